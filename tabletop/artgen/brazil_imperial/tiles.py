"""Buildings and cities as hexagonal tiles: stars for VP above, the goods that they make below, notches for the era at the sides."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import goods
from . import layout as lay
from . import parts as pt
from . import terrain as tr
from .parts import CREAM, GOLD, INK, TERRACOTTA, WHITE

W, H = tr.W, tr.H
RIMS = {1: "#6f9a45", 2: "#d29a3a", 3: "#4a6fae", "city": "#a83e2a"}


def star(p: Pic, x: float, y: float, r: float) -> None:
    """One point."""
    p.star(x, y, r, r * 0.45, 5, p.lin("#fff4c0", "#f0b93a"), INK, r * 0.2)


def stars(p: Pic, count: int, x: float, y: float, r: float, step: float = 2.05) -> None:
    """`count` points in a row about (x, y)."""
    for i in range(count):
        star(p, x + (i - (count - 1) / 2) * r * step, y, r)


def plate(p: Pic, rim: str, top: str, low: str) -> None:
    """The cardboard: rim, a line of gold, and the sky of the scene."""
    p.poly(tr.hexagon(0.6), dark(rim, 0.55))
    p.poly(tr.hexagon(2.4), p.lin(light(rim, 0.3), rim, dark(rim, 0.25), dx=0.5))
    p.poly(tr.hexagon(12), dark(rim, 0.6))
    p.poly(tr.hexagon(13.6), p.lin(top, top, low), "#f7e4ac", 1.8)


def lawn(p: Pic, y: float, tone: str, low: float = 0.0) -> None:
    """Ground from `y` down to the lower edge of the scene, a little arched."""
    x0, y1, bottom = 15.6, 160.5, 208 - low
    p.path(f"M{x0} {y} Q96 {y - 12} {W - x0} {y} V{y1} L96 {bottom} L{x0} {y1} Z", p.lin(light(tone, 0.25), tone, dark(tone, 0.2)))


def _foot(p: Pic, yields: list[str]) -> None:
    """A cream ribbon with the goods."""
    if not yields:
        return
    wide = 40 * len(yields) + 14
    p.path(f"M{96 - wide / 2} 160 H{96 + wide / 2} L{96 + wide / 2 - 12} 198 H{96 - wide / 2 + 12} Z", "#1d120b", op=0.4)
    p.path(f"M{96 - wide / 2} 157 H{96 + wide / 2} L{96 + wide / 2 - 12} 196 H{96 - wide / 2 + 12} Z", p.lin("#fffaf0", "#efdcae"), INK, 2.4)
    for i, name in enumerate(yields):
        goods.put(p, name, 96 + (i - (len(yields) - 1) / 2) * 39, 175.5, 35)


def _notches(p: Pic, era: int) -> None:
    for side in (14, W - 14):
        for i in range(era):
            y = 112 + (i - (era - 1) / 2) * 15
            p.poly([(side, y - 7.5), (side + 6, y), (side, y + 7.5), (side - 6, y)], "#fff4cf", INK, 1.8)


def sugar_plantation(p: Pic) -> None:
    """Canes before the mill with its water wheel."""
    pt.house(p, 116, 132, 62, 34, CREAM, TERRACOTTA, 2)
    p.rect(132, 78, 11, 24, "#a5492c", INK, 2)
    p.circle(76, 116, 23, "", INK, 7)
    p.circle(76, 116, 23, "", "#a06b3c", 3.6)
    for x, y in ((0, 23), (16, 16), (23, 0), (16, -16)):
        p.line([(76 - x, 116 - y), (76 + x, 116 + y)], INK, 3.6)
    for x, h, lean in ((34, 56, -5), (50, 50, 3), (66, 46, -3), (126, 46, 3), (144, 50, -3), (160, 56, 5)):
        pt.stalk(p, x, 156, h, "#7fb53a", lean)


def farm(p: Pic) -> None:
    """Coffee in rows before the farmhouse."""
    pt.hill(p, 24, 118, 122, 34, "#5f9a45")
    pt.hill(p, 84, 176, 122, 26, "#74a848")
    pt.house(p, 96, 122, 78, 30, WHITE, TERRACOTTA, 4)
    for y, xs in ((138, (36, 66, 126, 156)), (156, (46, 76, 116, 146))):
        for x in xs:
            pt.coffee_bush(p, x, y, 13)


def sawmill(p: Pic) -> None:
    """A saw blade before the shed, logs beside."""
    for x, r in ((38, 17), (156, 17), (142, 13), (54, 13)):
        pt.crown(p, x, 104, r, "#2f7540")
    p.rect(58, 98, 76, 38, "#7a4f2c", INK, 2.4)
    for x in (70, 84, 98, 112, 126):
        p.line([(x, 98), (x, 136)], "#54341c", 2)
    pt.roof(p, 96, 100, 100, 30, "#94603a")
    tips = [(96 + r * math.sin(math.radians(10 * i)), 124 + r * math.cos(math.radians(10 * i))) for i in range(36) for r in [26 if i % 3 else 31]]
    p.poly(tips, p.lin("#f2f2ee", "#a9b0b2", dx=1), INK, 2.2)
    p.circle(96, 124, 8, "#7f8688", INK, 2.2)
    p.path("M52 130 H140 V138 H52 Z", "#b98a55", INK, 2.2)
    for x, y in ((52, 150), (140, 150)):
        pt.log(p, x, y, 42, 10)


def trading_post(p: Pic) -> None:
    """A stall under a striped awning."""
    p.rect(48, 92, 96, 46, "#7a4f2c", INK, 2.4)
    p.rect(56, 112, 80, 26, "#3b2416")
    for i in range(8):
        x = 40 + i * 14
        p.path(f"M{x} 76 H{x + 14} V98 A7 7 0 0 1 {x} 98 Z", "#b3312c" if i % 2 == 0 else WHITE, INK, 1.8)
    p.rect(38, 68, 116, 10, "#8a5a34", INK, 2.2, 2)
    pt.barrel(p, 42, 150, 36)
    pt.barrel(p, 152, 150, 36)
    pt.sack(p, 74, 150, 30)
    pt.log(p, 116, 142, 42, 9)
    for x, y in ((98, 148), (92, 142), (104, 141)):
        p.circle(x, y - 14, 7, "#ffdf7a", INK, 2)


def gold_foundry(p: Pic) -> None:
    """A furnace and its bars."""
    pt.hill(p, 18, 100, 130, 44, "#a8744a")
    pt.hill(p, 100, 176, 130, 34, "#94623c")
    p.path("M84 74 C74 62 92 56 84 44 C98 44 104 58 98 74 Z", "#5a4a44", op=0.55)
    p.path("M58 136 L66 92 H78 L82 74 H104 L108 92 H126 L134 136 Z", p.lin("#b9604a", "#7f3826", dx=1, dy=0), INK, 2.6)
    for y in (98, 108, 118, 128):
        p.path(f"M62 {y} H130", "", "#5f281c", 1.6, 0.7)
    p.path("M78 136 V120 A18 18 0 0 1 114 120 V136 Z", "#2b140c", GOLD, 2.6)
    p.path("M84 136 C80 122 92 124 94 110 C104 120 112 122 108 136 Z", "#ff9a3c", "#ffe07a", 2)
    for x, y in ((40, 154), (152, 154), (64, 156), (128, 156)):
        pt.ingot(p, x, y, 26)


def cotton_plantation(p: Pic) -> None:
    """Bolls in rows before the manor."""
    pt.palm(p, 44, 122, 52, -0.1)
    pt.palm(p, 150, 122, 52, 0.1)
    pt.house(p, 96, 122, 76, 26, WHITE, "#7f8a94", 0)
    for x in (64, 80, 96, 112, 128):
        p.rect(x - 3, 96, 6, 26, "#fdf8ec", INK, 1.6)
    for y, xs, r in ((134, (34, 58, 82, 110, 134, 158), 8.5), (151, (46, 72, 120, 146), 10)):
        for x in xs:
            p.path(f"M{x} {y + r * 1.5} V{y}", "", "#3f6b2c", 3)
            pt.boll(p, x, y, r)


def church(p: Pic) -> None:
    """A baroque front between palms."""
    pt.palm(p, 42, 144, 58, 0.02)
    pt.palm(p, 150, 144, 58, -0.02)
    pt.church(p, 96, 152, 0.94)


def academy(p: Pic) -> None:
    """Columns under a pediment and a dome."""
    pt.dome(p, 96, 86, 50, 22, "#4f93a3")
    p.rect(70, 85, 52, 10, WHITE, INK, 2.2)
    p.rect(34, 104, 124, 36, p.lin("#f4e6c8", "#d8c49a"), INK, 2.2)
    windows = ((48, 2), (144, 2))
    for x, _ in windows:
        pt.windows(p, x, 134, 26, 2, 8, 18)
    p.poly([(62, 104), (96, 84), (130, 104)], "#fbf3dd", INK, 2.4)
    p.rect(62, 103, 68, 6, "#fbf3dd", INK, 2)
    for x in (68, 82, 96, 110, 124):
        p.rect(x - 4, 109, 8, 32, p.lin("#ffffff", "#d9ccac", dx=1, dy=0), INK, 1.8)
    p.path("M54 140 H138 L146 152 H46 Z", "#e0d0aa", INK, 2)
    p.star(96, 97, 6, 2.6, 5, GOLD, INK, 1)


BUILDINGS: dict[str, Callable[[Pic], None]] = {
    f.__name__: f for f in (sugar_plantation, farm, sawmill, trading_post, gold_foundry, cotton_plantation, church, academy)
}
LAWNS = {
    "sugar_plantation": (128, "#9db650"),
    "farm": (126, "#a56a3c"),
    "sawmill": (132, "#7f9a4a"),
    "trading_post": (130, "#c9a25c"),
    "gold_foundry": (132, "#b98a50"),
    "cotton_plantation": (124, "#7f9a4a"),
    "church": (134, "#8aa650"),
    "academy": (136, "#8aa650"),
}
SKIES = {1: ("#bfe3e6", "#f3efcf"), 2: ("#f6cf8a", "#fbeec8"), 3: ("#a9cdec", "#f4ead2")}


def _yields(entry: dict) -> list[str]:
    return [name for name, count in entry["yields"].items() for _ in range(count)]


def building(name: str) -> Pic:
    """One side of a building tile."""
    entry = lay.entry("building", name)
    p = Pic(W, H)
    plate(p, RIMS[entry["era"]], *SKIES[entry["era"]])
    lawn(p, *LAWNS[name])
    BUILDINGS[name](p)
    stars(p, entry["vp"], 96, 46, 14)
    _foot(p, _yields(entry))
    _notches(p, entry["era"])
    return p


def supply(tile: str) -> Pic:
    """A tile of the supply: both its sides in little, each with what it makes."""
    entry = lay.entry("building_tile", tile)
    p = Pic(W, H)
    rim = RIMS[entry["era"]]
    plate(p, rim, light(rim, 0.62), light(rim, 0.4))
    for side, x, y, gx, gy in zip(entry["sides"], (70, 122), (78, 146), (134, 60), (56, 164), strict=True):
        tone = LAWNS[side][1]
        p.circle(x, y, 47, dark(rim, 0.6))
        p.circle(x, y, 44, p.lin(*SKIES[entry["era"]]), "#f7e4ac", 2)
        p.path(f"M{x - 41} {y + 13} Q{x} {y + 4} {x + 41} {y + 13} A43 43 0 0 1 {x - 41} {y + 13} Z", p.lin(light(tone, 0.25), dark(tone, 0.15)))
        p.push(x - 96 * 0.48, y - 116 * 0.48, 0.48)
        BUILDINGS[side](p)
        p.pop()
        goods.put(p, _yields(lay.entry("building", side))[-1], gx, gy, 42)
    _notches(p, entry["era"])
    return p
