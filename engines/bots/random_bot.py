"""The weakest opponent: any legal action, each alike."""

from __future__ import annotations


class RandomBot:
    """Chooses blindly; the floor that every other bot must beat."""

    level = "random"

    def choose(self, view, decision, sampler, budget, rng):
        """See ``engines.bots``."""
        if decision.options:
            return decision.options[rng.randrange(len(decision.options))]
        return decision.domain.sample(rng.randrange)
