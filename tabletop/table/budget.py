"""How much may be made anew within one frame. What does not fit is drawn roughly or left out, and made in the next frames."""

from __future__ import annotations

import math
import time

from tabletop.text import Style, Writer

# Font sizes in use on boards, in pixels. Opening a font takes milliseconds, so zooming must not ask for every size there is.
LADDER = (6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 46, 52, 60, 70, 82, 96)


class Budget:
    """``allows()`` is True while time is left in this frame; once it is not, `short` stays set until the next frame begins."""

    def __init__(self):
        self._end = math.inf
        self.short = False

    def begin(self, seconds: float) -> None:
        """A new frame; ``math.inf`` makes everything at once (pictures, tests)."""
        self._end = time.perf_counter() + seconds
        self.short = False

    def allows(self) -> bool:
        """Whether something more may be made now."""
        if time.perf_counter() < self._end:
            return True
        self.short = True
        return False

    def sized(self, writer: Writer, style: Style, size: float, *, quick: bool = False) -> Style:
        """`style` at the largest size of the ladder up to `size`; while `quick` or out of time at the nearest one whose font is open."""
        steps = [step for step in LADDER if step <= max(size, LADDER[0])]
        wanted = style._replace(size=steps[-1])
        if writer.opened(wanted) or (not quick and self.allows()):
            return wanted
        for step in (*reversed(steps), *LADDER[len(steps):]):
            if writer.opened(style._replace(size=step)):
                return style._replace(size=step)
        return wanted
