"""A page of plots, whole in one file: nothing is fetched, for light and dark, wide and narrow screens."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from eastfront.files import write_whole
from eastfront.kernel.errors import EastfrontError
from eastfront.lab.extra import LAB_EXTRA
from eastfront.lab.report.charts import INK, Spec

# So far to each side go the cells with an interval.
FAR: Final = 0.25
NEEDED: Final = ("altair", "vl_convert")
MISSING: Final = f"--report needs Altair: {LAB_EXTRA}"

STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --faint: #8883; --bar: #4c8bd6; --minus: #c94f4f; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
figure { margin: 1rem 0 2rem; } figcaption { font-size: 0.9rem; margin-top: 0.3rem; }
.plot { width: 100%; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.15rem 0.6rem; text-align: left; border-bottom: 1px solid var(--faint); }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.word { overflow-wrap: anywhere; } td.word:not(:empty) { min-width: 6rem; } th:empty { padding: 0; }
td.bar { min-width: 7rem; } td.bar div { height: 0.7rem; background: var(--bar); }
td.span { min-width: 12rem; } td.span div { position: relative; height: 0.7rem; color: var(--bar); }
td.span div.minus { color: var(--minus); } td.span div * { position: absolute; top: 0; bottom: 0; }
td.span i { width: 1px; background: var(--line); }
td.span b { top: 0.25rem; bottom: 0.25rem; background: currentColor; opacity: 0.5; }
td.span u { width: 0.5rem; margin: 0.1rem -0.25rem; border-radius: 50%; background: currentColor; }
code { overflow-wrap: anywhere; } summary { cursor: pointer; }
@media (max-width: 480px) { td.bar { min-width: 0; padding: 0; } td.bar div { display: none; } }
"""

# How all plots look: they take their ink from the page, so that it is right in light and in dark.
CONFIG: Final[Spec] = {
    "background": None,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "domainColor": INK,
        "tickColor": INK,
        "gridColor": "#8884",
        "labelFontSize": 12,
        "titleFontSize": 12,
    },
    "legend": {"labelColor": INK, "titleColor": INK, "labelFontSize": 12},
    "autosize": {"type": "fit-x", "contains": "padding"},
}

# Names, however long, leave most of a plot to what is drawn.
SHOW: Final = """
for (const plot of document.querySelectorAll(".plot")) {
  const spec = JSON.parse(plot.nextElementSibling.textContent);
  CONFIG.axis.labelLimit = 0.4 * plot.clientWidth;
  vegaEmbed(plot, spec, { renderer: "svg", actions: false, config: CONFIG });
}
"""


def is_possible() -> bool:
    """Tell whether what pages are made with is installed."""
    return all(find_spec(name) for name in NEEDED)


def figure(spec: Spec, caption: str) -> str:
    """Return a plot with the sentence that says what it shows."""
    data = json.dumps(spec).replace("<", "\\u003c")
    return (
        f'<figure><div class="plot" role="img" aria-label="{escape(caption)}"></div>'
        f'<script type="application/json">{data}</script>'
        f"<figcaption>{escape(caption)}</figcaption></figure>\n"
    )


def heading(level: int, text: str) -> str:
    """Return a heading."""
    return f"<h{level}>{escape(text)}</h{level}>\n"


def facts(rows: Sequence[tuple[str, str]]) -> str:
    """Return what a reader must know before the plots, a line each."""
    lines = "".join(
        f"<tr><th>{escape(name)}</th><td><code>{escape(text)}</code></td></tr>" for name, text in rows
    )
    return f'<div class="scroll"><table>{lines}</table></div>\n'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; cells are HTML, from `word`, `number`, `bar` or `span`."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    lines = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>\n'


def folded(title: str, body: str) -> str:
    """Return something that opens at a click."""
    return f"<details><summary>{escape(title)}</summary>{body}</details>\n"


def word(text: str) -> str:
    """Return a cell of words."""
    return f'<td class="word">{escape(text)}</td>'


def number(text: str) -> str:
    """Return a cell of digits."""
    return f'<td class="number">{escape(text)}</td>'


def bar(part: float) -> str:
    """Return a cell with a bar as long as *part* of it."""
    return f'<td class="bar"><div style="width: {part:.1%}"></div></td>'


def span(low: float, high: float, point: float) -> str:
    """Return a cell with an interval and its point around nought, cut off where it goes too far."""
    start, end, dot = (f"{50 + 50 * max(-1.0, min(1.0, each / FAR)):.1f}%" for each in (low, high, point))
    minus = ' class="minus"' if point < 0 else ""
    return (
        f'<td class="span"><div{minus}><i style="left: 50%"></i>'
        f'<b style="left: {start}; right: calc(100% - {end})"></b><u style="left: {dot}"></u></div></td>'
    )


def write_page(path: Path, title: str, body: str) -> None:
    """Write a page of *body*, made of the other functions here, with all that shows the plots."""
    import vl_convert

    script = f"const CONFIG = {json.dumps(CONFIG)};{SHOW}"
    text = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{heading(1, title)}{body}"
        f"<script>{vl_convert.javascript_bundle()}</script>\n<script>{script}</script>\n</body></html>\n"
    )
    try:
        write_whole(path, text.encode())
    except OSError as problem:
        raise EastfrontError(f"cannot write {path}: {problem.strerror}") from None
