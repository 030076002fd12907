"""The practice table: pieces to flick as often as one likes, put back with one click. Nothing of it is a match and nothing is saved."""

from __future__ import annotations

from functools import lru_cache

from engines.core.action import Flick
from engines.core.game import Trace
from engines.core.match import Match
from engines.core.registry import get
from engines.core.view import Decision, View
from tabletop.app import App
from tabletop.i18n import _
from tabletop.scene import Pop, Transition
from tabletop.table.choices import flick_controls
from tabletop.table.scene import TableScene
from tabletop.table.selection import Selection
from tabletop.widgets import Button, Column, IconButton, Label, Row, ScrollView, Widget

_DEPTH = 4


@lru_cache(maxsize=8)
def first_flick(game_id: str, seats: int) -> tuple[View, Flick] | None:
    """The table of a fresh match as a stranger sees it and the first flick that plain choices lead to, or None when none does."""
    game = get(game_id)
    if game.trace is None:
        return None
    states = [game.new(seats, {}, game.guide_seed)]
    for _step in range(_DEPTH):
        later = []
        for state in states:
            seat = state.acting[0] if state.acting else None
            domain = state.domain(seat) if seat is not None else None
            if isinstance(domain, Flick):
                return state.view(None), domain
            for option in state.legal(seat) if seat is not None else ():
                if len(option) == 1:
                    after = state.clone()
                    after.apply(seat, option)
                    later.append(after)
        states = later
    return None


def after_flick(view: View, way: Trace) -> View:
    """The table when all has come to rest: pieces that left the board are gone. No rule but those of motion holds here."""
    rest = {ident: (x, y) for ident, x, y in way.frames[-1]}
    pieces = tuple(p if p.pose is None else p._replace(pose=(*rest[p.id], p.pose[2])) for p in view.pieces if p.pose is None or p.id in rest)
    return view._replace(pieces=pieces)


class Controls:
    """What stands in the prompt card of a practice table, in place of a decision."""

    playing = False

    def __init__(self):
        self.table: PracticeScene | None = None

    def controls(self) -> list[Widget]:
        """Hint, sliders, and the ways back."""
        table = self.table
        done = len(table.views) - 1
        return [Label(_("Practice flicking"), 20, bold=True, serif=True, lines=1),
                ScrollView(Column([Label(_("Nothing here is saved. Every piece may be flicked, as often as you like."), 14, role="soft"),
                                   *flick_controls(table, table.domain())], gap=6), id="choices", flex=1),
                Row([Button(_("Put everything back"), table.put_back, icon="replay", enabled=done > 0, id="back:all", flex=1),
                     IconButton("undo", table.take_back, kind="secondary", tip=_("Take the last flick back"), enabled=done > 0, id="back:one")],
                    gap=8),
                Button(_("Leave the practice table"), Pop, icon="leave", id="leave")]

    def key(self, name: str) -> bool:
        """Keys of the practice table; True when used."""
        if name == "undo":
            self.table.take_back()
        return name == "undo"

    def update(self, dt: float) -> Transition | None:
        """Nothing goes on by itself but what is under the pointer."""
        table = self.table
        for ui in (table.bar, table.side, table.popup):
            if ui.root is not None:
                ui.update(dt)
                table.dirty |= ui.dirty
        table.dirty |= table.hover.update(dt)
        return None


def practice(app: App, game_id: str, seats: int, colours: list[int], names: list[str]) -> PracticeScene | None:
    """A table to practise flicking on, which is no match; None when the game has no flick that can be practised."""
    return PracticeScene(app, game_id, seats, colours, names) if first_flick(game_id, seats) is not None else None


class PracticeScene(TableScene):
    """A table without a match behind it. `views` are the tables after each flick, the first one as it was laid out."""

    def __init__(self, app: App, game_id: str, seats: int, colours: list[int], names: list[str]):
        found = first_flick(game_id, seats)
        assert found is not None
        self.views, self.first = [found[0]], found[1]
        match = Match.start(game_id, seats, {}, 1, names=names, controllers=["human"] + ["bot:random"] * (seats - 1))
        controls = Controls()
        controls.table = self
        super().__init__(app, match, colours, replay=controls)

    def domain(self) -> Flick:
        """Every piece that lies freely may be flicked here."""
        pieces = tuple(p.id for p in self.views[-1].pieces if p.pose is not None)
        return Flick(self.first.verb, pieces or self.first.pieces, self.first.steps)

    def _view(self, index: int) -> View:
        return self.views[-1]

    def refresh(self) -> None:
        super().refresh()
        if any(p.pose is not None for p in self.view.pieces):
            self.decision = Decision("practice", 0, self.view.phase, (), self.domain())
            self.selection = Selection(self.game, self.decision, self.view)

    def flick(self, acts: tuple) -> None:
        if not acts:
            return
        way = self.way(self.view, acts[-1])
        self.views.append(after_flick(self.view, way))
        self._lay(self.app.settings.animation_factor(), way)

    def put_back(self) -> None:
        """Everything lies as it did at first."""
        del self.views[1:]
        self._lay(self.app.settings.animation_factor() * 0.6)

    def take_back(self) -> None:
        """One flick back."""
        del self.views[max(1, len(self.views) - 1):]
        self._lay(self.app.settings.animation_factor() * 0.6)

    def _lay(self, factor: float, way=None) -> None:
        self.view = self.views[-1]
        if self.canvas.show(self.view, (), factor, way):
            self.app.kit.audio.play(self.skin.sounds.get(self.first.verb, "place") if way else "place")
        self.refresh()

    def mode_name(self) -> str:
        return _("Practice")

    def leave(self) -> None:
        self.driver.close()
