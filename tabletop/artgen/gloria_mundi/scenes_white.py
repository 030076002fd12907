"""Pictures of the legion card and of the seventeen white expansions."""

from __future__ import annotations

from ..svg import Pic, dark, light
from . import scenery as sc
from . import things as th


def legion(p: Pic) -> None:
    """Legionaries drawn up behind their eagle."""
    sc.sky(p, "storm")
    sc.cloud(p, 54, 34, 1.4, "#dcd6c4", 0.6)
    sc.cloud(p, 196, 28, 1.1, "#dcd6c4", 0.6)
    sc.land(p, "#8d9158", 116, 81)
    for x in (32, 68, 172, 208):
        th.soldier(p, x, 138, 0.95, "#7a2620")
    th.standard(p, 120, 160, 1.55)
    for x in (22, 64, 178, 220):
        th.soldier(p, x, 168, 1.35)


def gm35(p: Pic) -> None:
    """Camp: tents within a palisade."""
    sc.sky(p, "morning")
    sc.cloud(p, 180, 28)
    sc.land(p, "#97a052", 84, 83)
    for x, y, w, h in ((52, 104, 62, 40), (188, 104, 62, 40), (120, 112, 84, 56)):
        th.tent(p, x, y, w, h)
    th.banner(p, 116, 58, 34, "#a3322b")
    for x in range(2, 240, 12):
        if 96 < x < 142:
            continue
        p.path(f"M{x} 140 V112 L{x + 5} 103 L{x + 10} 112 V140 Z", p.lin("#b98a52", "#6f4824", dx=1, dy=0), sc.INK, 1.6)
    p.rect(0, 122, 98, 5, "#8a5a2e", sc.INK, 1.2)
    p.rect(144, 122, 96, 5, "#8a5a2e", sc.INK, 1.2)
    th.soldier(p, 104, 138, 0.9)
    th.soldier(p, 140, 138, 0.9, flip=True)


def gm36(p: Pic) -> None:
    """Guard barracks: a fortress gate with scorpions on the shields."""
    sc.sky(p, "noon")
    sc.wall(p, 0, 122, 240, 56, "#c9ad7c")
    sc.tower(p, 48, 124, 44, 88, "#d6bc8c")
    sc.tower(p, 150, 124, 44, 88, "#d6bc8c")
    p.rect(90, 52, 62, 72, p.lin("#e3cb9c", "#b3925e"), sc.INK, 2.2)
    p.poly([(86, 54), (121, 34), (156, 54)], "#c4552f", sc.INK, 2.2)
    sc.arch(p, 121, 124, 34, 50, "#4a2d18")
    p.path("M110 124 V96 M121 124 V76 M132 124 V96 M104 104 H138", "", "#2a1a10", 2.4)
    sc.paving(p, 124, "#c9b48a")
    for x, f in ((26, False), (84, False), (160, True), (216, True)):
        th.soldier(p, x, 138, 1.05, "#5b2d72", flip=f, crest="#5b2d72")


def gm37(p: Pic) -> None:
    """Night watch: lantern bearers in a dark street."""
    sc.sky(p, "night", (196, 26))
    sc.stars(p, 37)
    for x, y, w, h in ((0, 122, 60, 62), (184, 122, 60, 70)):
        sc.house(p, x, y, w, h, "#6b6480", "#54405a", 2, door=None)
    sc.house(p, 62, 112, 50, 40, "#5a5674", "#4a3a56", 2, door=None)
    p.rect(8, 72, 10, 13, "#ffcf6a", sc.INK, 1)
    sc.ground(p, 118, "#4a4658")
    p.circle(132, 92, 46, "#ffcf6a", op=0.22)
    p.circle(132, 92, 28, "#ffcf6a", op=0.3)
    th.soldier(p, 88, 138, 1.35, "#2f5f80")
    th.person(p, 156, 138, 1.4, "#7a4d2a", arm="out", flip=True)
    p.rect(118, 94, 15, 20, "#ffe08a", sc.INK, 2, 2)
    p.path("M117 94 L125.5 85 L134 94 Z", "#8a5a2e", sc.INK, 1.6)
    th.fire(p, 125.5, 112, 0.42)
    p.path("M196 138 L200 116 H216 L220 138 Z", "#8a5a2e", sc.INK, 1.8)
    p.path("M198 126 H218 M200 116 Q208 104 216 116", "", "#3a2618", 2)


