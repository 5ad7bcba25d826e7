"""The scene harness itself: it lays what it is told, from cards there are, and refuses the rest."""

from __future__ import annotations

import pytest

from eastfront.games.battlecards.rules import SEATED
from eastfront.kernel.luck import key_of_seed
from tests.games.battlecards.scene import Scene


def test_a_described_seat_has_exactly_the_cards_named(scene: Scene) -> None:
    scene.soviet(
        hand=["t-34-76", "kv-1"],
        ground=["t-34-76", "stavka"],
        air=["yak-9"],
        sea=["kirov"],
        kept=["heroic-stand", "delay-tactics-11"],
        won=["kharkov"],
        deck=["is-2", "partisans"],
        discard=["pe-2"],
    )
    scene.starts_turn("soviet")

    soviet = scene.soviet
    assert (["kv-1", "t-34-76"], ["stavka", "t-34-76"]) == (soviet.hand, soviet.ground)
    assert (["yak-9"], ["kirov"]) == (soviet.air, soviet.sea)
    assert (["delay-tactics-11", "heroic-stand-19"], ["kharkov"], 4) == (
        soviet.kept,
        soviet.won,
        soviet.points,
    )
    assert (["is-2", "partisans"], 43) == (soviet.deck[:2], len(soviet.deck))
    assert ["pe-2"] == soviet.discard
    assert scene.asks("soviet", "turn")
    assert ["draw", "emergency"] == scene.offered


def test_a_seat_that_is_not_described_has_nothing_but_its_deck(scene: Scene) -> None:
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("soviet")

    german = scene.german
    assert [] == german.hand + german.ground + german.air + german.sea + german.kept + german.won
    assert 50 == len(german.deck)
    assert 54 == len(scene.deck())


