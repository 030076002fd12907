"""The four ends, each alone and together with others, and who wins."""

from __future__ import annotations

import pytest

from tests.engines.gloria_mundi.table import GAME, TABLES, Table


def play_turn(t: Table) -> None:
    """Do the dullest things to the end of the turn."""
    turn = t.s.turn
    while t.s.acting and t.s.turn == turn:
        t.do(t.legal()[0])


def test_a81_set_up_lays_one_card_of_each_kind_before_every_player():
    for seats in range(2, 7):
        view = GAME.new(seats, {}, 3).view(None)
        for seat in range(seats):
            for kind in ("farm", "city", "legion"):
                assert [p.face for p in view.pieces if p.zone == f"{kind}:{seat}"] == [kind]


# -- each end alone (A81) ------------------------------------------------------------------------------------------
def test_a81_carthage_alone_ends_the_match():
    t = Table()
    t.put("gm05", "b0")
    t.roman(0, 35)
    t.do("play farm", "effect b0")
    assert t.s.acting, "the turn is played to its end"
    phases = [t.at]
    while t.s.acting:
        t.do(t.legal()[0])
        phases.append(t.at)
    assert "tribute" in phases, "phase 5 is played too"
    assert t.s.result == ["carthage", 0] and t.s.turn == 1


def test_a81_rome_alone_ends_the_match():
    t = Table()
    t.goth(35)
    play_turn(t)
    assert t.s.result[0] == "rome" and t.s.goth == TABLES.rome and t.s.turn == 1


def test_a81_an_empty_hand_alone_ends_the_match():
    t = Table()
    t.hand(0, 1, 0, 0)
    play_turn(t)
    assert t.s.result[0] == "hand" and t.s.turn == 1


def test_a81_an_empty_deck_alone_ends_the_match():
    t = Table()
    t.burn_deck(1)
    play_turn(t)
    play_turn(t)
    assert t.s.result[0] == "deck" and t.s.turn == 2


def test_another_seats_empty_hand_ends_its_own_turn_only():
    t = Table()
    t.hand(1, 0, 0, 1)
    play_turn(t)
    assert t.s.acting and t.s.turn == 2
    play_turn(t)
    assert t.s.result[0] == "hand" and t.s.turn == 2


def test_nothing_ends_without_a_cause():
    t = Table()
    for _ in range(10):
        play_turn(t)
    assert t.s.acting and not t.s.result and not t.s.ending


# -- options -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "last"), [("last_card_played", 1), ("cannot_play", 3)])
def test_hand_end_options(option, last):
    t = Table(hand_end=option)
    t.hand(0, 1, 0, 0)
    while t.s.acting:
        play_turn(t)
    assert t.s.result[0] == "hand" and t.s.turn == last


def test_cannot_play_leaves_the_stopped_turn_unplayed():
    t = Table(hand_end="cannot_play")
    t.hand(0, 1, 0, 0)
    play_turn(t)
    play_turn(t)
    assert not t.s.acting and t.s.goth == 2, "two turns refused, the third not played"


@pytest.mark.parametrize(("option", "left", "last"), [("last_card_revealed", 1, 2), ("last_card_revealed", 2, 3), ("cannot_reveal", 1, 3),
                                                      ("cannot_reveal", 0, 2)])
def test_deck_end_options(option, left, last):
    t = Table(deck_end=option)
    t.burn_deck(left)
    while t.s.acting:
        play_turn(t)
    assert t.s.result[0] == "deck" and t.s.turn == last


# -- several ends at once -------------------------------------------------------------------------------------------
def test_both_players_reach_carthage_in_one_turn_and_the_first_wins():
    t = Table()
    t.put("gm05", "b0")
    t.put("gm22", "b1")
    t.stack(1, "farm", "gm17")
    t.roman(0, 35)
    t.roman(1, 34)
    t.s.active, t.s.acting = 1, (1,)
    t.do("play farm")                            # seat 1 activates first, then seat 0
    assert t.who == 1
    t.do("effect b6")
    t.do("effect b0")
    assert t.s.roman == [36, 36] and t.s.arrived == 1
    t.go("over")
    assert t.s.result == ["carthage", 1]


