"""The eight cities, each with its landmark, on tiles with a gilded rim."""

from __future__ import annotations

from collections.abc import Callable

from ..svg import Pic
from . import layout as lay
from . import parts as pt
from . import terrain as tr
from . import tiles
from .parts import CREAM, GOLD, INK, TERRACOTTA, WHITE


def _sea(p: Pic, y: float, tone: str = "#3f9aa8") -> None:
    tiles.lawn(p, y, tone)
    for x, dy in ((54, 14), (116, 10), (88, 26), (132, 28), (60, 36), (102, 42)):
        p.path(f"M{x} {y + dy} q5 -4 10 0 t10 0", "", "#c8efe8", 2)


def _terrace(p: Pic, y: float, x0: float, tones: tuple[str, ...], w: float = 20, h: float = 26) -> None:
    """Narrow painted houses wall to wall."""
    for i, tone in enumerate(tones):
        pt.house(p, x0 + i * w, y, w, h + (i % 2) * 5, tone, TERRACOTTA, 2, 1.6)


def sao_vicente(p: Pic) -> None:
    """A fort with its flag over the first harbour."""
    _sea(p, 140)
    p.path("M24 142 Q96 118 168 142 L158 150 Q96 140 34 150 Z", "#e3cf94", INK, 2)
    pt.palm(p, 40, 140, 60, 0.1)
    pt.palm(p, 152, 140, 56, -0.12)
    p.path("M58 136 L64 92 H128 L134 136 Z", p.lin("#e6d6b4", "#b39d72", dx=1, dy=0), INK, 2.4)
    for x in (64, 80, 96, 112):
        p.rect(x + 2, 84, 11, 10, "#dccba6", INK, 2)
    p.path("M88 136 V118 A8 8 0 0 1 104 118 V136 Z", "#5a3820", INK, 2)
    for x in (72, 120):
        p.rect(x - 4, 108, 8, 8, "#2b1a10", INK, 1.4)
    p.line([(96, 86), (96, 60)], INK, 3)
    p.poly([(96, 60), (118, 66), (96, 73)], "#b3312c", INK, 2)
    pt.ship(p, 100, 176, 0.5)


def olinda(p: Pic) -> None:
    """Churches and bright houses on a green hill."""
    _sea(p, 146)
    pt.hill(p, 20, 172, 152, 64, "#5f9a45", INK, 2)
    for x, y, r in ((44, 134, 10), (150, 132, 11), (128, 112, 9), (62, 114, 9)):
        pt.crown(p, x, y, r, "#2f7540")
    _terrace(p, 148, 56, ("#e3a23c", "#d8664a", "#5fa8b0", "#e8d9a8", "#c96a8a"))
    pt.church(p, 96, 118, 0.56)


def salvador(p: Pic) -> None:
    """Upper and lower town with the bay between the ships."""
    _sea(p, 152)
    p.path("M22 154 V118 Q60 108 96 112 T170 106 V154 Z", p.lin("#a9764a", "#7a4f2f"), INK, 2.2)
    _terrace(p, 118, 40, ("#e8d9a8", "#d8664a", "#e3a23c"), 21, 25)
    _terrace(p, 112, 112, ("#5fa8b0", "#f0e2c0", "#c96a8a"), 21, 24)
    pt.tower(p, 96, 114, 15, 34, WHITE, "#4f93a3", sw=1.8)
    _terrace(p, 154, 40, ("#f0e2c0", "#5fa8b0", "#e3a23c", "#e8d9a8", "#d8664a", "#7fae62"), 22, 18)


def sao_paulo(p: Pic) -> None:
    """The college on its plateau above coffee."""
    tiles.lawn(p, 126, "#a56a3c")
    pt.hill(p, 18, 110, 128, 34, "#5f9a45")
    pt.hill(p, 84, 178, 128, 42, "#4f8a45")
    pt.house(p, 112, 130, 72, 34, WHITE, TERRACOTTA, 4)
    pt.tower(p, 58, 130, 24, 58, WHITE, TERRACOTTA)
    pt.cross(p, 58, 48, 13)
    for y, xs in ((142, (36, 66, 96, 126, 156)), (158, (50, 80, 112, 142))):
        for x in xs:
            pt.coffee_bush(p, x, y, 11)


def vila_rica(p: Pic) -> None:
    """A golden church between steep hills, a mine below."""
    tiles.lawn(p, 140, "#8aa650")
    pt.hill(p, 16, 92, 144, 74, "#b98a5a", INK, 2)
    pt.hill(p, 96, 176, 144, 62, "#a8744a", INK, 2)
    pt.church(p, 96, 140, 0.78, "#fbefd2", "#e6b13c")
    p.path("M34 150 V132 A12 12 0 0 1 58 132 V150 Z", "#2b1a10", "#8a5a34", 4)
    _terrace(p, 154, 126, ("#e8d9a8", "#d8664a"), 19, 18)
    for x in (44, 66, 84):
        pt.ingot(p, x, 164, 20)


