"""A program that plays by itself until it is killed: ``python -m tests.robust.player window|driver GAME SEED``.

Every line on stdout is an acknowledgement, printed only after the thing it speaks of was done:

    file NAME          the match in play
    act N DIGEST       N entries are in the match, the last with this digest
    shown N DIGEST     a frame with these entries was drawn
    volume V           this setting was saved
    stats K            K matches were added to the statistics
"""

from __future__ import annotations

import random
import sys

from engines.core import registry
from engines.core.match import Match
from tabletop import records, saves
from tabletop import settings as prefs
from tabletop.app import App
from tabletop.scene import Push, Replace
from tabletop.seats import Seat, named
from tabletop.settings import Settings
from tabletop.table import open_match, resume_match
from tabletop.table.thinker import Thought


def any_of(decision, dice: random.Random) -> tuple:
    """A legal action of a decision, parametric or not."""
    return dice.choice(decision.options) if decision.options else decision.domain.sample(dice.randrange)


def tell(*words) -> None:
    """Acknowledge."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Quick:
    """Answers at once, in the place of the worker."""

    def __init__(self, dice):
        self.dice, self.open = dice, None

    def ask(self, game_id, level, view, decision, sampler, seed) -> None:
        self.open = any_of(decision, self.dice)

    def answer(self):
        found, self.open = self.open, None
        return Thought(found, ()) if found else None

    def warm(self) -> None:
        """Nothing to start."""

    forget = close = warm


class Player:
    """Plays the person's seat, changes settings and adds statistics now and then."""

    def __init__(self, app: App, game: str, dice: random.Random, window: bool):
        self.app, self.game, self.dice, self.window = app, game, dice, window
        self.count = self.steps = 0
        self.volume = app.settings.volume

    def table(self):
        """The table to play at: the unfinished match of this home, else a new one."""
        left = [s for s in saves.list_matches() if not s.error and not s.finished]
        if left:
            scene = resume_match(self.app, left[0].path)
        else:
            level = "easy" if self.window else "random"
            seats = named([Seat("human", "", "", 0), Seat("bot", level, "", 1), Seat("bot", "random", "", 2)])
            scene = open_match(self.app, registry.get(self.game), seats, {}, self.dice.randrange(1 << 30))
        if not self.window:
            scene.driver.thinker = Quick(self.dice)
        tell("file", scene.match.path.name)
        self.told = (-1, "")
        return scene

    def after(self) -> None:
        """Between two frames."""
        scene = self.app.top
        if scene is None:  # the window was closed
            return
        if type(scene).__name__ != "TableScene":
            self.app.apply(Replace(self.table(), all=True))
            return
        match, n = scene.match, scene.driver.shown
        shown = (n, match.entries[n - 1].digest if n else "-")
        if shown != self.told:
            self.told = shown
            tell("shown", *shown)
        if scene.decision is not None:
            if self.dice.random() < 0.08:
                scene.undo()
            else:
                scene.choose(any_of(scene.decision, self.dice))
        self.steps += 1
        if self.steps % 7 == 0:
            self.volume = (self.volume + 1) % 101
            self.app.change(volume=self.volume)
            prefs.save(self.app.settings)
            tell("volume", self.volume)
        if self.steps % 11 == 0:
            self.count += 1
            seat = records.SeatResult("A", "human", "", self.count, True)
            records.Records().add(records.Summary(f"{self.dice.random()}", self.game, 1e9, 9, 9, None, [seat, seat]))
            tell("stats", self.count)


def watched(function):
    """Acknowledge what a method of Match did."""

    def inner(match, *args, **kwargs):
        found = function(match, *args, **kwargs)
        tell("act", len(match.entries), match.entries[-1].digest if match.entries else "-")
        return found

    return inner


def main() -> None:
    """Play until killed."""
    how, game, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
    Match.act, Match.undo = watched(Match.act), watched(Match.undo)
    dice = random.Random(seed)
    settings, words = prefs.load()
    if words:
        tell("settings", words)
    settings.language, settings.bot_speed, settings.animation, settings.mute = "en", "instant", "off", True
    if how == "window":
        step = App.step

        def on(app, dt):
            step(app, dt)
            if not hasattr(app, "player"):
                app.player = Player(app, game, dice, True)
            app.player.after()

        App.step = on
        from tabletop.app import run

        def first(app):
            app.player = Player(app, game, dice, True)
            return app.player.table()

        run(first, settings)
        return
    app = App(settings or Settings(), size=(1024, 700), strict=True)
    player = Player(app, game, dice, False)
    app.apply(Push(player.table()))
    while True:
        app.step(0.1)
        player.after()


if __name__ == "__main__":
    main()
