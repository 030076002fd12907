"""Names and printed texts of Brazil: Imperial in both languages."""

from __future__ import annotations

from engines.brazil_imperial.maps import MOST
from engines.brazil_imperial.tables import ARCHES, COLOURS, GOODS, PARTS, TABLES, amounts
from engines.core.game import Face

_RAW = TABLES.raw
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
_WORDS, _GOALS, _STEPS, _PLURALS = _RAW["words"], _RAW["goals"], _RAW["steps"], _RAW["plurals"]


def _pair(en: str, zh: str) -> dict[str, str]:
    return {"en": en, "zh-Hant": zh}


def _named(entry: dict) -> dict[str, str]:
    return _pair(entry["en"], entry["zh"])


_GROUPS = ("good", "building", "city", "unit", "empire", "monarch", "product", "painting", "gold_card", "combat_card", "exploration", "task")
_BASE = {entry["id"]: _named(entry) for group in _GROUPS for entry in _RAW[group]}


def cost_pairs(parts) -> tuple:
    """Parts of a cost as pairs for messages."""
    counts: dict[int, int] = {}
    for part in parts:
        counts[part] = counts.get(part, 0) + 1
    return tuple((PARTS[part], n) for part, n in counts.items())


def heap_pairs(goods: int) -> tuple:
    """A heap as pairs for messages and skins."""
    return tuple((GOODS[g], n) for g, n in enumerate(amounts(goods)) if n)


def _say(pairs, lang: str) -> str:
    names = {k: v[lang] for k, v in _BASE.items()} | {k: v[lang == "zh-Hant"] for k, v in _WORDS.items()}
    words = [(n, names[part if n == 1 or f"{part}.many" not in names else f"{part}.many"]) for part, n in pairs]
    return ("、" if lang == "zh-Hant" else ", ").join(f"{n} {word}" if lang == "zh-Hant" else f"{n} {word.lower()}" for n, word in words)


def goal_text(kind: str, of: str, n: int, lang: str) -> str:
    """An objective in words."""
    name = _BASE[of][lang] if of else ""
    forms = _GOALS[kind]
    if lang == "zh-Hant":
        return forms[1].format(n=n, of=name)
    if n == 1 and len(forms) > 2:
        return forms[2]
    return forms[0].format(n=n, of=_PLURALS[of] if n > 1 and of in _PLURALS else name.lower())


def goal_id(kind: str, of: str, n: int) -> str:
    """The id by which an objective is named."""
    return f"goal.{kind}.{of}.{n}"


def _task_face(task) -> Face:
    texts = {}
    for lang, points, stop in (("en", " ({} VP)", "."), ("zh-Hant", "（{} 分）", "。")):
        goals = [goal_text(kind, of, n, lang) + (points.format(vp) if task.era == 3 else "") for kind, of, n, vp in task.goals]
        texts[lang] = (", " if lang == "en" else "、").join(goals) + stop
    return Face(task.id, "task", _BASE[task.id], texts, {"era": task.era, "vp": task.vp or sum(g[3] for g in task.goals)})


def _tile_face(tile) -> Face:
    raw = next(e for e in (*_RAW["building"], *_RAW["city"]) if e["id"] == tile.id)
    pairs = cost_pairs(tile.cost)
    fields = {"era": tile.era, "cost": pairs, "yields": heap_pairs(tile.yields), "vp": tile.vp}
    if not tile.era:
        return Face(tile.id, "city", _BASE[tile.id], _pair(raw["text_en"], raw["text_zh"]), fields)
    en = f"Costs {_say(pairs, 'en')}. Yields {_say(heap_pairs(tile.yields), 'en')}. {tile.vp} VP."
    zh = f"費用：{_say(pairs, 'zh-Hant')}。生產：{_say(heap_pairs(tile.yields), 'zh-Hant')}。{tile.vp} 分。"
    return Face(tile.id, "building", _BASE[tile.id], _pair(en, zh), fields)


