"""A playing program is killed at random moments: nothing that it had done or shown is lost, nothing is damaged, nothing stays behind."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

from engines.core import registry
from engines.core.match import Match
from tabletop import records, saves
from tabletop import settings as prefs
from tests.robust.common import LONG, PYTHON, ROOT, environment

KILLS = {"driver": 120 if LONG else 6, "window": 80 if LONG else 4}
GAMES = [game for game in registry.game_ids() if registry.get(game).on_shelf]


class Victim:
    """A process that plays, and the lines that it printed before it died."""

    def __init__(self, home: Path, how: str, game: str, seed: int):
        self.process = subprocess.Popen(
            [PYTHON, "-m", "tests.robust.player", how, game, str(seed)],
            cwd=ROOT,
            env=environment(home),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.rows: list[str] = []
        self.faults = ""
        self._threads = [threading.Thread(target=self._read), threading.Thread(target=self._hear)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        for row in self.process.stdout:
            if row.endswith("\n"):
                self.rows.append(row.strip())

    def _hear(self) -> None:
        self.faults = self.process.stderr.read()

    def kill(self) -> None:
        """Kill it, and read what it had printed."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for thread in self._threads:
            thread.join(20)


def at_home(home: Path) -> list[int]:
    """Processes that live in this home."""
    mark = f"TABLETOP_HOME={home}".encode()
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if (
                mark in (place / "environ").read_bytes().split(b"\0")
                and (place / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
            ):
                found.append(int(place.name))
        except OSError:
            continue
    return found


def check(home: Path, rows: list[str]) -> int:
    """Compare what is on disk with what was acknowledged; returns how many entries the match was ahead of the last acknowledgement."""
    words = [row.split(" ", 2) for row in rows]
    assert not [row for row in rows if row.startswith("settings")], "the settings were damaged"
    ahead = 0
    names = [w[1] for w in words if w[0] == "file"]
    for saved in saves.list_matches():
        blank = saved.path.stat().st_size == 0 and saved.path.name not in names
        assert saved.error is None or blank, saved.error
        if blank:
            saved.path.unlink()
    if names:
        path = home / "matches" / names[-1]
        match = Match.load(path)
        assert match.problem is None
        acts = [w for w in words[max(i for i, w in enumerate(words) if w[0] == "file") :] if w[0] == "act"]
        if acts:
            count, digest = int(acts[-1][1]), acts[-1][2]
            have = [e.digest for e in match.entries]
            ahead = len(have) - count
            undone = (
                count and ahead < 0
            )  # the step after the acknowledged one may have been an undo that was written, not yet acknowledged
            assert ahead <= 1, f"{ahead} entries ahead"
            if not undone:
                assert (have[count - 1] if count else "-") == digest, "not the acknowledged position"
            else:
                before = {a[2] for a in acts} | {"-"}
                assert (have[-1] if have else "-") in before or len(acts) < 3, "a position that was never acknowledged"
        if words[-1][0] == "shown" and ahead >= 0 and int(words[-1][1]):
            assert match.entries[int(words[-1][1]) - 1].digest == words[-1][2], "what was on screen is not in the file"
        resumed = Match.resume(path)
        assert [e.digest for e in resumed.entries] == [e.digest for e in match.entries]
        if not resumed.over:
            seat = resumed.state.acting[0]
            decision = resumed.state.decision(seat)
            assert decision.options or decision.domain
        resumed.close()
    settings, told = prefs.load()
    volumes = [int(w[1]) for w in words if w[0] == "volume"]
    assert not told and (not volumes or settings.volume in (volumes[-1], (volumes[-1] + 1) % 101))
    if (home / "records.sqlite").exists():
        base = records.Records()
        assert not base.damaged
    return ahead


def counted() -> int:
    """Matches in the statistics."""
    return sum(n for _, n, _, _ in records.Records().totals())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", list(KILLS))
def test_killed_at_any_moment(home, how, game):
    home.mkdir()
    dice = random.Random(f"kill {how} {game}")
    stats = 0
    moments = {"starting": 0, "playing": 0}
    for n in range(KILLS[how]):
        victim = Victim(home, how, game, n)
        early = n % 6 == 5
        end = time.monotonic() + (dice.uniform(0.05, 1.2) if early else 40)
        while time.monotonic() < end and not (victim.rows and not early) and victim.process.poll() is None:
            time.sleep(0.005)
        if not early:
            time.sleep(dice.uniform(0, 0.9 if how == "window" else 0.5))
        assert victim.process.poll() is None, f"it ended by itself: {victim.faults}"
        victim.kill()
        # A worker that was just being started says so when its parent is gone; faults of ours would name our files.
        assert "tabletop/" not in victim.faults and "engines/" not in victim.faults, victim.faults
        moments["playing" if victim.rows else "starting"] += 1
        check(home, victim.rows)
        stats += max([int(row.split()[1]) for row in victim.rows if row.startswith("stats")], default=0)
        now = counted()
        assert now in range(stats, stats + n + 2), "statistics were lost"
        end = time.monotonic() + 6
        while at_home(home) and time.monotonic() < end:
            time.sleep(0.05)
        assert not at_home(home), "a process outlived the app"
    assert moments["playing"] > KILLS[how] // 2
    litter = [p.name for p in home.rglob("*") if p.suffix in (".tmp", ".part")]
    assert len(litter) <= KILLS[how]
