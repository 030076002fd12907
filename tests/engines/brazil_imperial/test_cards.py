"""Every painting and every gold card in a scenario of its own; every product."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.combat import estimate
from engines.brazil_imperial.tables import ARCHES, TABLES, amounts
from tests.engines.brazil_imperial.table import HOME, Table, hexed


# -- paintings --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", [p.id for p in TABLES.paintings])
def test_every_painting_is_bought_at_its_price_and_scores_its_print(card):
    painting = TABLES.paintings[TABLES.painting[card]]
    t = Table()
    t.show_painting(card)
    for part in painting.cost:
        t.give(**{("", "", "", "", "gold", "science", "", "cotton")[part]: 1})
    t.act("painting")
    t.do(f"buy painting.{card}")
    assert t.s.paintings[0] == [TABLES.painting[card]]
    assert t.reserve() == ({"science": 1} if card == "leopoldina" else {})
    assert painting.vp <= t.points()["paintings"] <= 5
    assert {p.id: p.zone for p in t.s.view(1).pieces}[f"painting.{card}"] == "paintings:0"


def test_painting_cabral_each_find_taken_or_beaten():
    t = Table()
    t.painting(0, "cabral")
    t.find("-3,0", "bandeira_2b")
    t.unit(0, "cannon", HOME)
    t.moving("renovate")
    t.do("move unit0.4 hex_-3_0", "take coffee")
    assert t.reserve() == {"gold": 1, "coffee": 1}


@pytest.mark.parametrize("card, attack, defence", [("caxias", 2, 0), ("maria_quiteria", 0, 1), ("raposo_tavares", 0, 0), ("zumbi", 0, 0)])
def test_paintings_for_battle_on_open_ground(card, attack, defence):
    t = Table()
    t.unit(0, "archer", "-1,0")
    t.unit(1, "archer", "0,0")
    t.painting(0, card)
    assert estimate(t.s, 0, t.h("0,0"), [0]) == (1 + attack, 1)
    t = Table()
    t.unit(0, "archer", "-1,0")
    t.unit(1, "archer", "0,0")
    t.painting(1, card)
    assert estimate(t.s, 0, t.h("0,0"), [0]) == (1, 1 + defence)


def test_painting_raposo_tavares_against_bandeiras():
    t = Table()
    t.painting(0, "raposo_tavares")
    t.find("-3,0", "bandeira_2b", up=1)
    assert estimate(t.s, 0, t.h("-3,0"), [0]) == (3, 2)


def test_painting_zumbi_defends_where_forest_is_printed_even_under_a_tile():
    t = Table()
    t.painting(1, "zumbi")
    t.tile(1, "1,2", "sawmill")
    t.unit(0, "archer", "0,2")
    assert estimate(t.s, 0, t.h("1,2"), [0]) == (1, 3)


@pytest.mark.parametrize("shooters, bonus", [(0, 0), (1, 1), (2, 2)])
def test_painting_conde_deu_counts_ranged_units_beside_the_battle(shooters, bonus):
    t = Table(empires=("portugal", "brazil", "spain", "france"), monarchs=("nassau", "oba_ii"))
    t.painting(0, "conde_deu")
    t.unit(0, "archer", "-1,0")
    for kind, place in (("cannon", "1,0"), ("grenadier", "0,-1"))[:shooters]:
        t.unit(0, kind, place)
    assert estimate(t.s, 0, t.h("0,0"), [0])[0] == 1 + bonus
    if shooters == 2:
        assert estimate(t.s, 0, t.h("0,0"), [0, 4])[0] == 1 + 3 + 1, "those who fight do not count"


def test_painting_conde_deu_adds_two_at_most():
    t = Table(empires=("france", "brazil", "spain", "portugal"), monarchs=("victoria", "oba_ii"))
    t.painting(0, "conde_deu")
    for kind, place in (("heavy_cavalry", "-1,0"), ("cannon", "1,0"), ("grenadier", "0,-1"), ("grenadier", "0,1")):
        t.unit(0, kind, place)
    assert estimate(t.s, 0, t.h("0,0"), [3])[0] == 2 + 2


def test_painting_camarao_draws_one_more_when_deploying():
    t = Table()
    t.painting(0, "camarao")
    t.act("deploy")
    assert t.hand() == (0, 2)


def test_painting_barroso_moves_once_more_into_or_out_of_water():
    t = Table()
    t.painting(0, "barroso")
    t.unit(0, "archer", "-4,0")
    t.moving()
    t.do("move unit0.0 hex_-5_0")
    assert t.s.free == 1
    t.do("move unit0.0 hex_-5_1")
    assert t.place("unit0.0") == "-5,1" and t.legal("move") == []
    t.end_turn()
    t.pass_turn()
    t.moving("trade")
    t.s.free = 0
    assert t.legal("move") == ["move unit0.0 hex_-5_0"]


YIELDS = [(p.id, p.effect[1], p.effect[2]) for p in TABLES.paintings if p.effect[:1] == ("yield_plus",)]


@pytest.mark.parametrize("card, building, more", YIELDS, ids=[y[0] for y in YIELDS])
def test_paintings_with_a_plus_cover_tiles_already_built_later_built_and_flipped(card, building, more):
    t = Table(monarchs=("oba_ii", "nassau"))
    tile = TABLES.tiles[TABLES.number[building]]
    t.tile(0, "-3,1", TABLES.tiles[tile.other].id)
    t.tile(0, "-4,0", building)
    t.painting(0, card)
    t.give(cotton=1)
    t.act("renovate")
    t.do("renovate tile_-4_0")
    assert t.s.goods[t.h("-4,0")] == tile.yields + more
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.pass_turn()
    t.s.reserve[0] = 0
    t.give(cotton=1)
    t.s.goods = [0] * len(t.s.goods)
    t.act("renovate")
    t.do("flip tile_-3_1")
    assert t.s.goods[t.h("-3,1")] == tile.yields + more


@pytest.mark.parametrize("building, kinds_", [("sawmill", 1), ("trading_post", 2), ("church", 2)])
def test_painting_maua_adds_one_good_that_the_building_makes(building, kinds_):
    t = Table()
    t.painting(0, "maua")
    t.tile(0, "-3,1", building)
    t.give(cotton=1)
    t.act("renovate")
    t.do("renovate tile_-3_1")
    base = sum(amounts(TABLES.tiles[TABLES.number[building]].yields))
    if kinds_ > 1:
        assert t.at == "one_more" and len(t.legal()) == kinds_
        t.do("more gold")
        assert t.on("-3,1")["gold"] == 2
    assert sum(t.on("-3,1").values()) == base + 1
    t = Table()
    t.painting(0, "maua")
    t.tile(0, "-3,1", building)
    t.give(cotton=1)
    t.act("renovate")
    t.do("flip tile_-3_1")
    assert t.at == "movement", "not when flipped"


def test_painting_cairu_takes_one_more_at_the_harbor():
    t = Table()
    t.painting(0, "cairu")
    t.act("harbor")
    t.do("take coffee", "take cotton")
    assert t.reserve() == {"coffee": 1, "cotton": 1}


def test_painting_gusmao_makes_products_cheaper():
    t = Table()
    t.painting(0, "gusmao")
    t.give(sugarcane=1)
    t.act("manufacture")
    t.do("make product0.1")
    assert t.reserve() == {} and t.s.made[0] == 2


@pytest.mark.parametrize("card, lay_out, points", [
    ("chiquinha", lambda t: t.painting(0, "caxias", "cairu"), 1 + 3), ("bonifacio", lambda t: t.s.shown.__setitem__(0, 0b110), 2 + 2),
    ("aleijadinho", lambda t: (t.tile(0, "-4,0", "church"), t.tile(0, "-1,0", "olinda")), 2 + 2),
    ("isabel", lambda t: [t.tile(0, p, "farm") for p in ("-4,0", "-5,1", "-3,0", "-2,0", "-1,0")], 1 + 2)])
def test_paintings_that_score_at_the_end(card, lay_out, points):
    t = Table()
    t.painting(0, card)
    lay_out(t)
    others = sum(TABLES.paintings[p].vp for p in t.s.paintings[0][1:])
    assert t.points()["paintings"] - others == points


def test_paintings_count_at_most_five_each():
    t = Table()
    t.painting(0, "isabel", "aleijadinho")
    for n, place in enumerate(("-4,0", "-5,1", "-3,0", "-2,0", "-1,0", "-3,1", "-5,2", "-3,2", "-4,2", "-3,-1")):
        t.tile(0, place, "church" if n < 6 else "sawmill")
    assert t.points()["paintings"] == 5 + 5


# -- gold cards -------------------------------------------------------------------------------------------------------
def test_gold_card_levy_deploys():
    t = Table()
    t.unit(0, "archer")
    t.gold(0, "levy")
    t.do("play levy", f"deploy unit0.0 {hexed(HOME)}")
    assert t.place("unit0.0") == HOME and t.hand() == (0, 1) and t.at == "action_phase"


def test_gold_card_patronage_buys_a_painting():
    t = Table()
    t.show_painting("chiquinha")
    t.gold(0, "patronage")
    t.do("play patronage", "buy painting.chiquinha")
    assert t.s.paintings[0] == [TABLES.painting["chiquinha"]]


def test_gold_card_construction_builds():
    t = Table()
    t.give(coffee=1)
    t.gold(0, "construction")
    t.do("play construction", f"build {hexed('-3,1')} sawmill")
    assert t.at_hex("-3,1") == ("sawmill", 0) and t.at == "action_phase"


def test_gold_card_overhaul_renovates():
    t = Table()
    t.tile(0, "-3,1", "sawmill")
    t.give(coffee=1)
    t.gold(0, "overhaul")
    t.do("play overhaul", "renovate tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 2}


def test_gold_card_workshop_manufactures():
    t = Table()
    t.give(brazilwood=2)
    t.gold(0, "workshop")
    t.do("play workshop", "make product0.0", "set arch_manufacture:0")
    assert t.points() == {"products": 1}


def test_gold_card_shipment_takes_a_resource_without_stance():
    t = Table()
    t.gold(0, "shipment")
    t.do("play shipment", "take coffee")
    assert t.reserve() == {"coffee": 1} and not t.s.stance(0)


def test_gold_card_march_is_for_the_movement_phase():
    t = Table()
    t.unit(0, "archer", HOME)
    t.gold(0, "march")
    assert "play march" not in t.legal()
    t.moving()
    assert "play march" in t.legal()


def test_gold_card_treasure_scores_when_still_in_hand():
    t = Table()
    t.gold(0, "treasure", "treasure")
    assert t.points() == {"gold_cards": 2} and t.legal("play") == []
    assert sum(t.s.view(0).scores) == 2 and sum(t.s.view(1).scores) == 0, "others do not see it before the end"
    t.give(brazilwood=1)
    t.act("manufacture")
    t.do("make product0.0")
    t.do("card treasure")
    t.do("pay res0.0" if t.at == "pay" else "set arch_manufacture:0")
    assert t.hand()[0] == 1, "or it pays like any gold card"


# -- products ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("product", TABLES.products)
def test_every_product_is_made_once_placed_by_shape_and_scores(product):
    p = TABLES.products.index(product)
    t = Table()
    for part in TABLES.product_cost[p]:
        t.give(**{("brazilwood", "sugarcane", "coffee", "cotton", "gold", "science", "", "cotton")[part]: 1})
    t.act("manufacture")
    t.do(f"make product0.{p}")
    while t.at == "pay":
        t.do(t.legal()[0])
    zones = {a.split()[1][5:].split(":")[0] for a in t.legal("set")}
    assert zones == {arch for arch, slot in zip(ARCHES, TABLES.slot, strict=True) if slot == TABLES.shape[p]} and "trade" not in zones
    t.do(t.legal()[0])
    assert t.points() == {"products": TABLES.product_vp[p]} and t.reserve() == {}
