"""Sections 9 and 10: battles, combat cards, rulings R-C1 to R-C7, occupation; case A76."""

from __future__ import annotations

import pytest

from engines.brazil_imperial import GAME
from engines.brazil_imperial.combat import estimate
from engines.brazil_imperial.tables import TABLES
from tests.engines.brazil_imperial.table import HOME, Table, hexed, kinds

FIELD, FROM, FORESTED = "0,0", "-1,0", "1,2"     # plain, its neighbour, printed forest


def front(mine: str = "cannon", theirs: str = "archer", place: str = FIELD, origin: str = FROM, arch: str = "deploy", tile: str = "") -> Table:
    """Seat 0 beside a hex with a unit and perhaps a tile of seat 1, in the movement phase after `arch`."""
    t = Table(monarchs=("oba_ii", "manuel_i"))
    t.unit(0, mine, origin)
    if theirs:
        t.unit(1, theirs, place)
    if tile:
        t.tile(1, place, tile)
    t.moving(arch)
    t.s.combat_deck += t.s.combat_hand[0]
    t.s.combat_hand[0] = []
    return t


def attack(t: Table, place: str = FIELD, unit: str = "unit0.4", verb: str = "move") -> list:
    return t.do(f"{verb} {unit} {hexed(place)}")


def done(t: Table) -> list:
    """Nobody lays more cards."""
    events = []
    while t.at == "lay":
        events += t.do("ready")
    return events


def result(events) -> tuple:
    return next(e[3:] for e in events if e[0] in ("won", "repelled"))


# -- 9 the order of a battle ------------------------------------------------------------------------------------------
def test_section_9_the_stronger_wins_and_the_losers_units_go_to_the_reserve():
    t = front()
    events = attack(t)
    assert kinds(events)[:2] == ["move", "battle"] and result(events) == (3, 1)
    assert t.place("unit0.4") == FIELD and t.place("unit1.0") == "defeated"
    assert any(p.id == "unit1.0" and p.zone == "defeated:1" for p in t.s.view(0).pieces)


def test_section_9_a_tie_goes_to_the_defender():
    t = front("archer", "archer")
    assert result(attack(t, unit="unit0.0")) == (1, 1)
    assert t.place("unit0.0") == "defeated" and t.place("unit1.0") == FIELD


def test_section_9_neighbours_do_not_join_and_all_units_in_the_hex_defend():
    t = front()
    t.unit(0, "archer", FROM)
    t.unit(1, "grenadier", FIELD)
    assert result(attack(t)) == (3, 3)


def test_section_9_attacker_then_defender_lay_up_to_three_cards_face_down():
    t = front()
    t.combat(0, "volley", "charge", "spy")
    t.combat(1, "fortify", "camp")
    attack(t)
    assert t.at == "lay" and t.who == 0
    t.do("lay volley", "lay charge", "lay spy")
    assert t.who == 1
    pieces = {p.id: p.face for p in t.s.view(1).pieces if p.zone == "battle_attack"}
    assert set(pieces.values()) == {"back"} and len(pieces) == 3
    assert {p.face for p in t.s.view(0).pieces if p.zone == "battle_attack"} == {"volley", "charge", "spy"}
    t.do("lay fortify")
    assert t.who == 1 and [p.face for p in t.s.view(0).pieces if p.zone == "battle_defence"] == ["back"]
    events = t.do("ready")
    assert [e[2] for e in events if e[0] == "shown"] == ["volley", "charge", "spy", "fortify"]
    assert sorted(t.s.combat_pile) == sorted(TABLES.combat_card[c] for c in ("volley", "charge", "spy", "fortify")), "all are discarded"


def test_section_9_a_tile_without_units_may_be_defended_with_cards():
    t = front("archer", "", tile="farm")
    t.combat(1, "volley")
    attack(t, unit="unit0.0")
    assert t.at == "lay" and t.who == 1
    assert result(t.do("lay volley")) == (1, 4) and t.place("unit0.0") == "defeated"


@pytest.mark.parametrize("arch, bonus", [("harbor", 1), ("trade", 1), ("renovate", 0)])
def test_section_5_7_stance_adds_once_to_the_attack(arch, bonus):
    t = front("archer", "cannon", arch=arch)
    assert result(attack(t, unit="unit0.0"))[0] == 1 + bonus


