"""Advice for a moment of a game: it follows from what the learner's seat sees, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from eastfront.kernel.data import Data
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.players.lines import Question
from eastfront.table.coach.course import LEVEL, OVER, WAITING, Course, Lesson

# How conditions call the learner's own seat among the seats of a view.
OWN = "own"


@dataclass(frozen=True)
class Moment:
    """What lessons are chosen by: the *kind* of decision, or that there is none, and what the seat sees.

    *verbs* are those that are offered; *signs* tell that something can be taken back, or would be wasted.
    """

    kind: str
    view: Data
    verbs: frozenset[str] = frozenset()
    signs: frozenset[str] = frozenset()


def moment_of(game: Game[State, View], view: View, is_asked: bool, is_over: bool, undo: bool) -> Moment:
    """Return the moment that *view* shows."""
    seen = game.view_to_data(view)
    if is_over or not is_asked:
        return Moment(OVER if is_over else WAITING, seen)
    verbs = frozenset(verb_of(game.option_name(option)) for option in view.options)
    caution = any(game.caution(option, view) for option in view.options)
    signs = {"undo": undo, "caution": caution}
    return Moment(view.kind, seen, verbs, frozenset(sign for sign, shows in signs.items() if shows))


def verb_of(name: str) -> str:
    """Return the verb of an option by its name."""
    return name.partition(" ")[0]


def lessons_at(course: Course, moment: Moment) -> list[Lesson]:
    """Return the lessons whose time has come, those about the kind of decision first."""
    found = [lesson for lesson in course.lesson if fits(lesson, moment)]
    return sorted(found, key=lambda lesson: not lesson.is_plain)


def fits(lesson: Lesson, moment: Moment) -> bool:
    """Tell whether everything holds that a lesson waits for."""
    silent = moment.kind in (WAITING, OVER)
    if moment.kind not in lesson.kinds and (lesson.kinds or silent):
        return False
    if (lesson.offers and lesson.offers not in moment.verbs) or (
        lesson.sign and lesson.sign not in moment.signs
    ):
        return False
    view = moment.view
    return (
        all(value_at(view, place) for place in lesson.some)
        and not any(value_at(view, place) for place in lesson.none)
        and all(number_at(view, place) >= number for place, number in lesson.least.items())
        and all(number_at(view, place) <= number for place, number in lesson.most.items())
    )


def value_at(view: Data, place: str) -> Data:
    """Return what a view holds at *place*, names and numbers with points between them."""
    assert isinstance(view, dict), place
    found: Data = view
    for part in place.replace(OWN, f"seats.{view['seat']}", 1).split("."):
        found = found[int(part)] if isinstance(found, list) else inner(found, part)
    return found


def inner(data: Data, part: str) -> Data:
    """Return a part of an object, which must be there."""
    assert isinstance(data, dict), part
    return data[part]


def number_at(view: Data, place: str) -> int:
    """Return the number that a view holds at *place*, or how many things lie there."""
    found = value_at(view, place)
    if isinstance(found, list | dict):
        return len(found)
    assert isinstance(found, int), place
    return found


def question_at(game: Game[State, View], slug: str, view: View) -> Question:
    """Return what the player is asked whose choice is suggested; his dice, too, come from the view."""
    seen = game.view_to_data(view)
    return Question(slug, LEVEL, seed_of(seen), seen, [game.option_name(option) for option in view.options])


def seed_of(view: Data) -> int:
    """Return the seed of dice that are always the same for the same *view*."""
    return int.from_bytes(sha256(msgspec.json.encode(view)).digest()[:4], "big")
