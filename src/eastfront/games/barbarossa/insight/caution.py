"""What goes to waste by an option: points, deployments and a victory that were there for the taking."""

from __future__ import annotations

from eastfront.games.barbarossa.phrases.nouns import named_points
from eastfront.games.barbarossa.tables import CardTables
from eastfront.games.barbarossa.verbs import (
    ATTACK,
    BREAK_OFF,
    COMBAT,
    COMMIT,
    CONQUER,
    DEPLOY,
    END,
    KINDS,
    NAMING,
    PICKING,
    PLACE,
    PLAY,
    REACTIVATE,
    RECRUIT,
    REINFORCEMENT,
    TACTICS,
)
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.message import Message, Refusal, refused


def caution_of(option: int, view: BarbarossaView, cards: CardTables) -> Refusal | None:
    """Say what is lost for good by *option*, if something offered beside it could still use it."""
    verb = verb_of(option)
    if verb == END:
        return ending_caution(view, cards)
    if verb == BREAK_OFF and view.kind == KINDS[COMBAT] and offers(view, CONQUER):
        return refused("bb-12.26", "bb-caution-break-off", count=view.attack)
    if verb == COMMIT and view.kind == KINDS[NAMING] and noun_of(option) > 0 and view.combats > 0:
        points = named_points({"attack": int(noun_of(option))})
        return Refusal("bb-12.29", Message("bb-caution-points", points=points))
    return None


def ending_caution(view: BarbarossaView, cards: CardTables) -> Refusal | None:
    """Say what the end of a phase, or of an effect, throws away."""
    if view.kind == KINDS[TACTICS]:
        return tactics_caution(view, cards)
    if view.kind == KINDS[REINFORCEMENT] and offers(view, RECRUIT):
        left = {"supply": view.supply, "reinforcement": view.reinforcement}
        return Refusal("bb-7.30", Message("bb-caution-points", points=named_points(left)))
    if view.kind == KINDS[PICKING] and view.afterwards > 0 and offers(view, REACTIVATE):
        return refused("bb-15.2", "bb-caution-reactivate", count=view.afterwards)
    return None


def tactics_caution(view: BarbarossaView, cards: CardTables) -> Refusal | None:
    """Say which points, or else which deployments, the end of the Tactics Phase throws away."""
    left = {"tactic": 0, "attack": 0}
    for option in view.options:
        card = noun_of(option)
        if verb_of(option) == PLAY and cards.play_cost[card] > 0:
            left["tactic"] = view.tactic
        elif verb_of(option) == ATTACK and cards.defence[card] <= view.attack:
            left["attack"] = view.attack
    points = named_points(left)
    if points:
        return Refusal("bb-7.30", Message("bb-caution-points", points=points))
    if offers(view, DEPLOY):
        return refused("bb-10.5", "bb-caution-deploy")
    if offers(view, PLACE):
        return refused("bb-15.13", "bb-caution-place")
    return None


def offers(view: BarbarossaView, verb: int) -> bool:
    """Tell whether *verb* is among the options."""
    for option in view.options:
        if verb_of(option) == verb:
            return True
    return False
