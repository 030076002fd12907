"""Noise without seams, and passing between arrays and pictures."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

Grey = NDArray[np.float64]


def fractal(
    shape: tuple[int, int], seed: int, power: float = 1.8, stretch: tuple[float, float] = (1, 1), low: float = 0.0
) -> Grey:
    """Periodic cloud noise of (height, width), mean 0, deviation 1.

    `power` is how fast fine detail fades; `stretch` draws it out down and across; frequencies below `low` are left out.
    """
    rng = np.random.default_rng(seed)
    fy = np.fft.fftfreq(shape[0])[:, None] * shape[0] * stretch[0]
    fx = np.fft.rfftfreq(shape[1])[None, :] * shape[1] * stretch[1]
    radius = np.sqrt(fy**2 + fx**2)
    radius[0, 0] = 1
    gain = radius**-power
    gain[0, 0] = 0
    gain[radius < low] = 0
    spectrum = np.fft.rfft2(rng.standard_normal(shape)) * gain
    out = np.fft.irfft2(spectrum, shape)
    return (out - out.mean()) / (out.std() or 1)


def ramp(value: Grey, *colours: str) -> NDArray[np.float64]:
    """Colour an array of 0..1 along evenly spaced colours; result (height, width, 3) in 0..255."""
    table = np.array([[int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in colours], float)
    at = np.linspace(0, 1, len(colours))
    flat = np.clip(value, 0, 1)
    return np.stack([np.interp(flat, at, table[:, k]) for k in range(3)], axis=-1)


def rgb(colour: str) -> NDArray[np.float64]:
    """#rrggbb as three numbers."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], float)


def over(base: NDArray[np.float64], colour: str | NDArray[np.float64], alpha: Grey) -> NDArray[np.float64]:
    """Lay a colour (or picture) over `base` with a mask of 0..1."""
    top = rgb(colour) if isinstance(colour, str) else colour
    return base + (top - base) * np.clip(alpha, 0, 1)[..., None]


def lit(height: Grey, strength: float = 1.0) -> Grey:
    """How much each point of a relief is turned to a light in the upper left; about 0, clipped to -1..1."""
    gy, gx = np.gradient(height)
    return np.clip((gx + gy) * strength, -1, 1)


def to_surface(picture: NDArray[np.float64]) -> pygame.Surface:
    """A pygame surface of a (height, width, 3) array."""
    return pygame.surfarray.make_surface(np.clip(picture, 0, 255).astype(np.uint8).swapaxes(0, 1))


def to_array(surface: pygame.Surface) -> NDArray[np.float64]:
    """(height, width, 3) of a surface."""
    return pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(float)


def to_mask(surface: pygame.Surface) -> Grey:
    """The red channel of a surface as 0..1 (height, width)."""
    return pygame.surfarray.pixels_red(surface).astype(float).T / 255


def save_jpeg(surface: pygame.Surface, path: Path, limit: int = 0) -> int:
    """Write a JPEG and return its size. pygame offers no quality setting; a `limit` in bytes softens the finest grain
    until the file is small enough."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, str(path))
    for radius in (1, 2):
        if not limit or path.stat().st_size <= limit:
            break
        pygame.image.save(pygame.transform.gaussian_blur(surface, radius), str(path))
    return path.stat().st_size
