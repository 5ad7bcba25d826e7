"""Near the end of a worn Conflict deck, when most points will win: what is still tried, and what is not."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import TO_GERMANY, TO_MOSCOW
from tests.games.battlecards.scene import Scene
from tests.players.advice import advice

TANKS: Final = ["t-34-76"] * 4 + ["t-34-85"] * 2 + ["kv-1"] * 2 + ["is-2"]
PANZERS: Final = ["panzer-iv"] * 3 + ["panther"]
# With twelve rebuilds the game ends.
LAST: Final = 11
EARLIER: Final = 8
COUNTERATTACK: Final = "play counterattack-4"
# Battles by points.
THREE: Final = "bialystok-minsk"
FOUR: Final = "sevastopol"
FIVE: Final = "battle-for-kiev"
OTHER_FIVE: Final = "siege-of-leningrad"
MOSCOW: Final = "battle-for-moscow"
BRITAIN: Final = "invasion-of-britain"
# With Moscow 36 points, two less than win the game.
FAR_AHEAD: Final = [
    *("kursk", "winter-counteroffensive", "kerch-feodosia-landing", "black-sea-campaign"),
    *("kharkov", "crossing-of-the-dnieper", "operation-bagration", MOSCOW),
]


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


def wears(scene: Scene, rebuilds: int = LAST, rest: str = "spent") -> None:
    """Lay out a deck that was rebuilt so often, with three cards or, if the *rest* lies in it, many."""
    scene.conflict(rest=rest)
    scene.numbers(9, 10, 11)
    scene.rebuilt(rebuilds)


def on_the_last_turn_in_russia(scene: Scene) -> None:
    """Let the combined game begin a turn of Barbarossa's, with ten cards left on that front."""
    scene.conflict(rest="spent", front="russian-front")
    scene.numbers(*range(1, 11), front="russian-front")
    scene.rebuilt(LAST, front="russian-front")
    scene.starts_turn("barbarossa")


@pytest.mark.parametrize(
    ("rebuilds", "rest", "choice"),
    [(LAST, "spent", COUNTERATTACK), (LAST, "deck", "draw"), (EARLIER, "spent", "draw")],
)
def test_who_is_behind_counterattacks_on_his_last_turn(
    scene: Scene, rebuilds: int, rest: str, choice: str
) -> None:
    scene.german(ground=["panzer-iv"] * 3, kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:4], won=[THREE])
    wears(scene, rebuilds, rest)
    scene.starts_turn("german")

    assert choice == advice(scene)


@pytest.mark.parametrize(
    ("answers", "choice"),
    [({"strict": "on"}, "draw"), ({"reshuffles": "14"}, "draw"), ({"reshuffles": "12"}, COUNTERATTACK)],
)
def test_the_answers_of_the_set_up_say_whether_it_is_the_last_turn(
    scene: Scene, answers: dict[str, str], choice: str
) -> None:
    scene.options(**answers)
    scene.german(ground=["panzer-iv"] * 3, kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:4], won=[THREE])
    wears(scene)
    scene.starts_turn("german")

    assert choice == advice(scene)


