"""What is heard at a table: nothing until somebody wants it, then one's turn, cards, words and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.playing import options, question
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import pass_turn
from tests.interfaces.web.servers import Client, wait_for

# Notes every tone when it is to sound, and whether the browser lets it.
LISTEN: Final = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.tones.push([this.frequency.value, this.context.state]);
  return start.call(this, when);
};
"""
# To look into a page counts as touching it; here only a pointer does.
UNTOUCHED: Final = """
let isTouched = false;
addEventListener("pointerdown", () => (isTouched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: isTouched }) });
"""
TURN: Final = [523, 784]
CARD: Final = [220]
TALK: Final = [660]
END: Final = [392, 523, 659]


@pytest.fixture
def listener(browser: Browser, url: str) -> Iterator[Person]:
    """Somebody who hears."""
    with Person(browser, url) as person:
        person.context.add_init_script(LISTEN)
        yield person


@pytest.fixture
def game(clients: tuple[Client, Client], waiting: str, listener: Person) -> str:
    """A game that waits for Boris; it is Anna who hears."""
    sit_down(clients[0], listener.context)
    return waiting


def want_sounds(person: Person) -> None:
    """Turn the sounds on, as one does."""
    person.go("/settings")
    person.page.get_by_label("Sounds").check()


def tones(person: Person) -> list[float]:
    """The pitches that sounded since this was asked last."""
    found: list[list[float | str]] = person.page.evaluate("window.tones.splice(0)")
    assert all(state == "running" for _, state in found), found
    return [float(pitch) for pitch, _ in found]


def hears(person: Person, pitches: list[int]) -> None:
    """Wait for some tones, in this order, with others before or after."""
    heard: list[float] = []

    def is_heard() -> bool:
        heard.extend(tones(person))
        return any(pitches == heard[start : start + len(pitches)] for start in range(len(heard)))

    wait_for(is_heard)


def come(person: Person, id: str) -> None:
    """Come to a table, and touch it."""
    person.go(f"/tables/{id}")
    question(person).click()
    tones(person)


def test_nothing_is_heard_until_somebody_wants_it(
    clients: tuple[Client, Client], game: str, listener: Person
) -> None:
    come(listener, game)

    pass_turn(clients[1], game)
    clients[1].post(f"/api/tables/{game}/chat", text="Your turn!")
    expect(listener.page.get_by_role("tab", name="Talk 1")).to_be_visible()

    expect(options(listener).first).to_be_enabled()
    assert [] == tones(listener)


def test_ones_turn_a_word_and_the_end_are_heard(
    clients: tuple[Client, Client], game: str, listener: Person
) -> None:
    want_sounds(listener)
    come(listener, game)

    pass_turn(clients[1], game)
    hears(listener, TURN)
    clients[1].post(f"/api/tables/{game}/chat", text="Your turn!")
    hears(listener, TALK)
    clients[1].post(f"/api/tables/{game}/resign")
    hears(listener, END)


def test_what_one_says_oneself_is_neither_heard_nor_counted(
    clients: tuple[Client, Client], game: str, listener: Person
) -> None:
    want_sounds(listener)
    come(listener, game)

    clients[0].post(f"/api/tables/{game}/chat", text="It is your turn.")
    clients[1].post(f"/api/tables/{game}/chat", text="So it is.")

    expect(listener.page.get_by_role("tab", name="Talk 1", exact=True)).to_be_visible()
    heard: list[float] = []

    def is_heard() -> bool:
        heard.extend(tones(listener))
        return len(heard) >= len(TALK)

    wait_for(is_heard)
    assert TALK == heard


def test_a_card_is_heard_when_somebody_lays_it_down(
    clients: tuple[Client, Client], game: str, listener: Person
) -> None:
    want_sounds(listener)
    come(listener, game)
    seen = clients[0].get(f"/api/tables/{game}")["seq"]

    pass_turn(clients[1], game)

    hears(listener, CARD)
    events = clients[0].get(f"/api/tables/{game}/events", since=seen)["events"]
    assert any(notice["cards"] for event in events for notice in event.get("notices", []))


def test_a_page_that_nobody_has_touched_is_silent_and_plays_nothing_later(
    clients: tuple[Client, Client], game: str, browser: Browser, url: str
) -> None:
    """A browser would keep the tones for the first touch."""
    with Person(browser, url, settings={"sound": True}) as person:
        person.context.add_init_script(LISTEN + UNTOUCHED)
        sit_down(clients[0], person.context)
        person.go(f"/tables/{game}")

        pass_turn(clients[1], game)
        expect(options(person).first).to_be_enabled()
        question(person).click()
        assert [] == tones(person)

        pass_turn(clients[0], game)
        pass_turn(clients[1], game)
        hears(person, TURN)
