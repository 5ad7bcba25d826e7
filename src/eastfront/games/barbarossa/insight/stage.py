"""How far the turn and the combat have come, read off the programs at work."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.sequence.combat import Fight
from eastfront.games.barbarossa.sequence.recruiting import BeginReinforcement, CleanUp
from eastfront.games.barbarossa.sequence.turn import BeginTactics, BeginTurn
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import CLEAN_UP, KINDS, STARTING
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.machine import Op, Programs

# A phase is called like what is asked in it, and comes in the same order (bb-6.1).
PHASES: Final = KINDS[STARTING : CLEAN_UP + 1]
NO_PHASE: Final = -1


def phase_of(view: BarbarossaView, programs: Programs[BarbarossaState]) -> int:
    """Return the place of the present phase among `PHASES`; `NO_PHASE` once the game is over."""
    phase = NO_PHASE
    for frame in view.frames:
        if programs.names[frame.program] == "turn":
            for op in programs.ops[frame.program][: frame.step + 1]:
                phase += opens_phase(op)
            break
    return phase


def opens_phase(op: Op[BarbarossaState]) -> bool:
    """Tell whether a phase begins with *op*."""
    return isinstance(op, (BeginTurn, BeginTactics, BeginReinforcement, CleanUp))


def is_fighting(view: BarbarossaView, programs: Programs[BarbarossaState]) -> bool:
    """Tell whether a combat is still open, that is neither won nor broken off (bb-12.26, bb-12.27)."""
    for frame in view.frames:
        ops = programs.ops[frame.program]
        if frame.step < len(ops) and isinstance(ops[frame.step], Fight):
            return True
    return False
