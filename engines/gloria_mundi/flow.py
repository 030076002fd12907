"""Sequence of play of Gloria Mundi. Chapter names and rulings (G..) follow the rules reference in ``README.md``.

Here: phases 1 and 2, the end of turn and match, and the sequence itself. Phase 3 is in ``activation``, phase 4 in ``upgrade``, phase 5 in
``invasion``.
"""

from __future__ import annotations

from engines.core.flow import Decision, If, While
from engines.core.text import message
from engines.gloria_mundi import activation  # noqa: F401  (adds its nodes)
from engines.gloria_mundi.invasion import invade, refuse, refused, rome_is_next, start_share
from engines.gloria_mundi.nodes import PLAY, flow
from engines.gloria_mundi.state import BASES, DECK, HAND, ROME, ROWS, GloriaState
from engines.gloria_mundi.tables import CARDS, KINDS, TABLES
from engines.gloria_mundi.upgrade import start_upgrade


# -- 1 Reveal -----------------------------------------------------------------------------------------------------
def reveal(s) -> None:
    """Every Forum card slides one slot (G1), then a card enters at +5."""
    s.turn += 1
    s.phase, s.kind, s.refused = 1, -1, 0
    s.used = [0] * len(s.used)
    sink = s.sink
    if sink is not None:
        sink.append(("turn", s.turn, s.active))
    gone = s.forum[-1]
    if gone:
        s.fire.append(gone)
        if sink is not None:
            sink.append(("burn", CARDS[gone].id))
    new = s.deck.pop(s.draw(len(s.deck))) if s.deck else 0
    s.forum = [new, *s.forum[:-1]]
    if sink is not None and new:
        sink.append(("reveal", CARDS[new].id))
    late = s.options["deck_end"] == "cannot_reveal"
    if (not new if late else not s.deck):       # G2
        s.ending |= DECK
    s.phase = 2


# -- 2 Play a base ------------------------------------------------------------------------------------------------
def cannot_play(s) -> bool:
    """Only under ``hand_end = cannot_play`` can a turn begin with an empty hand (G15)."""
    return not any(s.hands[s.active])


def stop_at_once(s) -> None:
    s.ending |= HAND


@flow.decision("play")
class PlayBase(Decision):
    """Phase 2: mandatory."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == 2 else ()

    @staticmethod
    def options(s, f, seat):
        a, b, c = s.hands[seat]
        if a and b and c:
            return PLAY
        return tuple(PLAY[k] for k in (0, 1, 2) if s.hands[seat][k])

    @staticmethod
    def play(s, f, seat, kind):
        k = KINDS.index(kind)
        hand = s.hands[seat]
        hand[k] -= 1
        s.noted[seat][4 + k] += 1
        add_base(s, seat, k)
        s.kind = k
        if s.sink is not None:
            s.sink.append(("play", seat, kind, BASES[len(s.exp) - 1], ROWS[3 * seat + k]))
        if not any(hand) and s.options["hand_end"] == "last_card_played":    # G15
            s.ending |= HAND
        s.phase = 3


def add_base(s, seat: int, kind: int) -> None:
    """Put a base on the table."""
    s.rows[3 * seat + kind].append(len(s.exp))
    s.exp.append(0)
    s.used.append(0)


# -- end of turn and of the match -----------------------------------------------------------------------------------
@flow.decision("end_turn")
class EndTurn(Decision):
    """The turn passes only when its player says so."""

    @staticmethod
    def who(s, f):
        return (s.active,) if s.phase == 6 else ()

    @staticmethod
    def options(s, f, seat):
        return (("end_turn",),)

    @staticmethod
    def end_turn(s, f, seat):
        s.phase = 7


def next_seat(s) -> None:
    if not s.ending:
        s.active = (s.active + 1) % s.seats


def going_on(s) -> bool:
    return not s.ending


def finish(s) -> None:
    """Carthage decides first; else the furthest Roman, then most building cards on the table, then a shared win."""
    if s.arrived >= 0:
        winners, reason = [s.arrived], "carthage"
    else:
        reason = "rome" if s.ending & ROME else "hand" if s.ending & HAND else "deck"
        best = max((s.roman[i], s.cards_on_table(i)) for i in range(s.seats))
        winners = [i for i in range(s.seats) if (s.roman[i], s.cards_on_table(i)) == best]
    s.result = [reason, *winners]
    if s.sink is not None:
        s.sink.append(("end", message(f"end.{reason}")))


flow.sequence("match", While(going_on, "turn"), finish)
flow.sequence("turn",
              reveal,
              If(cannot_play, stop_at_once, orelse=(
                  "play_base",
                  "activate",
                  start_upgrade,
                  "upgrade",
                  If(rome_is_next, refuse, orelse=("tribute",)),
                  If(refused, invade, start_share),
                  "end_turn",
                  next_seat)))
flow.check()


def setup(seats: int, options: dict, seed: int) -> GloriaState:
    """Set-up of the rules reference, steps 1 to 4; runs to the first decision."""
    s = GloriaState()
    s.begin(seats, options, seed)
    s.kind, s.phase, s.refused, s.arrived, s.ending = -1, 1, 0, -1, 0
    s.bank = list(TABLES.supply)
    s.stock = [[0, 0, 0, 0] for _ in range(seats)]
    s.noted = [[0] * 7 for _ in range(seats)]
    s.hands = [list(TABLES.deal[seats]) for _ in range(seats)]
    s.rows = [[] for _ in range(3 * seats)]
    s.exp, s.used = [], []
    s.deck, s.forum, s.fire = list(range(1, len(CARDS))), [0] * len(TABLES.surcharge), []
    s.roman, s.goth, s.front = [0] * seats, 0, 1
    s.tribute, s.gathered, s.gains = [], [0, 0, 0, 0], [0] * (3 * seats)
    for seat in range(seats):
        for kind in (0, 1, 2):
            s.hands[seat][kind] -= 1
            s.noted[seat][4 + kind] += 1
            add_base(s, seat, kind)
        s.gain(seat, TABLES.start, "start")
    s.first = s.active = s.draw(seats)
    flow.run(s)
    return s
