"""Bots that go wrong, in the place of ``engines.bots.thinking.think``; module level, so that a worker process finds them."""

import os
import sys
import time


def hang(*_question):
    """Never answers."""
    while True:
        time.sleep(0.01)


def busy(*_question):
    """Never answers and burns its core."""
    while True:
        pass


def crash(*_question):
    """The worker dies."""
    os._exit(3)


def fail(*_question):
    """Raises."""
    raise RuntimeError("a bot's own fault\nin two lines")


def stop(*_question):
    """Leaves by SystemExit."""
    sys.exit(5)


def illegal(*_question):
    """An action that nobody may take."""
    return ("conquer", "rome"), ()


def junk(*_question):
    """No action at all."""
    return ({"a": []}, [1.5]), ()


def nothing(*_question):
    """Not even a pair."""
    return None


def huge(*_question):
    """An answer that nothing can be made of."""
    return ("x" * 5_000_000,), (("a", "b", "c"),)


class _Trap:
    def __reduce__(self):
        return (int, ("no number",))


def unreadable(*_question):
    """An answer that breaks where it is unpacked."""
    return (_Trap(),), ()
