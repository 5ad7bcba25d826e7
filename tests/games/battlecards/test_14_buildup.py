"""Chapter 14, Buildup cards: how many cards are drawn, deployed and discarded."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

DECK: Final = ["kv-1", "is-2", "yak-9", "la-5fn", "kirov", "pe-2", "tu-2"]
REINFORCEMENTS: Final = [
    ("ground-reinforcements", "ground", ["is-2", "kv-1", "t-34-76"]),
    ("air-reinforcements", "air", ["la-5fn", "pe-2", "yak-9"]),
    ("naval-reinforcements", "sea", ["g-5-torpedo-boats", "kirov", "krasny-kavkaz"]),
]
ALL_OF: Final = {
    "ground": {"is-2", "kv-1", "t-34-76", "t-34-85"},
    "air": {"la-5fn", "pe-2", "yak-9"},
    "sea": {"g-5-torpedo-boats", "kirov", "krasny-kavkaz"},
}
AS_MILITARY_BUILDUP: Final = [
    ("russian-front", "none", "military-buildup"),
    ("russian-front", "x1", "lend-lease-convoy"),
    ("russian-front", "x2", "railway-repair-troops"),
    ("combined", "x1+x2", "military-buildup"),
    ("combined", "x1+x2", "lend-lease-convoy"),
    ("combined", "x1+x2", "railway-repair-troops"),
]


@pytest.mark.parametrize(("edition", "packs", "card"), AS_MILITARY_BUILDUP)
@pytest.mark.rule("bc-14.1", "bc-14.38")
def test_military_buildup_fills_the_hand_to_six_and_deploys_three(
    scene: Scene, edition: str, packs: str, card: str
) -> None:
    """Clause 14.1: six in hand, three of them deployed, any of the rest discarded; two cards act alike."""
    scene.edition(edition, packs=packs)
    scene.soviet(hand=["t-34-76"], deck=DECK)
    scene.draws("soviet", card)
    assert ["is-2", "kirov", "kv-1", "la-5fn", "t-34-76", "yak-9"] == scene.soviet.hand
    assert scene.asks("soviet", "deploy")

    scene.soviet.deploys("kv-1", "yak-9", "kirov")

    assert (["kv-1"], ["yak-9"], ["kirov"]) == (scene.soviet.ground, scene.soviet.air, scene.soviet.sea)
    assert scene.asks("soviet", "discard")
    scene.soviet.chooses("discard", "t-34-76")
    scene.soviet.chooses("discard", "la-5fn")
    scene.soviet.passes()
    assert (["is-2"], ["la-5fn", "t-34-76"]) == (scene.soviet.hand, scene.soviet.discard)
    assert card == scene.spent()[-1].rpartition("-")[0]


@pytest.mark.rule("bc-14.38")
@pytest.mark.parametrize(("seat", "hand"), [("german", "panther"), ("soviet", "kv-1")])
@pytest.mark.parametrize("card", ["lend-lease-convoy", "railway-repair-troops"])
def test_the_buildup_cards_of_the_packs_serve_whoever_draws_them(
    scene: Scene, seat: str, hand: str, card: str
) -> None:
    """Clause 14.38: the convoy comes to the German too, the repaired railway to the Soviet player."""
    scene.options(packs="x1+x2")
    scene.seat(seat)(hand=[hand])
    scene.draws(seat, card)

    assert 6 == len(scene.seat(seat).hand)
    for _ in range(3):
        scene.seat(seat).chooses("deploy", scene.seat(seat).offered("deploy")[0])
    assert scene.asks(seat, "discard")


@pytest.mark.rule("bc-14.1")
def test_military_buildup_asks_for_no_deployment_and_no_discard(scene: Scene) -> None:
    """Clause 14.1: at most three may be none, and as many as they like may be none."""
    scene.soviet(hand=["t-34-76"], deck=DECK)
    scene.german(hand=["panther"])
    scene.draws("soviet", "military-buildup")

    scene.soviet.passes()
    scene.soviet.passes()

    assert (6, 0) == (len(scene.soviet.hand), scene.soviet.army.deployed())
    assert [] == scene.soviet.discard
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-14.1")
def test_military_buildup_draws_nothing_for_a_full_hand(scene: Scene) -> None:
    """Clause 14.1: seven cards stay seven, and all that are not deployed may be discarded."""
    scene.soviet(hand=DECK)
    scene.draws("soviet", "military-buildup")
    assert sorted(DECK) == scene.soviet.hand

    scene.soviet.passes()
    for card in ("kv-1", "is-2", "yak-9", "la-5fn", "pe-2", "tu-2", "kirov"):
        scene.soviet.chooses("discard", card)

    assert ([], sorted(DECK)) == (scene.soviet.hand, scene.soviet.discard)


@pytest.mark.parametrize(("own", "enemy", "most"), [(0, 0, 2), (1, 1, 2), (2, 1, 2), (0, 1, 4), (1, 3, 4)])
@pytest.mark.rule("bc-14.2", "bc-14.3")
def test_general_mobilization_lets_the_weaker_deploy_four(
    scene: Scene, own: int, enemy: int, most: int
) -> None:
    """Clauses 14.2 and 14.3: two, or four of one who was behind at first, whom the second card puts ahead."""
    scene.soviet(hand=["t-34-76", "t-34-85"], air=["pe-2"] * own, deck=DECK[:5])
    scene.german(air=["bf-109"] * enemy)
    scene.draws("soviet", "general-mobilization")
    assert ["is-2", "kv-1", "la-5fn", "t-34-76", "t-34-85", "yak-9"] == scene.soviet.hand

    for card in ("t-34-76", "t-34-85", "kv-1", "is-2")[:most]:
        scene.soviet.chooses("deploy", card)

    assert not scene.asks("soviet", "deploy")
    assert (most, 6 - most) == (len(scene.soviet.ground), len(scene.soviet.hand))


@pytest.mark.rule("bc-14.2")
def test_general_mobilization_discards_what_is_above_six(scene: Scene) -> None:
    """Clause 14.2: eleven cards less one deployed are four too many, neither more nor fewer."""
    scene.soviet(hand=DECK, deck=["t-34-76", "t-34-76", "t-34-85", "t-34-85"])
    scene.german(hand=["panther"])
    scene.draws("soviet", "general-mobilization")
    assert 11 == len(scene.soviet.hand)
    scene.soviet.deploys("is-2")
    scene.soviet.passes()
    assert scene.asks("soviet", "discard")

    for card in ("t-34-76", "t-34-76", "t-34-85", "kv-1"):
        assert "end" not in scene.offered
        scene.soviet.chooses("discard", card)

    assert ["kirov", "la-5fn", "pe-2", "t-34-85", "tu-2", "yak-9"] == scene.soviet.hand
    assert ["kv-1", "t-34-76", "t-34-76", "t-34-85"] == scene.soviet.discard
    assert scene.asks("german", "turn")


@pytest.mark.parametrize(("card", "stack", "wanted"), REINFORCEMENTS)
@pytest.mark.rule("bc-14.4")
def test_reinforcements_deploy_three_of_their_type(
    scene: Scene, card: str, stack: str, wanted: list[str]
) -> None:
    """Clause 14.4: four are drawn, at most three of the type in the name deployed, seven are one too many."""
    hand = ["kv-1", "t-34-76", "yak-9", "pe-2", "kirov", "g-5-torpedo-boats"]
    scene.soviet(hand=hand, deck=["is-2", "la-5fn", "krasny-kavkaz", "t-34-85", "tu-2"])
    scene.draws("soviet", card)
    assert 10 == len(scene.soviet.hand)
    assert set(wanted) <= set(scene.soviet.offered("deploy")) <= ALL_OF[stack]

    scene.soviet.deploys(*wanted)

    stacks = {"ground": scene.soviet.ground, "air": scene.soviet.air, "sea": scene.soviet.sea}
    assert wanted == stacks.pop(stack)
    assert [[], []] == list(stacks.values())
    assert scene.asks("soviet", "discard")
    scene.soviet.chooses("discard", scene.soviet.offered("discard")[0])
    assert (6, 1) == (len(scene.soviet.hand), len(scene.soviet.discard))


@pytest.mark.rule("bc-14.4")
def test_reinforcements_may_deploy_nothing(scene: Scene) -> None:
    """Clause 14.4: at most three; six cards in hand are none too many."""
    scene.soviet(hand=["kv-1", "t-34-76"], deck=["yak-9", "pe-2", "kirov", "is-2"])
    scene.german(hand=["panther"])
    scene.draws("soviet", "naval-reinforcements")
    assert ["kirov"] == scene.soviet.offered("deploy")

    scene.soviet.passes()

    assert (6, [], []) == (len(scene.soviet.hand), scene.soviet.sea, scene.soviet.discard)
    assert scene.asks("german", "turn")
