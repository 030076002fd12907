"""5.3: where and what may be built, covering, production."""

from __future__ import annotations

from engines.brazil_imperial.maps import bits
from engines.brazil_imperial.nodes import DONE, Step, flow
from engines.brazil_imperial.payment import charge, gain, grant, means, payable
from engines.brazil_imperial.tables import ANY, CITY, FOREST, GOLD, SCIENCE, TABLES, TIBIRICA, sort_cost
from engines.core.flow import Decision

FREELY = tuple(sort_cost(p if p in (GOLD, SCIENCE) else ANY for p in t.cost) for t in TABLES.tiles)
ALL_FREELY = tuple((ANY,) * len(t.cost) for t in TABLES.tiles)


def cost_of(s, tile: int, up: int) -> tuple:
    """5.3: upgraded, resources of the cost may be any resources; by an option gold and science may, too."""
    if not up:
        return TABLES.tiles[tile].cost
    return (FREELY if s.options["upgraded_build"] == "resources" else ALL_FREELY)[tile]


def foreign(s, seat: int) -> int:
    """Bits of hexes beside anybody else's capital or tile, whoever holds it (R-B3, R-B4)."""
    nearby, owner = s.lay.nearby, s.owner
    mask = 0
    for h in s.built:
        if owner[h] != seat:
            mask |= nearby[h]
    for other, h in enumerate(s.capital):
        if other != seat and h >= 0:
            mask |= nearby[h]
    return mask


def closed(s, seat: int) -> int:
    """Bits of hexes where nothing new may stand: tiles, capitals, enemy units, revealed bandeiras, water."""
    mask = 0
    for h in s.built:
        mask |= 1 << h
    for u, h in enumerate(s.where):
        if h >= 0 and u // 5 != seat:
            mask |= 1 << h
    for h in s.lay.clouds:
        if s.up[h]:
            mask |= 1 << h
    return mask | ~s.lay.land


def sites(s, seat: int) -> int:
    """Bits of hexes where a seat may put a new building, terrain aside."""
    nearby = s.lay.nearby
    mask = nearby[s.capital[seat]]
    for h in s.own(seat):
        mask |= nearby[h]
    return mask & ~foreign(s, seat) & ~closed(s, seat)


def coverable(s, seat: int) -> list[int]:
    """Own controlled buildings of era I or II without a palace, not beside others' tiles."""
    blocked = foreign(s, seat)
    return [h for h in s.own(seat) if TABLES.tiles[s.tile[h]].era in (1, 2) and not s.palace[h] and not blocked >> h & 1]


def city_site(s, seat: int) -> int:
    """The hex where a city may stand now, or -1: the monarch's, free or an own building that may be covered."""
    h = s.monarch_hex(seat)
    if h < 0:
        return -1
    if s.tile[h]:
        return h if h in coverable(s, seat) else -1
    return h if not (closed(s, seat) | foreign(s, seat)) >> h & 1 else -1


def tops(s) -> list[int]:
    """The cities that can be had."""
    return [stack[-1] for stack in s.cities if stack]


def build_options(s, seat: int, up: int) -> list:
    """All that a seat can build and pay."""
    have = means(s, seat)
    lay, era, out = s.lay, s.era, []
    free = covers = None
    for number in range(1, CITY):
        tile = TABLES.tiles[number]
        if tile.era > era or not s.supply[tile.pair] or not payable(cost_of(s, number, up), *have):
            continue
        if free is None:
            free = sites(s, seat)
        mask = 0
        for terrain in tile.terrain:
            mask |= lay.ground[terrain]
        out += [lay.build[h][number] for h in bits(mask & free)]
        if tile.era == 3:
            covers = coverable(s, seat) if covers is None else covers
            out += [lay.build[h][number] for h in covers]
    h = city_site(s, seat)
    if h >= 0:
        out += [lay.build[h][city] for city in tops(s) if payable(cost_of(s, city, up), *have)]
    return out


@flow.decision("build", "done")
class Build(Decision):
    """5.3. Locals: seat, upgraded."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if build_options(s, f[2], f[3]) else ()

    @staticmethod
    def options(s, f, seat):
        return DONE + tuple(build_options(s, seat, f[3]))

    @staticmethod
    def build(s, f, seat, zone, what):
        s.stack.pop()
        tile = TABLES.number[what]
        flow.push(s, "tile_built", seat, s.lay.hex[zone], tile)
        charge(s, seat, cost_of(s, tile, f[3]))

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()


@flow.decision()
class TileBuilt(Step):
    """The tile is laid and produces; rewards come. Locals: seat, hex, tile."""

    @staticmethod
    def run(s, f):
        place_tile(s, *f[2:5])


def place_tile(s, seat: int, h: int, tile: int) -> None:
    """Lay a tile: cover, discard what lies face down, produce, reward."""
    wild = not s.tile[h] and s.lay.terrain[h] == FOREST
    if s.tile[h]:
        s.gone.append(s.tile[h])
        s.goods[h] = 0
    else:
        s.built.append(h)
        if s.explo[h]:
            bury(s, h)
    if tile >= CITY:
        stack = next(c for c in s.cities if c and c[-1] == tile)
        stack.pop()
    else:
        s.supply[TABLES.tiles[tile].pair] -= 1
    s.tile[h], s.owner[h] = tile, seat
    s.clock += 1
    s.since[h] = s.clock
    s.emit("build", seat, TABLES.tiles[tile].id, s.lay.zone[h])
    if seat == s.auto:
        return
    if tile < CITY:
        s.goods[h] = s.yields(h)
    elif TABLES.tiles[tile].effect[:1] == ("gain",):
        gain(s, seat, TABLES.tiles[tile].effect[1], choice=TABLES.tiles[tile].effect[2])
    if wild and s.monarch[seat] == TIBIRICA:
        s.merit[seat] += 1
        grant(s, seat, TABLES.rewards[TIBIRICA].get(s.merit[seat]))


def bury(s, h: int) -> None:
    """5.3: a face-down tile that is built over is discarded unseen; who had looked at it still knows it."""
    knew = sum(1 << seat for seat in range(s.seats) if s.peeked[seat] >> h & 1)
    s.buried.append(s.explo[h])
    s.buried_by.append(knew)
    s.explo[h] = 0
