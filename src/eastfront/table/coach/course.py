"""A course: the real game that somebody learns by, how it is introduced, and when which lesson comes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from eastfront.games import SLUGS
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Message

# What the origin of a coached table is called.
COACH: Final = "coach"
# Who plays against learners, and whose choices are suggested to them.
LEVEL: Final = "recruit"
# The moments at which nothing is asked of the learner.
WAITING: Final = "waiting"
OVER: Final = "over"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the introduction; *zones* are the places on the table that it speaks of."""

    id: str
    zones: list[str]
    rules: list[str]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be explained, and when: all that is named must hold.

    It comes at decisions of *kinds*, at any if none is named; where the verb *offers* is offered; where
    every place of the view in *some* holds something and every one in *none* nothing, and the numbers
    there are at least or at most as given; and where the last choice can be taken back, or an option
    bears a caution, if that is its *sign*. One that is *elsewhere* cannot come in the coached game.
    """

    id: str
    rules: list[str]
    kinds: list[str] = []
    offers: str = ""
    some: list[str] = []
    none: list[str] = []
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    sign: Literal["", "undo", "caution"] = ""
    elsewhere: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether it comes at every decision of its kinds."""
        places = (*self.some, *self.none, *self.least, *self.most)
        return bool(self.kinds) and not (self.offers or self.sign or places)


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """The first game of *game* with a coach: its set-up, its luck, the learner's seat, all that is said.

    *reasons* are the verbs, by kinds of decisions, for which the words know why they are suggested.
    """

    game: str
    edition: str
    seats: int
    seed: int
    seat: int
    step: list[Step]
    lesson: list[Lesson]
    reasons: dict[str, list[str]]

    @property
    def setup(self) -> Setup:
        """What is played."""
        return Setup(self.game, self.edition, self.seats)

    @property
    def key(self) -> bytes:
        """The key of the game, which is no secret."""
        return key_of_seed(self.seed)

    @property
    def origin(self) -> dict[str, Data]:
        """What the tables of this course go back to."""
        return {"kind": COACH, "seed": self.seed}

    @property
    def length(self) -> int:
        """How many lessons may come in the coached game."""
        return sum(not lesson.elsewhere for lesson in self.lesson)

    def title(self, id: str) -> Message:
        """Name a step or a lesson."""
        return Message(f"coach-{self.game}-{id}-title")

    def text(self, id: str) -> Message:
        """Say a step or a lesson."""
        return Message(f"coach-{self.game}-{id}")

    def reason(self, kind: str, verb: str) -> Message | None:
        """Say why *verb* is suggested at a decision of *kind*, where the words know that."""
        known = verb in self.reasons.get(kind, [])
        return Message(f"coach-{self.game}-why-{kind}-{verb}") if known else None


@cache
def course_of(slug: str) -> Course:
    """Return the course of a game."""
    assert slug in SLUGS, slug
    path = files(__package__) / "data" / f"{slug}.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert({"game": slug, **read}, Course)
