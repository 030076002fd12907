"""The wooden pieces of a seat. A drawing takes its three tones, so that the icons can draw the same thing in ivory."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ..svg import Pic, dark, light
from .layout import TONES

INK = "#0b1022"


class Tones(NamedTuple):
    """Main, dark and light colour of a piece."""

    main: str
    dark: str
    light: str


SEAT = Tones("#abc001", "#abc002", "#abc003")
IVORY = Tones("#e9dfc6", "#8d7f66", "#fffaf0")


def _flat(size: float, ring: Callable[[Pic, float, float], None]) -> Pic:
    """A round flat piece: its wooden side, its painted rim, the dark well of the sticker."""
    p = Pic(size, size)
    m = size / 2
    p.circle(m, m, m - 0.4, "#04060e")
    p.circle(m, m, m - 1.2, p.lin("#fbe9c4", "#d9b27a", "#7a5230"))
    p.circle(m, m - 0.9, m - 4.4, p.lin(SEAT.light, SEAT.main, SEAT.main, dx=0.5, dy=1), INK, 1.4)
    ring(p, m, m - 0.9)
    return p


def hull(p: Pic, t: Tones, sw: float = 3.0) -> None:
    """A starship from above, nose up, about 58 wide and 66 high round (0, 0): swept wings, one keel, two engines."""
    for x in (-11, 11):
        p.path(f"M{x - 4.5} 24 L{x} 39 L{x + 4.5} 24 Z", "#8fe0ff", INK, sw * 0.5)
    p.path(
        "M0 -34 C9 -24 10 -12 12 -2 L30 20 L29 27 L13 22 L11 28 H-11 L-13 22 L-29 27 L-30 20 L-12 -2 "
        "C-10 -12 -9 -24 0 -34 Z",
        p.lin("#ffffff", t.light, t.light, dx=0.3, dy=1),
        INK,
        sw,
    )
    p.path("M0 -31 C8 -22 8.6 -12 10.6 -1.5 L28 20 L27.4 24.6 L12.4 20.4 L10 26.4 H0 Z", t.main, op=0.5)
    p.path("M-13 3 L-25.5 19.5 L-14 18 Z M13 3 L25.5 19.5 L14 18 Z", t.dark, op=0.9)
    p.path("M0 -22 C5 -14 5.4 -4 4 3 H-4 C-5.4 -4 -5 -14 0 -22 Z", "#132a4c", INK, sw * 0.5)
    p.path("M-1 -17 C-3.4 -11 -3.4 -6 -2.8 -1", "", "#a9e6ff", 1.6)
    p.path("M-5 12 H5 M-4 18 H4", "", t.dark, 2)


def cruiser(p: Pic, t: Tones, sw: float = 3.0) -> None:
    """A battleship from above, nose up, about 62 wide and 84 high: a broad hull, side pods, four turrets."""
    for x in (-13, 0, 13):
        p.path(f"M{x - 5} 34 L{x} 47 L{x + 5} 34 Z", "#8fe0ff", INK, sw * 0.5)
    for s in (-1, 1):
        p.path(
            f"M{14 * s} -8 H{24 * s} L{30 * s} 2 V30 L{24 * s} 37 H{14 * s} Z", p.lin(t.light, t.main, t.dark), INK, sw
        )
        p.rect(26 * s - 2, -20, 4, 22, t.light, INK, sw * 0.45, 1.5)
    p.path(
        "M0 -43 L9 -33 L11 -18 L17 -12 L19 26 L13 37 H-13 L-19 26 L-17 -12 L-11 -18 L-9 -33 Z",
        p.lin("#ffffff", t.light, t.light, dx=0.3, dy=1),
        INK,
        sw,
    )
    p.path("M0 -40 L7.4 -32 L9.4 -17 L15.4 -11 L17.2 25 L12 35 H0 Z", t.main, op=0.55)
    for x, y in ((0, -25), (-9.5, -3), (9.5, -3), (0, 27)):
        p.line([(x, y), (x, y - 9)], INK, 4.4)
        p.line([(x, y), (x, y - 8.6)], t.light, 2)
        p.circle(x, y, 4.6, t.dark, INK, sw * 0.5)
    p.path("M-7 8 H7 L9 17 H-9 Z", "#132a4c", INK, sw * 0.5)
    p.path("M-4.6 10.4 H4", "", "#a9e6ff", 1.8)


def starship() -> Pic:
    """The small disc."""

    def ring(p: Pic, m: float, y: float) -> None:
        p.circle(m, y, m - 9.5, p.rad(SEAT.dark, SEAT.dark, INK, cx=0.5, cy=0.45, r=0.75), INK, 2)
        p.circle(m, y, m - 7.4, "", SEAT.light, 1.2, 0.8)
        p.push(m, y - 0.6, 0.93)
        hull(p, SEAT)
        p.pop()

    return _flat(88, ring)


def battleship() -> Pic:
    """The large disc: a studded rim and a heavier ship."""

    def ring(p: Pic, m: float, y: float) -> None:
        p.circle(m, y, m - 12.5, p.rad(SEAT.dark, SEAT.dark, INK, cx=0.5, cy=0.45, r=0.75), INK, 2)
        for i in range(16):
            a = 2 * math.pi * (i + 0.5) / 16
            r = m - 8.6
            p.circle(m + r * math.sin(a), y - r * math.cos(a), 2.5, SEAT.light, SEAT.dark, 0.9)
        p.push(m, y - 1.5, 0.98)
        cruiser(p, SEAT)
        p.pop()

    return _flat(116, ring)


def trooper(p: Pic, t: Tones, sw: float = 4.0) -> None:
    """A trooper's head and shoulders with a round helmet, about 72 wide and 92 high round (0, 0)."""
    p.oval(0, 42, 33, 7, INK, op=0.4)
    p.path(
        "M-14 -4 C-30 2 -36 20 -34 42 C-14 49 14 49 34 42 C36 20 30 2 14 -4 Z",
        p.lin(t.light, t.main, t.dark, dx=0.7, dy=1),
        INK,
        sw,
    )
    p.path("M-25 12 C-29 22 -30 32 -29 40", "", t.light, 4, 0.9)
    p.path("M9 2 C24 8 28 24 27 41 C19 43.5 10 44.5 3 44.5 C12 30 14 14 9 2 Z", t.dark, op=0.6)
    p.path("M-11 14 H11 V26 Q0 34 -11 26 Z", t.light, INK, sw * 0.6)
    p.path("M-6 17 L0 22 L6 17 M-6 23 L0 28 L6 23", "", t.dark, 2.6)
    p.circle(0, -22, 25, p.rad(t.light, t.main, t.dark, cx=0.36, cy=0.28, r=0.85), INK, sw)
    p.path(
        "M-19 -25 C-17 -35 17 -35 19 -25 C20 -12 11 -6 0 -6 C-11 -6 -20 -12 -19 -25 Z",
        p.lin("#284a78", "#0f1f3d"),
        INK,
        sw * 0.75,
    )
    p.path("M-13 -24 C-11 -29 -4 -30 1 -30", "", "#c9efff", 3.6)
    p.line([(17, -41), (23, -50)], INK, 4.4)
    p.circle(23.5, -50, 4, t.light, INK, sw * 0.5)


