"""Writing and replaying a playthrough.

A file holds set-up, then every decision with all its options in order, the action taken, what was drawn, the events, the scores, and a
hash of each seat's view (the stranger's last). At each new turn the views stand there in short form. When a file is checked, its own
actions and draws are fed to the rules, so that a change of rules shows at the first place where it matters.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from engines.core import registry
from engines.core.action import format_action, parse_action
from engines.core.simulate import Luck, random_action

HERE = Path(__file__).parent
MINIMUM = 3         # files for each game


class Case(NamedTuple):
    """One playthrough: who plays how. `slips` is how many of 100 choices are blind; the others follow the game's advice.
    `favour` holds beginnings of actions that are taken wherever they are legal, for what good play seldom does."""

    game: str
    name: str
    seats: int
    seed: int
    slips: int
    options: tuple = ()
    favour: tuple = ()


_AT_WAR = ("fall ", "lay barrage", "empire france", "empire spain", "act arch_deploy", "deploy unit0.2", "deploy unit0.3", "deploy unit1.2",
           "deploy unit1.3", "carry ", "fire ", "cancel ", "move unit0.3", "move unit1.3")
_RARE = ("empire portugal", "empire france", "crown crown0.nassau", "crown crown1.napoleon", "empire spain", "crown crown0.afonso_i",
         "crown crown1.afonso_i", "rate 2", "credit ", "buy painting.maua", "more ", "spare ", "cancel ", "fire ", "ride", "fall ", "lay barrage",
         "lay ", "act arch_deploy")
_THRIFTY = ("buy painting.gusmao", "spare ", "act arch_manufacture", "make ", "enough", "lay camp")

CASES = [
    Case("ascending_empires", "two_by_the_text", 2, 23, 25),
    Case("ascending_empires", "two_with_large_pool", 2, 14, 25, (("pool", "large"),), ("launch_battleship", "send_back ", "research orange")),
    Case("ascending_empires", "three_without_city_reward", 3, 2, 12, (("city_reward", "off"),), ("build brown", "research brown", "research grey")),
    Case("brazil_imperial", "one_by_the_text", 1, 1, 10),
    Case("brazil_imperial", "one_blind", 1, 2, 100, (("map", "solo_vera_cruz"), ("upgraded_build", "everything"))),
    Case("brazil_imperial", "two_at_war", 2, 22, 10, (("map", "duel_rio"),), _AT_WAR),
    Case("brazil_imperial", "two_with_rare_payments", 2, 16, 10, (), _RARE),
    Case("brazil_imperial", "two_with_maua", 2, 13, 30, (), _RARE),
    Case("brazil_imperial", "two_with_automaton", 2, 4, 15, (("map", "bay_reconcavo"), ("automaton", "standard"))),
    Case("brazil_imperial", "two_with_easy_automaton", 2, 7, 15, (("automaton", "easy"), ("upgraded_build", "everything")), _THRIFTY),
    Case("brazil_imperial", "three_with_epic_automaton", 3, 6, 15,
         (("map", "three_captaincies"), ("automaton", "epic"), ("empires", "random"))),
    Case("brazil_imperial", "four_by_the_text", 4, 7, 15, (("map", "four_atlantic"),)),
    Case("gloria_mundi", "two_by_the_text", 2, 1, 25),
    Case("gloria_mundi", "two_blind", 2, 2, 100),
    Case("gloria_mundi", "three_blind_any_mix", 3, 3, 100, (("surcharge", "any_mix"),)),
    Case("gloria_mundi", "three_on_last_tribute", 3, 4, 30, (("goth_stop", "on_last_tribute"),)),
    Case("gloria_mundi", "four_by_the_text", 4, 5, 20),
    Case("gloria_mundi", "five_cannot_play", 5, 6, 50, (("goth_stop", "on_last_tribute"), ("hand_end", "cannot_play"))),
    Case("gloria_mundi", "six_on_last_tribute", 6, 7, 60, (("goth_stop", "on_last_tribute"), ("deck_end", "cannot_reveal"))),
    Case("gloria_mundi", "six_by_the_text", 6, 8, 40),
]


def path_of(case: Case) -> Path:
    """The file of a case."""
    return HERE / case.game / f"{case.name}.txt"


def record(case: Case) -> str:
    """Play a case by its policy and write it down."""
    game = registry.get(case.game)
    luck = Luck(case.seed + 77)
    state, dealt, opening = game.deal(case.seats, dict(case.options), case.seed)
    head = [f"game {game.id} version {game.version}", f"seats {case.seats}", f"seed {case.seed}",
            *(f"option {key} {value}" for key, value in state.options.items()), f"dealt {_numbers(dealt)}"]
    out = [*head, *_events(opening)]
    out += _play(state, lambda: _choose(game, state, luck, case))
    return "\n".join(out) + "\n"


def replay(text: str) -> str:
    """Feed the actions and draws of a file to the rules and write down what they make of it."""
    lines = text.splitlines()
    head = [line for line in lines[:lines.index(next(li for li in lines if li.startswith("dealt"))) + 1]]
    words = [line.split() for line in head]
    game = registry.get(words[0][1])
    seats, seed = int(words[1][1]), int(words[2][1])
    options = {word[1]: word[2] for word in words if word[0] == "option"}
    dealt = tuple(map(int, words[-1][1:]))
    state, _, opening = game.deal(seats, options, seed, dealt)
    found = re.findall(r"^  > (\d+) (.*)\n(?:  drawn (.*)\n)?", text, re.M)
    feed = iter([(int(seat), parse_action(action), tuple(map(int, drawn.split()))) for seat, action, drawn in found])
    head[0] = f"game {game.id} version {game.version}"
    return "\n".join([*head, *_events(opening), *_play(state, lambda: next(feed))]) + "\n"


def _choose(game, state, luck, case: Case) -> tuple:
    seat = state.acting[luck(len(state.acting))]
    options = state.legal(seat)
    favoured = [option for option in options if format_action(option).startswith(case.favour)] if case.favour else []
    if favoured:
        return seat, favoured[luck(len(favoured))], None
    if game.advice is None or luck(100) < case.slips:
        return seat, random_action(state, seat, luck), None
    if not options:
        return seat, game.advice.flick(state, seat, state.domain(seat), random.Random(luck(1 << 30))), None
    weights = game.advice.weigh(state, seat, options)
    return seat, options[weights.index(max(weights))], None


def _play(state, choose) -> Iterator[str]:
    turn, number = None, 0
    while state.acting:
        if state.turn != turn:
            turn = state.turn
            yield f"== turn {turn}, seat {state.view(None).active}"
            yield from _looks(state)
        seat, action, drawn = choose()
        number += 1
        for who in state.acting:
            options = state.legal(who) or (state.domain(who),)
            yield f"@{number} seat {who} {state.stack[-1][0]}: {' | '.join(map(_text, options))}"
        applied = state.apply(seat, action, drawn)
        yield f"  > {seat} {format_action(action)}"
        if applied.drawn:
            yield f"  drawn {_numbers(applied.drawn)}"
        yield from _events(applied.events)
        hashes = [_hash(state.view(viewer)) for viewer in [*range(state.seats), None]]
        yield f"  scores {_numbers(state.view(None).scores)} views {' '.join(hashes)} state {state.digest()}"
    yield from _looks(state)
    yield f"== over: {' '.join(map(str, state.result))}"


def _text(option) -> str:
    return format_action(option) if type(option) is tuple else repr(option)


def _events(events) -> list[str]:
    return ["  - " + " ".join(map(_word, event)) for event in events]


def _word(value) -> str:
    if isinstance(value, tuple):
        return "(" + ",".join(map(_word, value)) + ")"
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{_word(v)}" for key, v in value.items()) + "}"
    return str(value)


def _numbers(numbers) -> str:
    return " ".join(map(str, numbers))


def _hash(view) -> str:
    return hashlib.blake2b(repr(view).encode(), digest_size=4).hexdigest()


def _looks(state) -> Iterator[str]:
    """The stranger's view in short form, then for each seat the zones where it sees something else."""
    plain = _zones(state.view(None))
    yield "  view stranger: " + _joined(plain)
    for seat in range(state.seats):
        own = _zones(state.view(seat))
        yield f"  view {seat}: " + _joined({zone: own.get(zone, "-") for zone in [*own, *plain] if own.get(zone) != plain.get(zone)})


def _joined(zones: dict[str, str]) -> str:
    return "; ".join(f"{zone}: {text}" for zone, text in zones.items())


def _zones(view) -> dict[str, str]:
    """What lies in each zone: face, slot where places matter, number and marks where they say something."""
    kinds = {zone.id: zone.kind for zone in view.zones}
    found: dict[str, list[str]] = {}
    for piece in view.pieces:
        ordered = kinds.get(piece.zone, "space") not in ("fan", "pile", "stack")
        word = piece.face + (f"@{piece.slot}" if piece.slot and ordered else "") + (f"x{piece.count}" if piece.count != 1 else "")
        found.setdefault(piece.zone, []).append(word + "".join(f"!{badge}" for badge in piece.badges))
    order = {zone: n for n, zone in enumerate(kinds)}
    return {zone: _run(found[zone]) for zone in sorted(found, key=lambda z: (order.get(z, len(order)), z))}


def _run(words: list[str]) -> str:
    """Equal words that follow each other become one with its number."""
    return ",".join(word if (n := len(list(same))) == 1 else f"{n} {word}" for word, same in groupby(words))
