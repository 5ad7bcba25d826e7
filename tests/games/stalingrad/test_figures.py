"""What a table shows of the rules agrees with the rules, in known positions and through random games."""

from __future__ import annotations

from typing import Any, Final

import pytest

from eastfront.games.stalingrad.ground import controller, count_controlled, yield_of
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.state import DESTROYED, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import NO_SEAT, SIDES
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from tests.games.stalingrad.cardplay import battle, unanswered
from tests.games.stalingrad.naming import card_ids, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, FORCE, defends

MAMAYEV: Final = "mamayev-kurgan"
BARRIKADY: Final = "barrikady-gun-factory"
TRACTORS: Final = "dzerzhinsky-tractor-works"
GERMAN: Final = 0
SOVIET: Final = 1
SEEDS: Final = 4
ZONE_VERBS: Final = ("place", "enter")


def figures(scene: Scene, side: str | None = "german") -> Any:
    """Return what is shown to a side, or to a spectator."""
    return scene.game.figures(scene.game.view(scene.state, None if side is None else SIDES.index(side)))


@pytest.mark.rule("sg-3.1", "sg-3.3")
def test_a_location_is_held_by_whoever_stands_there_alone(scene: Scene) -> None:
    forces = ["71st-infantry-division", FORCE["german"]]
    scene.german(control={1: [forces[0]], 2: [forces[1]]}, perimeter={3: ["16th-panzer-division"]})
    scene.soviet(control={2: [FORCE["soviet"]], 4: ["95th-rifle-division"]})
    scene.starts_actions("german")

    found = figures(scene)

    assert [GERMAN, None, None, SOVIET, None] == [each["holder"] for each in found["locations"]]
    assert [False, True, False, False, False] == [each["contested"] for each in found["locations"]]
    assert [1, 1] == found["held"]


@pytest.mark.rule("sg-3.4")
def test_markers_hold_empty_locations_where_they_are_in_play(scene: Scene) -> None:
    scene.options(control="markers")
    scene.holders({1: "german"})
    scene.starts_actions("german")

    found = figures(scene, None)

    assert [GERMAN, *[SOVIET] * 4] == [each["holder"] for each in found["locations"]]
    assert [1, 4] == found["held"]


@pytest.mark.rule("sg-3.7", "sg-3.11", "sg-3.13")
def test_rubble_lowers_the_yield_and_a_destroyed_location_may_lose_its_notes(scene: Scene) -> None:
    scene.row(MAMAYEV, TRACTORS, BATTLEFIELD)
    scene.rubble({MAMAYEV: "destroyed", TRACTORS: "destroyed", BATTLEFIELD: 3})
    scene.starts_actions("german")

    kept, lost, plain, *_ = figures(scene)["locations"]

    assert [True, True, False] == [each["destroyed"] for each in (kept, lost, plain)]
    assert [0, 0, 2] == [each["rations"] for each in (kept, lost, plain)]
    note = {
        "question": "draw",
        "amount": 1,
        "holder": None,
        "types": [],
        "first": False,
        "attacking": False,
    }
    assert [[note], [], []] == [each["notes"] for each in (kept, lost, plain)]


@pytest.mark.rule("sg-10.18")
def test_notes_name_the_side_they_are_for_and_what_they_are_about(scene: Scene) -> None:
    scene.row("central-volga-landing", TRACTORS)
    scene.starts_actions("german")

    landing, tractors, *_ = figures(scene)["locations"]

    assert [("price", SOVIET, True), ("toll", GERMAN, False)] == [
        (note["question"], note["holder"], note["first"]) for note in landing["notes"]
    ]
    assert [("price", ["tanks"])] == [(note["question"], note["types"]) for note in tractors["notes"]]


@pytest.mark.rule("sg-7.12", "sg-7.13")
@pytest.mark.parametrize(("flips", "attacking"), [("both", False), ("one", True)])
def test_cards_that_a_note_turns_up_are_only_for_attackers_where_only_they_turn_up_any(
    scene: Scene, flips: str, attacking: bool
) -> None:
    scene.options(flips=flips)
    scene.row(BARRIKADY, MAMAYEV)
    scene.starts_actions("german")

    gun_factory, hill, *_ = figures(scene)["locations"]

    assert [("flips", attacking)] == [(note["question"], note["attacking"]) for note in gun_factory["notes"]]
    assert [("draw", False)] == [(note["question"], note["attacking"]) for note in hill["notes"]]


@pytest.mark.rule("sg-8.18")
def test_medals_count_as_combat_for_forces_on_the_table(scene: Scene) -> None:
    scene.german(control={1: [FORCE["german"]]}, medals={FORCE["german"]: 2})
    scene.soviet(perimeter={1: [FORCE["soviet"]]})
    scene.starts_actions("german")

    assert {FORCE["german"]: 6, FORCE["soviet"]: 5} == figures(scene)["combat"]


@pytest.mark.rule("sg-12.40")
def test_a_contribution_that_is_struck_out_is_marked_and_not_counted(scene: Scene) -> None:
    battle(scene, "german", german=["stuka-dive-bombers"], soviet=["hugging-the-enemy"])
    scene.passes_until("german", "event")
    unanswered(scene, "german", "stuka-dive-bombers")
    before = figures(scene)["battle"][GERMAN]
    unanswered(scene, "soviet", "hugging-the-enemy")
    after = figures(scene)["battle"][GERMAN]

    stuka = {"source": "stuka-dive-bombers", "amount": 4}
    assert {**stuka, "struck": False} in before["entries"]
    assert {**stuka, "struck": True} in after["entries"]
    assert before["total"] - 4 == after["total"] == scene.german.total


