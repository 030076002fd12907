"""The command line of the engines."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engines.bots import arena as arenas
from engines.cli import main
from engines.core.match import Match
from tests.engines.core.test_matchfile import play
from tests.sample_game import GAME

ROOT = Path(__file__).resolve().parents[2]
ID = GAME.id


def run(capsys, *args: str) -> dict:
    """The JSON object of a command that must succeed."""
    assert main([*args, "--json"]) == 0
    return json.loads(capsys.readouterr().out.strip().splitlines()[-1])


def test_games(capsys):
    games = {game["id"]: game for game in run(capsys, "games")["games"]}
    assert games[ID]["seats"] == [2, 3] and "random" in games[ID]["bots"]
    assert games[ID]["options"]["rounds"] == {"values": ["short", "long"], "default": "short"}
    assert main(["games"]) == 0 and "燈籠池" in capsys.readouterr().out


def test_simulate(capsys):
    args = ("simulate", ID, "--seats", "bot:random,bot:random,bot:random", "--option", "rounds=long", "--matches", "40", "--seed", "5")
    one, two = run(capsys, *args), run(capsys, *args)
    for report in (one, two):
        assert report.pop("seconds") > 0 and report.pop("decisions_per_second") > 0
    assert one == two
    assert one["matches"] == 40 and one["errors"] == one["dead_ends"] == 0 and sum(one["ends"].values()) == 40
    assert one["longest"] <= one["decisions"] and len(one["scores"]["mean"]) == 3 and abs(sum(one["scores"]["wins"]) - 1) < 0.01


def test_simulate_reports_dead_ends_and_faults(capsys, monkeypatch):
    from tests.sample_game import rules
    monkeypatch.setattr(rules.Stall, "options", staticmethod(lambda s, f, seat: ()))
    assert main(["simulate", ID, "--matches", "3", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["dead_ends"] == 3 and "stall" in report["first_error"]
    monkeypatch.setattr(rules.Stall, "options", staticmethod(lambda s, f, seat: 1 // 0))
    assert main(["simulate", ID, "--matches", "3", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["errors"] == 3


def test_arena(capsys):
    report = run(capsys, "arena", ID, "--seats", "bot:random,bot:random", "--matches", "30", "--iterations", "1")
    assert sum(report["win_rate"].values()) == pytest.approx(1, abs=0.001) and report["slowest_decision_seconds"] > 0
    for name, (low, high) in report["interval95"].items():
        assert 0 <= low <= report["win_rate"][name] <= high <= 1


def test_wilson_interval_is_the_known_one():
    assert arenas.wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert arenas.wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert arenas.wilson(0, 0) == (0.0, 1.0)


def test_arena_turns_the_seats(monkeypatch):
    seen = []

    class Bot:
        def __init__(self, level):
            self.level = level

        def choose(self, view, decision, sampler, budget, rng):
            seen.append((self.level, view.viewer))
            return decision.options[0] if decision.options else decision.domain.sample(lambda n: 0)

    monkeypatch.setattr(arenas, "make", lambda game, level: Bot(level))
    arenas.arena(GAME, ["easy", "hard"], {}, 2, 1, arenas.Budget(iterations=1))
    assert {("easy", 0), ("hard", 1), ("easy", 1), ("hard", 0)} <= set(seen)


def test_an_illegal_bot_action_is_an_error_of_the_arena(monkeypatch):
    class Bad:
        def choose(self, *args):
            return ("cheat",)

    monkeypatch.setattr(arenas, "make", lambda game, level: Bad())
    report = arenas.arena(GAME, ["easy", "hard"], {}, 2, 1, arenas.Budget(iterations=1))
    assert report["errors"] == 2 and "cheat" in report["first_error"]


def test_replay(capsys, tmp_path):
    path = tmp_path / "m.jsonl"
    match = play(Match.start(GAME, 2, {}, 1, path=path), 9)
    assert run(capsys, "replay", str(path), "--verify") == {"entries": 9, "verified": True, "first_difference": None, "flicks": 1,
                                                            "first_flick_that_differs": None}
    assert main(["replay", str(path), "--at", "4"]) == 0
    assert "deck" in capsys.readouterr().out
    rows = path.read_text().splitlines()
    rows[5] = rows[5].replace(match.entries[4].digest, "0" * 16)
    path.write_text("\n".join(rows) + "\n")
    assert main(["replay", str(path), "--verify", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["entries"], report["verified"], report["first_difference"]) == (4, False, 5)


def test_bench(capsys):
    report = run(capsys, "bench", ID, "--duration", "0.05")
    assert report["playouts"][ID]["decisions_per_second"] > 1000 and report["clone"][ID]["clones_per_decision"] > 1
    assert "available" in report["openspiel"]


@pytest.mark.parametrize("args", [
    (), ("nonsense",), ("simulate",), ("simulate", "no_such_game"), ("simulate", ID, "--seats", "human,bot:random"),
    ("simulate", ID, "--seats", "bot:random"), ("simulate", ID, "--seats", "bot:genius,bot:random"), ("simulate", ID, "--seats", ""),
    ("simulate", ID, "--matches", "0"), ("simulate", ID, "--matches", "many"), ("simulate", ID, "--seed", "-1"),
    ("simulate", ID, "--seed", "x"), ("simulate", ID, "--option", "rounds"), ("simulate", ID, "--option", "rounds=never"),
    ("simulate", ID, "--option", "x=y"), ("arena", ID, "--seconds", "-1"), ("replay",), ("replay", "/no/such/file"),
    ("replay", __file__), ("bench", "no_such_game"), ("bench", ID, "--duration", "0"), ("text", ID, "--seats", "ghost,bot:random"),
    ("text", ID, "--lang", "fr"), ("games", "--no-such-flag")])
def test_a_bad_argument_gives_one_line_and_exit_code_2(capsys, args):
    try:
        code = main(list(args))
    except SystemExit as leaving:
        code = leaving.code
    told = capsys.readouterr()
    assert code == 2 and told.err.count("\n") == 1 and len(told.err) > 20 and "Traceback" not in told.err


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_text_play_from_start_to_end(capsys, monkeypatch, lang):
    lines = ["state", "log", "nonsense here", "99", "undo", ""] + ["1", "0", "boat 100 3", "2", "undo", "1"] * 60
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["text", ID, "--seats", "human,bot:random,human", "--seed", "3", "--lang", lang, "--json"]) == 0
    out = capsys.readouterr().out
    report = json.loads(out.strip().splitlines()[-1])
    assert report["over"] and report["winners"] and report["reason"] in GAME.ends
    assert ("對局結束" in out) == (lang == "zh-Hant") and ("The match is over" in out) == (lang == "en")
    assert not re.search(r"[a-z]:\d", out) and "None" not in out, "an id is shown in place of a name"


@pytest.mark.parametrize("typed", ["", "quit\n", "1\n"])
def test_text_play_ends_calmly_when_the_input_ends(capsys, monkeypatch, typed, tmp_path):
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    path = tmp_path / "m.jsonl"
    assert main(["text", ID, "--seats", "human,human", "--file", str(path)]) == 0
    assert len(Match.load(path).entries) == (1 if typed == "1\n" else 0)
    assert "Player 1" in capsys.readouterr().out


def test_text_play_shows_no_secrets_of_others(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    main(["text", ID, "--seats", "human,bot:random", "--seed", "3"])
    row = next(row for row in capsys.readouterr().out.splitlines() if "Bot 2: hand" in row)
    assert row.endswith("3 × face down")


def test_the_module_runs_as_a_program():
    done = subprocess.run([sys.executable, "-m", "engines", "games", "--json"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and json.loads(done.stdout)["games"] and not done.stderr
    done = subprocess.run([sys.executable, "-m", "engines", "simulate"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
