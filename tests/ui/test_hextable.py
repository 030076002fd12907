"""Hexagons on the real table: what is hit, lit and told, how pieces lie, borders, and notes of one's own."""

import math

import pygame
import pytest

from engines.core.view import Piece
from tabletop.input import Key, Move
from tabletop.table import hexart, hexdraw
from tabletop.table.hexgrid import NEIGHBOURS, corners, hex_cell, hex_id, inside
from tabletop.table.placing import BOARD
from tabletop.widgets import check_layout
from tests.ui import hextable
from tests.ui.hexfile import disc

BIG = {"cells": None, "offset": (100, 40),
       "head": '<property name="table_w" type="int" value="1000"/><property name="table_h" type="int" value="700"/>'}


@pytest.fixture
def pilot(tmp_path, monkeypatch):
    hextable.furnish(tmp_path, monkeypatch, **BIG)
    return hextable.table()


def middle(pilot, ident: str):
    return pilot.table.canvas.zone_rect(ident).center


def corner(pilot, ident: str, number: int, share: float = 0.9):
    """A point near a corner of a hexagon, inside it."""
    x, y = middle(pilot, ident)
    cx, cy = corners(pilot.table.canvas.zone_rect(ident))[number]
    return (round(x + (cx - x) * share), round(y + (cy - y) * share))


# -- pointing ------------------------------------------------------------------------------------------------------------
def test_a_hexagon_is_hit_in_its_own_shape(pilot):
    canvas = pilot.table.canvas
    for zoom in (1.0, 2.2):
        canvas.camera.zoom(zoom, pilot.table.area.center)
        canvas.settle()
        for ident in map(hex_id, disc(1)):
            for number in range(6):
                pos = corner(pilot, ident, number)
                if pilot.table.area.collidepoint(pos):
                    assert hexdraw.under(canvas, pos) == ident
                    assert [i for i in canvas.ids_at(pos) if hex_cell(i)] == [ident]


def test_the_corner_of_a_box_belongs_to_the_neighbour(pilot):
    rect = pilot.table.canvas.zone_rect("hex_0_0")
    assert hexdraw.under(pilot.table.canvas, (rect.x + 2, rect.y + 2)) == "hex_0_-1"
    assert hexdraw.under(pilot.table.canvas, (rect.right - 3, rect.bottom - 3)) == "hex_0_1"
    assert hexdraw.under(pilot.table.canvas, (3, 400)) == ""


def test_no_neighbour_is_snapped_to(pilot):
    """Where the pointer is on a hexagon that is no choice, a choice beside it is not taken, however near."""
    canvas = pilot.table.canvas
    pos = corner(pilot, "hex_0_0", 1, 0.97)
    assert canvas.target_at(pos, {"hex_1_-1": (), "hex_1_0": ()}) is None
    assert canvas.target_at(pos, {"hex_0_0": ()}) == "hex_0_0"


def test_a_tile_under_a_unit_is_still_a_target(pilot):
    table = pilot.table
    unit = next(s for s in table.canvas.sprites if s.piece.kind == "unit")
    tile = next(s for s in table.canvas.sprites if s.fills and s.zone == unit.zone)
    ids = table.canvas.ids_at(table.canvas.rect(unit).center)
    assert ids[0] == unit.piece.id and tile.piece.id in ids and unit.zone in ids
    assert table.canvas.target_at(table.canvas.rect(unit).center, {tile.piece.id: ()}) == tile.piece.id


def test_clicking_walks_a_unit_to_a_neighbour(pilot):
    table = pilot.table
    act = next(a for a in table.decision.options if a[0] == "go")
    pilot.click(pilot.spot_of(act[1]))
    assert act[2] in table.selection.targets
    pilot.click(middle(pilot, act[2]))
    assert table.match.entries[0].action[0] == "go" and table.match.entries[0].action[2] == act[2]


# -- what is told -----------------------------------------------------------------------------------------------------------
def said(pilot, pos) -> str:
    pilot.app.send(Move(pos))
    pilot.step(10)
    return "".join(run.text for run in pilot.table.hover.note())


def test_a_blocked_hexagon_says_why(pilot):
    wet = next(z.id for z in pilot.table.view.zones if z.terrain == "water" and z.id not in pilot.table.selection.targets)
    assert "Nothing can be built on water." in said(pilot, middle(pilot, wet))
    assert "(rule 7)" in said(pilot, corner(pilot, wet, 2))
    assert "Water" in said(pilot, middle(pilot, wet))


