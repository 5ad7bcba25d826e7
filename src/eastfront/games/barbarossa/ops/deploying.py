"""Deploying: cards that go to the Front Line when played, or send others there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.moves import (
    enter_front,
    place_name,
)
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import group_of
from eastfront.games.barbarossa.verbs import (
    ACTIVE,
    EXHAUSTED,
    PLAYED,
    card_of,
    placed,
)
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message

EXHAUSTED_WORD: Final = "exhausted"


class MayDeploy(Op[BarbarossaState]):
    """Allow the played card to be deployed until the phase ends (bb-10.5); the phase offers it."""

    def __init__(self, condition: str) -> None:
        self.condition = condition

    def words(self) -> Message:
        """Say in which condition it arrives."""
        return Message("op-may-deploy", state=Message(f"zone-{self.condition}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Do nothing now."""
        frame.done()


class Deploy(Op[BarbarossaState]):
    """Deploy the played card at once, without a choice (bb-9.1, bb-10.2)."""

    def __init__(self, condition: str) -> None:
        self.condition = condition

    def words(self) -> Message:
        """Say in which condition it arrives."""
        return Message("op-deploy", state=Message(f"zone-{self.condition}"))

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Move it from the play area to the Front Line."""
        place: i64 = EXHAUSTED if self.condition == EXHAUSTED_WORD else ACTIVE
        deploy(state, frame.seat, card_of(frame.source), place)
        frame.source = placed(card_of(frame.source), place)
        frame.done()


def deploy(state: BarbarossaState, seat: i64, card: i64, place: i64) -> None:
    """Move a played card to the Front Line (bb-10.1): from now on only its Deploy Rule acts (bb-10.9).

    All documents agree in this (bb-16.23).
    """
    state.seats[seat].played.remove(card)
    enter_front(state, seat, card, place)
    if state.notices is not None:
        origin = place_name(PLAYED, seat)
        state.tell("deploys", "bb-10.1", {"seat": seat}, [card], origin, place_name(place, seat))


class PermitPlacing(Op[BarbarossaState]):
    """Until the Tactics Phase ends, cards of these groups may go from hand to the Front Line (bb-15.13)."""

    def __init__(self, what: list[str]) -> None:
        self.what = what

    def words(self) -> Message:
        """Name the groups."""
        return Message("op-permit-placing", what=[Message(f"group-{group}") for group in self.what])

    def run(self, state: BarbarossaState, frame: Frame) -> None:
        """Note the permission."""
        for group in self.what:
            state.placing |= group_of(group)
        if state.notices is not None:
            groups = {"seat": int(frame.seat), "groups": int(state.placing)}
            state.tell("permits-placing", "bb-15.13", groups, [])
        frame.done()
