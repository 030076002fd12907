"""The bots of every level: legal, repeatable, honest, in time, and each better than the one below."""

from __future__ import annotations

import random
import time

import pytest

from engines.bots import LEVELS, Budget, UnknownLevel, levels, make
from engines.bots.arena import arena, play_match
from engines.bots.search import CANDIDATES, SearchBot, candidates
from engines.bots.thinking import CAPS, caps, think
from engines.core.action import Amount
from engines.core.match import Match, Sampler
from engines.core.simulate import Luck, bare_decision, random_action
from engines.core.view import Decision
from engines.gloria_mundi import GAME
from engines.gloria_mundi.tables import CARDS, RESOURCES, TABLES

FEW = Budget(iterations=6)


def positions(seats: int = 2, seed: int = 3, every: int = 9, options: dict | None = None) -> list:
    """Positions with a choice from all over one random match."""
    s, luck, out = GAME.new(seats, options or {}, seed), Luck(seed), []
    while s.acting:
        if len(s.legal(s.acting[0])) > 1:
            out.append(s.clone())
        s.play(s.acting[0], random_action(s, s.acting[0], luck))
    return out[::every]


def ask(bot, s, budget: Budget = FEW, seed: int = 1):
    """The choice of a bot that sees what its seat may see."""
    seat = s.acting[0]
    sampler = Sampler(s.determinize(seat, 5), seat)
    return bot.choose(s.view(seat), bare_decision(s, seat), sampler, budget, random.Random(seed))


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_in_all_seat_counts(level):
    for seats in range(2, 7):
        for s in positions(seats, seats, 23, {"goth_stop": "on_last_tribute", "surcharge": "any_mix"}):
            assert ask(make(GAME, level), s) in s.legal(s.acting[0])


@pytest.mark.parametrize("level", LEVELS)
def test_matches_end_and_no_action_is_refused(level):
    """play_match raises when a bot chooses what the rules refuse."""
    played = play_match(GAME, [make(GAME, level), make(GAME, "normal")], GAME.full_options({}), 8, Budget(iterations=2))
    assert played.state.result and played.decisions < GAME.max_decisions


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_choice(level):
    for s in positions():
        before = s.dump()
        assert ask(make(GAME, level), s, seed=4) == ask(make(GAME, level), s, seed=4)
        assert s.dump() == before, "thinking changed the match"


def test_a_match_between_bots_can_be_repeated():
    bots = [make(GAME, "hard"), make(GAME, "easy")]
    ends = [play_match(GAME, bots, GAME.full_options({}), 5, FEW).state.digest() for _ in range(2)]
    assert ends[0] == ends[1]


# -- honesty -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_what_the_deck_holds_in_store_changes_no_choice(level):
    """Two true matches that differ in what luck will bring look alike to a seat, and its bot does the same in both."""
    for s in positions(3, 6):
        seat = s.acting[0]
        other = s.clone()
        other.rng = (other.rng * 31 + 12345) % 2**64
        assert other.view(seat) == s.view(seat)
        assert ask(make(GAME, level), s) == ask(make(GAME, level), other)


