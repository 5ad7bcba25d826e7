"""Japanese: whatever English says of a game is said, with the same arguments, and as Japanese is written."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax.ast import Message as Entry

from eastfront.games import SLUGS
from eastfront.kernel.message import Argument, Message
from eastfront.words import Words, languages_of
from tests.checkout import ROOT
from tests.words.entries import GAP, all_texts, entries_of, patterns_of, use_of
from tests.words.telling import tales, told

FOLDER: Final = ROOT / "src" / "eastfront" / "words"
NAMES: Final = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
# What the games say, on their boards in the browser too, is plain; the pages and the coach are polite.
PLAIN: Final = [
    name for name in NAMES if name.removeprefix("browser-").startswith(("kernel", "interface", *SLUGS))
]
POLITE: Final = [name for name in NAMES if name not in PLAIN]
JAPANESE: Final = entries_of([FOLDER / "ja" / name for name in NAMES])
ENGLISH: Final = entries_of([FOLDER / "en" / name for name in NAMES])
SHARED: Final = sorted(JAPANESE.keys() & ENGLISH.keys())
# Messages that name what is typed, a file or programs, and those that line up in columns.
TYPED: Final = {
    *(id for id in entries_of([FOLDER / "ja" / "interface.ftl"]) if id.startswith("help-")),
    "screen-prompt",
    "screen-not-understood",
    "screen-refused",
    "screen-say-what",
    "credits-python",
}
LINED_UP: Final = {"screen-step", "screen-step-hidden", "screen-attack", "screen-defence"}
# Words in Latin letters, without the options that card text names by what one types for them.
WORD: Final = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
OPTION: Final = re.compile(r"選択ルール[a-z_]+(?:が[0-9-]+の)?")
# What is written in Latin letters in Japan too: names, numerals, and weapons by letters, number and calibre.
NUMERALS: Final = {"II", "III", "IV", "VII"}
OWNERS: Final = {
    "Apache",
    "Arclight",
    "Brooks",
    "Chris",
    "Games",
    "Kamikaze",
    "Lundström",
    "Simon",
    "eastfront",
}
LATIN: Final = (
    NUMERALS | OWNERS | {"Enter", "FAQ", "HTTP", "HTTPS", "ID", "MB", "NKVD", "SS", "Shift", "join"}
)
WEAPON: Final = re.compile(r"[A-Za-z]+-?\d+[A-Z]*|\d+(?:mm|cm)")
# Marks of half width, and spaces but between Latin letters: a line break in a file becomes one.
HALF_WIDTH: Final = re.compile(r"""(?<![0-9A-Za-z])\s|\s(?![0-9A-Za-z])|[\n,;:!?()'"~]|\.(?!\d)""")
BRACKETS: Final = re.compile(r"\N{FULLWIDTH LEFT PARENTHESIS}[^。]*\N{FULLWIDTH RIGHT PARENTHESIS}$")
POLITENESS: Final = re.compile(r"です|ます[。か]|ました|ません|ください|でした|しょう")
# A verb or an adjective that ends a sentence without being polite.
BLUNTNESS: Final = re.compile(
    r"[うくぐすつぬぶむるいただ](?<!です)(?<!ます)(?<!ました)(?<!でした)(?<!しょう)(?<!ください)"
    r"(?:。|か?\N{FULLWIDTH QUESTION MARK})"
)
# What only a wrong way to join leaves: two marks, an empty list that something is done to, and と behind
# a verb, where it would mean "if"; where it does, the verb is a passive or an ending here.
BADLY_JOINED: Final = re.compile(
    r"[。、\N{FULLWIDTH COLON}]{2}|(?:^|[はのが、])なし[をがはと]|[{}]"
    r"|(?:[うくぐすつぬぶむ]|[^れわ]る)と(?![いこきしすなの])"
)


def test_japanese_has_the_files_of_english() -> None:
    assert NAMES == sorted(path.name for path in (FOLDER / "ja").iterdir())
    assert all("ja" in languages_of(slug) for slug in SLUGS)


@pytest.mark.parametrize("name", NAMES)
def test_japanese_has_the_messages_of_english_in_their_order(name: str) -> None:
    english, japanese = (list(entries_of([FOLDER / language / name])) for language in ("en", "ja"))

    assert english == japanese


def test_a_message_says_what_its_english_twin_says() -> None:
    for id in SHARED:
        english, japanese = use_of(ENGLISH[id], ENGLISH), use_of(JAPANESE[id], JAPANESE)

        assert set() == japanese.used - english.used, id
        assert set() == english.spoken - japanese.used, id


def test_a_message_tells_the_same_cases_apart() -> None:
    for id in SHARED:
        english, japanese = use_of(ENGLISH[id], ENGLISH), use_of(JAPANESE[id], JAPANESE)

        assert english.cases == {name: japanese.cases.get(name, set()) for name in english.cases}, id


def test_no_number_chooses_a_singular() -> None:
    """Japanese counts everything as [other]: what stands under [one] would never be said."""
    assert [] == [id for id, entry in JAPANESE.items() if patterns_of(entry).singulars]


def test_a_sentence_stops_where_the_english_one_does() -> None:
    """Whether a text that ends in something put in is a whole sentence cannot be told from the file."""
    pairs = {id: (whole(id, ENGLISH), whole(id, JAPANESE)) for id in SHARED}
    settled = {id: pair for id, pair in pairs.items() if not any(text.endswith(GAP) for text in pair)}

    assert len(settled) > 1000
    assert [] == [id for id, (english, japanese) in settled.items() if stops(english) != stops(japanese)]


def test_marks_are_of_full_width_and_nothing_is_spaced() -> None:
    texts = [(id, text) for id, text in all_texts(JAPANESE) if id not in TYPED | LINED_UP]

    assert [] == [(id, text) for id, text in texts if HALF_WIDTH.search(text)]


@pytest.mark.parametrize(
    "text", ["歩兵 師団", "手札, 山札", "引く.", "手札:", "(消耗)", "何か?", "手札\nを", "3 枚"]
)
def test_what_is_of_half_width_is_found(text: str) -> None:
    assert HALF_WIDTH.search(text)


def test_no_words_are_left_in_english() -> None:
    texts = [(id, text.replace(GAP, "")) for id, text in all_texts(JAPANESE) if id not in TYPED]

    assert [] == [(id, text) for id, text in texts if foreign(text)]


@pytest.mark.parametrize("text", ["Minskを攻撃する", "wonした", "選択ルールgame_endのGame"])
def test_what_is_left_in_english_is_found(text: str) -> None:
    assert foreign(text)


@pytest.mark.parametrize("text", ["SS装甲連隊", "Bf109", "La-5FN", "88mm高射砲", "選択ルールgame_endにより"])
def test_what_is_latin_in_japan_too_is_not_found(text: str) -> None:
    assert not foreign(text)


def test_what_the_games_say_is_plain() -> None:
    assert [] == [(id, text) for id, text in texts_of(PLAIN) if POLITENESS.search(text)]


def test_the_pages_and_the_coach_are_polite_and_the_log_is_plain() -> None:
    texts = texts_of(POLITE)
    log = [text for id, text in texts if id.startswith("log-")]
    pages = [(id, text) for id, text in texts if not id.startswith("log-")]

    assert log
    assert [] == [text for text in log if POLITENESS.search(text)]
    assert [] == [(id, text) for id, text in pages if BLUNTNESS.search(text)]


@pytest.mark.parametrize(
    "text",
    ["カードを引く。", "何もない。", "終了した。", "選ぶか\N{FULLWIDTH QUESTION MARK}", "これだ。次へ"],
)
def test_what_is_blunt_is_found(text: str) -> None:
    assert BLUNTNESS.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "引きます。",
        "勝利です。",
        "でした。",
        "比べましょう。",
        "選んでください。",
        "しますか\N{FULLWIDTH QUESTION MARK}",
    ],
)
def test_what_is_polite_is_not_blunt(text: str) -> None:
    assert POLITENESS.search(text)
    assert not BLUNTNESS.search(text)


