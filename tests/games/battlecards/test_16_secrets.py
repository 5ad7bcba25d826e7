"""Chapter 16, secrets: what lies open to all, what its owner alone sees, and what nobody may look into."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eastfront.kernel.data import Data
from eastfront.kernel.notices import BACK
from tests.games.battlecards.naming import card_ids, card_number
from tests.games.battlecards.scene import Scene


def seen(scene: Scene, seat: int | None) -> Data:
    """Return everything that *seat* may know, as plain data; `None` is the spectator."""
    return scene.game.view_to_data(scene.game.view(scene.state, seat))


def seen_after(scene: Scene, lay: Callable[[Scene], None], seat: int | None) -> Data:
    """Lay a game anew and return what *seat* may know at the beginning of the Soviet turn."""
    scene.edition("russian-front")
    lay(scene)
    scene.soviet(hand=["pe-2"])
    scene.starts_turn("soviet")
    return seen(scene, seat)


def lay_some(scene: Scene) -> None:
    """Lay one choice of German cards."""
    scene.german(hand=["tiger-i", "bf-109"], ground=["panther"], sea=["s-boote"], kept=["dug-in"])


def lay_others(scene: Scene) -> None:
    """Lay other German cards in the same places."""
    scene.german(hand=["panther", "ju-88"], ground=["tiger-i"], sea=["prinz-eugen"], kept=["heroic-stand"])


@pytest.mark.rule("bc-16.1")
def test_hands_stacks_and_kept_cards_are_known_to_their_owner_only(scene: Scene) -> None:
    """Clause 16.1: to all others it is the same whichever cards lie there."""
    for seat in (1, None):
        assert seen_after(scene, lay_some, seat) == seen_after(scene, lay_others, seat)

    assert seen_after(scene, lay_some, 0) != seen_after(scene, lay_others, 0)
    own = scene.german.view.seats[0]
    assert ["panther", "ju-88"] == card_ids(own.hand)
    assert (["tiger-i"], ["prinz-eugen"]) == (card_ids(own.stacks[0]), card_ids(own.stacks[2]))
    assert ["heroic-stand-19"] == card_ids(own.kept)


@pytest.mark.rule("bc-16.1")
def test_the_options_of_a_player_are_shown_to_nobody_else(scene: Scene) -> None:
    """Clause 16.1: they would tell the hand."""
    scene.german(hand=["tiger-i", "panther"], ground=["panzer-iv"])
    scene.draws("german", "redeployment")

    assert scene.asks("german", "take-back")
    assert (2, [], []) == (
        len(scene.german.view.options),
        scene.soviet.view.options,
        scene.game.view(scene.state, None).options,
    )


@pytest.mark.rule("bc-16.2")
@pytest.mark.parametrize("watcher", ["soviet", "spectator"])
def test_everybody_may_count_the_cards(scene: Scene, watcher: str) -> None:
    """Clause 16.2: in every stack, hand, deck and pile, and Kept Cards too."""
    scene.edition("combined")
    scene.german(
        hand=["bismarck", "tirpitz"],
        ground=["western-panther"],
        air=["do-17", "me-262"],
        kept=["western-dug-in-8", "western-delay-tactics-5"],
        discard=["lutzow"],
        under=["tiger-i"],
    )
    scene.conflict(spent=["caen"], front="western")
    scene.starts_turn("german")
    view = scene.soviet.view if watcher == "soviet" else scene.game.view(scene.state, None)

    army = view.seats[0]
    assert (2, [1, 2, 0], 2) == (army.hand_size, army.stack_sizes, army.kept_size)
    assert (44, 1, 1) == (army.deck_size, army.under_size, len(army.discard))
    assert ([51, 54], [1, 0]) == (view.conflict_sizes, [len(pile) for pile in view.spent])


@pytest.mark.rule("bc-16.3")
def test_piles_won_battles_and_turned_up_units_lie_open(scene: Scene) -> None:
    """Clause 16.3: a spectator sees them all."""
    scene.german(ground=["panther"], won=["kharkov"], discard=["bf-109", "tiger-i"])
    scene.soviet(ground=["kv-1"])
    scene.conflict(spent=["kursk", "spies-2"])
    scene.fights("smolensk")

    view = scene.game.view(scene.state, None)
    assert (["bf-109", "tiger-i"], ["kharkov"]) == (
        card_ids(view.seats[0].discard),
        card_ids(view.seats[0].won),
    )
    assert [["kursk", "spies-2"]] == [card_ids(pile) for pile in view.spent]
    assert ["smolensk"] == card_ids(view.pending)
    lines = [[int(card) for card in line.cards] for line in view.battle.lines]
    assert [["panther"], ["kv-1"]] == [card_ids(line) for line in lines]
    assert [] == scene.suspicions(None, "tiger-i")


@pytest.mark.rule("bc-16.3")
def test_nobody_may_look_into_a_deck(scene: Scene) -> None:
    """Clause 16.3: neither its owner nor anybody else sees in which order it lies."""
    views = []
    for top in (["tiger-i", "panther"], ["panther", "tiger-i"]):
        scene.edition("russian-front")
        scene.german(deck=top, hand=["bf-109"])
        scene.conflict(["kursk", "spies"] if top[0] == "panther" else ["spies", "kursk"])
        scene.starts_turn("german")
        assert top == scene.german.deck[:2]
        views.append([seen(scene, seat) for seat in (0, 1, None)])

    assert views[0] == views[1]
    assert ["deck/1"] == scene.german.suspects("tiger-i")


@pytest.mark.rule("bc-16.4")
def test_a_stack_keeps_no_order(scene: Scene) -> None:
    """Clause 16.4: which of two cards was deployed first cannot be told from the position afterwards."""
    positions = []
    for first, second in (("tiger-i", "panther"), ("panther", "tiger-i")):
        scene.edition("russian-front")
        scene.german(ground=[first], hand=[second])
        scene.soviet(hand=["kv-1"])
        scene.starts_turn("german")
        scene.german.chooses("emergency")
        positions.append(scene.game.position(scene.state))

    assert positions[0] == positions[1]
    assert ["panther", "tiger-i"] == scene.german.ground


@pytest.mark.rule("bc-16.4")
def test_a_captured_card_does_not_lie_on_top_of_its_new_stack(scene: Scene) -> None:
    """Clause 16.4: the captor's stack is the same as if the card had always been there."""
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "captured-equipment")

    stack = [int(card) for card in scene.german.army.stacks[0].cards]
    assert sorted([card_number("panther"), card_number("kv-1")]) == stack


