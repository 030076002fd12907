"""What a position is worth to a seat, in victory points: what would be scored, and what may still come of it. For the bots only."""

from __future__ import annotations

from typing import NamedTuple

from engines.ascending_empires.combat import ship_defence
from engines.ascending_empires.economy import facilities
from engines.ascending_empires.tables import ASTEROID, BATTLESHIP, BOARD, CITY, COLONY, COLOURS, FACILITY, FLEET, SUPPLY, TABLES

# What the effects of levels 1 to 4 bring over a whole match, by colour (orange, grey, purple, brown).
EFFECT = ((0.7, 0.5, 0.8, 0.9), (2.0, 0.2, 1.2, 1.2), (0.3, 0.5, 0.4, 0.4), (1.2, 0.7, 2.2, 1.0))
ROW = (0.8, 1.2, 1.4, 5.0)
SPREAD = (0.0, 0.4, 1.2, 3.0, 6.0)      # cities in 0 to 4 quadrants; the last two are printed, the others hope
READY, HALF = 0.55, 0.25                # share of a gain that counts once it is paid for, and while it is saved for
ON_BOARD, IN_SUPPLY = 0.55, 0.3
LIQUID = (0.0, 1.3, 2.4, 3.1, 3.5, 3.8, 4.0)    # troops that are free to work, 0 to 6: two of them mine for ever


def fade(s) -> float:
    """How much of the future is left: 1 until half the pool is gone, 0 in the last turns."""
    if s.last >= 0:
        return 0.0
    whole = TABLES.pool[s.seats]
    return min(1.0, 0.2 + 1.6 * s.pool / whole)


def research_gain(s, seat: int, colour: int, left: float) -> float:
    """What the next level of a colour brings."""
    level = s.tech[seat][colour]
    if level >= 4:
        return 0.0
    first = 0 if s.firsts >> (4 * colour + level) & 1 else TABLES.first_vp[level]
    row = ROW[level] * (left if level < 3 else 1.0) if min(s.tech[seat]) == level and s.tech[seat].count(level) == 1 else 0.0
    return first + EFFECT[colour][level] * left + row


def spread(s, seat: int) -> int:
    """In how many quadrants the seat has cities."""
    return len({TABLES.quadrant[h] for h, o in enumerate(s.owner) if o == seat and s.built[h][CITY]})


class Outlook(NamedTuple):
    """What a seat's planets share: how much future is left, quadrants with cities, and by how much hopes on one thing are thinned out because
    several planets compete for it (colonies, cities, facilities by colour)."""

    left: float
    cities: int
    colony: float
    city: float
    labs: tuple
    bonus: int
    quadrants: frozenset


def outlook(s, seat: int, left: float | None = None) -> Outlook:
    """The common part of all of a seat's planets, with the future that a match has unless told otherwise."""
    left = fade(s) if left is None else left
    own = s.own_holes(seat, homes=False)
    colonies = sum(not s.built[h][COLONY] for h in own)
    cities = sum(s.built[h][COLONY] and not s.built[h][CITY] for h in own)
    sites = [0] * 4
    for h in own:
        if s.colour[h] < ASTEROID and not s.built[h][FACILITY]:
            sites[s.colour[h]] += 1
    labs = []
    for colour, count in enumerate(sites):
        need = s.tech[seat][colour] + 1
        gain = research_gain(s, seat, colour, left) if count and s.beside[seat][FACILITY] else 0.0
        labs.append(gain * (0.6 if facilities(s, seat, colour) + 1 >= need else 0.25) / max(1, count) ** 0.5)
    quadrants = frozenset(TABLES.quadrant[h] for h in own if s.built[h][CITY])
    return Outlook(left, len(quadrants), min(1.0, s.beside[seat][COLONY] / max(1, colonies)), min(1.0, s.beside[seat][CITY] / max(1, cities)),
                   tuple(labs), s.effect(seat, "mine_bonus_vp"), quadrants)


def hopes(s, seat: int, h: int, view: Outlook) -> list[tuple[int, float]]:
    """What could be done on an own planet: (troops needed, gain)."""
    f, c, t = s.built[h]
    out = []
    if not c and view.colony:
        out.append((1, view.colony))
    if c and not t and view.city:
        bring = 0.5 * view.left if s.troop_box[seat] else 0.0
        fresh = TABLES.quadrant[h] not in view.quadrants
        out.append((1, (1.0 + bring + (SPREAD[view.cities + 1] - SPREAD[view.cities] if fresh else 0.0)) * view.city))
    if not f and 0 <= s.colour[h] < ASTEROID:
        out.append((TABLES.cost[FACILITY], view.labs[s.colour[h]]))
    out.append((2 if f + c + t else 3, 1.0 + view.bonus))
    return out


