"""What a position is worth to a seat, in victory points: what it scores now and what it promises. For the bots, on sampled worlds only."""

from __future__ import annotations

from functools import lru_cache
from math import erf
from typing import NamedTuple

from engines.brazil_imperial import scoring
from engines.brazil_imperial.build import city_site, foreign, sites, tops
from engines.brazil_imperial.combat import estimate
from engines.brazil_imperial.maps import layout_of
from engines.brazil_imperial.payment import can_pay
from engines.brazil_imperial.state import FALLEN
from engines.brazil_imperial.tables import BUILD, CITY, FOUNDRY, GOODS, HARBOR, PLANTATION, TABLES, UNITS, amounts
from engines.brazil_imperial.tasks import count, palace_fits

# What is looked at besides points, in the order of `looks`: up to two of each good, more of each good up to four, goods in the reserve, cards,
# products on Build, on Harbor, elsewhere, steps that the tasks of the eras still lack, the monarch on the map, its city, finds in reach, enemy tiles
# in reach, own tiles in danger, idle buildings, sites, defeated units.
_REST = (0.6, 0.4, 0.9, 0.5, 0.0, 0.0, 0.1, -0.1)
_KEEN = (0.9, 0.6, 1.3, 0.5, -0.4, 0.0, 0.1, -0.1)      # more for the monarch, cities and finds, and a mind for danger
_THINGS = (0.7, 0.6, 0.6, 0.7, 1.0, 1.3, 0.3, 0.3, 0.3, 0.3, 0.4, 0.6, 0.2, 0.8, 0.5)
_BY_ERA = ((1.2, 0.9, 0.3, -0.9, -0.6, -0.3), (1.2, 0.9, 0.3, -0.8, -0.9, -0.4), (0.6, 0.4, 0.1, -0.5, -0.7, -0.9))
PLAIN = tuple((*_THINGS, *era, *_REST) for era in _BY_ERA)
SHARP = tuple((*_THINGS, *era, *_KEEN) for era in _BY_ERA)
TASKS = 18      # where what tasks ask for stands among the looks
_STEPS = {"buildings": 1.0, "building": 1.2, "building_types": 1.2, "units": 1.0, "paintings": 1.0, "painting_colours": 1.2, "products": 1.2,
          "cities": 2.0, "resources": 0.4, "good": 0.6, "gold_cards": 0.9, "combat_cards": 0.7}
_REACH = (0.0, 0.7, 0.5, 0.35, 0.25)
TURNS = (11, 7, 3.5)    # still to come, by era
PLANTED = 0.25          # cotton plantations a turn of who has the palace for them
_LATER = {2: 0.6, 3: 0.8, 4: 0.6, 5: 0.6, 6: 0.35}      # what palaces are worth that fit on no tile yet
_LIKELY = (0.0, 0.95, 0.85, 0.6)
# About what a monarch adds to the margin of a match, from matches among bots.
CROWNS = {"isabella_i": 3.0, "manuel_i": 2.4, "victoria": 1.8, "nassau": 1.8, "pedro_i": -0.5, "napoleon": -1.0, "tibirica": -1.0, "pedro_ii": -2.0,
          "afonso_i": -3.0, "oba_ii": -3.0}
UNSEEN = 2.5        # what a rival's hidden tasks and cards are good for at the end


class Taste(NamedTuple):
    """What a level minds: the weights of what it looks at in each era, the share of the best rival's points, palaces still to come, whether
    it counts who wins before it brings the last round, whether it knows the monarchs."""

    weights: tuple
    rival: float = 0.0
    palaces: float = 0.0
    counts: bool = False
    crowns: bool = False


TASTES = {
    "easy": Taste(PLAIN),
    "normal": Taste(PLAIN),
    "hard": Taste(SHARP, 0.3, 0.85, counts=True, crowns=True),
}


def fading(s) -> float:
    """How much what is not yet points may still become some: 1, and towards the end less."""
    if s.seats == 1:
        return min(1.0, 0.02 + 1.6 * (1 - s.round / TABLES.solo_turns))
    return 0.1 if s.ending else 1.0


def standing(s, seat: int, taste: Taste) -> float:
    """Own promise less the points of the strongest rival."""
    own = promise(s, seat, taste)
    if not taste.rival or s.seats == 1:
        return own
    return own - taste.rival * max(rough(s, other) for other in range(s.seats) if other != seat)


