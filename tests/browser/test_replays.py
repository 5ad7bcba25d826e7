"""Looking back in the browser: every step from every seat, what can be checked, and playing on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect

from tests.browser.people import Person
from tests.browser.places import forgive
from tests.browser.positions import bring, game_file, played, sit_down
from tests.interfaces.web.servers import Client, wait_for

# The first seat is asked there, so that nobody goes on by himself from it.
CHOICES: Final = 263
FILE: Final = "application/jsonl"


@pytest.fixture(scope="module")
def host(url: str) -> Iterator[Client]:
    with Client(url, "Anna") as client:
        yield client


@pytest.fixture(scope="module")
def past(host: Client) -> str:
    """A game of Stalingrad in which both sides hold cards at the end: its address."""
    return f"/replays/{bring(host, game_file(played('stalingrad', CHOICES)))['id']}"


@pytest.fixture
def somebody(anna: Person, host: Client) -> Person:
    sit_down(host, anna.context)
    return anna


def way(person: Person, name: str) -> Locator:
    """One of the ways to go through a game."""
    return person.page.get_by_role("group", name="Going through the game").get_by_role("button", name=name)


def shows(person: Person, text: str) -> None:
    """Expect the line of the whole game to say where one is."""
    expect(person.page.get_by_role("region", name="The whole game")).to_contain_text(text)


def hand(person: Person, seat: int) -> Locator:
    """The cards of a hand, as far as they are shown."""
    return person.page.locator(f"[data-zone='hand/{seat}'] [data-card]:not([data-card='back'])")


def named(cards: Locator) -> list[str]:
    """Cards by their ids."""
    found: list[str] = cards.evaluate_all("cards => cards.map((each) => each.dataset.card)")
    return found


def test_one_goes_step_by_step_and_turn_by_turn(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at=60&seat=0")
    shows(somebody, "Step 60 of")

    way(somebody, "A step on").click()
    shows(somebody, "Step 61 of")
    way(somebody, "A step back").click()
    shows(somebody, "Step 60 of")
    somebody.page.keyboard.press("ArrowRight")
    shows(somebody, "Step 61 of")
    way(somebody, "To the beginning").click()
    shows(somebody, "Step 1 of")
    way(somebody, "A turn on").click()
    shows(somebody, "German: turn 1")
    way(somebody, "A turn on").click()
    shows(somebody, "Soviet: turn 1")
    way(somebody, "A turn back").click()
    shows(somebody, "German: turn 1")
    way(somebody, "To the end").click()
    expect(somebody.page.get_by_role("slider", name="Step")).to_have_js_property("value", last(somebody))


def last(person: Person) -> str:
    """The last step of the game."""
    return person.page.get_by_role("slider", name="Step").get_attribute("max") or ""


def test_a_game_plays_by_itself_until_it_is_stopped(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at=60&seat=0")

    way(somebody, "Play").click()
    shows(somebody, "Step 61 of")
    way(somebody, "Pause").click()

    expect(way(somebody, "Play")).to_be_visible()


def test_each_seat_sees_what_it_saw(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at={CHOICES}&seat=0")
    look = somebody.page.get_by_label("Seen by")
    expect(look).to_have_value("0")
    expect(hand(somebody, 1).nth(3)).to_be_attached()
    expect(hand(somebody, 2)).to_have_count(0)

    look.select_option(label="Soviet (Boris)")
    expect(somebody.page).to_have_url(re.compile("seat=1"))
    expect(hand(somebody, 1)).to_have_count(0)
    expect(hand(somebody, 2).first).to_be_attached()

    look.select_option(label="a spectator")
    expect(somebody.page).to_have_url(re.compile("seat=spectator"))
    expect(hand(somebody, 2)).to_have_count(0)
    expect(hand(somebody, 1)).to_have_count(0)


def test_the_full_view_opens_every_pile(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at={CHOICES}&seat=0")
    piles = somebody.page.get_by_text("Every pile, from the top")
    expect(somebody.page.get_by_label("All cards")).not_to_be_checked()
    assert piles.count() == 0

    somebody.page.get_by_label("All cards").check()
    piles.click()
    somebody.page.get_by_text("Hand, Soviet").click()

    shown = somebody.page.get_by_role("group").filter(has_text="Hand, Soviet").get_by_role("listitem")
    assert shown.count() > 0


def test_a_link_opens_at_its_moment(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at=77&seat=1")
    way(somebody, "A step on").click()
    shows(somebody, "Step 78 of")
    expect(somebody.page).to_have_url(re.compile("at=78"))
    said = somebody.page.get_by_role("region", name="This step").inner_text()

    somebody.go(somebody.page.url)

    shows(somebody, "Step 78 of")
    expect(somebody.page.get_by_label("Seen by")).to_have_value("1")
    expect(somebody.page.get_by_role("region", name="This step")).to_have_text(said, use_inner_text=True)


def test_one_plays_on_from_any_point(somebody: Person, past: str) -> None:
    somebody.go(f"{past}?at={CHOICES}&seat=0")
    shows(somebody, f"Step {CHOICES} of")
    cards = named(hand(somebody, 1))

    somebody.button("Play on from here").click()
    dialog = somebody.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="German")).to_have_value("me")
    dialog.get_by_role("button", name="Start the game").click()

    somebody.page.wait_for_url("**/tables/*")
    expect(somebody.page.get_by_role("region", name="What is asked")).to_be_visible()
    assert cards == named(hand(somebody, 1))
    source = somebody.page.get_by_role("log").get_by_role("link", name="Played on from step")
    expect(source).to_have_text(f"Played on from step {CHOICES} of an earlier game")
    source.click()
    shows(somebody, f"Step {CHOICES} of")


def test_where_a_game_is_over_one_is_sent_back_to_play_on(somebody: Person, host: Client) -> None:
    over = bring(host, game_file(played("stalingrad", 10_000)))
    somebody.go(f"/replays/{over['id']}?at={over['version']}&seat=0")
    somebody.button("Play on from here").click()
    dialog = somebody.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Start the game").click()

    expect(dialog.get_by_role("alert")).to_contain_text("go back to an earlier step")
    dialog.get_by_role("button", name="Close").click()
    somebody.page.get_by_role("slider").press("Home")
    shows(somebody, "Step 1 of")
    somebody.button("Play on from here").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Start the game").click()
    expect(somebody.page.get_by_role("region", name="What is asked")).to_be_visible()
    forgive(somebody, "the server responded with a status of 409")


def finished(person: Person, host: Client) -> str:
    """A game that this browser has seen while it was played, and that is over now: its id."""
    id = host.open("barbarossa", "me", "recruit", start=True)
    person.go(f"/replays/{id}")
    expect(person.page.get_by_role("button", name="Sealed")).to_be_visible()
    wait_for(lambda: host.position(id)["decision"]["options"])
    host.choose(id)
    host.post(f"/api/tables/{id}/resign")
    return id


def test_the_browser_checks_the_key_itself(somebody: Person, host: Client) -> None:
    id = finished(somebody, host)

    somebody.go(f"/replays/{id}")
    badge = somebody.page.get_by_role("button", name="Verified", exact=True)
    expect(badge).to_be_visible()
    badge.click()

    expect(somebody.page.get_by_role("dialog")).to_contain_text("give exactly the commitment")


def test_a_key_that_does_not_fit_is_told(somebody: Person, host: Client) -> None:
    id = finished(somebody, host)
    somebody.page.route("**/api/tables/*/reveal", exchange_key)

    somebody.go(f"/replays/{id}")
    badge = somebody.page.get_by_role("button", name="Does not agree")
    expect(badge).to_be_visible()
    badge.click()

    expect(somebody.page.get_by_role("dialog")).to_contain_text("do not give the commitment")


def exchange_key(route: Route) -> None:
    """Answer with another key than that with which the game was played."""
    told = route.fetch().json()
    route.fulfill(body=json.dumps({**told, "key": "00" * 16}), content_type="application/json")


def upload(person: Person, content: bytes) -> None:
    """Choose a file of games on the page of replays."""
    person.go("/replays")
    file = FilePayload(name="evening.jsonl", mimeType=FILE, buffer=content)
    person.page.get_by_label("Choose a game file").set_input_files(file)


def test_a_game_comes_as_a_file(somebody: Person) -> None:
    upload(somebody, game_file(played("barbarossa", 30)))

    somebody.page.wait_for_url(re.compile("/replays/.+"))
    expect(somebody.page.get_by_role("heading", name="Barbarossa", level=1)).to_be_visible()
    expect(somebody.page.get_by_role("button", name="Partly verified")).to_be_visible()


def test_a_broken_file_is_not_taken_and_the_line_is_named(somebody: Person) -> None:
    lines = game_file(played("barbarossa", 30)).splitlines(keepends=True)
    lines[12] = lines[12].replace(b'"seat":', b'"seat":1', 1)

    upload(somebody, b"".join(lines))

    alert = somebody.page.get_by_role("alert").filter(has_text="evening.jsonl was not taken in")
    expect(alert).to_contain_text("Line 13: Under the rules here this cannot happen")
    forgive(somebody, "422")


def test_the_steps_of_a_turn_are_told_in_full_where_anybody_saw_something(
    somebody: Person, past: str
) -> None:
    somebody.go(f"{past}?at=60&seat=0")
    steps = somebody.page.locator("details").filter(has_text="This turn").get_by_role("listitem")
    expect(steps.first).to_be_visible()
    told = [text.split("\n")[-1] for text in steps.all_inner_texts()]
    cut = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1)"

    assert all(told)
    assert "Without visible effect." not in told
    assert [] == steps.get_by_role("button").evaluate_all(cut)
