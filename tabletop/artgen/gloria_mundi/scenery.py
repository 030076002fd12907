"""Skies, land, trees and buildings that the card pictures are put together from. Light comes from the upper left."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..svg import Pic, dark, light, mix

INK = "#2b1a10"
LINE = 2.2
TILE, WALL, MARBLE, WOOD, STONE = "#c4552f", "#f2ddb0", "#f6efdf", "#8a5a2e", "#b9ab90"

SKIES = {
    "morning": ("#7fb4c9", "#cfe0cf", "#f7e6bd"),
    "noon": ("#4f98bf", "#9cc9d6", "#e4eed9"),
    "gold": ("#d9823f", "#f0b860", "#fbe6a8"),
    "dusk": ("#5a3f6b", "#b5606a", "#f0b070"),
    "night": ("#131d3d", "#2a3a66", "#5a6a91"),
    "storm": ("#4a5560", "#7d858a", "#c0b9a4"),
    "fire": ("#3a1a22", "#9b3a24", "#f2a043"),
    "rose": ("#c98a83", "#ecc0a4", "#fbe9c8"),
    "wall": ("#7d2f24", "#9b4430", "#b3583c"),
    "dark": ("#3a2618", "#5a3d26", "#7a5636"),
    "plaster": ("#d8b77c", "#e9d0a0", "#f3e2bd"),
    "teal": ("#2f5f63", "#4b8583", "#9cc2ad"),
}


def sky(p: Pic, mood: str, sun: tuple[float, float] | None = None) -> None:
    """The whole background, with a sun or moon if asked for."""
    p.rect(0, 0, p.width, p.height, p.lin(*SKIES[mood]))
    if sun:
        tone = "#f4efd8" if mood == "night" else "#fff3c4"
        p.circle(*sun, 26, tone, op=0.22)
        p.circle(*sun, 15, tone, op=0.95)
        if mood == "night":
            p.circle(sun[0] + 6, sun[1] - 3, 12, SKIES["night"][0])


def stars(p: Pic, seed: int, count: int = 26) -> None:
    """A night sky's stars."""
    rng = random.Random(seed)
    for _ in range(count):
        p.circle(
            rng.uniform(4, p.width - 4), rng.uniform(3, 70), rng.uniform(0.6, 1.5), "#fff6d8", op=rng.uniform(0.5, 1)
        )


def cloud(p: Pic, x: float, y: float, s: float = 1, colour: str = "#fffaf0", op: float = 0.8) -> None:
    """A flat-bottomed cloud."""
    p.push(x, y, s)
    p.path(
        "M-26 0 C-34 -2 -30 -12 -20 -10 C-18 -20 -2 -22 2 -13 C10 -20 22 -14 20 -7 C30 -8 32 0 26 0 Z", colour, op=op
    )
    p.pop()


def hill(p: Pic, points: Sequence[tuple[float, float]], colour: str, edge: bool = False) -> None:
    """Land from one side to the other, along the given skyline."""
    d = f"M0 {p.height} L0 {points[0][1]} "
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        mid = (x0 + x1) / 2
        d += f"C{mid} {y0} {mid} {y1} {x1} {y1} "
    p.path(
        d + f"L{p.width} {p.height} Z", p.lin(light(colour, 0.18), colour, dark(colour, 0.12)), INK if edge else "", 1.4
    )


def land(p: Pic, colour: str = "#7f9a48", y: float = 92, seed: int = 1) -> None:
    """Far blue hills, nearer hills and a foreground."""
    rng = random.Random(seed)
    far = mix(colour, "#7e97ad", 0.62)
    hill(
        p,
        [
            (0, y - 12 - rng.uniform(0, 16)),
            (70, y - 28 + rng.uniform(-8, 8)),
            (150, y - 14),
            (240, y - 26 + rng.uniform(-8, 8)),
        ],
        far,
    )
    hill(p, [(0, y - 4), (90, y - 12 + rng.uniform(-4, 6)), (180, y - 2), (240, y - 10)], mix(colour, "#a8b06a", 0.4))
    hill(p, [(0, y + 6), (120, y + 2), (240, y + 8)], colour)


def ground(p: Pic, y: float, colour: str) -> None:
    """A flat floor."""
    p.rect(0, y, p.width, p.height - y, p.lin(light(colour, 0.2), dark(colour, 0.18)))
    p.line([(0, y), (p.width, y)], dark(colour, 0.45), 1.6)


