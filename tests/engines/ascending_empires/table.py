"""Made-up positions: an empty galaxy that is laid out by hand and then played, checked after every action."""

from __future__ import annotations

from engines.ascending_empires import GAME
from engines.ascending_empires.state import SHIP_NUMBER, SHIPS
from engines.ascending_empires.tables import BATTLESHIP, BOX, BUILDINGS, COLOURS, FACES, FLEET, SUPPLY, TABLES, UNSEEN
from engines.core.action import parse_action

UM = 1000


def ship(seat: int, n: int) -> str:
    """The name of a starship; n is 8 for the battleship."""
    return SHIPS[FLEET * seat + n]


class Table:
    """A match at the first action of seat 0 with no ship on the board, every ship and all troops of the start in the supplies."""

    def __init__(self, seats: int = 2, seed: int = 5, **options: str):
        self.s = s = GAME.new(seats, options, seed)
        s.active = s.first = 0
        s.acting = (0,)
        for i, _ in enumerate(s.where):
            s.take(i, BOX if i % FLEET == BATTLESHIP else SUPPLY)
        GAME.check(s)

    # -- laying out -----------------------------------------------------------------------------------------------
    def face(self, hole: str, colour: str, up: bool = True) -> None:
        """Choose a disc of the quadrant's mix for a hole."""
        s, h, face = self.s, TABLES.number[hole], FACES.index(colour)
        if h in TABLES.homes:
            s.colour[h] = face
        elif s.colour[h] != face:
            if s.colour[h] != UNSEEN:
                s.mix[TABLES.quadrant[h]][s.colour[h]] += 1
            s.mix[TABLES.quadrant[h]][face] -= 1
            s.colour[h] = face
        s.up[h] = int(up)

    def own(self, seat: int, hole: str, troops: int = 0, *, colour: str = "", facility: int = 0, colony: int = 0, city: int = 0) -> int:
        """Put things of a seat on a planet; gives its number. Troops come from the supply, then from the box."""
        s, h = self.s, TABLES.number[hole]
        if h not in s.home:
            if colour:
                self.face(hole, colour)
            elif not s.up[h]:
                self.face(hole, next(c for c, n in zip(COLOURS, s.mix[TABLES.quadrant[h]], strict=False) if n))
            s.owner[h] = seat
        from_box = max(0, troops - s.troop_supply[seat])
        s.troop_supply[seat] -= troops - from_box
        s.troop_box[seat] -= from_box
        s.troops[h] += troops
        for what, n in enumerate((facility, colony, city)):
            s.built[h][what] += n
            s.beside[seat][what] -= n
        return h

    def supply(self, seat: int, troops: int) -> None:
        """Set the troops of the supply; the box makes up the difference."""
        s = self.s
        s.troop_box[seat] += s.troop_supply[seat] - troops
        s.troop_supply[seat] = troops

    def ship(self, seat: int, n: int, x: float, y: float) -> str:
        """Stand a ship at a place in millimetres."""
        self.s.put(FLEET * seat + n, round(x * UM), round(y * UM))
        return ship(seat, n)

    def orbit(self, seat: int, n: int, hole: str, angle: str = "e") -> str:
        """Stand a ship in an orbit, east, south, west or north of the planet."""
        x, y = TABLES.place[TABLES.number[hole]]
        dx, dy = {"e": (36, 0), "s": (0, 36), "w": (-36, 0), "n": (0, -36)}[angle]
        return self.ship(seat, n, x / UM + dx, y / UM + dy)

    def level(self, seat: int, colour: str, level: int) -> None:
        """Give a seat levels of a technology, without rewards."""
        self.s.tech[seat][COLOURS.index(colour)] = level

    def tokens(self, seat: int, n: int, why: int = 0) -> None:
        """Give a seat VP tokens from the pool."""
        self.s.vp[seat] += n
        self.s.earned[seat][why] += n
        self.s.pool -= n

    def drain(self, left: int) -> None:
        """Leave so many VP in the pool; seat 1 has the rest."""
        self.tokens(1, self.s.pool - left)

    # -- playing --------------------------------------------------------------------------------------------------
    @property
    def at(self) -> str:
        """The name of the decision that waits."""
        return self.s.stack[-1][0] if self.s.acting else "over"

    @property
    def who(self) -> int:
        """The seat that must act."""
        return self.s.acting[0]

    @property
    def points(self) -> int:
        """Movement points left."""
        assert self.at == "steps"
        return self.s.stack[-1][3]

    def legal(self, verb: str = "") -> list[str]:
        """Actions of the acting seat as text, all or those of one verb."""
        return [" ".join(map(str, a)) for a in self.s.legal(self.who) if verb in ("", a[0])]

    def do(self, *texts: str, outcome=None) -> list:
        """Carry out actions of whoever must act; gives the events of all of them."""
        events = []
        for text in texts:
            assert self.s.acting, f"the match is over before {text!r}"
            events += self.s.apply(self.who, parse_action(text), outcome=outcome).events
            GAME.check(self.s)
        return events

    def flick(self, name: str, degrees: float, power: float) -> list:
        """Navigate with a ship: power from 0 to 1."""
        return self.do("navigate", f"flick {name} {round(degrees * 1000) % 360_000} {round(power * 1000)}")

    def turn_over(self) -> None:
        """End the turn; whoever follows passes until it is seat 0 again or the match is over."""
        while self.s.acting and self.at != "action":
            self.do({"steps": "finish", "recruit": "done"}.get(self.at, "end_turn"))
        while self.s.acting and self.who != 0:
            self.do("pass", "end_turn")

    # -- looking --------------------------------------------------------------------------------------------------
    def at_hole(self, hole: str) -> tuple:
        """Owner, troops, facilities, colonies and cities of a planet."""
        h = TABLES.number[hole]
        return (self.s.owner[h], self.s.troops[h], *self.s.built[h])

    def place(self, name: str) -> int:
        """Box, supply or board of a ship."""
        return self.s.where[SHIP_NUMBER[name]]


__all__ = ["BUILDINGS", "GAME", "TABLES", "Table", "ship"]


def names(events) -> list[str]:
    """The kinds of events."""
    return [e[0] for e in events]


def labs(t: Table, seat: int, colour: str, n: int) -> None:
    """Give a seat n facilities on planets of a colour, one on each."""
    holes = [h for q in "ABDG" for h in (f"{q}{i}" for i in range(1, 7))]
    for hole in holes:
        h = TABLES.number[hole]
        if n and t.s.owner[h] == -1 and not t.s.up[h] and t.s.mix[TABLES.quadrant[h]][COLOURS.index(colour)]:
            t.own(seat, hole, colour=colour, facility=1)
            n -= 1
    assert not n


def duel(own=((0, 0), (1, 19)), foe=0, **levels) -> Table:
    """Ships of seat 0 (number, offset) near one of seat 1, after a Move without steps."""
    t = Table()
    for colour, level in levels.items():
        t.level(0, colour, level)
    for n, dy in own:
        t.ship(0, n, 200, 245 + dy)
    t.ship(1, foe, 240, 250)
    t.do("move", "finish")
    return t
