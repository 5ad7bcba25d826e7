"""Playing cards from the hand (5-2), deploying them (10) and putting them straight to the front."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.ops.deploying import deploy
from eastfront.games.barbarossa.sequence.moves import enter_front, leave_hand, return_card
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import MAY_EXHAUSTED, NO_PROGRAM, STAYS, STRATEGY, SUPPLY
from eastfront.games.barbarossa.verbs import ACTIVE, DEPLOY, EXHAUSTED, PLACE, PLAY, PLAYED, placed
from eastfront.kernel.decision import option_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.zones import zone_name


def play_options(state: BarbarossaState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each distinct card in hand that is free or can be paid in full (bb-5.14, bb-5.15)."""
    cost = state.rules.cards.play_cost
    tactic = state.tactic
    previous: i64 = NO_CARD
    for card in state.seats[seat].hand.cards:
        if card != previous:
            previous = card
            if 0 <= cost[card] <= tactic:
                options = append(options, option_of(PLAY, card))
    return options


def supply_options(state: BarbarossaState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each distinct Supply card in hand; any number may be played (bb-3.5)."""
    previous: i64 = NO_CARD
    for card in state.seats[seat].hand.cards:
        if card != previous:
            previous = card
            if state.rules.cards.type[card] == SUPPLY:
                options = append(options, option_of(PLAY, card))
    return options


def placing_options(state: BarbarossaState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each distinct card that may go straight to the Front Line (bb-15.13)."""
    previous: i64 = NO_CARD
    for card in state.seats[seat].hand.cards:
        if card != previous:
            previous = card
            if state.rules.cards.group[card] & state.placing:
                options = append(options, option_of(PLACE, card))
    return options


def deploy_options(state: BarbarossaState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each distinct played card that may still be deployed (bb-10.5)."""
    previous: i64 = NO_CARD
    for card in state.seats[seat].played.cards:
        if card != previous:
            previous = card
            if may_deploy(state, card):
                options = append(options, option_of(DEPLOY, card))
    return options


def may_deploy(state: BarbarossaState, card: i64) -> bool:
    """Tell whether a played copy of *card* may be deployed."""
    cards = state.rules.cards
    if cards.deploys[card] != STAYS:
        return True
    return state.rules.deploy_any and cards.has_deploy_rule[card] == 1


def play_card(state: BarbarossaState, seat: i64, card: i64) -> None:
    """Pay for *card* (bb-2.1, bb-2.12), put it into the play area and start its play rule (bb-3.7, bb-5.19).

    The price is in Tactic Points, whatever a document misprints (bb-16.1). Nothing else of the card acts now
    (bb-5.21), and it is resolved before the next card is offered (bb-5.20).
    """
    zone = state.seats[seat]
    cards = state.rules.cards
    state.tactic -= cards.play_cost[card]
    leave_hand(zone, card)
    zone.played.insert(card)
    if state.notices is not None:
        state.tell(
            "plays", "bb-5.13", {"seat": seat}, [card], zone_name("hand", seat), zone_name("played", seat)
        )
    if cards.type[card] == STRATEGY and state.rules.strategy_at_once:
        state.push(cards.strategy_return, seat, placed(card, PLAYED))
    if cards.play[card] != NO_PROGRAM:
        state.push(cards.play[card], seat, placed(card, PLAYED))


def deploy_played(state: BarbarossaState, seat: i64, card: i64) -> None:
    """Deploy a played card in the condition its play rule names (bb-10.6), or else active."""
    place: i64 = EXHAUSTED if state.rules.cards.deploys[card] == MAY_EXHAUSTED else ACTIVE
    deploy(state, seat, card, place)


def place_card(state: BarbarossaState, seat: i64, card: i64) -> None:
    """Put *card* from the hand to the Front Line, active, without its play rule (bb-10.7, bb-15.13)."""
    leave_hand(state.seats[seat], card)
    enter_front(state, seat, card, ACTIVE)
    if state.notices is not None:
        state.tell(
            "places", "bb-15.13", {"seat": seat}, [card], zone_name("hand", seat), zone_name("active", seat)
        )


class ReturnStrategy(Op[BarbarossaState]):
    """A Strategy card goes back directly after its play (bb-3.13); what it granted stays (bb-3.14)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Put it back."""
        return_card(state, frame.seat, frame.source, "bb-3.13")
        frame.done()
