"""The ops that card files may name."""

from __future__ import annotations

from eastfront.games.stalingrad.ops.acting import Decorate, Draw, Infiltrate, March, Reinforce
from eastfront.games.stalingrad.ops.answering import Cancel, Recall, Stay
from eastfront.games.stalingrad.ops.fighting import (
    AddRubble,
    Breach,
    Combat,
    Harry,
    Hold,
    ShrugOff,
    StrikeOut,
    Weaken,
)
from eastfront.games.stalingrad.ops.striking import Bomb, DiscardAtRandom, Snipe, Starve
from eastfront.games.stalingrad.sequence.supply import Supply
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import KEYWORDS
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole


def registry(locations: dict[str, int]) -> Registry[StalingradState]:
    """Return the ops by name; *locations* are the numbers of the Locations that cards may name."""

    def combat(amount: int, armoured: int, at: str) -> Op[StalingradState]:
        """Add to the own total; *armoured* instead if such an own Force is engaged, or at one Location."""
        return Combat(amount, armoured, locations[at] if at else NO_CARD)

    return Registry(
        [
            OpSpec(
                "combat",
                combat,
                [whole("amount", 1, 9), whole("armoured", 1, 9, 0), choice("at", sorted(locations), "")],
            ),
            OpSpec("weaken", Weaken, [whole("amount", 1, 9)]),
            OpSpec("rubble", AddRubble, [whole("amount", 1, 9)]),
            OpSpec("breach", Breach, []),
            OpSpec("harry", Harry, []),
            OpSpec("hold", Hold, [whole("losses", 1, 9)]),
            OpSpec("shrug_off", ShrugOff, [whole("losses", 1, 9)]),
            OpSpec("strike_out", StrikeOut, [choices("keywords", KEYWORDS, 1)]),
            OpSpec("supply", Supply, [whole("rations", 1, 9)]),
            OpSpec("reinforce", Reinforce, [whole("discount", 1, 9)]),
            OpSpec("draw", Draw, [whole("cards", 1, 9)]),
            OpSpec("decorate", Decorate, []),
            OpSpec("march", March, [whole("forces", 1, 9)]),
            OpSpec("infiltrate", Infiltrate, [choice("start", ["controlled", "anywhere"])]),
            OpSpec("discard_at_random", DiscardAtRandom, [whole("cards", 1, 9)]),
            OpSpec("bomb", Bomb, [whole("rations", 1, 9), whole("rubble", 1, 9)]),
            OpSpec("snipe", Snipe, [whole("rations", 1, 9)]),
            OpSpec("starve", Starve, [whole("rations", 1, 9), choice("zone", ["control", "any"])]),
            OpSpec("cancel", Cancel, [choices("keywords", KEYWORDS, 1, [])]),
            OpSpec("recall", Recall, [choice("keyword", KEYWORDS)]),
            OpSpec("stay", Stay, [whole("wins", 1, 99, 0)]),
        ]
    )
