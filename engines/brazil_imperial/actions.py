"""Section 5: the seven arches, and the bonus of an era marker (6). Every effect may be left unused."""

from __future__ import annotations

from engines.brazil_imperial.build import build_options
from engines.brazil_imperial.nodes import BUY, DONE, MORE, PLAY, TRADE_IN, Offer, Step, flow
from engines.brazil_imperial.payment import can_pay, charge, gain, grant, means, payable
from engines.brazil_imperial.products import Manufacture
from engines.brazil_imperial.state import FALLEN, SLOT, UNIT_NUMBER, one, pairs
from engines.brazil_imperial.tables import (
    ANY,
    BUILD,
    CAIRU,
    CAMARAO,
    CITY,
    DEPLOY,
    FITS,
    GOLD,
    GOODS,
    HARBOR,
    LEOPOLDINA,
    MANUFACTURE,
    MARCH,
    MAUA,
    NAPOLEON,
    PACK,
    PAINTING,
    PEDRO_I,
    PEDRO_II,
    RENOVATE,
    TABLES,
    UNITS,
    amounts,
)
from engines.core.flow import Decision


def begin(s, seat: int, arch: int, up: int) -> None:
    """Push the effect of an arch, upgraded when `up` is 1."""
    if arch == DEPLOY:
        extra = s.bonus(seat, CAMARAO)
        if s.monarch[seat] == NAPOLEON and not s.merit[seat]:
            s.merit[seat] = 1
            extra += TABLES.rewards[NAPOLEON][0].combat
        flow.push(s, "draw_cards", seat, 0, 1 + up + extra)
        flow.push(s, "deploy", seat, 1 + up)
    elif arch == HARBOR:
        flow.push(s, "trim", seat)
        if up:
            flow.push(s, "draw_cards", seat, 1, 0)
        flow.push(s, "choose_resource", seat, 1 + s.bonus(seat, CAIRU), 1)
    elif arch == BUILD:
        flow.push(s, "build", seat, up)
    else:
        flow.push(s, {PAINTING: "painting", RENOVATE: "renovate", MANUFACTURE: "manufacture"}.get(arch, "trade"), seat, up)


def useful(s, seat: int, arch: int) -> bool:
    """Whether the base effect of an arch could do anything: gold cards for it are offered then (7)."""
    if arch in (DEPLOY, HARBOR):
        return True
    if arch == BUILD:
        return bool(build_options(s, seat, 0))
    options = {PAINTING: Painting, RENOVATE: Renovate, MANUFACTURE: Manufacture}[arch].found(s, seat, 0)
    return bool(options)


def extra_actions(s, seat: int) -> tuple:
    """7: gold cards whose printed action could do something now, without the card itself as payment."""
    out, hand = [], s.gold_hand[seat]
    for card in dict.fromkeys(hand):
        effect = TABLES.gold_cards[card].effect
        if effect[0] == "extra_action":
            s.gold_hand[seat] = hand[1:]        # any one less: only their number pays
            if useful(s, seat, effect[1]):
                out.append(PLAY[card])
            s.gold_hand[seat] = hand
    return tuple(out)


def play(s, seat: int, face: str) -> None:
    """7: a gold card's printed effect: an action's base effect at full cost, or March."""
    card = TABLES.gold_card[face]
    s.gold_hand[seat].remove(card)
    s.gold_pile.append(card)
    s.emit("play", seat, face)
    if card == MARCH:
        s.marches += 1
    else:
        begin(s, seat, TABLES.gold_cards[card].effect[1], 0)


# -- 5.1 deploy -----------------------------------------------------------------------------------------------------
@flow.decision("deploy", "done")
class Deploy(Offer):
    """5.1. Locals: seat, units left to deploy."""

    @staticmethod
    def found(s, seat, left):
        if not left:
            return ()
        homes, deploy, out = s.homes(seat), s.lay.deploy, []
        costs, have = TABLES.empires[s.empire[seat]].costs, None
        for u in range(UNITS * seat, UNITS * seat + UNITS):
            place = s.where[u]
            if place == SLOT:
                have = have or means(s, seat)
                if not payable(costs[u % UNITS], *have):
                    continue
            elif place != FALLEN:
                continue
            out += [deploy[u][h] for h in homes]
        return out

    @staticmethod
    def deploy(s, f, seat, unit, zone):
        f[3] -= 1
        u, h = UNIT_NUMBER[unit], s.lay.hex[zone]
        flow.push(s, "unit_placed", seat, u, h)
        if s.where[u] == SLOT:
            charge(s, seat, TABLES.empires[s.empire[seat]].costs[u % UNITS])


