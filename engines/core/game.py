"""What a game is: static and frozen, one object for each, found through ``engines.core.registry``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.errors import EngineError, FeedMismatch
from engines.core.state import Recorded
from engines.core.text import Texts

# Argument roles of verbs: how the window finds what to click.
# piece: a piece's id; hand: a face in the actor's own hand; place: "zone.slot"; zone: a zone's id; seat, number, word: no
# place on the table, so the action becomes a button.
# ghost: chosen by clicking on what the decision's `ghosts` show for the action.
PIECE, HAND, PLACE, ZONE, GHOST, SEAT, NUMBER, WORD = "piece", "hand", "place", "zone", "ghost", "seat", "number", "word"


class OptionError(EngineError):
    """A set-up choice that the game does not know."""


@dataclass(frozen=True, slots=True)
class Option:
    """A variant or scenario switch. Its name and explanation are texts ``option.<id>`` and ``option.<id>.<value>`` (or
    the same with ``.name``), each with a twin ``....help``. ``accepts(value)`` lets in free-form values besides `values`: it raises an
    EngineError that says what is wrong with one."""

    id: str
    values: tuple[str, ...]
    default: str
    accepts: Callable[[str], None] | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a piece: shown on drawn cards, in zoom and tooltips.

    `text` keys of ``Texts.templates`` (or ""). `fields` holds printed figures for the skin: numbers, words or goods
    (tuples of (icon, number)).
    """

    id: str
    kind: str
    name: Mapping[str, str]
    text: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, Any] = field(default_factory=dict)
    terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EventSpec:
    """Arguments of an event by name. `secret` maps an argument to the argument that names the only seat to see it.
    `level` is the least detailed log that prints it: 1 short, 2 normal, 3 everything. `moves` is True when the event
    carries ``piece``/``from``/``to`` for the animation."""

    args: tuple[str, ...]
    secret: Mapping[str, str] = field(default_factory=dict)
    level: int = 2


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One word of advice in the guided first game: template `text`, shown the first time that the learner meets the decision
    `at` (once all earlier steps for it were shown), with the ids in `show` lit up."""

    text: str
    at: str
    show: tuple[str, ...] = ()


class Trace(NamedTuple):
    """The way of a flick: a frame every `step` seconds with the pieces that move as (id, x, y) in board units, the last frame with all that
    are still on the board. The first touch of anything comes with frame `contact`; a guide line ends there."""

    step: float
    frames: tuple
    contact: int


class Reach(NamedTuple):
    """What a flicked piece would reach from a place: messages, the radius of its range in board units, ids to light up."""

    words: tuple
    radius: float
    ids: tuple


@dataclass(frozen=True)
class Game:
    """Static facts of a game and the doors to its states.

    ``new(seats, options, seed)`` returns the first State, already run to its first decision. ``load(data)`` reads what
    ``State.dump`` wrote. ``check(state)`` raises AssertionError when an invariant is broken. ``advice`` is None or an
    object with ``weigh(state, seat, actions)`` and ``value(state, seat)`` for the bots (see ``engines.bots``).
    ``trace(view, action)`` is the way of a flick, from the same simulation as the rules', ``reach(view, piece, x, y)`` what it would
    reach from a place. ``check_data(path)`` reads a
    changed copy of the game's data file and raises DataError with the place and the cure.

    ``suits(seats, options)`` raises OptionError when full options do not go together or not with the number of seats. ``board(options,
    seats)`` names the map of the match in ``maps/<game>`` (``"board"`` when None). ``ruled(options, seats)`` gives the seats that the
    rules play by themselves: they never act. ``read_map(cells)`` turns a map that somebody has drawn, as ``((q, r, terrain), ...)`` in axial
    coordinates, into ``(option id, value)`` that a match on it is begun with; it raises DataError with what is wrong with the map and the cure.
    """

    id: str
    version: int
    name: Mapping[str, str]
    min_seats: int
    max_seats: int
    minutes: int
    weight: float
    year: int
    makers: str
    state_class: type
    setup: Callable[[int, dict, int], Any]
    check: Callable[[Any], None]
    options: tuple[Option, ...] = ()
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    events: Mapping[str, EventSpec] = field(default_factory=dict)
    faces: Mapping[str, Face] = field(default_factory=dict)
    texts: Texts | None = None
    rules: Path | None = None
    ends: tuple[str, ...] = ()
    max_decisions: int = 100_000
    advice: Any = None
    trace: Callable[[Any, tuple], Trace] | None = None
    reach: Callable[[Any, str, float, float], Reach] | None = None
    check_data: Callable[[Path], None] | None = None
    guide: tuple[GuideStep, ...] = ()
    guide_seed: int = 1
    on_shelf: bool = True
    suits: Callable[[int, dict], None] | None = None
    board: Callable[[dict, int], str] | None = None
    ruled: Callable[[dict, int], tuple[int, ...]] | None = None
    read_map: Callable[[tuple], tuple[str, str]] | None = None

    def new(self, seats: int, options: Mapping[str, str] | None = None, seed: int = 0):
        """A fresh match at its first decision. Raises OptionError for a bad seat count or option."""
        return self.deal(seats, options, seed)[0]

    def deal(self, seats: int, options: Mapping[str, str] | None = None, seed: int = 0, drawn=None) -> tuple:
        """``(first state, outcomes drawn during set-up, events of set-up)``. `drawn` feeds recorded outcomes instead of luck.

        Raises OptionError, and FeedMismatch when `drawn` does not fit.
        """
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.name['en']} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        source = seed if drawn is None else Recorded(seed, tuple(drawn))
        state = self.setup(seats, self.options_for(seats, options or {}), source)
        if state.feed:
            raise FeedMismatch("the record holds more random outcomes than the set-up asks for")
        found = (state, tuple(state.drawn or ()), tuple(state.sink or ()))
        state.sink = state.drawn = state.feed = state.outcome = None
        return found

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """`options` with defaults filled in, in declared order."""
        known = {option.id: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise OptionError(f"{self.name['en']} has no option {key!r}; it has: {names}")
            if value not in known[key].values:
                self._accept(known[key], value)
        return {o.id: options.get(o.id, o.default) for o in self.options}

    @staticmethod
    def _accept(option: Option, value) -> None:
        """Let a free-form value in. Raises OptionError."""
        if option.accepts is None or not isinstance(value, str):
            raise OptionError(f"option {option.id} can be {' or '.join(option.values)}, not {value!r}")
        try:
            option.accepts(value)
        except EngineError as error:
            raise OptionError(f"option {option.id}: {error}") from None

    def options_for(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """`options` filled in, once they go together and with the number of seats. Raises OptionError."""
        full = self.full_options(options)
        if self.suits is not None:
            self.suits(seats, full)
        return full

    def refusal(self, seats: int, options: Mapping[str, str]) -> str | None:
        """Why these options cannot be played with so many seats, or None when they can."""
        try:
            self.options_for(seats, options)
        except OptionError as error:
            return str(error)
        return None

    def load(self, data: dict):
        """Read a dumped state. Raises DataError."""
        return self.state_class.load(data)
