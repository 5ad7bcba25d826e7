"""The packages of the extra `lab`, which few runs need: how to get them."""

from __future__ import annotations

from typing import Final

LAB_EXTRA: Final = "pip install 'eastfront[lab]', or run ./test once in a checkout"
