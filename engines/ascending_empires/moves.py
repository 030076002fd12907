"""R4 Move: launch, navigate, land."""

from __future__ import annotations

from engines.ascending_empires.nodes import LAND, LAUNCH, LAUNCH_BATTLESHIP, flow
from engines.ascending_empires.state import SHIP_NUMBER, SHIPS
from engines.ascending_empires.tables import BATTLESHIP, BOARD, FLEET, POWER_STEPS, SUPPLY, TABLES
from engines.core import physics
from engines.core.action import Flick
from engines.core.errors import FeedMismatch
from engines.core.flow import Decision


def launch_sites(s, seat: int, battleship: bool) -> list[int]:
    """R4.3: holes from which a ship of this kind can start."""
    fleet = [i for i in s.fleet(seat, SUPPLY) if (i % FLEET == BATTLESHIP) == battleship]
    if not fleet:
        return []
    return [h for h in s.own_holes(seat, homes=True) if s.troops[h] and not s.blockaded(h) and s.spots(h, battleship)]


def landers(s, seat: int) -> list[int]:
    """R4.16, R4.19: own ships that could land where they are."""
    if not s.troop_supply[seat]:
        return []
    out = []
    for ship in s.fleet(seat, BOARD):
        h = s.orbit[ship]
        if h < 0 or h in s.home or s.owner[h] not in (-1, seat) or s.objects(h) >= TABLES.objects_max or s.blockaded(h):
            continue
        out.append(ship)
    return out


@flow.decision("finish", "launch", "launch_battleship", "land", "navigate")
class Steps(Decision):
    """Movement points, spent in any order on any ships (R4.1, R4.2). Locals: seat, points, free launches, free landings."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        points = f[3]
        out = [("finish",)]
        if points or f[4]:
            out += [LAUNCH[h] for h in launch_sites(s, seat, False)]
            out += [LAUNCH_BATTLESHIP[h] for h in launch_sites(s, seat, True)]
        if points or f[5]:
            out += [LAND[i] for i in landers(s, seat)]
        if points and s.fleet(seat, BOARD):
            out.append(("navigate",))
        return tuple(out)

    @staticmethod
    def finish(s, f, seat):
        s.stack.pop()

    @staticmethod
    def _spend(f, free: int) -> None:
        """The first launch and landing may be free (grey 4), whenever they come."""
        if free and f[free]:
            f[free] -= 1
        else:
            f[3] -= 1

    @staticmethod
    def launch(s, f, seat, hole):
        Steps._spend(f, 4)
        flow.push(s, "launch_spot", seat, TABLES.number[hole], 0)

    @staticmethod
    def launch_battleship(s, f, seat, hole):
        Steps._spend(f, 4)
        flow.push(s, "launch_spot", seat, TABLES.number[hole], 1)

    @staticmethod
    def navigate(s, f, seat):
        f[3] -= 1
        flow.push(s, "navigate", seat)

    @staticmethod
    def land(s, f, seat, ship):
        Steps._spend(f, 5)
        number = SHIP_NUMBER[ship]
        h = s.orbit[number]
        if s.up[h]:
            land(s, seat, number)
        else:
            s.look(h, seat)                      # R4.18: the look comes with the landing
            s.emit("peek", seat, TABLES.holes[h])
            flow.push(s, "landing", seat, number)


def land(s, seat: int, ship: int) -> None:
    """R4.17: the ship to supply, a troop to the planet, which stays face up for good."""
    h = s.orbit[ship]
    s.up[h] = 1
    s.take(ship, SUPPLY)
    s.troop_supply[seat] -= 1
    s.troops[h] += 1
    s.owner[h] = seat
    s.emit("land", seat, TABLES.holes[h])


@flow.decision("decline", "land_here")
class Landing(Decision):
    """After the private look: land or decline (R4.18). Locals: seat, ship."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return (("decline",), ("land_here",))

    @staticmethod
    def decline(s, f, seat):
        s.stack.pop()
        s.emit("decline", seat, TABLES.holes[s.orbit[f[3]]])

    @staticmethod
    def land_here(s, f, seat):
        s.stack.pop()
        land(s, seat, f[3])