def rough(s, seat: int) -> int:
    """The open points of a seat."""
    lo = UNITS * seat
    return _points(s, seat, (tuple(s.built), tuple(s.tile), tuple(s.owner), tuple(s.occ), tuple(s.palace), tuple(s.where[lo:lo + UNITS]),
                             s.made[seat], s.shown[seat], tuple(s.paintings[seat]), tuple(s.kept[seat]), len(s.parked[seat]), s.empire[seat],
                             s.monarch[seat], tuple(s.dealt[seat]), tuple(s.chosen[seat]), s.auto))


# Points of rivals by what they depend on; looking ahead asks for the same again and again.
_KEPT: dict = {}


def _points(s, seat: int, key: tuple) -> int:
    found = _KEPT.get((seat, key))
    if found is None:
        if len(_KEPT) > 4096:
            _KEPT.clear()
        found = _KEPT[seat, key] = sum(scoring.parts(s, seat, False))
    return found


def promise(s, seat: int, taste: Taste) -> float:
    """Points now, and what else there is by its weight."""
    rest = fading(s)
    value = float(sum(scoring.parts(s, seat, True)))
    weights = taste.weights[s.era - 1]
    seen = looks(s, seat)
    value += rest * sum([w * n for w, n in zip(weights, seen, strict=True) if n])
    return value + rest * taste.palaces * royal(s, seat, seen[TASKS:TASKS + 3]) if taste.palaces else value


def looks(s, seat: int) -> list:
    """The numbers that the weights belong to."""
    goods, own = amounts(s.pool(seat)), s.own(seat)
    short = lacking(s, seat, [s.tile[h] for h in s.controlled(seat)], goods)
    up = s.slots[seat]
    out = [n if n < 2 else 2 for n in goods]
    out += [0 if n < 3 else n - 2 if n < 6 else 4 for n in goods]
    out += [sum(amounts(s.reserve[seat])), len(s.gold_hand[seat]), len(s.combat_hand[seat]), up[BUILD] > 0, up[HARBOR] > 0,
            sum([p > 0 for p in up]) - (up[BUILD] > 0) - (up[HARBOR] > 0)]
    out += short
    king = s.monarch_hex(seat) >= 0
    tile, goods_on = s.tile, s.goods
    out += [king, city_chance(s, seat) if king else 0, finds(s, seat), prey(s, seat), danger(s, seat),
            min(3, sum([tile[h] < CITY and not goods_on[h] for h in own])), min(7, sites(s, seat).bit_count()),
            s.where[UNITS * seat:UNITS * seat + UNITS].count(FALLEN)]
    return out


def royal(s, seat: int, short: list) -> float:
    """What palaces may still bring: growth of those that stand, the best of the others for tasks that may still be shown; `short` is what these
    still ask for."""
    turns = TURNS[s.era - 1]
    own = s.own(seat)
    tiles = [s.tile[h] for h in own]
    free = [s.tile[h] for h in own if not s.palace[h]]
    stand = {s.palace[h] for h in s.built if s.owner[h] == seat}
    products, units = s.products(seat), s.deployed(seat)
    more = {2: 0.0, 3: 0.08 * turns, 4: 2 * PLANTED * turns, 5: min(6 - products, 0.15 * turns), 6: min(5 - units, 0.12 * turns)}
    total = sum(more[n] for n in stand if n)
    may = []
    now = {2: 2.2, 3: 1 + tiles.count(FOUNDRY), 4: 2 * tiles.count(PLANTATION), 5: products, 6: units + 0.6}
    for n, value in now.items():
        if n not in stand:
            fits = any(palace_fits(s, n, tile) for tile in free)
            may.append((value + more[n]) * (1.0 if fits else _LATER[n]))
    may.sort(reverse=True)
    chances = sorted((_LIKELY[era] * 0.9 ** short[era - 1] for era in (1, 2, 3) if not s.shown[seat] >> era & 1), reverse=True)
    return total + sum(p * value for p, value in zip(chances, may, strict=False))


