"""A home of its own for every hostile test, and English before and after."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest  # noqa: E402

import tests.sample_game  # noqa: E402
from engines.core import registry  # noqa: E402
from tabletop import i18n, resources, saves  # noqa: E402
from tabletop import settings as prefs  # noqa: E402
from tabletop.app import App  # noqa: E402
from tabletop.settings import Settings  # noqa: E402
from tests.robust.common import a_match, fingerprint  # noqa: E402


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The player's folder: a fresh one."""
    place = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(place))
    i18n.set_language("en")
    yield place
    i18n.set_language("en")


@pytest.fixture
def make_app():
    """Make an app that draws onto a plain surface and lets errors through."""

    def make(size=(1024, 700), settings=None, **fields):
        chosen = settings or Settings(
            language="en", scale=100, animation="off", bot_speed="instant", mute=True, **fields
        )
        return App(chosen, size=size, strict=True)

    return make


@pytest.fixture
def sample_too(monkeypatch):
    """The window finds the sample game's maps and art as well."""
    for kind, own in tests.sample_game.ROOTS.items():
        if hasattr(resources, kind):
            real = getattr(resources, kind)
            monkeypatch.setattr(
                resources,
                kind,
                lambda *parts, real=real, own=own: (
                    own.joinpath(*parts) if parts and (own / parts[0]).is_dir() else real(*parts)
                ),
            )


@pytest.fixture
def others(home):
    """Files that nothing may touch: a good match, notes and settings."""
    folder = home / "matches"
    folder.mkdir(parents=True)
    a_match(registry.get("gloria_mundi"), folder / "good.match")
    saves.keep_extra(folder / "good.match", saves.Extra([2, 1, 0], 3))
    prefs.save(Settings(language="en"))
    return fingerprint(home)