def test_a_step_shows_its_odds_before_the_click(pilot):
    table = pilot.table
    act = next(a for a in table.decision.options if a[0] == "go")
    table.selection.choose(act[1])
    note = said(pilot, middle(pilot, act[2]))
    assert f"Go to {act[2]}" in note and "attack 5 and up to 3 cards against 4 to 7" in note


def test_a_crowd_is_told_by_owner(pilot):
    table = pilot.table
    unit = next(p for p in table.view.pieces if p.kind == "unit")
    note = said(pilot, corner(pilot, unit.zone, 0, 0.7))
    assert "Annie: tile, archer, rider" in note.replace("  ", " ")


def test_the_ghost_of_a_tile_fills_its_hexagon(pilot):
    table = pilot.table
    act = next(a for a in table.decision.options if a[0] == "build")
    before = pygame.image.tobytes(pilot.app.surface, "RGB")
    pilot.app.send(Move(middle(pilot, act[1])))
    pilot.step(3)
    ghosts = table.hover.ghosts()
    assert [g.zone for g in ghosts] == [act[1]]
    pilot.app.draw()
    after = pilot.app.surface
    old = pygame.image.frombytes(before, after.get_size(), "RGB")
    for number in range(6):
        pos = corner(pilot, act[1], number, 0.6)
        assert after.get_at(pos)[:3] != old.get_at(pos)[:3]


def test_notes_are_shown_to_their_owner_alone(tmp_path, monkeypatch):
    hextable.furnish(tmp_path, monkeypatch, **BIG)
    for viewer, seen in ((0, True), (-1, False)):
        pilot = hextable.table(hextable.begin(humans=(0,) if viewer == 0 else ()), size=(1920, 1080))
        pilot.table._build()
        found = [w for w in pilot.table.side.root.walk() if "Have 9 tiles" in "".join(getattr(r, "text", str(r)) for r in _text(w))]
        assert bool(found) is seen


def _text(widget) -> list:
    text = getattr(widget, "text", "")
    return text if isinstance(text, list) else [text]


# -- keys --------------------------------------------------------------------------------------------------------------------
def test_arrows_walk_to_neighbouring_hexagons(pilot):
    table = pilot.table
    every = {hex_id(cell): () for cell in disc()}
    table.selection.targets = every
    steps = {"right": {(1, 0)}, "left": {(-1, 0)}, "up": {(0, -1), (1, -1)}, "down": {(0, 1), (-1, 1)}}
    for name, ways in steps.items():
        table.focus = "hex_0_0"
        pilot.app.send(Key(name))
        assert hex_cell(table.focus) in ways, name
        assert table.hover.target == table.focus
    table.focus = "hex_2_0"
    pilot.app.send(Key("right"))
    assert hex_cell(table.focus) is None or table.focus != "hex_2_0"     # beyond the edge the walk goes on as everywhere


def test_every_choice_can_be_reached_by_keys(pilot):
    table, seen = pilot.table, set()
    for _ in range(60):
        pilot.app.send(Key("tab"))
        seen.add(table.focus)
    assert set(table.selection.targets) <= seen


# -- how pieces lie ---------------------------------------------------------------------------------------------------------
def placed(pilot, pieces):
    view = pilot.table.view._replace(pieces=tuple(pieces))
    pilot.table.canvas.show(view)
    return {s.piece.id: s for s in pilot.table.canvas.sprites}


@pytest.mark.parametrize("count", range(1, 13))
def test_units_stand_inside_their_hexagon_and_apart(pilot, count):
    kinds = ("archer", "rider", "gun", "king", "boat")
    units = [Piece(f"u{n}", "unit", kinds[n % 5], "hex_0_0", n, 0) for n in range(count)]
    found = placed(pilot, [Piece("t", "tile", "tile", "hex_0_0", owner=0), *units])
    box = found["t"].box
    assert found["t"].fills and box == pytest.approx(pilot.table.canvas.placer.zone_box("hex_0_0")[1])
    tops: dict = {}
    for n in range(count):
        x, y, w, h = found[f"u{n}"].box
        assert all(inside(box, p) for p in ((x + w / 2, y), (x, y + h / 2), (x + w, y + h / 2), (x + w / 2, y + h * 0.9)))
        alike = sum(other.face == units[n].face for other in units)
        if count <= 4 or alike == 1 or found[f"u{n}"].heap:
            tops[x + w / 2, y + h / 2] = found[f"u{n}"].heap or 1
    assert all(math.dist(a, b) > 0.12 * box[2] for a in tops for b in tops if a != b)
    assert sum(tops.values()) == count and (count <= 4 or len(tops) == 5)


