"""The battle at hand: who fights where, what adds to the totals, and what is still to be lost."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.stalingrad.tables import NO_SEAT, other_seat
from eastfront.kernel.zones import Zone, empty_zone

NO_SLOT: Final = -1

# Where a contribution comes from: the Forces engaged, a Location's note, an event, a card of the
# firefight, or a card turned up.
STEPS: Final = ["forces", "note", "event", "firefight", "flip"]
FORCES_STEP: Final = 0
NOTE_STEP: Final = 1
EVENT_STEP: Final = 2
FIREFIGHT_STEP: Final = 3
FLIP_STEP: Final = 4

AMOUNTS: Final = 1024
MIDDLE: Final = 512
SOURCES: Final = 256


def contribution(step: i64, seat: i64, amount: i64, source: i64) -> i64:
    """Return one number for a change of the total of *seat* by *amount*, from the card *source* or none."""
    return ((step * 2 + seat) * AMOUNTS + amount + MIDDLE) * SOURCES + source + 1


def step_of(entry: i64) -> i64:
    """Return the step of the attack that a contribution comes from."""
    return entry // (SOURCES * AMOUNTS * 2)


def seat_of(entry: i64) -> i64:
    """Return whose total a contribution changes."""
    return (entry // (SOURCES * AMOUNTS)) % 2


def amount_of(entry: i64) -> i64:
    """Return by how much a contribution changes the total."""
    return (entry // SOURCES) % AMOUNTS - MIDDLE


def source_of(entry: i64) -> i64:
    """Return the card that a contribution comes from, NO_CARD for the Forces engaged."""
    return entry % SOURCES - 1


class Battle:
    """An attack from its first step to its last; everything is open to all.

    By seat: *engaged* are the Forces that take part and are not destroyed, *fallen* counts those that
    are; *muted* holds the keywords of its events that have no effect, *held* says that it may not
    retreat and *spared* how many losses that spares it, *shrugged* how many more it ignores,
    *harried* that its retreats absorb less, *losses* what it still has to absorb.
    *entries* are the contributions in order, *flipped* the cards turned up and not yet used.
    """

    __slots__ = (
        "attacker",
        "breached",
        "engaged",
        "entries",
        "fallen",
        "flipped",
        "harried",
        "held",
        "losses",
        "muted",
        "shrugged",
        "slot",
        "spared",
    )

    def __init__(self, engaged: list[Zone], flipped: Zone) -> None:
        self.slot: i64 = NO_SLOT
        self.attacker: i64 = NO_SEAT
        self.engaged = engaged
        self.flipped = flipped
        self.entries: vec[i64] = vec[i64]()
        self.breached: bool = False
        self.fallen: vec[i64] = vec[i64]([0, 0])
        self.muted: vec[i64] = vec[i64]([0, 0])
        self.held: vec[i64] = vec[i64]([0, 0])
        self.spared: vec[i64] = vec[i64]([0, 0])
        self.shrugged: vec[i64] = vec[i64]([0, 0])
        self.harried: vec[i64] = vec[i64]([0, 0])
        self.losses: vec[i64] = vec[i64]([0, 0])

    def clone(self) -> Battle:
        """Return an equal battle that shares nothing mutable."""
        if self.slot == NO_SLOT:
            return no_battle()
        other = Battle([self.engaged[0].copy(), self.engaged[1].copy()], self.flipped.copy())
        other.slot = self.slot
        other.attacker = self.attacker
        other.entries = self.entries[:]
        other.breached = self.breached
        other.fallen = self.fallen[:]
        other.muted = self.muted[:]
        other.held = self.held[:]
        other.spared = self.spared[:]
        other.shrugged = self.shrugged[:]
        other.harried = self.harried[:]
        other.losses = self.losses[:]
        return other

    def seat_in(self, role: i64) -> i64:
        """Return who attacks (role 0) or defends (role 1)."""
        return self.attacker if role == 0 else other_seat(self.attacker)

    def add(self, step: i64, seat: i64, amount: i64, source: i64) -> None:
        """Note a contribution to the total of *seat*."""
        self.entries = append(self.entries, contribution(step, seat, amount, source))


def no_battle() -> Battle:
    """Return what stands for a battle while there is none."""
    return Battle([empty_zone(), empty_zone()], empty_zone())
