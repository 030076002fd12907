"""The loop's edges: transitions, errors, size, pictures."""

import pygame
import pytest

from tabletop import app as app_module
from tabletop.app import App, NoDisplay, render_scene, run
from tabletop.input import Close, Key, Resize
from tabletop.scene import Pop, Push, Quit, Replace, Scene
from tabletop.scenes.dialog import MessageScene
from tabletop.scenes.keys import KeysScene
from tabletop.scenes.rules import RulesScene
from tabletop.scenes.shelf import ShelfScene
from tabletop.settings import Settings
from tabletop.theme import fitting_scale


class Plain(Scene):
    """Counts what happens to it."""

    def __init__(self, app, fail=""):
        super().__init__(app)
        self.fail, self.calls = fail, []

    def handle(self, inp):
        if self.fail == "handle":
            raise ValueError("handle")
        self.calls.append(inp)
        return Pop() if inp == Key("x") else None

    def update(self, dt):
        self.calls.append("update")

    def draw(self, surface):
        self.calls.append("draw")
        if self.fail == "draw":
            raise ValueError("draw")

    def leave(self):
        self.calls.append("leave")

    def relayout(self):
        super().relayout()
        self.calls.append("relayout")


def test_draws_only_when_something_changed(app):
    scene = Plain(app)
    app.apply(Push(scene))
    assert app.draw() and not app.draw()
    scene.dirty = True
    assert app.draw() and scene.calls.count("draw") == 2


def test_transitions(app):
    a, b, c = Plain(app), Plain(app), Plain(app)
    app.apply(Push(a))
    app.apply(Push(b))
    app.apply(Replace(c))
    assert app.stack == [a, c] and "leave" in b.calls
    app.send(Key("x"))
    assert app.stack == [a]
    app.apply(Push(b))
    app.apply(Replace(c, all=True))
    assert app.stack == [c] and "leave" in a.calls
    app.send(Close())
    assert app.stack == []
    app.apply(Push(a))
    app.apply(Quit())
    assert app.top is None


def test_an_error_is_reported_and_the_window_stays(make_app, tmp_path):
    app = make_app(strict=False)
    app.home_factory = ShelfScene
    scene = Plain(app, "handle")
    app.apply(Push(scene))
    app.send(Key("a"))
    assert isinstance(app.top, MessageScene) and scene in app.stack
    reports = list((tmp_path / "home" / "reports").glob("*.txt"))
    assert len(reports) == 1 and "ValueError: handle" in reports[0].read_text()
    app.send(Key("enter"))
    app.send(Key("a"))
    assert scene not in app.stack and isinstance(app.stack[0], ShelfScene)
    app.draw()


def test_a_scene_that_cannot_be_drawn_goes(make_app):
    app = make_app(strict=False)
    app.home_factory = ShelfScene
    app.apply(Push(Plain(app, "draw")))
    app.draw()
    assert isinstance(app.top, MessageScene) and isinstance(app.stack[0], ShelfScene)
    assert app.draw()


def test_overlays_are_drawn_over_the_scene_below(app):
    base = KeysScene(app)
    app.apply(Push(base))
    app.draw()
    bright = app.surface.get_at((100, 200))
    app.apply(Push(MessageScene(app, "Notice", "Words")))
    app.draw()
    dim = app.surface.get_at((100, 200))
    assert 0 < sum(dim[:3]) < sum(bright[:3])


def test_help_keys_open_over_any_scene(app):
    app.apply(Push(ShelfScene(app)))
    app.send(Key("f2"))
    assert isinstance(app.top, KeysScene)
    app.send(Key("f2"))
    assert len(app.stack) == 2
    app.send(Key("escape"))
    app.send(Key("f1"))
    assert isinstance(app.top, RulesScene)
    app.send(Key("f9"))
    assert app.settings.mute


def test_shot_and_messages(app, tmp_path):
    app.apply(Push(ShelfScene(app)))
    app.draw()
    app.send(Key("f12"))
    assert len(list((tmp_path / "home" / "pictures").glob("*.png"))) == 1
    app._say_messages()
    assert isinstance(app.top, MessageScene) and "saved as" in app.top.text


def test_a_resize_tells_every_scene(app):
    scene = Plain(app)
    app.apply(Push(scene))
    app.send(Resize((1280, 720)))
    assert "relayout" in scene.calls


@pytest.mark.parametrize(
    ("percent", "window", "desktop", "scale"),
    [
        (100, (1280, 720), (1920, 1080), 1.0),
        (0, (1600, 900), (1920, 1080), 1.0),
        (0, (3840, 2160), (3840, 2160), 2.0),
        (250, (880, 540), (1920, 1080), 1.0),
        (75, (1280, 720), (1920, 1080), 0.75),
        (0, (1024, 700), (1366, 768), 0.85),
    ],
)
def test_scale(percent, window, desktop, scale):
    assert fitting_scale(percent, window, desktop) == pytest.approx(scale)


def test_unknown_settings_are_refused(app):
    with pytest.raises(AttributeError):
        app.change(colour="blue")


def test_the_real_loop_starts_draws_and_ends(tmp_path):
    class Short(ShelfScene):
        """Leaves at its third update."""

        seen = 0

        def update(self, dt):
            self.seen += 1
            self.dirty = True
            return Quit() if self.seen == 3 else super().update(dt)

    try:
        assert run(Short, Settings(animation="off")) == 0
        assert (tmp_path / "home" / "settings.json").exists()
    finally:
        pygame.quit()
        pygame.init()


def test_without_a_display_there_is_one_clear_line(monkeypatch, capsys):
    def closed(_self):
        raise NoDisplay("No window can be opened (x).")

    monkeypatch.setattr(App, "_open", closed)
    assert run(ShelfScene, Settings()) == 2
    assert capsys.readouterr().err.strip() == "tabletop: No window can be opened (x)."
    pygame.init()


def test_pictures_are_the_same_every_time():
    one, two = (render_scene(ShelfScene, (1280, 720), "zh-Hant", 100) for _i in range(2))
    assert one.get_size() == (1280, 720)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")
    assert app_module.FRAMES == 60
