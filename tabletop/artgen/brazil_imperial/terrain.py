"""The terrain as hexagons of 192 x 224, pointed at the top; three of each, so that no board looks stamped."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import parts as pt
from .parts import INK

W, H = 192, 224
MIDDLE = (W / 2, H / 2)
NAMES = ("forest", "gold", "plain", "water", "cloud", "capital")
VARIANTS = 3


def hexagon(inset: float = 0.0) -> list[tuple[float, float]]:
    """The corners, from the top clockwise, `inset` units inside the picture's edge."""
    kx, ky = (W / 2 - inset) / (W / 2), (H / 2 - inset * 1.155) / (H / 2)
    cx, cy = MIDDLE
    return [(cx + x * kx * W / 2, cy + y * ky * H / 2) for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))]


def inside(x: float, y: float, margin: float) -> bool:
    """Whether a point lies in the hexagon, at least `margin` from its edges."""
    dx, dy = abs(x - MIDDLE[0]), abs(y - MIDDLE[1])
    return dx <= W / 2 - margin and dy <= H / 2 - margin * 1.155 - dx * (H / 4) / (W / 2)


def spots(rng: random.Random, count: int, margin: float, apart: float, up: float = 0.0) -> list[tuple[float, float]]:
    """Up to `count` points inside, `apart` from each other and `up` lower at the top than `margin` says, from back to front."""
    out: list[tuple[float, float]] = []
    for _ in range(count * 40):
        x, y = rng.uniform(0, W), rng.uniform(0, H)
        if inside(x, y, margin) and inside(x, y - up, margin) and all(math.dist((x, y), q) >= apart for q in out):
            out.append((x, y))
        if len(out) == count:
            break
    return sorted(out, key=lambda q: q[1])


def ground(p: Pic, high: str, middle: str, low: str) -> None:
    """The hexagon itself, lit from the upper left."""
    p.poly(hexagon(0.4), p.rad(high, middle, low, cx=0.42, cy=0.36, r=0.78))


def rim(p: Pic, tone: str) -> None:
    """A fine darker edge, so that neighbours part."""
    p.poly(hexagon(2.4), "", tone, 4.4, op=0.55)
    p.poly(hexagon(6.2), "", light(tone, 0.7), 1.2, op=0.3)


def _blotches(p: Pic, rng: random.Random, tones: tuple[str, ...], count: int, op: float) -> None:
    for x, y in spots(rng, count, 26, 12):
        p.oval(x, y, rng.uniform(9, 22), rng.uniform(5, 10), rng.choice(tones), op=op)


def forest(p: Pic, n: int) -> None:
    """A closed wood with palms standing out."""
    rng = random.Random(100 + n)
    ground(p, "#4f8f4c", "#2f6b3c", "#1c4a2d")
    things = [(x, y, 0) for x, y in spots(rng, 34, 15, 19, 4)] + [(x, y, 1) for x, y in spots(rng, 4, 30, 42, 42)]
    for x, y, kind in sorted(things, key=lambda t: t[1]):
        if kind:
            pt.palm(p, x, y, rng.uniform(52, 62), rng.uniform(-0.1, 0.16), "#5fae4c")
        else:
            pt.crown(p, x, y, rng.uniform(11.5, 15), rng.choice(("#3b8442", "#2f7540", "#468f45", "#2a693a", "#579c48")))
    if n == 2:
        for x, y in spots(rng, 3, 40, 40):
            pt.flower(p, x, y, 7, rng.choice(("#e8476a", "#f2c230", "#f2862e")))
    rim(p, "#123222")


def _range(p: Pic, x: float, y: float, w: float, h: float, rng: random.Random) -> None:
    """A ridge of two or three broken peaks with a vein running down it."""
    peaks = [(-0.5, 0.0), (-0.36, 0.4), (-0.27, 0.36), (-0.08, 1.0), (0.02, 0.86), (0.1, 0.92), (0.24, 0.5), (0.32, 0.6), (0.42, 0.28), (0.5, 0.0)]
    edge = [(x + (a + rng.uniform(-0.03, 0.03)) * w, y - b * h * rng.uniform(0.88, 1.06)) for a, b in peaks]
    edge[0], edge[-1] = (x - w / 2, y), (x + w / 2, y)
    p.oval(x + w * 0.04, y, w * 0.54, h * 0.14, INK, op=0.3)
    p.poly(edge, p.lin("#c39a68", "#8f6040"), INK, 2)
    p.poly(
        [edge[3], edge[4], edge[5], edge[6], (x + w * 0.16, y - h * 0.22), (x + w * 0.2, y), (x - w * 0.02, y), (x + w * 0.04, y - h * 0.42)],
        "#6b432a",
        op=0.6,
    )
    p.poly([edge[7], edge[8], edge[9], (x + w * 0.3, y), (x + w * 0.34, y - h * 0.2)], "#6b432a", op=0.6)
    vein = [
        (x - w * 0.34, y - h * 0.06),
        (x - w * 0.24, y - h * 0.18),
        (x - w * 0.16, y - h * 0.14),
        (x - w * 0.08, y - h * 0.46),
        (x - w * 0.05, y - h * 0.7),
    ]
    p.line(vein, INK, 5.4)
    p.line(vein, "#ffd34f", 3)


