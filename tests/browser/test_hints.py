"""Hints at a training table: ranked in words, marked on the board, seen by all."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import PHONE, Person
from tests.browser.playing import asked, log, options, question, reaches, version
from tests.browser.positions import sit_down
from tests.interfaces.web.seating import entries, seat_all
from tests.interfaces.web.servers import Client


def hint(person: Person) -> Locator:
    """What is said about the options."""
    return person.page.get_by_role("region", name="Hint")


def ranked(person: Person) -> Locator:
    """The options of a hint, which are buttons."""
    return hint(person).get_by_role("listitem").get_by_role("button")


def test_a_hint_ranks_the_options_marks_them_and_is_seen_by_the_others(
    clients: tuple[Client, Client], anna: Person, boris: Person
) -> None:
    id = seat_all(*clients, training=True, options={"first_player": "youngest"})
    for client, person in zip(clients, (anna, boris), strict=True):
        sit_down(client, person.context)
        person.go(f"/tables/{id}")
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("Training table")
    offered = options(anna).count()

    asked(anna).get_by_role("button", name="Hint").click()

    expect(ranked(anna).first).to_contain_text("Recommended")
    assert 1 < ranked(anna).count() <= offered
    expect(hint(anna)).to_be_focused()
    expect(anna.page.locator("[data-zone] .rank.best").first).to_have_text("1")
    assert [] == anna.violations(hint(anna))
    expect(log(boris).last).to_have_text("Seat 1 takes a hint.")
    expect(hint(boris)).to_have_count(0)
    expect(asked(boris).get_by_role("button", name="Hint")).to_have_attribute("aria-disabled", "true")

    before = int(version(anna))
    ranked(anna).first.click()
    reaches(anna, before + 1)
    expect(hint(anna)).to_have_count(0)
    expect(anna.page.locator(".rank")).to_have_count(0)


def test_a_training_table_is_set_up_and_a_key_opens_and_closes_hints(browser: Browser, url: str) -> None:
    with Person(browser, url, PHONE) as person:
        person.go("/set-up/stalingrad")
        person.page.get_by_role("radio", name="Training table").check()
        person.button("Start the game").click()
        expect(question(person)).to_be_visible()
        expect(options(person).first).to_be_enabled()

        person.page.keyboard.press(".")
        expect(ranked(person).first).to_contain_text("Recommended")
        assert 360 == person.page.evaluate("document.documentElement.scrollWidth")
        person.page.keyboard.press("Escape")

        expect(hint(person)).to_have_count(0)
        expect(options(person).first).to_be_visible()


def test_at_other_tables_there_is_no_hint(client: Client, player: Person) -> None:
    id = client.open("stalingrad", "me", "conscript", start=True)
    player.go(f"/tables/{id}")
    expect(options(player).first).to_be_enabled()

    player.page.keyboard.press(".")

    expect(asked(player).get_by_role("button", name="Hint")).to_have_count(0)
    expect(hint(player)).to_have_count(0)
    assert "hint" not in entries(client, id)
