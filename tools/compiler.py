"""The C compiler that mypyc needs: found, or installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from typing import Final

from tools import packages

PACKAGES: Final = ("gcc", "libc6-dev", "python3-dev")


class CompilerMissing(Exception):
    """There is no working C compiler with Python's headers, and the checks demand one."""


def ensure_compiler() -> bool:
    """Tells whether C can be compiled, after installing a compiler where it is missing and allowed.

    With `CI=true` a missing compiler is an error, so that no check is left out unseen.
    """
    if can_compile():
        return True
    if packages.may_install():
        packages.install(*PACKAGES)
        if can_compile():
            return True
    if os.environ.get("CI") == "true":
        raise CompilerMissing("no C compiler with Python's headers: apt-get install gcc python3-dev")
    return False


def can_compile() -> bool:
    """Tells whether a C compiler accepts a file that includes Python's headers."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return False
    command = [compiler, "-fsyntax-only", "-x", "c", "-I", sysconfig.get_path("include"), "-"]
    return 0 == subprocess.run(command, input=b"#include <Python.h>\n", stderr=subprocess.DEVNULL).returncode
