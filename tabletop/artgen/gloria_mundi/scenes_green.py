"""Pictures of the farm card and of the seventeen green expansions."""

from __future__ import annotations

from ..svg import Pic
from . import scenery as sc
from . import things as th
from .symbols import leaf, wheat


def farm(p: Pic) -> None:
    """A farmhouse, an ox at the plough."""
    sc.sky(p, "morning", (196, 34))
    sc.cloud(p, 60, 34, 1.1)
    sc.land(p, "#84a24b", 96, 2)
    sc.cypress(p, 128, 100, 46)
    sc.cypress(p, 144, 103, 54)
    sc.house(p, 26, 112, 84, 44, windows=3)
    sc.rows(p, 122, "#8d6a3a", "#6f4f28")
    th.ox(p, 176, 150, 1.25)
    p.line([(138, 130), (112, 140), (96, 152)], sc.INK, 5)
    p.line([(138, 130), (112, 140), (96, 152)], "#b07a42", 3)
    th.person(p, 84, 158, 1.05, "#c8683c", arm="out")
    for x in (14, 34, 222):
        wheat(p, x, 174, 34, "#f2c94e", "#7a5314")


def gm01(p: Pic) -> None:
    """Country villa: wide house with a colonnade."""
    sc.sky(p, "gold", (40, 34))
    sc.land(p, "#8ba04c", 88, 11)
    sc.cypress(p, 24, 104, 62)
    sc.cypress(p, 216, 104, 66)
    sc.house(p, 88, 84, 66, 34, windows=3, door=None)
    sc.roof(p, 38, 82, 166, 17)
    p.rect(40, 82, 162, 26, "#7a3d2a", sc.INK, 2)
    for i in range(9):
        sc.column(p, 46 + i * 19, 110, 28, 6)
    p.rect(34, 108, 174, 6, "#e9d6aa", sc.INK, 1.8)
    p.poly([(106, 114), (136, 114), (166, 140), (76, 140)], "#ead5a3", "#a98a57", 1.4)
    for x in (70, 172):
        sc.tree(p, x, 134, 0.55, "#5f8a3f", "#e0872e")


def gm02(p: Pic) -> None:
    """Granary: raised store with sacks."""
    sc.sky(p, "noon")
    sc.cloud(p, 190, 30)
    sc.land(p, "#b49b4c", 96, 5)
    for i in range(6):
        p.rect(47 + i * 25, 100, 10, 18, "#a98f63", sc.INK, 1.5)
    sc.house(p, 40, 102, 148, 44, "#e6c990", door=None, windows=0, rise=30)
    for x in (58, 88, 140, 168):
        p.rect(x, 66, 5, 26, "#5b3b22")
        p.rect(x + 8, 66, 5, 26, "#5b3b22")
    sc.arch(p, 124, 102, 22, 32, "#4a2d18")
    p.poly([(112, 102), (136, 102), (148, 124), (100, 124)], "#b8834a", sc.INK, 1.6)
    for a, b, s in (
        (24, 130, 1.1),
        (50, 134, 1.2),
        (36, 116, 0.9),
        (186, 132, 1.2),
        (214, 130, 1.05),
        (200, 112, 0.95),
    ):
        th.sack(p, a, b, s)
    th.person(p, 128, 134, 0.95, "#5f8a3f", arm="carry")


