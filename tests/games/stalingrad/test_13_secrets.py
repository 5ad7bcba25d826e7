"""Chapter 13, secrets: what everybody sees, what only its owner sees, and what nobody can tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eastfront.kernel.data import Data
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import BACK
from tests.games.stalingrad.naming import card_ids, card_number, from_top
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import whole_deck

GERMAN = "295th-infantry-division"
SOVIET = "13th-guards-rifle-division"
WATCHERS = [0, 1, None]
KEYS = [key_of_seed(seed) for seed in range(1, 9)]


def seen(scene: Scene, seat: int | None) -> Data:
    """Return everything that *seat* may know, as plain data; `None` is the spectator."""
    return scene.game.view_to_data(scene.game.view(scene.state, seat))


def seen_after(scene: Scene, lay: Callable[[Scene], None], seat: int | None) -> Data:
    """Lay a game anew and return what *seat* may know in the Soviet Action phase."""
    scene.options()
    lay(scene)
    scene.soviet(hand=["snipers"], control={1: [SOVIET]})
    scene.starts_actions("soviet")
    return seen(scene, seat)


def lay_some(scene: Scene) -> None:
    """Lay one German hand."""
    scene.german(hand=["signals-intercept", "iron-cross"])


def lay_others(scene: Scene) -> None:
    """Lay another German hand of the same size."""
    scene.german(hand=["flamethrowers", "assault-guns"])


@pytest.mark.rule("sg-13.1")
def test_only_its_owner_sees_a_hand(scene: Scene) -> None:
    """Clause 13.1: to all others it is the same whichever cards it holds."""
    for seat in (1, None):
        assert seen_after(scene, lay_some, seat) == seen_after(scene, lay_others, seat)

    assert seen_after(scene, lay_some, 0) != seen_after(scene, lay_others, 0)
    assert {"flamethrowers", "assault-guns"} == set(card_ids(scene.german.view.seats[0].hand))
    assert ([], 2) == (scene.soviet.view.seats[0].hand, scene.soviet.view.seats[0].hand_size)


@pytest.mark.rule("sg-13.1")
def test_the_enemy_sees_how_many_cards_are_drawn(scene: Scene) -> None:
    """Clause 13.1: he sees backs, the owner faces."""
    scene.german(deck=["iron-cross", "night-march"])
    scene.starts_actions("german")

    scene.german.ends()

    told = scene.told("draws")
    assert ["iron-cross", "night-march"] == card_ids([notice.shown_to(0).cards[0] for notice in told[:2]])
    for seat in (1, None):
        assert [[BACK]] * 5 == [notice.shown_to(seat).cards for notice in told]


@pytest.mark.rule("sg-13.1")
def test_the_options_of_a_player_are_shown_to_nobody_else(scene: Scene) -> None:
    """Clause 13.1: they would tell the hand."""
    scene.german(hand=["supply-column"], control={1: [GERMAN]})
    scene.starts_actions("german")

    assert "play supply-column" in scene.offered
    assert len(scene.offered) == len(scene.german.view.options)
    assert ([], []) == (scene.soviet.view.options, scene.spectator.options)


@pytest.mark.rule("sg-13.1")
def test_an_enemy_is_asked_for_a_reaction_whatever_he_holds(scene: Scene) -> None:
    """Clause 13.1: that he is asked tells nothing but that he has cards."""
    views = []
    for hand in (["signals-intercept"], ["flamethrowers"]):
        scene.options()
        scene.german(hand=hand)
        scene.soviet(hand=["workers-battalions"], control={1: [SOVIET]})
        scene.starts_actions("soviet")
        scene.soviet.plays("workers-battalions")
        assert scene.asks("german", "react")
        views.append([seen(scene, seat) for seat in (1, None)])

    assert views[0] == views[1]


@pytest.mark.rule("sg-13.1")
def test_a_hidden_hand_may_be_any_of_the_cards_not_seen(scene: Scene) -> None:
    """Clause 13.1: hands dealt from what the enemy knows differ, and are of the right size."""
    scene.german(hand=["iron-cross", "flamethrowers"], discard=["night-march", "night-march"])
    scene.starts_actions("soviet")
    view = scene.soviet.view

    hands = [from_top(scene.game.sample(view, key).seats[0].hand) for key in KEYS]

    assert {2} == {len(hand) for hand in hands}
    assert len({tuple(hand) for hand in hands}) > 4
    assert "night-march" not in {card for hand in hands for card in hand}


def lay_plenty(scene: Scene) -> None:
    """Lay something in every zone."""
    scene.row("pavlovs-house", "mamayev-kurgan")
    scene.rubble({1: 3, 2: "destroyed"})
    scene.holders({4: "german"})
    scene.uranus(2)
    scene.german(
        hand=["iron-cross"] * 2,
        discard=["night-march", "flamethrowers"],
        pile=["16th-panzer-division"],
        lost=["24th-panzer-division"],
        control={1: [GERMAN]},
        perimeter={3: ["94th-infantry-division"]},
        rations={GERMAN: 2},
        medals={GERMAN: 1},
        turns=4,
    )
    scene.soviet(hand=["snipers"], control={1: [SOVIET]}, pile=["workers-militia"], turns=3)
    scene.starts_actions("soviet")


@pytest.mark.rule("sg-13.2")
@pytest.mark.parametrize("seat", WATCHERS)
def test_sizes_and_piles_are_public(scene: Scene, seat: int | None) -> None:
    """Clause 13.2: hands, decks and Force piles can be counted, discard piles and tops be seen."""
    lay_plenty(scene)

    german, soviet = scene.game.view(scene.state, seat).seats
    assert (2, 52, 20) == (german.hand_size, german.deck_size, german.pile_size)
    assert (1, 53, 22) == (soviet.hand_size, soviet.deck_size, soviet.pile_size)
    assert ["night-march", "flamethrowers"] == card_ids(german.discard)
    assert ["16th-panzer-division", "workers-militia"] == card_ids([german.top, soviet.top])
    assert ["24th-panzer-division"] == card_ids(german.lost)


@pytest.mark.rule("sg-13.2")
@pytest.mark.parametrize("seat", WATCHERS)
def test_everything_on_the_table_is_public(scene: Scene, seat: int | None) -> None:
    """Clause 13.2: Locations, Rubble, Forces with Rations and medals, Uranus, and whose turn it is."""
    lay_plenty(scene)

    view = scene.game.view(scene.state, seat)
    assert ["pavlovs-house", "mamayev-kurgan"] == card_ids(view.locations)[:2]
    assert [3, -1, 0, 0, 0] == view.rubble
    assert ([GERMAN], ["94th-infantry-division"]) == (
        card_ids(view.seats[0].places[0]),
        card_ids(view.seats[0].places[5]),
    )
    assert [SOVIET] == card_ids(view.seats[1].places[0])
    assert (2, 1) == (view.rations[card_number(GERMAN)], view.medals[card_number(GERMAN)])
    assert ["operation-uranus"] * 2 == card_ids(view.in_play)
    assert (1, 4, 4) == (view.turn, view.seats[0].turns, view.seats[1].turns)
    assert (1, "action") == (view.asked, view.kind)


@pytest.mark.rule("sg-13.3")
@pytest.mark.parametrize("seat", WATCHERS)
def test_nobody_knows_the_order_of_a_deck_or_a_pile(scene: Scene, seat: int | None) -> None:
    """Clause 13.3: another order gives everybody the same view, its owner included."""
    views = []
    orders = [
        (["iron-cross", "night-march"], ["14th-panzer-division", "24th-panzer-division"]),
        (["night-march", "iron-cross"], ["24th-panzer-division", "14th-panzer-division"]),
    ]
    for deck, below in orders:
        scene.options()
        scene.german(hand=["iron-cross"], deck=deck, pile=["16th-panzer-division", *below])
        scene.starts_actions("german")
        assert (deck, below) == (scene.german.deck[:2], scene.german.pile[1:3])
        views.append(seen(scene, seat))

    assert views[0] == views[1]


@pytest.mark.rule("sg-13.3")
def test_decks_and_piles_dealt_from_a_view_come_in_any_order(scene: Scene) -> None:
    """Clause 13.3: only the top of the pile is the same in all of them."""
    scene.german(pile=["16th-panzer-division"])
    scene.starts_actions("german")

    dealt = [scene.game.sample(scene.german.view, key).seats[0] for key in KEYS]
    decks = [tuple(from_top(army.deck)) for army in dealt]
    piles = [tuple(from_top(army.pile)) for army in dealt]

    assert (len(KEYS), len(KEYS)) == (len(set(decks)), len(set(piles)))
    assert {"16th-panzer-division"} == {pile[0] for pile in piles}


@pytest.mark.rule("sg-13.4")
def test_a_card_announced_fired_turned_up_or_discarded_is_shown_to_both(scene: Scene) -> None:
    """Clause 13.4: the notices show faces to everybody, and the cards end on open piles."""
    scene.german(
        hand=["stuka-dive-bombers", "iron-cross", "supply-column", "night-march"],
        deck=["flamethrowers"],
        pile=["369th-croatian-reinforced-regiment"],
        control={1: [GERMAN]},
    )
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")
    scene.german.reinforces(pay=["night-march"], at="perimeter-2")
    scene.german.resupplies("supply-column", feed=[GERMAN, GERMAN])
    scene.german.attacks("grain-elevator")

    scene.german.plays("stuka-dive-bombers")
    scene.german.passes()
    scene.german.fires("iron-cross")

    shown = {"pays": "night-march", "resupplies": "supply-column", "announces": "stuka-dive-bombers"}
    shown |= {"fires": "iron-cross", "flips": "flamethrowers"}
    for seat in WATCHERS:
        assert shown == {id: card_ids(scene.told(id)[0].shown_to(seat).cards)[0] for id in shown}
        discard = card_ids(scene.game.view(scene.state, seat).seats[0].discard)
        assert sorted(shown.values()) == sorted(discard)


@pytest.mark.rule("sg-13.4")
@pytest.mark.parametrize("seat", WATCHERS)
def test_an_announced_card_lies_open_while_it_may_be_answered(scene: Scene, seat: int | None) -> None:
    """Clause 13.4: before it is decided whether it has an effect."""
    scene.german(hand=["flamethrowers"])
    scene.soviet(hand=["operation-uranus"])
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")

    assert scene.asks("german", "react")
    assert ["operation-uranus"] == card_ids(scene.game.view(scene.state, seat).pending)


@pytest.mark.rule("sg-13.4")
def test_a_card_discarded_at_random_is_shown_to_both(scene: Scene) -> None:
    """Clause 13.4: it comes to lie on the discard pile."""
    scene.german(hand=["air-reconnaissance"])
    scene.soviet(hand=["snipers"])
    scene.starts_actions("german")

    scene.german.plays("air-reconnaissance")
    scene.soviet.passes()

    assert ["snipers"] == card_ids(scene.told("discards-at-random")[0].shown_to(None).cards)
    assert ["snipers"] == card_ids(scene.german.view.seats[1].discard)


@pytest.mark.rule("sg-13.5")
@pytest.mark.parametrize("seat", WATCHERS)
def test_everybody_knows_which_forces_lie_in_a_pile(scene: Scene, seat: int | None) -> None:
    """Clause 13.5: whatever is dealt from a view, it is the same Forces, those lost left out."""
    lay_plenty(scene)
    view = scene.game.view(scene.state, seat)

    for key in KEYS[:3]:
        dealt = scene.game.sample(view, key)
        for side in scene.seats:
            assert sorted(side.pile) == sorted(from_top(dealt.seats[side.seat].pile))
            assert side.pile[0] == from_top(dealt.seats[side.seat].pile)[0]


@pytest.mark.rule("sg-13.1")
def test_a_position_dealt_from_a_view_cannot_be_told_from_the_real_one(scene: Scene) -> None:
    """Clause 13.1: whoever saw the one sees the same in the other, with all cards there."""
    lay_plenty(scene)

    for seat in WATCHERS:
        dealt = scene.game.sample(scene.game.view(scene.state, seat), KEYS[0])
        assert seen(scene, seat) == scene.game.view_to_data(scene.game.view(dealt, seat))
        cards = from_top(dealt.seats[0].deck) + from_top(dealt.seats[0].hand)
        assert sorted([*cards, "night-march", "flamethrowers"]) == sorted(whole_deck("german"))
