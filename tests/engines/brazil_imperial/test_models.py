"""Plain models against the rules: legal buildings found hex by hex, points counted off the table, on positions of random games."""

from __future__ import annotations

import itertools

import pytest

from engines.brazil_imperial.build import build_options
from engines.brazil_imperial.maps import DIRECTIONS
from engines.brazil_imperial.moves import move_options
from engines.brazil_imperial.payment import means
from engines.brazil_imperial.scoring import parts
from engines.brazil_imperial.tables import ANY, ARCHES, CAPITAL, GOLD, SCIENCE, TABLES, amounts
from engines.core.simulate import Luck, random_action
from tests.engines.brazil_imperial.table import GAME
from tests.engines.brazil_imperial.test_payment import slow


def positions(seats: int, options: dict, seed: int, every: int):
    """Positions in which somebody may act, spread over a random game."""
    s, luck = GAME.new(seats, options, seed), Luck(seed)
    for n in itertools.count():
        if not s.acting:
            return
        seat = s.acting[luck(len(s.acting))]
        if s.phase and n % every == 0:
            yield s, seat
        s.play(seat, random_action(s, seat, luck))


# -- building ---------------------------------------------------------------------------------------------------------
class Board:
    """What lies where, by coordinates, read off a view."""

    def __init__(self, view):
        self.terrain = {_at(z.id): z.terrain for z in view.zones if z.kind == "hex"}
        self.pieces: dict = {at: [] for at in self.terrain}
        for piece in view.pieces:
            if piece.zone.startswith("hex_"):
                self.pieces[_at(piece.zone)].append(piece)
        self.holder = {_at(z.id): z.owner for z in view.zones if z.kind == "hex"}

    def near(self, at):
        return [(at[0] + a, at[1] + b) for a, b in DIRECTIONS if (at[0] + a, at[1] + b) in self.terrain]

    def kinds(self, at):
        return {p.kind for p in self.pieces[at]}

    def tile(self, at):
        return next((p for p in self.pieces[at] if p.kind in ("building", "city")), None)

    def owner(self, at):
        """Whose capital or tile is there, -1 for none."""
        mark = self.tile(at) or next((p for p in self.pieces[at] if p.face == "palace_1"), None)
        return mark.owner if mark else -1


def _at(zone: str) -> tuple:
    return tuple(map(int, zone.removeprefix("hex_").split("_")))


def model_of_building(s, seat: int, up: int) -> set:
    """5.3 read word by word, with a search for every price."""
    view = s.view(seat)
    board, era = Board(view), s.era
    pool, cards, mode, combat = means(s, seat)
    out = set()

    def payable(tile):
        cost = tuple(ANY if up and part not in (GOLD, SCIENCE) else part for part in tile.cost)
        return slow(cost, amounts(pool), cards, mode, combat)

    def open_(at):
        enemies = any(p.kind == "unit" and p.owner != seat for p in board.pieces[at])
        bandeira = any(p.kind == "exploration" and p.face != "back" and "peeked" not in p.badges for p in board.pieces[at])
        rivals = any(board.owner(n) not in (-1, seat) for n in board.near(at))
        return not enemies and not bandeira and not rivals and board.terrain[at] not in ("water", "capital")

    def coverable(at):
        tile = board.tile(at)
        return (tile is not None and tile.owner == seat and board.holder[at] == seat and "palace" not in board.kinds(at)
                and tile.kind == "building" and GAME.faces[tile.face].fields["era"] < 3)

    supply = {p.id.removeprefix("supply."): p.count for p in view.pieces if p.id.startswith("supply.")}
    for at, terrain in board.terrain.items():
        beside = any(board.owner(n) == seat and board.holder[n] == seat for n in board.near(at))
        ground = "plain" if terrain == "cloud" else terrain
        for tile in TABLES.tiles[1:TABLES.first_city]:
            if tile.era > era or not supply.get(TABLES.pairs[tile.pair]) or not payable(tile) or not open_(at):
                continue
            fits = ground in {("forest", "gold", "plain")[t] for t in tile.terrain}
            if board.tile(at) is None and beside and fits or tile.era == 3 and coverable(at):
                out.add(("build", f"hex_{at[0]}_{at[1]}", tile.id))
        if any(p.kind == "unit" and p.face == "monarch" and p.owner == seat for p in board.pieces[at]) and open_(at):
            if board.tile(at) is None or coverable(at):
                tops = [p.face for p in view.pieces if p.zone in ("city_left", "city_right") and p.face != "back"]
                out |= {("build", f"hex_{at[0]}_{at[1]}", c) for c in tops if payable(TABLES.tiles[TABLES.number[c]])}
    return out


@pytest.mark.parametrize("seats, options", [(2, {}), (3, {}), (4, {}), (3, {"automaton": "standard"}), (2, {"map": "duel_rio"})])
def test_section_5_3_legal_buildings_equal_a_plain_model(seats, options):
    seen = 0
    for seed in range(2):
        for s, seat in positions(seats, options, seed, 31):
            for rich in (0, 1):
                world = s.clone()
                if rich:
                    world.reserve[seat] = sum(1 << 8 * g for g in range(5))
                    world.era = max(world.era, 1 + seed % 3)
                for up in (0, 1):
                    found = build_options(world, seat, up)
                    assert len(found) == len(set(found)) and set(found) == model_of_building(world, seat, up)
                    seen += len(found)
    assert seen > 300


