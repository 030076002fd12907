"""Pictures of pieces: cards composed from frame, picture, icons and texts in the player's language, and tokens.

A picture is asked for at its exact size in pixels. While the camera glides, or when a frame has made enough new things, the answer is
a scaled copy of the nearest size at hand; the exact one follows in a later frame. Frame and picture of a card come from one larger
master without texts, so that a new size costs a scaling and the texts.
"""

from __future__ import annotations

import pygame

from engines.core.game import Face, Game
from engines.core.view import BACK, Piece
from tabletop.kit import Kit
from tabletop.table.budget import Budget
from tabletop.table.skin import CardBox, CardLook, PieceLook, Skin, drawable
from tabletop.text import Run, Style
from tabletop.theme import Ink, SeatColour, mix

_LEAST_TEXT = 7
_MASTER = 320
_TOKEN = PieceLook()


class Painter:
    """Draws the pieces of one game with one skin."""

    def __init__(self, kit: Kit, game: Game, skin: Skin, seats: list[SeatColour], lang: str, budget: Budget):
        self.kit, self.game, self.skin, self.seats, self.lang = kit, game, skin, seats, lang
        self._sizes: dict[tuple, list[int]] = {}
        self.budget = budget

    def key(self, piece: Piece) -> tuple:
        """What makes two pieces look the same."""
        return (piece.kind, piece.face, piece.owner if self._seat_coloured(piece) else -1, self._back_of(piece))

    def _back_of(self, piece: Piece) -> str:
        """The colour of a card face down in a place that has one of its own, "" otherwise."""
        look = self.skin.cards.get(piece.kind)
        return look.colours.get(piece.zone, "") if look is not None and piece.face == BACK else ""

    def look_of(self, piece: Piece) -> PieceLook:
        """The look of a piece's kind, the default token's for unknown ones."""
        return self.skin.pieces.get(piece.kind, _TOKEN)

    def _seat_coloured(self, piece: Piece) -> bool:
        look = self.skin.pieces.get(piece.kind)
        return look.seat_colour if look else piece.kind not in self.skin.cards

    def picture(self, piece: Piece, size: tuple[int, int], *, quick: bool = False) -> pygame.Surface:
        """The piece at `size`; perhaps a scaled copy of another size for now, while `quick` or when the frame's budget is spent."""
        size = (max(1, size[0]), max(1, size[1]))
        key = self.key(piece)
        full = ("piece", self.skin.folder, self.lang, key, size)
        store = self.kit.assets
        if store.holds(full):
            return store.cached(full, lambda: self._paint(piece, size))
        near = self._nearest(key, size)
        if near is None or (not quick and self.budget.allows()):
            return self._exact(full, key, piece, size)
        return pygame.transform.scale(near, size)

    def _exact(self, full, key, piece, size) -> pygame.Surface:
        sizes = self._sizes.setdefault(key, [])
        if size not in sizes:
            sizes.append(size)
            del sizes[:-8]
        return self.kit.assets.cached(full, lambda: self._paint(piece, size))

    def _nearest(self, key, size) -> pygame.Surface | None:
        best = None
        for have in self._sizes.get(key, ()):
            found = self.kit.assets.peek(("piece", self.skin.folder, self.lang, key, have))
            if found is not None and (best is None or abs(have[1] - size[1]) < abs(best.get_height() - size[1])):
                best = found
        return best

    # -- painting -----------------------------------------------------------------------------------------------------
    def _paint(self, piece: Piece, size: tuple[int, int]) -> pygame.Surface:
        card = self.skin.cards.get(piece.kind)
        if card is not None:
            return self._card(card, piece, size)
        look = self.skin.pieces.get(piece.kind)
        if look is None or not look.image:
            return self._token(piece, size)
        name = f"{self.skin.folder}/" + look.image.replace("{face}", piece.face).replace("{kind}", piece.kind)
        seat = self.seats[piece.owner] if look.seat_colour and piece.owner >= 0 else None
        return self.kit.assets.image(name, size, seat=seat)

    def _token(self, piece: Piece, size) -> pygame.Surface:
        """A drawn token for a kind without a look: round, in the owner's colour, with a label."""
        out = pygame.Surface(size, pygame.SRCALPHA)
        seat = self.seats[piece.owner] if piece.owner >= 0 else None
        main = seat.main if seat else Ink.paper_dark
        out.blit(self.kit.assets.box(size, mix(main, Ink.white, 0.2), main, radius=min(size) // 4, border=mix(main, Ink.black, 0.5),
                                     width=max(1, min(size) // 16)), (0, 0))
        label = self.game.texts.name(piece.face, self.lang) if self.game.texts else piece.face
        style = Style(max(6, size[1] // 4), seat.ink if seat else Ink.ink, align="center")
        self.kit.writer.draw_in(out, label, style, pygame.Rect(0, 0, *size).inflate(-size[0] // 8, -size[1] // 8), least=5)
        return out

    def _card(self, look: CardLook, piece: Piece, size) -> pygame.Surface:
        face = self.game.faces.get(piece.face)
        hidden = piece.face == BACK or face is None
        colour = self._back_of(piece) or look.colours.get(piece.face, "")
        if face is not None:
            colour = str(face.fields.get("colour", colour))
        small = bool(look.small) and size[0] < self.kit.px(look.small_below)
        boxes = look.small if small else look.boxes
        if size[0] >= _MASTER:
            out = self._plain_card(look, piece, face, colour, hidden, size, boxes)
        else:
            whole = (_MASTER, round(_MASTER * look.size[1] / look.size[0]))
            key = ("master", self.skin.folder, piece.kind, piece.face, colour, small)
            master = self.kit.assets.cached(key, lambda: self._plain_card(look, piece, face, colour, hidden, whole, boxes))
            out = pygame.transform.smoothscale(master, size)
        if not hidden:
            scale = size[0] / look.size[0]
            for box in boxes:
                if box.kind != "image":
                    self._box(out, box, face, colour, scale)
        return out

    def _plain_card(self, look: CardLook, piece: Piece, face, colour: str, hidden: bool, size, boxes) -> pygame.Surface:
        """Frame and pictures, without texts and icons."""
        out = pygame.Surface(size, pygame.SRCALPHA)
        name = (look.back if hidden else look.frame).replace("{colour}", colour).replace("{kind}", piece.kind)
        out.blit(self.kit.assets.image(f"{self.skin.folder}/{name}", size, fit="stretch"), (0, 0))
        if not hidden:
            for box in boxes:
                if box.kind == "image":
                    self._box(out, box, face, colour, size[0] / look.size[0])
        return out

    def _box(self, out, box: CardBox, face: Face, colour: str, scale: float) -> None:
        x, y, w, h = box.rect
        rect = pygame.Rect(round(x * scale), round(y * scale), round(w * scale), round(h * scale))
        if rect.width < 2 or rect.height < 2:
            return
        if box.kind == "image":
            name = f"{self.skin.folder}/" + box.image.replace("{face}", face.id).replace("{colour}", colour)
            out.blit(self.kit.assets.image(name, rect.size, fit="cover"), rect)
            return
        value = self._value(box, face)
        if value is None or value == () or value == "" or not drawable(box.kind, value):
            return
        ink = box.colour.replace("{title}", self.skin.titles.get(colour, "#33200f"))
        style = Style(max(4, round(box.size * scale)), tuple(pygame.Color(ink))[:3], box.weight, box.font, box.align,
                      f"{self.skin.folder}/icons", 1.22)
        valign = {"middle": "center"}.get(box.valign, box.valign)
        if box.background:
            out.blit(self.kit.assets.box(rect.size, tuple(pygame.Color(box.background))[:3], None, radius=rect.height // 2), rect)
        if box.kind == "text":
            if style.size >= _LEAST_TEXT or box.field == "name":
                self.kit.writer.draw_in(out, value, style, rect, least=max(4, round(box.min_size * scale)), valign=valign)
        else:
            self._icons(out, box, value, rect, style, scale)

    def _value(self, box: CardBox, face: Face):
        if box.field == "name":
            return face.name[self.lang]
        if box.field == "text":
            return face.text.get(self.lang, "")
        return face.fields.get(box.field)

    def _icons(self, out, box: CardBox, value, rect, style: Style, scale: float) -> None:
        """Icons with numbers (1 is shown by the icon alone in rows of kinds), in one line."""
        pairs = (("steps" if box.field == "steps" else box.field, value),) if isinstance(value, int) else value
        icon = max(4, min(rect.height, round(box.icon * scale)))
        gap = max(1, round(box.gap * scale))
        numbers = [str(n) if box.size and not all(k == 1 for _, k in pairs) or box.kind == "badge" or box.field == "cost" else ""
                   for _, n in pairs]
        writer = self.kit.writer
        widths = [icon + (writer.width(n, style) + gap // 2 if n else 0) for n in numbers]
        total = sum(widths) + gap * (len(pairs) - 1)
        while total > rect.width and icon > 6:
            icon -= 1
            style = style._replace(size=max(5, style.size - 1))
            widths = [icon + (writer.width(n, style) + gap // 2 if n else 0) for n in numbers]
            total = sum(widths) + gap * (len(pairs) - 1)
        x = rect.x + {"left": 0, "center": (rect.width - total) // 2, "right": rect.width - total}[box.align]
        for (name, _), number, wide in zip(pairs, numbers, widths, strict=True):
            if number:
                layout = writer.layout(number, style)
                layout.draw(out, (x, rect.centery - layout.size[1] // 2))
                shift = writer.width(number, style) + gap // 2
            else:
                shift = 0
            picture = self.skin.icon(name)
            image = (self.kit.assets.image(picture, (icon, icon)) if picture else self.kit.assets.icon(name, icon, style.colour))
            out.blit(image, (x + shift, rect.centery - icon // 2))
            x += wide + gap


def seat_run(seat: SeatColour, name: str, ground: str, ref: tuple) -> Run:
    """A seat's name in its colour, lightened or darkened until it reads well on `ground`."""
    from tabletop.theme import contrast

    base = Ink.paper if ground == "paper" else Ink.walnut
    towards = Ink.black if ground == "paper" else Ink.white
    colour = seat.main
    for i in range(1, 10):
        if contrast(colour, base) >= 4.6:
            break
        colour = mix(seat.main, towards, i / 10)
    return Run(name, ref, "", colour, "bold")
