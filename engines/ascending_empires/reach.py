"""What a ship would reach from a place: said while it is aimed, from a view alone."""

from __future__ import annotations

from engines.ascending_empires.state import SHIP_NUMBER
from engines.ascending_empires.tables import COLOURS, FLEET, TABLES, radius_of
from engines.core.game import Reach
from engines.core.text import message


def reach(view, piece: str, x: float, y: float) -> Reach:
    """Orbit and targets in range of ship `piece` at (x, y) in millimetres, and the ring of its range."""
    ship = SHIP_NUMBER[piece]
    own = ship // FLEET
    far = TABLES.range["long" if _level(view, own, "orange") >= 1 else "short"]
    px, py = x * 1000, y * 1000
    near = []
    for other in view.pieces:
        if other.zone == "space" and other.owner != own:
            gap = far + radius_of(ship) + radius_of(SHIP_NUMBER[other.id])
            if (other.pose[0] * 1000 - px) ** 2 + (other.pose[1] * 1000 - py) ** 2 <= gap * gap:
                near.append(other.id)
    words = []
    ring = TABLES.orbit_radius + radius_of(ship)
    orbit = next((name for name, (cx, cy) in zip(TABLES.holes, TABLES.place, strict=True) if (px - cx) ** 2 + (py - cy) ** 2 <= ring * ring), None)
    if orbit:
        words.append(message("reach.orbit", hole=orbit))
    if near:
        words.append(message("reach.range", n=len(near)))
    return Reach(tuple(words), (far + radius_of(ship)) / 1000, tuple(near) + ((orbit,) if orbit else ()))


def _level(view, seat: int, colour: str) -> int:
    """A seat's level in a colour, as the view shows it."""
    assert colour in COLOURS
    return next((p.slot for p in view.pieces if p.zone == f"tech_{colour}:{seat}"), 0)
