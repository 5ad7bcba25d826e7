"""Chapter 7, stalemate: when nobody can hit, and what is counted for it."""

from __future__ import annotations

import pytest

from eastfront.games.battlecards.tables import NOT_APPLICABLE
from tests.games.battlecards.reprinting import reprint
from tests.games.battlecards.scene import Scene


@pytest.mark.rule("bc-7.1", "bc-7.4")
@pytest.mark.parametrize(
    ("edition", "battle", "aggressor", "own", "defender", "enemy"),
    [
        ("russian-front", "smolensk", "german", ("air", "bf-109"), "soviet", ("ground", "kv-1")),
        ("russian-front", "kharkov", "soviet", ("ground", "t-34-76"), "german", ("air", "i-16-rata")),
        (
            "western",
            "norway",
            "german",
            ("ground", "western-panzer-iv"),
            "british",
            ("sea", "t-class-submarine"),
        ),
        ("combined", "arctic-convoys", "barbarossa", ("sea", "prinz-eugen"), "soviet", ("air", "yak-9")),
    ],
)
def test_in_a_stalemate_the_aggressor_withdraws_and_the_defender_scores(
    scene: Scene,
    edition: str,
    battle: str,
    aggressor: str,
    own: tuple[str, str],
    defender: str,
    enemy: tuple[str, str],
) -> None:
    """Clause 7.1: it shows at the start of the first round; nobody is asked, no unit is lost."""
    scene.edition(edition)
    for name, (stack, unit) in ((aggressor, own), (defender, enemy)):
        scene.seat(name)(
            ground=[unit] * (stack == "ground"), air=[unit] * (stack == "air"), sea=[unit] * (stack == "sea")
        )
    scene.fights(battle)

    winner = scene.seat(defender)
    assert ([battle], 1) == (winner.won, len(scene.told("stalemate")))
    assert winner.points == scene.rules.cards.victory[scene.game.names.card(battle)]
    assert {"bc-7.1"} == {notice.rule for notice in scene.told("stalemate") + scene.told("withdraws")}
    for name, (_, unit) in ((aggressor, own), (defender, enemy)):
        assert [unit] == scene.seat(name).ground + scene.seat(name).air + scene.seat(name).sea


@pytest.mark.rule("bc-7.2")
@pytest.mark.parametrize(
    ("battle", "first", "second"), [("smolensk", "german", "soviet"), ("kharkov", "soviet", "german")]
)
def test_nothing_is_forced_while_one_side_can_hit(scene: Scene, battle: str, first: str, second: str) -> None:
    """Clause 7.2: a tank that cannot reach a fighter may stay, as defender and as aggressor."""
    scene.german(air=["bf-109"])
    scene.soviet(ground=["t-34-76"])
    scene.fights(battle)
    assert scene.asks("german", "fire")

    for _ in range(3):
        scene.passes_until(first, "withdraw")
        scene.seat(first).passes()
        scene.seat(second).passes()

    assert (4, []) == (len(scene.told("begins-round")), scene.told("stalemate"))
    assert (["bf-109"], ["t-34-76"]) == (scene.german.units, scene.soviet.units)


@pytest.mark.rule("bc-7.3")
@pytest.mark.parametrize(
    ("battle", "air", "tank", "stalemate"),
    [
        # A fighter's 6 against a tank's 5, then against 6 by prepared defences.
        ("smolensk", ["bf-109"], True, False),
        ("sevastopol", ["bf-109"], True, True),
        # An aircraft's 8 against a submarine's 9, then 11 with a fighter to support it, which has 5.
        ("arctic-convoys", ["hs-129"], False, True),
        ("arctic-convoys", ["bf-109"], False, True),
        ("arctic-convoys", ["hs-129", "bf-109"], False, False),
        # Two fighters support nobody.
        ("arctic-convoys", ["bf-109", "bf-109"], False, True),
    ],
)
def test_prepared_defences_and_possible_support_count(
    scene: Scene, battle: str, air: list[str], tank: bool, stalemate: bool
) -> None:
    """Clause 7.3: what some allocation would let a unit hit is no stalemate."""
    scene.german(air=air)
    scene.soviet(ground=["t-34-76"] if tank else [], sea=[] if tank else ["shchuka-class-submarine"])

    scene.fights(battle)

    assert stalemate == bool(scene.told("stalemate"))


@pytest.mark.rule("bc-7.3")
@pytest.mark.parametrize(("admirals", "stalemate"), [([], True), (["admiral-erich-raeder"], False)])
def test_the_bonus_of_a_commander_counts(scene: Scene, admirals: list[str], stalemate: bool) -> None:
    """Clause 7.3: a cruiser's 7 against a fighter's 7 is 8 with an Admiral, whose own is 7 too."""
    scene.german(sea=["prinz-eugen", *admirals])
    scene.soviet(air=["yak-9"])

    scene.fights("arctic-convoys")

    assert stalemate == bool(scene.told("stalemate"))


