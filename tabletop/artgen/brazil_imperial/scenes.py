"""The pictures of the gold and combat cards, 172 x 128 each."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import goods, units
from . import parts as pt
from .parts import CREAM, GOLD, INK, TERRACOTTA, WHITE
from .portraits import FAIR, TAN, Person, bust

W, H = 172, 128
GREEN, RED, BLUE = (
    units.Tones("#3f8a5a", "#1f5236", "#8fd0a4"),
    units.Tones("#b3382c", "#6b1c16", "#e88a78"),
    units.Tones("#3a6fb0", "#1f4274", "#9cc4ec"),
)


def _unit(p: Pic, name: str, x: float, y: float, s: float, tones: units.Tones, flip: bool = False) -> None:
    """A unit standing on (x, y)."""
    p.push(x + (32 * s if flip else -32 * s), y - 62 * s, s, flip)
    units.UNITS[name](p, tones)
    p.pop()


def _stage(p: Pic, top: str, low: str, earth: str, y: float = 92) -> None:
    p.rect(0, 0, W, H, p.lin(top, low))
    p.path(f"M0 {y} Q60 {y - 8} 110 {y} T{W} {y - 4} V{H} H0 Z", p.lin(light(earth, 0.2), dark(earth, 0.2)))


def levy(p: Pic) -> None:
    """Recruits under a banner."""
    _stage(p, "#f4cf8a", "#fbeec8", "#8aa650")
    p.line([(86, 100), (86, 8)], INK, 5)
    p.line([(86, 100), (86, 8)], "#a5713c", 2.4)
    p.path("M88 10 C104 2 114 20 134 10 V44 C114 54 104 36 88 44 Z", "#3f8a5a", INK, 2.2)
    p.poly([(111, 16), (122, 28), (111, 40), (100, 28)], "#f2c230", INK, 1.4)
    for name, x in (("grenadier", 32), ("archer", 64), ("grenadier", 112), ("archer", 142)):
        _unit(p, name, x, 118, 0.86, GREEN)


def patronage(p: Pic) -> None:
    """An easel and a purse."""
    p.rect(0, 0, W, H, p.lin("#7a5a4a", "#c9a27a"))
    p.rect(0, 104, W, 24, "#6b4228")
    p.path("M58 118 L80 10 M114 118 L92 10 M86 12 V112 M60 86 H112", "", INK, 6)
    p.path("M58 118 L80 10 M114 118 L92 10 M86 12 V112 M60 86 H112", "", "#b98a55", 3)
    p.rect(50, 18, 72, 62, GOLD, INK, 2.4)
    p.rect(56, 24, 60, 50, p.lin("#9fc4d0", "#f0e4c4"), INK, 1.6)
    bust(p, Person(TAN, "#3a2618", "bun", "", "", "gown", "#8a2f48"), 86, 73, 0.36)
    p.path("M138 116 Q124 96 136 84 L132 76 H156 L152 84 Q164 96 150 116 Z", p.lin("#c9584a", "#7a2a22"), INK, 2.4)
    for x, y in ((26, 116), (38, 112), (32, 104), (126, 118)):
        p.oval(x, y, 9, 5, "#ffdf7a", INK, 1.8)
    p.push(24, 60, 1, angle=-20)
    p.path("M-16 0 C-18 -14 14 -18 18 -2 C18 6 8 2 6 8 C2 16 -14 14 -16 0 Z", "#d9b27a", INK, 2)
    for x, y, c in ((-8, -4, "#b3312c"), (0, -8, "#2d5f9e"), (9, -6, "#f2c230"), (-7, 5, "#2c8a4f")):
        p.circle(x, y, 3, c, INK, 1)
    p.pop()


def construction(p: Pic) -> None:
    """A house in its scaffold with a crane."""
    _stage(p, "#bfe0e6", "#f4eccf", "#c9a25c", 100)
    pt.house(p, 72, 112, 74, 46, CREAM, TERRACOTTA, 3)
    p.path("M26 114 V40 M118 114 V40 M26 66 H118 M26 92 H118 M26 92 L50 66 M118 66 L94 92", "", INK, 5)
    p.path("M26 114 V40 M118 114 V40 M26 66 H118 M26 92 H118 M26 92 L50 66 M118 66 L94 92", "", "#c99a5a", 2.4)
    p.path("M148 116 V18 L96 10 M148 40 L112 13", "", INK, 6)
    p.path("M148 116 V18 L96 10 M148 40 L112 13", "", "#8a5a34", 3)
    p.line([(98, 10), (98, 26)], INK, 2)
    p.rect(88, 26, 20, 12, "#d0856a", INK, 2)
    for x, y in ((140, 118), (154, 118), (147, 108)):
        p.rect(x - 7, y - 9, 14, 9, "#c96a4a", INK, 1.6)


def overhaul(p: Pic) -> None:
    """Hammer and trowel before a mill that turns again."""
    _stage(p, "#f6d9a2", "#fdf1d2", "#9db650")
    pt.house(p, 86, 100, 66, 32, WHITE, TERRACOTTA, 3)
    for flip in (False, True):
        p.push(86, 70, 1, flip)
        p.path("M44 -34 A58 58 0 0 1 44 40", "", INK, 11)
        p.path("M44 -34 A58 58 0 0 1 44 40", "", "#3f8a5a" if flip else "#d0703c", 6)
        p.pop()
    p.poly([(122, 118), (148, 108), (128, 96)], "#d0703c", INK, 2)
    p.poly([(50, 22), (24, 32), (44, 44)], "#3f8a5a", INK, 2)
    p.push(86, 98, 1, angle=-38)
    p.rect(-4, -22, 8, 46, "#a5713c", INK, 2)
    p.path("M-17 -36 H17 V-20 H-17 Z", p.lin("#d8dcdc", "#8a9398"), INK, 2.4)
    p.pop()
    p.push(86, 98, 1, angle=38)
    p.rect(-4, 2, 8, 22, "#a5713c", INK, 2)
    p.path("M0 -38 L13 -6 Q0 2 -13 -6 Z", p.lin("#e8ecec", "#9aa3a8"), INK, 2.4)
    p.pop()


def workshop(p: Pic) -> None:
    """An anvil and finished wares."""
    p.rect(0, 0, W, H, p.lin("#5a3a2c", "#a8683c"))
    p.rect(0, 100, W, 28, "#4a2c1c")
    p.path("M112 96 V40 A26 26 0 0 1 164 40 V96 Z", "#2b140c", "#c9885a", 5)
    p.path("M122 96 C114 70 136 70 136 44 C152 62 160 74 152 96 Z", "#ff9a3c", "#ffe07a", 2.4)
    p.path("M22 58 H92 L104 48 V66 Q82 70 76 80 V92 H88 V104 H36 V92 H48 V80 Q42 70 22 66 Z", p.lin("#9aa3a8", "#4f585d"), INK, 2.6)
    p.push(60, 44, 1, angle=-30)
    p.rect(-4, -6, 8, 44, "#a5713c", INK, 2)
    p.path("M-16 -22 H16 V-4 H-16 Z", p.lin("#d8dcdc", "#8a9398"), INK, 2.4)
    p.pop()
    for i, name in enumerate(("dye", "roast_coffee", "textiles")):
        p.push(8 + 46 * i, 92, 0.54)
        goods.tablet(p, goods.SHAPES[name], goods.PRODUCT_TONES[name])
        p.pop()
    for x, y in ((40, 30), (82, 24), (96, 38), (30, 46)):
        p.star(x, y, 5, 2, 4, "#ffe07a")


def shipment(p: Pic) -> None:
    """A ship at the quay."""
    p.rect(0, 0, W, H, p.lin("#8fc4d4", "#f4ecd0"))
    p.rect(0, 88, W, 40, p.lin("#4fa0ac", "#1f5f78"))
    for x, y in ((10, 96), (60, 104), (120, 98), (146, 108), (90, 114)):
        p.path(f"M{x} {y} q6 -4 12 0 t12 0", "", "#d8f0ea", 2)
    pt.ship(p, 84, 96, 1.32)
    p.path("M0 112 H172 V128 H0 Z", "#a5713c", INK, 2.2)
    pt.barrel(p, 22, 126, 34)
    pt.barrel(p, 46, 126, 28)
    pt.sack(p, 150, 126, 34)
    pt.sack(p, 126, 126, 26, "#c9b48a")


def march(p: Pic) -> None:
    """A column on a winding road."""
    _stage(p, "#f0b878", "#fbe6b8", "#7f9a45", 64)
    pt.hill(p, -10, 80, 66, 30, "#6b8a4a", INK, 1.6)
    pt.hill(p, 60, 190, 66, 38, "#4f7a45", INK, 1.6)
    p.path("M92 62 C130 74 40 88 60 128 H132 C110 96 150 84 106 62 Z", "#e8d2a0", INK, 2)
    for x, y, s in ((100, 78, 0.3), (104, 90, 0.42)):
        _unit(p, "grenadier", x, y, s, BLUE)
    _unit(p, "heavy_cavalry", 92, 122, 0.86, BLUE)
    p.path("M124 116 L154 92", "", INK, 11)
    p.path("M124 116 L152 94", "", GOLD, 6)
    p.poly([(164, 84), (142, 90), (156, 106)], GOLD, INK, 2.4)


def treasure(p: Pic) -> None:
    """An open chest."""
    p.rect(0, 0, W, H, p.rad("#ffe9a8", "#b9803c", "#5a3418", cx=0.5, cy=0.4, r=0.75))
    for i in range(16):
        a = math.radians(22.5 * i)
        p.poly(
            [
                (86, 60),
                (86 + 120 * math.cos(a - 0.08), 60 + 120 * math.sin(a - 0.08)),
                (86 + 120 * math.cos(a + 0.08), 60 + 120 * math.sin(a + 0.08)),
            ],
            "#fff3c8",
            op=0.3,
        )
    p.path("M36 62 Q42 22 86 22 T136 62 L126 74 H46 Z", p.lin("#8a5a34", "#5a3820"), INK, 2.6)
    p.path("M46 60 Q52 34 86 34 T126 60 Z", "#3b2416", INK, 2)
    for x, y in ((60, 66), (74, 60), (88, 64), (102, 60), (114, 66), (80, 52), (96, 50)):
        p.circle(x, y, 10, p.rad("#fff0b0", GOLD, "#a8701c"), INK, 2)
    p.rect(36, 68, 100, 44, p.lin("#a06b3c", "#6b4020"), INK, 2.6, 3)
    for x in (46, 118):
        p.rect(x, 68, 9, 44, GOLD, INK, 2)
    p.rect(78, 64, 16, 20, GOLD, INK, 2.2, 3)
    p.circle(86, 73, 3, INK)
    for x, y in ((24, 116), (150, 116), (140, 120)):
        p.oval(x, y, 9, 5, "#ffdf7a", INK, 1.8)


def _sabre(p: Pic, x: float, y: float, angle: float, s: float = 1) -> None:
    p.push(x, y, s, angle=angle)
    p.path("M-3 10 C-6 -20 -2 -50 12 -66 C10 -44 8 -20 4 10 Z", p.lin("#f4f6f6", "#9aa3a8", dx=1, dy=0), INK, 2.2)
    p.path("M-12 10 H12 Q12 24 2 26", "", INK, 7)
    p.path("M-12 10 H12 Q12 24 2 26", "", GOLD, 3.4)
    p.rect(-3, 12, 6, 18, "#6b4020", INK, 2, 2)
    p.pop()


def skirmish(p: Pic) -> None:
    """Two sabres cross."""
    _stage(p, "#e8b07a", "#f6dcae", "#9a7a44", 96)
    for x, y, r in ((30, 96, 20), (56, 104, 16), (140, 98, 20), (116, 106, 15)):
        p.circle(x, y, r, "#f0dcb4", op=0.8)
    _sabre(p, 56, 92, 28, 1.15)
    p.push(W, 0, 1, True)
    _sabre(p, 56, 92, 28, 1.15)
    p.pop()
    p.star(86, 40, 16, 6, 8, "#ffe07a", INK, 2)


def volley(p: Pic) -> None:
    """A line fires."""
    _stage(p, "#b8ccd0", "#f0e8cc", "#8aa650", 96)
    for i in range(3):
        x, y = 22 + i * 40, 122 - i * 7
        _unit(p, "grenadier", x, y, 0.84 - i * 0.06, RED)
        p.line([(x - 4, y - 22), (x + 30, y - 27)], INK, 5.4)
        p.line([(x - 4, y - 22), (x + 30, y - 27)], "#8a5a34", 2.4)
        p.star(x + 35, y - 28, 8, 3.2, 7, "#ffd34f", INK, 1.6)
    for x, y, r in ((136, 76, 12), (150, 68, 15), (164, 58, 13), (150, 88, 10)):
        p.circle(x, y, r, "#fdfaf2", op=0.75)


def charge(p: Pic) -> None:
    """Riders with lowered lances."""
    _stage(p, "#f0a860", "#fbe2ac", "#a5813c", 92)
    for x, y in ((14, 112), (30, 118), (44, 108)):
        p.circle(x, y, 13, "#f0dcb4", op=0.8)
    _unit(p, "heavy_cavalry", 56, 106, 1.0, BLUE)
    _unit(p, "heavy_cavalry", 112, 122, 1.34, RED)
    for y in (44, 66, 88):
        p.line([(2, y), (28, y)], "#fdf6e2", 3, 0.8)


def fortify(p: Pic) -> None:
    """Walls, palisade and gabions."""
    _stage(p, "#9fc4d4", "#f0ecd0", "#8aa650", 104)
    p.path("M22 112 L28 52 H144 L150 112 Z", p.lin("#e6d6b4", "#a8926a", dx=1, dy=0), INK, 2.6)
    for i in range(6):
        p.rect(28 + i * 20, 42, 13, 13, "#dccba6", INK, 2)
    for y in (70, 90):
        p.path(f"M26 {y} H148", "", "#9a855e", 1.6)
    p.path("M74 112 V88 A12 12 0 0 1 98 88 V112 Z", "#5a3820", INK, 2.4)
    for x in (46, 126):
        p.circle(x, 76, 9, "#2b1a10", INK, 2)
        p.path(f"M{x - 8} 72 H{x + 10} V80 H{x - 8} Z", "#5f686d", INK, 2)
    p.line([(86, 44), (86, 10)], INK, 3.4)
    p.poly([(86, 10), (114, 18), (86, 27)], "#b3312c", INK, 2)
    for i in range(15):
        x = 6 + i * 12
        p.poly([(x - 5, 128), (x - 5, 112), (x, 104), (x + 5, 112), (x + 5, 128)], "#8a5a34", INK, 1.8)


def camp(p: Pic) -> None:
    """Tents round a fire at night."""
    _stage(p, "#22304f", "#5a5a7a", "#3f5a3c", 90)
    for x, y in ((20, 18), (46, 32), (90, 14), (124, 30), (154, 20), (70, 40), (140, 48)):
        p.star(x, y, 3.4, 1.2, 4, "#fff3c8")
    p.circle(140, 22, 10, "#fdf3d0")
    for x, w, h in ((44, 70, 58), (134, 62, 50)):
        p.poly([(x - w / 2, 108), (x, 108 - h), (x + w / 2, 108)], p.lin("#f4e6c4", "#b39d72", dx=1, dy=0), INK, 2.4)
        p.poly([(x - w * 0.14, 108), (x, 108 - h * 0.6), (x + w * 0.14, 108)], "#3b2416", INK, 1.8)
        p.line([(x, 108 - h), (x, 98 - h)], INK, 3)
    p.circle(90, 104, 34, "#ffb04f", op=0.25)
    for a in (-16, 16):
        p.push(90, 116, 1, angle=a)
        pt.log(p, 0, 0, 32, 5, "#8a5a34")
        p.pop()
    p.path("M78 112 C70 92 88 88 90 66 C100 84 112 92 102 112 Z", "#ff9a3c", INK, 2)
    p.path("M84 112 C80 98 90 96 91 84 C98 96 102 102 96 112 Z", "#ffe07a")


def ambush(p: Pic) -> None:
    """Eyes and an arrow among leaves."""
    p.rect(0, 0, W, H, p.rad("#2f6b3c", "#173f2b", "#0b2418", cx=0.5, cy=0.5, r=0.8))
    for x, y in ((48, 44), (118, 40), (88, 76)):
        for side in (-9, 9):
            p.oval(x + side, y, 7, 5, "#fdf3c0", INK, 2)
            p.circle(x + side + 1, y, 3, INK)
    p.push(60, 92, 1, angle=-8)
    p.line([(-30, 0), (80, 0)], INK, 6)
    p.line([(-30, 0), (80, 0)], "#d9a25c", 3)
    p.poly([(78, -8), (98, 0), (78, 8)], "#d8dcdc", INK, 2)
    p.path("M-30 0 L-42 -9 H-30 L-20 0 L-30 9 H-42 Z", "#b3312c", INK, 1.8)
    p.pop()
    for x, y, a, s in (
        (-14, 62, 70, 1.2),
        (186, 54, -70, 1.2),
        (-8, 96, 56, 1.2),
        (180, 92, -56, 1.2),
        (18, 136, 12, 1.1),
        (50, 140, -14, 1.0),
        (84, 142, 8, 0.9),
        (116, 140, 10, 1.0),
        (150, 138, -16, 1.1),
        (-8, 8, 120, 1.2),
        (180, 6, -120, 1.2),
        (86, -12, 180, 0.9),
        (44, -10, 165, 1.0),
        (128, -10, 195, 1.0),
    ):
        pt.leaf(p, x, y, a, s, "#3f8a45" if a % 4 else "#2f7a40", INK)


def barrage(p: Pic) -> None:
    """A battery and its bursts."""
    _stage(p, "#d8a87a", "#f4dcb0", "#8a7a44", 100)
    for x, y, r in ((124, 44, 22), (152, 70, 15), (104, 24, 12)):
        p.star(x, y, r * 1.3, r * 0.6, 9, "#e8582c", INK, 2)
        p.star(x, y, r * 0.8, r * 0.36, 9, "#ffd34f")
    for x, y in ((84, 34), (136, 22), (160, 40)):
        p.circle(x, y, 5, "#2b2a28", INK, 1.6)
        p.path(f"M{x - 22} {y + 12} Q{x - 12} {y + 1} {x - 6} {y}", "", "#fdf6e2", 2)
    _unit(p, "cannon", 42, 110, 1.1, GREEN)
    _unit(p, "cannon", 96, 124, 0.94, GREEN)
    for x, y in ((140, 122), (152, 122), (146, 113)):
        p.circle(x, y, 6.4, p.rad("#6b6b66", "#2b2a28"), INK, 1.6)


def spy(p: Pic) -> None:
    """A cloaked man with a sealed letter."""
    p.rect(0, 0, W, H, p.lin("#2a2a44", "#6b4a5a"))
    p.circle(136, 30, 17, "#fdf3d0")
    for x in (4, 30, 130, 152):
        pt.house(p, x + 8, 128, 34, 36 + (x % 3) * 8, "#4a3a4a", "#3b2430", 1)
    bust(p, Person(FAIR, "#2a1a12", "short", "goatee", "wide", "coat", "#26242c", "#8a2f28"), 82, 130, 0.94)
    p.path("M50 92 Q82 72 114 92 L120 130 H44 Z", p.lin("#3a3a48", "#1f1e28"), INK, 2.4)
    p.push(128, 98, 1, angle=-14)
    p.rect(-22, -15, 44, 30, "#fdf3d8", INK, 2.2)
    p.path("M-22 -15 L0 4 L22 -15", "", INK, 2)
    p.circle(0, 5, 6, "#b3312c", INK, 1.6)
    p.pop()


SCENES: dict[str, Callable[[Pic], None]] = {
    f.__name__: f
    for f in (
        levy,
        patronage,
        construction,
        overhaul,
        workshop,
        shipment,
        march,
        treasure,
        skirmish,
        volley,
        charge,
        fortify,
        camp,
        ambush,
        barrage,
        spy,
    )
}


def picture(name: str) -> Pic:
    """One scene without its frame."""
    p = Pic(W, H)
    SCENES[name](p)
    return p
