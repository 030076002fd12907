"""Section 2: set-up; maps, own maps, options and data that is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.brazil_imperial.maps import DEFAULT, PRINTED, SEATS_OF, accept, check_layout, layout_of, parse, write
from engines.brazil_imperial.tables import FOLDER, TABLES, Tables
from engines.core.errors import DataError
from engines.core.game import OptionError
from engines.core.simulate import Luck, playout
from tests.engines.brazil_imperial.table import GAME, Table

OWN = "own:.WEEF/.FPGFE/EGWPFP/PCFGFCP/PFPWGE/.EFGPF/.FEEW"


# -- 2 set-up ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_section_2_what_lies_on_the_table(seats):
    s = GAME.new(seats, {}, 3)
    assert len(s.capital_tiles) == seats and 0 in s.capital_tiles, "tile A is always in play"
    view = s.view(None)
    capitals = [p for p in view.pieces if p.kind == "capital"]
    assert len(capitals) == seats and {p.face for p in capitals} == {"back"}
    clouds = [p for p in view.pieces if p.kind == "exploration" and p.zone.startswith("hex")]
    assert len(clouds) == len(s.lay.clouds) and {p.face for p in clouds} == {"back"}
    shown = [TABLES.paintings[p].colour for p in s.display]
    assert sorted(shown) == [0, 0, 1, 1, 2, 2] and [len(d) for d in s.decks] == [6, 6, 6]
    assert [len(c) for c in s.cities] == [4, 4]
    assert not any(s.gold_hand) and not any(s.combat_hand), "no starting cards"
    GAME.check(s)


def test_section_2_empires_then_sealed_tasks_then_sealed_monarchs_then_capitals():
    s = GAME.new(3, {}, 3)
    order = []
    while s.acting and s.stack[-1][0] != "action_phase":
        if not order or order[-1] != (s.stack[-1][0], len(s.acting)):
            order.append((s.stack[-1][0], len(s.acting)))
        s.play(s.acting[0], s.legal(s.acting[0])[0])
    assert [name for name, n in order if n in (1, 3) and (name in ("choose_empire", "settle") or n == 3)] == [
        "choose_empire", "keep_task", "keep_task", "keep_task", "choose_monarch", "settle"]
    assert len(set(s.empire)) == 3 and all(TABLES.monarchs[m] for m in s.monarch)


def test_section_2_4_of_two_tasks_of_each_era_one_is_kept_secretly():
    s = GAME.new(2, {"empires": "random"}, 3)
    assert s.stack[-1][0] == "keep_task" and s.acting == (0, 1)
    dealt = list(s.dealt[0])
    for second in (0, 1):
        for seat in (0, 1):
            s.apply(seat, s.legal(seat)[second])
        assert s.acting in ((0, 1), ())
    assert s.task(0, 1) == dealt[0] and s.task(0, 2) == dealt[3]
    hidden = {p.id: p.face for p in s.view(1).pieces if p.kind == "task" and p.owner == 0}
    assert set(hidden.values()) == {"back"}


def test_section_2_5_monarchs_are_sealed_until_all_have_chosen():
    s = GAME.new(2, {"empires": "random"}, 3)
    while s.stack[-1][0] == "keep_task":
        s.play(s.acting[0], s.legal(s.acting[0])[0])
    counts = {e.id: len(e.monarchs) for e in TABLES.empires}
    for seat in (0, 1):
        assert len(s.legal(seat)) == counts[TABLES.empires[s.empire[seat]].id]
    s.apply(1, s.legal(1)[1])
    assert s.monarch == [-1, -1] and not any(p.id == "monarch1" for p in s.view(0).pieces)
    s.apply(0, s.legal(0)[0])
    assert -1 not in s.monarch


def test_section_2_6_capitals_are_taken_clockwise_for_their_goods_and_a_goes_first():
    firsts = set()
    for seed in range(12):
        s = GAME.new(3, {"empires": "random"}, seed)
        while s.stack[-1][0] != "settle":
            s.play(s.acting[0], s.legal(s.acting[0])[0])
        first, tiles, took = s.active, list(s.capital_tiles), []
        while s.stack[-1][0] == "settle":
            seat = s.acting[0]
            took.append(seat)
            s.play(seat, s.legal(seat)[-1])
        firsts.add(first)
        assert took == [(first + i) % 3 for i in range(3)]
        for seat in range(3):
            slot = s.lay.capitals.index(s.capital[seat])
            assert s.reserve[seat] == TABLES.capitals[tiles[slot]][1]
            assert (seat == s.order[0]) == (tiles[slot] == 0)
        assert s.order == [(s.order[0] + i) % 3 for i in range(3)]
    assert firsts == {0, 1, 2}, "who chooses first is drawn"


# -- maps -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", PRINTED)
def test_printed_maps_are_sound_and_survive_their_text(name):
    layout = layout_of(name)
    for seats in SEATS_OF[name]:
        check_layout(layout, seats)
    again = parse(write(layout))
    assert again.terrain == layout.terrain and again.near == layout.near and write(again) == write(layout)
    for h, near in enumerate(layout.near):
        assert all(h in layout.near[n] and layout.distance(h, n) == 1 for n in near)


def test_printed_maps_give_every_capital_the_same_surroundings():
    for name in PRINTED:
        layout = layout_of(name)
        assert len({tuple(sorted(layout.terrain[n] for n in layout.near[h])) for h in layout.capitals}) == 1


@given(st.lists(st.text("FGPWEC.", max_size=12), min_size=1, max_size=12))
def test_own_maps_survive_their_text(rows):
    text = "own:" + "/".join(rows)
    if not text.strip("own:./"):
        with pytest.raises(DataError, match="no hexes"):
            parse(text)
        return
    layout = parse(text)
    again = parse(write(layout))
    assert again.terrain == layout.terrain and again.near == layout.near


@pytest.mark.parametrize("text, word", [
    ("own:FX", "'X'"), ("own:", "no hexes"), ("mine", "own:"), ("own:" + "F" * 900, "800"), ("own:" + "F" * 30, "large"),
    ("own:FFF/FCF", "18"), (OWN.replace("C", "P"), "capital"), (OWN + "/////F", "pieces"), (OWN.replace("E", "P"), "exploration"),
    (OWN.replace("G", "W"), "gold"), (OWN.replace("PCFGFCP", "PGCGCGP"), "near"), (OWN.replace("F", "P"), "forest")])
def test_own_maps_that_cannot_be_played_are_refused_with_a_sentence(text, word):
    with pytest.raises(DataError, match=word):
        accept(text)
    with pytest.raises(OptionError, match=word):
        GAME.new(2, {"map": text}, 1)


def test_own_maps_are_played_like_printed_ones():
    s = GAME.new(2, {"map": OWN}, 3)
    playout(s, Luck(2), GAME.max_decisions)
    GAME.check(s)
    assert GAME.load(s.dump()).lay.size == 37 and GAME.board({"map": OWN}, 2) == "own"


@pytest.mark.parametrize("seats, value, fits", [(2, "duel_rio", True), (3, "duel_rio", False), (1, "default", True), (4, "solo_vera_cruz", False),
                                                (2, OWN, True), (3, OWN, False)])
def test_maps_are_for_their_number_of_seats(seats, value, fits):
    said = GAME.refusal(seats, {"map": value})
    assert (said is None) == fits
    if not fits and value in PRINTED:
        assert any(m in said for m in PRINTED if seats in SEATS_OF[m]), "it names the maps that fit"


def test_the_default_map_depends_on_the_seats():
    assert [GAME.board({"map": "default"}, n) for n in (1, 2, 3, 4)] == list(DEFAULT)
    assert [GAME.new(n, {}, 1).map for n in (1, 2, 3, 4)] == list(DEFAULT)


def test_the_automaton_needs_a_seat_of_its_own():
    assert "automaton" in GAME.refusal(1, {"automaton": "easy"})
    assert GAME.ruled({"automaton": "none"}, 3) == () and GAME.ruled({"automaton": "epic"}, 3) == (2,)


# -- data -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("file, old, new, word", [
    ("components", 'cost = { brazilwood = 1 }, yields', 'cost = { brazilwod = 1 }, yields', "sugar_plantation"),
    ("components", "yields = { coffee = 2 }", "yields = { tea = 2 }", "tea"),
    ("components", 'id = "coffee", class', 'id = "tea", class', "good must list"),
    ("components", 'sides = ["church", "academy"]', 'sides = ["church", "school"]', "tile_3"),
    ("cards", 'kind = "units", n = 1', 'kind = "soldiers", n = 1', "soldiers"), ("cards", 'id = "zumbi"', 'id = "cabral"', "cabral"),
    ("cards", 'kind = "take_plus"', 'kind = "take_more"', "take_more"), ("automaton", '"build|deploy"', '"build|sleep"', "sleep"),
    ("cards", "painting = [", "painting = ", "changed.toml")])
def test_bad_data_is_refused_with_place_and_cure(file, old, new, word, tmp_path):
    path = tmp_path / "changed.toml"
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError, match=word):
        GAME.check_data(path)


def test_good_data_is_let_through_and_figures_can_be_corrected(tmp_path):
    path = tmp_path / "components.toml"
    text = (FOLDER / "components.toml").read_text("utf-8")
    path.write_text(text.replace("reserve_goods = 5", "reserve_goods = 6"), "utf-8")
    GAME.check_data(path)
    assert Tables(changed=path).reserve == 6 and TABLES.reserve == 5
    other = tmp_path / "mine.toml"
    other.write_text(text.replace('file = "components"', 'file = "mine"'), "utf-8")
    with pytest.raises(DataError, match="meta.file"):
        GAME.check_data(other)


def test_counts_of_cards_and_tiles_are_those_printed():
    assert len(TABLES.paintings) == 24 and sum(c.count for c in TABLES.gold_cards) == 20 and sum(c.count for c in TABLES.combat_cards) == 24
    assert len(TABLES.cities) == 8 and sum(f.count for f in TABLES.finds) == 24 and len(TABLES.tasks) == 30 and len(TABLES.monarchs) == 10
    assert len(TABLES.auto_actions) == len(TABLES.auto_moves) == 9
    assert Table().s.supply == [22, 22, 20, 16]