@pytest.mark.rule("bc-16.9")
def test_discarded_cards_are_laid_face_up(scene: Scene) -> None:
    """Clause 16.9: from the hand and from stacks, for everybody to see."""
    scene.german(hand=["tiger-i", "panther"], deck=["bf-109", "ju-88", "s-boote", "prinz-eugen"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "military-buildup")
    scene.german.passes()
    scene.german.chooses("discard", "tiger-i")
    scene.german.passes()

    assert ["tiger-i"] == card_ids(scene.soviet.view.seats[0].discard)
    assert ["tiger-i"] == card_ids(scene.told("discards")[-1].shown_to(None).cards)
    assert [] == scene.suspicions(None, "tiger-i")

    scene.edition("russian-front")
    scene.german(ground=["panzer-iv", "panzer-iv", "tiger-i"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "overextended-supply-lines-4")
    scene.german.chooses("discard", "tiger-i")

    assert ["tiger-i"] == card_ids(scene.soviet.view.seats[0].discard)
    assert [] == scene.soviet.suspects("tiger-i")


@pytest.mark.rule("bc-16.11")
def test_a_card_drawn_to_be_kept_is_not_shown(scene: Scene) -> None:
    """Clause 16.11: its owner knows it; the others see a back, and that one was kept."""
    scene.german(hand=["tiger-i"])
    scene.draws("german", "dug-in")

    notice = scene.told("keeps")[0]
    assert (["dug-in-8"], [BACK]) == (card_ids(notice.shown_to(0).cards), notice.shown_to(1).cards)
    assert ["kept/1"] == scene.german.suspects("dug-in-8")
    for card in ("dug-in-8", "heroic-stand-19"):
        assert ["kept/1.conflict/1"] == scene.soviet.suspects(card)
    assert 1 == scene.soviet.view.seats[0].kept_size


@pytest.mark.rule("bc-16.12")
def test_picks_are_secret_until_the_last_one(scene: Scene) -> None:
    """Clause 16.12: not even the types show while the player is choosing; then all lie down at once."""
    scene.german(hand=["panther", "bf-109", "panzer-iv"], deck=["tiger-i", "ju-88", "s-boote"])
    scene.draws("german", "military-buildup")
    scene.german.deploys("panther", "panzer-iv")

    watched = scene.soviet.view.seats[0]
    assert ([0, 0, 0], [], 2) == (watched.stack_sizes, watched.apart, watched.apart_size)
    assert {BACK} == {card for each in scene.told("picks") for card in each.shown_to(1).cards}
    assert ["deck/1.hand/1.apart/1"] * 2 == scene.soviet.suspects("panther")

    scene.german.chooses("deploy", "bf-109")

    assert [2, 1, 0] == scene.soviet.view.seats[0].stack_sizes
    assert ["deck/1.hand/1.ground/1"] * 2 == scene.soviet.suspects("panther")


@pytest.mark.rule("bc-16.12")
def test_picks_come_out_the_same_in_whatever_order_they_are_thought_of(scene: Scene) -> None:
    """Clause 16.12: they are made in one fixed order, so none of it shows."""
    scene.german(hand=["panther", "bf-109", "panzer-iv"], deck=["tiger-i", "ju-88", "s-boote"])
    scene.draws("german", "military-buildup")

    scene.german.chooses("deploy", "tiger-i")

    assert "panther" not in scene.german.offered("deploy")
    assert "bc-16.12" == scene.german.refused("deploy", "panther")
