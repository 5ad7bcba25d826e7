"""What a page holds while somebody stays at a table: what lies there, and nothing of what is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.browser.people import Person
from tests.browser.playing import log, options, settled, version
from tests.browser.positions import sit_down
from tests.interfaces.web.servers import Client

# The third has a slower computer player, and the same table around its board.
STAYED_AT: Final = ("battlecards", "stalingrad")
EARLY: Final = 20
LATE: Final = 80
# What may come on top in between, beside what a page holds that has just been opened at the same point:
# of things 75 a choice, of parts of the page 2. Where nothing is kept, 35 games had -500 to 1,400 things,
# for cards once met stay known, and at most 50 parts, a line of the log; every view kept makes 10,000 things.
THINGS: Final = 75 * (LATE - EARLY)
UNSEEN: Final = 2 * (LATE - EARLY)
LISTENING: Final = 5
# How often what is free is given back, and how many milliseconds later again.
GOES: Final = 5
PAUSE: Final = 100

TAKE_THE_MIDDLE: Final = "(buttons) => buttons[Math.floor(buttons.length / 2)].click()"
UNROLL: Final = """
(count) => {
  document.querySelector("[role=log] button")?.click();
  return document.querySelectorAll("[role=log] li").length >= count;
}
"""
COUNT: Final = "function () { return this.length; }"
# Counts what stood on the page: that belongs to its document, the patterns that parts are copied from do not.
# Among all that is made after a prototype are other prototypes, which are no parts of anything.
COUNT_UNSEEN: Final = """
function () {
  const parts = this.filter((each) => !Object.hasOwn(each, "constructor"));
  const gone = parts.filter((each) => each.ownerDocument === document && !each.isConnected);
  let count = 0;
  for (const root of new Set(gone.map((each) => each.getRootNode()))) {
    const walker = document.createTreeWalker(root);
    do count++;
    while (walker.nextNode());
  }
  return count;
}
"""


@dataclass(frozen=True)
class Held:
    """What a page holds once everything that is free is given back.

    Not in bytes: most that come on top are the program itself, which browsers translate as it is used.
    """

    things: int
    # Parts of a page that are not, or no longer, on it.
    unseen: int
    # What waits for events.
    listening: int

    def __sub__(self, other: Held) -> Held:
        return Held(self.things - other.things, self.unseen - other.unseen, self.listening - other.listening)


@pytest.mark.slow
@pytest.mark.parametrize("game", STAYED_AT)
def test_whoever_stays_at_a_table_holds_no_more_than_who_has_just_come(
    browser: Browser, url: str, client: Client, game: str
) -> None:
    address = f"/tables/{client.open(game, 'me', 'conscript', start=True)}"
    with arriving(browser, url, client, address) as anna:
        choose(anna, EARLY)
        early = surplus(browser, url, client, address, anna)
        choose(anna, LATE - EARLY)
        late = surplus(browser, url, client, address, anna)

    grown = late - early
    assert grown.things < THINGS, (early, late)
    assert grown.unseen < UNSEEN, (early, late)
    assert grown.listening < LISTENING, (early, late)


def arriving(browser: Browser, url: str, client: Client, address: str) -> Person:
    """Somebody who comes to a table and has the client's seat."""
    person = Person(browser, url, settings={"caution": "never"})
    sit_down(client, person.context)
    person.go(address)
    return person


def choose(person: Person, count: int) -> None:
    """Take the option in the middle so many times."""
    before = ""
    for _ in range(count):
        assert "asked" == settled(person, before)
        before = version(person)
        options(person).evaluate_all(TAKE_THE_MIDDLE)
    assert "asked" == settled(person, before)


def surplus(browser: Browser, url: str, client: Client, address: str, person: Person) -> Held:
    """What a page holds more than one that shows as much of the table but has seen nothing else."""
    unroll(person)
    with arriving(browser, url, client, address) as newcomer:
        settled(newcomer)
        unroll(newcomer, log(person).count())
        return held(person) - held(newcomer)


def unroll(person: Person, count: int = 0) -> None:
    """Have the whole log shown, of so many lines; a newcomer has only its end otherwise."""
    person.page.wait_for_function(UNROLL, arg=count)


def held(person: Person) -> Held:
    """Give back what is free, which takes several goes, and count the rest."""
    person.page.wait_for_load_state("networkidle")
    session = person.context.new_cdp_session(person.page)
    for _ in range(GOES):
        session.send("HeapProfiler.collectGarbage")
        # What has just been let go is held by a task that is still to run.
        person.page.wait_for_timeout(PAUSE)
    listening = session.send("Memory.getDOMCounters")["jsEventListeners"]
    found = Held(count(session, "Object", COUNT), count(session, "Node", COUNT_UNSEEN), int(listening))
    session.detach()
    return found


def count(session: CDPSession, kind: str, way: str) -> int:
    """Count everything of a kind that the page holds."""
    prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})["result"]["objectId"]
    found = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    asked = {"objectId": found, "functionDeclaration": way, "returnByValue": True}
    counted = session.send("Runtime.callFunctionOn", asked)["result"]["value"]
    session.send("Runtime.releaseObject", {"objectId": found})
    return int(counted)
