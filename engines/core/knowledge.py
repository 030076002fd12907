"""What a view tells: whether a seat learned a secret between two views, and events cut down to what a seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from engines.core.view import BACK

OPEN = "open"  # the viewer who sees all: replays after the end


class Known(NamedTuple):
    """A view in numbers: hidden pieces by (zone, kind), known ones by (kind, face), and pieces that zones merely count."""

    backs: Counter
    faces: Counter
    uncounted: int


def known(view) -> Known:
    """Count what is hidden and what is known in a view."""
    backs: Counter = Counter()
    faces: Counter = Counter()
    shown: Counter = Counter()
    for piece in view.pieces:
        shown[piece.zone] += piece.count
        if piece.face == BACK:
            backs[piece.zone, piece.kind] += piece.count
        else:
            faces[piece.kind, piece.face] += piece.count
    uncounted = sum(max(0, zone.count - shown[zone.id]) for zone in view.zones)
    return Known(backs, faces, uncounted)


def revealed(before: Known, after: Known) -> bool:
    """Whether something hidden came to light: backs of a kind fell somewhere while known faces of that kind grew, or mere counts
    fell while known faces grew. Counted by place, so that one card hidden while another is shown does not cancel out."""
    grew = {kind for (kind, face), n in after.faces.items() if n > before.faces[kind, face]}
    if not grew:
        return False
    if after.uncounted < before.uncounted:
        return True
    return any(kind in grew and after.backs[zone, kind] < n for (zone, kind), n in before.backs.items())


def redact(event: tuple, spec, viewer) -> tuple[tuple, bool]:
    """``(event as viewer may know it, whether anything was left out)``. Secret arguments become None for all but the seat that
    the event names; OPEN sees all."""
    if viewer == OPEN or not spec.secret:
        return event, False
    values = dict(zip(spec.args, event[1:], strict=True))
    hidden = {arg for arg, owner in spec.secret.items()
              if values.get(arg) is not None and (type(viewer) is not int or values.get(owner) != viewer)}
    if not hidden:
        return event, False
    return (event[0], *(None if arg in hidden else value for arg, value in values.items())), True


def message_of(event: tuple, cut: bool, spec, templates: Mapping) -> tuple:
    """The message of an event: ``log.<kind>`` with the arguments by name, or ``log.<kind>.hidden`` when something was left out
    and the game has that text."""
    key = f"log.{event[0]}"
    if cut and f"{key}.hidden" in templates:
        key += ".hidden"
    return key, dict(zip(spec.args, event[1:], strict=True))
