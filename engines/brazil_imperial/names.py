"""Names and printed texts of Brazil: Imperial in both languages."""

from __future__ import annotations

from engines.brazil_imperial.maps import MOST
from engines.brazil_imperial.tables import ANY, ARCHES, COLOURS, EITHER, GOODS, PARTS, TABLES, amounts
from engines.core.game import Face

_RAW = TABLES.raw
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
_WORDS = {
    "any_resource": ("resource of choice", "任意資源"), "sugarcane_or_coffee": ("sugarcane or coffee", "甘蔗或咖啡豆"), "any": ("resource of choice", "任意資源"),
    "reserve": ("Reserve", "個人供應區"), "defeated": ("Defeated units", "被擊敗的單位"), "slots": ("Units not yet deployed", "尚未部署的單位"),
    "palaces": ("Palaces", "宮殿"), "gold_hand": ("Gold cards", "黃金卡手牌"), "combat_hand": ("Combat cards", "戰鬥卡手牌"), "tasks": ("Tasks", "任務"),
    "dealt": ("To choose from", "可選擇的牌"), "paintings": ("Paintings", "繪畫"), "monarch": ("Monarch", "君王"), "parked": ("On Victoria's tile", "女王圖板"),
    "products": ("Products", "產品"), "kept": ("Exploration tiles kept", "保留的探索板塊"), "display": ("Paintings on display", "繪畫展示區"),
    "deck_red": ("Red paintings", "紅色繪畫牌庫"), "deck_pink": ("Pink paintings", "粉紅繪畫牌庫"), "deck_blue": ("Blue paintings", "藍色繪畫牌庫"),
    "gold_deck": ("Gold cards", "黃金卡牌庫"), "combat_deck": ("Combat cards", "戰鬥卡牌庫"), "gold_discard": ("Gold cards played", "黃金卡棄牌堆"),
    "combat_discard": ("Combat cards played", "戰鬥卡棄牌堆"), "city_left": ("Cities, left stack", "城市左堆"), "city_right": ("Cities, right stack", "城市右堆"),
    "eras": ("Era", "時代"), "battle_attack": ("Attacker's cards", "進攻方卡牌"), "battle_defence": ("Defender's cards", "防守方卡牌"),
    "automaton_action": ("Automaton: actions", "自動對手行動牌"), "automaton_movement": ("Automaton: movements", "自動對手移動牌"),
    "explored": ("Exploration tiles resolved", "已處理的探索板塊"), "goods": ("goods in the reserve", "供應區貨物"), "tiles": ("tiles controlled", "控制的板塊"),
    "units": ("units deployed", "已部署單位"), "attack": ("Attack", "進攻"), "defence": ("Defence", "防守"), "strength": ("strength", "戰力"),
    "gold_cards": ("gold cards", "黃金卡"), "combat_cards": ("combat cards", "戰鬥卡"), "combat": ("combat cards", "戰鬥卡"),
    "peeked": ("seen by you", "你已查看"), "held": ("held by an enemy", "遭敵軍佔領"), "done": ("completed", "已完成"), "cancelled": ("cancelled", "已取消"),
    "fighting": ("fighting", "參戰中"), "marker": ("action marker", "行動指示物"), "cotton_or_coffee": ("cotton or coffee", "棉花或咖啡豆"),
    "resource_to_gold": ("1 resource for 1 gold", "1 資源換 1 黃金"), "cotton_coffee": ("2 cotton or coffee for 2 gold and 1 gold card", "2 棉花／咖啡豆換 2 黃金與 1 黃金卡"),
    "bulk": ("4 resources for 1 science, 1 gold and 1 gold card", "4 資源換 1 科學、1 黃金與 1 黃金卡"),
    "arms": ("2 combat cards for 1 gold and 1 gold card", "2 戰鬥卡換 1 黃金與 1 黃金卡"),
}
_GOALS = {"buildings": ("{n} buildings", "{n} 座建築"), "building_types": ("{n} types of building", "{n} 種建築"), "units": ("{n} units deployed", "部署過 {n} 個單位"),
          "paintings": ("{n} paintings", "{n} 張繪畫"), "painting_colours": ("{n} colours of painting", "{n} 色繪畫"), "products": ("{n} products", "{n} 個產品"),
          "cities": ("{n} cities", "{n} 座城市"), "resources": ("{n} resources", "{n} 個資源"), "gold_cards": ("{n} gold cards", "{n} 張黃金卡"),
          "combat_cards": ("{n} combat cards", "{n} 張戰鬥卡"), "building": ("{n} x {of}", "{of} {n} 座"), "good": ("{n} {of}", "{of} {n} 個")}
_SINGLE = {"1 buildings": "1 building", "1 units deployed": "1 unit deployed", "1 paintings": "1 painting", "1 products": "1 product", "1 cities": "1 city",
           "1 resources": "1 resource", "1 gold cards": "1 gold card", "1 combat cards": "1 combat card"}


def _pair(en: str, zh: str) -> dict[str, str]:
    return {"en": en, "zh-Hant": zh}


def _named(entry: dict) -> dict[str, str]:
    return _pair(entry["en"], entry["zh"])


_BASE = {entry["id"]: _named(entry) for group in ("good", "building", "city", "unit", "empire", "monarch", "product", "painting", "gold_card", "combat_card",
                                                  "exploration", "task") for entry in _RAW[group]}


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
    names = {**{k: v[lang] for k, v in _BASE.items()}, "any_resource": _WORDS[PARTS[ANY]][lang == "zh-Hant"],
             "sugarcane_or_coffee": _WORDS[PARTS[EITHER]][lang == "zh-Hant"]}
    joined = [f"{n} {names[part]}" if lang == "zh-Hant" else f"{n} {names[part].lower()}" for part, n in pairs]
    return ("、" if lang == "zh-Hant" else ", ").join(joined)