def gm03(p: Pic) -> None:
    """Vineyard: rows of vines and one great bunch."""
    sc.sky(p, "rose", (206, 28))
    sc.land(p, "#8ca24e", 70, 8)
    sc.house(p, 20, 74, 36, 20, windows=1)
    sc.rows(p, 78, "#a9854a", "#8f6d38", 7)
    for y, s, n in ((86, 0.6, 7), (104, 0.85, 5)):
        for i in range(n):
            x = 240 / n * (i + 0.5)
            p.line([(x, y + 4), (x, y - 16 * s)], "#6d4a26", 3 * s)
            for dx, dy in ((-8, -12), (6, -15), (0, -6), (9, -7)):
                p.circle(x + dx * s, y + dy * s, 7 * s, "#6f9b40", sc.INK, 1)
            p.circle(x - 3 * s, y - 4 * s, 3.6 * s, "#6a2c6a", sc.INK, 0.8)
            p.circle(x + 3 * s, y - 5 * s, 3.6 * s, "#6a2c6a", sc.INK, 0.8)
    bunch = ((0, 0), (11, 0), (22, 0), (33, 0), (5, 10), (16, 10), (27, 10), (11, 20), (22, 20), (16, 30))
    p.path("M176 66 C182 60 178 52 188 46", "", "#6d4a26", 4)
    p.path(
        "M182 64 C162 46 148 60 142 78 C160 70 164 84 182 64 Z M184 62 C196 44 218 52 224 70 C206 66 200 80 184 62 Z",
        p.lin("#9cc05a", "#4f7d30"),
        sc.INK,
        2,
    )
    for a, b in bunch:
        p.circle(166 + a, 80 + b * 1.35, 8, p.rad("#c48bd0", "#7a3585", "#43184c"), sc.INK, 1.5)


def gm04(p: Pic) -> None:
    """Country fair: stalls with coloured awnings."""
    sc.sky(p, "morning", (120, 30))
    sc.land(p, "#9bab52", 84, 14)
    sc.ground(p, 100, "#c8ab6a")
    for x, a in ((8, "#b5382c"), (164, "#3d7a8c")):
        p.rect(x + 8, 58, 4, 54, sc.WOOD, sc.INK, 1.2)
        p.rect(x + 58, 58, 4, 54, sc.WOOD, sc.INK, 1.2)
        sc.awning(p, x, 46, 70, a, "#fff3d6", 18)
        th.table(p, x + 4, 116, 62, 20)
    th.basket(p, 28, 94, 0.75, "#d9731f")
    th.basket(p, 58, 94, 0.75, "#8a2f56")
    th.amphora(p, 186, 94, 0.62)
    th.amphora(p, 204, 94, 0.62, "#b3562c")
    th.basket(p, 222, 94, 0.6, "#7ca33c", False)
    th.person(p, 98, 126, 1.1, "#d6a02e", arm="up")
    th.person(p, 142, 128, 1.1, "#54853d", arm="out", flip=True)
    th.sheep(p, 120, 134, 0.9)
    p.line([(0, 22), (60, 34), (120, 22), (180, 34), (240, 22)], sc.INK, 1.2)
    for i, x in enumerate(range(10, 236, 20)):
        p.poly([(x, 26), (x + 10, 28), (x + 4, 38)], ("#b5382c", "#e2b04a", "#3d7a8c", "#6f9a3f")[i % 4], sc.INK, 0.9)


def gm05(p: Pic) -> None:
    """Farm road: a lane winding to the hills, a walker with a bundle."""
    sc.sky(p, "gold", (172, 40))
    sc.land(p, "#93a44d", 78, 21)
    p.path(
        "M128 80 C150 88 90 92 104 102 C124 114 176 116 120 140 H44 C84 118 60 110 66 100 C74 90 122 90 120 80 Z",
        p.lin("#f4e0ae", "#c9a566"),
        "#8d6a38",
        1.8,
    )
    for x, y, h in ((24, 104, 44), (48, 94, 30), (196, 100, 40), (220, 112, 56)):
        sc.cypress(p, x, y, h)
    p.rect(172, 104, 16, 28, p.lin("#efe4cc", "#b7a582", dx=1, dy=0), sc.INK, 2, 6)
    p.line([(176, 114), (184, 114)], "#7a6444", 1.6)
    p.line([(176, 120), (184, 120)], "#7a6444", 1.6)
    th.person(p, 104, 134, 1.15, "#b5443a", arm="out")
    p.line([(128, 102), (126, 136)], "#7a4d24", 3)
    p.circle(92, 92, 9, "#e0c088", sc.INK, 1.6)


