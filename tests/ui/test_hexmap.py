"""Hexagonal maps: cells and pixels both ways, as Tiled counts and draws them, and one sentence for whatever is wrong with a file."""

import math

import pytest

from engines.core.errors import DataError
from tabletop.table.geometry import read_map
from tabletop.table.hexgrid import NEIGHBOURS, HexGrid, Stagger, corners, hex_cell, hex_id, inside
from tests.ui.hexfile import HIGH, WIDE, disc, tmx, write

SPAN = range(-6, 7)
CELLS = [(q, r) for q in SPAN for r in SPAN]


@pytest.mark.parametrize("index", ["odd", "even"])
@pytest.mark.parametrize("origin", [(0, 0), (7, 6), (5, 9), (12, 3)])
def test_axial_and_staggered_cells_are_one_another(index, origin):
    stagger = Stagger(index, origin)
    assert stagger.axial(*origin) == (0, 0)
    assert [stagger.axial(*stagger.staggered(cell)) for cell in CELLS] == CELLS
    assert len({stagger.staggered(cell) for cell in CELLS}) == len(CELLS)


@pytest.mark.parametrize("index", ["odd", "even"])
def test_cells_lie_where_tiled_draws_them(index, tmp_path):
    """Tiled's own sum: a row is three quarters of a tile high, shifted rows begin half a tile further right."""
    board = read_map(write(tmp_path / "m.tmx", index=index, offset=(10.25, 20), head='<property name="table_w" type="int" value="1900"/>'
                           '<property name="table_h" type="int" value="1000"/>'))
    stagger = Stagger(index, (4, 3))
    assert board.size == (1900, 1000)
    for cell in disc():
        column, row = stagger.staggered(cell)
        shifted = row % 2 == (1 if index == "odd" else 0)
        x, y = column * WIDE + (WIDE / 2 if shifted else 0) + 10.25, row * HIGH * 0.75 + 20
        assert board.zones[hex_id(cell)].box == pytest.approx((x, y, WIDE, HIGH))


def test_a_map_is_read_with_its_terrain_and_its_other_zones(tmp_path):
    zones = '<object id="1" name="deck" type="stack" x="5" y="5" width="60" height="80"/>'
    board = read_map(write(tmp_path / "m.tmx", zones=zones))
    assert board.hexes.cells == disc()
    assert {ident for ident, zone in board.zones.items() if zone.kind == "hex"} == {hex_id(cell) for cell in disc()}
    assert board.zones["hex_-2_1"].props["terrain"] == disc()[-2, 1]
    assert board.zones["deck"].kind == "stack"
    assert board.size == pytest.approx((7 * WIDE + WIDE / 2, 6 * HIGH * 0.75 + HIGH / 4))


def test_ids_name_cells():
    assert [hex_cell(hex_id(cell)) for cell in CELLS] == CELLS
    assert hex_cell("hex_1") is hex_cell("hex_1_2_3") is hex_cell("deck") is hex_cell("hex_1_x") is None


def grid(cells=None) -> HexGrid:
    return HexGrid(WIDE, HIGH, (500.0, 400.0), cells or disc())


def test_every_point_belongs_to_the_nearest_middle():
    here = grid()
    for x in range(180, 820, 7):
        for y in range(100, 700, 7):
            near = min(here.cells, key=lambda c: math.dist(here.centre(c), (x + 0.3, y + 0.4)))
            found = here.at((x + 0.3, y + 0.4))
            if found is not None:
                gap = math.dist(here.centre(found), (x + 0.3, y + 0.4)) - math.dist(here.centre(near), (x + 0.3, y + 0.4))
                assert gap < 0.5, (x, y)    # whole pixels make no perfectly regular hexagon
            else:
                assert not any(inside(here.box(cell), (x + 0.3, y + 0.4)) for cell in here.cells)


def test_the_middle_and_the_corners_of_a_cell():
    here = grid()
    for cell in here.cells:
        assert here.at(here.centre(cell)) == cell
        x, y = here.centre(cell)
        for cx, cy in corners(here.box(cell)):
            assert here.at((x + (cx - x) * 0.97, y + (cy - y) * 0.97)) == cell
    assert here.at((0, 0)) is None
    assert here.at(here.centre((3, 0))) is None


