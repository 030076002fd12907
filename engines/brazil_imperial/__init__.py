"""Brazil: Imperial (Zé Mendes, MeepleBR 2021): build an empire through three eras, 1 to 4 seats, the last of which may be an automaton."""

from __future__ import annotations

from pathlib import Path

from engines.brazil_imperial.advice import Advice
from engines.brazil_imperial.checks import check
from engines.brazil_imperial.flow import board, setup, suits
from engines.brazil_imperial.maps import PRINTED, accept, drawn, layout_of
from engines.brazil_imperial.names import FACES, PRINTED_TEXTS, names
from engines.brazil_imperial.state import BrazilState
from engines.brazil_imperial.tables import Tables
from engines.core.game import HAND, NUMBER, PIECE, WORD, ZONE, EventSpec, Game, GuideStep, Option
from engines.core.registry import register
from engines.core.text import Texts

_HERE = Path(__file__).parent
_SEAT_WHAT, _AT = ("seat", "what"), ("seat", "what", "hex")
_GUIDED = layout_of("three_captaincies")         # the guided first game has three seats
_CAPITALS = tuple(_GUIDED.zone[h] for h in _GUIDED.capitals)

GAME = register(Game(
    id="brazil_imperial",
    version=1,
    name={"en": "Brazil: Imperial", "zh-Hant": "巴西帝國"},
    min_seats=1,
    max_seats=4,
    minutes=90,
    weight=2.7,
    year=2021,
    makers="Zé Mendes",
    state_class=BrazilState,
    setup=setup,
    check=check,
    suits=suits,
    board=board,
    read_map=drawn,
    ruled=lambda options, seats: () if options["automaton"] == "none" else (seats - 1,),
    check_data=lambda path: Tables(changed=path) and None,
    options=(
        Option("map", ("default", *PRINTED), "default", accepts=accept),
        Option("automaton", ("none", "easy", "standard", "epic"), "none"),
        Option("empires", ("choice", "random"), "choice"),
        Option("upgraded_build", ("resources", "everything"), "resources"),
    ),
    verbs={
        "empire": (WORD,), "keep": (PIECE,), "crown": (PIECE,), "settle": (ZONE,), "act": (ZONE,), "show": (PIECE,), "play": (HAND,),
        "pay": (PIECE,), "card": (HAND,), "rate": (NUMBER,), "credit": (WORD,), "give": (HAND,), "take": (WORD,), "done": (), "drop": (PIECE,),
        "discard": (HAND,), "deploy": (PIECE, ZONE), "buy": (PIECE,), "build": (ZONE, WORD), "renovate": (PIECE,), "flip": (PIECE,), "more": (WORD,),
        "make": (PIECE,), "spare": (WORD,), "set": (ZONE,), "park": (), "trade": (WORD,), "peek": (ZONE,), "draw": (), "end_turn": (),
        "move": (PIECE, ZONE), "home": (PIECE, ZONE), "fire": (PIECE, ZONE), "carry": (PIECE,), "ride": (), "ready": (), "lay": (HAND,),
        "cancel": (PIECE,), "spend": (PIECE,), "enough": (), "fall": (PIECE,), "palace": (PIECE, ZONE), "under": (ZONE,),
    },
    events={
        "turn": EventSpec(("n", "seat"), level=1), "empire": EventSpec(_SEAT_WHAT, level=1),
        "keep_task": EventSpec(("seat", "task"), {"task": "seat"}), "crown": EventSpec(_SEAT_WHAT, level=1), "settle": EventSpec(_AT, level=1),
        "act": EventSpec(_SEAT_WHAT, level=1), "deploy": EventSpec(("seat", "what", "hex", "first"), level=1),
        "painting": EventSpec(_SEAT_WHAT, level=1), "display": EventSpec(("what",), level=3), "renovate": EventSpec(_AT, level=1),
        "flip": EventSpec(_AT, level=1), "build": EventSpec(_AT, level=1), "produce": EventSpec(("seat", "what", "goods")),
        "make": EventSpec(_SEAT_WHAT, level=1), "upgrade": EventSpec(_SEAT_WHAT), "park": EventSpec(_SEAT_WHAT), "trade": EventSpec(_SEAT_WHAT),
        "peek": EventSpec(("seat", "hex", "face"), {"face": "seat"}), "gain": EventSpec(("seat", "goods")),
        "pay": EventSpec(("seat", "goods"), level=3), "spend_card": EventSpec(_SEAT_WHAT), "discard": EventSpec(_SEAT_WHAT),
        "drop": EventSpec(("seat", "goods")), "draw_gold": EventSpec(("seat", "n", "cards"), {"cards": "seat"}),
        "draw_combat": EventSpec(("seat", "n", "cards"), {"cards": "seat"}), "reshuffle": EventSpec(("what",), level=3),
        "play": EventSpec(_SEAT_WHAT, level=1), "move": EventSpec(_AT), "reveal": EventSpec(("seat", "hex", "what"), level=1),
        "find": EventSpec(_SEAT_WHAT), "battle": EventSpec(("seat", "hex", "n", "need"), level=1), "lay": EventSpec(_SEAT_WHAT, {"what": "seat"}),
        "laid": EventSpec(("seat", "n")), "shown": EventSpec(_SEAT_WHAT), "cancel": EventSpec(_SEAT_WHAT),
        "won": EventSpec(("seat", "hex", "n", "need"), level=1), "repelled": EventSpec(("seat", "hex", "n", "need"), level=1),
        "defeated": EventSpec(_SEAT_WHAT, level=1), "task": EventSpec(_SEAT_WHAT, level=1), "last_round": EventSpec(("seat",), level=1),
        "palace": EventSpec(_AT, level=1), "under": EventSpec(("seat", "what", "n")), "era": EventSpec(("n",), level=1),
        "auto_card": EventSpec(_SEAT_WHAT), "auto_skip": EventSpec(("seat",), level=3), "auto_task": EventSpec(("seat", "n"), level=1),
        "stance": EventSpec(("seat",)), "end": EventSpec(("reason",), level=1),
    },
    advice=Advice(),
    guide=(
        GuideStep("guide.welcome", "choose_empire"), GuideStep("guide.tasks", "keep_task", ("dealt",)),
        GuideStep("guide.monarch", "choose_monarch", ("dealt",)), GuideStep("guide.capital", "settle", _CAPITALS),
        GuideStep("guide.action", "action_phase", ("arch_build",)), GuideStep("guide.build", "build"),
        GuideStep("guide.pay", "pay", ("reserve",)), GuideStep("guide.movement", "movement"), GuideStep("guide.deploy", "deploy", ("slots",)),
        GuideStep("guide.lay", "lay", ("battle_attack", "battle_defence")), GuideStep("guide.palace", "place_palace", ("palaces",)),
        GuideStep("guide.under", "under"), GuideStep("guide.farewell", "action_phase", ("tasks",)),
    ),
    guide_seed=1,
    faces=FACES,
    texts=Texts.read(_HERE / "text.toml", names(), PRINTED_TEXTS),
    max_decisions=5_000,
    ends=("railway", "rounds", *(f"rank_{n}" for n in range(1, 6))),
    rules=_HERE / "rules",
))
