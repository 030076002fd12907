"""Ascending Empires (Ian Cooper, 2011): colonise the galaxy and flick starships through it, 2 to 4 seats."""

from __future__ import annotations

from pathlib import Path

from engines.ascending_empires.advice import Advice
from engines.ascending_empires.checks import check
from engines.ascending_empires.flow import setup
from engines.ascending_empires.names import FACES, names
from engines.ascending_empires.reach import reach
from engines.ascending_empires.state import EmpiresState
from engines.ascending_empires.trace import trace
from engines.core.game import GHOST, NUMBER, PIECE, WORD, ZONE, EventSpec, Game, GuideStep, Option
from engines.core.registry import register
from engines.core.text import Texts

_HERE = Path(__file__).parent

GAME = register(Game(
    id="ascending_empires",
    version=1,
    name={"en": "Ascending Empires", "zh-Hant": "帝國初升"},
    min_seats=2,
    max_seats=4,
    minutes=75,
    weight=2.6,
    year=2011,
    makers="Ian Cooper",
    state_class=EmpiresState,
    setup=setup,
    check=check,
    options=(Option("city_reward", ("on", "off"), "on"), Option("pool", ("standard", "large"), "standard")),
    verbs={
        "pass": (), "recruit": (), "move": (), "done": (), "recall": (ZONE,), "place": (ZONE,), "mine": (ZONE, NUMBER), "build": (ZONE, WORD),
        "research": (WORD,), "send_back": (PIECE,), "send_back_supply": (), "finish": (), "launch": (ZONE,), "launch_battleship": (ZONE,),
        "land": (PIECE,), "navigate": (), "decline": (), "land_here": (), "spot": (GHOST, NUMBER), "flick": (PIECE, NUMBER, NUMBER),
        "target": (PIECE,), "assault": (ZONE,), "fire": (), "add": (PIECE,), "end_turn": (),
    },
    events={
        "turn": EventSpec(("n", "seat"), level=1), "action": EventSpec(("seat", "what"), level=3), "pass": EventSpec(("seat",), level=1),
        "place": EventSpec(("seat", "hole")), "recall": EventSpec(("seat", "hole")), "mine": EventSpec(("seat", "hole", "n"), level=1),
        "build": EventSpec(("seat", "hole", "what"), level=1), "research": EventSpec(("seat", "colour", "level"), level=1),
        "row": EventSpec(("seat", "level"), level=1), "battleship": EventSpec(("seat",), level=1), "sent_back": EventSpec(("seat",)),
        "reinforced": EventSpec(("seat", "troops", "ships")), "launch": EventSpec(("seat", "piece", "hole")), "flick": EventSpec(("seat", "piece")),
        "lost": EventSpec(("seat", "piece"), level=1), "rescue": EventSpec(("seat", "piece")),
        "ram": EventSpec(("seat", "piece", "other", "victim"), level=1),
        "peek": EventSpec(("seat", "hole")), "decline": EventSpec(("seat", "hole")), "land": EventSpec(("seat", "hole"), level=1),
        "shot": EventSpec(("seat", "piece", "victim"), level=1), "conquer": EventSpec(("seat", "hole", "victim", "n"), level=1),
        "scan": EventSpec(("seat", "hole")), "vp": EventSpec(("seat", "n", "why"), level=1), "end": EventSpec(("reason",), level=1),
    },
    faces=FACES,
    texts=Texts.read(_HERE / "text.toml", names(), {i: face.text for i, face in FACES.items() if face.text}),
    max_decisions=40_000,
    ends=("pool", "rounds"),
    advice=Advice(),
    trace=trace,
    reach=reach,
    rules=_HERE / "rules",
    guide=(
        GuideStep("guide.welcome", "action"),
        GuideStep("guide.steps", "steps", ("space",)),
        GuideStep("guide.navigate", "navigate", ("space",)),
        GuideStep("guide.landing", "landing"),
        GuideStep("guide.recruit", "recruit"),
        GuideStep("guide.combat", "combat"),
        GuideStep("guide.end_turn", "end_turn"),
        GuideStep("guide.farewell", "action"),
    ),
    guide_seed=3,
))
