"""The interface's white icons, the seat emblems and the seat patterns.

python -m tabletop.artgen icons
"""

from __future__ import annotations

from .paths import COMMON, write_text
from .svg import Pic

WHITE = "#ffffff"

# Each icon is drawn on 24 x 24: "S" paths are stroked two wide, "F" paths are filled.
ICONS: dict[str, tuple[str, ...]] = {
    "undo": ("S M9 5 L4 10 L9 15", "S M4 10 H14 A5.5 5.5 0 0 1 14 21 H10"),
    "redo": ("S M15 5 L20 10 L15 15", "S M20 10 H10 A5.5 5.5 0 0 0 10 21 H14"),
    "menu": ("S M4 6 H20", "S M4 12 H20", "S M4 18 H20"),
    "book": ("S M12 6 C9 4 6 4 3 5 V19 C6 18 9 18 12 20 C15 18 18 18 21 19 V5 C18 4 15 4 12 6 Z", "S M12 6 V20"),
    "play": ("F M7 4 L20 12 L7 20 Z",),
    "pause": ("F M6 4 H10 V20 H6 Z M14 4 H18 V20 H14 Z",),
    "step": ("F M5 4 L15 12 L5 20 Z M17 4 H20 V20 H17 Z",),
    "skip": ("F M3 4 L11 12 L3 20 Z M11 4 L19 12 L11 20 Z M19 4 H22 V20 H19 Z",),
    "back": ("F M19 4 L9 12 L19 20 Z M4 4 H7 V20 H4 Z",),
    "forward": ("F M3 4 L12 12 L3 20 Z M12 4 L21 12 L12 20 Z",),
    "rewind": ("F M21 4 L12 12 L21 20 Z M12 4 L3 12 L12 20 Z",),
    "eye": ("S M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z", "F M12 8.5 A3.5 3.5 0 1 1 11.99 8.5 Z"),
    "eye_off": ("S M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z", "S M4 20 L20 4"),
    "sound": ("F M3 9 H7 L12 4 V20 L7 15 H3 Z", "S M15 9 C17 11 17 13 15 15", "S M18 6 C22 10 22 14 18 18"),
    "mute": ("F M3 9 H7 L12 4 V20 L7 15 H3 Z", "S M16 9 L22 15", "S M22 9 L16 15"),
    "log": ("S M6 3 H18 V21 H6 Z", "S M9 8 H15", "S M9 12 H15", "S M9 16 H13"),
    "user": ("F M12 3 A4.5 4.5 0 1 1 11.99 3 Z M3 21 C3 15 7 13.5 12 13.5 C17 13.5 21 15 21 21 Z",),
    "bot": (
        "S M5 9 H19 V19 H5 Z",
        "S M12 9 V4",
        "F M12 2 A2 2 0 1 1 11.99 2 Z M9 12 A1.6 1.6 0 1 1 8.99 12 Z M15 12 A1.6 1.6 0 1 1 14.99 12 Z",
        "S M2 12 V16",
        "S M22 12 V16",
        "S M10 17 H14",
    ),
    "trash": ("S M4 6 H20", "S M9 6 V3 H15 V6", "S M6 6 L7 21 H17 L18 6", "S M10 10 V17", "S M14 10 V17"),
    "check": ("S3 M4 13 L10 19 L20 5",),
    "cross": ("S3 M5 5 L19 19", "S3 M19 5 L5 19"),
    "plus": ("S3 M12 4 V20", "S3 M4 12 H20"),
    "minus": ("S3 M4 12 H20",),
    "clock": ("S M12 3 A9 9 0 1 1 11.99 3 Z", "S M12 7 V12 L16 14"),
    "weight": ("F M12 2 A4 4 0 0 1 15 8.7 H18 L21 21 H3 L6 8.7 H9 A4 4 0 0 1 12 2 Z",),
    "dice": (
        "S M4 4 H20 V20 H4 Z",
        "F M8.5 6.5 A2 2 0 1 1 8.49 6.5 Z M15.5 6.5 A2 2 0 1 1 15.49 6.5 Z "
        "M12 10 A2 2 0 1 1 11.99 10 Z M8.5 13.5 A2 2 0 1 1 8.49 13.5 Z M15.5 13.5 A2 2 0 1 1 15.49 13.5 Z",
    ),
    "hand": ("S M3 9 L8 7 L12 20 L7 22 Z", "S M9 4 H15 V17", "S M17 6 L21 8 L16 21 L14 20"),
    "chart": ("S M3 3 V21 H21", "S M6 16 L11 10 L14 13 L20 6"),
    "home": ("S M3 12 L12 4 L21 12", "S M6 10 V20 H10 V14 H14 V20 H18 V10"),
    "help": ("S M8 9 C8 3 17 3 17 9 C17 12 12 12 12 16", "F M12 19 A1.6 1.6 0 1 1 11.99 19 Z"),
    "fullscreen": ("S M3 9 V3 H9", "S M15 3 H21 V9", "S M21 15 V21 H15", "S M9 21 H3 V15"),
    "keyboard": (
        "S M2 6 H22 V18 H2 Z",
        "S M6 10 H6.1",
        "S M10 10 H10.1",
        "S M14 10 H14.1",
        "S M18 10 H18.1",
        "S M8 14 H16",
    ),
    "language": ("S M12 3 A9 9 0 1 1 11.99 3 Z", "S M3 12 H21", "S M12 3 C7 8 7 16 12 21 C17 16 17 8 12 3"),
    "palette": (
        "S M12 3 C6 3 2 7 2 12 C2 17 6 21 11 21 C14 21 14 19 13 17 C12 15 14 14 16 14 H19 C21 14 22 13 22 11 "
        "C22 6 18 3 12 3 Z",
        "F M7 10 A1.7 1.7 0 1 1 6.99 10 Z M11 6 A1.7 1.7 0 1 1 10.99 6 Z M16.5 7 A1.7 1.7 0 1 1 16.49 7 Z",
    ),
    "flag": ("S M5 22 V3", "F M5 3 C9 1 13 6 20 3 V13 C13 16 9 11 5 13 Z"),
    "save": ("S M4 4 H17 L20 7 V20 H4 Z", "S M8 4 V9 H15 V4", "S M7 20 V13 H17 V20"),
    "star": ("F M12 2 L15 9 L22 9.5 L16.6 14 L18.5 21.5 L12 17.3 L5.5 21.5 L7.4 14 L2 9.5 L9 9 Z",),
    "arrow_up": ("S3 M12 20 V5", "S3 M5 11 L12 4 L19 11"),
    "arrow_down": ("S3 M12 4 V19", "S3 M5 13 L12 20 L19 13"),
    "arrow_left": ("S3 M20 12 H5", "S3 M11 5 L4 12 L11 19"),
    "arrow_right": ("S3 M4 12 H19", "S3 M13 5 L20 12 L13 19"),
    "search": ("S M10 3 A7 7 0 1 1 9.99 3 Z", "S3 M15.5 15.5 L21 21"),
    "zoom_in": ("S M10 3 A7 7 0 1 1 9.99 3 Z", "S3 M15.5 15.5 L21 21", "S M10 7 V13", "S M7 10 H13"),
    "zoom_out": ("S M10 3 A7 7 0 1 1 9.99 3 Z", "S3 M15.5 15.5 L21 21", "S M7 10 H13"),
    "fit": ("S M3 5 H21 V19 H3 Z", "S M7 12 H17", "S M9 9.5 L6.5 12 L9 14.5", "S M15 9.5 L17.5 12 L15 14.5"),
    "lock": ("F M5 11 H19 V21 H5 Z", "S M8 11 V7 A4 4 0 0 1 16 7 V11"),
    "info": ("S M12 3 A9 9 0 1 1 11.99 3 Z", "S M12 11 V17", "F M12 6 A1.5 1.5 0 1 1 11.99 6 Z"),
    "warning": ("S M12 3 L22 20 H2 Z", "S M12 9 V14", "F M12 15.7 A1.4 1.4 0 1 1 11.99 15.7 Z"),
    "trophy": (
        "F M7 3 H17 V9 C17 13 15 15 12 15 C9 15 7 13 7 9 Z M10.5 14 H13.5 V18 H17 V21 H7 V18 H10.5 Z",
        "S M7 5 H3 C3 9 5 11 8 11",
        "S M17 5 H21 C21 9 19 11 16 11",
    ),
    "users": (
        "F M9 4 A3.7 3.7 0 1 1 8.99 4 Z M2 20 C2 15 5 13.5 9 13.5 C13 13.5 16 15 16 20 Z",
        "S M16 5 A3 3 0 0 1 17 11",
        "S M18 14 C20.5 15 22 17 22 20",
    ),
    "gear": (),
    "edit": ("S M4 20 L5 15 L16 4 L20 8 L9 19 Z", "S M13.5 6.5 L17.5 10.5"),
    "leave": ("S M10 4 H4 V20 H10", "S M9 12 H20", "S M15.5 7 L20.5 12 L15.5 17"),
    "replay": ("S M20 12 A8 8 0 1 1 17 6", "S M17 2 V6.5 H12.5"),
    "folder": ("S M3 6 H9 L11 8 H21 V19 H3 Z",),
}

