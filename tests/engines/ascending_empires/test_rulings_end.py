"""Rulings R9 by name: end and score; the options; the test vectors of the rules."""

from __future__ import annotations

import pytest

from engines.ascending_empires.flow import ROUNDS, totals
from engines.ascending_empires.tables import BOARD, COLOURS, SUPPLY, TABLES
from engines.core.action import parse_action
from tests.engines.ascending_empires.table import GAME, Table, duel, labs, ship


# -- R9 end and score ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r9_1_the_turn_is_finished_and_each_other_player_gets_one(seats):
    t = Table(seats)
    t.own(0, "A1", 3)
    t.drain(1)
    t.do("mine A1 3")
    assert t.s.pool == 0 and t.s.vp[0] == 2, "the rest comes from the box"
    turns = []
    t.do("end_turn")
    while t.s.acting:
        turns.append(t.who)
        t.do("pass", "end_turn")
    assert turns == list(range(1, seats)) and t.s.result[0] == "pool"


def test_r9_1_vp_of_the_last_turns_come_from_the_box_and_trigger_nothing_new():
    t = Table(3)
    t.own(0, "A1", 2)
    t.own(1, "B1", 3)
    t.drain(1)
    t.do("mine A1 2", "end_turn")
    before = t.s.vp[1]
    t.do("mine B1 3", "end_turn", "pass", "end_turn")
    assert t.s.vp[1] == before + 2 and t.at == "over"


@pytest.mark.parametrize(("quadrants", "spread"), [("AB", 0), ("ABD", 3), ("ABDG", 6)])
def test_r9_2_the_score(quadrants, spread):
    t = Table()
    for q in quadrants:
        t.own(0, f"{q}1", city=1)
    t.own(0, "A2", colony=1)
    t.own(0, "A3", 1)
    t.tokens(0, 4)
    n = len(quadrants)
    assert totals(t.s)[0] == [4, n + 2, 1, 2 * n, spread]


def test_r9_3_the_homeworld_does_not_count():
    t = Table()
    t.own(0, "A0", 2)
    assert totals(t.s)[0] == [0, 0, 0, 0, 0]


def test_r9_4_a_city_scores_two_and_its_planet_one():
    t = Table()
    t.own(0, "A1", 1, colony=1)
    t.do("build A1 city")
    assert sum(totals(t.s)[0]) == 3


def finish(t: Table) -> list:
    """End the match through the pool; the result."""
    t.s.last = 1
    t.do("pass", "end_turn")
    return t.s.result


def test_r9_5_ties():
    t = Table()
    t.tokens(0, 3)
    t.tokens(1, 2)
    t.own(1, "B1", 1)
    assert finish(t) == ["pool", 0], "most tokens"
    t = Table()
    t.level(1, "grey", 1)
    assert finish(t) == ["pool", 1], "most technology"
    assert finish(Table()) == ["pool", 0, 1], "shared"
    t = Table()
    t.own(1, "B1", 1)
    assert finish(t) == ["pool", 1], "most points"


def test_r9_6_the_safety_stop():
    s = GAME.new(3, {}, 4)
    while s.acting:
        for action in (("pass",), ("end_turn",)):
            s.play(s.active, action)
    assert s.result == ["rounds", 0, 1, 2] and s.turn == 3 * ROUNDS and s.round == ROUNDS


# -- options -------------------------------------------------------------------------------------------------------
def test_option_large_pool():
    assert [GAME.new(n, {"pool": "large"}, 1).pool for n in (2, 3, 4)] == [48, 54, 60]


# -- the dossier's test vectors ------------------------------------------------------------------------------------
def test_vector_1_two_facilities_on_one_planet():
    t = Table()
    t.own(0, "A1", 3, colour="grey")
    t.do("build A1 facility")
    assert t.at_hole("A1") == (0, 1, 1, 0, 0)
    t.turn_over()
    t.do("recruit", "place A1", "done")
    t.turn_over()
    t.do("build A1 facility")
    assert t.at_hole("A1") == (0, 0, 2, 0, 0) and t.s.objects(TABLES.number["A1"]) == 2


def test_vector_2_a_city_alone():
    t = Table()
    h = t.own(0, "A1", 1, colony=1)
    t.do("build A1 city")
    assert t.s.objects(h) == 1 and t.s.planet_defence(h) == 2


def test_vector_3_city_troop_and_facility():
    t = Table()
    h = t.own(1, "A1", 1, colour="grey", city=1, facility=1)
    assert t.s.planet_defence(h) == 3 and t.s.objects(h) == 3
    for n, side in enumerate("ewns"):
        t.orbit(0, n, "A1", side)
    t.do("move", "finish", "assault A1")
    assert t.s.vp[0] == 3


