"""Rulings R0 to R3 and R5 by name: terms, set-up, turn, recruit, mine and build."""

from __future__ import annotations

import math

import pytest

from engines.ascending_empires.state import SHIP_NUMBER
from engines.ascending_empires.tables import ASTEROID, BOARD, BOX, FLEET, HOME, SUPPLY, UNSEEN
from tests.engines.ascending_empires.table import GAME, TABLES, Table


# -- R0 terms ------------------------------------------------------------------------------------------------------
def test_r0_1_a_planet_is_occupied_by_whoever_has_a_troop_or_structure_on_it():
    t = Table()
    h = t.own(0, "A1", 1)
    assert t.s.owner[h] == 0
    t.do("recruit", "recall A1")
    assert t.s.owner[h] == -1


def test_r0_2_no_planet_holds_more_than_three_objects_homeworlds_too():
    t = Table()
    t.own(0, "A1", 2, facility=1)
    t.own(0, "A0", 3)
    t.do("recruit")
    assert t.legal("place") == []


def test_r0_3_a_battleship_is_launched_flicked_and_rammed_like_a_starship():
    t = Table()
    t.s.where[8] = SUPPLY
    t.own(0, "A0", 1)
    t.do("move", "launch_battleship A0", t_spot(t, "A0", 0, True))
    assert t.place("ship8") == BOARD and t.points == 1
    t.flick("ship8", 0, 0.05)
    assert t.place("ship8") == BOARD


def t_spot(t, hole: str, angle: int, big: bool = False) -> str:
    """The launch spot at the usual distance."""
    return f"spot {angle} {TABLES.launch_at // 1000}"


@pytest.mark.parametrize(("n", "radius"), [(0, 9.5), (8, 12.5)])
def test_r0_4_touching_the_ring_is_in_orbit(n, radius):
    t = Table()
    x, y = TABLES.place[TABLES.number["A3"]]
    i = SHIP_NUMBER[t.ship(0, n, x / 1000 + 38 + radius, y / 1000)]
    assert t.s.orbit[i] == TABLES.number["A3"]
    t.ship(0, n, x / 1000 + 38 + radius + 0.001, y / 1000)
    assert t.s.orbit[i] == -1


def test_r0_5_no_ship_can_be_in_two_orbits_on_this_layout():
    reach = 2 * (TABLES.orbit_radius + max(TABLES.radius))
    for i, (x, y) in enumerate(TABLES.place):
        for u, v in TABLES.place[:i]:
            assert math.hypot(x - u, y - v) > reach


def test_r0_6_structures_wait_beside_the_board_and_pieces_in_the_box_cannot_be_used():
    t = Table()
    t.supply(0, 0)
    t.do("recruit")
    assert t.at == "end_turn", "nothing in the supply: nothing to place"
    assert t.s.beside[0] == [8, 4, 4]


def test_r0_7_every_hole_belongs_to_the_quadrant_of_its_corner():
    for (x, y), quadrant in zip(TABLES.place, TABLES.quadrant, strict=True):
        assert quadrant == {(0, 0): 0, (1, 0): 1, (1, 1): 2, (0, 1): 3}[x > 355_500, y > 355_500]


def test_r0_8_an_asteroid_is_a_planet_without_facility():
    t = Table()
    t.own(0, "A1", 3, colour="asteroid")
    assert t.legal("build") == ["build A1 colony"] and t.legal("mine") == ["mine A1 2", "mine A1 3"]


def test_r0_9_faces_are_the_four_colours_asteroid_and_homeworld_only():
    from engines.ascending_empires.tables import FACES
    assert FACES == ("orange", "grey", "purple", "brown", "asteroid", "home")


# -- R1 set-up -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "homes", "asteroids", "pool"), [
    (2, ["A0", "D0"], ["B0", "G0"], 32), (3, ["A0", "B0", "D0"], ["G0"], 36), (4, ["A0", "B0", "D0", "G0"], [], 40)])
