"""The fingerprint of a game's card and edition data, so that a file says what it was played with."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from eastfront.kernel.data import Data
from eastfront.table.log import canonical

# The ledger words the rules; it changes no game.
LEDGER: Final = "rules.toml"


@cache
def card_data_hash(slug: str) -> str:
    """Return a hash over what the data files of the game *slug* say, whatever their layout and comments."""
    folder = files(f"eastfront.games.{slug}") / "data"
    content: Data = {
        path.name: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in folder.iterdir()
        if path.name.endswith(".toml") and path.name != LEDGER
    }
    return sha256(canonical(content).encode()).hexdigest()
