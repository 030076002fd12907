"""The maps of Brazil: Imperial as files, and land that a player has drawn for it."""

import pytest

from engines.brazil_imperial.maps import PRINTED, layout_of, parse
from engines.brazil_imperial.tables import TERRAINS
from engines.core import registry
from engines.core.errors import DataError
from tabletop import drawn, i18n, resources
from tabletop.checks import check_file
from tabletop.faults import in_words
from tabletop.scene import Push
from tabletop.seats import Seat
from tabletop.table import open_match, resume_match
from tabletop.table.geometry import read_map
from tabletop.table.hexgrid import hex_id
from tests.ui.hexfile import write

GAME = registry.get("brazil_imperial")


def cells_of(layout) -> dict:
    return {cell: TERRAINS[kind] for cell, kind in zip(layout.at, layout.terrain, strict=True)}


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_map_is_the_file_of_its_name(name):
    path = resources.maps(GAME.id, f"{name}.tmx")
    assert read_map(path).hexes.cells == cells_of(layout_of(name))
    assert check_file(path) == "map of hexagons"


@pytest.mark.parametrize("name", PRINTED)
def test_a_copy_of_a_printed_map_is_a_drawn_map(name):
    own = resources.own_maps(GAME.id)
    own.mkdir(parents=True)
    (own / "my copy.tmx").write_bytes(resources.maps(GAME.id, f"{name}.tmx").read_bytes())
    (found,) = drawn.drawn_maps(GAME)
    assert not found.why, found.why
    again, layout = parse(found.value), layout_of(name)
    (q, r), (x, y) = layout.at[0], again.at[0]
    assert {(a - x + q, b - y + r): word for (a, b), word in cells_of(again).items()} == cells_of(layout)


def test_a_match_on_drawn_land(make_app):
    own = write(resources.own_maps(GAME.id) / "own.tmx", cells_of(layout_of("duel_rio")), origin=(5, 5))
    option, value = drawn.map_value(GAME, own)
    app = make_app()
    table = open_match(app, GAME, [Seat("human", "", "Ann", 0), Seat("human", "", "Bo", 1)], {option: value}, 3)
    app.apply(Push(table))
    app.draw()
    land = {hex_id(cell) for cell in parse(value).at}
    assert {i for i, z in table.canvas.board.zones.items() if z.kind == "hex"} == land
    assert table.canvas.board.path.stem == table.game.board(GAME.full_options({}), 2)
    missing = {z.id for z in table.view.zones if z.id not in table.canvas.placer.at}
    assert not missing, missing
    saved = table.match.path
    table.match.close()
    own.unlink()
    again = resume_match(app, saved)
    assert set(again.canvas.hexes.hexes) == land
    again.match.close()


def spoilt(change) -> str:
    cells = cells_of(layout_of("duel_rio"))
    change(cells)
    path = write(resources.own_maps(GAME.id) / "bad.tmx", cells, origin=(5, 5))
    with pytest.raises(DataError) as caught:
        check_file(path)
    return str(caught.value)


CHANGES = {
    "capital": lambda c: c.update({(-2, 0): "plain", (2, 0): "plain"}),
    "near": lambda c: c.update({(2, 0): "plain", (0, 0): "capital"}),
    "pieces": lambda c: [c.pop(cell) for cell in list(c) if cell[1] == 0],
    "gold": lambda c: c.update({cell: "plain" for cell, word in c.items() if word == "gold"}),
    "cloud": lambda c: c.update({cell: "plain" for cell, word in c.items() if word == "cloud"}),
    "few": lambda c: [c.pop(cell) for cell in list(c) if cell[1] > -2],
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_the_rules_of_maps_refuse_is_said_in_both_languages(what):
    said = spoilt(CHANGES[what])
    assert said.startswith("bad.tmx: ") and "\n" not in said and "hex_" not in said
    i18n.set_language("zh-Hant")
    words = in_words(said, GAME.texts)
    assert words.startswith("bad.tmx：") and "程式訊息" not in words


def test_places_are_named_as_tiled_shows_them():
    assert "(5, 5)" in spoilt(CHANGES["near"])


def test_maps_for_other_numbers_of_seats_are_barred_in_chinese(make_app):
    from tabletop.scenes.setup import SetupScene

    app = make_app(lang="zh-Hant")
    scene = SetupScene(app, GAME)
    choices = {c.value: c.barred for c in scene._choices(GAME.options[0])}
    assert not choices["default"] and sum(bool(why) for why in choices.values()) >= 3
    assert not any("程式訊息" in why for why in choices.values())
