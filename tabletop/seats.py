"""Who sits where when a match starts."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core.game import Game

LEVELS = ("easy", "normal", "hard", "random")


class Seat(msgspec.Struct, frozen=True):
    """A seat's player. `level` is one of LEVELS for a bot, "" for a human. `colour` is an index of ``Theme.seat``."""

    kind: Literal["human", "bot"] = "human"
    level: Literal["", "easy", "normal", "hard", "random"] = ""
    name: str = ""
    colour: int = 0


def ruled(game: Game, options: dict, count: int) -> tuple[int, ...]:
    """The seats that the rules play by themselves, so that neither a person nor a bot does."""
    return game.ruled(game.full_options(options), count) if game.ruled is not None else ()


def named(seats: list[Seat]) -> list[Seat]:
    """The seats with a name for each that has none: people by number, bots by level, numbered where one sits twice."""
    from tabletop.i18n import _

    words = {"easy": _("Easy bot"), "normal": _("Normal bot"), "hard": _("Hard bot"), "random": _("Random bot")}
    out = []
    for i, seat in enumerate(seats):
        alike = [k for k, s in enumerate(seats) if (s.kind, s.level) == (seat.kind, seat.level)]
        number = alike.index(i) + 1
        if seat.kind == "human":
            name = _("Player {n}").format(n=number)
        else:
            name = words[seat.level] + (f" {number}" if len(alike) > 1 else "")
        out.append(seat if seat.name else Seat(seat.kind, seat.level, name, seat.colour))
    return out
