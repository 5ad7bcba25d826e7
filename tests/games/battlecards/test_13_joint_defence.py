"""Chapter 13, joint defence: German and Barbarossa hold Germany as one army of two players."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import INVADERS, TO_GERMANY
from tests.games.battlecards.naming import card_ids, card_number, game
from tests.games.battlecards.scene import Scene

WEST: Final = "western-battle-for-germany"
EAST: Final = "battle-for-germany"


def lay_invasion(scene: Scene, battle: str, *ground: str, air: list[str] | None = None) -> None:
    """Lay the invader of Germany with these units and with the battles that open the way."""
    scene.edition("combined")
    scene.seat(INVADERS[battle])(ground=ground, air=air or [], won=TO_GERMANY[battle])


@pytest.mark.rule("bc-13.40", "bc-13.41", "bc-13.39")
@pytest.mark.parametrize("battle", [WEST, EAST])
def test_both_germans_defend_against_one_invader(scene: Scene, battle: str) -> None:
    """Clauses 13.40 and 13.41: the other Allied player's forces stay where they are."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], won=TO_GERMANY[WEST])
    scene.soviet(ground=["t-34-76"], won=TO_GERMANY[EAST])
    scene.german(ground=["western-panther"], air=["do-17"], sea=["bismarck"])
    scene.barbarossa(ground=["panzer-iv"])
    scene.fights(battle)

    aggressor = INVADERS[battle]
    aside = scene.soviet if aggressor == "british" else scene.british
    assert (["do-17", "western-panther"], ["panzer-iv"]) == (scene.german.units, scene.barbarossa.units)
    assert scene.seat(aggressor).ground == []
    assert 1 == len(scene.seat(aggressor).units)
    assert 1 == len(aside.ground)
    assert [scene.seat(aggressor).seat] == [int(seat) for seat in scene.state.battle.lines[0].seats]


@pytest.mark.rule("bc-13.28", "bc-13.40")
@pytest.mark.parametrize(("front", "battle_for_germany"), [(0, WEST), (1, EAST)])
def test_no_other_battle_calls_two_allies(scene: Scene, front: int, battle_for_germany: str) -> None:
    """Clause 13.28: of the 17 battles of a deck only the one for Germany has two players on a side."""
    defending = {}
    battles = card_ids([int(card) for card in scene.edition("combined").rules.battles[front]])
    for battle in battles:
        others = [other for other in battles if other != battle]
        aggressor = game().card_set.definitions[card_number(battle)].aggressor
        scene.edition("combined")
        scene.german(ground=["western-panther"], air=["do-17"], sea=["bismarck"])
        scene.british(ground=["cromwell"], air=["spitfire"], sea=["hms-hood"])
        scene.barbarossa(ground=["panther"], air=["hs-129"], sea=["prinz-eugen"])
        scene.soviet(ground=["is-2"], air=["tu-2"], sea=["kirov"])
        scene.plan.seats[scene.seat(aggressor).seat].zones["won"] = others

        scene.fights(battle)

        sides = [sorted({int(seat) for seat in line.seats}) for line in scene.state.battle.lines]
        assert [scene.seat(aggressor).seat] == sides[0]
        defending[battle] = sides[1]

    assert 17 == len(defending)
    assert {battle_for_germany: [0, 2]} == {key: seats for key, seats in defending.items() if len(seats) > 1}


@pytest.mark.rule("bc-13.16")
def test_the_invader_may_shoot_at_either_partner(scene: Scene) -> None:
    """Clause 13.16: targets are those of one army."""
    lay_invasion(scene, WEST, "sherman-firefly")
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["panzer-iv", "panzer-iii"])
    scene.fights(WEST)

    scene.british.chooses("fire", "sherman-firefly")

    assert ["panzer-iii", "panzer-iv", "western-panther"] == sorted(scene.british.offered("shoot"))


@pytest.mark.rule("bc-13.16", "bc-13.20")
def test_a_unit_may_support_one_of_the_partners(scene: Scene) -> None:
    """Clause 13.16: Barbarossa's fighter goes with a German bomber, as Barbarossa decides."""
    lay_invasion(scene, WEST, "cromwell")
    scene.german(air=["western-he-111"])
    scene.barbarossa(air=["bf-109"])
    scene.fights(WEST)
    assert scene.asks("barbarossa", "support")

    scene.barbarossa.chooses("support", "western-he-111")

    assert 15 == scene.german.attack("western-he-111", "ground")
    assert 7 == scene.german.defence("western-he-111", "air")


