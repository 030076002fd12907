"""Paints board.jpg: the night sky, then the chart, rings and lines on it."""

from __future__ import annotations

import pygame

from ..layers import lay_on
from ..noise import save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic
from . import layout as lay
from . import overlay, space


def paint(size: int = lay.PICTURE) -> pygame.Surface:
    """The whole board at a pixel size."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    picture = space.paint(size)
    scale = size / lay.PICTURE
    under = Pic(lay.SIDE, lay.SIDE)
    for part in (overlay.chart, overlay.seams, overlay.quadrants):
        part(under)
    picture = lay_on(picture, under, 1, 0, 0)
    picture = space.rings(picture, [(x, y, home) for _, x, y, home in lay.holes()], lay.ORBIT, lay.HOLE)
    top = Pic(lay.SIDE, lay.SIDE)
    for part in (overlay.hub, overlay.edge):
        part(top)
    return to_surface(lay_on(picture, top, 10 * scale, round(6 * scale), 0.5))


def main() -> None:
    """Write board.jpg."""
    size = save_jpeg(paint(), ART / "ascending_empires" / "board.jpg", 3_400_000)
    print("board.jpg", size // 1000, "kB")
