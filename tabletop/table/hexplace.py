"""How pieces lie on a hexagon: one fills it, the others stand in clusters of their like, and what lies on the one that fills it stands there too.

More than `MOST_SINGLE` pieces in a cluster are gathered into heaps of equal ones, with their number.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core.view import Piece
from tabletop.table.skin import Skin

Box = tuple[float, float, float, float]
# How far from the middle a cluster stands, in heights of the hexagon, in drawing order.
SPOTS = {"middle": 0.0, "top": -0.35, "high": -0.18, "low": 0.16}
FILL, LOW, HIGH = "fill", "low", "high"
MOST_SINGLE = 4
_TOKEN = 0.3        # width of a token without a look, in widths of the hexagon
_SHIFT = 0.09       # how much of an equal piece looks out from under the next, in widths of it


class Laid(NamedTuple):
    """A piece on a hexagon. `fills` it or stands at `spot`, drawn in the order of `rank`; the top one of a heap has its number in `heap`."""

    piece: Piece
    box: Box
    fills: bool
    rank: int
    heap: int = 0


def lay(box: Box, pieces: list[Piece], riders: dict[str, list[Piece]], skin: Skin, scale: float) -> list[Laid]:
    """All pieces of a hexagon in `box`, with what lies on them. `scale` is how much larger the hexagon is than looks are made for."""
    out: list[Laid] = []
    clusters: dict[str, list[Piece]] = {}
    wanted = [(piece, LOW) for piece in sorted(pieces, key=lambda p: p.slot)]
    for piece, usual in wanted:
        word = _word(skin, piece.kind, usual)
        if word == FILL:
            out.append(Laid(piece, box, True, 0))
        else:
            clusters.setdefault(word, []).append(piece)
        wanted += [(rider, HIGH) for rider in riders.get(piece.id, ())]
    for rank, word in enumerate(SPOTS, 1):
        if word in clusters:
            out += _cluster(box, clusters[word], SPOTS[word], skin, scale, rank)
    return out


def _word(skin: Skin, kind: str, usual: str) -> str:
    look = skin.pieces.get(kind) or skin.cards.get(kind)
    return (look.hex if look is not None else "") or usual


def _size(skin: Skin, kind: str, box: Box, scale: float) -> tuple[float, float]:
    """What a piece takes; a card that does not fill the hexagon is made to fit."""
    if kind in skin.pieces:
        w, h = skin.pieces[kind].size
        return (w * scale, h * scale)
    if kind in skin.cards:
        w, h = skin.cards[kind].size
        fit = 0.5 * box[3] / max(w, h)
        return (w * fit, h * fit)
    return (box[2] * _TOKEN, box[2] * _TOKEN)


def _cluster(box: Box, pieces: list[Piece], spot: float, skin: Skin, scale: float, rank: int):
    """Pieces side by side about a spot, in rows where one would be too wide."""
    heaps = _heaps(pieces)
    sizes = [_size(skin, heap[0].kind, box, scale) for heap in heaps]
    w, h = max(s[0] for s in sizes), max(s[1] for s in sizes)
    rows = _rows(len(heaps), 3 if spot else 2)
    fit = min(1.0, _room(box, spot, h) / (max(rows) * w))
    if len(rows) > 1:
        fit = min(fit, 0.46 * box[3] / (len(rows) * h))
    middle = box[1] + box[3] * (0.5 + (spot if len(rows) == 1 else min(spot, 0.12)))
    at = 0
    for n, count in enumerate(rows):
        y = middle + (n - (len(rows) - 1) / 2) * h * fit * 0.92
        for i in range(count):
            x = box[0] + box[2] / 2 + (i - (count - 1) / 2) * w * fit
            sw, sh = sizes[at][0] * fit, sizes[at][1] * fit
            yield from _heap(heaps[at], (x - sw / 2, y - sh / 2, sw, sh), rank)
            at += 1


def _heaps(pieces: list[Piece]) -> list[list[Piece]]:
    """Each piece alone, or equal ones together where there are too many."""
    if len(pieces) <= MOST_SINGLE:
        return [[piece] for piece in pieces]
    found: dict[tuple, list[Piece]] = {}
    for piece in pieces:
        found.setdefault((piece.kind, piece.face, piece.owner), []).append(piece)
    return list(found.values())


def _rows(count: int, most: int) -> list[int]:
    """How many stand in each row: rows as even as can be, the longer ones below."""
    lines = 1 if count <= most else 2 if count <= 2 * most else -(-count // (most + 1))
    return [count // lines + (1 if n >= lines - count % lines else 0) for n in range(lines)]


def _room(box: Box, spot: float, high: float) -> float:
    """How wide the hexagon is where a row of this height stands."""
    far = abs(spot) * box[3] + high * 0.25
    return box[2] * 0.94 * max(0.35, min(1.0, (box[3] / 2 - far) / (box[3] / 4)))


def _heap(pieces: list[Piece], box: Box, rank: int):
    x, y, w, h = box
    shown = min(len(pieces), 3)
    for i, piece in enumerate(pieces):
        up = min(i, shown - 1) * w * _SHIFT
        yield Laid(piece, (x + up, y - up, w, h), False, rank, len(pieces) if i == len(pieces) - 1 and len(pieces) > 1 else 0)
