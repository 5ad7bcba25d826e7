"""The command line knows its version."""

from __future__ import annotations

from click.testing import CliRunner

from eastfront import __version__
from eastfront.interfaces.cli import main


def test_the_version_is_that_of_the_package() -> None:
    result = CliRunner().invoke(main, ["--version"])

    assert 0 == result.exit_code
    assert f"eastfront, version {__version__}\n" == result.output
