"""Runs in hard times: killed, cut off, without room, with broken files; nothing is lost or played twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from errno import ENOSPC
from pathlib import Path

import msgspec
import psutil
import pytest

from eastfront.lab import results
from tests.interfaces.commands import invoke

GAMES = 8
# So many that some are left whenever a process dies.
MANY = 24
# Every line of a run without the time it took, which alone may differ, and the checksum of both.
Lines = list[dict[str, object]]


# How many lines are dropped of a file with such a damage.
DROPPED = {
    "cut": 1,
    "cut at the very end": 1,
    "garbage": 2,
    "a digit": 1,
    "a rank too many": 1,
    "another number": 1,
    "of another run": 2,
    "twice": 0,
}


def command(*arguments: object) -> list[str]:
    common = ("lab", "balance", "barbarossa", "--players", "recruit", "--option", "turn_limit=4")
    return [str(each) for each in (*common, "--games", GAMES, *arguments)]


def begin(*arguments: object, blocks: str = "unlimited") -> subprocess.Popen[str]:
    """Start a run of its own, which may write files of so many blocks at most."""
    run = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", *command(*arguments)]
    return subprocess.Popen(
        ["sh", "-c", f'ulimit -f {blocks} && exec "$@"', "sh", *run],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def lines_of(file: Path) -> Lines:
    found = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    return [{key: value for key, value in line.items() if key not in ("seconds", "crc")} for line in found]


def numbered(file: Path) -> Lines:
    return sorted(lines_of(file)[1:], key=lambda line: str(line["number"]).zfill(9))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The games of a run that nothing disturbs."""
    file = tmp_path_factory.mktemp("whole") / "kept.jsonl"
    assert 0 == invoke(*command("--results", file)).exit_code
    return numbered(file)


@pytest.fixture(scope="module")
def printed() -> dict[str, object]:
    """What such a run prints."""
    return json_of(None)


def wait_for_lines(file: Path, count: int) -> None:
    end = time.monotonic() + 60
    while not file.exists() or len(file.read_bytes().splitlines()) < count:
        assert time.monotonic() < end
        time.sleep(0.01)


def workers(run: subprocess.Popen[str]) -> list[psutil.Process]:
    """The processes that play, not the one that cleans up after them."""
    return [each for each in psutil.Process(run.pid).children() if "spawn_main" in " ".join(each.cmdline())]


def test_a_worker_that_is_killed_costs_nothing(tmp_path: Path, whole: Lines) -> None:
    file = tmp_path / "kept.jsonl"
    with begin("--results", file, "--jobs", 2, "--games", MANY) as run:
        wait_for_lines(file, 2)
        workers(run)[0].kill()
        _, errors = run.communicate(timeout=120)

    assert 0 == run.returncode
    assert "a process of this run was killed: what it had not finished is done again" in errors
    assert list(range(MANY)) == [line["number"] for line in numbered(file)]
    assert whole == numbered(file)[:GAMES]


def test_a_run_that_is_killed_goes_on(tmp_path: Path, whole: Lines) -> None:
    file = tmp_path / "kept.jsonl"
    with begin("--results", file, "--games", MANY) as run:
        wait_for_lines(file, 4)
        run.send_signal(signal.SIGKILL)

    assert -signal.SIGKILL == run.returncode
    assert 0 == invoke(*command("--results", file)).exit_code
    assert list(range(len(numbered(file)))) == [line["number"] for line in numbered(file)]
    assert whole == numbered(file)[:GAMES]


def test_a_run_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with begin("--results", file, "--jobs", 2, "--games", MANY * MANY) as run:
        wait_for_lines(file, 2)
        playing = workers(run)
        run.send_signal(signal.SIGKILL)

    assert 2 == len(playing)
    assert [] == psutil.wait_procs(playing, timeout=30)[1]


def test_a_disk_without_room_is_said_and_the_run_goes_on_later(tmp_path: Path, whole: Lines) -> None:
    file = tmp_path / "kept.jsonl"
    blocks = sum(len(msgspec.json.encode(line)) for line in whole[:6]) // 512
    with begin("--results", file, blocks=str(blocks)) as run:
        _, errors = run.communicate(timeout=120)
    kept = len([line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"}\n")]) - 1

    assert 1 == run.returncode
    said = f"File too large; {kept} pieces are kept; the same command goes on from there"
    assert said in errors
    assert 0 < kept < GAMES
    assert 0 == invoke(*command("--results", file)).exit_code
    assert whole == numbered(file)


