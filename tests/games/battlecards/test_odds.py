"""The odds of fire and of whole battles agree with every order of small decks, and with the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt
from typing import Final

import pytest

from eastfront.games.battlecards.sequence.values import attack_value, defence_value
from eastfront.games.battlecards.solving.fight import FIRST, OPEN, SECOND, Deck, Fight, Unit
from eastfront.games.battlecards.solving.odds import Numbers, Pile, numbers_in, pile_of, volley
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import AIR, GROUND, NOT_APPLICABLE
from eastfront.games.battlecards.verbs import AUTOKILL, END, FIRE, SHOOT, place_of
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.luck import key_of_seed
from tests.games.battlecards.scene import Scene

DECK: Final = [3, 6, 6, 9, 12, 15]
NONE: Final = [NOT_APPLICABLE] * 3
WORLDS: Final = 300


def unit(type: int, phase: int, attack: list[int], defence: int, shots: int = 1, worth: float = 1.0) -> Unit:
    """Return a unit with the same defence against everybody."""
    return Unit(type, 1 << (phase - 1), shots, attack, [defence] * 3, NONE, worth)


def ground(phase: int, attack: int, defence: int, shots: int = 1) -> Unit:
    """Return a Ground unit that fires at Ground units only."""
    return unit(GROUND, phase, [attack, NOT_APPLICABLE, NOT_APPLICABLE], defence, shots)


def air(phase: int, attack: int, defence: int) -> Unit:
    """Return an Air unit that fires at Air units only."""
    return unit(AIR, phase, [NOT_APPLICABLE, attack, NOT_APPLICABLE], defence)


def evenly(numbers: list[int]) -> list[Deck]:
    """Return a deck of both sides that never changes."""
    return [Deck(numbers_in(numbers), len(numbers), numbers_in(numbers))] * 2


@pytest.mark.rule("bc-5.5")
def test_a_chance_is_the_share_of_the_numbers_that_hit() -> None:
    found = numbers_in(DECK)

    for attack in range(-1, 30):
        for defence in range(25):
            hits = [number for number in DECK if defence < number <= attack]
            assert len(hits) == found.cases(attack, defence)
            assert pytest.approx(len(hits) / len(DECK)) == found.chance(attack, defence)


def test_without_a_card_nothing_is_hit() -> None:
    assert 0.0 == numbers_in([]).chance(20, 0)
    assert 0 == hit_chance(pile_of([], []), [(20, 0)])


def hit_chance(pile: Pile, spans: list[tuple[int, int]]) -> Fraction:
    """Return the chance that one of some shots hits."""
    return Fraction(*volley([(pile, 1)], spans))


def orders(deck: list[int], spent: list[int], draws: int) -> list[list[int]]:
    """Return what may be turned up in so many draws, every equally likely course as often as any other."""
    found: list[list[int]] = []
    for order in permutations(deck):
        # The last card of the deck is not yet on the pile that is shuffled.
        for again in permutations([*spent, *order[:-1]]):
            found.append([*order, *again][:draws])
    return found


@pytest.mark.rule("bc-9.2")
@pytest.mark.parametrize(("deck", "spent"), [(DECK[:5], []), (DECK[:3], [12, 2]), (DECK[:1], [7, 7, 15, 20])])
def test_the_hits_of_a_volley_are_those_of_every_order(deck: list[int], spent: list[int]) -> None:
    """Where the deck runs out, the discard pile follows, without the card that emptied the deck."""
    spans = [(9, 6), (12, 8), (20, 14), (6, 5)]
    courses = orders(deck, spent, len(spans))

    for shots in range(1, len(spans) + 1):
        found = hit_chance(pile_of(deck, spent), spans[:shots])

        hits = [course for course in courses if is_hit_once(course, spans[:shots])]
        assert Fraction(len(hits), len(courses)) == found
    assert 0 < found < 1


def is_hit_once(course: list[int], spans: list[tuple[int, int]]) -> bool:
    """Tell whether one of some shots hits, if the cards come in this order."""
    return any(low < number <= high for number, (high, low) in zip(course, spans, strict=False))


def test_a_volley_counts_every_way_in_which_the_cards_may_lie() -> None:
    """A deck with the 7 is twice as likely as one with the 8, which only the first shot hits."""
    piles = [(pile_of([7, 1, 2], []), 2), (pile_of([8, 1, 2], []), 1)]

    found = volley(piles, [(8, 6), (7, 6)])

    assert Fraction(2, 3) * Fraction(2, 3) + Fraction(1, 3) * Fraction(1, 3) == Fraction(*found)


def naive_round(course: list[int]) -> tuple[str, ...]:
    """Fight a round of two pairs, tanks and aircraft, who can only hit their like; return who is left.

    The aggressor's gun fires twice in phase 2, the tank that it covers lives on its own. The first
    aircraft fires before the second.
    """
    left = ["gun", "fighter", "tank", "bomber"]
    numbers = iter(course)
    # Phase 1: the fighter at the bomber (attack 12, defence 5).
    if 5 < next(numbers) <= 12:
        left.remove("bomber")
    # Phase 2: the gun at the tank, twice (attack 10, defence 8).
    for _ in range(2):
        if "tank" in left and 8 < next(numbers) <= 10:
            left.remove("tank")
    # Phase 3: the tank at the gun (attack 14, defence 2), the bomber at the fighter (attack 6, defence 4).
    if "tank" in left and 2 < next(numbers) <= 14:
        left.remove("gun")
    if "bomber" in left and 4 < next(numbers) <= 6:
        left.remove("fighter")
    return tuple(left)


@pytest.mark.rule("bc-4.3")
def test_a_round_ends_as_in_every_order_of_the_deck() -> None:
    attackers = [ground(2, 10, 2, shots=2), air(1, 12, 4)]
    defenders = [ground(3, 14, 8), air(3, 6, 5)]

    verdict = Fight([attackers, defenders], evenly(DECK)).forecast(1, pile_of(DECK, []))

    names = [("gun", "fighter"), ("tank", "bomber")]
    found: dict[tuple[str, ...], float] = {}
    for alive, chance in verdict.left().items():
        left = [name for side in (0, 1) for place, name in enumerate(names[side]) if alive[side] >> place & 1]
        found[tuple(left)] = chance
    counts = Counter(naive_round(list(course)) for course in permutations(DECK))
    assert found == pytest.approx({left: count / 720 for left, count in counts.items()})


@pytest.mark.rule("bc-6.5")
def test_what_a_commander_lends_is_lost_with_him() -> None:
    """The tank needs the general's two points to hit at all; an aircraft may kill him before."""
    general, tank = ground(4, 5, 6), ground(3, 9, 9)
    general.lends = [(1, 2, 0)]
    bomber = unit(AIR, 1, [12, NOT_APPLICABLE, NOT_APPLICABLE], 20, worth=1.0)
    foe = ground(4, 3, 7)

    verdict = Fight([[general, tank], [bomber, foe]], evenly(DECK)).forecast(1, pile_of(DECK, []))

    # The bomber fires at the better of the two, which has the lower defence: the general.
    dead = sum(chance for alive, chance in verdict.left().items() if not alive[0] & 1)
    assert pytest.approx(float(hit_chance(pile_of(DECK, []), [(12, 6)]))) == dead
    # The tank's attack is 9 with him, so that a 9 alone destroys the foe, and 7 without him.
    either = float(hit_chance(pile_of(DECK, []), [(12, 6), (9, 7)]))
    fallen = sum(chance for alive, chance in verdict.left().items() if not alive[1] & 2)
    assert pytest.approx(either - dead) == fallen > 0.0


