"""Section 8: the movement phase and exploration."""

from __future__ import annotations

from engines.brazil_imperial import combat
from engines.brazil_imperial.actions import extra_actions, play
from engines.brazil_imperial.maps import bits
from engines.brazil_imperial.nodes import CARRY, END_TURN, PLAY, Step, flow
from engines.brazil_imperial.payment import gain
from engines.brazil_imperial.state import AFTER, MOVING, OVER, UNIT_NUMBER
from engines.brazil_imperial.tables import (
    BARROSO,
    BUILD,
    CABRAL,
    CAPITAL,
    DEPLOY,
    FOREST,
    GOLDFIELD,
    MANUFACTURE,
    MARCH,
    PAINTING,
    RENOVATE,
    TABLES,
    UNITS,
    WATER,
)
from engines.brazil_imperial.tasks import show, show_options
from engines.core.flow import Decision


def extra_targets(s, seat: int, h: int) -> int:
    """Bits of the hexes beside h that the arch's extra move may enter; Deploy's is another matter."""
    lay, arch = s.lay, s.extra
    if arch in (PAINTING, MANUFACTURE):
        mask = lay.of[FOREST if arch == PAINTING else GOLDFIELD]
        for tile in s.built:
            mask &= ~(1 << tile)
    elif arch == BUILD:
        mask = 1 << s.capital[seat]
        for tile in s.built:
            mask |= 1 << tile
    elif arch == RENOVATE:
        mask = lay.edge | boat_targets(s, h)
    else:
        return 0
    return mask & lay.nearby[h]


def boat_targets(s, h: int) -> int:
    """Bits of the hexes beside h that are reached into or out of water."""
    lay = s.lay
    return lay.nearby[h] if lay.terrain[h] == WATER else lay.nearby[h] & lay.of[WATER]


def can_sail(s, seat: int) -> bool:
    """Whether Barroso's move is left."""
    return bool(s.boat) and s.has(seat, BARROSO)


def barred(s, seat: int) -> int:
    """Bits of opponents' capitals."""
    return sum(1 << h for other, h in enumerate(s.capital) if other != seat and h >= 0)


def move_options(s, seat: int) -> list:
    """All moves and ranged attacks with what is left."""
    lay, out = s.lay, []
    shut, where, boat = barred(s, seat), s.where, can_sail(s, seat)
    any_step = s.free or s.marches
    for u in range(UNITS * seat, UNITS * seat + UNITS):
        h = where[u]
        if h < 0:
            continue
        if any_step:
            mask = lay.nearby[h]
        else:
            mask = extra_targets(s, seat, h) | (boat_targets(s, h) if boat else 0)
        out += [lay.move[u][n] for n in bits(mask & ~shut)]
        if s.extra == DEPLOY:
            out += [lay.home[u][n] for n in s.homes(seat) if n != h]
        if any_step and TABLES.kinds[s.kind_of(u)].ranged:
            out += [lay.fire[u][n] for n in lay.near[h] if can_fire(s, seat, n)]
    return out


def can_fire(s, seat: int, h: int) -> bool:
    """R-C4: enemy units outside capitals (R-C5), or a bandeira that lies open."""
    return bool(s.up[h]) or (s.occ[h] not in (-1, seat) and s.lay.terrain[h] != CAPITAL)


def spend_step(s, seat: int, origin: int, to: int) -> None:
    """Use the move that can do least besides: the boat or the extra move, then the free move, a March card. Where boat and extra move both fit,
    which of them it was stays open (boat is 2) until the next one of them."""
    by_boat = can_sail(s, seat) and boat_targets(s, origin) >> to & 1
    by_arch = s.extra != DEPLOY and extra_targets(s, seat, origin) >> to & 1
    if by_boat and by_arch and s.boat == 1:
        s.boat = 2
    elif s.boat == 2 and (by_boat or by_arch):
        s.boat, s.extra = 0, -1
    elif by_boat:
        s.boat = 0
    elif by_arch:
        s.extra = -1
    else:
        spend_free(s)


def spend_free(s) -> None:
    """The free move, else a March card's."""
    if s.free:
        s.free = 0
    else:
        s.marches -= 1


