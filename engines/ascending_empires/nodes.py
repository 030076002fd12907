"""The flow object and the action tuples that never change."""

from __future__ import annotations

from engines.ascending_empires.state import SHIPS, EmpiresState
from engines.ascending_empires.tables import BUILDINGS, COLOURS, TABLES
from engines.core.flow import Flow

flow = Flow("ascending_empires")
EmpiresState.FLOW = flow


def _holes(verb: str, *rest) -> tuple:
    return tuple((verb, h, *rest) for h in TABLES.holes)


def _ships(verb: str) -> tuple:
    return tuple((verb, s) for s in SHIPS)


RECALL, PLACE = _holes("recall"), _holes("place")
LAUNCH, LAUNCH_BATTLESHIP = _holes("launch"), _holes("launch_battleship")
LAND, ADD, SEND, TARGET = _ships("land"), _ships("add"), _ships("send_back"), _ships("target")
ASSAULT = _holes("assault")
MINE = {n: _holes("mine", n) for n in (2, 3)}
BUILD = tuple(_holes("build", b) for b in BUILDINGS)
RESEARCH = tuple(("research", c) for c in COLOURS)