def _pair_face(number: int, pair: str) -> Face:
    """A tile with both of its sides, as it lies in the supply."""
    sides = [_tile_face(t) for t in TABLES.tiles if t.pair == number]
    name = _pair(" / ".join(f.name["en"] for f in sides), "／".join(f.name["zh-Hant"] for f in sides))
    text = _pair(" ".join(f"{f.name['en']}: {f.text['en']}" for f in sides), "".join(f"{f.name['zh-Hant']}：{f.text['zh-Hant']}" for f in sides))
    return Face(pair, "building", name, text)


def _find_face(find) -> Face:
    pairs = heap_pairs(find.goods) + ((("any_resource", find.choice),) if find.choice else ())
    en = f"Gives {_say(pairs, 'en')}" + (f" and {find.vp} VP." if find.vp else ".")
    zh = f"得 {_say(pairs, 'zh-Hant')}" + (f"與 {find.vp} 分。" if find.vp else "。")
    if find.flag:
        en, zh = f"Bandeira of strength {find.flag}: beat it with more. {en}", f"旗隊戰力 {find.flag}，須高於此值。{zh}"
    return Face(find.id, "exploration", _BASE[find.id], _pair(en, zh), {"flag": find.flag, "goods": pairs, "vp": find.vp})


def _printed(group: str, kind: str, **fields) -> list[Face]:
    return [Face(e["id"], kind, _BASE[e["id"]], _pair(e["text_en"], e["text_zh"]), {k: f(e) for k, f in fields.items()}) for e in _RAW[group]]


def _faces() -> dict[str, Face]:
    out = [_task_face(t) for t in TABLES.tasks] + [_tile_face(t) for t in TABLES.tiles[1:]] + [_find_face(f) for f in TABLES.finds[1:]]
    for card in TABLES.paintings:
        raw = next(e for e in _RAW["painting"] if e["id"] == card.id)
        out.append(Face(card.id, "painting", _BASE[card.id], _pair(raw["text_en"], raw["text_zh"]),
                        {"colour": COLOURS[card.colour], "cost": cost_pairs(card.cost), "vp": card.vp}))
    out += [_pair_face(i, pair) for i, pair in enumerate(TABLES.pairs)]
    out += [Face(a["id"], "arch", _named(a), _pair(a["text_en"], a["text_zh"])) for a in _RAW["arch"]]
    out += _printed("gold_card", "gold_card")
    out += _printed("combat_card", "combat_card", attack=lambda e: e["attack"], defence=lambda e: e["defence"])
    out += _printed("monarch", "monarch_tile", empire=lambda e: e["empire"])
    out += [Face(k.id, "unit", _BASE[k.id], fields={"strength": k.strength}) for k in TABLES.kinds]
    out += [Face(g, "good", _BASE[g]) for g in GOODS]
    for i, p in enumerate(TABLES.products):
        pairs, vp = cost_pairs(TABLES.product_cost[i]), TABLES.product_vp[i]
        texts = _pair(f"Costs {_say(pairs, 'en')}. {vp} VP.", f"費用：{_say(pairs, 'zh-Hant')}。{vp} 分。")
        out.append(Face(p, "product", _BASE[p], texts, {"shape": TABLES.shape[i], "cost": pairs, "vp": vp}))
    for p in _RAW["palace"]:
        out.append(Face(f"palace_{p['id']}", "palace", _named(p), _pair(p["text_en"], p["text_zh"]), {"number": p["id"]}))
    for ident, goods in TABLES.capitals:
        first = _RAW["capital"][0]["id"] == ident
        out.append(Face(ident, "capital", _pair(f"Capital {ident}", f"首都 {ident}"),
                        _pair(f"Gives {_say(heap_pairs(goods), 'en')}." + (" Goes first." if first else ""),
                              f"得 {_say(heap_pairs(goods), 'zh-Hant')}。" + ("最先行動。" if first else "")), {"goods": heap_pairs(goods)}))
    return {face.id: face for face in out}


