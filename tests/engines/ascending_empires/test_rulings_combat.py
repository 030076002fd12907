"""Rulings R7 and R8 by name: combat, blockade, defence, scan."""

from __future__ import annotations

import pytest

from engines.ascending_empires.tables import FLEET, SUPPLY, TABLES
from tests.engines.ascending_empires.table import Table, duel, ship

# -- R7 combat -----------------------------------------------------------------------------------------------------

def test_r7_1_every_possible_attack_must_be_made_and_each_ship_fires_once():
    t = duel()
    assert t.legal() == [f"target {ship(1, 0)}"], "no way to hold fire"
    t = Table()
    for n in range(3):
        t.ship(0, n, 200, 225 + 20 * n)
    t.ship(1, 0, 235, 235)
    t.ship(1, 1, 235, 256)
    t.do("move", "finish", f"target {ship(1, 0)}", f"add {ship(0, 0)}", f"add {ship(0, 1)}", "fire")
    assert t.at == "end_turn" and t.s.vp[0] == 1, "one ship that has not fired is left, too weak alone"


def test_r7_1_a_group_may_hold_more_than_it_needs_and_all_are_used():
    t = Table()
    for n in range(3):
        t.ship(0, n, 200, 225 + 20 * n)
    t.ship(1, 0, 235, 245)
    t.do("move", "finish", f"target {ship(1, 0)}", *(f"add {ship(0, n)}" for n in range(3)))
    assert sum(t.s.used[:FLEET]) == 3


def test_r7_1_ships_that_must_all_join_are_the_ones_that_have_fired():
    t = duel(((0, 0), (2, 19)))
    t.do(f"target {ship(1, 0)}")
    assert [i for i, used in enumerate(t.s.used) if used] == [0, 2]


def test_r7_1_a_group_fires_only_when_it_is_strong_enough():
    t = Table()
    for n in range(3):
        t.ship(0, n, 200, 225 + 20 * n)
    t.ship(0, 3, 272, 245)
    t.ship(1, 8, 235, 245)
    t.do("move", "finish", f"target {ship(1, 8)}")
    assert "fire" not in t.legal()
    for n, may in ((0, False), (1, False), (2, True)):
        t.do(f"add {ship(0, n)}")
        assert ("fire" in t.legal()) is may


def test_r7_1_the_first_ship_of_the_first_seat_can_be_shot_at_like_any_other():
    t = Table()
    for n in range(3):
        t.ship(1, n, 200, 225 + 20 * n)
    t.ship(0, 0, 235, 245)
    t.do("pass", "end_turn", "move", "finish", f"target {ship(0, 0)}", f"add {ship(1, 0)}")
    assert "fire" not in t.legal(), "its defence is its own, not a planet's"
    t.do(f"add {ship(1, 1)}", "fire")
    assert t.place(ship(0, 0)) == SUPPLY and t.s.vp == [0, 1]


@pytest.mark.parametrize(("own", "foe", "wins"), [
    (((0, 0),), 0, False), (((0, 0), (1, 19)), 0, True), (((8, 0),), 0, True), (((0, 0), (1, 19)), 8, False),
    (((0, -10), (1, 9), (2, 28)), 8, True), (((8, 0), (0, 25)), 8, True), (((8, 0),), 8, False)])
def test_r7_2_r7_3_strength_must_be_greater_than_defence(own, foe, wins):
    assert (duel(own, foe).at != "end_turn") is wins


def test_r7_3_nothing_blocks_the_line_of_fire_and_orbits_do_not_matter():
    t = Table()
    x, y = (v / 1000 for v in TABLES.place[TABLES.number["A3"]])
    t.ship(0, 0, x - 29, y)
    t.ship(0, 1, x - 27, y + 21)
    t.ship(1, 0, x + 29, y + 5)
    t.do("move", "finish")
    assert t.at == "combat"


@pytest.mark.parametrize(("foe", "vp"), [(0, 1), (8, 2)])
def test_r7_4_a_kill_goes_to_the_owners_supply_and_scores(foe, vp):
    t = duel(((8, 0), (0, 25)), foe)
    t.do(f"target {ship(1, foe)}")
    if t.at == "attackers":
        t.do(f"add {ship(0, 8)}", "fire")
    assert t.place(ship(1, foe)) == SUPPLY and t.s.vp == [vp, 0]


def test_r7_5_a_planet_falls_with_all_that_is_on_it():
    t = Table()
    h = t.own(1, "A3", 1, colour="grey", facility=1)
    t.orbit(0, 0, "A3", "e")
    t.orbit(0, 1, "A3", "w")
    supply = t.s.troop_supply[1]
    t.do("move", "finish", "assault A3")
    assert t.s.vp[0] == 2 and t.at_hole("A3") == (-1, 0, 0, 0, 0) and t.s.up[h]
    assert t.s.troop_supply[1] == supply + 1 and t.s.beside[1] == [8, 4, 4]


def test_r7_5_only_ships_in_orbit_attack_a_planet():
    t = Table()
    t.own(1, "A3", 1)
    t.orbit(0, 0, "A3", "e")
    t.ship(0, 1, 196 + 60, 190)
    t.do("move", "finish")
    assert t.at == "end_turn"


