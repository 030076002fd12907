"""Damaged and hostile files: one clear sentence, no crash, no hang, other files untouched."""

from __future__ import annotations

import hashlib
import os
import random
import resource
import zlib
from pathlib import Path

import pytest

import tests.sample_game
from engines.core import registry
from engines.core.errors import DataError, EngineError
from engines.core.match import Match, MatchFileError
from engines.core.text import Texts
from tabletop import resources, saves
from tabletop import settings as prefs
from tabletop.app import render_scene
from tabletop.checks import check_file
from tabletop.scenes.saved import SavedScene
from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.setup import SetupScene
from tabletop.scenes.shelf import ShelfScene
from tabletop.scenes.stats import StatsScene
from tabletop.settings import Settings
from tabletop.table import canvas as canvases
from tabletop.table import resume_match
from tabletop.table.geometry import read_map
from tabletop.table.scene import TableScene
from tabletop.table.skin import read_skin
from tests.robust import mutants
from tests.robust.common import LONG, ROOT, a_match, check_sentence, fingerprint, look, play, within
from tests.robust.traps import BOMB, TOMLS, hostile_maps

GAMES = [registry.get("gloria_mundi"), registry.get("ascending_empires"), registry.get("brazil_imperial"), tests.sample_game.GAME]
BOARDS = {"gloria_mundi": "board", "brazil_imperial": "three_captaincies"}     # one of rectangles, one of hexagons
SHARE = {"match": 700, "settings": 250, "map": 300, "skin": 250, "notes": 150, "statistics": 150, "data": 200}
LIMIT = 5.0


