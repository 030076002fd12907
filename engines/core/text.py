"""Texts of a game in both languages, and messages: a key with arguments, put into words only where people read it.

A message is ``(key, {argument: value})``. Templates live in each game's ``text.toml`` as ``key = {en = "...", zh-Hant
= "..."}``. A template may hold ``{n}`` (plain), ``{who:seat}`` (a seat's name), ``{card:name}`` (the name of a face),
``{pile:goods}`` (pairs of resource and number, drawn as icons in the window; for several of one the name ``<resource>.many`` serves where there is
one), ``{card:text}`` (what is printed on a face), ``{n:plural:step:steps}``
and ``{what:message}`` (a message inside a message).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from engines.core.errors import DataError
from engines.core.tomlfile import read_toml

LANGUAGES = ("en", "zh-Hant")
Message = tuple  # (key, {name: value})
_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_KNOWN = ("", "seat", "name", "goods", "plural", "message", "zone", "text")


class Span(NamedTuple):
    """A run of text. `ref` names what it speaks of: ``("seat", 2)``, ``("face", "gm05")``, ``("icon", "food")`` (draw
    the icon in place of the text), ``("zone", "forum")``, or None."""

    text: str
    ref: tuple | None = None


def message(key: str, **values) -> Message:
    """Build a message. Values: ints, strings, seats (ints), faces (str), goods (tuples of pairs) or messages."""
    return (key, values)


class Texts:
    """Templates and names of one game. `names` maps an id to its name in each language, `printed` a face's id to the text
    printed on it."""

    def __init__(self, templates: dict, names: dict, printed: dict | None = None):
        self.templates = templates
        self.names = names
        self.printed = printed or {}

    @classmethod
    def read(cls, path: Path, names: dict, printed: dict | None = None) -> Texts:
        """Read a ``text.toml``. Raises DataError that names the entry when one lacks a language or a known field."""
        raw = read_toml(path, 1_000_000, "texts are much smaller")
        flat: dict = {}
        _flatten(raw, "", flat, path.name)
        return cls(flat, names, printed)

    def name(self, ident: str, lang: str) -> str:
        """The name of a face, zone, resource or option; the id itself when it has none."""
        entry = self.names.get(ident)
        return entry[lang] if entry else str(ident)

    def spans(self, msg: Message, lang: str, seat_names) -> list[Span]:
        """Put a message into words as spans. `seat_names` is a sequence of names by seat."""
        key, values = msg
        template = self.templates.get(key)
        if template is None:
            raise DataError(f"no text for {key!r}")
        out: list[Span] = []
        at = 0
        text = template[lang]
        for found in _FIELD.finditer(text):
            if found.start() > at:
                out.append(Span(text[at:found.start()]))
            at = found.end()
            self._field(out, found[1], found[2] or "", values, lang, seat_names)
        if at < len(text):
            out.append(Span(text[at:]))
        return out

    def words(self, msg: Message, lang: str, seat_names) -> str:
        """Put a message into plain words."""
        return "".join(span.text for span in self.spans(msg, lang, seat_names))

    def _field(self, out: list, arg: str, form: str, values: dict, lang: str, seat_names) -> None:
        value = values.get(arg)
        if value is None:
            out.append(Span("?"))
        elif form == "":
            out.append(Span(str(value)))
        elif form == "seat":
            out.append(Span(seat_names[value], ("seat", value)))
        elif form in ("name", "zone"):
            out.append(Span(self.name(value, lang), ("zone" if form == "zone" else "face", value)))
        elif form == "goods":
            for i, (good, n) in enumerate(value):
                out.append(Span(("、" if lang == "zh-Hant" else ", ") if i else ""))
                out.append(Span(f"{n} "))
                many = f"{good}.many"       # the name of several, where a game gives one
                out.append(Span(self.name(many if n != 1 and many in self.names else good, lang), ("icon", good)))
        elif form == "text":
            out.append(Span(self.printed[value][lang]))
        elif form == "message":
            out.extend(self.spans(value, lang, seat_names))
        else:
            _, one, many = form.split(":")
            out.append(Span(one if value == 1 else many))


def _flatten(raw: dict, prefix: str, flat: dict, file: str) -> None:
    for key, value in raw.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict) and any(isinstance(value.get(lang), str) for lang in LANGUAGES):
            for lang in LANGUAGES:
                if not isinstance(value.get(lang), str):
                    raise DataError(f"{file}: {name} has no text for {lang}")
            _check_fields(value, name, file)
            flat[name] = value
            _flatten({k: v for k, v in value.items() if isinstance(v, dict)}, name + ".", flat, file)
        elif isinstance(value, dict):
            _flatten(value, name + ".", flat, file)
        else:
            raise DataError(f"{file}: {name} must be a table with the keys {' and '.join(LANGUAGES)}")


def _check_fields(entry: dict, name: str, file: str) -> None:
    used = []
    for lang in LANGUAGES:
        used.append({m[1] for m in _FIELD.finditer(entry[lang]) if (m[2] or "").split(":")[0] != "plural"})
        for found in _FIELD.finditer(entry[lang]):
            form = (found[2] or "").split(":")
            if form[0] not in _KNOWN or (form[0] == "plural") != (len(form) == 3):
                raise DataError(f"{file}: {name} ({lang}) has an unknown field {found[0]}")
    if used[0] != used[1]:
        raise DataError(f"{file}: {name} does not use the same arguments in every language")
