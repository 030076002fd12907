"""The 24 paintings, 172 x 128 each: a portrait before what its sitter is known for."""

from __future__ import annotations

import random
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import goods
from . import parts as pt
from .parts import GOLD, INK
from .portraits import BLACK, BROWN, FAIR, TAN, Person, bust

W, H = 172, 128
LOW = 130


def _land(p: Pic, top: str, low: str, earth: str, y: float = 92) -> None:
    """Sky and ground."""
    p.rect(0, 0, W, H, p.lin(top, low))
    p.path(f"M0 {y} Q60 {y - 10} 110 {y} T{W} {y - 4} V{H} H0 Z", p.lin(light(earth, 0.2), dark(earth, 0.2)))


def _water(p: Pic, y: float, tone: str = "#3f8fa0") -> None:
    p.rect(0, y, W, H - y, p.lin(light(tone, 0.25), dark(tone, 0.3)))
    for i in range(9):
        x, dy = (i * 47) % 160, (i * 13) % 30
        p.path(f"M{x} {y + 6 + dy} q5 -3 10 0 t10 0", "", "#d8f0ea", 1.6, 0.8)


def _drape(p: Pic, tone: str, left: bool = True) -> None:
    """A curtain at one side, as in a state portrait."""
    p.push(0 if left else W, 0, 1, not left)
    p.path("M0 0 H64 C58 30 40 52 12 66 C18 90 10 112 0 128 Z", p.lin(light(tone, 0.15), dark(tone, 0.3), dx=1), INK, 1.6)
    p.path("M20 0 C20 26 14 44 6 58 M40 0 C36 26 24 44 10 60", "", dark(tone, 0.45), 1.8)
    p.path("M2 62 Q14 70 16 62", "", GOLD, 4)
    p.pop()


def _shelf(p: Pic, x: float, y: float, w: float, seed: int) -> None:
    """A row of books."""
    rng = random.Random(seed)
    at = x
    while at < x + w - 8:
        wide, high = rng.uniform(6, 10), rng.uniform(20, 28)
        p.rect(at, y - high, wide, high, rng.choice(("#8a2f28", "#2d4f7a", "#2c6b3c", "#a5713c", "#5a3a6b")), INK, 1.2)
        p.line([(at + 1, y - high * 0.75), (at + wide - 1, y - high * 0.75)], GOLD, 1.4)
        at += wide + 0.6
    p.rect(x - 2, y, w + 4, 4, "#7a4f2c", INK, 1.2)


def cabral(p: Pic) -> None:
    """The fleet off a new coast."""
    _land(p, "#f0a860", "#fbe6b4", "#4f8a45", 74)
    _water(p, 84)
    pt.palm(p, 150, 88, 54, -0.15)
    pt.ship(p, 38, 92, 0.92)
    pt.ship(p, 140, 96, 0.44)
    bust(p, Person(TAN, "#3a2618", "long", "full", "feathered", "ruff", "#7a2230"), 96, LOW, 0.86)


def raposo_tavares(p: Pic) -> None:
    """A bandeirante before the hills."""
    _land(p, "#e9a05a", "#f7dca0", "#8a7a3c", 88)
    pt.hill(p, -20, 90, 96, 52, "#6b8a4a", INK)
    pt.hill(p, 70, 190, 96, 64, "#4f7a45", INK)
    p.line([(28, 128), (44, 14)], INK, 7)
    p.line([(28, 128), (44, 14)], "#8a5a34", 3.6)
    p.line([(38, 56), (44, 14)], "#9aa3a8", 3.4)
    bust(p, Person(TAN, "#2f2018", "short", "full", "wide", "armour", "#8a5a34", "#a8322a"), 100, LOW, 0.86)


def zumbi(p: Pic) -> None:
    """The chief of Palmares before his palisade."""
    _land(p, "#c9563a", "#f0b060", "#2c6b3c", 96)
    for i in range(15):
        x = 4 + i * 12
        p.poly([(x - 5, 104), (x - 5, 62), (x, 54), (x + 5, 62), (x + 5, 104)], "#8a5a34", INK, 1.8)
    for x in (16, 156):
        pt.palm(p, x, 104, 78, 0.06 if x < 80 else -0.06, "#3f8a45")
    p.line([(44, 128), (50, 10)], INK, 5.4)
    p.line([(44, 128), (50, 10)], "#a5713c", 2.6)
    p.poly([(50, -4), (56, 12), (50, 22), (44, 12)], "#d8dcdc", INK, 1.8)
    bust(p, Person(BLACK, "#1a1310", "afro", "goatee", "", "bare"), 98, LOW, 0.86)


