"""Compiling kernel, games and players with mypyc, beside the sources and in one go or not at all."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

import eastfront
from eastfront.builds import (
    CHECKSUM_DIGITS,
    GROUP,
    MANIFEST,
    PACKAGE,
    SUFFIX,
    SWITCH,
    build_name,
    builds_folder,
    is_whole,
    rule_files,
)

LOG: Final = "failed.log"
LINES_SHOWN: Final = 12
COMPILING: Final = "compiling C"
# Packages of a game that only tell people something: once a screen, so that speed would be wasted there.
WORDING: Final = ["insight", "phrases", "refusals"]
# Modules of the players that speak with the world outside, once a question or once a game.
TALKING: Final = [
    os.path.join("players", *name.split("/"))
    for name in ("evaluate/weights.py", "levels.py", "lines.py", "worker.py")
]

# One group with hidden names: calls between modules are calls in one file of C, which may be inlined.
MYPYC: Final = f"""
import sys
from mypyc.build import mypycify
from setuptools import setup
options = ["--config-file=", "--cache-dir=/dev/null"]
modules = mypycify(options + sys.argv[1:], opt_level="2", debug_level="0", group_name="{GROUP}")
# mypyc indents some lines by thousands of columns, which GCC would take minutes to look at for this warning.
flags = ["-fvisibility=hidden", "-Wno-misleading-indentation"]
for module in modules:
    # One list serves them all.
    module.extra_compile_args += [flag for flag in flags if flag not in module.extra_compile_args]
print("{COMPILING}", flush=True)
setup(name="{GROUP}", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""

TRIAL: Final = """
import importlib, sys
import eastfront, eastfront.builds
eastfront.builds.take(sys.argv[1], eastfront.__path__)
for name in sys.argv[2:]:
    assert importlib.import_module(name).__file__.startswith(sys.argv[1]), name
"""

Say = Callable[[str], None]


class CompileFailed(Exception):
    """The rules cannot be compiled; the message says what a person can do."""


def compile_rules(say: Say) -> bool:
    """Makes the build that fits the sources; tells whether there was something to make.

    *say* is called with what is being done. A build appears whole, by renaming its folder; older
    ones for this kind of Python are then removed.
    """
    home = builds_folder()
    if home is None:
        raise CompileFailed("only a checkout can be compiled, not an installed package")
    os.makedirs(home, exist_ok=True)
    with only_one(home):
        build = os.path.join(home, build_name(PACKAGE))
        if is_whole(build) and (eastfront.compiled or not flaw(build)):
            return False
        check_tools()
        remove_leftovers(home)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=home) as workshop:
            make(os.path.join(workshop, "build"), home, say)
    return True


@contextmanager
def only_one(folder: str) -> Iterator[None]:
    """Waits while another process works in *folder*."""
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def check_tools() -> None:
    """Refuses where mypyc, a C compiler or Python's headers are missing, and says how to get them."""
    missing = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    if missing:
        raise CompileFailed(
            f"{' and '.join(missing)} missing: run ./test once, or: python -m pip install mypy setuptools"
        )
    compiler = os.environ.get("CC", "cc").split()[0]
    headers = os.path.join(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler) is None or not os.path.exists(headers):
        raise CompileFailed(
            "no C compiler with Python's headers: run ./test as root, or: apt-get install gcc python3-dev"
        )


def remove_leftovers(home: str) -> None:
    """Removes what killed compilations left in *home*."""
    for name in os.listdir(home):
        if name.startswith("."):
            shutil.rmtree(os.path.join(home, name), ignore_errors=True)


def make(new: str, home: str, say: Say) -> None:
    """Makes a build in the folder *new*, from a build of the same code or with mypyc; moves it to *home*."""
    copy_rules(new)
    # Named after the copy: the sources may change while the compiler works.
    name = build_name(os.path.join(new, GROUP))
    twin = find_twin(name, home)
    if twin is None:
        compile_code(new, home, say)
    else:
        copy_code(twin, new)
    say("trying it")
    problem = flaw(new)
    if problem:
        raise CompileFailed(f"the compiled rules cannot be imported: {problem}")
    write_manifest(new)
    install(new, name, home)


