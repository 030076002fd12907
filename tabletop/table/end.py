"""The end of a match: winners, score sheet by source, a graph of the scores, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import App
from tabletop.i18n import _
from tabletop.kit import Kit
from tabletop.scene import Pop, Push, Replace, Transition
from tabletop.scenes.screen import Screen, veil
from tabletop.table.cards import seat_run
from tabletop.table.panel import Disc
from tabletop.text import Run
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Flow, Label, Panel, Row, Rule, ScrollView, Widget
from tabletop.widgets.base import Ui
from tabletop.widgets.boxes import Column

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene


def history(match) -> list[tuple[int, tuple]]:
    """(turn, scores by seat) at the last moment of every turn."""
    found: dict[int, tuple] = {}
    for n in range(len(match.entries) + 1):
        view = match.rewind(n).view(None)
        found[view.turn] = view.scores
    return sorted(found.items())


def outcome(table: TableScene) -> tuple[list, str]:
    """Who has won, as runs, and why the match ended ("" when the game gives no reason)."""
    winners, reason = table.match.result
    who: list = []
    for i, seat in enumerate(winners):
        who += [Run(_(" and "))] if i else []
        who.append(seat_run(table.colours[seat], table.names[seat], "paper", ("seat", seat)))
    key = f"end.{reason}"
    why = table.words.plain((key, {})) if key in table.game.texts.templates else ""
    return [*who, Run(" " + (_("wins") if len(winners) == 1 else _("win together")))], why[:1].upper() + why[1:]


class Graph(Widget):
    """Scores over the turns, a line per seat with its emblem at the end."""

    def __init__(self, points: list, colours, **kw):
        super().__init__(**kw)
        self.points, self.colours = points, colours

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (width, kit.px(200))

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        if len(self.points) < 2:
            return
        pad = kit.px(28)
        room = kit.px(20) * (len(self.colours) - 1) + kit.px(12)
        box = pygame.Rect(self.rect.x + pad, self.rect.y + kit.px(10), self.rect.w - pad - room, self.rect.h - pad - kit.px(10))
        scores = [s for _turn, s in self.points]
        low, high = min(min(s) for s in scores), max(max(s) for s in scores)
        high = max(high, low + 1)
        small = kit.style(12, colour=Ink.ink_soft)
        for i in range(5):
            value = low + (high - low) * i / 4
            y = box.bottom - box.h * i / 4
            pygame.draw.line(surface, Ink.paper_edge, (box.x, y), (box.right, y))
            kit.writer.layout(f"{value:.0f}", small).draw(surface, (self.rect.x, y - kit.px(8)))
        first, last = self.points[0][0], self.points[-1][0]
        for turn in range(first, last + 1, max(1, (last - first) // 8 or 1)):
            x = box.x + box.w * (turn - first) / max(1, last - first)
            kit.writer.layout(str(turn), small).draw(surface, (x - kit.px(6), box.bottom + kit.px(4)))
        for seat, colour in enumerate(self.colours):
            # A hair apart, so that equal scores do not hide each other.
            shift = (seat - (len(self.colours) - 1) / 2) * kit.px(2)
            line = [(box.x + box.w * (turn - first) / max(1, last - first), box.bottom - box.h * (s[seat] - low) / (high - low) + shift)
                    for turn, s in self.points]
            pygame.draw.lines(surface, colour.dark, False, line, kit.px(4))
            pygame.draw.lines(surface, colour.main, False, line, kit.px(2))
        self._ends(kit, surface, box, scores[-1], low, high)

    def _ends(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, scores, low: int, high: int) -> None:
        """The emblems at the ends of the lines; equal ones stand side by side."""
        side = kit.px(20)
        for seat, colour in enumerate(self.colours):
            before = sum(1 for other in range(seat) if abs(scores[other] - scores[seat]) * box.h / (high - low) < side * 0.8)
            disc = kit.assets.seat_disc(colour, side)
            surface.blit(disc, disc.get_rect(center=(box.right + before * side, round(box.bottom - box.h * (scores[seat] - low) / (high - low)))))


class EndScene(Screen):
    """The score sheet over the table."""

    overlay = True

    def __init__(self, app: App, table: TableScene):
        super().__init__(app)
        self.table = table
        self.points = history(table.match)

    def backdrop(self, surface: pygame.Surface) -> None:
        veil(surface)

    def build(self) -> Widget:
        title, why = outcome(self.table)
        wide = min(760, self.app.size[0] / self.app.theme.scale - 40)
        buttons = [Button(_("Watch the replay"), self.replay, icon="replay", id="replay"),
                   Button(_("Play again"), self.again, kind="primary", icon="play", id="again"),
                   Button(_("New seats"), self.seats, icon="user", id="seats"), Button(_("Look at the table"), Pop, icon="eye", id="look"),
                   Button(_("To the shelf"), lambda: Pop("leave"), icon="home", id="leave")]
        body = Column([self._sheet(), Graph(self.points, self.table.colours)], gap=12)
        high = self.app.size[1] / self.app.theme.scale
        need = body.natural(self.app.kit, self.app.kit.px(wide - 60))[1] / self.app.theme.scale
        panel = Panel([Label(title, 32, serif=True, bold=True, align="center", least=20),
                       Label(why, 16, role="soft", align="center"), Rule(),
                       ScrollView(body, id="sheet", flex=0, height=min(need + 8, high - 300)), Rule(), Flow(buttons, gap=10, align="center")],
                      pad=24, gap=10, radius=12)
        return Center(panel, most=wide)

    def _sheet(self) -> Widget:
        table, view = self.table, self.table.match.state.view(None)
        texts, lang = table.game.texts, table.words.lang

        def name(part: str) -> str:
            return table.words.plain((f"source.{part}", {})) if f"source.{part}" in texts.templates else texts.name(part, lang)

        head: list[Widget] = [Label("", 14, width=150)]
        for seat in range(view.seats):
            head.append(Row([Disc(table.colours[seat], 24), Label(table.names[seat], 14, bold=True, lines=1)], gap=6, flex=1))
        rows: list[Widget] = [Row(head, gap=8)]
        for part, values in view.score_parts:
            rows.append(Row([Label(name(part), 14, width=150)] + [Label(str(v), 16, flex=1) for v in values], gap=8))
        rows.append(Rule())
        sums = [Label(str(v), 20, bold=True, flex=1, colour=Ink.ink_red) for v in view.scores]
        rows.append(Row([Label(name("total"), 16, bold=True, width=150), *sums], gap=8))
        return Column(rows, gap=6)

    def replay(self) -> Transition:
        """Watch the whole match again."""
        from tabletop.table import replay_match
        return Push(replay_match(self.app, self.table.match, self.table.colour_ids))

    def again(self) -> Transition:
        """The same game with the same seats."""
        from tabletop.table import rematch
        return self._swap(rematch(self.app, self.table))

    def _swap(self, scene) -> Transition:
        # The old table lies below this sheet: it goes too.
        self.table.leave()
        if self.table in self.app.stack:
            self.app.stack.remove(self.table)
        return Replace(scene)

    def seats(self) -> Transition:
        """The same game with other seats."""
        from tabletop.scenes.setup import SetupScene
        return self._swap(SetupScene(self.app, self.table.game))

    def back(self) -> Transition | None:
        return Pop()

    def resumed(self, result: object) -> Transition | None:
        return Pop("leave") if result == "leave" else super().resumed(result)
