"""Section 4: paying with goods, stand-ins and cards, part by part; taking; dropping down to the limits."""

from __future__ import annotations

from functools import lru_cache

from engines.brazil_imperial.nodes import CARD, CREDIT, DISCARD_COMBAT, DISCARD_GOLD, DROP, GIVE, PAY_RESERVE, RATE, RESERVE, TAKE, Step, flow
from engines.brazil_imperial.state import one, pairs
from engines.brazil_imperial.tables import AFONSO, ANY, COFFEE, EITHER, FITS, GOLD, GOODS, NAPOLEON, PACK, SCIENCE, SUGARCANE, TABLES, amounts
from engines.core.flow import Decision

NONE, SPARING, ONCE = range(3)      # what combat cards pay: nothing, Napoleon's rates, Afonso's once a turn
GOLD_BIT, SCIENCE_BIT = PACK[GOLD], PACK[SCIENCE]
WILD = 6


@lru_cache(maxsize=1 << 17)
def payable(parts: tuple, pool: int, cards: int, mode: int, combat: int, wild: int = 0) -> bool:
    """Whether parts of a cost can all be paid: `pool` a heap of goods, `cards` gold cards, `combat` cards under the rates of `mode`, `wild`
    resources of choice already paid for."""
    have = amounts(pool)
    need = [0] * 8
    for part in parts:
        need[part] += 1
    lack = 0
    for g in range(4):
        have[g] -= need[g]
        if have[g] < 0:
            lack -= have[g]
            have[g] = 0
    either = have[SUGARCANE] + have[COFFEE] - need[EITHER]
    if either < 0:
        lack -= either
        either = 0
    lack += max(0, need[ANY] - have[0] - have[3] - either)
    lack = max(0, lack - wild)
    gold, science = need[GOLD] - have[GOLD], need[SCIENCE] - have[SCIENCE]
    spare = cards + max(0, -gold) + max(0, -science)
    gold, science = max(0, gold), max(0, science)
    if mode == SPARING:
        combat -= 2 * science + 2 * max(0, gold - spare)
        return combat >= 0 and lack - max(0, spare - gold) <= combat
    if not science and lack + gold <= spare:
        return True
    if mode == ONCE:
        return (combat >= 1 and payable(parts, pool + GOLD_BIT, cards, NONE, 0, wild)
                or combat >= 2 and payable(parts, pool, cards, NONE, 0, wild + 2)
                or combat >= 3 and payable(parts, pool + GOLD_BIT + SCIENCE_BIT, cards, NONE, 0, wild))
    return False


def means(s, seat: int) -> tuple:
    """What a seat can pay with: pool, gold cards, mode and number of combat cards."""
    monarch = s.monarch[seat]
    mode = SPARING if monarch == NAPOLEON else ONCE if monarch == AFONSO and not s.rated else NONE
    return s.pool(seat), len(s.gold_hand[seat]), mode, len(s.combat_hand[seat]) if mode else 0


def can_pay(s, seat: int, parts: tuple) -> bool:
    """Whether a seat can pay a cost now."""
    return not parts or payable(parts, *means(s, seat))


def charge(s, seat: int, parts: tuple) -> None:
    """Push the payment of a cost that can be paid."""
    if parts:
        flow.push(s, "pay", seat, 0, 0, *parts)


def fits(part: int) -> tuple:
    """Goods that may stand for a part."""
    if part == SCIENCE:
        return (SCIENCE,)
    return (GOLD, SCIENCE) if part == GOLD else (*FITS[part], GOLD, SCIENCE)


def lying(s, seat: int, good: int, out: list) -> None:
    """Add the places where a good of a seat lies."""
    shift = 8 * good
    if s.reserve[seat] >> shift & 255:
        out.append(PAY_RESERVE[seat][good])
    pay = s.lay.pay
    goods, owner, occ = s.goods, s.owner, s.occ
    for h in s.built:
        if goods[h] >> shift & 255 and (occ[h] == seat or (occ[h] < 0 and owner[h] == seat)):
            out.append(pay[h][good])


def take_away(s, seat: int, piece: str) -> None:
    """Spend the good that a piece of goods names."""
    if piece in RESERVE:
        good = RESERVE[piece]
        s.reserve[seat] -= PACK[good]
    else:
        h, good = s.lay.paid[piece]
        s.goods[h] -= PACK[good]
    s.emit("pay", seat, one(good))


