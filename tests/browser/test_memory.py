"""What a page holds while somebody stays at a table: what lies there, and nothing of what is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.playing import log, options, settled, version
from tests.browser.positions import sit_down
from tests.interfaces.web.servers import Client

# The third has a slower computer player, and the same table around its board.
STAYED_AT: Final = ("battlecards", "stalingrad")
EARLY: Final = 20
LATE: Final = 80
# What may come on top in between, beside what a page holds that has just been opened at the same point:
# memory in bytes, parts of the page that nobody sees, and things that listen.
MEMORY: Final = 600_000
UNSEEN: Final = 150
LISTENING: Final = 5
# How often what is free is given back, and how many milliseconds later again.
GOES: Final = 8
PAUSE: Final = 100

TAKE_THE_MIDDLE: Final = "(buttons) => buttons[Math.floor(buttons.length / 2)].click()"
COUNT_PARTS: Final = """
() => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walker.nextNode()) count++;
  return count;
}
"""


@dataclass(frozen=True)
class Held:
    """What a page holds once everything that is free is given back."""

    memory: int
    unseen: int
    listening: int

    def __sub__(self, other: Held) -> Held:
        return Held(self.memory - other.memory, self.unseen - other.unseen, self.listening - other.listening)


@pytest.mark.slow
@pytest.mark.parametrize("game", STAYED_AT)
def test_whoever_stays_at_a_table_holds_no_more_than_who_has_just_come(
    browser: Browser, url: str, client: Client, game: str
) -> None:
    address = f"/tables/{client.open(game, 'me', 'conscript', start=True)}"
    with arriving(browser, url, client, address) as anna:
        choose(anna, EARLY)
        early = held(anna) - newcomer(browser, url, client, address, anna)
        choose(anna, LATE - EARLY)
        late = held(anna) - newcomer(browser, url, client, address, anna)

    grown = late - early
    assert grown.memory < MEMORY, (early, late)
    assert grown.unseen < UNSEEN, (early, late)
    assert grown.listening < LISTENING, (early, late)


def arriving(browser: Browser, url: str, client: Client, address: str) -> Person:
    """Somebody who comes to a table and has the client's seat."""
    person = Person(browser, url, settings={"caution": "never"})
    sit_down(client, person.context)
    person.go(address)
    return person


def newcomer(browser: Browser, url: str, client: Client, address: str, other: Person) -> Held:
    """What a page holds that shows as much of the table as another one but has seen nothing else."""
    with arriving(browser, url, client, address) as person:
        settled(person)
        expect(log(person)).to_have_count(log(other).count())
        return held(person)


def choose(person: Person, count: int) -> None:
    """Take the option in the middle so many times."""
    before = ""
    for _ in range(count):
        assert "asked" == settled(person, before)
        before = version(person)
        options(person).evaluate_all(TAKE_THE_MIDDLE)
    assert "asked" == settled(person, before)


def held(person: Person) -> Held:
    """Give back what is free, which takes several goes, and count the rest."""
    person.page.wait_for_load_state("networkidle")
    session = person.context.new_cdp_session(person.page)
    for _ in range(GOES):
        session.send("HeapProfiler.collectGarbage")
        # What has just been let go is held by a task that is still to run.
        person.page.wait_for_timeout(PAUSE)
    parts = session.send("Memory.getDOMCounters")
    memory = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return Held(
        int(memory), int(parts["nodes"]) - person.page.evaluate(COUNT_PARTS), int(parts["jsEventListeners"])
    )
