"""System packages: installed where this process may, with Debian's own tool."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

APT_GET: Final = (
    *("apt-get", "--quiet", "--assume-yes"),
    *("-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=3"),
)
# Held while packages are installed: apt-get does not wait for another that reads its lists.
LOCK: Final = Path(tempfile.gettempdir()) / "eastfront-packages.lock"


def may_install() -> bool:
    """Tells whether this process may install system packages."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Installs *packages* with apt-get, one process after the other; a failure shows in what it prints."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (("update",), ("install", "--no-install-recommends", *packages)):
            subprocess.run([*APT_GET, *command], env=variables, stdin=subprocess.DEVNULL)
