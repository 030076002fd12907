"""What may be clicked now: a prefix filter over the legal actions, with the roles of their arguments.

Nothing else in the window decides what is legal. A verb whose next argument has a place on the table (piece, hand, place, zone, ghost)
is a target there; a verb without further arguments, or with words and numbers only, is a button.
"""

from __future__ import annotations

from engines.core.game import GHOST, HAND, PIECE, PLACE, ZONE, Game
from engines.core.view import Decision, View

_PLACED = (PIECE, HAND, PLACE, ZONE, GHOST)
MOST_LISTED = 14


class Selection:
    """The choice in progress of one decision. `chosen` are the ids picked so far, without the verb."""

    def __init__(self, game: Game, decision: Decision, view: View):
        self.game, self.decision, self.view = game, decision, view
        self.chosen: tuple = ()
        self.picked: list = []
        self._hands = {}
        hands = {zone.id for zone in view.zones if zone.kind == "fan" and zone.owner == decision.seat}
        for piece in view.pieces:
            if piece.zone in hands:
                self._hands.setdefault(piece.face, []).append(piece.id)
        self.targets = self._targets()
        # What has a price or a consequence to be read comes after what has none.
        self.buttons = tuple(sorted((a for a in decision.options if not self._placed(a, 0)), key=lambda a: a in decision.details))

    @property
    def listed(self) -> tuple:
        """The actions of the list beside the table, in the order of their digits: all without a place, and the others that go on from
        what is chosen, while they are few."""
        n = len(self.chosen)
        placed: dict = {}
        for action in self.decision.options:
            if self._placed(action, 0) and action[1:1 + n] == self.chosen:
                # What reads alike is listed once; the table offers each.
                placed.setdefault(repr((action[0], self.decision.labels[action], self.decision.details.get(action))), action)
        return self.buttons + (tuple(placed.values()) if len(placed) <= MOST_LISTED else ())

    @property
    def offered(self) -> list:
        """The ghosts that can be clicked."""
        return [p for a in self.decision.options for p in self.decision.ghosts.get(a, ())[:1] if p.id in self.targets]

    def spot(self, action: tuple) -> str:
        """The target id that an action goes on with (of equal cards in a hand the top one), "" for one without a place."""
        n = len(self.chosen)
        return next(reversed(self._ids(action, n)), "") if self._placed(action, n) else ""

    def _placed(self, action: tuple, n: int) -> bool:
        roles = self.game.verbs.get(action[0], ())
        return len(action) > 1 + n and n < len(roles) and roles[n] in _PLACED

    def _targets(self) -> dict[str, tuple]:
        """Id to the actions that go on with it."""
        n = len(self.chosen)
        found: dict[str, list] = {}
        for action in self.decision.options:
            if action[1:1 + n] == self.chosen and self._placed(action, n):
                for ident in self._ids(action, n):
                    found.setdefault(ident, []).append(action)
        domain = self.decision.domain
        for ident in getattr(domain, "items", getattr(domain, "pieces", ())):
            found.setdefault(str(ident), []).append((domain.verb, ident))
        return {ident: tuple(actions) for ident, actions in found.items()}

    def _ids(self, action: tuple, n: int):
        if self.game.verbs[action[0]][n] == HAND:
            return self._hands.get(action[1 + n], ())
        if self.game.verbs[action[0]][n] == GHOST:
            return tuple(p.id for p in self.decision.ghosts.get(action, ())[:1])
        return (str(action[1 + n]),)

    def choose(self, ident: str) -> tuple:
        """Pick a target. Returns the actions that are complete with it: one to send at once, several for a menu, none when the
        choice goes on."""
        n = len(self.chosen)
        actions = self.targets.get(ident, ())
        whole = tuple(a for a in actions if len(a) == n + 2 or not self._placed(a, n + 1))
        if actions and not whole:
            self.chosen += (actions[0][1 + n],)
            self.targets = self._targets()
        return whole

    def back(self) -> bool:
        """Walk one step back; False when there is none."""
        if not self.chosen:
            return False
        self.chosen = self.chosen[:-1]
        self.targets = self._targets()
        return True

    def toggle(self, ident) -> None:
        """Pick or unpick an item of a k-of-n decision."""
        domain = self.decision.domain
        if ident in self.picked:
            self.picked.remove(ident)
        elif len(self.picked) < domain.most:
            self.picked.append(ident)
        elif domain.most == 1:
            self.picked = [ident]

    def pick_action(self) -> tuple | None:
        """The action of the items picked so far, or None while there are too few."""
        domain = self.decision.domain
        action = (domain.verb, *[i for i in domain.items if i in self.picked])
        return action if domain.contains(action) else None
