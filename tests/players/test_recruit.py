"""Recruit: legal everywhere, fair, reproducible, and far better than chance."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.game import SLUG
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import make_player
from tests.games.barbarossa.naming import EDITIONS, game
from tests.players.match import Match

SEATS = game().description.seats["kamikaze"]


def other_answers() -> list[tuple[str, str]]:
    """Every answer that the default edition does not give, but those that only name a pile or a limit."""
    editions = game().description.editions
    return [
        (question.key, value)
        for question in editions.questions.values()
        for value in question.values
        if value != question.answers[editions.default] and question.key not in ("removed_pile", "turn_limit")
    ]


def is_offered(view: BarbarossaView, choice: int) -> None:
    assert choice in view.options, game().option_name(choice)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_it_takes_only_what_is_offered(edition: str, seats: int) -> None:
    match = Match(game(), Setup(SLUG, edition, seats), 11, ["recruit"] * seats, is_offered)

    assert "moscow" == match.outcome.ending


@pytest.mark.parametrize(("key", "value"), other_answers())
def test_it_copes_with_every_answer_to_every_question(key: str, value: str) -> None:
    setup = Setup(SLUG, "kamikaze", 2, {key: value})

    assert Match(game(), setup, 5, ["recruit", "recruit"], is_offered).outcome.scores


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_copes_with_positions_that_it_would_never_seek(edition: str) -> None:
    """A seat played by chance meets every kind of decision; Recruit is asked about each and not obeyed."""
    adviser = make_player(SLUG, "recruit", 1)
    kinds: set[str] = set()

    def advise(view: BarbarossaView, choice: int) -> None:
        kinds.add(view.kind)
        is_offered(view, adviser.choose(view, list(view.options)))

    for seed in range(3):
        Match(
            game(),
            Setup(SLUG, edition, 3, {"turn_limit": "25"}),
            seed,
            ["conscript", "conscript", "recruit"],
            advise,
        )

    assert {"starting-phase", "tactics-phase", "reinforcement-phase", "clean-up", "combat", "pick"} <= kinds


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_cannot_see_does_not_change_its_choice(edition: str) -> None:
    """Dealing what is hidden anew, or writing the view down and reading it, leaves the choice as it was."""
    rules = game()
    asked = 0

    def deal_again(view: BarbarossaView, choice: int) -> None:
        nonlocal asked
        asked += 1
        assert view.seat is not None
        if asked % 7:
            return
        own = make_player(SLUG, "recruit", asked).choose(view, list(view.options))
        for number in range(3):
            dealt = rules.view(rules.sample(view, key_of_seed(1000 * asked + number)), view.seat)
            assert own == make_player(SLUG, "recruit", asked).choose(dealt, list(dealt.options))
        read = rules.view_from_data(rules.view_to_data(view))
        assert own == make_player(SLUG, "recruit", asked).choose(read, list(read.options))

    Match(game(), Setup(SLUG, edition, 3), 21, ["recruit", "recruit", "conscript"], deal_again)

    assert asked > 200


def test_it_leaves_the_view_as_it_was() -> None:
    rules = game()
    adviser = make_player(SLUG, "recruit", 4)

    def compare(view: BarbarossaView, choice: int) -> None:
        before = rules.view_to_data(view)
        adviser.choose(view, list(view.options))
        assert before == rules.view_to_data(view)

    assert Match(game(), Setup(SLUG, "kamikaze", 2), 8, ["recruit", "recruit"], compare).choices


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    setup = Setup(SLUG, "kamikaze", 2)

    first = Match(game(), setup, 6, ["recruit", "recruit"]).choices

    assert first == Match(game(), setup, 6, ["recruit", "recruit"]).choices
    assert first != with_dice(setup, 6, 77)


def with_dice(setup: Setup, seed: int, dice: int) -> list[int]:
    """Return the choices of the game *seed* with players of other dice."""
    rules = game()
    players = [make_player(SLUG, "recruit", dice + seat) for seat in range(setup.seats)]
    state = rules.new(setup, key_of_seed(seed))
    choices: list[int] = []
    while rules.outcome(state) is None:
        view = rules.view(state, int(state.asked))
        choices.append(players[state.asked].choose(view, list(view.options)))
        rules.apply(state, choices[-1])
    return choices


def test_it_beats_chance() -> None:
    """Of 60 games of two seats, half from either seat, it wins 57 or more."""
    wins = 0
    for number in range(60):
        seat = number % 2
        levels = ["conscript", "conscript"]
        levels[seat] = "recruit"
        wins += [seat] == Match(game(), Setup(SLUG, "kamikaze", 2), 300 + number, levels).outcome.winners()

    assert wins >= 57


def test_its_games_end_by_the_fall_of_moscow() -> None:
    """Twelve games of one edition and number of seats each, well before the limit of turns."""
    setups = [Setup(SLUG, edition, seats) for edition in EDITIONS for seats in SEATS]

    matches = [Match(game(), setup, 40 + setup.seats, ["recruit"] * setup.seats) for setup in setups]

    assert ["moscow"] * len(setups) == [match.outcome.ending for match in matches]
    assert all(8 <= match.turns <= 45 for match in matches)
    assert sum(match.turns for match in matches) <= 28 * len(matches)
