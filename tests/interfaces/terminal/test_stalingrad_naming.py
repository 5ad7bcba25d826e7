"""What is typed about Stalingrad reaches verbs, cards, zones and whole moves."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.errors import EastfrontError
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.interfaces.terminal.stalingrad_drawing import answer, chosen

PANZER: Final = "16th-panzer-division"
INFANTRY: Final = "71st-infantry-division"
NAMESAKE: Final = "371st-infantry-division"
RIFLES: Final = "95th-rifle-division"


@pytest.fixture
def acting() -> Scene:
    """The German player may act: two Forces can move, one can attack, the next Force can be bought."""
    scene = Scene()
    scene.row("mamayev-kurgan", "pavlovs-house", "barrikady-gun-factory")
    scene.german(
        hand=["stuka-dive-bombers", "iron-cross", "night-march", "kampfgruppe"],
        perimeter={2: [INFANTRY, NAMESAKE]},
        control={1: [PANZER]},
        pile=["79th-infantry-division"],
    )
    scene.soviet(control={1: [RIFLES]})
    scene.starts_actions("german")
    return scene


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("move 71st", f"move {INFANTRY}"),
        ("move 371st", f"move {NAMESAKE}"),
        ("Move 16th Panzer", f"move {PANZER}"),
        ("attack mamayev", "attack mamayev-kurgan"),
        ("attack 1", "attack mamayev-kurgan"),
        ("resupply stuka", "resupply stuka-dive-bombers"),
        ("play night", "play night-march"),
        ("reinforce", "reinforce"),
        ("reinforce 79th", "reinforce"),
        ("end", "end"),
    ],
)
def test_cards_are_named_by_a_part_that_begins_a_word(acting: Scene, typed: str, taken: str) -> None:
    assert [taken] == chosen(acting, "german", typed)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("move 71st to perimeter 3", "perimeter-3"),
        ("move 71st to control 2", "control-2"),
        ("move 71st to perimeter-3", "perimeter-3"),
        ("move 71st to barrikady", "perimeter-3"),
        ("move 71st to Perimeter of Barrikady Gun Factory", "perimeter-3"),
        ("move 71st to the perimeter at mamayev", "perimeter-1"),
        ("move 71st to control pavlov", "control-2"),
        ("move 71st to pavlov's house", "control-2"),
        ("move 71st to 3", "perimeter-3"),
    ],
)
def test_a_move_is_named_whole_with_its_zone(acting: Scene, typed: str, zone: str) -> None:
    assert [f"move {INFANTRY}", f"enter {zone}"] == chosen(acting, "german", typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("move 71st to control 3", "may advance only to the Control zone of its own Location"),
        ("move 71st to the moon", "'the-moon' is not something to enter"),
        ("move 95th to control 2", "95th Rifle Division"),
        ("move infantry to control 2", f'"infantry" could be any of {INFANTRY}, {NAMESAKE}'),
    ],
)
def test_a_move_that_cannot_be_is_refused_whole(acting: Scene, typed: str, said: str) -> None:
    with pytest.raises(EastfrontError, match=said):
        chosen(acting, "german", typed)
    assert acting.asks("german", "action")


@pytest.mark.parametrize(
    ("typed", "said"),
    [("move 71st to control 2", ""), ("move 71st to control 1", "can only go to control-2")],
)
def test_a_force_with_one_way_to_go_goes_there_or_nowhere(typed: str, said: str) -> None:
    scene = Scene()
    scene.row("mamayev-kurgan", "pavlovs-house")
    others: dict[Slot, list[str]] = {slot: [] for slot in (1, 3, 4, 5)}
    full = ["389th", "94th", "297th", "384th", "76th", "376th", "113th", "44th", "295th", "305th", "79th"]
    forces = [f"{number}-infantry-division" for number in full] + [NAMESAKE]
    for place, force in enumerate(forces):
        others[list(others)[place // 3]].append(force)
    others[2] = [INFANTRY]
    scene.german(perimeter=others, rations=dict.fromkeys(forces, 0))
    scene.starts_actions("german")

    if said:
        with pytest.raises(EastfrontError, match=said):
            chosen(scene, "german", typed)
    else:
        assert [f"move {INFANTRY}"] == chosen(scene, "german", typed)


def test_an_attack_at_a_numbered_location_that_cannot_be_is_refused(acting: Scene) -> None:
    with pytest.raises(EastfrontError, match="Pavlov's House"):
        chosen(acting, "german", "attack 2")


def test_the_same_words_move_forces_by_a_card(acting: Scene) -> None:
    acting.german.plays("night-march")

    assert [f"move {INFANTRY}", "enter perimeter-1"] == chosen(acting, "german", "move 71st to perimeter 1")


def test_the_verb_may_be_left_out_where_there_is_only_one(acting: Scene) -> None:
    assert [] == chosen(acting, "german", "71st")
    acting.german.chooses("move", INFANTRY)

    assert ["enter perimeter-3"] == chosen(acting, "german", "barrikady")
    assert ["enter control-2"] == chosen(acting, "german", "control 2")
    assert [] == chosen(acting, "german", "c")


def test_a_zone_that_is_not_clear_is_asked_back(acting: Scene) -> None:
    other = Scene()
    other.row("mamayev-kurgan", "pavlovs-house")
    other.opens()
    other.soviet.chooses("choose", RIFLES)
    other.soviet.chooses("end")

    several = r'"pavlov" could be any of control-2 \(pavlovs-house\), perimeter-2 \(pavlovs-house\)'
    with pytest.raises(EastfrontError, match=several):
        chosen(other, "soviet", "place pavlov")
    assert ["place perimeter-2"] == chosen(other, "soviet", "place pavlov perimeter")


def test_a_card_of_the_firefight_is_named_by_a_part(acting: Scene) -> None:
    acting.german.attacks("mamayev-kurgan")
    acting.passes_until("german", "firefight")

    assert ["fire stuka-dive-bombers"] == chosen(acting, "german", "fire stuka")
    assert ["fire stuka-dive-bombers"] == chosen(acting, "german", "stuka")


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        (
            "move 71st",
            f"9 in the list: move {INFANTRY}\n71st Infantry Division ({INFANTRY})\n  German Force, ",
        ),
        ("371st", f"371st Infantry Division ({NAMESAKE})\n"),
        ("71st", f"71st Infantry Division ({INFANTRY})\n"),
        ("mamayev", "Mamayev Kurgan (mamayev-kurgan)\n  Location\n  Yields 3 Rations at 0 to 3 Rubble"),
        ("attack pavlov", ""),
        ("fire stuka", ""),
        ("enter control 3", ""),
        ("burn 71st", ""),
        ("snipe 95th", ""),
        ("choose 113th", ""),
        ("use stuka", ""),
        ("sg-8.7", "Rule sg-8.7 "),
        ("sg-88.7", "There is no clause sg-88.7."),
    ],
)
def test_the_question_mark_explains_cards_zones_and_refusals(acting: Scene, asked: str, begins: str) -> None:
    text = answer(acting, "german", asked)

    assert text.startswith(begins)
    if not begins:
        assert "\nRule sg-" in text


def test_an_option_of_a_zone_is_explained_by_its_location(acting: Scene) -> None:
    acting.german.chooses("move", INFANTRY)

    assert answer(acting, "german", "1").startswith("1 in the list: enter perimeter-1\nMamayev Kurgan (")


def test_a_purchase_is_explained_by_the_force_and_the_clause(acting: Scene) -> None:
    text = answer(acting, "german", "reinforce")

    assert "in the list: reinforce\n79th Infantry Division (79th-infantry-division)\n" in text
    assert "\nRule sg-5.26 (" in text


def test_an_option_about_nothing_is_said_in_words(acting: Scene) -> None:
    assert "1 in the list: end\n  End the Action phase" == answer(acting, "german", "end")


@pytest.mark.parametrize(
    ("verb", "noun"),
    [
        ("move", PANZER),
        ("fire", "stuka-dive-bombers"),
        ("bomb", "mamayev-kurgan"),
        ("snipe", RIFLES),
        ("enter", "mamayev-kurgan"),
        ("choose", PANZER),
    ],
)
def test_a_verb_alone_is_asked_for_its_noun(acting: Scene, verb: str, noun: str) -> None:
    with pytest.raises(EastfrontError, match=rf"Say what: \? {verb} {noun}"):
        chosen(acting, "german", verb)
