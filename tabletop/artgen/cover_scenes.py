"""What is drawn on the six box covers, 600 x 800; the lowest quarter stays calm for the title."""

from __future__ import annotations

import math
import random

from .cover_parts import (
    INK,
    big_leaf,
    blaze,
    heraldic,
    mosaic_edge,
    parrot,
    planet,
    senator,
    starship,
    title_band,
    warship,
)
from .gloria_mundi import scenery as sc
from .gloria_mundi import things as th
from .gloria_mundi.frames import meander
from .gloria_mundi.overlay import compass
from .svg import Pic, dark, light


def _burning_city(p: Pic) -> None:
    """Houses and temples in flames."""
    for x, w, h in ((26, 70, 120), (90, 60, 96), (420, 64, 104), (478, 96, 138)):
        sc.house(p, x, 440, w, h, "#7d4636", "#4a1f1a", 2, None)
    sc.temple(p, 288, 440, 250, 220, 6, "", "#ff9a3c", "#d8a878", "#ffd35e")
    sc.temple(p, 128, 452, 120, 120, 4, "#7a2c22", "#ffb04a", "#c08d68")
    sc.aqueduct(p, 452, 74, 398, 574, "#a3705a")
    for x0, x1, y, h, seed in (
        (30, 96, 330, 78, 2),
        (92, 150, 352, 60, 3),
        (178, 290, 268, 92, 4),
        (300, 400, 270, 70, 5),
        (420, 486, 340, 70, 6),
        (480, 576, 310, 96, 7),
        (90, 170, 352, 46, 8),
        (60, 380, 452, 46, 9),
        (400, 570, 384, 44, 10),
    ):
        blaze(p, x0, x1, y, h, seed)


def gloria_mundi(p: Pic) -> None:
    """Rome burns; a senator flees, looking back; riders on the hill."""
    blaze(p, 20, 580, 440, 170, 1)
    _burning_city(p)
    sc.wall(p, 0, 490, 600, 44, "#8a5f4c")
    sc.tower(p, 52, 494, 56, 104, "#94685a")
    sc.tower(p, 500, 494, 56, 104, "#94685a")
    sc.arch(p, 212, 490, 52, 62, "#ffb44a")
    sc.arch(p, 212, 490, 34, 46, "#fff0b0")
    p.path("M0 490 C120 478 300 496 600 482 V640 H0 Z", p.lin("#7a4a30", "#3f2318"), INK, 3)
    p.path(
        "M196 492 H230 C250 540 330 570 470 620 H180 C230 580 190 530 196 492 Z",
        p.lin("#d9a468", "#8a5a3a"),
        "#4a2a1a",
        2.4,
    )
    for x, y, s, f in ((96, 540, 1.15, False), (158, 528, 0.85, False)):
        th.horse(p, x, y, s, "#2a1c1a", gallop=True, flip=f)
        th.person(p, x - 3 * s, y - 36 * s, 0.75 * s, "#2f2a2c", arm="up", legs=False, hair="#b8742c")
        p.line([(x + 10 * s, y - 96 * s), (x + 7 * s, y - 52 * s)], "#6b4a2a", 3)
        p.poly([(x + 10 * s, y - 110 * s), (x + 14 * s, y - 96 * s), (x + 6 * s, y - 96 * s)], "#dfe3ea", INK, 1.4)
    senator(p, 408, 602, 1.02)
    rng = random.Random(4)
    for _ in range(90):
        p.circle(
            rng.uniform(30, 570), rng.uniform(40, 560), rng.uniform(0.8, 2.8), "#ffd27a", op=rng.uniform(0.3, 0.95)
        )
    title_band(p, "#4a1613", "#d9a441")
    meander(p, 150, 738, 20, 15, "#d9a441", 2.4)
    mosaic_edge(p, ("#7e2a22", "#d9b25a", "#efe2c0", "#a3442e"))


def _chart(p: Pic) -> None:
    """Rhumb lines and coasts."""
    for i in range(32):
        a = 2 * math.pi * i / 32
        p.line([(156, 172), (156 + 900 * math.cos(a), 172 + 900 * math.sin(a))], "#8a5a2e", 1.2, 0.4)
        p.line([(470, 420), (470 + 900 * math.cos(a), 420 + 900 * math.sin(a))], "#8a5a2e", 0.8, 0.28)
    p.path(
        "M600 20 C540 40 560 84 520 96 C500 110 520 150 496 168 C470 190 500 214 540 206 C560 240 590 230 600 250 Z",
        "#c9b078",
        "#5f3d1e",
        3,
    )
    p.path("M0 300 C40 290 60 320 50 350 C90 370 70 420 40 430 C60 460 30 480 0 470 Z", "#c9b078", "#5f3d1e", 3)
    for k in range(3):
        p.path(
            f"M{600} {20} C{528 - k * 8} {36} {548 - k * 8} {84} {508 - k * 8} {98} C{486 - k * 8} {112} "
            f"{508 - k * 8} {150} {484 - k * 8} {170} "
            f"C{456 - k * 8} {196} {496} {230 + k * 7} {540} {218 + k * 7} C560 {250 + k * 7} 590 {240 + k * 7} "
            f"600 {258 + k * 7}",
            "",
            "#5f7f80",
            1.4,
            0.7,
        )


