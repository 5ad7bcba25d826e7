"""Exact odds: counted out order by order, and met again where the rules themselves are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt

import pytest

from eastfront.games.barbarossa.odds import Added, Attack, EventTable, Pile, Reveals, event_table
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.barbarossa.stairs import Stairs, Step
from tests.games.barbarossa.naming import card_number, game
from tests.games.barbarossa.scene import Scene

# Events by number: two kinds that bring another, armour of two strengths, others harmless to kind.
ARMOUR = 4
TABLE = EventTable([1, 2, 6, 3, -3], [0, 8, ARMOUR, ARMOUR, 0], [True, True, False, False, False])
Seen = tuple[int, ...]


def revealed_of(order: Iterable[int]) -> Seen:
    """Return the Events that come from the top of a pile in this *order*."""
    seen: list[int] = []
    for card in order:
        seen.append(card)
        if not TABLE.brings[card]:
            break
    return tuple(seen)


def orders(pile: Pile) -> list[Seen]:
    """Return the whole pile in every order that the unseen Events may have."""
    return [(*pile.above, *unseen, *pile.below) for unseen in permutations(pile.unseen)]


def beaten(attack: Attack, seen: Seen) -> bool:
    """Tell whether the attack beats the Events *seen*, by the words of the cards."""
    bonus = sum(
        points for points, groups in attack.bonuses if any(TABLE.group[card] & groups for card in seen)
    )
    return attack.points + bonus >= attack.defence + sum(TABLE.modifier[card] for card in seen)


def counted_odds(attack: Attack, pile: Pile) -> Fraction:
    """Return the share of all orders in which the attack succeeds."""
    won = [beaten(attack, revealed_of(order)) for order in orders(pile)]
    return Fraction(sum(won), len(won))


def counted_odds_with_one_replaced(attack: Attack, pile: Pile) -> Fraction:
    """Return the same for an attacker who has the Event replaced that helps most in what he has seen."""
    worlds: dict[Seen, list[Seen]] = {}
    for order in orders(pile):
        worlds.setdefault(revealed_of(order), []).append(order)
    won = 0
    for seen, alike in worlds.items():
        won += (
            len(alike)
            if beaten(attack, seen)
            else max([helped(attack, seen, gone, alike) for gone in seen], default=0)
        )
    return Fraction(won, sum(len(alike) for alike in worlds.values()))


def helped(attack: Attack, seen: Seen, gone: int, worlds: list[Seen]) -> int:
    """Count the *worlds* in which the attack succeeds once *gone* lies below and the next Event comes."""
    kept = list(seen)
    kept.remove(gone)
    won = 0
    for order in worlds:
        rest = order[len(seen) :]
        won += bool(rest) and beaten(attack, (*kept, *revealed_of((*rest, gone))))
    return won


PILES = [
    Pile([], [], []),
    Pile([], [0, 0, 1, 2, 3, 4], []),
    Pile([], [0, 0, 0, 1], []),
    Pile([0], [1, 2, 2, 4], [0, 3]),
    Pile([1, 0], [0, 0], [1, 4, 2]),
    Pile([4], [2, 2], []),
    Pile([], [], [0, 3, 2]),
]


every_pile = pytest.mark.parametrize("pile", PILES, ids=lambda pile: f"{pile.above}{pile.unseen}{pile.below}")


@every_pile
def test_every_order_gives_each_sum_its_cases(pile: Pile) -> None:
    found: Counter[tuple[int, int]] = Counter()
    for order in orders(pile):
        seen = revealed_of(order)
        groups = {TABLE.group[card] for card in seen}
        found[(sum(TABLE.modifier[card] for card in seen), sum(groups))] += 1

    added = Added(Reveals(pile, TABLE))

    whole = found.total()
    expected = {key: Fraction(count, whole) for key, count in found.items()}
    assert expected == {key: Fraction(cases, added.all) for key, cases in added.cases.items()}


@every_pile
@pytest.mark.parametrize("points", range(16))
def test_every_order_decides_how_likely_an_attack_succeeds(pile: Pile, points: int) -> None:
    attack = Attack(points, [(1, ARMOUR), (2, 8)], 6, TABLE)

    assert counted_odds(attack, pile) == attack.odds(pile, [], 0)
    assert counted_odds_with_one_replaced(attack, pile) == attack.odds(pile, [], 1)


@every_pile
def test_every_order_decides_how_many_points_are_needed(pile: Pile) -> None:
    bonuses = [(1, ARMOUR), (2, 8)]
    needs = Added(Reveals(pile, TABLE)).needs(6, bonuses)

    for points in range(16):
        expected = float(counted_odds(Attack(points, bonuses, 6, TABLE), pile))
        reached = sum(chance for need, chance in needs.items() if need <= points)
        assert expected == pytest.approx(reached)


@pytest.mark.parametrize(("timing", "brings"), [("per-card", ["soviet-rifle-army"]), ("gain-only", [])])
def test_the_rules_say_which_events_bring_another(timing: str, brings: list[str]) -> None:
    rules = game().rules(Setup("barbarossa", "kamikaze", 2, {"event_red_timing": timing}))

    found = [card for card, more in enumerate(event_table(rules).brings) if more]

    assert [card_number(name) for name in brings] == found


@pytest.mark.parametrize(("points", "city"), [(9, "minsk"), (12, "kiev"), (10, "smolensk")])
def test_the_rules_agree_world_by_world(points: int, city: str) -> None:
    """An attack is played in many deals of the whole Event pile; it wins as often as was counted."""
    worlds = 500
    scene = Scene()
    scene.seat1(hand=["horse-drawn-transport"], front=["anti-tank-battalion", "anti-tank-battalion"])
    scene.cities(city)
    scene.points(attack=points - 6)
    scene.in_phase("tactics")
    view = scene.seat1.view
    table = event_table(scene.state.rules)
    armour = table.group[card_number("soviet-tank-corps")]
    defence = int(scene.state.rules.cards.defence[card_number(city)])
    attack = Attack(points, [(1, armour), (1, armour)], defence, table)
    chance = float(attack.odds(Pile([], view.events_unseen, []), [], 0))

    won = sum(city_falls(scene, city, seed) for seed in range(worlds))

    assert 0.2 < chance < 0.9
    assert abs(won / worlds - chance) <= 4 * sqrt(chance * (1 - chance) / worlds)


def city_falls(scene: Scene, city: str, seed: int) -> bool:
    """Attack in one deal of what is hidden, exhaust both guns, and tell whether the City falls."""
    rules = scene.game
    state = rules.sample(scene.seat1.view, key_of_seed(seed))
    names = [f"attack {city}", "use-1 anti-tank-battalion", "use-1 anti-tank-battalion"]
    for name in names:
        rules.apply(state, rules.read_option(name))
    return rules.read_option("conquer") in list(state.options)


def test_a_ladder_finds_the_cheapest_way_to_every_height() -> None:
    """Against all subsets of seven steps, for every height and a supply that is seldom enough."""
    dice = Dice(4)
    for _ in range(12):
        steps = [
            Step(1 + int(dice.below(6)), int(dice.below(5)) / 2, int(dice.below(3)), False, number)
            for number in range(7)
        ]
        supply = int(dice.below(6))
        stairs = Stairs(steps, supply, 20)
        for need in range(1, 21):
            least = cheapest_subset(steps, supply, need)
            taken = stairs.cheapest(need)
            assert (
                stairs.price(need) > 1000 if least is None else pytest.approx(least, abs=1e-4) == cost(taken)
            )
            assert least is None or sum(step.amount for step in taken) >= need
            assert sum(step.price for step in taken) <= supply


def cost(steps: Iterable[Step]) -> float:
    """Return what *steps* cost together."""
    return sum(step.cost for step in steps)


def cheapest_subset(steps: list[Step], supply: int, need: int) -> float | None:
    """Return the least cost of any steps that reach *need* and can be paid; nothing if none do."""
    found = [
        cost(chosen)
        for count in range(len(steps) + 1)
        for chosen in combinations(steps, count)
        if sum(step.amount for step in chosen) >= need and sum(step.price for step in chosen) <= supply
    ]
    return min(found, default=None)


def test_a_ladder_uses_last_what_other_steps_need() -> None:
    gun = Step(2, 1.0, 0, True, 1, holds=True)
    infantry = Step(2, 3.0, 0, True, 2)
    tank = Step(6, 0.5, 1, False, 3)

    assert [tank, infantry, gun] == Stairs([gun, infantry, tank], 1, 20).cheapest(10)
    assert [] == Stairs([gun, infantry, tank], 0, 20).cheapest(10)


def test_a_ladder_gives_nothing_up_while_exhausting_is_enough() -> None:
    """Even if what would be given up costs nothing, as in the last turn."""
    first, second = Step(1, 0.0, 0, True, 1), Step(1, 0.0, 0, True, 2)
    exhausting = Step(2, 0.0, 0, False, 3)

    assert [exhausting] == Stairs([first, second, exhausting], 0, 20).cheapest(2)


@pytest.mark.parametrize("cost", [0.0, 1.0])
def test_a_ladder_exhausts_whatever_it_can_before_it_gives_up_anything(cost: float) -> None:
    """Both points could come from the card given up."""
    leaving = Step(2, cost, 0, True, 1)
    exhausting = Step(1, 0.0, 0, False, 2)

    assert [exhausting, leaving] == Stairs([leaving, exhausting], 0, 20).cheapest(2)
