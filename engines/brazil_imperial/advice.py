"""What an experienced player would do: plans for the bots, in victory points. Used on sampled worlds only.

An option is weighed by what the position is worth once everything that it sets off is settled: payments, choices, battles. What has to be chosen
on the way is chosen by a hunch, or, where it matters (what to build, buy, make), by weighing again. The best level also goes on to the end of
its turn and through turns of its own, as if nobody else did anything meanwhile.
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

    settled = (*STATIONS, *WEIGHED, "pay", "give", "hand_over", "choose_resource", "trim", "spare", "place_product", "bonus", "one_more", "carry", "lay",
               "resolve", "barrage", "under", "choose_empire", "keep_task", "choose_monarch", "settle")

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
        if name not in STATIONS and name not in WEIGHED:
            return [SCALE * hunch(s, seat, a, name) for a in actions]
        worlds = [s, *(s.determinize(seat, n) for n in range(1, self.taste.worlds))]
        rows = [self._values(world, seat, actions, name) for world in worlds]
        return [SCALE * sum(column) / len(worlds) for column in zip(*rows, strict=True)]

    def _values(self, s, seat: int, actions, name: str) -> list[float]:
        last = [i for i, a in enumerate(actions) if ends(s, a)]
        values = [0.0 if i in last else self._after(s, seat, a) for i, a in enumerate(actions)]
        if self.taste.turns and name == "action_phase":
            self._plan(s, seat, actions, values, last)
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

    # -- turns ahead ------------------------------------------------------------------------------------------------
    def _plan(self, s, seat: int, actions, values: list, last: list) -> None:
        """Judge the most promising actions by the turns that could follow them; the others fall behind."""
        order = sorted((i for i in range(len(actions)) if i not in last), key=lambda i: -values[i])
        best = order[:self.taste.width]
        for i in best:
            values[i] = self._ahead(self._played(s, seat, actions[i]), seat) + _bias(actions[i])
        least = min(values[i] for i in best)
        for place, i in enumerate(order[self.taste.width:], 1):
            values[i] = min(values[i], least - 0.01 * place)

    def _ahead(self, world, seat: int) -> float:
        """What the position will be worth at the end of the turn and after further turns, each with the action that looks best."""
        self._finish(world, seat)
        for _ in range(self.taste.turns):
            if not world.acting:
                break
            _pass(world, seat)
            if not world.acting:
                break
            self._finish(world, seat, still=True)
        return self._judged(world, seat)

    def _finish(self, world, seat: int, still: bool = False) -> None:
        """The rest of the own turn, step by step; `still` leaves units where they are."""
        turn = world.turn
        for _ in range(_LONG):
            if not world.acting or world.turn != turn:
                return
            options = _worthy(world, seat, still)
            world.play(seat, options[0] if len(options) == 1 else max(options, key=lambda a: self._after(world, seat, a)))
            self._settle(world, seat)


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


def _worthy(world, seat: int, still: bool) -> list:
    """The options of a step that looking ahead tries: moves into battles, the monarch's, and all that is no move; `still` no move at all."""
    options = [a for a in world.legal(seat) if not ends(world, a)]
    shows = [a for a in options if a[0] == "show"]
    if shows:
        return shows[:1]
    if node(world) == "action_phase":
        return [a for a in options if a[0] == "act"] or (options[:1] if still else options)
    if still:
        return [("end_turn",)]
    zones, king = world.lay.hex, world.monarch_hex(seat)
    return [a for a in options if a[0] not in ("move", "home") or world.hostile(zones[a[2]], seat)
            or (king >= 0 and a[0] == "move" and _is_king(world, a[1]))]


def _is_king(world, unit: str) -> bool:
    from engines.brazil_imperial.state import UNIT_NUMBER
    from engines.brazil_imperial.tables import MONARCH
    return world.kind_of(UNIT_NUMBER[unit]) == MONARCH


def _pass(world, seat: int) -> None:
    """Others do as little as they can until the own next turn."""
    for _ in range(_LONG * world.seats):
        if not world.acting or (world.acting[0] == seat and node(world) == "action_phase"):
            return
        who, at = world.acting[0], node(world)
        options = world.legal(who)
        if at == "action_phase":
            acts = [a for a in options if a[0] == "act"]
            world.play(who, ("go",) if not acts else next((a for a in acts if a[1].startswith("arch_harbor")), acts[-1]))
        elif at == "movement":
            world.play(who, ("end_turn",))
        elif ("done",) in options:
            world.play(who, ("done",))
        else:
            _guess(world, who, options, at)


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
