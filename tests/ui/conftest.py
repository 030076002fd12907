"""Every test of the window runs without a screen, without sound and in a home of its own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest  # noqa: E402

from tabletop import i18n  # noqa: E402
from tabletop.app import App  # noqa: E402
from tabletop.settings import Settings  # noqa: E402


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    """The player's folder is a fresh one; the language is English before and after."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    i18n.set_language("en")
    yield
    i18n.set_language("en")


@pytest.fixture
def make_app():
    """Make an app that draws onto a plain surface and lets errors through."""

    def make(size=(1280, 720), lang="en", scale=100, strict=True, **fields):
        settings = Settings(language=lang, scale=scale, animation="off", **fields)
        return App(settings, size=size, strict=strict)

    return make


@pytest.fixture
def app(make_app):
    """An app of the usual size."""
    return make_app()
