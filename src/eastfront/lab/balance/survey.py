"""A survey: players who meet their like in every set-up that is to be compared."""

from __future__ import annotations

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.lab.match import LONGEST, Plan
from eastfront.lab.simulate import check_plan


class Variant(Struct, frozen=True):
    """One thing that is played: *player* in every seat; *varied* is a question answered otherwise, if any."""

    player: str
    edition: str
    seats: int
    options: dict[str, str] = {}
    varied: str = ""


class Survey(Struct, frozen=True):
    """What is played: game *n* is one of variant *n* modulo their number, with luck that they all share."""

    game: str
    variants: list[Variant]
    seed: int = 1
    longest: int = LONGEST

    def variant_of(self, number: int) -> int:
        """Return the place of the variant that game *number* plays."""
        return number % len(self.variants)

    def luck_of(self, number: int) -> int:
        """Return the number of the luck of game *number*, which one game of each variant has."""
        return number // len(self.variants)

    def setup(self, variant: Variant) -> Setup:
        """Return the set-up of a game of *variant*."""
        return Setup(self.game, variant.edition, variant.seats, variant.options)

    def plan(self, variant: Variant) -> Plan:
        """Return what a game of *variant* plays."""
        occupants = [variant.player] * variant.seats
        return Plan(self.game, variant.edition, occupants, variant.options, self.seed, self.longest)

    def answer(self, variant: Variant, key: str) -> str:
        """Return how a question is answered in *variant*."""
        question = game_of(self.game).describe().editions.questions[key]
        return variant.options.get(key, question.answers[variant.edition])


def make_survey(
    game: str,
    players: list[str],
    places: list[tuple[str, int]],
    options: dict[str, str],
    varied: list[str],
    seed: int,
) -> Survey:
    """Return the survey of *players* at all *places*, which are editions with a number of seats.

    Each question in *varied* gets each of its other answers, one at a time; what the rules refuse is
    left out, unless nothing would be left of a question.
    """
    refuse_repeated("player", players)
    refuse_repeated("set-up", [f"{edition} with {seats} seats" for edition, seats in places])
    refuse_repeated("question", varied)
    rules = game_of(game)
    plain = [Variant(player, edition, seats, options) for player in players for edition, seats in places]
    found = [each for variant in plain for each in (variant, *variations(rules, variant, varied))]
    for key in varied:
        if not any(variant.varied == key for variant in found):
            raise SetupError(
                f"{key} has no other listed answer that the rules accept here: set it by --option"
            )
    survey = Survey(game, found, seed)
    for variant in found:
        rules.check(survey.setup(variant))
        check_plan(survey.plan(variant))
    return survey


def refuse_repeated(what: str, names: list[str]) -> None:
    """Refuse what is there more than once: its games would count as often."""
    for name in names:
        if names.count(name) > 1:
            raise SetupError(f"a survey takes every {what} once, not {name} {names.count(name)} times")


def variations(game: Game[State, View], plain: Variant, varied: list[str]) -> list[Variant]:
    """Return *plain* with each other answer to each question in *varied* that the rules accept."""
    questions = game.describe().editions.questions
    found = []
    for key in varied:
        if key not in questions:
            raise SetupError(
                f"{game.describe().slug} has no option {key!r}; valid: {', '.join(sorted(questions))}"
            )
        own = plain.options.get(key, questions[key].answers[plain.edition])
        for value in questions[key].values:
            options = {**plain.options, key: value}
            if value != own and is_accepted(game, plain, options):
                found.append(Variant(plain.player, plain.edition, plain.seats, options, key))
    return found


def is_accepted(game: Game[State, View], plain: Variant, options: dict[str, str]) -> bool:
    """Tell whether the rules accept these answers together."""
    try:
        game.check(Setup(game.describe().slug, plain.edition, plain.seats, options))
    except SetupError:
        return False
    return True
