"""Chapter 1, first forces: six cards are drawn, three of them deployed in secret."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from eastfront.games.battlecards.rules import SEATED
from tests.games.battlecards.scene import Scene

GERMAN: Final = ["panzer-iv", "tiger-i", "bf-109", "ju-88", "prinz-eugen", "s-boote"]
SOVIET: Final = ["kv-1", "is-2", "yak-9", "pe-2", "kirov", "krasny-kavkaz"]


@pytest.mark.rule("bc-1.14")
@pytest.mark.parametrize("edition", list(SEATED))
def test_everybody_draws_six_cards(scene: Scene, edition: str) -> None:
    """Clause 1.14: the first Reserve Hand, out of the own Arsenal."""
    scene.edition(edition)
    scene.deals()

    assert [(6, 44)] * len(scene.seats) == [(len(seat.hand), len(seat.deck)) for seat in scene.seats]
    for seat in scene.seats:
        drawn = [notice for notice in scene.told("draws") if notice.arguments["seat"] == seat.seat]
        assert [f"deck/{seat.seat + 1}"] * 6 == [notice.origin for notice in drawn]


@pytest.mark.rule("bc-1.15", "bc-1.17")
def test_any_three_of_the_six_may_be_deployed(scene: Scene) -> None:
    """Clauses 1.15 and 1.17: all twenty choices are open, whatever their types."""
    for three in combinations(GERMAN, 3):
        scene.edition("russian-front")
        scene.german(hand=GERMAN)
        scene.soviet(hand=SOVIET)
        scene.opens()

        scene.german.deploys(*three)

        assert scene.asks("soviet", "forces")
        assert sorted(three) == scene.german.apart
        assert sorted(set(GERMAN) - set(three)) == scene.german.hand


@pytest.mark.rule("bc-1.15")
@pytest.mark.parametrize("edition", list(SEATED))
def test_three_are_deployed_and_three_kept_by_everybody(scene: Scene, edition: str) -> None:
    """Clause 1.15: nobody may stop before the third card or go on after it."""
    scene.edition(edition)
    scene.deals()

    for seat in scene.seats:
        for picked in range(3):
            assert scene.asks(seat.name, "forces")
            assert picked == len(seat.apart)
            assert len(scene.offered) == len(seat.offered("deploy"))
            seat.chooses("deploy", seat.offered("deploy")[0])

    for seat in scene.seats:
        assert (3, 3) == (len(seat.ground + seat.air + seat.sea), len(seat.hand))
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-1.15")
def test_the_last_cards_cannot_be_picked_before_the_first_ones(scene: Scene) -> None:
    """Clause 1.15: a pick after which fewer than three would be left to choose is not offered."""
    scene.german(hand=["panzer-iv", "panther", "tiger-i", "bf-109"])
    scene.soviet(hand=SOVIET)
    scene.opens()

    assert ["panzer-iv", "panther"] == scene.german.offered("deploy")

    scene.german.deploys("panther")

    assert ["tiger-i"] == scene.german.offered("deploy")


@pytest.mark.rule("bc-1.16")
def test_a_deployed_card_lies_in_the_stack_of_its_own_type(scene: Scene) -> None:
    """Clause 1.16: Ground, Air and Sea each have a stack."""
    scene.german(hand=GERMAN)
    scene.soviet(hand=SOVIET)
    scene.opens()

    scene.german.deploys("tiger-i", "ju-88", "s-boote")
    scene.soviet.deploys("is-2", "kirov", "krasny-kavkaz")

    assert (["tiger-i"], ["ju-88"], ["s-boote"]) == (scene.german.ground, scene.german.air, scene.german.sea)
    assert (["is-2"], [], ["kirov", "krasny-kavkaz"]) == (
        scene.soviet.ground,
        scene.soviet.air,
        scene.soviet.sea,
    )


@pytest.mark.rule("bc-1.16")
def test_a_deployed_card_lies_face_down(scene: Scene) -> None:
    """Clause 1.16: its owner knows it, the enemy sees a card of that type."""
    scene.german(hand=GERMAN)
    scene.soviet(hand=SOVIET)
    scene.opens()
    scene.german.deploys("tiger-i", "ju-88", "s-boote")
    scene.soviet.deploys("is-2", "kirov", "krasny-kavkaz")

    german = scene.soviet.view.seats[0]

    assert ([1, 1, 1], [[], [], []]) == (german.stack_sizes, german.stacks)
    assert ["ground/1"] == scene.german.suspects("tiger-i")
    assert ["deck/1.hand/1.ground/1"] == scene.soviet.suspects("tiger-i")
    assert ["deck/1.hand/1.ground/1"] == scene.soviet.suspects("erich-von-manstein")


@pytest.mark.rule("bc-1.17")
def test_stacks_may_stay_empty(scene: Scene) -> None:
    """Clause 1.17: three ships are a first deployment too."""
    scene.german(hand=["prinz-eugen", "s-boote", "admiral-scheer", "panzer-iv", "tiger-i", "bf-109"])
    scene.soviet(hand=SOVIET)
    scene.opens()

    scene.german.deploys("prinz-eugen", "s-boote", "admiral-scheer")
    scene.soviet.deploys("kv-1", "is-2", "yak-9")

    assert ([], [], ["admiral-scheer", "prinz-eugen", "s-boote"]) == (
        scene.german.ground,
        scene.german.air,
        scene.german.sea,
    )
    assert ([], scene.soviet.ground) == (scene.soviet.sea, ["is-2", "kv-1"])


@pytest.mark.rule("bc-1.18")
def test_cards_in_the_hand_take_no_part_in_a_battle(scene: Scene) -> None:
    """Clause 1.18: deployed units fight, a reserve on either side does not."""
    scene.german(hand=["tiger-i", "bf-109"], ground=["panzer-iv"])
    scene.soviet(hand=["is-2", "yak-9"], ground=["kv-1"])
    scene.fights("smolensk")

    assert (["panzer-iv"], ["kv-1"]) == (scene.german.units, scene.soviet.units)
    assert (["bf-109", "tiger-i"], ["is-2", "yak-9"]) == (scene.german.hand, scene.soviet.hand)


@pytest.mark.rule("bc-1.18")
def test_a_hand_alone_is_no_force_for_a_battle(scene: Scene) -> None:
    """Clause 1.18: who has tanks in hand only loses the battle to who has one deployed."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(hand=["is-2", "kv-1"])
    scene.fights("smolensk")

    assert ["smolensk"] == scene.german.won
    assert ["is-2", "kv-1"] == scene.soviet.hand


