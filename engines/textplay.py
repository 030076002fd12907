"""Play in a terminal, all in words: the same views, decisions and texts that the window draws."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import TextIO

from engines.bots import Budget, make
from engines.core.action import Amount, Flick, Pick, Split, format_action, parse_action
from engines.core.errors import EngineError, MalformedAction
from engines.core.match import HUMAN, Match
from engines.core.view import BACK, View

_BUDGET = Budget(seconds=1.0)
WORDS = {
    "score": {"en": "Points", "zh-Hant": "分數"},
    "back": {"en": "face down", "zh-Hant": "蓋牌"}, "empty": {"en": "empty", "zh-Hant": "空"},
    "land": {"en": " · {land}", "zh-Hant": "·{land}"}, "of": {"en": "{what} of {who}", "zh-Hant": "{who}的{what}"},
    "more": {"en": "{n} not shown", "zh-Hant": "{n}個未顯示"}, "over": {"en": "The match is over", "zh-Hant": "對局結束"},
    "won": {"en": "Winner: {who}", "zh-Hant": "勝者：{who}"}, "none": {"en": "nobody", "zh-Hant": "無人"},
    "pick": {"en": "Pick {low} to {high}; type their numbers with blanks between, or 0 for none",
             "zh-Hant": "選擇{low}至{high}項；輸入編號並以空白分隔，不選則輸入0"},
    "amount": {"en": "Type a number from {low} to {high}", "zh-Hant": "輸入{low}至{high}的數字"},
    "split": {"en": "Divide {n} over {k} places (at most {caps}); type the numbers with blanks between",
              "zh-Hant": "將{n}分配到{k}處（上限{caps}）；輸入數字並以空白分隔"},
    "flick": {"en": "Type piece, angle (0 to 359999) and power (1 to {high}); pieces: {pieces}",
              "zh-Hant": "輸入棋子、角度（0至359999）與力道（1至{high}）；棋子：{pieces}"},
    "help": {"en": "Type a number or an action; undo, log, state or quit",
             "zh-Hant": "輸入編號或動作；undo（復原）、log（紀錄）、state（局面）、quit（離開）"},
    "wrong": {"en": "That is not possible: {why}", "zh-Hant": "無法執行：{why}"},
    "malformed": {"en": "this is neither a number on offer nor an action", "zh-Hant": "這不是可用的編號或動作"},
    "illegal": {"en": "the rules do not allow it now", "zh-Hant": "規則目前不允許"},
    "player": {"en": "Player {n}", "zh-Hant": "玩家{n}"}, "bot": {"en": "Bot {n}", "zh-Hant": "電腦{n}"},
    "blocked": {"en": "Not now: {target}: {why}", "zh-Hant": "目前不可：{target}：{why}"},
    "undone": {"en": "Taken back: {n}", "zh-Hant": "已復原：{n}"},
    "undo.start": {"en": "nothing to take back", "zh-Hant": "沒有可復原的動作"}, "undo.luck": {"en": "luck has fallen", "zh-Hant": "運氣已揭曉"},
    "undo.secret": {"en": "a secret has come out", "zh-Hant": "秘密已公開"},
    "undo.other": {"en": "another person has played since", "zh-Hant": "其他玩家已行動"},
    "undo.over": {"en": "the match is over", "zh-Hant": "對局結束"},
}


def _say(key: str, lang: str, **values) -> str:
    return WORDS[key][lang].format(**values)


def default_names(controllers: list[str], lang: str) -> list[str]:
    """Names for seats that nobody named."""
    return [_say("player" if who == HUMAN else "bot", lang, n=number) for number, who in enumerate(controllers, 1)]


def describe(match: Match, view: View, lang: str) -> str:
    """A view in words: phase, points, meters, and what lies in each zone."""
    texts, names = match.game.texts, match.names
    lines = [f"== {texts.words(view.phase, lang, names)} =="]
    for seat in range(view.seats):
        parts = [f"{texts.name(m.id, lang)} {m.value}" for m in view.meters if m.seat == seat]
        if view.scores:
            parts.insert(0, f"{_say('score', lang)} {view.scores[seat]}")
        lines.append(f"{names[seat]}: {', '.join(parts)}")
    common = [f"{texts.name(m.id, lang)} {m.value}" for m in view.meters if m.seat == -1]
    if common:
        lines.append(", ".join(common))
    lying: dict[str, list] = {}
    for piece in view.pieces:
        lying.setdefault(piece.zone, []).append(piece)
    lines += [_zone_line(match, zone, lying.get(zone.id, []), lying, lang) for zone in view.zones]
    return "\n".join(lines)


def _zone_line(match: Match, zone, pieces: list, lying: dict, lang: str) -> str:
    title = match.game.texts.name(zone.id, lang) + _terrain_words(match, zone, lang)
    owner = f"{match.names[zone.owner]}: " if zone.owner >= 0 else ""
    order = sorted((piece for piece in pieces if piece.count), key=lambda p: (p.slot, p.id))
    words = Counter()
    for piece in order:
        stranger = zone.terrain and piece.owner not in (-1, zone.owner)      # things of several seats meet on land
        place = f"{piece.slot}: " if zone.kind in ("track", "row", "grid") else ""
        words[place, _piece_words(match, piece, zone.kind, lying, lang, bool(stranger))] += piece.count
    shown = [f"{place}{n} × {word}" if n != 1 else f"{place}{word}" for (place, word), n in words.items()]
    missing = zone.count - sum(piece.count for piece in pieces)
    if missing > 0:
        shown.append(_say("more", lang, n=missing))
    return f"  {owner}{title}: {', '.join(shown) or _say('empty', lang)}"


def _terrain_words(match: Match, zone, lang: str) -> str:
    """What a hexagon shows, in the game's words for kinds of land; nothing for other zones."""
    if not zone.terrain:
        return ""
    texts, key = match.game.texts, f"terrain.{zone.terrain}"
    land = texts.words((key, {}), lang, match.names) if key in texts.templates else texts.name(zone.terrain, lang)
    return _say("land", lang, land=land)


