"""The interface in two languages: gettext catalogues, switched live."""

from __future__ import annotations

import gettext as _gettext
import locale as _locale
import os

from tabletop import resources

LANGUAGES = {"en": "English", "zh-Hant": "繁體中文"}
_FOLDERS = {"en": "en", "zh-Hant": "zh_Hant"}
_current = "en"
_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def set_language(lang: str) -> str:
    """Switch to `lang`; an empty or unknown one becomes what the desktop speaks. Returns the language in use."""
    global _current, _catalogue
    if lang not in LANGUAGES:
        lang = desktop_language()
    _current = lang
    _catalogue = _gettext.translation("tabletop", resources.locale(), [_FOLDERS[lang]], fallback=True)
    return lang


def language() -> str:
    """The language in use, as the engines write it."""
    return _current


def desktop_language() -> str:
    """The nearest of our languages to the desktop's."""
    words = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not words:
        words = _locale.getlocale()[0] or ""
    return "zh-Hant" if words.lower().startswith(("zh", "chinese")) else "en"


def _(text: str) -> str:
    """`text` in the language in use."""
    return _catalogue.gettext(text) if text else ""


def N_(text: str) -> str:
    """Mark a text for the catalogue; translate it later with ``_``."""
    return text


def ngettext(one: str, many: str, n: int) -> str:
    """`one` or `many`, as `n` wants, in the language in use."""
    return _catalogue.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """`text` in the language in use, where the same English word needs different words by context."""
    return _catalogue.pgettext(context, text)


def separator() -> str:
    """What stands between the items of a list."""
    return "、" if _current == "zh-Hant" else ", "
