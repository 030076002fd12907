"""R3 Recruit, R5 Mine and Build, R6 Research."""

from __future__ import annotations

from engines.ascending_empires.nodes import BUILD, MINE, PLACE, RECALL, RESEARCH, SEND, flow
from engines.ascending_empires.state import SHIP_NUMBER
from engines.ascending_empires.tables import ASTEROID, BATTLESHIP, BOARD, BOX, BUILDINGS, CITY, COLONY, COLOURS, FACILITY, FLEET, SUPPLY, TABLES
from engines.core.flow import Decision


# -- R3 Recruit ---------------------------------------------------------------------------------------------------
@flow.decision("done", "place", "recall")
class Recruit(Decision):
    """R3.1, R3.2: recall first, then place. Locals: seat, troops placed."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if len(Recruit.options(s, f, f[2])) > 1 else ()

    @staticmethod
    def options(s, f, seat):
        out = [("done",)]
        if s.troop_supply[seat] and f[3] < s.effect(seat, "recruit_troops", TABLES.recruit):
            out += [PLACE[h] for h in s.own_holes(seat, homes=True) if s.objects(h) < TABLES.objects_max]
        if not f[3]:
            out += [RECALL[h] for h in s.own_holes(seat, homes=True) if s.troops[h]]
        return tuple(out)

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()

    @staticmethod
    def place(s, f, seat, hole):
        h = TABLES.number[hole]
        s.troop_supply[seat] -= 1
        s.troops[h] += 1
        f[3] += 1
        s.emit("place", seat, hole)

    @staticmethod
    def recall(s, f, seat, hole):
        h = TABLES.number[hole]
        s.troops[h] -= 1
        s.troop_supply[seat] += 1
        s.settle_owner(h)
        s.emit("recall", seat, hole)


# -- R5 Mine ------------------------------------------------------------------------------------------------------
def mine_options(s, seat: int) -> list[tuple]:
    """R5.1."""
    out = []
    for h in s.own_holes(seat, homes=False):
        if s.troops[h] >= 2 and not s.blockaded(h):
            out += [MINE[n][h] for n in (2, 3) if s.troops[h] >= n]
    return out


def mine(s, seat: int, hole: str, troops: int) -> None:
    """Troops to supply, VP from the pool; the planet may become free."""
    h = TABLES.number[hole]
    s.troops[h] -= troops
    s.troop_supply[seat] += troops
    s.settle_owner(h)
    s.emit("mine", seat, hole, troops)
    s.score(seat, TABLES.mine[troops] + s.effect(seat, "mine_bonus_vp"), "mine")


# -- R5 Build -----------------------------------------------------------------------------------------------------
def double_site(s, seat: int) -> int:
    """The one planet of a seat that holds two facilities (R5.3), or -1."""
    return next((h for h in s.own_holes(seat, homes=False) if s.built[h][FACILITY] > 1), -1)


def can_build(s, seat: int, hole: int, what: int) -> bool:
    """R5.2 to R5.8."""
    built = s.built[hole]
    if s.troops[hole] < TABLES.cost[what] or not s.beside[seat][what]:
        return False
    if what == FACILITY:
        if s.colour[hole] == ASTEROID or built[FACILITY] >= 2 or (built[FACILITY] and double_site(s, seat) >= 0):
            return False
    elif what == COLONY:
        if built[COLONY]:
            return False
    elif built[CITY] or not built[COLONY]:
        return False
    after = s.objects(hole) - TABLES.cost[what] - (what == CITY) + 1
    return after <= TABLES.objects_max


def build_options(s, seat: int) -> list[tuple]:
    """Every structure that can be built now."""
    out = []
    for h in s.own_holes(seat, homes=False):
        if s.troops[h] and not s.blockaded(h):
            out += [BUILD[what][h] for what in (FACILITY, COLONY, CITY) if can_build(s, seat, h, what)]
    return out


def build(s, seat: int, hole: str, building: str) -> None:
    """Pay troops to supply, put the structure on the planet; a city takes its colony's place and brings pieces (R5.7)."""
    h, what = TABLES.number[hole], BUILDINGS.index(building)
    s.troops[h] -= TABLES.cost[what]
    s.troop_supply[seat] += TABLES.cost[what]
    if what == CITY:
        s.built[h][COLONY] -= 1
        s.beside[seat][COLONY] += 1
    s.built[h][what] += 1
    s.beside[seat][what] -= 1
    s.emit("build", seat, hole, building)
    if what == CITY:
        base = s.options["city_reward"] == "on"
        reward = TABLES.city_reward
        s.from_box(seat, base * reward["troops"] + s.effect(seat, "city_extra_troops"),
                   base * reward["starships"] + s.effect(seat, "city_extra_starships"))


