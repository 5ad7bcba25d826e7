"""How keen a hand chooses in Stalingrad: Forces to the front, battles it can win, every Uranus into play."""

from __future__ import annotations

from typing import Final, cast

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.state import StalingradState
from eastfront.kernel.decision import Decision
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from tests.contract.notes.stalingrad_cards import definitions, numbers

VERBS: Final = {
    "end": 0.3,
    "pass": 1.0,
    "play": 6.0,
    "resupply": 0.2,
    "reinforce": 8.0,
    "engage": 6.0,
    "burn": 4.0,
    "retreat": 1.0,
    "destroy": 0.4,
}
KINDS: Final = {
    "choose": {"end": 0.02},
    "engage": {"end": 0.1},
    "react": {"play": 2.0},
    "event": {"play": 3.0},
    "march": {"end": 0.5},
}
URANUS: Final = "operation-uranus"
SPENT: Final = ["pay", "fire", "resupply"]


def keenness(game: Game[State, View], state: State, decision: Decision) -> list[float]:
    """Return a weight for each option."""
    here = cast(StalingradState, state)
    return [weight(here, game.option_name(option), decision) for option in decision.options]


def weight(state: StalingradState, option: str, decision: Decision) -> float:
    """Return the weight of one option."""
    verb, _, noun = option.partition(" ")
    if verb in SPENT and noun == URANUS:
        return 0.01
    if verb == "choose":
        return card(noun).value ** 2
    if verb in ("place", "enter"):
        return zone_weight(state, noun, decision.seat)
    if verb == "move":
        return 4.0 if is_behind(state, numbers()[noun], decision.seat) else 0.1
    if verb == "attack":
        return attack_weight(state, noun, decision.seat)
    return KINDS.get(decision.kind, {}).get(verb, VERBS.get(verb, 1.0))


def card(id: str) -> Definition:
    """Return the definition that bears *id*."""
    return definitions()[numbers()[id]]


def zone_weight(state: StalingradState, zone: str, seat: int) -> float:
    """Return the weight of a zone to enter: Control zones, and those first in which nobody stands yet."""
    area, _, slot = zone.partition("-")
    if area == "perimeter":
        return 0.6
    return 2.0 if forces(state, int(slot) - 1, seat) else 9.0


def is_behind(state: StalingradState, force: int, seat: int) -> bool:
    """Tell whether a Force stands in a Perimeter zone."""
    return any(force in zone.cards for zone in state.seats[seat].places[1::2])


def forces(state: StalingradState, slot: int, seat: int) -> list[int]:
    """Return the Forces of *seat* in a Control zone."""
    return [int(force) for force in state.seats[seat].places[2 * slot].cards]


def attack_weight(state: StalingradState, location: str, seat: int) -> float:
    """Return the weight of an attack: likely with the stronger Forces."""
    slot = list(state.locations).index(numbers()[location])
    own, enemy = (strength(state, forces(state, slot, each)) for each in (seat, 1 - seat))
    return 20.0 if own > enemy else 0.4


def strength(state: StalingradState, fighters: list[int]) -> int:
    """Return what Forces are worth in a battle."""
    return sum(definitions()[force].combat + int(state.medals[force]) for force in fighters)
