"""A toy game on hexagons for tests of the table: tiles with goods, units in crowds, land held by others, and maps that players draw.

A turn is one step of a unit to a neighbour, one new tile beside an own one, or nothing.
"""

from __future__ import annotations

from engines.core.errors import DataError
from engines.core.flow import Decision as Node
from engines.core.flow import Flow, While
from engines.core.game import PIECE, ZONE, EventSpec, Game, Option
from engines.core.state import State
from engines.core.text import Texts, message
from engines.core.view import Blocked, Decision, Meter, Piece, View, Zone
from tabletop.table.hexgrid import NEIGHBOURS, hex_cell, hex_id
from tests.ui import hexfile

LAST = 30
KINDS = ("archer", "rider", "gun", "king")
flow = Flow("hexland")
_TEXTS = {
    "phase": ("Turn {n}", "第{n}回合"), "ask": ("{seat:seat}: go, build or rest.", "{seat:seat}：移動、建造或休息。"),
    "go": ("Go to {at}", "前往{at}"), "build": ("Build at {at}", "在{at}建造"), "rest": ("Rest", "休息"),
    "odds": ("attack 5 and up to 3 cards against 4 to 7", "攻擊5加至多3張牌，對4至7"), "wet": ("Nothing can be built on water.", "水上不能建造。"),
    "note": ("Have {n} tiles", "擁有{n}塊板塊"), "log.rest": ("{seat:seat} rests.", "{seat:seat}休息。"),
    "terrain.forest": ("Forest", "森林"), "terrain.water": ("Water", "水域"),
    "fault.few": ("the map has fewer than {n} capitals; draw one for each player",
                  "地圖的首都少於{n}個；請為每位玩家畫一個"),
    "fault.many": ("this map is for {n} players at most", "這張地圖最多{n}人"), "badge.held": ("Held by an enemy.", "被敵人佔領。")}
_NAMES = {word: (word, word) for word in (*KINDS, "tile", "unit", "good", "sugar", "wood", "isle", "own", "deck")}


def _both(table: dict) -> dict:
    return {key: {"en": en, "zh-Hant": zh} for key, (en, zh) in table.items()}


class Land(State):
    """`cells` are ``"q r terrain"``, `tiles` owner by hexagon, `units` rows of kind, hexagon and owner, `goods` counts by hexagon."""

    FIELDS = {"cells": "list", "tiles": "dict", "units": "lists", "goods": "dict", "active": "value"}
    __slots__ = tuple(FIELDS)
    FLOW = flow

    def terrain(self) -> dict:
        """Word by hexagon."""
        return {hex_id((int(q), int(r))): word for q, r, word in map(str.split, self.cells)}

    def holder(self, ident: str) -> int:
        """Whose units stand here, else whose tile it is."""
        here = [owner for _kind, at, owner in self.units if at == ident]
        return here[0] if here and ident in self.tiles else self.tiles.get(ident, -1)

    def view(self, seat: int | None) -> View:
        """See ``State.view``."""
        zones = [Zone(i, "hex", self.holder(i), 0, word) for i, word in self.terrain().items()]
        pieces = []
        for ident, owner in self.tiles.items():
            badges = ("held",) if self.holder(ident) != owner else ()
            pieces.append(Piece(f"tile.{ident}", "tile", "tile", ident, owner=owner, badges=badges))
            if self.goods.get(ident):
                pieces.append(Piece(f"good.{ident}", "good", "sugar", f"on:tile.{ident}", count=self.goods[ident]))
        pieces += [Piece(f"unit.{n}", "unit", kind, at, n, owner) for n, (kind, at, owner) in enumerate(self.units)]
        known = type(seat) is int and 0 <= seat < self.seats
        notes = ((seat, message("note", n=3), int(self.count(seat) >= 3)), (seat, message("note", n=9), int(self.count(seat) >= 9))) if known else ()
        return View("hexland", seat if known else None, self.seats, self.turn, self.active, self.acting, "turn", message("phase", n=self.turn),
                    tuple(zones), tuple(pieces), meters=tuple(Meter("tile", self.count(s), s) for s in range(self.seats)), notes=notes,
                    result=(tuple(self.result[1:]), self.result[0]) if self.result else None)

    def count(self, seat: int) -> int:
        """Own tiles."""
        return sum(owner == seat for owner in self.tiles.values())

    def decision(self, seat: int) -> Decision | None:
        """See ``State.decision``."""
        if seat not in self.acting:
            return None
        options = self.legal(seat)
        wet = [i for i, word in self.terrain().items() if word == "water"]
        ghosts = {a: (Piece("ghost", "tile", "tile", a[1], owner=seat),) for a in options if a[0] == "build"}
        return Decision("turn", seat, message("ask", seat=seat), options, labels={a: message(a[0], at=str(a[-1])) for a in options},
                        details={a: message("odds") for a in options if a[0] == "go"}, ghosts=ghosts,
                        blocked=tuple(Blocked(i, message("wet"), "7") for i in wet), ends_turn=("rest",))


