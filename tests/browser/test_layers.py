"""What opens over a table, or beside it for a while, is for everybody, too, as the pages themselves are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import dress, troubles
from tests.browser.people import PHONE, Person
from tests.browser.playing import options, zone
from tests.browser.positions import first_turn, sit_down
from tests.interfaces.web.seating import seat_all
from tests.interfaces.web.servers import Client


class Evening(NamedTuple):
    """Somebody before a screen, who plays by program, too, with a friend; and the addresses of every page."""

    person: Person
    host: Client
    guest: Client
    addresses: dict[str, str]

    def dialog(self) -> Locator:
        return self.person.page.get_by_role("dialog")

    def play(self) -> None:
        """Go to a game of Barbarossa in the middle."""
        self.person.go(self.addresses["barbarossa"])


Opening: TypeAlias = Callable[[Evening], Locator]


@pytest.fixture
def evening(anna: Person, url: str, host: Client, addresses: dict[str, str]) -> Iterator[Evening]:
    sit_down(host, anna.context)
    with Client(url, "Boris") as guest:
        yield Evening(anna, host, guest, addresses)


def open_menu(evening: Evening) -> Locator:
    evening.play()
    evening.person.button("Table").click()
    return evening.dialog()


def open_help(evening: Evening) -> Locator:
    evening.play()
    evening.person.page.keyboard.press("?")
    return evening.dialog()


def doubt_choice(evening: Evening) -> Locator:
    evening.play()
    options(evening.person).filter(has_text="End the Tactics Phase").click()
    return evening.dialog()


def open_standing(evening: Evening) -> Locator:
    evening.play()
    evening.person.button("Always…").click()
    return evening.dialog()


def hold_card(evening: Evening) -> Locator:
    evening.play()
    zone(evening.person, "hand/1").locator("[data-thing]").first.focus()
    evening.person.page.keyboard.press("z")
    return evening.person.page.get_by_role("status").filter(has=evening.person.button("Put it down"))


def look_through_pile(evening: Evening) -> Locator:
    evening.play()
    evening.person.page.get_by_role("button", name="Cities").first.click()
    return evening.dialog()


def open_options_of_thing(evening: Evening) -> Locator:
    id, card = first_turn(evening.host, 2)
    evening.person.go(f"/tables/{id}")
    zone(evening.person, "hand/1").locator(f'[data-card="{card}"]').first.click()
    return evening.person.page.locator(":popover-open")


def come_back(evening: Evening) -> Locator:
    id = seat_all(evening.host, evening.guest, game="stalingrad")
    evening.person.go(f"/tables/{id}")
    evening.person.go("/")
    evening.guest.choose(id, -1)
    evening.person.go(f"/tables/{id}")
    evening.person.button("Read it").click()
    return evening.person.page.get_by_role("region", name="Since you last looked")


def hear_offer(evening: Evening) -> Locator:
    id = seat_all(evening.host, evening.guest, game="stalingrad")
    version = evening.guest.position(id)["version"]
    evening.guest.post(f"/api/tables/{id}/offers", kind="draw", version=version)
    evening.person.go(f"/tables/{id}")
    return evening.person.page.get_by_role("alert").filter(has=evening.person.button("Decline"))


def wait_behind_curtain(evening: Evening) -> Locator:
    id = evening.host.open("stalingrad", "me", "me", start=True)
    evening.person.go(f"/tables/{id}")
    return evening.dialog()


def fork(evening: Evening) -> Locator:
    evening.person.go(evening.addresses["replay"])
    evening.person.button("Play on from here").click()
    return evening.dialog()


def be_advised(evening: Evening) -> Locator:
    evening.person.page.goto("/learn/barbarossa")
    evening.person.button("Skip the introduction").click()
    return evening.person.page.get_by_role("region", name="Coach").filter(has_text="I would choose:")


LAYERS: Final[dict[str, Opening]] = {
    "menu": open_menu,
    "help": open_help,
    "caution": doubt_choice,
    "standing": open_standing,
    "zoom": hold_card,
    "pile": look_through_pile,
    "options": open_options_of_thing,
    "recap": come_back,
    "offer": hear_offer,
    "curtain": wait_behind_curtain,
    "fork": fork,
    "advice": be_advised,
}


@pytest.mark.parametrize("name", LAYERS)
def test_what_opens_over_a_table_is_for_everybody(evening: Evening, name: str) -> None:
    person = evening.person
    found: dict[str, list[str]] = {}

    layer = LAYERS[name](evening)
    expect(layer).to_be_visible()
    found["light"] = person.violations(layer)
    dress(person, PHONE, "dark")
    found["dark"] = person.violations(layer) + troubles(person)
    dress(person, PHONE, scale=200)
    found["large"] = troubles(person)

    assert {"light": [], "dark": [], "large": []} == found
