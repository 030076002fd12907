"""Where everything lies on the board: one set of numbers for the map file and the painter."""

from __future__ import annotations

from ..spline import Point, catmull, resample

BOARD = (2400, 1010)
PICTURE = (3600, 1515)  # pixels of board.jpg
MAT = (1500, 250)
SMALL = (460, 250)
CARD = (200, 296)  # units of the card design in skin.toml

ROME_CITY: Point = (640, 418)
CARTHAGE_CITY: Point = (508, 912)
GOTH_RADIUS = 40
ESCAPE_RADIUS = 23

_GOTH = [
    (2316, 100),
    (2210, 80),
    (2110, 130),
    (2115, 240),
    (2200, 310),
    (2175, 405),
    (2060, 420),
    (1950, 372),
    (1885, 280),
    (1880, 170),
    (1780, 100),
    (1650, 150),
    (1610, 268),
    (1500, 330),
    (1390, 268),
    (1330, 150),
    (1210, 98),
    (1080, 142),
    (960, 172),
    (850, 104),
    (720, 90),
    (600, 140),
    (490, 96),
    (370, 84),
    (250, 128),
    (130, 96),
    (76, 182),
    (130, 270),
    (240, 262),
    (345, 224),
    (455, 256),
    (545, 282),
    (602, 362),
]
_ESCAPE = [
    (690, 452),
    (762, 505),
    (842, 540),
    (905, 588),
    (975, 606),
    (1046, 655),
    (1012, 728),
    (985, 800),
    (925, 838),
    (890, 905),
    (815, 934),
    (735, 905),
    (662, 862),
    (590, 800),
    (520, 735),
    (440, 700),
    (340, 716),
    (250, 672),
    (160, 700),
    (94, 770),
    (112, 858),
    (200, 905),
    (292, 900),
    (360, 956),
    (430, 948),
]


def goth_places() -> list[Point]:
    """The 37 places of the Goth road; the last is Rome."""
    return [(round(x, 1), round(y, 1)) for x, y in resample(catmull(_GOTH), 37)]


def escape_places() -> list[Point]:
    """The 37 places of the escape road, Rome to Carthage."""
    return [(round(x, 1), round(y, 1)) for x, y in resample(catmull(_ESCAPE), 37)]


# Rectangles (x, y, w, h) on the board.
TRAY = (1112, 610, 1254, 364)
FORUM = (1121, 647, 1236, 286)
FORUM_CELL = (194, 286)
FORUM_GAP = 14.4
DECK = (1138, 446, 100, 148)
FIRE = (2240, 446, 100, 148)
BANK = (1486, 478, 520, 118)

MAT_ROWS = {"farm": (14, 40, 330, 196), "city": (356, 40, 330, 196), "legion": (698, 40, 330, 196)}
MAT_SCREEN = (1042, 40, 132, 196)
MAT_HAND = (1188, 40, 300, 196)
MAT_CELL = (124, 184)
SMALL_ROWS = {"farm": (58, 6, 296, 78), "city": (58, 86, 296, 78), "legion": (58, 166, 296, 78)}
SMALL_CELL = (52, 77)
SMALL_SCREEN = (366, 10, 86, 112)
SMALL_HAND = (366, 130, 86, 112)
