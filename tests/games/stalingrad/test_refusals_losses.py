"""Why a Force absorbs no loss in some way, and why it is given no medal."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import defends, takes_anything

LOCATION: Final = "grain-elevator"
PANZER: Final = "16th-panzer-division"
# Three Soviet Forces in the order of their numbers.
FIRST: Final = "37th-guards-rifle-division"
SECOND: Final = "95th-rifle-division"
THIRD: Final = "45th-rifle-division"


def attacked(scene: Scene) -> None:
    """Let the German attack with his Panzer Division; both turn up a card of +1."""
    scene.starts_actions("german")
    scene.german.attacks(LOCATION, with_=[PANZER])
    scene.nobody_plays()


def panzer(scene: Scene) -> None:
    """Lay the attacker."""
    scene.row(LOCATION)
    scene.german(deck=["supply-column"], control={1: [PANZER]})


def test_losses_belong_to_battles(scene: Scene) -> None:
    scene.german(control={1: [PANZER]})
    scene.starts_actions("german")

    for verb in ("burn", "retreat", "destroy"):
        assert ("sg-8.1", "no-losses") == reason(scene.german, verb, PANZER)
    assert "Rations are burned only to absorb" in sentence(scene.german, "burn", PANZER)
    assert ("sg-8.13", "no-medal") == reason(scene.german, "decorate", PANZER)


def test_losses_fall_on_those_who_took_part(scene: Scene) -> None:
    panzer(scene)
    scene.soviet(
        hand=["snipers"],
        deck=["night-crossing"],
        control={1: [FIRST, SECOND, THIRD], 2: ["112th-rifle-division"]},
        rations={THIRD: 0},
    )
    attacked(scene)

    assert scene.asks("soviet", "losses")
    assert 7 == scene.soviet.losses
    assert ("sg-8.1", "took-no-part") == reason(scene.soviet, "burn", "112th-rifle-division")
    assert ("sg-8.2", "no-ration-to-burn") == reason(scene.soviet, "burn", THIRD)
    assert ("sg-8.1", "waiting-battle") == reason(scene.german, "end")
    assert ("sg-8.9", "must-lose") == reason(scene.soviet, "end")
    assert "You cannot stop here: 7 losses have to be absorbed." == sentence(scene.soviet, "pass")
    assert ("sg-7.1", "fire-late") == reason(scene.soviet, "fire", "snipers")
    assert ("sg-8.13", "no-medal") == reason(scene.soviet, "decorate", FIRST)


def test_retreats_come_first_then_destructions_then_rations(scene: Scene) -> None:
    rations = {FIRST: 3, SECOND: 3, THIRD: 1}
    seat = defends(scene, "soviet", [FIRST, SECOND, THIRD], 14, rations=rations)
    assert ("sg-8.9", "rations-too-few") == reason(seat, "burn", FIRST)
    assert (
        "14 losses are left, and the Rations of 37th Guards Rifle Division and of Forces after it "
        "cannot absorb that many: whoever retreats or is destroyed comes first, and then the Rations of "
        "Forces before it."
    ) == sentence(seat, "burn", FIRST)

    seat.retreats(SECOND)

    assert ("sg-8.11", "loss-order") == reason(seat, "retreat", FIRST)
    assert "First say who retreats, what absorbs less" in sentence(seat, "retreat", FIRST)
    assert ("sg-8.11", "retreated-already") == reason(seat, "retreat", SECOND)
    assert "only its Rations may still be burned" in sentence(seat, "destroy", SECOND)

    seat.destroys(FIRST)

    assert ("sg-8.11", "loss-order") == reason(seat, "retreat", THIRD)
    assert ("sg-8.9", "rations-too-few") == reason(seat, "burn", THIRD)

    seat.burns(SECOND)

    assert ("sg-8.11", "loss-order") == reason(seat, "destroy", THIRD)
    assert "First say who is destroyed, what absorbs more" in sentence(seat, "destroy", THIRD)


def test_rations_are_burned_force_by_force(scene: Scene) -> None:
    forces = [FIRST, SECOND, THIRD]
    seat = defends(scene, "soviet", forces, 3, rations=dict.fromkeys(forces, 3))

    seat.burns(SECOND)

    assert ("sg-8.11", "loss-order") == reason(seat, "burn", FIRST)
    assert "Rations are burned Force by Force" in sentence(seat, "burn", FIRST)


def test_a_destroyed_force_absorbs_no_more(scene: Scene) -> None:
    panzer(scene)
    scene.soviet(deck=["night-crossing"], control={1: [FIRST, SECOND, THIRD]}, rations={FIRST: 0})
    attacked(scene)
    scene.soviet.destroys(FIRST)

    assert scene.asks("soviet", "losses")
    assert ("sg-8.12", "force-lost") == reason(scene.soviet, "retreat", FIRST)


def test_a_pick_must_leave_what_can_be_absorbed(scene: Scene) -> None:
    """Destroyed the two absorb 6 and 5, by retreat 2 each."""
    seat = defends(scene, "soviet", [FIRST, THIRD], 8, rations={FIRST: 0, THIRD: 0})

    assert ("sg-8.9", "absorbs-too-little") == reason(seat, "retreat", FIRST)
    assert (
        "A retreat of 37th Guards Rifle Division absorbs 2, and what may follow cannot absorb the rest "
        "of the 8 losses."
    ) == sentence(seat, "retreat", FIRST)
    assert ("sg-8.9", "absorbs-too-little") == reason(seat, "destroy", THIRD)
    assert (
        "The destruction of 45th Rifle Division absorbs 5, and what may follow cannot absorb the rest "
        "of the 8 losses: Forces that absorb more are destroyed first."
    ) == sentence(seat, "destroy", THIRD)


def test_a_retreat_needs_room_behind(scene: Scene) -> None:
    panzer(scene)
    behind = ["112th-rifle-division", "244th-rifle-division", "131st-rifle-division"]
    scene.soviet(deck=["night-crossing"], control={1: [FIRST, SECOND]}, perimeter={1: behind})
    attacked(scene)

    assert ("sg-8.5", "zone-full") == reason(scene.soviet, "retreat", FIRST)


@pytest.mark.parametrize(
    ("side", "card", "rule"),
    [("soviet", "order-no-227", "sg-12.45"), ("german", "hold-at-all-costs", "sg-12.20")],
)
def test_who_holds_does_not_retreat(scene: Scene, side: str, card: str, rule: str) -> None:
    scene.row(LOCATION)
    scene.seat("german")(
        hand=["hold-at-all-costs"] if side == "german" else [],
        deck=["supply-column"],
        control={1: [PANZER, "24th-panzer-division"]},
    )
    scene.seat("soviet")(
        hand=["order-no-227"] if side == "soviet" else [],
        deck=["night-crossing"],
        control={1: [FIRST, SECOND, THIRD]},
    )
    scene.starts_actions("german")
    scene.german.attacks(LOCATION)
    scene.seat(side).plays(card)
    scene.nobody_plays()
    if side == "german":
        takes_anything(scene, "soviet")

    force = FIRST if side == "soviet" else PANZER
    assert scene.asks(side, "losses")
    assert (rule, "held") == reason(scene.seat(side), "retreat", force)


def test_a_medal_goes_to_one_who_took_part(scene: Scene) -> None:
    scene.row(LOCATION)
    scene.german(
        hand=["panzer-thrust", "kampfgruppe"],
        deck=["supply-column"],
        control={1: [PANZER, "24th-panzer-division", "295th-infantry-division"]},
        lost=["14th-panzer-division"],
    )
    scene.soviet(deck=["night-crossing"], control={1: ["42nd-rifle-brigade"]})
    scene.starts_actions("german")
    scene.german.attacks(LOCATION, with_=[PANZER, "24th-panzer-division"])
    scene.nobody_plays()
    scene.german.burns(PANZER, PANZER)

    assert scene.asks("german", "medal")
    assert ("sg-8.14", "took-no-part") == reason(scene.german, "decorate", "295th-infantry-division")
    assert ("sg-8.12", "force-lost") == reason(scene.german, "decorate", "14th-panzer-division")
    assert ("sg-8.16", "must-decorate") == reason(scene.german, "end")
    assert ("sg-8.16", "must-decorate") == reason(scene.german, "pass")
    assert ("sg-8.8", "losses-done") == reason(scene.german, "burn", PANZER)
    assert ("sg-7.10", "event-late") == reason(scene.german, "play", "panzer-thrust")
    assert ("sg-7.1", "battle-first") == reason(scene.german, "play", "kampfgruppe")
    assert ("sg-8.14", "waiting-battle") == reason(scene.soviet, "end")
