"""Writes the golden files of card texts anew: `python -m tests.games.stalingrad.regenerate_texts`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.phrases import card_facts, card_text, event_in_brief
from eastfront.games.stalingrad.phrases.nouns import plain_name
from eastfront.kernel.message import Message
from eastfront.words import Words
from eastfront.words.sentences import STYLES
from tests.games.stalingrad.naming import game

FOLDER: Final = Path(__file__).parent / "golden"
# The golden file of each language, and how it calls the language.
GOLDENS: Final = {
    "en": FOLDER / "card-texts.txt",
    "fr": FOLDER / "card-texts.fr.txt",
    "ja": FOLDER / "card-texts.ja.txt",
}
CALLED: Final = {"en": "English", "fr": "French", "ja": "Japanese"}
HEADER: Final = """\
# The text of every card of Battle for Stalingrad as it is generated in {language}, with the usual answers.
# Of each card: name, facts, its text a line each, then its event in short for each way to play it.
# To write it anew: python -m tests.games.stalingrad.regenerate_texts
"""


def text_messages(definition: Definition) -> list[Message]:
    """Returns the facts and the text lines of a card."""
    return [card_facts(definition), *card_text(definition, game().card_set.definitions, None)]


def text_lines(definition: Definition, language: str = "en") -> list[str]:
    """Returns the facts and the text lines of a card in *language*."""
    return [Words(language).sentence(message) for message in text_messages(definition)]


def brief_lines(definition: Definition, language: str = "en") -> list[str]:
    """Returns what the events of a card do, in short, with when."""
    words = Words(language)
    lines: list[str] = []
    for mode in definition.programs:
        brief = event_in_brief(definition, mode, game().card_set.definitions, None)
        joined = words.join([words.phrase(message) for message in brief], STYLES["-comma"])
        lines.append(f"{mode}: {joined}")
    return lines


def card_lines(definition: Definition, language: str) -> list[str]:
    """Returns everything that the golden file of *language* holds of a card."""
    name = Words(language).phrase(plain_name(definition))
    return [name, *text_lines(definition, language), *brief_lines(definition, language)]


def golden_text(language: str = "en") -> str:
    """Returns what the golden file of *language* should hold."""
    cards = ["\n".join(card_lines(card, language)) for card in game().card_set.definitions]
    return "\n\n".join([HEADER.strip().format(language=CALLED[language]), *cards]) + "\n"


if __name__ == "__main__":
    for language, path in GOLDENS.items():
        path.write_text(golden_text(language), encoding="utf-8")
