"""Every check of the checkout, in order: `python -m tools.checks`, or `./test`."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tools.environment import ROOT


@dataclass(frozen=True)
class Step:
    """One check: a *title* and the *arguments* that the environment's Python runs it with."""

    title: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What became of a step."""

    title: str
    passed: bool
    seconds: float


LINT_IMPORTS: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"

STEPS: Final = (
    Step("format", ("-m", "ruff", "format", "--check", ".")),
    Step("lint", ("-m", "ruff", "check", ".")),
    Step("types", ("-m", "mypy", "src", "tests", "tools")),
    Step("import contracts", ("-c", LINT_IMPORTS, "--no-logo")),
    Step("tests", ("-m", "pytest", "-n", "auto")),
)


def main(arguments: Sequence[str]) -> int:
    """Runs every step, or only pytest with *arguments* where some are given; returns the exit status."""
    if arguments:
        return run(("-m", "pytest", *arguments))
    results = [check(step) for step in STEPS]
    print(heading("summary"))
    for result in results:
        print(f"{'passed' if result.passed else 'FAILED'}  {result.seconds:6.1f} s  {result.title}")
    return 0 if all(result.passed for result in results) else 1


def check(step: Step) -> Result:
    """Runs *step* under its heading."""
    print(heading(step.title), flush=True)
    start = time.perf_counter()
    passed = run(step.arguments) == 0
    seconds = time.perf_counter() - start
    print(f"{step.title}: {'passed' if passed else 'FAILED'} in {seconds:.1f} s", flush=True)
    return Result(step.title, passed, seconds)


def run(arguments: Sequence[str]) -> int:
    """Runs this Python with *arguments* at the root of the checkout and returns the exit status."""
    return subprocess.run([sys.executable, *arguments], cwd=ROOT).returncode


def heading(title: str) -> str:
    """Draws a line with *title* in it."""
    return f"\n== {title} ".ljust(73, "=")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("interrupted")
