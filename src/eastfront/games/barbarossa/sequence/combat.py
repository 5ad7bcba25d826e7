"""Combat (chapter 12): declaring, revealing events and fighting."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.abilities import ability_options, fights_city, use_ability
from eastfront.games.barbarossa.sequence.moves import (
    take_event,
)
from eastfront.games.barbarossa.sequence.picking import (
    count_deployed,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import ARMY_GROUP, EVENT, NO_PROGRAM
from eastfront.games.barbarossa.verbs import (
    ATTACK,
    BREAK_OFF,
    COMBAT,
    CONQUER,
    WINDOW_COMBAT,
)
from eastfront.kernel.decision import option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options


def attack_options(state: BarbarossaState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each Site that may be attacked: foothold piles and the top City (bb-12.7)."""
    if state.combats == 0 or not may_declare(state, seat):
        return options
    for card in state.rules.cards.footholds:
        if state.war_zone[card] > 0:
            options = append(options, option_of(ATTACK, card))
    if state.cities.size() > 0:
        options = append(options, option_of(ATTACK, state.cities.cards[state.cities.size() - 1]))
    return options


def may_declare(state: BarbarossaState, seat: i64) -> bool:
    """Tell whether own cards on the Front Line meet the edition's demand (bb-12.3, bb-12.4, bb-12.51)."""
    if not state.rules.any_card_attacks:
        return count_deployed(state, seat, ARMY_GROUP) > 0
    zone = state.seats[seat]
    if zone.exhausted.size() + zone.lingering.size() > 0:
        return True
    for card in zone.active.cards:
        if state.rules.cards.type[card] != EVENT:
            return True
    return False


def defence(state: BarbarossaState) -> i64:
    """Return the target's Defence now: printed, plus all revealed Events, less what lowered it.

    One Event or several (bb-12.13, bb-12.14, bb-12.15), it never falls below 0 (bb-12.25).
    """
    value = state.rules.cards.defence[state.target] - state.lowered
    for card in state.revealed.cards:
        value += state.rules.cards.modifier[card]
    return value if value > 0 else 0


def reveal_event(state: BarbarossaState, seat: i64) -> None:
    """Turn up the next Event, if there is one (bb-12.12, bb-12.16), and start its red text for that."""
    if state.events.size() == 0:
        return
    card = take_event(state)
    state.revealed.insert(card)
    if state.notices is not None:
        state.tell("reveals", "bb-12.12", {"seat": seat}, [card], "events", "revealed")
    if state.rules.red_on_reveal and state.rules.cards.on_reveal[card] != NO_PROGRAM:
        state.push(state.rules.cards.on_reveal[card], seat, card)


class OpenCombat(Op[BarbarossaState]):
    """Declare combat against the frame's source, one Site (bb-12.9); only then comes an Event (bb-12.11)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Set the target."""
        state.combats -= 1
        state.fought += 1
        state.target = frame.source
        state.lowered = 0
        if state.notices is not None:
            state.tell("attacks", "bb-12.1", {"seat": frame.seat}, [frame.source])
        frame.done()
        if fights_city(state):
            reveal_event(state, frame.seat)


class Fight(Op[BarbarossaState]):
    """Let the attacker use abilities until he conquers or breaks off; no card is played (bb-12.17).

    Any ability will do (bb-12.18), points gained before count (bb-12.19), what is paid is gone (bb-12.31).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Offer what there is."""
        options = new_options()
        needed = defence(state)
        if state.attack >= needed:
            options = append(options, option_of(CONQUER, 0))
        may_fail = not state.rules.spends_all and not state.rules.must_attack
        if state.attack < needed or (needed > 0 and may_fail):
            options = append(options, option_of(BREAK_OFF, 0))
        state.ask(frame.seat, COMBAT, ability_options(state, frame.seat, WINDOW_COMBAT, options))

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Use an ability, or end the fight one way or the other."""
        verb = verb_of(option)
        cards = state.rules.cards
        if verb == CONQUER:
            frame.done()
            self.pay_defence(state, frame)
            state.push(
                cards.won_gains_first if state.rules.gains_first else cards.won, frame.seat, state.target
            )
        elif verb == BREAK_OFF:
            frame.done()
            state.push(cards.lost, frame.seat, state.target)
        else:
            use_ability(state, frame.seat, option)

    def pay_defence(self, state: BarbarossaState, frame: Frame) -> None:
        """Pay the Defence in Attack Points (bb-2.9); surplus points stay (bb-12.30, bb-15.3)."""
        price = defence(state)
        state.attack -= price
        if state.notices is not None:
            state.tell("conquers", "bb-12.26", {"seat": frame.seat, "attack": price}, [state.target])
