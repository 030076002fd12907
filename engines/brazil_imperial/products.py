"""Section 5.5: products, what they cost and where they go."""

from __future__ import annotations

from engines.brazil_imperial.nodes import MAKE, SET, SPARED, Offer, Step, flow
from engines.brazil_imperial.payment import charge, grant, means, payable
from engines.brazil_imperial.tables import ARCHES, GOLD, GUSMAO, PARTS, SCIENCE, TABLES, VICTORIA
from engines.core.flow import Decision


def lowered(parts: tuple, n: int) -> list[tuple]:
    """All costs after n resources fall away; the payer chooses which (5.5)."""
    found = {parts: None}
    for _ in range(n):
        lower: dict = {}
        for cost in found:
            resources = [p for p in dict.fromkeys(cost) if p not in (GOLD, SCIENCE)]
            if not resources:
                lower[cost] = None
            for part in resources:
                at = cost.index(part)
                lower[cost[:at] + cost[at + 1:]] = None
        found = lower
    return list(found)


@flow.decision("make", "done")
class Manufacture(Offer):
    """5.5: one product not yet made."""

    @staticmethod
    def found(s, seat, up):
        less = up + s.bonus(seat, GUSMAO)
        have, made = means(s, seat), s.made[seat]
        return [MAKE[seat][p] for p, cost in enumerate(TABLES.product_cost)
                if not made >> p & 1 and any(payable(c, *have) for c in lowered(cost, less))]

    @staticmethod
    def make(s, f, seat, piece):
        s.stack.pop()
        product = int(piece.rsplit(".", 1)[1])
        flow.push(s, "product_made", seat, product)
        flow.push(s, "spare", seat, f[3] + s.bonus(seat, GUSMAO), *TABLES.product_cost[product])


@flow.decision("spare")
class Spare(Decision):
    """Which resource of a price falls away. Locals: seat, how many, parts."""

    pushed = True

    @staticmethod
    def _ways(s, f) -> list:
        have = means(s, f[2])
        return [c for c in lowered(tuple(f[4:]), f[3]) if payable(c, *have)]

    @classmethod
    def who(cls, s, f):
        ways = cls._ways(s, f)
        if len(ways) > 1:
            return (f[2],)
        s.stack.pop()
        charge(s, f[2], ways[0])
        return ()

    @classmethod
    def options(cls, s, f, seat):
        parts, have = tuple(f[4:]), means(s, seat)
        out = []
        for part in dict.fromkeys(p for p in parts if p not in (GOLD, SCIENCE)):
            at = parts.index(part)
            if any(payable(c, *have) for c in lowered(parts[:at] + parts[at + 1:], f[3] - 1)):
                out.append(SPARED[part])
        return tuple(out)

    @staticmethod
    def spare(s, f, seat, what):
        del f[f.index(PARTS.index(what), 4)]
        f[3] -= 1


@flow.decision()
class ProductMade(Step):
    """Locals: seat, product."""

    @staticmethod
    def run(s, f):
        make(s, f[2], f[3])


def make(s, seat: int, product: int) -> None:
    """A product is made, paid or free, and finds its place."""
    s.made[seat] |= 1 << product
    s.emit("make", seat, TABLES.products[product])
    flow.push(s, "place_product", seat, product)


@flow.decision("set", "park")
class PlaceProduct(Decision):
    """5.5: an empty slot of its shape, or Victoria's tile. Locals: seat, product."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        ways = cls.options(s, f, f[2])
        if len(ways) > 1:
            return (f[2],)
        cls.handlers[ways[0][0]](s, f, f[2], *ways[0][1:])
        return ()

    @staticmethod
    def options(s, f, seat):
        out = tuple(SET[seat][a] for a in TABLES.arches_of[f[3]] if not s.slots[seat][a])
        if s.monarch[seat] == VICTORIA and len(s.parked[seat]) < TABLES.parked:
            out += (("park",),)
        return out

    @staticmethod
    def set(s, f, seat, zone):
        s.stack.pop()
        arch = ARCHES.index(zone[5:].split(":")[0])
        s.slots[seat][arch] = f[3] + 1
        s.emit("upgrade", seat, ARCHES[arch])

    @staticmethod
    def park(s, f, seat):
        s.stack.pop()
        s.parked[seat].append(f[3])
        s.emit("park", seat, TABLES.products[f[3]])
        grant(s, seat, TABLES.rewards[VICTORIA][0])