# -- movement ---------------------------------------------------------------------------------------------------------
def model_of_moves(s, seat: int, arch: str, free: int, boat: int) -> set:
    """Section 8 read word by word off a view: steps, journeys home and shots."""
    view = s.view(seat)
    board, out = Board(view), set()
    barroso = boat and any(p.face == "barroso" and p.zone == f"paintings:{seat}" for p in view.pieces)

    def by_arch(here, to):
        covered = board.tile(to) is not None
        edge = len(board.near(to)) < 6
        home = any(p.face == "palace_1" and p.owner == seat for p in board.pieces[to])
        return {"painting": board.terrain[to] == "forest" and not covered, "manufacture": board.terrain[to] == "gold" and not covered,
                "build": covered or home, "renovate": edge or "water" in (board.terrain[here], board.terrain[to])}.get(arch, False)

    for at in board.terrain:
        for unit in (p for p in board.pieces[at] if p.kind == "unit" and p.owner == seat):
            for to in board.near(at):
                rival = any(p.face == "palace_1" and p.owner != seat for p in board.pieces[to])
                wet = "water" in (board.terrain[at], board.terrain[to])
                if not rival and (free or by_arch(at, to) or barroso and wet):
                    out.add(("move", unit.id, f"hex_{to[0]}_{to[1]}"))
                enemies = any(p.kind == "unit" and p.owner != seat for p in board.pieces[to])
                bandeira = any(p.kind == "exploration" and p.face != "back" and "peeked" not in p.badges for p in board.pieces[to])
                if free and unit.face in ("cannon", "grenadier") and (bandeira or enemies and board.terrain[to] != "capital"):
                    out.add(("fire", unit.id, f"hex_{to[0]}_{to[1]}"))
            if arch == "deploy":
                own = [to for to in board.terrain if to != at and board.owner(to) == seat and board.holder[to] == seat]
                out |= {("home", unit.id, f"hex_{q}_{r}") for q, r in own if board.kinds((q, r)) & {"city", "palace"}
                        and (board.tile((q, r)) is None or board.tile((q, r)).kind == "city")}
    return out


def scatter(s, luck) -> None:
    """Stand every unit somewhere, so that enemies meet, on tiles and beside open bandeiras too."""
    for u in range(5 * s.seats):
        h = luck(s.lay.size)
        if s.lay.terrain[h] != CAPITAL and not s.explo[h] and s.occ[h] in (-1, u // 5):
            s.put(u, h)


@pytest.mark.parametrize("seats, options", [(2, {}), (3, {}), (4, {}), (3, {"automaton": "standard"}), (2, {"map": "duel_rio"})])
def test_section_8_legal_moves_equal_a_plain_model(seats, options):
    seen = {"move": 0, "home": 0, "fire": 0}
    for seed in range(3):
        for s, seat in positions(seats, options, 30 + seed, 23):
            world = s.clone()
            scatter(world, Luck(seen["move"]))
            for arch in (-1, *range(5)):
                for free, boat in ((0, 0), (1, 0), (0, 1)):
                    world.extra, world.free, world.boat, world.marches = arch, free, boat, 0
                    found = move_options(world, seat)
                    assert len(found) == len(set(found))
                    assert set(found) == model_of_moves(world, seat, ARCHES[arch] if arch >= 0 else "", free, boat)
                    for action in found:
                        seen[action[0]] += 1
    assert all(n > 50 for n in seen.values()), seen


# -- scoring ----------------------------------------------------------------------------------------------------------
def model_of_points(view, seat: int) -> dict:
    """Points that can be counted off the table: units, products, finds, and tiles with their city effects."""
    mine = [p for p in view.pieces if p.owner == seat]
    fields = {p.id: GAME.faces[p.face].fields for p in view.pieces if p.face in GAME.faces}
    units = sum(fields[p.id]["strength"] for p in mine if p.kind == "unit" and p.zone != f"slots:{seat}")
    products = sum(fields[p.id]["vp"] for p in mine if p.kind == "product" and (p.zone != f"products:{seat}" or "done" in p.badges))
    finds = sum(fields[p.id]["vp"] for p in mine if p.zone == f"kept:{seat}")
    holder = {z.id: z.owner for z in view.zones}
    tiles = [p for p in view.pieces if p.kind in ("building", "city") and p.zone.startswith("hex") and holder[p.zone] == seat]
    total = sum(dict(p.counters)["strength"] if p.owner == seat else fields[p.id]["vp"] for p in tiles)
    paintings = sum(p.zone == f"paintings:{seat}" for p in view.pieces)
    foundries = sum(p.face == "gold_foundry" for p in tiles)
    for p in tiles:
        total += min(3, foundries) if p.face == "vila_rica" else min(3, paintings // 2) if p.face == "petropolis" else 0
    return {"units": units, "products": products, "finds": finds, "tiles": total}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_section_13_points_equal_what_is_counted_off_the_table(seats):
    for seed in range(5):
        for s, _ in positions(seats, {}, 50 + seed, 40):
            if s.stack[-1][0] == "place_product":
                continue        # a product made lies nowhere for a moment
            view = s.view(None)
            for seat in range(seats):
                shown = dict(view.score_parts)
                for source, points in model_of_points(view, seat).items():
                    assert shown[source][seat] == points, source
                assert sum(parts(s, seat, False)) == view.scores[seat]