def laboratory(p: Pic, t: Tones, sw: float = 4.0) -> None:
    """A cube with a dish on top and an atom on its front, about 80 wide and 92 high round (0, 0)."""
    p.poly([(0, 2), (38, -17), (38, 25), (0, 45), (-38, 25), (-38, -17)], t.dark, INK, sw)
    p.poly([(-36, -15.5), (0, 3), (0, 42.5), (-36, 24)], p.lin(t.main, t.main, t.dark, dx=0.4, dy=1))
    p.poly([(36, -15.5), (0, 3), (0, 42.5), (36, 24)], t.dark)
    p.poly([(0, -36), (38, -17), (0, 2), (-38, -17)], t.light, INK, sw)
    for y in (9, 20):
        p.poly([(8, y + 6), (28, y - 4), (28, y + 1), (8, y + 11)], "#bff0ff", INK, sw * 0.3)
    p.push(-18.5, 13.5, 1, angle=14)
    for a in (0, 60, 120):
        p.push(0, 0, 1, angle=a)
        p.oval(0, 0, 14.5, 5.6, "", t.light, 2.6)
        p.pop()
    p.circle(0, 0, 4, t.light, INK, 1)
    p.pop()
    p.line([(0, -18), (0, -30)], INK, 6.5)
    p.line([(0, -18), (0, -30)], t.dark, 3)
    p.path("M-19 -44 C-15 -26 11 -22 20 -35 Z", p.lin(t.light, t.main), INK, sw * 0.8)
    p.line([(0, -36), (9, -49)], INK, 3.4)
    p.circle(9.5, -49.5, 3.6, "#ffe08a", INK, 1.6)


def dome(p: Pic, t: Tones, sw: float = 4.0) -> None:
    """A dome on a low drum, about 92 wide and 72 high round (0, 0)."""
    p.path("M-45 14 V24 C-45 40 45 40 45 24 V14 Z", p.lin(t.main, t.dark, dx=0.8, dy=0.6), INK, sw)
    p.oval(0, 14, 45, 12, t.light, INK, sw * 0.7)
    p.path(
        "M-36 13 C-36 -48 36 -48 36 13 C22 22 -22 22 -36 13 Z",
        p.rad("#ffffff", t.light, t.main, cx=0.33, cy=0.2, r=0.95),
        INK,
        sw,
    )
    p.path(
        "M0 -33 V19 M-19 -24 C-24 -10 -24 6 -22 17.5 M19 -24 C24 -10 24 6 22 17.5 "
        "M-35 -4 C-18 5 18 5 35 -4 M-28 -19 C-14 -13 14 -13 28 -19",
        "",
        t.dark,
        2.4,
    )
    p.path("M-27 -4 C-25 -17 -19 -24 -12 -27", "", "#ffffff", 5, 0.9)
    p.path("M-8 32.5 V22 C-8 15 8 15 8 22 V32.5 Z", INK)
    p.path("M-4.5 32 V23 C-4.5 19.5 4.5 19.5 4.5 23 V32 Z", "#ffd873")
    for x in (-32, -20, 20, 32):
        p.circle(x, 26 - abs(x) * 0.08, 3, "#ffd873", INK, 1)


