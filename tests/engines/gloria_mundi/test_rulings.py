"""The rulings G1 to G9 and G12 of the rules reference, with both values of their options; the others are in ``test_rulings_later``."""

from __future__ import annotations

import pytest

from tests.engines.gloria_mundi.table import CARDS, TABLES, Table


def next_turn(t: Table) -> None:
    """Do the dullest things until the next turn begins."""
    turn = t.s.turn
    while t.s.acting and t.s.turn == turn:
        t.do(t.legal()[0])


def slots(t: Table) -> list[str]:
    return [CARDS[c].id if c else "" for c in t.s.forum]


# -- G1 and G2: the Forum and the deck -----------------------------------------------------------------------------
def test_g1_all_cards_slide_and_gaps_stay():
    t = Table()
    t.forum("gm10", 5)
    t.forum("gm20", 3)
    t.forum("gm30", 0)
    next_turn(t)
    assert slots(t)[1:] == ["gm10", "", "gm20", "", ""] and slots(t)[0]
    assert t.burnt()[0] == "gm30"


def test_g1_a_bought_card_leaves_a_gap_that_slides():
    t = Table()
    t.forum("gm10", 5)
    t.forum("gm15", 4)
    t.do("play farm")
    t.counters(0, "1g6m")
    t.do("buy gm15")
    assert slots(t) == ["gm10", "", "", "", "", ""]
    next_turn(t)
    assert slots(t)[1:3] == ["gm10", ""] and t.card_on("b6" if t.card_on("b6") else "b0") == "gm15"


def test_g1_the_card_that_leaves_plus_0_is_out_for_good():
    t = Table()
    t.forum("gm30", 0)
    next_turn(t)
    for _ in range(6):
        next_turn(t)
    assert "gm30" in t.burnt() and TABLES.number["gm30"] not in t.s.deck + t.s.forum


@pytest.mark.parametrize("left", [1, 0])
def test_g2_last_card_revealed_ends_with_that_turn(left):
    """Default: the turn that reveals the last card is the last (or one that finds the deck empty already)."""
    t = Table()
    t.burn_deck(left)
    next_turn(t)
    assert t.s.acting and t.s.turn == 2, "the turn is played"
    next_turn(t)
    assert not t.s.acting and t.s.result[0] == "deck" and t.s.turn == 2


def test_g2_cannot_reveal_plays_one_turn_more():
    t = Table(deck_end="cannot_reveal")
    t.burn_deck(1)
    next_turn(t)
    assert t.s.forum[0] and not t.s.deck
    last = t.s.forum[0]
    next_turn(t)
    assert t.s.acting and t.s.turn == 3, "the card entered, so the match goes on"
    assert t.s.forum[0] == 0 and t.s.forum[1] == last, "the Forum slides, nothing enters"
    assert t.at == "play_base"
    next_turn(t)
    assert t.s.result[0] == "deck" and t.s.turn == 3


# -- G3 and G4: activation -----------------------------------------------------------------------------------------
def test_g3_counters_gained_in_the_phase_pay_for_later_uses():
    t = Table()
    t.put("gm14", "b0")                      # pay 1 food: move 1 step
    t.do("play farm")
    assert "effect b0" not in t.legal(), "no food yet"
    t.do("base b6")                          # the base just played
    assert "effect b0" in t.legal()
    t.do("effect b0")
    assert t.stock() == (0, 0, 0, 0) and t.s.roman[0] == 1


def test_g3_steps_move_at_once_within_the_phase():
    t = Table()
    t.put("gm05", "b0")
    t.do("play farm", "effect b0")
    assert t.s.roman[0] == 1


def test_g3_the_order_of_uses_is_free():
    t = Table()
    t.put("gm02", "b0")
    t.stack(0, "farm", "gm01")
    t.do("play farm")
    assert {"effect b0", "effect b6", "base b0", "base b6", "base b7"} <= set(t.legal())