def test_section_5_7_stance_adds_two_to_any_defence_once():
    t = front("archer", "cannon")
    t.marker(1, "harbor")
    t.unit(1, "archer", FIELD)
    assert result(attack(t, unit="unit0.0"))[1] == 3 + 1 + 2


# -- combat cards -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card, attack_value, defence_value", [(c.id, c.attack, c.defence) for c in TABLES.combat_cards])
def test_every_combat_card_adds_its_printed_strength(card, attack_value, defence_value):
    for side in (0, 1):
        t = front("archer", "archer")
        t.combat(side, card)
        events = attack(t, unit="unit0.0")
        if t.at == "lay":
            events = t.do(f"lay {card}")
        if t.at == "resolve":
            events += t.do("enough")
        assert result(events)[side] == 1 + (attack_value, defence_value)[side]


def test_combat_card_skirmish_gives_a_loser_one_resource_each():
    t = front("archer", "cannon")
    t.combat(0, "skirmish", "skirmish")
    attack(t, unit="unit0.0")
    t.do("lay skirmish", "lay skirmish")
    assert t.at == "choose_resource" and t.who == 0
    t.do("take coffee", "take cotton")
    assert t.reserve() == {"coffee": 1, "cotton": 1}
    t = front("cannon", "archer")
    t.combat(0, "skirmish")
    attack(t)
    t.do("lay skirmish")
    assert t.at == "movement", "a winner takes nothing"


def test_combat_card_skirmish_of_the_defender():
    t = front()
    t.combat(1, "skirmish")
    attack(t)
    t.do("lay skirmish")
    assert t.at == "choose_resource" and t.who == 1


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_combat_card_camp_takes_up_to_two_goods_of_the_reserve(spent):
    t = front("archer", "cannon")
    t.give(coffee=3)
    t.combat(0, "camp")
    attack(t, unit="unit0.0")
    t.do("lay camp")
    assert t.at == "resolve"
    events = t.do(*["spend res0.2"] * spent, *(["enough"] if spent < 2 else []))
    assert result(events)[0] == 2 + spent and t.reserve() == {"coffee": 3 - spent}


@pytest.mark.parametrize("place, origin, value", [(FIELD, FROM, 3), (FORESTED, "0,2", 5)])
def test_combat_card_ambush_looks_at_the_printed_terrain(place, origin, value):
    for tile in ("", "sawmill"):
        t = front("archer", "cannon", place, origin, tile=tile)
        t.combat(0, "ambush")
        attack(t, place, "unit0.0")
        assert result(t.do("lay ambush"))[0] == value


def test_combat_card_barrage_fells_the_weakest_of_the_winner_but_never_the_last():
    t = front("heavy_cavalry", "archer")
    t.unit(0, "archer", FROM)
    t.combat(1, "barrage")
    t.do(f"move unit0.3 {hexed(FIELD)}", "carry unit0.0", "lay barrage")
    assert t.place("unit0.0") == "defeated" and t.place("unit0.3") == FIELD
    t = front()
    t.combat(1, "barrage")
    attack(t)
    t.do("lay barrage")
    assert t.place("unit0.4") == FIELD, "the last one stays"


def test_combat_card_barrage_twice_leaves_the_last_of_two():
    t = front("heavy_cavalry", "archer")
    t.unit(0, "archer", FROM)
    t.combat(1, "barrage", "barrage")
    t.marker(0, "harbor")
    t.do(f"move unit0.3 {hexed(FIELD)}", "carry unit0.0", "lay barrage", "lay barrage")
    assert [t.place(f"unit0.{i}") for i in (0, 3)] == ["defeated", FIELD]


def test_combat_card_skirmish_or_barrage_that_was_cancelled_does_nothing():
    for card in ("skirmish", "barrage"):
        t = front("heavy_cavalry", "archer")
        t.unit(0, "archer", FROM)
        t.combat(0, "spy")
        t.combat(1, card)
        t.do(f"move unit0.3 {hexed(FIELD)}", "carry unit0.0", "lay spy", f"lay {card}")
        assert t.at == "movement" and [t.place(f"unit0.{i}") for i in (0, 3)] == [FIELD, FIELD]