def goal_text(kind: str, of: str, n: int, lang: str) -> str:
    """An objective in words."""
    name = _BASE[of][lang] if of else ""
    text = _GOALS[kind][lang == "zh-Hant"].format(n=n, of=name if lang == "zh-Hant" else name.lower())
    return _SINGLE.get(text, text)


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


def _find_face(find) -> Face:
    pairs = heap_pairs(find.goods) + ((("any_resource", find.choice),) if find.choice else ())
    en = (f"Bandeira of strength {find.flag}: beat it with more. " if find.flag else "") + f"Gives {_say(pairs, 'en')}" + (f" and {find.vp} VP." if find.vp else ".")
    zh = (f"旗隊戰力 {find.flag}，須高於此值。" if find.flag else "") + f"得 {_say(pairs, 'zh-Hant')}" + (f"與 {find.vp} 分。" if find.vp else "。")
    return Face(find.id, "exploration", _BASE[find.id], _pair(en, zh), {"flag": find.flag, "goods": pairs, "vp": find.vp})


def _printed(group: str, kind: str, **fields) -> list[Face]:
    return [Face(e["id"], kind, _BASE[e["id"]], _pair(e["text_en"], e["text_zh"]), {k: f(e) for k, f in fields.items()}) for e in _RAW[group]]


def _faces() -> dict[str, Face]:
    out = [_task_face(t) for t in TABLES.tasks] + [_tile_face(t) for t in TABLES.tiles[1:]] + [_find_face(f) for f in TABLES.finds[1:]]
    for card in TABLES.paintings:
        raw = next(e for e in _RAW["painting"] if e["id"] == card.id)
        out.append(Face(card.id, "painting", _BASE[card.id], _pair(raw["text_en"], raw["text_zh"]),
                        {"colour": COLOURS[card.colour], "cost": cost_pairs(card.cost), "vp": card.vp}))
    out += _printed("gold_card", "gold_card")
    out += _printed("combat_card", "combat_card", attack=lambda e: e["attack"], defence=lambda e: e["defence"])
    out += _printed("monarch", "monarch_tile", empire=lambda e: e["empire"])
    out += [Face(k.id, "unit", _BASE[k.id], fields={"strength": k.strength}) for k in TABLES.kinds]
    out += [Face(g, "good", _BASE[g]) for g in GOODS]
    out += [Face(p, "product", _BASE[p], _pair(f"Costs {_say(cost_pairs(TABLES.product_cost[i]), 'en')}. {TABLES.product_vp[i]} VP.",
                                               f"費用：{_say(cost_pairs(TABLES.product_cost[i]), 'zh-Hant')}。{TABLES.product_vp[i]} 分。"),
                 {"shape": TABLES.shape[i], "cost": cost_pairs(TABLES.product_cost[i]), "vp": TABLES.product_vp[i]}) for i, p in enumerate(TABLES.products)]
    for p in _RAW["palace"]:
        out.append(Face(f"palace_{p['id']}", "palace", _named(p), _pair(p["text_en"], p["text_zh"]), {"number": p["id"]}))
    for ident, goods in TABLES.capitals:
        first = _RAW["capital"][0]["id"] == ident
        out.append(Face(ident, "capital", _pair(f"Capital {ident}", f"首都 {ident}"),
                        _pair(f"Gives {_say(heap_pairs(goods), 'en')}." + (" Goes first." if first else ""),
                              f"得 {_say(heap_pairs(goods), 'zh-Hant')}。" + ("最先行動。" if first else "")), {"goods": heap_pairs(goods)}))
    return {face.id: face for face in out}


FACES = _faces()


def names() -> dict:
    """Names of faces, places and words."""
    out = {k: _pair(*v) for k, v in _WORDS.items()} | dict(_BASE) | {i: f.name for i, f in FACES.items()}
    for arch in _RAW["arch"]:
        out[arch["id"]] = _named(arch)
    for era in _RAW["era"]:
        n = era["id"]
        out[f"era_{n}"] = _pair(f"Era {_ROMAN[n]}, {era['en']}", f"第 {_ROMAN[n]} 時代：{era['zh']}")
        out[f"era_down_{n}"] = _pair(f"Marker of era {_ROMAN[n]}", f"第 {_ROMAN[n]} 時代標記")
    for i, pair in enumerate(TABLES.pairs):
        sides = [t.id for t in TABLES.tiles if t.pair == i]
        out[f"supply_{pair}"] = _pair(" / ".join(out[x]["en"] for x in sides), "／".join(out[x]["zh-Hant"] for x in sides))
    for card in (*TABLES.auto_actions, *TABLES.auto_moves):
        out[card.id] = _pair(f"card {card.id}", f"{card.id} 號牌")
    for q in range(-MOST // 4, MOST // 3):
        for r in range(-16, 25):
            out[f"hex_{q}_{r}"] = _pair(f"hex ({q}, {r})", f"格 ({q}, {r})")
    zones = ("reserve", "defeated", "slots", "palaces", "gold_hand", "combat_hand", "tasks", "dealt", "paintings", "monarch", "parked", "products", "kept")
    for seat in range(4):
        for zone in zones:
            out[f"{zone}:{seat}"] = _pair(*_WORDS[zone])
        for arch in ARCHES:
            out[f"arch_{arch}:{seat}"] = out[arch]
    return out


PRINTED_TEXTS = {i: f.text for i, f in FACES.items() if f.text} | {a["id"]: _pair(a["text_en"], a["text_zh"]) for a in _RAW["arch"]}
