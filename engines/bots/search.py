"""The strong bot: Monte Carlo search over determinized worlds, with rollouts that follow the game's advice.

The candidates that the advice ranks highest are tried in the same possible worlds, one after the other, with the same luck in each, so
that their difference is not drowned by the luck of the draw. The worse half drops out round by round (sequential halving), and what
is left of the budget goes to the close calls. A rollout lets everybody go on by advice, with a slip now and then, for some turns.

Two facts of a game's advice are read if it has them: ``settled``, names of decisions where a look ahead adds nothing, and ``turns(state)``,
how many turns a rollout should last.
"""

from __future__ import annotations

import math
import time
from typing import Any

from engines.bots.advised import parametric, skilled
from engines.core.game import Game
from engines.core.simulate import Luck

ITERATIONS = 60
CANDIDATES = 6
SURE = 8.0          # so far ahead in the advice's units that a look ahead would only confirm it
WIDE = 7.0          # so far behind that a candidate is not worth a look
DEPTH = 160         # decisions; a rollout is cut by turns first
SLIP = 0.06
SHARE = 0.8         # of the time cap that may be used; the rest is slack for a busy machine


class SearchBot:
    """Searches within the budget. ``why`` holds the best candidates with their mean values."""

    def __init__(self, game: Game, iterations: int = ITERATIONS):
        self.game, self.iterations = game, iterations
        self.advice = skilled(game, "hard")
        self.settled = getattr(game.advice, "settled", ())
        self.why: tuple = ()

    def choose(self, view, decision, sampler, budget, rng) -> Any:
        """The candidate with the best mean value."""
        self.why = ()
        options = decision.options
        if not options:
            return parametric(self.advice, decision, sampler, budget, rng)
        if len(options) == 1:
            return options[0]
        start = time.perf_counter()
        weights = self.advice.weigh(sampler(rng.getrandbits(31)), decision.seat, options)
        found = candidates(weights)
        if decision.name in self.settled or len(found) == 1 or weights[found[0]] - weights[found[1]] >= SURE:
            self.why = tuple((options[i], weights[i]) for i in found[:4])
            return options[found[0]]
        end = start + budget.seconds * SHARE if budget.seconds else math.inf
        actions = [options[i] for i in found]
        order = self._halve(actions, decision.seat, sampler, budget.iterations or self.iterations, end, rng)
        self.why = tuple((actions[c], round(mean, 4)) for c, mean in order[:4])
        return actions[order[0][0]]

    def _halve(self, actions, seat: int, sampler, most: int, end: float, rng) -> list[tuple[int, float]]:
        """Places of the actions with the mean value found, best first; what dropped out stays behind all that lasted longer, and what
        was never tried is left out. A tie is broken by the advice, which ranked the actions."""
        totals, counts = [0.0] * len(actions), [0] * len(actions)
        alive, dropped = list(range(len(actions))), []
        rounds = max(1, math.ceil(math.log2(len(actions))))
        late = False
        while len(alive) > 1 and not late:
            for _ in range(max(1, most // (rounds * len(alive)))):
                seed = rng.getrandbits(31)
                for c in alive:
                    late = late or counts[alive[0]] > 0 and time.perf_counter() >= end
                    if not late:
                        world = sampler(seed)
                        world.play(seat, actions[c])
                        totals[c] += self._rollout(world, seat, Luck(seed))
                        counts[c] += 1
            alive.sort(key=lambda c: (-totals[c] / counts[c] if counts[c] else math.inf, c))
            keep = (len(alive) + 1) // 2
            alive, dropped = alive[:keep], alive[keep:] + dropped
        return [(c, totals[c] / counts[c]) for c in alive + dropped if counts[c]]

    def _rollout(self, world, seat: int, luck) -> float:
        """Everybody follows the advice, with a slip now and then, until some turns have gone by or the end."""
        advice = self.advice
        last = world.turn + (advice.turns(world) if hasattr(advice, "turns") else 2 * world.seats)
        for _ in range(DEPTH):
            acting = world.acting
            if not acting or world.turn > last:
                break
            who = acting[0]
            options = world.legal(who)
            if not options:
                world.play(who, world.domain(who).sample(luck))
            elif len(options) == 1:
                world.play(who, options[0])
            elif luck(100) < 100 * SLIP:
                world.play(who, options[luck(len(options))])
            else:
                weights = advice.weigh(world, who, options)
                world.play(who, options[weights.index(max(weights))])
        return advice.value(world, seat)


def candidates(weights) -> list[int]:
    """Places of the actions worth a look, best first. Of actions that weigh exactly the same only the first is tried: they are the same
    thing on different pieces."""
    ranked = sorted(range(len(weights)), key=lambda i: (-weights[i], i))
    out: list[int] = []
    for i in ranked:
        if out and (weights[i] == weights[out[-1]] or weights[out[0]] - weights[i] > WIDE):
            continue
        out.append(i)
        if len(out) == CANDIDATES:
            break
    return out
