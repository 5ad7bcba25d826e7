"""Chapter 14, Counterattack: fighting again over a battle that the enemy holds."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

ROAD_TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
ROAD_TO_GERMANY: Final = ["kursk", "winter-counteroffensive", "kharkov"]


@pytest.mark.rule("bc-14.24", "bc-14.25")
def test_a_counterattack_fights_again_over_a_battle_of_the_enemy(scene: Scene) -> None:
    """Clauses 14.24 and 14.25: one of those he holds, instead of drawing, with its player as aggressor."""
    scene.german(ground=["panther"], kept=["counterattack"], won=["smolensk"])
    scene.soviet(ground=["kv-1"], won=["kharkov", "kursk"])
    scene.conflict(["spies-2"])
    scene.starts_turn("german")
    assert ["draw", "play counterattack-4"] == scene.offered

    scene.german.plays("counterattack")

    assert ["kursk", "kharkov"] == scene.german.offered("refight")
    scene.german.chooses("refight", "kharkov")
    assert (["panther"], ["kv-1"]) == (scene.german.units, scene.soviet.units)
    assert scene.asks("german", "fire")
    assert (["counterattack-4"], "spies-2") == (scene.spent(), scene.deck()[0])


@pytest.mark.rule("bc-14.25")
def test_a_counterattack_is_kept_when_drawn(scene: Scene) -> None:
    """Clause 14.25: it is no card of the moment, and comes into question in a later turn."""
    scene.german(hand=["panther"])
    scene.soviet(hand=["kv-1"], won=["kharkov"])
    scene.draws("german", "counterattack-10")
    assert (["counterattack-10"], []) == (scene.german.kept, scene.spent())
    assert scene.asks("soviet", "turn")

    scene.soviet.chooses("emergency")

    assert ["counterattack-10"] == scene.german.offered("play")


@pytest.mark.rule("bc-14.25")
def test_a_counterattack_needs_a_battle_to_fight_again(scene: Scene) -> None:
    """Clause 14.25: battles of ones own and those that nobody holds are none."""
    scene.german(hand=["panther"], kept=["counterattack"], won=["smolensk"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    assert ["draw", "emergency"] == scene.offered
    assert "bc-14.25" == scene.german.refused("play", "counterattack-4")


@pytest.mark.rule("bc-14.25")
def test_a_turn_is_one_counterattack_or_one_draw(scene: Scene) -> None:
    """Clause 14.25: the turn is over after it, however many are kept."""
    scene.german(ground=["panther"], kept=["counterattack-4", "counterattack-10"])
    scene.soviet(hand=["kv-1"], won=["kharkov", "kursk"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")

    scene.german.chooses("refight", "kharkov")
    scene.german.passes()

    assert (["kharkov"], ["counterattack-10"]) == (scene.german.won, scene.german.kept)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.26")
def test_prepared_defences_serve_the_new_defender(scene: Scene) -> None:
    """Clause 14.26: at Sevastopol the Germans are dug in once they hold it, and Sea takes part as before."""
    scene.soviet(ground=["t-34-76"], sea=["kirov"], kept=["counterattack"])
    scene.german(ground=["panther"], sea=["s-boote"], won=["sevastopol"])
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack")

    assert (["kirov", "t-34-76"], ["panther", "s-boote"]) == (scene.soviet.units, scene.german.units)
    assert (10, 8) == (scene.german.defence("panther", "ground"), scene.soviet.defence("t-34-76", "ground"))
    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-14.26")
def test_the_objective_is_that_of_the_new_aggressor(scene: Scene) -> None:
    """Clause 14.26: the Soviet player wins Leningrad back by removing the German Ground units."""
    scene.soviet(ground=["is-2"], kept=["counterattack"])
    scene.german(ground=["panzer-iii"], air=["ju-88"], hand=["tiger-i"], won=["siege-of-leningrad"])
    scene.starts_turn("soviet")
    scene.soviet.plays("counterattack")
    scene.passes_until("soviet", "fire")

    scene.soviet.fires("is-2", at="panzer-iii", number=10)

    assert (["siege-of-leningrad"], ["ju-88"]) == (scene.soviet.won, scene.german.air)


@pytest.mark.rule("bc-14.26")
def test_the_types_that_may_fight_are_those_of_the_card(scene: Scene) -> None:
    """Clause 14.26: no Ground unit of either side comes to the convoys."""
    scene.soviet(ground=["is-2"], sea=["kirov"], kept=["counterattack"])
    scene.german(ground=["panther"], sea=["prinz-eugen"], won=["arctic-convoys"])
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack")

    assert (["kirov"], ["prinz-eugen"]) == (scene.soviet.units, scene.german.units)
    assert (["is-2"], ["panther"]) == (scene.soviet.ground, scene.german.ground)


@pytest.mark.rule("bc-14.27")
def test_the_holder_keeps_the_card_until_he_has_lost(scene: Scene) -> None:
    """Clause 14.27: in the battle it lies before him with its points, then before the winner."""
    scene.german(ground=["panther"], kept=["counterattack"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], won=["kharkov"])
    scene.starts_turn("german")
    scene.german.plays("counterattack")
    assert (["kharkov"], 4, []) == (scene.soviet.won, scene.soviet.points, scene.pending)

    scene.german.fires("panther", at="t-34-76", number=9)

    assert (["kharkov"], 4) == (scene.german.won, scene.german.points)
    assert ([], 0) == (scene.soviet.won, scene.soviet.points)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.27")
def test_a_counterattack_that_fails_leaves_the_card_where_it_is(scene: Scene) -> None:
    """Clause 14.27: the holder has won, so he holds it."""
    scene.german(ground=["panther"], kept=["counterattack"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], won=["kharkov"])
    scene.starts_turn("german")
    scene.german.plays("counterattack")
    scene.passes_until("german", "withdraw")

    scene.german.withdraws_all()

    assert (["kharkov"], []) == (scene.soviet.won, scene.german.won)
    assert (["panther"], ["counterattack-4"]) == (scene.german.ground, scene.spent())
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.28")
def test_prerequisites_do_not_bind_a_counterattack(scene: Scene) -> None:
    """Clause 14.28: Stalingrad is open to a German who holds none of the battles before it."""
    scene.german(ground=["panther"], kept=["counterattack"])
    scene.soviet(ground=["kv-1"], won=["stalingrad", "battle-for-kiev"])
    scene.starts_turn("german")

    scene.german.plays("counterattack")

    assert {"stalingrad", "battle-for-kiev"} == set(scene.german.offered("refight"))


@pytest.mark.parametrize(
    ("count", "open_battles"),
    [(3, ["kursk", "kharkov"]), (4, ["kursk", "battle-for-moscow", "kharkov"])],
)
@pytest.mark.rule("bc-14.28")
def test_moscow_is_attacked_again_only_with_its_prerequisite(
    scene: Scene, count: int, open_battles: list[str]
) -> None:
    """Clause 14.28: the named aggressor of a homeland still needs four of the six."""
    scene.german(ground=["panther"], kept=["counterattack"], won=ROAD_TO_MOSCOW[:count])
    scene.soviet(ground=["kv-1"], won=["kursk", "battle-for-moscow", "kharkov"])
    scene.starts_turn("german")

    scene.german.plays("counterattack")

    assert open_battles == scene.german.offered("refight")


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.rule("bc-14.28")
def test_germany_is_attacked_again_only_with_its_prerequisite(scene: Scene, count: int) -> None:
    """Clause 14.28: and the Soviet player three of the six; without them he has nothing to play for."""
    scene.soviet(hand=["kv-1"], kept=["counterattack"], won=ROAD_TO_GERMANY[:count])
    scene.german(ground=["panther"], won=["battle-for-germany"])
    scene.starts_turn("soviet")

    assert ([] if count == 2 else ["counterattack-4"]) == scene.soviet.offered("play")


@pytest.mark.rule("bc-14.28")
def test_a_homeland_is_freed_whatever_was_required_to_take_it(scene: Scene) -> None:
    """Clause 14.28: the British are not its named aggressor, and nobody holds what Moscow requires."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], kept=["counterattack"])
    scene.barbarossa(ground=["panther"], won=["battle-for-moscow"])
    scene.soviet(fallen="battle-for-moscow")
    scene.starts_turn("british")

    scene.british.plays("counterattack")

    assert scene.asks("british", "fire")
    assert "battle-for-moscow" == scene.rules.cards.ids[scene.state.battle.card]


