"""Whether this is a soak, in which random tests try much more: by `--soak` or `EASTFRONT_SOAK=1`."""

from __future__ import annotations

import os
from typing import Final

from tools.checks import SOAK_SWITCH

# How often over: none, the default, is no soak.
SOAK: Final = int(os.environ.get(SOAK_SWITCH) or "0")
