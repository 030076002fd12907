"""Writing Tiled maps of hexagons that stand on a point, with further zones beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

from .tmx import Obj, Value, layer_rows, property_rows

Cell = tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """Hexagons by axial coordinates. `tile` is width and height of one, `middle` where the middle of their extent lies on the table."""

    cells: dict[Cell, str]
    tile: tuple[int, int]
    middle: tuple[float, float]

    @property
    def origin(self) -> Cell:
        """Column and row of (0, 0): the row is even, so that shifted rows are the odd ones."""
        north = min(r for _, r in self.cells)
        row = -north + north % 2
        return (-min(q + (r - r % 2) // 2 for q, r in self.cells), row)

    def staggered(self, cell: Cell) -> Cell:
        """Column and row of a cell; odd rows are shifted to the right by half a hexagon."""
        q, r = cell
        return (self.origin[0] + q + (r - r % 2) // 2, self.origin[1] + r)

    def offset(self) -> tuple[int, int]:
        """How many whole pixels the layer is moved so that the hexagons lie about `middle`."""
        (w, h), spots = self.tile, [self.staggered(cell) for cell in self.cells]
        xs = [(c + (row % 2) / 2) * w for c, row in spots]
        ys = [row * h * 0.75 for _, row in spots]
        return (round(self.middle[0] - (min(xs) + max(xs) + w) / 2), round(self.middle[1] - (min(ys) + max(ys) + h) / 2))


def document(
    grid: Grid,
    table: tuple[int, int],
    words: Sequence[str],
    tiles: Sequence[tuple[str, int, int]],
    picture: tuple[str, int, int],
    layers: dict[str, list[Obj]],
    props: dict[str, Value] | None = None,
) -> str:
    """The text of a map: the hexagons as tile layer ``terrain``, one tile for each of `words` with its picture (path, width, height) of `tiles`."""
    spots = {grid.staggered(cell): words.index(word) + 1 for cell, word in grid.cells.items()}
    wide, high = max(c for c, _ in spots) + 1, max(r for _, r in spots) + 1
    (w, h), (dx, dy), (col, row) = grid.tile, grid.offset(), grid.origin
    rows = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down" '
        f'width="{wide}" height="{high}" tilewidth="{w}" tileheight="{h}" infinite="0" hexsidelength="{h // 2}" staggeraxis="y" '
        f'staggerindex="odd" nextlayerid="{len(layers) + 3}" nextobjectid="{sum(map(len, layers.values())) + 1}">',
    ]
    rows += property_rows({"origin_col": col, "origin_row": row, "table_w": table[0], "table_h": table[1], **(props or {})}, " ")
    rows.append(
        f' <tileset firstgid="1" name="terrain" tilewidth="{w}" tileheight="{h}" tilecount="{len(words)}" columns="0" '
        'tilerendersize="grid" fillmode="preserve-aspect-fit">'
    )
    rows.append('  <grid orientation="orthogonal" width="1" height="1"/>')
    for i, (word, (path, pw, ph)) in enumerate(zip(words, tiles, strict=True)):
        rows += [
            f'  <tile id="{i}" type={quoteattr(word)}>',
            *property_rows({"terrain": word}, "   "),
            f'   <image width="{pw}" height="{ph}" source={quoteattr(path)}/>',
            "  </tile>",
        ]
    # Hidden, since Tiled draws it in its own size and not in that of the table.
    rows += [
        " </tileset>",
        ' <imagelayer id="1" name="picture" visible="0">',
        f'  <image source={quoteattr(picture[0])} width="{picture[1]}" height="{picture[2]}"/>',
        " </imagelayer>",
        f' <layer id="2" name="terrain" width="{wide}" height="{high}" offsetx="{dx}" offsety="{dy}">',
        '  <data encoding="csv">',
    ]
    lines = [",".join(str(spots.get((c, r), 0)) for c in range(wide)) for r in range(high)]
    rows += [",\n".join(lines), "  </data>", " </layer>", *layer_rows(layers, 3)]
    return "\n".join([*rows, "</map>", ""])
