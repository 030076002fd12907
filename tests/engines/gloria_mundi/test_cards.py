"""Each of the 57 building cards does what is printed on it: price, steps, base, effect. What a card should do is read from its printed
English text, never from the figures that the rules use."""

from __future__ import annotations

import re

import pytest

from tests.engines.gloria_mundi.table import CARDS, KINDS, RESOURCES, TABLES, Table, goods

# id, base it sits on, printed cost, printed steps
PRINTED = """
gm01 farm 1f3g2m 3   gm02 farm 1f2g2m 2   gm03 farm 1f1g3m 3   gm04 farm 2f2g2m 4   gm05 farm 1f4g3m 4
gm06 farm 1f2g2m 3   gm07 farm 1f2g3m 3   gm08 farm 2f3g2m 4   gm09 farm 1f2g3m 4   gm10 farm 2f2g2m 3
gm11 farm 1f3g1m 3   gm12 farm 2f1g3m 4   gm13 farm 1f3g3m 5   gm14 farm 1f2g3m 4   gm15 farm 1g2m 2
gm16 farm 2f2g4m 3   gm17 farm 1f4g2m 3
gm18 city 3f1g2m 3   gm19 city 2f1g2m 2   gm20 city 3f1g1m 3   gm21 city 2f2g2m 4   gm22 city 3f1g4m 4
gm23 city 2f1g2m 3   gm24 city 2f1g3m 3   gm25 city 3f2g2m 4   gm26 city 2f1g3m 4   gm27 city 2f2g2m 3
gm28 city 1f1g3m 3   gm29 city 3f2g1m 4   gm30 city 3f1g3m 5   gm31 city 3f1g2m 4   gm32 city 2f1m 2
gm33 city 4f2g2m 3   gm34 city 2f1g3m 3
gm35 legion 3f2g1m 3 gm36 legion 2f2g1m 2 gm37 legion 1f3g1m 3 gm38 legion 2f2g2m 4 gm39 legion 4f3g1m 4
gm40 legion 2f2g1m 3 gm41 legion 2f3g1m 3 gm42 legion 3f2g2m 4 gm43 legion 3f2g1m 4 gm44 legion 2f2g2m 3
gm45 legion 3f1g1m 3 gm46 legion 3f1g2m 4 gm47 legion 3f3g1m 5 gm48 legion 2f3g1m 4 gm49 legion 1f2g 2
gm50 legion 2f4g2m 3 gm51 legion 3f2g1m 3
gm52 any 1f2g1m 2    gm53 any 1f1g2m 2    gm54 any 2f1g1m 2
gm55 farm 1g3m 2     gm56 city 1f3m 2     gm57 legion 3f1g 2
"""
ROWS = [(i, on, goods(cost), int(steps)) for i, on, cost, steps in re.findall(r"(gm\d\d) (\w+) (\w+) (\d)", PRINTED)]
IDS = [row[0] for row in ROWS]
ON = {row[0]: row[1] for row in ROWS}
COST = {row[0]: row[2] for row in ROWS}
STEPS = {row[0]: row[3] for row in ROWS}
RED = [f"gm{n}" for n in range(52, 58)]
ACTIVE = [i for i in IDS if i not in RED]
_PLURAL = {"farm": "farm", "city": "city", "legion": "legion", "farms": "farm", "cities": "city", "legions": "legion"}


def printed(card: str) -> str:
    """The English text on a card."""
    return TABLES.faces[card].text["en"]


def read_goods(text: str) -> tuple:
    """``"1 food and 1 gold"`` as counters."""
    out = [0, 0, 0, 0]
    for number, name in re.findall(r"(\d+) (food|gold|military|glory)", text):
        out[RESOURCES.index(name)] += int(number)
    return tuple(out)


def plus(a, b) -> tuple:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a, b) -> tuple:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def homes(card: str) -> tuple:
    """Base kinds the card may sit on."""
    return KINDS if ON[card] == "any" else (ON[card],)


def text_of(goods_: tuple) -> str:
    """Counters as the table takes them."""
    return "".join(f"{n}{sign}" for n, sign in zip(goods_, "fgmw", strict=True))


