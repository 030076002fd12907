"""Section 8: moves, cavalry, exploration; case A77."""

from __future__ import annotations

import itertools

import pytest

from engines.brazil_imperial.tables import TABLES
from tests.engines.brazil_imperial.table import AWAY, HOME, Table, hexed, kinds


def targets(t: Table, unit: str, verb: str = "move") -> set:
    """Where a unit of the acting seat may go."""
    return {a.split()[2][4:].replace("_", ",") for a in t.legal(verb) if a.split()[1] == unit}


def around(t: Table, place: str) -> set:
    return {"{},{}".format(*t.s.lay.at[n]) for n in t.s.lay.near[t.h(place)]}


# -- moves ------------------------------------------------------------------------------------------------------------
def test_section_8_one_free_move_to_any_neighbour_water_too():
    t = Table()
    t.unit(0, "archer", "-4,0")
    t.moving()
    assert targets(t, "unit0.0") == around(t, "-4,0") and "-5,0" in targets(t, "unit0.0")
    t.do("move unit0.0 hex_-5_0")
    assert t.place("unit0.0") == "-5,0" and t.legal("move") == []


def test_section_8_no_unit_enters_an_opponents_capital_or_a_hex_off_the_map():
    t = Table()
    t.unit(0, "archer", "3,0")
    t.moving()
    assert AWAY not in targets(t, "unit0.0") and len(targets(t, "unit0.0")) == len(around(t, "3,0")) - 1
    assert any(b.target == hexed(AWAY) for b in t.s.decision(0).blocked)


@pytest.mark.parametrize("arch, where, allowed", [
    ("painting", "-4,1", {"-3,1", "-5,2"}), ("manufacture", "-4,1", {"-4,2"}), ("build", "-3,1", {"-4,1", "-2,1"}),
    ("renovate", "-4,0", {"-5,0", "-5,1", "-4,-1"}), ("renovate", "-1,1", None), ("harbor", "-4,1", set()), ("trade", "-4,1", set())])
def test_section_8_the_extra_move_of_each_arch(arch, where, allowed):
    t = Table()
    t.unit(0, "archer", where)
    t.tile(0, "-2,1", "farm", coffee=1)
    t.moving(arch)
    t.s.free = 0
    found = targets(t, "unit0.0")
    if allowed is None:
        allowed = around(t, where)      # out of water to anywhere
    assert found == allowed


def test_section_8_deploys_extra_move_brings_a_unit_home_from_any_distance():
    t = Table()
    t.unit(0, "archer", "5,0")
    t.tile(0, "-1,0", "olinda")
    t.moving("deploy")
    assert targets(t, "unit0.0", "home") == {HOME, "-1,0"}
    t.do("home unit0.0 hex_-1_0")
    assert t.place("unit0.0") == "-1,0" and t.s.free == 1 and t.legal("home") == []


@pytest.mark.parametrize("start, first, second", [(HOME, "-4,2", "-3,2"), ("-4,0", HOME, "-4,2")])
def test_section_8_and_a83_the_same_unit_may_use_both_moves_in_either_order(start, first, second):
    t = Table()
    t.unit(0, "archer", start)
    t.moving("manufacture")         # the extra move goes to a gold hex: first or second here
    t.do(f"move unit0.0 {hexed(first)}", f"move unit0.0 {hexed(second)}")
    assert t.place("unit0.0") == second and t.legal("move") == []


def test_section_8_the_narrower_move_is_spent_first():
    t = Table()
    t.unit(0, "archer", HOME)
    t.moving("painting")
    t.do("move unit0.0 hex_-3_1")
    assert t.s.free == 1 and t.s.extra == -1


def test_section_8_any_number_of_own_units_share_a_hex():
    t = Table()
    for _ in range(2):
        t.unit(0, "archer", "-4,0")
    t.unit(0, "monarch", HOME)
    t.moving()
    t.do("move unit0.2 hex_-4_0")
    assert len(t.s.at(t.h("-4,0"))) == 3


