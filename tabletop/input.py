"""What the player does, as frozen values that carry their position, and the table of keys.

Nothing here or after it asks the mouse where it is: synthetic events of tests would not move it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tabletop.i18n import N_

Point = tuple[int, int]
LEFT, MIDDLE, RIGHT = 1, 2, 3
_DOUBLE_CLICK = 350


@dataclass(frozen=True, slots=True)
class Input:
    """Base of everything a scene can receive."""


@dataclass(frozen=True, slots=True)
class Move(Input):
    """The pointer moved; `held` are the buttons that are down, `rel` the way since the last move."""

    pos: Point
    rel: Point = (0, 0)
    held: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Press(Input):
    """A button went down. `clicks` is 2 for the second of a double click."""

    pos: Point
    button: int = LEFT
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class Release(Input):
    """A button went up."""

    pos: Point
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Wheel(Input):
    """The wheel turned; positive `dy` is away from the player. `ctrl` as held."""

    pos: Point
    dy: float
    dx: float = 0.0
    ctrl: bool = False


@dataclass(frozen=True, slots=True)
class Key(Input):
    """A key went down: its chord such as ``"z"``, ``"shift+tab"``, ``"ctrl+q"``, ``"f1"``."""

    chord: str
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyUp(Input):
    """A key went up."""

    chord: str


@dataclass(frozen=True, slots=True)
class Text(Input):
    """Characters were entered, by keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Compose(Input):
    """An input method shows unfinished text; empty when it is done."""

    text: str
    start: int = 0


@dataclass(frozen=True, slots=True)
class Resize(Input):
    """The window has a new size."""

    size: Point


@dataclass(frozen=True, slots=True)
class Leave(Input):
    """The pointer or the keyboard focus left the window."""


@dataclass(frozen=True, slots=True)
class Close(Input):
    """The window's close button."""


class Binding(NamedTuple):
    """One line of the key table: in `context`, any of `chords` means `action`; `label` explains it on the key page."""

    context: str
    action: str
    chords: tuple[str, ...]
    label: str


CONTEXTS = (("everywhere", N_("Everywhere")), ("table", N_("At the table")), ("reader", N_("In the rules")))

BINDINGS: tuple[Binding, ...] = (
    Binding("everywhere", "next", ("tab",), N_("Next thing to choose")),
    Binding("everywhere", "previous", ("shift+tab",), N_("Previous thing to choose")),
    Binding("everywhere", "left", ("left",), N_("Move or change to the left")),
    Binding("everywhere", "right", ("right",), N_("Move or change to the right")),
    Binding("everywhere", "up", ("up",), N_("Move up")),
    Binding("everywhere", "down", ("down",), N_("Move down")),
    Binding("everywhere", "act", ("enter",), N_("Choose")),
    Binding("everywhere", "back", ("escape",), N_("Back, or the menu")),
    Binding("everywhere", "help", ("f1",), N_("Rules")),
    Binding("everywhere", "keys", ("f2",), N_("This list of keys")),
    Binding("everywhere", "mute", ("f9",), N_("Sound on or off")),
    Binding("everywhere", "fullscreen", ("f11", "alt+enter"), N_("Full screen on or off")),
    Binding("everywhere", "shot", ("f12",), N_("Save a picture of the window")),
    Binding("everywhere", "quit", ("ctrl+q",), N_("Leave the program; matches are always saved")),
    Binding("table", "undo", ("z", "ctrl+z"), N_("Undo the last step")),
    Binding("table", "skip", ("space",), N_("Skip the motion, or let a bot go on")),
    Binding("table", "option_1", ("1",), N_("First option of the list")),
    Binding("table", "option_2", ("2",), N_("Second option, and so on up to 9")),
    Binding("table", "option_3", ("3",), ""),
    Binding("table", "option_4", ("4",), ""),
    Binding("table", "option_5", ("5",), ""),
    Binding("table", "option_6", ("6",), ""),
    Binding("table", "option_7", ("7",), ""),
    Binding("table", "option_8", ("8",), ""),
    Binding("table", "option_9", ("9",), ""),
    Binding("table", "fit", ("home",), N_("Show the whole board")),
    Binding("table", "zoom_in", ("+", "=", "pageup"), N_("Zoom in")),
    Binding("table", "zoom_out", ("-", "pagedown"), N_("Zoom out")),
    Binding("table", "jump_1", ("f5",), N_("Jump to the first place of the board")),
    Binding("table", "jump_2", ("f6",), N_("Jump to the second place")),
    Binding("table", "jump_3", ("f7",), N_("Jump to the third place")),
    Binding("table", "jump_4", ("f8",), N_("Jump to the fourth place")),
    Binding("table", "seat_1", ("alt+1",), N_("Jump to the first other player's board")),
    Binding("table", "seat_2", ("alt+2",), N_("Second player's board, and so on up to 5")),
    Binding("table", "seat_3", ("alt+3",), ""), Binding("table", "seat_4", ("alt+4",), ""), Binding("table", "seat_5", ("alt+5",), ""),
    Binding("table", "peek", ("c",), N_("Show the card large while held")),
    Binding("table", "log", ("l",), N_("Log: short, normal, everything")),
    Binding("table", "fold", ("p",), N_("Fold or open the side panel")),
    Binding("table", "again", ("r",), N_("Show the last moves again")),
    Binding("table", "bot_faster", ("]",), N_("Bots faster")),
    Binding("table", "bot_slower", ("[",), N_("Bots slower")),
    Binding("table", "end_turn", ("e",), N_("End the turn")),
    Binding("reader", "search", ("ctrl+f", "/"), N_("Search")),
    Binding("reader", "page_up", ("pageup",), N_("One page up")),
    Binding("reader", "page_down", ("pagedown", "space"), N_("One page down")),
    Binding("reader", "top", ("home",), N_("To the start")),
    Binding("reader", "bottom", ("end",), N_("To the end")),
)

