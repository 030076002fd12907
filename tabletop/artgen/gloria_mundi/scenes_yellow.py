"""Pictures of the city card and of the seventeen yellow expansions."""

from __future__ import annotations

import math

from ..svg import Pic, dark, light
from . import scenery as sc
from . import things as th


def city(p: Pic) -> None:
    """A town on a hill behind its gate."""
    sc.sky(p, "gold", (52, 40))
    sc.land(p, "#b9a154", 112, 61)
    sc.temple(p, 122, 92, 62, 58)
    for x, y, w, h, c in (
        (20, 122, 46, 40, "#f2ddb0"),
        (62, 112, 40, 36, "#efc98e"),
        (140, 114, 44, 38, "#f4e4c0"),
        (178, 124, 48, 44, "#eccb94"),
    ):
        sc.house(p, x, y, w, h, c, windows=2, door=None)
    sc.aqueduct(p, 122, 30, 206, 240)
    sc.wall(p, 0, 160, 240, 34, "#d2b98a")
    sc.tower(p, 74, 162, 26, 58, "#cdb184")
    sc.tower(p, 140, 162, 26, 58, "#cdb184")
    sc.arch(p, 120, 162, 28, 36, "#4a2d18")
    sc.ground(p, 161, "#c9aa6c")
    th.person(p, 120, 174, 0.7, "#b5443a", toga="#f4ead6")
    th.person(p, 44, 174, 0.7, "#3d6f8c")
    th.cart(p, 200, 174, 0.62)


def gm18(p: Pic) -> None:
    """Shop: a counter open to the street."""
    sc.sky(p, "plaster")
    p.rect(0, 24, 240, 12, "#a3442e", sc.INK, 1.6)
    p.rect(22, 40, 196, 76, p.lin("#4e3220", "#2e1c12"), sc.INK, 2.4)
    for y in (60, 80):
        p.rect(28, y, 184, 4, "#9a6b3a", sc.INK, 1.2)
    for i, x in enumerate((40, 60, 82, 160, 182, 202)):
        th.amphora(p, x, 60, 0.4, ("#c96f3e", "#3d7a8c")[i % 2])
        p.rect(x - 6, 68, 12, 12, ("#d9a441", "#7a9a45", "#b5443a")[i % 3], sc.INK, 1.2, 2)
    th.person(p, 120, 116, 1.35, "#54853d", arm="out", legs=False)
    sc.paving(p, 126, "#cdb285")
    p.rect(16, 96, 208, 34, p.lin("#e6d0a2", "#a98450"), sc.INK, 2.4)
    for x in (50, 92, 148, 190):
        p.oval(x, 100, 13, 5, "#4a2d18", sc.INK, 1.6)
    p.rect(10, 92, 220, 7, "#f3e6c6", sc.INK, 2)
    sc.awning(p, 8, 26, 224, "#b5382c", "#fff3d6", 18)


def gm19(p: Pic) -> None:
    """Mint: a striker at the anvil and new coins."""
    sc.sky(p, "wall")
    p.rect(0, 92, 240, 4, "#e2b04a")
    sc.ground(p, 112, "#a9804c")
    p.path("M70 134 L76 114 H116 L122 134 Z", "#7a4d26", sc.INK, 2)
    p.path("M62 92 H130 L126 104 H112 L110 116 H82 L80 104 H68 Z", p.lin("#a6abb5", "#4d515a"), sc.INK, 2.2)
    th.big_coin(p, 190, 50, 34)
    th.person(p, 48, 134, 1.5, "#d6a02e", arm="up")
    p.line([(72, 64), (96, 46)], "#9a6b3a", 5)
    p.push(100, 44, 1, angle=-30)
    p.rect(-12, -8, 24, 16, "#8b8f98", sc.INK, 2, 2)
    p.pop()
    p.oval(96, 90, 9, 3.4, "#ffdf80", sc.INK, 1.4)
    for a in range(0, 360, 45):
        r = math.radians(a)
        p.line(
            [(96 + 14 * math.cos(r), 84 + 9 * math.sin(r)), (96 + 21 * math.cos(r), 84 + 14 * math.sin(r))],
            "#ffe9a0",
            2,
        )
    for x, y, n in ((152, 134, 4), (180, 136, 6), (208, 134, 8), (230, 136, 3)):
        th.coins(p, x, y, n, 1)