def active_table(card: str, stock: str = "", front: str = "") -> tuple[Table, str]:
    """A table where seat 0 owns `card` on its first base of the right kind, about to use its stacks. `front` names a resource that the
    Goths must demand."""
    t = Table()
    base = f"b{KINDS.index(ON[card])}"
    t.put(card, base)
    t.counters(0, stock)
    if front:
        r = RESOURCES.index(front)
        t.goth(next(i for i in range(36) if TABLES.demand[i + 1][r] and sum(TABLES.demand[i + 1]) == 1))
    return t, base


# -- the table above against the box ---------------------------------------------------------------------------------
def test_every_card_of_the_box_stands_in_the_table_once():
    assert IDS == [card.id for card in CARDS[1:]] and len(IDS) == len(set(IDS)) == 57


@pytest.mark.parametrize("card", IDS)
def test_printed_figures(card):
    c = CARDS[TABLES.number[card]]
    assert (*c.cost, 0) == COST[card] and c.steps == STEPS[card]
    assert tuple(KINDS[k] for k in c.sites) == homes(card)
    assert TABLES.faces[card].text["zh-Hant"] and TABLES.faces[card].name["zh-Hant"]


@pytest.mark.parametrize("card", ACTIVE)
def test_both_languages_print_the_same_figures(card):
    english, chinese = (re.findall(r"\d+", TABLES.faces[card].text[lang]) for lang in ("en", "zh-Hant"))
    assert set(english) == set(chinese)


# -- buying ----------------------------------------------------------------------------------------------------------
def buying(card: str, price: int, stock: str, kind: str = "") -> tuple[Table, str]:
    """A table where seat 0 is about to upgrade: only the base just played is bare."""
    t = Table()
    kind = kind or homes(card)[0]
    for k, other in enumerate(KINDS):
        t.remove(f"b{k}") if other == kind else t.put({"farm": "gm02", "city": "gm19", "legion": "gm36"}[other], f"b{k}")
    t.forum(card, price)
    t.do(f"play {kind}")
    if t.at == "activate":
        t.do("skip")
    while t.at == "activate":
        t.do("skip")
    t.counters(0, stock)
    return t, f"b{len(t.s.exp) - 1}"


@pytest.mark.parametrize("card", [i for i in IDS if i not in ("gm02", "gm19", "gm36")])
def test_bought_at_its_printed_cost_and_moves_its_printed_steps(card):
    """The three cards left out stand on the table in this set-up; they are bought below."""
    for kind in homes(card):
        t, base = buying(card, 0, text_of(COST[card]), kind)
        before = tuple(t.s.bank)
        assert t.at == "upgrade"
        t.do(f"buy {card}")
        assert t.at != "pay_upgrade", "one way to pay is no question"
        assert t.stock() == (0, 0, 0, 0)
        assert minus(t.s.bank, before) == COST[card]
        assert t.s.roman[0] == STEPS[card]
        assert t.card_on(base) == card
        assert t.s.forum == [0] * 6
        assert t.at == "tribute", "one card at most in a turn"


@pytest.mark.parametrize(("card", "kind"), [("gm02", "farm"), ("gm19", "city"), ("gm36", "legion")])
def test_bought_at_its_printed_cost_on_a_start_base(card, kind):
    t = Table()
    t.forum(card)
    other = KINDS[(KINDS.index(kind) + 1) % 3]
    t.do(f"play {other}")
    t.counters(0, text_of(COST[card]))
    t.do(f"buy {card}")
    assert t.stock() == (0, 0, 0, 0) and t.s.roman[0] == STEPS[card] and t.card_on(f"b{KINDS.index(kind)}") == card


@pytest.mark.parametrize("card", IDS)
def test_one_counter_short_of_the_cost_is_not_offered(card):
    for r in range(3):
        if COST[card][r]:
            short = list(COST[card])
            short[r] -= 1
            t = Table()
            t.forum(card)
            t.do("play farm")
            t.counters(0, text_of(tuple(short)))
            assert t.at == "upgrade" and f"buy {card}" not in t.legal()


