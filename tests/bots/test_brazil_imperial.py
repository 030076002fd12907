"""Bots of Brazil: Imperial: little positions with one right choice, and short matches at every number of seats."""

from __future__ import annotations

import random

import pytest

from engines.bots import Budget, make
from engines.bots.arena import play_match
from engines.brazil_imperial.tables import UNITS
from engines.brazil_imperial.worth import lead
from engines.core.match import Sampler
from engines.core.simulate import bare_decision
from tests.engines.brazil_imperial.table import GAME, Table

LEVELS = ("easy", "normal", "hard")
SURE = ("normal", "hard")       # levels that always take what they think best


def choice(t: Table, level: str) -> str:
    """What a bot of a level does in a position."""
    seat = t.who
    sampler = Sampler(t.s.determinize(seat, 3), seat)
    action = make(GAME, level).choose(t.s.view(seat), bare_decision(t.s, seat), sampler, Budget(), random.Random(1))
    return " ".join(map(str, action))


def army(t: Table, seat: int, n: int, place: str = "") -> None:
    """The first units of a board on a hex, else on the capital."""
    h = t.h(place) if place else t.s.capital[seat]
    for u in range(UNITS * seat, UNITS * seat + n):
        t.s.put(u, h)


def last_task(own: int, other: int) -> Table:
    """Era III with a finished task in hand; the seats have so many farms."""
    t = Table()
    t.s.era = 3
    t.s.shown = [0b110, 0b110]
    t.task(0, 3, "III-01")
    for place in ("-3,0", "-3,1", "-2,0", "-2,1", "-3,2", "-4,2", "-1,0")[:own]:
        t.tile(0, place, "farm")
    for place in ("3,0", "3,-1", "2,0", "2,-1", "3,-2", "4,-2")[:other]:
        t.tile(1, place, "farm")
    army(t, 0, 3)
    t.painting(0, "cabral", "zumbi")
    t.product(0, "dye", "renovate")
    t.product(0, "sugar", "manufacture")
    return t


def shows_last(t: Table, level: str) -> bool:
    """Whether a bot shows the task that brings the last round in the turn that begins."""
    while t.s.acting and t.s.active == 0:
        done = choice(t, level)
        if done == "show task0.3":
            return True
        t.do(done)
    return False


@pytest.mark.parametrize("level", SURE)
def test_the_last_task_is_shown_when_that_wins(level):
    t = last_task(7, 0)
    assert lead(t.s, 0) > 8
    assert shows_last(t, level)


def test_the_best_level_does_not_end_a_match_that_it_would_lose():
    t = last_task(7, 6)
    army(t, 1, 5)
    for product, arch in (("dye", "renovate"), ("sugar", "manufacture"), ("roast_coffee", "painting"), ("jewellery", "build"), ("textiles", "deploy"),
                          ("rubber", "harbor")):
        t.product(1, product, arch)
    t.painting(1, "caxias", "conde_deu", "barroso", "raposo_tavares", "anchieta", "leopoldina", "nisia_floresta", "ana_jansen", "bonifacio")
    assert lead(t.s, 0) < -8
    assert not shows_last(t, "hard")


@pytest.mark.parametrize("level", SURE)
def test_an_early_task_is_shown_before_the_turn_ends(level):
    t = Table()
    t.task(0, 1, "I-05")
    army(t, 0, 2)
    t.tile(0, "-3,0", "farm")
    t.tile(0, "-3,1", "sugar_plantation")
    t.combat(0, "volley", "charge")
    while t.s.active == 0 and not t.s.shown[0]:
        t.do(choice(t, level))
    assert t.s.shown[0] == 0b10


@pytest.mark.parametrize("level", SURE)
def test_an_undefended_tile_is_taken(level):
    t = Table()
    t.tile(1, "0,0", "farm")
    unit = t.unit(0, "cannon", "-1,0")
    t.moving()
    assert choice(t, level) == f"move {unit} hex_0_0"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_runs_into_a_stronger_stack(level):
    t = Table()
    t.tile(1, "0,0", "academy")
    army(t, 1, 5, "0,0")
    t.combat(1, "fortify", "fortify", "volley")
    unit = t.unit(0, "archer", "-1,0")
    t.moving()
    assert choice(t, level) != f"move {unit} hex_0_0"


@pytest.mark.parametrize("level", SURE)
def test_payment_spares_what_is_worth_more(level):
    t = Table()
    t.give(0, brazilwood=2, science=1, gold=1)
    t.act("build")
    t.do(next(a for a in t.legal("build") if a.endswith("sugar_plantation")))
    assert choice(t, level) == "pay res0.0"


@pytest.mark.parametrize("level", SURE)
def test_enough_combat_cards_are_laid_but_no_more(level):
    t = Table()
    t.tile(1, "0,0", "farm")
    unit = t.unit(0, "archer", "-1,0")
    t.combat(0, "volley", "charge", "fortify")
    t.moving()
    t.do(f"move {unit} hex_0_0")
    laid = 0
    while t.at == "lay":
        done = choice(t, level)
        laid += done.startswith("lay")
        t.do(done)
    assert t.at_hex("0,0") == ("farm", 0)
    assert laid == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_matches_are_legal_and_end_as_they_should(seats):
    """``play_match`` raises when a bot chooses what the rules refuse."""
    levels = ("hard", "normal", "normal", "easy")[:seats]
    played = play_match(GAME, [make(GAME, level) for level in levels], GAME.full_options({}), 3, Budget(iterations=2))
    assert played.state.result[0] == ("railway" if seats > 1 else played.state.result[0])
    assert played.state.round <= 40


def test_an_automaton_can_be_an_opponent():
    played = play_match(GAME, [make(GAME, "hard"), make(GAME, "normal")], GAME.full_options({"automaton": "standard"}), 4, Budget(iterations=2))
    assert played.state.result


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_choice(level):
    t = Table()
    t.give(0, brazilwood=2, sugarcane=2)
    before = t.s.dump()
    assert choice(t, level) == choice(t, level)
    assert t.s.dump() == before