def test_carthage_by_an_upgrade_after_another_arrived_in_phase_3_comes_second():
    t = Table()
    t.put("gm17", "b3")
    t.forum("gm15")
    t.roman(0, 35)
    t.roman(1, 34)
    t.counters(0, "1g2m")
    t.do("play farm", "effect b3")
    assert t.s.arrived == 1 and t.at == "upgrade", "the remaining phases are played"
    t.do("buy gm15")
    assert t.s.roman[0] == 36 and t.s.arrived == 1
    t.go("over")
    assert t.s.result == ["carthage", 1]


def test_goth_in_rome_and_carthage_in_the_same_turn_goes_to_carthage():
    t = Table()
    t.put("gm05", "b3")
    t.goth(35)
    t.roman(0, 20)
    t.roman(1, 35)
    t.do("play farm", "effect b3")
    t.go("over")
    assert t.s.goth == 36 and t.s.result == ["carthage", 1]


def test_carthage_beats_a_hand_and_a_deck_that_end_in_the_same_turn():
    t = Table()
    t.put("gm05", "b0")
    t.burn_deck(1)
    t.hand(1, 1, 0, 0)
    t.roman(0, 35)
    t.roman(1, 10)
    t.goth(1)                                    # gold and not the farm that carries seat 0 to Carthage
    t.do("play legion")
    while t.s.turn == 1:
        t.do(t.legal()[0])
    t.do("play farm")
    while t.who != 0:
        t.do("skip")
    t.do("effect b0")
    t.go("over")
    assert t.s.result == ["carthage", 0] and t.s.ending & 7 == 7


def test_rome_and_hand_in_the_same_turn_go_to_the_furthest():
    t = Table()
    t.goth(35)
    t.hand(0, 1, 0, 0)
    t.roman(1, 9)
    t.roman(0, 8)
    t.go("over")
    assert t.s.result == ["rome", 1]


# -- who wins ------------------------------------------------------------------------------------------------------
def test_the_furthest_roman_wins_whatever_lies_on_the_table():
    t = Table(seats=3)
    t.roman(1, 12)
    t.roman(2, 11)
    t.stack(2, "legion", "gm35")
    t.goth(35)
    t.go("over")
    assert t.s.result == ["rome", 1]


def test_a_tie_goes_to_most_building_cards_bases_and_expansions_alike():
    t = Table(seats=3)
    for seat in (1, 2):
        t.roman(seat, 12)
    t.stack(1, "farm")
    t.put("gm01", t.stack(2, "farm"))            # one base more each, and an expansion for seat 2
    t.goth(35)
    t.go("over")
    assert t.s.result == ["rome", 2]


def test_expansions_count_as_much_as_bases_in_a_tie():
    t = Table(seats=3)
    for seat in range(3):
        t.roman(seat, 12)
    t.put("gm18", "b4")                          # seat 1: 3 bases and 1 expansion
    t.stack(2, "city")                           # seat 2: 4 bases
    t.remove("b2")                               # seat 0: 2 bases, and one to be played
    t.goth(35)
    t.go("over")
    assert t.s.result == ["rome", 1, 2]


def test_still_tied_is_a_shared_win():
    t = Table(seats=3)
    t.roman(1, 5)
    t.roman(2, 5)
    t.goth(35)
    t.go("over")
    assert t.s.result == ["rome", 1, 2]
    assert t.s.view(None).result == ((1, 2), "rome")


def test_counters_do_not_break_ties():
    t = Table(seats=3)
    t.roman(1, 5)
    t.roman(2, 5)
    t.counters(2, "9f9g9m9w")
    t.goth(35)
    t.do("play farm")
    t.counters(1, "")
    t.go("over")
    assert t.s.result == ["rome", 1, 2]


def test_an_ended_match_takes_no_action():
    t = Table()
    t.goth(35)
    t.go("over")
    assert t.s.acting == () and all(t.s.legal(seat) == () for seat in range(2))
    assert t.s.view(0).result is not None
