"""Paints the night behind everything: nebulae in four tints, dust, and stars of every size."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray
from scipy import ndimage

from ..noise import fractal, over, ramp
from .layout import SIDE

Picture = NDArray[np.float64]
# What glows in each quadrant, from faint to bright, in the order upper left, upper right, lower left, lower right.
TINTS = (
    ("#0e1d40", "#164576", "#2f86b4", "#a6e3ea"),
    ("#171442", "#3b2574", "#8248ad", "#efb4e2"),
    ("#0a2234", "#0f4c54", "#2d8b76", "#b9efc4"),
    ("#1c1532", "#4c2444", "#98503f", "#ffce98"),
)
STAR_TONES = ("#ffffff", "#cfe0ff", "#9fc2ff", "#fff0d0", "#ffd2a0", "#ffb48c")


def _weights(size: int) -> list[NDArray[np.float64]]:
    """How much each point belongs to each quadrant: sharp near the lines, one on them."""
    t = 1 / (1 + np.exp(-(np.arange(size) / size - 0.5) * 46))
    x, y = t[None, :], t[:, None]
    return [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]


def clouds(size: int) -> Picture:
    """The nebulae, without stars."""
    shape = (size, size)
    y, x = np.mgrid[0:size, 0:size].astype(float)
    bend = size * 0.035
    at = [y + bend * fractal(shape, 11, 2.0), x + bend * fractal(shape, 12, 2.0)]
    body = ndimage.map_coordinates(fractal(shape, 13, 1.9, low=2.2), at, order=1, mode="wrap")
    fine = ndimage.map_coordinates(fractal(shape, 14, 1.45), at, order=1, mode="wrap")
    ridge = 1 - np.abs(ndimage.map_coordinates(fractal(shape, 15, 1.7), at, order=1, mode="wrap"))
    radius = np.hypot(x - size / 2, y - size / 2) / size
    glow = np.clip(0.33 + 0.15 * body + 0.07 * fine + 0.2 * np.exp(-((radius / 0.17) ** 2)), 0, 1)
    out = np.zeros((size, size, 3))
    for weight, tint in zip(_weights(size), TINTS, strict=True):
        out += ramp(glow**1.25, "#070b1c", *tint) * weight[..., None]
    out = over(out, "#fff2d8", np.exp(-((radius / 0.06) ** 2)) * 0.34)
    filaments = np.clip(ridge - 0.72, 0, 1) * np.clip(glow * 2.2 - 0.5, 0, 1)
    out = out * (1 + 1.5 * filaments)[..., None]
    dust = np.clip(0.9 * fractal(shape, 16, 2.1, low=2) + 0.5 * fine - 0.75, 0, 1.6)
    out = over(out, "#060919", dust * 0.45)
    return out


def _stamp(out: Picture, cx: float, cy: float, radius: float, colour: NDArray[np.float64], strength: float) -> None:
    """One soft round star, added as light."""
    reach = int(radius * 3) + 2
    x0, y0 = int(cx) - reach, int(cy) - reach
    x1, y1 = x0 + 2 * reach + 1, y0 + 2 * reach + 1
    if x0 < 0 or y0 < 0 or x1 > out.shape[1] or y1 > out.shape[0]:
        return
    y, x = np.mgrid[y0:y1, x0:x1]
    light = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius**2)) * strength
    out[y0:y1, x0:x1] += light[..., None] * colour


def _spikes(out: Picture, cx: float, cy: float, length: float, colour: NDArray[np.float64]) -> None:
    """The cross of light of a bright star, added as light."""
    reach = int(length)
    x0, y0, x1, y1 = int(cx) - reach, int(cy) - reach, int(cx) + reach + 1, int(cy) + reach + 1
    if x0 < 0 or y0 < 0 or x1 > out.shape[1] or y1 > out.shape[0]:
        return
    y, x = np.mgrid[y0:y1, x0:x1]
    dx, dy = np.abs(x - cx), np.abs(y - cy)
    thin = 1.1 * max(1.0, length / 40)
    light = (
        np.exp(-dy / thin) * np.clip(1 - dx / length, 0, 1) ** 2.4
        + np.exp(-dx / thin) * np.clip(1 - dy / length, 0, 1) ** 2.4
    )
    out[y0:y1, x0:x1] += (light * 0.8)[..., None] * colour


def stars(out: Picture) -> None:
    """Stars on the picture: dust, small ones, and a few with a halo and a cross. They crowd where the sky is bright."""
    size = out.shape[0]
    scale = size / 2844
    rng = np.random.default_rng(7)
    tones = np.array([[int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in STAR_TONES], float)
    crowd = ndimage.gaussian_filter(out.sum(axis=2), 12 * scale)
    crowd /= crowd.max()
    for count, low, high, strength in ((15000, 0.5, 0.8, 0.5), (2600, 0.8, 1.25, 0.85), (420, 1.3, 2.1, 1.0)):
        spots = rng.uniform(0, size, (count, 2))
        bright = rng.uniform(0.25, 1, count) ** 2
        for (x, y), light in zip(spots, bright, strict=True):
            if rng.random() < 0.35 + 0.9 * crowd[int(y), int(x)]:
                tone = tones[rng.choice(len(tones), p=(0.34, 0.24, 0.14, 0.14, 0.09, 0.05))]
                _stamp(out, x, y, max(0.45, rng.uniform(low, high) * scale), tone, strength * (0.25 + 0.75 * light))
    for x, y in rng.uniform(size * 0.02, size * 0.98, (46, 2)):
        tone, length = tones[rng.integers(len(tones))], rng.uniform(16, 52) * scale
        _stamp(out, x, y, length * 0.42, tone, 0.16)
        _stamp(out, x, y, max(0.6, length * 0.07), tone, 1.5)
        _spikes(out, x, y, length, tone)


def paint(size: int) -> Picture:
    """The whole night sky."""
    small = clouds(size // 2)
    surface = pygame.surfarray.make_surface(np.clip(small, 0, 255).astype(np.uint8).swapaxes(0, 1))
    surface = pygame.transform.smoothscale(surface, (size, size))
    out = pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(np.float64)
    stars(out)
    out += (2.2 * np.random.default_rng(3).standard_normal((size, size)))[..., None]
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    return out * np.clip(1.06 - 0.34 * (x**4 + y**4) / 2, 0, 1)[..., None]


def rings(out: Picture, spots: list[tuple[float, float, bool]], orbit: float, hole: float) -> Picture:
    """A shaded violet band round every hole and the dark socket in it. Changes and returns `out`."""
    scale = out.shape[0] / SIDE
    for cx, cy, home in spots:
        reach = orbit + 5
        x0, y0, x1, y1 = (round(v * scale) for v in (cx - reach, cy - reach, cx + reach, cy + reach))
        part = out[y0:y1, x0:x1]
        y, x = np.mgrid[y0:y1, x0:x1].astype(float)
        dx, dy = x / scale - cx, y / scale - cy
        r = np.hypot(dx, dy)
        part[:] = _band(part, r, np.arctan2(dy, dx), orbit, hole, home)
        part[:] = _socket(part, r, dx + dy, hole)
    return out


def _line(r, at: float, width: float):
    return np.clip(1.2 - np.abs(r - at) / width, 0, 1)


def _band(part: Picture, r, angle, orbit: float, hole: float, home: bool) -> Picture:
    """The ring: darkened ground, a violet veil that grows outwards, an edge of light, fine marks along it."""
    inside = np.clip((orbit - r) * 4 + 0.5, 0, 1)
    across = np.clip((r - hole) / (orbit - hole), 0, 1)
    part = part * (1 - 0.30 * inside)[..., None]
    part = over(part, "#7d55d8" if not home else "#8a5be6", inside * (0.20 + 0.34 * across**1.6))
    part = over(part, "#b79bff", np.exp(-np.clip(r - orbit, 0, None) / 1.3) * (r >= orbit) * 0.35)
    part = over(part, "#d9c8ff", _line(r, orbit - 0.35, 0.5) * 0.95)
    part = over(part, "#c9b4ff", _line(r, orbit - 2.0, 0.22) * 0.5)
    part = over(part, "#a98cf0", _line(r, (orbit + hole) / 2, 0.2) * 0.45)
    marks = 72 if not home else 48
    near = np.abs(((angle / (2 * np.pi) * marks + 0.5) % 1) - 0.5) * 2 * np.pi * r / marks
    part = over(part, "#d9c8ff", np.clip(1.1 - near / 0.22, 0, 1) * (r > orbit - 4.2) * (r < orbit - 2.1) * 0.55)
    if home:
        part = over(part, "#f3d58a", _line(r, orbit + 1.7, 0.45) * 0.9)
        quarter = np.abs(((angle / (np.pi / 2) + 0.5) % 1) - 0.5) * np.pi / 2 * r
        part = over(
            part,
            "#f3d58a",
            np.clip(1.1 - (quarter + np.abs(r - orbit - 1.7)) / 2.2 * 1.1, 0, 1) ** 0.3
            * (quarter + np.abs(r - orbit - 1.7) < 2.2),
        )
    return part


def _socket(part: Picture, r, slope, hole: float) -> Picture:
    """A round hole with depth: shaded at the upper left, a lit lip at the lower right."""
    inside = np.clip((hole - r) * 4 + 0.5, 0, 1)
    lean = slope / (hole * 1.42)
    part = over(part, "#05060d", inside * 0.93)
    part = over(part, "#23284a", inside * np.clip(0.5 * lean + 0.2, 0, 1) * 0.8)
    part = over(part, "#b8c4f0", _line(r, hole + 0.35, 0.4) * np.clip(0.55 + 0.6 * lean, 0.1, 1) * 0.8)
    part = over(
        part, "#000000", np.exp(-np.abs(r - hole - 1.4) / 0.9) * (r > hole) * np.clip(0.45 - 0.5 * lean, 0.15, 1) * 0.6
    )
    return part
