"""Balance: what is compared, what is noted of a game, and what records show."""

from __future__ import annotations

from random import Random

import pytest

from eastfront.games import game_of
from eastfront.kernel.errors import SetupError
from eastfront.kernel.notices import EVERYBODY, Notice
from eastfront.kernel.state import State
from eastfront.lab.balance.cards import card_rates
from eastfront.lab.balance.record import Record, play_record, run_survey
from eastfront.lab.balance.summary import ALL, EDITION, OPTION, SEATS, SETUP, sum_up
from eastfront.lab.balance.survey import Survey, Variant, make_survey
from eastfront.lab.balance.witness import Witness
from eastfront.lab.engine import Engine
from eastfront.lab.match import play_match
from eastfront.lab.stats.spread import spread
from tests.lab.runs import untimed

SHORT = {"turn_limit": "2"}
# Games that are over soon.
OPTIONS = {
    "barbarossa": {"turn_limit": "8"},
    "battlecards": {"reshuffles": "1"},
    "stalingrad": {"turn_cap": "2"},
}


def small(
    *players: str, places: tuple[tuple[str, int], ...] = (("kamikaze", 2),), varied: str = ""
) -> Survey:
    return make_survey("barbarossa", list(players), list(places), SHORT, [varied] if varied else [], 1)


def record(number: int, *ranks: int, first: int = 0, cards: tuple[tuple[int, ...], ...] = ()) -> Record:
    deeds = {"plays": [list(each) for each in cards]} if cards else {}
    return Record(number, 10, [3, 4], first, "moscow", [5, 6], list(ranks), 1, deeds, 0.5)


def test_every_player_edition_and_answer_is_a_variant() -> None:
    survey = small("recruit", "conscript", places=(("kamikaze", 2), ("arclight", 3)), varied="tiebreak")

    plain = [(each.player, each.edition, each.seats) for each in survey.variants if not each.varied]
    values = {each.options["tiebreak"] for each in survey.variants if each.varied}
    assert [
        (p, *place) for p in ("recruit", "conscript") for place in (("kamikaze", 2), ("arclight", 3))
    ] == plain
    assert set(game_of("barbarossa").describe().editions.questions["tiebreak"].values) == values
    assert 4 * 3 == len(survey.variants)


def test_answers_that_the_rules_refuse_are_left_out() -> None:
    questions = game_of("stalingrad").describe().editions.questions
    for key in (key for key, question in questions.items() if len(question.values) > 1):
        survey = make_survey("stalingrad", ["conscript"], [("standard", 2)], {}, [key], 1)
        for variant in survey.variants:
            game_of("stalingrad").check(survey.plan(variant).setup())


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="barbarossa has no option 'weather'; valid: "):
        small("recruit", varied="weather")
    with pytest.raises(SetupError, match="turn_cap has no other listed answer that the rules accept here"):
        make_survey("stalingrad", ["conscript"], [("standard", 2)], {}, ["turn_cap"], 1)
    with pytest.raises(SetupError, match="there is no level 'nobody'"):
        small("nobody")


def test_variants_share_their_luck() -> None:
    survey = small("conscript", varied="tiebreak")

    first, *others = untimed(run_survey(survey, 1, Engine()))

    assert all(first.deeds == other.deeds for other in others)
    assert first.deeds != play_record(survey, len(survey.variants)).deeds


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("barbarossa", "kamikaze", 3), ("battlecards", "russian-front", 2), ("stalingrad", "standard", 2)],
)
def test_a_witness_changes_nothing_and_hears_every_turn(game: str, edition: str, seats: int) -> None:
    survey = Survey(game, [Variant("recruit", edition, seats, OPTIONS[game])])
    match = play_match(survey.plan(survey.variants[0]), 0)

    found = play_record(survey, 0)

    assert (match.decisions, match.ending, match.scores) == (found.decisions, found.ending, found.scores)
    assert match.turns == sum(found.turns)
    assert 0 <= found.first < seats
    assert max(found.turns) == found.turns[found.first]
    assert found.deeds
    assert all(seats == len(each) for each in found.deeds.values())


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("barbarossa", "arclight", 2), ("battlecards", "russian-front", 2), ("stalingrad", "standard", 2)],
)
def test_the_score_that_leads_go_by_is_that_of_the_end(game: str, edition: str, seats: int) -> None:
    rules = game_of(game)
    survey = Survey(game, [Variant("recruit", edition, seats, OPTIONS[game])])
    seen: list[list[int]] = []

    def look(state: State, notices: list[Notice]) -> None:
        seen.append(rules.scores(state))

    match = play_match(survey.plan(survey.variants[0]), 0, look)

    assert match.scores == seen[-1]
    assert len({tuple(each) for each in seen}) > 1


