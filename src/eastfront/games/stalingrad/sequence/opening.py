"""Set-up (chapter 2): the sides choose and place their first Forces, the Soviet side first."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import has_room, put
from eastfront.games.stalingrad.rules import FIRST_HANDS, POINTS
from eastfront.games.stalingrad.sequence.cards import draw_cards
from eastfront.games.stalingrad.state import PERIMETER, PILES, PLACES, StalingradState
from eastfront.games.stalingrad.tables import GERMAN, SOVIET
from eastfront.games.stalingrad.verbs import CHOOSE, CHOOSING, END, PLACE, PLACING
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.luck import shuffled
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


def points_left(state: StalingradState, seat: i64) -> i64:
    """Return how much Force value *seat* may still choose (sg-2.2, sg-2.4)."""
    left: i64 = POINTS[seat]
    for force in state.seats[seat].chosen.cards:
        left -= state.rules.cards.value[force]
    return left


class ChooseForces(Op[StalingradState]):
    """Choose Forces one by one in the order of their numbers (sg-2.8); points may stay unspent (sg-2.7)."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the next Force while one can be paid."""
        left = points_left(state, self.seat)
        options = append(new_options(), option_of(END, 0))
        for force in state.seats[self.seat].pile.cards:
            if force >= frame.last and state.rules.cards.value[force] <= left:
                options = append(options, option_of(CHOOSE, force))
        if len(options) == 1:
            frame.done()
        else:
            state.ask(self.seat, CHOOSING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Lay the Force aside for placing, or be content."""
        if verb_of(option) == END:
            frame.done()
            return
        force = noun_of(option)
        army = state.seats[self.seat]
        army.pile.remove(force)
        army.chosen.add(force)
        frame.last = force + 1
        if state.notices is not None:
            names = zone_name("pile", self.seat), zone_name("chosen", self.seat)
            rule = "sg-2.4" if self.seat == GERMAN else "sg-2.2"
            state.tell("chooses-force", rule, {"seat": int(self.seat)}, [int(force)], names[0], names[1])


class PlaceForces(Op[StalingradState]):
    """Place the chosen Forces, each with its Rations: the Soviet ones anywhere, German ones in Perimeters.

    Clauses: sg-2.3, sg-2.5, sg-2.10, sg-2.9, sg-2.8.
    """

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask where the next Force goes."""
        chosen = state.seats[self.seat].chosen
        if chosen.size() == 0:
            frame.done()
            return
        options = new_options()
        for place in range(len(PLACES)):
            allowed = self.seat == SOVIET or place % 2 == PERIMETER
            if allowed and has_room(state, self.seat, place):
                options = append(options, option_of(PLACE, place))
        frame.it = chosen.cards[0]
        state.ask(self.seat, PLACING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Put the Force down."""
        force = state.seats[self.seat].chosen.cards[0]
        place = noun_of(option)
        state.seats[self.seat].chosen.remove(force)
        put(state, force, place)
        state.rations[force] = state.rules.cards.rations[force]
        if state.notices is not None:
            names = zone_name("chosen", self.seat), zone_name(PLACES[place], self.seat)
            rule = "sg-2.5" if self.seat == GERMAN else "sg-2.3"
            state.tell("places-force", rule, {"seat": int(self.seat)}, [int(force)], names[0], names[1])


class DealHands(Op[StalingradState]):
    """Shuffle the Force piles (sg-2.14), turn up their tops (sg-2.15) and draw first hands (sg-2.11)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Deal."""
        for seat in (SOVIET, GERMAN):
            army = state.seats[seat]
            army.pile.cards = shuffled(army.pile.cards, state.luck.draw(PILES + seat))
        state.settled = True
        for seat in (SOVIET, GERMAN):
            show_top(state, seat)
            draw_cards(state, seat, FIRST_HANDS[seat], "sg-2.11")
        frame.done()


def show_top(state: StalingradState, seat: i64) -> None:
    """Turn up the top card of a Force pile (sg-2.15)."""
    pile = state.seats[seat].pile
    if state.notices is not None and pile.size() > 0:
        name = zone_name("pile", seat)
        top = int(pile.cards[pile.size() - 1])
        state.tell("turns-up", "sg-2.15", {"seat": int(seat)}, [top], name, name)


class FirstTurn(Op[StalingradState]):
    """Let the German side begin (sg-2.13)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Start the first turn."""
        state.frames.pop()
        state.push(state.rules.cards.turn, GERMAN, NO_CARD)
