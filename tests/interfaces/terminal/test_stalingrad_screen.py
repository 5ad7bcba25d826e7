"""The screen of Stalingrad tells a seat what it may know and needs, and no more."""

from __future__ import annotations

import re
from typing import Final

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.playout import Dice
from tests.games.stalingrad.scene import Scene
from tests.interfaces.terminal.stalingrad_drawing import Drawn

PANZER: Final = "16th-panzer-division"
INFANTRY: Final = "71st-infantry-division"
GUARDS: Final = "13th-guards-rifle-division"
RIFLES: Final = "95th-rifle-division"
ROW: Final = ("mamayev-kurgan", "pavlovs-house", "central-volga-landing", "univermag-department-store")


@pytest.fixture
def scene() -> Scene:
    """A game with a row that is known, to be laid out further."""
    scene = Scene()
    scene.row(*ROW)
    return scene


def test_a_location_says_who_controls_it_what_it_yields_and_when_it_is_destroyed(scene: Scene) -> None:
    scene.german(control={1: [PANZER]})
    scene.soviet(control={1: [GUARDS], 2: [RIFLES]})
    scene.rubble({1: 4, 4: "destroyed"})
    scene.starts_actions("german")

    table = Drawn(scene, "german").table

    assert re.search(r"\n1 Mamayev Kurgan +Contested +Rubble 4 of 10, yields 2\n", table)
    assert re.search(r"\n2 Pavlov's House +Soviet +Rubble 0 of 6, yields 2\n", table)
    assert re.search(r"\n3 Central Volga Landing +Nobody's +Rubble 0 of 7, yields 3\n", table)
    assert re.search(r"\n4 Univermag Department Store +Nobody's +Destroyed, yields nothing\n", table)


def test_notes_stand_below_their_location_while_they_can_matter(scene: Scene) -> None:
    scene.soviet(control={3: [RIFLES]})
    scene.rubble({1: "destroyed", 4: "destroyed"})
    scene.starts_actions("german")

    table = Drawn(scene, "german").table

    # Mamayev Kurgan keeps its note, the Department Store loses it; the landing has one for either side.
    assert 1 == table.count("draws 1 card more")
    assert "while the Soviet player Controls this Location" in table
    assert "while the German player Controls this Location" not in table


def test_forces_stand_in_their_zones_with_combat_rations_medals_and_abilities(scene: Scene) -> None:
    scene.german(
        control={1: [PANZER]},
        perimeter={1: [INFANTRY, "295th-infantry-division"]},
        rations={PANZER: 2, "295th-infantry-division": 0},
        medals={PANZER: 2},
    )
    scene.soviet(control={1: [GUARDS]}, perimeter={2: [RIFLES]})
    scene.starts_actions("german")

    table = Drawn(scene, "german").table

    assert "German Control    16th Panzer Division (8/2 ★★ mobile)\n" in table
    infantry = "71st Infantry Division (4/4 assault), 295th Infantry Division (4/0)"
    assert f"German Perimeter  {infantry}\n" in table
    assert "Soviet Control    13th Guards Rifle Division (4/5 stubborn)\n" in table
    assert re.search(r"Soviet Perimeter +95th Rifle Division", table)
    assert 4 == len(re.findall(r"(German|Soviet) (Control|Perimeter)  ", table))


def test_the_seats_have_their_numbers_and_the_next_forces_their_prices(scene: Scene) -> None:
    scene.german(hand=["kampfgruppe"], pile=["79th-infantry-division"], discard=["iron-cross"])
    scene.soviet(
        hand=["snipers", "maskirovka"],
        pile=["84th-tank-brigade"],
        control={3: [RIFLES], 2: [GUARDS]},
        lost=["workers-militia"],
    )
    scene.starts_actions("german")

    table = Drawn(scene, "german").table

    assert table.startswith("Battle for Stalingrad: turn 1 of 20, German (you) ─")
    # Locations Controlled, hand, deck, discard pile, Force pile, Forces lost.
    assert re.search(r"\nGerman \(you\) +0 +1 +54 +1 +23 +0\n", table)
    assert re.search(r"\nSoviet \(recruit\) +2 +2 +54 +0 +20 +1\n", table)
    assert "Next German Force  79th Infantry Division (4/3 assault) for 3 cards\n" in table
    # The landing makes the first Force of a turn cheaper for its Soviet holder.
    assert re.search(r"Next Soviet Force  84th Tank Brigade \(\d/\d mobile\) for 2 cards\n", table)


def test_the_turn_cap_is_in_the_title(scene: Scene) -> None:
    scene.options(turn_cap="7")
    scene.row(*ROW)
    scene.german(turns=4)
    scene.starts_actions("german")

    assert "turn 5 of 7, German" in Drawn(scene, "german").table


@pytest.mark.parametrize(
    ("answer", "said"), [("on", "3 × Operation Uranus; 6 of them win"), ("off", "3 × Operation Uranus")]
)
def test_cards_that_stay_in_play_are_named_with_what_they_may_win(answer: str, said: str) -> None:
    scene = Scene().options(uranus_win=answer)
    scene.uranus(3)
    scene.german(hand=["kampfgruppe"], perimeter={1: [PANZER]})
    scene.starts_actions("german")

    assert f"In play            {said}\n" in Drawn(scene, "german").table


