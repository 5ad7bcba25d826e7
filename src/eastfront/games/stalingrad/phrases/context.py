"""What phrases must know besides the thing itself."""

from __future__ import annotations

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sample import lay_army, lay_open
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import SIDES
from eastfront.games.stalingrad.view import ArmyView, StalingradView
from eastfront.games.stalingrad.view_data import blank_state
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op, Programs


class Context:
    """The view of the seat that reads, with the rules and cards that its numbers stand for."""

    def __init__(
        self,
        definitions: list[Definition],
        rules: Rules,
        programs: Programs[StalingradState],
        view: StalingradView,
    ) -> None:
        self.definitions = definitions
        self.rules = rules
        self.programs = programs
        self.view = view

    def frame(self) -> Frame:
        """Return the frame of the program that asks."""
        return self.view.frames[-1]

    def op(self) -> Op[StalingradState]:
        """Return the op that asks."""
        frame = self.frame()
        return self.programs.ops[frame.program][frame.step]

    def army(self) -> ArmyView:
        """Return the seat that is asked, as the reader sees it."""
        return self.view.seats[self.view.asked]

    def enemy(self) -> ArmyView:
        """Return the enemy of the seat that is asked, as the reader sees him."""
        return self.view.seats[1 - self.view.asked]

    def place(self, force: int) -> int:
        """Return the zone in which a Force stands; it must be on the table."""
        places = self.view.seats[SIDES.index(self.definitions[force].side)].places
        return [force in cards for cards in places].index(True)

    def location(self) -> int:
        """Return the Location of the battle at hand."""
        return self.view.locations[self.view.battle.slot]

    def total(self, seat: int) -> int:
        """Return the Combat total of *seat* in the battle at hand."""
        return int(total_of(self.view.battle, seat, self.rules.cards))

    def table(self) -> StalingradState:
        """Return what lies open as a state for the rules to reckon with; hands and decks are empty in it."""
        state = blank_state(self.view.setup, self.rules)
        lay_open(self.view, state)
        for seat, seen in enumerate(self.view.seats):
            lay_army(seen, state.seats[seat])
            if seen.top != NO_CARD:
                state.seats[seat].pile.add(seen.top)
        return state
