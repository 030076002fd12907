"""Ways to pay against a slow, obvious count of every counter by itself; prices that add up (F11); offers against all actions there are."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.simulate import Luck
from engines.gloria_mundi import payment, words
from engines.gloria_mundi.state import GloriaState
from engines.gloria_mundi.tables import CONDITIONAL, DEMOLISH, EXCHANGE, FORTRESS, GLORY, PER_COUNT, REPLACE
from tests.engines.gloria_mundi.table import CARDS, GAME, KINDS, RESOURCES, TABLES

ARCHITECTS = [(0, 1), (1, 2), (2, 0)]
SEEDS = range(12)


# -- the slow way ----------------------------------------------------------------------------------------------------
def owed_slowly(cost, surcharge: int, architects, any_mix: bool) -> set[tuple]:
    """All (food, gold, military) that may be owed: every printed counter stays or is swapped by one architect; then the surcharge."""
    owed = {(0, 0, 0)}
    for kind in range(3):
        for _ in range(cost[kind]):
            kinds = {kind, *(instead for replaced, instead in architects if replaced == kind)}
            owed = {_add(o, k) for o in owed for k in kinds}
    if any_mix:
        for _ in range(surcharge):
            owed = {_add(o, k) for o in owed for k in range(3)}
        return owed
    return {_add(o, k, surcharge) for o in owed for k in range(3)} if surcharge else owed


def _add(owed: tuple, kind: int, n: int = 1) -> tuple:
    return tuple(v + n if k == kind else v for k, v in enumerate(owed))


def payments_slowly(own, owed) -> set[tuple]:
    """Every bundle of own counters that fits: counters of a kind for that kind, glory for the rest."""
    out = set()
    for total in owed:
        for glory in range(min(own[GLORY], sum(total)) + 1):
            for lack in itertools.product(*(range(n + 1) for n in total)):
                if sum(lack) == glory:
                    way = (*(n - k for n, k in zip(total, lack, strict=True)), glory)
                    if all(w <= o for w, o in zip(way, own, strict=True)):
                        out.add(way)
    return out


costs = st.tuples(*[st.integers(0, 4)] * 3)
stocks = st.tuples(*[st.integers(0, 9)] * 3, st.integers(0, 7))
crews = st.lists(st.sampled_from(ARCHITECTS), unique=True, max_size=3)


@settings(max_examples=250)
@given(cost=costs, own=stocks)
def test_with_glory_is_every_way_and_no_other(cost, own):
    found = payment.with_glory(cost, own)
    assert len(set(found)) == len(found) and set(found) == payments_slowly(own, {cost})
    assert [way[GLORY] for way in found] == sorted(way[GLORY] for way in found), "least glory first"


@settings(max_examples=250)
@given(cost=costs, surcharge=st.integers(0, 5), crew=crews, any_mix=st.booleans())
def test_needs_are_every_total_and_no_other(cost, surcharge, crew, any_mix):
    found = payment.needs(cost, surcharge, crew, any_mix)
    assert len(set(found)) == len(found) and set(found) == owed_slowly(cost, surcharge, crew, any_mix)
    assert found[0][0] >= min(cost[0], found[0][0]) and all(sum(need) == sum(cost) + surcharge for need in found)


@settings(max_examples=120)
@given(card=st.integers(1, 57), surcharge=st.integers(0, 5), crew=crews, any_mix=st.booleans(), own=stocks)
def test_payments_of_real_cards_are_every_way_and_no_other(card, surcharge, crew, any_mix, own):
    owed = owed_slowly(CARDS[card].cost, surcharge, crew, any_mix)
    totals = payment.needs(CARDS[card].cost, surcharge, crew, any_mix)
    slow = payments_slowly(own, owed)
    found = payment.payments(own, totals)
    assert len(found) == len(set(found)) and set(found) == slow
    assert payment.affordable(own, totals) == bool(slow)


def test_f11_parts_of_10000_prices_add_up_to_what_is_charged():
    """All cards, slots, architects and both readings of the surcharge, with stocks from poor to rich."""
    luck, prices, charged = Luck(11), 0, 0
    crews_ = [c for n in range(4) for c in itertools.combinations(ARCHITECTS, n)]
    while prices < 10_000:
        card = CARDS[1 + luck(57)]
        surcharge, crew = luck(6), crews_[luck(len(crews_))]
        own = (luck(9), luck(9), luck(9), luck(6))
        prices += 1
        ways = payment.payments(own, payment.needs(card.cost, surcharge, crew, bool(luck(2))))
        charged += bool(ways)
        assert all(sum(way) == sum(card.cost) + surcharge for way in ways)
    assert charged > 2500


def played_positions(seeds=SEEDS, **options):
    """All decisions of some random matches that like to buy."""
    for seed in seeds:
        seats = 2 + seed % 5
        s, luck = GAME.new(seats, options, seed), Luck(seed)
        while s.acting:
            yield s
            legal = s.legal(s.acting[0])
            pool = [a for a in legal if a[0] in ("buy", "effect", "tribute")] if luck(3) else legal
            pool = pool or legal
            s.play(s.acting[0], pool[luck(len(pool))])


@pytest.mark.parametrize("surcharge", ["single_kind", "any_mix"])
def test_f11_the_price_shown_is_the_price_paid(surcharge):
    prices = 0
    for s in played_positions(range(8), surcharge=surcharge):
        if s.stack[-1][0] != "upgrade":
            continue
        seat = s.acting[0]
        decision = s.decision(seat)
        for action in s.legal(seat)[1:]:
            number = TABLES.number[action[1]]
            cost, extra, total = words.price(s, seat, number)
            shown = decision.details[action][1]
            assert shown["total"] == total == sum(n for _, n in shown["cost"]) + shown["extra"]
            assert shown["cost"] == cost and shown["extra"] == extra == TABLES.surcharge[s.forum.index(number)]
            world = s.clone()
            events = world.apply(seat, action).events
            while world.acting and world.stack[-1][0] in ("choose_site", "pay_upgrade"):
                events += world.apply(seat, world.legal(seat)[-1]).events
            paid = [sum(n for _, n in event[2]) for event in events if event[0] == "pay"]
            assert paid == [total], f"{action}: {total} shown"
            prices += 1
    assert prices > 150


# -- offers against all actions there are ------------------------------------------------------------------------------
def thinkable(s, seat: int) -> list[tuple]:
    """Every well-formed action that names things of this table."""
    out = [(verb,) for verb in ("collect", "skip", "done", "pass", "refuse", "end_turn")]
    out += [("play", kind) for kind in KINDS] + [("take", r) for r in RESOURCES]
    out += [(verb, f"b{b}") for verb in ("base", "effect", "target", "site", "lose") for b in range(len(s.exp) + 1)]
    out += [(verb, card.id) for verb in ("buy", "raze", "hold") for card in CARDS[1:]]
    if s.stack[-1][0] in ("pay_exchange", "pay_upgrade", "tribute"):
        limits = [range(min(n, 9) + 2) for n in s.stock[seat]]
        out += [(verb, *way) for verb in ("pay", "tribute") for way in itertools.product(*limits) if sum(way) <= 14]
    return out


def permitted(s, seat: int, action: tuple) -> bool:
    """The rules again, in the plainest words, with nothing shared with the rules code but the state's fields."""
    name, verb, args = s.stack[-1][0], action[0], action[1:]
    return verb in _PERMIT.get(name, {}) and _PERMIT[name][verb](s, seat, *args)


