"""Runs of a moment, and what may happen to one."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, structs

from eastfront.lab.contest import Contest
from eastfront.lab.contesting import KIND
from eastfront.lab.results import Results
from eastfront.lab.unit import Unit

Timed = TypeVar("Timed", bound=Struct)


def contest(*players: str, seats: int = 2, game: str = "barbarossa", edition: str = "kamikaze") -> Contest:
    options = {"turn_limit": "2"} if game == "barbarossa" else {}
    return Contest(game, edition, list(players), seats, options)


def kept(file: Path, *players: str) -> Results[Unit]:
    return Results(file, KIND, contest(*players), "barbarossa", Unit)


def untimed(pieces: list[Timed]) -> list[Timed]:
    """The pieces of a run without the time that each took, which alone differs when it is played again."""
    return [structs.replace(piece, seconds=0.0) for piece in pieces]


def die_once(mark: str, number: int) -> int:
    """Kill the own process the first time that any is asked for 2."""
    if number == 2 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number