@flow.decision("done", "build")
class BuildAgain(Decision):
    """Brown 4: a second structure, paid and checked alone; it may be skipped (R6.7). Locals: seat."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if build_options(s, f[2]) else ()

    @staticmethod
    def options(s, f, seat):
        return (("done",), *build_options(s, seat))

    @staticmethod
    def done(s, f, seat):
        s.stack.pop()

    @staticmethod
    def build(s, f, seat, hole, building):
        s.stack.pop()
        build(s, seat, hole, building)


# -- R6 Research --------------------------------------------------------------------------------------------------
def facilities(s, seat: int, colour: int) -> int:
    """Own facilities on planets of a colour that count (R6.2)."""
    return sum(s.built[h][FACILITY] for h in s.own_holes(seat, homes=False) if s.colour[h] == colour and not s.blockaded(h))


def research_options(s, seat: int) -> list[tuple]:
    """R6.1."""
    return [RESEARCH[c] for c in range(4) if s.tech[seat][c] < 4 and facilities(s, seat, c) >= s.tech[seat][c] + 1]


def research(s, seat: int, name: str) -> None:
    """A level up: VP to the first there (R6.4), the row's reward (R6.5), the battleship (R6.8)."""
    c = COLOURS.index(name)
    s.tech[seat][c] += 1
    level = s.tech[seat][c]
    s.emit("research", seat, name, level)
    bit = 1 << (4 * c + level - 1)
    if not s.firsts & bit:
        s.firsts |= bit
        s.score(seat, TABLES.first_vp[level - 1], "research")
    if min(s.tech[seat]) == level:
        row = TABLES.rows[level - 1]
        s.emit("row", seat, level)
        s.from_box(seat, row["box_troops"], row["box_starships"])
        s.score(seat, row["vp"], "research")
    effect = TABLES.effects[c][level - 1]
    if effect.get("gain_battleship") and s.where[FLEET * seat + BATTLESHIP] == BOX:
        s.where[FLEET * seat + BATTLESHIP] = SUPPLY
        s.emit("battleship", seat)
        flow.push(s, "send_back", seat, effect.get("return_starships_to_box", 0))


@flow.decision("send_back", "send_back_supply")
class SendBack(Decision):
    """R6.8: starships that go to the box for the battleship, from board or supply. Locals: seat, how many still."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],) if f[3] and SendBack.options(s, f, f[2]) else ()

    @staticmethod
    def options(s, f, seat):
        out = []
        if any(i % FLEET != BATTLESHIP for i in s.fleet(seat, SUPPLY)):
            out.append(("send_back_supply",))
        out += [SEND[i] for i in s.fleet(seat, BOARD) if i % FLEET != BATTLESHIP]
        return tuple(out)

    @staticmethod
    def send_back_supply(s, f, seat):
        ship = next(i for i in s.fleet(seat, SUPPLY) if i % FLEET != BATTLESHIP)
        s.where[ship] = BOX
        f[3] -= 1
        s.emit("sent_back", seat)

    @staticmethod
    def send_back(s, f, seat, ship):
        s.take(SHIP_NUMBER[ship], BOX)
        f[3] -= 1
        s.emit("sent_back", seat)
