"""Ways to damage a file: by bytes, by lines, by values."""

from __future__ import annotations

import json
import random
import re

DEEP = "[" * 20_000 + "]" * 20_000
VALUES = [
    "null",
    "true",
    "-1",
    "0",
    "1",
    "63",
    "64",
    "99",
    "1.5",
    "-0.0",
    "1e308",
    "1e999",
    "NaN",
    str(2**31),
    str(2**63),
    str(2**64),
    "9" * 400,
    "9" * 6000,
    "-" + "9" * 30,
    '""',
    '"\\u0000"',
    '"\\u001b[2J\\u202e"',
    '"\\ud800"',
    '"' + "x" * 100_000 + '"',
    '"../../../etc/passwd"',
    '"bot:genius"',
    '"bot:"',
    '"human"',
    "[]",
    "{}",
    "[[]]",
    '{"a":1}',
    "[null]",
    "[" + "0," * 5_000 + "0]",
    DEEP,
    '"安"',
    '"{0}%s%n"',
]
TOML_VALUES = [
    "-1",
    "0",
    "1e308",
    "inf",
    "-inf",
    "nan",
    "true",
    '""',
    '"\\u0000"',
    "9" * 400,
    "9" * 6000,
    '"' + "x" * 50_000 + '"',
    "[]",
    "{}",
    "[" * 3_000 + "]" * 3_000,
    "1979-05-27T07:32:00Z",
    "1979-99-99",
    "[1, 2]",
    '"../../../../etc/passwd"',
    '"/dev/zero"',
    '"#12"',
    "0x" + "f" * 300,
    '"{evil}"',
    "[[1]]",
    "'''",
    '"""',
    "10000",
    "9999999",
    "0.0000001",
]
XML_VALUES = [
    "",
    "-1",
    "0",
    "1e308",
    "nan",
    "inf",
    "9" * 30,
    "9" * 6000,
    "0x10",
    "1.5",
    "true",
    "x" * 50_000,
    "&#0;",
    "&#27;",
    "&#x202e;",
    "&evil;",
    "../../../../etc/passwd",
    "/dev/zero",
    "/etc/passwd",
    "file:///etc/passwd",
    "C:\\x.png",
    "track",
    "free",
    "space",
    "hex",
    "stack",
    "100000",
    "99999",
    "int",
    "float",
    "bool",
    "object",
    "class",
    "安",
    "{seat}",
    "0,0",
    "0,0 1,1 nan,inf",
    "<",
]


def by_bytes(data: bytes, dice: random.Random) -> bytes:
    """Cut, flipped, doubled, shuffled or replaced bytes."""
    raw = bytearray(data)
    how = dice.randrange(8)
    at = dice.randrange(len(raw) + 1)
    if how == 0:
        return bytes(raw[:at])
    if how == 1:
        for _ in range(dice.choice((1, 1, 3, 40))):
            raw[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
    elif how == 2:
        raw[at:at] = dice.randbytes(dice.choice((1, 4, 300)))
    elif how == 3:
        end = min(len(raw), at + dice.choice((1, 10, 400)))
        del raw[at:end]
    elif how == 4:
        raw[at:at] = raw[dice.randrange(len(raw)) :][: dice.choice((5, 500))]
    elif how == 5:
        return dice.randbytes(dice.choice((0, 1, 16, 5_000)))
    elif how == 6:
        raw[at:at] = dice.choice(
            (
                b"\x00" * 2_000,
                b"\xff\xfe",
                b"\r",
                b"\n\n",
                "\u202e".encode(),
                b"[" * 50_000,
                b'{"a":' * 20_000,
                b"\xed\xa0\x80",
            )
        )
    else:
        rows = bytes(raw).split(b"\n")
        a, b = dice.randrange(len(rows)), dice.randrange(len(rows))
        rows[a], rows[b] = rows[b], dice.choice((rows[a], rows[b], b""))
        return b"\n".join(rows)
    return bytes(raw)


def _spots(value, path=()):
    """Every place inside decoded JSON."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from _spots(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            yield from _spots(value[i], (*path, i))


def _replaced(value, path, mark):
    if not path:
        return mark
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _replaced(copy[path[0]], path[1:], mark)
    return copy


def by_value_json(text: str, dice: random.Random) -> str:
    """One value of a JSON text replaced by a hostile one, left out, or one more key added."""
    value = json.loads(text)
    spot = dice.choice(list(_spots(value)))
    mark = "@@here@@"
    out = json.dumps(_replaced(value, spot, mark), ensure_ascii=False).replace(f'"{mark}"', dice.choice(VALUES))
    if dice.random() < 0.1 and out.startswith("{"):
        out = '{"evil":1,' + out[1:]
    return out


def match_file(data: bytes, dice: random.Random) -> bytes:
    """A damaged match."""
    if dice.random() < 0.4:
        return by_bytes(data, dice)
    rows = data.decode().splitlines()
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.choice((0, dice.randrange(len(rows)), dice.randrange(len(rows))))
        try:
            rows[at] = by_value_json(rows[at], dice)
        except ValueError:
            rows[at] = rows[at][: len(rows[at]) // 2]
    if dice.random() < 0.1:
        rows.insert(
            dice.randrange(1, len(rows)),
            dice.choice(
                (
                    '{"undo":1}',
                    '{"undo":1000000000}',
                    '{"concede":1}',
                    '{"concede":63}',
                    '{"end":{"reason":"x","winners":[9]}}',
                    rows[-1],
                    rows[0],
                )
            ),
        )
    return ("\n".join(rows) + "\n").encode("utf-8", "surrogatepass")


def json_file(data: bytes, dice: random.Random) -> bytes:
    """A damaged JSON file."""
    if dice.random() < 0.35:
        return by_bytes(data, dice)
    return by_value_json(data.decode(), dice).encode("utf-8", "surrogatepass")


def toml_file(data: bytes, dice: random.Random) -> bytes:
    """A damaged TOML file."""
    if dice.random() < 0.35:
        return by_bytes(data, dice)
    rows = data.decode().splitlines()
    with_value = [i for i, row in enumerate(rows) if "=" in row]
    for _ in range(dice.choice((1, 1, 3))):
        at = dice.choice(with_value)
        how = dice.random()
        if how < 0.75:
            rows[at] = rows[at].partition("=")[0] + "= " + dice.choice(TOML_VALUES)
        elif how < 0.9:
            rows[at] = dice.choice(
                (
                    "",
                    "[piece]",
                    "[[card]]",
                    "a." * 5_000 + "b = 1",
                    "[" + "x." * 5_000 + "y]",
                    rows[at] + "\n" + rows[at],
                    "card = 3",
                    "= 4",
                )
            )
        else:
            del rows[at : at + dice.randrange(1, 12)]
            with_value = [i for i, row in enumerate(rows) if "=" in row] or [0]
            rows = rows or [""]
    return "\n".join(rows).encode()


_ATTRIBUTE = re.compile(r'([\w:]+)="([^"]*)"')


def xml_file(data: bytes, dice: random.Random) -> bytes:
    """A damaged map."""
    if dice.random() < 0.3:
        return by_bytes(data, dice)
    text = data.decode()
    for _ in range(dice.choice((1, 1, 2))):
        found = list(_ATTRIBUTE.finditer(text))
        if not found:
            break
        spot = dice.choice(found)
        what = dice.choice(XML_VALUES)
        if dice.random() < 0.85:
            text = text[: spot.start(2)] + what + text[spot.end(2) :]
        else:
            text = text[: spot.start()] + text[spot.end() :]
    return text.encode()