def caxias(p: Pic) -> None:
    """A marshal under his standards."""
    _land(p, "#9fb8c4", "#f0e0b4", "#8a9a4a", 96)
    for x, lean, tone in ((22, 8, "#2c8a4f"), (148, -8, "#e6b13c")):
        p.push(x, 128, 1, angle=lean)
        p.line([(0, 0), (0, -122)], INK, 4)
        p.path(
            "M2 -118 C18 -126 26 -108 42 -116 V-80 C26 -72 18 -90 2 -82 Z"
            if x < 80
            else "M-2 -118 C-18 -126 -26 -108 -42 -116 V-80 C-26 -72 -18 -90 -2 -82 Z",
            tone,
            INK,
            1.8,
        )
        p.pop()
    bust(p, Person(FAIR, "#8a8278", "short", "moustache", "", "sash", "#26324f", old=True), 86, LOW, 0.9)


def conde_deu(p: Pic) -> None:
    """Guns beside a young general."""
    _land(p, "#d8b070", "#f6e6c0", "#9a7a44", 94)
    for x in (26, 146):
        p.push(x - 26, 76, 0.8, x > 100)
        if x > 100:
            p.push(-64, 0)
        p.path("M4 34 C2 28 6 24 10 25 L52 8 L60 4 L64 18 L57 18 L22 40 C14 44 6 42 4 34 Z", p.lin("#8a8f8a", "#4a4f4a"), INK, 2.6)
        p.circle(34, 45, 16, "", INK, 7)
        p.circle(34, 45, 16, "", "#a5713c", 3.4)
        p.path("M34 30 V60 M19 45 H49", "", "#a5713c", 3)
        if x > 100:
            p.pop()
        p.pop()
    for x, y, r in ((40, 40, 13), (58, 30, 10), (128, 34, 12)):
        p.circle(x, y, r, "#f4ecd8", op=0.7)
    bust(p, Person(FAIR, "#8a5a30", "short", "full", "", "uniform", "#2d4f8a"), 86, LOW, 0.86)


def maria_quiteria(p: Pic) -> None:
    """The woman who put on a soldier's coat."""
    _land(p, "#7fb3c4", "#f4e8c4", "#7f9a45", 90)
    pt.church(p, 36, 92, 0.5)
    pt.palm(p, 148, 98, 66, -0.1)
    p.line([(134, 128), (126, 18)], INK, 6)
    p.line([(134, 128), (126, 18)], "#8a5a34", 3)
    p.line([(128, 46), (125, 8)], "#d8dcdc", 3)
    bust(p, Person(TAN, "#2a1a12", "braids", "", "shako", "uniform", "#2d5f9e", "#f4e3bd"), 84, LOW, 0.84)


def camarao(p: Pic) -> None:
    """A Potiguara captain in the woods."""
    p.rect(0, 0, W, H, p.lin("#3f7a45", "#1d4a30"))
    for x, y, r in ((14, 30, 22), (48, 16, 18), (130, 18, 22), (160, 44, 20), (20, 76, 18), (154, 86, 20)):
        pt.crown(p, x, y, r, "#2f7540")
    for x, a in ((10, 20), (36, -10), (140, 14), (164, -24)):
        pt.leaf(p, x, 130, a, 1.3, "#4f9a45")
    bust(p, Person(BROWN, "#1a1310", "bowl", "", "feathers", "ruff", "#8a2f28", "#e6b13c"), 88, LOW, 0.88)


def barroso(p: Pic) -> None:
    """A steam frigate under full pressure."""
    p.rect(0, 0, W, H, p.lin("#a8c4cc", "#f0e4c4"))
    _water(p, 88, "#2f7a8f")
    p.path("M88 96 L94 78 H164 L168 86 L160 100 H92 Z", p.lin("#4a4a52", "#26242c"), INK, 2)
    p.path("M90 90 H166", "", "#c9483a", 2)
    for x in (106, 150):
        p.line([(x, 80), (x, 40)], INK, 2.6)
    p.rect(124, 56, 12, 24, "#c9483a", INK, 2)
    p.path("M130 54 C120 40 142 36 128 22 C150 26 150 44 136 54 Z", "#5a5a5a", op=0.55)
    bust(p, Person(FAIR, "#b0a89a", "bald", "sideburns", "", "uniform", "#1f2f4f", old=True), 60, LOW, 0.88)


