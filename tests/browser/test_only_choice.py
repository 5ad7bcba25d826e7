"""Decisions with a single answer: taken for whoever wants that, where nobody learns anything by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.people import Person
from tests.browser.places import forgive
from tests.browser.playing import log, options, version
from tests.browser.positions import bring, game_file, play_on, played, sit_down
from tests.interfaces.web.servers import Client

# Longer than a question stands before it is answered by itself, in milliseconds.
WHILE: Final = 2000


@pytest.fixture
def hasty(browser: Browser, url: str, client: Client) -> Iterator[Person]:
    """Somebody for whom the only choice is taken."""
    with Person(browser, url, settings={"only": True}) as person:
        sit_down(client, person.context)
        yield person


def lonely(client: Client) -> str:
    """A table against the computer, with one answer only to what is asked."""
    id = play_on(client, played("stalingrad", 20, lonely=True))
    assert 1 == len(client.position(id)["decision"]["options"])
    return id


def hint(person: Person) -> Locator:
    """What says that something is done by itself."""
    return person.page.get_by_text("It is the only choice, and is taken for you.")


def stays(person: Person) -> None:
    """Wait whether something is chosen by itself, and see that nothing is."""
    before = version(person)
    person.page.wait_for_timeout(WHILE)
    assert before == version(person)
    expect(hint(person)).to_have_count(0)


def test_the_only_choice_is_taken_and_told(client: Client, hasty: Person) -> None:
    id = lonely(client)
    before = int(client.position(id)["version"])
    hasty.go(f"/tables/{id}")
    expect(hint(hasty)).to_be_visible()

    expect(hasty.page.get_by_role("main")).not_to_have_attribute("data-version", str(before))

    events = client.get(f"/api/tables/{id}/events", since=0)["events"]
    notices = next(each["notices"] for each in events if each.get("version") == before + 1)
    expect(log(hasty).filter(has_text=notices[0]["text"]).first).to_be_visible()


def test_a_choice_that_fails_is_not_promised_any_longer_and_is_tried_when_the_link_is_back(
    client: Client, hasty: Person
) -> None:
    links: list[WebSocketRoute] = []

    def connect(link: WebSocketRoute) -> None:
        links.append(link)
        link.connect_to_server()

    hasty.page.route_web_socket(re.compile(r"/tables/[\w-]+/live"), connect)
    hasty.page.route("**/choices", lambda route: route.abort())
    hasty.go(f"/tables/{lonely(client)}")
    expect(hint(hasty)).to_be_visible()
    before = version(hasty)

    expect(hasty.page.get_by_role("alert").first).to_contain_text("The server does not answer.")
    expect(hint(hasty)).to_have_count(0)
    assert before == version(hasty)
    hasty.page.unroute("**/choices")
    links[-1].close()

    expect(hasty.page.get_by_role("main")).not_to_have_attribute("data-version", before)
    forgive(hasty, "ERR_FAILED")


def test_what_was_taken_back_is_not_taken_again_at_once(client: Client, hasty: Person) -> None:
    id = lonely(client)
    before = client.position(id)["version"]
    hasty.go(f"/tables/{id}")
    expect(hasty.page.get_by_role("main")).not_to_have_attribute("data-version", str(before))
    hasty.page.wait_for_timeout(WHILE)

    hasty.button("Take back").click()
    expect(log(hasty).last).to_contain_text("takes back the last choice.")
    expect(options(hasty)).to_have_count(1)
    stays(hasty)
    now = int(version(hasty))
    options(hasty).first.click()

    expect(hasty.page.get_by_role("main")).not_to_have_attribute("data-version", str(now))


def test_nothing_is_taken_where_somebody_does_not_want_it(client: Client, player: Person) -> None:
    player.go(f"/tables/{lonely(client)}")
    expect(options(player)).to_have_count(1)

    stays(player)

    player.go("/settings")
    player.page.get_by_label("Take the only choice for me").check()
    player.page.reload()
    expect(player.page.get_by_label("Take the only choice for me")).to_be_checked()


def test_nothing_is_taken_where_other_people_would_learn_from_it(
    clients: tuple[Client, Client], hasty: Person
) -> None:
    anna, boris = clients
    brought = bring(anna, game_file(played("stalingrad", 20, lonely=True)))
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = anna.post(f"/api/tables/{brought['id']}/fork", at=brought["version"], seats=seats)["id"]
    boris.post(f"/api/tables/{id}/seats/1/claim")
    anna.post(f"/api/tables/{id}/start")
    sit_down(anna, hasty.context)
    hasty.go(f"/tables/{id}")
    expect(options(hasty)).to_have_count(1)

    stays(hasty)

    before = version(hasty)
    options(hasty).first.click()
    expect(hasty.page.get_by_role("main")).not_to_have_attribute("data-version", before)
