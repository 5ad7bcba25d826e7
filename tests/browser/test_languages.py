"""The browser in the reader's language: no English is left on any page, all fit, and tables play in it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, expect

from tests.browser.looks import dress, small, troubles
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.places import READ, forgive, unfold, visit
from tests.browser.positions import GAMES, sit_down
from tests.checkout import ROOT
from tests.interfaces.web.servers import Client

WORDS: Final = ROOT / "src" / "eastfront" / "words"
LANGUAGES: Final = {"fr": "Français", "ja": "日本語"}
# How sentences cite clauses, which are links.
CITED: Final = r"\b[a-z]{2}-\d+\.\d+\b"
# Fewer letters than these say too little to be told from other text.
LETTERS: Final = 6
# What is seen or heard, piece by piece, but for what is said to be in English.
PIECES: Final = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isOurs = (element) => element.checkVisibility() && element.closest("[lang]").lang !== "en";
  while (walker.nextNode()) if (isOurs(walker.currentNode.parentElement)) found.push(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) found.push(element.getAttribute(name));
  return [document.title, ...found].map((text) => text.replaceAll(/\\s+/g, " ").trim()).filter(Boolean);
}
"""


def messages(language: str) -> dict[str, ast.Pattern]:
    """What the browser says in a language, by the ids."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((WORDS / language).glob("browser*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def shapes(pattern: ast.Pattern) -> list[str]:
    """Every way in which a message can be worded, as regular expressions."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [way + re.escape(re.sub(r"\s+", " ", element.value)) for way in ways]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [each for variant in element.expression.variants for each in shapes(variant.value)]
            ways = [way + each for way in ways for each in variants]
        else:
            ways = [way + ".+" for way in ways]
    return ways


def english_only(language: str) -> re.Pattern[str]:
    """What must not be seen in a language: English messages that are worded otherwise there."""
    theirs = messages(language)
    same = {way for pattern in theirs.values() for way in shapes(pattern)}
    ours = {way for id, pattern in messages("en").items() if id in theirs for way in shapes(pattern)}
    telling = [way for way in ours - same if len(re.sub(r"[^a-z]", "", way, flags=re.I)) >= LETTERS]
    return re.compile("|".join(sorted(telling)))


def test_what_is_looked_for_would_be_found() -> None:
    looked_for = english_only("fr")

    assert looked_for.fullmatch("Your turn: Barbarossa")
    assert not looked_for.fullmatch("Votre tour : Barbarossa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_has_english_left_and_all_fit_a_phone(
    browser: Browser, url: str, host: Client, addresses: dict[str, str], language: str
) -> None:
    forbidden = english_only(language)
    ours, theirs = told(host, "en"), told(host, language)
    seen: dict[str, str] = {}
    found: dict[str, list[str]] = {}
    with Person(browser, url) as reader:
        sit_down(host, reader.context)
        choose_language(reader, language)
        for name, address in addresses.items():
            dress(reader, DESKTOP)
            visit(reader, address)
            unfold(reader)
            seen |= dict.fromkeys(reader.page.evaluate(PIECES), name)
            if name in READ:
                found |= on_a_phone(reader, name)
        forgive(reader, "404")
    texts = seen.keys() - theirs
    left = {text: seen[text] for text in texts if text in ours or forbidden.fullmatch(text)}

    assert len(texts) > 1000
    assert {} == left, left
    assert {} == {how: wrong for how, wrong in found.items() if wrong}


def on_a_phone(reader: Person, name: str) -> dict[str, list[str]]:
    """What is wrong with a page on a phone in letters of every size."""
    dress(reader, PHONE)
    usual = troubles(reader) + small(reader)
    dress(reader, PHONE, scale=200)
    return {name: usual, f"{name}, letters twice as large": troubles(reader)}


def told(client: Client, language: str) -> set[str]:
    """What the server words of the games: titles, editions, questions with their answers, and cards."""
    found: set[str] = set()
    for game in client.get("/api/games", language=language):
        found |= {game["title"], *(each["name"] for each in game["editions"])}
        found |= {piece for each in game["editions"] for piece in re.split(CITED, each["text"])}
        for question in game["questions"]:
            found |= {question["title"], *question["names"]}
        for card in client.get(f"/api/games/{game['game']}/cards", language=language):
            found |= {card["name"], *card["text"]}
    return found


@pytest.mark.parametrize(
    ("language", "taken", "way_on"),
    [
        ("fr", "Cette place est déjà prise", "Chercher d’autres tables"),
        ("ja", "この席はすでに埋まっています", "ほかのテーブルを探す"),
    ],
)
def test_what_the_server_refuses_is_told_in_the_readers_language(
    browser: Browser, url: str, host: Client, language: str, taken: str, way_on: str
) -> None:
    id = host.open("stalingrad", "me", "open")
    with Person(browser, url, settings={"language": language}) as reader, Client(url, "Boris") as boris:
        reader.go(f"/join/{id}")
        sit_down = reader.page.locator("main").get_by_role("button").first
        sit_down.wait_for()
        boris.post(f"/api/tables/{id}/seats/1/claim")

        sit_down.click()

        expect(reader.page.get_by_role("alert").filter(has_text=taken)).to_be_visible()
        expect(reader.page.get_by_role("link", name=way_on)).to_be_visible()
        forgive(reader, "409")


def choose_language(person: Person, language: str) -> None:
    """Set the language on the page of settings, as a person does."""
    person.go("/settings")
    person.page.get_by_label("Language").select_option(label=LANGUAGES[language])
    expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_plays_in_every_language(
    browser: Browser, url: str, host: Client, addresses: dict[str, str], language: str, game: str
) -> None:
    id = addresses[game].rsplit("/", 1)[1]
    with Person(browser, url, settings={"language": language, "caution": "never"}) as reader:
        sit_down(host, reader.context)
        reader.go(addresses[game])
        present = host.position(id, language=language)
        told = present["decision"]
        english = host.position(id, language="en")["decision"]
        heading = reader.page.locator(".decision .head > h2")
        expect(heading).to_have_text(told["text"])
        assert told["text"] != english["text"]

        reader.page.get_by_role("button", name=told["options"][-1]["text"]).last.click()
        expect(reader.page.locator("main")).not_to_have_attribute("data-version", str(present["version"]))
        worded = {card["name"] for card in host.get(f"/api/games/{game}/cards", language=language)}
        names = reader.page.locator("[data-card]:not([data-card=back]) > .hidden").all_inner_texts()

    assert names
    assert any(name.startswith(tuple(worded)) for name in names)
