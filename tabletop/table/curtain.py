"""The hotseat curtain: first blank, then the swap, then a click reveals. While it hangs nothing of anybody's is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import App
from tabletop.i18n import _
from tabletop.scene import Pop, Transition
from tabletop.scenes.screen import Screen
from tabletop.table.panel import Disc
from tabletop.text import Run
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Column, Label, Panel, Row, Spacer, Widget

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene


class CurtainScene(Screen):
    """Hides the whole window until `seat` is at the screen. Opaque: the table below is not drawn."""

    overlay = False
    allows_help = False
    context = "table"

    def __init__(self, app: App, table: TableScene, seat: int):
        super().__init__(app)
        self.table, self.seat = table, seat
        self.ui.focus = "ready"

    def enter(self) -> None:
        self.app.kit.audio.play("curtain")
        super().enter()

    def backdrop(self, surface: pygame.Surface) -> None:
        kit = self.app.kit
        surface.blit(kit.assets.texture("felt", surface.get_size()), (0, 0))
        surface.fill((150, 112, 96), special_flags=pygame.BLEND_RGB_MULT)

    def build(self) -> Widget:
        name = self.table.names[self.seat]
        public = self.table.words.runs(self.table.match.state.view(None).phase, "paper")
        return Center(Panel([
            Row([Spacer(), Disc(self.table.colours[self.seat], 72), Spacer()]),
            Label(name, 32, bold=True, serif=True, align="center", colour=Ink.ink),
            Label([Run(_("It is your turn at the table. Hand over the mouse, then lift the curtain."))], 16, align="center"),
            Label(public, 14, role="soft", align="center", icons=self.table.words.icons),
            Column([Button(_("I am {name}: lift the curtain").format(name=name), self.lift, kind="primary", icon="eye", id="ready"),
                    Button(_("Menu"), self.menu, kind="quiet", icon="menu", id="menu")], gap=8)], pad=32, gap=16, radius=12), most=560)

    def lift(self) -> Transition:
        """The person is there."""
        self.table.viewer_is(self.seat)
        return Pop("lifted")

    def menu(self) -> Transition:
        """The menu: saving and leaving work at any moment."""
        return self.table.pause(curtained=True)

    def resumed(self, result: object) -> Transition | None:
        if result == "leave":
            return Pop("leave")
        return super().resumed(result)

    def back(self) -> Transition | None:
        return self.menu()
