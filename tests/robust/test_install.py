"""From the sources to an installed program in fresh environments, used from another folder, with and without a window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.robust.common import ROOT

pytest.importorskip("hatchling")
BIN = "Scripts" if os.name == "nt" else "bin"


class Place:
    """A fresh environment. `run` works from an empty folder, with no path of the checkout anywhere."""

    def __init__(self, root: Path, name: str):
        self.root = root / name
        self.work = root / f"{name}-elsewhere"
        self.work.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.root)], check=True, timeout=60)
        self.python = self.root / BIN / ("python.exe" if os.name == "nt" else "python")

    def pip(self, *words: str) -> None:
        """Install with the ordinary settings of pip."""
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "--python",
                str(self.python),
                "install",
                "--quiet",
                "--disable-pip-version-check",
                *words,
            ],
            capture_output=True,
            text=True,
            timeout=240,
        )
        assert done.returncode == 0, done.stderr

    def run(self, *words: str, **env: str) -> subprocess.CompletedProcess:
        """A program of the environment."""
        keep = {
            k: v
            for k, v in os.environ.items()
            if not k.startswith(("SDL_", "TABLETOP", "PYTHON", "DISPLAY", "WAYLAND"))
        }
        keep |= {
            "TABLETOP_HOME": str(self.work / "home"),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            **env,
        }
        return subprocess.run(
            [str(self.root / BIN / words[0]), *words[1:]],
            cwd=self.work,
            env=keep,
            capture_output=True,
            text=True,
            timeout=120,
        )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory) -> Path:
    """The wheel, built as anybody would."""
    out = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            str(out),
            str(ROOT),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=out,
    )
    assert done.returncode == 0, done.stderr
    return next(out.glob("*.whl"))


@pytest.fixture(scope="session")
def full(wheel, tmp_path_factory) -> Place:
    """Everything that the wheel asks for."""
    place = Place(tmp_path_factory.mktemp("full"), "env")
    place.pip(str(wheel))
    return place


@pytest.fixture(scope="session")
def bare(wheel, tmp_path_factory) -> Place:
    """The engines' needs alone: no pygame."""
    place = Place(tmp_path_factory.mktemp("bare"), "env")
    place.pip("--no-deps", str(wheel))
    place.pip("msgspec")
    return place


def test_what_is_in_the_wheel(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "tabletop/data/art/common/fonts/sans-regular.otf",
        "tabletop/data/art/common/fonts/OFL.txt",
        "tabletop/data/art/gloria_mundi/skin.toml",
        "tabletop/data/maps/gloria_mundi/board.tmx",
        "tabletop/locale/zh_Hant/LC_MESSAGES/tabletop.mo",
        "tabletop/locale/en/LC_MESSAGES/tabletop.mo",
        "engines/gloria_mundi/data/components.toml",
        "engines/gloria_mundi/text.toml",
        "engines/gloria_mundi/rules/en.md",
        "engines/gloria_mundi/rules/zh-Hant.md",
        "engines/__main__.py",
    ):
        assert wanted in names, f"{wanted} is missing"
    assert any(n.startswith("tabletop/data/art/common/sounds/") and n.endswith(".wav") for n in names), "no sounds"
    assert any(n.startswith("tabletop/data/art/covers/") for n in names)
    art = {
        str(p.relative_to(ROOT))
        for folder in ("art", "maps")
        for p in (ROOT / folder).rglob("*")
        if p.is_file() and not p.name.startswith(".")
    }
    assert not {n for n in art if f"tabletop/data/{n}" not in names and "__pycache__" not in n}, (
        "art that stayed behind"
    )
    wrong = [
        n
        for n in names
        if "artgen" in n or n.startswith("tests") or "__pycache__" in n or n.endswith((".pyc", ".part", ".tmp"))
    ]
    assert not wrong, wrong
    licences = [n for n in names if ".dist-info/licenses/" in n]
    assert any(n.endswith("LICENSE") for n in licences) and any(n.endswith("OFL.txt") for n in licences)


