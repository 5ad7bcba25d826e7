"""The games: what a lobby needs to know of each, their cards and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from eastfront.games import SLUGS
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.shapes import Shape
from eastfront.kernel.edition import Contradiction, Question, Setup
from eastfront.kernel.game import CardText, Description
from eastfront.kernel.ledger import Rule
from eastfront.table.live.errors import NotThere
from eastfront.table.live.rules import rules_of
from eastfront.words import Words, languages, languages_of, seat_message

LanguageQuery = Annotated[str, QueryParameter(name="language", max_length=8)]
EditionQuery = Annotated[str, QueryParameter(name="edition", max_length=40)]


class EditionShape(Shape):
    """One rule document's reading of a game: its document, and who plays.

    *seats* are the numbers of seats that there may be, *sides* what each seat plays, *names* how each
    is called and *alliances* with whom it wins; the last are empty where seats do not differ.
    """

    id: str
    name: str
    document: str
    seats: list[int]
    sides: list[str]
    names: list[str]
    alliances: list[str]


class QuestionShape(Shape):
    """A question that the rule documents answer differently.

    Each of *values* has its clause in *rules*; *numbers* are the lowest and the highest number that
    is an answer, too; *answers* are the ones of each edition.
    """

    key: str
    title: str
    values: list[str]
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
    """A card: name and text in words, and its facts, with the source of each."""

    id: str
    name: str
    text: list[str]
    facts: dict[str, Any]


class RuleShape(Shape):
    """A clause of the rules; *option* is `key=value` where it is one answer to a question."""

    id: str
    text: str
    source: list[str]
    editions: list[str]
    status: str
    option: str
    why: str


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
    game = rules_of(slug)
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
        [describe_question(question) for question in editions.questions.values()],
        [describe_contradiction(each) for each in editions.contradictions],
        list(description.endings.names),
    )


def describe_edition(description: Description, id: str, words: Words) -> EditionShape:
    """Return an edition of a game."""
    edition = description.editions.editions[id]
    seats = description.seats[id]
    names = [words.sentence(seat_message(description, id, seat)) for seat in range(max(seats))]
    sides, alliances = description.sides[id], description.alliances[id]
    return EditionShape(id, edition.name, edition.document, seats, sides, names, alliances)


def describe_question(question: Question) -> QuestionShape:
    """Return a question of the rules."""
    numbers = [question.low, question.high] if question.low <= question.high else []
    return QuestionShape(
        question.key, question.title, question.values, question.rules, numbers, question.answers
    )


def describe_contradiction(each: Contradiction) -> ContradictionShape:
    """Return two answers that exclude each other."""
    return ContradictionShape(each.first, each.second, each.rules, each.text)


@get("/games/{game:str}/cards", summary="The cards of a game", sync_to_thread=False)
def cards(game: FromPath[str], edition: EditionQuery = "", language: LanguageQuery = "en") -> list[CardShape]:
    """Return the cards with their texts: all of them, or as an edition has them."""
    require_game(game)
    require_words(game, language)
    return describe_cards(game, edition, language)


@cache
def describe_cards(slug: str, edition: str, language: str) -> list[CardShape]:
    """Return the cards of a game."""
    game = rules_of(slug)
    words = Words(language)
    setup = Setup(slug, edition, game.describe().seat_counts(edition)[0]) if edition else None
    return [describe_card(card, words) for card in game.cards(setup)]


def describe_card(card: CardText, words: Words) -> CardShape:
    """Return a card in words."""
    text = [words.sentence(line) for line in card.text]
    return CardShape(card.id, words.phrase(card.name), text, dict(card.facts))


@get("/games/{game:str}/rules", summary="The rules of a game", sync_to_thread=False)
def rules(game: FromPath[str]) -> list[RuleShape]:
    """Return every clause of the rules, with its source."""
    require_game(game)
    return describe_rules(game)


@cache
def describe_rules(slug: str) -> list[RuleShape]:
    """Return the clauses of a game."""
    return [describe_rule(rule) for rule in rules_of(slug).ledger()]


def describe_rule(rule: Rule) -> RuleShape:
    """Return a clause."""
    return RuleShape(rule.id, rule.text, rule.source, rule.editions, rule.status, rule.option, rule.why)


@get("/levels", summary="The computer players", sync_to_thread=False)
def levels(services: Given) -> list[LevelShape]:
    """Return the levels of computer players, from weak to strong, and then what the operator has added."""
    return [LevelShape(level, level not in services.settings.bots) for level in services.levels]


def require_game(game: str) -> None:
    """Refuse a game that is not there."""
    if game not in SLUGS:
        raise NotThere(f"there is no game {game!r}; valid: {', '.join(SLUGS)}")


def require_words(game: str, language: str) -> None:
    """Refuse a language that a game is not translated into."""
    valid = languages_of(game)
    if language not in valid:
        raise NotThere(f"there are no words in {language!r} for this game; valid: {', '.join(valid)}")


router = Router("/", route_handlers=[games, cards, rules, levels], tags=["games"])
