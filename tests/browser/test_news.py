"""News: what happens while a page loads is told, too; and where those at a table went on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.people import Person
from tests.browser.playing import asked
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client


def last_sentence(client: Client, id: str) -> str:
    """What was told last at a table."""
    events: list[dict[str, Any]] = client.get(f"/api/tables/{id}/events", since=0)["events"]
    text: str = [notice["text"] for event in events for notice in event.get("notices", [])][-1]
    return text


def test_what_happens_before_the_past_is_there_is_told_and_the_past_is_not(
    clients: tuple[Client, Client], anna: Person
) -> None:
    id = seat_all(*clients, game="stalingrad")
    clients[1].choose(id, -1)
    past = last_sentence(clients[0], id)
    sit_down(clients[0], anna.context)
    held: list[Route] = []
    anna.page.route("**/api/tables/*/events*", lambda route: held.append(route))
    anna.go(f"/tables/{id}")
    expect(asked(anna)).to_be_visible()
    anna.page.wait_for_timeout(500)

    clients[1].choose(id, -2)

    news = last_sentence(clients[0], id)
    assert past != news
    heard = anna.page.get_by_role("status").filter(has_text=news)
    expect(heard).to_have_count(1)
    for route in held:
        route.continue_()
    expect(anna.page.get_by_role("log")).to_contain_text(past)
    expect(heard).to_have_count(1)
    expect(anna.page.get_by_role("status").filter(has_text=past)).to_have_count(0)


def test_whoever_watched_finds_the_next_game(clients: tuple[Client, Client], anna: Person) -> None:
    id = seat_all(*clients, game="stalingrad")
    clients[0].post(f"/api/tables/{id}/resign", seat=0)
    anna.go(f"/tables/{id}")
    follow = anna.page.get_by_role("link", name="Watch the next game")
    expect(anna.page.get_by_role("link", name="Look back")).to_be_visible()
    expect(follow).to_have_count(0)

    new = {client.post(f"/api/tables/{id}/rematch")["id"] for client in clients}

    follow.click()
    anna.page.wait_for_url(f"**/tables/{new.pop()}")
    expect(asked(anna)).to_be_visible()


def test_a_rematch_that_was_closed_says_so_and_leads_nowhere_by_itself(
    clients: tuple[Client, Client], anna: Person
) -> None:
    id = seat_all(*clients, game="stalingrad")
    clients[0].post(f"/api/tables/{id}/resign", seat=0)
    new = clients[0].post(f"/api/tables/{id}/rematch")["id"]
    sit_down(clients[1], anna.context)
    anna.go(f"/tables/{new}")

    clients[0].post(f"/api/tables/{new}/close")

    expect(
        anna.page.get_by_role("heading", name="This table was closed before the game began.")
    ).to_be_visible()
    anna.page.wait_for_timeout(500)
    assert anna.page.url.endswith(f"/tables/{new}")
