"""The rulings G10, G11 and G13 to G19 of the rules reference: levy, steps, hands, a short bank, players without stacks."""

from __future__ import annotations

import pytest

from engines.gloria_mundi.tables import KINDS
from tests.engines.gloria_mundi.table import CARDS, TABLES, Table


def next_turn(t: Table) -> None:
    """Do the dullest things until the next turn begins."""
    turn = t.s.turn
    while t.s.acting and t.s.turn == turn:
        t.do(t.legal()[0])


# -- G10 and G11: dues and levy --------------------------------------------------------------------------------------
def test_g10_a_glory_counter_is_due_as_the_kind_it_was_paid_for_and_stays_glory():
    t = Table()
    t.goth(0)
    t.counters(0, "1w")
    t.do("play legion")
    t.go("tribute")
    t.do("tribute 0 0 0 1", "end_turn")      # food on space 1, paid with glory
    assert t.s.tribute == [1, 0, 3]
    t.do("play legion")
    t.go("tribute")
    t.do("refuse")
    t.go("end_turn")
    assert t.stacks(1)["farm"] == 0 and t.stacks(0)["farm"] == 1, "a farm was due"
    assert t.stock(1)[3] == 1, "and the glory was shared out as glory"


def test_g10_of_a_double_demand_glory_fills_the_kind_that_is_short():
    t = Table()
    t.goth(10)                               # 1 food 1 gold
    t.do("play legion")
    t.go("tribute")
    t.counters(0, "1g1w")
    t.do("tribute 0 1 0 1")
    assert t.s.tribute == [11, 0, 3, 11, 1, 1]


def test_g11_who_can_settle_must_and_chooses_due_and_stack():
    t = Table()
    t.put("gm01", "b0")
    t.goth(10)
    t.do("play farm")
    t.go("tribute")
    t.do("refuse")
    assert t.at == "levy" and t.who == 0
    assert t.legal() == ["lose b0", "lose b6", "lose b1"], "no skipping"
    t.do("lose b1")
    assert t.stacks(0) == {"farm": 2, "city": 0, "legion": 1}
    assert t.stacks(1)["farm"] == 0, "seat 1 had one farm for the due that was left"


def test_g11_base_and_expansion_both_go():
    t = Table()
    t.put("gm01", "b0")
    t.do("play city")
    t.go("tribute")
    t.do("refuse")
    assert "gm01" in t.burnt() and t.stacks(0)["farm"] == 0 and t.at == "end_turn"


def test_g11_who_has_no_stack_of_the_kind_is_skipped():
    t = Table(seats=3)
    t.remove("b0")
    t.do("play city")
    t.go("tribute")
    t.do("refuse")
    assert [t.stacks(seat)["farm"] for seat in range(3)] == [0, 0, 1]


def test_g11_a_double_demand_is_two_dues_and_goes_round_until_settled():
    """Three dues of food among two seats: seat 0, seat 1, seat 0 again."""
    t = Table()
    t.stack(0, "farm")
    t.stack(0, "farm")
    t.goth(26, "f")
    t.s.tribute *= 3                          # three counters on the road, all food
    t.s.bank[0] -= 2
    t.do("play city")
    t.go("tribute")
    t.do("refuse", "lose b0")
    assert t.stacks(1)["farm"] == 0, "seat 1 had no choice"
    assert t.who == 0 and t.at == "levy"
    t.do("lose b6")
    assert t.stacks(0)["farm"] == 1
    t.go("end_turn")
    assert t.stock(0)[0] + t.stock(1)[0] == 3


def test_g11_skips_count_in_a_row_only():
    """Three dues of food and only seat 0 of three has farms: four skips in all, never three in a row before the last due."""
    t = Table(seats=3)
    for base in ("b3", "b6"):
        t.remove(base)
    t.stack(0, "farm")
    t.stack(0, "farm")
    t.goth(26, "f")
    t.s.tribute *= 3
    t.s.bank[0] -= 2
    t.do("play city")
    t.go("tribute")
    t.do("refuse")
    while t.at == "levy":
        assert t.who == 0
        t.do(t.legal()[0])
    assert t.stacks(0)["farm"] == 0


def test_g11_a_full_round_of_skips_ends_the_levy():
    t = Table()
    t.remove("b0")
    t.remove("b3")
    t.do("play city")
    t.go("tribute")
    t.do("refuse")
    assert t.at == "end_turn" and sum(t.stacks(0).values()) == 3 and sum(t.stacks(1).values()) == 2


def test_g11_the_due_that_nobody_can_settle_does_not_stop_the_other():
    t = Table()
    t.remove("b0")
    t.remove("b3")
    t.goth(10)                               # food and gold
    t.do("play legion")
    t.go("tribute")
    t.do("refuse")
    assert t.at == "end_turn" and t.stacks(0)["city"] == 0 and t.stacks(1)["city"] == 1


