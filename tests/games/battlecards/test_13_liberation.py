"""Chapter 13, liberation: the battle that put the ally out is fought again, and may be lost again."""

from __future__ import annotations

import pytest

from tests.games.battlecards.homelands import TO_BRITAIN, TO_MOSCOW
from tests.games.battlecards.scene import Scene


def lay_lost_moscow(scene: Scene) -> None:
    """Lay a game without Moscow: a British tank may set out with a Counterattack."""
    scene.edition("combined")
    scene.german(ground=["western-panther"], hand=["bismarck"])
    scene.british(ground=["cromwell"], air=["typhoon"], sea=["hms-hood"], kept=["western-counterattack-4"])
    scene.barbarossa(ground=["panzer-iii"], hand=["tiger-i"], won=["battle-for-moscow", *TO_MOSCOW])
    scene.soviet(
        fallen="battle-for-moscow",
        deck=["kv-1", "kv-1", "is-2", "pe-2", "pe-2", "tu-2", "kirov"],
        discard=["yak-9"],
    )


def free_moscow(scene: Scene) -> None:
    """Let the British tank win."""
    scene.starts_turn("british")
    scene.british.plays("counterattack")
    scene.passes_until("british", "fire")
    scene.british.passes()
    scene.british.fires("cromwell", at="panzer-iii", number=10)


@pytest.mark.rule("bc-13.54", "bc-13.58")
def test_a_liberator_fights_alone_against_the_holder_of_the_card(scene: Scene) -> None:
    """Clause 13.58: British Ground and Air units against those of Barbarossa; nobody else is called."""
    lay_lost_moscow(scene)
    scene.starts_turn("british")

    scene.british.plays("counterattack")

    assert (["cromwell", "typhoon"], ["panzer-iii"]) == (scene.british.units, scene.barbarossa.units)
    assert (["hms-hood"], ["western-panther"]) == (scene.british.sea, scene.german.ground)
    assert [] == scene.told("emergency")
    assert "battle-for-moscow" in scene.barbarossa.won


@pytest.mark.rule("bc-13.54", "bc-13.58", "bc-13.5")
def test_a_liberator_who_wins_holds_the_card_and_its_points(scene: Scene) -> None:
    """Clause 13.58: eight points change sides, and the ally is back; each fired with the own deck."""
    lay_lost_moscow(scene)
    free_moscow(scene)

    assert (["battle-for-moscow"], 8, 15) == (
        scene.british.won,
        scene.british.points,
        scene.barbarossa.points,
    )
    assert "spent/1" == scene.told("shoots")[-1].target
    assert not scene.soviet.is_out


@pytest.mark.rule("bc-13.54")
def test_a_liberator_who_loses_frees_nobody(scene: Scene) -> None:
    """Clause 13.54: the card stays where it is, and the Counterattack is spent."""
    lay_lost_moscow(scene)
    scene.starts_turn("british")
    scene.british.plays("counterattack")
    scene.passes_until("british", "withdraw")

    scene.british.withdraws_all()

    assert "battle-for-moscow" in scene.barbarossa.won
    assert (True, []) == (scene.soviet.is_out, scene.british.kept)
    assert [] == scene.told("falls") + scene.told("is-freed")
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.55")
def test_the_liberated_player_draws_six_and_deploys_three_at_once(scene: Scene) -> None:
    """Clause 13.55: in the middle of the British turn, out of the deck as it was left."""
    lay_lost_moscow(scene)
    free_moscow(scene)

    assert scene.asks("soviet", "forces")
    assert ["is-2", "kv-1", "kv-1", "pe-2", "pe-2", "tu-2"] == scene.soviet.hand
    scene.soviet.deploys("kv-1", "is-2", "tu-2")

    assert (["is-2", "kv-1"], ["tu-2"]) == (scene.soviet.ground, scene.soviet.air)
    assert ["kv-1", "pe-2", "pe-2"] == scene.soviet.hand
    assert ("kirov", ["yak-9"]) == (scene.soviet.deck[0], scene.soviet.discard)
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.56")
def test_the_liberated_player_has_turns_and_battles_again(scene: Scene) -> None:
    """Clause 13.56: Barbarossa must fight for Leningrad, and then it is the Soviet player's turn."""
    lay_lost_moscow(scene)
    free_moscow(scene)
    scene.soviet.deploys("kv-1", "is-2", "tu-2")

    scene.barbarossa.draws("siege-of-leningrad")
    assert scene.asks("barbarossa", "battle")
    scene.barbarossa.declines()

    assert scene.asks("soviet", "turn")
    assert "send" in scene.offered


