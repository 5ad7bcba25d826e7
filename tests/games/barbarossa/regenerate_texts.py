"""Writes the golden file of card texts anew: `python -m tests.games.barbarossa.regenerate_texts`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from eastfront.games.barbarossa.cards import Definition, card_paths, read_definitions
from eastfront.games.barbarossa.phrases import card_facts, card_text
from eastfront.words import Words

GOLDEN: Final = Path(__file__).parent / "golden" / "card-texts.txt"
HEADER: Final = """\
# The text of every card of Barbarossa as it is generated in English: name, facts, then a line each.
# It holds for all editions; where they differ, the line names the option that decides.
# To write it anew: python -m tests.games.barbarossa.regenerate_texts
"""


def text_lines(definition: Definition) -> list[str]:
    """Returns the facts and the text lines of a card in English."""
    words = Words("en")
    return [words.sentence(message) for message in [card_facts(definition), *card_text(definition)]]


def golden_text() -> str:
    """Returns what the golden file should hold."""
    cards = ["\n".join([card.name, *text_lines(card)]) for card in read_definitions(card_paths())]
    return "\n\n".join([HEADER.strip(), *cards]) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
