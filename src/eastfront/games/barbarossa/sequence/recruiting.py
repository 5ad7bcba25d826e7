"""The Reinforcement Phase and the Clean-up Phase (7-3, 7-4, chapter 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.abilities import ability_options, use_ability
from eastfront.games.barbarossa.sequence.moves import draw_cards, leave_hand, return_card, total
from eastfront.games.barbarossa.sequence.playing import play_card, supply_options
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CARDS_KEPT, NO_PROGRAM, STRATEGY
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    CLEAN_UP,
    END,
    KEEP,
    PLAY,
    PLAYED,
    RECRUIT,
    REINFORCEMENT,
    WINDOW_CLEAN_UP,
    WINDOW_REINFORCEMENT,
    placed,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name

HAND_DRAWN: Final = 4


class BeginReinforcement(Op[BarbarossaState]):
    """The first Reinforcement Point arrives (bb-7.20, bb-16.10), unless it came with the turn (bb-7.21)."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Add it."""
        if not state.rules.early_reinforcement:
            state.reinforcement += 1
        if state.notices is not None:
            rule = "bb-6.1" if state.rules.early_reinforcement else "bb-7.20"
            state.tell("begins-reinforcement", rule, {"seat": frame.seat}, [])
        frame.done()


class ReinforcementPhase(Op[BarbarossaState]):
    """Recruit a card for each Reinforcement Point, from any piles (bb-11.1, bb-11.4), or none (bb-11.10).

    The phase ends when its player says so, or without a point left (bb-7.23, bb-7.24, bb-11.3).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask, unless everybody can see that nothing can be done."""
        seat = frame.seat
        if state.reinforcement == 0:
            frame.done()
            return
        options = recruit_options(state, append(new_options(), option_of(END, 0)))
        if not state.rules.supply_in_tactics_only:
            options = supply_options(state, seat, options)
        if state.rules.own_turn:
            options = ability_options(state, seat, WINDOW_REINFORCEMENT, options)
        hidden = not state.rules.supply_in_tactics_only and state.seats[seat].hand.size() > 0
        if len(options) == 1 and not hidden:
            frame.done()
        else:
            state.ask(seat, REINFORCEMENT, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Recruit, play, use, or end the phase."""
        verb = verb_of(option)
        if verb == RECRUIT:
            recruit(state, frame.seat, noun_of(option))
        elif verb == END:
            frame.done()
        elif verb == PLAY:
            play_card(state, frame.seat, noun_of(option))
        else:
            use_ability(state, frame.seat, option)


def recruit_options(state: BarbarossaState, options: vec[i64]) -> vec[i64]:
    """Add an option for each pile whose top card can be paid (bb-11.2, bb-11.5, bb-11.7)."""
    cost = state.rules.cards.buy_cost
    copies = state.war_zone
    supply = state.supply
    for card in state.rules.cards.piles:
        if cost[card] <= supply and copies[card] > 0:
            options = append(options, option_of(RECRUIT, card))
    if state.support.size() > 0:
        top = state.support.cards[state.support.size() - 1]
        if cost[top] <= supply:
            options = append(options, option_of(RECRUIT, top))
    return options


def recruit(state: BarbarossaState, seat: i64, card: i64) -> None:
    """Pay for the top card of a pile (bb-2.3, bb-2.8) and put it into the discard pile (bb-11.8).

    Its red text, if it had one, would act now (bb-3.8).
    """
    cards = state.rules.cards
    state.supply -= cards.buy_cost[card]
    state.reinforcement -= 1
    origin = "war-zone"
    if state.war_zone[card] > 0:
        state.war_zone[card] -= 1
    else:
        origin = "support"
        state.support.take()
    state.seats[seat].discard.add(card)
    if state.notices is not None:
        state.tell("recruits", "bb-11.8", {"seat": seat}, [card], origin, zone_name("discard", seat))
    if cards.on_gain[card] != NO_PROGRAM:
        state.push(cards.on_gain[card], seat, card)


class CleanUp(Op[BarbarossaState]):
    """Texts of the Clean-up Phase on laid events start first, once each."""

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Start the next one; *frame.last* is the first card not yet looked at."""
        zone = state.seats[frame.seat]
        if zone.standing > 0:
            for card in zone.active.cards:
                if card >= frame.last and state.rules.cards.on_clean_up[card] != NO_PROGRAM:
                    frame.last = card
                    state.push(state.rules.cards.on_clean_up[card], frame.seat, placed(card, ACTIVE))
                    return
        frame.done()


class KeepCard(Op[BarbarossaState]):
    """The play area is cleared, one card of the hand may be kept (bb-7.27), the rest is discarded.

    Before that the edition may let Supply cards be played (bb-7.13) and abilities be used (bb-7.19).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Ask which card is kept."""
        seat = frame.seat
        zone = state.seats[seat]
        kept: i64 = 1
        if zone.standing > 0:
            kept += total(state, zone, CARDS_KEPT, -1)
        options = append(new_options(), option_of(END, 0))
        if kept > 0:
            options = add_distinct(options, KEEP, zone.hand.cards)
        if state.rules.supply_anytime:
            options = supply_options(state, seat, options)
        if state.rules.own_turn:
            options = ability_options(state, seat, WINDOW_CLEAN_UP, options)
        hidden = zone.hand.size() > 0 and (kept > 0 or state.rules.supply_anytime)
        if len(options) == 1 and not hidden:
            self.clear(state, frame, NO_CARD)
        else:
            state.ask(seat, CLEAN_UP, options)

    def answer(self, state: BarbarossaState, frame: Frame, option: i64) -> None:
        """Play a Supply card, use an ability, or keep one card or none."""
        verb = verb_of(option)
        if verb == PLAY:
            play_card(state, frame.seat, noun_of(option))
        elif verb == KEEP:
            self.clear(state, frame, noun_of(option))
        elif verb == END:
            self.clear(state, frame, NO_CARD)
        else:
            use_ability(state, frame.seat, option)

    def clear(self, state: BarbarossaState, frame: Frame, kept: i64) -> None:
        """Discard the play area (Strategy cards return), then the hand but for *kept* (bb-7.29, bb-16.8)."""
        clear_play_area(state, frame.seat)
        seat = frame.seat
        zone = state.seats[seat]
        spared = kept == NO_CARD
        for card in zone.hand.cards[:]:
            if card == kept and not spared:
                spared = True
            else:
                leave_hand(zone, card)
                zone.discard.add(card)
                if state.notices is not None:
                    origin = zone_name("hand", seat)
                    state.tell(
                        "discards", "bb-5.23", {"seat": seat}, [card], origin, zone_name("discard", seat)
                    )
        frame.done()


def clear_play_area(state: BarbarossaState, seat: i64) -> None:
    """Clear what was played and is still there (bb-5.22, bb-7.25, bb-10.12); Strategy cards return (bb-3.12).

    They do not leave the game (bb-16.11). What was deployed stays (bb-7.26, bb-10.8).
    """
    zone = state.seats[seat]
    for card in zone.played.cards[:]:
        if state.rules.cards.type[card] == STRATEGY:
            return_card(state, seat, placed(card, PLAYED), "bb-3.12")
        elif state.notices is not None:
            state.tell(
                "clears",
                "bb-7.25",
                {"seat": seat},
                [card],
                zone_name("played", seat),
                zone_name("discard", seat),
            )
    zone.played.pour(zone.discard)


class EndTurn(Op[BarbarossaState]):
    """Draw 4 cards, lose all points (bb-7.28, bb-7.30), pass the turn to the left (bb-6.2, bb-6.3).

    The next turn begins without them and without anything granted for this one (bb-7.31). A kept card comes
    on top of the 4 (bb-16.20). That the turn is over is told by the next one (bb-16.28).
    """

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Draw, then begin the next seat's turn with this same frame."""
        draw_cards(state, frame.seat, HAND_DRAWN)
        state.used.cards = vec[i64]()
        frame.seat = (frame.seat + 1) % len(state.seats)
        frame.step = 0
        frame.last = 0
