"""Compiled builds, on a small package of the same shape: made, used while they fit, passed over if broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.checkout import ROOT
from tools.compiler import ensure_compiler

SOURCE: Final = ROOT / "src" / "eastfront"
LOOK: Final = """
import eastfront, eastfront.players
from eastfront.games import toy
from eastfront.kernel import sums
assert sums.__file__.endswith(".py") != eastfront.compiled
print(eastfront.compiled, sums.twice(21), toy.fact())
"""
COMPILE: Final = """
from eastfront.compiling import CompileFailed, compile_rules
said = []
try:
    print(compile_rules(said.append), said)
except CompileFailed as failure:
    print("failed:", failure)
"""


class Checkout:
    """A checkout with our loader and two modules of rules."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "eastfront"
        self.builds = root / "build" / "compiled"

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, code: str, **variables: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name != "EASTFRONT_PLAIN"}
        environment = {**clean, "PYTHONPATH": str(self.package.parent), **variables}
        command = [sys.executable, "-P", "-c", code]
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    def look(self, **variables: str) -> str:
        """Which rules are in use, and what they say; anything on stderr is a failure."""
        done = self.run(LOOK, **variables)
        assert "" == done.stderr
        return done.stdout.strip()

    def compile(self, **variables: str) -> str:
        done = self.run(COMPILE, **variables)
        assert "" == done.stderr
        return done.stdout.strip()

    def names(self) -> list[str]:
        return sorted(path.name for path in self.builds.iterdir())

    def group(self) -> Path:
        (found,) = self.builds.glob("*/eastfront__mypyc*")
        return found


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout with a fresh build; what is done to it is done to copies."""
    if not ensure_compiler():
        pytest.skip("there is no C compiler")
    checkout = Checkout(tmp_path_factory.mktemp("compiled"))
    for name in ("__init__.py", "builds.py", "compiling.py"):
        checkout.write(name, (SOURCE / name).read_text())
    for name in ("kernel/__init__.py", "games/__init__.py", "players/__init__.py"):
        checkout.write(name, "")
    checkout.write("kernel/sums.py", "def twice(number: int) -> int:\n    return 2 * number\n")
    checkout.write(
        "games/toy.py",
        "import os\nimport sys\nimport eastfront.games\n\n\ndef fact() -> str:\n"
        "    origin = sys.modules['eastfront.games'].__file__\n    assert origin is not None\n"
        "    with open(os.path.join(os.path.dirname(origin), 'data', 'fact.toml')) as file:\n"
        "        return file.read()\n",
    )
    checkout.write("games/data/fact.toml", "old")
    assert "False 42 old" == checkout.look()
    assert "True ['translating to C', 'compiling C', 'trying it']" == checkout.compile()
    return checkout


@pytest.fixture
def checkout(compiled: Checkout, tmp_path: Path) -> Checkout:
    shutil.copytree(compiled.package.parent.parent, tmp_path / "checkout")
    return Checkout(tmp_path / "checkout")


def test_a_build_that_fits_is_used(checkout: Checkout) -> None:
    assert "True 42 old" == checkout.look()


def test_a_build_that_fits_is_not_made_again(checkout: Checkout) -> None:
    assert "False []" == checkout.compile()
    assert "False []" == checkout.compile(EASTFRONT_PLAIN="1")


@pytest.mark.parametrize(("switch", "used"), [("1", "False"), ("yes", "False"), ("0", "True"), ("", "True")])
def test_the_switch_turns_it_off(switch: str, used: str, checkout: Checkout) -> None:
    assert f"{used} 42 old" == checkout.look(EASTFRONT_PLAIN=switch)


@pytest.mark.parametrize("name", ["kernel/sums.py", "games/data/fact.toml", "kernel/more.py", "compiling.py"])
def test_any_change_of_rules_data_or_recipe_turns_it_off(name: str, checkout: Checkout) -> None:
    path = checkout.package / name
    before = path.stat() if path.exists() else None
    text = path.read_text() if before else "# made\n"
    path.write_text(text.replace("old", "new").replace("made", "make").replace("2 *", "3 *"))
    if before:
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert checkout.look().startswith("False")


def test_a_change_elsewhere_does_not(checkout: Checkout) -> None:
    checkout.write("table/__init__.py", "# changed\n")

    assert "True 42 old" == checkout.look()


def test_new_data_needs_no_new_code(checkout: Checkout) -> None:
    old = checkout.names()
    checkout.write("games/data/fact.toml", "new")

    assert "True ['trying it']" == checkout.compile()
    assert "True 42 new" == checkout.look()
    assert 1 == len(checkout.names())
    assert old != checkout.names()


def test_what_a_killed_compilation_left_is_not_used_and_goes(checkout: Checkout) -> None:
    (build,) = checkout.builds.iterdir()
    left = checkout.builds / ".new-1"
    left.mkdir()
    build.rename(left / "build")
    assert "False 42 old" == checkout.look()

    shutil.copytree(left / "build", build)
    checkout.write("games/data/fact.toml", "new")
    checkout.compile()

    assert not left.exists()
    assert "True 42 new" == checkout.look()


@pytest.mark.parametrize("name", ["eastfront__mypyc*", "eastfront/kernel/sums.*.so", "manifest"])
def test_a_damaged_build_is_passed_over_with_one_line(name: str, checkout: Checkout) -> None:
    (build,) = checkout.builds.iterdir()
    (file,) = build.glob(name)
    os.truncate(file, file.stat().st_size // 2)

    done = checkout.run(LOOK)

    assert "False 42 old\n" == done.stdout
    assert ["eastfront: running plain, the compiled build is broken: files are missing or cut short"] == (
        done.stderr.splitlines()
    )


def test_a_build_that_cannot_be_loaded_is_passed_over_with_one_line_and_made_again(
    checkout: Checkout,
) -> None:
    group = checkout.group()
    group.write_bytes(b"\0" * group.stat().st_size)

    done = checkout.run(LOOK)
    assert "False 42 old\n" == done.stdout
    assert 1 == len(done.stderr.splitlines())
    assert done.stderr.startswith("eastfront: running plain, the compiled build is broken: ")
    assert checkout.run(COMPILE).stdout.startswith("True")
    assert "True 42 old" == checkout.look()


def test_code_that_mypyc_refuses_leaves_the_old_build_and_says_why(checkout: Checkout) -> None:
    old = checkout.names()
    checkout.write("kernel/sums.py", "def twice(number: int) -> int:\n    return 'forty-two'\n")

    said = checkout.compile()

    assert said.startswith("failed: mypyc failed:\n")
    assert "sums.py:2: error: Incompatible return value type" in said
    assert sorted(["failed.log", *old]) == checkout.names()


def test_a_missing_compiler_is_named_with_the_remedy(checkout: Checkout) -> None:
    checkout.write("kernel/sums.py", "def twice(number: int) -> int:\n    return number + number\n")

    said = checkout.compile(PATH=str(checkout.builds))

    assert said.startswith("failed: no C compiler")
    assert "apt-get install gcc" in said


def test_an_installed_package_runs_plain_and_cannot_be_compiled(checkout: Checkout) -> None:
    installed = Checkout(checkout.package.parent)
    checkout.package.parent.rename(checkout.package.parent.parent / "site-packages")
    installed.package = checkout.package.parent.parent / "site-packages" / "eastfront"

    assert "False 42 old" == installed.look()
    assert installed.compile().startswith("failed: only a checkout can be compiled")