def test_an_option_that_is_not_offered_fails_with_those_that_are(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"])
    scene.starts_turn("german")

    with pytest.raises(AssertionError, match="german cannot attack; german is asked turn: draw, emergency"):
        scene.german.attacks()
    with pytest.raises(AssertionError, match="soviet cannot draw; german is asked"):
        scene.soviet.draws()
    with pytest.raises(AssertionError, match="not soviet, but german is asked"):
        scene.soviet.offered("draw")
    with pytest.raises(AssertionError, match="there is no verb 'retreat'"):
        scene.german.chooses("retreat")
    with pytest.raises(AssertionError, match="there is no decision 'firing'"):
        scene.asks("german", "firing")
    with pytest.raises(AssertionError, match="there is no notice 'turns'"):
        scene.told("turns")


def test_conflict_cards_and_numbers_come_in_the_order_laid(scene: Scene) -> None:
    scene.conflict(["counterattack", "smolensk"], spent=["kursk"])
    scene.numbers(9, 15)
    scene.german(hand=["panzer-iv"])
    scene.starts_turn("german")

    numbers = [int(scene.rules.cards.number[scene.game.names.card(id)]) for id in scene.deck()[2:4]]
    assert ["counterattack-4", "smolensk"] == scene.deck()[:2]
    assert [9, 15] == numbers
    assert ["kursk"] == scene.spent()

    scene.german.draws("spies")

    assert scene.told("shows")[-1].cards == [scene.game.names.card("spies-2")]


def test_draws_begins_the_turn_and_takes_the_card(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "smolensk")

    assert scene.asks("german", "battle")
    assert ["smolensk"] == scene.pending


def test_fights_brings_a_battle_to_its_first_round(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], hand=["tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    assert scene.asks("german", "fire")
    assert (["panzer-iv"], ["kv-1", "t-34-76"]) == (scene.german.units, scene.soviet.units)
    assert (13, None) == (scene.german.attack("panzer-iv", "ground"), scene.german.attack("panzer-iv", "air"))
    assert 10 == scene.soviet.defence("kv-1", "ground")


def test_fires_names_unit_target_and_number(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "panzer-iv"], hand=["tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    scene.german.fires("panzer-iv", at="kv-1", number=10)

    assert (["kv-1"], ["t-34-76"]) == (scene.soviet.units, scene.soviet.discard)
    assert scene.asks("soviet", "fire")


def test_a_unit_with_one_target_fires_at_nothing_else(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], air=["il-4"])
    scene.fights("smolensk")

    with pytest.raises(AssertionError, match="panzer-iv fired at something else"):
        scene.german.fires("panzer-iv", at="il-4", number=1)


def test_everybody_passes_until_somebody_is_asked(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.passes_until("soviet", "withdraw")

    assert ["withdraw t-34-76"] == [text for text in scene.offered if "t-34" in text]


def test_the_rest_of_a_deck_may_lie_elsewhere(scene: Scene) -> None:
    scene.soviet(hand=["kv-1"], deck=["is-2"], rest="discard")
    scene.german(hand=["panzer-iv"], rest="removed")
    scene.conflict(["spies-19"], rest="spent")
    scene.starts_turn("german")

    assert (["is-2"], 48) == (scene.soviet.deck, len(scene.soviet.discard))
    assert ([], 49) == (scene.german.deck, len(scene.removed))
    assert (["spies-19"], 53) == (scene.deck(), len(scene.spent()))


def test_a_card_cannot_be_laid_more_often_than_it_exists_nor_where_it_never_lies(scene: Scene) -> None:
    scene.soviet(hand=["is-2", "is-2"])

    with pytest.raises(AssertionError, match="no is-2 is left"):
        scene.starts_turn("soviet")

    scene.edition("russian-front")
    scene.soviet(air=["is-2"])

    with pytest.raises(AssertionError, match="is-2 cannot lie in air"):
        scene.starts_turn("soviet")


def test_a_kept_card_is_of_the_conflict_deck_of_its_seat(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(kept=["counterattack-4"])

    with pytest.raises(AssertionError, match="not all of the seat's own Conflict deck"):
        scene.starts_turn("german")


def test_a_named_card_is_never_taken_for_another(scene: Scene) -> None:
    scene.german(kept=["delay-tactics"], hand=["panzer-iv"])
    scene.soviet(kept=["delay-tactics-5"])
    scene.starts_turn("german")

    assert (["delay-tactics-11"], ["delay-tactics-5"]) == (scene.german.kept, scene.soviet.kept)


def test_two_like_units_in_different_states_must_be_told_apart(scene: Scene) -> None:
    scene.german(ground=["infantry-division", "infantry-division", "15-cm-sfh-18-howitzer"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.german.chooses("support", "infantry-division")
    scene.passes_until("german", "withdraw")

    with pytest.raises(AssertionError, match="may mean withdraw aggressor-1 or withdraw aggressor-2"):
        scene.german.withdraws("infantry-division")

    scene.german.chooses("withdraw", "aggressor-2")

    assert ["infantry-division"] == scene.german.resting


@pytest.mark.parametrize("edition", list(SEATED))
def test_every_seat_of_every_edition_has_its_name(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seats[0](hand=["panzer-iv" if edition == "russian-front" else "bismarck"])
    scene.starts_turn(SEATED[edition][0])

    assert scene.asked == scene.names[0] == "german"
    assert [0, 1, 2, 3][: len(scene.seats)] == [scene.seat(side).seat for side in SEATED[edition]]


def test_the_combined_game_has_two_conflict_decks(scene: Scene) -> None:
    scene.edition("combined", packs="x1")
    scene.conflict(["norway"], front="western")
    scene.conflict(["spies"])
    scene.numbers(7, front="western")
    scene.british(kept=["counterattack"])
    scene.barbarossa(ground=["western-panther"])
    scene.german(hand=["tirpitz"])
    scene.starts_turn("german")

    assert ("norway", "spies-2") == (scene.deck("western")[0], scene.deck()[0])
    assert ["western-counterattack-4"] == scene.british.kept
    assert ["western-panther"] == scene.barbarossa.ground


def test_what_a_seat_may_know_agrees_with_what_is_laid(scene: Scene) -> None:
    scene.german(ground=["tiger-i"], hand=["panther"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    assert ["ground/1"] == scene.german.suspects("tiger-i")
    assert ["deck/1.hand/1.ground/1"] == scene.soviet.suspects("tiger-i")
    assert scene.suspicions(None, "tiger-i") == scene.soviet.suspects("tiger-i")


@pytest.mark.parametrize("seat", ["german", "british", "barbarossa", "soviet"])
def test_a_position_can_be_written_read_and_dealt_anew(scene: Scene, seat: str) -> None:
    scene.edition("combined")
    scene.german(hand=["bismarck"], ground=["erwin-rommel"], kept=["delay-tactics"])
    scene.soviet(
        hand=["kv-1"], air=["yak-9"], won=["kharkov", "norway"], discard=["pe-2"], under=["commandos"]
    )
    scene.starts_turn("german")
    text = scene.game.position(scene.state)

    assert text == scene.game.position(scene.game.read_position(text))

    view = scene.seat(seat).view
    dealt = scene.game.sample(view, key_of_seed(3))
    assert scene.game.view_to_data(view) == scene.game.view_to_data(
        scene.game.view(dealt, scene.seat(seat).seat)
    )


def test_a_real_set_up_can_be_dealt_and_opened(scene: Scene) -> None:
    scene.deals(seed=2)

    assert scene.asks("german", "forces")
    assert (6, 6) == (len(scene.german.hand), len(scene.soviet.hand))

    scene.edition("russian-front")
    scene.german(hand=["panzer-iv", "panther", "tiger-i", "bf-109"])
    scene.soviet(hand=["t-34-76", "kv-1", "is-2", "yak-9"])
    scene.opens()
    scene.german.deploys("tiger-i", "panther", "bf-109")
    scene.soviet.deploys("is-2", "kv-1", "yak-9")

    assert (["panther", "tiger-i"], ["bf-109"]) == (scene.german.ground, scene.german.air)
    assert scene.asks("german", "turn")


def test_an_ending_names_its_winner_or_a_draw(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"], won=["kharkov"])
    scene.rebuilt(12)
    scene.draws("german", "arctic-convoys")

    assert not scene.ended("exhausted", winner="german")

    scene.german.declines()

    assert scene.ended("exhausted", winner="german")
    assert not scene.ended("exhausted", winner="soviet")
    assert not scene.ended("exhausted")
    with pytest.raises(AssertionError, match="there is no ending 'victory'"):
        scene.ended("victory")

    scene.edition("combined")
    scene.rebuilt(12, front="western")
    scene.german(hand=["bismarck"])
    scene.draws("german", "norway")
    scene.german.declines()

    assert scene.ended("exhausted")


def test_a_seat_is_out_by_a_battle_that_somebody_holds(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(fallen="battle-for-moscow")

    with pytest.raises(AssertionError, match="nobody holds battle-for-moscow"):
        scene.starts_turn("barbarossa")

    scene.edition("combined")
    scene.soviet(fallen="battle-for-moscow")
    scene.barbarossa(won=["battle-for-moscow"])
    scene.draws("barbarossa", "kharkov")

    assert scene.soviet.is_out
    assert scene.asks("barbarossa", "free-battle")
