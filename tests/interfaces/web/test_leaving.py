"""Leaving: with two seats the game ends, with more a computer player goes on until the person is back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.interfaces.web.seating import asked, entries, play_out, seat_all, version, yours
from tests.interfaces.web.servers import Client, wait_for

SHORT = {"turn_limit": "1"}


@pytest.fixture
def clara(url: str) -> Iterator[Client]:
    with Client(url, "Clara") as client:
        yield client


def seat_of(client: Client, id: str) -> Any:
    """The client's own seat, as everybody sees it."""
    return client.get(f"/api/tables/{id}")["seats"][yours(client, id)[0]]


def wait_for_end(client: Client, id: str) -> Any:
    wait_for(lambda: client.get(f"/api/tables/{id}")["status"] == "ended")
    return client.position(id)["outcome"]


def test_with_two_seats_giving_up_ends_the_game(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    anna.post(f"/api/tables/{id}/resign")

    outcome = boris.position(id)["outcome"]
    assert ("resigned", [2, 1], "won") == (outcome["ending"], outcome["ranks"], outcome["verdict"])
    assert ["start", "resign", "end"] == entries(boris, id)
    assert 409 == anna.refused(f"/api/tables/{id}/return")[0]


def test_with_three_seats_a_computer_player_goes_on_and_ranks_last(
    anna: Client, boris: Client, clara: Client
) -> None:
    id = seat_all(anna, boris, clara, options=SHORT)
    first, second, third = asked(id, anna, boris, clara)
    seat = yours(first, id)[0]

    first.post(f"/api/tables/{id}/resign")
    left = seat_of(first, id)
    wait_for(lambda: first.get(f"/api/tables/{id}")["asked"] != seat)
    outcome = play_out(id, second, third)

    assert ("person", "recruit", True) == (left["kind"], left["level"], left["gone"])
    assert 3 == outcome["ranks"][seat]
    assert ["start", "resign", "seat-change", "choice"] == entries(second, id)[:4]


def test_whoever_left_cannot_choose_but_may_come_back(anna: Client, boris: Client, clara: Client) -> None:
    id = seat_all(anna, boris, clara, options=SHORT)
    _, second, _ = asked(id, anna, boris, clara)
    second.post(f"/api/tables/{id}/resign")

    gone = second.refused(f"/api/tables/{id}/undo", version=version(second, id))
    again = second.refused(f"/api/tables/{id}/resign")
    second.post(f"/api/tables/{id}/return")

    assert (409, 409) == (gone[0], again[0])
    back = seat_of(second, id)
    assert ("person", "", False) == (back["kind"], back["level"], back["gone"])
    assert ["start", "resign", "seat-change", "return", "seat-change"] == entries(second, id)


def test_whoever_came_back_counts_again(anna: Client, boris: Client, clara: Client) -> None:
    id = seat_all(anna, boris, clara, options=SHORT)
    _, second, _ = asked(id, anna, boris, clara)
    second.post(f"/api/tables/{id}/resign")
    second.post(f"/api/tables/{id}/return")

    outcome = play_out(id, anna, boris, clara)

    scores, ranks = outcome["scores"], outcome["ranks"]
    for one in range(3):
        assert all(ranks[one] < ranks[other] for other in range(3) if scores[one] > scores[other])


def test_with_all_others_gone_the_last_one_wins(anna: Client, boris: Client, clara: Client) -> None:
    id = seat_all(anna, boris, clara)
    first, second, third = asked(id, anna, boris, clara)

    second.post(f"/api/tables/{id}/resign")
    third.post(f"/api/tables/{id}/resign")

    ranks = first.position(id)["outcome"]["ranks"]
    assert [1, 3, 2] == [ranks[yours(each, id)[0]] for each in (first, second, third)]


def test_only_the_person_who_left_comes_back(anna: Client, boris: Client, clara: Client) -> None:
    id = seat_all(anna, boris, clara)
    _, second, third = asked(id, anna, boris, clara)
    second.post(f"/api/tables/{id}/resign")

    foreign = third.refused(f"/api/tables/{id}/return", seat=yours(second, id)[0])
    present = third.refused(f"/api/tables/{id}/return")

    assert (403, 409) == (foreign[0], present[0])
    assert "has not left" in present[1]["detail"]
    assert seat_of(second, id)["gone"]


def test_whoever_left_has_no_say_in_what_the_others_agree_to(
    anna: Client, boris: Client, clara: Client
) -> None:
    id = seat_all(anna, boris, clara)
    first, second, third = asked(id, anna, boris, clara)
    second.post(f"/api/tables/{id}/resign")
    first.post(f"/api/tables/{id}/offers", kind="draw", version=version(first, id))

    third.post(f"/api/tables/{id}/offers/answer", agrees=True)

    ranks = first.position(id)["outcome"]["ranks"]
    assert [1, 3, 1] == [ranks[yours(each, id)[0]] for each in (first, second, third)]


def test_the_last_person_may_leave_a_table_to_the_computers(anna: Client) -> None:
    id = seat_all(anna, "recruit", "recruit", options=SHORT)

    anna.post(f"/api/tables/{id}/resign")

    assert 3 == wait_for_end(anna, id)["ranks"][0]


def test_with_two_seats_running_out_of_time_ends_the_game(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, clock={"kind": "move", "seconds": 1})
    first, second = asked(id, anna, boris)

    outcome = wait_for_end(second, id)

    assert ("timed-out", "won") == (outcome["ending"], outcome["verdict"])
    assert (2, 1) == tuple(outcome["ranks"][yours(each, id)[0]] for each in (first, second))
    assert ["start", "time-out", "end"] == entries(second, id)


def test_with_three_seats_whoever_runs_out_of_time_is_replaced_and_ranks_last(anna: Client) -> None:
    id = seat_all(anna, "recruit", "recruit", options=SHORT, clock={"kind": "bank", "seconds": 1})

    outcome = wait_for_end(anna, id)

    assert 3 == outcome["ranks"][0]
    assert 1 == entries(anna, id).count("time-out")
    assert seat_of(anna, id)["gone"]


def test_whoever_comes_back_after_a_time_out_has_time_again(
    anna: Client, boris: Client, clara: Client
) -> None:
    id = seat_all(anna, boris, clara, clock={"kind": "bank", "seconds": 2})
    first, *_ = asked(id, anna, boris, clara)
    wait_for(lambda: seat_of(first, id)["gone"])
    left = seat_of(first, id)["left"]

    first.post(f"/api/tables/{id}/return")

    back = seat_of(first, id)
    assert (0, False) == (left, back["gone"])
    assert 1 < back["left"] <= 2
