"""What scenes of notes and abilities measure: a draw, a price, the Rations of a move, flips."""

from __future__ import annotations

from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene


def forces_of(side: str) -> list[str]:
    """Return all Forces of a side in the order of their numbers."""
    cards = game().card_set.definitions
    return [card.id for card in cards if (card.kind, card.side) == ("force", side)]


def drawn(scene: Scene, side: str) -> int:
    """Let *side* end its Action phase and return how many cards it draws."""
    before = len(scene.seat(side).hand)
    scene.seat(side).ends()
    return len(scene.seat(side).hand) - before


def price_paid(scene: Scene, side: str) -> int:
    """Let *side* buy the top Force of its pile and return how many cards that takes."""
    before = len(scene.seat(side).hand)
    scene.seat(side).chooses("reinforce")
    finish_purchase(scene, side)
    return before - len(scene.seat(side).hand)


def finish_purchase(scene: Scene, side: str) -> None:
    """Pay with whatever is offered, and place the Force wherever there is room."""
    seat = scene.seat(side)
    while scene.asks(side, "pay"):
        seat.chooses("pay", seat.offered("pay")[0])
    if scene.asks(side, "station"):
        seat.chooses("place", seat.offered("place")[0])


def move_cost(scene: Scene, side: str, force: str, zone: str) -> int:
    """Move a Force and return how many Rations that takes."""
    before = scene.seat(side).rations(force)
    scene.seat(side).moves(force, zone)
    return before - scene.seat(side).rations(force)


def turned_up(scene: Scene, side: str) -> int:
    """Return how many cards *side* has turned up."""
    seat = scene.seat(side).seat
    return len([notice for notice in scene.told("flips") if notice.arguments["seat"] == seat])
