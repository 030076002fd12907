"""Full disks, homes that cannot be written, no sound: a clear sentence, and play goes on."""

from __future__ import annotations

import os
import subprocess

import pytest

from engines.core import matchfile, registry
from engines.core.match import Match
from tabletop import records, saves
from tabletop import settings as prefs
from tabletop.scene import Pop, Push
from tabletop.scenes.shelf import ShelfScene
from tabletop.scenes.stats import StatsScene
from tabletop.seats import Seat, named
from tabletop.settings import Settings
from tabletop.table import open_match, resume_match
from tests.robust.common import PYTHON, ROOT, environment

GAME = registry.get("gloria_mundi")


class FullDisk:
    """A file on a full disk: half of a line goes in, then nothing."""

    def __init__(self, real):
        self.real, self.full = real, True

    def write(self, data):
        if not self.full:
            return self.real.write(data)
        self.real.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    def __getattr__(self, name):
        return getattr(self.real, name)


def people(count: int = 2) -> list[Seat]:
    return named([Seat("human", "", "", i) for i in range(count)])


def play_on(app, scene, choices: int) -> None:
    """Choose as a person until `choices` more entries are there, closing what comes in between."""
    want = len(scene.match.entries) + choices
    for _ in range(40 * choices):
        app.step(0.1)
        app._say_messages()
        app.draw()
        top = app.top
        if top is not scene:
            app.apply(top.lift() if hasattr(top, "lift") else Pop())
        elif scene.decision is not None and len(scene.match.entries) < want:
            scene.choose(scene.decision.options[0])
    assert len(scene.match.entries) >= want


def test_a_disk_that_fills_up_during_play(home, make_app):
    app = make_app(curtain=False)
    app.apply(Push(ShelfScene(app)))
    scene = open_match(app, GAME, people(), {}, 3)
    app.apply(Push(scene))
    play_on(app, scene, 3)
    writer = scene.match._writer
    writer._file = FullDisk(writer._file)
    scene.choose(scene.decision.options[0])
    app.step(0.1)
    assert len(app.messages) == 1 and "No space left" in app.messages[0] and scene.match.path.name in app.messages[0]
    assert len(Match.load(scene.match.path).entries) == 3 and not Match.load(scene.match.path).torn
    play_on(app, scene, 3)
    assert "Saving fails" in saves.info(scene.match), "said once, and in the menu as long as it lasts"
    writer._file.full = False
    play_on(app, scene, 1)
    again = Match.load(scene.match.path)
    assert [e.digest for e in again.entries] == [e.digest for e in scene.match.entries] and not scene.match.save_error
    app.apply(Pop())


def test_a_device_that_is_full_from_the_start(home, make_app, monkeypatch):
    """/dev/full takes no byte at all."""
    if not os.path.exists("/dev/full"):
        pytest.skip("no such device here")
    monkeypatch.setattr(
        matchfile.Writer, "_open", lambda self, mode: setattr(self, "_file", open("/dev/full", "wb", buffering=0))
    )
    app = make_app(curtain=False)
    app.apply(Push(ShelfScene(app)))
    scene = open_match(app, GAME, people(), {}, 3)
    app.apply(Push(scene))
    app.step(0.1)
    assert any("cannot be written" in m for m in app.messages)
    play_on(app, scene, 4)
    app.apply(Pop())
    assert app.stack


@pytest.fixture(params=["file in the way", "no permission"])
def closed_home(request, tmp_path, monkeypatch):
    """A home that cannot be made or written."""
    if request.param == "no permission":
        if os.geteuid() == 0:
            place = "/proc/tabletop-home"  # even the administrator makes no folder there
        else:
            (tmp_path / "closed").mkdir(mode=0o500)
            place = str(tmp_path / "closed" / "home")
    else:
        (tmp_path / "plug").write_text("x")
        place = str(tmp_path / "plug" / "home")
    monkeypatch.setenv("TABLETOP_HOME", place)


def test_a_home_that_cannot_be_written(closed_home, make_app):
    settings, _ = prefs.load()
    assert settings == Settings() and prefs.save(settings) and saves.list_matches() == []
    app = make_app(curtain=False)
    app.apply(Push(ShelfScene(app)))
    for factory in (StatsScene,):
        app.apply(Push(factory(app)))
        app.step(0.1)
        app.draw()
        app.apply(Pop())
    scene = open_match(app, GAME, people(), {}, 3)
    assert len(app.messages) == 1 and "not saved" in app.messages[0]
    app.apply(Push(scene))
    play_on(app, scene, 5)
    assert "not saved" in saves.info(scene.match)
    scene.concede()
    records.keep(scene.match)
    app.step(0.1)
    app.draw()
    while len(app.stack) > 1:
        app.apply(Pop())
    app._save_shot()
    assert "could not be saved" in app.messages[-1]


def test_a_match_that_has_become_read_only(home, make_app, monkeypatch):
    from tabletop.scenes.catalog import opened
    from tabletop.scenes.dialog import MessageScene

    app = make_app()
    scene = open_match(app, GAME, people(), {}, 3)
    scene.leave()
    real = open
    monkeypatch.setattr(
        "builtins.open",
        lambda file, mode="r", *a, **k: (
            (_ for _ in ()).throw(PermissionError(13, "Permission denied"))
            if "+" in str(mode)
            else real(file, mode, *a, **k)
        ),
    )
    found = opened(app, lambda: resume_match(app, scene.match.path))
    assert (
        isinstance(found.scene, MessageScene)
        and scene.match.path.name in found.scene.text
        and "Permission denied" in found.scene.text
    )


@pytest.mark.parametrize(
    ("env", "code"),
    [
        ({"SDL_VIDEODRIVER": "x11", "DISPLAY": ""}, 2),
        ({"SDL_VIDEODRIVER": "nonsense"}, 2),
        ({"SDL_AUDIODRIVER": "nonsense"}, 0),
    ],
)
def test_no_display_or_no_sound(home, env, code):
    """Without a display one line and status 2; without sound the app starts (and is closed at once)."""
    run = (
        "import sys, tabletop.app as a\nstep = a.App.step\n"
        "def on(app, dt):\n    step(app, dt); app.audio.play('card'); app._n = getattr(app, '_n', 0) + 1\n"
        "    from tabletop.scene import Quit\n    app._n > 3 and app.apply(Quit())\n"
        "a.App.step = on\nfrom tabletop.cli import main\nsys.exit(main([]))"
    )
    done = subprocess.run(
        [PYTHON, "-c", run], cwd=ROOT, env={**environment(home), **env}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert done.stderr.count("\n") == 1 and "window" in done.stderr
