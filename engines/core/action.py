"""Actions, their text form, and the parametric decisions for which a list of actions would be absurd.

An action is a plain tuple ``(verb, *ids)``; ids are ints or strings without blanks that do not look like an int.
The text form is the same things with one blank between them: ``("buy", "gm05")`` is ``buy gm05``.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from engines.core.errors import MalformedAction

Action = tuple
_INT = re.compile(r"-?\d{1,9}\Z")
_WORD = re.compile(r"[A-Za-z_@.:#/-][\w.:@#/-]{0,63}\Z")


def format_action(action: Action) -> str:
    """The one-line text of an action; ``parse_action`` reads it back."""
    return " ".join(map(str, action))


def parse_action(text: str) -> Action:
    """Read the text form. Raises MalformedAction for anything that ``format_action`` does not write."""
    if not isinstance(text, str) or len(text) > 4000:
        raise MalformedAction("an action must be one short line of text")
    words = text.split(" ")
    if not _WORD.match(words[0]):
        raise MalformedAction(f"{words[0][:40]!r} is no verb")
    parts: list = [words[0]]
    for word in words[1:]:
        if _INT.match(word):
            parts.append(int(word))
        elif _WORD.match(word):
            parts.append(word)
        else:
            raise MalformedAction(f"{word[:40]!r} is neither a number nor an id")
    return tuple(parts)


def check_action(action: object) -> Action:
    """Return `action` if it is a well-formed tuple, else raise MalformedAction."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        raise MalformedAction("an action is a tuple that starts with a verb")
    for part in action[1:]:
        if type(part) is not int and type(part) is not str:
            raise MalformedAction("the arguments of an action are ints or strings")
    return action


class Pick(NamedTuple):
    """Choose `least` to `most` of `items`, order does not matter. Action: ``(verb, *items in their listed order)``."""

    verb: str
    items: tuple
    least: int
    most: int

    def contains(self, action: Action) -> bool:
        ids = action[1:]
        places = [self.items.index(i) for i in ids if i in self.items]
        return (action[0] == self.verb and self.least <= len(ids) <= self.most and len(places) == len(ids)
                and all(a < b for a, b in pairwise(places)))

    def sample(self, draw) -> Action:
        left = list(range(len(self.items)))
        count = self.least + draw(self.most - self.least + 1)
        chosen = sorted(left.pop(draw(len(left))) for _ in range(count))
        return (self.verb, *(self.items[i] for i in chosen))


class Amount(NamedTuple):
    """Choose a whole number from `low` to `high`. Action: ``(verb, n)``."""

    verb: str
    low: int
    high: int

    def contains(self, action: Action) -> bool:
        return (len(action) == 2 and action[0] == self.verb and type(action[1]) is int
                and self.low <= action[1] <= self.high)

    def sample(self, draw) -> Action:
        return (self.verb, self.low + draw(self.high - self.low + 1))


class Split(NamedTuple):
    """Divide `total` over places with upper limits `caps`. Action: ``(verb, n0, n1, ...)`` with sum `total`."""

    verb: str
    total: int
    caps: tuple

    def contains(self, action: Action) -> bool:
        parts = action[1:]
        return (action[0] == self.verb and len(parts) == len(self.caps) and all(type(p) is int for p in parts)
                and sum(parts) == self.total and all(0 <= p <= c for p, c in zip(parts, self.caps, strict=True)))

    def sample(self, draw) -> Action:
        parts = [0] * len(self.caps)
        for _ in range(self.total):
            open_ = [i for i, c in enumerate(self.caps) if parts[i] < c]
            parts[open_[draw(len(open_))]] += 1
        return (self.verb, *parts)


class Flick(NamedTuple):
    """Flick one of `pieces`. Action: ``(verb, piece, angle, power)``; angle in thousandths of a degree (0 to 359999),
    power in steps 1 to `steps`."""

    verb: str
    pieces: tuple
    steps: int

    def contains(self, action: Action) -> bool:
        return (len(action) == 4 and action[0] == self.verb and action[1] in self.pieces and type(action[2]) is int
                and 0 <= action[2] < 360_000 and type(action[3]) is int and 1 <= action[3] <= self.steps)

    def sample(self, draw) -> Action:
        return (self.verb, self.pieces[draw(len(self.pieces))], draw(360_000), 1 + draw(self.steps))


Domain = Pick | Amount | Split | Flick
