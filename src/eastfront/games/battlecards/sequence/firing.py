"""Firing (chapter 5): four phases, the aggressor before the defender, one unit and one shot at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import FREE, NO_SEAT, NO_UNIT, NO_WINNER, Line
from eastfront.games.battlecards.sequence.conflict import (
    NO_CONFLICT,
    lay_turned,
    may_hold,
    play_kept,
    turn_card,
)
from eastfront.games.battlecards.sequence.lines import destroy
from eastfront.games.battlecards.sequence.values import (
    attack_value,
    defence_value,
    has_target,
    is_hit,
)
from eastfront.games.battlecards.sequence.windows import kept_options
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NOT_APPLICABLE, WINDOW_DESTRUCTION, CardTables
from eastfront.games.battlecards.verbs import (
    AUTOKILL,
    DESTRUCTION,
    END,
    FIRE,
    FIRING,
    SHOOT,
    TARGET,
    place_of,
    side_of,
    unit_noun,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import NO_OPTIONS, new_options
from eastfront.kernel.zones import zone_name

STEPS: Final = 8


class FirePhases(Op[BattleState]):
    """Go through the firing phases: `frame.left` counts phases and sides, `frame.last` is 1 once armed.

    Clauses: bc-4.2, bc-4.3.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask for the next unit to fire, or for its target, until the last phase is over."""
        battle = state.battle
        cards = state.rules.cards
        while battle.winner == NO_WINNER:
            step = frame.left
            if step == STEPS:
                frame.done()
                return
            side = step % 2
            line, other = battle.lines[side], battle.lines[1 - side]
            if frame.last == 0:
                frame.last = arm(cards, line, 1 << (step // 2))
            if frame.last == 1 and (
                (battle.shooter != NO_UNIT and self.ask_target(state, line, other, 1 - side))
                or self.ask_unit(state, line, other, side)
            ):
                return
            frame.left = step + 1
            frame.last = 0
        state.frames.pop()

    def ask_target(self, state: BattleState, line: Line, other: Line, side: i64) -> bool:
        """Ask where the firing unit shoots (bc-5.1), if it has a shot and a target left."""
        place = state.battle.shooter
        if line.shots[place] > 0:
            cards = state.rules.cards
            options = target_options(cards, line, place, other, side)
            if len(options) > 0:
                if line.shots[place] < cards.shots[line.cards[place]]:
                    options = append(options, option_of(END, 0))
                state.ask(line.seats[place], TARGET, options)
                return True
        line.shots[place] = 0
        state.battle.shooter = NO_UNIT
        return False

    def ask_unit(self, state: BattleState, line: Line, other: Line, side: i64) -> bool:
        """Ask the first player with units ready which of them fires; firing is optional (bc-5.8, bc-4.12)."""
        options = unit_options(state.rules.cards, line, other, side)
        if len(options) == 0:
            return False
        state.ask(line.seats[place_of(noun_of(options[1]))], FIRING, options)
        return True

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Fire, or hold the fire."""
        verb = verb_of(option)
        battle = state.battle
        side = frame.left % 2
        line = battle.lines[side]
        if verb == FIRE:
            battle.shooter = place_of(noun_of(option))
        elif verb == SHOOT:
            shoot(state, side, place_of(noun_of(option)))
        elif verb == AUTOKILL:
            autokill(state, side, place_of(noun_of(option)))
        elif battle.shooter != NO_UNIT:
            line.shots[battle.shooter] = 0
        else:
            hold_fire(line, first_ready(state.rules.cards, line, battle.lines[1 - side]))


def arm(cards: CardTables, line: Line, phase: i64) -> i64:
    """Give every unit that bears the phase its shots, but not those that support; return 1 if there is any.

    Clauses: bc-4.4, bc-5.9, bc-4.15, bc-6.3.
    """
    armed: i64 = 0
    for place in range(len(line.cards)):
        card = line.cards[place]
        if card >= 0 and cards.phases[card] & phase and line.supports[place] == FREE:
            line.shots[place] = cards.shots[card]
            armed = 1
        else:
            line.shots[place] = 0
    return armed


def unit_options(cards: CardTables, line: Line, other: Line, side: i64) -> vec[i64]:
    """Return holding fire, and each distinct unit of the first player with units ready; else nothing."""
    options = NO_OPTIONS
    seat: i64 = NO_SEAT
    previous: i64 = -1
    shots = line.shots
    for place in range(len(shots)):
        if shots[place] == 0 or (seat != NO_SEAT and line.seats[place] != seat):
            continue
        if previous >= 0 and line.cards[previous] == line.cards[place] and is_like(line, previous, place):
            continue
        if has_target(cards, line, place, other):
            if seat == NO_SEAT:
                seat = line.seats[place]
                options = append(new_options(), option_of(END, 0))
            previous = place
            options = append(options, option_of(FIRE, unit_noun(side, place)))
    return options


def is_like(line: Line, place: i64, other: i64) -> bool:
    """Tell whether two units are alike in everything that matters."""
    return (
        line.cards[place] == line.cards[other]
        and line.attack[place] == line.attack[other]
        and line.defence[place] == line.defence[other]
        and line.seats[place] == line.seats[other]
        and line.supports[place] == line.supports[other]
    )


