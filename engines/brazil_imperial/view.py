"""What each seat sees. Secret: hands, tasks not shown, what only others peeked at, cards laid in a battle, decks, cities below the top."""

from __future__ import annotations

from collections import Counter

from engines.brazil_imperial import combat, scoring
from engines.brazil_imperial.nodes import PALACE
from engines.brazil_imperial.notes import notes_of
from engines.brazil_imperial.state import AFTER, BEFORE, FALLEN, MOVING, SLOT, UNIT_IDS
from engines.brazil_imperial.tables import ARCHES, CAPITAL, CITY, CLOUD, COLOURS, GOODS, PLAIN, TABLES, TERRAINS, UNITS, amounts
from engines.core.text import message
from engines.core.view import BACK, Meter, Piece, View, Zone

SEAT_ZONES = (("reserve", "row"), ("defeated", "row"), ("slots", "row"), ("palaces", "row"), ("gold_hand", "fan"), ("combat_hand", "fan"),
              ("tasks", "row"), ("dealt", "fan"), ("paintings", "grid"), ("monarch", "space"), ("parked", "row"), ("products", "row"),
              ("kept", "row"), *((f"arch_{arch}", "space") for arch in ARCHES))
COMMON = (("display", "row"), *((f"deck_{c}", "stack") for c in COLOURS), ("gold_deck", "stack"), ("combat_deck", "stack"),
          ("gold_discard", "stack"), ("combat_discard", "stack"), ("city_left", "stack"), ("city_right", "stack"),
          *((f"supply_{pair}", "pile") for pair in TABLES.pairs), ("eras", "track"), ("battle_attack", "row"), ("battle_defence", "row"),
          ("automaton_action", "stack"), ("automaton_movement", "stack"), ("explored", "grid"))
SETUP = {"choose_empire": "empires", "keep_task": "tasks", "choose_monarch": "monarchs", "settle": "capitals"}
BATTLE = ("lay", "resolve", "barrage")


def step_of(s) -> str:
    """The id of the phase in play, as the rules reader knows it."""
    top = s.stack[-1][0] if s.stack else "over"
    if top in SETUP:
        return SETUP[top]
    if top in BATTLE:
        return "battle"
    if top == "movement" or s.phase == MOVING:
        return "movement"
    return {BEFORE: "action", AFTER: "action"}.get(s.phase, "capitals" if s.acting else "over")


def build(s, seat) -> View:
    """The view of `seat`; strangers see what all may see."""
    viewer = seat if type(seat) is int and 0 <= seat < s.seats else None
    pieces: list[Piece] = []
    _map(s, viewer, pieces)
    _common(s, pieces)
    _battle(s, viewer, pieces)
    for who in range(s.seats):
        _board(s, who, pieces)
        _hand(s, who, viewer, pieces)
    count: Counter = Counter()
    for piece in pieces:
        count[piece.zone] += piece.count
    zones = [Zone(name, "hex", _holder(s, h), count[name], _terrain(s, h)) for h, name in enumerate(s.lay.zone)]
    zones += [Zone(name, kind, -1, count[name]) for name, kind in COMMON]
    zones += [Zone(f"{name}:{who}", kind, who, count[f"{name}:{who}"]) for who in range(s.seats) for name, kind in SEAT_ZONES]
    over = not s.acting
    parts = [scoring.parts(s, who, over or who == viewer) for who in range(s.seats)]
    step = step_of(s)
    return View("brazil_imperial", viewer, s.seats, s.turn, s.active, tuple(s.acting), step, message(f"phase.{step}", n=s.round, era=f"era_{s.era}"),
                tuple(zones), tuple(pieces), tuple(_meters(s)), scores=tuple(map(sum, parts)),
                score_parts=tuple((name, tuple(p[i] for p in parts)) for i, name in enumerate(scoring.SOURCES)),
                result=(tuple(s.result[1:]), s.result[0]) if s.result else None, notes=notes_of(s, viewer))


def _terrain(s, h: int) -> str:
    terrain = s.lay.terrain[h]
    return TERRAINS[PLAIN if terrain == CLOUD and not s.explo[h] else terrain]


def _holder(s, h: int) -> int:
    if s.lay.terrain[h] == CAPITAL:
        return s.capital.index(h) if h in s.capital else -1
    return s.controller(h) if s.tile[h] else -1


def _meters(s) -> list[Meter]:
    out = []
    for who in range(s.seats):
        out += [Meter("goods", sum(amounts(s.reserve[who])), who, TABLES.reserve), Meter("tiles", len(s.controlled(who)), who),
                Meter("units", s.deployed(who), who, UNITS)]
    if s.battle:
        told = bool(s.battle[5:])
        out += [Meter(name, combat.total(s, side) if told else combat.base(s, side)) for side, name in enumerate(("attack", "defence"))]
    return out


