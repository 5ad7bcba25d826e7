"""Writes the golden files of card texts anew: `python -m tests.games.barbarossa.regenerate_texts`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from eastfront.games.barbarossa.cards import Definition, card_paths, read_definitions
from eastfront.games.barbarossa.phrases import card_facts, card_name, card_text
from eastfront.words import Words

FOLDER: Final = Path(__file__).parent / "golden"
# The golden file of each language, and how it calls the language.
GOLDENS: Final = {
    "en": FOLDER / "card-texts.txt",
    "fr": FOLDER / "card-texts.fr.txt",
    "ja": FOLDER / "card-texts.ja.txt",
}
CALLED: Final = {"en": "English", "fr": "French", "ja": "Japanese"}
HEADER: Final = """\
# The text of every card of Barbarossa as it is generated in {language}: name, facts, then a line each.
# It holds for all editions; where they differ, the line names the option that decides.
# To write it anew: python -m tests.games.barbarossa.regenerate_texts
"""


def text_lines(definition: Definition, language: str = "en") -> list[str]:
    """Returns the facts and the text lines of a card in *language*."""
    words = Words(language)
    return [words.sentence(message) for message in [card_facts(definition), *card_text(definition)]]


def card_lines(definition: Definition, language: str) -> list[str]:
    """Returns everything that the golden file of *language* holds of a card."""
    return [Words(language).phrase(card_name(definition)), *text_lines(definition, language)]


def golden_text(language: str = "en") -> str:
    """Returns what the golden file of *language* should hold."""
    cards = ["\n".join(card_lines(card, language)) for card in read_definitions(card_paths())]
    return "\n\n".join([HEADER.strip().format(language=CALLED[language]), *cards]) + "\n"


if __name__ == "__main__":
    for language, path in GOLDENS.items():
        path.write_text(golden_text(language), encoding="utf-8")
