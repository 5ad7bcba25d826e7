"""A commitment fits one key and tells nothing of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.table.commitment import about_key, check_commitment, commitment
from tests.table.tables import new_table

SALT: Final = bytes(range(16))
KEY: Final = key_of_seed(7)


def test_a_commitment_is_the_hash_of_salt_and_key() -> None:
    # Of the 32 bytes 00 01 … 1f.
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

    assert expected == commitment(bytes(range(16)), bytes(range(16, 32)))


def test_what_is_said_about_the_key_is_checked(game: Game[State, View]) -> None:
    header = new_table(game).header

    assert "" == check_commitment(header)
    assert "" == check_commitment(replace(header, about={"seed": "7"} | about_key(SALT, KEY)))


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        (about_key(SALT, key_of_seed(8)), "does not fit"),
        (about_key(SALT, KEY) | {"salt": "00"}, "does not fit"),
        (about_key(SALT, KEY) | {"salt": "xyz"}, "salt must be hexadecimal"),
        ({"commitment": commitment(SALT, KEY)}, "a commitment without a salt"),
        ({"salt": SALT.hex()}, "a salt without a commitment"),
    ],
)
def test_what_does_not_fit_is_said(game: Game[State, View], about: dict[str, str], reason: str) -> None:
    assert reason in check_commitment(replace(new_table(game).header, about=about))
