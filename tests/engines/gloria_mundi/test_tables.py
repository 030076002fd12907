"""The data file: what is in the box, and what somebody who changes it wrongly is told."""

from __future__ import annotations

import random

import pytest

from engines.core.errors import DataError
from engines.gloria_mundi.tables import EFFECTS, FILE, Tables
from tests.engines.gloria_mundi.table import CARDS, GAME, TABLES


def changed(tmp_path, old: str, new: str, nth: int = 0):
    """The data file with one change."""
    text = FILE.read_text("utf-8")
    parts = text.split(old)
    assert len(parts) > nth + 1, old
    path = tmp_path / "components.toml"
    path.write_text(old.join(parts[:nth + 1]) + new + old.join(parts[nth + 1:]), "utf-8")
    return path


def test_the_box():
    assert TABLES.supply == (60, 60, 60, 40)
    assert [sum(column) for column in zip(*TABLES.demand, strict=True)] == [18, 13, 13]
    assert len(TABLES.demand) == 37 and sum(1 for d in TABLES.demand if sum(d) == 2) == 9
    assert TABLES.carthage == TABLES.rome == 36 and TABLES.surcharge == (5, 4, 3, 2, 1, 0) and TABLES.start == (1, 1, 1, 0)
    colours = [card.colour for card in CARDS[1:]]
    assert [colours.count(c) for c in ("green", "yellow", "white", "red")] == [17, 17, 17, 6]
    kinds = [EFFECTS[card.effect] for card in CARDS[1:]]
    assert [kinds.count(kind) for kind in EFFECTS] == [15, 9, 6, 12, 6, 3, 3, 3]


def test_bases_in_the_box_are_enough_for_any_number_of_players():
    for seats, deal in TABLES.deal.items():
        assert all(seats * n <= most for n, most in zip(deal, (30, 20, 20), strict=True))


@pytest.mark.parametrize(("old", "new", "told"), [
    ("cost_total = 6", "cost_total = 7", "building gm01: cost_total must be the sum of the cost, 6; not 7"),
    ("steps = 3\n", "steps = -3\n", "building gm01: steps must be a whole number of 0 or more; not -3"),
    ("steps = 3\n", "", "building gm01: steps must be a whole number of 0 or more; it is missing"),
    ("steps = 3\n", 'steps = "3"\n', "whole number"),
    ("steps = 3\n", "steps = true\n", "whole number"),
    ('colour = "green"\nupgrades', 'colour = "blue"\nupgrades', "colour must be one of green, yellow, white, red"),
    ('upgrades = ["farm"]', 'upgrades = ["barn"]', "building gm01: upgrades must be a list of some of farm, city, legion"),
    ('upgrades = ["farm"]', "upgrades = []", "upgrades"),
    ('kind = "produce", gain = { food = 2 }', 'kind = "make", gain = { food = 2 }', "building gm01: effect: kind must be one of produce"),
    ("gain = { food = 2 }", "gain = { corn = 2 }", "building gm01: effect: gain must be a table with whole numbers of food, gold"),
    ('id = "gm02"', 'id = "gm01"', "two cards have the same id"),
    ("slots = [5, 4, 3, 2, 1, 0]", "slots = [5, 4, 3]", "forum: slots must be six whole numbers"),
    ("rome_space = 36", "rome_space = 35", "there must be 34 of goth_space; there are 35"),
    ("index = 8\n", "index = 7\n", "goth_space: there must be one with each index from 1 to 35"),
    ("players = 3\n", "players = 9\n", "hand_setup: there must be one for each of 2 to 6 players"),
    ("supply = 60\n", "supply = {}\n", "resource food: supply must be a whole number"),
    ("steps_to_goal = 36", "steps_to_goal = 0", "escape_track: steps_to_goal must be a whole number of 1 or more"),
    ("[escape_track]", "[escape_road]", "escape_track must be a table; it is missing"),
    ('reward = "steps"', 'reward = "gold"', "building gm16: effect: reward must be one of cost, steps"),
])
def test_a_wrong_change_is_told_with_place_and_cure(tmp_path, old, new, told):
    with pytest.raises(DataError) as error:
        GAME.check_data(changed(tmp_path, old, new))
    assert told in str(error.value)


def test_a_text_that_is_missing_in_one_language_is_told(tmp_path):
    with pytest.raises(DataError, match="building gm57: name_zh must be a text; it is missing"):
        Tables(changed(tmp_path, 'name_zh = "軍隊要塞"\n', ""))


def test_no_file_and_no_toml(tmp_path):
    with pytest.raises(DataError, match=r"none\.toml"):
        Tables(tmp_path / "none.toml")
    for text in (b"[[building", b"\xff\xfe\x00", b""):
        path = tmp_path / "components.toml"
        path.write_bytes(text)
        with pytest.raises(DataError, match=r"components\.toml"):
            Tables(path)


def test_a_right_change_is_taken(tmp_path):
    assert Tables(changed(tmp_path, "steps_to_goal = 36", "steps_to_goal = 40")).carthage == 40


def test_no_change_of_a_line_ever_gives_anything_but_a_data_error(tmp_path):
    """Some lines of the file, each left out or given a value of another type."""
    lines = FILE.read_text("utf-8").split("\n")
    places = [n for n, line in enumerate(lines) if "=" in line and not line.startswith(("#", "text_", "balance", "origin", "effect_origin"))]
    path, refused = tmp_path / "components.toml", 0
    for n in random.Random(5).sample(places, 40):
        key = lines[n].split("=")[0]
        path.write_text("\n".join([*lines[:n], random.Random(n).choice(["", f"{key}= -3", f'{key}= "x"', f"{key}= {{}}"]), *lines[n + 1:]]),
                        "utf-8")
        try:
            Tables(path)
        except DataError as error:
            refused += 1
            assert "components.toml" in str(error)
    assert refused > 10
