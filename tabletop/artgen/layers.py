"""Laying drawings on painted ground, each with its soft shadow."""

from __future__ import annotations

import io

import numpy as np
import pygame
from numpy.typing import NDArray
from scipy import ndimage

from .noise import over
from .svg import Pic

Picture = NDArray[np.float64]


def raster(pic: Pic, size: tuple[int, int]) -> tuple[Picture, NDArray[np.float64]]:
    """Colours and opacity of a drawing at a pixel size."""
    surface = pygame.image.load_sized_svg(io.BytesIO(pic.text().encode()), size).convert_alpha()
    if surface.get_size() != size:  # the loader keeps proportions and may be a pixel short
        surface = pygame.transform.smoothscale(surface, size)
    colour = pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(float)
    return colour, pygame.surfarray.array_alpha(surface).T.astype(float) / 255


def lay_on(base: Picture, pic: Pic, blur: float, fall: int, darkness: float) -> Picture:
    """`base` with a drawing and its shadow on it: `blur` and `fall` in pixels, `darkness` 0 (no shadow) to 1."""
    colour, alpha = raster(pic, (base.shape[1], base.shape[0]))
    if darkness:
        shadow = ndimage.shift(ndimage.gaussian_filter(alpha, blur), (fall, fall * 0.8), order=0)
        base = over(base, "#1d0f08", shadow * darkness)
    return over(base, colour, alpha)