def test_edges_lead_to_the_neighbours_of_the_same_number():
    here = grid()
    points = corners(here.box((0, 0)))
    for i, step in enumerate(NEIGHBOURS):
        other = corners(here.box(step))
        shared = [p for p in points if any(math.dist(p, o) < 0.01 for o in other)]
        assert shared == sorted((points[i], points[(i + 1) % 6]), key=points.index)


def test_other_cells_take_the_same_room():
    here = grid()
    for cells in (disc(1), disc(5), {(3, 3): "plain"}, {(q, 0): "water" for q in range(12)}):
        other = here.refilled(cells)
        x, y, w, h = here.extent()
        ox, oy, ow, oh = other.extent()
        assert ox >= x - 0.01 and oy >= y - 0.01 and ox + ow <= x + w + 0.01 and oy + oh <= y + h + 0.01
        assert math.isclose(ow, w) or math.isclose(oh, h)
        assert (ox + ow / 2, oy + oh / 2) == pytest.approx((x + w / 2, y + h / 2))
        assert other.width / other.height == pytest.approx(WIDE / HIGH)


def test_a_board_with_other_cells_keeps_its_other_zones(tmp_path):
    zones = '<object id="1" name="deck" type="stack" x="5" y="5" width="60" height="80"/>'
    board = read_map(write(tmp_path / "m.tmx", zones=zones))
    other = board.with_cells(disc(1))
    assert set(other.zones) == {"deck", *(hex_id(cell) for cell in disc(1))}
    assert other.hex_scale == pytest.approx(other.zones["hex_0_0"].box[2] / WIDE)
    assert other.hex_scale > 1.4
    assert board.hex_scale == 1 and len(board.zones) == 20


DAMAGE = {
    "flat": ({'staggeraxis="y"': 'staggeraxis="x"'}, "stagger axis to Y"),
    "no index": ({'staggerindex="odd"': 'staggerindex="none"'}, "stagger index"),
    "no layer": ({'name="terrain" width': 'name="ground" width'}, "'terrain'"),
    "no terrain": ({'name="terrain" value="gold"': 'name="ground" value="gold"'}, "property terrain"),
    "odd terrain": ({'value="gold"': 'value="Gold &amp; Co"'}, "property terrain"),
    "side": ({'hexsidelength="60"': 'hexsidelength="20"'}, "regular hexagons"),
    "tiny": ({'tilewidth="104"': 'tilewidth="4"'}, "8 to 1000"),
    "square": ({'tilewidth="104"': 'tilewidth="120"'}, "regular hexagons"),
    "origin": ({'name="origin_col" type="int" value="4"': 'name="origin_col" value="left"'}, "origin_col"),
    "outside": ({'offsetx="0"': 'offsetx="400"'}, "lie outside the table"),
    "far": ({'offsetx="0"': 'offsetx="nan"'}, "offset near 0"),
    "offset": ({'offsetx="0"': 'offsetx="left"'}, "Tiled"),
    "infinite": ({'infinite="0"': 'infinite="1"'}, "fixed size"),
    "short data": ({'<data encoding="csv">': '<data encoding="csv">9,9,'}, ""),
    "xml cells": ({'<data encoding="csv">': '<data><tile gid="1"/>'}, ""),
    "table": ({'name="origin_row"': 'name="table_w" value="wide"/><property name="origin_row"'}, "table_w"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_map_gets_one_sentence(what, tmp_path):
    swap, words = DAMAGE[what]
    with pytest.raises(DataError) as caught:
        read_map(write(tmp_path / "broken.tmx", **swap))
    said = str(caught.value)
    assert said.startswith("broken.tmx") and words in said and "\n" not in said and len(said) < 400


def test_empty_and_overfull_maps_are_refused(tmp_path):
    text = tmx(disc())
    empty = tmp_path / "empty.tmx"
    empty.write_text(text[:text.index('csv">') + 5] + ",".join("0" * 42) + text[text.index("</data>"):], encoding="utf-8")
    with pytest.raises(DataError, match="no cell of the layer"):
        read_map(empty)
    many = {(q, r): "plain" for q in range(40) for r in range(26)}
    with pytest.raises(DataError, match="more than the 1000"):
        read_map(write(tmp_path / "many.tmx", many, origin=(0, 0)))