def test_nothing_is_tried_for_a_lead_out_of_reach(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"] * 3, kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:4], won=[THREE, FOUR, FIVE])
    wears(scene)
    scene.starts_turn("german")

    assert "draw" == advice(scene)


def test_nothing_is_tried_without_hope(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry"], kept=["counterattack-4"])
    scene.soviet(ground=TANKS, won=[THREE])
    wears(scene)
    scene.starts_turn("german")

    assert "draw" == advice(scene)


@pytest.mark.parametrize(("rest", "choice"), [("spent", COUNTERATTACK), ("deck", "draw")])
def test_who_leads_uses_up_the_deck(scene: Scene, rest: str, choice: str) -> None:
    scene.german(ground=["panzer-iv"] * 3, won=[FIVE], kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:4], won=[THREE])
    wears(scene, rest=rest)
    scene.starts_turn("german")

    assert choice == advice(scene)


@pytest.mark.parametrize(("rebuilds", "choice"), [(LAST, OTHER_FIVE), (EARLIER, THREE)])
def test_the_battle_that_turns_the_lead_is_fought_again(scene: Scene, rebuilds: int, choice: str) -> None:
    """The ships defend Leningrad, but not Minsk, whose three points are not enough."""
    scene.german(ground=["panzer-iii"], kept=["counterattack-4"])
    scene.soviet(ground=["partisans"], sea=["kirov", "krasny-kavkaz"], won=[THREE, OTHER_FIVE])
    wears(scene, rebuilds)
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")

    assert f"refight {choice}" == advice(scene)


@pytest.mark.parametrize(("rebuilds", "choice"), [(LAST, "decline"), (EARLIER, "attack")])
def test_who_is_behind_does_not_use_up_the_deck_for_too_few_points(
    scene: Scene, rebuilds: int, choice: str
) -> None:
    scene.german(ground=PANZERS)
    scene.soviet(ground=TANKS[:2], won=[FIVE, OTHER_FIVE])
    wears(scene, rebuilds)
    scene.draws("german", "smolensk")

    assert choice == advice(scene)


@pytest.mark.parametrize(("own", "other", "choice"), [([], [FOUR], "decline"), ([THREE], [FOUR], "attack")])
def test_who_is_behind_attacks_if_that_may_turn_the_lead(
    scene: Scene, own: list[str], other: list[str], choice: str
) -> None:
    scene.german(ground=["panzer-iv"] * 3, won=own)
    scene.soviet(ground=TANKS[:6], won=other)
    wears(scene)
    scene.draws("german", "smolensk")

    assert choice == advice(scene)


@pytest.mark.parametrize(("rebuilds", "choice"), [(LAST, "decline"), (EARLIER, "attack")])
def test_a_small_lead_is_not_put_at_stake(scene: Scene, rebuilds: int, choice: str) -> None:
    scene.german(ground=PANZERS, won=[FOUR])
    scene.soviet(ground=TANKS[:2], won=[THREE])
    wears(scene, rebuilds)
    scene.draws("german", "smolensk")

    assert choice == advice(scene)


def test_who_leads_attacks_where_a_defeat_costs_nothing(scene: Scene) -> None:
    scene.german(ground=PANZERS, won=[FIVE])
    scene.soviet(ground=TANKS[:4])
    wears(scene)
    scene.draws("german", "smolensk")

    assert "attack" == advice(scene)


@pytest.mark.parametrize(
    ("partner", "choice"), [([], COUNTERATTACK), (["battle-of-france", "norway"], "draw")]
)
def test_the_points_of_partners_count_together(scene: Scene, partner: list[str], choice: str) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"], won=partner)
    scene.british(ground=["cromwell"])
    scene.barbarossa(ground=["panzer-iv"] * 3, kept=["counterattack-4"])
    scene.soviet(ground=TANKS[:4], won=[THREE])
    on_the_last_turn_in_russia(scene)

    assert choice == advice(scene)


@pytest.mark.parametrize(("rebuilds", "choice"), [(LAST, COUNTERATTACK), (EARLIER, "draw")])
def test_what_wins_the_game_is_tried_whatever_the_points_are(
    scene: Scene, rebuilds: int, choice: str
) -> None:
    scene.german(ground=["panzer-iv"] * 3, kept=["counterattack-4"], won=TO_MOSCOW)
    scene.soviet(ground=TANKS[:4], won=FAR_AHEAD)
    wears(scene, rebuilds)
    scene.starts_turn("german")

    assert choice == advice(scene)


@pytest.mark.parametrize(("is_out", "choice"), [(True, COUNTERATTACK), (False, "draw")])
def test_the_game_is_not_won_while_another_enemy_stands(scene: Scene, is_out: bool, choice: str) -> None:
    """Who falls loses all his points: those of the partner must be enough to lead without them."""
    scene.edition("combined")
    if is_out:
        scene.german(ground=["western-panzer-iv"], won=[BRITAIN])
        scene.british(fallen=BRITAIN)
    else:
        scene.german(ground=["western-panzer-iv"])
        scene.british(ground=["cromwell"], won=[*TO_GERMANY["western-battle-for-germany"], BRITAIN])
    scene.barbarossa(ground=["panzer-iv"] * 3, kept=["counterattack-4"], won=TO_MOSCOW)
    scene.soviet(ground=TANKS[:4], won=FAR_AHEAD)
    on_the_last_turn_in_russia(scene)

    assert choice == advice(scene)


def test_who_falls_loses_the_points_by_which_he_leads(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"])
    scene.british(ground=["cromwell"])
    scene.barbarossa(ground=["panzer-iv"] * 3, kept=["counterattack-4"], won=TO_MOSCOW)
    scene.soviet(ground=TANKS[:4], won=FAR_AHEAD)
    on_the_last_turn_in_russia(scene)

    assert COUNTERATTACK == advice(scene)
