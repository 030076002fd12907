"""What a seat of Lantern Pond sees and is asked."""

from __future__ import annotations

from engines.core.text import message
from engines.core.view import BACK, Blocked, Decision, Meter, Piece, View, Zone

FACES = ("red", "green", "blue", "wind")
LAMPS = FACES[:3]
SOURCES = ("prizes", "lanterns", "offerings", "boat")
PRIZES, LANTERNS, OFFERINGS, BOAT = range(4)
BID_MOST, POND = 3, 1000
_STEPS = {"bidding": "bid", "gusts": "gust", "stall": "stall", "offering": "offer", "launch": "flick", "swap": "swap", "": "over"}


class PondTable:
    """The looking half of the state: nothing here changes anything."""

    __slots__ = ()

    def points(self) -> list:
        """Points by seat."""
        return [sum(column) for column in zip(*self.parts, strict=True)]

    def view(self, seat: int | None) -> View:
        """See ``State.view``."""
        step = _STEPS[self.stack[-1][0] if self.stack else ""]
        pieces = _common(self, seat)
        zones = [Zone("pond", "free", count=1), Zone("deck", "stack", count=len(self.deck)),
                 Zone("discard", "stack", count=len(self.discard)), Zone("shrine", "pile", count=self.shrine)]
        for owner in range(self.seats):
            mine = _of_seat(self, owner, seat)
            pieces += mine
            for kind, name in (("fan", "hand"), ("row", "lit"), ("pile", "purse"), ("space", "bid")):
                zone = f"{name}:{owner}"
                zones.append(Zone(zone, kind, owner, sum(p.count for p in mine if p.zone == zone)))
        points = self.points()
        return View(
            game="lantern_pond", viewer=seat if type(seat) is int and 0 <= seat < self.seats else None, seats=self.seats,
            turn=self.turn, active=self.active, acting=self.acting, step=step, phase=message(f"phase.{step}", seat=self.active),
            zones=tuple(zones), pieces=tuple(pieces),
            meters=(Meter("prize", self.prize, most=6),), scores=tuple(points),
            score_parts=tuple((source, tuple(part)) for source, part in zip(SOURCES, self.parts, strict=True)),
            result=(tuple(self.result[1:]), self.result[0]) if self.result else None)

    def decision(self, seat: int) -> Decision | None:
        """See ``State.decision``."""
        if seat not in self.acting:
            return None
        name = self.stack[-1][0]
        options = self.legal(seat)
        words = {"labels": {action: _label(action) for action in options}}
        if name == "stall":
            words |= _stall_words(self, seat, options)
        return Decision(name, seat, message(f"prompt.{name}", seat=seat, prize=self.prize), options, self.domain(seat),
                        left=(Meter("coins", self.coins[seat], seat),), rule=_STEPS[name], **words)


def _common(s, viewer) -> list:
    knows = type(viewer) is int and 0 <= viewer < s.seats and s.peeked[viewer] and s.deck
    out = [Piece("boat", "boat", "boat", "pond", pose=(*s.boat, 0))]
    if hidden := len(s.deck) - bool(knows):
        out.append(Piece("deck:rest", "card", BACK, "deck", count=hidden))
    if knows:
        out.append(Piece("deck:top", "card", FACES[s.deck[-1]], "deck", 1))
    out += [Piece(f"discard:{i}", "card", FACES[card], "discard", i) for i, card in enumerate(s.discard)]
    if s.shrine:
        out.append(Piece("shrine:coin", "coin", "coin", "shrine", count=s.shrine))
    return out


def _of_seat(s, owner: int, viewer) -> list:
    mine = type(viewer) is int and viewer == owner
    out = [Piece(f"hand:{owner}:{i}", "card", FACES[card] if mine else BACK, f"hand:{owner}", i, owner)
           for i, card in enumerate(s.hands[owner])]
    out += [Piece(f"lit:{owner}:{i}", "card", FACES[card], f"lit:{owner}", i, owner) for i, card in enumerate(s.lit[owner])]
    if s.coins[owner]:
        out.append(Piece(f"purse:{owner}:coin", "coin", "coin", f"purse:{owner}", 0, owner, s.coins[owner]))
    sealed = s.stack[-1][2 + owner] if s.stack and s.stack[-1][0] == "bidding" else None
    if sealed is not None:
        out.append(Piece(f"bid:{owner}:chip", "bid", f"bid{sealed.split()[1]}" if mine else BACK, f"bid:{owner}", 0, owner))
    elif s.bids[owner] >= 0:
        out.append(Piece(f"bid:{owner}:chip", "bid", f"bid{s.bids[owner]}", f"bid:{owner}", 0, owner))
    return out


def _label(action: tuple) -> tuple:
    verb = action[0]
    if verb == "bid":
        return message("act.bid", n=action[1])
    return message(f"act.{verb}", face=action[1]) if verb == "light" else message(f"act.{verb}")


def _stall_words(s, seat: int, options: tuple) -> dict:
    lights = [action for action in options if action[0] == "light"]
    ghost = {a: (Piece(f"lit:{seat}:{len(s.lit[seat])}", "card", a[1], f"lit:{seat}", len(s.lit[seat]), seat),) for a in lights}
    wind = [i for i, card in enumerate(s.hands[seat]) if FACES[card] not in LAMPS]
    blocked = tuple(Blocked(f"hand:{seat}:{i}", message("why.wind"), "stall") for i in wind)
    return {"ghosts": ghost, "blocked": blocked, "ends_turn": ("end",), "details": {a: message("detail.light") for a in lights},
            "reminders": (message("remind.lanterns"),) if lights else ()}
