"""The discs that lie in the holes: six faces and a back, told apart by surface and rim as well as by colour."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from ..svg import Pic, dark, light, mix
from .layout import TONES

INK = "#0b1022"
SEAT, SEAT_DARK, SEAT_LIGHT = "#abc001", "#abc002", "#abc003"
BOX, MIDDLE = 152, 76.0
RIM, FACE = 72.5, 60.0
Point = tuple[float, float]


def inside(points: Sequence[Point], radius: float = FACE) -> list[Point]:
    """The points, those outside the face drawn in to its edge."""
    out = []
    for x, y in points:
        r = math.hypot(x - MIDDLE, y - MIDDLE)
        k = min(1.0, radius / r) if r else 1.0
        out.append((MIDDLE + (x - MIDDLE) * k, MIDDLE + (y - MIDDLE) * k))
    return out


def blob(rng: random.Random, x: float, y: float, r: float, rough: float = 0.3, flat: float = 1.0) -> list[Point]:
    """An uneven round outline."""
    waves = [(k, rng.uniform(0, 6.3), rng.uniform(0.3, 1) / k) for k in range(2, 8)]
    out = []
    for i in range(48):
        a = 2 * math.pi * i / 48
        q = r * (1 + rough * sum(s * math.sin(k * a + f) for k, f, s in waves))
        out.append((x + q * math.cos(a), y + q * math.sin(a) * flat))
    return out


def band(y0: float, y1: float, wave: float, phase: float, radius: float = FACE) -> list[Point]:
    """A wavy band across the face between two heights (from its middle, as parts of the radius)."""

    def edge(level: float, shift: float) -> list[Point]:
        line = []
        for i in range(41):
            x = -1 + i / 20
            y = level * (1 - 0.12 * x * x) + wave * math.sin(5 * x + phase + shift)
            high = math.sqrt(max(0.0, 1 - x * x))
            line.append((MIDDLE + x * radius, MIDDLE + max(-high, min(high, y)) * radius))
        return line

    return edge(y0, 0) + edge(y1, 0.7)[::-1]


def disc(p: Pic, rim: str, rim_light: str, rim_dark: str) -> None:
    """A turned wooden disc, painted: its side, its rim, the well of its face."""
    p.circle(MIDDLE, MIDDLE, 75.5, "#05070f")
    p.circle(MIDDLE, MIDDLE, 74.6, p.lin("#d2a870", "#8f6436", "#4c311a"))
    p.circle(MIDDLE, MIDDLE - 1.4, RIM, p.lin(rim_light, rim, rim_dark, dx=0.7, dy=1), INK, 1.4)
    p.circle(MIDDLE, MIDDLE - 1.4, RIM - 2.6, "", rim_light, 1.2, 0.55)
    p.circle(MIDDLE, MIDDLE, FACE + 2.2, INK)


def gloss(p: Pic, radius: float = FACE, x: float = MIDDLE, y: float = MIDDLE) -> None:
    """Light from the upper left and night at the lower right."""
    p.circle(x, y, radius, p.rad(INK, INK, INK, cx=0.34, cy=0.3, r=0.82, fades=(0, 0.05, 0.72)))
    p.circle(x, y, radius, p.rad("#ffffff", "#ffffff", cx=0.3, cy=0.24, r=0.5, fades=(0.42, 0)))


def sparks(p: Pic, rng: random.Random, count: int, sizes: Sequence[float], colour: str) -> None:
    """Small stars all over the face."""
    for _ in range(count):
        a, r = rng.uniform(0, 2 * math.pi), FACE * 0.94 * math.sqrt(rng.random())
        x, y = MIDDLE + r * math.cos(a), MIDDLE + r * math.sin(a)
        p.circle(x, y, rng.choice(sizes), colour, op=rng.uniform(0.35, 0.95))


def notches(p: Pic, count: int, mark: Callable[[Pic, float, float, float], None]) -> None:
    """The same mark all round the rim."""
    for i in range(count):
        a = 2 * math.pi * i / count
        r = (RIM + FACE) / 2 - 0.6
        mark(p, MIDDLE + r * math.sin(a), MIDDLE - 0.8 - r * math.cos(a), math.degrees(a))


def orange() -> Pic:
    """A giant of gas: wavy bands and one great storm; rays on the rim."""
    p, tone = Pic(BOX, BOX), TONES["orange"]
    disc(p, dark(tone, 0.12), light(tone, 0.5), dark(tone, 0.5))
    notches(p, 24, lambda q, x, y, a: _dash(q, x, y, a, 5.4, 2.6, "#fff0cf"))
    p.circle(MIDDLE, MIDDLE, FACE, p.lin("#f7a94e", tone, "#b8561a"))
    tones = ("#b9531a", "#ffd28a", "#d8691f", "#ffe3ab", "#a94715", "#ffc272", "#8f3a12")
    for i, (y0, y1) in enumerate(
        ((-0.86, -0.7), (-0.58, -0.42), (-0.36, -0.2), (-0.08, 0.1), (0.22, 0.42), (0.52, 0.64), (0.76, 0.92))
    ):
        p.poly(band(y0, y1, 0.025, i * 1.7), tones[i], op=0.85)
    p.push(MIDDLE + 17, MIDDLE + 19, 1, angle=-8)
    p.oval(0, 0, 24, 14.5, "#ffe9bf")
    p.oval(0, 0, 20, 11.5, "#d6511c")
    p.oval(-1, 0, 14, 7.6, "#ff9a4a")
    p.path("M-10 1 C-8 -6 8 -7 9 0 C8 5 -3 6 -3 1", "", "#fff0cf", 2.2)
    p.pop()
    gloss(p)
    return p


def _dash(p: Pic, x: float, y: float, angle: float, long: float, wide: float, colour: str) -> None:
    p.push(x, y, 1, angle=angle)
    p.rect(-wide / 2, -long / 2, wide, long, colour, rx=wide / 2, op=0.9)
    p.pop()


def grey() -> Pic:
    """A dead moon full of craters; round studs on the rim."""
    p, tone = Pic(BOX, BOX), TONES["grey"]
    disc(p, dark(tone, 0.18), "#eef1f5", "#3d434c")
    notches(p, 16, lambda q, x, y, a: q.circle(x, y, 2.7, "#f4f7fa", "#3d434c", 0.8))
    p.circle(MIDDLE, MIDDLE, FACE, p.rad("#d5dae0", "#a3aab3", "#767d87", cx=0.35, cy=0.3, r=0.85))
    rng = random.Random(5)
    for x, y, r in ((60, 104, 22), (108, 60, 26), (40, 50, 20)):
        p.poly(inside(blob(rng, x, y, r, 0.25)), "#7c838d", op=0.55)
    for x, y, r in (
        (54, 56, 15),
        (98, 52, 9.5),
        (92, 96, 18.5),
        (48, 98, 9),
        (72, 34, 6.5),
        (118, 74, 7),
        (70, 78, 5),
        (64, 118, 7.5),
        (30, 78, 5.5),
        (108, 110, 4.6),
        (38, 64, 3.4),
        (84, 66, 3),
        (112, 92, 3),
        (88, 26, 3.4),
    ):
        _crater(p, x, y, r)
    gloss(p)
    return p


def _crater(
    p: Pic, x: float, y: float, r: float, floor: str = "#6a717b", lip: str = "#f2f5f8", shade: str = "#3b414a"
) -> None:
    p.circle(x + r * 0.1, y + r * 0.1, r * 1.08, lip, op=0.9)
    p.circle(x, y, r, shade)
    p.oval(x + r * 0.13, y + r * 0.14, r * 0.84, r * 0.82, p.lin(floor, mix(floor, lip, 0.45), dx=1, dy=1))
    if r > 8:
        p.circle(x + r * 0.12, y + r * 0.14, r * 0.2, lip, shade, 1)


def purple() -> Pic:
    """A small world in a great ring, far out among the stars; a double line on the rim."""
    p, tone = Pic(BOX, BOX), TONES["purple"]
    disc(p, dark(tone, 0.1), light(tone, 0.5), dark(tone, 0.55))
    p.circle(MIDDLE, MIDDLE - 0.8, 68.4, "", "#ecd9ff", 1.5, 0.9)
    p.circle(MIDDLE, MIDDLE - 0.8, 64.6, "", "#ecd9ff", 1.5, 0.9)
    p.circle(MIDDLE, MIDDLE, FACE, p.rad("#7a45a8", "#4d2a78", "#281446", cx=0.4, cy=0.35, r=0.75))
    sparks(p, random.Random(12), 34, (0.8, 1.1, 1.6), "#f0dcff")
    turn, radius = -24.0, 35.0
    p.push(MIDDLE, MIDDLE, 1, angle=turn)
    for rx, ry, width, colour in _RINGS:
        p.path(f"M{-rx} 0 A{rx} {ry} 0 0 1 {rx} 0", "", colour, width)
    p.circle(0, 0, radius, p.rad("#ecc6ff", "#a762d2", "#5f2f88", cx=0.4, cy=0.32, r=0.75), INK, 1.6)
    for y, tall, colour in ((-22, 6, "#7a3fa6"), (-9, 4, "#dcb0fa"), (4, 8, "#7a3fa6"), (20, 5, "#4d2374")):
        half = math.sqrt(radius**2 - (abs(y) + tall / 2) ** 2) - 1
        p.path(
            f"M{-half} {y} Q0 {y + 6} {half} {y} L{half - 1} {y + tall} Q0 {y + tall + 6} {-half + 1} {y + tall} Z",
            colour,
            op=0.7,
        )
    gloss(p, radius, 0, 0)
    for rx, ry, width, colour in _RINGS:
        p.path(f"M{-rx} 0 A{rx} {ry} 0 0 0 {rx} 0", "", colour, width)
    p.pop()
    return p


_RINGS = (
    (51.5, 14.5, 9.4, "#1a0b30"),
    (54.5, 15.6, 2.6, "#fff0c8"),
    (50, 13.8, 3.6, "#e9b8ff"),
    (46, 12.2, 1.6, "#fff0c8"),
)


def brown() -> Pic:
    """A dry world: dark continents in a pale sea of sand, with canyons; teeth on the rim."""
    p, tone = Pic(BOX, BOX), TONES["brown"]
    disc(p, dark(tone, 0.15), light(tone, 0.45), dark(tone, 0.6))
    notches(p, 28, lambda q, x, y, a: _tooth(q, x, y, a))
    p.circle(MIDDLE, MIDDLE, FACE, p.rad("#efd3a2", "#d5ab70", "#a67a48", cx=0.35, cy=0.3, r=0.85))
    rng = random.Random(23)
    lands = [
        (48, 54, 27, 0.42),
        (104, 58, 21, 0.45),
        (96, 106, 28, 0.4),
        (46, 110, 15, 0.4),
        (78, 26, 13, 0.4),
        (124, 92, 12, 0.3),
    ]
    for x, y, r, rough in lands:
        shape = blob(rng, x, y, r, rough)
        p.poly(inside([(a + 1.6, b + 2) for a, b in shape], FACE - 0.4), "#7a5228")
        p.poly(inside(shape, FACE - 0.4), p.lin("#8f5a2f", "#5c3517", dx=0.6, dy=1), "#3b200d", 1.6)
        p.poly(
            inside([(x + (a - x) * 0.56 - 1, y + (b - y) * 0.56 - 1.4) for a, b in shape], FACE - 4), "#a9713d", op=0.9
        )
    for d in ("M60 84 l8 -8 l-2 -8 l10 -6 M68 76 l10 4", "M66 118 l-4 10 M66 118 l9 -5 l2 -8", "M84 44 l8 -4"):
        p.path(d, "", "#6a3f1d", 2)
    for x, y in ((42, 54), (54, 46), (92, 104), (104, 98), (102, 54)):
        p.path(f"M{x - 7} {y + 5} L{x} {y - 6} L{x + 7} {y + 5} Z", "#4a2810")
        p.path(f"M{x - 7} {y + 5} L{x} {y - 6} L{x - 1} {y + 5} Z", "#e6c08a")
    gloss(p)
    return p


def _tooth(p: Pic, x: float, y: float, angle: float) -> None:
    p.push(x, y, 1, angle=angle)
    p.path("M-4.2 4 L0 -4 L4.2 4 Z", "#f3dcb2", op=0.9)
    p.pop()


def asteroid() -> Pic:
    """A broken rock with splinters round it; a rough dark rim."""
    p = Pic(BOX, BOX)
    disc(p, "#4b4a52", "#a9a7b0", "#1e1d25")
    rng = random.Random(3)

    def pit(q: Pic, x: float, y: float, _: float) -> None:
        q.circle(x + rng.uniform(-2, 2), y + rng.uniform(-2, 2), rng.uniform(0.8, 2.1), "#d0ced6", op=0.6)

    notches(p, 36, pit)
    p.circle(MIDDLE, MIDDLE, FACE, p.rad("#243056", "#141b38", "#090d1f", cx=0.4, cy=0.35, r=0.75))
    sparks(p, rng, 26, (0.8, 1.2), "#dfe8ff")
    _rock(p)
    for x, y, r in ((118, 40, 6), (32, 112, 7), (122, 114, 4), (44, 34, 3.6)):
        splinter = ((-1, 0), (-0.3, -0.8), (1, -0.3), (0.6, 0.8), (-0.5, 0.7))
        p.poly([(x + u * r, y + v * r) for u, v in splinter], "#9b8d82", INK, 1.6)
    return p


# The rock's outline, from the left over the top; its flat front.
_EDGE = "34,66 44,46 62,38 80,42 98,36 114,54 116,76 122,92 106,110 88,112 72,122 52,110 38,96"
_FRONT = "52,58 66,48 88,52 98,72 88,92 64,92 50,78"


def _corners(text: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def _rock(p: Pic) -> None:
    """The rock itself: a facet to every side of the outline, lit from the upper left."""
    edge, hub = _corners(_EDGE), (74.0, 72.0)
    p.poly(edge, "#7e7068", INK, 3.4)
    for i, (a, b) in enumerate(zip(edge, edge[1:] + edge[:1], strict=True)):
        slope = ((a[0] + b[0]) / 2 - hub[0] + (a[1] + b[1]) / 2 - hub[1]) / 90
        p.poly([a, b, hub], mix("#b5a597", "#3b332f", min(1, max(0, 0.48 + slope * 0.5 + (i % 2) * 0.1))))
    p.poly(_corners(_FRONT), p.lin("#c4b5a6", "#8b7c70", "#5b5049", dx=0.8, dy=1))
    for x, y, r in ((66, 66, 8.5), (86, 78, 6), (70, 84, 4), (104, 92, 5), (84, 60, 3.4), (52, 96, 4)):
        _crater(p, x, y, r, "#5d524b", "#dccfc2", "#2d2622")
    p.poly(edge, "", INK, 3)


def home() -> Pic:
    """A seat's own world: its colour, green lands, and a golden ring of honour with eight studs and a star on top."""
    p = Pic(BOX, BOX)
    disc(p, SEAT, SEAT_LIGHT, SEAT_DARK)
    p.circle(MIDDLE, MIDDLE - 0.8, 66.5, "", "#6b4a12", 7.4)
    p.circle(MIDDLE, MIDDLE - 0.8, 66.5, "", "#f3cf74", 5)
    p.circle(MIDDLE, MIDDLE - 0.8, 67.6, "", "#fff3c8", 1.2)
    notches(p, 8, lambda q, x, y, a: q.circle(x, y, 4.6, SEAT, "#3d2a08", 1.5))
    p.circle(MIDDLE, MIDDLE, FACE, p.rad(SEAT_LIGHT, SEAT, SEAT_DARK, cx=0.36, cy=0.3, r=0.8))
    rng = random.Random(41)
    for x, y, r, flat in ((46, 62, 21, 1), (100, 52, 17, 0.8), (98, 102, 24, 0.9), (50, 112, 13, 0.7), (74, 84, 7, 1)):
        shape = blob(rng, x, y, r, 0.4, flat)
        p.poly(inside([(a + 1.4, b + 1.8) for a, b in shape], FACE - 0.4), SEAT_DARK, op=0.9)
        p.poly(inside(shape, FACE - 0.4), SEAT_LIGHT, SEAT_DARK, 1.2)
    for x, y in ((44, 58), (52, 68), (98, 50), (94, 98), (106, 104), (98, 110), (48, 112)):
        p.circle(x, y, 2.1, "#fff6c8", SEAT_DARK, 0.8)
    p.path("M30 84 C50 74 70 92 92 80 C104 74 114 78 124 74", "", "#ffffff", 3.4, 0.75)
    p.path("M44 36 C60 30 74 40 96 32", "", "#ffffff", 3, 0.65)
    gloss(p)
    p.star(MIDDLE, 13.2, 11, 4.8, 5, "#fff0b4", "#3d2a08", 1.8)
    return p


