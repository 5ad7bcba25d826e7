"""Barbarossa's board: what comes into sight, what says why not, what can be dragged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from eastfront.table.table import Table
from tests.browser.fingers import drag, middle
from tests.browser.people import PHONE, Person
from tests.browser.playing import chosen, options, version, zone
from tests.browser.positions import bring, game_file, nouns, play_on, played, sit_down
from tests.interfaces.web.servers import Client

# So many choices are made before a position is looked for: Front Lines have cards by then.
LATER: Final = 120
# Choices until a Front Line of five is longer than its place.
LONG: Final = 700


@pytest.fixture
def phone(browser: Browser, url: str, client: Client) -> Iterator[Person]:
    with Person(browser, url, PHONE) as person:
        sit_down(client, person.context)
        yield person


def offering_attack() -> Table:
    """A game in which the first seat may attack."""
    return played("barbarossa", LATER, verb="attack")


def combat(person: Person) -> Locator:
    """Where a combat is shown."""
    return zone(person, "combat")


def attack(person: Person) -> None:
    """Take the first attack that is offered."""
    options(person).filter(has_text="Attack ").first.click()


def test_japanese_names_break_between_words(client: Client, browser: Browser, url: str) -> None:
    id = play_on(client, played("barbarossa", 1))
    with Person(browser, url, PHONE, {"language": "ja"}) as person:
        sit_down(client, person.context)
        person.go(f"/tables/{id}")
        lines = zone(person, "war-zone").locator('[data-card="panzer-grenadier-regiment"] .name')

        expect(lines).to_have_text(["装甲擲弾兵", "連隊"])


def test_whoever_looks_on_at_five_seats_sees_the_whole_table(
    client: Client, browser: Browser, url: str
) -> None:
    id = play_on(client, played("barbarossa", LONG, seats=5))
    with Person(browser, url) as person:
        person.go(f"/tables/{id}")
        expect(zone(person, "hand/1")).to_be_in_viewport(ratio=0.95)
        hidden = person.page.locator(".room").evaluate("room => room.scrollHeight - room.clientHeight")
        assert hidden <= 4

        # Front Lines that are longer than their place say so, and no others.
        lines = person.page.locator(".rival .lying")
        assert 4 == lines.count()
        longer = "all => all.map(each => each.scrollWidth - each.clientWidth > 8 ? 'on' : '')"
        assert lines.evaluate_all(longer) == [each.get_attribute("data-more") for each in lines.all()]
        assert "on" in lines.evaluate_all(longer)


def test_on_a_phone_a_combat_comes_into_sight_when_it_begins(client: Client, phone: Person) -> None:
    phone.go(f"/tables/{play_on(client, offering_attack())}")
    expect(combat(phone)).not_to_be_in_viewport()

    attack(phone)

    expect(combat(phone)).to_contain_text("Attack on")
    expect(combat(phone)).to_be_in_viewport(ratio=0.99)


def test_a_combat_does_not_come_between_somebody_and_what_he_reads(client: Client, phone: Person) -> None:
    phone.page.clock.install()
    phone.go(f"/tables/{play_on(client, offering_attack())}")
    # However long the server takes, for the reader it is the same moment.
    phone.page.clock.pause_at(phone.page.evaluate("Date.now() + 1000"))
    phone.page.mouse.move(*middle(zone(phone, "hand/1")))
    phone.page.mouse.wheel(0, 5)

    attack(phone)

    expect(combat(phone)).to_contain_text("Attack on")
    expect(combat(phone)).not_to_be_in_viewport()


def test_looking_back_shows_the_whole_board(client: Client, player: Person) -> None:
    id = bring(client, game_file(played("barbarossa", LATER)))["id"]
    player.go(f"/replays/{id}?at={LATER}&seat=0")

    expect(player.page.get_by_role("region", name="The turn")).to_be_in_viewport(ratio=0.99)
    expect(zone(player, "discard/1")).to_be_in_viewport(ratio=0.99)


def test_what_belongs_to_a_rival_says_why_it_cannot_be_used(client: Client, player: Person) -> None:
    player.go(f"/tables/{play_on(client, offering_attack())}")
    theirs = zone(player, "front/2").locator("[data-card]")
    expect(theirs).not_to_have_count(0)

    for card in theirs.all():
        card.click()
        told = player.page.get_by_role("status").filter(has=player.button("Put it down"))
        expect(told).to_contain_text("That card is not on your Front Line")
        expect(told.get_by_role("link", name="bb-9.")).to_be_visible()
        player.button("Put it down").click()


def test_a_face_down_pile_is_looked_through(client: Client, player: Person) -> None:
    player.go(f"/tables/{play_on(client, offering_attack())}")

    zone(player, "deck/1").locator("[data-card]").click()

    expect(player.page.get_by_role("dialog", name="Deck")).to_contain_text("In the deck, in no order")


def test_a_card_pulled_from_the_front_line_to_a_site_attacks_it(client: Client, player: Person) -> None:
    table = offering_attack()
    player.go(f"/tables/{play_on(client, table)}")
    before = int(version(player))
    site = nouns(table, "attack")[0]

    drag(
        player,
        zone(player, "active/1").locator("[data-card]").first,
        player.page.locator(f'.lit[data-card="{site}"]'),
    )

    assert f"attack {site}" == chosen(client, player, before)
    target = next(each for each in client.get("/api/games/barbarossa/cards") if each["id"] == site)
    expect(combat(player)).to_contain_text(f"Attack on {target['name']}")
