"""Maps made with Tiled, read with pytmx: which zone lies where, in which shape, and how pieces lie in it.

Object layers: ``zones`` (name = zone id, class = arrangement; rectangles, or a polyline whose points are the places of a track),
``labels`` (texts that the window prints, name = text id) and ``jumps`` (rectangles for one-key camera jumps). A map for a seat has ``{seat}`` in
its zone ids. An image layer names the picture. In a hexagonal map every filled cell of the tile layer ``terrain`` is a zone as well
(see ``hexmap``).

Properties of a zone: ``ring`` is the radius of a printed ring round its middle, which glows and is hit in place of the rectangle;
``print_id`` 1 prints its name beside that ring; ``face`` names the face that is printed on it, ``place_face`` the one on each place of a
track, with ``{slot}`` for its number; ``grow`` is how many times its cell a grid may draw few pieces.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

import pygame
import pytmx

from engines.core.errors import DataError
from engines.core.view import ZONE_KINDS
from tabletop.table import hexmap
from tabletop.table.hexgrid import HexGrid, hex_id
from tabletop.table.tmxguard import guard

Box = tuple[float, float, float, float]
# Least and most of the numbers that arrangements divide by and pictures are made by.
_NUMBERS = {"cell_w": (1, 2_000), "cell_h": (1, 2_000), "gap": (0, 2_000), "spread": (0, 2_000), "radius": (1, 2_000), "ring": (1, 2_000),
            "slots": (0, 1_000), "columns": (1, 1_000), "grow": (1, 8),
            "number_every": (1, 1_000), "number_size": (1, 500), "label_size": (1, 500)}


@dataclass(frozen=True)
class ZoneShape:
    """A zone on a map. `box` in map units; `points` are the places of a track; `props` the typed properties."""

    id: str
    kind: str
    box: Box
    points: tuple[tuple[float, float], ...] = ()
    props: dict = field(default_factory=dict, hash=False)

    def number(self, name: str, default: float) -> float:
        """A numeric property."""
        return float(self.props.get(name, default))


@dataclass(frozen=True)
class Label:
    """A text printed on the map."""

    id: str
    box: Box
    size: float
    serif: bool
    align: str
    colour: str


@dataclass(frozen=True)
class BoardMap:
    """One map: its size in map units, picture path, zones, labels and jumps; its hexagons, which are zones too. `hex_scale` is how much
    larger these are than the file draws them."""

    path: Path
    size: tuple[float, float]
    picture: Path | None
    zones: dict[str, ZoneShape]
    labels: tuple[Label, ...]
    jumps: dict[str, Box]
    hexes: HexGrid | None = None
    hex_scale: float = 1.0
    props: dict = field(default_factory=dict)

    def for_seat(self, seat: int) -> dict[str, ZoneShape]:
        """The zones with ``{seat}`` filled in."""
        out = {}
        for zone in self.zones.values():
            ident = zone.id.replace("{seat}", str(seat))
            out[ident] = ZoneShape(ident, zone.kind, zone.box, zone.points, zone.props)
        return out

    def with_cells(self, cells: dict) -> BoardMap:
        """The same table with other hexagons, in the room of those that the file draws."""
        grid = self.hexes.refilled(cells)
        zones = {ident: zone for ident, zone in self.zones.items() if zone.kind != "hex"} | hex_zones(grid)
        return replace(self, zones=zones, hexes=grid, hex_scale=grid.width / self.hexes.width)


def hex_zones(grid: HexGrid) -> dict[str, ZoneShape]:
    """Every hexagon of a grid as a zone."""
    return {hex_id(cell): ZoneShape(hex_id(cell), "hex", grid.box(cell), (), {"terrain": terrain}) for cell, terrain in grid.cells.items()}


@lru_cache(maxsize=64)
def read_map(path: Path) -> BoardMap:
    """Read a map. Raises DataError with one sentence that names the file, the object and the cure."""
    guard(path)
    try:
        return _read(path)
    except DataError:
        raise
    except Exception as error:  # the parser raises many kinds for damaged files, ElementTree's among them
        raise DataError(f"{path.name}: Tiled could not have written this ({type(error).__name__}: {_short(error)}); open it in "
                        "Tiled and save it again") from None


def _read(path: Path) -> BoardMap:
    name = path.name
    tiled = pytmx.TiledMap(str(path), load_all_tiles=False)
    hexagonal = hexmap.is_hexagonal(tiled)
    size = hexmap.table_size(tiled, name) if hexagonal else (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    if not (0 < size[0] <= 100_000 and 0 < size[1] <= 100_000):
        raise DataError(f"{name}: a map of {size[0]:.0f} x {size[1]:.0f} units cannot be drawn; check its width and height")
    hexes = hexmap.read_hexes(tiled, name, size) if hexagonal else None
    zones, labels, jumps = hex_zones(hexes) if hexes else {}, [], {}
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledObjectGroup):
            continue
        for thing in layer:
            if layer.name == "zones":
                zone = _zone(thing, name, size)
                if zone.id in zones:
                    raise DataError(f"{name}: two zones are called {zone.id!r}; rename one of them")
                zones[zone.id] = zone
            elif layer.name == "labels":
                labels.append(_label(thing, name, size))
            elif layer.name == "jumps":
                jumps[str(thing.name)] = _box(thing, name, size)
    return BoardMap(path, size, _picture(tiled, path), zones, tuple(labels), jumps, hexes, 1.0, dict(tiled.properties or {}))


def _short(error: Exception) -> str:
    return str(error).replace("\n", " ")[:120] or "no details"


def _picture(tiled, path: Path) -> Path | None:
    for layer in tiled.layers:
        if isinstance(layer, pytmx.TiledImageLayer):
            source = getattr(layer, "source", None)
            if source:
                return (path.parent / str(source)).resolve()
    return None


def _box(thing, file: str, size) -> Box:
    values = (thing.x, thing.y, thing.width or 0, thing.height or 0)
    if not all(isinstance(v, (int, float)) and math.isfinite(v) for v in values):
        raise DataError(f"{file}: object {str(thing.name)[:80]!r} has no proper place; give it whole numbers for x, y, width and height")
    box = tuple(float(v) for v in values)
    if box[0] < -1 or box[1] < -1 or box[0] + box[2] > size[0] + 1 or box[1] + box[3] > size[1] + 1:
        raise DataError(f"{file}: object {str(thing.name)[:80]!r} lies outside the map; move it inside")
    return box


def _zone(thing, file: str, size) -> ZoneShape:
    if not thing.name or len(thing.name) > 120 or not thing.name.isprintable():
        raise DataError(f"{file}: a zone at {thing.x},{thing.y} has no proper name; a zone's name is its id, one short line")
    kind = str(getattr(thing, "type", "") or "")
    if kind not in ZONE_KINDS:
        raise DataError(f"{file}: zone {str(thing.name)[:80]!r} has the class {str(kind)[:40]!r}; use one of {', '.join(ZONE_KINDS)}")
    props = dict(thing.properties or {})
    for key, value in props.items():
        _check_property(key, value, f"{file}: zone {str(thing.name)[:80]!r}: property {str(key)[:60]}")
    _check_anchors(props.get("anchors"), thing.name, file)
    points = getattr(thing, "points", None)
    if kind == "track":
        if not points or len(points) < 2:
            raise DataError(f"{file}: track {thing.name!r} is no polyline; draw it as a polyline with one point per place")
        places = tuple((float(p[0]), float(p[1])) for p in points)
        xs, ys = [p[0] for p in places], [p[1] for p in places]
        if min(xs) < -1 or min(ys) < -1 or max(xs) > size[0] + 1 or max(ys) > size[1] + 1:
            raise DataError(f"{file}: track {thing.name!r} leaves the map; move its points inside")
        return ZoneShape(str(thing.name), kind, (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), places, props)
    box = _box(thing, file, size)
    if box[2] < 1 or box[3] < 1:
        raise DataError(f"{file}: zone {str(thing.name)[:80]!r} has no area; draw it as a rectangle")
    return ZoneShape(str(thing.name), kind, box, (), props)


def _check_property(key: str, value, where: str) -> None:
    if key in _NUMBERS or (isinstance(value, (int, float)) and not isinstance(value, bool)):
        least, most = _NUMBERS.get(key, (-10_000, 10_000))
        if type(value) not in (int, float) or not least <= value <= most:
            raise DataError(f"{where} must be a number from {least} to {most}, not {str(value)[:40]!r}")
    elif isinstance(value, str):
        if len(value) > 1_000 or not value.isprintable():
            raise DataError(f"{where} must be one short line of text")
        if value and key.endswith("colour"):
            _check_colour(value, where)


def _check_colour(value: str, where: str) -> None:
    try:
        pygame.Color(value)
    except ValueError:
        raise DataError(f"{where}: {value[:40]!r} is no colour; write it like #33200f") from None


def _check_anchors(value, name: str, file: str) -> None:
    if value in (None, ""):
        return
    try:
        spots = [[float(v) for v in spot.split(",")] for spot in str(value).split(";")]
    except ValueError:
        spots = [[]]
    if not all(len(spot) == 2 and all(math.isfinite(v) and abs(v) < 100_000 for v in spot) for spot in spots):
        raise DataError(f"{file}: zone {name!r}: property anchors must be written like 38,38;30,30;46,30")


def _label(thing, file: str, size) -> Label:
    props = thing.properties or {}
    number = props.get("size", 20)
    if not isinstance(number, (int, float)) or not 1 <= number <= 500:
        raise DataError(f"{file}: label {str(thing.name)[:80]!r}: property size must be a number from 1 to 500")
    colour = str(props.get("colour", "#33200f"))
    _check_colour(colour, f"{file}: label {str(thing.name)[:80]!r}")
    align = str(props.get("align", "center"))
    return Label(str(thing.name), _box(thing, file, size), float(number), props.get("font", "serif") == "serif",
                 align if align in ("left", "center", "right") else "center", colour)
