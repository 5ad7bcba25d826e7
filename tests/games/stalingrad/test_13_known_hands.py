"""Chapter 13, known hands: what a rebuilt deck gives away, and how long it is known."""

from __future__ import annotations

import pytest

from eastfront.kernel.luck import key_of_seed
from tests.games.stalingrad.naming import card_ids, listed
from tests.games.stalingrad.scene import Scene

GERMAN = "295th-infantry-division"
SOVIET = "13th-guards-rifle-division"
KEYS = [key_of_seed(seed) for seed in range(1, 9)]


def known(scene: Scene) -> list[str]:
    """The German cards that the Soviet player sees in the German hand."""
    return sorted(card_ids(scene.soviet.view.seats[0].hand))


def rebuilt(scene: Scene, *hand: str) -> None:
    """Let the German, with this hand, rebuild his deck in his Draw phase, and end the Soviet turn."""
    scene.german(hand=hand, rest="discard", control={1: [GERMAN]})
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")
    scene.german.ends()
    scene.soviet.ends()


@pytest.mark.rule("sg-13.6")
def test_a_rebuilt_deck_gives_the_hand_away(scene: Scene) -> None:
    """Clause 13.6: what the German held when his deck was rebuilt is known, what he drew then is not."""
    scene.german(hand=["iron-cross", "flamethrowers", "iron-cross"], rest="discard")
    scene.starts_actions("german")

    assert [] == known(scene)

    scene.german.ends()

    assert 3 + 5 == len(scene.german.hand)
    assert ["flamethrowers", "iron-cross", "iron-cross"] == known(scene)
    assert known(scene) == sorted(card_ids(scene.spectator.seats[0].hand))


@pytest.mark.rule("sg-13.6")
def test_cards_drawn_before_the_deck_was_rebuilt_are_known_too(scene: Scene) -> None:
    """Clause 13.6: they were in the hand at that moment."""
    scene.german(hand=["flamethrowers"], deck=["iron-cross", "night-march"], rest="discard")
    scene.starts_actions("german")

    scene.german.ends()

    assert ["flamethrowers", "iron-cross", "night-march"] == known(scene)


@pytest.mark.rule("sg-13.6")
def test_a_flip_that_rebuilds_the_deck_gives_the_hand_away(scene: Scene) -> None:
    """Clause 13.6: a deck may be rebuilt in the middle of a battle."""
    scene.german(hand=["flamethrowers"], rest="discard", control={1: [GERMAN]})
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    assert [] == known(scene)

    scene.nobody_plays()

    assert ["flamethrowers"] == known(scene)


@pytest.mark.rule("sg-13.6")
def test_the_enemy_of_the_rebuilder_keeps_his_secrets(scene: Scene) -> None:
    """Clause 13.6: only the side whose deck is rebuilt is known."""
    scene.german(hand=["flamethrowers"], rest="discard")
    scene.soviet(hand=["snipers"])
    scene.starts_actions("german")

    scene.german.ends()

    assert [] == scene.german.view.seats[1].hand


