"""Why a card cannot be played, deployed or used, or a Site not attacked."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.sequence.abilities import fights_city
from eastfront.games.barbarossa.sequence.combat import may_declare
from eastfront.games.barbarossa.setup import LAST_CITY
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP, NO_COST, SITE, SUPPLY
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    CLEAN_UP,
    COMBAT,
    PLAYED,
    REINFORCEMENT,
    STARTING,
    TACTICS,
    WINDOW_CLEAN_UP,
    WINDOW_COMBAT,
    WINDOW_REINFORCEMENT,
    WINDOW_STARTING,
    WINDOW_TACTICS,
    card_of,
    place_of,
)
from eastfront.kernel.message import Refusal, refused


def between_decisions(state: BarbarossaState) -> bool:
    """Tell whether an effect is being resolved, so that nothing else may begin."""
    return state.kind not in (STARTING, TACTICS, REINFORCEMENT, CLEAN_UP, COMBAT)


def refuse_play(state: BarbarossaState, seat: i64, card: i64) -> Refusal:
    """Say why *card* cannot be played."""
    cards = state.rules.cards
    if between_decisions(state):
        return refused("bb-9.11", "why-resolving")
    if state.kind == COMBAT:
        return refused("bb-12.17", "why-not-in-combat")
    if not state.seats[seat].hand.has(card):
        return refused("bb-5.12", "why-not-in-hand")
    if state.kind != TACTICS:
        return refuse_play_outside_tactics(state, card)
    if cards.play_cost[card] == NO_COST:
        return refused("bb-5.16", "why-no-play-cost")
    return refused("bb-5.14", "why-too-few-tactic", cost=int(cards.play_cost[card]), tactic=int(state.tactic))


def refuse_play_outside_tactics(state: BarbarossaState, card: i64) -> Refusal:
    """Say why *card* cannot be played in this phase."""
    if state.rules.cards.type[card] == SUPPLY:
        rule = "bb-7.11" if state.rules.supply_in_tactics_only else "bb-7.12"
        return refused(rule, "why-no-supply-now")
    rule = "bb-7.22" if state.kind == REINFORCEMENT else "bb-5.12"
    if state.kind == STARTING and not state.rules.own_turn:
        rule = "bb-7.8"
    return refused(rule, "why-only-in-tactics")


def refuse_deploy(state: BarbarossaState, seat: i64, card: i64) -> Refusal:
    """Say why *card* cannot be deployed."""
    if state.kind != TACTICS:
        return refused("bb-10.5", "why-only-in-tactics")
    if not state.seats[seat].played.has(card):
        return refused("bb-10.4", "why-not-played")
    rule = "bb-10.3" if state.rules.deploy_any else "bb-10.2"
    return refused(rule, "why-not-deployable")


def refuse_placing(state: BarbarossaState, seat: i64, card: i64) -> Refusal:
    """Say why *card* cannot go straight from the hand to the Front Line."""
    if state.kind != TACTICS:
        return refused("bb-15.13", "why-only-in-tactics")
    if not state.placing:
        return refused("bb-15.13", "why-no-placing")
    if not state.seats[seat].hand.has(card):
        return refused("bb-15.13", "why-not-in-hand")
    return refused("bb-15.13", "why-not-placeable")


def refuse_attack(state: BarbarossaState, seat: i64, card: i64) -> Refusal:
    """Say why *card* cannot be attacked."""
    cards = state.rules.cards
    if cards.type[card] != SITE:
        return refused("bb-3.24", "why-not-a-site")
    if state.kind != TACTICS:
        rule = "bb-9.11" if between_decisions(state) else "bb-12.1"
        return refused(rule, "why-only-in-tactics")
    if state.combats == 0:
        return refused("bb-12.1", "why-fought-already")
    if not may_declare(state, seat):
        rule = "bb-12.4" if state.rules.any_card_attacks else "bb-12.3"
        return refused(rule, "why-nobody-to-attack")
    if not cards.group[card] & CITY_GROUP:
        return refused("bb-12.10", "why-pile-empty")
    if not state.cities.has(card):
        return refused("bb-12.10", "why-city-taken")
    return refused("bb-12.53" if cards.ids[card] == LAST_CITY else "bb-12.8", "why-not-top-city")


def window_of(state: BarbarossaState) -> i64:
    """Return the window that the present decision opens for abilities."""
    if state.kind == STARTING:
        return WINDOW_STARTING
    if state.kind == TACTICS:
        return WINDOW_TACTICS
    if state.kind == COMBAT:
        return WINDOW_COMBAT
    if state.kind == REINFORCEMENT:
        return WINDOW_REINFORCEMENT
    return WINDOW_CLEAN_UP if state.kind == CLEAN_UP else 0


def refuse_ability(state: BarbarossaState, seat: i64, index: i64, source: i64) -> Refusal:
    """Say why the ability number *index* of the placed card *source* cannot be used."""
    if between_decisions(state):
        return refused("bb-9.11", "why-resolving")
    card = card_of(source)
    if not state.seats[seat].place(place_of(source)).has(card):
        rule = "bb-9.5" if state.seats[seat].hand.has(card) else "bb-9.3"
        return refused(rule, "why-not-there")
    rules = state.rules
    abilities = rules.played_abilities[card] if place_of(source) == PLAYED else rules.front_abilities[card]
    if index >= len(abilities):
        return refused("bb-9.2", "why-no-such-ability")
    return refuse_use(state, seat, abilities[index], source)


def refuse_use(state: BarbarossaState, seat: i64, ability: Ability, source: i64) -> Refusal:
    """Say which condition of *ability* is not met."""
    windows = ability.windows if ability.windows else state.rules.anytime
    if not windows & window_of(state):
        return refused("bb-9.13", "why-other-window")
    if ability.needs_active and place_of(source) != ACTIVE:
        return refused("bb-5.32", "why-exhausted")
    if ability.foothold and not state.rules.footholds_any_site and not fights_city(state):
        return refused("bb-12.20", "why-cities-only")
    if ability.city_only and not fights_city(state):
        return refused("bb-9.13", "why-cities-only")
    if ability.supply > state.supply:
        return refused("bb-9.10", "why-too-few-supply", cost=int(ability.supply), supply=int(state.supply))
    if ability.limited and state.used.count(card_of(source)) >= state.seats[seat].played.count(
        card_of(source)
    ):
        return refused("bb-9.8", "why-used-already")
    return refused("bb-9.10", "why-cannot-pay")