def rounds(kind: str) -> int:
    """How many files of a kind: about 300 in all, 2,000 in the long run."""
    return SHARE[kind] if LONG else max(15, SHARE[kind] * 3 // 20)


def test_damaged_matches(home, others, make_app, sample_too):
    app = make_app()
    path = home / "matches" / "bad.match"
    dice = random.Random(1)
    shown = refused = watched = 0
    for n in range(rounds("match")):
        game = GAMES[n % len(GAMES)]
        if n < len(GAMES):
            path.unlink(missing_ok=True)
            a_match(game, home / f"seed{n}.match")
        data = mutants.match_file((home / f"seed{n % len(GAMES)}.match").read_bytes(), dice)
        path.write_bytes(data)
        with within(LIMIT):
            rows = {row.path.name: row for row in saves.list_matches()}
            assert set(rows) == {"good.match", "bad.match"} and rows["good.match"].error is None
            if rows["bad.match"].error:
                check_sentence(rows["bad.match"].error, "bad.match")
            try:
                match = Match.load(path)
                if match.problem:
                    check_sentence(match.problem, "bad.match")
                    watched += 1
                scene = resume_match(app, path) if shown < 60 * (1 + 4 * LONG) else None
            except EngineError as error:
                check_sentence(str(error), "bad.match")
                refused += 1
                continue
            if scene is not None:
                shown += 1
                look(app, scene)
        (home / "matches" / "bad.png").unlink(missing_ok=True)
        (home / "matches" / "bad.json").unlink(missing_ok=True)
    assert shown > 3 and refused > 3 and watched > 0
    path.unlink()
    now = {k: v for k, v in fingerprint(home).items() if not k.startswith(("seed", "reports"))}
    assert now == others


def test_shelf_with_a_folder_full_of_nonsense(home, others, make_app):
    folder = home / "matches"
    (folder / "dead.match").symlink_to(folder / "nowhere")
    (folder / "loop.match").symlink_to(folder / "loop.match")
    (folder / "folder.match").mkdir()
    (folder / "empty.match").touch()
    (folder / "line\nfeed.match").write_bytes(b"x")
    (folder / "\udcff\udcfe.match").write_bytes(b"\xff")
    (folder / "安.match").write_bytes(b"{}\n")
    (folder / "zero.match").symlink_to("/dev/zero")
    (folder / "long.match").write_bytes(b"[" * 3_000_000 + b"\n" + b"x" * 3_000_000)
    (folder / "big.match").write_bytes((folder / "good.match").read_bytes() + b'{"undo":1}\n' * 200_000)
    (folder / "good.png").write_bytes(b"no picture")
    with within(LIMIT):
        rows = saves.list_matches()
    assert len(rows) == 11 and [row.path.name for row in rows if row.error is None] == ["good.match"]
    assert all("\n" not in row.error for row in rows if row.error)
    app = make_app()
    for factory in (ShelfScene, SavedScene):
        with within(LIMIT):
            look(app, factory(app))
    assert {k: v for k, v in fingerprint(home).items() if k in others and k != "matches/good.png"} == others


def test_damaged_settings(home, make_app):
    home.mkdir()
    file = home / "settings.json"
    prefs.save(
        Settings(
            language="zh-Hant",
            names=["A"],
            seats={"gloria_mundi": ["human", "normal"]},
            seen=["guide"],
            reminders_off=["x"],
        )
    )
    good = file.read_bytes()
    dice = random.Random(2)
    accepted = 0
    for n in range(rounds("settings")):
        data = mutants.json_file(good, dice)
        file.write_bytes(data)
        (home / "settings.json.bad").unlink(missing_ok=True)
        with within(LIMIT):
            found, words = prefs.load()
            if words:
                check_sentence(words, "settings.json")
                assert found == Settings() and (home / "settings.json.bad").read_bytes() == data
                continue
            accepted += 1
            if accepted <= (60 if LONG else 8):
                found.animation = "off"
                app = make_app(settings=found)
                maker = (ShelfScene, SettingsScene, lambda a: SetupScene(a, GAMES[0]))[n % 3]
                look(app, maker(app), 1)
    assert accepted


def _canvas_with(monkeypatch, app, game, match, board=None, skin=None) -> None:
    """Draw the table with another board map or skin."""
    if board is not None:
        monkeypatch.setattr(canvases, "read_map", lambda path: board if path.name == f"{BOARDS[game.id]}.tmx" else read_map(path))
    if skin is not None:
        monkeypatch.setattr(canvases, "read_skin", lambda path: skin)
    try:
        look(app, TableScene(app, match), 1)
    finally:
        monkeypatch.undo()


def _checked(path: Path) -> str:
    """What the checker says: "" when the file is in order."""
    try:
        check_file(path)
    except EngineError as error:
        check_sentence(str(error), path.name)
        return str(error)
    return ""


@pytest.mark.parametrize("name", BOARDS)
def test_damaged_maps(tmp_path, make_app, monkeypatch, name):
    game = registry.get(name)
    app = make_app()
    match = play(Match.start(game, 3, {}, 5), 30)
    good = (ROOT / "maps" / game.id / f"{BOARDS[name]}.tmx").read_bytes()
    path = tmp_path / "maps" / game.id / "hostile.tmx"
    path.parent.mkdir(parents=True)
    dice = random.Random(3)
    drawn = 0
    home = resources.home()
    for _ in range(rounds("map")):
        path.write_bytes(mutants.xml_file(good, dice))
        with within(LIMIT):
            read_map.cache_clear()
            try:
                board = read_map(path)
            except DataError as error:
                check_sentence(str(error), "hostile.tmx")
                assert _checked(path)
                continue
            if drawn < (80 if LONG else 6):
                drawn += 1
                _canvas_with(monkeypatch, app, game, match, board=board)
                monkeypatch.setenv("TABLETOP_HOME", str(home))
    assert drawn > 2


@pytest.mark.parametrize("name", list(hostile_maps()))
def test_traps_in_maps(tmp_path, name):
    path = tmp_path / "a" / "b" / "trap.tmx"
    path.parent.mkdir(parents=True)
    os.mkfifo(path.parent / "pipe.tsx")
    (path.parent / "bomb.tsx").write_text(
        f'<?xml version="1.0"?>{BOMB}<tileset name="&i;" tilewidth="1" tileheight="1"/>'
    )
    (path.parent / "self.tsx").write_text(
        '<tileset name="x" tilewidth="1" tileheight="1" source="self.tsx"><image source="/dev/zero"/></tileset>'
    )
    trap = hostile_maps()[name]
    path.write_bytes(trap if isinstance(trap, bytes) else trap.encode())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with within(LIMIT):
        told = _checked(path)
    assert told, "the trap was not noticed"
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 150_000, "it took memory"


@pytest.mark.parametrize("name", BOARDS)
def test_damaged_skins(tmp_path, make_app, monkeypatch, name):
    game = registry.get(name)
    app = make_app()
    match = play(Match.start(game, 3, {}, 5), 30)
    good = (ROOT / "art" / game.id / "skin.toml").read_bytes()
    path = tmp_path / game.id / "hostile.toml"
    path.parent.mkdir()
    dice = random.Random(4)
    drawn = 0
    home = resources.home()
    for _ in range(rounds("skin")):
        path.write_bytes(mutants.toml_file(good, dice))
        with within(LIMIT):
            read_skin.cache_clear()
            try:
                skin = read_skin(path)
            except DataError as error:
                check_sentence(str(error), "hostile.toml")
                continue
            _checked(path)
            if drawn < (80 if LONG else 6):
                drawn += 1
                app.kit.assets.clear()
                _canvas_with(monkeypatch, app, game, match, skin=skin)
                monkeypatch.setenv("TABLETOP_HOME", str(home))
    assert drawn > 2


@pytest.mark.parametrize("name", list(TOMLS))
def test_traps_in_toml(tmp_path, name):
    path = tmp_path / "trap.toml"
    path.write_bytes(TOMLS[name] if isinstance(TOMLS[name], bytes) else TOMLS[name].encode())
    with within(LIMIT):
        assert _checked(path)
    with within(LIMIT), pytest.raises(DataError) as caught:
        Texts.read(path, {})
    check_sentence(str(caught.value), "trap.toml")


def test_damaged_pictures_of_matches(home, others, make_app):
    """The small picture beside a match may be anything, a bomb of a few bytes among them."""
    scene = resume_match(make_app(), home / "matches" / "good.match")
    look(scene.app, scene)
    picture = home / "matches" / "good.png"
    good = picture.read_bytes()
    assert saves.picture(picture).get_size() == saves.PICTURE
    rows = zlib.compress(b"\0" * (30_000 * 3_751))
    head = (30_000).to_bytes(4, "big") * 2 + b"\x01\0\0\0\0"
    parts = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    bomb = good[:8] + b"".join(
        len(d).to_bytes(4, "big") + k + d + zlib.crc32(k + d).to_bytes(4, "big") for k, d in parts
    )
    dice = random.Random(11)
    for data in (
        bomb,
        b"",
        b"BM" + bytes(60),
        good + b"x" * 2_000_000,
        *(mutants.by_bytes(good, dice) for _ in range(100 if LONG else 12)),
    ):
        picture.write_bytes(data)
        with within(LIMIT):
            saves.picture(picture)
            assert saves.list_matches()[0].error is None
    picture.write_bytes(bomb)
    assert saves.picture(picture) is None
    with within(LIMIT):
        look(make_app(), SavedScene(make_app()), 1)


def test_damaged_notes(home, make_app):
    folder = home / "matches"
    folder.mkdir(parents=True)
    path = folder / "m.match"
    a_match(GAMES[0], path)
    saves.keep_extra(path, saves.Extra([2, 1, 0], 3, True))
    notes = path.with_suffix(".json")
    good = notes.read_bytes()
    dice = random.Random(5)
    app = make_app()
    for n in range(rounds("notes")):
        notes.write_bytes(mutants.json_file(good, dice))
        with within(LIMIT):
            found = saves.extra(path)
            assert isinstance(found.turn, int) and all(isinstance(c, int) for c in found.colours)
            assert saves.list_matches()[0].error is None
            if n % (10 if LONG else 8) == 0:
                look(app, resume_match(app, path), 1)
                look(app, SavedScene(app), 1)
                (folder / "m.png").unlink(missing_ok=True)


def test_damaged_game_data(tmp_path):
    good = (ROOT / "engines" / "gloria_mundi" / "data" / "components.toml").read_bytes()
    path = tmp_path / "components.toml"
    words = (ROOT / "tests" / "sample_game" / "data" / "text.toml").read_bytes()
    text = tmp_path / "text.toml"
    dice = random.Random(8)
    for _ in range(rounds("data") // 2):
        path.write_bytes(mutants.toml_file(good, dice))
        text.write_bytes(mutants.toml_file(words, dice))
        with within(LIMIT):
            _checked(path)
            try:
                Texts.read(text, {})
            except DataError as error:
                check_sentence(str(error), "text.toml")


@pytest.mark.parametrize("what", ["maps", "skin"])
def test_the_table_says_what_is_wrong_with_a_map_or_skin(tmp_path, home, others, make_app, monkeypatch, what):
    """From the shelf a match opens; a bad board is a sentence, and the match is safe."""
    from tabletop.scenes.catalog import opened
    from tabletop.scenes.dialog import MessageScene

    app = make_app()
    game = GAMES[0]
    bad = tmp_path / game.id
    bad.mkdir()
    (bad / "board.tmx").write_text("<map")
    (bad / "skin.toml").write_text("a = [")
    name = "maps" if what == "maps" else "art"
    real = getattr(resources, name)
    ending = "board.tmx" if what == "maps" else "skin.toml"
    monkeypatch.setattr(
        canvases.resources, name, lambda *parts: bad / parts[-1] if parts[-1] == ending else real(*parts)
    )
    found = opened(app, lambda: resume_match(app, home / "matches" / "good.match"))
    assert isinstance(found.scene, MessageScene)
    check_sentence(found.scene.text, ending)
    assert {k: v for k, v in fingerprint(home).items() if k in others} == others


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff" * 100, b"[" * 100_000, b'{"scale":1e999}', b'{"names":["\\u0000"]}']
)
def test_the_app_starts_with_whatever_lies_in_its_home(home, text):
    (home / "matches").mkdir(parents=True)
    for name in ("settings.json", "records.sqlite", "matches/a.match", "matches/a.json", "matches/a.png"):
        (home / name).write_bytes(text)
    settings, _ = prefs.load()
    for maker in (ShelfScene, StatsScene, SavedScene):
        with within(LIMIT):
            render_scene(maker, (1024, 700), settings=settings)


def test_a_refused_file_is_left_as_it_was(tmp_path):
    path = tmp_path / "m.match"
    a_match(GAMES[1], path)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*rows[:5], b'{"s":0}\n', *rows[5:], b'{"torn']))
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    with pytest.raises(MatchFileError):
        Match.resume(path)
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before
