"""Rulings R6 by name: research and every technology."""

from __future__ import annotations

import math

import pytest

from engines.ascending_empires.tables import BOX, COLOURS, FLEET, SUPPLY, TABLES
from tests.engines.ascending_empires.table import Table, labs, ship


# -- R6 research ---------------------------------------------------------------------------------------------------
def test_r6_1_a_new_level_needs_as_many_facilities_on_that_colour():
    t = Table()
    labs(t, 0, "orange", 1)
    assert t.legal("research") == ["research orange"]
    t.level(0, "orange", 1)
    assert t.legal("research") == []
    t.level(0, "orange", 4)
    assert t.legal("research") == []


def test_r6_2_blockaded_facilities_do_not_count_and_two_on_one_planet_count_two():
    t = Table()
    t.own(0, "A1", colour="orange", facility=2)
    t.level(0, "orange", 1)
    assert t.legal("research") == ["research orange"]
    t.orbit(1, 0, "A1")
    assert t.legal("research") == []


def test_r6_3_levels_are_never_lost():
    from engines.ascending_empires.combat import conquer
    t = Table()
    t.own(0, "A1", colour="orange", facility=2)
    t.do("research orange")
    conquer(t.s, 1, TABLES.number["A1"])
    assert t.s.tech[0][0] == 1


def test_r6_4_the_first_there_gets_vp():
    t = Table()
    t.own(0, "A1", colour="orange", facility=1)
    t.own(1, "B1", colour="orange", facility=1)
    t.do("research orange", "end_turn", "research orange")
    assert t.s.vp == [1, 0]


@pytest.mark.parametrize(("row", "troops", "ships", "vp"), [(1, 1, 1, 0), (2, 2, 1, 0), (3, 2, 2, 0), (4, 0, 0, 5)])
def test_r6_5_a_full_row_is_rewarded_at_once(row, troops, ships, vp):
    t = Table(4)
    for i in range(2, 8):
        t.s.where[i] = BOX
    for colour in COLOURS[1:]:
        t.level(0, colour, row)
    t.level(0, "orange", row - 1)
    t.s.firsts = (1 << 16) - 1
    labs(t, 0, "orange", row)
    t.do("research orange")
    if t.at == "send_back":
        t.do("send_back_supply", "send_back_supply")
    back = 2 if row == 3 else 0
    assert (t.s.troop_box[0], t.s.vp[0]) == (8 - troops, vp)
    assert len([i for i in t.s.fleet(0, BOX) if i % FLEET != 8]) == 6 - ships + back


def test_r6_5_every_player_earns_the_row():
    t = Table()
    for seat in (0, 1):
        for colour in COLOURS[1:]:
            t.level(seat, colour, 1)
    t.own(0, "A1", colour="orange", facility=1)
    t.own(1, "B1", colour="orange", facility=1)
    t.do("research orange", "end_turn", "research orange")
    assert t.s.troop_box == [7, 7]


def test_r6_6_a_short_box_gives_what_it_has():
    t = Table()
    t.supply(0, 14)
    for colour in COLOURS[1:]:
        t.level(0, colour, 1)
    t.own(0, "A1", colour="orange", facility=1)
    t.do("research orange")
    assert t.s.troop_box[0] == 0 and t.s.troop_supply[0] == 14


def test_r6_8_the_battleship_comes_and_two_starships_of_choice_go():
    t = Table(4)
    t.level(0, "orange", 2)
    labs(t, 0, "orange", 3)
    a = t.ship(0, 0, 250, 245)
    t.do("research orange")
    assert t.at == "send_back" and t.place(ship(0, 8)) == SUPPLY
    assert t.legal() == ["send_back_supply", f"send_back {a}"]
    t.do(f"send_back {a}", "send_back_supply")
    assert t.place(a) == BOX and len(t.s.fleet(0, SUPPLY)) == 7 and t.at == "end_turn"
    t.s.from_box(0, 0, 9)
    assert t.place(a) == SUPPLY, "they can come back"


def test_r6_8_with_fewer_than_two_starships_those_there_are_go():
    t = Table(4)
    for i in range(1, 8):
        t.s.where[i] = BOX
    t.level(0, "orange", 2)
    labs(t, 0, "orange", 3)
    t.do("research orange", "send_back_supply")
    assert t.at == "end_turn"


# -- R6.7 technologies ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("level", "gap", "hit"), [(0, 50, True), (0, 50.002, False), (1, 100, True), (1, 100.002, False)])
def test_r6_7_orange_1_long_range(level, gap, hit):
    t = Table()
    t.level(0, "orange", level)
    y = 245
    t.ship(0, 0, 200, y)
    t.ship(0, 1, 200, y + 19)
    t.ship(1, 0, 219 + gap, y + 9.5)
    # Both attackers must be in range: their centres are a little farther than the gap, so move the target by what the angle costs.
    dx = ((19 + gap) ** 2 - 9.5 ** 2) ** 0.5
    t.ship(1, 0, int((200 + dx) * 1000) / 1000 if hit else 200 + dx + 0.002, y + 9.5)
    t.do("move", "finish")
    assert (t.at == "combat") is hit


def test_r6_7_orange_4_one_more_for_each_attack():
    t = Table()
    t.level(0, "orange", 4)
    t.ship(0, 0, 200, 245)
    t.ship(1, 0, 230, 245)
    t.do("move", "finish", f"target {ship(1, 0)}")
    assert t.s.vp[0] == 1


