"""The ledger: every clause of the rules with its id, our sentence, its source and its status."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.cardfile import Table, read_entries
from eastfront.kernel.edition import Editions

RULED: Final = "ruled"
STATUSES: Final = ["stated", "derived", RULED, "reconstructed", "note"]


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


def read_ledger(path: str, editions: Editions) -> list[Rule]:
    """Read the ledger at *path*; ids are unique, and *editions* know its editions and options."""
    rules: list[Rule] = []
    seen: set[str] = set()
    for table in read_entries(path, "rule"):
        rule = read_rule(table, editions)
        if rule.id in seen:
            raise table.mistake("id", "is used twice")
        seen.add(rule.id)
        rules.append(rule)
    return rules


def read_rule(table: Table, editions: Editions) -> Rule:
    """Read one clause; a ruling says why."""
    rule = Rule(
        table.text("id"),
        table.text("text"),
        table.texts("source"),
        table.some_of("editions", list(editions.editions)),
        table.one_of("status", STATUSES),
        editions.read_answer(table, "option") if table.has("option") else "",
        table.text("why") if table.has("why") else "",
    )
    table.finish()
    if rule.status == RULED and not rule.why:
        raise table.mistake("why", "is missing, and a ruling needs one")
    return rule
