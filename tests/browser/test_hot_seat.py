"""Two people before one screen: a curtain comes between them, and behind it there is nothing to see."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.playing import asked, content, deal_hands, hand, options, question
from tests.browser.positions import sit_down
from tests.interfaces.web.servers import Client

GERMAN, SOVIET = 0, 1


@pytest.fixture
def table(client: Client, anna: Person) -> str:
    """A game of Stalingrad in which both sides sit before one screen, and the German one is asked."""
    id = client.open("stalingrad", "me", "me", start=True)
    deal_hands(id, client)
    sit_down(client, anna.context)
    return id


def names(client: Client, id: str, seat: int) -> set[str]:
    """What the cards in a hand are called, and their ids."""
    cards = {each["id"]: each["name"] for each in client.get("/api/games/stalingrad/cards")}
    held = hand(client, id, seat)
    return {*held, *(cards[card] for card in held)}


def test_the_table_is_passed_behind_a_curtain(client: Client, table: str, anna: Person) -> None:
    anna.go(f"/tables/{table}?seat={GERMAN}")
    german, soviet = names(client, table, GERMAN), names(client, table, SOVIET)
    expect(options(anna).first).to_be_enabled()
    assert german == visible(anna, german)
    assert not visible(anna, soviet)
    # A card that is held up when the table is passed on is put down, too.
    anna.page.get_by_role("group", name="Hand").get_by_role("button").first.focus()
    anna.page.keyboard.press("z")
    expect(anna.button("Put it down")).to_be_visible()

    options(anna).filter(has_text="End the Action phase").click()

    curtain = anna.page.get_by_role("dialog", name="Next to choose: Soviet")
    expect(curtain).to_be_visible()
    drawn = names(client, table, GERMAN) | german
    assert not visible(anna, drawn | soviet)
    assert asked(anna).count() == 0
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="Soviet: show my table").click()

    expect(curtain).to_have_count(0)
    expect(options(anna).first).to_be_enabled()
    assert soviet == visible(anna, soviet)
    assert not visible(anna, drawn)


def test_nobody_is_shown_anything_before_it_is_known_who_looks(
    client: Client, table: str, anna: Person
) -> None:
    """The address that set-up, "My tables" and a reload lead to names no seat."""
    german, soviet = names(client, table, GERMAN), names(client, table, SOVIET)

    anna.go(f"/tables/{table}")

    curtain = anna.page.get_by_role("dialog", name="Next to choose: German")
    expect(curtain).to_be_visible()
    assert not visible(anna, german | soviet)
    # The screen is passed to one; whoever else wants to look says so first.
    lift = anna.page.get_by_role("dialog").get_by_role("button", name="show my table")
    expect(lift).to_have_text(["German: show my table"])
    curtain.get_by_role("button", name="Not German").click()
    expect(anna.page.get_by_role("dialog", name="Who sits here now?")).to_be_visible()
    expect(lift).to_have_text(["German: show my table", "Soviet: show my table"])
    lift.first.click()
    expect(options(anna).first).to_be_enabled()
    assert german == visible(anna, german)
    assert not visible(anna, soviet)


def test_a_page_that_is_loaded_for_the_one_who_waits_begins_with_the_curtain(
    client: Client, table: str, anna: Person
) -> None:
    secrets = names(client, table, GERMAN) | names(client, table, SOVIET)

    anna.go(f"/tables/{table}?seat={SOVIET}")

    expect(anna.page.get_by_role("dialog", name="Next to choose: German")).to_be_visible()
    assert not visible(anna, secrets)
    anna.button("German: show my table").click()
    expect(question(anna)).to_contain_text("Action phase")


def visible(person: Person, words: set[str]) -> set[str]:
    """Those of some words that are anywhere on the page, seen or not."""
    shown = content(person)
    return {word for word in words if word in shown}