@flow.decision()
class UnitPlaced(Step):
    """A deployed unit stands; Pedro I rewards the first of a kind. Locals: seat, unit, hex."""

    @staticmethod
    def run(s, f):
        seat, u, h = f[2:5]
        first = s.where[u] == SLOT
        kind = s.kind_of(u)
        again = any(s.kind_of(v) == kind and s.where[v] != SLOT for v in range(UNITS * seat, UNITS * seat + UNITS))
        s.put(u, h)
        s.emit("deploy", seat, TABLES.kinds[kind].id, s.lay.zone[h], int(first))
        if first and not again and s.monarch[seat] == PEDRO_I:
            grant(s, seat, TABLES.rewards[PEDRO_I].get(kind))


# -- 5.2 painting ---------------------------------------------------------------------------------------------------
def price(card: int, up: int) -> tuple:
    """What a painting costs (5.2)."""
    cost = TABLES.paintings[card].cost
    if up and cost == (GOLD,):
        return (ANY,)
    return () if up and cost == (ANY,) else cost


@flow.decision("buy", "done")
class Painting(Offer):
    """5.2: one painting of the display."""

    @staticmethod
    def found(s, seat, up):
        return [BUY[card] for card in s.display if card >= 0 and can_pay(s, seat, price(card, up))]

    @staticmethod
    def buy(s, f, seat, piece):
        s.stack.pop()
        card = TABLES.painting[piece.removeprefix("painting.")]
        flow.push(s, "painting_bought", seat, card)
        charge(s, seat, price(card, f[3]))


def refill(s, place: int, colour: int) -> None:
    """5.2: from the same colour, else the fuller deck of the others, red before pink before blue."""
    deck = s.decks[colour] or max(s.decks, key=len)
    s.display[place] = deck.pop() if deck else -1
    if s.display[place] >= 0:
        s.emit("display", TABLES.paintings[s.display[place]].id)


@flow.decision()
class PaintingBought(Step):
    """The card goes to its buyer, the display is filled up, rewards come. Locals: seat, painting."""

    @staticmethod
    def run(s, f):
        seat, card = f[2:4]
        colour = TABLES.paintings[card].colour
        new = all(TABLES.paintings[p].colour != colour for p in s.paintings[seat])
        s.paintings[seat].append(card)
        s.emit("painting", seat, TABLES.paintings[card].id)
        refill(s, s.display.index(card), colour)
        if card == LEOPOLDINA:
            gain(s, seat, TABLES.paintings[card].effect[1])
        if new and s.monarch[seat] == PEDRO_II:
            grant(s, seat, TABLES.rewards[PEDRO_II].get(colour))


# -- 5.4 renovate ---------------------------------------------------------------------------------------------------
@flow.decision("renovate", "flip", "done")
class Renovate(Offer):
    """5.4: an own building without goods produces again, flipped or not; with a palace it stays as it is."""

    @staticmethod
    def found(s, seat, up):
        if not up and not can_pay(s, seat, (ANY,)):
            return ()
        lay, out = s.lay, []
        for h in s.own(seat):
            if s.tile[h] < CITY and not s.goods[h]:
                out.append(lay.renovate[h])
                if not s.palace[h]:
                    out.append(lay.flip[h])
        return out

    @staticmethod
    def renovate(s, f, seat, piece):
        Renovate._begin(s, f, seat, s.lay.on_tile[piece], 0)

    @staticmethod
    def flip(s, f, seat, piece):
        Renovate._begin(s, f, seat, s.lay.on_tile[piece], 1)

    @staticmethod
    def _begin(s, f, seat, h, turned):
        s.stack.pop()
        flow.push(s, "renovated", seat, h, turned)
        if not f[3]:
            charge(s, seat, (ANY,))


