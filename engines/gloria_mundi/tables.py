"""The printed things of Gloria Mundi, read once from ``data/components.toml`` and checked.

Resources, base kinds and cards are small ints inside the rules: food 0, gold 1, military 2, glory 3; farm 0, city 1, legion 2;
building cards 1 to 57 in file order, 0 for "no card". Their string ids are the names used in actions, maps and art.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engines.core.errors import DataError
from engines.core.game import Face
from engines.gloria_mundi.reading import Row

FILE = Path(__file__).parent / "data" / "components.toml"
RESOURCES = ("food", "gold", "military", "glory")
KINDS = ("farm", "city", "legion")
FOOD, GOLD, MILITARY, GLORY = range(4)
ANY = (0, 1, 2)
BUILDINGS = 57
PRODUCE, PER_COUNT, REPLACE, EXCHANGE, DEMOLISH, CONDITIONAL, ARCHITECT, FORTRESS = range(8)
EFFECTS = ("produce", "per_count", "replace", "exchange", "demolish", "conditional_steps", "substitute", "fortress")


class Card(NamedTuple):
    """One building card. `gain` and `pay` are counters by resource; `a` and `b` hold what the effect needs besides:
    per_count (counted kind, resource), replace (resource, -), demolish (0 cost / 1 steps, -), conditional (resource, steps),
    architect (replaced resource, resource used instead), fortress (protected kind, -)."""

    id: str
    colour: str
    sites: tuple
    cost: tuple
    steps: int
    effect: int
    gain: tuple
    pay: tuple
    moves: int
    a: int
    b: int


def _card(row: Row) -> Card:
    e = row.row("effect")
    kind = e.index("kind", EFFECTS)
    a = b = 0
    if kind == PER_COUNT:
        a, b = e.index("count_kind", KINDS), e.index("resource", RESOURCES)
    elif kind == REPLACE:
        a = e.index("resource", RESOURCES)
    elif kind == DEMOLISH:
        a = e.index("reward", ("cost", "steps"))
    elif kind == CONDITIONAL:
        a, b = e.index("demand", RESOURCES[:3]), e.whole("steps", low=1)
    elif kind == ARCHITECT:
        a, b = e.index("replace", RESOURCES[:3]), e.index("with", RESOURCES[:3])
    elif kind == FORTRESS:
        a = e.index("protects", KINDS)
    cost = row.goods("cost", RESOURCES[:3])
    if sum(cost) != row.whole("cost_total"):
        raise row.fail("cost_total", f"the sum of the cost, {sum(cost)}")
    return Card(row.word("id"), row.word("colour", ("green", "yellow", "white", "red")),
                tuple(KINDS.index(k) for k in row.words("upgrades", KINDS)), cost, row.whole("steps"), kind,
                e.goods("gain", RESOURCES, {}), (*e.goods("pay", RESOURCES[:3], {}), 0), e.whole("steps", 0), a, b)


def _printed(goods: tuple) -> tuple:
    return tuple((r, n) for r, n in zip(RESOURCES, goods, strict=True) if n)


class Tables:
    """All printed figures. See the module docstring for the codes. Raises DataError with the place that is wrong and what belongs there."""

    def __init__(self, path: Path = FILE):
        raw = Row.file(path)
        buildings = raw.rows("building", BUILDINGS)
        self.cards = (None, *map(_card, buildings))
        self.number = {card.id: i for i, card in enumerate(self.cards) if card}
        if len(self.number) != BUILDINGS:
            raise DataError(f"{path.name}: building: two cards have the same id")
        self.supply = tuple(r.whole("supply") for r in raw.rows("resource", len(RESOURCES)))
        self.deal = {h.whole("players"): tuple(h.whole(k, low=1) for k in KINDS) for h in raw.rows("hand_setup")}
        if set(self.deal) != set(range(2, 7)):
            raise DataError(f"{path.name}: hand_setup: there must be one for each of 2 to 6 players")
        self.carthage = raw.row("escape_track").whole("steps_to_goal", low=1)
        self.rome = raw.row("goth_track").whole("rome_space", low=2)
        demands = {g.whole("index", low=1): g.goods("demand", RESOURCES[:3]) for g in raw.rows("goth_space", self.rome - 1)}
        if set(demands) != set(range(1, self.rome)):
            raise DataError(f"{path.name}: goth_space: there must be one with each index from 1 to {self.rome - 1}")
        self.demand = ((0, 0, 0), *(demands[i] for i in range(1, self.rome)), (0, 0, 0))
        self.surcharge = self._slots(raw.row("forum"))
        self.start = raw.row("start").goods("counters", RESOURCES)
        self.faces = self._faces(raw, buildings)
        self.names = self._all_names(raw)

    @staticmethod
    def _slots(forum: Row) -> tuple:
        slots = forum.raw.get("slots")
        if not isinstance(slots, list) or len(slots) != 6 or any(type(n) is not int or n < 0 for n in slots):
            raise forum.fail("slots", "six whole numbers, the surcharge of each slot")
        return tuple(slots)

    def _faces(self, raw: Row, buildings: list[Row]) -> dict:
        faces = {}
        for b, card in zip(buildings, self.cards[1:], strict=True):
            fields = {"cost": _printed((*card.cost, 0)), "steps": card.steps, "colour": card.colour, "latin": b.word("name_la"),
                      "upgrades": tuple((KINDS[k], 1) for k in card.sites)}
            faces[card.id] = Face(card.id, "expansion", b.both("name"), b.both("text"), fields, (EFFECTS[card.effect],))
        for b in raw.rows("base_card", len(KINDS)):
            ident = b.word("id", KINDS)
            fields = {"output": _printed(b.goods("output", RESOURCES)), "colour": b.word("colour"), "latin": b.word("name_la")}
            faces[ident] = Face(ident, "base", b.both("name"), b.both("text"), fields)
        for r in raw.rows("resource"):
            faces[r.word("id", RESOURCES)] = Face(r.word("id"), "counter", r.both("name"))
        return faces

    def _all_names(self, raw: Row) -> dict:
        names = {ident: face.name for ident, face in self.faces.items()}
        names["military"] = {"en": "military", "zh-Hant": "軍事資源"}
        names["food"] = {"en": "food", "zh-Hant": "糧食"}
        names["gold"] = {"en": "gold", "zh-Hant": "黃金"}
        names["glory"] = {"en": "glory", "zh-Hant": "榮譽"}
        for e in raw.rows("effect_kind", len(EFFECTS)):
            names[e.word("id", EFFECTS)] = e.both("name")
        return names


TABLES = Tables()
CARDS = TABLES.cards
