"""Hexagons with a point at the top, in axial coordinates: where they lie, what they touch, and how Tiled counts them.

Neighbours and edges are numbered alike, clockwise from the upper right one: edge ``i`` lies between the corners ``i`` and ``i + 1`` (corner 0
is the top) and leads to ``NEIGHBOURS[i]``.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field

Cell = tuple[int, int]
Point = tuple[float, float]
NEIGHBOURS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_ID = re.compile(r"hex_(-?\d{1,4})_(-?\d{1,4})\Z")


def hex_id(cell: Cell) -> str:
    """The zone id of a cell."""
    return f"hex_{cell[0]}_{cell[1]}"


def hex_cell(ident: str) -> Cell | None:
    """The cell of a zone id, None for other ids."""
    found = _ID.match(ident)
    return (int(found[1]), int(found[2])) if found else None


def corners(box) -> tuple[Point, ...]:
    """The six corners of a regular hexagon that fills a box ``(x, y, width, height)``."""
    x, y, w, h = box
    return ((x + w / 2, y), (x + w, y + h / 4), (x + w, y + h * 3 / 4), (x + w / 2, y + h), (x, y + h * 3 / 4), (x, y + h / 4))


def inside(box, point: Point) -> bool:
    """Whether a point lies in the hexagon that fills a box."""
    x, y, w, h = box
    dx, dy = abs(point[0] - x - w / 2), abs(point[1] - y - h / 2)
    return dx <= w / 2 and dy <= h / 2 - h / 4 * (dx / (w / 2))


@dataclass(frozen=True)
class Stagger:
    """How Tiled counts cells whose odd or even rows are shifted to the right by half a cell: column and row from 0, and the column and row
    of the axial cell (0, 0)."""

    index: str
    origin: tuple[int, int]

    def shift(self, row: int) -> int:
        """1 for a row that lies half a cell further right, else 0."""
        return (row & 1) == (1 if self.index == "odd" else 0)

    def axial(self, column: int, row: int) -> Cell:
        """The axial cell at a column and row."""
        r = row - self.origin[1]
        halves = 2 * (column - self.origin[0]) + self.shift(row) - self.shift(self.origin[1])
        return ((halves - r) // 2, r)

    def staggered(self, cell: Cell) -> tuple[int, int]:
        """Column and row of an axial cell."""
        q, r = cell
        row = r + self.origin[1]
        return (self.origin[0] + (2 * q + r - self.shift(row) + self.shift(self.origin[1])) // 2, row)


@dataclass(frozen=True)
class HexGrid:
    """Cells with their terrain. `width` is from flat to flat and `height` from tip to tip in map units; `origin` is the middle of the
    cell (0, 0), which need not be filled. `stagger` says how the file of the map counts them."""

    width: float
    height: float
    origin: Point
    cells: dict[Cell, str] = field(hash=False)
    stagger: Stagger | None = None

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        q, r = cell
        return (self.origin[0] + (q + r / 2) * self.width, self.origin[1] + r * self.height * 0.75)

    def box(self, cell: Cell) -> tuple[float, float, float, float]:
        """The box that a cell's hexagon fills."""
        x, y = self.centre(cell)
        return (x - self.width / 2, y - self.height / 2, self.width, self.height)

    def at(self, point: Point) -> Cell | None:
        """The filled cell under a point, None for none."""
        row = math.floor((point[1] - self.origin[1]) / (self.height * 0.75) + 0.5)
        for r in (row, row - 1, row + 1):
            q = math.floor((point[0] - self.origin[0]) / self.width - r / 2 + 0.5)
            for cell in ((q, r), (q - 1, r), (q + 1, r)):
                if cell in self.cells and inside(self.box(cell), point):
                    return cell
        return None

    def extent(self) -> tuple[float, float, float, float]:
        """The smallest box round all cells."""
        boxes = [self.box(cell) for cell in self.cells]
        left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
        return (left, top, max(b[0] for b in boxes) + self.width - left, max(b[1] for b in boxes) + self.height - top)

    def refilled(self, cells: dict[Cell, str]) -> HexGrid:
        """Other cells in the room that these take: as large as fits, in the middle."""
        x, y, w, h = self.extent()
        plain = HexGrid(self.width, self.height, (0.0, 0.0), dict(cells))
        left, top, wide, high = plain.extent()
        fit = min(w / wide, h / high)
        middle = (x + w / 2 - (left + wide / 2) * fit, y + h / 2 - (top + high / 2) * fit)
        return HexGrid(self.width * fit, self.height * fit, middle, dict(cells))
