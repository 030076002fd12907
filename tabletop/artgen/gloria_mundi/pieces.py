"""The wooden pieces: a senator in flight, the Goth, the folding screen. Key colours stand for the seat's."""

from __future__ import annotations

from ..svg import Pic

MAIN, DARK, LIGHT = "#abc001", "#abc002", "#abc003"
INK = "#20140c"


def roman() -> Pic:
    """A running senator, toga in the seat's colour."""
    p = Pic(88, 144)
    p.oval(44, 131, 33, 10, INK, op=0.35)
    p.oval(44, 128, 30, 10, DARK, INK, 3)
    p.oval(44, 124, 30, 10, MAIN, INK, 3)
    p.oval(40, 122, 22, 6, LIGHT, op=0.45)
    p.path("M36 122 L38 104 L50 104 L46 122 Z M52 121 L56 100 L66 98 L62 119 Z", "#b98158", INK, 3)
    p.path("M30 56 C20 74 16 96 14 112 C28 118 58 118 74 106 C70 88 68 68 60 54 Z", MAIN, INK, 3.6)
    p.path("M58 56 C66 72 68 90 71 105 C62 111 54 113 46 114 C56 98 58 76 50 56 Z", DARK)
    p.path("M34 62 C28 76 24 94 22 108 M42 64 C40 80 38 98 34 112", "", DARK, 3)
    p.path("M27 64 C22 78 19 94 18 106", "", LIGHT, 3.4)
    p.path("M32 54 C44 66 60 86 68 108 C72 106 73 105 74 104 C68 82 56 62 42 52 Z", LIGHT, INK, 2.4)
    p.path("M58 60 C70 62 76 54 82 46 L76 42 C70 50 66 52 56 50 Z", "#d9a377", INK, 3)
    p.path("M30 58 C22 62 20 70 24 78 L32 74 C30 70 32 66 36 64 Z", "#d9a377", INK, 3)
    p.rect(14, 74, 20, 14, "#f4e3b4", INK, 2.6, 3)
    p.path("M38 46 H54 V56 Q46 62 38 56 Z", "#c98f64", INK, 2.6)
    p.circle(47, 29, 20, p.rad("#f3c79b", "#dca373", "#a9714a"), INK, 3.6)
    p.path("M28 27 C28 8 62 2 67 24 C58 15 46 17 41 22 C38 28 34 30 30 32 Z", "#6b4a2c", INK, 2.4)
    p.path("M29 22 C36 10 54 8 66 20", "", "#d9b23c", 4.5)
    p.circle(57, 29, 2.4, INK)
    p.path("M53 39 q5 2 8 -1", "", "#7a3b24", 2.4)
    return p


def _lance_and_helmet(p: Pic) -> None:
    """Leg, arm, lance and the horned head."""
    p.path("M68 100 L66 128 L78 130 L80 100 Z", "#3b3f48", INK, 3)
    p.path("M86 62 L104 78 L98 86 L82 74 Z", "#6b707b", INK, 3)
    p.path("M108 10 L100 130", "", INK, 8)
    p.path("M108 10 L100 130", "", "#9a6b3a", 4.4)
    p.path("M108 -2 L116 18 L108 26 L101 17 Z", "#dfe3ea", INK, 3)
    p.path(
        "M50 40 C36 36 32 18 40 6 C42 18 48 26 58 26 Z M86 40 C100 36 104 18 96 6 C94 18 88 26 78 26 Z",
        "#f0e0b6",
        INK,
        3,
    )
    p.path("M48 44 C48 22 58 14 68 14 C78 14 88 22 88 44 L84 56 H52 Z", p.lin("#9ba0ac", "#4b4f59", dx=0.8), INK, 3.6)
    p.path("M50 40 H86 M68 14 V46", "", "#d9a441", 5)
    p.path("M55 44 H81 L76 62 Q68 68 60 62 Z", "#a8683f", INK, 2.6)
    p.path("M54 50 C56 70 64 76 68 76 C74 74 80 68 82 50 C76 58 60 58 54 50 Z", "#8d4a1f", INK, 2.6)
    p.circle(62, 48, 2.4, "#ffe08a")
    p.circle(75, 48, 2.4, "#ffe08a")


