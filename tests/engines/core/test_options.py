"""Free-form values of options, and options that go together with a number of seats only."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.cli import main
from engines.core import registry
from engines.core.errors import DataError
from engines.core.game import Option, OptionError
from engines.core.match import Match
from tests.sample_game import GAME


def _accept(value: str) -> None:
    if not value.startswith("own:"):
        raise DataError(f"{value!r} does not begin with own:")


def _suits(seats: int, options: dict) -> None:
    if options["rounds"].startswith("own:") and seats != 2:
        raise OptionError("an own pond is for two")


OPEN = replace(GAME, options=(Option("rounds", ("short", "long"), "short", accepts=_accept), GAME.options[1]), suits=_suits)


def test_free_form_values_pass_when_the_option_accepts_them():
    assert OPEN.full_options({"rounds": "own:3"})["rounds"] == "own:3"
    assert OPEN.full_options({"rounds": "long"})["rounds"] == "long"
    with pytest.raises(OptionError, match="rounds.*own:"):
        OPEN.full_options({"rounds": "three"})
    with pytest.raises(OptionError, match="on or off"):
        OPEN.full_options({"gusts": "own:3"})
    for value in (3, None, True, ["own:3"]):
        with pytest.raises(OptionError):
            OPEN.full_options({"rounds": value})


def test_the_command_line_says_why_options_do_not_fit(capsys):
    assert main(["simulate", "brazil_imperial", "--seats", "bot:random,bot:random,bot:random", "--option", "map=duel_rio"])
    assert "three_captaincies" in capsys.readouterr().err


def test_a_game_may_refuse_options_for_a_number_of_seats():
    assert OPEN.refusal(2, {"rounds": "own:3"}) is None
    assert "for two" in OPEN.refusal(3, {"rounds": "own:3"})
    assert "own:" in OPEN.refusal(2, {"rounds": "?"}) and "no option" in OPEN.refusal(2, {"x": "y"})
    with pytest.raises(OptionError, match="for two"):
        OPEN.new(3, {"rounds": "own:3"}, 1)
    assert OPEN.new(2, {"rounds": "own:3"}, 1).options["rounds"] == "own:3"
    assert GAME.refusal(2, {}) is None and GAME.board is None and GAME.ruled is None


def test_a_long_value_comes_back_from_a_match_file(tmp_path, monkeypatch):
    """A whole map as one value."""
    monkeypatch.setitem(registry._games, GAME.id, OPEN)
    value = "own:" + "F" * 2_000
    match = Match.start(OPEN, 2, {"rounds": value}, 1, path=tmp_path / "m.match")
    match.close()
    assert Match.load(tmp_path / "m.match").options["rounds"] == value
