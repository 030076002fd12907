"""How a match goes on in the window: shown entry by entry, bots asked, people waited for. Draws nothing.

The match may be ahead of what is shown; ``shown`` counts the entries on screen. While ``paused`` no bot is asked; ``held`` waits for
a key in step mode; ``again`` shows old entries once more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from engines.core.action import check_action
from engines.core.errors import EngineError
from engines.core.match import HUMAN, Match
from tabletop.settings import Settings
from tabletop.table.thinker import Thinker

PAUSES = {"step": 0.0, "slow": 1.3, "normal": 0.55, "fast": 0.15, "instant": 0.0}


class Driver:
    """Drives one match. `show(index)` is called to show the state after `index` entries (the table animates it); `moving()` tells
    whether that is still in motion; `trouble(seat, what)` reports a bot that had to be helped."""

    def __init__(self, match: Match, settings: Settings, show: Callable, moving: Callable, trouble: Callable):
        self.match, self.settings = match, settings
        self._show, self._moving, self._trouble = show, moving, trouble
        self.shown = len(match.entries)
        self.thinker = Thinker()
        self.why: dict[int, tuple] = {}
        self.wait = 0.0
        self.held = False
        self.again = False
        self.paused = False
        self._asked: tuple[int, int] | None = None

    @property
    def humans(self) -> list[int]:
        """Seats with people."""
        return [i for i, c in enumerate(self.match.controllers) if c == HUMAN]

    def level(self, seat: int) -> str:
        """The level of a bot's seat."""
        return self.match.controllers[seat].partition(":")[2]

    @property
    def caught_up(self) -> bool:
        """True when the screen shows the match as it stands and nothing moves."""
        return self.shown >= len(self.match.entries) and not self._moving()

    @property
    def deciding(self) -> int | None:
        """The person whose decision is open now, else None."""
        if not self.caught_up or self.match.over or self.again:
            return None
        return next((s for s in self.match.state.acting if s in self.humans), None)

    @property
    def thinking(self) -> int | None:
        """The bot that must decide now, else None. With people to decide at the same time, bots still think."""
        if self.match.over or not self.match.playable:
            return None
        return next((s for s in self.match.state.acting if s not in self.humans), None)

    @property
    def active(self) -> bool:
        """True while time alone makes something happen: motion, pauses, a bot at work."""
        return not self.caught_up or self.wait > 0 or (self.thinking is not None and not self.paused)

    def update(self, dt: float) -> bool:
        """Go on; True when something changed."""
        if self._moving():
            return False
        if self.wait > 0:
            self.wait = max(0.0, self.wait - dt)
            return self.wait == 0.0
        if self.held:
            return False
        if self.shown < len(self.match.entries):
            self._advance()
            return True
        self.again = False
        return self._bots()

    def _advance(self) -> None:
        index = self.shown
        self.shown += 1
        bot = self.match.entries[index].seat not in self.humans
        self._show(self.shown)
        speed = self.settings.bot_speed
        if (bot or self.again) and self.match.entries[index].events:
            if speed == "step" and not self.again:
                self.held = True
            self.wait = PAUSES["normal" if self.again and speed in ("step", "instant") else speed]

    def _bots(self) -> bool:
        seat = self.thinking
        if seat is None or self.paused:
            return False
        now = (len(self.match.entries), self.match.revision)
        if self._asked != now:
            self.thinker.forget()
            state = self.match.state
            self.thinker.ask(self.match.game.id, self.level(seat), state.view(seat), state.decision(seat), self.match.sampler(seat),
                             _own_seed(self.match.header.seed, len(self.match.entries)))
            self._asked = now
            return True
        thought = self.thinker.answer()
        if thought is None:
            return False
        self._asked = None
        action, trouble = thought.action, thought.trouble
        if not self._allowed(seat, action):
            action, trouble = self._legal(seat), trouble or "illegal"
        if trouble:
            self._trouble(seat, trouble)
        self.why[len(self.match.entries)] = thought.why
        self.match.act(seat, action)
        return True

    def _allowed(self, seat: int, action: tuple) -> bool:
        try:
            return self.match.state.allows(seat, check_action(action))
        except (EngineError, TypeError):
            return False

    def _legal(self, seat: int) -> tuple:
        options = self.match.state.legal(seat)
        return options[0] if options else self.match.state.domain(seat).sample(lambda n: 0)

    def weighed(self, index: int, viewer: int) -> list[tuple]:
        """What the bot of entry `index` weighed, as ``(label, action, value)``, as far as `viewer` may know: while the match goes on,
        only alternatives that were open in every world that `viewer` held possible, for the others would tell what the bot holds."""
        seat, rows = self.match.entries[index].seat, self.why.get(index, ())
        state = self.match.rewind(index)
        worlds = [state]
        if not self.match.over:
            worlds = [state.determinize(viewer, seed) for seed in range(4)] if 0 <= viewer < self.match.seats else []
        decisions = [world.decision(seat) for world in worlds]
        return [(decisions[0].labels.get(tuple(act)), tuple(act), value) for act, value in rows
                if decisions and all(d is not None and tuple(act) in d.options for d in decisions)]

    def act(self, seat: int, action: tuple) -> None:
        """A person's choice. It is shown at once."""
        self.match.act(seat, action)
        self.wait = 0.0

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back; void every open question."""
        self.thinker.forget()
        self._asked = None
        self.held = self.again = False
        self.wait = 0.0
        self.match.undo(seat, to)
        self.why = {k: v for k, v in self.why.items() if k < len(self.match.entries)}
        self.shown = len(self.match.entries)

    def skip(self) -> None:
        """End every pause; in step mode let the next step come."""
        self.wait = 0.0
        self.held = False

    def replay_from(self, index: int) -> None:
        """Show the entries from `index` on once more."""
        self.shown = max(0, min(index, len(self.match.entries)))
        self.again = True
        self.held = False
        self._show(self.shown)

    def close(self) -> None:
        """Stop the worker."""
        self.thinker.close()


def _own_seed(match_seed: int, index: int) -> int:
    """A bot's own luck, the same on every run; the luck of the match cannot be worked out from it."""
    return int.from_bytes(hashlib.blake2b(f"{match_seed}/{index}".encode(), digest_size=4).digest(), "big") >> 1
