"""The log: three levels, names that can be hovered, own lines of this turn that undo back to them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engines.core.match import LogLine
from tabletop.input import Input, Move, Press, Wheel
from tabletop.kit import Kit
from tabletop.table.words import Words
from tabletop.text import Layout
from tabletop.theme import Ink
from tabletop.widgets import Widget
from tabletop.widgets.base import Ui


class LogView(Widget):
    """Draws the lines that it is given, newest at the bottom. Only what is in sight is laid out anew."""

    clips = True
    hovers = True
    PAD = 10

    def __init__(self, lines: list[LogLine], words: Words, *, undo_to: Callable, hovered: Callable, targets: tuple, notes: dict, **kw):
        super().__init__(**kw)
        self.lines, self.words, self.undo_to, self.on_hover, self.targets, self.notes = lines, words, undo_to, hovered, targets, notes
        self._rows: list[tuple[int, LogLine, Layout]] = []
        self._tall = 0
        self._hit: tuple | None = None

    def _lay(self, kit: Kit, ui: Ui) -> None:
        width = self.rect.w - 2 * kit.px(self.PAD) - kit.px(12)
        style = kit.style(14, colour=Ink.cream, icons=self.words.icons, line=1.5)
        head = kit.style(14, bold=True, colour=Ink.gold_bright, icons=self.words.icons, line=1.7)
        key = (id(self.words), len(self.lines), width, kit.theme.scale, self.lines[-1] if self.lines else None, len(self.notes))
        if ui.memory.get(self.id + ":key") == key:
            self._rows, self._tall = ui.memory[self.id + ":rows"]
            return
        rows, y = [], 0
        for line in self.lines:
            note = self.notes.get(line.entry)
            if note:
                found = kit.writer.layout(note, style._replace(colour=Ink.cream_soft), width)
                rows.append((y, line._replace(entry=-2), found))
                y += found.size[1]
            title = line.event[0] == "turn"
            found = kit.writer.layout(self.words.runs(line.message), head if title else style, width)
            rows.append((y, line, found))
            y += found.size[1]
        self._rows, self._tall = rows, y
        ui.memory[self.id + ":key"], ui.memory[self.id + ":rows"] = key, (rows, y)
        ui.memory[self.id] = max(0, y - self.rect.h + 2 * kit.px(4))

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        self._lay(kit, ui)
        ui.memory[self.id] = max(0, min(ui.memory.get(self.id, 0), self._tall - rect.h + 2 * kit.px(4)))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        clip = surface.get_clip()
        surface.blit(kit.assets.box(self.rect.size, (12, 8, 6, 150), None, radius=kit.px(6)), self.rect)
        surface.set_clip(self.rect.inflate(0, -kit.px(4)).clip(clip))
        offset, pad = int(ui.memory.get(self.id, 0)), kit.px(self.PAD)
        for y, line, found in self._rows:
            top = self.rect.y + y - offset + kit.px(2)
            if top + found.size[1] < self.rect.y or top > self.rect.bottom:
                continue
            if line.entry in self.targets:
                surface.fill(Ink.gold_dark, (self.rect.x + kit.px(2), top + kit.px(3), kit.px(3), found.size[1] - kit.px(6)))
            found.draw(surface, (self.rect.x + pad, top), highlight=self._hit)
        if self._tall > self.rect.h:
            reach = max(1, self._tall - self.rect.h)
            high = max(kit.px(28), self.rect.h * self.rect.h // self._tall)
            top = self.rect.y + (self.rect.h - high) * min(1.0, offset / reach)
            bar = pygame.Rect(self.rect.right - kit.px(6), round(top), kit.px(5), high)
            surface.blit(kit.assets.box(bar.size, (*Ink.gold_dark, 230), None, radius=bar.w // 2), bar)
        surface.set_clip(clip)

    def _row_at(self, kit: Kit, ui: Ui, pos):
        at = pos[1] - self.rect.y + int(ui.memory.get(self.id, 0)) - kit.px(2)
        for y, line, found in self._rows:
            if y <= at < y + found.size[1]:
                return line, found.hit((pos[0] - self.rect.x - kit.px(self.PAD), at - y))
        return None, None

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Wheel):
            reach = max(0, self._tall - self.rect.h + ui.kit.px(8))
            ui.memory[self.id] = max(0, min(reach, ui.memory.get(self.id, 0) - inp.dy * ui.kit.px(60)))
            ui.dirty = True
            return True
        if isinstance(inp, Move):
            self.point(ui, inp.pos)
            return False
        if isinstance(inp, Press):
            line, _ = self._row_at(ui.kit, ui, inp.pos)
            if line is not None and line.entry in self.targets:
                ui.fire(self.undo_to, line.entry)
                return True
        return False

    def point(self, ui: Ui, pos) -> None:
        """The pointer is at `pos`: tell the table what the log speaks of there."""
        line, ref = self._row_at(ui.kit, ui, pos) if self.rect.collidepoint(pos) else (None, None)
        if ref != self._hit:
            self._hit = ref
            ui.dirty = True
        self.on_hover(ref, line)