EMBLEMS = (
    "M50 8 L94 88 H6 Z",
    "M12 12 H88 V88 H12 Z",
    "RING",
    "M50 4 L92 50 L50 96 L8 50 Z",
    "M35 8 H65 V35 H92 V65 H65 V92 H35 V65 H8 V35 H35 Z",
    "STAR",
)


def icon(name: str) -> str:
    """The SVG text of one white icon."""
    pic = Pic(24, 24)
    for part in ICONS[name]:
        mode, d = part.split(" ", 1)
        if mode == "F":
            pic.path(d, WHITE)
        else:
            pic.path(d, "", WHITE, 3 if mode == "S3" else 2.1)
    if name == "gear":
        for angle in range(0, 360, 45):
            pic.push(12, 12, 1, angle=angle)
            pic.rect(-2, -10.5, 4, 5, WHITE, rx=1)
            pic.pop()
        pic.circle(12, 12, 5.6, "", WHITE, 3.4)
    return pic.text()


def emblem(index: int) -> str:
    """The SVG text of a seat's emblem: white, on 100 x 100."""
    pic = Pic(100, 100)
    shape = EMBLEMS[index]
    if shape == "RING":
        pic.circle(50, 50, 33, "", WHITE, 20)
    elif shape == "STAR":
        pic.star(50, 53, 49, 20, 5, WHITE)
    else:
        pic.path(shape, WHITE)
    return pic.text()


