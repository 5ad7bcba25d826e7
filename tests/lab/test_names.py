"""Names of cards and sides where a survey is told: those of the words, and each only once."""

from __future__ import annotations

from eastfront.games import game_of
from eastfront.lab.balance.cards import CardRate
from eastfront.lab.balance.summary import ALL, EDITION, SEATS, Group
from eastfront.lab.balance.survey import Survey, Variant
from eastfront.lab.report.names import card_names, seat_rates
from eastfront.lab.stats.share import Rate
from eastfront.lab.stats.spread import spread

PLACES = {"russian-front": 2, "western": 2, "combined": 4}


def met(card: str) -> CardRate:
    return CardRate("plays", card, 1, 1.0, 1, 0.0, (-0.1, 0.1))


def names(*editions: str, kind: str = ALL, value: str = "") -> list[str]:
    """What the sides of a group of BattleCards are called in a survey of *editions*."""
    survey = Survey("battlecards", [Variant("recruit", each, PLACES[each]) for each in editions])
    listed = game_of("battlecards").describe().sides[value or editions[-1]] if value in ("", *PLACES) else []
    sides = [Rate(side, 1, 0.5, (0.0, 1.0), 0.5) for side in listed or ("barbarossa", "german")]
    some = spread([1])
    group = Group("recruit", kind, value, 1, [], sides, [], some, some, some, some, {}, 0.0)
    return [rate.name for rate in seat_rates(survey, group)]


def test_cards_of_one_name_are_told_apart_where_several_are_listed() -> None:
    listed = [met("delay-tactics-5"), met("delay-tactics-11")]

    several = card_names("battlecards", listed)
    single = card_names("battlecards", listed[:1])

    assert ["Delay Tactics (delay-tactics-11)", "Delay Tactics (delay-tactics-5)"] == sorted(several.values())
    assert {"delay-tactics-5": "Delay Tactics"} == single


def test_sides_have_the_names_of_their_edition() -> None:
    assert ["German", "Soviet"] == names("russian-front")
    assert ["German", "British", "Barbarossa", "Soviet"] == names("combined")
    assert ["German", "Soviet"] == names("combined", "russian-front", kind=EDITION, value="russian-front")


def test_sides_of_one_name_are_told_apart_where_editions_are_counted_together() -> None:
    assert ["German (barbarossa)", "German (german)"] == names(
        "russian-front", "western", kind=SEATS, value="2"
    )
    assert ["German", "British", "German or Barbarossa", "Soviet"] == names("russian-front", "combined")


def test_where_there_are_no_sides_seats_are_told() -> None:
    seats = [Rate("seat 1", 1, 0.5, (0.0, 1.0), 0.5)]
    some = spread([1])
    group = Group("recruit", ALL, "", 1, seats, [], [], some, some, some, some, {}, 0.0)

    assert seats == seat_rates(Survey("barbarossa", [Variant("recruit", "kamikaze", 2)]), group)