def test_goods_lie_above_the_units_on_their_tile(pilot):
    pieces = [Piece("t", "tile", "tile", "hex_0_0", owner=0), Piece("g", "good", "sugar", "on:t", count=3),
              Piece("u", "unit", "archer", "hex_0_0", 0, 0)]
    found = placed(pilot, pieces)
    assert found["g"].box[1] + found["g"].box[3] < found["u"].box[1] + found["u"].box[3] / 2
    assert [s.piece.id for s in pilot.table.canvas.sprites] == ["t", "g", "u"]
    assert found["g"].zone == "hex_0_0" and found["g"].counted


def test_tiles_lie_under_all_borders_and_tokens(pilot):
    pieces = [Piece(f"{kind}{n}", kind, "x", ident, owner=0) for n, ident in enumerate(map(hex_id, disc())) for kind in ("unit", "tile")]
    placed(pilot, pieces)
    fills = [s.fills for s in pilot.table.canvas.sprites]
    assert fills == sorted(fills, reverse=True) and sum(fills) == 19


# -- land and owners ----------------------------------------------------------------------------------------------------------
def test_terrain_changes_at_once(pilot):
    """A cloud that lifts leaves plain land behind."""
    canvas, view = pilot.table.canvas, pilot.table.view
    cloud = next(z for z in view.zones if z.terrain == "cloud")
    pos = pilot.table.canvas.zone_rect(cloud.id).center
    before = pilot.picture()
    canvas.show(view._replace(zones=tuple(z._replace(terrain="plain") if z.id == cloud.id else z for z in view.zones)))
    assert canvas.hexes.hexes[cloud.id].terrain == "plain"
    assert pilot.picture() != before
    r, g, b, _ = pilot.app.surface.get_at((pos[0] + 3, pos[1] + 3))
    assert g > b + 25, "grass is green"


def test_borders_run_along_the_outer_edges_of_an_empire(pilot):
    mine = {(0, 0), (1, 0), (0, 1)}
    view = pilot.table.view._replace(pieces=())
    pilot.table.canvas.show(view._replace(zones=tuple(z._replace(owner=0 if hex_cell(z.id) in mine else -1) for z in view.zones)))
    hexes = pilot.table.canvas.hexes.hexes
    for cell in disc():
        want = tuple(i for i, (q, r) in enumerate(NEIGHBOURS) if (cell[0] + q, cell[1] + r) not in mine) if cell in mine else ()
        assert hexes[hex_id(cell)].edges == want
    seat = pilot.table.canvas.seats[0]
    pilot.picture()
    inner, outer = [], []
    for cell in mine:
        points = corners(pilot.table.canvas.zone_rect(hex_id(cell)))
        x, y = middle(pilot, hex_id(cell))
        for i, (q, r) in enumerate(NEIGHBOURS):
            ex, ey = (points[i][0] + points[(i + 1) % 6][0]) / 2, (points[i][1] + points[(i + 1) % 6][1]) / 2
            seen = [pilot.app.surface.get_at((round(x + (ex - x) * f), round(y + (ey - y) * f)))[:3] for f in (0.88, 0.9, 0.92, 0.94, 0.96)]
            near = min(sum(abs(a - b) for a, b in zip(colour, seat.main, strict=True)) for colour in seen)
            (inner if (cell[0] + q, cell[1] + r) in mine else outer).append(near)
    assert max(outer) < 100 < min(inner)


