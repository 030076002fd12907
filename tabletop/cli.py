"""The ``tabletop`` command: the app, and the scripts' commands beside those of the engines."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

STARTED = time.perf_counter()
_LIBRARIES = ("pygame", "pytmx", "pymunk", "uniseg", "platformdirs")
SCENES = ("shelf", "setup", "settings", "rules", "keys", "stats")


def main(argv: list[str] | None = None) -> int:
    """Run a command; without one, open the shelf. Returns the exit code."""
    argv = sys.argv[1:] if argv is None else argv
    try:
        return _command(argv) if argv else _shelf()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _LIBRARIES:
            raise
        sys.stderr.write(f"tabletop: the library {error.name} is missing, which the window needs; install Tabletop with all its libraries\n")
        return 2


def _shelf() -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from tabletop.app import run
    from tabletop.scenes.shelf import ShelfScene

    return run(ShelfScene)


def _command(argv: list[str]) -> int:
    from engines import cli as engine

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    parser = engine.Parser(prog="tabletop", description="Board games on a real-feeling table. Without a command: the shelf.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    engine.register(commands)
    play = commands.add_parser("play", help="begin a match in the window")
    play.add_argument("game")
    play.add_argument("--seats", default="human,bot:normal", help="human or bot:LEVEL for each seat, with commas between")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", type=int, default=None)
    play.add_argument("--lang", choices=("en", "zh-Hant"), default=None)
    play.add_argument("--guided", action="store_true", help="walk through the first turns")
    shot = commands.add_parser("shot", help="write a picture of a scene")
    shot.add_argument("scene", help=f"{', '.join(SCENES)} or a game")
    shot.add_argument("--size", default="1920x1080", metavar="WxH")
    shot.add_argument("--lang", choices=("en", "zh-Hant"), default="en")
    shot.add_argument("--seed", type=int, default=1)
    shot.add_argument("--plies", type=int, default=40, help="random decisions before the picture")
    shot.add_argument("--seats", default="human,bot:normal,bot:normal,bot:normal")
    shot.add_argument("--scale", type=int, default=100, help="interface scale in percent")
    shot.add_argument("--out", type=Path, required=True)
    check = commands.add_parser("check", help="check a map, a skin or game data")
    check.add_argument("file", type=Path)
    for sub, run in ((play, _play), (shot, _shot), (check, _check)):
        sub.add_argument("--json", action="store_true", help="print one JSON object as the last line")
        sub.set_defaults(run=_guarded(run, sub.prog))
    bench = commands.choices["bench"]
    bench.set_defaults(run=_guarded(_bench, bench.prog))
    args = parser.parse_args(argv)
    return args.run(args)


def _guarded(run, prog: str):
    from engines import cli as engine

    return engine._guarded(run, prog)


def _seats(specs: str) -> list:
    from engines.bots import LEVELS
    from engines.core.game import OptionError
    from tabletop.seats import Seat

    out = []
    for i, spec in enumerate(specs.split(",")):
        kind, _, level = spec.partition(":")
        if spec != "human" and (kind != "bot" or level not in LEVELS):
            raise OptionError(f"a seat is human or bot:LEVEL with a level of {', '.join(LEVELS)}, not {spec!r}")
        out.append(Seat(kind, level, "", i))
    return out


def _options(pairs: list[str]) -> dict[str, str]:
    from engines.core.game import OptionError

    out = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is NAME=VALUE, not {pair!r}")
        out[key] = value
    return out


def _play(args) -> int:
    from engines.core import registry
    from engines.core.game import OptionError
    from tabletop import settings as prefs
    from tabletop.app import run
    from tabletop.scene import Push
    from tabletop.scenes.shelf import ShelfScene
    from tabletop.seats import named
    from tabletop.table import open_match

    game = registry.get(args.game)
    seats = _seats(args.seats)
    options = game.full_options(_options(args.option))
    if not game.min_seats <= len(seats) <= game.max_seats:
        raise OptionError(f"{game.name['en']} is for {game.min_seats} to {game.max_seats} seats, not {len(seats)}")
    if args.seed is not None and not 0 <= args.seed < 1 << 63:
        raise OptionError("the seed must be a whole number from 0 to 9223372036854775807")
    settings, _message = prefs.load()
    if args.lang:
        settings.language = args.lang

    def first(app):
        app.home_factory = ShelfScene
        app.apply(Push(ShelfScene(app)))
        return open_match(app, game, named(seats), options, args.seed, args.guided)

    return run(first, settings)


def _shot(args) -> int:
    import pygame

    from engines.cli import BadArgument
    from tabletop import shots

    try:
        wide, high = (int(n) for n in args.size.lower().split("x"))
    except ValueError:
        raise BadArgument(f"a size is WIDTHxHEIGHT, not {args.size!r}") from None
    if not (640 <= wide <= 8192 and 480 <= high <= 8192):
        raise BadArgument(f"a size lies between 640x480 and 8192x8192, not {args.size}")
    if not 75 <= args.scale <= 250:
        raise BadArgument("--scale lies between 75 and 250")
    if not 0 <= args.plies <= 100_000 or not 0 <= args.seed < 1 << 63:
        raise BadArgument("--plies lies between 0 and 100000, --seed between 0 and 9223372036854775807")
    if args.out.suffix.lower() not in (".png", ".jpg", ".jpeg"):
        raise BadArgument(f"a picture ends in .png or .jpg, not like {args.out.name!r}")
    surface = shots.picture(args.scene, (wide, high), args.lang, args.scale, seed=args.seed, plies=args.plies, seats=_seats(args.seats))
    try:
        pygame.image.save(surface, str(args.out))
    except (pygame.error, OSError) as error:
        raise BadArgument(f"the picture cannot be written to {args.out}: {error}") from None
    if args.json:
        from engines.cli import _tell
        return _tell(args, {"scene": args.scene, "size": [wide, high], "out": str(args.out)})
    return 0


def _check(args) -> int:
    from engines.cli import _tell
    from tabletop.checks import check_file

    found = check_file(args.file)
    return _tell(args, {"file": str(args.file), "kind": found, "good": True})


def _bench(args) -> int:
    from engines.cli import _tell, engine_bench
    from tabletop.benches import window_bench

    figures = engine_bench(args)
    figures.update(window_bench(args.game))
    return _tell(args, figures)
