"""Lines of battle: turning stacks up, units that fall, and turning the rest down again."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import (
    AGGRESSOR,
    DEFENDER,
    FREE,
    GONE,
    NO_SEAT,
    NO_WINNER,
    RAID,
    SPENT,
    Battle,
    Line,
)
from eastfront.games.battlecards.knowledge import PLACES, STACK, zone_at
from eastfront.games.battlecards.sequence.noting import note_entering, note_leaving, note_left_over
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import GROUND, NO_TYPE, CardTables
from eastfront.games.battlecards.verbs import LINES
from eastfront.kernel.zones import zone_name


def member(state: BattleState, side: i64, number: i64) -> i64:
    """Return the first or second seat of a side, in turn order (bc-13.21); NO_SEAT if there is no second.

    Clauses: bc-13.16, bc-13.41.
    """
    if side == AGGRESSOR:
        return state.battle.aggressor if number == 0 else NO_SEAT
    if state.battle.partner == NO_SEAT:
        return state.battle.defender if number == 0 else NO_SEAT
    first = state.battle.defender if state.battle.defender < state.battle.partner else state.battle.partner
    return first if number == 0 else state.battle.defender + state.battle.partner - first


def forces_of(state: BattleState, side: i64) -> i64:
    """Return the mask of types that take part on a side; a raid has the same two on both.

    Clauses: bc-3.1, bc-13.51.
    """
    if state.battle.cause == RAID:
        return state.battle.raid_forces
    cards = state.rules.cards
    return (
        cards.aggressor_forces[state.battle.card]
        if side == AGGRESSOR
        else cards.defender_forces[state.battle.card]
    )


def battle_theatre(state: BattleState) -> i64:
    """Return the theatre a battle is fought in: the card's, or that of the raided."""
    if state.battle.cause == RAID:
        return state.rules.theatre[state.battle.defender]
    return state.rules.theatre_of_card(state.battle.card)


def count_eligible(state: BattleState, side: i64) -> i64:
    """Count the units that a side has for this battle."""
    count: i64 = 0
    for number in range(2):
        seat = member(state, side, number)
        if seat != NO_SEAT:
            count += count_units(state, side, seat)
    return count


def count_units(state: BattleState, side: i64, seat: i64) -> i64:
    """Count the units that one seat has for this battle."""
    count: i64 = 0
    forces = forces_of(state, side)
    column = stayers(state, seat)
    for type in range(3):
        if (forces >> type) & 1:
            for card in state.seats[seat].stacks[type].cards:
                if not column[card]:
                    count += 1
    return count


def turn_up(state: BattleState, side: i64) -> None:
    """Turn all stacks of the named types face up; none may be held back (bc-3.10, bc-3.11)."""
    forces = forces_of(state, side)
    for number in range(2):
        seat = member(state, side, number)
        if seat != NO_SEAT:
            for type in range(3):
                if (forces >> type) & 1:
                    turn_up_stack(state, side, seat, type)


def turn_up_stack(state: BattleState, side: i64, seat: i64, type: i64) -> None:
    """Turn one stack up; what stays face down is known to be a card that stays out (bc-16.17)."""
    stack = state.seats[seat].stacks[type]
    if stack.size() == 0:
        return
    line = state.battle.lines[side]
    hidden = vec[i64]()
    shown = vec[i64]()
    column = stayers(state, seat)
    for card in stack.cards:
        if column[card]:
            hidden = append(hidden, card)
        else:
            line.add(card, seat)
            shown = append(shown, card)
    stack.cards = hidden
    note_leaving(state, shown, zone_at(seat, STACK + type))
    note_left_over(state, seat, type, is_abroad(state, seat))
    if state.notices is not None and len(shown) > 0:
        origin = zone_name(PLACES[STACK + type], seat)
        state.tell(
            "turns-up", "bc-3.10", {"seat": int(seat)}, [int(card) for card in shown], origin, LINES[side]
        )


def note_stayers(state: BattleState, side: i64) -> None:
    """Note that only cards that stay out of the battle lie in the named stacks of a side without forces."""
    forces = forces_of(state, side)
    for number in range(2):
        seat = member(state, side, number)
        if seat == NO_SEAT:
            continue
        for type in range(3):
            if (forces >> type) & 1:
                note_left_over(state, seat, type, is_abroad(state, seat))


def stayers(state: BattleState, seat: i64) -> vec[i64]:
    """Return the column that marks the cards of *seat* that never join this battle.

    These are Leaders, and in a battle of another theatre all commanders (bc-6.14, bc-13.22).
    So in joint defences (bc-13.23), raids and liberations (bc-13.53) some stay at home.
    They are not counted when it is asked whether a side can fight (bc-6.15).
    """
    return state.rules.cards.commander if is_abroad(state, seat) else state.rules.cards.leader


def is_abroad(state: BattleState, seat: i64) -> bool:
    """Tell whether *seat* fights in a theatre that is not its own."""
    return state.rules.theatre[seat] != battle_theatre(state)