def gm20(p: Pic) -> None:
    """Market hall: a round house under a cone roof, arcades on both sides."""
    sc.sky(p, "morning")
    sc.cloud(p, 40, 26)
    sc.paving(p, 112, "#dcc798")
    for x0 in (0, 164):
        p.rect(x0, 62, 76, 52, p.lin("#efd6a4", "#c39d63"), sc.INK, 2)
        sc.roof(p, x0, 62, 76, 16)
        for i in range(3):
            sc.arch(p, x0 + 14 + i * 24, 114, 17, 34, "#5b3723")
    p.rect(74, 64, 92, 50, "#7a4630", sc.INK, 2)
    for i in range(6):
        sc.column(p, 80 + i * 16, 116, 54, 8)
    p.rect(68, 56, 104, 9, "#f3e6c6", sc.INK, 2)
    p.path("M64 56 L120 14 L176 56 Z", p.lin("#dd7a4c", "#a3442e", dx=1, dy=0.2), sc.INK, 2.4)
    for t in (-0.66, -0.33, 0, 0.33, 0.66):
        p.line([(120, 16), (120 + t * 56, 55)], "#7c3020", 1.4)
    p.circle(120, 13, 5, "#e2b04a", sc.INK, 1.6)
    th.basket(p, 26, 136, 1.0, "#d9731f")
    th.basket(p, 66, 136, 0.9, "#7ca33c", False)
    th.sack(p, 176, 136, 0.9)
    th.amphora(p, 206, 136, 0.95)
    th.person(p, 120, 136, 0.95, "#7a4f9a", toga="#f4ead6")


def _masks(p: Pic) -> None:
    """A glad mask and a sad one."""
    for x, tone, glad in ((88, "#f6d27a", True), (154, "#d6dbe0", False)):
        p.path(
            f"M{x - 30} 62 C{x - 26} 44 {x + 26} 44 {x + 30} 62 C{x + 32} 92 {x + 18} 118 {x} 120 C{x - 18} 118 "
            f"{x - 32} 92 {x - 30} 62 Z",
            p.lin(light(tone, 0.4), tone, dark(tone, 0.3), dx=1, dy=0.5),
            sc.INK,
            2.6,
        )
        tilt = -4 if glad else 4
        for side in (-1, 1):
            p.path(
                f"M{x + side * 20} {76 - tilt} Q{x + side * 12} {68 + tilt} {x + side * 5} {77 + tilt / 2} "
                f"Q{x + side * 12} {82} {x + side * 20} {76 - tilt} Z",
                "#3a2016",
            )
            p.path(
                f"M{x + side * 23} {66 - tilt} Q{x + side * 13} {58 + tilt} {x + side * 5} {66 + tilt}",
                "",
                "#7a4d24",
                3,
            )
        mouth = (
            f"M{x - 16} 94 Q{x} 102 {x + 16} 94 Q{x + 8} 114 {x} 114 Q{x - 8} 114 {x - 16} 94 Z"
            if glad
            else f"M{x - 14} 110 Q{x} 88 {x + 14} 110 Q{x} 100 {x - 14} 110 Z"
        )
        p.path(mouth, "#3a2016", sc.INK, 1.5)
        p.path(f"M{x} 76 L{x - 4} 90 H{x + 4}", "", "#7a4d24", 2)


def gm21(p: Pic) -> None:
    """Theatre: two masks before the seats."""
    sc.sky(p, "dusk")
    for i in range(6):
        r = 132 - i * 16
        p.oval(120, 130, r, r * 0.78, ("#e4cfa0", "#cdb07a")[i % 2], sc.INK, 1.5)
    p.oval(120, 134, 38, 26, "#b98a52", sc.INK, 1.6)
    for i in range(22):
        a = math.pi * (1.06 + 0.88 * i / 21)
        for r in (124, 92):
            p.circle(
                120 + r * math.cos(a),
                128 + r * 0.78 * math.sin(a),
                4,
                ("#b5443a", "#3d6f8c", "#e2b04a", "#f4ead6", "#54853d")[(i * 3 + r) % 5],
                sc.INK,
                1,
            )
    _masks(p)


