"""The attack (chapter 7): who joins, Rubble, totals, and cards turned up."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.stalingrad.battle import FLIP_STEP, FORCES_STEP, NOTE_STEP, no_battle
from eastfront.games.stalingrad.ground import add_rubble, note_at, place_at
from eastfront.games.stalingrad.sequence.cards import conclude, take_top
from eastfront.games.stalingrad.sequence.totals import add_firefight, contribute
from eastfront.games.stalingrad.state import CONTROL, StalingradState
from eastfront.games.stalingrad.tables import (
    ARMOUR,
    ASSAULT,
    ATTACKER,
    DEFENCE,
    FLIPS,
    SAPPERS,
    SHELTER,
    other_seat,
)
from eastfront.games.stalingrad.verbs import END, ENGAGE, ENGAGING, FLIPPING, USE
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


def may_attack(state: StalingradState, seat: i64, slot: i64) -> bool:
    """Tell whether *seat* has a Force that can pay, and an enemy, in a Control zone (sg-5.19)."""
    place = place_at(slot, CONTROL)
    if len(state.seats[other_seat(seat)].places[place].cards) == 0:
        return False
    for force in state.seats[seat].places[place].cards:
        if state.rations[force] > 0:
            return True
    return False


class Engage(Op[StalingradState]):
    """Pick the attackers one by one, in the order of their numbers; each pays 1 Ration.

    Clauses: sg-5.20, sg-5.22, sg-5.23, sg-5.31, sg-11.2.
    """

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the next attacker."""
        place = place_at(state.battle.slot, CONTROL)
        options = new_options()
        if frame.left > 0:
            options = append(options, option_of(END, 0))
        for force in state.seats[frame.seat].places[place].cards:
            if force >= frame.last and state.rations[force] > 0:
                options = append(options, option_of(ENGAGE, force))
        if frame.left > 0 and len(options) == 1:
            self.begin(state, frame)
        else:
            state.ask(frame.seat, ENGAGING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Let it join, or begin."""
        if verb_of(option) == END:
            self.begin(state, frame)
            return
        force = noun_of(option)
        state.battle.engaged[frame.seat].insert(force)
        state.rations[force] -= 1
        frame.left += 1
        frame.last = force + 1
        if state.notices is not None:
            state.tell("engages", "sg-5.19", {"seat": int(frame.seat), "force": int(force)}, [])

    def begin(self, state: StalingradState, frame: Frame) -> None:
        """Let all enemy Forces of the Control zone defend, even without Rations (sg-5.24, sg-5.21)."""
        enemy = other_seat(frame.seat)
        battle = state.battle
        for force in state.seats[enemy].places[place_at(battle.slot, CONTROL)].cards:
            battle.engaged[enemy].add(force)
            if state.rules.defenders_pay and state.rations[force] > 0:
                state.rations[force] -= 1
        frame.done()


class OpenBattle(Op[StalingradState]):
    """Add the Rubble of the attack (sg-7.2, sg-11.6), then count what the Forces engaged bring (sg-7.3)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Open."""
        battle = state.battle
        amount: i64 = 1
        for force in battle.engaged[frame.seat].cards:
            if state.rules.cards.abilities[force] & SAPPERS:
                amount = 2
        add_rubble(state, battle.slot, amount, "sg-7.2" if amount == 1 else "sg-11.6")
        defender = other_seat(frame.seat)
        contribute(state, FORCES_STEP, frame.seat, strength(state, frame.seat, ASSAULT), NO_CARD, "sg-7.3")
        contribute(state, FORCES_STEP, defender, strength(state, defender, DEFENCE), NO_CARD, "sg-7.3")
        shelter = note_at(state, battle.slot, SHELTER)
        if shelter > 0:
            contribute(state, NOTE_STEP, defender, shelter, state.locations[battle.slot], "sg-10.2")
        frame.done()


def strength(state: StalingradState, seat: i64, ability: i64) -> i64:
    """Sum the Combat of the Forces engaged, with medals, the ability that counts in their role, and the note.

    Clauses: sg-7.3, sg-8.18, sg-11.3, sg-11.4, sg-10.12.
    """
    cards = state.rules.cards
    total: i64 = 0
    armour = note_at(state, state.battle.slot, ARMOUR)
    for force in state.battle.engaged[seat].cards:
        total += cards.combat[force] + state.medals[force]
        if cards.abilities[force] & ability:
            total += 1
        if cards.armoured[force]:
            total += armour
    return total


class Flip(Op[StalingradState]):
    """Turn up the top card of the own deck and apply its firefight value (sg-7.11, sg-7.12).

    By the letter of the rule only the attacker does (sg-7.13), and nothing else of a card counts (sg-7.14).
    Who held Barrikady last turns up one more there and uses one of them (sg-10.6, sg-10.7, sg-10.19).
    """

    def __init__(self, role: int) -> None:
        self.role: i64 = role

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Turn up, and ask which card counts if there are several."""
        seat = state.battle.seat_in(self.role)
        if self.role != ATTACKER and not state.rules.both_flip:
            frame.done()
            return
        if frame.left == 0:
            frame.left = 1
            self.turn_up(state, seat)
        flipped = state.battle.flipped.cards
        if len(flipped) == 0:
            frame.done()
            return
        state.ask(seat, FLIPPING, add_distinct(new_options(), USE, flipped))

    def turn_up(self, state: StalingradState, seat: i64) -> None:
        """Turn up as many cards as the seat may, and as there are (sg-10.9)."""
        battle = state.battle
        count: i64 = 1
        if state.holders[battle.slot] == seat:
            count += note_at(state, battle.slot, FLIPS)
        for _ in range(count):
            card = take_top(state, seat)
            if card == NO_CARD:
                return
            battle.flipped.insert(card)
            conclude(state.seats[seat])
            if state.notices is not None:
                names = zone_name("deck", seat), "flipped"
                state.tell("flips", "sg-7.11", {"seat": int(seat)}, [int(card)], names[0], names[1])

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Use one card and discard all."""
        battle = state.battle
        seat = battle.seat_in(self.role)
        add_firefight(state, FLIP_STEP, seat, noun_of(option), "sg-7.11")
        while battle.flipped.size() > 0:
            card = battle.flipped.take()
            state.seats[seat].discard.add(card)
            if state.notices is not None:
                target = zone_name("discard", seat)
                state.tell("puts-away", "sg-7.14", {"seat": int(seat)}, [int(card)], "flipped", target)
        frame.done()


class CloseBattle(Op[StalingradState]):
    """End the attack."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Leave nothing of it."""
        if state.notices is not None:
            state.tell("ends-battle", "sg-7.1", {"location": int(frame.source)}, [])
        state.battle = no_battle()
        frame.done()
