"""Notices name the clause by which a thing happened, also under answers that are not the default."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.errors import DataError
from tests.games.stalingrad.scene import Scene

FORCE: Final = "295th-infantry-division"
ENEMY: Final = "95th-rifle-division"


@pytest.mark.rule("sg-1.17", "sg-1.18")
@pytest.mark.parametrize(("cap", "clause"), [("5", "sg-1.18"), ("20", "sg-1.17")])
def test_an_undecided_game_names_the_cap_that_was_chosen(scene: Scene, cap: str, clause: str) -> None:
    scene.options(turn_cap=cap)
    scene.soviet(turns=int(cap) - 1)
    scene.german(control={1: [FORCE]}, turns=int(cap))
    scene.starts_actions("soviet")
    scene.soviet.ends()

    assert clause == scene.told("ends-undecided")[0].rule == scene.soviet.refused("end")


@pytest.mark.rule("sg-1.13")
def test_the_loss_in_the_first_turn_has_its_own_clause(scene: Scene) -> None:
    scene.options(control="markers")
    scene.opens()
    scene.soviet.ends()
    scene.german.sets_up(perimeter_1=[FORCE])
    scene.german.ends()

    assert "sg-1.13" == scene.told("ends-control")[0].rule == scene.german.refused("end")


def test_rubble_names_the_event_that_brings_it(scene: Scene) -> None:
    scene.german(control={1: [FORCE]}, hand=["carpet-bombing", "stuka-dive-bombers"])
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")
    scene.german.plays("carpet-bombing")
    scene.german.bombs("red-october-steel-works")
    scene.german.attacks("grain-elevator")
    scene.german.plays("stuka-dive-bombers")

    assert ["sg-12.3", "sg-7.2", "sg-12.1"] == [notice.rule for notice in scene.told("adds-rubble")]


@pytest.mark.rule("sg-5.14")
def test_a_control_zone_move_from_a_perimeter_names_its_option(scene: Scene) -> None:
    scene.options(control_move_from_perimeter="on")
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")
    scene.german.moves(FORCE, "control-2")

    assert "sg-5.14" == scene.told("moves")[-1].rule


@pytest.mark.rule("sg-5.32")
def test_rations_of_a_resupply_go_along_the_row(scene: Scene) -> None:
    others = ["16th-panzer-division", "94th-infantry-division"]
    scene.german(control={1: [FORCE], 2: others[:1], 3: others[1:]}, hand=["iron-cross"])
    scene.starts_actions("german")
    scene.german.chooses("resupply", "iron-cross")
    assert [FORCE, *others] == scene.german.offered("feed")

    scene.german.chooses("feed", others[0])

    assert others == scene.german.offered("feed")
    assert "sg-5.32" == scene.german.refused("feed", FORCE)


@pytest.mark.parametrize(("key", "number"), [("medals", 600), ("medals", 10**9), ("rations", 2000)])
def test_numbers_that_no_game_comes_near_to_are_refused(scene: Scene, key: str, number: int) -> None:
    scene.german(control={1: [FORCE]}, hand=["iron-cross"])
    scene.soviet(control={1: [ENEMY]})
    scene.starts_actions("german")
    data = scene.game.to_data(scene.state)
    assert isinstance(data, dict)
    assert isinstance(data["table"], dict)
    column = data["table"][key]
    assert isinstance(column, dict)
    column[FORCE] = number

    with pytest.raises(DataError, match=rf"{FORCE} must be from 0 to \d+, not {number}"):
        scene.game.from_data(data)
