"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from eastfront.kernel.game import Description

USUAL_SEATS: Final = 2

game_argument: Final = click.argument("game", metavar="GAME")
edition_option: Final = click.option(
    "--edition", default="", help="Whose rulebook; the game's default if not given."
)
file_argument: Final = click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
language_option: Final = click.option(
    "--language", default="en", show_default=True, help="The language of cards and sentences."
)
json_option: Final = click.option("--json", "as_json", is_flag=True, help="Print JSON for scripts.")
jobs_option: Final = click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="How many processes to use."
)


class Answer(click.ParamType[tuple[str, str]]):
    """A single answer to a question of the rules: `key=value`."""

    name = "key=value"

    def convert(
        self, value: object, parameter: click.Parameter | None, context: click.Context | None
    ) -> tuple[str, str]:
        """Split at the first equals sign."""
        key, equals, answer = str(value).partition("=")
        if not equals or not key or not answer:
            self.fail(f"{value!r} is not of the form key=value", parameter, context)
        return key, answer


def each_once(
    context: click.Context, parameter: click.Parameter, answers: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """Refuse a question that is answered twice: only one of the answers could hold."""
    keys = [key for key, _ in answers]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    if twice:
        raise click.BadParameter(f"{', '.join(twice)} is answered more than once", context, parameter)
    return answers


answer_option: Final = click.option(
    "--option",
    "answers",
    multiple=True,
    type=Answer(),
    callback=each_once,
    help="Answer one question of the rules anew; may be given again.",
)


def split_seats(text: str) -> list[str]:
    """Return who sits where, from names with commas between them."""
    return [name.strip() for name in text.split(",")]


def seat_count(description: Description, edition: str) -> int:
    """Return how many sit down where nobody says it: two, or as many as the edition names first."""
    counts = description.seat_counts(edition)
    return USUAL_SEATS if USUAL_SEATS in counts else counts[0]
