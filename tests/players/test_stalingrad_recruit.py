"""Recruit of Stalingrad: legal everywhere, fair, reproducible, quick, and far better than chance."""

from __future__ import annotations

from time import process_time

import pytest

from eastfront.games.stalingrad.game import SLUG
from eastfront.games.stalingrad.verbs import KINDS
from eastfront.games.stalingrad.view import StalingradView
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import make_player
from eastfront.players.scripted.stalingrad.player import WAYS
from tests.games.stalingrad.naming import game
from tests.players.match import Match

EDITION = "standard"
PLAIN_GAME = Setup(SLUG, EDITION, 2)
OTHER_ANSWERS = [
    {"control": "markers"},
    {"uranus_win": "off"},
    {"flips": "one"},
    {"control_move_from_perimeter": "on"},
    {"defenders_pay": "on"},
    {"turn_cap": "3"},
    {
        "control": "markers",
        "uranus_win": "off",
        "flips": "one",
        "control_move_from_perimeter": "on",
        "defenders_pay": "on",
    },
]
ANSWERS: list[dict[str, str]] = [{}, *OTHER_ANSWERS]


def answer_names(options: dict[str, str]) -> str:
    return "-".join(options) or "plain"


def is_offered(view: StalingradView, choice: int) -> None:
    assert choice in view.options, game().option_name(choice)


def test_the_answers_tried_cover_every_question() -> None:
    questions = game().describe().editions.questions

    assert set(questions) == {key for options in OTHER_ANSWERS for key in options}


def test_it_has_a_way_for_every_kind_of_decision() -> None:
    assert sorted(KINDS) == sorted(WAYS)


@pytest.mark.parametrize("options", ANSWERS, ids=answer_names)
def test_it_takes_only_what_is_offered(options: dict[str, str]) -> None:
    for seed in range(2):
        assert Match(
            game(), Setup(SLUG, EDITION, 2, options), seed, ["recruit"] * 2, is_offered
        ).outcome.scores


@pytest.mark.parametrize("options", ANSWERS, ids=answer_names)
def test_it_copes_with_positions_that_it_would_never_seek(options: dict[str, str]) -> None:
    """Seats played by chance meet decisions of all sorts; Recruit is asked about each and not obeyed."""
    adviser = make_player(SLUG, "recruit", 1)

    def advise(view: StalingradView, choice: int) -> None:
        is_offered(view, adviser.choose(view, list(view.options)))

    for seed in range(3):
        assert Match(game(), Setup(SLUG, EDITION, 2, options), seed, ["conscript"] * 2, advise).choices


def test_every_kind_of_decision_is_met_and_answered() -> None:
    """Over six games of chance there is nothing that Recruit is not asked."""
    adviser = make_player(SLUG, "recruit", 1)
    kinds: set[str] = set()

    def advise(view: StalingradView, choice: int) -> None:
        kinds.add(view.kind)
        is_offered(view, adviser.choose(view, list(view.options)))

    for seed in range(6):
        Match(game(), PLAIN_GAME, seed, ["conscript"] * 2, advise)

    assert set(KINDS) == kinds


@pytest.mark.parametrize("options", [{}, OTHER_ANSWERS[-1]], ids=answer_names)
def test_what_it_cannot_see_does_not_change_its_choice(options: dict[str, str]) -> None:
    """Dealing what is hidden anew, or writing the view down and reading it, leaves the choice as it was."""
    rules = game()
    asked = 0

    def deal_again(view: StalingradView, choice: int) -> None:
        nonlocal asked
        asked += 1
        assert view.seat is not None
        if asked % 11:
            return
        own = make_player(SLUG, "recruit", asked).choose(view, list(view.options))
        for number in range(2):
            dealt = rules.view(rules.sample(view, key_of_seed(1000 * asked + number)), view.seat)
            assert own == make_player(SLUG, "recruit", asked).choose(dealt, list(dealt.options))
        read = rules.view_from_data(rules.view_to_data(view))
        assert own == make_player(SLUG, "recruit", asked).choose(read, list(read.options))

    Match(rules, Setup(SLUG, EDITION, 2, options), 21, ["recruit"] * 2, deal_again)

    assert asked > 100


def test_it_leaves_the_view_as_it_was() -> None:
    rules = game()
    adviser = make_player(SLUG, "recruit", 4)

    def compare(view: StalingradView, choice: int) -> None:
        before = rules.view_to_data(view)
        adviser.choose(view, list(view.options))
        assert before == rules.view_to_data(view)

    assert Match(rules, PLAIN_GAME, 8, ["recruit", "recruit"], compare).choices


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    first = Match(game(), PLAIN_GAME, 6, ["recruit", "recruit"]).choices

    assert first == Match(game(), PLAIN_GAME, 6, ["recruit", "recruit"]).choices
    assert first != Match(game(), PLAIN_GAME, 7, ["recruit", "recruit"]).choices


@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_only_a_recruit_guesses(level: str) -> None:
    """With other dice he chooses differently now and then; a sergeant never does."""
    adviser = make_player(SLUG, level, 77)
    asked = differing = 0

    def compare(view: StalingradView, choice: int) -> None:
        nonlocal asked, differing
        asked += 1
        differing += choice != adviser.choose(view, list(view.options))

    Match(game(), PLAIN_GAME, 6, [level, level], compare)

    assert (differing > 0) == (level == "recruit")
    assert differing < asked / 10


@pytest.mark.parametrize("seat", [0, 1], ids=["german", "soviet"])
def test_it_beats_chance_on_either_side(seat: int) -> None:
    """It loses one game of ten at most."""
    levels = ["recruit" if each == seat else "conscript" for each in range(2)]

    winners = [Match(game(), PLAIN_GAME, 300 + number, levels).outcome.winners() for number in range(10)]

    assert sum(won == [seat] for won in winners) >= 9


def test_a_choice_takes_well_under_a_millisecond() -> None:
    """The mean over a whole game, by the processor's clock."""
    views: list[StalingradView] = []
    Match(game(), PLAIN_GAME, 2, ["recruit"] * 2, lambda view, _: views.append(view))
    player = make_player(SLUG, "recruit", 2)
    player.choose(views[0], list(views[0].options))

    start = process_time()
    for view in views:
        player.choose(view, list(view.options))

    assert (process_time() - start) / len(views) < 0.001
