"""A cluster plays what one process plays; whatever it lacks or loses is said in a line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from eastfront.kernel.errors import EastfrontError
from eastfront.lab import cluster, contesting
from eastfront.lab.cluster import Cluster, do_alike, version_mark
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import run_contest
from eastfront.lab.engine import Engine, make_engine
from eastfront.lab.unit import Unit, play_unit
from tests.interfaces.commands import invoke
from tests.lab.runs import contest, die_once, kept, untimed

distributed = pytest.importorskip("distributed", reason="Dask is not installed: the extra `lab` has it")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two processes on this machine."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as local:
        yield local.scheduler_address


def test_a_cluster_changes_nothing(address: str) -> None:
    alone = run_contest(contest("recruit", "conscript"), 6, Engine())
    away = run_contest(contest("recruit", "conscript"), 6, make_engine(1, cluster=address))

    assert untimed(alone) == untimed(away)


@pytest.mark.parametrize(
    "command",
    [
        ("match", "--players", "recruit,conscript", "--games", 4),
        ("ladder", "--players", "recruit,conscript", "--games", 4),
        ("balance", "--players", "recruit", "--games", 3),
        ("tune", "--rounds", 1, "--units", 2, "--check", 2),
    ],
    ids=lambda command: str(command[0]),
)
def test_the_commands_find_the_same_on_a_cluster(address: str, command: tuple[object, ...]) -> None:
    name, *more = command
    common = ("lab", name, "barbarossa", *more, "--option", "turn_limit=2", "--json")

    alone, away = invoke(*common).output, invoke(*common, "--cluster", address).output

    assert without_times(json.loads(alone)) == without_times(json.loads(away))


def without_times(found: object) -> object:
    """Return what was found less what the clock says."""
    if isinstance(found, list):
        return [without_times(each) for each in found]
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key not in ("seconds", "wall")}
    return found


def test_a_worker_that_dies_costs_nothing(address: str, tmp_path: Path) -> None:
    tasks = [(str(tmp_path / "mark"), number) for number in range(6)]

    assert [0, 1, 2, 3, 4, 5] == sorted(Cluster(address).run(die_once, tasks))


def test_workers_that_are_lost_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PAUSE", 0.05)
    told: list[str] = []
    with (
        distributed.LocalCluster(n_workers=1, processes=False, dashboard_address=":0") as local,
        distributed.Client(local, set_as_default=False) as client,
        Cluster(local.scheduler_address, told.append).watched(client),
    ):
        (worker,) = client.nthreads()
        local.scale(0)
        end = time.monotonic() + 30
        while len(told) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)

    assert [
        f"the cluster has lost its worker {worker}: what that had not finished is done again",
        "the cluster has no workers any more: the run waits for some",
    ] == told


def play_slowly(contest: Contest, number: int) -> Unit:
    time.sleep(0.2)
    return play_unit(contest, number)


def test_a_cluster_that_is_lost_leaves_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    whole = run_contest(contest("recruit", "conscript"), 12, Engine())
    told: list[int] = []

    def lose(count: int) -> None:
        told.append(count)
        if 1 == sum(told):
            local.close()

    with (
        monkeypatch.context() as slow,
        # Its workers are threads of this process, so that they play slowly too.
        distributed.LocalCluster(n_workers=1, processes=False, dashboard_address=":0") as local,
    ):
        slow.setattr(contesting, "play_unit", play_slowly)
        with pytest.raises(EastfrontError, match="is lost; what was kept by --results is not played again"):
            run_contest(contest("recruit", "conscript"), 12, Cluster(local.scheduler_address), file, lose)

    assert 0 < len(kept(file, "recruit", "conscript").pieces) < 12
    again = run_contest(contest("recruit", "conscript"), 12, Engine(), file)
    assert untimed(whole) == untimed(again)


def test_a_worker_of_another_version_is_refused() -> None:
    assert 3 == do_alike(version_mark(), len, "abc")
    with pytest.raises(
        EastfrontError, match=r"another version of eastfront or of Python: .* here it is 0\.0"
    ):
        do_alike("0.0", len, "abc")


@pytest.mark.parametrize(
    ("address", "reason"),
    [("nonsense", "missing port"), ("foo://there:1", "unknown address scheme"), ("127.0.0.1:1", "no answer")],
)
def test_where_no_cluster_is_that_is_said(address: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(EastfrontError, match=f"there is no Dask cluster at {address}: {reason}"):
        list(Cluster(address).run(len, [("abc",)]))


def test_without_dask_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(EastfrontError, match="--cluster needs Dask: pip install"):
        list(Cluster("127.0.0.1:1").run(len, [("abc",)]))


@pytest.mark.parametrize(
    "problem",
    [
        ModuleNotFoundError("No module named 'eastfront'", name="eastfront.lab"),
        RuntimeError("Error during deserialization of the task graph. This frequently occurs …"),
    ],
)
def test_a_cluster_without_our_package_is_told_from_a_fault(problem: Exception) -> None:
    missing = "eastfront is missing on the cluster at there:1"
    with pytest.raises(EastfrontError, match=missing), Cluster("there:1").explained():
        raise problem
    with pytest.raises(ModuleNotFoundError), Cluster("there:1").explained():
        raise ModuleNotFoundError("No module named 'other'", name="other")
