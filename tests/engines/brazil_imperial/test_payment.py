"""Section 4: paying, stand-ins, cards that pay, limits."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.brazil_imperial.payment import NONE, ONCE, SPARING, fits, payable
from engines.brazil_imperial.tables import ANY, EITHER, GOLD, GOODS, PACK, SCIENCE
from tests.engines.brazil_imperial.table import Table


def heap(**goods: int) -> int:
    return sum(PACK[GOODS.index(g)] * n for g, n in goods.items())


# -- against a plain search -------------------------------------------------------------------------------------------
def slow(parts, goods: list, cards: int, mode: int, combat: int, wild: int = 0) -> bool:
    """Try every stand-in for every part, one part after the other."""
    if mode == ONCE:
        return (slow(parts, goods, cards, NONE, 0) or combat >= 1 and slow(parts, _plus(goods, GOLD), cards, NONE, 0)
                or combat >= 2 and slow(parts, goods, cards, NONE, 0, 2)
                or combat >= 3 and slow(parts, _plus(_plus(goods, GOLD), SCIENCE), cards, NONE, 0))
    if not parts:
        return True
    part, rest = parts[0], parts[1:]
    for g in fits(part):
        if goods[g] and slow(rest, _plus(goods, g, -1), cards, mode, combat, wild):
            return True
    if cards and part != SCIENCE and slow(rest, goods, cards - 1, mode, combat, wild):
        return True
    if wild and part not in (GOLD, SCIENCE) and slow(rest, goods, cards, mode, combat, wild - 1):
        return True
    if mode == SPARING:
        if combat >= 1 and part not in (GOLD, SCIENCE) and slow(rest, goods, cards, mode, combat - 1, wild):
            return True
        return combat >= 2 and slow(rest, goods, cards, mode, combat - 2, wild)
    return False


def _plus(goods: list, g: int, n: int = 1) -> list:
    return [v + n * (i == g) for i, v in enumerate(goods)]


@settings(max_examples=600, deadline=None)
@given(st.lists(st.sampled_from((0, 1, 2, 3, EITHER, ANY, GOLD, SCIENCE)), max_size=4), st.lists(st.integers(0, 2), min_size=6, max_size=6),
       st.integers(0, 2), st.sampled_from((NONE, SPARING, ONCE)), st.integers(0, 3))
def test_section_4_what_can_be_paid_equals_a_plain_search(parts, goods, cards, mode, combat):
    parts = tuple(sorted(parts))
    pool = sum(PACK[g] * n for g, n in enumerate(goods))
    assert payable(parts, pool, cards, mode, combat) == slow(parts, goods, cards, mode, combat)


# -- stand-ins --------------------------------------------------------------------------------------------------------
def test_section_4_gold_stands_for_any_resource_and_science_for_both_but_nothing_for_science():
    for resource in range(4):
        assert payable((resource,), heap(gold=1), 0, NONE, 0) and payable((resource,), heap(science=1), 0, NONE, 0)
    assert payable((GOLD,), heap(science=1), 0, NONE, 0) and payable((GOLD,), 0, 1, NONE, 0)
    assert not payable((GOLD,), heap(brazilwood=5), 0, NONE, 0)
    assert not payable((SCIENCE,), heap(gold=9), 3, NONE, 0)


@pytest.mark.parametrize("combat, parts, once, sparing", [
    (1, (GOLD,), True, False), (1, (ANY,), True, True), (2, (ANY, ANY), True, True), (2, (SCIENCE,), False, True), (3, (GOLD, SCIENCE), True, False),
    (3, (SCIENCE,), True, True), (3, (ANY, ANY, ANY), False, True), (2, (GOLD,), True, True)])
def test_section_12_combat_cards_pay_at_printed_rates(combat, parts, once, sparing):
    assert payable(parts, 0, 0, ONCE, combat) == once
    assert payable(parts, 0, 0, SPARING, combat) == sparing


def test_section_4_goods_of_the_reserve_and_of_controlled_tiles_are_mixed_freely():
    t = Table()
    t.give(brazilwood=1)
    t.tile(0, "-3,1", "sawmill", brazilwood=1)
    t.act("manufacture")
    t.do("make product0.0")
    assert t.reserve() == {} and t.on("-3,1") == {} and t.at == "place_product"


def test_section_4_the_payer_chooses_what_stands_for_what():
    t = Table()
    t.give(brazilwood=1, gold=1)
    t.tile(0, "-4,0", "sugar_plantation", sugarcane=1)
    t.gold(0, "levy")
    t.act("build")
    t.do("build hex_-3_1 sawmill")
    assert t.at == "pay" and set(t.legal()) == {"pay tile_-4_0.1", "pay res0.4", "card levy"}
    t.do("card levy")
    assert t.on("-4,0") == {"sugarcane": 1} and t.reserve() == {"brazilwood": 1, "gold": 1} and t.hand() == (0, 0)
    assert t.at_hex("-3,1") == ("sawmill", 0)


def test_section_4_no_payment_leads_into_a_dead_end():
    """Gold that the gold in the price needs is not offered for a resource."""
    t = Table()
    t.s.era = 3
    t.give(gold=1, science=1, cotton=1)
    t.act("build")
    t.do("build hex_-3_1 church")
    offered = t.legal()
    assert offered and all(text.startswith("pay") for text in offered)
    for text in offered:
        world = t.s.clone()
        world.play(0, tuple(text.split()))
        while world.stack[-1][0] == "pay":
            world.play(0, world.legal(0)[-1])
        assert world.tile[t.h("-3,1")]


def test_section_4_no_change_is_given():
    t = Table()
    t.give(science=2)
    t.act("manufacture")
    t.do("make product0.1")
    assert t.reserve() == {}, "two science for two sugarcane, nothing back"


def test_section_10_an_occupier_pays_with_the_goods_of_a_held_tile():
    t = Table()
    t.tile(1, "0,1", "gold_foundry", gold=2)
    t.unit(0, "archer", "0,1")
    t.show_painting("caxias")
    t.act("painting")
    t.do("buy painting.caxias")
    assert t.on("0,1") == {"gold": 1}


# -- limits -----------------------------------------------------------------------------------------------------------
def test_a83_hold_four_of_five_goods_and_gain_three():
    """Everything is taken first, then returned down to five, by own choice."""
    t = Table()
    t.give(cotton=4)
    t.unit(0, "archer", "-3,1")
    t.find("-3,0", "river_gold")
    t.painting(0, "cabral")
    t.moving("renovate")
    t.do("move unit0.0 hex_-3_0", "take coffee", "take coffee")
    assert t.at == "trim" and sum(t.reserve().values()) == 7
    t.do("drop res0.3", "drop res0.4")
    assert t.reserve() == {"coffee": 2, "cotton": 3} and t.at == "movement"


def test_a83_the_same_with_three_combat_cards():
    t = Table()
    t.combat(0, "volley", "volley", "spy")
    t.next_combat("charge")
    t.act("deploy")
    assert t.at == "trim" and set(t.legal()) == {"discard volley", "discard charge", "discard spy"}
    t.do("discard volley")
    assert t.hand() == (0, 3) and t.at == "movement"


def test_section_4_a_hand_holds_three_gold_cards():
    t = Table()
    t.gold(0, "levy", "levy", "march")
    t.product(0, "textiles", "harbor")
    t.next_gold("treasure")
    t.act("harbor")
    t.do("take coffee")
    assert t.at == "trim"
    t.do("discard treasure")
    assert t.hand() == (3, 0) and t.s.gold_pile == [7]


def test_section_4_an_empty_deck_is_reshuffled_from_its_discards_and_none_means_no_card():
    t = Table()
    t.s.combat_pile, t.s.combat_deck = t.s.combat_deck[:2], []
    rest = [c for c in range(8) for _ in range((4, 5, 3, 3, 2, 2, 3, 2)[c])]
    for card in t.s.combat_pile:
        rest.remove(card)
    t.s.combat_hand[1] = sorted(rest)
    s = t.s
    s.draw_combat(0, 3)
    assert len(s.combat_hand[0]) == 2 and not s.combat_deck and not s.combat_pile
    s.draw_combat(0, 1)
    assert len(s.combat_hand[0]) == 2


def test_a72_discarded_cards_go_back_and_income_never_dries_up():
    """Cards spent and dropped lie on the discard piles and are drawn again; goods come from a supply without end."""
    t = Table()
    t.product(0, "textiles", "harbor")
    drawn = 0
    for _ in range(30):
        t.s.reserve[0] = 0
        t.act("harbor" if t.s.marker[0] != 5 else "deploy")
        while t.at != "movement":
            before = len(t.s.gold_deck) + len(t.s.gold_pile)
            t.do(next((a for a in t.legal() if a.startswith(("take", "discard"))), "done"))
            drawn += before - len(t.s.gold_deck) - len(t.s.gold_pile) == 1
        assert t.s.marker[0] != 5 or sum(t.reserve().values()) == 1
        t.end_turn()
        t.pass_turn()
    assert drawn >= 15 and len(t.s.gold_hand[0]) == 3


def test_section_4_parts_are_paid_one_at_a_click_and_forced_ones_by_themselves():
    for order in itertools.permutations(("brazilwood", "sugarcane")):
        t = Table()
        t.give(**{good: 1 for good in order})
        t.act("build")
        events = t.do("build hex_-5_1 farm")
        assert [e[0] for e in events].count("pay") == 2 and t.reserve() == {}
