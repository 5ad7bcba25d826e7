"""The report of a ladder: who is how strong, and the matches it is made of."""

from __future__ import annotations

from typing import Final

from eastfront.lab.contesting import Score
from eastfront.lab.ladder import Ladder, Rung
from eastfront.lab.report.charts import ladder_chart, rates_chart, times_chart
from eastfront.lab.report.page import facts, figure, heading, number, table, word
from eastfront.lab.stats.share import Rate

SCALE: Final = (
    "400 points are odds of ten to one, and the player named last has 0. Where games all went one way they "
    "do not say how much stronger the winner is: only the near end of the interval is known, and a triangle "
    "stands there that points to where the rating may lie."
)


def ladder_body(found: Ladder, seconds: float, about: list[tuple[str, str]]) -> str:
    """Return the body of a page of its own; *about* is what stands at the top."""
    games = f"{found.games():,}"
    took = f"<p>This run took {seconds:,.1f} s.</p>\n"
    plot = times_chart({named(score): score.seconds / score.games for score in found.scores})
    caption = "How long a game of each match takes on average, on a scale by tens."
    time = [heading(2, "Wall time"), took, figure(plot, caption)]
    return "".join([facts([*about, ("games", games)]), ladder_part(found), *time])


def ladder_part(found: Ladder) -> str:
    """Return who is how strong, and the matches."""
    shares = [
        Rate(named(score), score.games, score.score, score.interval, found.even) for score in found.scores
    ]
    return "".join(
        [
            heading(2, "Ladder"),
            figure(
                ladder_chart(found.ratings),
                f"The rating of each player with its 95 % interval; {SCALE}",
            ),
            table(["player", "rating", "95 % interval"], [rung_row(rung) for rung in found.ratings]),
            heading(2, "Matches"),
            figure(
                rates_chart([("", shares)]),
                "The first player's share of the games of each match with its 95 % interval; "
                "the tick is where it would be even.",
            ),
            table(
                ["match", "share", "95 % interval", "games", "time of the games"],
                [match_row(score) for score in found.scores],
            ),
        ]
    )


def rung_row(rung: Rung) -> list[str]:
    """Return the row of a player."""
    low, _, high = rung.known()
    return [
        word(rung.player),
        number(rung.told()),
        number(f"{low:.1f} to {high:.1f}" if low < high else ""),
    ]


def match_row(score: Score) -> list[str]:
    """Return the row of a match."""
    low, high = score.interval
    return [
        word(named(score)),
        number(f"{score.score:.1%}"),
        number(f"{low:.1%} to {high:.1%}"),
        number(f"{score.games:,}"),
        number(f"{score.seconds:,.1f} s"),
    ]


def named(score: Score) -> str:
    """Return who meets whom."""
    return " against ".join(score.players)
