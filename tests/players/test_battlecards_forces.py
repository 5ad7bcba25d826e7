"""Single choices of Recruit outside battles: forces, covert cards, emergencies and aid."""

from __future__ import annotations

import pytest

from tests.games.battlecards.scene import Scene
from tests.players.advice import advice, follow


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


def test_it_deploys_strong_units_for_the_battles_that_are_open(scene: Scene) -> None:
    """Most battles are fought on the ground and in the air, so ships wait."""
    scene.german(
        hand=["romanian-infantry", "panther", "s-boote", "ju-87-stuka", "tiger-i", "type-vii-u-boat"]
    )
    scene.soviet(hand=["kv-1"] * 2 + ["rifle-division"] * 4)
    scene.opens()

    assert ["deploy panther", "deploy tiger-i", "deploy ju-87-stuka"] == follow(scene, "german", "forces")


def test_it_deploys_ships_once_only_sea_battles_are_left(scene: Scene) -> None:
    battles = ["battle-for-kiev", "bialystok-minsk", "smolensk", "stalingrad", "kursk", "kharkov"]
    battles += ["winter-counteroffensive", "crossing-of-the-dnieper"]
    scene.german(hand=["panzer-iv", "prinz-eugen"], deck=["romanian-infantry"] * 1, won=battles[:4])
    scene.soviet(won=[*battles[4:], "operation-bagration", "battle-for-germany", "battle-for-moscow"])
    scene.conflict(["general-mobilization"])
    scene.starts_turn("german")
    scene.german.chooses("draw")

    chosen = follow(scene, "german", "deploy")

    assert "deploy prinz-eugen" in chosen


