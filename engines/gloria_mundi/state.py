"""The state of a match of Gloria Mundi and the small changes that all phases share."""

from __future__ import annotations

from engines.core.state import State
from engines.gloria_mundi.tables import ARCHITECT, CARDS, CONDITIONAL, DEMOLISH, EXCHANGE, FORTRESS, GLORY, KINDS, PER_COUNT, RESOURCES, TABLES

BASES = tuple(f"b{i}" for i in range(71))      # ids of base cards in order of play; 70 are in the box
BASE_NUMBER = {name: i for i, name in enumerate(BASES)}
SCREENS = tuple(f"screen:{i}" for i in range(6))
ROWS = tuple(f"{kind}:{seat}" for seat in range(6) for kind in KINDS)
DECK, HAND, CARTHAGE, ROME = 1, 2, 4, 8
ARCHITECTS = tuple(i for i, c in enumerate(CARDS) if c and c.effect == ARCHITECT)
FORTRESSES = tuple(next((i for i, c in enumerate(CARDS) if c and c.effect == FORTRESS and c.a == k), 0) for k in (0, 1, 2))
END_NAMES = {CARTHAGE: "carthage", ROME: "rome", HAND: "hand", DECK: "deck"}


class GloriaState(State):
    """Fields:

    active: seat whose turn it is. first: seat that began. kind: active kind of this turn (-1 before phase 2).
    phase: 1 to 5, 6 when only the invasion and End Turn are left, 7 after it.
    hands[seat][kind]: bases in hand. rows[3*seat+kind]: base numbers on the table in order of play.
    exp[base]: building card on that base or 0. used[base]: 1 when used up this turn.
    stock[seat][resource]: counters behind the screen. bank[resource].
    deck: building cards not yet seen, unordered (a card is drawn by lot when it is revealed).
    forum[slot]: card or 0, slot 0 is +5. fire: discards. roman[seat], goth, front: spaces.
    tribute: triples flattened (space, demanded, paid). gathered[resource]: tribute to share out.
    refused: 1 after phase 5 brought an invasion. arrived: first seat in Carthage or -1. ending: sum of end codes met.
    gains[seat]: steps by source (0 upgrades, 1 effects, 2 demolition) flattened by seat, for the score sheet.
    noted[seat]: what a good memory has of a seat: counters taken less counters paid, all in the open (4), and bases played by kind (3).
    """

    FIELDS = {"active": "value", "first": "value", "kind": "value", "phase": "value", "hands": "lists", "rows": "lists",
              "exp": "list", "used": "list", "stock": "lists", "bank": "list", "deck": "list", "forum": "list",
              "fire": "list", "roman": "list", "goth": "value", "front": "value", "tribute": "list", "gathered": "list",
              "refused": "value", "arrived": "value", "ending": "value", "gains": "list", "noted": "lists"}
    __slots__ = tuple(FIELDS)

    # -- counters and steps ---------------------------------------------------------------------------------------
    def gain(self, seat: int, goods, why: str) -> None:
        """Take counters from the bank; a short bank gives what is left (G16)."""
        bank, own, noted = self.bank, self.stock[seat], self.noted[seat]
        taken = [0, 0, 0, 0]
        for r in (0, 1, 2, 3):
            n = goods[r]
            if n:
                if n > bank[r]:
                    n = bank[r]
                bank[r] -= n
                own[r] += n
                noted[r] += n
                taken[r] = n
        if self.sink is not None:
            if any(taken):
                self.sink.append(("gain", seat, named(taken), why, "bank", SCREENS[seat]))
            else:
                self.sink.append(("gain_none", seat, why))

    def produce(self, seat: int, resource: int, n: int, why: str) -> None:
        """Take `n` counters of one kind from the bank, as ``gain`` does."""
        bank = self.bank
        if n > bank[resource]:
            n = bank[resource]
        bank[resource] -= n
        self.stock[seat][resource] += n
        self.noted[seat][resource] += n
        if self.sink is not None:
            self.sink.append(("gain", seat, ((RESOURCES[resource], n),), why, "bank", SCREENS[seat]) if n else ("gain_none", seat, why))

    def pay(self, seat: int, goods, why: str) -> None:
        """Pay counters to the bank."""
        bank, own, noted = self.bank, self.stock[seat], self.noted[seat]
        for r in (0, 1, 2, 3):
            own[r] -= goods[r]
            noted[r] -= goods[r]
            bank[r] += goods[r]
        if self.sink is not None:
            self.sink.append(("pay", seat, named(goods), why, SCREENS[seat], "bank"))

    def move(self, seat: int, steps: int, source: int, why: str) -> None:
        """Move a Roman; steps beyond Carthage are lost, the first to arrive is noted (G14)."""
        at = self.roman[seat]
        to = min(at + steps, TABLES.carthage)
        self.gains[3 * seat + source] += to - at
        self.roman[seat] = to
        if to == TABLES.carthage and self.arrived < 0:
            self.arrived = seat
            self.ending |= CARTHAGE
        if self.sink is not None:
            self.sink.append(("move", seat, to - at, to, why))

    # -- the table ------------------------------------------------------------------------------------------------
    def stacks(self, seat: int) -> int:
        """Number of stacks of a seat."""
        rows = self.rows
        return len(rows[3 * seat]) + len(rows[3 * seat + 1]) + len(rows[3 * seat + 2])

    def own_cards(self, seat: int) -> list[int]:
        """Building cards of a seat, by row and order of play."""
        exp = self.exp
        return [exp[b] for k in (0, 1, 2) for b in self.rows[3 * seat + k] if exp[b]]

    def base_under(self, seat: int, card: int) -> int:
        """The base number that carries `card`."""
        return next(b for k in (0, 1, 2) for b in self.rows[3 * seat + k] if self.exp[b] == card)

    def kind_of(self, base: int) -> int:
        """Kind of a base on the table."""
        for i, row in enumerate(self.rows):
            if base in row:
                return i % 3
        raise ValueError(f"base {base} is not on the table")

    def cards_on_table(self, seat: int) -> int:
        """Bases and building cards each count 1 (tie-break)."""
        return self.stacks(seat) + len(self.own_cards(seat))

    def architects(self, seat: int) -> list:
        """(replaced resource, used instead) of each architect on the seat's table."""
        exp, rows = self.exp, self.rows
        return [(CARDS[c].a, CARDS[c].b) for c in ARCHITECTS if c in exp
                and any(exp.index(c) in rows[3 * seat + k] for k in (0, 1, 2))]

    def fortress(self, seat: int, kind: int) -> int:
        """The seat's fortress card for a base kind, or 0."""
        exp = self.exp
        card = FORTRESSES[kind]
        return card if card in exp and exp.index(card) in self.rows[3 * seat + kind] else 0

    def front_demand(self) -> tuple:
        """(food, gold, military) asked by the front space; nothing when it is Rome (G12)."""
        return TABLES.demand[self.front]

    def can_use(self, seat: int, card: int) -> bool:
        """Whether the effect of `card` could do something for `seat` now; red cards are never used (phase 3)."""
        c = CARDS[card]
        effect = c.effect
        if effect == EXCHANGE:
            own = self.stock[seat]
            lack = sum(max(0, c.pay[r] - own[r]) for r in (0, 1, 2))
            return lack <= own[GLORY]
        if effect == PER_COUNT:
            return bool(self.rows[3 * seat + c.a])
        if effect == CONDITIONAL:
            return self.front_demand()[c.a] > 0
        if effect == DEMOLISH:
            return len(self.own_cards(seat)) > 1
        return effect < ARCHITECT

    def resample(self, seat: int) -> None:
        """What lies behind the others' screens and in their hands is made up from what the table has seen, never looked at. The deck has
        no order to know: a card is drawn by lot when it is revealed."""
        self.deck.sort()
        for other in range(self.seats):
            if other != seat:
                noted = self.noted[other]
                self.stock[other] = noted[:4]
                self.hands[other] = [dealt - played for dealt, played in zip(TABLES.deal[self.seats], noted[4:], strict=True)]

    # -- interface ------------------------------------------------------------------------------------------------
    def view(self, seat):
        from engines.gloria_mundi.view import build
        return build(self, seat)

    def decision(self, seat):
        from engines.gloria_mundi.words import decide
        return decide(self, seat) if seat in self.acting else None


def named(goods) -> tuple:
    """Counters by resource number as pairs (resource id, number), without zeros."""
    return tuple((RESOURCES[r], goods[r]) for r in range(len(goods)) if goods[r])
