"""The Action phase (chapter 5): any number of actions in any order, while they can be paid (sg-5.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import has_forces, slot_at
from eastfront.games.stalingrad.sequence.attack import may_attack
from eastfront.games.stalingrad.sequence.cards import discard
from eastfront.games.stalingrad.sequence.events import CardEffects, announce
from eastfront.games.stalingrad.sequence.moving import Roads, reach
from eastfront.games.stalingrad.sequence.reinforcing import may_reinforce
from eastfront.games.stalingrad.state import PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import IN_ACTION
from eastfront.games.stalingrad.verbs import ACTION, ATTACK, END, MOVE, PLAY, REINFORCE, RESUPPLY
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options


class ActionPhase(Op[StalingradState]):
    """Ask for one action after the other until the seat ends the phase."""

    def __init__(self, effects: CardEffects) -> None:
        self.effects = effects

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask what to do next."""
        seat = frame.seat
        options = append(new_options(), option_of(END, 0))
        options = self.effects.play_options(state, seat, IN_ACTION, options)
        options = resupply_options(state, seat, options)
        options = move_options(state, seat, options)
        options = attack_options(state, seat, options)
        if may_reinforce(state, seat, NO_CARD, state.seats[seat].hand.size()):
            options = append(options, option_of(REINFORCE, 0))
        state.ask(seat, ACTION, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Start the action."""
        verb = verb_of(option)
        noun = noun_of(option)
        cards = state.rules.cards
        if verb == END:
            frame.done()
        elif verb == PLAY:
            announce(state, frame.seat, noun, IN_ACTION)
        elif verb == RESUPPLY:
            discard(state, frame.seat, noun, "resupplies", "sg-5.3")
            state.push(cards.resupply, frame.seat, noun)
        elif verb == MOVE:
            state.push(cards.move, frame.seat, noun)
        elif verb == ATTACK:
            state.battle.slot = slot_at(state, noun)
            state.battle.attacker = frame.seat
            if state.notices is not None:
                arguments = {"seat": int(frame.seat), "location": int(noun)}
                state.tell("attacks", "sg-5.19", arguments, [])
            state.push(cards.attack, frame.seat, noun)
        else:
            assert verb == REINFORCE, verb
            state.push(cards.reinforce, frame.seat, NO_CARD)


def resupply_options(state: StalingradState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add a Resupply for every distinct card of the hand, if there is a Force to feed (sg-5.3, sg-5.5)."""
    if not has_forces(state, seat):
        return options
    return add_distinct(options, RESUPPLY, state.seats[seat].hand.cards)


def attack_options(state: StalingradState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an attack for every Control zone in which one can be made (sg-5.19, sg-5.25, sg-5.29)."""
    places = state.seats[seat].places
    for slot in range(SLOTS):
        if len(places[slot * 2].cards) > 0 and may_attack(state, seat, slot):
            options = append(options, option_of(ATTACK, state.locations[slot]))
    return options


def move_options(state: StalingradState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add a move for every Force that can pay one and has somewhere to go (sg-5.6, sg-5.16, sg-5.29)."""
    roads = Roads(state, seat)
    places = state.seats[seat].places
    for place in range(len(PLACES)):
        forces = places[place].cards
        if len(forces) > 0 and roads.beyond(place) != 0:
            for force in forces:
                if state.rations[force] > 0 or reach(state, roads, force, place) != 0:
                    options = append(options, option_of(MOVE, force))
    return options
