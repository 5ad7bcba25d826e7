"""Being called to a table that waits: on the page, in the title of the tab, and by the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.playing import options
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import pass_turn
from tests.interfaces.web.servers import Client, wait_for

# Stands in for the browser's own notifications; the tab is hidden while `isAway` is true.
STAND_IN: Final = """
window.notices = [];
window.answer = "granted";
window.isAway = false;
window.Notification = class {
  static permission = localStorage.getItem("leave") ?? "default";
  static async requestPermission() {
    localStorage.setItem("leave", window.answer);
    return (Notification.permission = window.answer);
  }
  constructor(title, options) {
    window.notices.push([title, options.body, options.tag]);
    window.last = this;
  }
};
Object.defineProperty(document, "hidden", { get: () => window.isAway });
"""
TITLE: Final = "Battle for Stalingrad"
CALL: Final = "Your turn: Battle for Stalingrad"
WISH: Final = "Tell me when it is my turn"


@pytest.fixture
def reader(browser: Browser, url: str) -> Iterator[Person]:
    """Somebody whose browser can notify."""
    with Person(browser, url) as person:
        person.context.add_init_script(STAND_IN)
        yield person


@pytest.fixture
def game(clients: tuple[Client, Client], waiting: str, reader: Person) -> str:
    """A game that waits for Boris; it is Anna who reads."""
    sit_down(clients[0], reader.context)
    return waiting


def hide(person: Person) -> None:
    """Look at something else."""
    person.page.evaluate("window.isAway = true")


def notices(person: Person) -> Any:
    """What the browser was to tell."""
    return person.page.evaluate("window.notices")


def allow(person: Person) -> None:
    """Let the browser tell of turns."""
    person.go("/settings")
    person.page.get_by_label(WISH).check()
    expect(person.page.get_by_label(WISH)).to_be_checked()


def follow_notice(person: Person, table: str) -> None:
    """Click what the browser has told, which leads to the table."""
    person.page.evaluate("window.last.onclick()")
    person.page.wait_for_url(f"**/tables/{table}")
    expect(options(person).first).to_be_enabled()


def test_a_table_that_waits_calls_from_any_page(
    clients: tuple[Client, Client], game: str, reader: Person
) -> None:
    reader.go("/cards/stalingrad")
    call = reader.page.get_by_role("banner").get_by_role("link", name=CALL)
    expect(call).to_have_count(0)

    pass_turn(clients[1], game)
    call.click()

    expect(options(reader).first).to_be_enabled()
    expect(call).to_have_count(0)
    assert [] == notices(reader)


def test_the_title_of_the_tab_says_whose_turn_it_is(
    clients: tuple[Client, Client], game: str, reader: Person
) -> None:
    reader.go(f"/tables/{game}")
    expect(reader.page).to_have_title(TITLE)
    hide(reader)

    pass_turn(clients[1], game)

    expect(reader.page).to_have_title(f"● {TITLE}")


def test_a_hidden_tab_lets_the_browser_tell_of_a_turn(
    clients: tuple[Client, Client], game: str, reader: Person
) -> None:
    allow(reader)
    reader.go("/mine")
    hide(reader)

    pass_turn(clients[1], game)

    wait_for(lambda: notices(reader))
    assert [["Your turn", f"{TITLE} waits for you.", game]] == notices(reader)
    follow_notice(reader, game)


def test_a_hidden_table_lets_the_browser_tell_of_a_turn(
    clients: tuple[Client, Client], game: str, reader: Person
) -> None:
    allow(reader)
    reader.go(f"/tables/{game}")
    hide(reader)

    pass_turn(clients[1], game)

    expect(options(reader).first).to_be_enabled()
    wait_for(lambda: notices(reader))
    assert [["Your turn", f"{TITLE} waits for you.", game]] == notices(reader)
    follow_notice(reader, game)


def test_a_table_opened_behind_others_keeps_its_connection(
    clients: tuple[Client, Client], game: str, reader: Person
) -> None:
    reader.context.add_init_script("window.isAway = true")
    with reader.page.expect_websocket(lambda each: f"/tables/{game}/" in each.url) as connection:
        reader.go(f"/tables/{game}")
    expect(reader.page.get_by_role("region", name="Between the sides")).to_be_visible()

    reader.page.evaluate("window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    pass_turn(clients[1], game)

    expect(options(reader).first).to_be_enabled()
    assert not connection.value.is_closed()


@pytest.mark.parametrize("is_away", [True, False], ids=["unwanted", "seen"])
def test_what_is_not_wanted_or_seen_anyway_is_not_told_by_the_browser(
    clients: tuple[Client, Client], game: str, reader: Person, is_away: bool
) -> None:
    allow(reader)
    if is_away:
        reader.page.get_by_label(WISH).uncheck()
    reader.go("/mine")
    if is_away:
        hide(reader)

    pass_turn(clients[1], game)

    expect(reader.page.get_by_role("banner").get_by_role("link", name=CALL)).to_be_visible()
    assert [] == notices(reader)


def test_a_browser_that_gives_no_leave_is_named(reader: Person) -> None:
    reader.go("/settings")
    reader.page.evaluate("window.answer = 'denied'")

    reader.page.get_by_label(WISH).click()

    expect(reader.page.get_by_role("alert")).to_contain_text(["The browser does not allow notifications"])
    expect(reader.page.get_by_label(WISH)).not_to_be_checked()