def test_r1_set_up(seats, homes, asteroids, pool):
    s = GAME.new(seats, {}, 3)
    assert [TABLES.holes[h] for h in s.home] == homes and s.pool == pool
    for hole in asteroids:
        assert s.colour[TABLES.number[hole]] == ASTEROID and s.up[TABLES.number[hole]] and s.owner[TABLES.number[hole]] == -1
    assert sum(s.up) == 4 and all(c in (HOME, ASTEROID) for c, up in zip(s.colour, s.up, strict=True) if up)
    assert s.colour.count(UNSEEN) == 24 and all(sum(m) == 6 for m in s.mix)
    for seat in range(seats):
        assert (s.troop_supply[seat], s.troop_box[seat], s.troops[s.home[seat]]) == (6, 8, 0)
        assert s.beside[seat] == [8, 4, 4] and s.tech[seat] == [0, 0, 0, 0]
        assert [len(s.fleet(seat, place)) for place in (BOX, SUPPLY, BOARD)] == [7, 0, 2]
        assert s.where[FLEET * seat + 8] == BOX
        assert all(s.orbit[i] == s.home[seat] for i in s.fleet(seat, BOARD))


def test_r1_the_first_player_is_drawn_and_play_goes_clockwise():
    assert {GAME.new(4, {}, seed).active for seed in range(40)} == {0, 1, 2, 3}
    s = GAME.new(4, {}, 1)
    order = []
    for _ in range(8):
        order.append(s.active)
        for action in (("pass",), ("end_turn",)):
            s.apply(s.active, action)
    assert order == [(order[0] + i) % 4 for i in range(8)]


def test_r1_all_discs_of_a_quadrant_come_from_its_mix():
    for seats in (2, 3, 4):
        s = GAME.new(seats, {}, 7)
        for h in range(28):
            if h not in TABLES.homes:
                s.look(h, 0)
        for q in range(4):
            faces = [s.colour[h] for h in range(28) if TABLES.quadrant[h] == q and h not in TABLES.homes]
            assert [faces.count(f) for f in range(5)] == list(TABLES.mix[seats][q])


# -- R2 turn -------------------------------------------------------------------------------------------------------
def test_r2_1_one_action_then_the_turn_goes_left():
    t = Table(3)
    t.own(0, "A1", 3)
    t.do("mine A1 2")
    assert t.at == "end_turn"
    t.do("end_turn")
    assert (t.at, t.who) == ("action", 1)


def test_r2_2_passing_is_allowed():
    t = Table()
    assert "pass" in t.legal()
    t.do("pass", "end_turn")
    assert t.who == 1


def test_r2_3_tokens_are_public_and_come_from_the_pool():
    t = Table()
    t.own(0, "A1", 3)
    t.do("mine A1 3")
    assert t.s.vp == [2, 0] and t.s.pool == 30
    assert dict(t.s.view(None).score_parts)["tokens"] == (2, 0)


# -- R3 recruit ----------------------------------------------------------------------------------------------------
def test_r3_1_recall_comes_first():
    t = Table()
    t.own(0, "A1", 2)
    t.own(0, "A2", 1)
    t.do("recruit", "recall A1", "recall A2", "place A1")
    assert not t.legal("recall") and t.legal("place")


def test_r3_2_two_troops_split_freely_fewer_if_wished_never_from_the_box():
    t = Table()
    t.own(0, "A1", 1)
    t.do("recruit", "place A0", "place A1")
    assert t.at == "end_turn" and t.at_hole("A0")[1] == 1 and t.at_hole("A1")[1] == 2
    t = Table()
    t.supply(0, 1)
    t.do("recruit", "place A0")
    assert t.at == "end_turn" and t.s.troop_box[0] == 13
    t = Table()
    t.do("recruit", "place A0", "done")
    assert t.at == "end_turn" and t.at_hole("A0")[1] == 1


def test_r3_2_only_where_one_is_at_home():
    t = Table()
    t.own(1, "D1", 1)
    t.do("recruit")
    assert t.legal("place") == ["place A0"]


def test_r3_3_a_planet_emptied_by_recall_cannot_be_restocked():
    t = Table()
    t.own(0, "A1", 1)
    t.do("recruit", "recall A1")
    assert t.legal("place") == ["place A0"]
    assert t.at_hole("A1")[0] == -1


def test_r3_4_a_blockade_stops_neither_recruit_nor_recall():
    t = Table()
    t.own(0, "A1", 1)
    t.orbit(1, 0, "A1")
    t.do("recruit")
    assert "place A1" in t.legal() and "recall A1" in t.legal()


def test_r3_5_a_planet_that_loses_its_last_object_stays_face_up_and_free():
    t = Table()
    h = t.own(0, "A1", 1)
    t.do("recruit", "recall A1")
    assert t.s.up[h] and t.s.owner[h] == -1


