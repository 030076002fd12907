"""Recorded random matches of every game: what the contract tests look at. Of games with very long random matches the quick run looks at
beginnings only (``some``); ``TABLETOP_TESTS=long`` looks at everything."""

from __future__ import annotations

import os
from functools import cache
from typing import Any, NamedTuple

import tests.sample_game  # noqa: F401  (registers itself)
from engines.core import registry
from engines.core.simulate import Luck, playout, random_action

GAMES = [registry.get(game_id) for game_id in registry.game_ids()]
POSITIONS = 10
LONG = os.environ.get("TABLETOP_TESTS") == "long"


def some(game, most: int) -> int:
    """How many decisions of a match to look at: all but in quick runs over games of thousands of decisions."""
    return most if game.max_decisions > 5_000 and not LONG else game.max_decisions


class Step(NamedTuple):
    """One action of a recorded match: the state before it, what was done, what came of it, the digest after it."""

    before: Any
    seat: int
    action: tuple
    applied: Any
    digest: str


class Played(NamedTuple):
    """A random match. Of very long ones only the beginning is recorded in `steps`; `last` is the state after the last step, `end` the
    state when the match was over."""

    game: Any
    seats: int
    options: dict
    seed: int
    dealt: tuple
    opening: tuple
    steps: tuple
    last: Any
    end: Any

    @property
    def positions(self) -> list:
        """Some of the steps, spread over the match, the last one always among them."""
        stride = max(1, len(self.steps) // POSITIONS)
        return [*self.steps[::stride], self.steps[-1]]


def cases(game) -> list[tuple[int, dict]]:
    """All seat counts with default options, and each other value of each option once, with as many seats as it allows."""
    found: list[tuple[int, dict]] = [(seats, {}) for seats in range(game.min_seats, game.max_seats + 1)]
    for option in game.options:
        found += [(most_seats(game, {option.id: value}), {option.id: value}) for value in option.values if value != option.default]
    return found


def most_seats(game, options: dict) -> int:
    """The largest number of seats that options can be played with."""
    fitting = [n for n in range(game.max_seats, game.min_seats - 1, -1) if game.refusal(n, options) is None]
    assert fitting, f"{options} can be played with no number of seats"
    return fitting[0]


def record(game, seats: int, options: dict, seed: int) -> Played:
    """Play one random match through ``apply`` and keep everything."""
    state, dealt, opening = game.deal(seats, options, seed)
    luck = Luck(seed + 1000)
    steps = []
    most = some(game, 700)
    while state.acting and len(steps) < most:
        seat = state.acting[luck(len(state.acting))]
        action = random_action(state, seat, luck)
        before = state.clone()
        applied = state.apply(seat, action)
        steps.append(Step(before, seat, action, applied, state.digest()))
    end = state.clone()
    playout(end, luck, game.max_decisions)
    return Played(game, seats, options, seed, dealt, opening, tuple(steps), state, end)


@cache
def matches(game_id: str) -> tuple[Played, ...]:
    """One recorded match for each case of a game."""
    game = registry.get(game_id)
    return tuple(record(game, seats, options, 10 + n) for n, (seats, options) in enumerate(cases(game)))


def positions(game) -> list[tuple[Played, Step]]:
    """Positions of all recorded matches of a game."""
    return [(played, step) for played in matches(game.id) for step in played.positions]


def run_on(game, state, luck: Luck) -> None:
    """Random play to the end; for some way in quick runs over very long games."""
    for _ in range(some(game, 400)):
        if not state.acting:
            return
        seat = state.acting[0]
        state.play(seat, random_action(state, seat, luck))
    assert not state.acting or some(game, 400) < game.max_decisions, "the match does not end"


def viewers(seats: int) -> list:
    """All who may look: every seat and the stranger."""
    return [*range(seats), None]