def _auto_face(card) -> Face:
    """A card of the automaton: how far the compass turns, then its steps."""
    parts = {}
    for lang, turn, either, stop in (("en", "Compass +{}. ", " or else ", "."), ("zh-Hant", "羅盤 +{}。", "，否則", "。")):
        steps = [either.join(_STEPS[x][lang == "zh-Hant"] for x in step) for step in card.steps]
        said = ("; " if lang == "en" else "；").join(steps or [_STEPS["rest"][lang == "zh-Hant"]])
        parts[lang] = (turn.format(card.turn) if card.turn else "") + said[0].upper() + said[1:] + stop
    action = card in TABLES.auto_actions
    number = 1 + (TABLES.auto_actions if action else TABLES.auto_moves).index(card)
    name = _pair(f"Action card {number}", f"行動牌 {number} 號") if action else _pair(f"Movement card {number}", f"移動牌 {number} 號")
    return Face(card.id, "automaton_card", name, parts, {"symbol": card.symbol, "turn": card.turn})


FACES = _faces()
FACES |= {card.id: _auto_face(card) for card in (*TABLES.auto_actions, *TABLES.auto_moves)}


def _hex_name(q: int, r: int) -> str:
    """Column by letter and row by number, as on sea charts: printed maps lie about hex (0, 0), which is F6; drawn ones begin there."""
    column, row = q + r // 2 + 5, r + 6
    if column < 0 or row < 1:
        return f"({q}, {r})"
    letters = chr(65 + column % 26)
    return (chr(64 + column // 26) if column >= 26 else "") + letters + str(row)


def names() -> dict:
    """Names of faces, places and words."""
    out = {k: _pair(*v) for k, v in _WORDS.items()} | dict(_BASE) | {i: f.name for i, f in FACES.items()}
    for arch in _RAW["arch"]:
        out[arch["id"]] = _named(arch)
    for era in _RAW["era"]:
        n = era["id"]
        out[f"era_{n}"] = _pair(f"Era {_ROMAN[n]}, {era['en']}", f"第 {_ROMAN[n]} 時代：{era['zh']}")
        out[f"era_down_{n}"] = _pair(f"Marker of era {_ROMAN[n]}", f"第 {_ROMAN[n]} 時代標記")
    out |= {f"supply_{pair}": FACES[pair].name for pair in TABLES.pairs}
    for q in range(-MOST // 4, MOST // 3):
        for r in range(-16, 25):
            out[f"hex_{q}_{r}"] = _pair(*[_hex_name(q, r)] * 2)
    for task in TABLES.tasks:
        out |= {goal_id(*goal[:3]): _pair(*(goal_text(*goal[:3], lang) for lang in ("en", "zh-Hant"))) for goal in task.goals}
    zones = ("reserve", "defeated", "slots", "palaces", "gold_hand", "combat_hand", "tasks", "dealt", "paintings", "monarch", "parked", "products",
             "kept")
    for seat in range(4):
        for zone in zones:
            out[f"{zone}:{seat}"] = _pair(*_WORDS[zone])
        for arch in ARCHES:
            out[f"arch_{arch}:{seat}"] = out[arch]
    return out


def _empire_text(empire) -> dict[str, str]:
    """Units of an empire with the costs of their first deployment."""
    parts = []
    for lang, form, comma, stop in (("en", "{} ({})", "; ", "."), ("zh-Hant", "{}（{}）", "；", "。")):
        units = [form.format(_BASE[TABLES.kinds[kind].id][lang], _say(cost_pairs(cost), lang))
                 for kind, cost in zip(empire.kinds, empire.costs, strict=True)]
        parts.append(comma.join(units) + stop)
    return _pair(*parts)


PRINTED_TEXTS = {i: f.text for i, f in FACES.items() if f.text} | {a["id"]: _pair(a["text_en"], a["text_zh"]) for a in _RAW["arch"]}
PRINTED_TEXTS |= {empire.id: _empire_text(empire) for empire in TABLES.empires}
