"""What an experienced player would do: plans for the bots, in victory points. Used on sampled worlds only.

Every decision with a list of options is weighed by what the position is worth after it; a Move is worth what its best steps promise, and a
flick is searched with the closed form of ``aim`` under the error of the bot's own hand.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from engines.ascending_empires import aim, worth
from engines.ascending_empires.aim import HANDS, LOST, TOUCH, Search
from engines.ascending_empires.combat import Attackers, attackers_of_planet, attackers_of_ship, strength, targets
from engines.ascending_empires.flow import flow
from engines.ascending_empires.moves import landers
from engines.ascending_empires.state import SHIP_NUMBER
from engines.ascending_empires.tables import BATTLESHIP, BOARD, FLEET, SUPPLY, TABLES, radius_of

SCALE = 5.0         # units of weight for a point
_UM = 1000.0
_ORBIT = TABLES.orbit_radius / _UM
_FAR = 620.0
_MEMORY = 400


class Taste(NamedTuple):
    """How far a level thinks: what a rival's loss is worth to it, and whether it steers the end of the match and shuns danger."""

    rival: float
    steers: bool
    careful: bool


TASTES = {"easy": Taste(0.0, False, False), "normal": Taste(0.2, False, False), "hard": Taste(0.6, True, True)}


class Scene:
    """What the ends of flicks of one seat are worth in a position with some points left afterwards."""

    def __init__(self, s, seat: int, points: int, taste: Taste):
        self.s, self.seat, self.points, self.careful = s, seat, points, taste.careful
        self.left = worth.fade(s)
        self.range = TABLES.range[s.effect(seat, "attack_range", "short")] / _UM
        self.bonus = s.effect(seat, "attack_bonus")
        self.foes = [i for i, w in enumerate(s.where) if w == BOARD and i // FLEET != seat]
        self.own = s.fleet(seat, BOARD)
        self.ram = (s.effect(seat, "ram_vp_starship"), s.effect(seat, "ram_vp_battleship"))
        self.rescue = bool(s.effect(seat, "rescue_flicked", ""))
        self.lands = [self._land(h) for h in range(len(TABLES.holes))]
        self.sieges = {h: taste.rival * worth.loss(s, h) + s.objects(h) for h, o in enumerate(s.owner)
                       if o not in (-1, seat) and h not in s.home}
        self.killed = {i: (2 if i % FLEET == BATTLESHIP else 1) + worth.foe_worth(s, i, seat, self.left) for i in self.foes}

    def _land(self, h: int) -> float:
        gain = worth.landing(self.s, self.seat, h, self.left)
        return gain * (1.0 if self.points > 0 else 0.45 * min(1.0, self.left * 2))

    def here(self, ship: int) -> float:
        """What a ship is worth where it is."""
        return self._at(ship, self.s.px[ship] / _UM, self.s.py[ship] / _UM)

    def judge(self, ship: int):
        """The function that says what an end of a flick of `ship` gains over leaving it where it is."""
        base = self.here(ship) if self.s.where[ship] == BOARD else 0.0
        fall = -self.left * (0.1 if self.rescue else 0.45) - base

        def worth_of(end) -> float:
            if end.kind == LOST:
                return fall
            if end.kind == TOUCH:
                return self._touch(ship, end) - base
            return self._at(ship, end.x, end.y) - base - 0.02
        return worth_of

    def _touch(self, ship: int, end) -> float:
        if end.other // FLEET == self.seat:
            return -0.15
        big, own = end.other % FLEET == BATTLESHIP, ship % FLEET == BATTLESHIP
        guard = self.s.orbit[end.other]
        opens = 0.3 * self.sieges[guard] if guard in self.sieges and self._force(guard, ship)[0] > 0 else 0.0
        return self.killed[end.other] - (2 if big else 1) + self.ram[big] + 0.15 + opens - self.left * (0.8 if own else 0.3)

    def _force(self, h: int, without: int) -> tuple[int, bool]:
        """Strength of own ships in an orbit besides one, and whether somebody else's ship guards it."""
        s = self.s
        force = sum(2 if i % FLEET == BATTLESHIP else 1 for i in self.own if i != without and s.orbit[i] == h)
        return force, any(s.orbit[i] == h for i in self.foes)

    def _at(self, ship: int, x: float, y: float) -> float:
        """What a ship at rest at a place is worth: the planet in reach, shots that become possible, danger."""
        r = radius_of(ship) / _UM
        value = 0.0
        reach = (_ORBIT + r) ** 2
        for h, (cx, cy) in enumerate(aim._POSTS):
            if (x - cx) ** 2 + (y - cy) ** 2 <= reach:
                value = self._over(h, ship)
                break
        return value + self._shots(ship, x, y, r)

    def _over(self, h: int, ship: int) -> float:
        if h not in self.sieges:
            return self.lands[h]
        force, guarded = self._force(h, ship)
        power = force + (2 if ship % FLEET == BATTLESHIP else 1) + self.bonus
        need = self.s.planet_defence(h) + 1
        if guarded:
            return 0.15 * self.left
        if power >= need:
            return self.sieges[h]
        return 0.2 * self.left + 0.3 * self.sieges[h] * power / need

    def _shots(self, ship: int, x: float, y: float, r: float) -> float:
        """The best kill that this ship makes possible, and what threatens it."""
        s, best, danger = self.s, 0.0, 0
        mine = 2 if ship % FLEET == BATTLESHIP else 1
        for foe in self.foes:
            fx, fy, fr = s.px[foe] / _UM, s.py[foe] / _UM, radius_of(foe) / _UM
            gap = math.hypot(x - fx, y - fy) - r - fr
            if gap > 100.0:
                continue
            if gap <= 75.0:
                danger += 1
            if gap <= self.range:
                need = worth.toughness(s, foe) - mine - self.bonus
                full = (self.range + fr + 9.5) ** 2
                for i in self.own:
                    if need > 0 and i != ship and (s.px[i] / _UM - fx) ** 2 + (s.py[i] / _UM - fy) ** 2 <= full:
                        need -= 2 if i % FLEET == BATTLESHIP else 1
                best = max(best, self.killed[foe] if need <= 0 else 0.1)
        if best < 1 and danger and self.careful:
            best -= self.left * (0.12 if danger == 1 else 0.5)
        return best

    def goals(self) -> list[tuple]:
        """Places worth a flick: (value, x, y, ring)."""
        out = []
        for h, (x, y) in enumerate(aim._POSTS):
            value = self.sieges.get(h, self.lands[h])
            if value > 0.2:
                out.append((value, x, y, _ORBIT + 9.0))
        for foe in self.foes:
            out.append((self.killed[foe], self.s.px[foe] / _UM, self.s.py[foe] / _UM, 45.0))
        return out


def _position(s) -> tuple:
    """All that the worth of a flick depends on."""
    lists = (s.px, s.py, s.where, s.owner, s.troops, s.colour, s.up, s.peeked, s.troop_supply, s.troop_box)
    return (s.firsts, s.pool, s.last, *map(tuple, lists), *(tuple(row) for rows in (s.built, s.tech, s.beside) for row in rows))


class Advice:
    """``weigh`` scores the legal actions of a decision (higher is better), ``value`` a position from -1 to 1 for a seat, ``flick`` chooses
    a flick. ``at(level)`` is the same advice with the hand and the care of a level of play."""

    settled = tuple(name for name, node in flow.nodes.items() if node.code is None)

    def __init__(self, level: str = "normal"):
        self.level = level
        self.hand = HANDS.get(level, HANDS["normal"])
        self.taste = TASTES.get(level, TASTES["normal"])
        self._shots: dict = {}

    def at(self, level: str) -> Advice:
        """Advice for a level."""
        return Advice(level)

    def weigh(self, s, seat: int, actions) -> list[float]:
        """A score for each action."""
        return [SCALE * v for v in getattr(self, "_" + s.stack[-1][0])(s, seat, actions)]

    def value(self, s, seat: int) -> float:
        """How well `seat` stands against the best of the others."""
        if s.result:
            winners = s.result[1:]
            return (1.0 if len(winners) == 1 else 0.4) if seat in winners else -1.0
        scores = [worth.standing(s, other) for other in range(s.seats)]
        best = max(v for i, v in enumerate(scores) if i != seat)
        return 0.95 * math.tanh((scores[seat] - best) / 8.0)

    def flick(self, s, seat: int, domain, rng, budget=None) -> tuple:
        """The best flick found, with a fresh error of the hand. `rng` is a ``random.Random``."""
        shot = self.best_flick(s, seat, self._points_after(s))
        if shot is None:
            piece = domain.pieces[rng.randrange(len(domain.pieces))]
            return (domain.verb, piece, rng.randrange(360_000), 1)
        return aim.action_of(shot, self.hand, rng)

    # -- flicks -------------------------------------------------------------------------------------------------------
    @staticmethod
    def _points_after(s) -> int:
        """Points for a landing that are left once this flick is made."""
        frame = next(f for f in reversed(s.stack) if f[0] == "steps")
        return frame[3] + frame[5]

    def best_flick(self, s, seat: int, points: int, skip=()) -> aim.Shot | None:
        """The flick of any own ship that promises most with `points` left after it; None when nothing is gained. Remembered by position."""
        key = (seat, points, tuple(skip), *_position(s))
        if key not in self._shots:
            if len(self._shots) > _MEMORY:
                self._shots.clear()
            scene = Scene(s, seat, points, self.taste)
            found = [self.search(scene, i, s.px[i] / _UM, s.py[i] / _UM) for i in scene.own if i not in skip]
            self._shots[key] = max((f for f in found if f is not None), key=lambda f: f.worth, default=None)
        return self._shots[key]

    def search(self, scene: Scene, ship: int, x: float, y: float, goals: int = 8) -> aim.Shot | None:
        """The best flick of one ship from a place."""
        search = Search(aim.obstacles(scene.s, ship), ship, x, y, scene.judge(ship), self.hand)
        ranked = sorted(scene.goals(), key=lambda g: -g[0] / (150.0 + math.hypot(g[1] - x, g[2] - y)))
        for _, cx, cy, ring in ranked[:goals]:
            if math.hypot(cx - x, cy - y) < _FAR:
                search.at_circle(cx, cy, ring)
        if self.hand.banks and goals >= 8:
            search.sweep(6, (150.0, 260.0, 400.0))
        return search.best()

    def move_gain(self, s, seat: int, points: int, free_launches: int, free_landings: int) -> float:
        """What the best steps promise, with the combat that follows."""
        gain, ready = 0.0, targets(s, seat)
        scene = Scene(s, seat, 1, self.taste)
        gain += max((self._attack(s, seat, t) for t in ready), default=0.0)
        lands = sorted(((scene.lands[s.orbit[i]], i) for i in landers(s, seat)), reverse=True)
        used = []
        for value, i in lands:
            if value > 0.3 and (points or free_landings) and len(used) < s.troop_supply[seat]:
                points, free_landings = (points, free_landings - 1) if free_landings else (points - 1, 0)
                gain += value
                used.append(i)
        while points > 0:
            shot = self.best_flick(s, seat, points - 1 + free_landings, used)
            if shot is None or shot.worth <= 0.05:
                break
            gain += shot.worth
            points -= 2
            used.append(shot.ship)
        if points > 0 or free_launches:
            gain += self._launch_gain(s, seat, points - (not free_launches), scene)
        return gain

    def _launch_gain(self, s, seat: int, points: int, scene: Scene) -> float:
        """A ship in supply and a troop at home become a ship on its way."""
        if not s.fleet(seat, SUPPLY) or not s.troops[s.home[seat]] or not scene.left:
            return 0.0
        x, y = aim._POSTS[s.home[seat]]
        goals = sorted((g[0] * min(1.0, 160.0 / (40.0 + math.hypot(g[1] - x, g[2] - y))) for g in scene.goals()), reverse=True)
        best = goals[0] if goals else 0.0
        return scene.left * (0.15 + best * (0.75 if points > 1 else 0.45 if points == 1 else 0.2))

    # -- decisions ----------------------------------------------------------------------------------------------------
    def _after(self, s, seat: int, action) -> float:
        """The change of standing by an action, rivals' included."""
        after = s.clone()
        after.play(seat, action)
        left = worth.fade(s)
        gain = worth.standing(after, seat, left) - worth.standing(s, seat, left)
        for other in range(s.seats):
            if other != seat and after.owner != s.owner:
                gain -= self.taste.rival * (worth.standing(after, other, left) - worth.standing(s, other, left)) / max(1, s.seats - 1)
        return gain + self._ending(s, after, seat)

    def _ending(self, s, after, seat: int) -> float:
        """Emptying the pool is good for who leads."""
        if after.last < 0 or s.last >= 0 or not self.taste.steers:
            return 0.0
        lead = worth.lead(after, seat)
        return 3.0 if lead > 1 else -3.0 if lead < -1 else 0.0

    def _action(self, s, seat, actions):
        out = []
        for a in actions:
            if a[0] == "pass":
                out.append(0.0)
            elif a[0] == "recruit":
                out.append(self._recruit_gain(s, seat))
            elif a[0] == "move":
                gain = self.move_gain(s, seat, s.effect(seat, "movement_points", TABLES.points), s.effect(seat, "free_launches"),
                                      s.effect(seat, "free_landings"))
                out.append(gain if gain > 0 else -0.5)
            else:
                out.append(self._after(s, seat, a))
        return out

    def _recruit_gain(self, s, seat: int) -> float:
        world, total = s.clone(), 0.0
        world.play(seat, ("recruit",))
        while world.stack[-1][0] == "recruit":
            places = [a for a in world.legal(seat) if a[0] == "place"]
            if not places:
                break
            gain, best = max(((self._placed(world, seat, a[1]), a) for a in places), key=lambda p: p[0])
            if gain <= 0:
                break
            total += gain
            world.play(seat, best)
        return total if total > 0.05 or not self._gathers(s, seat) else 0.2

    @staticmethod
    def _gathers(s, seat: int) -> bool:
        """Whether a leader whose troops all sit alone on planets should gather some of them, to mine and bring the end."""
        return worth.liquid(s, seat) < 2 and s.last < 0 and worth.lead(s, seat) > 2 and any(s.troops[h] for h in s.own_holes(seat, homes=False))

    @staticmethod
    def _placed(s, seat: int, hole: str) -> float:
        """What a troop more on a planet is worth. Nothing is changed in the end."""
        h = TABLES.number[hole]
        before = worth.standing(s, seat)
        s.troops[h] += 1
        s.troop_supply[seat] -= 1
        gain = worth.standing(s, seat) - before
        s.troops[h] -= 1
        s.troop_supply[seat] += 1
        return gain

    def _recruit(self, s, seat, actions):
        if s.stack[-1][3] == 0 and self._gathers(s, seat) and s.troop_supply[seat] < 2:
            return [1.0 - worth.site(s, seat, TABLES.number[a[1]], worth.outlook(s, seat)) / 10 if a[0] == "recall"
                    and TABLES.number[a[1]] not in s.home else 0.0 for a in actions]
        return [0.0 if a[0] == "done" else -1.0 if a[0] == "recall" else self._placed(s, seat, a[1]) for a in actions]

    def _steps(self, s, seat, actions):
        frame = s.stack[-1]
        scene = Scene(s, seat, 1, self.taste)
        out = []
        for a in actions:
            if a[0] == "finish":
                out.append(0.04)
            elif a[0] == "land":
                ship = SHIP_NUMBER[a[1]]
                value = scene.lands[s.orbit[ship]]
                out.append(value if value > 0.3 else -0.3)
            elif a[0] == "navigate":
                shot = self.best_flick(s, seat, frame[3] - 1 + frame[5])
                out.append(0.9 * shot.worth if shot is not None else -0.5)
            else:
                out.append(self._launch(s, seat, a, frame[3] - (not frame[4]), scene))
        return out

    def _launch(self, s, seat, action, points: int, scene: Scene) -> float:
        h = TABLES.number[action[1]]
        big = 0.4 if action[0] == "launch_battleship" else 0.0
        if h == s.home[seat]:
            return self._launch_gain(s, seat, points, scene) + big * scene.left
        if s.objects(h) == 1:
            return -1.0
        return self._launch_gain(s, seat, points, scene) - 0.25

    def _launch_spot(self, s, seat, actions):
        h, big = s.stack[-1][3], s.stack[-1][4]
        points = next(f for f in reversed(s.stack) if f[0] == "steps")[3]
        return self._spots(s, seat, actions, h, big, points)

    def _rescue(self, s, seat, actions):
        return self._spots(s, seat, actions, s.home[seat], s.stack[-1][3] % FLEET == BATTLESHIP, 0)

    def _spots(self, s, seat, actions, h: int, big, points: int):
        """The best flick from every third spot at the usual distance; the others lie between."""
        ship = next(i for i in s.fleet(seat, SUPPLY) if (i % FLEET == BATTLESHIP) == bool(big))
        scene = Scene(s, seat, points - 1, self.taste)
        where = {spot[0]: (spot[1] / _UM, spot[2] / _UM) for spot in TABLES.spots[h][bool(big)]}
        out = []
        for a in actions:
            if a[1] % 30 or a[2] != TABLES.launch_at // 1000:
                out.append(-0.5)
                continue
            shot = self.search(scene, ship, *where[a], goals=5)
            out.append(shot.worth if shot is not None else 0.0)
        return out

    def _navigate(self, s, seat, actions):
        return [0.0] * len(actions)

    def _landing(self, s, seat, actions):
        gain = worth.landing(s, seat, s.orbit[s.stack[-1][3]], worth.fade(s))
        return [0.2 if a[0] == "decline" else gain for a in actions]

    def _attack(self, s, seat, action) -> float:
        """What an attack brings, its share of the rival's loss included."""
        left = worth.fade(s)
        if action[0] == "assault":
            h = TABLES.number[action[1]]
            return s.objects(h) + self.taste.rival * worth.loss(s, h)
        ship = SHIP_NUMBER[action[1]]
        return (2 if ship % FLEET == BATTLESHIP else 1) + worth.foe_worth(s, ship, seat, left)

    def _combat(self, s, seat, actions):
        return [self._attack(s, seat, a) for a in actions]

    def _attackers(self, s, seat, actions):
        frame = s.stack[-1]
        others = [t for t in targets(s, seat) if not (t[0] == "target" and SHIP_NUMBER[t[1]] == frame[3])
                  and not (t[0] == "assault" and TABLES.number[t[1]] == frame[4])]
        busy = [attackers_of_ship(s, seat, SHIP_NUMBER[t[1]]) if t[0] == "target" else attackers_of_planet(s, seat, TABLES.number[t[1]])
                for t in others]
        missing = Attackers._needed(s, frame) + 1 - (strength(s, seat, Attackers._joined(frame)) if frame[5] else s.effect(seat, "attack_bonus"))
        out = []
        for a in actions:
            if a[0] == "fire":
                out.append(3.0)
                continue
            ship = SHIP_NUMBER[a[1]]
            power = 2 if ship % FLEET == BATTLESHIP else 1
            out.append(1.0 - 0.3 * sum(ship in group for group in busy) - 0.1 * max(0, power - missing))
        return out

    def _build_again(self, s, seat, actions):
        return [0.0 if a[0] == "done" else self._after(s, seat, a) for a in actions]

    def _send_back(self, s, seat, actions):
        scene = Scene(s, seat, 0, self.taste)
        return [1.0 if a[0] == "send_back_supply" else 0.5 - scene.here(SHIP_NUMBER[a[1]]) for a in actions]

    def _end_turn(self, s, seat, actions):
        return [0.0] * len(actions)


assert all(hasattr(Advice, f"_{name}") for name in Advice.settled), "advice for every decision"
