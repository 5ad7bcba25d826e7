"""Writes the golden file of card texts anew: `python -m tests.games.battlecards.regenerate_texts`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.phrases import card_facts, card_text
from eastfront.words import Words
from tests.games.battlecards.naming import game

GOLDEN: Final = Path(__file__).parent / "golden" / "card-texts.txt"
HEADER: Final = """\
# The text of every card of BattleCards as it is generated in English: name, facts, then a line each.
# Sides are named as in the combined game; of like Conflict cards only the first Action Number is here.
# To write it anew: python -m tests.games.battlecards.regenerate_texts
"""


def text_lines(definition: Definition) -> list[str]:
    """Returns the facts and the text lines of a card in English."""
    words = Words("en")
    return [words.sentence(message) for message in [card_facts(definition), *card_text(definition)]]


def golden_text() -> str:
    """Returns what the golden file should hold."""
    first: dict[str, Definition] = {}
    for definition in game().card_set.definitions:
        first.setdefault(definition.base, definition)
    cards = ["\n".join([card.name, *text_lines(card)]) for card in first.values()]
    return "\n\n".join([HEADER.strip(), *cards]) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
