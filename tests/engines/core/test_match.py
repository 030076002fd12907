"""The referee, case by case, on the sample game."""

from __future__ import annotations

import pickle

import pytest

from engines.core.errors import EngineError, IllegalAction, MalformedAction
from engines.core.game import OptionError
from engines.core.match import OPEN, UNDO_LUCK, UNDO_OTHER, UNDO_OVER, UNDO_SECRET, UNDO_START, Match
from engines.core.simulate import Luck, random_action
from tests.sample_game import GAME


def start(controllers=("human", "human"), seed=1, **options) -> Match:
    """A match with these seats."""
    return Match.start(GAME, len(controllers), options, seed, controllers=list(controllers))


def at_stall(controllers=("human", "human"), seed=1) -> tuple[Match, int]:
    """A match in which somebody has just won the bid, and who."""
    match = start(controllers, seed, gusts="off")
    for seat in range(match.seats):
        match.act(seat, ("bid", 0))
    return match, match.state.acting[0]


def test_text_and_tuple_are_the_same_action():
    one, two = start(), start()
    one.act(0, "bid 2")
    two.act(0, ("bid", 2))
    assert one.state.dump() == two.state.dump() and one.entries == two.entries


@pytest.mark.parametrize("action, error", [
    ("bid", IllegalAction), ("bid 9", IllegalAction), ("bid  1", MalformedAction), ("", MalformedAction), (" bid 1", MalformedAction),
    ("bid 1\n", MalformedAction), (("bid", True), MalformedAction), (("bid", 1.0), MalformedAction), ([], MalformedAction),
    (None, MalformedAction), (("bid", "1"), IllegalAction), ("bid 01x", MalformedAction), ("x" * 5000, MalformedAction)])
def test_wrong_actions_are_told_apart_and_change_nothing(action, error):
    match = start()
    whole = match.state.dump()
    with pytest.raises(error):
        match.act(0, action)
    assert match.state.dump() == whole and not match.entries and match.revision == 0


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0", True, 0.0])
def test_a_seat_that_is_none_may_not_act(seat):
    with pytest.raises(IllegalAction):
        start().act(seat, ("bid", 0))


def test_undo_stops_at_luck():
    match = start()
    assert match.undoable(0) == match.undoable(1) and match.undoable(0).reason == UNDO_START
    match, seat = at_stall()
    match.act(seat, ("end",))
    match.act(seat, ("offer", 0))
    match.act(seat, ("flick", "boat", 100, 5))
    info = match.undoable(seat)
    assert (info.can, info.reason) == (False, UNDO_LUCK), "a flick is final"


def test_undo_takes_every_step_of_the_turn_and_says_what():
    match, seat = at_stall()
    start_of_turn = match.state.dump()
    lights = [a for a in match.state.legal(seat) if a[0] == "light"]
    match.act(seat, lights[0])
    match.act(seat, ("end",))
    match.act(seat, ("offer", 2))
    info = match.undoable(seat)
    assert info.can and info.steps == 3 and info.targets == (4, 3, 2) and info.action == ("offer", 2)
    match.undo(seat)
    assert match.undoable(seat).what == ("act.end", {})
    gone = match.undo(seat, to=2)
    assert [entry.action for entry in gone] == [lights[0], ("end",)] and match.state.dump() == start_of_turn
    assert match.notes == [(2, seat, 2)]
    with pytest.raises(EngineError):
        match.undo(seat, to=1)


def test_undo_stops_where_the_seat_saw_a_secret():
    match, seat = at_stall()
    match.act(seat, ("peek",))
    assert match.entries[-1].final and not match.entries[-1].chance
    assert match.undoable(seat)[:3] == (False, 0, UNDO_SECRET)
    match.act(seat, ("end",))
    info = match.undoable(seat)
    assert info.can and info.steps == 1 and info.reason == UNDO_SECRET


