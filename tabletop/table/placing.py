"""From a view to sprites: every piece gets a box on the plane that it lies on."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from engines.core.view import Piece, View
from tabletop.table import hexplace
from tabletop.table.geometry import BoardMap, Box, ZoneShape
from tabletop.table.skin import PieceLook, Skin

BOARD, DOCK = "board", "dock"
_LAYERS = {"pile": 2, "stack": 2, "row": 3, "grid": 3, "fan": 4, "hex": 3, "space": 4, "track": 5, "free": 6}


@dataclass(frozen=True)
class Sheet:
    """One map laid on a plane: `seat` is -1 for the common board. World unit = offset + map unit * scale."""

    map: BoardMap
    plane: str
    offset: tuple[float, float]
    scale: float
    seat: int
    zones: dict[str, ZoneShape]
    small: bool = False

    def box(self, box: Box) -> Box:
        """A box of the map on the plane."""
        return (self.offset[0] + box[0] * self.scale, self.offset[1] + box[1] * self.scale, box[2] * self.scale,
                box[3] * self.scale)


class Sprite(NamedTuple):
    """A piece with its box on a plane. `order` sorts drawing; `zone` is the zone that it stands in at last (not on another
    piece); `counted` pieces show their number. On a hexagon one that `fills` it has its shape, and `heap` is how many equal ones lie
    here under the topmost."""

    piece: Piece
    plane: str
    box: Box
    order: tuple
    zone: str
    counted: bool = False
    fills: bool = False
    heap: int = 0


class Placer:
    """Places views on sheets. `sheets` are laid out by the table's layout."""

    def __init__(self, sheets: list[Sheet], skin: Skin):
        self.sheets = sheets
        self.skin = skin
        self.at: dict[str, tuple[Sheet, ZoneShape]] = {}
        for sheet in sheets:
            for ident, shape in sheet.zones.items():
                self.at[ident] = (sheet, shape)

    def zone_box(self, zone: str) -> tuple[str, Box] | None:
        """Plane and box of a zone, or of a place ``zone.slot`` of a track or row."""
        name, _, slot = zone.rpartition(".")
        if zone in self.at:
            sheet, shape = self.at[zone]
            return sheet.plane, sheet.box(shape.box)
        if name in self.at and slot.isdigit():
            sheet, shape = self.at[name]
            return sheet.plane, sheet.box(_slot_box(shape, int(slot)))
        return None

    def printed(self, place: str) -> str:
        """The face that the map says is printed on a zone (property `face`) or a place ``zone.slot`` of a track (`place_face`), "" for none."""
        if place in self.at:
            return str(self.at[place][1].props.get("face", ""))
        name, _, slot = place.rpartition(".")
        if name not in self.at or not slot.isdigit():
            return ""
        return str(self.at[name][1].props.get("place_face", "")).replace("{slot}", slot)

    def place(self, view: View) -> list[Sprite]:
        """All pieces that have a place, in drawing order. Pieces of zones that no sheet shows are left out."""
        groups: dict[str, list[Piece]] = {}
        riders: dict[str, list[Piece]] = {}
        for piece in view.pieces:
            if piece.zone.startswith("on:"):
                riders.setdefault(piece.zone[3:], []).append(piece)
            else:
                groups.setdefault(piece.zone, []).append(piece)
        out: list[Sprite] = []
        for zone, pieces in groups.items():
            if zone in self.at:
                sheet, shape = self.at[zone]
                if shape.kind == "hex":
                    self._add_hexed(out, sheet, shape, pieces, riders)
                    continue
                for piece, box in self._arrange(shape, pieces):
                    self._add(out, sheet, shape, piece, sheet.box(box), zone, riders, 0)
        out.sort(key=lambda sprite: sprite.order)
        return out

    def _add(self, out, sheet, shape, piece, box, zone, riders, depth, slot=None) -> None:
        # What lies on a piece is drawn right after it, wherever it says that its own slot is.
        slot = piece.slot if slot is None else slot
        counted = piece.count != 1 or (shape.kind == "pile" and piece.kind not in self.skin.cards and piece.kind != "screen")
        order = (_LAYERS.get(shape.kind, 3), sheet.plane, zone, slot, depth, round(box[1] + box[3], 1))
        out.append(Sprite(piece, sheet.plane, box, order, zone, counted and piece.kind in (*self.skin.cards, *self.skin.pieces)
                          and not (piece.count == 1 and shape.kind == "pile" and piece.kind in self.skin.cards)))
        for rider in riders.get(piece.id, ()):
            x, y, w, h = box
            self._add(out, sheet, shape, rider, (x + w * 0.07, y + h * 0.07, w * 0.93, h * 0.93), zone, riders, depth + 1, slot)

    def _add_hexed(self, out, sheet, shape, pieces, riders) -> None:
        """What fills a hexagon lies under the borders and tokens of all."""
        for laid in hexplace.lay(shape.box, pieces, riders, self.skin, sheet.map.hex_scale):
            layer = _LAYERS["hex"] if laid.rank else 0
            order = (layer, sheet.plane, shape.id, laid.rank, 0, round(laid.box[1] + laid.box[3], 1))
            out.append(Sprite(laid.piece, sheet.plane, sheet.box(laid.box), order, shape.id, laid.piece.count != 1 and not laid.fills,
                              laid.fills, laid.heap))

    # -- arrangements -----------------------------------------------------------------------------------------------
    def _arrange(self, shape: ZoneShape, pieces: list[Piece]):
        if shape.props.get("anchors"):
            return _anchored(shape, pieces, self.look)
        maker = {"track": self._track, "row": _row, "fan": _fan, "stack": _stack, "pile": _pile, "grid": _grid, "space": _grid,
                 "free": self._free}[shape.kind]
        return maker(shape, pieces)

    def look(self, kind: str) -> PieceLook:
        """The look of a kind of piece, with the default token's for unknown ones."""
        return self.skin.pieces.get(kind, PieceLook())

    def _track(self, shape: ZoneShape, pieces: list[Piece]):
        spread = shape.number("spread", 20)
        by_place: dict[tuple, list[Piece]] = {}
        for piece in pieces:
            by_place.setdefault((piece.slot, piece.kind), []).append(piece)
        for (slot, kind), here in by_place.items():
            look = self.look(kind)
            x, y = shape.points[min(slot, len(shape.points) - 1)]
            w, h = look.size
            step = spread * (2 if kind != "roman" and w > spread else 1)
            step = min(step, w * 1.05) if len(here) < 3 else min(step, w * 0.62)
            for i, piece in enumerate(here):
                cx = x + look.offset[0] + (i - (len(here) - 1) / 2) * step
                cy = y + look.offset[1]
                yield piece, (cx - w * look.anchor[0], cy - h * look.anchor[1], w, h)

    def _free(self, shape: ZoneShape, pieces: list[Piece]):
        for piece in pieces:
            w, h = self.look(piece.kind).size
            x, y, _ = piece.pose or (0, 0, 0)
            yield piece, (shape.box[0] + x - w / 2, shape.box[1] + y - h / 2, w, h)


