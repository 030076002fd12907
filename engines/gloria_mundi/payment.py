"""Ways to pay. A payment is a tuple (food, gold, military, glory) of counters that leave the payer's screen."""

from __future__ import annotations

from functools import lru_cache

from engines.gloria_mundi.tables import ANY, GLORY


def with_glory(need, own) -> list[tuple]:
    """All payments for `need` (food, gold, military) from `own`, glory standing in for any of them; least glory first."""
    glory = own[GLORY]
    if not glory:
        f, g, m = need[:3]
        return [(f, g, m, 0)] if f <= own[0] and g <= own[1] and m <= own[2] else []
    out = []
    f_low, g_low, m_low = (max(0, need[r] - glory) for r in ANY)
    for f in range(min(need[0], own[0]), f_low - 1, -1):
        for g in range(min(need[1], own[1]), g_low - 1, -1):
            rest = need[0] - f + need[1] - g
            for m in range(min(need[2], own[2]), m_low - 1, -1):
                wild = rest + need[2] - m
                if wild <= glory:
                    out.append((f, g, m, wild))
    out.sort(key=_glory)
    return out


def _glory(payment):
    return payment[3]


def swapped(cost, architects) -> list[tuple]:
    """All costs that architects can make of a printed cost: each replaces any number of counters of its kind, one for one, no
    counter twice (G9)."""
    out = {tuple(cost)}
    for replaced, instead in architects:
        grown = set(out)
        for need in out:
            for n in range(1, cost[replaced] + 1):
                new = list(need)
                new[replaced] -= n
                new[instead] += n
                if new[replaced] >= 0:
                    grown.add(tuple(new))
        out = grown
    return sorted(out, key=lambda n: sum(abs(a - b) for a, b in zip(n, cost, strict=True)))


def needs(cost, surcharge: int, architects, any_mix: bool) -> list[tuple]:
    """All totals that buying can come to: printed cost after architects, plus the surcharge, of one kind or (option) any mix (G8)."""
    if not architects:
        return _plain_needs(cost, surcharge, any_mix)
    return _summed(swapped(cost, architects), surcharge, any_mix)


@lru_cache(maxsize=2048)
def _plain_needs(cost: tuple, surcharge: int, any_mix: bool) -> list[tuple]:
    return _summed([cost], surcharge, any_mix)


def _summed(bases: list[tuple], surcharge: int, any_mix: bool) -> list[tuple]:
    """Every base with every way to make up the surcharge, once each."""
    if not surcharge:
        return bases
    out = []
    if any_mix:
        extras = [(a, b, surcharge - a - b) for a in range(surcharge, -1, -1) for b in range(surcharge - a, -1, -1)]
    else:
        extras = [(surcharge, 0, 0), (0, surcharge, 0), (0, 0, surcharge)]
    for base in bases:
        for extra in extras:
            out.append((base[0] + extra[0], base[1] + extra[1], base[2] + extra[2]))
    return list(dict.fromkeys(out))


def affordable(own, totals) -> bool:
    """Whether at least one of the totals can be paid."""
    f, g, m, wild = own
    for a, b, c in totals:
        lack = (a - f if a > f else 0) + (b - g if b > g else 0) + (c - m if c > m else 0)
        if lack <= wild:
            return True
    return False


def payments(own, totals) -> list[tuple]:
    """All distinct payments for any of the totals, least glory first, else in the order of the totals."""
    found: dict = {}
    for need in totals:
        for way in with_glory(need, own):
            found[way] = None
    return sorted(found, key=_glory)
