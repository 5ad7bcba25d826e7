"""How keen a hand chooses in BattleCards: strong stacks, battles it can win, every card that may be played.

Of four seats, fortune favours the Axis until one of the Allies is out, and then the Allies, so that
players fall and are freed again.
"""

from __future__ import annotations

from typing import Final, cast

from eastfront.games.battlecards.battle import Line
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import TYPES
from eastfront.kernel.decision import Decision
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from tests.contract.notes.battlecards_cards import definition, definitions, worth

VERBS: Final = {
    "draw": 20.0,
    "emergency": 0.4,
    "play": 8.0,
    "transfer": 0.4,
    "exchange": 0.6,
    "send": 1.0,
    "discard": 0.3,
    "take-back": 0.7,
    "use": 6.0,
    "assassinate": 6.0,
    "decline": 0.4,
    "support": 4.0,
    "fire": 30.0,
    "autokill": 20.0,
    "withdraw": 0.1,
    "withdraw-all": 0.05,
}
KINDS: Final = {
    "turn": {"play": 1.0},
    "homeland": {"emergency": 6.0},
    "delay": {"play": 0.15},
    "agree": {"decline": 2.0},
    "free-battle": {"take": 0.3},
}
CHOSEN_BY_WORTH: Final = ["deploy", "repair"]
GIVEN_BY_WORTH: Final = ["discard", "return"]


def keenness(game: Game[State, View], state: State, decision: Decision) -> list[float]:
    """Return a weight for each option."""
    here = cast(BattleState, state)
    return [weight(here, game.option_name(option), decision) for option in decision.options]


def weight(state: BattleState, option: str, decision: Decision) -> float:
    """Return the weight of one option."""
    verb, _, noun = option.partition(" ")
    if verb in CHOSEN_BY_WORTH:
        return worth(definition(noun)) ** 2 / (27 if is_luckless(state, decision.seat) else 9)
    if verb in GIVEN_BY_WORTH and decision.kind in ("shed", "assassinate"):
        return 9 / worth(definition(noun))
    if verb == "refight":
        return 300.0 if noun in lost_homes(state) else definition(noun).victory + 1
    if decision.kind == "turn" and verb == "play" and lost_homes(state):
        return 300.0
    if verb == "attack":
        return attack_weight(state, decision.seat)
    if verb == "shoot":
        return shot_weight(state, noun)
    if verb == "withdraw-all" and is_luckless(state, decision.seat):
        return 0.6
    return KINDS.get(decision.kind, {}).get(verb, VERBS.get(verb, 1.0))


def lost_homes(state: BattleState) -> list[str]:
    """Return the battles that put somebody out of the game."""
    return [definitions()[army.fallen].id for army in state.seats if army.fallen >= 0]


def is_luckless(state: BattleState, seat: int) -> bool:
    """Tell whether fortune is against *seat*."""
    return len(state.seats) == 4 and (seat % 2 == 0) == bool(lost_homes(state))


def attack_weight(state: BattleState, seat: int) -> float:
    """Return the weight of an attack: likely with the stronger forces, or with fortune."""
    if len(state.seats) == 4:
        return 2.0 if is_luckless(state, seat) else 20.0
    return 20.0 if strength(state, 0) > 0.7 * strength(state, 1) else 0.3


def strength(state: BattleState, side: int) -> float:
    """Return what the stacks of one side of a drawn battle are worth."""
    card = definitions()[state.battle.card]
    army = state.seats[state.battle.aggressor if side == 0 else state.battle.defender]
    stacks = [army.stacks[TYPES.index(type)].cards for type in card.forces[side]]
    return sum(worth(definitions()[each]) for stack in stacks for each in stack)


def shot_weight(state: BattleState, target: str) -> float:
    """Return the weight of a shot: the worth of the target."""
    line, _, place = target.partition("-")
    return worth(definitions()[cards_of(state, line).cards[int(place) - 1]]) ** 2


def cards_of(state: BattleState, line: str) -> Line:
    """Return the line that bears the name."""
    return state.battle.lines[["aggressor", "defender"].index(line)]