def _piece_words(match: Match, piece, kind: str, lying: dict, lang: str, owned: bool = False) -> str:
    texts = match.game.texts
    word = _say("back", lang) if piece.face == BACK else texts.name(piece.face, lang)
    if owned:
        word = _say("of", lang, what=word, who=match.names[piece.owner])
    if piece.owner >= 0 and kind == "track":
        word = f"{match.names[piece.owner]} ({word})"
    on_top = [_piece_words(match, p, "space", lying, lang) for p in lying.get(f"on:{piece.id}", [])]
    badges = [texts.name(badge, lang) for badge in piece.badges if isinstance(badge, str)]
    extra = badges + on_top
    return f"{word} [{', '.join(extra)}]" if extra else word


class Session:
    """One match at the terminal. People type at their turns, bots answer at once."""

    def __init__(self, match: Match, lang: str, as_json: bool = False):
        self.match, self.lang, self.json = match, lang, as_json
        self.bots = {seat: make(match.game, who.partition(":")[2]) for seat, who in enumerate(match.controllers) if who != HUMAN}
        self.seen, self.opened = 0, False
        self.people = [seat for seat, who in enumerate(match.controllers) if who == HUMAN]

    def run(self, source: TextIO, out: TextIO) -> int:
        """Play until the match ends, the input ends or somebody quits; 0 in each case."""
        match = self.match
        state_shown = -1
        while not match.over:
            seat = self._next()
            if seat in self.bots:
                self._bot(seat)
                continue
            self._news(seat, out)
            if state_shown != match.revision:
                print(describe(match, match.state.view(seat), self.lang), file=out)
                state_shown = match.revision
            if not self._person(seat, source, out):
                break
        self._finish(out)
        match.close()
        return 0

    def _next(self) -> int:
        """Bots first where several must decide, so that nobody waits for them."""
        acting = self.match.state.acting
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def _bot(self, seat: int) -> None:
        state = self.match.state
        rng = random.Random(f"{self.match.header.seed}/{len(self.match.entries)}/{seat}")
        action = self.bots[seat].choose(state.view(seat), state.decision(seat), self.match.sampler(seat), _BUDGET, rng)
        self.match.act(seat, action)

    def _news(self, viewer: int | None, out: TextIO) -> None:
        for line in self.match.log(viewer, self.seen):
            if line.entry == -1 and self.opened:
                continue
            print("· " + self.match.game.texts.words(line.message, self.lang, self.match.names), file=out)
        self.seen, self.opened = len(self.match.entries), True

    def _person(self, seat: int, source: TextIO, out: TextIO) -> bool:
        """Ask once. False when the person leaves."""
        decision = self.match.state.decision(seat)
        self._ask(decision, out)
        row = source.readline()
        if not row or row.strip() == "quit":
            return False
        word = row.strip()
        if word == "log":
            self.seen, self.opened = 0, False
            self._news(seat, out)
        elif word == "state":
            print(describe(self.match, self.match.state.view(seat), self.lang), file=out)
        elif word == "undo":
            self._undo(seat, out)
        elif word:
            try:
                self.match.act(seat, _understand(word, decision))
            except MalformedAction:
                print(_say("wrong", self.lang, why=_say("malformed", self.lang)), file=out)
            except EngineError:
                print(_say("wrong", self.lang, why=_say("illegal", self.lang)), file=out)
        return True

    def _undo(self, seat: int, out: TextIO) -> None:
        able = [info for info in ((s, self.match.undoable(s)) for s in (seat, *self.people)) if info[1].can]
        if not able:
            reason = self.match.undoable(seat).reason
            print(_say("wrong", self.lang, why=_say(reason, self.lang)), file=out)
            return
        who = able[0][0]
        print(_say("undone", self.lang, n=len(self.match.undo(who))), file=out)
        self.seen = min(self.seen, len(self.match.entries))

    def _ask(self, decision, out: TextIO) -> None:
        texts, names, lang = self.match.game.texts, self.match.names, self.lang
        print(f"> {texts.words(decision.prompt, lang, names)}", file=out)
        for number, action in enumerate(decision.options, 1):
            label = decision.labels.get(action)
            words = texts.words(label, lang, names) if label else format_action(action)
            detail = decision.details.get(action)
            more = f" · {texts.words(detail, lang, names)}" if detail else ""
            print(f"  {number:2}. {words}{more}   [{format_action(action)}]", file=out)
        faces = {piece.id: piece.face for piece in self.match.state.view(decision.seat).pieces}
        if decision.domain is not None:
            print("  " + _domain_words(decision.domain, lambda item: texts.name(faces.get(item, item), lang), lang), file=out)
        for blocked in decision.blocked:
            why = texts.words(blocked.reason, lang, names)
            print("  " + _say("blocked", lang, target=texts.name(faces.get(blocked.target, blocked.target), lang), why=why), file=out)
        print(f"  ({_say('help', lang)})", file=out)

    def _finish(self, out: TextIO) -> None:
        match, result = self.match, self.match.result
        viewer = self.people[0] if len(self.people) == 1 else None
        if result is not None:
            self._news(viewer, out)
            print(describe(match, match.state.view(viewer), self.lang), file=out)
            who = "、".join(match.names[s] for s in result[0]) or _say("none", self.lang)
            print(_say("over", self.lang) + " · " + _say("won", self.lang, who=who), file=out)
        if self.json:
            print(json.dumps({"game": match.game.id, "entries": len(match.entries), "over": match.over,
                              "winners": list(result[0]) if result else [], "reason": result[1] if result else None}), file=out)


