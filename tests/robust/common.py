"""What the hostile tests share: time limits, the long run's switch, checks of sentences and of untouched files."""

from __future__ import annotations

import hashlib
import os
import signal
import sys
from contextlib import contextmanager
from pathlib import Path

from engines.core.match import Match
from engines.core.simulate import Luck, random_action

ROOT = Path(__file__).resolve().parents[2]
LONG = os.environ.get("TABLETOP_TESTS") == "long"


class TookTooLong(BaseException):
    """Raised by the clock inside hanging code; no handler of ours catches it."""


@contextmanager
def within(seconds: float):
    """Fail what is inside when it computes longer than that, or waits four times as long (other tests may run beside it)."""

    def ring(_number, _frame):
        raise TookTooLong(f"still busy after {seconds} s")

    clocks = ((signal.SIGALRM, signal.ITIMER_REAL, 4 * seconds), (signal.SIGVTALRM, signal.ITIMER_VIRTUAL, seconds))
    before = [signal.signal(number, ring) for number, _clock, _limit in clocks]
    for _number, clock, limit in clocks:
        signal.setitimer(clock, limit)
    try:
        yield
    finally:
        for (number, clock, _limit), old in zip(clocks, before, strict=True):
            signal.setitimer(clock, 0)
            signal.signal(number, old)


def check_sentence(text: str, name: str) -> None:
    """One clear line that names the file."""
    assert name in text, f"the file is not named: {text[:300]}"
    assert "\n" not in text and "\r" not in text and "Traceback" not in text, text[:500]
    assert 20 < len(text) < 700, text[:900]


def fingerprint(folder: Path) -> dict[str, str]:
    """What lies in a folder, by content."""
    return {
        str(p.relative_to(folder)): hashlib.sha256(p.read_bytes()).hexdigest()
        for p in sorted(folder.rglob("*"))
        if p.is_file()
    }


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a process of ours: no window, no sound, a home of its own."""
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "TABLETOP_", "COV"))}
    return {
        **keep,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "TABLETOP_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        **more,
    }


PYTHON = sys.executable


def play(match: Match, plies: int) -> Match:
    luck = Luck(7)
    while plies and not match.over:
        seat = match.state.acting[0]
        match.act(seat, random_action(match.state, seat, luck))
        plies -= 1
    return match


def a_match(game, path: Path, plies: int = 40) -> bytes:
    """The bytes of a match in play."""
    names = [f"N{i}" for i in range(3)]
    match = play(
        Match.start(
            game,
            3,
            {},
            5,
            names=names,
            controllers=["human", "bot:easy", "human"],
            path=path,
            created="2026-01-01T00:00:00+00:00",
        ),
        plies,
    )
    seat = next((s for s in range(3) if match.undoable(s).can), None)
    if seat is not None:
        match.undo(seat)
        play(match, 3)
    match.close()
    return path.read_bytes()


def look(app, scene, frames: int = 2) -> None:
    """Show a scene for some frames, then let it go."""
    from tabletop.scene import Push

    app.stack.clear()
    app.messages.clear()
    app.apply(Push(scene))
    for _ in range(frames):
        app.step(0.1)
        app._dirty = True
        app.draw()
    for each in reversed(app.stack):
        each.leave()
    app.stack.clear()
