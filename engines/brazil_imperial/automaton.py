"""Section 14.2: the automaton's turn. It plays inside the rules and asks nobody."""

from __future__ import annotations

from engines.brazil_imperial import combat
from engines.brazil_imperial.actions import refill
from engines.brazil_imperial.build import city_site, closed, foreign, place_tile, sites, tops
from engines.brazil_imperial.maps import DIRECTIONS, bits
from engines.brazil_imperial.moves import arrive, can_fire
from engines.brazil_imperial.nodes import Step, flow
from engines.brazil_imperial.state import FALLEN, SLOT
from engines.brazil_imperial.tables import CITY, HARBOR, MONARCH, TABLES, UNITS
from engines.brazil_imperial.tasks import end_era

ACTIONS, MOVES = 0, 1


# -- choosing -------------------------------------------------------------------------------------------------------
def angle(lay, a: int, b: int) -> int:
    """The direction from hex a that lies closest to hex b, clockwise on a tie: 0 is E, 1 SE and so on."""
    (q, r), (x, y) = lay.at[a], lay.at[b]
    dq, dr = x - q, y - r
    if not dq and not dr:
        return 0
    # Twice the scalar product with each direction in axial coordinates: the largest is the closest in angle.
    near = [2 * a * dq + 2 * b * dr + a * dr + b * dq for a, b in DIRECTIONS]
    best = max(near)
    ties = [i for i, n in enumerate(near) if n == best]
    return ties[0] if len(ties) == 1 else (0 if ties == [0, 5] else ties[-1])


def rank(s, h: int) -> tuple:
    """Order among hexes of equal value: clockwise from the compass, near to its capital, then by rows."""
    lay, home = s.lay, s.capital[s.auto]
    q, r = lay.at[h]
    return (angle(lay, home, h) - s.compass) % 6, lay.distance(home, h), r, q


def pick(s, hexes):
    """The hex of a list of (value, hex) that it chooses, or None."""
    return min(hexes, key=lambda v: (-v[0], *rank(s, v[1])), default=(0, None))[1]


def units(s) -> list[int]:
    """Its units on the map."""
    return [u for u in range(UNITS * s.auto, UNITS * s.auto + UNITS) if s.where[u] >= 0]


def free_units(s) -> list[int]:
    """Those that hold no enemy tile: the others do nothing but attack."""
    return [u for u in units(s) if not s.tile[s.where[u]] or s.owner[s.where[u]] == s.auto]


def by_hex(s, found: list[int]):
    """Of several units the one on the chosen hex; in one hex the strongest, then in listing order."""
    return min(found, key=lambda u: (*rank(s, s.where[u]), -s.strength((u,)), u), default=None)


def steps_from(s, goals: list[int]) -> list[int]:
    """Steps from every hex to the nearest goal over hexes without battle; -1 where there is no way."""
    lay = s.lay
    far = [-1] * lay.size
    todo = list(goals)
    for h in todo:
        far[h] = 0
    for h in todo:
        for n in lay.near[h]:
            if far[n] < 0 and passable(s, n):
                far[n] = far[h] + 1
                todo.append(n)
    return far


def passable(s, h: int) -> bool:
    """Paths avoid battles: no enemy hex, opponent's capital or open bandeira."""
    return not s.hostile(h, s.auto) and not s.up[h] and (h not in s.capital or h == s.capital[s.auto])


def step_towards(s, u: int, goals: list[int]) -> bool:
    """One hex along a shortest way; False when no step brings the unit nearer."""
    far = steps_from(s, goals)
    here = s.where[u]
    near = [n for n in s.lay.near[here] if passable(s, n) and far[n] >= 0 and (far[here] < 0 or far[n] < far[here])]
    if not near:
        return False
    to = pick(s, [(-far[n], n) for n in near])
    arrive(s, s.auto, to, [u])
    return True


# -- actions --------------------------------------------------------------------------------------------------------
def do_build(s) -> bool:
    """The most valuable legal building, where most neighbours stay open for more."""
    open_ = sites(s, s.auto)
    best = None
    for number in range(1, CITY):
        tile = TABLES.tiles[number]
        mask = 0
        for terrain in tile.terrain:
            mask |= s.lay.ground[terrain]
        key = (tile.vp, tile.era, -number)
        if tile.era <= s.era and s.supply[tile.pair] and mask & open_ and (best is None or key > best[0]):
            best = key, number, mask & open_
    if best is None:
        return False
    ground = later_ground(s, TABLES.tiles[best[1]].pair) & ~foreign(s, s.auto) & ~closed(s, s.auto)
    h = pick(s, [((s.lay.nearby[h] & ground).bit_count(), h) for h in bits(best[2])])
    place_tile(s, s.auto, h, best[1])
    s.feats += 1
    return True