def gm06(p: Pic) -> None:
    """Great estate: endless wheat and many barns."""
    sc.sky(p, "noon", (28, 26))
    sc.land(p, "#c7ab4b", 66, 3)
    for x, y, w in ((18, 74, 36), (66, 70, 28), (104, 76, 44), (162, 71, 30), (202, 75, 34)):
        sc.house(p, x, y, w, w * 0.42, windows=1)
    sc.ground(p, 78, "#dcb644")
    for row, (y, s, n) in enumerate(((92, 18, 21), (112, 26, 15), (138, 40, 11))):
        for i in range(n):
            wheat(p, 240 / n * (i + 0.5 + (row % 2) * 0.3), y, s, "#f4d05a", "#80590f")
        if row == 1:
            th.person(p, 70, 128, 1.0, "#54853d", arm="out")
            th.person(p, 176, 128, 1.0, "#b5443a", arm="out", flip=True)


def gm07(p: Pic) -> None:
    """Olive grove."""
    sc.sky(p, "teal", (50, 30))
    sc.land(p, "#a7a85c", 84, 9)
    for x, y, s in ((40, 96, 0.62), (96, 92, 0.55), (150, 94, 0.58), (204, 96, 0.62)):
        sc.tree(p, x, y, s, "#8f9f63")
    sc.tree(p, 66, 132, 1.35, "#8a9a58", "#4a3a52")
    th.basket(p, 128, 130, 1.1, "#4a3a52", False)
    p.line([(164, 136), (180, 66)], "#8a5a2e", 3.4)
    p.line([(178, 136), (192, 66)], "#8a5a2e", 3.4)
    for i in range(6):
        p.line([(166 + i * 2.6, 126 - i * 11), (180 + i * 2.4, 126 - i * 11)], "#8a5a2e", 2.6)
    sc.tree(p, 206, 134, 1.15, "#7f9150", "#4a3a52")


def gm08(p: Pic) -> None:
    """Army grain levy: a soldier beside a loaded cart."""
    sc.sky(p, "storm")
    sc.land(p, "#9d9a55", 90, 17)
    sc.house(p, 4, 100, 52, 30, windows=2)
    th.cart(p, 104, 130, 1.3)
    th.ox(p, 202, 134, 1.0)
    th.soldier(p, 32, 136, 1.3)
    p.rect(148, 30, 40, 26, "#f4e6c0", sc.INK, 1.8)
    p.path("M154 38 H182 M154 44 H178 M154 50 H172", "", "#8a6436", 2)
    p.circle(180, 54, 6, "#a3322b", sc.INK, 1.4)


def gm09(p: Pic) -> None:
    """Tenant farmers: huts and a family with tools."""
    sc.sky(p, "rose")
    sc.land(p, "#8f9a4a", 88, 23)
    for x, y, s in ((22, 98, 1.0), (92, 92, 0.8), (176, 98, 1.05)):
        p.rect(x, y - 24 * s, 46 * s, 24 * s, p.lin("#e2c48c", "#b58f58"), sc.INK, 2)
        p.poly(
            [(x - 8 * s, y - 22 * s), (x + 23 * s, y - 56 * s), (x + 54 * s, y - 22 * s)],
            p.lin("#e4c05c", "#9c7530"),
            sc.INK,
            2,
        )
        for k in range(4):
            p.line([(x + 23 * s, y - 54 * s), (x + (-2 + k * 17) * s, y - 24 * s)], "#7d5c22", 1.2)
        p.rect(x + 17 * s, y - 17 * s, 12 * s, 17 * s, "#4a2d18")
    for x, c, s in ((58, "#7a6a3a", 1.15), (104, "#b5443a", 1.05), (150, "#54853d", 1.15)):
        th.person(p, x, 134, s, c, arm="out")
    for x in (83, 176):
        p.line([(x, 138), (x + 2, 84)], "#7a4d24", 3.2)
        p.path(f"M{x - 9} 84 H{x + 13} L{x + 11} 90 H{x - 7} Z", "#c8ccd2", sc.INK, 1.5)
    th.person(p, 124, 136, 0.7, "#d6a02e", arm="down")