@flow.decision()
class Renovated(Step):
    """The building produces, as its other side when flipped. Locals: seat, hex, flipped."""

    @staticmethod
    def run(s, f):
        seat, h, turned = f[2:5]
        if turned:
            s.tile[h] = TABLES.tiles[s.tile[h]].other
            s.clock += 1
            s.since[h] = s.clock
        s.emit("flip" if turned else "renovate", seat, TABLES.tiles[s.tile[h]].id, s.lay.zone[h])
        produce(s, seat, h)
        if not turned and s.has(seat, MAUA):
            flow.push(s, "one_more", seat, h)


def produce(s, seat: int, h: int) -> None:
    """The yield of a building lies on it."""
    goods = s.yields(h)
    s.goods[h] += goods
    if goods:
        s.emit("produce", seat, TABLES.tiles[s.tile[h]].id, pairs(goods))


@flow.decision("more")
class OneMore(Decision):
    """Mauá: one more of a good that the building makes. Locals: seat, hex."""

    pushed = True

    @staticmethod
    def _made(s, h):
        return [g for g, n in enumerate(amounts(s.yields(h))) if n]

    @classmethod
    def who(cls, s, f):
        made = cls._made(s, f[3])
        if len(made) > 1:
            return (f[2],)
        s.stack.pop()
        cls._add(s, f, made[0])
        return ()

    @classmethod
    def options(cls, s, f, seat):
        return tuple(MORE[g] for g in cls._made(s, f[3]))

    @staticmethod
    def more(s, f, seat, good):
        s.stack.pop()
        OneMore._add(s, f, GOODS.index(good))

    @staticmethod
    def _add(s, f, good):
        s.goods[f[3]] += PACK[good]
        s.emit("produce", f[2], TABLES.tiles[s.tile[f[3]]].id, one(good))


# -- 5.7 trade ------------------------------------------------------------------------------------------------------
@flow.decision("trade", "done")
class Trade(Offer):
    """5.7: any number of trades, in any order, without stand-ins."""

    @staticmethod
    def found(s, seat, up):
        have, hand = amounts(s.pool(seat)), len(s.combat_hand[seat])
        return [TRADE_IN[i] for i, (_, parts, cards, _, _) in enumerate(TABLES.trades)
                if hand >= cards and (not parts or sum(have[g] for g in FITS[parts[0]]) >= len(parts))]

    @staticmethod
    def trade(s, f, seat, what):
        number = next(i for i, t in enumerate(TABLES.trades) if t[0] == what)
        _, parts, cards, _, _ = TABLES.trades[number]
        s.emit("trade", seat, what)
        flow.push(s, "traded", seat, number)
        if parts:
            flow.push(s, "hand_over", seat, *parts)
        if cards:
            flow.push(s, "give", seat, cards)


@flow.decision()
class Traded(Step):
    """Locals: seat, number of the trade."""

    @staticmethod
    def run(s, f):
        _, _, _, goods, cards = TABLES.trades[f[3]]
        gain(s, f[2], goods, gold=cards)


# -- 6 era markers --------------------------------------------------------------------------------------------------
@flow.decision("peek", "draw", "done")
class Bonus(Decision):
    """6: marker I shows an exploration tile to its player, marker II gives a combat card; either may be left. Locals: seat, era of the marker."""

    pushed = True

    @staticmethod
    def unseen(s, seat) -> list[int]:
        """Face-down exploration tiles that a seat has not looked at."""
        seen = s.peeked[seat]
        return [h for h in s.lay.clouds if s.explo[h] and not s.up[h] and not seen >> h & 1]

    @classmethod
    def who(cls, s, f):
        return (f[2],) if f[3] == 2 or cls.unseen(s, f[2]) else ()

    @classmethod
    def options(cls, s, f, seat):
        if f[3] == 2:
            return DONE + (("draw",),)
        return DONE + tuple(s.lay.peek[h] for h in cls.unseen(s, seat))

    @staticmethod
    def peek(s, f, seat, zone):
        s.stack.pop()
        h = s.lay.hex[zone]
        s.peeked[seat] |= 1 << h
        s.emit("peek", seat, zone, TABLES.finds[s.explo[h]].id)

    @staticmethod
    def draw(s, f, seat):
        s.stack.pop()
        gain(s, seat, combat=1)

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()