@pytest.mark.parametrize("card", ["gm11", "gm15", "gm17"])
def test_g4_an_effect_that_cannot_be_used_falls_back_on_the_base(card):
    t = Table()
    t.put(card, "b0")
    t.goth(1)                                # gold is demanded, not food
    t.do("play farm")
    assert "effect b0" not in t.legal() and "base b0" in t.legal()
    t.do("base b0")
    assert t.stock() == (2, 0, 0, 0)


def test_g4_per_count_of_nothing_falls_back_on_the_base():
    t = Table()
    t.put("gm07", "b0")                      # 1 food for each city
    t.remove("b1")
    t.do("play farm")
    assert "effect b0" not in t.legal() and "base b0" in t.legal()


def test_g4_every_use_is_optional():
    t = Table()
    t.put("gm02", "b0")
    t.do("play farm", "skip")
    assert t.stock() == (0, 0, 0, 0) and t.stock(1) == (1, 0, 0, 0)


def test_g4_an_exchange_is_whole_or_not_at_all():
    t = Table()
    t.put("gm11", "b0")                      # pay 2 food
    t.counters(0, "1f")
    t.do("play farm")
    assert "effect b0" not in t.legal()
    t.do("base b6", "effect b0")
    assert t.stock() == (0, 0, 3, 0)


def test_g4_replace_may_take_no_target():
    t = Table()
    t.put("gm09", "b0")
    t.do("play farm", "effect b0", "done")
    assert t.stock() == (1, 0, 1, 0)


# -- G5 and G6: replacement and demolition ---------------------------------------------------------------------------
def test_g5_replace_takes_any_number_of_own_stacks_of_the_active_kind():
    t = Table()
    t.put("gm10", "b0")                      # glory
    extra = [t.stack(0, "farm") for _ in range(3)]
    t.do("play farm", "effect b0")
    assert set(t.legal()) == {"done", *(f"target {b}" for b in [*extra, f"b{len(t.s.exp) - 1}"])}
    for _ in range(4):
        t.do(t.legal()[1])
    assert t.stock() == (0, 0, 0, 5) and t.at != "replace"


def test_g5_a_target_gives_one_counter_whatever_it_carries():
    t = Table()
    t.put("gm10", "b0")
    t.stack(0, "farm", "gm02")               # would make 3 food
    t.stack(0, "farm", "gm55")               # a fortress
    t.do("play farm", "effect b0", "target b6", "target b7", "done")
    assert t.stock() == (1, 0, 0, 3)
    assert t.s.used[6] and t.s.used[7]


def test_g5_used_stacks_and_other_kinds_are_no_targets():
    t = Table()
    t.put("gm10", "b0")
    t.put("gm18", "b1")
    t.do("play farm", "base b6", "effect b0")
    assert t.at != "replace", "the only other farm is used already"
    assert t.stock() == (1, 0, 0, 1)


def test_g5_two_replacements_in_one_phase():
    t = Table()
    t.put("gm10", "b0")                      # glory
    t.stack(0, "farm", "gm09")               # military
    t.do("play farm", "effect b0", "done", "effect b6")
    assert t.legal() == ["done", "target b7"]
    t.do("target b7")
    assert t.stock() == (0, 0, 2, 1)


def test_g6_demolish_takes_any_other_own_expansion_but_not_itself():
    t = Table()
    t.put("gm15", "b0")
    t.put("gm18", "b1")
    t.put("gm57", "b2")
    t.put("gm01", "b3")                      # another seat's
    t.do("play farm", "effect b0")
    assert t.legal() == ["raze gm18", "raze gm57"]


def test_g6_the_stack_of_a_victim_may_still_produce():
    t = Table()
    t.put("gm15", "b0")
    t.stack(0, "farm", "gm02")
    t.do("play farm", "effect b0", "raze gm02")
    assert t.stock() == (1 + 2, 2, 2, 0), "printed cost 1 food 2 gold 2 military, two bare farms"


