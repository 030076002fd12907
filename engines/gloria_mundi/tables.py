"""The printed things of Gloria Mundi, read once from ``data/components.toml`` and checked.

Resources, base kinds and cards are small ints inside the rules: food 0, gold 1, military 2, glory 3; farm 0, city 1, legion 2;
building cards 1 to 57 in file order, 0 for "no card". Their string ids are the names used in actions, maps and art.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from engines.core.errors import DataError
from engines.core.game import Face

FILE = Path(__file__).parent / "data" / "components.toml"
RESOURCES = ("food", "gold", "military", "glory")
KINDS = ("farm", "city", "legion")
FOOD, GOLD, MILITARY, GLORY = range(4)
ANY = (0, 1, 2)
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


def _goods(raw: dict, where: str) -> tuple:
    unknown = [k for k in raw if k not in RESOURCES]
    if unknown or not all(type(v) is int and v >= 0 for v in raw.values()):
        raise DataError(f"components.toml: {where}: counters are whole numbers of {', '.join(RESOURCES)}")
    return tuple(raw.get(r, 0) for r in RESOURCES)


def _card(raw: dict) -> Card:
    where = raw.get("id", "a building without id")
    try:
        e = raw["effect"]
        kind = EFFECTS.index(e["kind"])
        a = b = 0
        if kind == PER_COUNT:
            a, b = KINDS.index(e["count_kind"]), RESOURCES.index(e["resource"])
        elif kind == REPLACE:
            a = RESOURCES.index(e["resource"])
        elif kind == DEMOLISH:
            a = ("cost", "steps").index(e["reward"])
        elif kind == CONDITIONAL:
            a, b = RESOURCES.index(e["demand"]), e["steps"]
        elif kind == ARCHITECT:
            a, b = RESOURCES.index(e["replace"]), RESOURCES.index(e["with"])
        elif kind == FORTRESS:
            a = KINDS.index(e["protects"])
        cost = _goods(raw["cost"], where)
        if sum(cost) != raw["cost_total"]:
            raise DataError(f"components.toml: {where}: cost_total is {raw['cost_total']}, the cost adds up to {sum(cost)}")
        return Card(raw["id"], raw["colour"], tuple(KINDS.index(k) for k in raw["upgrades"]), cost[:3], raw["steps"], kind,
                    _goods(e.get("gain", {}), where), _goods(e.get("pay", {}), where), e.get("steps", 0), a, b)
    except (KeyError, ValueError) as error:
        raise DataError(f"components.toml: {where}: missing or unknown {error}") from None


def _names(raw: dict) -> dict:
    return {"en": raw["name_en"], "zh-Hant": raw["name_zh"]}


def _texts(raw: dict) -> dict:
    return {"en": raw["text_en"], "zh-Hant": raw["text_zh"]}


def _printed(goods: tuple) -> tuple:
    return tuple((r, n) for r, n in zip(RESOURCES, goods, strict=True) if n)


class Tables:
    """All printed figures. See the module docstring for the codes."""

    def __init__(self, path: Path = FILE):
        try:
            raw = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise DataError(f"{path.name}: {error}") from None
        self.cards = (None, *(_card(b) for b in raw["building"]))
        self.number = {card.id: i for i, card in enumerate(self.cards) if card}
        self.supply = tuple(r["supply"] for r in raw["resource"])
        self.deal = {h["players"]: tuple(h[k] for k in KINDS) for h in raw["hand_setup"]}
        self.carthage = raw["escape_track"]["steps_to_goal"]
        self.rome = raw["goth_track"]["rome_space"]
        demands = {g["index"]: _goods(g["demand"], f"goth_space {g['index']}") for g in raw["goth_space"]}
        self.demand = ((0, 0, 0), *(demands[i][:3] for i in range(1, self.rome)), (0, 0, 0))
        self.surcharge = tuple(raw["forum"]["slots"])
        self.start = _goods(raw["start"]["counters"], "start")
        self.faces = self._faces(raw)
        self.names = self._all_names(raw)

    def _faces(self, raw: dict) -> dict:
        faces = {}
        for b in raw["building"]:
            card = self.cards[self.number[b["id"]]]
            fields = {"cost": _printed((*card.cost, 0)), "steps": card.steps, "colour": card.colour, "latin": b["name_la"],
                      "upgrades": tuple((k, 1) for k in b["upgrades"])}
            faces[b["id"]] = Face(b["id"], "expansion", _names(b), _texts(b), fields, (EFFECTS[card.effect],))
        for b in raw["base_card"]:
            fields = {"output": _printed(_goods(b["output"], b["id"])), "colour": b["colour"], "latin": b["name_la"]}
            faces[b["id"]] = Face(b["id"], "base", _names(b), _texts(b), fields)
        for r in raw["resource"]:
            faces[r["id"]] = Face(r["id"], "counter", _names(r))
        return faces

    def _all_names(self, raw: dict) -> dict:
        names = {ident: face.name for ident, face in self.faces.items()}
        names["military"] = {"en": "military", "zh-Hant": "軍事資源"}
        names["food"] = {"en": "food", "zh-Hant": "糧食"}
        names["gold"] = {"en": "gold", "zh-Hant": "黃金"}
        names["glory"] = {"en": "glory", "zh-Hant": "榮譽"}
        for e in raw["effect_kind"]:
            names[e["id"]] = _names(e)
        return names


TABLES = Tables()
CARDS = TABLES.cards
