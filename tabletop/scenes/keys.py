"""The page of all keys, straight from the table of bindings."""

from __future__ import annotations

from tabletop.app import App
from tabletop.i18n import _
from tabletop.input import BINDINGS, CONTEXTS, chord_text
from tabletop.scenes.screen import Screen, page
from tabletop.theme import Ink
from tabletop.widgets import Column, Grid, Label, Panel, Row, ScrollView, Widget


class KeysScene(Screen):
    """All keys by context."""

    def __init__(self, app: App):
        super().__init__(app)
        self.ui.focus = "back"

    def build(self) -> Widget:
        panels = [self._panel(context, name) for context, name in CONTEXTS]
        first, *rest = panels
        pair = self.app.size[0] >= self.app.kit.px(860)
        body: Widget = (
            Row([Column([first, rest[-1]], gap=16, flex=1), Column(rest[:-1], flex=1)], align="top", gap=16)
            if pair
            else Grid(panels, cell=400, gap=16)
        )
        return page(_("Keys"), self.back, ScrollView(body, id="scroll:keys"))

    def _panel(self, context: str, name: str) -> Widget:
        rows: list[Widget] = [Label(_(name), 20, bold=True, serif=True, colour=Ink.ink_red)]
        for binding in BINDINGS:
            if binding.context == context and binding.label:
                keys = "  /  ".join(chord_text(chord) for chord in binding.chords)
                rows.append(
                    Row(
                        [Label(_(binding.label), 14, flex=1), Label(keys, 14, bold=True, lines=1, align="right")],
                        gap=12,
                    )
                )
        return Panel(rows, gap=5, pad=18)