def test_g6_a_used_victim_gives_its_reward_but_no_second_use():
    t = Table()
    t.put("gm15", "b0")
    t.stack(0, "farm", "gm02")
    t.do("play farm", "effect b6", "effect b0", "raze gm02")
    assert t.stock() == (3 + 1 + 1, 2, 2, 0)


def test_g6_printed_steps_are_those_of_the_victim():
    t = Table()
    t.put("gm16", "b0")                      # 3 steps itself
    t.put("gm30", "b1")                      # 5 steps
    t.do("play farm", "effect b0", "raze gm30")
    assert t.s.roman[0] == 5 and t.s.gains[:3] == [0, 0, 5]


# -- G7 and G12: where the Goth stops --------------------------------------------------------------------------------
@pytest.mark.parametrize("option", ["beyond_last_tribute", "on_last_tribute"])
def test_g7_without_tribute_he_moves_one_space_and_its_demand_is_due(option):
    t = Table(goth_stop=option)
    t.goth(10)                               # space 11: 1 food and 1 gold
    t.do("play legion")
    t.go("tribute")
    t.do("refuse")
    assert t.s.goth == 11 and t.s.front == 12
    t.go("end_turn")
    assert t.stacks(0) == {"farm": 0, "city": 1, "legion": 2} or t.stacks(0) == {"farm": 1, "city": 0, "legion": 2}
    assert sum(t.stacks(0).values()) + sum(t.stacks(1).values()) == 7 - 2, "two dues, one each"


def test_g7_beyond_last_tribute_goth_stops_after_the_last_tribute():
    t = Table()
    t.goth(3, "fgm")                         # tribute on 4 food, 5 gold, 6 military
    t.do("play farm")
    t.go("tribute")
    t.do("refuse")
    assert t.s.goth == 7 and t.s.front == 8 and t.s.tribute == []


def test_g7_on_last_tribute_goth_stops_on_the_last_tribute():
    t = Table(goth_stop="on_last_tribute")
    t.goth(3, "fgm")
    t.do("play farm")
    t.go("tribute")
    t.do("refuse")
    assert t.s.goth == 6 and t.s.front == 7 and t.s.tribute == []


def test_g7_the_landing_space_is_not_levied_after_tribute():
    t = Table()
    t.goth(9, "m")                           # space 10 military; 11 asks food and gold
    t.do("play farm")
    t.go("tribute")
    t.do("refuse")
    assert t.s.goth == 11
    t.go("end_turn")
    assert t.stacks(0) == {"farm": 2, "city": 1, "legion": 0} and t.stacks(1) == {"farm": 1, "city": 1, "legion": 1}


def test_g7_the_front_moves_one_space_a_turn_by_default():
    t = Table(seats=3)
    for turn in range(1, 20):
        assert t.s.front == turn
        for seat in range(3):
            t.counters(seat, "3f3g3m")
        while t.at != "end_turn":
            options = t.legal()
            pays = [o for o in options if o.startswith("tribute")]
            t.do(pays[0] if pays and turn % 3 else options[0])
        t.do("end_turn")


def test_g7_paying_leaves_the_goth_and_the_counters_on_the_road():
    t = Table()
    t.counters(0, "1g")
    t.goth(10)
    t.do("play farm")
    t.go("tribute")
    before = t.stock()
    t.do("tribute 1 1 0 0")
    assert t.s.goth == 10 and t.s.front == 12 and t.s.tribute == [11, 0, 0, 11, 1, 1]
    assert sum(before) - sum(t.stock()) == 2 and t.at == "end_turn"
    assert t.s.bank[1] + 1 == 60, "tribute does not go back to the bank"


