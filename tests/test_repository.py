"""What a stranger relies on: locks without hosts, no machine's paths, listed records, working links."""

from __future__ import annotations

import os
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.checkout import ROOT, text_files
from tools.changelog import find_fragments
from tools.environment import LOCKS

SCRIPTS: Final = ("play", "test", ".ci/run")
DECISIONS: Final = ROOT / "docs" / "decisions"

# Put together from parts, so that this file does not hold what it looks for.
MACHINE_PATH: Final = re.compile(r"(?<![\w.~$}/-])/(?:" + "|".join(("farm", "root", "tmp", "work")) + r")/\w")
REGISTRY: Final = re.compile("|".join((r"pypi\." + "org", r"pythonhosted\." + "org", r"npmjs\." + "org")))
LINK: Final = re.compile(r"\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = lock_text(lock)

    assert [] == re.findall(r"^--.*|.*://.*|.* @ .*", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_every_package_with_hashes(lock: str) -> None:
    lines = lock_text(lock).replace("\\\n", " ").splitlines()

    assert lines
    assert [] == [line for line in lines if "==" not in line or "--hash=sha256:" not in line]


def test_each_lock_holds_the_one_before_it() -> None:
    for earlier, later in pairwise(LOCKS):
        assert set() == locked(earlier) - locked(later)


def test_the_locks_fit_the_constraints_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {"app": project["dependencies"], **project["optional-dependencies"]}

    for lock, lines in asked.items():
        assert [] == [line for line in lines if not fits(Requirement(line), lock)]


def test_no_file_names_a_path_of_some_machine_or_a_registry() -> None:
    found = [
        f"{path}: {line.strip()}"
        for path, text in text_files()
        for line in text.splitlines()
        if MACHINE_PATH.search(line) or REGISTRY.search(line)
    ]

    assert [] == found


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_can_be_called(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def test_every_changelog_fragment_is_well_named() -> None:
    for fragment in find_fragments(ROOT / "changelog.d"):
        assert fragment.read_text().strip().endswith("."), f"{fragment.name}: whole sentences, please"


def test_every_decision_is_numbered_and_in_the_index() -> None:
    index = (DECISIONS / "README.md").read_text()
    records = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")

    assert records
    assert [f"{number:04}" for number in range(1, len(records) + 1)] == [path.name[:4] for path in records]
    for record in records:
        number, title = record.read_text().partition("\n")[0].removeprefix("# ").split(". ", 1)
        assert record.name.startswith(f"{number}-")
        assert f"[{number}]({record.name}) | {title} |" in index


def test_every_link_between_our_files_leads_somewhere() -> None:
    found = [
        f"{path}: {link}"
        for path, text in text_files()
        if path.endswith(".md")
        for link in LINK.findall(text)
        if not Path(ROOT / path).parent.joinpath(link).exists()
    ]

    assert [] == found


def test_every_package_that_players_install_is_credited() -> None:
    credits = (ROOT / "docs" / "credits.md").read_text()

    assert [] == [name for name in versions("app") if f"| {name} |" not in credits]


def lock_text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text()


def locked(lock: str) -> set[str]:
    """The lines of *lock* that name a package with its version."""
    return {line for line in lock_text(lock).splitlines() if not line.startswith(" ")}


def versions(lock: str) -> dict[str, str]:
    pairs = (line.partition(" ")[0].split("==") for line in locked(lock))
    return {canonicalize_name(name): version for name, version in pairs}


def fits(requirement: Requirement, lock: str) -> bool:
    version = versions(lock).get(canonicalize_name(requirement.name))
    return version is not None and version in requirement.specifier