@flow.decision("pay", "card", "rate", "credit")
class Pay(Decision):
    """Locals: seat, credit of combat cards as a heap, resources of choice on credit, then the parts still to pay. One part is paid at a click;
    what leaves no choice is paid by itself."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        while len(f) > 5:
            ways = cls.ways(s, f)
            action = ways[0]
            if (len(ways) > 1 or action[0] == "card" and len(s.gold_hand[f[2]]) > 1) and not _all_goes(s, f):
                return (f[2],)      # cards that are left are asked about alike or not: no pause tells what they are
            cls.handlers[action[0]](s, f, f[2], *action[1:])
            if s.stack[-1] is not f:
                return ()
        return ()

    @classmethod
    def options(cls, s, f, seat):
        return cls.ways(s, f)

    @staticmethod
    def ways(s, f) -> tuple:
        seat, credit, wild, part, rest = f[2], f[3], f[4], f[5], tuple(f[6:])
        pool, cards, mode, combat = means(s, seat)
        full = pool + credit
        out: list = []
        for g in fits(part):
            if pool >> 8 * g & 255 and payable(rest, full - PACK[g], cards, mode, combat, wild):
                lying(s, seat, g, out)
            if credit >> 8 * g & 255 and payable(rest, full - PACK[g], cards, mode, combat, wild):
                out.append(CREDIT[g])
        if wild and part != GOLD and part != SCIENCE and payable(rest, full, cards, mode, combat, wild - 1):
            out.append(CREDIT[WILD])
        if cards and part != SCIENCE and payable(rest, full, cards - 1, mode, combat, wild):
            out += [CARD[c] for c in dict.fromkeys(s.gold_hand[seat])]
        if mode:
            out += _rates(s, f, full, cards, mode, combat)
        return tuple(out)

    @staticmethod
    def pay(s, f, seat, piece):
        del f[5]
        take_away(s, seat, piece)

    @staticmethod
    def card(s, f, seat, face):
        del f[5]
        card = TABLES.gold_card[face]
        s.gold_hand[seat].remove(card)
        s.gold_pile.append(card)
        s.emit("spend_card", seat, face)

    @staticmethod
    def credit(s, f, seat, what):
        del f[5]
        if what == "any":
            f[4] -= 1
        else:
            f[3] -= PACK[GOODS.index(what)]

    @staticmethod
    def rate(s, f, seat, n):
        """Section 12: what n combat cards are worth to Afonso I or Napoleon; what this part does not need is credit for the next ones."""
        part = f[5]
        del f[5]
        if s.monarch[seat] == AFONSO:
            s.rated = 1
            if n == 2:
                f[4] += 1
            elif n == 3:
                f[3] += GOLD_BIT if part == SCIENCE else SCIENCE_BIT
        flow.push(s, "give", seat, n)


def _all_goes(s, f) -> bool:
    """Whether everything that could help is needed, so that the order of clicks is no choice."""
    pool, cards, mode, _ = means(s, f[2])
    if mode or f[3] or f[4]:
        return False
    parts = set(f[5:])
    useful = sum(n for g, n in enumerate(amounts(pool)) if n and any(g in fits(part) for part in parts))
    return useful + (cards if parts != {SCIENCE} else 0) == len(f) - 5


def _rates(s, f, full: int, cards: int, mode: int, combat: int) -> list:
    """Numbers of combat cards that pay the next part and leave the rest payable."""
    wild, part, rest = f[4], f[5], tuple(f[6:])
    resource = part not in (GOLD, SCIENCE)
    out = []
    if mode == SPARING:
        if combat >= 1 and resource and payable(rest, full, cards, mode, combat - 1, wild):
            out.append(RATE[1])
        if combat >= 2 and not resource and payable(rest, full, cards, mode, combat - 2, wild):
            out.append(RATE[2])
        return out
    if combat >= 1 and part != SCIENCE and payable(rest, full, cards, NONE, 0, wild):
        out.append(RATE[1])
    if combat >= 2 and resource and any(p not in (GOLD, SCIENCE) for p in rest) and payable(rest, full, cards, NONE, 0, wild + 1):
        out.append(RATE[2])
    dear = part == SCIENCE or SCIENCE in rest or rest and GOLD in (part, *rest)     # for resources alone two cards do as much
    if combat >= 3 and dear and payable(rest, full + (GOLD_BIT if part == SCIENCE else SCIENCE_BIT), cards, NONE, 0, wild):
        out.append(RATE[3])
    return out


@flow.decision("give")
class Give(Decision):
    """Discard combat cards out of the hand. Locals: seat, how many."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        hand = s.combat_hand[f[2]]
        while f[3]:
            if len(hand) > f[3]:        # alike or not: no pause tells what is left
                return (f[2],)
            cls.give(s, f, f[2], TABLES.combat_cards[hand[0]].id)
        return ()

    @staticmethod
    def options(s, f, seat):
        return tuple(GIVE[c] for c in dict.fromkeys(s.combat_hand[seat]))

    @staticmethod
    def give(s, f, seat, face):
        card = TABLES.combat_card[face]
        s.combat_hand[seat].remove(card)
        s.combat_pile.append(card)
        f[3] -= 1
        s.emit("discard", seat, face)


