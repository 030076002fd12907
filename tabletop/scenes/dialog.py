"""Small questions and messages over any scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from tabletop.app import App
from tabletop.i18n import _
from tabletop.scene import Pop, Transition
from tabletop.scenes.screen import Screen, veil
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Flow, Label, Panel, Paragraph, Rule, ScrollView, Widget


class Answer(NamedTuple):
    """One button of a dialog. The dialog pops with `value` as its result."""

    text: str
    value: object
    kind: str = "secondary"


class DialogScene(Screen):
    """A question on paper over the scene below. Escape gives `escape`. `then(value)` may return a transition."""

    overlay = True
    allows_help = False

    def __init__(
        self,
        app: App,
        title: str,
        text: str | Sequence,
        answers: Sequence[Answer],
        *,
        escape: object = None,
        then: Callable | None = None,
    ):
        super().__init__(app)
        self.title, self.text, self.answers, self.escape, self.then = title, text, list(answers), escape, then
        self.ui.focus = "answer:0"

    def build(self) -> Widget:
        buttons = [
            Button(a.text, lambda a=a: self.give(a.value), kind=a.kind, id=f"answer:{i}")
            for i, a in enumerate(self.answers)
        ]
        words = Paragraph(self.text, 16)
        wide, most = self.app.kit.px(480), round(self.app.size[1] * 0.6)
        body: Widget = words
        if words.natural(self.app.kit, wide)[1] > most:
            body = ScrollView(words, id="dialog:text", flex=0, height=most / self.app.theme.scale)
        panel = Panel(
            [
                Label(self.title, 24, bold=True, serif=True, colour=Ink.ink_red),
                Rule(),
                body,
                Flow(buttons, align="right", gap=12),
            ],
            gap=12,
            pad=24,
            radius=10,
        )
        return Center(panel, most=540, pad=16)

    def give(self, value: object) -> Transition:
        """Close with `value`."""
        if self.then is not None:
            follow = self.then(value)
            if follow is not None:
                return follow
        return Pop(value)

    def back(self) -> Transition | None:
        return self.give(self.escape)

    def backdrop(self, surface: pygame.Surface) -> None:
        veil(surface)


class MessageScene(DialogScene):
    """A message with one button."""

    def __init__(self, app: App, title: str, text: str | Sequence):
        super().__init__(app, title, text, [Answer(_("All right"), None, "primary")])