@pytest.mark.rule("bc-14.29")
def test_a_counterattack_without_forces_on_either_side_changes_nothing(scene: Scene) -> None:
    """Clause 14.29: the holder keeps the battle, the card is spent, the turn is over."""
    scene.german(sea=["prinz-eugen"], kept=["counterattack"])
    scene.soviet(sea=["kirov"], hand=["kv-1"], won=["kharkov"])
    scene.starts_turn("german")

    scene.german.plays("counterattack")

    assert (["kharkov"], ["counterattack-4"]) == (scene.soviet.won, scene.spent())
    assert 1 == len(scene.told("finds-no-forces"))
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize(
    ("german", "soviet", "holder"), [(["panther"], [], "german"), ([], ["kv-1"], "soviet")]
)
@pytest.mark.rule("bc-14.27")
def test_a_counterattack_against_nobody_decides_at_once(
    scene: Scene, german: list[str], soviet: list[str], holder: str
) -> None:
    """Clause 14.27: whoever alone has forces of the types named has won."""
    scene.german(ground=german, kept=["counterattack"])
    scene.soviet(ground=soviet, hand=["is-2"], won=["kharkov"])
    scene.starts_turn("german")

    scene.german.plays("counterattack")

    assert ["kharkov"] == scene.seat(holder).won
    assert ["kharkov"] == scene.german.won + scene.soviet.won
