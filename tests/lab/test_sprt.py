"""The sequential test: it decides as it should, is rarely wrong, and stops at the same unit everywhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from random import Random

import pytest

from eastfront.lab.contest import Contest
from eastfront.lab.contesting import run_contest, score
from eastfront.lab.engine import Engine, Result, Task
from eastfront.lab.stats.sprt import FEWEST, HIGH, LOW, OPEN, Sprt
from tests.lab.runs import untimed


def pairs(share: float, dice: Random, most: int = 5000) -> list[float]:
    """Units of two games that a player wins with the chance *share* each."""
    return [(float(dice.random() < share) + float(dice.random() < share)) / 2 for _ in range(most)]


def verdict(units: list[float], low: float = 0.5, high: float = 0.6) -> tuple[str, int]:
    test = Sprt(low, high)
    number = next((n for n, unit in enumerate(units, start=1) if test.add(unit)), len(units))
    return test.verdict, number


def test_nothing_is_decided_by_a_few_units() -> None:
    assert (OPEN, FEWEST - 1) == verdict([1.0] * (FEWEST - 1))


def test_who_wins_all_is_the_better_one_at_once() -> None:
    assert (HIGH, FEWEST) == verdict([1.0] * 100)


def test_who_is_always_even_is_no_better() -> None:
    assert LOW == verdict([0.5] * 100)[0]


CLAIMS = [
    (0.5, 0.6, 0.5, LOW),
    (0.5, 0.6, 0.6, HIGH),
    (0.5, 0.6, 0.3, LOW),
    (0.5, 0.6, 0.8, HIGH),
    (0.95, 0.98, 0.95, LOW),
    (0.95, 0.98, 0.98, HIGH),
    (0.05, 0.1, 0.1, HIGH),
]


@pytest.mark.parametrize(("low", "high", "share", "right"), CLAIMS)
def test_it_is_wrong_in_about_one_case_of_twenty_and_always_ends(
    low: float, high: float, share: float, right: str
) -> None:
    dice = Random(7)
    found = [verdict(pairs(share, dice), low, high) for _ in range(200)]

    wrong = sum(each != right for each, _ in found)
    assert wrong <= 18
    assert OPEN not in [each for each, _ in found]


@pytest.mark.parametrize(("low", "high"), [(0.9, 0.95), (0.95, 0.98)])
def test_where_games_always_go_together_it_is_wrong_more_often_but_seldom(low: float, high: float) -> None:
    dice = Random(7)
    found = [verdict([float(dice.random() < low) for _ in range(5000)], low, high)[0] for _ in range(400)]

    assert found.count(HIGH) <= 0.17 * len(found)


def test_plain_cases_end_sooner() -> None:
    dice = Random(3)
    plain, close = (sum(verdict(pairs(share, dice))[1] for _ in range(50)) for share in (0.8, 0.55))

    assert plain * 3 < close


def test_what_is_decided_stays_so() -> None:
    test = Sprt(0.5, 0.6)
    for _ in range(FEWEST):
        test.add(1.0)
    ratio = test.ratio()

    assert test.add(0.0)
    assert (HIGH, ratio) == (test.verdict, test.ratio())


class Backwards(Engine):
    """An engine that does the last task first."""

    def run(self, work: Callable[..., Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        yield from super().run(work, tasks[::-1])


def test_a_mirror_match_stops_at_the_same_unit_in_whatever_order_units_come() -> None:
    mirror = Contest("barbarossa", "kamikaze", ["recruit", "recruit"], 2, {"turn_limit": "1"})
    found = []
    for engine in (Engine(), Backwards()):
        test = Sprt(0.5, 0.7)
        units = run_contest(mirror, 40, engine, sprt=test)
        found.append(score(mirror, untimed(units), test))

    assert found[0] == found[1]
    assert FEWEST * 2 <= found[0].games < 60
    assert found[0].sprt
    assert LOW == found[0].sprt.verdict


def test_units_beyond_the_last_are_kept_but_do_not_count(tmp_path: Path) -> None:
    mirror = Contest("barbarossa", "kamikaze", ["recruit", "recruit"], 2, {"turn_limit": "1"})
    file = tmp_path / "kept.jsonl"
    run_contest(mirror, 40, Engine(), file)

    units = run_contest(mirror, 40, Engine(), file, sprt=Sprt(0.5, 0.7))

    assert FEWEST <= len(units) < 30
    assert 1 + 40 == len(file.read_bytes().splitlines())