def test_vector_4_battleship_and_starship_kill_a_battleship():
    t = duel(((8, 0), (0, 25)), 8)
    t.do(f"target {ship(1, 8)}")
    assert t.s.vp[0] == 2


def test_vector_5_a_battleship_alone_kills_a_starship():
    t = duel(((8, 0),), 0)
    t.do(f"target {ship(1, 0)}")
    assert t.s.vp[0] == 1


def test_vector_6_blockaded_and_defended():
    t = Table(3)
    h = t.own(2, "A1", 0, colony=1)
    t.s.active, t.s.acting = 0, (0,)
    t.orbit(0, 0, "A1", "e")
    t.orbit(0, 1, "A1", "n")
    t.orbit(1, 0, "A1", "w")
    t.level(1, "purple", 4)
    assert t.s.blockaded(h)
    t.do("move", "finish")
    assert t.at == "end_turn"


def test_vector_7_only_the_first_pair_is_destroyed():
    t = Table(3)
    a, b, c = t.ship(0, 0, 200, 245), t.ship(1, 0, 245, 245), t.ship(2, 0, 285, 245)
    t.do("move")
    t.flick(a, 0, 0.4)
    assert (t.place(a), t.place(b), t.place(c)) == (SUPPLY, SUPPLY, BOARD)


def test_vector_8_level_4_needs_four_facilities():
    for n in (3, 4):
        t = Table(4)
        t.level(0, "orange", 3)
        labs(t, 0, "orange", n)
        assert t.legal("research") == (["research orange"] if n == 4 else [])


def test_vector_9_the_second_there_gets_nothing():
    t = Table(4)
    for seat in (0, 1):
        t.level(seat, "purple", 2)
        labs(t, seat, "purple", 3)
    t.do("research purple", "end_turn", "research purple")
    assert t.s.vp[:2] == [3, 0]


def test_vector_10_the_pool_runs_dry_within_one_gain():
    t = Table()
    t.own(1, "A1", 0, colony=1, facility=1, colour="grey")
    t.orbit(0, 0, "A1", "e")
    t.orbit(0, 1, "A1", "w")
    t.tokens(0, 31)
    t.do("move", "finish", "assault A1")
    assert t.s.vp[0] == 33 and t.s.pool == 0 and t.s.last == 2


def test_vector_11_the_second_row_needs_all_eight_facilities():
    t = Table()
    for colour in COLOURS:
        labs(t, 0, colour, 2)
        t.level(0, colour, 1)
    assert t.s.beside[0][0] == 0
    for colour in COLOURS:
        t.do(f"research {colour}")
        t.turn_over()
    assert t.s.tech[0] == [2, 2, 2, 2]


def test_vector_12_mine_three_and_a_city_with_a_troop_left():
    t = Table()
    t.own(0, "A1", 3)
    supply = t.s.troop_supply[0]
    t.do("mine A1 3")
    assert t.s.vp[0] == 2 and t.s.troop_supply[0] == supply + 3 and t.at_hole("A1")[0] == -1
    t = Table(city_reward="off")
    h = t.own(0, "A1", 2, colony=1)
    supply = t.s.troop_supply[0]
    t.do("build A1 city")
    assert t.s.troop_supply[0] == supply + 1 and t.s.beside[0][1] == 4
    assert t.at_hole("A1") == (0, 1, 0, 0, 1) and t.s.planet_defence(h) == 3


def test_vector_13_flicked_straight_away_from_an_enemy():
    t = Table()
    a, b = t.ship(0, 0, 245, 260), t.ship(1, 0, 245, 241)
    t.do("move")
    t.flick(a, 90, 0.08)
    assert t.place(a) == t.place(b) == BOARD


def test_vector_14_the_order_of_attacks_is_a_choice():
    def lay():
        t = Table()
        t.own(1, "A3", 0, colony=1)
        t.orbit(0, 0, "A3", "e")
        t.orbit(0, 1, "A3", "s")
        t.ship(0, 2, 245, 250)
        t.ship(1, 0, 260, 225)
        t.do("move", "finish")
        assert t.legal() == [f"target {ship(1, 0)}", "assault A3"], "making neither is not allowed"
        return t

    t = lay()
    t.do(f"target {ship(1, 0)}", f"add {ship(0, 0)}", f"add {ship(0, 1)}", "fire")
    assert t.at == "end_turn" and t.at_hole("A3")[0] == 1 and t.place(ship(1, 0)) == SUPPLY
    t = lay()
    t.do("assault A3")
    assert t.at == "end_turn" and t.place(ship(1, 0)) == BOARD and t.at_hole("A3")[0] == -1


def test_actions_read_back():
    assert parse_action("flick ship0 1000 500") == ("flick", "ship0", 1000, 500)
