"""Chapter 6, commanders: what a General gives to others, Autokill, assassination, and Leaders."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.tables import NOT_APPLICABLE
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene
from tests.games.battlecards.seat import SceneSeat

TYPES: Final = ["ground", "air", "sea"]
COMMANDERS: Final = [  # with one other card in the same stack, Ground or Sea
    (["georgy-zhukov", "partisans"], []),
    (["stavka", "partisans"], []),
    ([], ["admiral-nikolai-kuznetsov", "kirov"]),
]


def values(seat: SceneSeat, unit: str) -> tuple[list[int | None], list[int]]:
    """Return attacks and defences of a unit against the three types."""
    return [seat.attack(unit, type) for type in TYPES], [seat.defence(unit, type) for type in TYPES]


@pytest.mark.rule("bc-6.7", "bc-15.1")
def test_a_general_strengthens_all_other_ground_units_of_his_side(scene: Scene) -> None:
    """Clause 6.7: by being there, and neither himself nor aircraft nor the enemy."""
    scene.soviet(ground=["georgy-zhukov", "t-34-76", "naval-infantry"], air=["il-2-shturmovik"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert ([15, None, None], [8, 5, 7]) == values(scene.soviet, "t-34-76")
    assert ([12, 10, 9], [5, 5, 7]) == values(scene.soviet, "naval-infantry")
    assert ([13, None, None], [9, 8, 9]) == values(scene.soviet, "georgy-zhukov")
    assert ([15, 5, 11], [9, 6, 8]) == values(scene.soviet, "il-2-shturmovik")
    assert ([13, None, None], [7, 5, 7]) == values(scene.german, "panzer-iv")


@pytest.mark.rule("bc-6.8", "bc-6.9", "bc-15.1")
def test_the_bonuses_of_generals_add_up(scene: Scene) -> None:
    """Clauses 6.8 and 6.9: three Generals, and one on defence raises all three Defence values."""
    scene.soviet(ground=["georgy-zhukov", "konstantin-rokossovsky", "vasily-chuikov", "kv-1"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert ([16, None, None], [13, 9, 11]) == values(scene.soviet, "kv-1")
    assert ([14, None, None], [12, 11, 12]) == values(scene.soviet, "georgy-zhukov")
    assert ([15, None, None], [10, 9, 10]) == values(scene.soviet, "konstantin-rokossovsky")
    assert ([14, None, None], [10, 9, 9]) == values(scene.soviet, "vasily-chuikov")


@pytest.mark.rule("bc-15.1")
def test_an_aura_ends_with_its_bearer(scene: Scene) -> None:
    """Clause 15.1: the fleet loses its point the moment the Admiral is destroyed, and he gave it to ships."""
    scene.soviet(sea=["oktyabrskaya-revolutsiya"])
    scene.german(sea=["admiral-erich-raeder", "prinz-eugen"], air=["ju-88"])
    scene.fights("black-sea-campaign")
    assert ([12, 8, 14], [11, 6, 9]) == values(scene.german, "prinz-eugen")
    assert ([12, 4, 13], [7, 6, 7]) == values(scene.german, "ju-88")

    scene.soviet.fires("oktyabrskaya-revolutsiya", at="admiral-erich-raeder", number=10)

    assert ["admiral-erich-raeder"] == scene.german.discard
    assert ([11, 7, 13], [10, 5, 8]) == values(scene.german, "prinz-eugen")


@pytest.mark.rule("bc-15.1")
def test_an_aura_ends_when_its_bearer_withdraws(scene: Scene) -> None:
    """Clause 15.1: it is there as long as the General is in the battle."""
    scene.german(ground=["walter-model", "panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")
    assert ([13, None, None], [9, 7, 9]) == values(scene.german, "panzer-iv")

    scene.german.withdraws("walter-model")

    assert ([13, None, None], [7, 5, 7]) == values(scene.german, "panzer-iv")


@pytest.mark.rule("bc-6.10", "bc-15.2")
def test_autokill_takes_the_place_of_the_attack_and_leaves_the_bonus(scene: Scene) -> None:
    """Clause 6.10: in his phase Zhukov fires or kills, not both, and his tanks keep their 2."""
    scene.soviet(ground=["georgy-zhukov", "t-34-76"])
    scene.german(ground=["infantry-division", "panther"])
    scene.fights("kharkov")
    scene.soviet.chooses("fire", "georgy-zhukov")
    assert ["infantry-division"] == scene.soviet.offered("autokill")
    assert ["infantry-division", "panther"] == scene.soviet.offered("shoot")

    scene.soviet.chooses("autokill", "infantry-division")

    assert (["infantry-division"], []) == (scene.german.discard, scene.spent())
    assert ["t-34-76"] == scene.soviet.offered("fire")
    assert 15 == scene.soviet.attack("t-34-76", "ground")


@pytest.mark.rule("bc-6.10", "bc-15.2")
def test_a_general_who_fires_does_not_kill_besides(scene: Scene) -> None:
    """Clause 6.10: his shot is his attack of the round, and his bonus stays in force."""
    scene.soviet(ground=["georgy-zhukov", "t-34-76"])
    scene.german(ground=["infantry-division", "panther"])
    scene.fights("kharkov")

    scene.soviet.fires("georgy-zhukov", at="panther", number=1)

    assert scene.asks("soviet", "fire")
    assert ["t-34-76"] == scene.soviet.offered("fire")
    assert 15 == scene.soviet.attack("t-34-76", "ground")


@pytest.mark.rule("bc-15.2")
def test_autokill_comes_once_in_each_round_and_in_the_generals_phase(scene: Scene) -> None:
    """Clause 15.2: Chuikov kills in phase 4, and again in phase 4 of the next round."""
    scene.soviet(ground=["vasily-chuikov", "t-34-76"])
    scene.german(ground=["romanian-infantry", "brandenburger-commandos", "panther"])
    scene.fights("kharkov")

    for victim in ("romanian-infantry", "brandenburger-commandos"):
        scene.passes_until("soviet", "fire")
        assert ["t-34-76"] == scene.soviet.offered("fire")
        scene.soviet.passes()
        scene.passes_until("soviet", "fire")
        assert ["vasily-chuikov"] == scene.soviet.offered("fire")
        scene.soviet.chooses("fire", "vasily-chuikov")
        scene.soviet.chooses("autokill", victim)
        assert scene.asks("soviet", "withdraw")

    assert (["panther"], []) == (scene.german.units, scene.spent())


@pytest.mark.rule("bc-15.2")
def test_autokill_reaches_ground_units_only(scene: Scene) -> None:
    """Clause 15.2: against other types it has no limit that a Defence could be within."""
    scene.soviet(ground=["georgy-zhukov"])
    scene.german(ground=["infantry-division"], air=["ju-87-stuka"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "fire")

    scene.soviet.chooses("fire", "georgy-zhukov")

    assert ["infantry-division"] == scene.soviet.offered("autokill")
    assert "bc-15.2" == scene.soviet.refused("autokill", "ju-87-stuka")
    column = [int(limit) for limit in scene.rules.cards.autokill]
    row = card_number("georgy-zhukov") * 3
    assert [5, NOT_APPLICABLE, NOT_APPLICABLE] == column[row : row + 3]


@pytest.mark.parametrize(
    ("battle", "helpers", "kept", "reached"),
    [
        ("kharkov", [], [], True),
        ("kharkov", ["walter-model"], [], False),
        ("kharkov", [], ["dug-in"], False),
        ("konigsberg", [], [], False),
    ],
)
@pytest.mark.rule("bc-6.11", "bc-15.2")
def test_autokill_looks_at_the_defence_with_all_bonuses(
    scene: Scene, battle: str, helpers: list[str], kept: list[str], reached: bool
) -> None:
    """Clause 6.11: a Defence of 5 is in Zhukov's reach, alone as he is, and no more with any bonus."""
    scene.soviet(ground=["georgy-zhukov"], won=["kharkov"] if battle != "kharkov" else [])
    scene.german(ground=["infantry-division", "panther", *helpers], kept=kept)
    scene.fights(battle)
    if kept:
        scene.passes_until("german", "bonus")
        scene.german.plays(kept[0])
    scene.passes_until("soviet", "fire")

    scene.soviet.chooses("fire", "georgy-zhukov")

    assert (["infantry-division"] if reached else []) == scene.soviet.offered("autokill")


