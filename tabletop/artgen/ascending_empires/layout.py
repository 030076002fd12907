"""Where things lie: the board in millimetres, the seats' boards in their own units."""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache

from ..paths import ROOT

Box = tuple[float, float, float, float]

SIDE = 711
MIDDLE = SIDE / 2
PICTURE = 2844  # pixels of the board's picture: four to the millimetre
TILE = 237  # one panel
ORBIT, HOLE = 38, 19
COLOURS = ("orange", "grey", "purple", "brown")
TONES = {"orange": "#e27c24", "grey": "#9aa1aa", "purple": "#8f56b4", "brown": "#8a5c36"}

# The pool's tray is a little left of the middle of its zone's room, since the number stands to the right of the heap.
POOL: Box = (MIDDLE - 42, MIDDLE - 13, 64, 26)
POOL_LABEL: Box = (MIDDLE - 32, MIDDLE - 33, 64, 14)
HUB = 44  # radius of the medallion in the middle

# Three pieces on a disc: two behind, one in front. Zone units; slot 0 is the disc itself.
ANCHORS = ((38.0, 38.0), (30.3, 33.0), (45.7, 33.0), (38.0, 45.0))

MAT = (1500, 250)
MAT_TRACKS: Box = (10, 10, 1002, 230)
MAT_TOP, MAT_STEP = 42, 55
MAT_PLACES = (114, 190, 394, 598, 802)
MAT_NAME = (30, -19, 152, 27)  # from a place: where the name of its technology is printed, and its size
MAT_RADIUS = 20
MAT_PANELS: dict[str, Box] = {
    "supply": (1022, 10, 150, 230),
    "beside": (1182, 10, 150, 230),
    "box": (1342, 10, 148, 230),
}

SMALL = (460, 250)
SMALL_TRACKS: Box = (7, 7, 254, 236)
SMALL_TOP, SMALL_STEP = 37, 58.5
SMALL_PLACES = (77, 117, 157, 197, 237)
SMALL_RADIUS = 18
SMALL_HEAD = 42  # the head of a small panel, with the icon of what lies there
SMALL_PANELS: dict[str, Box] = {"supply": (266, 7, 61, 236), "beside": (329, 7, 61, 236), "box": (392, 7, 61, 236)}


@lru_cache(maxsize=1)
def data() -> dict:
    """The board's figures as the rules have them."""
    return tomllib.loads((ROOT / "engines" / "ascending_empires" / "data" / "board.toml").read_text("utf-8"))


def holes() -> list[tuple[str, float, float, bool]]:
    """Name, middle and whether it is a homeworld's, of every hole."""
    return [(h["id"], h["x"], h["y"], h["kind"] == "home") for h in data()["hole"]]


def tracks(small: bool) -> list[tuple[str, list[tuple[float, float]]]]:
    """The places of the four technologies on a seat's board."""
    top, step, places = (SMALL_TOP, SMALL_STEP, SMALL_PLACES) if small else (MAT_TOP, MAT_STEP, MAT_PLACES)
    return [(colour, [(x, top + i * step) for x in places]) for i, colour in enumerate(COLOURS)]


def seams() -> list[tuple[bool, float, list[tuple[float, int]]]]:
    """The seams between the panels: upright or not, where, and each tab as (its middle along the seam, to which side).

    Every panel edge has one tab, put where it is farthest from all orbit rings.
    """
    rings = [(x, y) for _, x, y, _ in holes()]
    out = []
    for upright in (True, False):
        for at in (TILE, 2 * TILE):
            tabs = []
            for part in range(3):
                spots = [(part * TILE + 40 + k, side) for k in range(0, TILE - 79, 3) for side in (-1, 1)]
                tabs.append(max(spots, key=lambda s: _room(rings, upright, at, *s)))
            out.append((upright, at, tabs))
    return out


def _room(rings, upright: bool, at: float, along: float, side: int) -> float:
    x, y = (at + side * 9, along) if upright else (along, at + side * 9)
    corner = min(abs(along % TILE), abs(TILE - along % TILE))
    near = min(math.dist((x, y), ring) for ring in rings)
    hub = math.dist((x, y), (MIDDLE, MIDDLE)) - HUB + ORBIT
    line = abs((y if upright else x) - MIDDLE) + ORBIT - 4
    return min(near, hub, line, corner + ORBIT - 24)


def heaps(small: bool) -> dict[str, tuple[Box, float]]:
    """The three piles of a seat's board: the area of each and the size of a piece there."""
    if small:
        return {
            name: ((x + 1, y + SMALL_HEAD, w - 2, h - SMALL_HEAD - 2), 30)
            for name, (x, y, w, h) in SMALL_PANELS.items()
        }
    return {name: ((x + 10, y + 44, w - 20, h - 52), 54) for name, (x, y, w, h) in MAT_PANELS.items()}
