"""Chapter 13, players: four seats, two theatres, two alliances, and what each keeps to itself."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.card_set import CardSet
from eastfront.games.battlecards.state import BattleState
from eastfront.kernel.machine import Programs
from tests.games.battlecards.naming import bases, card_ids, card_number, game
from tests.games.battlecards.scene import Scene

FRONTS: Final = {
    "german": "western",
    "british": "western",
    "barbarossa": "russian-front",
    "soviet": "russian-front",
}
ALLIES: Final = {
    "german": "barbarossa",
    "british": "soviet",
    "barbarossa": "german",
    "soviet": "british",
}


@pytest.mark.rule("bc-13.1")
def test_four_players_fight_in_two_theatres(scene: Scene) -> None:
    """Clause 13.1: German and British in the West, Barbarossa and Soviet on the Russian Front."""
    scene.edition("combined")
    scene.deals()

    assert FRONTS == {seat.name: seat.front for seat in scene.seats}
    assert list(FRONTS) == game().description.sides["combined"]


@pytest.mark.rule("bc-13.1", "bc-13.4")
@pytest.mark.parametrize("seat", list(FRONTS))
def test_everybody_draws_from_the_deck_of_their_own_theatre(scene: Scene, seat: str) -> None:
    """Clause 13.4: the other deck is not touched, and the card goes to the pile of its own."""
    other = "western" if FRONTS[seat] == "russian-front" else "russian-front"
    scene.edition("combined")
    scene.draws(seat, "field-repairs")

    assert (53, 54) == (len(scene.deck(FRONTS[seat])), len(scene.deck(other)))
    assert ["field-repairs"] == [bases()[card_number(id)] for id in scene.spent(FRONTS[seat])]
    assert [] == scene.spent(other)


@pytest.mark.rule("bc-13.4")
def test_a_used_up_conflict_deck_takes_no_card_of_the_other(scene: Scene) -> None:
    """Clause 13.4: the Western discard pile becomes the Western deck, the Eastern one stays as it is."""
    scene.edition("combined")
    scene.conflict(rest="spent", front="western")
    scene.conflict(spent=["kursk", "spies-2"])
    scene.draws("german", "field-repairs")

    western = card_ids([int(card) for card in scene.rules.decks[0]])
    assert 53 == len(scene.deck("western"))
    assert sorted(western) == sorted(scene.deck("western") + scene.spent("western"))
    assert (["kursk", "spies-2"], 52) == (scene.spent(), len(scene.deck()))


@pytest.mark.rule("bc-13.2")
@pytest.mark.parametrize("seat", list(ALLIES))
def test_german_and_barbarossa_stand_against_british_and_soviet(scene: Scene, seat: str) -> None:
    """Clause 13.2: what a player sends reaches the ally and nobody else."""
    scene.edition("combined")
    scene.starts_turn(seat)
    top = scene.seat(seat).deck[0]

    scene.seat(seat).chooses("send")

    assert [ALLIES[seat]] == [each.name for each in scene.seats if each.under]
    assert [top] == scene.seat(ALLIES[seat]).under


@pytest.mark.rule("bc-13.3")
def test_everybody_has_an_arsenal_a_hand_and_stacks_of_their_own(scene: Scene) -> None:
    """Clause 13.3: four times fifty cards of four sides, six of them in each hand, three then deployed."""
    scene.edition("combined")
    scene.deals()

    tables = scene.rules.cards
    for seat in scene.seats:
        cards = [int(card) for card in [*seat.army.deck.cards, *seat.army.hand.cards]]
        assert (44, 6) == (len(seat.deck), len(seat.hand))
        assert {int(scene.rules.side[seat.seat])} == {int(tables.side[card]) for card in cards}

    for seat in scene.seats:
        for _ in range(3):
            seat.chooses("deploy", seat.offered("deploy")[0])

    assert [3] * 4 == [len(seat.ground + seat.air + seat.sea) for seat in scene.seats]


@pytest.mark.rule("bc-13.6")
def test_turns_go_german_british_barbarossa_soviet(scene: Scene) -> None:
    """Clause 13.6: and then the German player again."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.british(hand=["spitfire"])
    scene.barbarossa(hand=["tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    for seat in ALLIES:
        scene.seat(seat).chooses("emergency")

    assert [0, 1, 2, 3, 0] == [notice.arguments["seat"] for notice in scene.told("begins-turn")]
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.61")
def test_the_kiev_directive_binds_barbarossa(scene: Scene) -> None:
    """Clause 13.61: drawn by the Soviet player, it is Barbarossa's to fight, without being asked."""
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"])
    scene.barbarossa(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.draws("soviet", "battle-for-kiev")

    assert [2] == [notice.arguments["seat"] for notice in scene.told("attacks")]
    assert scene.asks("barbarossa", "fire")
    assert ["western-panzer-iv"] == scene.german.ground


@pytest.mark.rule("bc-13.62")
def test_the_german_decks_have_no_commander_in_common(scene: Scene) -> None:
    """Clause 13.62: the sets avoid what the rule would allow, with both packs as well."""
    scene.edition("combined", packs="x1+x2")
    names = game().card_set.definitions
    commanders = [
        sorted({names[card].name for card in scene.rules.arsenals[seat] if scene.rules.cards.commander[card]})
        for seat in (0, 2)
    ]

    assert (4, 7) == (len(commanders[0]), len(commanders[1]))
    assert not set(commanders[0]) & set(commanders[1])


@pytest.mark.rule("bc-13.62")
def test_two_german_decks_may_each_hold_one_card_of_a_commander() -> None:
    """Clause 13.62: a commander printed for both decks is not a surplus copy in either."""
    programs: Programs[BattleState] = Programs()
    cards = CardSet(programs)
    both = [cards.numbers["heinz-guderian"], cards.numbers["erwin-rommel"]]
    for entry in cards.entries:
        if entry.id == "erwin-rommel":
            entry.name = cards.definitions[both[0]].name

    copies = cards.copies(["russian-front", "western", "x2"])

    assert [1, 1] == [copies[number] for number in both]