def test_section_8_cavalry_takes_own_units_of_its_hex_along():
    t = Table()
    for kind in ("heavy_cavalry", "archer", "monarch"):
        t.unit(0, kind, "-4,0")
    t.unit(0, "cannon", HOME)
    t.moving()
    t.do("move unit0.3 hex_-3_-1")
    assert t.at == "carry" and set(t.legal()) == {"ride", "carry unit0.0", "carry unit0.2"}
    t.do("carry unit0.2", "ride")
    assert (t.place("unit0.3"), t.place("unit0.2"), t.place("unit0.0")) == ("-3,-1", "-3,-1", "-4,0")
    assert t.legal("move") == [], "it counts as one move"


def test_section_8_an_extra_move_outlives_a_change_of_era():
    t = Table()
    t.unit(0, "archer", HOME)
    t.task(0, 1, "I-05")
    t.unit(0, "monarch", "-1,0")
    t.tile(0, "-3,0", "farm")
    t.tile(0, "-2,0", "farm")
    t.combat(0, "spy", "spy")
    t.moving("manufacture")
    t.do("show task0.1")
    while t.at != "movement":
        t.do(t.legal()[0])
    t.s.free = 0
    assert t.s.era == 2 and targets(t, "unit0.0") == {"-4,2"}


# -- A77 --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pattern", list(itertools.product(("empty", "own", "enemy"), repeat=2)) + [("enemy", "enemy")])
def test_a77_all_neighbours_with_friends_and_enemies_against_a_plain_search(pattern):
    """Into an enemy hex is a battle, into the own and the empty no; nothing is barred but opponents' capitals."""
    for pair in itertools.combinations(range(6), 2):
        t = Table()
        t.unit(0, "archer", "-3,0")
        near = t.s.lay.near[t.h("-3,0")]
        for n, what in zip(pair, pattern, strict=True):
            place = "{},{}".format(*t.s.lay.at[near[n]])
            if what != "empty" and t.s.lay.at[near[n]] != (-4, 1):
                seat = int(what == "enemy")
                first = t.s.where[1 if what == "own" else 5] < 0
                t.unit(seat, "archer" if first else "cannon", place)
        t.moving()
        assert targets(t, "unit0.0") == around(t, "-3,0")
        for action in t.legal("move"):
            if action.split()[1] != "unit0.0":
                continue
            world = t.s.clone()
            h = world.lay.hex[action.split()[2]]
            fight = any(world.where[u] == h for u in range(5, 10))
            before = world.clone()
            events = world.apply(0, tuple(action.split())).events
            assert ("battle" in [e[0] for e in events]) == fight
            assert fight or world.where[0] == h and world.where[1:] == before.where[1:]


# -- exploration ------------------------------------------------------------------------------------------------------
FINDS = [f.id for f in TABLES.finds if f.id and not f.flag]


@pytest.mark.parametrize("find", FINDS)
def test_every_find_is_revealed_on_entering_and_gives_its_reward(find):
    t = Table()
    number = next(i for i, f in enumerate(TABLES.finds) if f.id == find)
    tile = TABLES.finds[number]
    t.find("-3,0", find)
    t.unit(0, "archer", HOME)
    t.moving()
    events = t.do("move unit0.0 hex_-3_0")
    assert "reveal" in kinds(events) and t.place("unit0.0") == "-3,0"
    while t.at == "choose_resource":
        t.do("take cotton")
    got = t.reserve()
    assert sum(got.values()) == sum(n for n in (tile.goods >> 8 * g & 255 for g in range(6))) + tile.choice
    assert t.s.kept[0] == ([number] if tile.vp else []) and t.s.explored == ([] if tile.vp else [number])
    assert t.points().get("finds", 0) == tile.vp and t.s.explo[t.h("-3,0")] == 0


BANDEIRAS = [f for f in TABLES.finds if f.flag]


