"""The pictures of the task cards (their objectives as icons, so often as they are wanted) and of the automaton's cards; 168 x 214."""

from __future__ import annotations

import math

from ..svg import Pic, light
from . import frames, icons, tiles
from . import layout as lay
from .parts import GOLD, INK

W, H = 168, 214
HOUSES = (
    ("#fbefd2", "#b5532f"),
    ("#f4d9a0", "#3f8a4a"),
    ("#f4c0b0", "#2d6aa8"),
    ("#e8e0f4", "#8a4a9c"),
    ("#d8ecd8", "#d9a233"),
    ("#fbefd2", "#2f8791"),
    ("#f4d0d8", "#5a4a44"),
)
COUNTED = {"resources": "any_resource", "gold_cards": "gold_card", "combat_cards": "combat_card"}


def _icon(objective: dict) -> str:
    return objective.get("of") or COUNTED.get(objective["kind"], objective["kind"])


def _want(p: Pic, row: dict, k: int, x: float, y: float, size: float) -> None:
    """The icon of an objective for the `k`-th time; different buildings have different roofs."""
    if row["kind"] != "building_types":
        icons.put(p, _icon(row), x, y, size)
        return
    p.push(x - size / 2, y - size / 2, size / 64)
    icons.house(p, *HOUSES[k])
    p.pop()


def task(name: str) -> Pic:
    """One task: a row for each objective; stars say what it is worth, in era III row by row."""
    entry = lay.entry("task", name)
    p = Pic(W, H)
    tone = frames.BANDS[f"task_{entry['era']}"]
    rows = entry["objectives"]
    foot = 0 if entry["era"] == 3 else 34
    step = (H - foot - 6) / len(rows)
    for i, row in enumerate(rows):
        y = 4 + i * step
        p.rect(2, y, W - 4, step - 3, light(tone, 0.72 if i % 2 else 0.6), light(tone, 0.2), 1.2, 6)
        worth = row.get("vp", 0)
        room = W - 14 - (20 + 8 * worth if worth else 0)
        size = min(step - 8, 34.0)
        pitch = min(size + 2, (room - size) / max(1, row["n"] - 1)) if row["n"] > 1 else 0
        for k in range(row["n"]):
            _want(p, row, k, 7 + size / 2 + k * pitch, y + (step - 3) / 2, size)
        if worth:
            p.line([(room + 7, y + 4), (room + 7, y + step - 7)], light(tone, 0.2), 1.2)
            tiles.stars(p, worth, (room + 7 + W - 4) / 2 + 0.5, y + (step - 3) / 2, 7.6, 1.55)
    if entry.get("vp") and foot:
        tiles.stars(p, entry["vp"], W / 2, H - foot / 2, 14)
    return p


def _choice(p: Pic, step: str, y: float, high: float) -> None:
    """A step `a|b`: a, or b where a is impossible."""
    first, _, other = step.partition("|")
    p.rect(4, y, W - 8, high - 5, "#fbf3dd", "#b99a64", 1.4, 8)
    size = min(high - 14, 50)
    middle = y + (high - 5) / 2
    if not other:
        icons.put(p, STEPS[first], W / 2, middle, size)
        return
    icons.put(p, STEPS[first], 46, middle, size)
    p.poly([(78, middle - 9), (92, middle), (78, middle + 9)], "#8a5a34", INK, 1.6)
    icons.put(p, STEPS[other], 122, middle, size * 0.82)


STEPS = {
    "build": "build",
    "deploy": "deploy",
    "manufacture": "manufacture",
    "painting": "painting",
    "city": "cities",
    "stance": "stance",
    "explore": "explore",
    "advance": "advance",
    "site": "site",
    "guard": "capital",
    "attack": "attack",
}


def _turn(p: Pic, sixths: int) -> None:
    """The compass with the sixths that it is turned clockwise."""
    x, y, r = 84, 40, 33
    p.circle(x, y, r, "#fbf3dd", INK, 2.4)
    for i in range(6):
        a = math.radians(60 * i)
        p.line([(x, y), (x + r * math.sin(a), y - r * math.cos(a))], "#c9a25c", 1.4)
    if sixths:
        a = math.radians(60 * sixths)
        p.path(
            f"M{x} {y} V{y - r + 5} A{r - 5} {r - 5} 0 {int(sixths > 3)} 1 {x + (r - 5) * math.sin(a):.1f} {y - (r - 5) * math.cos(a):.1f} Z",
            GOLD,
            INK,
            1.6,
        )
    p.push(x, y, 1, angle=60 * sixths)
    p.poly([(0, -r + 1), (7, 0), (0, 7), (-7, 0)], "#b3312c", INK, 2)
    p.pop()
    p.circle(x, y, 3.4, INK)


def automaton(kind: str, name: str) -> Pic:
    """A card of the automaton; `kind` is action or movement."""
    entry = lay.entry(kind, name)
    p = Pic(W, H)
    top = 4.0
    if kind == "action":
        _turn(p, entry["turn"])
        top = 82.0
    steps = entry["do"]
    high = min(66.0, (H - top - 4) / max(1, len(steps)))
    start = top + (H - top - high * len(steps)) / 2
    for i, step in enumerate(steps):
        _choice(p, step, start + i * high, high)
    if not steps:
        icons.put(p, "cancel", W / 2, H / 2, 60)
    if entry["symbol"] != "none":
        icons.put(p, entry["symbol"], 22, 24, 36)
    return p
