"""What the verbs of Stalingrad go with: cards, and zones by number or by their Location."""

from __future__ import annotations

from typing import Final, cast

from eastfront.games.stalingrad.game import Stalingrad
from eastfront.games.stalingrad.ground import slot_of
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.state import PLACES
from eastfront.games.stalingrad.verbs import (
    ATTACK,
    BOMB,
    CARD,
    CHOOSE,
    FIRE,
    NONE,
    NOUNS,
    PAY,
    PLAY,
    REINFORCE,
    RESUPPLY,
    SNIPE,
    USE,
    VERBS,
)
from eastfront.games.stalingrad.view import StalingradView
from eastfront.interfaces.terminal.naming import Noun
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.game import View

# The clauses that options without a noun carry out.
CLAUSES: Final = {REINFORCE: "sg-5.26"}
FROM_HAND: Final = (PLAY, RESUPPLY, PAY, FIRE)
AT_LOCATIONS: Final = (ATTACK, BOMB)


def clause_of_option(option: int) -> str:
    """Return the clause that an option without a noun carries out, if it is always the same."""
    return CLAUSES.get(int(verb_of(option)), "")


def card_of_option(speech: Speech, option: int, view: View) -> str:
    """Return the id of the card that an option is about: of a zone its Location, of a purchase the Force."""
    assert isinstance(view, StalingradView), view
    ids = cast(Stalingrad, speech.game).names.ids
    verb, noun = int(verb_of(option)), int(noun_of(option))
    if verb == REINFORCE:
        top = view.seats[view.asked].top
        return ids[top] if top != NO_CARD else ""
    if NOUNS[verb] == NONE:
        return ""
    return ids[noun] if NOUNS[verb] == CARD else ids[location_of(view, noun)]


def location_of(view: StalingradView, place: int) -> int:
    """Return the Location that a zone belongs to."""
    return view.locations[slot_of(place)]


def nouns_of(speech: Speech, view: View, verb: str) -> tuple[list[Noun], list[Noun]]:
    """Return what *verb* may go with: what is at hand, then what else there is."""
    assert isinstance(view, StalingradView), view
    game = cast(Stalingrad, speech.game)
    number = VERBS.index(verb)
    if NOUNS[number] == NONE:
        return [], []
    ids = game.names.ids
    if NOUNS[number] != CARD:
        return [zone_noun(speech, view, place) for place in range(len(PLACES))], []
    near = [ids[card] for card in cards_at_hand(view, game.rules(view.setup), number)]
    return [Noun(id, id) for id in near], [Noun(id, id) for id in speech.cards if id not in near]


def zone_noun(speech: Speech, view: StalingradView, place: int) -> Noun:
    """Return a zone as a noun, with its Location behind it."""
    return Noun(PLACES[place], cast(Stalingrad, speech.game).names.ids[location_of(view, place)])


def cards_at_hand(view: StalingradView, rules: Rules, verb: int) -> list[int]:
    """Return the cards that *verb* is asked about most."""
    seat = view.seat or 0
    if verb in AT_LOCATIONS:
        return view.locations
    if verb in FROM_HAND:
        return sorted(set(view.seats[seat].hand))
    if verb == USE:
        return sorted({int(card) for card in view.battle.flipped.cards})
    if verb == CHOOSE:
        return [int(force) for force in rules.army[seat]]
    owner = 1 - seat if verb == SNIPE else seat
    return [force for cards in view.seats[owner].places for force in cards]