def test_undo_stops_where_bids_were_revealed_by_a_bot():
    match = start(("human", "bot:random"))
    match.act(0, ("bid", 1))
    assert match.undoable(0).can, "the other bid is still sealed"
    match.act(1, ("bid", 2))
    assert match.undoable(0)[:3] == (False, 0, UNDO_SECRET)


def test_undo_stops_at_another_person_but_takes_bots_along():
    for third, can in (("human", False), ("bot:random", True)):
        match = start(("human", third, "human"))
        match.act(0, ("bid", 1))
        match.act(1, ("bid", 1))
        info = match.undoable(0)
        assert info.can is can and (can or info.reason == UNDO_OTHER)
        if can:
            assert info.removes == 2
            assert [entry.seat for entry in match.undo(0)] == [0, 1] and not match.entries


def test_nothing_is_taken_back_after_the_end():
    match = start()
    luck = Luck(1)
    while not match.over:
        match.act(match.state.acting[0], random_action(match.state, match.state.acting[0], luck))
    assert match.undoable(0)[:3] == (False, 0, UNDO_OVER)
    with pytest.raises(EngineError):
        match.undo(0)
    assert match.result[1] in GAME.ends and match.result[0]


def test_a_new_line_of_play_after_undo_is_recorded_alone(tmp_path):
    path = tmp_path / "m.jsonl"
    match = Match.start(GAME, 2, {}, 1, path=path)
    match.act(0, ("bid", 1))
    match.undo(0)
    match.act(0, ("bid", 3))
    match.act(1, ("bid", 0))
    again = Match.load(path)
    assert [e.action for e in again.entries] == [("bid", 3), ("bid", 0)] and again.state.dump() == match.state.dump()


def test_the_log_is_cut_to_the_viewer():
    match, seat = at_stall()
    match.act(seat, ("peek",))
    face = next(line for line in match.log(seat) if line.event[0] == "peek").event[2]
    assert face in GAME.faces
    for viewer in (1 - seat, None, "0", True):
        line = next(line for line in match.log(viewer) if line.event[0] == "peek")
        assert line.event == ("peek", seat, None) and line.message[0] == "log.peek.hidden"
    opened = next(line for line in match.log(OPEN) if line.event[0] == "peek")
    assert opened.event == ("peek", seat, face) and opened.entry == 2 and opened.level == 2


def test_the_sampler_travels_and_hides_the_truth():
    match = start(("human", "bot:random"), seed=3)
    sampler = pickle.loads(pickle.dumps(match.sampler(1)))
    hands = {tuple(sampler(n).hands[0]) for n in range(30)}
    assert len(hands) > 3, "another's hand varies over worlds"
    assert {tuple(sampler(n).hands[1]) for n in range(30)} == {tuple(match.state.hands[1])}


def test_concede_ends_at_once():
    match = start(("human", "human", "bot:random"))
    match.act(0, ("bid", 1))
    match.concede(2)
    assert match.over and match.result == ((0, 1), "concede") and len(match.entries) == 1
    for seat in (-1, 3, None, True):
        with pytest.raises(EngineError):
            start().concede(seat)


@pytest.mark.parametrize("what", [
    {"seed": -1}, {"seed": 1 << 63}, {"seed": "1"}, {"seed": None}, {"names": ["A"]}, {"names": [1, 2]}, {"names": ["x" * 81] * 2},
    {"controllers": ["human"]}, {"options": {"gusts": "maybe"}}, {"seats": 9}])
def test_wrong_set_ups_are_refused_in_words(what):
    args = {"seats": 2, "options": {}, "seed": 1} | what
    with pytest.raises(OptionError):
        Match.start(GAME, args.pop("seats"), args.pop("options"), args.pop("seed"), **args)


def test_the_state_handed_out_before_an_action_is_not_changed_by_it():
    match = start()
    before = match.state
    whole = before.dump()
    match.act(0, ("bid", 1))
    assert before.dump() == whole and match.rewind(0).dump() == whole
