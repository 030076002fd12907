"""Small hexagonal maps for tests, written as Tiled writes them."""

from __future__ import annotations

from pathlib import Path

from tabletop.table.hexgrid import Stagger

WORDS = ("forest", "gold", "plain", "water", "cloud", "capital")
WIDE, HIGH = 104, 120
DISC = 2    # the axial cells up to two steps round (0, 0)


def disc(radius: int = DISC) -> dict:
    """All cells up to `radius` steps from the middle, every terrain among them."""
    span = range(-radius, radius + 1)
    cells = [(q, r) for r in span for q in span if abs(q + r) <= radius]
    return {cell: WORDS[i % len(WORDS)] for i, cell in enumerate(cells)}


def tmx(cells: dict, *, index: str = "odd", origin=(4, 3), zones: str = "", offset=(0, 0), head: str = "", **swap) -> str:
    """The text of a hexagonal map. `zones` are objects of the layer of zones, `head` further properties of the map, `swap` replaces pieces of the
    text, as damage does."""
    stagger = Stagger(index, origin)
    spots = {stagger.staggered(cell): word for cell, word in cells.items()}
    wide, high = max(c for c, _ in spots) + 1, max(r for _, r in spots) + 1
    rows = ["".join(f"{WORDS.index(spots[c, r]) + 1 if (c, r) in spots else 0}," for c in range(wide)) for r in range(high)]
    tiles = "".join(f'<tile id="{i}"><properties><property name="terrain" value="{w}"/></properties></tile>' for i, w in enumerate(WORDS))
    text = f'''<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down" width="{wide}" height="{high}" tilewidth="{WIDE}"
 tileheight="{HIGH}" infinite="0" hexsidelength="{HIGH // 2}" staggeraxis="y" staggerindex="{index}" nextlayerid="3" nextobjectid="9">
 <properties>
  <property name="origin_col" type="int" value="{origin[0]}"/><property name="origin_row" type="int" value="{origin[1]}"/>{head}
 </properties>
 <tileset firstgid="1" name="terrain" tilewidth="{WIDE}" tileheight="{HIGH}" tilecount="{len(WORDS)}" columns="0">{tiles}</tileset>
 <layer id="1" name="terrain" width="{wide}" height="{high}" offsetx="{offset[0]}" offsety="{offset[1]}">
  <data encoding="csv">{chr(10).join(rows).rstrip(",")}</data>
 </layer>
 <objectgroup id="2" name="zones">{zones}</objectgroup>
</map>
'''
    for old, new in swap.items():
        assert old in text, f"nothing to replace: {old}"
        text = text.replace(old, new)
    return text


def write(path: Path, cells: dict | None = None, **kw) -> Path:
    """Such a map as a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tmx(cells or disc(), **kw), encoding="utf-8")
    return path
