"""The table scene: one match, its boards, the panel and the people round it. It names no game."""

from __future__ import annotations

import pygame

from engines.core.match import Match
from tabletop import i18n, saves
from tabletop.app import App
from tabletop.i18n import _
from tabletop.input import LEFT, MIDDLE, RIGHT, Input, Key, KeyUp, Leave, Move, Press, Release, Wheel, action
from tabletop.scene import Pop, Push, Scene, Transition
from tabletop.scenes.screen import table as wood
from tabletop.table import noises, panel, trays
from tabletop.table.actions import TableActions
from tabletop.table.aim import Aim
from tabletop.table.boards import board_name, cells_of
from tabletop.table.canvas import Canvas
from tabletop.table.driver import Driver
from tabletop.table.guide import Guide
from tabletop.table.hover import Hover
from tabletop.table.selection import Selection
from tabletop.table.words import Words
from tabletop.widgets import Ui

ZOOM_STEP = 1.25


class TableScene(TableActions, Scene):
    """Shows and plays one match. `colours` are colour indices by seat."""

    context = "table"

    def __init__(self, app: App, match: Match, colours: list[int] | None = None, *, guided: bool = False, replay=None):
        super().__init__(app)
        self.match, self.game = match, match.game
        self.colour_ids = colours or list(range(match.seats))
        self.names = saves.shown_names(match)
        self.replay = replay
        self.driver = Driver(match, app.settings, self._show, lambda: self.canvas.motion.moving, self._trouble)
        humans = self.driver.humans
        self.viewer = humans[0] if len(humans) == 1 else -1
        self.curtained = len(humans) > 1
        self.guide = Guide(self) if guided else None
        self.bar, self.side, self.popup = Ui(app.kit), Ui(app.kit), Ui(app.kit)
        self.menu: tuple = ()
        self.values: dict = {}
        self.decision = None
        self.selection: Selection | None = None
        self.focus = ""
        self.page = "seats"
        self.spot = ""
        self.over_shown = match.over
        self.unsaved = False
        self._drag: tuple | None = None
        self._edge = ""
        self._stale = self._touched = True
        self._log_key: tuple = ()
        self._log_lines: list = []
        self._make()

    # -- parts that depend on language, palette and size ------------------------------------------------------------
    def _make(self) -> None:
        kit = self.app.kit
        self.colours = [kit.theme.seat(c) for c in self.colour_ids]
        lang = i18n.language()
        self.canvas = Canvas(kit, self.game, self.colours, self.names, lang, board=board_name(self.game, self.match.options, self.match.seats),
                             cells=cells_of(self._view(self.driver.shown)))
        self.canvas.hurried = not self.app.offscreen
        self.skin = self.canvas.skin
        self.words = Words(self.game, self.skin, self.colours, self.names, lang)
        self.hover = Hover(self)
        self.aim = Aim(self)
        self._way: tuple | None = None
        self._late = False
        self._place()
        self.view = self._view(self.driver.shown)
        self.canvas.show(self.view)
        self.refresh()

    def _place(self) -> None:
        kit = self.app.kit
        w, h = self.app.size
        self.bar_rect = pygame.Rect(0, 0, w, kit.px(48))
        wide = 0 if self.app.settings.panel_folded else self._panel_width()
        gap = kit.px(10)
        self.side_rect = pygame.Rect(w - wide - gap, self.bar_rect.bottom + gap // 2, wide, h - self.bar_rect.bottom - gap - gap // 2)
        left = pygame.Rect(gap, self.bar_rect.bottom + gap // 2, self.side_rect.x - 2 * gap, h - self.bar_rect.bottom - gap - gap // 2)
        dock = 0
        if self.canvas.mat is not None and self.viewer >= 0:
            share = min(left.h * 0.34, left.w * self.canvas.mat.size[1] / self.canvas.mat.size[0] + kit.px(10))
            dock = round(self.app.settings.dock_height * kit.theme.scale if self.app.settings.dock_height else share)
            dock = max(kit.px(90), min(dock, left.h // 2))
        self.dock_rect = pygame.Rect(left.x, left.bottom - dock, left.w, dock)
        self.area = pygame.Rect(left.x, left.y, left.w, left.h - dock - (gap // 2 if dock else 0))
        self.canvas.layout(self.area, self.dock_rect, self.viewer, self.match.seats)

    def _panel_width(self) -> int:
        kit, wide = self.app.kit, self.app.size[0]
        return min(max(kit.px(300), min(kit.px(self.app.settings.panel_width or 384), wide * 35 // 100)), wide * 45 // 100)

    def prompt_height(self) -> int:
        """Pixels of the prompt card: fixed, so that the panel never jumps."""
        return min(max(self.app.kit.px(250), round(self.side_rect.h * 0.44)), round(self.side_rect.h * 0.62))

    def relayout(self) -> None:
        old = self.canvas.camera
        centre, zoom = old.to_units(*old.clip.center), old.scale / old.least
        fitted = old.fitted
        self._make()
        if not fitted:
            self.canvas.camera.look(centre, zoom)
        self.dirty = True

    # -- what is shown ------------------------------------------------------------------------------------------------
    def _view(self, index: int):
        return self.match.rewind(index).view(self.viewer if self.viewer >= 0 else None)

    def _show(self, index: int) -> None:
        """Show the state after `index` entries, moving what changed."""
        self.view = self._view(index)
        events = self.match.entries[index - 1].events if index else ()
        factor = self.app.settings.animation_factor()
        if index and self.match.entries[index - 1].seat not in self.driver.humans and self.app.settings.bot_speed == "instant":
            factor = 0.0
        moving = self.canvas.show(self.view, events, factor, self._trace_of(index) if factor else None)
        noises.of_change(self, events, moving)
        self._late = moving and self.canvas.hurried
        self.refresh()

    def _trace_of(self, index: int):
        """The way of the flick that entry `index` - 1 was, or None."""
        entry = self.match.entries[index - 1] if index else None
        if entry is None or entry.outcome is None or self.game.trace is None:
            return None
        return self.way(self._view(index - 1), entry.action)

    def way(self, view, action: tuple):
        """The trace of a flick; the last one is remembered, so that what was aimed runs without being simulated again."""
        if self._way is None or self._way[:2] != (view, action):
            self._way = (view, action, self.game.trace(view, action))
        return self._way[2]

    def refresh(self) -> None:
        """Work out anew what can be decided and shown."""
        self.decision, self.selection, self.menu, self.spot = None, None, (), ""
        self.values = {}
        seat = self.driver.deciding
        if self.replay is None and seat is not None and self.match.playable and (seat == self.viewer or not self.curtained):
            self.viewer_is(seat)
            self.decision = self.match.state.decision(seat)
            self.selection = Selection(self.game, self.decision, self.view)
            if self.guide is not None:
                self.guide.met(self.decision)
        self.canvas.offer(self.selection.offered if self.selection is not None else ())
        self.aim.cancel()
        if self.focus and (self.selection is None or self.focus not in self.selection.targets):
            self.focus = ""
        self._stale = True
        self.dirty = True

    def viewer_is(self, seat: int) -> None:
        """The person at the screen is `seat` from now on (no curtain wanted)."""
        if seat != self.viewer and len(self.driver.humans) > 1:
            self.viewer = seat
            self._place()
            self.view = self._view(self.driver.shown)
            self.canvas.show(self.view)

    def acting_seat(self) -> int | None:
        """The seat that the prompt speaks of."""
        return self.view.acting[0] if self.view.acting else None

    def undo_seat(self) -> int | None:
        """The seat whose steps could be taken back now: the person at the screen."""
        if self.replay is not None or not self.driver.humans:
            return None
        return self.viewer if self.viewer in self.driver.humans else None

    def mode_name(self) -> str:
        """Hotseat, solo, watching or replay."""
        if self.replay is not None:
            return _("Replay")
        return {0: _("Watching"), 1: _("Solo")}.get(len(self.driver.humans), _("Hotseat"))

    def log_lines(self) -> list:
        """The lines of the log at the chosen level, as the person at the screen may know them."""
        key = (self.driver.shown, self.viewer, self.app.settings.log_level, self.match.revision)
        if key != self._log_key:
            self._log_key = key
            level = self.app.settings.log_level
            viewer = self.viewer if self.viewer >= 0 else None
            self._log_lines = [line for line in self.match.log(viewer) if line.level <= level and line.entry < self.driver.shown]
        return self._log_lines

    def undo_targets(self) -> tuple:
        """Entries that a click in the log undoes back to."""
        seat = self.undo_seat()
        return self.match.undoable(seat).targets if seat is not None and self.driver.caught_up else ()

    def notes(self) -> dict:
        """Marks of steps taken back, by entry."""
        return {entry: _("{name} took back {n} steps").format(name=self.names[seat], n=steps) for entry, seat, steps in self.match.notes}

    def piece_name(self, ident) -> str:
        """The name of a piece by id, for buttons."""
        piece = next((p for p in self.view.pieces if p.id == ident), None)
        return self.game.texts.name(piece.face if piece else str(ident), self.words.lang)

    # -- the loop -------------------------------------------------------------------------------------------------------
    @property
    def animating(self) -> bool:  # type: ignore[override]
        return self.canvas.busy or self.driver.wait > 0

    @property
    def wants_updates(self) -> bool:  # type: ignore[override]
        waiting = any(ui.waiting for ui in (self.bar, self.side, self.popup) if ui.root is not None)
        playing = self.replay is not None and self.replay.playing
        return self.driver.active or self.hover.ripening or waiting or playing

    def enter(self) -> None:
        if any(c.startswith("bot") for c in self.match.controllers) and not self.match.over and self.replay is None:
            self.driver.thinker.warm()

    def leave(self) -> None:
        self.driver.close()
        saves.keep_picture(self)
        self.match.close()

    def resumed(self, result: object) -> Transition | None:
        if result == "leave":
            return Pop()
        self.refresh()
        return None

    def update(self, dt: float) -> Transition | None:
        if self.canvas.update(dt):
            self.dirty = True
            noises.of_bursts(self)
            if not self.canvas.motion.moving and self.driver.caught_up and self.decision is None:
                self.refresh()
        if self.replay is not None:
            return self.replay.update(dt)
        # A person's decision may come up without a change of the match, when the last moves have been shown again.
        if self.driver.update(dt) or (self.decision is None and self.match.playable and self.driver.deciding == self.viewer):
            self.refresh()
        if (self.match.save_error is not None) != self.unsaved:
            self.unsaved = not self.unsaved
            self.app.messages += [saves.info(self.match)] if self.unsaved else []
        self.dirty |= self.hover.update(dt)
        for ui in (self.bar, self.side, self.popup):
            if ui.root is not None:
                ui.update(dt)
                self.dirty |= ui.dirty
        return self._next()

    def _next(self) -> Transition | None:
        """The curtain, the end, or a turn that ends by itself."""
        if self.match.over and self.driver.caught_up and not self.over_shown:
            self.over_shown = True
            saves.record(self.match)
            self.app.kit.audio.play("victory")
            return self.show_end()
        seat = self.driver.deciding
        if seat is None or not self.match.playable:
            return None
        if self.curtained and seat != self.viewer:
            if not self.app.settings.curtain:
                self.viewer_is(seat)
                self.refresh()
                return None
            from tabletop.table.curtain import CurtainScene
            return Push(CurtainScene(self.app, self, seat))
        decision = self.decision
        if (decision is not None and self.app.settings.end_turn == "never" and len(decision.options) == 1
                and decision.options[0][0] in decision.ends_turn):
            self._send(decision.options[0])
        return None

    # -- input ------------------------------------------------------------------------------------------------------------
    def handle(self, inp: Input) -> Transition | None:
        self._touched = True
        self._build()
        uis = [self.popup, self.bar, self.side] if self.popup.root is not None else [self.bar, self.side]
        pointer = isinstance(inp, (Move, Press, Release, Wheel, Leave))
        if pointer and self.aim.held:
            # A sling may be pulled over panel and dock: nothing else reacts meanwhile.
            return self.aim.pointer(inp, getattr(inp, "pos", (-1, -1)))
        if pointer:
            for ui in uis:
                used, transition = ui.handle(inp)
                if ui.stale:
                    self._stale = True
                self.dirty |= ui.dirty
                if transition is not None:
                    return transition
                if used and not isinstance(inp, Move):
                    return None
        out = self._pointer(inp) if pointer else self._keys(inp)
        self._build()
        return out

    def _pointer(self, inp: Input) -> Transition | None:
        camera, pos = self.canvas.camera, getattr(inp, "pos", (-1, -1))
        inside = self.area.collidepoint(pos)
        if isinstance(inp, Wheel) and inside:
            camera.zoom(ZOOM_STEP ** inp.dy, pos)
            self.canvas.disturb()
            self.dirty = True
        elif isinstance(inp, Press):
            return self._press(inp, inside)
        elif isinstance(inp, Move) and self._edge and inp.held:
            self._pull(pos)
        elif isinstance(inp, Move):
            if self._drag is not None and inp.held:
                camera.pan(pos[0] - self._drag[0], pos[1] - self._drag[1])
                self._drag = pos
                self.canvas.disturb()
                self.dirty = True
            else:
                self.dirty |= self.hover.move(pos)
                self._list_spot(pos)
                self.app.cursor("move" if self._edge_at(pos) else "hand" if self._touchable(pos, inside) else "arrow")
        elif isinstance(inp, Release):
            self._drag = None
            if self._edge:
                self._edge = ""
                self.app.change(panel_width=self.app.settings.panel_width)
        elif isinstance(inp, Leave):
            self.dirty |= self.hover.move((-1, -1))
        return None

    def _list_spot(self, pos) -> None:
        """The pointer may rest on a choice in the list: its place on the table lights up."""
        over = self.side.hover if self.side.root is not None and self.side_rect.collidepoint(pos) else None
        spot = getattr(over, "spot", "")
        if spot != self.spot:
            self.spot, self.dirty = spot, True

    def _spotted(self) -> tuple:
        """Ids to light up for what the pointer rests on in the panel: a choice's place, or a seat's pieces."""
        if self.spot.startswith("seat:"):
            owner = int(self.spot[5:])
            return tuple(s.piece.id for s in self.canvas.sprites if s.piece.owner == owner and s.piece.kind not in self.skin.cards)
        return (self.spot,) if self.spot else ()

    def _edge_at(self, pos) -> str:
        """The edge of panel or dock under the pointer, which can be dragged."""
        reach = self.app.kit.px(5)
        if not self.app.settings.panel_folded and abs(pos[0] - self.side_rect.x + reach) <= reach and pos[1] > self.bar_rect.bottom:
            return "panel"
        inside = self.dock_rect.height and self.dock_rect.x < pos[0] < self.dock_rect.right
        return "dock" if inside and abs(pos[1] - self.dock_rect.y + reach // 2) <= reach else ""

    def _pull(self, pos) -> None:
        """Drag an edge: the panel's width or the height of the dock, with which the own cards grow."""
        settings, scale = self.app.settings, self.app.kit.theme.scale
        if self._edge == "panel":
            settings.panel_width = max(300, round((self.app.size[0] - pos[0]) / scale))
        else:
            settings.dock_height = max(90, round((self.dock_rect.bottom - pos[1]) / scale))
        self._place()
        self._stale = self.dirty = True

    def _touchable(self, pos, inside: bool) -> bool:
        return bool(self.hover.target) or self._hot() or (inside and self.aim.takes(pos))

    def _hot(self) -> bool:
        return any(ui.hover is not None and ui.hover.focusable and ui.hover.enabled for ui in (self.bar, self.side, self.popup) if ui.root)

    def _press(self, inp: Press, inside: bool) -> Transition | None:
        self.focus = ""
        if inp.button in (RIGHT, MIDDLE) and inside:
            self._drag = inp.pos
            return None
        if self.menu:
            self.menu = ()
            self._stale = self.dirty = True
            return None
        if inp.button != LEFT:
            return None
        self._edge = self._edge_at(inp.pos)
        if self._edge:
            return None
        if self.canvas.motion.moving or self.driver.wait > 0:
            self.canvas.motion.finish()
            self.driver.wait = 0.0
            self.dirty = True
        if self.aim.piece:
            self.aim.cancel()
            self._stale = self.dirty = True
        if inside and self.aim.start(inp.pos):
            return None
        if self.selection is not None and (inside or self.dock_rect.collidepoint(inp.pos)):
            ident = self.canvas.target_at(inp.pos, self.selection.targets)
            if ident is not None:
                return self.click_target(ident)
        sprite = self.canvas.at(inp.pos) if inside else None
        if sprite is not None and trays.browsable(self, sprite):
            return Push(trays.StackScene(self.app, self, sprite))
        if inside and inp.clicks == 2:
            self.fit()
        elif inside and sprite is None:
            self._drag = inp.pos
        return None

    def _keys(self, inp: Input) -> Transition | None:
        if isinstance(inp, KeyUp):
            self.dirty |= self.hover.key(inp.chord, False)
            return None
        if not isinstance(inp, Key):
            return None
        name = action(inp, "table")
        self.dirty |= self.hover.key(inp.chord, True)
        if self.replay is not None and self.replay.key(name):
            return None
        if self.aim.piece and self.aim.key(name):
            self.dirty = self._stale = True
            return None
        from tabletop.table.keys import press
        return press(self, name, inp)

    # -- drawing ----------------------------------------------------------------------------------------------------------
    def _build(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self.bar.show(panel.top_bar(self), self.bar_rect)
        if self.app.settings.panel_folded:
            self.side.root = None
        else:
            self.side.show(panel.side_panel(self), self.side_rect)
        tree = None
        if self.menu:
            tree = panel.menu_tree(self, self.menu)
            rect = self.canvas.target_rect(self._menu_at) or pygame.Rect(self.area.center, (1, 1))
            self.popup.show(tree, self._beside(tree, rect, 300))
        elif self.guide is not None and self.guide.text:
            tree = panel.guide_tree(self, self.guide.text)
            self.popup.show(tree, self._guide_rect(tree))
        elif self.app.settings.panel_folded and (tree := panel.floating(self)) is not None:
            # Without the panel, what has no place on the table floats over it.
            width = min(self.app.kit.px(340), self.area.width)
            box = pygame.Rect(0, 0, width, min(tree.natural(self.app.kit, width)[1], self.area.height * 2 // 3))
            box.topright = (self.area.right - self.app.kit.px(8), self.area.y + self.app.kit.px(8))
            self.popup.show(tree, box)
        if tree is None:
            self.popup.root = None

    def _guide_rect(self, tree) -> pygame.Rect:
        """The corner of the board where advice covers least: of what it speaks of, then of what can be chosen; the other seats' corner first."""
        kit, area = self.app.kit, self.area
        wide = min(kit.px(460), area.width - kit.px(20))
        box = pygame.Rect(0, 0, wide, tree.natural(kit, wide)[1])
        room = area.inflate(-kit.px(16), -kit.px(12))
        spoken, open_ = ([r for r in map(self.canvas.target_rect, ids) if r is not None]
                         for ids in (self.guide.shown(), self.selection.targets if self.selection is not None else ()))
        boxes = []
        for corner in ("bottomleft", "topleft", "bottomright", "topright"):
            setattr(box, corner, getattr(room, corner))
            boxes.append(box.copy())
        return min(boxes, key=lambda b: (len(b.collidelistall(spoken)), len(b.collidelistall(open_))))

    def _beside(self, tree, rect: pygame.Rect, wide: float) -> pygame.Rect:
        kit = self.app.kit
        width = min(kit.px(wide), self.app.size[0] - kit.px(40))
        size = tree.natural(kit, width)
        box = pygame.Rect(rect.right + kit.px(8), rect.y, width, size[1])
        window = pygame.Rect((0, 0), self.app.size).inflate(-kit.px(16), -kit.px(16))
        if box.right > window.right:
            box.right = rect.left - kit.px(8)
        box.clamp_ip(window)
        return box

    def draw(self, surface: pygame.Surface) -> None:
        # The frame in which something starts to move has enough to do; the panel follows in the next one.
        late, self._late = self._late, False
        if not late:
            self._build()
        wood(self.app, surface)
        selection, guide = self.selection, self.guide
        glowing = selection.targets if selection is not None and not self.menu else ()
        flashing = (*self.hover.flashing, *(guide.shown() if guide is not None else ()))
        picked = tuple(map(str, selection.picked)) if selection is not None else ()
        self.canvas.draw(surface, glowing=glowing, hover=self.hover.target or "", flashing=(*flashing, *self.aim.lit(), *picked, *self._spotted()),
                         ghosts=self.hover.ghosts(), focus=self.focus, pointed=self.hover.hexagon)
        for ui in (self.bar, self.side):
            if self._touched:
                ui.draw(surface)
            else:
                ui.draw_still(surface)
        if self.popup.root is not None:
            self.popup.draw(surface)
        self.aim.draw(surface)
        self.hover.draw(surface)
        self.dirty, self._touched = late, False
