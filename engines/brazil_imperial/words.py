"""Decisions of Brazil: Imperial in words: prompts, labels, how prices add up, why something is not to be had now."""

from __future__ import annotations

from engines.brazil_imperial import combat
from engines.brazil_imperial.actions import price
from engines.brazil_imperial.blocked import blocked
from engines.brazil_imperial.build import cost_of
from engines.brazil_imperial.moves import can_sail
from engines.brazil_imperial.names import cost_pairs, heap_pairs
from engines.brazil_imperial.state import SLOT, UNIT_NUMBER
from engines.brazil_imperial.tables import ANY, ARCHES, BARROSO, CITY, GOODS, GUSMAO, NAPOLEON, TABLES, UNITS, amounts
from engines.core.text import message
from engines.core.view import Decision, Meter, Piece

RULES = {"choose_empire": "2.4", "keep_task": "2.4", "choose_monarch": "2.5", "settle": "2.6", "action_phase": "3", "deploy": "5.1",
         "painting": "5.2", "build": "5.3", "renovate": "5.4", "one_more": "5.4", "manufacture": "5.5", "spare": "5.5",
         "place_product": "5.5", "trade": "5.7", "bonus": "6", "pay": "4", "give": "4", "hand_over": "5.7", "choose_resource": "5.6",
         "trim": "4", "movement": "8", "carry": "8", "lay": "9", "resolve": "9", "barrage": "9", "place_palace": "11",
         "free_product": "11", "under": "6"}
FACE_OF = {"empire", "play", "card", "give", "discard", "lay", "take", "more", "spare", "credit", "trade"}


def decide(s, seat: int) -> Decision:
    """The decision of a seat that must act."""
    frame = s.stack[-1]
    name = frame[0]
    options = s.legal(seat)
    goods = amounts(s.pool(seat))
    left = tuple(Meter(g, goods[i], seat) for i, g in enumerate(GOODS))
    reminders = ()
    if name == "movement" and s.free and len(options) > 1 and any(w >= 0 for w in s.where[UNITS * seat:UNITS * seat + UNITS]):
        reminders = (message("remind.moves"),)
    return Decision(name, seat, _prompt(s, frame, seat), options, s.domain(seat), labels={a: label(s, frame, seat, a) for a in options},
                    details=_details(s, frame, seat, options), ghosts=_ghosts(s, seat, options), blocked=tuple(blocked(s, frame, seat, options)),
                    left=left, reminders=reminders, ends_turn=("end_turn",) if name == "movement" else (), rule=RULES[name])


def _prompt(s, f, seat: int) -> tuple:
    name, values = f[0], {"who": seat}
    key = name
    if name == "keep_task":
        values["era"] = f"era_{f[2 + s.seats]}"
    elif name in ("deploy", "give", "choose_resource"):
        values["n"] = f[3]
    elif name == "pay":
        key = "pay" if len(f) > 6 else "pay_last"
        values |= {"cost": cost_pairs(f[5:]), "part": cost_pairs(f[5:6])}
    elif name == "movement":
        return _moves_left(s, seat)
    elif name == "hand_over":
        values["n"] = len(f) - 3
    elif name == "spare":
        values |= {"n": f[3], "cost": cost_pairs(f[4:])}
    elif name == "place_product":
        values["what"] = TABLES.products[f[3]]
    elif name == "trim":
        values |= {"goods": TABLES.reserve, "cards": TABLES.hand}
    elif name in ("lay", "resolve"):
        side = 0 if s.battle[0] == seat else 1
        key = f"{name}_{('attack', 'defence')[side]}" if name == "lay" else ("spy" if s.legal(seat)[0][0] == "cancel" else "camp")
        values |= {"hex": s.lay.zone[s.battle[2]], "n": combat.total(s, side), "cards": len(s.laid[1 - side]),
                   "need": combat.total(s, 1 - side) if s.battle[5:] else combat.base(s, 1 - side)}
    elif name == "bonus" and f[3] == 2:
        key = "bonus_card"
    return message(f"prompt.{key}", **values)


