"""Pictures of the six red expansions: three architects, three fortresses."""

from __future__ import annotations

from ..svg import Pic
from . import scenery as sc
from . import things as th


def _plan(p: Pic, x: float, y: float, w: float, h: float) -> None:
    """A sheet with a drawing frame, for an architect's table."""
    p.rect(x, y, w, h, p.lin("#fffaf0", "#ecd9ad"), sc.INK, 2)
    p.rect(x - 4, y - 3, 8, h + 6, "#e3c88f", sc.INK, 1.6, 4)
    p.rect(x + w - 4, y - 3, 8, h + 6, "#e3c88f", sc.INK, 1.6, 4)


def _compasses(p: Pic, x: float, y: float, s: float) -> None:
    p.push(x, y, s)
    p.line([(0, -30), (-12, 4)], sc.INK, 5)
    p.line([(0, -30), (13, 4)], sc.INK, 5)
    p.line([(0, -30), (-12, 4)], "#e2b04a", 2.8)
    p.line([(0, -30), (13, 4)], "#e2b04a", 2.8)
    p.circle(0, -31, 4.6, "#e2b04a", sc.INK, 1.6)
    p.pop()


def gm52(p: Pic) -> None:
    """Architect of the fields: plan of a villa before fields and a plumb frame."""
    sc.sky(p, "morning")
    sc.land(p, "#8fa64c", 82, 113)
    sc.tree(p, 212, 100, 0.8)
    sc.house(p, 140, 96, 54, 30)
    p.line([(34, 110), (60, 30), (86, 110)], sc.INK, 7)
    p.line([(34, 110), (60, 30), (86, 110)], "#b8814a", 4)
    p.line([(44, 84), (76, 84)], "#b8814a", 4)
    p.line([(60, 32), (60, 88)], "#3a2314", 1.4)
    p.path("M56 88 H64 L60 98 Z", "#8b909a", sc.INK, 1.4)
    th.person(p, 112, 128, 1.5, "#54853d", toga="#fff6e4", arm="out")
    th.table(p, 128, 138, 96, 26)
    _plan(p, 140, 98, 72, 20)
    p.path("M150 112 V104 H166 V112 Z M172 112 H200 M172 108 H196 M172 104 H200", "", "#54853d", 1.8)


def gm53(p: Pic) -> None:
    """Architect of the city: a domed model, compasses, a rising building."""
    sc.sky(p, "rose")
    p.rect(150, 34, 90, 90, p.lin("#e7cfa0", "#b3925e"), sc.INK, 2.2)
    for y in (60, 92):
        for x in (162, 190, 218):
            sc.arch(p, x + 4, y + 22, 18, 24, "#5b3723")
    p.path("M150 34 V10 M176 34 V6 M202 34 V10 M228 34 V14 M144 20 H240", "", "#8a5a2e", 3.4)
    p.line([(144, 124), (144, 14)], "#8a5a2e", 4)
    p.path("M144 14 L112 6 M114 8 V40", "", "#8a5a2e", 3)
    p.rect(106, 40, 16, 12, "#d9c9a4", sc.INK, 1.6)
    sc.paving(p, 122, "#cdb285")
    th.person(p, 92, 134, 1.55, "#d6a02e", toga="#fff6e4", arm="out")
    th.table(p, 8, 138, 72, 36)
    p.path("M18 98 V84 a24 22 0 0 1 48 0 V98 Z", p.lin("#fffaf0", "#cdb894", dx=1, dy=0.2), sc.INK, 2)
    for x in (24, 34, 44, 54):
        p.rect(x, 86, 5, 12, "#8f6d48")
    p.circle(42, 61, 3, "#e2b04a", sc.INK, 1.2)
    _compasses(p, 134, 96, 1.15)


