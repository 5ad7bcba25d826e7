"""Editions: short data entries that answer named questions; a set-up may answer single ones anew."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.cardfile import Table, read_entries, read_top
from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import CardFileError, SetupError

WORDS: Final = ["default_edition", "edition", "question", "contradiction"]
HIGHEST_BOUND: Final = 999


class Setup:
    """What a game starts from besides its key: game, edition, single answers, number of seats."""

    def __init__(self, game: str, edition: str, seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.options: dict[str, str] = dict(options) if options else {}

    def to_data(self) -> Data:
        """Return the set-up as plain data."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "options": {key: self.options[key] for key in sorted(self.options)},
        }


def read_setup(data: Data) -> Setup:
    """Read a set-up from plain data."""
    record = Record("set-up", data)
    options = record.record("options")
    answers = {key: options.text(key) for key in options.data}
    return Setup(record.text("game"), record.text("edition"), record.whole("seats"), answers)


class Question:
    """Something the rule documents answer differently: its values, a clause for each, and the answers."""

    def __init__(self, table: Table, editions: list[str]) -> None:
        self.key = table.text("key")
        self.title = table.text("title")
        self.values = table.texts("values")
        self.rules = table.texts("rules")
        if len(self.rules) != len(self.values):
            raise table.mistake("rules", "must name one clause for each value")
        self.low = 0
        self.high = -1
        if table.has("numbers"):
            bounds = table.wholes("numbers", 0, HIGHEST_BOUND)
            if len(bounds) != 2 or bounds[0] > bounds[1]:
                raise table.mistake("numbers", "must be [lowest, highest]")
            self.low, self.high = bounds
        answers = table.table("answers")
        self.answers: dict[str, str] = {name: answers.one_of(name, self.values) for name in editions}
        answers.finish()
        table.finish()

    def accepts(self, value: str) -> bool:
        """Tell whether *value* is an answer to this question."""
        if value in self.values:
            return True
        is_number = value.isascii() and value.isdigit() and len(value) <= len(str(self.high))
        return is_number and self.low <= int(value) <= self.high

    def valid(self) -> str:
        """List the valid answers for a message."""
        extra = [f"a whole number from {self.low} to {self.high}"] if self.high >= self.low else []
        return ", ".join(self.values + extra)


class Edition:
    """One rule document's reading of the game."""

    def __init__(self, id: str, name: str, document: str) -> None:
        self.id = id
        self.name = name
        self.document = document


class Contradiction:
    """Two answers that cannot both hold, with the clauses that forbid it."""

    def __init__(self, first: str, second: str, rules: list[str], text: str) -> None:
        self.first = first
        self.second = second
        self.rules = rules
        self.text = text


class Editions:
    """The editions of a game, their questions and the answers that exclude one another."""

    def __init__(self, path: str) -> None:
        self.editions: dict[str, Edition] = {}
        for table in read_entries(path, "edition", WORDS):
            edition = Edition(table.text("id"), table.text("name"), table.text("document"))
            table.finish()
            if edition.id in self.editions:
                raise table.mistake("id", "is used twice")
            self.editions[edition.id] = edition
        top = read_top(path)
        self.file = top.file
        self.default = top.one_of("default_edition", list(self.editions))
        self.questions: dict[str, Question] = {}
        for table in read_entries(path, "question", WORDS):
            question = Question(table, list(self.editions))
            if question.key in self.questions:
                raise table.mistake("key", "is used twice")
            self.questions[question.key] = question
        self.contradictions: list[Contradiction] = []
        for table in read_entries(path, "contradiction", WORDS):
            first, second = self.read_answer(table, "when"), self.read_answer(table, "with")
            self.contradictions.append(Contradiction(first, second, table.texts("rules"), table.text("text")))
            table.finish()

    def read_answer(self, table: Table, field: str) -> str:
        """Read `key=value`, an answer that some question has."""
        text = table.text(field)
        if not self.has_answer(text):
            raise table.mistake(field, f"no question has the answer {text!r}")
        return text

    def has_answer(self, text: str) -> bool:
        """Tell whether *text*, `key=value`, is an answer that some question has."""
        key, _, value = text.partition("=")
        return key in self.questions and self.questions[key].accepts(value)

    def answers(self, setup: Setup) -> dict[str, str]:
        """Return every question's answer under *setup*, or refuse with what would be valid."""
        self.check_edition(setup.game, setup.edition)
        result = {key: question.answers[setup.edition] for key, question in self.questions.items()}
        for key, value in setup.options.items():
            if key not in self.questions:
                valid = ", ".join(sorted(self.questions))
                raise SetupError(f"{setup.game} has no option {key!r}; valid: {valid}")
            if not self.questions[key].accepts(value):
                valid = self.questions[key].valid()
                raise SetupError(f"option {key} cannot be {value!r}; valid: {valid}")
            result[key] = value
        self.refuse_contradictions(result)
        return result

    def check_edition(self, game: str, edition: str) -> None:
        """Refuse an edition that *game* does not have."""
        if edition not in self.editions:
            valid = ", ".join(self.editions)
            raise SetupError(f"{game} has no edition {edition!r}; valid: {valid}")

    def require(self, editions: list[str]) -> None:
        """Refuse a file that does not have just the editions the game is written for."""
        if editions != list(self.editions):
            raise CardFileError(
                self.file, "file", "edition", f"must be, in this order: {', '.join(editions)}"
            )

    def refuse_contradictions(self, answers: dict[str, str]) -> None:
        """Refuse two answers that exclude one another, naming both clauses."""
        held = {f"{key}={value}" for key, value in answers.items()}
        for each in self.contradictions:
            if each.first in held and each.second in held:
                rules = " and ".join(each.rules)
                pair = f"{each.first} and {each.second}"
                raise SetupError(f"{pair} contradict each other ({rules}): {each.text}")


class Answers:
    """The answers in force in a game, for its rules to read.

    To read what the questions do not have is a mistake in their file, which the game is written for.
    """

    def __init__(self, editions: Editions, values: dict[str, str]) -> None:
        self.editions = editions
        self.values = values

    def key(self) -> str:
        """Return one text that is the same for equal answers only."""
        return ",".join(f"{key}={self.values[key]}" for key in sorted(self.values))

    def text(self, key: str) -> str:
        """Return the answer to a question."""
        if key not in self.values:
            raise CardFileError(self.editions.file, key, "key", "is a question that the game asks")
        return self.values[key]

    def say(self, key: str, value: str) -> bool:
        """Tell whether *value*, one of the question's, is the answer."""
        answer = self.text(key)
        if value not in self.editions.questions[key].values:
            raise CardFileError(
                self.editions.file, key, "values", f"must hold {value!r}, which the game knows"
            )
        return answer == value

    def number(self, key: str) -> int:
        """Return the number that answers a question."""
        answer = self.text(key)
        if not (answer.isascii() and answer.isdigit()):
            raise CardFileError(self.editions.file, key, "values", f"must be whole numbers, not {answer!r}")
        return int(answer)
