"""Smaller parts: pictures, colours, sound, statistics, Markdown, and what the window must not know."""

import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from engines.core import registry
from engines.core.errors import DataError
from tabletop import resources
from tabletop.assets import Assets
from tabletop.audio import NAMES, Audio
from tabletop.markdown import parse
from tabletop.records import Records, SeatResult, Summary
from tabletop.scenes.rules import RulesScene
from tabletop.table import noises
from tabletop.table.motion import Choreographer, Flash
from tabletop.table.skin import parse_skin, read_skin
from tabletop.theme import SEATS, Ink, contrast
from tabletop.widgets.document import Document


@pytest.mark.parametrize("name", ["nothing/here", "common/icons/unheard_of", "../../etc/passwd", ""])
def test_missing_pictures_are_drawn(name):
    found = Assets().image(name, (40, 30))
    assert found.get_size() == (40, 30)


def test_broken_pictures_are_drawn(tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "art", lambda *parts: tmp_path.joinpath(*parts))
    for ending in ("svg", "png", "jpg"):
        (tmp_path / f"bad.{ending}").write_bytes(b"no picture at all")
        assert Assets().image(f"bad.{ending}", (8, 8)).get_size() == (8, 8)


def test_key_colours_are_replaced(tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "art", lambda *parts: tmp_path.joinpath(*parts))
    shape = '<rect width="10" height="10" fill="#abc001"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{shape}</svg>'
    (tmp_path / "pawn.svg").write_text(svg)
    seat = SEATS["standard"][1]
    assert Assets().image("pawn", (20, 20), seat=seat).get_at((10, 10))[:3] == seat.main


def test_the_cache_is_bounded_and_shares():
    assets = Assets(limit=100_000)
    assert assets.box((50, 50), (1, 2, 3)) is assets.box((50, 50), (1, 2, 3))
    for i in range(60):
        assets.box((50, 50), (i, 0, 0))
    assert assets._used <= 100_000


def test_seat_colours_differ_also_without_hue():
    for seats in SEATS.values():
        assert len({s.emblem for s in seats}) == len(seats)
        assert all(contrast(s.main, s.ink) >= 4.5 for s in seats)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (Ink.ink, Ink.paper_dark),
        (Ink.ink_soft, Ink.paper_dark),
        (Ink.ink_red, Ink.paper_dark),
        (Ink.cream, Ink.walnut_light),
        (Ink.cream_soft, Ink.walnut_light),
        (Ink.gold_bright, Ink.walnut_light),
        (Ink.cream, (166, 54, 43)),
        ((255, 214, 202), (92, 34, 28)),
    ],
)
def test_text_can_be_read(text, ground):
    assert contrast(text, ground) >= 4.5


def test_all_sounds_are_there_and_silence_is_no_error(monkeypatch):
    for name in NAMES:
        assert resources.art("common", "sounds", f"{name}.wav").is_file()
    audio = Audio(50)
    audio.play("click")
    audio.play("unheard")
    monkeypatch.setattr(pygame.mixer, "init", lambda *a: (_ for _ in ()).throw(pygame.error("no device")))
    silent = Audio(50)
    silent.play("click")
    silent.close()


def _match(ident, scores, won=0, game="chess"):
    seats = [
        SeatResult(f"P{i}", "human" if i == 0 else "bot", "" if i == 0 else "hard", s, i == won)
        for i, s in enumerate(scores)
    ]
    return Summary(ident, game, 5.0, 10, 100, 30.0, seats)


def test_records(tmp_path):
    found = Records(tmp_path / "r.sqlite")
    assert found.empty
    found.add(_match("a", (10, 8, 6)))
    found.add(_match("a", (12, 8, 6)))
    found.add(_match("b", (4, 9, 6), won=1))
    human, bots = found.table("chess")
    assert (human.name, human.played, human.won, human.mean, human.best) == ("P0", 2, 1, 8.0, 12)
    assert (bots.level, bots.played, bots.won, bots.seats) == ("hard", 4, 1, 3)
    assert found.table("go") == [] and found.totals() == [("chess", 2, 10.0, 30.0)]
    assert found.rebuild([_match("c", (1, 2))]) == 1 and found.totals()[0][1] == 1
    found.wipe()
    assert found.empty and Records(tmp_path / "r.sqlite").empty


def test_damaged_records_start_anew(tmp_path):
    path = tmp_path / "r.sqlite"
    path.write_bytes(b"this is not a database, not even nearly" * 50)
    found = Records(path)
    assert found.damaged and found.empty
    other = tmp_path / "o.sqlite"
    base = sqlite3.connect(other)
    base.execute("create table seat(x)")
    base.close()
    assert Records(other).empty


RULES = """# Title

Intro **bold** and :food: icon,
second line.

## Part {#part}
- one
  goes on
- two with [a link](#end)
1. first

| a | b |
|---|---|
| 1 | **2** |

> A note.

### End {#end}
中文第一行
中文第二行
"""


