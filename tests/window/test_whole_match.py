"""Whole matches in a real window on a virtual display: one with the mouse, one with the keyboard alone, one in hotseat."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.window.driver import display_ready

needs_display = pytest.mark.skipif(not display_ready() and os.environ.get("TABLETOP_WINDOW_TESTS") != "required",
                                   reason="needs Xvfb and xdotool")


@needs_display
@pytest.mark.parametrize(("how", "game", "seats", "lang", "number"), [
    ("mouse", "gloria_mundi", "human,bot:easy", "en", 94), ("keys", "gloria_mundi", "human,bot:easy", "zh-Hant", 95),
    ("mouse", "gloria_mundi", "human,human,bot:normal", "zh-Hant", 96), ("mouse", "ascending_empires", "human,bot:easy", "en", 97),
    ("mouse", "brazil_imperial", "human,bot:easy,bot:easy,bot:easy", "en", 98)])
def test_a_match_played_to_its_end_is_saved_and_verified(how, game, seats, lang, number):
    done = subprocess.run([sys.executable, "-m", "tests.window.play", how, game, "--seats", seats, "--lang", lang, "--seed", str(number),
                           "--number", str(number), "--limit", "420"], capture_output=True, text=True, timeout=500)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stdout + done.stderr
    report = json.loads(lines[-1])
    assert not report["fault"], report
    assert report["over"] and report["verified"], report
    assert (report["clicks"] if how == "mouse" else report["keys"]) > 30, report
    if how == "keys":
        assert report["clicks"] == 0