def martim_afonso(p: Pic) -> None:
    """The first captain among the cane."""
    _land(p, "#f0c070", "#fbeec4", "#9db650", 92)
    for x, h, lean in ((10, 82, 4), (28, 92, -4), (46, 74, 3), (128, 76, -4), (146, 94, 4), (162, 82, -3)):
        pt.stalk(p, x, 128, h, "#7fb53a", lean)
    bust(p, Person(TAN, "#5a3a20", "short", "full", "helmet", "armour", "#8a2f28", "#8a2f28"), 88, LOW, 0.86)


def palheta(p: Pic) -> None:
    """The man who smuggled the coffee seeds."""
    _land(p, "#b8d4b8", "#f4ecc8", "#7a5a34", 94)
    for x, y, r in ((18, 104, 24), (152, 104, 26), (42, 122, 18), (134, 124, 18)):
        pt.coffee_bush(p, x, y, r)
    for x, y, a in ((120, 30, -30), (142, 46, 10), (28, 40, 30)):
        pt.bean(p, x, y, 10, a)
    bust(p, Person(FAIR, "#d9d3c6", "wig", "moustache", "", "coat", "#2c6b4f", "#fdf8ea"), 86, LOW, 0.86)


def noronha(p: Pic) -> None:
    """A merchant and his red timber."""
    _land(p, "#e8b878", "#f8e8c4", "#c9a25c", 96)
    pt.ship(p, 140, 84, 0.6)
    for k, y in enumerate((120, 104, 88)):
        for i in range(3 - k):
            pt.log(p, 26 + i * 24 + k * 12, y, 24, 8)
    bust(p, Person(TAN, "#2a1a12", "long", "goatee", "skullcap", "ruff", "#4a2a5a", "#e6b13c"), 102, LOW, 0.86)


def chica_da_silva(p: Pic) -> None:
    """A lady of the diamond country."""
    p.rect(0, 0, W, H, p.lin("#5a2a4a", "#8a4a6a"))
    _drape(p, "#a8324a")
    _drape(p, "#a8324a", False)
    for x, y in ((36, 96), (136, 96)):
        p.poly([(x - 9, y - 4), (x - 5, y - 10), (x + 5, y - 10), (x + 9, y - 4), (x, y + 9)], "#c9f4f4", INK, 1.8)
        p.path(f"M{x - 9} {y - 4} H{x + 9} M{x - 3} {y - 4} L{x} {y + 8} L{x + 3} {y - 4}", "", "#5fa8b0", 1.2)
    bust(p, Person(BROWN, "#1a1310", "short", "", "turban", "gown", "#e8b84a", "#e86a5a"), 86, LOW, 0.9)


def fernao_dias(p: Pic) -> None:
    """The hunter of emeralds in the mountains."""
    _land(p, "#d88a5a", "#f6d8a0", "#8a6a3c", 98)
    p.poly([(0, 104), (34, 30), (62, 70), (84, 42), (120, 92), (146, 50), (172, 96), (172, 128), (0, 128)], p.lin("#a8744a", "#6b4630"), INK, 2)
    for x, y, r in ((24, 106, 11), (44, 118, 9), (148, 112, 12), (130, 120, 8)):
        p.poly([(x - r, y), (x - r * 0.5, y - r), (x + r * 0.5, y - r), (x + r, y), (x, y + r)], p.lin("#8ff0b4", "#1f8a5a"), INK, 1.8)
    bust(p, Person(TAN, "#d9d3c6", "long", "long", "wide", "coat", "#6b4a2a", "#e6b13c", True), 88, LOW, 0.84)


def ana_jansen(p: Pic) -> None:
    """The mistress of the cotton houses."""
    _land(p, "#f0d0b0", "#fbf0d8", "#7f9a4a", 92)
    for x, y, r in ((16, 106, 11), (36, 118, 10), (154, 104, 12), (136, 118, 10), (10, 84, 8), (162, 82, 8)):
        p.path(f"M{x} {y + r * 1.2} V{y + r * 3}", "", "#3f6b2c", 3)
        pt.boll(p, x, y, r)
    bust(p, Person(FAIR, "#3a2618", "bun", "", "", "gown", "#4a3a6a", "#fdf8ea"), 86, LOW, 0.9)


