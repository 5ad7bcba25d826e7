"""Why something is not offered: for every verb and noun the clause that forbids it now.

The state given is a sample of the asking seat's view, so nothing hidden can show in an answer.
"""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.barbarossa.refused_plays import (
    refuse_ability,
    refuse_attack,
    refuse_deploy,
    refuse_placing,
    refuse_play,
)
from eastfront.games.barbarossa.sequence.combat import defence
from eastfront.games.barbarossa.state import UNDECIDED, BarbarossaState
from eastfront.games.barbarossa.tables import EVENT, SITE, SUPPORT
from eastfront.games.barbarossa.verbs import (
    ATTACK,
    BREAK_OFF,
    CLEAN_UP,
    COMBAT,
    COMMIT,
    CONQUER,
    DEPLOY,
    END,
    EXHAUST,
    FORFEIT,
    FORFEIT_GROUP,
    FORFEIT_REST,
    GAIN,
    KEEP,
    LAY,
    NAMING,
    NEXT,
    PLACE,
    PLAY,
    REACTIVATE,
    RECOVER,
    RECRUIT,
    REINFORCEMENT,
    REPLACE,
    SCRAP,
    SPARE,
    TACTICS,
    USE_1,
    USE_3,
    VERBS,
)
from eastfront.kernel.message import Message, Refusal, refused

# Verbs that only a running effect asks for, with the clause under which it does.
PICKS = {
    FORFEIT: "bb-12.45",
    EXHAUST: "bb-5.32",
    REACTIVATE: "bb-5.34",
    SPARE: "bb-15.24",
    SCRAP: "bb-15.7",
    GAIN: "bb-15.8",
    RECOVER: "bb-15.6",
    REPLACE: "bb-15.18",
    LAY: "bb-12.48",
    NEXT: "bb-12.37",
    FORFEIT_GROUP: "bb-15.30",
    FORFEIT_REST: "bb-15.30",
}


def why_not(state: BarbarossaState, seat: int | None, verb: int, noun: int) -> Refusal:
    """Return the clause and message that say why *seat* is not offered *verb* with *noun*."""
    if state.ending != UNDECIDED:
        return refused("bb-8.1", "why-game-over")
    if seat is None or state.asked != seat:
        return refused("bb-6.2", "why-not-asked")
    if verb == PLAY:
        return refuse_play(state, seat, noun)
    if verb == DEPLOY:
        return refuse_deploy(state, seat, noun)
    if verb == PLACE:
        return refuse_placing(state, seat, noun)
    if verb == ATTACK:
        return refuse_attack(state, seat, noun)
    if USE_1 <= verb <= USE_3:
        return refuse_ability(state, seat, verb - USE_1, noun)
    if verb == RECRUIT:
        return refuse_recruit(state, noun)
    if verb == KEEP:
        return refuse_keep(state, seat, noun)
    if verb in (CONQUER, BREAK_OFF, COMMIT):
        return refuse_fight(state, verb)
    if verb == END:
        return refuse_end(state)
    return refused(PICKS[verb], "why-not-asked-for", verb=Message(f"verb-{VERBS[verb]}"))


def refuse_recruit(state: BarbarossaState, card: i64) -> Refusal:
    """Say why *card* cannot be recruited."""
    cards = state.rules.cards
    if state.kind != REINFORCEMENT:
        return refused("bb-6.1", "why-only-in-reinforcement")
    if cards.type[card] == SITE or cards.type[card] == EVENT:
        return refused("bb-11.6", "why-only-in-combat")
    if cards.type[card] == SUPPORT and state.support.has(card):
        if state.support.cards[state.support.size() - 1] != card:
            return refused("bb-11.7", "why-not-on-top")
    elif state.removed[card] > 0:
        return refused("bb-4.34", "why-pile-removed")
    elif state.war_zone[card] == 0:
        return refused("bb-11.9", "why-pile-empty")
    return refused("bb-11.2", "why-too-dear", cost=int(cards.buy_cost[card]), supply=int(state.supply))


def refuse_keep(state: BarbarossaState, seat: i64, card: i64) -> Refusal:
    """Say why *card* cannot be kept."""
    if state.kind != CLEAN_UP:
        return refused("bb-7.27", "why-only-in-clean-up")
    if not state.seats[seat].hand.has(card):
        return refused("bb-7.27", "why-not-in-hand")
    return refused("bb-15.26", "why-nothing-kept")


def refuse_fight(state: BarbarossaState, verb: i64) -> Refusal:
    """Say why the fight cannot be ended so."""
    if state.kind == NAMING and verb == COMMIT:
        return refused("bb-12.29", "why-not-so-many", attack=int(state.attack), defence=int(defence(state)))
    if state.kind != COMBAT or verb == COMMIT:
        return refused("bb-12.27", "why-only-in-combat-now")
    if verb == CONQUER:
        return refused("bb-12.26", "why-too-weak", attack=int(state.attack), defence=int(defence(state)))
    rule = "bb-12.28" if state.rules.spends_all else "bb-12.26"
    return refused(rule, "why-already-won", attack=int(state.attack), defence=int(defence(state)))


def refuse_end(state: BarbarossaState) -> Refusal:
    """Say why the phase or effect cannot be ended now."""
    if state.kind == TACTICS:
        return refused("bb-12.6", "why-must-attack")
    if state.kind == COMBAT:
        return refused("bb-12.27", "why-combat-goes-on")
    return refused("bb-9.11", "why-must-choose")
