"""Sections 2, 3 and 13: set-up, the turn, the end."""

from __future__ import annotations

from engines.brazil_imperial import actions, automaton, scoring
from engines.brazil_imperial.maps import SEATS_OF, check_layout, layout_of, named
from engines.brazil_imperial.nodes import ACT, KEEP, flow
from engines.brazil_imperial.payment import gain
from engines.brazil_imperial.state import AFTER, BEFORE, SETTING_UP, SLOT, BrazilState
from engines.brazil_imperial.tables import ARCHES, HARBOR, TABLES, TRADE, UNITS
from engines.brazil_imperial.tasks import show, show_options
from engines.core.errors import DataError
from engines.core.flow import Decision, EachSeat, If, Sealed, While
from engines.core.game import OptionError
from engines.core.text import message

EMPIRE = tuple(("empire", e.id) for e in TABLES.empires)
CROWN = tuple(tuple(("crown", f"crown{seat}.{m}") for m in TABLES.monarchs) for seat in range(4))


def humans(s) -> int:
    """Seats that people or bots play; the automaton is the last one."""
    return s.seats - (s.auto >= 0)


# -- set-up ---------------------------------------------------------------------------------------------------------
@flow.decision("empire")
class ChooseEmpire(Decision):
    """2.4: each takes a board that is left; the automaton gets one at random."""

    @classmethod
    def who(cls, s, f):
        seat = f[2]
        if s.empire[seat] >= 0:
            return ()
        if seat != s.auto and s.options["empires"] == "choice":
            return (seat,)
        left = [i for i in range(len(EMPIRE)) if i not in s.empire]
        cls._take(s, seat, left[s.draw(len(left))])
        return ()

    @staticmethod
    def options(s, f, seat):
        return tuple(a for i, a in enumerate(EMPIRE) if i not in s.empire)

    @staticmethod
    def empire(s, f, seat, ident):
        ChooseEmpire._take(s, seat, EMPIRE.index(("empire", ident)))

    @staticmethod
    def _take(s, seat, number):
        s.empire[seat] = number
        s.emit("empire", seat, TABLES.empires[number].id)


def seal_tasks(s) -> None:
    """2.4: three sealed choices, an era each."""
    for era in (3, 2, 1):
        flow.push(s, "keep_task", *[None] * s.seats, era)