def maua(p: Pic) -> None:
    """The first railway."""
    _land(p, "#b8ccd4", "#f4e8c8", "#8a9a5a", 86)
    p.path("M0 106 H172 M0 114 H172", "", INK, 2.4)
    for i in range(12):
        p.line([(6 + i * 15, 104), (4 + i * 15, 117)], "#6b4a2a", 3)
    goods.locomotive(p, 42, 106, 0.94, "#8a2f28")
    bust(p, Person(FAIR, "#4a4038", "short", "sideburns", "tophat", "coat", "#2a2a34", "#c9a25c"), 120, LOW, 0.86)


def cairu(p: Pic) -> None:
    """The ports thrown open."""
    _land(p, "#a8c8d0", "#f6ecd0", "#c9b48a", 80)
    _water(p, 84)
    pt.ship(p, 30, 94, 0.66, mark="#2d5f9e")
    pt.ship(p, 148, 92, 0.6, mark="#2c8a4f", flip=True)
    p.path("M0 112 H172 V128 H0 Z", "#a5713c", INK, 2)
    pt.barrel(p, 18, 126, 26)
    pt.sack(p, 154, 126, 26)
    bust(p, Person(FAIR, "#e4dfd2", "wig", "", "", "coat", "#3a2a4a", "#fdf8ea", True), 90, LOW, 0.88)


def chiquinha(p: Pic) -> None:
    """The composer at her keys."""
    p.rect(0, 0, W, H, p.lin("#4a6a8a", "#8fb0c4"))
    _drape(p, "#2d4f7a")
    for i, (x, y) in enumerate(((128, 26), (148, 44), (120, 56), (152, 74))):
        p.oval(x, y, 6, 4.4, INK)
        p.path(f"M{x + 5} {y} V{y - 20}" + (" q8 4 6 12" if i % 2 else ""), "", INK, 2.6)
    bust(p, Person(TAN, "#1f1510", "bun", "", "", "gown", "#1f2f4f", "#e6b13c"), 82, 122, 0.86)
    p.rect(0, 106, W, 22, "#3b2416", INK, 2)
    for i in range(19):
        p.rect(2 + i * 9, 108, 8.4, 18, "#fdf8ea", INK, 0.9)
        if i % 7 not in (2, 6):
            p.rect(8 + i * 9, 108, 5, 10, INK)


def gusmao(p: Pic) -> None:
    """The flying ship of a Jesuit."""
    p.rect(0, 0, W, H, p.lin("#7fb8d8", "#f4ecd0"))
    for x, y, s in ((20, 100, 0.8), (156, 110, 0.9), (150, 30, 0.6)):
        p.oval(x, y, 30 * s, 10 * s, "#ffffff", op=0.8)
        p.oval(x + 8, y - 8 * s, 18 * s, 10 * s, "#ffffff", op=0.8)
    p.push(44, 58, 1)
    p.circle(0, -22, 24, p.rad("#fff0c0", "#e6b13c", "#a5661c"), INK, 2)
    p.path("M0 -46 V2 M-14 -42 Q-20 -22 -10 -1 M14 -42 Q20 -22 10 -1", "", "#8a4a1c", 1.4)
    p.path("M-22 -12 L-16 18 M22 -12 L16 18 M0 2 V18", "", INK, 1.6)
    p.path("M-28 16 Q0 24 30 12 Q26 36 0 36 Q-22 36 -28 16 Z", "#8a5a34", INK, 2)
    p.pop()
    bust(p, Person(FAIR, "#3a2618", "short", "", "skullcap", "habit", "#26242c", "#fdf8ea"), 118, LOW, 0.86)


def anchieta(p: Pic) -> None:
    """Verses written in the sand."""
    _land(p, "#f0b878", "#fbeac0", "#ead9a0", 88)
    p.path("M0 84 Q60 76 100 84 T172 80 V92 Q120 96 60 90 T0 94 Z", "#3f8fa0")
    pt.palm(p, 22, 96, 74, 0.08)
    for y in (106, 114, 122):
        p.path(f"M8 {y} q5 -5 9 0 t9 0 t9 0 t9 0", "", "#a5813c", 2)
    p.line([(150, 126), (140, 42)], INK, 4.6)
    p.line([(150, 126), (140, 42)], "#a5713c", 2.2)
    bust(p, Person(FAIR, "#2f2018", "bald", "full", "", "habit", "#2a2622", "#e6b13c"), 96, LOW, 0.86)


def nisia_floresta(p: Pic) -> None:
    """The teacher among her books."""
    p.rect(0, 0, W, H, p.lin("#6b8a7a", "#c9d8c0"))
    for y in (38, 74, 110):
        _shelf(p, 4, y, 56, int(y))
        _shelf(p, 118, y, 52, int(y) + 1)
    bust(p, Person(FAIR, "#2a1a12", "long", "", "", "gown", "#5a2a4a", "#e6d8b4"), 88, LOW, 0.9)


