"""Set-ups for fuzzing: an edition with some answers changed, so that all are met."""

from __future__ import annotations

from random import Random
from typing import Final

from eastfront.kernel.edition import Contradiction, Editions, Question, Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State

# How often a question that any number answers gets one.
NUMBERS: Final = 0.5


def varied_setup(game: Game[State, View], plain: Setup, turn: int, seed: int) -> Setup:
    """Return *plain* with the answer whose *turn* it is, and some others changed at random.

    An answer that *game* refuses in this edition is left out again. Each time around begins one
    answer later, so that cells that take turns meet all answers.
    """
    dice = Random(seed)
    editions = game.describe().editions
    answers = [(key, value) for key, question in editions.questions.items() for value in question.values]
    key, value = answers[(turn + turn // len(answers)) % len(answers)]
    chosen = {
        other: any_answer(question, dice)
        for other, question in editions.questions.items()
        if dice.random() < 0.25
    }
    chosen[key] = value
    return accepted(game, plain, reconciled(editions, plain, chosen, key))


def any_answer(question: Question, dice: Random) -> str:
    """Return an answer at random; a free number is at most the usual one, as more only lasts longer."""
    usual = [int(value) for value in question.values if value.isdigit()]
    if question.low <= question.high and usual and dice.random() < NUMBERS:
        return str(dice.randint(question.low, max(usual)))
    return dice.choice(question.values)


def accepted(game: Game[State, View], plain: Setup, chosen: dict[str, str]) -> Setup:
    """Return *plain* with the answers *chosen*, without the one that the edition cannot take."""
    for left_out in ["", *chosen]:
        answers = {key: value for key, value in chosen.items() if key != left_out}
        setup = Setup(plain.game, plain.edition, plain.seats, answers)
        try:
            game.check(setup)
        except SetupError:
            continue
        return setup
    return plain


def reconciled(editions: Editions, plain: Setup, chosen: dict[str, str], kept: str) -> dict[str, str]:
    """Change answers that contradict others until none does; the answer to *kept* stays."""
    for contradiction in editions.contradictions:
        answers = {key: question.answers[plain.edition] for key, question in editions.questions.items()}
        answers |= chosen
        if {contradiction.first, contradiction.second} <= {
            f"{key}={value}" for key, value in answers.items()
        }:
            key, given = other_side(contradiction, kept)
            chosen[key] = next(value for value in editions.questions[key].values if value != given)
    return chosen


def other_side(contradiction: Contradiction, kept: str) -> tuple[str, str]:
    """Return the question and answer of a contradiction that is not about *kept*."""
    first, _, value = contradiction.first.partition("=")
    if first != kept:
        return first, value
    second, _, value = contradiction.second.partition("=")
    return second, value
