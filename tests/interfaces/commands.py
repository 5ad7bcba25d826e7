"""Running commands: in this process, or as somebody would from a shell."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from eastfront.interfaces.cli import main


def invoke(*arguments: object, typed: str = "") -> Result:
    """Run a command here; a traceback is never an answer."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def shell(folder: Path, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own in *folder*."""
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", *map(str, arguments)]
    return subprocess.run(command, input=typed, cwd=folder, capture_output=True, text=True, timeout=60)