def test_a_battle_has_no_totals_before_its_attackers_are_known(scene: Scene) -> None:
    scene.german(control={1: [FORCE["german"], "71st-infantry-division"]})
    scene.soviet(control={1: [FORCE["soviet"]]})
    scene.row(BATTLEFIELD)
    scene.starts_actions("german")
    quiet = figures(scene)["battle"]
    scene.german.chooses("attack", BATTLEFIELD)

    assert quiet is None
    assert [None, None] == [side["total"] for side in figures(scene)["battle"]]


@pytest.mark.rule("sg-8.3")
def test_a_force_that_retreats_is_told_apart_from_those_that_stand(scene: Scene) -> None:
    forces = [FORCE["soviet"], "95th-rifle-division"]
    seat = defends(scene, "soviet", forces, losses=4)
    before = figures(scene)["battle"][SOVIET]
    seat.chooses("retreat", forces[0])

    assert [] == before["retreated"]
    assert [forces[0]] == figures(scene)["battle"][SOVIET]["retreated"]


@pytest.mark.rule("sg-12.22")
def test_ignored_losses_are_told_with_the_side_that_ignores_them(scene: Scene) -> None:
    battle(scene, "german", soviet=["order-no-227"])
    scene.passes_until("soviet", "event")
    unanswered(scene, "soviet", "order-no-227")

    assert [0, 3] == [side["ignores"] for side in figures(scene)["battle"]]


@pytest.mark.rule("sg-2.8")
def test_the_set_up_shows_who_may_be_chosen_and_who_is_to_be_placed(scene: Scene) -> None:
    scene.opens()
    first = figures(scene, "soviet")
    scene.soviet.chooses("choose", FORCE["soviet"])
    rest = figures(scene, "soviet")
    scene.soviet.chooses("end")

    assert FORCE["soviet"] in first["muster"][SOVIET]
    assert len(first["muster"][SOVIET]) - 1 == len(rest["muster"][SOVIET])
    assert first["traveller"] is None
    assert {"force": FORCE["soviet"], "zone": "chosen/2"} == figures(scene, "soviet")["traveller"]


def test_the_force_that_moves_is_shown_where_it_stands(scene: Scene) -> None:
    scene.german(perimeter={3: [FORCE["german"]]})
    scene.starts_actions("german")
    before = figures(scene)["traveller"]
    scene.german.chooses("move", FORCE["german"])

    assert before is None
    assert {"force": FORCE["german"], "zone": "perimeter-3/1"} == figures(scene, None)["traveller"]


def test_the_turns_of_a_game_end_where_its_set_up_says(scene: Scene) -> None:
    scene.options(turn_cap="7")
    scene.starts_actions("german")

    assert 7 == figures(scene)["turn_cap"]


def check(state: StalingradState, found: Any, offered: list[str]) -> None:
    """Compare what is shown with the state and with what is offered."""
    rules = game()
    tables = state.rules.cards
    holders = [int(controller(state, slot)) for slot in range(SLOTS)]
    assert [None if holder == NO_SEAT else holder for holder in holders] == [
        each["holder"] for each in found["locations"]
    ]
    assert [int(yield_of(state, slot)) for slot in range(SLOTS)] == [
        each["rations"] for each in found["locations"]
    ]
    assert [rubble == DESTROYED for rubble in state.rubble] == [
        each["destroyed"] for each in found["locations"]
    ]
    assert [int(count_controlled(state, seat)) for seat in range(2)] == found["held"]
    for seat, side in enumerate(found["battle"] or []):
        if side["total"] is not None:
            assert int(total_of(state.battle, seat, tables)) == side["total"]
    for seat, forces in enumerate(found["muster"]):
        pile = [] if state.settled else card_ids([int(force) for force in state.seats[seat].pile.cards])
        assert sorted(pile) == sorted(forces)
    asks_for_zone = any(name.startswith(ZONE_VERBS) for name in offered)
    assert asks_for_zone == (found["traveller"] is not None)
    if found["traveller"]:
        assert found["traveller"]["force"] in rules.zones(state)[found["traveller"]["zone"]]


@pytest.mark.parametrize("control", ["presence", "markers"])
def test_random_games_are_shown_as_the_rules_have_them(control: str) -> None:
    setup = Setup("stalingrad", "standard", 2, {"control": control})
    seen: set[str] = set()
    for seed in range(SEEDS):
        state, dice = game().new(setup, key_of_seed(seed)), Dice(seed)
        while (decision := game().decision(state)) is not None:
            offered = [game().option_name(option) for option in decision.options]
            found = game().figures(game().view(state, None))
            check(state, found, offered)
            assert found == game().figures(game().view(state, decision.seat))
            seen.update(key for key, value in found.items() if value)
            game().apply(state, decision.options[dice.below(len(decision.options))])
        check(state, game().figures(game().view(state, None)), [])

    assert {"locations", "held", "muster", "combat", "traveller", "turn_cap", "battle"} == seen