def paving(p: Pic, y: float, colour: str = "#d9c59a") -> None:
    """A stone floor seen at an angle."""
    ground(p, y, colour)
    for i in range(-6, 13):
        p.line([(120 + (i * 24 - 72) * 0.7, y), (120 + (i * 24 - 72) * 1.8, p.height)], dark(colour, 0.3), 1, 0.6)
    step = 5.0
    while y < p.height:
        y += step
        step *= 1.5
        p.line([(0, y), (p.width, y)], dark(colour, 0.3), 1, 0.6)


def rows(p: Pic, y: float, colour: str, furrow: str, lines: int = 11) -> None:
    """A ploughed or sown field running away from us."""
    ground(p, y, colour)
    for i in range(-lines, lines + 1):
        x = 120 + i * 12
        p.poly([(x - 2, y), (x + 2, y), (120 + i * 38 + 9, p.height), (120 + i * 38 - 9, p.height)], furrow, op=0.85)


def sea(p: Pic, y: float, colour: str = "#3b7d92") -> None:
    """Water to the lower edge."""
    p.rect(0, y, p.width, p.height - y, p.lin(light(colour, 0.3), dark(colour, 0.25)))
    for i, yy in enumerate(range(int(y) + 6, int(p.height), 9)):
        for x in range(-20 + (i % 3) * 14, 250, 42):
            p.path(f"M{x} {yy} q6 -4 12 0 t12 0", "", "#e9f4ea", 1.4, 0.55)


def shade(p: Pic, x: float, y: float, rx: float, ry: float = 4) -> None:
    """A soft shadow on the ground."""
    p.oval(x, y, rx, ry, INK, op=0.28)


def cypress(p: Pic, x: float, y: float, h: float = 50, colour: str = "#3d5f37") -> None:
    """A tall dark tree."""
    shade(p, x + h * 0.14, y, h * 0.22, h * 0.05)
    p.rect(x - 1.5, y - h * 0.1, 3, h * 0.1, WOOD)
    p.path(
        f"M{x} {y - h} C{x + h * 0.2} {y - h * 0.55} {x + h * 0.17} {y - h * 0.1} {x} {y - h * 0.06} "
        f"C{x - h * 0.17} {y - h * 0.1} {x - h * 0.2} {y - h * 0.55} {x} {y - h} Z",
        p.lin(light(colour, 0.25), dark(colour, 0.3), dx=1, dy=0.2),
        INK,
        1.6,
    )


def tree(p: Pic, x: float, y: float, s: float = 1, colour: str = "#6f8f4a", fruit: str = "") -> None:
    """A round-headed tree: olive, oak or fruit."""
    p.push(x, y, s)
    shade(p, 4, 0, 20)
    p.path("M-5 0 C-3 -10 -6 -16 -12 -26 L-6 -24 L0 -16 L6 -26 L12 -26 C6 -16 4 -10 6 0 Z", "#77552f", INK, 1.6)
    p.path(
        "M-24 -28 C-34 -34 -28 -48 -18 -46 C-18 -58 2 -62 6 -52 C18 -60 30 -48 24 -40 C32 -32 22 -22 12 -26 "
        "C4 -20 -12 -20 -24 -28 Z",
        p.rad(light(colour, 0.4), colour, dark(colour, 0.3)),
        INK,
        1.8,
    )
    for i, (a, b) in enumerate(((-16, -38), (-4, -48), (8, -38), (16, -46), (-6, -30), (18, -32))):
        if fruit:
            p.circle(a, b, 2.8, fruit, INK, 0.8)
        else:
            p.path(f"M{a - 5} {b} q5 -5 10 0", "", light(colour, 0.5) if i % 2 else dark(colour, 0.3), 1.4)
    p.pop()


def pine(p: Pic, x: float, y: float, s: float = 1) -> None:
    """An umbrella pine."""
    p.push(x, y, s)
    shade(p, 5, 0, 14)
    p.path("M-3 0 L-1 -40 L3 -40 L4 0 Z", "#7a5230", INK, 1.4)
    p.path(
        "M-30 -40 C-34 -54 -10 -62 2 -60 C22 -62 36 -50 30 -40 C18 -36 -18 -36 -30 -40 Z",
        p.lin("#7d9d55", "#36562f"),
        INK,
        1.8,
    )
    p.pop()


def column(p: Pic, x: float, base: float, h: float, w: float = 9, colour: str = MARBLE) -> None:
    """A fluted column standing at `base`."""
    p.rect(
        x - w / 2, base - h + 5, w, h - 9, p.lin(light(colour, 0.5), colour, dark(colour, 0.28), dx=1, dy=0), INK, 1.4
    )
    for k in (-0.18, 0.12):
        p.line([(x + w * k, base - h + 8), (x + w * k, base - 6)], dark(colour, 0.35), 0.9, 0.8)
    p.rect(x - w * 0.72, base - h, w * 1.44, 5.5, light(colour, 0.3), INK, 1.4, 1.5)
    p.rect(x - w * 0.72, base - 5, w * 1.44, 5, colour, INK, 1.4)


