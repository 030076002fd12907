"""Rules that meet: odd combinations of monarchs, palaces, battles and changes of era."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.tables import FOREST, TABLES
from tests.engines.brazil_imperial.table import Table, hexed


def test_victoria_may_park_the_free_product_of_palace_two():
    t = Table(empires=("france", "portugal"), monarchs=("victoria", "nassau"))
    for place in ("-4,0", "-3,0"):
        t.tile(0, place, "sugar_plantation")
    t.unit(0, "grenadier", "-4,1")
    t.unit(0, "grenadier", "-4,1")
    t.task(0, 1, "I-05")
    t.combat(0, "volley", "spy")
    t.do("show task0.1", f"palace palace0.2 {hexed('-4,0')}", "make product0.1", "park")
    assert t.reserve() == {"sugarcane": 1, "science": 1} and t.points()["monarch"] == 1 and t.points()["products"] == 1
    assert t.s.slots[0] == [0] * 7 and t.at == "under"


def test_an_era_that_ends_after_the_arch_opens_its_buildings_to_a_gold_card_of_the_same_turn():
    t = Table()
    t.tile(0, "-4,0", "sugar_plantation")
    t.tile(0, "-3,1", "sawmill")
    t.task(0, 1, "I-05")
    t.unit(0, "archer", "-4,1")
    t.unit(0, "archer", "-4,1")
    t.combat(0, "volley", "spy")
    t.gold(0, "construction")
    t.give(gold=1)
    t.moving("harbor")
    assert t.at == "movement" and t.s.stance(0)
    t.do("show task0.1", f"palace palace0.3 {hexed('-4,0')}")
    while t.at == "under":
        t.do(t.legal()[0])
    assert t.s.era == 2 and "play construction" in t.legal()
    t.do("play construction", f"build {hexed('-5,1')} cotton_plantation", "pay res0.4")
    assert t.at_hex("-5,1") == ("cotton_plantation", 0) and not t.s.stance(0), "the stance ended with the era"


@pytest.mark.parametrize("owner_attacks", [True, False])
def test_cavalry_carries_into_battle_and_a_barrage_of_the_loser_fells_a_rider(owner_attacks):
    """The winner's weakest of all that fought falls, whether it rode or carried, and never the last."""
    t = Table(empires=("brazil", "portugal"))
    if owner_attacks:
        t.tile(0, "0,1", "gold_foundry")
    cavalry, archer = t.unit(0, "heavy_cavalry", "-1,1"), t.unit(0, "archer", "-1,1")
    enemy = t.unit(1, "archer", "0,1")
    t.combat(1, "barrage")
    t.moving("renovate")
    t.do(f"move {cavalry} hex_0_1", f"carry {archer}")
    if t.at == "carry":
        t.do("ride")
    t.do("lay barrage")
    assert t.place(enemy) == "defeated" and t.place(archer) == "defeated" and t.place(cavalry) == "0,1"
    assert (t.at_hex("0,1") == ("gold_foundry", 0)) == owner_attacks


def test_a_third_player_shoots_the_holder_away_and_control_returns_to_the_owner():
    t = Table(3)
    s = t.s
    h = next(h for h in range(s.lay.size) if s.lay.terrain[h] == FOREST and not any(n in s.capital for n in s.lay.near[h]))
    place, beside = ("{},{}".format(*s.lay.at[n]) for n in (h, s.lay.near[h][0]))
    t.tile(2, place, "sawmill", brazilwood=2)
    holder = t.unit(1, "archer", place)
    gun = t.unit(0, "cannon", beside)
    assert s.controller(h) == 1
    t.moving("renovate")
    t.do(f"fire {gun} {s.lay.zone[h]}")
    assert t.place(holder) == "defeated" and t.place(gun) == beside and s.controller(h) == 2 and t.on(place) == {"brazilwood": 2}


def test_a_task_of_the_automaton_ends_the_era_for_the_people():
    t = Table(2, 6, automaton="standard")
    s = t.s
    s.feats, s.auto_deck[0], s.auto_deck[1] = 7, [8], [8]       # a stance and a rest: nothing more to count
    s.auto_used = [list(range(8)), list(range(8))]
    t.moving("harbor")
    t.end_turn()
    assert t.at == "under" and t.who == 0 and s.active == 1
    t.do("under arch_build:0")
    assert s.era == 2 and s.active == 0 and t.at == "action_phase" and len(t.legal("act")) == 7
    assert s.stance(1) and s.shown[1] == 2 and TABLES.auto_vp[0] == t.points(1)["tasks"]


def test_afonso_pays_in_parts_with_three_cards_once_a_turn():
    """Science and gold of one line pay two parts of one price; a second payment of the turn takes none."""
    t = Table(empires=("spain", "portugal"), monarchs=("afonso_i", "nassau"))
    t.s.era = 3
    t.combat(0, "volley", "charge", "spy")
    t.act("build")
    t.do("build hex_-3_1 academy")
    while t.at in ("pay", "give"):
        t.do(t.legal()[0])
    assert t.at_hex("-3,1") == ("academy", 0) and t.hand() == (0, 0) and t.on("-3,1") == {"science": 2}
    t.combat(0, "volley")
    t.gold(0, "overhaul", "patronage")
    t.s.goods[t.h("-3,1")] = 0
    t.show_painting("caxias")
    assert "play overhaul" in t.legal(), "the other gold card pays"
    t.do("play patronage")
    assert "buy painting.caxias" in t.legal() and t.s.rated
    t.do("buy painting.caxias")
    assert t.hand() == (0, 1), "paid with the gold card, not with the combat card"