_BY_CHORD = {(b.context, chord): b.action for b in BINDINGS for chord in b.chords}
_KEYS: dict[tuple[str, str], tuple[str, ...]] = {(b.context, b.action): b.chords for b in BINDINGS}


def action(inp: Input, *contexts: str) -> str:
    """The action that a key means in the first of `contexts` that knows it, then ``everywhere``; "" for none."""
    if not isinstance(inp, Key):
        return ""
    for context in (*contexts, "everywhere"):
        found = _BY_CHORD.get((context, inp.chord))
        if found:
            return found
    return ""


def key_name(name: str, context: str = "table") -> str:
    """How the first key of an action is written on buttons, "" when it has none."""
    chords = _KEYS.get((context, name)) or _KEYS.get(("everywhere", name)) or ("",)
    return chord_text(chords[0])


_SIGNS = {
    "enter": "Enter",
    "escape": "Esc",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "tab": "Tab",
    "space": "Space",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "backspace": "Bksp",
    "delete": "Del",
    "shift": "⇧",
    "ctrl": "Ctrl",
    "alt": "Alt",
}


def chord_text(chord: str) -> str:
    """A chord as people write it."""
    if chord in ("", "+"):
        return chord
    return "+".join(_SIGNS.get(part, part.upper()) for part in chord.split("+"))


_RENAME = {
    "return": "enter",
    "keypad enter": "enter",
    "page up": "pageup",
    "page down": "pagedown",
    "left shift": "",
    "right shift": "",
    "left ctrl": "",
    "right ctrl": "",
    "left alt": "",
    "right alt": "",
    "caps lock": "",
    "numlock": "",
    "keypad +": "+",
    "keypad -": "-",
    "backspace": "backspace",
}


def chord(key: int, mod: int) -> str:
    """The chord text of a pygame key code; "" for a modifier alone."""
    name = pygame.key.name(key).lower()
    name = _RENAME.get(name, name)
    if name.startswith("[") and len(name) == 3:
        name = {"+": "+", "-": "-", ".": ".", "*": "*", "/": "/"}.get(name[1], name[1])
    if not name:
        return ""
    plus = "ctrl+" if mod & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    plus += "alt+" if mod & pygame.KMOD_ALT else ""
    # Shift matters for named keys only: on letters and signs it is part of the character.
    plus += "shift+" if mod & pygame.KMOD_SHIFT and (len(name) > 1 or plus) else ""
    return plus + name


class Reader:
    """Turns pygame events into inputs. Remembers where the pointer was, for events that do not say."""

    def __init__(self):
        self.pos: Point = (-1, -1)
        self._last: tuple[int, int, Point] = (-10_000, 0, (0, 0))
        self._ticks = pygame.time.get_ticks
        self._down: set[int] = set()

    def read(self, event: pygame.event.Event) -> Input | None:
        """The input for `event`, or None when it means nothing to us."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self.pos = tuple(event.pos)
            held = tuple(i + 1 for i, down in enumerate(event.buttons) if down)
            return Move(self.pos, tuple(event.rel), held)
        if kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self.pos = tuple(event.pos)
            return Press(self.pos, event.button, self._clicks(event))
        if kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            self.pos = tuple(event.pos)
            return Release(self.pos, event.button)
        if kind == pygame.MOUSEWHEEL:
            flip = -1 if getattr(event, "flipped", False) else 1
            dy = getattr(event, "precise_y", event.y) or event.y
            dx = getattr(event, "precise_x", event.x) or event.x
            return Wheel(
                getattr(event, "pos", self.pos), dy * flip, dx * flip, bool(pygame.key.get_mods() & pygame.KMOD_CTRL)
            )
        return self._other(event)

    def _other(self, event: pygame.event.Event) -> Input | None:
        kind = event.type
        if kind == pygame.KEYDOWN:
            text = chord(event.key, getattr(event, "mod", 0))
            again = event.key in self._down
            self._down.add(event.key)
            return Key(text, again) if text else None
        if kind == pygame.KEYUP:
            self._down.discard(event.key)
            text = chord(event.key, getattr(event, "mod", 0))
            return KeyUp(text) if text else None
        if kind == pygame.TEXTINPUT:
            return Text(event.text)
        if kind == pygame.TEXTEDITING:
            return Compose(event.text, getattr(event, "start", 0))
        if kind in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            return Resize((getattr(event, "x", None) or event.w, getattr(event, "y", None) or event.h))
        if kind in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            if kind == pygame.WINDOWFOCUSLOST:
                self._down.clear()
            return Leave()
        return Close() if kind == pygame.QUIT else None

    def _clicks(self, event: pygame.event.Event) -> int:
        now = self._ticks()
        when, button, where = self._last
        near = abs(where[0] - event.pos[0]) + abs(where[1] - event.pos[1]) < 12
        double = near and button == event.button and now - when < _DOUBLE_CLICK
        self._last = (-10_000 if double else now, event.button, tuple(event.pos))
        return 2 if double else 1
