"""A battle fought out on paper, from plain numbers: how likely each end is, exactly, if nobody withdraws.

Each unit that could hit somebody fires, in the order of the line, at the target that promises most by the
next card's odds and by worth. Support is allocated in every round as it is in the first. A deck that is
counted is followed card by card, over its end as well. One that is not has the odds of its first card for as
many as it holds, and those of a fresh deck from then on.
"""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER
from eastfront.games.battlecards.solving.odds import Numbers, Pile, added
from eastfront.games.battlecards.tables import NO_TYPE, NOT_APPLICABLE

FIRST: Final = 0
SECOND: Final = 1
OPEN: Final = 2
PHASES: Final = 4
NO_TARGET: Final = -1
# A target at or above this place is killed for certain.
SURELY: Final = 1 << 16
# Below what any target is worth.
NOTHING: Final = -1.0

Alive = tuple[int, int]


class Unit:
    """A unit in its line; *attack*, *defence* and the limit of its *autokill* are by type, with all bonuses.

    *phases* is a mask. *lends* are the place of another unit of the line with what of its attack and
    defence is lost with this one.
    """

    def __init__(
        self,
        type: int,
        phases: int,
        shots: int,
        attack: list[int],
        defence: list[int],
        autokill: list[int],
        worth: float,
    ) -> None:
        self.type = type
        self.phases = phases
        self.shots = shots
        self.attack = attack
        self.defence = defence
        self.autokill = autokill
        self.worth = worth
        self.lends: list[tuple[int, int, int]] = []


class Deck:
    """A Conflict deck by its odds: those of *numbers* for the cards *left*, then those of a *fresh* one."""

    def __init__(self, numbers: Numbers, left: int, fresh: Numbers) -> None:
        self.numbers = numbers
        self.left = left
        self.fresh = fresh


class Verdict:
    """The chances of both sides, of a battle still *open*, and of who is *left*, as masks of places."""

    def __init__(self) -> None:
        self.chances = [0.0, 0.0, 0.0]
        self.left: dict[Alive, float] = {}

    def add(self, winner: int, alive: Alive, chance: float) -> None:
        """Note one end of the battle."""
        self.chances[winner] += chance
        self.left[alive] = self.left.get(alive, 0.0) + chance


class Case:
    """Who is alive, what the deck holds if it is counted, and how likely that is."""

    def __init__(self, alive: Alive, pile: Pile | None, chance: float) -> None:
        self.alive = alive
        self.pile = pile
        self.chance = chance


Cases = dict[tuple[int, ...], Case]