def gm22(p: Pic) -> None:
    """Harbour: a ship leaving past the lighthouse."""
    sc.sky(p, "morning", (92, 34))
    sc.cloud(p, 40, 30)
    sc.sea(p, 92)
    p.poly([(176, 100), (240, 92), (240, 120), (170, 116)], p.lin("#cdb98f", "#8f7a55"), sc.INK, 2)
    sc.tower(p, 192, 102, 30, 44, "#e4d2aa")
    sc.tower(p, 197, 52, 20, 24, "#e4d2aa")
    th.fire(p, 207, 22, 0.5)
    th.ship(p, 92, 116, 1.25)
    p.poly([(0, 128), (46, 122), (56, 140), (0, 140)], p.lin("#c9a86a", "#8a6a3a"), sc.INK, 2)
    th.amphora(p, 14, 130, 0.75)
    th.amphora(p, 32, 128, 0.75, "#b3562c")


def gm23(p: Pic) -> None:
    """Basilica: a nave of columns in depth."""
    p.rect(0, 0, 240, 140, p.lin("#6b3f2a", "#a3643e"))
    for i in range(6):
        p.poly(
            [
                (0, i * 7),
                (100, 44 + i),
                (140, 44 + i),
                (240, i * 7),
                (240, i * 7 + 3.5),
                (140, 44.5 + i),
                (100, 44.5 + i),
                (0, i * 7 + 3.5),
            ],
            "#d39a4c",
            op=0.55,
        )
    p.path("M88 110 V66 a32 32 0 0 1 64 0 V110 Z", p.rad("#fff0c4", "#f0bf68", "#a86a34", cx=0.5, cy=0.5), sc.INK, 2.2)
    p.path("M92 66 a28 28 0 0 1 56 0 M104 58 L120 38 L136 58", "", "#a3442e", 1.6)
    sc.paving(p, 106, "#d9bd8c")
    p.rect(108, 92, 24, 14, "#8f2f26", sc.INK, 1.6)
    th.person(p, 120, 102, 0.75, "#7a4f9a", toga="#fff6e4", legs=False)
    for x0, h, w, base in ((78, 56, 7, 108), (60, 70, 10, 114), (34, 92, 13, 122), (8, 120, 17, 134)):
        for x in (x0, 240 - x0):
            sc.column(p, x, base, h, w, "#efe0c0")
    for x, y, s in ((64, 136, 0.85), (178, 136, 0.85)):
        th.person(p, x, y, s, "#f1e6cf", toga="#b5443a", flip=x > 120)


def gm24(p: Pic) -> None:
    """Tax farmers: a clerk at his table, a line of payers."""
    sc.sky(p, "plaster")
    p.rect(0, 0, 240, 20, "#a3442e", sc.INK, 1.5)
    for x in (24, 130, 222):
        sc.column(p, x, 112, 92, 13)
    sc.paving(p, 110, "#cdb285")
    th.person(p, 60, 118, 1.4, "#7a2f26", toga="#fff6e4", arm="out", legs=False)
    th.table(p, 26, 136, 104, 34)
    th.coins(p, 42, 98, 4, 0.9)
    th.coins(p, 118, 98, 6, 0.9)
    th.scroll(p, 72, 82, 26, 16)
    th.person(p, 156, 136, 1.25, "#54853d", arm="out", flip=True)
    th.person(p, 190, 136, 1.2, "#a8673a", arm="carry", flip=True)
    th.person(p, 222, 136, 1.15, "#7a6a3a", flip=True)
    th.sack(p, 174, 136, 0.6)


def gm25(p: Pic) -> None:
    """Arms contractor: helmets, shields and swords for sale."""
    sc.sky(p, "dark")
    p.rect(10, 12, 220, 78, p.lin("#8a6038", "#5d3f22"), sc.INK, 2.2)
    for y in (38, 64):
        p.line([(12, y), (228, y)], "#4a2f18", 2)
    for x, c in ((36, "#a3322b"), (74, "#2f5f80"), (112, "#54853d")):
        th.scutum(p, x, 50, 1.15, c)
    for i, x in enumerate((146, 166, 186)):
        th.sword(p, x, 70, 0, 1.05 - i * 0.02)
    p.line([(208, 88), (208, 18)], "#c99a5a", 3.4)
    p.poly([(208, 6), (213, 22), (208, 28), (203, 22)], "#e6e8ec", sc.INK, 1.4)
    sc.ground(p, 112, "#a9804c")
    th.table(p, 14, 134, 140, 22)
    for x in (44, 88, 130):
        th.helmet(p, x, 104, 0.8, ("#b5312a", "#e2b04a", "#3d6f8c")[x % 3])
    th.person(p, 190, 136, 1.35, "#7a5a2e", arm="out", flip=True)
    th.coins(p, 222, 136, 5, 0.95)


