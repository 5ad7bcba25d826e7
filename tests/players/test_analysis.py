"""Analysis for people: what is compared how, from the view alone, and said in words that are facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import View
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message
from eastfront.kernel.outcome import WON, Outcome
from eastfront.players.analysis import Advice, Finding, Limits, Study, advise, analyse, weigh_options
from eastfront.players.analysis.advice import DECISIONS, TOLD, change, scale_of
from eastfront.players.analysis.prospects import PROSPECTS, prospects_of
from eastfront.players.analysis.weighing import ENOUGH, FEWEST, Trial, compared, glance, likely, promising
from eastfront.players.levels import OUTLOOKS, captain
from eastfront.players.search.planner import ENOUGH as SEEN
from eastfront.players.search.planner import Prudence
from eastfront.words import Words, languages
from tests.players.hiding import Led, looks
from tests.players.minds import SETUPS, VARIED, first_setup, name_of
from tests.players.test_positions import POSITIONS

every_game = pytest.mark.parametrize("slug", SLUGS)
Scene = Callable[[Setup], tuple[Led, View]]
# Enough for a few worlds, which are always looked at.
LITTLE = 1
# Prospects that say nothing of an option.
FLAT = [0.0] * 9
# Who leaves the rules of thumb for a twentieth of a game's worth that is more than luck.
PRUDENT = Prudence(decisions=100, sure=1.0, margin=0.05, turns=1)


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
    return each.option, each.gain, each.error, each.worlds, each.prospects, each.won, each.lost, each.judged


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
    """A game, and what a seat sees that has at most so many options, at a decision of a *kind* if given.

    Otherwise it is one that captains think about.
    """
    return dilemma_in(first_setup(slug), kind, most)


def dilemma_in(setup: Setup, kind: str = "", most: int = 3) -> tuple[Led, View]:
    """The same in any set-up."""
    outlook = OUTLOOKS[setup.game]
    for walk, view in dilemmas(setup):
        is_planned = any(outlook.is_planned(view, option) for option in view.options)
        if len(view.options) <= most and (view.kind == kind if kind else is_planned):
            return walk, view
    raise AssertionError(f"{setup.game} has asked for no {kind}")


def gamble_in(setup: Setup) -> tuple[Led, View]:
    """A game, and what a seat sees that has odds to go by."""
    for walk, view in dilemmas(setup):
        if walk.game.insight(view).chances:
            return walk, view
    raise AssertionError(f"{setup.game} has shown no odds")


def dilemmas(setup: Setup) -> Iterator[tuple[Led, View]]:
    """The decisions of a game in which there is something to choose, as their seats see them."""
    walk = Led(setup)
    for decision in walk.dilemmas(400):
        yield walk, walk.game.view(walk.state, decision.seat)


def test_options_are_ranked_and_compared_with_the_best() -> None:
    found = compared(
        [tried(1, *[0.5, 0.5, 0.6] * 2), tried(2, *[0.7, 0.8, 0.6] * 2), tried(3, *[0.1, 0.2, 0.3] * 2)],
        PRUDENT,
    )

    assert [2, 1, 3] == [each.option for each in found]
    assert (0.0, 0.0, 6) == (found[0].gain, found[0].error, found[0].worlds)
    assert [-0.167, -0.5] == [round(each.gain, 3) for each in found[1:]]
    assert 0 < found[1].error < found[2].error
    assert [[7.0, 2.0], [16 / 3, 1.0], [2.0, 3.0]] == [each.prospects for each in found]


@pytest.mark.parametrize(
    ("gains", "best"),
    [
        ([0.1] * SEEN, 2),
        ([0.06] * SEEN, 1),
        ([0.5, -0.3] * SEEN, 1),
    ],
    ids=["surely better", "hardly better", "maybe better"],
)
def test_rules_of_thumb_are_left_only_for_what_is_surely_better(gains: list[float], best: int) -> None:
    """What merely seems better comes behind them with a plus."""
    found = compared([tried(1, *[0.4] * len(gains)), tried(2, *[0.4 + gain for gain in gains])], PRUDENT)

    assert best == found[0].option
    assert (best == 1) == (found[1].gain > 0.0)


def test_what_comes_to_the_same_everywhere_stands_beside_the_best() -> None:
    best, same, other = compared(
        [tried(1, *[0.4, 0.6] * 3), tried(3, *[0.3, 0.75] * 3), tried(2, *[0.4, 0.6] * 3)], PRUDENT
    )

    assert (2, 0.0, 0.0) == (same.option, same.gain, same.error)
    assert other.gain > 0.0 < other.error
    assert best.option == 1


def test_what_was_given_up_is_compared_in_the_worlds_in_which_it_was_tried() -> None:
    given_up = [tried(2, *[0.3] * 6), tried(3, *[0.2] * 5)]

    found = compared([tried(1, *[0.4] * 6, *[0.1] * 6), *given_up], PRUDENT)

    # By its own average the second would be ahead; of the third too little is known.
    assert [1, 2] == [each.option for each in found]
    assert -0.1 == pytest.approx(found[1].gain)
    assert 6 == found[1].worlds


def test_what_was_given_up_leads_where_the_best_leads_but_for_how_they_differ() -> None:
    """In worlds that both have seen, the third is like the best; the second has 2 less of one thing."""
    best = tried(1, *[0.8] * 6, *[0.2] * 6)

    found = compared([best, tried(2, *[0.6] * 6), tried(3, *[0.8] * 6)], PRUDENT)

    assert {1: 5.0, 2: 3.0, 3: 5.0} == {each.option: each.prospects[0] for each in found}


def test_nothing_is_said_of_what_was_given_up_and_yet_is_not_behind() -> None:
    given_up = [tried(2, *[0.5] * 6), tried(3, *[0.1] * 6)]

    found = compared([tried(1, *[0.4] * 6, *[0.9] * 6), *given_up], PRUDENT)

    assert [1, 3] == [each.option for each in found]


def test_where_not_all_can_be_looked_at_the_first_and_the_most_likely_are() -> None:
    first, second, third, fourth = (tried(number, 0.1 * number) for number in (1, 2, 3, 4))
    trials = [first, second, fourth, third]

    assert [first, fourth, third] == likely(trials, 3)
    assert [first, fourth] == likely(trials, 0)
    assert set(trials) == set(likely(trials, 4))


def test_only_what_is_surely_behind_is_given_up_and_not_before_enough_was_seen() -> None:
    thumb = tried(1, *[0.2, 0.3] * ENOUGH)
    leader = tried(2, *[0.5, 0.6] * ENOUGH)
    near = tried(3, *[0.6, 0.4] * ENOUGH)
    behind = tried(4, *[0.1, 0.2] * ENOUGH)
    early = [tried(1, *[0.9] * (ENOUGH - 1)), tried(2, *[0.0] * (ENOUGH - 1))]

    # All others are held against what rules of thumb name.
    assert [thumb, leader, near] == promising([thumb, leader, near, behind])
    assert early == promising(early)


@pytest.mark.parametrize("scene", [dilemma_in, gamble_in], ids=["any", "with odds"])
@pytest.mark.parametrize("setup", [*SETUPS, *VARIED[::2]], ids=name_of)
def test_equal_views_and_dice_give_equal_advice_whatever_is_hidden(setup: Setup, scene: Scene) -> None:
    walk, view = scene(setup)
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

    assert FEWEST == worlds[0] < worlds[1]


def test_time_that_is_over_ends_the_thinking() -> None:
    _, view = dilemma("barbarossa")

    found = weigh_options(view, 1, Limits(10**9, seconds=1e-9))

    assert [FEWEST] * 2 == [each.worlds for each in found.options]


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
    messages = [message for message in (advice.scale, advice.rest) if message]
    messages += [each.verdict() for each in advice.options]
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
    said = [
        words.phrase(Message(f"hint-{slug}-{name}", amount=change(1.0), seats=2)) for name in PROSPECTS[slug]
    ]

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


def test_in_how_many_worlds_the_game_ends_is_counted() -> None:
    sure, lucky, open_ended = Trial(1), Trial(2), Trial(3)
    for share in (1.0, 0.0, 0.5, 0.5, 0.5, 0.5):
        sure.add(1.0, [], 1.0)
        lucky.add(share, [], share)
        open_ended.add(0.5, [])

    found = {each.option: each for each in compared([sure, lucky, open_ended], PRUDENT)}

    assert [(6, 0), (1, 1), (0, 0)] == [(found[option].won, found[option].lost) for option in (1, 2, 3)]
    assert [False, False, True] == [found[option].judged for option in (1, 2, 3)]


def test_in_how_many_worlds_the_game_ends_is_told_first() -> None:
    walk, view = dilemma("stalingrad")
    first, second = view.options[:2]
    findings = [Finding(first, 0.0, 0.0, 9, FLAT, won=9), Finding(second, -0.1, 0.1, 9, FLAT, won=2, lost=3)]

    best, other = advise(walk.game, view, Study(second, findings, 2)).options

    words = Words("en")
    told = "Wins the game soon in every world that was tried."
    assert told == words.sentence(best.reasons[0])
    assert [
        "Wins the game soon in 2 of 9 worlds that were tried.",
        "Loses the game soon in 3 of 9 worlds that were tried.",
    ] == [words.sentence(reason) for reason in other.reasons[:2]]


def test_where_an_option_leads_is_told_where_options_differ() -> None:
    _, view = dilemma("stalingrad")
    game = load_game("stalingrad")
    first, second = [option for option in view.options if game.caution(option, view) is None][:2]
    now = [float(amount) for amount in prospects_of(game, view)]
    more = [now[0] + 1.26, *now[1:]]
    study = Study(second, [Finding(first, 0.0, 0.0, 9, more), Finding(second, -0.1, 0.1, 9, now)], 2)

    best, other = advise(game, view, study).options

    words = Words("en")
    assert ["After 2 turns, or when the game is over, on average: your Locations +1.3"] == [
        words.sentence(reason) for reason in best.reasons
    ]
    assert [
        "After 2 turns, or when the game is over, on average: your Locations ±0",
        "Rules of thumb would choose this.",
    ] == [words.sentence(reason) for reason in other.reasons]


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    walk, view = dilemma("stalingrad")
    assert view.seat is not None

    for seat in (None, 1 - view.seat):
        with pytest.raises(EastfrontError, match="there are no options to compare"):
            analyse(walk.game.view(walk.state, seat))


def test_the_only_sensible_option_is_tried_and_the_others_are_told_by_what_they_waste() -> None:
    game = load_game("barbarossa")
    view = game.view(game.read_position(sure_win()), 0)

    study = weigh_options(view, 1, Limits(LITTLE))
    best, *others = advise(game, view, study).options

    assert [study.thumb] == [each.option for each in study.options]
    assert "only" == best.grade
    assert "Wins the game soon in every world that was tried." == Words("en").sentence(best.reasons[0])
    assert others
    for other in others:
        caution = game.caution(other.option, view)
        assert caution is not None
        assert ("pointless", [caution.message]) == (other.grade, other.reasons)


def sure_win() -> str:
    """A position of Barbarossa in which seat 1 takes Moscow for certain."""
    [found] = [
        each.text for each in POSITIONS["barbarossa"] if each.name == "Moscow falls for certain and wins"
    ]
    return found


def study_of(view: View) -> Study:
    """A study in which all options came out alike; rules of thumb name the first."""
    return Study(view.options[0], [Finding(option, 0.0, 0.1, 6, FLAT) for option in view.options], 1)


def test_exact_odds_stand_with_the_option_that_they_are_about() -> None:
    game = load_game("battlecards")
    _, view = dilemma("battlecards", "fire", 9)

    advice = advise(game, view, study_of(view))

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
    reasons = {each.option: each.reasons for each in advise(game, view, study_of(view)).options}

    wasteful = game.read_option("end")
    caution = game.caution(wasteful, view)
    assert caution is not None
    assert caution.message in reasons[wasteful]


def test_of_many_options_the_best_are_told() -> None:
    walk, view = dilemma("stalingrad", most=99)
    options = [Finding(option, -0.01 * place, 0.1, 9, FLAT) for place, option in enumerate(view.options)]

    advice = advise(walk.game, view, Study(view.options[0], options, 2))

    assert len(options) > TOLD
    assert view.options[:TOLD] == [each.option for each in advice.options]


@pytest.mark.parametrize(("gain", "error"), [(0.0, 0.0), (0.9, 0.01)], ids=["the same", "ahead"])
def test_options_as_good_as_those_told_are_not_called_worse(gain: float, error: float) -> None:
    walk, view = dilemma("stalingrad", most=99)
    best, *level = [Finding(option, 0.0, 0.0, 9, FLAT) for option in view.options[: TOLD + 1]]
    level[-1] = Finding(level[-1].option, gain, error, 9, FLAT)

    advice = advise(walk.game, view, Study(view.options[0], [best, *level], 2))

    assert advice.rest is not None
    assert "hint-rest-level" == advice.rest.id
