"""Rounds of a battle (chapter 4): forces, stalemate, Kept Cards, support and Air Groups before the firing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, NO_SEAT, NO_WINNER, RAID, Line
from eastfront.games.battlecards.sequence.conflict import play_kept
from eastfront.games.battlecards.sequence.lines import (
    close_ranks,
    count_eligible,
    count_units,
    has_type,
    member,
    note_stayers,
    reckon_bonuses,
    turn_up,
    withdraw,
)
from eastfront.games.battlecards.sequence.settling import close_battle
from eastfront.games.battlecards.sequence.values import can_hit
from eastfront.games.battlecards.sequence.windows import ask_next
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_TYPE, WINDOW_ROUND, CardTables
from eastfront.games.battlecards.verbs import (
    AIR_GROUP,
    BONUS,
    END,
    SET,
    SUPPORT,
    SUPPORTING,
    place_of,
    unit_noun,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options

USUAL_QUIET_ROUNDS: Final = 8


class Muster(Op[BattleState]):
    """Check for eligible forces and turn them up (bc-3.8 to bc-3.10, bc-3.13, bc-14.29).

    An objective counts only if the defender has units of its type (bc-15.11).
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Turn both sides up, or decide the battle where one side has nothing."""
        attacking = count_eligible(state, AGGRESSOR)
        defending = count_eligible(state, DEFENDER)
        frame.done()
        if attacking > 0 and defending > 0:
            turn_up(state, AGGRESSOR)
            turn_up(state, DEFENDER)
            objective: i64 = (
                NO_TYPE if state.battle.cause == RAID else state.rules.cards.objective[state.battle.card]
            )
            state.battle.objective = (
                objective if objective != NO_TYPE and has_type(state, objective) else NO_TYPE
            )
            return
        if attacking == 0:
            note_stayers(state, AGGRESSOR)
        if defending == 0:
            note_stayers(state, DEFENDER)
        if attacking == defending:
            if state.notices is not None:
                state.tell("finds-no-forces", "bc-3.9", {}, [])
            close_battle(state)
            state.frames.pop()
        else:
            state.battle.winner = AGGRESSOR if attacking > 0 else DEFENDER
            if state.notices is not None:
                first = member(state, state.battle.winner, 0)
                alone = count_units(state, state.battle.winner, first) == 0
                seat = member(state, state.battle.winner, 1) if alone else first
                arguments = {"side": int(state.battle.winner), "seat": int(seat)}
                state.tell("finds-one-side", "bc-3.8", arguments, [])


class FightRounds(Op[BattleState]):
    """Fight round after round until the battle is decided (bc-4.1, bc-4.7)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Start a round, or go on to the end of the battle."""
        if state.battle.winner == NO_WINNER:
            state.push(state.rules.cards.round, frame.seat, frame.source)
        else:
            frame.done()


class BeginRound(Op[BattleState]):
    """Start a round: clear what lasted for the last one and test for a stalemate.

    Clauses: bc-7.1, bc-7.3, bc-7.4, bc-7.5, bc-7.6.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Close the ranks, reckon the bonuses; in a stalemate the aggressor withdraws everything."""
        state.battle.quiet = 0 if state.battle.casualty or state.battle.round == 0 else state.battle.quiet + 1
        state.battle.casualty = False
        state.battle.round += 1
        for side in range(2):
            close_ranks(state.battle.lines[side])
            reckon_bonuses(state.rules.cards, state.battle, side)
        if state.notices is not None:
            state.tell("begins-round", "bc-4.1", {"round": int(state.battle.round)}, [])
        if is_quiet(state):
            rule = "bc-7.6" if state.rules.quiet_rounds == USUAL_QUIET_ROUNDS else "bc-7.7"
            self.retreat(state, "quiet-stalemate", rule)
        elif is_stalemate(state):
            self.retreat(state, "stalemate", "bc-7.1")
        else:
            frame.done()

    def retreat(self, state: BattleState, id: str, rule: str) -> None:
        """Withdraw everything the aggressor has left; the round is over."""
        if state.notices is not None:
            state.tell(id, rule, {"rounds": int(state.battle.quiet)}, [])
        for place in range(len(state.battle.lines[AGGRESSOR].cards)):
            withdraw(state, AGGRESSOR, place, rule)
        state.frames.pop()


def is_quiet(state: BattleState) -> bool:
    """Tell whether too many rounds in succession went by without a loss; never in strict mode."""
    return not state.rules.strict and state.battle.quiet >= state.rules.quiet_rounds


def is_stalemate(state: BattleState) -> bool:
    """Tell whether neither side can hit the other."""
    cards = state.rules.cards
    first, second = state.battle.lines[0], state.battle.lines[1]
    return not can_hit(cards, first, second) and not can_hit(cards, second, first)


class PlayBonuses(Op[BattleState]):
    """Ask for Kept Cards that strengthen this round, the aggressor first; any number, of use or not.

    Clauses: bc-8.4, bc-8.5, bc-8.6.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask everybody in the battle who may hold such a card, until he passes."""
        if not ask_next(state, frame, fighters(state), WINDOW_ROUND, BONUS):
            frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Play the card, or ask the next."""
        if verb_of(option) == END:
            frame.left += 1
            return
        seat = fighters(state)[frame.left]
        play_kept(state, seat, noun_of(option), "bc-5.7")
        state.push(state.rules.cards.program[noun_of(option)], seat, noun_of(option))


