"""The table's materials, each 1024 x 1024 and without seams.

python -m tabletop.artgen textures
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .noise import Grey, fractal, lit, over, ramp, save_jpeg, to_surface
from .paths import COMMON

SIZE = 1024
Picture = NDArray[np.float64]


def _grid(size: int = SIZE) -> tuple[Grey, Grey]:
    y, x = np.mgrid[0:size, 0:size].astype(float)
    return y, x


def wood() -> Picture:
    """Dark walnut boards running across."""
    shape = (SIZE, SIZE)
    y, x = _grid()
    board = (y // 256).astype(int)
    out = np.zeros((SIZE, SIZE, 3))
    for k in range(4):
        warp = fractal(shape, 10 + k, 2.0, (1, 5))
        fine = fractal(shape, 20 + k, 0.9, (1, 26))
        rings = 0.5 + 0.5 * np.sin(2 * np.pi * (y / SIZE * (14 + 3 * k) + warp * 0.85))
        tone = 0.36 + 0.22 * (rings - 0.5) + 0.085 * fine + 0.1 * warp + (-0.05, 0.05, -0.01, 0.08)[k]
        pores = np.clip(fractal(shape, 30 + k, 0.45, (1, 40)) - 1.9, 0, 1)
        colour = ramp(tone, "#140b06", "#2b180d", "#462916", "#5f3a20", "#7d5230")
        colour = over(colour, "#0e0704", pores * 0.8)
        out[board == k] = colour[board == k]
    seam = np.minimum(y % 256, 256 - y % 256)
    out = over(out, "#080402", np.exp(-((seam / 1.6) ** 2)) * 0.9)
    out = over(out, "#080402", np.exp(-((seam / 9) ** 2)) * 0.3)
    out = over(out, "#d9a878", np.exp(-((((y % 256) - 4) / 1.4) ** 2)) * 0.16)
    for k, at in enumerate((180, 700, 430, 930)):
        end = np.abs(x - at)
        out = over(out, "#080402", np.where(board == k, np.exp(-((end / 1.5) ** 2)) * 0.85, 0))
    return out


def paper() -> Picture:
    """Old parchment."""
    shape = (SIZE, SIZE)
    clouds, fibre = fractal(shape, 1, 1.7), fractal(shape, 2, 0.6)
    tone = 0.62 + 0.13 * clouds + 0.022 * fibre
    out = ramp(tone, "#c9ac72", "#e2cb98", "#f0dfb8", "#f8edd2")
    stain = np.clip(fractal(shape, 3, 2.1) - 0.9, 0, 1.5)
    out = over(out, "#a97f44", stain * 0.16)
    hair = np.clip(fractal(shape, 4, 0.8, (1, 9)) - 2.1, 0, 1) + np.clip(fractal(shape, 5, 0.8, (9, 1)) - 2.3, 0, 1)
    out = over(out, "#8a6434", hair * 0.3)
    return out * (1 + 0.05 * lit(fractal(shape, 6, 1.1), 0.6))[..., None]


def felt() -> Picture:
    """Deep green baize."""
    shape = (SIZE, SIZE)
    nap = fractal(shape, 7, 0.25, low=40) + 0.6 * fractal(shape, 8, 0.5, (1, 3))
    tone = 0.45 + 0.1 * fractal(shape, 9, 1.8) + 0.07 * nap
    return ramp(tone, "#0c2a20", "#143c2e", "#1d4f3c", "#2b6850")


def leather() -> Picture:
    """Brown leather with a grain of small cells."""
    rng = np.random.default_rng(12)
    y, x = _grid()
    cells = 104
    step = SIZE / cells
    best, second = np.full((SIZE, SIZE), 1e9), np.full((SIZE, SIZE), 1e9)
    jitter = rng.uniform(0.1, 0.9, (cells, cells, 2))
    cy, cx = (y / step).astype(int), (x / step).astype(int)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            j = jitter[(cy + dy) % cells, (cx + dx) % cells]
            d = (y - (cy + dy + j[..., 0]) * step) ** 2 + (x - (cx + dx + j[..., 1]) * step) ** 2
            second = np.where(d < best, best, np.minimum(second, d))
            best = np.minimum(best, d)
    crease = np.clip((np.sqrt(second) - np.sqrt(best)) / 3.5, 0, 1)
    shape = (SIZE, SIZE)
    tone = 0.5 + 0.12 * fractal(shape, 13, 1.8) + 0.05 * fractal(shape, 14, 0.6)
    out = ramp(tone, "#2a1610", "#48271a", "#633823", "#824d30")
    out = over(out, "#1a0c08", (1 - crease) * 0.26)
    return out * (1 + 0.16 * lit(crease, 1.0))[..., None]


def main(_arguments: list[str]) -> None:
    """Write the four tiles."""
    for make in (wood, paper, felt, leather):
        size = save_jpeg(to_surface(make()), COMMON / "textures" / f"{make.__name__}.jpg")
        print(make.__name__, size // 1000, "kB")
