"""Gloria Mundi (James Ernest and Mike Selinker, 2006): flee from Rome faster than the others, 2 to 6 seats."""

from __future__ import annotations

from pathlib import Path

from engines.core.game import HAND, NUMBER, PIECE, WORD, EventSpec, Game, GuideStep, Option
from engines.core.registry import register
from engines.core.text import Texts
from engines.gloria_mundi.advice import Advice
from engines.gloria_mundi.checks import check
from engines.gloria_mundi.flow import setup
from engines.gloria_mundi.state import GloriaState
from engines.gloria_mundi.tables import TABLES, Tables

_HERE = Path(__file__).parent
_COUNTERS = (NUMBER, NUMBER, NUMBER, NUMBER)

PLACES = {
    "goth": ("Goth road", "哥特人進攻路線"), "escape": ("Escape road", "逃亡路線"), "forum": ("Forum", "擴充建築市場區"),
    "deck": ("Senate deck", "元老院牌庫"), "fire": ("Burnt", "棄牌堆"), "bank": ("Bank", "銀行"), "rome": ("Rome", "羅馬城"),
    "carthage": ("Carthage", "迦太基"), "hand": ("Hand", "手牌"), "screen": ("Screen", "屏風後"),
    "start": ("start", "起始"), "roman": ("Roman", "貴族"), "escape_road": ("Escape road", "逃亡路線"),
    "goth_road": ("Road of the Goths", "哥特人進攻路線"), "steps": ("steps", "逃亡步數"), "buildings": ("buildings", "建築"),
}


def _names() -> dict:
    names = dict(TABLES.names)
    names.update({key: {"en": en, "zh-Hant": zh} for key, (en, zh) in PLACES.items()})
    for seat in range(6):
        for kind in ("farm", "city", "legion", "hand", "screen"):
            names[f"{kind}:{seat}"] = names[kind]
    names["goth_marker"] = {"en": "Goths", "zh-Hant": "哥特人"}
    return names


GAME = register(Game(
    id="gloria_mundi",
    version=1,
    name={"en": "Gloria Mundi", "zh-Hant": "末世榮光"},
    min_seats=2,
    max_seats=6,
    minutes=60,
    weight=2.2,
    year=2006,
    makers="James Ernest, Mike Selinker",
    state_class=GloriaState,
    setup=setup,
    check=check,
    options=(
        Option("goth_stop", ("beyond_last_tribute", "on_last_tribute"), "beyond_last_tribute"),
        Option("surcharge", ("single_kind", "any_mix"), "single_kind"),
        Option("hand_end", ("last_card_played", "cannot_play"), "last_card_played"),
        Option("deck_end", ("last_card_revealed", "cannot_reveal"), "last_card_revealed"),
    ),
    verbs={
        "play": (HAND,), "collect": (), "base": (PIECE,), "effect": (PIECE,), "skip": (), "target": (PIECE,), "done": (),
        "pay": _COUNTERS, "raze": (PIECE,), "pass": (), "buy": (PIECE,), "site": (PIECE,), "refuse": (), "tribute": _COUNTERS,
        "lose": (PIECE,), "hold": (PIECE,), "take": (WORD,), "end_turn": (),
    },
    events={
        "turn": EventSpec(("turn", "seat"), level=1),
        "burn": EventSpec(("card",), level=3),
        "reveal": EventSpec(("card",)),
        "play": EventSpec(("seat", "kind", "piece", "to"), level=1),
        "gain": EventSpec(("seat", "goods", "why", "from", "to")),
        "gain_none": EventSpec(("seat", "why")),
        "pay": EventSpec(("seat", "goods", "why", "from", "to")),
        "move": EventSpec(("seat", "n", "to", "why"), level=1),
        "skip": EventSpec(("seat",), level=3),
        "use": EventSpec(("seat", "card"), level=3),
        "raze": EventSpec(("seat", "card", "why")),
        "build": EventSpec(("seat", "card", "piece"), level=1),
        "tribute": EventSpec(("seat", "goods", "space", "from", "to"), level=1),
        "refuse": EventSpec(("seat",), level=1),
        "advance": EventSpec(("to", "dues"), level=1),
        "advance_free": EventSpec(("to",), level=1),
        "lose": EventSpec(("seat", "kind", "piece", "due")),
        "lose_both": EventSpec(("seat", "kind", "piece", "card", "due")),
        "hold": EventSpec(("seat", "card", "due")),
        "spared": EventSpec(("seat",), level=3),
        "share": EventSpec(("seat", "goods", "from", "to")),
        "end": EventSpec(("reason",), level=1),
    },
    faces=TABLES.faces,
    texts=Texts.read(_HERE / "text.toml", _names(), {i: face.text for i, face in TABLES.faces.items() if face.text}),
    rules=_HERE / "rules",
    ends=("carthage", "rome", "hand", "deck"),
    max_decisions=1500,
    advice=Advice(),
    check_data=Tables,
    guide=(
        GuideStep("guide.welcome", "play_base", ("hand",)),
        GuideStep("guide.upgrade", "upgrade", ("forum",)),
        GuideStep("guide.tribute", "tribute", ("goth",)),
        GuideStep("guide.levy", "levy"),
        GuideStep("guide.share", "share", ("goth",)),
        GuideStep("guide.activate", "activate"),
        GuideStep("guide.end_turn", "end_turn"),
        GuideStep("guide.farewell", "play_base", ("goth",)),
    ),
    guide_seed=7,
))
