"""Matches between bots: seats rotate, shared wins count in parts, and the figures say how sure they are."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engines.bots import Budget, make
from engines.core.errors import IllegalAction
from engines.core.game import Game
from engines.core.match import Sampler
from engines.core.simulate import Tally, bare_decision


class Played(NamedTuple):
    """One finished match between bots."""

    state: Any
    decisions: int
    slowest: float


def play_match(game: Game, bots: Sequence, options: dict, seed: int, budget: Budget) -> Played:
    """Let `bots` (one for each seat) play. An action that the rules refuse raises IllegalAction: it is a bot's bug."""
    state = game.new(len(bots), options, seed)
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
    slowest, decisions = 0.0, 0
    while state.acting:
        seat = state.acting[0]
        base = state.determinize(seat, decisions)
        begin = time.perf_counter()
        action = bots[seat].choose(state.view(seat), bare_decision(state, seat), Sampler(base, seat), budget, rngs[seat])
        slowest = max(slowest, time.perf_counter() - begin)
        if not state.allows(seat, action):
            raise IllegalAction(seat, action, f"bot {type(bots[seat]).__name__}")
        state.play(seat, action)
        decisions += 1
        if decisions > game.max_decisions:
            raise RuntimeError(f"the match did not end within {game.max_decisions} decisions")
    return Played(state, decisions, slowest)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share of `wins` in `matches`."""
    if not matches:
        return 0.0, 1.0
    z, p = 1.959964, wins / matches
    middle = p + z * z / (2 * matches)
    spread = z * math.sqrt(p * (1 - p) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def arena(game: Game, levels: Sequence[str], options: dict, matches: int, seed: int, budget: Budget,
          progress: Callable[[int, int], Any] | None = None) -> dict:
    """Play `matches` matches; match i has the seats turned by i and every full turn of seats shares one seed. JSON-ready figures."""
    seats = len(levels)
    bots = [make(game, level) for level in levels]
    names = _names(levels)
    wins, slowest, errors = [0.0] * seats, 0.0, []
    tally = Tally(game, seats)
    for number in range(matches):
        turned = [(seat + number) % seats for seat in range(seats)]
        begin = time.perf_counter()
        try:
            played = play_match(game, [bots[who] for who in turned], options, seed + number // seats, budget)
        except Exception as error:  # one broken match is reported, the others go on
            errors.append(f"match {number}: {type(error).__name__}: {error}")
        else:
            tally.seconds += time.perf_counter() - begin
            tally.finished(played.state, played.decisions)
            slowest = max(slowest, played.slowest)
            winners = played.state.result[1:]
            for seat in winners:
                wins[turned[seat]] += 1 / len(winners)
        if progress is not None:
            progress(number + 1, matches)
    done = matches - len(errors)
    return {"game": game.id, "matches": matches, "win_rate": {n: round(w / max(1, done), 4) for n, w in zip(names, wins, strict=True)},
            "interval95": {n: [round(v, 4) for v in wilson(w, done)] for n, w in zip(names, wins, strict=True)},
            "slowest_decision_seconds": round(slowest, 6), "decisions": tally.decisions, "longest": tally.longest,
            "ends": tally.ends, "errors": len(errors), **({"first_error": errors[0]} if errors else {})}


def _names(levels: Sequence[str]) -> list[str]:
    """Seat specs as keys; a level that sits twice gets a number."""
    return [f"bot:{level}" + (f"#{levels[:i].count(level) + 1}" if levels.count(level) > 1 else "") for i, level in enumerate(levels)]


def simulate_bots(game: Game, levels: Sequence[str], options: dict, matches: int, seed: int, budget: Budget,
                  progress: Callable[[int, int], Any] | None = None) -> Tally:
    """Like ``engines.core.simulate.simulate`` with bots of any level in fixed seats."""
    bots = [make(game, level) for level in levels]
    tally = Tally(game, len(levels))
    for number in range(matches):
        begin = time.perf_counter()
        try:
            played = play_match(game, bots, options, seed + number, budget)
            tally.seconds += time.perf_counter() - begin
            game.check(played.state)
            tally.finished(played.state, played.decisions)
        except Exception as error:  # a broken match is a figure of the report, the others go on
            tally.failed(error, seed + number)
        if progress is not None:
            progress(number + 1, matches)
    return tally
