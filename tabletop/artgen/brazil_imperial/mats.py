"""Paints the boards of a seat: a palace front with seven arches, beds for goods, units, products and cards."""

from __future__ import annotations

import math

import numpy as np
import pygame

from ..layers import Picture, lay_on
from ..noise import fractal, lit, over, ramp, save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic, dark, light
from . import goods, icons
from . import layout as lay
from .board import well
from .parts import GOLD, INK

STONE = ("#fbf0d4", "#ecd9ac", "#cdb27c")
TONES = {
    "slots": "#4f6a3c",
    "reserve": "#8a5a34",
    "products": "#5a4a7a",
    "palaces": "#8a3a2a",
    "defeated": "#5a4a44",
    "kept": "#3f6a5a",
    "parked": "#2d5f7a",
    "monarch": "#94702a",
    "tasks": "#3f6a4a",
    "paintings": "#6b4417",
    "gold_hand": "#94702a",
    "combat_hand": "#6b1f1c",
}
SIGNS = {
    "slots": "units",
    "reserve": "any_resource",
    "products": "products",
    "palaces": "palace",
    "defeated": "units",
    "kept": "exploration",
    "parked": "capital",
    "monarch": "capital",
    "tasks": "task",
    "paintings": "paintings",
    "gold_hand": "gold_card",
    "combat_hand": "combat_card",
}
EXTRA = {
    "deploy": "capital",
    "painting": "terrain_forest",
    "build": "buildings",
    "renovate": "edge",
    "manufacture": "terrain_gold",
    "harbor": "stance",
    "trade": "stance",
}


def leather(size: tuple[int, int], seed: int) -> Picture:
    """Deep green leather."""
    wide, high = size
    shape = (high, wide)
    tone = 0.5 + 0.13 * fractal(shape, seed, 1.8) + 0.05 * fractal(shape, seed + 1, 0.5)
    picture = ramp(tone, "#0f2a22", "#17392d", "#214c3b", "#2f6350")
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    picture = over(picture, "#06140f", np.clip((x**8 + y**6 - 0.5) * 0.6, 0, 0.5))
    return picture * (1 + 0.06 * lit(fractal(shape, seed + 2, 1.0), 0.7))[..., None]


def _opening(x: float, y: float, w: float, h: float) -> str:
    """A round-headed opening with its foot on y + h."""
    r = w / 2
    return f"M{x} {y + h} V{y + r} A{r} {r} 0 0 1 {x + w} {y + r} V{y + h} Z"


def _arch(p: Pic, index: int, small: bool) -> None:
    name = lay.ARCHES[index]
    x, y, w, h = lay.arch_box(index, small)
    k = 0.6 if small else 1.0
    side, foot = 8 * k, 4 if small else 22
    ox, oy, ow, oh = x + side, y + 6 * k, w - 2 * side, h - foot - 6 * k
    p.path(_opening(ox - 5 * k, oy - 4 * k, ow + 10 * k, oh + 4 * k), p.lin("#fdf6e2", "#d6bd88"), "#8a6a3a", 1.4)
    for i in range(9):
        a = math.radians(180 + 22.5 * i)
        cx, cy, r = ox + ow / 2, oy + ow / 2, ow / 2
        p.line([(cx + r * math.cos(a), cy + r * math.sin(a)), (cx + (r + 5 * k) * math.cos(a), cy + (r + 5 * k) * math.sin(a))], "#8a6a3a", 1.2)
    p.path(_opening(ox, oy, ow, oh), p.lin("#1f4f63", "#2b6b78", "#173d4a"), INK, 1.8)
    p.path(_opening(ox + 3 * k, oy + 3 * k, ow - 6 * k, oh - 3 * k), "", GOLD, 1, 0.7)
    (mx, my), (ux, uy), (ex, ey) = lay.ANCHORS_SMALL if small else lay.ANCHORS
    if small:
        p.circle(x + mx, y + my, 20, "#0d2a33", GOLD, 1.4)
        icons.put(p, name, x + mx, y + my, 32)
    else:
        p.circle(x + w / 2, y + 36, 22, "#f6e8c4", GOLD, 2)
        icons.put(p, name, x + w / 2, y + 36, 34)
        p.circle(x + mx, y + my, 22.5, "#0d2a33", GOLD, 1.8)
        p.circle(x + mx, y + my, 17, "", "#7fb8b4", 1, 0.6)
        icons.put(p, EXTRA[name], x + mx + 34, y + my + 4, 19)
    _slot(p, name, x + ux, y + uy, 15.5 if small else 22)
    r = 15.5 if small else 20.5
    p.circle(x + ex, y + ey, r, "#0d2a33", "#d8c48a", 1.4)
    icons.put(p, "peek", x + ex, y + ey, r * 1.1)
    p.circle(x + ex, y + ey, r - 1, "#0d2a33", op=0.68)