def temple(
    p: Pic,
    x: float,
    base: float,
    w: float,
    h: float,
    columns: int = 4,
    roof: str = "",
    inside: str = "#6b3527",
    stone: str = MARBLE,
    ornament: str = "#c9952f",
) -> None:
    """A temple front `w` wide, standing on steps at `base`."""
    left = x - w / 2
    shade(p, x + 8, base + 2, w * 0.58, 5)
    for i in range(3):
        p.rect(left - 8 + i * 3, base - 4 - i * 4, w + 16 - i * 6, 4.6, mix(stone, "#b7a582", 0.18 * i), INK, 1.2)
    floor, top = base - 12, base - h * 0.66
    p.rect(left + 3, top, w - 6, floor - top, p.lin(dark(inside, 0.4), inside))
    p.rect(x - w * 0.1, floor - (floor - top) * 0.72, w * 0.2, (floor - top) * 0.72, dark(inside, 0.7))
    for i in range(columns):
        column(p, left + 6 + i * (w - 12) / (columns - 1), floor, floor - top, max(5.0, w * 0.075), stone)
    p.rect(left - 3, top - 8, w + 6, 9, p.lin(light(stone, 0.4), dark(stone, 0.08)), INK, LINE)
    p.poly(
        [(left - 7, top - 8), (x, base - h), (left + w + 7, top - 8)],
        p.lin(roof or light(stone, 0.3), dark(roof or stone, 0.15)),
        INK,
        LINE,
    )
    p.poly([(left + 6, top - 11), (x, base - h + 6), (left + w - 6, top - 11)], dark(roof or stone, 0.22))
    p.circle(x, top - 14 - (h * 0.34 - 14) * 0.14, max(3.0, h * 0.05), ornament, INK, 1.2)


def roof(p: Pic, x: float, y: float, w: float, h: float, colour: str = TILE) -> None:
    """A tiled roof whose eaves run from x to x + w at y."""
    p.poly(
        [(x - 5, y), (x + w * 0.16, y - h), (x + w * 0.84, y - h), (x + w + 5, y)],
        p.lin(light(colour, 0.3), colour, dark(colour, 0.2), dx=0.4),
        INK,
        LINE,
    )
    count = max(4, int(w / 8))
    for i in range(1, count):
        t = i / count
        p.line([(x + w * (0.16 + 0.68 * t), y - h + 1), (x - 5 + (w + 10) * t, y - 1)], dark(colour, 0.42), 1, 0.8)
    p.line([(x + w * 0.16, y - h), (x + w * 0.84, y - h)], light(colour, 0.4), 2)


def gable(p: Pic, x: float, y: float, w: float, h: float, colour: str = TILE) -> None:
    """A pointed roof front."""
    p.poly(
        [(x - 5, y), (x + w / 2, y - h), (x + w + 5, y)],
        p.lin(light(colour, 0.25), dark(colour, 0.12), dx=1, dy=0),
        INK,
        LINE,
    )


def house(
    p: Pic,
    x: float,
    base: float,
    w: float,
    h: float,
    wall: str = WALL,
    tile: str = TILE,
    windows: int = 2,
    door: float | None = 0.5,
    rise: float = 0,
) -> None:
    """A plastered house with a tiled roof; `door` is its place along the front, None for none."""
    shade(p, x + w * 0.55, base + 1, w * 0.6)
    p.rect(x, base - h, w, h, p.lin(light(wall, 0.35), wall, dark(wall, 0.14), dx=1, dy=0.3), INK, LINE)
    p.rect(x, base - h * 0.2, w, h * 0.2, mix(wall, "#a3442e", 0.62), op=0.85)
    if door is not None:
        dw = min(13.0, w * 0.24)
        dx = x + w * door - dw / 2
        p.path(f"M{dx} {base} V{base - h * 0.42} a{dw / 2} {dw / 2} 0 0 1 {dw} 0 V{base} Z", "#4f2f1a", INK, 1.4)
    for i in range(windows):
        wx = x + w * (i + 0.5) / windows - 4
        p.rect(wx, base - h * 0.82, 8, h * 0.22, "#573a28", INK, 1.2, 1)
        p.line([(wx - 1.5, base - h * 0.6 + 1), (wx + 9.5, base - h * 0.6 + 1)], light(wall, 0.5), 1.8)
    roof(p, x, base - h, w, rise or h * 0.42, tile)


