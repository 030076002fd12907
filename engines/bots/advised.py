"""Bots that follow a game's advice: ``easy`` loosely, ``normal`` closely. They weigh actions on one sampled world."""

from __future__ import annotations

import math
from typing import Any

from engines.core.action import Flick
from engines.core.game import Game

SILLY = 4.0     # so far below the best, in the advice's units, that nobody who knows the rules would do it


def skilled(game: Game, level: str) -> Any:
    """The game's advice, with the skill of a level where it knows several (``at``). None when the game has none."""
    advice = game.advice
    return advice.at(level) if hasattr(advice, "at") else advice


def parametric(advice, decision, sampler, budget, rng) -> tuple:
    """An action of a decision without a list of options: what the advice says of a flick, else a sample."""
    if isinstance(decision.domain, Flick) and hasattr(advice, "flick"):
        return advice.flick(sampler(rng.getrandbits(31)), decision.seat, decision.domain, rng, budget)
    return decision.domain.sample(lambda n: rng.randrange(n))


class AdvisedBot:
    """Weighs the legal actions and chooses by weight. `warmth` is how far below the best a choice may be and still come up
    (in the advice's units); 0 takes the best. `slips` is the share of choices that look no further than whether an action is
    silly: a beginner's choices, not nonsense. `level` chooses the advice's skill where a game has several."""

    def __init__(self, game: Game, warmth: float, slips: float = 0.0, level: str = "normal"):
        self.game, self.warmth, self.slips = game, warmth, slips
        self.advice = skilled(game, level)
        self.why: tuple = ()

    def choose(self, view, decision, sampler, budget, rng) -> Any:
        """One of the decision's actions; a sample of a parametric domain."""
        self.why = ()
        options = decision.options
        if not options:
            return parametric(self.advice, decision, sampler, budget, rng)
        if len(options) == 1:
            return options[0]
        if self.advice is None:
            return options[rng.randrange(len(options))]
        weights = self.advice.weigh(sampler(rng.getrandbits(31)), decision.seat, options)
        ranked = sorted(zip(weights, range(len(options)), strict=True), key=lambda p: (-p[0], p[1]))
        self.why = tuple((options[i], weight) for weight, i in ranked[:4])
        if not self.warmth:
            return options[ranked[0][1]]
        sane = [pair for pair in ranked if pair[0] > ranked[0][0] - SILLY]
        if self.slips and rng.random() < self.slips:
            return options[sane[rng.randrange(len(sane))][1]]
        return options[self._warm(sane, rng)]

    def _warm(self, sane, rng) -> int:
        top = sane[0][0]
        shares = [math.exp((weight - top) / self.warmth) for weight, _ in sane]
        mark = rng.random() * sum(shares)
        for share, (_, i) in zip(shares, sane, strict=True):
            mark -= share
            if mark <= 0:
                return i
        return sane[0][1]
