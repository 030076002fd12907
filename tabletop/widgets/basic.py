"""Text, pictures and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.input import LEFT, Input, Key, Move, Press, Release
from tabletop.text import Layout, Style
from tabletop.theme import Colour, Ink, SeatColour, mix
from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit


class Label(Widget):
    """Text in the ink of its ground. `role` is "" main, "soft" or "accent"; `colour` overrides. `lines` limits.

    With `least` the text shrinks to that size before it would be cut.
    """

    def __init__(
        self,
        text: str | Sequence,
        size: float = 16,
        *,
        bold: bool = False,
        serif: bool = False,
        role: str = "",
        colour: Colour | None = None,
        align: str = "left",
        lines: int | None = None,
        icons: str = "",
        least: float = 0,
        line: float = 1.45,
        **kw,
    ):
        super().__init__(**kw)
        self.text, self.size, self.bold, self.serif, self.role = text, size, bold, serif, role
        self.colour, self.align, self.lines, self.icons, self.least, self.line = (
            colour,
            align,
            lines,
            icons,
            least,
            line,
        )

    def style(self, kit: Kit) -> Style:
        """The style on the ground where it lies."""
        colour = self.colour or kit.ink(self.ground, self.role)
        return kit.style(
            self.size,
            bold=self.bold,
            serif=self.serif,
            colour=colour,
            align=self.align,
            icons=self.icons,
            line=self.line,
        )

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        if self.lines == 1:
            found = kit.writer.layout(self.text, self.style(kit))
            return (min(found.size[0], width), found.size[1])
        return kit.writer.layout(self.text, self.style(kit), width, max_lines=self.lines).size

    def laid(self, kit: Kit) -> Layout:
        """The layout as drawn."""
        style = self.style(kit)
        if self.least:
            return kit.writer.fit(self.text, style, (self.rect.w, self.rect.h), kit.px(self.least))
        return kit.writer.layout(self.text, style, self.rect.w, max_lines=self.lines)

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        found = self.laid(kit)
        spare = self.rect.w - found.size[0]
        across = {"left": 0, "center": spare // 2, "right": spare}[self.align]
        found.draw(
            surface,
            (
                self.rect.x + across,
                self.rect.y + max(0, (self.rect.h - found.size[1]) // 2) if self.lines == 1 else self.rect.y,
            ),
        )

    def overflows(self, kit: Kit) -> list[str]:
        found = self.laid(kit)
        if found.cut or found.size[0] > self.rect.w or found.size[1] > self.rect.h:
            return [f"{found.words[:1]} needs {found.size}, has {self.rect.size}"]
        return []


class Paragraph(Label):
    """A Label for running text: a little more air between lines."""

    def __init__(self, text: str | Sequence, size: float = 16, *, line: float = 1.55, **kw):
        super().__init__(text, size, line=line, **kw)


class Picture(Widget):
    """A picture by name (see ``Assets.image``), or `paint(kit, size) -> Surface`."""

    def __init__(
        self,
        name: str | Callable,
        width: float,
        height: float,
        *,
        tint: Colour | None = None,
        seat: SeatColour | None = None,
        fit: str = "contain",
        radius: float = 0,
        **kw,
    ):
        super().__init__(width=width, height=height, **kw)
        self.name, self.tint, self.seat, self.fit, self.radius = name, tint, seat, fit, radius

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        if callable(self.name):
            image = self.name(kit, self.rect.size)
        else:
            image = kit.assets.image(self.name, self.rect.size, seat=self.seat, tint=self.tint, fit=self.fit)
        surface.blit(image, image.get_rect(center=self.rect.center))


class Rule(Widget):
    """A fine line across."""

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (width, kit.px(9))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        colour = Ink.paper_edge if self.ground == "paper" else Ink.walnut_edge
        surface.fill(colour, (self.rect.x, self.rect.centery, self.rect.w, kit.px(1)))


class ProgressBar(Widget):
    """How much of something is done, `value` from 0 to 1."""

    def __init__(self, value: float = 0.0, **kw):
        super().__init__(**kw)
        self.value = value

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (width, kit.px(10))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        radius = self.rect.h // 2
        surface.blit(kit.assets.box(self.rect.size, (0, 0, 0, 110), None, radius=radius), self.rect)
        wide = round(self.rect.w * max(0.0, min(1.0, self.value)))
        if wide >= self.rect.h:
            surface.blit(kit.assets.box((wide, self.rect.h), Ink.gold_bright, Ink.gold, radius=radius), self.rect)


class _Look:
    """Colours of a button kind: top, bottom, edge, text."""

    kinds: dict[str, tuple[tuple, tuple, tuple, Colour]] = {
        "primary": ((166, 54, 43), (126, 33, 27), Ink.gold, Ink.cream),
        "secondary": ((246, 235, 209), (222, 203, 164), Ink.paper_edge, Ink.ink),
        "dark": ((66, 48, 35), (46, 33, 24), Ink.walnut_edge, Ink.cream),
        "quiet": ((255, 240, 210, 0), (255, 240, 210, 0), (255, 240, 210, 0), Ink.cream),
        "danger": ((92, 34, 28), (66, 24, 20), (176, 74, 60), (255, 214, 202)),
    }


class Button(Widget):
    """A button with text, optional icon, key hint and a smaller second line.

    `kind`: primary, secondary, dark, quiet, danger. `on` is called without arguments. After a press it is dead until
    the tree is shown anew, so that no press counts twice. `key` is the hint as written.
    """

    focusable = True
    hovers = True

    def __init__(
        self,
        text: str | Sequence,
        on: Callable | None = None,
        *,
        kind: str = "secondary",
        icon: str = "",
        key: str = "",
        sub: str | Sequence = "",
        size: float = 16,
        align: str = "center",
        sound: str = "click",
        pad: tuple[float, float] = (16, 8),
        selected: bool = False,
        icons: str = "",
        **kw,
    ):
        if not kw.get("id"):
            kw["id"] = f"button:{text if isinstance(text, str) else ''.join(getattr(t, 'text', t) for t in text)}"
        super().__init__(**kw)
        self.text, self.on, self.kind, self.icon, self.key, self.sub, self.size = text, on, kind, icon, key, sub, size
        self.align, self.sound, self.pad, self.selected, self.icons = align, sound, pad, selected, icons
        self.spent = False
        self._down = False

    def _colours(self) -> tuple[tuple, tuple, tuple, Colour]:
        top, bottom, edge, ink = _Look.kinds[self.kind]
        if self.kind == "quiet" and self.ground == "paper":
            ink = Ink.ink
        return top, bottom, edge, ink

    def _style(self, kit: Kit, size: float, colour: Colour) -> Style:
        return kit.style(size, bold=self.kind != "quiet", colour=colour, align=self.align, icons=self.icons, line=1.3)

    def _extra(self, kit: Kit) -> tuple[int, int]:
        """Room for the icon at the left and the key hint at the right."""
        left = kit.px(self.size * 1.25 + 8) if self.icon else 0
        right = kit.writer.width(self.key, kit.style(12)) + kit.px(10) if self.key else 0
        return left, right

    def _texts(self, kit: Kit, width: int) -> tuple[Layout, Layout | None]:
        ink = self._colours()[3]
        main = kit.writer.layout(self.text, self._style(kit, self.size, ink), width)
        if not self.sub:
            return main, None
        soft = mix(ink, self._colours()[1][:3] if self.kind != "quiet" else ink, 0.12)
        style = kit.style(max(12, self.size - 3), colour=soft, align=self.align, icons=self.icons, line=1.35)
        return main, kit.writer.layout(self.sub, style, width)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, right = self._extra(kit)
        pads = 2 * kit.px(self.pad[0]) + left + right
        main, sub = self._texts(kit, max(1, width - pads))
        wide = max(main.size[0], sub.size[0] if sub else 0) + pads
        high = main.size[1] + (sub.size[1] if sub else 0) + 2 * kit.px(self.pad[1])
        return (min(width, wide), max(high, kit.px(36)))

    def _room(self, kit: Kit) -> pygame.Rect:
        left, right = self._extra(kit)
        pad = kit.px(self.pad[0])
        return pygame.Rect(self.rect.x + pad + left, self.rect.y, self.rect.w - 2 * pad - left - right, self.rect.h)

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        self._ground(kit, surface, ui)
        ink = self._colours()[3] if self.enabled else mix(self._colours()[3], Ink.disabled, 0.6)
        room = self._room(kit)
        main, sub = self._texts(kit, max(1, room.w))
        high = main.size[1] + (sub.size[1] if sub else 0)
        y = self.rect.y + (self.rect.h - high) // 2 + (kit.px(1) if self._down else 0)
        shift = self._shift(room, main)
        main.draw(surface, (room.x + shift, y))
        if sub is not None:
            sub.draw(surface, (room.x + self._shift(room, sub), y + main.size[1]))
        if self.icon:
            side = kit.px(self.size * 1.25)
            image = kit.assets.icon(self.icon, side, ink, self.icons)
            surface.blit(image, (room.x + shift - side - kit.px(8), self.rect.centery - side // 2))
        if self.key:
            hint = kit.writer.layout(self.key, kit.style(12, colour=mix(ink, self._colours()[1][:3], 0.15)))
            hint.draw(surface, (self.rect.right - kit.px(10) - hint.size[0], self.rect.centery - hint.size[1] // 2))
        if not self.enabled:
            veil = (*((60, 44, 32) if self.ground == "dark" else Ink.paper_dark), 120)
            surface.blit(kit.assets.box(self.rect.size, veil, None, radius=kit.px(7)), self.rect)
        ui.ring(kit, surface, self)

    def _shift(self, room: pygame.Rect, found: Layout) -> int:
        return {"left": 0, "center": (room.w - found.size[0]) // 2, "right": room.w - found.size[0]}[self.align]

    def _ground(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        top, bottom, edge, _ink = self._colours()
        hot = ui.hover is self and self.enabled
        if self.kind == "quiet":
            if hot or self.selected:
                tint = (90, 60, 30, 40) if self.ground == "paper" else (255, 236, 200, 34)
                line = (*Ink.gold, 200) if self.selected else None
                surface.blit(
                    kit.assets.box(self.rect.size, tint, None, radius=kit.px(7), border=line, width=kit.px(1)),
                    self.rect,
                )
            return
        if hot:
            top, bottom = mix(top, Ink.white, 0.12), mix(bottom, Ink.white, 0.12)
        if self._down:
            top, bottom = bottom, top
        if self.selected:
            edge = Ink.gold_bright
        blur = kit.px(5)
        surface.blit(
            kit.assets.shadow(self.rect.size, radius=kit.px(7), blur=blur, alpha=110),
            (self.rect.x - blur, self.rect.y - blur + kit.px(2)),
        )
        surface.blit(
            kit.assets.box(
                self.rect.size, top, bottom, radius=kit.px(7), border=edge, width=kit.px(2 if self.selected else 1)
            ),
            self.rect,
        )

    def press(self, ui: Ui) -> None:
        """Do what the button does, once."""
        if self.enabled and not self.spent:
            self.spent = True
            ui.fire(self.on, sound=self.sound)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Press) and inp.button == LEFT:
            self._down = True
            return True
        if isinstance(inp, Move):
            self._down = bool(inp.held) and self.rect.collidepoint(inp.pos)
            return True
        if isinstance(inp, Release) and inp.button == LEFT:
            inside, self._down = self.rect.collidepoint(inp.pos), False
            if inside:
                self.press(ui)
            return True
        if isinstance(inp, Key) and inp.chord in ("enter", "space") and not inp.repeat:
            self.press(ui)
            return True
        return False

    def overflows(self, kit: Kit) -> list[str]:
        room = self._room(kit)
        main, sub = self._texts(kit, max(1, room.w))
        high = main.size[1] + (sub.size[1] if sub else 0)
        if high > self.rect.h or main.size[0] > room.w or (sub and sub.size[0] > room.w):
            return [f"button {main.words} needs {main.size[0]}x{high}, has {room.w}x{self.rect.h}"]
        if any(len(words) < 3 for words in main.words[1:]) and len(main.words) > 1 and len(main.words[0]) > 8:
            return [f"button {main.words} breaks badly"]
        return []


class IconButton(Button):
    """A square button that shows only an icon; `tip` must say what it does."""

    def __init__(self, icon: str, on: Callable | None = None, *, tip: str, kind: str = "quiet", side: float = 36, **kw):
        kw.setdefault("id", f"icon:{icon}")
        super().__init__("", on, kind=kind, icon=icon, tip=tip, width=side, height=side, **kw)

    def _extra(self, kit: Kit) -> tuple[int, int]:
        return (0, 0)

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        self._ground(kit, surface, ui)
        ink = self._colours()[3] if self.enabled else Ink.disabled
        side = round(self.rect.h * 0.56)
        image = kit.assets.icon(self.icon, side, ink, self.icons)
        surface.blit(image, image.get_rect(center=self.rect.center))
        ui.ring(kit, surface, self)

    def overflows(self, kit: Kit) -> list[str]:
        return []
