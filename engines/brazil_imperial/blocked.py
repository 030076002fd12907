"""Why something that people might expect is not to be had now, with the rule's number and the price."""

from __future__ import annotations

from engines.brazil_imperial.actions import price
from engines.brazil_imperial.build import closed, cost_of, foreign
from engines.brazil_imperial.maps import bits
from engines.brazil_imperial.names import cost_pairs
from engines.brazil_imperial.payment import can_pay
from engines.brazil_imperial.state import BEFORE, SLOT, UNIT_IDS
from engines.brazil_imperial.tables import ARCHES, CITY, GOLD, GUSMAO, SCIENCE, TABLES, UNITS
from engines.brazil_imperial.tasks import count, fulfilled
from engines.core.text import message
from engines.core.view import Blocked


def blocked(s, f, seat: int, options) -> list[Blocked]:
    """Reasons for the decision that waits."""
    found = _REASONS.get(f[0])
    return found(s, f, seat, options) if found else []


def _phase(s, f, seat, options) -> list[Blocked]:
    out = _tasks(s, seat, options)
    if s.phase == BEFORE and s.marker[seat] >= 0:
        out.append(Blocked(f"arch_{ARCHES[s.marker[seat]]}:{seat}", message("blocked.same_arch"), "3"))
    return out


def _tasks(s, seat, options) -> list[Blocked]:
    out = []
    for era in (1, 2, 3):
        piece = f"task{seat}.{era}"
        if s.shown[seat] >> era & 1 or ("show", piece) in options:
            continue
        task = s.task(seat, era)
        if era > s.era:
            out.append(Blocked(piece, message("blocked.later_era"), "11"))
        elif not fulfilled(s, seat, task):
            missing = sum(count(s, seat, kind, of) < n for kind, of, n, _ in TABLES.tasks[task].goals)
            out.append(Blocked(piece, message("blocked.goals", n=missing), "11"))
        else:
            out.append(Blocked(piece, message("blocked.one_era"), "R-T1"))
    return out


def _deploy(s, f, seat, options) -> list[Blocked]:
    costs = TABLES.empires[s.empire[seat]].costs
    return [Blocked(UNIT_IDS[u], message("blocked.cost", cost=cost_pairs(costs[u % UNITS])), "5.1") for u in range(UNITS * seat, UNITS * seat + UNITS)
            if s.where[u] == SLOT and not can_pay(s, seat, costs[u % UNITS])]


def _painting(s, f, seat, options) -> list[Blocked]:
    return [Blocked(f"painting.{TABLES.paintings[c].id}", message("blocked.cost", cost=cost_pairs(price(c, f[3]))), "5.2")
            for c in s.display if c >= 0 and not can_pay(s, seat, price(c, f[3]))]


def _build(s, f, seat, options) -> list[Blocked]:
    """Hexes beside own tiles where nothing can be built, and why."""
    used = {a[1] for a in options if a[0] == "build"}
    near = s.lay.nearby[s.capital[seat]]
    for h in s.own(seat):
        near |= s.lay.nearby[h]
    rivals, shut = foreign(s, seat), closed(s, seat)
    out = []
    for h in bits(near):
        if s.lay.zone[h] in used or s.tile[h] or h in s.capital:
            continue
        if not s.lay.land >> h & 1:
            why = message("blocked.water")
        elif rivals >> h & 1:
            why = message("blocked.near")
        elif shut >> h & 1:
            why = message("blocked.taken")
        else:
            why = _no_tile(s, f, h)
        out.append(Blocked(s.lay.zone[h], why, "5.3"))
    return out


def _no_tile(s, f, h: int) -> tuple:
    """The cheapest price of what could stand on a hex, or that nothing of this era can."""
    fitting = [n for n in range(1, CITY) if TABLES.tiles[n].era <= s.era and s.supply[TABLES.tiles[n].pair]
               and any(s.lay.ground[t] >> h & 1 for t in TABLES.tiles[n].terrain)]
    if not fitting:
        return message("blocked.terrain")
    cheapest = min(fitting, key=lambda n: len(TABLES.tiles[n].cost))
    return message("blocked.cost_of", what=TABLES.tiles[cheapest].id, cost=cost_pairs(cost_of(s, cheapest, f[3])))


def _renovate(s, f, seat, options) -> list[Blocked]:
    out = []
    for h in s.own(seat):
        if s.tile[h] >= CITY:
            out.append(Blocked(s.lay.tile[h], message("blocked.city"), "5.4"))
        elif s.goods[h]:
            out.append(Blocked(s.lay.tile[h], message("blocked.goods"), "5.4"))
    return out


def _manufacture(s, f, seat, options) -> list[Blocked]:
    less = f[3] + s.bonus(seat, GUSMAO)
    return [Blocked(f"product{seat}.{p}", _product(cost, less), "5.5") for p, cost in enumerate(TABLES.product_cost)
            if not s.made[seat] >> p & 1 and ("make", f"product{seat}.{p}") not in options]


def _product(cost: tuple, less: int) -> tuple:
    """The price of a product, and how many resources of it fall away."""
    less = min(less, sum(part not in (GOLD, SCIENCE) for part in cost))
    return message("blocked.cost_less", cost=cost_pairs(cost), n=less) if less else message("blocked.cost", cost=cost_pairs(cost))


def _movement(s, f, seat, options) -> list[Blocked]:
    return _tasks(s, seat, options) + [Blocked(s.lay.zone[h], message("blocked.capital"), "8") for other, h in enumerate(s.capital) if other != seat]


_REASONS = {"action_phase": _phase, "deploy": _deploy, "painting": _painting, "build": _build, "renovate": _renovate, "manufacture": _manufacture,
            "movement": _movement}