def test_the_own_hand_is_shown_with_values_and_events_and_nobody_elses(scene: Scene) -> None:
    scene.german(
        hand=["stuka-dive-bombers", "stuka-dive-bombers", "operation-winter-storm"], control={1: [PANZER]}
    )
    scene.soviet(hand=["maskirovka", "snipers"], control={2: [RIFLES]})
    scene.starts_actions("german")

    drawn = Drawn(scene, "german")
    everything = drawn.table + drawn.own + drawn.piles

    assert re.search(r"\nHand +Firefight +Event\n", drawn.table)
    assert re.search(r"\n2 × Stuka Dive-Bombers +-2  In battle: own total \+4\. 1 Rubble\.\n", drawn.table)
    events = " ".join(drawn.table.partition("Operation Winter Storm")[2].split())
    assert re.fullmatch(
        r"\+3 In your Action phase: .* As a reaction: cancels a Uranus card announced\.", events
    )
    assert not re.search("Maskirovka|Snipers|Known", everything)


def test_the_hand_is_not_repeated_right_below_the_table(scene: Scene) -> None:
    scene.german(hand=["iron-cross"], control={1: [PANZER]})
    scene.starts_actions("german")
    drawn = Drawn(scene, "german")

    between = drawn.own
    below = drawn.table and drawn.own

    assert "Hand  Iron Cross +2\n" == between
    assert "" == below


def test_what_is_certain_of_the_enemys_hand_is_named(scene: Scene) -> None:
    scene.german(hand=["iron-cross"], perimeter={1: [PANZER]})
    scene.soviet(hand=["snipers", "snipers", "maskirovka"], known=["snipers"])
    scene.starts_actions("german")

    assert "Known in the Soviet hand  Snipers and 2 more\n" in Drawn(scene, "german").table
    assert "Known in the Soviet hand" not in Drawn(scene, "soviet").table
    assert "Known in the Soviet hand  Snipers and 2 more\n" in Drawn(scene).table


def test_the_spectator_sees_no_hidden_card(scene: Scene) -> None:
    scene.german(hand=["iron-cross"], perimeter={1: [PANZER]})
    scene.soviet(hand=["snipers"])
    scene.starts_actions("german")

    spectator = Drawn(scene)

    assert not re.search("Iron Cross|Snipers", spectator.table + spectator.own + spectator.piles)


def test_the_set_up_shows_what_is_chosen(scene: Scene) -> None:
    scene.opens()
    title = Drawn(scene, "soviet").table.splitlines()[0]
    scene.soviet.chooses("choose", GUARDS)
    scene.soviet.chooses("choose", RIFLES)
    chosen = Drawn(scene, "soviet").own
    scene.soviet.chooses("end")
    scene.soviet.chooses("place", "control-2")
    placed = Drawn(scene, "soviet")

    assert title.startswith("Battle for Stalingrad: Soviet (recruit) sets up ─")
    assert chosen.startswith("Chosen  13th Guards Rifle Division (4/5 stubborn), 95th Rifle Division (3/3)\n")
    assert "Picks go down the list" in chosen
    assert placed.own.startswith("Chosen  95th Rifle Division (")
    assert re.search(r"2 Pavlov's House +Soviet .*\n.*\n +Soviet Control +13th Guards", placed.table)


def test_an_event_that_is_announced_is_shown_with_its_answers(scene: Scene) -> None:
    scene.german(hand=["iron-cross", "signals-intercept"], control={1: [PANZER]})
    scene.soviet(hand=["maskirovka"], control={2: [RIFLES]})
    scene.starts_actions("german")
    scene.german.plays("iron-cross")
    asked = Drawn(scene, "soviet").own
    scene.soviet.plays("maskirovka")
    answered = " ".join(Drawn(scene, "german").own.split())

    assert "Announced  Iron Cross (In your Action phase: a medal.)\n" in asked
    assert "Hand       Maskirovka -1\n" in asked
    assert re.search(r"Announced Iron Cross \(.*\), answered by Maskirovka \(As a reaction: .*\)", answered)


def test_the_piles_show_discards_forces_and_charts(scene: Scene) -> None:
    scene.german(
        discard=["iron-cross", "stuka-dive-bombers", "iron-cross"], lost=[INFANTRY], control={1: [PANZER]}
    )
    scene.soviet(reserve="lost", control={2: [RIFLES]})
    scene.rubble({1: 4, 4: "destroyed"})
    scene.starts_actions("german")

    piles = Drawn(scene, "german").piles

    assert "German discards        Stuka Dive-Bombers, 2 × Iron Cross\n" in piles
    assert "German Forces lost     71st Infantry Division\n" in piles
    to_come = piles.partition("German Forces to come")[2].partition("Soviet Forces to come")[0]
    assert 21 == to_come.count(",") + 1
    assert not re.search(r"16th Panzer|\b71st Infantry", to_come)
    assert "Soviet Forces to come  -\n" in piles
    unused = piles.partition("Locations not in play")[2].partition("\n\n")[0]
    assert 5 == unused.count(",") + 1
    assert not re.search("Mamayev|Pavlov|Landing|Univermag", unused)
    assert re.search(r"\nMamayev Kurgan +3 3 3 3 \[2\] 2 2 1 1 1; destroyed by counter 10\n", piles)
    assert re.search(r"\nUnivermag Department Store +Destroyed, yields nothing\n", piles)


def test_the_spectator_and_both_seats_can_read_every_moment_of_a_game_in_80_columns(scene: Scene) -> None:
    """Nothing is cut off, whatever is asked: names are folded, and no line is wider than the screen."""
    scene.deals(seed=4)
    dice = Dice(4)
    moments = 0
    while scene.state.asked != NOBODY and moments < 400:
        options = [int(option) for option in scene.state.options]
        scene.game.apply(scene.state, options[dice.below(len(options))])
        moments += 1
        if moments % 13 == 0:
            for side in ("", "german", "soviet"):
                drawn = Drawn(scene, side, width=80)
                text = drawn.table + drawn.own + drawn.piles
                assert "…" not in text.replace("0, 1, 2 …", "")
                assert max(map(len, text.splitlines())) <= 80
    assert moments > 300
