"""Writes the Tiled maps of Brazil: Imperial: a table of hexagons for each map of the game, and the two boards of a seat."""

from __future__ import annotations

from .. import tmx_hex
from ..paths import MAPS, write_text
from ..tmx import Obj, document
from . import layout as lay
from . import terrain as tr

CREAM, GOLD, DARK = "#fbefd2", "#f2cf7a", "#4a2a18"
ART = "../../art/brazil_imperial"


def _props(spot: lay.Spot, k: float) -> dict:
    props = {"cell_w": round(spot.cell[0] * k, 2), "cell_h": round(spot.cell[1] * k, 2), "gap": round(spot.gap * k, 2), **spot.props}
    return props if spot.kind in ("row", "grid", "fan") else {key: v for key, v in props.items() if key != "gap"}


def _zone(name: str, spot: lay.Spot, k: float = 1.0) -> Obj:
    return Obj(name, *(round(v * k, 2) for v in spot.box), kind=spot.kind, props=_props(spot, k))


def _label(name: str, box: lay.Box, size: float, k: float = 1.0, colour: str = GOLD, font: str = "serif") -> Obj:
    return Obj(
        name, *(round(v * k, 2) for v in box), kind="text", props={"size": round(size * k, 2), "colour": colour, "align": "center", "font": font}
    )


def grid(name: str) -> tmx_hex.Grid:
    """The hexagons of a map, about the middle of its table."""
    k = lay.scale(name)
    x, y = lay.TABLES[lay.MAPS[name][1]].middle
    return tmx_hex.Grid(lay.cells(name), lay.HEX, (x * k, y * k))


def board(name: str) -> str:
    """The table of one map."""
    k, table = lay.scale(name), lay.TABLES[lay.MAPS[name][1]]
    zones = [_zone(ident, spot, k) for ident, spot in table.spots.items()]
    places = [(round(x * k, 2), round(y * k, 2)) for x, y in table.eras]
    zones.append(
        Obj("eras", *places[0], kind="track", line=places, props={"radius": round(table.radius * k, 2), "spread": 10, "place_face": "era_{slot}"})
    )
    labels = [_label(ident, box, 15, k) for ident, box in table.labels]
    jumps = [Obj("map", *_field(table, k)), *(Obj(f"panel_{i}", *(round(v * k, 2) for v in box)) for i, box in enumerate(table.panels, 1))]
    tiles = [(f"{ART}/terrain/{word}_1.svg", *lay.HEX) for word in tr.NAMES]
    picture = (f"{ART}/table_{lay.MAPS[name][1]}.jpg", *lay.PICTURE)
    return tmx_hex.document(grid(name), lay.size(name), tr.NAMES, tiles, picture, {"zones": zones, "labels": labels, "jumps": jumps})


def _field(table: lay.Table, k: float) -> lay.Box:
    """The part of a table that its panels leave to the hexagons."""
    if len(table.panels) == 2:
        x = table.panels[0][0] + table.panels[0][2]
        return (round(x * k, 2), 0, round((table.panels[1][0] - x) * k, 2), round(lay.TABLE[1] * k, 2))
    return (0, 0, round(lay.TABLE[0] * k, 2), round(table.panels[0][1] * k, 2))


def seat(small: bool) -> str:
    """A seat's board."""
    zones = []
    anchors = ";".join(f"{x:g},{y:g}" for x, y in (lay.ANCHORS_SMALL if small else lay.ANCHORS))
    for i, arch in enumerate(lay.ARCHES):
        props = {"anchors": anchors, "face": arch} | ({} if small else {"ring": lay.RING})
        zones.append(Obj(f"arch_{arch}:{{seat}}", *lay.arch_zone(i, small), kind="space", props=props))
    zones += [_zone(f"{name}:{{seat}}", spot) for name, spot in lay.seat_spots(small).items()]
    labels = []
    for name, box in () if small else lay.seat_labels().items():
        labels.append(_label(name, box, 14, colour=DARK if name in lay.ARCHES else CREAM))
    wide, high = lay.MAT_SMALL if small else lay.MAT
    picture = (f"{ART}/" + ("mat_small.jpg" if small else "mat.jpg"), wide * 2, high * 2)
    return document((wide, high), picture, {"zones": zones, "labels": labels})


def main() -> None:
    """Write the maps."""
    folder = MAPS / "brazil_imperial"
    for name in lay.MAPS:
        write_text(folder / f"{name}.tmx", board(name))
    write_text(folder / "seat.tmx", seat(False))
    write_text(folder / "seat_small.tmx", seat(True))
