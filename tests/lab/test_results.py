"""Results files: any damage is seen, and the mark in the head tells what played."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from eastfront.builds import PACKAGE, files_of
from eastfront.files import write_whole
from eastfront.games import SLUGS
from eastfront.kernel.errors import EastfrontError
from eastfront.lab import cluster, results
from eastfront.lab.cluster import version_mark
from eastfront.lab.contesting import run_contest
from eastfront.lab.engine import Engine
from eastfront.lab.results import BESIDE, PLAYING, Results, decides, is_whole, line_of, version_of
from eastfront.lab.unit import Played, Unit
from tests.lab.runs import contest, kept

UNIT = Unit(3, [Played(10, 4, "moscow", [5, 6], [1, 2])], 0.25)


def test_a_line_is_readable_and_ends_with_its_checksum() -> None:
    line = line_of(UNIT)

    assert line.startswith(b'{"number":3,"games":[{"decisions":10,"turns":4,"ending":"moscow",')
    assert line.endswith(b'"}\n')
    assert is_whole(line)


def test_every_flipped_bit_is_seen() -> None:
    line = line_of(UNIT, 7)

    for at in range(len(line)):
        for bit in range(8):
            damaged = line[:at] + bytes([line[at] ^ 1 << bit]) + line[at + 1 :]
            assert not is_whole(damaged, 7), damaged


def test_every_line_that_is_cut_off_is_seen() -> None:
    line = line_of(UNIT)

    assert not any(is_whole(line[:end]) for end in range(len(line)))


def test_a_line_belongs_to_its_head() -> None:
    assert not is_whole(line_of(UNIT, 7), 8)


def test_a_damaged_head_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_contest(contest("recruit", "conscript"), 1, Engine(), file)
    damaged = file.read_bytes().replace(b'"seed":1', b'"seed":2')
    file.write_bytes(damaged)

    with pytest.raises(EastfrontError, match="or its first line is damaged; choose another name or delete"):
        kept(file, "recruit", "conscript")
    assert damaged == file.read_bytes()


def test_a_file_is_for_one_run_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    units = run_contest(contest("recruit", "conscript"), 2, Engine())
    first = kept(file, "recruit", "conscript")
    first.add(units[0])

    with pytest.raises(EastfrontError, match=r"another run is writing to .*; choose another name"):
        kept(file, "recruit", "conscript")
    first.add(units[1])
    del first
    assert [0, 1] == list(kept(file, "recruit", "conscript").pieces)


def test_of_two_runs_that_begin_a_file_at_once_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    others: list[Results[Unit]] = []

    def meet(path: Path, content: bytes) -> None:
        """Begin the other run just before and just after the first one writes its head."""
        monkeypatch.undo()
        with pytest.raises(EastfrontError, match="another run is writing to"):
            kept(file, "recruit", "conscript")
        write_whole(path, content)
        others.append(kept(file, "recruit", "conscript"))

    monkeypatch.setattr(results, "write_whole", meet)

    with pytest.raises(EastfrontError, match="another run is writing to"):
        kept(file, "recruit", "conscript")
    others[0].add(run_contest(contest("recruit", "conscript"), 1, Engine())[0])
    del others[0]
    assert [0] == list(kept(file, "recruit", "conscript").pieces)


def test_other_weights_are_another_run(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    kept(file, "sergeant", "recruit")

    with pytest.raises(EastfrontError, match=r"holds another run \(other players\)"):
        kept(file, "sergeant[city=3.5]", "recruit")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what plays, to change."""
    for part in PLAYING:
        shutil.copytree(Path(PACKAGE) / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    for user in (cluster, results):
        monkeypatch.setattr(user, "PACKAGE", str(tmp_path))
    return tmp_path


def versions() -> dict[str, str]:
    version_of.cache_clear()
    found = {game: version_of(game) for game in SLUGS}
    version_of.cache_clear()
    return found


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("players/search/planner.py", set(SLUGS)),
        ("kernel/luck.py", set(SLUGS)),
        ("players/scripted/barbarossa/doctrine.py", {"barbarossa"}),
        ("players/evaluate/learnt/stalingrad.json", {"stalingrad"}),
        ("players/evaluate/battlecards.py", {"battlecards"}),
        ("games/battlecards/data/barbarossa.toml", {"battlecards"}),
        ("games/stalingrad/game.py", {"stalingrad"}),
        ("games/barbarossa/data/tests.json", set()),
        ("games/stalingrad/insight/holding.py", set()),
        ("games/battlecards/phrases/__init__.py", set()),
        ("games/stalingrad/refusals/moving.py", set()),
        ("games/barbarossa/refusals.py", set()),
        ("games/barbarossa/refused_plays.py", set()),
        ("players/analysis/advice.py", set()),
        ("players/lines.py", set()),
        ("players/worker.py", set()),
        ("lab/match.py", set(SLUGS)),
        ("lab/contest.py", set(SLUGS)),
        ("lab/learning.py", set(SLUGS)),
        ("lab/balance/witness.py", set(SLUGS)),
        ("lab/balance/summary.py", set()),
        ("lab/report/ladder.py", set()),
        ("lab/stats/ratings.py", set()),
    ],
)
def test_a_change_of_what_plays_is_another_version_for_the_games_concerned(
    sources: Path, name: str, games: set[str]
) -> None:
    before = versions()

    file = sources / name
    file.write_bytes(file.read_bytes() + b"\n")

    after = versions()
    assert games == {game for game in SLUGS if before[game] != after[game]}
    assert len(SLUGS) == len(set(before.values()))


def test_a_module_that_is_new_to_the_lab_is_another_version(sources: Path) -> None:
    before = versions()

    (sources / "lab" / "handicaps.py").touch()

    assert not set(before.values()) & set(versions().values())


@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("lab/match.py", False),
        ("players/uniform.py", False),
        ("games/stalingrad/data/questions.toml", False),
        ("lab/report/page.py", True),
    ],
)
def test_workers_of_a_cluster_play_alike_or_not_at_all(sources: Path, name: str, same: bool) -> None:
    before = mark()

    file = sources / name
    file.write_bytes(file.read_bytes() + b"\n")

    assert same == (before == mark())


def mark() -> str:
    version_mark.cache_clear()
    found = version_mark()
    version_mark.cache_clear()
    return found


def test_what_plays_uses_nothing_that_its_version_leaves_out() -> None:
    modules = [pattern.removesuffix("/*").removesuffix(".py") for pattern in BESIDE]
    names = "|".join(module.replace("/", ".").replace("*", r"\w+") for module in modules)
    use = re.compile(rf"(from|import) eastfront\.({names})\b")
    files = [name for name in files_of(PACKAGE, PLAYING) if name.endswith(".py") and decides(name)]

    users = {name for name in files if use.search((Path(PACKAGE) / name).read_text(encoding="utf-8"))}

    # A game itself hands on what is for people, and a contest is summed up by statistics.
    assert {*(f"games/{game}/game.py" for game in SLUGS), "lab/contesting.py", "lab/unit.py"} == users
