"""Battle odds of Stalingrad against every order of small decks, and against the rules at play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import sqrt
from typing import Final

import pytest

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.flips import FARTHEST, GREATEST, Stock, Turned, counted, stock_of
from eastfront.games.stalingrad.solving.stands import FALLS, RETREATS, STAYS, Mix, Stand
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import SOVIET
from eastfront.games.stalingrad.verbs import BURN, DESTROY, PASS, RETREAT, USE
from eastfront.kernel.decision import NOBODY, noun_of, option_of, verb_of
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.playout import Dice
from eastfront.players.scripted.stalingrad.clash import leaving_cost, nearest, stand_in_battle
from eastfront.players.scripted.stalingrad.doctrine import RECRUIT
from eastfront.players.scripted.stalingrad.facts import facts_of
from eastfront.players.scripted.stalingrad.judgement import Judgement
from eastfront.players.scripted.stalingrad.situation import Situation
from tests.games.stalingrad.scene import Scene

SAMPLES: Final = 500
# Four standard errors and the grain of a frequency.
ERRORS: Final = 4
BARRIKADY: Final = "barrikady-gun-factory"
ELEVATOR: Final = "grain-elevator"

# Cards unseen, how many of them are the deck, and the discard pile: values.
STOCKS: Final = [
    ([1, 1, -2, 3], 4, [2], 1),
    ([1, 2, -1, -3, 3], 3, [], 2),
    ([2, -2], 1, [3, -1, -1], 2),
    ([-3, 1], 0, [2, 2, -1], 1),
    ([1], 1, [], 2),
    ([], 0, [], 1),
]


def used(cards: list[int]) -> int:
    """Return the value used of those turned up, 0 if there is none."""
    return min(cards, key=GREATEST.index, default=0)


@pytest.mark.parametrize(("unseen", "deck_size", "discard", "count"), STOCKS)
def test_cards_turned_up_are_those_of_all_orders(
    unseen: list[int], deck_size: int, discard: list[int], count: int
) -> None:
    """The deck is the first cards of any order of those unseen; rebuilt, it is any order of the discards."""
    found: Counter[int] = Counter()
    for first, second in product(permutations(unseen), permutations(discard)):
        found[used([*first[:deck_size], *second][:count])] += 1

    ways = stock_of(counted(unseen), deck_size, counted(discard), count).ways_of_use(GREATEST)

    assert shares(found) == shares({value - FARTHEST: each for value, each in enumerate(ways)})


def shares(counts: dict[int, int]) -> dict[int, Fraction]:
    """Return the share of each that is there at all."""
    whole = sum(counts.values())
    return {key: Fraction(count, whole) for key, count in counts.items() if count}


@pytest.mark.parametrize("value", [0.0, 0.49, 0.5, 0.51, 1.5, 2.5, 7.25, -0.2, -0.5, -1.5, -2.7])
def test_a_total_is_rounded_as_python_does(value: float) -> None:
    assert round(value) == nearest(value)


def test_a_deck_that_may_not_be_rebuilt_gives_what_it_has() -> None:
    assert 1 == stock_of(counted([1, 2]), 1, counted([3, 3]), 2, rebuilds=False).size()


@pytest.mark.parametrize("totals", [(0, 0), (1, 2), (5, 0), (2, 9)])
def test_totals_end_where_all_pairs_of_cards_take_them(totals: tuple[int, int]) -> None:
    decks = [1, 3, -2, -2], [2, -1, -3]
    found: list[Counter[int]] = [Counter(), Counter()]
    for attacker, defender in product(*decks):
        ends = applied(totals, attacker, defender)
        found[0][ends[0]] += 1
        found[1][ends[1]] += 1

    stocks = [Stock(counted(deck), 1, counted([]), 0) for deck in decks]
    turned = Turned(0, [stock.ways_of_use(GREATEST) for stock in stocks])

    for seat in range(2):
        assert shares(found[seat]) == shares(dict(turned.totals(seat, totals[seat])))


def applied(totals: tuple[int, int], attacker: int, defender: int) -> list[int]:
    """Return both totals after the attacker's card and then the defender's, none below 0 (sg-7.4)."""
    ends = list(totals)
    for seat, value in enumerate((attacker, defender)):
        changed = seat if value > 0 else 1 - seat
        ends[changed] = max(ends[changed] + value, 0)
    return ends


@pytest.mark.parametrize("place", [ELEVATOR, BARRIKADY])
def test_totals_end_as_often_as_in_battles_played(place: str) -> None:
    """The German side turns up two cards at Barrikady and uses the greater one."""
    scene = fight(place)
    situation = situation_of(scene)
    turned = situation.turned(0, 0)
    now = [int(total_of(scene.state.battle, seat, scene.state.rules.cards)) for seat in range(2)]
    found: list[Counter[int]] = [Counter(), Counter()]

    for seed in range(SAMPLES):
        ends = played_out(scene.game, scene.game.sample(situation.view, key_of_seed(seed)), now)
        for seat in range(2):
            found[seat][ends[seat]] += 1

    for seat in range(2):
        expected = shares(dict(turned.totals(seat, now[seat])))
        assert set(found[seat]) <= set(expected)
        for end, share in expected.items():
            error = sqrt(float(share * (1 - share)) / SAMPLES)
            assert abs(found[seat][end] / SAMPLES - share) <= ERRORS * error + 1 / SAMPLES


def fight(place: str) -> Scene:
    """Return a battle in its firefight, with cards in both hands and a single one in the German deck."""
    scene = Scene()
    scene.row(place)
    scene.holders({1: "german"})
    german = ["iron-cross", "iron-cross"]
    scene.german(
        control={1: ["76th-infantry-division"]}, hand=german, deck=["pioneer-assault"], rest="discard"
    )
    scene.soviet(control={1: ["workers-militia"]}, hand=["snipers", "operation-uranus"])
    scene.starts_actions("german")
    scene.german.attacks(place)
    scene.passes_until("german", "firefight")
    return scene


def played_out(game: Stalingrad, state: StalingradState, now: list[int]) -> list[int]:
    """Let everybody pass and use the greater card until losses are taken; return both totals."""
    firefight, ends = state.rules.cards.firefight, list(now)
    notices: list[Notice] = []
    while game.kinds[state.kind] in ("firefight", "flip"):
        options = {int(firefight[noun_of(each)]): each for each in state.options if verb_of(each) == USE}
        option = options[used(list(options))] if options else option_of(PASS, 0)
        game.apply(state, option, notices)
    for notice in notices:
        if notice.id == "contributes":
            ends[int(notice.arguments["seat"])] = int(notice.arguments["total"])
    return ends


def situation_of(scene: Scene) -> Situation:
    """Return the situation of whoever is asked, as Recruit thinks it over."""
    view = scene.game.view(scene.state, int(scene.state.asked))
    return Situation(Judgement(facts_of(view.setup), RECRUIT), view, list(view.options), Dice(1))


# Who defends, with how many Rations, who stands behind, and what has happened to retreats.
STANDS: Final = [
    ({"13th-guards-rifle-division": 2}, [], ""),
    ({"13th-guards-rifle-division": 1, "workers-militia": 2}, ["45th-rifle-division"], ""),
    ({"39th-guards-rifle-division": 0, "42nd-rifle-brigade": 1, "workers-militia": 1}, [], ""),
    (
        {"95th-rifle-division": 1, "42nd-rifle-brigade": 0, "138th-rifle-division": 2},
        ["45th-rifle-division"],
        "",
    ),
    ({"95th-rifle-division": 1, "149th-rifle-brigade": 1}, [], "held"),
    ({"95th-rifle-division": 1, "138th-rifle-division": 0}, [], "harried"),
    (
        {"95th-rifle-division": 1, "149th-rifle-brigade": 1},
        ["45th-rifle-division", "112th-rifle-division"],
        "",
    ),
]


@pytest.mark.parametrize(("defenders", "behind", "mark"), STANDS)
def test_losses_are_absorbed_in_all_ways_that_the_rules_offer(
    defenders: dict[str, int], behind: list[str], mark: str
) -> None:
    """For every number of losses the outcomes are those of every run of picks."""
    scene = defence(defenders, behind, mark)
    situation = situation_of(scene)
    engaged = [int(force) for force in scene.state.battle.engaged[SOVIET].cards]
    stand = stand_in_battle(situation, SOVIET, engaged)
    leaving = leaving_cost(situation, SOVIET, 0, 0)

    for losses in range(1, sum(each.destruction + each.rations for each in stand.fighters) + 3):
        expected = outcomes(scene.game, with_losses(scene.game, scene.state, losses), engaged)
        assert expected == {outcome(stand, mix, losses) for mix in stand.following(losses)}
        assert stand.can_stay(losses) == any(STAYS in fates for fates, _ in expected)
        assert stand.toll(losses) == pytest.approx(min(cost(stand, leaving, *each) for each in expected))
        assert stand.best(losses) in {fates for fates, _ in expected}


def defence(defenders: dict[str, int], behind: list[str], mark: str) -> Scene:
    """Return a battle in which the Soviet side has losses to absorb, and others to retreat to."""
    scene = Scene()
    scene.row("red-october-steel-works")
    scene.german(control={1: ["295th-infantry-division"]}, deck=["supply-column"] * 2)
    scene.soviet(
        control={1: list(defenders)}, perimeter={1: behind}, rations=defenders, deck=["volga-ferry"] * 2
    )
    scene.starts_actions("german")
    scene.german.attacks("red-october-steel-works")
    scene.passes_until("soviet", "losses")
    if mark:
        getattr(scene.state.battle, mark)[SOVIET] = 1
    return scene


def with_losses(game: Stalingrad, state: StalingradState, losses: int) -> StalingradState:
    """Return the state with another number of Soviet losses to absorb."""
    other = state.clone()
    other.battle.losses[SOVIET] = losses
    other.asked = NOBODY
    game.machine.advance(other)
    return other


Outcome = tuple[tuple[int, ...], int]


def outcomes(game: Stalingrad, state: StalingradState, engaged: list[int]) -> set[Outcome]:
    """Return the fates of the Forces engaged after any run of picks, with the Rations that are left."""
    if state.asked != SOVIET or game.kinds[state.kind] != "losses":
        army = state.seats[SOVIET]
        fates = [STAYS if force in army.places[0].cards else FALLS for force in engaged]
        for place, force in enumerate(engaged):
            if force in army.places[1].cards:
                fates[place] = RETREATS
        return {(tuple(fates), sum(int(state.rations[force]) for force in engaged))}
    found: set[Outcome] = set()
    for option in state.options:
        assert verb_of(option) in (BURN, RETREAT, DESTROY)
        other = state.clone()
        game.apply(other, int(option))
        found |= outcomes(game, other, engaged)
    return found


def outcome(stand: Stand, mix: Mix, losses: int) -> Outcome:
    """Return what a mix comes to: its fates, and the Rations that are left of those who live."""
    burnt = max(losses - int(mix.absorbed + mix.free), 0)
    return stand.fates_of(mix), max(int(mix.paid) - burnt, 0)


def cost(stand: Stand, leaving: float, fates: tuple[int, ...], left: int) -> float:
    """Return what an outcome costs, reckoned from the Forces themselves."""
    total, living = 0.0 if STAYS in fates else leaving, 0
    for fighter, fate in zip(stand.fighters, fates, strict=True):
        fallen = fighter.worth + stand.ration * fighter.rations
        total += {STAYS: 0.0, RETREATS: stand.step, FALLS: fallen}[fate]
        living += fighter.rations if fate != FALLS else 0
    return total + stand.ration * (living - left)