def _slot(p: Pic, name: str, x: float, y: float, r: float) -> None:
    """The upgrade slot in its shape; Trade has none."""
    shape = lay.entry("arch", name).get("slot", "")
    if not shape:
        for i, (give, get) in enumerate((("brazilwood", "gold"), ("cotton", "gold_card"))):
            yy = y - r * 0.55 + i * r * 1.1
            icons.put(p, give, x - r * 0.62, yy, r * 0.86)
            p.poly([(x - 4, yy - 4), (x + 3, yy), (x - 4, yy + 4)], GOLD, INK, 0.8)
            icons.put(p, get, x + r * 0.62, yy, r * 0.86)
        return
    sides = lay.SHAPES[shape]
    grow = {4: 1.16, 5: 1.02, 8: 0.98}[sides]
    p.poly(goods.shape(sides, r * grow, x, y + (r * 0.1 if sides == 5 else 0)), "#3b1d12", GOLD, 1.8)
    p.poly(goods.shape(sides, r * grow * 0.78, x, y + (r * 0.1 if sides == 5 else 0)), "", "#d8a85a", 1, 0.8)


def _glazed(p: Pic, box: lay.Box, size: float) -> None:
    """Blue and white tiles: corners that join to rosettes, a star in the middle of each."""
    x, y, w, h = box
    nx, ny = round(w / size), round(h / size)
    sx, sy = w / nx, h / ny
    corners = stars = ""
    for i in range(nx):
        for j in range(ny):
            a, b = x + i * sx, y + j * sy
            corners += f"M{a:.1f} {b:.1f}h{0.36 * sx:.2f}q0 {0.36 * sy:.2f} {-0.36 * sx:.2f} {0.36 * sy:.2f}z"
            corners += f"M{a + sx:.1f} {b + sy:.1f}h{-0.36 * sx:.2f}q0 {-0.36 * sy:.2f} {0.36 * sx:.2f} {-0.36 * sy:.2f}z"
            corners += f"M{a + sx:.1f} {b:.1f}v{0.36 * sy:.2f}q{-0.36 * sx:.2f} 0 {-0.36 * sx:.2f} {-0.36 * sy:.2f}z"
            corners += f"M{a:.1f} {b + sy:.1f}v{-0.36 * sy:.2f}q{0.36 * sx:.2f} 0 {0.36 * sx:.2f} {0.36 * sy:.2f}z"
            u, v = sx / 11, sy / 11
            turns = ((u, 2.4 * v), (2.4 * u, v), (-2.4 * u, v), (-u, 2.4 * v), (-u, -2.4 * v), (-2.4 * u, -v), (2.4 * u, -v))
            stars += f"M{a + sx / 2:.1f} {b + sy / 2 - 3.4 * v:.1f}l" + " ".join(f"{dx:.2f} {dy:.2f}" for dx, dy in turns) + "z"
    p.rect(x, y, w, h, "#f4f0e2")
    p.path(corners, "#2d558f")
    p.path(stars, "#4f7fb8")
    for i in range(nx + 1):
        p.line([(x + i * sx, y), (x + i * sx, y + h)], "#b9c4cc", 0.6, 0.7)
    for j in range(ny + 1):
        p.line([(x, y + j * sy), (x + w, y + j * sy)], "#b9c4cc", 0.6, 0.7)


