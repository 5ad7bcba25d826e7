"""The end of a battle: units turn down, the card goes to the winner, players fall or are freed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import (
    AGGRESSOR,
    DEFENDER,
    GONE,
    NO_SEAT,
    NO_UNIT,
    RAID,
    Line,
    empty_line,
    no_battle,
)
from eastfront.games.battlecards.knowledge import HAND, PLACES, STACK
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.scoring import check_standard, check_total, is_blocked
from eastfront.games.battlecards.sequence.conflict import discard_pending, show_kept
from eastfront.games.battlecards.sequence.lines import close_ranks, turn_down
from eastfront.games.battlecards.sequence.moves import discard, draw_units, shift
from eastfront.games.battlecards.sequence.opening import FIRST_HAND
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import END, LINES, POST, POSTING, place_of, unit_noun
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import Zone, zone_name


def close_battle(state: BattleState) -> None:
    """Put a drawn Battlecard on the discard pile and forget the battle; a card fought over again stays."""
    discard_pending(state)
    state.battle = no_battle()


class Regroup(Op[BattleState]):
    """Turn the survivors down; partners who defended together may post theirs with each other.

    Clauses: bc-4.11, bc-13.18, bc-13.19, bc-13.21.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Turn down whatever has one owner, then ask partners; `frame.last` is the place they are at."""
        if frame.left == 0:
            frame.left = 1
            rally(state)
        line = state.battle.lines[DEFENDER]
        size: i64 = len(line.cards)
        if frame.last == size:
            frame.done()
        else:
            state.ask(line.seats[frame.last], POSTING, posting_options(state.rules, line, frame.last))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Post one unit with the partner, or keep all others."""
        line = state.battle.lines[DEFENDER]
        seat = line.seats[frame.last]
        if verb_of(option) == POST:
            chosen = place_of(noun_of(option))
            keep_until(state, frame, chosen)
            lay_down(state, chosen, state.battle.defender + state.battle.partner - seat)
            frame.last = chosen + 1
        else:
            place = frame.last
            while place < len(line.cards) and line.seats[place] == seat:
                place += 1
            keep_until(state, frame, place)


def rally(state: BattleState) -> None:
    """Turn the survivors down, but for a joint army that won: it waits in its line (bc-13.18)."""
    state.battle.shooter = NO_UNIT
    joint = state.battle.partner != NO_SEAT and state.battle.winner == DEFENDER
    for side in range(2):
        line = state.battle.lines[side]
        close_ranks(line)
        survivors = empty_line()
        for seat in range(state.rules.seats):
            for type in range(3):
                standing = of_seat(state, line.cards, line.seats, seat, type)
                rested = of_seat(state, line.resting, line.resting_seats, seat, type)
                if joint and side == DEFENDER:
                    wait(state, survivors, seat, standing, rested)
                else:
                    turn_down(state, standing, seat, seat, LINES[side])
                    turn_down(state, rested, seat, seat, "resting")
        survivors.reset()
        state.battle.lines[side] = survivors


def of_seat(state: BattleState, cards: vec[i64], seats: vec[i64], seat: i64, type: i64) -> vec[i64]:
    """Return the units of one player and one type."""
    result = vec[i64]()
    for place in range(len(cards)):
        if seats[place] == seat and state.rules.cards.type[cards[place]] == type:
            result = append(result, cards[place])
    return result


def wait(state: BattleState, survivors: Line, seat: i64, standing: vec[i64], rested: vec[i64]) -> None:
    """Let a player's units of one type wait for their posting, in order."""
    both = Zone(standing)
    for card in rested:
        both.insert(card)
        if state.notices is not None:
            state.tell("waits", "bc-13.19", {"seat": int(seat)}, [int(card)], "resting", LINES[DEFENDER])
    for card in both.cards:
        survivors.add(card, seat)


def posting_options(rules: Rules, line: Line, first: i64) -> vec[i64]:
    """Return keeping the rest, and posting each distinct unit of one player from *first* on."""
    options = append(new_options(), option_of(END, 0))
    for place in range(first, len(line.cards)):
        if line.seats[place] != line.seats[first]:
            break
        if place == first or line.cards[place] != line.cards[place - 1]:
            options = append(options, option_of(POST, unit_noun(DEFENDER, place)))
    return options


def keep_until(state: BattleState, frame: Frame, end: i64) -> None:
    """Lay the units from the present place up to *end* into their owners' stacks."""
    line = state.battle.lines[DEFENDER]
    while frame.last < end:
        lay_down(state, frame.last, line.seats[frame.last])
        frame.last += 1


def lay_down(state: BattleState, place: i64, seat: i64) -> None:
    """Lay the unit at *place* of the joint army into a stack of *seat*."""
    line = state.battle.lines[DEFENDER]
    turn_down(state, vec[i64]([line.cards[place]]), line.seats[place], seat, LINES[DEFENDER])
    line.cards[place] = GONE


