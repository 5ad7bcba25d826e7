"""Cards and rules to browse: looking for something, links to one thing, and the ways between both."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Person
from tests.browser.positions import GAMES
from tests.interfaces.web.servers import Client


def found(person: Person) -> int:
    """How many things the filters let through, as it is said."""
    expect(person.page.get_by_role("search").get_by_role("status")).to_be_visible()
    said = person.page.get_by_role("search").get_by_role("status").inner_text()
    return int(said.split()[0])


def cards(person: Person) -> Locator:
    """The cards in the list, as far as they are shown."""
    return person.page.locator("a[data-card]:visible")


@pytest.mark.parametrize("game", GAMES)
def test_all_cards_are_there_and_each_opens(anna: Person, game: str) -> None:
    anna.go(f"/cards/{game}")
    total = found(anna)
    assert total == cards(anna).count()

    name = cards(anna).first.inner_text().split(",")[0].split("\n")[0]
    cards(anna).first.click()

    expect(anna.page.get_by_role("heading", level=1)).to_have_text(name)
    expect(anna.page.get_by_role("table")).to_be_visible()
    anna.page.get_by_role("link", name=re.compile("Back to the list")).click()
    assert total == found(anna)


def test_cards_are_looked_for_by_their_words(anna: Person) -> None:
    anna.go("/cards/barbarossa")
    total = found(anna)

    anna.page.get_by_role("searchbox").fill("moscow")
    expect(anna.page).to_have_url(re.compile("q=moscow"))
    few = found(anna)
    anna.go(anna.page.url)
    assert few == found(anna) == cards(anna).count()
    assert 0 < few < total

    anna.page.get_by_role("searchbox").fill("there is no such card")
    expect(anna.page.get_by_text("No card is like that.")).to_be_visible()
    anna.button("Show everything").click()
    expect(anna.page.get_by_role("status").first).to_contain_text(str(total))


def test_cards_are_filtered_by_their_kind(anna: Person) -> None:
    anna.go("/cards/barbarossa")
    total = found(anna)

    anna.page.get_by_label("Kind").select_option(index=1)

    expect(anna.page).to_have_url(re.compile("kind="))
    assert 0 < cards(anna).count() < total
    assert found(anna) == cards(anna).count()


def test_a_card_that_is_not_there_is_said_to_be_missing(anna: Person) -> None:
    anna.go("/cards/barbarossa?card=berlin-bear")

    alert = anna.page.get_by_role("alert").filter(has_text="There is no card berlin-bear")
    expect(alert).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_link_to_a_clause_leads_to_it(anna: Person, size: str) -> None:
    if size == "phone":
        anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    anna.go("/rules/stalingrad#sg-5.19")

    clause = anna.page.locator("[id='sg-5.19']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_attribute("aria-current", "location")
    assert anna.page.locator("[aria-current=location]").count() == 1


def test_clauses_are_looked_for_by_their_words(anna: Person) -> None:
    anna.go("/rules/stalingrad")
    total = found(anna)

    anna.page.get_by_role("searchbox").fill("ration")
    expect(anna.page).to_have_url(re.compile("q=ration"))
    assert 0 < found(anna) < total
    anna.page.get_by_label("Where it comes from").select_option(label="reconstructed")
    expect(anna.page).to_have_url(re.compile("status=reconstructed"))
    few = found(anna)
    assert anna.page.get_by_role("link", name=re.compile("^Rule sg-")).count() == few
    anna.button("Show everything").click()

    expect(anna.page.get_by_role("status").first).to_contain_text(str(total))


@pytest.mark.parametrize("game", GAMES)
def test_cards_lead_to_their_rules_and_back(anna: Person, game: str) -> None:
    id, name, rule = card_with_a_rule(anna.url, game)
    anna.go(f"/cards/{game}?card={id}")

    anna.page.get_by_role("link", name=rule, exact=True).click()
    clause = anna.page.locator(f"[id='{rule}']")
    expect(clause).to_be_in_viewport()
    clause.get_by_role("link", name=name, exact=True).click()

    expect(anna.page.get_by_role("heading", level=1)).to_have_text(name)


def card_with_a_rule(url: str, game: str) -> tuple[str, str, str]:
    """A card of the game that a clause is about: its id, its name, the clause."""
    with Client(url) as client:
        card = next(card for card in client.get(f"/api/games/{game}/cards") if card["rules"])
    return card["id"], card["name"], card["rules"][0]
