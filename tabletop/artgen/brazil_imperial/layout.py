"""Where things lie on the tables and on the seats' boards, and the figures of the rules that the pictures show.

Tables are laid out in units of 1600 x 1000; each map makes these units so large that its hexagons are always 96 wide.
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, field
from functools import lru_cache

from ..paths import ROOT

Box = tuple[float, float, float, float]
DATA = ROOT / "engines" / "brazil_imperial" / "data"
TABLE = (1600, 1000)
PICTURE = (2000, 1250)
HEX = (96, 112)
WORDS = {"F": "forest", "G": "gold", "P": "plain", "W": "water", "?": "cloud", "C": "capital"}
ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
# How wide a hexagon of a map is on the table's 1600 x 1000, and which of the two tables it lies on.
MAPS = {
    "solo_vera_cruz": (140, "round"),
    "duel_rio": (136, "round"),
    "bay_reconcavo": (132, "long"),
    "three_captaincies": (106, "round"),
    "four_atlantic": (96, "round"),
}


@dataclass(frozen=True)
class Spot:
    """A zone of a table: arrangement, area, size of a cell, gap between cells."""

    kind: str
    box: Box
    cell: tuple[float, float]
    gap: float = 8
    props: dict = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Table:
    """One table: middle of the hexagons, panels, zones, the places of the era track, headings (label id and area)."""

    middle: tuple[float, float]
    panels: tuple[Box, ...]
    spots: dict[str, Spot]
    eras: tuple[tuple[float, float], ...]
    radius: float
    labels: tuple[tuple[str, Box], ...]


def _cards(names: tuple[str, ...], x: float, y: float, w: float, gap: float) -> dict[str, Spot]:
    """Single cards or stacks side by side."""
    h, out = w * 1.4, {}
    for i, name in enumerate(names):
        left = x + i * (w + gap)
        out[name] = Spot("stack", (left, y, w, h), (w, h))
    return out


def _row(kind: str, x: float, y: float, count: int, w: float, gap: float, ratio: float = 1.4, **props) -> Spot:
    return Spot(kind, (x, y, count * w + (count - 1) * gap, w * ratio), (w, w * ratio), gap, {"slots": count, **props})


SUPPLY = ("supply_tile_plains_1", "supply_tile_forest_1", "supply_tile_2", "supply_tile_3")


def _supply(places: tuple[tuple[float, float], ...], w: float) -> dict[str, Spot]:
    h = w * 7 / 6
    return {n: Spot("pile", (x, y, w, h), (w, h)) for n, (x, y) in zip(SUPPLY, places, strict=True)}


def _round() -> Table:
    """For maps about as high as wide: columns of cards left and right. Beside stacks of tiles is room for their number."""
    spots = {"city_left": Spot("stack", (28, 120, 102, 119), (102, 119)), "city_right": Spot("stack", (28, 250, 102, 119), (102, 119))}
    spots |= _supply(tuple((190, 120 + 64 * i) for i in range(4)), 52)
    spots |= _cards(("gold_deck", "gold_discard", "combat_deck", "combat_discard"), 32, 412, 61, 10)
    spots["battle_attack"] = _row("row", 34, 540, 3, 83, 10)
    spots["battle_defence"] = _row("row", 34, 690, 3, 83, 10)
    spots |= _cards(("automaton_action", "automaton_movement"), 74, 838, 86, 20)
    spots["display"] = Spot("row", (1299, 50, 270, 598), (130, 192), 11, {"slots": 6, "columns": 2})
    spots |= _cards(("deck_red", "deck_pink", "deck_blue"), 1301, 690, 82, 11)
    spots["explored"] = Spot("grid", (1296, 846, 276, 126), (43, 50.2), 24)
    left, right = (16, 16, 300, 968), (1284, 16, 300, 968)
    labels = (
        ("eras", (28, 24, 276, 20)),
        ("gold_deck", (28, 384, 134, 20)),
        ("combat_deck", (170, 384, 134, 20)),
        ("battle_attack", (28, 513, 276, 20)),
        ("battle_defence", (28, 663, 276, 20)),
        ("display", (1296, 24, 276, 20)),
        ("paintings", (1296, 663, 276, 20)),
        ("explored", (1296, 822, 276, 20)),
    )
    return Table((800, 500), (left, right), spots, ((76, 80), (166, 80), (256, 80)), 30, labels)


def _long() -> Table:
    """For long maps: everything else in a strip below."""
    spots = {"city_left": Spot("stack", (30, 778, 78, 91), (78, 91)), "city_right": Spot("stack", (160, 778, 78, 91), (78, 91))}
    spots |= _supply(tuple((290, 670 + 78 * i) for i in range(4)), 48)
    spots["explored"] = Spot("grid", (24, 902, 258, 81), (29, 33.8), 12)
    spots["display"] = _row("row", 415, 682, 6, 117, 14)
    spots["battle_attack"] = _row("row", 415, 876, 3, 68, 9)
    spots["battle_defence"] = _row("row", 965, 876, 3, 68, 9)
    spots |= _cards(("automaton_action", "automaton_movement"), 727, 876, 68, 10)
    spots |= _cards(("deck_red", "deck_pink", "deck_blue"), 1252, 688, 84, 22)
    spots |= _cards(("gold_deck", "gold_discard", "combat_deck", "combat_discard"), 1236, 844, 78, 9)
    labels = (
        ("eras", (28, 658, 240, 18)),
        ("explored", (28, 884, 240, 17)),
        ("display", (412, 658, 777, 18)),
        ("battle_attack", (412, 852, 228, 18)),
        ("battle_defence", (962, 852, 228, 18)),
        ("paintings", (1234, 660, 334, 20)),
        ("gold_deck", (1234, 817, 162, 20)),
        ("combat_deck", (1408, 817, 162, 20)),
    )
    panels = ((16, 650, 368, 336), (391, 650, 819, 336), (1217, 650, 367, 336))
    return Table((800, 330), panels, spots, ((72, 720), (148, 720), (224, 720)), 30, labels)


TABLES = {"round": _round(), "long": _long()}

# -- the seats' boards -----------------------------------------------------------------------------------------------
MAT, MAT_SMALL = (1600, 360), (560, 300)
ARCH, ARCH_SMALL = (112.0, 190.0), (76.0, 114.0)
ARCH_AT, ARCH_SMALL_AT = (12.0, 10.0), (14.0, 8.0)
# Middles of marker, upgrade slot and era marker under the left upper corner of an arch.
ANCHORS, ANCHORS_SMALL = ((56, 88), (33, 145), (79, 145)), ((38, 46), (19, 90), (57, 90))
RING = 26               # round the marker's place: lit when an arch can be chosen
SHAPES = {"square": 4, "pentagon": 5, "octagon": 8}


def arch_box(index: int, small: bool) -> Box:
    """The area of an arch on a seat's board."""
    (w, h), (x, y) = (ARCH_SMALL, ARCH_SMALL_AT) if small else (ARCH, ARCH_AT)
    return (x + index * w, y, w, h)


