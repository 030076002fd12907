"""Section 11: tasks, palaces and the change of eras."""

from __future__ import annotations

from engines.brazil_imperial.nodes import PALACE, SHOW, UNDER, Step, flow
from engines.brazil_imperial.payment import grant
from engines.brazil_imperial.products import make
from engines.brazil_imperial.tables import ARCHES, CITY, GOODS, OBA, TABLES, amounts
from engines.core.flow import Decision


# -- objectives -----------------------------------------------------------------------------------------------------
def count(s, seat: int, kind: str, of: str) -> int:
    """R-T2, R-T3: how far a seat is with a kind of objective."""
    if kind in ("resources", "good"):
        goods = amounts(s.pool(seat))
        return sum(goods[:4]) if kind == "resources" else goods[GOODS.index(of)]
    if kind == "units":
        return s.deployed(seat)
    if kind == "paintings":
        return len(s.paintings[seat])
    if kind == "painting_colours":
        return len({TABLES.paintings[p].colour for p in s.paintings[seat]})
    if kind == "products":
        return s.products(seat)
    if kind == "gold_cards":
        return len(s.gold_hand[seat])
    if kind == "combat_cards":
        return len(s.combat_hand[seat])
    tiles = [s.tile[h] for h in s.controlled(seat)]
    if kind == "cities":
        return sum(t >= CITY for t in tiles)
    if kind == "building":
        return tiles.count(TABLES.number[of])
    buildings = [t for t in tiles if t < CITY]
    return len(set(buildings)) if kind == "building_types" else len(buildings)


def fulfilled(s, seat: int, task: int) -> bool:
    """Whether every objective of a task is met at this moment."""
    return all(count(s, seat, kind, of) >= n for kind, of, n, _ in TABLES.tasks[task].goals)


def show_options(s, seat: int) -> list:
    """Tasks of this or an earlier era that are fulfilled; only one a turn may change the era or bring the end (R-T1)."""
    out = []
    for era in range(1, s.era + 1):
        if s.shown[seat] >> era & 1 or (era == s.era and s.shifted and not s.ending):
            continue
        if fulfilled(s, seat, s.task(seat, era)):
            out.append(SHOW[seat][era - 1])
    return out


def show(s, seat: int, era: int) -> None:
    """A task is shown: it stays face up, a palace is placed, and the era may end."""
    s.shown[seat] |= 1 << era
    s.emit("task", seat, TABLES.tasks[s.task(seat, era)].id)
    if era == s.era and (era < 3 or not s.ending):
        s.shifted = 1
        if era < 3:
            end_era(s, seat)
        else:
            s.ending = 1
            if s.seats > 1:         # alone the length is fixed (14.1)
                s.emit("last_round", seat)
    flow.push(s, "place_palace", seat)
    if s.monarch[seat] == OBA:
        grant(s, seat, TABLES.rewards[OBA].get(s.shown[seat].bit_count()))


# -- palaces --------------------------------------------------------------------------------------------------------
def palace_fits(s, palace: int, tile: int) -> bool:
    """The table of section 11."""
    fits, era = TABLES.palaces[palace], TABLES.tiles[tile].era
    return era in fits.eras or tile == fits.building or (fits.city and tile >= CITY)


@flow.decision("palace")
class PlacePalace(Decision):
    """One palace on a tile of one's own; none when nothing fits (R-T4). Locals: seat."""

    pushed = True

    @classmethod
    def who(cls, s, f):
        return (f[2],) if f[2] != s.auto and cls.options(s, f, f[2]) else ()

    @staticmethod
    def options(s, f, seat):
        placed = {s.palace[h] for h in s.built if s.owner[h] == seat}
        free = [h for h in s.own(seat) if not s.palace[h]]
        zone = s.lay.zone
        return tuple(("palace", PALACE[seat][n], zone[h]) for n in TABLES.palaces if n not in placed for h in free if palace_fits(s, n, s.tile[h]))

    @staticmethod
    def palace(s, f, seat, piece, zone):
        s.stack.pop()
        n, h = int(piece.rsplit(".", 1)[1]), s.lay.hex[zone]
        s.palace[h] = n
        s.emit("palace", seat, f"palace_{n}", zone)
        if TABLES.palaces[n].product:
            flow.push(s, "free_product", seat)
        grant(s, seat, TABLES.palaces[n].reward)


@flow.decision("make")
class FreeProduct(Decision):
    """Palace II: a square product for nothing. Locals: seat."""

    pushed = True

    @staticmethod
    def _left(s, seat) -> list[int]:
        return [p for p, shape in enumerate(TABLES.shape) if shape == TABLES.palaces[2].product and not s.made[seat] >> p & 1]

    @classmethod
    def who(cls, s, f):
        left = cls._left(s, f[2])
        if len(left) == 1:
            s.stack.pop()
            make(s, f[2], left[0])
        return (f[2],) if len(left) > 1 else ()

    @classmethod
    def options(cls, s, f, seat):
        return tuple(("make", f"product{seat}.{p}") for p in cls._left(s, seat))

    @staticmethod
    def make(s, f, seat, piece):
        s.stack.pop()
        make(s, seat, int(piece.rsplit(".", 1)[1]))


# -- eras -----------------------------------------------------------------------------------------------------------
def end_era(s, seat: int) -> None:
    """All put the old marker under an arch, the shower first and then clockwise, and take the new one."""
    flow.push(s, "new_era")
    for i in range(s.seats - 1, -1, -1):
        if (seat + i) % s.seats != s.auto:
            flow.push(s, "under", (seat + i) % s.seats)


@flow.decision("under")
class Under(Decision):
    """6: the marker goes face down under an arch that has none. Locals: seat."""

    pushed = True

    @staticmethod
    def who(s, f):
        return (f[2],)

    @staticmethod
    def options(s, f, seat):
        return tuple(a for a, marker in zip(UNDER[seat], s.down[seat], strict=True) if not marker)

    @staticmethod
    def under(s, f, seat, zone):
        s.stack.pop()
        arch = zone[5:].split(":")[0]
        s.down[seat][ARCHES.index(arch)] = s.era
        s.marker[seat] = -1
        s.emit("under", seat, arch, s.era)


@flow.decision()
class NewEra(Step):
    """The next era begins for everybody at once."""

    @staticmethod
    def run(s, f):
        s.era += 1
        s.marker = [marker if seat == s.auto else -1 for seat, marker in enumerate(s.marker)]     # its stance lasts until its next card
        s.emit("era", s.era)
