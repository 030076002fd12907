"""The table: whatever the game, its boards, cards and pieces are drawn from the view, the map and the skin."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.app import App
    from tabletop.scene import Scene


def open_match(app: App, game, seats, options: dict, seed: int | None = None, guided: bool = False) -> Scene:
    """Begin a match and return its table. `seats` are ``tabletop.seats.Seat`` in turn order. Raises EngineError."""
    from engines.core.match import Match, MatchFileError
    from tabletop import saves
    from tabletop.i18n import _
    from tabletop.table.scene import TableScene

    if guided:
        seed = game.guide_seed
    if seed is None:
        seed = secrets.randbelow(1 << 31)
    path = saves.new_path(game.id)
    controllers = ["human" if s.kind == "human" else f"bot:{s.level}" for s in seats]
    names = [s.name for s in seats]
    try:
        match = Match.start(game, len(seats), options, seed, names=names, controllers=controllers, path=path)
    except MatchFileError as error:  # no room or no permission: that is no reason not to play
        match = Match.start(game, len(seats), options, seed, names=names, controllers=controllers)
        app.messages.append(_("This match is not saved: {why}").format(why=error))
    colours = [s.colour for s in seats]
    if match.path is not None:
        saves.keep_extra(path, saves.Extra(colours, 1, guided))
    return TableScene(app, match, colours, guided=guided)


def resume_match(app: App, path: Path) -> Scene:
    """Open a saved match: to play on, or as a replay when it is over or can only be watched. Raises MatchFileError."""
    from engines.core.match import Match
    from tabletop import saves
    from tabletop.faults import in_words
    from tabletop.table.scene import TableScene

    notes = saves.extra(path)
    match = Match.load(path)
    colours = [*notes.colours, *range(12)][:match.seats]
    if match.over or not match.playable:
        if match.problem:
            app.messages.append(in_words(match.problem))
        return replay_match(app, match, colours)
    return TableScene(app, Match.resume(path), colours, guided=notes.guided)


def replay_match(app: App, match, colours: list[int]) -> Scene:
    """A table that replays a match."""
    from tabletop.table.replay import Replay
    from tabletop.table.scene import TableScene

    replay = Replay()
    scene = TableScene(app, match, colours, replay=replay)
    scene.viewer = max(0, scene.viewer)
    replay.attach(scene)
    scene._place()
    replay.go(0)
    return scene


def rematch(app: App, table) -> Scene:
    """The same game, seats and options with fresh luck."""
    from tabletop.seats import Seat

    seats = []
    for i, controller in enumerate(table.match.controllers):
        kind, _colon, level = controller.partition(":")
        seats.append(Seat("human" if kind == "human" else "bot", level, table.match.names[i], table.colour_ids[i]))
    return open_match(app, table.game, seats, dict(table.match.options))