def later_ground(s, pair: int) -> int:
    """Bits of hexes on whose terrain some building of this era could stand when one tile more of a pair is laid."""
    mask = 0
    for number in range(1, CITY):
        tile = TABLES.tiles[number]
        if tile.era <= s.era and s.supply[tile.pair] > (tile.pair == pair):
            for terrain in tile.terrain:
                mask |= s.lay.ground[terrain]
    return mask


def do_city(s) -> bool:
    """The better top city where its monarch stands on a legal free site."""
    h = city_site(s, s.auto)
    if h < 0 or s.tile[h] or not tops(s):
        return False
    place_tile(s, s.auto, h, max(tops(s), key=lambda c: TABLES.tiles[c].vp))
    s.feats += 1
    return True


def do_deploy(s) -> bool:
    """A new unit, monarch first, else a defeated one."""
    own = sorted(range(UNITS * s.auto, UNITS * s.auto + UNITS), key=lambda u: (s.kind_of(u) != MONARCH, u))
    u = next((u for place in (SLOT, FALLEN) for u in own if s.where[u] == place), None)
    if u is None:
        return False
    first = s.where[u] == SLOT
    homes = s.homes(s.auto)
    people = [h for h in s.built if s.owner[h] != s.auto] + [h for i, h in enumerate(s.capital) if i != s.auto]
    h = pick(s, [(-min(s.lay.distance(h, p) for p in people), h) for h in homes[1:]]) if homes[1:] else homes[0]
    s.put(u, h)
    s.feats += first
    s.emit("deploy", s.auto, TABLES.kinds[s.kind_of(u)].id, s.lay.zone[h], int(first))
    return True


def do_painting(s) -> bool:
    """The painting with most printed VP, the leftmost on a tie."""
    shown = [i for i, card in enumerate(s.display) if card >= 0]
    if not shown:
        return False
    place = max(shown, key=lambda i: (TABLES.paintings[s.display[i]].vp, -i))
    card = s.display[place]
    s.paintings[s.auto].append(card)
    s.emit("painting", s.auto, TABLES.paintings[card].id)
    refill(s, place, TABLES.paintings[card].colour)
    s.feats += 1
    return True


def do_manufacture(s) -> bool:
    """The cheapest product in VP that it has not made."""
    left = [p for p in range(len(TABLES.products)) if not s.made[s.auto] >> p & 1]
    if not left:
        return False
    product = min(left, key=lambda p: (TABLES.product_vp[p], p))
    s.made[s.auto] |= 1 << product
    s.emit("make", s.auto, TABLES.products[product])
    s.feats += 1
    return True


def do_stance(s) -> bool:
    """Until its next action card."""
    s.marker[s.auto] = HARBOR
    s.emit("stance", s.auto)
    return True


# -- movement -------------------------------------------------------------------------------------------------------
def do_explore(s) -> bool:
    """The unit nearest to a face-down exploration tile goes towards it; the monarch stays out of it."""
    goals = [h for h in s.lay.clouds if s.explo[h] and not s.up[h]]
    far = steps_from(s, goals)
    found = [u for u in free_units(s) if s.kind_of(u) != MONARCH and far[s.where[u]] > 0]
    if not found:
        return False
    least = min(far[s.where[u]] for u in found)
    return step_towards(s, by_hex(s, [u for u in found if far[s.where[u]] == least]), goals)


def do_site(s) -> bool:
    """The monarch goes towards the nearest hex without a tile where a city could stand."""
    u = next(u for u in range(UNITS * s.auto, UNITS * s.auto + UNITS) if s.kind_of(u) == MONARCH)
    here = s.where[u]
    if here < 0 or u not in free_units(s):
        return False
    goals = bits(~(closed(s, s.auto) | foreign(s, s.auto)) & s.lay.land)
    return here not in goals and step_towards(s, u, goals)


def people_hexes(s) -> list[int]:
    """Hexes with humans' tiles or capitals."""
    return [h for h in s.built if s.owner[h] != s.auto] + [h for i, h in enumerate(s.capital) if i != s.auto and h >= 0]


