"""Bad arguments of both commands: one line on stderr, exit status 2, nothing written."""

from __future__ import annotations

import os
import subprocess

import pytest

from engines.cli import main as engines_main
from tabletop.cli import main as tabletop_main
from tests.robust.common import PYTHON, ROOT, environment, within

G = "gloria_mundi"
BOTS = ("--seats", "bot:random,bot:random")
HUGE = "9" * 5000
SHARED = [
    ("no_such_command",),
    ("simulate",),
    ("simulate", "no_such_game"),
    ("simulate", ""),
    ("simulate", "../engines"),
    ("simulate", "gloria_mundi\n"),
    ("simulate", "core"),
    ("simulate", "x" * 100_000),
    ("simulate", G, "--seats", ""),
    ("simulate", G, "--seats", ","),
    ("simulate", G, "--seats", "bot:random"),
    ("simulate", G, "--seats", ",".join(["bot:random"] * 7)),
    ("simulate", G, "--seats", ",".join(["bot:random"] * 10_000)),
    ("simulate", G, "--seats", "human,bot:random"),
    ("simulate", G, "--seats", "bot:genius,bot:random"),
    ("simulate", G, "--seats", "bot:,bot:random"),
    ("simulate", G, "--seats", "bot,bot"),
    ("simulate", G, "--seats", "BOT:RANDOM,bot:random"),
    ("simulate", G, "--seats", "bot:random, bot:random"),
    ("simulate", G, "--seats", "bot:easy\x1b[2J,bot:random"),
    ("simulate", G, "--matches", "-1"),
    ("simulate", G, "--matches", "0"),
    ("simulate", G, "--matches", "1.5"),
    ("simulate", G, "--matches", HUGE),
    ("simulate", G, "--matches", "nan"),
    ("simulate", G, "--matches", "10000001"),
    ("simulate", G, "--seed", "-1"),
    ("simulate", G, "--seed", str(1 << 63)),
    ("simulate", G, "--seed", HUGE),
    ("simulate", G, "--seed", "one"),
    ("simulate", G, "--option", "surcharge"),
    ("simulate", G, "--option", "surcharge=free"),
    ("simulate", G, "--option", "="),
    ("simulate", G, "--option", "no=any_mix"),
    ("simulate", G, "--option"),
    ("simulate", G, "--iterations", "0"),
    ("simulate", G, "--iterations", HUGE),
    ("simulate", G, "--seconds", "0"),
    ("simulate", G, "--seconds", "-3"),
    ("simulate", G, "--seconds", "nan"),
    ("simulate", G, "--seconds", "inf"),
    ("simulate", G, "--seconds", "1e400"),
    ("simulate", G, "--seconds", "soon"),
    ("arena", G, "--matches", "none"),
    ("arena", G, "--seats", "human,human"),
    ("arena",),
    ("replay",),
    ("replay", "/no/such/file"),
    ("replay", "FOLDER"),
    ("replay", "EMPTY"),
    ("replay", "BINARY"),
    ("replay", "/dev/zero"),
    ("replay", "GOOD", "--at", "-1"),
    ("replay", "GOOD", "--at", "99"),
    ("replay", "GOOD", "--at", HUGE),
    ("replay", "GOOD", "--at", "x"),
    ("replay", "GOOD", "--lang", "fr"),
    ("replay", "a\0b"),
    ("replay", "x" * 5000),
    ("text", G, "--seats", "ghost,human"),
    ("text", G, "--lang", "zh"),
    ("text", G, "--file", "FOLDER"),
    ("text", G, "--file", "/proc/no/x.match"),
    ("text", G, "--file", "GOOD"),
    ("bench", "no_such_game"),
    ("bench", G, "--duration", "0"),
    ("bench", G, "--duration", "nan"),
    ("bench", G, "--duration", "1e9"),
    ("games", "--colour"),
    ("games", "extra"),
]
WINDOW = [
    ("play",),
    ("play", "no_such_game"),
    ("play", G, "--seats", "human"),
    ("play", G, "--seats", ",".join(["human"] * 7)),
    ("play", G, "--seats", "bot:genius,human"),
    ("play", G, "--seats", "human:x,human"),
    ("play", G, "--option", "surcharge=free"),
    ("play", G, "--option", "surcharge"),
    ("play", G, "--seed", "-1"),
    ("play", G, "--seed", HUGE),
    ("play", G, "--lang", "de"),
    ("shot",),
    ("shot", "shelf"),
    ("shot", "no_such_scene", "--out", "OUT"),
    ("shot", "shelf", "--out", "OUT", "--size", "big"),
    ("shot", "shelf", "--out", "OUT", "--size", "0x0"),
    ("shot", "shelf", "--out", "OUT", "--size", "-5x900"),
    ("shot", "shelf", "--out", "OUT", "--size", "1e3x900"),
    ("shot", "shelf", "--out", "OUT", "--size", "1280x720x3"),
    ("shot", "shelf", "--out", "OUT", "--size", "100000x100000"),
    ("shot", "shelf", "--out", "OUT", "--size", HUGE + "x900"),
    ("shot", "shelf", "--out", "OUT", "--scale", "0"),
    ("shot", "shelf", "--out", "OUT", "--scale", "999"),
    ("shot", "shelf", "--out", "OUT", "--scale", "x"),
    ("shot", "shelf", "--out", "OUT", "--lang", "fr"),
    ("shot", "shelf", "--size", "1024x700", "--out", "FOLDER"),
    ("shot", "shelf", "--size", "1024x700", "--out", "/proc/no/x.png"),
    ("shot", "shelf", "--size", "1024x700", "--out", "OUT.nonsense"),
    ("shot", G, "--out", "OUT", "--seats", "human"),
    ("shot", G, "--out", "OUT", "--seats", "ghost,human"),
    ("shot", G, "--out", "OUT", "--seed", "-1"),
    ("shot", G, "--out", "OUT", "--plies", "-1"),
    ("shot", G, "--out", "OUT", "--plies", HUGE),
    ("shot", G, "--out", "OUT", "--plies", "99999999"),
    ("check",),
    ("check", "/no/such.tmx"),
    ("check", "FOLDER"),
    ("check", "BINARY"),
    ("check", "EMPTY"),
    ("check", "/dev/zero"),
]


