"""Chapter 3, a Battlecard is drawn: what it names, its prerequisites, and who decides."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.tables import FORMS, SIDES, TYPES
from eastfront.kernel.frames import NO_CARD
from tests.games.battlecards.naming import card_id, card_number
from tests.games.battlecards.reprinting import reprint
from tests.games.battlecards.scene import Scene

MOSCOW: Final = "battle-for-moscow"
ROAD_TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "siege-of-leningrad"]
EDITIONS: Final = list(SEATED)
# Edition, who draws, the battle, its aggressor and who takes the next turn.
DRAWN: Final = [
    ("russian-front", "german", "smolensk", "german", "soviet"),
    ("russian-front", "soviet", "smolensk", "german", "german"),
    ("russian-front", "german", "kharkov", "soviet", "soviet"),
    ("western", "british", "norway", "german", "german"),
    ("western", "german", "normandy", "british", "british"),
    ("combined", "soviet", "smolensk", "barbarossa", "german"),
    ("combined", "british", "norway", "german", "barbarossa"),
]
GROUND: Final = {
    "german": "western-panzer-iv",
    "british": "cromwell",
    "barbarossa": "panzer-iv",
    "soviet": "t-34-76",
}


def lay_tanks(scene: Scene) -> None:
    """Give everybody one tank deployed and one in hand."""
    for seat, side in enumerate(SEATED[scene.plan.setup.edition]):
        scene.seats[seat](ground=[GROUND[side]], hand=[GROUND[side]])


@pytest.mark.rule("bc-3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_battlecard_names_its_sides_forces_and_points(scene: Scene, edition: str) -> None:
    """Clause 3.1: aggressor and defender of the deck's theatre, types for both, points, prerequisites."""
    rules = scene.edition(edition, packs="none").rules
    cards = rules.cards

    for theatre, battles in enumerate(rules.battles):
        sides = {int(rules.side[seat]) for seat in range(rules.seats) if rules.theatre[seat] == theatre}
        names = [card_id(int(card)) for card in battles]
        assert 17 == len(names)
        for battle in battles:
            assert {int(cards.aggressor[battle]), int(cards.defender[battle])} == sides
            assert 0 < cards.aggressor_forces[battle] < 1 << len(TYPES)
            assert 0 < cards.defender_forces[battle] < 1 << len(TYPES)
            assert cards.victory[battle] > 0
            required = [card_id(int(card)) for card in cards.required_of[battle]]
            assert bool(FORMS[cards.form[battle]]) == (0 < cards.required[battle] <= len(required))
            assert set(required) < set(names)


