"""Every screen in both languages, at three sizes and two scales: nothing cut, nothing overlapping, all by keyboard."""

from pathlib import Path

import pytest

from engines.core import registry
from tabletop import records
from tabletop.input import Key, Move, Press, Release, Text
from tabletop.scene import Pop, Push
from tabletop.scenes import catalog, saved, setup, shelf
from tabletop.scenes.dialog import Answer, DialogScene, MessageScene
from tabletop.scenes.keys import KeysScene
from tabletop.scenes.pause import PauseScene
from tabletop.scenes.rules import RulesScene
from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.setup import SetupScene
from tabletop.scenes.stats import StatsScene
from tabletop.widgets import check_layout, dump, find

SIZES = ((1024, 700), (1280, 720), (1920, 1080))
LONG = "Maximiliane-Wilhelmine the Great, Restorer of the Northern Road"


def game():
    """Any game that can stand on the shelf."""
    return registry.get(registry.game_ids()[0])


def some_saved():
    one = game()
    return [
        catalog.Saved(Path("a.jsonl"), one, one.id, "12 Mar 20:15", 13, ("安妮", "Hard bot", LONG), None, False, ""),
        catalog.Saved(Path("b.jsonl"), one, one.id, "11 Mar 08:01", 36, ("Ann",), None, True, ""),
        catalog.Saved(Path("c.jsonl"), None, "", "", 0, (), None, False, "This file is damaged at line 3."),
    ]


def some_records(path):
    found = records.Records(path / "r.sqlite")
    seats = [records.SeatResult("Ann", "human", "", 31, True), records.SeatResult("x", "bot", "hard", 22, False)]
    found.add(records.Summary("m1", game().id, 1.0, 30, 400, 41.0, seats))
    return found


SCENES = {
    "shelf": lambda app, path: shelf.ShelfScene(app),
    "setup": lambda app, path: SetupScene(app, game()),
    "settings": lambda app, path: SettingsScene(app),
    "rules": lambda app, path: RulesScene(app, game().id),
    "keys": lambda app, path: KeysScene(app),
    "stats": lambda app, path: StatsScene(app, some_records(path)),
    "no stats": lambda app, path: StatsScene(app, records.Records(path / "e.sqlite")),
    "saved": lambda app, path: saved.SavedScene(app),
    "pause": lambda app, path: PauseScene(app, game=game().id, on_concede=lambda: None),
    "dialog": lambda app, path: DialogScene(
        app, "A question?", "Some words. " * 30, [Answer("No", 0), Answer("Yes", 1)]
    ),
    "message": lambda app, path: MessageScene(app, "Notice", "短訊息。" * 400),
}


@pytest.fixture(autouse=True)
def with_saves(monkeypatch):
    monkeypatch.setattr(shelf, "saved_matches", some_saved)
    monkeypatch.setattr(saved, "saved_matches", some_saved)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut(make_app, tmp_path, name, lang, size, scale):
    app = make_app(size, lang, scale)
    scene = SCENES[name](app, tmp_path)
    app.apply(Push(scene))
    app.draw()
    assert check_layout(scene.ui) == []


@pytest.mark.parametrize("name", SCENES)
def test_every_control_can_be_reached_by_tab(app, tmp_path, name):
    scene = SCENES[name](app, tmp_path)
    app.apply(Push(scene))
    stops = [n.id for n in dump(scene.ui) if n.id and n.enabled and find(scene.ui, n.id).focusable]
    seen = []
    for _i in range(len(stops)):
        app.send(Key("tab"))
        app.draw()
        seen.append(scene.ui.focus)
    assert sorted(seen) == sorted(stops)
    before = len(app.stack)
    app.send(Key("escape"))
    assert len(app.stack) == before - (name != "shelf")


def test_live_language_scale_and_palette(make_app, tmp_path):
    app = make_app()
    app.apply(Push(shelf.ShelfScene(app)))
    app.apply(Push(SettingsScene(app)))
    scene = app.top
    scene.ui.set_focus("language")
    app.send(Key("right"))
    assert app.settings.language == "zh-Hant"
    assert any(n.text == "設定" for n in dump(scene.ui))
    app.change(scale=150)
    app.draw()
    assert app.theme.scale > 1.3 and check_layout(scene.ui) == []
    app.change(palette="contrast")
    assert app.theme.seat(0).main == (0xE0, 0x30, 0x1E)
    app.send(Key("escape"))
    app.draw()
    assert any(n.text == "規則" for n in dump(app.top.ui))


