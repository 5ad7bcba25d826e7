"""Random games to try the contract on: set-up, seed, manner of choosing, and how far to play first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from hypothesis import strategies as st

from eastfront.games import load_game
from eastfront.kernel.edition import Editions, Setup
from eastfront.kernel.luck import key_of_seed
from tests.contract.traits import TRAITS, AnyGame

FAR: Final = 60
UNIFORM: Final = "uniform"
KEEN: Final = "keen"
CURIOUS: Final = "curious"
HANDS: Final = [UNIFORM, KEEN, CURIOUS]


@cache
def game_of(slug: str) -> AnyGame:
    """Return the game, loaded once."""
    return load_game(slug)


@dataclass(frozen=True)
class Case:
    """One game to play, observed after *skip* choices.

    A uniform *hand* takes any option, a keen one gets far, a curious one likes what it has not done yet.
    If it must be *alive*, a game that is over by then is observed shortly before its end.
    """

    slug: str
    edition: str
    seats: int
    options: dict[str, str]
    seed: int
    hand: str = UNIFORM
    skip: int = 0
    alive: bool = False

    @property
    def setup(self) -> Setup:
        """The set-up."""
        return Setup(self.slug, self.edition, self.seats, self.options)

    @property
    def key(self) -> bytes:
        """The key that all luck comes from."""
        return key_of_seed(self.seed)


def is_contradictory(editions: Editions, edition: str, options: dict[str, str]) -> bool:
    """Tell whether two of the answers in force exclude each other."""
    answers = {key: question.answers[edition] for key, question in editions.questions.items()} | options
    held = {f"{key}={value}" for key, value in answers.items()}
    return any(
        contradiction.first in held and contradiction.second in held
        for contradiction in editions.contradictions
    )


def setups(slug: str, rounds: int | None) -> st.SearchStrategy[Setup]:
    """Draw any set-up that is not contradictory.

    The safeguard ends it after *rounds* rounds. `None` is for tests that do not wait for the end:
    their games may go on for ever.
    """
    return _setups(slug, rounds).filter(
        lambda setup: not is_contradictory(game_of(slug).describe().editions, setup.edition, setup.options)
    )


@st.composite
def _setups(draw: st.DrawFn, slug: str, rounds: int | None) -> Setup:
    description = game_of(slug).describe()
    questions = description.editions.questions
    share = draw(st.sampled_from([0.0, 0.2, 0.6]))
    dice = Random(draw(st.integers(0, 2**32 - 1)) if share else 0)
    options = {key: dice.choice(questions[key].values) for key in sorted(questions) if dice.random() < share}
    traits = TRAITS[slug]
    options |= traits.safeguard_options(FAR) if rounds is None else traits.ending_options(rounds)
    edition = draw(st.sampled_from(sorted(description.editions.editions)))
    options = {key: value for key, value in options.items() if key not in traits.barred.get(edition, [])}
    return Setup(slug, edition, draw(st.sampled_from(description.seats[edition])), options)


@st.composite
def cases(draw: st.DrawFn, slug: str, rounds: int | None = None, skips: list[int] | None = None) -> Case:
    """Draw a game to be observed after one of *skips* choices.

    If *rounds* are given, it ends after them, perhaps before it is observed.
    """
    setup = draw(setups(slug, rounds))
    seed = draw(st.integers(0, 2**32 - 1))
    hand = draw(st.sampled_from(HANDS))
    skip = draw(st.sampled_from(TRAITS[slug].skips if skips is None else skips))
    return Case(slug, setup.edition, setup.seats, setup.options, seed, hand, skip, rounds is None)
