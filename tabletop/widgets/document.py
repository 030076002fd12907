"""A long text of Markdown blocks, as one widget inside a scroll view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.input import LEFT, Input, Key, Press, Release
from tabletop.markdown import Block
from tabletop.text import Layout, Run
from tabletop.theme import Ink
from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit

_HEADS = {1: 32, 2: 24, 3: 20, 4: 16}


class Document(Widget):
    """Draws the blocks in sight. `query` is lit up, heading `marked` has a bar; links call `on_anchor(anchor)`."""

    focusable = True

    def __init__(self, blocks: Sequence[Block], *, icons: str = "", query: str = "", marked: str = "", **kw):
        super().__init__(**kw)
        self.blocks, self.icons, self.marked = blocks, icons, marked
        self.query = query.casefold().strip()
        self.on_anchor: Callable | None = None
        self._tops: list[int] = []
        self._wide = -1
        self._high = 0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        self._lay(kit, width)
        return (width, self._high)

    def _lay(self, kit: Kit, width: int) -> None:
        if width == self._wide:
            return
        self._wide, self._tops, y = width, [], 0
        for i, block in enumerate(self.blocks):
            if i:
                y += kit.px({"head": 24 - 3 * block.level if block.level < 4 else 10, "item": 4}.get(block.kind, 10))
            self._tops.append(y)
            y += self._height(kit, block, width)
        self._high = y + kit.px(40)

    def top_of(self, anchor: str) -> int | None:
        """How far down an anchor or, as ``#n``, block n starts."""
        for i, block in enumerate(self.blocks[: len(self._tops)]):
            if block.anchor and block.anchor == anchor or anchor == f"#{i}":
                return self._tops[i]
        return None

    def _text(self, kit: Kit, block: Block, width: int, runs: tuple[Run, ...] | None = None) -> Layout:
        runs = block.runs if runs is None else runs
        size = _HEADS[block.level] if block.kind == "head" else 16
        head = block.kind == "head"
        runs = tuple(r._replace(colour=Ink.ink_red) if r.ref and r.ref[0] == "anchor" else r for r in runs)
        style = kit.style(
            size,
            bold=head,
            serif=head,
            colour=Ink.ink_red if head and block.level < 3 else Ink.ink,
            icons=self.icons,
            line=1.3 if head else 1.6,
        )
        return kit.writer.layout(runs, style, max(1, width))

    def _indent(self, kit: Kit, block: Block) -> int:
        return kit.px(26 + 22 * block.level) if block.kind == "item" else kit.px(18) if block.kind == "note" else 0

    def _columns(self, kit: Kit, block: Block, width: int) -> list[int]:
        """Widths of a table's columns: what they want, shrunk in proportion when that is too much."""
        pad = kit.px(20)
        want = [
            max(self._text(kit, block, 10**6, row[i]).size[0] for row in block.rows) + pad
            for i in range(len(block.rows[0]))
        ]
        if sum(want) <= width:
            return want
        fair = width // len(want)
        small = sum(w for w in want if w <= fair)
        large = sum(w for w in want if w > fair)
        return [w if w <= fair else max(kit.px(60), w * (width - small) // max(1, large)) for w in want]

    def _row_heights(self, kit: Kit, block: Block, widths: list[int]) -> list[int]:
        pad = kit.px(20)
        return [
            max(self._text(kit, block, w - pad, cell).size[1] for cell, w in zip(row, widths, strict=True)) + kit.px(8)
            for row in block.rows
        ]

    def _height(self, kit: Kit, block: Block, width: int) -> int:
        if block.kind == "rule":
            return kit.px(8)
        if block.kind == "table":
            return sum(self._row_heights(kit, block, self._columns(kit, block, width)))
        extra = kit.px(16) if block.kind == "note" else 0
        return self._text(kit, block, width - self._indent(kit, block) - extra).size[1] + extra

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        self._lay(kit, self.rect.w)
        clip = surface.get_clip()
        for i, block in enumerate(self.blocks):
            y = self.rect.y + self._tops[i]
            end = self.rect.y + (self._tops[i + 1] if i + 1 < len(self._tops) else self._high)
            if end >= clip.top and y <= clip.bottom:
                self._draw_block(kit, surface, block, y)

    def _draw_block(self, kit: Kit, surface: pygame.Surface, block: Block, y: int) -> None:
        x, wide = self.rect.x, self.rect.w
        if block.kind == "rule":
            surface.fill(Ink.paper_edge, (x, y + kit.px(4), wide, kit.px(1)))
            return
        if self.query and self.query in block.words.casefold():
            box = pygame.Rect(
                x - kit.px(8), y - kit.px(2), wide + kit.px(8), self._height(kit, block, wide) + kit.px(4)
            )
            surface.blit(kit.assets.box(box.size, (255, 214, 120, 110), None, radius=kit.px(5)), box)
        if block.kind == "table":
            self._draw_table(kit, surface, block, y)
            return
        indent = self._indent(kit, block)
        if block.kind == "note":
            high = self._height(kit, block, wide)
            surface.blit(kit.assets.box((wide, high), (140, 96, 48, 34), None, radius=kit.px(6)), (x, y))
            surface.fill(Ink.gold_dark, (x, y, kit.px(4), high))
            self._text(kit, block, wide - indent - kit.px(16)).draw(surface, (x + indent, y + kit.px(8)))
            return
        if block.kind == "item":
            mark = kit.writer.layout(block.mark, kit.style(16, bold=True, colour=Ink.ink_red, line=1.6))
            mark.draw(surface, (x + indent - kit.px(8) - mark.size[0], y))
        found = self._text(kit, block, wide - indent)
        if block.kind == "head" and block.anchor == self.marked:
            surface.fill(Ink.ink_red, (x - kit.px(12), y + kit.px(4), kit.px(4), found.size[1] - kit.px(8)))
        found.draw(surface, (x + indent, y))

    def _draw_table(self, kit: Kit, surface: pygame.Surface, block: Block, y: int) -> None:
        widths = self._columns(kit, block, self.rect.w)
        wide = sum(widths)
        for number, (row, high) in enumerate(zip(block.rows, self._row_heights(kit, block, widths), strict=True)):
            if number == 0:
                surface.blit(kit.assets.box((wide, high), (140, 96, 48, 60), None, radius=kit.px(5)), (self.rect.x, y))
            elif number % 2 == 0:
                surface.blit(kit.assets.box((wide, high), (140, 96, 48, 22), None, radius=kit.px(5)), (self.rect.x, y))
            x = self.rect.x
            for cell, w in zip(row, widths, strict=True):
                runs = tuple(r._replace(weight="bold") for r in cell) if number == 0 else cell
                self._text(kit, block, w - kit.px(20), runs).draw(surface, (x + kit.px(10), y + kit.px(4)))
                x += w
            y += high

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Press) and inp.button == LEFT:
            return self._link(ui.kit, inp.pos) is not None
        if isinstance(inp, Release):
            link = self._link(ui.kit, inp.pos)
            if link is not None and self.on_anchor is not None:
                ui.fire(self.on_anchor, link)
            return True
        if isinstance(inp, Key) and inp.chord in ("up", "down"):
            return self._scroll(ui, -1 if inp.chord == "up" else 1)
        return False

    def _scroll(self, ui: Ui, way: int) -> bool:
        """Arrows scroll the text instead of leaving it."""
        for widget in ui.root.walk() if ui.root else ():
            if widget.clips and any(w is self for w in widget.walk()):
                before = ui.memory.get(widget.id, 0)
                widget.scroll(ui, before + way * ui.kit.px(60))
                return ui.memory.get(widget.id, 0) != before
        return False

    def _link(self, kit: Kit, pos: tuple[int, int]) -> str | None:
        for i, block in enumerate(self.blocks[: len(self._tops)]):
            top = self.rect.y + self._tops[i]
            indent = self._indent(kit, block)
            if block.runs and top <= pos[1]:
                note = kit.px(16) if block.kind == "note" else 0
                found = self._text(kit, block, self.rect.w - indent - note)
                ref = found.hit((pos[0] - self.rect.x - indent, pos[1] - top - note // 2))
                if ref and ref[0] == "anchor":
                    return ref[1]
        return None
