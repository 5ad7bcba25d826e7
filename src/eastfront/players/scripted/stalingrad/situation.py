"""The situation at one decision: the view, the options by verb, and who stands where."""

from __future__ import annotations

from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.state import DESTROYED, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import DRAW_NOTE, GERMAN, MARCH, NO_SEAT, SOVIET
from eastfront.games.stalingrad.verbs import END, PASS
from eastfront.games.stalingrad.view import ArmyView, StalingradView
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.players.scripted.stalingrad.judgement import Judgement
from eastfront.players.scripted.thumb import Offers

EVERY_SLOT = range(SLOTS)


class Situation(Offers):
    """What the player thinks with at one decision.

    *fronts* and *rears* are the Forces in Control and Perimeter zones by seat and slot, *owners* who
    Controls each Location.
    """

    def __init__(self, judgement: Judgement, view: StalingradView, options: list[int]) -> None:
        assert view.seat is not None
        super().__init__(options)
        self.judgement = judgement
        self.facts = judgement.facts
        self.doctrine = judgement.doctrine
        self.view = view
        self.seat = view.seat
        self.foe = 1 - view.seat
        self.me: ArmyView = view.seats[self.seat]
        self.fronts = [army.places[0::2] for army in view.seats]
        self.rears = [army.places[1::2] for army in view.seats]
        self.owners = [self.owner(slot) for slot in EVERY_SLOT]

    def owner(self, slot: int) -> int:
        """Return who Controls a Location, NO_SEAT while it is contested or nobody's."""
        if self.fronts[GERMAN][slot]:
            return NO_SEAT if self.fronts[SOVIET][slot] else GERMAN
        if self.fronts[SOVIET][slot]:
            return SOVIET
        return self.view.holders[slot] if self.facts.rules.markers else NO_SEAT

    def yield_of(self, slot: int) -> int:
        """Return the Rations that a Location yields."""
        rubble = self.view.rubble[slot]
        return 0 if rubble == DESTROYED else self.facts.charts[self.view.locations[slot]][rubble]

    def note(self, slot: int, question: int) -> int:
        """Return what the note of a Location answers."""
        location = self.view.locations[slot]
        if self.view.rubble[slot] == DESTROYED and not self.facts.keeps[location]:
            return 0
        return self.facts.notes[question][location]

    def note_for(self, slot: int, question: int, seat: int) -> int:
        """Return what a note gives *seat* as the controller of the Location."""
        if self.owners[slot] != seat:
            return 0
        holder = self.facts.note_holders[question][self.view.locations[slot]]
        return self.note(slot, question) if holder in (NO_SEAT, seat) else 0

    def marches_free(self) -> bool:
        """Tell whether peripheral moves cost the player nothing."""
        return any(self.note_for(slot, MARCH, self.seat) for slot in EVERY_SLOT)

    def hold(self, slot: int) -> float:
        """Return what Controlling a Location for a turn is worth."""
        doctrine = self.doctrine
        return doctrine.hold * (1 + self.note(slot, DRAW_NOTE)) + doctrine.harvest * self.yield_of(slot)

    def worth(self, force: int) -> float:
        """Return what a Force on the table is worth, without its Rations."""
        return self.judgement.worths[force] + self.doctrine.medal * self.view.medals[force]

    def poorest(self, cards: list[int]) -> int:
        """Return the card that is worth least in hand."""
        keeps = self.judgement.keeps
        return min(cards, key=lambda card: (keeps[card], card))

    def retreat_room(self, seat: int, slot: int) -> int:
        """Return how many Forces of *seat* can still fall back at a Location."""
        return ROOM - len(self.rears[seat][slot])

    def frame(self) -> Frame:
        """Return the frame at work."""
        return self.view.frames[-1]

    def op(self) -> Op[StalingradState]:
        """Return the op that asks."""
        frame = self.frame()
        return self.facts.ops[frame.program][frame.step]

    def stop(self) -> int:
        """Return the option that passes or ends."""
        return self.take(PASS if PASS in self.nouns else END)
