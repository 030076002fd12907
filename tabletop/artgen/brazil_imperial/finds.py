"""Exploration tiles and capital tiles: hexagons a little smaller than the terrain that they cover."""

from __future__ import annotations

import math

from ..svg import Pic, dark, light
from . import goods, tiles
from . import layout as lay
from . import parts as pt
from . import terrain as tr
from .parts import GOLD, INK

W, H = tr.W, tr.H


def any_resource(p: Pic, x: float, y: float, size: float) -> None:
    """A resource of one's choice: a disc of the four."""
    p.push(x - size / 2, y - size / 2, size / 64)
    p.circle(32, 32, 30, "#fbf2da", INK, 3)
    for i, name in enumerate(("brazilwood", "sugarcane", "cotton", "coffee")):
        a = math.radians(45 + 90 * i)
        p.path(
            f"M32 32 L{32 + 26 * math.cos(a - 0.785):.1f} {32 + 26 * math.sin(a - 0.785):.1f} A26 26 0 0 1 "
            f"{32 + 26 * math.cos(a + 0.785):.1f} {32 + 26 * math.sin(a + 0.785):.1f} Z",
            goods.TONES[name],
            INK,
            1.6,
        )
    for i, name in enumerate(("brazilwood", "sugarcane", "cotton", "coffee")):
        a = math.radians(45 + 90 * i)
        goods.put(p, name, 32 + 16 * math.cos(a), 32 + 16 * math.sin(a), 17)
    p.pop()


def _good(p: Pic, name: str, x: float, y: float, size: float) -> None:
    if name == "any_resource":
        any_resource(p, x, y, size)
    else:
        goods.put(p, name, x, y, size)


def _parchment(p: Pic, rim: str) -> None:
    p.poly(tr.hexagon(4), dark(rim, 0.6))
    p.poly(tr.hexagon(5.6), p.lin(light(rim, 0.25), rim, dark(rim, 0.3), dx=0.5))
    p.poly(tr.hexagon(13), p.rad("#fff6dc", "#f3e0b4", "#d9bd84", cx=0.45, cy=0.4, r=0.75), dark(rim, 0.5), 2)
    for x, y, w in ((40, 80, 22), (150, 140, 26), (120, 60, 18), (60, 168, 20), (134, 176, 14)):
        p.oval(x, y, w, w * 0.4, "#b98f4f", op=0.14)


def _leaves(p: Pic, tone: str = "#4f8a45") -> None:
    """Sprigs in the two lowest corners."""
    for x, side in ((26, 1), (W - 26, -1)):
        for a in (0, 32, 64):
            pt.leaf(p, x, 164, side * a, 0.55, tone)


def _flag(p: Pic, strength: int) -> None:
    """The red flag of a bandeira with a mark for each point of strength."""
    p.line([(52, 150), (52, 42)], INK, 7)
    p.line([(52, 150), (52, 42)], "#a5713c", 3.4)
    p.circle(52, 40, 5, GOLD, INK, 2)
    p.path("M54 46 C84 34 108 60 148 44 V104 C108 120 84 94 54 106 Z", p.lin("#e0483a", "#b3251f", "#8a1a18", dx=1, dy=0), INK, 3)
    p.path("M60 53 C86 43 108 67 142 53", "", "#ffd9a0", 2, 0.8)
    spread = min(22, 76 / strength)
    for i in range(strength):
        x = 100 + (i - (strength - 1) / 2) * spread
        y = 77 + (100 - x) * -0.02
        p.push(x, y, 0.86)
        for turn in (-38, 38):
            p.push(0, 0, 1, angle=turn)
            p.poly([(-2.4, 7), (-2.4, -12), (0, -17), (2.4, -12), (2.4, 7)], "#fff4d6", INK, 1.4)
            p.rect(-6, 7, 12, 3, GOLD, INK, 1.2)
            p.rect(-1.8, 10, 3.6, 5, "#7a4a24", INK, 1)
            p.pop()
        p.pop()


def exploration(name: str) -> Pic:
    """The face of an exploration tile: what it gives, its flag if it has to be fought for, its points."""
    if name == "back":
        return _exploration_back()
    entry = lay.entry("exploration", name)
    p = Pic(W, H)
    flag = entry.get("flag", 0)
    _parchment(p, "#a8322a" if flag else "#4f8a4a")
    _leaves(p)
    got = [g for g, n in entry["reward"].get("goods", {}).items() for _ in range(n)]
    size = (46 if flag else 62) if len(got) < 3 else 40
    y = 148 if flag else 124
    if flag:
        _flag(p, flag)
    else:
        _scene(p, name)
    for i, g in enumerate(got):
        _good(p, g, 104 * bool(flag) + 96 * (not flag) + (i - (len(got) - 1) / 2) * size * 1.04, y, size)
    tiles.stars(p, entry["vp"], 96, 182, 13)
    return p


