"""Losses and medals (chapter 8): the defender absorbs first, in single picks in a fixed order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import controller, has_room, lift, note_at, note_holder, place_at
from eastfront.games.stalingrad.sequence.moving import shift
from eastfront.games.stalingrad.sequence.totals import total_of
from eastfront.games.stalingrad.solving.absorbing import destruction_of, retreat_of, usual_retreat
from eastfront.games.stalingrad.state import CONTROL, PERIMETER, PLACES, StalingradState
from eastfront.games.stalingrad.tables import NO_SEAT, RETREAT_NOTE, STUBBORN, other_seat
from eastfront.games.stalingrad.verbs import BURN, DECORATE, DESTROY, LOSSES, MEDAL, RETREAT
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name

# The ways to absorb losses, in the fixed order of picks: one step apart are retreats that absorb 1 more
# and destructions that absorb 1 less; Rations come last of all.
WAYS: Final = [RETREAT, DESTROY, BURN]
RANK_STEP: Final = 256
RATIONS_RANK: Final = 2000 * RANK_STEP


class CountLosses(Op[StalingradState]):
    """Fix both losses: the enemy's total, less what is ignored (sg-7.15, sg-7.16, sg-12.22)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Count."""
        battle = state.battle
        for seat in range(2):
            total = total_of(battle, other_seat(seat), state.rules.cards)
            battle.losses[seat] = max(total - battle.spared[seat] - battle.shrugged[seat], 0)
        if state.notices is not None:
            for seat in (other_seat(frame.seat), frame.seat):
                arguments = {"seat": int(seat), "count": int(battle.losses[seat])}
                state.tell("must-lose", "sg-7.15", arguments, [])
        frame.done()


def retreat_absorbs(state: StalingradState, force: i64) -> i64:
    """Return how many losses a Force's retreat absorbs, at least 1.

    Clauses: sg-8.3, sg-8.19, sg-8.20, sg-11.5, sg-10.5, sg-12.8, sg-12.9.
    """
    battle, cards = state.battle, state.rules.cards
    seat = cards.side[force]
    note: i64 = 0
    if seat != battle.attacker:
        note = note_at(state, battle.slot, RETREAT_NOTE)
    usual = usual_retreat(note, battle.harried[seat] != 0)
    return retreat_of(usual, state.medals[force], (cards.abilities[force] & STUBBORN) != 0)


def destruction_absorbs(state: StalingradState, force: i64) -> i64:
    """Return how many losses a Force's destruction absorbs (sg-8.7)."""
    return destruction_of(state.rules.cards.value[force], retreat_absorbs(state, force))


def may_retreat(state: StalingradState, seat: i64) -> bool:
    """Tell whether engaged Forces of *seat* may fall back to the Perimeter (sg-8.4, sg-8.5)."""
    battle = state.battle
    return not battle.held[seat] and has_room(state, seat, place_at(battle.slot, PERIMETER))


class TakeLosses(Op[StalingradState]):
    """Absorb losses pick by pick: retreat, destroy or burn a Ration (sg-8.1, sg-8.6).

    Picks come in a fixed order (sg-8.11), of which the frame keeps the last in *last*. What would leave
    more than can follow is not offered (sg-8.9); beyond what all can absorb, all are destroyed (sg-8.10).
    """

    def __init__(self, role: int) -> None:
        self.role: i64 = role

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the next pick while losses remain (sg-8.8)."""
        seat = state.battle.seat_in(self.role)
        losses = state.battle.losses[seat]
        if losses == 0:
            frame.done()
            return
        engaged = state.battle.engaged[seat].cards
        if frame.last == 0 and may_follow(state, seat, DESTROY, NO_CARD, 0) <= losses:
            for force in engaged[:]:
                destroy(state, force, "sg-8.10")
            state.battle.losses[seat] = 0
            frame.done()
            return
        options = new_options()
        for verb in WAYS:
            for force in engaged:
                if may_pick(state, seat, verb, force, frame.last):
                    options = append(options, option_of(verb, force))
        state.ask(seat, LOSSES, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Absorb what the pick absorbs."""
        force = noun_of(option)
        seat = state.battle.seat_in(self.role)
        verb = verb_of(option)
        absorbed = absorbs(state, verb, force)
        frame.last = rank(state, verb, force)
        if verb == BURN:
            state.rations[force] -= 1
            if state.notices is not None:
                state.tell("burns", "sg-8.2", {"seat": int(seat), "force": int(force)}, [])
        elif verb == RETREAT:
            shift(state, force, place_at(state.battle.slot, PERIMETER), "retreats", "sg-8.3")
        else:
            assert verb == DESTROY, verb
            destroy(state, force, "sg-8.7")
        state.battle.losses[seat] = max(state.battle.losses[seat] - absorbed, 0)


