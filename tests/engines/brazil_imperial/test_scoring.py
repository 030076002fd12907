"""Sections 13 and 14.1: points by source, ties, the end, A Lone Crown."""

from __future__ import annotations

import pytest

from engines.brazil_imperial.flow import finish, going_on
from engines.brazil_imperial.scoring import SOURCES, winners
from engines.brazil_imperial.tables import TABLES
from engines.core.simulate import Luck, playout, random_action
from tests.engines.brazil_imperial.table import GAME, Table


def test_section_13_every_source_in_one_position():
    t = Table(monarchs=("oba_ii", "nassau"))
    for n, task in ((1, "I-01"), (3, "III-06")):
        t.task(0, n, task)
    t.unit(0, "cannon")                       # 3
    t.product(0, "textiles", "harbor")        # 3
    t.painting(0, "caxias")                   # 2
    t.gold(0, "treasure")                     # 1
    t.s.kept[0].append(next(i for i, f in enumerate(TABLES.finds) if f.id == "bandeira_5"))   # 3
    t.s.box.remove(t.s.kept[0][0])
    t.s.shown[0] = 0b10                       # 3, and 1 for the monarch
    t.tile(0, "-4,0", "farm")                 # 2
    t.palace(5, "-4,0")                       # 1
    t.tile(1, "1,0", "farm")
    t.unit(0, "archer", "1,0")                # 1, and 2 for the held tile
    assert t.points() == {"units": 4, "products": 3, "paintings": 2, "gold_cards": 1, "finds": 3, "tasks": 3, "palaces": 1, "tiles": 4, "monarch": 1}
    assert set(t.points()) == set(SOURCES)


@pytest.mark.parametrize("cities, paintings, points", [(2, 0, 3), (0, 2, 1), (2, 2, 4), (0, 0, 0)])
def test_section_13_an_open_era_three_task_counts_objective_by_objective(cities, paintings, points):
    t = Table()
    t.task(0, 3, "III-06")
    for place, what in list(zip(("-1,0", "-2,1"), ("olinda", "manaus"), strict=True))[:cities]:
        t.tile(0, place, what)
    t.painting(0, *("caxias", "cairu")[:paintings])
    assert t.points().get("tasks", 0) == points
    t.s.shown[0] = 0b1000
    assert t.points()["tasks"] == 7, "shown: all its objectives, not checked again"
    assert dict(t.s.view(1).score_parts)["tasks"][0] == 7


def test_section_13_what_a_seat_holds_secretly_does_not_show_in_others_scores():
    t = Table()
    t.task(0, 3, "III-06")
    t.painting(0, "caxias", "cairu")
    assert dict(t.s.view(0).score_parts)["tasks"][0] == 1 and dict(t.s.view(1).score_parts)["tasks"][0] == 0


def even(goods=({}, {}), more: bool = False) -> Table:
    """Two seats with the same points; with `more` seat 0 has a tile more and seat 1 a unit for it."""
    t = Table(monarchs=("oba_ii", "nassau"))
    for seat in (0, 1):
        t.task(seat, 3, ("III-06", "III-05")[seat])
    t.tile(0, "-4,0", "farm", **goods[0])
    t.tile(1, "4,0", "farm", **goods[1])
    if more:
        t.tile(0, "-5,1", "sugar_plantation")
        t.unit(1, "archer")
    return t


def test_section_13_ties_by_science_on_tiles_then_by_tiles_then_shared():
    assert winners(even().s) == [0, 1]
    assert winners(even(({"science": 1}, {"science": 2})).s) == [1]
    assert winners(even(more=True).s) == [0]
    t = even()
    t.give(0, science=3)
    assert winners(t.s) == [0, 1], "science in the reserve does not count"


def test_section_13_guard_a_game_ends_after_sixty_rounds():
    t = Table()
    t.s.round = 60
    t.s.active = t.s.order[0]
    assert not going_on(t.s)
    t.s.active = t.s.order[1]
    assert going_on(t.s), "the round is finished first"
    t.s.active, t.s.round = t.s.order[0], 59
    assert going_on(t.s)
    s = GAME.new(2, {}, 4)
    playout(s, Luck(1), GAME.max_decisions)
    assert s.result[0] in ("rounds", "railway") and (s.result[0] == "railway" or s.round == 60)


def test_section_14_1_a_lone_crown_lasts_exactly_twenty_turns():
    for seed in range(5):
        s, luck = GAME.new(1, {}, seed), Luck(seed)
        while s.acting:
            s.play(0, random_action(s, 0, luck))
        assert s.turn == 20 and s.result[1:] == [0] and s.result[0].startswith("rank_")
        assert s.capital_tiles == [-1], "capital tile A"


def test_section_14_1_an_early_era_three_task_does_not_end_it():
    t = Table(1)
    t.s.ending, t.s.round = 1, 7
    assert going_on(t.s)
    t.s.round = 20
    assert not going_on(t.s)


@pytest.mark.parametrize("points, rank", [(0, 1), (39, 1), (40, 2), (50, 3), (60, 4), (67, 4), (68, 5), (120, 5)])
def test_section_14_1_ranks(points, rank, monkeypatch):
    t = Table(1)
    s = t.s
    monkeypatch.setattr("engines.brazil_imperial.scoring.parts", lambda *_: [points])
    s.result = []
    finish(s)
    assert s.result == [f"rank_{rank}", 0]


def test_section_14_1_eras_change_when_you_show_tasks():
    t = Table(1, empires=("brazil",), monarchs=("oba_ii",))
    t.task(0, 1, "I-05")
    place = "{},{}".format(*t.s.lay.at[t.s.capital[0]])
    near = ["{},{}".format(*t.s.lay.at[n]) for n in t.s.lay.near[t.h(place)] if t.s.lay.land >> n & 1]
    t.tile(0, near[0], "sawmill")
    t.tile(0, near[1], "farm")
    t.unit(0, "archer")
    t.unit(0, "archer")
    t.combat(0, "spy", "camp")
    t.do("show task0.1")
    while t.at != "action_phase":
        t.do(t.legal()[0])
    assert t.s.era == 2