def pattern(index: int) -> str:
    """The SVG text of a seat's pattern: white on nothing, a tile of 32 x 32 that repeats without a seam."""
    pic = Pic(32, 32)
    if index == 0:
        pic.path("M-8 8 L8 -8 M-8 24 L24 -8 M8 24 L24 8 M-8 40 L40 -8 M8 40 L40 8 M24 40 L40 24", "", WHITE, 4)
    elif index == 1:
        pic.path("M8 0 V32 M24 0 V32", "", WHITE, 4)
    elif index == 2:
        for x, y in ((8, 8), (24, 24)):
            pic.circle(x, y, 5, WHITE)
    elif index == 3:
        pic.path("M16 4 L28 16 L16 28 L4 16 Z", "", WHITE, 4)
    elif index == 4:
        pic.path("M8 3 V13 M3 8 H13 M24 19 V29 M19 24 H29", "", WHITE, 4)
    else:
        for y in (0, 16, 32):
            pic.path(f"M-8 {y + 4} L0 {y - 4} L8 {y + 4} L16 {y - 4} L24 {y + 4} L32 {y - 4} L40 {y + 4}", "", WHITE, 4)
    return pic.text()


def main(_arguments: list[str]) -> None:
    """Write everything."""
    for name in ICONS:
        write_text(COMMON / "icons" / f"{name}.svg", icon(name))
    for i in range(len(EMBLEMS)):
        write_text(COMMON / "emblems" / f"{i}.svg", emblem(i))
        write_text(COMMON / "patterns" / f"{i}.svg", pattern(i))