def imperial_struggle(p: Pic) -> None:
    """Two ships of the line on an old sea chart."""
    _chart(p)
    compass(p, 156, 172, 88)
    p.path(
        "M0 470 C100 452 200 486 300 470 C400 456 500 486 600 466 V640 H0 Z",
        p.lin("#7fb0ae", "#3f7a86", "#1f4a58"),
        "#173742",
        3,
    )
    th.smoke(p, 306, 470, 1.9, "#efe6d0")
    th.smoke(p, 278, 486, 1.5, "#d9cdb4")
    warship(p, 440, 470, 0.92, "#2f4f94", True)
    for i, y in enumerate(range(492, 600, 15)):
        for x in range(-30 + (i % 3) * 18, 620, 54):
            p.path(f"M{x} {y} q9 -8 18 0 t18 0", "", "#dff0e6", 2, 0.6)
    warship(p, 192, 556, 1.12, "#b5382c")
    p.circle(340, 520, 14, "#ffd98a", op=0.9)
    p.circle(362, 516, 24, "#fff3d6", op=0.75)
    p.circle(388, 510, 18, "#fff3d6", op=0.6)
    p.path("M20 584 q12 -10 24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0 t24 0", "", "#f4fbf4", 4, 0.9)
    title_band(p, "#1d3440", "#d9b878")
    p.rect(10, 10, 580, 780, "", "#4a2c16", 18)
    p.rect(10, 10, 580, 780, "", "#d9b878", 3)
    p.rect(22, 22, 556, 756, "", "#d9b878", 1.6)


