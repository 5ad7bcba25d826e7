"""System packages: processes that want some at the same time wait for one another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.checkout import ROOT

APT_GET = """#!/bin/sh
echo begin >> "$LOG"
sleep 0.1
echo "$@" >> "$LOG"
"""
INSTALL = "from tools import packages; packages.install('cheese')"


def test_only_one_process_installs_at_a_time(tmp_path: Path) -> None:
    tool, log = tmp_path / "apt-get", tmp_path / "log"
    tool.write_text(APT_GET)
    tool.chmod(0o755)
    variables = {
        **os.environ,
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "LOG": str(log),
        "TMPDIR": str(tmp_path),
    }
    command = [sys.executable, "-c", INSTALL]

    both = [subprocess.Popen(command, cwd=ROOT, env=variables) for _ in range(2)]

    assert [0, 0] == [process.wait() for process in both]
    lines = log.read_text().splitlines()
    assert ["begin"] * 4 == lines[0::2]
    assert ["update", "cheese"] * 2 == [line.split()[-1] for line in lines[1::2]]
