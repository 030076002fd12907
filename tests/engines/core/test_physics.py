"""The flick port and its pymunk adapter: nothing overlaps, gains energy, tunnels or creeps, and the same flick is the same everywhere.

``TABLETOP_TESTS=long`` runs 10,000 random flicks instead of 200.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pymunk")

from engines.core import physics  # noqa: E402
from engines.core.physics import Disc, Material, Post, Table, run, speed_for, velocity  # noqa: E402
from engines.core.physics_pymunk import simulate  # noqa: E402
from engines.core.simulate import Luck  # noqa: E402

ROOT = Path(physics.__file__).resolve().parent.parent.parent
LONG = os.environ.get("TABLETOP_TESTS") == "long"
FLICKS = 10_000 if LONG else 200
SLOP = 10                    # micrometres that resting discs may overlap
MATERIAL = Material(1961.33, 0.75, 0.60, 0.15, 0.15, 1 / 960, 4800, 2000.0, 1019.72, 60.0)
SMALL, BIG = (9_500, 1.2), (12_500, 2.1)
TOP = speed_for(MATERIAL, 1000, 1000)


def table(*posts: tuple[int, int], size: int = 711_000) -> Table:
    """A square table with posts of 19 mm."""
    return Table(size, size, tuple(Post(x, y, 19_000) for x, y in posts), MATERIAL)


GRID = table(*((60_000 + 118_200 * i, 60_000 + 118_200 * j) for i in range(6) for j in range(6) if (i + j) % 2 == 0))


def disc(n: int, x: float, y: float, kind=SMALL, group: int | None = None) -> Disc:
    """A disc at a place in millimetres; every disc its own group unless told."""
    return Disc(n, round(x * 1000), round(y * 1000), kind[0], kind[1], n if group is None else group)


def scatter(luck: Luck, count: int, ground: Table = GRID) -> list[Disc]:
    """Discs of both kinds at random free places."""
    out: list[Disc] = []
    while len(out) < count:
        kind = BIG if luck(5) == 0 else SMALL
        x, y = luck(ground.width + 1), luck(ground.height + 1)
        if all((x - o.x) ** 2 + (y - o.y) ** 2 >= (kind[0] + o.radius) ** 2 for o in (*ground.posts, *out)):
            out.append(Disc(len(out), x, y, *kind, len(out) % 4))
    return out


def shot(luck: Luck) -> tuple[int, int]:
    """An angle and a speed, one in four at full power."""
    return luck(360_000), TOP if luck(4) == 0 else speed_for(MATERIAL, 1 + luck(1000), 1000)


def deepest(rest, discs: list[Disc], ground: Table) -> float:
    """The deepest overlap at rest, in micrometres."""
    radius = {d.id: d.radius for d in discs}
    worst = 0.0
    for n, (i, x, y) in enumerate(rest.poses):
        others = [(a, b, radius[j]) for j, a, b in rest.poses[:n]] + [(p.x, p.y, p.radius) for p in ground.posts]
        for ox, oy, r in others:
            worst = max(worst, radius[i] + r - math.hypot(x - ox, y - oy))
    return worst


class Energy:
    """Watches a run: motion energy must never rise."""

    def __init__(self, discs: list[Disc]):
        self.mass = {d.id: (d.mass, d.radius / 1000) for d in discs}
        self.last = math.inf
        self.rises = 0.0
        self.top = 0.0

    def __call__(self, going, steps: int) -> None:
        now = 0.0
        for i, (vx, vy) in going.speed.items():
            m, r = self.mass[i]
            now += m * (vx * vx + vy * vy) / 2 + m * r * r / 4 * going.spin[i] ** 2
            self.top = max(self.top, math.hypot(vx, vy))
        if now > self.last:
            self.rises = max(self.rises, (now - self.last) / self.last)
        self.last = now


def test_random_flicks_end_well():
    """Nothing overlaps, energy never rises, all rest within the cap, and whoever is lost is not on the table."""
    luck = Luck(7)
    deep = rise = 0.0
    for _ in range(FLICKS):
        discs = scatter(luck, 2 + luck(19))
        angle, speed = shot(luck)
        flicked = luck(len(discs))
        energy = Energy(discs)
        rest = simulate(GRID, discs, flicked, angle, speed, watch=energy)
        deep, rise = max(deep, deepest(rest, discs, GRID)), max(rise, energy.rises)
        assert rest.steps < MATERIAL.most_steps and energy.last == 0.0, "did not come to rest"
        assert sorted([*(p[0] for p in rest.poses), *rest.lost]) == list(range(len(discs)))
        assert all(0 <= x <= GRID.width and 0 <= y <= GRID.height for _, x, y in rest.poses)
        assert rest.first == () or (rest.first[0] == flicked and rest.first[1] % 4 != flicked % 4)
    assert deep <= SLOP, f"{deep} micrometres of overlap"
    assert rise <= 1e-6, f"energy rose by {rise:.2%}"


def test_no_tunnelling_at_full_power():
    """A disc flicked at a post or a disc, at any offset, never comes out behind it on its old course."""
    for angle in range(0, 360_000, 15_000):
        ux, uy = (math.cos(math.radians(angle / 1000)), math.sin(math.radians(angle / 1000)))
        for offset in (-26, -15, 0, 9, 20, 27):
            ground = table((355_500, 355_500))
            x, y = 355.5 - 150 * ux - offset * uy, 355.5 - 150 * uy + offset * ux
            discs = [disc(0, x, y)]
            rest = simulate(ground, discs, 0, angle, TOP, watch=Clear(ground, 0))
            assert rest.poses or rest.lost
        two = [disc(0, 355.5 - 150 * ux, 355.5 - 150 * uy), disc(1, 355.5, 355.5)]
        assert run(table(), two, 0, angle, TOP).first == (0, 1)


class Clear:
    """Watches a run: a disc must stay out of the posts (a fifth of a radius of press while it bounces)."""

    def __init__(self, ground: Table, disc_id: int):
        self.posts, self.id = [(p.x / 1000, p.y / 1000, p.radius / 1000) for p in ground.posts], disc_id

    def __call__(self, going, steps: int) -> None:
        if self.id in going.at:
            x, y = going.at[self.id]
            for px, py, r in self.posts:
                assert math.hypot(x - px, y - py) > r + 9.5 - 2.2


# -- free runs and contacts (the dossier's checks) -----------------------------------------------------------------
@pytest.mark.parametrize(("v", "way", "seconds"), [(500, 63.7, 0.255), (1000, 254.9, 0.510), (1500, 573.6, 0.765), (2000, 1019.7, 1.020)])
def test_free_runs(v, way, seconds):
    rest = run(table(size=2_000_000), [disc(0, 100, 100)], 0, 0, v * 10)
    assert rest.poses[0][1] / 1000 - 100 == pytest.approx(way, abs=1.1)
    assert rest.steps * MATERIAL.step == pytest.approx(seconds, abs=0.003)


@pytest.mark.parametrize("power", [100, 250, 500, 750, 1000])
def test_e10_the_run_grows_with_power_and_is_within_one_per_cent(power):
    rest = run(table(size=2_000_000), [disc(0, 100, 100)], 0, 0, speed_for(MATERIAL, power, 1000))
    assert rest.poses[0][1] / 1000 - 100 == pytest.approx(MATERIAL.top_run * power / 1000, rel=0.01)


@pytest.mark.parametrize(("mover", "target", "after"), [
    (SMALL, SMALL, (0.125, 0.875)), (SMALL, BIG, (-0.114, 0.636)), (BIG, SMALL, (0.364, 1.114))])
def test_head_on_hits(mover, target, after):
    gap = (mover[0] + target[0]) / 1000 + 1
    speeds: list = []

    def watch(going, steps):
        if going.first and not speeds:
            speeds.append((going.speed[0][0], going.speed[1][0]))

    simulate(table(), [disc(0, 300, 300, mover), disc(1, 300 + gap, 300, target)], 0, 0, 15_000, watch=watch)
    before = 1500 - 1961.33 * 1 / 1500
    assert speeds[0][0] / before == pytest.approx(after[0], abs=0.006)
    assert speeds[0][1] / before == pytest.approx(after[1], abs=0.006)


def test_head_on_against_a_post():
    speeds: list = []
    simulate(table((340_000, 300_000)), [disc(0, 300, 300)], 0, 0, 15_000,
             watch=lambda going, steps: speeds.append(going.speed[0][0]))
    back = next(v for v in speeds if v < 0)
    assert -back / (1500 ** 2 - 2 * 1961.33 * 11.5) ** 0.5 == pytest.approx(0.60, abs=0.005)


# -- off the board -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("angle", "x", "y"), [(0, 706, 300), (90_000, 300, 706), (180_000, 5, 300), (270_000, 300, 5)])
def test_a_disc_is_lost_when_its_centre_leaves_and_not_before(angle, x, y):
    near = run(table(), [disc(0, x, y)], 0, angle, 1_350)          # runs about 4.7 mm
    assert near.poses and not near.lost
    assert run(table(), [disc(0, x, y)], 0, angle, 1_500).lost == (0,)


def test_a_lost_disc_is_gone_at_once():
    rest = run(table(), [disc(0, 690, 300), disc(1, 700, 318.5), disc(2, 300, 300)], 0, 0, 9_000)
    assert rest.lost[0] == 0 and (2, 300_000, 300_000) in rest.poses


# -- first touches -------------------------------------------------------------------------------------------------
def test_first_is_the_first_foe_only():
    rest = run(table(), [disc(0, 200, 300), disc(1, 240, 300), disc(2, 280, 300)], 0, 0, 12_000)
    assert rest.first == (0, 1)
    rest = run(table(), [disc(0, 200, 300, group=0), disc(1, 240, 300, group=0), disc(2, 280, 300, group=1)], 0, 0, 8_000)
    assert rest.first == ()


def test_resting_neighbours_count_only_when_they_close_in():
    pair = [disc(0, 200, 300), disc(1, 219, 300)]
    assert run(table(), pair, 0, 180_000, 8_000).first == ()
    assert run(table(), pair, 0, 90_000, 8_000).first == ()
    assert run(table(), pair, 0, 0, 8_000).first == (0, 1)
    assert run(table(), pair, 0, 30_000, 8_000).first == (0, 1)


def test_a_foe_met_again_after_bouncing_off_a_post_counts():
    pair = [disc(0, 300, 300), disc(1, 281, 300)]
    assert run(table((360_000, 300_000)), pair, 0, 0, 16_000).first == (0, 1)


@pytest.mark.parametrize("swap", [False, True])
def test_two_foes_in_one_step_the_earlier_touch_wins_then_the_lower_id(swap):
    near, far = (250.0, 289.9), (250.3, 310.1)
    a, b = (far, near) if swap else (near, far)
    rest = run(table(), [disc(0, 200, 300), disc(1, *a), disc(2, *b)], 0, 0, 20_000)
    assert rest.first == (0, 2 if swap else 1)
    level = run(table(), [disc(0, 200, 300), disc(1, 250, 290), disc(2, 250, 310)], 0, 0, 20_000)
    assert level.first == (0, 1)


# -- reported mistakes of other programs ---------------------------------------------------------------------------
def test_e01_three_rammed_in_one_step_are_dealt_with_in_a_fixed_order():
    discs = [disc(0, 200, 300), disc(1, 238, 300), disc(2, 250, 283), disc(3, 250, 317)]
    rests = {run(table(), discs, 0, 0, TOP) for _ in range(5)}
    assert len(rests) == 1 and rests.pop().first == (0, 1)


def test_e02_what_is_lost_leaves_no_shape_behind():
    seen: list = []

    def watch(going, steps):
        seen.append((len(going.space.bodies), len(going.space.shapes), len(going.at)))

    discs = [disc(0, 650, 300), disc(1, 700, 300), disc(2, 300, 300)]
    rest = simulate(table((100_000, 100_000)), discs, 0, 0, 16_000, watch=watch)
    assert rest.lost
    assert all(bodies == alive and shapes == alive + 1 for bodies, shapes, alive in seen)


def test_e03_nothing_sleeps_and_the_cap_holds():
    endless = table()._replace(material=MATERIAL._replace(deceleration=0.5, most_steps=300))
    rest = run(endless, [disc(0, 300, 300)], 0, 0, 1_000)
    assert rest.steps == 300 and rest.poses[0][1] > 300_000


def test_e04_the_hardest_flick_keeps_its_speed_after_one_step():
    energy = Energy([disc(0, 300, 300)])
    simulate(table(), [disc(0, 300, 300)], 0, 0, TOP, jumps=False, watch=energy)
    assert energy.top == pytest.approx(2000, abs=0.1)


def test_e04_one_shot_for_each_release():
    """A golden shot: fails when a new pymunk, or a change of the adapter, moves anything by more than a hair."""
    discs = [disc(0, 100, 100), disc(1, 300, 210), disc(2, 330, 330, BIG), disc(3, 250, 400)]
    rest = run(GRID, discs, 0, 29_000, 15_000)
    assert rest.first == (0, 1) and [p[0] for p in rest.poses] + list(rest.lost) == [0, 1, 2, 3]


def test_e05_speed_is_capped_by_power():
    assert speed_for(MATERIAL, 1000, 1000) == 20_000
    assert speed_for(MATERIAL, 1, 1000) >= MATERIAL.least_speed * 10
    assert velocity(90_000, 10_000) == pytest.approx((0, 1000))


@pytest.mark.parametrize("corner", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("start", ["near", "far", "touching"])
def test_e06_corners(corner, start):
    away = {"near": 40, "far": 400, "touching": 0}[start]
    x, y = (711 - away if c else away for c in corner)
    outward = math.degrees(math.atan2(1 if corner[1] else -1, 1 if corner[0] else -1)) % 360
    out = [run(table(), [disc(0, x, y)], 0, round(outward * 1000), TOP) for _ in range(2)]
    assert out[0] == out[1] and out[0].lost == (0,)
    inward = run(table(), [disc(0, x, y)], 0, round((outward + 180) % 360 * 1000), 10_000)
    assert inward.poses and not inward.lost
    along = run(table(), [disc(0, x, y)], 0, 0 if not corner[0] else 180_000, 10_000)
    assert along.poses and not along.lost and along.poses[0][2] == round(y * 1000)


def cluster(count: int = 7) -> list[Disc]:
    """Touching discs: one in the middle, six round it."""
    out = [disc(1, 355, 355)]
    for n in range(count - 1):
        out.append(disc(n + 2, 355 + 19 * math.cos(math.radians(60 * n)), 355 + 19 * math.sin(math.radians(60 * n))))
    return out


@pytest.mark.parametrize("power", [300, 1000])
def test_e07_a_touching_cluster_hit_from_all_sides(power):
    for angle in range(0, 360, 10):
        turn = math.radians(angle)
        discs = [disc(0, 355 - 80 * math.cos(turn), 355 - 80 * math.sin(turn)), *cluster()]
        energy = Energy(discs)
        rest = simulate(table(), discs, 0, angle * 1000, speed_for(MATERIAL, power, 1000), watch=energy)
        assert deepest(rest, discs, table()) <= SLOP and energy.rises <= 1e-6 and rest.steps < MATERIAL.most_steps


def test_e08_everything_starts_at_rest_but_the_flicked_disc():
    def watch(going, steps):
        if steps == 0:
            assert [i for i in going.speed if going.speed[i] != (0.0, 0.0)] == [1] and not any(going.spin.values())

    simulate(table(), [disc(0, 300, 300), disc(1, 400, 400), disc(2, 500, 500)], 1, 5_000, 9_000, watch=watch)


def test_e09_discs_do_not_sink_into_each_other():
    """Depth in a press: a disc at full speed drives a row against a post."""
    worst = [0.0]

    def watch(going, steps):
        places = sorted(going.at.items())
        for n, (_, (x, y)) in enumerate(places):
            for _, (u, v) in places[:n]:
                worst[0] = max(worst[0], 19 - math.hypot(x - u, y - v))

    row = [disc(0, 200, 300), *(disc(n, 240 + 19 * n, 300) for n in range(1, 5))]
    rest = simulate(table((354_600, 300_000)), row, 0, 0, TOP, watch=watch)
    assert deepest(rest, row, table((354_600, 300_000))) <= SLOP
    assert worst[0] < 2.1, "no deeper than one step of the fastest disc"


def test_e12_guide_and_shot_are_one_function():
    """500 shots: what the guide shows (tracked) and what is played (not tracked) end alike, and looking leaves no trace."""
    luck = Luck(12)
    for _ in range(500):
        discs = scatter(luck, 2 + luck(8))
        angle, speed = shot(luck)
        before = list(discs)
        guide = run(GRID, discs, 0, angle, speed, track=True)
        real = run(GRID, discs, 0, angle, speed)
        assert discs == before and guide[:4] == real[:4]
        assert guide.track[-1][1] == guide.poses and guide.track[-1][0] == guide.steps


# -- jumps ---------------------------------------------------------------------------------------------------------
def test_jumps_equal_single_steps():
    """Steps taken at once end where single ones do. After several contacts a last-bit difference grows, so the bound is loose there."""
    luck = Luck(3)
    off = []
    for _ in range(60):
        discs = scatter(luck, 2 + luck(8))
        angle, speed = shot(luck)
        fast, slow = (simulate(GRID, discs, 0, angle, speed, jumps=jumps) for jumps in (True, False))
        assert fast.first == slow.first and fast.lost == slow.lost and abs(fast.steps - slow.steps) <= 1
        off.append(max((math.hypot(x - u, y - v) for (_, x, y), (_, u, v) in zip(fast.poses, slow.poses, strict=True)), default=0))
    off.sort()
    assert off[len(off) // 2] <= 1 and off[len(off) * 9 // 10] <= 10 and off[-1] <= 100, off[-5:]


def test_jumps_make_a_lone_run_exact():
    for power in (1, 10, 100, 1000):
        fast, slow = (simulate(table(size=2_000_000), [disc(0, 100, 100)], 0, 12_345, speed_for(MATERIAL, power, 1000), jumps=jumps)
                      for jumps in (True, False))
        assert abs(fast.poses[0][1] - slow.poses[0][1]) <= 1 and abs(fast.poses[0][2] - slow.poses[0][2]) <= 1


# -- the same everywhere -------------------------------------------------------------------------------------------
_PRINT = """
from tests.engines.core.test_physics import GRID, Luck, run, scatter, shot
luck = Luck(99)
for _ in range(25):
    discs = scatter(luck, 12)
    angle, speed = shot(luck)
    print(run(GRID, discs, luck(12), angle, speed, track=True))
    luck(5)
"""


def test_three_processes_with_other_hash_seeds_agree_bit_for_bit():
    out = [subprocess.run([sys.executable, "-c", _PRINT], cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
                          capture_output=True, text=True, timeout=120, check=True).stdout for seed in ("0", "1", "4242")]
    assert out[0] == out[1] == out[2] and out[0].count("Rest(") == 25


def test_the_order_of_discs_does_not_matter():
    luck = Luck(5)
    for _ in range(20):
        discs = scatter(luck, 10)
        angle, speed = shot(luck)
        assert run(GRID, discs, 3, angle, speed) == run(GRID, discs[::-1], 3, angle, speed)
