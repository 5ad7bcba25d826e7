"""What goes wrong, and that the page says so and goes on: servers that die, old tabs, seats that move."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from eastfront.table.storage.address import database_url
from tests.browser.people import Person
from tests.browser.places import ended, forgive
from tests.browser.playing import log, options, question, reaches, version
from tests.browser.positions import game_file, played, sit_down
from tests.interfaces.web.servers import Client
from tests.serving.processes import Server

# What a browser says of a server that is away or goes in mid-answer, whatever the page does about it.
AWAY = "net::ERR_"
REFUSED = "the server responded with a status of"


@pytest.fixture
def server(tmp_path: Path, url: str) -> Iterator[Server]:
    """A server of its own process; the other one is there for the client that it shows."""
    server = Server(tmp_path, database_url("", tmp_path))
    apart(server.start())
    yield server
    apart(server.kill())


def apart(work: Coroutine[None, None, None]) -> None:
    """Run something in a thread of its own: the browser is driven by a loop of this one."""
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, work).result()


def test_a_server_that_was_killed_is_found_again_and_nothing_is_lost(
    server: Server, browser: Browser
) -> None:
    lost = "The connection is lost. It is being tried again; nothing that you did is lost."
    with Client(server.url, "Anna") as client, Person(browser, server.url) as anna:
        id = client.open("stalingrad", "conscript", "me", start=True)
        sit_down(client, anna.context)
        anna.go(f"/tables/{id}")
        options(anna).nth(1).click()
        reaches(anna, 2)
        asked_before, log_before = question(anna).inner_text(), log(anna).all_inner_texts()

        apart(server.kill())
        expect(anna.page.get_by_text(lost)).to_be_visible()
        options(anna).nth(1).click()
        expect(anna.page.get_by_role("alert")).to_contain_text(
            ["The server does not answer. Nothing was lost"]
        )
        apart(server.start())

        expect(anna.page.get_by_text(lost)).to_have_count(0, timeout=20_000)
        assert ("2", asked_before) == (version(anna), question(anna).inner_text())
        assert log_before == log(anna).all_inner_texts()
        options(anna).nth(1).click()
        reaches(anna, 3)
        forgive(anna, AWAY)


@pytest.mark.parametrize("way", ["Play again", "Play on from here"])
def test_what_follows_a_game_is_opened_once_although_its_answer_is_lost(
    client: Client, player: Person, way: str
) -> None:
    over = ended(client)
    player.go(f"/tables/{over}" if way == "Play again" else f"/replays/{over}?at=20")
    opened = lose_first_answer(player, re.compile("/(rematch|fork)$"))

    player.button(way).click()
    if way == "Play on from here":
        player.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()

    player.page.wait_for_url(lambda url: url.split("/")[-2] == "tables" and not url.endswith(over))
    assert opened == [player.page.url.rsplit("/", 1)[1]] * 2
    forgive(player, "net::ERR_FAILED")


def lose_first_answer(person: Person, address: re.Pattern[str]) -> list[str]:
    """Let the server do what is commanded without the page hearing of it the first time.

    Gives a list that fills with the ids of the tables that it answers with.
    """
    opened: list[str] = []

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        opened.append(answer.json()["id"])
        if len(opened) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    person.page.route(address, pass_on)
    return opened


def test_an_old_tab_follows_what_is_played_in_another(client: Client, player: Person) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    before = int(version(player))
    options(player).nth(1).click()
    reaches(player, before + 1)
    with player.context.new_page() as second:
        second.goto(f"/tables/{id}")
        second.get_by_role("region", name="What is asked").get_by_role("listitem").nth(1).get_by_role(
            "button"
        ).click()
        expect(second.get_by_role("main")).to_have_attribute("data-version", str(before + 2))

        reaches(player, before + 2)
        theirs = second.get_by_role("region", name="What is asked").get_by_role("heading").inner_text()
    expect(question(player)).to_have_text(theirs)


def test_a_choice_that_comes_too_late_is_refused_with_a_sentence_and_play_goes_on(
    client: Client, player: Person
) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    before = int(version(player))
    expect(options(player).first).to_be_enabled()
    player.page.route("**/choices", lambda route: (client.choose(id, 1), route.continue_()))

    options(player).nth(2).click()

    expect(player.page.get_by_role("alert")).to_contain_text(["The table has moved on meanwhile."])
    player.page.unroute("**/choices")
    reaches(player, before + 1)
    options(player).nth(1).click()
    reaches(player, before + 2)
    forgive(player, REFUSED)


def test_a_seat_moves_to_another_device_and_the_old_one_says_so(
    client: Client, player: Person, boris: Person
) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    player.button("Table").click()
    player.button("Move my seat to another device").click()
    link = player.page.get_by_role("textbox", name="Link", exact=True).input_value()
    player.page.get_by_role("dialog").get_by_role("button", name="Close").click()

    boris.go(link)
    expect(boris.page.get_by_text("This link brings Anna’s seat (Soviet)")).to_be_visible()
    boris.button("Take the seat here").click()

    expect(options(boris).first).to_be_enabled()
    told = player.page.get_by_text("This seat is no longer yours here.")
    expect(told).to_be_visible()
    expect(options(player)).to_have_count(0)
    player.page.get_by_role("main").get_by_role("link", name="My tables").click()
    expect(player.page.get_by_role("heading", name="My tables")).to_be_visible()

    boris.go(link)
    expect(boris.page.get_by_role("alert").first).to_contain_text("This link was used already")
    forgive(boris, REFUSED)


def test_a_full_table_says_so_and_may_be_watched(client: Client, anna: Person) -> None:
    id = client.open("stalingrad", "me", "conscript", visibility="public")

    anna.go(f"/join/{id}")

    expect(anna.page.get_by_text("Every seat is taken meanwhile.")).to_be_visible()
    client.post(f"/api/tables/{id}/start")
    anna.page.get_by_role("link", name="Watch").last.click()
    expect(question(anna)).to_contain_text("Waiting for")
    expect(options(anna)).to_have_count(0)


def test_somebody_who_was_faster_takes_the_last_seat(client: Client, anna: Person, url: str) -> None:
    id = client.open("stalingrad", "me", "open")
    anna.go(f"/join/{id}")
    anna.page.get_by_label("What should the others call you?").fill("Vera")
    with Client(url, "Boris") as boris:
        boris.post(f"/api/tables/{id}/seats/1/claim")

    anna.button("Sit down").click()

    expect(anna.page.get_by_role("alert").filter(has_text="taken")).to_be_visible()
    expect(anna.page.get_by_text("Every seat is taken meanwhile.")).to_be_visible()
    forgive(anna, REFUSED)


@pytest.mark.parametrize("path", ["/tables/nosuchtable", "/join/nosuchtable"])
def test_a_table_that_there_is_not_says_so_with_a_way_on(anna: Person, path: str) -> None:
    anna.go(path)

    expect(anna.page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
    anna.page.get_by_role("link", name="Back to the games").click()
    expect(anna.button("Play now")).to_be_visible()
    forgive(anna, REFUSED)


def test_a_table_that_was_closed_says_so(client: Client, anna: Person) -> None:
    id = client.open("stalingrad", "me", "open")
    anna.go(f"/tables/{id}")
    expect(anna.page.get_by_text("One seat is still free.")).to_be_visible()

    client.post(f"/api/tables/{id}/close")

    closed = "This table was closed before the game began."
    expect(anna.page.get_by_role("heading", name=closed)).to_be_visible()
    anna.go(f"/join/{id}")
    expect(anna.page.get_by_text("The host has closed this table.")).to_be_visible()


def test_a_page_says_that_the_server_is_away_and_goes_on_when_it_is_back(
    server: Server, browser: Browser
) -> None:
    away = "The server does not answer."
    with Client(server.url, "Anna") as client, Person(browser, server.url) as anna:
        client.open("stalingrad", "me", "open")
        sit_down(client, anna.context)
        anna.go("/mine")
        anna.page.get_by_role("link", name="eastfront: the games").click()
        expect(anna.button("Play now")).to_be_visible()

        apart(server.kill())
        anna.page.get_by_role("banner").get_by_role("link", name="My tables").click()
        trouble = anna.page.get_by_role("main").get_by_role("alert")
        expect(trouble).to_contain_text(away)
        apart(server.start())
        trouble.get_by_role("button", name="Try again").click()

        expect(anna.page.get_by_role("main")).to_contain_text("Battle for Stalingrad")
        expect(trouble).to_have_count(0)
        forgive(anna, AWAY)


def test_a_tab_from_before_an_upgrade_says_so_and_loads_anew(anna: Person) -> None:
    anna.go("/")
    # What the tab would load is no longer there under its old name.
    anna.page.route("**/assets/**", lambda route: route.fulfill(status=404, body=""))

    anna.page.get_by_role("banner").get_by_role("link", name="Cards").click()

    expect(anna.page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_contain_text(["it was renewed while this window was open"])
    anna.page.unroute("**/assets/**")
    anna.button("Load the page anew").click()
    expect(anna.page.get_by_role("heading", name="Cards", level=1)).to_be_visible()
    assert anna.page.url == f"{anna.url}/cards"
    forgive(anna, REFUSED)


def bring(person: Person, name: str, content: bytes) -> None:
    """Choose a game file."""
    person.page.get_by_label("Choose a game file").set_input_files(
        {"name": name, "mimeType": "application/jsonl", "buffer": content}
    )


def test_a_broken_file_is_refused_with_its_line_and_another_is_taken(anna: Person) -> None:
    lines = game_file(played("stalingrad", 8)).decode().splitlines()
    lines[3] = lines[3].replace('"', "'", 1)
    anna.go("/replays")

    bring(anna, "lost.jsonl", "\n".join(lines).encode())

    told = anna.page.get_by_role("alert").filter(has_text="lost.jsonl")
    expect(told).to_contain_text("Line 4")
    expect(told).to_contain_text(lines[3][:60])
    bring(anna, "found.jsonl", game_file(played("stalingrad", 8)))
    expect(anna.page.get_by_role("heading", name="Battle for Stalingrad", level=1)).to_be_visible()
    forgive(anna, REFUSED)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "Line 1:"),
        (b"", "empty"),
        (b"x" * (4 * 1024 * 1024 + 1), "This file is larger than 4 MB"),
    ],
    ids=["picture", "empty", "large"],
)
def test_a_file_that_is_no_game_is_refused_with_a_reason(anna: Person, content: bytes, reason: str) -> None:
    anna.go("/replays")

    bring(anna, "holiday.png", content)

    told = anna.page.get_by_role("alert").filter(has_text="holiday.png was not taken in")
    expect(told).to_contain_text(reason)
    expect(anna.page.get_by_label("Choose a game file")).to_be_enabled()
    if "4 MB" not in reason:
        forgive(anna, REFUSED)


def test_a_page_whose_words_do_not_come_says_so_and_can_be_asked_for_again(anna: Person) -> None:
    anna.page.route("**/assets/en-*.js", lambda route: route.abort())
    anna.page.goto("/")

    expect(anna.page.get_by_role("alert")).to_contain_text("the server does not answer")
    anna.page.unroute("**/assets/en-*.js")
    anna.page.get_by_role("link", name="Try again").click()

    expect(anna.button("Play now")).to_be_enabled()
    forgive(anna, "net::ERR_FAILED")
    forgive(anna, "dynamically imported module")
