"""Section 12: every monarch."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.tables import GOODS, TABLES, amounts
from tests.engines.brazil_imperial.table import HOME, Table, hexed


def ruled_by(monarch: str, **options) -> Table:
    """Seat 0 under a monarch."""
    empire = TABLES.raw["monarch"][TABLES.monarch[monarch]]["empire"]
    other = "spain" if empire != "spain" else "france"
    return Table(empires=(empire, other, *(e for e in ("brazil", "portugal", "spain", "france") if e not in (empire, other))),
                 monarchs=(monarch, "isabella_i" if other == "spain" else "napoleon"), **options)


SETS = [("manuel_i", "sawmill", ("-3,1", "-5,2", "-3,2", "-2,-1"), 2, {"brazilwood": 2, "gold": 1}, 1),
        ("nassau", "sugar_plantation", ("-4,0", "-5,1", "-3,0", "-2,0"), 3, {"sugarcane": 3}, 1),
        ("isabella_i", "trading_post", ("-3,1", "-5,2", "-3,2", "-2,-1"), 3, {"brazilwood": 1, "gold": 2}, 2)]


@pytest.mark.parametrize("monarch, building, places, vp, goods, plain", SETS)
def test_monarchs_manuel_nassau_isabella_print_over_their_first_three(monarch, building, places, vp, goods, plain):
    t = ruled_by(monarch)
    for place in places:
        t.tile(0, place, building)
    assert t.points()["tiles"] == 3 * vp + plain
    t.give(cotton=1)
    t.act("renovate")
    t.do(f"renovate {t.s.lay.tile[t.h(places[0])]}")
    assert t.on(places[0]) == goods, "absolute values, not added"


@pytest.mark.parametrize("monarch, building, places, vp, goods, plain", SETS)
def test_monarchs_with_sets_a_lost_place_goes_to_the_next_and_a_holder_scores_plainly(monarch, building, places, vp, goods, plain):
    t = ruled_by(monarch)
    for place in places:
        t.tile(0, place, building)
    t.unit(1, "cannon", places[0])
    assert t.points(1)["tiles"] == plain and t.points(0)["tiles"] == 2 * vp + plain, "the held tile still takes its place"
    t.s.tile[t.h(places[1])] = TABLES.tiles[TABLES.number[building]].other
    assert t.s.worth(t.h(places[3])) == vp, "a flip frees the place"


@pytest.mark.parametrize("stand", [0, 2, 3])
def test_what_a_building_promises_is_what_it_then_makes(stand):
    t = Table(monarchs=("oba_ii", "nassau"))
    s = t.s
    for place in ("3,0", "5,-1", "2,0")[:stand]:
        t.tile(1, place, "sugar_plantation")
    t.painting(1, "martim_afonso")
    t.turn_of(1)
    t.give(1, brazilwood=1)
    t.act("build")
    action = next(a for a in s.legal(1) if a[-1] == "sugar_plantation")
    said = s.decision(1).details[action][1]
    h = s.lay.hex[action[1]]
    t.do(" ".join(action))
    assert said["goods"] == tuple((g, n) for g, n in zip(GOODS, amounts(s.goods[h]), strict=True) if n)
    assert said["vp"] == s.worth(h) == (1 if stand == 3 else 3)


def test_monarch_sets_go_to_the_tiles_longest_of_the_type():
    t = ruled_by("manuel_i")
    t.tile(0, "-3,1", "trading_post")
    for place in ("-5,2", "-3,2", "-2,-1"):
        t.tile(0, place, "sawmill")
    t.give(cotton=1)
    t.act("renovate")
    t.do("flip tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 2}, "the oldest tile, but the youngest sawmill"
    assert [t.s.worth(t.h(place)) for place in ("-3,1", "-5,2", "-3,2", "-2,-1")] == [1, 2, 2, 2]


def test_monarch_sets_paintings_add_on_top():
    t = ruled_by("manuel_i")
    t.painting(0, "noronha")
    t.tile(0, "-3,1", "sawmill")
    t.give(cotton=1)
    t.act("renovate")
    t.do("renovate tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 3, "gold": 1}


@pytest.mark.parametrize("unit, cost, card", [("unit0.0", "brazilwood", False), ("unit0.4", "gold", False), ("unit0.2", "coffee", True),
                                              ("unit0.3", "coffee", True)])
def test_monarch_pedro_i_rewards_the_first_of_a_kind(unit, cost, card):
    t = ruled_by("pedro_i")
    t.give(**{cost: 2 if unit != "unit0.0" else 1})
    t.act("deploy")
    t.do(f"deploy {unit} {hexed(HOME)}")
    if card:
        assert t.hand()[0] == 1
    else:
        assert t.at == "choose_resource"
        t.do("take cotton")
        assert t.reserve() == {"cotton": 1}


def test_monarch_pedro_i_second_archer_and_redeployed_units_bring_nothing():
    t = ruled_by("pedro_i")
    t.unit(0, "archer")
    t.give(sugarcane=1)
    t.act("deploy")
    t.do(f"deploy unit0.1 {hexed(HOME)}")
    assert t.at == "movement" and t.reserve() == {}
    t = ruled_by("pedro_i")
    t.unit(0, "cannon")
    t.act("deploy")
    t.do(f"deploy unit0.4 {hexed(HOME)}")
    assert t.at == "movement"


@pytest.mark.parametrize("card, cost, reward", [("caxias", "gold", None), ("maua", "gold", {"gold": 1}), ("anchieta", "gold", {"science": 1})])
def test_monarch_pedro_ii_rewards_the_first_painting_of_a_colour(card, cost, reward):
    t = ruled_by("pedro_ii")
    t.show_painting(card)
    t.give(**{cost: 1})
    t.act("painting")
    t.do(f"buy painting.{card}")
    if reward is None:
        t.do("take coffee")
        reward = {"coffee": 1}
    assert t.reserve() == reward
    other = {"caxias": "zumbi", "maua": "cairu", "anchieta": "gusmao"}[card]
    t = ruled_by("pedro_ii")
    t.painting(0, other)
    t.show_painting(card)
    t.give(**{cost: 1})
    t.act("painting")
    t.do(f"buy painting.{card}")
    assert t.reserve() == {} and t.at == "movement", "only the first"


def test_monarch_tibirica_rewards_three_tiles_on_uncovered_forest():
    t = ruled_by("tibirica")
    for n, (place, reward) in enumerate((("-3,1", {"cotton": 1}), ("-5,2", {"gold": 1}), ("-3,2", {"science": 1}), ("-2,-1", {}))):
        t.s.reserve[0] = 0
        t.s.goods = [0] * len(t.s.goods)
        t.give(coffee=1)
        if n == 3:
            t.tile(0, "-3,-1", "gold_foundry")
            t.tile(0, "-3,0", "farm")
        t.act("build")
        t.do(f"build {hexed(place)} sawmill")
        if t.at == "choose_resource":
            t.do("take cotton")
        assert t.reserve() == reward
        t.end_turn()
        t.pass_turn()
        t.pass_turn()
        t.pass_turn()


def test_monarch_tibirica_covering_is_no_building_on_forest():
    t = ruled_by("tibirica")
    t.s.era = 3
    t.tile(0, "-3,1", "sawmill")
    t.give(cotton=1, gold=1)
    t.act("build")
    t.do(f"build {hexed('-3,1')} church")
    assert t.at == "movement" and t.s.merit[0] == 0


def test_monarch_oba_rewards_the_first_two_tasks_shown():
    t = ruled_by("oba_ii")
    t.s.era = 2
    t.task(0, 1, "I-05")
    t.tile(0, "-2,0", "church")
    t.tile(0, "0,0", "church")
    t.unit(0, "archer")
    t.unit(0, "cannon")
    t.combat(0, "spy", "spy")
    third = t.s.clone()
    third.shown[0] = 0b1100
    third.play(0, ("show", "task0.1"))
    assert third.reserve[0] == 0, "a third task brings nothing"
    t.do("show task0.1")
    assert t.reserve() == {"science": 1} and t.points()["monarch"] == 1
    t.s.shown[0] = 0b1110
    assert t.points()["monarch"] == 2, "never more than two"
    t.s.shown[0] = 0b1000
    assert t.points()["monarch"] == 1, "era III included"


def test_monarch_afonso_pays_once_a_turn_by_one_line_of_his_table():
    t = ruled_by("afonso_i")
    t.combat(0, "volley", "camp", "spy")
    t.act("manufacture")
    t.do("make product0.5", "set arch_deploy:0")
    assert t.hand() == (0, 0) and t.s.made[0] == 1 << 5 and t.s.rated == 1, "three cards are science and gold"
    t = ruled_by("afonso_i")
    t.combat(0, "volley", "camp", "spy")
    t.act("manufacture")
    t.do("make product0.1")
    assert t.at == "give", "two cards: one would leave the rest unpaid, three would be wasted"
    t.do("give camp", "give volley", "set arch_manufacture:0")
    assert t.hand() == (0, 1) and t.s.rated == 1
    t.gold(0, "overhaul")
    t.tile(0, "-3,1", "sawmill")
    assert "play overhaul" not in t.legal(), "his last card cannot pay this turn"
    t.end_turn()
    t.pass_turn()
    assert "play overhaul" in t.legal(), "but in the next"


def test_monarch_afonso_two_cards_are_two_resources_and_no_more():
    t = ruled_by("afonso_i")
    t.give(coffee=1)
    t.combat(0, "volley", "camp")
    t.act("manufacture")
    t.do("make product0.2", "rate 2")
    assert t.at == "pay" and set(t.legal()) == {"pay res0.2", "credit any"}
    t.do("credit any", "set arch_build:0")
    assert t.reserve() == {} and t.hand() == (0, 0)


def test_monarch_napoleon_two_cards_are_not_wasted_on_a_resource():
    t = ruled_by("napoleon")
    t.give(brazilwood=1)
    t.combat(0, "volley", "camp", "spy")
    t.act("manufacture")
    t.do("make product0.0")
    assert t.at == "pay" and set(t.legal()) == {"pay res0.0", "rate 1"}


def test_monarch_napoleon_pays_with_any_number_of_cards_but_not_in_trades():
    t = ruled_by("napoleon")
    t.combat(0, "volley", "camp")
    t.act("manufacture")
    t.do("make product0.0", "give camp", "set arch_manufacture:0")
    assert t.hand() == (0, 0)
    t = ruled_by("napoleon")
    t.give(gold=1)
    t.combat(0, "volley", "volley")
    t.act("manufacture")
    t.do("make product0.5", "set arch_deploy:0")
    assert t.hand() == (0, 0) and t.reserve() == {}, "two are science"
    t = ruled_by("napoleon")
    t.combat(0, "volley")
    t.act("trade")
    assert t.at == "movement"


def test_monarch_napoleon_draws_one_more_after_his_first_deploy_action_only():
    t = ruled_by("napoleon")
    t.gold(0, "levy")
    t.do("play levy")
    if t.at == "deploy":
        t.do("done")
    assert t.hand()[1] == 2
    t.s.combat_deck += t.s.combat_hand[0]
    t.s.combat_hand[0] = []
    t.act("deploy")
    if t.at == "deploy":
        t.do("done")
    assert t.hand()[1] == 1


def test_monarch_victoria_parks_products_for_science():
    t = ruled_by("victoria")
    t.give(brazilwood=2)
    t.act("manufacture")
    t.do("make product0.0")
    assert "park" in t.legal()
    t.do("park")
    assert t.reserve() == {"science": 1} and t.points() == {"products": 1, "monarch": 1} and not any(t.s.slots[0])
    assert next(p.zone for p in t.s.view(1).pieces if p.id == "product0.0") == "parked:0"
    t.s.made[0] |= 0b110
    t.s.parked[0] += [1, 2]
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.pass_turn()
    t.s.reserve[0] = 0
    t.give(gold=2)
    t.act("manufacture")
    t.do("make product0.3")
    assert t.at == "place_product" and "park" not in t.legal(), "at most three"
