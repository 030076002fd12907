"""The referee of a match: the list of actions, and with it log, undo, save, resume and replay.

A match is its header and its entries; every state is kept as a clone, so going back is picking an older one. Nobody outside
gets the state of a match in play to think with: bots and the window ask ``view``, ``decision`` and ``sampler``.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engines.core import matchfile, registry
from engines.core.action import Action, format_action, parse_action
from engines.core.errors import EngineError, IllegalAction, MalformedAction
from engines.core.game import Game, OptionError
from engines.core.knowledge import OPEN, Known, known, message_of, redact, revealed
from engines.core.matchfile import Header, MatchFileError, Writer
from engines.core.text import Message

HUMAN = "human"
CONCEDE = "concede"
# Why undo goes no further: keys of the interface's texts.
UNDO_START, UNDO_LUCK, UNDO_SECRET, UNDO_OTHER, UNDO_OVER = (
    "undo.start", "undo.luck", "undo.secret", "undo.other", "undo.over")

__all__ = ["OPEN", "EngineFault", "Entry", "LogLine", "Match", "MatchFileError", "Sampler", "StaleAction", "UndoInfo"]


class EngineFault(EngineError):
    """A bug in a game's rules met inside an action. The match is as before the action; `report` is JSON-ready."""

    def __init__(self, text: str, report: dict):
        super().__init__(text)
        self.report = report


class StaleAction(EngineError):
    """The action was meant for an earlier moment of the match. Nothing has changed."""


class Entry(NamedTuple):
    """One action and what followed. `chance`: luck or a flick decided something. `final`: that, or the acting seat learned a
    secret; undo stops after it."""

    seat: int
    action: Action
    drawn: tuple
    outcome: Any
    events: tuple
    digest: str
    final: bool
    chance: bool


class UndoInfo(NamedTuple):
    """Whether a seat can take back its last decision. `steps` counts how many of its decisions it could take back one after
    the other; `reason` is the key that says why it goes no further; `entry` is the index of the decision that goes first,
    `removes` the number of entries that go with it (bots' answers), `what` the decision in words (or None); `targets` holds
    the entry indices that "undo to here" accepts, latest first."""

    can: bool
    steps: int
    reason: str
    entry: int
    removes: int
    action: Action | None
    what: Message | None
    targets: tuple


class LogLine(NamedTuple):
    """One event in words. `entry` is the index of the action it came from, -1 for set-up, ``len(entries)`` for a concession."""

    entry: int
    event: tuple
    message: Message
    level: int
    seat: int


class Sampler(NamedTuple):
    """Makes possible worlds for a bot: ``sampler(seed)`` is a full state that agrees with all that `seat` knows. The state inside
    is such a world itself, never the true one, so it may leave the process."""

    state: Any
    seat: int

    def __call__(self, seed: int):
        return self.state.determinize(self.seat, seed)


