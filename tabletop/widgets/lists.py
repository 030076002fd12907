"""Rows to choose from: a list in the page, and the popup of a dropdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.input import LEFT, Input, Key, Move, Press, Release, Wheel
from tabletop.theme import Ink
from tabletop.widgets.base import Ui, Widget
from tabletop.widgets.boxes import Column

if TYPE_CHECKING:
    from tabletop.kit import Kit
    from tabletop.widgets.controls import Dropdown


class Item(Widget):
    """One row of a List. `indent` in steps; `on()`."""

    focusable = True
    hovers = True

    def __init__(
        self,
        text: str,
        on: Callable | None = None,
        *,
        selected: bool = False,
        indent: int = 0,
        size: float = 14,
        bold: bool = False,
        sub: str = "",
        **kw,
    ):
        super().__init__(**kw)
        self.text, self.on, self.selected, self.indent, self.size = text, on, selected, indent, size
        self.bold, self.sub = bold, sub

    def _layout(self, kit: Kit, width: int):
        ink = kit.ink(self.ground, "" if self.selected or not self.indent else "soft")
        runs = self.text if not self.sub else [self.text + "  ", self.sub]
        return kit.writer.layout(
            runs,
            kit.style(self.size, bold=self.bold, colour=ink, line=1.35),
            max(1, width - kit.px(20 + 14 * self.indent)),
        )

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        found = self._layout(kit, width)
        return (found.size[0] + kit.px(20 + 14 * self.indent), found.size[1] + kit.px(8))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        if self.selected or ui.hover is self:
            strong = 60 if self.selected else 30
            tint = (120, 70, 30, strong) if self.ground == "paper" else (255, 228, 176, strong)
            surface.blit(kit.assets.box(self.rect.size, tint, None, radius=kit.px(5)), self.rect)
        if self.selected:
            bar = Ink.ink_red if self.ground == "paper" else Ink.gold
            surface.fill(bar, (self.rect.x, self.rect.y + kit.px(4), kit.px(3), self.rect.h - kit.px(8)))
        self._layout(kit, self.rect.w).draw(
            surface, (self.rect.x + kit.px(10 + 14 * self.indent), self.rect.y + kit.px(4))
        )
        ui.ring(kit, surface, self, 5)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Release) and self.rect.collidepoint(inp.pos):
            ui.fire(self.on)
            return True
        if isinstance(inp, Key) and inp.chord in ("enter", "space"):
            ui.fire(self.on)
            return True
        return isinstance(inp, Press) and inp.button == LEFT

    def overflows(self, kit: Kit) -> list[str]:
        found = self._layout(kit, self.rect.w)
        return [f"item {self.text!r}"] if found.size[1] + kit.px(8) > self.rect.h else []


class List(Column):
    """A column of Items."""

    def __init__(self, items: Sequence[Item], *, gap: float = 1, **kw):
        super().__init__(items, gap=gap, **kw)


class Popup(Widget):
    """The open list of a Dropdown, which scrolls when the window is too low for it. It takes every input until it closes. Why a choice is
    barred stands at its foot."""

    def __init__(self, owner: Dropdown, ui: Ui):
        super().__init__()
        self.owner = owner
        kit = ui.kit
        self.row, self.first = kit.px(36), 0
        self.at = next((i for i, c in enumerate(owner.choices) if c.value == owner.value), 0)
        self.foot = kit.px(84) if any(c.barred for c in owner.choices) else 0
        room = ui.area.h - kit.px(24) - self.foot
        self.seen = max(1, min(len(owner.choices), room // self.row))
        high = self.row * self.seen + kit.px(8) + self.foot
        wide = max(owner.rect.w, self._wide(kit), kit.px(360) if self.foot else 0)
        box = pygame.Rect(owner.rect.x, owner.rect.bottom + kit.px(4), min(wide, ui.area.w - kit.px(16)), high)
        if box.bottom > ui.area.bottom - kit.px(8):
            box.bottom = owner.rect.y - kit.px(4)
        self.rect = box.clamp(ui.area.inflate(-kit.px(16), -kit.px(16)))
        self._follow()

    def _wide(self, kit: Kit) -> int:
        style = kit.style(16)
        return max(kit.writer.width(c.text, style) for c in self.owner.choices) + kit.px(32)

    def _follow(self) -> None:
        """Scroll so that the marked row is in sight."""
        self.first = max(self.at - self.seen + 1, min(self.first, self.at))

    def _row(self, kit: Kit, index: int) -> pygame.Rect:
        top = self.rect.y + kit.px(4) + (index - self.first) * self.row
        return pygame.Rect(self.rect.x + kit.px(4), top, self.rect.w - kit.px(8), self.row)

    def _rows(self) -> range:
        return range(self.first, min(len(self.owner.choices), self.first + self.seen))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        blur = kit.px(12)
        surface.blit(
            kit.assets.shadow(self.rect.size, radius=kit.px(7), blur=blur, alpha=160),
            (self.rect.x - blur, self.rect.y - blur + kit.px(4)),
        )
        surface.blit(
            kit.assets.panel("paper", self.rect.size, radius=kit.px(7), border=Ink.paper_edge, width=kit.px(1)),
            self.rect,
        )
        for i in self._rows():
            choice, row = self.owner.choices[i], self._row(kit, i)
            if i == self.at:
                surface.blit(kit.assets.box(row.size, (140, 80, 30, 60), None, radius=kit.px(5)), row)
            ink = Ink.disabled if choice.barred else Ink.ink
            style = kit.style(16, bold=choice.value == self.owner.value, colour=ink)
            kit.writer.draw_in(surface, choice.text, style, row.inflate(-kit.px(16), 0))
        self._reason(kit, surface)

    def _reason(self, kit: Kit, surface: pygame.Surface) -> None:
        """Why the marked choice cannot be taken."""
        why = self.owner.choices[self.at].barred
        if why:
            box = pygame.Rect(self.rect.x, self.rect.bottom - self.foot, self.rect.w, self.foot)
            surface.fill(Ink.paper_edge, (box.x + kit.px(12), box.y, box.w - kit.px(24), 1))
            style = kit.style(14, colour=Ink.ink_red, line=1.3)
            kit.writer.draw_in(surface, why, style, box.inflate(-kit.px(24), -kit.px(10)), least=kit.px(9))

    def _index(self, kit: Kit, pos: tuple[int, int]) -> int | None:
        return next((i for i in self._rows() if self._row(kit, i).collidepoint(pos)), None)

    def handle(self, ui: Ui, inp: Input) -> bool:
        ui.dirty = True
        if isinstance(inp, Move):
            at = self._index(ui.kit, inp.pos)
            self.at = self.at if at is None else at
        elif isinstance(inp, Press):
            self._press(ui, inp)
        elif isinstance(inp, Key):
            self._key(ui, inp.chord)
        elif isinstance(inp, Wheel):
            self._turn(-1 if inp.dy > 0 else 1)
        return True

    def _press(self, ui: Ui, inp: Press) -> None:
        at = self._index(ui.kit, inp.pos)
        if at is not None:
            self.owner.choose(ui, self.owner.choices[at].value)
        elif not self.rect.collidepoint(inp.pos):
            ui.popup = None

    def _key(self, ui: Ui, chord: str) -> None:
        if chord in ("escape", "tab", "shift+tab"):
            ui.popup = None
        elif chord in ("enter", "space"):
            self.owner.choose(ui, self._value())
        elif chord in ("up", "down"):
            self._turn(1 if chord == "down" else -1)

    def _value(self) -> Any:
        return self.owner.choices[self.at].value

    def _turn(self, by: int) -> None:
        self.at = (self.at + by) % len(self.owner.choices)
        self._follow()