@pytest.fixture
def files(tmp_path):
    """What the words in capitals stand for."""
    from engines.core.match import Match

    match = Match.start(G, 2, {}, 1, path=tmp_path / "good.match")
    match.act(match.state.acting[0], match.state.legal(match.state.acting[0])[0])
    match.close()
    (tmp_path / "folder.match").mkdir()
    (tmp_path / "empty.match").touch()
    (tmp_path / "binary.tmx").write_bytes(bytes(range(256)) * 20)
    return {
        "FOLDER": tmp_path / "folder.match",
        "EMPTY": tmp_path / "empty.match",
        "BINARY": tmp_path / "binary.tmx",
        "GOOD": tmp_path / "good.match",
        "OUT": tmp_path / "out.png",
        "OUT.nonsense": tmp_path / "out.nonsense",
    }


def refused(run, args, files, capfd) -> None:
    real = [str(files.get(a, a)) for a in args]
    before = files["GOOD"].read_bytes()
    try:
        with within(8):
            code = run(real)
    except SystemExit as leaving:
        code = leaving.code
    told = capfd.readouterr()
    assert code == 2, (code, told)
    lines = [row for row in told.err.splitlines() if row.strip()]
    assert len(lines) == 1 and 15 < len(lines[0]) < 1000 and "Traceback" not in told.err and lines[0].isprintable(), (
        told.err[:2000]
    )
    assert not files["OUT"].exists() and not files["OUT.nonsense"].exists() and files["GOOD"].read_bytes() == before


def _ids(args) -> str:
    return (
        " ".join(a if len(a) < 24 else a[:8] + "~" for a in args)
        .replace("\0", "0")
        .replace("\n", "N")
        .replace("\x1b", "E")
        or "nothing"
    )


@pytest.mark.parametrize("args", SHARED, ids=_ids)
def test_engines(args, files, capfd):
    refused(engines_main, args, files, capfd)


@pytest.mark.parametrize("args", SHARED[::7] + WINDOW, ids=_ids)
def test_tabletop(args, files, capfd):
    refused(tabletop_main, args, files, capfd)


@pytest.mark.parametrize("module", ["engines", "tabletop"])
def test_as_programs(home, module):
    """The same from outside: status 2 and one line; a reader that goes away costs no traceback."""
    for args in (["simulate", G, "--seats", "x"], ["replay", "/"]):
        done = subprocess.run(
            [PYTHON, "-m", module, *args], cwd=ROOT, env=environment(home), capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and not done.stdout, done.stderr
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [PYTHON, "-m", module, "games"],
        cwd=ROOT,
        env=environment(home),
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    os.close(write)
    assert "Traceback" not in done.stderr


def test_the_language_of_the_desktop_may_be_anything(home):
    for lang in ("", "xx_YY.nonsense", "C", "zh_TW.UTF-8", "\u5b89"):
        done = subprocess.run(
            [PYTHON, "-c", "from tabletop import i18n; print(i18n.set_language(''))"],
            cwd=ROOT,
            text=True,
            capture_output=True,
            timeout=30,
            env={**environment(home), "LC_ALL": lang, "LANG": lang, "PYTHONIOENCODING": "utf-8"},
        )
        assert done.stdout.strip() == ("zh-Hant" if lang.startswith("zh") else "en"), done.stderr
