"""What an experienced player would do: plans for the bots, in victory points. Used on sampled worlds only.

An option is weighed by what the position is worth once everything that it sets off is settled: payments, choices, battles. What has to be chosen
on the way is chosen by a hunch, or, where it matters (what to build, buy, make), by weighing again. The best level also sees what palaces will
bring, knows the monarchs, and counts before it brings the last round.
"""

from __future__ import annotations

from engines.brazil_imperial import worth
from engines.brazil_imperial.hunches import hunch
from engines.brazil_imperial.state import BEFORE
from engines.brazil_imperial.worth import TASTES

SCALE = 3.0         # units of weight for a point
STATIONS = ("action_phase", "movement")
WEIGHED = ("build", "painting", "manufacture", "renovate", "deploy", "place_palace", "free_product", "trade")
WIN = 14.0          # what a sure win is worth beside points
OPEN, WAITING = 4.0, 10.0       # points still open in the last round, and before it
TURN = 3.5          # what a turn brings in the end
PATIENT = 16        # rounds after which a match is brought to its end sooner
_LONG = 80


def node(s) -> str:
    """The name of the decision that waits."""
    return s.stack[-1][0] if s.stack else ""


class Advice:
    """Advice of one level; ``at`` gives that of another."""

    settled = (*STATIONS, *WEIGHED, "pay", "give", "hand_over", "choose_resource", "trim", "spare", "place_product", "bonus", "one_more", "carry",
               "lay", "resolve", "barrage", "under", "choose_empire", "keep_task", "choose_monarch", "settle")

    def __init__(self, level: str = "normal"):
        self.taste = TASTES.get(level, TASTES["normal"])

    def at(self, level: str) -> Advice:
        """The advice of a level."""
        return _LEVELS.get(level, _LEVELS["normal"])

    def value(self, s, seat: int) -> float:
        """What the position is worth to a seat."""
        return worth.standing(s, seat, self.taste)

    def weigh(self, s, seat: int, actions) -> list[float]:
        """A weight for each action; more is better."""
        name = node(s)
        if name in ("choose_empire", "choose_monarch") and self.taste.crowns:
            return [worth.crown(a[1].split(".")[-1]) for a in actions]
        if name not in STATIONS and name not in WEIGHED:
            return [SCALE * hunch(s, seat, a, name) for a in actions]
        return [SCALE * value for value in self._values(s, seat, actions)]

    def _values(self, s, seat: int, actions) -> list[float]:
        last = [i for i, a in enumerate(actions) if ends(s, a)]
        values = [0.0 if i in last else self._after(s, seat, a) for i, a in enumerate(actions)]
        for i in last:
            values[i] = max(v for k, v in enumerate(values) if k not in last) + (WIN * finish(s, seat) if self.taste.counts else 0.6)
        return values

    # -- one choice -------------------------------------------------------------------------------------------------
    def _after(self, s, seat: int, action) -> float:
        return self._judged(self._played(s, seat, action), seat) + _bias(action)

    def _played(self, s, seat: int, action):
        """The position once an action and all that it sets off is settled."""
        world = s.clone()
        world.play(seat, action)
        self._settle(world, seat)
        return world

    def _judged(self, world, seat: int) -> float:
        return worth.standing(world, seat, self.taste)

    def _settle(self, world, seat: int) -> None:
        """Everybody goes on without looking ahead until the next choice of what to do."""
        for _ in range(_LONG):
            if not world.acting or node(world) in STATIONS:
                return
            who, name = world.acting[0], node(world)
            options = world.legal(who)
            if len(options) == 1:
                world.play(who, options[0])
            elif who == seat and name in WEIGHED:
                world.play(who, self._pick(world, seat, options))
            else:
                _guess(world, who, options, name)

    def _pick(self, world, seat: int, options) -> tuple:
        """The best of the options of an effect, looking no further than its own settlement."""
        best, most = options[0], None
        for action in options:
            after = world.clone()
            after.play(seat, action)
            plainly(after)
            value = self._judged(after, seat)
            if most is None or value > most:
                best, most = action, value
        return best


def ends(s, action) -> bool:
    """Whether an action brings the last round."""
    return action[0] == "show" and s.era == 3 and not s.ending and action[1].endswith(".3")


def finish(s, seat: int) -> float:
    """How much more likely a win is when the last round comes now; who sits long enough wants it over."""
    if s.seats == 1:
        return 0.1
    gap = worth.lead(s, seat)
    last = gap + (TURN if s.phase == BEFORE else 0) - (0 if s.active == s.order[-1] else TURN)
    return worth.chance(last, OPEN) - worth.chance(gap, WAITING) + 0.03 * max(0, s.round - PATIENT)


def _guess(world, who: int, options, name: str) -> None:
    world.play(who, max(options, key=lambda a: hunch(world, who, a, name)))


def plainly(world) -> None:
    """Settle by hunches alone; offers are left unused."""
    for _ in range(_LONG):
        if not world.acting or node(world) in STATIONS:
            return
        who, options = world.acting[0], world.legal(world.acting[0])
        if len(options) == 1:
            world.play(who, options[0])
        else:
            _guess(world, who, options, node(world))


def _bias(action) -> float:
    """What looking ahead by one choice does not see."""
    return {"show": 0.6, "play": -0.05, "move": -0.03, "home": -0.03}.get(action[0], 0.0)


_LEVELS = {level: Advice(level) for level in TASTES}
