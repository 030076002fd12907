"""Figures of Ascending Empires, read once from ``data/*.toml`` and checked. Lengths become whole micrometres.

Inside the rules planets' colours are ints: orange 0, grey 1, purple 2, brown 3, asteroid 4, homeworld 5, not yet looked at -1. Holes are
numbered in file order; a ship's number is 9 x seat + n, n from 0 to 7 for starships and 8 for the battleship.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

from engines.core.errors import DataError
from engines.core.physics import Material, Post, Table

FOLDER = Path(__file__).parent / "data"
COLOURS = ("orange", "grey", "purple", "brown")
FACES = (*COLOURS, "asteroid", "home")
ASTEROID, HOME, UNSEEN = 4, 5, -1
FLEET = 9
BATTLESHIP = 8
BOX, SUPPLY, BOARD = range(3)
FACILITY, COLONY, CITY = range(3)
BUILDINGS = ("facility", "colony", "city")
QUADRANTS = ("alpha", "beta", "delta", "gamma")
POWER_STEPS = 1000
_UM = 1000


def _read(name: str, folder: Path) -> dict:
    try:
        return tomllib.loads((folder / name).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{name}: {error}") from None


class Tables:
    """All printed figures."""

    def __init__(self, folder: Path = FOLDER):
        try:
            self._components(_read("components.toml", folder))
            self._board(_read("board.toml", folder))
            self._physics(_read("physics.toml", folder))
        except (KeyError, ValueError, TypeError, StopIteration) as error:
            raise DataError(f"ascending_empires data: missing or unusable entry {error}") from None
        self._spots()

    def _components(self, raw: dict) -> None:
        pieces = raw["pieces_per_player"]
        self.troops, self.starships = pieces["troop"], pieces["starship"]
        self.buildings = (pieces["research_facility"], pieces["colony"], pieces["city"])
        start = raw["start"]
        self.start_troops, self.start_orbit = start["supply_troops"], start["orbit_starships"]
        self.pool = {n: raw["vp_pool"][f"p{n}"] for n in (2, 3, 4)}
        structures = {s["id"]: s for s in raw["structure"]}
        order = ("research_facility", "colony", "city")
        self.cost = tuple(structures[s]["cost_troops"] for s in order)
        self.defence = tuple(structures[s]["defence"] for s in order)
        self.end_vp = tuple(structures[s]["end_vp"] for s in order)
        self.city_reward = raw["city_reward"]
        self.objects_max = raw["planet_limits"]["objects_max"]
        actions = {a["id"]: a for a in raw["action"]}
        self.recruit = actions["recruit"]["troops_placed_max"]
        self.points = actions["move"]["movement_points"]
        self.mine = {p["troops"]: p["vp"] for p in actions["mine"]["payouts"]}
        self.range = {k: round(raw["range"][f"{k}_mm"] * _UM) for k in ("short", "long")}
        self.first_vp = raw["technology_rules"]["first_researcher_vp"]
        techs = {t["id"]: t for t in raw["technology"]}
        self.tech = tuple(techs[c] for c in COLOURS)
        self.effects = tuple(tuple(level["effect"] for level in sorted(t["level"], key=lambda v: v["level"])) for t in self.tech)
        self.rows = sorted(raw["level_completion"], key=lambda r: r["level"])
        self.mix = {m["players"]: tuple(tuple(m[q][f] for f in FACES[:5]) for q in QUADRANTS) for m in raw["sector_mix"]}
        self.scoring = raw["scoring"]

    def _board(self, raw: dict) -> None:
        self.width, self.height = round(raw["board"]["width"] * _UM), round(raw["board"]["height"] * _UM)
        holes = raw["hole"]
        self.holes = tuple(h["id"] for h in holes)
        self.number = {h["id"]: i for i, h in enumerate(holes)}
        self.place = tuple((round(h["x"] * _UM), round(h["y"] * _UM)) for h in holes)
        self.quadrant = tuple(QUADRANTS.index(h["quadrant"]) for h in holes)
        self.homes = tuple(next(i for i, h in enumerate(holes) if h["quadrant"] == q and h["kind"] == "home") for q in QUADRANTS)
        self.planet_radius = round(raw["holes"]["planet_radius"] * _UM)
        self.orbit_radius = round(raw["orbit"]["outer_radius"] * _UM)
        self.seats_at = {n: tuple(QUADRANTS.index(q) for q in raw["homes"][f"p{n}"]["seats"]) for n in (2, 3, 4)}
        self.start_at = tuple(tuple((round(p["x"] * _UM), round(p["y"] * _UM)) for p in raw["start_ships"][q]) for q in QUADRANTS)
        self.launch_at = round(raw["launch_placement"]["default_distance"] * _UM)
        self.clearance = round(raw["launch_placement"]["clearance_to_other_discs"] * _UM)

    def _physics(self, raw: dict) -> None:
        self.radius = tuple(round(raw["ship"][k]["radius"] * _UM) for k in ("starship", "battleship"))
        self.mass = tuple(float(raw["ship"][k]["mass"]) for k in ("starship", "battleship"))
        contact, flick, step = raw["contact"], raw["flick"], raw["step"]
        material = Material(raw["friction_board"]["deceleration"], contact["restitution_ship_ship"], contact["restitution_ship_planet"],
                            contact["friction_ship_ship"], contact["friction_ship_planet"], step["dt"], round(step["max_time"] / step["dt"]),
                            flick["speed_max"], flick["distance_max"], flick["speed_min"])
        posts = tuple(Post(x, y, self.planet_radius) for x, y in self.place)
        self.table = Table(self.width, self.height, posts, material)

    def _spots(self) -> None:
        """Where a launched ship may stand round each hole, by kind of ship: every 10 degrees at three distances, wholly on the board (R4.4)."""
        self.spots = tuple(tuple(self._spots_at(hole, radius) for radius in self.radius) for hole in range(len(self.holes)))

    def _spots_at(self, hole: int, radius: int) -> tuple:
        cx, cy = self.place[hole]
        near = self.planet_radius + radius + self.clearance
        far = self.orbit_radius + radius - _UM
        out = []
        for distance in (self.launch_at, near, far):
            for angle in range(0, 360, 10):
                x = cx + round(distance * math.cos(math.radians(angle)))
                y = cy + round(distance * math.sin(math.radians(angle)))
                if radius <= x <= self.width - radius and radius <= y <= self.height - radius:
                    out.append((("spot", angle, distance // _UM), x, y))
        return tuple(out)


TABLES = Tables()


def radius_of(ship: int) -> int:
    """Radius of a ship by its number."""
    return TABLES.radius[ship % FLEET == BATTLESHIP]
