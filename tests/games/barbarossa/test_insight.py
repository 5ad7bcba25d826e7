"""Sums agree with the rules, chances with counting, unseen cards with what is hidden."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from eastfront.games.barbarossa.insight import chances_of, sums_of
from eastfront.games.barbarossa.insight.stage import is_fighting
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import KINDS, TACTICS
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.insight import Insight
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from tests.contract.cases import KEEN, Case
from tests.contract.walk import Walk
from tests.games.barbarossa.naming import game
from tests.games.barbarossa.scene import Scene
from tests.games.insights import chances, sums, terms, unseen

SAMPLES: Final = 800
AS_ATTACKED: Final = "Minsk with every card exhausted that"


def insight(scene: Scene, seat: int | None = 0) -> Insight:
    """Return what a seat could work out now."""
    return scene.game.insight(scene.game.view(scene.state, seat))


@pytest.mark.rule("bb-12.19")
def test_the_attack_counts_points_at_hand_and_cards_that_can_be_exhausted(scene: Scene) -> None:
    front = ["panzer-regiment", "panzer-regiment", "flak-battalion", "grenadier-regiment exhausted"]
    scene.seat1(hand=["horse-drawn-transport"], front=front)
    scene.points(attack=2, supply=1)
    scene.in_phase("tactics")

    found = sums(insight(scene))["Attack Points of Seat 1, with every card exhausted that gives some"]

    assert {"At hand": 2, "Flak Battalion": 1, "Panzer Regiment": 6} == terms(found)
    assert 9 == found.total


@pytest.mark.rule("bb-12.13")
def test_the_defence_is_printed_plus_events_less_what_lowers_it(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment", "strategic-position"])
    scene.cities("kharkov")
    scene.events("soviet-rifle-army", "russian-guards-tank-army")
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    scene.seat1.uses("strategic-position")

    found = sums(insight(scene))["Defence of Kharkov"]
    expected = {
        "Printed": 12,
        "Soviet Rifle Army": 1,
        "Russian Guards Tank Army": 6,
        "Lowered in this combat": -2,
    }
    assert expected == terms(found)
    assert scene.defence == found.total == 17


@pytest.mark.rule("bb-12.25")
def test_terms_add_up_to_a_defence_that_never_falls_below_0(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment"] + ["strategic-position"] * 4)
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    for _ in range(4):
        scene.seat1.uses("strategic-position")

    found = sums(insight(scene))["Defence of Minsk"]
    assert 0 == found.total
    assert 4 == terms(found)["Never below 0"]


@pytest.mark.rule("bb-12.12")
def test_a_foothold_is_certain_one_way_or_the_other(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.points(attack=3)
    scene.cities("kharkov")
    scene.in_phase("tactics")

    found = chances(insight(scene))

    exhausting = "with every card exhausted that adds points: 4"
    assert 0 == found["Taking Fortified Hill with the Attack Points at hand: 3"]
    assert 1 == found[f"Taking Fortified Hill {exhausting}"]
    assert 0 == found[f"Taking Strategic Position {exhausting}"]


@pytest.mark.rule("bb-15.32")
def test_the_chance_against_a_city_counts_every_order_of_the_events(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["grenadier-regiment exhausted"])
    scene.cities("minsk")
    scene.points(attack=9)
    scene.events("soviet-rifle-army", "soviet-rifle-army", "partisans", "luftwaffe-support", only=True)
    scene.in_phase("tactics")

    found = chances(insight(scene))["Taking Minsk with the Attack Points at hand: 9"]

    # Minsk has 7. Two Rifle Armies and the Partisans make it 10; every other order stays within 9.
    assert 1 - Fraction(2, 4) * Fraction(1, 3) * Fraction(1, 2) == found


@pytest.mark.rule("bb-5.10")
def test_events_whose_place_is_known_are_no_matter_of_chance(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["grenadier-regiment exhausted"])
    scene.cities("minsk")
    scene.points(attack=8)
    scene.events("partisans", "russian-guards-tank-army", only=True)
    scene.state.known_above = 1
    scene.in_phase("tactics")

    assert 1 == chances(insight(scene))["Taking Minsk with the Attack Points at hand: 8"]


@pytest.mark.rule("bb-15.12")
def test_a_bonus_against_armour_counts_where_armour_comes(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["anti-tank-battalion"])
    scene.cities("minsk")
    scene.points(attack=7)
    scene.events("soviet-tank-corps", "siberian-reserves", only=True)
    scene.in_phase("tactics")

    found = chances(insight(scene))
    assert 0 == found["Taking Minsk with the Attack Points at hand: 7"]
    assert Fraction(1, 2) == found["Taking Minsk with every card exhausted that adds points: 10"]


@pytest.mark.parametrize("attack", [5, 9, 12, 16])
def test_the_chance_is_that_of_the_deals_a_seat_cannot_tell_apart(scene: Scene, attack: int) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["anti-tank-battalion", "panzer-grenadier-regiment"])
    scene.cities("minsk")
    scene.points(attack=attack - 5)
    scene.in_phase("tactics")
    view = scene.game.view(scene.state, 0)

    [found] = [p for title, p in chances(scene.game.insight(view)).items() if AS_ATTACKED in title]
    won = sum(attack_succeeds(scene, seed) for seed in range(SAMPLES))

    assert abs(float(found) - won / SAMPLES) < 0.05


def attack_succeeds(scene: Scene, seed: int) -> bool:
    """Attack Minsk in one deal of what is hidden, exhaust everything, and tell whether it falls."""
    game = scene.game
    state = game.sample(game.view(scene.state, 0), key_of_seed(seed))
    game.apply(state, game.read_option("attack minsk"))
    for name in ("use-1 anti-tank-battalion", "use-1 panzer-grenadier-regiment"):
        game.apply(state, game.read_option(name))
    return game.read_option("conquer") in list(state.options)


@pytest.mark.rule("bb-15.18")
def test_replacing_an_event_has_a_chance_of_its_own(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment exhausted", "erich-von-manstein"])
    scene.cities("minsk")
    scene.points(attack=10)
    events = ["soviet-tank-corps", "partisans", "general-winter", "siberian-reserves"]
    scene.events(*events, only=True)
    scene.in_phase("tactics")

    scene.seat1.attacks("minsk")

    found = chances(insight(scene))
    replaced = "Winning once Soviet Tank Corps is replaced, with"
    assert Fraction(2, 3) == found[f"{replaced} the Attack Points at hand: 10"]
    assert 1 == found[f"{replaced} every card exhausted and given up that adds points: 12"]


@pytest.mark.rule("bb-15.21")
def test_before_an_attack_replacing_an_event_has_a_chance_of_its_own(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion exhausted", "erich-von-manstein"])
    scene.cities("minsk")
    scene.points(attack=7)
    scene.events("siberian-reserves", "luftwaffe-support", only=True)
    scene.state.known_above = 1
    scene.in_phase("tactics")

    found = chances(insight(scene))

    bare, replacing = (
        "Taking Minsk with the Attack Points at hand",
        ", replacing an Event where that helps: 7",
    )
    assert 0 == found[f"{bare}: 7"]
    assert 1 == found[f"{bare}{replacing}"]


@pytest.mark.rule("bb-15.18")
def test_a_replacement_is_only_counted_where_the_events_as_they_come_are_too_strong(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion exhausted", "erich-von-manstein"])
    scene.cities("minsk")
    scene.points(attack=7)
    events = ["luftwaffe-support", "siberian-reserves", "soviet-tank-corps", "general-winter"]
    scene.events(*events, only=True)
    scene.in_phase("tactics")

    found = chances(insight(scene))

    # Only the Luftwaffe leaves Minsk within reach: it comes first, or else instead of the first.
    bare = "Taking Minsk with the Attack Points at hand"
    assert Fraction(1, 4) == found[f"{bare}: 7"]
    expected = Fraction(1, 4) + Fraction(3, 4) * Fraction(1, 3)
    assert expected == found[f"{bare}, replacing an Event where that helps: 7"]


@pytest.mark.parametrize("points", [7, 30])
def test_before_an_attack_no_replacement_is_told_that_is_impossible_or_needless(
    scene: Scene, points: int
) -> None:
    state = " exhausted" if points == 7 else ""
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion", f"erich-von-manstein{state}"])
    scene.cities("minsk")
    scene.points(attack=points)
    scene.events("soviet-tank-corps", "siberian-reserves", only=True)
    scene.in_phase("tactics")

    titles = [title for title in chances(insight(scene)) if "Minsk" in title]

    assert titles
    assert not any("replacing" in title for title in titles)


@pytest.mark.rule("bb-12.2")
def test_without_a_combat_left_there_are_no_sums_of_an_attack(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.cities("minsk")
    scene.in_phase("tactics")
    assert insight(scene).sums

    scene.state.combats = 0

    assert ("tactics-phase", [], []) == (scene.kind, insight(scene).sums, insight(scene).chances)


def test_without_a_card_that_replaces_no_event_has_a_chance(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment exhausted", "erich-von-manstein exhausted"])
    scene.cities("minsk")
    scene.in_phase("tactics")

    scene.seat1.attacks("minsk")

    assert not any("replaced" in title for title in chances(insight(scene)))


@pytest.mark.rule("bb-12.27")
def test_a_combat_broken_off_has_no_chance_any_more(scene: Scene) -> None:
    scene.seat1(front=["flak-battalion", "erich-von-manstein"])
    scene.cities("minsk")
    scene.points(attack=1)
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")
    assert insight(scene).chances

    scene.seat1.breaks_off()

    assert "commit" == scene.kind
    assert [] == insight(scene).chances


@pytest.mark.rule("bb-5.33")
def test_a_combat_that_forfeits_could_still_win_is_not_called_impossible(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment exhausted", "panzer-grenadier-regiment"])
    scene.points(attack=1)
    scene.in_phase("tactics")

    scene.seat1.attacks("strategic-position")

    expected = {
        "Winning this combat with the Attack Points at hand: 1": 0,
        "Winning this combat with every card exhausted that adds points: 3": 0,
        "Winning this combat with every card exhausted and given up that adds points: 7": 1,
    }
    assert expected == chances(insight(scene))


def test_what_is_certain_needs_no_word_on_more_cards(scene: Scene) -> None:
    scene.seat1(front=["panzer-grenadier-regiment"])
    scene.points(attack=2)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")

    expected = {
        "Winning this combat with the Attack Points at hand: 2": 0,
        "Winning this combat with every card exhausted that adds points: 4": 1,
    }
    assert expected == chances(insight(scene))


def test_what_giving_up_cards_adds_is_summed_card_by_card(scene: Scene) -> None:
    front = ["panzer-regiment exhausted", "grenadier-regiment exhausted", "strategic-position"]
    scene.seat1(hand=["horse-drawn-transport"], front=front)
    scene.cities("minsk")
    scene.in_phase("tactics")

    found = sums(insight(scene))["What cards given up would add against Minsk"]

    assert {"Panzer Regiment": 2, "Grenadier Regiment": 1, "Strategic Position": 2} == terms(found)


@pytest.mark.rule("bb-9.14")
def test_supply_that_a_card_may_be_exhausted_for_before_an_attack_counts(scene: Scene) -> None:
    front = ["panzer-regiment", "panzer-regiment", "forward-supply-depot"]
    scene.seat1(hand=["horse-drawn-transport"], front=front)
    scene.cities("minsk")
    scene.in_phase("tactics")

    found = sums(insight(scene))["Attack Points of Seat 1, with every card exhausted that gives some"]

    assert {"At hand": 0, "Panzer Regiment": 6} == terms(found)


FRONTS: Final = [
    ["grenadier-regiment", "grenadier-regiment exhausted", "assault-gun-battalion exhausted"],
    ["panzer-regiment", "panzer-regiment", "ss-panzer-regiment exhausted", "forward-airfield"],
    ["artillery-regiment", "panzer-grenadier-regiment", "panzer-grenadier-regiment", "grenadier-regiment"],
    ["anti-tank-battalion", "strategic-position exhausted", "fortified-hill", "assault-gun-battalion"],
    ["heavy-tank-battalion", "flak-battalion", "grenadier-regiment", "assault-gun-battalion"],
]


@pytest.mark.parametrize("edition", ["kamikaze", "arclight", "lundstrom"])
@pytest.mark.parametrize("site", ["minsk", "fortified-hill"])
@pytest.mark.parametrize("front", FRONTS)
def test_no_play_of_a_combat_adds_more_than_the_sums_say(
    scene: Scene, edition: str, site: str, front: list[str]
) -> None:
    scene.edition(edition)
    scene.seat1(hand=["horse-drawn-transport"], front=front)
    scene.cities("minsk")
    scene.events("soviet-tank-corps")
    scene.points(attack=1, supply=1)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)

    counted = sum(each.total for each in insight(scene).sums if each.rule != "bb-12.13")

    assert counted == 1 + most_added(scene.state, {})


def most_added(state: BarbarossaState, known: dict[str, int]) -> int:
    """Return the most that any play of the combat at hand adds to the attack or takes off the Defence."""
    if not is_fighting(game().view(state, 0), game().programs):
        return 0
    here = repr(game().to_data(state))
    if here not in known:
        known[here] = max(added_by(state, option, known) for option in list(state.options))
    return known[here]


def added_by(state: BarbarossaState, option: int, known: dict[str, int]) -> int:
    """Return the most that can be added beginning with *option*; nothing by one that ends the combat."""
    if game().option_name(option) in ("conquer", "break-off"):
        return 0
    after = game().clone(state)
    notices: list[Notice] = []
    game().apply(after, option, notices)
    told = [note.arguments for note in notices if note.id in ("gains-points", "lowers-defence")]
    return sum(each.get("attack", 0) + each.get("amount", 0) for each in told) + most_added(after, known)


@pytest.mark.rule("bb-5.6")
def test_unseen_cards_are_those_of_the_piles_and_of_other_hands(scene: Scene) -> None:
    scene.seat1(hand=["panzer-regiment"], deck=["flak-battalion", "flak-battalion"])
    scene.seat2(hand=["blitzkrieg"], deck=["engineer-battalion"])
    scene.events("partisans", only=True)
    scene.in_phase("tactics")

    found = unseen(insight(scene))

    expected = {
        "In the Event pile": {"partisans": 1},
        "In your deck": {"flak-battalion": 2},
        "In the deck or hand of Seat 2": {"blitzkrieg": 1, "engineer-battalion": 1},
    }
    assert expected == found


def test_a_spectator_works_out_the_same_sums_and_chances(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.cities("minsk")
    scene.in_phase("tactics")

    own, watching = insight(scene), insight(scene, None)

    assert KINDS[TACTICS] == scene.kind
    assert chances(own) == chances(watching) != {}
    assert [each.total for each in own.sums] == [each.total for each in watching.sums] != []


def test_what_is_worked_out_on_a_sample_is_the_same_on_every_other() -> None:
    """Sums and chances read nothing that the sample dealt."""
    walk = Walk(Case("barbarossa", "kamikaze", 3, {}, 5, KEEN))
    met = 0

    for decision in walk.decisions(400):
        view = walk.game.view(walk.state, 1)
        assert isinstance(view, BarbarossaView)
        if decision.kind not in ("tactics-phase", "combat", "order"):
            continue
        states = [game().sample(view, walk.key()) for _ in range(3)]
        assert 1 == len({repr(worked_out(view, state)) for state in states})
        met += 1

    assert met > 50


def worked_out(view: BarbarossaView, state: BarbarossaState) -> object:
    """Return sums and chances as plain things."""
    totals = [
        (each.title, [term.amount for term in each.terms]) for each in sums_of(view, state, game().programs)
    ]
    return totals, [(each.title, each.good, each.all) for each in chances_of(view, state, game().programs)]
