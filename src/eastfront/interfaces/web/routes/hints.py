"""Hints: how the options of a decision compare, for the seat that is asked at a training table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Router, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from eastfront.interfaces.web.attempts import MINUTE, Attempts, refuse_after
from eastfront.interfaces.web.routes.insights import ChanceShape, describe_chance
from eastfront.interfaces.web.routes.play import LanguageQuery
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import own_seat, require_person, words_for
from eastfront.interfaces.web.shapes import Shape, VersionBody
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.players.analysis import Advice, Grade, Ranked, advise
from eastfront.table.coach.hinting import TakeHint, read_study, require_training, weigh_question
from eastfront.table.live.errors import Busy
from eastfront.words import Words

# How often a seat may ask within a minute.
HINTS: Final = 12

Counted: TypeAlias = NamedDependency[Attempts]


class HintedShape(Shape):
    """An option, and what it is worth beyond the best one, in shares of a game's worth.

    That lies from *low* to *high* in 95 of 100 cases, by so many *worlds*. Its *grade* is "best", "same" (as
    the best in every world), "ahead" or "behind" (if the odds of that are more than five to one) or "close";
    "unwon" if it is not behind, but the best won in every world and it did not; "only" if no other can be
    better, and "pointless" if it was not tried for what it wastes. *verdict* says so in words, *reasons* are
    facts about it, *chances* are exact.
    """

    option: str
    text: str
    grade: Grade
    gain: float
    low: float
    high: float
    worlds: int
    verdict: str
    chances: list[ChanceShape]
    reasons: list[str]


class HintShape(Shape):
    """How the options of a decision compare at a *version* of the table, the best first.

    *chances* concern none of those on offer; *rest* says why some are left out, and *scale* explains the
    numbers. Either is empty where there is nothing to say.
    """

    version: int
    seat: int
    options: list[HintedShape]
    chances: list[ChanceShape]
    rest: str
    scale: str


@post("/tables/{id:str}/hints", summary="Take a hint", status_code=200)
async def take_hint(
    request: Request[Any, Any, Any],
    services: Given,
    counted: Counted,
    id: FromPath[str],
    data: JSONBody[VersionBody],
    language: LanguageQuery = "",
) -> HintShape:
    """Return how the options of a decision compare, by what its seat sees and by nothing else.

    Only at training tables, and only for the seat that is asked. Everybody at the table sees that a hint
    was taken: the log has a line for it, the first time that a decision is asked about.
    """
    person = require_person(request)
    async with services.house.reading(id) as live:
        require_training(live)
        seat = own_seat(live, person, data.seat)
    refuse_after(counted.wait(f"{id} {seat}"))
    taken = await services.house.do(id, TakeHint(seat, data.version, person))
    async with services.house.reading(id) as live:
        live.require_version(taken.version)
        game, slug, view = live.game.game, live.setup.game, live.game.view(seat)
        words = words_for(live, seat, language)
    advice = await weigh(services, game, slug, view)
    return HintShape(
        taken.version,
        seat,
        [describe_ranked(each, game, view, words) for each in advice.options],
        [describe_chance(each, words) for each in advice.chances],
        words.sentence(advice.rest) if advice.rest else "",
        words.sentence(advice.scale) if advice.scale else "",
    )


async def weigh(services: Services, game: Game[State, View], slug: str, view: View) -> Advice:
    """Let a process think in which computer players think, and add what is known for certain."""
    found = await services.keeper.workers.weigh(weigh_question(game, slug, view))
    if found is None:
        raise Busy("the options could not be compared in time; try again")
    return advise(game, view, read_study(game, found))


def describe_ranked(each: Ranked, game: Game[State, View], view: View, words: Words) -> HintedShape:
    """Return an option in words."""
    return HintedShape(
        game.option_name(each.option),
        words.sentence(game.phrase_option(each.option, view)),
        each.grade,
        each.gain,
        each.low,
        each.high,
        each.worlds,
        words.sentence(each.verdict()),
        [describe_chance(chance, words) for chance in each.chances],
        [words.sentence(reason) for reason in each.reasons],
    )


def make_router() -> Router:
    """Return the route to hints, with what counts them."""
    counted = Attempts(HINTS, MINUTE)

    def find_counted() -> Attempts:
        return counted

    return Router(
        "/",
        route_handlers=[take_hint],
        dependencies={"counted": Provide(find_counted, sync_to_thread=False)},
        tags=["play"],
    )
