"""Chapter 7, Combat totals: what Forces, medals, abilities and notes bring, and never less than nothing."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, COMBAT, ENEMY, FORCE


@pytest.mark.rule("sg-7.3")
@pytest.mark.parametrize(
    ("location", "german", "soviet", "totals"),
    [
        (BATTLEFIELD, ["295th-infantry-division"], ["95th-rifle-division"], (4, 3)),
        (BATTLEFIELD, ["295th-infantry-division", "94th-infantry-division"], ["95th-rifle-division"], (7, 3)),
        # Assault counts for the attacker only, Defence for the defender only.
        (BATTLEFIELD, ["71st-infantry-division"], ["35th-guards-rifle-division"], (5, 3)),
        (BATTLEFIELD, ["44th-infantry-division"], ["39th-guards-rifle-division"], (3, 4)),
        # Notes: 1 for each armoured Force at Lazur, 2 for the defender at Pavlov's House.
        (
            "lazur-chemical-plant",
            ["16th-panzer-division"],
            ["84th-tank-brigade", "95th-rifle-division"],
            (7, 7),
        ),
        ("pavlovs-house", ["295th-infantry-division"], ["95th-rifle-division"], (4, 5)),
    ],
)
def test_a_total_is_combat_with_abilities_and_the_note_of_the_location(
    scene: Scene, location: str, german: list[str], soviet: list[str], totals: tuple[int, int]
) -> None:
    """Clause 7.3: the German attacks; nobody has played anything yet."""
    scene.row(location)
    scene.german(hand=["iron-cross"], control={1: german})
    scene.soviet(control={1: soviet})
    scene.starts_actions("german")

    scene.german.attacks(location)

    assert scene.asks("german", "event")
    assert totals == (scene.german.total, scene.soviet.total)


@pytest.mark.rule("sg-7.3", "sg-8.18")
def test_medals_count_in_the_total(scene: Scene) -> None:
    """Clause 7.3: 4 and two medals against 3 and one."""
    scene.german(
        hand=["iron-cross"],
        control={1: ["295th-infantry-division"]},
        medals={"295th-infantry-division": 2},
    )
    scene.soviet(control={1: ["95th-rifle-division"]}, medals={"95th-rifle-division": 1})
    scene.starts_actions("german")

    scene.german.attacks(BATTLEFIELD)

    assert (6, 4) == (scene.german.total, scene.soviet.total)


@pytest.mark.rule("sg-7.3")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_only_forces_engaged_count(scene: Scene, attacker: str) -> None:
    """Clause 7.3: not those behind, not those elsewhere, not an attacker's Force that stays out."""
    german = ["295th-infantry-division", "389th-infantry-division"]
    soviet = ["37th-guards-rifle-division", "95th-rifle-division"]
    scene.german(
        hand=["iron-cross"],
        control={1: german, 2: ["94th-infantry-division"]},
        perimeter={1: ["297th-infantry-division"]},
    )
    scene.soviet(
        hand=["snipers"],
        control={1: soviet, 2: ["45th-rifle-division"]},
        perimeter={1: ["112th-rifle-division"]},
    )
    scene.starts_actions(attacker)

    scene.seat(attacker).attacks(BATTLEFIELD, with_=[FORCE[attacker]])

    whole = {"german": 4 + 3, "soviet": 5 + 3}
    defender = ENEMY[attacker]
    assert COMBAT[attacker] == scene.seat(attacker).total
    assert whole[defender] == scene.seat(defender).total


@pytest.mark.rule("sg-7.4")
def test_an_event_takes_no_total_below_zero(scene: Scene) -> None:
    """Clause 7.4: 3 off a total of 1 leaves 0; the 3 added after it all count."""
    scene.german(hand=["heavy-artillery"], control={1: [FORCE["german"]]})
    scene.soviet(hand=["barricades-and-mines", "snipers"], control={1: ["42nd-rifle-brigade"]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    scene.german.plays("heavy-artillery")
    scene.soviet.passes()
    assert 0 == scene.soviet.total
    scene.soviet.plays("barricades-and-mines")

    assert 3 == scene.soviet.total


@pytest.mark.rule("sg-7.4")
def test_the_firefight_takes_no_total_below_zero(scene: Scene) -> None:
    """Clause 7.4: 3 off a total of 1 leaves 0, another 2 as well; the 1 added after it counts."""
    scene.german(hand=["carpet-bombing", "heavy-artillery"], control={1: [FORCE["german"]]})
    scene.soviet(hand=["volga-ferry", "snipers"], control={1: ["42nd-rifle-brigade"]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    scene.passes_until("german", "firefight")

    scene.german.fires("carpet-bombing")
    assert 0 == scene.soviet.total
    scene.soviet.passes()
    scene.german.fires("heavy-artillery")
    assert 0 == scene.soviet.total
    scene.soviet.fires("volga-ferry")

    assert 1 == scene.soviet.total


@pytest.mark.rule("sg-7.4")
def test_a_flip_takes_no_total_below_zero(scene: Scene) -> None:
    """Clause 7.4: 3 off a total of 1 leaves 0; the defender's flip of 1 comes after it."""
    scene.german(deck=["carpet-bombing"], control={1: [FORCE["german"]]})
    scene.soviet(deck=["volga-ferry"], control={1: ["42nd-rifle-brigade"]})
    scene.starts_actions("german")

    scene.german.attacks(BATTLEFIELD)

    assert 1 == scene.german.must_lose
