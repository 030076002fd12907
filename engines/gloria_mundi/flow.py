"""Sequence of play of Gloria Mundi. Chapter names and rulings (G..) follow the rules reference in ``README.md``."""

from __future__ import annotations

from engines.core.flow import Decision, EachSeat, Flow, If, While
from engines.core.text import message
from engines.gloria_mundi import payment
from engines.gloria_mundi.state import BASE_NUMBER, BASES, DECK, HAND, ROME, ROWS, SCREENS, GloriaState, named
from engines.gloria_mundi.tables import (ARCHITECT, CARDS, CONDITIONAL, DEMOLISH, EXCHANGE, FORTRESS, GLORY, KINDS, PER_COUNT,
                                         PRODUCE, REPLACE, RESOURCES, TABLES)

flow = Flow("gloria_mundi")
GloriaState.FLOW = flow
_PAY, _LAY = "pay", "tribute"
_ONE = tuple(tuple(int(i == r) for i in range(4)) for r in range(4))
_PLAY = tuple(("play", kind) for kind in KINDS)
_BASE_USE = tuple(("base", b) for b in BASES)
_EFFECT_USE = tuple(("effect", b) for b in BASES)
_TARGET = tuple(("target", b) for b in BASES)
_SITE = tuple(("site", b) for b in BASES)
_LOSE = tuple(("lose", b) for b in BASES)
_BUY = tuple(("buy", c.id) if c else None for c in CARDS)
_RAZE = tuple(("raze", c.id) if c else None for c in CARDS)
_HOLD = tuple(("hold", c.id) if c else None for c in CARDS)
_TAKE = tuple(("take", r) for r in RESOURCES)


# -- 1 Reveal -----------------------------------------------------------------------------------------------------
def reveal(s) -> None:
    """Every Forum card slides one slot (G1), then a card enters at +5."""
    s.turn += 1
    s.phase, s.kind, s.refused = 1, -1, 0
    s.used = [0] * len(s.used)
    sink = s.sink
    if sink is not None:
        sink.append(("turn", s.turn, s.active))
    gone = s.forum[-1]
    if gone:
        s.fire.append(gone)
        if sink is not None:
            sink.append(("burn", CARDS[gone].id))
    new = s.deck.pop(s.draw(len(s.deck))) if s.deck else 0
    s.forum = [new, *s.forum[:-1]]
    if sink is not None and new:
        sink.append(("reveal", CARDS[new].id))
    late = s.options["deck_end"] == "cannot_reveal"
    if (not new if late else not s.deck):       # G2
        s.ending |= DECK
    s.phase = 2


# -- 2 Play a base ------------------------------------------------------------------------------------------------
def cannot_play(s) -> bool:
    """Only under ``hand_end = cannot_play`` can a turn begin with an empty hand (G15)."""
    return not any(s.hands[s.active])


def stop_at_once(s) -> None:
    s.ending |= HAND