@pytest.mark.parametrize("card", IDS)
def test_glory_pays_for_any_part_of_the_price(card):
    for price in (0, 5):
        total = sum(COST[card]) + price
        t = Table()
        t.forum(card, price)
        t.do("play farm")
        t.counters(0, f"{total - 1}w")
        assert f"buy {card}" not in t.legal()
        t.counters(0, f"{total}w")
        t.do(f"buy {card}")
        if t.at == "choose_site":
            t.do(t.legal()[0])
        assert t.stock() == (0, 0, 0, 0) and t.s.bank[3] == 40 and t.s.roman[0] == STEPS[card]


@pytest.mark.parametrize("card", IDS)
@pytest.mark.parametrize("price", [1, 3, 5])
def test_surcharge_in_each_single_kind(card, price):
    for r in range(3):
        total = list(COST[card])
        total[r] += price
        t = Table()
        t.forum(card, price)
        t.do("play farm")
        t.counters(0, text_of(tuple(total)))
        t.do(f"buy {card}")
        if t.at == "choose_site":
            t.do(t.legal()[0])
        assert t.stock() == (0, 0, 0, 0) and t.s.roman[0] == STEPS[card]


@pytest.mark.parametrize("card", IDS)
def test_sits_on_its_own_kind_of_base_only(card):
    rich = "20f20g20m"
    for kind in KINDS:
        t = Table()
        for k, other in enumerate(KINDS):       # only `kind` has a bare base
            if other != kind:
                t.remove(f"b{k}")
        t.forum(card)
        t.do(f"play {kind}")
        t.counters(0, rich)
        if kind in homes(card):
            assert t.at == "upgrade" and f"buy {card}" in t.legal()
        else:
            assert t.at == "tribute", "who has no base for any card is not asked"


# -- using -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ACTIVE)
def test_base_use_gives_one_counter_of_the_base_and_uses_the_stack_up(card):
    t, base = active_table(card, "3f3g3m3w")
    t.do(f"play {ON[card]}")
    assert f"base {base}" in t.legal()
    t.do(f"base {base}")
    own = list(goods("3f3g3m3w"))
    own[KINDS.index(ON[card])] += 2      # and one from the bare base that was played, collected with nothing left to choose
    assert t.stock() == tuple(own) and t.s.roman[0] == 0
    assert t.s.used[int(base[1:])] == 1 and t.at != "activate"


@pytest.mark.parametrize("card", ACTIVE)
def test_effect_use_does_what_is_printed(card):
    """One test for all texts: what the words say against what happened to counters and steps."""
    words = printed(card)
    if words.startswith("Tear down"):
        return demolish(card, words)
    if "Any of your other cards" in words:
        return replace(card, words)
    front = re.search(r"now demand (\w+)", words)
    t, base = active_table(card, "4f4g4m", front[1] if front else "")
    for kind, more in (("farm", 3), ("city", 1), ("legion", 2)):
        for _ in range(more):
            t.stack(0, kind)
    t.do(f"play {ON[card]}")
    stock, roman = t.stock(), t.s.roman[0]
    stacks = t.stacks(0)
    t.do(f"effect {base}")
    if t.at == "pay_exchange":
        raise AssertionError("no glory: there is one way to pay")
    wanted, steps = expected(words, stacks)
    bare = sum(1 for b in t.s.rows[KINDS.index(ON[card])] if not t.s.exp[b])
    collected = tuple(bare if r == KINDS.index(ON[card]) else 0 for r in range(4))
    assert t.stock() == plus(plus(stock, wanted), collected)
    assert t.s.roman[0] - roman == steps
    assert t.s.used[int(base[1:])] == 1


def expected(words: str, stacks: dict) -> tuple[tuple, int]:
    """Change of counters and steps that a printed text promises."""
    step = re.search(r"[Mm]ove (\d+) step", words)
    steps = int(step[1]) if step else 0
    each = re.match(r"Gain 1 (\w+) for each (\w+) you have in play\.", words)
    if each:
        out = [0, 0, 0, 0]
        out[RESOURCES.index(each[1])] = stacks[_PLURAL[each[2]]]
        return tuple(out), 0
    pay = re.match(r"Pay ([^:]+): (.*)", words)
    if pay:
        return minus(read_goods(pay[2]), read_goods(pay[1])), steps
    return (read_goods(words) if words.startswith("Gain") else (0, 0, 0, 0)), steps


