"""Analysis for people: what is compared how, from the view alone, and said in words that are facts."""

from __future__ import annotations

from itertools import count
from math import sqrt

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message
from eastfront.kernel.outcome import WON, Outcome
from eastfront.players.analysis import Advice, Finding, Limits, Study, advise, analyse, weigh_options
from eastfront.players.analysis.advice import DECISIONS, TOLD, change, scale_of
from eastfront.players.analysis.doubt import DOUBTS
from eastfront.players.analysis.prospects import PROSPECTS, prospects_of
from eastfront.players.analysis.weighing import ENOUGH, FEWEST, Trial, compared, glance, likely, promising
from eastfront.players.levels import OUTLOOKS, captain
from eastfront.words import Words, languages
from tests.players.hiding import Led, looks
from tests.players.minds import VARIED, first_setup, name_of

every_game = pytest.mark.parametrize("slug", SLUGS)
# Enough for a few worlds, which are always looked at.
LITTLE = 1


def tried(option: int, *values: float) -> Trial:
    """An option as it came out in some worlds."""
    trial = Trial(option)
    for value in values:
        trial.add(value, [round(10 * value), option])
    return trial


def findings(study: Study) -> list[object]:
    """All that a study says, to be compared."""
    return [study.thumb, *[vars_of(each) for each in study.options]]


def vars_of(each: Finding) -> tuple[object, ...]:
    return each.option, each.gain, each.error, each.worlds, each.prospects


def sayings(advice: Advice) -> list[object]:
    """All that an advice says, to be compared."""
    options = [
        (each.option, each.low, each.high, each.verdict(), each.reasons, odds(each.chances))
        for each in advice.options
    ]
    return [*options, odds(advice.chances)]


def odds(chances: list[Chance]) -> list[object]:
    return [(each.title, each.good, each.all) for each in chances]


def dilemma(slug: str, kind: str = "", most: int = 3) -> tuple[Led, View]:
    """A game, and what a seat sees that has at most so many options, at a decision of a *kind* if given."""
    return dilemma_in(first_setup(slug), kind, most)


def dilemma_in(setup: Setup, kind: str = "", most: int = 3) -> tuple[Led, View]:
    """The same in any set-up."""
    walk = Led(setup)
    for decision in walk.dilemmas(400):
        view = walk.game.view(walk.state, decision.seat)
        if kind in ("", view.kind) and len(view.options) <= most:
            return walk, view
    raise AssertionError(f"{setup.game} has asked for no {kind}")


def test_options_are_ranked_and_compared_with_the_best() -> None:
    found = compared([tried(1, 0.5, 0.5, 0.6), tried(2, 0.7, 0.8, 0.6), tried(3, 0.1, 0.2, 0.3)])

    assert [2, 1, 3] == [each.option for each in found]
    assert (0.0, 0.0, 3) == (found[0].gain, found[0].error, found[0].worlds)
    assert [-0.167, -0.5] == [round(each.gain, 3) for each in found[1:]]
    assert 0 < found[1].error < found[2].error
    assert [[7.0, 2.0], [16 / 3, 1.0], [2.0, 3.0]] == [each.prospects for each in found]


def test_what_was_given_up_is_compared_in_the_worlds_in_which_it_was_tried() -> None:
    found = compared([tried(1, 0.4, 0.4, 0.4, 0.1, 0.1), tried(2, 0.3, 0.3, 0.3), tried(3, 0.2)])

    # By its own average the second would be ahead; of the third too little is known.
    assert [1, 2] == [each.option for each in found]
    assert -0.1 == pytest.approx(found[1].gain)
    assert 3 == found[1].worlds


def test_nothing_is_said_of_what_was_given_up_and_yet_is_not_behind() -> None:
    found = compared([tried(1, 0.4, 0.4, 0.4, 0.9, 0.9), tried(2, 0.5, 0.5, 0.5), tried(3, 0.1, 0.1, 0.1)])

    assert [1, 3] == [each.option for each in found]


def test_where_not_all_can_be_looked_at_the_first_and_the_most_likely_are() -> None:
    first, second, third, fourth = (tried(number, 0.1 * number) for number in (1, 2, 3, 4))
    trials = [first, second, fourth, third]

    assert [first, fourth, third] == likely(trials, 3)
    assert [first, fourth] == likely(trials, 0)
    assert set(trials) == set(likely(trials, 4))


def test_only_what_is_surely_behind_is_given_up_and_not_before_enough_was_seen() -> None:
    best = tried(1, *[0.5, 0.6] * ENOUGH)
    near = tried(2, *[0.6, 0.4] * ENOUGH)
    behind = tried(3, *[0.1, 0.2] * ENOUGH)
    early = [tried(1, *[0.9] * (ENOUGH - 1)), tried(2, *[0.0] * (ENOUGH - 1))]

    assert [best, near] == promising([best, near, behind])
    assert early == promising(early)


