"""What stays where it is: nothing jumps when somebody proposes something, waits, or is taught."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.playing import asked, deal_hands, log
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client

PLACES: Final = ("main > header", "main > .board", "main > .bar")


def boxes(person: Person) -> list[FloatRect | None]:
    """Where the parts of the table are."""
    return [person.page.locator(place).bounding_box() for place in PLACES]


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def waiting(
    request: pytest.FixtureRequest, browser: Browser, url: str, clients: tuple[Client, Client]
) -> Iterator[Person]:
    """Somebody who waits for Anna, who is not there, in Stalingrad."""
    id = seat_all(*clients, game="stalingrad")
    deal_hands(id, *clients)
    with Person(browser, url, request.param) as person:
        sit_down(clients[1], person.context)
        person.go(f"/tables/{id}")
        yield person


def test_an_offer_moves_nothing(clients: tuple[Client, Client], waiting: Person) -> None:
    expect(asked(waiting)).to_be_visible()
    before = boxes(waiting)
    id = waiting.page.url.rsplit("/", 1)[1]

    clients[0].post(f"/api/tables/{id}/offers", kind="draw", version=clients[0].position(id)["version"])

    offer = waiting.page.get_by_role("alert").filter(has_text="German offers a draw.")
    expect(offer.get_by_role("button", name="Decline")).to_be_in_viewport()
    assert before == boxes(waiting)
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)


def test_on_a_phone_what_was_missed_hides_nothing_of_the_board(
    browser: Browser, url: str, clients: tuple[Client, Client]
) -> None:
    id = seat_all(*clients, game="stalingrad")
    with Person(browser, url, PHONE) as phone:
        sit_down(clients[0], phone.context)
        phone.go(f"/tables/{id}")
        phone.go("/")
        clients[1].choose(id, -1)
        phone.go(f"/tables/{id}")

        told = phone.page.get_by_role("region", name="Since you last looked")
        expect(told).to_be_in_viewport(ratio=1)
        missed, board = told.bounding_box(), phone.page.locator("main > .board").bounding_box()
        assert missed
        assert board
        assert missed["y"] + missed["height"] <= board["y"]
        phone.button("Show me").click()
        expect(told).to_contain_text("of 1")
        assert told.bounding_box() == phone.page.locator("main > .bar").bounding_box()


def test_whoever_waits_reads_for_whom(waiting: Person) -> None:
    expect(asked(waiting)).to_contain_text("Anna is to choose (German), but is away.")


def test_on_a_phone_whoever_waits_reads_what_happened_last(
    browser: Browser, url: str, clients: tuple[Client, Client]
) -> None:
    id = seat_all(*clients, game="stalingrad")
    deal_hands(id, *clients)
    with Person(browser, url, PHONE) as phone:
        sit_down(clients[1], phone.context)
        phone.go(f"/tables/{id}")
        phone.button("Log").click()
        last = log(phone).last.inner_text().splitlines()[0]
        phone.button("Board").click()

        expect(asked(phone).get_by_text(last.split(". ")[0])).to_be_in_viewport()


def test_skipping_moves_no_button(browser: Browser, url: str, clients: tuple[Client, Client]) -> None:
    id = seat_all(*clients, game="stalingrad")
    deal_hands(id, *clients)
    with Person(browser, url, settings={"speed": "slow"}) as person:
        sit_down(clients[1], person.context)
        person.go(f"/tables/{id}")
        skip = asked(person).locator(".skip")
        back = asked(person).get_by_role("button", name="take back")
        always = asked(person).get_by_role("button", name="Always…")
        expect(skip).not_to_be_visible()
        before = [back.bounding_box(), always.bounding_box()]

        # A Force is brought up and paid for with cards, which glide.
        for _ in range(3):
            clients[0].choose(id, -1)

        expect(skip).to_be_visible()
        expect(always).to_have_count(0)
        assert before[0] == back.bounding_box()
        skip.click()
        expect(skip).not_to_be_visible()
        assert before == [back.bounding_box(), always.bounding_box()]


def test_on_a_phone_the_coach_is_one_line_past_the_introduction_and_speaks_over_what_is_asked(
    browser: Browser, url: str
) -> None:
    with Person(browser, url, PHONE, has_touch=True, is_mobile=True) as pupil:
        pupil.page.goto("/learn/stalingrad")
        coach = pupil.page.get_by_role("region", name="Coach")
        coach.get_by_role("button", name="Skip the introduction").click()
        line = coach.get_by_role("button", name="I would choose:")
        expect(line).to_be_visible()
        before = boxes(pupil)
        height = coach.bounding_box()
        assert height
        assert height["height"] < 50

        line.click()
        expect(coach.get_by_role("button", name="Do that")).to_be_in_viewport()
        assert before == boxes(pupil)

        coach.get_by_role("button", name="Fold up the coach").click()
        expect(coach.get_by_role("button", name="Do that")).to_have_count(0)
        expect(asked(pupil).get_by_role("listitem").filter(has_text="Coach")).to_be_in_viewport()
