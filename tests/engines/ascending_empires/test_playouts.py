"""Random matches with the invariants watched on the way. ``TABLETOP_TESTS=long`` plays 2,000 instead of a handful."""

from __future__ import annotations

import os
import time

import pytest

from engines.ascending_empires import GAME
from engines.ascending_empires.tables import BOARD
from engines.core import physics
from engines.core.simulate import Luck, playout, random_action
from tests.engines.ascending_empires.table import TABLES

LONG = os.environ.get("TABLETOP_TESTS") == "long"
MATCHES = 500 if LONG else 1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"pool": "large", "city_reward": "off"})])
def test_random_matches_keep_the_invariants(seats, options):
    for seed in range(MATCHES):
        s, luck = GAME.new(seats, options, 1000 + seed), Luck(seed)
        for n in range(GAME.max_decisions):
            if not s.acting:
                break
            s.play(s.acting[0], random_action(s, s.acting[0], luck))
            if n % 10 == 0:
                GAME.check(s)
        assert s.result and s.result[0] in GAME.ends


def _derived(s) -> None:
    """Everything worked out from the board agrees with a full recount."""
    for h, owner in enumerate(s.owner):
        strangers = [i for i, w in enumerate(s.where) if w == BOARD and s.orbit_at(i) == h and i // 9 != owner]
        expected = owner >= 0 and h not in s.home and bool(strangers) and s.tech[owner][2] < 3
        assert s.blockaded(h) == expected
        assert s.objects(h) == s.troops[h] + sum(s.built[h]) <= TABLES.objects_max


def test_derived_states_equal_a_recount_after_every_action():
    s, luck = GAME.new(3, {}, 2), Luck(2)
    for _ in range(1500):
        if s.acting:
            s.play(s.acting[0], random_action(s, s.acting[0], luck))
            _derived(s)


def test_rules_alone_are_quick(monkeypatch):
    """With a cheap outcome in the place of the simulation; the bench asks for 10,000 decisions a second, this only for no disaster."""
    def cheap(table, discs, flicked, angle, speed, *, track=False):
        return physics.Rest(tuple((d.id, d.x, d.y) for d in sorted(discs)), (), (), 1)

    monkeypatch.setattr(physics.port, "run", cheap)
    s, begin = GAME.new(4, {}, 1), time.perf_counter()
    count = playout(s, Luck(1), GAME.max_decisions)
    assert count / (time.perf_counter() - begin) > 2000