def gm10(p: Pic) -> None:
    """Harvest festival: dancers round an altar of sheaves."""
    sc.sky(p, "dusk", (120, 46))
    sc.land(p, "#a39146", 92, 31)
    p.line([(0, 18), (40, 34), (80, 18), (120, 34), (160, 18), (200, 34), (240, 18)], "#5f8a3f", 5)
    for x in (40, 120, 200):
        p.circle(x, 34, 6, "#e0702e", sc.INK, 1.4)
        p.circle(x - 40, 19, 5, "#f2c94e", sc.INK, 1.2)
    p.rect(96, 104, 48, 26, p.lin("#f3ead6", "#bfae8c", dx=1, dy=0.2), sc.INK, 2.2)
    p.rect(90, 99, 60, 7, "#efe3c8", sc.INK, 2)
    for x in (106, 134):
        th.sheaf(p, x, 100, 1.0)
    th.sheaf(p, 120, 100, 1.3)
    th.person(p, 48, 132, 1.2, "#b5443a", arm="up", hair="#6b3d1c")
    th.person(p, 80, 136, 1.1, "#e0a52e", arm="out")
    th.person(p, 192, 132, 1.2, "#54853d", arm="up", flip=True)
    th.person(p, 162, 136, 1.1, "#7a4f9a", arm="out", flip=True)
    th.basket(p, 20, 134, 0.9, "#d9731f")
    th.basket(p, 222, 134, 0.9, "#8a2f56")


def gm11(p: Pic) -> None:
    """Bakery: a domed oven and round loaves."""
    sc.sky(p, "dark")
    sc.ground(p, 108, "#a87f4c")
    p.path("M16 112 V78 C16 28 116 28 116 78 V112 Z", p.rad("#e3a06a", "#b8653a", "#7c3a22"), sc.INK, 2.4)
    for i in range(5):
        p.path(f"M{22 + i * 4} {96 - i * 13} H{110 - i * 4}", "", "#7c3a22", 1.2, 0.6)
    p.path("M42 112 V92 a24 24 0 0 1 48 0 V112 Z", "#2a140c", sc.INK, 2)
    th.fire(p, 56, 112, 0.75)
    th.fire(p, 76, 112, 0.8)
    th.fire(p, 66, 112, 0.95)
    p.rect(52, 14, 24, 28, "#9a5432", sc.INK, 2)
    th.table(p, 134, 130, 100, 26)
    for x, y, r in ((152, 92, 15), (184, 92, 15), (216, 92, 15), (168, 76, 14), (200, 76, 14)):
        p.oval(x, y, r, r * 0.62, p.rad("#f6cf86", "#d08c3c", "#8a4f1c"), sc.INK, 2)
        p.path(f"M{x - r * 0.6} {y - 2} L{x + r * 0.6} {y - 2} M{x} {y - r * 0.5} V{y + r * 0.4}", "", "#7a4516", 1.6)
    th.person(p, 124, 136, 1.35, "#f1e6cf", arm="carry")
    p.line([(96, 104), (164, 100)], "#b8874a", 3)