def gm26(p: Pic) -> None:
    """Trading post: camels of the east and bales under a palm."""
    sc.sky(p, "gold", (44, 38))
    sc.hill(p, [(0, 84), (80, 76), (160, 88), (240, 78)], "#d9a55a")
    sc.ground(p, 104, "#dcb878")
    sc.house(p, 148, 106, 78, 40, "#e8c88e", windows=2)
    p.path("M128 108 C132 84 126 66 132 48", "", sc.INK, 7)
    p.path("M128 108 C132 84 126 66 132 48", "", "#8a5a2e", 4.4)
    for a in (-80, -45, -10, 30, 65, 100):
        p.push(132, 48, 1, angle=a)
        p.path("M0 0 C8 -14 22 -16 34 -8 C24 -6 12 -2 0 0 Z", "#5f8f45", sc.INK, 1.4)
        p.pop()
    p.push(58, 134, 1.15)
    for x in (-20, -12, 12, 20):
        p.line([(x, -30), (x + 1, 0)], sc.INK, 5.5)
        p.line([(x, -30), (x + 1, 0)], "#b98748", 3)
    p.path(
        "M-28 -34 C-28 -46 -18 -44 -12 -44 C-8 -62 6 -62 10 -44 C20 -42 26 -44 30 -56 C32 -66 38 -70 46 -66 "
        "L52 -62 L50 -56 L42 -56 "
        "C40 -44 34 -28 22 -26 L-22 -26 C-27 -28 -28 -30 -28 -34 Z",
        p.lin("#e6bb78", "#b5833f"),
        sc.INK,
        2.2,
    )
    p.path("M-14 -42 C-10 -50 8 -50 12 -42 L10 -28 H-12 Z", "#a3322b", sc.INK, 1.6)
    p.path("M-12 -35 H11", "", "#f0c050", 2.4)
    p.circle(44, -62, 1.5, sc.INK)
    p.pop()
    for x, y, c in ((144, 136, "#3d7a8c"), (172, 136, "#a3322b"), (158, 118, "#d9a441")):
        p.rect(x - 14, y - 18, 28, 18, c, sc.INK, 1.8, 3)
        p.path(f"M{x} {y - 18} V{y} M{x - 14} {y - 9} H{x + 14}", "", "#f3e2b4", 1.8)
    th.person(p, 214, 136, 1.2, "#f1e6cf", toga="#3d7a8c", arm="out", flip=True)


def gm27(p: Pic) -> None:
    """Public games: chariots in the arena."""
    sc.sky(p, "noon")
    for i in range(3):
        y = 14 + i * 20
        p.rect(0, y, 240, 21, ("#e6d0a0", "#d6b981", "#c6a36a")[i], sc.INK, 1.2)
        for k in range(20):
            p.circle(
                6 + k * 12.4 + (i % 2) * 6,
                y + 9,
                4.4,
                ("#b5443a", "#f4ead6", "#3d6f8c", "#e2b04a", "#54853d", "#7a4f9a")[(k * 5 + i * 2) % 6],
                sc.INK,
                0.9,
            )
    p.rect(0, 74, 240, 14, "#a3442e", sc.INK, 1.8)
    for k in range(12):
        p.circle(10 + k * 20, 81, 3, "#e2b04a")
    sc.ground(p, 88, "#e3c48a")
    th.horse(p, 178, 122, 1.2, "#f1e8da", gallop=True)
    th.horse(p, 164, 130, 1.25, "#8a4f2c", gallop=True)
    p.path("M60 96 C62 86 90 88 98 98 L104 122 H66 Z", p.lin("#c23b2c", "#7e211a"), sc.INK, 2.2)
    p.path("M66 104 H98", "", "#f0c050", 3)
    th.person(p, 78, 102, 1.0, "#2f6f58", arm="out", legs=False)
    p.line([(100, 74), (186, 86)], "#3a2314", 1.8)
    p.line([(102, 118), (150, 112)], "#7a4d24", 4)
    th.wheel(p, 82, 122, 14)
    for x, y in ((34, 130), (22, 118), (46, 136)):
        p.circle(x, y, 7, "#f6e4b8", op=0.8)


