"""How long decisions take: figures of whole games."""

from __future__ import annotations

import json

from click.testing import CliRunner

from bench.latency import Latency, figures, main, share


def test_a_share_is_a_time_that_was_measured_in_milliseconds() -> None:
    seconds = [number / 1000 for number in range(1, 101)]

    assert [51.0, 91.0, 100.0, 100.0] == [share(seconds, part) for part in (0.5, 0.9, 0.99, 1.0)]
    assert 0.0 == share([], 0.5)


def test_forced_choices_are_counted_apart() -> None:
    found = figures(Latency("stalingrad", "recruit", 1, free=[0.003, 0.001, 0.002], forced=[0.0005]))

    assert (3, 2.0, 3.0, 3.0) == (found.choices, found.p50, found.p90, found.longest)
    assert (1, 0.5) == (found.forced, found.longest_forced)


def test_every_choice_of_a_game_is_timed() -> None:
    done = CliRunner().invoke(
        main, ["--levels", "conscript", "--cases", "stalingrad", "--games", "1", "--json"]
    )

    (found,) = json.loads(done.stdout)["latencies"]
    assert ("stalingrad", "conscript", 1) == (found["case"], found["level"], found["games"])
    assert 0 < found["p50"] <= found["p90"] <= found["p99"] <= found["longest"]
    assert min(found["choices"], found["forced"]) > 0


def test_what_cannot_be_measured_is_refused_by_name() -> None:
    for arguments, said in [
        (["--cases", "chess"], "there is no case 'chess'; valid: barbarossa"),
        (["--levels", "general", "--games", "1"], "there is no level 'general'; valid: conscript"),
    ]:
        done = CliRunner().invoke(main, arguments)
        assert 0 != done.exit_code
        assert said in " ".join(done.output.split())
