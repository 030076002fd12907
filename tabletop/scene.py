"""What a scene is, and the transitions that it returns to the app."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.input import Input

if TYPE_CHECKING:
    from tabletop.app import App


class Push(NamedTuple):
    """Put a scene on top of this one."""

    scene: Scene


class Pop(NamedTuple):
    """Go back; `result` is handed to the scene below through ``resumed``. `count` scenes go."""

    result: object = None
    count: int = 1


class Replace(NamedTuple):
    """Put a scene in the place of this one; with `all`, in the place of the whole stack."""

    scene: Scene
    all: bool = False


class Quit(NamedTuple):
    """Leave the program."""


Transition = Push | Pop | Replace | Quit


class Scene:
    """One screen. Model changes happen in ``handle`` and ``update`` only; ``draw`` has no side effects on it.

    `dirty` asks for one redraw, `animating` for redraws at every frame. `overlay` scenes are drawn over the one below.
    `context` names the key table used for it.
    """

    overlay = False
    context = "everywhere"
    help_game = ""
    help_step = ""

    def __init__(self, app: App):
        self.app = app
        self.dirty = True

    @property
    def animating(self) -> bool:
        """True while something moves."""
        return False

    @property
    def wants_updates(self) -> bool:
        """True while ``update`` must be called although nothing moves on screen (a bot thinks, say)."""
        return False

    def enter(self) -> None:
        """Called when the scene becomes the top one for the first time."""

    def resumed(self, result: object) -> Transition | None:
        """Called when the scene above went away; `result` is what its Pop carried."""
        self.dirty = True
        return None

    def leave(self) -> None:
        """Called when the scene goes for good: stop workers, close files."""

    def relayout(self) -> None:
        """Window size, scale, language or palette changed: throw away what depends on them."""
        self.dirty = True

    def handle(self, inp: Input) -> Transition | None:
        """React to one input."""
        return None

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