@flow.decision("pay")
class HandOver(Decision):
    """What a trade takes: the things themselves. Locals: seat, then parts, all of one sort."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        while len(f) > 3:
            ways = cls.options(s, f, f[2])
            goods = amounts(s.pool(f[2]))
            if len(ways) > 1 and sum(goods[g] for g in FITS[f[3]]) > len(f) - 3:
                return (f[2],)
            cls.pay(s, f, f[2], ways[0][1])
        return ()

    @staticmethod
    def options(s, f, seat):
        out: list = []
        for g in FITS[f[3]]:
            lying(s, seat, g, out)
        return tuple(out)

    @staticmethod
    def pay(s, f, seat, piece):
        del f[3]
        take_away(s, seat, piece)


# -- taking ---------------------------------------------------------------------------------------------------------
def gain(s, seat: int, goods: int = 0, *, choice: int = 0, gold: int = 0, combat: int = 0) -> None:
    """Goods into the reserve, resources of choice, cards; then the limits (section 4). The automaton takes nothing."""
    if seat == s.auto:
        return
    if goods:
        s.reserve[seat] += goods
        s.emit("gain", seat, pairs(goods))
    s.draw_gold(seat, gold)
    s.draw_combat(seat, combat)
    if choice or s.over_limit(seat):
        flow.push(s, "trim", seat)
    if choice:
        flow.push(s, "choose_resource", seat, choice, 0)


def grant(s, seat: int, given) -> None:
    """A Reward of the tables, or None."""
    if given:
        gain(s, seat, given.goods, choice=given.choice, gold=given.gold, combat=given.combat)


@flow.decision("take", "done")
class ChooseResource(Decision):
    """Resources of one's choice. Locals: seat, how many, whether they may be declined."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if f[3] else ()

    @staticmethod
    def options(s, f, seat):
        return (("done",), *TAKE) if f[4] else TAKE

    @staticmethod
    def take(s, f, seat, good):
        f[3] -= 1
        s.reserve[seat] += PACK[GOODS.index(good)]
        s.emit("gain", seat, ((good, 1),))

    @staticmethod
    def done(s, f, seat):
        f[3] = 0


@flow.decision("drop", "discard")
class Trim(Decision):
    """Section 4: down to the limits by own choice, after everything was taken."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if s.over_limit(f[2]) else ()

    @staticmethod
    def options(s, f, seat):
        goods = amounts(s.reserve[seat])
        if sum(goods) > TABLES.reserve:
            return tuple(DROP[seat][g] for g in range(6) if goods[g])
        if len(s.gold_hand[seat]) > TABLES.hand:
            return tuple(DISCARD_GOLD[c] for c in dict.fromkeys(s.gold_hand[seat]))
        return tuple(DISCARD_COMBAT[c] for c in dict.fromkeys(s.combat_hand[seat]))

    @staticmethod
    def drop(s, f, seat, piece):
        good = RESERVE[piece]
        s.reserve[seat] -= PACK[good]
        s.emit("drop", seat, one(good))

    @staticmethod
    def discard(s, f, seat, face):
        if face in TABLES.gold_card:
            card = TABLES.gold_card[face]
            s.gold_hand[seat].remove(card)
            s.gold_pile.append(card)
        else:
            card = TABLES.combat_card[face]
            s.combat_hand[seat].remove(card)
            s.combat_pile.append(card)
        s.emit("discard", seat, face)


@flow.decision()
class DrawCards(Step):
    """Cards that come after an action. Locals: seat, gold cards, combat cards."""

    @staticmethod
    def run(s, f):
        gain(s, f[2], gold=f[3], combat=f[4])
