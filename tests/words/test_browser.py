"""The words of the browser: every one that the client asks for is there, and none that it does not."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.players.levels import LEVELS
from eastfront.table.ending import AGREEMENTS, ENDINGS
from eastfront.words import languages
from tests.checkout import ROOT
from tests.words.entries import entries_of

SOURCES: Final = ROOT / "client" / "src"
WORDS: Final = ROOT / "src" / "eastfront" / "words"
# Asked for by name: t("home-play"); or put together: t(`side-${tab}`).
NAMED: Final = re.compile(r"""\bt\(\s*"([\w-]+)\"""")
BUILT: Final = re.compile(r"\bt\(\s*`([^`]*)`")
QUOTED: Final = re.compile(r"""["'`]([\w-]+)["'`]""")
TEMPLATE: Final = re.compile(r"`([\w-]*\$\{[^`]*)`")


@cache
def sources() -> str:
    paths = sorted(path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def ids(language: str) -> frozenset[str]:
    return frozenset(entries_of(sorted((WORDS / language).glob("browser*.ftl"))))


def pattern(template: str) -> re.Pattern[str]:
    """What ids a template may give: anything in place of its holes."""
    parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
    return re.compile("[\\w-]+".join(re.escape(part) for part in parts))


def test_every_word_that_is_asked_for_is_there() -> None:
    named = set(NAMED.findall(sources()))

    assert len(named) > 100
    assert [] == sorted(named - ids("en"))


def test_every_word_that_is_put_together_can_be_there() -> None:
    templates = set(BUILT.findall(sources()))

    assert [] == [each for each in sorted(templates) if not any(map(pattern(each).fullmatch, ids("en")))]


def test_no_word_is_there_for_nothing() -> None:
    quoted = set(QUOTED.findall(sources()))
    patterns = [pattern(template) for template in set(TEMPLATE.findall(sources()))]
    unused = [id for id in sorted(ids("en") - quoted) if not any(each.fullmatch(id) for each in patterns)]

    assert [] == unused


def test_every_ending_and_every_level_has_its_words() -> None:
    endings = {name for slug in SLUGS for name in load_game(slug).describe().endings.names}
    endings |= {*ENDINGS.values(), *AGREEMENTS.values()}

    assert {f"ending-{ending}" for ending in endings} <= ids("en")
    assert {f"level-{level}{part}" for level in LEVELS for part in ("", "-text")} <= ids("en")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words_of_english(language: str) -> None:
    assert ids("en") == ids(language)