class Fight:
    """Two lines, the aggressor's first, the deck of each, and the type of an objective in force."""

    def __init__(self, lines: list[list[Unit]], decks: list[Deck], objective: int = NO_TYPE) -> None:
        self.lines = lines
        self.decks = decks
        self.objective = objective
        self.lenders = [[place for place, unit in enumerate(line) if unit.lends] for line in lines]
        # How many cards the side's deck has lost, on average.
        self.turned = [0.0, 0.0]
        # The targets of each side, while its deck lasts and afterwards.
        self.targets: list[dict[tuple[int, int, int], int]] = [{}, {}, {}, {}]
        self.idle: dict[Alive, bool] = {}

    def forecast(self, rounds: int, pile: Pile | None = None, least: float = 0.0) -> Verdict:
        """Return how the battle ends within so many *rounds*.

        Who is in a hurry does not follow up cases of which the chance is below *least*: they stay open.
        """
        whole = ((1 << len(self.lines[0])) - 1, (1 << len(self.lines[1])) - 1)
        pile = None if pile is None else gathered(pile, self.limits())
        cases: Cases = {}
        put(cases, whole, pile, 1.0)
        verdict = Verdict()
        self.turned = [0.0, 0.0]
        for _ in range(rounds):
            cases = self.open_cases(cases, verdict, least)
            if not cases:
                break
            for phase in range(PHASES):
                for side in (FIRST, SECOND):
                    for place, unit in enumerate(self.lines[side]):
                        if unit.phases >> phase & 1:
                            cases = self.fire(cases, side, place)
        for case in self.open_cases(cases, verdict, 0.0).values():
            verdict.add(OPEN, case.alive, case.chance)
        return verdict

    def open_cases(self, cases: Cases, verdict: Verdict, least: float) -> Cases:
        """Return the likely cases in which the battle goes on; a stalemate is the defender's (bc-7.1)."""
        found: Cases = {}
        for key, case in cases.items():
            winner = self.winner(case.alive)
            if winner == OPEN and self.is_stalemate(case.alive):
                winner = SECOND
            if winner == OPEN and case.chance >= least:
                found[key] = case
            else:
                verdict.add(winner, case.alive, case.chance)
        return found

    def winner(self, alive: Alive) -> int:
        """Return who has won once only these are alive (bc-4.8, bc-15.10)."""
        if not alive[0]:
            return SECOND
        if not alive[1] or (self.objective != NO_TYPE and not self.has_objective(alive[1])):
            return FIRST
        return OPEN

    def has_objective(self, alive: int) -> bool:
        """Tell whether the defender has a unit of the objective's type."""
        return any(
            alive >> place & 1 and unit.type == self.objective
            for place, unit in enumerate(self.lines[SECOND])
        )

    def is_stalemate(self, alive: Alive) -> bool:
        """Tell whether nobody can hit anybody, whatever number is turned up (bc-7.1)."""
        if alive not in self.idle:
            self.idle[alive] = not any(
                alive[side] >> place & 1 and self.could_hit(side, place, alive)
                for side in (FIRST, SECOND)
                for place in range(len(self.lines[side]))
            )
        return self.idle[alive]

    def could_hit(self, side: int, place: int, alive: Alive) -> bool:
        """Tell whether a unit has anybody to fire at or to Autokill."""
        unit = self.lines[side][place]
        for number, enemy in enumerate(self.lines[1 - side]):
            if alive[1 - side] >> number & 1:
                attack, defence = self.values(side, place, number, alive)
                if is_shot(attack, defence) or defence <= unit.autokill[enemy.type]:
                    return True
        return False

    def fire(self, cases: Cases, side: int, place: int) -> Cases:
        """Let a unit fire all its shots, in every case in which it is alive and the battle is not over."""
        killed: Cases = {}
        for shot in range(self.lines[side][place].shots):
            is_worn = self.turned[side] >= self.decks[side].left
            numbers = self.decks[side].fresh if is_worn else self.decks[side].numbers
            known = self.targets[2 * side + is_worn]
            following: Cases = {}
            turned = 0.0
            for case in cases.values():
                target = NO_TARGET
                if case.alive[side] >> place & 1 and self.winner(case.alive) == OPEN:
                    target = self.target(side, place, case, numbers, known)
                if target == NO_TARGET or (target >= SURELY and shot > 0):
                    put(following, case.alive, case.pile, case.chance)
                elif target >= SURELY:
                    put(killed, without(case.alive, 1 - side, target - SURELY), case.pile, case.chance)
                else:
                    self.shoot(following, case, side, place, target, numbers)
                    turned += case.chance
            cases = following
            self.take(side, turned)
        # An Autokill takes the place of all shots (bc-15.2).
        for case in killed.values():
            put(cases, case.alive, case.pile, case.chance)
        return cases

    def shoot(self, cases: Cases, case: Case, side: int, place: int, target: int, numbers: Numbers) -> None:
        """Put what may follow a shot among *cases*; a deck that is not counted shows *numbers*."""
        attack, defence = self.values(side, place, target, case.alive)
        hit = without(case.alive, 1 - side, target)
        if case.pile is None:
            chance = numbers.chance(attack, defence)
            put(cases, hit, None, case.chance * chance)
            put(cases, case.alive, None, case.chance * (1.0 - chance))
            return
        outcomes = case.pile.turned()
        total = sum(count for _, count, _ in outcomes)
        for number, count, after in outcomes:
            alive = hit if defence < number <= attack else case.alive
            put(cases, alive, after, case.chance * count / total)

    def take(self, side: int, turned: float) -> None:
        """Take cards from a side's deck, so many on average; both sides may have the same."""
        for each in (FIRST, SECOND):
            if self.decks[each] is self.decks[side]:
                self.turned[each] += turned

    def target(
        self, side: int, place: int, case: Case, numbers: Numbers, known: dict[tuple[int, int, int], int]
    ) -> int:
        """Return the place of the target that promises most, or that it is killed without a card."""
        if case.pile is not None:
            return self.best_target(side, place, case.alive, case.pile.numbers())
        key = (place, case.alive[0], case.alive[1])
        if key not in known:
            known[key] = self.best_target(side, place, case.alive, numbers)
        return known[key]

    def best_target(self, side: int, place: int, alive: Alive, numbers: Numbers) -> int:
        """Return the same, worked out.

        A shot that no next card lets hit is fired where there is no better: it turns up a card. As an
        Autokill takes the place of all shots, a unit with several of them prefers these.
        """
        unit = self.lines[side][place]
        promise = worth = NOTHING
        found = victim = NO_TARGET
        for number, enemy in enumerate(self.lines[1 - side]):
            if not alive[1 - side] >> number & 1:
                continue
            attack, defence = self.values(side, place, number, alive)
            if is_shot(attack, defence):
                hoped = numbers.chance(attack, defence) * enemy.worth
                if hoped > promise:
                    promise, found = hoped, number
            if defence <= unit.autokill[enemy.type] and enemy.worth > worth:
                worth, victim = enemy.worth, number
        if victim != NO_TARGET and (found == NO_TARGET or (unit.shots == 1 and worth > promise)):
            return victim + SURELY
        return found

    def values(self, side: int, place: int, target: int, alive: Alive) -> tuple[int, int]:
        """Return attack and defence in a shot, less what the fallen lent (bc-6.5, bc-15.1)."""
        unit, enemy = self.lines[side][place], self.lines[1 - side][target]
        attack, defence = unit.attack[enemy.type], enemy.defence[unit.type]
        if attack == NOT_APPLICABLE:
            return attack, defence
        for lender in self.lenders[side]:
            if not alive[side] >> lender & 1:
                attack -= sum(lent[1] for lent in self.lines[side][lender].lends if lent[0] == place)
        for lender in self.lenders[1 - side]:
            if not alive[1 - side] >> lender & 1:
                defence -= sum(lent[2] for lent in self.lines[1 - side][lender].lends if lent[0] == target)
        return attack, defence

    def limits(self) -> set[int]:
        """Return every attack and defence that may occur: numbers between two of them are alike."""
        found: set[int] = set()
        for line in self.lines:
            for place, unit in enumerate(line):
                lent = [each for other in line for each in other.lends if each[0] == place]
                weaker, barer = sum(each[1] for each in lent), sum(each[2] for each in lent)
                for value in unit.attack:
                    found.update(range(value - weaker, value + 1))
                for value in unit.defence:
                    found.update(range(value - barer, value + 1))
        return found