def test_combat_card_barrage_among_equals_the_owner_chooses():
    t = front("heavy_cavalry", "archer")
    t.unit(0, "monarch", FROM)
    t.combat(1, "barrage", "barrage")
    t.unit(0, "archer", FROM)
    t.do(f"move unit0.3 {hexed(FIELD)}", "carry unit0.2", "carry unit0.0", "lay barrage", "lay barrage")
    assert t.at == "barrage" and t.who == 0 and set(t.legal()) == {"fall unit0.2", "fall unit0.3"}
    t.do("fall unit0.2")
    assert [t.place(f"unit0.{i}") for i in (0, 2, 3)] == ["defeated", "defeated", FIELD]


def test_combat_card_spy_cancels_strength_and_effect():
    t = front("archer", "archer")
    t.combat(0, "spy", "volley")
    t.combat(1, "fortify", "skirmish")
    attack(t, unit="unit0.0")
    t.do("lay spy", "lay volley", "lay fortify", "lay skirmish")
    assert t.at == "resolve" and t.who == 0 and len(t.legal()) == 2
    fortify = next(p.id for p in t.s.view(0).pieces if p.zone == "battle_defence" and p.face == "fortify")
    assert result(t.do(f"cancel {fortify}")) == (3, 2)


def test_combat_card_spy_may_cancel_a_card_that_was_resolved_and_goods_stay_spent():
    t = front("archer", "archer")
    t.give(coffee=2)
    t.combat(0, "camp")
    t.combat(1, "spy")
    attack(t, unit="unit0.0")
    t.do("lay camp", "lay spy")
    events = t.do("spend res0.2", "spend res0.2")
    assert result(events) == (1, 1) and t.reserve() == {}


def test_combat_card_spy_cancelled_before_its_turn_does_nothing_and_its_victims_stay_cancelled():
    t = front("archer", "archer")
    t.combat(0, "spy", "volley")
    t.combat(1, "spy")
    attack(t, unit="unit0.0")
    events = t.do("lay spy", "lay volley", "lay spy")
    assert result(events) == (3, 1)
    t = front("archer", "archer")
    t.combat(0, "volley", "spy")
    t.combat(1, "charge", "spy")
    attack(t, unit="unit0.0")
    t.do("lay spy", "lay volley", "lay charge", "lay spy")
    charge = next(p.id for p in t.s.view(0).pieces if p.zone == "battle_defence" and p.face == "charge")
    t.do(f"cancel {charge}")
    assert t.at == "resolve" and t.who == 1
    own = next(p.id for p in t.s.view(1).pieces if p.zone == "battle_attack" and p.face == "spy")
    assert result(t.do(f"cancel {own}")) == (3, 1), "the charge stays cancelled"


def test_section_8_cards_that_act_on_an_enemy_do_nothing_more_against_a_bandeira():
    t = Table()
    t.find("-3,0", "bandeira_2a")
    t.unit(0, "archer", HOME)
    t.combat(0, "spy", "barrage")
    t.moving("renovate")
    t.do("move unit0.0 hex_-3_0", "lay spy", "lay barrage")
    assert t.place("unit0.0") == "defeated" and t.at == "movement"


def test_section_8_not_winning_against_a_bandeira_is_losing():
    t = Table()
    t.find("-3,0", "bandeira_5")
    t.unit(0, "archer", HOME)
    t.combat(0, "skirmish")
    t.moving("renovate")
    t.do("move unit0.0 hex_-3_0", "lay skirmish")
    assert t.at == "choose_resource"


# -- rulings ----------------------------------------------------------------------------------------------------------
def test_r_c1_tile_strength_is_its_vp_with_the_monarchs_bonus():
    t = front("cannon", "", FORESTED, "0,2", tile="sawmill")
    assert estimate(t.s, 0, t.h(FORESTED), [4]) == (3, 2), "Manuel I makes it 2"
    t = front("cannon", "archer", FIELD, tile="farm")
    t.palace(5, FIELD)
    assert result(attack(t)) == (3, 3), "palaces add nothing"


