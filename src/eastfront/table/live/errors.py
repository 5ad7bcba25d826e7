"""What may go wrong at a live table, told apart so that a client knows what to do about it."""

from __future__ import annotations

from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.message import Message, Refusal
from eastfront.table.log import UNREADABLE


class Told(EastfrontError):
    """Something that programs are told in English, and people as *message* says, where it is given."""

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message = message


class NotThere(Told):
    """There is no such table, seat, link or account."""


class NotYours(Told):
    """Somebody else may do that."""


class NotNow(Told):
    """The table is not in a state for that."""


class Stale(EastfrontError):
    """The table is not where the client believes it to be; *version* and *seq* are the present ones."""

    def __init__(self, version: int, seq: int) -> None:
        super().__init__(f"the table is at version {version} and event {seq}; look at it again")
        self.version = version
        self.seq = seq


class Refused(EastfrontError):
    """The rules do not offer that option; *refusal* names the clause, where there is one.

    It is worded for the *game* and the *language* of the seat.
    """

    def __init__(self, text: str, refusal: Refusal | None = None, game: str = "", language: str = "") -> None:
        super().__init__(text)
        self.refusal = refusal
        self.game = game
        self.language = language


class BrokenFile(Told):
    """A game file that cannot be taken in: the *reason*, and the *line*, or 0 if it is not about one.

    The *fault*, which kind of thing is wrong, is what people are told.
    """

    def __init__(self, reason: str, line: int = 0, fault: str = UNREADABLE) -> None:
        text = f"line {line}: {reason}" if line else reason
        super().__init__(text, Message(f"problem-file-{fault}"))
        self.reason = reason
        self.line = line


class Conflict(EastfrontError):
    """Another process has written to the table in between; the command is tried again."""


class Fenced(EastfrontError):
    """Another process looks after the table now."""


class Busy(EastfrontError):
    """The storage cannot take the command now; nothing of it was kept."""


def not_begun(problem: str = "") -> NotNow:
    """Refuse what needs a game that has begun; a *problem* says why it cannot."""
    return NotNow(
        problem or "the game has not begun", Message("problem-halted" if problem else "problem-not-begun")
    )
