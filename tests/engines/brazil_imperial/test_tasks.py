"""Section 11: tasks, palaces, eras; rulings R-T1 to R-T4; case A84."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.tables import ARCHES, TABLES
from engines.brazil_imperial.tasks import count, fulfilled
from tests.engines.brazil_imperial.table import Table, hexed, kinds


def garrison(era: int = 1) -> Table:
    """Seat 0 fulfils Garrison (I-05): two units, two buildings, two combat cards. Seat 1 has nothing."""
    t = Table(monarchs=("tibirica", "nassau"))
    t.s.era = era
    t.task(0, 1, "I-05")
    t.tile(0, "-3,1", "sawmill")
    t.tile(0, "-4,0", "farm")
    t.unit(0, "archer")
    t.unit(0, "cannon", "-4,0")
    t.combat(0, "volley", "spy")
    return t


def settle(t: Table, palace: str = "") -> None:
    """Place the palace and the markers that follow a task."""
    while t.at in ("place_palace", "under", "free_product", "place_product"):
        wanted = [a for a in t.legal() if palace and a.startswith(f"palace palace{t.who}.{palace}")]
        t.do((wanted or t.legal())[0])


# -- objectives -------------------------------------------------------------------------------------------------------
def test_r_t2_and_r_t3_every_kind_of_objective_is_counted():
    t = Table()
    t.tile(0, "-3,1", "sawmill", brazilwood=2)
    t.tile(0, "-4,0", "farm", coffee=1)
    t.tile(0, "-2,0", "farm")
    t.tile(0, "-1,0", "olinda")
    t.tile(1, "1,0", "farm", coffee=1)
    t.unit(0, "archer", "1,0")
    t.unit(0, "cannon")
    t.painting(0, "caxias", "barroso", "cairu")
    t.product(0, "dye", "renovate")
    t.give(gold=2, science=1)
    t.gold(0, "levy")
    t.combat(0, "spy", "camp")
    expected = {("buildings", ""): 4, ("building", "farm"): 3, ("building_types", ""): 2, ("units", ""): 2, ("paintings", ""): 3,
                ("painting_colours", ""): 2, ("products", ""): 1, ("cities", ""): 1, ("resources", ""): 4, ("good", "coffee"): 2,
                ("good", "gold"): 2, ("good", "science"): 1, ("gold_cards", ""): 1, ("combat_cards", ""): 2}
    assert {key: count(t.s, 0, *key) for key in expected} == expected
    t.unit(1, "archer", "-4,0")
    assert count(t.s, 0, "buildings", "") == 3 and count(t.s, 0, "good", "coffee") == 1, "a held tile is the holder's"
    assert count(t.s, 1, "buildings", "") == 1


@pytest.mark.parametrize("task", [task.id for task in TABLES.tasks])
def test_every_task_asks_for_all_of_its_objectives(task):
    number = TABLES.task[task]
    goals = TABLES.tasks[number].goals
    t = Table()
    fake = {(kind, of): n for kind, of, n, _ in goals}
    import engines.brazil_imperial.tasks as module
    real = module.count
    try:
        module.count = lambda s, seat, kind, of: fake[kind, of]
        assert fulfilled(t.s, 0, number)
        for key in list(fake):
            fake[key] -= 1
            assert not fulfilled(t.s, 0, number), f"{key} is not needed"
            fake[key] += 1
    finally:
        module.count = real
    assert TABLES.tasks[number].vp or sum(vp for *_, vp in goals) == 7


def test_section_11_goods_are_checked_not_spent_and_no_stand_ins():
    t = Table(monarchs=("tibirica", "nassau"))
    t.task(0, 1, "I-06")        # 2 paintings, 2 buildings, 2 gold, 1 resource
    t.painting(0, "caxias", "cairu")
    t.tile(0, "-3,1", "sawmill")
    t.tile(0, "-4,0", "farm")
    t.give(gold=1, science=2, coffee=1)
    assert "show task0.1" not in t.legal()
    t.give(gold=1)
    t.do("show task0.1")
    settle(t, "5")
    assert t.reserve() == {"gold": 2, "science": 2, "coffee": 1}


def test_section_11_tasks_may_be_shown_before_the_action_or_while_moving():
    t = garrison()
    assert "show task0.1" in t.legal()
    t.moving("renovate")
    assert "show task0.1" in t.legal()
    t.turn_of(1)
    assert not any(a.startswith("show") for a in t.legal()), "only in the own turn"


def test_section_11_later_eras_tasks_cannot_be_shown():
    t = garrison()
    t.task(0, 2, "II-04")
    t.unit(0, "archer")
    t.unit(0, "monarch")
    t.tile(0, "-2,0", "farm")
    t.painting(0, "caxias")
    t.combat(0, "camp")
    assert "show task0.2" not in t.legal()
    assert any(b.target == "task0.2" and b.rule == "11" for b in t.s.decision(0).blocked)
    t.s.era = 2
    assert "show task0.2" in t.legal()


# -- eras -------------------------------------------------------------------------------------------------------------
def test_section_11_the_first_task_of_an_era_ends_it_for_all():
    t = garrison()
    t.marker(0, "harbor")
    t.marker(1, "trade")
    t.do("show task0.1")
    assert t.at == "place_palace"
    t.do(f"palace palace0.5 {hexed('-4,0')}")
    assert t.at == "under" and t.who == 0, "the shower first"
    t.do("under arch_trade:0")
    assert t.who == 1 and t.s.era == 1
    events = t.do("under arch_build:1")
    assert t.s.era == 2 and ("era", 2) in events and t.s.marker == [-1, -1]
    assert t.s.down[0][ARCHES.index("trade")] == 1 and t.s.down[1][ARCHES.index("build")] == 1
    assert not t.s.stance(0) and len(t.legal("act")) == 7, "any arch is open to the new marker"


def test_section_11_a_second_player_completes_an_earlier_task_without_a_change():
    t = garrison(era=2)
    events = t.do("show task0.1")
    assert t.at == "place_palace" and "era" not in kinds(events)
    settle(t, "5")
    assert t.s.era == 2 and t.at == "action_phase" and t.s.shown[0] == 1 << 1


def test_section_6_one_marker_per_arch():
    t = garrison()
    t.s.era = 2
    t.task(0, 2, "II-04")
    t.unit(0, "archer")
    t.unit(0, "monarch")
    t.tile(0, "-2,0", "farm")
    t.painting(0, "caxias")
    t.combat(0, "camp")
    t.s.down[0][ARCHES.index("deploy")] = 1
    t.do("show task0.2")
    while t.at != "under":
        t.do(t.legal()[0])
    assert "under arch_deploy:0" not in t.legal() and len(t.legal()) == 6


def test_section_11_a_new_era_counts_at_once():
    t = garrison()
    t.do("show task0.1")
    settle(t, "5")
    t.give(gold=1)
    t.act("build")
    assert any("cotton_plantation" in a for a in t.legal()), "its buildings may be built that turn"


def test_r_t1_several_tasks_in_a_turn_but_only_one_that_changes_the_era():
    t = garrison()
    t.task(0, 2, "II-04")
    t.unit(0, "archer")
    t.unit(0, "monarch")
    t.tile(0, "-2,0", "farm")
    t.painting(0, "caxias")
    t.combat(0, "camp")
    t.do("show task0.1")
    settle(t)
    assert t.s.era == 2 and "show task0.2" not in t.legal()
    assert any(b.rule == "R-T1" for b in t.s.decision(0).blocked)
    t = garrison(era=3)
    for n, task in ((2, "II-04"), (3, "III-04")):
        t.task(0, n, task)
    t.unit(0, "archer")
    t.unit(0, "monarch")
    t.tile(0, "-2,0", "farm")
    t.painting(0, "caxias")
    t.combat(0, "camp")
    t.do("show task0.1")
    settle(t)
    assert "show task0.2" in t.legal(), "earlier eras' tasks change nothing"


def grand_army() -> Table:
    """Seat 0 fulfils Grand Army (III-04) in era III; its other tasks are open."""
    t = Table()
    t.s.era = 3
    t.task(0, 3, "III-04")
    for kind in ("archer", "archer", "monarch", "heavy_cavalry", "cannon"):
        t.unit(0, kind)
    for place in ("-3,1", "-5,2", "-3,2"):
        t.tile(0, place, "sawmill")
    for place in ("-4,0", "-5,1"):
        t.tile(0, place, "farm")
    t.painting(0, "caxias", "cairu")
    t.product(0, "dye", "renovate")
    t.combat(0, "volley", "volley", "spy")
    return t


def test_a84_an_era_three_task_scores_while_the_era_two_task_is_open():
    t = grand_army()
    assert "show task0.3" in t.legal()
    t.do("show task0.3")
    settle(t)
    assert t.points()["tasks"] == 7 and t.s.shown[0] == 1 << 3


def test_a84_defeated_units_in_the_reserve_count_as_units_deployed():
    t = grand_army()
    assert all(t.place(f"unit0.{i}") == "defeated" for i in range(5)) and count(t.s, 0, "units", "") == 5


def test_section_13_an_era_three_task_lets_the_round_finish():
    t = grand_army()
    events = t.do("show task0.3")
    assert ("last_round", 0) in events
    settle(t)
    t.moving()
    t.end_turn()
    assert t.at == "action_phase" and t.who == 1, "all have had equally many turns"
    t.pass_turn()
    assert t.at == "over" and t.s.result[0] == "railway"


def test_section_13_shown_by_the_last_player_it_ends_at_once_after_the_turn():
    t = Table()
    s = t.s
    t.moving()
    t.end_turn()
    s.era, s.ending = 3, 1
    t.pass_turn()
    assert t.at == "over"


# -- palaces ----------------------------------------------------------------------------------------------------------
PALACES = {2: {"farm", "sawmill"}, 3: {"farm", "sawmill", "gold_foundry", "cotton_plantation", "olinda"}, 4: {"cotton_plantation"}, 5: {"farm"},
           6: {"olinda"}}
TILES = {"-4,0": "farm", "-3,1": "sawmill", "-4,2": "gold_foundry", "-3,0": "cotton_plantation", "-2,0": "church", "-1,0": "olinda"}


def with_tiles() -> Table:
    t = garrison(era=2)
    for place, what in list(TILES.items())[2:]:
        t.tile(0, place, what)
    return t


@pytest.mark.parametrize("palace", PALACES)
def test_section_11_each_palace_fits_its_tiles(palace):
    t = with_tiles()
    t.do("show task0.1")
    places = {a.split()[2][4:].replace("_", ",") for a in t.legal("palace") if a.split()[1] == f"palace0.{palace}"}
    assert {TILES[p] for p in places} == PALACES[palace]


def test_palace_two_gives_sugarcane_and_a_square_product():
    t = with_tiles()
    t.do("show task0.1", f"palace palace0.2 {hexed('-3,1')}")
    assert t.at == "free_product" and set(t.legal()) == {"make product0.0", "make product0.1"}
    t.do("make product0.1", "set arch_manufacture:0")
    assert t.reserve() == {"sugarcane": 1} and t.s.slots[0][ARCHES.index("manufacture")] == 2
    t = with_tiles()
    t.product(0, "dye", "renovate")
    t.product(0, "sugar", "manufacture")
    t.do("show task0.1", f"palace palace0.2 {hexed('-3,1')}")
    assert t.reserve() == {"sugarcane": 1} and t.at == "action_phase", "both are made: only the sugarcane"


def test_palace_three_gives_a_card_and_scores_foundries():
    t = with_tiles()
    t.tile(0, "-3,-1", "gold_foundry")
    t.do("show task0.1", f"palace palace0.3 {hexed('-1,0')}")
    assert t.hand()[0] == 1 and t.points()["palaces"] == 2
    t.unit(1, "archer", "-3,-1")
    t.tile(1, "0,1", "gold_foundry")
    t.unit(0, "heavy_cavalry", "0,1")
    assert t.points()["palaces"] == 1, "built and not lost; held ones do not count"


def test_palace_four_gives_cotton_and_scores_plantations():
    t = with_tiles()
    t.do("show task0.1", f"palace palace0.4 {hexed('-3,0')}")
    assert t.reserve() == {"cotton": 1} and t.points()["palaces"] == 2


def test_palace_five_scores_products():
    t = with_tiles()
    t.product(0, "dye", "renovate")
    t.product(0, "textiles", "harbor")
    t.do("show task0.1", f"palace palace0.5 {hexed('-4,0')}")
    assert t.points()["palaces"] == 2 and t.reserve() == {}


def test_palace_six_gives_a_combat_card_and_scores_units_ever_deployed():
    t = with_tiles()
    t.do("show task0.1", f"palace palace0.6 {hexed('-1,0')}")
    assert t.hand()[1] == 3 and t.points()["palaces"] == 2


def test_section_11_one_palace_per_tile_each_once_on_own_controlled_tiles():
    t = with_tiles()
    t.palace(5, "-4,0")
    t.unit(1, "archer", "-1,0")
    t.tile(1, "1,0", "farm")
    t.unit(0, "archer", "1,0")
    t.do("show task0.1")
    offered = [a.split() for a in t.legal("palace")]
    assert "palace0.5" not in {a[1] for a in offered} and not {hexed("-4,0"), hexed("-1,0"), hexed("1,0")} & {a[2] for a in offered}


def test_r_t4_without_a_legal_tile_no_palace_is_placed():
    t = Table()
    t.task(0, 1, "I-05")
    t.s.era = 2
    t.unit(0, "archer")
    t.unit(0, "cannon")
    t.tile(0, "-2,0", "church")
    t.tile(0, "0,0", "academy")
    t.combat(0, "spy", "spy")
    t.do("show task0.1")
    assert t.at == "action_phase" and t.s.shown[0] == 1 << 1 and not any(t.s.palace)