# -- the map --------------------------------------------------------------------------------------------------------
def _map(s, viewer, pieces: list) -> None:
    lay = s.lay
    slots: Counter = Counter()

    def put(ident, kind, face, zone, owner=-1, badges=(), counters=()):
        pieces.append(Piece(ident, kind, face, zone, slots[zone], owner, badges=badges, counters=counters))
        slots[zone] += 1

    for i, h in enumerate(lay.capitals):
        tile = s.capital_tiles[i]
        if tile >= 0:
            put(f"capital.{i}", "capital", TABLES.capitals[tile][0] if s.capital_up else BACK, lay.zone[h])
    for who, h in enumerate(s.capital):
        if h >= 0:
            put(PALACE[who][1], "palace", "palace_1", lay.zone[h], who)
    for h in lay.clouds:
        if s.explo[h]:
            peeked = viewer is not None and bool(s.peeked[viewer] >> h & 1) and not s.up[h]
            put(f"find.{lay.zone[h]}", "exploration", TABLES.finds[s.explo[h]].id if s.up[h] or peeked else BACK, lay.zone[h],
                badges=("peeked",) if peeked else ())
    for h in s.built:
        owner, ident = s.owner[h], lay.tile[h]
        held = s.controller(h) != owner
        put(ident, "city" if s.tile[h] >= CITY else "building", TABLES.tiles[s.tile[h]].id, lay.zone[h], owner, ("held",) if held else (),
            (("strength", s.worth(h)),))
        pieces += [Piece(f"{ident}.{g}", "good", GOODS[g], f"on:{ident}", g, owner, n) for g, n in enumerate(amounts(s.goods[h])) if n]
        if s.palace[h]:
            put(PALACE[owner][s.palace[h]], "palace", f"palace_{s.palace[h]}", lay.zone[h], owner)
    for u, h in enumerate(s.where):
        if h >= 0:
            put(UNIT_IDS[u], "unit", TABLES.kinds[s.kind_of(u)].id, lay.zone[h], u // UNITS, ("fighting",) if s.battle and u in s.fighters else ())


# -- common things --------------------------------------------------------------------------------------------------
def _common(s, pieces: list) -> None:
    shown = [(i, TABLES.paintings[p].id) for i, p in enumerate(s.display) if p >= 0]
    pieces += [Piece(f"painting.{card}", "painting", card, "display", i) for i, card in shown]
    backs = [(f"deck_{c}", "painting", len(s.decks[i])) for i, c in enumerate(COLOURS)]
    backs += [("gold_deck", "gold_card", len(s.gold_deck)), ("combat_deck", "combat_card", len(s.combat_deck)),
              ("automaton_action", "automaton_card", len(s.auto_deck[0])), ("automaton_movement", "automaton_card", len(s.auto_deck[1]))]
    for zone, kind, n in backs:
        if n:
            pieces.append(Piece(f"{zone}.back", kind, BACK, zone, count=n))
    for zone, kind, pile, cards in (("gold_discard", "gold_card", s.gold_pile, TABLES.gold_cards),
                                    ("combat_discard", "combat_card", s.combat_pile, TABLES.combat_cards)):
        pieces += [Piece(f"{zone}.{i}", kind, cards[c].id, zone, i) for i, c in enumerate(pile)]
    pieces += [Piece(f"explored.{TABLES.finds[find].id}", "exploration", TABLES.finds[find].id, "explored", i, count=n)
               for i, (find, n) in enumerate(sorted(Counter(s.explored).items()))]
    for zone, stack in zip(("city_left", "city_right"), s.cities, strict=True):
        if len(stack) > 1:
            pieces.append(Piece(f"{zone}.back", "city", BACK, zone, 0, count=len(stack) - 1))
        if stack:
            city = TABLES.tiles[stack[-1]].id
            pieces.append(Piece(f"city.{city}", "city", city, zone, 1))
    for i, pair in enumerate(TABLES.pairs):
        if s.supply[i]:
            pieces.append(Piece(f"supply.{pair}", "building", pair, f"supply_{pair}", count=s.supply[i]))
    for zone, used, cards in zip(("automaton_action", "automaton_movement"), s.auto_used, (TABLES.auto_actions, TABLES.auto_moves), strict=True):
        pieces += [Piece(f"{zone}.{cards[c].id}", "automaton_card", cards[c].id, zone, 1 + i) for i, c in enumerate(used)]
    pieces.append(Piece("era", "era", f"era_{s.era}", "eras", s.era - 1))


def _battle(s, viewer, pieces: list) -> None:
    told = bool(s.battle[5:])
    for side, zone in enumerate(("battle_attack", "battle_defence")):
        for i, card in enumerate(s.laid[side]):
            seat = s.battle[side]
            known = told or (seat == viewer and seat != s.auto)
            pieces.append(Piece(f"laid{side}.{i}", "combat_card", TABLES.combat_cards[card].id if known else BACK, zone, i, seat,
                                badges=("cancelled",) if told and s.void[side][i] else ()))


# -- a seat's board -------------------------------------------------------------------------------------------------
def _board(s, who: int, pieces: list) -> None:
    pieces += [Piece(f"res{who}.{g}", "good", GOODS[g], f"reserve:{who}", g, who, n) for g, n in enumerate(amounts(s.reserve[who])) if n]
    if s.empire[who] >= 0:
        fallen = 0
        for i in range(UNITS):
            u = UNITS * who + i
            kind = TABLES.kinds[s.kind_of(u)].id
            if s.where[u] == SLOT:
                pieces.append(Piece(UNIT_IDS[u], "unit", kind, f"slots:{who}", i, who))
            elif s.where[u] == FALLEN:
                pieces.append(Piece(UNIT_IDS[u], "unit", kind, f"defeated:{who}", fallen, who))
                fallen += 1
    placed = [1] if s.capital[who] >= 0 else []
    placed += [s.palace[h] for h in s.built if s.owner[h] == who]
    if who != s.auto or not placed:
        pieces += [Piece(PALACE[who][n], "palace", f"palace_{n}", f"palaces:{who}", n - 1, who)
                   for n in range(1, 7) if n not in placed and (who != s.auto or n == 1)]
    if s.monarch[who] >= 0:
        pieces.append(Piece(f"monarch{who}", "monarch_tile", TABLES.monarchs[s.monarch[who]], f"monarch:{who}", 0, who))
    for i, card in enumerate(s.paintings[who]):
        pieces.append(Piece(f"painting.{TABLES.paintings[card].id}", "painting", TABLES.paintings[card].id, f"paintings:{who}", i, who))
    pieces += [Piece(f"kept{who}.{i}", "exploration", TABLES.finds[n].id, f"kept:{who}", i, who) for i, n in enumerate(s.kept[who])]
    _products(s, who, pieces)
    if s.marker[who] >= 0:
        pieces.append(Piece(f"marker{who}", "marker", f"era_{s.era}", f"arch_{ARCHES[s.marker[who]]}:{who}", 0, who))
    for arch, era in enumerate(s.down[who]):
        if era:
            pieces.append(Piece(f"down{who}.{era}", "marker", f"era_down_{era}", f"arch_{ARCHES[arch]}:{who}", 2, who))


def _products(s, who: int, pieces: list) -> None:
    for p, product in enumerate(TABLES.products):
        if p in s.parked[who]:
            zone, slot = f"parked:{who}", s.parked[who].index(p)
        elif p + 1 in s.slots[who]:
            zone, slot = f"arch_{ARCHES[s.slots[who].index(p + 1)]}:{who}", 1
        else:
            zone, slot = f"products:{who}", p
        made = who == s.auto and s.made[who] >> p & 1       # the automaton has no arches
        pieces.append(Piece(f"product{who}.{p}", "product", product, zone, slot, who, badges=("done",) if made else ()))


def _hand(s, who: int, viewer, pieces: list) -> None:
    over = not s.acting
    mine = viewer == who and who != s.auto
    for name, kind, hand, cards in (("gold", "gold_card", s.gold_hand[who], TABLES.gold_cards),
                                    ("combat", "combat_card", s.combat_hand[who], TABLES.combat_cards)):
        pieces += [Piece(f"{name}{who}.{i}", kind, cards[c].id if mine or over else BACK, f"{name}_hand:{who}", i, who) for i, c in enumerate(hand)]
    for era in (1, 2, 3):
        shown = bool(s.shown[who] >> era & 1)
        if s.chosen[who][era - 1] < 0:
            for i in (2 * era - 2, 2 * era - 1):
                pieces.append(Piece(f"dealt{who}.{i}", "task", TABLES.tasks[s.dealt[who][i]].id if mine else BACK, f"dealt:{who}", i, who))
            continue
        known = who != s.auto and (mine or over or shown)
        pieces.append(Piece(f"task{who}.{era}", "task", TABLES.tasks[s.task(who, era)].id if known else BACK, f"tasks:{who}", era - 1, who,
                            badges=("done",) if shown else ()))
    if s.stack and s.stack[-1][0] == "choose_monarch" and who != s.auto:
        pieces += [Piece(f"crown{who}.{TABLES.monarchs[m]}", "monarch_tile", TABLES.monarchs[m], f"dealt:{who}", 6 + i, who)
                   for i, m in enumerate(TABLES.empires[s.empire[who]].monarchs)]
