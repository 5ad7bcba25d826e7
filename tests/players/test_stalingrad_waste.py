"""What sense leaves out of turns and battles of Stalingrad, and what it must leave in."""

from __future__ import annotations

import pytest

from eastfront.players.scripted.stalingrad.sense.filter import sensible
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import PLAIN, QUIET_ROW, spread

REGIMENT = "369th-croatian-reinforced-regiment"
GUARDS = ["13th-guards-rifle-division", "37th-guards-rifle-division"]
SPARE = "113th-infantry-division"
ALONE = ["295th-infantry-division", "389th-infantry-division", "94th-infantry-division"]
PAIR = ["297th-infantry-division", SPARE]


@pytest.fixture
def scene() -> Scene:
    """A game at quiet Locations, to be laid out."""
    scene = Scene()
    scene.row(*QUIET_ROW)
    return scene


def left_out(scene: Scene) -> set[str]:
    """Return the names of the options that sense leaves out now."""
    view = game().view(scene.state, int(scene.state.asked))
    options = list(view.options)
    kept = sensible(view, options)
    return {game().option_name(option) for option in options if option not in kept}


@pytest.mark.parametrize(
    ("top", "waste"), [("371st-infantry-division", True), ("16th-panzer-division", False)]
)
def test_a_discount_must_save_a_card(scene: Scene, top: str, waste: bool) -> None:
    """Two cards off a price of two are one card and the discount's own; off five they are two saved."""
    hand = ["kampfgruppe", *["supply-column"] * 3, *["ju-52-airlift"] * 3]
    scene.german(control=spread("german", 2), hand=hand, pile=[top])
    scene.soviet(control=spread("soviet", 3, 3), hand=["maskirovka"])
    scene.starts_actions("german")

    assert "reinforce" in scene.offered
    assert waste == ("play kampfgruppe" in left_out(scene))


@pytest.mark.parametrize(("enemy", "waste"), [([], True), (["signals-intercept"], False)])
def test_a_card_brings_all_its_rations_unless_it_may_be_cancelled(
    scene: Scene, enemy: list[str], waste: bool
) -> None:
    scene.german(control=spread("german", 2), hand=enemy)
    scene.soviet(control=spread("soviet", 3, 3), hand=["night-crossing", "snipers"], reserve="lost")
    scene.starts_actions("soviet")

    assert ({"resupply night-crossing"} if waste else set()) == left_out(scene)


@pytest.mark.parametrize(("held", "lost"), [(5, True), (4, False)])
def test_a_turn_that_loses_the_game_is_not_ended(scene: Scene, held: int, lost: bool) -> None:
    scene.german(control=spread("german", held), hand=["panzer-thrust"])
    scene.soviet(perimeter={5: ["workers-militia"]}, reserve="lost")
    scene.starts_actions("soviet")

    assert ({"end"} if lost else set()) == left_out(scene)


@pytest.mark.parametrize(("held", "won"), [(5, True), (4, False)])
def test_a_turn_that_wins_the_game_is_ended(scene: Scene, held: int, won: bool) -> None:
    scene.german(control=spread("german", held), hand=["panzer-thrust"])
    scene.soviet(perimeter={5: ["workers-militia"]})
    scene.starts_actions("german")

    assert (set(scene.offered) - {"end"} if won else set()) == left_out(scene)


@pytest.mark.parametrize(
    ("control", "hungry", "winners"),
    [
        ("presence", [], PAIR),
        ("presence", [SPARE], PAIR[:1]),
        ("presence", PAIR, []),
        ("markers", [SPARE], [*ALONE, *PAIR[:1]]),
    ],
    ids=["two together", "one has no Ration", "both have none", "markers hold on"],
)
def test_a_move_that_wins_the_game_is_made(
    scene: Scene, control: str, hungry: list[str], winners: list[str]
) -> None:
    """Into the fifth Location, whatever marker lies there, by one who leaves none of the others."""
    scene.options(control=control)
    scene.row(*QUIET_ROW)
    scene.holders({5: "soviet"})
    rations = {force: int(force not in hungry) for force in [*ALONE, *PAIR]}
    scene.german(control={**spread("german", 3), 4: PAIR}, rations=rations, hand=["panzer-thrust"])
    scene.soviet(perimeter={5: GUARDS})
    scene.starts_actions("german")

    moves = {f"move {force}" for force in winners}
    assert (set(scene.offered) - moves if winners else set()) == left_out(scene)


@pytest.mark.parametrize(("rations", "wins"), [(2, True), (1, False)])
def test_a_win_may_take_two_steps_of_a_force(scene: Scene, rations: int, wins: bool) -> None:
    """From behind another Location to the place behind the fifth, and on."""
    scene.german(control=spread("german", 4), perimeter={1: [SPARE]}, rations={SPARE: rations})
    scene.soviet(perimeter={5: GUARDS})
    scene.starts_actions("german")

    assert (set(scene.offered) - {f"move {SPARE}"} if wins else set()) == left_out(scene)

    scene.german.chooses("move", SPARE)

    assert (set(scene.offered) - {"enter perimeter-5"} if wins else set()) == left_out(scene)


@pytest.mark.parametrize(("mover", "wins"), [(SPARE, True), (ALONE[0], False)])
def test_a_force_that_can_win_where_it_goes_goes_there(scene: Scene, mover: str, wins: bool) -> None:
    scene.german(control={**spread("german", 3), 4: PAIR})
    scene.soviet(perimeter={5: GUARDS})
    scene.starts_actions("german")
    scene.german.chooses("move", mover)

    assert (set(scene.offered) - {"enter control-5"} if wins else set()) == left_out(scene)


