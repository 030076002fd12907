"""Made-up positions: a match past its set-up with nothing in anybody's hands, laid out by hand and then played, checked after every action."""

from __future__ import annotations

from engines.brazil_imperial import GAME
from engines.brazil_imperial.scoring import SOURCES, parts
from engines.brazil_imperial.state import BEFORE, FALLEN, SLOT
from engines.brazil_imperial.tables import ARCHES, CITY, GOODS, PACK, TABLES, UNITS, amounts
from engines.core.action import parse_action

EMPIRES = ("brazil", "portugal", "spain", "france")
MONARCHS = ("oba_ii", "nassau", "isabella_i", "victoria")
HOME, AWAY = "-4,1", "4,-1"     # the capitals of seats 0 and 1 on the map of two


def hexed(place: str) -> str:
    """The zone of a hex given as "q,r"."""
    return "hex_" + place.replace(",", "_")


class Table:
    """A match at the first action phase of seat 0. Two seats have their capitals at HOME and AWAY; face-down finds stay where they were dealt
    unless `finds` is False."""

    def __init__(self, seats: int = 2, seed: int = 5, empires=EMPIRES, monarchs=MONARCHS, finds: bool = False, **options: str):
        self.s = s = GAME.new(seats, options, seed)
        while s.acting and s.stack[-1][0] != "action_phase":
            seat = s.acting[0]
            legal = s.legal(seat)
            want = [a for a in legal if a == ("empire", empires[seat]) or (seat < len(monarchs) and a == ("crown", f"crown{seat}.{monarchs[seat]}"))]
            s.play(seat, (want or legal)[0])
        s.order, s.active, s.acting = list(range(seats)), 0, (0,)
        if seats == 2:
            self._swap_capitals()
        s.reserve = [0] * seats
        if not finds:
            self.clear_finds()
        GAME.check(s)

    def _swap_capitals(self) -> None:
        s = self.s
        s.capital = [s.lay.hex[hexed(place)] if hexed(place) in s.lay.hex else s.capital[i] for i, place in enumerate((HOME, AWAY))]

    def clear_finds(self) -> None:
        """Take all exploration tiles off the map, so that clouds are plain."""
        s = self.s
        for h in s.lay.clouds:
            if s.explo[h]:
                s.box.append(s.explo[h])
                s.explo[h] = 0
        s.box.sort()

    # -- laying out -------------------------------------------------------------------------------------------------
    def h(self, place: str) -> int:
        """The number of a hex."""
        return self.s.lay.hex[hexed(place)]

    def give(self, seat: int = 0, **goods: int) -> None:
        """Goods into a reserve."""
        for good, n in goods.items():
            self.s.reserve[seat] += PACK[GOODS.index(good)] * n

    def gold(self, seat: int, *cards: str) -> None:
        """Gold cards into a hand, out of the deck."""
        self._hand(self.s.gold_deck, self.s.gold_hand[seat], [TABLES.gold_card[c] for c in cards])

    def combat(self, seat: int, *cards: str) -> None:
        """Combat cards into a hand, out of the deck."""
        self._hand(self.s.combat_deck, self.s.combat_hand[seat], [TABLES.combat_card[c] for c in cards])

    @staticmethod
    def _hand(deck: list, hand: list, cards: list) -> None:
        for card in cards:
            deck.remove(card)
            hand.append(card)
        hand.sort()

    def next_gold(self, *cards: str) -> None:
        """The gold cards that are drawn next, the first one first."""
        self._top(self.s.gold_deck, [TABLES.gold_card[c] for c in cards])

    def next_combat(self, *cards: str) -> None:
        """The combat cards that are drawn next."""
        self._top(self.s.combat_deck, [TABLES.combat_card[c] for c in cards])

    @staticmethod
    def _top(deck: list, cards: list) -> None:
        for card in reversed(cards):
            deck.remove(card)
            deck.append(card)

    def tile(self, seat: int, place: str, what: str, **goods: int) -> int:
        """A building or city of a seat, with goods; gives its hex."""
        s, h, tile = self.s, self.h(place), TABLES.number[what]
        if s.explo[h]:
            s.box.append(s.explo[h])
            s.explo[h] = 0
        if tile >= CITY:
            stack = next(c for c in s.cities if tile in c)
            stack.remove(tile)
        else:
            s.supply[TABLES.tiles[tile].pair] -= 1
        s.clock += 1
        s.tile[h], s.owner[h], s.since[h] = tile, seat, s.clock
        s.goods[h] = sum(PACK[GOODS.index(g)] * n for g, n in goods.items())
        s.built.append(h)
        return h

    def city_top(self, what: str) -> None:
        """Bring a city to the top of its stack."""
        stack = next(c for c in self.s.cities if TABLES.number[what] in c)
        stack.remove(TABLES.number[what])
        stack.append(TABLES.number[what])

    def unit(self, seat: int, kind: str, place: str = "") -> str:
        """Stand the first unit of a kind that is still on the board's slots; no place means defeated. Gives its id."""
        s = self.s
        u = next(u for u in range(UNITS * seat, UNITS * seat + UNITS) if s.where[u] == SLOT and TABLES.kinds[s.kind_of(u)].id == kind)
        s.put(u, self.h(place) if place else FALLEN)
        return f"unit{seat}.{u % UNITS}"

    def painting(self, seat: int, *cards: str) -> None:
        """Paintings of a seat, out of the decks or the display."""
        s = self.s
        for card in cards:
            number = TABLES.painting[card]
            deck = s.decks[TABLES.paintings[number].colour]
            if number in s.display:
                s.display[s.display.index(number)] = deck.pop()
            else:
                deck.remove(number)
            s.paintings[seat].append(number)

    def show_painting(self, card: str) -> None:
        """Put a painting on display."""
        s, number = self.s, TABLES.painting[card]
        if number not in s.display:
            deck = s.decks[TABLES.paintings[number].colour]
            place = next(i for i, p in enumerate(s.display) if TABLES.paintings[p].colour == TABLES.paintings[number].colour)
            deck[deck.index(number)] = s.display[place]
            s.display[place] = number

    def find(self, place: str, what: str, up: int = 0) -> None:
        """Put an exploration tile on a cloud."""
        s, h = self.s, self.h(place)
        number = next(i for i, f in enumerate(TABLES.finds) if f.id == what)
        if s.explo[h]:
            s.box.append(s.explo[h])
        if number not in s.box:
            other = s.explo.index(number)
            s.box.append(number)
            s.explo[other] = 0
        s.box.remove(number)
        s.box.sort()
        s.explo[h], s.up[h] = number, up

    def task(self, seat: int, era: int, what: str) -> None:
        """Make a task the one that a seat keeps for an era."""
        s, number = self.s, TABLES.task[what]
        mine = 2 * era - 2 + s.chosen[seat][era - 1]
        old = s.dealt[seat][mine]
        for row in (*s.task_decks, *s.dealt):
            if number in row:
                row[row.index(number)] = old
        s.dealt[seat][mine] = number

    def product(self, seat: int, what: str, arch: str) -> None:
        """A product made and placed."""
        p = TABLES.products.index(what)
        self.s.made[seat] |= 1 << p
        self.s.slots[seat][ARCHES.index(arch)] = p + 1

    def palace(self, n: int, place: str) -> None:
        """A palace of the tile's owner."""
        self.s.palace[self.h(place)] = n

    def marker(self, seat: int, arch: str) -> None:
        """The action marker of a seat."""
        self.s.marker[seat] = ARCHES.index(arch)

    def turn_of(self, seat: int) -> None:
        """Let it be another seat's turn, at its beginning."""
        self.s.active, self.s.acting, self.s.phase = seat, (seat,), BEFORE

    def moving(self, arch: str = "harbor", seat: int = 0) -> None:
        """Go to the movement phase after an arch whose effect is left unused."""
        self.do(f"act arch_{arch}:{seat}")
        while self.at != "movement":
            self.do("done" if ("done",) in self.s.legal(self.who) else self.legal()[0])

    # -- playing ----------------------------------------------------------------------------------------------------
    @property
    def at(self) -> str:
        """The name of the decision that waits."""
        return self.s.stack[-1][0] if self.s.acting else "over"

    @property
    def who(self) -> int:
        """The seat that must act."""
        return self.s.acting[0]

    def legal(self, verb: str = "") -> list[str]:
        """Actions of the acting seat as text, all or those of one verb."""
        return [" ".join(map(str, a)) for a in self.s.legal(self.who) if verb in ("", a[0])]

    def do(self, *texts: str) -> list:
        """Carry out actions of whoever must act; gives the events of all of them."""
        events = []
        for text in texts:
            assert self.s.acting, f"the match is over before {text!r}"
            events += self.s.apply(self.who, parse_action(text)).events
            GAME.check(self.s)
        return events

    def act(self, arch: str) -> list:
        """The acting seat's marker goes to an arch."""
        return self.do(f"act arch_{arch}:{self.who}")

    def end_turn(self) -> None:
        """End the turn in play."""
        self.do("end_turn")

    def pass_turn(self) -> None:
        """A turn of whoever is active in which nothing is done."""
        arch = "harbor" if self.s.marker[self.who] != ARCHES.index("harbor") else "trade"
        self.moving(arch, self.who)
        self.end_turn()

    # -- looking ----------------------------------------------------------------------------------------------------
    def reserve(self, seat: int = 0) -> dict:
        """Goods of a reserve by name."""
        return {GOODS[g]: n for g, n in enumerate(amounts(self.s.reserve[seat])) if n}

    def on(self, place: str) -> dict:
        """Goods on a tile by name."""
        return {GOODS[g]: n for g, n in enumerate(amounts(self.s.goods[self.h(place)])) if n}

    def at_hex(self, place: str) -> tuple:
        """What is built there and who controls it."""
        h = self.h(place)
        return TABLES.tiles[self.s.tile[h]].id, self.s.controller(h)

    def place(self, unit: str):
        """Where a unit is: "q,r", "defeated" or "board"."""
        seat, slot = unit.removeprefix("unit").split(".")
        w = self.s.where[UNITS * int(seat) + int(slot)]
        return {SLOT: "board", FALLEN: "defeated"}.get(w) or "{},{}".format(*self.s.lay.at[w])

    def points(self, seat: int = 0) -> dict:
        """Points by source, without zeros, the hand open."""
        return {name: n for name, n in zip(SOURCES, parts(self.s, seat, True), strict=True) if n}

    def hand(self, seat: int = 0) -> tuple:
        """Numbers of gold and combat cards in hand."""
        return len(self.s.gold_hand[seat]), len(self.s.combat_hand[seat])


def kinds(events) -> list[str]:
    """The kinds of events."""
    return [e[0] for e in events]


__all__ = ["AWAY", "GAME", "HOME", "TABLES", "Table", "hexed", "kinds"]
