"""Dragging by mouse and by finger: it takes, it scrolls, it reads, and it can be thought better of."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.fingers import Finger, middle
from tests.browser.people import PHONE, TABLET, Person
from tests.browser.playing import chosen, options, reaches, version, zone
from tests.browser.positions import first_turn, sit_down
from tests.browser.test_choosing import held_up, in_hand
from tests.interfaces.web.servers import Client, wait_for

DROP = re.compile(r"\bdrop\b")


def ghost(person: Person) -> Locator:
    """What follows the pointer."""
    return person.page.locator(".dragged")


def target(person: Person) -> Locator:
    """Where cards of the German hand may go."""
    return zone(person, "discard/1")


@pytest.fixture
def tablet(client: Client, browser: Browser, url: str) -> Iterator[Person]:
    with Person(browser, url, TABLET, has_touch=True, is_mobile=True) as person:
        sit_down(client, person.context)
        yield person


@pytest.fixture
def phone(client: Client, browser: Browser, url: str) -> Iterator[Person]:
    with Person(browser, url, PHONE, has_touch=True, is_mobile=True) as person:
        sit_down(client, person.context)
        yield person


def open_table(client: Client, person: Person) -> tuple[str, int]:
    """Sit down before a first turn; gives a card that can be dragged, and the version."""
    id, card = first_turn(client, 1)
    person.go(f"/tables/{id}")
    expect(in_hand(person, card)).to_be_visible()
    in_hand(person, card).scroll_into_view_if_needed()
    return card, int(version(person))


def took_nothing(client: Client, person: Person, before: int) -> None:
    """Choose something else, and see at the table that it is the first thing since then."""
    options(person).filter(has_text="End the Action phase").click()
    assert "end" == chosen(client, person, before)


def test_a_finger_pulls_a_card_to_where_it_goes(client: Client, tablet: Person) -> None:
    card, before = open_table(client, tablet)
    finger = Finger(tablet)

    finger.touch(in_hand(tablet, card))
    finger.move_by(0, -40)
    expect(ghost(tablet)).to_be_visible()
    expect(target(tablet)).to_have_class(DROP)
    finger.move_to(target(tablet))
    finger.lift()

    reaches(tablet, before + 1)
    expect(target(tablet).locator(f'[data-card="{card}"]')).to_be_visible()
    expect(ghost(tablet)).to_have_count(0)


def test_a_finger_that_has_rested_pulls_a_card_any_way(client: Client, phone: Person) -> None:
    card, before = open_table(client, phone)
    finger = Finger(phone)
    start = scrolled(phone)

    finger.touch(in_hand(phone, card))
    finger.rest()
    expect(held_up(phone)).to_be_visible()
    finger.move_by(-60, 0)
    expect(held_up(phone)).to_have_count(0)
    expect(ghost(phone)).to_be_visible()
    assert start == scrolled(phone)
    finger.lift()

    expect(ghost(phone)).to_have_count(0)
    took_nothing(client, phone, before)


def test_a_finger_along_the_hand_scrolls_it(client: Client, phone: Person) -> None:
    card, before = open_table(client, phone)
    finger = Finger(phone)
    start = scrolled(phone)

    finger.touch(in_hand(phone, card))
    finger.move_by(45 if start else -45, 0)
    expect(ghost(phone)).to_have_count(0)
    finger.lift()

    expect(held_up(phone)).to_have_count(0)
    wait_for(lambda: start != scrolled(phone))
    took_nothing(client, phone, before)


def scrolled(person: Person) -> float:
    """How far the hand is scrolled."""
    far: float = zone(person, "hand/1").evaluate(
        "hand => Math.max(...[hand, ...hand.querySelectorAll('*')].map((each) => each.scrollLeft))"
    )
    return far


def test_what_is_pulled_to_the_edge_goes_on_to_what_lies_beyond(client: Client, phone: Person) -> None:
    card, _ = open_table(client, phone)
    board = phone.page.locator("main > .board .ground")
    top = (board.bounding_box() or {"y": 0.0})["y"]
    start = board.evaluate("board => (board.scrollTop = 200, board.scrollTop)")
    assert start > 0
    finger = Finger(phone)

    finger.touch(in_hand(phone, card))
    finger.move_by(0, -40)
    finger.move(180, top + 10)
    wait_for(lambda: board.evaluate("board => board.scrollTop") < start)
    finger.lift()


def test_what_is_released_elsewhere_stays_where_it_is(client: Client, tablet: Person) -> None:
    card, before = open_table(client, tablet)
    finger = Finger(tablet)

    finger.touch(in_hand(tablet, card))
    finger.move_by(0, -60)
    expect(ghost(tablet)).to_be_visible()
    finger.move(20, 20)
    finger.lift()

    expect(ghost(tablet)).to_have_count(0)
    expect(target(tablet)).not_to_have_class(DROP)
    took_nothing(client, tablet, before)


def test_escape_ends_a_drag_and_nothing_is_taken(client: Client, player: Person) -> None:
    card, before = open_table(client, player)
    mouse = player.page.mouse

    mouse.move(*middle(in_hand(player, card)))
    mouse.down()
    mouse.move(*middle(target(player)), steps=5)
    expect(ghost(player)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(ghost(player)).to_have_count(0)
    expect(target(player)).not_to_have_class(DROP)
    mouse.up()

    expect(in_hand(player, card)).to_be_visible()
    took_nothing(client, player, before)