def reckon_bonuses(cards: CardTables, battle: Battle, side: i64) -> None:
    """Give a line what auras (bc-6.7, bc-6.8) and prepared defences (bc-15.12) add as a round begins.

    Clauses: bc-13.17, bc-13.64.
    """
    line = battle.lines[side]
    for place in range(len(line.cards)):
        if cards.has_aura[line.cards[place]]:
            spread_aura(cards, line, place, 1)
    if side == DEFENDER and battle.cause != RAID:
        add_bonus(cards, line, GROUND, 0, cards.prepared[battle.card])


def spread_aura(cards: CardTables, line: Line, place: i64, sign: i64) -> None:
    """Add the aura of a unit to all others, never to itself, or take it away again (bc-15.1)."""
    card = line.cards[place]
    for type in range(3):
        attack = sign * cards.aura_attack[card * 3 + type]
        defence = sign * cards.aura_defence[card * 3 + type]
        if attack != 0 or defence != 0:
            add_bonus(cards, line, type, attack, defence)
            if cards.type[card] == type:
                line.attack[place] -= attack
                line.defence[place] -= defence


def add_bonus(cards: CardTables, line: Line, type: i64, attack: i64, defence: i64) -> None:
    """Add to the attacks and defences of all units of one type."""
    for place in range(len(line.cards)):
        card = line.cards[place]
        if card >= 0 and cards.type[card] == type:
            line.attack[place] += attack
            line.defence[place] += defence


def close_ranks(line: Line) -> None:
    """Fill the gaps and clear what lasted for a round."""
    if line.alive < len(line.cards):
        cards = vec[i64]()
        seats = vec[i64]()
        for place in range(len(line.cards)):
            if line.cards[place] >= 0:
                cards = append(cards, line.cards[place])
                seats = append(seats, line.seats[place])
        line.cards = cards
        line.seats = seats
    line.reset()


def leave_line(state: BattleState, side: i64, place: i64) -> None:
    """Take a unit out of its line: its aura and its support end at once (bc-6.5, bc-6.6)."""
    line = state.battle.lines[side]
    cards = state.rules.cards
    card = line.cards[place]
    if cards.has_aura[card]:
        spread_aura(cards, line, place, -1)
    supported = line.supports[place]
    if supported >= 0:
        line.attack[supported] -= cards.support_attack[card]
        line.defence[supported] -= cards.support_defence[card]
    for other in range(len(line.cards)):
        if line.supports[other] == place:
            line.supports[other] = SPENT
    line.cards[place] = GONE
    line.supports[place] = FREE
    line.alive -= 1
    judge(state)


def judge(state: BattleState) -> None:
    """Decide the battle as soon as a side has no unit left or the objective is gained.

    Clauses: bc-4.8, bc-4.10, bc-4.13, bc-15.10.
    """
    if state.battle.lines[AGGRESSOR].alive == 0:
        state.battle.winner = DEFENDER
    elif state.battle.lines[DEFENDER].alive == 0 or (
        state.battle.objective != NO_TYPE
        and state.battle.winner == NO_WINNER
        and not has_type(state, state.battle.objective)
    ):
        state.battle.winner = AGGRESSOR


def has_type(state: BattleState, type: i64) -> bool:
    """Tell whether the defender has a unit of *type* in the battle."""
    for card in state.battle.lines[DEFENDER].cards:
        if card >= 0 and state.rules.cards.type[card] == type:
            return True
    return False


def destroy(state: BattleState, side: i64, place: i64, rule: str) -> None:
    """Put a unit face up on the discard pile of the player who controls it (bc-5.6, bc-13.20, bc-14.12)."""
    line = state.battle.lines[side]
    card = line.cards[place]
    seat = line.seats[place]
    state.seats[seat].discard.add(card)
    state.battle.casualty = True
    if state.notices is not None:
        arguments = {"seat": int(seat), "place": int(place)}
        state.tell("destroys", rule, arguments, [int(card)], LINES[side], zone_name("discard", seat))
    leave_line(state, side, place)


def withdraw(state: BattleState, side: i64, place: i64, rule: str) -> None:
    """Turn a unit down: it takes no further part in this battle (bc-4.5, bc-4.6)."""
    line = state.battle.lines[side]
    card = line.cards[place]
    seat = line.seats[place]
    line.rest(card, seat)
    if state.notices is not None:
        arguments = {"seat": int(seat), "place": int(place)}
        state.tell("withdraws", rule, arguments, [int(card)], LINES[side], "resting")
    leave_line(state, side, place)


def turn_down(state: BattleState, cards: vec[i64], owner: i64, seat: i64, origin: str) -> None:
    """Lay units of one type that were involved face down into a stack of *seat* (bc-4.11)."""
    if len(cards) == 0:
        return
    type = state.rules.cards.type[cards[0]]
    stack = state.seats[seat].stacks[type]
    note_entering(state, cards, zone_at(seat, STACK + type))
    for card in cards:
        stack.insert(card)
        if state.notices is not None:
            arguments = {"seat": int(owner), "ally": int(seat)}
            target = zone_name(PLACES[STACK + type], seat)
            state.tell("turns-down", "bc-4.11", arguments, [int(card)], origin, target)
