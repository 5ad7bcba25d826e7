"""Records of a survey: what is kept of each game, and playing them."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.errors import EastfrontError
from eastfront.lab.balance.survey import Survey
from eastfront.lab.balance.witness import Witness
from eastfront.lab.engine import Engine, Warn
from eastfront.lab.match import play_match
from eastfront.lab.results import Results
from eastfront.lab.running import Progress, kept_results, run_pieces

KIND: Final = "eastfront balance"


class Record(Struct):
    """One game: its length, its end, its leads, and the cards of each deed by seat.

    *first* is the seat that began, -1 if nobody did. A game that was left unfinished has no *scores*,
    and all share first place. *seconds* alone differ when the game is played again.
    """

    number: int
    decisions: int
    turns: list[int]
    first: int
    ending: str
    scores: list[int]
    ranks: list[int]
    leads: int
    deeds: dict[str, list[list[int]]]
    seconds: float


def kept_records(survey: Survey, file: Path | None, warn: Warn) -> Results[Record] | None:
    """Return what *file* holds of a survey, if there is a file."""
    return kept_results(file, KIND, survey, survey.game, Record, warn)


def run_survey(
    survey: Survey,
    games: int,
    engine: Engine,
    results: Results[Record] | None = None,
    progress: Progress | None = None,
) -> list[Record]:
    """Return *games* of each variant of a survey, in order; those in *results* are not played again."""
    return run_pieces(play_record, survey, games * len(survey.variants), engine, results, progress)


def play_record(survey: Survey, number: int) -> Record:
    """Play game *number*; it depends on the survey and the number alone."""
    plan = survey.plan(survey.variants[survey.variant_of(number)])
    witness = Witness(game_of(plan.game), len(plan.occupants), plan.alliances())
    start = perf_counter()
    match = play_match(plan, survey.luck_of(number), witness.watch)
    if match.error:
        raise EastfrontError(f"the rules or a player failed in game {number}: {match.error}")
    if match.scores:
        witness.compare(match.scores)
    return Record(
        number,
        match.decisions,
        witness.turns,
        witness.first,
        match.ending,
        match.scores,
        match.ranks,
        witness.leads,
        {deed: [sorted(cards) for cards in seats] for deed, seats in sorted(witness.deeds.items())},
        round(perf_counter() - start, 4),
    )
