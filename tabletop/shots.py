"""Pictures of scenes without a window, for scripts and for looking at them."""

from __future__ import annotations

import os
import random
import tempfile

import pygame

from engines.core import registry
from engines.core.match import Match
from tabletop.app import App, render_scene


def picture(scene: str, size: tuple[int, int], lang: str, scale: int, *, seed: int = 1, plies: int = 40, seats=()) -> pygame.Surface:
    """One scene at one size. `scene` is shelf, setup, settings, rules, keys, stats or a game's id (a match after `plies` random
    decisions). Nothing of the player's own files is touched. Raises UnknownGame."""
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    makers = {"shelf": _shelf, "setup": _setup, "settings": _settings, "rules": _rules, "keys": _keys, "stats": _stats}
    maker = makers.get(scene)
    if maker is None:
        game = registry.get(scene)
        maker = _table(game, list(seats), seed, plies)
    with tempfile.TemporaryDirectory() as home:
        before = os.environ.get("TABLETOP_HOME")
        os.environ["TABLETOP_HOME"] = home
        try:
            return render_scene(maker, size, lang, scale)
        finally:
            os.environ.pop("TABLETOP_HOME")
            if before is not None:
                os.environ["TABLETOP_HOME"] = before


def first_game() -> str:
    """The first game on the shelf."""
    return next(g for g in registry.game_ids() if registry.get(g).on_shelf)


def _shelf(app: App):
    from tabletop.scenes.shelf import ShelfScene
    return ShelfScene(app)


def _setup(app: App):
    from tabletop.scenes.setup import SetupScene
    return SetupScene(app, registry.get(first_game()))


def _settings(app: App):
    from tabletop.scenes.settings import SettingsScene
    return SettingsScene(app)


def _rules(app: App):
    from tabletop.scenes.rules import RulesScene
    return RulesScene(app, first_game(), "")


def _keys(app: App):
    from tabletop.scenes.keys import KeysScene
    return KeysScene(app)


def _stats(app: App):
    from tabletop.scenes.stats import StatsScene
    return StatsScene(app)


def _table(game, seats, seed: int, plies: int):
    def make(app: App):
        from tabletop.seats import named
        from tabletop.table.scene import TableScene

        sitting = named(seats)
        controllers = ["human" if s.kind == "human" else f"bot:{s.level}" for s in sitting]
        match = Match.start(game, len(sitting), {}, seed, names=[s.name for s in sitting], controllers=controllers)
        play_random(match, seed, plies)
        scene = TableScene(app, match, [s.colour for s in sitting])
        scene.driver.paused = True
        scene.canvas.settle()
        return scene
    return make


def play_random(match: Match, seed: int, plies: int) -> None:
    """Play at least `plies` random decisions, then on to the next decision of a person."""
    rng = random.Random(seed)
    people = {i for i, c in enumerate(match.controllers) if c == "human"}
    done = 0
    while not match.over and (done < plies or (people and not people & set(match.state.acting))):
        seat = match.state.acting[0]
        options = match.state.legal(seat)
        match.act(seat, rng.choice(options) if options else match.state.domain(seat).sample(rng.randrange))
        done += 1