# -- R5 mine and build ---------------------------------------------------------------------------------------------
def test_r5_1_mine_two_for_one_or_three_for_two():
    t = Table()
    t.own(0, "A1", 3)
    t.own(0, "A0", 3)
    t.own(0, "A2", 2)
    t.own(0, "A3", 1)
    t.own(0, "A4", 2)
    t.orbit(1, 0, "A4")
    assert t.legal("mine") == ["mine A1 2", "mine A1 3", "mine A2 2"]
    t.do("mine A2 2")
    assert t.s.vp[0] == 1 and t.at_hole("A2")[0] == -1


def test_r5_2_one_structure_an_action_troops_to_supply():
    t = Table()
    t.own(0, "A1", 3)
    t.own(0, "A0", 3)
    t.own(0, "A2", 2)
    t.orbit(1, 0, "A2")
    assert t.legal("build") == ["build A1 facility", "build A1 colony"]
    supply = t.s.troop_supply[0]
    t.do("build A1 facility")
    assert t.at == "end_turn" and t.s.troop_supply[0] == supply + 2 and t.at_hole("A1") == (0, 1, 1, 0, 0)


def test_r5_3_one_facility_a_planet_and_a_single_planet_may_have_two():
    t = Table()
    t.own(0, "A1", 2, colour="grey", facility=1)
    t.own(0, "A2", 2, colour="orange", facility=1)
    assert {"build A1 facility", "build A2 facility"} <= set(t.legal())
    t.do("build A1 facility")
    t.turn_over()
    assert t.at_hole("A2") == (0, 2, 1, 0, 0)
    assert not [a for a in t.legal("build") if a.endswith("facility")]


def test_r5_3_if_that_planet_is_lost_another_takes_the_role():
    t = Table()
    t.own(0, "A1", 0, colour="grey", facility=2)
    t.own(0, "A2", 2, colour="orange", facility=1)
    assert "build A2 facility" not in t.legal()
    from engines.ascending_empires.combat import conquer
    conquer(t.s, 1, TABLES.number["A1"])
    assert "build A2 facility" in t.legal()


def test_r5_4_a_colony_takes_one_troop():
    t = Table()
    t.own(0, "A1", 1)
    t.do("build A1 colony")
    assert t.at_hole("A1") == (0, 0, 0, 1, 0) and t.s.beside[0] == [8, 3, 4]


def test_r5_5_a_city_takes_a_troop_and_the_colony():
    t = Table()
    t.own(0, "A1", 1, colony=1)
    t.own(0, "A2", 1)
    assert "build A2 city" not in t.legal()
    t.do("build A1 city")
    assert t.at_hole("A1") == (0, 0, 0, 0, 1) and t.s.beside[0] == [8, 4, 3]


def test_r5_6_at_most_one_colony_and_one_city_a_planet():
    t = Table()
    t.own(0, "A1", 1, colony=1)
    t.own(0, "A2", 1, city=1)
    t.own(0, "A3", 1, colony=1, city=1)
    assert t.legal("build") == ["build A1 city", "build A2 colony"]


def test_r5_7_a_city_brings_pieces_each_time():
    t = Table()
    for i in range(2, 8):
        t.s.where[i] = BOX
    t.own(0, "A1", 1, colony=1)
    events = t.do("build A1 city")
    assert ("reinforced", 0, 1, 1) in events and t.s.troop_box[0] == 7 and len(t.s.fleet(0, SUPPLY)) == 3
    t = Table()
    t.own(0, "A1", 1, colony=1)
    t.supply(0, 13)
    t.do("build A1 city")
    assert t.s.troop_supply[0] == 14 and t.s.troop_box[0] == 0, "as far as the box has them"


@pytest.mark.parametrize(("level", "troops"), [(1, 0), (2, 1)])
def test_r5_7_the_switch_leaves_only_what_the_technology_brings(level, troops):
    t = Table(city_reward="off")
    t.level(0, "brown", level)
    t.own(0, "A1", 1, colony=1)
    t.do("build A1 city")
    assert t.s.troop_box[0] == 8 - troops


def test_r5_8_without_a_piece_beside_the_board_nothing_is_built():
    t = Table()
    for hole in ("A2", "B2", "B3", "G5"):
        t.own(0, hole, colony=1)
    t.own(0, "A1", 1)
    assert t.legal("build") == []
