"""Figures of Brazil: Imperial, read once from ``data/*.toml`` and checked.

Inside the rules things are whole numbers in file order: goods 0 to 5, buildings 1 to 8, cities 9 to 16 (0 is no tile), arches 0 to 6, units of a
seat 5 x seat + slot. A heap of goods is one number with eight bits a good (``PACK``), so heaps are added with ``+``. A cost is a sorted tuple of
what each of its parts asks for: a good, or one of EITHER (sugarcane or coffee), ANY (any resource), FIBRE (cotton or coffee, trades only).
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from engines.core.errors import DataError

FOLDER = Path(__file__).parent / "data"
FILES = ("components", "cards", "automaton", "maps", "names")
GOODS = ("brazilwood", "sugarcane", "coffee", "cotton", "gold", "science")
BRAZILWOOD, SUGARCANE, COFFEE, COTTON, GOLD, SCIENCE = range(6)
RESOURCES = range(4)
EITHER, ANY, FIBRE = 6, 7, 8
PARTS = (*GOODS, "sugarcane_or_coffee", "any_resource")
_PARTS = {**{g: i for i, g in enumerate(GOODS)}, "sugarcane_or_coffee": EITHER, "any_resource": ANY, "cotton_or_coffee": FIBRE}
_ORDER = {part: n for n, part in enumerate((0, 1, 2, 3, FIBRE, EITHER, ANY, GOLD, SCIENCE))}
FITS = {**{g: (g,) for g in range(6)}, EITHER: (SUGARCANE, COFFEE), ANY: (0, 1, 2, 3), FIBRE: (COTTON, COFFEE)}
PACK = tuple(1 << 8 * g for g in range(6))
UNITS = 5
DEPLOY, PAINTING, BUILD, RENOVATE, MANUFACTURE, HARBOR, TRADE = range(7)
ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
FOREST, GOLDFIELD, PLAIN, WATER, CLOUD, CAPITAL = range(6)
LETTERS = "FGPW?C"
TERRAINS = ("forest", "gold", "plain", "water", "cloud", "capital")
COLOURS = ("red", "pink", "blue")


class Tile(NamedTuple):
    """A side of a building tile or a city. `pair` is the supply it comes from (-1 for cities), `yields` a heap, `effect` (kind, number, ...)."""

    id: str
    era: int
    pair: int
    other: int
    terrain: tuple
    cost: tuple
    yields: int
    vp: int
    effect: tuple


class Kind(NamedTuple):
    """A kind of unit."""

    id: str
    strength: int
    ranged: bool
    carries: bool


class Empire(NamedTuple):
    """Units by slot as numbers of kinds, with the costs of their first deployment; monarchs by number."""

    id: str
    kinds: tuple
    costs: tuple
    monarchs: tuple


class Reward(NamedTuple):
    """What somebody takes at once: a heap, resources of choice, gold cards, combat cards."""

    goods: int
    choice: int
    gold: int
    combat: int


class Palace(NamedTuple):
    """Where a palace may stand (eras of buildings, one building, cities), its reward, whether it makes a product, and its VP for each of what."""

    eras: tuple
    building: int
    city: bool
    reward: Reward
    product: str
    counts: str
    vp: int


class Card(NamedTuple):
    """A painting, gold card or combat card. `effect` is a tuple that starts with its kind."""

    id: str
    count: int
    colour: int
    cost: tuple
    vp: int
    attack: int
    defence: int
    effect: tuple


class Find(NamedTuple):
    """An exploration tile: strength of its bandeira (0 for none), goods, resources of choice and VP."""

    id: str
    count: int
    flag: int
    goods: int
    choice: int
    vp: int


class Task(NamedTuple):
    """A task card: objectives as (kind, of, n, vp)."""

    id: str
    era: int
    vp: int
    goals: tuple


class Move(NamedTuple):
    """A card of the automaton: sixths to turn, steps as tuples of things to try in order."""

    id: str
    symbol: str
    turn: int
    steps: tuple


def heap(goods: dict, where: str) -> int:
    """A table of goods as one number."""
    out = 0
    for good, n in goods.items():
        if good not in GOODS:
            raise DataError(f"{where}: {good!r} is no good; use one of {', '.join(GOODS)}")
        out += PACK[GOODS.index(good)] * n
    return out


def reward(raw: dict, where: str) -> Reward:
    """A table of goods and cards as a Reward."""
    goods = raw.get("goods", {})
    return Reward(heap({k: n for k, n in goods.items() if k != "any_resource"}, where), goods.get("any_resource", 0), raw.get("gold_cards", 0),
                  raw.get("combat_cards", 0))


def amounts(goods: int) -> list[int]:
    """The six numbers of a heap."""
    return [goods >> 8 * g & 255 for g in range(6)]


def sort_cost(parts) -> tuple:
    """Parts of a cost in the order in which they are paid."""
    return tuple(sorted(parts, key=_ORDER.__getitem__))


def _cost(raw: dict, where: str) -> tuple:
    out = []
    for part, n in raw.items():
        if part not in _PARTS or type(n) is not int or n < 1:
            raise DataError(f"{where}: {part} = {n!r} is no cost; name a good or {', '.join(list(_PARTS)[6:])} with a number from 1")
        out += [_PARTS[part]] * n
    return sort_cost(out)


def _load(path: Path) -> dict:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {error}; mend that place in a text editor") from None


def _read(folder: Path, changed: Path | None) -> dict:
    """All files as one; `changed` says in its meta which of them it replaces."""
    files = {name: _load(folder / f"{name}.toml") for name in FILES}
    if changed is not None:
        raw = _load(changed)
        meta = raw.get("meta")
        name = meta.get("file") if isinstance(meta, dict) else None
        if name not in FILES:
            raise DataError(f"{changed.name}: meta.file must be one of {', '.join(FILES)}, the file that it replaces")
        files[name] = raw
    return {key: value for raw in files.values() for key, value in raw.items()}


class Tables:
    """All printed figures. `changed` is a changed copy of one of the files, read in its place."""

    def __init__(self, folder: Path = FOLDER, changed: Path | None = None):
        self.raw = raw = _read(folder, changed)
        try:
            self._pieces(raw)
            self._tiles(raw)
            self._people(raw)
            self._cards(raw)
            self._rest(raw)
        except (KeyError, TypeError, AttributeError, ValueError, IndexError, StopIteration) as error:
            raise DataError(f"brazil_imperial data: missing or unusable entry {error}; compare with the file that came with the game") from None
        self._check(raw)

    def _pieces(self, raw: dict) -> None:
        if tuple(g["id"] for g in raw["good"]) != GOODS:
            raise DataError(f"components.toml: good must list {', '.join(GOODS)} in this order")
        limits = raw["limits"]
        self.reserve, self.hand = limits["reserve_goods"], limits["gold_cards_hand"]
        self.combat_hand, self.laid = limits["combat_cards_hand"], limits["combat_cards_per_battle"]
        self.display = limits["painting_display"]
        self.guard, self.solo_turns = raw["guard"]["rounds"], raw["solo"]["turns"]
        self.ranks = tuple(r["below"] for r in raw["solo"]["ranks"])
        self.kinds = tuple(Kind(u["id"], u["strength"], u["ability"] == "ranged", u["ability"] == "carry") for u in raw["unit"])
        self.kind = {k.id: i for i, k in enumerate(self.kinds)}
        self.products = tuple(p["id"] for p in raw["product"])
        self.product_cost = tuple(_cost(p["cost"], f"product {p['id']}") for p in raw["product"])
        self.product_vp = tuple(p["vp"] for p in raw["product"])
        self.shape = tuple(p["shape"] for p in raw["product"])
        if tuple(a["id"] for a in raw["arch"]) != ARCHES:
            raise DataError(f"components.toml: arch must list {', '.join(ARCHES)} in this order")
        self.slot = tuple(a.get("slot", "") for a in raw["arch"])
        self.arches_of = tuple(tuple(i for i, shape in enumerate(self.slot) if shape == self.shape[p]) for p in range(len(self.products)))
        self.stance = next((a["stance"]["attack"], a["stance"]["defence"]) for a in raw["arch"] if "stance" in a)
        self.trades = tuple((t["id"], _cost({k: n for k, n in t["give"].items() if k != "combat_cards"}, f"trade {t['id']}"),
                             t["give"].get("combat_cards", 0), heap({k: n for k, n in t["get"].items() if k in GOODS}, t["id"]),
                             t["get"].get("gold_cards", 0)) for t in raw["trade"])

    def _tiles(self, raw: dict) -> None:
        pairs = [p["sides"] for p in raw["building_tile"]]
        self.supply = tuple(p["count"] for p in raw["building_tile"])
        self.pairs = tuple(p["id"] for p in raw["building_tile"])
        names = [b["id"] for b in raw["building"]]
        tiles = [Tile("", 0, -1, 0, (), (), 0, 0, ())]
        for b in raw["building"]:
            pair = next((i for i, sides in enumerate(pairs) if b["id"] in sides), None)
            if pair is None:
                raise DataError(f"components.toml: building {b['id']} is on no building_tile; add it to the sides of one")
            other = next((x for x in pairs[pair] if x != b["id"] and x in names), None)
            if other is None:
                raise DataError(f"components.toml: {raw['building_tile'][pair]['id']} needs two sides that are buildings; mend its sides")
            terrain = tuple(TERRAINS.index(t) for t in b["terrain"])
            tiles.append(Tile(b["id"], b["era"], pair, 1 + names.index(other), terrain, _cost(b["cost"], f"building {b['id']}"),
                              heap(b["yields"], f"building {b['id']}"), b["vp"], ()))
        for c in raw["city"]:
            effect = _effect(c["effects"], f"city {c['id']}")
            tiles.append(Tile(c["id"], 0, -1, 0, (FOREST, GOLDFIELD, PLAIN), _cost(c["cost"], f"city {c['id']}"), 0, c["vp"], effect))
        self.tiles, self.number = tuple(tiles), {t.id: i for i, t in enumerate(tiles) if t.id}
        self.first_city = 1 + len(names)
        self.cities = tuple(range(self.first_city, len(tiles)))

    def _people(self, raw: dict) -> None:
        self.monarchs = tuple(m["id"] for m in raw["monarch"])
        self.monarch = {m: i for i, m in enumerate(self.monarchs)}
        self.sets = {}
        for m in raw["monarch"]:
            for e in m["effects"]:
                if e["kind"] == "yield_set":
                    self.sets[self.monarch[m["id"]]] = (self.number[e["building"]], e["first"], e["vp"], heap(e["goods"], m["id"]))
        self._rewards(raw)
        self.empires = tuple(Empire(e["id"], tuple(self.kind[u["kind"]] for u in e["units"]),
                                    tuple(_cost(u["cost"], f"empire {e['id']}") for u in e["units"]),
                                    tuple(self.monarch[m] for m in e["monarchs"])) for e in raw["empire"])
        self.capitals = tuple((c["id"], heap(c["goods"], f"capital {c['id']}")) for c in raw["capital"])
        if [c["first_player"] for c in raw["capital"]].index(True) != 0:
            raise DataError("components.toml: the capital that goes first must be listed first")
        self.palaces = {p["id"]: self._palace(p) for p in raw["palace"] if p["id"] > 1}

    def _palace(self, p: dict) -> Palace:
        on, end = p["on"], p.get("end", {})
        return Palace(tuple(on.get("eras", ())), self.number.get(on.get("building"), 0), on.get("city", False),
                      reward(p.get("gain", {}), f"palace {p['id']}"), p.get("free_product", ""), end.get("count_of", ""), end.get("vp", 0))

    def _rewards(self, raw: dict) -> None:
        """What monarchs give, by what earns it: the kind of unit, the colour of painting, the how-manieth of something, else 0."""
        self.rewards, self.rates = {}, {}
        for n, monarch in enumerate(raw["monarch"]):
            given = self.rewards[n] = {}
            for e in monarch["effects"]:
                if e["kind"] == "pay_with":
                    self.rates[n] = [r["worth"] for r in e["rates"]]
                elif e["kind"] == "park_product":
                    self.parked, self.parked_vp = e["slots"], e["vp_each_end"]
                if "do" in e:
                    keys = [self.kind[k] for k in e.get("unit_kinds", ())] or [COLOURS.index(e["colour"]) if "colour" in e else e.get("nth", 0)]
                    given |= {key: reward(e["do"], f"monarch {monarch['id']}") for key in keys}
                    if "vp" in e["do"]:
                        self.task_bonus = e["do"]["vp"]

    def _cards(self, raw: dict) -> None:
        self.paintings = tuple(Card(c["id"], 1, COLOURS.index(c["colour"]), _cost(c["cost"], f"painting {c['id']}"), c["vp"], 0, 0,
                                    _effect(c["effects"], f"painting {c['id']}")) for c in raw["painting"])
        self.gold_cards = tuple(Card(c["id"], c["count"], 0, (), 0, 0, 0, _effect(c["effects"], f"gold_card {c['id']}")) for c in raw["gold_card"])
        self.combat_cards = tuple(Card(c["id"], c["count"], 0, (), 0, c["attack"], c["defence"], (c["effect"],)) for c in raw["combat_card"])
        self.painting = {c.id: i for i, c in enumerate(self.paintings)}
        self.gold_card = {c.id: i for i, c in enumerate(self.gold_cards)}
        self.combat_card = {c.id: i for i, c in enumerate(self.combat_cards)}
        finds = []
        for e in raw["exploration"]:
            goods = dict(e["reward"].get("goods", {}))
            finds.append(Find(e["id"], e["count"], e.get("flag", 0), heap({k: n for k, n in goods.items() if k in GOODS}, e["id"]),
                              goods.get("any_resource", 0), e["vp"]))
        self.finds = (Find("", 0, 0, 0, 0, 0), *finds)
        tasks = []
        for t in raw["task"]:
            goals = tuple((g["kind"], g.get("of", ""), g["n"], g.get("vp", 0)) for g in t["objectives"])
            tasks.append(Task(t["id"], t["era"], t.get("vp", 0), goals))
        self.tasks = tuple(sorted(tasks, key=lambda t: t.era))
        self.task = {t.id: i for i, t in enumerate(self.tasks)}

    def _rest(self, raw: dict) -> None:
        self.auto_actions = tuple(_move(c) for c in raw["action"])
        self.auto_moves = tuple(_move(c) for c in raw["movement"])
        self.levels = raw["levels"]
        era = raw["automaton_era"]
        self.thresholds, self.auto_vp, self.auto_cards = (tuple(era[k]) for k in ("thresholds", "task_vp", "combat_cards"))

    def _check(self, raw: dict) -> None:
        for name in ("building", "city", "unit", "monarch", "product", "painting", "gold_card", "combat_card", "exploration", "task", "map"):
            seen = Counter(entry["id"] for entry in raw[name])
            twice = [i for i, n in seen.items() if n > 1]
            if twice:
                raise DataError(f"{name} {twice[0]} is listed twice; give one of them another id")
        for task in self.tasks:
            for kind, of, _, _ in task.goals:
                if kind not in GOALS or (kind == "building" and of not in self.number) or (kind == "good" and of not in GOODS):
                    raise DataError(f"task {task.id}: the objective {kind} {of} is not known; kinds are {', '.join(GOALS)}")
        if self.rates != {self.monarch[m]: rates for m, rates in RATES.items()}:
            raise DataError(f"components.toml: combat cards pay at the rates {RATES}, which payment.py knows; put them back")
        if {len(e.kinds) for e in self.empires} != {UNITS}:
            raise DataError(f"empire: each needs {UNITS} units")
        steps = {x for card in (*self.auto_actions, *self.auto_moves) for step in card.steps for x in step}
        if not steps <= set(STEPS):
            raise DataError(f"automaton.toml: unknown steps {', '.join(sorted(steps - set(STEPS)))}; known are {', '.join(STEPS)}")


RATES = {"afonso_i": [{"gold": 1}, {"any_resource": 2}, {"science": 1, "gold": 1}], "napoleon": [{"any_resource": 1}, {"science": 1}]}
GOALS = ("buildings", "building", "building_types", "units", "paintings", "painting_colours", "products", "cities", "resources", "good",
         "gold_cards", "combat_cards")
STEPS = ("build", "city", "deploy", "painting", "manufacture", "stance", "explore", "site", "attack", "advance", "guard")


def _move(c: dict) -> Move:
    return Move(c["id"], c["symbol"], c.get("turn", 0), tuple(tuple(step.split("|")) for step in c["do"]))


def _effect(effects: list, where: str) -> tuple:
    """One effect as a tuple: ("gain", goods, choice), ("yield_plus", building, goods), ("vp_per", count of, per, vp, cap),
    ("combat", attack, defence, condition), ("extra_action", arch), ("extra_move", to), ("cost_less", n), ("draw_plus", n), ("take_plus", n),
    ("on", event, resources of choice), ("keep", vp)."""
    if not effects:
        return ()
    e = effects[0]
    kind = e["kind"]
    if kind == "gain" and "vp" in e:
        return ("keep", e["vp"])
    if kind == "gain":
        return (kind, heap({k: n for k, n in e["goods"].items() if k in GOODS}, where), e["goods"].get("any_resource", 0))
    if kind == "yield_plus":
        return (kind, e["building"], heap(e["goods"], where))
    if kind == "vp_per":
        return (kind, e["count_of"], e["per"], e["vp"], e["cap"])
    if kind == "combat":
        return (kind, e["attack"], e["defence"], e["cond"])
    if kind == "extra_action":
        return (kind, ARCHES.index(e["action"]))
    if kind == "extra_move":
        return (kind, e["to"])
    if kind == "on":
        return (kind, e["event"], e["do"].get("goods", {}).get("any_resource", 0))
    if kind in ("cost_less", "take_plus", "draw_plus"):
        return (kind, e.get("resources", e.get("combat_cards")))
    raise DataError(f"{where}: the effect {kind!r} is not known")


TABLES = Tables()
CHURCH, ACADEMY, FARM, FOUNDRY, PLANTATION = (TABLES.number[i] for i in ("church", "academy", "farm", "gold_foundry", "cotton_plantation"))
CITY = TABLES.first_city
MONARCH = TABLES.kind["monarch"]
(MANUEL, NASSAU, PEDRO_I, PEDRO_II, TIBIRICA, OBA, ISABELLA, AFONSO, VICTORIA, NAPOLEON) = (TABLES.monarch[m] for m in (
    "manuel_i", "nassau", "pedro_i", "pedro_ii", "tibirica", "oba_ii", "isabella_i", "afonso_i", "victoria", "napoleon"))
CABRAL, RAPOSO, ZUMBI, CAXIAS, CONDE, QUITERIA, CAMARAO, BARROSO, MAUA, CAIRU, GUSMAO, LEOPOLDINA = (TABLES.painting[p] for p in (
    "cabral", "raposo_tavares", "zumbi", "caxias", "conde_deu", "maria_quiteria", "camarao", "barroso", "maua", "cairu", "gusmao", "leopoldina"))
SPY, CAMP, AMBUSH, BARRAGE, SKIRMISH = (TABLES.combat_card[c] for c in ("spy", "camp", "ambush", "barrage", "skirmish"))
MARCH, TREASURE = TABLES.gold_card["march"], TABLES.gold_card["treasure"]
