"""The list of checks: all of them run, and one failure fails the whole."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tools import checks
from tools.checks import Step
from tools.compiler import CompilerMissing
from tools.environment import ROOT

SHOW = ("-c", "import os; print('plain is', os.environ['EASTFRONT_PLAIN'])")
GOOD = Step("good", SHOW)
THIS = "tests/tools/test_checks.py"
BAD = Step("bad", ("-c", "raise SystemExit(3)"))


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a compiler, and steps that take no time."""
    monkeypatch.setattr(checks, "ensure_compiler", lambda: True)
    monkeypatch.setattr(checks, "STEPS", (GOOD, GOOD))
    monkeypatch.setattr(checks, "LAST_STEPS", (Step("last", SHOW),))
    monkeypatch.setattr(checks, "COMPILE", Step("compile", SHOW))
    monkeypatch.setattr(checks, "UNCOMPILED_STEPS", (Step("slow", SHOW),))
    monkeypatch.setattr(checks, "COMPILED_STEPS", (Step("fast", SHOW, compiled=True),))
    # What a soak changes is changed back.
    for variable in ("EASTFRONT_SOAK", "PYTEST_TIMEOUT"):
        monkeypatch.setenv(variable, "")
        monkeypatch.delenv(variable)


def verdicts(said: str) -> list[list[str]]:
    """The first and the later words of each line of the summary."""
    summary = said[said.index("== summary") :].splitlines()[1:]
    return [[line.split()[0], " ".join(line.split()[3:])] for line in summary]


def test_all_steps_passing_is_success(capfd: pytest.CaptureFixture[str]) -> None:
    status = checks.main([])

    said = capfd.readouterr().out
    assert 0 == status
    assert [["passed", title] for title in ("good", "good", "compile", "fast", "last")] == verdicts(said)
    assert ["plain is 1"] * 3 + ["plain is 0", "plain is 1"] == [
        line for line in said.splitlines() if "plain" in line
    ]


def test_what_runs_while_it_compiles_leaves_it_a_core(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    told = ("-c", "import os; print('nice is', os.nice(0))")
    monkeypatch.setattr(checks, "STEPS", (Step("first", told),))
    monkeypatch.setattr(checks, "COMPILED_STEPS", (Step("later", told),))

    checks.main([])

    first, later = [line for line in capfd.readouterr().out.splitlines() if "nice is" in line]
    assert f"nice is {os.nice(0)}" == later
    assert first != later


def test_every_step_runs_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "STEPS", (BAD, GOOD))

    status = checks.main([])

    said = capfd.readouterr().out
    assert 1 == status
    assert ["bad", "good", "compile", "fast", "last", "summary"] == [
        line.split()[1] for line in said.splitlines() if line[:3] == "== "
    ]
    assert ["FAILED", "bad"] == verdicts(said)[0]


def test_nothing_compiled_is_tested_after_a_failed_compilation(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "COMPILE", Step("compile", ("-c", "raise SystemExit('no luck')")))

    status = checks.main([])

    said = capfd.readouterr().out
    assert 1 == status
    assert "\nno luck\n" in said
    assert [
        ["passed", "good"],
        ["passed", "good"],
        ["FAILED", "compile"],
        ["passed", "slow"],
        ["passed", "last"],
    ] == verdicts(said)


def test_without_a_compiler_the_compiled_steps_are_left_out_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "ensure_compiler", lambda: False)

    status = checks.main([])

    verdict = verdicts(capfd.readouterr().out)[-3]
    assert 0 == status
    assert ["skipped", "compile: no C compiler: apt-get install gcc python3-dev"] == verdict


def test_where_a_compiler_is_demanded_its_absence_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def demand() -> bool:
        raise CompilerMissing("get one")

    monkeypatch.setattr(checks, "ensure_compiler", demand)

    status = checks.main([])

    assert 1 == status
    assert ["FAILED", "compile: get one"] == verdicts(capfd.readouterr().out)[-3]