class Match:
    """A match in play, saved or replayed. Make one with ``start``, ``load`` (to look at) or ``resume`` (to go on).

    ``revision`` grows with every change, so that a click meant for an older moment can be told (``act(..., revision=n)``).
    ``notes`` holds ``(entry index, seat, steps)`` for each time somebody took steps back. ``problem`` is None or one sentence
    on why a loaded match is incomplete; such a match can be watched but not played on (``playable``). ``torn`` tells that the last
    line of the file was unfinished and dropped.
    """

    def __init__(self, game: Game, header: Header, state, events: tuple):
        self.game, self.header = game, header
        self.seats = header.seats
        self.names = list(header.names) or [str(n + 1) for n in range(header.seats)]
        self.controllers = list(header.controllers) or [HUMAN] * header.seats
        self.entries: list[Entry] = []
        self.notes: list[tuple[int, int, int]] = []
        self.conceded: int | None = None
        self.problem: str | None = None
        self.playable = True
        self.torn = False
        self.revision = 0
        self.path: Path | None = None
        self._opening = events
        self._states = [state]
        self._closed: Any = None
        self._writer: Writer | None = None
        self._known: dict[tuple[int, int], Known] = {}
        self._undo: dict[int, UndoInfo] = {}

    # -- beginning and keeping ------------------------------------------------------------------------------------
    @classmethod
    def start(cls, game: Game | str, seats: int, options: Mapping[str, str] | None = None, seed: int = 0, *,
              names: Sequence[str] = (), controllers: Sequence[str] = (), path: str | PathLike | None = None,
              sync: bool = False, created: str | None = None) -> Match:
        """Begin a match; with `path` it is kept in that new file. `controllers` holds ``human`` or ``bot:<level>`` by seat.

        Raises OptionError for seats, options, seed or names that do not fit, MatchFileError when the file cannot be made.
        """
        game = registry.get(game) if isinstance(game, str) else game
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise OptionError(f"the seed must be a whole number from 0 to {(1 << 63) - 1}")
        for what, given in (("names", names), ("controllers", controllers)):
            if len(given) not in (0, seats) or any(not _sayable(g) for g in given):
                raise OptionError(f"give one of the {what} for each seat, 80 characters at most")
        state, dealt, events = game.deal(seats, options, seed)
        created = created or datetime.now(UTC).isoformat(timespec="seconds")
        header = Header(matchfile.FORMAT, game.id, game.version, seats, game.full_options(options or {}), seed, list(dealt),
                        list(names), list(controllers), created)
        match = cls(game, header, state, events)
        if path is not None:
            match._writer = Writer.create(path, header, sync=sync)
            match.path = Path(path)
            match._write_end()
        return match

    @classmethod
    def load(cls, path: str | PathLike, game: Game | None = None) -> Match:
        """Read a match to look at it. Raises MatchFileError when nothing can be shown; a match that can be shown in part has
        ``problem`` set. `game` replaces the registry's."""
        return cls._read(path, game)[0]

    @classmethod
    def resume(cls, path: str | PathLike, game: Game | None = None, *, sync: bool = False) -> Match:
        """Read a match and go on writing to its file, after cutting off an unfinished last line. Raises MatchFileError, also
        when the match can only be watched."""
        match, found = cls._read(path, game)
        if not match.playable:
            raise MatchFileError(f"{match.problem}; it can be watched but not played on")
        match._writer = Writer.append(path, found.size, sync=sync)
        if found.end is None:
            match._write_end()
        return match

    @classmethod
    def _read(cls, path, game) -> tuple[Match, matchfile.Loaded]:
        found = matchfile.read(path)
        name = matchfile.shown_name(path)
        match = _deal(found.header, name, game, cls)
        match.path, match.torn = Path(path), found.torn
        match._replay(found, name)
        return match, found

    def save(self, path: str | PathLike) -> None:
        """Write the match as it stands to another file, whole or not at all. Undone actions leave no trace in it."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        writer = Writer.create(part, self.header)
        for entry in self.entries:
            writer.write(_row(entry))
        if self.conceded is not None:
            writer.write({"concede": self.conceded})
        if self.state.result:
            writer.write(_end_row(self.state.result))
        writer.close()
        if writer.error:
            part.unlink(missing_ok=True)
            raise MatchFileError(writer.error)
        part.replace(path)

    def close(self) -> None:
        """Let go of the file. The match can still be looked at."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    @property
    def save_error(self) -> str | None:
        """One sentence when the last action could not be written yet (full disk); play may go on, the next action tries again."""
        return self._writer.error if self._writer is not None else None

    # -- looking --------------------------------------------------------------------------------------------------
    @property
    def state(self):
        """The state now. Never change it, nor keep it over an action: take ``state.clone()``."""
        return self._closed if self._closed is not None else self._states[-1]

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return not self.state.acting

    @property
    def result(self) -> tuple | None:
        """``(winning seats, reason)`` or None."""
        result = self.state.result
        return (tuple(result[1:]), result[0]) if result else None

    @property
    def options(self) -> dict:
        """The options of set-up, all of them."""
        return self.header.options

    def rewind(self, n: int):
        """A copy of the state after the first `n` entries. Raises IndexError."""
        if not 0 <= n <= len(self.entries):
            raise IndexError(f"the match has {len(self.entries)} entries, not {n}")
        return self._states[n].clone()

    def sampler(self, seat: int) -> Sampler:
        """What the bot of `seat` may think with."""
        return Sampler(self.state.determinize(seat, 2 * len(self.entries) + 1), seat)

    def log(self, viewer: int | str | None, since: int = 0) -> list[LogLine]:
        """What happened from entry `since` on (0 includes set-up), as `viewer` may know it; OPEN sees all, None sees least."""
        lines: list[LogLine] = []
        if since <= 0:
            self._lines(lines, -1, -1, self._opening, viewer)
        for index in range(max(0, since), len(self.entries)):
            entry = self.entries[index]
            self._lines(lines, index, entry.seat, entry.events, viewer)
        return lines

    def _lines(self, lines: list, index: int, seat: int, events: tuple, viewer) -> None:
        templates = self.game.texts.templates if self.game.texts else {}
        for event in events:
            spec = self.game.events[event[0]]
            shown, cut = redact(event, spec, viewer)
            lines.append(LogLine(index, shown, message_of(shown, cut, spec, templates), spec.level, seat))

    # -- playing --------------------------------------------------------------------------------------------------
    def act(self, seat: int, action: Action | str, *, revision: int | None = None) -> Entry:
        """Carry out an action (a tuple or its text). It is in the file before this returns.

        Raises MalformedAction, IllegalAction, StaleAction (wrong `revision`) or EngineFault; in all cases the match is as before.
        """
        if not self.playable:
            raise StaleAction("this match can only be watched")
        if revision is not None and revision != self.revision:
            raise StaleAction("the match has gone on since this was chosen; choose again")
        if isinstance(action, str):
            action = parse_action(action)
        if self._closed is not None or type(seat) is not int:
            raise IllegalAction(seat, action, "the match is over" if self._closed is not None else "no such seat")
        entry, after = self._try(seat, action)
        self._add(entry, after)
        if self._writer is not None:
            self._writer.write(_row(entry))
            self._write_end()
        return entry

    def concede(self, seat: int) -> None:
        """`seat` gives up: the match ends at once and all others win. Raises EngineError when it is over already."""
        if self.over or not self.playable:
            raise EngineError("the match is over already")
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat!r}")
        self._concede(seat)
        if self._writer is not None:
            self._writer.write({"concede": seat})
            self._write_end()

    def _concede(self, seat: int) -> None:
        state = self._states[-1].clone()
        state.result = [CONCEDE, *(s for s in range(self.seats) if s != seat)]
        state.acting, state.stack = (), []
        self.conceded, self._closed = seat, state
        self._changed()

    def _try(self, seat: int, action: Action) -> tuple[Entry, Any]:
        before, index = self._states[-1], len(self.entries)
        after = before.clone()
        self._known.pop((index + 1, seat), None)
        try:
            applied = after.apply(seat, action)
            digest = after.digest()
            fell = _fell(applied)
            final = fell or self._unsealed(index) or self._learned(index, before, after, seat)
        except (MalformedAction, IllegalAction):
            raise
        except Exception as error:
            raise self._fault(seat, action, error) from error
        entry = Entry(seat, action, applied.drawn, applied.outcome, applied.events, digest, final, fell)
        return entry, after

    def _add(self, entry: Entry, after) -> None:
        self.entries.append(entry)
        self._states.append(after)
        self._changed()

    def _changed(self) -> None:
        self.revision += 1
        self._undo.clear()

    def _write_end(self) -> None:
        if self.state.result and self._writer is not None:
            self._writer.write(_end_row(self.state.result))

    def _fault(self, seat: int, action: Action, error: Exception) -> EngineFault:
        head = msgspec.to_builtins(self.header)
        report = {"match": head, "entries": [[e.seat, format_action(e.action), list(e.drawn)] for e in self.entries], "seat": seat,
                  "action": list(action), "digest": self._states[-1].digest(), "error": f"{type(error).__name__}: {error}",
                  "trace": traceback.format_exception(error)}
        return EngineFault(f"the rules of {self.game.name['en']} failed at {format_action(action)!r}; the match is as before", report)

    # -- undo -----------------------------------------------------------------------------------------------------
    def undoable(self, seat: int) -> UndoInfo:
        """What `seat` could take back now. Cheap to ask again."""
        info = self._undo.get(seat)
        if info is None:
            info = self._undo[seat] = self._find_undo(seat)
        return info

    def _find_undo(self, seat: int) -> UndoInfo:
        if self.over or not self.playable:
            return UndoInfo(False, 0, UNDO_OVER, -1, 0, None, None, ())
        targets: list[int] = []
        reason = UNDO_START
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.seat != seat and self.controllers[entry.seat] == HUMAN:
                reason = UNDO_OTHER
            elif entry.chance:
                reason = UNDO_LUCK
            elif self._unsealed(index) or self._learned(index, self._states[index], self._states[index + 1], seat):
                reason = UNDO_SECRET
            else:
                if entry.seat == seat:
                    targets.append(index)
                continue
            break
        if not targets:
            return UndoInfo(False, 0, reason, -1, 0, None, None, ())
        first = targets[0]
        action = self.entries[first].action
        decision = self._states[first].decision(seat)
        what = decision.labels.get(action) if decision is not None else None
        return UndoInfo(True, len(targets), reason, first, len(self.entries) - first, action, what, tuple(targets))

    def undo(self, seat: int, to: int | None = None) -> tuple[Entry, ...]:
        """Take back the last decision of `seat`, or all since entry `to` (one of ``undoable(seat).targets``), with the bots'
        answers. Returns what was taken back. Raises EngineError when that is not allowed."""
        info = self.undoable(seat)
        to = info.entry if to is None else to
        if not info.can or to not in info.targets:
            raise EngineError("this cannot be taken back")
        gone = tuple(self.entries[to:])
        del self.entries[to:], self._states[to + 1:]
        self._known = {key: value for key, value in self._known.items() if key[0] <= to}
        steps = info.targets.index(to) + 1
        self.notes = [note for note in self.notes if note[0] < to]
        self.notes.append((to, seat, steps))
        self._changed()
        if self._writer is not None:
            self._writer.write({"undo": len(gone)})
        return gone

    def _unsealed(self, index: int) -> bool:
        """Whether entry `index` was the last answer to a choice that several seats made at the same time: it opens all of them, and
        nobody may choose again with that knowledge."""
        if index == 0 or len(self._states[index].acting) != 1:
            return False
        before = self._states[index - 1].acting
        return len(before) == 2 and set(before) == {self.entries[index - 1].seat, *self._states[index].acting}

    def _learned(self, index: int, before, after, seat: int) -> bool:
        """Whether `seat` came to know a secret by entry `index`."""
        return revealed(self._know(index, before, seat), self._know(index + 1, after, seat))

    def _know(self, index: int, state, seat: int) -> Known:
        found = self._known.get((index, seat))
        if found is None:
            found = self._known[index, seat] = known(state.view(seat))
        return found

    # -- replay ---------------------------------------------------------------------------------------------------
    def _replay(self, found: matchfile.Loaded, name: str) -> None:
        for index, line in enumerate(found.entries):
            where = f"{name} line {found.lines[index]} (action {index + 1})"
            try:
                action = parse_action(line.a)
                after = self._states[-1].clone()
                applied = after.apply(line.s, action, line.d, line.o)
                digest = after.digest()
            except Exception as error:  # a hostile outcome may raise anything inside a game's rules
                self._stop(f"{where}: {line.a[:60]!r} does not fit the rules ({_brief(error)})")
                return
            if digest != line.g:
                self._stop(f"{where}: the state after it is not the recorded one")
                return
            fell = _fell(applied)
            final = fell or line.f == 1
            self.entries.append(Entry(line.s, action, applied.drawn, applied.outcome, applied.events, digest, final, fell))
            self._states.append(after)
        self._changed()
        if found.conceded is not None and not self.over:
            if found.conceded >= self.seats:
                self._stop(f"{name}: a seat that does not exist conceded")
            else:
                self._concede(found.conceded)

    def _stop(self, what: str) -> None:
        if self.header.version != self.game.version:
            what += f"; it was played under version {self.header.version} of the rules and this is version {self.game.version}"
        self.problem, self.playable = what, False
        self._changed()


