"""A clock takes time only from the seat that is asked, and gives only what its settings say."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data
from eastfront.kernel.errors import DataError
from eastfront.table.clock import (
    DAY,
    Clock,
    Times,
    asked,
    deadline,
    gone,
    is_over,
    left,
    new_times,
    read_clock,
    read_times,
    returned,
)

SEATS = 3
UNTIMED = Clock()
MOVE = Clock("move", seconds=30)
BANK = Clock("bank", seconds=100, increment=5)
DAYS = Clock("days", days=2)

limits = st.integers(1, DAY)
clocks = st.one_of(
    st.just(UNTIMED),
    st.builds(lambda seconds: Clock("move", seconds=seconds), limits),
    st.builds(
        lambda seconds, more: Clock("bank", seconds=seconds, increment=more), limits, st.integers(0, 60)
    ),
    st.builds(lambda days: Clock("days", days=days), st.integers(1, 30)),
)
seats = st.none() | st.integers(0, SEATS - 1)
pauses = st.floats(0, 2 * DAY, allow_nan=False)
# Who is asked, so many seconds after the one before.
courses = st.lists(st.tuples(seats, pauses), max_size=20)
Course = list[tuple[int | None, float]]


def run(clock: Clock, course: Course, start: float = 1000.0) -> list[tuple[Times, float]]:
    now = start
    steps = [(new_times(clock, SEATS, now), now)]
    for seat, pause in course:
        now += pause
        steps.append((asked(clock, steps[-1][0], seat, now), now))
    return steps


def test_a_bank_runs_only_while_its_seat_is_asked() -> None:
    times = asked(BANK, new_times(BANK, 2, 0.0), 0, 10.0)

    times = asked(BANK, times, 1, 30.0)

    assert 85.0 == left(BANK, times, 0, 50.0)
    assert 80.0 == left(BANK, times, 1, 50.0)


def test_choices_in_a_row_share_the_time() -> None:
    times = asked(MOVE, new_times(MOVE, 2, 0.0), 0, 0.0)

    again = asked(MOVE, times, 0, 20.0)

    assert 30.0 == deadline(MOVE, again)
    assert 10.0 == left(MOVE, again, 0, 20.0)


def test_an_increment_comes_with_the_end_of_a_move_and_not_before() -> None:
    times = asked(BANK, new_times(BANK, 2, 0.0), 0, 0.0)

    again = asked(BANK, times, 0, 10.0)
    over = asked(BANK, again, None, 20.0)

    assert 80.0 == left(BANK, again, 0, 20.0)
    assert 85.0 == left(BANK, over, 0, 500.0)


@pytest.mark.parametrize(("clock", "full"), [(MOVE, 30.0), (DAYS, 2.0 * DAY)])
def test_the_time_for_a_move_is_refilled_when_the_seat_is_asked_anew(clock: Clock, full: float) -> None:
    times = asked(clock, new_times(clock, 2, 0.0), 0, 0.0)

    times = asked(clock, asked(clock, times, 1, 25.0), 0, 40.0)

    assert full == left(clock, times, 0, 40.0)
    assert 40.0 + full == deadline(clock, times)


def test_a_computer_player_stops_all_clocks() -> None:
    times = asked(BANK, new_times(BANK, 2, 0.0), 0, 0.0)

    times = asked(BANK, times, None, 10.0)

    assert deadline(BANK, times) is None
    assert not is_over(BANK, times, 1e9)


def test_time_is_over_at_the_deadline() -> None:
    times = asked(MOVE, new_times(MOVE, 2, 0.0), 1, 5.0)

    assert not is_over(MOVE, times, 34.9)
    assert is_over(MOVE, times, 35.0)
    assert 0.0 == left(MOVE, times, 1, 99.0)


def test_without_a_clock_there_is_no_limit() -> None:
    times = asked(UNTIMED, new_times(UNTIMED, 2, 0.0), 1, 5.0)

    assert left(UNTIMED, times, 1, 1e9) is None
    assert deadline(UNTIMED, times) is None
    assert not is_over(UNTIMED, times, 1e9)


def test_an_undo_that_leads_back_gives_the_other_seat_no_more_than_a_move_does() -> None:
    times = asked(BANK, asked(BANK, new_times(BANK, 2, 0.0), 0, 0.0), 1, 10.0)

    times = asked(BANK, times, 0, 12.0)

    assert 95.0 == left(BANK, times, 0, 12.0)
    assert 103.0 == left(BANK, times, 1, 12.0)


def test_a_process_whose_time_lags_charges_no_second_twice() -> None:
    times = asked(BANK, asked(BANK, new_times(BANK, 2, 0.0), 0, 0.0), 1, 10.0)

    times = asked(BANK, times, 0, 9.0)

    assert 95.0 == left(BANK, times, 0, 9.0)
    assert 95.0 == left(BANK, times, 0, 10.0)
    assert 105.0 == left(BANK, times, 1, 10.0)


@given(clocks.filter(lambda clock: clock.kind == "bank"), courses)
def test_a_bank_grows_only_by_increments(clock: Clock, course: Course) -> None:
    steps = run(clock, course)

    handed_over = sum(1 for (old, _), (new, _) in pairwise(steps) if old.running not in (None, new.running))
    total = sum(steps[-1][0].left)

    assert total <= SEATS * clock.seconds + handed_over * clock.increment + 1e-6


@given(clocks.filter(lambda clock: clock.kind in ("move", "days")), courses)
def test_a_seat_never_has_more_than_a_move_allows(clock: Clock, course: Course) -> None:
    for times, now in run(clock, course):
        for seat in range(SEATS):
            rest = left(clock, times, seat, now)

            assert rest is not None
            assert 0.0 <= rest <= clock.allowance


@given(clocks, courses, pauses)
def test_the_times_of_others_stand_still(clock: Clock, course: Course, pause: float) -> None:
    times, now = run(clock, course)[-1]

    for seat in range(SEATS):
        if seat != times.running:
            assert left(clock, times, seat, now) == left(clock, times, seat, now + pause)


@given(clocks, courses, seats, pauses)
def test_asking_changes_only_who_ran_and_who_runs(
    clock: Clock, course: Course, seat: int | None, pause: float
) -> None:
    times, now = run(clock, course)[-1]

    later = asked(clock, times, seat, now + pause)

    for other in set(range(SEATS)) - {seat, times.running}:
        assert times.left[other] == later.left[other]


@given(clocks, courses, pauses)
def test_the_deadline_is_when_nothing_is_left(clock: Clock, course: Course, pause: float) -> None:
    times, now = run(clock, course)[-1]
    end = deadline(clock, times)

    if end is None:
        assert not is_over(clock, times, now + pause)
    else:
        assert times.running is not None
        for moment in (now, now + pause, end):
            assert (0.0 == left(clock, times, times.running, moment)) == is_over(clock, times, moment)
        assert is_over(clock, times, end)


@given(clocks, courses)
def test_clock_and_times_survive_json(clock: Clock, course: Course) -> None:
    times, _ = run(clock, course)[-1]

    assert clock == read_clock(json.loads(json.dumps(clock.to_data())))
    assert times == read_times(json.loads(json.dumps(times.to_data())))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "must be an object"),
        ({}, "lacks 'kind'"),
        ({"kind": "hourglass"}, "valid: none, move, bank, days"),
        ({"kind": "move"}, "lacks 'seconds'"),
        ({"kind": "move", "seconds": 0}, "from 1 to 86400"),
        ({"kind": "move", "seconds": 1.5}, "whole number"),
        ({"kind": "move", "seconds": True}, "whole number"),
        ({"kind": "move", "seconds": 10, "increment": 5}, "increment has no meaning"),
        ({"kind": "bank", "seconds": 60, "increment": -1}, "from 0 to 86400"),
        ({"kind": "days", "days": 31}, "from 1 to 30"),
        ({"kind": "none", "days": 3}, "valid: none"),
    ],
)
def test_a_bad_clock_is_refused(data: Data, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        read_clock(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"left": [1.0], "running": None},
        {"left": [-1.0], "running": None, "since": 0.0},
        {"left": ["1"], "running": None, "since": 0.0},
        {"left": [True], "running": None, "since": 0.0},
        {"left": [1.0], "running": 1, "since": 0.0},
        {"left": [], "running": 0, "since": 0.0},
        {"left": [1.0], "running": 0, "since": float("inf")},
        {"left": [float("nan")], "running": 0, "since": 0.0},
    ],
)
def test_bad_times_are_refused(data: Data) -> None:
    with pytest.raises(DataError, match="times"):
        read_times(data)


def test_whoever_comes_back_to_nothing_has_a_minute() -> None:
    times = Times((0.0, 70.0, 30.0), 1, 5.0)

    assert Times((60.0, 70.0, 30.0), 1, 5.0) == returned(BANK, times, 0, False, 9.0)
    assert Times((0.0, 70.0, 30.0), 1, 5.0) == returned(BANK, times, 2, False, 9.0)


def test_whoever_comes_back_never_has_more_than_there_was_to_begin_with() -> None:
    clock = Clock("bank", seconds=20)

    assert Times((20.0, 1.0), 1, 5.0) == returned(clock, Times((0.0, 1.0), 1, 5.0), 0, False, 9.0)


@given(clocks, st.lists(st.floats(0, DAY), min_size=SEATS, max_size=SEATS), st.integers(0, SEATS - 1))
def test_coming_back_takes_no_time_from_anybody(clock: Clock, had: list[float], seat: int) -> None:
    times = Times(tuple(had), None, 5.0)

    after = returned(clock, times, seat, True, 9.0)

    assert all(new >= old for new, old in zip(after.left, times.left, strict=True))
    assert [had[other] for other in range(SEATS) if other != seat] == [
        after.left[other] for other in range(SEATS) if other != seat
    ]


@pytest.mark.parametrize("clock", [MOVE, BANK, DAYS])
def test_to_leave_and_come_back_brings_no_time(clock: Clock) -> None:
    times = asked(clock, new_times(clock, SEATS, 0.0), 0, 0.0)

    for now in (3.0, 5.0, 7.0):
        times = gone(clock, times, 0, now)
        times = returned(clock, times, 0, True, now + 1)
        times = asked(clock, times, 0, now + 1)

    # One second of every two was spent away.
    assert clock.allowance - 5.0 == left(clock, times, 0, 8.0)


def test_a_seat_that_leaves_while_another_thinks_changes_nothing() -> None:
    times = Times((10.0, 70.0), 1, 5.0)

    assert times == gone(BANK, times, 0, 9.0)
