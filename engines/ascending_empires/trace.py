"""The way of a flick for the eye: the very simulation that the rules run, sampled for drawing. Works from a view alone."""

from __future__ import annotations

import math

from engines.ascending_empires.state import SHIP_NUMBER, SHIPS
from engines.ascending_empires.tables import BATTLESHIP, FLEET, POWER_STEPS, TABLES, radius_of
from engines.core import physics
from engines.core.game import Trace

FRAME = 1 / 60


def trace(view, action: tuple) -> Trace:
    """Where every ship is at each sixtieth of a second of the flick ``("flick", ship, angle, power)``, in millimetres."""
    _, ship, angle, power = action
    discs = [physics.Disc(SHIP_NUMBER[p.id], round(p.pose[0] * 1000), round(p.pose[1] * 1000), radius_of(SHIP_NUMBER[p.id]),
                          TABLES.mass[SHIP_NUMBER[p.id] % FLEET == BATTLESHIP], p.owner) for p in view.pieces if p.zone == "space"]
    material = TABLES.table.material
    rest = physics.run(TABLES.table, discs, SHIP_NUMBER[ship], angle, physics.speed_for(material, power, POWER_STEPS), track=True)
    at = {d.id: (d.x / 1000, d.y / 1000) for d in discs}
    frames, own = [], SHIP_NUMBER[ship]
    contact = None
    heading = None
    track = [(step * material.step, {i: (x / 1000, y / 1000) for i, x, y in poses}) for step, poses in rest.track]
    for (begin, here), (end, there) in zip(track, track[1:], strict=False):
        step = _heading(here.get(own), there.get(own))
        turned = heading is not None and step is not None and abs((step - heading + math.pi) % (2 * math.pi) - math.pi) > 0.01
        if contact is None and (turned or len(here) > 1):
            contact = len(frames)
        heading = step if step is not None else heading
        count = len(frames)
        while count * FRAME < end:
            t = max(0.0, count * FRAME - begin)
            frames.append(tuple((SHIPS[i], *_between(here[i], there.get(i, at[i]), t, end - begin, material.deceleration)) for i in sorted(here)))
            count += 1
        at.update(there)
    frames.append(tuple((SHIPS[i], *at[i]) for i in sorted(at) if i not in rest.lost))
    return Trace(FRAME, tuple(frames), len(frames) if contact is None else contact)


def _heading(a, b) -> float | None:
    if a is None or b is None or math.dist(a, b) < 0.3:
        return None
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _between(a, b, t: float, whole: float, slow: float) -> tuple[float, float]:
    """The place after `t` of `whole` seconds on the way from `a` to `b` under constant friction."""
    way = math.dist(a, b)
    if not way or whole <= 0:
        return b
    fast = way / whole + slow * whole / 2
    if fast < slow * whole:                       # it stopped before the end of this stretch
        fast = math.sqrt(2 * slow * way)
    t = min(t, fast / slow)
    done = min(1.0, (fast * t - slow * t * t / 2) / way)
    return (a[0] + (b[0] - a[0]) * done, a[1] + (b[1] - a[1]) * done)
