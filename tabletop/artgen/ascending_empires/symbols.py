"""The icons of the game: one drawing per concept, 64 x 64, told apart by outline as well as by colour."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import pieces
from .layout import TONES
from .worlds import blob

INK = "#0b1022"
GOLD, RED, BLUE, VIOLET, GREEN = "#f0bf45", "#e0483a", "#4f9be0", "#9a7bf0", "#54b070"


def _piece(
    draw: Callable[[Pic, pieces.Tones, float], None], scale: float, y: float, sw: float
) -> Callable[[Pic], None]:
    def icon(p: Pic) -> None:
        p.push(32, y, scale)
        draw(p, pieces.IVORY, sw)
        p.pop()

    return icon


def _ball(p: Pic, tone: str, r: float = 27.0, x: float = 32.0, y: float = 32.0) -> None:
    p.circle(x, y, r, p.rad(light(tone, 0.55), tone, dark(tone, 0.4), cx=0.36, cy=0.3, r=0.85), INK, 4)


def orange(p: Pic) -> None:
    """Bands and a storm."""
    tone = TONES["orange"]
    _ball(p, tone)
    for y, half, colour in ((17, 20, "#ffe0a6"), (26, 24.4, "#a94715"), (35, 24.8, "#ffe0a6"), (50, 16, "#a94715")):
        p.path(f"M{32 - half} {y} q{half / 2} 3.4 {half} 0 t{half} 0", "", colour, 4.4)
    p.oval(40, 42, 9.5, 6, "#fff0cf", "#8f3a12", 2.4)


def grey(p: Pic) -> None:
    """Craters."""
    _ball(p, TONES["grey"])
    for x, y, r in ((25, 24, 8.5), (42, 38, 9.5), (23, 44, 4.6), (43, 19, 4.2)):
        p.circle(x + 1.2, y + 1.2, r, "#f4f7fa")
        p.circle(x, y, r, "#4b525c")


def purple(p: Pic) -> None:
    """A ring round a ball."""
    p.push(32, 32, 1, angle=-24)
    p.path("M-29 0 A29 9 0 0 1 29 0", "", INK, 9)
    p.path("M-29 0 A29 9 0 0 1 29 0", "", "#f0dcff", 4.4)
    _ball(p, TONES["purple"], 19.5, 0, 0)
    p.path("M-29 0 A29 9 0 0 0 29 0", "", INK, 9)
    p.path("M-29 0 A29 9 0 0 0 29 0", "", "#f0dcff", 4.4)
    p.pop()


def brown(p: Pic) -> None:
    """Dark continents on sand."""
    _ball(p, "#dcb478")
    rng = random.Random(23)
    for x, y, r in ((22, 23, 11), (42, 25, 7.5), (39, 46, 10), (19, 44, 5)):
        p.poly(blob(rng, x, y, r, 0.3), "#7a481f", "#4a2810", 1.6)
    p.circle(32, 32, 27, "", INK, 4)


def asteroid(p: Pic) -> None:
    """A rock with corners."""
    edge = [(9, 36), (11, 19), (25, 7), (41, 10), (56, 22), (56, 40), (46, 55), (28, 57), (15, 50)]
    p.poly(edge, p.lin("#cbbcae", "#877a70", "#4f4641", dx=0.8, dy=1), INK, 4.4)
    p.path(
        "M11 19 L25 26 L41 10 M25 26 L24 44 L9 36 M24 44 L28 57 M24 44 L44 38 L56 40 M44 38 L41 10", "", "#5b5049", 2
    )
    p.circle(34, 24, 5, "#3b332f")
    p.circle(37, 47, 3.4, "#3b332f")


def home(p: Pic) -> None:
    """A world under a star, ringed with gold."""
    p.circle(32, 34, 27.5, "#8a5f17", INK, 3.6)
    p.circle(32, 34, 24.6, "", GOLD, 4.4)
    _ball(p, BLUE, 19.6, 32, 34)
    rng = random.Random(6)
    for x, y, r in ((26, 29, 7), (39, 41, 7.5)):
        p.poly(blob(rng, x, y, r, 0.35), "#cfe9ff", "#1f4d80", 1.4)
    p.star(32, 10.4, 9.6, 4.2, 5, "#fff3bf", INK, 3)


def hidden(p: Pic) -> None:
    """A disc face down."""
    _ball(p, "#31407f")
    for colour, wide in ((INK, 9.5), ("#e8efff", 5)):
        p.path("M23 25 C23 13 42 13 42 24 C42 32 33 31 33 39", "", colour, wide)
    p.star(33, 49, 7.4, 2.6, 4, "#fff4cf")


def vp(p: Pic) -> None:
    """A golden token with a star."""
    six = [(32 + 29 * math.sin(math.radians(a)), 32 - 29 * math.cos(math.radians(a))) for a in range(0, 360, 45)]
    p.poly(six, p.lin("#ffeaa6", GOLD, "#a86f17", dx=0.6, dy=1), INK, 4)
    p.poly([(32 + (x - 32) * 0.78, 32 + (y - 32) * 0.78) for x, y in six], p.lin("#c98d25", "#8a5a12"), "#fff2c4", 1.4)
    p.star(32, 32.6, 18.5, 8, 5, p.lin("#fffbe6", "#ffe08a"), "#5e3c08", 2)


def technology(p: Pic) -> None:
    """An atom."""
    for a in (0, 60, 120):
        p.push(32, 32, 1, angle=a)
        p.oval(0, 0, 27.5, 10.5, "", INK, 8)
        p.pop()
    for a, colour in ((0, "#7fd0ff"), (60, "#ffd36b"), (120, "#d0a8ff")):
        p.push(32, 32, 1, angle=a)
        p.oval(0, 0, 27.5, 10.5, "", colour, 4)
        p.pop()
    p.circle(32, 32, 6.6, "#ffffff", INK, 3)


def points(p: Pic) -> None:
    """Movement: three chevrons that grow."""
    for i, colour in enumerate(("#3f79b8", "#5fb0ee", "#c4eaff")):
        x = 6 + 15 * i
        p.path(f"M{x} 10 H{x + 11} L{x + 25} 32 L{x + 11} 54 H{x} L{x + 14} 32 Z", colour, INK, 3.6)


def range_(p: Pic) -> None:
    """A ruler's length between two stops, a sight in the middle."""
    p.path("M6 14 V50 M58 14 V50 M9 32 H55", "", INK, 10)
    p.path("M6 14 V50 M58 14 V50 M9 32 H55", "", "#ffd36b", 5)
    p.circle(32, 32, 15, "#16204a", INK, 3)
    p.circle(32, 32, 11.4, "", "#ff8a6b", 4)
    p.path("M32 13 V24 M32 40 V51 M13 32 H24 M40 32 H51", "", "#ff8a6b", 3.4)
    p.circle(32, 32, 3, "#ffffff")


