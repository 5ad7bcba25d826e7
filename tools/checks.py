"""Every check of the checkout, in order: `python -m tools.checks`, or `./test`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Final
from xml.etree import ElementTree

from tools.compiler import CompilerMissing, ensure_compiler
from tools.environment import ROOT

SWITCH: Final = "EASTFRONT_PLAIN"
SOAK: Final = "--soak"
SOAK_SWITCH: Final = "EASTFRONT_SOAK"
# How long a single test may take, for pytest-timeout; 0 lifts the limit.
TIMEOUT: Final = "PYTEST_TIMEOUT"


@dataclass(frozen=True)
class Step:
    """One check: a *title* and the *arguments* that the environment's Python runs it with.

    The rules are plain in it, whatever builds there are, unless it is *compiled*.
    """

    title: str
    arguments: tuple[str, ...]
    compiled: bool = False

    def variables(self) -> dict[str, str]:
        return {**os.environ, SWITCH: "0" if self.compiled else "1"}


@dataclass(frozen=True)
class Result:
    """What became of a step: the *verdict* is passed, FAILED or skipped."""

    title: str
    verdict: str
    seconds: float
    reason: str = ""

    def line(self) -> str:
        """Words the result for the summary."""
        return f"{self.verdict}  {self.seconds:6.1f} s  {self.title}{self.reason and ': '}{self.reason}"


LINT_IMPORTS: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# Without this look a changed source would let the plain rules be tested again, unseen.
PYTEST_COMPILED: Final = """
import sys, pytest, eastfront
if not eastfront.compiled:
    sys.exit("the sources have changed since they were compiled")
