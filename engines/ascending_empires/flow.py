"""R1 set-up, R2 the turn, R8 scan, R9 the end of Ascending Empires."""

from __future__ import annotations

from engines.ascending_empires import combat, moves
from engines.ascending_empires.economy import build, build_options, mine, mine_options, research, research_options
from engines.ascending_empires.nodes import flow
from engines.ascending_empires.state import SOURCES, EmpiresState
from engines.ascending_empires.tables import ASTEROID, BOARD, BOX, CITY, COLONY, FLEET, HOME, TABLES, UNSEEN
from engines.core.flow import Decision, While
from engines.core.text import message

ROUNDS = 400


def begin_turn(s) -> None:
    if s.active == s.first:
        s.round += 1
    s.turn += 1
    s.phase = "action"
    s.used = [0] * len(s.used)
    s.emit("turn", s.round, s.active)


@flow.decision("recruit", "move", "mine", "build", "research", "pass")
class Action(Decision):
    """R2.1: one of five actions, or none (R2.2)."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == "action" else ()

    @staticmethod
    def options(s, f, seat):
        return (("pass",), ("recruit",), ("move",), *mine_options(s, seat), *build_options(s, seat), *research_options(s, seat))

    @staticmethod
    def pass_(s, f, seat):
        s.phase = "end"
        s.emit("pass", seat)

    @staticmethod
    def recruit(s, f, seat):
        s.phase = "end"
        s.emit("action", seat, "recruit")
        flow.push(s, "recruit", seat, 0)

    @staticmethod
    def move(s, f, seat):
        s.phase = "steps"
        s.emit("action", seat, "move")
        flow.push(s, "steps", seat, s.effect(seat, "movement_points", TABLES.points), s.effect(seat, "free_launches"),
                  s.effect(seat, "free_landings"))

    @staticmethod
    def mine(s, f, seat, hole, troops):
        s.phase = "end"
        mine(s, seat, hole, troops)

    @staticmethod
    def build(s, f, seat, hole, building):
        s.phase = "end"
        build(s, seat, hole, building)
        if s.effect(seat, "builds_per_action", 1) > 1:
            flow.push(s, "build_again", seat)

    @staticmethod
    def research(s, f, seat, colour):
        s.phase = "end"
        research(s, seat, colour)


def fight(s) -> None:
    """R7: combat follows Move only."""
    if s.phase == "steps":
        s.phase = "end"
        flow.push(s, "combat", s.active)


@flow.decision("end_turn")
class EndTurn(Decision):
    """The turn passes only when its player says so."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == "end" else ()

    @staticmethod
    def options(s, f, seat):
        return (("end_turn",),)

    @staticmethod
    def end_turn(s, f, seat):
        s.phase = "over"


def scan(s) -> None:
    """R8.5: look at every face-down disc with an own ship in its orbit; the others see that, not what."""
    seat = s.active
    for hole in sorted({s.orbit[i] for i in s.fleet(seat, BOARD)} - {-1}):
        if not s.up[hole] and not s.peeked[seat] >> hole & 1:
            s.look(hole, seat)
            s.emit("scan", seat, TABLES.holes[hole])


def next_seat(s) -> None:
    """R9.1: once the pool is empty, everybody else gets one more turn."""
    if s.last > 0:
        s.last -= 1
    s.active = (s.active + 1) % s.seats


def going_on(s) -> bool:
    """R9.1, R9.6."""
    return s.last != 0 and not (s.round >= ROUNDS and s.active == s.first and s.turn)


def totals(s) -> list[list[int]]:
    """R9.2: by seat: tokens, planets, colonies, cities, quadrants."""
    out = []
    scoring = TABLES.scoring
    for seat in range(s.seats):
        own = s.own_holes(seat, homes=False)
        where = {TABLES.quadrant[h] for h in own if s.built[h][CITY]}
        spread = {3: scoring["cities_in_3_quadrants"], 4: scoring["cities_in_4_quadrants"]}.get(len(where), 0)
        out.append([s.vp[seat], len(own) * scoring["per_occupied_planet_or_asteroid"], sum(s.built[h][COLONY] for h in own) * scoring["per_colony"],
                    sum(s.built[h][CITY] for h in own) * scoring["per_city"], spread])
    return out


def finish(s) -> None:
    """R9.5: most points; ties by tokens, then by technology levels, then shared."""
    scores = [(sum(parts), s.vp[seat], sum(s.tech[seat])) for seat, parts in enumerate(totals(s))]
    best = max(scores)
    reason = "pool" if s.last == 0 else "rounds"
    s.result = [reason, *(seat for seat in range(s.seats) if scores[seat] == best)]
    s.emit("end", message(f"end.{reason}"))


flow.sequence("match", While(going_on, "turn"), finish)
flow.sequence("turn", begin_turn, "action", fight, "end_turn", scan, next_seat)
flow.check()
assert combat and moves, "their decisions are part of the flow"


def setup(seats: int, options: dict, seed: int) -> EmpiresState:
    """R1; runs to the first decision."""
    s = EmpiresState()
    s.begin(seats, options, seed)
    holes = len(TABLES.holes)
    s.round, s.phase, s.last, s.firsts = 0, "action", -1, 0
    s.colour, s.up, s.peeked = [UNSEEN] * holes, [0] * holes, [0] * seats
    s.mix = [list(m) for m in TABLES.mix[seats]]
    s.owner, s.troops, s.built = [-1] * holes, [0] * holes, [[0, 0, 0] for _ in range(holes)]
    s.home = [TABLES.homes[q] for q in TABLES.seats_at[seats]]
    for quadrant, hole in enumerate(TABLES.homes):
        s.up[hole] = 1
        s.colour[hole] = HOME if hole in s.home else ASTEROID
        if hole in s.home:
            s.owner[hole] = TABLES.seats_at[seats].index(quadrant)
    ships = FLEET * seats
    s.where, s.px, s.py, s.orbit, s.used = [BOX] * ships, [0] * ships, [0] * ships, [-1] * ships, [0] * ships
    s.troop_supply, s.troop_box = [TABLES.start_troops] * seats, [TABLES.troops - TABLES.start_troops] * seats
    s.beside, s.tech, s.vp = [list(TABLES.buildings) for _ in range(seats)], [[0, 0, 0, 0] for _ in range(seats)], [0] * seats
    s.earned = [[0] * len(SOURCES) for _ in range(seats)]
    s.pool = TABLES.pool[seats] if options["pool"] == "standard" else TABLES.pool[seats] * 3 // 2
    for seat, quadrant in enumerate(TABLES.seats_at[seats]):
        for n, (x, y) in enumerate(TABLES.start_at[quadrant]):
            s.put(FLEET * seat + n, x, y)
    s.active = s.first = s.draw(seats)
    flow.run(s)
    return s


