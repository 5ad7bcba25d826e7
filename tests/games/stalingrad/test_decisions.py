"""Sensible decisions: never a long list of options, never a long game between rule-of-thumb players."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.players.levels import make_player
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene

MOST_OPTIONS: Final = 200
MOST_DECISIONS: Final = 600
SETUP: Final = Setup("stalingrad", "standard", 2)


def test_a_side_with_all_its_forces_and_a_card_of_each_kind_has_a_short_list(scene: Scene) -> None:
    """All 23 Forces stand on the table, three zones are contested, and each of 19 cards is in hand."""
    cards = game().card_set.definitions
    forces = [card.id for card in cards if card.kind == "force" and card.side == "german"]
    enemies = [card.id for card in cards if card.kind == "force" and card.side == "soviet"]
    scene.options(control_move_from_perimeter="on")
    scene.german(
        hand=[card.id for card in cards if card.kind == "action" and card.side == "german"],
        control={slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 5)},
        perimeter={slot: forces[12 + 3 * slot - 3 : 12 + 3 * slot] for slot in range(1, 5)},
    )
    scene.soviet(control={slot: enemies[slot - 1 : slot] for slot in range(1, 4)})
    scene.uranus(1)
    scene.starts_actions("german")

    assert 50 < len(scene.offered) <= MOST_OPTIONS


def test_random_games_never_offer_more_than_two_hundred_options() -> None:
    most = 0
    for seed in range(8):
        state, dice = game().new(SETUP, key_of_seed(seed)), Dice(seed)
        while (decision := game().decision(state)) is not None:
            most = max(most, len(decision.options))
            game().apply(state, decision.options[dice.below(len(decision.options))])

    assert 20 < most <= MOST_OPTIONS


def test_a_game_between_recruits_takes_fewer_than_six_hundred_decisions() -> None:
    decisions, games = 0, 8
    for seed in range(games):
        players = [make_player("stalingrad", "recruit", seed) for _ in range(2)]
        state = game().new(SETUP, key_of_seed(seed))
        while (decision := game().decision(state)) is not None:
            view = game().view(state, decision.seat)
            game().apply(state, players[decision.seat].choose(view, decision.options))
            decisions += 1

    assert decisions / games < MOST_DECISIONS
