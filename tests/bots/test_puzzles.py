"""Positions that can be won in the turn that begins: the strong bot must find nearly all of them."""

from __future__ import annotations

import random

import pytest

from engines.bots import Budget, make
from engines.core.match import Sampler
from engines.core.simulate import bare_decision
from engines.gloria_mundi import GAME
from tests.engines.gloria_mundi.table import CARDS, KINDS, Table


def harbour() -> Table:
    """One step short, and a Harbour among other things."""
    t = Table()
    t.put("gm22", "b1")
    t.put("gm02", "b0")
    t.roman(0, 35)
    return t


def last_purchase() -> Table:
    """A cheap card is enough."""
    t = Table()
    t.forum("gm15", 1)
    t.roman(0, 34)
    t.counters(0, "1g3m")
    return t


def pasture() -> Table:
    """The Goths demand food just now."""
    t = Table()
    t.put("gm17", "b0")
    t.put("gm19", "b1")
    t.roman(0, 34)
    return t


def food_first() -> Table:
    """The Hired Carts need the food that the new farm gives."""
    t = Table()
    t.put("gm17", "b0")
    t.put("gm14", t.stack(0, "farm"))
    t.roman(0, 33)
    return t


def right_victim() -> Table:
    """Only the Temple was worth five steps."""
    t = Table()
    t.put("gm16", "b0")
    t.put("gm30", "b1")
    t.put("gm35", "b2")
    t.roman(0, 31)
    return t


def right_card() -> Table:
    """Enough for one of two cards; one carries far enough."""
    t = Table()
    t.forum("gm13", 0)
    t.forum("gm02", 1)
    t.roman(0, 31)
    t.counters(0, "1f3g3m")
    return t


def glory_spent() -> Table:
    """All the glory for the Theatre."""
    t = Table()
    t.forum("gm21", 2)
    t.roman(0, 32)
    t.counters(0, "8w")
    return t


def effect_and_purchase() -> Table:
    """One step by the Military Road, five by the Temple."""
    t = Table()
    t.put("gm39", "b2")
    t.forum("gm30", 0)
    t.roman(0, 30)
    t.counters(0, "3f1g3m")
    return t


def auction() -> Table:
    """The Temple must be sold to pay for the Apiary."""
    t = Table()
    t.put("gm32", "b1")
    t.put("gm30", t.stack(0, "city"))
    t.forum("gm13", 0)
    t.roman(0, 31)
    t.counters(0, "2g")
    return t


def rome_falls() -> Table:
    """Rome falls this turn; two steps overtake the leader."""
    t = Table()
    t.goth(35)
    t.roman(0, 10)
    t.roman(1, 11)
    t.forum("gm02", 0)
    t.counters(0, "1f2g2m")
    return t


PUZZLES = [harbour, last_purchase, pasture, food_first, right_victim, right_card, glory_spent, effect_and_purchase, auction, rome_falls]


def solved(position, level: str) -> bool:
    """Whether a bot of that level wins the turn with seat 0."""
    t, rng, bot = position(), random.Random(1), make(GAME, level)
    if t.s.roman[1] == 0:
        t.roman(1, 33)
    while t.s.acting and t.s.turn == 1:
        seat = t.who
        if seat == 0:
            action = bot.choose(t.s.view(0), bare_decision(t.s, 0), Sampler(t.s.determinize(0, 3), 0), Budget(), rng)
            t.do(" ".join(map(str, action)))
        else:
            t.do(t.legal()[0])
    return bool(t.s.result) and t.s.result[1:] == [0]


def test_every_puzzle_has_a_solution():
    """Each can be won by some line of play of seat 0, the other seat taking what comes."""
    for position in PUZZLES:
        t = position()
        t.roman(1, t.s.roman[1] or 33)
        assert winnable(t.s), position.__name__


def winnable(s) -> bool:
    if not s.acting or s.turn > 1:
        return bool(s.result) and s.result[1:] == [0]
    seat = s.acting[0]
    for action in s.legal(seat) if seat == 0 else s.legal(seat)[:1]:
        world = s.clone()
        world.play(seat, action)
        if winnable(world):
            return True
    return False


def test_the_strong_bot_solves_nine_of_ten():
    found = [position.__name__ for position in PUZZLES if solved(position, "hard")]
    assert len(found) >= 9, found


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bare_base_is_used_before_a_stack_that_waits_for_its_counter(level):
    assert solved(food_first, level)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_d10_no_card_stops_a_bot(level):
    """Every card on the table, with nothing else, something and much to use it on: seat 0 plays its turn to the end."""
    bot = make(GAME, level)
    for card in CARDS[1:]:
        for stock, others in (("", ()), ("1f1g1m", ("gm35",)), ("5f5g5m3w", ("gm18", "gm35", "gm06"))):
            t, rng = Table(), random.Random(2)
            kind = KINDS[card.sites[0]]
            t.put(card.id, f"b{card.sites[0]}")
            for other in others:
                if other != card.id:
                    t.put(other, t.stack(0, KINDS[CARDS[int(other[2:])].sites[0]]))
            t.counters(0, stock)
            t.forum("gm15" if card.id != "gm15" else "gm49", 1)
            t.do(f"play {kind}")
            steps = 0
            while t.s.turn == 1 and t.s.acting:
                seat = t.who
                sampler = Sampler(t.s.determinize(seat, 3), seat)
                t.do(" ".join(map(str, bot.choose(t.s.view(seat), bare_decision(t.s, seat), sampler, Budget(iterations=4), rng))))
                steps += 1
                assert steps < 60, card.id