def _moves_left(s, seat: int) -> tuple:
    """Section 8: the moves that a turn still has."""
    if not any(w >= 0 for w in s.where[UNITS * seat:UNITS * seat + UNITS]):
        return message("prompt.movement_empty", who=seat)
    free, extra = s.free + s.marches, s.extra >= 0
    key = ("both" if extra else "free") if free else "extra" if extra else "sail" if can_sail(s, seat) else "none"
    return message(f"prompt.movement_{key}", who=seat, n=free, arch=ARCHES[s.extra] if extra else "", what=TABLES.paintings[BARROSO].id)


def label(s, f, seat: int, action) -> tuple:
    """An action in words."""
    verb, args = action[0], action[1:]
    if verb in FACE_OF:
        return message(f"label.{verb}", what=args[0])
    if verb in ("move", "home", "fire", "deploy"):
        return message(f"label.{verb}", what=TABLES.kinds[s.kind_of(UNIT_NUMBER[args[0]])].id, hex=args[1])
    if verb in ("carry", "fall"):
        return message(f"label.{verb}", what=TABLES.kinds[s.kind_of(UNIT_NUMBER[args[0]])].id)
    if verb == "build":
        return message("label.build", hex=args[0], what=args[1])
    if verb in ("act", "under", "set"):
        return message(f"label.{verb}", what=args[0][5:].split(":")[0])
    if verb in ("settle", "peek"):
        return message(f"label.{verb}", hex=args[0])
    if verb == "palace":
        return message("label.palace", what=f"palace_{args[0].rsplit('.', 1)[1]}", hex=args[1])
    if verb == "rate":
        return message(f"label.rate_{'napoleon' if s.monarch[seat] == NAPOLEON else 'afonso'}_{args[0]}")
    return _piece_label(s, f, seat, verb, args)


def _piece_label(s, f, seat: int, verb: str, args) -> tuple:
    if verb in ("pay", "drop", "spend"):
        where = args[0]
        if where.startswith("res"):
            return message(f"label.{verb}", what=GOODS[int(where.rsplit(".", 1)[1])])
        h, good = s.lay.paid[where]
        return message("label.pay_tile", what=GOODS[good], tile=TABLES.tiles[s.tile[h]].id)
    if verb in ("renovate", "flip"):
        h = s.lay.on_tile[args[0]]
        tile = TABLES.tiles[s.tile[h]]
        return message(f"label.{verb}", what=tile.id if verb == "renovate" else TABLES.tiles[tile.other].id, hex=s.lay.zone[h])
    if verb == "make":
        return message("label.make", what=TABLES.products[int(args[0].rsplit(".", 1)[1])])
    if verb == "buy":
        return message("label.buy", what=args[0].removeprefix("painting."))
    if verb == "keep":
        return message("label.keep", what=TABLES.tasks[s.dealt[seat][int(args[0].rsplit(".", 1)[1])]].id)
    if verb == "show":
        return message("label.show", what=TABLES.tasks[s.task(seat, int(args[0].rsplit(".", 1)[1]))].id)
    if verb == "crown":
        return message("label.crown", what=args[0].split(".")[1])
    if verb == "cancel":
        side, i = map(int, args[0].removeprefix("laid").split("."))
        return message("label.cancel", what=TABLES.combat_cards[s.laid[side][i]].id)
    return message(f"label.{verb}")


def _details(s, f, seat: int, options) -> dict:
    out = {}
    for a in options:
        found = _detail(s, f, seat, a)
        if found:
            out[a] = found
    return out


