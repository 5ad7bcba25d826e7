"""What the verbs of BattleCards go with: cards, places of a seat, numbers, units in their lines."""

from __future__ import annotations

from typing import Final, cast

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER
from eastfront.games.battlecards.game import BattleCards
from eastfront.games.battlecards.knowledge import PLACES
from eastfront.games.battlecards.names import NAMED_PLACES
from eastfront.games.battlecards.verbs import (
    ASSASSINATE,
    ATTACK,
    AUTOKILL,
    CARD,
    DECLINE,
    DRAW,
    EMERGENCY,
    EXCHANGE,
    LINE_STEP,
    LINES,
    NONE,
    NOUNS,
    NUMBER,
    PLAY,
    RAID_GROUND,
    RAID_SEA,
    REFIGHT,
    RETURN,
    SEND,
    SHOOT,
    TAKE,
    TRANSFER,
    UNIT,
    VERBS,
    WITHDRAW_ALL,
    place_of,
    side_of,
)
from eastfront.games.battlecards.view import BattleView
from eastfront.interfaces.terminal.naming import Noun
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.game import View

# The clauses that options without a noun carry out.
CLAUSES: Final = {
    DRAW: "bc-2.2",
    EMERGENCY: "bc-11.1",
    TRANSFER: "bc-13.8",
    EXCHANGE: "bc-13.9",
    SEND: "bc-13.10",
    ATTACK: "bc-3.2",
    DECLINE: "bc-3.4",
    WITHDRAW_ALL: "bc-4.5",
    TAKE: "bc-13.48",
    RAID_GROUND: "bc-13.49",
    RAID_SEA: "bc-13.49",
}


def clause_of_option(option: int) -> str:
    """Return the clause that an option without a noun carries out, if it is always the same."""
    return CLAUSES.get(int(verb_of(option)), "")


def card_of_option(speech: Speech, option: int, view: View) -> str:
    """Return the id of the card that an option is about, a unit in its line too; nothing if there is none."""
    assert isinstance(view, BattleView), view
    game = cast(BattleCards, speech.game)
    noun = int(noun_of(option))
    kind = NOUNS[verb_of(option)]
    if kind == UNIT:
        return game.names.ids[view.battle.lines[side_of(noun)].cards[place_of(noun)]]
    return game.names.ids[noun] if kind == CARD else ""


def nouns_of(speech: Speech, view: View, verb: str) -> tuple[list[Noun], list[Noun]]:
    """Return what *verb* may go with: what is at hand, then what else there is."""
    assert isinstance(view, BattleView), view
    number = VERBS.index(verb)
    kind = NOUNS[number]
    if kind == NONE:
        return [], []
    if kind == NUMBER:
        return [], [Noun("1")]
    if kind == UNIT:
        return units(speech, view, number)
    if kind == CARD:
        ids = cast(BattleCards, speech.game).names.ids
        near = [ids[card] for card in cards_at_hand(speech, view, number) if ids[card] in speech.cards]
        return [Noun(id, id) for id in near], [Noun(id, id) for id in speech.cards if id not in near]
    return [Noun(PLACES[place]) for place in NAMED_PLACES], []


def cards_at_hand(speech: Speech, view: BattleView, verb: int) -> list[int]:
    """Return the cards that *verb* is asked about most: battles, leaders, or what the seat itself holds."""
    rules = cast(BattleCards, speech.game).rules(view.setup)
    if verb == REFIGHT:
        return [int(card) for battles in rules.battles for card in battles]
    if verb in (ASSASSINATE, RETURN):
        return [int(card) for card in rules.leaders]
    own = view.seats[view.seat or 0]
    if verb == PLAY:
        return own.kept
    return [*own.hand, *own.apart, *(card for stack in own.stacks for card in stack)]


def units(speech: Speech, view: BattleView, verb: int) -> tuple[list[Noun], list[Noun]]:
    """Return the units of the line that *verb* is about, and empty places for all that is not there."""
    is_own = verb not in (SHOOT, AUTOKILL)
    side = AGGRESSOR if (view.seat == view.battle.aggressor) == is_own else DEFENDER
    cards = [int(card) for card in view.battle.lines[side].cards]
    ids = cast(BattleCards, speech.game).names.ids
    there = [Noun(unit_name(side, place), ids[card]) for place, card in enumerate(cards) if card >= 0]
    absent = [Noun(unit_name(side, place)) for place in range(LINE_STEP)]
    taken = {noun.card for noun in there}
    beyond = unit_name(side, len(cards))
    return there, absent + [Noun(beyond, id) for id in speech.cards if id not in taken]


def unit_name(side: int, place: int) -> str:
    """Return the name of a place in a line."""
    return f"{LINES[side]}-{place + 1}"