def first_ready(cards: CardTables, line: Line, other: Line) -> i64:
    """Return the seat of the first unit that is ready and has a target."""
    for place in range(len(line.cards)):
        if line.shots[place] > 0 and has_target(cards, line, place, other):
            return line.seats[place]
    return NO_SEAT


def hold_fire(line: Line, seat: i64) -> None:
    """Let no further unit of *seat* fire in this phase."""
    for place in range(len(line.cards)):
        if line.seats[place] == seat:
            line.shots[place] = 0


def target_options(cards: CardTables, line: Line, place: i64, other: Line, side: i64) -> vec[i64]:
    """Return shooting at each distinct target (bc-5.2), then each Autokill (bc-6.10).

    Autokill takes the place of the normal attack, so it is offered before the first shot only.
    """
    options = new_options()
    card = line.cards[place]
    row = card * 3
    type = cards.type[card]
    kills = cards.can_autokill[card] != 0 and line.shots[place] == cards.shots[card]
    bonus = line.attack[place]
    shot = option_of(SHOOT, unit_noun(side, 0))
    previous: i64 = -1
    targets = other.cards
    for target in range(len(targets)):
        enemy = targets[target]
        if enemy < 0:
            continue
        if previous >= 0 and targets[previous] == enemy and is_like(other, previous, target):
            continue
        previous = target
        against = cards.type[enemy]
        defence = cards.defence[enemy * 3 + type] + other.defence[target]
        attack = cards.attack[row + against]
        if attack + bonus > defence and attack != NOT_APPLICABLE:
            options = append(options, shot + target)
        if kills and defence <= cards.autokill[row + against]:
            options = append(options, option_of(AUTOKILL, unit_noun(side, target)))
    return options


def shoot(state: BattleState, side: i64, target: i64) -> None:
    """Turn a Conflict card; the target is destroyed if its number is in range (bc-5.3, bc-5.5)."""
    cards = state.rules.cards
    line = state.battle.lines[side]
    other = state.battle.lines[1 - side]
    place = state.battle.shooter
    line.shots[place] -= 1
    attack = attack_value(cards, line, place, cards.type[other.cards[target]])
    defence = defence_value(cards, other, target, cards.type[line.cards[place]])
    seat = line.seats[place]
    card = turn_card(state, seat)
    number: i64 = 0 if card == NO_CONFLICT else cards.number[card]
    hit = is_hit(number, attack, defence)
    if card != NO_CONFLICT:
        lay_turned(state, seat, card)
    if state.notices is not None:
        tell_shot(state, side, target, [attack, defence, number, hit], card)
    if not hit:
        return
    if may_hold(state, other.seats[target], WINDOW_DESTRUCTION):
        state.push(cards.destruction, other.seats[target], unit_noun(1 - side, target))
    else:
        destroy(state, 1 - side, target, "bc-5.5")


def autokill(state: BattleState, side: i64, target: i64) -> None:
    """Destroy a target without turning a card, in place of all shots (bc-6.10, bc-15.2).

    No Heroic Stand is asked for (bc-14.35).
    """
    line = state.battle.lines[side]
    place = state.battle.shooter
    line.shots[place] = 0
    if state.notices is not None:
        arguments = {"side": int(side), "place": int(place), "shooter": int(line.cards[place])}
        arguments["victim"] = int(state.battle.lines[1 - side].cards[target])
        state.tell("autokills", "bc-6.10", arguments, [])
    destroy(state, 1 - side, target, "bc-15.2")


def tell_shot(state: BattleState, side: i64, target: i64, numbers: list[int], card: i64) -> None:
    """Tell a shot: who fires at whom, attack, defence, Action Number and whether it hits."""
    place = state.battle.shooter
    seat = state.battle.lines[side].seats[place]
    arguments = {"seat": int(seat), "side": int(side), "place": int(place), "target": int(target)}
    arguments["shooter"] = int(state.battle.lines[side].cards[place])
    arguments["victim"] = int(state.battle.lines[1 - side].cards[target])
    for name, number in zip(("attack", "defence", "number", "hit"), numbers, strict=True):
        arguments[name] = int(number)
    cards = [] if card == NO_CONFLICT else [int(card)]
    theatre = state.rules.theatre[seat]
    names = zone_name("conflict", theatre), zone_name("spent", theatre)
    state.tell("shoots", "bc-5.5", arguments, cards, names[0], names[1])


class Destruction(Op[BattleState]):
    """Ask the owner whether a unit that would be destroyed makes a Heroic Stand, or destroy it (bc-14.34)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask the owner; `frame.source` is the unit."""
        state.ask(frame.seat, DESTRUCTION, kept_options(state, frame.seat, WINDOW_DESTRUCTION))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Let the unit survive, or destroy it."""
        unit = frame.source
        state.frames.pop()
        if verb_of(option) == END:
            destroy(state, side_of(unit), place_of(unit), "bc-5.5")
            return
        play_kept(state, frame.seat, noun_of(option), "bc-14.34")
        state.push(state.rules.cards.program[noun_of(option)], frame.seat, unit)
