"""Chapter 12, Pioneer Assault and Flamethrowers: Pavlov's House breached, and retreats that absorb less."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import (
    SPONGE,
    STURDY,
    absorbed_by_retreat,
    battle,
    burn_off,
    totals,
    unanswered,
)
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD

PIONEERS: Final = "pioneer-assault"
FLAMES: Final = "flamethrowers"
PAVLOV: Final = "pavlovs-house"
STEEL_WORKS: Final = "red-october-steel-works"
GERMAN: Final = "295th-infantry-division"
PLAIN: Final = "37th-guards-rifle-division"
STUBBORN: Final = "13th-guards-rifle-division"
# Forces of Combat 5 and 6, with Rations for any losses.
LASTING: Final = {"german": [GERMAN, SPONGE["german"]], "soviet": [PLAIN, SPONGE["soviet"]]}


def fight(
    scene: Scene,
    cards: list[str],
    force: str,
    medals: int = 0,
    attacker: str = "german",
    location: str = BATTLEFIELD,
) -> None:
    """Let the German play these events against a Soviet *force*, with another that absorbs the rest."""
    other = SPONGE["soviet"]
    battle(
        scene,
        attacker,
        german=cards,
        location=location,
        forces={"german": ["16th-panzer-division", SPONGE["german"]], "soviet": [force, other]},
        medals={"soviet": {force: medals, other: STURDY}},
    )
    scene.passes_until("german", "event")
    unanswered(scene, "german", *cards)


@pytest.mark.rule("sg-12.7")
def test_pioneers_strike_out_the_note_of_pavlovs_house(scene: Scene) -> None:
    """Clause 12.7: the defender's 2 are gone, and the German loses 2 less."""
    battle(scene, "german", german=[PIONEERS], location=PAVLOV, forces=LASTING)
    assert (5, 6 + 2) == totals(scene)

    unanswered(scene, "german", PIONEERS)

    assert (5 + 3, 6) == totals(scene)
    scene.nobody_plays()
    assert 6 == scene.german.must_lose


@pytest.mark.rule("sg-12.7")
def test_the_note_of_pavlovs_house_is_struck_out_for_this_battle_only(scene: Scene) -> None:
    """Clause 12.7: the second attack of the turn meets the note again."""
    battle(scene, "german", german=[PIONEERS], location=PAVLOV, forces=LASTING)
    unanswered(scene, "german", PIONEERS)
    burn_off(scene)

    scene.german.attacks(PAVLOV)

    assert (5, 6 + 2) == totals(scene)


@pytest.mark.rule("sg-12.7")
@pytest.mark.parametrize(("before", "after"), [([], [PIONEERS]), ([PIONEERS], [])])
def test_the_note_counts_for_nothing_whenever_it_is_struck_out(
    scene: Scene, before: list[str], after: list[str]
) -> None:
    """Clause 12.7: Heavy Artillery takes a total of 1, with or without the note's 2, down to nothing."""
    battle(
        scene,
        "german",
        german=["heavy-artillery", PIONEERS],
        soviet=["barricades-and-mines"],
        location=PAVLOV,
        forces={"soviet": ["42nd-rifle-brigade"]},
    )

    unanswered(scene, "german", *before, "heavy-artillery", *after)
    assert 0 == scene.soviet.total
    unanswered(scene, "soviet", "barricades-and-mines")

    assert 3 == scene.soviet.total


