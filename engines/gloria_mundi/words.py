"""Decisions of Gloria Mundi in words: prompts, labels, how prices add up, and why something is not to be had now."""

from __future__ import annotations

from engines.core.text import message
from engines.core.view import Blocked, Decision, Meter, Piece
from engines.gloria_mundi import upgrade
from engines.gloria_mundi.state import BASE_NUMBER, named
from engines.gloria_mundi.tables import CARDS, CONDITIONAL, DEMOLISH, EXCHANGE, KINDS, PER_COUNT, RESOURCES, TABLES

RULES = {"play_base": "2", "activate": "3", "replace": "G5", "pay_exchange": "G4", "demolish": "G6", "upgrade": "4",
         "choose_site": "4", "pay_upgrade": "G8", "tribute": "5", "levy": "G11", "share": "5", "end_turn": "2"}
ENDS_TURN = {"activate": ("skip",), "end_turn": ("end_turn",)}


def decide(s, seat: int) -> Decision:
    """The decision of a seat that must act."""
    frame = s.stack[-1]
    name = frame[0]
    options = s.legal(seat)
    prompt, details, blocked = _WORDS[name](s, frame, seat, options)
    left = tuple(Meter(r, s.stock[seat][i], seat) for i, r in enumerate(RESOURCES))
    reminders = ()
    if name == "activate":
        unused = sum(not s.used[b] for b in s.rows[3 * seat + s.kind])
        reminders = (message("remind.unused", n=unused),)
    return Decision(name, seat, prompt, options, labels={a: label(s, frame, seat, a) for a in options}, details=details,
                    ghosts=_ghosts(s, frame, name, options), blocked=tuple(blocked), left=left, reminders=reminders,
                    ends_turn=ENDS_TURN.get(name, ()), rule=RULES[name])


def _ghosts(s, frame, name: str, options) -> dict:
    if name != "choose_site":
        return {}
    card = CARDS[frame[3]].id
    return {a: (Piece(f"ghost.{card}", "expansion", card, f"on:{a[1]}"),) for a in options}


def _face(s, base: str, effect: bool) -> str:
    number = BASE_NUMBER[base]
    return CARDS[s.exp[number]].id if effect and s.exp[number] else KINDS[s.kind_of(number)]


def label(s, frame, seat: int, action) -> tuple:
    """An action in words."""
    verb = action[0]
    if verb in ("play", "buy", "hold"):
        return message(f"label.{verb}", what=action[1])
    if verb in ("base", "target"):
        res = s.kind if verb == "base" else CARDS[frame[3]].a
        return message(f"label.{verb}", what=_face(s, action[1], True), goods=((RESOURCES[res], 1),))
    if verb in ("effect", "lose", "site"):
        return message(f"label.{verb}", what=_face(s, action[1], verb != "site"))
    if verb in ("pay", "tribute"):
        return message(f"label.{verb}", goods=named(action[1:]))
    if verb == "take":
        return message("label.take", goods=((action[1], 1),))
    if verb == "raze":
        victim = CARDS[TABLES.number[action[1]]]
        gain = message("gain.steps", n=victim.steps) if CARDS[frame[3]].a else message("gain.cost", goods=named(victim.cost))
        return message("label.raze", what=action[1], gain=gain)
    return message(f"label.{verb}")


def _play(s, f, seat, options):
    details, blocked = {}, []
    for k, kind in enumerate(KINDS):
        stacks = len(s.rows[3 * seat + k])
        if s.hands[seat][k]:
            details[("play", kind)] = message("detail.play", n=stacks, kind=kind, left=s.hands[seat][k])
        else:
            blocked.append(Blocked(f"{kind}:{seat}", message("blocked.hand_empty", kind=kind), "2"))
    return message("prompt.play_base", who=seat), details, blocked


def _activate(s, f, seat, options):
    details, blocked = {}, []
    kind = KINDS[s.kind]
    for k in (0, 1, 2):
        for b in s.rows[3 * seat + k]:
            card = s.exp[b]
            if k != s.kind:
                blocked.append(Blocked(f"b{b}", message("blocked.not_kind", kind=kind), "3"))
            elif s.used[b]:
                blocked.append(Blocked(f"b{b}", message("blocked.used"), "3"))
            elif card and ("effect", f"b{b}") not in options:
                blocked.append(Blocked(CARDS[card].id, _why_not(card), "G4"))
    return message("prompt.activate", who=seat, kind=kind), details, blocked