@pytest.mark.rule("bc-13.53", "bc-13.22")
def test_a_liberators_commanders_stay_at_home(scene: Scene) -> None:
    """Clause 13.53: Zhukov and the Admiral do not sail to Britain; Rommel is at home there."""
    scene.edition("combined")
    scene.german(ground=["erwin-rommel"], won=["invasion-of-britain", *TO_BRITAIN])
    scene.british(fallen="invasion-of-britain")
    scene.soviet(
        ground=["georgy-zhukov", "kv-1"],
        sea=["admiral-nikolai-kuznetsov", "kirov"],
        kept=["counterattack-4"],
    )
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack")

    assert (["kirov", "kv-1"], ["erwin-rommel"]) == (scene.soviet.units, scene.german.units)
    assert (["georgy-zhukov"], ["admiral-nikolai-kuznetsov"]) == (scene.soviet.ground, scene.soviet.sea)
    assert 13 == scene.soviet.attack("kv-1", "ground")


@pytest.mark.rule("bc-13.53", "bc-3.8")
def test_a_liberator_with_nothing_but_a_general_has_no_forces(scene: Scene) -> None:
    """Clause 13.53: the holder of the card has won before a shot is fired."""
    scene.edition("combined")
    scene.german(ground=["western-panther"], won=["invasion-of-britain"])
    scene.british(fallen="invasion-of-britain")
    scene.soviet(ground=["georgy-zhukov"], kept=["counterattack-4"])
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack")

    assert ["invasion-of-britain"] == scene.german.won
    assert (["georgy-zhukov"], True) == (scene.soviet.ground, scene.british.is_out)


@pytest.mark.rule("bc-13.54", "bc-13.55", "bc-13.58")
def test_the_soviet_player_may_liberate_britain(scene: Scene) -> None:
    """Clause 13.54: it works in both directions."""
    scene.edition("combined")
    scene.german(won=["invasion-of-britain"])
    scene.british(fallen="invasion-of-britain")
    scene.soviet(ground=["kv-1"], kept=["counterattack-4"])
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack")

    assert (["invasion-of-britain"], False) == (scene.soviet.won, scene.british.is_out)
    assert scene.asks("british", "forces")
    assert 6 == len(scene.british.hand)


def lay_freed_moscow(scene: Scene, won: list[str]) -> None:
    """Lay a game in which the British player holds Moscow, and Barbarossa may try to win it back."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.british(ground=["cromwell"], won=["battle-for-moscow"], hand=["spitfire"])
    scene.barbarossa(ground=["panther"], kept=["counterattack-4"], won=won)
    scene.soviet(ground=["t-34-76"], hand=["partisans"])
    scene.starts_turn("barbarossa")


@pytest.mark.rule("bc-13.60", "bc-11.4")
def test_the_liberated_player_defends_a_card_that_the_liberator_holds(scene: Scene) -> None:
    """Clause 13.60: with the own forces, out of the own hand too, and without the British ones."""
    lay_freed_moscow(scene, TO_MOSCOW)

    scene.barbarossa.plays("counterattack")
    assert scene.asks("soviet", "homeland")
    scene.soviet.chooses("emergency")

    assert (["panther"], ["partisans", "t-34-76"]) == (scene.barbarossa.units, scene.soviet.units)
    assert (["cromwell"], ["spitfire"]) == (scene.british.ground, scene.british.hand)


@pytest.mark.rule("bc-13.59")
def test_a_liberated_homeland_may_be_lost_again(scene: Scene) -> None:
    """Clause 13.59: Barbarossa wins Moscow back, and the Soviet player is out once more."""
    lay_freed_moscow(scene, TO_MOSCOW)
    scene.barbarossa.plays("counterattack")
    scene.soviet.passes()

    scene.barbarossa.fires("panther", at="t-34-76", number=15)

    assert (True, False) == (scene.soviet.is_out, scene.british.is_out)
    assert ("battle-for-moscow" in scene.barbarossa.won, scene.british.won) == (True, [])
    assert ["partisans", "t-34-76"] == scene.soviet.discard
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.60", "bc-14.27")
def test_the_liberated_player_who_defends_the_card_wins_it(scene: Scene) -> None:
    """Clause 13.60: the points go from the British to the Soviet player."""
    lay_freed_moscow(scene, TO_MOSCOW)
    scene.barbarossa.plays("counterattack")
    scene.soviet.passes()
    scene.passes_until("barbarossa", "withdraw")

    scene.barbarossa.withdraws_all()

    assert (["battle-for-moscow"], []) == (scene.soviet.won, scene.british.won)
    assert not scene.soviet.is_out


@pytest.mark.rule("bc-13.59", "bc-14.28")
def test_a_liberated_homeland_is_attacked_with_its_prerequisites_only(scene: Scene) -> None:
    """Clause 13.59: the battle is the same as before, so three of six battles are too few."""
    lay_freed_moscow(scene, TO_MOSCOW[:3])

    assert ["draw", "transfer", "send"] == scene.offered
