"""Files made to do harm: maps and TOML that want to eat memory, reach outside or break the parser."""

from __future__ import annotations

import base64
import functools
import gzip
import zlib

BOMB = (
    "<!DOCTYPE map [<!ENTITY a 'ha'>"
    + "".join(f"<!ENTITY {b} '{f'&{a};' * 12}'>" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    + "]>"
)
MAP = (
    '<?xml version="1.0" encoding="UTF-8"?>{head}<map version="1.10" orientation="orthogonal" width="{w}" height="{h}" '
    'tilewidth="{t}" tileheight="10" infinite="{i}">{body}</map>'
)


@functools.cache
def hostile_maps() -> dict[str, str | bytes]:
    """Traps by name."""
    zone = (
        '<objectgroup id="2" name="zones"><object id="1" name="{name}" type="{kind}" x="10" y="10" width="50" height="50">'
        "{more}</object></objectgroup>"
    )
    tiles = (
        '<layer id="1" name="x" width="{w}" height="{h}"><data encoding="base64" compression="{c}">{d}</data></layer>'
    )

    def map_of(body="", head="", w="100", h="100", t="10", i="0") -> str:
        return MAP.format(body=body, head=head, w=w, h=h, t=t, i=i)

    def packed(raw: bytes) -> str:
        return base64.b64encode(raw).decode()

    def with_property(key: str, kind: str, value: str) -> str:
        return map_of(
            zone.format(
                name="z",
                kind="row",
                more=f'<properties><property name="{key}" type="{kind}" value="{value}"/></properties>',
            )
        )

    many = zlib.compress(b"\0" * 300_000_000, 9)
    return {
        "billion laughs": map_of(zone.format(name="&i;", kind="row", more=""), BOMB),
        "utf-16 laughs": map_of(zone.format(name="&i;", kind="row", more=""), BOMB)
        .replace("UTF-8", "UTF-16")
        .encode("utf-16"),
        "external entity": map_of(
            zone.format(name="&x;", kind="row", more=""), '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
        ),
        "parameter entity": map_of("", '<!DOCTYPE map [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>'),
        "external dtd": map_of("", '<!DOCTYPE map SYSTEM "http://localhost:1/x.dtd">'),
        "zlib bomb": map_of(tiles.format(w=10, h=10, c="zlib", d=packed(many))),
        "gzip bomb": map_of(tiles.format(w=10, h=10, c="gzip", d=packed(gzip.compress(b"\0" * 100_000_000)))),
        "chunk bomb": map_of(
            tiles.format(w=10, h=10, c="zlib", d=f'<chunk x="0" y="0" width="16" height="16">{packed(many)}</chunk>'),
            i="1",
        ),
        "zstd": map_of(tiles.format(w=10, h=10, c="zstd", d=packed(b"x"))),
        "no base64": map_of(tiles.format(w=10, h=10, c="zlib", d="====")),
        "too many cells": map_of(tiles.format(w=2000, h=2000, c="zlib", d=packed(zlib.compress(b"\0" * 16_000_000)))),
        "endless map": map_of(w="1000000000", h="1000000000"),
        "map of no size": map_of(w="0"),
        "map of a negative size": map_of(w="-5"),
        "tiles of no number": map_of(t="nan"),
        "tiles without end": map_of(t="9" * 5000),
        "picture elsewhere": map_of('<imagelayer id="1" name="p"><image source="/etc/passwd"/></imagelayer>'),
        "picture far up": map_of('<imagelayer id="1" name="p"><image source="../../../../../etc/x.png"/></imagelayer>'),
        "picture by detour": map_of('<imagelayer id="1" name="p"><image source="a/../../../../x.png"/></imagelayer>'),
        "picture on the net": map_of(
            '<imagelayer id="1" name="p"><image source="http://localhost/x.png"/></imagelayer>'
        ),
        "picture device": map_of('<imagelayer id="1" name="p"><image source="/dev/zero"/></imagelayer>'),
        "tileset device": map_of('<tileset firstgid="1" source="/dev/zero"/>'),
        "tileset that is missing": map_of('<tileset firstgid="1" source="no.tsx"/>'),
        "tileset fifo": map_of('<tileset firstgid="1" source="pipe.tsx"/>'),
        "tileset bomb": map_of('<tileset firstgid="1" source="bomb.tsx"/>'),
        "tileset of itself": map_of('<tileset firstgid="1" source="self.tsx"/>'),
        "template": map_of('<objectgroup id="2" name="zones"><object id="1" template="/etc/passwd"/></objectgroup>'),
        "deep": map_of("<group>" * 30_000 + "</group>" * 30_000),
        "wide": map_of('<group id="1" name="g"/>' * 100_000),
        "no attributes": "<map/>",
        "other root": "<svg/>",
        "endless slots": with_property("slots", "int", "9" * 12),
        "slots past all numbers": with_property("slots", "int", "9" * 400),
        "flat cells": with_property("cell_w", "float", "0"),
        "cells of no number": with_property("cell_w", "float", "nan"),
        "cells in words": with_property("cell_w", "string", "wide"),
        "wrong colour": with_property("label_colour", "string", "reddish"),
        "file property": with_property("x", "file", "/dev/zero"),
        "object property": with_property("x", "object", "777"),
        "long name": map_of(zone.format(name="n" * 100_000, kind="row", more="")),
        "control name": map_of(zone.format(name="a&#9;b&#10;c", kind="row", more="")),
        "two of a name": map_of(zone.format(name="z", kind="row", more="") * 2),
        "short track": map_of(zone.format(name="z", kind="track", more='<polyline points="0,0"/>')),
        "wild track": map_of(zone.format(name="z", kind="track", more='<polyline points="0,0 nan,inf"/>')),
        "worded track": map_of(zone.format(name="z", kind="track", more='<polyline points="a b c"/>')),
        "big": "<map>" + " " * 5_000_000 + "</map>",
    }


TOMLS = {
    "dots": "a." * 300_000 + "b = 1",
    "table dots": "[" + "a." * 100_000 + "b]",
    "deep": "a = " + "[" * 200_000,
    "deep tables": "a = " + "{a=" * 100_000,
    "huge number": "[piece.x]\nsize = [" + "9" * 100_000 + ", 1]",
    "hex": "a = 0x" + "f" * 900_000,
    "quotes": 'a = """' + '"' * 500_000,
    "nothing": "\0" * 1000,
    "many tables": "".join(f"[piece.a{i}]\nsize=[1,1]\n" for i in range(40_000)) + "x",
    "large": "#" * 9_000_000,
    "latin": "a = 'ä'".encode("latin-1"),
    "card": "[card.x]\nsize = [9999, 9999]\n",
    "art": "[piece.x]\nimage = '../../../etc/passwd'\n",
    "icon": "[piece.x]\n[icons]\na = '/dev/zero'\n",
    "icon number": "[piece.x]\n[icons]\na = 5\n",
    "mat": "[piece.x]\n[mat]\npicture = 5\n",
    "nul": "[piece.x]\nimage = 'a\\u0000b'\n".replace("'", '"'),
    "card colour": "[card.x]\nsize=[1,1]\n[card.x.colours]\na=7\n",
    "needle": "[card.x]\nsize=[1,2000]\n",
    "ink": "[card.x]\nsize=[1,1]\n[[card.x.box]]\nrect=[0,0,1,1]\ncolour='{evil}'\n",
}