@pytest.mark.rule("bc-1.19")
def test_first_forces_are_laid_down_when_all_have_chosen(scene: Scene) -> None:
    """Clause 1.19: while the second seat chooses, the first one's stacks are empty for everybody."""
    scene.german(hand=GERMAN)
    scene.soviet(hand=SOVIET)
    scene.opens()

    scene.german.deploys("prinz-eugen", "s-boote", "ju-88")

    german = scene.soviet.view.seats[0]
    assert ([0, 0, 0], 3, 3) == (german.stack_sizes, german.apart_size, german.hand_size)
    assert ([], []) == (german.apart, scene.german.sea)
    assert ["deck/1.hand/1.apart/1"] == scene.soviet.suspects("s-boote")
    assert [] == scene.told("deploys")

    scene.soviet.deploys("kv-1", "is-2", "yak-9")

    assert [1, 0, 2] == [len(scene.german.air), len(scene.german.ground), len(scene.german.sea)]
    assert [0, 0, 0, 1, 1, 1] == [notice.arguments["seat"] for notice in scene.told("deploys")]


@pytest.mark.rule("bc-1.19")
def test_what_the_first_seat_picks_changes_nothing_for_the_second(scene: Scene) -> None:
    """Clause 1.19: the second seat sees the same, whether ships or tanks lie apart."""
    seen = []
    for three in (GERMAN[:3], GERMAN[3:]):
        scene.edition("russian-front")
        scene.german(hand=GERMAN)
        scene.soviet(hand=SOVIET)
        scene.opens()
        scene.german.deploys(*three)
        seen.append(scene.game.view_to_data(scene.soviet.view))

    assert seen[0] == seen[1]


@pytest.mark.rule("bc-1.19")
def test_all_four_choose_before_anything_is_laid_down(scene: Scene) -> None:
    """Clause 1.19: in the combined game too, seat after seat."""
    scene.edition("combined")
    scene.deals()

    for name in ("german", "british", "barbarossa", "soviet"):
        assert [] == scene.told("deploys")
        for _ in range(3):
            assert scene.asks(name, "forces")
            seat = scene.seat(name)
            seat.chooses("deploy", seat.offered("deploy")[-1])

    assert 12 == len(scene.told("deploys"))
    assert scene.asks("german", "turn")
