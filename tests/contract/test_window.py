"""A game costs no line of the window's code: every game, the sample game too, is played on the real table scene."""

from __future__ import annotations

import pytest

from engines.core.match import Match
from engines.core.simulate import Luck, random_action
from tests.contract.harness import some
from tests.sample_game import ROOTS

pytest.importorskip("tabletop.table.scene")


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_a_whole_match_is_drawn(game, lang, monkeypatch, tmp_path):
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    from tabletop import i18n, resources
    from tabletop.app import App
    from tabletop.scene import Push
    from tabletop.settings import Settings
    from tabletop.table.scene import TableScene

    for kind in ("maps", "art"):
        real, own = getattr(resources, kind), ROOTS[kind]
        monkeypatch.setattr(resources, kind, lambda *parts, real=real, own=own: (
            own.joinpath(*parts) if parts and (own / parts[0]).is_dir() else real(*parts)))
    try:
        app = App(Settings(language=lang, animation="off", curtain=False), size=(1280, 720), strict=True)
        match = Match.start(game, game.min_seats, {}, 5)
        scene = TableScene(app, match, list(range(match.seats)))
        app.apply(Push(scene))
        luck = Luck(2)
        for count in range(10**6):
            if match.over:
                break
            if count == some(game, 500):        # the screens of its end come as well after giving up
                match.concede(0)
                break
            seat = match.state.acting[0]
            match.act(seat, random_action(match.state, seat, luck))
            app.step(0.5)
            if count % max(1, min(game.max_decisions, 1500) // 40) == 0 or count < 5:
                scene.dirty = True
                app.draw()
        for _ in range(5):
            app.step(0.5)
            app.draw()
        assert app.stack
    finally:
        i18n.set_language("en")
