"""Paints the boards of the seats: brushed metal with four lanes for the technologies and three trays."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from ..layers import lay_on
from ..noise import fractal, over, ramp, save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic, light, mix
from . import layout as lay
from . import symbols

GOLD, NIGHT = "#d9bd78", "#080c1d"
TRAYS = {"supply": "#2c5f8f", "beside": "#4a4f86", "box": "#474252"}


def metal(size: tuple[int, int], seed: int) -> NDArray[np.float64]:
    """Dark blue steel, brushed along its length, with a sheen across and a few stars under the lacquer."""
    wide, high = size
    brushed = fractal((high, wide), seed, 0.75, (1, 26))
    cloud = fractal((high, wide), seed + 1, 2.0, low=2)
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    sheen = np.exp(-(((x + y * 1.4) / wide % 0.5 - 0.22) ** 2) / 0.006)
    out = ramp(0.40 + 0.07 * brushed + 0.06 * cloud + 0.13 * sheen, "#0d1430", "#1d2a54", "#31427a", "#4d63a6")
    edge = np.minimum(np.minimum(x, wide - x), np.minimum(y, high - y))
    return over(out, "#04060f", np.exp(-edge / 34) * 0.6)


def _inset(p: Pic, box: lay.Box, fill: str, radius: float, line: str = GOLD) -> None:
    """A recess with a dark upper edge, a lit lower one and a fine line round it."""
    x, y, w, h = box
    p.rect(x, y, w, h, fill, rx=radius)
    p.path(f"M{x + radius} {y + 1.6} H{x + w - radius}", "", "#000000", 2.6, 0.5)
    p.path(f"M{x + radius} {y + h + 0.8} H{x + w - radius}", "", "#a9bcf0", 1, 0.5)
    p.rect(x, y, w, h, "", line, 1.2, radius, 0.8)


def _icon(p: Pic, name: str, x: float, y: float, size: float) -> None:
    p.push(x - size / 2, y - size / 2, size / 64)
    symbols.ICONS[name](p)
    p.pop()


def _lane(p: Pic, colour: str, points: list[tuple[float, float]], box: tuple[float, float, float], small: bool) -> None:
    """One technology: its world at the start, five sockets joined by a groove, the level as lit studs."""
    left, right, tall = box
    tone, y, r = lay.TONES[colour], points[0][1], lay.SMALL_RADIUS if small else lay.MAT_RADIUS
    _inset(
        p,
        (left, y - tall / 2, right - left, tall),
        p.lin(mix(tone, NIGHT, 0.66), mix(tone, NIGHT, 0.8), dx=1, dy=0),
        tall / 2,
        light(tone, 0.15),
    )
    p.line([points[0], points[-1]], "#02030a", 7 if small else 8, 0.75)
    p.line([points[0], points[-1]], mix(tone, "#ffffff", 0.15), 2.4, 0.85)
    _icon(p, colour, left + tall * 0.52, y, tall * (0.76 if small else 0.86))
    for n, (x, _) in enumerate(points):
        p.circle(x, y + 1, r + 1.4, "#000000", op=0.5)
        p.circle(x, y, r, p.lin(NIGHT, mix(tone, NIGHT, 0.55)), light(tone, 0.1 + 0.16 * n), 2.4)
        p.circle(x, y, r - 4, "", light(tone, 0.2), 0.9, 0.6)
        _level(p, n, x, y, tone)
        if n and not small:
            dx, dy, wide, high = lay.MAT_NAME
            p.rect(x + dx - 5, y + dy + 1, wide, high - 3, mix(tone, NIGHT, 0.84), rx=6, op=0.9)
            for k in range(4):
                cx, lit = x + dx + 5 + k * 13, k < n
                p.poly(
                    [(cx, y + 9.6), (cx + 4.8, y + 14.4), (cx, y + 19.2), (cx - 4.8, y + 14.4)],
                    light(tone, 0.45) if lit else NIGHT,
                    light(tone, 0.2),
                    1,
                    1 if lit else 0.7,
                )


def _level(p: Pic, n: int, x: float, y: float, tone: str) -> None:
    """So many dots in a socket as its level; none for the start."""
    spots = ((), ((0, 0),), ((-5, 0), (5, 0)), ((0, -5.4), (-5.4, 4), (5.4, 4)), ((-5, -5), (5, -5), (-5, 5), (5, 5)))[
        n
    ]
    for dx, dy in spots:
        p.circle(x + dx, y + dy, 3.3, light(tone, 0.6), NIGHT, 0.8)
    if not n:
        p.circle(x, y, 4.6, "", light(tone, 0.35), 1.8, 0.9)


def _tray(p: Pic, name: str, panel: lay.Box, small: bool) -> None:
    """A tray with three round rests."""
    x, y, w, h = panel
    tone = TRAYS[name]
    _inset(p, panel, p.lin(mix(tone, NIGHT, 0.58), mix(tone, NIGHT, 0.78)), 12)
    (zx, zy, zw, zh), cell = lay.heaps(small)[name]
    head = lay.SMALL_HEAD - 4 if small else 40
    p.rect(x + 4, y + 4, w - 8, head - 4, mix(tone, NIGHT, 0.3 if small else 0.62), rx=9)
    p.path(f"M{x + 8} {y + head + 1} H{x + w - 8}", "", GOLD, 1, 0.7)
    if small:
        _icon(p, name, x + w / 2, y + head / 2 + 2, 29)
    for i in range(3):
        cx, cy, r = zx + zw * 0.08 + cell / 2, zy + (i + 0.5) * zh / 3, cell / 2 + 1
        p.circle(cx, cy, r, p.lin("#05070f", mix(tone, NIGHT, 0.5)), light(tone, 0.3), 1, 0.85)


def drawn(small: bool) -> Pic:
    """The drawn part of a seat's board."""
    p = Pic(*(lay.SMALL if small else lay.MAT))
    x, y, w, h = lay.SMALL_TRACKS if small else lay.MAT_TRACKS
    _inset(p, (x, y, w, h), NIGHT, 14)
    p.rect(x, y, w, h, p.lin("#16204a", "#0b1026"), rx=14, op=0.6)
    for colour, points in lay.tracks(small):
        _lane(p, colour, points, (x + 5, x + w - 5, 50 if small else 48), small)
    for name, panel in (lay.SMALL_PANELS if small else lay.MAT_PANELS).items():
        _tray(p, name, panel, small)
    return p


def main() -> None:
    """Write mat.jpg and mat_small.jpg."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name, size, small, seed in (("mat", lay.MAT, False, 71), ("mat_small", lay.SMALL, True, 75)):
        picture = lay_on(metal((size[0] * 2, size[1] * 2), seed), drawn(small), 4, 3, 0.4)
        save_jpeg(to_surface(picture), ART / "ascending_empires" / f"{name}.jpg")