@flow.decision("keep")
class KeepTask(Sealed):
    """One of two tasks of an era is kept secretly, the other goes under its deck. Local after the seats: the era."""

    pushed = True

    @staticmethod
    def seats(s) -> tuple:
        return tuple(range(humans(s)))

    @classmethod
    def options(cls, s, f, seat):
        era = f[2 + s.seats]
        return KEEP[seat][2 * era - 2:2 * era]

    @staticmethod
    def keep(s, f, seat, piece):
        Sealed.keep(s, f, seat, "keep", piece)

    @staticmethod
    def reveal(s, actions_: dict) -> None:
        for seat, action in actions_.items():
            n = int(action[1].rsplit(".", 1)[1])
            s.chosen[seat][n // 2] = n % 2
            s.emit("keep_task", seat, TABLES.tasks[s.task(seat, n // 2 + 1)].id)


def seal_monarchs(s) -> None:
    """2.5: all at once, then shown."""
    flow.push(s, "choose_monarch", *[None] * s.seats)


@flow.decision("crown")
class ChooseMonarch(Sealed):
    """One of the monarchs of the empire."""

    pushed = True

    @staticmethod
    def seats(s) -> tuple:
        return tuple(range(humans(s)))

    @staticmethod
    def choices(s, seat) -> tuple:
        return tuple(CROWN[seat][m] for m in TABLES.empires[s.empire[seat]].monarchs)

    @staticmethod
    def crown(s, f, seat, piece):
        Sealed.keep(s, f, seat, "crown", piece)

    @staticmethod
    def reveal(s, actions_: dict) -> None:
        for seat, action in actions_.items():
            monarch = action[1].split(".")[1]
            s.monarch[seat] = TABLES.monarch[monarch]
            s.emit("crown", seat, monarch)


def turn_up(s) -> None:
    """2.6: capital tiles are turned up, a seat is drawn to choose first."""
    s.capital_up = 1
    s.active = s.draw(humans(s))
    s.order = []


@flow.decision("settle")
class Settle(Decision):
    """2.6: a capital tile is taken for its goods, palace I stands in its place. The automaton has what is left."""

    @classmethod
    def who(cls, s, f):
        while len(s.order) < s.seats:
            n = len(s.order)
            if n < humans(s):
                return ((s.active + n) % humans(s),)
            cls._take(s, s.auto, next(i for i, t in enumerate(s.capital_tiles) if t >= 0))
        return ()

    @staticmethod
    def options(s, f, seat):
        return tuple(s.lay.settle[h] for i, h in enumerate(s.lay.capitals) if s.capital_tiles[i] >= 0)

    @staticmethod
    def settle(s, f, seat, zone):
        Settle._take(s, seat, s.lay.capitals.index(s.lay.hex[zone]))

    @staticmethod
    def _take(s, seat, slot):
        tile = s.capital_tiles[slot]
        s.capital_tiles[slot], s.capital[seat] = -1 - tile, s.lay.capitals[slot]
        s.order.append(seat)
        s.emit("settle", seat, TABLES.capitals[tile][0], s.lay.zone[s.capital[seat]])
        gain(s, seat, TABLES.capitals[tile][1])


def line_up(s) -> None:
    """14.2: clockwise from the holder of tile A, the automaton last; holding A itself it goes first and the others in their order of choosing."""
    first = s.capital.index(s.lay.capitals[s.capital_tiles.index(-1)])     # -1: tile A, taken
    people = [seat for seat in s.order if seat != s.auto]
    if first == s.auto:
        s.order = [s.auto, *people]
    else:
        s.order = [(first + i) % humans(s) for i in range(humans(s))] + ([s.auto] if s.auto >= 0 else [])
    if s.auto >= 0:
        others = [h for seat, h in enumerate(s.capital) if seat != s.auto]
        home = s.capital[s.auto]
        near = min(others, key=lambda h: (s.lay.distance(home, h), s.lay.at[h][1], s.lay.at[h][0]))
        s.compass = automaton.angle(s.lay, home, near)
    s.active = s.order[0]


# -- the turn -------------------------------------------------------------------------------------------------------
def begin_turn(s) -> None:
    if s.active == s.order[0]:
        s.round += 1
    s.turn += 1
    s.phase, s.extra, s.rated, s.shifted = BEFORE, -1, 0, 0
    s.free, s.boat, s.marches = 1, 1, 0
    s.emit("turn", s.round, s.active)


@flow.decision("act", "show", "play")
class ActionPhase(Decision):
    """Section 3: the marker goes to an arch; tasks (11) and gold cards (7) may come before, and after it as long as nothing has moved."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == BEFORE else ()

    @staticmethod
    def options(s, f, seat):
        arches = tuple(a for i, a in enumerate(ACT[seat]) if i != s.marker[seat])
        return (*arches, *show_options(s, seat), *actions.extra_actions(s, seat))

    @staticmethod
    def act(s, f, seat, zone):
        arch = ARCHES.index(zone[5:].split(":")[0])
        s.phase, s.marker[seat] = AFTER, arch
        s.extra = -1 if arch in (HARBOR, TRADE) else arch
        s.emit("act", seat, ARCHES[arch])
        if s.down[seat][arch]:
            flow.push(s, "bonus", seat, s.down[seat][arch])
        actions.begin(s, seat, arch, int(s.slots[seat][arch] > 0))

    @staticmethod
    def show(s, f, seat, piece):
        show(s, seat, int(piece.rsplit(".", 1)[1]))

    @staticmethod
    def play(s, f, seat, face):
        actions.play(s, seat, face)


def ruled(s) -> bool:
    return s.active == s.auto


def end_turn(s) -> None:
    s.active = s.order[(s.order.index(s.active) + 1) % s.seats]


def going_on(s) -> bool:
    """13: to the end of the round in which an era III task was shown; alone 20 turns (14.1); never past the guard."""
    if s.active != s.order[0] or not s.round:
        return True
    if s.seats == 1:
        return s.round < TABLES.solo_turns
    return not s.ending and s.round < TABLES.guard


def finish(s) -> None:
    """13: most points."""
    if s.seats == 1:
        total = sum(scoring.parts(s, 0, True))
        reason = f"rank_{next(i for i, below in enumerate(TABLES.ranks) if total < below) + 1}"
    else:
        reason = "railway" if s.ending else "rounds"
    s.result = [reason, *(scoring.winners(s))]
    s.emit("end", message(f"end.{reason}"))


flow.sequence("match", EachSeat("choose_empire", lambda s: 0), seal_tasks, seal_monarchs, turn_up, "settle", line_up,
              While(going_on, "turn"), finish)
flow.sequence("turn", begin_turn, If(ruled, automaton.take_turn, orelse=("action_phase", "movement")), end_turn)
flow.check()


# -- the opening ----------------------------------------------------------------------------------------------------
def suits(seats: int, options: dict) -> None:
    """Raise OptionError when the map or the automaton does not go with the number of seats."""
    if options["automaton"] != "none" and seats == 1:
        raise OptionError("the automaton takes a seat of its own: choose at least 2 seats, the last one is the automaton's")
    value = options["map"]
    if value == "default":
        return
    if value in SEATS_OF:
        if seats not in SEATS_OF[value]:
            fitting = ", ".join(m for m, n in SEATS_OF.items() if seats in n)
            raise OptionError(f"the map {value} is for {' or '.join(map(str, SEATS_OF[value]))} seats, not {seats}; these fit: {fitting}")
        return
    try:
        check_layout(layout_of(value), seats)
    except DataError as error:
        raise OptionError(str(error)) from None


def setup(seats: int, options: dict, seed) -> BrazilState:
    """Section 2; runs to the first decision."""
    s = BrazilState()
    s.begin(seats, options, seed)
    s.map = named(options["map"], seats)
    s.auto = seats - 1 if options["automaton"] != "none" else -1
    s.active = s.round = s.clock = s.rated = s.shifted = s.ending = s.free = s.boat = s.marches = s.compass = s.feats = s.capital_up = 0
    s.era, s.phase, s.extra, s.order = 1, SETTING_UP, -1, list(range(seats))
    _blank_map(s)
    _blank_seats(s)
    _deal(s)
    flow.run(s)
    return s


def _blank_map(s) -> None:
    size = s.lay.size
    s.tile, s.since, s.goods, s.palace, s.explo, s.up = ([0] * size for _ in range(6))
    s.owner, s.occ = [-1] * size, [-1] * size
    s.built, s.box, s.buried, s.buried_by, s.explored, s.gone = [], [], [], [], [], []
    s.battle, s.fighters, s.guards = [], [], []
    s.laid, s.void, s.boost = [[], []], [[], []], [[], []]
    s.supply = list(TABLES.supply)


def _blank_seats(s) -> None:
    n = s.seats
    s.empire, s.monarch, s.capital, s.marker = [-1] * n, [-1] * n, [-1] * n, [-1] * n
    s.peeked, s.reserve, s.shown, s.made, s.merit = [0] * n, [0] * n, [0] * n, [0] * n, [0] * n
    s.kept, s.gold_hand, s.combat_hand, s.paintings, s.parked = ([[] for _ in range(n)] for _ in range(5))
    s.slots, s.down = [[0] * len(ARCHES) for _ in range(n)], [[0] * len(ARCHES) for _ in range(n)]
    s.chosen = [[-1, -1, -1] for _ in range(n)]
    s.where = [SLOT] * (UNITS * n)


def _deal(s) -> None:
    """2.1 to 2.4, and the automaton's cards."""
    others = list(range(1, len(TABLES.capitals)))
    s.shuffle(others)
    s.capital_tiles = [0, *others[:s.seats - 1]]
    s.shuffle(s.capital_tiles)
    finds = [n for n, find in enumerate(TABLES.finds) for _ in range(find.count)]
    s.shuffle(finds)
    for h in s.lay.clouds:
        s.explo[h] = finds.pop()
    s.box = sorted(finds)
    s.gold_deck = [n for n, card in enumerate(TABLES.gold_cards) for _ in range(card.count)]
    s.combat_deck = [n for n, card in enumerate(TABLES.combat_cards) for _ in range(card.count)]
    s.gold_pile, s.combat_pile = [], []
    cities = list(TABLES.cities)
    for deck in (s.gold_deck, s.combat_deck, cities):
        s.shuffle(deck)
    s.cities = [cities[:len(cities) // 2], cities[len(cities) // 2:]]
    s.decks, s.display = [[n for n, p in enumerate(TABLES.paintings) if p.colour == c] for c in range(3)], []
    for deck in s.decks:
        s.shuffle(deck)
        s.display += [deck.pop() for _ in range(TABLES.display // 3)]
    s.task_decks = [[n for n, t in enumerate(TABLES.tasks) if t.era == era] for era in (1, 2, 3)]
    for deck in s.task_decks:
        s.shuffle(deck)
    s.dealt = [[deck.pop() for deck in s.task_decks for _ in range(2)] for _ in range(s.seats)]
    removed = TABLES.levels.get(s.options["automaton"], "")
    s.auto_deck, s.auto_used = [[], []], [[], []]
    if s.auto >= 0:
        s.chosen[s.auto] = [0, 0, 0]
        for deck, cards in zip(s.auto_deck, (TABLES.auto_actions, TABLES.auto_moves), strict=True):
            deck.extend(i for i, card in enumerate(cards) if card.symbol != removed)
            s.shuffle(deck)


def board(options: dict, seats: int) -> str:
    """The name of the board of a match: the map's id, or "own"."""
    name = named(options["map"], seats)
    return name if name in SEATS_OF else "own"