def test_no_single_move_wins_where_the_enemy_stands(scene: Scene) -> None:
    scene.german(control=spread("german", 4), perimeter={5: [SPARE]})
    scene.soviet(control={5: GUARDS})
    scene.starts_actions("german")

    assert f"move {SPARE}" in scene.offered
    assert set() == left_out(scene)


@pytest.mark.parametrize(
    ("switch", "enemy", "won"),
    [("on", [], True), ("on", ["stuka-dive-bombers"], False), ("off", [], False)],
)
def test_the_sixth_uranus_is_played_if_nobody_can_hold_a_counter(
    scene: Scene, switch: str, enemy: list[str], won: bool
) -> None:
    """The German player may hold one wherever a card of his is hidden."""
    scene.options(uranus_win=switch)
    scene.row(*QUIET_ROW)
    scene.uranus(5)
    scene.german(control=spread("german", 2), hand=enemy)
    scene.soviet(control=spread("soviet", 3, 3), hand=["operation-uranus", "storm-groups"], reserve="lost")
    scene.starts_actions("soviet")

    assert (set(scene.offered) - {"play operation-uranus"} if won else set()) == left_out(scene)


@pytest.mark.parametrize(
    ("hand", "defenders", "rations", "hopeless"),
    [
        ([], GUARDS, [1, 3], True),
        (["ju-52-airlift"], GUARDS, [3, 3], True),
        (["air-reconnaissance"], GUARDS, [1, 3], False),
        (["hold-at-all-costs"], GUARDS, [5, 5], False),
        ([], GUARDS, [0, 3], False),
        (["ju-52-airlift"], GUARDS, [1, 3], False),
        ([], ["13th-guards-rifle-division", "39th-guards-rifle-division"], [5, 5], False),
    ],
    ids=[
        "lost",
        "lost with a card",
        "a card may save it",
        "an event may save it",
        "one may be driven out",
        "one may be driven out by a card",
        "a card turned up may save it",
    ],
)
def test_an_attack_is_made_only_if_it_can_succeed(
    scene: Scene, hand: list[str], defenders: list[str], rations: list[int], hopeless: bool
) -> None:
    """A regiment absorbs 6 losses: 9 less the 3 of a card turned up destroy it; it inflicts 1 and 3."""
    scene.german(control={1: [REGIMENT]}, hand=hand, rations={REGIMENT: 3}, reserve="lost")
    scene.soviet(control={1: defenders}, rations=dict(zip(defenders, rations, strict=True)), hand=["snipers"])
    scene.starts_actions("german")

    assert f"attack {QUIET_ROW[0]}" in scene.offered
    assert hopeless == (f"attack {QUIET_ROW[0]}" in left_out(scene))


@pytest.mark.parametrize(("others", "hopeless"), [(1, True), (2, False)])
def test_an_attack_may_be_made_to_make_room(scene: Scene, others: int, hopeless: bool) -> None:
    """There is no other way out of a Control zone that is full."""
    starving = ["76th-infantry-division", "113th-infantry-division"][:others]
    hungry = dict.fromkeys(starving, 0)
    scene.german(control={1: [REGIMENT, *starving]}, rations={REGIMENT: 3, **hungry}, reserve="lost")
    scene.soviet(control={1: GUARDS}, hand=["snipers"])
    scene.starts_actions("german")

    assert hopeless == (f"attack {QUIET_ROW[0]}" in left_out(scene))


def test_points_are_spent_while_there_is_a_force_for_them(scene: Scene) -> None:
    scene.opens()

    assert {"end"} == left_out(scene)


@pytest.mark.parametrize(("enemies", "waste"), [(["95th-rifle-division"], True), ([], False)])
def test_bombs_do_not_fall_on_the_own_army_while_there_are_enemies(
    scene: Scene, enemies: list[str], waste: bool
) -> None:
    scene.german(control={1: PLAIN["german"][:1]}, hand=["carpet-bombing"])
    scene.soviet(control={2: enemies})
    scene.starts_actions("german")
    scene.german.plays("carpet-bombing")

    assert ({f"bomb {QUIET_ROW[0]}"} if waste else set()) == left_out(scene)


def test_an_order_to_hold_is_of_use_before_the_enemy_adds_to_nothing(scene: Scene) -> None:
    """A total of 0 cannot be lowered, but it may still rise."""
    scene.german(control={1: ["369th-croatian-reinforced-regiment"]}, hand=["panzer-thrust"])
    hand = ["guns-across-the-volga", "guns-across-the-volga", "order-no-227"]
    scene.soviet(control={1: ["workers-militia"]}, hand=hand)
    scene.starts_actions("german")
    scene.german.attacks(QUIET_ROW[0])
    scene.passes_until("soviet", "event")
    scene.soviet.plays("guns-across-the-volga")
    scene.passes_until("soviet", "event")

    assert {"play guns-across-the-volga"} == left_out(scene)


@pytest.mark.parametrize(("held", "stays"), [(4, True), (3, False)])
def test_nobody_leaves_the_last_foothold_of_his_own_will(scene: Scene, held: int, stays: bool) -> None:
    """Four losses: Rations for three and one retreat, or two retreats."""
    others = {slot: forces for slot, forces in spread("german", 5).items() if 1 < int(slot) <= held + 1}
    forces = ["42nd-rifle-brigade", "149th-rifle-brigade"]
    scene.german(control={1: ["305th-infantry-division"], **others}, deck=["stuka-dive-bombers"])
    scene.soviet(control={1: forces}, rations=dict.fromkeys(forces, 2), deck=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks(QUIET_ROW[0])
    scene.passes_until("soviet", "losses")
    scene.soviet.chooses("retreat", forces[0])

    assert f"retreat {forces[1]}" in scene.offered
    assert stays == (f"retreat {forces[1]}" in left_out(scene))
