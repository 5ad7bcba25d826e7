"""Boards at their fullest: what is written on them can be read in every language and window."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import dress, small
from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.positions import GAMES, play_on, played, sit_down
from tests.interfaces.web.servers import Client

LANGUAGES: Final = ("en", "fr", "ja")
# Games with much on the board, and where cards are looked for until they are there.
FULL: Final[dict[str, dict[str, Any]]] = {
    "barbarossa": {"choices": 480, "seats": 5},
    "battlecards": {"choices": 400, "seats": 4, "edition": "combined", "kind": "turn", "seed": 1},
    "stalingrad": {"choices": 340, "kind": "action", "seed": 350},
}
BOARD: Final = "main > .board"
# Numbers of cards that lie over their names, words of names that are broken, and cards that do not hold all.
CRAMPED: Final = """
(board) => {
  const isOverName = (count) => {
    const { top } = count.getBoundingClientRect();
    const names = [...count.closest("svg").querySelectorAll(".name")];
    return names.some((name) => name.getBoundingClientRect().bottom > top + 4);
  };
  const isBroken = (name) => {
    const range = document.createRange();
    const texts = [name, ...name.querySelectorAll("*")].flatMap((each) => [...each.childNodes]);
    return texts.some((text) => {
      range.selectNodeContents(text);
      return text.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1;
    });
  };
  const isCut = (card) => card.scrollHeight > card.clientHeight + 1;
  const found = (selector, isWrong) => [...board.querySelectorAll(selector)].filter(isWrong);
  const wrong = [
    ...found("svg .count", isOverName),
    ...found(".name:not(svg *)", isBroken),
    ...found(".event", isCut),
  ];
  return wrong.map((each) => `cramped: ${each.textContent}`);
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_full_board_can_be_read(
    client: Client, browser: Browser, url: str, game: str
) -> None:
    address = f"/tables/{play_on(client, played(game, **FULL[game]))}"
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        with Person(browser, url, settings={"language": language}) as reader:
            sit_down(client, reader.context)
            reader.go(address)
            expect(reader.page.locator(f'{BOARD} [data-zone="hand/1"] [data-card]').first).to_be_attached()
            for size in (DESKTOP, TABLET, PHONE):
                dress(reader, size)
                board = reader.page.locator(BOARD)
                found[f"{language}, {size[0]} wide"] = small(reader, BOARD) + board.evaluate(CRAMPED)

    assert {} == {how: wrong for how, wrong in found.items() if wrong}
