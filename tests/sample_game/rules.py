"""Rules of Lantern Pond: the state and the sequence of play."""

from __future__ import annotations

from engines.core.action import Amount, Flick, Pick
from engines.core.errors import FeedMismatch
from engines.core.flow import Decision, EachSeat, Flow, If, Sealed, While, Window
from engines.core.state import State
from tests.sample_game.table import BID_MOST, BOAT, FACES, LANTERNS, OFFERINGS, POND, PRIZES, SOURCES, PondTable

COPIES = (4, 4, 4, 4)
COINS, HAND, WIND = 6, 3, 3
_BIDS = tuple(("bid", n) for n in range(BID_MOST + 1))
_LIGHT = tuple(("light", face) for face in FACES)

flow = Flow("lantern_pond")


class PondState(PondTable, State):
    """Cards are face numbers without identity, so nothing can be followed through the deck. The top of `deck` is its end."""

    FIELDS = {"active": "value", "prize": "value", "lights": "value", "deck": "list", "discard": "list", "hands": "lists",
              "lit": "lists", "coins": "list", "shrine": "value", "bids": "list", "peeked": "list", "boat": "list", "parts": "lists"}
    __slots__ = tuple(FIELDS)
    FLOW = flow

    def resample(self, seat: int) -> None:
        """Others' hands, the deck below what `seat` peeked at, and bids that lie sealed."""
        top = self.deck.pop() if self.peeked[seat] else None
        others = [o for o in range(self.seats) if o != seat]
        # Sorted first: a known shuffle of the true order would give the true order away.
        pool = sorted(self.deck + [card for o in others for card in self.hands[o]])
        self.shuffle(pool)
        for other in others:
            self.hands[other] = sorted(pool.pop() for _ in self.hands[other])
        self.deck = pool if top is None else [*pool, top]
        frame = self.stack[-1] if self.stack else [""]
        if frame[0] == "bidding":
            for other in others:
                if frame[2 + other] is not None:
                    frame[2 + other] = f"bid {self.draw(min(BID_MOST, self.coins[other]) + 1)}"