def gm28(p: Pic) -> None:
    """Money changer: scales on a table."""
    sc.sky(p, "teal")
    sc.curtain(p, 0, 66, 120, "#a3322b")
    p.push(240, 0, 1, True)
    sc.curtain(p, 0, 66, 120, "#a3322b")
    p.pop()
    th.person(p, 120, 112, 1.5, "#6d4a8a", toga="#f4ead6", legs=False)
    sc.ground(p, 128, "#7a5636")
    th.table(p, 14, 138, 212, 30, "#9a6433")
    th.scales(p, 78, 104, 1.2, 5)
    for x, n in ((150, 3), (176, 6), (202, 4)):
        th.coins(p, x, 104, n)
    th.sack(p, 30, 104, 0.95)


def gm29(p: Pic) -> None:
    """Pay office: legionaries queue at an iron chest."""
    sc.sky(p, "storm")
    p.rect(0, 12, 240, 104, p.lin("#cdb892", "#a58d62"))
    sc.courses(p, 0, 12, 240, 100, "#7f6a48")
    sc.ground(p, 112, "#9d8258")
    p.rect(20, 94, 74, 40, p.lin("#9a6433", "#5d3a1c"), sc.INK, 2.4, 3)
    p.path("M20 94 C22 66 92 66 94 94 Z", p.lin("#a8703c", "#6b4420"), sc.INK, 2.4)
    p.path("M34 134 V76 M80 134 V76 M20 112 H94", "", "#3a3d45", 5)
    for i in range(7):
        p.oval(30 + i * 9, 92 - (i % 2) * 5, 8, 4.4, "#f0c050", sc.INK, 1.2)
    for i in range(5):
        p.oval(39 + i * 9, 83 - (i % 2) * 4, 8, 4.4, "#ffe08a", sc.INK, 1.2)
    p.rect(52, 104, 11, 12, "#e2b04a", sc.INK, 1.6)
    th.person(p, 120, 134, 1.3, "#7a2f26", toga="#fff6e4", arm="out", flip=False)
    th.soldier(p, 168, 136, 1.25, "#a3322b", flip=True)
    th.soldier(p, 206, 136, 1.25, "#2f5f80", flip=True)


def gm30(p: Pic) -> None:
    """Temple on its high steps."""
    sc.sky(p, "rose", (206, 34))
    sc.land(p, "#a4a65a", 100, 71)
    sc.cypress(p, 20, 118, 66)
    sc.cypress(p, 220, 118, 60)
    sc.temple(p, 120, 122, 136, 104, 6)
    sc.paving(p, 124, "#dcc798")
    for x in (58, 182):
        p.path(f"M{x - 9} 112 H{x + 9} L{x + 5} 122 V132 H{x - 5} V122 Z", "#c98f2c", sc.INK, 1.8)
        th.fire(p, x, 113, 0.75)


def gm31(p: Pic) -> None:
    """Imperial post: a rider with the dispatch bag at the milestone."""
    sc.sky(p, "morning")
    sc.cloud(p, 76, 30, 1.2)
    sc.land(p, "#9aa650", 92, 73)
    sc.house(p, 6, 100, 54, 32, windows=2)
    sc.ground(p, 114, "#cfb98c")
    for x in range(-8, 240, 22):
        p.rect(x, 120 + (x % 3) * 4, 18, 7, "#e0cfa6", "#8f7a55", 1, 3)
    th.horse(p, 128, 130, 1.5, "#5d3a24", gallop=True, saddle="#e2b04a")
    th.person(p, 122, 84, 1.05, "#a3322b", arm="up", legs=False)
    p.rect(98, 76, 18, 16, "#c98f4c", sc.INK, 1.8, 3)
    p.path("M120 44 C100 48 96 66 86 70 C98 74 110 66 118 58 Z", "#c8453a", sc.INK, 1.5)
    p.rect(202, 78, 22, 54, p.lin("#f1e6cf", "#b7a582", dx=1, dy=0), sc.INK, 2.2, 8)
    p.path("M208 92 H218 M208 100 H218 M208 108 H216", "", "#7a6444", 1.8)


