"""Hexagonal maps of Tiled: the layer ``terrain`` as cells with axial coordinates.

The map has the orientation "hexagonal", stagger axis Y and cells about as regular as whole pixels allow. Every filled cell of the tile layer
``terrain`` is a hexagon; its tile says by the property or class ``terrain`` what it is. Properties of the map: ``origin_col`` and
``origin_row`` are the cell of (0, 0); ``table_w`` and ``table_h`` the size of the whole table in pixels, when there is more on it than hexagons.
The layer's offset moves the hexagons on the table.
"""

from __future__ import annotations

import math
import re

import pytmx
from pytmx import pytmx as reader

from engines.core.errors import DataError
from tabletop.table.hexgrid import Cell, HexGrid, Stagger

LAYER = "terrain"
MOST_CELLS = 1_000
# Tiled moves layers by parts of a pixel; the reader would take whole numbers only.
reader.types.update(offsetx=float, offsety=float)
_WORD = re.compile(r"[a-z][a-z_]{0,23}\Z")


def is_hexagonal(tiled) -> bool:
    """Whether a map read by pytmx is one of hexagons."""
    return str(tiled.orientation) == "hexagonal"


def table_size(tiled, name: str) -> tuple[float, float]:
    """Width and height of the table of a hexagonal map in pixels: as its properties say, else what its cells take. Raises DataError."""
    high = float(tiled.tileheight) * 0.75
    cells = (tiled.width * tiled.tilewidth + tiled.tilewidth / 2, tiled.height * high + tiled.tileheight / 4)
    return (_number(tiled, "table_w", cells[0], name), _number(tiled, "table_h", cells[1], name))


def read_hexes(tiled, name: str, size: tuple[float, float]) -> HexGrid:
    """The hexagons of a map. Raises DataError with one sentence that names the file, the place and the cure."""
    _check_shape(tiled, name)
    layer = next((part for part in tiled.layers if isinstance(part, pytmx.TiledTileLayer) and part.name == LAYER), None)
    if layer is None:
        raise DataError(f"{name}: the map has no tile layer called {LAYER!r}; add one and paint the hexagons on it")
    origin = (_whole(tiled, "origin_col", name), _whole(tiled, "origin_row", name))
    stagger = Stagger(str(tiled.staggerindex), origin)
    cells: dict[Cell, str] = {}
    for column, row, gid in layer.iter_data():
        if gid:
            cells[stagger.axial(column, row)] = _terrain(tiled, gid, f"{name}: the cell in column {column}, row {row}")
    if not cells:
        raise DataError(f"{name}: no cell of the layer {LAYER!r} is filled; paint the hexagons on it")
    if len(cells) > MOST_CELLS:
        raise DataError(f"{name}: {len(cells)} hexagons are more than the {MOST_CELLS} that fit on a table; take some away")
    return _placed(tiled, layer, stagger, cells, name, size)


def _placed(tiled, layer, stagger: Stagger, cells: dict, name: str, size) -> HexGrid:
    """The cells with the place of the middle of (0, 0) in pixels."""
    wide, high = float(tiled.tilewidth), float(tiled.tileheight)
    column, row = stagger.origin
    offset = (float(layer.offsetx or 0), float(layer.offsety or 0))
    if not all(math.isfinite(v) and abs(v) < 100_000 for v in offset):
        raise DataError(f"{name}: the layer {LAYER!r} is moved out of sight; give it an offset near 0")
    x = (column + 0.5 + 0.5 * stagger.shift(row)) * wide + offset[0]
    y = row * high * 0.75 + high / 2 + offset[1]
    grid = HexGrid(wide, high, (x, y), cells, stagger)
    left, top, w, h = grid.extent()
    if left < -2 or top < -2 or left + w > size[0] + 2 or top + h > size[1] + 2:
        raise DataError(f"{name}: hexagons lie outside the table of {size[0]:.0f} x {size[1]:.0f}; change the offset of the layer {LAYER!r} or the "
                        "map's properties table_w and table_h")
    return grid


def _check_shape(tiled, name: str) -> None:
    if str(tiled.staggeraxis) != "y" or str(tiled.staggerindex) not in ("odd", "even"):
        raise DataError(f"{name}: the hexagons do not stand on a point in shifted rows; set the map's stagger axis to Y and its stagger index "
                        "to odd or even")
    wide, high, side = float(tiled.tilewidth), float(tiled.tileheight), float(tiled.hexsidelength or 0)
    if not (8 <= wide <= 1_000 and 8 <= high <= 1_000):
        raise DataError(f"{name}: hexagons of {wide:.0f} x {high:.0f} cannot be drawn; give tiles from 8 to 1000 pixels")
    if abs(side - high / 2) > max(1.0, high * 0.02) or not 0.8 < wide / high < 0.94:
        raise DataError(f"{name}: tiles of {wide:.0f} x {high:.0f} with a side of {side:.0f} are no regular hexagons; make the height about 1.155 "
                        "times the width, and the hex side length half the height")


def _terrain(tiled, gid: int, where: str) -> str:
    props = tiled.get_tile_properties_by_gid(gid) or {}
    word = str(props.get("terrain") or props.get("class") or props.get("type") or "")
    if not _WORD.match(word):
        raise DataError(f"{where} does not say what lies there; give its tile a property terrain with one word such as forest")
    return word


def _whole(tiled, key: str, name: str) -> int:
    value = (tiled.properties or {}).get(key, 0)
    if type(value) not in (int, float) or value != value or abs(value) > 10_000 or int(value) != value:
        raise DataError(f"{name}: the map's property {key} must be a whole number, not {str(value)[:40]!r}")
    return int(value)


def _number(tiled, key: str, default: float, name: str) -> float:
    value = (tiled.properties or {}).get(key, default)
    if type(value) not in (int, float) or not 1 <= value <= 100_000:
        raise DataError(f"{name}: the map's property {key} must be a number from 1 to 100000, not {str(value)[:40]!r}")
    return float(value)
