"""What is typed about BattleCards reaches verbs, cards, places and units in their lines."""

from __future__ import annotations

import pytest

from eastfront.interfaces.terminal.help import explain
from eastfront.interfaces.terminal.naming import Naming
from eastfront.kernel.errors import EastfrontError
from tests.games.battlecards.scene import Scene
from tests.interfaces.terminal.drawing import Drawn


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


@pytest.fixture
def fight(scene: Scene) -> Scene:
    """A fight in which the German player, the aggressor, chooses who fires."""
    scene.german(ground=["panzer-iii", "panzer-iv", "nebelwerfer"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.passes()
    scene.passes_until("german", "fire")
    return scene


def answer(scene: Scene, seat: str, asked: str) -> str:
    """What the question mark answers."""
    drawn = Drawn(scene, seat)
    return "\n".join(explain(drawn.screen.speech, drawn.view, asked))


def chosen(scene: Scene, seat: str, typed: str) -> str:
    """The option that is taken for what is typed, by its name; nothing if none is."""
    drawn = Drawn(scene, seat)
    option = Naming(drawn.screen.speech, drawn.view).option(typed)
    return "" if option is None else scene.game.option_name(option)


@pytest.mark.parametrize("asked", ["fire panzer iv", "fire 2", "fire aggressor-2", "fire IV"])
def test_a_unit_that_may_fire_is_found_by_name_and_place(fight: Scene, asked: str) -> None:
    text = answer(fight, "german", asked)

    assert text.startswith("3 in the list: fire aggressor-2\nPanzer IV (panzer-iv)\n")
    assert "fire aggressor-2" == chosen(fight, "german", asked)


@pytest.mark.parametrize("asked", ["shoot kv-1", "shoot 1", "autokill kv"])
def test_targets_are_sought_in_the_enemys_line(fight: Scene, asked: str) -> None:
    assert answer(fight, "german", asked).startswith("First name the unit that fires.\nRule bc-4.12 ")


def test_an_own_unit_is_no_target(fight: Scene) -> None:
    fight.german.chooses("fire", "panzer-iv")

    assert "shoot defender-2" == chosen(fight, "german", "shoot 2")
    assert "shoot defender-1" == chosen(fight, "german", "shoot t-34")
    assert "" == chosen(fight, "german", "shoot panzer-iii")


@pytest.mark.parametrize("asked", ["fire nebelwerfer", "fire 3"])
def test_a_unit_that_may_not_fire_is_refused_by_its_name(fight: Scene, asked: str) -> None:
    assert answer(fight, "german", asked).startswith("Nebelwerfer (3) ")


@pytest.mark.parametrize("asked", ["fire tiger i", "fire 17", "withdraw tiger"])
def test_what_does_not_stand_in_the_line_is_refused_with_a_clause(fight: Scene, asked: str) -> None:
    assert "\nRule bc-4." in answer(fight, "german", asked)


def test_what_fits_several_is_asked_back(fight: Scene) -> None:
    several = r'"panzer" could be any of aggressor-1 \(panzer-iii\), aggressor-2 \(panzer-iv\)'

    with pytest.raises(EastfrontError, match=several):
        chosen(fight, "german", "fire panzer")
    with pytest.raises(EastfrontError, match=several):
        answer(fight, "german", "fire panzer")


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        ("attack", "No Battlecard is to be decided about."),
        ("end", "A turn cannot be passed"),
        ("look air", "Only Spies let you look"),
        ("withdraw all", "No round "),
        ("fire panther", "No round "),
        ("counterattack", "Counterattack (counterattack-4)"),
        ("sabotage", "Sabotage (sabotage-5)"),
        ("t-34/76", "T-34/76 (t-34-76)"),
    ],
)
def test_verbs_come_before_parts_of_names_and_after_whole_names(
    scene: Scene, asked: str, begins: str
) -> None:
    scene.german(hand=["panther"], ground=["panzer-iv"])
    scene.starts_turn("german")

    assert answer(scene, "german", asked).startswith(begins)


@pytest.mark.parametrize(
    ("asked", "example"),
    [
        ("refight", "refight battle-for-kiev"),
        ("return", "return stavka"),
        ("deploy", "deploy panther"),
        ("play", "play dug-in"),
        ("withdraw", "withdraw defender-1"),
        ("look", "look ground"),
        ("set", "set 1"),
    ],
)
def test_a_verb_alone_is_asked_for_its_noun(scene: Scene, asked: str, example: str) -> None:
    scene.german(hand=["panther"], ground=["panzer-iv"], kept=["dug-in"])
    scene.starts_turn("german")

    with pytest.raises(EastfrontError, match=rf"Say what: \? {example}"):
        answer(scene, "german", asked)


def test_the_own_copy_of_cards_of_one_name_is_meant(scene: Scene) -> None:
    scene.german(kept=["delay-tactics-16"], hand=["panther"])
    scene.soviet(ground=["t-34-76"])
    scene.starts_turn("german")

    assert answer(scene, "german", "play delay") == answer(scene, "german", "play delay-tactics-16")
    assert answer(scene, "german", "play delay") != answer(scene, "german", "play delay-tactics-5")


def test_the_name_of_a_card_is_enough_where_its_id_says_more(scene: Scene) -> None:
    scene.edition("western")
    scene.german(hand=["western-panther", "western-panzer-iv"])
    scene.draws("german", "western-military-buildup-3")
    scene.passes_until("german", "deploy")

    assert "deploy western-panther" == chosen(scene, "german", "deploy panther")
    assert "deploy western-panzer-iv" == chosen(scene, "german", "deploy panzer iv")
    assert "deploy western-panther" in answer(scene, "german", "deploy panther")


def test_a_bare_option_is_taken_by_its_verb(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    assert "emergency" == chosen(scene, "german", "Emergency")
    assert "" == chosen(scene, "german", "emergency now")
    assert "" == chosen(scene, "german", "??")
    assert answer(scene, "german", "emergency").startswith("2 in the list: emergency\nRule bc-11.1 ")