@flow.decision("play")
class PlayBase(Decision):
    """Phase 2: mandatory."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == 2 else ()

    @staticmethod
    def options(s, f, seat):
        a, b, c = s.hands[seat]
        if a and b and c:
            return _PLAY
        return tuple(_PLAY[k] for k in (0, 1, 2) if s.hands[seat][k])

    @staticmethod
    def play(s, f, seat, kind):
        k = KINDS.index(kind)
        hand = s.hands[seat]
        hand[k] -= 1
        add_base(s, seat, k)
        s.kind = k
        if s.sink is not None:
            s.sink.append(("play", seat, kind, BASES[len(s.exp) - 1], ROWS[3 * seat + k]))
        if not any(hand) and s.options["hand_end"] == "last_card_played":    # G15
            s.ending |= HAND
        s.phase = 3


def add_base(s, seat: int, kind: int) -> None:
    """Put a base on the table."""
    s.rows[3 * seat + kind].append(len(s.exp))
    s.exp.append(0)
    s.used.append(0)


# -- 3 Activate ---------------------------------------------------------------------------------------------------
@flow.decision("collect", "base", "effect", "skip")
class Activate(Decision):
    """Phase 3 for one seat: each own stack of the active kind once, in any order. Locals: seat. Bare bases leave no choice
    (a counter more never hurts), so a seat without an expansion to use collects at once."""

    @staticmethod
    def who(s, f):
        seat = f[2]
        used, exp = s.used, s.exp
        open_ = False
        for b in s.rows[3 * seat + s.kind]:
            if not used[b]:
                card = exp[b]
                if card and CARDS[card].effect < ARCHITECT:
                    return (seat,)
                open_ = True
        if open_:
            Activate.collect(s, f, seat)
        return ()

    @staticmethod
    def options(s, f, seat):
        used, exp = s.used, s.exp
        out = []
        plain = 0
        for b in s.rows[3 * seat + s.kind]:
            if not used[b]:
                card = exp[b]
                out.append(_BASE_USE[b])
                if card and CARDS[card].effect < ARCHITECT:
                    if s.can_use(seat, card):
                        out.append(_EFFECT_USE[b])
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
            if not used[b] and (not exp[b] or CARDS[exp[b]].effect >= ARCHITECT):
                used[b] = 1
                count += 1
        goods = [0, 0, 0, 0]
        goods[s.kind] = count
        s.gain(seat, goods, KINDS[s.kind])

    @staticmethod
    def base(s, f, seat, b):
        s.used[BASE_NUMBER[b]] = 1
        s.gain(seat, _ONE[s.kind], KINDS[s.kind])

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
    s.gain(seat, _ONE[CARDS[card].a], CARDS[card].id)
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
        return (("done",), *[_TARGET[b] for b in s.rows[3 * seat + s.kind] if not used[b]])

    @staticmethod
    def target(s, f, seat, b):
        s.used[BASE_NUMBER[b]] = 1
        s.gain(seat, _ONE[CARDS[f[3]].a], CARDS[f[3]].id)

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
        return tuple((_PAY, *way) for way in payment.with_glory(CARDS[f[3]].pay, s.stock[seat]))

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
        return tuple(_RAZE[c] for c in s.own_cards(seat) if c != f[3])

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


# -- 4 Upgrade ----------------------------------------------------------------------------------------------------
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
            seat = s.active
            for card in s.forum:
                if card and bare_sites(s, seat, card):
                    return (seat,)
        return ()

    @staticmethod
    def options(s, f, seat):
        own = s.stock[seat]
        wealth = sum(own)
        out = [("pass",)]
        for slot, card in enumerate(s.forum):
            if card and sum(CARDS[card].cost) + TABLES.surcharge[slot] <= wealth and bare_sites(s, seat, card) \
                    and payment.affordable(own, totals(s, seat, card)):
                out.append(_BUY[card])
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
        return tuple(_SITE[b] for b in bare_sites(s, seat, f[3]))

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
        return tuple((_PAY, *way) for way in payment.payments(s.stock[seat], totals(s, seat, f[3])))

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


# -- 5 Tribute or invasion ----------------------------------------------------------------------------------------
def rome_is_next(s) -> bool:
    """Rome asks nothing: the active player must refuse (G12)."""
    s.phase = 5
    return s.front == TABLES.rome


@flow.decision("refuse", "tribute")
class Tribute(Decision):
    """Phase 5: pay exactly what the front space asks, or refuse. Who cannot pay still says so."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == 5 else ()

    @staticmethod
    def options(s, f, seat):
        return (("refuse",), *[(_LAY, *way) for way in payment.with_glory(s.front_demand(), s.stock[seat])])

    @staticmethod
    def refuse(s, f, seat):
        refuse(s)

    @staticmethod
    def tribute(s, f, seat, *way):
        own = s.stock[seat]
        left = list(way)
        for demanded in (0, 1, 2):
            for _ in range(s.front_demand()[demanded]):
                paid = demanded if left[demanded] else GLORY
                left[paid] -= 1
                own[paid] -= 1
                s.tribute += (s.front, demanded, paid)
        if s.sink is not None:
            s.sink.append(("tribute", seat, named(way), s.front, SCREENS[seat], "goth"))
        s.front += 1
        s.phase = 6


def refuse(s) -> None:
    s.phase, s.refused = 6, 1


def refused(s) -> bool:
    return s.refused == 1


def invade(s) -> None:
    """The Goth moves and the levy begins; dues are the gathered counters, or the space's demand with no tribute down (G7, G10, G12)."""
    if s.sink is not None:
        s.sink.append(("refuse", s.active))
    dues = [0, 0, 0]
    laid = s.tribute
    if laid:
        for i in range(0, len(laid), 3):
            dues[laid[i + 1]] += 1
            s.gathered[laid[i + 2]] += 1
        s.goth = s.front if s.options["goth_stop"] == "beyond_last_tribute" else s.front - 1
        s.tribute = []
    else:
        s.goth = s.front
        dues[:] = TABLES.demand[s.goth]
    s.front = min(s.goth + 1, TABLES.rome)
    if s.sink is not None:
        s.sink.append(("advance", s.goth, named(dues)) if any(dues) else ("advance_free", s.goth))
    if s.goth == TABLES.rome:
        s.ending |= ROME
    flow.push(s, "levy", 0, 0, *dues)


