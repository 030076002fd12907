"""The toy game on hexagons on a real table: its map, skin and pictures in folders of the test."""

from __future__ import annotations

from pathlib import Path

from engines.core.match import Match
from engines.core.view import Piece, View
from tabletop import resources
from tests.ui.hexfile import write
from tests.ui.hexland import GAME
from tests.ui.table.pilot import Pilot

_TILE = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 120"><path d="M52 1 103 30V90L52 119 1 90V30Z" fill="#ead9ae"/>'
         '<path d="M52 9 96 34V86L52 111 8 86V34Z" fill="none" stroke="#8a5a2c" stroke-width="2"/>'
         '<path d="M34 72V48l18-14 18 14v24Z" fill="#b3542e"/><path d="M46 72V58h12v14Z" fill="#5a2c16"/></svg>')
_UNIT = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 36"><path d="M15 2a7 7 0 0 1 5 12q7 5 8 20H2q1-15 8-20a7 7 0 0 1 5-12Z" '
         'fill="#abc001" stroke="#abc002" stroke-width="2.4"/></svg>')
_GOOD = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
         '<circle cx="10" cy="10" r="8.5" fill="#f6f1de" stroke="#6b5a3a" stroke-width="2"/></svg>')
_SKIN = """
[piece.tile]
image = "tile.svg"
size = [104, 120]
hex = "fill"
[piece.unit]
image = "unit.svg"
size = [30, 36]
seat_colour = true
hex = "low"
[piece.good]
image = "good.svg"
size = [22, 22]
hex = "high"
[terrain]
gold = ["gold_1.svg", "none.svg"]
"""


def furnish(folder: Path, monkeypatch, **kw) -> None:
    """Put the toy game's map and art in `folder`; ``kw`` as for ``hexfile.tmx``."""
    kw = {"cells": None, "zones": '<object id="1" name="deck" type="stack" x="10" y="10" width="60" height="80"/>', **kw}
    write(folder / "maps" / "hexland" / "isle.tmx", **kw)
    art = folder / "art" / "hexland"
    art.mkdir(parents=True)
    for name, text in (("tile.svg", _TILE), ("unit.svg", _UNIT), ("good.svg", _GOOD), ("skin.toml", _SKIN),
                       ("gold_1.svg", _TILE.replace("#ead9ae", "#c79a46"))):
        (art / name).write_text(text, encoding="utf-8")
    for kind in ("maps", "art"):
        real = getattr(resources, kind)
        monkeypatch.setattr(resources, kind, lambda *parts, real=real, kind=kind: (
            folder.joinpath(kind, *parts) if parts and parts[0] == "hexland" else real(*parts)))


def begin(humans=(0,), seats: int = 2, options: dict | None = None, **kw) -> Match:
    """A fresh match of the toy game."""
    return Match.start(GAME, seats, options or {}, 1, names=["Annie", "Bo", "Carla", "Dmitri"][:seats],
                       controllers=["human" if i in humans else "bot:random" for i in range(seats)], **kw)


def table(match: Match | None = None, size=(1280, 720), **kw) -> Pilot:
    """The match on a table, drawn without hurry."""
    pilot = Pilot(match or begin(), size, **kw)
    pilot.table.canvas.settle()
    pilot.app.draw()
    return pilot


def dressed(view: View, tiles: int, units: int, seats: int) -> View:
    """The view with many tiles and units on its land: one hexagon in three is held by another seat, one bears a crowd."""
    land = [z for z in view.zones if z.kind == "hex" and z.terrain not in ("water", "cloud")]
    pieces, owners = [], {}
    for n, zone in enumerate(land[:tiles]):
        owner, held = n * seats // tiles, n % 7 == 3
        owners[zone.id] = (owner + held) % seats
        pieces.append(Piece(f"t{n}", "tile", "tile", zone.id, owner=owner, badges=("held",) if held else ()))
        if n % 2 == 0:
            pieces.append(Piece(f"g{n}", "good", "sugar", f"on:t{n}", count=1 + n % 3))
    for n in range(units):
        at = land[n % 5 if n < units // 2 else n * 3 % len(land)].id
        pieces.append(Piece(f"u{n}", "unit", ("archer", "rider")[n % 3 == 0], at, n, owners.get(at, 0)))
    zones = tuple(z._replace(owner=owners.get(z.id, -1)) for z in view.zones)
    return view._replace(zones=zones, pieces=tuple(pieces))
