"""Lantern Pond: a tiny game that uses every word of the engine's vocabulary, and the template for "how to add a game".

Three files make the engine part: ``rules.py`` (state and sequence of play), ``table.py`` (what a seat sees and is asked) and this
one (static facts). ``data/text.toml`` holds all words in both languages, ``maps/lantern_pond`` says where things lie and
``art/lantern_pond`` how they look. A real game lives in ``engines/<id>`` and is found by its folder; this one is on no shelf and
exists only where a test imports it.

Rules: each round a die names the prize; all seal a bid; the highest bidder pays, others may blow a gust on the prize, then the
winner lights lanterns, offers coins, flicks the boat; last all may swap cards. Most points win.
"""

from __future__ import annotations

from pathlib import Path

from engines.core.game import HAND, NUMBER, PIECE, EventSpec, Face, Game, GuideStep, Option
from engines.core.registry import register
from engines.core.text import Texts
from tests.sample_game.rules import PondState, check, setup
from tests.sample_game.table import BID_MOST, FACES, LAMPS

_HERE = Path(__file__).parent
_NAMES = {"red": ("red lantern", "紅燈籠"), "green": ("green lantern", "綠燈籠"), "blue": ("blue lantern", "藍燈籠"),
          "wind": ("wind", "風"), "coin": ("coin", "銅錢"), "boat": ("boat", "小船"), "prize": ("prize", "獎賞"), "points": ("points", "分數"),
          "coins": ("coins", "銅錢"), "pond": ("pond", "池塘"), "deck": ("deck", "牌庫"), "discard": ("discard pile", "棄牌堆"),
          "shrine": ("shrine", "神壇")}
_ZONES = {"hand": ("hand", "手牌"), "lit": ("lit lanterns", "點亮的燈籠"), "purse": ("purse", "錢袋"), "bid": ("bid", "出價")}
NAMES = {key: {"en": en, "zh-Hant": zh} for key, (en, zh) in (_NAMES | _ZONES).items()}
NAMES |= {f"{zone}:{seat}": {"en": en, "zh-Hant": zh} for zone, (en, zh) in _ZONES.items() for seat in range(3)}
NAMES |= {f"bid{n}": {"en": f"bid of {n}", "zh-Hant": f"出價{n}"} for n in range(BID_MOST + 1)}

GAME = register(Game(
    id="lantern_pond", version=1, name={"en": "Lantern Pond", "zh-Hant": "燈籠池"}, min_seats=2, max_seats=3, minutes=5, weight=1.0,
    year=2026, makers="", state_class=PondState, setup=setup, check=check,
    options=(Option("rounds", ("short", "long"), "short"), Option("gusts", ("on", "off"), "on")),
    verbs={"bid": (NUMBER,), "pass": (), "gust": (), "end": (), "peek": (), "light": (HAND,), "offer": (NUMBER,),
           "flick": (PIECE, NUMBER, NUMBER), "swap": (PIECE,)},
    events={"round": EventSpec(("number", "prize"), level=1), "bids": EventSpec(("seat", "amount"), level=1),
            "gust": EventSpec(("seat", "prize")), "win": EventSpec(("seat", "prize"), level=1),
            "peek": EventSpec(("seat", "face"), secret={"face": "seat"}), "light": EventSpec(("seat", "face")),
            "offer": EventSpec(("seat", "goods")), "boat": EventSpec(("seat", "x", "y", "points")),
            "swap": EventSpec(("seat", "count", "faces"), secret={"faces": "seat"}, level=3), "over": EventSpec((), level=1)},
    faces={face: Face(face, "card", NAMES[face], fields={"points": int(face in LAMPS)}) for face in FACES},
    texts=Texts.read(_HERE / "data" / "text.toml", NAMES), ends=("fair_over", "deck_empty"), max_decisions=400,
    guide=(GuideStep("guide.bid", at="bidding", show=("bid:0",)), GuideStep("guide.end", at="swap")), guide_seed=3, on_shelf=False))

ROOTS = {"maps": _HERE / "maps", "art": _HERE / "art"}  # what the window's folders of the same names hold for a real game
__all__ = ["GAME", "ROOTS"]