def blockaded(p: Pic) -> None:
    """A world behind a red bar and closed ring."""
    _ball(p, "#6c7488", 17)
    p.circle(32, 32, 25.5, "", INK, 11)
    p.circle(32, 32, 25.5, "", RED, 6)
    p.path("M14.5 49.5 L49.5 14.5", "", INK, 11)
    p.path("M14.5 49.5 L49.5 14.5", "", RED, 6)


def defended(p: Pic) -> None:
    """A shield over a world."""
    d = "M32 4 C41 10 50 11.5 57 11 C59 33 52 51 32 61 C12 51 5 33 7 11 C14 11.5 23 10 32 4 Z"
    p.path(d, p.lin("#bfe2ff", BLUE, "#1f4d80", dx=0.8, dy=1), INK, 4.4)
    p.path("M32 10 C39 14.5 45.5 16.4 51.4 16.6 C52 33 46.5 46.4 32 54.6 Z", "#123463", op=0.35)
    p.circle(32, 31, 11.5, "#eaf6ff", INK, 3)
    p.path("M22 34 q10 6 20 -3", "", "#1f4d80", 3)


def peeked(p: Pic) -> None:
    """An eye whose pupil is a star."""
    p.path("M3 33 C16 11 48 11 61 33 C48 53 16 53 3 33 Z", p.lin("#ffffff", "#cfdcff"), INK, 4.4)
    p.circle(32, 32, 13.5, p.rad("#b9a4ff", "#6a48d0", "#2f1d77"), INK, 2.6)
    p.star(32, 32, 10.4, 3.2, 4, "#fff4cf")


def used(p: Pic) -> None:
    """A tick in a spent disc."""
    _ball(p, "#4d566e")
    for colour, wide in ((INK, 11), ("#dfe8ff", 6)):
        p.path("M18 33 L28 43 L47 21", "", colour, wide)


def _burst(p: Pic, x: float, y: float, r: float) -> None:
    p.star(x, y, r, r * 0.5, 9, "#ffcf4a", INK, 3)
    p.star(x, y, r * 0.62, r * 0.3, 9, "#fff3c4")


def ram(p: Pic) -> None:
    """Two discs that meet."""
    _ball(p, RED, 14.5, 17, 42)
    _ball(p, BLUE, 14.5, 47, 42)
    _burst(p, 32, 20, 17)


def shot(p: Pic) -> None:
    """A beam and what it does."""
    p.line([(6, 58), (34, 30)], INK, 12)
    p.line([(6, 58), (34, 30)], "#7fe0ff", 6)
    _burst(p, 41, 22, 21)


def recruit(p: Pic) -> None:
    """A trooper with a plus."""
    p.push(25, 36, 0.52)
    pieces.trooper(p, pieces.IVORY, 6)
    p.pop()
    p.path("M49 8 V28 M39 18 H59", "", INK, 12)
    p.path("M49 8 V28 M39 18 H59", "", "#6fd08c", 6.4)


def move(p: Pic) -> None:
    """A ship on its way."""
    p.path("M6 58 C8 46 12 40 18 36 M16 60 C18 52 21 48 26 45", "", INK, 8)
    p.path("M6 58 C8 46 12 40 18 36 M16 60 C18 52 21 48 26 45", "", "#7fd0ff", 4)
    p.push(37, 27, 0.66, angle=45)
    pieces.hull(p, pieces.IVORY, 5)
    p.pop()