def _scene(p: Pic, name: str) -> None:
    """A hint of what was found, above the goods."""
    if name == "lost_chest":
        p.path("M58 66 Q62 34 96 34 T134 66 Z", p.lin("#a06b3c", "#5a3820"), INK, 2.6)
        p.path("M66 64 Q70 44 96 44 T126 64 Z", "#3b2416")
        for x, y in ((80, 62), (96, 57), (112, 62)):
            p.circle(x, y, 8, p.rad("#fff0b0", GOLD, "#a8701c"), INK, 1.8)
        p.rect(58, 64, 76, 26, p.lin("#b57a46", "#6b4020"), INK, 2.6, 3)
        for x in (66, 118):
            p.rect(x, 64, 8, 26, GOLD, INK, 1.8)
        p.rect(90, 62, 12, 15, GOLD, INK, 2, 2)
    elif name == "alliance":
        for i, tone in enumerate(("#e0483a", "#f2c230", "#2f8791", "#f2c230", "#e0483a")):
            pt.leaf(p, 96, 88, -44 + i * 22, 1.05, tone)
        p.path("M70 84 Q96 96 122 84 V92 Q96 104 70 92 Z", "#8a5a34", INK, 2)
    elif name == "wonder":
        p.path("M58 90 L66 46 Q96 34 126 46 L134 90 Z", "#6b8a62", INK, 2.4)
        p.path("M78 44 L74 90 H118 L114 44 Q96 38 78 44 Z", p.lin("#dff4f2", "#7fc0cc"), INK, 1.8)
        p.path("M86 48 L84 88 M96 46 V88 M106 48 L108 88", "", "#ffffff", 2)
        p.oval(96, 90, 34, 7, "#e8f8f6", INK, 1.6)
    elif name == "naturalist":
        p.push(96, 66, 1)
        for side in (False, True):
            p.push(0, 0, 1, side)
            p.path("M2 0 C14 -30 44 -28 40 -6 C38 4 20 6 4 4 C20 8 30 20 22 26 C12 30 4 14 2 4 Z", p.lin("#5fb0e8", "#2d5f9e"), INK, 2)
            p.circle(27, -8, 5, "#ffe07a", INK, 1.2)
            p.pop()
        p.oval(0, 2, 3.4, 17, INK)
        p.pop()
    else:
        pt.hill(p, 44, 104, 92, 26, "#5f9a45", INK, 1.6)
        pt.hill(p, 86, 150, 92, 34, "#4f8a45", INK, 1.6)
        pt.palm(p, 70, 88, 44, 0.1)
        pt.palm(p, 124, 82, 38, -0.1)
        p.path("M46 92 H148", "", INK, 2)


def _exploration_back() -> Pic:
    """Clouds round a compass: unknown land."""
    p = Pic(W, H)
    p.poly(tr.hexagon(4), "#3a4a55")
    p.poly(tr.hexagon(5.6), p.lin("#e3ebee", "#a9bcc6", "#7f97a5", dx=0.5))
    p.poly(tr.hexagon(13), p.rad("#f4f8f8", "#c9d7de", "#9fb4c0", cx=0.45, cy=0.4, r=0.75), "#6b8291", 2)
    for x, y, s in ((60, 74, 0.9), (134, 78, 0.86), (44, 122, 0.8), (150, 126, 0.8), (74, 186, 0.86), (124, 182, 0.9)):
        tr.puff(p, x, y, s, "#cfdde4")
    p.circle(96, 112, 40, "#fbf3dd", INK, 2.6)
    p.circle(96, 112, 34, "", "#8a5a34", 1.6)
    for a, r, tone in ((45, 27, "#c9a25c"), (0, 37, "#a8322a")):
        p.push(96, 112, 1, angle=a)
        p.star(0, 0, r, r * 0.2, 4, tone, INK, 2)
        p.pop()
    p.circle(96, 112, 5, GOLD, INK, 2)
    return p


def capital(name: str) -> Pic:
    """A capital tile: the goods that it starts with; the first player's carries a banner with a star."""
    p = Pic(W, H)
    tiles.plate(p, "#94422a", "#f6d9a2", "#fbeecb")
    if name == "back":
        for r, tone in ((62, "#94422a"), (55, "#f3e0b4"), (50, "#b5532f")):
            p.circle(96, 112, r, tone, INK, 2)
        for a in range(0, 360, 30):
            pt.leaf(p, 96 + 26 * math.sin(math.radians(a)), 112 - 26 * math.cos(math.radians(a)), a, 0.5, "#5f9a4a")
        p.circle(96, 112, 27, "#fbefd2", INK, 2.6)
        crown(p, 96, 112, 1.1)
        return p
    entry = lay.entry("capital", name)
    for i, x in enumerate((62, 96, 130)):
        pt.house(p, x, 100, 34, 30 + (i == 1) * 12, "#fbefd2", "#b5532f", 2, 2)
    p.rect(38, 100, 116, 8, "#c9a76c", INK, 2)
    crown(p, 96, 44, 0.8)
    got = [g for g, n in entry["goods"].items() for _ in range(n)]
    rows = (got,) if len(got) <= 3 else (got[:2], got[2:])
    for k, row in enumerate(rows):
        for i, g in enumerate(row):
            goods.put(p, g, 96 + (i - (len(row) - 1) / 2) * 44, (138 if len(rows) == 1 else 130) + k * 42, 40)
    if entry["first_player"]:
        p.path("M70 168 H122 V196 L96 208 L70 196 Z", p.lin("#3f8a5a", "#1f5a3c"), INK, 2.6)
        p.star(96, 184, 14, 6, 5, "#ffe07a", INK, 2)
    return p


def crown(p: Pic, x: float, y: float, s: float) -> None:
    """A golden crown about (x, y), 40 * s wide."""
    p.push(x, y, s)
    p.path("M-17 12 L-20 -9 L-9 0 L0 -15 L9 0 L20 -9 L17 12 Z", p.lin("#ffe79a", "#d69a2a"), INK, 2.6)
    for cx, cy in ((-20, -10), (0, -16), (20, -10)):
        p.circle(cx, cy, 3, "#fff4c0", INK, 1.6)
    p.path("M-14 7 H14", "", "#a8322a", 3)
    p.pop()