def gm38(p: Pic) -> None:
    """Triumphal arch."""
    sc.sky(p, "gold")
    sc.land(p, "#b0a050", 104, 89)
    sc.cypress(p, 18, 116, 54)
    sc.cypress(p, 222, 116, 54)
    p.rect(46, 36, 148, 88, p.lin("#fbf3df", "#e3cfa2", "#bfa272", dx=1, dy=0.2), sc.INK, 2.4)
    p.rect(40, 28, 160, 10, "#f3e6c6", sc.INK, 2)
    p.rect(52, 8, 136, 22, p.lin("#fbf3df", "#cdb283"), sc.INK, 2.2)
    p.rect(84, 12, 72, 14, "#8f2f26", sc.INK, 1.4)
    for k in range(5):
        p.rect(91 + k * 12.5, 16, 8, 6, "#f0c050")
    sc.arch(p, 120, 124, 50, 72, "#6b3a2a")
    sc.arch(p, 68, 124, 24, 44, "#6b3a2a")
    sc.arch(p, 172, 124, 24, 44, "#6b3a2a")
    for x in (50, 88, 152, 190):
        sc.column(p, x, 124, 84, 8)
    for x in (68, 172):
        p.circle(x, 62, 10, "#e2cfa0", sc.INK, 1.6)
        p.star(x, 62, 7, 3, 5, "#a3322b")
    sc.paving(p, 124, "#dcc798")
    th.soldier(p, 108, 136, 0.8)
    th.soldier(p, 134, 136, 0.8)


def gm39(p: Pic) -> None:
    """Military road: paved and straight, a column marching."""
    sc.sky(p, "morning", (120, 44))
    sc.land(p, "#8f9a52", 74, 91)
    p.poly([(112, 78), (130, 78), (232, 140), (20, 140)], p.lin("#d9cba6", "#b7a27a"), sc.INK, 2.2)
    for i, y in enumerate((84, 92, 102, 114, 128)):
        w = (y - 74) * 1.6
        for k in range(4):
            p.rect(121 - w + k * w / 2 + (i % 2) * w * 0.1, y, w / 2 - 2, 3 + i * 1.7, "#ece0c0", "#8f7a55", 1, 2)
    for x, y, s in ((128, 88, 0.3), (120, 88, 0.3), (134, 98, 0.48), (118, 98, 0.48)):
        th.soldier(p, x, y, s)
    th.standard(p, 96, 124, 0.95)
    for x in (118, 148):
        th.soldier(p, x, 132, 1.1)
    for x, y, h in ((38, 110, 54), (70, 94, 34), (196, 104, 46), (172, 92, 30)):
        sc.cypress(p, x, y, h)
    p.rect(206, 104, 18, 30, p.lin("#f1e6cf", "#b7a582", dx=1, dy=0), sc.INK, 2, 6)


def gm40(p: Pic) -> None:
    """Headquarters: the shrine of the standards."""
    sc.sky(p, "wall")
    p.rect(30, 18, 180, 98, p.lin("#d9bd8c", "#a98456"), sc.INK, 2.2)
    sc.gable(p, 30, 22, 180, 20, "#c4552f")
    p.path("M70 116 V70 a50 42 0 0 1 100 0 V116 Z", p.rad("#f3dca6", "#a3643e", "#5d2f20", cx=0.5, cy=0.6), sc.INK, 2)
    for x in (44, 196):
        sc.column(p, x, 116, 84, 12)
    sc.paving(p, 114, "#c9b48a")
    for x, s, c in ((92, 1.0, "#2f5f80"), (148, 1.0, "#54853d"), (120, 1.22, "#a3322b")):
        th.standard(p, x, 120, s, c)
    for x in (70, 170):
        p.path(f"M{x - 8} 116 H{x + 8} L{x + 4} 124 V136 H{x - 4} V124 Z", "#c98f2c", sc.INK, 1.7)
        th.fire(p, x, 117, 0.7)
    th.soldier(p, 26, 138, 1.1)
    th.soldier(p, 214, 138, 1.1, flip=True)


