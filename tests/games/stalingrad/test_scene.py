"""The scene harness itself: it lays what it is told, from cards there are, and refuses the rest."""

from __future__ import annotations

import pytest

from eastfront.kernel.luck import key_of_seed
from tests.games.stalingrad.scene import Scene


def test_a_described_side_has_exactly_what_is_named(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(
        hand=["supply-column", "kampfgruppe"],
        deck=["stuka-dive-bombers", "assault-guns"],
        discard=["iron-cross"],
        pile=["79th-infantry-division"],
        lost=["14th-panzer-division"],
        control={1: ["71st-infantry-division"]},
        perimeter={"pavlovs-house": ["16th-panzer-division", "94th-infantry-division"]},
        rations={"16th-panzer-division": 2},
        medals={"71st-infantry-division": 1},
    )
    scene.rubble({1: 4, 2: "destroyed"})
    scene.uranus(3)
    scene.holders({5: "german"})
    scene.starts_actions("german")

    german = scene.german
    assert ["mamayev-kurgan", "pavlovs-house", "grain-elevator"] == scene.locations[:3]
    assert (["kampfgruppe", "supply-column"], ["iron-cross"]) == (german.hand, german.discard)
    assert (["stuka-dive-bombers", "assault-guns"], 53) == (german.deck[:2], len(german.deck))
    assert ("79th-infantry-division", ["14th-panzer-division"]) == (german.pile[0], german.lost)
    assert (["71st-infantry-division"], 1) == (german.control(1), german.medals("71st-infantry-division"))
    assert ["16th-panzer-division", "94th-infantry-division"] == german.perimeter(2)
    assert (2, 3) == (german.rations("16th-panzer-division"), german.rations("94th-infantry-division"))
    assert (4, "destroyed", 0) == (scene.rubble_on(1), scene.rubble_on(2), scene.rubble_on(3))
    assert ["operation-uranus"] * 3 == scene.in_play
    assert ("german", "") == (scene.controller("mamayev-kurgan"), scene.controller(5))
    assert [0, -1, -1, -1, 0] == list(scene.state.holders)
    assert scene.asks("german", "action")
    assert 1 == german.turns


def test_a_side_that_is_not_described_has_nothing_on_the_table(scene: Scene) -> None:
    scene.german(hand=["supply-column"])
    scene.starts_turn("german")

    soviet = scene.soviet
    assert [] == soviet.hand + soviet.discard + soviet.lost + soviet.control(1) + soviet.perimeter(1)
    assert (56, 23) == (len(soviet.deck), len(soviet.pile))


def test_the_rest_of_the_cards_may_lie_elsewhere(scene: Scene) -> None:
    scene.soviet(deck=["snipers"], rest="discard", pile=["workers-militia"], reserve="lost")
    scene.starts_actions("german")

    assert (["snipers"], 55) == (scene.soviet.deck, len(scene.soviet.discard))
    assert (["workers-militia"], 22) == (scene.soviet.pile, len(scene.soviet.lost))


def test_an_option_that_is_not_offered_fails_with_those_that_are(scene: Scene) -> None:
    scene.starts_actions("german")

    with pytest.raises(AssertionError, match="german cannot reinforce; german is asked action: end"):
        scene.german.chooses("reinforce")
    with pytest.raises(AssertionError, match="soviet cannot end; german is asked"):
        scene.soviet.ends()
    with pytest.raises(AssertionError, match="not soviet, but german is asked"):
        scene.soviet.offered("move")
    with pytest.raises(AssertionError, match="there is no verb 'march'"):
        scene.german.chooses("march")
    with pytest.raises(AssertionError, match="there is no decision 'turn'"):
        scene.asks("german", "turn")
    with pytest.raises(AssertionError, match="there is no notice 'turns'"):
        scene.told("turns")


def test_a_card_lies_only_where_it_may_and_as_often_as_there_are(scene: Scene) -> None:
    scene.german(hand=["iron-cross"] * 3)
    with pytest.raises(AssertionError, match="no iron-cross is left"):
        scene.starts_actions("german")

    scene.options()
    scene.german(hand=["snipers"])
    with pytest.raises(AssertionError, match="snipers cannot lie there"):
        scene.starts_actions("german")

    scene.options()
    scene.german(rations={"71st-infantry-division": 1})
    with pytest.raises(AssertionError, match="71st-infantry-division is not on the table"):
        scene.starts_actions("german")


def test_moves_and_attacks_are_played_by_names(scene: Scene) -> None:
    scene.german(
        control={1: ["71st-infantry-division", "295th-infantry-division"]},
        perimeter={2: ["16th-panzer-division"]},
    )
    scene.soviet(control={1: ["95th-rifle-division"]}, deck=["snipers"])
    scene.starts_actions("german")

    scene.german.moves("16th-panzer-division", "perimeter-4")
    scene.german.attacks("grain-elevator", with_=["71st-infantry-division"])

    assert ["16th-panzer-division"] == scene.german.perimeter(4)
    assert ["71st-infantry-division"] == scene.german.engaged
    assert (4, 1) == (scene.german.total, scene.soviet.total)
    assert scene.asks("soviet", "losses")
    assert (4, 4) == (scene.soviet.losses, scene.soviet.must_lose)


def test_cards_are_paid_and_rations_placed_by_names(scene: Scene) -> None:
    scene.german(
        hand=["supply-column", "kampfgruppe", "iron-cross", "night-march"],
        pile=["94th-infantry-division"],
        control={1: ["71st-infantry-division"]},
    )
    scene.starts_actions("german")

    scene.german.resupplies("iron-cross", feed=["71st-infantry-division"] * 2)
    scene.german.reinforces(pay=["night-march", "kampfgruppe"], at="perimeter-3")

    assert 6 == scene.german.rations("71st-infantry-division")
    assert ["94th-infantry-division"] == scene.german.perimeter(3)
    assert ["supply-column"] == scene.german.hand


def test_a_whole_set_up_is_played_by_names(scene: Scene) -> None:
    scene.soviet(deck=["snipers"])
    scene.opens()
    scene.soviet.sets_up(control_1=["13th-guards-rifle-division"], perimeter_2=["workers-militia"])
    scene.german.sets_up(perimeter_1=["71st-infantry-division"])

    assert "snipers" in scene.soviet.hand
    assert ["13th-guards-rifle-division"] == scene.soviet.control(1)
    assert scene.asks("german", "action")


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_position_can_be_written_read_and_dealt_anew(scene: Scene, side: str) -> None:
    scene.german(hand=["iron-cross"], control={1: ["71st-infantry-division"]}, turns=2)
    scene.soviet(hand=["snipers", "maskirovka"], known=["snipers"], control={1: ["95th-rifle-division"]})
    scene.starts_actions("german")
    text = scene.game.position(scene.state)

    assert text == scene.game.position(scene.game.read_position(text))

    view = scene.seat(side).view
    dealt = scene.game.sample(view, key_of_seed(3))
    assert scene.game.view_to_data(view) == scene.game.view_to_data(
        scene.game.view(dealt, scene.seat(side).seat)
    )


def test_an_ending_names_its_winner_or_a_draw(scene: Scene) -> None:
    scene.options(turn_cap="1")
    scene.starts_actions("soviet")

    assert not scene.ended("undecided")

    scene.soviet.ends()

    assert scene.ended("undecided")
    assert not scene.ended("undecided", winner="german")
    with pytest.raises(AssertionError, match="there is no ending 'victory'"):
        scene.ended("victory")