def test_r_c2_a_held_tile_gives_strength_to_nobody():
    t = front("cannon", "archer")
    t.tile(0, FIELD, "academy")
    assert result(attack(t)) == (3, 1)
    t = Table(3, monarchs=("oba_ii", "nassau", "afonso_i"))
    s = t.s
    free = [h for h in s.lay.clouds if not set(s.lay.near[h]) & set(s.capital)]
    place = "{},{}".format(*s.lay.at[free[0]])
    near = next(n for n in s.lay.near[free[0]] if n not in s.capital)
    t.tile(2, place, "academy")
    t.unit(1, "archer", place)
    t.unit(0, "cannon", "{},{}".format(*s.lay.at[near]))
    assert estimate(s, 0, free[0], [4]) == (3, 1)


def test_r_c3_winning_without_a_tile_just_moves_in_and_survivors_move_on():
    t = front(arch="renovate")
    attack(t)
    assert t.place("unit0.4") == FIELD
    t.s.extra, t.s.free = -1, 1
    t.do("move unit0.4 hex_1_0")
    assert t.place("unit0.4") == "1,0"


@pytest.mark.parametrize("kind, unit, ranged", [("cannon", "unit0.4", True), ("archer", "unit0.0", False), ("heavy_cavalry", "unit0.3", False)])
def test_r_c4_only_cannon_and_grenadier_fire(kind, unit, ranged):
    t = front(kind)
    assert t.legal("fire") == ([f"fire {unit} {hexed(FIELD)}"] if ranged else [])


def test_r_c4_a_ranged_attack_spends_the_free_move_and_nobody_moves():
    t = front()
    attack(t, verb="fire")
    assert t.place("unit0.4") == FROM and t.place("unit1.0") == "defeated" and t.s.free == 0
    t = front("cannon", "cannon")
    attack(t, verb="fire")
    assert t.place("unit0.4") == "defeated" and t.place("unit1.4") == FIELD


def test_r_c4_the_tile_counts_and_is_not_controlled_afterwards():
    t = front("cannon", "archer", FIELD, tile="farm")
    assert result(attack(t, verb="fire")) == (3, 3)
    t = front("cannon", "archer", FIELD, tile="sugar_plantation")
    attack(t, verb="fire")
    assert t.at_hex(FIELD) == ("sugar_plantation", 1)
    t = front("cannon", "", FIELD, tile="farm")
    assert t.legal("fire") == [], "only at units"


def test_r_c5_units_in_a_capital_cannot_be_attacked_in_any_way():
    t = front("cannon", "", origin="3,0")
    t.unit(1, "archer", "4,-1")
    assert t.legal("fire") == [] and f"move unit0.4 {hexed('4,-1')}" not in t.legal()


def test_r_c6_units_on_water_fight_as_usual():
    t = front("cannon", "archer", "1,-1", "0,0")
    assert result(attack(t, "1,-1")) == (3, 1) and t.place("unit0.4") == "1,-1"


def test_r_c7_one_turn_may_hold_several_battles():
    t = front(arch="build")
    t.unit(1, "grenadier", "1,0")
    t.tile(1, "1,0", "sugar_plantation")
    t.gold(0, "march")
    t.unit(0, "heavy_cavalry", FIELD.replace("0,0", "0,1"))
    attack(t)
    t.do("play march")
    events = t.do(f"move unit0.4 {hexed('1,0')}")
    assert "battle" in kinds(events) and t.at == "movement"


# -- 10 occupation ----------------------------------------------------------------------------------------------------
def held() -> Table:
    """Seat 0 holds a farm of seat 1 with goods on it, in its own action phase."""
    t = Table()
    t.tile(1, FIELD, "farm", coffee=2)
    t.unit(0, "archer", FIELD)
    return t


def test_section_10_winners_hold_the_tile_as_long_as_a_unit_stays():
    t = front("cannon", "", tile="farm")
    attack(t)
    assert t.at_hex(FIELD) == ("farm", 0) and t.s.owner[t.h(FIELD)] == 1
    piece = next(p for p in t.s.view(0).pieces if p.zone == hexed(FIELD) and p.kind == "building")
    assert piece.owner == 1 and "held" in piece.badges and next(z.owner for z in t.s.view(0).zones if z.id == hexed(FIELD)) == 0
    t.s.free = 1
    t.do(f"move unit0.4 {hexed(FROM)}")
    assert t.at_hex(FIELD) == ("farm", 1)


