"""The entries of a file of words taken apart: which variables they speak and by which they choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import parse
from fluent.syntax.ast import (
    Identifier,
    MessageReference,
    Pattern,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from eastfront.words.sentences import COUNT, STYLES

# What a number may choose by, besides itself.
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
# What stands for a variable or a message in the plain text of a pattern.
GAP: Final = "{}"


@dataclass
class Use:
    """What an entry makes use of."""

    spoken: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    cases: dict[str, set[str]] = field(default_factory=dict)

    @property
    def used(self) -> set[str]:
        """Every variable."""
        return self.spoken | self.chosen_by


class UseVisitor(Visitor):
    """Collects the use of one entry."""

    def __init__(self) -> None:
        self.use = Use()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        assert isinstance(selector, VariableReference), selector
        name = argument_name(selector)
        self.use.chosen_by.add(name)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
        self.use.cases.setdefault(name, set()).update(keys - PLURALS)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.use.spoken.add(argument_name(node))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.use.references.add(node.id.name)


class PatternVisitor(Visitor):
    """Collects the plain text of every pattern, and what stands under [one] with what it counts."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.singulars: list[tuple[str, Variant]] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, TextElement) else GAP for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference), node.selector
        for variant in node.variants:
            if isinstance(variant.key, Identifier) and variant.key.name == "one":
                self.singulars.append((argument_name(node.selector), variant))
        self.generic_visit(node)


def argument_name(node: VariableReference) -> str:
    """The argument that a variable stands for, whatever way its list is joined or if it is counted."""
    name = node.id.name
    ending = next((ending for ending in (*STYLES, COUNT) if ending and name.endswith(ending)), "")
    return name.removesuffix(ending)


@cache
def read(path: Path) -> Resource:
    """The file of words at *path*; it is only to be looked at."""
    return parse(path.read_text(encoding="utf-8"))


def entries_of(paths: list[Path]) -> dict[str, Entry]:
    """The messages of files by their ids."""
    return {entry.id.name: entry for path in paths for entry in read(path).body if isinstance(entry, Entry)}


def use_of(entry: Entry | Pattern | Variant, entries: dict[str, Entry]) -> Use:
    """What *entry* makes use of, by itself and by the messages that it refers to."""
    visitor = UseVisitor()
    visitor.visit(entry.value if isinstance(entry, Variant) else entry)
    for id in visitor.use.references:
        inner = use_of(entries[id], entries)
        visitor.use.spoken |= inner.spoken
        visitor.use.chosen_by |= inner.chosen_by
    return visitor.use


def patterns_of(entry: Entry) -> PatternVisitor:
    """The plain texts of *entry* and its singulars."""
    visitor = PatternVisitor()
    visitor.visit(entry)
    return visitor


def all_texts(entries: dict[str, Entry]) -> Iterator[tuple[str, str]]:
    """Every plain text with the id that it belongs to."""
    for id, entry in entries.items():
        for text in patterns_of(entry).texts:
            yield id, text
