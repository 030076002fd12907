"""What people do at the table: choose, undo, and press the buttons of bar, panel and menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.action import Flick
from engines.core.errors import EngineError
from engines.core.match import EngineFault
from tabletop import saves
from tabletop.faults import in_words
from tabletop.i18n import _
from tabletop.scene import Pop, Push, Replace, Transition
from tabletop.scenes.dialog import Answer, DialogScene
from tabletop.table.sheets import MAT_HEAD

if TYPE_CHECKING:
    pass


SINCE = 10          # steps after which the last flick is no longer offered to be shown again


class TableActions:
    """The half of ``TableScene`` that changes the match or the scene's own model on somebody's wish."""

    # -- people's choices -----------------------------------------------------------------------------------------------
    def choose(self, act: tuple) -> Transition | None:
        """Send an action; reminders first where a turn ends with something unused."""
        decision = self.decision
        if decision is None:
            return None
        self.menu = ()
        wish = self.app.settings.end_turn
        remind = [r for r in decision.reminders if r[0] not in self.app.settings.reminders_off]
        if act[0] in decision.ends_turn and (wish == "always" and len(decision.options) > 1 or wish == "unused" and remind):
            text = "\n".join(self.words.plain(r) for r in remind) or self.words.plain(decision.labels[act])
            answers = [Answer(_("Back"), None), Answer(_("Do not remind me of this again"), "off", "quiet"), Answer(_("Go on"), "yes", "primary")]
            return Push(DialogScene(self.app, _("Is that all?"), text, answers if remind else [answers[0], answers[2]],
                                    then=lambda v: self._reminded(v, act, remind)))
        self._send(act)
        return None

    def _reminded(self, value, act: tuple, remind) -> None:
        if value == "off":
            self.app.change(reminders_off=[*self.app.settings.reminders_off, *(r[0] for r in remind)])
        if value is not None:
            self._send(act)

    def flick(self, acts: tuple) -> None:
        """Let a piece go: the flick, and before it what leads to it."""
        if acts and self.decision is not None:
            self._send(*acts)

    def _send(self, *acts: tuple) -> None:
        seat = self.decision.seat
        self.decision = None
        try:
            for act in acts:
                self.driver.act(seat, act)
        except EngineFault as fault:
            self.app.messages.append(saves.report(fault))
        except EngineError as error:
            self.app.messages.append(in_words(str(error)))
        self.refresh()

    def click_target(self, ident: str) -> Transition | None:
        """A legal target was clicked or entered."""
        if isinstance(self.decision.domain, Flick):
            self.aim.set(ident)
            self._stale = self.dirty = True
            return None
        whole = self.selection.choose(ident)
        if self.decision.domain is not None:
            self.toggle(ident)
            return None
        if len(whole) == 1:
            return self.choose(whole[0])
        if whole:
            self.menu = whole
            self._menu_at = ident
        self._stale = self.dirty = True
        return None

    def toggle(self, ident) -> None:
        """Pick or unpick an item of a k-of-n decision."""
        self.selection.toggle(ident)
        self._stale = self.dirty = True

    def set_value(self, name: str, value) -> None:
        """A slider of a parametric decision moved."""
        self.values[name] = value
        self._stale = self.dirty = True

    def set_guide(self, value: str) -> None:
        """How much of a flick's way is shown."""
        self.app.change(guide=value)
        self._stale = self.dirty = True

    def set_aim(self, **wish) -> None:
        """A control of a flick moved: the board shows the aim at once."""
        self.aim.set(**wish)
        self._stale = self.dirty = True

    def step_back(self) -> None:
        """Walk back inside a choice."""
        self.selection.back()
        self._stale = self.dirty = True

    def undo(self) -> None:
        """Take back the last step of the person at the screen."""
        seat = self.undo_seat()
        if seat is not None and self.match.undoable(seat).can:
            self._undone(seat, None)

    def undo_to(self, entry: int) -> None:
        """Undo to a line of the log."""
        seat = self.undo_seat()
        if seat is not None and entry in self.match.undoable(seat).targets:
            self._undone(seat, entry)

    def _undone(self, seat: int, to) -> None:
        self.driver.undo(seat, to)
        if self.guide is not None:
            self.guide.clear()
        self.view = self._view(self.driver.shown)
        self.canvas.show(self.view, (), self.app.settings.animation_factor() * 0.6)
        self.app.kit.audio.play("card")
        self.over_shown = self.match.over
        self.refresh()

    # -- buttons --------------------------------------------------------------------------------------------------------
    def skip(self) -> None:
        """Skip motion and pauses, or let a bot go on in step mode."""
        self.canvas.motion.finish()
        self.driver.skip()
        if self.driver.again:
            self.driver.shown = len(self.match.entries)
            self.driver.again = False
            self.view = self._view(self.driver.shown)
            self.canvas.show(self.view)
        self.refresh()

    def show_again(self) -> None:
        """Show what happened since one's last own step once more."""
        seat = self.undo_seat()
        mine = [i for i, e in enumerate(self.match.entries) if e.seat == seat]
        start = mine[-1] + 1 if mine and mine[-1] + 1 < len(self.match.entries) else max(0, len(self.match.entries) - 6)
        if start < len(self.match.entries):
            self.driver.replay_from(start)
            self.refresh()

    def last_flick(self) -> int | None:
        """The last flick, while nobody has done much since: its number in the match."""
        entries = self.match.entries[:self.driver.shown]
        found = [i for i, e in enumerate(entries[-SINCE:], max(0, len(entries) - SINCE)) if e.outcome is not None]
        return found[-1] if found and self.game.trace is not None else None

    def show_flick(self) -> None:
        """Show the last flick once more, and what followed."""
        at = self.last_flick()
        if at is not None:
            self.driver.replay_from(at)
            self.refresh()

    def set_speed(self, value: str) -> None:
        """Speed of bots."""
        self.app.change(bot_speed=value)
        self.driver.skip()
        self._stale = True

    def set_log_level(self, value: int) -> None:
        """Detail of the log."""
        self.app.change(log_level=value)
        self._stale = True

    def set_page(self, value: str) -> None:
        """Seats or log, in a low window."""
        self.page = value
        self._stale = True

    def look_at(self, seat: int) -> None:
        """Go to a seat's board, or back to the whole when one is there already or it lies in the dock."""
        sheet = next((s for s in self.canvas.sheets if s.small and s.seat == seat), None)
        if sheet is None or not self.canvas.camera.fitted:
            self.fit()
            return
        pad = self.canvas._pad
        x, y, w, h = sheet.box((0, 0, *sheet.map.size))
        plate = MAT_HEAD + 12
        self.canvas.camera.show((x + pad, y + pad - plate, w, h + plate))
        self.canvas.disturb()
        self.dirty = True

    def fold(self) -> None:
        """Fold the panel away, or show it again."""
        self.app.change(panel_folded=not self.app.settings.panel_folded)
        self.relayout()

    def fit(self) -> None:
        """Show the whole board."""
        self.canvas.camera.fit()
        self.canvas.disturb()
        self.dirty = True

    @property
    def help_game(self) -> str:  # type: ignore[override]
        return self.game.id

    @property
    def help_step(self) -> str:  # type: ignore[override]
        return self.view.step

    def open_rules(self) -> Transition:
        """The rules at the phase in play."""
        from tabletop.scenes.rules import RulesScene
        return Push(RulesScene(self.app, self.game.id, self.view.step))

    def open_legend(self) -> Transition:
        """What the icons and terms of this game mean."""
        from tabletop.table.trays import LegendScene
        return Push(LegendScene(self.app, self))

    def pause(self, curtained: bool = False) -> Transition:
        """The menu over the table, or over the curtain, where nobody sits who could concede."""
        from tabletop.scenes.pause import PauseScene
        can = self.replay is None and not self.match.over and self.undo_seat() is not None and not curtained
        may = self.replay is None and self.game.trace is not None and not curtained
        return Push(PauseScene(self.app, self.game.id, self.view.step, on_concede=self.concede if can else None, info=saves.info(self.match),
                               on_practice=self.practice if may else None, on_leave=(lambda: Pop("leave")) if curtained else None))

    def practice(self) -> Transition | None:
        """A practice table in the place of the menu."""
        from tabletop.table.practice import practice
        found = practice(self.app, self.game.id, self.match.seats, self.colour_ids, self.names)
        return Replace(found) if found is not None else None

    def concede(self) -> None:
        """The person at the screen gives up; everything stops at once."""
        seat = self.undo_seat()
        self.driver.thinker.forget()
        self.match.concede(seat)
        self.driver.shown = len(self.match.entries)
        self.skip()

    def show_end(self) -> Transition | None:
        """The score sheet, which leads to the replay with everybody's eyes: only when the match is over."""
        if not self.match.over:
            return None
        from tabletop.table.end import EndScene
        return Push(EndScene(self.app, self))

    def log_hover(self, ref, line) -> None:
        """The log speaks of `ref` under the pointer."""
        self.hover.log(ref, line)

    def next_guide(self) -> None:
        """Next word of advice."""
        self.guide.next()
        self.refresh()

    def leave_guide(self) -> None:
        """No more advice."""
        self.guide = None
        self.refresh()

    def _trouble(self, seat: int, what: str) -> None:
        saves.note_trouble(self.match, seat, what)