def back() -> Pic:
    """Face down: a dark disc with a hook of light that hangs over a star, as one draws the unknown."""
    p = Pic(BOX, BOX)
    disc(p, "#2a3566", "#8fa2e6", "#0d1230")
    notches(p, 12, lambda q, x, y, a: q.star(x, y, 4, 1.4, 4, "#b9c8ff"))
    p.circle(MIDDLE, MIDDLE, FACE, p.rad("#2c3a78", "#161e46", "#090d22", cx=0.42, cy=0.38, r=0.72))
    p.circle(MIDDLE, MIDDLE, 53, "", "#6f86dc", 1, 0.55)
    p.circle(MIDDLE, MIDDLE, 44, "", "#6f86dc", 0.8, 0.35)
    sparks(p, random.Random(8), 40, (0.7, 1.0, 1.4), "#dfe8ff")
    hook = "M57 58 C57 41 70 35 79 36 C91 37 98 45 97 56 C96 68 78 70 77 85"
    p.path(hook, "", INK, 13)
    p.path(hook, "", "#8fa6f0", 9)
    p.path(hook, "", "#e8efff", 5.4)
    p.star(77, 107, 15, 5, 4, "#fff4cf", INK, 2.4)
    gloss(p)
    return p


WORLDS: dict[str, Callable[[], Pic]] = {
    "orange": orange,
    "grey": grey,
    "purple": purple,
    "brown": brown,
    "asteroid": asteroid,
    "home": home,
    "back": back,
}
