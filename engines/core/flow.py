"""Sequences of play as plain data that can be copied and saved at any moment.

A ``Flow`` holds nodes by name. A *sequence* is written as a Python list that reads like the rulebook and is compiled at
import to a tuple of plain operations; a *decision* is a class that lists its options and has one handler for each verb.
The place where a match stands is the stack of frames in the state; a frame is ``[node name, program counter, locals...]``.

    flow.sequence("turn", reveal, "play_base", EachSeat("activate"), If(invaded, levy), "end_turn")

Items of a sequence: a function ``f(state)`` that runs at once, a node's name, ``If``, ``While``, ``EachSeat``.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.core.action import format_action, parse_action
from engines.core.errors import EngineError, RunawayFlow

_GUARD = 20_000
# Operations of a compiled sequence: (operation, function or node name, jump target or place of locals).
DO, UNLESS, CALL, LOOP, JUMP, BEGIN, END = range(7)


class If:
    """Run `items` when ``test(state)`` holds, else those of `orelse`."""

    def __init__(self, test: Callable, *items, orelse: tuple = ()):
        self.test, self.items, self.orelse = test, items, orelse


class While:
    """Run `items` again and again as long as ``test(state)`` holds."""

    def __init__(self, test: Callable, *items):
        self.test, self.items = test, items


class EachSeat:
    """Push node `name` with each seat as its first local, clockwise from ``state.active`` (or from ``start(state)``)."""

    def __init__(self, name: str, start: Callable | None = None):
        self.name, self.start = name, start


class Sequence:
    """A compiled sequence."""

    __slots__ = ("code", "locals")

    def __init__(self, code: tuple, local_count: int):
        self.code, self.locals = code, local_count


class Decision:
    """Base of decision nodes. Subclasses define ``who(s, f)`` (seats that must decide, () when nothing is to be decided:
    then the frame is dropped), ``options(s, f, seat)`` (all actions, dullest first) or ``domain``, and one method per verb with the verb's name (a
    trailing underscore is cut). `locals` is how many locals, all 0, its frame has when a sequence calls it. ``describe(s, f, seat)``
    returns keyword arguments for the people's Decision. Methods are called
    on the class: nodes have no state of their own.
    """

    code = None
    locals = 0
    handlers: dict[str, Callable] = {}
    verbs: tuple[str, ...] = ()

    @staticmethod
    def who(s, f) -> tuple:
        """Seats that must decide; may settle what leaves no choice."""
        raise EngineError("a decision needs who()")

    @staticmethod
    def options(s, f, seat) -> tuple:
        """All legal actions, unless the decision is parametric."""
        return ()

    @staticmethod
    def domain(s, f, seat):
        """A parametric domain, or None."""
        return None

    @staticmethod
    def describe(s, f, seat) -> dict:
        """Words for people: keyword arguments of ``engines.core.view.Decision``."""
        return {}


class Flow:
    """All nodes of one game."""

    def __init__(self, game: str):
        self.game = game
        self.nodes: dict = {}
        self._names: list[tuple[str, str]] = []

    def sequence(self, name: str, *items) -> None:
        """Compile and add a sequence."""
        code: list = []
        slots = [2]
        self._compile(name, items, code, slots)
        code.append((END, None, 0))
        self._add(name, Sequence(tuple(code), slots[0] - 2))

    def decision(self, *verbs: str):
        """Class decorator: add a decision whose handlers are the methods called like `verbs`. Its name is the class's name in
        snake case."""
        def add(cls):
            name = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__).lstrip("_")
            handlers = {}
            for verb in verbs:
                method = getattr(cls, verb, None) or getattr(cls, verb + "_", None)
                if method is None:
                    raise EngineError(f"{self.game}: decision {name} has no method for its verb {verb}")
                handlers[verb] = method
            cls.handlers, cls.verbs, cls.name = handlers, verbs, name
            self._add(name, cls)
            return cls
        return add

    def _add(self, name: str, node) -> None:
        if name in self.nodes:
            raise EngineError(f"{self.game}: two nodes are called {name}")
        self.nodes[name] = node

    def check(self) -> None:
        """Finish the flow once all nodes are added. Raises EngineError when a sequence names an unknown node or a node is never used."""
        used = {target for _, target in self._names} | {"match"}
        for source, target in self._names:
            if target not in self.nodes:
                raise EngineError(f"{self.game}: {source} names the unknown node {target}")
        for node in self.nodes.values():
            if node.code is not None:
                node.code = tuple((op, what, self._room(what) if op == CALL else to) for op, what, to in node.code)
        unused = [n for n in self.nodes if n not in used and not getattr(self.nodes[n], "pushed", False)]
        if unused:
            raise EngineError(f"{self.game}: nothing leads to {', '.join(unused)}")

    def _room(self, name: str) -> list[int]:
        """Fresh locals of a frame of node `name` that a sequence calls."""
        node = self.nodes[name]
        return [0] * node.locals

    def push(self, s, name: str, *values) -> None:
        """Put a frame on the stack; `values` are its locals."""
        node = self.nodes[name]
        if node.code is None:
            s.stack.append([name, 0, *values])
        else:
            s.stack.append([name, 0] + [0] * node.locals)

    def run(self, s) -> None:
        """Go on until some seat must decide or the match is over; sets ``s.acting``. One loop without calls of its own: this is
        where random play spends most of its time."""
        nodes, stack = self.nodes, s.stack
        for _ in range(_GUARD):
            if not stack:
                s.acting = ()
                return
            frame = stack[-1]
            node = nodes[frame[0]]
            code = node.code
            if code is None:
                acting = node.who(s, frame)
                if acting:
                    s.acting = acting
                    return
                if stack and stack[-1] is frame:
                    stack.pop()
                continue
            pc = frame[1]
            op, what, to = code[pc]
            while op == DO or op == UNLESS:
                pc += 1
                if op == DO:
                    frame[1] = pc
                    what(s)
                    if stack[-1] is not frame:
                        break
                elif not what(s):
                    pc = to
                op, what, to = code[pc]
            else:
                frame[1] = pc + 1
                if op == CALL:
                    stack.append([what, 0] + to)
                elif op == LOOP:
                    i = frame[to]
                    if i < s.seats:
                        frame[to] = i + 1
                        frame[1] = pc
                        stack.append([what, 0, (frame[to + 1] + i) % s.seats])
                elif op == JUMP:
                    frame[1] = to
                elif op == BEGIN:
                    frame[to] = 0
                    frame[to + 1] = s.active if what is None else what(s)
                else:
                    stack.pop()
        raise RunawayFlow(f"runaway flow of {self.game} in {stack[-1][0] if stack else 'an empty stack'!r}")

    # -- compiler -------------------------------------------------------------------------------------------------
    def _compile(self, name: str, items, code: list, slots: list) -> None:
        for item in items:
            if isinstance(item, str):
                self._names.append((name, item))
                code.append((CALL, item, 0))
            elif isinstance(item, If):
                self._branch(name, item, code, slots)
            elif isinstance(item, While):
                at = len(code)
                code.append(None)
                self._compile(name, item.items, code, slots)
                code.append((JUMP, None, at))
                code[at] = (UNLESS, item.test, len(code))
            elif isinstance(item, EachSeat):
                self._names.append((name, item.name))
                slot = slots[0]
                slots[0] += 2
                code.append((BEGIN, item.start, slot))
                code.append((LOOP, item.name, slot))
            elif callable(item):
                code.append((DO, item, 0))
            else:
                raise EngineError(f"{self.game}: {item!r} cannot stand in the sequence {name}")

    def _branch(self, name: str, item: If, code: list, slots: list) -> None:
        at = len(code)
        code.append(None)
        self._compile(name, item.items, code, slots)
        if not item.orelse:
            code[at] = (UNLESS, item.test, len(code))
            return
        middle = len(code)
        code.append(None)
        self._compile(name, item.orelse, code, slots)
        code[middle] = (JUMP, None, len(code))
        code[at] = (UNLESS, item.test, middle + 1)


class Sealed(Decision):
    """A simultaneous secret choice: subclasses define ``seats(s)``, ``choices(s, seat)`` and ``reveal(s, actions)``, which is called
    with a dict from seat to action when all have chosen. Push the frame with one None per seat. What a seat chose stands in the
    frame as text until then; views show a seat its own slot only (``chosen``)."""

    @classmethod
    def who(cls, s, f) -> tuple:
        missing = tuple(seat for seat in cls.seats(s) if f[2 + seat] is None)
        if not missing:
            s.stack.pop()
            cls.reveal(s, {seat: parse_action(f[2 + seat]) for seat in cls.seats(s)})
        return missing

    @classmethod
    def options(cls, s, f, seat) -> tuple:
        return cls.choices(s, seat)

    @staticmethod
    def keep(s, f, seat, *action) -> None:
        """Handler body for every verb of the choice: ``keep(s, f, seat, verb, *ids)``."""
        f[2 + seat] = format_action(action)

    @staticmethod
    def chosen(s, f, seat):
        """The action that `seat` sealed, or None."""
        return parse_action(f[2 + seat]) if f[2 + seat] is not None else None


class Window(Decision):
    """A reaction window: each seat of ``order(s)`` in turn may react or pass. Who is *asked* depends on public facts only,
    else the pause itself betrays a hand; so subclasses define ``order(s)`` (seats to ask) from public facts and
    ``reactions(s, seat)`` (actions besides pass). Push the frame with one local 0. Add the verb ``pass`` to the decorator."""

    @classmethod
    def who(cls, s, f) -> tuple:
        order = cls.order(s)
        return (order[f[2]],) if f[2] < len(order) else ()

    @classmethod
    def options(cls, s, f, seat) -> tuple:
        return (("pass",), *cls.reactions(s, seat))

    @staticmethod
    def pass_(s, f, seat) -> None:
        f[2] += 1