def test_a_world_of_the_sampler_knows_no_future():
    """Its cards come out in another order than those of the true match, and in another order in each world."""
    s = GAME.new(2, {}, 3)
    orders = set()
    for world in [s, *(s.determinize(0, seed) for seed in range(5))]:
        world = world.clone()
        drawn = []
        while world.acting and world.turn < 8:
            before = world.turn
            world.play(world.acting[0], world.legal(world.acting[0])[-1])
            if world.turn != before:
                drawn.append(world.forum[0])
        orders.add(tuple(drawn))
    assert len(orders) == 6


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_a_world_tells_of_others_stands_in_the_public_log(seats):
    """The worlds take the counters and hands of the others from notes. Those are no secret: whoever writes down what is gained, paid
    and played before all eyes knows them. Here a stranger takes those notes."""
    match = Match.start(GAME, seats, {}, 12)
    luck = Luck(7)
    while not match.over:
        s = match.state
        legal = s.legal(s.acting[0])
        pool = [a for a in legal if a[0] in ("buy", "effect", "tribute")] if luck(2) else legal
        match.act(s.acting[0], (pool or legal)[luck(len(pool or legal))])
    for until in (len(match.entries) // 2, len(match.entries) - 1):
        stock = [[0, 0, 0, 0] for _ in range(seats)]
        hands = [[n - 1 for n in TABLES.deal[seats]] for _ in range(seats)]
        for line in match.log(None):
            if line.entry >= until:
                break
            kind, *args = line.event
            if kind in ("gain", "share", "pay", "tribute"):
                sign = 1 if kind in ("gain", "share") else -1
                for resource, n in args[1]:
                    stock[args[0]][RESOURCES.index(resource)] += sign * n
            elif kind == "play":
                hands[args[0]][("farm", "city", "legion").index(args[1])] -= 1
        world = match.rewind(until).determinize(0, 1)
        assert world.stock == stock and world.hands == hands


# -- the strong bot ------------------------------------------------------------------------------------------------------
def test_candidates_are_the_best_few_and_nothing_twice():
    assert candidates([1.0, 3.0, 2.0]) == [1, 2, 0]
    assert candidates([1.0, 1.0, 2.0, 1.0]) == [2, 0], "what weighs the same is the same thing on another piece"
    assert candidates([0.0, 50.0]) == [1], "hopeless actions are not tried"
    assert len(candidates([n / 10 for n in range(30)])) == CANDIDATES
    assert candidates([5.0]) == [0]


def test_why_names_the_choice_first_and_tells_its_value():
    bot = make(GAME, "hard")
    told = 0
    for s in positions(every=5):
        choice = ask(bot, s, Budget(iterations=24))
        if bot.why:
            told += 1
            assert bot.why[0][0] == choice and len({action for action, _ in bot.why}) == len(bot.why) <= 4
            assert all(action in s.legal(s.acting[0]) for action, _ in bot.why)
    assert told > 10


def test_halving_keeps_the_better_half_and_gives_it_the_rest_of_the_budget():
    """Four actions of known worth: the best comes first, what dropped out early comes last, each with its mean."""
    worth = {"a": 0.1, "b": 0.9, "c": 0.5, "d": -0.5}
    tried = []

    class World:
        def play(self, seat, action):
            tried.append(action[0])

    class Known(SearchBot):
        def _rollout(self, world, seat, luck):
            return worth[tried[-1]]

    order = Known(GAME)._halve([(name,) for name in "abcd"], 0, lambda seed: World(), 40, float("inf"), random.Random(1))
    assert order == [(1, pytest.approx(0.9)), (2, pytest.approx(0.5)), (0, pytest.approx(0.1)), (3, pytest.approx(-0.5))]
    assert [tried.count(name) for name in "abcd"] == [5, 15, 15, 5]


def test_the_search_looks_at_many_worlds_and_gets_them_from_the_sampler_only():
    """Each world is tried with all actions in the race, so there are fewer worlds than rollouts, but many."""
    s = next(s for s in positions(every=1) if s.stack[-1][0] == "play_base" and len(s.legal(s.acting[0])) == 3)
    seat, seeds = s.acting[0], []

    def sampler(seed: int):
        seeds.append(seed)
        return s.determinize(seat, seed)

    SearchBot(GAME, 48).choose(s.view(seat), bare_decision(s, seat), sampler, Budget(), random.Random(3))
    assert len(seeds) >= 40 and 15 <= len(set(seeds)) < len(seeds)


def test_thinking_stops_at_its_share_of_the_cap(monkeypatch):
    """A clock of its own that moves a hundredth of a second at each look: no more worlds after four fifths of the cap."""
    now, worlds = [0.0], [0]

    def look() -> float:
        now[0] += 0.01
        return now[0]

    class Counted(SearchBot):
        def _rollout(self, world, seat, luck):
            worlds[0] += 1
            return super()._rollout(world, seat, luck)

    monkeypatch.setattr("engines.bots.search.time.perf_counter", look)
    bot, searched = Counted(GAME, iterations=10**6), 0
    for s in positions(every=12):
        worlds[0] = 0
        ask(bot, s, Budget(seconds=0.5))
        assert worlds[0] <= 42
        searched += worlds[0] > 0
    assert searched > 3


def test_the_time_cap_is_kept_by_a_real_clock():
    """Asked for endless thought with a cap in seconds. Generous, for the machine may be busy."""
    bot, taken = SearchBot(GAME, iterations=10**6), []
    for s in positions(6, every=60):
        begin = time.perf_counter()
        ask(bot, s, Budget(seconds=0.2))
        taken.append(time.perf_counter() - begin)
    assert sorted(taken)[len(taken) // 2] < 1.0


def test_a_cap_of_nothing_still_gives_a_choice():
    for s in positions(every=20):
        assert ask(make(GAME, "hard"), s, Budget(seconds=1e-9)) in s.legal(s.acting[0])


def test_it_takes_carthage_when_it_lies_one_purchase_away():
    s = GAME.new(2, {}, 3)
    s.active, s.acting = 0, (0,)
    for card in [c for c in s.forum if c]:
        s.deck.append(card)
    s.forum = [0] * 6
    number = TABLES.number["gm15"]
    s.deck.remove(number)
    s.forum[5] = number
    s.roman[0], s.gains[0] = 34, 34
    s.bank = [60 - 9 - s.stock[1][0], 60 - 9 - s.stock[1][1], 60 - 9 - s.stock[1][2], 40]
    s.stock[0] = [9, 9, 9, 0]
    s.noted[0][:4] = s.stock[0]
    s.play(0, ("play", "city"))
    GAME.check(s)
    for level in ("normal", "hard"):
        assert ask(make(GAME, level), s) == ("buy", CARDS[number].id)


def test_it_refuses_no_win_in_the_levy_or_elsewhere_by_running_out_of_candidates():
    for s in positions(4, 9, 7):
        weights = GAME.advice.weigh(s, s.acting[0], s.legal(s.acting[0]))
        assert len(weights) == len(s.legal(s.acting[0])) and candidates(weights)


# -- levels ---------------------------------------------------------------------------------------------------------------
def test_levels_need_advice():
    class Plain:
        advice, name = None, {"en": "Plain"}
    assert levels(GAME) == LEVELS and levels(Plain) == ("random",)
    with pytest.raises(UnknownLevel, match="there is: random"):
        make(Plain, "hard")
    with pytest.raises(UnknownLevel):
        make(GAME, "godlike")


@pytest.mark.parametrize("level", LEVELS)
def test_parametric_decisions_get_a_sample_of_their_domain(level):
    domain = Amount("bid", 2, 9)
    decision = Decision("bidding", 0, ("", {}), (), domain)
    action = make(GAME, level).choose(None, decision, None, FEW, random.Random(1))
    assert domain.contains(action)


def test_a_question_to_a_worker_is_answered_like_here():
    s = positions()[4]
    seat = s.acting[0]
    for level in LEVELS:
        sampler = Sampler(s.determinize(seat, 5), seat)
        action, why = think(GAME.id, level, s.view(seat), bare_decision(s, seat), sampler, 0.05, 3)
        assert action in s.legal(seat) and all(option in s.legal(seat) for option, _ in why)
    assert set(CAPS) == set(LEVELS) and caps("hard") <= 1.5 and caps("of another day") == 1.5


@pytest.mark.parametrize(("better", "worse", "matches", "least", "iterations"),
                         [("easy", "random", 40, 0.75, 1), ("normal", "easy", 40, 0.6, 1), ("hard", "normal", 6, 0.6, 12)])
def test_each_level_beats_the_one_below(better, worse, matches, least, iterations):
    """A smoke test with fixed seeds; the real figures stand in the game's README."""
    report = arena(GAME, [better, worse], GAME.full_options({}), matches, 50, Budget(iterations=iterations))
    assert report["errors"] == 0 and report["win_rate"][f"bot:{better}"] >= least, report