def test_the_objective_ends_a_battle() -> None:
    attackers = [ground(1, 20, 1)]
    defenders = [ground(4, 20, 0), air(4, 20, 0)]

    sure = Fight([attackers, defenders], evenly([5, 6]), GROUND).forecast(1)
    plain = Fight([attackers, defenders], evenly([5, 6])).forecast(1)

    assert [1.0, 0.0, 0.0] == sure.chances
    assert [0.0, 0.0, 1.0] != plain.chances
    assert plain.chances[FIRST] == 0.0


@pytest.mark.rule("bc-7.1")
def test_a_stalemate_is_won_by_the_defender() -> None:
    fight = Fight([[ground(1, 5, 9)], [ground(1, 5, 9)]], evenly(DECK))

    assert [0.0, 1.0, 0.0] == fight.forecast(3).chances


@pytest.mark.rule("bc-7.1")
def test_numbers_that_come_later_keep_a_battle_going() -> None:
    """Only a 2 is left, which hits nobody; in the next deck each card hits."""
    lines = [[ground(1, 12, 5)], [ground(2, 12, 5)]]
    deck = Deck(numbers_in([2]), 1, numbers_in([10, 10]))

    assert [0.0, 0.0, 1.0] == Fight(lines, [deck] * 2).forecast(0).chances
    # Whoever has the second shot wins.
    assert [0.0, 1.0, 0.0] == Fight(lines, [deck] * 2).forecast(1).chances
    assert [0.0, 1.0, 0.0] == Fight(lines, evenly([])).forecast(1, pile_of([2], [10, 10])).chances


