"""The screen of BattleCards tells a seat what it may know and needs, and no more."""

from __future__ import annotations

import re
from typing import Final

import pytest

from eastfront.games.battlecards.rules import SEATED
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.playout import Dice
from tests.games.battlecards.scene import Scene
from tests.interfaces.terminal.drawing import WIDTH, Drawn

HOWITZER: Final = "15-cm-sfh-18-howitzer"
SPIES: Final = "spies-2"


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


def test_the_table_shows_points_battles_and_numbers_of_cards(scene: Scene) -> None:
    scene.german(hand=["panzer-iv", "bf-109"], ground=["panther"] * 2, sea=["s-boote"], won=["smolensk"])
    scene.soviet(hand=["kv-1"], air=["pe-2"], kept=["dug-in"], won=["kharkov", "stalingrad"])
    scene.rebuilt(3)
    scene.starts_turn("german")

    table = Drawn(scene, "german").table

    assert table.startswith("BattleCards, russian-front: turn 1 of German (you) ─")
    # Victory Points, then hand, deck, discard, Ground, Air, Sea, Kept.
    assert re.search(r"German \(you\) +3 +2 +45 +0 +2 +0 +1 +0\n", table)
    assert re.search(r"Soviet \(recruit\) +10 +1 +48 +0 +0 +1 +0 +1\n", table)
    assert "Battles held   German: Smolensk 3\n               Soviet: Stalingrad 6, Kharkov 4\n" in table
    assert "Points         German 3, Soviet 10; 38 of 76 win\n" in table
    assert "Conflict deck  50 cards, 0 discarded; rebuilt 3 times (12 end the game)\n" in table


def test_packs_and_strict_play_are_seen(scene: Scene) -> None:
    scene.options(packs="x1+x2", strict="on")
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    table = Drawn(scene, "german").table

    assert "BattleCards, russian-front with x1+x2: turn 1" in table
    assert "; 45 of 90 win\n" in table
    assert "rebuilt 0 times\n" in table


def test_the_own_cards_are_named_and_nobody_elses(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"], ground=["panther", "panther", "tiger-i"], kept=["dug-in"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"], kept=["delay-tactics"])
    scene.starts_turn("german")

    german = Drawn(scene, "german")
    everything = german.table + german.own + german.piles

    assert "Hand        Panzer IV\n" in german.own
    assert "Ground      2 × Panther, Tiger I\n" in german.own
    assert "Sea         -\n" in german.own
    assert "Kept Cards  Dug In\n" in german.own
    assert not re.search(r"KV-1|T-34|Delay Tactics|Known", everything)


