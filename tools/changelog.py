"""Assembles the changelog from its fragments at a release: `python -m tools.changelog VERSION`."""

from __future__ import annotations

import datetime
import re
import sys
from pathlib import Path
from typing import Final

from tools.environment import ROOT

KINDS: Final = {
    "added": "Added",
    "changed": "Changed",
    "fixed": "Fixed",
    "rules": "Rules: games may go another way than before",
}
FRAGMENT_NAME: Final = re.compile(r"(?P<slug>[a-z0-9]+(-[a-z0-9]+)*)\.(?P<kind>[a-z]+)\.md")
MARK: Final = "<!-- releases -->\n"


class BadFragment(Exception):
    """A fragment's name or text is not as `changelog.d/README.md` asks; the message names it."""


def release(root: Path, version: str, day: datetime.date) -> None:
    """Moves all fragments under *root* into its changelog, as the section of *version*."""
    fragments = find_fragments(root / "changelog.d")
    changelog = root / "CHANGELOG.md"
    before, mark, after = changelog.read_text().partition(MARK)
    assert mark, f"{changelog} has lost its line {MARK!r}"
    changelog.write_text(f"{before}{mark}\n{section(fragments, version, day)}{after}")
    for fragment in fragments:
        fragment.unlink()


def find_fragments(folder: Path) -> list[Path]:
    """Lists the fragments in *folder* by name, each checked."""
    fragments = sorted(path for path in folder.iterdir() if path.name != "README.md")
    for fragment in fragments:
        kind_of(fragment)
        if not fragment.read_text().strip():
            raise BadFragment(f"{fragment.name} is empty")
    return fragments


def kind_of(fragment: Path) -> str:
    """Reads the kind of change from the name of *fragment*."""
    match = FRAGMENT_NAME.fullmatch(fragment.name)
    if match is None or match["kind"] not in KINDS:
        raise BadFragment(f"{fragment.name} is not named <slug>.<kind>.md with a kind of {', '.join(KINDS)}")
    return match["kind"]


def section(fragments: list[Path], version: str, day: datetime.date) -> str:
    """Words the section of one release, its kinds in fixed order."""
    if not fragments:
        raise BadFragment("there is nothing to release: changelog.d has no fragment")
    lines = [f"## {version} ({day.isoformat()})", ""]
    for kind, title in KINDS.items():
        entries = [entry(fragment) for fragment in fragments if kind_of(fragment) == kind]
        if entries:
            lines += [f"### {title}", "", *entries, ""]
    return "\n".join(lines)


def entry(fragment: Path) -> str:
    """Turns the text of *fragment* into one item of a list."""
    return "- " + fragment.read_text().strip().replace("\n", "\n  ")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.changelog VERSION")
    try:
        release(ROOT, sys.argv[1], datetime.date.today())
    except BadFragment as problem:
        sys.exit(str(problem))
