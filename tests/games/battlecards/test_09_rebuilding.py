"""Chapter 9, rebuilding: when a used-up deck is replaced, by what, and what stays out."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.naming import card_ids
from tests.games.battlecards.scene import Scene

FIVE: Final = ["il-4", "is-2", "kirov", "krasny-kavkaz", "tu-2"]


def rebuilt(scene: Scene) -> list[tuple[str, str]]:
    """Which piles have become which decks since the scene began."""
    ids = ("rebuilds-arsenal", "rebuilds-conflict")
    return [(notice.origin, notice.target) for notice in scene.notices if notice.id in ids]


@pytest.mark.rule("bc-9.1", "bc-9.2")
def test_an_arsenal_deck_is_rebuilt_when_its_last_card_is_drawn(scene: Scene) -> None:
    """Clause 9.2: at once, though nothing more is to be drawn."""
    scene.soviet(hand=FIVE, deck=["yak-9"], rest="discard")
    scene.german(hand=["panzer-iv"], discard=["tiger-i"])
    scene.draws("soviet", "military-buildup")

    assert sorted([*FIVE, "yak-9"]) == scene.soviet.hand
    assert (44, []) == (len(scene.soviet.deck), scene.soviet.discard)
    assert [("discard/2", "deck/2")] == rebuilt(scene)
    assert ["tiger-i"] == scene.german.discard


@pytest.mark.rule("bc-9.2")
def test_a_deck_with_a_card_left_is_not_rebuilt(scene: Scene) -> None:
    """Clause 9.2: not before the last one leaves."""
    scene.soviet(hand=FIVE, deck=["yak-9", "pe-2"], rest="discard")
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")

    assert (["pe-2"], 43) == (scene.soviet.deck, len(scene.soviet.discard))
    assert [] == rebuilt(scene)


@pytest.mark.rule("bc-9.1")
def test_drawing_goes_on_from_the_rebuilt_deck(scene: Scene) -> None:
    """Clause 9.1: one card of six comes from the old deck, five from the new one."""
    scene.soviet(deck=["yak-9"], rest="discard")
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")

    assert "yak-9" in scene.soviet.hand
    assert (6, 44, []) == (len(scene.soviet.hand), len(scene.soviet.deck), scene.soviet.discard)


@pytest.mark.rule("bc-9.1")
def test_the_discard_pile_of_an_arsenal_is_shuffled(scene: Scene) -> None:
    """Clause 9.1: the same pile lies otherwise in another game, and never as it was."""
    decks = []
    for seed in (1, 2):
        scene.edition("russian-front")
        scene.seed(seed)
        scene.soviet(hand=FIVE, deck=["yak-9"], rest="discard")
        scene.starts_turn("soviet")
        pile = card_ids([int(card) for card in scene.soviet.army.discard.cards])
        scene.soviet.draws("military-buildup")

        decks.append(scene.soviet.deck)
        assert sorted(pile) == sorted(scene.soviet.deck)
        assert scene.soviet.deck not in (pile, pile[::-1])
    assert decks[0] != decks[1]


@pytest.mark.rule("bc-9.1", "bc-9.2", "bc-9.3")
def test_a_drawn_card_that_empties_the_conflict_deck_goes_to_the_new_pile(scene: Scene) -> None:
    """Clause 9.3: the deck is rebuilt while the card is still being carried out."""
    scene.conflict(rest="spent")
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.draws("german", "spies-19")

    assert scene.asks("german", "look")
    assert (["spies-19"], 53, []) == (scene.pending, len(scene.deck()), scene.spent())

    scene.german.chooses("look", "ground")

    assert (["spies-19"], 53) == (scene.spent(), len(scene.deck()))
    assert "spies-19" not in scene.deck()
    assert [("spent/1", "conflict/1")] == rebuilt(scene)


@pytest.mark.rule("bc-9.1")
def test_the_conflict_discard_pile_is_shuffled(scene: Scene) -> None:
    """Clause 9.1: the new deck has the cards of the pile in an order of its own."""
    decks = []
    for seed in (1, 2):
        scene.edition("russian-front")
        scene.seed(seed)
        scene.conflict(["spies-19"], rest="spent")
        scene.german(hand=["panzer-iv"])
        scene.soviet(hand=["kv-1"])
        scene.starts_turn("german")
        pile = scene.spent()
        scene.german.draws()

        decks.append(scene.deck())
        assert sorted(pile) == sorted(scene.deck())
        assert scene.deck() not in (pile, pile[::-1])
    assert decks[0] != decks[1]


@pytest.mark.rule("bc-9.2", "bc-9.3")
def test_a_kept_card_that_empties_the_deck_is_kept(scene: Scene) -> None:
    """Clause 9.2: whatever the last card is, its leaving rebuilds the deck."""
    scene.conflict(rest="spent")
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "dug-in")

    assert (["dug-in-8"], 53, []) == (scene.german.kept, len(scene.deck()), scene.spent())


@pytest.mark.rule("bc-9.2", "bc-9.3", "bc-9.4")
def test_a_card_turned_for_its_number_empties_the_deck(scene: Scene) -> None:
    """Clause 9.3: once judged it goes to the new pile; the battle it was turned in is not shuffled in."""
    scene.conflict(["smolensk"], rest="spent")
    scene.numbers(9)
    scene.german(ground=["panzer-iv", "panther"], kept=["dug-in"], won=["kharkov"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.starts_turn("german")
    scene.german.attacks()
    scene.passes_until("german", "fire")
    turned = scene.deck()
    assert 1 == len(turned)

    scene.german.fires("panzer-iv", at="t-34-76")

    assert ["t-34-76"] == scene.soviet.discard
    assert (["smolensk"], turned) == (scene.pending, scene.spent())
    assert 50 == len(scene.deck())
    assert set() == set(scene.deck()) & {"smolensk", "dug-in-8", "kharkov", *turned}
    told = [notice.id for notice in scene.notices if notice.id in ("rebuilds-conflict", "shoots")]
    assert ["rebuilds-conflict", "shoots"] == told


@pytest.mark.rule("bc-9.3")
def test_a_declined_battle_that_emptied_the_deck_goes_to_the_new_pile(scene: Scene) -> None:
    """Clause 9.3: it is not among the cards that were just shuffled."""
    scene.conflict(rest="spent")
    scene.german(ground=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "smolensk")

    scene.german.declines()

    assert (["smolensk"], 53) == (scene.spent(), len(scene.deck()))


@pytest.mark.rule("bc-9.3")
def test_casualties_after_the_rebuilding_go_to_the_new_pile(scene: Scene) -> None:
    """Clause 9.3: a unit destroyed later waits for the next time."""
    scene.soviet(hand=FIVE, ground=["t-34-76"], deck=["yak-9"], rest="discard")
    scene.german(hand=["tiger-i"], ground=["panzer-iv"])
    scene.draws("soviet", "military-buildup")
    scene.passes_until("german", "turn")
    scene.german.draws("smolensk")
    scene.german.attacks()

    scene.german.fires("panzer-iv", at="t-34-76", number=9)

    assert (["t-34-76"], 43) == (scene.soviet.discard, len(scene.soviet.deck))


@pytest.mark.rule("bc-9.4")
def test_hands_stacks_and_the_assassinated_are_not_shuffled_into_an_arsenal(scene: Scene) -> None:
    """Clause 9.4: only the discard pile becomes the deck."""
    scene.soviet(hand=FIVE, ground=["georgy-zhukov", "kv-1"], air=["pe-2"], deck=["yak-9"], rest="discard")
    scene.german(hand=["panzer-iv"])
    scene.draws("german", "sabotage")
    scene.german.chooses("sabotage", "ground")
    scene.german.chooses("assassinate", "georgy-zhukov")
    pile = scene.soviet.discard

    scene.draws("soviet", "military-buildup")
    scene.soviet.passes()

    assert ["georgy-zhukov"] == scene.removed
    assert (pile, []) == (sorted(scene.soviet.deck), scene.soviet.discard)
    assert (["kv-1"], ["pe-2"], 6) == (scene.soviet.ground, scene.soviet.air, len(scene.soviet.hand))
    assert 41 == len(pile)


@pytest.mark.rule("bc-9.4")
def test_won_and_kept_cards_are_not_shuffled_into_the_conflict_deck(scene: Scene) -> None:
    """Clause 9.4: they lie before the players, not in the pile."""
    scene.conflict(rest="spent")
    scene.german(hand=["panzer-iv"], won=["smolensk"], kept=["dug-in", "counterattack-4"])
    scene.soviet(hand=["kv-1"], won=["kharkov"], kept=["delay-tactics-5"])
    scene.draws("german", "field-repairs")

    held = {"smolensk", "dug-in-8", "counterattack-4", "kharkov", "delay-tactics-5"}
    assert 54 - len(held) - 1 == len(scene.deck())
    assert set() == held & set(scene.deck())
    assert ["field-repairs-12"] == scene.spent()


@pytest.mark.rule("bc-9.1")
def test_each_front_has_a_deck_and_a_pile_of_its_own(scene: Scene) -> None:
    """Clause 9.1: a rebuilt deck in the West takes nothing from the Russian Front."""
    scene.edition("combined")
    scene.conflict(["western-field-repairs-12"], rest="spent", front="western")
    scene.conflict(spent=["kursk"])
    scene.german(hand=["bismarck"])
    scene.british(hand=["cromwell"])
    scene.starts_turn("german")

    scene.german.draws()

    assert (53, ["western-field-repairs-12"]) == (len(scene.deck("western")), scene.spent("western"))
    assert (53, ["kursk"]) == (len(scene.deck()), scene.spent())
    assert [("spent/1", "conflict/1")] == rebuilt(scene)
    assert [1, 0] == list(scene.state.rebuilds)


@pytest.mark.rule("bc-9.5")
def test_who_has_neither_deck_nor_pile_draws_what_there_is(scene: Scene) -> None:
    """Clause 9.5: two cards instead of six, and nothing instead of one."""
    scene.soviet(hand=["kv-1"], deck=["is-2", "yak-9"], rest="removed")
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")

    assert (["is-2", "kv-1", "yak-9"], []) == (scene.soviet.hand, scene.soviet.deck)

    scene.soviet.passes()
    scene.soviet.passes()
    scene.draws("german", "dug-in")
    scene.draws("soviet", "general-mobilization")

    assert (["is-2", "kv-1", "yak-9"], []) == (scene.soviet.hand, scene.soviet.deck)
    assert scene.asks("soviet", "deploy")


@pytest.mark.rule("bc-9.6")
def test_a_deck_that_stayed_empty_is_rebuilt_for_the_next_draw(scene: Scene) -> None:
    """Clause 9.6: what is discarded meanwhile waits in the pile until a card is to be drawn."""
    scene.soviet(hand=["kv-1"], deck=["is-2", "yak-9"], rest="removed")
    scene.german(hand=["panzer-iv"])
    scene.draws("soviet", "military-buildup")
    scene.soviet.passes()
    scene.soviet.chooses("discard", "kv-1")
    scene.soviet.chooses("discard", "yak-9")
    scene.soviet.passes()
    scene.draws("german", "dug-in")

    assert ([], ["kv-1", "yak-9"]) == (scene.soviet.deck, scene.soviet.discard)
    assert [] == rebuilt(scene)

    scene.draws("soviet", "military-buildup")

    assert ["is-2", "kv-1", "yak-9"] == scene.soviet.hand
    assert ([], []) == (scene.soviet.deck, scene.soviet.discard)
    assert [("discard/2", "deck/2")] == rebuilt(scene)
