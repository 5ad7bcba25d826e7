"""French: whatever English says is said, with the same arguments, and as French is written."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax.ast import Message as Entry

from eastfront.games import SLUGS, load_game
from eastfront.kernel.message import Message
from eastfront.words import Words, languages_of
from tests.checkout import ROOT
from tests.words.entries import GAP, all_texts, entries_of, patterns_of, use_of
from tests.words.telling import tales, told

FOLDER: Final = ROOT / "src" / "eastfront" / "words"
NAMES: Final = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
FRENCH: Final = entries_of([FOLDER / "fr" / name for name in NAMES])
ENGLISH: Final = entries_of([FOLDER / "en" / name for name in NAMES])
SHARED: Final = sorted(FRENCH.keys() & ENGLISH.keys())
# What is typed at a screen is the same in every language.
UNTYPED: Final = entries_of([FOLDER / "fr" / name for name in NAMES if name != "interface.ftl"])
# What reads the same in both languages: letters on cards, names, and a few words.
ALIKE: Final = """
A | A {} | B | D {} | E | I | M | Ph | R
Air | Arsenal | Barbarossa | Combat | Date | Destroyer | Exploitation | Forces | Licence | Menu | Minutes
Mobile | Pages | Pause | Phase {} | Piles | Points | Rations | Reconnaissance | Sabotage | Source | Total
Tab | Table | Type | Uranus
active | certain | combat | impossible | mobile | phase {} | sabotage | table
Arclight (2010) | Battle for Stalingrad | Kamikaze Games | Lundström, version 2.0
Bernard Montgomery | Brian Horrocks | Erich von Manstein | Erwin Rommel | Ewald von Kleist
Friedrich Paulus | Gerd von Rundstedt | Heinz Guderian | Walter Model
Białystok–Minsk | Caen | Kharkov | Kiev | Königsberg | Market Garden | Minsk | Odessa | Riga | Rostov
Smolensk | Stalingrad
Commandos | Kampfgruppe | Maskirovka | Panzergrenadiers | Partisans | Stavka
Cromwell | Ferdinand | IS-2 | KV-1 | Marder III | Nebelwerfer | Panther | Panzer III | Panzer IV | SU-100
SU-152 | Sherman Firefly | StuG III | T-34/76 | T-34/85 | T-70 | Wespe
Bf 109 | Bf 110 | Do 17 | Fw 190 | Fw 200 Condor | He 111 | Hs 129 | Hurricane | I-16 Rata | Il-4
Ju 87 Stuka | Ju 87G Kanonenvogel | Ju 88 | La-5FN | Lancaster | Me 262 | Mosquito | Pe-2 | Spitfire
Swordfish | Tu-2 | Typhoon | Wellington | Yak-3 | Yak-9
Admiral Hipper | Admiral Scheer | Bismarck | HMS Ark Royal | HMS Belfast | HMS Hood | HMS King George V
HMS Norfolk | HMS Rodney | Kirov | Krasny Kavkaz | Lützow | Marat | Prinz Eugen | Scharnhorst
Schleswig-Holstein | Tirpitz
"""
# Nouns that stand behind their number, which they need not say themselves.
NUMBERED: Final = {
    "attack-points",
    "draw-points",
    "reinforcement-points",
    "supply-points",
    "tactic-points",
    "victory-points",
}
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# A mark that needs a no-break space stands right behind a word, or behind a plain space after one.
BADLY_SPACED: Final = re.compile(rf"[\w)}}»’%] ?[;:!?»]|«[^{NO_BREAK}]")
TELL_TALES: Final = re.compile(
    r"\b(the|and|your|you|of|is|are|with|from|to|this|that|which|player|card|cards|turn|round|enemy|losses|"
    r"units?|hand|deck|stack|Force pile|Location|Rubble|Perimeter|Control|Destroyed|Ground|Sea|Kept|Leader|"
    r"Supply|Army|Site|City|Event|Foothold|Attack|Defence|Victory)\b|(sg|bc)-(?!\d)|[{}]"
)
# A pronoun behind a hyphen is never elided: ajoutez-la aussitôt.
UNELIDED: Final = re.compile(
    r"(?<!-)\b([dlnsmtjc]e|la|(?:jus|lors|puis)?que) [aâàeéèêiîoôuûy]|\bsi ils?\b|\b(de|à) les? ",
    re.IGNORECASE,
)


def test_french_has_the_files_of_english() -> None:
    assert NAMES == sorted(path.name for path in (FOLDER / "fr").iterdir())
    assert all("fr" in languages_of(slug) for slug in SLUGS)


@pytest.mark.parametrize("name", NAMES)
def test_french_has_the_messages_of_english_in_their_order(name: str) -> None:
    english, french = (list(entries_of([FOLDER / language / name])) for language in ("en", "fr"))

    assert english == french


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
    """What holds nothing but its arguments is no English."""
    left = {
        text
        for id in SHARED
        if same(FRENCH[id], ENGLISH[id])
        for text in patterns_of(FRENCH[id]).texts
        if re.search(r"[^\W\d_]", text)
    }

    assert set(re.split(r" \| |\n", ALIKE.strip())) == left


@pytest.mark.parametrize("prefix", ["bb-letter-", "bct-letter-", "sgt-letter-"])
def test_the_letters_on_the_cards_of_a_game_differ(prefix: str) -> None:
    letters = [text for id, text in all_texts(FRENCH) if id.startswith(prefix)]

    assert len(letters) >= 7
    assert len(letters) == len(set(letters))


def test_nought_counts_as_one_so_the_number_is_said() -> None:
    """In French both 0 and 1 choose [one]; where only 1 is meant, the key is the number."""
    silent = {
        id
        for id, entry in FRENCH.items()
        for name, variant in patterns_of(entry).singulars
        if name not in use_of(variant, FRENCH).spoken
    }

    assert NUMBERED == silent


def test_nouns_that_need_a_number_stand_behind_one() -> None:
    users = {id for id, entry in FRENCH.items() if NUMBERED & use_of(entry, FRENCH).references}

    assert users
    for id in users:
        assert "count" in use_of(FRENCH[id], FRENCH).spoken, id
        assert any(f"{GAP} {GAP}" in text for text in patterns_of(FRENCH[id]).texts), id


def test_marks_are_spaced_and_apostrophes_curved() -> None:
    texts = list(all_texts(FRENCH))

    assert [] == [(id, text) for id, text in texts if BADLY_SPACED.search(text)]
    assert [] == [(id, text) for id, text in texts if re.search(r"""['"~]|\.\.\.|  """, text)]


@pytest.mark.parametrize("text", ["quoi ?", "quoi?", "« X »", f"«{NO_BREAK}X »", "voici: X", "{}: X"])
def test_what_is_badly_spaced_is_found(text: str) -> None:
    assert BADLY_SPACED.search(text)


@pytest.mark.parametrize(("slug", "number"), tales())
def test_a_whole_game_is_told_in_french(slug: str, number: int) -> None:
    sentences = told("fr", slug, number)

    assert len(sentences) > 500
    assert [] == [sentence for sentence in sentences if TELL_TALES.search(sentence)]


@pytest.mark.parametrize(("slug", "number"), tales())
def test_what_is_told_is_elided_contracted_and_spaced(slug: str, number: int) -> None:
    sentences = told("fr", slug, number)

    assert [] == [sentence for sentence in sentences if UNELIDED.search(sentence)]
    assert [] == [sentence for sentence in sentences if BADLY_SPACED.search(sentence)]
    assert [] == [sentence for sentence in sentences if "  " in sentence]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_endings_of_a_game_have_names(slug: str) -> None:
    for ending in load_game(slug).description.endings.names:
        told_so = Words("fr").sentence(Message("screen-over", ending=ending, verdict=""))

        assert f"({ending})" not in told_so


def test_what_is_rarely_said_is_french_too() -> None:
    texts = [(id, text.replace(GAP, "")) for id, text in all_texts(UNTYPED)]

    assert [] == [(id, text) for id, text in texts if TELL_TALES.search(text)]
    assert [] == [(id, text) for id, text in all_texts(FRENCH) if UNELIDED.search(text)]


@pytest.mark.parametrize(
    "text", ["le ennemi", "de le joueur", "jusque à", "à les unités", "que une", "si il"]
)
def test_what_should_be_elided_or_contracted_is_found(text: str) -> None:
    assert UNELIDED.search(text)


@pytest.mark.parametrize(
    "text", ["le joueur", "de la zone", "s’il", "de l’unité", "à la carte", "la 8e", "mets-la ici"]
)
def test_what_is_right_is_not_found(text: str) -> None:
    assert not UNELIDED.search(text)


def same(left: Entry, right: Entry) -> bool:
    """Whether two messages say the same to the letter."""
    assert left.value is not None, left.id.name
    assert right.value is not None, right.id.name
    return left.value.equals(right.value)
