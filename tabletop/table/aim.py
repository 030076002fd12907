"""Flicking with the mouse: pull a piece back like a sling, let go. Whatever game offers a Flick decision is aimed here.

The pointer only sets angle and power; the guide line is the game's own trace of the very same flick, cut at the first touch.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from engines.core.action import Flick
from tabletop.i18n import _
from tabletop.input import LEFT, Input, Move, Press, Release, Wheel
from tabletop.scene import Transition
from tabletop.table.placing import BOARD
from tabletop.theme import Ink, mix

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

DEAD, FULL = 8.0, 300.0
EDGE, LEAST = 5.0, 24.0
SHORT = 12          # frames of a short guide line
_LOW, _MIDDLE, _HIGH = (110, 225, 130), (255, 214, 80), (255, 92, 66)


class Aim:
    """The aim in progress. `piece` is "" when nobody aims; `angle` in thousandths of a degree, `power` in steps, 0 in the dead zone.

    `held` is True while the pointer pulls; else keys or sliders aim. `lead` is what must be done before the flick when a person takes
    hold of a piece one decision early; it is sent with the flick, so that letting go in the ring has changed nothing. `click` is a
    target that the press would have chosen: it is chosen after all when the piece was not pulled.
    """

    def __init__(self, table: TableScene):
        self.table = table
        self.piece = ""
        self.angle = 0
        self.power = 0
        self.held = False
        self.pulled = False
        self.lead: tuple = ()
        self.click = ""
        self._ahead: tuple | None = None

    @property
    def domain(self) -> Flick | None:
        """The Flick decision that is open, or the one that is one step ahead, or None."""
        return self._open() or self.ahead()[1]

    def _open(self) -> Flick | None:
        decision = self.table.decision
        return decision.domain if decision is not None and isinstance(decision.domain, Flick) else None

    def ahead(self) -> tuple:
        """``((action,), Flick)`` when an option without arguments leads straight to a flick of the same person, else ``((), None)``."""
        table, decision = self.table, self.table.decision
        if decision is None or decision.domain is not None or table.game.trace is None or table.replay is not None:
            return (), None
        if self._ahead is None or self._ahead[0] is not decision:
            self._ahead = (decision, self._look_ahead(decision))
        return self._ahead[1]

    def _look_ahead(self, decision) -> tuple:
        state = self.table.match.state
        for option in decision.options:
            if len(option) == 1 and option[0] not in decision.ends_turn and state.allows(decision.seat, option):
                after = state.clone()
                try:
                    after.apply(decision.seat, option)
                except Exception:
                    # A fault in the rules is told when somebody takes this step, not while looking for a convenience.
                    continue
                domain = after.domain(decision.seat) if decision.seat in after.acting else None
                if isinstance(domain, Flick):
                    return (option,), domain
        return (), None

    def takes(self, pos) -> bool:
        """Whether a press here takes hold of a piece."""
        domain = self.domain
        sprite = self.table.canvas.at(pos) if domain is not None else None
        return sprite is not None and sprite.piece.id in domain.pieces

    def start(self, pos) -> bool:
        """A press: True when it takes hold of a piece that may be flicked."""
        if not self.takes(pos):
            return False
        targets = self.table.selection.targets if self.table.selection is not None else ()
        self._take(self.table.canvas.at(pos).piece.id, held=True)
        self.power = 0
        self.click = self.piece if self.lead and self.piece in targets else ""
        return True

    def _take(self, piece: str, *, held: bool) -> None:
        self.piece, self.held, self.pulled, self.click = piece, held, False, ""
        self.lead = () if self._open() is not None else self.ahead()[0]

    def set(self, piece: str = "", angle: int | None = None, power: int | None = None) -> None:
        """Aim by keys or sliders: what is not given stays."""
        domain = self.domain
        if domain is None:
            return
        piece = piece or self.piece or domain.pieces[0]
        if not self.piece or self.held:
            self._take(piece, held=False)
        self.piece = piece
        self.angle = self.angle if angle is None else angle % 360_000
        self.power = max(1, min(domain.steps, power or self.power or domain.steps // 2))

    def drag(self, pos) -> None:
        """The pointer pulls: the piece will fly the other way. Where the window ends early the sling is shorter, never weaker."""
        rect = self.table.canvas.target_rect(self.piece)
        if rect is None:
            self.cancel()
            return
        dx, dy = rect.centerx - pos[0], rect.centery - pos[1]
        scale = self.table.app.kit.theme.scale
        pull = math.hypot(dx, dy) / scale
        reach = max(rect.width / 2 / scale, DEAD)
        full = max(reach + LEAST, min(FULL, self._room(rect.center, -dx, -dy) / scale - EDGE))
        share = max(0.0, min(1.0, (pull - reach) / (full - reach)))
        self.power = round(share * self.domain.steps)
        self.pulled |= self.power > 0
        if pull > 1:
            self.angle = round(math.degrees(math.atan2(dy, dx)) * 1000) % 360_000

    def _room(self, start, dx: float, dy: float) -> float:
        """Pixels from `start` along (dx, dy) to the window's edge."""
        way, room = math.hypot(dx, dy) or 1.0, math.inf
        for at, step, size in zip(start, (dx / way, dy / way), self.table.app.size, strict=True):
            if abs(step) > 1e-6:
                room = min(room, ((size if step > 0 else 0) - at) / step)
        return room

    def turn(self, thousandths: int) -> None:
        """Fine aim."""
        self.angle = (self.angle + thousandths) % 360_000

    def push(self, share: float) -> None:
        """Fine power, as a share of the whole."""
        steps = self.domain.steps
        self.power = max(0, min(steps, self.power + round(share * steps)))
        self.pulled |= self.power > 0

    def release(self) -> tuple:
        """Let go: the actions to send, none in the dead zone."""
        piece, domain, lead = self.piece, self.domain, self.lead
        self.piece, self.held, self.lead = "", False, ()
        if not piece or domain is None or self.power < 1:
            return ()
        return (*lead, (domain.verb, piece, self.angle, self.power))

    def cancel(self) -> None:
        """Take the hand off."""
        self.piece, self.power, self.held, self.lead, self.click = "", 0, False, (), ""

    # -- input ----------------------------------------------------------------------------------------------------------
    def pointer(self, inp: Input, pos) -> Transition | None:
        """Everything the pointer does while it holds a piece."""
        table = self.table
        table.dirty = True
        if isinstance(inp, Wheel):
            self.push(inp.dy * 0.01) if inp.ctrl else self.turn(round(inp.dy * 250))
        elif isinstance(inp, Move) and inp.held:
            self.drag(pos)
        elif isinstance(inp, (Press, Move)):
            # Another button, or the release was lost outside the window.
            self.cancel()
        elif isinstance(inp, Release) and inp.button == LEFT:
            return self._let_go()
        return None

    def _let_go(self) -> Transition | None:
        """Fire; without a pull, do what a click does: choose a target, or the piece for keys and sliders."""
        table, piece, click, pulled = self.table, self.piece, self.click, self.pulled
        acts = self.release()
        if acts:
            table.flick(acts)
        elif click and not pulled:
            return table.click_target(click)
        elif not pulled and self._open() is not None:
            table.set_aim(piece=piece)
        return None

    def key(self, name: str) -> bool:
        """Keys while a piece is aimed: fine aim, fire, take the hand off. False for keys that mean something else."""
        if name == "back":
            self.cancel()
        elif self.table.focus.startswith("@"):
            return False
        elif name in ("left", "right"):
            self.turn(-250 if name == "left" else 250)
        elif name in ("up", "down"):
            self.push(0.01 if name == "up" else -0.01)
        elif name == "act":
            self.table.flick(self.release())
        else:
            return self.held
        return True

    # -- drawing --------------------------------------------------------------------------------------------------------
    def way(self):
        """The trace of the flick as it is aimed."""
        if self.table.game.trace is None or self.power < 1:
            return None
        return self.table.way(self.table.view, (self.domain.verb, self.piece, self.angle, self.power))

    def draw(self, surface: pygame.Surface) -> None:
        """Band, arrow, power and guide line; a thin ring round what can be pulled at once while nobody aims."""
        if not self.piece:
            self._hints(surface)
            return
        table, kit = self.table, self.table.app.kit
        rect = table.canvas.target_rect(self.piece)
        if rect is None:
            return
        steps = self.domain.steps
        share = self.power / steps
        colour = mix(_LOW, _MIDDLE, 2 * share) if share < 0.5 else mix(_MIDDLE, _HIGH, 2 * share - 1)
        ring = max(rect.width, kit.px(20)) // 2 + kit.px(5)
        pygame.draw.circle(surface, colour if self.power else Ink.cream_soft, rect.center, ring, kit.px(2))
        turn = math.radians(self.angle / 1000)
        ux, uy = math.cos(turn), math.sin(turn)
        if self.power:
            clip = surface.get_clip()
            surface.set_clip(table.area)
            self._guide(surface, colour)
            surface.set_clip(clip)
            long = ring + kit.px(20 + 110 * share)
            tip = (rect.centerx + ux * long, rect.centery + uy * long)
            start = (rect.centerx + ux * ring, rect.centery + uy * ring)
            pygame.draw.line(surface, Ink.night, start, tip, kit.px(9))
            pygame.draw.line(surface, colour, start, tip, kit.px(6))
            side = kit.px(11)
            pygame.draw.circle(surface, colour, (round(start[0]), round(start[1])), kit.px(3))
            head = [(tip[0] + ux * side, tip[1] + uy * side), (tip[0] - uy * side, tip[1] + ux * side), (tip[0] + uy * side, tip[1] - ux * side)]
            pygame.draw.polygon(surface, colour, head)
        self._plate(surface, rect, self._said(surface, colour), above=uy >= 0 and bool(self.power))

    def _said(self, surface: pygame.Surface, colour) -> list[str]:
        """Power, angle and what is in reach, in parts that come again: laying out a new line at every frame would cost half of it."""
        if not self.power:
            return [_("Let go here to cancel")] if self.held else []
        whole, tenth = divmod(self.angle // 100, 10)
        parts = [f"{100 * self.power / self.domain.steps:.0f} %", " · ", f"{whole}", f".{tenth}°"]
        words = _("off the board") if self._lost() else self._reach(surface)
        return [*parts, " · ", words] if words else parts

    def _lost(self) -> bool:
        """Whether the guide line runs off the board without touching anything."""
        way = self.way() if self.table.app.settings.guide == "contact" else None
        return way is not None and way.contact >= len(way.frames) and all(ident != self.piece for ident, _x, _y in way.frames[-1])

    def _plate(self, surface: pygame.Surface, rect: pygame.Rect, parts: list[str], *, above: bool) -> None:
        """The figures, on the side that the piece does not fly to."""
        if not parts:
            return
        kit = self.table.app.kit
        style = kit.style(16, bold=True, colour=Ink.cream)
        layouts = [kit.writer.layout(part.strip() or part, style) for part in parts]
        gap = kit.px(5)
        gaps = [gap if part == " · " else 0 for part in parts]
        wide = sum(found.size[0] + 2 * g for found, g in zip(layouts, gaps, strict=True))
        plate = pygame.Rect(0, 0, wide + kit.px(16), layouts[0].size[1] + kit.px(4))
        if above:
            plate.midbottom = (rect.centerx, rect.top - kit.px(18))
        else:
            plate.midtop = (rect.centerx, rect.bottom + kit.px(18))
        plate.clamp_ip(self.table.area)
        surface.blit(kit.assets.box(plate.size, (20, 14, 10, 225), None, radius=plate.height // 2), plate)
        x = plate.x + kit.px(8)
        for found, space in zip(layouts, gaps, strict=True):
            found.draw(surface, (x + space, plate.y + kit.px(2)))
            x += found.size[0] + 2 * space

    def _hints(self, surface: pygame.Surface) -> None:
        table = self.table
        if table.menu or table.canvas.motion.moving:
            return
        for piece in self.ahead()[1].pieces if self.ahead()[1] is not None else ():
            rect = table.canvas.target_rect(piece)
            if rect is not None and table.area.contains(rect):
                pygame.draw.circle(surface, Ink.night, rect.center, rect.width // 2 + table.app.kit.px(4), table.app.kit.px(3))
                pygame.draw.circle(surface, Ink.glow, rect.center, rect.width // 2 + table.app.kit.px(3), max(1, table.app.kit.px(1)))

    def lit(self) -> tuple:
        """Ids that the piece would reach from where the guide line ends."""
        found = self._reached()
        return found.ids if found is not None else ()

    def _reached(self):
        """What the piece would reach where the guide line ends, or from where it stands while nothing is aimed."""
        table = self.table
        if table.game.reach is None or not self.piece or self._lost():
            return None
        spot = self._end()
        return table.game.reach(table.view, self.piece, *spot) if spot is not None else None

    def _end(self) -> tuple[float, float] | None:
        """Where the guide line ends, in board units; where the piece stands when there is none."""
        way = self.way() if self.table.app.settings.guide == "contact" else None
        if way is not None:
            spots = [(x, y) for f in way.frames[:way.contact + 1] for ident, x, y in f if ident == self.piece]
            if spots:
                return spots[-1]
        piece = next((p for p in self.table.view.pieces if p.id == self.piece), None)
        return piece.pose[:2] if piece is not None and piece.pose else None

    def _reach(self, surface: pygame.Surface) -> str:
        """Draw the ring of the piece's range and give what it reaches in words."""
        found, spot = self._reached(), self._end()
        if found is None or spot is None:
            return ""
        frame, area = self.table.canvas.frame_of(BOARD), self.table.area
        x, y = frame.to_screen(*spot)
        clip = surface.get_clip()
        surface.set_clip(area)
        pygame.draw.circle(surface, Ink.cream_soft, (round(x), round(y)), round(found.radius * frame.scale), 1)
        surface.set_clip(clip)
        return ", ".join(self.table.words.plain(word) for word in found.words)

    def _guide(self, surface: pygame.Surface, colour) -> None:
        wish = self.table.app.settings.guide
        way = self.way() if wish != "none" else None
        if way is None:
            return
        frame = self.table.canvas.frame_of(BOARD)
        last = min(way.contact + 1, SHORT if wish == "short" else len(way.frames))
        points = [frame.to_screen(x, y) for f in way.frames[:last] for ident, x, y in f if ident == self.piece]
        for a, b in zip(points[::2], points[1::2], strict=False):
            pygame.draw.line(surface, colour, a, b, max(2, self.table.app.kit.px(3)))
        if points:
            rect = self.table.canvas.target_rect(self.piece)
            pygame.draw.circle(surface, colour, points[-1], max(4, rect.width // 2), max(2, self.table.app.kit.px(2)))