def site(s, seat: int, h: int, view: Outlook) -> float:
    """What an own planet is worth."""
    f, c, t = s.built[h]
    troops, left = s.troops[h], view.left
    value = 1.0 + c + 2.0 * t + 0.1 * f
    if not left:
        return value
    room = TABLES.objects_max - f - c - t
    chances = sorted((gain * (READY if troops >= need else HALF * troops / need + 0.06) for need, gain in hopes(s, seat, h, view)
                      if need <= room), reverse=True)
    hope = chances[0] + 0.3 * sum(chances[1:2]) if chances else 0.0
    if s.blockaded(h):
        hope *= 0.4
    return value + (0.3 + 0.7 * left) * hope + 0.06 * troops * left + (0.25 * left if s.colour[h] < ASTEROID else 0.0)


def liquid(s, seat: int) -> int:
    """Troops that can work: in supply, at home, and on planets that would not be lost without them."""
    n = s.troop_supply[seat] + s.troops[s.home[seat]]
    for h in s.own_holes(seat, homes=False):
        if s.troops[h]:
            n += s.troops[h] - (not any(s.built[h]))
    return n


def scored(s, seat: int) -> float:
    """Points if the match ended now."""
    own = s.own_holes(seat, homes=False)
    n = spread(s, seat)
    return s.vp[seat] + len(own) + sum(s.built[h][COLONY] + 2 * s.built[h][CITY] for h in own) + (SPREAD[n] if n > 2 else 0)


def lead(s, seat: int) -> float:
    """Points ahead of the best of the others if the match ended now."""
    return scored(s, seat) - max(scored(s, other) for other in range(s.seats) if other != seat)


def standing(s, seat: int, left: float | None = None) -> float:
    """What a seat has and may hope for. Positions are compared with the same `left`, else every token taken would cost future."""
    view = outlook(s, seat, left)
    left, cities = view.left, view.cities
    total = s.vp[seat] + SPREAD[cities] * (left if cities < 3 else 1.0)
    for h in s.own_holes(seat, homes=False):
        total += site(s, seat, h, view)
    for colour in range(4):
        level = s.tech[seat][colour]
        total += left * sum(EFFECT[colour][:level])
        have = facilities(s, seat, colour)
        if have and level < 4:
            gain = research_gain(s, seat, colour, left)
            total += gain * (0.55 if have > level else 0.2 * have / (level + 1))
    total += left * (0.35 * min(2, s.troops[s.home[seat]]) + 0.06 * s.troops[s.home[seat]])
    total += left * LIQUID[min(liquid(s, seat), 6)]
    for i in range(FLEET * seat, FLEET * seat + FLEET):
        if s.where[i] == BOARD:
            total += left * (ON_BOARD if i % FLEET != BATTLESHIP else 1.0)
        elif s.where[i] == SUPPLY:
            total += left * (IN_SUPPLY if i % FLEET != BATTLESHIP else 0.7)
    return total


def landing(s, seat: int, h: int, left: float) -> float:
    """What it brings to land on a planet, with the ship that goes to supply."""
    if not s.troop_supply[seat] or h in s.home or s.objects(h) >= TABLES.objects_max:
        return 0.0
    if s.owner[h] == seat:
        return 0.0 if s.blockaded(h) else 0.15 * left
    if s.owner[h] >= 0:
        return 0.0
    colour = s.colour[h] if s.knows(h, seat) else -1
    lab = 0.3 if colour < 0 else 0.0
    if 0 <= colour < ASTEROID:
        have = facilities(s, seat, colour)
        lab = research_gain(s, seat, colour, left) * (0.25 if have >= s.tech[seat][colour] else 0.12)
    new = not any(o == seat and TABLES.quadrant[g] == TABLES.quadrant[h] and g not in s.home for g, o in enumerate(s.owner))
    n = min(liquid(s, seat), 6)
    hope = 0.55 + lab + (0.6 if new else 0.0) - (LIQUID[n] - LIQUID[max(0, n - 1)])
    return 1.0 + left * (hope - ON_BOARD + IN_SUPPLY)


def loss(s, h: int) -> float:
    """What the owner of a planet loses with it."""
    owner = s.owner[h]
    return site(s, owner, h, outlook(s, owner))


def foe_worth(s, ship: int, seat: int, left: float) -> float:
    """What it is worth to be rid of an enemy ship, without tokens."""
    value = 0.2 * left + (0.4 * left if ship % FLEET == BATTLESHIP else 0.0)
    h = s.orbit[ship]
    if h >= 0 and s.owner[h] == seat and h not in s.home:
        value += 0.5
    return value


def toughness(s, ship: int) -> int:
    """The strength that shoots a ship down."""
    return ship_defence(s, ship) + 1


__all__ = ["COLOURS", "fade", "foe_worth", "landing", "loss", "research_gain", "scored", "site", "spread", "standing", "toughness"]
