"""How scenes name things: cards by id, seats by side, options as `fire t-34-76` or `name soviet`."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER
from eastfront.games.battlecards.game import BattleCards
from eastfront.games.battlecards.rules import SEATED
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import (
    AUTOKILL,
    CARD,
    NOUNS,
    SHOOT,
    UNIT,
    VERBS,
    place_of,
    side_of,
    unit_noun,
)
from eastfront.kernel.decision import noun_of, option_of, verb_of
from tests.checkout import ROOT, python_files

RUSSIAN_FRONT: Final = "russian-front"
WESTERN: Final = "western"
AT_THE_ENEMY: Final = [SHOOT, AUTOKILL]


@cache
def game() -> BattleCards:
    """Return the one game that all scenes share; it holds no state."""
    return BattleCards()


@cache
def bases() -> list[str]:
    """Return by card number the id without the Action Number and the theatre."""
    return [card.base for card in game().card_set.definitions]


@cache
def notice_ids() -> set[str]:
    """Return every word that the sequence of play, the ops or the scoring may tell a notice by."""
    package = "src/eastfront/games/battlecards"
    paths = [*python_files(f"{package}/sequence", f"{package}/ops"), ROOT / package / "scoring.py"]
    words = {word for path in paths for word in re.findall(r'"([a-z-]+)"', path.read_text())}
    return words | {f"ends-{ending}" for ending in game().description.endings.names}


def card_id(card: int) -> str:
    """Return the id of *card*."""
    return game().names.ids[card]


def card_number(name: str) -> int:
    """Return the card that bears the id *name*."""
    assert name in game().names.numbers, f"there is no card {name!r}"
    return game().names.numbers[name]


def card_ids(cards: list[int]) -> list[str]:
    """Return the ids of *cards* in their order."""
    return [card_id(card) for card in cards]


def seat_names(edition: str) -> list[str]:
    """Return the names of the seats; with two Germans at the table the one in the East is Barbarossa."""
    return ["german", "soviet"] if edition == RUSSIAN_FRONT else SEATED[edition]


def seat_number(edition: str, name: str) -> int:
    """Return the seat called *name*, or of that side."""
    names = seat_names(edition)
    if name not in names:
        names = SEATED[edition]
    assert name in names, f"nobody is called {name!r} in edition {edition}"
    return names.index(name)


def noun_names(state: BattleState, option: int) -> list[str]:
    """Return all names that a scene may use for the noun of *option*, the best one first."""
    verb, noun = verb_of(option), noun_of(option)
    stable = game().names.noun_name(verb, noun)
    if NOUNS[verb] == CARD:
        return [stable, bases()[noun]]
    if NOUNS[verb] == UNIT:
        return [card_id(int(state.battle.lines[side_of(noun)].cards[place_of(noun)])), stable]
    return [stable]


def option_text(state: BattleState, option: int) -> str:
    """Return the name by which scenes know *option*."""
    return f"{VERBS[verb_of(option)]} {noun_names(state, option)[0]}".rstrip()


def options_of(state: BattleState, verb: str) -> list[int]:
    """Return the options of a verb in the order in which they are offered."""
    assert verb in VERBS, f"there is no verb {verb!r}"
    return [int(option) for option in state.options if VERBS[verb_of(option)] == verb]


def options_named(state: BattleState, verb: str, noun: str) -> list[int]:
    """Return the options that `verb noun` may mean: an id means its card, a base id any like card."""
    options = options_of(state, verb)
    exact = [option for option in options if noun_names(state, option)[0] == noun]
    return exact or [option for option in options if noun in noun_names(state, option)]


def stable_noun(state: BattleState, seat: int, verb: str, noun: str) -> str:
    """Return the name that the game has for what a scene calls *noun*."""
    number = VERBS.index(verb)
    if NOUNS[number] != UNIT:
        return noun
    own = AGGRESSOR if seat == state.battle.aggressor else DEFENDER
    side = 1 - own if number in AT_THE_ENEMY else own
    place = card_ids_of_line(state, side).index(noun)
    return game().names.noun_name(number, noun_of(option_of(number, unit_noun(side, place))))


def card_ids_of_line(state: BattleState, side: int) -> list[str]:
    """Return the ids in a line of battle by place, empty where a unit is gone."""
    return [card_id(int(card)) if card >= 0 else "" for card in state.battle.lines[side].cards]
