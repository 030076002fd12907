"""Writes the three Tiled maps of Ascending Empires. The board is in millimetres; its nine tiles are the nine panels."""

from __future__ import annotations

from ..paths import MAPS, write_text
from ..tmx import Obj, document
from . import layout as lay

INK, GOLD = "#dfe8ff", "#f0d79a"


def _text(name: str, box: lay.Box, size: float, align: str = "center", colour: str = INK, font: str = "serif") -> Obj:
    return Obj(name, *box, kind="text", props={"size": size, "colour": colour, "align": align, "font": font})


def board() -> str:
    """The common board: space for ships, one place per hole, the pool in the middle."""
    anchors = ";".join(f"{x:g},{y:g}" for x, y in lay.ANCHORS)
    zones = [Obj("space", 0, 0, lay.SIDE, lay.SIDE, "free")]
    for name, x, y, _ in lay.holes():
        props = {"ring": lay.ORBIT, "radius": lay.HOLE, "cell_w": 13, "cell_h": 14, "anchors": anchors, "print_id": 1}
        zones.append(Obj(name, x - lay.ORBIT, y - lay.ORBIT, 2 * lay.ORBIT, 2 * lay.ORBIT, "space", props=props))
    zones.append(Obj("pool", *lay.POOL, "pile", props={"cell_w": 26, "cell_h": 26}))
    jumps = [
        Obj(q["id"], q["rect"][0], q["rect"][1], q["rect"][2] - q["rect"][0], q["rect"][3] - q["rect"][1])
        for q in lay.data()["quadrant"]
    ]
    layers = {"zones": zones, "labels": [_text("pool", lay.POOL_LABEL, 11, colour=GOLD)], "jumps": jumps}
    size = (lay.SIDE, lay.SIDE)
    return document(size, ("../../art/ascending_empires/board.jpg", lay.PICTURE, lay.PICTURE), layers, tile=lay.TILE)


def seat(small: bool) -> str:
    """A seat's board: four technology tracks, supply, structures, box."""
    zones, labels = [], []
    radius = lay.SMALL_RADIUS if small else lay.MAT_RADIUS
    for colour, points in lay.tracks(small):
        zones.append(
            Obj(
                f"tech_{colour}:{{seat}}", *points[0], kind="track", line=points,
                props={"spread": 10, "radius": radius, "place_face": f"{colour}{{slot}}"}
            )
        )
        if not small:
            dx, dy, wide, high = lay.MAT_NAME
            labels += [
                _text(f"{colour}{n}", (x + dx, y + dy, wide, high), 18, "left", font="sans")
                for n, (x, y) in enumerate(points)
                if n
            ]
    for name, (area, cell) in lay.heaps(small).items():
        zones.append(Obj(f"{name}:{{seat}}", *area, "pile", props={"cell_w": cell, "cell_h": cell, "faces": "a,b,c"}))
    for name, (x, y, w, _) in () if small else lay.MAT_PANELS.items():
        labels.append(_text(name, (x + 8, y + 7, w - 16, 30), 19, colour=GOLD))
    wide, high = lay.SMALL if small else lay.MAT
    picture = ("../../art/ascending_empires/" + ("mat_small.jpg" if small else "mat.jpg"), wide * 2, high * 2)
    return document((wide, high), picture, {"zones": zones, "labels": labels})


def main() -> None:
    """Write the maps."""
    folder = MAPS / "ascending_empires"
    write_text(folder / "board.tmx", board())
    write_text(folder / "seat.tmx", seat(False))
    write_text(folder / "seat_small.tmx", seat(True))
