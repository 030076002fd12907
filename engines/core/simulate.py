"""Random play to the end, as fast as the rules allow: for tests of the rules, for figures and for benchmarks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from engines.core.errors import EngineError
from engines.core.game import Game
from engines.core.view import Decision

_MASK = (1 << 64) - 1
_MULTIPLY, _ADD = 6364136223846793005, 1442695040888963407


YARDSTICK_SEATS = 4
SLICES = 10


class DeadEnd(EngineError):
    """Somebody must decide and nothing is offered. The text names the decision."""


class Luck:
    """A small stream of its own, so that choices never touch the luck of the rules."""

    __slots__ = ("x",)

    def __init__(self, seed: int):
        self.x = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & _MASK

    def __call__(self, n: int) -> int:
        self.x = (self.x * _MULTIPLY + _ADD) & _MASK
        return ((self.x >> 32) * n) >> 32


def random_action(state, seat: int, luck: Callable[[int], int]) -> tuple:
    """One action of `seat`, each option alike. Raises DeadEnd."""
    options = state.legal(seat)
    if options:
        return options[luck(len(options))]
    domain = state.domain(seat)
    if domain is None:
        raise DeadEnd(f"seat {seat} has nothing to choose in {state.stack[-1][0]!r}")
    return domain.sample(luck)


def playout(state, luck: Luck, limit: int = 100_000) -> int:
    """Play `state` at random to its end and return the number of decisions. Raises DeadEnd, or EngineError over `limit`."""
    legal, play = state.legal, state.play
    x = luck.x
    count = 0
    while acting := state.acting:
        seat = acting[0]
        options = legal(seat)
        if options:
            x = (x * _MULTIPLY + _ADD) & _MASK
            action = options[((x >> 32) * len(options)) >> 32]
        else:
            luck.x = x
            action = random_action(state, seat, luck)
            x = luck.x
        play(seat, action)
        count += 1
        if count > limit:
            raise EngineError(f"the match did not end within {limit} decisions")
    luck.x = x
    return count


def bare_decision(state, seat: int) -> Decision:
    """The decision of `seat` without words: options and domain only, for bots."""
    name = state.stack[-1][0]
    return Decision(name, seat, ("", {}), state.legal(seat), state.domain(seat))


class Tally:
    """What a row of matches came to."""

    def __init__(self, game: Game, seats: int):
        self.game = game
        self.matches = self.decisions = self.longest = self.errors = self.dead_ends = 0
        self.seconds = 0.0
        self.ends: dict[str, int] = {}
        self.points = [0] * seats
        self.wins = [0.0] * seats
        self.scored = 0
        self.first_error: str | None = None

    def finished(self, state, decisions: int) -> None:
        """Count a match that came to its end."""
        self.matches += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        reason, winners = str(state.result[0]), state.result[1:]
        self.ends[reason] = self.ends.get(reason, 0) + 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        scores = state.view(None).scores
        if len(scores) == len(self.points):
            self.points = [a + b for a, b in zip(self.points, scores, strict=True)]
            self.scored += 1

    def failed(self, error: Exception, seed: int) -> None:
        """Count a match that broke off."""
        self.matches += 1
        if isinstance(error, DeadEnd):
            self.dead_ends += 1
        else:
            self.errors += 1
        self.first_error = self.first_error or f"seed {seed}: {type(error).__name__}: {error}"

    def report(self) -> dict:
        """JSON-ready figures."""
        played = max(1, sum(self.ends.values()))
        out = {"game": self.game.id, "matches": self.matches, "decisions": self.decisions, "seconds": round(self.seconds, 4),
               "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0, "longest": self.longest,
               "errors": self.errors, "dead_ends": self.dead_ends, "ends": dict(sorted(self.ends.items())),
               "scores": {"mean": [round(p / max(1, self.scored), 3) for p in self.points],
                          "wins": [round(w / played, 4) for w in self.wins]}}
        if self.first_error:
            out["first_error"] = self.first_error
        return out


def simulate(game: Game, seats: int, options: dict, matches: int, seed: int,
             progress: Callable[[int, int], Any] | None = None) -> Tally:
    """Play `matches` random matches with seeds `seed`, `seed` + 1, ... Only play itself is timed."""
    tally = Tally(game, seats)
    for number in range(matches):
        try:
            state = game.new(seats, options, seed + number)
            begin = time.perf_counter()
            decisions = playout(state, Luck(seed + number), game.max_decisions)
            tally.seconds += time.perf_counter() - begin
            game.check(state)
            tally.finished(state, decisions)
        except Exception as error:  # a broken match is a figure of the report, the others go on
            tally.failed(error, seed + number)
        if progress is not None:
            progress(number + 1, matches)
    return tally


class Speed(NamedTuple):
    """Figures of one game on this machine, in this process."""

    matches: int
    decisions: int
    seconds: float
    clone_seconds: float
    clones: int


def speed(game: Game, seconds: float = 2.0, between: Callable[[float], Any] | None = None) -> Speed:
    """Random playouts with `YARDSTICK_SEATS` (or as many as there are) for about `seconds`, then clones of positions from all over
    a match. `between` is called with some seconds after each slice: a yardstick measured there meets the same machine, however
    busy it is with other things."""
    seats = min(YARDSTICK_SEATS, game.max_seats)
    matches = decisions = 0
    spent, slice_ = 0.0, seconds / SLICES
    for number in range(1, SLICES + 1):
        while spent < number * slice_:
            state = game.new(seats, {}, matches)
            begin = time.perf_counter()
            decisions += playout(state, Luck(matches), game.max_decisions)
            spent += time.perf_counter() - begin
            matches += 1
        if between is not None:
            between(slice_)
    positions = _positions(game, seats)
    clones, begin, taken = 0, time.perf_counter(), 0.0
    while taken < min(0.5, seconds):
        for position in positions:
            position.clone()
        clones += len(positions)
        taken = time.perf_counter() - begin
    return Speed(matches, decisions, spent, taken, clones)


def _positions(game: Game, seats: int) -> list:
    state, luck, out = game.new(seats, {}, 0), Luck(0), []
    while state.acting:
        out.append(state.clone())
        state.play(state.acting[0], random_action(state, state.acting[0], luck))
    return out
