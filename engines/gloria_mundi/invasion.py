"""Phase 5 of Gloria Mundi: tribute, or the invasion with its levy and the sharing out."""

from __future__ import annotations

from engines.core.flow import Decision
from engines.gloria_mundi import payment
from engines.gloria_mundi.nodes import HOLD, LAY, LOSE, TAKE, flow
from engines.gloria_mundi.state import BASE_NUMBER, ROME, SCREENS, named
from engines.gloria_mundi.tables import CARDS, GLORY, KINDS, RESOURCES, TABLES


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
        return (("refuse",), *[(LAY, *way) for way in payment.with_glory(s.front_demand(), s.stock[seat])])

    @staticmethod
    def refuse(s, f, seat):
        refuse(s)

    @staticmethod
    def tribute(s, f, seat, *way):
        own, noted = s.stock[seat], s.noted[seat]
        left = list(way)
        for demanded in (0, 1, 2):
            for _ in range(s.front_demand()[demanded]):
                paid = demanded if left[demanded] else GLORY
                left[paid] -= 1
                own[paid] -= 1
                noted[paid] -= 1
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
                out += [LOSE[b] for b in row]
                card = s.fortress(seat, kind) if row else 0
                if card:
                    out.append(HOLD[card])
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
        return tuple(TAKE[r] for r in (0, 1, 2, 3) if s.gathered[r])

    @staticmethod
    def take(s, f, seat, resource):
        r = RESOURCES.index(resource)
        s.gathered[r] -= 1
        s.stock[seat][r] += 1
        s.noted[seat][r] += 1
        f[2] += 1
        if s.sink is not None:
            s.sink.append(("share", seat, ((resource, 1),), "goth", SCREENS[seat]))
