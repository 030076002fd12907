"""The port for flicked discs: what rules, aim guide, bots and animation all ask, and plain data for what comes back.

Lengths are whole micrometres, angles thousandths of a degree (0 to the right, clockwise on the screen since y points down), speeds tenths of
a millimetre per second. Only rest poses enter a state; a run is made from poses alone, so nothing is ever saved in mid-motion.
"""

from __future__ import annotations

import math
from typing import NamedTuple


class Material(NamedTuple):
    """Numbers of a table: Coulomb deceleration in mm/s2, restitution and contact friction of disc on disc and disc on post, step in
    seconds, cap in steps, speed cap in mm/s and free run of the hardest flick in mm."""

    deceleration: float
    disc_restitution: float
    post_restitution: float
    disc_friction: float
    post_friction: float
    step: float
    most_steps: int
    top_speed: float
    top_run: float
    least_speed: float


class Disc(NamedTuple):
    """A disc that can move. `group` is its owner: a first touch between groups is recorded."""

    id: int
    x: int
    y: int
    radius: int
    mass: float
    group: int


class Post(NamedTuple):
    """A fixed round obstacle."""

    x: int
    y: int
    radius: int


class Table(NamedTuple):
    """A rectangle from (0, 0) with an open edge and fixed posts."""

    width: int
    height: int
    posts: tuple[Post, ...]
    material: Material


class Rest(NamedTuple):
    """Where everything came to rest: ``poses`` of the discs still on the table as (id, x, y) in id order, ids `lost` over the edge in order of
    falling, the first touch of the flicked disc with another group's disc as (flicked, other) or (), and how many steps it took.
    `track` is () or the flicked and pushed discs' way as ((step, ((id, x, y), ...)), ...) for the animation; it never enters a state."""

    poses: tuple
    lost: tuple
    first: tuple
    steps: int
    track: tuple = ()


def speed_for(material: Material, power: int, steps: int) -> int:
    """Speed in tenths of mm/s of a flick with `power` of `steps`: the free run grows in proportion to power."""
    run = material.top_run * power / steps
    return round(10 * math.sqrt(2 * material.deceleration * run))


def velocity(angle: int, speed: int) -> tuple[float, float]:
    """Velocity in mm/s of an angle in thousandths of a degree and a speed in tenths of mm/s."""
    turn = math.radians(angle / 1000)
    return (speed / 10 * math.cos(turn), speed / 10 * math.sin(turn))


def free_spot(table: Table, discs, x: int, y: int, radius: int, gap: int = 0) -> bool:
    """Whether a disc of `radius` lies wholly on the table at (x, y) and clear of posts and discs by `gap`."""
    if not (radius <= x <= table.width - radius and radius <= y <= table.height - radius):
        return False
    for other in (*table.posts, *discs):
        reach = radius + other.radius + gap
        if (x - other.x) ** 2 + (y - other.y) ** 2 < reach * reach:
            return False
    return True


def run(table: Table, discs, flicked: int, angle: int, speed: int, *, track: bool = False) -> Rest:
    """Flick disc `flicked` and let everything come to rest. The same poses give the same result, bit for bit, on one platform.

    Uses the pymunk adapter, which is imported only here.
    """
    from engines.core.physics_pymunk import simulate

    return simulate(table, discs, flicked, angle, speed, track=track)


class _Port:
    """Where rules get their flicks from: ``run`` above, or a cheap stand-in while benches or tests ask for one."""

    def __init__(self):
        self.run = run


port = _Port()
