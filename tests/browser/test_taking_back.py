"""Taking back: where there is something to take back, by whom, and what the log says of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.places import MIDDLES
from tests.browser.playing import log, options, question, reaches, version
from tests.browser.positions import play_on, played, sit_down
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client


def take_back(person: Person) -> Locator:
    """The button that takes back."""
    return person.button("Take back")


def test_a_choice_is_taken_back_by_a_key(client: Client, player: Person) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    first = question(player).inner_text()
    before = int(version(player))
    options(player).nth(1).click()
    reaches(player, before + 1)
    expect(question(player)).not_to_have_text(first)

    player.page.keyboard.press("u")

    reaches(player, before + 2)
    expect(question(player)).to_have_text(first)
    expect(log(player).last).to_have_text("Soviet takes back the last choice.")


def test_where_nothing_was_chosen_nothing_is_taken_back_and_it_is_said(
    client: Client, player: Person
) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    before = int(version(player))
    nothing = "You have not chosen anything yet that could be taken back."

    expect(take_back(player)).to_have_attribute("aria-disabled", "true")
    expect(take_back(player)).to_have_accessible_description(nothing)
    player.page.keyboard.press("u")
    expect(player.page.get_by_role("alert").filter(has_text=nothing)).to_be_visible()
    assert str(before) == version(player)

    options(player).nth(1).click()
    expect(take_back(player)).to_have_attribute("aria-disabled", "false")
    take_back(player).click()
    reaches(player, before + 2)
    expect(take_back(player)).to_have_attribute("aria-disabled", "true")


def test_nothing_is_taken_back_where_the_last_thing_is_not_told_to_whoever_looks(
    clients: tuple[Client, Client], boris: Person
) -> None:
    anna, guest = clients
    id = seat_all(*clients, game="stalingrad")
    anna.post(f"/api/tables/{id}/seats/0/settings", language="fr")
    sit_down(guest, boris.context)
    told = guest.get(f"/api/tables/{id}/events", since=0)["events"]
    assert told[-1]["seq"] < guest.position(id)["seq"]

    boris.go(f"/tables/{id}")

    expect(boris.button("Ask to take back")).to_have_attribute("aria-disabled", "true")


def test_lines_that_say_the_same_are_one_with_its_number(client: Client, player: Person) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    before = int(version(player))
    for step in range(2):
        options(player).nth(1).click()
        reaches(player, before + 1 + step)
    lines = log(player).count()

    take_back(player).click()
    expect(log(player).last).to_have_text("Soviet takes back the last choice.")
    take_back(player).click()

    expect(log(player).last).to_have_text("Soviet takes back the last choice. 2 times")
    expect(log(player)).to_have_count(lines + 1)


def test_what_was_answered_beforehand_is_asked_again_once_it_is_taken_back(
    client: Client, player: Person
) -> None:
    player.go(f"/tables/{play_on(client, played('barbarossa', **MIDDLES['barbarossa']))}")
    expect(question(player)).to_contain_text("Tactics Phase")
    before = int(version(player))
    dialog = player.page.get_by_role("dialog")

    player.button("Always…").click()
    dialog.get_by_role("button", name="Always: End the Tactics Phase").click()
    expect(dialog).to_contain_text("will be lost")
    dialog.get_by_role("button", name="Do it").click()
    expect(question(player)).to_contain_text("Reinforcement Phase")
    player.button("Always: 1").click()
    expect(dialog.get_by_role("listitem").first).to_contain_text("Always: End the Tactics Phase")
    dialog.get_by_role("button", name="Close").click()
    player.page.keyboard.press("u")

    reaches(player, before + 2)
    expect(question(player)).to_contain_text("Tactics Phase")
    expect(player.button("Always…")).to_be_visible()


def test_a_key_asks_before_it_asks_others(table: str, anna: Person, boris: Person) -> None:
    options(anna).filter(has_text="End the Action phase").click()
    expect(options(boris).first).to_be_enabled()
    asked = anna.page.get_by_role("dialog", name="Take back your last choice?")
    offered = boris.page.get_by_role("alert").filter(has_text="German asks to take back")

    anna.page.keyboard.press("u")
    expect(asked).to_contain_text("they are asked whether they agree")
    asked.get_by_role("button", name="Go back").click()
    expect(asked).not_to_be_visible()
    anna.page.keyboard.press("u")
    asked.get_by_role("button", name="Do it").click()

    expect(offered).to_be_visible()
    # Had the first key asked, too, there would be two lines, or one with its number.
    expect(log(boris).last).to_have_text("German asks to take back the last choice.")