def manaus(p: Pic) -> None:
    """The opera house of the rubber barons by the river."""
    tiles.lawn(p, 138, "#3f7a45")
    for x, r in ((32, 15), (160, 15), (46, 12), (147, 12)):
        pt.crown(p, x, 120, r, "#2a693a")
    pt.dome(p, 96, 86, 58, 24, "#3f8f6a")
    for i, tone in enumerate(("#f2c230", "#2d5f9e", "#f2c230", "#2d5f9e", "#f2c230")):
        p.poly([(71 + i * 10, 86), (76 + i * 10, 77), (81 + i * 10, 86)], tone, INK, 1)
    p.rect(62, 86, 68, 12, "#f0c9c0", INK, 2.2)
    p.rect(38, 96, 116, 46, p.lin("#e9a79a", "#c97a6e"), INK, 2.4)
    for x in (48, 62, 78, 96, 114, 130, 144):
        p.rect(x - 3, 100, 6, 40, WHITE, INK, 1.4)
    p.poly([(66, 98), (96, 84), (126, 98)], "#fbefd2", INK, 2.2)
    p.path("M82 142 V122 A14 14 0 0 1 110 122 V142 Z", "#5a2a22", WHITE, 2)
    p.path("M44 142 H148 L156 152 H36 Z", "#e0d0aa", INK, 2)


def petropolis(p: Pic) -> None:
    """The summer palace among araucarias and cool hills."""
    tiles.lawn(p, 138, "#7fa850")
    pt.hill(p, 18, 104, 136, 62, "#5f8f84")
    pt.hill(p, 86, 176, 136, 72, "#4f7a70")
    for x in (40, 152):
        p.line([(x, 146), (x, 86)], "#5a3820", 5)
        for k in range(4):
            y, w = 86 + k * 9, 20 - k * 3
            p.path(f"M{x - w} {y - 6} Q{x} {y + 6} {x + w} {y - 6} Q{x} {y + 1} {x - w} {y - 6} Z", "#2a5f3c", INK, 1.6)
    p.rect(56, 108, 80, 34, p.lin("#f0a8a0", "#d07f78"), INK, 2.4)
    p.rect(82, 92, 28, 50, p.lin("#f6b8ae", "#d88a80"), INK, 2.2)
    p.poly([(78, 93), (96, 80), (114, 93)], WHITE, INK, 2.2)
    pt.windows(p, 69, 136, 24, 2, 7, 17, "#4a2a1c", WHITE)
    pt.windows(p, 123, 136, 24, 2, 7, 17, "#4a2a1c", WHITE)
    p.path("M89 142 V124 A7 7 0 0 1 103 124 V142 Z", "#5a2a22", WHITE, 2)
    pt.windows(p, 96, 112, 26, 2, 6, 12, "#4a2a1c", WHITE)
    for x, tone in ((60, "#e8476a"), (78, "#f2c230"), (114, "#e8476a"), (132, "#f2862e")):
        pt.flower(p, x, 152, 6, tone)


def rio_de_janeiro(p: Pic) -> None:
    """The Sugarloaf over the bay, the aqueduct before it."""
    _sea(p, 126)
    p.path("M96 130 C100 70 120 54 134 62 C152 74 156 104 164 130 Z", p.lin("#8fae9a", "#4f7a62", dx=1, dy=0), INK, 2.4)
    p.path("M64 130 C66 106 78 96 90 100 C102 104 104 118 108 130 Z", p.lin("#7a9a84", "#456b56", dx=1, dy=0), INK, 2.2)
    pt.ship(p, 50, 136, 0.56)
    p.path("M24 158 V136 H168 V158 Z", p.lin("#fbf6e6", "#d9ccac"), INK, 2.2)
    for i in range(7):
        x = 36 + i * 20
        p.path(f"M{x - 7} 159 V149 A7 7 0 0 1 {x + 7} 149 V159 Z", "#3f6b45", INK, 1.8)
    pt.palm(p, 34, 158, 40, 0.05)
    pt.palm(p, 160, 158, 40, -0.05)


CITIES: dict[str, Callable[[Pic], None]] = {
    f.__name__: f for f in (sao_vicente, olinda, salvador, sao_paulo, vila_rica, manaus, petropolis, rio_de_janeiro)
}


def city(name: str) -> Pic:
    """One city tile; "back" is what lies under the top of a stack."""
    p = Pic(tr.W, tr.H)
    tiles.plate(p, tiles.RIMS["city"], "#f9d99a", "#fdf1d2")
    if name == "back":
        for x, h in ((64, 52), (128, 52), (96, 74)):
            pt.tower(p, x, 142, 26, h, WHITE, TERRACOTTA)
        p.rect(42, 126, 108, 28, p.lin("#e6d0a0", "#b99a64"), INK, 2.6)
        p.poly(tr.hexagon(7), "", GOLD, 3)
        return p
    CITIES[name](p)
    p.poly(tr.hexagon(7), "", GOLD, 3)
    count = lay.entry("city", name)["vp"]
    tiles.stars(p, count, 96, 46 if count < 4 else 50, 13 if count < 5 else 12, 2.0)
    p.path("M70 180 H122 L114 196 H78 Z", p.lin("#fff4d0", CREAM), INK, 2)
    p.path("M84 192 L81 182 L90 187 L96 179 L102 187 L111 182 L108 192 Z", p.lin("#ffe79a", "#d69a2a"), INK, 1.8)
    return p
