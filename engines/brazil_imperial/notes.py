"""How far a seat is with its tasks, always in its own sight."""

from __future__ import annotations

from engines.brazil_imperial.names import goal_id
from engines.brazil_imperial.tables import TABLES
from engines.brazil_imperial.tasks import count
from engines.core.text import message


def notes_of(s, viewer: int | None) -> tuple:
    """A note for each task that `viewer` has kept: what of it is met, and the first objective that is not; done once it is shown."""
    if viewer is None or viewer == s.auto:
        return ()
    kept = [(era, s.task(viewer, era)) for era in (1, 2, 3)]
    return tuple((viewer, _note(s, viewer, TABLES.tasks[task], bool(s.shown[viewer] >> era & 1)), int(s.shown[viewer] >> era & 1))
                 for era, task in kept if task >= 0)


def _note(s, seat: int, task, shown: bool) -> tuple:
    if shown:
        return message("note.shown", what=task.id)
    have = [(min(n, count(s, seat, kind, of)), n, goal_id(kind, of, n)) for kind, of, n, _vp in task.goals]
    left = [goal for goal in have if goal[0] < goal[1]]
    if not left:
        return message("note.ready", what=task.id)
    done, wanted, goal = left[0]
    return message("note.open", what=task.id, met=len(have) - len(left), of=len(have), goal=goal, done=done, wanted=wanted)