def gm41(p: Pic) -> None:
    """Rural recruits: lads with farm tools before an officer."""
    sc.sky(p, "rose")
    sc.land(p, "#93a350", 92, 97)
    sc.house(p, 8, 100, 58, 30)
    sc.tree(p, 218, 108, 0.9)
    th.soldier(p, 40, 138, 1.45, weapon="none")
    p.line([(60, 102), (76, 86)], "#7a4d24", 3)
    for x, c, t in ((102, "#7a6a3a", 0), (138, "#54853d", 1), (174, "#a8673a", 2), (208, "#3d6f8c", 0)):
        th.person(p, x, 138, 1.2, c, arm="out", flip=True)
        p.line([(x - 24, 138), (x - 24, 74)], sc.INK, 4)
        p.line([(x - 24, 138), (x - 24, 74)], "#a8713c", 2.2)
        if t == 0:
            p.path(f"M{x - 32} 78 V66 M{x - 24} 78 V64 M{x - 16} 78 V66 M{x - 32} 78 H{x - 16}", "", "#565b66", 3)
        elif t == 1:
            p.path(
                f"M{x - 24} 76 C{x - 12} 60 {x} 66 {x + 2} 74 C{x - 8} 68 {x - 16} 72 {x - 24} 76 Z",
                "#c8ccd2",
                sc.INK,
                1.4,
            )
        else:
            p.path(f"M{x - 34} 74 H{x - 14} L{x - 17} 82 H{x - 31} Z", "#c8ccd2", sc.INK, 1.4)


def gm42(p: Pic) -> None:
    """Urban cohort: soldiers on the steps of a street."""
    sc.sky(p, "plaster")
    for x, w, h, c in (
        (0, 58, 96, "#e0a873"),
        (58, 46, 76, "#f0d9a8"),
        (142, 44, 82, "#e8c48e"),
        (186, 56, 100, "#d99a68"),
    ):
        sc.house(p, x, 116, w, h - 16, c, windows=3, door=0.5, rise=14)
    p.rect(104, 60, 38, 56, p.lin("#f6e6bd", "#f9f0d4"))
    sc.arch(p, 123, 116, 34, 50, "#8fb8c4")
    p.path("M104 116 V66 H142 V116", "", sc.INK, 2)
    sc.paving(p, 114, "#cdb285")
    for x in (64, 92, 152, 180):
        th.soldier(p, x, 126, 0.92, "#2f6f58", weapon="none")
    for x in (74, 120, 166):
        th.soldier(p, x, 139, 1.2, "#2f6f58", crest="#f4ead6")


def gm43(p: Pic) -> None:
    """Allied troops: bearded warriors beside a Roman."""
    sc.sky(p, "teal")
    sc.land(p, "#6f8a4c", 90, 101)
    for x in (20, 222):
        sc.pine(p, x, 106, 1.0)
    for x, c, sh, f in (
        (62, "#5b4632", "#54853d", False),
        (108, "#6d4a8a", "#d9a441", False),
        (196, "#7a4d24", "#3d6f8c", True),
    ):
        th.person(p, x, 138, 1.45, c, arm="up", hair="#b8742c", flip=f)
        side = -1 if f else 1
        p.path(f"M{x - 7} 79 C{x - 6} 92 {x + 6} 92 {x + 8} 80 Z", "#b8742c", sc.INK, 1.4)
        p.path(f"M{x - 11} 74 C{x - 10} 58 {x + 10} 58 {x + 11} 74 Z", p.lin("#a5abb5", "#5d626d"), sc.INK, 1.8)
        hx = x + side * 25
        p.line([(hx, 108), (hx, 36)], sc.INK, 4)
        p.line([(hx, 108), (hx, 36)], "#a8713c", 2.2)
        p.path(
            f"M{hx} 36 C{hx + 14 * side} 30 {hx + 18 * side} 48 {hx + 12 * side} 56 L{hx} 50 Z",
            p.lin("#f0f2f5", "#8b909a"),
            sc.INK,
            1.7,
        )
        p.circle(x - side * 8, 112, 16, p.rad(light(sh, 0.3), sh, dark(sh, 0.3)), sc.INK, 2.2)
        p.circle(x - side * 8, 112, 5, "#e2b04a", sc.INK, 1.4)
    th.soldier(p, 154, 138, 1.4, flip=True)