def _anchored(shape: ZoneShape, pieces: list[Piece], look):
    """A space with a place for each slot: `anchors` holds their centres in units of the zone, as ``x,y;x,y``; a further piece takes the last."""
    spots = [tuple(float(v) for v in spot.split(",")) for spot in str(shape.props["anchors"]).split(";")]
    for piece in pieces:
        w, h = look(piece.kind).size
        x, y = spots[min(piece.slot, len(spots) - 1)]
        yield piece, (shape.box[0] + x - w / 2, shape.box[1] + y - h / 2, w, h)


def _slot_box(shape: ZoneShape, slot: int) -> Box:
    if shape.points:
        x, y = shape.points[min(slot, len(shape.points) - 1)]
        r = shape.number("radius", 24)
        return (x - r, y - r, 2 * r, 2 * r)
    w, h, gap = shape.number("cell_w", 40), shape.number("cell_h", 40), shape.number("gap", 8)
    line, place = divmod(slot, max(1, int(shape.number("columns", 1_000))))
    return (shape.box[0] + place * (w + gap), shape.box[1] + line * (h + gap), w, h)


def _row(shape: ZoneShape, pieces: list[Piece]):
    """Side by side; closer when they would not fit; at fixed slots when the row has slots, in lines of so many `columns` if it says so."""
    x, y, wide, high = shape.box
    w, h = shape.number("cell_w", wide), shape.number("cell_h", high)
    gap = shape.number("gap", 8)
    if shape.number("slots", 0):
        for piece in pieces:
            left, top, _, _ = _slot_box(shape, piece.slot)
            yield piece, (left, top if shape.props.get("columns") else y + (high - h) / 2, w, h)
        return
    count = len(pieces)
    # Cards are made a little smaller before they may cover each other.
    scale = max(0.72, min(1.0, (wide - gap * (count - 1)) / max(1.0, w * count)))
    w, h = w * scale, h * scale
    step = min(w + gap, (wide - w) / max(1, count - 1))
    used = w + step * (count - 1)
    align = shape.props.get("align", "left")
    start = x + {"left": 0.0, "center": (wide - used) / 2, "right": wide - used}.get(align, 0.0)
    for i, piece in enumerate(sorted(pieces, key=lambda p: p.slot)):
        yield piece, (start + i * step, y + (high - h) / 2, w, h)


