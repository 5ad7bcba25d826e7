"""What cards and sides are called where a survey is told."""

from __future__ import annotations

from collections import Counter, defaultdict

from msgspec import structs

from eastfront.games import game_of
from eastfront.lab.balance.cards import CardRate
from eastfront.lab.balance.summary import Group, memberships
from eastfront.lab.balance.survey import Survey
from eastfront.lab.stats.share import Rate
from eastfront.words import game_words, seat_message


def card_names(game: str, listed: list[CardRate]) -> dict[str, str]:
    """Return the English name of each card that is *listed*, by its id."""
    words = game_words(game, "en")
    met = {rate.card for rate in listed}
    return told_apart({card.id: words.phrase(card.name) for card in game_of(game).cards() if card.id in met})


def seat_rates(survey: Survey, group: Group) -> list[Rate]:
    """Return the rates of a group's sides by their English names; where it has none, those of its seats."""
    names = side_names(survey, group)
    return [structs.replace(rate, name=names[rate.name]) for rate in group.sides] or group.seats


def side_names(survey: Survey, group: Group) -> dict[str, str]:
    """Return the English name of each side that plays in a group, by its id; editions may differ in it."""
    words = game_words(survey.game, "en")
    description = game_of(survey.game).describe()
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for edition in editions_of(survey, group):
        for seat, side in enumerate(description.sides[edition]):
            found[side][words.phrase(seat_message(description, edition, seat))] = None
    return told_apart({side: " or ".join(names) for side, names in found.items()})


def editions_of(survey: Survey, group: Group) -> list[str]:
    """Return the editions that the games of a group are of."""
    variants = [each for each in survey.variants if (group.kind, group.value) in memberships(survey, each)]
    return list(dict.fromkeys(each.edition for each in variants))


def told_apart(names: dict[str, str]) -> dict[str, str]:
    """Return *names* with the id behind each that several have."""
    counts = Counter(names.values())
    return {id: f"{name} ({id})" if counts[name] > 1 else name for id, name in names.items()}
