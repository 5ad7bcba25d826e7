"""The changelog: fragments become one section, kinds in order, and are gone."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tools.changelog import MARK, BadFragment, release

DAY = datetime.date(2030, 2, 1)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{MARK}\n## 0.1.0 (2030-01-01)\n")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").write_text("How to.\n")
    return tmp_path


def test_fragments_become_the_newest_section(root: Path) -> None:
    folder = root / "changelog.d"
    (folder / "zones.fixed.md").write_text("Zones count.\n")
    (folder / "night-raid.rules.md").write_text("The victim chooses.\n")
    (folder / "terminal.added.md").write_text("A terminal,\nin two lines.\n")
    (folder / "bench.added.md").write_text("A bench.\n")

    release(root, "0.2.0", DAY)

    expected = f"""# Changelog

{MARK}
## 0.2.0 (2030-02-01)

### Added

- A bench.
- A terminal,
  in two lines.

### Fixed

- Zones count.

### Rules: games may go another way than before

- The victim chooses.

## 0.1.0 (2030-01-01)
"""
    assert expected == (root / "CHANGELOG.md").read_text()
    assert ["README.md"] == [path.name for path in folder.iterdir()]


@pytest.mark.parametrize("name", ["undo.md", "undo.new.md", "An Undo.added.md", "undo.added.txt"])
def test_a_badly_named_fragment_is_refused_and_nothing_is_written(name: str, root: Path) -> None:
    before = (root / "CHANGELOG.md").read_text()
    (root / "changelog.d" / name).write_text("Text.\n")

    with pytest.raises(BadFragment, match=name):
        release(root, "0.2.0", DAY)

    assert before == (root / "CHANGELOG.md").read_text()


def test_an_empty_fragment_is_refused(root: Path) -> None:
    (root / "changelog.d" / "terminal.added.md").write_text("\n")

    with pytest.raises(BadFragment, match=r"terminal\.added\.md is empty"):
        release(root, "0.2.0", DAY)


def test_a_release_without_changes_is_refused(root: Path) -> None:
    with pytest.raises(BadFragment, match="nothing to release"):
        release(root, "0.2.0", DAY)
