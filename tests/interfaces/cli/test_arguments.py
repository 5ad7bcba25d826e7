"""Who sits down where the command line does not say it."""

from __future__ import annotations

import pytest

from eastfront.games import load_game
from eastfront.interfaces.cli.arguments import seat_count
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import Description


def description() -> Description:
    """A game of which one edition is not for two."""
    whole = load_game("barbarossa").describe()
    seats = {"arclight": [3, 2], "lundstrom": [4, 5], "kamikaze": [2, 3]}
    return Description(whole.slug, whole.title, seats, whole.sides, whole.editions, whole.endings)


def test_two_sit_down_or_as_many_as_the_edition_names_first() -> None:
    counts = {edition: seat_count(description(), edition) for edition in description().seats}

    assert {"arclight": 2, "lundstrom": 4, "kamikaze": 2} == counts


def test_an_edition_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="no edition 'pocket'; valid: arclight, lundstrom, kamikaze"):
        seat_count(description(), "pocket")
