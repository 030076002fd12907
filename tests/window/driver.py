"""A person at the table for tests: reads where things are from the running app and moves a real pointer through X.

The app runs in the main thread as always; this player runs in another thread and only reads. Every click is a real X event from
``xdotool``, so it goes through SDL, the event reader and the scenes like anybody's.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import threading
import time
from collections.abc import Callable


def display_ready() -> bool:
    """Whether a virtual display and a pointer can be had."""
    return bool(shutil.which("Xvfb") and shutil.which("xdotool"))


class Display:
    """A virtual X display for one test."""

    def __init__(self, number: int, size: str = "1920x1080"):
        self.name = f":{number}"
        self._server = subprocess.Popen(["Xvfb", self.name, "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            if os.path.exists(f"/tmp/.X11-unix/X{number}"):
                break
            time.sleep(0.05)

    def close(self) -> None:
        """Stop the server."""
        self._server.terminate()
        self._server.wait(5)


class Hand(threading.Thread):
    """Moves the pointer and presses keys until the app is gone. `step(self)` is called again and again; it returns seconds to wait."""

    def __init__(self, app, display: str, step: Callable, seed: int, limit: float = 600.0):
        super().__init__(daemon=True)
        self.app, self.display, self.step = app, display, step
        self.rng = random.Random(seed)
        self.limit = limit
        self.done = False
        self.fault = ""
        self.clicks = self.keys = 0

    def run(self) -> None:
        """The thread's body."""
        end = time.monotonic() + self.limit
        try:
            while not self.app.stack and time.monotonic() < end:
                time.sleep(0.02)
            while not self.done and self.app.stack and time.monotonic() < end:
                time.sleep(self.step(self))
            if not self.done and self.app.stack:
                self.fault = f"not finished after {self.limit} s"
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"
        if self.fault:
            self.key("ctrl+q")

    def _tool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.display}, check=True, stdout=subprocess.DEVNULL)

    def click(self, pos) -> None:
        """Move there and click."""
        self.clicks += 1
        import pygame

        window = str(pygame.display.get_wm_info()["window"])
        self._tool("mousemove", "--window", window, str(int(pos[0])), str(int(pos[1])), "sleep", "0.03", "click", "1")

    def drag(self, start, end) -> None:
        """Press at `start`, move to `end`, let go there."""
        import pygame

        self.clicks += 1
        window = str(pygame.display.get_wm_info()["window"])
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        words = ["mousemove", "--window", window, str(int(start[0])), str(int(start[1])), "sleep", "0.03", "mousedown", "1", "sleep", "0.03"]
        for spot in (middle, end):
            words += ["mousemove", "--window", window, str(int(spot[0])), str(int(spot[1])), "sleep", "0.04"]
        self._tool(*words, "mouseup", "1")

    def key(self, name: str) -> None:
        """Press a key by its X name."""
        self.keys += 1
        self._tool("key", name)
