"""The six red cards: architects in their one direction, fortresses in their one loss. Their price and place are in ``test_cards``."""

from __future__ import annotations

import pytest

from tests.engines.gloria_mundi.table import KINDS, RESOURCES, TABLES, Table
from tests.engines.gloria_mundi.test_cards import COST, RED, homes, printed, text_of


@pytest.mark.parametrize("card", RED)
def test_red_cards_are_never_used_and_leave_the_base_its_counter(card):
    for kind in homes(card):
        t = Table()
        t.put(card, f"b{KINDS.index(kind)}")
        t.do(f"play {kind}")
        assert t.at != "activate", "nothing to choose under a red card: two stacks collect by themselves"
        assert t.stock()[KINDS.index(kind)] == 2 and sum(t.stock()) == 2 and t.s.roman[0] == 0


@pytest.mark.parametrize(("card", "own", "out"), [("gm52", "gold", "food"), ("gm53", "military", "gold"), ("gm54", "food", "military")])
def test_architect_swaps_in_its_printed_direction_only(card, own, out):
    assert printed(card) == f"Always on: when you buy, {own} may stand in for {out} in the printed cost, one for one."
    have, need = RESOURCES.index(own), RESOURCES.index(out)
    target = "gm21"                                        # 2 food, 2 gold, 2 military
    for swapped in range(3):
        t = Table()
        t.put(card, "b0")
        t.forum(target)
        t.do("play farm")
        total = list(COST[target])
        total[need] -= swapped
        total[have] += swapped
        t.counters(0, text_of(tuple(total)))
        t.do(f"buy {target}")
        assert t.stock() == (0, 0, 0, 0) and t.card_on("b1") == target
    for a in range(3):                                     # no other direction
        for b in range(3):
            if a != b and (a, b) != (need, have):
                t = Table()
                t.put(card, "b0")
                t.forum(target)
                t.do("play farm")
                total = list(COST[target])
                total[a] -= 1
                total[b] += 1
                t.counters(0, text_of(tuple(total)))
                assert t.at == "upgrade" and f"buy {target}" not in t.legal()


@pytest.mark.parametrize(("card", "own", "out"), [("gm52", 1, 0), ("gm53", 2, 1), ("gm54", 0, 2)])
def test_architect_does_not_touch_the_surcharge(card, own, out):
    """Printed 2-2-2 at +3: the surcharge stays of one kind, however the printed part is swapped."""
    t = Table()
    t.put(card, "b0")
    t.forum("gm21", 3)
    t.do("play farm")
    mixed = list(COST["gm21"])
    mixed[out] += 2                                        # a surcharge of two kinds, 2 and 1
    mixed[own] += 1
    t.counters(0, text_of(tuple(mixed)))
    # The architect turns the mix into a legal one only by swapping printed counters: printed `out` 2 -> 1 and `own` 2 -> 3 leaves
    # 3 of `out` as the surcharge, which needs out + 2 = 1 + 3: legal, and so must be offered.
    assert "buy gm21" in t.legal()
    third = 3 - own - out
    mixed = list(COST["gm21"])
    mixed[third] += 2
    mixed[out] += 1
    t.counters(0, text_of(tuple(mixed)))
    assert "buy gm21" not in t.legal(), "two kinds of surcharge with no swap that helps"


def test_architects_chain_on_different_kinds():
    """Gold for food, military for gold: the printed food is paid in gold, the printed gold in military."""
    t = Table()
    t.put("gm52", "b0")
    t.put("gm53", "b2")
    t.forum("gm21")
    t.do("play farm")
    t.counters(0, "2g4m")
    t.do("buy gm21")
    assert t.stock() == (0, 0, 0, 0) and t.card_on("b1") == "gm21"


def test_architects_never_swap_one_counter_twice():
    """The printed food may become gold, but that gold may not become military."""
    for red in (("gm52", "gm53"), ("gm53", "gm52")):
        t = Table()
        t.put(red[0], "b0")
        t.put(red[1], "b2")
        t.forum("gm32")                                    # 2 food, 1 military; no gold printed
        t.do("play farm")
        t.counters(0, "3m")
        assert "buy gm32" not in t.legal()
        t.counters(0, "2g1m")
        t.do("buy gm32")
        assert t.stock() == (0, 0, 0, 0)