def test_engines_without_pygame(bare):
    assert bare.run("python", "-c", "import pygame").returncode, "pygame slipped in"
    done = bare.run("python", "-m", "engines", "simulate", "gloria_mundi", "--matches", "3", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["matches"] == 3 and not done.stderr
    done = bare.run(
        "tabletop", "simulate", "gloria_mundi", "--seats", "bot:easy,bot:normal", "--matches", "1", "--json"
    )
    assert done.returncode == 0, done.stderr
    done = bare.run(
        "python", "-m", "engines", "text", "gloria_mundi", "--seats", "bot:random,bot:random", "--file", "m.match"
    )
    assert done.returncode == 0, done.stderr
    done = bare.run("python", "-m", "engines", "replay", "m.match", "--verify", "--json")
    assert done.returncode == 0 and json.loads(done.stdout.splitlines()[-1])["verified"]
    for words in ((), ("shot", "shelf", "--out", "x.png"), ("play", "gloria_mundi")):
        done = bare.run("tabletop", *words)
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and "pygame" in done.stderr, done.stderr


def test_the_installed_app(full):
    assert "site-packages" in full.run("python", "-c", "import tabletop; print(tabletop.__file__)").stdout
    done = full.run("tabletop", "games", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["games"]
    done = full.run("tabletop", "simulate", "gloria_mundi", "--matches", "2", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["errors"] == 0
    for scene, more in (("shelf", ()), ("gloria_mundi", ("--lang", "zh-Hant", "--plies", "20"))):
        done = full.run("tabletop", "shot", scene, "--size", "1280x720", "--out", f"{scene}.png", *more)
        assert done.returncode == 0 and (full.work / f"{scene}.png").stat().st_size > 50_000, done.stderr
    assert not (full.work / "home").exists(), "a picture leaves something in the player's home"


@pytest.mark.parametrize("words", [("tabletop",), ("tabletop", "play", "gloria_mundi"), ("python", "-m", "tabletop")])
def test_without_a_display(full, words):
    done = full.run(*words, SDL_VIDEODRIVER="x11")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "window" in done.stderr, done.stderr


_SHORT = (
    "import tabletop.app as a; s = a.App.step\n"
    "def on(app, dt):\n    s(app, dt); app.audio.play('card'); app.n = getattr(app, 'n', 0) + 1\n    if app.n > 3: app.stack.clear()\n"
    "a.App.step = on\nfrom tabletop.__main__ import main; raise SystemExit(main())"
)


def test_without_sound_and_without_fonts(full):
    done = full.run("python", "-c", _SHORT, SDL_AUDIODRIVER="nonsense")
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    found = full.run("python", "-c", "from tabletop import resources; print(resources.art('common'))").stdout.strip()
    fonts, sounds = Path(found) / "fonts", Path(found) / "sounds"
    fonts.rename(fonts.with_name("gone"))
    sounds.rename(sounds.with_name("mute"))
    try:
        done = full.run("tabletop", "shot", "shelf", "--size", "1024x700", "--out", "plain.png")
        assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
        done = full.run("python", "-c", _SHORT)
        assert done.returncode == 0, done.stderr
    finally:
        fonts.with_name("gone").rename(fonts)
        sounds.with_name("mute").rename(sounds)


# -- bootstrap --------------------------------------------------------------------------------------------------------
@pytest.fixture
def bootstrap(monkeypatch):
    """The starter as a module; installing and starting are only noted."""
    import importlib.util

    spec = importlib.util.spec_from_file_location("bootstrap_under_test", ROOT / "bootstrap.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.started = []
    monkeypatch.setattr(
        module.subprocess,
        "run",
        lambda command, **more: (module.started.append((command, more)), subprocess.CompletedProcess(command, 7))[1],
    )
    return module


@pytest.mark.parametrize(
    ("words", "extra", "tail"),
    [
        ([], "", ["-m", "tabletop"]),
        (["play", "--x"], "", ["-m", "tabletop", "--x"]),
        (["test", "-k", "a b"], "[test]", ["-m", "pytest", "-k", "a b"]),
        (["bench", "--json"], "[test,bench]", ["-m", "tabletop", "bench", "--json"]),
    ],
)
def test_bootstrap_hands_arguments_on(bootstrap, monkeypatch, words, extra, tail):
    asked = []
    monkeypatch.setattr(bootstrap, "environment", lambda wanted: asked.append(wanted) or Path("python"))
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", *words])
    assert bootstrap.main() == 7, "the exit status is not the program's"
    assert asked == [extra] and bootstrap.started[0][0][1:] == tail


def test_bootstrap_refuses_in_one_line(bootstrap, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", "fly"])
    with pytest.raises(SystemExit) as leaving:
        bootstrap.main()
    assert "fly" in str(leaving.value.code) and "\n" not in str(leaving.value.code) and not bootstrap.started
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    with pytest.raises(SystemExit) as leaving:
        bootstrap.main()
    assert "3.11" in str(leaving.value.code)


def test_bootstrap_installs_once_and_again_when_needs_change(bootstrap, monkeypatch, tmp_path):
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("a")
    python = tmp_path / ".venv" / BIN / ("python.exe" if os.name == "nt" else "python")
    monkeypatch.setattr(
        bootstrap.venv, "create", lambda folder, with_pip: (python.parent.mkdir(parents=True), python.touch())
    )
    with pytest.raises(SystemExit) as leaving:  # pip fails with 7: one line, and no stamp that says it was done
        bootstrap.environment("")
    assert "package index" in str(leaving.value.code) and not list((tmp_path / ".venv").glob("ready*"))
    monkeypatch.setattr(
        bootstrap.subprocess,
        "run",
        lambda command, **more: (bootstrap.started.append(command), subprocess.CompletedProcess(command, 0))[1],
    )
    bootstrap.started.clear()
    for text, count in (("a", 1), ("a", 1), ("b", 2)):
        (tmp_path / "pyproject.toml").write_text(text)
        assert bootstrap.environment("") == python and len(bootstrap.started) == count
    bootstrap.environment("[test]")
    assert len(bootstrap.started) == 3 and bootstrap.started[-1][-1].endswith("[test]")