class Settle(Op[BattleState]):
    """Give the card to the winner (bc-4.9) and see what follows; a raid gives nobody anything.

    Clauses: bc-13.42, bc-13.50, bc-13.52.
    """

    def run(self, state: BattleState, frame: Frame) -> None:
        """Award the card, unless the battle was a raid."""
        frame.done()
        winner = state.battle.aggressor if state.battle.winner == AGGRESSOR else state.battle.defender
        if state.notices is not None:
            arguments = {"seat": int(winner), "battle": int(state.battle.card)}
            arguments["raid"] = int(state.battle.cause == RAID)
            state.tell("wins-battle", "bc-4.8", arguments, [])
        if state.battle.cause == RAID:
            close_battle(state)
        else:
            award(state, winner, "bc-4.9")


def award(state: BattleState, seat: i64, rule: str) -> None:
    """Lay the Battlecard open before the winner, then see who falls, is freed or has won.

    Clauses: bc-10.2, bc-10.3, bc-10.4, bc-10.11, bc-10.12, bc-10.14, bc-13.58, bc-13.59.
    """
    battle = state.battle.card
    take_card(state, battle, seat, rule)
    homeland = state.rules.cards.homeland[battle]
    fell = (
        homeland != NO_SIDE
        and state.battle.winner == AGGRESSOR
        and not state.rules.is_allied_home(homeland, seat)
    )
    close_battle(state)
    if fell:
        for loser in state.rules.homeland_seats(homeland):
            state.seats[loser].fallen = battle
            if state.notices is not None:
                state.tell("falls", "bc-10.1", {"seat": int(loser), "battle": int(battle)}, [])
        if check_total(state):
            return
        for loser in state.rules.homeland_seats(homeland):
            eliminate(state, loser, seat)
    elif homeland != NO_SIDE and state.rules.is_allied_home(homeland, seat):
        for freed in state.rules.homeland_seats(homeland):
            if state.seats[freed].fallen == battle:
                liberate(state, freed)
    if not check_standard(state):
        state.blocked = is_blocked(state)


def take_card(state: BattleState, battle: i64, seat: i64, rule: str) -> None:
    """Move the Battlecard before *seat*, from the middle or from whoever held it."""
    origin = "pending"
    if state.pending.has(battle):
        state.pending.remove(battle)
    else:
        for holder in range(state.rules.seats):
            if state.seats[holder].won.has(battle):
                state.seats[holder].won.remove(battle)
                origin = zone_name("won", holder)
    state.seats[seat].won.insert(battle)
    if state.notices is not None:
        points = int(state.rules.cards.victory[battle])
        arguments = {"seat": int(seat), "points": points}
        state.tell("takes-card", rule, arguments, [int(battle)], origin, zone_name("won", seat))


def eliminate(state: BattleState, seat: i64, captor: i64) -> None:
    """Put a player out: the winner captures all deployed units, the rest is discarded.

    His Arsenal deck and discard pile stay as they are (bc-13.37).
    Clauses: bc-13.30, bc-13.31, bc-13.33, bc-13.35, bc-13.36, bc-16.16.
    """
    army = state.seats[seat]
    seen = state.rules.watchers[seat] | state.rules.watchers[captor]
    for type in range(3):
        stack = army.stacks[type]
        while stack.size() > 0:
            card = stack.cards[0]
            if state.rules.commanders_return and state.rules.cards.commander[card]:
                discard(state, seat, STACK + type, card, "bc-13.32")
                continue
            shift(state, seat, STACK + type, captor, STACK + type, card, seen)
            if state.notices is not None:
                names = zone_name(PLACES[STACK + type], seat), zone_name(PLACES[STACK + type], captor)
                arguments = {"seat": int(captor), "enemy": int(seat)}
                state.tell("captures", "bc-13.30", arguments, [int(card)], names[0], names[1], int(seen))
    while army.hand.size() > 0:
        discard(state, seat, HAND, army.hand.cards[0], "bc-13.33")
    while army.kept.size() > 0:
        show_kept(state, seat, army.kept.cards[0], "drops", "bc-13.36")
    while army.won.size() > 0:
        lose_card(state, seat, army.won.cards[0])


def lose_card(state: BattleState, seat: i64, battle: i64) -> None:
    """Put a Battlecard of an eliminated player on the discard pile of its theatre (bc-13.34, bc-13.38)."""
    theatre = state.rules.theatre_of_card(battle)
    state.seats[seat].won.remove(battle)
    state.spent[theatre].add(battle)
    if state.notices is not None:
        names = zone_name("won", seat), zone_name("spent", theatre)
        state.tell("loses-card", "bc-13.34", {"seat": int(seat)}, [int(battle)], names[0], names[1])


def liberate(state: BattleState, seat: i64) -> None:
    """Let a player play again (bc-13.54, bc-13.56): he draws six cards and deploys three (bc-13.55)."""
    state.seats[seat].fallen = NO_CARD
    if state.notices is not None:
        state.tell("is-freed", "bc-13.54", {"seat": int(seat)}, [])
    draw_units(state, seat, FIRST_HAND)
    state.push(state.rules.cards.liberated, seat, NO_CARD)
