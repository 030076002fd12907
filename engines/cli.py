"""The engines' commands: games, text, simulate, arena, replay, bench.

``register(subparsers)`` adds them to another program's parser; each parsed command has ``run(args) -> exit code``. With ``--json`` the
last line of the output is one JSON object. A bad argument gives one line on stderr and exit code 2.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from engines.bots import Budget, levels, make
from engines.bots import arena as arenas
from engines.bots.thinking import CAPS
from engines.core import registry
from engines.core.errors import EngineError
from engines.core.game import Game, OptionError
from engines.core.match import Match, MatchFileError
from engines.core.simulate import YARDSTICK_SEATS, Luck, simulate, speed


def one_line(text: str) -> str:
    """A message fit for one line of a terminal, whatever the arguments that it quotes hold."""
    text = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return text if len(text) <= 400 else f"{text[:250]} ... {text[-120:]}"


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str):
        """Print one line and exit with 2."""
        self.exit(2, f"{self.prog}: {one_line(message)}\n")


class BadArgument(EngineError):
    """An argument that no command accepts; one clear line."""


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code."""
    parser = Parser(prog="python -m engines", description="Play, simulate and check the games without a window.")
    register(parser.add_subparsers(dest="command", required=True, metavar="COMMAND"))
    args = parser.parse_args(argv)
    return args.run(args)


def register(subparsers) -> None:
    """Add all commands."""
    add = _adder(subparsers)
    add("games", "list the games, their seats, options and bot levels", _games)
    text = add("text", "play in the terminal, in words", _text, game=True, seats="human,bot:random")
    text.add_argument("--lang", choices=("en", "zh-Hant"), default="en")
    text.add_argument("--file", type=Path, help="keep the match in this new file")
    for name, what, run in (("simulate", "play many matches and report figures", _simulate),
                            ("arena", "let bots compete, seats rotating", _arena)):
        sub = add(name, what, run, game=True, seats="bot:random,bot:random")
        sub.add_argument("--matches", type=_count, default=100)
        sub.add_argument("--iterations", type=_count, default=None, help="thinking budget of each decision")
        sub.add_argument("--seconds", type=float, default=None, help="thinking budget of each decision")
    replay = add("replay", "read a match file and play it again", _replay)
    replay.add_argument("file", type=Path)
    replay.add_argument("--lang", choices=("en", "zh-Hant"), default="en")
    replay.add_argument("--verify", action="store_true", help="exit with 1 when an action does not give the recorded state")
    replay.add_argument("--at", type=int, default=None, metavar="N", help="show the position after N actions")
    bench = add("bench", "measure the speed of the rules", _bench)
    bench.add_argument("game", nargs="?")
    bench.add_argument("--duration", type=float, default=2.0, metavar="SECONDS", help="time for each measurement")


def _adder(subparsers) -> Callable:
    def add(name: str, what: str, run: Callable, *, game: bool = False, seats: str = ""):
        sub = subparsers.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
        sub.add_argument("--json", action="store_true", help="print one JSON object as the last line")
        if game:
            sub.add_argument("game")
            sub.add_argument("--seats", default=seats, help="human or bot:LEVEL for each seat, with commas between")
            sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
            sub.add_argument("--seed", type=int, default=0)
        sub.set_defaults(run=_guarded(run, sub.prog))
        return sub
    return add


