"""Rulings R4 by name: launch, navigate, land."""

from __future__ import annotations

import math

import pytest

from engines.ascending_empires.tables import BOARD, BOX, FLEET, SUPPLY
from engines.core.errors import IllegalAction
from tests.engines.ascending_empires.table import GAME, TABLES, Table, names, ship


# -- R4 move -------------------------------------------------------------------------------------------------------
def test_r4_1_two_points_any_order_any_ships():
    t = Table()
    t.own(0, "A0", 1)
    a = t.orbit(0, 0, "A1")
    t.do("move")
    assert t.points == 2
    t.do(f"land {a}", "land_here")
    assert t.points == 1
    t.do("launch A0", "spot 0 36")
    assert t.points == 0 and t.legal() == ["finish"]


def test_r4_2_stopping_early_still_leads_to_combat():
    t = Table()
    t.ship(0, 0, 250, 240)
    t.ship(0, 1, 275, 240)
    t.ship(1, 0, 262, 265)
    t.do("move", "finish")
    assert t.at == "combat" and t.legal() == [f"target {ship(1, 0)}"]


def test_r4_3_a_launch_needs_a_troop_a_ship_and_no_blockade():
    t = Table()
    t.own(0, "A0", 1)
    t.own(0, "A1", 1)
    t.orbit(1, 0, "A1")
    t.do("move")
    assert t.legal("launch") == ["launch A0"]
    t.do("launch A0", "spot 90 36")
    assert t.s.troop_supply[0] == 5 and t.at_hole("A0")[1] == 0 and t.s.orbit[0] == TABLES.number["A0"]
    assert not t.legal("launch")
    t = Table()
    t.own(0, "A0", 1)
    for i in range(8):
        t.s.where[i] = BOX
    t.do("move")
    assert t.legal() == ["finish"]


def test_r4_3_a_launch_may_leave_the_planet_free():
    t = Table()
    t.own(0, "A1", 1)
    t.do("move", "launch A1", "spot 90 36")
    assert t.at_hole("A1")[0] == -1


def test_r4_4_spots_touch_the_ring_are_free_and_on_the_board():
    t = Table()
    t.own(0, "A0", 2)
    t.orbit(0, 5, "A0", "e")
    t.do("move", "launch A0")
    x, y = TABLES.place[TABLES.number["A0"]]
    spots = [p for p in TABLES.spots[TABLES.number["A0"]][0] if " ".join(map(str, p[0])) in t.legal()]
    assert spots and "spot 0 36" not in t.legal()
    for _, px, py in spots:
        assert math.hypot(px - x, py - y) <= 38_000 + 9_500 and math.hypot(px - x, py - y) >= 28_500
        assert 9_500 <= px <= 701_500 and 9_500 <= py <= 701_500
        assert math.hypot(px - t.s.px[5], py - t.s.py[5]) >= 19_000


def test_r4_4_no_free_spot_no_launch():
    t = Table(4)
    t.own(0, "A1", 1)
    t.s.owner[TABLES.number["A1"]] = 0
    t.level(0, "purple", 3)
    x, y = TABLES.place[TABLES.number["A1"]]
    for n in range(8):
        angle = math.radians(45 * n)
        t.ship(1 + n % 3, n, x / 1000 + 38 * math.cos(angle), y / 1000 + 38 * math.sin(angle))
    t.do("move")
    assert t.legal("launch") == []


def test_r4_5_the_battleship_launches_for_one_troop():
    t = Table()
    t.s.where[8] = SUPPLY
    t.own(0, "A0", 2)
    t.do("move", "launch_battleship A0", "spot 0 36")
    assert t.at_hole("A0")[1] == 1 and t.s.troop_supply[0] == 5 and t.place("ship8") == BOARD


def test_r4_6_only_own_ships_on_the_board_are_flicked():
    t = Table()
    a = t.ship(0, 0, 250, 240)
    b = t.ship(1, 0, 450, 240)
    t.do("move", "navigate")
    assert t.s.domain(0).pieces == (a,)
    for text in (f"flick {b} 0 500", f"flick {ship(0, 1)} 0 500", f"flick {a} 0 0", f"flick {a} 360000 5", f"flick {a} 0 1001"):
        with pytest.raises(IllegalAction):
            t.do(text)