def _palace(p: Pic) -> None:
    """Three wings, a gilded dome, a road."""
    for x, w, h in ((132, 90, 130), (378, 90, 130), (238, 124, 176)):
        p.rect(x, 470 - h, w, h, p.lin("#e88a5a", "#c4552f", "#8f3a22", dx=1, dy=0.3), INK, 4)
        sc.roof(p, x - 4, 470 - h, w + 8, 30, "#8f3a22")
        for r in range(int(h // 62)):
            for k in range(int(w // 40)):
                sc.arch(p, x + w * (k + 0.5) / int(w // 40), 462 - r * 62, 22, 42, "#3a1c14", "#fff0d0")
    p.path("M262 296 V260 a38 38 0 0 1 76 0 V296 Z", p.lin("#f6d27a", "#b5822e", dx=1, dy=0.2), INK, 4)
    p.line([(300, 224), (300, 176)], INK, 4)
    p.path("M300 178 C316 170 326 186 346 178 V200 C326 208 316 192 300 200 Z", "#2f8a4a", INK, 2.4)
    p.poly([(310, 189), (322, 182), (336, 190), (322, 197)], "#f2c230")
    p.rect(110, 466, 380, 14, "#f3dcb0", INK, 3)
    p.path("M240 480 H360 L430 640 H170 Z", p.lin("#f0d8a4", "#c99a62"), INK, 3)


def brazil_imperial(p: Pic) -> None:
    """A terracotta palace over the forest."""
    p.circle(300, 210, 120, "#fff0b8", op=0.35)
    p.circle(300, 210, 84, "#fff6d6", op=0.9)
    sc.hill(p, [(0, 300), (160, 200), (300, 320), (430, 210), (600, 310)], "#5d8f84")
    sc.hill(p, [(0, 360), (200, 300), (400, 370), (600, 320)], "#3f7a58")
    _palace(p)
    rng = random.Random(9)
    for _ in range(46):
        x = rng.choice((rng.uniform(0, 190), rng.uniform(410, 600)))
        big_leaf(
            p,
            x,
            rng.uniform(560, 680),
            rng.uniform(-46, 46),
            rng.uniform(0.5, 0.95),
            rng.choice(("#2f6f3f", "#3f8a4a", "#56994a", "#1f5a3c")),
        )
    for x, y, a, s in (
        (26, 200, 130, 1.2),
        (60, 60, 150, 1.3),
        (560, 60, 214, 1.3),
        (590, 220, 236, 1.2),
        (160, 10, 176, 1.0),
        (440, 10, 190, 1.0),
        (14, 420, 76, 1.2),
        (588, 430, -76, 1.2),
    ):
        big_leaf(p, x, y, a, s, "#1f6a44")
    p.path("M0 330 C60 326 120 340 190 322", "", INK, 13)
    p.path("M0 330 C60 326 120 340 190 322", "", "#7a4d2a", 8)
    parrot(p, 108, 300, 1.05)
    for x, y, c in ((150, 560, "#e8476a"), (452, 552, "#f2c230"), (80, 590, "#f2862e"), (524, 594, "#e8476a")):
        for a in range(0, 360, 60):
            p.oval(x + 14 * math.cos(math.radians(a)), y + 14 * math.sin(math.radians(a)), 12, 9, c, INK, 1.6)
        p.circle(x, y, 8, "#fff0a0", INK, 1.6)
    title_band(p, "#143a2c", "#e2b04a")
    p.rect(11, 11, 578, 778, "", "#7a2f1c", 20)
    p.rect(11, 11, 578, 778, "", "#e2b04a", 3)
    p.rect(24, 24, 552, 752, "", "#e2b04a", 1.6)


def ascending_empires(p: Pic) -> None:
    """Discs among the stars and a flight of ships."""
    rng = random.Random(21)
    for _ in range(260):
        p.circle(
            rng.uniform(0, 600),
            rng.uniform(0, 640),
            rng.choice((0.8, 1.1, 1.6, 2.2)),
            rng.choice(("#ffffff", "#ffe9c4", "#bfd8ff")),
            op=rng.uniform(0.3, 1),
        )
    for x, y, r in ((110, 90, 15), (500, 330, 12), (330, 60, 10), (60, 380, 11)):
        p.star(x, y, r, r * 0.14, 4, "#fff6e0")
    for r in (190, 290, 400):
        p.oval(430, 190, r, r * 0.78, "", "#7f9fe0", 1.4, 0.35)
    planet(p, 430, 190, 118, "#d9863c", 5, "#f3d9a0")
    planet(p, 128, 250, 66, "#3f8fc0", 4)
    planet(p, 264, 420, 46, "#6fa04a", 3)
    planet(p, 520, 470, 58, "#a0569c", 4)
    planet(p, 70, 500, 36, "#c04a3c", 2)
    for x, y, a, s, c in (
        (300, 300, 48, 1.5, "#d8453a"),
        (206, 372, 48, 1.05, "#d8453a"),
        (196, 250, 48, 0.0, "#d8453a"),
        (420, 380, -40, 1.15, "#3fa0d8"),
        (470, 560, -28, 0.9, "#3fa0d8"),
        (160, 548, 60, 1.0, "#d8453a"),
    ):
        if s:
            starship(p, x, y, a, s, c)
    title_band(p, "#0f1430", "#c9b06a")
    p.rect(11, 11, 578, 778, "", "#1a2048", 20)
    p.rect(11, 11, 578, 778, "", "#c9b06a", 2.4)
    p.rect(24, 24, 552, 752, "", "#c9b06a", 1.4)


def _castle(p: Pic) -> None:
    """Hills, a castle and the road from it."""
    p.path("M40 40 H560 V600 H40 Z", "#f3e4bd", op=0.35)
    sc.hill(p, [(0, 430), (150, 380), (320, 420), (470, 360), (600, 420)], "#a3a868")
    sc.hill(p, [(0, 480), (200, 450), (600, 476)], "#8a9a55")
    for x, w, h in ((330, 40, 150), (500, 44, 160), (402, 70, 196)):
        sc.tower(p, x, 410, w, h, "#cfc3a8", "#8f3a2d" if w > 60 else "")
    sc.wall(p, 344, 412, 190, 74, "#c4b798")
    sc.arch(p, 438, 412, 40, 52, "#3a2616")
    for x in (350, 522):
        th.banner(p, x, 250, 36, "#a3322b")
    p.path("M420 414 H456 C470 480 380 520 470 620 H250 C330 540 430 470 420 414 Z", "#e3d0a0", "#8a6a3a", 2.4)


def _rider(p: Pic) -> None:
    """Armour, helm and lance."""
    p.path(
        "M-30 -190 C-40 -240 -30 -290 0 -300 H30 C56 -286 60 -240 50 -186 Z",
        p.lin("#e3e6ea", "#9a9fa9", "#5f646e", dx=1, dy=0.3),
        INK,
        5,
    )
    p.path("M-20 -280 L44 -280 L52 -196 H-30 Z", p.lin("#d8453a", "#8f231c", dx=1, dy=0.4), INK, 4)
    p.star(14, -240, 18, 8, 5, "#f2c230", INK, 2)
    p.path("M20 -196 L66 -150 L60 -96 L84 -92 L82 -78 L40 -82 L40 -140 L0 -180 Z", p.lin("#d9dde2", "#878c96"), INK, 4)
    p.path(
        "M-16 -340 C-18 -384 50 -388 50 -342 L46 -306 C30 -294 0 -294 -12 -306 Z",
        p.lin("#f0f2f5", "#a5abb5", "#5f646e", dx=1, dy=0.3),
        INK,
        5,
    )
    p.path("M4 -340 H50 M14 -340 V-306 M26 -330 H42 M26 -320 H42", "", INK, 4)
    p.path("M10 -378 C-10 -420 -50 -420 -66 -392 C-46 -396 -30 -386 -18 -364 Z", "#f2c230", INK, 3)
    p.line([(96, -420), (70, -120)], INK, 13)
    p.line([(96, -420), (70, -120)], "#b07a42", 8)
    p.poly([(98, -456), (110, -418), (96, -406), (84, -420)], "#eef0f3", INK, 3)
    p.path(
        "M94 -404 C130 -416 150 -384 196 -400 L176 -376 L194 -350 C150 -340 128 -364 90 -354 Z",
        p.lin("#f2c230", "#c4902a"),
        INK,
        3,
    )
    p.circle(76, -226, 15, "#c8ccd2", INK, 4)


def _knight(p: Pic) -> None:
    """A knight on a caparisoned horse."""
    th.horse(p, 0, 0, 4.2, "#e9e0d0")
    for x in (-88, -55, 50, 84):
        p.path(f"M{x - 13} 2 L{x - 10} -16 H{x + 10} L{x + 13} 2 Z", "#3f3026", INK, 3)
    p.path(
        "M-118 -170 C-60 -196 60 -190 92 -176 L120 -262 L134 -250 L110 -150 C112 -110 104 -70 96 -46 L60 -52 "
        "L50 -92 C10 -84 -40 -84 -76 -90 L-84 -40 "
        "L-124 -46 C-128 -90 -130 -140 -118 -170 Z",
        p.lin("#c23b2c", "#8f231c", dx=0.6),
        INK,
        5,
    )
    for i, (x, y) in enumerate(
        (
            (-100, -130),
            (-98, -80),
            (-60, -130),
            (-20, -120),
            (20, -124),
            (60, -130),
            (84, -90),
            (100, -160),
            (72, -70),
            (-112, -60),
        )
    ):
        p.star(x, y, 12, 5, 4 + i % 2, "#f2c230", INK, 1.4)
    _rider(p)


def mil_1049(p: Pic) -> None:
    """A knight before his castle, with the arms of his peers."""
    _castle(p)
    p.push(232, 590, 1)
    _knight(p)
    p.pop()
    heraldic(p, 190, 382, 0.95, "#2f4f94", "#f2c230", 5)
    arms = (
        ("#a3322b", "#f4ead6", 0),
        ("#2f4f94", "#f2c230", 3),
        ("#2f6f4a", "#f4ead6", 1),
        ("#f2c230", "#24150d", 2),
        ("#6d3a86", "#f4ead6", 4),
        ("#f4ead6", "#a3322b", 5),
        ("#24150d", "#f2c230", 4),
    )
    for i, (a, b, kind) in enumerate(arms):
        heraldic(p, 78 + i * 74, 96, 0.62, a, b, kind)
    title_band(p, "#5a1a1c", "#e2b04a")
    mosaic_edge(p, ("#2f4f94", "#e2b04a", "#a3322b", "#e2b04a"), 20, 1, 5)
    p.rect(22, 22, 556, 756, "", "#e2b04a", 3)


def _caravel(p: Pic) -> None:
    """A ship off a palm coast."""
    p.path(
        "M124 390 C180 376 240 402 300 388 C360 376 420 402 476 390 C462 460 392 508 300 508 C208 508 138 460 "
        "124 390 Z",
        p.lin("#4b93a0", "#1f5a6c"),
        INK,
        3,
    )
    p.path("M390 388 C410 350 440 350 458 330 C470 350 478 370 476 390 C450 398 420 396 390 388 Z", "#5a8f45", INK, 2.6)
    p.path("M440 352 C438 330 444 318 440 300", "", "#6b4220", 5)
    for a in (-70, -30, 20, 65):
        p.push(440, 302, 1, angle=a)
        p.path("M0 0 C10 -16 26 -18 40 -8 C28 -6 14 -2 0 0 Z", "#3f7a38", INK, 1.8)
        p.pop()
    warship(p, 282, 424, 0.9, "#a3322b")
    for i, y in enumerate((424, 444, 464, 484)):
        for x in range(150 + i * 18 + (i % 2) * 20, 450 - i * 18, 44):
            p.path(f"M{x} {y} q8 -7 16 0 t16 0", "", "#dff0e6", 2.4, 0.8)


def _flags(p: Pic) -> None:
    """Two long banners and a line of pennons."""
    for x, c, e, flip in ((64, "#a3322b", "#f2c230", False), (536, "#2f4f94", "#f4ead6", True)):
        p.rect(x - 34, 40, 68, 330, p.lin(light(c, 0.25), c, dark(c, 0.3), dx=1, dy=0.3), INK, 4)
        p.poly([(x - 34, 370), (x, 410), (x + 34, 370)], c, INK, 4)
        p.rect(x - 27, 48, 54, 316, "", e, 2.4)
        p.star(x, 120, 22, 9, 5 if flip else 8, e, INK, 2)
        p.path(f"M{x} 180 V300 M{x - 20} 210 H{x + 20} M{x - 12} 300 C{x - 12} 330 {x + 12} 330 {x + 12} 300", "", e, 6)
        p.circle(x, 172, 10, "", e, 5)
        p.rect(x - 42, 30, 84, 14, p.lin("#f0c878", "#9a6a24"), INK, 3, 6)
    for x, c in ((176, "#2f6f4a"), (238, "#e2b04a"), (300, "#f4ead6"), (362, "#c46a2c"), (424, "#6d3a86")):
        p.path(f"M{x - 22} 36 H{x + 22} V78 L{x} 96 L{x - 22} 78 Z", p.lin(light(c, 0.2), dark(c, 0.2)), INK, 3)
        p.star(x, 60, 10, 4, 5, "#24150d" if c in ("#f4ead6", "#e2b04a") else "#f4ead6")
    p.line([(130, 36), (470, 36)], INK, 7)
    p.line([(130, 36), (470, 36)], "#d9a441", 4)


def age_of_empires(p: Pic) -> None:
    """A carved wooden panel: a caravel in a round, banners of many lands."""
    wood = "#8a5a32"
    p.circle(300, 318, 226, dark(wood, 0.6))
    p.circle(300, 318, 218, p.lin(light(wood, 0.35), wood, dark(wood, 0.4), dx=0.7, dy=1), INK, 3)
    for i in range(48):
        a = 2 * math.pi * i / 48
        x, y = 300 + 204 * math.sin(a), 318 - 204 * math.cos(a)
        p.circle(x, y, 9 if i % 2 else 6, p.rad("#e8c088", wood, dark(wood, 0.5)), dark(wood, 0.7), 1.6)
    p.circle(300, 318, 190, p.lin("#f0c878", "#e39a54", "#7fa8a4"), dark(wood, 0.7), 5)
    p.circle(300, 250, 52, "#fff0b8", op=0.9)
    for i in range(16):
        p.push(300, 250, 1, angle=i * 22.5)
        p.poly([(-4, -60), (4, -60), (9, -120), (-9, -120)], "#fff0b8", op=0.35)
        p.pop()
    _caravel(p)
    _flags(p)
    for x in (96, 504):
        p.path(
            f"M{x} 590 C{x - 50} 570 {x - 50} 520 {x} 510 C{x + 40} 506 {x + 36} 556 {x + 6} 552 C{x - 14} 548 "
            f"{x - 8} 530 {x + 6} 532",
            "",
            dark(wood, 0.65),
            13,
        )
        p.path(
            f"M{x} 588 C{x - 48} 570 {x - 48} 520 {x} 512 C{x + 38} 508 {x + 34} 554 {x + 6} 550 C{x - 12} 546 "
            f"{x - 6} 530 {x + 6} 532",
            "",
            light(wood, 0.25),
            6,
        )
    title_band(p, "#3a2010", "#e2b04a")
    p.rect(11, 11, 578, 778, "", "#5a3418", 20)
    p.rect(11, 11, 578, 778, "", "#e2b04a", 2.4)
    p.rect(24, 24, 552, 752, "", "#e2b04a", 1.4)


COVERS = {
    f.__name__: f
    for f in (gloria_mundi, imperial_struggle, brazil_imperial, ascending_empires, mil_1049, age_of_empires)
}
