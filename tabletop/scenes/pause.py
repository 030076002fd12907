"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.app import App
from tabletop.i18n import _
from tabletop.input import key_name
from tabletop.scene import Pop, Push, Transition
from tabletop.scenes.dialog import Answer, DialogScene
from tabletop.scenes.screen import Screen, veil
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Label, Panel, Rule, ScrollView, Widget


class PauseScene(Screen):
    """Resume, rules at `step`, settings, keys, concede, leave. The callbacks may return a transition.

    Without `on_concede` or `on_practice` there is no such button. Leaving goes two scenes down unless `on_leave` says else.
    """

    overlay = True

    def __init__(
        self,
        app: App,
        game: str = "",
        step: str = "",
        *,
        title: str = "",
        info: str = "",
        on_concede: Callable | None = None,
        on_leave: Callable | None = None,
        on_practice: Callable | None = None,
    ):
        super().__init__(app)
        self.title, self.info, self.concede, self.on_leave = title, info, on_concede, on_leave
        self.practice = on_practice
        self.help_game, self.help_step = game, step
        self.ui.focus = "resume"

    def build(self) -> Widget:
        buttons = [
            Button(_("Go on playing"), self.back, kind="primary", icon="play", id="resume", key=key_name("back")),
            Button(_("Rules"), self.rules, icon="book", id="rules", key=key_name("help")),
            Button(_("Settings"), self.settings, icon="gear", id="settings"),
            Button(_("Keys"), self.keys, icon="keyboard", id="keys", key=key_name("keys")),
        ]
        if self.practice is not None:
            buttons.append(Button(_("Practice flicking"), self.practice, icon="hand", id="practice"))
        if self.concede is not None:
            buttons.append(Button(_("Concede"), self.ask, kind="danger", icon="flag", id="concede"))
        buttons.append(Button(_("Leave the table"), self.go, icon="home", id="leave"))
        saved = self.info or _("Every move is saved already. You can leave at any time and go on later.")
        panel = Panel(
            [
                Label(self.title or _("Menu"), 24, bold=True, serif=True, colour=Ink.ink_red, align="center"),
                Rule(),
                *buttons,
                Label(saved, 14, role="soft", align="center"),
            ],
            pad=24,
            radius=10,
            gap=8,
        )
        most = self.app.size[1] - self.app.kit.px(32)
        if panel.natural(self.app.kit, self.app.kit.px(400))[1] > most:
            return Center(ScrollView(panel, id="scroll:menu"), most=420, pad=16)
        return Center(panel, most=400, pad=16)

    def backdrop(self, surface: pygame.Surface) -> None:
        veil(surface)

    def rules(self) -> Transition:
        """The rules at the phase in play."""
        from tabletop.scenes.rules import RulesScene

        return Push(RulesScene(self.app, self.help_game, self.help_step))

    def settings(self) -> Transition:
        """The settings."""
        from tabletop.scenes.settings import SettingsScene

        return Push(SettingsScene(self.app))

    def keys(self) -> Transition:
        """The list of keys."""
        from tabletop.scenes.keys import KeysScene

        return Push(KeysScene(self.app))

    def ask(self) -> Transition:
        """Ask before conceding."""

        def then(value: object) -> Transition | None:
            return (self.concede() or Pop(count=2)) if value and self.concede is not None else None

        return Push(
            DialogScene(
                self.app,
                _("Concede this match?"),
                _("The match ends now and counts as lost."),
                [Answer(_("Go on playing"), False), Answer(_("Concede"), True, "danger")],
                escape=False,
                then=then,
            )
        )

    def go(self) -> Transition:
        """Back to the shelf."""
        return (self.on_leave() if self.on_leave is not None else None) or Pop(count=2)
