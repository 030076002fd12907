"""Decisions of Ascending Empires in words."""

from __future__ import annotations

from engines.ascending_empires import combat
from engines.ascending_empires.state import SHIP_NUMBER, SHIPS
from engines.ascending_empires.tables import ASTEROID, BATTLESHIP, BOARD, BUILDINGS, CITY, COLONY, COLOURS, FACILITY, FLEET, TABLES
from engines.core.text import message
from engines.core.view import Blocked, Decision, Meter, Piece

RULES = {"action": "R2.1", "recruit": "R3", "steps": "R4.1", "launch_spot": "R4.4", "landing": "R4.18", "navigate": "R4.6", "rescue": "R4.12",
         "combat": "R7.1", "attackers": "R7.2", "build_again": "R6.7", "send_back": "R6.8", "end_turn": "R2.1"}


def decide(s, seat: int) -> Decision:
    """The decision of a seat that must act."""
    frame = s.stack[-1]
    name = frame[0]
    options = s.legal(seat)
    values = {"who": seat}
    if name == "steps":
        values["n"] = frame[3]
    elif name == "recruit":
        values["n"] = s.effect(seat, "recruit_troops", TABLES.recruit) - frame[3]
    elif name in ("launch_spot", "landing"):
        values["hole"] = TABLES.holes[frame[3] if name == "launch_spot" else s.orbit[frame[3]]]
        if name == "landing":
            values["face"] = face_id(s, s.orbit[frame[3]])
    elif name == "attackers":
        values["n"] = combat.strength(s, seat, combat.Attackers._joined(frame)) if frame[5] else 0
        values["need"] = combat.Attackers._needed(s, frame)
    elif name == "send_back":
        values["n"] = frame[3]
    left = (Meter("troop", s.troop_supply[seat], seat), Meter("starship", len([i for i in s.fleet(seat, 1) if i % FLEET != BATTLESHIP]), seat),
            Meter("vp", s.vp[seat], seat))
    reminders = (message("remind.points", n=frame[3]),) if name == "steps" and frame[3] else ()
    prompt = "steps_over" if options == (("finish",),) else name
    return Decision(name, seat, message(f"prompt.{prompt}", **values), options, s.domain(seat), labels={a: label(s, frame, seat, a) for a in options},
                    details=_details(s, frame, seat, options), ghosts=_ghosts(s, frame, name, options),
                    blocked=tuple(_blocked(s, name, seat, options)),
                    left=left, reminders=reminders, ends_turn={"steps": ("finish",), "end_turn": ("end_turn",)}.get(name, ()), rule=RULES[name])


def face_id(s, hole: int) -> str:
    """The face of a disc that is known."""
    return (*COLOURS, "asteroid", "home")[s.colour[hole]]


def _ghosts(s, frame, name: str, options) -> dict:
    """Where a launched or rescued ship would stand."""
    if name not in ("launch_spot", "rescue"):
        return {}
    hole, big = (frame[3], frame[4]) if name == "launch_spot" else (s.home[frame[2]], int(frame[3] % FLEET == BATTLESHIP))
    kind = "battleship" if big else "starship"
    spots = {spot[0]: spot for spot in TABLES.spots[hole][big]}
    return {a: (Piece(f"ghost.{a[1]}.{a[2]}", kind, kind, "space", 0, frame[2], pose=(spots[a][1] / 1000, spots[a][2] / 1000, 0)),) for a in options}