def test_r4_7_planets_asteroids_and_homeworlds_only_bounce():
    for hole in ("A3", "B0", "D0"):
        t = Table()
        x, y = TABLES.place[TABLES.number[hole]]
        a = t.ship(0, 0, x / 1000 - 80, y / 1000)
        t.do("move")
        events = t.flick(a, 0, 0.3)
        assert names(events)[-1] == "flick" and t.place(a) == BOARD
        assert t.s.px[0] < x - 28_000


def test_r4_8_a_ram_destroys_the_flicked_ship_and_the_first_enemy_only():
    t = Table()
    a = t.ship(0, 0, 200, 245)
    b = t.ship(1, 0, 260, 245)
    c = t.ship(1, 1, 300, 245)
    t.do("move")
    assert "ram" in names(t.flick(a, 0, 0.5))
    assert (t.place(a), t.place(b), t.place(c)) == (SUPPLY, SUPPLY, BOARD)


def test_r4_8_flicking_away_from_an_enemy_at_rest_against_one_is_no_ram():
    t = Table()
    a = t.ship(0, 0, 260, 245)
    b = t.ship(1, 0, 241, 245)
    t.do("move")
    assert "ram" not in names(t.flick(a, 0, 0.1))
    assert t.place(a) == t.place(b) == BOARD
    t = Table()
    a = t.ship(0, 0, 260, 245)
    t.ship(1, 0, 241, 245)
    t.do("move")
    assert "ram" in names(t.flick(a, 180, 0.1)), "flicking into it is one"


def test_r4_9_friends_are_only_moved_and_an_enemy_behind_still_counts():
    t = Table()
    a = t.ship(0, 0, 200, 245)
    friend = t.ship(0, 1, 235, 262)
    enemy = t.ship(1, 0, 275, 240)
    t.do("move")
    before = t.s.px[1], t.s.py[1]
    events = t.flick(a, 0, 0.6)
    assert t.place(friend) == BOARD and (t.s.px[1], t.s.py[1]) != before
    assert "ram" in names(events) and t.place(enemy) == SUPPLY and t.place(a) == SUPPLY


def test_r4_9_a_pushed_ship_destroys_nothing():
    t = Table()
    a = t.ship(0, 0, 200, 245)
    friend = t.ship(0, 1, 235, 245)
    enemy = t.ship(1, 0, 280, 245)
    t.do("move")
    events = t.flick(a, 0, 0.3)
    assert "ram" not in names(events)
    assert t.place(a) == t.place(friend) == t.place(enemy) == BOARD and t.s.px[FLEET] > 280_000


def test_r4_10_rammed_ships_are_taken_after_all_motion():
    t = Table()
    a, b, c = t.ship(0, 0, 200, 245), t.ship(1, 0, 245, 245), t.ship(0, 1, 285, 245)
    t.do("move")
    t.flick(a, 0, 0.3)
    assert t.place(a) == t.place(b) == SUPPLY
    assert t.place(c) == BOARD and t.s.px[1] > 285_000, "the rammed ship still pushed the next one"


def test_r4_11_a_ram_scores_only_with_the_technology():
    for level, big, gain in ((0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 8, 2)):
        t = Table()
        t.level(0, "orange", level)
        a = t.ship(0, 0, 200, 245)
        t.ship(1, big, 250, 245)
        t.do("move")
        t.flick(a, 0, 0.3)
        assert t.s.vp == [gain, 0]


def test_r4_12_any_ship_over_the_edge_goes_to_its_owners_supply_without_vp():
    t = Table()
    a = t.ship(0, 0, 20, 300)
    t.do("move")
    assert "lost" in names(t.flick(a, 180, 0.2))
    assert t.place(a) == SUPPLY and t.s.vp == [0, 0]
    t = Table()
    a, friend, enemy = t.ship(0, 0, 60, 250), t.ship(0, 1, 38, 250), t.ship(1, 0, 15, 250)
    t.do("move")
    events = t.flick(a, 180, 0.4)
    assert ("lost", 1, enemy) in events and t.place(enemy) == SUPPLY and t.s.vp == [0, 0] and "ram" not in names(events)
    assert t.place(friend) in (BOARD, SUPPLY)


