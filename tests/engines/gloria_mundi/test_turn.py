"""Set-up, options and the fixed order of the phases."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from tests.engines.gloria_mundi.table import GAME, Table


def next_turn(t: Table) -> None:
    """Do the dullest things until the next turn begins."""
    turn = t.s.turn
    while t.s.acting and t.s.turn == turn:
        t.do(t.legal()[0])


# -- options ----------------------------------------------------------------------------------------------------------
def test_options_are_the_four_of_the_rules_and_default_to_the_text():
    assert {o.id: (o.default, set(o.values)) for o in GAME.options} == {
        "goth_stop": ("beyond_last_tribute", {"beyond_last_tribute", "on_last_tribute"}),
        "surcharge": ("single_kind", {"single_kind", "any_mix"}),
        "hand_end": ("last_card_played", {"last_card_played", "cannot_play"}),
        "deck_end": ("last_card_revealed", {"last_card_revealed", "cannot_reveal"})}


# -- the phases in order ----------------------------------------------------------------------------------------------
def test_phases_come_in_their_fixed_order():
    t = Table()
    t.put("gm02", "b0")
    t.forum("gm15")
    t.counters(0, "9f9g9m")
    seen = []
    for text in ("play farm", "effect b0", "pass", "tribute 1 0 0 0", "end_turn"):
        seen.append(t.at)
        t.do(text)
    assert seen == ["play_base", "activate", "upgrade", "tribute", "end_turn"] and t.s.active == 1 and t.s.turn == 2


def test_all_seats_activate_clockwise_from_the_active_one():
    t = Table(seats=4)
    for base in ("b0", "b3", "b6", "b9"):
        t.put({"b0": "gm01", "b3": "gm02", "b6": "gm03", "b9": "gm04"}[base], base)
    t.s.active = 2
    t.s.acting = (2,)
    t.do("play farm")
    order = []
    while t.at == "activate":
        if not order or order[-1] != t.who:
            order.append(t.who)
        t.do("skip")
    assert order == [2, 3, 0, 1]


def test_a_stack_is_used_once_and_only_of_the_active_kind():
    t = Table()
    t.put("gm02", "b0")
    t.put("gm18", "b1")
    t.do("play farm")
    assert "effect b1" not in t.legal() and "base b1" not in t.legal()
    t.do("effect b0")
    assert t.stock() == (4, 0, 0, 0)
    with pytest.raises(IllegalAction):
        t.s.apply(0, ("effect", "b0"))


def test_who_cannot_pay_can_only_refuse():
    t = Table()
    t.goth(1)
    t.do("play farm")
    t.go("tribute")
    assert t.stock()[1] == 0 and t.legal() == ["refuse"]


@pytest.mark.parametrize(("seats", "deal"), [(2, (12, 9, 9)), (3, (8, 6, 6)), (4, (7, 5, 5)), (5, (6, 4, 4)), (6, (5, 3, 3))])
def test_set_up(seats, deal):
    firsts = set()
    for seed in range(40):
        s = GAME.new(seats, {}, seed)
        firsts.add(s.first)
        assert s.first == s.active and s.acting == (s.first,)
        for seat in range(seats):
            assert tuple(h + 1 for h in s.hands[seat]) == deal
            assert [len(s.rows[3 * seat + k]) for k in range(3)] == [1, 1, 1]
            assert s.stock[seat] == [1, 1, 1, 0] and s.roman[seat] == 0
        assert s.bank == [60 - seats] * 3 + [40] and s.goth == 0 and s.front == 1
        assert len(s.deck) == 56 and sum(map(bool, s.forum)) == 1 and s.forum[0], "the first card is at +5 in turn 1"
    assert firsts == set(range(seats)), "the first player is random"


def test_turns_go_clockwise():
    t = Table(seats=3)
    order = []
    for _ in range(7):
        order.append(t.s.active)
        next_turn(t)
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_the_example_of_the_rules_plays_as_it_is_told():
    """"Two turns as they were played": Anna is seat 0, Ben seat 1; the road stands before space 14."""
    t = Table()
    t.put("gm02", "b0")                          # Granary
    t.remove("b2")                               # what is left of her is two farms and a city
    t.forum("gm04", 5)                           # Country Fair
    t.forum("gm18", 1)                           # Shop
    t.goth(13)
    t.counters(0, "1f1g2m")
    t.do("play farm")
    assert t.who == 0
    t.do("effect b0")
    assert t.stock(0) == (5, 1, 2, 0) and t.stock(1) == (1, 0, 0, 0)
    t.do("buy gm18")
    assert t.stock(0) == (1, 0, 0, 0), "four food, one gold, two military"
    assert t.card_on("b1") == "gm18" and t.s.roman[0] == 3
    assert t.legal() == ["refuse"], "no gold left"
    t.do("refuse")
    assert t.stacks(0)["city"] == 0 and "gm18" in t.burnt() and t.s.roman[0] == 3 and t.s.goth == 14
    t.do("end_turn", "play legion")
    t.go("tribute")
    t.do("tribute 1 0 1 0")
    assert t.s.goth == 14 and t.s.tribute == [15, 0, 0, 15, 2, 2]
    t.do("end_turn", "play city")
    t.go("tribute")
    t.do("refuse")
    assert t.s.goth == 16, "past the tribute"
    t.do("lose b0")
    assert t.at == "levy" and t.who == 1, "a legion is due from Ben, who has two"
    t.do(t.legal()[0])
    assert t.at == "share" and t.who == 0
