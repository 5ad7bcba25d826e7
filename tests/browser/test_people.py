"""One browser serves many tests: nothing of the last one is left in it, and no complaint is lost."""

from __future__ import annotations

import pytest

from tests.browser.people import Person

KEPT = "({ ...localStorage })"


def test_whoever_starts_afresh_is_a_stranger_with_an_empty_page(anna: Person) -> None:
    anna.go("/settings")
    first = anna.page.evaluate(KEPT)
    anna.page.get_by_label("Size of text").select_option(label="200 %")
    anna.context.new_page()
    assert first != anna.page.evaluate(KEPT)
    assert anna.context.cookies()

    anna.start_afresh()

    assert [] == anna.context.cookies()
    assert [anna.page] == anna.context.pages
    anna.go("/settings")
    assert first == anna.page.evaluate(KEPT)


def test_whoever_starts_afresh_tells_what_the_browser_complained_of(anna: Person) -> None:
    anna.page.evaluate("console.error('this is broken')")

    with pytest.raises(AssertionError, match="this is broken"):
        anna.start_afresh()

    assert [] == anna.complaints
