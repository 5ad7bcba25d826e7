"""The arithmetic of combat, term by term: what is brought against a Site, and its Defence (chapter 12)."""

from __future__ import annotations

from eastfront.games.barbarossa.insight.stage import is_fighting
from eastfront.games.barbarossa.insight.strength import Push, Strength, as_if_attacking, exhaustions, gifts
from eastfront.games.barbarossa.odds import added_by, bonus_of, event_table
from eastfront.games.barbarossa.phrases.nouns import seat_name
from eastfront.games.barbarossa.sequence.combat import attack_options, defence
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import KINDS, TACTICS
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.insight import Sum, Term
from eastfront.kernel.machine import Programs
from eastfront.kernel.message import Message
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import listed


class Part:
    """A part of a Defence: by what *word* it is known, which revealed Event it is if any, and how much."""

    def __init__(self, word: str, card: int, amount: int) -> None:
        self.word = word
        self.card = card
        self.amount = amount


def sums_of(view: BarbarossaView, state: BarbarossaState, programs: Programs[BarbarossaState]) -> list[Sum]:
    """Return the sums of the Tactics Phase and of the combat at hand; *state* is a sample of *view*."""
    found: list[Sum] = []
    site = site_at_stake(view, state, is_fighting(view, programs))
    if site != NO_CARD:
        attacking = as_if_attacking(state, site, programs)
        found += [attack_sum(attacking)]
        given_up = gifts(attacking, programs)
        if given_up:
            found.append(gift_sum(attacking, given_up))
    if view.target != NO_CARD:
        found.append(defence_sum(state))
    return found


def site_at_stake(view: BarbarossaView, state: BarbarossaState, fighting: bool) -> int:
    """Return the Site under attack, or the City that may be attacked now."""
    if fighting:
        return view.target
    if view.kind != KINDS[TACTICS] or not view.cities:
        return NO_CARD
    return view.cities[-1] if len(attack_options(state, state.turn, new_options())) else NO_CARD


def attack_sum(state: BarbarossaState) -> Sum:
    """Sum the points at hand and what each active card gives by exhaustion (bb-12.18, bb-12.19)."""
    exhausted = exhaustions(state)
    strength = Strength("exhausting", int(state.attack), exhausted, [])
    terms = [Term(Message("bb-term-at-hand"), int(state.attack))]
    terms += [Term(card_message(state, push.card), push.gain) for push in exhausted]
    _, groups = added_by(listed(state.revealed.cards), event_table(state.rules))
    extra = bonus_of(strength.bonuses, groups)
    if extra:
        terms.append(Term(Message("bb-term-revealed-bonus"), extra))
    total = sum(term.amount for term in terms)
    return Sum(Message("bb-sum-attack", who=seat_name(int(state.turn))), terms, total, "bb-12.19")


def gift_sum(state: BarbarossaState, given_up: list[Push]) -> Sum:
    """Sum what cards add by leaving the Front Line, Defence taken off included (bb-12.18, bb-12.22)."""
    terms = [Term(card_message(state, push.card), push.gain) for push in given_up]
    total = sum(term.amount for term in terms)
    return Sum(Message("bb-sum-given-up", site=card_message(state, state.target)), terms, total, "bb-12.18")


def defence_sum(state: BarbarossaState) -> Sum:
    """Sum the parts of a Defence, in words."""
    terms: list[Term] = []
    for part in defence_parts(state):
        named = part.card != NO_CARD
        title = card_message(state, part.card) if named else Message(f"bb-term-{part.word}")
        terms.append(Term(title, part.amount))
    total = int(defence(state))
    return Sum(Message("bb-sum-defence", site=card_message(state, state.target)), terms, total, "bb-12.13")


def defence_parts(state: BarbarossaState) -> list[Part]:
    """Return the printed Defence, each revealed Event, and what lowered it; it never falls below 0."""
    cards = state.rules.cards
    parts = [Part("printed", NO_CARD, int(cards.defence[state.target]))]
    for card in state.revealed.cards:
        parts.append(Part("event", int(card), int(cards.modifier[card])))
    if state.lowered:
        parts.append(Part("lowered", NO_CARD, -int(state.lowered)))
    missing = int(defence(state)) - sum(part.amount for part in parts)
    if missing:
        parts.append(Part("floor", NO_CARD, missing))
    return parts


def card_message(state: BarbarossaState, card: int) -> Message:
    """Name a card."""
    return Message(f"card-{state.rules.cards.ids[card]}")