def _deal(header: Header, name: str, game: Game | None, cls) -> Match:
    """The match at its first decision, from the recorded set-up."""
    try:
        game = registry.get(header.game) if game is None else game
    except registry.UnknownGame:
        raise MatchFileError(f"{name}: this is a match of {header.game!r}, which is not installed; install that game to see it") from None
    if game.id != header.game:
        raise MatchFileError(f"{name}: this is a match of {header.game!r}, not of {game.id!r}; open it from that game")
    try:
        state, _, events = game.deal(header.seats, header.options, header.seed, header.dealt)
        return cls(game, header, state, events)
    except Exception as error:  # whatever the header's numbers do to a set-up is the file's fault
        old = "" if header.version == game.version else f" by version {header.version} of the rules, this is version {game.version},"
        raise MatchFileError(f"{name} line 1: the set-up was written{old} and does not fit ({_brief(error)}); "
                             "open it with the version that wrote it") from None


def _sayable(text) -> bool:
    """Whether a name fits into a file: text, not too long, without halves of surrogate pairs."""
    return isinstance(text, str) and len(text) <= 80 and text.encode("utf-8", "replace").decode() == text


def _fell(applied) -> bool:
    """Whether luck, or the physics of a flick, decided something: such an action cannot be taken back."""
    return applied.chance or applied.outcome is not None


def _row(entry: Entry) -> dict:
    return {"s": entry.seat, "a": format_action(entry.action), "d": entry.drawn, "o": entry.outcome, "g": entry.digest,
            "f": int(entry.final)}


def _end_row(result: list) -> dict:
    return {"end": {"reason": str(result[0]), "winners": list(result[1:])}}


def _brief(error: Exception) -> str:
    return " ".join(str(error).split())[:120] or type(error).__name__

