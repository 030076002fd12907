"""What a position is worth to a seat, in victory points: what it scores now and what it promises. For the bots, on sampled worlds only."""

from __future__ import annotations

from typing import NamedTuple

from engines.brazil_imperial import scoring
from engines.brazil_imperial.build import city_site, foreign, sites, tops
from engines.brazil_imperial.combat import estimate
from engines.brazil_imperial.payment import can_pay
from engines.brazil_imperial.state import FALLEN
from engines.brazil_imperial.tables import CAPITAL, CITY, TABLES, UNITS, amounts
from engines.brazil_imperial.tasks import count

# By good: what one is worth in a long match, and what each further one of its kind loses.
GOOD = (0.5, 0.48, 0.52, 0.6, 0.8, 1.15)
FADE = 0.86
GOLD_CARD, COMBAT_CARD = 0.9, 0.5
PALACE = 2.5
UPGRADE = (0.9, 0.4, 1.3, 1.2, 0.9, 0.9, 0.0)
NATURAL = 22        # rounds of a match among people who know the game


class Taste(NamedTuple):
    """What a level minds: rivals' points (share of the best one's), danger to its tiles, chances of its units; `plans` whether an arch is judged
    with the best movement after it."""

    rival: float
    danger: float
    chances: float
    tasks: float
    plans: bool
    goods: float = 1.0
    upgrades: float = 1.0
    room: float = 1.0
    natural: int = 22
    cards: float = 1.0


TASTES = {
    "easy": Taste(0.0, 0.0, 0.4, 0.35, False),
    "normal": Taste(0.0, 0.0, 0.7, 1.5, False),
    "hard": Taste(0.45, 0.5, 1.0, 1.5, True),
}


def left(s, natural: int = 22) -> float:
    """How much of the match is about to come, from 1 to nearly 0."""
    if s.seats == 1:
        return max(0.03, 1 - s.round / TABLES.solo_turns)
    if s.ending:
        return 0.05 if s.active != s.order[0] else 0.03
    return max(0.08, 1 - s.round / natural)


def standing(s, seat: int, taste: Taste) -> float:
    """Own promise less that of the strongest rival."""
    own = promise(s, seat, taste)
    if not taste.rival or s.seats == 1:
        return own
    rivals = [rough(s, other) for other in range(s.seats) if other != seat]
    return own - taste.rival * max(rivals)


def rough(s, seat: int) -> float:
    """What a rival seems to have."""
    return sum(scoring.parts(s, seat, False)) + 0.5 * left(s) * sum(amounts(s.pool(seat))) if seat != s.auto else sum(scoring.parts(s, seat, False))


def promise(s, seat: int, taste: Taste) -> float:
    """Points now, goods, cards, tasks under way, upgraded arches, places for more."""
    rest = left(s, taste.natural)
    value = float(sum(scoring.parts(s, seat, True)))
    value += taste.goods * goods_worth(s.pool(seat), rest) + taste.cards * (GOLD_CARD * len(s.gold_hand[seat]) + COMBAT_CARD * len(s.combat_hand[seat])) * min(1.0, 1.4 * rest)
    value += taste.upgrades * rest * sum(UPGRADE[a] for a, product in enumerate(s.slots[seat]) if product)
    value += taste.tasks * tasks_worth(s, seat, rest)
    empty = sum(s.tile[h] < CITY and not s.goods[h] for h in s.own(seat))
    value += taste.room * rest * (0.4 * min(empty, 3) + 0.12 * min(sites(s, seat).bit_count(), 7))
    return value + taste.chances * rest * chances(s, seat) - taste.danger * danger(s, seat)


def goods_worth(pool: int, rest: float) -> float:
    """Goods in reserve and on tiles; the more of a kind, the less each is worth."""
    total = 0.0
    for g, n in enumerate(amounts(pool)):
        if n:
            total += GOOD[g] * (1 - FADE ** n) / (1 - FADE)
    return total * min(1.0, 1.5 * rest)


def progress(s, seat: int, task: int) -> float:
    """The share of a task's objectives that is there; the scarcest counts double."""
    shares = [min(1.0, count(s, seat, kind, of) / n) for kind, of, n, _ in TABLES.tasks[task].goals]
    return (sum(shares) + min(shares)) / (len(shares) + 1)


def tasks_worth(s, seat: int, rest: float) -> float:
    """Tasks not shown yet, by how far they are."""
    total = 0.0
    for era in (1, 2, 3):
        task = s.task(seat, era)
        if task < 0 or s.shown[seat] >> era & 1:
            continue
        done = progress(s, seat, task)
        prize = (TABLES.tasks[task].vp if era < 3 else 1.0) + PALACE * min(1.0, 2 * rest)
        near = 0.85 if era <= s.era else 0.5 if era == s.era + 1 else 0.3
        total += near * prize * (0.95 if done >= 1 else 0.15 * done + 0.6 * done ** 3)
        if era == 3:
            total += 0.35 * sum(vp * min(1.0, count(s, seat, kind, of) / n) for kind, of, n, vp in TABLES.tasks[task].goals
                                if count(s, seat, kind, of) < n)
    return total


def chances(s, seat: int) -> float:
    """What units on the map may do next: finds in reach, a city for the monarch, weak enemy tiles beside strong units."""
    lay, total = s.lay, 0.0
    unseen = [h for h in lay.clouds if s.explo[h]]
    for u in range(UNITS * seat, UNITS * seat + UNITS):
        h = s.where[u]
        if h == FALLEN:
            total -= 0.1
        if h < 0:
            continue
        if unseen:
            near = min(lay.distance(h, c) for c in unseen)
            total += (0.0, 0.7, 0.5, 0.35, 0.25)[near] if near < 5 else 0.1
        if s.tile[h] and s.owner[h] == seat and lay.terrain[h] != CAPITAL:
            total += 0.1
    if s.monarch_hex(seat) >= 0:
        total += city_chance(s, seat)
    return total + prey(s, seat)


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
    total = 0.0
    for h in s.built:
        if not s.hostile(h, seat):
            continue
        near = s.lay.near[h]
        beside = [u for u in range(UNITS * seat, UNITS * seat + UNITS) if s.where[u] in near]
        if beside:
            mine, theirs = estimate(s, seat, h, [max(beside, key=lambda u: TABLES.kinds[s.kind_of(u)].strength)])
            if mine + 0.7 * len(s.combat_hand[seat]) > theirs + 1:
                total += 0.5 * s.worth(h)
    return min(total, 4.0)


def danger(s, seat: int) -> float:
    """Own tiles that an enemy beside them could take, and own units that would fall with them."""
    total = 0.0
    for h in s.own(seat):
        near = s.lay.near[h]
        for u, where in enumerate(s.where):
            if where in near and u // UNITS != seat:
                mine, theirs = estimate(s, u // UNITS, h, [u])
                if mine + 0.5 * len(s.combat_hand[u // UNITS]) > theirs + 0.5 * len(s.combat_hand[seat]):
                    total += 0.7 * s.worth(h) + 0.3
                    break
    return total


def lead(s, seat: int) -> float:
    """How surely a seat is ahead, from -1 to 1."""
    if s.seats == 1:
        return 0.0
    own = sum(scoring.parts(s, seat, True))
    gap = own - max(rough(s, other) for other in range(s.seats) if other != seat)
    return max(-1.0, min(1.0, gap / 6))