def _front(p: Pic, small: bool) -> None:
    """The wall round the arches, its columns and cornice."""
    x, y, w, h = lay.arch_box(0, small)
    wide = w * len(lay.ARCHES)
    k = 0.6 if small else 1.0
    top = y - 6 * k
    p.rect(x - 8 * k, top, wide + 16 * k, h + 8 * k, p.lin(*STONE), INK, 2, 5)
    _glazed(p, (x, top + 7 * k, wide, 60 * k), 12 * k)
    p.rect(x - 8 * k, top, wide + 16 * k, 7 * k, p.lin("#c9683f", "#8a3a22"), INK, 1.4, 3)
    for i in range(int(wide / 9)):
        p.line([(x + 4 + i * 9, top + 1), (x + 4 + i * 9, top + 6 * k)], "#6b2c1a", 1.2, 0.7)
    for i in range(len(lay.ARCHES) + 1):
        cx = x + i * w
        p.rect(cx - 4 * k, y + 40 * k, 8 * k, h - (26 if not small else 8) - 40 * k, p.lin("#fffaf0", "#d2ba86", dx=1, dy=0), "#8a6a3a", 1)
        p.rect(cx - 6.4 * k, y + 34 * k, 12.8 * k, 7 * k, "#fbf0d4", "#8a6a3a", 1, 1)
    for i in range(len(lay.ARCHES)):
        _arch(p, i, small)


def _panel(p: Pic, box: lay.Box, tone: str) -> None:
    x, y, w, h = box
    p.rect(x, y, w, h, p.lin(light(tone, 0.04), dark(tone, 0.34)), INK, 1.6, 8)
    p.rect(x + 2.4, y + 2.4, w - 4.8, h - 4.8, "", GOLD, 0.9, 6, 0.75)


def _bed(p: Pic, name: str, spot: lay.Spot, small: bool) -> None:
    """A panel with a bed for each thing that usually lies there."""
    x, y, w, h = spot.box
    tone, (cw, ch) = TONES[name], spot.cell
    head = 0 if small else 20
    out, trim = (3, 4) if small else (5, 2)
    _panel(p, (x - out, y - 3 - head, w + 2 * out, h + 6 + head), tone)
    count = int(spot.props.get("slots", 0)) or {"monarch": 1, "gold_hand": 3, "combat_hand": 3}.get(name, 0)
    if name in ("palaces", "defeated", "reserve"):
        count = 5
    start = x + (w - count * cw - (count - 1) * spot.gap) / 2 if name.endswith("hand") and not small else x
    if small and name.endswith("hand"):
        count, start = 1, x + (w - cw) / 2
    if name == "products":
        for i, product in enumerate(goods.SHAPES):
            cx, cy = x + i * (cw + spot.gap) + cw / 2, y + h / 2
            sides = goods.SHAPES[product]
            p.poly(goods.shape(sides, cw * {4: 0.6, 5: 0.53, 8: 0.5}[sides], cx, cy), dark(tone, 0.5), GOLD, 1)
        return
    if not count:
        size = min(h, 60) * 0.8
        icons.put(p, SIGNS[name], x + w / 2, y + h / 2, size)
        p.rect(x, y, w, h, dark(tone, 0.2), rx=5, op=0.6)
        return
    for i in range(count):
        well(p, start + i * (cw + spot.gap) + trim, y + (h - ch) / 2 + trim, cw - 2 * trim, ch - 2 * trim, tone, SIGNS[name])


def drawn(small: bool) -> tuple[Pic, Pic]:
    """The drawn parts of a seat's board: the beds, and the palace front above them."""
    size = lay.MAT_SMALL if small else lay.MAT
    beds, front = Pic(*size), Pic(*size)
    for name, spot in lay.seat_spots(small).items():
        if name != "dealt":
            _bed(beds, name, spot, small)
    _front(front, small)
    if not small:
        for i, _ in enumerate(lay.ARCHES):
            x, y, w, h = lay.arch_box(i, False)
            front.rect(x + 2, y + h - 21, w - 4, 18, front.lin("#fffaf0", "#ead6a4"), "#8a6a3a", 1.2, 4)
    return beds, front


def main() -> None:
    """Write mat.jpg and mat_small.jpg."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name, size, small, seed in (("mat", lay.MAT, False, 71), ("mat_small", lay.MAT_SMALL, True, 75)):
        picture = leather((size[0] * 2, size[1] * 2), seed)
        for pic in drawn(small):
            picture = lay_on(picture, pic, 6, 4, 0.45)
        weight = save_jpeg(to_surface(picture), ART / "brazil_imperial" / f"{name}.jpg", 420_000)
        print(f"{name}.jpg", weight // 1000, "kB")
