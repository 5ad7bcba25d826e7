"""What a note-taker keeps of the battle at hand in Stalingrad: who fights, totals, losses to absorb."""

from __future__ import annotations

from bisect import insort
from typing import Final

from eastfront.games.stalingrad.ops.fighting import Breach, Harry, Hold, ShrugOff, StrikeOut
from eastfront.kernel.data import Data
from tests.contract.notes.stalingrad_cards import definitions, named

NONE: Final = -1
BY_SEAT: Final = ["fallen", "held", "spared", "shrugged", "harried", "losses"]


class BattleNotes:
    """One attack; lists of two are by seat."""

    def __init__(self, slot: int, attacker: int) -> None:
        self.slot = slot
        self.attacker = attacker
        self.engaged: list[list[int]] = [[], []]
        self.flipped: list[int] = []
        self.entries: list[Data] = []
        self.breached = False
        self.fallen = [0, 0]
        self.muted: list[list[str]] = [[], []]
        self.held = [0, 0]
        self.spared = [0, 0]
        self.shrugged = [0, 0]
        self.harried = [0, 0]
        self.losses = [0, 0]
        self.counted = 0

    def is_settled(self) -> bool:
        """Tell whether both sides have taken all losses."""
        return self.counted == len(self.losses) and not any(self.losses)

    def engages(self, seat: int, force: int) -> None:
        """Note that a Force takes part."""
        insort(self.engaged[seat], force)

    def contributes(self, pending: list[int], seat: int, amount: int, source: int) -> None:
        """Note what changes a total: where it comes from shows by where its card lies."""
        self.entries.append(
            {
                "step": self.step(source, pending),
                "seat": seat,
                "amount": amount,
                "source": "" if source == NONE else named([source])[0],
            }
        )

    def step(self, source: int, pending: list[int]) -> str:
        """Return which step of the attack a contribution belongs to."""
        if source == NONE:
            return "forces"
        if definitions()[source].kind == "location":
            return "note"
        if source in pending:
            return "event"
        return "flip" if source in self.flipped else "firefight"

    def event(self, card: int, seat: int) -> None:
        """Note what an event of *seat* that was carried out changes besides totals and Rubble."""
        for op in definitions()[card].programs.get("battle", []):
            if isinstance(op, Breach):
                self.breached = True
            elif isinstance(op, Harry):
                self.harried[1 - seat] = 1
            elif isinstance(op, Hold):
                self.held[seat] = 1
                self.spared[seat] = max(self.spared[seat], int(op.losses))
            elif isinstance(op, ShrugOff):
                self.shrugged[seat] += int(op.losses)
            elif isinstance(op, StrikeOut):
                self.muted[1 - seat] = sorted({*self.muted[1 - seat], *op.keywords})

    def absorbs(self, seat: int, amount: int) -> None:
        """Note that so many losses are absorbed."""
        self.losses[seat] = max(self.losses[seat] - amount, 0)

    def retreat_worth(self, force: int, seat: int, medals: int, note: int) -> int:
        """Return what the retreat of a Force absorbs (sg-8.3); *note* is the Location's for defenders."""
        stubborn = "stubborn" in definitions()[force].abilities
        sheltered = note if seat != self.attacker else 0
        return max(2 + medals + int(stubborn) + sheltered - self.harried[seat], 1)

    def is_destroyed(self, force: int, seat: int) -> None:
        """Note the end of a Force."""
        self.engaged[seat].remove(force)
        self.fallen[seat] += 1

    def to_data(self) -> Data:
        """Return the notes as the view's plain data has them."""
        return {
            "slot": self.slot,
            "attacker": self.attacker,
            "engaged": [named(forces) for forces in self.engaged],
            "flipped": named(self.flipped),
            "entries": list(self.entries),
            "breached": self.breached,
            "muted": [list[Data](words) for words in self.muted],
            **{name: list[Data](getattr(self, name)) for name in BY_SEAT},
        }
