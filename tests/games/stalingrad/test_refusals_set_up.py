"""Why a Force is not chosen or placed at the set-up, and why nothing else is done before it."""

from __future__ import annotations

from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene


def test_the_soviet_side_sets_up_first(scene: Scene) -> None:
    scene.opens()

    assert scene.asks("soviet", "choose")
    assert ("sg-2.2", "waiting-set-up") == reason(scene.german, "choose", "16th-panzer-division")
    assert "The Soviet player is choosing the first Forces." == sentence(scene.german, "end")

    scene.soviet.chooses("choose", "95th-rifle-division")
    scene.soviet.ends()

    assert "The Soviet player is placing the first Forces." == sentence(scene.german, "end")

    scene.soviet.chooses("place", "control-1")

    assert scene.asks("german", "choose")
    assert ("sg-2.4", "waiting-set-up") == reason(scene.soviet, "end")

    scene.german.chooses("choose", "16th-panzer-division")
    scene.german.ends()

    assert scene.asks("german", "place")
    assert ("sg-2.5", "waiting-set-up") == reason(scene.soviet, "end")


def test_nothing_else_is_done_before_the_set_up(scene: Scene) -> None:
    scene.opens()

    assert ("sg-2.13", "set-up-first") == reason(scene.soviet, "reinforce")
    assert ("sg-2.13", "set-up-first") == reason(scene.soviet, "move", "95th-rifle-division")
    assert ("sg-2.13", "set-up-first") == reason(scene.soviet, "attack", "grain-elevator")
    assert ("sg-2.12", "no-hand-yet") == reason(scene.soviet, "play", "snipers")
    assert ("sg-2.12", "no-hand-yet") == reason(scene.soviet, "resupply", "snipers")
    assert ("sg-2.7", "end-instead") == reason(scene.soviet, "pass")


def test_forces_are_chosen_in_order_and_within_the_points(scene: Scene) -> None:
    scene.opens()
    scene.soviet.chooses("choose", "37th-guards-rifle-division")
    scene.soviet.chooses("choose", "39th-guards-rifle-division")
    scene.soviet.chooses("choose", "95th-rifle-division")

    assert ("sg-2.8", "chosen-already") == reason(scene.soviet, "choose", "95th-rifle-division")
    assert ("sg-2.8", "choice-order") == reason(scene.soviet, "choose", "13th-guards-rifle-division")
    assert (
        "Forces are chosen in the order in which they are listed, and 13th Guards Rifle Division comes "
        "before 95th Rifle Division."
    ) == sentence(scene.soviet, "choose", "13th-guards-rifle-division")
    assert ("sg-2.2", "points") == reason(scene.soviet, "choose", "112th-rifle-division")
    assert ("112th Rifle Division has a Force value of 2; of your 11 points one is left.") == sentence(
        scene.soviet, "choose", "112th-rifle-division"
    )


def test_the_german_side_has_fewer_points_and_its_perimeters(scene: Scene) -> None:
    scene.opens()
    scene.soviet.ends()
    scene.german.chooses("choose", "16th-panzer-division")

    scene.german.chooses("choose", "60th-motorised-infantry-division")

    assert ("sg-2.4", "points") == reason(scene.german, "choose", "71st-infantry-division")

    scene.german.ends()

    assert scene.asks("german", "place")
    assert ("sg-2.5", "german-perimeter") == reason(scene.german, "place", "control-1")


def test_all_forces_are_chosen_before_any_is_placed(scene: Scene) -> None:
    scene.opens()
    scene.soviet.chooses("choose", "95th-rifle-division")

    assert ("sg-2.8", "choose-first") == reason(scene.soviet, "place", "control-1")

    scene.soviet.ends()

    assert ("sg-2.8", "all-chosen") == reason(scene.soviet, "choose", "45th-rifle-division")
    assert ("sg-2.8", "must-place") == reason(scene.soviet, "end")
    assert ("sg-2.8", "must-place") == reason(scene.soviet, "pass")
    assert "First say in which zone 95th Rifle Division is placed." == sentence(scene.soviet, "end")


def test_a_zone_holds_three_forces_at_the_set_up_too(scene: Scene) -> None:
    scene.opens()
    forces = ["42nd-rifle-brigade", "149th-rifle-brigade", "115th-rifle-brigade", "workers-militia"]
    for force in forces:
        scene.soviet.chooses("choose", force)
    for _ in forces[:3]:
        scene.soviet.chooses("place", "control-2")

    assert ("sg-2.9", "zone-full") == reason(scene.soviet, "place", "control-2")
    assert "has no room for another Force: 3 of yours" in sentence(scene.soviet, "place", "control-2")


def test_forces_are_chosen_at_the_set_up_only(scene: Scene) -> None:
    scene.german(perimeter={1: ["295th-infantry-division"]})
    scene.soviet(hand=["snipers"])
    scene.starts_actions("german")

    assert ("sg-2.4", "choice-over") == reason(scene.german, "choose", "16th-panzer-division")
    assert ("sg-5.27", "nothing-to-place") == reason(scene.german, "place", "perimeter-1")

    scene.german.ends()

    assert ("sg-2.2", "choice-over") == reason(scene.soviet, "choose", "95th-rifle-division")
