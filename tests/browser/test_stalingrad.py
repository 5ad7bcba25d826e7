"""Stalingrad's board: nothing lies hidden there, everything can be read, dragged, and says why not."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fingers import drag
from tests.browser.looks import dress, overlaid
from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.playing import chosen, version, zone
from tests.browser.positions import bring, game_file, nouns, play_on, played
from tests.interfaces.web.servers import Client

# How many choices are made before a board is looked at: it is crowded, and a battle is fought.
CROWDED: Final = 340
SEED: Final = 277
GERMAN_ZONES: Final = ':is([data-zone^="control-"], [data-zone^="perimeter-"])[data-zone$="/1"]'


def address(client: Client, name: str, kind: str) -> str:
    """A crowded board where the first seat is asked something: to be played at, or to be looked back at."""
    table = played("stalingrad", CROWDED, seed=SEED, kind=kind)
    if name == "table":
        return f"/tables/{play_on(client, table)}"
    past = bring(client, game_file(table))
    return f"/replays/{past['id']}?at={past['version']}&seat=0"


@pytest.mark.parametrize("name", ["table", "replay"])
def test_nothing_lies_over_the_own_rows(client: Client, player: Person, name: str) -> None:
    player.go(address(client, name, "event"))
    expect(zone(player, "flipped")).to_be_attached()
    rows = player.page.locator(GERMAN_ZONES)
    expect(rows).to_have_count(10)

    for size in (DESKTOP, TABLET, PHONE):
        dress(player, size)
        assert [] == overlaid(rows), size


@pytest.mark.parametrize("name", ["table", "replay"])
def test_on_a_desktop_both_sides_and_the_hand_are_in_sight(client: Client, player: Person, name: str) -> None:
    player.go(address(client, name, "action"))

    for each in ("perimeter-1/2", "perimeter-1/1", "perimeter-5/1", "hand/1"):
        expect(zone(player, each)).to_be_in_viewport(ratio=0.99)


class Pull(NamedTuple):
    """A drag: from where, and to which place; with what a game is played in which it is offered."""

    thing: str
    place: str
    game: dict[str, Any]


FORCE: Final = '[data-zone$="-{slot}/1"] [data-card="{noun}"]'
FRONT: Final = '[data-zone="control-{slot}/1"] [data-card]'
EVENT: Final = '[data-zone="pending"] [data-card]'
# Whoever plays well has seldom cause to bomb or to snipe.
WELL: Final = {"seed": 2}
PULLS: Final = {
    "attack": Pull(FRONT, "site-{slot}", WELL),
    "feed": Pull(FORCE, "site-{slot}", WELL),
    "engage": Pull(FORCE, "site-{slot}", WELL),
    "decorate": Pull(FORCE, "site-{slot}", WELL),
    "burn": Pull(FORCE, "site-{slot}", WELL),
    "retreat": Pull(FORCE, "perimeter-{slot}/1", WELL),
    "destroy": Pull(FORCE, "lost/1", WELL),
    "bomb": Pull(EVENT, "site-{slot}", {"seed": 20, "level": "conscript"}),
    "snipe": Pull(EVENT, "site-{slot}", {"seed": 17, "level": "conscript", "seat": 1}),
}


@pytest.mark.parametrize("verb", PULLS)
def test_pulling_something_to_where_it_works_chooses_it(client: Client, player: Person, verb: str) -> None:
    pull = PULLS[verb]
    seat = pull.game.get("seat", 0)
    table = played("stalingrad", 0, verb=verb, **pull.game)
    id = play_on(client, table, seat)
    player.go(f"/tables/{id}")
    before = int(version(player))
    slot, noun = alone(client.position(id)["view"], nouns(table, verb, seat))

    thing = player.page.locator(pull.thing.format(slot=slot, noun=noun)).first
    drag(player, thing, zone(player, pull.place.format(slot=slot)))

    assert f"{verb} {noun}" == chosen(client, player, before)


def alone(view: dict[str, Any], names: list[str]) -> tuple[int, str]:
    """What is offered at a Location with fewest others, after the number of that Location."""
    slots = [slot_of(view, name) for name in names]
    return min(zip(slots, names, strict=True), key=lambda each: slots.count(each[0]))


def slot_of(view: dict[str, Any], noun: str) -> int:
    """The number of a Location, or of the one at which a Force stands."""
    if noun in view["table"]["locations"]:
        return int(view["table"]["locations"].index(noun)) + 1
    places = [place for seat in view["seats"] for place in seat["places"].items()]
    return next(int(place.split("-")[1]) for place, forces in places if noun in forces)


def told(person: Person, thing: Locator) -> Locator:
    """What is said of a thing that is touched."""
    thing.click()
    return person.page.get_by_role("status").filter(has=person.button("Put it down"))


def test_an_enemys_force_says_why_it_is_not_attacked(client: Client, player: Person) -> None:
    player.go(f"/tables/{play_on(client, played('stalingrad', 187, kind='losses'))}")
    forces = player.page.locator('[data-zone^="control-"][data-zone$="/2"] [data-card]')
    expect(forces).not_to_have_count(0)

    said = told(player, forces.first)
    expect(said).to_contain_text("has to be fought to its end before you take another action")
    expect(said.get_by_role("link", name="sg-7.1")).to_be_visible()

    said = told(player, zone(player, "pile/2").locator("[data-card]"))
    expect(said).to_contain_text("belongs to the enemy")
    expect(said.get_by_role("link", name="sg-1.4")).to_be_visible()


def test_whoever_waits_is_told_so_by_an_enemys_force(table: str, boris: Person) -> None:
    forces = boris.page.locator(f"{GERMAN_ZONES} [data-card]")

    said = told(boris, forces.first)

    expect(said).to_contain_text("German player")
    expect(said.get_by_role("link", name="sg-")).to_be_visible()


def test_what_is_reconstructed_says_so(client: Client, player: Person) -> None:
    player.go(address(client, "table", "action"))

    for place in ("hand/1", "row", "control-5/1"):
        card = zone(player, place).locator("button[data-card]").first
        expect(card).to_have_accessible_name(re.compile("partly reconstructed"))
        expect(card.get_by_title("partly reconstructed")).to_be_visible()
