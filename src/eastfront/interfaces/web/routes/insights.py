"""Insights: what a seat could work out from what it sees, done for it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get
from litestar.params import FromPath

from eastfront.interfaces.web.routes.play import LanguageQuery, SeatQuery
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import make_reader, person_id
from eastfront.interfaces.web.shapes import Shape
from eastfront.kernel.insight import Chance, Insight, Sum, Unseen
from eastfront.words import Words


class TermShape(Shape):
    """One part of a sum."""

    text: str
    amount: int


class SumShape(Shape):
    """An amount, term by term, and the clause that says how it is worked out."""

    text: str
    terms: list[TermShape]
    total: int
    rule: str


class ChanceShape(Shape):
    """In how many of *all* equally likely cases something comes true."""

    text: str
    good: int
    all: int


class UnseenShape(Shape):
    """Cards that are somewhere out of sight, by their ids, with their number."""

    text: str
    cards: dict[str, int]


class InsightShape(Shape):
    """What a seat, or a spectator, could work out at this point of a game."""

    sums: list[SumShape]
    chances: list[ChanceShape]
    unseen: list[UnseenShape]


@get("/tables/{id:str}/insight", summary="Sums, chances and unseen cards")
async def insight(
    request: Request[Any, Any, Any],
    services: Given,
    id: FromPath[str],
    seat: SeatQuery = None,
    language: LanguageQuery = "",
) -> InsightShape:
    """Return what follows from the view of a seat of one's own, or from the spectator's, and nothing else."""
    async with services.house.reading(id) as live:
        reader = await make_reader(services, live, person_id(request), seat, language)
        table = live.game
        found = table.game.insight(table.view(reader.seat))
    return describe_insight(found, reader.words)


def describe_insight(found: Insight, words: Words) -> InsightShape:
    """Return an insight in words."""
    return InsightShape(
        [describe_sum(each, words) for each in found.sums],
        [describe_chance(each, words) for each in found.chances],
        [describe_unseen(each, words) for each in found.unseen],
    )


def describe_sum(each: Sum, words: Words) -> SumShape:
    """Return a sum in words."""
    terms = [TermShape(words.sentence(term.title), term.amount) for term in each.terms]
    return SumShape(words.sentence(each.title), terms, each.total, each.rule)


def describe_chance(each: Chance, words: Words) -> ChanceShape:
    """Return a chance in words."""
    return ChanceShape(words.sentence(each.title), each.good, each.all)


def describe_unseen(each: Unseen, words: Words) -> UnseenShape:
    """Return unseen cards in words."""
    return UnseenShape(words.sentence(each.title), each.cards)


router = Router("/", route_handlers=[insight], tags=["play"])