def test_markdown_blocks():
    blocks = parse(RULES)
    assert [b.kind for b in blocks] == ["head", "text", "head", "item", "item", "item", "table", "note", "head", "text"]
    assert blocks[1].words == "Intro bold and food icon, second line."
    assert [r.icon for r in blocks[1].runs if r.icon] == ["food"]
    assert blocks[2].anchor == "part" and blocks[3].words == "one goes on"
    assert ("anchor", "end") in [r.ref for r in blocks[4].runs]
    assert blocks[5].mark == "1." and len(blocks[6].rows) == 2
    assert blocks[-1].words == "中文第一行中文第二行"
    assert parse("") == [] and parse("|\n||\n#\n- \n**") is not None


def test_the_document_measures_and_finds_anchors(app):
    page = Document(parse(RULES), query="note")
    page.measure(app.kit, 500)
    assert page.top_of("part") < page.top_of("end") and page.top_of("nowhere") is None
    page.rect = pygame.Rect(0, 0, 500, page._high)
    page.draw(app.kit, pygame.Surface((500, 900)), type("U", (), {"hover": None})())


def test_the_reader_opens_at_a_step_and_searches(app, monkeypatch):
    from tabletop.scene import Push
    from tabletop.scenes import rules

    monkeypatch.setattr(rules, "rules_text", lambda game: RULES + "\n\nfiller" * 200 + "\n\n## Far {#far}\n\nneedle")
    scene = RulesScene(app, registry.game_ids()[0], "end")
    app.apply(Push(scene))
    assert scene.ui.memory["scroll:rules"] > 0
    scene.search("needle")
    scene.rebuild()
    assert scene.ui.memory["scroll:rules"] > 1000
    scene.go("part")
    scene.rebuild()
    assert scene.ui.memory["scroll:rules"] < 1000


def test_the_window_names_no_game():
    names = registry.game_ids()
    for file in resources.PACKAGE.rglob("*.py"):
        if "artgen" not in file.parts:
            text = file.read_text("utf-8")
            assert not any(name in text for name in names), file


def test_engines_are_imported_only_through_their_core():
    for file in resources.PACKAGE.rglob("*.py"):
        if file.name == "cli.py":
            continue
        for found in re.findall(r"(?:from|import) engines\.(\w+)", Path(file).read_text("utf-8")):
            assert found in ("core", "bots"), file


def _play_out(path):
    """A finished match of any game, played by the first legal actions, in a file."""
    from engines.core.match import Match

    game = registry.get(registry.game_ids()[0])
    match = Match.start(game, game.min_seats, {}, 3, names=["Ann", "Bot"], controllers=["human", "bot:easy"], path=path)
    while not match.over:
        seat = match.state.acting[0]
        options = match.state.legal(seat) or (match.state.domain(seat).sample(lambda n: 0),)
        match.act(seat, options[-1])
    return match


def test_finished_matches_enter_the_statistics(tmp_path):
    from tabletop import records

    file = tmp_path / "m.match"
    match = _play_out(file)
    records.keep(match)
    lines = Records().table(match.game.id)
    assert [(x.kind, x.level, x.name, x.played) for x in lines] == [("human", "", "Ann", 1), ("bot", "easy", "", 1)]
    assert sum(x.won for x in lines) == len(match.result[0])
    other = Records(tmp_path / "fresh.sqlite")
    assert other.fresh and records.restore(other, [file, tmp_path / "missing.match"]) == 1
    assert [x.mean for x in other.table()] == [x.mean for x in lines]


def test_without_any_art_everything_still_works(make_app, tmp_path, monkeypatch):
    from tabletop.scene import Push
    from tabletop.scenes.settings import SettingsScene
    from tabletop.scenes.setup import SetupScene
    from tabletop.scenes.shelf import ShelfScene
    from tabletop.widgets import check_layout

    monkeypatch.setattr(resources, "art", lambda *parts: tmp_path.joinpath("none", *parts))
    app = make_app()
    game = registry.get(registry.game_ids()[0])
    for scene in (ShelfScene(app), SetupScene(app, game), SettingsScene(app), RulesScene(app, game.id)):
        app.apply(Push(scene))
        app.draw()
        assert check_layout(scene.ui) == []


def test_every_sound_of_a_skin_belongs_to_an_event_and_a_wrong_name_is_told():
    for game in map(registry.get, registry.game_ids()):
        path = resources.art(game.id, "skin.toml")
        if path.is_file():
            assert set(read_skin(path).sounds) <= set(game.events)
    with pytest.raises(DataError, match="is no sound; use one of click"):
        parse_skin({"sounds": {"ram": "boom"}}, "x", "skin.toml")


def test_events_are_heard_once_and_bursts_when_they_are_seen():
    heard = []
    motion = Choreographer()
    motion.flashes = [Flash("board", (0, 0), 9, (1, 2, 3), 0.5, "ram")]
    table = SimpleNamespace(skin=SimpleNamespace(sounds={"ram": "clack", "flick": "slide"}), canvas=SimpleNamespace(motion=motion),
                            game=SimpleNamespace(events={}), app=SimpleNamespace(kit=SimpleNamespace(audio=SimpleNamespace(play=heard.append))))
    noises.of_change(table, [("flick", 0), ("ram", 0)], True)
    assert heard == ["slide"]
    for now in (0.1, 0.3, 0.6, 0.7):
        motion.now = now
        noises.of_bursts(table)
    assert heard == ["slide", "clack"]
