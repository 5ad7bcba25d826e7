"""Good sense in Barbarossa: what is dropped, what is not, and that the rules bear it out."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.game import SLUG
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import ATTACK, BREAK_OFF, CONQUER, USE_1, USE_3
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.scripted.barbarossa.facts import facts_of
from eastfront.players.scripted.barbarossa.sense import sensible
from tests.games.barbarossa.naming import EDITIONS, game, option_text
from tests.games.barbarossa.scene import Scene
from tests.players.match import Match

GRENADIER, PANZER, GUN = "grenadier-regiment", "panzer-regiment", "anti-tank-battalion"
MOST_CITIES = ["stalingrad", "leningrad", "sevastopol", "kharkov"]


def kept(scene: Scene) -> list[str]:
    """Return what is left to the seat asked, by name."""
    view = game().view(scene.state, int(scene.state.asked))
    return [option_text(option) for option in sensible(view, list(view.options))]


def dropped(scene: Scene) -> set[str]:
    """Return what is not left to the seat asked, by name."""
    return set(scene.options) - set(kept(scene))


@pytest.fixture
def scene() -> Scene:
    """A game of two seats under the kamikaze edition, to be laid out."""
    return Scene()


def test_attack_points_wait_for_a_combat(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=[GUN, GRENADIER, PANZER])
    scene.cities("minsk")
    scene.points(supply=1, tactic=0)
    scene.in_phase("tactics")

    uses = {name for name in scene.options if name.startswith("use-")}

    assert uses == dropped(scene)


def test_a_unit_may_leave_early_where_it_can_be_taken_back(scene: Scene) -> None:
    scene.seat1(hand=["field-replacement-battalion"], front=[GRENADIER, GUN])
    scene.cities("minsk")
    scene.in_phase("tactics")

    assert f"use-2 {GRENADIER}" in kept(scene)
    assert f"use-1 {GRENADIER}" in dropped(scene)


def test_a_permission_to_place_a_unit_is_used_before_it_lapses(scene: Scene) -> None:
    """The tank would else be discarded; on the Front Line it is active at once, for nothing."""
    scene.seat1(hand=["division-hq-company", "heavy-tank-battalion"])
    scene.points(tactic=2)
    scene.in_phase("tactics")
    scene.choose(0, "play division-hq-company")

    assert {"end"} == dropped(scene)


def test_no_site_is_attacked_in_vain(scene: Scene) -> None:
    """Four points by exhausting and giving up reach the hill, not the position and no City."""
    scene.seat1(hand=["horse-drawn-transport"], front=[GRENADIER, GRENADIER])
    scene.cities("kiev")
    scene.points(tactic=0)
    scene.in_phase("tactics")

    assert {"end", "play horse-drawn-transport", "attack fortified-hill"} == set(kept(scene))


@pytest.mark.parametrize(
    ("behind", "supply", "sure"),
    [([], 5, True), (MOST_CITIES, 5, False), ([], 3, False)],
    ids=["wins", "loses", "short of supply"],
)
def test_nothing_is_better_than_a_sure_win(scene: Scene, behind: list[str], supply: int, sure: bool) -> None:
    """Five tanks bring forty points with as much supply, Moscow asks for 31 at most."""
    scene.seat1(front=["ss-panzer-regiment"] * 5)
    scene.seat2(front=behind)
    scene.cities("moscow", only=True)
    scene.points(supply=supply)
    scene.in_phase("tactics")

    others = {"end", "attack fortified-hill", "attack strategic-position"}
    assert sure == others.issubset(dropped(scene))


@pytest.mark.parametrize(("behind", "pointless"), [([], True), (MOST_CITIES, False)])
def test_a_combat_that_wins_the_game_is_not_broken_off(
    scene: Scene, behind: list[str], pointless: bool
) -> None:
    scene.seat1(front=["ss-panzer-regiment"] * 5)
    scene.seat2(front=behind)
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support")
    scene.points(supply=5)
    scene.in_phase("tactics")
    scene.seat1.attacks("moscow")

    assert pointless == ("break-off" in dropped(scene))


@pytest.mark.parametrize("event", ["luftwaffe-support", "partisans"])
def test_a_known_event_may_take_the_last_hope(scene: Scene, event: str) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=[GRENADIER, GRENADIER])
    scene.cities("minsk")
    scene.events(event)
    scene.state.known_above = 1
    scene.in_phase("tactics")

    assert ("attack minsk" in kept(scene)) == (event == "luftwaffe-support")


def test_a_vain_combat_may_serve_a_second_one(scene: Scene) -> None:
    """Blitzkrieg reactivates two units after the first combat, whatever became of it."""
    scene.seat1(hand=["blitzkrieg"], front=[GRENADIER, GRENADIER])
    scene.cities("kharkov")
    scene.in_phase("tactics")

    assert "attack kharkov" in dropped(scene)
    scene.seat1.plays("blitzkrieg")
    assert "attack kharkov" in kept(scene)
    scene.seat1.attacks("kharkov")
    assert {"break-off", f"use-1 {GRENADIER}"} == set(kept(scene))


@pytest.mark.parametrize(("rival", "attacks"), [(["stalingrad", "minsk"], False), (["stalingrad"], True)])
def test_the_last_city_is_left_alone_where_it_loses(scene: Scene, rival: list[str], attacks: bool) -> None:
    """Moscow is worth 16 and wins a tie; an Event adds at most 2."""
    scene.seat1(hand=["horse-drawn-transport"], front=[GUN])
    scene.seat2(front=rival)
    scene.cities("moscow", only=True)
    scene.points(attack=40)
    scene.in_phase("tactics")

    assert attacks == ("attack moscow" in kept(scene))


def test_a_combat_that_is_lost_gets_nothing_more(scene: Scene) -> None:
    scene.seat1(front=[GRENADIER, PANZER])
    scene.cities("kharkov")
    scene.events("russian-guards-tank-army")
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    assert ["break-off"] == kept(scene)


def test_a_combat_that_is_won_gets_nothing_more(scene: Scene) -> None:
    scene.seat1(front=[GRENADIER, GUN])
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.points(attack=4)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    assert ["conquer"] == kept(scene)


def test_points_beyond_the_need_may_serve_a_second_combat(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], front=[GRENADIER, GUN])
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.points(attack=4)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks("minsk")

    assert {"conquer", "break-off", f"use-1 {GRENADIER}", f"use-1 {GUN}"} == set(kept(scene))


@pytest.mark.parametrize("attack", [0, 4])
def test_whoever_attacks_a_foothold_means_to_take_it(scene: Scene, attack: int) -> None:
    """Its Defence of four is known before: breaking off is not better than to attack nothing."""
    scene.seat1(front=[GUN, GRENADIER])
    scene.points(attack=attack)
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    assert "break-off" in dropped(scene)


@pytest.mark.parametrize(("supply", "breaks_off"), [(0, True), (1, False)])
def test_a_foothold_out_of_reach_is_given_up(scene: Scene, supply: int, breaks_off: bool) -> None:
    """The tank has six points for supply, two for leaving and one is there."""
    scene.seat1(front=[PANZER])
    scene.points(supply=supply, attack=1)
    scene.in_phase("tactics")
    scene.seat1.attacks("strategic-position")

    assert breaks_off == ("break-off" in kept(scene))


def test_no_site_has_to_be_given_up_for_a_foothold(scene: Scene) -> None:
    """Under this edition a Foothold weakens another (bb-12.21), and goes back to its pile."""
    scene.seat1(front=[GUN, "strategic-position"])
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    assert "break-off" in kept(scene)


def test_a_foothold_may_be_left_where_the_attack_was_a_duty() -> None:
    scene = Scene("kamikaze", 2, {"combat_mandatory": "on"})
    scene.seat1(front=[GUN, GRENADIER])
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    assert "break-off" in kept(scene)


def test_a_foothold_may_be_left_for_a_second_combat(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], front=[GUN, GRENADIER])
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks("fortified-hill")

    assert "break-off" in kept(scene)


def test_an_active_unit_is_exhausted_before_it_leaves(scene: Scene) -> None:
    """The tank asks for supply that is not there, and may leave at once."""
    scene.seat1(front=[GRENADIER, f"{GRENADIER} exhausted", PANZER])
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    assert {"break-off", f"use-2 {GRENADIER}"} == dropped(scene)


def attack_minsk(scene: Scene) -> None:
    """Attack a City with some Points and an Event that helps."""
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.points(attack=3)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")


@pytest.mark.parametrize(("other", "spares"), [("forward-airfield", True), ("heavy-tank-battalion", False)])
def test_nothing_leaves_where_exhausting_is_enough(scene: Scene, other: str, spares: bool) -> None:
    """The airfield is back in the next turn; the Heavy Tank would sleep on, and may be spared at a price."""
    scene.seat1(front=[f"{GRENADIER} exhausted", other])
    attack_minsk(scene)

    assert spares == (f"use-2 {GRENADIER} exhausted" in dropped(scene))


@pytest.mark.parametrize("beset", [False, True])
def test_active_units_may_be_saved_for_driving_out_partisans(scene: Scene, beset: bool) -> None:
    """Two of them have to be exhausted for that, in the Tactics Phase, which goes on after the combat."""
    scene.seat1(front=[GRENADIER, GRENADIER, f"{GRENADIER} exhausted", *(["partisans"] if beset else [])])
    attack_minsk(scene)

    assert beset == (f"use-2 {GRENADIER} exhausted" in kept(scene))
    assert f"use-2 {GRENADIER}" in dropped(scene)


def test_the_phase_does_not_end_before_what_is_free(scene: Scene) -> None:
    scene.seat1(hand=[PANZER, GRENADIER], front=["heinz-guderian"])
    scene.in_phase("tactics")

    assert "end" in dropped(scene)
    scene.seat1.uses("heinz-guderian")
    assert "end" in dropped(scene)
    scene.seat1.plays(PANZER)
    assert "end" in dropped(scene)
    scene.seat1.deploys(PANZER)
    assert "end" in kept(scene)


@pytest.mark.parametrize("turn", [19, 20])
def test_the_last_turn_does_not_end_before_an_attack_that_may_succeed(turn: int) -> None:
    scene = Scene("kamikaze", 2, {"turn_limit": "20"})
    scene.seat1(hand=["horse-drawn-transport"], front=[GUN, GRENADIER])
    scene.cities("minsk")
    scene.points(tactic=0)
    scene.in_phase("tactics", turn=turn)

    assert ("end" in dropped(scene)) == (turn == 20)


def test_attack_points_may_be_saved_for_another_turn(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"])
    scene.in_phase("tactics")

    assert "end" in kept(scene)


def test_under_winter_a_unit_may_wait_in_the_hand(scene: Scene) -> None:
    scene.seat1(hand=[GRENADIER], front=["general-winter"])
    scene.in_phase("tactics")

    assert "end" in kept(scene)


def test_nothing_is_played_for_points_after_the_last_combat(scene: Scene) -> None:
    scene.seat1(hand=["luftwaffe-support", "armored-scout-battalion"], front=[GUN])
    scene.in_phase("tactics")
    assert "play luftwaffe-support" in kept(scene)
    scene.state.combats = 0
    scene.points(tactic=1)

    assert {"play luftwaffe-support", f"use-1 {GUN}"} == dropped(scene)


def test_of_like_cards_the_tired_one_is_lost(scene: Scene) -> None:
    scene.seat1(front=[GRENADIER, f"{GRENADIER} exhausted", PANZER])
    scene.cities("riga")
    scene.events("luftwaffe-support")
    scene.points(attack=4)
    scene.in_phase("tactics")
    scene.seat1.attacks("riga")
    scene.seat1.conquers()

    assert {f"forfeit {GRENADIER}"} == dropped(scene)


def test_of_two_losses_the_first_may_be_active(scene: Scene) -> None:
    """Picks go up and never back: the active one can only go first."""
    scene.seat1(front=[GRENADIER, f"{GRENADIER} exhausted", f"{PANZER} exhausted"])
    scene.cities("rostov")
    scene.events("luftwaffe-support")
    scene.points(attack=8)
    scene.in_phase("tactics")
    scene.seat1.attacks("rostov")
    scene.seat1.conquers()

    assert scene.asks("seat1", "pick")
    assert set() == dropped(scene)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_given_up_as_hopeless_never_succeeds(edition: str) -> None:
    """Seats that play by chance come to many positions; attacks dropped there are made all the same."""
    attacks = combats = 0

    def watch(view: BarbarossaView, choice: int) -> None:
        nonlocal attacks, combats
        left = sensible(view, list(view.options))
        assert left
        assert set(left) <= set(view.options)
        for option in set(view.options) - set(left):
            if verb_of(option) == ATTACK and attacks < 300 and not can_end_the_game(view):
                attacks += 1
                assert not could_succeed(view, attacks, option)
        if view.kind == "combat" and [BREAK_OFF] == [verb_of(option) for option in left]:
            combats += 1
            assert not could_succeed(view, combats, None)

    for seed in range(6):
        setup = Setup(SLUG, edition, 3, {"turn_limit": "20"})
        Match(game(), setup, seed, ["recruit", "conscript", "conscript"], watch)

    assert attacks >= 200
    assert combats >= 20


def can_end_the_game(view: BarbarossaView) -> bool:
    """Tell whether the last City may be attacked: beside a sure win other attacks are dropped."""
    facts = facts_of(view.setup)
    return any(verb_of(option) == ATTACK and facts.final[noun_of(option)] for option in view.options)


def could_succeed(view: BarbarossaView, seed: int, attack: int | None) -> bool:
    """Go on with everything in one deal of what is hidden, in two orders, and tell if the Site could fall."""
    for last_first in (False, True):
        state = game().sample(view, key_of_seed(seed))
        if attack is not None:
            game().apply(state, attack)
        if falls(state, last_first):
            return True
    return False


def falls(state: BarbarossaState, last_first: bool) -> bool:
    """Use every ability there is until the Site could be taken, or none is left."""
    rules = game()
    while rules.kinds[state.kind] in ("combat", "pick", "order"):
        options = [int(option) for option in state.options]
        if any(verb_of(option) == CONQUER for option in options):
            return True
        uses = [option for option in options if USE_1 <= verb_of(option) <= USE_3]
        if rules.kinds[state.kind] == "combat" and not uses:
            return False
        exhausting = [option for option in uses if verb_of(option) == USE_1]
        pool = exhausting or uses or options
        rules.apply(state, max(pool) if last_first else min(pool))
    return False