def gm44(p: Pic) -> None:
    """The eagle standard, in glory."""
    p.rect(0, 0, 240, 140, p.rad("#fff0b8", "#e8a64a", "#a33a2a", "#5a1a1c", cx=0.5, cy=0.38, r=0.75))
    for i in range(16):
        p.push(120, 54, 1, angle=i * 22.5)
        p.poly([(-5, -24), (5, -24), (14, -160), (-14, -160)], "#fff3c4", op=0.16)
        p.pop()
    p.line([(120, 140), (120, 76)], sc.INK, 9)
    p.line([(120, 140), (120, 76)], "#c98f2c", 5.4)
    p.rect(96, 82, 48, 12, p.lin("#ffe08a", "#b57c22"), sc.INK, 2.2, 3)
    p.rect(102, 104, 36, 24, p.lin("#c8453a", "#7e211a"), sc.INK, 2.2)
    p.star(120, 116, 9, 4, 5, "#f0c050", sc.INK, 1)
    p.path(
        "M120 34 C106 22 84 10 46 16 C56 20 60 25 62 30 C56 29 52 30 50 32 C60 35 66 40 68 46 C64 45 61 46 59 "
        "48 C72 52 84 58 94 64 "
        "C100 68 106 68 110 68 L102 84 H138 L130 68 C134 68 140 68 146 64 C156 58 168 52 181 48 C179 46 176 45 "
        "172 46 C174 40 180 35 190 32 "
        "C188 30 184 29 178 30 C180 25 184 20 194 16 C156 10 134 22 120 34 Z",
        p.lin("#fff0b0", "#e2ae3e", "#9a6a1c"),
        sc.INK,
        2.6,
    )
    p.path("M112 66 C108 56 110 44 120 40 C130 44 132 56 128 66 Z", "#f6d682", "#8a5d16", 1.6)
    p.path(
        "M70 24 C86 28 100 36 108 48 M66 38 C82 40 96 48 104 58 M170 24 C154 28 140 36 132 48 M174 38 C158 40 "
        "144 48 136 58",
        "",
        "#8a5d16",
        1.8,
    )
    p.path("M112 36 C110 24 118 16 126 18 C132 19 134 24 142 27 C136 31 130 30 128 36 Z", "#ffe59a", sc.INK, 2)
    p.circle(126, 24, 1.8, sc.INK)
    for x, f in ((34, False), (206, True)):
        th.soldier(p, x, 138, 1.2, flip=f)


def gm45(p: Pic) -> None:
    """Field hospital: a healer at a sickbed."""
    sc.sky(p, "plaster")
    p.rect(0, 0, 240, 12, "#4b8583")
    p.rect(0, 84, 240, 26, "#4b8583", op=0.35)
    for x in (60, 180):
        p.rect(x - 16, 26, 32, 34, p.lin("#a8d4dc", "#dcecd8"), sc.INK, 2)
        p.path(f"M{x} 26 V60 M{x - 16} 43 H{x + 16}", "", "#8a5a2e", 2)
    sc.ground(p, 110, "#b08a56")
    p.rect(80, 100, 116, 12, p.lin("#a8703c", "#6b4420"), sc.INK, 2)
    p.rect(84, 110, 7, 24, "#7a4d26", sc.INK, 1.5)
    p.rect(184, 110, 7, 24, "#7a4d26", sc.INK, 1.5)
    p.path("M92 100 C96 84 120 84 130 88 L190 92 V102 H92 Z", p.lin("#fffaf0", "#d6c7a4"), sc.INK, 2)
    p.circle(100, 88, 9, "#d79c6c", sc.INK, 1.8)
    p.path("M91 85 C94 76 107 76 109 85 L108 88 H92 Z", "#fffaf0", sc.INK, 1.5)
    th.person(p, 56, 136, 1.5, "#4b8583", toga="#fff6e4", arm="out", hair="#b9b2a6")
    p.line([(214, 134), (214, 62)], sc.INK, 5)
    p.line([(214, 134), (214, 62)], "#a8713c", 3)
    p.path(
        "M214 124 C226 118 226 110 214 106 C202 102 202 94 214 90 C226 86 226 78 214 74 C208 72 206 68 210 64",
        "",
        sc.INK,
        6,
    )
    p.path(
        "M214 124 C226 118 226 110 214 106 C202 102 202 94 214 90 C226 86 226 78 214 74 C208 72 206 68 210 64",
        "",
        "#6f9a3f",
        3.4,
    )
    th.amphora(p, 20, 134, 0.8, "#e7ddc8")


