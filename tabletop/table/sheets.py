"""Where the mats of the other seats lie round the board: beside it or below it, as large as the window allows."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tabletop.table.geometry import BoardMap
from tabletop.table.placing import BOARD, Sheet

MAT_GAP = 34
MAT_HEAD = 30
_EDGE = 24
_SHARES = (0.95, 0.9, 0.85, 0.8, 0.75)      # of the height that the board could have: what it may give up for mats beside it


class Laid(NamedTuple):
    """The mats with their nameplates ``(seat, box)``, and the size of board and mats together."""

    sheets: list[Sheet]
    heads: list[tuple]
    size: tuple[float, float]


def lay_others(mat: BoardMap, others: list[int], board: tuple[float, float], area: pygame.Rect) -> Laid:
    """The mats of `others` beside the board where that leaves the window's sides empty or the board becomes much larger by it and the mats
    not much smaller; else below it, unless a board that gives up a little of its height makes both larger than that."""
    beside, below = _beside(mat, others, *board, area), _below(mat, others, *board, area)
    if board[0] / board[1] < 0.75 * area.width / max(1, area.height):
        return beside
    (scale, mats), (least, least_mats) = _shown(beside, area), _shown(below, area)
    if scale > 1.3 * least and mats > 0.6 * least_mats:
        return beside
    for share in _SHARES:
        beside = _beside(mat, others, *board, area, share)
        scale, mats = _shown(beside, area)
        if scale > 1.1 * least and mats > 0.95 * least_mats:
            return beside
    return below


def _shown(laid: Laid, area: pygame.Rect) -> tuple[float, float]:
    """How large board and mats come out in the window."""
    scale = min(area.width / (laid.size[0] + _EDGE), area.height / (laid.size[1] + _EDGE))
    return scale, laid.sheets[0].scale * scale


def _beside(mat: BoardMap, others: list[int], wide: float, high: float, area: pygame.Rect, share: float = 1.0) -> Laid:
    """In a column at the right, with so much room that the board has this share of the height."""
    sheets, heads = [], []
    mat_w, mat_h = mat.size
    spare = high / share * area.width / max(1, area.height) - wide - MAT_GAP
    head = MAT_HEAD * min(1.0, high / 1000)
    scale = max(0.2, min(spare / mat_w, (high / len(others) - head - MAT_GAP / 2) / mat_h, 1.9))
    step = mat_h * scale + head + MAT_GAP / 2
    x, y = wide + MAT_GAP, (high - step * len(others)) / 2 + head
    for seat in others:
        sheets.append(Sheet(mat, BOARD, (x, y), scale, seat, mat.for_seat(seat), small=True))
        heads.append((seat, (x, y - head - 2, mat_w * scale, head)))
        y += step
    return Laid(sheets, heads, (x + mat_w * scale, high))


def _below(mat: BoardMap, others: list[int], wide: float, high: float, area: pygame.Rect) -> Laid:
    """Below, in as many rows as make them largest."""
    sheets, heads = [], []
    mat_w, mat_h = mat.size
    best = (0.0, 1, len(others))
    for rows in range(1, len(others) + 1):
        columns = -(-len(others) // rows)
        # As large as the row is wide and the window has height to spare for.
        most = (wide - MAT_GAP * (columns - 1)) / (columns * mat_w)
        spare = (wide * area.height / max(1, area.width) - high - 30) / rows - MAT_HEAD - 22
        scale = min(most, max(1.0 if rows == 1 else 0.0, min(1.9, spare / mat_h)))
        if scale > best[0] * 1.1:
            best = (scale, rows, columns)
    scale, rows, columns = best
    for row in range(rows):
        line = others[row * columns:(row + 1) * columns]
        used = len(line) * mat_w * scale + MAT_GAP * (len(line) - 1)
        x, y = (wide - used) / 2, high + MAT_HEAD + 22
        for seat in line:
            sheets.append(Sheet(mat, BOARD, (x, y), scale, seat, mat.for_seat(seat), small=True))
            heads.append((seat, (x, y - MAT_HEAD - 4, mat_w * scale, MAT_HEAD)))
            x += mat_w * scale + MAT_GAP
        high = y + mat_h * scale
    return Laid(sheets, heads, (wide, high + 10))
