"""Paints board.jpg: the ground, then layer by layer what is drawn on it, each with its soft shadow."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame

from ..layers import Picture, lay_on
from ..noise import fractal, over, save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic
from . import layout as lay
from . import overlay, terrain

# Each layer: what is drawn, how soft and how far its shadow falls (pixels), how dark it is.
LAYERS: tuple[tuple[tuple[Callable[[Pic], None], ...], float, int, float], ...] = (
    ((overlay.rivers,), 1.0, 0, 0.0),
    ((overlay.mountains, overlay.woods, overlay.sea_life), 2.0, 3, 0.22),
    ((overlay.roads,), 3.0, 3, 0.4),
    ((overlay.forum, overlay.side_trays), 9.0, 9, 0.6),
    ((overlay.cities,), 3.0, 4, 0.4),
    ((overlay.goth_places, overlay.escape_places), 4.0, 5, 0.62),
)


def vignette(picture: Picture) -> Picture:
    """Darker, browner corners and a little grain, as of old varnish."""
    high, wide = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    picture = over(picture, "#3a2010", np.clip((x**4 + y**4 - 0.55) * 0.36, 0, 0.4))
    return picture * (1 + 0.012 * fractal((high, wide), 77, 0.5))[..., None]


def paint(size: tuple[int, int] = lay.PICTURE) -> pygame.Surface:
    """The whole board at a pixel size."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    picture = terrain.paint(size)
    for number, (parts, blur, fall, darkness) in enumerate(LAYERS):
        pic = Pic(*lay.BOARD)
        for part in parts:
            part(pic)
        scale = size[0] / lay.PICTURE[0]
        if number == 3:
            picture = vignette(picture)
        picture = lay_on(picture, pic, blur * scale, round(fall * scale), darkness)
    edge = Pic(*lay.BOARD)
    overlay.border(edge)
    return to_surface(lay_on(picture, edge, 7, 5, 0.5))


def main() -> None:
    """Write board.jpg."""
    size = save_jpeg(paint(), ART / "gloria_mundi" / "board.jpg", 2_500_000)
    print("board.jpg", size // 1000, "kB")