def fighters(state: BattleState) -> vec[i64]:
    """Return the seats in the battle, the aggressor first."""
    seats = vec[i64]()
    for side in range(2):
        for number in range(2):
            if member(state, side, number) != NO_SEAT:
                seats = append(seats, member(state, side, number))
    return seats


class AllocateSupport(Op[BattleState]):
    """Ask each supporter's owner whom it supports in this round, the aggressor's first.

    Clauses: bc-6.1, bc-6.3, bc-6.2.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Go through both lines; `frame.left` is the side, `frame.last` the place."""
        cards = state.rules.cards
        while frame.left < 2:
            line = state.battle.lines[frame.left]
            size: i64 = len(line.cards)
            while frame.last < size:
                if cards.supports[line.cards[frame.last]]:
                    options = support_options(cards, line, frame.left, frame.last)
                    if len(options) > 1:
                        state.ask(line.seats[frame.last], SUPPORTING, options)
                        return
                frame.last += 1
            frame.left += 1
            frame.last = 0
        frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Give the bonuses to the unit named."""
        line = state.battle.lines[frame.left]
        place = frame.last
        if verb_of(option) == SUPPORT:
            supported = place_of(noun_of(option))
            card = line.cards[place]
            line.supports[place] = supported
            line.attack[supported] += state.rules.cards.support_attack[card]
            line.defence[supported] += state.rules.cards.support_defence[card]
            if state.notices is not None:
                arguments = {"side": int(frame.left), "place": int(place), "unit": int(supported)}
                arguments.update({"supporter": int(card), "supported": int(line.cards[supported])})
                state.tell("supports", "bc-6.2", arguments, [])
        frame.last += 1


def support_options(cards: CardTables, line: Line, side: i64, place: i64) -> vec[i64]:
    """Return not supporting, and each distinct unit that may be supported and is not yet.

    Clauses: bc-6.4, bc-15.3.
    """
    options = append(new_options(), option_of(END, 0))
    classes = cards.supports[line.cards[place]]
    previous: i64 = -1
    for other in range(len(line.cards)):
        card = line.cards[other]
        if other == place or not cards.group[card] & classes or is_supported(line, other):
            continue
        if previous >= 0 and line.cards[previous] == card and line.seats[previous] == line.seats[other]:
            continue
        previous = other
        options = append(options, option_of(SUPPORT, unit_noun(side, other)))
    return options


def is_supported(line: Line, place: i64) -> bool:
    """Tell whether a unit has a supporter."""
    for other in line.supports:
        if other == place:
            return True
    return False


class SetAirGroups(Op[BattleState]):
    """Ask how each Air Group is divided between attack and defence in this round (bc-15.4, bc-15.5)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Go through both lines; `frame.left` is the side, `frame.last` the place."""
        cards = state.rules.cards
        while frame.left < 2:
            line = state.battle.lines[frame.left]
            size: i64 = len(line.cards)
            while frame.last < size:
                points = cards.air_group[line.cards[frame.last]]
                if points > 0:
                    options = vec[i64]([option_of(SET, part) for part in range(points + 1)])
                    state.ask(line.seats[frame.last], AIR_GROUP, options)
                    return
                frame.last += 1
            frame.left += 1
            frame.last = 0
        frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Add the part to every numeric attack and the rest to every defence."""
        line = state.battle.lines[frame.left]
        place = frame.last
        part = noun_of(option)
        rest = state.rules.cards.air_group[line.cards[place]] - part
        line.attack[place] += part
        line.defence[place] += rest
        if state.notices is not None:
            arguments = {
                "side": int(frame.left),
                "place": int(place),
                "carrier": int(line.cards[place]),
                "attack": int(part),
                "defence": int(rest),
            }
            state.tell("divides-air-group", "bc-15.4", arguments, [])
        frame.last += 1