def notice(id: str, seat: int, *cards: int) -> Notice:
    return Notice(id, "ex-1", {"seat": seat}, list(cards), "", "", EVERYBODY)


def test_a_witness_notes_deeds_by_seat() -> None:
    witness = Witness(game_of("stalingrad"), 2, [])
    for each in (
        notice("plays", 1, 4, 7),
        notice("plays", 1, 4),
        notice("burns", 0),
        notice("begins-turn", 1),
    ):
        witness.hear(each, each.arguments["seat"])

    assert {"plays": [set(), {4, 7}]} == witness.deeds
    assert (1, [0, 1]) == (witness.first, witness.turns)


@pytest.mark.parametrize(
    ("scores", "alliances", "changes"),
    [
        ([[0, 0], [1, 0], [1, 1], [2, 1]], [], 0),
        ([[1, 0], [1, 1], [1, 2], [3, 2]], [], 2),
        ([[1, 0, 0], [1, 2, 2], [1, 2, 3]], [], 1),
        ([[3, 1, 3, 1], [3, 4, 3, 4]], ["axis", "allies"] * 2, 1),
        ([[3, 1, 3, 1], [4, 1, 4, 1]], ["axis", "allies"] * 2, 0),
    ],
)
def test_the_lead_changes_when_another_is_alone_ahead(
    scores: list[list[int]], alliances: list[str], changes: int
) -> None:
    witness = Witness(game_of("stalingrad"), len(scores[0]), alliances)
    for each in scores:
        witness.compare(each)

    assert changes == witness.leads


def test_shares_are_by_seat_side_and_first_to_move() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])
    records = [record(0, 1, 2), record(1, 1, 2, first=1), record(2, 1, 1), record(3, 2, 1)]

    (group,) = sum_up(survey, records, 9.0).groups

    assert [("seat 1", 0.625, 0.5), ("seat 2", 0.375, 0.5)] == [
        (r.name, r.share, r.even) for r in group.seats
    ]
    assert [("german", 0.625), ("soviet", 0.375)] == [(rate.name, rate.share) for rate in group.sides]
    assert [0.375] == [rate.share for rate in group.first]
    assert all(rate.interval[0] < rate.share < rate.interval[1] for rate in [*group.seats, *group.sides])
    assert (4, {"moscow": 4}, 2.0, 4) == (group.games, group.endings, group.seconds, group.turns.mean)


def test_the_time_of_the_games_is_told_apart_from_that_of_the_run() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])

    found = sum_up(survey, [record(0, 1, 2), record(1, 2, 1)], 0.1)

    assert (1.0, 0.1) == (found.seconds, found.wall)


def test_groups_compare_like_with_like() -> None:
    survey = small("recruit", "conscript", places=(("kamikaze", 2), ("arclight", 3)), varied="tiebreak")
    records = run_survey(survey, 1, Engine())

    found = sum_up(survey, records, 1.0)

    kinds = [(group.player, group.kind, group.games) for group in found.groups]
    for player in ("recruit", "conscript"):
        mine = [(kind, games) for who, kind, games in kinds if who == player]
        assert [(ALL, 2), (SEATS, 1), (SEATS, 1), (EDITION, 1), (EDITION, 1)] == mine[:5]
        assert [(OPTION, 2)] * 3 == mine[5:]
    assert ["recruit", "conscript"] == list(found.cards)
    assert len(records) == found.games


def test_set_ups_are_told_apart_where_editions_and_seats_both_vary() -> None:
    places = tuple((edition, seats) for edition in ("kamikaze", "arclight") for seats in (2, 3))
    records = run_survey(small("conscript", places=places), 1, Engine())

    found = sum_up(small("conscript", places=places), records, 1.0)

    setups = [group.value for group in found.groups if group.kind == SETUP]
    assert ["kamikaze with 2", "kamikaze with 3", "arclight with 2", "arclight with 3"] == setups


