"""French: whatever English says of Stalingrad is said, with the same arguments, and as French is written."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Final

import pytest
from fluent.syntax.ast import Message as Entry

from eastfront.games.stalingrad.refusals import why_not
from eastfront.games.stalingrad.state import StalingradState
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Message
from eastfront.kernel.notices import Notice
from eastfront.words import Words
from tests.checkout import ROOT
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.regenerate_texts import GOLDENS, golden_text
from tests.games.stalingrad.test_refusals_general import OTHERS, all_options
from tests.words.entries import GAP, all_texts, entries_of, patterns_of, use_of

FOLDER: Final = ROOT / "src" / "eastfront" / "words"
NAMES: Final = sorted(
    path.name
    for path in (FOLDER / "en").glob("*.ftl")
    if path.stem in ("kernel", "interface") or path.stem.startswith("stalingrad")
)
FRENCH: Final = entries_of(sorted((FOLDER / "fr").glob("*.ftl")))
ENGLISH: Final = entries_of([FOLDER / "en" / name for name in NAMES])
SHARED: Final = sorted(FRENCH.keys() & ENGLISH.keys())
# What reads the same in both languages: names, and frames that hold nothing but their arguments.
ALIKE: Final = {
    "list-comma",
    "list-sentences",
    "screen-card",
    "screen-combat",
    "screen-facts",
    "screen-list",
    "screen-marks",
    "screen-piles",
    "screen-points",
    "screen-step-hidden",
    "sg-ability-mobile",
    "sg-brief-supply",
    "sg-card-exploitation",
    "sg-card-kampfgruppe",
    "sg-card-maskirovka",
    "sg-facts",
    "sg-keyword-uranus",
    "sg-screen-event",
    "sg-screen-force",
    "sg-screen-location",
    "sg-screen-part",
    "sg-screen-valued",
}
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# A mark that needs a no-break space stands right behind a word, or behind a plain space after one.
BADLY_SPACED: Final = re.compile(rf"[\w)}}»’%] ?[;:!?»]|«[^{NO_BREAK}]")
TELL_TALES: Final = re.compile(
    r"\b(the|and|your|you|of|is|are|with|from|to|this|that|player|card|cards|turn|enemy|losses|"
    r"Force pile|Location|Rubble|Perimeter|Control|Combat|Destroyed)\b|sg-|[{}]"
)
UNELIDED: Final = re.compile(
    r"\b([dlnsmtjc]e|la|(?:jus|lors|puis)?que) [aâàeéèêiîoôuûy]|\bsi ils?\b|\b(de|à) les? ", re.IGNORECASE
)
SETUPS: Final = [
    Setup("stalingrad", "standard", 2, {"turn_cap": "7"}),
    Setup("stalingrad", "standard", 2, OTHERS),
]
SEED: Final = 3


def test_french_has_the_files_of_english() -> None:
    assert NAMES == sorted(path.name for path in (FOLDER / "fr").iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_french_has_the_messages_of_english(name: str) -> None:
    english, french = (entries_of([FOLDER / language / name]).keys() for language in ("en", "fr"))

    assert [] == sorted(english - french)
    assert [] == sorted(french - english)


def test_a_message_says_what_its_english_twin_says() -> None:
    """A player may be named by side, where French contracts or agrees."""
    for id in SHARED:
        english, french = use_of(ENGLISH[id], ENGLISH), use_of(FRENCH[id], FRENCH)
        by_side = {"side"} if "who" in english.used else set()
        named = {"who"} if "side" in french.used else set()

        assert set() == french.used - english.used - by_side, id
        assert set() == english.spoken - french.used - named, id


def test_a_message_tells_the_same_cases_apart() -> None:
    for id in SHARED:
        english, french = use_of(ENGLISH[id], ENGLISH), use_of(FRENCH[id], FRENCH)

        assert english.cases == {name: french.cases.get(name, set()) for name in english.cases}, id


def test_hardly_anything_is_left_in_english() -> None:
    assert ALIKE == {id for id in SHARED if same(FRENCH[id], ENGLISH[id])}


def test_nought_counts_as_one_so_the_number_is_said() -> None:
    """In French both 0 and 1 choose [one]; where only 1 is meant, the key is the number."""
    silent = [
        (id, name)
        for id, entry in FRENCH.items()
        for name, variant in patterns_of(entry).singulars
        if name not in use_of(variant, FRENCH).spoken
    ]

    assert [] == silent


def test_marks_are_spaced_and_apostrophes_curved() -> None:
    texts = list(all_texts(FRENCH))

    assert [] == [(id, text) for id, text in texts if BADLY_SPACED.search(text)]
    assert [] == [(id, text) for id, text in texts if re.search(r"""['"~]|\.\.\.|  """, text)]


@pytest.mark.parametrize("text", ["quoi ?", "quoi?", "« X »", f"«{NO_BREAK}X »", "voici: X", "{}: X"])
def test_what_is_badly_spaced_is_found(text: str) -> None:
    assert BADLY_SPACED.search(text)


def test_the_golden_file_holds_every_card() -> None:
    assert GOLDENS["fr"].read_text(encoding="utf-8") == golden_text("fr")


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_whole_game_is_told_in_french(number: int) -> None:
    sentences = told(number)

    assert len(sentences) > 1000
    assert [] == [sentence for sentence in sentences if TELL_TALES.search(sentence)]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_nothing_is_left_to_elide_or_contract(number: int) -> None:
    assert [] == [sentence for sentence in told(number) if UNELIDED.search(sentence)]


def test_what_a_game_rarely_says_is_french_too() -> None:
    texts = [(id, text.replace(GAP, "")) for id, text in all_texts(FRENCH) if id.startswith("sg-")]

    assert [] == [(id, text) for id, text in texts if TELL_TALES.search(text)]
    assert [] == [(id, text) for id, text in all_texts(FRENCH) if UNELIDED.search(text)]


@pytest.mark.parametrize(
    "text", ["le ennemi", "de le joueur", "jusque à", "à les unités", "que une", "si il"]
)
def test_what_should_be_elided_or_contracted_is_found(text: str) -> None:
    assert UNELIDED.search(text)


@pytest.mark.parametrize("text", ["le joueur", "de la zone", "s’il", "de l’unité", "à la carte", "la 8e"])
def test_what_is_right_is_not_found(text: str) -> None:
    assert not UNELIDED.search(text)


def same(left: Entry, right: Entry) -> bool:
    """Whether two messages say the same to the letter."""
    assert left.value is not None, left.id.name
    assert right.value is not None, right.id.name
    return left.value.equals(right.value)


@cache
def told(number: int) -> list[str]:
    """Every sentence of a game played at random, as the seats and a spectator read it, each once."""
    dice = Random(SEED)
    notices: list[Notice] = []
    state = game().new(SETUPS[number], key_of_seed(SEED), notices)
    sentences: set[str] = set()
    while True:
        sentences |= {Words("fr").sentence(message) for message in said(state, notices, dice)}
        decision = game().decision(state)
        if decision is None:
            return sorted(sentences)
        notices = []
        game().apply(state, dice.choice(decision.options), notices)


def said(state: StalingradState, notices: list[Notice], dice: Random) -> list[Message]:
    """What everybody is told at one point: what happened, what is asked and offered, at times why not."""
    messages: list[Message] = []
    for seat in (0, 1, None):
        view = game().view(state, seat)
        messages += [game().phrase_notice(notice.shown_to(seat), view) for notice in notices]
        messages.append(game().phrase_decision(view))
        messages += [game().phrase_option(option, view) for option in view.options]
        if dice.random() < 0.02:
            messages += refusals(state, seat, dice)
    return messages


def refusals(state: StalingradState, seat: int | None, dice: Random) -> list[Message]:
    """Why some things are not offered to a seat."""
    view = game().view(state, seat)
    context, deal = game().context(view), game().sample(view, key_of_seed(SEED))
    tried = [option for option in dice.sample(all_options(), 100) if option not in view.options]
    return [why_not(deal, context, verb_of(option), noun_of(option)).message for option in tried]
