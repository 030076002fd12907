"""The icons of the game: one drawing per concept, 64 x 64, told apart by outline as well as by colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import Pic, dark, light

INK = "#2a1a10"
GREEN, GOLD, STEEL, PURPLE, RED = "#5c9a3c", "#e0a52e", "#e9e6df", "#8a4fae", "#a3322b"


def wheat(p: Pic, x: float, y: float, s: float, colour: str, edge: str = "") -> None:
    """An ear of wheat standing at (x, y), `s` high."""
    p.line([(x, y), (x, y - s * 0.5)], edge or colour, s * 0.09)
    for i in range(4):
        top = y - s * (0.36 + 0.16 * i)
        for side in (-1, 1):
            p.path(
                f"M{x} {top} q{side * s * 0.26} {-s * 0.04} {side * s * 0.18} {-s * 0.26} "
                f"q{-side * s * 0.2} {s * 0.06} {-side * s * 0.18} {s * 0.26} z",
                colour,
                edge,
                s * 0.035,
            )
    p.oval(x, y - s, s * 0.07, s * 0.13, colour, edge, s * 0.035)


def food(p: Pic) -> None:
    """A green cube with an ear of wheat."""
    p.poly([(32, 4), (57, 17), (57, 46), (32, 60), (7, 46), (7, 17)], GREEN, INK, 4.5)
    p.poly([(32, 6.5), (54.5, 18), (32, 30), (9.5, 18)], light(GREEN, 0.42))
    p.poly([(9.5, 18.5), (32, 30), (32, 57), (9.5, 45)], p.lin("#66a844", "#4a8231"))
    p.poly([(54.5, 18.5), (32, 30), (32, 57), (54.5, 45)], p.lin("#4a8231", "#356322"))
    wheat(p, 32, 54, 38, "#ffe38a", "#5b4310")


def coin(p: Pic) -> None:
    """A gold coin with an emperor's profile."""
    p.circle(32, 32, 27, p.rad("#ffe596", GOLD, "#b0741a"), INK, 4.5)
    p.circle(32, 32, 20.5, "", "#a46c18", 2.6)
    p.path("M27 47 q-1 -6 -4 -8 q-5 -9 2 -17 q8 -7 16 -1 q4 4 2 9 l4 6 -4 2 q1 6 -5 6 l-1 3 z", "#9a6213")
    p.path("M24 25 q7 -9 18 -5 l2 3 q-10 -4 -19 4 z", "#ffeeb0")
    p.path("M14 22 q6 -11 17 -12", "", "#fff6d2", 3, 0.9)


def shield(p: Pic) -> None:
    """A steel shield with a boss."""
    d = "M32 3 C42 8 50 9 55 8 C57 30 51 50 32 61 C13 50 7 30 9 8 C14 9 22 8 32 3 Z"
    p.path(d, p.lin("#ffffff", STEEL, "#a9aab0", dx=0.8, dy=1), INK, 4.5)
    p.path("M32 9 C39 12.5 45 13.5 50 13.5 C50.5 31 46 46 32 55 Z", "#8d9098", op=0.55)
    p.path("M32 8 V56 M12 27 H52", "", "#8d2b26", 5)
    p.circle(32, 27, 9, p.rad("#ffffff", "#b8bac0", "#75777f"), INK, 3)


def leaf(p: Pic, x: float, y: float, angle: float, size: float, fill: str, edge: str, sw: float) -> None:
    """A pointed leaf whose stem is at (x, y)."""
    p.push(x, y, size, angle=angle)
    p.path("M0 0 C5 -4 5 -11 0 -17 C-5 -11 -5 -4 0 0 Z", fill, edge, sw / size)
    p.pop()


def glory(p: Pic) -> None:
    """A purple laurel wreath round a star."""
    p.circle(32, 33, 20, "#f3e4fa", INK, 2)
    for side in (-1, 1):
        for i in range(6):
            a = math.radians(172 - i * 29)
            x, y = 32 + side * math.sin(a) * 20, 34 - math.cos(a) * 20
            turn = side * (math.degrees(a) - 90)
            leaf(p, x, y, turn - side * 34, 0.98, PURPLE, INK, 2.4)
            leaf(p, x, y, turn + side * 22, 0.82, light(PURPLE, 0.25), INK, 2.4)
    p.star(32, 33, 13, 5.6, 5, "#ffcf4d", INK, 2.2)
    p.path("M26 58 L32 52 L38 58", "", "#f0c04a", 4)


