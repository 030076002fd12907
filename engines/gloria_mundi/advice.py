"""What an experienced player would say of actions and positions, in units of one counter. Used by the bots on sampled worlds only."""

from __future__ import annotations

import math

from engines.gloria_mundi.flow import flow
from engines.gloria_mundi.state import BASE_NUMBER
from engines.gloria_mundi.tables import (
    ARCHITECT,
    CARDS,
    CONDITIONAL,
    DEMOLISH,
    EXCHANGE,
    FORTRESS,
    GLORY,
    KINDS,
    PER_COUNT,
    PRODUCE,
    REPLACE,
    RESOURCES,
    TABLES,
)

STEP = 2.6          # what one step is worth in counters
WILD = 1.5
NEAR = 8            # so few steps from Carthage that one activation might do


def turns_left(s) -> int:
    """How many turns the match will about last, this one included."""
    left = TABLES.rome - s.goth
    if s.options["goth_stop"] == "beyond_last_tribute":
        left = TABLES.rome + 1 - s.front
    else:
        left = round(left * 1.35)
    return max(1, min(left, sum(map(sum, s.hands)) + 1))


def worth(s, seat: int, left: int) -> list[float]:
    """What one more counter of each resource is worth to a seat: less when it has many, nothing at the end."""
    fade = min(1.0, left / (3.0 * s.seats))
    own = s.stock[seat]
    out = [fade * (0.45 + 1.1 / (1.0 + 0.3 * own[r])) for r in (0, 1, 2)]
    out.append(fade * WILD)
    return out


def effect_worth(s, seat: int, card: int, w: list[float], per_step: float) -> float:
    """What one use of a card's effect brings now, without its base's counter."""
    c = CARDS[card]
    effect = c.effect
    if effect == PRODUCE:
        return sum(n * v for n, v in zip(c.gain, w, strict=True)) + c.moves * per_step
    if effect == PER_COUNT:
        return len(s.rows[3 * seat + c.a]) * w[c.b]
    if effect == REPLACE:
        targets = sum(not s.used[b] and not s.exp[b] for b in s.rows[3 * seat + max(0, s.kind)])
        return w[c.a] * (1 + 0.5 * targets) if c.a == GLORY else w[c.a] + 0.3 * targets
    if effect == EXCHANGE:
        return sum(n * v for n, v in zip(c.gain, w, strict=True)) + c.moves * per_step - sum(n * v * 0.8 for n, v in zip(c.pay, w, strict=True))
    if effect == CONDITIONAL:
        return c.b * per_step if s.front_demand()[c.a] else 0.0
    if effect == DEMOLISH:
        return max((razed_worth(s, seat, card, other, w, per_step) for other in s.own_cards(seat) if other != card), default=0.0)
    return 0.0


def razed_worth(s, seat: int, card: int, victim: int, w, per_step: float) -> float:
    """What tearing `victim` down brings, less what the victim would still give."""
    v = CARDS[victim]
    gain = v.steps * per_step if CARDS[card].a else sum(n * x for n, x in zip(v.cost, w, strict=False))
    return gain - future(s, victim, w, per_step)


def future(s, card: int, w, per_step: float) -> float:
    """What a card on the table will still bring over the rest of the match."""
    uses = min(8.0, turns_left(s) / 3.0)
    c = CARDS[card]
    each = (1.2 if c.effect == PRODUCE else 1.0 if c.effect == PER_COUNT else 1.3 if c.effect == CONDITIONAL
            else 1.6 if c.effect == DEMOLISH and c.a else 0.8 if c.effect == EXCHANGE else 0.5)
    if c.moves:
        each += 0.9
    return each * uses * min(1.0, w[0] + 0.3)


def output(s, seat: int, kind: int, w, per_step: float) -> float:
    """What activating a kind brings a seat: the better of base and effect for every stack."""
    total = 0.0
    for b in s.rows[3 * seat + kind]:
        card = s.exp[b]
        best = w[kind]
        if card and CARDS[card].effect < ARCHITECT and s.can_use(seat, card):
            best = max(best, effect_worth(s, seat, card, w, per_step))
        total += best
    return total


def stack_worth(s, base: int, kind: int, w, per_step: float, left: int) -> float:
    """What a stack is still worth to its owner."""
    card = s.exp[base]
    value = 0.42 * min(6.0, left / (s.seats if s.seats > 2 else 2))
    if card:
        value += future(s, card, w, per_step)
        if CARDS[card].effect == FORTRESS:
            value += 1.0
    return value


