"""Phase 3 of Gloria Mundi: all seats activate their stacks, and the effects of the building cards."""

from __future__ import annotations

from engines.core.flow import Decision
from engines.gloria_mundi import payment
from engines.gloria_mundi.nodes import BASE_USE, EFFECT_USE, ONE, PAY, RAZE, TARGET, flow
from engines.gloria_mundi.state import BASE_NUMBER
from engines.gloria_mundi.tables import ARCHITECT, CARDS, CONDITIONAL, DEMOLISH, EXCHANGE, KINDS, PER_COUNT, PRODUCE, REPLACE, TABLES

# By card number: whether its effect is used in phase 3 (red cards are always on instead).
USABLE = tuple(c is not None and c.effect < ARCHITECT for c in CARDS)


@flow.decision("collect", "base", "effect", "skip")
class Activate(Decision):
    """Phase 3: from the active player clockwise, each own stack of the active kind once, in any order. Locals: seats gone by. Bare
    bases leave no choice (a counter more never hurts), so a seat without an expansion to use collects at once."""

    locals = 1

    @staticmethod
    def who(s, f):
        used, exp, rows, seats, kind = s.used, s.exp, s.rows, s.seats, s.kind
        while f[2] < seats:
            seat = (s.active + f[2]) % seats
            plain = 0
            for b in rows[3 * seat + kind]:
                if not used[b]:
                    if exp[b] and USABLE[exp[b]]:
                        return (seat,)
                    plain += 1
            if plain:
                Activate.collect(s, f, seat)
            f[2] += 1
        return ()

    @staticmethod
    def options(s, f, seat):
        used, exp = s.used, s.exp
        out = []
        plain = 0
        for b in s.rows[3 * seat + s.kind]:
            if not used[b]:
                card = exp[b]
                out.append(BASE_USE[b])
                if card and USABLE[card]:
                    if s.can_use(seat, card):
                        out.append(EFFECT_USE[b])
                else:
                    plain += 1
        if plain > 1:
            out.insert(0, ("collect",))
        out.append(("skip",))
        return tuple(out)

    @staticmethod
    def collect(s, f, seat):
        """All unused stacks without an effect give their base's resource."""
        used, exp = s.used, s.exp
        count = 0
        for b in s.rows[3 * seat + s.kind]:
            if not used[b] and not (exp[b] and USABLE[exp[b]]):
                used[b] = 1
                count += 1
        s.produce(seat, s.kind, count, KINDS[s.kind])

    @staticmethod
    def base(s, f, seat, b):
        s.used[BASE_NUMBER[b]] = 1
        s.produce(seat, s.kind, 1, KINDS[s.kind])

    @staticmethod
    def skip(s, f, seat):
        """Leave the rest unused: every use is optional (G4)."""
        for b in s.rows[3 * seat + s.kind]:
            s.used[b] = 1
        if s.sink is not None:
            s.sink.append(("skip", seat))

    @staticmethod
    def effect(s, f, seat, b):
        number = BASE_NUMBER[b]
        card = s.exp[number]
        s.used[number] = 1
        if s.sink is not None:
            s.sink.append(("use", seat, CARDS[card].id))
        _EFFECT[CARDS[card].effect](s, seat, card)


def use_produce(s, seat, card) -> None:
    c = CARDS[card]
    if any(c.gain):
        s.gain(seat, c.gain, c.id)
    if c.moves:
        s.move(seat, c.moves, 1, c.id)


def use_per_count(s, seat, card) -> None:
    c = CARDS[card]
    goods = [0, 0, 0, 0]
    goods[c.b] = len(s.rows[3 * seat + c.a])
    s.gain(seat, goods, c.id)


def use_replace(s, seat, card) -> None:
    """The card's own counter, then any of the other unused stacks of the active kind (G5)."""
    s.gain(seat, ONE[CARDS[card].a], CARDS[card].id)
    flow.push(s, "replace", seat, card)


def use_exchange(s, seat, card) -> None:
    ways = payment.with_glory(CARDS[card].pay, s.stock[seat])
    if len(ways) > 1:
        flow.push(s, "pay_exchange", seat, card)
    else:
        exchange(s, seat, card, ways[0])


def exchange(s, seat, card, way) -> None:
    """Whole or not at all (G4)."""
    c = CARDS[card]
    s.pay(seat, way, c.id)
    if any(c.gain):
        s.gain(seat, c.gain, c.id)
    if c.moves:
        s.move(seat, c.moves, 1, c.id)


def use_demolish(s, seat, card) -> None:
    flow.push(s, "demolish", seat, card)


def use_conditional(s, seat, card) -> None:
    s.move(seat, CARDS[card].b, 1, CARDS[card].id)      # G13


_EFFECT = {PRODUCE: use_produce, PER_COUNT: use_per_count, REPLACE: use_replace, EXCHANGE: use_exchange,
           DEMOLISH: use_demolish, CONDITIONAL: use_conditional}


@flow.decision("done", "target")
class Replace(Decision):
    """Targets of replacement production, one by one. Locals: seat, card."""

    pushed = True

    @staticmethod
    def who(s, f):
        used = s.used
        for b in s.rows[3 * f[2] + s.kind]:
            if not used[b]:
                return (f[2],)
        return ()

    @staticmethod
    def options(s, f, seat):
        used = s.used
        return (("done",), *[TARGET[b] for b in s.rows[3 * seat + s.kind] if not used[b]])

    @staticmethod
    def target(s, f, seat, b):
        s.used[BASE_NUMBER[b]] = 1
        s.gain(seat, ONE[CARDS[f[3]].a], CARDS[f[3]].id)

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()


@flow.decision("pay")
class PayExchange(Decision):
    """Which counters to pay for an exchange. Locals: seat, card."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return tuple((PAY, *way) for way in payment.with_glory(CARDS[f[3]].pay, s.stock[seat]))

    @staticmethod
    def pay(s, f, seat, *way):
        s.stack.pop()
        exchange(s, seat, f[3], way)


@flow.decision("raze")
class Demolish(Decision):
    """Another own expansion to give up (G6). Locals: seat, card."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return tuple(RAZE[c] for c in s.own_cards(seat) if c != f[3])

    @staticmethod
    def raze(s, f, seat, card):
        s.stack.pop()
        victim = TABLES.number[card]
        s.exp[s.base_under(seat, victim)] = 0
        s.fire.append(victim)
        if s.sink is not None:
            s.sink.append(("raze", seat, card, CARDS[f[3]].id))
        if CARDS[f[3]].a:
            s.move(seat, CARDS[victim].steps, 2, CARDS[f[3]].id)
        else:
            s.gain(seat, (*CARDS[victim].cost, 0), CARDS[f[3]].id)
