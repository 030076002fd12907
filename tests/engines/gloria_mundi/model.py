"""The whole game once more, as one plain procedure that reads like the rules: slow, without a flow, without shared code. ``ask`` gives the
action of a seat, ``reveal`` the next building card or None. What a card does is read from its printed English text."""

from __future__ import annotations

import re

from tests.engines.gloria_mundi.table import CARDS, TABLES

GOODS = ("food", "gold", "military", "glory")
KIND = {"farm": "food", "city": "gold", "legion": "military"}
BASE_FOR = {good: kind for kind, good in KIND.items()}
SINGULAR = {"farm": "farm", "city": "city", "legion": "legion", "farms": "farm", "cities": "city", "legions": "legion"}
PRINTED = {card.id: card for card in CARDS[1:]}
TEXT = {card: TABLES.faces[card].text["en"] for card in PRINTED}
DEAL = {2: (12, 9, 9), 3: (8, 6, 6), 4: (7, 5, 5), 5: (6, 4, 4), 6: (5, 3, 3)}
ROAD = [None, *[dict(zip(GOODS, TABLES.demand[i], strict=False)) for i in range(1, 36)]]


class Seat:
    """What one player owns."""

    def __init__(self, deal):
        self.own = dict.fromkeys(GOODS, 0)
        self.hand = dict(zip(KIND, deal, strict=True))
        self.stacks: list[list] = []         # [base id, kind, card or "", used]
        self.step = 0

    def of(self, kind: str) -> list[list]:
        return [stack for stack in self.stacks if stack[1] == kind]

    def expansions(self) -> list[list]:
        return [stack for stack in self.stacks if stack[2]]