def test_setup_builds_the_seats(app, monkeypatch):
    import tabletop.table

    opened = []
    monkeypatch.setattr(tabletop.table, "open_match", lambda *a, **k: opened.append((a, k)), raising=False)
    scene = SetupScene(app, game())
    app.apply(Push(scene))
    while len(scene.seats) > scene.game.min_seats:
        scene.remove(len(scene.seats) - 1)
    scene.remove(0)
    assert len(scene.seats) == scene.game.min_seats
    scene.set_kind(0, "human")
    scene.set_kind(1, "hard")
    scene.rename(0, "  安妮 ")
    scene.rename(1, "安妮")
    scene.recolour(0)
    scene.set_seed("42")
    scene.rebuild()
    scene.ui.set_focus("play")
    app.send(Key("enter"))
    ((args, more),) = opened
    seats = args[2]
    assert [s.name for s in seats] == ["安妮", "安妮 2"] and seats[1].level == "hard" and args[4] == 42
    assert len({s.colour for s in seats}) == len(seats) and more == {"guided": False}
    assert app.settings.seats[scene.game.id][:2] == ["human", "hard"]
    again = SetupScene(app, game())
    assert [s.level for s in again.seats][:2] == ["", "hard"]


def test_names_are_typed_into_the_setup(app):
    scene = SetupScene(app, game())
    app.apply(Push(scene))
    scene.ui.set_focus("name:0")
    app.send(Text("安妮"))
    app.send(Key("q"))
    assert scene.seats[0].name == "安妮"
    for _i in range(9):
        if len(scene.seats) < scene.game.max_seats:
            scene.add("easy")
            scene.rebuild()
    assert len(scene.seats) == scene.game.max_seats and check_layout(scene.ui) == []
    assert len({s.colour for s in scene.seats}) == len(scene.seats)


def test_the_guide_opens_the_table(app, monkeypatch):
    import tabletop.table

    opened = []
    monkeypatch.setattr(tabletop.table, "open_match", lambda *a, **k: opened.append((a, k)), raising=False)
    setup.start_guide(app, game())
    ((args, more),) = opened
    assert args[2][0].kind == "human" and args[2][1].level == "easy" and more == {"guided": True}


def test_shelf_opens_setup_by_click_and_resumes(app, monkeypatch):
    import tabletop.table

    opened = []
    monkeypatch.setattr(tabletop.table, "resume_match", lambda app, path: opened.append(path), raising=False)
    scene = shelf.ShelfScene(app)
    app.apply(Push(scene))
    view = find(scene.ui, "shelf")
    spot = view._spots(app.kit)[0].center
    app.send(Move(spot))
    app.send(Press(spot))
    app.send(Release(spot))
    assert isinstance(app.top, SetupScene)
    app.send(Key("escape"))
    scene.ui.set_focus("saved:0")
    app.send(Key("enter"))
    assert opened == [Path("a.jsonl")]
    scene.ui.set_focus("saved:1")
    app.send(Key("enter"))
    assert isinstance(app.top, MessageScene) and "damaged" in app.top.text


def test_pause_leaves_two_scenes_and_asks_before_conceding(app):
    app.apply(Push(shelf.ShelfScene(app)))
    app.apply(Push(KeysScene(app)))
    app.apply(Push(PauseScene(app, on_concede=lambda: None)))
    app.top.ui.set_focus("concede")
    app.send(Key("enter"))
    assert isinstance(app.top, DialogScene)
    app.send(Key("enter"))
    assert isinstance(app.top, PauseScene)
    app.top.ui.set_focus("leave")
    app.send(Key("enter"))
    assert isinstance(app.top, shelf.ShelfScene) and len(app.stack) == 1


def test_a_saved_match_is_deleted_only_after_a_yes(app, tmp_path, monkeypatch):
    file = tmp_path / "m.jsonl"
    file.write_text("{}")
    one = catalog.Saved(file, game(), game().id, "", 1, ("a",), None, False, "")
    monkeypatch.setattr(saved, "saved_matches", lambda: [one] if file.exists() else [])
    scene = saved.SavedScene(app)
    app.apply(Push(scene))
    for answer, there in (("answer:0", True), ("answer:1", False)):
        scene.ui.set_focus("delete:0")
        app.send(Key("enter"))
        app.top.ui.set_focus(answer)
        app.send(Key("enter"))
        assert file.exists() is there
    assert app.top is scene and not scene.saved


def test_keys_page_shows_every_binding(app):
    from tabletop.input import BINDINGS

    scene = KeysScene(app)
    app.apply(Push(scene))
    shown = {n.text for n in dump(scene.ui)}
    assert all(b.label in shown for b in BINDINGS if b.label)


def test_dialog_results_reach_the_scene_below(app):
    got = []
    base = KeysScene(app)
    base.resumed = lambda result: got.append(result)
    app.apply(Push(base))
    app.apply(Push(DialogScene(app, "?", "?", [Answer("No", "no"), Answer("Yes", "yes")], escape="esc")))
    app.send(Key("tab"))
    app.send(Key("enter"))
    assert got == ["yes"]
    app.apply(Push(DialogScene(app, "?", "?", [Answer("No", "no")], escape="esc")))
    app.send(Key("escape"))
    assert got == ["yes", "esc"]
    app.apply(Pop())
    assert app.top is None
