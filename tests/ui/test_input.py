"""Keys and pointers as values."""

import pygame
import pytest

from tabletop.input import (
    BINDINGS,
    CONTEXTS,
    Close,
    Key,
    Leave,
    Move,
    Press,
    Reader,
    Release,
    Resize,
    Text,
    Wheel,
    action,
    chord,
    chord_text,
    key_name,
)


def test_no_key_means_two_things_in_one_context():
    for context, _name in CONTEXTS:
        chords = [c for b in BINDINGS if b.context in (context, "everywhere") for c in b.chords]
        own = [c for b in BINDINGS if b.context == context for c in b.chords]
        assert len(own) == len(set(own))
        if context == "table":
            assert len(chords) == len(set(chords))
    assert {b.context for b in BINDINGS} == {c for c, _name in CONTEXTS}


@pytest.mark.parametrize(
    ("key", "mod", "text"),
    [
        (pygame.K_z, 0, "z"),
        (pygame.K_z, pygame.KMOD_LCTRL, "ctrl+z"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "shift+tab"),
        (pygame.K_RETURN, 0, "enter"),
        (pygame.K_KP_ENTER, 0, "enter"),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, ""),
        (pygame.K_F11, 0, "f11"),
        (pygame.K_KP_5, 0, "5"),
        (pygame.K_KP_PLUS, 0, "+"),
        (pygame.K_PAGEUP, 0, "pageup"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "alt+enter"),
        (pygame.K_SPACE, 0, "space"),
        (pygame.K_LEFTBRACKET, 0, "["),
        (pygame.K_a, pygame.KMOD_LSHIFT, "a"),
    ],
)
def test_chords(app, key, mod, text):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    try:
        assert chord(key, mod) == text
    finally:
        pygame.display.quit()


def test_actions_and_their_names():
    assert action(Key("z"), "table") == "undo"
    assert action(Key("z")) == ""
    assert action(Key("escape"), "table") == "back"
    assert action(Press((0, 0)), "table") == ""
    assert key_name("undo") == "Z" and key_name("help") == "F1" and key_name("nothing") == ""
    assert chord_text("ctrl+q") == "Ctrl+Q" and chord_text("+") == "+"


def test_events_carry_their_position():
    reader, event = Reader(), pygame.event.Event
    assert reader.read(event(pygame.MOUSEMOTION, pos=(3, 4), rel=(1, 1), buttons=(1, 0, 0))) == Move(
        (3, 4), (1, 1), (1,)
    )
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1)) == Press((5, 6), 1, 1)
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(6, 6), button=1)) == Press((6, 6), 1, 2)
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(6, 6), button=1)) == Press((6, 6), 1, 1)
    assert reader.read(event(pygame.MOUSEBUTTONUP, pos=(6, 6), button=3)) == Release((6, 6), 3)
    assert reader.read(event(pygame.TEXTINPUT, text="安")) == Text("安")
    assert reader.read(event(pygame.QUIT)) == Close()
    assert reader.read(event(pygame.WINDOWSIZECHANGED, x=900, y=700)) == Resize((900, 700))
    assert reader.read(event(pygame.WINDOWLEAVE)) == Leave()
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=4)) is None


def test_the_wheel_is_where_the_pointer_was(app):
    pygame.display.init()
    try:
        reader = Reader()
        reader.read(pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0)))
        assert reader.read(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1)) == Wheel((30, 40), 1, 0, False)
    finally:
        pygame.display.quit()
