"""What each seat sees. Private: counters behind the screen and bases in hand; the rest lies open (rules, "Who sees what")."""

from __future__ import annotations

from engines.core.text import message
from engines.core.view import BACK, Meter, Piece, View, Zone
from engines.gloria_mundi.tables import CARDS, KINDS, RESOURCES, TABLES

STEPS = {2: "play", 3: "activate", 4: "upgrade", 5: "tribute", 6: "end", 7: "end", 1: "play"}
SOURCES = ("upgrades", "effects", "demolition")


def step_of(s) -> str:
    """The id of the phase in play, as the rules reader knows it."""
    if s.phase == 6 and s.stack and s.stack[-1][0] in ("levy", "share"):
        return "invasion"
    # A bought card moves the phase on at once; until it is paid for, the upgrade is still in play.
    return "upgrade" if s.stack and s.stack[-1][0] in ("choose_site", "pay_upgrade") else STEPS[s.phase]


def build(s, seat: int | None) -> View:
    """The view of `seat`; strangers (None, or no seat of this match) see what all may see."""
    viewer = seat if type(seat) is int and 0 <= seat < s.seats else None
    pieces = _board_pieces(s)
    zones = [Zone("goth", "track"), Zone("escape", "track", count=s.seats), Zone("forum", "row", count=sum(map(bool, s.forum))),
             Zone("deck", "stack", count=len(s.deck)), Zone("fire", "stack", count=len(s.fire)), Zone("bank", "pile")]
    meters = []
    for who in range(s.seats):
        for k, kind in enumerate(KINDS):
            zones.append(Zone(f"{kind}:{who}", "row", who, len(s.rows[3 * who + k])))
        zones.append(Zone(f"hand:{who}", "fan", who, sum(s.hands[who])))
        zones.append(Zone(f"screen:{who}", "pile", who))
        pieces += _seat_pieces(s, who, who == viewer)
        meters.append(Meter("steps", s.roman[who], who, TABLES.carthage))
        meters.append(Meter("hand", sum(s.hands[who]), who))
        meters.append(Meter("buildings", s.cards_on_table(who), who))
    over = not s.acting
    phase = message("phase.over", turn=s.turn) if over else message(f"phase.{step_of(s)}", turn=s.turn, n=TABLES.rome - s.goth)
    parts = tuple((name, tuple(s.gains[3 * who + i] for who in range(s.seats))) for i, name in enumerate(SOURCES))
    return View("gloria_mundi", viewer, s.seats, s.turn, s.active, tuple(s.acting), step_of(s), phase, tuple(zones), tuple(pieces),
                tuple(meters), scores=tuple(s.roman), score_parts=parts,
                result=(tuple(s.result[1:]), s.result[0]) if s.result else None)


def _board_pieces(s) -> list[Piece]:
    out = [Piece("goth", "goth", "goth", "goth", s.goth)]
    for who, at in enumerate(s.roman):
        out.append(Piece(f"roman{who}", "roman", "roman", "escape", at, who))
    for slot, card in enumerate(s.forum):
        if card:
            out.append(Piece(CARDS[card].id, "expansion", CARDS[card].id, "forum", slot))
    if s.deck:
        out.append(Piece("deck", "expansion", BACK, "deck", count=len(s.deck)))
    for i, card in enumerate(s.fire):
        out.append(Piece(CARDS[card].id, "expansion", CARDS[card].id, "fire", i))
    for r, name in enumerate(RESOURCES):
        out.append(Piece(f"bank.{name}", "counter", name, "bank", r, count=s.bank[r]))
    for i in range(0, len(s.tribute), 3):
        space, _, paid = s.tribute[i:i + 3]
        out.append(Piece(f"tribute{space}.{i // 3}", "counter", RESOURCES[paid], "goth", space))
    for r, name in enumerate(RESOURCES):
        if s.gathered[r]:
            out.append(Piece(f"pool.{name}", "counter", name, "goth", s.goth, count=s.gathered[r]))
    return out


def _seat_pieces(s, who: int, own: bool) -> list[Piece]:
    out = []
    for k, kind in enumerate(KINDS):
        zone = f"{kind}:{who}"
        for i, b in enumerate(s.rows[3 * who + k]):
            badges = ("used",) if s.used[b] else ()
            out.append(Piece(f"b{b}", "base", kind, zone, i, who, badges=badges))
            card = s.exp[b]
            if card:
                out.append(Piece(CARDS[card].id, "expansion", CARDS[card].id, f"on:b{b}", 0, who,
                                 rotation=90 if s.used[b] and CARDS[card].effect < 6 else 0))
    hand = s.hands[who]
    if own:
        i = 0
        for k, kind in enumerate(KINDS):
            for n in range(hand[k]):
                out.append(Piece(f"hand{who}.{kind}{n}", "base", kind, f"hand:{who}", i, who))
                i += 1
        for r, name in enumerate(RESOURCES):
            out.append(Piece(f"stock{who}.{name}", "counter", name, f"screen:{who}", r, who, count=s.stock[who][r]))
    else:
        if any(hand):
            out.append(Piece(f"hand{who}", "base", BACK, f"hand:{who}", 0, who, count=sum(hand)))
        out.append(Piece(f"screen{who}", "screen", "screen", f"screen:{who}", 0, who))
    return out
