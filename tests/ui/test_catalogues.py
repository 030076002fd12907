"""Every text of the window is in the Chinese catalogue, translated, and compiled."""

import re

import pytest

from tabletop import catalogues, i18n

_FIELD = re.compile(r"\{\w+\}")


def _wanted():
    return {(m.id if isinstance(m.id, str) else m.id[0], m.context) for m in catalogues.collect() if m.id}


@pytest.mark.parametrize("lang", list(catalogues.FOLDERS))
def test_catalogue_is_complete(lang):
    found = catalogues.read(lang)
    have = {(m.id if isinstance(m.id, str) else m.id[0], m.context): m for m in found if m.id}
    assert sorted(have) == sorted(_wanted())
    for message in have.values():
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        assert all(texts) and not message.fuzzy, message.id


@pytest.mark.parametrize("lang", list(catalogues.FOLDERS))
def test_the_compiled_file_matches(lang):
    path = catalogues.po_path(lang).with_suffix(".mo")
    assert path.read_bytes() == catalogues.compiled(catalogues.read(lang))


def test_fields_are_the_same_in_both_languages():
    for message in catalogues.read("zh-Hant"):
        if message.id:
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            texts = message.string if isinstance(message.string, tuple) else (message.string,)
            for text in texts:
                assert sorted(_FIELD.findall(text)) == sorted(_FIELD.findall(ids[-1])), message.id


def test_switching_is_live():
    assert i18n._("Settings") == "Settings"
    i18n.set_language("zh-Hant")
    assert i18n._("Settings") == "設定" and i18n.language() == "zh-Hant"
    assert i18n.ngettext("{n} seat", "{n} seats", 3) == "{n} 個座位"
    assert i18n._("") == ""


@pytest.mark.parametrize(("env", "lang"), [("zh_TW.UTF-8", "zh-Hant"), ("de_DE", "en"), ("en_US.UTF-8", "en")])
def test_first_language_is_the_desktops(monkeypatch, env, lang):
    monkeypatch.setenv("LC_ALL", env)
    assert i18n.set_language("") == lang
