"""Maps that players draw: found in their folder, offered or barred with the reason, played on, and opened again without their file."""

import json

import pytest

from engines.core import registry
from engines.core.errors import DataError
from tabletop import cli, drawn, i18n, resources
from tabletop.checks import check_file
from tabletop.faults import in_words
from tabletop.input import Key, Move, Press
from tabletop.scene import Push
from tabletop.scenes.setup import SetupScene
from tabletop.seats import Seat
from tabletop.table import open_match, resume_match
from tabletop.widgets import check_layout, find
from tests.ui import hextable
from tests.ui.hexfile import disc, write
from tests.ui.hexland import GAME
from tests.ui.test_hexmap import DAMAGE

ROUND = {**{cell: "plain" for cell in disc(1)}, (0, -1): "capital", (0, 1): "capital", (1, 0): "water"}
LONE = {cell: "plain" for cell in disc(1)}


@pytest.fixture
def land(tmp_path, monkeypatch):
    """The toy game with its map, known to the registry."""
    hextable.furnish(tmp_path, monkeypatch)
    monkeypatch.setitem(registry._games, GAME.id, GAME)
    return resources.own_maps(GAME.id)


def test_the_folder_is_the_players_own(tmp_path):
    assert resources.own_maps("x") == tmp_path / "home" / "maps" / "x"


def test_maps_are_found_by_name_and_bad_ones_keep_their_reason(land):
    assert drawn.drawn_maps(GAME) == []
    write(land / "zigzag.tmx", ROUND)
    write(land / "lone.tmx", LONE)
    (land / "broken.tmx").write_text("<map")
    (land / "notes.txt").write_text("no map")
    (land / "folder.tmx").mkdir()
    found = {one.name: one for one in drawn.drawn_maps(GAME)}
    assert list(found) == ["broken", "lone", "zigzag"]
    assert found["zigzag"].option == "map" and not found["zigzag"].why
    assert found["zigzag"].value == "own:" + ":".join(f"{q}/{r}/{w}" for (q, r), w in sorted(ROUND.items()))
    assert "capitals" in found["lone"].why and "broken.tmx" in found["broken"].why
    assert len({one.value for one in found.values()}) == 3


def test_a_changed_file_is_read_again(land):
    path = write(land / "m.tmx", LONE)
    assert drawn.drawn_maps(GAME)[0].why
    write(path, ROUND)
    assert not drawn.drawn_maps(GAME)[0].why


def test_a_game_without_drawn_maps_has_none(land):
    other = registry.get("gloria_mundi")
    write(resources.own_maps(other.id) / "m.tmx", ROUND)
    assert drawn.drawn_maps(other) == []
    with pytest.raises(DataError, match="m.tmx"):
        drawn.map_value(other, resources.own_maps(other.id) / "m.tmx")


# -- set-up ------------------------------------------------------------------------------------------------------------------
def scene_of(make_app, size=(1280, 720), lang="en"):
    app = make_app(size, lang)
    scene = SetupScene(app, GAME)
    app.apply(Push(scene))
    app.draw()
    return app, scene


def test_a_drawn_map_is_offered_and_played_on(land, make_app):
    write(land / "zigzag.tmx", ROUND)
    app, scene = scene_of(make_app)
    while len(scene.seats) > 2:
        scene.remove(2)
    choices = {c.text: c for c in scene._choices(GAME.options[0])}
    assert list(choices) == ["isle", "zigzag"] and not any(c.barred for c in choices.values())
    scene.set_option("map", choices["zigzag"].value)
    app.apply(scene.play())
    assert {i for i, z in app.top.canvas.board.zones.items() if z.kind == "hex"} == {f"hex_{q}_{r}" for q, r in ROUND}
    assert app.top.canvas.board.hex_scale > 1.3


def test_what_does_not_fit_is_grey_with_its_reason_and_cannot_be_taken(land, make_app):
    write(land / "lone.tmx", LONE)
    write(land / "zigzag.tmx", ROUND)
    app, scene = scene_of(make_app)
    assert len(scene.seats) == 3
    barred = {c.text: c.barred for c in scene._choices(GAME.options[0])}
    assert "capitals" in barred["lone"] and "2 players" in barred["zigzag"] and not barred["isle"]
    pick = find(scene.ui, "option:map")
    scene.ui.set_focus("option:map")
    app.send(Key("enter"))
    popup = scene.ui.popup
    for _ in range(1):
        app.send(Key("down"))
    assert pick.choices[popup.at].text == "lone"
    app.dirty = True
    app.draw()
    app.send(Key("enter"))
    assert scene.ui.popup is popup and scene.options["map"] == "isle"
    row = popup._row(app.kit, 0)
    app.send(Move(row.center))
    app.send(Press(row.center))
    assert scene.ui.popup is None and scene.options["map"] == "isle"


