"""What one seat may see, in words that the renderer and the bots understand without knowing the game.

The vocabulary covers all six games: zones hold pieces, zones may lie on pieces, places of a zone are numbered slots,
and hidden contents show as backs or as a mere count. A view is plain data; nothing in it leads back to the state.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core.text import Message

ZONE_KINDS = ("space", "hex", "track", "row", "fan", "grid", "stack", "pile", "free")
BACK = "back"


class Piece(NamedTuple):
    """One thing on the table, or `count` equal things in a pile.

    `id` is unique in the view and re-issued when the piece passes through a hidden place. `kind` and `face` choose the
    look (face "back" when hidden from the viewer). `zone` and `slot` say where it lies; a zone id ``on:<piece id>`` is
    the place on another piece. `pose` is (x, y, angle) in board units in zones of kind ``free``, angle in thousandths
    of a degree.
    """

    id: str
    kind: str
    face: str
    zone: str
    slot: int = 0
    owner: int = -1
    count: int = 1
    rotation: int = 0
    badges: tuple = ()
    counters: tuple = ()
    pose: tuple | None = None


class Zone(NamedTuple):
    """A place for pieces. `owner` is a seat or -1. `count` is how many pieces lie in it, seen or not."""

    id: str
    kind: str
    owner: int = -1
    count: int = 0
    terrain: str = ""


class Meter(NamedTuple):
    """A number with a name: common when `seat` is -1. `most` is the upper end of its range or None."""

    id: str
    value: int
    seat: int = -1
    most: int | None = None


class Link(NamedTuple):
    """A line between two zones or pieces."""

    kind: str
    a: str
    b: str
    owner: int = -1


class Region(NamedTuple):
    """A named outline that groups zones, with a tally by seat."""

    id: str
    zones: tuple
    tally: tuple = ()


class View(NamedTuple):
    """Everything that `viewer` (a seat, or None for a stranger, who sees least) may see.

    `phase` is a message for the top bar; `step` the id of the phase, which the rules reader opens at. `scores` holds a
    number by seat for the chips, `score_parts` the sheet by source as ``((source id, (number by seat)), ...)``.
    `result` is None during play, else ``(winning seats, reason id)``. `notes` are ``(seat, message, done)``: what a seat has
    set itself to do and whether it is done (0 or 1), always in its own sight; only what `viewer` may know is in it.
    """

    game: str
    viewer: int | None
    seats: int
    turn: int
    active: int
    acting: tuple
    step: str
    phase: Message
    zones: tuple
    pieces: tuple
    meters: tuple = ()
    links: tuple = ()
    regions: tuple = ()
    scores: tuple = ()
    score_parts: tuple = ()
    result: tuple | None = None
    notes: tuple = ()


class Blocked(NamedTuple):
    """An action that people might expect but may not take now. `target` is the id (piece, place, zone) it is shown on."""

    target: str
    reason: Message
    rule: str


class Decision(NamedTuple):
    """What one seat must decide, for people. The options are the same tuple as ``State.legal``.

    `labels` says an action in words; `details` adds how its price adds up; `ghosts` shows pieces as they would lie after
    it. `left` lists what the seat has to spend as meters. `reminders` are messages shown before an action whose verb is in
    `ends_turn`. `domain` is set instead of options for parametric decisions.
    """

    name: str
    seat: int
    prompt: Message
    options: tuple
    domain: tuple | None = None
    labels: dict = {}
    details: dict = {}
    ghosts: dict = {}
    blocked: tuple = ()
    left: tuple = ()
    reminders: tuple = ()
    ends_turn: tuple = ()
    rule: str = ""
