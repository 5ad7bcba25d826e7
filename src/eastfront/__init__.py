"""One open, rules-enforced table for three card games of the Eastern Front."""

from __future__ import annotations

from typing import Final

from eastfront.builds import use_build

__version__: Final = "0.1.0"

# Whether kernel, games and players are a compiled build; `eastfront compile` makes one.
compiled: Final = use_build(__path__)