def is_shot(attack: int, defence: int) -> bool:
    """Tell whether some number would let a shot hit; N/A is below every defence (bc-5.10, bc-5.11)."""
    return attack > defence and defence < HIGHEST_NUMBER


def put(cases: Cases, alive: Alive, pile: Pile | None, chance: float) -> None:
    """Add a case, or its chance to one that is like it."""
    if chance <= 0.0:
        return
    key = alive if pile is None else alive + pile.key()
    if key in cases:
        cases[key].chance += chance
    else:
        cases[key] = Case(alive, pile, chance)


def without(alive: Alive, side: int, place: int) -> Alive:
    """Return who is left when a unit falls."""
    bit = 1 << place
    return (alive[0] & ~bit, alive[1]) if side == FIRST else (alive[0], alive[1] & ~bit)


def gathered(pile: Pile, limits: set[int]) -> Pile:
    """Return *pile* with numbers that nothing tells apart counted as the highest of them."""
    return Pile(gather(pile.deck, limits), gather(pile.spent, limits))


def gather(counts: tuple[int, ...], limits: set[int]) -> tuple[int, ...]:
    """Return counts by number, moved up to the next number in *limits*."""
    found = (0,) * len(counts)
    waiting = 0
    for number, count in enumerate(counts):
        waiting += count
        if number in limits or number == len(counts) - 1:
            found = added(found, number, waiting)
            waiting = 0
    return found