def gm46(p: Pic) -> None:
    """Spoils depot: heaped treasure and captured arms."""
    sc.sky(p, "dark")
    sc.arch(p, 120, 120, 200, 112, "#33210f")
    sc.ground(p, 112, "#8f6d42")
    for x, a in ((40, -14), (198, 14), (70, 8), (170, -8)):
        p.push(x, 112, 1, angle=a)
        p.line([(0, 20), (0, -72)], sc.INK, 4.4)
        p.line([(0, 20), (0, -72)], "#a8713c", 2.4)
        p.poly([(0, -88), (5, -72), (0, -66), (-5, -72)], "#e6e8ec", sc.INK, 1.5)
        p.pop()
    p.path("M40 136 C56 96 92 82 120 76 C150 82 184 96 200 136 Z", p.lin("#ffe59a", "#d99a2e", "#94641c"), sc.INK, 2.4)
    for i in range(34):
        x, y = 56 + (i * 37) % 128, 98 + (i * 23) % 38
        if abs(x - 120) < (y - 74) * 1.25:
            p.oval(x, y, 7, 4.4, ("#fff0b0", "#f0c050", "#d9a441")[i % 3], sc.INK, 1.2)
    p.circle(92, 84, 18, p.rad("#86a870", "#54853d", "#2f5426"), sc.INK, 2.2)
    p.star(92, 84, 10, 4, 6, "#e2b04a", sc.INK, 1)
    p.path(
        "M138 86 H166 C166 102 158 106 154 108 V116 H160 V122 H144 V116 H150 V108 C146 106 138 102 138 86 Z",
        p.lin("#fff3c4", "#c98f2c", dx=1, dy=0.2),
        sc.INK,
        2,
    )
    th.helmet(p, 120, 74, 0.8, "#3d6f8c")
    th.sack(p, 24, 136, 1.0)
    th.amphora(p, 216, 136, 1.0)


def gm47(p: Pic) -> None:
    """Altar of peace: relief walls, an olive branch, doves."""
    sc.sky(p, "noon", (38, 28))
    sc.land(p, "#8fae5c", 102, 103)
    p.rect(44, 46, 152, 76, p.lin("#fffaf0", "#efe3c8", "#cdbb94", dx=1, dy=0.2), sc.INK, 2.4)
    p.rect(38, 38, 164, 10, "#f6ecd4", sc.INK, 2)
    p.rect(40, 82, 160, 5, "#e2cfa0", sc.INK, 1.4)
    for x in (50, 190):
        sc.column(p, x, 122, 74, 11)
    p.rect(104, 60, 32, 62, p.lin("#5d4330", "#8a6644"), sc.INK, 2)
    for x in (66, 82, 150, 166):
        th.person(p, x + 4, 80, 0.55, "#d9c9a4", toga="#c4b085")
        p.path(
            f"M{x + 4} 116 C{x - 8} 108 {x - 2} 94 {x + 6} 96 C{x + 14} 98 {x + 10} 108 {x + 4} 106", "", "#a98f63", 2
        )
    p.rect(108, 96, 24, 24, "#efe3c8", sc.INK, 1.6)
    th.fire(p, 120, 98, 0.7)
    for i in range(4):
        p.rect(80 - i * 10, 120 + i * 5, 80 + i * 20, 6, "#efe3c8", sc.INK, 1.4)
    for x, y, s, f in ((84, 22, 1.0, False), (160, 18, 1.1, True)):
        p.push(x, y, s, f)
        p.path(
            "M-14 4 C-6 -2 0 -2 4 -4 C0 -12 -8 -16 -14 -16 C-8 -10 -8 -6 -8 -2 L-22 -2 Z M4 -4 C10 -8 16 -6 18 "
            "-2 L22 0 L18 2 C14 8 0 10 -14 4 Z",
            "#ffffff",
            sc.INK,
            1.6,
        )
        p.pop()
    sc.tree(p, 218, 126, 0.95, "#8f9f63", "#4a3a52")
    sc.tree(p, 20, 128, 0.9, "#8f9f63", "#4a3a52")


def gm48(p: Pic) -> None:
    """Cavalry escort: riders at the gallop."""
    sc.sky(p, "gold", (206, 30))
    sc.land(p, "#a59a4a", 92, 107)
    sc.ground(p, 114, "#c4a562")
    for x, y, s, coat, cloak in (
        (74, 118, 1.1, "#6b4630", "#2f5f80"),
        (164, 120, 1.15, "#e2d6c2", "#2f6f58"),
        (112, 138, 1.4, "#8a4f2c", "#a3322b"),
    ):
        th.horse(p, x, y, s, coat, gallop=True, saddle=cloak)
        th.person(p, x - 4 * s, y - 36 * s, 0.72 * s, cloak, arm="up", legs=False, hair="#c98f2c")
        p.line([(x + 8 * s, y - 90 * s), (x + 6 * s, y - 50 * s)], "#8a5a2e", 2.6)
        p.poly([(x + 8 * s, y - 102 * s), (x + 11 * s, y - 90 * s), (x + 5 * s, y - 90 * s)], "#eef0f3", sc.INK, 1.2)
    for x, y in ((40, 132), (22, 126), (54, 136), (8, 134)):
        p.circle(x, y, 7, "#f3e0b4", op=0.75)