def own_rows(s, seat: int, kind: int) -> list[int]:
    return s.rows[3 * seat + kind]


def idle(s, seat: int) -> list[int]:
    return [b for b in own_rows(s, seat, s.kind) if not s.used[b]]


def red(s, b: int) -> bool:
    return CARDS[s.exp[b]].colour == "red"


def expansions(s, seat: int) -> list:
    return [CARDS[s.exp[b]] for k in range(3) for b in own_rows(s, seat, k) if s.exp[b]]


def ask_in_front(s) -> tuple:
    """The demand of the first space ahead of the Goth without tribute."""
    covered = set(s.tribute[::3])
    return next((TABLES.demand[i] for i in range(s.goth + 1, 36) if i not in covered), (0, 0, 0))


def may_use(s, seat: int, b: str) -> bool:
    number = int(b[1:])
    if number not in idle(s, seat) or not s.exp[number] or red(s, number):
        return False
    card = CARDS[s.exp[number]]
    own = s.stock[seat]
    if card.effect == EXCHANGE:
        return bool(payments_slowly(own, {card.pay[:3]}))
    if card.effect == PER_COUNT:
        return len(own_rows(s, seat, card.a)) > 0
    if card.effect == CONDITIONAL:
        return ask_in_front(s)[card.a] > 0
    if card.effect == DEMOLISH:
        return len(expansions(s, seat)) >= 2
    return True


def bare(s, seat: int, card) -> list[int]:
    return [b for k in card.sites for b in own_rows(s, seat, k) if not s.exp[b]]


