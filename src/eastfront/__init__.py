"""One open, rules-enforced table for three card games of the Eastern Front."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.1.0"
