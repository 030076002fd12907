"""The window's figures of ``tabletop bench``: frame times of the table at its heaviest, idle load, cold start.

Everything is drawn in software without a display, with a peer process keeping one core busy as a thinking bot would.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time

import pygame

from tabletop import shots
from tabletop.app import App
from tabletop.scene import Push
from tabletop.seats import Seat
from tabletop.settings import Settings

SIZE = (1920, 1080)


def _burn(stop) -> None:
    """What a thinking bot does to the machine."""
    while not stop.is_set():
        sum(i * i for i in range(20_000))


def _table(seats: int, game_id: str) -> App:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    from engines.core import registry

    sitting = [Seat("human" if i == 0 else "bot", "" if i == 0 else "normal", "", i) for i in range(seats)]
    app = App(Settings(language="en", scale=100), size=SIZE, strict=True)
    app.apply(Push(shots._table(registry.get(game_id), sitting, 5, 120)(app)))
    app.draw()
    app.tidy()
    return app


def frame_times(game_id: str, seats: int, frames: int = 480) -> list[float]:
    """Milliseconds of each frame while zooming in and out and panning, one core busy elsewhere."""
    app = _table(seats, game_id)
    table = app.stack[-1]
    table.canvas.hurried = True
    stop = multiprocessing.get_context("spawn").Event()
    peer = multiprocessing.get_context("spawn").Process(target=_burn, args=(stop,), daemon=True)
    peer.start()
    time.sleep(0.5)
    out = []
    try:
        for i in range(frames):
            if i % 12 == 0:
                table.canvas.camera.zoom(1.25 if (i // 60) % 2 == 0 else 0.8, (500 + i, 300 + i // 2))
                table.canvas.disturb()
            elif i % 12 == 6:
                table.canvas.camera.pan(25, -10)
                table.canvas.disturb()
            begin = time.perf_counter()
            app.step(1 / 60)
            table.dirty = True
            app.draw()
            out.append((time.perf_counter() - begin) * 1000)
    finally:
        stop.set()
        peer.join(5)
    return out


def window_bench(game_id: str | None) -> dict:
    """Frame times (p50, p99 in ms), share of a core used by an idle table, seconds from start to a drawn shelf."""
    game_id = game_id or shots.first_game()
    from engines.core import registry

    times = sorted(frame_times(game_id, registry.get(game_id).max_seats))
    return {"frame_ms": {"p50": round(times[len(times) // 2], 2), "p99": round(times[int(len(times) * 0.99)], 2), "frames": len(times)},
            "idle_core_share": round(idle_share(game_id), 4), "startup_seconds": round(startup(), 3)}


def idle_share(game_id: str, seconds: float = 3.0) -> float:
    """Processor time per second of a table on which nothing happens."""
    app = _table(4, game_id)
    app.stack[-1].driver.paused = True
    for _ in range(120):
        app.step(1 / 60)
        app.draw()
    clock = pygame.time.Clock()
    begin, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < seconds:
        app.beat(clock)
    return (time.process_time() - cpu) / (time.perf_counter() - begin)


def startup() -> float:
    """Seconds from starting a fresh process to a shelf that is drawn and takes input."""
    code = ("from tabletop.app import App\nfrom tabletop import settings\nfrom tabletop.scene import Push\n"
            "from tabletop.scenes.shelf import ShelfScene\n"
            "app = App(settings.load()[0])\napp.apply(Push(ShelfScene(app)))\napp.step(1/60)\napp.draw()\n")
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "TABLETOP_HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        best = None
        for _ in range(3):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env=env, check=True, stdout=subprocess.DEVNULL)
            spent = time.perf_counter() - begin
            best = spent if best is None else min(best, spent)
    return best