def absorbs(state: StalingradState, verb: i64, force: i64) -> i64:
    """Return how many losses a pick absorbs: a Ration 1 (sg-8.2), and a destroyed Force its Rations too.

    Clauses: sg-8.6, sg-8.21.
    """
    if verb == BURN:
        return 1
    if verb == RETREAT:
        return retreat_absorbs(state, force)
    return destruction_absorbs(state, force) + state.rations[force]


def rank(state: StalingradState, verb: i64, force: i64) -> i64:
    """Return the place of a pick in the fixed order (sg-8.11).

    Retreats that absorb less come first: the last is the largest, so that whoever may retreat in some
    order may in this one. Destructions that absorb less come last: whoever is destroyed is needed.
    """
    if verb == BURN:
        return RATIONS_RANK + force
    step = absorbs(state, verb, force) * RANK_STEP
    return step + force if verb == RETREAT else RATIONS_RANK - step + force


def may_pick(state: StalingradState, seat: i64, verb: i64, force: i64, last: i64) -> bool:
    """Tell whether a pick is possible, not before the *last* one in order, and leaves enough to follow."""
    if verb == BURN:
        if state.rations[force] == 0:
            return False
    elif not stands(state, seat, force) or (verb == RETREAT and not may_retreat(state, seat)):
        return False
    place = rank(state, verb, force)
    left = state.battle.losses[seat] - absorbs(state, verb, force)
    return place >= last and may_follow(state, seat, verb, force, place) >= left


def may_follow(state: StalingradState, seat: i64, verb: i64, force: i64, place: i64) -> i64:
    """Return how much can be absorbed after a pick at this *place* in the order (sg-8.9)."""
    total: i64 = 0
    for other in state.battle.engaged[seat].cards:
        if other == force and verb == DESTROY:
            continue
        if RATIONS_RANK + other >= place:
            total += state.rations[other]
        if other != force and stands(state, seat, other) and rank(state, DESTROY, other) >= place:
            total += destruction_absorbs(state, other)
    return total - 1 if verb == BURN else total


def stands(state: StalingradState, seat: i64, force: i64) -> bool:
    """Tell whether an engaged Force has neither retreated nor been destroyed."""
    return force in state.seats[seat].places[place_at(state.battle.slot, CONTROL)].cards


def destroy(state: StalingradState, force: i64, rule: str) -> None:
    """Take an engaged Force out of the game, with its Rations and medals (sg-8.12)."""
    seat = state.rules.cards.side[force]
    place = place_at(state.battle.slot, CONTROL)
    lift(state, force, place)
    state.seats[seat].lost.add(force)
    state.battle.engaged[seat].remove(force)
    state.battle.fallen[seat] += 1
    state.rations[force] = 0
    state.medals[force] = 0
    state.strolls[force] = 0
    if state.notices is not None:
        names = zone_name(PLACES[place], seat), zone_name("lost", seat)
        state.tell("is-destroyed", rule, {"seat": int(seat)}, [int(force)], names[0], names[1])


class AwardMedal(Op[StalingradState]):
    """Decorate a Force that helped to destroy all enemies engaged, if its side Controls the Location.

    One medal a battle, on a participant that still stands there (sg-8.14, sg-8.16, sg-8.17). Losses are
    all taken now, so it shows who holds the Location.
    """

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask which Force gets it."""
        note_holder(state, state.battle.slot)
        seat = winner(state)
        options = new_options()
        if seat != NO_SEAT and frame.left == 0:
            for force in state.battle.engaged[seat].cards:
                if stands(state, seat, force):
                    options = append(options, option_of(DECORATE, force))
        if len(options) == 0:
            frame.done()
        else:
            state.ask(seat, MEDAL, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Give it."""
        decorate(state, noun_of(option), "sg-8.13")
        frame.left = 1


def winner(state: StalingradState) -> i64:
    """Return who destroyed all enemies engaged and Controls the Location, or NO_SEAT.

    Clauses: sg-8.13, sg-8.15.
    """
    battle = state.battle
    for seat in range(2):
        if len(battle.engaged[1 - seat].cards) == 0 and controller(state, battle.slot) == seat:
            return seat
    return NO_SEAT


def decorate(state: StalingradState, force: i64, rule: str) -> None:
    """Give a Force a medal; medals add up (sg-8.20)."""
    state.medals[force] += 1
    if state.notices is not None:
        seat = int(state.rules.cards.side[force])
        arguments = {"seat": seat, "force": int(force), "count": int(state.medals[force])}
        state.tell("decorates", rule, arguments, [])
