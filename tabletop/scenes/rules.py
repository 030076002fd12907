"""The rules reader: topics, search, and the text of one game."""

from __future__ import annotations

from tabletop.app import App
from tabletop.i18n import _
from tabletop.input import Input, Key, Release, Wheel, action
from tabletop.markdown import Block, parse
from tabletop.scene import Transition
from tabletop.scenes.catalog import find_game, game_name, rules_text, shelf_games
from tabletop.scenes.screen import Screen, page
from tabletop.widgets import Center, Choice, Dropdown, Item, Label, List, Panel, Row, ScrollView, TextField, Widget
from tabletop.widgets.document import Document


class RulesScene(Screen):
    """Reads the rules of a game, opened at an anchor."""

    context = "reader"

    def __init__(self, app: App, game: str = "", step: str = ""):
        super().__init__(app)
        games = shelf_games()
        self.game = find_game(game) if game else (games[0] if games else None)
        self.query = ""
        self._goto = step
        self._marked = step
        self._blocks: list[Block] = []
        self._read = ("", "")
        self.document: Document | None = None
        self.ui.focus = "document"

    @property
    def blocks(self) -> list[Block]:
        """The rules in the language in use."""
        from tabletop.i18n import language

        key = (self.game.id if self.game else "", language())
        if key != self._read:
            self._read = key
            text = rules_text(self.game) if self.game else ""
            self._blocks = parse(text or _("There are no rules for this game yet in this installation."))
        return self._blocks

    def build(self) -> Widget:
        game = self.game.id if self.game else ""
        self.document = Document(self.blocks, icons=game, query=self.query, marked=self._marked, id="document")
        self.document.on_anchor = self.go
        scroll = ScrollView(Center(self.document, most=980), id="scroll:rules")
        search = TextField(self.query, self.search, id="search", hint=_("Search"), most=40, done=self.next_hit)
        side = self.app.kit.px(280) / self.app.theme.scale
        hits = self._hits()
        count = (
            [Label(_("{n} places found; Enter shows the next").format(n=len(hits)), 14, role="soft")]
            if self.query
            else []
        )
        topics = List(
            [
                Item(
                    block.words,
                    lambda a=block.anchor: self.go(a),
                    indent=max(0, block.level - 2),
                    bold=block.level <= 2,
                    selected=block.anchor == self._marked,
                    id=f"topic:{block.anchor}",
                )
                for block in self.blocks
                if block.kind == "head" and 1 < block.level < 4
            ]
        )
        left = Panel([search, *count, ScrollView(topics, id="scroll:topics")], texture="glass", width=side, pad=12)
        text = Panel([scroll], pad=(28, 20, 14, 20), flex=1)
        body = Row([left, text], gap=16, align="stretch", flex=1)
        title = _("Rules: {game}").format(game=game_name(self.game)) if self.game else _("Rules")
        games = shelf_games()
        right: list[Widget] = []
        if len(games) > 1:
            right = [Dropdown([Choice(g.id, game_name(g)) for g in games], game, self.other, id="game")]
        return page(title, self.back, body, right=right)

    def rebuild(self) -> None:
        super().rebuild()
        if self._goto:
            anchor, self._goto = self._goto, ""
            self._scroll_to(anchor)

    def _scroll_to(self, anchor: str) -> None:
        scroll = next((w for w in self.ui.root.walk() if w.id == "scroll:rules"), None) if self.ui.root else None
        if isinstance(scroll, ScrollView) and self.document is not None:
            top = self.document.top_of(anchor)
            if top is not None:
                scroll.scroll(self.ui, top - self.app.kit.px(8))

    def other(self, ident: str) -> None:
        """Read the rules of another game."""
        self.game = find_game(ident)
        self._marked = ""
        self.ui.memory["scroll:rules"] = 0

    def go(self, anchor: str) -> None:
        """Show an anchor at the top."""
        self._marked = self._goto = anchor

    def search(self, text: str) -> None:
        """Mark what is sought and show the first place."""
        self.query = text
        self._hit = -1
        if text:
            self.next_hit(text)

    _hit = -1

    def _hits(self) -> list[int]:
        words = self.query.casefold().strip()
        return [i for i, b in enumerate(self.blocks) if words and words in b.words.casefold()]

    def next_hit(self, _text: str) -> None:
        """Show the next place found."""
        hits = self._hits()
        if hits:
            self._hit = (self._hit + 1) % len(hits)
            self._goto = f"#{hits[self._hit]}"

    def unused(self, inp: Input) -> Transition | None:
        act = action(inp, self.context)
        scroll = next((w for w in self.ui.root.walk() if w.id == "scroll:rules"), None) if self.ui.root else None
        if act == "search":
            self.ui.set_focus("search")
        elif act in ("page_up", "page_down", "top", "bottom") and isinstance(scroll, ScrollView):
            keys = {"page_up": "pageup", "page_down": "pagedown", "top": "home", "bottom": "end"}
            scroll.handle(self.ui, Key(keys[act]))
        elif isinstance(inp, (Release, Wheel)):
            return None
        else:
            return super().unused(inp)
        self.dirty = True
        return None
