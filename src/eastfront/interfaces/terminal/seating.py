"""Who sits at a table in the terminal: persons in front of it, and computer players."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from eastfront.kernel.errors import SetupError
from eastfront.players.budget import THINKING
from eastfront.players.levels import LEVELS, OFFERED, make_player
from eastfront.players.player import Player
from eastfront.table.table import Table

PERSON: Final = "you"


def check_occupants(occupants: list[str]) -> None:
    """Refuse an occupant that is neither a person nor a level."""
    for occupant in occupants:
        if occupant not in (PERSON, *LEVELS):
            valid = ", ".join([PERSON, *OFFERED])
            raise SetupError(f"nobody is called {occupant!r}; valid for a seat: {valid}")


def seat_players(table: Table) -> dict[int, Player]:
    """Return a computer player for each seat that is no person's.

    Their dice follow from the game's key and the length of its log, so that equal games stay equal.
    """
    players: dict[int, Player] = {}
    for seat, occupant in enumerate(table.occupants):
        if occupant != PERSON:
            text = table.header.key + f" seat {seat} after {len(table.lines)}".encode()
            seed = int.from_bytes(sha256(text).digest()[:4], "big")
            players[seat] = make_player(table.setup.game, occupant, seed, THINKING)
    return players
