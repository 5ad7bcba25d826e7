"""Messages, refusals and outcomes: small values that say what they say."""

from __future__ import annotations

import pytest

from eastfront.kernel.message import Argument, Message, Refusal
from eastfront.kernel.outcome import SHARED, WON, Endings, Outcome


def gift(**change: Argument) -> Message:
    arguments: dict[str, Argument] = {"count": 2, "what": Message("group-tank"), "rest": [Message("a")]}
    return Message("op-give", **(arguments | change))


def test_equal_messages_are_equal_and_hash_alike() -> None:
    assert gift() == gift()
    assert hash(gift()) == hash(gift())
    assert 1 == len({gift(), gift()})


@pytest.mark.parametrize(
    "other",
    [
        gift(count=3),
        gift(what=Message("group-gun")),
        gift(rest=[]),
        gift(more=1),
        Message("op-take", count=2),
        "op-give",
    ],
)
def test_another_id_or_argument_is_another_message(other: object) -> None:
    assert gift() != other


def test_a_message_shows_its_parts() -> None:
    assert "Message('op-give', {'count': 2})" == repr(Message("op-give", count=2))


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal("toy-3", Message("not-now"))

    assert ("toy-3", Message("not-now")) == (refusal.rule, refusal.message)


def test_an_outcome_knows_its_winners() -> None:
    assert [1] == Outcome("fought", [3, 9, 4], [3, 1, 2], WON).winners()
    assert [0, 2] == Outcome("fought", [9, 3, 9], [1, 3, 1], SHARED).winners()


def test_an_outcome_is_plain_data() -> None:
    outcome = Outcome("fought", [3, 9], [2, 1], WON)

    assert {"ending": "fought", "scores": [3, 9], "ranks": [2, 1], "verdict": "won"} == outcome.to_data()


def test_a_game_is_endless_only_under_the_answers_that_make_it_so() -> None:
    endings = Endings(["fought", "tired"], ["fought"], ["limit=none", "mode=long"])

    assert endings.is_endless({"limit": "none", "mode": "short"})
    assert endings.is_endless({"limit": "60", "mode": "long"})
    assert not endings.is_endless({"limit": "60", "mode": "none"})


def test_only_an_ending_that_exists_is_outright() -> None:
    with pytest.raises(AssertionError, match="flood"):
        Endings(["fought"], ["flood"], [])
