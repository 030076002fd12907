"""Possible worlds: deals anew what one seat cannot know. Everything is sorted before it is shuffled."""

from __future__ import annotations

from engines.brazil_imperial.tables import TABLES


def deal_anew(s, me: int) -> None:
    """Capitals not yet turned up, finds, decks, others' hands, laid cards and tasks, cities below the top, sealed monarchs, the automaton's decks.
    When the match is over hands and tasks lie open and nothing is drawn any more."""
    if not s.acting:
        return
    others = [seat for seat in range(s.seats) if seat != me]
    if not s.capital_up:
        rest = list(range(1, len(TABLES.capitals)))
        s.shuffle(rest)
        s.capital_tiles = [0, *rest[:s.seats - 1]]
        s.shuffle(s.capital_tiles)
    _finds(s, me)
    _cards(s, others, s.gold_deck, s.gold_hand, [])
    hidden = [s.laid[side] for side in (0, 1) if s.battle and not s.battle[5:] and s.battle[side] in (*others, s.auto) and s.battle[side] >= 0]
    _cards(s, others, s.combat_deck, s.combat_hand, hidden)
    for deck in (*s.decks, *s.auto_deck):
        deck.sort()
        s.shuffle(deck)
    _cities(s)
    _tasks(s, [seat for seat in range(s.seats) if seat != me or seat == s.auto])
    _sealed(s, others)


def _finds(s, me: int) -> None:
    places = [h for h in s.lay.clouds if s.explo[h] and not s.up[h] and not s.peeked[me] >> h & 1]
    graves = [i for i, knew in enumerate(s.buried_by) if not knew >> me & 1]
    pool = sorted([*s.box, *(s.explo[h] for h in places), *(s.buried[i] for i in graves)])
    s.shuffle(pool)
    for h in places:
        s.explo[h] = pool.pop()
    for i in graves:
        s.buried[i] = pool.pop()
    s.box = sorted(pool)


def _cards(s, others: list[int], deck: list, hands: list, more: list) -> None:
    holders = [*(hands[seat] for seat in others), *more]
    pool = sorted([*deck, *(card for holder in holders for card in holder)])
    s.shuffle(pool)
    for seat in others:
        hands[seat][:] = sorted(pool.pop() for _ in hands[seat])
    for row in more:
        row[:] = [pool.pop() for _ in row]
    deck[:] = pool


def _cities(s) -> None:
    pool = sorted(city for stack in s.cities for city in stack[:-1])
    s.shuffle(pool)
    for stack in s.cities:
        stack[:-1] = [pool.pop() for _ in stack[:-1]]


def _tasks(s, others: list[int]) -> None:
    for era in (0, 1, 2):
        places = [(seat, 2 * era + i) for seat in others for i in (0, 1)
                  if seat == s.auto or not (s.shown[seat] >> era + 1 & 1 and s.chosen[seat][era] == i)]
        pool = sorted([*s.task_decks[era], *(s.dealt[seat][i] for seat, i in places)])
        s.shuffle(pool)
        for seat, i in places:
            s.dealt[seat][i] = pool.pop()
        s.task_decks[era] = pool


def _sealed(s, others: list[int]) -> None:
    frame = s.stack[-1] if s.stack else [""]
    if frame[0] != "choose_monarch":
        return
    for seat in others:
        if frame[2 + seat] is not None:
            choices = TABLES.empires[s.empire[seat]].monarchs
            frame[2 + seat] = f"crown crown{seat}.{TABLES.monarchs[choices[s.draw(len(choices))]]}"
