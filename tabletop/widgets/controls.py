"""Things to set: slider, stepper, toggle, segments, tabs, dropdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.input import LEFT, Input, Key, Move, Press, Release
from tabletop.theme import Ink, mix
from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit


class Choice(NamedTuple):
    """One thing to choose: the value, its words and an explanation on hover. In a dropdown one that is `barred` stands grey with this
    reason and cannot be taken."""

    value: Any
    text: str
    tip: str = ""
    barred: str = ""


class Slider(Widget):
    """A number on a line from `low` to `high` in steps. `on(value)` at each change; with `late` only on release."""

    focusable = True
    hovers = True

    def __init__(
        self, value: int, low: int, high: int, on: Callable | None = None, *, step: int = 1, late: bool = False, **kw
    ):
        super().__init__(**kw)
        self.value, self.low, self.high, self.on, self.step, self.late = value, low, high, on, step, late

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (min(width, kit.px(220)), kit.px(32))

    def _line(self, kit: Kit) -> pygame.Rect:
        knob = kit.px(11)
        return pygame.Rect(self.rect.x + knob, self.rect.centery - kit.px(3), self.rect.w - 2 * knob, kit.px(6))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        line = self._line(kit)
        x = line.x + line.w * (self.value - self.low) // max(1, self.high - self.low)
        groove = (0, 0, 0, 120) if self.ground == "dark" else (120, 92, 56, 120)
        surface.blit(kit.assets.box(line.size, groove, None, radius=line.h // 2), line)
        if x - line.x > line.h:
            full = (Ink.gold_bright, Ink.gold) if self.ground == "dark" else (Ink.danger_light, Ink.danger)
            surface.blit(kit.assets.box((x - line.x, line.h), *full, radius=line.h // 2), line)
        side = kit.px(22)
        knob = pygame.Rect(x - side // 2, self.rect.centery - side // 2, side, side)
        top = Ink.white if ui.hover is self else Ink.paper
        surface.blit(
            kit.assets.shadow(knob.size, radius=side // 2, blur=kit.px(4), alpha=120),
            (knob.x - kit.px(4), knob.y - kit.px(3)),
        )
        surface.blit(
            kit.assets.box(knob.size, top, Ink.paper_dark, radius=side // 2, border=Ink.gold_dark, width=kit.px(1)),
            knob,
        )
        ui.ring(kit, surface, self)

    def _set(self, ui: Ui, value: float, tell: bool = True) -> None:
        steps = round((value - self.low) / self.step)
        new = max(self.low, min(self.high, self.low + steps * self.step))
        changed = new != self.value
        self.value = new
        ui.dirty = True
        if tell and (changed or self.late):
            ui.fire(self.on, new, sound="")

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Key) and inp.chord in ("left", "right"):
            self._set(ui, self.value + (self.step if inp.chord == "right" else -self.step))
            return True
        if isinstance(inp, Press) and inp.button == LEFT or isinstance(inp, Move) and LEFT in inp.held:
            line = self._line(ui.kit)
            value = self.low + (inp.pos[0] - line.x) * (self.high - self.low) / max(1, line.w)
            self._set(ui, value, tell=not self.late)
            return True
        if isinstance(inp, Release) and self.late:
            ui.fire(self.on, self.value, sound="")
        return isinstance(inp, Release)


class Stepper(Widget):
    """A number with minus and plus. `on(value)`."""

    focusable = True
    hovers = True

    def __init__(self, value: int, low: int, high: int, on: Callable | None = None, **kw):
        super().__init__(**kw)
        self.value, self.low, self.high, self.on = value, low, high, on

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (kit.px(124), kit.px(38))

    def _ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.h
        return (
            pygame.Rect(self.rect.x, self.rect.y, side, side),
            pygame.Rect(self.rect.right - side, self.rect.y, side, side),
        )

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        for box, icon, works in zip(
            self._ends(), ("minus", "plus"), (self.value > self.low, self.value < self.high), strict=True
        ):
            top, bottom = ((246, 235, 209), (222, 203, 164)) if works else ((120, 104, 84), (104, 90, 72))
            surface.blit(
                kit.assets.box(box.size, top, bottom, radius=kit.px(7), border=Ink.paper_edge, width=kit.px(1)), box
            )
            side = round(box.h * 0.5)
            sign = kit.assets.icon(icon, side, Ink.ink)
            surface.blit(sign, sign.get_rect(center=box.center))
        style = kit.style(20, bold=True, colour=kit.ink(self.ground), align="center")
        kit.writer.draw_in(surface, str(self.value), style, self.rect)
        ui.ring(kit, surface, self)

    def _step(self, ui: Ui, by: int) -> None:
        new = max(self.low, min(self.high, self.value + by))
        if new != self.value:
            self.value = new
            ui.fire(self.on, new)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Key) and inp.chord in ("left", "right", "-", "+"):
            self._step(ui, 1 if inp.chord in ("right", "+") else -1)
            return True
        if isinstance(inp, Press) and inp.button == LEFT:
            less, more = self._ends()
            self._step(ui, -1 if less.collidepoint(inp.pos) else 1 if more.collidepoint(inp.pos) else 0)
            return True
        return isinstance(inp, Release)


class Toggle(Widget):
    """On or off, with its words at the right. `on(value)`."""

    focusable = True
    hovers = True

    def __init__(self, text: str, value: bool, on: Callable | None = None, **kw):
        super().__init__(**kw)
        self.text, self.value, self.on = text, value, on

    def _layout(self, kit: Kit, width: int):
        style = kit.style(16, colour=kit.ink(self.ground))
        return kit.writer.layout(self.text, style, max(1, width - kit.px(58)))

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        found = self._layout(kit, width) if self.text else None
        if found is None:
            return (kit.px(46), kit.px(32))
        return (found.size[0] + kit.px(58), max(kit.px(32), found.size[1]))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        track = pygame.Rect(self.rect.x, self.rect.centery - kit.px(12), kit.px(46), kit.px(24))
        off = (92, 74, 56) if self.ground == "dark" else (160, 140, 110)
        ground = Ink.good if self.value else off
        if ui.hover is self:
            ground = mix(ground, Ink.white, 0.12)
        surface.blit(kit.assets.box(track.size, mix(ground, Ink.black, 0.15), ground, radius=track.h // 2), track)
        side = track.h - kit.px(4)
        x = track.right - side - kit.px(2) if self.value else track.x + kit.px(2)
        surface.blit(
            kit.assets.box((side, side), Ink.white, Ink.paper_dark, radius=side // 2), (x, track.y + kit.px(2))
        )
        if self.text:
            found = self._layout(kit, self.rect.w)
            found.draw(surface, (self.rect.x + kit.px(58), self.rect.centery - found.size[1] // 2))
        ui.ring(kit, surface, self, 12, track)

    def handle(self, ui: Ui, inp: Input) -> bool:
        pressed = isinstance(inp, Press) and inp.button == LEFT
        if pressed or isinstance(inp, Key) and inp.chord in ("enter", "space") and not inp.repeat:
            self.value = not self.value
            ui.fire(self.on, self.value)
            return True
        return isinstance(inp, Release)

    def overflows(self, kit: Kit) -> list[str]:
        found = self._layout(kit, self.rect.w)
        return (
            [f"toggle {self.text!r}"] if found.size[1] > self.rect.h or found.size[0] > self.rect.w - kit.px(58) else []
        )


class Segmented(Widget):
    """A few choices side by side, one of them taken. `on(value)`. Stacks them when the room is too narrow."""

    focusable = True
    hovers = True
    tracks = True

    def __init__(self, choices: Sequence[Choice], value: Any, on: Callable | None = None, *, size: float = 14, **kw):
        super().__init__(**kw)
        self.choices, self.value, self.on, self.size = list(choices), value, on, size
        self._spots: list[pygame.Rect] = []

    def _cells(self, kit: Kit) -> list[int]:
        style = kit.style(self.size, bold=True)
        return [kit.writer.width(c.text, style) + kit.px(24) for c in self.choices]

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        cells, high = self._cells(kit), kit.px(36)
        if sum(cells) <= width:
            return (sum(cells), high)
        return (min(width, max(cells)), high * len(cells))

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        super().place(kit, rect, ui)
        cells, high = self._cells(kit), kit.px(36)
        self._spots = []
        if sum(cells) <= rect.w:
            x, extra = rect.x, (rect.w - sum(cells)) // max(1, len(cells))
            for i, wide in enumerate(cells):
                wide = rect.right - x if i == len(cells) - 1 else wide + extra
                self._spots.append(pygame.Rect(x, rect.y, wide, rect.h))
                x += wide
        else:
            self._spots = [pygame.Rect(rect.x, rect.y + i * high, rect.w, high) for i in range(len(cells))]

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        ground = (0, 0, 0, 90) if self.ground == "dark" else (120, 92, 56, 50)
        edge = (*Ink.walnut_edge, 255) if self.ground == "dark" else (*Ink.paper_edge, 255)
        surface.blit(
            kit.assets.box(self.rect.size, ground, None, radius=kit.px(7), border=edge, width=kit.px(1)), self.rect
        )
        for choice, spot in zip(self.choices, self._spots, strict=True):
            ink = kit.ink(self.ground)
            taken = choice.value == self.value
            if taken:
                box = spot.inflate(-kit.px(4), -kit.px(4))
                surface.blit(
                    kit.assets.box(
                        box.size, (166, 54, 43), (126, 33, 27), radius=kit.px(5), border=Ink.gold, width=kit.px(1)
                    ),
                    box,
                )
                ink = Ink.cream
            elif ui.hover is self and ui.over(spot):
                box = spot.inflate(-kit.px(4), -kit.px(4))
                tint = (255, 236, 200, 30) if self.ground == "dark" else (140, 80, 30, 40)
                surface.blit(kit.assets.box(box.size, tint, None, radius=kit.px(5)), box)
            style = kit.style(self.size, bold=taken, colour=ink, align="center")
            kit.writer.draw_in(surface, choice.text, style, spot.inflate(-kit.px(10), 0))
        ui.ring(kit, surface, self)

    def _take(self, ui: Ui, index: int) -> None:
        value = self.choices[index % len(self.choices)].value
        if value != self.value:
            self.value = value
            ui.fire(self.on, value)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Press) and inp.button == LEFT:
            at = next((i for i, spot in enumerate(self._spots) if spot.collidepoint(inp.pos)), None)
            if at is not None:
                self._take(ui, at)
            return True
        if isinstance(inp, Key) and inp.chord in ("left", "right"):
            at = next((i for i, c in enumerate(self.choices) if c.value == self.value), 0)
            self._take(ui, at + (1 if inp.chord == "right" else -1))
            return True
        return isinstance(inp, Release)

    def overflows(self, kit: Kit) -> list[str]:
        cells = self._cells(kit)
        return [
            f"segment {c.text!r}"
            for c, w, s in zip(self.choices, cells, self._spots, strict=True)
            if w - kit.px(12) > s.w
        ]


class Tabs(Segmented):
    """Segments that choose a page."""


class Dropdown(Widget):
    """One of many choices, shown as a list when opened. `on(value)`."""

    focusable = True
    hovers = True

    def __init__(self, choices: Sequence[Choice], value: Any, on: Callable | None = None, **kw):
        super().__init__(**kw)
        self.choices, self.value, self.on = list(choices), value, on

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        style = kit.style(16)
        wide = max((kit.writer.width(c.text, style) for c in self.choices), default=0)
        return (min(width, wide + kit.px(56)), kit.px(38))

    @property
    def text(self) -> str:
        """The words of the choice taken."""
        return next((c.text for c in self.choices if c.value == self.value), "")

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        hot = ui.hover is self
        surface.blit(
            kit.assets.box(
                self.rect.size,
                Ink.white if hot else (250, 243, 226),
                Ink.paper_dark,
                radius=kit.px(7),
                border=Ink.paper_edge,
                width=kit.px(1),
            ),
            self.rect,
        )
        room = self.rect.inflate(-kit.px(24), 0)
        room.w -= kit.px(22)
        kit.writer.draw_in(surface, self.text, kit.style(16, colour=Ink.ink), room)
        side = kit.px(14)
        surface.blit(
            kit.assets.icon("arrow_down", side, Ink.ink_soft),
            (self.rect.right - kit.px(12) - side, self.rect.centery - side // 2),
        )
        ui.ring(kit, surface, self)

    def choose(self, ui: Ui, value: Any) -> None:
        """Take a value and close the list; one that is barred stays in sight with its reason."""
        if any(c.barred for c in self.choices if c.value == value):
            return
        ui.popup = None
        if value != self.value:
            self.value = value
            ui.fire(self.on, value)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if (
            isinstance(inp, Press)
            and inp.button == LEFT
            or isinstance(inp, Key)
            and inp.chord in ("enter", "space", "down", "up")
        ):
            from tabletop.widgets.lists import Popup

            ui.popup = Popup(self, ui)
            return True
        return False

    def overflows(self, kit: Kit) -> list[str]:
        wide = kit.writer.width(self.text, kit.style(16))
        return [f"dropdown {self.text!r}"] if wide > self.rect.w - kit.px(46) else []