def test_all_three_architects_turn_the_whole_price_round():
    """Printed 3 food, 1 gold, 4 military: food may be gold, gold military, military food."""
    t = Table()
    for card, base in (("gm52", "b0"), ("gm53", "b2"), ("gm54", t.stack(0, "farm"))):
        t.put(card, base)
    t.forum("gm22")
    t.do("play farm")
    t.counters(0, "4f3g1m")
    t.do("buy gm22")
    assert t.stock() == (0, 0, 0, 0) and t.card_on("b1") == "gm22"


@pytest.mark.parametrize(("card", "own", "out"), [("gm52", "g", "f"), ("gm53", "m", "g"), ("gm54", "f", "m")])
def test_an_architect_does_not_help_to_pay_for_itself(card, own, out):
    t = Table()
    t.forum(card)
    t.do("play farm")
    cost = list(COST[card])
    cost["fgm".index(out)] -= 1
    cost["fgm".index(own)] += 1
    t.counters(0, text_of(tuple(cost)))
    assert f"buy {card}" not in t.legal()


def test_an_architect_serves_its_owner_only():
    t = Table()
    t.put("gm52", "b3")
    t.forum("gm21")
    t.do("play farm")
    t.counters(0, "1f3g2m")
    assert "buy gm21" not in t.legal()


def test_an_architect_offers_a_choice_of_base():
    t = Table()
    t.forum("gm52")
    t.do("play city")
    t.counters(0, "1f2g1m")
    t.do("buy gm52")
    assert t.at == "choose_site" and len(t.legal()) == 3
    t.do("site b2")
    assert t.card_on("b2") == "gm52" and t.s.roman[0] == 2


@pytest.mark.parametrize(("card", "kind", "space"), [("gm55", "farm", 0), ("gm56", "city", 1), ("gm57", "legion", 2)])
def test_fortress_takes_one_loss_of_its_kind(card, kind, space):
    assert printed(card) == f"Always on: when you must lose a {kind}, you may remove this card instead (once)."
    base = f"b{KINDS.index(kind)}"
    other = KINDS[(KINDS.index(kind) + 1) % 3]
    for held in (True, False):
        t = Table()
        t.put(card, base)
        t.goth(space)
        t.do(f"play {other}")
        t.go("tribute")
        t.do("refuse")
        assert t.at == "levy" and t.legal() == [f"lose {base}", f"hold {card}"]
        t.do(f"hold {card}" if held else f"lose {base}")
        assert card in t.burnt()
        assert t.stacks(0)[kind] == (1 if held else 0)
        assert t.stacks(1)[kind] == 1, "one due, settled for the whole table"
        assert t.at == "end_turn"


@pytest.mark.parametrize(("card", "kind"), [("gm55", "farm"), ("gm56", "city"), ("gm57", "legion")])
def test_fortress_protects_any_stack_of_its_kind_but_no_other_kind(card, kind):
    k = KINDS.index(kind)
    t = Table()
    t.put(card, f"b{k}")
    t.do(f"play {kind}")
    t.go("tribute")
    wrong = next(i for i in range(36) if not TABLES.demand[i + 1][k])
    t.goth(wrong)
    t.do("refuse")
    assert f"hold {card}" not in (t.legal() if t.at == "levy" else [])
    right = next(i for i in range(36) if TABLES.demand[i + 1][k] and sum(TABLES.demand[i + 1]) == 1)
    t = Table()
    t.put(card, f"b{k}")
    t.do(f"play {kind}")
    t.go("tribute")
    t.goth(right)
    t.do("refuse")
    assert f"hold {card}" in t.legal() and len(t.legal()) == 3, "two stacks of the kind and the fortress"


def test_a_fortress_is_gone_after_one_loss():
    t = Table()
    t.put("gm55", "b0")
    t.remove("b3")
    t.do("play city")
    t.do("refuse", "hold gm55")
    t.do("end_turn", "play city")
    t.go("tribute")
    t.goth(3)                                              # the next space demands food again
    t.do("refuse")
    assert t.stacks(0)["farm"] == 0, "no fortress left: the farm itself was lost, and nobody was asked"