def gold(p: Pic, n: int) -> None:
    """Bare mountains with golden veins, nuggets at their foot."""
    rng = random.Random(200 + n)
    ground(p, "#e9c06a", "#d29a48", "#a86d34")
    _blotches(p, rng, ("#f3d890", "#b97d3c"), 16, 0.4)
    rows = (
        ((104, 100, 78, 62), (96, 66, 122, 46), (92, 130, 146, 50)),
        ((96, 82, 84, 56), (88, 132, 112, 54), (112, 84, 150, 52)),
        ((84, 62, 100, 50), (104, 116, 96, 66), (120, 92, 150, 48)),
    )[n - 1]
    for w, x, y, h in rows:
        _range(p, x, y, w, h, rng)
    for x, y in [(x, y) for x, y in spots(rng, 40, 20, 15) if y > 158][:8]:
        r = rng.uniform(4.5, 7)
        p.poly([(x - r, y), (x - r * 0.4, y - r), (x + r * 0.6, y - r * 0.8), (x + r, y + r * 0.1), (x, y + r * 0.7)], "#ffd34f", INK, 1.8)
        p.circle(x - r * 0.2, y - r * 0.4, r * 0.26, "#fff6cf")
    rim(p, "#6b3f1e")


def plain(p: Pic, n: int) -> None:
    """Grass with tufts, bushes and a brook or a path."""
    rng = random.Random(300 + n)
    ground(p, "#dfe08a", "#bccb66", "#8fa748")
    _blotches(p, rng, ("#e9e79f", "#9db656", "#cfd478"), 22, 0.45)
    ways = ("M14 96 C60 84 92 132 128 120 S168 128 178 140", "M96 16 C84 60 120 92 96 128 S92 190 100 206", "")
    if ways[n - 1]:
        tone = "#e8d29a" if n == 1 else "#6fb3b0"
        p.path(ways[n - 1], "", dark(tone, 0.25), 11, 0.6)
        p.path(ways[n - 1], "", tone, 8)
    for x, y in spots(rng, 30, 20, 20):
        tone = rng.choice(("#6f8f34", "#7f9c3c", "#5f8030"))
        p.path(
            f"M{x - 5:.1f} {y:.1f} L{x - 7:.1f} {y - 8:.1f} M{x:.1f} {y:.1f} V{y - 11:.1f} M{x + 5:.1f} {y:.1f} L{x + 7:.1f} {y - 8:.1f}", "", tone, 2
        )
    for x, y in spots(rng, 7, 32, 36, 10):
        pt.crown(p, x, y, rng.uniform(7, 9.5), rng.choice(("#5f9a3f", "#74a848")))
    for x, y in spots(rng, 9, 24, 24):
        p.circle(x, y, 2.6, rng.choice(("#fff6d8", "#f2862e", "#e8476a")), dark("#8fa748", 0.4), 0.8)
    rim(p, "#5a6b2a")


def _wave(p: Pic, x: float, y: float, w: float, tone: str, sw: float, op: float = 1) -> None:
    p.path(f"M{x - w / 2:.1f} {y:.1f} q{w / 8:.1f} {-w / 9:.1f} {w / 4:.1f} 0 t{w / 4:.1f} 0 t{w / 4:.1f} 0 t{w / 4:.1f} 0", "", tone, sw, op)


def water(p: Pic, n: int) -> None:
    """The sea: waves, and a dolphin, a boat or a reef."""
    rng = random.Random(400 + n)
    ground(p, "#6fc3c6", "#368fa2", "#1f6282")
    for x, y in spots(rng, 26, 26, 22):
        _wave(p, x, y, rng.uniform(22, 34), rng.choice(("#a9e0dc", "#8fd0d2", "#c8efe8")), rng.uniform(1.6, 2.6), 0.75)
    if n == 1:
        pt.ship(p, 98, 134, 0.95, flip=True)
        _wave(p, 96, 142, 76, "#e2f8f2", 3)
    elif n == 2:
        p.path(
            "M56 128 C70 92 120 92 140 120 C128 116 118 118 112 122 L106 136 L98 124 C84 122 70 126 56 128 Z", p.lin("#8fb3c4", "#dfeef0"), INK, 2.4
        )
        p.path("M92 100 L104 82 L108 102 Z", "#7fa3b4", INK, 2.2)
        p.circle(70, 120, 2.2, INK)
        _wave(p, 98, 140, 84, "#e2f8f2", 3)
    else:
        for x, y, r in ((76, 106, 20), (116, 124, 15)):
            p.oval(x, y + 4, r * 1.5, r * 0.8, "#bfe9df", op=0.8)
            p.oval(x, y, r, r * 0.55, "#ead9a0", INK, 1.8)
        pt.palm(p, 74, 104, 44, 0.1)
        pt.palm(p, 116, 122, 32, -0.1)
    rim(p, "#123f58")


