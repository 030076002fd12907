"""Flicks in pymunk: top-down, no gravity, dry sliding friction by hand after every step, contacts collected and judged afterwards.

A fresh space is built for every flick from sorted poses, since cached contacts would make a copied one diverge. Where no moving disc can
touch anything for a while, the steps of that while are taken at once in closed form (the very sum that single steps would add up to), so
most of a flick costs nothing.
"""

from __future__ import annotations

import math

import pymunk

from engines.core.physics import Disc, Rest, Table, velocity

_DISC, _POST = 1, 2
_MM = 1000.0
_ITERATIONS = 20
# A jump stops this far (mm) short of the nearest thing that could be touched.
_MARGIN = 0.6


class _Run:
    """One flick on its way."""

    def __init__(self, table: Table, discs: list[Disc], flicked: int):
        self.table = table
        self.material = table.material
        self.space = pymunk.Space()
        self.space.gravity = (0.0, 0.0)
        self.space.damping = 1.0
        self.space.iterations = _ITERATIONS
        self.space.collision_slop = 0.01
        self.flicked = flicked
        self.group = {d.id: d.group for d in discs}
        self.discs = {d.id: d for d in discs}
        self.bodies: dict[int, pymunk.Body] = {}
        self.shapes: dict[pymunk.Shape, int] = {}
        self.lost: list[int] = []
        self.first: tuple = ()
        self.posts = [(p.x / _MM, p.y / _MM, p.radius / _MM) for p in table.posts]
        self.touches: list[tuple[float, int, int]] = []
        # Mirrors of the bodies' motion: asking a body costs a microsecond, and most discs rest most of the time.
        self.at: dict[int, tuple[float, float]] = {}
        self.speed: dict[int, tuple[float, float]] = {}
        self.spin: dict[int, float] = {}
        self.near: dict[int, set[int]] = {}
        self._fill(discs)

    def _fill(self, discs: list[Disc]) -> None:
        m = self.material
        shape_bounce, shape_grip = math.sqrt(m.disc_restitution), math.sqrt(m.disc_friction)
        static = self.space.static_body
        for post in self.table.posts:
            shape = pymunk.Circle(static, post.radius / _MM, (post.x / _MM, post.y / _MM))
            shape.elasticity = m.post_restitution / shape_bounce
            shape.friction = m.post_friction / shape_grip
            shape.collision_type = _POST
            self.space.add(shape)
        for disc in discs:
            radius = disc.radius / _MM
            body = pymunk.Body(disc.mass, pymunk.moment_for_circle(disc.mass, 0, radius))
            body.position = (disc.x / _MM, disc.y / _MM)
            shape = pymunk.Circle(body, radius)
            shape.elasticity, shape.friction, shape.collision_type = shape_bounce, shape_grip, _DISC
            self.space.add(body, shape)
            self.bodies[disc.id], self.shapes[shape] = body, disc.id
            self.at[disc.id], self.speed[disc.id], self.spin[disc.id] = (disc.x / _MM, disc.y / _MM), (0.0, 0.0), 0.0
            self.near[disc.id] = set()
        self.space.on_collision(_DISC, _DISC, begin=self._begin, separate=self._separate)

    def launch(self, flicked: int, speed: tuple[float, float]) -> None:
        """Give the flicked disc its speed."""
        self.bodies[flicked].velocity = speed
        self.speed[flicked] = speed

    def _separate(self, arbiter, space, data) -> None:
        a, b = (self.shapes.get(s) for s in arbiter.shapes)
        if a is not None and b is not None:
            self.near[a].discard(b)
            self.near[b].discard(a)

    def _begin(self, arbiter, space, data) -> None:
        """Note a first touch of the flicked disc with another group's disc, if they close in."""
        a, b = sorted(self.shapes[s] for s in arbiter.shapes)
        self.near[a].add(b)
        self.near[b].add(a)
        if self.first or self.flicked not in (a, b) or self.group[a] == self.group[b]:
            return
        other = b if a == self.flicked else a
        (x1, y1), (vx1, vy1), (x2, y2), (vx2, vy2) = (self.at[self.flicked], self.speed[self.flicked], self.at[other], self.speed[other])
        dx, dy, dvx, dvy = x2 - x1, y2 - y1, vx2 - vx1, vy2 - vy1
        along = dx * dvx + dy * dvy
        if along >= 0:
            return
        reach = (self.discs[a].radius + self.discs[b].radius) / _MM
        speed = dvx * dvx + dvy * dvy
        inside = along * along - speed * (dx * dx + dy * dy - reach * reach)
        when = (-along - math.sqrt(inside)) / speed if inside > 0 else 0.0
        self.touches.append((when, other, self.flicked))

    def moving(self) -> list[int]:
        """Ids of discs that move or spin."""
        return [i for i in self.at if self.speed[i] != (0.0, 0.0) or self.spin[i]]

    def free_steps(self, moving: list[int]) -> int:
        """How many whole steps can be taken at once without anything being touched or falling. 0 when a real step is due."""
        m = self.material
        count = m.most_steps
        slow = m.deceleration * m.step
        for i in moving:
            vx, vy = self.speed[i]
            v = math.sqrt(vx * vx + vy * vy)
            if v:
                count = min(count, int(min(self._room(i, moving, v), 1e6)), max(1, math.ceil(v / slow)))
                if count < 2:
                    return 0
            else:
                count = min(count, math.ceil(abs(self.spin[i]) / self._spin_drag(i)))
        return count if count >= 2 else 0

    def jump(self, moving: list[int], count: int) -> None:
        """Take `count` free steps at once."""
        for i in moving:
            self._slide(i, count)

    def ahead(self, i: int, count: int) -> tuple[float, float]:
        """Where a disc alone will be after `count` steps: each moves it by v dt, then friction takes its share off v (never below 0)."""
        slow = self.material.deceleration * self.material.step
        (x, y), (vx, vy) = self.at[i], self.speed[i]
        v = math.sqrt(vx * vx + vy * vy)
        if not v:
            return x, y
        whole = min(count, math.ceil(v / slow - 1e-9))
        way = (whole * v - slow * whole * (whole - 1) / 2) * self.material.step
        return x + vx / v * way, y + vy / v * way

    def _room(self, i: int, moving: list[int], v: float) -> float:
        """Steps until disc `i` could touch anything or fall at most: along its ray for what rests, half the gap for what moves."""
        own = self.discs[i].radius / _MM
        x, y = self.at[i]
        vx, vy = self.speed[i]
        ux, uy = vx / v, vy / v
        way = self._exit(x, y, ux, uy)
        for ox, oy, radius in self.posts:
            dx, dy, reach = ox - x, oy - y, own + radius
            along = dx * ux + dy * uy
            if along > 0.0:
                inside = reach * reach - (dx * dx + dy * dy - along * along)
                if inside > 0.0:
                    way = min(way, along - math.sqrt(inside))
        for j, (ox, oy) in self.at.items():
            if j != i:
                dx, dy, reach = ox - x, oy - y, own + self.discs[j].radius / _MM
                if j in moving:
                    way = min(way, (math.sqrt(dx * dx + dy * dy) - reach) / 2)
                else:
                    along = dx * ux + dy * uy
                    if along > 0.0:
                        inside = reach * reach - (dx * dx + dy * dy - along * along)
                        if inside > 0.0:
                            way = min(way, along - math.sqrt(inside))
        return (way - _MARGIN) / (v * self.material.step)

    def _exit(self, x: float, y: float, ux: float, uy: float) -> float:
        """Way until the centre crosses the edge."""
        wide, high = self.table.width / _MM, self.table.height / _MM
        across = (wide - x) / ux if ux > 0 else -x / ux if ux < 0 else math.inf
        down = (high - y) / uy if uy > 0 else -y / uy if uy < 0 else math.inf
        return min(across, down)

    def _slide(self, i: int, count: int) -> None:
        """`count` steps of a disc alone."""
        body = self.bodies[i]
        slow = self.material.deceleration * self.material.step
        vx, vy = self.speed[i]
        v = math.sqrt(vx * vx + vy * vy)
        spin = self.spin[i]
        if v:
            left = max(0.0, v - slow * count)
            body.position = self.at[i] = self.ahead(i, count)
            body.velocity = self.speed[i] = (vx / v * left, vy / v * left) if left > 0 else (0.0, 0.0)
            self.space.reindex_shapes_for_body(body)
        if spin:
            body.angular_velocity = self.spin[i] = math.copysign(max(0.0, abs(spin) - self._spin_drag(i) * count), spin)

    def _spin_drag(self, i: int) -> float:
        return 4 * self.material.deceleration / (3 * self.discs[i].radius / _MM) * self.material.step

    def step(self, moving: list[int]) -> None:
        """One real step, then friction, then the edge."""
        self.touches = []
        self.space.step(self.material.step)
        if self.touches and not self.first:
            self.first = (self.flicked, min(self.touches)[1])
        awake = set(moving)
        while more := {j for i in awake for j in self.near[i]} - awake:
            awake |= more
        slow = self.material.deceleration * self.material.step
        for i in sorted(awake):
            self._brake(i, slow)
        self._edge(awake)

    def _brake(self, i: int, slow: float) -> None:
        """Read a body's motion and take friction off it."""
        body = self.bodies[i]
        self.at[i] = tuple(body.position)
        vx, vy = body.velocity
        v = math.sqrt(vx * vx + vy * vy)
        if v:
            left = (v - slow) / v if v > slow else 0.0
            body.velocity = self.speed[i] = (vx * left, vy * left)
        else:
            self.speed[i] = (0.0, 0.0)
        spin = body.angular_velocity
        if spin:
            drag = self._spin_drag(i)
            body.angular_velocity = spin = math.copysign(abs(spin) - drag, spin) if abs(spin) > drag else 0.0
        self.spin[i] = spin

    def _edge(self, awake) -> None:
        """Discs whose centre left the table are taken away at once."""
        wide, high = self.table.width / _MM, self.table.height / _MM
        for i in sorted(awake):
            x, y = self.at[i]
            if not (0 <= x <= wide and 0 <= y <= high):
                body = self.bodies.pop(i)
                self.space.remove(body, *body.shapes)
                for j in self.near.pop(i):
                    self.near[j].discard(i)
                del self.at[i], self.speed[i], self.spin[i]
                self.lost.append(i)

    def poses(self) -> list[list[int]]:
        """Rest poses in whole micrometres, overlaps pushed apart along the centre line by moving the later id."""
        out = [[i, round(self.at[i][0] * _MM), round(self.at[i][1] * _MM)] for i in sorted(self.at)]
        for _ in range(8):
            if not self._part(out):
                break
        return out

    def _part(self, out: list[list[int]]) -> bool:
        changed = False
        solid = [(p.x, p.y, p.radius) for p in self.table.posts]
        for n, (i, x, y) in enumerate(out):
            own = self.discs[i].radius
            for ox, oy, radius in (*solid, *((a, b, self.discs[j].radius) for j, a, b in out[:n])):
                reach, away = own + radius, math.hypot(x - ox, y - oy)
                if away < reach:
                    ux, uy = ((x - ox) / away, (y - oy) / away) if away else (1.0, 0.0)
                    x, y = ox + math.ceil(abs(ux) * reach) * (1 if ux >= 0 else -1), oy + math.ceil(abs(uy) * reach) * (1 if uy >= 0 else -1)
                    out[n][1:] = [x, y]
                    changed = True
        return changed


def simulate(table: Table, discs, flicked: int, angle: int, speed: int, *, track: bool = False, jumps: bool = True, watch=None) -> Rest:
    """See ``engines.core.physics.run``. Without `jumps` every step is a real one; ``watch(run, steps)`` is called before each step or jump:
    both are for tests."""
    going = _Run(table, sorted(discs), flicked)
    going.launch(flicked, velocity(angle, speed))
    steps = 0
    frames: list = []
    while steps < table.material.most_steps:
        moving = going.moving()
        if watch is not None:
            watch(going, steps)
        if not moving:
            break
        if track:
            frames.append((steps, tuple((i, round(going.at[i][0] * _MM), round(going.at[i][1] * _MM)) for i in moving)))
        count = going.free_steps(moving) if jumps else 0
        if count:
            going.jump(moving, count)
        else:
            going.step(moving)
        steps += max(count, 1)
    poses = going.poses()
    if track:
        frames.append((steps, tuple(tuple(p) for p in poses)))
    return Rest(tuple(tuple(p) for p in poses), tuple(going.lost), going.first, steps, tuple(frames))
