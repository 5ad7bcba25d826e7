"""The ledger: every clause of the rules with its id, our sentence, its source and its status."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.cardfile import read_entries

STATUSES: Final = ["stated", "derived", "ruled", "reconstructed", "note"]


class Rule:
    """One clause: *option* is `key=value` where it is one answer to a question, else empty."""

    def __init__(
        self, id: str, text: str, source: list[str], editions: list[str], status: str, option: str, why: str
    ) -> None:
        self.id = id
        self.text = text
        self.source = source
        self.editions = editions
        self.status = status
        self.option = option
        self.why = why


def read_ledger(path: str, editions: list[str]) -> list[Rule]:
    """Read the ledger at *path*; ids are unique."""
    rules: list[Rule] = []
    seen: set[str] = set()
    for table in read_entries(path, "rule"):
        rule = Rule(
            table.text("id"),
            table.text("text"),
            table.texts("source"),
            table.some_of("editions", editions),
            table.one_of("status", STATUSES),
            table.text("option") if table.has("option") else "",
            table.text("why") if table.has("why") else "",
        )
        table.finish()
        if rule.id in seen:
            raise table.mistake("id", "is used twice")
        seen.add(rule.id)
        rules.append(rule)
    return rules
