"""Aiming for bots: where a flicked ship alone would stop, in closed form, and the search for a flick that survives an unsteady hand.

Only the flicked ship moves here: it slides, bounces off planets, and its way ends at the first ship it meets or over the edge. That is
exact up to fractions of a millimetre against the full simulation, and some hundred times faster. Lengths are millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from engines.ascending_empires.state import SHIPS
from engines.ascending_empires.tables import BOARD, FLEET, POWER_STEPS, TABLES, radius_of
from engines.core.physics import speed_for

_UM = 1000.0
_LEGS = 12
_WIDE, _HIGH = TABLES.width / _UM, TABLES.height / _UM
_MATERIAL = TABLES.table.material
_SLOW = _MATERIAL.deceleration
_BOUNCE, _GRIP = _MATERIAL.post_restitution, _MATERIAL.post_friction
_POST = TABLES.planet_radius / _UM
_POSTS = tuple((x / _UM, y / _UM) for x, y in TABLES.place)
REST, LOST, TOUCH = range(3)


class Hand(NamedTuple):
    """How steady a hand is: standard deviations of the angle in degrees and of the speed as a share; how many noisy samples it thinks
    of, how many candidates get them, and whether it looks for bank shots."""

    angle: float
    speed: float
    samples: int
    finalists: int
    banks: bool


HANDS = {"easy": Hand(3.0, 0.08, 5, 4, False), "normal": Hand(1.5, 0.05, 8, 8, False), "hard": Hand(0.7, 0.025, 12, 12, True)}


class End(NamedTuple):
    """Where a flick ends: at rest, lost or touching ship `other`; place and number of bounces."""

    kind: int
    x: float
    y: float
    other: int
    bounces: int


class Shot(NamedTuple):
    """A flick with what it is worth on the average."""

    ship: int
    angle: float
    run: float
    worth: float


def obstacles(s, ship: int) -> list[tuple]:
    """Circles that the centre of `ship` cannot enter: (x, y, reach, ship or -1)."""
    own = radius_of(ship) / _UM
    out = [(x, y, _POST + own, -1) for x, y in _POSTS]
    for i, where in enumerate(s.where):
        if where == BOARD and i != ship:
            out.append((s.px[i] / _UM, s.py[i] / _UM, radius_of(i) / _UM + own, i))
    return out


def roll(circles, x: float, y: float, angle: float, v: float) -> End:
    """The end of a flick at `v` mm/s along `angle` in radians."""
    vx, vy = v * math.cos(angle), v * math.sin(angle)
    last = None
    for bounces in range(_LEGS):
        v = math.sqrt(vx * vx + vy * vy)
        if v < 1.0:
            return End(REST, x, y, -1, bounces)
        ux, uy = vx / v, vy / v
        way = v * v / (2 * _SLOW) + v * _MATERIAL.step / 2
        hit = None
        for circle in circles:
            dx, dy = circle[0] - x, circle[1] - y
            along = dx * ux + dy * uy
            if along <= 0.0 or circle is last:
                continue
            side = dx * uy - dy * ux
            inside = circle[2] * circle[2] - side * side
            if inside > 0.0:
                s = along - math.sqrt(inside)
                if s < way:
                    way, hit = max(s, 0.0), circle
        ex, ey = x + ux * way, y + uy * way
        if not (0.0 <= ex <= _WIDE and 0.0 <= ey <= _HIGH):
            return End(LOST, ex, ey, -1, bounces)
        x, y = ex, ey
        if hit is None:
            return End(REST, x, y, -1, bounces)
        if hit[3] >= 0:
            return End(TOUCH, x, y, hit[3], bounces)
        last = hit
        vx, vy = _bounced(hit, x, y, ux, uy, math.sqrt(max(0.0, v * v - 2 * _SLOW * way)))
    return End(REST, x, y, -1, _LEGS)


def _bounced(hit, x: float, y: float, ux: float, uy: float, v: float) -> tuple[float, float]:
    """Velocity after a bounce: the normal part turned and weakened, the tangential one braked by the rim."""
    nx, ny = (x - hit[0]) / hit[2], (y - hit[1]) / hit[2]
    into = -(ux * nx + uy * ny) * v
    tx, ty = ux * v + into * nx, uy * v + into * ny
    t = math.sqrt(tx * tx + ty * ty)
    keep = 1 - min(_GRIP * (1 + _BOUNCE) * into, t / 3) / t if t > 1e-9 else 0.0
    return tx * keep + nx * into * _BOUNCE, ty * keep + ny * into * _BOUNCE


def speed_of(run: float) -> float:
    """Speed in mm/s for a free run in mm, within what a flick can be."""
    return math.sqrt(2 * _SLOW * min(max(run, 1.1), _MATERIAL.top_run))


# Standard normal pairs, the same for every candidate and every bot: quantiles in a fixed, well-spread order.
_SPREAD = (0.0, 1.15, -1.15, 0.49, -0.49, 1.83, -1.83, 0.16, -0.16, 0.79, -0.79, 0.32)
NOISE = tuple((_SPREAD[i % 12], _SPREAD[(5 * i + 3) % 12]) for i in range(12))


class Search:
    """The search for the best flick of one ship from one place. ``worth(end)`` says what an end is worth."""

    def __init__(self, circles, ship: int, x: float, y: float, worth: Callable[[End], float], hand: Hand):
        self.circles, self.ship, self.x, self.y, self.worth, self.hand = circles, ship, x, y, worth, hand
        self.found: list[tuple[float, float, float]] = []

    def at_circle(self, cx: float, cy: float, ring: float, angles: int = 5, runs: int = 4) -> None:
        """Try flicks that end within `ring` of a point: across its width, from short to long, past it too for the rebound."""
        away = math.hypot(cx - self.x, cy - self.y)
        middle = math.atan2(cy - self.y, cx - self.x)
        half = math.asin(min(0.95, 0.85 * ring / away)) if away > 1 else 1.0
        low, high = max(2.0, away - ring * 0.9), away + ring * 0.9
        for a in range(angles):
            angle = middle + half * (2 * a / (angles - 1) - 1)
            for r in range(runs):
                self.one(angle, low + (high - low) * (r + 0.5) / runs)

    def sweep(self, degrees: int, runs: tuple) -> None:
        """Try all round, for bank shots."""
        for a in range(0, 360, degrees):
            for run in runs:
                self.one(math.radians(a), run)

    def one(self, angle: float, run: float) -> None:
        """Try one flick without error; what gains nothing is dropped."""
        worth = self.worth(roll(self.circles, self.x, self.y, angle, speed_of(run)))
        if worth > 0:
            self.found.append((worth, angle, run))

    def best(self) -> Shot | None:
        """The candidate with the best mean over noisy samples."""
        self.found.sort(key=lambda c: -c[0])
        top = None
        for _, angle, run in self.found[:self.hand.finalists]:
            mean = self.mean(angle, run)
            if top is None or mean > top.worth:
                top = Shot(self.ship, angle, run, mean)
        return top

    def mean(self, angle: float, run: float) -> float:
        """What a flick is worth under this hand's error."""
        v, total = speed_of(run), 0.0
        wide = math.radians(self.hand.angle)
        for g1, g2 in NOISE[:self.hand.samples]:
            total += self.worth(roll(self.circles, self.x, self.y, angle + wide * g1, v * (1 + self.hand.speed * g2)))
        return total / self.hand.samples


def action_of(shot: Shot, hand: Hand, rng) -> tuple:
    """The flick as an action, with one fresh error of the hand."""
    angle = math.degrees(shot.angle) + rng.gauss(0.0, hand.angle)
    v = speed_of(shot.run) * (1 + rng.gauss(0.0, hand.speed))
    power = round(v * v / (2 * _SLOW) / _MATERIAL.top_run * POWER_STEPS)
    return ("flick", SHIPS[shot.ship], round(angle * 1000) % 360_000, min(max(power, 1), POWER_STEPS))


def predicted(s, ship: int, angle: int, power: int) -> End:
    """What the closed form says of an action: for tests against the simulation."""
    v = speed_for(_MATERIAL, power, POWER_STEPS) / 10
    return roll(obstacles(s, ship), s.px[ship] / _UM, s.py[ship] / _UM, math.radians(angle / 1000), v)


def seat_of(ship: int) -> int:
    """The owner of a ship."""
    return ship // FLEET