def steps(p: Pic) -> None:
    """The print of a sandal."""
    p.path(
        "M24 60 C14 60 13 48 17 40 C20 33 16 28 16 19 C16 8 26 2 35 4 C46 6 48 17 45 27 C43 35 38 38 37 46 "
        "C36 55 33 60 24 60 Z",
        p.lin("#c07b45", "#8a4c24"),
        INK,
        4.5,
    )
    p.path("M21 22 Q31 30 42 20 M30 26 L31 8 M19 43 Q27 47 35 42", "", "#ffe3b0", 4)
    p.path("M50 42 l9 9 -9 9 M45 51 h12", "", INK, 7)
    p.path("M50 42 l9 9 -9 9 M45 51 h12", "", "#ffd35e", 3.4)


def badge(p: Pic, colour: str) -> None:
    """The square plate behind the three kinds of base."""
    p.rect(4, 4, 56, 56, p.lin(light(colour, 0.35), colour, dark(colour, 0.2)), INK, 4, 11)


def farm(p: Pic) -> None:
    """A farmhouse between fields."""
    badge(p, GREEN)
    p.path("M7 46 Q22 36 32 44 Q46 36 57 46 V53 Q57 57 53 57 H11 Q7 57 7 53 Z", "#e7c65a", INK, 2)
    p.rect(19, 27, 26, 20, "#fff3d6", INK, 3)
    p.poly([(12, 29), (32, 12), (52, 29)], "#c2502f", INK, 3.5)
    p.rect(28, 34, 8, 13, "#5a3318")


def city(p: Pic) -> None:
    """A temple front."""
    badge(p, GOLD)
    p.poly([(9, 25), (32, 10), (55, 25)], "#fff7e0", INK, 3.5)
    for x in (14, 28, 42):
        p.rect(x, 27, 8, 20, "#fff7e0", INK, 2.6)
    p.rect(9, 46, 46, 9, "#fff7e0", INK, 3)
    p.circle(32, 19.5, 2.6, RED)


def legion(p: Pic) -> None:
    """A standard with the eagle."""
    badge(p, "#c9c6c0")
    p.line([(32, 57), (32, 20)], INK, 6.5)
    p.line([(32, 56), (32, 20)], "#b07a2c", 3)
    p.path(
        "M32 12 C24 8 14 9 9 15 C15 15 17 18 18 22 C24 21 28 24 32 27 C36 24 40 21 46 22 C47 18 49 15 55 15 "
        "C50 9 40 8 32 12 Z",
        "#e9b23a",
        INK,
        3,
    )
    p.path("M18 31 H46 V47 L39 43 L32 49 L25 43 L18 47 Z", RED, INK, 3)
    p.circle(32, 37, 3.4, "#ffd35e")


def goth(p: Pic) -> None:
    """A horned helmet."""
    p.path("M14 26 C2 22 2 8 7 3 C9 12 15 16 21 16 Z M50 26 C62 22 62 8 57 3 C55 12 49 16 43 16 Z", "#f1e2bd", INK, 3.4)
    p.path(
        "M12 34 C12 16 22 9 32 9 C42 9 52 16 52 34 V44 L44 60 H37 L36 40 H28 L27 60 H20 L12 44 Z",
        p.lin("#8b8f98", "#4b4e57", dx=0.6),
        INK,
        4,
    )
    p.path("M12 35 H52 M32 9 V42", "", "#c8963a", 5)
    p.circle(22, 40, 3, "#e8482e")
    p.circle(42, 40, 3, "#e8482e")


def roman(p: Pic) -> None:
    """A senator in his toga."""
    p.path("M14 61 C12 44 18 31 27 28 H37 C48 31 52 44 50 61 Z", p.lin("#fffaf0", "#d9cdb8"), INK, 4)
    p.path("M24 29 C34 38 42 48 45 61", "", PURPLE, 5)
    p.circle(32, 17, 11, "#e3b486", INK, 4)
    p.path("M21 14 C24 4 40 4 43 14 C37 9 27 9 21 14 Z", "#5a8f3a", INK, 2)


def any_resource(p: Pic) -> None:
    """Three goods in one: any of them."""
    p.circle(32, 32, 28, "#f6ead0", INK, 4)
    p.poly([(32, 9), (43, 15), (43, 27), (32, 33), (21, 27), (21, 15)], GREEN, INK, 3)
    p.circle(20, 41, 9.5, GOLD, INK, 3)
    p.path("M44 31 C49 33 52 33 54 33 C54 43 51 49 44 53 C37 49 34 43 34 33 C36 33 40 33 44 31 Z", STEEL, INK, 3)


