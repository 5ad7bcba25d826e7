"""The first game with a coach: opening it, its introduction, and advice for each decision."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from eastfront.interfaces.web.routes.games import LanguageQuery as LanguageOfGame
from eastfront.interfaces.web.routes.games import require_game, require_words
from eastfront.interfaces.web.routes.once import Key, name_table, nonce_of, start_once
from eastfront.interfaces.web.routes.play import LanguageQuery, SeatQuery
from eastfront.interfaces.web.routes.tables import look
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import own_seat, read_person, require_person, words_for
from eastfront.interfaces.web.shapes import Body, Shape, TableShape, Word
from eastfront.kernel.data import Record
from eastfront.kernel.game import View
from eastfront.table.clock import Clock
from eastfront.table.coach.advising import lessons_at, moment_of, question_at, verb_of
from eastfront.table.coach.course import COACH, LEVEL, Course, Lesson, Step, course_of
from eastfront.table.live.errors import NotThere
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.lobby import Person, Place, Plan, open_table
from eastfront.table.storage.belongings import find_begun
from eastfront.table.storage.database import writing
from eastfront.table.storage.persons import hold_person
from eastfront.table.storage.records import PRIVATE, SeatRecord, TableRecord
from eastfront.table.storage.tables import add_table, read_table
from eastfront.table.table import Table
from eastfront.words import Words

ConnectionRequest = Request[Any, Any, Any]


class CoachedBody(Body, kw_only=True):
    """The game to be learned; with *anew* from the beginning, whatever was begun before."""

    game: Word
    anew: bool = False


class StepShape(Shape):
    """A part of an introduction; *zones* are the places on the table that it speaks of."""

    id: str
    title: str
    text: str
    zones: list[str]
    rules: list[str]


class IntroductionShape(Shape):
    """A game introduced step by step; *lessons* are how many may come while it is played."""

    steps: list[StepShape]
    lessons: int


class LessonShape(Shape):
    """Something explained, with the clauses that say it in full."""

    id: str
    title: str
    text: str
    rules: list[str]


class SuggestionShape(Shape):
    """What the coach would choose, and why, where that can be said."""

    option: str
    text: str
    why: str


class AdviceShape(Shape):
    """What there is to say at a *version* of a table: lessons, and a suggestion if the seat is asked."""

    version: int
    seat: int
    lessons: list[LessonShape]
    suggestion: SuggestionShape | None


@post("/coached", summary="Play with the coach", status_code=200)
async def learn(
    request: ConnectionRequest, services: Given, data: JSONBody[CoachedBody], key: Key = None
) -> TableShape:
    """Return one's running game with the coach, or open and start one: always the same game, and private.

    Sent again with the same Idempotency-Key, also one that begins anew begins one game.
    """
    require_game(data.game)
    person = await read_person(services, request)
    nonce = await nonce_of(request, person.id, key)
    id = await find_or_open(services, person, course_of(data.game), data.anew, nonce)
    await start_once(services, id, person.id)
    return await look(request, services, id)


async def find_or_open(
    services: Services, person: Person, course: Course, anew: bool, nonce: str | None
) -> str:
    """Return the id of the game that a person has not played to its end, or of a new one."""
    record, seats = plan_table(services, person, course, nonce)
    async with writing(services.engine) as connection:
        # Of several requests at once, in whatever processes, the later ones find what the first has opened.
        await hold_person(connection, person.id)
        if await read_table(connection, record.id):
            return record.id
        setup, origin = course.setup.to_data(), course.origin
        begun = None if anew else await find_begun(connection, person.id, setup, origin)
        if begun is None:
            await add_table(connection, record, seats)
    return begun or record.id


def plan_table(
    services: Services, person: Person, course: Course, nonce: str | None
) -> tuple[TableRecord, list[SeatRecord]]:
    """Return the table of a course; what is asked for again under the same *nonce* is the same table."""
    places = [Place(LEVEL) for _ in range(course.seats)]
    places[course.seat] = Place(is_own=True)
    plan = Plan(course.setup, places, Clock(), PRIVATE, course.origin, course.key)
    record, seats = open_table(plan, person, services.levels, services.house.uptime.now())
    name_table(record, nonce)
    return record, seats


@get("/games/{game:str}/introduction", summary="How a game is introduced", sync_to_thread=False)
def introduction(game: FromPath[str], language: LanguageOfGame = "en") -> IntroductionShape:
    """Return what the coach says before the first decision."""
    require_game(game)
    require_words(game, language)
    course, words = course_of(game), Words(language)
    return IntroductionShape([describe_step(each, course, words) for each in course.step], course.length)


def describe_step(step: Step, course: Course, words: Words) -> StepShape:
    """Return a part of the introduction in words."""
    title, text = words.sentence(course.title(step.id)), words.sentence(course.text(step.id))
    return StepShape(step.id, title, text, step.zones, step.rules)


@get("/tables/{id:str}/advice", summary="What the coach says")
async def advice(
    request: ConnectionRequest,
    services: Given,
    id: FromPath[str],
    seat: SeatQuery = None,
    language: LanguageQuery = "",
) -> AdviceShape:
    """Return the lessons for a seat of one's own at a coached table, and a suggestion if it is asked.

    Both follow from what the seat sees, and from nothing else.
    """
    person = require_person(request)
    async with services.house.reading(id) as live:
        require_coached(live)
        own = own_seat(live, person, seat)
        words = words_for(live, own, language)
        course, table, version = course_of(live.setup.game), live.game, live.record.version
        is_asked = table.asked == own and live.seats[own].is_person
        view = table.view(own)
        undo = not table.why_unasked(own)
    moment = moment_of(table.game, view, is_asked, table.outcome is not None, undo)
    lessons = [describe_lesson(each, course, words) for each in lessons_at(course, moment)]
    found = await suggest(services, course, table, view, words) if is_asked else None
    return AdviceShape(version, own, lessons, found)


def require_coached(live: LiveTable) -> None:
    """Refuse advice where there is no coach."""
    if Record("origin", live.record.origin).data.get("kind") != COACH:
        raise NotThere("there is no coach at this table; POST /api/coached opens one with a coach")


def describe_lesson(lesson: Lesson, course: Course, words: Words) -> LessonShape:
    """Return a lesson in words."""
    title, text = words.sentence(course.title(lesson.id)), words.sentence(course.text(lesson.id))
    return LessonShape(lesson.id, title, text, lesson.rules)


async def suggest(
    services: Services, course: Course, table: Table, view: View, words: Words
) -> SuggestionShape | None:
    """Return what a computer player would choose who sees *view*; nothing where none answers."""
    game = table.game
    answer = await services.keeper.workers.choose(question_at(game, course.game, view))
    if answer.fallback:
        return None
    reason = course.reason(view.kind, verb_of(answer.option))
    text = words.sentence(game.phrase_option(game.read_option(answer.option), view))
    return SuggestionShape(answer.option, text, words.sentence(reason) if reason else "")


router = Router("/", route_handlers=[learn, introduction, advice], tags=["coach"])
