"""Sections 9 and 10: battles with up to three face-down cards a side, ranged attacks, bandeiras; control follows the units."""

from __future__ import annotations

from engines.brazil_imperial.nodes import FALL, LAY, SPEND, Step, flow
from engines.brazil_imperial.payment import gain
from engines.brazil_imperial.state import CURSOR, DEFENDER, FALLEN, HEX, RANGED, UNIT_NUMBER, one
from engines.brazil_imperial.tables import AMBUSH, BARRAGE, CAMP, FOREST, PACK, SKIRMISH, SPY, TABLES, amounts
from engines.core.flow import Decision


def begin(s, seat: int, h: int, units: list[int], ranged: int) -> None:
    """A battle begins: who fights whom where. A bandeira has no player behind it."""
    enemy = -1 if s.up[h] else s.occ[h] if s.occ[h] not in (-1, seat) else s.owner[h]
    s.battle = [seat, enemy, h, ranged, 0]
    s.fighters, s.guards = list(units), s.at(h) if enemy >= 0 else []
    s.laid, s.void, s.boost = [[], []], [[], []], [[], []]
    s.emit("battle", seat, s.lay.zone[h], base(s, 0), base(s, 1))
    flow.push(s, "outcome")
    flow.push(s, "resolve")
    if enemy >= 0:
        flow.push(s, "lay", enemy, 1)
    flow.push(s, "lay", seat, 0)


def estimate(s, seat: int, h: int, units: list[int]) -> tuple[int, int]:
    """Both bases of a battle that `seat` might begin."""
    kept = s.battle, s.fighters, s.guards
    enemy = -1 if s.up[h] else s.occ[h] if s.occ[h] not in (-1, seat) else s.owner[h]
    s.battle, s.fighters, s.guards = [seat, enemy, h, 0, 0], list(units), s.at(h) if enemy >= 0 else []
    found = base(s, 0), base(s, 1)
    s.battle, s.fighters, s.guards = kept
    return found


def base(s, side: int) -> int:
    """9.1 and 9.3: units, the tile when its owner controls it, stance, paintings."""
    battle = s.battle
    h, seat = battle[HEX], battle[side]
    if seat < 0:
        return TABLES.finds[s.explo[h]].flag
    total = s.strength(s.guards if side else s.fighters)
    if side and s.tile[h] and s.owner[h] == seat:
        total += s.worth(h)
    if s.stance(seat):
        total += TABLES.stance[side]
    return total + paintings(s, seat, side)


def paintings(s, seat: int, side: int) -> int:
    """What a seat's paintings add; of the automaton's only those that always work."""
    h, total = s.battle[HEX], 0
    for card in s.paintings[seat]:
        effect = TABLES.paintings[card].effect
        if not effect or effect[0] != "combat":
            continue
        n, condition = effect[1 + side], effect[3]
        if condition == "always":
            total += n
        elif seat == s.auto:
            continue
        elif condition == "against_bandeira":
            total += n if s.battle[DEFENDER] < 0 else 0
        elif condition == "hex_printed_forest":
            total += n if s.lay.terrain[h] == FOREST else 0
        else:
            total += n * min(2, len(beside(s, seat, h)))
    return total


def beside(s, seat: int, h: int) -> list[int]:
    """Own ranged units next to a battle that do not fight in it."""
    near = s.lay.near[h]
    return [u for u in range(5 * seat, 5 * seat + 5)
            if s.where[u] in near and TABLES.kinds[s.kind_of(u)].ranged and u not in s.fighters and u not in s.guards]


def card_value(s, side: int, i: int) -> int:
    """Strength of a laid card."""
    if s.void[side][i]:
        return 0
    number = s.laid[side][i]
    card = TABLES.combat_cards[number]
    value = (card.attack, card.defence)[side] + s.boost[side][i]
    return value + 2 if number == AMBUSH and s.lay.terrain[s.battle[HEX]] == FOREST else value


def total(s, side: int) -> int:
    """Base and cards of a side."""
    return base(s, side) + sum(card_value(s, side, i) for i in range(len(s.laid[side])))