@pytest.mark.parametrize(
    ("gain", "error", "close"), [(-0.1, 0.01, False), (-0.1, 0.08, True), (0.0, 0.02, True)]
)
def test_what_may_be_as_good_is_too_close_to_call(gain: float, error: float, close: bool) -> None:
    _, view = dilemma("barbarossa")
    first, second = view.options[:2]
    study = Study(first, [Finding(first, 0.0, 0.0, 30, []), Finding(second, gain, error, 30, [])], 1)

    best, other = advise(load_game("barbarossa"), view, study).options

    assert (True, False) == (best.best, best.close)
    assert close == other.close
    assert other.low < other.gain < other.high
    assert "hint-best" == best.verdict().id
    assert ("hint-close" if close else "hint-behind") == other.verdict().id
    # With 30 worlds an interval of 95 % is a little wider than with endless ones, and wider by the doubt.
    doubt = DOUBTS["barbarossa"].error(gain)
    assert 1.96 < (other.high - other.gain) / sqrt(error**2 + doubt**2) < 2.1


@pytest.mark.parametrize("setup", [*map(first_setup, SLUGS), *VARIED[::2]], ids=name_of)
def test_equal_views_and_dice_give_equal_advice_whatever_is_hidden(setup: Setup) -> None:
    walk, view = dilemma_in(setup)
    assert view.seat is not None

    real, *others = [advised(walk, look.view) for look in looks(walk, view.seat)]

    for other in others:
        assert real == other


def advised(walk: Led, view: View) -> list[object]:
    """All that is found out and said about a view."""
    study = weigh_options(view, 5, Limits(LITTLE))
    return findings(study) + sayings(advise(walk.game, view, study))


def test_more_is_thought_with_a_larger_budget() -> None:
    _, view = dilemma("barbarossa", "tactics-phase")

    worlds = [weigh_options(view, 1, Limits(decisions)).options[0].worlds for decisions in (1, 200)]

    assert 3 == worlds[0] < worlds[1]


def test_time_that_is_over_ends_the_thinking() -> None:
    _, view = dilemma("barbarossa")

    found = weigh_options(view, 1, Limits(10**9, seconds=1e-9))

    assert [3, 3] == [each.worlds for each in found.options]


def test_the_first_world_leaves_time_for_others() -> None:
    """The clock moves on by a second at each look, and there is one before every option from the third on."""
    _, view = dilemma("stalingrad", most=99)
    assert len(view.options) > 6
    planner = captain("stalingrad", 1)
    trials = [Trial(option) for option in view.options]

    live = glance(planner, view, trials, Limits(10**9, 8.0, count().__next__))

    # The third option comes after one second, the sixth would come after four, which is half of all.
    assert [1] * 5 + [0] * (len(trials) - 5) == [len(trial.values) for trial in trials]
    assert set(live) <= set(trials[:5])


def test_what_there_is_no_time_for_is_left_out() -> None:
    _, view = dilemma("stalingrad", most=99)

    found = weigh_options(view, 1, Limits(10**9, 8.0, count().__next__))

    assert 1 < len(found.options) <= 5 < len(view.options)
    assert all(each.worlds >= FEWEST for each in found.options)


def test_a_view_is_all_that_advice_needs() -> None:
    _, view = dilemma("barbarossa")

    assert sayings(analyse(view)) == sayings(analyse(view, 0, Limits(DECISIONS)))


@every_game
def test_advice_is_about_options_on_offer_and_has_words_in_every_language(slug: str) -> None:
    _, view = dilemma(slug)

    advice = analyse(view, 1, Limits(LITTLE))

    assert {each.option for each in advice.options} <= set(view.options)
    assert len(advice.options) > 1
    for language in languages():
        assert all(told(Words(language), advice))


def told(words: Words, advice: Advice) -> list[str]:
    """All that is said in an advice."""
    messages = [advice.scale, *[each.verdict() for each in advice.options]]
    messages += [reason for each in advice.options for reason in each.reasons]
    return [words.sentence(message) for message in messages]


@every_game
def test_the_scale_says_how_many_points_are_for_winning(slug: str) -> None:
    narrow = Outcome("any", scores=[7, 7], ranks=[1, 2], verdict=WON)

    winner, loser = [OUTLOOKS[slug].worth(narrow, seat) for seat in (0, 1)]

    assert scale_of(slug).arguments["winning"] == pytest.approx(100 * (winner - loser))


@pytest.mark.parametrize("language", languages())
def test_the_scale_names_the_points_for_winning_unless_all_are(language: str) -> None:
    some, all_of_them = [Words(language).sentence(scale_of(slug)) for slug in ("barbarossa", "stalingrad")]

    assert "50" in some
    assert "50" not in all_of_them


