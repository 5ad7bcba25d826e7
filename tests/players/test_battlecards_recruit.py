"""Recruit of BattleCards: legal everywhere, fair, reproducible, quick, and far better than chance."""

from __future__ import annotations

from time import process_time

import pytest

from eastfront.games.battlecards.game import SLUG
from eastfront.games.battlecards.verbs import KINDS
from eastfront.games.battlecards.view import BattleView
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import make_player
from eastfront.players.scripted.battlecards.player import WAYS
from tests.games.battlecards.naming import game
from tests.players.match import Match

FRONT = Setup(SLUG, "russian-front", 2)
PACKS = Setup(SLUG, "russian-front", 2, {"packs": "x1+x2"})
WESTERN = Setup(SLUG, "western", 2)
COMBINED = Setup(SLUG, "combined", 4)
SHOWN = Setup(SLUG, "combined", 4, {"packs": "x1+x2", "allied_cards": "shown", "commanders_return": "yes"})
COMMON_KINDS = {"forces", "turn", "deploy", "discard", "take-back", "counter", "look", "sabotage", "capture"}
COMMON_KINDS |= {"assassinate", "shed", "battle", "delay", "bonus", "support", "fire", "target", "withdraw"}
MODES = [FRONT, PACKS, WESTERN, COMBINED, SHOWN]


def mode_name(setup: Setup) -> str:
    return "-".join([setup.edition, *setup.options.values()])


def is_offered(view: BattleView, choice: int) -> None:
    assert choice in view.options, game().option_name(choice)


@pytest.mark.parametrize("setup", MODES, ids=mode_name)
def test_it_takes_only_what_is_offered(setup: Setup) -> None:
    for seed in range(2):
        assert Match(game(), setup, seed, ["recruit"] * setup.seats, is_offered).outcome.scores


@pytest.mark.parametrize(
    "options",
    [{"packs": "x1"}, {"packs": "x2"}, {"quiet_rounds": "1"}, {"reshuffles": "1"}, {"strict": "on"}],
    ids=lambda options: "-".join(options),
)
def test_it_copes_with_other_answers(options: dict[str, str]) -> None:
    setup = Setup(SLUG, "russian-front", 2, options)

    assert Match(game(), setup, 5, ["recruit", "recruit"], is_offered).outcome.scores


def test_it_has_a_way_for_every_kind_of_decision() -> None:
    assert sorted(KINDS) == sorted(WAYS)


@pytest.mark.parametrize("setup", [FRONT, WESTERN, COMBINED], ids=mode_name)
def test_it_copes_with_positions_that_it_would_never_seek(setup: Setup) -> None:
    """Seats played by chance meet most kinds of decision; Recruit is asked about each and not obeyed."""
    adviser = make_player(SLUG, "recruit", 1)
    kinds: set[str] = set()

    def advise(view: BattleView, choice: int) -> None:
        kinds.add(view.kind)
        is_offered(view, adviser.choose(view, list(view.options)))

    Match(game(), setup, 3, ["conscript"] * setup.seats, advise)

    assert COMMON_KINDS <= kinds


@pytest.mark.parametrize("setup", MODES, ids=mode_name)
def test_what_it_cannot_see_does_not_change_its_choice(setup: Setup) -> None:
    """Dealing what is hidden anew, or writing the view down and reading it, leaves the choice as it was."""
    rules = game()
    asked = 0

    def deal_again(view: BattleView, choice: int) -> None:
        nonlocal asked
        asked += 1
        assert view.seat is not None
        if asked % 31:
            return
        own = make_player(SLUG, "recruit", asked).choose(view, list(view.options))
        for number in range(2):
            dealt = rules.view(rules.sample(view, key_of_seed(1000 * asked + number)), view.seat)
            assert own == make_player(SLUG, "recruit", asked).choose(dealt, list(dealt.options))
        read = rules.view_from_data(rules.view_to_data(view))
        assert own == make_player(SLUG, "recruit", asked).choose(read, list(read.options))

    Match(rules, setup, 21, ["recruit"] * setup.seats, deal_again)

    assert asked > 100


def test_it_leaves_the_view_as_it_was() -> None:
    rules = game()
    adviser = make_player(SLUG, "recruit", 4)

    def compare(view: BattleView, choice: int) -> None:
        before = rules.view_to_data(view)
        adviser.choose(view, list(view.options))
        assert before == rules.view_to_data(view)

    assert Match(rules, FRONT, 8, ["recruit", "recruit"], compare).choices


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    first = Match(game(), FRONT, 6, ["recruit", "recruit"]).choices

    assert first == Match(game(), FRONT, 6, ["recruit", "recruit"]).choices
    assert first != with_dice(FRONT, 6, 77)


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


@pytest.mark.parametrize(
    ("setup", "games"),
    [(FRONT, 10), (PACKS, 6), (WESTERN, 10), (COMBINED, 3)],
    ids=["russian-front", "packs", "western", "combined"],
)
@pytest.mark.parametrize("alliance", [0, 1], ids=["axis", "allies"])
def test_it_beats_chance_on_either_side(setup: Setup, games: int, alliance: int) -> None:
    """It loses one game at most; partners in the combined game are both of a kind."""
    levels = ["recruit" if seat % 2 == alliance else "conscript" for seat in range(setup.seats)]

    winners = [Match(game(), setup, 300 + number, levels).outcome.winners() for number in range(games)]

    assert sum(alliance in won for won in winners) >= games - 1


def test_a_choice_takes_well_under_a_millisecond() -> None:
    """The mean over a whole game of four, by the processor's clock."""
    views: list[BattleView] = []
    Match(game(), COMBINED, 2, ["recruit"] * 4, lambda view, _: views.append(view))
    player = make_player(SLUG, "recruit", 2)
    player.choose(views[0], list(views[0].options))

    start = process_time()
    for view in views:
        player.choose(view, list(view.options))

    assert (process_time() - start) / len(views) < 0.0005