@flow.decision("lose", "hold")
class Levy(Decision):
    """Each player in turn settles one unpaid due with an own stack of its kind, or skips without one (G11). Locals: seats
    gone by, skips in a row, dues by kind."""

    pushed = True

    @staticmethod
    def who(s, f):
        while (f[4] or f[5] or f[6]) and f[3] < s.seats:
            seat = (s.active + f[2]) % s.seats
            choices = Levy.options(s, f, seat)
            if len(choices) > 1:
                return (seat,)
            if choices:
                Levy.lose(s, f, seat, choices[0][1])
            else:
                f[2] += 1
                f[3] += 1
                if s.sink is not None:
                    s.sink.append(("spared", seat))
        return ()

    @staticmethod
    def options(s, f, seat):
        out = []
        for kind in (0, 1, 2):
            if f[4 + kind]:
                row = s.rows[3 * seat + kind]
                out += [_LOSE[b] for b in row]
                card = s.fortress(seat, kind) if row else 0
                if card:
                    out.append(_HOLD[card])
        return tuple(out)

    @staticmethod
    def lose(s, f, seat, b):
        base = BASE_NUMBER[b]
        kind = s.kind_of(base)
        s.rows[3 * seat + kind].remove(base)
        card = s.exp[base]
        if card:
            s.fire.append(card)
            s.exp[base] = 0
        if s.sink is not None:
            if card:
                s.sink.append(("lose_both", seat, KINDS[kind], b, CARDS[card].id, RESOURCES[kind]))
            else:
                s.sink.append(("lose", seat, KINDS[kind], b, RESOURCES[kind]))
        Levy.settled(s, f, kind)

    @staticmethod
    def hold(s, f, seat, card):
        """The fortress goes in place of the stack; its base stays."""
        number = TABLES.number[card]
        s.exp[s.base_under(seat, number)] = 0
        s.fire.append(number)
        if s.sink is not None:
            s.sink.append(("hold", seat, card, RESOURCES[CARDS[number].a]))
        Levy.settled(s, f, CARDS[number].a)

    @staticmethod
    def settled(s, f, kind):
        f[4 + kind] -= 1
        f[2] += 1
        f[3] = 0


def start_share(s) -> None:
    if any(s.gathered):
        flow.push(s, "share", 0)


@flow.decision("take")
class Share(Decision):
    """Gathered tribute goes round, one counter each, own choice. Locals: seats gone by."""

    pushed = True

    @staticmethod
    def who(s, f):
        pool = s.gathered
        while True:
            kinds = [r for r in (0, 1, 2, 3) if pool[r]]
            if not kinds:
                return ()
            seat = (s.active + f[2]) % s.seats
            if len(kinds) > 1:
                return (seat,)
            Share.take(s, f, seat, RESOURCES[kinds[0]])

    @staticmethod
    def options(s, f, seat):
        return tuple(_TAKE[r] for r in (0, 1, 2, 3) if s.gathered[r])

    @staticmethod
    def take(s, f, seat, resource):
        r = RESOURCES.index(resource)
        s.gathered[r] -= 1
        s.stock[seat][r] += 1
        f[2] += 1
        if s.sink is not None:
            s.sink.append(("share", seat, ((resource, 1),), "goth", SCREENS[seat]))


# -- end of turn and of the match -----------------------------------------------------------------------------------
@flow.decision("end_turn")
class EndTurn(Decision):
    """The turn passes only when its player says so."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == 6 else ()

    @staticmethod
    def options(s, f, seat):
        return (("end_turn",),)

    @staticmethod
    def end_turn(s, f, seat):
        s.phase = 7


def next_seat(s) -> None:
    if not s.ending:
        s.active = (s.active + 1) % s.seats


def going_on(s) -> bool:
    return not s.ending


def finish(s) -> None:
    """Carthage decides first; else the furthest Roman, then most building cards on the table, then a shared win."""
    if s.arrived >= 0:
        winners, reason = [s.arrived], "carthage"
    else:
        reason = "rome" if s.ending & ROME else "hand" if s.ending & HAND else "deck"
        best = max((s.roman[i], s.cards_on_table(i)) for i in range(s.seats))
        winners = [i for i in range(s.seats) if (s.roman[i], s.cards_on_table(i)) == best]
    s.result = [reason, *winners]
    if s.sink is not None:
        s.sink.append(("end", message(f"end.{reason}")))


flow.sequence("match", While(going_on, "turn"), finish)
flow.sequence("turn",
              reveal,
              If(cannot_play, stop_at_once, orelse=(
                  "play_base",
                  EachSeat("activate"),
                  start_upgrade,
                  "upgrade",
                  If(rome_is_next, refuse, orelse=("tribute",)),
                  If(refused, invade, start_share),
                  "end_turn",
                  next_seat)))
flow.check()


def setup(seats: int, options: dict, seed: int) -> GloriaState:
    """Set-up of the rules reference, steps 1 to 4; runs to the first decision."""
    s = GloriaState()
    s.begin(seats, options, seed)
    s.kind, s.phase, s.refused, s.arrived, s.ending = -1, 1, 0, -1, 0
    s.bank = list(TABLES.supply)
    s.stock = [[0, 0, 0, 0] for _ in range(seats)]
    s.hands = [list(TABLES.deal[seats]) for _ in range(seats)]
    s.rows = [[] for _ in range(3 * seats)]
    s.exp, s.used = [], []
    s.deck, s.forum, s.fire = list(range(1, len(CARDS))), [0] * len(TABLES.surcharge), []
    s.roman, s.goth, s.front = [0] * seats, 0, 1
    s.tribute, s.gathered, s.gains = [], [0, 0, 0, 0], [0] * (3 * seats)
    for seat in range(seats):
        for kind in (0, 1, 2):
            s.hands[seat][kind] -= 1
            add_base(s, seat, kind)
        s.gain(seat, TABLES.start, "start")
    s.first = s.active = s.draw(seats)
    flow.run(s)
    return s
