"""What must hold in every state of Gloria Mundi."""

from __future__ import annotations

from engines.gloria_mundi.tables import CARDS, KINDS, TABLES


def check(s) -> None:
    """Raise AssertionError naming the broken rule: counters, cards and bases conserved, places within the board, front right ahead
    of the tribute, steps equal to their sources."""
    _check_counters(s)
    _check_cards(s)
    _check_memory(s)
    assert 0 <= s.goth <= TABLES.rome and all(0 <= p <= TABLES.carthage for p in s.roman), "a marker left the board"
    spaces = s.tribute[::3]
    assert spaces == sorted(spaces) and set(spaces) == set(range(s.goth + 1, s.front)) or not spaces, "tribute with gaps"
    if not spaces:
        assert s.front == min(s.goth + 1, TABLES.rome), "the front is not the next space"
    for seat, at in enumerate(s.roman):
        assert at == sum(s.gains[3 * seat:3 * seat + 3]), f"steps of seat {seat} do not add up"
    assert bool(s.acting) != bool(s.result), "the match neither goes on nor is over"


def _check_counters(s) -> None:
    for r, supply in enumerate(TABLES.supply):
        laid = sum(1 for paid in s.tribute[2::3] if paid == r)
        total = s.bank[r] + sum(own[r] for own in s.stock) + laid + s.gathered[r]
        assert total == supply, f"{total} counters of kind {r}, there should be {supply}"
        assert s.bank[r] >= 0 and s.gathered[r] >= 0 and all(own[r] >= 0 for own in s.stock), "a pile is below zero"


def _check_memory(s) -> None:
    """Everything behind the screens and in the hands follows from what was done in the open."""
    for seat, noted in enumerate(s.noted):
        assert s.stock[seat] == noted[:4], f"the counters of seat {seat} are not what the table saw"
        left = [dealt - played for dealt, played in zip(TABLES.deal[s.seats], noted[4:], strict=True)]
        assert s.hands[seat] == left, f"the hand of seat {seat} is not what the table saw"


def _check_cards(s) -> None:
    cards = sorted([*s.deck, *[c for c in s.forum if c], *s.fire, *[c for c in s.exp if c]])
    assert cards == list(range(1, len(CARDS))), "building cards are not conserved"
    on_table = [b for row in s.rows for b in row]
    assert len(on_table) == len(set(on_table)) and all(b < len(s.exp) for b in on_table), "a base lies twice"
    assert all(not card or b in on_table for b, card in enumerate(s.exp)), "a building without a base"
    for i, row in enumerate(s.rows):
        for b in row:
            assert not s.exp[b] or i % 3 in CARDS[s.exp[b]].sites, "a building on the wrong kind of base"
    played = len(s.exp)
    assert played + sum(map(sum, s.hands)) == s.seats * sum(TABLES.deal[s.seats]), "bases are not conserved"
    assert len(KINDS) * s.seats == len(s.rows), "rows are missing"
