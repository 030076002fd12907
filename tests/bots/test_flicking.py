"""Bots that flick: the closed form against the simulation, steadiness by level, honesty, time, whole matches.

``TABLETOP_TESTS=long`` cross-checks 1,000 shots instead of 200 and plays more matches.
"""

from __future__ import annotations

import math
import os
import random
import time

import pytest

pytest.importorskip("pymunk")

from engines.ascending_empires import GAME, aim  # noqa: E402
from engines.ascending_empires.moves import shot  # noqa: E402
from engines.ascending_empires.tables import FLEET, TABLES  # noqa: E402
from engines.bots import Budget, make  # noqa: E402
from engines.bots.arena import arena, play_match  # noqa: E402
from engines.core.match import Sampler  # noqa: E402
from engines.core.simulate import Luck, bare_decision  # noqa: E402
from tests.engines.ascending_empires.table import Table  # noqa: E402

LONG = os.environ.get("TABLETOP_TESTS") == "long"
SHOTS = 1000 if LONG else 200
FLICKERS = ("easy", "normal", "hard")


def scene(luck: Luck, seed: int):
    """Five ships of each seat at random free places, and one of them."""
    s = GAME.new(2 + seed % 3, {}, seed)
    ships: list[int] = []
    for i, _ in enumerate(s.where):
        if i % FLEET < 5:
            x, y = luck(TABLES.width + 1), luck(TABLES.height + 1)
            if (all(math.hypot(x - a, y - b) > 28_600 for a, b in TABLES.place)
                    and all(math.hypot(x - s.px[j], y - s.py[j]) > 19_100 for j in ships)):
                s.put(i, x, y)
                ships.append(i)
            elif i % FLEET < 2:
                ships.append(i)
    return s, ships[luck(len(ships))]