@pytest.mark.rule("bc-13.16", "bc-13.20")
def test_the_battle_lasts_as_long_as_one_partner_fights(scene: Scene) -> None:
    """Clause 13.16: the end is judged for the whole army; the withdrawn partner's units are safe."""
    lay_invasion(scene, WEST, "sherman-firefly")
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["panzer-iii"])
    scene.fights(WEST)
    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()
    scene.barbarossa.passes()

    assert (["western-panther"], []) == (scene.german.resting, scene.german.units)
    assert scene.asks("british", "fire")

    scene.british.fires("sherman-firefly", at="panzer-iii", number=15)

    assert scene.ended("total-victory", winner="british")


@pytest.mark.rule("bc-13.17")
@pytest.mark.parametrize("player", ["german", "barbarossa"])
def test_a_kept_card_strengthens_both_partners(scene: Scene, player: str) -> None:
    """Clause 13.17: Dug In, whoever plays it, adds 3 to the defences of all Ground units."""
    kept = {"german": ["western-dug-in-8"], "barbarossa": ["dug-in-8"]}
    lay_invasion(scene, WEST, "cromwell")
    scene.german(ground=["western-panther"], kept=kept["german"] if player == "german" else [])
    scene.barbarossa(ground=["panzer-iv"], kept=kept["barbarossa"] if player == "barbarossa" else [])
    scene.fights(WEST)
    scene.passes_until(player, "bonus")

    scene.seat(player).plays("dug-in")

    assert (14, 12) == (
        scene.german.defence("western-panther", "ground"),
        scene.barbarossa.defence("panzer-iv", "ground"),
    )


@pytest.mark.rule("bc-13.17", "bc-13.22", "bc-13.23")
@pytest.mark.parametrize(
    ("battle", "fights", "stays"),
    [(WEST, "erwin-rommel", "walter-model"), (EAST, "walter-model", "erwin-rommel")],
)
def test_the_general_of_the_theatre_leads_both_partners(
    scene: Scene, battle: str, fights: str, stays: str
) -> None:
    """Clause 13.23: the one of the other theatre stays face down, and with him his bonus."""
    lay_invasion(scene, battle, "cromwell" if battle == WEST else "t-34-76")
    scene.german(ground=["erwin-rommel", "western-panther"])
    scene.barbarossa(ground=["walter-model", "panzer-iv"])
    scene.fights(battle)

    units = scene.german.units + scene.barbarossa.units
    assert (True, False) == (fights in units, stays in units)
    assert [stays] == scene.german.ground + scene.barbarossa.ground
    assert (13, 11) == (
        scene.german.defence("western-panther", "ground"),
        scene.barbarossa.defence("panzer-iv", "ground"),
    )


@pytest.mark.rule("bc-13.22")
def test_a_transfer_deploys_a_general_to_the_other_theatre(scene: Scene) -> None:
    """Clause 13.22: Rommel, given to Barbarossa, fights at Smolensk."""
    scene.edition("combined")
    scene.german(ground=["erwin-rommel"])
    scene.barbarossa(ground=["panzer-iv"], hand=["tiger-i"])
    scene.soviet(ground=["t-34-76"])
    scene.starts_turn("german")
    scene.german.chooses("transfer")
    scene.german.chooses("give", "erwin-rommel")
    scene.british.draws("field-repairs")

    scene.barbarossa.draws("smolensk")
    scene.barbarossa.attacks()

    assert ["erwin-rommel", "panzer-iv"] == scene.barbarossa.units


@pytest.mark.rule("bc-13.22", "bc-13.23")
def test_a_transferred_general_has_left_his_old_theatre(scene: Scene) -> None:
    """Clause 13.22: the place of the card counts, so with Barbarossa Rommel is no help in the West."""
    lay_invasion(scene, WEST, "cromwell")
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["erwin-rommel", "panzer-iv"])
    scene.fights(WEST)

    assert (["panzer-iv"], ["erwin-rommel"]) == (scene.barbarossa.units, scene.barbarossa.ground)
    assert 11 == scene.german.defence("western-panther", "ground")