def gm54(p: Pic) -> None:
    """Architect of the legions: plan of a camp and a siege engine."""
    sc.sky(p, "storm")
    sc.land(p, "#8c8f55", 90, 127)
    p.push(176, 122, 1.25)
    p.path("M-36 0 L-28 -22 H26 L36 0 Z", "#8a5a2e", sc.INK, 2.2)
    p.line([(-20, -20), (6, -52), (14, -20)], sc.INK, 7)
    p.line([(-20, -20), (6, -52), (14, -20)], "#a8713c", 4)
    p.line([(4, -24), (-34, -66)], sc.INK, 7)
    p.line([(4, -24), (-34, -66)], "#b8814a", 4)
    p.circle(-37, -69, 9, p.rad("#d9d4c8", "#8f897c"), sc.INK, 2)
    p.pop()
    th.wheel(p, 142, 124, 11)
    th.wheel(p, 210, 124, 11)
    sc.ground(p, 134, "#8a7448")
    th.person(p, 86, 136, 1.5, "#a3322b", toga="#e9e6df", arm="out")
    p.push(36, 104, 1, angle=-6)
    _plan(p, -30, -52, 60, 68)
    p.rect(-20, -44, 40, 52, "", "#a3322b", 2, 8)
    p.path("M0 -44 V8 M-20 -18 H20", "", "#a3322b", 2)
    for x, y in ((-14, -38), (5, -38), (-14, -8), (5, -8)):
        p.rect(x, y, 9, 12, "#c8a870", "#a3322b", 1.2)
    p.pop()


def gm55(p: Pic) -> None:
    """Farm fortress: a walled farmyard among wheat."""
    sc.sky(p, "gold")
    sc.land(p, "#b5a64c", 92, 131)
    sc.house(p, 88, 84, 64, 32, windows=3, door=None)
    sc.cypress(p, 72, 88, 40)
    sc.wall(p, 40, 118, 160, 40, "#c9ad7c")
    sc.tower(p, 22, 120, 30, 66, "#d6bc8c")
    sc.tower(p, 188, 120, 30, 66, "#d6bc8c")
    sc.arch(p, 120, 118, 30, 32, "#4a2d18")
    p.path("M111 118 V96 M120 118 V88 M129 118 V96 M106 104 H134", "", "#241610", 2)
    th.banner(p, 37, 42, 26, "#54853d")
    sc.ground(p, 118, "#d3b04a")
    for x in (12, 38, 64, 90, 150, 176, 202, 228):
        th.sheaf(p, x, 140, 0.78)


def gm56(p: Pic) -> None:
    """City fortress: a double wall with roofs behind."""
    sc.sky(p, "dusk")
    sc.temple(p, 120, 70, 54, 50)
    for x, w in ((16, 46), (58, 38), (146, 40), (184, 44)):
        sc.house(p, x, 84, w, 28, "#efc98e", windows=2, door=None)
    sc.wall(p, 0, 100, 240, 26, "#b9a17a")
    for x in (28, 186):
        sc.tower(p, x, 100, 26, 46, "#b9a17a", "#a3442e")
    sc.wall(p, 0, 130, 240, 28, "#d6bc8c")
    for x in (0, 70, 136, 208):
        sc.tower(p, x, 134, 34, 52, "#dcc496")
    sc.arch(p, 120, 132, 28, 30, "#3f2616")
    p.rect(104, 94, 32, 10, "#d9a441", sc.INK, 1.6)
    sc.ground(p, 131, "#7f6a48")
    th.banner(p, 87, 72, 24, "#d9a441")
    th.banner(p, 153, 72, 24, "#d9a441")


def gm57(p: Pic) -> None:
    """Legion fortress: a frontier fort on a rock, shields on its wall."""
    sc.sky(p, "storm")
    sc.cloud(p, 48, 34, 1.5, "#d6d2c6", 0.55)
    sc.hill(p, [(0, 104), (80, 96), (160, 106), (240, 98)], "#6f7a58")
    p.path("M8 140 C24 120 30 108 48 104 H192 C212 108 218 122 234 140 Z", p.lin("#a39c8e", "#5f5a52"), sc.INK, 2.4)
    p.path("M60 112 L54 130 M96 110 L92 136 M150 112 L156 136 M186 112 L192 130", "", "#4c4842", 2)
    sc.tower(p, 104, 106, 36, 84, "#c4bdb0")
    sc.wall(p, 52, 106, 138, 36, "#b5aea0")
    sc.tower(p, 38, 108, 28, 58, "#c4bdb0")
    sc.tower(p, 176, 108, 28, 58, "#c4bdb0")
    for x in (80, 100, 142, 162):
        th.scutum(p, x, 88, 0.5)
    sc.arch(p, 121, 106, 20, 24, "#33261c")
    th.banner(p, 190, 40, 24, "#a3322b")
    th.banner(p, 52, 40, 24, "#a3322b")
    p.path("M100 140 C112 124 108 116 121 106 C134 116 128 126 146 140 Z", "#cdb892", sc.INK, 1.8)


SCENES = {f.__name__: f for f in (gm52, gm53, gm54, gm55, gm56, gm57)}