@pytest.mark.parametrize(("ground", "sea"), COMMANDERS)
@pytest.mark.rule("bc-6.12", "bc-6.13", "bc-14.8")
def test_an_assassinated_commander_is_gone_for_good(scene: Scene, ground: list[str], sea: list[str]) -> None:
    """Clause 6.13: General, Admiral or Leader, he lies on no pile and comes back with no new deck."""
    commander = (ground + sea)[0]
    scene.soviet(ground=ground, sea=sea, hand=["tu-2"], deck=["kv-1"], discard=["pe-2"], rest="removed")
    scene.draws("german", "sabotage")
    assert [commander] == scene.german.offered("assassinate")

    scene.german.chooses("assassinate", commander)

    assert commander in scene.removed
    assert ["pe-2"] == scene.soviet.discard
    scene.draws("soviet", "military-buildup")
    if scene.asks("soviet", "leader"):
        scene.soviet.passes()
    assert ["kv-1", "pe-2", "tu-2"] == scene.soviet.hand
    assert [] == scene.soviet.deck + scene.soviet.discard


@pytest.mark.rule("bc-6.12")
def test_every_other_card_is_an_ordinary_unit(scene: Scene) -> None:
    """Clause 6.12: Field Repairs brings any unit back but General, Admiral and Leader."""
    scene.soviet(hand=["pe-2"], rest="discard")
    scene.draws("soviet", "field-repairs")

    offered = set(scene.soviet.offered("repair"))

    generals = {"georgy-zhukov", "konstantin-rokossovsky", "vasily-chuikov"}
    assert set(scene.soviet.discard) - offered == generals | {"stavka", "admiral-nikolai-kuznetsov"}
    assert 25 == len(offered)


