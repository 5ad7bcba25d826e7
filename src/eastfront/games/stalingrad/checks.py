"""What notes, programs and questions must keep to beyond single fields."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from eastfront.games.stalingrad.ops.answering import Stay
from eastfront.games.stalingrad.ops.fighting import Combat
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import MODES
from eastfront.kernel.cardfile import Table
from eastfront.kernel.edition import Editions, Question
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Op

# Notes that may be for one side alone, notes that may take as well as give, and notes on purchases.
HELD_NOTES: Final = ["draw", "price", "toll", "march"]
SIGNED_NOTES: Final = ["price", "toll"]
PRICE_NOTES: Final = ["price"]
FREE_MARCH: Final = "march"

# Ops that need a battle, ops of the own turn, and ops that answer a card; all others fit every mode.
BATTLE_OPS: Final = ["breach", "combat", "harry", "hold", "rubble", "shrug_off", "strike_out", "weaken"]
TURN_OPS: Final = ["bomb", "decorate", "infiltrate", "march", "reinforce", "snipe", "stay", "supply"]
ANSWER_OPS: Final = ["cancel"]
# Ops that a program holds once at most.
SINGLE_OPS: Final = ["reinforce", "stay"]

# The questions that the rules ask, with the answers they know; any number answers the last one.
KNOWN_ANSWERS: Final = {
    "control": ["presence", "markers"],
    "uranus_win": ["on", "off"],
    "flips": ["both", "one"],
    "control_move_from_perimeter": ["off", "on"],
    "defenders_pay": ["off", "on"],
    "turn_cap": [],
}


def check_chart(table: Table, chart: list[int]) -> None:
    """Refuse a chart by which Rubble makes a Location yield more."""
    for before, after in pairwise(chart):
        if after > before:
            raise table.mistake("chart", f"must not rise, but {after} follows {before}")


def check_note(table: Table, question: str, amount: int) -> None:
    """Refuse an amount that the rules do not count, and a limit that they do not look at."""
    if amount == 0:
        raise table.mistake("amount", "must not be 0")
    if amount < 0 and question not in SIGNED_NOTES:
        raise table.mistake("amount", f"must be above 0 for {question}, not {amount}")
    if question == FREE_MARCH and amount != 1:
        raise table.mistake("amount", f"must be 1 for {question}, not {amount}")
    limits = (("holder", HELD_NOTES), ("types", PRICE_NOTES), ("first", PRICE_NOTES))
    for field, questions in limits:
        if table.has(field) and question not in questions:
            raise table.mistake(field, f"belongs to {', '.join(questions)}, not to {question}")


def check_questions(table: Table, field: str, questions: list[str]) -> None:
    """Refuse two entries of *field* that answer one question."""
    for number, question in enumerate(questions):
        if question in questions[:number]:
            raise table.mistake(f"{field}[{number + 1}].question", f"{question!r} is there twice")


def modes_of(op: str) -> list[str]:
    """Return the modes in which an op has a meaning."""
    if op in BATTLE_OPS:
        return ["battle"]
    if op in TURN_OPS:
        return ["action"]
    return ["reaction"] if op in ANSWER_OPS else list(MODES)


def check_program(table: Table, mode: str, program: list[Op[StalingradState]], copies: int) -> None:
    """Refuse an empty program, ops that do not fit its mode or one another, and numbers that never count."""
    if not program:
        raise table.mistake(mode, "must hold at least one op")
    seen: list[str] = []
    for inner, op in zip(table.tables(mode), program, strict=True):
        name = inner.text("op")
        valid = modes_of(name)
        if mode not in valid:
            raise inner.mistake("op", f"{name!r} does not fit the mode {mode}; valid: {', '.join(valid)}")
        if name in SINGLE_OPS and name in seen:
            raise inner.mistake("op", f"{name!r} is there twice")
        seen.append(name)
        check_numbers(inner, op, copies)


def check_numbers(table: Table, op: Op[StalingradState], copies: int) -> None:
    """Refuse an armoured amount that is no gain, a Location without one, and more cards than there are."""
    if isinstance(op, Combat):
        if op.at != NO_CARD and op.armoured == 0:
            raise table.mistake("at", "needs armoured, the amount that counts there")
        if 0 < op.armoured <= op.amount:
            raise table.mistake("armoured", f"must be above the amount, {op.amount}, not {op.armoured}")
    if isinstance(op, Stay) and op.wins > copies:
        raise table.mistake("wins", f"must be at most {copies}, the copies of the card, not {op.wins}")


def check_answers(editions: Editions) -> None:
    """Refuse a file of questions that are not those of the rules, or that are answered otherwise."""
    for key in KNOWN_ANSWERS:
        if key not in editions.questions:
            raise CardFileError(editions.file, key, "key", "is missing, but the rules ask it")
    for key, question in editions.questions.items():
        if key not in KNOWN_ANSWERS:
            valid = ", ".join(KNOWN_ANSWERS)
            raise CardFileError(editions.file, key, "key", f"is not asked by the rules; valid: {valid}")
        check_values(editions.file, question)


def check_values(file: str, question: Question) -> None:
    """Refuse answers that the rules do not tell apart."""
    known = KNOWN_ANSWERS[question.key]
    if known and (set(known) != set(question.values) or question.high >= question.low):
        raise CardFileError(file, question.key, "values", f"must be {', '.join(known)} and no numbers")
    if not known and not all(value.isdigit() for value in question.values):
        raise CardFileError(file, question.key, "values", "must be whole numbers")
