"""Clocks: what is left is shown, runs only while a person is asked, and is enforced."""

from __future__ import annotations

import time

import pytest

from tests.interfaces.web.seating import asked, seat_all, take, yours
from tests.interfaces.web.servers import Client, wait_for

DAY = 86_400


def left(client: Client, id: str) -> list[float]:
    """What each seat has left."""
    return [seat["left"] for seat in client.get(f"/api/tables/{id}")["seats"]]


def test_without_a_clock_nothing_is_left_to_count(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris)

    assert [None, None] == left(anna, id)


@pytest.mark.parametrize(
    ("clock", "allowance"),
    [
        ({"kind": "move", "seconds": 50}, 50),
        ({"kind": "bank", "seconds": 600, "increment": 3}, 600),
        ({"kind": "days", "days": 2}, 2 * DAY),
    ],
)
def test_only_the_time_of_the_seat_that_is_asked_runs(
    anna: Client, boris: Client, clock: dict[str, object], allowance: int
) -> None:
    id = seat_all(anna, boris, clock=clock)
    first, second = asked(id, anna, boris)
    time.sleep(0.2)

    seconds = left(anna, id)

    assert allowance - 10 < seconds[yours(first, id)[0]] < allowance - 0.1
    assert allowance == seconds[yours(second, id)[0]]


def test_a_clock_for_each_move_starts_anew_with_the_next_move(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad", clock={"kind": "move", "seconds": 50})
    first, second = asked(id, anna, boris)
    time.sleep(0.3)
    take(first, id, "end")
    used = left(anna, id)[yours(first, id)[0]]

    take(second, id, "end")

    after = left(anna, id)
    assert used < 49.8
    assert 49.8 < max(after)


def test_a_bank_keeps_what_was_used_and_adds_the_increment(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad", clock={"kind": "bank", "seconds": 50, "increment": 7})
    first, second = asked(id, anna, boris)
    time.sleep(0.3)

    take(first, id, "end")

    seconds = left(anna, id)
    assert 50 < seconds[yours(first, id)[0]] < 56.8
    assert 49 < seconds[yours(second, id)[0]] <= 50


def test_several_choices_of_one_move_share_its_time(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad", clock={"kind": "move", "seconds": 50})
    first, _ = asked(id, anna, boris)
    time.sleep(0.3)

    first.choose(id, 1)

    assert left(anna, id)[yours(first, id)[0]] < 49.8


def test_no_time_runs_for_computer_players(anna: Client) -> None:
    id = seat_all(anna, "recruit", game="stalingrad", clock={"kind": "bank", "seconds": 50})
    wait_for(lambda: anna.get(f"/api/tables/{id}")["asked"] == 0)

    own, computer = left(anna, id)

    assert (50, True) == (computer, own <= 50)


def test_a_table_of_computer_players_is_never_timed_out(anna: Client) -> None:
    clock = {"kind": "move", "seconds": 1}
    id = anna.open("stalingrad", "recruit", "recruit", start=True, options={"turn_cap": "1"}, clock=clock)

    wait_for(lambda: anna.get(f"/api/tables/{id}")["status"] == "ended")

    assert "timed-out" != anna.position(id)["outcome"]["ending"]


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 1}])
def test_a_deadline_is_enforced_within_two_seconds(
    anna: Client, boris: Client, clock: dict[str, object]
) -> None:
    id = seat_all(anna, boris, clock=clock)
    start = time.monotonic()

    wait_for(lambda: anna.get(f"/api/tables/{id}")["status"] == "ended", 3.5)

    assert 0.8 < time.monotonic() - start


def test_whoever_keeps_moving_is_not_timed_out(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, game="stalingrad", clock={"kind": "bank", "seconds": 3, "increment": 2})

    for _ in range(5):
        time.sleep(0.4)
        first, _ = asked(id, anna, boris)
        first.choose(id)

    assert "running" == anna.get(f"/api/tables/{id}")["status"]


def test_whoever_is_too_late_cannot_choose_any_more(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, clock={"kind": "move", "seconds": 1})
    first, _ = asked(id, anna, boris)
    seen = first.position(id)
    time.sleep(1.05)

    status, problem = first.refused(
        f"/api/tables/{id}/choices",
        option=seen["decision"]["options"][0]["name"],
        version=seen["version"],
    )

    assert (409, True) == (status, problem["problem"] in ("not-now", "stale"))


def test_after_the_end_no_clock_is_shown(anna: Client, boris: Client) -> None:
    id = seat_all(anna, boris, clock={"kind": "days", "days": 1})

    anna.post(f"/api/tables/{id}/resign")

    assert [None, None] == left(anna, id)