def gm12(p: Pic) -> None:
    """Wine press: a great beam over a vat."""
    sc.sky(p, "wall")
    sc.ground(p, 112, "#b18a55")
    for x in (40, 190):
        p.rect(x, 24, 13, 92, p.lin("#a8713c", "#6b4220", dx=1, dy=0), sc.INK, 2)
    p.poly([(26, 46), (224, 30), (224, 44), (26, 60)], p.lin("#c48a4c", "#7d4e26"), sc.INK, 2.4)
    p.rect(112, 44, 11, 30, "#8a5a2e", sc.INK, 1.8)
    p.rect(88, 70, 60, 9, "#a8713c", sc.INK, 2)
    p.rect(84, 79, 68, 16, "#6a2c56", sc.INK, 2)
    p.path("M76 92 H160 L154 126 H82 Z", p.lin("#c99254", "#7d4e26", dx=1, dy=0.2), sc.INK, 2.4)
    p.path("M78 102 H158 M80 116 H156", "", "#4b2d16", 2.4)
    p.path("M158 114 C172 114 172 118 174 128", "", sc.INK, 8)
    p.path("M158 114 C172 114 172 118 174 128", "", "#8a2f56", 5)
    p.oval(176, 130, 19, 6, "#8a2f56", sc.INK, 2)
    th.amphora(p, 24, 134, 1.05)
    th.amphora(p, 58, 136, 1.0, "#b3562c")
    th.amphora(p, 216, 134, 1.1)


def gm13(p: Pic) -> None:
    """Apiary: straw hives and bees."""
    sc.sky(p, "morning")
    sc.land(p, "#7fa34a", 88, 37)
    sc.tree(p, 212, 108, 1.0, "#76984a", "#f2a8b4")
    th.table(p, 20, 128, 150, 22)
    for x, s in ((52, 1.0), (98, 1.18), (142, 1.0)):
        for i in range(6):
            w = (25, 25, 23, 20, 15, 8)[i] * s
            p.rect(
                x - w, 103 - (i + 1) * 10 * s, 2 * w, 10.5 * s, p.lin("#f4d27a", "#b8842e", dx=1, dy=0), sc.INK, 1.6, 5
            )
        p.path(f"M{x - 6} 103 v-7 a6 6 0 0 1 12 0 v7 z", "#3b2412")
    for x, y, s in ((30, 34, 1.0), (78, 22, 0.8), (172, 50, 1.3), (190, 24, 0.8), (132, 26, 0.9), (214, 122, 1.0)):
        p.push(x, y, s)
        p.oval(-3, -7, 6, 4, "#ffffff", sc.INK, 1, 0.85)
        p.oval(4, -7, 6, 4, "#ffffff", sc.INK, 1, 0.85)
        p.oval(0, 0, 9, 6, "#f2b822", sc.INK, 1.6)
        p.path("M-3 -5 V5 M2 -5 V5", "", sc.INK, 2.4)
        p.pop()
    for x in (186, 200, 226, 12, 178):
        p.circle(x, 132, 4, "#e86a8a", sc.INK, 1)
        p.circle(x, 132, 1.5, "#f8d84a")


def gm14(p: Pic) -> None:
    """Hired carts: a fast two-wheeler with a horse."""
    sc.sky(p, "gold")
    sc.land(p, "#a3a04c", 88, 41)
    sc.aqueduct(p, 88, 34, 0, 110)
    sc.ground(p, 112, "#d3b57a")
    th.cart(p, 62, 132, 1.3, "hood")
    th.horse(p, 172, 134, 1.3, "#9c5f36", gallop=True, saddle="#a3322b")
    th.person(p, 96, 112, 0.85, "#3d6f8c", arm="out", legs=False)
    p.line([(116, 88), (204, 62)], "#3a2314", 1.6)
    for x, y in ((8, 124), (18, 134), (4, 112)):
        p.line([(x, y), (x + 18, y)], "#f3e2b4", 3, 0.8)


def gm15(p: Pic) -> None:
    """Timber yard: felled trunks and an axe."""
    sc.sky(p, "teal")
    sc.land(p, "#6f8a48", 84, 43)
    for x, s in ((26, 0.95), (70, 0.8), (206, 1.0), (160, 0.8)):
        sc.pine(p, x, 98, s)
    th.log_pile(p, 108, 134, 5, 11)
    p.path("M30 132 C28 118 34 112 38 110 H66 C70 114 76 122 76 132 Z", p.lin("#9a6a38", "#6b4420"), sc.INK, 2.2)
    p.oval(52, 110, 15, 6, p.rad("#f6dcaa", "#d9ab64"), sc.INK, 2)
    p.line([(54, 108), (84, 62)], sc.INK, 6)
    p.line([(54, 108), (84, 62)], "#b8814a", 3.6)
    p.path("M50 108 C40 104 38 96 42 88 L62 98 Z", p.lin("#f0f2f5", "#878c96"), sc.INK, 2)


