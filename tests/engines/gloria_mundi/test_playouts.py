"""Whole matches: invariants after every action, all seat counts under all options, conservation, perft counts and the order of options."""

from __future__ import annotations

import itertools
import os
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.simulate import Luck, playout
from tests.engines.gloria_mundi.table import GAME, TABLES, Table

COMBOS = [dict(zip([o.id for o in GAME.options], values, strict=True)) for values in itertools.product(*(o.values for o in GAME.options))]
LONG = os.environ.get("TABLETOP_TESTS") == "long"
# By number of players: the last turn that any reading allows (deal table and 57 cards, see G2 and G15).
LAST_TURN = {seats: seats * (sum(TABLES.deal[seats]) - 3) + 1 for seats in range(2, 7)}


# Lines of play by length. The first turn by hand: three bases to play; nobody can buy yet; refuse or pay; after a refusal only who
# played a farm has two to choose from for the food that is due: 3, 3, 6, 7.
PERFT_START = [3, 3, 6, 7, 17]
PERFT_BUSY = [3, 15, 112, 394, 1193]
PERFT_INVASION = [3, 7, 16, 28, 94]


@given(data=st.data())
def test_drawn_matches_keep_all_invariants_to_the_end(data):
    seats = data.draw(st.integers(2, 6))
    options = data.draw(st.sampled_from(COMBOS))
    s = GAME.new(seats, options, data.draw(st.integers(0, 2**40)))
    luck = Luck(data.draw(st.integers(0, 2**40)))
    fond = data.draw(st.sampled_from([(), ("buy",), ("refuse",), ("tribute",), ("effect",), ("skip", "pass")]))
    while s.acting:
        legal = s.legal(s.acting[0])
        pool = [a for a in legal if a[0] in fond] or legal
        s.apply(s.acting[0], pool[luck(len(pool))])
        GAME.check(s)
    assert s.result[0] in GAME.ends and s.turn <= LAST_TURN[seats]


@pytest.mark.parametrize("combo", COMBOS, ids=lambda c: "-".join(v.split("_")[0] for v in c.values()))
def test_sweep_of_all_seat_counts_under_all_options(combo):
    for seats in range(2, 7):
        for seed in range(3):
            s = GAME.new(seats, combo, 1000 * seats + seed)
            decisions = playout(s, Luck(seed), GAME.max_decisions)
            GAME.check(s)
            assert decisions < GAME.max_decisions and s.turn <= LAST_TURN[seats]
            if combo["goth_stop"] == "beyond_last_tribute":
                assert s.turn <= 36, "Rome falls on turn 36 at the latest (G7)"


def fond_playout(s, luck, fond: tuple) -> None:
    """Play to the end, two times of three with a liking for some verbs."""
    while s.acting:
        legal = s.legal(s.acting[0])
        pool = [a for a in legal if a[0] in fond] if luck(3) else None
        pool = pool or legal
        s.play(s.acting[0], pool[luck(len(pool))])


