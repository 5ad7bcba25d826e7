"""Chapter 10, the Barrikady Gun Factory: its holder turns up two cards in battles there and uses one."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.measures import turned_up
from tests.games.stalingrad.naming import Slot, card_ids, listed
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, ENEMY, FORCE, TOP
from tests.games.stalingrad.troops import PLAIN, whole_deck

BARRIKADY: Final = "barrikady-gun-factory"
# Two cards of each side: 2 for the German or 3 from the Soviet, 3 for the Soviet or 2 from the German.
PAIR: Final = {
    "german": ["iron-cross", "carpet-bombing"],
    "soviet": ["operation-uranus", "kotluban-offensive"],
}
THIRD: Final = {"german": "kampfgruppe", "soviet": "volga-ferry"}


def fight(scene: Scene, attacker: str, holder: str, pair: list[str] | None = None) -> None:
    """Attack at Barrikady, which *holder* held last; his deck has two cards on top, the other a small one."""
    scene.row(BARRIKADY)
    scene.holders({1: holder})
    for side in SIDES:
        top = (pair or PAIR[side]) if side == holder else [TOP[side]]
        scene.seat(side)(deck=[*top, THIRD[side]], control={1: [FORCE[side]]})
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(BARRIKADY)


def use_any(scene: Scene) -> None:
    """Let nobody play a card, and use whichever card comes first."""
    scene.nobody_plays()
    while scene.kind == "flip":
        seat = scene.seat(scene.asked)
        seat.uses(seat.offered("use")[0])
        scene.nobody_plays()


@pytest.mark.rule("sg-10.6")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("holder", "used", "german", "soviet"),
    [
        ("german", "iron-cross", 4 + 2 - 1, 5),
        ("german", "carpet-bombing", 4 - 1, 5 - 3),
        ("soviet", "operation-uranus", 4 + 1, 5 + 3),
        ("soviet", "kotluban-offensive", 4 + 1 - 2, 5),
    ],
)
def test_the_holder_turns_up_two_cards_and_uses_one(
    scene: Scene, attacker: str, holder: str, used: str, german: int, soviet: int
) -> None:
    """Clause 10.6: in either role; the other card changes nothing, and his enemy turns up one."""
    fight(scene, attacker, holder)
    assert scene.asks(holder, "flip")
    assert sorted(PAIR[holder]) == sorted(scene.seat(holder).offered("use"))

    scene.seat(holder).uses(used)

    assert (2, 1) == (turned_up(scene, holder), turned_up(scene, ENEMY[holder]))
    assert (german, soviet) == (scene.soviet.must_lose, scene.german.must_lose)


@pytest.mark.rule("sg-10.6")
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_elsewhere_the_holder_of_barrikady_turns_up_one_card(
    scene: Scene, attacker: str, holder: str
) -> None:
    """Clause 10.6: the note is about battles at Barrikady itself."""
    scene.row("grain-elevator", BARRIKADY)
    for side in SIDES:
        held: dict[Slot, list[str]] = {2: [PLAIN[side][1]]} if side == holder else {}
        scene.seat(side)(deck=PAIR[side], control={1: [FORCE[side]], **held})
    scene.starts_actions(attacker)

    scene.seat(attacker).attacks("grain-elevator")

    assert [1, 1] == [turned_up(scene, side) for side in SIDES]


@pytest.mark.rule("sg-10.7")
def test_who_was_alone_there_before_the_enemy_came_is_the_holder(scene: Scene) -> None:
    """Clause 10.7: the Soviet Controlled Barrikady until the German advanced, and has two cards."""
    scene.row(BARRIKADY)
    scene.german(deck=PAIR["german"], perimeter={1: [FORCE["german"]]})
    scene.soviet(deck=PAIR["soviet"], control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")

    scene.german.moves(FORCE["german"], "control-1")
    assert "" == scene.controller(1)
    scene.german.attacks(BARRIKADY)

    assert scene.asks("soviet", "flip")
    assert (1, 2) == (turned_up(scene, "german"), turned_up(scene, "soviet"))


@pytest.mark.rule("sg-10.7")
def test_the_holder_changes_with_the_last_control(scene: Scene) -> None:
    """Clause 10.7: the Soviet leaves, the German is alone there for a moment, then a Soviet comes back."""
    scene.row(BARRIKADY)
    scene.holders({1: "soviet"})
    scene.german(deck=PAIR["german"], control={1: [FORCE["german"]]})
    scene.soviet(
        deck=PAIR["soviet"], control={1: [FORCE["soviet"]]}, perimeter={1: ["13th-guards-rifle-division"]}
    )
    scene.starts_actions("soviet")

    scene.soviet.moves(FORCE["soviet"], "control-2")
    assert "german" == scene.controller(1)
    scene.soviet.moves("13th-guards-rifle-division", "control-1")
    scene.soviet.attacks(BARRIKADY)

    assert scene.asks("german", "flip")
    assert (2, 1) == (turned_up(scene, "german"), turned_up(scene, "soviet"))


@pytest.mark.rule("sg-10.7")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_battle_that_leaves_both_sides_there_changes_no_holder(scene: Scene, attacker: str) -> None:
    """Clause 10.7: in the second attack the same side turns up two cards."""
    scene.row(BARRIKADY)
    scene.holders({1: "german"})
    for side in SIDES:
        scene.seat(side)(control={1: [FORCE[side]]}, rations={FORCE[side]: 40})
    scene.starts_actions(attacker)

    for battles in (1, 2):
        scene.seat(attacker).attacks(BARRIKADY)
        use_any(scene)
        while scene.kind == "losses":
            scene.seat(scene.asked).burns(FORCE[scene.asked])

        assert (2 * battles, battles) == (turned_up(scene, "german"), turned_up(scene, "soviet"))


@pytest.mark.rule("sg-10.8")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("holder", SIDES)
def test_both_cards_are_shown_and_both_are_discarded(scene: Scene, attacker: str, holder: str) -> None:
    """Clause 10.8: everybody sees them while the holder chooses."""
    fight(scene, attacker, holder)

    assert sorted(PAIR[holder]) == listed(scene.spectator.battle.flipped)
    told = [notice.shown_to(None).cards for notice in scene.told("flips")]
    shown = [card for cards in told for card in card_ids(cards)]
    assert set(PAIR[holder]) <= set(shown)
    assert [] == scene.seat(holder).discard

    scene.seat(holder).uses(PAIR[holder][1])

    assert sorted(PAIR[holder]) == scene.seat(holder).discard
    assert THIRD[holder] == scene.seat(holder).deck[0]


@pytest.mark.rule("sg-10.8")
@pytest.mark.parametrize("holder", SIDES)
def test_the_holder_alone_chooses(scene: Scene, holder: str) -> None:
    """Clause 10.8: his enemy is not asked, and the choice cannot be left out."""
    fight(scene, ENEMY[holder], holder)

    assert {f"use {card}" for card in PAIR[holder]} == set(scene.offered)
    assert "sg-10.8" == scene.seat(holder).refused("pass")


@pytest.mark.rule("sg-10.8")
@pytest.mark.parametrize(("holder", "card"), [("german", "iron-cross"), ("soviet", "kotluban-offensive")])
def test_of_two_cards_alike_one_counts_and_both_are_discarded(scene: Scene, holder: str, card: str) -> None:
    """Clause 10.8: there is nothing to choose, and their values do not add up."""
    fight(scene, ENEMY[holder], holder, [card, card])

    assert [card, card] == scene.seat(holder).discard
    german = {"german": 4 + 2 - 1, "soviet": 4 + 1 - 2}[holder]
    assert (german, 5) == (scene.soviet.must_lose, scene.german.must_lose)


@pytest.mark.rule("sg-10.9")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("deck", "discard", "flips"),
    [(1, 0, 1), (0, 0, 0), (0, 1, 1), (1, 1, 2), (0, 2, 2), (2, 0, 2)],
)
def test_as_many_cards_are_turned_up_as_there_are(
    scene: Scene, attacker: str, deck: int, discard: int, flips: int
) -> None:
    """Clause 10.9: of the deck and, once it is rebuilt, of the discard pile; all others are in hand."""
    loose = PAIR["german"][: deck + discard]
    scene.row(BARRIKADY)
    scene.holders({1: "german"})
    scene.german(
        hand=whole_deck("german", *loose),
        deck=loose[:deck],
        discard=loose[deck:],
        control={1: [FORCE["german"]]},
    )
    scene.soviet(deck=[TOP["soviet"]], control={1: [FORCE["soviet"]]})
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(BARRIKADY)
    use_any(scene)

    assert (flips, 1) == (turned_up(scene, "german"), turned_up(scene, "soviet"))
    assert sorted(loose) == sorted(scene.german.discard + scene.german.deck)


@pytest.mark.rule("sg-10.19")
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize(("attacks", "own", "other"), [(True, 2, 0), (False, 0, 1)])
def test_by_the_letter_the_holder_turns_up_two_cards_only_when_he_attacks(
    scene: Scene, holder: str, attacks: bool, own: int, other: int
) -> None:
    """Clause 10.19: as the defender he turns up none at all."""
    scene.options(flips="one")
    fight(scene, holder if attacks else ENEMY[holder], holder)
    assert attacks == scene.asks(holder, "flip")
    use_any(scene)

    assert (own, other) == (turned_up(scene, holder), turned_up(scene, ENEMY[holder]))
