"""What goes to waste by an end: points of the set-up, free moves, or the game itself.

Cards and Rations stay for later turns, so no pass wastes them.
"""

from __future__ import annotations

from eastfront.games.stalingrad.ops.acting import March
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.options import outlook
from eastfront.games.stalingrad.rules import POINTS
from eastfront.games.stalingrad.verbs import ACTION, CHOOSE, CHOOSING, KINDS, MARCHING, MOVE
from eastfront.kernel.decision import verb_of
from eastfront.kernel.message import Refusal, refused


def caution_of(context: Context) -> Refusal | None:
    """Say what an end loses for good, if something offered beside it could still use it."""
    kind = context.view.kind
    if kind == KINDS[CHOOSING] and offers(context, CHOOSE):
        return refused("sg-2.7", "sg-caution-points", count=points_left(context))
    if kind == KINDS[MARCHING] and offers(context, MOVE):
        return march_caution(context)
    if kind == KINDS[ACTION] and len(context.view.options) > 1 and outlook(context) == "lost":
        return refused("sg-1.11", "sg-caution-lost")
    return None


def points_left(context: Context) -> int:
    """Return the points of Force value that are not spent yet."""
    chosen = context.army().chosen
    return POINTS[context.view.asked] - sum(int(context.rules.cards.value[force]) for force in chosen)


def march_caution(context: Context) -> Refusal:
    """Say how many free moves the card still gives."""
    op = context.op()
    assert isinstance(op, March), op
    frame = context.frame()
    clause = context.rules.cards.clause[frame.source]
    return refused(clause, "sg-caution-march", count=int(op.forces - frame.left))


def offers(context: Context, verb: int) -> bool:
    """Tell whether *verb* is among the options."""
    for option in context.view.options:
        if verb_of(option) == verb:
            return True
    return False