@pytest.mark.parametrize(("slug", "number"), tales())
def test_a_whole_game_is_told_in_japanese(slug: str, number: int) -> None:
    sentences = told("ja", slug, number)

    assert len(sentences) > 500
    assert [] == [sentence for sentence in sentences if foreign(sentence)]


@pytest.mark.parametrize(("slug", "number"), tales())
def test_what_is_told_is_joined_as_japanese_joins(slug: str, number: int) -> None:
    sentences = told("ja", slug, number)

    assert [] == [sentence for sentence in sentences if BADLY_JOINED.search(sentence)]
    assert [] == [sentence for sentence in sentences if HALF_WIDTH.search(sentence)]


@pytest.mark.parametrize(
    "text", ["消耗させると補給", "引いた。。", "彼はなしを得た", "戻すと引く", "{ $who }"]
)
def test_what_is_badly_joined_is_found(text: str) -> None:
    assert BADLY_JOINED.search(text)


def test_to_do_nothing_is_not_to_do() -> None:
    who = Message("seat", seat=1)

    assert "プレイヤー1は何も捨て札にしなかった。" == said("notice-forfeits", who=who, cards=[])
    assert "プレイヤー1は何も得なかった。" == said("notice-gains-points", who=who, points=[])


def test_lists_are_joined_without_spaces() -> None:
    cities = [Message(f"card-{city}") for city in ("minsk", "riga", "kiev")]
    returning = [Message("op-exhaust-this"), Message("op-return-this")]

    assert "ミンスク、リガとキエフが捨て札になる。どのカードを残すか" in said("decision-spare", cards=cities)
    assert (
        "このカードを消耗させる、このカードを元の山に戻す⇒このカードを消耗させる。このカードを元の山に戻す"
        == said("ability", cost=returning, effect=returning)
    )


def texts_of(names: list[str]) -> list[tuple[str, str]]:
    """Every plain text of some files with its id."""
    return list(all_texts(entries_of([FOLDER / "ja" / name for name in names])))


def whole(id: str, entries: dict[str, Entry]) -> str:
    """The text of an entry with gaps for what is put in."""
    return patterns_of(entries[id]).texts[0]


def stops(text: str) -> bool:
    """Whether a text is a whole sentence, perhaps with something in brackets behind it."""
    return BRACKETS.sub("", text).endswith((".", "?", "。", "\N{FULLWIDTH QUESTION MARK}"))


def foreign(text: str) -> bool:
    """Whether words in Latin letters are left in a text that have no place there."""
    return not LATIN.issuperset(WORD.findall(WEAPON.sub("", OPTION.sub("", text))))


def said(id: str, **arguments: Argument) -> str:
    """A message in Japanese."""
    return Words("ja").sentence(Message(id, **arguments))
