"""The browser that the tests drive: Debian's Chromium, found or installed where that is possible."""

from __future__ import annotations

import os
import shutil
from typing import Final

from tools import packages

# The fonts are for what is written in Japanese: without them letters are boxes, and no width is right.
PACKAGES: Final = ("chromium", "fonts-noto-cjk")
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


class ChromiumMissing(Exception):
    """There is no browser, and the checks demand one."""


def ensure_chromium() -> str:
    """Returns where the browser is, after installing it where it is missing and allowed; else nothing.

    With `CI=true` a missing browser is an error, so that no check is left out unseen.
    """
    if not find_chromium() and packages.may_install():
        packages.install(*PACKAGES)
    found = find_chromium()
    if not found and os.environ.get("CI") == "true":
        raise ChromiumMissing("no browser to test with: apt-get install chromium")
    return found


def find_chromium() -> str:
    """Returns where the browser is, or nothing."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")
