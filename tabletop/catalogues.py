"""Keeps the gettext catalogues: ``python -m tabletop.catalogues`` (a developer's tool; needs Babel).

It collects every marked text of the package, adds new ones to the catalogues, drops those no longer used, and compiles.
New texts in the Chinese catalogue are printed; translate them in the .po file and run it again.
"""

from __future__ import annotations

import datetime
import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tabletop import resources

FOLDERS = {"en": "en", "zh-Hant": "zh_Hant"}
_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


def collect() -> Catalog:
    """Every text marked in the package's code."""
    found = Catalog(project="Tabletop", charset="utf-8")
    rows = extract_from_dir(str(resources.PACKAGE), [("**.py", "python")], keywords=_KEYWORDS)
    for _file, _line, message, _comments, context in rows:
        found.add(message, context=context)
    return found


def po_path(lang: str) -> Path:
    """The catalogue source of a language."""
    return resources.locale() / FOLDERS[lang] / "LC_MESSAGES" / "tabletop.po"


def read(lang: str) -> Catalog:
    """The catalogue of a language as it is on disk; an empty one when there is none."""
    path = po_path(lang)
    if not path.exists():
        return Catalog(locale=FOLDERS[lang], project="Tabletop", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=FOLDERS[lang])


def compiled(catalog: Catalog) -> bytes:
    """The .mo file of a catalogue."""
    # Babel writes both dates into the file; with the day of today two runs would differ.
    catalog.creation_date = catalog.revision_date = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def update(lang: str) -> list[str]:
    """Bring one catalogue up to date and compile it; returns the texts without translation."""
    old, new = read(lang), Catalog(locale=FOLDERS[lang], project="Tabletop", charset="utf-8", fuzzy=False)
    new.header_comment = "# Texts of the Tabletop window."
    missing = []
    for entry in sorted((m for m in collect() if m.id), key=lambda m: (str(m.id), m.context or "")):
        known = old.get(entry.id if isinstance(entry.id, str) else entry.id[0], entry.context)
        text = known.string if known is not None and known.string and any(known.string) else None
        if text is None and lang == "en":
            text = entry.id
        if text is None:
            missing.append(entry.id if isinstance(entry.id, str) else entry.id[0])
        elif isinstance(entry.id, tuple) and isinstance(text, tuple):
            text = text[: new.num_plurals]
        new.add(entry.id, text, context=entry.context)
    path = po_path(lang)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, new, width=120, omit_header=False)
    # Dates and empty address forms in the header would make every run differ, or say nothing.
    drop = (
        '"POT-Creation-Date',
        '"PO-Revision-Date',
        '"Generated-By',
        '"Report-Msgid',
        '"Last-Translator',
        '"Language-Team',
        '"Project-Id',
    )
    kept = [line for line in path.read_text("utf-8").split("\n") if not line.startswith(drop)]
    path.write_text("\n".join(kept), "utf-8")
    path.with_suffix(".mo").write_bytes(compiled(read(lang)))
    return missing


def main() -> None:
    """Update all languages and print what has to be translated."""
    for lang in FOLDERS:
        for text in update(lang):
            print(f"{lang}: {text!r} has no translation")


if __name__ == "__main__":
    main()