@pytest.mark.parametrize("find", BANDEIRAS, ids=lambda f: f.id)
def test_every_bandeira_is_beaten_by_more_than_its_number(find):
    t = Table()
    t.find("-3,0", find.id)
    t.unit(0, "cannon", HOME)
    t.combat(0, "charge")
    t.moving("deploy")
    t.do("move unit0.4 hex_-3_0")
    assert t.at == "lay"
    t.do("lay charge")
    while t.at in ("lay", "choose_resource"):
        t.do("take cotton" if t.at == "choose_resource" else "ready")
    assert t.place("unit0.4") == "-3,0" and t.points()["finds"] == find.vp and find.flag < 6


@pytest.mark.parametrize("find", BANDEIRAS, ids=lambda f: f.id)
def test_section_8_a_bandeira_not_beaten_stays_face_up_and_the_units_fall(find):
    t = Table()
    t.find("-3,0", find.id)
    t.unit(0, "archer", HOME)
    t.moving()
    t.do("move unit0.0 hex_-3_0")
    assert t.place("unit0.0") == "defeated" and t.s.up[t.h("-3,0")] == 1 and not t.s.kept[0]
    for viewer in (0, 1, None):
        assert next(p.face for p in t.s.view(viewer).pieces if p.zone == hexed("-3,0")) == find.id


def test_section_8_an_equal_number_does_not_beat_a_bandeira():
    t = Table()
    t.find("-3,0", "bandeira_3a")
    t.unit(0, "cannon", HOME)
    t.moving("renovate")
    t.do("move unit0.4 hex_-3_0")
    assert t.place("unit0.4") == "defeated"
    t = Table()
    t.find("-3,0", "bandeira_3a")
    t.unit(0, "cannon", HOME)
    t.moving("harbor")
    t.do("move unit0.4 hex_-3_0")
    assert t.place("unit0.4") == "-3,0" and t.reserve() == {"science": 1}, "stance counts against bandeiras"


def test_section_8_a_shot_at_an_open_bandeira_takes_it_without_moving():
    t = Table()
    t.find("-3,0", "bandeira_2b", up=1)
    t.unit(0, "cannon", HOME)
    t.moving("harbor")
    t.do("fire unit0.4 hex_-3_0")
    assert t.place("unit0.4") == HOME and t.reserve() == {"gold": 1} and t.points()["finds"] == 1 and t.s.up[t.h("-3,0")] == 0


def test_section_8_a_shot_at_a_face_down_tile_is_impossible():
    t = Table()
    t.find("-3,0", "bandeira_2b")
    t.unit(0, "cannon", HOME)
    t.moving("harbor")
    assert t.legal("fire") == []


def test_section_7_march_gives_one_more_free_move():
    t = Table()
    t.unit(0, "archer", HOME)
    t.gold(0, "march")
    t.moving()
    t.do("move unit0.0 hex_-4_0", "play march", "move unit0.0 hex_-3_-1")
    assert t.place("unit0.0") == "-3,-1" and t.legal("move") == [] and t.hand() == (0, 0)
    t = Table()
    t.unit(0, "cannon", HOME)
    t.find("-3,0", "bandeira_5", up=1)
    t.gold(0, "march")
    t.moving("deploy")
    t.s.free = 0
    assert t.legal("fire") == []
    t.do("play march")
    assert t.legal("fire") == ["fire unit0.4 hex_-3_0"], "a March may be a ranged attack"


@pytest.mark.parametrize("second", ["hex_0_-2", "hex_-2_-2"])
def test_section_8_a_step_that_two_moves_allow_leaves_open_which_of_them_it_was(second):
    """From water into forest may be the arch's move or Barroso's; the other one serves the next step, and the free move is still left."""
    t = Table()
    t.painting(0, "barroso")
    archer = t.unit(0, "archer", "0,-2")
    t.moving("painting")
    t.do(f"move {archer} hex_-1_-2", f"move {archer} {second}")
    inland = "hex_0_-1" if second == "hex_0_-2" else "hex_-3_-1"
    assert f"move {archer} {inland}" in t.legal()
    t.do(f"move {archer} {inland}")
    assert not t.legal("move")
