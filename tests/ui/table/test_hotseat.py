"""Several people at one screen: nothing of anybody's is drawn before that person lifts the curtain."""

import random

import pygame
import pytest

from engines.core.match import Match
from tabletop.table.curtain import CurtainScene
from tests.ui.table.pilot import GAME, NAMES, Pilot


def start(seed: int = 8) -> Pilot:
    match = Match.start(GAME, 3, {}, seed, names=NAMES[:3], controllers=["human"] * 3)
    pilot = Pilot(match)
    pilot.app.apply(pilot.table._next())
    return pilot


def private(pilot: Pilot) -> set[tuple[int, str]]:
    """Whose secret pieces the table holds ready to draw, by seat and face."""
    table = pilot.table
    return {(p.owner, p.face) for p in table.view.pieces if p.zone.startswith(("hand:", "screen:")) and p.face in table.game.faces
            and p.kind in ("base", "counter")}


def test_the_first_person_meets_the_curtain_at_once():
    pilot = start()
    assert isinstance(pilot.top, CurtainScene)
    assert pilot.table.viewer == -1 and private(pilot) == set()


def test_three_people_play_behind_the_curtain():
    pilot = start()
    rng, lifted = random.Random(3), []
    for _i in range(400):
        if isinstance(pilot.top, CurtainScene):
            seat, before = pilot.top.seat, pilot.table.viewer
            words = "".join(str(getattr(w, "text", "")) for w in pilot.top.ui.root.walk())
            assert NAMES[seat] in words
            assert pilot.table.decision is None, "nobody decides behind the curtain"
            assert all(owner != seat for owner, _face in private(pilot)) or before == seat
            blank = picture(pilot)
            pilot.table.canvas.show(pilot.match.state.view(seat))
            assert picture(pilot) == blank, "the curtain hides whatever the table holds"
            pilot.table.canvas.show(pilot.table.view)
            pilot.push("ready")
            lifted.append(seat)
            assert pilot.table.viewer == seat
        elif pilot.top is pilot.table and pilot.table.decision is not None:
            seat = pilot.table.decision.seat
            assert seat == pilot.table.viewer
            assert all(owner in (seat, -1) for owner, _face in private(pilot))
            pilot.table._send(rng.choice(pilot.match.state.legal(seat)))
        elif pilot.match.over:
            break
        else:
            pilot.step(2)
    assert len(set(lifted)) == 3 and len(lifted) > 10


def picture(pilot: Pilot) -> bytes:
    pilot.top.dirty = True
    pilot.app.draw()
    return pygame.image.tobytes(pilot.app.surface, "RGB")


def test_keys_behind_the_curtain_show_and_change_nothing():
    pilot = start()
    before = (pilot.match.state.digest(), picture(pilot))
    for chord in ("z", "1", "c", "l", "home", "f1", "a"):
        pilot.key(chord)
    assert isinstance(pilot.top, CurtainScene)
    assert (pilot.match.state.digest(), picture(pilot)) == before


def test_without_curtain_the_seats_swap_by_themselves():
    pilot = start()
    pilot.push("ready")
    pilot.app.change(curtain=False)
    rng, seen = random.Random(1), set()
    for _i in range(120):
        pilot.step(2)
        if pilot.table.decision is not None:
            seen.add(pilot.table.viewer)
            pilot.table._send(rng.choice(pilot.table.decision.options))
        assert pilot.top is pilot.table
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_the_log_of_hotseat_never_says_you(lang):
    pilot = start()
    pilot.app.change(language=lang)
    pilot.push("ready")
    rng = random.Random(2)
    for _i in range(80):
        seat = pilot.match.state.acting[0]
        pilot.match.act(seat, rng.choice(pilot.match.state.legal(seat)))
    for line in pilot.match.log(0):
        words = pilot.table.words.plain(line.message)
        assert "you" not in words.lower().replace("your legions", "") and "你" not in words