@pytest.mark.rule("bc-3.1", "bc-3.10")
def test_each_side_takes_part_with_the_types_named_for_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clause 3.1: the two sides of a card may have different types."""
    reprint(monkeypatch, "smolensk", "aggressor_forces", 1 << TYPES.index("air"))
    reprint(monkeypatch, "smolensk", "defender_forces", 1 << TYPES.index("ground"))
    scene.german(ground=["panzer-iv"], air=["ju-88"], sea=["prinz-eugen"])
    scene.soviet(ground=["t-34-76", "rifle-division"], air=["yak-9"], sea=["kirov"])

    scene.fights("smolensk")

    assert (["ju-88"], ["rifle-division", "t-34-76"]) == (scene.german.units, scene.soviet.units)
    assert (["panzer-iv"], ["prinz-eugen"]) == (scene.german.ground, scene.german.sea)
    assert (["yak-9"], ["kirov"]) == (scene.soviet.air, scene.soviet.sea)


@pytest.mark.rule("bc-3.2")
@pytest.mark.parametrize(("edition", "drawer", "battle", "aggressor", "following"), DRAWN)
def test_the_aggressor_decides_whoever_drew_the_card(
    scene: Scene, edition: str, drawer: str, battle: str, aggressor: str, following: str
) -> None:
    """Clause 3.2: the card, not the draw, says who is asked."""
    scene.edition(edition)
    lay_tanks(scene)

    scene.draws(drawer, battle)

    assert scene.asks(aggressor, "battle")
    assert ["attack", "decline"] == scene.offered
    side = SIDES[scene.rules.cards.aggressor[card_number(battle)]]
    assert aggressor == scene.seat(side).name


@pytest.mark.rule("bc-3.4")
@pytest.mark.parametrize(("edition", "drawer", "battle", "aggressor", "following"), DRAWN)
def test_a_declined_battle_is_discarded_and_ends_the_turn(
    scene: Scene, edition: str, drawer: str, battle: str, aggressor: str, following: str
) -> None:
    """Clause 3.4: the Drawing Player draws no second card, and nobody loses another turn."""
    scene.edition(edition)
    lay_tanks(scene)
    scene.draws(drawer, battle)

    scene.seat(aggressor).declines()

    assert [battle] == scene.spent(scene.seat(drawer).front)
    assert ([], 0) == (scene.pending, sum(seat.points for seat in scene.seats))
    assert ["bc-3.4"] == [notice.rule for notice in scene.told("refuses")]
    assert NO_CARD == scene.state.battle.card
    assert [] == scene.told("turns-up")
    assert scene.asks(following, "turn")


@pytest.mark.rule("bc-3.3")
@pytest.mark.parametrize(
    ("edition", "drawer", "battle", "following"),
    [
        ("russian-front", "german", "stalingrad", "soviet"),
        ("russian-front", "soviet", "stalingrad", "german"),
        ("russian-front", "german", "kursk", "soviet"),
        ("western", "british", "the-blitz", "german"),
        ("western", "british", "western-battle-for-germany", "german"),
        ("combined", "soviet", "konigsberg", "german"),
    ],
)
def test_a_prerequisite_that_is_not_met_ends_the_turn_without_a_question(
    scene: Scene, edition: str, drawer: str, battle: str, following: str
) -> None:
    """Clause 3.3: the aggressor is not even asked."""
    scene.edition(edition)
    lay_tanks(scene)

    scene.draws(drawer, battle)

    assert [battle] == scene.spent(scene.seat(drawer).front)
    assert ["bc-3.3"] == [notice.rule for notice in scene.told("lacks-prerequisite")]
    assert scene.asks(following, "turn")


@pytest.mark.rule("bc-3.5")
def test_the_card_of_a_battle_lies_open_and_in_no_pile(scene: Scene) -> None:
    """Clause 3.5: not even a deck rebuilt in the middle of the battle takes it in."""
    scene.german(ground=["panzer-iv", "panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"], hand=["is-2"])
    scene.conflict(["smolensk", "spies-2"], rest="spent")
    scene.starts_turn("german")
    scene.german.attacks()
    everybody = [scene.game.view(scene.state, seat).pending for seat in (0, 1, None)]
    assert [[card_number("smolensk")]] * 3 == everybody

    scene.german.fires("panzer-iv", at="t-34-76")

    assert 1 == len(scene.told("rebuilds-conflict"))
    assert ["smolensk"] == scene.pending
    assert ["spies-2"] == scene.spent()
    assert 52 == len(scene.deck())

    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()

    assert ([], ["smolensk"]) == (scene.pending, scene.soviet.won)


@pytest.mark.rule("bc-3.14")
@pytest.mark.parametrize(
    ("own", "enemy", "spent", "met"),
    [
        (ROAD_TO_MOSCOW, [], [], True),
        ([*ROAD_TO_MOSCOW[:3], "stalingrad"], [], [], True),
        ([*ROAD_TO_MOSCOW, "sevastopol", "stalingrad"], [], [], True),
        (ROAD_TO_MOSCOW[:3], [], [], False),
        (ROAD_TO_MOSCOW[:3], ROAD_TO_MOSCOW[3:], [], False),
        (ROAD_TO_MOSCOW[:3], [], ROAD_TO_MOSCOW[3:], False),
        ([*ROAD_TO_MOSCOW[:3], "kursk", "arctic-convoys"], [], [], False),
    ],
)
def test_holding_is_having_enough_of_the_listed_cards_at_that_moment(
    scene: Scene, own: list[str], enemy: list[str], spent: list[str], met: bool
) -> None:
    """Clause 3.14: four of six for Moscow; what others hold, or nobody any more, does not count."""
    scene.german(ground=["panzer-iv"], won=own)
    scene.soviet(hand=["kv-1"], won=enemy)
    scene.conflict(spent=spent)

    scene.draws("german", MOSCOW)

    assert met == scene.asks("german", "battle")
    assert met == (not scene.told("lacks-prerequisite"))


@pytest.mark.rule("bc-3.14")
def test_what_an_ally_holds_does_not_meet_a_prerequisite(scene: Scene) -> None:
    """Clause 3.14: the aggressor himself must hold the cards."""
    scene.edition("combined")
    scene.barbarossa(ground=["panzer-iv"], won=ROAD_TO_MOSCOW[:3])
    scene.german(won=ROAD_TO_MOSCOW[3:])

    scene.draws("barbarossa", MOSCOW)

    assert 1 == len(scene.told("lacks-prerequisite"))


@pytest.mark.rule("bc-3.15")
@pytest.mark.parametrize(
    ("edition", "battle", "aggressor", "fought", "holder"),
    [
        ("russian-front", "kursk", "german", "stalingrad", "german"),
        ("russian-front", "kursk", "german", "stalingrad", "soviet"),
        ("western", "caen", "british", "normandy", "german"),
        ("western", "caen", "british", "dieppe-raid", "british"),
        ("combined", "kursk", "barbarossa", "stalingrad", "british"),
        ("combined", "kursk", "barbarossa", "stalingrad", "german"),
    ],
)
def test_a_battle_has_been_fought_if_anybody_holds_it(
    scene: Scene, edition: str, battle: str, aggressor: str, fought: str, holder: str
) -> None:
    """Clause 3.15: one of those listed is enough, before whomever it lies."""
    scene.edition(edition)
    lay_tanks(scene)
    scene.seat(holder)(won=[fought], hand=[GROUND[SEATED[edition][scene.seat(holder).seat]]])

    scene.draws(aggressor, battle)

    assert scene.asks(aggressor, "battle")


@pytest.mark.rule("bc-3.15", "bc-3.3")
def test_a_battle_that_was_only_discarded_has_not_been_fought(scene: Scene) -> None:
    """Clause 3.15: somebody must hold it."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.conflict(spent=["stalingrad"])

    scene.draws("german", "kursk")

    assert ["stalingrad", "kursk"] == scene.spent()
    assert scene.asks("soviet", "turn")