def test_each_side_has_the_end_of_its_own_deck() -> None:
    """The aggressor's deck, with a card that misses, ends before the other, of which none hits."""
    lines = [[ground(1, 12, 5)], [ground(2, 12, 5)]]
    decks = [Deck(numbers_in([2]), 1, numbers_in([10])), Deck(numbers_in([2]), 3, numbers_in([10]))]

    assert [1.0, 0.0, 0.0] == Fight(lines, decks).forecast(2).chances


def naive_duel(deck: list[int], spent: list[int], shots: int) -> dict[str, Fraction]:
    """Let two fire at each other in turn, attack 9 at defence 6 and attack 12 at defence 10, card by card."""
    if shots == 0:
        return {"open": Fraction(1)}
    total = {"first": Fraction(0), "second": Fraction(0), "open": Fraction(0)}
    first = shots % 2 == 0
    for place, number in enumerate(deck):
        rest, used = deck[:place] + deck[place + 1 :], [*spent, number]
        if not rest:
            rest, used = (spent, [number]) if spent else ([number], [])
        if 6 < number <= 9 if first else 10 < number <= 12:
            total["first" if first else "second"] += Fraction(1, len(deck))
        else:
            for winner, chance in naive_duel(rest, used, shots - 1).items():
                total[winner] += chance / len(deck)
    return total


@pytest.mark.rule("bc-9.2")
@pytest.mark.parametrize(
    ("deck", "spent"), [([1, 8], [11, 2]), ([2], [7, 12, 3]), ([3, 3, 12], [9]), ([1, 2, 8, 11], [])]
)
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_battle_goes_on_over_the_end_of_the_deck(deck: list[int], spent: list[int], rounds: int) -> None:
    lines = [[ground(1, 9, 10)], [ground(2, 12, 6)]]

    found = Fight(lines, evenly([])).forecast(rounds, pile_of(deck, spent)).chances

    expected = naive_duel(deck, spent, 2 * rounds)
    assert pytest.approx([float(expected[end]) for end in ("first", "second", "open")]) == found


@pytest.mark.rule("bc-15.2")
def test_who_has_several_shots_but_no_target_for_them_autokills_once() -> None:
    general = Unit(GROUND, 0b100, 2, [-1, -1, -1], [9] * 3, [5, -1, -1], 1.0)
    others = [ground(4, 5, 5), ground(4, 5, 5)]

    verdict = Fight([[general], others], evenly([1])).forecast(1)

    assert [1] == [alive[1].bit_count() for alive in verdict.left()]


@pytest.mark.rule("bc-6.10")
def test_an_autokill_needs_no_number() -> None:
    general = Unit(GROUND, 0b100, 1, [13, -1, -1], [9] * 3, [5, -1, -1], 1.0)

    won = Fight([[general], [ground(4, 20, 5)]], evenly([1])).forecast(1)
    safe = Fight([[general], [ground(4, 20, 6)]], evenly([1])).forecast(1)

    assert [1.0, 0.0, 0.0] == won.chances
    assert 0.0 == safe.chances[FIRST]


def test_a_counted_deck_differs_from_one_that_never_shrinks() -> None:
    fight = Fight([[ground(1, 9, 20)], [ground(2, 9, 5)]], evenly([7, 1]))

    assert pytest.approx(0.75) == fight.forecast(2).chances[FIRST]
    assert pytest.approx(1.0) == fight.forecast(2, pile_of([7, 1], [])).chances[FIRST]