class Model:
    """One match. ``play()`` runs it to its end and returns ``[reason, winner, ...]``."""

    def __init__(self, seats: int, options: dict, first: int, ask, reveal):
        self.options, self.active, self.ask, self.reveal = options, first, ask, reveal
        self.bank = {"food": 60, "gold": 60, "military": 60, "glory": 40}
        self.seats = [Seat(DEAL[seats]) for _ in range(seats)]
        self.bases = 0
        self.forum: list[str] = [""] * 6
        self.unseen, self.burnt = 57, []
        self.goth, self.tribute, self.pool = 0, [], dict.fromkeys(GOODS, 0)
        self.first_in_carthage, self.ends = None, set()
        for seat in self.seats:
            for kind in KIND:
                self.lay(seat, kind)
            for good in KIND.values():
                self.gain(seat, good, 1)

    # -- small things ---------------------------------------------------------------------------------------------
    def lay(self, seat: Seat, kind: str) -> None:
        seat.hand[kind] -= 1
        seat.stacks.append([f"b{self.bases}", kind, "", False])
        self.bases += 1

    def gain(self, seat: Seat, good: str, n: int) -> None:
        n = min(n, self.bank[good])
        self.bank[good] -= n
        seat.own[good] += n

    def pay(self, seat: Seat, way) -> None:
        for good, n in zip(GOODS, way, strict=True):
            seat.own[good] -= n
            self.bank[good] += n
            assert seat.own[good] >= 0

    def move(self, seat: Seat, steps: int) -> None:
        seat.step = min(36, seat.step + steps)
        if seat.step == 36:
            self.ends.add("carthage")
            if self.first_in_carthage is None:
                self.first_in_carthage = self.seats.index(seat)

    def clockwise(self) -> list[int]:
        n = len(self.seats)
        return [(self.active + i) % n for i in range(n)]

    def front(self) -> int:
        return max([self.goth, *(space for space, _, _ in self.tribute)]) + 1

    def demand(self) -> dict:
        return ROAD[self.front()] if self.front() < 36 else {}

    # -- the match ------------------------------------------------------------------------------------------------
    def play(self) -> list:
        while True:
            self.phase_1()
            if not any(self.seats[self.active].hand.values()):
                self.ends.add("hand")
                return self.result()
            self.phase_2()
            for seat in self.clockwise():
                self.phase_3(seat)
            self.phase_4()
            self.phase_5()
            self.ask("end_turn", self.active)
            if self.ends:
                return self.result()
            self.active = (self.active + 1) % len(self.seats)

    def result(self) -> list:
        if self.first_in_carthage is not None:
            return ["carthage", self.first_in_carthage]
        rank = [(seat.step, len(seat.stacks) + len(seat.expansions())) for seat in self.seats]
        reason = next(end for end in ("rome", "hand", "deck") if end in self.ends)
        return [reason, *(i for i, r in enumerate(rank) if r == max(rank))]

    def phase_1(self) -> None:
        for seat in self.seats:
            for stack in seat.stacks:
                stack[3] = False
        if self.forum[5]:
            self.burnt.append(self.forum[5])
        card = self.reveal() if self.unseen else None
        self.unseen -= card is not None
        self.forum = [card or "", *self.forum[:5]]
        if self.options["deck_end"] == "last_card_revealed" and not self.unseen:
            self.ends.add("deck")
        if self.options["deck_end"] == "cannot_reveal" and card is None:
            self.ends.add("deck")

    def phase_2(self) -> None:
        seat = self.seats[self.active]
        _, self.kind = self.ask("play_base", self.active)
        self.lay(seat, self.kind)
        if self.options["hand_end"] == "last_card_played" and not any(seat.hand.values()):
            self.ends.add("hand")

    # -- phase 3 --------------------------------------------------------------------------------------------------
    def phase_3(self, number: int) -> None:
        seat = self.seats[number]
        while True:
            idle = [stack for stack in seat.of(self.kind) if not stack[3]]
            if not any(stack[2] and not TEXT[stack[2]].startswith("Always on") for stack in idle):
                self.collect(seat, idle)
                return
            verb, *args = self.ask("activate", number)
            if verb == "collect":
                self.collect(seat, [s for s in idle if not s[2] or TEXT[s[2]].startswith("Always on")])
            elif verb == "skip":
                for stack in idle:
                    stack[3] = True
                return
            else:
                stack = next(s for s in idle if s[0] == args[0])
                stack[3] = True
                if verb == "base":
                    self.gain(seat, KIND[self.kind], 1)
                else:
                    self.effect(number, stack[2])

    def collect(self, seat: Seat, stacks) -> None:
        for stack in stacks:
            stack[3] = True
            self.gain(seat, KIND[stack[1]], 1)

    def effect(self, number: int, card: str) -> None:
        seat, words = self.seats[number], TEXT[card]
        if "Any of your other cards" in words:
            return self.replacement(number, re.search(r"Gain 1 (\w+)", words)[1])
        if words.startswith("Tear down"):
            return self.demolition(number, words)
        each = re.match(r"Gain 1 (\w+) for each (\w+)", words)
        if each:
            return self.gain(seat, each[1], len(seat.of(SINGULAR[each[2]])))
        pay = re.match(r"Pay (\d) (\w+): (.*)", words)
        if pay:
            self.pay(seat, self.exchange_way(number, int(pay[1]), pay[2]))
            words = pay[3]
        for n, good in re.findall(r"(\d) (food|gold|military|glory)", words):
            self.gain(seat, good, int(n))
        step = re.search(r"move (\d) step", words, re.I)
        if step:
            self.move(seat, int(step[1]))
        return None

    def exchange_way(self, number: int, n: int, good: str):
        own = self.seats[number].own
        ways = [k for k in range(n + 1) if own[good] >= n - k and own["glory"] >= k]
        if len(ways) > 1:
            return self.ask("pay_exchange", number)[1:]
        return tuple(n - ways[0] if g == good else ways[0] if g == "glory" else 0 for g in GOODS)

    def replacement(self, number: int, good: str) -> None:
        seat = self.seats[number]
        self.gain(seat, good, 1)
        while any(not stack[3] for stack in seat.of(self.kind)):
            verb, *args = self.ask("replace", number)
            if verb == "done":
                return
            next(s for s in seat.stacks if s[0] == args[0])[3] = True
            self.gain(seat, good, 1)

    def demolition(self, number: int, words: str) -> None:
        seat = self.seats[number]
        _, victim = self.ask("demolish", number)
        next(s for s in seat.stacks if s[2] == victim)[2] = ""
        self.burnt.append(victim)
        if "steps" in words:
            self.move(seat, PRINTED[victim].steps)
        else:
            for good, n in zip(GOODS, PRINTED[victim].cost, strict=False):
                self.gain(seat, good, n)

    # -- phase 4 --------------------------------------------------------------------------------------------------
    def homes(self, seat: Seat, card: str) -> dict[str, str]:
        """The youngest bare base of each kind that takes the card."""
        kinds = {"green": ["farm"], "yellow": ["city"], "white": ["legion"]}.get(PRINTED[card].colour)
        if kinds is None:
            guards = re.search(r"lose a (\w+)", TEXT[card])
            kinds = [guards[1]] if guards else list(KIND)
        return {kind: [s[0] for s in seat.of(kind) if not s[2]][-1] for kind in kinds if any(not s[2] for s in seat.of(kind))}

    def phase_4(self) -> None:
        seat = self.seats[self.active]
        if not any(card and self.homes(seat, card) for card in self.forum):
            return
        verb, *args = self.ask("upgrade", self.active)
        if verb == "pass":
            return
        card = args[0]
        homes = self.homes(seat, card)
        base = self.ask("choose_site", self.active)[1] if len(homes) > 1 else next(iter(homes.values()))
        total = sum(PRINTED[card].cost) + 5 - self.forum.index(card)
        before = dict(seat.own)
        self.pay(seat, self.ask("pay_upgrade", self.active, total)[1:])
        assert sum(before.values()) - sum(seat.own.values()) == total
        self.forum[self.forum.index(card)] = ""
        next(s for s in seat.stacks if s[0] == base)[2] = card
        self.move(seat, PRINTED[card].steps)

    # -- phase 5 --------------------------------------------------------------------------------------------------
    def phase_5(self) -> None:
        seat = self.seats[self.active]
        if self.front() >= 36:
            return self.invasion()
        verb, *way = self.ask("tribute", self.active)
        if verb == "refuse":
            return self.invasion()
        space = self.front()
        for good, n in ROAD[space].items():
            for _ in range(n):
                paid = good if way[GOODS.index(good)] else "glory"
                way[GOODS.index(paid)] -= 1
                seat.own[paid] -= 1
                self.tribute.append((space, good, paid))
        assert not any(way)
        return None

    def invasion(self) -> None:
        if self.tribute:
            last = self.tribute[-1][0]
            self.goth = last + 1 if self.options["goth_stop"] == "beyond_last_tribute" else last
            dues = [good for _, good, _ in self.tribute]
            for _, _, paid in self.tribute:
                self.pool[paid] += 1
            self.tribute = []
        else:
            self.goth += 1
            dues = [good for good, n in (ROAD[self.goth] or {}).items() for _ in range(n)] if self.goth < 36 else []
        if self.goth == 36:
            self.ends.add("rome")
        self.levy(dues)
        self.share()

    def levy(self, dues: list[str]) -> None:
        turn = skips = 0
        while dues and skips < len(self.seats):
            number = (self.active + turn) % len(self.seats)
            turn += 1
            seat = self.seats[number]
            can = [("lose", s[0]) for s in seat.stacks if KIND[s[1]] in dues]
            can += [("hold", s[2]) for s in seat.expansions() for kind in KIND
                    if TEXT[s[2]].startswith(f"Always on: when you must lose a {kind}") and KIND[kind] in dues]
            if not can:
                skips += 1
                continue
            skips = 0
            verb, what = can[0] if len(can) == 1 else self.ask("levy", number)
            stack = next(s for s in seat.stacks if what in (s[0], s[2]))
            dues.remove(KIND[stack[1]])
            if stack[2]:
                self.burnt.append(stack[2])
            stack[2] = ""
            if verb == "lose":
                seat.stacks.remove(stack)

    def share(self) -> None:
        turn = 0
        while any(self.pool.values()):
            number = (self.active + turn) % len(self.seats)
            turn += 1
            kinds = [good for good, n in self.pool.items() if n]
            good = kinds[0] if len(kinds) == 1 else self.ask("share", number)[1]
            self.pool[good] -= 1
            self.seats[number].own[good] += 1