@pytest.mark.rule("sg-13.6")
def test_positions_dealt_from_a_view_hold_what_is_known(scene: Scene) -> None:
    """Clause 13.6: the known cards are in every hand dealt, the others differ."""
    rebuilt(scene, "iron-cross", "flamethrowers")

    hands = [listed(scene.game.sample(scene.soviet.view, key).seats[0].hand) for key in KEYS]

    assert {7} == {len(hand) for hand in hands}
    assert all({"iron-cross", "flamethrowers"} <= set(hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 4


@pytest.mark.rule("sg-13.7")
def test_a_known_card_stays_known_over_the_turns(scene: Scene) -> None:
    """Clause 13.7: neither draws nor the enemy's turn change that."""
    rebuilt(scene, "iron-cross", "flamethrowers")
    scene.german.ends()
    scene.soviet.ends()

    assert 2 + 5 + 5 == len(scene.german.hand)
    assert ["flamethrowers", "iron-cross"] == known(scene)


@pytest.mark.rule("sg-13.7")
@pytest.mark.parametrize("use", ["resupply", "play", "fire"])
def test_a_known_card_that_leaves_the_hand_is_known_there_no_more(scene: Scene, use: str) -> None:
    """Clause 13.7: whatever it is used for; the other known cards stay known."""
    rebuilt(scene, "supply-column", "panzer-thrust", "exploitation", "exploitation")

    if use == "fire":
        scene.german.attacks("grain-elevator")
        scene.passes_until("german", "firefight")
        scene.german.fires("supply-column")
    else:
        rations = 2 if use == "resupply" else 3
        scene.german.feeds_after(use, "supply-column", [GERMAN] * rations)

    assert ["exploitation", "exploitation", "panzer-thrust"] == known(scene)


@pytest.mark.rule("sg-13.7")
def test_of_two_known_copies_one_stays_known(scene: Scene) -> None:
    """Clause 13.7: only one card like it has left."""
    rebuilt(scene, "supply-column", "supply-column")

    scene.german.resupplies("supply-column", feed=[GERMAN] * 2)

    assert ["supply-column"] == known(scene)


@pytest.mark.rule("sg-13.7")
def test_a_like_card_drawn_since_leaves_for_the_known_one(scene: Scene) -> None:
    """Clause 13.7: nobody can tell which of two like cards left, so neither is known."""
    scene.german(hand=["iron-cross", "iron-cross"], known=["iron-cross"], control={1: [GERMAN]})
    scene.starts_actions("german")

    assert ["iron-cross"] == known(scene)

    scene.german.resupplies("iron-cross", feed=[GERMAN] * 2)

    assert ([], ["iron-cross"]) == (known(scene), scene.german.hand)


@pytest.mark.rule("sg-13.7")
def test_another_card_that_leaves_takes_nothing_away(scene: Scene) -> None:
    """Clause 13.7: a card that was not known leaves the known ones as they are."""
    scene.german(hand=["iron-cross", "night-march"], known=["iron-cross"], control={1: [GERMAN]})
    scene.starts_actions("german")

    scene.german.resupplies("night-march", feed=[GERMAN] * 2)

    assert ["iron-cross"] == known(scene)


@pytest.mark.rule("sg-13.7")
def test_a_known_card_discarded_at_random_is_known_there_no_more(scene: Scene) -> None:
    """Clause 13.7: it lies on the discard pile."""
    scene.german(hand=["iron-cross"], known=["iron-cross"])
    scene.soviet(hand=["kotluban-offensive"])
    scene.starts_actions("soviet")

    scene.soviet.plays("kotluban-offensive")
    scene.german.passes()

    assert ([], ["iron-cross"]) == (known(scene), scene.german.discard)


@pytest.mark.rule("sg-13.6")
def test_a_draw_that_empties_the_deck_gives_the_hand_away(scene: Scene) -> None:
    """Clause 13.6: nothing has to be rebuilt for that."""
    five = ["iron-cross", "night-march", "supply-column", "assault-guns", "exploitation"]
    scene.german(deck=five, rest="discard")
    scene.starts_actions("german")
    scene.german.ends()

    assert [] == scene.told("rebuilds")
    assert sorted(five) == sorted(scene.german.known)


@pytest.mark.rule("sg-13.6")
def test_a_flip_that_empties_the_deck_gives_the_hand_away(scene: Scene) -> None:
    """Clause 13.6: the last card is turned up in a battle."""
    scene.german(hand=["iron-cross"], deck=["kampfgruppe"], rest="discard", control={1: [GERMAN]})
    scene.soviet(control={1: ["95th-rifle-division"]})
    scene.starts_actions("german")
    scene.german.attacks(scene.locations[0])
    scene.nobody_plays()

    assert ["iron-cross"] == scene.german.known
