"""What is in use: to see whether something is left behind."""

from __future__ import annotations

import gc


def objects_in_use() -> int:
    """Count the objects that the collector knows, after it has run."""
    gc.collect()
    return len(gc.get_objects())
