"""Section 5.3: where and what may be built, covering, production, and rulings R-B1 to R-B7; cities."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.build import place_tile
from engines.brazil_imperial.tables import CITY, TABLES, amounts
from tests.engines.brazil_imperial.table import AWAY, HOME, Table, hexed

PLAIN, FOREST, GOLDFIELD, WATER = "-4,0", "-3,1", "-4,2", "-5,0"


def rich(**options) -> Table:
    """Seat 0 can pay for anything of era I or II."""
    t = Table(**options)
    t.give(brazilwood=2, sugarcane=1, coffee=1, gold=1)
    return t


def sites(t: Table, what: str = "") -> set:
    """Pairs of hex and thing that the acting seat may build, or the places of one thing."""
    if t.at == "action_phase":
        t.act("build")
    found = {tuple(a.split()[1:]) for a in t.legal("build")}
    return {zone[4:].replace("_", ",") for zone, thing in found if thing == what} if what else found


# -- where ------------------------------------------------------------------------------------------------------------
def test_section_5_3_on_its_terrain_beside_own_tiles():
    t = rich()
    assert sites(t, "sawmill") == {"-3,1", "-5,2"} and sites(t, "sugar_plantation") == {"-4,0", "-5,1", "-3,0"}
    assert sites(t, "gold_foundry") == set(), "a later era"
    t = rich()
    t.s.era = 2
    assert sites(t, "gold_foundry") == {"-4,2"} and "-4,0" in sites(t, "cotton_plantation")
    t = rich()
    t.tile(0, "-3,1", "sawmill")
    assert {"-3,2", "-5,2"} <= sites(t, "sawmill")


def test_section_5_3_beside_a_building_but_not_beside_an_opponents():
    t = rich()
    t.tile(0, "-2,0", "farm")
    t.tile(1, "0,0", "farm")
    assert "-1,0" not in sites(t, "farm") and "-2,1" in sites(t, "farm")
    assert any(b.target == hexed("-1,0") and b.rule == "5.3" for b in t.s.decision(0).blocked)


def test_section_5_3_not_beside_an_opponents_capital():
    t = rich()
    t.tile(0, "2,0", "farm")
    assert "3,0" not in sites(t, "farm"), "beside the capital of seat 1"
    assert "1,0" in sites(t, "farm")


def test_section_5_3_never_on_water_on_enemy_units_or_on_an_open_bandeira():
    t = rich()
    t.unit(1, "archer", "-5,1")
    t.unit(0, "archer", "-4,0")
    t.find("-3,0", "bandeira_5", up=1)
    found = {place for place, _ in sites(t)}
    assert not {hexed(WATER), hexed("-5,1"), hexed("-3,0")} & found
    assert hexed("-4,0") in found, "own units may stand there"


def test_section_5_3_the_terrain_becomes_built():
    t = rich()
    t.act("build")
    t.do("build hex_-3_1 sawmill", *(["pay res0.1"] if t.at == "pay" else []))
    while t.at == "pay":
        t.do(t.legal()[0])
    t.unit(0, "archer", HOME)
    t.s.extra = 1
    assert f"move unit0.0 {hexed('-3,1')}" in t.legal("move")
    t.s.free = 0
    assert f"move unit0.0 {hexed('-3,1')}" not in t.legal("move"), "no forest for the painting arch any more"


def test_section_5_3_production_at_once_lies_on_the_tile():
    t = rich()
    t.act("build")
    t.do("build hex_-4_0 sugar_plantation")
    while t.at == "pay":
        t.do("pay res0.0")
    assert t.on("-4,0") == {"sugarcane": 2} and t.points()["tiles"] == 1


def test_section_5_3_a_face_down_find_is_discarded_unseen():
    t = rich()
    t.find("-3,0", "grove")
    t.act("build")
    t.do("build hex_-3_0 sugar_plantation")
    while t.at == "pay":
        t.do(t.legal()[0])
    s = t.s
    assert s.explo[t.h("-3,0")] == 0 and len(s.buried) == 1 and not s.explored and "brazilwood" not in t.on("-3,0")


# -- covering ---------------------------------------------------------------------------------------------------------
def test_section_5_3_era_three_buildings_cover_own_tiles_and_their_goods_go():
    t = Table()
    t.s.era = 3
    t.give(cotton=1, gold=1)
    t.tile(0, FOREST, "sawmill", brazilwood=2)
    supply = t.s.supply[1]
    assert hexed(FOREST) in {p for p, _ in sites(t)}
    t.do(f"build {hexed(FOREST)} church")
    while t.at == "pay":
        t.do(t.legal("pay")[-1] if t.legal("pay")[-1].startswith("pay res") else t.legal("pay")[0])
    assert t.at_hex(FOREST) == ("church", 0) and t.on(FOREST) == {"gold": 1, "science": 1}
    assert t.s.gone == [TABLES.number["sawmill"]] and t.s.supply[1] == supply, "the covered tile leaves the game"


def test_section_5_3_no_covering_under_a_palace_of_era_three_or_of_a_held_tile():
    t = Table()
    t.s.era = 3
    t.give(cotton=1, gold=1)
    t.tile(0, FOREST, "sawmill")
    t.palace(2, FOREST)
    t.tile(0, "-5,2", "sawmill")
    t.unit(1, "archer", "-5,2")
    t.tile(0, "-4,2", "academy")
    found = sites(t, "church")
    assert not {FOREST, "-5,2", "-4,2"} & found


# -- cities -----------------------------------------------------------------------------------------------------------
def founding(city: str, place: str = "-1,0", **goods: int) -> Table:
    t = Table()
    t.give(**goods)
    t.city_top(city)
    t.unit(0, "monarch", place)
    return t


def test_section_5_3_a_city_stands_where_the_monarch_stands():
    t = founding("olinda", "-1,0", sugarcane=2, coffee=1)
    assert sites(t, "olinda") == {"-1,0"}
    t = founding("olinda", "-1,1", sugarcane=2, coffee=1)
    assert sites(t, "olinda") == set(), "never on water"
    t = founding("olinda", HOME, sugarcane=2, coffee=1)
    assert sites(t, "olinda") == set(), "nor on a capital"


def test_section_5_3_a_city_must_not_touch_opponents():
    t = founding("olinda", "-1,0", sugarcane=2, coffee=1)
    t.tile(1, "0,0", "farm")
    assert sites(t, "olinda") == set()
    t = founding("olinda", "3,0", sugarcane=2, coffee=1)
    assert sites(t, "olinda") == set(), "beside their capital"


def test_section_5_3_a_city_may_cover_an_own_building_only():
    t = founding("olinda", "-1,0", sugarcane=2, coffee=1)
    t.tile(0, "-1,0", "farm", coffee=1)
    assert sites(t, "olinda") == {"-1,0"}
    t.do("build hex_-1_0 olinda")
    while t.at == "pay":
        t.do("pay res0.2" if "pay res0.2" in t.legal() else t.legal()[0])
    assert t.at_hex("-1,0") == ("olinda", 0) and t.on("-1,0") == {} and t.s.gone == [TABLES.number["farm"]]
    t = founding("olinda", "-1,0", sugarcane=2, coffee=1)
    t.tile(1, "-1,0", "farm", coffee=1)
    assert sites(t, "olinda") == set(), "a held tile is not one's own"


def test_section_5_3_only_the_tops_can_be_taken():
    t = founding("olinda", "-1,0")
    t.tile(0, "-4,0", "farm", brazilwood=2, sugarcane=2, coffee=2, gold=3, science=2)
    tops = {TABLES.tiles[stack[-1]].id for stack in t.s.cities}
    assert {what for place, what in sites(t) if TABLES.number[what] >= CITY} == tops


CITIES = {"sao_vicente": {"cotton": 1}, "olinda": {"gold": 1}, "salvador": {"sugarcane": 1}, "sao_paulo": {"cotton": 1}, "vila_rica": {},
          "manaus": {"brazilwood": 1}, "petropolis": {}, "rio_de_janeiro": {}}


@pytest.mark.parametrize("city", CITIES)
def test_every_city_is_paid_built_and_rewards_its_builder_once(city):
    tile = TABLES.tiles[TABLES.number[city]]
    t = Table()
    for part in tile.cost:
        t.give(**{("brazilwood", "sugarcane", "coffee", "cotton", "gold", "science", "sugarcane", "brazilwood")[part]: 1})
    t.city_top(city)
    t.unit(0, "monarch", "-1,0")
    t.act("build")
    t.do(f"build {hexed('-1,0')} {city}")
    while t.at == "pay":
        t.do(t.legal()[0])
    if t.at == "choose_resource":
        t.do("take cotton")
    assert t.reserve() == CITIES[city] and t.at_hex("-1,0") == (city, 0)
    assert t.points()["tiles"] == tile.vp and not t.on("-1,0")


@pytest.mark.parametrize("foundries, vp", [(0, 3), (2, 5), (4, 6)])
def test_city_vila_rica_scores_foundries_for_its_controller(foundries, vp):
    t = Table()
    t.tile(0, "-1,0", "vila_rica")
    for place in ("-4,2", "-3,-1", "-3,2", "-2,-1")[:foundries]:
        t.tile(0, place, "gold_foundry")
    assert t.points()["tiles"] == vp + 2 * foundries
    t.unit(1, "archer", "-1,0")
    assert t.points(1)["tiles"] == 3, "to a holder without foundries"


def test_city_petropolis_scores_pairs_of_paintings():
    t = Table()
    t.tile(0, "-1,0", "petropolis")
    t.painting(0, "cabral", "caxias", "zumbi")
    assert t.points()["tiles"] == 5
    t.painting(0, "barroso", "camarao", "cairu", "maua", "isabel")
    assert t.points()["tiles"] == 7, "at most 3"


# -- rulings ----------------------------------------------------------------------------------------------------------
def test_r_b1_when_a_pairs_tiles_are_gone_neither_can_be_built():
    t = rich()
    t.s.gone += [TABLES.number["farm"]] * t.s.supply[0]
    t.s.supply[0] = 0
    found = {what for _, what in sites(t)}
    assert "farm" not in found and "sugar_plantation" not in found and "sawmill" in found


def test_r_b2_a_hex_once_cloud_stays_plain():
    t = rich()
    assert "-3,0" in sites(t, "farm") and next(z.terrain for z in t.s.view(0).zones if z.id == hexed("-3,0")) == "plain"
    t = rich(finds=True)
    assert next(z.terrain for z in t.s.view(0).zones if z.id == hexed("-3,0")) == "cloud"


def test_r_b3_a_held_tile_gives_its_owner_no_adjacency_but_still_blocks_others():
    t = rich()
    t.tile(0, "-1,0", "farm")
    t.unit(1, "archer", "-1,0")
    assert "-2,0" not in sites(t, "farm")
    t.do("done", "end_turn")
    t.give(1, brazilwood=2, coffee=2)
    t.tile(1, "1,0", "farm")
    found = sites(t, "farm")
    assert "2,0" in found and "0,0" not in found


def test_r_b4_a_tile_held_gives_no_adjacency_to_the_holder():
    t = rich()
    t.tile(1, "-1,0", "farm")
    t.unit(0, "archer", "-1,0")
    assert not {"-2,0", "-2,1", "-1,-1"} & {p[4:].replace("_", ",") for p, _ in sites(t)}


def test_r_b5_an_open_reward_is_chosen_and_happens_once_for_the_builder():
    t = Table()
    t.city_top("sao_vicente")
    place_tile(t.s, 0, t.h("-1,0"), TABLES.number["sao_vicente"])
    assert t.s.stack[-1][0] == "choose_resource" and t.s.stack[-1][2] == 0


@pytest.mark.parametrize("good", ["sugarcane", "coffee"])
def test_r_b6_and_a83_a_sawmill_costs_one_sugarcane_or_one_coffee(good):
    t = Table()
    t.give(**{good: 1})
    t.act("build")
    t.do(f"build {hexed(FOREST)} sawmill")
    assert t.reserve() == {} and t.at_hex(FOREST) == ("sawmill", 0)
    t = Table()
    t.give(cotton=1, brazilwood=1)
    assert sites(t) and sites(t, "sawmill") == set()


def test_r_b7_an_academy_yields_two_science():
    assert amounts(TABLES.tiles[TABLES.number["academy"]].yields) == [0, 0, 0, 0, 0, 2]


def test_section_5_3_upgraded_resources_may_be_any_but_gold_and_science_stay():
    t = Table()
    t.s.era = 2
    t.product(0, "jewellery", "build")
    t.give(cotton=2)
    assert "-4,0" in sites(t, "farm") and sites(t, "cotton_plantation") == set()
    t.do(f"build {hexed(PLAIN)} farm")
    assert t.reserve() == {}


def test_a84_upgraded_build_by_the_other_reading_is_an_option():
    t = Table(upgraded_build="everything")
    t.s.era = 2
    t.product(0, "jewellery", "build")
    t.give(coffee=1)
    assert PLAIN in sites(t, "cotton_plantation")
    t.do(f"build {hexed(PLAIN)} cotton_plantation")
    assert t.reserve() == {} and t.on(PLAIN) == {"cotton": 2}


def test_section_5_3_ghosts_and_sums_are_shown():
    t = rich()
    t.act("build")
    decision = t.s.decision(0)
    action = ("build", hexed(FOREST), "sawmill")
    assert decision.ghosts[action][0][1:4] == ("building", "sawmill", hexed(FOREST))
    key, values = decision.details[action]
    assert key == "detail.build" and values["cost"] == (("sugarcane_or_coffee", 1),) and values["goods"] == (("brazilwood", 2),)
    assert AWAY not in str(decision.options)