def _detail(s, f, seat: int, a):
    verb = a[0]
    if verb == "build":
        tile = TABLES.number[a[2]]
        cost = cost_pairs(cost_of(s, tile, f[3]))
        if tile >= CITY:
            return message("detail.city", cost=cost, vp=TABLES.tiles[tile].vp, what=a[2])
        goods, vp = s.promise(seat, tile)
        return message("detail.build", cost=cost, goods=heap_pairs(goods), vp=vp)
    if verb == "deploy" and s.where[UNIT_NUMBER[a[1]]] == SLOT:
        return message("detail.cost", cost=cost_pairs(TABLES.empires[s.empire[seat]].costs[UNIT_NUMBER[a[1]] % UNITS]))
    if verb == "buy":
        card = TABLES.painting[a[1].removeprefix("painting.")]
        cost = price(card, f[3])
        what = TABLES.paintings[card].id
        return message("detail.priced", cost=cost_pairs(cost), what=what) if cost else message("detail.free", what=what)
    if verb == "make" and f[0] == "manufacture":
        return _product_price(s, f, seat, int(a[1].rsplit(".", 1)[1]))
    if verb in ("renovate", "flip"):
        h = s.lay.on_tile[a[1]]
        goods = s.yields(h) if verb == "renovate" else s.promise(seat, TABLES.tiles[s.tile[h]].other)[0]
        return message("detail.renovate_free" if f[3] else "detail.renovate", cost=cost_pairs((ANY,)), goods=heap_pairs(goods))
    if verb in ("empire", "play", "crown", "keep", "show", "card", "give", "discard", "lay", "set"):
        return message("detail.face", what=label(s, f, seat, a)[1]["what"])
    if verb == "settle":
        return message("detail.face", what=TABLES.capitals[s.capital_tiles[s.lay.capitals.index(s.lay.hex[a[1]])]][0])
    if verb in ("move", "home", "fire"):
        return _battle_detail(s, seat, a)
    return None


def _product_price(s, f, seat: int, product: int) -> tuple:
    cost = TABLES.product_cost[product]
    less = f[3] + s.bonus(seat, GUSMAO)
    resources = sum(p not in (4, 5) for p in cost)
    fewer = min(less, resources)
    if not fewer:
        return message("detail.product", cost=cost_pairs(cost), vp=TABLES.product_vp[product])
    return message("detail.product_less", cost=cost_pairs(cost), vp=TABLES.product_vp[product], n=fewer, left=len(cost) - fewer)


def _battle_detail(s, seat: int, a):
    h, u = s.lay.hex[a[2]], UNIT_NUMBER[a[1]]
    if not (s.hostile(h, seat) or s.up[h]):
        return None
    mine, theirs = combat.estimate(s, seat, h, [u])
    enemy = -1 if s.up[h] else s.occ[h] if s.occ[h] not in (-1, seat) else s.owner[h]
    cards = 0 if enemy < 0 else TABLES.auto_cards[s.era - 1] if enemy == s.auto else min(TABLES.laid, len(s.combat_hand[enemy]))
    own = sorted((TABLES.combat_cards[c].attack for c in s.combat_hand[seat]), reverse=True)[:TABLES.laid]
    return message("detail.battle", n=_span(mine, mine + sum(own)), need=_span(theirs, theirs + sum(_DEFENCES[:cards])))


# What combat cards add in defence, the strongest first: all that is known of a hand that one does not see.
_DEFENCES = sorted((c.defence for c in TABLES.combat_cards for _ in range(c.count)), reverse=True)


def _span(low: int, high: int):
    return message("span.one", n=low) if low == high else message("span.range", low=low, high=high)


def _ghosts(s, seat: int, options) -> dict:
    """What would stand on a hex after the action."""
    out = {}
    for a in options:
        if a[0] == "build":
            kind = "city" if TABLES.number[a[2]] >= CITY else "building"
            out[a] = (Piece(f"ghost.{a[1]}.{a[2]}", kind, a[2], a[1], 0, seat),)
        elif a[0] in ("deploy", "move", "home"):
            out[a] = (Piece(f"ghost.{a[1]}.{a[2]}", "unit", TABLES.kinds[s.kind_of(UNIT_NUMBER[a[1]])].id, a[2], 1, seat),)
        elif a[0] == "palace":
            out[a] = (Piece(f"ghost.{a[1]}.{a[2]}", "palace", f"palace_{a[1].rsplit('.', 1)[1]}", a[2], 1, seat),)
    return out


