"""Totals agree with the rules term by term, flip chances with dealing, unseen cards with what is hidden."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from eastfront.kernel.insight import Insight
from eastfront.kernel.luck import key_of_seed
from tests.games.insights import chances, sums, terms, unseen
from tests.games.stalingrad.cardplay import battle, unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, FORCE, clash

SAMPLES: Final = 1500
BARRIKADY: Final = "barrikady-gun-factory"
TOTAL: Final = {side: f"Combat total of the {side.capitalize()} player" for side in SIDES}
LOSSES: Final = {side: f"Losses of the {side.capitalize()} player" for side in SIDES}


def insight(scene: Scene, side: str | None = "german") -> Insight:
    """Return what a side could work out now, or a spectator."""
    return scene.game.insight(scene.game.view(scene.state, None if side is None else SIDES.index(side)))


def flips(found: Insight, side: str) -> dict[str, Fraction]:
    """Return the chances of the cards that a side turns up, by their titles."""
    begin = f"The {side} player turns up"
    return {title: chance for title, chance in chances(found).items() if title.startswith(begin)}


@pytest.mark.rule("sg-7.3")
def test_totals_are_told_force_by_force_and_card_by_card(scene: Scene) -> None:
    force = FORCE["german"]
    scene.german(
        hand=["stuka-dive-bombers", "iron-cross"],
        control={1: [force, "71st-infantry-division"]},
        medals={force: 2},
    )
    scene.soviet(hand=["snipers"], control={1: [FORCE["soviet"]]})
    scene.row(BATTLEFIELD)
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    unanswered(scene, "german", "stuka-dive-bombers")

    found = sums(insight(scene))

    parts = terms(found[TOTAL["german"]])
    assert 4 == parts["295th Infantry Division"]
    assert 2 == parts["295th Infantry Division: medals"]
    assert 4 == parts["Stuka Dive-Bombers"]
    assert scene.german.total == found[TOTAL["german"]].total
    assert scene.soviet.total == found[TOTAL["soviet"]].total
    assert scene.german.total == found[LOSSES["soviet"]].total


@pytest.mark.rule("sg-12.40")
def test_a_contribution_that_is_struck_out_counts_nothing(scene: Scene) -> None:
    battle(scene, "german", german=["stuka-dive-bombers"], soviet=["hugging-the-enemy"])
    scene.passes_until("german", "event")
    unanswered(scene, "german", "stuka-dive-bombers")
    unanswered(scene, "soviet", "hugging-the-enemy")

    found = sums(insight(scene))[TOTAL["german"]]

    assert 0 == terms(found)["Stuka Dive-Bombers (without effect)"]
    assert scene.german.total == found.total


@pytest.mark.rule("sg-7.4")
def test_a_total_that_would_fall_below_0_is_set_back(scene: Scene) -> None:
    cards = ["heavy-artillery", "heavy-artillery"]
    battle(scene, "german", german=cards)
    scene.passes_until("german", "event")
    unanswered(scene, "german", *cards)

    found = sums(insight(scene))[TOTAL["soviet"]]

    assert 0 == found.total == scene.soviet.total
    assert 1 == terms(found)["Never below 0"]


@pytest.mark.rule("sg-7.15")
def test_losses_shrink_as_they_are_absorbed(scene: Scene) -> None:
    forces = [FORCE["soviet"], "95th-rifle-division"]
    scene.german(control={1: [FORCE["german"]]})
    scene.soviet(control={1: forces}, rations=dict.fromkeys(forces, 9))
    scene.row(BATTLEFIELD)
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    before = sums(insight(scene))[LOSSES["soviet"]].total

    scene.soviet.chooses("burn", min(forces))

    assert scene.asks("soviet", "losses")
    found = sums(insight(scene))[LOSSES["soviet"]]
    assert -1 == terms(found)["Absorbed already"]
    assert before - 1 == found.total == scene.state.battle.losses[1]


@pytest.mark.rule("sg-7.11")
@pytest.mark.parametrize("watcher", ["german", "soviet", None])
@pytest.mark.parametrize("place", [BATTLEFIELD, BARRIKADY])
def test_flip_chances_are_those_of_the_deals_a_seat_cannot_tell_apart(
    scene: Scene, watcher: str | None, place: str
) -> None:
    scene.row(place)
    scene.holders({1: "german"})
    for side, hand in (("german", ["iron-cross", "iron-cross"]), ("soviet", ["snipers"])):
        scene.seat(side)(hand=hand, control={1: [FORCE[side]]})
    scene.starts_actions("german")
    scene.german.attacks(place)
    view = scene.game.view(scene.state, None if watcher is None else SIDES.index(watcher))
    count = 2 if place == BARRIKADY else 1

    found = flips(scene.game.insight(view), "German")

    values: dict[str, int] = dict.fromkeys(found, 0)
    for seed in range(SAMPLES):
        deck = scene.game.sample(view, key_of_seed(seed)).seats[0].deck.cards
        tops = {int(scene.state.rules.cards.firefight[card]) for card in deck[-count:]}
        for value in tops:
            effect = f"own total +{value}" if value > 0 else f"enemy total \N{MINUS SIGN}{-value}"
            [title] = [title for title in found if title.endswith(effect)]
            values[title] += 1
    assert count == 2 or 1 == sum(found.values())
    assert all(abs(float(p) - values[title] / SAMPLES) < 0.05 for title, p in found.items())


@pytest.mark.rule("sg-6.5")
def test_an_empty_deck_is_rebuilt_for_the_flip(scene: Scene) -> None:
    scene.german(hand=["night-march"], control={1: [FORCE["german"]]}, rest="discard")
    scene.soviet(hand=["snipers"], control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    found = list(flips(insight(scene), "German").values())

    values = [scene.state.rules.cards.firefight[card] for card in scene.german.army.discard.cards]
    counts = sorted(Fraction(values.count(value), len(values)) for value in set(values))
    assert counts == sorted(found)


@pytest.mark.rule("sg-7.13")
def test_where_only_the_attacker_turns_up_a_card_only_he_has_chances(scene: Scene) -> None:
    scene.options(flips="one")
    clash(scene, german=["iron-cross"], soviet=["snipers"])

    assert flips(insight(scene), "German")
    assert {} == flips(insight(scene), "Soviet")


def test_without_a_battle_there_are_no_sums_and_no_chances(scene: Scene) -> None:
    scene.german(hand=["iron-cross"], control={1: [FORCE["german"]]})
    scene.starts_actions("german")

    assert ([], []) == (insight(scene).sums, insight(scene).chances)


@pytest.mark.rule("sg-13.5")
def test_unseen_cards_are_told_by_side(scene: Scene) -> None:
    scene.german(hand=["iron-cross"], deck=["night-march"], rest="discard", control={1: [FORCE["german"]]})
    scene.soviet(hand=["snipers"], deck=["volga-ferry"], rest="discard", control={2: [FORCE["soviet"]]})
    scene.starts_actions("german")

    found = unseen(insight(scene))

    assert {"night-march": 1} == found["In the Action deck of the German player"]
    assert {"snipers": 1, "volga-ferry": 1} == found["In the Action deck or hand of the Soviet player"]
    pile = found["In the Force pile of the German player, below its top card"]
    assert len(scene.german.army.pile.cards) - 1 == sum(pile.values())
    assert FORCE["german"] not in pile


def test_a_spectator_works_out_the_totals_too(scene: Scene) -> None:
    clash(scene, german=["iron-cross"], soviet=["snipers"])

    own, watching = insight(scene), insight(scene, None)

    assert {title: each.total for title, each in sums(own).items()} == {
        title: each.total for title, each in sums(watching).items()
    }
    assert 4 == len(own.sums)
