"""How many bytes a state holds for itself, plain or compiled."""

from __future__ import annotations

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What all states of a game share: never copied, so it weighs nothing.
SHARED: Final = frozenset({"key", "notices", "rules", "setup", "BarbarossaState.removed"})

# A vec's numbers lie packed behind a header; an empty one has no buffer.
BUFFER_HEADER: Final = 24
NUMBER: Final = 8


def weight(thing: object) -> int:
    """Adds up the bytes of *thing* and all it holds alone; small ints belong to Python."""
    if thing is None or isinstance(thing, (bool, int)):
        return 0
    if isinstance(thing, vec):
        return sys.getsizeof(thing) + buffer_weight(thing)
    if isinstance(thing, list):
        return sys.getsizeof(thing) + sum(weight(item) for item in thing)
    inner = [getattr(thing, name) for name in fields(type(thing)) if not is_shared(type(thing), name)]
    if is_native(type(thing)):
        # A compiled object holds a vec's handle in itself, and its size tells so.
        return sys.getsizeof(thing) + sum(
            buffer_weight(each) if isinstance(each, vec) else weight(each) for each in inner
        )
    return sys.getsizeof(thing) + sum(weight(each) for each in inner)


def is_shared(kind: type, name: str) -> bool:
    """Tells whether a field is never copied, in any class or in this one."""
    return name in SHARED or f"{kind.__name__}.{name}" in SHARED


def buffer_weight(cards: vec[i64]) -> int:
    """Returns the bytes of a vec's buffer."""
    return BUFFER_HEADER + NUMBER * len(cards) if len(cards) else 0


def is_native(kind: type) -> bool:
    """Tells whether mypyc has compiled this class."""
    return hasattr(kind, "__mypyc_attrs__")


def fields(kind: type) -> list[str]:
    """Lists the fields of a class's objects; ours all have slots or are compiled."""
    if is_native(kind):
        return list(vars(kind)["__mypyc_attrs__"])
    found = [name for each in kind.__mro__ for name in vars(each).get("__slots__", ())]
    assert found, f"{kind.__name__} has no slots"
    return found
