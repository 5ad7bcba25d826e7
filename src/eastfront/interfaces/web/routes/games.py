"""The games: what a lobby needs to know of each, their cards and their rules."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from eastfront.games import SLUGS, game_of
from eastfront.interfaces.citations import named_cards, naming_clauses, tests_by_clause
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.shapes import Shape
from eastfront.kernel.data import Record
from eastfront.kernel.edition import Contradiction, Question, Setup
from eastfront.kernel.game import CardText, Description
from eastfront.kernel.ledger import Rule
from eastfront.table.live.errors import NotThere
from eastfront.words import (
    Words,
    answer_name,
    contradiction_message,
    edition_message,
    edition_text_message,
    languages,
    languages_of,
    question_message,
    seat_message,
)

LanguageQuery = Annotated[str, QueryParameter(name="language", max_length=8)]
EditionQuery = Annotated[str, QueryParameter(name="edition", max_length=40)]


class EditionShape(Shape):
    """One rule document's reading of a game: its document, what is special about it, and who plays.

    *text* cites clauses by their ids; *seats* are the numbers of seats that there may be, *sides* what each
    seat plays, *names* how each is called and *alliances* with whom it wins; the last are empty where seats
    do not differ.
    """

    id: str
    name: str
    document: str
    text: str
    seats: list[int]
    sides: list[str]
    names: list[str]
    alliances: list[str]


class QuestionShape(Shape):
    """A question that the rule documents answer differently.

    Each of *values* is called as *names* say and has its clause in *rules*; *numbers* are the lowest and
    the highest number that is an answer, too; *answers* are the ones of each edition.
    """

    key: str
    title: str
    values: list[str]
    names: list[str]
    rules: list[str]
    numbers: list[int]
    answers: dict[str, str]


class ContradictionShape(Shape):
    """Two answers, `key=value`, that cannot both hold, with the clauses and the reason."""

    first: str
    second: str
    rules: list[str]
    text: str


class GameShape(Shape):
    """A game as a lobby shows it; *endings* are the ways in which it may end."""

    game: str
    title: str
    rules_version: int
    languages: list[str]
    default_edition: str
    editions: list[EditionShape]
    questions: list[QuestionShape]
    contradictions: list[ContradictionShape]
    endings: list[str]


class CardShape(Shape):
    """A card: name and text in words, its facts, with the source of each, and the name of its emblem.

    *copies* are how many of it each edition has that has any; *rules* are the clauses about it.
    """

    id: str
    name: str
    text: list[str]
    facts: dict[str, Any]
    emblem: str
    copies: dict[str, int]
    rules: list[str]


class RuleShape(Shape):
    """A clause of the rules; *option* is `key=value` where it is one answer to a question.

    *cards* are the ones that it is about, *tests* those of the checkout that show it.
    """

    id: str
    text: str
    source: list[str]
    editions: list[str]
    status: str
    option: str
    why: str
    cards: list[str]
    tests: list[str]


class LevelShape(Shape):
    """A computer player; *own* ones come with the server, others were added by its operator."""

    level: str
    own: bool


@get("/games", summary="The games", sync_to_thread=False)
def games(language: LanguageQuery = "en") -> list[GameShape]:
    """Return every game with its editions, seats and questions, in English where it is not translated."""
    if language not in languages():
        raise NotThere(f"there is no language {language!r}; valid: {', '.join(languages())}")
    return [describe_game(slug, language if language in languages_of(slug) else "en") for slug in SLUGS]


@cache
def describe_game(slug: str, language: str) -> GameShape:
    """Return a game as a lobby shows it."""
    game = game_of(slug)
    words = Words(language)
    description = game.describe()
    editions = description.editions
    return GameShape(
        slug,
        description.title,
        game.rules_version,
        languages_of(slug),
        editions.default,
        [describe_edition(description, id, words) for id in editions.editions],
        [describe_question(slug, question, words) for question in editions.questions.values()],
        [describe_contradiction(slug, each, words) for each in editions.contradictions],
        list(description.endings.names),
    )


def describe_edition(description: Description, id: str, words: Words) -> EditionShape:
    """Return an edition of a game."""
    edition = description.editions.editions[id]
    seats = description.seats[id]
    names = [words.sentence(seat_message(description, id, seat)) for seat in range(max(seats))]
    sides, alliances = description.sides[id], description.alliances[id]
    name = words.sentence(edition_message(description.slug, id))
    text = words.sentence(edition_text_message(description.slug, id))
    return EditionShape(id, name, edition.document, text, seats, sides, names, alliances)


def describe_question(slug: str, question: Question, words: Words) -> QuestionShape:
    """Return a question of the rules."""
    title = words.sentence(question_message(slug, question.key))
    names = [answer_name(words, slug, question.key, value) for value in question.values]
    numbers = [question.low, question.high] if question.low <= question.high else []
    return QuestionShape(
        question.key, title, question.values, names, question.rules, numbers, question.answers
    )


def describe_contradiction(slug: str, each: Contradiction, words: Words) -> ContradictionShape:
    """Return two answers that exclude each other."""
    text = words.sentence(contradiction_message(slug, each, words))
    return ContradictionShape(each.first, each.second, each.rules, text)


@get("/games/{game:str}/cards", summary="The cards of a game", sync_to_thread=False)
def cards(game: FromPath[str], edition: EditionQuery = "", language: LanguageQuery = "en") -> list[CardShape]:
    """Return the cards with their texts: all of them, or as an edition has them."""
    require_game(game)
    require_words(game, language)
    return describe_cards(game, edition, language)


@get("/tables/{id:str}/cards", summary="The cards of a table")
async def table_cards(services: Given, id: FromPath[str], language: LanguageQuery = "en") -> list[CardShape]:
    """Return the cards as this table has them: under its edition and house rules."""
    setup = (await services.house.look(id)).setup
    require_words(setup.game, language)
    return describe_cards(setup.game, setup.edition, language, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def describe_cards(
    slug: str, edition: str, language: str, options: tuple[tuple[str, str], ...] = ()
) -> list[CardShape]:
    """Return the cards of a game."""
    words = Words(language)
    return [describe_card(slug, card, words) for card in cards_of(slug, edition, dict(options))]


def cards_of(slug: str, edition: str, options: dict[str, str] | None = None) -> list[CardText]:
    """Return all cards of a game, or those of an edition, with other answers if there are any."""
    game = game_of(slug)
    if not edition:
        return game.cards()
    return game.cards(Setup(slug, edition, game.describe().seat_counts(edition)[0], options))


def describe_card(slug: str, card: CardText, words: Words) -> CardShape:
    """Return a card in words."""
    text = [words.sentence(line) for line in card.text]
    copies = {edition: held[card.id] for edition, held in copies_of(slug).items() if card.id in held}
    name, clauses = words.phrase(card.name), naming_clauses(slug).get(card.id, [])
    return CardShape(card.id, name, text, dict(card.facts), emblems(slug)[card.id], copies, clauses)


@cache
def copies_of(slug: str) -> dict[str, dict[str, int]]:
    """Return how many copies of each card each edition of a game has."""
    return {
        edition: {card.id: Record(card.id, card.facts).whole("copies") for card in cards_of(slug, edition)}
        for edition in game_of(slug).describe().editions.editions
    }


@cache
def emblems(slug: str) -> dict[str, str]:
    """Return the names of the emblems by the cards of a game."""
    path = files("eastfront.interfaces.web") / "emblems" / f"{slug}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@get("/games/{game:str}/rules", summary="The rules of a game", sync_to_thread=False)
def rules(game: FromPath[str]) -> list[RuleShape]:
    """Return every clause of the rules, with its source."""
    require_game(game)
    return describe_rules(game)


@cache
def describe_rules(slug: str) -> list[RuleShape]:
    """Return the clauses of a game."""
    cards, tests = named_cards(slug), tests_by_clause(slug)
    ledger = game_of(slug).ledger()
    return [describe_rule(rule, cards.get(rule.id, []), tests.get(rule.id, [])) for rule in ledger]


def describe_rule(rule: Rule, cards: list[str], tests: list[str]) -> RuleShape:
    """Return a clause."""
    return RuleShape(
        rule.id, rule.text, rule.source, rule.editions, rule.status, rule.option, rule.why, cards, tests
    )


@get("/levels", summary="The computer players", sync_to_thread=False)
def levels(services: Given) -> list[LevelShape]:
    """Return the levels of computer players, from weak to strong, and then what the operator has added."""
    return [LevelShape(level, level not in services.settings.bots) for level in services.offered]


def require_game(game: str) -> None:
    """Refuse a game that is not there."""
    if game not in SLUGS:
        raise NotThere(f"there is no game {game!r}; valid: {', '.join(SLUGS)}")


def require_words(game: str, language: str) -> None:
    """Refuse a language that a game is not translated into."""
    valid = languages_of(game)
    if language not in valid:
        raise NotThere(f"there are no words in {language!r} for this game; valid: {', '.join(valid)}")


router = Router("/", route_handlers=[games, cards, table_cards, rules, levels], tags=["games"])