def demolish(card: str, words: str) -> None:
    victim = "gm18" if ON[card] != "city" else "gm01"
    t, base = active_table(card)
    site = t.stack(0, "city" if victim == "gm18" else "farm", victim)
    t.do(f"play {ON[card]}", f"effect {base}")
    assert t.legal() == [f"raze {victim}"]
    stock = t.stock()
    t.do(f"raze {victim}")
    bare = [0, 0, 0, 0]
    bare[KINDS.index(ON[card])] = 1                       # the base just played collects by itself
    if "printed cost" in words:
        assert t.stock() == plus(plus(stock, COST[victim]), bare) and t.s.roman[0] == 0
    else:
        assert "printed steps" in words
        assert t.stock() == plus(stock, bare) and t.s.roman[0] == STEPS[victim]
    assert t.card_on(site) == "" and victim in t.burnt() and t.card_on(base) == card
    assert int(site[1:]) in [b for row in t.s.rows for b in row], "the base of the victim stays"


def replace(card: str, words: str) -> None:
    first, second = re.findall(r"1 (food|gold|military|glory)", words)
    assert first == second
    r, k = RESOURCES.index(first), KINDS.index(ON[card])
    t, base = active_table(card)
    t.stack(0, ON[card])
    t.do(f"play {ON[card]}", f"effect {base}")
    assert t.stock()[r] == 1
    targets = [x for x in t.legal() if x.startswith("target")]
    assert len(targets) == 2 and t.legal()[0] == "done"
    t.do(targets[0])
    assert t.stock()[r] == 2
    t.do("done")
    wanted = [0, 0, 0, 0]
    wanted[r] += 2
    wanted[k] += 1                                         # the bare base that was not named gives its own counter
    assert t.stock() == tuple(wanted)


@pytest.mark.parametrize("card", ACTIVE)
def test_an_effect_is_offered_only_when_it_can_do_something(card):
    words = printed(card)
    t, base = active_table(card)
    if "now demand" in words:
        r = RESOURCES.index(re.search(r"now demand (\w+)", words)[1])
        t.goth(next(i for i in range(36) if not TABLES.demand[i + 1][r]))
    t.do(f"play {ON[card]}")
    idle = words.startswith(("Tear down", "Pay")) or "now demand" in words
    assert (f"effect {base}" in t.legal()) == (not idle)
    assert f"base {base}" in t.legal(), "the base's counter is always to be had (G4)"


@pytest.mark.parametrize("card", [i for i in ACTIVE if printed(i).startswith("Pay")])
def test_exchange_input_may_be_glory(card):
    pay = read_goods(re.match(r"Pay ([^:]+):", printed(card))[1])
    need = sum(pay)
    t, base = active_table(card, f"{need}w")
    t.do(f"play {ON[card]}", f"effect {base}")
    gain, steps = expected(printed(card), {})
    own = plus(gain, pay)
    bare = tuple(int(r == KINDS.index(ON[card])) for r in range(4))
    assert t.stock() == plus(own, bare) and t.s.roman[0] == steps
    # With one counter of the kind and glory besides there is a choice, least glory first.
    t, base = active_table(card, f"{text_of(pay)}{need}w")
    t.do(f"play {ON[card]}", f"effect {base}")
    assert t.at == "pay_exchange" and len(t.legal()) == need + 1
    assert t.legal()[0] == "pay " + " ".join(map(str, pay))
    t.do(t.legal()[-1])
    assert t.stock() == plus(plus(pay, own), bare)


@pytest.mark.parametrize("card", ACTIVE)
def test_used_up_until_the_end_of_the_turn_and_fresh_again(card):
    """Two activations in two turns: once each."""
    t, base = active_table(card, "9f9g9m")
    t.s.deck.sort()
    t.do(f"play {ON[card]}", f"base {base}")
    assert t.s.used[int(base[1:])] == 1
    t.go("end_turn")
    lost = int(base[1:]) not in [b for row in t.s.rows for b in row]
    t.do("end_turn")
    if not lost:
        assert t.s.used == [0] * len(t.s.used)
        t.do(f"play {ON[card]}")
        while t.at == "activate" and t.who == 1:
            t.do("skip")
        assert t.at == "activate" and t.who == 0 and f"base {base}" in t.legal()