def puff(p: Pic, x: float, y: float, s: float, tone: str) -> None:
    """One cloud with the middle of its foot at (x, y), 60 * s wide."""
    arcs = ((13, -21, -19), (17, 9, -27), (14, 28, -14), (9, 29, 0))
    edge = "".join(f"A{r * s:.1f} {r * s:.1f} 0 0 1 {x + dx * s:.1f} {y + dy * s:.1f} " for r, dx, dy in arcs)
    p.path(f"M{x - 30 * s:.1f} {y:.1f} {edge}Z", p.lin("#ffffff", tone), "#7f93a3", 2)
    for dx, dy, r, ex, ey in ((-12, -6, 8, 9, -7), (6, -5, 7, 8, -5)):
        p.path(f"M{x + dx * s:.1f} {y + dy * s:.1f} a{r * s:.1f} {r * s:.1f} 0 1 1 {ex * s:.1f} {ey * s:.1f}", "", "#9db0bf", 2)


def cloud(p: Pic, n: int) -> None:
    """Unknown land under clouds."""
    rng = random.Random(500 + n)
    ground(p, "#e4ecef", "#b9cad2", "#8aa2b0")
    for x, y in spots(rng, 24, 33, 19, 24):
        puff(p, x, y, rng.uniform(0.86, 1.06), rng.choice(("#cfdde4", "#dbe6ea", "#c2d3dc")))
    rim(p, "#4f6675")


def capital(p: Pic, n: int) -> None:
    """A square paved in black and white waves, with a fountain-like medallion for the capital."""
    ground(p, "#f3e3bf", "#e2c998", "#c9a76c")
    cx, cy = MIDDLE
    rng = random.Random(600 + n)
    for k, r in enumerate((76, 62)):
        for i in range(24):
            a0, a1 = math.radians(i * 15), math.radians(i * 15 + 7.5)
            a2 = math.radians(i * 15 + 15)
            x0, y0 = cx + r * math.cos(a0), cy + r * math.sin(a0)
            mx, my = cx + (r + 13) * math.cos(a1), cy + (r + 13) * math.sin(a1)
            x1, y1 = cx + r * math.cos(a2), cy + r * math.sin(a2)
            p.path(f"M{x0:.1f} {y0:.1f} Q{mx:.1f} {my:.1f} {x1:.1f} {y1:.1f}", "", "#3b332c" if k == 0 else "#7a3a22", 5)
    p.circle(cx, cy, 52, p.lin("#c9683f", "#94422a"), INK, 3)
    p.circle(cx, cy, 46, "", pt.GOLD, 2.4)
    for a in range(0, 360, 45):
        pt.leaf(p, cx + 24 * math.sin(math.radians(a)), cy - 24 * math.cos(math.radians(a)), a, 0.46, "#5f9a4a")
    p.circle(cx, cy, 24, "#fbefd2", INK, 2.6)
    p.path(
        f"M{cx - 15} {cy + 10} L{cx - 18} {cy - 9} L{cx - 8} {cy - 1} L{cx} {cy - 14} L{cx + 8} {cy - 1} L{cx + 18} {cy - 9} L{cx + 15} {cy + 10} Z",
        p.lin("#ffe79a", "#d69a2a"),
        INK,
        2.4,
    )
    for i in range(6):
        a = math.radians(60 * i)
        pt.crown(p, cx + 97 * math.sin(a), cy - 97 * math.cos(a), rng.uniform(7, 9), "#4f8f45")
    rim(p, "#6b4422")


DRAW: dict[str, Callable[[Pic, int], None]] = {f.__name__: f for f in (forest, gold, plain, water, cloud, capital)}


def picture(name: str, variant: int) -> Pic:
    """One terrain; `variant` from 1."""
    p = Pic(W, H)
    DRAW[name](p, variant)
    return p


def drawn(name: str, variant: int) -> str:
    """The file of one terrain. It says the size of a hexagon on the maps, since Tiled draws pictures as large as they say."""
    whole, half = (f'width="{w}" height="{h}" viewBox' for w, h in ((W, H), (W // 2, H // 2)))
    return picture(name, variant).text().replace(whole, half, 1)
