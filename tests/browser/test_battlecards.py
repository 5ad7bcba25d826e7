"""The table of BattleCards: what is in sight, the battle, dragging units, and what unlit things say."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.fingers import drag
from tests.browser.looks import overlaid
from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.playing import log, options, question, reaches, settled, version, zone
from tests.browser.positions import play_on, played, sit_down
from tests.interfaces.web.servers import Client

# Choices until everybody has cards in every place.
MIDDLE: Final = 400
# Choices until one's own cards are so many that they are small ones.
CROWDED: Final = 600
# The luck with which the first battle after some choices has many units on both sides.
LARGE: Final = 2
SPIES: Final = "Only Spies let you look at what the enemy has."
REPAIRS: Final = "Only Field Repairs bring a unit back from your discard pile."
# Why nothing is chosen in a place at the start of a turn: own, of enemies, and between them.
WHY_NOT: Final = {
    "hand/1": ("bc-2.7", "Nothing lets you deploy a card now."),
    "ground/1": ("bc-14.16", "Only Redeployment lets you take deployed cards back."),
    "kept/1": ("bc-8.4", "Dug In is played at the start of a round of a battle, and none is being fought."),
    "won/1": ("bc-14.24", "A battle is fought again only with a Counterattack, and you have none."),
    "discard/1": ("bc-14.17", REPAIRS),
    "hand/2": ("bc-14.5", SPIES),
    "air/4": ("bc-14.5", SPIES),
    "discard/2": ("bc-14.17", REPAIRS),
    "spent/1": ("bc-2.2", "Invasion of Britain is carried out when it is drawn; it is not a Kept Card."),
}
# Where nobody ever does anything, or what is done there is offered elsewhere: of an enemy, and of an ally.
WITHOUT_WISH: Final = ("deck/2", "conflict/2", "ground/3")


def four(client: Client, person: Person, kind: str) -> str:
    """Sit down before a game of four; gives its table."""
    id = play_on(client, played("battlecards", MIDDLE, seats=4, edition="combined", kind=kind, seed=1))
    person.go(f"/tables/{id}")
    expect(question(person)).to_be_visible()
    return id


def fight(client: Client, person: Person, kind: str) -> None:
    """Sit down before a battle."""
    id = play_on(client, played("battlecards", 60, kind=kind, seed=LARGE))
    person.go(f"/tables/{id}")
    expect(question(person)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_with_four_seats_ones_own_cards_and_what_is_asked_are_in_sight(
    client: Client, browser: Browser, url: str, size: tuple[int, int]
) -> None:
    with Person(browser, url, size) as person:
        sit_down(client, person.context)
        four(client, person, "turn")
        for name in ("ground/1", "air/1", "sea/1", "hand/1", "kept/1", "conflict/1"):
            expect(zone(person, name)).to_be_in_viewport(ratio=0.95)
        assert [] == overlaid(zone(person, "conflict/1").locator(".card"))
        expect(options(person).first).to_be_in_viewport(ratio=0.95)


def test_on_small_cards_the_letter_stands_free_between_the_values(client: Client, player: Person) -> None:
    id = play_on(client, played("battlecards", CROWDED, seats=4, edition="combined", kind="turn"))
    player.go(f"/tables/{id}")
    faces = player.page.locator(".own .face:has(.badge):has(.chip)")
    expect(faces.first).to_be_visible()
    covered = (
        "faces => faces.filter(face => {const badge = face.querySelector('.badge').getBoundingClientRect(); \
        return [...face.querySelectorAll('.chip')].map(each => each.getBoundingClientRect()).some(chip => \
        chip.bottom > badge.top + 1 && chip.right > badge.left + 0.5 && badge.right > chip.left + 0.5)})"
    )

    assert min(faces.evaluate_all("faces => faces.map(each => each.clientWidth)")) < 60
    assert [] == faces.evaluate_all(f"faces => ({covered})(faces).map(each => each.textContent)")


def test_on_a_phone_ones_own_stacks_come_into_sight_when_there_is_a_choice(
    client: Client, browser: Browser, url: str
) -> None:
    with Person(browser, url, PHONE, has_touch=True, is_mobile=True) as phone:
        sit_down(client, phone.context)
        four(client, phone, "deploy")
        expect(zone(phone, "hand/1").locator(".lit").first).to_be_in_viewport(ratio=0.95)
        for name in ("ground/1", "hand/1"):
            expect(zone(phone, name)).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_last_shots_lie_below_both_lines(
    client: Client, browser: Browser, url: str, size: tuple[int, int]
) -> None:
    with Person(browser, url, size) as person:
        sit_down(client, person.context)
        fight(client, person, "fire")
        shots = person.page.get_by_role("group", name="Last shots")
        for _ in range(4):
            before = version(person)
            options(person).first.click()
            settled(person, before)
            if shots.count():
                assert lowest(zone(person, "aggressor"), zone(person, "defender")) <= top(shots)
        expect(shots).to_be_visible()


def top(thing: Locator) -> float:
    """Where a thing begins."""
    box = thing.bounding_box()
    assert box
    return box["y"]


def lowest(*things: Locator) -> float:
    """Where the lowest of things ends."""
    return max(top(each) + (each.bounding_box() or {"height": 0.0})["height"] for each in things)


def test_the_emblem_of_a_unit_covers_nothing_and_what_is_reconstructed_is_marked(
    client: Client, player: Person
) -> None:
    fight(client, player, "fire")
    units = zone(player, "aggressor").locator("button[data-card]")
    expect(units.first).to_have_accessible_name(re.compile("partly reconstructed"))
    covered = "units => units.filter(unit => {const [a, b] = ['svg', '.values'].map(each => \
        unit.querySelector(`.counter ${each}`).getBoundingClientRect()); return a.bottom > b.top + 1})"
    assert [] == units.evaluate_all(covered)
    assert units.locator(".guess").count() >= units.count()


def test_attack_stands_over_defence_and_what_cannot_be_attacked_is_not_raised(
    client: Client, player: Person
) -> None:
    fight(client, player, "fire")
    values = zone(player, "aggressor").locator(".values")
    lefts = "all => all.map(one => [...one.querySelectorAll('.value')].map(each => each.offsetLeft))"
    for unit in values.evaluate_all(lefts):
        half = len(unit) // 2
        assert half == 1 or unit[:half] == unit[half:]
    dashes = player.page.locator(".values .value").filter(has_text="–")
    expect(dashes.first).to_be_visible()
    expect(dashes.and_(player.page.locator(".raised"))).to_have_count(0)


def test_a_unit_that_is_dragged_fires_and_shoots_as_if_it_were_clicked(
    client: Client, player: Person
) -> None:
    fight(client, player, "fire")
    own, enemy = zone(player, "aggressor"), zone(player, "defender")
    before = int(version(player))

    drag(player, own.locator(".lit").first, enemy)
    reaches(player, before + 1)
    expect(question(player)).to_contain_text("Which target for")

    drag(player, own.locator(".asked"), enemy.locator(".lit").first)
    expect(player.page.get_by_role("main")).not_to_have_attribute("data-version", str(before + 1))
    expect(log(player).filter(has_text=" fires at ")).not_to_have_count(0)


def test_a_unit_that_is_dragged_to_another_supports_it(client: Client, player: Person) -> None:
    fight(client, player, "support")
    supporter = player.page.locator(".unit .asked")
    line = player.page.locator("[data-zone]", has=supporter).last
    before = int(version(player))

    drag(player, supporter, line.locator(".lit:not(:has(.asked))").first)
    expect(player.page.get_by_role("main")).not_to_have_attribute("data-version", str(before))
    expect(log(player).filter(has_text=" supports ")).not_to_have_count(0)


def unlit(person: Person, place: str) -> Locator:
    """The first thing in a place that may not be chosen."""
    return zone(person, place).locator("button[data-card]:not(.lit)").first


def test_whatever_may_not_be_chosen_says_why_not_with_the_rule(client: Client, player: Person) -> None:
    four(client, player, "turn")
    before = version(player)
    said = player.page.locator(".zoom .why, .toasts")
    for place, (rule, sentence) in WHY_NOT.items():
        with player.page.expect_response(lambda answer: "/why-not" in answer.url) as asked_for:
            unlit(player, place).click()
        told = asked_for.value.json()
        assert (rule, sentence) == (told["rule"], told["text"]), place
        expect(said.filter(has_text=sentence).filter(has_text=rule).last).to_be_visible()
        player.page.keyboard.press("Escape")
    assert before == version(player)


def test_no_reason_is_invented_where_there_is_nothing_to_want(client: Client, player: Person) -> None:
    four(client, player, "turn")
    wishes: list[str] = []
    player.page.on("request", lambda each: wishes.append(each.url) if "/why-not" in each.url else None)
    for place in (*WITHOUT_WISH, "ground/1"):
        unlit(player, place).click()

    expect(player.page.locator(".zoom .why")).to_contain_text(WHY_NOT["ground/1"][1])
    assert 1 == len(wishes), wishes