def test_land_held_by_others_is_striped_in_their_colour(pilot):
    view, canvas = pilot.table.view, pilot.table.canvas
    zones = tuple(z._replace(owner=1 if z.id == "hex_0_0" else -1) for z in view.zones)
    colours = []
    for badges in ((), ("held",)):
        canvas.show(view._replace(zones=zones, pieces=(Piece("t", "tile", "tile", "hex_0_0", owner=0, badges=badges),)))
        assert canvas.hexes.hexes["hex_0_0"].held is bool(badges)
        pilot.picture()
        rect = canvas.zone_rect("hex_0_0").inflate(-30, -40)
        main = canvas.seats[1].main
        spots = [pilot.app.surface.get_at((x, y))[:3] for x in range(rect.x, rect.right, 3) for y in range(rect.y, rect.bottom, 3)]
        colours.append(sum(c[2] > c[0] + 20 for c in spots) / len(spots) if main[2] > main[0] else 0)
    assert colours[1] > colours[0] + 0.12


def test_variants_show_no_rows_and_stay():
    found = {cell: hexdraw.variant(cell, 3) for cell in disc(6)}
    assert found == {cell: hexdraw.variant(cell, 3) for cell in disc(6)}
    counts = [list(found.values()).count(n) for n in range(3)]
    assert min(counts) > len(found) / 5
    for step in ((1, 0), (0, 1), (-1, 1)):
        alike = [found[q, r] == found[q + step[0], r + step[1]] for q, r in found if (q + step[0], r + step[1]) in found]
        assert 0.15 < sum(alike) / len(alike) < 0.6, step


@pytest.mark.parametrize("terrain", ["forest", "gold", "plain", "water", "cloud", "capital", "swamp"])
def test_a_drawn_ground_is_a_hexagon(terrain):
    size = (90, 104)
    made = hexart.ground(terrain, 1, size)
    for x in range(0, 90, 3):
        for y in range(0, 104, 3):
            edge = any(inside((0, 0, *size), (x + dx, y + dy)) != inside((0, 0, *size), (x, y)) for dx in (-3, 0, 3) for dy in (-3, 0, 3))
            if not edge:
                assert made.get_at((x, y)).a == (255 if inside((0, 0, *size), (x, y)) else 0)


def test_nothing_new_is_made_while_the_board_glides(pilot):
    """While zooming only pictures that are there are shown, scaled."""
    canvas = pilot.table.canvas
    canvas.show(hextable.dressed(pilot.table.view, 9, 12, 2))
    pilot.picture()
    made = []
    real = canvas.hexes._make
    canvas.hexes._make = lambda key, size: made.append(key) or real(key, size)
    canvas.camera.zoom(1.7, pilot.table.area.center)
    pilot.step(1, 0.016)
    assert canvas.camera.gliding
    pilot.table.dirty = True
    pilot.app.draw()
    assert made == [] or {key[0] for key in made} == {"line"}
    canvas.settle()
    pilot.table.dirty = True
    pilot.app.draw()
    assert {"ground", "border"} <= {key[0] for key in made}


def test_the_keyboards_place_and_the_lights_are_drawn(pilot):
    table = pilot.table
    act = next(a for a in table.decision.options if a[0] == "build")
    pilot.app.send(Move((1, 1)))
    pilot.picture()
    plain = pilot.app.surface.copy()
    table.focus = act[1]
    table.dirty = True
    pilot.app.draw()
    rect = table.canvas.zone_rect(act[1])
    assert table.canvas.frame_of(BOARD).clip.contains(rect)
    changed = [p for p in ((rect.centerx, rect.y), (rect.x, rect.centery), (rect.right - 1, rect.centery))
               if pilot.app.surface.get_at(p) != plain.get_at(p)]
    assert len(changed) == 3


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 200)])
def test_the_panel_has_room_for_notes(tmp_path, monkeypatch, size, scale, lang):
    hextable.furnish(tmp_path, monkeypatch, **BIG)
    pilot = hextable.table(hextable.begin(seats=3), size=size, lang=lang, scale=scale)
    for page in ("seats", "log"):
        pilot.table.set_page(page)
        pilot.table._build()
        assert check_layout(pilot.table.side) == []


def test_the_little_menu_shows_what_each_entry_would_leave(pilot):
    table = pilot.table
    build = [a for a in table.decision.options if a[0] == "build"][:2]
    table.menu, table._menu_at, table._stale = tuple(build), build[0][1], True
    pilot.app.draw()
    assert [g.zone for g in table.hover.ghosts()] == [build[0][1]]
    pilot.app.send(Move(pilot.button("menu:1").rect.center))
    pilot.step(2)
    assert [g.zone for g in table.hover.ghosts()] == [build[1][1]]