@pytest.mark.rule("bc-13.20", "bc-13.5")
def test_each_partner_fires_and_loses_units_of_their_own(scene: Scene) -> None:
    """Clauses 13.20 and 13.5: own units, own discard piles, and Action Numbers of the own theatre."""
    lay_invasion(scene, WEST, "sherman-firefly", "cromwell", "cromwell")
    scene.german(ground=["western-panther", "western-panzer-iv"])
    scene.barbarossa(ground=["panzer-iv", "panzer-iii"])
    scene.fights(WEST)
    scene.british.fires("cromwell", at="panzer-iii", number=11)
    scene.british.fires("cromwell", at="western-panzer-iv", number=13)
    scene.british.passes()
    assert ["western-panther"] == scene.german.offered("fire")

    scene.german.fires("western-panther", at="cromwell", number=9)
    assert ["panzer-iv"] == scene.barbarossa.offered("fire")
    scene.barbarossa.fires("panzer-iv", at="cromwell", number=9)

    assert (["western-panzer-iv"], ["panzer-iii"]) == (scene.german.discard, scene.barbarossa.discard)
    assert ["cromwell", "cromwell"] == scene.british.discard
    assert ["spent/1", "spent/1", "spent/1", "spent/2"] == [each.target for each in scene.told("shoots")]


@pytest.mark.rule("bc-13.42", "bc-13.18")
@pytest.mark.parametrize(("battle", "holder"), [(WEST, "german"), (EAST, "barbarossa")])
def test_the_defender_of_the_theatre_keeps_a_card_defended_together(
    scene: Scene, battle: str, holder: str
) -> None:
    """Clause 13.42: whoever's deck showed the Battle for Germany has its eight points."""
    lay_invasion(scene, battle, "cromwell" if battle == WEST else "t-34-76")
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["panzer-iv"])
    scene.fights(battle)
    scene.passes_until(INVADERS[battle], "withdraw")
    scene.seat(INVADERS[battle]).withdraws_all()
    scene.german.passes()
    scene.barbarossa.passes()

    other = scene.barbarossa if holder == "german" else scene.german
    assert ([battle], 8) == (scene.seat(holder).won, scene.seat(holder).points)
    assert [] == other.won
    assert (False, False) == (scene.german.is_out, scene.barbarossa.is_out)


@pytest.mark.rule("bc-13.28")
def test_the_soviet_player_does_not_help_to_defend_britain(scene: Scene) -> None:
    """Clause 13.28: Soviet forces reach the British only as aid."""
    scene.edition("combined")
    scene.german(ground=["western-panther"], won=["norway", "dunkirk", "battle-of-france", "channel-dash"])
    scene.british(ground=["cromwell"])
    scene.soviet(ground=["is-2"], hand=["kv-1"])
    scene.fights("invasion-of-britain")

    assert (["cromwell"], ["is-2"]) == (scene.british.units, scene.soviet.ground)
    assert [] == scene.told("emergency")


@pytest.mark.rule("bc-13.18")
def test_a_game_can_be_kept_while_partners_post_their_units(scene: Scene) -> None:
    """13.18: the state survives as data although the line is shorter than when the last shot fell."""
    scene.edition("combined")
    scene.german(ground=["western-infantry-division", "western-infantry-division"])
    scene.barbarossa(ground=["panther"])
    scene.soviet(ground=["bm-13-katyusha"], won=["kursk", "kharkov", "konigsberg"], hand=["kv-1"])

    scene.fights("battle-for-germany")
    scene.soviet.fires("bm-13-katyusha", at="western-infantry-division", number=8)
    scene.numbers(10)
    scene.soviet.chooses("shoot", "western-infantry-division")
    scene.barbarossa.fires("panther", at="bm-13-katyusha", number=8)

    assert scene.asks("barbarossa", "post")
    data = scene.game.to_data(scene.state)
    assert data == scene.game.to_data(scene.game.from_data(data))


@pytest.mark.rule("bc-13.16")
def test_a_supporter_may_choose_between_like_units_of_both_partners(scene: Scene) -> None:
    """13.16: one army, yet a unit of the partner is not the own one, even if it is the same card."""
    scene.edition("combined")
    scene.german(air=["western-bf-109", "western-ju-88"])
    scene.barbarossa(air=["western-ju-88"])
    scene.soviet(ground=["bm-13-katyusha"], won=["kursk", "kharkov", "konigsberg"], hand=["kv-1"])

    scene.fights("battle-for-germany")

    assert scene.asks("german", "support")
    assert ["western-ju-88", "western-ju-88"] == scene.german.offered("support")


@pytest.mark.rule("bc-3.8")
def test_the_partner_who_has_the_forces_is_named(scene: Scene) -> None:
    """3.8: if only one partner has forces, the notice names him."""
    scene.edition("combined")
    scene.barbarossa(ground=["panther"])
    scene.soviet(won=["kursk", "kharkov", "konigsberg"], hand=["kv-1"])

    scene.fights("battle-for-germany")

    assert [2] == [notice.arguments["seat"] for notice in scene.told("finds-one-side")]