def test_the_end_of_a_file_that_was_cut_off_is_taken_away_without_room_for_another(
    tmp_path: Path, whole: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, link = tmp_path / "kept.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(file)
    invoke(*command("--results", link))
    file.write_bytes(file.read_bytes()[:-40])

    def fail(path: Path, content: bytes) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(results, "write_whole", fail)

    assert 0 == invoke(*command("--results", link)).exit_code
    assert whole == numbered(file)


@pytest.mark.parametrize("damage", sorted(DROPPED))
def test_a_broken_file_is_put_right(
    tmp_path: Path, whole: Lines, printed: dict[str, object], damage: str
) -> None:
    file = tmp_path / "kept.jsonl"
    invoke(*command("--results", file))
    other = tmp_path / "other.jsonl"
    invoke(*command("--results", other, "--seed", 2))
    lines = file.read_bytes().splitlines(keepends=True)
    broken = {
        "cut": [*lines[:-1], lines[-1][:40]],
        "cut at the very end": [*lines[:-1], lines[-1][:-1]],
        "garbage": [*lines[:4], b"\x00\xff{]\n", b'{"number": "one"}\n', *lines[6:]],
        "a digit": [*lines[:4], changed(lines[4], "decisions", 1), *lines[5:]],
        "a rank too many": [*lines[:4], changed(lines[4], "ranks", [1, 2, 3]), *lines[5:]],
        "another number": [*lines[:4], changed(lines[4], "number", 7), *lines[5:]],
        "of another run": [*lines[:4], *other.read_bytes().splitlines(keepends=True)[4:6], *lines[6:]],
        "twice": [*lines, *lines[3:6]],
    }
    file.write_bytes(b"".join(broken[damage]))

    again = invoke(*command("--results", file))

    assert 0 == again.exit_code
    assert DROPPED[damage] == (
        int(again.output.partition("; what is missing")[0].split()[-1])
        if "broken lines" in again.output
        else 0
    )
    assert whole == sorted(
        {str(line["number"]): line for line in lines_of(file)[1:]}.values(),
        key=lambda line: str(line["number"]).zfill(9),
    )
    assert printed == json_of(file)


def changed(line: bytes, key: str, value: object) -> bytes:
    """The same line, still JSON, with one entry that was never played."""
    return msgspec.json.encode({**msgspec.json.decode(line), key: value}) + b"\n"


def json_of(file: Path | None) -> dict[str, object]:
    """What a run prints for scripts, without the time it took."""
    kept = ("--results", file) if file else ()
    found = msgspec.json.decode(invoke(*command(*kept, "--json")).output.encode())
    for group in found["groups"]:
        del group["seconds"]
    del found["seconds"], found["wall"]
    assert isinstance(found, dict)
    return found


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    short = ("--option", "turn_limit=1", "--games", 2)
    invoke("lab", "match", "barbarossa", "--players", "recruit,recruit", *short, "--results", file)
    before = file.read_bytes()

    result = invoke(*command("--results", file))

    assert 1 == result.exit_code
    said = "holds another kind of run (eastfront contest, not eastfront balance); choose another name"
    assert said in result.output
    assert before == file.read_bytes()


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    invoke(*command("--results", file))

    result = invoke(*command("--results", file, "--seed", 2))

    assert 1 == result.exit_code
    assert "holds another run (other seed)" in result.output


def test_an_empty_file_is_a_new_one(tmp_path: Path, whole: Lines) -> None:
    file = tmp_path / "kept.jsonl"
    file.touch()

    assert 0 == invoke(*command("--results", file)).exit_code
    assert whole == numbered(file)


def test_games_of_another_version_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    invoke(*command("--results", file))
    before = file.read_bytes()

    monkeypatch.setattr(results, "version_of", lambda game: "another")
    result = invoke(*command("--results", file))

    assert 1 == result.exit_code
    assert (
        "was played by another version of the rules, the players or the lab; choose another name"
        in result.output
    )
    assert before == file.read_bytes()


def test_a_device_is_no_results_file() -> None:
    result = invoke(*command("--results", "/dev/full"))

    assert 1 == result.exit_code
    assert "/dev/full is not a file; choose another name" in result.output
