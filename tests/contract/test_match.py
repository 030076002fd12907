"""Every game under the referee: undo, log, save, resume, replay, concede."""

from __future__ import annotations

import pytest

from engines.core.errors import EngineError, IllegalAction
from engines.core.knowledge import known, revealed
from engines.core.match import OPEN, UNDO_LUCK, UNDO_OTHER, UNDO_SECRET, UNDO_START, EngineFault, Match, StaleAction
from engines.core.simulate import Luck, random_action
from tests.contract.harness import matches, some


def step(match: Match, luck: Luck):
    """One random action by one of those who may act."""
    seat = match.state.acting[luck(len(match.state.acting))]
    return match.act(seat, random_action(match.state, seat, luck))


def play(match: Match, luck: Luck, most: int = 10**6) -> Match:
    """Random play to the end or for `most` actions."""
    while not match.over and most:
        step(match, luck)
        most -= 1
    return match


@pytest.mark.parametrize("humans", [1, 2, 99])
def test_random_walks_of_undo_equal_a_plain_list_of_states(game, humans, tmp_path):
    steps = taken = 0
    for seed in range(20):
        if steps < 300:
            walked, undone = _walk(game, min(humans, game.max_seats), seed, tmp_path / f"{seed}.jsonl")
            steps, taken = steps + walked, taken + undone
    assert taken, "nothing could ever be taken back"


def _walk(game, humans: int, seed: int, path) -> tuple[int, int]:
    people = ["human" if seat < humans else "bot:random" for seat in range(game.max_seats)]
    match = Match.start(game, game.max_seats, {}, seed, controllers=people, path=path)
    luck, states, taken = Luck(seed), [match.state.dump()], 0
    # Where luck falls seldom, undo eats its way back nearly as fast as play goes on.
    for _ in range(some(game, 600)):
        if match.over or len(states) >= 250:
            break
        last = match.entries[-1].seat if match.entries and luck(2) else humans
        seat = last if last < humans else luck(humans)
        info = match.undoable(seat)
        _check_undo(match, info, seat)
        if info.can and luck(3) == 0:
            to = info.targets[luck(len(info.targets))]
            gone = match.undo(seat, to)
            assert gone[0].seat == seat and len(match.entries) == to
            del states[to + 1:]
            taken += 1
        else:
            step(match, luck)
            states.append(match.state.dump())
        assert match.state.dump() == states[-1] and len(states) == len(match.entries) + 1
    _equal(match, Match.load(path))
    return len(states), taken


def _check_undo(match: Match, info, seat: int) -> None:
    """The cut lies exactly where luck or a secret fell, or another person acted."""
    lowest = info.targets[-1] if info.targets else len(match.entries)
    for index in range(lowest, len(match.entries)):
        entry = match.entries[index]
        assert not entry.chance
        assert entry.seat == seat or match.controllers[entry.seat] != "human"
    before = [i for i in range(lowest) if match.entries[i].seat == seat]
    if info.reason == UNDO_START:
        assert not before
    elif info.reason == UNDO_LUCK:
        assert any(match.entries[i].chance for i in range(lowest))
    else:
        assert info.reason in (UNDO_SECRET, UNDO_OTHER)


def _equal(one: Match, other: Match) -> None:
    assert other.problem is None
    assert [e.digest for e in other.entries] == [e.digest for e in one.entries]
    assert [e[:5] for e in other.entries] == [e[:5] for e in one.entries]
    assert [(e.final, e.chance) for e in other.entries] == [(e.final, e.chance) for e in one.entries]
    assert other.state.dump() == one.state.dump() and other.result == one.result
    for viewer in (*range(one.seats), None, OPEN):
        assert other.log(viewer) == one.log(viewer)


def test_what_a_seat_learned_cannot_be_taken_back(game):
    """Judged without counting: if the same action shows a seat different things in worlds that it could not tell apart before,
    then the action told it a secret, and the referee must say so."""
    for played in matches(game.id):
        for at, taken in enumerate(played.steps[:-1]):
            if taken.applied.chance or taken.applied.outcome is not None or at % 3:
                continue
            seat, before, after = taken.seat, taken.before, played.steps[at + 1].before
            seen = after.view(seat)
            worlds = [before.determinize(seat, n) for n in range(3)]
            for world in worlds:
                world.apply(seat, taken.action)
            if any(world.view(seat) != seen for world in worlds):
                assert revealed(known(before.view(seat)), known(seen)), f"{taken.action} told seat {seat} a secret"


def test_solo_undo_goes_back_to_ones_own_decisions_one_by_one(game):
    match = Match.start(game, game.min_seats, {}, 3, controllers=["human"] + ["bot:random"] * (game.min_seats - 1))
    luck = Luck(1)
    for _ in range(120):
        if match.over:
            break
        info = match.undoable(0)
        while info.can:
            expected = match.rewind(info.entry).dump()
            steps = info.steps
            match.undo(0)
            assert match.state.dump() == expected and 0 in match.state.acting
            info = match.undoable(0)
            assert info.steps == steps - 1
        for _ in range(1 + luck(6)):
            if not match.over:
                step(match, luck)


