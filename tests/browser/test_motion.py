"""Cards that glide: only for those who want it, as fast as they want it, and no longer than they want it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.playing import options, reaches, version
from tests.browser.positions import play_on, played, sit_down
from tests.interfaces.web.servers import Client

# Notes every card that glides over the table: how long it is to take, in milliseconds.
WATCH: Final = """
window.flights = [];
new MutationObserver((changes) => {
  for (const ghost of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(ghost instanceof Element) || !ghost.matches(".ghost")) continue;
    window.flights.push(ghost.getAnimations()[0].effect.getTiming().duration);
  }
}).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def host(url: str) -> Iterator[Client]:
    with Client(url, "Anna") as client:
        yield client


def at_table(browser: Browser, host: Client, settings: dict[str, Any], **context: Any) -> Person:
    """Somebody whose browser notes what glides, before a table where cards can be played."""
    person = Person(browser, host.url, settings=settings, **context)
    sit_down(host, person.context)
    person.page.add_init_script(WATCH)
    person.go(f"/tables/{play_on(host, played('barbarossa', 172))}")
    return person


def play_card(person: Person) -> None:
    """Play a card from one's hand, and wait until the table has it."""
    before = int(version(person))
    options(person).filter(has_text="Play ").first.click()
    reaches(person, before + 1)


def flights(person: Person) -> list[float]:
    """How long each card that glided was to take."""
    found: list[float] = person.page.evaluate("window.flights")
    return found


def test_who_wants_no_motion_sees_none(browser: Browser, host: Client) -> None:
    with at_table(browser, host, {"speed": "normal"}, reduced_motion="reduce") as person:
        play_card(person)

        assert [] == flights(person)


@pytest.mark.parametrize(("speed", "time"), [("slow", 900), ("normal", 450), ("fast", 200)])
def test_cards_glide_as_fast_as_it_is_set(browser: Browser, host: Client, speed: str, time: int) -> None:
    with at_table(browser, host, {"speed": speed}) as person:
        play_card(person)

        assert {time} == set(flights(person))
        expect(person.page.locator(".ghost")).to_have_count(0)


def test_the_settings_set_how_fast_cards_glide(browser: Browser, host: Client) -> None:
    with at_table(browser, host, {"speed": "normal"}) as person:
        table = person.page.url
        person.go("/settings")
        person.page.get_by_label("not at all").check()
        person.go(table)
        play_card(person)

        assert [] == flights(person)


def test_skipping_ends_every_flight_at_once(browser: Browser, host: Client) -> None:
    with at_table(browser, host, {"speed": "slow"}) as person:
        person.page.evaluate(SKIP_AT_ONCE)
        play_card(person)
        took = person.page.evaluate(GONE)

        assert took < 450


GONE: Final = """
async () => {
  while (!window.took) await new Promise(requestAnimationFrame);
  return window.took;
}
"""
# Presses the key for skipping as soon as a card glides, and notes when the card was gone.
SKIP_AT_ONCE: Final = """
() => {
  let start = 0;
  new MutationObserver(() => {
    const isGliding = document.querySelector(".ghost");
    if (isGliding && !start) {
      start = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
    }
    if (start && !isGliding) window.took ??= performance.now() - start;
  }).observe(document.body, { childList: true, subtree: true });
}
"""
