"""Names and printed texts of Ascending Empires in both languages."""

from __future__ import annotations

import tomllib

from engines.ascending_empires.tables import BUILDINGS, COLOURS, FOLDER, TABLES
from engines.core.game import Face

_RAW = tomllib.loads((FOLDER / "components.toml").read_text("utf-8"))
_TERMS = {"facility": "research_facility", "troop": "troop", "starship": "starship", "battleship": "battleship", "colony": "colony", "city": "city",
          "asteroid": "asteroid", "home": "homeworld", "vp": "vp", "planet": "planet", "supply": "supply", "box": "box"}
_PLANETS = {"orange": ("an orange planet", "橘色星球"), "grey": ("a grey planet", "灰色星球"), "purple": ("a purple planet", "紫色星球"),
            "brown": ("a brown planet", "棕色星球")}
_COLOURS = {"orange": ("orange", "橘色"), "grey": ("grey", "灰色"), "purple": ("purple", "紫色"), "brown": ("brown", "棕色")}
_OTHERS = {"space": ("Space", "太空"), "pool": ("VP pool", "分數池"), "beside": ("Beside the board", "版圖旁"), "troops": ("troops", "部隊"),
           "ships": ("ships", "船艦"), "technology": ("technology", "科技"), "marker": ("marker", "標記"), "ram": ("ram", "撞擊"),
           "shot": ("shot", "擊毀"),
           "peeked": ("seen by you", "你已查看"), "blockaded": ("blockaded", "遭封鎖"),
           "defended": ("defended", "受防禦"), "used": ("used", "已使用"),
           "defence": ("defence", "防禦力")}


def _pair(en: str, zh: str) -> dict[str, str]:
    return {"en": en, "zh-Hant": zh}


def _faces() -> dict[str, Face]:
    out = {}
    for ident, term in _TERMS.items():
        out[ident] = Face(ident, ident, _pair(_RAW["terms"][term]["en"], _RAW["terms"][term]["zh"]))
    for colour, (en, zh) in _PLANETS.items():
        out[colour] = Face(colour, "planet", _pair(en, zh), fields={"colour": colour})
    for tech in TABLES.tech:
        for level in tech["level"]:
            ident = f"{tech['id']}{level['level']}"
            out[ident] = Face(ident, "technology", _pair(level["name_en"], level["name_zh"]), _pair(level["text_en"], level["text_zh"]),
                              {"colour": tech["id"], "level": level["level"]})
    return out


FACES = _faces()


def names() -> dict:
    """Names of faces, places and words."""
    out = {ident: face.name for ident, face in FACES.items()}
    out.update({k: _pair(*v) for k, v in (*_OTHERS.items(), *_COLOURS.items())})
    for ident in ("supply", "box"):
        out[ident] = _pair(out[ident]["en"].capitalize(), out[ident]["zh-Hant"])
    for action in _RAW["action"]:
        out[action["id"]] = _pair(action["name_en"], action["name_zh"])
    for hole in TABLES.holes:
        out[hole] = _pair(hole, hole)
    for seat in range(4):
        for zone in ("supply", "box", "beside"):
            out[f"{zone}:{seat}"] = out[zone]
        for colour, tech in zip(COLOURS, TABLES.tech, strict=True):
            out[f"tech_{colour}:{seat}"] = _pair(tech["name_en"], tech["name_zh"])
    assert set(BUILDINGS) <= set(out)
    return out