def test_g12_rome_in_front_asks_nothing_and_must_be_refused():
    t = Table()
    t.goth(35)
    t.counters(0, "9f9g9m9w")
    t.do("play farm")
    assert t.at == "end_turn", "nobody was asked to pay or refuse"
    assert t.s.goth == 36 and sum(t.stacks(0).values()) == 4, "no tribute, no dues"
    t.do("end_turn")
    assert t.s.result[0] == "rome"


def test_g12_beyond_last_tribute_the_gathered_dues_are_levied_on_the_way_into_rome():
    t = Table()
    t.goth(34, "f")                          # tribute on 35
    t.do("play legion")
    t.go("end_turn")
    assert t.s.goth == 36
    assert t.stacks(0)["farm"] == 0 and t.stacks(1)["farm"] == 1
    assert t.stock()[0] == 1, "the tribute was shared out"
    t.do("end_turn")
    assert t.s.result[0] == "rome"


def test_g12_on_last_tribute_he_stops_before_rome_and_enters_a_turn_later():
    t = Table(goth_stop="on_last_tribute")
    t.goth(34, "f")
    t.do("play legion")
    t.go("end_turn")
    assert t.s.goth == 35 and t.s.front == 36 and not t.s.ending
    t.do("end_turn", "play farm")
    t.go("end_turn")
    assert t.s.goth == 36 and t.s.refused == 1
    t.do("end_turn")
    assert t.s.result[0] == "rome"


# -- G8 and G9: prices -----------------------------------------------------------------------------------------------
def test_g8_single_kind_asks_for_one_kind_of_surcharge():
    t = Table()
    t.forum("gm15", 2)                       # 1 gold 2 military, +2
    t.do("play farm")
    for stock, fits in (("1g2m2f", True), ("3g2m", True), ("1g4m", True), ("2g2m1f", False), ("1f1g3m", False),
                        ("1f1g2m1w", True), ("1g2m2w", True), ("2g2m1w", True)):
        t.counters(0, stock)
        assert ("buy gm15" in t.legal()) == fits, stock


def test_g8_any_mix_takes_any_counters_as_surcharge():
    t = Table(surcharge="any_mix")
    t.forum("gm15", 2)
    t.do("play farm")
    for stock, fits in (("1g2m2f", True), ("2g2m1f", True), ("1f1g3m", True), ("1f1g1m2f", False), ("1f1g2m", False)):
        t.counters(0, stock)
        assert ("buy gm15" in t.legal()) == fits, stock


def test_g8_all_ways_to_pay_are_offered():
    t = Table()
    t.forum("gm15", 2)
    t.do("play farm")
    t.counters(0, "2f3g4m1w")
    t.do("buy gm15")
    ways = {tuple(map(int, way.split()[1:])) for way in t.legal()}
    without = {(2, 1, 2, 0), (0, 3, 2, 0), (0, 1, 4, 0)}
    assert without <= ways
    assert ways - without == {(1, 1, 2, 1), (2, 0, 2, 1), (2, 1, 1, 1), (0, 2, 2, 1), (0, 3, 1, 1), (0, 1, 3, 1), (0, 0, 4, 1)}


def test_g8_the_base_just_played_may_be_upgraded_and_one_card_at_most():
    t = Table()
    t.put("gm01", "b0")
    t.forum("gm15")
    t.forum("gm32", 1)
    t.do("play farm", "skip")
    t.counters(0, "9f9g9m")
    t.do("buy gm15")
    t.go("tribute")
    assert t.card_on("b6") == "gm15" and t.card_on("b1") == ""


def test_g9_architect_counts_on_the_table_only():
    """More of it stands in test_cards: direction, chain, surcharge, itself."""
    t = Table()
    t.put("gm52", "b0")
    t.forum("gm21")
    t.do("play farm")
    t.counters(0, "4g2m")
    assert "buy gm21" in t.legal()
    number = TABLES.number["gm52"]
    t.s.exp[0] = 0
    t.s.fire.append(number)
    assert "buy gm21" not in t.legal()
