"""System packages: installed where this process may, with Debian's own tool."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

APT_GET: Final = ("apt-get", "-o", "DPkg::Lock::Timeout=120", "--quiet", "--assume-yes")


def may_install() -> bool:
    """Tells whether this process may install system packages."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Installs *packages* with apt-get; a failure shows in what it prints."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("update",), ("install", "--no-install-recommends", *packages)):
        subprocess.run([*APT_GET, *command], env=variables, stdin=subprocess.DEVNULL)
