"""The way to a table: the first visit, lists of tables, and what was set up the last time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.places import ended
from tests.browser.positions import GAMES
from tests.interfaces.web.servers import Client, wait_for

# How many tables a list shows at once.
PAGE = 20


def lines(person: Person) -> Locator:
    """The tables of the lists on the page."""
    return person.page.get_by_role("main").locator("li.table-line")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_newcomer_sees_how_to_begin_and_is_asked_something_after_one_click(
    browser: Browser, url: str, size: tuple[int, int]
) -> None:
    with Person(browser, url, size) as newcomer:
        newcomer.go("/")
        expect(newcomer.button("Play now")).to_be_in_viewport(ratio=1)

        newcomer.button("Play now").click()
        expect(newcomer.page.get_by_role("region", name="What is asked")).to_be_visible()


def test_a_long_list_comes_page_by_page(player: Person, client: Client) -> None:
    for _ in range(PAGE + 1):
        client.open("stalingrad", "me", "open")
    player.go("/mine")
    expect(lines(player)).to_have_count(PAGE)

    player.button("Show more").click()
    expect(lines(player)).to_have_count(PAGE + 1)
    expect(player.button("Show more")).to_have_count(0)


def test_tables_that_wait_are_told_apart_and_all_found(player: Person, client: Client) -> None:
    tables = [client.open("stalingrad", "conscript", "me", start=True) for _ in range(3)]
    tables.append(client.open("stalingrad", "me", "conscript", start=True))
    wait_for(lambda: all(client.position(table)["decision"]["options"] for table in tables))
    player.go("/")
    waiting = player.page.get_by_role("region", name="wait for you")
    expect(
        waiting.get_by_role("link", name="Soviet").or_(waiting.get_by_role("link", name="German"))
    ).to_have_count(3)

    waiting.get_by_role("link", name="All of them").click()

    expect(lines(player).filter(has_text="German")).not_to_have_count(0)
    expect(lines(player).filter(has_text="Soviet")).not_to_have_count(0)


def test_a_list_can_be_asked_for_again(player: Person, client: Client) -> None:
    player.go("/join?game=battlecards")
    before = lines(player).count()
    client.open("battlecards", "me", "open", visibility="public")

    player.button("Look again").click()
    expect(lines(player)).to_have_count(before + 1)


def test_one_looks_back_at_a_game_of_ones_own(player: Person, client: Client) -> None:
    over = ended(client)
    client.open("stalingrad", "me", "open")
    player.go("/replays")
    game = lines(player).filter(has_text="with Recruit")
    expect(game).to_have_count(1)

    game.get_by_role("link", name="Look back").click()
    player.page.wait_for_url(f"**/replays/{over}*")
    expect(player.page.get_by_role("region", name="The whole game")).to_be_visible()


def test_what_was_set_up_is_there_the_next_time(anna: Person) -> None:
    anna.go("/set-up/barbarossa")
    anna.page.get_by_role("radio", name="3", exact=True).check()
    anna.button("Invite others").click()
    anna.button("Open and invite").click()
    anna.page.wait_for_url("**/tables/*")

    anna.go("/set-up/barbarossa")
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(anna.page.get_by_role("combobox", name="Seat 3")).to_have_value("open")
    anna.button("Begin again with the defaults").click()
    expect(anna.page.get_by_role("radio", name="2", exact=True)).to_be_checked()


def test_a_clause_is_looked_up_beside_what_is_set_up(anna: Person) -> None:
    anna.go("/set-up/barbarossa")
    anna.page.get_by_role("radio", name="Lundström").check()
    anna.page.get_by_role("radio", name="4", exact=True).check()

    with anna.context.expect_page() as opened:
        anna.page.get_by_role("group", name="Edition").get_by_role("link", name="Rule bb-8.3").click()
    expect(opened.value.locator("[id='bb-8.3']")).to_be_in_viewport()
    anna.page.get_by_role("link", name="Settings").click()
    anna.page.get_by_label("Language").select_option(label="Français")
    anna.page.go_back()

    expect(anna.page.get_by_role("radio", name="Lundström")).to_be_checked()
    expect(anna.page.get_by_role("radio", name="4", exact=True)).to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_each_edition_says_what_is_special_about_it(anna: Person, game: str) -> None:
    with Client(anna.url) as client:
        info = next(each for each in client.get("/api/games") if each["game"] == game)

    anna.go(f"/set-up/{game}")

    region = anna.page.get_by_role("region", name="Edition")
    for edition in info["editions"]:
        expect(region.get_by_role("paragraph").filter(has_text=edition["text"])).to_be_visible()


def test_where_only_this_machine_is_reached_a_command_says_how_others_are_let_in(
    player: Person, client: Client
) -> None:
    player.go(f"/tables/{client.open('stalingrad', 'me', 'open')}")

    expect(player.page.get_by_text("eastfront serve --host 0.0.0.0 --public-url http://")).to_be_visible()


@pytest.mark.parametrize("area", ["cards", "rules"])
def test_a_game_that_there_is_not_has_no_page(anna: Person, area: str) -> None:
    anna.go(f"/{area}/chess")
    expect(anna.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(anna.page).to_have_title("There is nothing here")