@flow.decision("spot")
class LaunchSpot(Decision):
    """R4.4: where in the orbit the ship starts. Locals: seat, hole, 1 for the battleship."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return tuple(spot[0] for spot in s.spots(f[3], bool(f[4])))

    @staticmethod
    def spot(s, f, seat, angle, distance):
        s.stack.pop()
        h = f[3]
        ship = next(i for i in s.fleet(seat, SUPPLY) if (i % FLEET == BATTLESHIP) == bool(f[4]))
        s.troops[h] -= 1
        s.troop_supply[seat] += 1
        s.settle_owner(h)
        _, x, y = next(p for p in TABLES.spots[h][f[4]] if p[0] == ("spot", angle, distance))
        s.put(ship, x, y)
        s.emit("launch", seat, SHIPS[ship], TABLES.holes[h])


@flow.decision("flick")
class Navigate(Decision):
    """R4.6: flick one own ship. Locals: seat."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def domain(s, f, seat):
        return Flick("flick", tuple(SHIPS[i] for i in s.fleet(seat, BOARD)), POWER_STEPS)

    @staticmethod
    def flick(s, f, seat, ship, angle, power):
        s.stack.pop()
        number = SHIP_NUMBER[ship]
        outcome = s.happening(lambda: shot(s, number, angle, power))
        settle(s, seat, number, *checked(s, number, outcome))


def shot(s, ship: int, angle: int, power: int) -> dict:
    """Simulate a flick from the position as it stands; plain data for the record."""
    speed = physics.speed_for(TABLES.table.material, power, POWER_STEPS)
    rest = physics.port.run(TABLES.table, s.discs(), ship, angle, speed)
    return {"rest": [list(p) for p in rest.poses], "lost": list(rest.lost), "first": list(rest.first)}


def checked(s, flicked: int, outcome) -> tuple[list, list, list]:
    """The parts of a recorded outcome, or FeedMismatch when it cannot be true of this position."""
    try:
        rest, lost, first = outcome["rest"], outcome["lost"], outcome["first"]
        on_board = [i for i, w in enumerate(s.where) if w == BOARD]
        good = sorted([p[0] for p in rest] + list(lost)) == on_board
        good &= all(len(p) == 3 and type(p[1]) is type(p[2]) is int and 0 <= p[1] <= TABLES.width and 0 <= p[2] <= TABLES.height for p in rest)
        good &= first == [] or (len(first) == 2 and first[0] == flicked and first[1] in on_board and first[1] // FLEET != flicked // FLEET)
    except (TypeError, KeyError, IndexError):
        good = False
    if not good:
        raise FeedMismatch("the recorded flick does not fit the ships on the board")
    return rest, list(lost), list(first)


def settle(s, seat: int, flicked: int, rest, lost, first) -> None:
    """Consequences once everything rests: lost ships, then the ram pair, then VP ("Flow of one Navigate")."""
    s.emit("flick", seat, SHIPS[flicked])
    for ship, x, y in rest:
        s.put(ship, x, y)
    for ship in lost:
        if ship not in first:
            s.take(ship, SUPPLY)
            s.emit("lost", ship // FLEET, SHIPS[ship])
    rescue = flicked in lost and not first and bool(s.effect(seat, "rescue_flicked", ""))
    if first:
        victim = first[1]
        for ship in first:
            s.take(ship, SUPPLY)
        s.emit("ram", seat, SHIPS[flicked], SHIPS[victim], victim // FLEET)
        key = "ram_vp_battleship" if victim % FLEET == BATTLESHIP else "ram_vp_starship"
        s.score(seat, s.effect(seat, key), "ram")
    if rescue and s.spots(s.home[seat], flicked % FLEET == BATTLESHIP):
        flow.push(s, "rescue", seat, flicked)


@flow.decision("spot")
class Rescue(Decision):
    """Grey 2: the flicked ship that fell goes to the own homeworld's orbit, the owner picks the spot. Locals: seat, ship."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return tuple(spot[0] for spot in s.spots(s.home[seat], f[3] % FLEET == BATTLESHIP))

    @staticmethod
    def spot(s, f, seat, angle, distance):
        s.stack.pop()
        spots = TABLES.spots[s.home[seat]][f[3] % FLEET == BATTLESHIP]
        _, x, y = next(p for p in spots if p[0] == ("spot", angle, distance))
        s.put(f[3], x, y)
        s.emit("rescue", seat, SHIPS[f[3]])
