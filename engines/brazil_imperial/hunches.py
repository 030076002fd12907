"""Guesses without looking ahead: what the bots choose on the way through an action, where weighing would not pay."""

from __future__ import annotations

from engines.brazil_imperial.combat import base, card_value, total
from engines.brazil_imperial.payment import RESERVE
from engines.brazil_imperial.state import CURSOR, UNIT_NUMBER
from engines.brazil_imperial.tables import ARCHES, BUILD, CITY, DEPLOY, GOODS, HARBOR, SPY, TABLES, amounts

GOOD = (0.5, 0.48, 0.52, 0.6, 0.8, 1.15)       # by good: what one is worth early in a match
GOLD_CARD, COMBAT_CARD = 0.9, 0.5
UPGRADE = (0.9, 0.4, 1.3, 1.2, 0.9, 0.9, 0.0)  # by arch
# Where the marker of an era is of use again and again.
_UNDER = {BUILD: 3, DEPLOY: 2, HARBOR: 1}


def hunch(s, seat: int, action, name: str) -> float:
    """A guess without looking ahead, about a point wide."""
    judge = _HUNCHES.get(name)
    return judge(s, seat, action) if judge else 0.0


def _good(s, seat: int, good: int) -> float:
    """What one good of a kind is worth now: less for what there is plenty of."""
    return GOOD[good] * 0.9 ** amounts(s.pool(seat))[good]


def _pay(s, seat: int, action) -> float:
    verb = action[0]
    if verb == "credit":
        return 1.0
    if verb == "card":
        return -GOLD_CARD
    if verb == "rate":
        return -COMBAT_CARD * action[1] - 0.1
    piece = action[1]
    if piece in RESERVE:
        return -_good(s, seat, RESERVE[piece])
    h, good = s.lay.paid[piece]
    last = sum(amounts(s.goods[h])) == 1
    return -_good(s, seat, good) + (0.15 if last else 0.05)


def _take(s, seat: int, action) -> float:
    if action[0] == "done":
        return -1.0
    good = GOODS.index(action[1])
    need = 0.0
    for number in range(1, CITY):
        tile = TABLES.tiles[number]
        if tile.era <= s.era and good in tile.cost:
            need += 0.06
    return _good(s, seat, good) + need


def _trim(s, seat: int, action) -> float:
    if action[0] == "drop":
        return -_good(s, seat, RESERVE[action[1]])
    if action[1] in TABLES.combat_card:
        card = TABLES.combat_cards[TABLES.combat_card[action[1]]]
        return -(card.attack + card.defence)
    effect = TABLES.gold_cards[TABLES.gold_card[action[1]]].effect
    return -1.0 if effect[0] in ("vp", "gain") else -0.5


def _give(s, seat: int, action) -> float:
    card = TABLES.combat_cards[TABLES.combat_card[action[1]]]
    return -(card.attack + card.defence)


def _slot(s, seat: int, action) -> float:
    if action[0] == "park":
        return 1.6 if s.era == 3 else 0.8
    return UPGRADE[ARCHES.index(action[1][5:].split(":")[0])]


def _bonus(s, seat: int, action) -> float:
    if action[0] == "done":
        return -0.5
    if action[0] == "draw":
        return 0.5
    h = s.lay.hex[action[1]]
    return 0.5 - 0.05 * min((s.lay.distance(h, w) for w in s.where[5 * seat:5 * seat + 5] if w >= 0), default=s.lay.distance(h, s.capital[seat]))


def _under(s, seat: int, action) -> float:
    return 0.3 * _UNDER.get(ARCHES.index(action[1][5:].split(":")[0]), 0)


def _lay(s, seat: int, action) -> float:
    """Cards are laid while the battle is open: enough to win with a margin, none when it is won or lost anyway."""
    side = s.stack[-1][3]
    mine, theirs = total(s, side), base(s, 1 - side)
    enemy = s.battle[1 - side]
    doubt = 0.0 if enemy < 0 else 1.2 * min(3, len(s.combat_hand[enemy]) + len(s.laid[1 - side]))
    margin = mine - theirs - doubt - (0 if side else 1)
    hand = [TABLES.combat_cards[c] for c in s.combat_hand[seat]]
    most = sum(sorted(((c.attack, c.defence)[side] for c in hand), reverse=True)[:TABLES.laid - len(s.laid[side])])
    hopeless = margin + most + (doubt if enemy >= 0 else 0) < 0
    if action[0] == "ready":
        return 0.5 if margin >= 0 or hopeless else -0.5
    card = TABLES.combat_cards[TABLES.combat_card[action[1]]]
    return 0.05 * (card.attack, card.defence)[side]


def _resolve(s, seat: int, action) -> float:
    side = 0 if s.battle[CURSOR] < len(s.laid[0]) else 1
    if action[0] == "cancel":
        other, n = map(int, action[1].removeprefix("laid").split("."))
        return card_value(s, other, n) + (0.5 if s.laid[other][n] == SPY else 0)
    short = total(s, 1 - side) - total(s, side) + (0 if side else 1)
    if action[0] == "enough":
        return 0.0
    return (1.0 if 0 < short <= 2 else -1.0) - 0.3 * _good(s, seat, int(action[1].rsplit(".", 1)[1]))


def _carry(s, seat: int, action) -> float:
    """Into battle all go; elsewhere nobody."""
    goal = s.stack[-2][3] if len(s.stack) > 1 and s.stack[-2][0] == "arrive" else -1
    fight = goal >= 0 and (s.hostile(goal, seat) or s.explo[goal])
    if action[0] == "ride":
        return 0.0
    king = TABLES.kinds[s.kind_of(UNIT_NUMBER[action[1]])].id == "monarch"
    return 0.3 if fight and not king else -0.3


def _keep(s, seat: int, action) -> float:
    """The task that asks for less."""
    n = int(action[1].rsplit(".", 1)[1])
    goals = TABLES.tasks[s.dealt[seat][n]].goals
    return -0.1 * sum(_HARD.get(kind, 1.0) * n for kind, _, n, _ in goals)


_HARD = {"buildings": 1.0, "building": 1.2, "building_types": 1.2, "units": 1.3, "paintings": 1.3, "painting_colours": 1.5, "products": 2.0,
         "cities": 2.6, "resources": 0.5, "good": 0.8, "gold_cards": 1.0, "combat_cards": 0.8}


def _settle_at(s, seat: int, action) -> float:
    """Goods of the capital tile and land round it."""
    h = s.lay.hex[action[1]]
    slot = s.lay.capitals.index(h)
    goods = amounts(TABLES.capitals[s.capital_tiles[slot]][1])
    land = sum((0.2, 0.1, 0.2, 0.0, 0.25, 0.0)[s.lay.terrain[n]] for n in s.lay.near[h])
    return sum(GOOD[g] * n for g, n in enumerate(goods)) + land


_HUNCHES = {"pay": _pay, "hand_over": _pay, "give": _give, "choose_resource": _take, "trim": _trim, "place_product": _slot, "bonus": _bonus,
            "under": _under, "lay": _lay, "resolve": _resolve, "carry": _carry, "keep_task": _keep, "settle": _settle_at,
            "spare": lambda s, seat, a: 0.1 if a[1] in GOODS else 0.0,
            "one_more": lambda s, seat, a: _good(s, seat, GOODS.index(a[1])),
            "build": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0, "painting": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0,
            "manufacture": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0, "renovate": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0,
            "deploy": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0, "trade": lambda s, seat, a: 0.5 if a[0] == "done" else 0.0}