def gm32(p: Pic) -> None:
    """Auction: a crier with a hammer over goods and bidders."""
    sc.sky(p, "wall")
    for x in (16, 224):
        sc.column(p, x, 116, 116, 15)
    p.rect(66, 88, 108, 30, p.lin("#a8703c", "#6b4420"), sc.INK, 2.2)
    th.person(p, 108, 88, 1.25, "#fff3d6", toga="#7a4f9a", arm="up")
    p.push(131, 24, 1, angle=35)
    p.rect(-4, -2, 5, 22, "#c99254", sc.INK, 1.3)
    p.rect(-12, -10, 22, 11, "#8a5a2e", sc.INK, 1.8, 2)
    p.pop()
    th.statue(p, 154, 88, 0.95)
    sc.paving(p, 116, "#c9aa78")
    for x, c, f in ((38, "#54853d", False), (70, "#3d6f8c", False), (166, "#d6a02e", True), (202, "#b5443a", True)):
        th.person(p, x, 142, 1.1, c, arm="up" if c != "#3d6f8c" else "down", flip=f)
    th.big_coin(p, 120, 104, 10)


def gm33(p: Pic) -> None:
    """Deserted quarter: tall empty tenements in the dusk."""
    sc.sky(p, "dusk")
    p.circle(196, 30, 14, "#f3d9b4", op=0.9)
    for x, w, h, c in ((6, 56, 92, "#a98a68"), (66, 50, 76, "#8f745a"), (178, 56, 86, "#9d8062")):
        p.rect(x, 122 - h, w, h, p.lin(light(c, 0.2), dark(c, 0.3), dx=1, dy=0.3), sc.INK, 2.2)
        for r in range(int(h // 24)):
            for k in range(3):
                p.rect(x + 7 + k * w * 0.3, 130 - h + r * 22, 9, 13, "#2a1c1c", sc.INK, 1.2)
        if w == 50:
            p.poly([(x - 2, 48), (x + 20, 34), (x + 24, 46), (x + 34, 42), (x + 30, 52)], "#8f4a36", sc.INK, 1.8)
        else:
            sc.roof(p, x, 122 - h, w, 13, "#8f4a36")
    p.path("M120 122 V92 L128 84 L132 92 L142 76 L150 90 L160 86 L168 122 Z", p.lin("#9a8064", "#5f4c3a"), sc.INK, 2)
    sc.ground(p, 120, "#7d6650")
    p.line([(186, 74), (178, 96)], "#3a2a22", 2)
    p.push(100, 124, 1, angle=28)
    p.rect(-9, -18, 18, 22, "#6b4a2e", sc.INK, 1.8)
    p.pop()
    p.path("M56 138 C64 128 84 130 84 138 Z M146 138 C150 126 170 128 172 138 Z", "#8a7258", sc.INK, 1.8)
    p.path(
        "M204 134 C204 124 214 122 220 126 L224 118 L227 126 C232 128 230 134 226 136 H208 Z", "#2a2022", sc.INK, 1.2
    )
    p.circle(224, 127, 1.2, "#f0d060")


def gm34(p: Pic) -> None:
    """Embassy: a senator and a Goth clasp hands over gold."""
    sc.sky(p, "plaster")
    p.rect(0, 0, 240, 14, "#7a2f26")
    sc.curtain(p, 0, 52, 110, "#6d4a8a")
    p.push(240, 0, 1, True)
    sc.curtain(p, 0, 52, 110, "#4e6a3a")
    p.pop()
    sc.paving(p, 114, "#cdb285")
    th.person(p, 82, 136, 1.75, "#f6eedc", toga="#7a4f9a", arm="out")
    th.person(p, 160, 136, 1.75, "#5b4632", arm="out", flip=True, hair="#b8742c")
    p.path("M146 66 C148 86 158 88 164 80 L170 66 Z", "#b8742c", sc.INK, 1.6)
    p.path(
        "M144 56 C138 50 138 42 142 38 C144 46 150 48 154 48 Z M176 56 C182 50 182 42 178 38 C176 46 170 48 166 48 Z",
        "#f1e2bd",
        sc.INK,
        1.6,
    )
    p.path("M146 58 C148 46 174 46 176 58 Z", "#6f747e", sc.INK, 2)
    th.coins(p, 121, 134, 5, 1.0)
    th.coins(p, 104, 138, 2, 0.8)
    th.coins(p, 139, 138, 3, 0.8)


SCENES = {
    f.__name__: f
    for f in (
        city,
        gm18,
        gm19,
        gm20,
        gm21,
        gm22,
        gm23,
        gm24,
        gm25,
        gm26,
        gm27,
        gm28,
        gm29,
        gm30,
        gm31,
        gm32,
        gm33,
        gm34,
    )
}