def tower(p: Pic, x: float, base: float, w: float, h: float, stone: str = STONE, tile: str = "") -> None:
    """A stone tower with battlements, or with a tiled cap."""
    shade(p, x + w * 0.7, base + 1, w * 0.7)
    p.rect(x, base - h, w, h, p.lin(light(stone, 0.4), stone, dark(stone, 0.3), dx=1, dy=0), INK, LINE)
    courses(p, x, base - h, w, h, dark(stone, 0.32))
    if tile:
        gable(p, x - 3, base - h, w + 6, w * 0.6, tile)
    else:
        p.rect(x - 3, base - h - 5, w + 6, 7, stone, INK, 1.6)
        n = max(3, int(w / 9))
        for i in range(n):
            p.rect(x - 3 + i * (w + 6) / n, base - h - 12, (w + 6) / n * 0.56, 8, light(stone, 0.2), INK, 1.4)
    p.path(f"M{x + w / 2 - 4} {base - h * 0.55} v-8 a4 4 0 0 1 8 0 v8 z", "#3b2a20", INK, 1)


def courses(p: Pic, x: float, y: float, w: float, h: float, colour: str) -> None:
    """Joints of ashlar masonry."""
    row = 0
    yy = y + 7
    while yy < y + h - 2:
        p.line([(x + 1, yy), (x + w - 1, yy)], colour, 0.9, 0.6)
        xx = x + (8 if row % 2 else 14)
        while xx < x + w - 3:
            p.line([(xx, yy), (xx, min(yy + 7, y + h))], colour, 0.9, 0.6)
            xx += 14
        yy += 7
        row += 1


def wall(p: Pic, x: float, base: float, w: float, h: float, stone: str = STONE, teeth: bool = True) -> None:
    """A length of city wall."""
    if teeth:
        n = max(2, round(w / 12))
        for i in range(n):
            p.rect(x + i * w / n, base - h - 7, w / n * 0.58, 9, light(stone, 0.2), INK, 1.4)
    p.rect(x, base - h, w, h, p.lin(light(stone, 0.25), stone, dark(stone, 0.2)), INK, LINE)
    courses(p, x, base - h, w, h, dark(stone, 0.32))


def arch(p: Pic, x: float, base: float, w: float, h: float, hollow: str, edge: str = "") -> None:
    """An arched opening, centred on x."""
    r = w / 2
    p.path(f"M{x - r} {base} V{base - h + r} a{r} {r} 0 0 1 {w} 0 V{base} Z", hollow, edge or INK, 1.8)


def aqueduct(p: Pic, base: float, h: float, x0: float = 0, x1: float = 240, stone: str = "#d6b98a") -> None:
    """A row of arches from x0 to x1."""
    n = max(2, round((x1 - x0) / 26))
    w = (x1 - x0) / n
    p.rect(x0, base - h, x1 - x0, 7, light(stone, 0.2), INK, 1.4)
    for i in range(n):
        x = x0 + i * w
        r = w * 0.36
        p.path(
            f"M{x} {base} V{base - h + 7} H{x + w} V{base} H{x + w - (w / 2 - r)} V{base - h + 14 + r} "
            f"a{r} {r} 0 0 0 {-2 * r} 0 V{base} Z",
            p.lin(light(stone, 0.25), dark(stone, 0.15), dx=1, dy=0),
            INK,
            1.4,
        )


def curtain(p: Pic, x: float, w: float, h: float, colour: str) -> None:
    """A hanging cloth gathered at the top."""
    p.path(
        f"M{x} 0 H{x + w} C{x + w - 4} {h * 0.6} {x + w * 0.6} {h * 0.8} {x} {h} Z",
        p.lin(light(colour, 0.2), dark(colour, 0.25), dx=1, dy=0),
        INK,
        1.6,
    )
    for t in (0.25, 0.5, 0.75):
        p.path(
            f"M{x + w * t} 0 C{x + w * t} {h * 0.5} {x + w * t * 0.6} {h * 0.7} {x + 2} {h * 0.85}",
            "",
            dark(colour, 0.35),
            1.2,
        )


def awning(p: Pic, x: float, y: float, w: float, a: str, b: str, drop: float = 16) -> None:
    """A striped awning with scalloped edge."""
    n = max(4, round(w / 12))
    s = w / n
    for i in range(n):
        tone = a if i % 2 == 0 else b
        p.path(
            f"M{x + i * s * 0.9 + w * 0.05} {y} H{x + (i + 1) * s * 0.9 + w * 0.05} L{x + (i + 1) * s} {y + drop} "
            f"a{s / 2} {s / 2} 0 0 1 {-s} 0 Z",
            tone,
            INK,
            1.3,
        )