def test_a_choice_that_stops_fitting_says_so(land, make_app):
    write(land / "zigzag.tmx", ROUND)
    app, scene = scene_of(make_app)
    scene.set_option("map", drawn.drawn_maps(GAME)[0].value)
    texts = [w.text for w in scene._option(GAME.options[0]).walk() if hasattr(w, "text")]
    assert any("2 players" in str(t) for t in texts)
    scene.remove(2)
    texts = [w.text for w in scene._option(GAME.options[0]).walk() if hasattr(w, "text")]
    assert not any("2 players" in str(t) for t in texts)


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_many_maps_fit_on_the_screen(land, make_app, lang, size):
    for n in range(40):
        write(land / f"a rather long name for a map, number {n:02}.tmx", ROUND if n % 2 else LONE)
    app, scene = scene_of(make_app, size, lang)
    assert check_layout(scene.ui) == []
    scene.ui.set_focus("option:map")
    app.send(Key("enter"))
    for _ in range(45):
        app.send(Key("down"))
        popup = scene.ui.popup
        assert app.surface.get_rect().contains(popup.rect)
        assert popup.rect.contains(popup._row(app.kit, popup.at))
    app.draw()


def test_a_seat_that_the_rules_play_is_nobodys(land, make_app):
    app, scene = scene_of(make_app)
    scene.add("human")
    assert [seat.kind for seat in scene.named()] == ["human", "bot", "bot", "bot"] and scene.named()[3].name == "Automaton"
    app.dirty = True
    app.draw()
    assert check_layout(scene.ui) == []
    with pytest.raises(KeyError):
        find(scene.ui, "kind:3")
    find(scene.ui, "kind:2")
    scene.remove(3)
    assert "Automaton" not in [seat.name for seat in scene.named()]


# -- later -------------------------------------------------------------------------------------------------------------------
def test_a_match_opens_when_the_file_of_its_map_is_gone(land, make_app):
    path = write(land / "zigzag.tmx", ROUND)
    value = drawn.map_value(GAME, path)[1]
    app = make_app()
    table = open_match(app, GAME, [Seat("human", "", "Ann", 0), Seat("human", "", "Bo", 1)], {"map": value}, 1)
    table.match.act(0, ("rest",))
    saved = table.match.path
    table.match.close()
    path.unlink()
    again = resume_match(app, saved)
    app.apply(Push(again))
    app.draw()
    assert len(again.match.entries) == 1
    assert {i for i, z in again.canvas.board.zones.items() if z.kind == "hex"} == {f"hex_{q}_{r}" for q, r in ROUND}
    assert "deck" in again.canvas.board.zones
    again.match.close()


# -- the checker ----------------------------------------------------------------------------------------------------------------
def test_the_checker_asks_the_game_that_the_folder_or_a_property_names(land, tmp_path):
    assert check_file(write(land / "good.tmx", ROUND)) == "map of hexagons"
    with pytest.raises(DataError, match="fewer than 2 capitals; draw"):
        check_file(write(land / "lone.tmx", LONE))
    named = '<property name="game" value="hexland"/>'
    assert check_file(write(tmp_path / "elsewhere" / "good.tmx", ROUND, head=named)) == "map of hexagons"
    with pytest.raises(DataError, match="property game"):
        check_file(write(tmp_path / "elsewhere" / "nameless.tmx", ROUND))


def test_the_check_command(land, capsys):
    good, bad = write(land / "good.tmx", ROUND), write(land / "lone.tmx", LONE)
    assert cli.main(["check", str(good), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["kind"] == "map of hexagons"
    assert cli.main(["check", str(bad)]) == 2
    said = capsys.readouterr().err.strip()
    assert "\n" not in said and "lone.tmx" in said and "capitals" in said


@pytest.mark.parametrize("what", [w for w, (_swap, words) in DAMAGE.items() if words])
def test_what_is_wrong_with_a_map_is_said_in_chinese_too(land, what):
    (land / "x").mkdir(parents=True)
    path = write(land / "broken.tmx", disc(), **DAMAGE[what][0])
    why = drawn.drawn_maps(GAME)[0].why
    i18n.set_language("zh-Hant")
    assert path.name in in_words(why) and "程式訊息" not in in_words(why), why


def test_a_games_own_sentences_are_put_into_chinese_by_its_texts(land, make_app):
    write(land / "lone.tmx", LONE)
    write(land / "zigzag.tmx", ROUND)
    _app, scene = scene_of(make_app, lang="zh-Hant")
    barred = {c.text: c.barred for c in scene._choices(GAME.options[0])}
    assert barred["lone"] == "lone.tmx：地圖的首都少於2個；請為每位玩家畫一個"
    assert barred["zigzag"] == "這張地圖最多2人"
