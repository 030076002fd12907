"""Section 13: points by source, winners."""

from __future__ import annotations

from engines.brazil_imperial.tables import CHURCH, CITY, OBA, SCIENCE, TABLES, TREASURE, UNITS, VICTORIA, amounts
from engines.brazil_imperial.tasks import count

SOURCES = ("units", "products", "paintings", "gold_cards", "finds", "tasks", "palaces", "tiles", "monarch")
PAINTING_MOST = 5


def counted(s, seat: int, what: str) -> int:
    """What an effect that scores by number counts: tiles are those controlled, without the capital."""
    if what == "paintings":
        return len(s.paintings[seat])
    if what == "painting_colours":
        return count(s, seat, "painting_colours", "")
    if what == "tasks_done":
        return s.shown[seat].bit_count()
    tiles = [s.tile[h] for h in s.controlled(seat)]
    if what == "buildings_and_cities":
        return len(tiles)
    if what == "church_and_cities":
        return sum(t >= CITY or t == CHURCH for t in tiles)
    return tiles.count(TABLES.number[what.removeprefix("building:")])


def variable(s, seat: int, effect: tuple) -> int:
    """VP of an effect that scores at the end."""
    if effect[:1] != ("vp_per",):
        return 0
    _, what, per, vp, cap = effect
    return min(cap, counted(s, seat, what) // per * vp)


def of_paintings(s, seat: int) -> int:
    """Printed and variable VP of paintings, at most 5 a card; the automaton has only what is printed (14.2)."""
    total = 0
    for card in s.paintings[seat]:
        painting = TABLES.paintings[card]
        total += painting.vp if seat == s.auto else min(PAINTING_MOST, painting.vp + variable(s, seat, painting.effect))
    return total


def of_tasks(s, seat: int, open_hand: bool) -> int:
    """Tasks shown; a task III that is not shown counts each objective met, when the viewer may know it."""
    total = 0
    for era in (1, 2, 3):
        shown = s.shown[seat] >> era & 1
        if seat == s.auto:
            total += TABLES.auto_vp[era - 1] if shown else 0
        elif era < 3:
            total += TABLES.tasks[s.task(seat, era)].vp if shown else 0
        elif shown:
            total += sum(vp for _, _, _, vp in TABLES.tasks[s.task(seat, 3)].goals)
        elif open_hand and s.task(seat, 3) >= 0:
            total += sum(vp for kind, of, n, vp in TABLES.tasks[s.task(seat, 3)].goals if count(s, seat, kind, of) >= n)
    return total


def of_palaces(s, seat: int) -> int:
    """End column of palaces; they score for their owner, wherever the enemy stands."""
    own = [s.tile[h] for h in s.own(seat)]
    total = 0
    for h in s.built:
        if s.owner[h] == seat:
            if s.palace[h]:
                palace = TABLES.palaces[s.palace[h]]
                if palace.counts == "products":
                    n = s.products(seat)
                elif palace.counts == "units_deployed":
                    n = s.deployed(seat)
                else:
                    n = own.count(TABLES.number.get(palace.counts.removeprefix("building:"), 0))
                total += n * palace.vp
    return total


def of_tiles(s, seat: int) -> int:
    """Tiles controlled: the owner's worth, or the plain value to a holder; end effects of cities for the controller."""
    total = 0
    for h in s.controlled(seat):
        tile = TABLES.tiles[s.tile[h]]
        total += s.worth(h) if s.owner[h] == seat else tile.vp
        if seat != s.auto:
            total += variable(s, seat, tile.effect)
    return total


def parts(s, seat: int, open_hand: bool) -> list[int]:
    """Points of a seat by source. `open_hand` False leaves out what only its player knows."""
    slots = TABLES.empires[s.empire[seat]].kinds if s.empire[seat] >= 0 else ()
    units = sum(TABLES.kinds[k].strength for i, k in enumerate(slots) if s.where[UNITS * seat + i] != -1)
    products = sum(vp for p, vp in enumerate(TABLES.product_vp) if s.made[seat] >> p & 1)
    cards = TABLES.gold_cards[TREASURE].effect[1] * s.gold_hand[seat].count(TREASURE) if open_hand else 0
    finds = sum(TABLES.finds[n].vp for n in s.kept[seat])
    monarch = 0
    if s.monarch[seat] == OBA:
        monarch = TABLES.task_bonus * min(len(TABLES.rewards[OBA]), s.shown[seat].bit_count())
    elif s.monarch[seat] == VICTORIA:
        monarch = TABLES.parked_vp * len(s.parked[seat])
    return [units, products, of_paintings(s, seat), cards, finds, of_tasks(s, seat, open_hand), of_palaces(s, seat), of_tiles(s, seat), monarch]


def tie_break(s, seat: int) -> tuple:
    """Science on controlled tiles, then controlled tiles."""
    held = s.controlled(seat)
    return sum(amounts(s.goods[h])[SCIENCE] for h in held), len(held)


def winners(s) -> list[int]:
    """Most points; ties by science on tiles, then by tiles, then shared; the automaton is ranked like anybody."""
    marks = [(sum(parts(s, seat, True)), *tie_break(s, seat)) for seat in range(s.seats)]
    best = max(marks)
    return [seat for seat, mark in enumerate(marks) if mark == best]
