"""What phrases must know besides the thing itself."""

from __future__ import annotations

from eastfront.games.battlecards.battle import Battle, Line
from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.view import ArmyView, BattleView
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op, Programs


class Context:
    """The view of the seat that reads, with the rules and cards that its numbers stand for."""

    def __init__(
        self,
        definitions: list[Definition],
        rules: Rules,
        programs: Programs[BattleState],
        view: BattleView,
    ) -> None:
        self.definitions = definitions
        self.rules = rules
        self.programs = programs
        self.view = view

    def frame(self) -> Frame:
        """Return the frame of the program that asks."""
        return self.view.frames[-1]

    def op(self) -> Op[BattleState]:
        """Return the op that asks."""
        frame = self.frame()
        return self.programs.ops[frame.program][frame.step]

    def army(self) -> ArmyView:
        """Return the seat that is asked, as the reader sees it."""
        return self.view.seats[self.view.asked]

    def battle(self) -> Battle:
        """Return the battle at hand."""
        return self.view.battle

    def line(self, side: int) -> Line:
        """Return the units of one side of the battle."""
        return self.view.battle.lines[side]

    def deployed(self, seat: int) -> int:
        """Count the deployed cards of *seat*."""
        return sum(self.view.seats[seat].stack_sizes)

    def has_namesake(self, card: int) -> bool:
        """Tell whether another unit or battle in play bears the name of *card*; two German arsenals do."""
        definition = self.definitions[card]
        if not self.rules.combined or definition.kind not in ("unit", "battle"):
            return False
        for number, other in enumerate(self.definitions):
            if other.name == definition.name and number != card and self.rules.copies[number] > 0:
                return True
        return False
