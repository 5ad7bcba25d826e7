"""Clocks on the screen: what is left runs while one is asked, and time that is up is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.playing import deal_hands, log, menu, options, question, seat
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import asked, pass_turn, seat_all, yours
from tests.interfaces.web.servers import Client, wait_for


def sit_both(
    clients: tuple[Client, Client], people: tuple[Person, Person], game: str, **body: Any
) -> tuple[Person, Person]:
    """Begin a game of two in two browsers; gives who is asked, and who waits."""
    id = seat_all(*clients, game=game, **body)
    if game == "stalingrad":
        deal_hands(id, *clients)
    # Time runs already: whoever is asked now may not be when the pages are there.
    first, second = people if asked(id, *clients)[0] is clients[0] else people[::-1]
    for client, person in zip(clients, people, strict=True):
        sit_down(client, person.context)
        person.go(f"/tables/{id}")
    return first, second


def seconds(person: Person, name: str) -> int:
    """What somebody has left, as a screen shows it."""
    found = re.search(r"(\d\d):(\d\d)\s*$", seat(person, name).inner_text())
    assert found, seat(person, name).inner_text()
    return 60 * int(found[1]) + int(found[2])


def runs(person: Person, name: str) -> None:
    """Wait until somebody has less left than a screen shows now."""
    left = seconds(person, name)
    wait_for(lambda: seconds(person, name) < left)


def test_the_clock_of_whoever_is_asked_runs_on_both_screens(
    clients: tuple[Client, Client], anna: Person, boris: Person
) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 0}
    sit_both(clients, (anna, boris), "stalingrad", clock=clock)
    waiting = seconds(anna, "Boris")
    for person in (anna, boris):
        runs(person, "Anna")
    assert 570 < seconds(anna, "Anna") < 600
    assert waiting == seconds(anna, "Boris") == seconds(boris, "Boris")

    options(anna).filter(has_text="End the Action phase").click()
    expect(seat(anna, "Boris")).to_contain_text("to choose")
    stopped = seconds(anna, "Anna")
    for person in (boris, anna):
        runs(person, "Boris")
    assert stopped == seconds(anna, "Anna") == seconds(boris, "Anna")


def test_without_a_clock_none_is_shown(table: str, anna: Person) -> None:
    expect(seat(anna, "Boris")).to_be_visible()

    assert not re.search(r"\d\d:\d\d", anna.page.get_by_role("list", name="Seats").inner_text())


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 4}, {"kind": "bank", "seconds": 4}])
def test_time_that_is_up_ends_a_game_of_two_and_both_are_told(
    clients: tuple[Client, Client], anna: Person, boris: Person, clock: dict[str, object]
) -> None:
    late, patient = sit_both(clients, (anna, boris), "barbarossa", clock=clock)

    for person, verdict in ((late, "You have lost"), (patient, "You have won")):
        ending = person.page.get_by_role("region", name=verdict)
        expect(ending).to_contain_text("Somebody’s time has run out.")
        expect(log(person).filter(has_text=re.compile("^The time of .* is up"))).to_have_count(1)
        expect(ending.get_by_role("button", name="Play again", exact=True)).to_be_enabled()


def test_whose_time_is_up_among_three_is_replaced_and_may_come_back(
    clients: tuple[Client, Client], anna: Person
) -> None:
    id = seat_all(*clients, "recruit", clock={"kind": "bank", "seconds": 3, "increment": 600})
    sit_down(clients[0], anna.context)
    anna.go(f"/tables/{id}")
    # Boris has time from now on, and nobody plays on without him.
    wait_for(lambda: 1 == clients[1].get(f"/api/tables/{id}")["asked"])
    pass_turn(clients[1], id)
    expect(log(anna).filter(has_text="is up.")).to_have_count(1)
    expect(options(anna)).to_have_count(0)

    menu(anna, "Take my seat again").click()

    expect(log(anna).filter(has_text="is back.")).to_have_count(1)
    expect(seat(anna, "Anna")).to_be_visible()
    assert [0] == yours(clients[0], id)
    expect(question(anna)).to_be_visible()