def around(ident: str) -> list[str]:
    """The six neighbours of a hexagon."""
    q, r = hex_cell(ident)
    return [hex_id((q + dq, r + dr)) for dq, dr in NEIGHBOURS]


@flow.decision("rest", "go", "build")
class Turn(Node):
    """One step, one tile, or nothing."""

    @staticmethod
    def who(s, f) -> tuple:
        return (s.active,)

    @staticmethod
    def options(s, f, seat) -> tuple:
        land = s.terrain()
        steps = [("go", f"unit.{n}", i) for n, (_k, at, owner) in enumerate(s.units) if owner == seat for i in around(at) if i in land]
        own = [i for i, owner in s.tiles.items() if owner == seat]
        sites = sorted({i for at in own for i in around(at) if land.get(i, "water") != "water" and i not in s.tiles})
        return (("rest",), *steps, *(("build", i) for i in sites))

    @staticmethod
    def rest(s, f, seat) -> None:
        s.emit("rest", seat)
        _next(s)

    @staticmethod
    def go(s, f, seat, unit, at) -> None:
        s.units[int(unit[5:])][1] = at
        _next(s)

    @staticmethod
    def build(s, f, seat, at) -> None:
        s.tiles[at] = seat
        s.goods[at] = 2
        _next(s)


def _next(s) -> None:
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    if s.turn >= LAST:
        s.result = ["over", *range(s.seats)]


flow.sequence("match", While(lambda s: s.turn < LAST, "turn"))
flow.check()


def setup(seats: int, options: dict, seed) -> Land:
    """The map of the option, a tile and two units for each seat."""
    s = Land()
    cells = read(options["map"])
    s.cells = [f"{q} {r} {word}" for (q, r), word in sorted(cells.items())]
    dry = [hex_id(cell) for cell, word in sorted(cells.items()) if word != "water"]
    s.tiles = {dry[seat * (len(dry) // seats)]: seat for seat in range(seats)}
    s.units = [[kind, at, owner] for at, owner in s.tiles.items() for kind in KINDS[:2]]
    s.goods, s.active = {}, 0
    s.begin(seats, options, seed)
    flow.run(s)
    return s


def read(value: str) -> dict:
    """The cells of a value of the option: ``isle``, or ``own:q/r/word:...``."""
    if value == "isle":
        return hexfile.disc()
    parts = [part.split("/") for part in value[4:].split(":")]
    return {(int(q), int(r)): word for q, r, word in parts}


def drawn(cells: tuple) -> tuple[str, str]:
    """A drawn map as the value of the option."""
    if sum(word == "capital" for _q, _r, word in cells) < 2:
        raise DataError("the map has fewer than 2 capitals; draw one for each player")
    return ("map", "own:" + ":".join(f"{q}/{r}/{word}" for q, r, word in sorted(cells)))


def accepts(value: str) -> None:
    """Let in what ``drawn`` writes."""
    if not value.startswith("own:"):
        raise DataError("a drawn map begins with own:")
    read(value)


def suits(seats: int, options: dict) -> None:
    """A drawn map needs as many capitals as there are seats."""
    from engines.core.game import OptionError

    capitals = sum(word == "capital" for word in read(options["map"]).values())
    if capitals < seats and options["map"] != "isle":
        raise OptionError(f"this map is for {capitals} players at most")


GAME = Game(id="hexland", version=1, name={"en": "Hexland", "zh-Hant": "六角地"}, min_seats=2, max_seats=4, minutes=5, weight=1.0,
            year=2026, makers="",
            state_class=Land, setup=setup, check=lambda s: None, options=(Option("map", ("isle",), "isle", accepts),), suits=suits, read_map=drawn,
            verbs={"rest": (), "go": (PIECE, ZONE), "build": (ZONE,)}, events={"rest": EventSpec(("seat",))},
            texts=Texts(_both(_TEXTS), _both(_NAMES)), ends=("over",), board=lambda options, seats: options["map"].partition(":")[0],
            ruled=lambda options, seats: (3,) if seats == 4 else (), on_shelf=False)