def gm49(p: Pic) -> None:
    """Armoury: racks of shields and helmets."""
    sc.sky(p, "storm")
    p.rect(0, 0, 240, 116, p.lin("#8f8a80", "#6a655c"))
    sc.courses(p, 0, 0, 240, 114, "#4c4842")
    sc.ground(p, 112, "#77684f")
    p.rect(14, 30, 212, 7, "#8a5a2e", sc.INK, 1.8)
    p.rect(14, 100, 212, 7, "#8a5a2e", sc.INK, 1.8)
    for x in (14, 220):
        p.rect(x, 24, 8, 108, "#7a4d26", sc.INK, 1.8)
    for x in (40, 78, 116):
        th.scutum(p, x, 70, 1.2)
    for i in range(4):
        x = 146 + i * 18
        p.line([(x, 104), (x, 22)], sc.INK, 4)
        p.line([(x, 104), (x, 22)], "#a8713c", 2.2)
        p.poly([(x, 6), (x + 5, 22), (x, 28), (x - 5, 22)], "#eef0f3", sc.INK, 1.4)
    th.table(p, 30, 136, 180, 18, "#7a5430")
    for x in (58, 100):
        th.helmet(p, x, 112, 0.7)
    p.push(150, 112, 1, angle=80)
    th.sword(p, 0, 0, 0, 0.95)
    p.pop()
    p.path("M172 114 V98 C176 92 196 92 202 98 V114 Z", p.lin("#d9dce0", "#7c818b", dx=1, dy=0.2), sc.INK, 2)
    p.path("M174 102 H200 M174 108 H200", "", "#5d626d", 1.5)


def gm50(p: Pic) -> None:
    """Rearguard march: the last file leaves a burning camp."""
    sc.sky(p, "fire")
    th.smoke(p, 44, 66, 1.3)
    th.smoke(p, 92, 72, 1.1)
    sc.hill(p, [(0, 96), (90, 88), (180, 98), (240, 90)], "#5f5a3a")
    for x, s in ((28, 1.0), (64, 1.25), (100, 0.9)):
        th.tent(p, x, 104, 44, 26, "#a98f63")
        th.fire(p, x + 4, 102, s)
    sc.ground(p, 108, "#8a7448")
    for x in (128, 166, 204):
        th.soldier(p, x, 134, 1.25, "#7a2620")
        p.rect(x - 22, 78, 14, 20, "#a8713c", sc.INK, 1.6, 3)
    th.standard(p, 226, 134, 1.15, eagle=True)
    for x in (60, 84):
        p.path(f"M{x} 132 q4 -5 8 0", "", "#5d4a2a", 2)


def gm51(p: Pic) -> None:
    """Scouts: two men on a crag above distant fires."""
    sc.sky(p, "night", (44, 26))
    sc.stars(p, 51, 34)
    sc.hill(p, [(0, 84), (70, 74), (150, 86), (240, 76)], "#34406a")
    sc.hill(p, [(0, 98), (90, 92), (170, 102), (240, 94)], "#2a3350")
    for x, y in ((170, 94), (188, 99), (206, 93), (222, 100), (196, 90), (230, 91)):
        p.circle(x, y, 5, "#ff9a3c", op=0.35)
        p.circle(x, y, 2, "#ffd27a")
    p.path("M0 140 V104 C26 96 52 98 80 104 C108 108 126 122 142 140 Z", p.lin("#6b6a72", "#33323c"), sc.INK, 2.2)
    th.person(p, 46, 106, 1.35, "#5d6a3a", arm="down", hair="#3a2a1c")
    p.path("M34 62 C28 76 26 92 24 104 L40 102 C38 88 40 74 44 64 Z", "#3f4a2a", sc.INK, 1.6)
    th.person(p, 92, 118, 1.3, "#6b4a32", arm="out")
    p.line([(20, 108), (20, 34)], "#a8713c", 2.6)
    p.poly([(20, 22), (24, 36), (16, 36)], "#d9dce0", sc.INK, 1.2)
    sc.pine(p, 208, 140, 0.9)
    sc.pine(p, 168, 144, 0.7)


SCENES = {
    f.__name__: f
    for f in (
        legion,
        gm35,
        gm36,
        gm37,
        gm38,
        gm39,
        gm40,
        gm41,
        gm42,
        gm43,
        gm44,
        gm45,
        gm46,
        gm47,
        gm48,
        gm49,
        gm50,
        gm51,
    )
}
