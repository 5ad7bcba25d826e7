"""The table is for everybody: nothing that axe-core finds, nothing cut off, no sign by colour alone."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.looks import dress, hidden, room, small, troubles
from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.places import NAMES, forgive, visit
from tests.browser.positions import GAMES, sit_down
from tests.interfaces.web.servers import Client

LOST: Final = {"no-table", "seat"}
# The share of the window's height that letters twice as large leave to the board.
BOARD: Final = 0.5
# Whether cards that may be chosen, and those that may not, have a ring around them.
DRAWN: Final = """
() => {
  const drawn = (all) => [...new Set([...all].map((each) => WHAT))];
  const cards = (which) => drawn(document.querySelectorAll(`button.card${which}`));
  return { lit: cards(".lit"), unlit: cards(":not(.lit, :focus)") };
}
"""
# Where a system takes all colours and shadows away, too.
OUTLINES: Final = DRAWN.replace("WHAT", 'getComputedStyle(each).outlineStyle === "solid"')
RINGS: Final = DRAWN.replace("WHAT", 'getComputedStyle(each).boxShadow.includes("0px 0px 0px 3px")')


@pytest.fixture
def somebody(anna: Person, host: Client) -> Person:
    sit_down(host, anna.context)
    return anna


@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_for_everybody(somebody: Person, addresses: dict[str, str], name: str) -> None:
    visit(somebody, addresses[name])
    found: dict[str, list[str]] = {}

    found["axe, desktop, light"] = somebody.violations()
    for size, scale in product((DESKTOP, TABLET, PHONE), (100, 200)):
        dress(somebody, size, scale=scale)
        found[f"{size[0]} wide, {scale} %"] = troubles(somebody)
        if scale == 100:
            found[f"{size[0]} wide, letters"] = small(somebody)
    dress(somebody, PHONE, "dark")
    found["axe, phone, dark"] = somebody.violations()
    if name in LOST:
        forgive(somebody, "404")

    assert {} == {how: wrong for how, wrong in found.items() if wrong}


@pytest.mark.parametrize("game", GAMES)
def test_large_letters_leave_room_for_the_board(
    somebody: Person, addresses: dict[str, str], game: str
) -> None:
    visit(somebody, addresses[game])
    for size in (DESKTOP, PHONE):
        dress(somebody, size, scale=200)

        assert room(somebody) > BOARD, size
        things = somebody.page.locator(".board .lit, .options button").filter(visible=True)
        expect(things).not_to_have_count(0)
        assert [] == hidden(things), size


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_is_known_by_more_than_its_colour(
    somebody: Person, addresses: dict[str, str], game: str
) -> None:
    somebody.go(addresses[game])
    lit = somebody.page.locator("button.card.lit")
    expect(lit.first).to_be_visible()
    offered = somebody.page.locator(".options li").all_inner_texts()
    sentences = [text.split("\n")[-1].strip() for text in offered]

    for thing in lit.all():
        name = thing.inner_text()
        assert any(sentence in name for sentence in sentences), (name, sentences)
    rings = somebody.page.evaluate(RINGS)
    somebody.page.emulate_media(forced_colors="active")
    outlines = somebody.page.evaluate(OUTLINES)

    assert {"lit": [True], "unlit": [False]} == rings
    assert {"lit": [True], "unlit": [False]} == outlines


def test_letters_grow_as_they_are_set(anna: Person) -> None:
    anna.go("/settings")
    before = anna.page.get_by_role("heading", level=1).bounding_box()

    anna.page.get_by_label("Size of text").select_option(label="200 %")
    anna.go("/settings")
    after = anna.page.get_by_role("heading", level=1).bounding_box()

    assert before is not None
    assert after is not None
    assert after["height"] == pytest.approx(2 * before["height"], rel=0.1)
