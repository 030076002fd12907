"""Bots in a worker process: the window never waits for them, and a bot that hangs or crashes costs no match."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from engines.bots.thinking import caps, think

GRACE = 2.5
# Seconds that a fresh worker may take to start on a busy machine before the time of the question counts.
START = 20.0


class Thought(NamedTuple):
    """What came back: the action, the best alternatives as ``(action, value)``, and one word on trouble ("" when all is well)."""

    action: tuple
    why: tuple
    trouble: str = ""


class Thinker:
    """One worker process, one question at a time."""

    def __init__(self):
        self._pool: ProcessPoolExecutor | None = None
        self._future: Future | None = None
        self._started: Future | None = None
        self._since = 0.0
        self._limit = 0.0
        self._fallback: tuple = ()

    def warm(self) -> None:
        """Start the worker now, so that the first answer comes at once."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_guard_worker)
            self._started = self._pool.submit(caps, "easy")
            self._started.add_done_callback(self._clock)

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._future is not None

    def ask(self, game_id: str, level: str, view, decision, sampler, seed: int) -> None:
        """Ask for a choice. `decision` is the people's Decision of the seat; only view, decision and sampled worlds leave."""
        self._fallback = decision.options[0] if decision.options else ()
        question = (think, game_id, level, view, _bare(decision), sampler, caps(level), seed)
        self.warm()
        try:
            self._future = self._pool.submit(*question)
        except BrokenProcessPool:  # the worker died while nobody asked: a new one answers
            self._drop()
            self.warm()
            self._future = self._pool.submit(*question)
        self._since = time.monotonic()
        self._limit = caps(level) + GRACE + (0.0 if self._started.done() else START)

    def answer(self) -> Thought | None:
        """The choice, or None while it is not there. After the time cap or a crash: the first legal action, with a word."""
        future = self._future
        if future is None:
            return None
        if future.done():
            self._future = None
            try:
                action, why = future.result()
                return Thought(tuple(action), tuple(why))
            except BrokenProcessPool:
                self._drop()
                return Thought(self._fallback, (), "crash")
            except (Exception, SystemExit) as error:  # the bot's own fault, whatever it is: the match goes on
                return Thought(self._fallback, (), " ".join(f"{type(error).__name__}: {error}".split())[:200])
        if time.monotonic() - self._since > self._limit:
            self._drop()
            return Thought(self._fallback, (), "late")
        return None

    def forget(self) -> None:
        """The question is void (undo, concession)."""
        if self._future is not None and not self._future.done():
            self._drop()
        self._future = None

    def close(self) -> None:
        """Stop the worker."""
        self._drop()

    def _clock(self, started: Future) -> None:
        """The worker has started: from now on the time of an open question counts. Called by the pool's own thread."""
        if started is self._started and self._limit > START:
            self._limit, self._since = self._limit - START, time.monotonic()

    def _drop(self) -> None:
        pool, self._pool, self._future = self._pool, None, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _guard_worker() -> None:
    """Runs first in the worker: it must not outlive the app, however that ends, nor be stopped by the terminal's Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        parent.join()
        os._exit(0)

    if parent is not None:
        threading.Thread(target=watch, daemon=True).start()


def _bare(decision):
    """The decision without its words, which no bot reads."""
    return decision._replace(labels={}, details={}, ghosts={}, blocked=(), reminders=())