def setup(seats: int, options: dict, seed) -> PondState:
    """Shuffle, deal, and run to the first decision."""
    s = PondState()
    s.active = s.prize = s.lights = s.shrine = 0
    s.deck = [card for card, n in enumerate(COPIES) for _ in range(n)]
    s.discard, s.hands, s.lit = [], [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.coins, s.bids, s.peeked = [COINS] * seats, [-1] * seats, [0] * seats
    s.parts = [[0] * seats for _ in SOURCES]
    s.boat = [POND // 2, POND // 2]
    s.begin(seats, options, seed)
    s.shuffle(s.deck)
    for hand in s.hands:
        hand.extend(s.deck.pop() for _ in range(HAND))
        hand.sort()
    flow.run(s)
    return s


def check(s: PondState) -> None:
    """Cards and coins are conserved, and points are what lies on the table."""
    every = s.deck + s.discard + [c for hand in s.hands for c in hand] + [c for row in s.lit for c in row]
    assert [every.count(n) for n in range(len(FACES))] == list(COPIES), "cards are not conserved"
    assert sum(s.coins) + s.shrine == COINS * s.seats, "coins are not conserved"
    assert min(s.coins) >= 0 and all(0 <= v < POND for v in s.boat)
    assert s.parts[LANTERNS] == [len(row) for row in s.lit], "a lit lantern is worth one point"
    assert sum(s.parts[OFFERINGS]) <= s.shrine


# -- the round ----------------------------------------------------------------------------------------------------
def roll(s) -> None:
    """Rule 1. The die names the prize."""
    s.turn += 1
    s.prize, s.lights = 1 + s.draw(6), 0
    s.bids = [-1] * s.seats
    s.emit("round", s.turn, s.prize)


def seal(s) -> None:
    """Rule 2. All bid in secret."""
    flow.push(s, "bidding", *[None] * s.seats)


@flow.decision("bid")
class Bidding(Sealed):
    pushed = True

    @staticmethod
    def seats(s) -> tuple:
        return tuple(range(s.seats))

    @staticmethod
    def choices(s, seat) -> tuple:
        return _BIDS[:s.coins[seat] + 1]

    @staticmethod
    def bid(s, f, seat, amount) -> None:
        Sealed.keep(s, f, seat, "bid", amount)

    @staticmethod
    def reveal(s, actions: dict) -> None:
        """Highest wins; ties go to the first from the old winner's left."""
        s.bids = [actions[seat][1] for seat in range(s.seats)]
        for seat, amount in enumerate(s.bids):
            s.emit("bids", seat, amount)
        order = [(s.active + 1 + i) % s.seats for i in range(s.seats)]
        s.active = max(order, key=lambda seat: s.bids[seat])
        s.coins[s.active] -= s.bids[s.active]
        s.shrine += s.bids[s.active]


def with_gusts(s) -> bool:
    return s.options["gusts"] == "on"


def ask_gusts(s) -> None:
    """Rule 3. Whoever holds cards is asked, whether or not there is a wind among them."""
    flow.push(s, "gusts", 0)


@flow.decision("pass", "gust")
class Gusts(Window):
    pushed = True

    @staticmethod
    def order(s) -> tuple:
        seats = ((s.active + 1 + i) % s.seats for i in range(s.seats - 1))
        return tuple(seat for seat in seats if s.hands[seat])

    @staticmethod
    def reactions(s, seat) -> tuple:
        return (("gust",),) if WIND in s.hands[seat] else ()

    @staticmethod
    def gust(s, f, seat) -> None:
        s.hands[seat].remove(WIND)
        s.discard.append(WIND)
        s.prize //= 2
        s.emit("gust", seat, s.prize)
        if s.hands[seat]:  # a seat without cards has left the order by itself
            f[2] += 1


def win(s) -> None:
    s.parts[PRIZES][s.active] += s.prize
    s.emit("win", s.active, s.prize)


@flow.decision("end", "peek", "light")
class Stall(Decision):
    """Rule 4. The winner lights up to two lanterns and may look at the next card."""

    @staticmethod
    def who(s, f) -> tuple:
        return (s.active,)

    @staticmethod
    def options(s, f, seat) -> tuple:
        out = [("end",)]
        if s.deck and not s.peeked[seat]:
            out.append(("peek",))
        if s.lights < 2:
            out += [_LIGHT[card] for card in sorted(set(s.hands[seat])) if card != WIND]
        return tuple(out)

    @staticmethod
    def end(s, f, seat) -> None:
        s.stack.pop()

    @staticmethod
    def peek(s, f, seat) -> None:
        s.peeked[seat] = 1
        s.emit("peek", seat, FACES[s.deck[-1]])

    @staticmethod
    def light(s, f, seat, face) -> None:
        card = FACES.index(face)
        s.hands[seat].remove(card)
        s.lit[seat].append(card)
        s.lights += 1
        s.parts[LANTERNS][seat] += 1
        s.emit("light", seat, face)


def can_offer(s) -> bool:
    return s.coins[s.active] > 0


@flow.decision("offer")
class Offering(Decision):
    """Rule 5. Coins to the shrine, one point each."""

    @staticmethod
    def who(s, f) -> tuple:
        return (s.active,)

    @staticmethod
    def domain(s, f, seat):
        return Amount("offer", 0, s.coins[seat])

    @staticmethod
    def offer(s, f, seat, n) -> None:
        s.coins[seat] -= n
        s.shrine += n
        s.parts[OFFERINGS][seat] += n
        s.emit("offer", seat, (("coin", n),))
        s.stack.pop()


@flow.decision("flick")
class Launch(Decision):
    """Rule 6. The boat is flicked; near the middle of the pond it scores 2, else 0."""

    @staticmethod
    def who(s, f) -> tuple:
        return (s.active,)

    @staticmethod
    def domain(s, f, seat):
        return Flick("flick", ("boat",), 20)

    @staticmethod
    def flick(s, f, seat, piece, angle, power) -> None:
        rest = s.happening(lambda: glide(s.boat, angle, power))
        if not (isinstance(rest, list) and len(rest) == 2 and all(type(v) is int and 0 <= v < POND for v in rest)):
            raise FeedMismatch("the recorded boat does not lie in the pond")
        s.boat = list(rest)
        points = 2 * (max(abs(v - POND // 2) for v in rest) <= 150)
        s.parts[BOAT][seat] += points
        s.emit("boat", seat, rest[0], rest[1], points)
        s.stack.pop()


def glide(boat: list, angle: int, power: int) -> list:
    """Stand-in for physics in whole numbers: a straight slide that stops at the rim."""
    def wave(a: int) -> int:
        return 90_000 - abs((a + 90_000) % 360_000 - 180_000)
    x, y = (v + power * wave(a) // 4_000 for v, a in zip(boat, (angle + 90_000, angle), strict=True))
    return [min(POND - 1, max(0, x)), min(POND - 1, max(0, y))]


@flow.decision("swap")
class Swap(Decision):
    """Rule 7. Up to two cards go face up on the discard pile, as many come from the deck."""

    @staticmethod
    def who(s, f) -> tuple:
        return (f[2],) if s.hands[f[2]] and s.deck else ()

    @staticmethod
    def domain(s, f, seat):
        hand = tuple(f"hand:{seat}:{i}" for i in range(len(s.hands[seat])))
        return Pick("swap", hand, 0, min(2, len(hand), len(s.deck)))

    @staticmethod
    def swap(s, f, seat, *ids) -> None:
        hand = s.hands[seat]
        for slot in sorted((int(i.rsplit(":", 1)[1]) for i in ids), reverse=True):
            s.discard.append(hand.pop(slot))
        new = [s.deck.pop() for _ in ids]
        hand.extend(new)
        hand.sort()
        if ids:
            s.peeked = [0] * s.seats
            s.emit("swap", seat, len(ids), tuple((FACES[card], 1) for card in new))
        s.stack.pop()


def goes_on(s) -> bool:
    return s.turn < (2 if s.options["rounds"] == "short" else 5) and bool(s.deck)


def finish(s) -> None:
    points = s.points()
    s.result = ["fair_over" if s.deck else "deck_empty", *(seat for seat in range(s.seats) if points[seat] == max(points))]
    s.emit("over")


flow.sequence("round", roll, seal, If(with_gusts, ask_gusts), win, "stall", If(can_offer, "offering"), "launch", EachSeat("swap"))
flow.sequence("match", While(goes_on, "round"), finish)
flow.check()
