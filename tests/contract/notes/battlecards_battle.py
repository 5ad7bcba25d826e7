"""What a note-taker keeps of the battle at hand in BattleCards, all of it public."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.ops.kept import RoundBonus
from eastfront.kernel.data import Data
from eastfront.kernel.notices import BACK
from tests.contract.notes.battlecards_cards import definitions, named
from tests.contract.notes.battlecards_line import GAP, LineNotes
from tests.contract.notes.battlecards_places import STACKS
from tests.contract.notes.battlecards_sides import NOBODY, Sides

AGGRESSOR: Final = 0
DEFENDER: Final = 1
LINES: Final = ["aggressor", "defender"]
UNDECIDED: Final = -1


class BattleNotes:
    """The battle at hand; without a card while there is none."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.close()

    def close(self) -> None:
        """Forget the battle."""
        self.card = BACK
        self.cause = "drawn"
        self.seats = [NOBODY, NOBODY]
        self.partner = NOBODY
        self.raid_forces = 0
        self.objective = ""
        self.round = 0
        self.quiet = 0
        self.casualty = False
        self.winner = UNDECIDED
        self.rallied = False
        self.lines = [LineNotes(), LineNotes()]

    @property
    def battle(self) -> Definition:
        """The Battlecard."""
        return definitions()[self.card]

    def open(self, card: int) -> None:
        """Note that a Battlecard is drawn where both its sides are in play."""
        self.card = card
        self.seats = [self.sides.seat(self.battle.aggressor), self.sides.seat(self.battle.defender)]

    def reopen(self, card: int, aggressor: int, defender: int) -> None:
        """Note that a Battlecard is fought over again."""
        self.card = card
        self.cause = "refought"
        self.seats = [aggressor, defender]

    def raid(self, aggressor: int, defender: int, forces: int) -> None:
        """Note that the drawn card becomes a raid on the other theatre."""
        self.cause = "raid"
        self.seats = [aggressor, defender]
        self.raid_forces = forces

    def begin(self) -> None:
        """Note the attack: both who play Germans defend Germany together (bc-13.39)."""
        home = self.sides.home_seats(self.battle)
        if self.seats[AGGRESSOR] not in self.friends_of(home):
            self.partner = next((seat for seat in home if seat != self.seats[DEFENDER]), NOBODY)

    def friends_of(self, seats: list[int]) -> list[int]:
        """Return everybody allied with *seats*."""
        return [friend for seat in seats for friend in self.sides.friends(seat)]

    def members(self, side: int) -> list[int]:
        """Return the seats on a side."""
        partners = [self.partner] if side == DEFENDER and self.partner != NOBODY else []
        return sorted([self.seats[side], *partners])

    def forces(self, side: int) -> list[str]:
        """Return the types that take part on a side."""
        if self.cause == "raid":
            return [type for number, type in enumerate(STACKS) if self.raid_forces >> number & 1]
        return self.battle.forces[side]

    def stays_out(self, card: int, seat: int) -> bool:
        """Tell whether a card takes no part: a Leader, a commander of another theatre (bc-16.17)."""
        raided = self.cause == "raid"
        theatre = self.sides.theatre[self.seats[DEFENDER]] if raided else self.sides.theatre_of(self.card)
        foreign = self.sides.theatre[seat] != theatre
        return definitions()[card].group in (["leader", "general", "admiral"] if foreign else ["leader"])

    def begin_round(self) -> None:
        """Note a new round: gaps close, bonuses are reckoned anew (bc-4.1)."""
        self.quiet = 0 if self.casualty or self.round == 0 else self.quiet + 1
        self.casualty = False
        is_raid = self.cause == "raid"
        if self.round == 0 and not is_raid and self.lines[DEFENDER].has(self.battle.objective):
            self.objective = self.battle.objective
        self.round += 1
        for line in self.lines:
            line.clear()
            for place in range(len(line.cards)):
                line.shine(place, 1)
        if not is_raid:
            self.lines[DEFENDER].strengthen_type("ground", 0, self.battle.prepared)

    def hear_bonus(self, card: int, seat: int) -> None:
        """Note a Kept Card that strengthens a side in this round."""
        line = self.lines[AGGRESSOR if seat == self.seats[AGGRESSOR] else DEFENDER]
        for op in definitions()[card].play:
            if isinstance(op, RoundBonus):
                line.strengthen_type(STACKS[op.type], op.attack, op.defence)

    def divide_air_group(self, side: int, place: int, attack: int, defence: int) -> None:
        """Note how an Air Group is divided."""
        self.lines[side].strengthen(place, attack, defence)

    def leaves(self, side: int, place: int, seat: int, rests: bool) -> None:
        """Note that a unit is destroyed or withdraws, which may decide the battle (bc-4.8)."""
        line = self.lines[side]
        if rests:
            line.resting.append((line.cards[place], seat))
        self.casualty |= not rests
        line.leaves(place)
        if not self.lines[AGGRESSOR].present():
            self.winner = DEFENDER
        elif not self.lines[DEFENDER].present() or self.is_gained():
            self.winner = AGGRESSOR

    def is_gained(self) -> bool:
        """Tell whether an undecided battle has its objective gained."""
        objective = self.objective and not self.lines[DEFENDER].has(self.objective)
        return self.winner == UNDECIDED and bool(objective)

    def rally(self) -> None:
        """Note, once the battle is decided, that a joint army which won waits in its line (bc-13.16)."""
        if self.winner != UNDECIDED and not self.rallied:
            self.rallied = True
            self.lines[AGGRESSOR].rally(False)
            self.lines[DEFENDER].rally(self.partner != NOBODY and self.winner == DEFENDER)

    def turns_down(self, seat: int) -> None:
        """Note that a survivor of *seat* is turned down, in a joint army the next one in its line."""
        self.rally()
        line = self.lines[DEFENDER]
        if seat in line.seats:
            line.cards[line.present()[0]] = GAP

    def to_data(self) -> Data:
        """Return the notes as the view's plain data has them."""
        self.rally()
        return {
            "card": named([self.card])[0],
            "cause": self.cause,
            "aggressor": self.seats[AGGRESSOR],
            "defender": self.seats[DEFENDER],
            "partner": self.partner,
            "raid_forces": self.raid_forces,
            "objective": self.objective,
            "round": self.round,
            "quiet": self.quiet,
            "casualty": self.casualty,
            "winner": self.winner,
            "lines": {name: self.lines[side].to_data() for side, name in enumerate(LINES)},
        }
