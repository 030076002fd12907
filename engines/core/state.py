"""The state of a match: slotted, plain data, with clone, dump and load generated from one field table.

A game subclasses ``State`` and declares ``FIELDS``: a dict from field name to its kind. ``"value"`` is an int, str or None,
``"list"`` a flat list of values, ``"lists"`` a list of flat lists, ``"dict"`` a flat dict with string keys, ``"shared"`` plain data
that is never changed after set-up. Nothing else may live in a state: no history, no callables, no generator object.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec

from engines.core.action import Action, check_action
from engines.core.errors import DataError, FeedMismatch, IllegalAction

_MASK = (1 << 64) - 1
_COPY = {"value": "self.{0}", "shared": "self.{0}", "list": "self.{0}[:]", "lists": "[x[:] for x in self.{0}]",
         "dict": "self.{0}.copy()"}
_SIMPLE = (int, str, type(None))


class Applied(NamedTuple):
    """What followed from an action: every random outcome in order, the outcome of a flick (or None), the events, and
    whether chance fell (undo stops there)."""

    drawn: tuple
    outcome: Any
    events: tuple
    chance: bool


class Recorded(NamedTuple):
    """Stands in for a seed when a set-up is replayed: the outcomes of its draws are fed, whatever the seed would give."""

    seed: int
    drawn: tuple


class State:
    """Base of all states. See ``engines.core.flow`` for how play goes on, and the game's own module for its fields.

    `acting` holds the seats that must decide now, () when the match is over; `result` is then ``(winners, reason)`` as a
    list ``[reason, winner, ...]``.
    """

    __slots__ = ("acting", "drawn", "feed", "options", "outcome", "result", "rng", "seats", "sink", "stack", "turn")
    BASE_FIELDS = {"seats": "value", "options": "shared", "rng": "value", "turn": "value", "stack": "lists",
                   "result": "list", "acting": "shared"}
    FIELDS: dict[str, str] = {}
    FLOW: Any = None
    TABLE: dict[str, str] = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.TABLE = State.BASE_FIELDS | cls.FIELDS
        missing = [f for f in cls.FIELDS if f not in cls.__slots__]
        if missing or set(cls.FIELDS) != set(cls.__slots__):
            raise TypeError(f"{cls.__name__}: FIELDS and __slots__ differ ({missing or 'slot without field'})")
        lines = ["def clone(self):", "    new = make(cls)", "    new.sink = new.drawn = new.feed = new.outcome = None"]
        lines += [f"    new.{name} = {_COPY[kind].format(name)}" for name, kind in cls.TABLE.items()]
        scope = {"make": object.__new__, "cls": cls}
        exec("\n".join([*lines, "    return new"]), scope)
        cls.clone = scope["clone"]
        cls.clone.__doc__ = "An independent copy, without sink and feed."

    def clone(self):  # replaced in every subclass
        raise TypeError("State itself has no fields to copy")

    def begin(self, seats: int, options: dict, seed: int | Recorded) -> None:
        """Fill the base fields and push the opening frame ``match``. The game's set-up calls ``FLOW.run`` afterwards."""
        self.seats, self.options, self.turn = seats, options, 0
        recorded = isinstance(seed, Recorded)
        self.rng = ((seed.seed if recorded else seed) * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
        self.sink, self.drawn, self.outcome = [], [], None
        self.feed = list(seed.drawn) if recorded else None
        self.result, self.acting, self.stack = [], (), []
        self.FLOW.push(self, "match")

    # -- chance ---------------------------------------------------------------------------------------------------
    def draw(self, n: int) -> int:
        """A random whole number from 0 to n-1: the only source of luck. Recorded, and fed back on replay."""
        self.rng = rng = (self.rng * 6364136223846793005 + 1442695040888963407) & _MASK
        value = ((rng >> 32) * n) >> 32
        if self.feed is not None:
            if not self.feed:
                raise FeedMismatch("the record holds fewer random outcomes than the rules ask for")
            value = self.feed.pop(0)
            if type(value) is not int or not 0 <= value < n:
                raise FeedMismatch(f"recorded outcome {value!r} is not from 0 to {n - 1}")
        if self.drawn is not None:
            self.drawn.append(value)
        return value

    def shuffle(self, items: list) -> None:
        """Shuffle in place through the chance port."""
        for i in range(len(items) - 1, 0, -1):
            j = self.draw(i + 1)
            items[i], items[j] = items[j], items[i]

    def emit(self, kind: str, *args) -> None:
        """Tell what happened, for log and motion: an event ``(kind, *args)``, its arguments in the order of the game's EventSpec.
        Nothing happens when nobody listens (playouts)."""
        if self.sink is not None:
            self.sink.append((kind, *args))

    def happening(self, make):
        """What came of something physical: the recorded outcome on a replay, else ``make()``, which is recorded when somebody records."""
        if self.outcome is not None:
            return self.outcome
        made = make()
        if self.drawn is not None:
            self.outcome = made
        return made

    # -- decisions ------------------------------------------------------------------------------------------------
    def legal(self, seat: int) -> tuple:
        """Actions of `seat` in a stable order, dullest first; () when it has nothing to decide or the decision is
        parametric (see ``domain``)."""
        if seat not in self.acting:
            return ()
        frame = self.stack[-1]
        return self.FLOW.nodes[frame[0]].options(self, frame, seat)

    def domain(self, seat: int):
        """The parametric form of the decision of `seat`, or None."""
        if seat not in self.acting:
            return None
        frame = self.stack[-1]
        return self.FLOW.nodes[frame[0]].domain(self, frame, seat)

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action known to be legal, without checks: the fast path of bots and playouts."""
        frame = self.stack[-1]
        flow = self.FLOW
        flow.nodes[frame[0]].handlers[action[0]](self, frame, seat, *action[1:])
        flow.run(self)

    def allows(self, seat: int, action: Action) -> bool:
        """Whether `seat` may take `action` now."""
        domain = self.domain(seat)
        if domain is not None and domain.contains(action):
            return True
        return action in self.legal(seat)

    def apply(self, seat: int, action: Action, feed=None, outcome=None) -> Applied:
        """Check an action, carry it out and run to the next decision.

        `feed` and `outcome` are recorded results for a replay. Raises MalformedAction, IllegalAction (state unchanged) or
        FeedMismatch (state not usable any more: callers keep a clone).
        """
        check_action(action)
        if not self.allows(seat, action):
            raise IllegalAction(seat, action)
        before = self.rng
        self.sink, self.drawn, self.outcome = [], [], outcome
        self.feed = None if feed is None else list(feed)
        try:
            self.play(seat, action)
            if self.feed:
                raise FeedMismatch("the record holds more random outcomes than the rules ask for")
            return Applied(tuple(self.drawn), self.outcome, tuple(self.sink), self.rng != before)
        finally:
            self.sink = self.drawn = self.feed = self.outcome = None

    # -- knowledge ------------------------------------------------------------------------------------------------
    def view(self, seat: int | None):
        """What `seat` may see, as a View. None (or a number that is no seat) gets the poorest view."""
        raise TypeError(f"{type(self).__name__} has no view")

    def decision(self, seat: int):
        """The decision of `seat` in words for people, as a Decision, or None."""
        raise TypeError(f"{type(self).__name__} has no decision")

    def determinize(self, seat: int, seed: int):
        """A full state that agrees with all that `seat` has been shown, with fresh luck. Games override ``resample``."""
        new = self.clone()
        new.rng = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK
        new.resample(seat)
        return new

    def resample(self, seat: int) -> None:
        """Deal what `seat` cannot know anew. Games without hidden pieces have nothing to do: luck is drawn when needed."""

    # -- plain data -----------------------------------------------------------------------------------------------
    def dump(self) -> dict:
        """The whole state as JSON-ready data."""
        data = {name: getattr(self, name) for name in self.TABLE}
        data["acting"] = list(self.acting)
        return msgspec.json.decode(msgspec.json.encode(data))

    @classmethod
    def load(cls, data: dict):
        """Read what ``dump`` wrote. Raises DataError that names the field."""
        if not isinstance(data, dict) or set(data) != set(cls.TABLE):
            raise DataError("the state does not have the fields of this game's version")
        new = object.__new__(cls)
        new.sink = new.drawn = new.feed = new.outcome = None
        for name, kind in cls.TABLE.items():
            value = data[name]
            _check_kind(name, kind, value)
            setattr(new, name, tuple(value) if name == "acting" else value)
        return new

    def digest(self) -> str:
        """Sixteen hex digits over everything but the generator."""
        data = [getattr(self, name) for name in self.TABLE if name != "rng"]
        return hashlib.blake2b(msgspec.json.encode(data), digest_size=8).hexdigest()


def _check_kind(name: str, kind: str, value) -> None:
    good = {"value": lambda: isinstance(value, _SIMPLE),
            "shared": lambda: isinstance(value, (*_SIMPLE, dict, list)),
            "list": lambda: isinstance(value, list) and all(isinstance(v, _SIMPLE) for v in value),
            "lists": lambda: isinstance(value, list) and all(
                isinstance(v, list) and all(isinstance(w, _SIMPLE) for w in v) for v in value),
            "dict": lambda: isinstance(value, dict) and all(isinstance(v, _SIMPLE) for v in value.values())}
    if not good[kind]():
        raise DataError(f"field {name!r} of the state is damaged")
