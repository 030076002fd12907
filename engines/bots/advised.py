"""Bots that follow a game's advice: ``easy`` loosely, ``normal`` closely. They weigh actions on one sampled world."""

from __future__ import annotations

import math
from typing import Any

from engines.core.game import Game


class AdvisedBot:
    """Weighs the legal actions and chooses by weight: `warmth` is how far below the best a choice may be and still come up
    (in the advice's units); 0 takes the best. `slips` is the share of choices taken at random."""

    def __init__(self, game: Game, warmth: float, slips: float = 0.0):
        self.game, self.warmth, self.slips = game, warmth, slips
        self.why: tuple = ()

    def choose(self, view, decision, sampler, budget, rng) -> Any:
        """One of the decision's actions; a sample of a parametric domain."""
        self.why = ()
        options = decision.options
        if not options:
            return decision.domain.sample(lambda n: rng.randrange(n))
        if len(options) == 1:
            return options[0]
        if self.game.advice is None or (self.slips and rng.random() < self.slips):
            return options[rng.randrange(len(options))]
        state = sampler(rng.getrandbits(31))
        weights = self.game.advice.weigh(state, decision.seat, options)
        ranked = sorted(zip(weights, range(len(options)), strict=True), key=lambda p: (-p[0], p[1]))
        self.why = tuple((options[i], weight) for weight, i in ranked[:4])
        if not self.warmth:
            return options[ranked[0][1]]
        top = ranked[0][0]
        shares = [math.exp(max(-30.0, (w - top) / self.warmth)) for w, _ in ranked]
        mark = rng.random() * sum(shares)
        for share, (_, i) in zip(shares, ranked, strict=True):
            mark -= share
            if mark <= 0:
                return options[i]
        return options[ranked[0][1]]
