"""The state of a match of Brazil: Imperial, with everything that several phases ask."""

from __future__ import annotations

from bisect import insort

from engines.brazil_imperial.maps import Layout, layout_of
from engines.brazil_imperial.tables import CITY, GOODS, HARBOR, MONARCH, TABLES, TRADE, UNITS, amounts
from engines.core.state import State

SLOT, FALLEN = -1, -2           # where a unit is: still on the board's slot, defeated in the reserve, else a hex
SETTING_UP, BEFORE, AFTER, MOVING, OVER = range(5)
ATTACKER, DEFENDER, HEX, RANGED, CURSOR = range(5)
UNIT_IDS = tuple(f"unit{u // UNITS}.{u % UNITS}" for u in range(4 * UNITS))
UNIT_NUMBER = {name: i for i, name in enumerate(UNIT_IDS)}
LEFT, RIGHT = 0, 1


class BrazilState(State):
    """Fields, by seat unless said otherwise (heaps of goods are single numbers, see tables):

    map: printed id or own text. active, order of seats, round, era (1 to 3), phase, auto: the automaton's seat or -1.
    empire, monarch, capital (hex or -1). capital_tiles by slot of the map (tile, or -1 - tile once taken),
    capital_up.
    By hex: tile, owner, since (when it became this tile), goods, palace (2 to 6), occ (seat with units there), explo (find or 0), up (explo
    lies face up). built: hexes with tiles; clock counts tiles laid.
    peeked: bits of hexes; box: finds never on the map; buried and buried_by: finds built over unseen, with the bits of the seats that had
    peeked; explored: finds that left the map face up; kept: finds kept.
    where by unit (seat x 5 + slot). reserve: heap. hands, decks (top last), discard piles, display (-1 empty), decks by colour, paintings.
    city_left, city_right (top last), supply by pair, gone: tiles covered.
    dealt: two tasks of each era; chosen: 0 or 1 by era, -1 open; task_decks by era; shown: bits of eras.
    made: bits of products; slots by arch (product + 1); parked; marker (arch or -1); down by arch (era of the marker under it).
    merit: counts what a monarch rewards; rated: combat cards were used for paying this turn; shifted: an era ended or the end came this turn;
    ending: an era III task was shown. free, extra (arch or -1), boat (2: it or extra is used), marches: moves left.
    battle: [attacker, defender or -1, hex, ranged, cursor, and 1 once cards are shown], fighters and guards: units; laid, void, boost by side
    and card.
    compass, feats, auto_deck and auto_used (actions, movements): the automaton.
    """

    FIELDS = {"map": "value", "active": "value", "order": "list", "round": "value", "era": "value", "phase": "value", "auto": "value",
              "empire": "list", "monarch": "list", "capital": "list", "capital_tiles": "list", "capital_up": "value",
              "tile": "list", "owner": "list", "since": "list", "goods": "list", "palace": "list", "occ": "list", "explo": "list", "up": "list",
              "built": "list", "clock": "value", "peeked": "list", "box": "list", "buried": "list", "buried_by": "list", "explored": "list",
              "kept": "lists", "where": "list", "reserve": "list", "gold_hand": "lists", "combat_hand": "lists", "gold_deck": "list",
              "combat_deck": "list", "gold_pile": "list", "combat_pile": "list", "display": "list", "decks": "lists", "paintings": "lists",
              "cities": "lists", "supply": "list", "gone": "list", "dealt": "lists", "chosen": "lists", "task_decks": "lists", "shown": "list",
              "made": "list", "slots": "lists", "parked": "lists", "marker": "list", "down": "lists", "merit": "list", "rated": "value",
              "shifted": "value", "ending": "value", "free": "value", "extra": "value", "boat": "value", "marches": "value", "battle": "list",
              "fighters": "list", "guards": "list", "laid": "lists", "void": "lists", "boost": "lists", "compass": "value", "feats": "value",
              "auto_deck": "lists", "auto_used": "lists"}
    __slots__ = tuple(FIELDS)

    @property
    def lay(self) -> Layout:
        """The map of the match."""
        return layout_of(self.map)

    # -- tiles ------------------------------------------------------------------------------------------------------
    def controller(self, h: int) -> int:
        """Section 10: the seat whose units stand on a tile, else its owner."""
        o = self.occ[h]
        return self.owner[h] if o < 0 else o

    def controlled(self, seat: int) -> list[int]:
        """Hexes with tiles that a seat controls, in the order they were built."""
        owner, occ = self.owner, self.occ
        return [h for h in self.built if occ[h] == seat or (occ[h] < 0 and owner[h] == seat)]

    def own(self, seat: int) -> list[int]:
        """Hexes with tiles that a seat owns and controls."""
        owner, occ = self.owner, self.occ
        return [h for h in self.built if owner[h] == seat and (occ[h] < 0 or occ[h] == seat)]

    def homes(self, seat: int) -> list[int]:
        """Where a seat may deploy: its capital and own cities (5.1)."""
        tile = self.tile
        return [self.capital[seat], *(h for h in self.own(seat) if tile[h] >= CITY)]

    def firsts(self, seat: int, tile: int, n: int) -> list[int]:
        """The n tiles of a type that a seat has owned longest (section 12)."""
        since = self.since
        found = [h for h in self.built if self.tile[h] == tile and self.owner[h] == seat]
        found.sort(key=lambda h: since[h])
        return found[:n]

    def favoured(self, h: int):
        """What the owner's monarch prints over the building on a hex, or None."""
        owner = self.owner[h]
        given = TABLES.sets.get(self.monarch[owner])
        if given is None or given[0] != self.tile[h] or h not in self.firsts(owner, given[0], given[1]):
            return None
        return given

    def worth(self, h: int) -> int:
        """VP and strength of a tile to its owner (R-C1)."""
        given = self.favoured(h)
        return given[2] if given else TABLES.tiles[self.tile[h]].vp

    def yields(self, h: int) -> int:
        """What the building on a hex makes: printed or the monarch's, paintings on top."""
        given = self.favoured(h)
        return (given[3] if given else TABLES.tiles[self.tile[h]].yields) + self.more_yield(self.owner[h], self.tile[h])

    def more_yield(self, seat: int, tile: int) -> int:
        """What a seat's paintings add to a building's yield."""
        ident, goods = TABLES.tiles[tile].id, 0
        for card in self.paintings[seat]:
            effect = TABLES.paintings[card].effect
            if effect and effect[0] == "yield_plus" and effect[1] == ident:
                goods += effect[2]
        return goods

    def promise(self, seat: int, tile: int) -> tuple[int, int]:
        """What a building would make and be worth if a seat built it now: the monarch's figures while fewer than the first n stand."""
        given = TABLES.sets.get(self.monarch[seat])
        printed = TABLES.tiles[tile]
        goods, vp = printed.yields, printed.vp
        if given and given[0] == tile and len(self.firsts(seat, tile, given[1])) < given[1]:
            vp, goods = given[2], given[3]
        return goods + self.more_yield(seat, tile), vp

    def pool(self, seat: int) -> int:
        """All goods a seat may spend: reserve and controlled tiles (section 4)."""
        goods = self.reserve[seat]
        owner, occ, lying = self.owner, self.occ, self.goods
        for h in self.built:
            if occ[h] == seat or (occ[h] < 0 and owner[h] == seat):
                goods += lying[h]
        return goods

    # -- units ------------------------------------------------------------------------------------------------------
    def kind_of(self, unit: int) -> int:
        """The kind of a unit."""
        return TABLES.empires[self.empire[unit // UNITS]].kinds[unit % UNITS]

    def strength(self, units) -> int:
        """Sum of the strengths of units."""
        return sum(TABLES.kinds[self.kind_of(u)].strength for u in units)

    def at(self, h: int) -> list[int]:
        """Units on a hex."""
        return [u for u, w in enumerate(self.where) if w == h]

    def monarch_hex(self, seat: int) -> int:
        """Where a seat's monarch stands, or a negative number."""
        kinds = TABLES.empires[self.empire[seat]].kinds
        return self.where[UNITS * seat + kinds.index(MONARCH)]

    def put(self, unit: int, place: int) -> None:
        """Move a unit to a hex, or to FALLEN; control follows at once (section 10)."""
        before = self.where[unit]
        self.where[unit] = place
        if before >= 0:
            self.occ[before] = self.where.index(before) // UNITS if before in self.where else -1
        if place >= 0:
            self.occ[place] = unit // UNITS

    def deployed(self, seat: int) -> int:
        """Emptied slots."""
        return UNITS - self.where[UNITS * seat:UNITS * seat + UNITS].count(SLOT)

    def hostile(self, h: int, seat: int) -> bool:
        """Whether a hex is an enemy hex for a seat."""
        o = self.occ[h]
        return o != seat if o >= 0 else bool(self.tile[h]) and self.owner[h] != seat

    def stance(self, seat: int) -> bool:
        """5.7: the marker stands on Harbor or Trade."""
        return self.marker[seat] in (HARBOR, TRADE)

    # -- cards ------------------------------------------------------------------------------------------------------
    def has(self, seat: int, painting: int) -> bool:
        """Whether a seat has bought a painting."""
        return painting in self.paintings[seat]

    def bonus(self, seat: int, painting: int) -> int:
        """The number printed on a painting for one who has it, else 0."""
        return TABLES.paintings[painting].effect[-1] if painting in self.paintings[seat] else 0

    def task(self, seat: int, era: int) -> int:
        """The task a seat kept for an era, -1 before it has chosen."""
        pick = self.chosen[seat][era - 1]
        return self.dealt[seat][2 * era - 2 + pick] if pick >= 0 else -1

    def draw_gold(self, seat: int, n: int) -> None:
        """Draw gold cards into the hand as far as there are any; limits are settled afterwards (section 4)."""
        self._draw(seat, n, self.gold_deck, self.gold_pile, self.gold_hand[seat], "gold", TABLES.gold_cards)

    def draw_combat(self, seat: int, n: int) -> None:
        """Draw combat cards into the hand."""
        self._draw(seat, n, self.combat_deck, self.combat_pile, self.combat_hand[seat], "combat", TABLES.combat_cards)

    def _draw(self, seat, n, deck, pile, hand, what, cards) -> None:
        drawn = []
        for _ in range(n):
            card = self.take_top(deck, pile, what)
            if card >= 0:
                insort(hand, card)
                drawn.append((cards[card].id, 1))
        if drawn:
            self.emit(f"draw_{what}", seat, len(drawn), tuple(drawn))

    def take_top(self, deck: list, pile: list, what: str) -> int:
        """The top card of a deck, its discards shuffled in when it is empty; -1 when there are none."""
        if not deck:
            if not pile:
                return -1
            deck.extend(sorted(pile))
            pile.clear()
            self.shuffle(deck)
            self.emit("reshuffle", f"{what}_cards")
        return deck.pop()

    def products(self, seat: int) -> int:
        """How many products a seat has made."""
        return self.made[seat].bit_count()

    def over_limit(self, seat: int) -> bool:
        """Section 4: five goods in the reserve, three cards of each kind."""
        return (self.reserve[seat] and sum(amounts(self.reserve[seat])) > TABLES.reserve or len(self.gold_hand[seat]) > TABLES.hand
                or len(self.combat_hand[seat]) > TABLES.combat_hand)

    # -- knowledge --------------------------------------------------------------------------------------------------
    def view(self, seat: int | None):
        """See ``view.build``."""
        from engines.brazil_imperial.view import build
        return build(self, seat)

    def decision(self, seat: int):
        """See ``words.decide``."""
        from engines.brazil_imperial.words import decide
        return decide(self, seat) if seat in self.acting else None

    def resample(self, seat: int) -> None:
        """Deal anew what a seat cannot know. Pools are sorted first: a known shuffle of the true order would give it away."""
        from engines.brazil_imperial.worlds import deal_anew
        deal_anew(self, seat)


def pairs(goods: int) -> tuple:
    """A heap as pairs for messages."""
    return tuple((GOODS[g], n) for g, n in enumerate(amounts(goods)) if n)


def one(good: int) -> tuple:
    """One good as pairs for messages."""
    return ((GOODS[good], 1),)