def gm16(p: Pic) -> None:
    """Abandoned fields: a broken roof, thistles, a crow."""
    sc.sky(p, "storm")
    sc.cloud(p, 70, 36, 1.6, "#5b6268", 0.7)
    sc.cloud(p, 180, 30, 1.4, "#5b6268", 0.6)
    sc.land(p, "#8c8554", 92, 47)
    p.poly(
        [(42, 114), (42, 72), (58, 66), (66, 76), (84, 58), (104, 66), (110, 84), (124, 80), (124, 114)],
        p.lin("#d8c49a", "#9b865c"),
        sc.INK,
        2.2,
    )
    p.rect(58, 86, 12, 16, "#4a3826", sc.INK, 1.4)
    p.path("M88 114 V90 a9 9 0 0 1 18 0 V114 Z", "#4a3826", sc.INK, 1.6)
    p.poly([(34, 74), (58, 50), (70, 54), (60, 70)], "#a8553a", sc.INK, 2)
    p.line([(82, 58), (112, 34)], "#5a3c22", 4)
    p.line([(98, 64), (120, 52)], "#5a3c22", 4)
    p.path(
        "M190 122 C188 92 196 80 186 56 M189 92 L170 72 M190 84 L212 62 M187 70 L176 52 M204 70 L220 68",
        "",
        "#4a3624",
        5,
    )
    p.path("M206 56 C200 48 190 50 188 56 L178 58 L190 61 C196 66 206 64 210 54 L216 50 Z", "#1e1a1c", sc.INK, 1)
    for x in (14, 32, 136, 152, 168, 226):
        p.path(
            f"M{x} 138 C{x - 2} 124 {x - 6} 118 {x - 8} 112 M{x} 138 C{x + 1} 122 {x + 4} 116 {x + 8} 110",
            "",
            "#6b7038",
            2.6,
        )
        p.circle(x - 8, 111, 3.4, "#8d5a88", sc.INK, 1)
    p.path("M0 128 L26 120 M64 132 L96 124", "", "#6b5630", 4)


def gm17(p: Pic) -> None:
    """Pasture: sheep and their herdsman."""
    sc.sky(p, "noon", (206, 28))
    sc.cloud(p, 60, 32, 1.2)
    sc.cloud(p, 130, 22, 0.9)
    sc.land(p, "#78a84e", 82, 53)
    sc.tree(p, 206, 104, 1.0, "#5f8a3f")
    th.sheep(p, 92, 102, 0.8)
    th.sheep(p, 142, 106, 0.85, True)
    th.sheep(p, 112, 132, 1.35)
    th.sheep(p, 178, 134, 1.25, True)
    th.person(p, 46, 134, 1.35, "#a8673a", toga="#e4d2aa", arm="out")
    p.path("M76 134 V78 C76 66 90 68 88 78", "", sc.INK, 5)
    p.path("M76 134 V78 C76 66 90 68 88 78", "", "#a8713c", 2.8)
    for x in (16, 28, 220, 232, 66):
        leaf(p, x, 138, -14, 0.7, "#4f7d30", sc.INK, 1)
        leaf(p, x, 138, 16, 0.6, "#6f9a3f", sc.INK, 1)


SCENES = {
    f.__name__: f
    for f in (
        farm,
        gm01,
        gm02,
        gm03,
        gm04,
        gm05,
        gm06,
        gm07,
        gm08,
        gm09,
        gm10,
        gm11,
        gm12,
        gm13,
        gm14,
        gm15,
        gm16,
        gm17,
    )
}