def towers(p: Pic, t: Tones, sw: float = 4.0) -> None:
    """Three towers on a drum, about 88 wide and 112 high round (0, 0)."""
    p.path("M-43 36 V44 C-43 59 43 59 43 44 V36 Z", p.lin(t.main, t.dark, dx=0.8, dy=0.6), INK, sw)
    p.oval(0, 36, 43, 11.5, t.light, INK, sw * 0.7)
    for x, top, wide, foot, cap in ((-22, -14, 21, 39, 0), (23, -2, 21, 39, 0), (1, -38, 25, 44, 1)):
        p.path(
            f"M{x - wide / 2} {foot - 3} V{top} H{x + wide / 2} V{foot - 3} "
            f"Q{x} {foot + 4} {x - wide / 2} {foot - 3} Z",
            p.lin(t.light, t.main, t.dark, dx=1, dy=0.15),
            INK,
            sw,
        )
        if cap:
            p.path(f"M{x - wide / 2} {top} L{x} {top - 15} L{x + wide / 2} {top} Z", t.light, INK, sw)
            p.line([(x, top - 15), (x, top - 20)], INK, 4)
        else:
            p.path(
                f"M{x - wide / 2} {top} C{x - wide / 2} {top - 12} {x + wide / 2} {top - 12} {x + wide / 2} {top} Z",
                t.light,
                INK,
                sw,
            )
        for row in range(int((foot - top - 12) // 13)):
            for s in (-1, 1):
                p.rect(x + s * wide * 0.22 - 2.6, top + 7 + row * 13, 5.2, 7, "#ffd873", INK, 0.8, 1)


# Outlines of the standing pieces: a pale edge round them parts them from any ground, as on printed stickers.
EDGES: dict[str, tuple[str, ...]] = {
    "troop": (
        "M-14 -4 C-30 2 -36 20 -34 42 C-14 49 14 49 34 42 C36 20 30 2 14 -4 Z",
        "M-25 -22 A25 25 0 1 1 25 -22 A25 25 0 1 1 -25 -22 Z",
        "M17 -41 L23.5 -50",
    ),
    "facility": (
        "M0 -36 L38 -17 V25 L0 45 L-38 25 V-17 Z",
        "M-19 -44 C-15 -26 11 -22 20 -35 Z",
        "M0 -18 V-30 M0 -36 L9.5 -49.5",
    ),
    "colony": ("M-45 14 V24 C-45 40 45 40 45 24 V14 Z", "M-45 14 L-36 13 C-36 -48 36 -48 36 13 L45 14 Z"),
    "city": (
        "M-43 36 V44 C-43 59 43 59 43 44 V36 Z",
        "M-32.5 40 V-14 C-32.5 -24 -16 -26 -11.5 -20 V-38 L1 -53 L13.5 -38 V-8 C18 -14 33.5 -12 33.5 -2 V40 Z",
        "M1 -53 V-58",
    ),
}


def _standing(wide: float, high: float, y: float, name: str, draw: Callable[[Pic, Tones], None]) -> Callable[[], Pic]:
    def make() -> Pic:
        p = Pic(wide, high)
        p.push(wide / 2, y)
        for d in EDGES[name]:
            p.path(d, "#fff6dc", INK, 13.5)
        for d in EDGES[name]:
            p.path(d, "#fff6dc", "#fff6dc", 11)
        draw(p, SEAT)
        p.pop()
        return p

    return make


def marker(colour: str) -> Pic:
    """A technology marker: a six-sided block of the seat with a stone in the technology's colour."""
    p, tone = Pic(88, 88), TONES[colour]
    p.push(44, 44)
    six = [(40 * math.cos(math.radians(a)), 40 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    p.poly([(x, y * 0.98 + 4) for x, y in six], SEAT.dark, INK, 3.4)
    p.poly([(x, y * 0.98 - 2) for x, y in six], p.lin(SEAT.light, SEAT.main, SEAT.main, dx=0.5, dy=1), INK, 3.4)
    p.poly([(x * 0.84, y * 0.82 - 2) for x, y in six], "", SEAT.light, 2.4, 0.9)
    p.circle(0, -2, 20.5, INK)
    p.circle(0, -2, 18, p.rad(light(tone, 0.6), tone, dark(tone, 0.45), cx=0.35, cy=0.3, r=0.85))
    p.star(0, -2, 13, 4.2, 4, "#ffffff")
    p.pop()
    return p


def _markers() -> dict[str, Callable[[], Pic]]:
    return {f"marker_{colour}": (lambda c=colour: marker(c)) for colour in TONES}


PIECES: dict[str, Callable[[], Pic]] = {
    "starship": starship,
    "battleship": battleship,
    "troop": _standing(84, 118, 63, "troop", trooper),
    "facility": _standing(92, 114, 62, "facility", laboratory),
    "colony": _standing(106, 92, 44, "colony", dome),
    "city": _standing(102, 136, 72, "city", towers),
    **_markers(),
}
