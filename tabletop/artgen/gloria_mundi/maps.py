"""Writes the three Tiled maps of Gloria Mundi."""

from __future__ import annotations

from ..paths import MAPS, write_text
from ..tmx import Obj, Value, document
from . import layout as lay

KINDS = ("farm", "city", "legion")
INK, PALE = "#3a2413", "#f4e6c4"


def rect(name: str, box: tuple[float, float, float, float], kind: str = "", **props: Value) -> Obj:
    """A rectangle object."""
    return Obj(name, *box, kind=kind, props=props)


def text(
    name: str,
    box: tuple[float, float, float, float],
    size: int,
    colour: str,
    align: str = "center",
    font: str = "serif",
    angle: int = 0,
) -> Obj:
    """A place where the renderer prints the text with the id `name`."""
    return rect(name, box, "text", size=size, colour=colour, align=align, font=font, angle=angle)


def track(name: str, points: list[tuple[float, float]], **props: Value) -> Obj:
    """A polyline whose points are the places."""
    return Obj(name, *points[0], kind="track", line=points, props=props)


def board_zones() -> list[Obj]:
    """The places of the common board."""
    cell_w, cell_h = lay.FORUM_CELL
    return [
        track("goth", lay.goth_places(), cell_w=40, cell_h=40, spread=19.0, radius=lay.GOTH_RADIUS, label="goth_road"),
        track(
            "escape",
            lay.escape_places(),
            cell_w=40,
            cell_h=66,
            spread=25.0,
            radius=lay.ESCAPE_RADIUS,
            number_every=5,
            number_size=19,
            number_colour="#5a3a10",
            label="escape_road",
        ),
        rect(
            "forum",
            lay.FORUM,
            "row",
            cell_w=cell_w,
            cell_h=cell_h,
            gap=lay.FORUM_GAP,
            slots=6,
            align="left",
            slot_labels="+5,+4,+3,+2,+1,+0",
            label_dy=19.0,
            label_size=22,
            label_colour="#fff6df",
            label="forum",
        ),
        rect("deck", lay.DECK, "stack", cell_w=lay.DECK[2], cell_h=lay.DECK[3], gap=1.0, align="center", label="deck"),
        rect("fire", lay.FIRE, "stack", cell_w=lay.FIRE[2], cell_h=lay.FIRE[3], gap=1.0, align="center", label="fire"),
        rect(
            "bank",
            lay.BANK,
            "pile",
            cell_w=54,
            cell_h=54,
            gap=12.0,
            align="center",
            label="bank",
            faces="food,gold,military,glory",
        ),
    ]


def board_labels() -> list[Obj]:
    """Where the board's names are printed."""
    return [
        text("rome", (540, 466, 120, 34), 28, INK),
        text("carthage", (462, 946, 150, 34), 27, INK, "left"),
        text("forum", (lay.TRAY[0] + 290, lay.TRAY[1] + 3, 674, 33), 26, PALE),
        text("escape_road", (606, 712, 190, 30), 22, "#f6f1de"),
        text("goth_road", (2166, 214, 180, 28), 22, INK, "right"),
        text("bank", (lay.BANK[0], lay.BANK[1] - 26, lay.BANK[2], 24), 18, PALE),
        text("deck", (lay.DECK[0] + 114, 508, 140, 28), 20, INK, "left"),
        text("fire", (lay.FIRE[0] - 154, 508, 140, 28), 20, INK, "right"),
    ]


def board() -> str:
    """The map of the common board."""
    jumps = [
        rect("goth_road", (1180, 40, 1200, 480)),
        rect("alps", (40, 40, 1200, 480)),
        rect("forum", lay.TRAY),
        rect("escape_road", (40, 380, 1080, 610)),
    ]
    picture = ("../../art/gloria_mundi/board.jpg", *lay.PICTURE)
    return document(lay.BOARD, picture, {"zones": board_zones(), "labels": board_labels(), "jumps": jumps})


def seat() -> str:
    """The viewer's own mat."""
    w, h = lay.MAT_CELL
    zones = [
        rect(f"{k}:{{seat}}", lay.MAT_ROWS[k], "row", cell_w=w, cell_h=h, gap=8.0, align="left", label=k) for k in KINDS
    ]
    zones += [
        rect(
            "screen:{seat}",
            lay.MAT_SCREEN,
            "pile",
            cell_w=42,
            cell_h=42,
            gap=6.0,
            align="left",
            label="screen",
            faces="food,gold,military,glory",
        ),
        rect("hand:{seat}", lay.MAT_HAND, "fan", cell_w=w, cell_h=h, gap=8.0, align="center", label="hand"),
    ]
    labels = [text(k, (lay.MAT_ROWS[k][0], 8, 330, 28), 20, PALE, "left") for k in KINDS]
    labels += [
        text("screen", (lay.MAT_SCREEN[0], 8, 132, 28), 20, PALE, "center"),
        text("hand", (lay.MAT_HAND[0], 8, 300, 28), 20, PALE, "left"),
    ]
    return document(
        lay.MAT, ("../../art/gloria_mundi/mat.jpg", lay.MAT[0] * 2, lay.MAT[1] * 2), {"zones": zones, "labels": labels}
    )


def seat_small() -> str:
    """Another player's mat: everything in little."""
    w, h = lay.SMALL_CELL
    zones = [
        rect(f"{k}:{{seat}}", lay.SMALL_ROWS[k], "row", cell_w=w, cell_h=h, gap=4.0, align="left", label=k)
        for k in KINDS
    ]
    zones += [
        rect("screen:{seat}", lay.SMALL_SCREEN, "pile", cell_w=72, cell_h=72, gap=2.0, align="center", label="screen"),
        rect("hand:{seat}", lay.SMALL_HAND, "pile", cell_w=52, cell_h=77, gap=2.0, align="center", label="hand"),
    ]
    labels = [
        text(k, (lay.SMALL_ROWS[k][0] - 54, lay.SMALL_ROWS[k][1] + 26, 50, 26), 17, PALE, "center") for k in KINDS
    ]
    labels += [text("screen", (366, 100, 86, 22), 16, PALE), text("hand", (366, 220, 86, 22), 16, PALE)]
    return document(
        lay.SMALL,
        ("../../art/gloria_mundi/mat_small.jpg", lay.SMALL[0] * 2, lay.SMALL[1] * 2),
        {"zones": zones, "labels": labels},
    )


def main() -> None:
    """Write the maps."""
    for name, make in (("board", board), ("seat", seat), ("seat_small", seat_small)):
        write_text(MAPS / "gloria_mundi" / f"{name}.tmx", make())
