"""What must hold in every state of Ascending Empires."""

from __future__ import annotations

from engines.ascending_empires.tables import ASTEROID, BOARD, BUILDINGS, FLEET, HOME, TABLES, UNSEEN, radius_of


def check(s) -> None:
    """Raise AssertionError naming what is broken: pieces conserved, objects within limits, orbits and knowledge true, discs apart."""
    _check_pieces(s)
    _check_planets(s)
    _check_ships(s)
    for seat in range(s.seats):
        assert s.vp[seat] == sum(s.earned[seat]), f"tokens of seat {seat} do not add up"
        assert all(0 <= level <= 4 for level in s.tech[seat]), "a technology level out of range"
    assert s.pool >= 0 and bool(s.acting) != bool(s.result), "the match neither goes on nor is over"


def _check_pieces(s) -> None:
    for seat in range(s.seats):
        own = [h for h, o in enumerate(s.owner) if o == seat]
        troops = s.troop_supply[seat] + s.troop_box[seat] + sum(s.troops[h] for h in own)
        assert troops == TABLES.troops, f"seat {seat} has {troops} troops in all"
        for what, name in enumerate(BUILDINGS):
            total = s.beside[seat][what] + sum(s.built[h][what] for h in own)
            assert total == TABLES.buildings[what], f"seat {seat} has {total} of {name} in all"
        assert min(s.troop_supply[seat], s.troop_box[seat], *s.beside[seat]) >= 0, "a pile is below zero"


def _check_planets(s) -> None:
    double = [0] * s.seats
    for h, owner in enumerate(s.owner):
        count = s.objects(h)
        assert count <= TABLES.objects_max, f"{count} objects on {TABLES.holes[h]}"
        if h in s.home:
            assert s.colour[h] == HOME and owner == s.home.index(h) and not any(s.built[h]), "a homeworld is wrong"
            continue
        assert (owner >= 0) == (count > 0), f"{TABLES.holes[h]} is owned by {owner} with {count} objects"
        assert not count or s.up[h], "objects on a face-down disc"
        assert not s.up[h] or s.colour[h] != UNSEEN, "an unseen disc lies face up"
        f, c, t = s.built[h]
        assert c <= 1 and t <= 1 and not (f and s.colour[h] == ASTEROID), f"structures of {TABLES.holes[h]} break a limit"
        if f > 1:
            double[owner] += 1
            assert f == 2, "more than two facilities on a planet"
    assert max(double) <= 1, "a seat has two planets with two facilities"
    dealt = [0] * 5
    for q in range(4):
        for face, n in enumerate(s.mix[q]):
            assert n >= 0, "a mix is below zero"
            dealt[face] += n
    for h, face in enumerate(s.colour):
        if face in range(5) and h not in TABLES.homes:
            dealt[face] += 1
    assert tuple(dealt) == tuple(map(sum, zip(*TABLES.mix[s.seats], strict=True))), "planet discs are not conserved"


def _check_ships(s) -> None:
    board = [i for i, w in enumerate(s.where) if w == BOARD]
    assert len(s.where) == FLEET * s.seats
    for n, i in enumerate(board):
        assert s.orbit[i] == s.orbit_at(i), "an orbit is not what the board says"
        assert 0 <= s.px[i] <= TABLES.width and 0 <= s.py[i] <= TABLES.height, "a ship off the board"
        for j in board[:n]:
            gap = radius_of(i) + radius_of(j) - 5
            assert (s.px[i] - s.px[j]) ** 2 + (s.py[i] - s.py[j]) ** 2 >= gap * gap, "two ships overlap"
        gap = radius_of(i) + TABLES.planet_radius - 5
        assert all((s.px[i] - x) ** 2 + (s.py[i] - y) ** 2 >= gap * gap for x, y in TABLES.place), "a ship lies on a planet"
    assert all(s.orbit[i] == -1 for i, w in enumerate(s.where) if w != BOARD), "a ship off the board has an orbit"