@pytest.mark.rule("bc-6.14")
def test_a_leader_lies_in_the_ground_stack_and_takes_no_part(scene: Scene) -> None:
    """Clause 6.14: deployed like a Ground card, left face down, and nobody's target."""
    scene.soviet(hand=["stavka", "t-34-76"])
    scene.german(ground=["panzer-iv"], hand=["panther"])
    scene.starts_turn("soviet")
    scene.soviet.chooses("emergency")
    assert ["stavka", "t-34-76"] == scene.soviet.ground

    scene.fights("smolensk")

    assert (["t-34-76"], ["stavka"]) == (scene.soviet.units, scene.soviet.ground)
    scene.german.fires("panzer-iv", at="t-34-76", number=9)
    assert (["t-34-76"], ["stavka"]) == (scene.soviet.discard, scene.soviet.ground)
    assert ["smolensk"] == scene.german.won


@pytest.mark.rule("bc-6.15")
def test_a_leader_alone_is_no_force(scene: Scene) -> None:
    """Clause 6.15: a side with nothing but its Leader has lost, two such sides do not fight."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["stavka"], hand=["kv-1"])
    scene.fights("smolensk")

    assert (["smolensk"], ["stavka"]) == (scene.german.won, scene.soviet.ground)

    scene.edition("russian-front")
    scene.german(ground=["supreme-command-germany"])
    scene.soviet(ground=["stavka"], hand=["kv-1"])
    scene.fights("smolensk")

    assert ["smolensk"] == scene.spent()
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-6.16")
def test_no_attack_and_no_autokill_reaches_a_leader(scene: Scene) -> None:
    """Clause 6.16: he is left when his whole army is destroyed."""
    scene.soviet(ground=["georgy-zhukov", "t-34-76"])
    scene.german(ground=["supreme-command-germany", "romanian-infantry", "panzer-iii"], hand=["panther"])
    scene.fights("kharkov")
    scene.soviet.chooses("fire", "georgy-zhukov")
    assert ["romanian-infantry"] == scene.soviet.offered("autokill")
    assert ["romanian-infantry", "panzer-iii"] == scene.soviet.offered("shoot")

    scene.soviet.chooses("autokill", "romanian-infantry")
    scene.soviet.fires("t-34-76", at="panzer-iii", number=10)

    assert (["kharkov"], ["supreme-command-germany"]) == (scene.soviet.won, scene.german.ground)


@pytest.mark.rule("bc-6.16")
def test_texts_that_move_any_card_move_a_leader_too(scene: Scene) -> None:
    """Clause 6.16: Sabotage returns him, Redeployment takes him back, supply lines cost him."""
    scene.german(hand=["panther"])
    scene.soviet(ground=["stavka"])
    scene.draws("german", "sabotage")
    scene.german.chooses("return", "stavka")

    assert (["stavka"], []) == (scene.soviet.hand, scene.soviet.ground)

    scene.edition("russian-front")
    scene.german(ground=["supreme-command-germany"], hand=["panther"])
    scene.draws("german", "redeployment")
    scene.german.chooses("take-back", "supreme-command-germany")
    scene.german.deploys("panther")

    assert (["panther"], ["supreme-command-germany"]) == (scene.german.ground, scene.german.hand)

    scene.edition("russian-front")
    scene.german(ground=["supreme-command-germany", "panther"])
    scene.draws("german", "overextended-supply-lines")
    scene.german.chooses("discard", "supreme-command-germany")

    assert (["panther"], ["supreme-command-germany"]) == (scene.german.ground, scene.german.discard)


@pytest.mark.rule("bc-6.16")
def test_a_divided_stack_may_send_a_leader_to_the_hand(scene: Scene) -> None:
    """Clause 6.16: he lies in one of the two piles like any other card."""
    scene.german(hand=["panther"])
    scene.soviet(ground=["stavka", "kv-1"])
    scene.draws("german", "divide-and-conquer")

    scene.soviet.chooses("keep", 2 if scene.soviet.ground == ["stavka"] else 1)

    assert (["stavka"], ["kv-1"]) == (scene.soviet.hand, scene.soviet.ground)
