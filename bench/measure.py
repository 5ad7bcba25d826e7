"""Measures the rules as this process has them: `python -m bench.measure ROUNDS` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

import eastfront
from bench.cases import CASES, Case
from bench.weight import weight
from eastfront.games import load_game
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice, play_games, playout, rollouts

SEED: Final = 1
NO_LIMIT: Final = 1_000_000

# Games differ in length: a few even it out.
LEAST_COUNT: Final = 4
# Long enough for the clock, short enough that calibration and measurement see the same machine.
LEAST_SECONDS: Final = 0.05
CALIBRATION_STEPS: Final = 400_000

Work = Callable[[int], int]


def measure(rounds: int) -> dict[str, object]:
    """Measures every case, one after the other."""
    return {
        "compiled": eastfront.compiled,
        "cases": {name: measure_case(case, rounds) for name, case in CASES.items()},
    }


def measure_case(case: Case, rounds: int) -> dict[str, object]:
    """Takes every figure *rounds* times: the best of each, and the median of its ratio to the calibration."""
    setup = case.setup
    game = load_game(setup.game)
    per_game = play_games(game, setup, SEED, case.games, NO_LIMIT) / case.games
    state = game.new(setup, key_of_seed(SEED))
    playout(game, state, Dice(SEED), int(per_game / 2))
    assert state.asked != NOBODY, f"{case.title}: the game of seed {SEED} is over before its middle"

    def clones(count: int) -> int:
        for _ in range(count):
            game.clone(state)
        return count

    works: dict[str, Work] = {
        "decisions": lambda count: play_games(game, setup, SEED, count, NO_LIMIT),
        "clones": clones,
        "rollouts": lambda count: rollouts(game, state, count, Dice(SEED), NO_LIMIT) and count,
    }
    rates: dict[str, list[float]] = {name: [] for name in ("calibration", *works)}
    for _ in range(rounds):
        rates["calibration"].append(calibration())
        for name, work in works.items():
            rates[name].append(rate(work))
    return {
        "decisions_per_game": round(per_game, 1),
        "state_bytes": weight(game.clone(state)),
        "per_second": {name: max(values) for name, values in rates.items()},
        "ratios": {name: median_ratio(rates[name], rates["calibration"]) for name in works},
    }


def rate(work: Work) -> float:
    """Gives *work* more and more to do until it takes long enough; returns what it gets done in a second."""
    count = LEAST_COUNT
    while True:
        seconds, done = seconds_of(work, count)
        if seconds >= LEAST_SECONDS:
            return done / seconds
        count = count * 2 if seconds * 10 < LEAST_SECONDS else int(count * 1.3 * LEAST_SECONDS / seconds) + 1


def seconds_of(work: Work, count: int) -> tuple[float, int]:
    """Returns the CPU seconds that *work* needs for *count*, and what it gives back."""
    start = time.process_time()
    done = work(count)
    return time.process_time() - start, done


def calibration() -> float:
    """Tells how fast the machine is just now, by the steps that it does in a second of a fixed loop."""
    return CALIBRATION_STEPS / seconds_of(calibrate, CALIBRATION_STEPS)[0]


def calibrate(steps: int) -> int:
    """Does plain Python arithmetic."""
    number = 1
    for step in range(steps):
        number = (number * 3 + step) & 0xFFFF
    return number


def median_ratio(rates: list[float], calibration: list[float]) -> float:
    """Compares each figure with the calibration of its own round."""
    return median(rate / steps for rate, steps in zip(rates, calibration, strict=True))


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
