"""One line of text to write, with input methods for Chinese."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from uniseg.graphemecluster import grapheme_clusters

from tabletop.input import LEFT, Compose, Input, Key, Press, Release, Text
from tabletop.theme import Ink
from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit


class TextField(Widget):
    """One line of text. `on(text)` at every change, `done(text)` on Enter. `most` letters; `hint` shows while empty.

    `allow` limits the characters when given. The cursor lives in ``ui.memory`` under the id.
    """

    focusable = True
    hovers = True
    typing = True

    def __init__(
        self,
        text: str,
        on: Callable | None = None,
        *,
        id: str,
        done: Callable | None = None,
        most: int = 24,
        hint: str = "",
        allow: str = "",
        icon: str = "",
        **kw,
    ):
        super().__init__(id=id, **kw)
        self.text, self.on, self.done, self.most, self.hint, self.allow, self.icon = (
            text,
            on,
            done,
            most,
            hint,
            allow,
            icon,
        )

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (min(width, kit.px(220)), kit.px(38))

    def _state(self, ui: Ui) -> dict:
        state = ui.memory.setdefault(("field", self.id), {"at": 10_000, "compose": "", "all": False})
        state["at"] = max(0, min(state["at"], len(list(grapheme_clusters(self.text)))))
        return state

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        state, live = self._state(ui), ui.focused(self)
        edge = Ink.danger if live else Ink.paper_edge
        surface.blit(
            kit.assets.box(
                self.rect.size,
                (255, 250, 238),
                (248, 239, 218),
                radius=kit.px(7),
                border=edge,
                width=kit.px(2 if live else 1),
            ),
            self.rect,
        )
        room = self.rect.inflate(-kit.px(20), -kit.px(4))
        if self.icon:
            side = kit.px(18)
            surface.blit(kit.assets.icon(self.icon, side, Ink.ink_soft), (room.x, room.centery - side // 2))
            room.x += side + kit.px(8)
            room.w -= side + kit.px(8)
        old = surface.get_clip()
        surface.set_clip(room.clip(old))
        self._inside(kit, surface, ui, room, state)
        surface.set_clip(old)
        ui.ring(kit, surface, self)

    def _inside(self, kit: Kit, surface: pygame.Surface, ui: Ui, room: pygame.Rect, state: dict) -> None:
        style = kit.style(16, colour=Ink.ink)
        letters = list(grapheme_clusters(self.text))
        before = "".join(letters[: state["at"]]) + state["compose"]
        shown = before + "".join(letters[state["at"] :])
        live = ui.focused(self)
        if not shown:
            kit.writer.draw_in(surface, self.hint, style._replace(colour=(122, 100, 74)), room)
        cursor = kit.writer.width(before, style)
        shift = max(0, cursor - room.w + kit.px(4))
        found = kit.writer.layout(shown, style)
        y = room.centery - found.size[1] // 2
        if state["all"] and live:
            surface.fill((238, 206, 150), (room.x, y, min(room.w, found.size[0]), found.size[1]))
        found.draw(surface, (room.x - shift, y))
        if live:
            x = room.x - shift + cursor
            surface.fill(Ink.ink_red, (x, y + kit.px(2), kit.px(2), found.size[1] - kit.px(4)))
            if state["compose"]:
                wide = kit.writer.width(state["compose"], style)
                surface.fill(Ink.ink, (x - wide, y + found.size[1] - kit.px(3), wide, kit.px(1)))
            if pygame.display.get_init() and pygame.display.get_surface() is surface:
                pygame.key.set_text_input_rect(pygame.Rect(x, self.rect.y, kit.px(2), self.rect.h))

    def handle(self, ui: Ui, inp: Input) -> bool:
        state = self._state(ui)
        if isinstance(inp, Press) and inp.button == LEFT:
            state["at"], state["all"] = self._place(ui.kit, inp.pos[0]), inp.clicks > 1
            return True
        if isinstance(inp, Compose):
            state["compose"] = inp.text
            return True
        if isinstance(inp, Text):
            state["compose"] = ""
            self._insert(ui, inp.text, state)
            return True
        if isinstance(inp, Key):
            return self._key(ui, inp.chord, state)
        return isinstance(inp, Release)

    def _place(self, kit: Kit, x: int) -> int:
        style = kit.style(16)
        start = self.rect.x + kit.px(10) + (kit.px(26) if self.icon else 0)
        letters = list(grapheme_clusters(self.text))
        ends = [kit.writer.width("".join(letters[:i]), style) for i in range(len(letters) + 1)]
        return min(range(len(ends)), key=lambda i: abs(start + ends[i] - x))

    def _insert(self, ui: Ui, text: str, state: dict) -> None:
        text = "".join(c for c in text if c.isprintable() and (not self.allow or c in self.allow))
        if not text:
            return
        letters = [] if state["all"] else list(grapheme_clusters(self.text))
        at = 0 if state["all"] else state["at"]
        new = list(grapheme_clusters(text))[: max(0, self.most - len(letters))]
        self._set(ui, letters[:at] + new + letters[at:], at + len(new), state)

    def _set(self, ui: Ui, letters: list[str], at: int, state: dict) -> None:
        self.text = "".join(letters)
        state["at"], state["all"] = at, False
        ui.fire(self.on, self.text, sound="")

    def _key(self, ui: Ui, chord: str, state: dict) -> bool:
        """Editing keys. Plain characters are used up here too: they arrive again as Text."""
        letters = list(grapheme_clusters(self.text))
        at = state["at"]
        if state["compose"]:
            return True
        if chord in ("backspace", "delete"):
            if state["all"]:
                self._set(ui, [], 0, state)
            elif chord == "backspace" and at:
                self._set(ui, letters[: at - 1] + letters[at:], at - 1, state)
            elif chord == "delete" and at < len(letters):
                self._set(ui, letters[:at] + letters[at + 1 :], at, state)
            return True
        moves = {"left": at - 1, "right": at + 1, "home": 0, "end": len(letters)}
        if chord in moves:
            state["at"], state["all"] = max(0, min(len(letters), moves[chord])), False
            return True
        if chord == "ctrl+a":
            state["all"] = True
            return True
        if chord in ("ctrl+c", "ctrl+x", "ctrl+v"):
            self._clipboard(ui, chord, state)
            return True
        if chord == "enter" and self.done is not None:
            ui.fire(self.done, self.text)
            return True
        return len(chord) == 1 or chord == "space"

    def _clipboard(self, ui: Ui, chord: str, state: dict) -> None:
        """Copy or cut the whole line, paste at the cursor; without a clipboard nothing happens."""
        try:
            if chord == "ctrl+v":
                self._insert(ui, pygame.scrap.get_text(), state)
                return
            pygame.scrap.put_text(self.text)
        except pygame.error:
            return
        if chord == "ctrl+x":
            self._set(ui, [], 0, state)
