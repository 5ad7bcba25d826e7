"""The browser has words for everything that cards and ledgers bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.words.sentences import read_language

# Names, labels and dates are shown as they are; a prerequisite is worded as a whole.
PLAIN: Final = {"name", "code", "base", "date", "requires", "provenance"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_of_a_ledger_has_a_title(slug: str) -> None:
    chapters = {rule.id.partition(".")[0] for rule in load_game(slug).ledger()}

    assert [] == missing(f"rules-chapter-{chapter}" for chapter in chapters)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_card_and_every_fact_has_a_name(slug: str) -> None:
    facts: list[dict[str, Any]] = [card.facts for card in load_game(slug).cards()]
    told = {
        key
        for fact in facts
        for key in fact
        if key not in {"base", "code", "expansion", "kind", "provenance"}
    }
    # The source of all numbers of a text is shown with the number of each card.
    sourced = {key for fact in facts for key in fact["provenance"]} - {"numbers"}

    assert [] == missing(f"card-kind-{fact['kind']}" for fact in facts)
    assert [] == missing(f"card-fact-{label(key)}" for key in told | sourced)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_value_that_is_a_word_has_words(slug: str) -> None:
    facts: list[dict[str, Any]] = [card.facts for card in load_game(slug).cards()]
    values = {
        word for fact in facts for key in fact if key not in PLAIN | {"kind"} for word in texts(fact[key])
    }
    forms = {fact["requires"]["form"] for fact in facts if fact.get("requires")}

    assert values
    assert [] == missing(f"card-word-{value}" for value in values)
    assert [] == missing(f"card-requires-{form}" for form in forms)


def label(key: str) -> str:
    """Return what the name of a fact, or of a part of it, is kept under; numbered parts share one."""
    name, _, part = key.partition(".")
    return f"{name}-{part}" if part and not part.isdigit() else name


def texts(value: Any) -> list[str]:
    """Return the words in a value of a fact."""
    return [
        each for each in (value if isinstance(value, list) else [value]) if each and isinstance(each, str)
    ]


def missing(ids: Iterator[str]) -> list[str]:
    """Return those of *ids* that there are no English words for."""
    words = read_language("en")
    return sorted({id for id in ids if not words.has_message(id)})
