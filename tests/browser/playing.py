"""What people do at a table in the browser: wait to be asked, choose, and see what came of it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE, Person
from tests.interfaces.web.servers import Client

Moment: TypeAlias = Literal["asked", "doubtful", "over"]

# Waits until another position than *before* asks for something, or the game is over, or a question is put
# before what was chosen is done.
SETTLED: Final = f"""
async (before) => {{
  const end = performance.now() + {PATIENCE};
  while (performance.now() < end) {{
    if (document.querySelector("#ending-title")) return "over";
    if (document.querySelector("dialog[open]")) return "doubtful";
    const isNew = document.querySelector("main").dataset.version !== before;
    if (isNew && document.querySelector(".options button:enabled")) return "asked";
    await new Promise(requestAnimationFrame);
  }}
  throw new Error("nobody is asked: " + document.querySelector("main").innerText);
}}
"""


def asked(person: Person) -> Locator:
    """Where it stands what is asked, with every answer."""
    return person.page.get_by_role("region", name="What is asked")


def question(person: Person) -> Locator:
    """What is asked, or whose choice is waited for."""
    return asked(person).get_by_role("heading")


def options(person: Person) -> Locator:
    """The buttons of everything that may be chosen now."""
    return asked(person).get_by_role("listitem").get_by_role("button")


def version(person: Person) -> str:
    """How far the game has come on this screen."""
    return person.page.locator("main[data-version]").get_attribute("data-version") or ""


def settled(person: Person, before: str = "") -> Moment:
    """Wait until somebody is asked anew, doubts, or sees the end."""
    moment: Moment = person.page.evaluate(SETTLED, before)
    return moment


def reaches(person: Person, number: int | str) -> None:
    """Wait until the screen shows a version."""
    expect(person.page.get_by_role("main")).to_have_attribute("data-version", str(number))


def chosen(client: Client, person: Person, before: int) -> str:
    """What was chosen first after a version, once the screen shows what came of it."""
    expect(person.page.get_by_role("main")).not_to_have_attribute("data-version", str(before))
    id = person.page.url.rsplit("/", 1)[1]
    events = client.get(f"/api/tables/{id}/events", since=0)["events"]
    return next(str(each["entry"]["option"]) for each in events if each.get("version") == before + 1)


def zone(person: Person, name: str) -> Locator:
    """A place on the table by the name that notices have for it."""
    return person.page.locator(f'[data-zone="{name}"]')


def log(person: Person) -> Locator:
    """What has happened, line by line."""
    return person.page.get_by_role("log").get_by_role("listitem")


def talk(person: Person, text: str) -> None:
    """Say something at the table."""
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("textbox", name="Say something")).to_have_value("")


def lines(person: Person) -> Locator:
    """What was said."""
    return person.page.get_by_role("list", name="What was said").get_by_role("listitem")


def seat(person: Person, name: str) -> Locator:
    """How a screen shows somebody who sits at the table."""
    return person.page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def menu(person: Person, item: str) -> Locator:
    """Something that seats may do besides choosing, in the menu, which is opened."""
    person.page.get_by_role("button", name="Table", exact=True).click()
    return person.page.get_by_role("dialog", name="At this table").get_by_role("button", name=item)


def content(person: Person) -> str:
    """Everything that is on the page, seen or not."""
    return person.page.content()


def deal_hands(id: str, *clients: Client) -> None:
    """Play the opening of Stalingrad until the German side has its first turn, with cards in hand."""
    while True:
        for client in clients:
            present = client.position(id)
            if present["decision"]["kind"] == "action":
                return
            if present["decision"]["options"]:
                client.choose(id, -1, seat=present["seat"])


def hand(client: Client, id: str, seat: int) -> list[str]:
    """The cards in a hand."""
    cards: list[str] = client.position(id, seat=seat)["view"]["seats"][seat]["hand"]
    return cards