def surcharge(p: Pic) -> None:
    """A plus sign on a seal."""
    p.star(32, 32, 30, 24, 12, RED, INK, 3)
    p.path("M32 17 V47 M17 32 H47", "", "#fff1d0", 9)


def rome(p: Pic) -> None:
    """An arena."""
    p.path("M5 52 V26 C14 12 50 12 59 26 V52 Z", "#e8d2a4", INK, 4)
    p.path("M5 30 C16 20 48 20 59 30 M5 42 C16 35 48 35 59 42", "", "#8a6436", 3)
    for i, x in enumerate((12, 22, 32, 42, 52)):
        lift = (4, 1, 0, 1, 4)[i]
        p.path(f"M{x - 3} {38 + lift} v-6 a3 3 0 0 1 6 0 v6 z M{x - 3.5} 52 v-7 a3.5 3.5 0 0 1 7 0 v7 z", "#6b2b20")


def carthage(p: Pic) -> None:
    """A harbour tower above waves."""
    p.rect(24, 14, 16, 32, "#f3dfae", INK, 3.5)
    p.poly([(20, 15), (32, 3), (44, 15)], "#b5452c", INK, 3.5)
    p.rect(28, 22, 8, 10, "#5b3a20")
    p.rect(8, 34, 48, 14, "#e8cf98", INK, 3.5)
    for x in (14, 28, 42):
        p.path(f"M{x} 47 v-5 a4 4 0 0 1 8 0 v5 z", "#5b3a20")
    p.path("M4 51 q7 -6 14 0 t14 0 t14 0 t14 0 V58 q-7 5 -14 0 t-14 0 t-14 0 t-14 0 Z", "#3f8ea0", INK, 3)


def hand(p: Pic) -> None:
    """Three cards in a fan."""
    for angle, colour in ((-22, "#7fae5a"), (0, "#e0a52e"), (22, "#e9e6df")):
        p.push(32, 62, 1, angle=angle)
        p.rect(-13, -54, 26, 38, colour, INK, 3.4, 4)
        p.pop()


def screen(p: Pic) -> None:
    """A folding screen."""
    p.poly([(4, 14), (20, 20), (20, 58), (4, 52)], "#8f3a2d", INK, 3.4)
    p.poly([(20, 20), (44, 20), (44, 58), (20, 58)], "#b5523b", INK, 3.4)
    p.poly([(60, 14), (44, 20), (44, 58), (60, 52)], "#8f3a2d", INK, 3.4)
    p.path("M26 51 V34 a6 6 0 0 1 12 0 V51", "", "#ffd98a", 3.4)


def deck(p: Pic) -> None:
    """A pile of cards."""
    for i in range(3):
        p.rect(10 + i * 6, 14 - i * 5, 32, 46, ("#8f3a2d", "#a94a38", "#c05f46")[i], INK, 3.4, 5)
    p.star(38, 27, 10, 4.5, 5, "#ffd98a")


def fire(p: Pic) -> None:
    """A flame."""
    p.path(
        "M33 2 C36 15 52 22 52 41 C52 54 43 61 32 61 C21 61 12 54 12 42 C12 33 18 29 19 20 C24 22 26 25 27 30 "
        "C33 24 35 14 33 2 Z",
        p.lin("#ffb53a", "#d9431e"),
        INK,
        4,
    )
    p.path(
        "M33 32 C40 40 42 45 41 50 C39 57 25 57 23 50 C22 44 27 42 28 37 C31 39 32 41 33 44 C35 40 35 36 33 32 Z",
        "#ffe88f",
    )


ICONS: dict[str, Callable[[Pic], None]] = {
    "food": food,
    "gold": coin,
    "military": shield,
    "glory": glory,
    "steps": steps,
    "farm": farm,
    "city": city,
    "legion": legion,
    "goth": goth,
    "roman": roman,
    "any_resource": any_resource,
    "surcharge": surcharge,
    "rome": rome,
    "carthage": carthage,
    "hand": hand,
    "screen": screen,
    "deck": deck,
    "fire": fire,
}


def drawn(name: str) -> str:
    """The SVG text of one icon."""
    pic = Pic(64, 64)
    ICONS[name](pic)
    return pic.text()
