"""Sentences of the engines about files, in the player's language.

The engines are a library and speak English. What players can meet of it is listed here as templates, and a game lists its own sentences among
its texts as ``fault.<id>``; a sentence that fits one is put into the language in use, any other is quoted inside a sentence of our own.
"""

from __future__ import annotations

import re
from functools import cache

from engines.core.text import Texts
from tabletop.i18n import N_, _, language

_SUFFIXES = (
    N_("{text}; it can be watched but not played on"),
    N_("{text}; it was played under version {old} of the rules and this is version {new}"),
)
_TEMPLATES = (
    N_("{name} line 1: the file ends before its header is complete; it holds no match and can be deleted"),
    N_("{name} line 1: this is no match file; choose a file that this program wrote"),
    N_("{name} line 1: the file has format {found} and this program reads format {ours}; open it with the version that wrote it"),
    N_("{name} line 1: the set-up was written by version {old} of the rules, this is version {new}, and does not fit ({why}); open it with "
       "the version that wrote it"),
    N_("{name} line 1: the set-up was written and does not fit ({why}); open it with the version that wrote it"),
    N_("{name} line {line} is damaged ({why}); the match cannot be rebuilt without its header"),
    N_("{name} line {line} is damaged ({why}); put one name and one controller for each seat"),
    N_("{name} line {line} is damaged ({why}); delete this line and all below it to go on from the action before"),
    N_("{name} line {line} (action {n}): {what} does not fit the rules ({why})"),
    N_("{name} line {line} (action {n}): the state after it is not the recorded one"),
    N_("{name}: a seat that does not exist conceded"),
    N_("{name}: there is no such file; choose another match"),
    N_("{name}: this is a match of {game}, which is not installed; install that game to see it"),
    N_("{name}: this is a match of {game}, not of {other}; open it from that game"),
    N_("{name} cannot be read ({why}); check its permissions"),
    N_("{name} is larger than {n} MB, so it is no match file; choose another one"),
    N_("{name} cannot be written ({why}); choose another folder or name"),
    N_("{name} cannot be written ({why}); free some space, the next action tries again"),
    N_("{name} cannot be written; save the match under another name"),
    N_("{name} is closed; resume the match before you play on"),
    N_("the rules of {game} failed at {what}; the match is as before"),
    N_("the match has gone on since this was chosen; choose again"),
    N_("this match can only be watched"),
    N_("the match is over already"),
    N_("this cannot be taken back"),
    N_("{name}: there is no such map file; check its name and folder"),
    N_("{name}: this is no hexagonal map; make a new one in Tiled with the orientation Hexagonal"),
    N_("{name}: {game} takes no maps of one's own"),
    N_("{name}: Tiled could not have written this ({why}); open it in Tiled and save it again"),
    N_("{name}: it is no whole XML file ({why}); open it in Tiled and save it again"),
    N_("{name}: the layer 'terrain' is moved out of sight; give it an offset near 0"),
    N_("{name}: the map's property {key} must be a whole number, not {value}"),
    N_("{name}: the map's property {key} must be a number from 1 to 100000, not {value}"),
    N_("{game} is for {least} to {most} seats, not {n}"),
    N_("{name}: the map is infinite; give it a fixed size in Tiled's map properties"),
    N_("{name}: the map has no tile layer called 'terrain'; add one and paint the hexagons on it"),
    N_("{name}: no cell of the layer 'terrain' is filled; paint the hexagons on it"),
    N_("{name}: {n} hexagons are more than the {most} that fit on a table; take some away"),
    N_("{name}: hexagons lie outside the table of {size}; change the offset of the layer 'terrain' or the map's properties table_w and table_h"),
    N_("{name}: the hexagons do not stand on a point in shifted rows; set the map's stagger axis to Y and its stagger index to odd or even"),
    N_("{name}: hexagons of {size} cannot be drawn; give tiles from 8 to 1000 pixels"),
    N_("{name}: tiles of {size} with a side of {side} are no regular hexagons; make the height about 1.155 times the width, and the hex side "
       "length half the height"),
    N_("{name}: the cell in column {column}, row {row} does not say what lies there; give its tile a property terrain with one word such as "
       "forest"),
)


@cache
def _pattern(template: str) -> re.Pattern:
    parts = re.split(r"\{(\w+)\}", template)
    text = "".join(re.escape(part) if i % 2 == 0 else f"(?P<{part}>.*?)" for i, part in enumerate(parts))
    return re.compile(r"(?P<_head>(?:option \w+: |.{1,200}?\.tmx: )?)" + text + r"\Z", re.DOTALL)


def in_words(sentence: str, texts: Texts | None = None) -> str:
    """An engine's sentence in the language in use. `texts` are those of the game that may have spoken."""
    if language() == "en":
        return sentence
    for template in _SUFFIXES:
        found = _pattern(template).match(sentence)
        if found:
            return _(template).format(**(found.groupdict() | {"text": in_words(found["text"], texts)}))
    own = [t for key, t in texts.templates.items() if key.startswith("fault.")] if texts is not None else []
    for english, wanted in [*((t["en"], t[language()]) for t in own), *((t, _(t)) for t in _TEMPLATES)]:
        found = _pattern(english).match(sentence)
        if found:
            file = found["_head"] if ".tmx: " in found["_head"] else ""
            return file.replace(".tmx: ", ".tmx：") + wanted.format(**found.groupdict())
    return _("The program says: {text}").format(text=sentence)
