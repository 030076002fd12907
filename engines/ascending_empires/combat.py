"""R7 Combat: after Move, every possible attack must be made; the active player picks order and grouping."""

from __future__ import annotations

from engines.ascending_empires.nodes import ADD, ASSAULT, TARGET, flow
from engines.ascending_empires.state import SHIP_NUMBER, SHIPS
from engines.ascending_empires.tables import BATTLESHIP, BOARD, CITY, COLONY, FACILITY, FLEET, SUPPLY, TABLES, radius_of
from engines.core.flow import Decision

_STRENGTH = (1, 2)
_DEFENCE = (1, 2)


def strength(s, seat: int, ships) -> int:
    """R7.2: starship 1, battleship 2, plus the attack's own bonus."""
    return sum(_STRENGTH[i % FLEET == BATTLESHIP] for i in ships) + s.effect(seat, "attack_bonus")


def ship_defence(s, ship: int) -> int:
    """R7.3 with purple 4."""
    return _DEFENCE[ship % FLEET == BATTLESHIP] + s.effect(ship // FLEET, "ship_defence_bonus")


def in_range(s, a: int, b: int, reach: int) -> bool:
    """Whether the gap between two ships' rims is at most `reach`."""
    full = reach + radius_of(a) + radius_of(b)
    return (s.px[a] - s.px[b]) ** 2 + (s.py[a] - s.py[b]) ** 2 <= full * full


def ready(s, seat: int) -> list[int]:
    """Own ships on the board that have not attacked this turn."""
    return [i for i in s.fleet(seat, BOARD) if not s.used[i]]


def attackers_of_ship(s, seat: int, target: int) -> list[int]:
    """Unused own ships within range of an enemy ship."""
    reach = TABLES.range[s.effect(seat, "attack_range", "short")]
    return [i for i in ready(s, seat) if in_range(s, i, target, reach)]


def attackers_of_planet(s, seat: int, hole: int) -> list[int]:
    """Unused own ships in orbit of a planet that may be attacked (R7.5, R7.6)."""
    if s.owner[hole] in (-1, seat) or hole in s.home or s.guests(hole, seat):
        return []
    return [i for i in ready(s, seat) if s.orbit[i] == hole]


def targets(s, seat: int) -> list[tuple]:
    """Every attack that could succeed now."""
    out = []
    for ship, where in enumerate(s.where):
        if where == BOARD and ship // FLEET != seat:
            group = attackers_of_ship(s, seat, ship)
            if group and strength(s, seat, group) > ship_defence(s, ship):
                out.append(TARGET[ship])
    for hole in range(len(TABLES.holes)):
        if s.owner[hole] not in (-1, seat):
            group = attackers_of_planet(s, seat, hole)
            if group and strength(s, seat, group) > s.planet_defence(hole):
                out.append(ASSAULT[hole])
    return out


@flow.decision("target", "assault")
class Combat(Decision):
    """The next attack. It goes on until none is possible (R7.1). Locals: seat."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if targets(s, f[2]) else ()

    @staticmethod
    def options(s, f, seat):
        return tuple(targets(s, seat))

    @staticmethod
    def target(s, f, seat, ship):
        flow.push(s, "attackers", seat, SHIP_NUMBER[ship], -1, 0)

    @staticmethod
    def assault(s, f, seat, hole):
        flow.push(s, "attackers", seat, -1, TABLES.number[hole], 0)


@flow.decision("fire", "add")
class Attackers(Decision):
    """Who joins the attack; it may be fired as soon as it is strong enough. Locals: seat, ship or -1, hole or -1, bits of the ships that
    joined. When only all together are enough, they all join at once."""

    pushed = True

    @staticmethod
    def _free(s, f) -> list[int]:
        group = attackers_of_ship(s, f[2], f[3]) if f[3] >= 0 else attackers_of_planet(s, f[2], f[4])
        return [i for i in group if not f[5] >> i & 1]

    @staticmethod
    def _joined(f) -> list[int]:
        return [i for i in range(4 * FLEET) if f[5] >> i & 1]

    @staticmethod
    def _needed(s, f) -> int:
        return ship_defence(s, f[3]) if f[3] >= 0 else s.planet_defence(f[4])

    @staticmethod
    def who(s, f):
        seat, free = f[2], Attackers._free(s, f)
        whole = Attackers._joined(f) + free
        need = Attackers._needed(s, f)
        if not free or all(strength(s, seat, [i for i in whole if i != one]) <= need for one in whole):
            for i in free:
                f[5] |= 1 << i
            Attackers.fire(s, f, seat)
            return ()
        return (seat,)

    @staticmethod
    def options(s, f, seat):
        out = [ADD[i] for i in Attackers._free(s, f)]
        if f[5] and strength(s, seat, Attackers._joined(f)) > Attackers._needed(s, f):
            out.insert(0, ("fire",))
        return tuple(out)

    @staticmethod
    def add(s, f, seat, ship):
        f[5] |= 1 << SHIP_NUMBER[ship]

    @staticmethod
    def fire(s, f, seat):
        s.stack.pop()
        for i in Attackers._joined(f):
            s.used[i] = 1
        if f[3] >= 0:
            shoot(s, seat, f[3])
        else:
            conquer(s, seat, f[4])


def shoot(s, seat: int, ship: int) -> None:
    """R7.4."""
    s.take(ship, SUPPLY)
    s.emit("shot", seat, SHIPS[ship], ship // FLEET)
    s.score(seat, 2 if ship % FLEET == BATTLESHIP else 1, "shot")


def conquer(s, seat: int, hole: int) -> None:
    """R7.5: all objects go back to their owner, 1 VP each; the disc stays face up and free."""
    loser, count = s.owner[hole], s.objects(hole)
    s.troop_supply[loser] += s.troops[hole]
    for what in (FACILITY, COLONY, CITY):
        s.beside[loser][what] += s.built[hole][what]
    s.troops[hole], s.built[hole] = 0, [0, 0, 0]
    s.owner[hole] = -1
    s.emit("conquer", seat, TABLES.holes[hole], loser, count)
    s.score(seat, count, "planet")