def label(s, frame, seat: int, action) -> tuple:
    """An action in words."""
    verb = action[0]
    if verb == "research":
        c = COLOURS.index(action[1])
        return message("label.research", tech=f"{action[1]}{s.tech[seat][c] + 1}")
    if verb == "mine":
        return message("label.mine", hole=action[1], n=action[2], vp=TABLES.mine[action[2]] + s.effect(seat, "mine_bonus_vp"))
    if verb == "build":
        return message("label.build", hole=action[1], what=action[2])
    if verb == "spot":
        return message("label.spot", n=action[1], mm=action[2])
    if verb in ("recall", "place", "launch", "launch_battleship", "assault"):
        return message(f"label.{verb}", hole=action[1])
    if verb == "land":
        return message("label.land", hole=TABLES.holes[s.orbit[SHIP_NUMBER[action[1]]]])
    if verb in ("target", "add", "send_back"):
        ship = SHIP_NUMBER[action[1]]
        return message(f"label.{verb}", who=ship // FLEET, ship="battleship" if ship % FLEET == BATTLESHIP else "starship")
    return message(f"label.{verb}")


def _details(s, frame, seat: int, options) -> dict:
    out = {}
    for a in options:
        if a[0] == "research":
            out[a] = message("detail.face", what=f"{a[1]}{s.tech[seat][COLOURS.index(a[1])] + 1}")
        elif a[0] == "build":
            what = BUILDINGS.index(a[2])
            out[a] = message("detail.build_city" if what == CITY else "detail.build", n=TABLES.cost[what])
        elif a[0] == "assault":
            h = TABLES.number[a[1]]
            group = combat.attackers_of_planet(s, seat, h)
            out[a] = message("detail.assault", n=combat.strength(s, seat, group), need=s.planet_defence(h), vp=s.objects(h))
        elif a[0] == "target":
            ship = SHIP_NUMBER[a[1]]
            group = combat.attackers_of_ship(s, seat, ship)
            out[a] = message("detail.target", n=combat.strength(s, seat, group), need=combat.ship_defence(s, ship))
    return out


def _blocked(s, name: str, seat: int, options) -> list[Blocked]:
    if name == "action":
        return _blocked_builds(s, seat, options)
    out = []
    if name == "steps":
        for ship in s.fleet(seat, BOARD):
            if ("land", SHIPS[ship]) not in options and s.orbit[ship] >= 0:
                why = _no_landing(s, seat, s.orbit[ship])
                if why:
                    out.append(Blocked(SHIPS[ship], *why))
    elif name == "combat":
        for h in range(len(TABLES.holes)):
            if s.owner[h] not in (-1, seat) and h not in s.home and any(s.orbit[i] == h for i in combat.ready(s, seat)):
                if s.guests(h, seat):
                    out.append(Blocked(TABLES.holes[h], message("blocked.defended"), "R7.6"))
                elif ("assault", TABLES.holes[h]) not in options:
                    group = combat.attackers_of_planet(s, seat, h)
                    out.append(Blocked(TABLES.holes[h], message("blocked.weak", n=combat.strength(s, seat, group), need=s.planet_defence(h)), "R7.2"))
    return out


def _no_landing(s, seat: int, h: int):
    """Why a ship cannot land where it is: message and rule, or None when landing is possible."""
    if h in s.home:
        return message("blocked.home"), "R4.16"
    if s.owner[h] not in (-1, seat):
        return message("blocked.enemy_planet"), "R4.19"
    if s.objects(h) >= TABLES.objects_max:
        return message("blocked.full", n=TABLES.objects_max), "R4.19"
    if s.blockaded(h):
        return message("blocked.blockade"), "R8.1"
    if not s.troop_supply[seat]:
        return message("blocked.no_troops"), "R4.16"
    return None


def _blocked_builds(s, seat: int, options) -> list[Blocked]:
    out = []
    used = {a[1] for a in options if a[0] in ("build", "mine")}
    for h in s.own_holes(seat, homes=True):
        name = TABLES.holes[h]
        if name in used:
            continue
        if h in s.home:
            out.append(Blocked(name, message("blocked.home"), "R5.2"))
        elif s.blockaded(h):
            out.append(Blocked(name, message("blocked.blockade"), "R8.1"))
        else:
            out.append(Blocked(name, _no_building(s, seat, h), "R5.2"))
    return out


def _no_building(s, seat: int, h: int) -> tuple:
    """Why nothing can be built or mined on an own planet."""
    if not s.troops[h]:
        return message("blocked.no_troops_here")
    if s.colour[h] == ASTEROID and s.built[h][COLONY] and s.troops[h] < 2:
        return message("blocked.asteroid")
    if not any(s.beside[seat]):
        return message("blocked.none_left")
    return message("blocked.needs", facility=TABLES.cost[FACILITY], colony=TABLES.cost[COLONY], city=TABLES.cost[CITY])