@pytest.mark.rule("sg-12.7")
def test_pioneers_leave_other_notes_alone(scene: Scene) -> None:
    """Clause 12.7: armoured Forces keep the 1 that Lazur gives each of them."""
    forces = {"german": ["16th-panzer-division"], "soviet": ["84th-tank-brigade"]}
    battle(scene, "german", german=[PIONEERS], location="lazur-chemical-plant", forces=forces)
    assert (6 + 1, 3 + 1) == totals(scene)

    unanswered(scene, "german", PIONEERS)

    assert (6 + 1 + 3, 3 + 1) == totals(scene)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(PIONEERS, marks=pytest.mark.rule("sg-12.8")),
        pytest.param(FLAMES, marks=pytest.mark.rule("sg-12.9")),
    ],
)
@pytest.mark.parametrize(
    ("force", "medals", "location", "usual"),
    [
        (PLAIN, 0, BATTLEFIELD, 2),
        (STUBBORN, 0, BATTLEFIELD, 3),
        (PLAIN, 1, BATTLEFIELD, 3),
        (STUBBORN, 2, BATTLEFIELD, 5),
        (PLAIN, 0, STEEL_WORKS, 3),
        (STUBBORN, 0, STEEL_WORKS, 4),
    ],
)
def test_each_enemy_retreat_absorbs_one_less(
    scene: Scene, card: str, force: str, medals: int, location: str, usual: int
) -> None:
    """Clauses 12.8 and 12.9: whatever else changes it; a plain retreat still absorbs 1."""
    for cards, expected in (([], usual), ([card], usual - 1)):
        scene.options()
        fight(scene, cards, force, medals, location=location)

        assert expected == absorbed_by_retreat(scene, "soviet", force)


@pytest.mark.rule("sg-12.8", "sg-12.9")
@pytest.mark.parametrize("card", [PIONEERS, FLAMES])
def test_every_retreat_of_the_battle_absorbs_less(scene: Scene, card: str) -> None:
    """Clauses 12.8 and 12.9: that of the second Force as well as that of the first."""
    other = SPONGE["soviet"]
    forces = {"german": ["16th-panzer-division"], "soviet": [PLAIN, STUBBORN, other]}
    battle(scene, "german", german=[card], forces=forces, medals={"soviet": {other: STURDY}})
    unanswered(scene, "german", card)

    assert 1 == absorbed_by_retreat(scene, "soviet", PLAIN)
    assert 2 == absorbed_by_retreat(scene, "soviet", STUBBORN)


@pytest.mark.rule("sg-12.9")
def test_a_defender_burns_the_attackers_retreat(scene: Scene) -> None:
    """Clause 12.9: Flamethrowers serve either role."""
    fight(scene, [FLAMES], STUBBORN, attacker="soviet")

    assert 2 == absorbed_by_retreat(scene, "soviet", STUBBORN)


@pytest.mark.rule("sg-12.8", "sg-12.9")
@pytest.mark.parametrize("card", [PIONEERS, FLAMES])
def test_retreats_of_ones_own_absorb_as_usual(scene: Scene, card: str) -> None:
    """Clauses 12.8 and 12.9: only the enemy's absorb less."""
    medals = {"german": {SPONGE["german"]: STURDY}}
    battle(scene, "german", german=[card], forces=LASTING, medals=medals)
    unanswered(scene, "german", card)

    assert 2 == absorbed_by_retreat(scene, "german", GERMAN)


@pytest.mark.rule("sg-12.8", "sg-12.9")
@pytest.mark.parametrize("card", [PIONEERS, FLAMES])
def test_in_the_next_battle_retreats_absorb_as_usual(scene: Scene, card: str) -> None:
    """Clauses 12.8 and 12.9: the second attack of the turn is another battle."""
    fight(scene, [card], PLAIN)
    burn_off(scene)

    scene.german.attacks(BATTLEFIELD)

    assert 2 == absorbed_by_retreat(scene, "soviet", PLAIN)


@pytest.mark.rule("sg-12.10")
@pytest.mark.parametrize(
    ("attacker", "cards"),
    [
        ("german", [PIONEERS, FLAMES]),
        ("german", [FLAMES, PIONEERS]),
        ("german", [PIONEERS, PIONEERS]),
        ("german", [FLAMES, FLAMES, FLAMES]),
        ("soviet", [FLAMES, FLAMES]),
    ],
)
def test_several_such_events_take_off_one_in_all(scene: Scene, attacker: str, cards: list[str]) -> None:
    """Clause 12.10: a stubborn retreat absorbs 2 in spite of them; their Combat does add up."""
    fight(scene, cards, STUBBORN, attacker=attacker)

    assert 6 + 1 + sum({PIONEERS: 3, FLAMES: 2}[card] for card in cards) == scene.german.total
    assert 2 == absorbed_by_retreat(scene, "soviet", STUBBORN)
