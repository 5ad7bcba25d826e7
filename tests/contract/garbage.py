"""Spoiling good data: fields taken away, put in, swapped for something of the wrong kind."""

from __future__ import annotations

import json
from typing import Final

from hypothesis import strategies as st

from eastfront.kernel.data import Data

Path = list[str | int]

JUNK: Final[st.SearchStrategy[Data]] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 6),
    st.sampled_from([-(2**70), -(2**62), 1000, 10**9, 2**62, 2**70]),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["", "moscow", "moscow/played", "end", "lay seat-0", "commit 99999", "²", "9" * 5000]),
    st.sampled_from(["t-34-76", "hand/1", "deck/1.hand/2", "conflict/3", "fire aggressor-129", "defender-1"]),
    st.sampled_from(["16th-panzer-division", "operation-uranus", "control-3", "feed perimeter-6", "flip"]),
    st.lists(st.sampled_from(["moscow", "t-34-76", "hand/1", "nowhere", "end", 1, -1, None]), max_size=3),
    st.dictionaries(st.sampled_from(["moscow", "nowhere", "turn_limit"]), st.integers(-1, 99), max_size=2),
)


@st.composite
def spoiled(draw: st.DrawFn, data: Data) -> Data:
    """Draw *data* with one to three places spoiled."""
    result: Data = json.loads(json.dumps(data))
    for _ in range(draw(st.integers(1, 3))):
        paths = places(result)
        if paths:
            spoil(draw, result, draw(st.sampled_from(paths)))
    return result


def places(data: Data) -> list[Path]:
    """Return the path of every value inside *data*."""
    if isinstance(data, dict):
        inner: list[tuple[str | int, Data]] = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    else:
        return []
    return [[key, *rest] for key, value in inner for rest in [[], *places(value)]]


def spoil(draw: st.DrawFn, data: Data, path: Path) -> None:
    """Take the value at *path* away, double it, or put junk in its place."""
    for step in path[:-1]:
        data = data[step]  # type: ignore[index]
    last = path[-1]
    manner = draw(st.sampled_from(["junk", "junk", "junk", "away", "double"]))
    if isinstance(data, dict) and isinstance(last, str):
        if manner == "away":
            del data[last]
        else:
            data[last if manner == "junk" else f"{last}x"] = draw(JUNK)
    elif isinstance(data, list) and isinstance(last, int):
        if manner == "away":
            del data[last]
        elif manner == "double":
            data.insert(last, data[last])
        else:
            data[last] = draw(JUNK)