def test_r7_6_what_cannot_be_attacked():
    t = Table(3)
    for n in range(2):
        t.orbit(0, n, "D0", "we"[n])      # a homeworld (seat 2's)
        t.orbit(0, 2 + n, "A1", "we"[n])  # a free planet
        t.orbit(0, 4 + n, "A2", "we"[n])  # an own planet
        t.orbit(0, 6 + n, "A3", "we"[n])  # a planet guarded by a third player
    t.own(0, "A2", 1)
    t.own(1, "A3", 0, colony=1)
    t.orbit(2, 0, "A3", "s")
    t.level(2, "purple", 4)
    t.do("move", "finish")
    assert t.at == "end_turn"


def test_r7_7_shoot_the_guard_first_then_the_planet_with_other_ships():
    t = Table()
    t.own(1, "A3", 1)
    for n, side in enumerate("we"):
        t.orbit(0, n, "A3", side)
    t.orbit(1, 0, "A3", "s")
    t.ship(0, 2, 180, 255)
    t.ship(0, 3, 215, 255)
    t.do("move", "finish")
    assert t.legal() == [f"target {ship(1, 0)}"]
    t.do(f"target {ship(1, 0)}", f"add {ship(0, 2)}", f"add {ship(0, 3)}", "fire")
    assert t.legal() == ["assault A3"]
    t.do("assault A3")
    assert t.s.vp[0] == 2


def test_r7_8_too_weak_is_no_attack():
    t = Table()
    t.own(1, "A3", 2)
    t.orbit(0, 0, "A3", "e")
    t.orbit(0, 1, "A3", "w")
    t.do("move", "finish")
    assert t.at == "end_turn" and not any(t.s.used)
    assert t.at_hole("A3")[1] == 2


def test_r7_9_the_examples_of_the_rules():
    t = duel()
    t.do(f"target {ship(1, 0)}")
    assert t.s.vp[0] == 1
    t = Table()
    t.own(1, "A3", 0, city=1, facility=1)
    for n, side in enumerate("ewn"):
        t.orbit(0, n, "A3", side)
    t.do("move", "finish", "assault A3")
    assert t.s.vp[0] == 2


def test_r7_10_no_attack_after_other_actions():
    for action in ("pass", "recruit"):
        t = Table()
        t.ship(0, 0, 200, 245)
        t.ship(0, 1, 200, 265)
        t.ship(1, 0, 240, 250)
        t.do(action)
        if t.at == "recruit":
            t.do("done")
        assert t.at == "end_turn"


# -- R8 blockade, defence, scan ------------------------------------------------------------------------------------
def test_r8_1_what_a_blockade_stops():
    t = Table()
    h = t.own(0, "A1", 2, colour="orange", facility=1)
    a = t.orbit(0, 0, "A1", "w")
    assert t.legal("build") and t.legal("mine") and t.legal("research")
    t.orbit(1, 0, "A1", "e")
    assert t.s.blockaded(h), "own ships there do not lift it"
    assert not t.legal("build") and not t.legal("mine") and not t.legal("research")
    t.s.troops[h] -= 1
    t.s.troop_supply[0] += 1
    t.do("move")
    assert not t.legal("launch") and f"land {a}" not in t.legal()


def test_r8_2_both_states_at_once():
    t = Table(3)
    t.own(0, "A1", 1)
    t.orbit(1, 0, "A1", "e")
    t.orbit(2, 0, "A1", "w")
    badges = next(p for p in t.s.view(0).pieces if p.id == "planet.A1").badges
    assert badges == ("blockaded", "defended")


def test_r8_3_purple_3_is_never_blockaded():
    t = Table()
    h = t.own(0, "A1", 2)
    t.orbit(1, 0, "A1")
    t.level(0, "purple", 3)
    assert not t.s.blockaded(h) and t.legal("build") and t.legal("mine")


def test_r8_4_homeworlds_are_never_blockaded():
    t = Table()
    h = t.own(0, "A0", 1)
    t.orbit(1, 0, "A0")
    assert not t.s.blockaded(h)
    t.do("move")
    assert t.legal("launch") == ["launch A0"]


def test_r8_5_scan_at_the_end_of_the_own_turn():
    t = Table()
    h, g = TABLES.number["A1"], TABLES.number["A2"]
    t.orbit(0, 0, "A1")
    t.orbit(1, 0, "A2")
    events = t.do("pass", "end_turn")
    assert ("scan", 0, "A1") in events and t.s.knows(h, 0) and not t.s.knows(h, 1) and not t.s.knows(g, 1)
    assert not t.s.up[h]
    assert all(str(t.s.colour[h]) not in map(str, e[1:]) or e[0] != "scan" for e in events), "the look is secret"
    t.do("pass", "end_turn")
    assert t.s.knows(g, 1) and not t.s.knows(g, 0)
    assert ("scan", 0, "A1") not in t.do("pass", "end_turn"), "knowledge stays, nothing to look at again"