def test_section_10_control_returns_when_the_last_unit_is_beaten():
    t = held()
    t.turn_of(1)
    t.unit(1, "cannon", "1,0")
    t.moving("deploy", 1)
    t.do(f"fire unit1.4 {hexed(FIELD)}")
    done(t)
    assert t.at_hex(FIELD) == ("farm", 1) and t.place("unit0.0") == "defeated"


def test_section_10_the_holder_spends_counts_and_scores_the_tile():
    t = held()
    assert t.points(0)["tiles"] == 2 and "tiles" not in t.points(1)
    t.act("trade")
    t.do("trade resource_to_gold")
    assert t.on(FIELD) == {"coffee": 1}


def test_section_10_the_holder_may_not_renovate_build_beside_or_deploy_there():
    t = held()
    t.s.goods[t.h(FIELD)] = 0
    t.give(coffee=2, brazilwood=2)
    t.act("renovate")
    assert t.at == "movement"
    t = held()
    t.give(brazilwood=1)
    t.act("build")
    assert not any(hexed("1,0") in a or hexed("-1,0") in a for a in t.legal())


def test_a76_an_occupied_field_stops_its_own_yield_only():
    """The owner renovates its other buildings, not the held one, whose goods stay."""
    t = Table()
    t.tile(0, "-3,1", "sawmill")
    t.tile(0, "-4,0", "farm")
    t.unit(1, "archer", "-4,0")
    t.give(cotton=1)
    t.act("renovate")
    assert t.legal("renovate") == ["renovate tile_-3_1"]
    t.do("renovate tile_-3_1")
    assert t.on("-3,1") == {"brazilwood": 2} and t.on("-4,0") == {}


def test_section_10_a_tile_with_a_palace_can_be_held_and_the_palace_scores_for_its_owner():
    t = held()
    t.palace(5, FIELD)
    t.product(1, "dye", "renovate")
    assert t.points(1)["palaces"] == 1 and t.points(0)["tiles"] == 2


def test_section_10_a_third_player_takes_the_tile_over():
    t = Table(3)
    s = t.s
    free = [h for h in s.lay.clouds if not set(s.lay.near[h]) & set(s.capital)]
    place = "{},{}".format(*s.lay.at[free[0]])
    near = "{},{}".format(*s.lay.at[next(n for n in s.lay.near[free[0]] if n not in s.capital)])
    t.tile(2, place, "farm")
    t.unit(1, "archer", place)
    t.unit(0, "cannon", near)
    t.moving("deploy")
    t.s.combat_deck += t.s.combat_hand[0]
    t.s.combat_hand[0] = []
    t.do(f"move unit0.4 {hexed(place)}")
    assert t.at_hex(place) == ("farm", 0) and t.s.owner[free[0]] == 2


# -- what is told before an attack --------------------------------------------------------------------------------------
def odds(t: Table, lang: str = "en", verb: str = "move", unit: str = "unit0.4", place: str = FIELD) -> str:
    return GAME.texts.words(t.s.decision(0).details[(verb, unit, hexed(place))], lang, ["Ana", "Ben"])


def test_odds_tell_own_cards_and_only_the_number_of_the_others():
    t = front()
    assert odds(t) == "Battle: your 3 against 1. A tie is lost."
    t.combat(0, "charge", "volley")
    assert odds(t) == "Battle: your 3 to 8 with cards against 1. A tie is lost."
    said = set()
    for hand in (("spy", "barrage"), ("fortify", "fortify")):
        t.s.combat_deck += t.s.combat_hand[1]
        t.s.combat_hand[1] = []
        t.combat(1, *hand)
        said.add(odds(t))
    assert said == {"Battle: your 3 to 8 with cards against 1 to 7 with cards. A tie is lost."}, "what the other holds shows"
    assert odds(t, "zh-Hant") == "戰鬥（含可能的出牌）：你方 3～8 對 1～7，平手算輸。"
    assert odds(t, verb="fire") == odds(t)


def test_odds_of_a_bandeira_are_its_number():
    t = front(theirs="")
    t.find(FIELD, next(f.id for f in TABLES.finds if f.flag == 3), up=1)
    assert odds(t) == "Battle: your 3 against 3. A tie is lost."
