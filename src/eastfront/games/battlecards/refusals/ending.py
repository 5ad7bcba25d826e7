"""Why a decision cannot be passed."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.refusals.firing import shooter
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.refusals.picks import missing_picks, pick_rule
from eastfront.games.battlecards.sequence.picking import Picking
from eastfront.games.battlecards.verbs import (
    AGREEING,
    AIR_GROUP,
    ASSASSINATING,
    CAPTURING,
    DECIDING,
    DIVIDING,
    FREE,
    KEEPING,
    KINDS,
    LOOKING,
    REFIGHTING,
    REPAIRING,
    SABOTAGING,
    TARGET,
    TURN,
)
from eastfront.kernel.message import Refusal, refused

# The clauses that leave no way round a choice.
RULES: Final = {
    TURN: "bc-2.2",
    REFIGHTING: "bc-14.24",
    LOOKING: "bc-14.5",
    SABOTAGING: "bc-14.7",
    ASSASSINATING: "bc-14.9",
    CAPTURING: "bc-14.10",
    DIVIDING: "bc-14.13",
    KEEPING: "bc-14.15",
    REPAIRING: "bc-14.18",
    DECIDING: "bc-3.4",
    FREE: "bc-13.47",
    AIR_GROUP: "bc-15.4",
    AGREEING: "bc-13.11",
}


def refuse_ending(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot pass."""
    op = inquiry.op()
    if isinstance(op, Picking):
        left = inquiry.army().hand.size() if op.from_hand else inquiry.army().deployed()
        count = min(missing_picks(inquiry, op), int(left))
        return refused(pick_rule(inquiry), "bc-why-must-pick", count=count)
    kind = inquiry.state.kind
    if kind == TARGET:
        return refused("bc-5.1", "bc-why-must-aim", unit=shooter(inquiry))
    return refused(RULES[kind], "bc-why-must-choose", kind=KINDS[kind])
