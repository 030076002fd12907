"""The flow object, action tuples that never change, and steps that run between decisions."""

from __future__ import annotations

from engines.brazil_imperial.state import UNIT_IDS, BrazilState
from engines.brazil_imperial.tables import ARCHES, GOODS, PARTS, TABLES
from engines.core.flow import Decision, Flow

flow = Flow("brazil_imperial")
BrazilState.FLOW = flow
SEATS = range(4)


class Step(Decision):
    """Something that happens when the frames above are done: ``run(s, f)``, with the locals that were pushed. Nobody decides."""

    pushed = True

    @classmethod
    def who(cls, s, f) -> tuple:
        s.stack.pop()
        cls.run(s, f)
        return ()


class Offer(Decision):
    """An effect that may be left: offers ``found(s, seat, up)`` and Done. Locals: seat, upgraded."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        return (f[2],) if cls.found(s, f[2], f[3]) else ()

    @classmethod
    def options(cls, s, f, seat):
        return DONE + tuple(cls.found(s, seat, f[3]))

    @staticmethod
    def found(s, seat, up):
        """Actions besides Done."""
        return ()

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()


def _by_seat(verb: str, form: str, things) -> tuple:
    return tuple(tuple((verb, form.format(thing, seat)) for thing in things) for seat in SEATS)


DONE, END_TURN = (("done",),), (("end_turn",),)
ACT, UNDER, SET = (_by_seat(verb, "arch_{}:{}", ARCHES) for verb in ("act", "under", "set"))
SHOW = _by_seat("show", "task{1}.{0}", (1, 2, 3))
KEEP = tuple(tuple(("keep", f"dealt{seat}.{i}") for i in range(6)) for seat in SEATS)
PAY_RESERVE = tuple(tuple(("pay", f"res{seat}.{g}") for g in range(6)) for seat in SEATS)
DROP = tuple(tuple(("drop", f"res{seat}.{g}") for g in range(6)) for seat in SEATS)
SPEND = tuple(tuple(("spend", f"res{seat}.{g}") for g in range(6)) for seat in SEATS)
RESERVE = {a[1]: g for row in PAY_RESERVE for g, a in enumerate(row)}
MAKE = tuple(tuple(("make", f"product{seat}.{p}") for p in range(len(TABLES.products))) for seat in SEATS)
CARRY, FALL = (tuple((verb, u) for u in UNIT_IDS) for verb in ("carry", "fall"))
SPARED = tuple(("spare", p) for p in PARTS)
TAKE = tuple(("take", GOODS[g]) for g in range(4))
MORE = tuple(("more", g) for g in GOODS)
CREDIT = tuple(("credit", g) for g in (*GOODS, "any"))
CARD = tuple(("card", c.id) for c in TABLES.gold_cards)
PLAY = tuple(("play", c.id) for c in TABLES.gold_cards)
GIVE = tuple(("give", c.id) for c in TABLES.combat_cards)
LAY = tuple(("lay", c.id) for c in TABLES.combat_cards)
DISCARD_GOLD = tuple(("discard", c.id) for c in TABLES.gold_cards)
DISCARD_COMBAT = tuple(("discard", c.id) for c in TABLES.combat_cards)
BUY = tuple(("buy", f"painting.{c.id}") for c in TABLES.paintings)
TRADE_IN = tuple(("trade", t[0]) for t in TABLES.trades)
RATE = (None, ("rate", 1), ("rate", 2), ("rate", 3))
PALACE = tuple(tuple(f"palace{seat}.{n}" for n in range(7)) for seat in SEATS)
