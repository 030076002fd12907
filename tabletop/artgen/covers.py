"""Paints the box covers: a textured ground per game, the drawing with its shadow, and a little wear.

python -m tabletop.artgen covers [GAME ...]
"""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from .cover_scenes import COVERS
from .layers import lay_on
from .noise import Grey, fractal, lit, over, ramp, save_jpeg, to_surface
from .paths import ART, write_text
from .svg import Pic
from .textures import wood

WIDE, HIGH = 600, 800
SHAPE = (HIGH, WIDE)
Picture = NDArray[np.float64]
TITLE = """# Where and how the program prints the title on the cover beside this file (pixels of 600 x 800).
[title]
rect = [60, 630, 480, 102]
font = "serif"
weight = "bold"
size = 58
min_size = 28
colour = "#f4e0b0"
shadow = "#1a0d08"
align = "center"
"""


def _fall() -> Grey:
    """0 at the upper edge, 1 where the title begins."""
    return np.clip(np.mgrid[0:HIGH, 0:WIDE][0] / 600.0, 0, 1)


def _parchment(*colours: str) -> Picture:
    out = ramp(0.58 + 0.15 * fractal(SHAPE, 3, 1.7) + 0.03 * fractal(SHAPE, 4, 0.6), *colours)
    return over(out, "#8a5c2e", np.clip(fractal(SHAPE, 5, 2.0) - 0.7, 0, 1) * 0.25)


def _burning_sky() -> Picture:
    smoke = fractal(SHAPE, 6, 1.7, (1.6, 1))
    out = ramp(_fall() * 1.05 + 0.1 * smoke, "#1d0d14", "#4a1620", "#9b3020", "#e27a2c", "#ffd27a", "#ffd98a")
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(float)
    glow = np.exp(-(((x - 310) / 260) ** 2) - ((y - 330) / 210) ** 2)
    out = over(out, "#ffdf8a", glow * 0.6)
    billow = fractal(SHAPE, 14, 1.5, (1, 1.3))
    out = over(out, "#24121a", np.clip(billow + 0.5 - _fall() * 1.6, 0, 1) * 0.75)
    return over(out, "#6b2a24", np.clip(lit(billow * 9, 0.5), 0, 1) * (1 - _fall()) * 0.6)


def _jungle_sky() -> Picture:
    return ramp(_fall() + 0.05 * fractal(SHAPE, 7, 1.7), "#e2703c", "#f2a850", "#fbdc8a", "#bfd8a0", "#3f7a58")


def _space() -> Picture:
    cloud, other = fractal(SHAPE, 8, 1.7), fractal(SHAPE, 9, 1.8)
    out = ramp(0.3 + 0.12 * cloud, "#05060f", "#0d1230", "#1d2458", "#3a3a80")
    out = over(out, "#b04a8a", np.clip(cloud - 0.4, 0, 1) * 0.45)
    return over(out, "#3f8fc0", np.clip(other - 0.5, 0, 1) * 0.4)


def ground(game: str) -> Picture:
    """The ground that a cover is drawn on."""
    if game == "gloria_mundi":
        return _burning_sky()
    if game == "brazil_imperial":
        return _jungle_sky()
    if game == "ascending_empires":
        return _space()
    if game == "age_of_empires":
        return np.clip(
            wood()[:HIGH, :WIDE].swapaxes(0, 1)[:WIDE].repeat(2, axis=1)[:, :HIGH].swapaxes(0, 1) * 1.25, 0, 255
        )
    return _parchment("#b99458", "#dcc08a", "#ecd9ae", "#f6ead0")


def cover(game: str) -> pygame.Surface:
    """One finished cover, 600 x 800."""
    pic = Pic(WIDE, HIGH)
    COVERS[game](pic)
    picture = lay_on(ground(game), pic, 4, 3, 0.4)
    y, x = np.mgrid[-1 : 1 : HIGH * 1j, -1 : 1 : WIDE * 1j]
    picture = over(picture, "#120a06", np.clip((x**2 * 0.5 + y**4 * 0.6 - 0.35) * 0.4, 0, 0.4))
    picture = picture * (1 + 0.016 * fractal(SHAPE, 12, 0.8) + 0.01 * fractal(SHAPE, 13, 0.2))[..., None]
    edge = np.minimum(np.minimum(x + 1, 1 - x) * WIDE / 2, np.minimum(y + 1, 1 - y) * HIGH / 2)
    picture = over(picture, "#fff6e0", np.exp(-edge / 1.2) * 0.35)
    return to_surface(picture)


def main(arguments: list[str]) -> None:
    """Write the covers of the named games, or all."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for game in arguments or COVERS:
        print(game, save_jpeg(cover(game), ART / "covers" / f"{game}.jpg") // 1000, "kB")
        write_text(ART / "covers" / f"{game}.toml", TITLE)
