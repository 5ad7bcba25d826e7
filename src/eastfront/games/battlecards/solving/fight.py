"""A battle fought out on paper, from plain numbers: how likely each end is, exactly, if nobody withdraws.

Each unit that could hit somebody fires, in the order of the line, at the target that promises most by the
next card's odds and by worth. Support is allocated in every round as it is in the first. A deck that is
counted is followed card by card, over its end as well. One that is not has the odds of its first card for as
many as it holds, and those of a fresh deck from then on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER
from eastfront.games.battlecards.solving.odds import Numbers, Pile, added
from eastfront.games.battlecards.tables import NO_TYPE, NOT_APPLICABLE

FIRST: Final = 0
SECOND: Final = 1
OPEN: Final = 2
PHASES: Final = 4
NO_TARGET: Final = -1
# A target that has not been worked out yet.
UNKNOWN: Final = -2
# A target at or above this place is killed for certain.
SURELY: Final = 1 << 16
# The place of a case that is not there.
NOWHERE: Final = -1
# Below what any target is worth.
NOTHING: Final = -1.0
# Above the chance of any case.
ALWAYS: Final = 2.0
# So many units in both lines have more courses of battle than are worth the time and memory.
TOO_MANY: Final = 16


# Many are made and soon given up, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
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


class Cases:
    """Who may be alive, as a mask of both lines, with the chance of it and with the deck if it is counted.

    They stay in the order in which they were found. Compiled, vecs take a small part of the time of dicts.
    """

    def __init__(self, units: int) -> None:
        self.size: i64 = 0
        self.alive: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()
        self.piles: list[Pile] = []
        # The places of cases by who is alive, and by what is in the deck too if it is counted.
        self.places: vec[i64] = vec[i64]([NOWHERE] * (1 << units))
        self.counted: dict[tuple[int, ...], int] = {}

    def clear(self) -> None:
        """Forget all cases."""
        for place in range(self.size):
            self.places[self.alive[place]] = NOWHERE
        self.size = 0
        if self.piles:
            self.piles = []
            self.counted = {}

    def pile(self, place: i64) -> Pile | None:
        """Return what the deck holds in a case, if it is counted."""
        return self.piles[place] if self.piles else None

    def put(self, alive: i64, pile: Pile | None, chance: float) -> None:
        """Add a case, or its chance to one that is like it."""
        if chance <= 0.0:
            return
        place = self.places[alive] if pile is None else self.counted.get((int(alive), *pile.key()), NOWHERE)
        if place == NOWHERE:
            self.add(alive, pile, chance)
        else:
            self.chances[place] += chance

    def add(self, alive: i64, pile: Pile | None, chance: float) -> None:
        """Add a case that is like no other."""
        if pile is None:
            self.places[alive] = self.size
        else:
            self.counted[(int(alive), *pile.key())] = int(self.size)
            self.piles.append(pile)
        if self.size == len(self.alive):
            self.alive = append(self.alive, alive)
            self.chances = append(self.chances, chance)
        else:
            self.alive[self.size] = alive
            self.chances[self.size] = chance
        self.size += 1


class Verdict:
    """The chances of both sides, and of a battle still *open*."""

    def __init__(self, units: int) -> None:
        self.chances = [0.0, 0.0, 0.0]
        # How many units the first line has, and how each course of the battle ends.
        self.units = units
        self.alive: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()

    def add(self, winner: int, alive: i64, chance: float) -> None:
        """Note one end of the battle."""
        self.chances[winner] += chance
        self.alive = append(self.alive, alive)
        self.shares = append(self.shares, chance)

    def left(self) -> dict[tuple[int, int], float]:
        """Return how likely it is that these are left, as masks of places of both lines."""
        found: dict[tuple[int, int], float] = {}
        for alive, chance in zip(self.alive, self.shares, strict=True):
            masks = int(alive) & ((1 << self.units) - 1), int(alive) >> self.units
            found[masks] = found.get(masks, 0.0) + chance
        return found


@mypyc_attr(acyclic=True)
class Aim:
    """Where a unit fires by the odds of a deck, and how likely it hits, for everybody alive whom it sees.

    It sees its enemies, and its own line if somebody lends there: *seen* is a mask, shifted down by *low*.
    """

    def __init__(self, side: int, place: int, numbers: Numbers, seen: i64, low: i64) -> None:
        self.side = side
        self.place = place
        self.numbers = numbers
        self.seen: i64 = seen
        self.low: i64 = low
        self.targets: vec[i64] = vec[i64]([UNKNOWN] * ((seen >> low) + 1))
        self.chances: vec[float] = vec[float]([0.0] * ((seen >> low) + 1))

    def key(self, alive: i64) -> i64:
        """Return the number of what the unit sees."""
        return (alive & self.seen) >> self.low


class Fight:
    """Two lines, the aggressor's first, the deck of each, and the type of an objective in force.

    Everybody alive is a mask: the aggressor's units from its lowest bit on, then the defender's.
    """

    def __init__(self, lines: list[list[Unit]], decks: list[Deck], objective: int = NO_TYPE) -> None:
        units = len(lines[0]) + len(lines[1])
        assert units < TOO_MANY, units
        self.lines = lines
        self.decks = decks
        self.lenders = [[place for place, unit in enumerate(line) if unit.lends] for line in lines]
        # The lowest bit of each line, the bits of the first, and of those whom the defender must not lose.
        self.lowest = [0, len(lines[0])]
        self.whole: i64 = (1 << units) - 1
        self.first: i64 = (1 << len(lines[0])) - 1
        self.needed: i64 = 0
        for place, unit in enumerate(lines[SECOND]):
            if objective in (NO_TYPE, unit.type):
                self.needed |= self.bit(SECOND, place)
        # How many cards the side's deck has lost, on average.
        self.turned = [0.0, 0.0]
        # The aims of each side, while its deck lasts and afterwards.
        self.aims: list[list[Aim | None]] = [[None for _ in lines[number // 2]] for number in range(4)]
        self.cases = Cases(units)
        self.following = Cases(units)
        self.killed = Cases(units)

    def bit(self, side: int, place: int) -> i64:
        """Return the bit of a unit among all."""
        return 1 << (self.lowest[side] + place)

    def forecast(self, rounds: int, pile: Pile | None = None, least: float = 0.0) -> Verdict:
        """Return how the battle ends within so many *rounds*.

        Who is in a hurry does not follow up cases of which the chance is below *least*: they stay open.
        """
        verdict = Verdict(len(self.lines[FIRST]))
        self.turned = [0.0, 0.0]
        self.cases.clear()
        self.cases.put(self.whole, None if pile is None else gathered(pile, self.limits()), 1.0)
        for _ in range(rounds):
            self.close_cases(verdict, least)
            if not self.cases.size:
                break
            self.fight_round()
        self.close_cases(verdict, ALWAYS)
        return verdict

    def close_cases(self, verdict: Verdict, least: float) -> None:
        """Keep only likely cases in which the battle goes on; a stalemate is the defender's (bc-7.1)."""
        cases = self.cases
        self.following.clear()
        for place in range(cases.size):
            alive = cases.alive[place]
            winner = self.winner(alive)
            if winner == OPEN and self.is_stalemate(alive):
                winner = SECOND
            if winner == OPEN and cases.chances[place] >= least:
                self.following.put(alive, cases.pile(place), cases.chances[place])
            else:
                verdict.add(winner, alive, cases.chances[place])
        self.follow()

    def follow(self) -> None:
        """Go on with the cases that follow."""
        self.cases, self.following = self.following, self.cases

    def winner(self, alive: i64) -> int:
        """Return who has won once only these are alive (bc-4.8, bc-15.10)."""
        if not alive & self.first:
            return SECOND
        return OPEN if alive & self.needed else FIRST

    def is_stalemate(self, alive: i64) -> bool:
        """Tell whether nobody can hit anybody, whatever number is turned up (bc-7.1)."""
        for side in (FIRST, SECOND):
            for place in range(len(self.lines[side])):
                if alive & self.bit(side, place) and self.could_hit(side, place, alive):
                    return False
        return True

    def could_hit(self, side: int, place: int, alive: i64) -> bool:
        """Tell whether a unit has anybody to fire at or to Autokill."""
        return self.target(self.aim(side, place, False), alive, None) != NO_TARGET

    def fight_round(self) -> None:
        """Let every unit fire in its phases."""
        for phase in range(PHASES):
            for side in (FIRST, SECOND):
                for place, unit in enumerate(self.lines[side]):
                    if unit.phases >> phase & 1:
                        self.fire(side, place)

    def fire(self, side: int, place: int) -> None:
        """Let a unit fire all its shots, in every case in which it is alive and the battle is not over."""
        for shot in range(self.lines[side][place].shots):
            aim = self.aim(side, place, self.turned[side] >= self.decks[side].left)
            self.take(side, self.shoot(aim, shot == 0))
        # An Autokill takes the place of all shots (bc-15.2).
        killed = self.killed
        for number in range(killed.size):
            self.cases.put(killed.alive[number], killed.pile(number), killed.chances[number])
        killed.clear()

    def shoot(self, aim: Aim, is_first: bool) -> float:
        """Put what may follow a shot in place of all cases; return how many cards it takes, on average."""
        cases, following = self.cases, self.following
        bit = self.bit(aim.side, aim.place)
        turned = 0.0
        following.clear()
        for number in range(cases.size):
            alive, chance, pile = cases.alive[number], cases.chances[number], cases.pile(number)
            target = NO_TARGET
            if alive & bit and self.winner(alive) == OPEN:
                target = self.target(aim, alive, pile)
            if target == NO_TARGET or (target >= SURELY and not is_first):
                following.put(alive, pile, chance)
            elif target >= SURELY:
                self.killed.put(alive & ~self.bit(1 - aim.side, target - SURELY), pile, chance)
            else:
                self.hit_or_miss(aim, target, alive, pile, chance)
                turned += chance
        self.follow()
        return turned

    def hit_or_miss(self, aim: Aim, target: int, alive: i64, pile: Pile | None, chance: float) -> None:
        """Put what may follow from one case; a deck that is not counted shows the numbers of the *aim*."""
        following = self.following
        hit = alive & ~self.bit(1 - aim.side, target)
        if pile is None:
            share = aim.chances[aim.key(alive)]
            following.put(hit, None, chance * share)
            following.put(alive, None, chance * (1.0 - share))
            return
        attack, defence = self.values(aim.side, aim.place, target, alive)
        outcomes = pile.turned()
        total = sum([count for _, count, _ in outcomes])
        for number, count, after in outcomes:
            following.put(hit if defence < number <= attack else alive, after, chance * count / total)

    def take(self, side: int, turned: float) -> None:
        """Take cards from a side's deck, so many on average; both sides may have the same."""
        for each in (FIRST, SECOND):
            if self.decks[each] is self.decks[side]:
                self.turned[each] += turned

    def aim(self, side: int, place: int, is_worn: bool) -> Aim:
        """Return the aim of a unit while its deck lasts or when it is worn."""
        aims = self.aims[2 * side + is_worn]
        found = aims[place]
        if found is None:
            numbers = self.decks[side].fresh if is_worn else self.decks[side].numbers
            found = aims[place] = self.new_aim(side, place, numbers)
        return found

    def new_aim(self, side: int, place: int, numbers: Numbers) -> Aim:
        """Return an aim at nobody yet."""
        if self.lenders[side]:
            return Aim(side, place, numbers, self.whole, 0)
        if side == FIRST:
            return Aim(side, place, numbers, self.whole & ~self.first, self.lowest[SECOND])
        return Aim(side, place, numbers, self.first, 0)

    def target(self, aim: Aim, alive: i64, pile: Pile | None) -> int:
        """Return the place of the target that promises most, or that it is killed without a card."""
        if pile is not None:
            return self.best_target(aim.side, aim.place, alive, pile.numbers())
        key = aim.key(alive)
        if aim.targets[key] == UNKNOWN:
            found = self.best_target(aim.side, aim.place, alive, aim.numbers)
            aim.targets[key] = found
            if NO_TARGET < found < SURELY:
                attack, defence = self.values(aim.side, aim.place, found, alive)
                aim.chances[key] = aim.numbers.chance(attack, defence)
        return int(aim.targets[key])

    def best_target(self, side: int, place: int, alive: i64, numbers: Numbers) -> int:
        """Return the same, worked out.

        A shot that no next card lets hit is fired where there is no better: it turns up a card. As an
        Autokill takes the place of all shots, a unit with several of them prefers these.
        """
        unit = self.lines[side][place]
        promise = worth = NOTHING
        found = victim = NO_TARGET
        for number, enemy in enumerate(self.lines[1 - side]):
            if not alive & self.bit(1 - side, number):
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

    def values(self, side: int, place: int, target: int, alive: i64) -> tuple[int, int]:
        """Return attack and defence in a shot, less what the fallen lent (bc-6.5, bc-15.1)."""
        unit, enemy = self.lines[side][place], self.lines[1 - side][target]
        attack, defence = unit.attack[enemy.type], enemy.defence[unit.type]
        if attack == NOT_APPLICABLE:
            return attack, defence
        for lender in self.lenders[side]:
            if not alive & self.bit(side, lender):
                attack -= sum([lent[1] for lent in self.lines[side][lender].lends if lent[0] == place])
        for lender in self.lenders[1 - side]:
            if not alive & self.bit(1 - side, lender):
                lends = self.lines[1 - side][lender].lends
                defence -= sum([lent[2] for lent in lends if lent[0] == target])
        return attack, defence

    def limits(self) -> set[int]:
        """Return every attack and defence that may occur: numbers between two of them are alike."""
        found: set[int] = set()
        for line in self.lines:
            for place, unit in enumerate(line):
                lent = [each for other in line for each in other.lends if each[0] == place]
                weaker, barer = sum([each[1] for each in lent]), sum([each[2] for each in lent])
                for value in unit.attack:
                    found.update(range(value - weaker, value + 1))
                for value in unit.defence:
                    found.update(range(value - barer, value + 1))
        return found


def is_shot(attack: int, defence: int) -> bool:
    """Tell whether some number would let a shot hit; N/A is below every defence (bc-5.10, bc-5.11)."""
    return attack > defence and defence < HIGHEST_NUMBER


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
