"""A damaged, foreign or busy statistics file."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

import tests.sample_game
from engines.core import registry
from engines.core.match import Match
from tabletop import records
from tabletop.scenes.stats import StatsScene
from tests.robust import mutants
from tests.robust.common import LONG, fingerprint, look, play, within

GAMES = [*(game for game in map(registry.get, registry.game_ids()) if game.on_shelf), tests.sample_game.GAME]
LIMIT = 5.0
ROUNDS = 150 if LONG else 22


def _sql_damage(path: Path, dice: random.Random) -> None:
    """Damage by statements, where bytes would only give a malformed file."""
    with sqlite3.connect(path) as base:
        base.executescript(
            dice.choice(
                (
                    "update seat set score = 'many'",
                    "update seat set won = 7",
                    "update match set turns = x'ff'",
                    "update match set minutes = 'long'",
                    "update match set game = x'fffe'",
                    "update seat set name = cast(x'ff' as text)",
                    "update match set turns = 1e300",
                    "pragma user_version = 99",
                    "drop table seat",
                    "drop table match",
                    "drop table seat; create view seat as select 1 as match",
                    "create table more(x)",
                    "create trigger t after insert on match begin delete from match; end",
                    "alter table match add column evil text",
                    "delete from seat",
                    "update match set game = 'no_such_game'",
                    "update seat set level = ''",
                    "update seat set name = ''",
                    "update match set finished = 'then'",
                    "drop table match; create view match as with recursive r(x) as (select 1 union all select x+1 from r)"
                    " select x as id, 'g' as game, 1.0 as finished,"
                    " 1 as turns, 1 as decisions, 1.0 as minutes from r",
                    "alter table seat rename column won to lost",
                    "drop table match; create table match(id)",
                    "update seat set score = 9223372036854775807",
                )
            )
        )
    base.close()


def test_damaged_statistics(home, others, make_app):
    finished = home / "matches" / "done.match"
    match = play(Match.start(GAMES[1], 2, {}, 3, path=finished), 10**6)
    match.close()
    before = fingerprint(home)
    path = home / "records.sqlite"
    filled = records.Records(path)
    filled.add(records.summary(match, "done", 1e9))
    good = path.read_bytes()
    dice = random.Random(6)
    app = make_app()
    for n in range(ROUNDS):
        if n % 2:
            path.write_bytes(mutants.by_bytes(good, dice))
        else:
            path.write_bytes(good)
            _sql_damage(path, dice)
        with within(LIMIT):
            scene = StatsScene(app)
            assert scene.records is not None
            scene.records.table(), scene.records.totals()
            if n % 4 == 0:
                look(app, scene, 1)
            records.keep(match)
            assert records.Records(path).table(), "a damaged file keeps the statistics from working"
        assert {k: v for k, v in fingerprint(home).items() if not k.startswith("records")} == before
    for bad in home.glob("records.sqlite*"):
        bad.unlink()
    path.mkdir()
    with within(LIMIT):
        look(app, StatsScene(app), 1)


def test_busy_or_unwritable_statistics_are_not_thrown_away(home):
    home.mkdir()
    path = home / "records.sqlite"
    match = play(Match.start(GAMES[1], 2, {}, 3), 10**6)
    records.Records(path).add(records.summary(match, "one", 1e9))
    held = sqlite3.connect(path, isolation_level=None)
    held.execute("begin exclusive")
    with within(12), pytest.raises(sqlite3.OperationalError):
        records.Records(path)
    held.execute("rollback")
    held.close()
    assert len(records.Records(path).table()) == 2
