"""Playing by keyboard alone: Tab and arrows walk legal targets and buttons, Enter acts, digits pick options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.input import Key
from tabletop.scene import Transition
from tabletop.table import hexdraw
from tabletop.table.driver import PAUSES

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

_SPEEDS = list(PAUSES)
_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def stops(table: TableScene) -> list[str]:
    """Everything that Tab walks: legal targets in reading order, then the buttons of menu and panel."""
    targets = []
    if table.selection is not None and not table.menu:
        placed = [(table.canvas.target_rect(i), i) for i in table.selection.targets]
        targets = [i for r, i in sorted(((r, i) for r, i in placed if r is not None), key=lambda p: (p[0].y // 40, p[0].x))]
    uis = [table.popup] if table.menu else [table.popup, table.side, table.bar]
    return targets + [f"@{n}:{w.id}" for n, ui in enumerate(uis) if ui.root is not None for w in ui._stops() if not w.id.startswith("icon:home")]


def press(table: TableScene, name: str, inp: Key) -> Transition | None:
    """React to a key."""
    if name in ("next", "previous", "left", "right", "up", "down"):
        return _walk(table, name)
    if name == "act":
        return _act(table)
    if name.startswith("option_"):
        return _option(table, int(name[7:]) - 1)
    if name == "back":
        return _back(table)
    handlers = {"undo": table.undo, "skip": table.skip, "fit": table.fit, "again": table.show_again}
    if name in handlers:
        handlers[name]()
        return None
    if name in ("zoom_in", "zoom_out"):
        table.canvas.camera.zoom(1.25 if name == "zoom_in" else 0.8, table.area.center)
        table.canvas.disturb()
        table.dirty = True
    elif name.startswith("jump_"):
        _jump(table, [*table.canvas.board.jumps.values()], int(name[5:]) - 1)
    elif name.startswith("seat_"):
        _jump(table, [sheet.box((0, 0, *sheet.map.size)) for sheet in table.canvas.sheets if sheet.small], int(name[5:]) - 1)
    elif name == "log":
        table.set_log_level(table.app.settings.log_level % 3 + 1)
    elif name == "fold":
        table.fold()
    elif name in ("bot_faster", "bot_slower"):
        at = _SPEEDS.index(table.app.settings.bot_speed) + (1 if name == "bot_faster" else -1)
        table.set_speed(_SPEEDS[max(0, min(at, len(_SPEEDS) - 1))])
    elif name == "end_turn" and table.decision is not None:
        ends = [a for a in table.decision.options if a[0] in table.decision.ends_turn]
        return table.choose(ends[0]) if ends else None
    table.dirty = True
    return None


def _walk(table: TableScene, name: str) -> None:
    found = stops(table)
    if not found:
        return
    ui, ident = _focused(table)
    at = found.index(table.focus) if table.focus in found else -1
    if ident and name in ("left", "right") and table.focus.startswith("@"):
        used, _ = ui.handle(Key(name))
        if used:
            table._stale = True
            return
    near = _beside(table, name)
    if near:
        table.focus = near
        table.hover.focus(near)
        table.dirty = True
        return
    step = -1 if name in ("previous", "left", "up") else 1
    at = (at + step) % len(found) if at >= 0 or step > 0 else len(found) - 1
    table.focus = found[at]
    ui, ident = _focused(table)
    for each in (table.popup, table.side, table.bar):
        if each.root is not None:
            each.keyboard = each is ui
            each.set_focus(ident if each is ui else "")
    table.hover.focus(table.focus if not table.focus.startswith("@") else "")
    table.dirty = True


def _beside(table: TableScene, name: str) -> str:
    """From a hexagon an arrow leads to the next one that way that can be chosen; "" when there is none."""
    way = _WAYS.get(name)
    placer = table.canvas.placer
    if way is None or table.menu or table.selection is None or not hexdraw.on_board(table.focus, placer):
        return ""
    x, y = table.canvas.zone_rect(table.focus).center
    best, least = "", float("inf")
    for ident in table.selection.targets:
        if ident != table.focus and hexdraw.on_board(ident, placer):
            cx, cy = table.canvas.zone_rect(ident).center
            ahead, aside = (cx - x) * way[0] + (cy - y) * way[1], abs((cx - x) * way[1]) + abs((cy - y) * way[0])
            # Rows are shifted by half a hexagon: up and down lead to the upper or lower right or left one as well.
            if ahead > 0 and aside <= ahead * 1.2 and ahead + 1.5 * aside < least:
                best, least = ident, ahead + 1.5 * aside
    return best


def _focused(table: TableScene):
    """The widget tree and id of the focused button; (None, "") for a target on the table."""
    if not table.focus.startswith("@"):
        return None, ""
    number, _, ident = table.focus[1:].partition(":")
    uis = [table.popup] if table.menu else [table.popup, table.side, table.bar]
    return (uis[int(number)], ident) if int(number) < len(uis) else (None, "")


def _act(table: TableScene) -> Transition | None:
    ui, ident = _focused(table)
    if ui is not None and ui.root is not None:
        ui.set_focus(ident)
        _, transition = ui.handle(Key("enter"))
        table._stale = True
        table.dirty = True
        return transition
    if table.selection is not None and table.focus in table.selection.targets:
        return table.click_target(table.focus)
    if table.selection is not None and len(table.decision.options) == 1:
        return table.choose(table.decision.options[0])
    if table.driver.held or table.driver.again:
        table.skip()
    return None


def _option(table: TableScene, n: int) -> Transition | None:
    options = table.menu or (table.selection.listed if table.selection is not None else ())
    return table.choose(options[n]) if n < len(options) and table.decision is not None else None


def _back(table: TableScene) -> Transition | None:
    if table.menu:
        table.menu = ()
        table._stale = table.dirty = True
        return None
    if table.selection is not None and table.selection.chosen:
        table.step_back()
        return None
    return table.pause()


def _jump(table: TableScene, boxes: list, n: int) -> None:
    if n < len(boxes):
        pad = table.canvas._pad
        x, y, w, h = boxes[n]
        table.canvas.camera.show((x + pad, y + pad, w, h))
        table.canvas.disturb()