def sweep(matches: int) -> Counter:
    """Ends of matches over all seat counts, all options and some temperaments."""
    ends: Counter = Counter()
    tempers = ((), ("buy", "effect"), ("refuse",), ("tribute", "buy"))
    for n in range(matches):
        combo = COMBOS[n % 16]
        s = GAME.new(2 + n // 16 % 5, combo, n)
        fond_playout(s, Luck(n), tempers[n // 80 % 4])
        GAME.check(s)
        ends[s.result[0]] += 1
        ends[f"{s.seats} seats"] += 1
    return ends


def test_all_ends_that_a_real_set_up_can_reach_are_reached():
    """The deck outlasts every hand (G2), so three of the four."""
    ends = sweep(320)
    assert ends["carthage"] and ends["rome"] and ends["hand"] and not ends["deck"]


@pytest.mark.skipif(not LONG, reason="some minutes; set TABLETOP_TESTS=long")
def test_sweep_of_10000_matches():
    ends = sweep(10_000)
    print(dict(ends))
    assert sum(ends[e] for e in GAME.ends) == 10_000 and not ends["deck"]


# -- conservation (A72) and the short bank (A73) ---------------------------------------------------------------------
def test_a72_counters_are_conserved_by_kind_at_each_step():
    for seed in range(20):
        s, luck = GAME.new(2 + seed % 5, COMBOS[seed % 16], seed), Luck(seed)
        while s.acting:
            s.play(s.acting[0], s.legal(s.acting[0])[luck(len(s.legal(s.acting[0])))])
            for r in range(4):
                laid = s.tribute[2::3].count(r)
                assert s.bank[r] + sum(own[r] for own in s.stock) + laid + s.gathered[r] == (60, 60, 60, 40)[r]


@pytest.mark.parametrize("left", range(4))
def test_a73_asking_for_more_than_is_left_takes_what_there_is_and_says_so(left):
    t = Table(seats=3)
    for base in ("b0", "b3"):
        t.put({"b0": "gm01", "b3": "gm02"}[base], base)   # 2 food, 3 food
    t.counters(2, f"{60 - left}f")
    events = t.do("play farm", "effect b0")
    events += t.do("effect b3") if t.at == "activate" else []
    gains = [e for e in events if e[0] in ("gain", "gain_none")]
    assert t.s.bank[0] == 0 and t.stock(0)[0] + t.stock(1)[0] + t.stock(2)[0] == 60
    assert t.stock(0)[0] == min(left, 3) and len(gains) >= 4
    assert [e[0] for e in gains].count("gain_none") >= 1
    t.go("over")


def test_a73_a_bank_without_anything_never_stops_the_match():
    t = Table(seats=2)
    t.counters(1, "60f60g60m40w")
    t.put("gm02", "b0")
    t.put("gm30", "b1")
    for _ in range(400):
        if not t.s.acting:
            break
        t.do(t.legal()[-1])
    assert t.s.result or t.s.turn > 20


# -- perft and order ---------------------------------------------------------------------------------------------------
def perft(s, depth: int) -> int:
    """Number of lines of play of a length, luck as the state holds it."""
    if not depth or not s.acting:
        return 1
    seat = s.acting[0]
    total = 0
    for action in s.legal(seat):
        world = s.clone()
        world.play(seat, action)
        total += perft(world, depth - 1)
    return total


def busy() -> Table:
    """A rich position with every kind of effect on the table."""
    t = Table(seats=2, seed=9)
    for card, base in (("gm10", "b0"), ("gm31", "b1"), ("gm55", t.stack(0, "farm")), ("gm15", t.stack(0, "farm")),
                       ("gm17", "b3"), ("gm52", "b2")):
        t.put(card, base)
    t.counters(0, "5f4g5m2w")
    t.counters(1, "1f1g1m1w")
    for card, price in (("gm18", 5), ("gm36", 3), ("gm53", 1), ("gm02", 0)):
        t.forum(card, price)
    t.goth(3, "fg")
    return t


def test_perft_from_the_start():
    for seats in (2, 4):
        assert [perft(GAME.new(seats, {}, 4), depth) for depth in range(1, 6)] == PERFT_START


def test_perft_from_a_busy_table():
    assert [perft(busy().s, depth) for depth in range(1, 6)] == PERFT_BUSY


def test_perft_of_an_invasion():
    t = busy()
    t.do("play legion")
    t.go("upgrade")
    t.do("pass")
    assert t.at == "tribute"
    assert [perft(t.s, depth) for depth in range(1, 6)] == PERFT_INVASION


def test_the_order_of_options_is_pinned():
    t = busy()
    assert t.legal() == ["play farm", "play city", "play legion"]
    t.do("play farm")
    assert t.legal() == ["collect", "base b0", "effect b0", "base b6", "base b7", "effect b7", "base b8", "skip"]
    t.do("effect b0")
    assert t.legal() == ["done", "target b6", "target b7", "target b8"]
    t.do("done", "effect b7")
    assert t.legal() == ["raze gm10", "raze gm55", "raze gm31", "raze gm52"]
    t.do("raze gm31")
    while t.at == "activate":
        t.do("skip")
    assert t.at == "upgrade" and t.legal() == ["pass", "buy gm18", "buy gm53", "buy gm02"]
    t.do("buy gm53")
    assert t.legal() == ["site b8", "site b1"]
    t.do("site b8")
    assert t.legal()[:3] == ["pay 2 1 2 0", "pay 1 2 2 0", "pay 1 1 3 0"]