def goth() -> Pic:
    """An armoured rider on a dark horse."""
    p = Pic(144, 184)
    p.oval(72, 168, 62, 14, INK, op=0.4)
    p.oval(72, 163, 58, 15, "#14161b", INK, 3)
    p.oval(72, 157, 58, 15, p.lin("#6b6f79", "#3a3d45", dx=1, dy=0.4), INK, 3)
    p.oval(64, 154, 44, 9, "#8f94a0", op=0.35)
    for d in (
        "M42 152 L46 116 L58 118 L54 152 Z",
        "M92 152 L92 116 L104 112 L106 150 Z",
        "M104 128 L120 112 L128 118 L114 140 Z",
    ):
        p.path(d, "#2a2422", INK, 3)
    p.path("M34 116 C22 122 16 134 20 148 C26 142 32 136 40 130 Z", "#4a3324", INK, 3)
    p.path(
        "M32 112 C36 92 66 92 88 94 C98 84 106 70 112 58 L118 62 L128 74 L136 84 L130 92 L118 88 C112 104 110 "
        "118 100 126 "
        "C80 134 50 132 36 128 Z",
        p.lin("#54463f", "#2b2320", dx=0.5),
        INK,
        4,
    )
    p.path("M110 60 C100 70 94 80 88 92 C98 90 106 82 112 74 Z", "#7a4a2a", INK, 2.6)
    p.circle(122, 76, 2.8, "#f0b03a")
    p.path("M44 100 C54 92 84 92 92 100 L86 118 C72 124 58 122 48 116 Z", "#7e2a22", INK, 3)
    p.path("M48 112 C60 118 76 118 88 112", "", "#d9a441", 3)
    p.path("M52 56 C42 72 36 96 26 118 C40 118 50 108 56 96 Z", "#5a1e1a", INK, 3)
    p.path("M50 58 C56 48 82 48 88 58 L86 100 C74 106 62 106 54 100 Z", p.lin("#8a8f9b", "#494d57", dx=0.8), INK, 3.6)
    p.path("M56 66 H84 M55 76 H85 M55 86 H86", "", "#343841", 3)
    _lance_and_helmet(p)
    return p


def _panel(p: Pic, x: float, w: float, top: float, slant: float, fill: str) -> None:
    y0, y1 = (top, top + slant) if slant >= 0 else (top - slant, top)
    p.poly([(x, y0), (x + w, y1), (x + w, y1 + 104), (x, y0 + 104)], fill, INK, 3.6)


def screen() -> Pic:
    """A screen of four leaves with arches and laurel."""
    p = Pic(240, 168)
    p.oval(120, 150, 112, 12, INK, op=0.35)
    for i in range(4):
        slant = 16 if i % 2 == 0 else -16
        x = 12 + i * 54
        _panel(p, x, 54, 28, slant, p.lin(LIGHT, MAIN, DARK) if i % 2 == 0 else p.lin(MAIN, DARK))
        mid = 28 + 8
        p.poly([(x + 6, mid + 10), (x + 48, mid + 10), (x + 48, mid + 16), (x + 6, mid + 16)], "#f3d690", op=0.9)
        p.path(f"M{x + 12} {mid + 88} V{mid + 46} a15 15 0 0 1 30 0 V{mid + 88} Z", DARK, "#f3d690", 3)
        p.path(f"M{x + 19} {mid + 88} V{mid + 50} a8 8 0 0 1 16 0 V{mid + 88} Z", "#2a1a10", op=0.55)
        p.circle(x + 27, mid + 28, 4, "#f3d690")
    for x in (66, 120, 174):
        p.line([(x, 34), (x, 140)], "#c99a45", 4)
    return p


PIECES = {"roman": roman, "goth": goth, "screen": screen}
