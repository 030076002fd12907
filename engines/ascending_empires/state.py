"""The state of a match of Ascending Empires, with everything that several phases ask."""

from __future__ import annotations

from engines.ascending_empires.tables import BATTLESHIP, BOARD, BOX, CITY, COLONY, COLOURS, FACILITY, FLEET, SUPPLY, TABLES, UNSEEN, radius_of
from engines.core.physics import Disc
from engines.core.state import State

SHIPS = tuple(f"ship{i}" for i in range(4 * FLEET))
SHIP_NUMBER = {name: i for i, name in enumerate(SHIPS)}
PURPLE = COLOURS.index("purple")


class EmpiresState(State):
    """Fields:

    active: seat in turn. round: of the match. home[seat]: hole of the homeworld.
    colour[hole]: face code, UNSEEN until somebody looks (then drawn from mix[quadrant]); up[hole]: 1 face up; peeked[seat]: bits of holes seen.
    owner[hole]: seat or -1; troops[hole]; built[hole] = [facilities, colonies, cities].
    where[ship]: box, supply or board; px, py: micrometres; orbit[ship]: hole whose ring it touches, or -1.
    troop_supply[seat], troop_box[seat]; beside[seat] = buildings beside the board; tech[seat] = levels by colour;
    firsts: bits 4 x colour + level - 1.
    vp[seat]; pool; last: turns left after the pool ran out, -1 before. phase: action, steps or end. used[ship]: attacked this turn.
    double: seat whose facilities may share a planet is not stored: the exception is worked out from the board.
    """

    FIELDS = {"active": "value", "round": "value", "home": "list", "colour": "list", "up": "list", "peeked": "list", "mix": "lists",
              "owner": "list", "troops": "list", "built": "lists", "where": "list", "px": "list", "py": "list", "orbit": "list",
              "troop_supply": "list", "troop_box": "list", "beside": "lists", "tech": "lists", "firsts": "value", "vp": "list", "pool": "value",
              "last": "value", "phase": "value", "used": "list", "first": "value", "earned": "lists"}
    __slots__ = tuple(FIELDS)

    # -- technology -------------------------------------------------------------------------------------------------
    def effect(self, seat: int, key: str, default=0):
        """The best value of a technology effect that a seat has; effects add up only where the table says so."""
        best = default
        for colour, level in enumerate(self.tech[seat]):
            for n in range(level):
                value = TABLES.effects[colour][n].get(key)
                if value is not None:
                    best = value if isinstance(value, (str, bool)) else max(best, value)
        return best

    # -- planets ----------------------------------------------------------------------------------------------------
    def objects(self, hole: int) -> int:
        """Troops and structures on a planet (R0.2)."""
        f, c, t = self.built[hole]
        return self.troops[hole] + f + c + t

    def occupied_by(self, hole: int) -> int:
        """The seat that occupies a planet, -1 for none; homeworlds are their seat's."""
        return self.owner[hole]

    def settle_owner(self, hole: int) -> None:
        """A planet that lost its last object is free (R3.5)."""
        if hole not in self.home and not self.objects(hole):
            self.owner[hole] = -1

    def guests(self, hole: int, seat: int) -> bool:
        """Whether a ship of anybody but `seat` is in orbit."""
        orbit = self.orbit
        return hole in orbit and any(o == hole and i // FLEET != seat for i, o in enumerate(orbit))

    def blockaded(self, hole: int) -> bool:
        """R8.1, R8.3, R8.4."""
        seat = self.owner[hole]
        if seat < 0 or hole not in self.orbit or hole in self.home:
            return False
        return self.guests(hole, seat) and not self.effect(seat, "blockade_immune", False)

    def own_holes(self, seat: int, *, homes: bool) -> list[int]:
        """Planets that a seat occupies, with or without its homeworld, in board order."""
        return [h for h, o in enumerate(self.owner) if o == seat and (homes or h not in self.home)]

    def planet_defence(self, hole: int) -> int:
        """R7.5 with purple 1 and 2."""
        seat = self.owner[hole]
        f, c, t = self.built[hole]
        own = self.effect(seat, "facility_defence", TABLES.defence[FACILITY])
        return (self.troops[hole] + f * own + c * TABLES.defence[COLONY] + t * TABLES.defence[CITY]
                + self.effect(seat, "planet_defence_bonus"))

    def look(self, hole: int, seat: int) -> None:
        """`seat` sees the disc; an unseen one is drawn from its quadrant's mix now."""
        if self.colour[hole] == UNSEEN:
            self.colour[hole] = self._face_from(hole)
        self.peeked[seat] |= 1 << hole

    def _face_from(self, hole: int) -> int:
        """A disc drawn from what is left of a hole's quadrant."""
        mix = self.mix[TABLES.quadrant[hole]]
        mark = self.draw(sum(mix))
        face = 0
        while mark >= mix[face]:
            mark -= mix[face]
            face += 1
        mix[face] -= 1
        return face

    def knows(self, hole: int, seat: int | None) -> bool:
        """Whether a viewer knows what a disc is."""
        if self.colour[hole] == UNSEEN:
            return False
        return bool(self.up[hole]) or (seat is not None and bool(self.peeked[seat] >> hole & 1))

    # -- ships ------------------------------------------------------------------------------------------------------
    def fleet(self, seat: int, place: int) -> list[int]:
        """Ships of a seat in box, supply or on the board."""
        return [i for i in range(FLEET * seat, FLEET * seat + FLEET) if self.where[i] == place]

    def discs(self) -> list[Disc]:
        """All ships on the board for the physics port."""
        return [Disc(i, self.px[i], self.py[i], radius_of(i), TABLES.mass[i % FLEET == BATTLESHIP], i // FLEET)
                for i, w in enumerate(self.where) if w == BOARD]

    def put(self, ship: int, x: int, y: int) -> None:
        """Stand a ship on the board."""
        self.where[ship], self.px[ship], self.py[ship] = BOARD, x, y
        self.orbit[ship] = self.orbit_at(ship)

    def take(self, ship: int, to: int) -> None:
        """Take a ship off the board."""
        self.where[ship], self.px[ship], self.py[ship], self.orbit[ship] = to, 0, 0, -1

    def orbit_at(self, ship: int) -> int:
        """The hole whose ring the ship touches (R0.4), or -1."""
        x, y = self.px[ship], self.py[ship]
        reach = TABLES.orbit_radius + radius_of(ship)
        for hole, (cx, cy) in enumerate(TABLES.place):
            if (x - cx) ** 2 + (y - cy) ** 2 <= reach * reach:
                return hole
        return -1

    def spots(self, hole: int, battleship: bool) -> list[tuple]:
        """Free launch spots ``(action, x, y)`` round a hole (R4.4)."""
        radius = TABLES.radius[battleship]
        cx, cy = TABLES.place[hole]
        reach = TABLES.orbit_radius + 4 * TABLES.radius[1]
        near = [i for i, w in enumerate(self.where) if w == BOARD and (self.px[i] - cx) ** 2 + (self.py[i] - cy) ** 2 < reach * reach]
        out = []
        for spot in TABLES.spots[hole][battleship]:
            _, x, y = spot
            for i in near:
                gap = radius + radius_of(i) + TABLES.clearance
                if (x - self.px[i]) ** 2 + (y - self.py[i]) ** 2 < gap * gap:
                    break
            else:
                out.append(spot)
        return out

    # -- gains --------------------------------------------------------------------------------------------------------
    def score(self, seat: int, n: int, why: str) -> None:
        """Take VP tokens: from the pool, then from the box (R9.1). The pool's last token triggers the end."""
        if n <= 0:
            return
        self.vp[seat] += n
        self.earned[seat][_SOURCES.index(why)] += n
        self.pool = max(0, self.pool - n)
        if self.pool == 0 and self.last < 0:
            self.last = self.seats
        self.emit("vp", seat, n, why)

    def from_box(self, seat: int, troops: int, starships: int) -> None:
        """Pieces from the box to the supply, as far as it has them (R6.6)."""
        troops = min(troops, self.troop_box[seat])
        self.troop_box[seat] -= troops
        self.troop_supply[seat] += troops
        ships = [i for i in self.fleet(seat, BOX) if i % FLEET != BATTLESHIP][:starships]
        for ship in ships:
            self.where[ship] = SUPPLY
        if troops or ships:
            self.emit("reinforced", seat, troops, len(ships))

    # -- interface ----------------------------------------------------------------------------------------------------
    def resample(self, seat: int) -> None:
        """What only others have seen goes back into its quadrant's mix and is drawn anew, so that in this world they know it too."""
        hidden = [hole for hole, face in enumerate(self.colour)
                  if face != UNSEEN and not self.up[hole] and not self.peeked[seat] >> hole & 1]
        for hole in hidden:
            self.mix[TABLES.quadrant[hole]][self.colour[hole]] += 1
        for hole in hidden:
            self.colour[hole] = self._face_from(hole)

    def view(self, seat):
        from engines.ascending_empires.view import build
        return build(self, seat)

    def decision(self, seat):
        from engines.ascending_empires.words import decide
        return decide(self, seat) if seat in self.acting else None


_SOURCES = ("ram", "shot", "planet", "mine", "research")
SOURCES = _SOURCES
