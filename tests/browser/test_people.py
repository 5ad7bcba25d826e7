"""One browser serves many tests: nothing of the last one is left in it, and no complaint is lost."""

from __future__ import annotations

import pytest

from tests.browser.people import PHONE, Person, Somebody

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


def test_whoever_goes_leaves_the_browser_to_the_next_of_the_same_kind(somebody: Somebody) -> None:
    with somebody(PHONE) as first:
        first.go("/")

    with somebody(PHONE) as second, somebody(PHONE) as third, somebody() as other:
        assert second is first
        assert 3 == len({id(second), id(third), id(other)})
        assert [] == second.context.cookies()


def test_a_browser_that_complained_is_left_to_nobody(somebody: Somebody) -> None:
    with pytest.raises(AssertionError, match="this is broken"), somebody(PHONE) as first:
        first.page.evaluate("console.error('this is broken')")

    with somebody(PHONE) as second:
        assert second is not first