def test_it_counts_what_a_leader_adds_and_asks_for_his_help(scene: Scene) -> None:
    scene.german(ground=["supreme-command-germany"], hand=["panther"] * 2 + ["tiger-i", "panzer-iv"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "military-buildup-3")

    assert ["use supreme-command-germany"] == follow(scene, "german", "leader")
    assert 4 == len(follow(scene, "german", "deploy"))


def test_it_deploys_more_when_mobilization_finds_it_behind(scene: Scene) -> None:
    scene.german(hand=["panther"] * 2 + ["tiger-i", "panzer-iv", "stug-iii"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "general-mobilization")

    follow(scene, "german", "deploy")

    assert 4 == len(scene.german.ground) + len(scene.german.air) + len(scene.german.sea)


def test_it_discards_poor_cards_and_keeps_good_ones(scene: Scene) -> None:
    scene.german(hand=["s-boote", "romanian-infantry", "panther", "panther", "tiger-i", "fw-190"])
    scene.draws("german", "military-buildup-3")
    follow(scene, "german", "deploy")

    assert ["discard romanian-infantry", "discard s-boote", "end"] == follow(scene, "german", "discard")
    assert ["panther"] == scene.german.hand


def test_it_discards_the_poorest_down_to_the_limit(scene: Scene) -> None:
    hand = ["romanian-infantry", "panther", "panther", "tiger-i", "erich-von-manstein", "s-boote"]
    scene.german(hand=hand, deck=["panzer-iv", "stug-iii", "stug-iii", "fw-190"])
    scene.draws("german", "naval-reinforcements")
    follow(scene, "german", "deploy")

    follow(scene, "german", "discard")

    assert 6 == len(scene.german.hand)
    assert {"panther", "tiger-i", "erich-von-manstein"} <= set(scene.german.hand)


def test_it_exchanges_poor_forces_for_better_ones(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry", "panther"], hand=["tiger-i", "s-boote"])
    scene.draws("german", "redeployment")

    assert ["take-back romanian-infantry", "end"] == follow(scene, "german", "take-back")
    assert ["deploy tiger-i"] == follow(scene, "german", "deploy")


def test_it_repairs_the_best_unit(scene: Scene) -> None:
    scene.german(discard=["romanian-infantry", "tiger-i", "s-boote"])
    scene.draws("german", "field-repairs")

    assert "repair tiger-i" == advice(scene)


def test_it_gives_up_the_cheapest_forces(scene: Scene) -> None:
    scene.german(ground=["tiger-i", "panther", "romanian-infantry", "panzer-iv"], sea=["s-boote"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "overextended-supply-lines")

    assert {"discard romanian-infantry", "discard s-boote"} == set(follow(scene, "german", "shed"))


def test_cards_that_come_last_count_before_they_can_be_picked(scene: Scene) -> None:
    """Two must go, in ascending order: the boats are not offered before another has gone."""
    scene.german(ground=["erich-von-manstein", "heinz-guderian"], sea=["z-class-destroyer", "s-boote"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "overextended-supply-lines")
    assert "discard s-boote" not in scene.offered

    assert ["discard z-class-destroyer", "discard s-boote"] == follow(scene, "german", "shed")


@pytest.mark.parametrize(("enemies", "choice"), [(9, "emergency"), (4, "draw")])
def test_it_deploys_its_hand_only_when_it_is_far_behind(scene: Scene, enemies: int, choice: str) -> None:
    scene.german(ground=["panzer-iv"] * 3, hand=["panther", "tiger-i"])
    scene.soviet(ground=(["t-34-76"] * 4 + ["rifle-division"] * 5)[:enemies])
    scene.starts_turn("german")

    assert choice == advice(scene)


@pytest.mark.parametrize(
    ("card", "choice"), [("spies", "end"), ("sabotage", "play"), ("captured-equipment", "play")]
)
def test_it_foils_what_costs_units(scene: Scene, card: str, choice: str) -> None:
    scene.german(ground=["panther", "tiger-i"], kept=["counter-intelligence-2"])
    scene.soviet(ground=["kv-1"])
    scene.draws("soviet", card)

    assert choice == advice(scene).partition(" ")[0]


def test_it_looks_where_it_knows_least(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], air=["yak-9", "la-5fn", "pe-2", "tu-2"], hand=["is-2"])
    scene.draws("german", "spies")

    assert "look air" == advice(scene)


def test_it_kills_commanders_and_sends_back_the_best_otherwise(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["georgy-zhukov", "kv-1"], air=["i-16-rata", "il-2-shturmovik"])
    scene.draws("german", "sabotage")
    assert "sabotage ground" == advice(scene)

    scene.german.chooses("sabotage", "ground")
    assert "assassinate georgy-zhukov" == advice(scene)


def test_it_sends_back_the_best_card_where_no_commander_is(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], air=["i-16-rata", "il-2-shturmovik"])
    scene.draws("german", "sabotage")
    scene.german.chooses("sabotage", "air")

    assert "return il-2-shturmovik" == advice(scene)


def test_it_divides_the_greatest_stack_and_keeps_the_better_pile(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["is-2", "kv-1", "t-34-76", "partisans", "rifle-division"], air=["yak-9", "pe-2"])
    scene.draws("german", "divide-and-conquer")
    assert "divide ground" == advice(scene)
    scene.german.chooses("divide", "ground")

    follow(scene, "soviet", "keep")

    assert "is-2" in scene.soviet.ground


@pytest.mark.parametrize(("enemies", "choice"), [(1, "play"), (8, "draw")])
def test_it_fights_again_for_a_battle_that_it_would_win(scene: Scene, enemies: int, choice: str) -> None:
    scene.german(ground=["panther"] * 2 + ["tiger-i", "panzer-iv"], kept=["counterattack-4"])
    scene.soviet(
        ground=(["t-34-76"] * 4 + ["kv-1"] * 2 + ["t-34-85"] * 2)[:enemies], won=["kharkov", "kursk"]
    )
    scene.starts_turn("german")
    assert choice == advice(scene).partition(" ")[0]

    if choice == "play":
        scene.german.plays("counterattack-4")
        assert "refight kursk" == advice(scene)


def test_it_frees_its_partner_first(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(ground=["cromwell"] * 2 + ["churchill-tank"] * 2, kept=["western-counterattack-4"])
    scene.barbarossa(ground=["romanian-infantry"], won=["battle-for-moscow"])
    scene.german(ground=["western-panzer-iv"], won=["normandy"])
    scene.soviet(fallen="battle-for-moscow")
    scene.starts_turn("british")
    scene.british.plays(scene.british.offered("play")[0])

    assert "refight battle-for-moscow" == advice(scene)


def test_it_takes_a_battle_that_nobody_contests(scene: Scene) -> None:
    scene.edition("combined")
    scene.barbarossa(ground=["panther"], won=["battle-for-moscow"])
    scene.soviet(fallen="battle-for-moscow")
    scene.draws("barbarossa", "smolensk")

    assert "take" == advice(scene)


def test_it_sends_forces_to_a_partner_in_need(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"])
    scene.british(ground=["cromwell"] * 2 + ["churchill-tank"] * 2, air=["spitfire"] * 4)
    scene.barbarossa(ground=["panther"] * 2 + ["tiger-i"] + ["panzer-iv"] * 3, air=["bf-109"] * 3)
    scene.soviet(ground=["rifle-division"])
    scene.starts_turn("barbarossa")
    assert "transfer" == advice(scene)
    scene.barbarossa.chooses("transfer")

    follow(scene, "barbarossa", "transfer")

    assert 4 == len(scene.german.ground) + len(scene.german.air)


def test_it_keeps_its_forces_while_it_needs_them_itself(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"])
    scene.british(ground=["cromwell"] * 2 + ["churchill-tank"] * 2, air=["spitfire"] * 4)
    scene.barbarossa(ground=["panther"] * 2 + ["tiger-i"] + ["panzer-iv"] * 3)
    scene.soviet(ground=["kv-1"] * 2 + ["t-34-76"] * 4)
    scene.starts_turn("barbarossa")

    assert "draw" == advice(scene)


def test_forces_are_not_sent_round_in_circles(scene: Scene) -> None:
    """Each of the two strong players would be the weak one without what he could send."""
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"] * 3 + ["western-panther"])
    scene.british(ground=["british-infantry-division"] * 2)
    scene.barbarossa(ground=["infantry-division"] * 2)
    scene.soviet(ground=["t-34-76"] * 4)
    scene.starts_turn("german")

    assert "draw" == advice(scene)
    scene.german.draws("western-counterattack-4")
    scene.british.draws("western-counterattack-10")
    scene.barbarossa.draws("counterattack-4")
    assert "draw" == advice(scene)


def test_partners_exchange_cards_that_serve_the_other_better(scene: Scene) -> None:
    """Ships are worth more in the West, which has more battles at sea."""
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"] * 3, hand=["western-king-tiger"])
    scene.british(ground=["cromwell"] * 2)
    scene.barbarossa(ground=["panther"] * 2, hand=["prinz-eugen", "tiger-i"])
    scene.soviet(ground=["kv-1"] * 2)
    scene.starts_turn("barbarossa")
    scene.barbarossa.chooses("exchange")

    assert "give prinz-eugen" == advice(scene)