@flow.decision("end_turn", "show", "play", "move", "home", "fire")
class Movement(Decision):
    """Section 8: moves in any order; tasks may be shown in between. Until something moves it is still the action phase (7)."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase != OVER else ()

    @staticmethod
    def options(s, f, seat):
        cards = extra_actions(s, seat) if s.phase == AFTER else ()
        if MARCH in s.gold_hand[seat] and any(w >= 0 for w in s.where[UNITS * seat:UNITS * seat + UNITS]):
            cards += (PLAY[MARCH],)
        return (*END_TURN, *show_options(s, seat), *cards, *move_options(s, seat))

    @staticmethod
    def end_turn(s, f, seat):
        s.phase = OVER

    @staticmethod
    def show(s, f, seat, piece):
        show(s, seat, int(piece.rsplit(".", 1)[1]))

    @staticmethod
    def play(s, f, seat, face):
        play(s, seat, face)

    @staticmethod
    def move(s, f, seat, unit, zone):
        u, h = UNIT_NUMBER[unit], s.lay.hex[zone]
        spend_step(s, seat, s.where[u], h)
        set_out(s, seat, u, h)

    @staticmethod
    def home(s, f, seat, unit, zone):
        s.extra = -1
        set_out(s, seat, UNIT_NUMBER[unit], s.lay.hex[zone])

    @staticmethod
    def fire(s, f, seat, unit, zone):
        s.phase = MOVING
        spend_free(s)
        combat.begin(s, seat, s.lay.hex[zone], [UNIT_NUMBER[unit]], 1)


def set_out(s, seat: int, u: int, h: int) -> None:
    """A unit leaves for a hex; cavalry asks who comes along."""
    s.phase = MOVING
    flow.push(s, "arrive", seat, h)
    s.fighters = [u]
    if TABLES.kinds[s.kind_of(u)].carries:
        flow.push(s, "carry", seat, s.where[u])


@flow.decision("carry", "ride")
class Carry(Decision):
    """8, heavy cavalry: any number of own units of its hex come along. Locals: seat, hex."""

    pushed = True

    @staticmethod
    def _others(s, f) -> list[int]:
        return [v for v in s.at(f[3]) if v not in s.fighters]

    @classmethod
    def who(cls, s, f):
        return (f[2],) if cls._others(s, f) else ()

    @classmethod
    def options(cls, s, f, seat):
        return (("ride",), *(CARRY[v] for v in cls._others(s, f)))

    @staticmethod
    def carry(s, f, seat, unit):
        s.fighters.append(UNIT_NUMBER[unit])

    @staticmethod
    def ride(s, f, seat):
        s.stack.pop()


@flow.decision()
class Arrive(Step):
    """Locals: seat, hex."""

    @staticmethod
    def run(s, f):
        units, s.fighters = s.fighters, []
        arrive(s, f[2], f[3], units)


def arrive(s, seat: int, h: int, units: list[int]) -> None:
    """Units enter a hex: a battle, a find, or they simply stand there."""
    for u in units:
        s.emit("move", seat, TABLES.kinds[s.kind_of(u)].id, s.lay.zone[h])
    if s.hostile(h, seat) or s.up[h]:
        combat.begin(s, seat, h, units, 0)
        return
    found = s.explo[h]
    if found:
        s.up[h] = 1
        s.emit("reveal", seat, s.lay.zone[h], TABLES.finds[found].id)
        if TABLES.finds[found].flag:
            combat.begin(s, seat, h, units, 0)
            return
    for u in units:
        s.put(u, h)
    if found:
        take_find(s, seat, h)


@flow.decision()
class TakeFind(Step):
    """A beaten bandeira is taken. Locals: seat, hex."""

    @staticmethod
    def run(s, f):
        take_find(s, f[2], f[3])


def take_find(s, seat: int, h: int) -> None:
    """8: the tile leaves the map for its reward; it is kept when it has VP or was a bandeira."""
    number = s.explo[h]
    find = TABLES.finds[number]
    s.explo[h] = s.up[h] = 0
    if find.vp or find.flag:
        s.kept[seat].append(number)
    else:
        s.explored.append(number)
    s.emit("find", seat, find.id)
    gain(s, seat, find.goods, choice=find.choice + s.bonus(seat, CABRAL))
