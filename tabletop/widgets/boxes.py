"""Containers: they measure their children and give them their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.input import Input, Key, Move, Press, Wheel
from tabletop.theme import Colour, Ink
from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit

Pad = float | tuple[float, float] | tuple[float, float, float, float]


def _pads(kit: Kit, pad: Pad) -> tuple[int, int, int, int]:
    """Left, top, right, bottom in pixels of one, two (across, down) or four numbers."""
    if isinstance(pad, (int, float)):
        pad = (pad, pad)
    if len(pad) == 2:
        pad = (*pad, *pad)
    return tuple(kit.px(p) for p in pad)


class Box(Widget):
    """Base of containers. `align` places children across: stretch, left (or top), center, right (or bottom)."""

    def __init__(
        self,
        children: Sequence[Widget | None] = (),
        *,
        gap: float = 8,
        pad: Pad = 0,
        align: str = "stretch",
        justify: str = "start",
        **kw,
    ):
        super().__init__(**kw)
        self.children = [child for child in children if child is not None]
        self.gap, self.pad, self.align, self.justify = gap, pad, align, justify

    def inside(self, kit: Kit, rect: pygame.Rect) -> pygame.Rect:
        """`rect` without the padding."""
        left, top, right, bottom = _pads(kit, self.pad)
        return pygame.Rect(rect.x + left, rect.y + top, max(0, rect.w - left - right), max(0, rect.h - top - bottom))


def _across(start: int, room: int, size: int, align: str) -> tuple[int, int]:
    """Place and size across the direction of a container."""
    if align == "stretch":
        return start, room
    spare = {"left": 0, "top": 0, "center": (room - size) // 2}.get(align, room - size)
    return start + spare, min(size, room)


class Column(Box):
    """Children one below the other."""

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, top, right, bottom = _pads(kit, self.pad)
        sizes = [child.natural(kit, max(0, width - left - right)) for child in self.children]
        wide = max((s[0] for s in sizes), default=0)
        high = sum(s[1] for s in sizes) + kit.px(self.gap) * max(0, len(sizes) - 1)
        return (wide + left + right, high + top + bottom)

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        box = self.inside(kit, rect)
        sizes = [child.natural(kit, box.w) for child in self.children]
        gap = kit.px(self.gap)
        heights = _share([s[1] for s in sizes], [c.flex for c in self.children], box.h, gap)
        y = box.y + _lead(self.justify, box.h - sum(heights) - gap * max(0, len(heights) - 1))
        for child, size, high in zip(self.children, sizes, heights, strict=True):
            x, wide = _across(box.x, box.w, size[0], self.align)
            child.place(kit, pygame.Rect(x, y, wide, high), ui)
            y += high + gap


class Row(Box):
    """Children side by side."""

    def __init__(self, children: Sequence[Widget | None] = (), *, align: str = "center", **kw):
        super().__init__(children, align=align, **kw)

    def _widths(self, kit: Kit, width: int) -> list[int]:
        gap = kit.px(self.gap)
        room = max(0, width - gap * max(0, len(self.children) - 1))
        fixed = [0 if child.flex else child.natural(kit, room)[0] for child in self.children]
        return _divide(max(0, room - sum(fixed)), fixed, [child.flex for child in self.children])

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, top, right, bottom = _pads(kit, self.pad)
        room = max(0, width - left - right)
        widths = self._widths(kit, room)
        sizes = [child.natural(kit, w) for child, w in zip(self.children, widths, strict=True)]
        wide = sum(w if c.flex == 0 else s[0] for c, w, s in zip(self.children, widths, sizes, strict=True))
        wide += kit.px(self.gap) * max(0, len(sizes) - 1)
        return (min(width, wide + left + right), max((s[1] for s in sizes), default=0) + top + bottom)

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        box = self.inside(kit, rect)
        widths = self._widths(kit, box.w)
        gap = kit.px(self.gap)
        x = box.x + _lead(self.justify, box.w - sum(widths) - gap * max(0, len(widths) - 1))
        for child, wide in zip(self.children, widths, strict=True):
            y, high = _across(box.y, box.h, child.natural(kit, wide)[1], self.align)
            child.place(kit, pygame.Rect(x, y, wide, high), ui)
            x += wide + gap


class Flow(Box):
    """Children side by side, in as many rows as needed."""

    def __init__(self, children: Sequence[Widget | None] = (), *, align: str = "left", **kw):
        super().__init__(children, align=align, **kw)

    def _rows(self, kit: Kit, width: int) -> list[list[tuple[Widget, tuple[int, int]]]]:
        rows: list[list[tuple[Widget, tuple[int, int]]]] = [[]]
        at, gap = 0, kit.px(self.gap)
        for child in self.children:
            size = child.natural(kit, width)
            if rows[-1] and at + size[0] > width:
                rows.append([])
                at = 0
            rows[-1].append((child, size))
            at += size[0] + gap
        return rows

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, top, right, bottom = _pads(kit, self.pad)
        rows, gap = self._rows(kit, max(0, width - left - right)), kit.px(self.gap)
        wide = max(sum(s[0] for _c, s in row) + gap * max(0, len(row) - 1) for row in rows)
        high = sum(max((s[1] for _c, s in row), default=0) for row in rows) + gap * (len(rows) - 1)
        return (wide + left + right, high + top + bottom)

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        box, gap = self.inside(kit, rect), kit.px(self.gap)
        y = box.y
        for row in self._rows(kit, box.w):
            high = max((s[1] for _c, s in row), default=0)
            used = sum(s[0] for _c, s in row) + gap * max(0, len(row) - 1)
            x = box.x + {"left": 0, "center": (box.w - used) // 2, "right": box.w - used}[self.align]
            for child, size in row:
                child.place(kit, pygame.Rect(x, y + (high - size[1]) // 2, min(size[0], box.w), size[1]), ui)
                x += size[0] + gap
            y += high + gap


class Grid(Box):
    """Children in cells of one width: as many columns as fit with `cell` design pixels or more, at most `columns`."""

    def __init__(self, children: Sequence[Widget | None] = (), *, cell: float = 240, columns: int = 99, **kw):
        super().__init__(children, **kw)
        self.cell, self.columns = cell, columns

    def _count(self, kit: Kit, width: int) -> tuple[int, int]:
        gap = kit.px(self.gap)
        count = max(1, min(self.columns, len(self.children) or 1, (width + gap) // (kit.px(self.cell) + gap)))
        return count, (width - gap * (count - 1)) // count

    def _lines(self, kit: Kit, width: int) -> tuple[int, list[list[Widget]], list[int]]:
        count, wide = self._count(kit, width)
        lines = [self.children[i : i + count] for i in range(0, len(self.children), count)]
        return wide, lines, [max(c.natural(kit, wide)[1] for c in line) for line in lines]

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, top, right, bottom = _pads(kit, self.pad)
        _wide, lines, heights = self._lines(kit, max(0, width - left - right))
        return (width, sum(heights) + kit.px(self.gap) * max(0, len(lines) - 1) + top + bottom)

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        box, gap = self.inside(kit, rect), kit.px(self.gap)
        wide, lines, heights = self._lines(kit, box.w)
        y = box.y
        for line, high in zip(lines, heights, strict=True):
            for i, child in enumerate(line):
                child.place(kit, pygame.Rect(box.x + i * (wide + gap), y, wide, high), ui)
            y += high + gap


class Stack(Box):
    """Children on top of each other, all in the same place."""

    overlaps = True

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, top, right, bottom = _pads(kit, self.pad)
        sizes = [child.natural(kit, max(0, width - left - right)) for child in self.children]
        return (
            max((s[0] for s in sizes), default=0) + left + right,
            max((s[1] for s in sizes), default=0) + top + bottom,
        )

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        for child in self.children:
            child.place(kit, self.inside(kit, rect), ui)


class Center(Stack):
    """One child in the middle, no larger than it wants to be; `most` limits its width in design pixels."""

    overlaps = False

    def __init__(self, child: Widget, *, most: float = 0, **kw):
        super().__init__([child], **kw)
        self.most = most

    def _wide(self, kit: Kit, width: int) -> int:
        return min(width, kit.px(self.most)) if self.most else width

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        Widget.place(self, kit, rect, ui)
        box = self.inside(kit, rect)
        child = self.children[0]
        wide, high = child.natural(kit, self._wide(kit, box.w))
        if self.most:
            wide = self._wide(kit, box.w)
        spot = pygame.Rect(0, 0, min(wide, box.w), box.h if child.flex else min(high, box.h))
        spot.center = box.center
        child.place(kit, spot, ui)


class Panel(Column):
    """A column on a piece of paper, leather, wood or felt ("glass" is a dark see-through pane), with a soft shadow."""

    def __init__(
        self,
        children: Sequence[Widget | None] = (),
        *,
        texture: str = "paper",
        radius: float = 8,
        pad: Pad = 16,
        border: Colour | None = None,
        tint: Colour | None = None,
        shadow: bool = True,
        **kw,
    ):
        super().__init__(children, pad=pad, **kw)
        self.texture, self.radius, self.border, self.tint, self.shadow = texture, radius, border, tint, shadow
        self.inner_ground = "paper" if texture == "paper" else "dark"

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        radius = kit.px(self.radius)
        if self.shadow:
            blur = kit.px(12)
            shade = kit.assets.shadow(self.rect.size, radius=radius, blur=blur, alpha=130)
            surface.blit(shade, (self.rect.x - blur, self.rect.y - blur + kit.px(4)))
        if self.texture == "glass":
            ground = kit.assets.box(
                self.rect.size,
                (24, 16, 11, 205),
                (16, 11, 8, 220),
                radius=radius,
                border=self.border or (*Ink.gold_dark, 150),
                width=kit.px(1),
            )
        else:
            border = self.border or (Ink.paper_edge if self.texture == "paper" else Ink.gold_dark)
            ground = kit.assets.panel(
                self.texture, self.rect.size, radius=radius, border=border, width=kit.px(1), tint=self.tint
            )
        surface.blit(ground, self.rect)
        super().draw(kit, surface, ui)


class Spacer(Widget):
    """Empty room: flexible by default."""

    def __init__(self, size: float = 0, *, flex: float | None = None):
        super().__init__(flex=(0 if size else 1) if flex is None else flex)
        self.room = size

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (kit.px(self.room), kit.px(self.room))


class ScrollView(Box):
    """A window onto one taller child; wheel, drag of the bar, page keys. Needs an `id` to keep its place.

    A child that is not tall is stretched to the window with `fill`, else it keeps its height.
    """

    clips = True

    def __init__(self, child: Widget, *, id: str, flex: float = 1, fill: bool = False, **kw):
        super().__init__([child], id=id, flex=flex, **kw)
        self.fill = fill
        self.tall = 0
        self._grip: int | None = None

    @property
    def reach(self) -> int:
        """How far it can scroll."""
        return max(0, self.tall - self.rect.h)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return self.children[0].natural(kit, max(0, width - kit.px(12)))

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        Widget.place(self, kit, rect, ui)
        child = self.children[0]
        wide = max(0, rect.w - kit.px(12))
        self.tall = child.natural(kit, wide)[1]
        offset = max(0, min(int(ui.memory.get(self.id, 0)), self.reach))
        ui.memory[self.id] = offset
        child.place(kit, pygame.Rect(rect.x, rect.y - offset, wide, max(self.tall, rect.h if self.fill else 0)), ui)

    def scroll(self, ui: Ui, to: float) -> None:
        """Scroll so that `to` is the top."""
        ui.memory[self.id] = max(0, min(round(to), self.reach))
        ui.again()

    def reveal(self, ui: Ui, rect: pygame.Rect) -> None:
        """Scroll as little as needed to show `rect`."""
        margin = ui.kit.px(16)
        offset = ui.memory.get(self.id, 0)
        if rect.top - margin < self.rect.top:
            self.scroll(ui, offset + rect.top - margin - self.rect.top)
        elif rect.bottom + margin > self.rect.bottom:
            self.scroll(ui, offset + min(rect.bottom + margin - self.rect.bottom, rect.top - margin - self.rect.top))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        old = surface.get_clip()
        # A little more than the box across, so that focus rings at its edge are whole.
        surface.set_clip(self.rect.inflate(kit.px(8), 0).clip(old))
        super().draw(kit, surface, ui)
        surface.set_clip(old)
        if self.reach:
            colour = (*Ink.paper_edge, 210) if self.ground == "paper" else (*Ink.gold_dark, 230)
            bar = self._bar(kit, ui)
            surface.blit(kit.assets.box(bar.size, colour, None, radius=bar.w // 2), bar)

    def _bar(self, kit: Kit, ui: Ui) -> pygame.Rect:
        wide = kit.px(6)
        high = max(kit.px(32), self.rect.h * self.rect.h // max(1, self.tall))
        y = self.rect.y + (self.rect.h - high) * int(ui.memory.get(self.id, 0)) // max(1, self.reach)
        return pygame.Rect(self.rect.right - wide, y, wide, high)

    def handle(self, ui: Ui, inp: Input) -> bool:
        offset = ui.memory.get(self.id, 0)
        if isinstance(inp, Wheel) and self.reach:
            self.scroll(ui, offset - inp.dy * ui.kit.px(64))
            return True
        if isinstance(inp, Key) and self.reach:
            steps = {"pagedown": self.rect.h * 0.9, "pageup": -self.rect.h * 0.9, "home": -1e9, "end": 1e9}
            if inp.chord in steps:
                self.scroll(ui, offset + steps[inp.chord])
                return True
        if isinstance(inp, Press) and self.reach and inp.pos[0] >= self.rect.right - ui.kit.px(12):
            bar = self._bar(ui.kit, ui)
            self._grip = inp.pos[1] - bar.y if bar.y <= inp.pos[1] <= bar.bottom else bar.h // 2
            self._drag(ui, inp.pos[1], bar)
            return True
        if isinstance(inp, Move) and inp.held and self._grip is not None:
            self._drag(ui, inp.pos[1], self._bar(ui.kit, ui))
            return True
        self._grip = None
        return False

    def _drag(self, ui: Ui, y: int, bar: pygame.Rect) -> None:
        way = max(1, self.rect.h - bar.h)
        self.scroll(ui, (y - (self._grip or 0) - self.rect.y) * self.reach / way)


def _share(sizes: list[int], flexes: list[float], room: int, gap: int) -> list[int]:
    """Heights: natural ones, with spare (or missing) room divided over the flexible children."""
    if not any(flexes):
        return sizes
    spare = room - gap * max(0, len(sizes) - 1) - sum(s for s, f in zip(sizes, flexes, strict=True) if not f)
    return _divide(max(0, spare), sizes, flexes)


def _divide(spare: int, sizes: list[int], flexes: list[float]) -> list[int]:
    """`sizes`, with those of flexible children replaced by shares of `spare` that add up to it exactly."""
    total, given, passed, out = sum(flexes), 0, 0.0, []
    for size, flex in zip(sizes, flexes, strict=True):
        if flex:
            passed += flex
            upto = round(spare * passed / total)
            size, given = upto - given, upto
        out.append(size)
    return out


def _lead(justify: str, spare: int) -> int:
    return {"start": 0, "center": max(0, spare // 2), "end": max(0, spare)}[justify]