def test_the_answers_to_a_question_stand_together() -> None:
    questions = ["first_player", "tiebreak"]
    survey = make_survey("barbarossa", ["conscript"], [("kamikaze", 2)], SHORT, questions, 1)

    found = sum_up(survey, run_survey(survey, 1, Engine()), 1.0)

    asked = [group.value.partition("=")[0] for group in found.groups if group.kind == OPTION]
    assert sorted(asked) == asked
    assert set(questions) == set(asked)


def test_games_of_the_same_luck_prove_no_more_than_one_of_them() -> None:
    one = Survey("barbarossa", [Variant("recruit", "kamikaze", 2)])
    two = Survey("barbarossa", [Variant("recruit", edition, 2) for edition in ("kamikaze", "arclight")])
    dice = Random(3)
    winners = [dice.randrange(2) for _ in range(200)]
    single = [lucky(number, winner) for number, winner in enumerate(winners)]
    double = [lucky(2 * number + copy, winner) for number, winner in enumerate(winners) for copy in (0, 1)]

    for few, many in zip(rates_of(one, single), rates_of(two, double), strict=True):
        assert pytest.approx(few[1] - few[0], rel=0.05) == many[1] - many[0]


def lucky(number: int, winner: int) -> Record:
    """A game in which a card lies with the winner more often than not."""
    who = winner if number % 6 < 4 else 1 - winner
    ranks = (1, 2) if winner == 0 else (2, 1)
    return record(number, *ranks, cards=((3,), ()) if who == 0 else ((), (3,)))


def rates_of(survey: Survey, records: list[Record]) -> list[tuple[float, float]]:
    """The intervals of all that is told of all games: of seats, of who moves first, and of a card."""
    found = sum_up(survey, records, 1.0)
    whole = found.groups[0]
    shares = [each.interval for each in [*whole.seats, *whole.first]]
    return [*shares, *(each.interval for each in found.cards["recruit"])]


def test_one_edition_is_not_compared_with_itself() -> None:
    found = sum_up(small("conscript"), run_survey(small("conscript"), 2, Engine()), 1.0)

    assert [ALL] == [group.kind for group in found.groups]


def test_a_card_gains_what_its_seats_win_more_than_usual() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])
    first = [record(number, 1, 2, cards=((3,), ())) for number in range(20)]
    others = [record(number, 2, 1, cards=((), (5,))) for number in range(20, 40)]

    found = {each.card: each for each in card_rates(survey, first + others)}

    ids = [card.id for card in game_of("stalingrad").cards()]
    rate = found[ids[3]]
    assert ("plays", 20, 0.5, 20, 0.5) == (rate.deed, rate.games, rate.frequency, rate.seats, rate.gain)
    assert rate.interval[0] > 0
    assert {ids[3], ids[5]} == set(found)


def test_a_card_that_was_met_once_proves_nothing_and_nobody_wins_more_than_all() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])
    records = [record(number, 1 + number % 2, 2 - number % 2) for number in range(1, 21)]

    (found,) = card_rates(survey, [record(0, 1, 2, cards=((3,), ())), *records])

    share = 11 / 21
    assert pytest.approx((-share, 1 - share), abs=1e-4) == found.interval


def test_a_card_that_everybody_always_has_gains_nothing() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])

    (found,) = card_rates(survey, [record(n, 1 + n % 2, 2 - n % 2, cards=((3,), (3,))) for n in range(20)])

    assert (20, 1.0, 40, 0.0) == (found.games, found.frequency, found.seats, found.gain)


def test_intervals_of_gains_hold_the_truth_in_about_95_percent() -> None:
    survey = Survey("stalingrad", [Variant("recruit", "standard", 2)])
    dice = Random(5)
    held = 0
    for _ in range(100):
        records = []
        for number in range(40):
            winner = dice.random() < 0.6
            cards = tuple((3,) if dice.random() < 0.4 else () for _ in range(2))
            records.append(record(number, *((1, 2) if winner else (2, 1)), cards=cards))
        (found,) = card_rates(survey, records)
        held += found.interval[0] <= 0 <= found.interval[1]

    assert 88 <= held <= 99


def test_spreads_tell_where_most_numbers_lie() -> None:
    found = spread(list(range(101)))

    assert (50.0, [5, 25, 50, 75, 95]) == (found.mean, found.quantiles)
    assert "50 in the middle, 90 % from 5 to 95" == found.told()
    assert 0.0 == spread([]).mean
