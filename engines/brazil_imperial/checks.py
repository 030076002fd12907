"""What must hold in every state of Brazil: Imperial."""

from __future__ import annotations

from collections import Counter

from engines.brazil_imperial.state import FALLEN, SLOT
from engines.brazil_imperial.tables import CAPITAL, CITY, TABLES, UNITS, amounts


def check(s) -> None:
    """Raise AssertionError naming what is broken: cards, tiles, finds, products and palaces conserved, control true, limits kept."""
    _check_cards(s)
    _check_tiles(s)
    _check_units(s)
    _check_seats(s)
    assert bool(s.acting) != bool(s.result), "the match neither goes on nor is over"
    assert 1 <= s.era <= 3, "there is no such era"


def _same(found, cards, what: str) -> None:
    counts = Counter(found)
    assert all(counts[n] == card.count for n, card in enumerate(cards)), f"{what} are not conserved"


def _check_cards(s) -> None:
    _same([*s.gold_deck, *s.gold_pile, *(c for hand in s.gold_hand for c in hand)], TABLES.gold_cards, "gold cards")
    laid = [c for row in s.laid for c in row]
    _same([*s.combat_deck, *s.combat_pile, *laid, *(c for hand in s.combat_hand for c in hand)], TABLES.combat_cards, "combat cards")
    shown = [p for p in s.display if p >= 0]
    _same([*shown, *(p for deck in s.decks for p in deck), *(p for row in s.paintings for p in row)], TABLES.paintings, "paintings")
    finds = [*s.box, *s.buried, *s.explored, *(n for n in s.explo if n), *(n for row in s.kept for n in row)]
    assert Counter(finds) == Counter({n: f.count for n, f in enumerate(TABLES.finds) if n}), "exploration tiles are not conserved"
    tasks = sorted([*(t for deck in s.task_decks for t in deck), *(t for row in s.dealt for t in row)])
    assert tasks == list(range(len(TABLES.tasks))), "tasks are not conserved"
    for hand in (*s.gold_hand, *s.combat_hand):
        assert hand == sorted(hand), "a hand is not in order"


def _check_tiles(s) -> None:
    assert sorted(s.built) == [h for h, t in enumerate(s.tile) if t], "built and tile disagree"
    laid = [s.tile[h] for h in s.built] + s.gone
    for pair, count in enumerate(TABLES.supply):
        n = sum(TABLES.tiles[t].pair == pair for t in laid)
        assert s.supply[pair] >= 0 and s.supply[pair] + n == count, f"tiles {TABLES.pairs[pair]} are not conserved"
    cities = sorted([*(c for stack in s.cities for c in stack), *(t for t in laid if t >= CITY)])
    assert cities == list(TABLES.cities), "cities are not conserved"
    for h in s.built:
        assert s.owner[h] >= 0 and s.lay.land >> h & 1 and not s.explo[h], "a tile lies where it may not"
        assert s.tile[h] < CITY or not s.goods[h], "goods on a city"
        for n in s.lay.near[h]:
            assert not s.tile[n] or s.owner[n] == s.owner[h], "tiles of two seats touch"
            assert n not in s.capital or s.capital[s.owner[h]] == n, "a tile touches another's capital"
    for h in range(s.lay.size):
        assert s.tile[h] or (s.owner[h] == -1 and not s.goods[h] and not s.palace[h]), "something lies beside a tile"
        assert not s.up[h] or TABLES.finds[s.explo[h]].flag, "only bandeiras stay open"
        assert not s.explo[h] or s.occ[h] < 0, "units on an exploration tile"


def _check_units(s) -> None:
    for h in range(s.lay.size):
        seats = {u // UNITS for u, w in enumerate(s.where) if w == h}
        assert len(seats) <= 1 and s.occ[h] == (min(seats) if seats else -1), "control is not what the units say"
        if s.lay.terrain[h] == CAPITAL:
            assert not seats or s.capital[min(seats)] == h, "a unit in another's capital"
    assert all(w in (SLOT, FALLEN) or 0 <= w < s.lay.size for w in s.where), "a unit is nowhere"


def _check_seats(s) -> None:
    busy = s.stack and s.stack[-1][0] in ("trim", "choose_resource") or not s.acting
    for seat in range(s.seats):
        goods = amounts(s.reserve[seat])
        assert all(n < 200 for n in goods), "a heap ran over"
        assert busy or not s.over_limit(seat) or any(f[0] in ("trim", "draw_cards") for f in s.stack), "over a limit"
        palaces = [s.palace[h] for h in s.built if s.owner[h] == seat and s.palace[h]]
        assert len(set(palaces)) == len(palaces) and all(2 <= n <= 6 for n in palaces), "palaces are not conserved"
        made = sorted([n - 1 for n in s.slots[seat] if n] + s.parked[seat])
        waiting = [f[3] for f in s.stack if f[0] == "place_product" and f[2] == seat]
        if seat != s.auto:
            assert sorted(made + waiting) == [p for p in range(len(TABLES.products)) if s.made[seat] >> p & 1], "products are not conserved"
        assert all(TABLES.slot[a] == TABLES.shape[n - 1] for a, n in enumerate(s.slots[seat]) if n), "a product in a wrong slot"
        down = [n for n in s.down[seat] if n]
        assert len(set(down)) == len(down) and all(n <= s.era for n in down), "a marker lies twice"
