"""What the screens before the table ask about games and saved matches."""

from __future__ import annotations

import datetime
import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from engines.core import registry
from engines.core.errors import EngineError
from engines.core.game import Game
from tabletop import i18n
from tabletop.faults import in_words
from tabletop.i18n import _
from tabletop.scene import Push, Replace, Scene, Transition

if TYPE_CHECKING:
    from tabletop.app import App

_SENTENCE = re.compile(r"[.!?。！？](?:\s|$|(?<=[。！？]))")
_ABOUT = 130


@functools.cache
def shelf_games() -> tuple[Game, ...]:
    """The games that stand on the shelf. One that cannot be imported is left out, so that the others stay playable."""
    found = []
    for ident in registry.game_ids():
        try:
            game = registry.get(ident)
        except (ImportError, registry.EngineError, ValueError, KeyError, AttributeError):
            continue
        if game.on_shelf:
            found.append(game)
    return tuple(sorted(found, key=lambda g: (g.year, g.id)))


def find_game(ident: str) -> Game | None:
    """The game called `ident`, or None."""
    try:
        return registry.get(ident)
    except (ImportError, registry.EngineError):
        return None


def game_name(game: Game | None, ident: str = "") -> str:
    """The game's name in the language in use."""
    return game.name.get(i18n.language(), game.name["en"]) if game is not None else ident


def game_text(game: Game, *keys: str) -> str:
    """The first of the game's texts `keys` that exists, in the language in use; "" when there is none."""
    templates = game.texts.templates if game.texts is not None else {}
    for key in keys:
        if key in templates:
            return templates[key][i18n.language()]
    return ""


def facts(game: Game) -> list[tuple[str, str]]:
    """Icon and words for players, minutes and weight."""
    seats = f"{game.min_seats}–{game.max_seats}" if game.max_seats > game.min_seats else str(game.min_seats)
    return [
        ("user", _("{n} players").format(n=seats)),
        ("clock", _("{n} minutes").format(n=game.minutes)),
        ("weight", _("weight {n} of 5").format(n=f"{game.weight:g}")),
    ]


def rules_text(game: Game) -> str:
    """The rules of a game in the language in use, else in English; "" when there are none."""
    for lang in (i18n.language(), "en"):
        if game.rules is not None:
            try:
                return Path(game.rules, f"{lang}.md").read_text("utf-8")
            except (OSError, UnicodeDecodeError):
                continue
    return ""


def first_words(game: Game) -> str:
    """What the game is about: the first paragraph of its rules, else the first sentences of its guide."""
    from tabletop.markdown import parse

    found = next((block.words for block in parse(rules_text(game)[:6000]) if block.kind == "text"), "")
    if not found and game.guide:
        text = game_text(game, game.guide[0].text)
        ends = [m.end() for m in _SENTENCE.finditer(text)]
        found = text[: max((e for e in ends if e <= _ABOUT), default=ends[0] if ends else 0)].strip()
    return found


def opened(app: App, make: Callable[[], Scene | Transition | None], *, replace: bool = False) -> Transition | None:
    """The transition to a table that `make` builds; when that fails, a message that says why."""
    from tabletop.scenes.dialog import MessageScene

    try:
        found = make()
    except (EngineError, OSError) as error:
        return Push(MessageScene(app, _("This match cannot be opened"), in_words(str(error))))
    if isinstance(found, Scene):
        return Replace(found) if replace else Push(found)
    return found


class Saved(NamedTuple):
    """A saved match as the shelf shows it."""

    path: Path
    game: Game | None
    ident: str
    when: str
    turn: int
    names: tuple[str, ...]
    picture: Path | None
    finished: bool
    error: str


def saved_matches() -> list[Saved]:
    """All saved matches, latest first. An unreadable folder is an empty one."""
    from tabletop import saves

    try:
        rows = saves.list_matches()
    except OSError:
        return []
    return [
        Saved(
            Path(r.path),
            find_game(r.game) if r.game else None,
            r.game or "",
            date_text(r.when),
            int(r.turn or 0),
            tuple(r.names or ()),
            Path(r.thumbnail) if r.thumbnail else None,
            bool(r.finished),
            r.error or "",
        )
        for r in rows
    ]


def date_text(when: object) -> str:
    """A point in time (seconds, datetime or text) as the player's language writes it."""
    if isinstance(when, (int, float)):
        when = datetime.datetime.fromtimestamp(when)
    if not isinstance(when, datetime.datetime):
        return str(when or "")
    if i18n.language() == "zh-Hant":
        return f"{when.month} 月 {when.day} 日 {when:%H:%M}"
    return f"{when.day} {_MONTHS[when.month - 1]} {when:%H:%M}"


_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