def arch_zone(index: int, small: bool) -> Box:
    """The part of an arch round the marker's place, which is its middle."""
    x, y, w, _h = arch_box(index, small)
    return (x, y, w, 2 * (ANCHORS_SMALL if small else ANCHORS)[0][1])


def seat_spots(small: bool) -> dict[str, Spot]:
    """The zones of a seat's board besides the arches. What is dealt before the game lies where the hands will be."""
    if small:
        return {
            "slots": _row("row", 12, 134, 5, 34, 3, 1),
            "reserve": Spot("row", (206, 137, 178, 28), (26, 26), 12),
            "products": _row("row", 396, 137, 6, 24, 2, 1),
            "palaces": Spot("row", (12, 186, 180, 34), (34, 34), 3),
            "defeated": Spot("row", (206, 186, 181, 34), (34, 34), 3),
            "kept": Spot("row", (396, 186, 74, 34), (28, 32.7), 2),
            "parked": _row("row", 478, 190, 3, 24, 2, 1),
            "monarch": Spot("space", (12, 234, 42, 58.8), (42, 58.8)),
            "tasks": _row("row", 62, 234, 3, 42, 3),
            "paintings": Spot("grid", (204, 234, 180, 58.8), (27, 37.8), 3, {"grow": 2}),
            "dealt": Spot("fan", (394, 234, 160, 58.8), (42, 58.8), 3),
            "gold_hand": Spot("fan", (394, 234, 76, 58.8), (42, 58.8), 3),
            "combat_hand": Spot("fan", (478, 234, 76, 58.8), (42, 58.8), 3),
        }
    return {
        "slots": _row("row", 16, 226, 5, 48, 4, 1),
        "reserve": Spot("row", (288, 229, 246, 42), (38, 38), 14),
        "products": _row("row", 542, 228, 6, 40, 4, 1),
        "palaces": Spot("row", (16, 305, 256, 46), (46, 46), 4),
        "defeated": Spot("row", (288, 305, 246, 46), (46, 46), 4),
        "kept": Spot("row", (542, 304, 128, 47), (40, 46.7), 3),
        "parked": _row("row", 682, 308, 3, 38, 3, 1),
        "monarch": Spot("space", (820, 28, 114, 159.6), (114, 159.6)),
        "tasks": _row("row", 948, 28, 3, 114, 6),
        "paintings": Spot("grid", (1312, 28, 276, 160), (56, 78.4), 3, {"grow": 2}),
        "gold_hand": Spot("fan", (820, 212, 378, 141.4), (101, 141.4), 8),
        "combat_hand": Spot("fan", (1210, 212, 378, 141.4), (101, 141.4), 8),
        "dealt": Spot("fan", (820, 212, 768, 141.4), (101, 141.4), 8),
    }


def seat_labels() -> dict[str, Box]:
    """The headings of a seat's large board."""
    out = {name: (s.box[0], s.box[1] - 20, s.box[2], 18) for name, s in seat_spots(False).items() if name != "dealt"}
    out |= {"products": (542, 206, 262, 18), "slots": (16, 206, 256, 18), "reserve": (288, 206, 246, 18)}
    return out | {a: (arch_box(i, False)[0] + 3, 179, ARCH[0] - 6, 18) for i, a in enumerate(ARCHES)}


# -- the figures of the rules ----------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def components() -> dict:
    """The contents of the box as the rules have them."""
    out: dict = {}
    for path in sorted(DATA.glob("*.toml")):
        out |= {k: v for k, v in tomllib.loads(path.read_text("utf-8")).items() if isinstance(v, list)}
    return out


def entry(kind: str, ident: str) -> dict:
    """One thing of the box."""
    return next(e for e in components()[kind] if e["id"] == ident)


def cells(name: str) -> dict[tuple[int, int], str]:
    """The hexagons of a map: axial coordinates and terrain."""
    data = entry("map", name)
    rows = zip(data["west"], data["rows"], strict=True)
    return {(west + i, data["north"] + r): WORDS[letter] for r, (west, row) in enumerate(rows) for i, letter in enumerate(row)}


def scale(name: str) -> float:
    """How many map units one unit of the table's 1600 x 1000 is."""
    return HEX[0] / MAPS[name][0]


def size(name: str) -> tuple[int, int]:
    """The table of a map in whole map units."""
    return (math.ceil(TABLE[0] * scale(name)), math.ceil(TABLE[1] * scale(name)))