def lacking(s, seat: int, tiles: list, goods: list) -> list[float]:
    """About how many actions the task of each era still asks for; `tiles` that the seat controls, all its `goods`."""
    out = []
    for era in (1, 2, 3):
        task, total = s.task(seat, era), 0.0
        if task >= 0 and not s.shown[seat] >> era & 1:
            for kind, of, n, _ in TABLES.tasks[task].goals:
                if kind == "good":
                    short = n - goods[GOODS.index(of)]
                elif kind == "building":
                    short = n - tiles.count(TABLES.number[of])
                elif kind == "buildings":
                    short = n - sum([t < CITY for t in tiles])
                else:
                    short = n - count(s, seat, kind, of)
                if short > 0:
                    total += _STEPS[kind] * short
        out.append(total)
    return out


@lru_cache(maxsize=8)
def _apart(ident: str) -> tuple:
    """Distances between the hexes of a map."""
    lay = layout_of(ident)
    return tuple(tuple(lay.distance(a, b) for b in range(lay.size)) for a in range(lay.size))


def finds(s, seat: int) -> float:
    """Finds that units on the map may reach."""
    units = [h for h in s.where[UNITS * seat:UNITS * seat + UNITS] if h >= 0]
    if not units:
        return 0.0
    explo = s.explo
    unseen = [h for h in s.lay.clouds if explo[h]]
    if not unseen:
        return 0.0
    apart, total = _apart(s.map), 0.0
    for h in units:
        near = min([apart[h][c] for c in unseen])
        total += _REACH[near] if near < 5 else 0.1
    return total


def city_chance(s, seat: int) -> float:
    """The monarch on a site for a city, or near one."""
    left_over = tops(s)
    if not left_over:
        return 0.0
    if city_site(s, seat) >= 0:
        best = max(TABLES.tiles[c].vp + (1 if can_pay(s, seat, TABLES.tiles[c].cost) else 0) for c in left_over)
        return 0.35 * best
    h = s.monarch_hex(seat)
    return 0.4 if s.lay.nearby[h] & s.lay.land & ~foreign(s, seat) else 0.1


def prey(s, seat: int) -> float:
    """Enemy tiles beside own units that would probably fall."""
    lo = UNITS * seat
    units = [(h, u) for u, h in enumerate(s.where[lo:lo + UNITS], lo) if h >= 0]
    if not units:
        return 0.0
    total, reach = 0.0, 0
    nearby = s.lay.nearby
    for h, _ in units:
        reach |= nearby[h]
    for h in s.built:
        if reach >> h & 1 and s.hostile(h, seat):
            best = max((u for place, u in units if nearby[place] >> h & 1), key=lambda u: TABLES.kinds[s.kind_of(u)].strength)
            mine, theirs = estimate(s, seat, h, [best])
            if mine + 0.7 * len(s.combat_hand[seat]) > theirs + 1:
                total += 0.5 * s.worth(h)
    return min(total, 4.0)


def danger(s, seat: int) -> float:
    """Own tiles that an enemy beside them could take, and own units that would fall with them."""
    enemies = [(h, u) for u, h in enumerate(s.where) if h >= 0 and u // UNITS != seat]
    if not enemies:
        return 0.0
    total, reach = 0.0, 0
    nearby = s.lay.nearby
    for h, _ in enemies:
        reach |= nearby[h]
    own_cards = 0.5 * len(s.combat_hand[seat])
    for h in s.own(seat):
        if reach >> h & 1:
            for where, u in enemies:
                if nearby[where] >> h & 1:
                    mine, theirs = estimate(s, u // UNITS, h, [u])
                    if mine + 0.5 * len(s.combat_hand[u // UNITS]) > theirs + own_cards:
                        total += 0.7 * s.worth(h) + 0.3
                        break
    return total


def crown(what: str) -> float:
    """What a monarch is worth, or the best one of an empire."""
    empire = next((e for e in TABLES.empires if e.id == what), None)
    return CROWNS[what] if empire is None else max(CROWNS[TABLES.monarchs[m]] for m in empire.monarchs)


def lead(s, seat: int) -> float:
    """Points ahead of the best rival, with what that one may hide."""
    own = sum(scoring.parts(s, seat, True))
    return own - max(rough(s, other) + UNSEEN for other in range(s.seats) if other != seat)


def chance(points: float, spread: float) -> float:
    """The probability of a win, points ahead, when about `spread` points are still open."""
    return 0.5 * (1 + erf(points / (spread * 1.41421356)))