def test_the_spectator_sees_no_hidden_card(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"], ground=["panther"])
    scene.starts_turn("german")

    spectator = Drawn(scene)

    assert not re.search(r"Panzer|Panther", spectator.table + spectator.own + spectator.piles)


def test_what_spies_have_seen_stays_known_while_it_stays(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.soviet(hand=["il-4"], ground=["t-34-76", "t-34-76", "kv-1"])
    scene.draws("german", SPIES)
    scene.german.chooses("look", "ground")

    table = Drawn(scene, "german").table

    assert "Known of Soviet  Ground: 2 × T-34/76, KV-1\n" in table
    assert "Known" not in Drawn(scene).table


def test_what_else_lies_there_is_counted(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1", "is-2"])
    scene.draws("german", SPIES)
    scene.german.chooses("look", "ground")
    scene.soviet.chooses("emergency")

    assert "Known of Soviet  Ground: T-34/76 and 2 more\n" in Drawn(scene, "german").table


def test_cards_to_pick_from_are_shown_with_their_values(scene: Scene) -> None:
    scene.german(hand=["panther", HOWITZER, "bf-109", "bf-109"], ground=["panzer-iv"])
    scene.draws("german", "military-buildup-3")
    scene.passes_until("german", "deploy")

    own = Drawn(scene, "german").own

    assert re.search(r"Hand +\*: with an ability +A g/a/s +D g/a/s +Ph +Shots\n", own)
    assert re.search(r"\n +Panther +Armor +15/–/– +9/5/8 +3 +1\n", own)
    assert re.search(r"\n +15 cm sFH 18 Howitzer +Artillery \* +13/–/8 +3/4/4 +2 +1\n", own)
    assert re.search(r"\n +2 × Bf 109 +Fighter \* +6/13/5 +7/7/7 +1 +1\n", own)
    assert "Card drawn  Military Buildup\n" in own
    assert "Picked" not in own


def test_picks_are_shown_and_that_they_go_down_the_list(scene: Scene) -> None:
    scene.german(hand=["panther", "bf-109"], ground=["panzer-iv"])
    scene.draws("german", "military-buildup-3")
    scene.passes_until("german", "deploy")
    scene.german.chooses("deploy", "panther")

    own = Drawn(scene, "german").own

    assert "Picked      Panther\n            Picks go down the list" in own
    assert "Picked" not in Drawn(scene, "soviet").own


def test_open_piles_are_listed(scene: Scene) -> None:
    scene.german(hand=["panther"], discard=["panzer-iv", "panzer-iv", "bf-109"])
    scene.conflict(spent=["military-buildup-3", "military-buildup-6", "smolensk"])
    scene.removes("georgy-zhukov")
    scene.starts_turn("german")

    piles = Drawn(scene, "german").piles

    assert "Discard pile of German (you)      2 × Panzer IV, Bf 109\n" in piles
    assert "Discard pile of Soviet (recruit)  -\n" in piles
    assert "Conflict deck, discard pile       Smolensk, 2 × Military Buildup\n" in piles
    assert "Assassinated                      Georgy Zhukov\n" in piles


def test_battles_that_nobody_holds_are_listed_with_what_they_need(scene: Scene) -> None:
    scene.german(hand=["panther"], won=["smolensk"])
    scene.soviet(won=["battle-for-kiev"])
    scene.starts_turn("german")

    piles = Drawn(scene, "german").piles

    assert not re.search(r"\nSmolensk |\nBattle for Kiev ", piles)
    assert re.search(r"\nSevastopol +4  German +G/A/S +-\n", piles)
    assert re.search(r"\nStalingrad +6  German +G/A +-\n", piles)
    assert re.search(r"\nKursk +5  German +G/A +Stalingrad must have been fought\n", piles)
    assert re.search(
        r"\nBattle for Moscow +8  German +G/A +German must hold 3 more of Battle for Kiev,", piles
    )


def test_the_combined_game_has_two_decks_and_two_alliances(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(hand=["panther"], won=["norway"])
    scene.barbarossa(ground=["panzer-iv"], won=["smolensk"])
    scene.soviet(won=["kharkov"])
    scene.rebuilt(2, front="western")
    scene.starts_turn("german")

    table = Drawn(scene, "german").table

    assert [f"{side} " for side in ("German", "British", "Barbarossa", "Soviet")] == re.findall(
        r"\n(\w+ )\(", table
    )
    assert "Points        Axis 6, Allies 4; 78 of 156 win\n" in table
    assert "Western deck  53 cards, 0 discarded; rebuilt 2 times (12 end the game)\n" in table
    assert re.search(r"Russian deck  52 cards, \d discarded; rebuilt 0 times", table)
    assert "Panzer IV" not in table


def test_an_ally_who_shows_his_cards_is_seen_and_foreign_units_say_where_they_come_from(
    scene: Scene,
) -> None:
    scene.edition("combined", allied_cards="shown")
    scene.german(ground=["panzer-iv", "western-panzer-iv"])
    scene.barbarossa(hand=["panther"], ground=["panzer-iv", "western-panzer-iv"], kept=["dug-in"])
    scene.british(hand=["spitfire"])
    scene.starts_turn("german")

    german = Drawn(scene, "german")

    assert (
        "Cards of Barbarossa  Ground: Panzer IV, Panzer IV (German); Hand: Panther; Kept Cards: Dug In\n"
    ) in german.table
    assert "Ground  Panzer IV (Barbarossa), Panzer IV\n" in german.own
    assert "Spitfire" not in german.table


def test_who_is_out_is_marked(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(hand=["panther"], won=["invasion-of-britain"])
    scene.british(fallen="invasion-of-britain")
    scene.starts_turn("german")

    assert "British (recruit), out" in Drawn(scene, "german").table


@pytest.mark.parametrize("edition", list(SEATED))
def test_every_position_of_a_game_fits_the_screen_of_every_seat(edition: str) -> None:
    scene = Scene(edition)
    scene.deals(seed=3)
    dice = Dice(3)
    drawn = 0

    while scene.state.asked != NOBODY:
        options = scene.state.options
        if dice.below(60) == 0:
            watchers = [*scene.names, ""]
            screen = Drawn(scene, watchers[dice.below(len(watchers))])
            text = screen.table + screen.own + screen.piles
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            drawn += 1
        scene.game.apply(scene.state, options[dice.below(len(options))])

    assert drawn > 10
