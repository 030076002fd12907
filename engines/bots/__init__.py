"""Computer opponents. They see what a person in their seat sees: a view, a decision and possible worlds, never the match.

A bot has ``choose(view, decision, sampler, budget, rng) -> action``. `decision` may come without words; ``sampler(seed)`` gives a
full state that agrees with all that the seat knows; `rng` is a ``random.Random``, so that the same seed makes the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.bots.advised import AdvisedBot
from engines.bots.random_bot import RandomBot
from engines.bots.search import SearchBot
from engines.core.errors import EngineError
from engines.core.game import Game

LEVELS = ("random", "easy", "normal", "hard")
_MAKERS: dict[str, Callable[[Game], Any]] = {
    "random": lambda game: RandomBot(),
    "easy": lambda game: AdvisedBot(game, warmth=4.0, slips=0.5, level="easy"),
    "normal": lambda game: AdvisedBot(game, warmth=0.0),
    "hard": SearchBot,
}


class UnknownLevel(EngineError):
    """No bot has this level."""


class Budget(NamedTuple):
    """How long a bot may think: wall-clock seconds (the app) or iterations (tests and arenas that must repeat exactly)."""

    seconds: float | None = None
    iterations: int | None = None


def levels(game: Game) -> tuple[str, ...]:
    """The levels that can be had for a game, weakest first."""
    return LEVELS if game.advice is not None else LEVELS[:1]


def make(game: Game, level: str):
    """A bot. Raises UnknownLevel."""
    if level not in levels(game):
        raise UnknownLevel(f"there is no bot of level {level!r} for {game.name['en']}; there is: {', '.join(levels(game))}")
    return _MAKERS[level](game)
