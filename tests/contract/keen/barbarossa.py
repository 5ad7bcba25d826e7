"""A keen hand at Barbarossa: weights under which random games take cities, and Moscow now and then."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from eastfront.games.barbarossa.cards import Definition
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.kernel.decision import Decision
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from tests.contract.notes.barbarossa import definitions

VERBS: Final = {
    "end": 0.02,
    "play": 6.0,
    "deploy": 9.0,
    "place": 9.0,
    "use-1": 0.01,
    "use-2": 0.002,
    "use-3": 0.002,
    "conquer": 12.0,
    "break-off": 0.02,
}
TYPES: Final = {"supply": 1.0, "army": 0.3, "support": 0.5, "strategy": 0.1}
STRENGTH: Final = {
    "panzer-grenadier-regiment": 2,
    "artillery-regiment": 2,
    "assault-gun-battalion": 2,
    "anti-tank-battalion": 3,
    "panzer-regiment": 6,
    "heavy-tank-battalion": 7,
    "ss-panzer-regiment": 8,
}


@cache
def definition(id: str) -> Definition:
    """Return the definition that bears *id*."""
    return next(each for each in definitions() if each.id == id)


def keenness(game: Game[State, View], state: State, decision: Decision) -> list[float]:
    """Return a weight for each option."""
    here = cast(BarbarossaState, state)
    active = [definitions()[card].id for card in here.seats[decision.seat].active.cards]
    force = here.attack + sum(STRENGTH.get(id, 1) for id in active)
    return [weight(game.option_name(option), decision.kind, force) for option in decision.options]


def weight(option: str, kind: str, force: int) -> float:
    """Return the weight of one option: buy dear cards, fight with a margin, never end early."""
    verb, _, noun = option.partition(" ")
    if verb == "recruit":
        card = definition(noun)
        return (card.buy_cost or 0) ** 4 * (3.0 if noun in STRENGTH else TYPES[card.type])
    if verb == "attack":
        return attack_weight(definition(noun), force)
    if verb == "end" and kind == "starting-phase":
        return 6.0
    if verb == "scrap":
        return 9.0 if definition(noun).type == "supply" else 1.0
    if verb == "use-1" and (kind == "combat" or noun.endswith("/played")):
        return 12.0
    return VERBS.get(verb, 1.0)


def attack_weight(site: Definition, force: int) -> float:
    """Return the weight of an attack: cities first, and seldom without enough force."""
    is_city = site.subtype == "city"
    if force < (site.defence or 0) + (5 if is_city else 1):
        return 0.0003
    return 3.0 if is_city else 0.006
