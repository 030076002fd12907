"""Paints the cloth that a seat's cards lie on: the wide one and the small one."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from ..layers import lay_on
from ..noise import fractal, lit, over, ramp, save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic, dark, light
from . import layout as lay
from . import symbols
from .frames import meander

TINTS = {"farm": "#4f6f3a", "city": "#a8782a", "legion": "#77736c", "screen": "#5a2f52", "hand": "#6b3527"}
Box = tuple[float, float, float, float]


def cloth(size: tuple[int, int], seed: int) -> NDArray[np.float64]:
    """Dark wine-coloured cloth with a woven lozenge."""
    high, wide = size[1], size[0]
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    weave = 0.5 + 0.25 * (np.sin(x * np.pi / 2.5) * np.sin(y * np.pi / 2.5))
    lozenge = np.abs(((x / 46) % 2) - 1) + np.abs(((y / 46) % 2) - 1)
    damask = (
        np.clip(1 - np.abs(lozenge - 1) * 9, 0, 1)
        + np.clip(1 - lozenge * 5, 0, 1)
        + np.clip(1 - (2 - lozenge) * 5, 0, 1)
    )
    tone = (
        0.42
        + 0.09 * fractal((high, wide), seed, 1.7)
        + 0.05 * fractal((high, wide), seed + 1, 0.6)
        + 0.07 * damask
        + 0.08 * (weave - 0.5)
    )
    out = ramp(tone, "#26100f", "#3f1c1a", "#5b2a25", "#7a3d33")
    out = out * (1 + 0.08 * lit(weave, 1.5))[..., None]
    edge = np.minimum(np.minimum(x, wide - x), np.minimum(y, high - y))
    return over(out, "#140807", np.exp(-edge / 40) * 0.55)


def _panel(p: Pic, box: Box, tint: str, icon: str, pad: float) -> None:
    x, y, w, h = box[0] - pad, box[1] - pad, box[2] + 2 * pad, box[3] + 2 * pad
    p.rect(x, y, w, h, dark(tint, 0.45), rx=9, op=0.55)
    p.rect(x, y, w, h, "", "#d9a441", 1.4, 9, 0.85)
    p.rect(x + 3, y + 3, w - 6, h - 6, "", light(tint, 0.25), 1, 7, 0.55)
    size = min(w, h) * 0.42
    p.push(x + w / 2 - size / 2, y + h / 2 - size / 2, size / 64)
    symbols.ICONS[icon](p)
    p.pop()
    p.rect(x + w / 2 - size / 2 - 2, y + h / 2 - size / 2 - 2, size + 4, size + 4, dark(tint, 0.55), rx=8, op=0.72)


def wide() -> Pic:
    """The drawn part of the viewer's mat."""
    p = Pic(*lay.MAT)
    boxes: dict[str, Box] = {**lay.MAT_ROWS, "screen": lay.MAT_SCREEN, "hand": lay.MAT_HAND}
    for name, box in boxes.items():
        _panel(p, box, TINTS[name], name, 3)
        if name not in ("screen",):
            meander(p, box[0] + box[2] - 92, 14, 13, 7, "#d9a441", 1.4)
    p.rect(5, 4, lay.MAT[0] - 10, lay.MAT[1] - 8, "", "#d9a441", 1.6, 12, 0.7)
    return p


def small() -> Pic:
    """The drawn part of another player's mat."""
    p = Pic(*lay.SMALL)
    for name, box in {**lay.SMALL_ROWS, "screen": lay.SMALL_SCREEN, "hand": lay.SMALL_HAND}.items():
        _panel(p, box, TINTS[name], name, 0.5)
    return p


def main() -> None:
    """Write mat.jpg and mat_small.jpg."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name, size, drawn, seed in (("mat", lay.MAT, wide, 61), ("mat_small", lay.SMALL, small, 65)):
        pixels = (size[0] * 2, size[1] * 2)
        picture = lay_on(cloth(pixels, seed), drawn(), 4, 3, 0.35)
        save_jpeg(to_surface(picture), ART / "gloria_mundi" / f"{name}.jpg")
