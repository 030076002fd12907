"""Sections 3, 5, 6, 7: the turn, the arches but Build, era markers, gold cards."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.tables import ARCHES, TABLES
from tests.engines.brazil_imperial.table import HOME, Table, kinds


# -- 3 the turn -------------------------------------------------------------------------------------------------------
def test_section_3_never_the_same_arch_twice_running():
    t = Table()
    assert len(t.legal("act")) == 7
    t.moving("deploy")
    t.end_turn()
    t.pass_turn()
    assert len(t.legal("act")) == 6 and "act arch_deploy:0" not in t.legal()
    assert any(b.target == "arch_deploy:0" and b.rule == "3" for b in t.s.decision(0).blocked)


def test_section_3_a_new_eras_marker_comes_from_outside():
    t = Table()
    t.marker(0, "build")
    t.s.marker = [-1, -1]
    assert len(t.legal("act")) == 7


def test_section_3_placing_is_compulsory_its_effect_is_not():
    t = Table()
    t.give(brazilwood=2)
    assert all(a.startswith("act") for a in t.legal())
    t.act("manufacture")
    t.do("done")
    assert t.at == "movement" and t.reserve() == {"brazilwood": 2}


def test_section_3_an_arch_without_anything_to_do_asks_nothing():
    t = Table()
    t.act("renovate")
    assert t.at == "movement"


# -- 5.1 deploy -------------------------------------------------------------------------------------------------------
def test_section_5_1_deploy_pays_once_and_draws_afterwards():
    t = Table()
    t.give(brazilwood=1)
    t.next_combat("spy")
    t.act("deploy")
    assert t.at == "deploy" and t.hand() == (0, 0)
    events = t.do(f"deploy unit0.0 hex_{HOME.replace(',', '_')}")
    assert t.place("unit0.0") == HOME and t.reserve() == {} and t.hand() == (0, 1)
    assert kinds(events).index("deploy") < kinds(events).index("draw_combat")
    assert t.points()["units"] == 1


def test_section_5_1_a_defeated_unit_is_free_and_only_drawing_is_allowed():
    t = Table()
    t.unit(0, "cannon")
    t.act("deploy")
    assert t.legal() == ["done", "deploy unit0.4 hex_-4_1"]
    t.do("done")
    assert t.hand() == (0, 1) and t.place("unit0.4") == "defeated"


def test_section_5_1_on_own_cities_too_but_not_on_held_ones():
    t = Table()
    t.tile(0, "-1,0", "olinda")
    t.unit(0, "archer")
    t.act("deploy")
    assert "deploy unit0.0 hex_-1_0" in t.legal()
    t = Table()
    t.tile(0, "-1,0", "olinda")
    t.unit(0, "archer")
    t.unit(1, "archer", "-1,0")
    t.act("deploy")
    assert "deploy unit0.0 hex_-1_0" not in t.legal()


def test_section_5_1_upgraded_a_second_unit_and_a_second_card():
    t = Table()
    t.product(0, "rubber", "deploy")
    t.give(brazilwood=1, sugarcane=1)
    t.act("deploy")
    t.do("deploy unit0.0 hex_-4_1", "deploy unit0.1 hex_-4_1")
    assert t.hand() == (0, 2) and t.s.deployed(0) == 2


# -- 5.2 painting -----------------------------------------------------------------------------------------------------
def test_section_5_2_buys_one_and_refills_with_the_same_colour():
    t = Table()
    t.show_painting("caxias")
    t.give(gold=1)
    place = t.s.display.index(TABLES.painting["caxias"])
    t.act("painting")
    t.do("buy painting.caxias")
    assert t.s.paintings[0] == [TABLES.painting["caxias"]] and t.reserve() == {}
    assert TABLES.paintings[t.s.display[place]].colour == 0 and len(t.s.decks[0]) == 5


@pytest.mark.parametrize("left, colour", [((0, 3, 3), 1), ((0, 2, 3), 2), ((0, 0, 0), None)])
def test_section_5_2_an_empty_deck_is_stood_in_for_by_the_fuller_one(left, colour):
    t = Table()
    t.show_painting("caxias")
    t.give(gold=1)
    for n, deck in zip(left, t.s.decks, strict=True):
        gone = deck[n:]
        del deck[n:]
        t.s.paintings[1] += gone
    place = t.s.display.index(TABLES.painting["caxias"])
    t.act("painting")
    t.do("buy painting.caxias")
    now = t.s.display[place]
    assert (now == -1) if colour is None else TABLES.paintings[now].colour == colour


def test_section_5_2_upgraded_gold_becomes_a_resource_and_a_resource_nothing():
    t = Table()
    t.product(0, "jewellery", "painting")
    t.show_painting("caxias")
    t.show_painting("barroso")
    t.show_painting("isabel")
    t.act("painting")
    assert "buy painting.barroso" in t.legal() and "buy painting.caxias" not in t.legal()
    t = Table()
    t.product(0, "jewellery", "painting")
    t.show_painting("caxias")
    t.show_painting("isabel")
    t.give(coffee=1)
    t.act("painting")
    assert "buy painting.isabel" not in t.legal(), "other costs are unchanged"
    t.do("buy painting.caxias")
    assert t.reserve() == {}


# -- 5.4 renovate -----------------------------------------------------------------------------------------------------
def test_section_5_4_an_empty_building_produces_again_for_one_resource():
    t = Table()
    t.tile(0, "-3,1", "sawmill")
    t.give(coffee=1)
    t.act("renovate")
    t.do("renovate tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 2} and t.reserve() == {}


def test_section_5_4_flipped_it_produces_as_the_new_side_whatever_the_terrain():
    t = Table()
    t.tile(0, "-4,2", "gold_foundry")
    t.give(coffee=1)
    t.act("renovate")
    t.do("flip tile_-4_2")
    assert t.at_hex("-4,2") == ("cotton_plantation", 0) and t.on("-4,2") == {"cotton": 2}


def test_section_5_4_it_must_be_empty_before_the_payment():
    t = Table()
    t.tile(0, "-3,1", "sawmill", brazilwood=1)
    t.act("renovate")
    assert t.at == "movement"
    t = Table()
    t.tile(0, "-3,1", "sawmill", brazilwood=1)
    t.tile(0, "-4,0", "farm")
    t.act("renovate")
    assert t.legal("renovate") == ["renovate tile_-4_0"]
    assert any(b.target == "tile_-3_1" and b.rule == "5.4" for b in t.s.decision(0).blocked)


def test_section_5_4_no_city_no_held_building_and_no_flip_under_a_palace():
    t = Table()
    t.give(coffee=1)
    t.tile(0, "-1,0", "olinda")
    t.tile(0, "-3,1", "sawmill")
    t.palace(2, "-3,1")
    t.tile(1, "0,1", "gold_foundry")
    t.unit(0, "archer", "0,1")
    t.tile(0, "-4,0", "farm")
    t.unit(1, "archer", "-4,0")
    t.act("renovate")
    assert t.legal() == ["done", "renovate tile_-3_1"]


def test_section_5_4_upgraded_it_is_free():
    t = Table()
    t.product(0, "dye", "renovate")
    t.tile(0, "-3,1", "sawmill")
    t.act("renovate")
    t.do("renovate tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 2}


# -- 5.5 manufacture --------------------------------------------------------------------------------------------------
def test_section_5_5_a_product_upgrades_an_arch_of_its_shape_from_then_on():
    t = Table()
    t.give(brazilwood=2)
    t.act("manufacture")
    t.do("make product0.0")
    assert set(t.legal()) == {"set arch_renovate:0", "set arch_manufacture:0"}
    t.do("set arch_renovate:0")
    assert t.s.slots[0][ARCHES.index("renovate")] == 1 and t.points() == {"products": 1}
    assert t.at == "movement"
    t.end_turn()
    t.pass_turn()
    t.give(brazilwood=2)
    t.gold(0, "workshop")
    assert "play workshop" not in t.legal(), "each product is made once"


def test_section_5_5_upgraded_one_resource_less_and_the_payer_chooses_which():
    t = Table()
    t.product(0, "dye", "manufacture")
    t.give(coffee=2, cotton=1)
    t.act("manufacture")
    t.do("make product0.2")
    assert t.at == "spare" and set(t.legal()) == {"spare coffee", "spare any_resource"}
    t.do("spare any_resource")
    assert t.reserve() == {"cotton": 1}


def test_section_5_5_reductions_add_up_and_stop_at_no_resources():
    t = Table()
    t.product(0, "dye", "manufacture")
    t.painting(0, "gusmao")
    t.act("manufacture")
    assert t.legal() == ["done", "make product0.1"]
    t.do("make product0.1")
    assert t.s.slots[0][ARCHES.index("renovate")] == 2
    t = Table()
    t.product(0, "dye", "manufacture")
    t.painting(0, "gusmao")
    t.give(gold=1)
    t.act("manufacture")
    assert "make product0.3" not in t.legal(), "gold never falls away"
    assert "make product0.4" in t.legal()


# -- 5.6 harbor, 5.7 trade --------------------------------------------------------------------------------------------
def test_section_5_6_harbor_gives_a_resource_and_upgraded_a_gold_card():
    t = Table()
    t.act("harbor")
    assert set(t.legal()) == {"done", "take brazilwood", "take sugarcane", "take coffee", "take cotton"}
    t.do("take cotton")
    assert t.reserve() == {"cotton": 1} and t.hand() == (0, 0)
    t = Table()
    t.product(0, "textiles", "harbor")
    t.act("harbor")
    t.do("take cotton")
    assert t.hand() == (1, 0)


@pytest.mark.parametrize("trade, give, get, cards", [
    ("resource_to_gold", {"coffee": 1}, {"gold": 1}, 0), ("cotton_coffee", {"coffee": 1, "cotton": 1}, {"gold": 2}, 1),
    ("bulk", {"brazilwood": 3, "coffee": 1}, {"gold": 1, "science": 1}, 1)])
def test_section_5_7_trades(trade, give, get, cards):
    t = Table()
    t.give(**give)
    t.act("trade")
    t.do(f"trade {trade}")
    assert t.reserve() == get and t.hand() == (cards, 0)


def test_section_5_7_two_combat_cards_for_gold_and_a_card():
    t = Table()
    t.combat(0, "spy", "volley", "camp")
    t.act("trade")
    t.do("trade arms")
    assert t.at == "give"
    t.do("give spy", "give camp")
    assert t.reserve() == {"gold": 1} and t.hand() == (1, 1)


def test_section_5_7_trades_accept_no_stand_ins_and_repeat():
    t = Table()
    t.give(gold=3, science=1)
    t.act("trade")
    assert t.at == "movement"
    t = Table()
    t.give(coffee=2, cotton=2)
    t.act("trade")
    t.do("trade resource_to_gold", "pay res0.2", "trade cotton_coffee", "pay res0.2")
    assert t.reserve() == {"cotton": 1, "gold": 3} and t.at == "trade"


@pytest.mark.parametrize("arch, stands", [("harbor", True), ("trade", True), ("deploy", False), ("renovate", False)])
def test_section_5_7_stance_lasts_while_the_marker_stands(arch, stands):
    t = Table()
    t.marker(0, arch)
    assert t.s.stance(0) == stands
    t.s.marker[0] = -1
    assert not t.s.stance(0), "an era change ends it"


# -- 6 era markers ----------------------------------------------------------------------------------------------------
def test_section_6_marker_one_shows_a_tile_to_its_player_alone():
    t = Table(finds=True)
    t.s.era = 2
    t.s.down[0][ARCHES.index("renovate")] = 1
    t.act("renovate")
    assert t.at == "bonus" and "done" in t.legal()
    zone = t.legal("peek")[0].split()[1]
    events = t.do(f"peek {zone}")
    face = next(p.face for p in t.s.view(0).pieces if p.id == f"find.{zone}")
    assert face != "back" and events[0] == ("peek", 0, zone, face)
    assert next(p.face for p in t.s.view(1).pieces if p.id == f"find.{zone}") == "back"


def test_section_6_marker_two_gives_a_card_after_the_effect_or_not():
    for choice, cards in (("draw", 2), ("done", 1)):
        t = Table()
        t.s.era = 3
        t.s.down[0][ARCHES.index("deploy")] = 2
        t.act("deploy")
        if t.at == "deploy":
            t.do("done")
        assert t.at == "bonus" and t.hand() == (0, 1), "its card cannot pay for the effect"
        t.do(choice)
        assert t.hand() == (0, cards)


def test_section_6_gold_card_actions_do_not_trigger_a_marker():
    t = Table()
    t.s.era = 3
    t.s.down[0][ARCHES.index("harbor")] = 2
    t.gold(0, "shipment")
    t.do("play shipment", "take coffee")
    assert t.at == "action_phase" and t.hand() == (0, 0)


# -- 7 gold cards -----------------------------------------------------------------------------------------------------
def test_section_7_extra_actions_before_or_after_the_arch_but_not_once_something_moved():
    t = Table()
    t.gold(0, "shipment", "shipment")
    t.unit(0, "archer", "-4,0")
    t.do("play shipment", "take coffee")
    t.moving("trade")
    assert "play shipment" in t.legal()
    t.do("move unit0.0 hex_-5_1")
    assert "play shipment" not in t.legal()


def test_section_7_an_extra_action_is_the_base_effect_without_upgrade_stance_or_move():
    t = Table()
    t.product(0, "textiles", "harbor")
    t.painting(0, "cairu")
    t.gold(0, "shipment")
    t.moving("renovate")
    t.do("play shipment", "take coffee", "take coffee")
    assert t.reserve() == {"coffee": 2} and t.hand() == (0, 0), "paintings apply, the upgrade does not"
    assert not t.s.stance(0) and t.s.extra == ARCHES.index("renovate")


def test_section_7_cards_that_could_do_nothing_are_not_offered():
    t = Table()
    for card in ("overhaul", "workshop", "construction"):
        alone = Table()
        alone.tile(0, "-3,1", "sawmill")
        alone.gold(0, card)
        assert alone.legal("play") == [], "a card does not pay for its own action"
    t.gold(0, "overhaul", "workshop", "construction")
    t.tile(0, "-3,1", "sawmill")
    t.give(brazilwood=2)
    assert set(t.legal("play")) == {"play overhaul", "play workshop", "play construction"}
