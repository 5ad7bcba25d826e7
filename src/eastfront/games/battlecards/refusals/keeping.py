"""Why a Kept Card is not played, and why a battle is not fought again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_SEAT
from eastfront.games.battlecards.phrases.nouns import numbered_name
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.scoring import is_held
from eastfront.games.battlecards.sequence.refight import holder_of
from eastfront.games.battlecards.tables import (
    BATTLE,
    FORMS,
    KEPT,
    UNIT,
    WINDOW_COUNTER,
    WINDOW_DELAY,
    WINDOW_DESTRUCTION,
    WINDOW_ROUND,
    WINDOW_TURN,
)
from eastfront.games.battlecards.verbs import DECIDING, FREE, REFIGHTING, TURN
from eastfront.kernel.message import Refusal, refused

NO_BATTLE: Final = -1


def refuse_play(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be played."""
    card = inquiry.noun
    name = inquiry.card(card)
    if inquiry.cards().kind[card] == UNIT:
        return refused("bc-2.7", "bc-why-play-unit", card=name)
    if inquiry.cards().kind[card] != KEPT:
        return refused("bc-2.2", "bc-why-play-drawn", card=name)
    if not inquiry.army().kept.has(card):
        return refuse_not_kept(inquiry)
    return refuse_window(inquiry, inquiry.cards().window[card])


def refuse_not_kept(inquiry: Inquiry) -> Refusal:
    """Say that the seat does not hold a Kept Card."""
    name = numbered_name(inquiry.context, inquiry.noun)
    for pile in inquiry.state.spent:
        if pile.has(inquiry.noun):
            return refused("bc-8.3", "bc-why-kept-spent", card=name)
    return refused("bc-8.1", "bc-why-not-kept", card=name)


def refuse_window(inquiry: Inquiry, window: i64) -> Refusal:
    """Say that this is not the moment of a Kept Card."""
    if window == WINDOW_DELAY:
        return refuse_delay(inquiry)
    if window == WINDOW_TURN:
        return refuse_counterattack(inquiry)
    name = inquiry.card(inquiry.noun)
    if window == WINDOW_ROUND:
        late = inquiry.state.battle.round > 0
        return refused("bc-8.4", "bc-why-bonus-late" if late else "bc-why-bonus-no-round", card=name)
    if window == WINDOW_DESTRUCTION:
        return refused("bc-14.34", "bc-why-nothing-destroyed", card=name)
    assert window == WINDOW_COUNTER, window
    return refused("bc-14.36", "bc-why-nothing-to-foil", card=name)


def refuse_delay(inquiry: Inquiry) -> Refusal:
    """Say why a battle cannot be prevented now."""
    name = inquiry.card(inquiry.noun)
    if not inquiry.has_battle():
        return refused("bc-14.22", "bc-why-delay-no-battle", card=name)
    battle = inquiry.battle()
    early = inquiry.state.kind in (DECIDING, FREE)
    return refused(
        "bc-14.22", "bc-why-delay-early" if early else "bc-why-delay-late", card=name, battle=battle
    )


def refuse_counterattack(inquiry: Inquiry) -> Refusal:
    """Say why no battle can be fought again now."""
    if inquiry.state.kind == TURN:
        battle = some_held(inquiry)
        if battle == NO_BATTLE:
            return refused("bc-14.25", "bc-why-nothing-held")
        return refuse_battle(inquiry, battle)
    if not inquiry.is_own_turn():
        return inquiry.other_turn()
    return refused("bc-14.25", "bc-why-counterattack-start", card=inquiry.card(inquiry.noun))


def some_held(inquiry: Inquiry) -> int:
    """Return a battle that an enemy holds, one of the own theatre if there is one."""
    found = NO_BATTLE
    rules = inquiry.state.rules
    for theatre in range(rules.theatres):
        for battle in rules.battles[theatre]:
            if holder_of(inquiry.state, battle, inquiry.seat) != NO_SEAT:
                if theatre == rules.theatre[inquiry.seat]:
                    return int(battle)
                found = int(battle)
    return found


def refuse_refight(inquiry: Inquiry) -> Refusal:
    """Say why a battle cannot be fought again."""
    if inquiry.cards().kind[inquiry.noun] != BATTLE:
        return refused("bc-14.24", "bc-why-not-a-battle", card=inquiry.card(inquiry.noun))
    if inquiry.state.kind == REFIGHTING:
        return refuse_battle(inquiry, inquiry.noun)
    for card in inquiry.army().kept.cards:
        if inquiry.cards().window[card] == WINDOW_TURN:
            return refused("bc-14.25", "bc-why-refight-play-first", card=inquiry.card(card))
    return refused("bc-14.24", "bc-why-refight-no-card")


def refuse_battle(inquiry: Inquiry, battle: i64) -> Refusal:
    """Say why a Counterattack cannot be for *battle*."""
    state = inquiry.state
    name = inquiry.card(battle)
    if holder_of(state, battle, inquiry.seat) == NO_SEAT:
        held = is_held(state, battle)
        return refused("bc-14.24", "bc-why-refight-own" if held else "bc-why-refight-unheld", battle=name)
    if state.rules.theatre_of_card(battle) != state.rules.theatre[inquiry.seat]:
        return refused("bc-13.27", "bc-why-refight-theatre", battle=name)
    cards = inquiry.cards()
    return refused(
        "bc-14.28",
        "bc-why-refight-prerequisite",
        battle=name,
        form=FORMS[cards.form[battle]],
        count=int(cards.required[battle]),
        battles=inquiry.card_list(cards.required_of[battle]),
    )
