"""Notices: seats that may not identify the cards see as many backs, and everything else."""

from __future__ import annotations

import pytest

from eastfront.kernel.notices import BACK, EVERYBODY, Notice

IDS = ["flak", "minsk"]


def notice(seen: int) -> Notice:
    return Notice("draws", "toy-1", {"seat": 1, "count": 2}, [0, 1], "deck/1", "hand/1", seen)


@pytest.mark.parametrize("seat", [0, 1, 4, None])
def test_what_everybody_sees_is_shown_as_it_is(seat: int | None) -> None:
    assert [0, 1] == notice(EVERYBODY).shown_to(seat).cards


@pytest.mark.parametrize(
    ("seen", "seat", "may"),
    [
        (0b00010, 1, True),
        (0b00010, 0, False),
        (0b00010, 2, False),
        (0b00010, None, False),
        (0b10001, 0, True),
        (0b10001, 4, True),
        (0b10001, 1, False),
        (0, 0, False),
        (0, None, False),
    ],
)
def test_cards_are_shown_to_the_seats_in_the_mask_alone(seen: int, seat: int | None, may: bool) -> None:
    assert ([0, 1] if may else [BACK, BACK]) == notice(seen).shown_to(seat).cards


def test_a_redacted_notice_keeps_all_that_is_public_and_nothing_more() -> None:
    shown = notice(0b10).shown_to(0)

    assert {
        "id": "draws",
        "rule": "toy-1",
        "arguments": {"seat": 1, "count": 2},
        "cards": ["back", "back"],
        "origin": "deck/1",
        "target": "hand/1",
        "seen": EVERYBODY,
    } == shown.to_data(IDS)


def test_a_redaction_does_not_depend_on_what_is_hidden() -> None:
    first, second = notice(0b10), notice(0b10)
    second.cards = [1, 1]

    assert first.shown_to(None).to_data(IDS) == second.shown_to(None).to_data(IDS)
    assert first.shown_to(0).to_data(IDS) == first.shown_to(None).to_data(IDS)


def test_redacting_leaves_the_notice_alone() -> None:
    whole = notice(0b10)
    whole.shown_to(0).cards.append(9)

    assert [0, 1] == whole.cards
    assert ["flak", "minsk"] == [*IDS]


def test_plain_data_names_cards_by_id() -> None:
    data = notice(EVERYBODY).to_data(IDS)

    assert isinstance(data, dict)
    assert ["flak", "minsk"] == data["cards"]
