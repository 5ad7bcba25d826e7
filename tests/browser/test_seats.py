"""Seats and those on them: leaving and coming back, being there, not reading somebody, playing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.playing import lines, log, menu, options, question, seat, talk
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import asked, seat_all
from tests.interfaces.web.servers import Client, running_server

LEAVES = "Do you really give up this game?"


def give_up(person: Person, really: bool = True) -> None:
    """Give up by the menu, or think better of it when asked again."""
    menu(person, "Give up").click()
    doubt = person.page.get_by_role("dialog", name="Give up")
    expect(doubt).to_contain_text(LEAVES)
    doubt.get_by_role("button", name="Do it" if really else "Go back").click()


def test_a_computer_player_takes_over_for_whoever_leaves_until_he_is_back(
    clients: tuple[Client, Client], anna: Person, boris: Person
) -> None:
    id = seat_all(*clients, "recruit")
    first, _ = asked(id, *clients) if asked_seat(clients[0], id) < 2 else clients
    for client, person in zip(clients, (anna, boris), strict=True):
        sit_down(client, person.context)
        person.go(f"/tables/{id}")
    leaver, other = (anna, boris) if first is clients[0] else (boris, anna)

    give_up(leaver)

    for person in (leaver, other):
        expect(log(person).filter(has_text="gives up.")).to_have_count(1)
        expect(log(person).filter(has_text="A computer player takes over for")).to_have_count(1)
    expect(options(leaver)).to_have_count(0)

    menu(leaver, "Take my seat again").click()

    expect(log(other).filter(has_text="is back.")).to_have_count(1)
    expect(menu(leaver, "Give up")).to_be_visible()
    assert [False] * 3 == [each["gone"] for each in clients[0].get(f"/api/tables/{id}")["seats"]]


def asked_seat(client: Client, id: str) -> int:
    """The seat that is waited for."""
    number: int = client.get(f"/api/tables/{id}")["asked"]
    return number


def test_whoever_does_not_mean_it_stays(table: str, anna: Person) -> None:
    give_up(anna, really=False)

    anna.page.keyboard.press("Escape")
    expect(options(anna).first).to_be_enabled()
    expect(log(anna).filter(has_text="gives up.")).to_have_count(0)


def test_those_who_come_and_go_are_seen_to(browser: Browser, table: str, anna: Person, boris: Person) -> None:
    expect(seat(anna, "Boris")).not_to_contain_text("away")
    with Person(browser, anna.url) as watcher:
        watcher.go(f"/tables/{table}")
        expect(anna.page.get_by_role("list", name="Seats")).to_contain_text("1 spectator")
    expect(anna.page.get_by_role("list", name="Seats")).not_to_contain_text("spectator")

    boris.go("/")
    expect(seat(anna, "Boris")).to_contain_text("away")
    boris.go(f"/tables/{table}")
    expect(seat(anna, "Boris")).not_to_contain_text("away")


def test_who_is_heard_again_is_heard_from_the_beginning(table: str, anna: Person, boris: Person) -> None:
    talk(anna, "Good luck!")
    talk(boris, "You too.")
    boris.button("Mute Anna").click()
    expect(lines(boris)).to_have_text(["Boris You too."])
    talk(anna, "Are you there?")
    talk(boris, "It is quiet here.")
    expect(lines(boris)).to_have_text(["Boris You too.", "Boris It is quiet here."])
    talk(anna, "Hello?")
    expect(lines(anna)).to_have_count(5)

    boris.button("Hear Anna again").click()

    said = [
        "Anna Good luck!",
        "Boris You too.",
        "Anna Are you there?",
        "Boris It is quiet here.",
        "Anna Hello?",
    ]
    expect(lines(boris)).to_have_text(said)
    options(anna).filter(has_text="End the Action phase").click()
    expect(options(boris).first).to_be_enabled()
    expect(lines(boris)).to_have_text(said)


def test_those_who_play_again_may_change_seats(table: str, anna: Person, boris: Person) -> None:
    give_up(anna)
    expect(boris.page.get_by_role("region", name="You have won")).to_contain_text("given up")

    boris.button("Play again, other seats").click()
    expect(boris.page.get_by_role("status").first).to_contain_text("A rematch")
    anna.page.get_by_role("button", name="Play again", exact=True).click()

    for person in (anna, boris):
        expect(question(person)).to_be_visible()
        expect(seat(person, "Anna")).to_contain_text("Soviet")
        expect(seat(person, "Boris")).to_contain_text("German")


@pytest.mark.parametrize("public", ["http://cards.example", ""], ids=["told", "untold"])
def test_invitations_lead_where_people_reach_the_server(
    browser: Browser, url: str, tmp_path_factory: pytest.TempPathFactory, public: str
) -> None:
    folder = tmp_path_factory.mktemp("public")
    with (
        running_server(folder, requests_per_minute=0, host="0.0.0.0", public_url=public) as near,
        Client(near, "Anna") as client,
        Person(browser, near) as anna,
    ):
        site = public or near
        waiting, running = (
            client.open("stalingrad", "me", "open"),
            client.open("stalingrad", "me", "conscript"),
        )
        client.post(f"/api/tables/{running}/start")
        sit_down(client, anna.context)
        anna.context.grant_permissions(["clipboard-read", "clipboard-write"])

        anna.go(f"/tables/{waiting}")
        expect(anna.page.get_by_label("Link to this table")).to_have_value(f"{site}/join/{waiting}")
        expect(anna.page.get_by_text("on this computer only")).to_have_count(0 if public else 1)
        anna.go(f"/tables/{running}")
        menu(anna, "Copy the link to this table").click()
        expect(anna.page.get_by_text("Copied.")).to_be_visible()

        assert f"{site}/join/{running}" == anna.page.evaluate("navigator.clipboard.readText()")
        anna.page.keyboard.press("Escape")
        menu(anna, "Move my seat to another device").click()
        expect(anna.page.get_by_label("Link", exact=True)).to_have_value(
            re.compile(f"{re.escape(site)}/seat/.")
        )


def test_a_game_alone_is_ended_without_a_winner_only_after_a_question(anna: Person) -> None:
    anna.play_now("Barbarossa")
    menu(anna, "End without a winner").click()
    doubt = anna.page.get_by_role("dialog", name="End without a winner")
    doubt.get_by_role("button", name="Go back").click()
    expect(options(anna)).not_to_have_count(0)

    menu(anna, "End without a winner").click()
    doubt.get_by_role("button", name="Do it").click()

    expect(anna.page.get_by_role("region", name="The game is over")).to_be_visible()