def _domain_words(domain, name: Callable[[str], str], lang: str) -> str:
    if isinstance(domain, Pick):
        items = ", ".join(f"{i}: {name(item)}" for i, item in enumerate(domain.items, 1))
        return f"{_say('pick', lang, low=domain.least, high=domain.most)} ({items})"
    if isinstance(domain, Amount):
        return _say("amount", lang, low=domain.low, high=domain.high)
    if isinstance(domain, Split):
        return _say("split", lang, n=domain.total, k=len(domain.caps), caps=", ".join(map(str, domain.caps)))
    return _say("flick", lang, high=domain.steps, pieces=", ".join(f"{p} ({name(p)})" if name(p) != p else p for p in domain.pieces))


def _understand(text: str, decision) -> tuple:
    """Numbers of options, or the answer to a domain, or an action's text. Raises MalformedAction."""
    words = text.split()
    numbers = [int(w) for w in words if w.lstrip("-").isdecimal() and len(w) < 10]
    all_numbers = len(numbers) == len(words)
    domain = decision.domain
    if decision.options and all_numbers and len(numbers) == 1 and 1 <= numbers[0] <= len(decision.options):
        return decision.options[numbers[0] - 1]
    if isinstance(domain, Amount | Split) and all_numbers:
        return (domain.verb, *numbers)
    if isinstance(domain, Pick) and all_numbers and all(0 <= n <= len(domain.items) for n in numbers):
        return (domain.verb, *(domain.items[n - 1] for n in sorted(set(numbers)) if n))
    if isinstance(domain, Flick) and words[0] in domain.pieces:
        return parse_action(" ".join((domain.verb, *words)))
    return parse_action(" ".join(words))
