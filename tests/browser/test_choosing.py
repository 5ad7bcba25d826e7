"""Ways to choose: clicking, dragging and keys; and what helps to do it well: reasons, doubts."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import TABLET, Person
from tests.browser.playing import log, options, reaches, version, zone
from tests.browser.positions import first_turn, play_on, played, sit_down
from tests.interfaces.web.servers import Client

# A battle of BattleCards is fought after so many choices.
MIDDLE: Final = 60


def in_hand(person: Person, card: str) -> Locator:
    """A card of the German hand."""
    return zone(person, "hand/1").locator(f'[data-card="{card}"]').first


def by_click(person: Person, card: str) -> None:
    in_hand(person, card).click()


def by_drag(person: Person, card: str) -> None:
    start, end = in_hand(person, card).bounding_box(), zone(person, "discard/1").bounding_box()
    assert start
    assert end
    mouse = person.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] - 40, steps=3)
    expect(zone(person, "discard/1")).to_have_class(re.compile(r"\bdrop\b"))
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mouse.up()


def by_focus(person: Person, card: str) -> None:
    in_hand(person, card).focus()
    person.page.keyboard.press("Enter")


def by_letter(person: Person, card: str) -> None:
    letter = option_of(person, card).get_attribute("aria-keyshortcuts")
    assert letter
    person.page.keyboard.press(letter)


def by_button(person: Person, card: str) -> None:
    option_of(person, card).click()


def option_of(person: Person, card: str) -> Locator:
    """The button of the only option that a card stands for; the card says it last in its name."""
    name = in_hand(person, card).locator(".hidden").inner_text()
    return options(person).filter(has_text=name.rsplit(", ", 1)[-1])


def test_clicking_dragging_and_keys_come_to_the_same(client: Client, player: Person) -> None:
    id, card = first_turn(client, 1)
    player.go(f"/tables/{id}")
    found = []
    for way in (by_click, by_drag, by_focus, by_letter, by_button):
        expect(options(player).first).to_be_enabled()
        before = int(version(player))
        way(player, card)
        reaches(player, before + 1)
        held = zone(player, "hand/1").locator("[data-card]").all_inner_texts()
        expect(zone(player, "discard/1").locator(f'[data-card="{card}"]')).to_be_visible()
        found.append((log(player).last.inner_text(), held))
        player.button("Take back").click()
        reaches(player, before + 2)
        expect(in_hand(player, card)).to_be_visible()

    assert all(each == found[0] for each in found)


def test_a_thing_with_several_options_opens_a_menu(client: Client, player: Person) -> None:
    id, card = first_turn(client, 2)
    player.go(f"/tables/{id}")
    before = int(version(player))
    menu = player.page.locator(":popover-open")

    in_hand(player, card).click()
    expect(menu.get_by_role("button")).to_have_count(2)
    expect(menu.get_by_role("button").first).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert str(before) == version(player)

    in_hand(player, card).click()
    menu.get_by_role("button", name=re.compile("^Discard")).click()
    reaches(player, before + 1)
    expect(zone(player, "discard/1").locator(f'[data-card="{card}"]')).to_be_visible()


def test_what_ends_a_phase_comes_last(client: Client, player: Person) -> None:
    id, _ = first_turn(client, 1)
    names = [each["name"] for each in client.position(id)["decision"]["options"]]
    assert "end" in names[:-1]
    player.go(f"/tables/{id}")

    expect(options(player)).to_have_count(len(names))
    expect(options(player).last).to_contain_text("End the Action phase")
    expect(options(player).first).to_have_attribute("aria-keyshortcuts", "a")


def test_a_card_that_may_not_be_used_says_why_not(client: Client, player: Person) -> None:
    id = client.open("barbarossa", "me", "me", start=True)
    seat = client.get(f"/api/tables/{id}")["asked"]
    player.go(f"/tables/{id}?seat={seat}")
    card = zone(player, "war-zone").locator("button[data-card]:not(.lit)").first
    before = version(player)

    card.click()

    told = player.page.get_by_role("status").filter(has=player.button("Put it down"))
    expect(told).to_contain_text("Reinforcement Phase")
    rule = told.get_by_role("link", name="bb-")
    address = rule.get_attribute("href") or ""
    assert address.startswith("/rules/barbarossa#bb-")
    player.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert before == version(player)
    # By keyboard the rule is one step away, and the card is where one comes back to.
    card.press("Enter")
    expect(told).to_contain_text("Tab leads there")
    player.page.keyboard.press("Tab")
    expect(rule).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(card).to_be_focused()
    # From everything else one goes on as everywhere, while the card is still held up.
    card.press("Enter")
    expect(rule).to_be_visible()
    options(player).first.press("Tab")
    expect(options(player).nth(1)).to_be_focused()
    player.page.keyboard.press("Escape")
    card.press("Enter")
    expect(told).to_contain_text("Tab leads there")
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url(f"**{address}")
    expect(player.page.get_by_text(address.rsplit("#", 1)[1]).first).to_be_in_viewport()


def test_a_place_that_may_not_be_used_says_why_not_with_its_rule(client: Client, player: Person) -> None:
    player.go(f"/tables/{play_on(client, played('battlecards', MIDDLE))}")
    pile = zone(player, "conflict/1").locator("[data-thing]").first

    pile.press("Enter")

    rule = player.page.get_by_role("alert").get_by_role("link", name="Rule bc-")
    expect(rule).to_be_visible()
    pile.press("Tab")
    expect(rule).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(pile).to_be_focused()
    # The way leads there once; then on, though the sentence still stands.
    pile.press("Tab")
    expect(rule).to_be_visible()
    expect(rule).not_to_be_focused()
    expect(pile).not_to_be_focused()
    address = rule.get_attribute("href") or ""
    rule.click()
    player.page.wait_for_url(f"**{address}")
    player.page.go_back()
    expect(pile).to_be_visible()


def test_whoever_chooses_by_keyboard_goes_on_where_he_was(client: Client, player: Person) -> None:
    player.go(f"/tables/{client.open('stalingrad', 'conscript', 'me', start=True)}")
    before = int(version(player))
    force = zone(player, "pile/2").locator(".lit[data-thing]").first
    chosen = force.get_attribute("data-card")

    force.press("Enter")

    reaches(player, before + 1)
    expect(zone(player, "chosen/2").locator(f'[data-card="{chosen}"]')).to_be_attached()
    expect(zone(player, "pile/2").locator(".lit:focus")).to_have_count(1)


def test_what_would_be_lost_is_asked_about_until_somebody_wants_no_more_of_it(
    client: Client, player: Person
) -> None:
    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    before = int(version(player))
    nothing = options(player).filter(has_text="Choose no Force at all")
    doubt = player.page.get_by_role("dialog", name="Choose no Force at all?")

    nothing.click()
    expect(doubt).to_contain_text("11 points are left, and will be lost.")
    doubt.get_by_label("Do not ask again").check()
    doubt.get_by_role("button", name="Go back").click()
    expect(doubt).not_to_be_visible()
    # What ends something stands last, with the last letter.
    letter = options(player).last.get_attribute("aria-keyshortcuts")
    assert letter
    player.page.keyboard.press(letter)
    expect(doubt).to_be_visible()
    # Whoever goes back has decided nothing.
    expect(doubt.get_by_label("Do not ask again")).not_to_be_checked()
    player.page.keyboard.press("Escape")
    expect(doubt).not_to_be_visible()
    assert str(before) == version(player)

    nothing.click()
    doubt.get_by_label("Do not ask again").check()
    doubt.get_by_role("button", name="Do it").click()
    expect(log(player).filter(has_text="The Soviet player")).not_to_have_count(0)

    id = client.open("stalingrad", "conscript", "me", start=True)
    player.go(f"/tables/{id}")
    options(player).filter(has_text="Choose no Force at all").click()
    expect(player.page.get_by_role("main")).not_to_have_attribute("data-version", str(before))
    expect(doubt).not_to_be_visible()


def held_up(person: Person) -> Locator:
    """The card that is held up to be read."""
    return person.page.locator(".zoom")


def test_a_card_is_held_up_by_hovering_and_by_a_key(client: Client, player: Person) -> None:
    id, card = first_turn(client, 1)
    player.go(f"/tables/{id}")
    before = version(player)
    name = client.get("/api/games/stalingrad/cards")
    title = next(each["name"] for each in name if each["id"] == card)

    in_hand(player, card).hover()
    expect(held_up(player)).to_contain_text(title)
    player.page.mouse.move(2, 2)
    expect(held_up(player)).to_have_count(0)

    in_hand(player, card).focus()
    player.page.keyboard.press("z")
    expect(held_up(player)).to_contain_text(title)
    player.page.keyboard.press("Escape")
    expect(held_up(player)).to_have_count(0)
    expect(in_hand(player, card)).to_be_focused()
    assert before == version(player)


def test_a_card_is_held_up_by_a_long_touch_and_taken_by_a_short_one(
    client: Client, browser: Browser, url: str
) -> None:
    id, card = first_turn(client, 1)
    with Person(browser, url, TABLET, has_touch=True, is_mobile=True) as player:
        sit_down(client, player.context)
        player.go(f"/tables/{id}")
        before = int(version(player))
        in_hand(player, card).scroll_into_view_if_needed()
        box = in_hand(player, card).bounding_box()
        assert box
        place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = player.context.new_cdp_session(player.page)

        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
        expect(held_up(player)).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        player.button("Put it down").tap()
        expect(held_up(player)).to_have_count(0)
        assert str(before) == version(player)

        in_hand(player, card).tap()
        reaches(player, before + 1)
