"""The painted ground of the board: land, sea, relief. Arrays only; everything drawn with lines lies on top of it."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray
from scipy import ndimage

from ..noise import Grey, fractal, lit, over, ramp, to_mask
from ..spline import Point, catmull
from . import layout as lay
from .geography import AFRICA, CORSICA, EUROPE, ISLES, RANGES, SARDINIA, SICILY

Picture = NDArray[np.float64]


def rough(points: list[Point], seed: int, amount: float = 5.0) -> list[Point]:
    """A closed coast: smooth through the points, then broken up by noise at three scales."""
    line = np.array(catmull(points, closed=True, per_span=30))
    rng = np.random.default_rng(seed)
    n = len(line)
    for size, share in ((60, 1.0), (20, 0.55), (7, 0.3)):
        count = max(8, n // size)
        knots = rng.standard_normal((count + 1, 2)) * amount * share
        knots[-1] = knots[0]
        at = np.linspace(0, count, n)
        line += np.stack([np.interp(at, np.arange(count + 1), knots[:, k]) for k in (0, 1)], axis=-1)
    return [(float(x), float(y)) for x, y in line]


def coasts() -> list[list[Point]]:
    """All coastlines in board units."""
    big = [rough(shape, i + 3, 5) for i, shape in enumerate((EUROPE, SICILY, SARDINIA, CORSICA, AFRICA))]
    return big + [rough(shape, i + 20, 2) for i, shape in enumerate(ISLES)]


def land_mask(size: tuple[int, int]) -> Grey:
    """1 on land, 0 at sea, smooth between."""
    wide, high = size[0] * 2, size[1] * 2
    surface = pygame.Surface((wide, high))
    scale = wide / lay.BOARD[0]
    for shape in coasts():
        pygame.draw.polygon(surface, (255, 255, 255), [(x * scale, y * scale) for x, y in shape])
    return to_mask(pygame.transform.smoothscale(surface, size))


def _range_height(size: tuple[int, int]) -> Grey:
    """Mountain height 0..1: near the drawn ranges, broken by noise."""
    small = (size[0] // 3, size[1] // 3)
    scale = small[0] / lay.BOARD[0]
    total = np.zeros((small[1], small[0]))
    for line, width in RANGES:
        surface = pygame.Surface(small)
        surface.fill((255, 255, 255))
        pygame.draw.lines(surface, (0, 0, 0), False, [(x * scale, y * scale) for x, y in catmull(line)], 2)
        away = ndimage.distance_transform_edt(pygame.surfarray.pixels_red(surface).T > 128)
        total = np.maximum(total, np.exp(-((away / (width * scale)) ** 2)) * min(1.0, width / 40))
    return ndimage.zoom(total, (size[1] / small[1], size[0] / small[0]), order=1)


def _distance(mask: Grey, limit: float) -> Grey:
    """Distance to the nearest point of the mask, in pixels, up to `limit`."""
    half = mask[::2, ::2] < 0.5
    away = np.minimum(ndimage.distance_transform_edt(half) * 2, limit)
    return ndimage.zoom(away, (mask.shape[0] / half.shape[0], mask.shape[1] / half.shape[1]), order=1)


def sea(land: Grey) -> Picture:
    """Teal water, lighter by the shore, with engraved lines that follow the coast."""
    away = _distance(land, 400)
    shape = land.shape
    clouds = fractal(shape, 41, 1.9)
    depth = np.clip(away / 230 + 0.08 * clouds, 0, 1)
    out = ramp(depth, "#a9cfc4", "#79b0b0", "#4f8f99", "#35717f", "#2a5f70")
    spacing = 5 + away * 0.035
    lines = np.clip(np.cos(2 * np.pi * away / spacing) - 0.45, 0, 1) / 0.55
    out = over(out, "#16404e", lines * np.clip(1 - away / 70, 0, 1) * (away > 2) * 0.4)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(float)
    warp = fractal(shape, 42, 2.0) * 5
    swell = np.clip(np.sin(2 * np.pi * (y + warp + 3 * np.sin(x / 17)) / 19) - 0.86, 0, 1) / 0.14
    dashes = np.clip(fractal(shape, 43, 1.1, (3, 1)) - 0.35, 0, 1)
    out = over(out, "#dff0e6", swell * dashes * np.clip((away - 60) / 80, 0, 1) * 0.5)
    return over(out, "#f4e8c4", np.clip(fractal(shape, 44, 0.7), 0, 2) * 0.035)


def ground(land: Grey, size: tuple[int, int]) -> Picture:
    """Parchment land, green in the north and ochre in the south, with shaded relief."""
    shape = land.shape
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(float)
    north = 1 - y / shape[0]
    clouds, fine = fractal(shape, 51, 1.7), fractal(shape, 52, 0.7)
    base = ramp(0.55 + 0.13 * clouds + 0.03 * fine, "#c9a561", "#dfc383", "#ecd8a4", "#f5e8c4")
    green = np.clip(north * 1.5 - 0.45 + 0.33 * fractal(shape, 53, 1.8), 0, 1)
    out = over(base, "#93a45c", green * 0.62)
    out = over(out, "#6f8a48", np.clip(fractal(shape, 54, 1.5) - 0.5, 0, 1) * green * 0.55)
    out = over(out, "#d9985a", np.clip(0.6 - north * 1.6, 0, 1) * 0.45)
    high = _range_height(size)
    relief = high * (0.45 + 0.75 * fractal(shape, 55, 1.45)) * 34 + fractal(shape, 56, 1.6) * 2.2
    out = over(out, "#a98a5e", np.clip(high - 0.15, 0, 1) * 0.5)
    out = over(out, "#f3ead8", np.clip(high * (1 + 0.3 * clouds) - 0.72, 0, 1) * 1.6)
    light = lit(ndimage.gaussian_filter(relief, 1.4), 0.55)
    out = over(out, "#fff4d6", np.clip(light, 0, 1) * 0.34)
    out = over(out, "#3a2416", np.clip(-light, 0, 1) * 0.42)
    inside = _distance(1 - land, 60)
    out = over(out, "#5f3d1e", np.exp(-inside / 3.2) * 0.62)
    return over(out, "#8a5c2e", np.exp(-inside / 16) * 0.34)


def paint(size: tuple[int, int]) -> Picture:
    """Land and sea together, with a soft shadow of the coast on the water."""
    land = land_mask(size)
    water = sea(land)
    shadow = ndimage.shift(ndimage.gaussian_filter(land, 6), (7, 6), mode="nearest")
    water = over(water, "#0f2f3c", shadow * 0.42)
    return over(water, ground(land, size), land)
