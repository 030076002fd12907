"""Every golden playthrough plays again as it is written, and together they cover their games."""

from __future__ import annotations

import re

import pytest

from engines.core import registry
from tests.playthroughs.record import CASES, HERE, MINIMUM, path_of, replay

FILES = sorted(HERE.glob("*/*.txt"))
SHELF = [game for game in map(registry.get, registry.game_ids()) if game.on_shelf]
# What only a match of hundreds of turns would bring; scenarios of the game test it instead.
SELDOM = {"ascending_empires": {"build_again"}}
STOPS = {"rounds"}      # ends that stop matches in which nobody gets on
CURE = "if the change is meant: python -m tests.playthroughs, and look at the difference"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_plays_again_as_written(path):
    text = path.read_text("utf-8")
    again = replay(text)
    if again != text:
        for number, (old, new) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1):
            assert new == old, f"{path.name} line {number}; {CURE}"
        raise AssertionError(f"{path.name} has another length; {CURE}")


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_every_game_has_enough_of_them(game):
    assert len([path for path in FILES if path.parent.name == game.id]) >= MINIMUM


def test_files_and_cases_are_the_same():
    assert {path_of(case) for case in CASES} == set(FILES)


def _all_of(game) -> str:
    return "\n".join(path.read_text("utf-8") for path in FILES if path.parent.name == game.id)


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_all_verbs_decisions_and_events_come_up(game):
    text = _all_of(game)
    assert set(re.findall(r"^  > \d+ (\w+)", text, re.M)) == set(game.verbs)
    # Nodes without verbs are steps that run between decisions; the events show them.
    nodes = {name for name, node in game.state_class.FLOW.nodes.items() if node.code is None and node.verbs}
    assert set(re.findall(r"^@\d+ seat \d+ (\w+):", text, re.M)) == nodes - SELDOM.get(game.id, set())
    assert set(re.findall(r"^  - (\w+)", text, re.M)) == set(game.events)


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_all_values_of_options_and_most_ends_come_up(game):
    text = _all_of(game)
    for option in game.options:
        for value in option.values:
            assert f"option {option.id} {value}\n" in text
    ends = set(re.findall(r"^== over: (\w+)", text, re.M))
    assert ends <= set(game.ends) and len(ends) >= min(3, len(set(game.ends) - STOPS))