def do_advance(s) -> bool:
    """Its strongest unit off the capital, else any, goes one hex towards the nearest human tile or capital."""
    found = free_units(s)
    away = [u for u in found if s.where[u] != s.capital[s.auto]] or found
    if not away:
        return False
    most = max(s.strength((u,)) for u in away)
    return step_towards(s, by_hex(s, [u for u in away if s.strength((u,)) == most]), people_hexes(s))


def do_guard(s) -> bool:
    """The unit farthest from its capital goes towards it."""
    home = s.capital[s.auto]
    away = [u for u in free_units(s) if s.where[u] != home]
    if not away:
        return False
    most = max(s.lay.distance(home, s.where[u]) for u in away)
    return step_towards(s, by_hex(s, [u for u in away if s.lay.distance(home, s.where[u]) == most]), [home])


def do_attack(s) -> bool:
    """The attack with the largest gain among those whose base is the stronger; entering before firing."""
    found = []
    for u in units(s):
        for n in s.lay.near[s.where[u]]:
            if n in s.capital or not s.hostile(n, s.auto):
                continue
            mine, theirs = combat.estimate(s, s.auto, n, [u])
            if mine <= theirs:
                continue
            worth = TABLES.tiles[s.tile[n]].vp if s.tile[n] else s.strength(s.at(n))
            found.append(((-worth, 0, *rank(s, n), *rank(s, s.where[u]), -s.strength((u,)), u), u, n, 0))
            if TABLES.kinds[s.kind_of(u)].ranged and can_fire(s, s.auto, n):
                found.append(((-s.strength(s.at(n)), 1, *rank(s, n), *rank(s, s.where[u]), -s.strength((u,)), u), u, n, 1))
    if not found:
        return False
    _, u, n, ranged = min(found)
    if ranged:
        combat.begin(s, s.auto, n, [u], 1)
    else:
        arrive(s, s.auto, n, [u])
    return True


DO = {"build": do_build, "city": do_city, "deploy": do_deploy, "painting": do_painting, "manufacture": do_manufacture, "stance": do_stance,
      "explore": do_explore, "site": do_site, "attack": do_attack, "advance": do_advance, "guard": do_guard}


# -- its turn -------------------------------------------------------------------------------------------------------
def draw(s, what: int) -> int:
    """The next card of its actions or movements; an empty deck is shuffled anew."""
    deck, used = s.auto_deck[what], s.auto_used[what]
    if not deck:
        deck.extend(sorted(used))
        used.clear()
        s.shuffle(deck)
    card = deck.pop()
    used.append(card)
    return card


def take_turn(s) -> None:
    """An action card, then a movement card, step by step; then its achievements."""
    s.marker[s.auto] = -1
    flow.push(s, "auto_achieve")
    flow.push(s, "auto_card", MOVES)
    flow.push(s, "auto_card", ACTIONS)


@flow.decision()
class AutoCard(Step):
    """Draws a card and lines up its steps. Locals: which deck."""

    @staticmethod
    def run(s, f):
        card = draw(s, f[2])
        move = (TABLES.auto_moves if f[2] else TABLES.auto_actions)[card]
        s.compass = (s.compass + move.turn) % 6
        s.emit("auto_card", s.auto, move.id)
        for i in range(len(move.steps) - 1, -1, -1):
            flow.push(s, "auto_step", f[2], card, i)


@flow.decision()
class AutoStep(Step):
    """The first of a step's ways that is possible. Locals: which deck, card, step."""

    @staticmethod
    def run(s, f):
        move = (TABLES.auto_moves if f[2] else TABLES.auto_actions)[f[3]]
        for what in move.steps[f[4]]:
            if DO[what](s):
                return
        s.emit("auto_skip", s.auto)


@flow.decision()
class AutoAchieve(Step):
    """14.2, achievements: at most one task a turn, in order of the eras reached."""

    @staticmethod
    def run(s, f):
        for era in range(1, s.era + 1):
            if not s.shown[s.auto] >> era & 1 and s.feats >= TABLES.thresholds[era - 1]:
                s.shown[s.auto] |= 1 << era
                s.emit("auto_task", s.auto, era)
                if era == s.era and era < 3:
                    end_era(s, s.auto)
                elif era == 3 and not s.ending:
                    s.ending = 1
                    s.emit("last_round", s.auto)
                return