def test_the_closed_form_agrees_with_the_simulation():
    """Same outcome (rest, lost, enemy touched) for nearly all shots; without a bounce the same place to a hair."""
    luck, same, count, straight, bounced = Luck(4), 0, 0, [], []
    for seed in range(SHOTS):
        s, ship = scene(luck, seed)
        angle, power = luck(360_000), 1 + luck(700)
        end, real = aim.predicted(s, ship, angle, power), shot(s, ship, angle, power)
        if end.kind == aim.TOUCH and end.other // FLEET == ship // FLEET:
            continue
        count += 1
        if end.kind == aim.TOUCH:
            same += real["first"] == [ship, end.other]
            continue
        good = (end.kind == aim.LOST) == (ship in real["lost"]) and not real["first"]
        same += good
        if good and end.kind == aim.REST:
            x, y = next(p[1:] for p in real["rest"] if p[0] == ship)
            (bounced if end.bounces else straight).append(math.hypot(x / 1000 - end.x, y / 1000 - end.y))
    assert same / count > 0.95, f"{same} of {count}"
    assert max(straight) < 0.01 and sorted(bounced)[len(bounced) // 2] < 6


def test_a_thousand_candidates_a_second():
    s, ship = scene(Luck(1), 1)
    circles, begin = aim.obstacles(s, ship), time.perf_counter()
    for n in range(2000):
        aim.roll(circles, s.px[ship] / 1000, s.py[ship] / 1000, n / 318, 300.0 + n / 2)
    assert 2000 / (time.perf_counter() - begin) > 1000


def test_hands_err_by_level_and_freshly():
    spread = {}
    for level in FLICKERS:
        rng = random.Random(1)
        angles = [aim.action_of(aim.Shot(0, 1.0, 300.0, 1.0), aim.HANDS[level], rng)[2] / 1000 for _ in range(400)]
        middle = sum(angles) / 400
        spread[level] = math.sqrt(sum((a - middle) ** 2 for a in angles) / 400)
        assert middle == pytest.approx(math.degrees(1.0), abs=0.5)
    assert spread == pytest.approx({"easy": 3.0, "normal": 1.5, "hard": 0.7}, rel=0.15)


def ask(level: str, s, seed: int = 1):
    """The choice of a bot that sees what its seat may see, and the seconds it took."""
    seat = s.acting[0]
    begin = time.perf_counter()
    action = make(GAME, level).choose(s.view(seat), bare_decision(s, seat), Sampler(s.determinize(seat, 5), seat), Budget(seconds=3.0),
                                      random.Random(seed))
    return action, time.perf_counter() - begin


def crowded(seats: int = 4) -> Table:
    """All eight starships of every seat on the board, seat 0 about to flick."""
    t = Table(seats)
    luck, placed = Luck(3), []
    for seat in range(seats):
        n = 0
        while n < 8:
            x, y = 20 + luck(671), 20 + luck(671)
            if (all(math.hypot(x - a / 1000, y - b / 1000) > 30 for a, b in TABLES.place) and all(math.hypot(x - a, y - b) > 20 for a, b in placed)):
                t.ship(seat, n, x, y)
                placed.append((x, y))
                n += 1
    t.do("move", "navigate")
    return t


@pytest.mark.parametrize("level", ("random", *FLICKERS))
def test_flicks_are_legal_repeatable_and_in_time(level):
    s = crowded().s
    action, seconds = ask(level, s)
    assert s.allows(0, action) and seconds < 3.0
    assert ask(level, s)[0] == action
    assert level == "random" or ask(level, s, 2)[0] != action, "a fresh error each time"


@pytest.mark.parametrize("level", FLICKERS)
def test_an_easy_goal_is_reached_more_often_by_a_steadier_hand(level):
    """A lone ship 150 mm from a free planet with a point left for landing: how often is it in some orbit after the flick?"""
    hits = 0
    for seed in range(30):
        t = Table()
        t.ship(0, 0, 237, 60)
        t.do("move", "navigate")
        t.s.apply(0, ask(level, t.s, seed)[0])
        hits += t.s.orbit[0] >= 0
    assert hits >= {"easy": 18, "normal": 25, "hard": 28}[level], hits


@pytest.mark.parametrize("level", FLICKERS)
def test_what_others_have_seen_changes_no_choice(level):
    """Two true matches that differ in a disc that only another seat has seen look alike to a seat, and its bot does the same."""
    t = Table()
    t.orbit(1, 0, "A1")
    t.s.look(TABLES.number["A1"], 1)
    t.ship(0, 0, 100, 120)
    t.own(0, "A0", 2)
    other = next(w for w in (t.s.determinize(0, n) for n in range(50)) if w.colour != t.s.colour)
    for at in ((), ("move",), ("move", "navigate")):
        one, two = t.s.clone(), other.clone()
        for verb in at:
            one.apply(0, (verb,))
            two.apply(0, (verb,))
        assert ask(level, one)[0] == ask(level, two)[0]


MIXES = [(("normal", "easy"), 1), (("hard", "normal", "easy"), 2), (("normal",) * 4, 3)]


@pytest.mark.parametrize(("levels", "seed"), MIXES if LONG else MIXES[:1])
def test_whole_matches_end_by_the_pool(levels, seed):
    """play_match raises when a bot chooses what the rules refuse."""
    for n in range(5 if LONG else 1):
        played = play_match(GAME, [make(GAME, level) for level in levels], GAME.full_options({}), seed + 10 * n, Budget(seconds=3.0))
        assert played.state.result[0] == "pool" and played.slowest < 3.0
        GAME.check(played.state)


def test_a_match_between_bots_can_be_repeated():
    ends = [_opening(5, 150) for _ in range(2)]
    assert ends[0] == ends[1]


def _opening(seed: int, most: int) -> str:
    """The digest after some decisions of hard against normal."""
    s, bots, rngs = GAME.new(2, {}, seed), [make(GAME, "hard"), make(GAME, "normal")], [random.Random(n) for n in range(2)]
    for n in range(most):
        seat = s.acting[0]
        s.play(seat, bots[seat].choose(s.view(seat), bare_decision(s, seat), Sampler(s.determinize(seat, n), seat), Budget(seconds=3.0),
                                       rngs[seat]))
    return s.digest()


@pytest.mark.skipif(not LONG, reason="minutes of play")
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("hard", "normal")])
def test_each_level_beats_the_one_below(better, worse):
    """Repeatable, since nothing here depends on time."""
    report = arena(GAME, [better, worse], GAME.full_options({}), 60, 1000, Budget(seconds=3.0))
    assert not report["errors"] and report["win_rate"][f"bot:{better}"] >= 0.65
    assert set(report["ends"]) == {"pool"}