def test_g11_share_goes_round_from_the_active_player_by_own_choice():
    t = Table(seats=3)
    t.goth(3, "fgm")
    t.do("play city")
    t.go("share")
    before = [t.stock(seat) for seat in range(3)]
    assert t.who == 0 and t.legal() == ["take food", "take gold", "take military"]
    t.do("take military")
    assert t.who == 1 and t.legal() == ["take food", "take gold"]
    t.do("take gold")
    assert t.at == "end_turn", "the last counter leaves no choice"
    gains = [tuple(a - b for a, b in zip(t.stock(seat), before[seat], strict=True)) for seat in range(3)]
    assert gains == [(0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


# -- G13 and G14: steps ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "space", "fits"), [("gm17", 0, True), ("gm17", 1, False), ("gm17", 10, True), ("gm34", 10, True),
                                                     ("gm51", 10, False), ("gm51", 2, True), ("gm17", 35, False)])
def test_g13_conditional_steps_look_at_the_front_space(card, space, fits):
    t = Table()
    kind = KINDS[CARDS[TABLES.number[card]].sites[0]]
    base = f"b{KINDS.index(kind)}"
    t.put(card, base)
    t.goth(space)
    t.do(f"play {kind}")
    assert (f"effect {base}" in t.legal()) == fits
    if fits:
        t.do(f"effect {base}")
        assert t.s.roman[0] == 2


def test_g13_the_front_is_the_first_space_without_tribute():
    t = Table()
    t.put("gm17", "b0")
    t.goth(0, "f")                           # food is covered, gold is in front
    t.do("play farm")
    assert "effect b0" not in t.legal()


def test_g14_extra_steps_are_lost_and_the_first_to_arrive_wins():
    t = Table()
    t.put("gm05", "b0")
    t.put("gm17", "b3")
    t.roman(0, 35)
    t.roman(1, 35)
    t.do("play farm", "effect b0")
    assert t.s.arrived == 0 and t.s.roman[0] == 36
    while t.who == 0:
        t.do("skip")
    t.do("effect b3")
    assert t.s.roman[1] == 36 and t.s.arrived == 0
    t.go("over")
    assert t.s.result == ["carthage", 0]


# -- G15: hands -------------------------------------------------------------------------------------------------------
def test_g15_last_card_played_ends_with_that_turn():
    t = Table(hand_end="last_card_played")
    t.hand(0, 0, 1, 0)
    t.do("play city")
    assert t.s.acting, "the rest of the turn is played"
    t.go("over")
    assert t.s.turn == 1 and t.s.result[0] == "hand"


def test_g15_cannot_play_stops_at_once_when_a_seat_comes_to_play_with_an_empty_hand():
    t = Table(hand_end="cannot_play")
    t.hand(0, 0, 1, 0)
    t.do("play city")
    next_turn(t)
    assert t.s.acting and t.s.turn == 2
    next_turn(t)
    assert not t.s.acting and t.s.result[0] == "hand" and t.s.turn == 3
    assert t.s.phase == 2 and t.s.forum[0], "its card was revealed, nothing else happened"


# -- G16: the bank ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("left", [0, 1, 2])
def test_g16_a_short_bank_gives_what_is_left_in_resolution_order(left):
    t = Table()
    t.put("gm02", "b0")                      # 3 food
    t.counters(1, f"{60 - left}f")
    events = t.do("play farm", "effect b0")
    assert t.stock(0)[0] == left and t.s.bank[0] == 0
    assert t.stock(1)[0] == 60 - left, "nothing is left for the next"
    assert any(event[0] == "gain_none" for event in events)


def test_g16_a_payment_is_back_in_the_bank_before_the_gain():
    """Exchange 2 gold for 3 food with no food in the bank: nothing comes of it, and the gold is paid."""
    t = Table()
    t.put("gm28", "b1")
    t.counters(1, "60f")
    t.counters(0, "2g")
    t.do("play city", "effect b1")
    assert t.stock(0) == (0, 1, 0, 0) and t.s.bank[1] == 58


def test_g16_glory_runs_short_too():
    t = Table()
    t.put("gm04", "b0")
    t.counters(1, "40w")
    t.do("play farm", "effect b0")
    assert t.stock() == (1, 0, 0, 0) and t.s.bank[3] == 0


# -- G17 to G19 -------------------------------------------------------------------------------------------------------
def test_g17_a_player_without_stacks_plays_on():
    t = Table()
    for base in ("b0", "b1", "b2"):
        t.remove(base)
    t.do("play farm")
    assert t.stock() == (1, 0, 0, 0)
    t.go("end_turn")
    t.do("end_turn", "play city")
    t.go("tribute")
    assert t.who == 1


def test_g18_losses_come_one_after_the_other_and_a_fortress_answers_any_of_them():
    t = Table()
    t.put("gm55", "b0")
    t.remove("b3")
    t.goth(26, "f")
    t.s.tribute *= 2
    t.s.bank[0] -= 1
    t.do("play farm")
    t.go("tribute")
    t.do("refuse")
    assert t.legal() == ["lose b0", "lose b6", "hold gm55"]
    t.do("lose b6")
    assert t.who == 0 and t.legal() == ["lose b0", "hold gm55"], "seat 1 has no farm: seat 0 settles the second due as well"
    t.do("hold gm55")
    assert t.stacks(0)["farm"] == 1 and t.burnt() == ["gm55"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_g19_demands_do_not_change_with_the_number_of_players(seats):
    t = Table(seats=seats)
    for space in range(1, 36):
        t.goth(space - 1)
        assert t.s.front_demand() == TABLES.demand[space]
    assert sum(map(sum, TABLES.demand)) == 44
