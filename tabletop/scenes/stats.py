"""Statistics of finished matches."""

from __future__ import annotations

import sqlite3

from tabletop.app import App
from tabletop.i18n import _, ngettext
from tabletop.records import Line, Records, restore
from tabletop.scene import Push, Transition
from tabletop.scenes.catalog import find_game, game_name, saved_matches
from tabletop.scenes.dialog import Answer, DialogScene
from tabletop.scenes.screen import Screen, page
from tabletop.scenes.setup import LEVEL_SHORT
from tabletop.theme import Ink
from tabletop.widgets import (
    Button,
    Column,
    Label,
    Panel,
    Paragraph,
    Picture,
    ProgressBar,
    Row,
    Rule,
    ScrollView,
    Widget,
)


class StatsScene(Screen):
    """How matches ended, by game, seats and player."""

    def __init__(self, app: App, records: Records | None = None):
        super().__init__(app)
        self.ui.focus = "back"
        try:
            self.records: Records | None = records or Records()
            if (self.records.fresh or self.records.damaged) and self.records.empty:
                restore(self.records, [s.path for s in saved_matches() if s.finished])
        except (OSError, sqlite3.Error):
            self.records = None

    def _rows(self) -> tuple[list[Line], dict[str, tuple[int, float, float | None]]]:
        try:
            if self.records is not None:
                return self.records.table(), {g: (n, t, m) for g, n, t, m in self.records.totals()}
        except sqlite3.Error:
            pass
        return [], {}

    def build(self) -> Widget:
        lines, totals = self._rows()
        if not lines:
            icon = Picture("common/icons/chart", 48, 48, tint=Ink.ink_soft)
            words = Paragraph(
                _(
                    "Play a match to its end and its result appears here: wins, scores and lengths by game and "
                    "by opponent."
                ),
                20,
                flex=1,
            )
            return page(_("Statistics"), self.back, Column([Panel([Row([icon, words], gap=20)], pad=28)]))
        panels = [self._game(game, totals[game], [x for x in lines if x.game == game]) for game in totals]
        wipe = Button(_("Forget all"), self.ask, kind="danger", icon="trash", id="wipe", size=14)
        return page(_("Statistics"), self.back, ScrollView(Column(panels, gap=16), id="scroll:stats"), right=[wipe])

    def _game(self, ident: str, total: tuple[int, float, float | None], lines: list[Line]) -> Widget:
        count, turns, minutes = total
        parts = [
            ngettext("{n} match", "{n} matches", count).format(n=count),
            _("{n} rounds on average").format(n=f"{turns:.1f}"),
        ]
        if minutes is not None:
            parts.append(_("{n} minutes on average").format(n=round(minutes)))
        words = " · ".join(parts)
        head = Row(
            [
                Label(game_name(find_game(ident), ident), 24, bold=True, serif=True, colour=Ink.ink_red, flex=1),
                Label(words, 14, role="soft", lines=1),
            ],
            gap=16,
        )
        rows: list[Widget] = [
            head,
            Rule(),
            self._cells((_("Player"), _("Seats"), _("Played"), _("Won"), "", _("Mean score"), _("Best")), bold=True),
        ]
        for line in lines:
            who = line.name if line.kind == "human" else _(LEVEL_SHORT.get(line.level, line.level))
            share = line.won / max(1, line.played)
            rows.append(
                self._cells(
                    (
                        who,
                        str(line.seats),
                        str(line.played),
                        f"{line.won} ({share:.0%})",
                        share,
                        f"{line.mean:.1f}",
                        str(line.best),
                    )
                )
            )
        return Panel(rows, gap=6, pad=20)

    def _cells(self, cells: tuple, bold: bool = False) -> Widget:
        flexes = (5, 2, 2, 3, 5, 3, 2)
        out: list[Widget] = []
        for i, (cell, flex) in enumerate(zip(cells, flexes, strict=True)):
            if isinstance(cell, float):
                out.append(ProgressBar(cell, flex=flex))
            else:
                out.append(
                    Label(
                        cell, 14, bold=bold or i == 0, align="right" if i else "left", flex=flex, lines=1 if i else None
                    )
                )
        return Row([_Cell(c) for c in out], gap=20)

    def ask(self) -> Transition:
        """Ask before everything is forgotten."""

        def then(value: object) -> None:
            if value and self.records is not None:
                try:
                    self.records.wipe()
                except (OSError, sqlite3.Error) as error:
                    self.app.messages.append(_("The statistics could not be changed: {why}").format(why=error))

        return Push(
            DialogScene(
                self.app,
                _("Forget all statistics?"),
                _("Saved matches stay. This cannot be undone."),
                [Answer(_("Keep them"), False), Answer(_("Forget all"), True, "danger")],
                escape=False,
                then=then,
            )
        )


class _Cell(Column):
    """One cell of the table: takes its column's share of the width whatever is in it."""

    def __init__(self, child: Widget):
        super().__init__([child], flex=child.flex)
        child.flex = 0