UNSTEADY = """
from pathlib import Path

def test_once_bitten():
    tries = Path(__file__).with_name("tries")
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    assert tries.read_text() == "{enough}", "too early"

def test_well():
    Path(__file__).with_name("well").touch(exist_ok=False)
"""


@pytest.mark.parametrize(
    ("enough", "status", "verdict", "words"),
    [("xx", 0, "passed", "only at the second try:"), ("xxx", 1, "FAILED", "failed twice:")],
)
def test_what_fails_is_run_again_alone_and_named(
    enough: str,
    status: int,
    verdict: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    (tmp_path / "test_shaky.py").write_text(UNSTEADY.format(enough=enough))
    report = tmp_path / "report.xml"
    options = (f"--junitxml={report}", f"--rootdir={tmp_path}", "-c", os.devnull)
    monkeypatch.setattr(checks, "REPORT", report)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    step = Step("shaky", ("-m", "pytest", *options, str(tmp_path)))
    monkeypatch.setattr(checks, "STEPS", (step,))

    assert status == checks.main([])

    said = capfd.readouterr().out.partition("== summary")[2].splitlines()
    assert verdict == said[1].split()[0]
    assert said[1].endswith(words)
    assert "    test_shaky.test_once_bitten: AssertionError: too early" == said[2]
    assert said[3].endswith("compile")


@pytest.mark.parametrize(("given", "used"), [(None, "1"), ("0", "0")])
def test_arguments_go_to_pytest_alone(given: str | None, used: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    if given is None:
        monkeypatch.delenv("EASTFRONT_PLAIN", raising=False)
    else:
        monkeypatch.setenv("EASTFRONT_PLAIN", given)

    def run(arguments: Sequence[str], variables: Mapping[str, str]) -> int:
        ran.append((variables["EASTFRONT_PLAIN"], *arguments))
        return 5

    monkeypatch.setattr(checks, "run", run)

    assert 5 == checks.main(["tests/kernel", "-k", "zone"])
    assert [(used, "-m", "pytest", "tests/kernel", "-k", "zone")] == ran


@pytest.mark.parametrize(("given", "used"), [("", "1"), ("0", "1"), ("2", "2")])
def test_a_soak_is_handed_on_without_a_limit_and_not_named_to_pytest(
    given: str, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setenv("EASTFRONT_SOAK", given)

    def run(arguments: Sequence[str], variables: Mapping[str, str]) -> int:
        ran.append((variables["EASTFRONT_SOAK"], variables["PYTEST_TIMEOUT"], *arguments))
        return 0

    monkeypatch.setattr(checks, "run", run)

    checks.main(["--soak", "tests/contract"])

    assert [(used, "0", "-m", "pytest", "tests/contract")] == ran


def test_a_soak_by_itself_runs_every_step(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        checks, "STEPS", (Step("soak", ("-c", "import os; print('soak is', os.environ['EASTFRONT_SOAK'])")),)
    )

    checks.main(["--soak"])

    said = capfd.readouterr().out
    assert "\nsoak is 1\n" in said
    assert ["soak", "compile", "fast", "last"] == [title for _, title in verdicts(said)]


@pytest.mark.parametrize(("options", "soak"), [([], 0), (["--soak"], 1)])
def test_pytest_takes_the_option_too(options: list[str], soak: int, tmp_path: Path) -> None:
    told = tmp_path / "soak"
    look = f"from tests.soak import SOAK; open({str(told)!r}, 'w').write(str(SOAK))"
    code = f"import pytest, sys; pytest.main(sys.argv[1:]); {look}"
    variables = {**os.environ, "EASTFRONT_SOAK": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    subprocess.run(
        [sys.executable, "-c", code, "--collect-only", "-q", "-p", "no:cacheprovider", THIS, *options],
        cwd=ROOT,
        env=variables,
        check=True,
        stdout=subprocess.DEVNULL,
    )

    assert str(soak) == told.read_text()
