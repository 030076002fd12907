"""From a game's id to the game. Importing a game's package builds and checks it."""

from __future__ import annotations

import importlib
import pkgutil

import engines
from engines.core.errors import EngineError
from engines.core.game import Game

_games: dict[str, Game] = {}
_NOT_GAMES = ("core", "bots")


class UnknownGame(EngineError):
    """No game has this id."""


def register(game: Game) -> Game:
    """Add a game; a second one with the same id is an error."""
    if game.id in _games and _games[game.id] is not game:
        raise EngineError(f"two games are called {game.id}")
    _games[game.id] = game
    return game


def game_ids() -> list[str]:
    """Ids of all games: the packages of ``engines`` and what was registered by hand."""
    found = {m.name for m in pkgutil.iter_modules(engines.__path__) if m.ispkg and m.name not in _NOT_GAMES}
    return sorted(found | set(_games))


def get(game_id: str) -> Game:
    """The game called `game_id`. Raises UnknownGame."""
    if game_id not in _games:
        if game_id not in game_ids():
            raise UnknownGame(f"there is no game {game_id!r}; there is: {', '.join(game_ids())}")
        importlib.import_module(f"engines.{game_id}")
    return _games[game_id]