sys.exit(pytest.main(sys.argv[1:]))
"""

FAST: Final = "tests/browser/test_fast.py"
# Where much is thought or played: these are tested compiled where that can be.
LONG_GAMES: Final = ("tests/players", "tests/lab", "tests/words", "tests/interfaces/terminal")

CORES: Final = os.cpu_count() or 1
# Tests that lie together run in one process, which makes what they share once; who is done takes from others.
SHARED_OUT: Final = ("--dist", "worksteal", "-n")
BUSY: Final = (*SHARED_OUT, "auto")
# Many tests wait for a server, and those in a browser also for its animations: half as many processes more
# than there are cores keep these busy.
CROWDED: Final = (*SHARED_OUT, str(max(1, 3 * CORES // 2)))

# What runs while it compiles leaves a core to that, as the steps after it wait for the build.
ASIDE: Final = ("nice", "-n", "2")

# Where pytest says what failed, for the summary.
REPORT: Final = ROOT / "build" / "tests.xml"
PYTEST: Final = ("-m", "pytest", f"--junitxml={REPORT}")

STEPS: Final = (
    Step("format", ("-m", "ruff", "format", "--check", ".")),
    Step("lint", ("-m", "ruff", "check", ".")),
    Step("types", ("-m", "mypy", "src", "tests", "tools", "bench", "examples")),
    Step("import contracts", ("-c", LINT_IMPORTS, "--no-logo")),
    Step("browser client", ("-m", "tools.client")),
    Step("tests", (*PYTEST, *CROWDED, *(f"--ignore={folder}" for folder in ("tests/browser", *LONG_GAMES)))),
)
LAST_STEPS: Final = (
    # By themselves: what drives the browser keeps an event loop running, which other tests cannot have. A
    # compiled server, where there is one, lets nobody wait for computer players.
    Step("tests in the browser", (*PYTEST, *CROWDED, "tests/browser", "--ignore", FAST), compiled=True),
    # Alone at the end: what is timed must not share the machine with anything.
    Step("speed of the page", (*PYTEST, FAST)),
)
COMPILE: Final = Step("compile", ("-m", "eastfront.interfaces.cli", "compile"))
UNCOMPILED_STEPS: Final = (Step("tests with long games", (*PYTEST, *BUSY, *LONG_GAMES)),)
COMPILED_STEPS: Final = (
    Step(
        "tests, compiled",
        (
            "-c",
            PYTEST_COMPILED,
            *PYTEST[2:],
            *BUSY,
            # First: it compares for long, and would do so alone at the end.
            "tests/test_compiled.py",
            *LONG_GAMES,
            "tests/contract",
            "tests/games",
        ),
        compiled=True,
    ),
    Step("speed", ("-m", "bench", "--check"), compiled=True),
)


def main(arguments: Sequence[str]) -> int:
    """Runs every step, or only pytest with *arguments* where some are given; returns the exit status.

    Both may be a soak.
    """
    if SOAK in arguments:
        begin_soak()
    others = [argument for argument in arguments if argument != SOAK]
    if others:
        return run(("-m", "pytest", *others), {SWITCH: "1", **os.environ})
    compilation = start_compilation()
    results = [check(step, ASIDE) for step in STEPS]
    results += finish_compilation(compilation)
    results += [check(step) for step in LAST_STEPS]
    print(heading("summary"))
    for result in results:
        print(result.line())
    return 1 if any(result.verdict == "FAILED" for result in results) else 0


def begin_soak() -> None:
    """Lets random tests of this process, and of those that it starts, try much more, and take long."""
    if os.environ.get(SOAK_SWITCH, "") in ("", "0"):
        os.environ[SOAK_SWITCH] = "1"
    os.environ.setdefault(TIMEOUT, "0")


class Compilation:
    """Compiles in the background while other steps run; what it says is shown at the end."""

    def __init__(self) -> None:
        self.said = ""
        self.status = 1
        self.seconds = 0.0
        self.thread = Thread(target=self.work)
        self.thread.start()

    def work(self) -> None:
        """Compiles, and keeps what becomes of it."""
        start = time.perf_counter()
        command = [sys.executable, *COMPILE.arguments]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=COMPILE.variables(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said, self.status, self.seconds = done.stdout, done.returncode, time.perf_counter() - start

    def result(self) -> Result:
        """Waits for the end and shows what was said."""
        print(heading(COMPILE.title), flush=True)
        self.thread.join()
        print(self.said, end="")
        return conclude(COMPILE, self.status, self.seconds)


def start_compilation() -> Compilation | Result:
    """Begins to compile; without a compiler that is over at once."""
    try:
        if ensure_compiler():
            return Compilation()
    except CompilerMissing as problem:
        return Result(COMPILE.title, "FAILED", 0.0, str(problem))
    return Result(COMPILE.title, "skipped", 0.0, "no C compiler: apt-get install gcc python3-dev")


def finish_compilation(compilation: Compilation | Result) -> list[Result]:
    """Waits for the compiled rules and runs the steps that need them, or what can be done without."""
    result = compilation if isinstance(compilation, Result) else compilation.result()
    steps = COMPILED_STEPS if result.verdict == "passed" else UNCOMPILED_STEPS
    return [result, *(check(step) for step in steps)]


def check(step: Step, manner: tuple[str, ...] = ()) -> Result:
    """Runs *step* under its heading, in a *manner*: a command before Python's.

    Tests that fail are run once more by themselves, and the summary says so: whoever reads it can
    tell a test that hangs on the machine's pace from one that says something is broken.
    """
    print(heading(step.title), flush=True)
    start = time.perf_counter()
    status, failed = attempt(step.arguments, step, manner)
    reason = ""
    if failed:
        status, failed_again = attempt((*step.arguments, "--last-failed"), step, manner)
        reason = f"failed twice:{failed_again}" if failed_again else f"only at the second try:{failed}"
    return conclude(step, status, time.perf_counter() - start, reason)


def attempt(arguments: Sequence[str], step: Step, manner: tuple[str, ...]) -> tuple[int, str]:
    """Runs *step* with *arguments*; returns the exit status and the tests that failed, each on its line."""
    REPORT.unlink(missing_ok=True)
    status = run(arguments, step.variables(), manner)
    return status, "".join(failures()) if status else ""


def failures() -> Iterator[str]:
    """Words every failed test of the last report of pytest, with the first line of what it said."""
    if not REPORT.exists():
        return
    for case in ElementTree.parse(REPORT).iter("testcase"):
        for problem in (*case.findall("failure"), *case.findall("error")):
            said = problem.get("message", "").partition("\n")[0]
            yield f"\n    {case.get('classname')}.{case.get('name')}: {said}"


def run(arguments: Sequence[str], variables: Mapping[str, str], manner: tuple[str, ...] = ()) -> int:
    """Runs this Python with *arguments* at the root of the checkout and returns the exit status."""
    return subprocess.run([*manner, sys.executable, *arguments], cwd=ROOT, env=variables).returncode


def conclude(step: Step, status: int, seconds: float, reason: str = "") -> Result:
    """Says what became of *step*, which ended with *status*."""
    result = Result(step.title, "FAILED" if status else "passed", seconds, reason)
    print(f"{result.title}: {result.verdict} in {result.seconds:.1f} s", flush=True)
    return result


def heading(title: str) -> str:
    """Draws a line with *title* in it."""
    return f"\n== {title} ".ljust(73, "=")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("interrupted")
