"""Set-ups for fuzzing: an edition with some answers changed, so that all are met."""

from __future__ import annotations

from random import Random

from eastfront.kernel.edition import Contradiction, Editions, Setup


def varied_setup(editions: Editions, plain: Setup, turn: int, seed: int) -> Setup:
    """Return *plain* with the answer whose *turn* it is, and some others changed at random."""
    dice = Random(seed)
    answers = [(key, value) for key, question in editions.questions.items() for value in question.values]
    key, value = answers[turn % len(answers)]
    chosen = {
        other: dice.choice(question.values)
        for other, question in editions.questions.items()
        if dice.random() < 0.25
    }
    chosen[key] = value
    return Setup(plain.game, plain.edition, plain.seats, reconciled(editions, plain, chosen, key))


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
