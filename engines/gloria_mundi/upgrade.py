"""Phase 4 of Gloria Mundi: buying one card of the Forum for a bare base."""

from __future__ import annotations

from engines.core.flow import Decision
from engines.gloria_mundi import payment
from engines.gloria_mundi.nodes import BUY, PAY, SITE, flow
from engines.gloria_mundi.state import BASE_NUMBER, BASES
from engines.gloria_mundi.tables import CARDS, TABLES

SURCHARGE = TABLES.surcharge
TOTAL = tuple(sum(c.cost) if c else 0 for c in CARDS)
PASS = ("pass",)


def bare_sites(s, seat: int, card: int) -> list[int]:
    """One bare base of each kind that the card may sit on: the one played last (G8: the base just played qualifies)."""
    exp = s.exp
    out = []
    for k in CARDS[card].sites:
        for b in reversed(s.rows[3 * seat + k]):
            if not exp[b]:
                out.append(b)
                break
    return out


def bare_kinds(s, seat: int) -> set[int]:
    """Kinds of which the seat has a bare base."""
    exp, rows = s.exp, s.rows
    out = set()
    for k in (0, 1, 2):
        for b in rows[3 * seat + k]:
            if not exp[b]:
                out.add(k)
                break
    return out


def totals(s, seat: int, card: int) -> list[tuple]:
    """All totals that `card` can come to for `seat`, surcharge included."""
    return payment.needs(CARDS[card].cost, TABLES.surcharge[s.forum.index(card)], s.architects(seat),
                         s.options["surcharge"] == "any_mix")


def start_upgrade(s) -> None:
    s.phase = 4


@flow.decision("pass", "buy")
class Upgrade(Decision):
    """Phase 4: at most one card. A seat without a bare base for any card of the Forum is not asked; that is public. Locals: -."""

    @staticmethod
    def who(s, f):
        if s.phase == 4:
            bare = bare_kinds(s, s.active)
            for card in s.forum:
                if card and not bare.isdisjoint(CARDS[card].sites):
                    return (s.active,)
        return ()

    @staticmethod
    def options(s, f, seat):
        own = s.stock[seat]
        wealth = sum(own)
        bare = bare_kinds(s, seat)
        swaps = s.architects(seat)
        mix = s.options["surcharge"] == "any_mix"
        out = [PASS]
        for slot, card in enumerate(s.forum):
            if card and TOTAL[card] + SURCHARGE[slot] <= wealth and not bare.isdisjoint(CARDS[card].sites) \
                    and payment.affordable(own, payment.needs(CARDS[card].cost, SURCHARGE[slot], swaps, mix)):
                out.append(BUY[card])
        return tuple(out)

    @staticmethod
    def pass_(s, f, seat):
        s.phase = 5

    @staticmethod
    def buy(s, f, seat, card):
        s.phase = 5
        flow.push(s, "choose_site", seat, TABLES.number[card])


@flow.decision("site")
class ChooseSite(Decision):
    """The base that is upgraded, when the card fits several kinds (architects). Locals: seat, card."""

    pushed = True

    @staticmethod
    def who(s, f):
        sites = bare_sites(s, f[2], f[3])
        if len(sites) > 1:
            return (f[2],)
        ChooseSite.site(s, f, f[2], BASES[sites[0]])
        return ()

    @staticmethod
    def options(s, f, seat):
        return tuple(SITE[b] for b in bare_sites(s, seat, f[3]))

    @staticmethod
    def site(s, f, seat, b):
        s.stack.pop()
        flow.push(s, "pay_upgrade", seat, f[3], BASE_NUMBER[b])


@flow.decision("pay")
class PayUpgrade(Decision):
    """Which counters to pay for the card. Locals: seat, card, base."""

    pushed = True

    @staticmethod
    def who(s, f):
        ways = payment.payments(s.stock[f[2]], totals(s, f[2], f[3]))
        if len(ways) > 1:
            return (f[2],)
        PayUpgrade.pay(s, f, f[2], *ways[0])
        return ()

    @staticmethod
    def options(s, f, seat):
        return tuple((PAY, *way) for way in payment.payments(s.stock[seat], totals(s, seat, f[3])))

    @staticmethod
    def pay(s, f, seat, *way):
        s.stack.pop()
        card, base = f[3], f[4]
        s.pay(seat, way, CARDS[card].id)
        s.forum[s.forum.index(card)] = 0
        s.exp[base] = card
        if s.sink is not None:
            s.sink.append(("build", seat, CARDS[card].id, BASES[base]))
        s.move(seat, CARDS[card].steps, 0, CARDS[card].id)