def _fan(shape: ZoneShape, pieces: list[Piece]):
    """A hand: equal faces lie in one tight pack, packs side by side."""
    packs: dict[tuple, list[Piece]] = {}
    for piece in sorted(pieces, key=lambda p: p.slot):
        packs.setdefault((piece.kind, piece.face), []).append(piece)
    x, y, wide, high = shape.box
    w, h = shape.number("cell_w", wide), shape.number("cell_h", high)
    lean = min(5.0, 12.0 / max(1, max((len(pack) for pack in packs.values()), default=1) - 1))
    spread = [lean * (len(pack) - 1) for pack in packs.values()]
    gap = shape.number("gap", 8)
    # Cards are made a little smaller before they may cover each other.
    fits = (wide - sum(spread) - gap * (len(packs) - 1)) / max(1.0, w * len(packs))
    scale = max(0.72, min(1.0, fits))
    w, top, h = w * scale, y + (high - h * scale) / 2, h * scale
    free = wide - sum(spread) - w * len(packs)
    gap = min(gap, free / max(1, len(packs) - 1)) if packs else gap
    left = x + max(0.0, (free - gap * (len(packs) - 1)) / 2)
    for pack, room in zip(packs.values(), spread, strict=True):
        for k, piece in enumerate(pack):
            yield piece, (left + k * lean, top, w, h)
        left += w + room + gap


def _stack(shape: ZoneShape, pieces: list[Piece]):
    x, y, wide, high = shape.box
    w, h = shape.number("cell_w", wide), shape.number("cell_h", high)
    for i, piece in enumerate(sorted(pieces, key=lambda p: p.slot)[-4:]):
        yield piece, (x + (wide - w) / 2 - i * 2, y + (high - h) / 2 - i * 2, w, h)


def _pile(shape: ZoneShape, pieces: list[Piece]):
    """Heaps with a number beside: in one column when the zone is higher than wide, else in one row."""
    x, y, wide, high = shape.box
    w, h = shape.number("cell_w", wide), shape.number("cell_h", high)
    count = max(len(pieces), len(str(shape.props.get("faces", "")).split(",")) if shape.props.get("faces") else 1)
    for i, piece in enumerate(sorted(pieces, key=lambda p: p.slot)):
        if count == 1:
            yield piece, (x + (wide - w) / 2, y + (high - h) / 2, w, h)
        elif high > wide:
            yield piece, (x + wide * 0.08, y + (i + 0.5) * high / count - h / 2, w, h)
        else:
            yield piece, (x + (i + 0.5) * wide / count - w * 0.95, y + (high - h) / 2, w, h)


def _grid(shape: ZoneShape, pieces: list[Piece]):
    """In even lines; as large as there is room for, up to `grow` times the cell, where the map gives that."""
    x, y, wide, high = shape.box
    w, h = shape.number("cell_w", min(wide, high)), shape.number("cell_h", min(wide, high))
    gap = shape.number("gap", 4)
    if shape.number("grow", 0):
        fit = max(_fit(len(pieces), n, (wide, high), (w, h), gap) for n in range(1, len(pieces) + 1))
        w, h = (side * min(fit, shape.number("grow", 1)) for side in (w, h))
    columns = max(1, int((wide + gap + 0.01) // (w + gap)))
    rows = math.ceil(len(pieces) / columns)
    for i, piece in enumerate(sorted(pieces, key=lambda p: p.slot)):
        line = i // columns
        in_line = min(columns, len(pieces) - line * columns)
        left = x + (wide - in_line * w - (in_line - 1) * gap) / 2
        top = y + (high - rows * h - (rows - 1) * gap) / 2
        yield piece, (left + (i % columns) * (w + gap), top + line * (h + gap), w, h)


def _fit(count: int, columns: int, room: tuple, cell: tuple, gap: float) -> float:
    """How much larger than `cell` so many pieces in so many columns can be."""
    rows = math.ceil(count / columns)
    return min((room[0] - gap * (columns - 1)) / columns / cell[0], (room[1] - gap * (rows - 1)) / rows / cell[1])
