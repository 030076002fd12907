"""Made-up positions: a table that is laid out by hand and then played, checked after every action."""

from __future__ import annotations

from engines.core.action import parse_action
from engines.gloria_mundi import GAME
from engines.gloria_mundi.tables import CARDS, KINDS, RESOURCES, TABLES

LETTER = {"f": 0, "g": 1, "m": 2, "w": 3}     # food, gold, military, wild (glory)


def goods(text: str) -> tuple[int, int, int, int]:
    """``"2f1w"`` is 2 food and 1 glory."""
    out = [0, 0, 0, 0]
    number = ""
    for sign in text.replace(" ", ""):
        if sign.isdigit():
            number += sign
        else:
            out[LETTER[sign]] += int(number)
            number = ""
    return tuple(out)


class Table:
    """A match at the first play of a turn, seat 0 to play, nobody with a counter, the Forum empty. Bases b0, b1, b2 are the farm,
    city and legion of seat 0, b3 to b5 those of seat 1, and so on; ``stack`` adds more."""

    def __init__(self, seats: int = 2, seed: int = 5, **options: str):
        self.s = s = GAME.new(seats, options, seed)
        s.active = s.first = 0
        s.acting = (0,)
        s.deck = sorted([*s.deck, *[c for c in s.forum if c]])
        s.forum = [0] * 6
        for seat in range(seats):
            self.counters(seat, "")
        GAME.check(s)

    # -- laying out -----------------------------------------------------------------------------------------------
    def counters(self, seat: int, text: str) -> None:
        """Set what a seat has behind its screen; the bank makes up the difference."""
        wanted = goods(text)
        for r in range(4):
            self.s.bank[r] += self.s.stock[seat][r] - wanted[r]
            self.s.stock[seat][r] = self.s.noted[seat][r] = wanted[r]

    def stack(self, seat: int, kind: str, card: str = "") -> str:
        """Lay another base from the hand on the table and return its id."""
        s, k = self.s, KINDS.index(kind)
        base = f"b{len(s.exp)}"
        s.hands[seat][k] -= 1
        s.noted[seat][4 + k] += 1
        s.rows[3 * seat + k].append(len(s.exp))
        s.exp.append(0)
        s.used.append(0)
        if card:
            self.put(card, base)
        return base

    def put(self, card: str, base: str) -> str:
        """Lay a card of the deck on a base."""
        self._from_deck(card)
        self.s.exp[int(base[1:])] = TABLES.number[card]
        return base

    def remove(self, base: str) -> None:
        """Take a bare base off the table."""
        row = next(row for row in self.s.rows if int(base[1:]) in row)
        row.remove(int(base[1:]))

    def forum(self, card: str, price: int = 0) -> None:
        """Lay a card of the deck in the slot with that surcharge."""
        self._from_deck(card)
        self.s.forum[TABLES.surcharge.index(price)] = TABLES.number[card]

    def _from_deck(self, card: str) -> None:
        self.s.deck.remove(TABLES.number[card])

    def burn_deck(self, left: int) -> None:
        """Burn the deck down to `left` cards."""
        while len(self.s.deck) > left:
            self.s.fire.append(self.s.deck.pop())

    def roman(self, seat: int, at: int) -> None:
        """Put a Roman on a step."""
        self.s.roman[seat] = at
        self.s.gains[3 * seat:3 * seat + 3] = [at, 0, 0]

    def hand(self, seat: int, farms: int, cities: int, legions: int) -> None:
        """Set a hand. The bases that are missing now count as lost on the table before."""
        s = self.s
        wanted = [farms, cities, legions]
        gone = sum(s.hands[seat]) - sum(wanted)
        assert gone >= 0
        s.hands[seat] = wanted
        s.noted[seat][4:] = [dealt - left for dealt, left in zip(TABLES.deal[s.seats], wanted, strict=True)]
        s.exp += [0] * gone
        s.used += [0] * gone

    def goth(self, at: int, tribute: str = "") -> None:
        """Put the Goth on a space with tribute on the spaces before him; `tribute` lists paid counters, as ``"w"`` or ``"f"``, one
        letter for each demanded counter in order of kind."""
        s = self.s
        s.goth, s.front, s.tribute = at, min(at + 1, TABLES.rome), []
        letters = list(tribute)
        while letters:
            for kind in range(3):
                for _ in range(TABLES.demand[s.front][kind]):
                    paid = LETTER[letters.pop(0)]
                    s.bank[paid] -= 1
                    s.tribute += [s.front, kind, paid]
            s.front += 1

    # -- playing --------------------------------------------------------------------------------------------------
    @property
    def at(self) -> str:
        """The name of the decision that waits."""
        return self.s.stack[-1][0] if self.s.acting else "over"

    @property
    def who(self) -> int:
        """The seat that must act."""
        return self.s.acting[0]

    def legal(self) -> list[str]:
        """All actions of the acting seat as text."""
        return [" ".join(map(str, action)) for action in self.s.legal(self.who)]

    def do(self, *texts: str) -> list:
        """Carry out actions of whoever must act; returns the events of all of them."""
        events = []
        for text in texts:
            assert self.s.acting, f"the match is over before {text!r}"
            events += self.s.apply(self.who, parse_action(text)).events
            GAME.check(self.s)
        return events

    def go(self, stop: str) -> None:
        """Do the dullest thing (pass, refuse, skip) until decision `stop` waits or the match is over."""
        while self.s.acting and self.at != stop:
            self.do(self.legal()[0])

    def stock(self, seat: int = 0) -> tuple:
        """What a seat has behind its screen."""
        return tuple(self.s.stock[seat])

    def card_on(self, base: str) -> str:
        """The card on a base, or ""."""
        number = self.s.exp[int(base[1:])]
        return CARDS[number].id if number else ""

    def stacks(self, seat: int) -> dict[str, int]:
        """Number of stacks by kind."""
        return {kind: len(self.s.rows[3 * seat + k]) for k, kind in enumerate(KINDS)}

    def burnt(self) -> list[str]:
        """Ids of the discards."""
        return [CARDS[c].id for c in self.s.fire]


def resource_of(kind: str) -> int:
    """The number of the resource that a base kind gives."""
    return KINDS.index(kind)


__all__ = ["CARDS", "GAME", "KINDS", "RESOURCES", "TABLES", "Table", "goods", "resource_of"]
