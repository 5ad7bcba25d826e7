"""Activation abilities: which may be used now, and starting one (chapter 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    EXHAUSTED,
    LINGERING,
    PLAYED,
    USE_1,
    card_of,
    place_of,
    placed,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.zones import Zone


def ability_options(state: BarbarossaState, seat: i64, window: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each ability of *seat*'s cards that may be used and paid in *window* (bb-9.10).

    *seat* is always the one on turn (bb-9.4); cards it has played count as long as they lie there (bb-9.6).
    """
    zone = state.seats[seat]
    options = front_options(state, seat, window, zone.active, ACTIVE, options)
    options = front_options(state, seat, window, zone.exhausted, EXHAUSTED, options)
    if zone.lingering.size() > 0:
        options = front_options(state, seat, window, zone.lingering, LINGERING, options)
    previous: i64 = NO_CARD
    for card in zone.played.cards:
        if card != previous:
            previous = card
            for ability in state.rules.played_abilities[card]:
                if can_use(state, seat, window, ability, placed(card, PLAYED)):
                    options = append(options, option_of(USE_1, placed(card, PLAYED)))
    return options


def front_options(
    state: BarbarossaState, seat: i64, window: i64, zone: Zone, place: i64, options: vec[i64]
) -> vec[i64]:
    """Add an option for each usable ability of the deployed cards at *place* (bb-3.9); like cards once."""
    previous: i64 = NO_CARD
    all_abilities = state.rules.front_abilities
    for card in zone.cards:
        if card != previous:
            previous = card
            verb: i64 = USE_1
            for ability in all_abilities[card]:
                if can_use(state, seat, window, ability, placed(card, place)):
                    options = append(options, option_of(verb, placed(card, place)))
                verb += 1
    return options


def can_use(state: BarbarossaState, seat: i64, window: i64, ability: Ability, source: i64) -> bool:
    """Tell whether *ability* of the placed card *source* may be used and paid in full now."""
    if ability.supply > state.supply or ability.tactic > state.tactic:
        return False
    return could_use(state, seat, window, ability, source)


def could_use(state: BarbarossaState, seat: i64, window: i64, ability: Ability, source: i64) -> bool:
    """Tell whether *ability* could be used in *window* if there were points enough for it.

    Where footholds weaken any Site (bb-12.21) they are used against other footholds too; the edition says so,
    not the card (bb-15.28).
    """
    if ability.needs_active and place_of(source) != ACTIVE:
        return False
    windows = ability.windows if ability.windows else state.rules.anytime
    if not windows & window:
        return False
    if ability.city_only and not fights_city(state):
        return False
    if ability.foothold and not state.rules.footholds_any_site and not fights_city(state):
        return False
    if ability.limited:
        card = card_of(source)
        if state.used.count(card) >= state.seats[seat].played.count(card):
            return False
    for op in ability.checks:
        if not op.can(state, seat, source):
            return False
    return True


def fights_city(state: BarbarossaState) -> bool:
    """Tell whether the combat at hand is against a City."""
    return state.target != NO_CARD and bool(state.rules.cards.group[state.target] & CITY_GROUP)


def use_ability(state: BarbarossaState, seat: i64, option: i64) -> None:
    """Start the ability that *option* names: its cost, for good, then its effect (bb-9.7, bb-9.12).

    Using it takes no Tactic Point (bb-10.10).
    """
    source = noun_of(option)
    card = card_of(source)
    if place_of(source) == PLAYED:
        ability = state.rules.played_abilities[card][0]
    else:
        ability = state.rules.front_abilities[card][verb_of(option) - USE_1]
    if ability.limited:
        state.used.insert(card)
    if state.notices is not None:
        state.tell("uses", "bb-9.2", {"seat": seat, "ability": verb_of(option) - USE_1 + 1}, [card])
    state.push(ability.program, seat, source)
