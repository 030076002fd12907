"""Options, actions, copies, records and luck."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.action import format_action, parse_action
from engines.core.errors import FeedMismatch, IllegalAction, MalformedAction
from engines.core.game import HAND, PIECE, PLACE, SEAT, ZONE, OptionError
from engines.core.simulate import Luck, playout, random_action
from tests.contract.harness import POSITIONS, cases, matches, positions, run_on, some

_NO_ACTION = (None, [], (), "pass", 7, ("",), (7,), ("no_such_verb",), ("no_such_verb", 1), ("pass", None), ("pass", 1.5), ("pass", True),
              ("pass", ["x"]), ("end", object()))
_JSON_KEYS = ("value", "shared", "list", "lists", "dict")


def test_options_are_offered_to_those_who_act_and_to_nobody_else(game):
    for played, step in positions(game):
        s = step.before
        assert s.acting and len(set(s.acting)) == len(s.acting)
        for seat in [*range(-1, played.seats + 1), None, "0"]:
            options, domain = s.legal(seat), s.domain(seat)
            assert isinstance(options, tuple)
            if seat in s.acting:
                assert options or domain is not None, f"nothing to choose in {s.stack[-1]}"
                assert len(set(options)) == len(options), "an option is offered twice"
                assert s.legal(seat) == options, "the order of options is not stable"
                assert s.clone().legal(seat) == options
            else:
                assert options == () and domain is None
        if not s.acting:
            assert s.result


def test_every_option_can_be_carried_out(game):
    for _, step in positions(game):
        for seat in step.before.acting:
            options = list(step.before.legal(seat))
            domain = step.before.domain(seat)
            if domain is not None:
                options += [domain.sample(Luck(n)) for n in range(5)]
            for action in options[:60]:
                after = step.before.clone()
                after.apply(seat, action)
                game.check(after)
                for other in after.acting:
                    assert after.legal(other) or after.domain(other) is not None, f"dead end after {action}"


def test_what_is_not_offered_is_refused_and_changes_nothing(game):
    for played in matches(game.id):
        elsewhere = list(dict.fromkeys(step.action for step in played.steps))[:40]
        for step in played.positions[:5]:
            s = step.before
            whole = s.dump()
            for seat in [*range(played.seats), -1, 99]:
                for action in [*elsewhere, *_NO_ACTION, (*step.action, 99), step.action[:1] + ("zzz",) * 9]:
                    if isinstance(action, tuple) and action and seat in s.acting and _allowed(s, seat, action):
                        continue
                    with pytest.raises((IllegalAction, MalformedAction)):
                        s.apply(seat, action)
            assert s.dump() == whole


def _allowed(s, seat, action) -> bool:
    domain = s.domain(seat)
    return action in s.legal(seat) or (domain is not None and domain.contains(action))


def test_actions_and_their_text_are_the_same_thing(game):
    for played in matches(game.id):
        for step in played.steps:
            assert parse_action(format_action(step.action)) == step.action


def test_verbs_are_declared_and_their_arguments_are_on_the_table(game):
    for _, step in positions(game):
        for seat in step.before.acting:
            view = step.before.view(seat)
            pieces = {piece.id: piece for piece in view.pieces}
            zones = {zone.id for zone in view.zones}
            domain = step.before.domain(seat)
            for action in step.before.legal(seat):
                roles = game.verbs[action[0]]
                assert len(roles) == len(action) - 1, f"{action} does not have the declared arguments {roles}"
                for role, arg in zip(roles, action[1:], strict=True):
                    assert role != PIECE or arg in pieces, f"{action}: no piece {arg} in the view"
                    assert role != ZONE or arg in zones, f"{action}: no zone {arg} in the view"
                    assert role != PLACE or str(arg).rsplit(".", 1)[0] in zones, f"{action}: no place {arg}"
                    assert role != SEAT or arg in range(view.seats)
                    assert role != HAND or any(p.owner == seat and p.face == arg for p in view.pieces), f"{action}: no {arg}"
            if domain is not None:
                assert domain.verb in game.verbs and domain.contains(domain.sample(Luck(1)))


def test_a_clone_is_equal_and_shares_nothing_that_changes(game):
    for played in matches(game.id):
        for step in played.positions[:: max(1, POSITIONS // 4)]:
            whole = step.before.dump()
            copy = step.before.clone()
            assert copy.dump() == whole
            for name, kind in type(copy).TABLE.items():
                assert kind in _JSON_KEYS
                mine, yours = getattr(step.before, name), getattr(copy, name)
                if kind in ("list", "lists", "dict"):
                    assert mine is not yours, f"a clone shares {name}"
                if kind == "lists":
                    assert not any(a is b for a, b in zip(mine, yours, strict=True)), f"a clone shares lists in {name}"
            run_on(game, copy, Luck(5))
            assert step.before.dump() == whole, "playing a clone changed the original"


def test_states_continue_alike_after_json(game):
    for played in matches(game.id):
        for at in range(0, len(played.steps), max(1, len(played.steps) // 4)):
            data = json.loads(json.dumps(played.steps[at].before.dump()))
            s = game.load(data)
            assert s.dump() == played.steps[at].before.dump()
            for step in played.steps[at:at + 60]:
                s.apply(step.seat, step.action)
                assert s.digest() == step.digest


def test_same_seed_same_match_and_other_seed_another(game):
    digests = set()
    for seed in range(4):
        digests.add(tuple(_random_digests(game, seed)))
        assert tuple(_random_digests(game, seed)) in digests
    assert len(digests) == 4, "luck makes no difference"


def _random_digests(game, seed: int) -> list[str]:
    """What 20 decisions led to, and the ones after them until luck has fallen five times: some games open without it."""
    s, luck, out, falls = game.new(game.max_seats, {}, seed), Luck(3), [], 0
    while s.acting and (len(out) < 20 or falls < 5):
        before = s.rng
        s.play(s.acting[0], random_action(s, s.acting[0], luck))
        falls += s.rng != before
        out.append(s.digest())
    return out


def test_a_record_replays_with_a_wrong_seed(game):
    for played in matches(game.id):
        s, dealt, _ = game.deal(played.seats, played.options, played.seed + 777, played.dealt)
        assert dealt == played.dealt
        for step in played.steps:
            s.apply(step.seat, step.action, step.applied.drawn, step.applied.outcome)
            assert s.digest() == step.digest


def test_a_record_with_too_few_or_too_many_outcomes_is_noticed(game):
    chancy = [step for played in matches(game.id) for step in played.steps if step.applied.drawn][:5]
    for step in chancy:
        for drawn in (step.applied.drawn[:-1], (*step.applied.drawn, 0), (10**9, *step.applied.drawn[1:])):
            with pytest.raises(FeedMismatch):
                step.before.clone().apply(step.seat, step.action, drawn)


def test_luck_is_noticed_and_recorded(game):
    for played in matches(game.id):
        states = [*(step.before for step in played.steps), played.last]
        for step, after in zip(played.steps, states[1:], strict=True):
            moved = step.before.rng != after.rng
            assert step.applied.chance == moved, "luck fell unnoticed"
            assert bool(step.applied.drawn) == moved, "a draw is missing in the record"


def test_matches_end_with_a_declared_reason_and_valid_winners(game):
    for played in matches(game.id):
        reason, *winners = played.end.result
        assert reason in game.ends
        assert winners == sorted(set(winners)) and all(w in range(played.seats) for w in winners)
        assert len(played.steps) <= game.max_decisions
        assert played.end.acting == () and all(not step.before.result for step in played.steps)
        game.check(played.end)
        with pytest.raises(IllegalAction):
            played.end.clone().apply(played.steps[-1].seat, played.steps[-1].action)


def test_many_random_matches_end_without_error(game):
    for seats, options in cases(game):
        for seed in range(100, 100 + min(6, some(game, 1))):
            s = game.new(seats, options, seed)
            playout(s, Luck(seed), game.max_decisions)
            game.check(s)


def test_play_makes_progress(game):
    """No state comes twice in a match, and no turn goes on for ever."""
    for played in matches(game.id):
        digests = [step.digest for step in played.steps]
        assert len(set(digests)) == len(digests), "a state came twice"
        turns = [step.before.turn for step in played.steps]
        assert turns == sorted(turns) and max(turns.count(turn) for turn in set(turns)) <= 300


def test_events_are_declared(game):
    for played in matches(game.id):
        for event in [*played.opening, *(event for step in played.steps for event in step.applied.events)]:
            assert event[0] in game.events, f"undeclared event {event[0]}"
            spec = game.events[event[0]]
            assert len(event) - 1 == len(spec.args), f"event {event} does not have the arguments {spec.args}"
            assert set(spec.secret) | set(spec.secret.values()) <= set(spec.args)


def test_wrong_set_ups_are_refused(game):
    for seats in (game.min_seats - 1, game.max_seats + 1, -1, True, "2", None, 2.0):
        with pytest.raises(OptionError):
            game.new(seats, {}, 1)
    for options in ({"no_such_option": "x"}, *({option.id: "no_such_value"} for option in game.options)):
        with pytest.raises(OptionError):
            game.new(game.min_seats, options, 1)


@given(data=st.data())
def test_drawn_matches_keep_the_invariants(game, data):
    seats, options = data.draw(st.sampled_from(cases(game)))
    s = game.new(seats, options, data.draw(st.integers(0, 2**32)))
    for _ in range(60):
        if not s.acting:
            break
        seat = data.draw(st.sampled_from(s.acting))
        options = s.legal(seat)
        action = data.draw(st.sampled_from(options)) if options else s.domain(seat).sample(
            lambda n: data.draw(st.integers(0, n - 1)))
        s.apply(seat, action)
        game.check(s)
