"""What each seat sees. Private: discs that only some have looked at (R4.18, R8.5); everything else lies open."""

from __future__ import annotations

from engines.ascending_empires.flow import totals
from engines.ascending_empires.state import SHIPS
from engines.ascending_empires.tables import BATTLESHIP, BOARD, BOX, BUILDINGS, COLOURS, FACES, FLEET, SUPPLY, TABLES
from engines.core.text import message
from engines.core.view import BACK, Meter, Piece, View, Zone

STEPS = {"action": "action", "steps": "move", "end": "end", "over": "end"}
PARTS = ("tokens", "planets", "colonies", "cities", "spread")


def step_of(s) -> str:
    """The id of the phase in play, as the rules reader knows it."""
    top = s.stack[-1][0] if s.stack else "end"
    return {"recruit": "recruit", "steps": "move", "navigate": "move", "launch_spot": "move", "landing": "move", "rescue": "move",
            "combat": "combat", "attackers": "combat", "build_again": "build", "send_back": "research"}.get(top, STEPS[s.phase])


def build(s, seat: int | None) -> View:
    """The view of `seat`; strangers see what all may see."""
    viewer = seat if type(seat) is int and 0 <= seat < s.seats else None
    zones = [Zone("space", "free", count=sum(w == BOARD for w in s.where)), Zone("pool", "pile", count=s.pool)]
    pieces = [Piece("pool", "vp", "vp", "pool", count=s.pool)]
    for h, name in enumerate(TABLES.holes):
        zones.append(Zone(name, "space", s.owner[h], s.objects(h)))
        pieces += _planet(s, h, name, viewer)
    for ship, where in enumerate(s.where):
        if where == BOARD:
            kind = "battleship" if ship % FLEET == BATTLESHIP else "starship"
            badges = ("used",) if s.used[ship] and s.phase != "action" else ()
            pieces.append(Piece(SHIPS[ship], kind, kind, "space", ship, ship // FLEET, badges=badges, pose=(s.px[ship] / 1000, s.py[ship] / 1000, 0)))
    meters = []
    for who in range(s.seats):
        _seat(s, who, zones, pieces, meters)
    over = not s.acting
    phase = message("phase.over", n=s.round) if over else message(f"phase.{step_of(s)}", n=s.round, pool=s.pool)
    parts = totals(s)
    return View("ascending_empires", viewer, s.seats, s.turn, s.active, tuple(s.acting), step_of(s), phase, tuple(zones), tuple(pieces),
                tuple(meters), scores=tuple(map(sum, parts)),
                score_parts=tuple((name, tuple(p[i] for p in parts)) for i, name in enumerate(PARTS)),
                result=(tuple(s.result[1:]), s.result[0]) if s.result else None)


def _planet(s, h: int, name: str, viewer: int | None) -> list[Piece]:
    known = s.knows(h, viewer)
    badges = []
    if known and not s.up[h]:
        badges.append("peeked")
    if s.blockaded(h):
        badges.append("blockaded")
    if s.owner[h] >= 0 and h not in s.home and s.guests(h, s.owner[h]) and _defended(s, h):
        badges.append("defended")
    counters = (("defence", s.planet_defence(h)),) if s.owner[h] >= 0 and h not in s.home else ()
    out = [Piece(f"planet.{name}", "planet", FACES[s.colour[h]] if known else BACK, name, 0, s.owner[h] if h in s.home else -1, badges=tuple(badges),
                 counters=counters)]
    owner = s.owner[h]
    for i in range(s.troops[h]):
        out.append(Piece(f"troop.{name}.{i}", "troop", "troop", name, 1 + i, owner))
    slot = 1 + s.troops[h]
    for what, building in enumerate(BUILDINGS):
        for i in range(s.built[h][what]):
            out.append(Piece(f"{building}.{name}.{i}", building, building, name, slot, owner))
            slot += 1
    return out


def _defended(s, h: int) -> bool:
    """Whether ships of several seats over the planet keep one of them from attacking it (R7.6, R8.2)."""
    return len({i // FLEET for i, o in enumerate(s.orbit) if o == h}) > 1


def _seat(s, who: int, zones: list, pieces: list, meters: list) -> None:
    for place, name in ((SUPPLY, "supply"), (BOX, "box")):
        zone = f"{name}:{who}"
        fleet = s.fleet(who, place)
        troops = s.troop_supply[who] if place == SUPPLY else s.troop_box[who]
        big = sum(i % FLEET == BATTLESHIP for i in fleet)
        zones.append(Zone(zone, "pile", who, troops + len(fleet)))
        pieces.append(Piece(f"{zone}.troop", "troop", "troop", zone, 0, who, count=troops))
        pieces.append(Piece(f"{zone}.starship", "starship", "starship", zone, 1, who, count=len(fleet) - big))
        pieces.append(Piece(f"{zone}.battleship", "battleship", "battleship", zone, 2, who, count=big))
    zones.append(Zone(f"beside:{who}", "pile", who, sum(s.beside[who])))
    for what, building in enumerate(BUILDINGS):
        pieces.append(Piece(f"beside:{who}.{building}", building, building, f"beside:{who}", what, who, count=s.beside[who][what]))
    for c, colour in enumerate(COLOURS):
        zones.append(Zone(f"tech_{colour}:{who}", "track", who, 1))
        pieces.append(Piece(f"tech{who}.{colour}", "marker", colour, f"tech_{colour}:{who}", s.tech[who][c], who))
    meters += [Meter("vp", s.vp[who], who), Meter("troops", s.troop_supply[who], who), Meter("ships", len(s.fleet(who, SUPPLY)), who),
               Meter("technology", sum(s.tech[who]), who, 16)]