@pytest.mark.rule("bc-7.3")
def test_the_bonus_of_an_enemy_commander_counts(scene: Scene) -> None:
    """Clause 7.3: Chuikov lifts a tank's 5 against Air above the 6 of a fighter."""
    scene.german(air=["bf-109"])
    scene.soviet(ground=["t-34-76", "vasily-chuikov"])

    scene.fights("smolensk")

    assert 1 == len(scene.told("stalemate"))


@pytest.mark.rule("bc-7.3")
@pytest.mark.parametrize(("carrier", "stalemate"), [("hms-ark-royal", False), ("t-class-submarine", True)])
def test_the_points_of_an_air_group_count(scene: Scene, carrier: str, stalemate: bool) -> None:
    """Clause 7.3: a carrier's 6 against a tank's 7 may become 16."""
    scene.edition("western")
    scene.german(ground=["western-panzer-iv"])
    scene.british(sea=[carrier])

    scene.fights("norway")

    assert stalemate == bool(scene.told("stalemate"))
    assert stalemate != scene.asks("british", "air-group")


@pytest.mark.rule("bc-7.3", "bc-5.10")
def test_no_bonus_counts_on_an_attack_that_is_not_applicable(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clause 7.3: ten points of a carrier printed without an attack on Ground units are nothing to a tank."""
    reprint(monkeypatch, "hms-ark-royal", "attack", NOT_APPLICABLE, against="ground")
    scene.edition("western")
    scene.german(ground=["western-panzer-iv"])
    scene.british(sea=["hms-ark-royal"])

    scene.fights("norway")

    assert 1 == len(scene.told("stalemate"))


@pytest.mark.rule("bc-7.3")
@pytest.mark.parametrize(("unit", "stalemate"), [("georgy-zhukov", False), ("kv-1", True)])
def test_autokill_counts(scene: Scene, monkeypatch: pytest.MonkeyPatch, unit: str, stalemate: bool) -> None:
    """Clause 7.3: a General printed without an attack still reaches a Defence of 3; a tank does not."""
    reprint(monkeypatch, unit, "attack", NOT_APPLICABLE, against="ground")
    scene.soviet(ground=[unit])
    scene.german(ground=["romanian-infantry"])

    scene.fights("kharkov")

    assert stalemate == bool(scene.told("stalemate"))


@pytest.mark.rule("bc-7.1", "bc-5.11")
@pytest.mark.parametrize(("defence", "stalemate"), [(19, False), (20, True)])
def test_an_attack_higher_than_a_defence_of_twenty_cannot_hit(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, defence: int, stalemate: bool
) -> None:
    """Clause 7.1: no Action Number lies between, so nothing could be hit."""
    reprint(monkeypatch, "tiger-i", "attack", 22, against="ground")
    reprint(monkeypatch, "kv-1", "attack", NOT_APPLICABLE, against="ground")
    reprint(monkeypatch, "kv-1", "defence", defence, against="ground")
    scene.german(ground=["tiger-i"])
    scene.soviet(ground=["kv-1"])

    scene.fights("smolensk")

    assert stalemate == bool(scene.told("stalemate"))


@pytest.mark.rule("bc-7.4")
def test_a_stalemate_that_comes_about_in_a_round_shows_at_the_start_of_the_next(scene: Scene) -> None:
    """Clause 7.4: after the last shot both may still withdraw; then the round is seen to be useless."""
    scene.german(ground=["panzer-iv"], air=["bf-109"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.fights("smolensk")
    scene.soviet.awaits_fire("kv-1")

    scene.soviet.fires("kv-1", at="panzer-iv", number=8)

    assert [] == scene.told("stalemate")
    assert scene.asks("german", "withdraw")
    scene.german.passes()
    assert scene.asks("soviet", "withdraw")
    scene.soviet.passes()
    assert (2, 1) == (len(scene.told("begins-round")), len(scene.told("stalemate")))
    assert (["smolensk"], ["bf-109"]) == (scene.soviet.won, scene.german.air)


@pytest.mark.rule("bc-7.4")
def test_a_withdrawal_may_leave_a_stalemate(scene: Scene) -> None:
    """Clause 7.4: who sends the last unit home that could hit is out of the battle."""
    scene.german(ground=["panzer-iv"], air=["bf-109"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")

    scene.german.withdraws("panzer-iv")
    scene.german.passes()
    scene.soviet.passes()

    assert 1 == len(scene.told("stalemate"))
    assert (["panzer-iv"], ["bf-109"]) == (scene.german.ground, scene.german.air)
    assert ["smolensk"] == scene.soviet.won


@pytest.mark.rule("bc-7.5")
@pytest.mark.parametrize(("battle", "winner"), [("smolensk", "soviet"), ("kharkov", "german")])
def test_unplayed_kept_cards_do_not_count(scene: Scene, battle: str, winner: str) -> None:
    """Clause 7.5: Air Superiority would make 9 of the fighter's 6 against 6, but nobody asks for it."""
    scene.german(air=["bf-109"], kept=["air-superiority"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.fights(battle)
    assert scene.asks("german", "delay")

    scene.german.passes()

    assert 1 == len(scene.told("stalemate"))
    assert (["air-superiority-7"], [battle]) == (scene.german.kept, scene.seat(winner).won)