def _guarded(run: Callable, prog: str) -> Callable:
    """Turn the errors that a user can cause into one line and exit code 2."""
    def guarded(args) -> int:
        try:
            code = run(args)
            sys.stdout.flush()
            return code
        except (BadArgument, OptionError, MatchFileError, registry.UnknownGame, EngineError) as error:
            print(f"{prog}: {one_line(str(error))}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            return 130
        except BrokenPipeError:  # the reader went away; keep the interpreter from complaining at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
    return guarded


# -- arguments ----------------------------------------------------------------------------------------------------
def _count(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if not 1 <= value <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 10000000")
    return value


def _setup(args, *, humans: bool) -> tuple[Game, list[str], dict]:
    """The game, the seat specs and the options that a command asked for. Raises BadArgument, UnknownGame, OptionError."""
    game = registry.get(args.game)
    specs = args.seats.split(",")
    for spec in specs:
        kind, _, level = spec.partition(":")
        if spec == "human" and humans:
            continue
        if kind != "bot" or not level:
            raise BadArgument(f"a seat is {'human or ' if humans else ''}bot:LEVEL, not {spec!r}")
        make(game, level)
    options = {}
    for pair in args.option:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument(f"an option is NAME=VALUE, not {pair!r}")
        options[key] = value
    if not 0 <= args.seed < 1 << 63:
        raise BadArgument("the seed must be a whole number from 0 to 9223372036854775807")
    if not game.min_seats <= len(specs) <= game.max_seats:
        raise OptionError(f"{game.name['en']} is for {game.min_seats} to {game.max_seats} seats, not {len(specs)}")
    return game, specs, game.options_for(len(specs), options)


def _budget(args) -> Budget:
    if args.seconds is not None and not 0 < args.seconds <= 3600:
        raise BadArgument("--seconds must be more than 0 and at most 3600")
    if args.seconds is None and args.iterations is None:
        return Budget(seconds=max(CAPS.values()))
    return Budget(args.seconds, args.iterations)


def _progress() -> Callable[[int, int], None] | None:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        width = 30 * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * width}{'.' * (30 - width)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
    return show


def _tell(args, data: dict) -> int:
    """Print the figures: for people line by line, or as JSON."""
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
        return 0
    for key, value in data.items():
        if isinstance(value, dict):
            print(f"{key}:")
            for name, part in value.items():
                print(f"  {name}: {part}")
        else:
            print(f"{key}: {value}")
    return 0


# -- commands -----------------------------------------------------------------------------------------------------
def _games(args) -> int:
    rows = []
    for game_id in registry.game_ids():
        game = registry.get(game_id)
        rows.append({"id": game.id, "version": game.version, "name": dict(game.name), "seats": [game.min_seats, game.max_seats],
                     "options": {o.id: {"values": list(o.values), "default": o.default} for o in game.options},
                     "bots": list(levels(game))})
    if args.json:
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return 0
    for row in rows:
        print(f"{row['id']}: {row['name']['en']} / {row['name']['zh-Hant']}, {row['seats'][0]} to {row['seats'][1]} seats")
        print(f"  bots: {', '.join(row['bots'])}")
        for name, option in row["options"].items():
            print(f"  --option {name}={'|'.join(option['values'])}  (default {option['default']})")
    return 0


def _text(args) -> int:
    from engines.textplay import Session, default_names
    game, specs, options = _setup(args, humans=True)
    match = Match.start(game, len(specs), options, args.seed, names=default_names(specs, args.lang), controllers=specs,
                        path=args.file)
    return Session(match, args.lang, args.json).run(sys.stdin, sys.stdout)


def _simulate(args) -> int:
    game, specs, options = _setup(args, humans=False)
    budget = _budget(args)
    if all(spec == "bot:random" for spec in specs):
        tally = simulate(game, len(specs), options, args.matches, args.seed, _progress())
    else:
        names = [spec.partition(":")[2] for spec in specs]
        tally = arenas.simulate_bots(game, names, options, args.matches, args.seed, budget, _progress())
    report = tally.report()
    _tell(args, report)
    return 1 if report["errors"] or report["dead_ends"] else 0


def _arena(args) -> int:
    game, specs, options = _setup(args, humans=False)
    names = [spec.partition(":")[2] for spec in specs]
    report = arenas.arena(game, names, options, args.matches, args.seed, _budget(args), _progress())
    _tell(args, report)
    return 1 if report["errors"] else 0


def _replay(args) -> int:
    match = Match.load(args.file)
    total = len(match.entries)
    if args.at is not None:
        from engines.textplay import describe
        if not 0 <= args.at <= total:
            raise BadArgument(f"--at must be from 0 to {total}")
        state = match.rewind(args.at)
        print(describe(match, state.view(None), args.lang))
    data = {"entries": total, "verified": match.problem is None, "first_difference": None if match.problem is None else total + 1}
    if match.problem:
        data["problem"] = match.problem
    if match.torn:
        data["torn"] = True
    if args.verify:
        flicks, differs = _simulated_again(match)
        if flicks:
            data |= {"flicks": flicks, "first_flick_that_differs": differs, "verified": data["verified"] and differs is None}
    _tell(args, data)
    return 1 if args.verify and not data["verified"] else 0


def _simulated_again(match: Match) -> tuple[int, int | None]:
    """How many recorded physical outcomes there are, and the first action that ends otherwise when it is simulated anew (on the platform
    that recorded it, none)."""
    count = 0
    for index, entry in enumerate(match.entries):
        if entry.outcome is not None:
            count += 1
            try:
                again = match.rewind(index).apply(entry.seat, entry.action, entry.drawn).outcome
            except EngineError:
                again = None
            if again != entry.outcome:
                return count, index + 1
    return count, None


def _bench(args) -> int:
    return _tell(args, engine_bench(args))


def engine_bench(args) -> dict:
    """The engine's figures of ``bench``: playouts, clones, and OpenSpiel as the yardstick in the same process."""
    if not 0 < args.duration <= 600:
        raise BadArgument("--duration must be more than 0 and at most 600")
    games = [registry.get(args.game)] if args.game else [registry.get(g) for g in registry.game_ids()]
    playouts, clones = {}, {}
    yardstick = Yardstick()
    for game in games:
        yardstick.reset()
        found = speed(game, args.duration, yardstick.play if yardstick.game else None)
        rate = found.decisions / found.seconds
        playouts[game.id] = {"seats": min(YARDSTICK_SEATS, game.max_seats), "matches": found.matches, "decisions": found.decisions,
                             "seconds": round(found.seconds, 4), "decisions_per_second": round(rate)}
        if yardstick.game:
            playouts[game.id]["openspiel_gin_rummy_actions_per_second"] = round(yardstick.rate)
            playouts[game.id]["ratio_to_openspiel_gin_rummy"] = round(rate / yardstick.rate, 3)
        clone = found.clone_seconds / found.clones * 1e6
        clones[game.id] = {"microseconds": round(clone, 3), "decision_microseconds": round(1e6 / rate, 3),
                           "clones_per_decision": round(1e6 / rate / clone, 2)}
    cure = {} if yardstick.game else {"cure": "install the extra 'bench'"}
    return {"playouts": playouts, "clone": clones, "openspiel": {"available": bool(yardstick.game), **cure}}


class Yardstick:
    """Random play of gin rummy in OpenSpiel, driven from Python in this very process. `game` is None where OpenSpiel is missing."""

    def __init__(self):
        try:
            import pyspiel
        except ImportError:
            self.game = None
        else:
            self.game = pyspiel.load_game("gin_rummy")
        self.luck = Luck(1)
        self.reset()

    def reset(self) -> None:
        """Forget what was measured."""
        self.actions, self.spent = 0, 0.0

    @property
    def rate(self) -> float:
        """Actions per second."""
        return self.actions / self.spent

    def play(self, seconds: float) -> None:
        """Play for about `seconds`."""
        end = self.spent + seconds
        luck = self.luck
        while self.spent < end:
            begin = time.perf_counter()
            state = self.game.new_initial_state()
            while not state.is_terminal():
                options = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
                state.apply_action(options[luck(len(options))])
                self.actions += 1
            self.spent += time.perf_counter() - begin
