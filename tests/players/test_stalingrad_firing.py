"""Firefights of Stalingrad with known hands, against every line of play, and what players make of them."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.firefight import Cards, Firefight, count_positions
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import GERMAN, SOVIET
from eastfront.games.stalingrad.verbs import FIRE
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.notices import Notice
from eastfront.players.scripted.stalingrad.firing import MOST_POSITIONS
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW
from tests.players.stalingrad_advice import advice

CASES: Final = 150
VALUES: Final = [-3, -2, -1, 1, 2, 3]
# Totals that floors and rises reach: the first one, and all cards of the largest hand.
HIGHEST: Final = 30
BATTLE: Final = QUIET_ROW[0]
OTHERS: Final[dict[Slot, list[str]]] = {
    2: ["389th-infantry-division"],
    3: ["94th-infantry-division"],
    4: ["297th-infantry-division"],
    5: ["371st-infantry-division"],
}

Worths = list[list[float]]


def enumerated(worths: Worths, hands: list[Cards], totals: list[int], side: int, passes: int) -> float:
    """Return what side 0 gains more than side 1, by trying every card of every hand at every turn."""
    if passes == 2:
        return worths[0][totals[0]] - worths[1][totals[1]]
    sign = 1 if side == 0 else -1
    found = [enumerated(worths, hands, totals, 1 - side, passes + 1)]
    for place, (value, price) in enumerate(hands[side]):
        left = [
            cards[:place] + cards[place + 1 :] if own == side else cards for own, cards in enumerate(hands)
        ]
        ends = list(totals)
        changed = side if value > 0 else 1 - side
        ends[changed] = max(ends[changed] + value, 0)
        found.append(enumerated(worths, left, ends, 1 - side, 0) - sign * price)
    return max(found) if side == 0 else min(found)


def drawn(luck: Random) -> tuple[Worths, list[Cards], list[int]]:
    """Return a small firefight by chance: any worths, some equal values at other prices, low totals."""
    worths: Worths = [[float(luck.randint(0, 12)) for _ in range(HIGHEST)] for _ in range(2)]
    hands = [
        [(luck.choice(VALUES), float(luck.randint(0, 4))) for _ in range(luck.randint(0, 3))]
        for _ in range(2)
    ]
    return worths, hands, [luck.randint(0, 4) for _ in range(2)]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("passes", [0, 1])
def test_firefights_come_to_what_every_line_of_play_comes_to(side: int, passes: int) -> None:
    luck = Random(10 * side + passes)
    for _ in range(CASES):
        worths, hands, totals = drawn(luck)
        expected = enumerated(worths, hands, totals, side, passes)

        found = Firefight(worths, hands).value(side, totals[side], totals[1 - side], passes)

        assert (expected if side == 0 else -expected) == found, (worths, hands, totals)


def test_a_large_hand_alone_fires_its_best_part() -> None:
    """Where nobody answers, what comes out is what every part of the hand comes to."""
    luck = Random(7)
    for _ in range(CASES // 10):
        worths, _, totals = drawn(luck)
        cards = [(luck.choice(VALUES), luck.random()) for _ in range(8)]
        gains = [part_gain(worths, cards, totals, mask) for mask in range(1 << len(cards))]

        assert max(gains) == pytest.approx(Firefight(worths, [cards, []]).value(0, totals[0], totals[1], 0))


def part_gain(worths: Worths, cards: Cards, totals: list[int], mask: int) -> float:
    """Return what side 0 gains by firing a part of its cards."""
    part = [card for bit, card in enumerate(cards) if mask >> bit & 1]
    mine = totals[0] + sum(max(value, 0) for value, _ in part)
    theirs = max(totals[1] + sum(min(value, 0) for value, _ in part), 0)
    return worths[0][mine] - worths[1][theirs] - sum(price for _, price in part)


def test_the_best_card_leads_to_what_the_firefight_comes_to() -> None:
    luck, fired = Random(3), 0
    for _ in range(CASES):
        worths, hands, totals = drawn(luck)
        expected = enumerated(worths, hands, totals, 0, 0)

        value = Firefight(worths, hands).best(0, totals[0], totals[1], 0)

        if value == 0:
            assert expected == enumerated(worths, hands, totals, 1, 1)
        else:
            fired += 1
            assert expected == pytest.approx(after(worths, hands, totals, value))
    assert CASES // 8 < fired < CASES


def after(worths: Worths, hands: list[Cards], totals: list[int], value: int) -> float:
    """Return what side 0 gains if it fires its cheapest card of a value first."""
    card = min(card for card in hands[0] if card[0] == value)
    left = [[each for each in hands[0] if each is not card], hands[1]]
    mine, theirs = totals[0] + max(value, 0), max(totals[1] + min(value, 0), 0)
    return enumerated(worths, left, [mine, theirs], 1, 0) - card[1]


@pytest.mark.parametrize(
    ("german", "soviet"),
    [
        (["panzer-thrust"], ["snipers", "katyusha-barrage"]),
        (["carpet-bombing", "heavy-artillery"], ["operation-uranus", "snipers"]),
        (["supply-column", "carpet-bombing", "iron-cross"], ["storm-groups"]),
        (["air-reconnaissance", "carpet-bombing"], []),
    ],
)
def test_firefights_come_to_what_the_rules_let_them_come_to(german: list[str], soviet: list[str]) -> None:
    """Turns, passes and totals are those of the game, down to a total of 0."""
    scene = Scene()
    scene.row(BATTLE)
    scene.german(control={1: ["76th-infantry-division"]}, hand=german)
    scene.soviet(control={1: ["42nd-rifle-brigade"]}, hand=soviet)
    scene.starts_actions("german")
    scene.german.attacks(BATTLE)
    scene.passes_until("german", "firefight")
    state, luck = scene.state, Random(len(german))
    totals = [int(total_of(state.battle, seat, state.rules.cards)) for seat in (GERMAN, SOVIET)]

    for _ in range(5):
        worths = drawn(luck)[0]
        prices = {int(card): float(luck.randint(0, 3)) for army in state.seats for card in army.hand.cards}
        hands = [
            [(int(state.rules.cards.firefight[card]), prices[int(card)]) for card in army.hand.cards]
            for army in state.seats
        ]
        expected = played(scene.game, state, worths, prices, totals)
        assert expected == Firefight(worths, hands).value(GERMAN, totals[GERMAN], totals[SOVIET], 0)


def played(
    game: Stalingrad, state: StalingradState, worths: Worths, prices: dict[int, float], totals: list[int]
) -> float:
    """Return what the German side gains more than the Soviet one, over all options of the rules."""
    if game.kinds[state.kind] != "firefight":
        return worths[GERMAN][totals[GERMAN]] - worths[SOVIET][totals[SOVIET]]
    asked, found = int(state.asked), list[float]()
    for option in state.options:
        other, ends, notices = state.clone(), list(totals), list[Notice]()
        game.apply(other, int(option), notices)
        for notice in notices:
            if notice.id == "contributes" and notice.rule == "sg-7.9":
                ends[int(notice.arguments["seat"])] = int(notice.arguments["total"])
        price = prices[noun_of(option)] if verb_of(option) == FIRE else 0.0
        gain = played(game, other, worths, prices, ends)
        found.append(gain - price if asked == GERMAN else gain + price)
    return max(found) if asked == GERMAN else min(found)


def test_only_positions_with_cards_on_both_sides_count() -> None:
    hand: Cards = [(2, 1.0), (2, 1.5), (-1, 1.0)]

    assert 0 == count_positions([hand, []])
    assert 5 == count_positions([hand, [(3, 1.0)]])


def last_stand(german: list[str], known: list[str], soviet: list[str]) -> Scene:
    """Return a firefight over the last Location, in which the Soviet side is to fire."""
    scene = Scene()
    scene.row(*QUIET_ROW)
    scene.german(control={1: ["295th-infantry-division"], **OTHERS}, hand=german, known=known, reserve="lost")
    scene.soviet(control={1: ["workers-militia"]}, hand=soviet, reserve="lost")
    scene.starts_actions("german")
    scene.german.attacks(BATTLE)
    scene.passes_until("soviet", "firefight")
    return scene


@pytest.mark.parametrize(("known", "choice"), [([], "fire snipers"), (["panzer-thrust"], "pass")])
def test_a_card_stays_in_hand_if_a_known_answer_makes_it_useless(known: list[str], choice: str) -> None:
    """Two more for the German side undo one less; as long as the card is hidden, it may be another one."""
    scene = last_stand(["panzer-thrust"], known, ["snipers"])

    assert choice == advice(scene)


def test_the_same_card_is_fired_if_nobody_can_answer() -> None:
    assert "fire snipers" == advice(last_stand([], [], ["snipers"]))


def test_large_hands_on_both_sides_are_not_solved() -> None:
    """It would take too long; the choice is then the one that is made while the enemy's hand is hidden."""
    german = ["panzer-thrust", "carpet-bombing", "iron-cross", "pioneer-assault", "ju-52-airlift"]
    soviet = ["snipers", "katyusha-barrage", "storm-groups", "volga-ferry", "operation-uranus"]
    values = [[(value, 1.0) for value in each] for each in ([2, -3, 2, 3, 1], [-1, -2, 2, 1, 3])]
    assert count_positions(values) > MOST_POSITIONS

    known, hidden = (last_stand(german, cards, soviet) for cards in (german, []))

    assert advice(hidden) == advice(known)
    assert "pass" != advice(known)
