"""Whole games in the browser, from the home page to a victory by the rules, each by other means."""

from __future__ import annotations

import re
from itertools import cycle, islice
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.playing import asked, log, options, question, settled, version

# No page has so many things to step through.
MOST_STEPS: Final = 150
# Lets everything that is said in a live region be read afterwards.
LISTEN: Final = """
(region) => {
  window.heard ??= {};
  const said = (window.heard[region.ariaLive] ??= []);
  const note = () => region.textContent && said.push(region.textContent);
  note();
  new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
}
"""
IS_HERE: Final = "(element) => element === document.activeElement"
HOW_IT_ENDED: Final = re.compile("You have|A draw")


@pytest.mark.slow
def test_a_new_visitor_plays_barbarossa_to_the_end_by_keyboard_alone(anna: Person) -> None:
    keyboard = anna.page.keyboard
    set_up_by_keyboard(anna)
    tab_to(anna, anna.page.get_by_role("button", name="Start the game"))
    keyboard.press("Enter")

    choices = 0
    moment = settled(anna)
    while moment != "over":
        before = version(anna)
        if moment == "doubtful":
            # Enter alone would go back: what is lost for good is not lost by haste.
            keyboard.press("Shift+Tab")
            keyboard.press("Enter")
        elif choices < 3:
            walk_to(anna, ".lit, .options button", "ArrowDown", "ArrowDown", "ArrowRight")
            keyboard.press("Enter")
        else:
            keyboard.press("abcdefgh"[choices % min(options(anna).count(), 8)])
        choices += 1
        moment = settled(anna, before)

    assert choices > 100
    expect(ending(anna)).to_contain_text("Moscow has fallen.")
    walk_to(anna, ".ending button, .ending a", "ArrowDown", "ArrowDown", "ArrowRight")
    walk_to(anna, ".ending .primary", "ArrowLeft")
    keyboard.press("Enter")
    expect(ending(anna)).to_have_count(0)
    assert "asked" == settled(anna)


def test_a_house_rule_is_found_and_answered_by_keyboard_alone(anna: Person) -> None:
    keyboard = anna.page.keyboard
    set_up_by_keyboard(anna)
    tab_to(anna, anna.page.get_by_text("House rules:"))
    keyboard.press("Enter")
    tab_to(anna, anna.page.get_by_role("searchbox", name="Find a question"))
    keyboard.type("turns for each player")
    tab_to(anna, anna.page.get_by_role("spinbutton"))
    keyboard.type("6")
    tab_to(anna, anna.page.get_by_role("button", name="Start the game"))
    keyboard.press("Enter")

    settled(anna)
    table = anna.page.request.get(f"/api{urlsplit(anna.page.url).path}").json()
    assert {"turn_limit": "6"} == table["options"]


def set_up_by_keyboard(person: Person) -> None:
    """Go from the home page to where a game of Barbarossa is set up."""
    person.go("/")
    tab_to(person, person.page.get_by_role("link", name=re.compile(r"Set up a table\s*Barbarossa")))
    person.page.keyboard.press("Enter")


def ending(person: Person) -> Locator:
    """How the game came out, once it is over."""
    return person.page.get_by_role("region", name=HOW_IT_ENDED)


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_STEPS):
        person.page.keyboard.press("Tab")
        if wanted.evaluate(IS_HERE):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def walk_to(person: Person, selector: str, *arrows: str) -> None:
    """Press arrows in turn until something like *selector* has the focus."""
    for arrow in islice(cycle(arrows), MOST_STEPS):
        if person.page.locator(selector).and_(person.page.locator(":focus")).count():
            return
        person.page.keyboard.press(arrow)
    raise AssertionError(f"arrows do not lead to {selector}")


@pytest.mark.slow
def test_a_new_visitor_plays_stalingrad_to_the_end_by_ear(anna: Person) -> None:
    anna.play_now("Battle for Stalingrad")
    page = anna.page
    # What happened before somebody came is not said.
    expect(log(anna).filter(has_text="The game begins.")).to_be_visible()
    answer = next_answer(anna)
    for region in page.get_by_role("status").all():
        region.evaluate(LISTEN)
    first = log(anna).count()

    questions: list[str] = []
    while answer:
        questions.append(question(anna).inner_text())
        answer.click()
        answer = next_answer(anna)

    heard = page.evaluate("window.heard")
    lines = whole_log(anna)[first:]
    assert len(questions) > 30
    assert set(questions) <= set(heard["assertive"])
    news = " ".join(heard["polite"])
    assert [] == [line for line in lines if told(line) not in news]
    assert heard["assertive"][-1] == ending(anna).get_by_role("heading").inner_text()
    expect(ending(anna)).to_contain_text(re.compile("under one side’s control|closed the ring"))
    expect(page.get_by_role("link", name="Look back").first).to_be_visible()
    assert asked(anna).count() == 0


def next_answer(person: Person) -> Locator | None:
    """Wait for what is asked; gives the answer in the middle, or none at the end of the game."""
    page = person.page
    answers = asked(person).get_by_role("listitem").get_by_role("button", disabled=False)
    doubt = page.get_by_role("dialog").get_by_role("button", name="Do it")
    again = page.get_by_role("button", name="Play again", exact=True)
    answers.or_(doubt).or_(again).first.wait_for()
    if again.count():
        return None
    return doubt if doubt.count() else answers.nth(answers.count() // 2)


def whole_log(person: Person) -> list[str]:
    """Every line of the log, also of what is not shown until somebody wants it."""
    earlier = person.button("Show everything from the beginning")
    if earlier.count():
        earlier.click()
    expect(earlier).to_have_count(0)
    return log(person).all_inner_texts()


def told(line: str) -> str:
    """A line of the log as it is said, without the number of its rule and how often it came."""
    return re.sub(r"\s+sg-\S+( \d+ times)?$", "", line.replace("\n", " ")).strip()


@pytest.mark.slow
def test_a_new_visitor_plays_battlecards_to_the_end_by_clicking_what_is_lit(anna: Person) -> None:
    anna.play_now("BattleCards")
    page = anna.page
    clicks, buttons = 0, 0
    moment = settled(anna)
    while moment != "over":
        before = version(anna)
        things = page.locator(".board .lit").filter(visible=True)
        if moment == "doubtful":
            page.get_by_role("dialog").get_by_role("button", name="Do it").click()
        elif count := things.count():
            click_lit(anna, things.nth(clicks % count))
            clicks += 1
        else:
            options(anna).nth(buttons % options(anna).count()).click()
            buttons += 1
        moment = settled(anna, before)

    assert clicks > 3 * buttons
    expect(ending(anna)).to_contain_text(re.compile("Total victory|Victory by points"))


def click_lit(person: Person, thing: Locator) -> None:
    """Click something lit, and the first of several options that it may stand for."""
    thing.click()
    menu = person.page.locator("[popover]:popover-open")
    if menu.count():
        menu.get_by_role("button").first.click()
