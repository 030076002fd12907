"""Where the mats of the other seats lie round the board: beside it or below it, as large as the window allows."""

from __future__ import annotations

import pygame

from tabletop.table.geometry import BoardMap
from tabletop.table.placing import BOARD, Sheet

MAT_GAP = 34
MAT_HEAD = 30


def lay_beside(mat: BoardMap, sheets: list, heads: list, others: list[int], wide: float, high: float, area: pygame.Rect) -> float:
    """Put the other seats' mats in a column at the right of a board that leaves the window's sides empty; returns the world's width."""
    mat_w, mat_h = mat.size
    spare = high * area.width / max(1, area.height) - wide - MAT_GAP
    head = MAT_HEAD * min(1.0, high / 1000)
    scale = max(0.2, min(spare / mat_w, (high / len(others) - head - MAT_GAP / 2) / mat_h, 1.9))
    step = mat_h * scale + head + MAT_GAP / 2
    x, y = wide + MAT_GAP, (high - step * len(others)) / 2 + head
    for seat in others:
        sheets.append(Sheet(mat, BOARD, (x, y), scale, seat, mat.for_seat(seat), small=True))
        heads.append((seat, (x, y - head - 2, mat_w * scale, head)))
        y += step
    return x + mat_w * scale


def lay_below(mat: BoardMap, sheets: list, heads: list, others: list[int], wide: float, high: float, area: pygame.Rect) -> float:
    """Put the other seats' mats below the board, in as many rows as make them largest; returns the foot of the world."""
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
    return high + 10
