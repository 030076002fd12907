"""The errors that a caller of the engines can meet."""


class EngineError(Exception):
    """Base of all errors raised on purpose by the engines. The text is one sentence fit for a player."""


class MalformedAction(EngineError):
    """The text or tuple is no action of this game: unknown verb, wrong number or type of arguments."""


class IllegalAction(EngineError):
    """A well-formed action that the rules do not allow now. The state is unchanged."""

    def __init__(self, seat: int, action: tuple, reason: str = ""):
        super().__init__(f"seat {seat} may not do {' '.join(map(str, action))!r} now" + (f": {reason}" if reason else ""))
        self.seat = seat
        self.action = action


class DataError(EngineError):
    """A data, map, skin or match file is not what it should be. The text names the file, the place and the cure."""


class FeedMismatch(EngineError):
    """Recorded outcomes do not fit the rules: too few, too many, or out of range."""


class RunawayFlow(EngineError):
    """A sequence of play made no progress; a bug in a game's rules."""
