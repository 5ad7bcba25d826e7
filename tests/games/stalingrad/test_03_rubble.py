"""Chapter 3, Rubble: what it costs a Location, and what is left when it is Destroyed."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW, spread

GERMAN: Final = "295th-infantry-division"
SOVIET: Final = "13th-guards-rifle-division"
# Rations of the Locations at 0, 1, 2 … Rubble.
CHARTS: Final = {
    "mamayev-kurgan": "3333222111",
    "pavlovs-house": "222111",
    "dzerzhinsky-tractor-works": "44433221",
    "red-october-steel-works": "33322211",
    "barrikady-gun-factory": "33322211",
    "grain-elevator": "444221",
    "central-railway-station": "22211",
    "lazur-chemical-plant": "2221111",
    "univermag-department-store": "222111",
    "central-volga-landing": "3332221",
}
STEPS: Final = [
    (location, rubble, int(rations))
    for location, chart in CHARTS.items()
    for rubble, rations in enumerate(chart)
]


def fight(scene: Scene, location: str, rubble: int) -> None:
    """Let one German Force attack one Soviet at *location*, on which some Rubble lies."""
    scene.row(location)
    scene.rubble({1: rubble})
    scene.german(hand=["stuka-dive-bombers"], control={1: [GERMAN]}, deck=["supply-column"])
    scene.soviet(control={1: [SOVIET]}, deck=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks(location)


@pytest.mark.rule("sg-3.7")
@pytest.mark.parametrize(("location", "rubble", "rations"), STEPS)
def test_the_chart_tells_what_a_location_yields(
    scene: Scene, location: str, rubble: int, rations: int
) -> None:
    """Clause 3.7: at its present number of counters."""
    scene.row(location)
    scene.rubble({1: rubble})
    scene.german(control={1: [GERMAN]}, rations={GERMAN: 0})
    scene.starts_turn("german")

    assert rations == scene.german.rations(GERMAN)


@pytest.mark.rule("sg-3.7")
def test_more_rubble_never_yields_more(scene: Scene) -> None:
    """Clause 3.7: no chart rises."""
    charts = [list(chart) for chart in scene.rules.cards.chart if len(chart) > 0]

    assert 10 == len(charts)
    assert all(chart == sorted(chart, reverse=True) for chart in charts)


@pytest.mark.rule("sg-3.8")
@pytest.mark.parametrize("location", CHARTS)
def test_the_counter_beyond_the_last_step_destroys(scene: Scene, location: str) -> None:
    """Clause 3.8: the one before it does not."""
    last = len(CHARTS[location]) - 1
    fight(scene, location, rubble=last - 1)

    assert (last, []) == (scene.rubble_on(1), scene.told("destroys-location"))

    scene.options()
    fight(scene, location, rubble=last)

    assert ("destroyed", 1) == (scene.rubble_on(1), len(scene.told("destroys-location")))


@pytest.mark.rule("sg-3.9")
def test_a_destroyed_location_has_no_rubble_and_everybody_sees_its_back(scene: Scene) -> None:
    """Clause 3.9: the counters are gone with the chart."""
    fight(scene, "grain-elevator", rubble=5)

    assert [-1, 0, 0, 0, 0] == scene.spectator.rubble
    assert "destroyed" == scene.rubble_on("grain-elevator")


@pytest.mark.rule("sg-3.10")
def test_an_attack_places_no_rubble_on_a_destroyed_location(scene: Scene) -> None:
    """Clause 3.10: nor does an event of the battle."""
    scene.rubble({1: "destroyed"})
    scene.german(hand=["stuka-dive-bombers"], control={1: [GERMAN]})
    scene.soviet(hand=["katyusha-barrage"], control={1: [SOVIET]})
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    scene.german.plays("stuka-dive-bombers")
    scene.soviet.passes()
    scene.soviet.plays("katyusha-barrage")

    assert "destroyed" == scene.rubble_on(1)
    assert [] == scene.told("adds-rubble") + scene.told("destroys-location")


@pytest.mark.rule("sg-3.10")
def test_a_bomb_places_no_rubble_on_a_destroyed_location(scene: Scene) -> None:
    """Clause 3.10: Carpet Bombing only takes Rations there."""
    scene.rubble({1: "destroyed"})
    scene.german(hand=["carpet-bombing"])
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")

    scene.german.plays("carpet-bombing")
    scene.german.bombs("grain-elevator")

    assert ("destroyed", 4) == (scene.rubble_on(1), scene.soviet.rations(SOVIET))
    assert [] == scene.told("adds-rubble")


@pytest.mark.rule("sg-3.11")
def test_a_destroyed_location_yields_no_rations(scene: Scene) -> None:
    """Clause 3.11: while one beside it still does."""
    scene.rubble({1: "destroyed"})
    scene.german(control=spread("german", 2), rations={"295th-infantry-division": 0})
    scene.starts_turn("german")

    assert 0 == scene.german.rations("295th-infantry-division")
    assert 3 + 3 == scene.german.rations("389th-infantry-division")


@pytest.mark.rule("sg-3.12")
@pytest.mark.parametrize("destroyed", [1, 5])
def test_destroyed_locations_count_for_victory(scene: Scene, destroyed: int) -> None:
    """Clause 3.12: one or all of them."""
    scene.rubble({slot: "destroyed" for slot in range(1, destroyed + 1)})
    scene.german(control=spread("german"))
    scene.starts_actions("german")

    scene.german.ends()

    assert scene.ended("control", winner="german")


@pytest.mark.rule("sg-3.12")
def test_a_destroyed_location_must_be_controlled_to_win(scene: Scene) -> None:
    """Clause 3.12: the other four alone win nothing."""
    scene.rubble({5: "destroyed"})
    scene.german(control=spread("german", 4))
    scene.starts_actions("german")

    scene.german.ends()

    assert scene.outcome is None


@pytest.mark.rule("sg-3.13")
@pytest.mark.parametrize(
    ("location", "drawn"), [("mamayev-kurgan", 5 + 1 + 1), ("univermag-department-store", 5 + 1)]
)
def test_some_notes_outlast_destruction_and_others_do_not(scene: Scene, location: str, drawn: int) -> None:
    """Clause 3.13: of two Locations that give a card, Mamayev Kurgan keeps its note."""
    scene.row(location, *QUIET_ROW[:4])
    scene.rubble({1: "destroyed"})
    scene.german(control={1: [GERMAN]})
    scene.starts_actions("german")

    scene.german.ends()

    assert drawn == len(scene.german.hand)


@pytest.mark.rule("sg-3.13")
def test_the_locations_that_lose_their_note() -> None:
    """Clause 3.13: four do; the Grain Elevator has none to lose."""
    cards = Scene().game.card_set.definitions
    noted = {card.id: card.keeps for card in cards if card.notes}

    assert {
        "dzerzhinsky-tractor-works",
        "barrikady-gun-factory",
        "central-railway-station",
        "univermag-department-store",
    } == {id for id, keeps in noted.items() if not keeps}
    assert 9 == len(noted)


@pytest.mark.rule("sg-3.14")
@pytest.mark.parametrize(("rubble", "flips"), [(5, 2), (6, 1)])
def test_a_note_ends_in_the_middle_of_the_battle_that_destroys(scene: Scene, rubble: int, flips: int) -> None:
    """Clause 3.14: the Stuka destroys Barrikady, and its last holder turns up one card like anybody."""
    scene.row("barrikady-gun-factory")
    scene.rubble({1: rubble})
    scene.holders({1: "german"})
    scene.german(hand=["stuka-dive-bombers"], control={1: [GERMAN]})
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")

    scene.german.plays("stuka-dive-bombers")
    scene.nobody_plays()

    own = [notice for notice in scene.told("flips") if notice.arguments["seat"] == 0]
    assert flips == len(own)


@pytest.mark.rule("sg-3.14")
def test_a_note_ends_within_the_turn(scene: Scene) -> None:
    """Clause 3.14: bombed to its back, the Central Railway Station lets nobody march free."""
    scene.row("central-railway-station")
    scene.rubble({1: 3})
    scene.german(
        hand=["carpet-bombing"],
        control={1: [GERMAN]},
        perimeter={2: ["94th-infantry-division"]},
        rations={"94th-infantry-division": 0},
    )
    scene.starts_actions("german")

    assert "94th-infantry-division" in scene.german.offered("move")

    scene.german.plays("carpet-bombing")
    scene.german.bombs("central-railway-station")

    assert "94th-infantry-division" not in scene.german.offered("move")


@pytest.mark.rule("sg-3.15")
def test_an_event_of_a_battle_destroys_a_location(scene: Scene) -> None:
    """Clause 3.15: the attack brings its counter, the Stuka the one too many."""
    fight(scene, "grain-elevator", rubble=4)

    assert 5 == scene.rubble_on(1)

    scene.german.plays("stuka-dive-bombers")

    assert "destroyed" == scene.rubble_on(1)


@pytest.mark.rule("sg-3.15", "sg-3.16")
@pytest.mark.parametrize(("rubble", "placed"), [(4, 2), (5, 1)])
def test_counters_after_the_one_that_destroys_are_left_out(scene: Scene, rubble: int, placed: int) -> None:
    """Clause 3.16: of the two of Carpet Bombing one is enough where one is missing."""
    scene.rubble({1: rubble})
    scene.german(hand=["carpet-bombing"])
    scene.starts_actions("german")

    scene.german.plays("carpet-bombing")
    scene.german.bombs("grain-elevator")

    assert "destroyed" == scene.rubble_on(1)
    assert [placed] == [notice.arguments["amount"] for notice in scene.told("adds-rubble")]
    assert 1 == len(scene.told("destroys-location"))


@pytest.mark.rule("sg-3.16")
def test_the_second_counter_of_sappers_is_left_out_too(scene: Scene) -> None:
    """Clause 3.16: an attack that brings two destroys with the first and leaves no Rubble behind."""
    scene.rubble({1: 5})
    scene.german(control={1: ["assault-pioneer-battalions"]})
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")

    scene.german.attacks("grain-elevator")

    assert "destroyed" == scene.rubble_on(1)
    assert [1] == [notice.arguments["amount"] for notice in scene.told("adds-rubble")]