@flow.decision("ready", "lay")
class Lay(Decision):
    """9.2, 9.3: up to three cards face down. Locals: seat, side."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        seat, side = f[2], f[3]
        if seat == s.auto:
            s.stack.pop()
            for _ in range(TABLES.auto_cards[s.era - 1]):
                card = s.take_top(s.combat_deck, s.combat_pile, "combat")
                if card >= 0:
                    cls._put(s, side, card)
            s.emit("laid", seat, len(s.laid[side]))
            return ()
        return (seat,) if s.combat_hand[seat] and len(s.laid[side]) < TABLES.laid else ()

    @staticmethod
    def _put(s, side, card):
        s.laid[side].append(card)
        s.void[side].append(0)
        s.boost[side].append(0)

    @staticmethod
    def options(s, f, seat):
        return (("ready",), *(LAY[c] for c in dict.fromkeys(s.combat_hand[seat])))

    @staticmethod
    def lay(s, f, seat, face):
        card = TABLES.combat_card[face]
        s.combat_hand[seat].remove(card)
        Lay._put(s, f[3], card)
        s.emit("lay", seat, face)

    @staticmethod
    def ready(s, f, seat):
        s.stack.pop()


@flow.decision("cancel", "spend", "enough")
class Resolve(Decision):
    """9.4: cards are shown and take effect one by one, the attacker's first. The cursor counts through both rows."""

    pushed = True

    @staticmethod
    def _place(s) -> tuple:
        n, first = s.battle[CURSOR], len(s.laid[0])
        return (0, n) if n < first else (1, n - first)

    @classmethod
    def who(cls, s, f):
        if s.battle[CURSOR] == 0 and (s.laid[0] or s.laid[1]):
            cls._tell(s)
        while s.battle[CURSOR] < len(s.laid[0]) + len(s.laid[1]):
            side, i = cls._place(s)
            seat, card = s.battle[side], s.laid[side][i]
            if not s.void[side][i]:
                if card == SPY and cls._spy(s, side, seat):
                    return (seat,)
                if card == CAMP and seat != s.auto and s.boost[side][i] < 2 and s.reserve[seat]:
                    return (seat,)
            s.battle[CURSOR] += 1
        return ()

    @staticmethod
    def _tell(s):
        if not s.battle[5:]:
            s.battle.append(1)
            for side in (0, 1):
                for card in s.laid[side]:
                    s.emit("shown", s.battle[side], TABLES.combat_cards[card].id)

    @staticmethod
    def _open(s, side) -> list[int]:
        return [i for i, void in enumerate(s.void[side]) if not void]

    @classmethod
    def _spy(cls, s, side, seat) -> bool:
        """Whether its player has a choice; without one the card acts by itself."""
        found = cls._open(s, 1 - side)
        if found and (seat == s.auto or len({s.laid[1 - side][i] for i in found}) == 1):
            cls._void(s, seat, 1 - side, max(found, key=lambda i: (card_value(s, 1 - side, i), -i)))
            return False
        return bool(found)

    @staticmethod
    def _void(s, seat, side, i):
        s.void[side][i] = 1
        s.emit("cancel", seat, TABLES.combat_cards[s.laid[side][i]].id)

    @classmethod
    def options(cls, s, f, seat):
        side, i = cls._place(s)
        if s.laid[side][i] == SPY:
            return tuple(("cancel", f"laid{1 - side}.{n}") for n in cls._open(s, 1 - side))
        goods = amounts(s.reserve[seat])
        return (("enough",), *(SPEND[seat][g] for g in range(6) if goods[g]))

    @classmethod
    def cancel(cls, s, f, seat, piece):
        side, n = map(int, piece.removeprefix("laid").split("."))
        cls._void(s, seat, side, n)
        s.battle[CURSOR] += 1

    @classmethod
    def spend(cls, s, f, seat, piece):
        side, i = cls._place(s)
        good = int(piece.rsplit(".", 1)[1])
        s.reserve[seat] -= PACK[good]
        s.boost[side][i] += 1
        s.emit("pay", seat, one(good))

    @staticmethod
    def enough(s, f, seat):
        s.battle[CURSOR] += 1


@flow.decision()
class Outcome(Step):
    """9.4 to 9.6: totals, the loser's units fall, cards that act after a defeat."""

    @staticmethod
    def run(s, f):
        attacker, defender, h = s.battle[:3]
        mine, theirs = total(s, 0), total(s, 1)
        won = int(mine <= theirs)        # the side that wins; a tie goes to the defender
        s.emit("repelled" if won else "won", attacker, s.lay.zone[h], mine, theirs)
        loser, winners = s.battle[1 - won], s.guards if won else s.fighters
        lost = [s.laid[1 - won][i] for i, void in enumerate(s.void[1 - won]) if not void] if loser >= 0 else []
        ranged = s.battle[RANGED]
        fallen = s.fighters if won else s.guards
        for side in (0, 1):
            s.combat_pile.extend(s.laid[side])
        s.laid, s.void, s.boost, s.battle, s.fighters, s.guards = [[], []], [[], []], [[], []], [], [], []
        for u in fallen:
            defeat(s, u)
        if not won and not ranged:
            for u in winners:
                s.put(u, h)
        if loser >= 0:
            gain(s, loser, choice=lost.count(SKIRMISH))
        if not won and defender < 0:
            flow.push(s, "take_find", attacker, h)
        if BARRAGE in lost and len(winners) > 1:
            s.guards = list(winners)
            flow.push(s, "barrage", winners[0] // 5, lost.count(BARRAGE))


def defeat(s, u: int) -> None:
    """9.6: the unit goes to its owner's reserve."""
    s.put(u, FALLEN)
    s.emit("defeated", u // 5, TABLES.kinds[s.kind_of(u)].id)


@flow.decision("fall")
class Barrage(Decision):
    """9: the winner's weakest fighters fall, never the last one; among equals the owner chooses. Locals: seat, how many. Fighters are in `guards`."""

    pushed = True

    @staticmethod
    def _weakest(s) -> list[int]:
        least = min(s.strength((u,)) for u in s.guards)
        return [u for u in s.guards if s.strength((u,)) == least]

    @classmethod
    def who(cls, s, f):
        while f[3] and len(s.guards) > 1:
            weakest = cls._weakest(s)
            if f[2] != s.auto and len({s.kind_of(u) for u in weakest}) > 1:
                return (f[2],)
            cls._fell(s, f, weakest[0])
        s.guards = []
        return ()

    @classmethod
    def options(cls, s, f, seat):
        return tuple(FALL[u] for u in cls._weakest(s))

    @classmethod
    def fall(cls, s, f, seat, unit):
        cls._fell(s, f, UNIT_NUMBER[unit])

    @staticmethod
    def _fell(s, f, u):
        f[3] -= 1
        s.guards.remove(u)
        defeat(s, u)