@pytest.mark.parametrize(("level", "points"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_r6_7_grey_1_and_3_movement_points(level, points):
    t = Table()
    t.level(0, "grey", level)
    t.ship(0, 0, 250, 245)
    t.do("move")
    assert t.points == points


def test_r6_7_grey_2_the_flicked_ship_is_rescued():
    for level in (1, 2):
        t = Table()
        t.level(0, "grey", level)
        a = t.ship(0, 0, 250, 20)
        t.do("move")
        t.flick(a, 270, 0.2)
        if level == 1:
            assert t.at == "steps" and t.place(a) == SUPPLY
        else:
            assert t.at == "rescue"
            t.do("spot 0 36")
            assert t.at == "steps" and t.s.orbit[0] == TABLES.number["A0"]


def test_r6_7_grey_2_a_rescued_battleship_stands_at_its_own_distance():
    t = Table()
    t.level(0, "grey", 2)
    a = t.ship(0, 8, 250, 20)
    t.do("move")
    t.flick(a, 270, 0.2)
    spot = t.legal()[0]
    assert t.at == "rescue"
    t.do(spot)
    x, y = TABLES.place[TABLES.number["A0"]]
    away = math.dist((x, y), (t.s.px[8], t.s.py[8])) / 1000
    assert abs(away - int(spot.split()[2])) < 0.01 and t.s.orbit[8] == TABLES.number["A0"]


def test_r6_7_grey_2_not_for_pushed_ships_nor_after_a_ram():
    t = Table()
    t.level(0, "grey", 2)
    a, b = t.ship(0, 0, 250, 60), t.ship(0, 1, 250, 15)
    t.do("move")
    t.flick(a, 270, 0.3)
    assert t.place(b) == SUPPLY and t.at == "steps"
    t = Table()
    t.level(0, "grey", 2)
    t.level(1, "grey", 2)
    a, b = t.ship(0, 0, 250, 30), t.ship(1, 0, 262, 14)
    t.do("move")
    t.flick(a, 270, 0.6)
    assert t.place(a) == t.place(b) == SUPPLY and t.at == "steps"


def test_r6_7_grey_4_the_first_launch_and_landing_are_free_at_any_time():
    t = Table()
    t.level(0, "grey", 4)
    t.own(0, "A0", 2)
    t.face("A1", "grey")
    a = t.orbit(0, 7, "A1", "s")
    t.do("move")
    for _ in range(4):
        t.flick(a, 0, 0.001)
    assert t.points == 0 and t.legal("launch") == ["launch A0"] and t.legal("land") == [f"land {a}"]
    t.do("launch A0", "spot 90 36", f"land {a}")
    assert t.points == 0 and t.legal() == ["finish"]


def test_r6_7_grey_4_a_declined_landing_is_the_first_landing():
    t = Table()
    t.level(0, "grey", 4)
    a = t.orbit(0, 0, "A1")
    t.do("move", f"land {a}", "decline")
    assert t.points == 4
    t.do(f"land {a}", "decline")
    assert t.points == 3


@pytest.mark.parametrize(("level", "defence"), [(0, 0), (1, 1), (2, 2)])
def test_r6_7_purple_1_and_2_defence_of_planets(level, defence):
    t = Table()
    t.level(0, "purple", level)
    assert t.s.planet_defence(t.own(0, "A1", colour="grey", facility=1)) == defence


def test_r6_7_purple_4_ships_defend_with_one_more_but_not_against_rams():
    t = Table()
    t.level(1, "purple", 4)
    a = t.ship(0, 0, 200, 245)
    t.ship(0, 1, 200, 275)
    e = t.ship(1, 0, 240, 245)
    t.do("move", "finish")
    assert t.at == "end_turn"
    t.turn_over()
    t.do("move")
    t.flick(a, 0, 0.1)
    assert t.place(e) == SUPPLY


def test_r6_7_brown_1_three_troops():
    t = Table()
    t.level(0, "brown", 1)
    t.do("recruit", "place A0", "place A0", "place A0")
    assert t.at == "end_turn" and t.at_hole("A0")[1] == 3


def test_r6_7_brown_2_a_city_brings_more():
    t = Table()
    t.level(0, "brown", 2)
    for i in range(2, 8):
        t.s.where[i] = BOX
    t.own(0, "A1", 1, colony=1)
    assert ("reinforced", 0, 2, 2) in t.do("build A1 city")


def test_r6_7_brown_3_one_more_for_mining():
    t = Table()
    t.level(0, "brown", 3)
    t.own(0, "A1", 2)
    t.do("mine A1 2")
    assert t.s.vp[0] == 2


def test_r6_7_brown_4_two_builds_the_second_may_be_skipped():
    t = Table()
    t.level(0, "brown", 4)
    t.own(0, "A1", 3)
    t.do("build A1 colony")
    assert t.at == "build_again"
    t.do("build A1 city")
    assert t.at_hole("A1") == (0, 1, 0, 0, 1) and t.at == "end_turn"
    t = Table()
    t.level(0, "brown", 4)
    t.own(0, "A1", 3)
    t.do("build A1 colony", "done")
    assert t.at == "end_turn"
