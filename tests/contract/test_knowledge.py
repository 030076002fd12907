"""What a seat may see, and that it sees no more."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from engines.core.knowledge import OPEN, message_of, redact
from engines.core.simulate import random_action
from engines.core.text import LANGUAGES, Texts
from engines.core.view import BACK, ZONE_KINDS, View
from tests.contract.harness import matches, positions, run_on, viewers

_STRANGERS = (None, -1, 99, "0", "open", 1.0, (0,))


def test_looking_changes_nothing(game):
    for played, step in positions(game):
        s = step.before
        whole = s.dump()
        for viewer in viewers(played.seats):
            first = s.view(viewer)
            assert s.view(viewer) == first, "two looks differ"
            if viewer is not None:
                assert s.decision(viewer) == s.decision(viewer)
                s.legal(viewer)
                s.domain(viewer)
                s.determinize(viewer, 4)
        assert s.dump() == whole


def test_views_are_plain_and_consistent(game):
    for played, step in positions(game):
        for viewer in viewers(played.seats):
            view = step.before.view(viewer)
            assert isinstance(view, View) and view.game == game.id and view.viewer == viewer
            msgspec.json.encode(view)
            zones = {zone.id: zone for zone in view.zones}
            pieces = {piece.id: piece for piece in view.pieces}
            assert len(zones) == len(view.zones) and len(pieces) == len(view.pieces), "an id is used twice"
            assert all(zone.kind in ZONE_KINDS for zone in view.zones)
            for piece in view.pieces:
                assert piece.zone in zones or piece.zone.removeprefix("on:") in pieces, f"{piece.id} lies nowhere"
                assert piece.count >= 0 and -1 <= piece.owner < played.seats
                assert (piece.pose is not None) == (zones[piece.zone].kind == "free" if piece.zone in zones else False)
            assert tuple(view.acting) == tuple(step.before.acting)
            assert len(view.scores) in (0, played.seats)
            for _, numbers in view.score_parts:
                assert len(numbers) == played.seats
            if view.score_parts and view.scores:
                assert [sum(column) for column in zip(*(n for _, n in view.score_parts), strict=True)] == list(view.scores)


def test_strangers_get_the_poorest_view(game):
    for _, step in positions(game):
        poorest = step.before.view(None)
        for viewer in _STRANGERS:
            assert step.before.view(viewer) == poorest
        for seat in range(step.before.seats):
            known = sum(piece.count for piece in step.before.view(seat).pieces if piece.face != BACK)
            assert sum(piece.count for piece in poorest.pieces if piece.face != BACK) <= known


def test_possible_worlds_agree_with_all_that_a_seat_knows(game):
    for played, step in positions(game):
        s = step.before
        for seat in range(played.seats):
            view, options, domain, decision = s.view(seat), s.legal(seat), s.domain(seat), s.decision(seat)
            for seed in range(3):
                world = s.determinize(seat, seed)
                game.check(world)
                assert world.view(seat) == view, f"seat {seat} can tell worlds apart"
                assert world.view(None) == s.view(None), "a stranger sees what a seat does not"
                assert (world.legal(seat), world.domain(seat)) == (options, domain), "options betray a secret"
                assert world.decision(seat) == decision, "the words of a decision betray a secret"
                assert world.clone().view(seat) == view


def _walk(world, steps: int) -> None:
    """The first choice, again and again."""
    for _ in range(steps):
        if world.acting:
            seat = world.acting[0]
            world.play(seat, random_action(world, seat, lambda n: 0))


def test_possible_worlds_differ_where_something_is_hidden(game):
    """Worlds differ at once, or, where what is hidden is drawn only when it is needed, as play goes on with the same choices."""
    hidden = 0
    differ = 0
    for played, step in positions(game):
        for seat in range(played.seats):
            if any(piece.face == BACK for piece in step.before.view(seat).pieces):
                hidden += 1
                worlds = [step.before.determinize(seat, seed) for seed in range(4)]
                if len({world.digest() for world in worlds}) == 1:
                    for world in worlds:
                        _walk(world, 60)
                differ += len({world.digest() for world in worlds}) > 1
    assert not hidden or differ > hidden // 20, "determinize deals nothing anew"


def test_possible_worlds_play_on_to_the_end(game):
    from engines.core.simulate import Luck
    for played in matches(game.id)[:3]:
        for step in played.positions[::4]:
            for seat in range(played.seats):
                world = step.before.determinize(seat, 9)
                run_on(game, world, Luck(1))
                game.check(world)


def test_secret_arguments_reach_their_seat_only(game):
    for played in matches(game.id):
        for step in played.steps:
            for event in step.applied.events:
                spec = game.events[event[0]]
                values = dict(zip(spec.args, event[1:], strict=True))
                for viewer in [*viewers(played.seats), True, "0"]:
                    shown, cut = redact(event, spec, viewer)
                    seen = dict(zip(spec.args, shown[1:], strict=True))
                    for arg, owner in spec.secret.items():
                        secret = type(viewer) is not int or values[owner] != viewer
                        assert seen[arg] == (None if secret else values[arg])
                    assert cut or shown == event
                assert redact(event, spec, OPEN) == (event, False)


# -- words --------------------------------------------------------------------------------------------------------
def _words(game, message, seats: int) -> list[str]:
    names = [f"N{seat}" for seat in range(seats)]
    found = [game.texts.words(message, lang, names) for lang in LANGUAGES]
    for text in found:
        assert text.strip(), f"{message} is empty"
        assert "{" not in text and "None" not in text, f"{message}: {text}"
    return found


def test_every_decision_has_words_in_all_languages(game):
    for played in matches(game.id):
        for step in played.steps[:: max(1, len(played.steps) // 60)]:
            _check_decision(game, played, step.before)


def _check_decision(game, played, s) -> None:
    for seat in range(played.seats):
        decision = s.decision(seat)
        assert (decision is not None) == (seat in s.acting)
        if decision is None:
            continue
        assert decision.seat == seat and decision.options == s.legal(seat) and decision.domain == s.domain(seat)
        said = [decision.prompt, *decision.labels.values(), *decision.reminders, *(b.reason for b in decision.blocked)]
        for value in decision.details.values():
            said += value if isinstance(value, list) else [value]
        for message in said:
            assert "?" not in _words(game, message, played.seats)[0].replace("??", "") or "?" in str(game.texts.templates[message[0]])
        assert set(decision.labels) >= set(decision.options), "an option has no words"
        ids = {z.id for z in s.view(seat).zones} | {f"on:{p.id}" for p in s.view(seat).pieces}
        for ghost in itertools.chain(*decision.ghosts.values()):
            assert ghost.zone in ids
        assert all(verb in game.verbs for verb in decision.ends_turn)


def test_every_phase_and_event_has_words_for_every_viewer(game):
    for played in matches(game.id):
        for step in played.positions:
            _words(game, step.before.view(None).phase, played.seats)
        _words(game, played.end.view(None).phase, played.seats)
        for event in [*played.opening, *(event for step in played.steps for event in step.applied.events)]:
            for viewer in [*viewers(played.seats), OPEN]:
                shown, cut = redact(event, game.events[event[0]], viewer)
                message = message_of(shown, cut, game.events[event[0]], game.texts.templates)
                for lang, text in zip(LANGUAGES, _words(game, message, played.seats), strict=True):
                    assert "?" not in text or "?" in game.texts.templates[message[0]][lang], f"{message} lacks an argument: {text}"


def test_everything_with_a_name_has_it_in_all_languages(game):
    options = [f"option.{o.id}" for o in game.options] + [f"option.{o.id}.{v}" for o in game.options for v in o.values]
    keys = [f"{key}.help" for key in options]
    keys += [key for key in options if f"{key}.name" not in game.texts.templates]
    keys += [f"log.{kind}" for kind in game.events] + [step.text for step in game.guide]
    missing = [key for key in keys if key not in game.texts.templates]
    missing += [f"end.{reason}" for reason in (*game.ends, "concede") if f"end.{reason}" not in game.texts.templates]
    assert not missing, f"no text for {missing}"
    for _, step in positions(game):
        view = step.before.view(0)
        idents = {z.id for z in view.zones} | {p.face for p in view.pieces if p.face != BACK} | {m.id for m in view.meters}
        sources = {source for source, _ in view.score_parts} | ({"total"} if view.score_parts else set())
        idents |= {source for source in sources if f"source.{source}" not in game.texts.templates}
        assert f"step.{view.step}" in game.texts.templates, f"no text for step.{view.step}"
        unnamed = sorted(ident for ident in idents if ident not in game.texts.names)
        assert not unnamed, f"no name for {unnamed}"
    for face in game.faces.values():
        assert all(face.name[lang] for lang in LANGUAGES)
    assert all(game.name[lang] for lang in LANGUAGES)
    assert isinstance(game.texts, Texts)


def test_faces_on_the_table_are_declared_where_cards_are(game):
    kinds = {face.kind for face in game.faces.values()}
    for _, step in positions(game):
        for piece in step.before.view(0).pieces:
            if piece.kind in kinds and piece.face != BACK:
                assert piece.face in game.faces


@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_are_used_or_known(game, lang):
    for key, entry in game.texts.templates.items():
        assert entry[lang].strip(), f"{key} is empty"
