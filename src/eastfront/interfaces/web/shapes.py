"""The shapes of what clients send and get, from which validation and the API's schema follow."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from eastfront.table.clock import DAY, MOST_DAYS
from eastfront.table.live.playing import LONGEST_CHAT

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name that others see.")]
Language = Annotated[str, Meta(max_length=8, description="A language that there are words for, such as en.")]
Word = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, lt=2**53, description="The version of the table that the client knows.")]
Plain = dict[str, Any]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing but the fields there are, and no text that a database cannot hold."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, str) and "\0" in value:
                raise ValueError(f"{name} holds a character that is none")


class Shape(Struct):
    """What a client gets."""


class SeatPlan(Body):
    """Who is to sit on a seat: me, anybody, or a computer player of a level."""

    kind: Literal["me", "open", "computer"]
    level: Word = ""


class ClockPlan(Body):
    """How long seats may think; a move is all that a seat chooses until another is asked."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    days: Annotated[int, Meta(ge=0, le=MOST_DAYS)] = 0


class OpenTable(Body):
    """A table to be opened; edition and options are the game's defaults where nothing is said.

    At a *training* table every seat may ask for hints.
    """

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    edition: Word = ""
    options: Annotated[dict[Word, Word], Meta(max_length=60)] = field(default_factory=dict)
    visibility: Literal["public", "private"] = "public"
    clock: ClockPlan = field(default_factory=ClockPlan)
    training: bool = False
    start: bool = False


class SeatShape(Shape):
    """A seat: who sits there, and what is left on the clock, in seconds."""

    seat: int
    kind: Literal["open", "person", "computer"]
    name: str
    level: str
    gone: bool
    connected: bool
    left: float | None


class TableShape(Shape):
    """A table as everybody may see it; *yours* are the seats of whoever asks.

    *site* is the address at which people reach the server; it is empty where the server was not told.
    """

    id: str
    status: Literal["open", "running", "ended", "halted", "closed", "unfinished"]
    game: str
    edition: str
    options: dict[str, str]
    visibility: Literal["public", "private"]
    training: bool
    clock: Plain
    seats: list[SeatShape]
    yours: list[int]
    is_host: bool
    seq: int
    version: int
    asked: int | None
    offer: Plain | None
    origin: Plain
    commitment: str
    created: float
    changed: float
    problem: str
    site: str


class CautionShape(Shape):
    """What would go to waste for good by an option, and the clause by which."""

    rule: str
    message: Plain
    text: str


class OptionShape(Shape):
    """An option: its name is what a choice names; the message is for programs, the text for people."""

    name: str
    message: Plain
    text: str
    caution: CautionShape | None


class DecisionShape(Shape):
    """What is asked of whom; the options are there only for the seat that is asked."""

    seat: int
    kind: str
    message: Plain
    text: str
    options: list[OptionShape]


class PositionShape(Shape):
    """The present as one seat, or a spectator, may know it."""

    type: Literal["position"]
    seq: int
    version: int
    seat: int | None
    table: TableShape
    view: Plain | None
    figures: Plain | None
    decision: DecisionShape | None
    outcome: Plain | None
    undo: bool


class EventsShape(Shape):
    """What has happened; *seq* is the last event that was looked at."""

    seq: int
    events: list[Plain]


class ReceiptShape(Shape):
    """Where a command has brought the table."""

    seq: int
    version: int


class ChoiceBody(Body, kw_only=True):
    """A choice: the option's name and the version that the client has seen.

    The seat need be given only by somebody who has several.
    """

    option: Annotated[str, Meta(min_length=1, max_length=120)]
    version: Version
    seat: SeatNumber | None = None


class SeatBody(Body, kw_only=True):
    """A command for a seat of one's own, which need be named only if one has several."""

    seat: SeatNumber | None = None


class VersionBody(SeatBody, kw_only=True):
    """A command that refers to what the client has seen."""

    version: Version


class OfferBody(VersionBody, kw_only=True):
    """An offer to the other persons."""

    kind: Literal["draw", "abandon", "undo"]


class AnswerBody(SeatBody, kw_only=True):
    """Consent or refusal; with a kind it is an answer to such an offer only."""

    agrees: bool
    kind: Literal["draw", "abandon", "undo"] | None = None


class ChatBody(SeatBody, kw_only=True):
    """Something said to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class StandingBody(SeatBody, kw_only=True):
    """An answer given beforehand to decisions of a kind; an empty option takes it back."""

    kind: Word
    option: Annotated[str, Meta(max_length=120)]


class LevelBody(Body):
    """A level of computer players."""

    level: Word


class PersonBody(Body):
    """How somebody wants to be called and addressed."""

    name: Name
    language: Language = "en"


class PersonShape(Shape):
    """Whoever asks: a guest, or somebody with an account."""

    name: str
    language: str
    login: str
    is_known: bool


class ProblemShape(Shape):
    """What is wrong: a kind for programs, a sentence for people, the clause where a rule forbids it.

    Of a broken file the *line*, or 0 where it is not about one, and the *reason*.
    """

    problem: str
    detail: str
    rule: str = ""
    message: Plain | None = None
    text: str = ""
    version: int | None = None
    seq: int | None = None
    line: int | None = None
    reason: str = ""
