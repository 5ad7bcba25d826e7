"""The screen of Stalingrad in a battle: who fights, both totals, what binds a side, and losses."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.interfaces.terminal.stalingrad_drawing import Drawn

PANZER: Final = "16th-panzer-division"
INFANTRY: Final = "71st-infantry-division"
GUARDS: Final = "13th-guards-rifle-division"
RIFLES: Final = "95th-rifle-division"
FLIPS: Final = {"german": ["iron-cross"], "soviet": ["volga-ferry"]}


def laid(german_hand: list[str], soviet_hand: list[str]) -> Scene:
    """Two against two at Pavlov's House, where the German player may act."""
    scene = Scene()
    scene.row("pavlovs-house")
    scene.german(hand=german_hand, deck=FLIPS["german"], control={1: [PANZER, INFANTRY]})
    scene.soviet(hand=soviet_hand, deck=FLIPS["soviet"], control={1: [GUARDS, RIFLES]})
    scene.starts_actions("german")
    return scene


def attack(german_hand: list[str], soviet_hand: list[str]) -> Scene:
    """The same after the German player has attacked with all he has."""
    scene = laid(german_hand, soviet_hand)
    scene.german.attacks("pavlovs-house")
    return scene


def side_of(own: str, side: str) -> str:
    """The lines of a side in one."""
    inner = re.search(rf"\n{side} +(.*?)\n(?=\S|$)", own + "\n", re.DOTALL)
    assert inner, own
    return " ".join(inner[1].split())


def test_the_pick_of_attackers_says_that_it_goes_in_order() -> None:
    scene = laid(["iron-cross"], [])
    scene.german.chooses("attack", "pavlovs-house")

    own = Drawn(scene, "german").own

    assert "Battle  The German player attacks at Pavlov's House (Rubble 0 of 6, yields 2)." in own
    assert "Picks go down the list" in own
    assert "Hand    Iron Cross +2\n" in own
    assert "Total" not in own


def test_both_totals_are_shown_with_what_they_are_made_of() -> None:
    scene = attack(["stuka-dive-bombers", "heavy-artillery"], ["barricades-and-mines"])
    scene.german.plays("stuka-dive-bombers")
    scene.soviet.passes()
    scene.soviet.plays("barricades-and-mines")
    scene.german.passes()

    own = Drawn(scene, "german").own

    assert "(Rubble 2 of 6, yields 2)" in own
    assert side_of(own, "German") == (
        "Total 15: Forces 11, Stuka Dive-Bombers +4"
        " 16th Panzer Division (6/4 mobile), 71st Infantry Division (4/3 assault)"
    )
    assert side_of(own, "Soviet").startswith(
        "Total 12: Forces 7, Pavlov's House +2, Barricades and Mines +3 13th Guards Rifle Division (4/5"
    )
    assert Drawn(scene).own in own


def test_only_notes_that_matter_in_a_battle_are_told() -> None:
    scene = Scene()
    scene.row("mamayev-kurgan", "red-october-steel-works")
    scene.german(hand=["iron-cross"], control={1: [PANZER], 2: [INFANTRY]})
    scene.soviet(control={1: [GUARDS], 2: [RIFLES]})
    scene.starts_actions("german")
    scene.german.attacks("red-october-steel-works")
    steel = Drawn(scene, "german").own

    other = Scene()
    other.row("mamayev-kurgan")
    other.german(hand=["iron-cross"], control={1: [PANZER]})
    other.soviet(control={1: [GUARDS]})
    other.starts_actions("german")
    other.german.attacks("mamayev-kurgan")

    assert "retreat of a defending Force absorbs" in " ".join(steel.split())
    assert "Note" not in Drawn(other, "german").own


def test_what_is_struck_out_and_what_binds_a_side_is_told() -> None:
    scene = attack(
        ["pioneer-assault", "heavy-artillery", "iron-cross"], ["hugging-the-enemy", "order-no-227"]
    )
    scene.german.plays("heavy-artillery")
    scene.soviet.passes()
    scene.soviet.plays("hugging-the-enemy")
    scene.german.passes()
    scene.german.plays("pioneer-assault")
    scene.soviet.passes()
    scene.soviet.plays("order-no-227")
    scene.german.passes()
    assert scene.asks("german", "event")

    own = Drawn(scene, "german").own

    assert "Heavy Artillery -3 (struck out)" in side_of(own, "Soviet")
    assert "Pavlov's House +2 (struck out)" in side_of(own, "Soviet")
    assert side_of(own, "Soviet").endswith("May not retreat. Retreats absorb 1 less. Ignores 3 losses.")
    assert side_of(own, "German").endswith("Air and artillery events have no effect.")


def test_losses_left_and_retreats_are_told() -> None:
    scene = attack([], [])
    assert scene.asks("soviet", "losses")
    before = side_of(Drawn(scene, "soviet").own, "Soviet")
    assert "First retreats, then destructions, then Rations" in before
    scene.soviet.retreats(RIFLES)
    after = side_of(Drawn(scene, "soviet").own, "Soviet")

    assert "13 losses still to absorb." in before
    assert "Retreated" not in before
    assert "11 losses still to absorb." in after
    assert "13th Guards Rifle Division (4/5 stubborn) Retreated: 95th Rifle Division (3/3) 11" in after


def test_cards_turned_up_are_shown_with_their_values() -> None:
    scene = Scene()
    scene.row("barrikady-gun-factory")
    scene.holders({1: "german"})
    scene.german(deck=["iron-cross", "stuka-dive-bombers"], control={1: [PANZER]})
    scene.soviet(control={1: [GUARDS]})
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")
    assert scene.asks("german", "flip")

    assert "Turned up  Stuka Dive-Bombers -2, Iron Cross +2\n" in Drawn(scene, "german").own


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_table_waits_while_a_battle_is_on(side: str) -> None:
    quiet = Drawn(laid(["iron-cross"], ["snipers"]), side)
    busy = Drawn(attack(["iron-cross"], ["snipers"]), side)

    assert not quiet.screen.is_busy(quiet.view)
    assert busy.screen.is_busy(busy.view)


def test_chapters_are_turns_phases_and_battles() -> None:
    scene = laid(["iron-cross"], ["snipers"])
    chapters = [chapter(scene)]
    scene.german.attacks("pavlovs-house")
    chapters.append(chapter(scene))
    scene.german.passes()
    same = chapter(scene)

    assert chapters[0] != chapters[1]
    assert chapters[1] == same


def chapter(scene: Scene) -> tuple[int, ...]:
    """Where the game stands for the table to be shown again."""
    drawn = Drawn(scene, "german")
    return drawn.screen.chapter(drawn.view)


def test_a_seat_that_can_only_pass_is_asked_for_no_other_reason_than_to_hide_it() -> None:
    scene = attack(["iron-cross"], ["snipers"])
    formal = Drawn(scene, "german")
    other = attack(["stuka-dive-bombers"], ["snipers"])
    real = Drawn(other, "german")
    turn = Drawn(emptied(), "german")

    assert ["pass"] == scene.offered
    assert formal.screen.is_formality(formal.view)
    assert not real.screen.is_formality(real.view)
    assert ["end"] == emptied().offered
    assert not turn.screen.is_formality(turn.view)


def emptied() -> Scene:
    """A turn in which the German player can do nothing."""
    scene = Scene()
    scene.german(reserve="lost")
    scene.starts_actions("german")
    return scene
