"""All saved matches, to go on with or to delete."""

from __future__ import annotations

from tabletop import saves
from tabletop.app import App
from tabletop.i18n import _
from tabletop.scene import Pop, Push, Transition
from tabletop.scenes.catalog import Saved, saved_matches
from tabletop.scenes.dialog import Answer, DialogScene
from tabletop.scenes.screen import Screen, page
from tabletop.scenes.shelf import MatchCard, resume
from tabletop.widgets import Column, Grid, IconButton, Label, Row, ScrollView, Widget


class SavedScene(Screen):
    """The list of saved matches."""

    def __init__(self, app: App):
        super().__init__(app)
        self.saved = saved_matches()
        self.ui.focus = "saved:0"

    def resumed(self, result: object) -> Transition | None:
        self.saved = saved_matches()
        return super().resumed(result)

    def build(self) -> Widget:
        cells = [
            Row(
                [
                    MatchCard(s, lambda s=s: resume(self.app, s), id=f"saved:{i}", flex=1),
                    IconButton("trash", lambda s=s: self.ask(s), tip=_("Delete this match"), id=f"delete:{i}"),
                ],
                gap=4,
            )
            for i, s in enumerate(self.saved)
        ]
        body: Widget = Grid(cells, cell=440, gap=12) if cells else Label(_("There are no saved matches."), 20)
        return page(_("Saved matches"), self.back, ScrollView(Column([body]), id="scroll:saved"))

    def ask(self, saved: Saved) -> Transition:
        """Ask before a match is deleted for good."""

        def then(value: object) -> None:
            if value:
                self.delete(saved)

        return Push(
            DialogScene(
                self.app,
                _("Delete this match?"),
                _("{file} will be gone for good.").format(file=saved.path.name),
                [Answer(_("Keep it"), False), Answer(_("Delete"), True, "danger")],
                escape=False,
                then=then,
            )
        )

    def delete(self, saved: Saved) -> None:
        """Delete a match and its picture."""
        try:
            saves.delete(saved.path)
        except OSError as error:
            self.app.messages.append(_("The match could not be deleted: {why}").format(why=error.strerror or "?"))

    def back(self) -> Transition | None:
        return Pop()
