"""Statistics of finished matches in one small SQLite file, which can always be made again from the match files."""

from __future__ import annotations

import contextlib
import datetime
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from engines.core.errors import EngineError
from tabletop import resources

if TYPE_CHECKING:
    from engines.core.match import Match

_SCHEMA = """
create table if not exists match(id text primary key, game text not null, finished real not null,
    turns integer not null, decisions integer not null, minutes real);
create table if not exists seat(match text not null references match(id) on delete cascade, seat integer not null,
    name text not null, kind text not null, level text not null, score integer not null, won integer not null,
    primary key (match, seat));
"""
_VERSION = 1
_BIGGEST = 64_000_000
# Trouble of the moment (locked, full, read-only, no permission), not of the file.
_PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
            sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_NOMEM}
# Rows that no program of ours wrote; the columns are named so that a table of another shape fails here.
_TEXTS = ("select distinct id, game from match", "select distinct match, name, kind, level from seat")
_WRONG = (
    """select 1 from match where typeof(id) != 'text' or typeof(game) != 'text' or typeof(finished) not in ('real', 'integer')
       or typeof(turns) != 'integer' or typeof(decisions) != 'integer' or typeof(minutes) not in ('real', 'integer', 'null')
       or length(game) > 80 or abs(turns) > 1000000 or abs(minutes) > 1000000 limit 1""",
    """select 1 from seat where typeof(match) != 'text' or typeof(seat) != 'integer' or typeof(name) != 'text' or typeof(kind) != 'text'
       or typeof(level) != 'text' or typeof(score) != 'integer' or typeof(won) != 'integer' or length(name) > 200 or length(level) > 80
       or kind not in ('human', 'bot') or won not in (0, 1) or abs(score) > 1000000000 limit 1""",
)


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat ended."""

    name: str
    kind: Literal["human", "bot"]
    level: str
    score: int
    won: bool


class Summary(msgspec.Struct, frozen=True):
    """One finished match. `id` is unique (the name of its file does); `finished` is in seconds since 1970.

    `minutes` is None when it is unknown, as for matches that were played over several days.
    """

    id: str
    game: str
    finished: float
    turns: int
    decisions: int
    minutes: float | None
    seats: list[SeatResult]


class Line(NamedTuple):
    """One line of the table: all seats of one kind and level in one game with one number of seats."""

    game: str
    seats: int
    kind: str
    level: str
    name: str
    played: int
    won: int
    mean: float
    best: int
    turns: float


class Records:
    """The statistics file. A damaged or foreign file is set aside as ``*.bad``. Raises OSError or sqlite3.Error when none can be had.

    `fresh` and `damaged` tell that the file was missing or no use: ``restore`` fills it from the match files.
    """

    def __init__(self, path: Path | None = None):
        self.path = path or resources.home() / "records.sqlite"
        self.damaged = False
        self.fresh = not self.path.exists()
        if not self.fresh and (self._monster() or not self._sound()):
            self.damaged = True
            self._set_aside()
        self._prepare()

    def add(self, summary: Summary) -> None:
        """Add a match; the same id again replaces it."""
        with closing(self._open()) as base, base:
            self._put(base, summary)

    def rebuild(self, summaries: Iterable[Summary]) -> int:
        """Forget all and add `summaries`; returns how many."""
        count = 0
        with closing(self._open()) as base, base:
            base.execute("delete from seat")
            base.execute("delete from match")
            for summary in summaries:
                self._put(base, summary)
                count += 1
        return count

    def wipe(self) -> None:
        """Forget all."""
        self.rebuild(())

    @property
    def empty(self) -> bool:
        """True when there is no match in it."""
        with closing(self._open()) as base:
            return base.execute("select count(*) from match").fetchone()[0] == 0

    def table(self, game: str = "") -> list[Line]:
        """Lines by game, number of seats, kind, level and (for people) name; only of `game` when given."""
        query = """
            with sized as (select match.*, (select count(*) from seat s where s.match = match.id) as places from match)
            select game, places, kind, level, case kind when 'human' then name else '' end as who, count(*), sum(won),
                   avg(score), max(score), avg(turns)
            from seat join sized on sized.id = seat.match where ? in ('', game)
            group by game, places, kind, level, who
            order by game, places, kind desc, count(*) desc, level, who"""
        with closing(self._open()) as base:
            return [Line(*row) for row in base.execute(query, (game,))]

    def totals(self) -> list[tuple[str, int, float, float | None]]:
        """By game: matches, mean turns, mean minutes (None when unknown)."""
        query = "select game, count(*), avg(turns), avg(minutes) from match group by game order by game"
        with closing(self._open()) as base:
            return [tuple(row) for row in base.execute(query)]

    def _put(self, base: sqlite3.Connection, summary: Summary) -> None:
        base.execute("delete from seat where match = ?", (summary.id,))
        base.execute(
            "insert or replace into match values (?, ?, ?, ?, ?, ?)",
            (summary.id, summary.game, summary.finished, summary.turns, summary.decisions, summary.minutes),
        )
        base.executemany(
            "insert into seat values (?, ?, ?, ?, ?, ?, ?)",
            [(summary.id, i, s.name, s.kind, s.level, s.score, int(s.won)) for i, s in enumerate(summary.seats)],
        )

    def _open(self) -> sqlite3.Connection:
        base = sqlite3.connect(self.path, timeout=2)
        base.execute("pragma trusted_schema = off")
        return base

    def _prepare(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._open()) as base, base:
            base.executescript(_SCHEMA)
            base.execute(f"pragma user_version = {_VERSION}")

    def _monster(self) -> bool:
        return not self.path.is_file() or self.path.stat().st_size > _BIGGEST

    def _sound(self) -> bool:
        """Whether the file holds just our two tables with values of the right types. A busy or unreadable file raises OperationalError:
        that is no reason to give it up."""
        try:
            with closing(self._open()) as base:
                if base.execute("pragma user_version").fetchone()[0] not in (0, _VERSION):
                    return False
                things = set(base.execute("select type, name from sqlite_master where sql is not null"))
                if not things <= {("table", "match"), ("table", "seat")}:
                    return False
                if len(things) < 2:
                    return not things
                if base.execute("pragma quick_check(1)").fetchone()[0] != "ok":
                    return False
                for query in _TEXTS:  # text that is none raises here
                    base.execute(query).fetchall()
                return not any(base.execute(query).fetchone() for query in _WRONG)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSING:
                raise
            return False
        except (sqlite3.DatabaseError, UnicodeDecodeError, ValueError):
            return False

    def _set_aside(self) -> None:
        self.path.replace(self.path.with_name(self.path.name + ".bad"))
        for ending in ("-journal", "-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)


def summary(match: Match, ident: str, finished: float) -> Summary:
    """What the statistics keep of a finished match. `finished` in seconds since 1970."""
    view = match.state.view(None)
    winners = match.result[0] if match.result else ()
    seats = []
    for i, controller in enumerate(match.controllers):
        kind, _colon, level = controller.partition(":")
        score = int(view.scores[i]) if i < len(view.scores) else 0
        who = "human" if kind == "human" else "bot"
        seats.append(SeatResult(match.names[i], who, level, score, i in winners))
    with contextlib.suppress(ValueError):
        began = datetime.datetime.fromisoformat(match.header.created).timestamp()
        minutes = (finished - began) / 60
        # A match that lay on the shelf for hours says nothing about how long it takes.
        known = 0 <= minutes <= 4 * match.game.minutes
        return Summary(ident, match.game.id, finished, view.turn, len(match.entries), minutes if known else None, seats)
    return Summary(ident, match.game.id, finished, view.turn, len(match.entries), None, seats)


def keep(match: Match) -> None:
    """Add a finished match that has a file. Trouble with the statistics is no reason to disturb the table."""
    if match.path is not None and match.over:
        with contextlib.suppress(OSError, sqlite3.Error):
            Records().add(summary(match, Path(match.path).stem, time.time()))


def restore(records: Records, paths: Iterable[Path]) -> int:
    """Fill `records` from match files; files that are no use or not finished are passed over. Returns how many."""
    from engines.core.match import Match

    def read() -> Iterable[Summary]:
        for path in paths:
            with contextlib.suppress(EngineError, OSError):
                match = Match.load(path)
                if match.over:
                    yield summary(match, path.stem, path.stat().st_mtime)

    return records.rebuild(read())