class Advice:
    """``weigh`` scores the legal actions of a decision (higher is better), ``value`` a position from -1 to 1 for a seat. In `settled`
    decisions a look ahead adds nothing to that; ``turns`` says how many turns a look ahead should last."""

    settled = ("pay_upgrade", "pay_exchange", "choose_site", "share", "end_turn")

    def turns(self, s) -> int:
        """Long enough that what was built pays and what was refused hurts, short enough to look often."""
        return max(4, s.seats)

    def weigh(self, s, seat: int, actions) -> list[float]:
        """A score for each action, in counters."""
        left = turns_left(s)
        w = worth(s, seat, left)
        per_step = STEP
        weigh = _WEIGH[s.stack[-1][0]]
        return weigh(s, seat, actions, w, per_step, left)

    def value(self, s, seat: int) -> float:
        """How well `seat` stands against the best of the others."""
        if s.result:
            winners = s.result[1:]
            return (1.0 if len(winners) == 1 else 0.4) if seat in winners else -1.0
        scores = [self.standing(s, other) for other in range(s.seats)]
        best = max(v for i, v in enumerate(scores) if i != seat)
        late = turns_left(s) / (2.0 * s.seats)
        return 0.95 * math.tanh((scores[seat] - best) / (3.0 + 2.5 * min(6.0, late)))

    def standing(self, s, seat: int) -> float:
        """Steps, counters and stacks of a seat, in counters."""
        left = turns_left(s)
        w = worth(s, seat, left)
        own = s.stock[seat]
        fade = min(1.0, left / (3.0 * s.seats))
        total = STEP * s.roman[seat] + sum(min(n, 9) * 0.75 * fade for n in own[:3]) + own[GLORY] * 1.3 * fade
        for k in (0, 1, 2):
            for b in s.rows[3 * seat + k]:
                total += stack_worth(s, b, k, w, STEP, left)
        return total


def _play(s, seat, actions, w, per_step, left):
    out = []
    hand = s.hands[seat]
    for action in actions:
        k = KINDS.index(action[1])
        mine = output(s, seat, k, w, per_step) + w[k]
        others = [output(s, o, k, worth(s, o, left), per_step) for o in range(s.seats) if o != seat]
        hurt = max(others) * 0.5 + sum(others) / len(others) * 0.25
        site = 0.0
        for card in s.forum:
            if card and k in CARDS[card].sites and not any(not s.exp[b] for b in s.rows[3 * seat + k]):
                site = max(site, 0.6 + 0.2 * CARDS[card].steps)
        near = TABLES.carthage - s.roman[seat]
        if near <= NEAR and reach(s, seat, k) >= near:
            site += 50.0
        out.append(mine - hurt + site + 0.06 * hand[k])
    return out


def reach(s, seat: int, kind: int) -> int:
    """Steps that activating a kind would about bring a seat at once."""
    total = 0
    for b in s.rows[3 * seat + kind]:
        card = s.exp[b]
        if not card:
            continue
        c = CARDS[card]
        if c.effect == CONDITIONAL:
            total += c.b if s.front_demand()[c.a] else 0
        elif c.effect == DEMOLISH and c.a:
            total += max((CARDS[other].steps for other in s.own_cards(seat) if other != card), default=0)
        else:
            total += c.moves        # what an exchange needs, the base just played brings
    return total


def _activate(s, seat, actions, w, per_step, left):
    out = []
    for action in actions:
        verb = action[0]
        if verb == "collect":
            out.append(0.9 * w[s.kind])
        elif verb == "skip":
            out.append(-5.0)
        elif verb == "base":
            # A stack with an effect waits: a counter from elsewhere may be what the effect lacks.
            card = s.exp[BASE_NUMBER[action[1]]]
            out.append((0.4 if card and CARDS[card].effect < ARCHITECT else 0.5) * w[s.kind])
        else:
            card = s.exp[BASE_NUMBER[action[1]]]
            gain = effect_worth(s, seat, card, w, per_step) - w[s.kind]
            # What needs paid-for input or spoils a stack comes after the plain gains of the same activation.
            out.append(1.2 + gain if gain > 0 else -1.0 + gain)
    return out


