"""The date of a battle taken apart, so that every language words it in its own way."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.message import Message

PLANNED: Final = "planned "
DASH: Final = "–"


def date_words(date: str) -> list[Message]:
    """Word a date as it stands in a card file, such as "May 1942, Aug 1943": a message for each span."""
    return [span_words(span) for span in date.split(", ")]


def span_words(span: str) -> Message:
    """Word a month, a year, or the time from one to another; some battles were only planned."""
    if span.startswith(PLANNED):
        return Message("bc-date-planned", date=span_words(span.removeprefix(PLANNED)))
    first, dash, last = span.partition(DASH)
    if not dash:
        return point_words(first)
    if first.isalpha():
        # The two months have their year in common, behind the second.
        month, _, year = last.partition(" ")
        return Message("bc-date-months", first=month_name(first), last=month_name(month), year=year)
    return Message("bc-date-span", first=point_words(first), last=point_words(last))


def point_words(point: str) -> Message:
    """Word a month with its year, or a year alone; a year is text, or it would be grouped by thousands."""
    month, _, year = point.rpartition(" ")
    if month:
        return Message("bc-date-month", month=month_name(month), year=year)
    return Message("bc-date-year", year=year)


def month_name(month: str) -> Message:
    """Name a month."""
    return Message(f"bc-month-{month.lower()}")
