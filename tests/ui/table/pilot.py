"""Somebody at the table for tests: opens matches at a wanted decision, clicks ids, presses keys, and lets time pass."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from engines.core.match import Match
from tabletop.app import App
from tabletop.input import LEFT, Key, Move, Press, Release, Resize
from tabletop.scene import Push
from tabletop.settings import Settings
from tabletop.table.scene import TableScene
from tabletop.table.thinker import Thought
from tabletop.widgets import Ui, find

GAME = "gloria_mundi"
NAMES = ["Annie", "Bo", "Carla", "Dmitri", "Eva", "Felix"]
KINDS = ("play_base", "activate", "replace", "pay_exchange", "demolish", "upgrade", "choose_site", "pay_upgrade", "tribute", "levy",
         "share", "end_turn")
_WANTED = ("buy", "effect", "pay", "tribute")


class QuickThinker:
    """Answers at once and in this process: a legal action by chance."""

    def __init__(self, seed: int = 1):
        self.rng = random.Random(seed)
        self._answer: Thought | None = None

    def warm(self) -> None:
        """Nothing to start."""

    def ask(self, game_id, level, view, decision, sampler, seed) -> None:
        """Choose now."""
        self._answer = Thought(self.rng.choice(decision.options), ())

    def answer(self) -> Thought | None:
        """The choice."""
        found, self._answer = self._answer, None
        return found

    def forget(self) -> None:
        """The question is void."""
        self._answer = None

    close = forget


def match_at(kind: str, seats: int = 4, humans=(0,), least: int = 30) -> Match:
    """A match played by chance until a person has a decision called `kind`; "over" plays to the end."""
    seed, actions = _found(kind, seats, tuple(humans), least)
    match = _start(seed, seats, humans)
    for action in actions:
        match.act(match.state.acting[0], action)
    return match


def _start(seed: int, seats: int, humans) -> Match:
    return Match.start(GAME, seats, {}, seed, names=NAMES[:seats], controllers=["human" if i in humans else "bot:easy" for i in range(seats)])


@lru_cache(maxsize=64)
def _found(kind: str, seats: int, humans: tuple, least: int) -> tuple[int, tuple]:
    for seed in range(1, 80):
        match = _start(seed, seats, humans)
        if played_to(match, kind, random.Random(seed), humans, least):
            return seed, tuple(e.action for e in match.entries)
    raise AssertionError(f"no {kind} in many matches")


def played_to(match: Match, kind: str, rng: random.Random, humans, least: int) -> bool:
    """Play by chance; True at the wanted decision."""
    while not match.over:
        seat = match.state.acting[0]
        if kind != "over" and len(match.entries) >= least and seat in humans and match.state.decision(seat).name == kind:
            return True
        options = match.state.legal(seat)
        wanted = [a for a in options if a[0] in _WANTED]
        keen = 0.5 if kind in ("levy", "share") else 0.85
        match.act(seat, rng.choice(wanted if wanted and rng.random() < keen else options))
    return kind == "over"


class Pilot:
    """A table in an app without a window, and hands to play on it."""

    def __init__(self, match: Match, size=(1280, 720), lang="en", scale=100, *, replay=None, guided=False, **fields):
        fields = {"animation": "off", "mute": True, **fields}
        self.app = App(Settings(language=lang, scale=scale, **fields), size=size, strict=True)
        self.table = TableScene(self.app, match, guided=guided, replay=replay)
        self.table.driver.thinker = QuickThinker()
        self.app.apply(Push(self.table))

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.table.match

    @property
    def top(self):
        """The scene on top."""
        return self.app.top

    def step(self, count: int = 1, dt: float = 0.05) -> None:
        """Let time pass."""
        for _i in range(count):
            self.app.step(dt)

    def settle(self, most: int = 600) -> None:
        """Until a person must decide, another scene is on top, or the match is over."""
        for _i in range(most):
            self.app.step(0.25)
            table = self.table
            if self.app.top is not table or (table.decision is not None and not table.canvas.motion.moving):
                return
        raise AssertionError("nothing comes to rest")

    def picture(self) -> bytes:
        """What is on the screen once everything is crisp."""
        if self.app.top is self.table:
            self.table.canvas.settle()
        self.app.send(Move((1, 1)))
        self.app.top.dirty = True
        self.app.draw()
        return pygame.image.tobytes(self.app.surface, "RGB")

    def resize(self, size) -> None:
        """The window has another size from now on."""
        self.app.surface = pygame.Surface(size, 0, self.app.surface)
        self.app.send(Resize(size))

    def click(self, pos, clicks: int = 1, button: int = LEFT) -> None:
        """A whole click."""
        self.app.send(Move(pos))
        self.app.send(Press(pos, button, clicks))
        self.app.send(Release(pos, button))

    def key(self, *chords: str) -> None:
        """Press keys."""
        for chord in chords:
            self.app.send(Key(chord))

    def spot_of(self, ident: str):
        """A point of a legal target that no other one covers."""
        canvas, targets = self.table.canvas, self.table.selection.targets
        rect = canvas.target_rect(ident)
        for fx in (0.5, 0.1, 0.9, 0.3, 0.7):
            for fy in (0.5, 0.1, 0.9):
                pos = (round(rect.x + rect.w * fx), round(rect.y + rect.h * fy))
                if canvas.target_at(pos, targets) == ident:
                    return pos
        return None

    def uis(self) -> list[Ui]:
        """The widget trees of the top scene."""
        top = self.app.top
        return [ui for ui in (top.popup, top.side, top.bar) if ui.root is not None] if top is self.table else [top.ui]

    def button(self, ident: str):
        """A widget by id."""
        if self.app.top is self.table:
            self.table._build()
        for ui in self.uis():
            try:
                return find(ui, ident)
            except KeyError:
                continue
        raise KeyError(ident)

    def push(self, ident: str) -> None:
        """Click a button; one in a scrolled list is scrolled to first."""
        widget = self.button(ident)
        for ui in self.uis():
            for view in ui.root.walk():
                if view.clips and widget in view.walk() and hasattr(view, "reveal"):
                    view.reveal(ui, widget.rect)
        self.click(self.button(ident).rect.center)

    def option(self, action: tuple) -> str:
        """The id of an action's button."""
        return f"option:{' '.join(map(str, action))}"