def copy_rules(new: str) -> None:
    """Copies the rules and their data to *new*, in a package that is otherwise empty."""
    for name in rule_files(PACKAGE):
        target = os.path.join(new, GROUP, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(os.path.join(PACKAGE, name), target)
    with open(os.path.join(new, GROUP, "__init__.py"), "w", encoding="utf-8"):
        pass


def find_twin(name: str, home: str) -> str | None:
    """Finds a build in *home* that has the same code as the one of this *name*; data may differ."""
    for other in os.listdir(home):
        path = os.path.join(home, other)
        if other[:-CHECKSUM_DIGITS] == name[:-CHECKSUM_DIGITS] and is_whole(path) and not flaw(path):
            return path
    return None


def copy_code(twin: str, new: str) -> None:
    """Copies the compiled modules of *twin* to *new*."""
    for name in compiled_files(twin):
        shutil.copyfile(os.path.join(twin, name), os.path.join(new, name))


def compiled_files(build: str) -> list[str]:
    """Lists the compiled modules of *build*, by their path in it."""
    return [
        os.path.relpath(os.path.join(folder, name), build)
        for folder, _, names in os.walk(build)
        for name in names
        if name.endswith(SUFFIX)
    ]


def compile_code(new: str, home: str, say: Say) -> None:
    """Runs mypyc on the copy in *new*; what it says is kept in a file in *home* if it fails."""
    say("translating to C")
    command = [sys.executable, "-c", MYPYC, *(os.path.join(GROUP, name) for name in modules(new))]
    lines: list[str] = []
    with subprocess.Popen(
        command, cwd=new, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if line.strip() == COMPILING:
                say(COMPILING)
    if process.returncode != 0:
        log = os.path.join(home, LOG)
        with open(log, "w", encoding="utf-8") as file:
            file.writelines(lines)
        raise CompileFailed(f"mypyc failed:\n{''.join(lines[-LINES_SHOWN:])}All of it is in {log}")
    shutil.rmtree(os.path.join(new, "build"))


def modules(build: str) -> list[str]:
    """Lists what is compiled: rules and players without what only speaks, and no package's own module."""
    names = [name for name in rule_files(os.path.join(build, GROUP)) if name.endswith(".py")]
    names = [name for name in names if os.path.basename(name) != "__init__.py"]
    names = [name for name in names if name not in TALKING]
    return [name for name in names if os.path.basename(os.path.dirname(name)) not in WORDING]


def flaw(build: str) -> str:
    """Imports every module from *build*, in a process of its own; returns what went wrong, if anything."""
    names = [f"{GROUP}.{name.removesuffix('.py').replace(os.sep, '.')}" for name in modules(build)]
    variables = {**os.environ, SWITCH: "1", "PYTHONPATH": os.path.dirname(PACKAGE)}
    command = [sys.executable, "-c", TRIAL, build, *names]
    trial = subprocess.run(command, env=variables, stderr=subprocess.PIPE, text=True, errors="replace")
    if trial.returncode == 0:
        return ""
    return (trial.stderr.strip().splitlines() or [f"exit status {trial.returncode}"])[-1]


def write_manifest(build: str) -> None:
    """Notes the size of each compiled module, so that a damaged one is noticed before it is loaded."""
    lines = [f"{os.path.getsize(os.path.join(build, name))} {name}\n" for name in compiled_files(build)]
    with open(os.path.join(build, MANIFEST), "w", encoding="utf-8") as file:
        file.writelines(sorted(lines))


def install(new: str, name: str, home: str) -> None:
    """Moves a finished build to its place and removes all others for the same kind of Python."""
    build = os.path.join(home, name)
    shutil.rmtree(build, ignore_errors=True)
    os.rename(new, build)
    for other in os.listdir(home):
        if other != name and other.rpartition("-")[0] == name.rpartition("-")[0]:
            shutil.rmtree(os.path.join(home, other), ignore_errors=True)