# The rules themselves, in many worlds.


def paper(scene: Scene, side: int) -> list[Unit]:
    """Return a line of the scene, in which nobody has an aura, as plain numbers."""
    cards, line = scene.rules.cards, scene.state.battle.lines[side]
    found: list[Unit] = []
    for place, card in enumerate(line.cards):
        values = [int(attack_value(cards, line, place, type)) for type in range(3)]
        safety = [int(defence_value(cards, line, place, type)) for type in range(3)]
        kills = [int(cards.autokill[card * 3 + type]) for type in range(3)]
        phases, shots = int(cards.phases[card]), int(cards.shots[card])
        found.append(Unit(int(cards.type[card]), phases, shots, values, safety, kills, 1.0))
    return found


def counted(state: BattleState) -> Pile:
    """Return the Conflict deck of a state, counted."""
    numbers = state.rules.cards.number
    return pile_of(
        [int(numbers[card]) for card in state.conflict[0].cards],
        [int(numbers[card]) for card in state.spent[0].cards],
    )


def play_on(scene: Scene, state: BattleState, rounds: int) -> list[int]:
    """Fight as the odds suppose for so many rounds; return how many units each side has lost."""
    while scene.game.kinds[state.kind] != "turn" and state.battle.round <= rounds:
        options = [int(option) for option in state.options]
        fires = [option for option in options if verb_of(option) == FIRE]
        aims = [option for option in options if verb_of(option) in (SHOOT, AUTOKILL)]
        if aims:
            numbers = counted(state).numbers()
            scene.game.apply(state, max(aims, key=lambda option: promise(state, option, numbers)))
        else:
            scene.game.apply(state, fires[0] if fires else option_of(END, 0))
    return [int(army.discard.size()) for army in state.seats]


def promise(state: BattleState, option: int, numbers: Numbers) -> float:
    """Return the chance of a shot by the unit that fires."""
    if verb_of(option) == AUTOKILL:
        return 1.0
    cards, battle = state.rules.cards, state.battle
    side = int(state.frames[-1].left) % 2
    target = place_of(noun_of(option))
    line, other = battle.lines[side], battle.lines[1 - side]
    attack = attack_value(cards, line, battle.shooter, cards.type[other.cards[target]])
    defence = defence_value(cards, other, target, cards.type[line.cards[battle.shooter]])
    return numbers.chance(int(attack), int(defence))


@pytest.mark.parametrize(
    ("german", "soviet", "rounds"),
    [
        (["panzer-iv"], ["t-34-76"], 5),
        (["tiger-i", "nebelwerfer"], ["kv-1", "rifle-division"], 1),
        (["panther", "infantry-division"], ["bm-13-katyusha", "is-2"], 1),
    ],
)
def test_battles_in_sampled_worlds_end_as_often_as_the_odds_say(
    scene: Scene, german: list[str], soviet: list[str], rounds: int
) -> None:
    scene.german(ground=german)
    scene.soviet(ground=soviet, hand=["i-16-rata"])
    scene.fights("smolensk")
    view = scene.german.view
    pile = counted(scene.state)

    verdict = Fight([paper(scene, 0), paper(scene, 1)], evenly([])).forecast(rounds, pile)

    ends: Counter[tuple[int, int]] = Counter()
    for seed in range(WORLDS):
        lost = play_on(scene, scene.game.sample(view, key_of_seed(seed)), rounds)
        ends[len(german) - lost[0], len(soviet) - lost[1]] += 1
    expected: dict[tuple[int, int], float] = {}
    for alive, chance in verdict.left().items():
        left = (alive[0].bit_count(), alive[1].bit_count())
        expected[left] = expected.get(left, 0.0) + chance
    assert pytest.approx(1.0) == sum(expected.values())
    assert set(ends) <= set(expected)
    for left, chance in expected.items():
        error = sqrt(chance * (1.0 - chance) / WORLDS)
        assert abs(ends[left] / WORLDS - chance) <= 4 * error + 1e-9, (left, chance)
    assert pytest.approx(1.0) == sum(verdict.chances[side] for side in (FIRST, SECOND, OPEN))
