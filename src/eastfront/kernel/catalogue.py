"""The catalogue: card definitions by number and id, with the facts every game's cards have."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.cardfile import Table
from eastfront.kernel.errors import DataError

STATUSES: Final = ["stated", "derived", "reconstructed"]


class Provenance:
    """Where a field's value comes from: a status on the one scale, and the source in a few words."""

    def __init__(self, status: str, source: str) -> None:
        self.status = status
        self.source = source


class CardDefinition:
    """What is printed on every copy of a card, as far as all games have it."""

    def __init__(self, id: str, name: str, copies: int, provenance: dict[str, Provenance]) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.provenance = provenance


def read_provenance(table: Table, present: list[str]) -> dict[str, Provenance]:
    """Read `[card.provenance]`: one status and source for each field *present*, none for others."""
    inner = table.table("provenance")
    result: dict[str, Provenance] = {}
    for field in inner.values:
        pair = inner.texts(field)
        if len(pair) != 2 or pair[0] not in STATUSES or not pair[1]:
            raise inner.mistake(field, f"must be [status, source]; valid statuses: {', '.join(STATUSES)}")
        if field.partition(".")[0] not in present:
            raise inner.mistake(field, "is not a field of this card")
        result[field] = Provenance(pair[0], pair[1])
    covered = {field.partition(".")[0] for field in result}
    for field in present:
        if field not in covered:
            raise inner.mistake(field, "has no provenance")
    return result


class Catalogue:
    """Card definitions in a fixed order; a card in a zone is the number of its definition."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.numbers: dict[str, int] = {id: number for number, id in enumerate(ids)}
        assert len(self.numbers) == len(ids), "two definitions share an id"

    def card(self, id: str) -> int:
        """Return the card that bears *id*."""
        if id not in self.numbers:
            raise DataError(f"there is no card {id!r}")
        return self.numbers[id]