def test_a_match_resumed_goes_on_as_if_never_left(game, tmp_path):
    path = tmp_path / "m.jsonl"
    one = play(Match.start(game, game.max_seats, {}, 8), Luck(2), some(game, 1500))
    two = play(Match.start(game, game.max_seats, {}, 8, path=path), Luck(2), 15)
    luck_so_far = [e.digest for e in two.entries]
    two.close()
    back = Match.resume(path)
    assert [e.digest for e in back.entries] == luck_so_far and back.state.dump() == two.state.dump()
    for entry in one.entries[len(luck_so_far):]:
        assert back.act(entry.seat, entry.action).digest == entry.digest
    back.close()
    _equal(one, Match.load(path))


def test_a_recorded_file_replays_with_a_wrong_seed(game, tmp_path):
    path = tmp_path / "m.jsonl"
    one = play(Match.start(game, game.max_seats, {}, 8, path=path), Luck(4), some(game, 1500))
    text = path.read_text("utf-8")
    path.write_text(text.replace('"seed":8,', '"seed":99,', 1), "utf-8")
    other = Match.load(path)
    assert other.header.seed == 99 and other.problem is None
    assert [e.digest for e in other.entries] == [e.digest for e in one.entries]


def test_rewinding_to_and_fro_gives_the_same_states(game):
    match = play(Match.start(game, game.min_seats, {}, 2), Luck(6))
    luck = Luck(7)
    for _ in range(40):
        n = luck(len(match.entries) + 1)
        state = match.rewind(n)
        assert n == 0 or state.digest() == match.entries[n - 1].digest
        if state.acting:
            state.play(state.acting[0], random_action(state, state.acting[0], luck))
    with pytest.raises(IndexError):
        match.rewind(len(match.entries) + 1)


def test_anybody_may_concede_at_any_moment(game):
    for seat in range(game.min_seats):
        for after in (0, 7, 30):
            match = play(Match.start(game, game.min_seats, {}, 2), Luck(6), after)
            if match.over:
                continue
            match.concede(seat)
            assert match.over and match.result == (tuple(s for s in range(match.seats) if s != seat), "concede")
            assert not match.undoable(0).can
            for viewer in (0, None):
                assert match.state.view(viewer).result == match.result
                assert match.state.decision(0) is None
            with pytest.raises(EngineError):
                match.concede(0)
            with pytest.raises(IllegalAction):
                match.act(0, ("pass",))


def test_a_fault_inside_an_action_leaves_the_match_as_it_was(game, monkeypatch):
    match = play(Match.start(game, game.min_seats, {}, 2), Luck(6), 5)
    whole, revision, count = match.state.dump(), match.revision, len(match.entries)
    seat = match.state.acting[0]
    action = random_action(match.state, seat, Luck(1))
    real = game.state_class.play

    def broken(self, *args):
        real(self, *args)
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(game.state_class, "play", broken)
    with pytest.raises(EngineFault) as caught:
        match.act(seat, action)
    assert "planted" in caught.value.report["error"] and caught.value.report["match"]["game"] == game.id
    assert match.state.dump() == whole and (match.revision, len(match.entries)) == (revision, count)
    monkeypatch.undo()
    match.act(seat, action)


def test_old_clicks_are_refused(game):
    match = Match.start(game, game.min_seats, {}, 2)
    seat = match.state.acting[0]
    action = random_action(match.state, seat, Luck(1))
    shown = match.revision
    match.act(seat, action, revision=shown)
    whole = match.state.dump()
    with pytest.raises(StaleAction):
        match.act(seat, action, revision=shown)
    assert match.state.dump() == whole


def test_the_log_only_grows_and_keeps_secrets(game):
    match = Match.start(game, game.max_seats, {}, 4)
    luck, seen = Luck(3), {viewer: [] for viewer in (*range(match.seats), None)}
    while not match.over and len(match.entries) < some(game, 1500):
        step(match, luck)
        if len(match.entries) % 20 == 0 or match.over:
            for viewer, before in seen.items():
                now = match.log(viewer)
                assert now[:len(before)] == before
                assert [line for line in now if line.entry >= 5] == match.log(viewer, 5)
                seen[viewer] = now
    secret = [(line, spec) for line in match.log(None) if (spec := game.events[line.event[0]]).secret]
    for line, spec in secret:
        values = dict(zip(spec.args, line.event[1:], strict=True))
        assert all(values[arg] is None for arg in spec.secret)


def test_samplers_hold_no_truth(game):
    for played in matches(game.id)[:2]:
        match = Match.start(game, played.seats, played.options, played.seed)
        for taken in played.steps[:25]:
            match.act(taken.seat, taken.action)
        for seat in range(match.seats):
            sampler = match.sampler(seat)
            assert sampler.state is not match.state
            assert sampler(3).view(seat) == match.state.view(seat)
            assert sampler(3).dump() == sampler(3).dump()