def _why_not(card: int) -> tuple:
    c = CARDS[card]
    if c.effect == EXCHANGE:
        return message("blocked.exchange", pay=named(c.pay))
    if c.effect == DEMOLISH:
        return message("blocked.nothing_to_raze")
    if c.effect == CONDITIONAL:
        return message("blocked.demand", res=RESOURCES[c.a])
    if c.effect == PER_COUNT:
        return message("blocked.count", kind=KINDS[c.a])
    return message("blocked.always_on")


def _replace(s, f, seat, options):
    return message("prompt.replace", who=seat, card=CARDS[f[3]].id, res=RESOURCES[CARDS[f[3]].a]), {}, []


def _glory_details(options) -> dict:
    return {a: message("detail.glory", n=a[4]) for a in options if a[0] in ("pay", "tribute") and a[4]}


def _pay_exchange(s, f, seat, options):
    return message("prompt.pay_exchange", who=seat, card=CARDS[f[3]].id), _glory_details(options), []


def _demolish(s, f, seat, options):
    details = {a: message("detail.face", what=a[1]) for a in options}
    return message("prompt.demolish", who=seat), details, []


def price(s, seat: int, card: int) -> tuple[tuple, int, int]:
    """Printed cost as pairs, surcharge, and the sum of both."""
    extra = TABLES.surcharge[s.forum.index(card)]
    return named(CARDS[card].cost), extra, sum(CARDS[card].cost) + extra


def _upgrade(s, f, seat, options):
    details, blocked = {}, []
    own = s.stock[seat]
    how = "detail.buy_architect" if s.architects(seat) else "detail.buy"
    for card in s.forum:
        if not card:
            continue
        c = CARDS[card]
        cost, extra, total = price(s, seat, card)
        if ("buy", c.id) in options:
            details[("buy", c.id)] = message(how, cost=cost, extra=extra, total=total, steps=c.steps)
        elif not upgrade.bare_sites(s, seat, card):
            blocked.append(Blocked(c.id, message("blocked.no_site"), "4"))
        else:
            lack = min(sum(max(0, need[r] - own[r]) for r in (0, 1, 2)) - own[3] for need in upgrade.totals(s, seat, card))
            key = "blocked.cost_mix" if s.options["surcharge"] == "any_mix" else "blocked.cost"
            blocked.append(Blocked(c.id, message(key, cost=cost, extra=extra, total=total, lack=lack), "G8"))
    return message("prompt.upgrade", who=seat), details, blocked


def _choose_site(s, f, seat, options):
    return message("prompt.choose_site", who=seat, card=CARDS[f[3]].id), {}, []


def _pay_upgrade(s, f, seat, options):
    return message("prompt.pay_upgrade", who=seat, card=CARDS[f[3]].id), _glory_details(options), []


def _tribute(s, f, seat, options):
    demand = named(s.front_demand())
    blocked = []
    if len(options) == 1:
        blocked.append(Blocked(f"goth.{s.front}", message("blocked.tribute", demand=demand), "5"))
    dues = [0, 0, 0]
    for i in range(0, len(s.tribute), 3):
        dues[s.tribute[i + 1]] += 1
    if s.tribute:
        stop = s.front if s.options["goth_stop"] == "beyond_last_tribute" else s.front - 1
        what = message("detail.refuse_after", n=stop - s.goth, dues=named(dues))
    else:
        what = message("detail.refuse_first", dues=demand)
    return message("prompt.tribute", who=seat, demand=demand), {("refuse",): what} | _glory_details(options), blocked


def _levy(s, f, seat, options):
    blocked = []
    for k in (0, 1, 2):
        if not f[4 + k]:
            blocked += [Blocked(f"b{b}", message("blocked.not_due"), "G11") for b in s.rows[3 * seat + k]]
    return message("prompt.levy", who=seat, dues=named(f[4:7])), {}, blocked


def _share(s, f, seat, options):
    return message("prompt.share", who=seat), {}, []


def _end_turn(s, f, seat, options):
    return message("prompt.end_turn", who=seat), {}, []


_WORDS = {"play_base": _play, "activate": _activate, "replace": _replace, "pay_exchange": _pay_exchange,
          "demolish": _demolish, "upgrade": _upgrade, "choose_site": _choose_site, "pay_upgrade": _pay_upgrade,
          "tribute": _tribute, "levy": _levy, "share": _share, "end_turn": _end_turn}
