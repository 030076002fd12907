"""Preferences survive every kind of damage."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop import settings as prefs
from tabletop.settings import Settings

QUIET = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def test_nothing_there_gives_defaults_without_a_word():
    assert prefs.load() == (Settings(), "")


def test_what_is_saved_is_loaded():
    kept = Settings(language="zh-Hant", scale=125, volume=0, names=["安妮", "Bob"], seats={"x": ["human", "easy"]})
    assert prefs.save(kept) == ""
    assert prefs.load() == (kept, "")
    assert not list(prefs.path().parent.glob("*.tmp"))


@QUIET
@given(st.binary(max_size=300))
def test_random_bytes_never_raise(tmp_path, raw):
    file = tmp_path / "settings.json"
    file.write_bytes(raw)
    found, message = prefs.load(file)
    assert isinstance(found, Settings)
    if message:
        assert str(file) in message and "settings.json.bad" in message
        assert (tmp_path / "settings.json.bad").read_bytes() == raw


@QUIET
@given(st.data())
def test_mutated_files_never_raise(tmp_path, data):
    import msgspec

    raw = bytearray(msgspec.json.encode(Settings(names=["a"], seats={"g": ["human"]})))
    for _i in range(data.draw(st.integers(1, 6))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    file = tmp_path / "settings.json"
    file.write_bytes(bytes(raw))
    found, _message = prefs.load(file)
    assert isinstance(found, Settings) and found.scale in prefs.SCALES


def test_hostile_values_and_foreign_files_give_defaults(tmp_path):
    for bad in (
        {"scale": 10**9},
        {"volume": "loud"},
        {"names": ["x" * 10_000]},
        {"width": -1},
        ["a"],
        3,
        None,
        {"language": "../../etc"},
    ):
        file = tmp_path / "settings.json"
        file.write_text(json.dumps(bad))
        found, message = prefs.load(file)
        assert found == Settings() and message
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    assert prefs.load(deep)[0] == Settings()
    huge = tmp_path / "huge.json"
    huge.write_text(" " * 400_000)
    assert prefs.load(huge)[1]


def test_unknown_keys_are_ignored_and_scales_are_rounded(tmp_path):
    file = tmp_path / "s.json"
    file.write_text(json.dumps({"later": 1, "scale": 123, "volume": 10}))
    found, message = prefs.load(file)
    assert (found.scale, found.volume, message) == (125, 10, "")


def test_a_folder_in_the_way_is_said_not_raised(tmp_path):
    (tmp_path / "settings.json").mkdir()
    assert prefs.load(tmp_path / "settings.json")[1]
    assert prefs.save(Settings(), tmp_path / "settings.json")
    (tmp_path / "file").write_text("")
    assert "file" in prefs.save(Settings(), tmp_path / "file" / "settings.json")