def mine(p: Pic) -> None:
    """A pick over a lump of ore."""
    p.poly([(6, 58), (14, 42), (28, 36), (42, 44), (50, 58)], p.lin("#a9764a", "#5e3b1d"), INK, 4)
    p.star(26, 49, 6, 2, 4, "#ffe9a8")
    p.line([(30, 42), (50, 12)], INK, 9.5)
    p.line([(30, 42), (50, 12)], "#c99b63", 5)
    p.path("M27 10 C38 4 54 10 60 30 C54 22 44 15 27 10 Z", p.lin("#ffffff", "#9fb0c8"), INK, 3.6)


def build(p: Pic) -> None:
    """A crane over a block."""
    p.path("M14 60 V8 H56 V22", "", INK, 10)
    p.path("M14 60 V8 H56 V22 M14 22 L28 8", "", GOLD, 5)
    p.line([(56, 20), (56, 28)], INK, 3)
    p.poly([(44, 34), (56, 28), (62, 33), (62, 46), (50, 52), (44, 47)], "#9fc2ff", INK, 3.4)
    p.path("M44 34 L50 39 L62 33 M50 39 V52", "", INK, 2.4)
    p.path("M4 60 H40", "", INK, 8)
    p.path("M4 60 H40", "", "#c7d2ea", 3.4)


def research(p: Pic) -> None:
    """A flask."""
    d = "M25 5 H39 V22 L56 51 C58 56 55 60 50 60 H14 C9 60 6 56 8 51 L25 22 Z"
    p.path(d, "#dff1ff", INK, 4.4)
    p.path("M19.5 36 H44.5 L53 51.5 C54 55 52.6 57 50 57 H14 C11.4 57 10 55 11 51.5 Z", p.lin("#c79bff", "#7a3fc0"))
    for x, y, r in ((26, 46, 3.6), (37, 50, 2.6), (35, 41, 2.2)):
        p.circle(x, y, r, "#f3e4ff")
    p.path("M22 6 H42", "", INK, 7)
    p.path("M22 6 H42", "", "#9fb4d8", 3)


def supply(p: Pic) -> None:
    """An open crate."""
    p.poly([(6, 26), (32, 38), (32, 60), (6, 47)], "#6f8fc4", INK, 3.6)
    p.poly([(58, 26), (32, 38), (32, 60), (58, 47)], "#45639a", INK, 3.6)
    p.poly([(6, 26), (32, 15), (58, 26), (32, 38)], "#16204a", INK, 3.6)
    p.path("M32 4 V22 M24 14 L32 22.5 L40 14", "", INK, 9)
    p.path("M32 4 V22 M24 14 L32 22.5 L40 14", "", "#8fe0a8", 4.6)


def box(p: Pic) -> None:
    """A closed box."""
    p.poly([(6, 22), (32, 33), (32, 60), (6, 47)], "#7d7488", INK, 3.6)
    p.poly([(58, 22), (32, 33), (32, 60), (58, 47)], "#544c60", INK, 3.6)
    p.poly([(6, 22), (32, 10), (58, 22), (32, 33)], "#b3aabf", INK, 3.6)
    p.path("M19 16 L45 27.5 V38", "", "#ffd873", 4.4)


def beside(p: Pic) -> None:
    """Buildings in store: a cube and a dome."""
    p.push(22, 26, 0.5)
    pieces.laboratory(p, pieces.IVORY, 6)
    p.pop()
    p.push(41, 47, 0.47)
    pieces.dome(p, pieces.IVORY, 6)
    p.pop()


def pool(p: Pic) -> None:
    """A heap of tokens."""
    for x, y in ((4, 26), (28, 26), (16, 4)):
        p.push(x, y, 0.52)
        vp(p)
        p.pop()


ICONS: dict[str, Callable[[Pic], None]] = {
    "troop": _piece(pieces.trooper, 0.6, 35, 5.5),
    "starship": _piece(pieces.hull, 0.84, 31, 4.6),
    "battleship": _piece(pieces.cruiser, 0.68, 31, 5),
    "facility": _piece(pieces.laboratory, 0.62, 34, 5.5),
    "colony": _piece(pieces.dome, 0.65, 34, 5.5),
    "city": _piece(pieces.towers, 0.54, 34, 6),
    "orange": orange,
    "grey": grey,
    "purple": purple,
    "brown": brown,
    "asteroid": asteroid,
    "home": home,
    "hidden": hidden,
    "vp": vp,
    "technology": technology,
    "points": points,
    "range": range_,
    "blockaded": blockaded,
    "defended": defended,
    "peeked": peeked,
    "used": used,
    "ram": ram,
    "shot": shot,
    "recruit": recruit,
    "move": move,
    "mine": mine,
    "build": build,
    "research": research,
    "supply": supply,
    "box": box,
    "beside": beside,
    "pool": pool,
}


def drawn(name: str) -> str:
    """The SVG text of one icon."""
    pic = Pic(64, 64)
    ICONS[name](pic)
    return pic.text()