def bonifacio(p: Pic) -> None:
    """A statesman and naturalist with his globe."""
    p.rect(0, 0, W, H, p.lin("#5a6a5a", "#b8c4a0"))
    _drape(p, "#2c6b3c", False)
    p.circle(32, 74, 24, p.rad("#bfe3e6", "#3f8fa0", "#1f5a6b"), INK, 2)
    p.path("M22 60 C30 54 40 58 38 68 C34 78 26 78 24 90 C16 82 14 66 22 60 Z", "#8fae5a", INK, 1.4)
    p.path("M8 60 A28 28 0 0 0 32 102 A28 28 0 0 0 56 86", "", GOLD, 3)
    p.path("M32 102 V116 M18 120 H46", "", "#7a4f2c", 5)
    bust(p, Person(FAIR, "#d9d3c6", "curls", "", "", "sash", "#2a3a2f", "#e6b13c", True), 100, LOW, 0.88)


def leopoldina(p: Pic) -> None:
    """The empress who signed."""
    p.rect(0, 0, W, H, p.lin("#7a9ac4", "#dce6f0"))
    _drape(p, "#2c7a46")
    p.push(138, 88, 1, angle=-12)
    p.rect(-20, -28, 38, 50, "#fdf6e0", INK, 1.8)
    for i in range(5):
        p.line([(-14, -20 + 7 * i), (12, -20 + 7 * i)], "#8a7a5a", 1.6)
    p.circle(6, 16, 5, "#b3312c", INK, 1.4)
    p.pop()
    p.path("M150 92 C152 66 166 52 170 40 C158 48 146 64 146 90 Z", "#fdfaf2", INK, 1.6)
    bust(p, Person(FAIR, "#c99a50", "curls", "", "tiara", "gown", "#3a5f9e", "#f2d060"), 84, LOW, 0.9)


def aleijadinho(p: Pic) -> None:
    """The sculptor with a prophet of stone."""
    _land(p, "#b8cce0", "#f4ecd4", "#a8a08a", 100)
    pt.hill(p, -10, 80, 104, 40, "#8a9a6a")
    p.path(
        "M122 112 L126 70 C122 62 128 56 132 56 C126 44 134 32 144 34 C154 34 160 46 154 56 C160 58 164 66 160 74 L164 112 Z",
        p.lin("#d8d2c2", "#8f8876", dx=1),
        INK,
        2.2,
    )
    p.path("M136 60 L132 110 M150 60 L154 110 M126 74 L112 64", "", "#6f6858", 2.4)
    p.rect(116, 110, 54, 18, "#b8b09a", INK, 2)
    bust(p, Person(BROWN, "#1a1310", "short", "full", "", "coat", "#6b4a34", "#e8dcc0"), 68, LOW, 0.88)


def isabel(p: Pic) -> None:
    """The princess, camellias and the golden quill."""
    p.rect(0, 0, W, H, p.lin("#8fa8d0", "#f0e4e0"))
    _drape(p, "#5a4a8a", False)
    for x, y, r in ((16, 104, 12), (36, 116, 12), (14, 78, 10), (44, 92, 9)):
        pt.leaf(p, x, y + 6, -40, 0.7, "#3f7a40")
        pt.flower(p, x, y, r, "#fdf8f4")
    p.path("M26 66 C28 40 44 22 54 8 C40 14 22 36 21 64 Z", "#ffe08a", INK, 1.8)
    p.line([(23, 68), (46, 20)], "#a5701c", 1.4)
    bust(p, Person(FAIR, "#c9a050", "bun", "", "tiara", "gown", "#f0e8f4", "#b8a0d8"), 96, LOW, 0.9)


PAINTINGS: dict[str, Callable[[Pic], None]] = {
    f.__name__: f
    for f in (
        cabral,
        raposo_tavares,
        zumbi,
        caxias,
        conde_deu,
        maria_quiteria,
        camarao,
        barroso,
        martim_afonso,
        palheta,
        noronha,
        chica_da_silva,
        fernao_dias,
        ana_jansen,
        maua,
        cairu,
        chiquinha,
        gusmao,
        anchieta,
        nisia_floresta,
        bonifacio,
        leopoldina,
        aleijadinho,
        isabel,
    )
}


def picture(name: str) -> Pic:
    """One painting without its frame."""
    p = Pic(W, H)
    PAINTINGS[name](p)
    return p