def _replace(s, seat, actions, w, per_step, left):
    card = s.stack[-1][3]
    r = CARDS[card].a
    out = []
    for action in actions:
        if action[0] == "done":
            out.append(0.0)
        else:
            other = s.exp[BASE_NUMBER[action[1]]]
            instead = w[s.kind]
            if other and CARDS[other].effect < ARCHITECT and s.can_use(seat, other):
                instead = max(instead, effect_worth(s, seat, other, w, per_step))
            out.append(w[r] - instead)
    return out


def _pay(s, seat, actions, w, per_step, left):
    return [-sum(n * v for n, v in zip(action[1:], w, strict=True)) for action in actions]


def _demolish(s, seat, actions, w, per_step, left):
    card = s.stack[-1][3]
    return [razed_worth(s, seat, card, TABLES.number[a[1]], w, per_step) for a in actions]


def _upgrade(s, seat, actions, w, per_step, left):
    out = []
    cheap = sum(w[:3]) / 3
    to_goal = TABLES.carthage - s.roman[seat]
    for action in actions:
        if action[0] == "pass":
            out.append(0.0)
            continue
        card = TABLES.number[action[1]]
        c = CARDS[card]
        cost = sum(n * v for n, v in zip(c.cost, w, strict=False)) + TABLES.surcharge[s.forum.index(card)] * min(w[:3])
        gain = c.steps * per_step + future(s, card, w, per_step) * 0.8
        if c.steps >= to_goal:
            gain += 100.0
        out.append(gain - cost - 0.25 * cheap)
    return out


def _site(s, seat, actions, w, per_step, left):
    return [-len(s.rows[3 * seat + s.kind_of(BASE_NUMBER[a[1]])]) for a in actions]


def _tribute(s, seat, actions, w, per_step, left):
    dues = [0, 0, 0]
    share = len(s.tribute) // 3
    if share:
        for d in s.tribute[1::3]:
            dues[d] += 1
    else:
        dues = list(s.front_demand())
    lost = levy_cost(s, seat, dues, left)
    mine = lost[seat]
    others = [lost[o] for o in range(s.seats) if o != seat]
    refuse = 0.6 * max(others) + 0.2 * sum(others) / len(others) - mine + 0.3 * share
    out = []
    for action in actions:
        if action[0] == "refuse":
            out.append(refuse)
        else:
            out.append(-sum(n * v for n, v in zip(action[1:], w, strict=True)) - 0.15)
    return out


def levy_cost(s, seat: int, dues, left: int) -> list[float]:
    """What each seat would about lose when `seat` refuses now: everybody gives up the cheapest stack that is due."""
    dues = list(dues)
    gone: set[int] = set()
    lost = [0.0] * s.seats
    skips, turn = 0, seat
    while sum(dues) and skips < s.seats:
        best = None
        w = worth(s, turn, left)
        for k in (0, 1, 2):
            if dues[k]:
                for b in s.rows[3 * turn + k]:
                    if b not in gone:
                        cost = stack_worth(s, b, k, w, STEP, left)
                        if best is None or cost < best[0]:
                            best = (cost, b, k)
        if best is None:
            skips += 1
        else:
            skips = 0
            lost[turn] += best[0]
            gone.add(best[1])
            dues[best[2]] -= 1
        turn = (turn + 1) % s.seats
    return lost


def _levy(s, seat, actions, w, per_step, left):
    out = []
    for action in actions:
        if action[0] == "hold":
            out.append(-0.8 - 0.05 * left)
            continue
        base = BASE_NUMBER[action[1]]
        k = s.kind_of(base)
        scarce = 1.0 if len(s.rows[3 * seat + k]) == 1 else 0.0
        out.append(-stack_worth(s, base, k, w, per_step, left) - scarce)
    return out


def _share(s, seat, actions, w, per_step, left):
    return [w[RESOURCES.index(a[1])] for a in actions]


def _even(s, seat, actions, w, per_step, left):
    return [0.0] * len(actions)


_WEIGH = {"play_base": _play, "activate": _activate, "replace": _replace, "pay_exchange": _pay, "demolish": _demolish,
          "upgrade": _upgrade, "choose_site": _site, "pay_upgrade": _pay, "tribute": _tribute, "levy": _levy, "share": _share,
          "end_turn": _even}
assert set(_WEIGH) == {name for name, node in flow.nodes.items() if node.code is None}, "advice for every decision"