def test_r4_13_a_ship_cannot_stop_on_its_edge():
    assert all(p.pose[2] == 0 for p in GAME.new(2, {}, 1).view(0).pieces if p.pose)


def test_r4_14_a_ship_that_hangs_over_the_edge_is_on_the_board():
    t = Table()
    a = t.ship(0, 0, 1, 245)
    assert t.place(a) == BOARD
    t.do("move")
    t.flick(a, 90, 0.02)
    assert t.place(a) == BOARD and t.s.px[0] < 9_500


def test_r4_15_the_weakest_flick_moves_a_ship_and_costs_its_point():
    t = Table()
    a = t.ship(0, 0, 250, 245)
    t.do("move")
    t.do("navigate", f"flick {a} 0 1")
    assert t.points == 1 and t.s.px[0] > 250_000


def test_r4_16_where_one_can_land():
    t = Table()
    ships = {hole: t.orbit(0, n, hole) for n, hole in enumerate(("A0", "A1", "A2", "A3", "D1", "A4"))}
    t.own(0, "A2", 2)                     # own, room left
    t.own(0, "A3", 2, colony=1)           # own, full
    t.own(1, "D1", 1)                     # an enemy's
    t.own(0, "A4", 1)
    t.orbit(1, 0, "A4", "w")              # own, blockaded
    t.do("move")
    assert t.legal("land") == [f"land {ships[h]}" for h in ("A1", "A2")]
    t = Table()
    t.orbit(0, 0, "A1")
    t.supply(0, 0)
    t.do("move")
    assert t.legal("land") == []


def test_r4_17_the_ship_goes_to_supply_and_a_troop_from_supply_to_the_planet():
    for n in (0, 8):
        t = Table()
        t.face("A1", "grey")
        a = t.orbit(0, n, "A1")
        t.do("move", f"land {a}")
        assert t.place(a) == SUPPLY and t.s.troop_supply[0] == 5 and t.at_hole("A1")[:2] == (0, 1)


def test_r4_18_a_face_down_planet_is_seen_first_and_may_be_declined():
    t = Table()
    h = TABLES.number["A1"]
    a = t.orbit(0, 0, "A1")
    t.do("move", f"land {a}")
    assert t.at == "landing" and t.s.knows(h, 0) and not t.s.knows(h, 1) and not t.s.knows(h, None)
    t.do("decline")
    assert t.points == 1 and t.place(a) == BOARD and not t.s.up[h] and t.s.knows(h, 0) and t.at_hole("A1")[0] == -1
    t.do(f"land {a}", "land_here")
    assert t.s.up[h] and t.s.knows(h, 1) and t.points == 0


def test_r4_19_full_and_enemy_planets_cannot_be_chosen():
    t = Table()
    t.own(0, "A3", 3)
    t.own(1, "A4", 1)
    a, b = t.orbit(0, 0, "A3"), t.orbit(0, 1, "A4")
    t.do("move")
    assert not t.legal("land")
    decision = t.s.decision(0)
    assert {(x.target, x.rule) for x in decision.blocked} == {(a, "R4.19"), (b, "R4.19")}


def test_r4_20_enemy_ships_over_a_free_planet_do_not_stop_a_landing():
    t = Table()
    t.orbit(1, 0, "A1", "w")
    a = t.orbit(0, 0, "A1")
    t.do("move")
    assert t.legal("land") == [f"land {a}"]


def test_r4_21_a_landed_troop_defends_with_one():
    t = Table()
    t.own(0, "A1", 1)
    assert t.s.planet_defence(TABLES.number["A1"]) == 1


def test_r4_6_battleships_are_heavier_in_the_simulation():
    t = Table()
    t.ship(0, 0, 250, 245)
    t.ship(0, 8, 300, 245)
    star, battle = t.s.discs()
    assert (star.mass, battle.mass) == TABLES.mass and battle.mass > star.mass and battle.radius > star.radius
