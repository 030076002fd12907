"""The replay: the table again, with a scrub bar instead of decisions, seen by one seat at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import _
from tabletop.scene import Transition
from tabletop.widgets import Button, Column, IconButton, Label, Row, ScrollView, Segmented, Slider, Widget
from tabletop.widgets.controls import Choice

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

PACE = {"slow": 1.6, "normal": 0.8, "fast": 0.3}


class Replay:
    """State of a replay. `table` is set by the scene that it drives."""

    def __init__(self):
        self.table: TableScene | None = None
        self.playing = False
        self.pace = "normal"
        self._wait = 0.0
        self.turns: list[int] = []

    def attach(self, table: TableScene) -> None:
        """Begin at the start of the match."""
        self.table = table
        turn = -1
        for n in range(len(table.match.entries) + 1):
            now = table.match.rewind(n).turn
            if now != turn:
                self.turns.append(n)
                turn = now

    @property
    def at(self) -> int:
        """Entries shown."""
        return self.table.driver.shown

    def go(self, to: int, *, animate: bool = False) -> None:
        """Show the state after `to` entries."""
        table = self.table
        table.driver.shown = max(0, min(to, len(table.match.entries)))
        if animate:
            table._show(table.driver.shown)
        else:
            table.view = table._view(table.driver.shown)
            table.canvas.show(table.view)
            table.refresh()

    def controls(self) -> list[Widget]:
        """What stands in the prompt card."""
        table, last = self.table, len(self.table.match.entries)
        seats = [Choice(i, name if len(name) < 15 else name[:14] + "…") for i, name in enumerate(table.names)]
        turn = table.view.turn
        row = Row([IconButton("back", lambda: self.turn(-1), tip=_("Turn before"), id="turn:back", kind="secondary"),
                   IconButton("arrow_left", lambda: self.step(-1), tip=_("Step back"), id="step:back", kind="secondary"),
                   IconButton("pause" if self.playing else "play", self.toggle, tip=_("Play or pause"), id="toggle", kind="primary", side=44),
                   IconButton("arrow_right", lambda: self.step(1), tip=_("Step forward"), id="step:on", kind="secondary"),
                   IconButton("forward", lambda: self.turn(1), tip=_("Next turn"), id="turn:on", kind="secondary")], gap=8, justify="center")
        eyes = (Column([Label(_("Seen by"), 14, role="soft"), Segmented(seats, table.viewer, self.look, id="look", size=12)], gap=2)
                if len(seats) < 5 else
                Row([Label(_("Seen by"), 14, role="soft"), Button(table.names[table.viewer], self.look_next, id="look")], gap=8))
        pace = Segmented([Choice("slow", _("Slow")), Choice("normal", _("Normal")), Choice("fast", _("Fast"))], self.pace, self.set_pace, id="pace")
        return [Label(_("Turn {turn} · step {n} of {all}").format(turn=turn, n=self.at, all=last), 16, bold=True, lines=1),
                Slider(self.at, 0, max(1, last), lambda v: self.go(int(v)), step=1, id="scrub"), row,
                ScrollView(Column([eyes, pace], gap=8), id="replay:more", flex=1)]

    def look(self, seat: int) -> None:
        """See with the eyes of a seat."""
        self.table.viewer = seat
        self.table._place()
        self.go(self.at)

    def look_next(self) -> None:
        """The next seat's eyes."""
        self.look((self.table.viewer + 1) % self.table.match.seats)

    def set_pace(self, pace: str) -> None:
        """Speed of playing."""
        self.pace = pace
        self.table._stale = True

    def toggle(self) -> None:
        """Play or pause; at the end, from the start."""
        if not self.playing and self.at >= len(self.table.match.entries):
            self.go(0)
        self.playing = not self.playing
        self.table.refresh()

    def step(self, n: int) -> None:
        """One entry on or back."""
        self.playing = False
        self.go(self.at + n, animate=n > 0)

    def turn(self, n: int) -> None:
        """To the next or the last turn's first entry."""
        self.playing = False
        later = [t for t in self.turns if t > self.at]
        earlier = [t for t in self.turns if t < self.at]
        self.go((later[0] if later else len(self.table.match.entries)) if n > 0 else (earlier[-1] if earlier else 0))

    def key(self, name: str) -> bool:
        """Keys of the replay; True when used."""
        moves = {"right": lambda: self.step(1), "left": lambda: self.step(-1), "skip": self.toggle, "up": lambda: self.turn(1),
                 "down": lambda: self.turn(-1)}
        if name not in moves:
            return False
        moves[name]()
        return True

    def update(self, dt: float) -> Transition | None:
        """Go on while playing."""
        table = self.table
        for ui in (table.bar, table.side, table.popup):
            if ui.root is not None:
                ui.update(dt)
                table.dirty |= ui.dirty
        table.dirty |= table.hover.update(dt)
        if self.playing and not table.canvas.motion.moving:
            self._wait -= dt
            if self._wait <= 0:
                self._wait = PACE[self.pace]
                if self.at >= len(table.match.entries):
                    self.playing = False
                    table.refresh()
                else:
                    self.go(self.at + 1, animate=True)
        return None