def owed_for(s, seat: int, card) -> set[tuple]:
    crew = [(c.a, c.b) for c in expansions(s, seat) if c.id in ("gm52", "gm53", "gm54")]
    slot = [CARDS[c].id if c else "" for c in s.forum].index(card.id)
    return owed_slowly(card.cost, 5 - slot, crew, s.options["surcharge"] == "any_mix")


def may_buy(s, seat: int, card_id: str) -> bool:
    card = CARDS[TABLES.number[card_id]]
    on_offer = TABLES.number[card_id] in s.forum
    return on_offer and bool(bare(s, seat, card)) and bool(payments_slowly(s.stock[seat], owed_for(s, seat, card)))


def may_site(s, seat: int, b: str) -> bool:
    """Bare bases of one kind are alike: the youngest stands for them."""
    card = CARDS[s.stack[-1][3]]
    fits = bare(s, seat, card)
    number = int(b[1:])
    return number in fits and number == max(x for x in fits if any(x in row and number in row for row in s.rows))


def may_lose(s, seat: int, b: str) -> bool:
    dues = s.stack[-1][4:7]
    return any(dues[k] and int(b[1:]) in own_rows(s, seat, k) for k in range(3))


def may_hold(s, seat: int, card_id: str) -> bool:
    dues = s.stack[-1][4:7]
    return any(c.id == card_id and c.effect == FORTRESS and dues[c.a] and own_rows(s, seat, c.a) for c in expansions(s, seat))


def may_collect(s, seat: int) -> bool:
    return sum(1 for b in idle(s, seat) if not s.exp[b] or red(s, b)) >= 2


def yes(*_) -> bool:
    return True


_PERMIT = {
    "play_base": {"play": lambda s, seat, kind: s.hands[seat][KINDS.index(kind)] > 0},
    "activate": {"collect": may_collect, "skip": yes, "effect": may_use,
                 "base": lambda s, seat, b: int(b[1:]) in idle(s, seat)},
    "replace": {"done": yes, "target": lambda s, seat, b: int(b[1:]) in idle(s, seat)},
    "pay_exchange": {"pay": lambda s, seat, *way: way in payments_slowly(s.stock[seat], {CARDS[s.stack[-1][3]].pay[:3]})},
    "demolish": {"raze": lambda s, seat, c: c in [x.id for x in expansions(s, seat)] and c != CARDS[s.stack[-1][3]].id},
    "upgrade": {"pass": yes, "buy": may_buy},
    "choose_site": {"site": may_site},
    "pay_upgrade": {"pay": lambda s, seat, *way: way in _cached_payments(s, seat)},
    "tribute": {"refuse": yes, "tribute": lambda s, seat, *way: way in payments_slowly(s.stock[seat], {ask_in_front(s)})},
    "levy": {"lose": may_lose, "hold": may_hold},
    "share": {"take": lambda s, seat, r: s.gathered[RESOURCES.index(r)] > 0},
    "end_turn": {"end_turn": yes},
}
_last: dict = {}


def _cached_payments(s, seat: int) -> set:
    key = s.digest()
    if key not in _last:
        _last.clear()
        _last[key] = payments_slowly(s.stock[seat], owed_for(s, seat, CARDS[s.stack[-1][3]]))
    return _last[key]


def test_the_options_are_all_permitted_actions_and_no_other():
    """Every tenth decision of a row of matches, and each kind of decision often enough."""
    seen: dict[str, int] = {}
    for n, s in enumerate(played_positions(range(10))):
        name, seat = s.stack[-1][0], s.acting[0]
        if n % 10 and seen.get(name, 0) >= 12:
            continue
        seen[name] = seen.get(name, 0) + 1
        legal = s.legal(seat)
        assert len(set(legal)) == len(legal)
        right = {action for action in thinkable(s, seat) if permitted(s, seat, action)}
        few = {action for action in legal if action[0] not in ("pay", "tribute") or (max(action[1:]) <= 10 and sum(action[1:]) <= 14)}
        assert few == right, f"{name} in turn {s.turn}"
    assert set(seen) == set(_PERMIT) and min(seen.values()) >= 4, seen


def test_the_oracle_knows_every_decision():
    assert set(_PERMIT) == {name for name, node in GloriaState.FLOW.nodes.items() if node.code is None}
    assert {c.effect for c in CARDS[1:]} >= {REPLACE, EXCHANGE, DEMOLISH}


def test_automatic_steps_are_those_without_a_choice():
    """What the rules do by themselves, they do only where one action is left or no action could be wished otherwise."""
    for s in played_positions(range(4)):
        assert len(s.legal(s.acting[0])) > 1 or s.stack[-1][0] in ("play_base", "tribute", "end_turn", "demolish", "upgrade")
