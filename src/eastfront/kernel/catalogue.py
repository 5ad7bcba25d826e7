"""The catalogue: card definitions by number and id, with the facts every game's cards have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from eastfront.kernel.cardfile import Table
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY, Decision, noun_of, option_of, verb_of
from eastfront.kernel.errors import DataError
from eastfront.kernel.frames import NO_CARD

STATUSES: Final = ["stated", "derived", "reconstructed"]
REST: Final = "rest"


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

    def provenance_to_data(self) -> Data:
        """Return where each field's value comes from, as plain data."""
        return {
            field: {"status": each.status, "source": each.source} for field, each in self.provenance.items()
        }


def read_provenance(table: Table, present: list[str]) -> dict[str, Provenance]:
    """Read `[card.provenance]`: one status and source for each field *present*, none for others.

    The entry `rest` stands for every field that has none of its own.
    """
    inner = table.table("provenance")
    result: dict[str, Provenance] = {}
    for field in inner.values:
        if field != REST:
            if field.partition(".")[0] not in present:
                raise inner.mistake(field, "is not a field of this card")
            result[field] = read_pair(inner, field)
    covered = {field.partition(".")[0] for field in result}
    missing = [field for field in present if field not in covered]
    if inner.has(REST):
        if not missing:
            raise inner.mistake(REST, "is useless: every field has its own")
        for field in missing:
            result[field] = read_pair(inner, REST)
    elif missing:
        raise inner.mistake(missing[0], "has no provenance")
    return result


def read_pair(table: Table, field: str) -> Provenance:
    """Read one status with its source."""
    pair = table.texts(field)
    if len(pair) != 2 or pair[0] not in STATUSES or not pair[1]:
        raise table.mistake(field, f"must be [status, source]; valid statuses: {', '.join(STATUSES)}")
    return Provenance(pair[0], pair[1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """Card definitions in a fixed order; a card in a zone is the number of its definition.

    It also says how frames and options are written as plain data. A game names the nouns of its
    *verbs* in a subclass; there it may write the source of a frame and its *it* as something else
    than cards.
    """

    def __init__(self, ids: list[str], verbs: list[str]) -> None:
        self.ids = ids
        self.verbs = verbs
        self.numbers: dict[str, int] = {id: number for number, id in enumerate(ids)}
        assert len(self.numbers) == len(ids), "two definitions share an id"

    def card(self, id: str) -> int:
        """Return the card that bears *id*."""
        if id not in self.numbers:
            raise DataError(f"there is no card {id!r}")
        return self.numbers[id]

    def card_to_data(self, card: i64) -> Data:
        """Return the id of *card*, empty for no card."""
        return "" if card == NO_CARD else self.ids[card]

    def read_card(self, record: Record, key: str) -> int:
        """Read a card by its id, or no card."""
        id = record.text(key)
        return self.card(id) if id else NO_CARD

    def source_to_data(self, source: i64) -> Data:
        """Write the source of a frame."""
        return self.card_to_data(source)

    def read_source(self, record: Record) -> int:
        """Read the source of a frame."""
        return self.read_card(record, "source")

    def it_to_data(self, it: i64) -> Data:
        """Write what a frame's program picked last."""
        return self.card_to_data(it)

    def read_it(self, record: Record) -> int:
        """Read what a frame's program picked last."""
        return self.read_card(record, "it")

    def noun_name(self, verb: i64, noun: i64) -> str:
        """Return the stable name of the noun of *verb*, empty where it has none."""
        raise NotImplementedError

    def noun(self, verb: int, name: str) -> int:
        """Return the noun of *verb* that bears *name*."""
        raise NotImplementedError

    def option_name(self, option: i64) -> str:
        """Return the stable name of *option*: its verb and noun."""
        verb = verb_of(option)
        return f"{self.verbs[verb]} {self.noun_name(verb, noun_of(option))}".rstrip()

    def option(self, name: str) -> int:
        """Return the option that bears *name*."""
        verb, _, noun = name.partition(" ")
        if verb not in self.verbs:
            raise DataError(f"there is no verb {verb!r}; valid: {', '.join(self.verbs)}")
        number = self.verbs.index(verb)
        return option_of(number, self.noun(number, noun))

    def decision_to_data(self, decision: Decision) -> dict[str, Data]:
        """Write who is asked what, options by name; of a decision of nobody, nothing but that."""
        if decision.seat == NOBODY:
            return {"asked": NOBODY, "kind": "", "options": []}
        options: list[Data] = [self.option_name(option) for option in decision.options]
        return {"asked": decision.seat, "kind": decision.kind, "options": options}

    def read_decision(self, record: Record, seats: int, kinds: list[str]) -> Decision:
        """Read who of *seats* is asked what."""
        seat = record.within("asked", NOBODY, seats - 1)
        if seat == NOBODY:
            return Decision(NOBODY, "", [])
        kind = record.one_of("kind", kinds)
        return Decision(seat, kind, [self.option(name) for name in record.texts("options")])