@pytest.mark.parametrize("language", languages())
@every_game
def test_every_prospect_has_words(slug: str, language: str) -> None:
    words = Words(language)
    said = [words.phrase(Message(f"hint-{slug}-{name}", amount=change(1.0))) for name in PROSPECTS[slug]]

    assert all(words.phrase(change(1.0)) in each for each in said)
    assert len(said) == len(set(said))


@every_game
def test_prospects_are_what_the_table_shows(slug: str) -> None:
    walk, view = dilemma(slug)

    found = dict(zip(PROSPECTS[slug], prospects_of(walk.game, view), strict=True))

    assert view.seat is not None
    figures: dict[str, object] = {**walk.game.figures(view)}
    zones = walk.game.zones(walk.state)
    seat = view.seat + 1
    if slug == "barbarossa":
        own = [zone for zone in zones if zone.endswith(f"/{seat}")]
        held = sum(len(zones[zone]) for zone in own)
        assert held == found["deck"] + found["front-line"]
        assert found["supply"] > 0
    elif slug == "battlecards":
        assert len(zones[f"hand/{seat}"]) == found["hand"]
        assert len(zones[f"discard/{3 - seat}"]) == found["enemy-discard"]
    else:
        assert len(zones[f"hand/{seat}"]) == found["hand"]
        held_by = figures["held"]
        assert isinstance(held_by, list)
        assert held_by[view.seat] == found["locations"]


def test_an_option_wins_that_has_won_in_every_world() -> None:
    sure, lucky = Trial(1), Trial(2)
    for is_won in (True, False, True):
        sure.add(1.0, [], is_won=True)
        lucky.add(1.0 if is_won else 0.0, [], is_won)

    assert [(1, True), (2, False)] == [(each.option, each.wins) for each in compared([sure, lucky])]


def test_that_an_option_wins_in_every_world_is_told_first() -> None:
    walk, view = dilemma("stalingrad")
    first, second = view.options[:2]
    findings = [Finding(first, 0.0, 0.0, 9, [], wins=True), Finding(second, -0.1, 0.1, 9, [])]

    best, other = advise(walk.game, view, Study(second, findings, 2)).options

    told = "Wins the game within 2 turns in every world that was tried."
    assert told == Words("en").sentence(best.reasons[0])
    assert "hint-wins" not in [reason.id for reason in other.reasons]


def test_where_an_option_leads_is_told_where_options_differ() -> None:
    _, view = dilemma("stalingrad")
    game = load_game("stalingrad")
    first, second = [option for option in view.options if game.caution(option, view) is None][:2]
    now = [float(amount) for amount in prospects_of(game, view)]
    more = [now[0] + 1.26, *now[1:]]
    study = Study(second, [Finding(first, 0.0, 0.0, 9, more), Finding(second, -0.1, 0.1, 9, now)], 1)

    best, other = advise(game, view, study).options

    words = Words("en")
    assert ["By the end of the turn, on average: your Locations +1.3"] == [
        words.sentence(reason) for reason in best.reasons
    ]
    assert ["By the end of the turn, on average: your Locations ±0", "Rules of thumb would choose this."] == [
        words.sentence(reason) for reason in other.reasons
    ]


def test_exact_odds_stand_with_the_option_that_they_are_about() -> None:
    game = load_game("battlecards")
    _, view = dilemma("battlecards", "fire", 9)
    study = Study(view.options[0], [Finding(option, 0.0, 0.0, 0, []) for option in view.options], 1)

    advice = advise(game, view, study)

    chances = game.insight(view).chances
    placed = [chance.title for each in advice.options for chance in each.chances]
    assert len(chances) == len(placed) + len(advice.chances)
    assert placed
    for each in advice.options:
        named = list(game.phrase_option(each.option, view).arguments.values())
        assert all(chance.title.arguments["shooter"] in named for chance in each.chances)


def test_what_an_option_wastes_is_a_reason() -> None:
    game = load_game("battlecards")
    _, view = dilemma("battlecards", "fire", 9)
    study = Study(view.options[0], [Finding(option, 0.0, 0.0, 0, []) for option in view.options], 1)

    reasons = {each.option: each.reasons for each in advise(game, view, study).options}

    wasteful = game.read_option("end")
    caution = game.caution(wasteful, view)
    assert caution is not None
    assert caution.message in reasons[wasteful]


def test_of_many_options_the_best_are_told() -> None:
    walk, view = dilemma("stalingrad", most=99)
    options = [Finding(option, -0.01 * place, 0.0, 9, []) for place, option in enumerate(view.options)]

    advice = advise(walk.game, view, Study(view.options[0], options, 2))

    assert len(options) > TOLD
    assert view.options[:TOLD] == [each.option for each in advice.options]
