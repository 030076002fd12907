"""Engine messages as runs of text: seats in their colours, icons of the game's own."""

from __future__ import annotations

from engines.core.game import Game
from engines.core.text import Message
from tabletop.table.cards import seat_run
from tabletop.table.skin import Skin
from tabletop.text import Run
from tabletop.theme import SeatColour


class Words:
    """Puts messages of one match into runs for the current language."""

    def __init__(self, game: Game, skin: Skin, seats: list[SeatColour], names: list[str], lang: str):
        self.game, self.skin, self.seats, self.names, self.lang = game, skin, seats, names, lang

    @property
    def icons(self) -> str:
        """The art folder for inline icons."""
        return self.skin.folder

    def runs(self, message: Message, ground: str = "dark") -> list[Run]:
        """The message as runs; refs stay for hover and highlight."""
        out = []
        for span in self.game.texts.spans(message, self.lang, self.names):
            if not span.text:
                continue
            ref = span.ref
            if ref and ref[0] == "seat":
                out.append(seat_run(self.seats[ref[1]], span.text, ground, ref))
            elif ref and ref[0] == "icon":
                if self.skin.icon(str(ref[1])):
                    out.append(Run(span.text, ref, str(ref[1])))
                else:
                    out.append(Run(span.text, ref))
            elif ref and ref[0] == "face":
                out.append(Run(span.text, ref, "", None, "bold"))
            else:
                out.append(Run(span.text, ref))
        return out

    def plain(self, message: Message) -> str:
        """The message as plain text."""
        return self.game.texts.words(message, self.lang, self.names)
