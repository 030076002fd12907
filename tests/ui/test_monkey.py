"""Somebody plays with every control at random: nothing may raise, and nothing may be cut."""

import random

import pytest

import tabletop.table
from tabletop.input import LEFT, Compose, Key, Leave, Move, Press, Release, Resize, Text, Wheel
from tabletop.scene import Push
from tabletop.scenes.shelf import ShelfScene
from tabletop.widgets import check_layout

KEYS = (
    "tab",
    "shift+tab",
    "left",
    "right",
    "up",
    "down",
    "enter",
    "space",
    "escape",
    "f1",
    "f2",
    "f9",
    "home",
    "end",
    "pageup",
    "pagedown",
    "backspace",
    "ctrl+a",
    "/",
    "z",
    "5",
    "delete",
)


def _spot(dice, app):
    """A point on some widget, more often than not."""
    ui = getattr(app.top, "ui", None)
    widgets = [w for w in ui.root.walk() if w.focusable] if ui and ui.root else []
    if widgets and dice.random() < 0.8:
        rect = dice.choice(widgets).rect
        return (dice.randrange(rect.x, rect.right + 1), dice.randrange(rect.y, rect.bottom + 1))
    return (dice.randrange(app.size[0]), dice.randrange(app.size[1]))


def _act(dice, app):
    what = dice.randrange(12)
    spot = _spot(dice, app)
    if what < 5:
        app.send(Key(dice.choice(KEYS)))
    elif what < 8:
        app.send(Move(spot))
        app.send(Press(spot, LEFT, dice.choice((1, 1, 2))))
        app.send(Move(_spot(dice, app), held=(LEFT,)))
        app.send(Release(spot))
    elif what == 8:
        app.send(Wheel(spot, dice.choice((-2, 1)), ctrl=dice.random() < 0.2))
    elif what == 9:
        app.send(Text(dice.choice(("安", "abc", "7", " "))))
    elif what == 10:
        app.send(dice.choice((Compose("ㄅ"), Compose(""), Leave(), Move(spot))))
    else:
        app.send(Resize(app.size))


@pytest.mark.parametrize("seed", range(4))
def test_random_play_with_the_controls(make_app, monkeypatch, seed):
    monkeypatch.setattr(tabletop.table, "open_match", lambda *a, **k: None)
    dice = random.Random(seed)
    app = make_app((1280, 720) if seed % 2 else (1024, 700))
    for _i in range(350):
        if app.top is None:
            app.apply(Push(ShelfScene(app)))
        _act(dice, app)
        app.step(dice.choice((0.016, 0.5)))
        app.draw()
        if app.top is not None and _i % 10 == 0:
            assert check_layout(app.top.ui) == []
