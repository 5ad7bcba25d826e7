"""Charts as Vega-Lite specifications, made with Altair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from eastfront.lab.ladder import AtLeast, AtMost, Rung
from eastfront.lab.stats.share import Rate

Spec = dict[str, Any]
Row = dict[str, str | float]

# Of light and dark pages alike; the first is for a single series.
COLOURS: Final = ["#4c8bd6", "#d9822b", "#3aa676", "#b565c9", "#c94f4f"]
# Text and lines take the colour of the page.
INK: Final = "currentColor"
STEP: Final = 26
NARROW: Final = 14
TICKS: Final = 8
# Beyond so many values of a histogram, neighbours share a bar.
BARS: Final = 40
# What stands for a rating, or at the end of an interval that has no other.
SHAPES: Final = {Rung: "circle", AtLeast: "triangle-right", AtMost: "triangle-left"}
SHAPE: Final = "shape"


def rates_chart(groups: Sequence[tuple[str, Sequence[Rate]]]) -> Spec:
    """Draw shares with their intervals, a line of rows for each labelled group, and a tick where even is."""
    rows: list[Row] = [
        {
            "group": label or rate.name,
            "name": rate.name,
            "share": rate.share,
            "low": rate.interval[0],
            "high": rate.interval[1],
            "even": rate.even,
            "games": rate.games,
        }
        for label, rates in groups
        for rate in rates
    ]
    several = len(groups) > 1 and len({rate.name for _, rates in groups for rate in rates}) > 1
    return intervals_chart(rows, "share", "share of the games", "%", several)


def ladder_chart(rungs: Sequence[Rung]) -> Spec:
    """Draw ratings with their intervals, the strongest on top; of some only one end is known."""
    return intervals_chart([rung_row(rung) for rung in rungs], "rating", "rating", "d", False)


def rung_row(rung: Rung) -> Row:
    """Return what is drawn of a rung."""
    low, rating, high = rung.known()
    return {
        "group": rung.player,
        "name": rung.player,
        "told": rung.told(),
        "rating": rating,
        "low": low,
        "high": high,
        SHAPE: SHAPES[type(rung)],
    }


def intervals_chart(rows: list[Row], field: str, title: str, form: str, by_name: bool) -> Spec:
    """Draw a point with its interval for each row, in colours where groups have several names."""
    import altair as alt

    names = list(dict.fromkeys(row["name"] for row in rows))
    groups = list(dict.fromkeys(row["group"] for row in rows))
    chart = alt.Chart(alt.InlineData(rows)).encode(
        y=alt.Y("group:N", sort=groups, title=None),
        tooltip=[
            f"{key}:{'N' if isinstance(value, str) else 'Q'}"
            for key, value in rows[0].items()
            if key != SHAPE
        ],
    )
    if by_name:
        scale = alt.Scale(domain=names, range=[COLOURS[n % len(COLOURS)] for n in range(len(names))])
        colour = alt.Color("name:N", scale=scale, title=None, legend=alt.Legend(orient="top", columns=3))
        chart = chart.encode(yOffset=alt.YOffset("name:N", sort=names), color=colour)
    else:
        chart = chart.encode(color=alt.value(COLOURS[0]))
    across = alt.X(
        f"{field}:Q", title=title, axis=alt.Axis(format=form, tickCount=TICKS), scale=alt.Scale(zero=False)
    )
    points = chart.mark_point(filled=True, size=70, opacity=1).encode(x=across)
    if SHAPE in rows[0]:
        points = points.encode(shape=alt.Shape(f"{SHAPE}:N", scale=None))
    layers = [
        chart.mark_rule(strokeWidth=3, opacity=0.6).encode(x=alt.X("low:Q", title=title), x2="high:Q"),
        points,
    ]
    if "even" in rows[0]:
        layers.append(chart.mark_tick(thickness=2, size=14).encode(x="even:Q", color=alt.value(INK)))
    lines = len(groups) * (max(1, len(names) * NARROW / STEP) if by_name else 1)
    return finished(alt.layer(*layers), int(40 + STEP * lines))


def histogram(values: Iterable[int], title: str) -> Spec:
    """Draw how often whole numbers occur."""
    import altair as alt

    counts = Counter(values)
    width = 1 + (max(counts) - min(counts)) // BARS
    bars: Counter[int] = Counter()
    for value, count in counts.items():
        bars[value // width * width] += count
    # A bar stands over its number.
    rows: list[Row] = [
        {"number": low, "from": low - 0.5, "to": low + width - 0.5, "games": bars[low]}
        for low in sorted(bars)
    ]
    axis = alt.Axis(format="d", tickMinStep=1, tickCount=2 * TICKS, grid=False)
    steps = alt.Axis(format="d", tickCount=min(TICKS, max(bars.values())))
    chart = (
        alt.Chart(alt.InlineData(rows))
        .mark_bar(color=COLOURS[0])
        .encode(
            x=alt.X("from:Q", title=title, axis=axis, scale=alt.Scale(zero=False, nice=False)),
            x2="to:Q",
            y=alt.Y("games:Q", title="games", axis=steps),
            y2=alt.datum(0),
            tooltip=["number:Q", "games:Q"],
        )
    )
    return finished(chart, 200)


def bars(counts: dict[str, int]) -> Spec:
    """Draw how often named things occur, the most frequent on top."""
    import altair as alt

    total = sum(counts.values())
    rows: list[Row] = [{"name": name, "games": counts[name], "part": counts[name] / total} for name in counts]
    chart = (
        alt.Chart(alt.InlineData(rows))
        .mark_bar(color=COLOURS[0])
        .encode(
            x=alt.X("part:Q", title="part of the games", axis=alt.Axis(format="%", tickCount=TICKS)),
            y=alt.Y("name:N", sort="-x", title=None),
            tooltip=["name:N", "games:Q", alt.Tooltip("part:Q", format=".1%")],
        )
    )
    return finished(chart, 40 + STEP * len(rows))


def times_chart(seconds: dict[str, float]) -> Spec:
    """Draw how long named things take, on a scale by tens."""
    import altair as alt

    # A logarithm has no nought: what took no time at all took a microsecond.
    rows: list[Row] = [{"name": name, "seconds": max(each, 1e-6)} for name, each in seconds.items()]
    axis = alt.Axis(format="~g", tickCount=TICKS)
    chart = (
        alt.Chart(alt.InlineData(rows))
        .mark_point(filled=True, size=70, opacity=1, color=COLOURS[0])
        .encode(
            x=alt.X("seconds:Q", title="seconds a game", axis=axis, scale=alt.Scale(type="log")),
            y=alt.Y("name:N", sort=list(seconds), title=None),
            tooltip=["name:N", alt.Tooltip("seconds:Q", format=".3f")],
        )
    )
    return finished(chart, 40 + STEP * len(rows))


def finished(chart: Any, height: int) -> Spec:
    """Return the specification of a chart that is as wide as the page."""
    spec: Spec = chart.properties(width="container", height=height).to_dict()
    return spec
