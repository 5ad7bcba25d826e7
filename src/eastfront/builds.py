"""Compiled builds of the rules: where they lie, which one fits the sources, and taking it into use."""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))

# What is compiled; all other packages always run from the sources.
PARTS: Final = ("games", "kernel", "players")
# How it is compiled decides on the code as the sources do.
RECIPE: Final = "compiling.py"

SWITCH: Final = "EASTFRONT_PLAIN"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
GROUP: Final = "eastfront"
GROUP_MODULE: Final = f"{GROUP}__mypyc"
MANIFEST: Final = "manifest"
CHECKSUM_DIGITS: Final = 16


def use_build(path: list[str]) -> bool:
    """Puts the build that fits the sources first in the package's *path*; tells whether there is one.

    A build that is damaged or cannot be loaded is passed over with a line on stderr: the plain rules
    are the same, only slower.
    """
    home = builds_folder()
    if os.environ.get(SWITCH, "0") not in ("", "0") or home is None or not os.path.isdir(home):
        return False
    build = os.path.join(home, build_name(PACKAGE))
    if not os.path.isdir(build):
        return False
    problem = "files are missing or cut short"
    try:
        if is_whole(build):
            take(build, path)
            return True
    except ImportError as error:
        problem = str(error)
    print(f"eastfront: running plain, the compiled build is broken: {problem}", file=sys.stderr)
    return False


def builds_folder() -> str | None:
    """Returns where the builds are kept; there is no such place outside a checkout."""
    source = os.path.dirname(PACKAGE)
    if os.path.basename(source) != "src":
        return None
    return os.path.join(os.path.dirname(source), "build", "compiled")


def build_name(rules: str) -> str:
    """Names the build of the *rules* in a folder: kind of Python, checksum of code, checksum of data."""
    code = hashlib.sha256(f"{SUFFIX} {sys.platform}".encode())
    data = hashlib.sha256()
    add_file(code, PACKAGE, RECIPE)
    for name in rule_files(rules):
        add_file(code if name.endswith(".py") else data, rules, name)
    kind = SUFFIX.split(".")[1]
    return f"{kind}-{code.hexdigest()[:CHECKSUM_DIGITS]}{data.hexdigest()[:CHECKSUM_DIGITS]}"


def add_file(checksum: hashlib._Hash, folder: str, name: str) -> None:
    """Adds the name and the content of a file to *checksum*."""
    with open(os.path.join(folder, name), "rb") as file:
        content = file.read()
    checksum.update(f"{name}\0{len(content)}\0".encode())
    checksum.update(content)


def rule_files(rules: str) -> list[str]:
    """Lists the files of the *rules* in a folder, Python and data, by their path in it."""
    return files_of(rules, PARTS)


def files_of(package: str, parts: tuple[str, ...]) -> list[str]:
    """Lists the files of some *parts* of a package, Python and data, by their path in it."""
    found: list[str] = []
    for part in parts:
        for folder, folders, names in os.walk(os.path.join(package, part)):
            folders[:] = [name for name in folders if name != "__pycache__" and not name.startswith(".")]
            inner = os.path.relpath(folder, package)
            found += [os.path.join(inner, name) for name in names if not name.startswith(".")]
    return sorted(found)


def is_whole(build: str) -> bool:
    """Tells whether every file of *build* is there with the size it was made with."""
    try:
        with open(os.path.join(build, MANIFEST), encoding="utf-8") as file:
            for line in file:
                size, _, name = line.rstrip("\n").partition(" ")
                if os.path.getsize(os.path.join(build, name)) != int(size):
                    return False
    except (OSError, ValueError):
        return False
    return True


def take(build: str, path: list[str]) -> None:
    """Loads the compiled code of *build* and puts its modules first in the package's *path*."""
    file = os.path.join(build, GROUP_MODULE + SUFFIX)
    spec = spec_from_file_location(GROUP_MODULE, file)
    assert spec is not None, file
    assert spec.loader is not None, file
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    # Each compiled module is a stub that looks for the group under this name.
    sys.modules[GROUP_MODULE] = module
    path.insert(0, os.path.join(build, GROUP))
