"""The coach of a first game: it introduces the table, explains what is asked, goes, and comes back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import PATIENCE, PHONE, Person
from tests.browser.playing import options, version
from tests.browser.positions import GAMES

DECISIONS: Final = 15


def coach(person: Person) -> Locator:
    """Where the coach speaks."""
    return person.page.get_by_role("region", name="Coach")


def advice(person: Person) -> Locator:
    """The button that does what the coach would do."""
    return coach(person).get_by_role("button", name="Do that")


def learn(person: Person, game: str) -> None:
    """Open the first game and hear the whole introduction."""
    person.page.goto(f"/learn/{game}")
    person.page.wait_for_url("**/tables/*")
    expect(coach(person)).to_contain_text(re.compile(r"1 of \d"))
    steps = int(coach(person).inner_text().split(" of ")[1].split()[0])
    for step in range(2, steps + 1):
        coach(person).get_by_role("button", name="Next").click()
        expect(coach(person)).to_contain_text(f"{step} of {steps}")
    coach(person).get_by_role("button", name="Let us play").click()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_the_coach_learns_as_he_plays(browser: Browser, url: str, game: str) -> None:
    with Person(browser, url, settings={"caution": "never"}) as pupil:
        learn(pupil, game)
        for _ in range(DECISIONS):
            expect(advice(pupil)).to_be_enabled(timeout=PATIENCE)
            expect(coach(pupil)).to_contain_text("I would choose:")
            before = version(pupil)
            advice(pupil).click()
            expect(pupil.page.get_by_role("main")).not_to_have_attribute("data-version", before)
        met = re.search(r"(\d+) of (\d+) lessons", coach(pupil).inner_text())

    assert met is not None
    assert 3 <= int(met[1]) <= int(met[2])


def test_what_the_coach_says_has_a_sign_where_it_goes_on(browser: Browser, url: str) -> None:
    with Person(browser, url, PHONE) as pupil:
        pupil.page.goto("/learn/barbarossa")
        said = coach(pupil).locator(".said")
        expect(said).to_have_attribute("data-more", "down")

        said.evaluate("said => said.scrollTo(0, said.scrollHeight)")

        expect(said).to_have_attribute("data-more", "")


def test_what_the_coach_would_choose_is_in_sight_among_the_options(browser: Browser, url: str) -> None:
    with Person(browser, url, PHONE) as pupil:
        pupil.page.goto("/learn/stalingrad")
        coach(pupil).get_by_role("button", name="Skip the introduction").click()

        advised = options(pupil).filter(has_text="Coach")
        expect(advised).to_be_in_viewport(ratio=1)
        expect(coach(pupil).get_by_role("button", name="I would choose:")).to_be_visible()
        # It is not the first, and would not be in sight by itself.
        assert pupil.page.locator(".options").evaluate("list => list.scrollTop") > 0


def test_the_coach_goes_and_comes_back(anna: Person) -> None:
    learn(anna, "barbarossa")
    expect(coach(anna)).to_contain_text("I would choose:")

    coach(anna).get_by_role("button", name="Leave the coach").click()
    expect(coach(anna)).to_have_count(0)
    anna.page.reload()
    anna.button("Call the coach back").click()

    expect(coach(anna)).to_contain_text("I would choose:")
    expect(advice(anna)).to_be_enabled()


def test_the_introduction_may_be_skipped_and_heard_again(anna: Person) -> None:
    anna.page.goto("/learn/stalingrad")
    anna.page.wait_for_url("**/tables/*")

    coach(anna).get_by_role("button", name="Skip the introduction").click()
    expect(advice(anna)).to_be_visible()
    coach(anna).get_by_role("button", name="The introduction").click()

    expect(coach(anna)).to_contain_text(re.compile(r"1 of \d"))
