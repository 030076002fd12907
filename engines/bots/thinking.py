"""One question to a bot, as a plain function that a worker process can run."""

from __future__ import annotations

import random

from engines.bots import Budget, make
from engines.core import registry

# Seconds that a level may think over one decision in the app.
CAPS = {"random": 0.2, "easy": 0.4, "normal": 0.8, "hard": 1.5}


def caps(level: str) -> float:
    """The time cap of a level in seconds."""
    return CAPS.get(level, 1.5)


def think(game_id: str, level: str, view, decision, sampler, seconds: float, seed: int) -> tuple[tuple, tuple]:
    """The choice of a bot and its best alternatives as ``((action, value), ...)``, best first (empty when it weighs nothing).

    Only what the seat may know comes in: its view, its decision and a sampler of worlds that agree with its knowledge.
    """
    bot = make(registry.get(game_id), level)
    action = bot.choose(view, decision, sampler, Budget(seconds=seconds), random.Random(seed))
    return action, tuple(getattr(bot, "why", ()))
