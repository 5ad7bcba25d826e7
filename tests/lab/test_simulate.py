"""Matches depend on their run and index alone, however a run is cut up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from eastfront.games import game_of
from eastfront.kernel.errors import SetupError
from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome
from eastfront.lab.match import Match, Plan, match_choices, match_seed, play_match, player_seed, win_shares
from eastfront.lab.simulate import Tally, chunks, play_chunk, simulate
from eastfront.players import levels
from tests.lab.faults import LostPlayer


def plan(*occupants: str, seed: int = 1, longest: int = 100_000, **options: str) -> Plan:
    return Plan("barbarossa", "kamikaze", list(occupants), {"turn_limit": "3", **options}, seed, longest)


@pytest.mark.parametrize("occupants", [("conscript", "conscript"), ("recruit", "conscript", "recruit")])
def test_a_run_is_the_sum_of_its_parts(occupants: tuple[str, ...]) -> None:
    whole = simulate(plan(*occupants), 6)
    parts = Tally(wins=[*play_chunk(plan(*occupants), 0, 0, None).wins])
    for begin, count in ((0, 1), (1, 3), (4, 2)):
        parts.merge(play_chunk(plan(*occupants), begin, count, None))

    assert (whole.games, whole.decisions, whole.turns) == (parts.games, parts.decisions, parts.turns)
    assert (whole.wins, whole.endings) == (parts.wins, parts.endings)


def test_matches_of_a_run_and_runs_differ() -> None:
    seeds = {match_seed(run, index) for run in range(20) for index in range(50)}

    assert 1000 == len(seeds)


def test_a_players_dice_do_not_tell_the_seed_of_the_game() -> None:
    """Whoever knows his dice could else look into every deck."""
    matches = [(run, index) for run in range(20) for index in range(50)]
    seats = range(5)

    seeds = {player_seed(*match, seat) for match in matches for seat in seats}

    assert len(matches) * len(seats) == len(seeds)
    for seat in seats:
        assert len(matches) - 1 <= len({player_seed(*each, seat) - match_seed(*each) for each in matches})


def test_every_match_is_in_exactly_one_chunk() -> None:
    for games in (1, 7, 100, 1001):
        for jobs in (1, 2, 5):
            played = [n for begin, count in chunks(10, games, jobs) for n in range(begin, begin + count)]
            assert list(range(10, 10 + games)) == played


def test_the_fast_way_and_the_slow_way_play_the_same_game() -> None:
    match = play_match(plan("conscript", "conscript"), 4)

    choices = match_choices(plan("conscript", "conscript"), 4)

    game = game_of("barbarossa")
    assert match.decisions == len(choices)
    assert all(game.option_name(choice) for choice in choices)


def test_wins_and_turns_add_up() -> None:
    tally = simulate(plan("conscript", "conscript", "conscript", tiebreak="site-cities-shared"), 10)

    assert 10 == sum(tally.wins)
    assert not tally.draws
    assert 10 * 3 * 3 == tally.turns
    assert {"exhausted": 10} == dict(tally.endings)


@pytest.mark.parametrize(
    ("ranks", "verdict", "alliances", "shares"),
    [
        ([2, 1, 3], WON, [], [0, 1, 0]),
        ([1, 1, 3], SHARED, [], [Fraction(1, 2), Fraction(1, 2), 0]),
        ([1, 1, 3], DRAW, [], [0, 0, 0]),
        ([3, 1, 3, 1], SHARED, ["axis", "allies"] * 2, [0, 1, 0, 1]),
        ([1, 1, 1, 1], SHARED, ["axis", "allies"] * 2, [Fraction(1, 2)] * 4),
        ([1, 1, 1, 1], DRAW, ["axis", "allies"] * 2, [0, 0, 0, 0]),
    ],
)
def test_allies_win_together_rivals_split_a_win_and_nobody_wins_a_draw(
    ranks: list[int], verdict: str, alliances: list[str], shares: list[Fraction]
) -> None:
    outcome = Outcome("exhausted", [0] * len(ranks), ranks, verdict)

    assert shares == win_shares(outcome, alliances)


def test_draws_are_counted_for_those_who_share_first_place() -> None:
    short = plan("conscript", "conscript", turn_limit="1", tiebreak="site-draw")
    tally = simulate(short, 3)

    assert [0, 1] == play_match(short, 0).drawn
    assert [0, 0] == tally.wins
    assert {0: 3, 1: 3} == tally.draws
    tally.add(Match(3, ending="exhausted", shares=[Fraction(), Fraction()], drawn=[1]))
    assert [3, 4] == tally.to_data(short)["draws"]


def test_a_match_that_is_too_long_is_left_unfinished() -> None:
    tally = simulate(plan("conscript", "conscript", longest=20, turn_limit="none"), 3)

    assert {"unfinished": 3} == dict(tally.endings)
    assert [0, 0] == tally.wins
    assert 60 == tally.decisions


def test_a_match_can_be_kept() -> None:
    kept: list[tuple[int, int]] = []

    tally = simulate(
        plan("conscript", "conscript"), 3, keep=lambda _, index, choices: kept.append((index, len(choices)))
    )

    assert [0, 1, 2] == [index for index, _ in kept]
    assert tally.decisions == sum(count for _, count in kept)


def test_a_plan_that_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(SetupError, match="no level 'you'"):
        simulate(plan("you", "conscript"), 1)


def test_a_player_that_fails_is_a_fault_of_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "scripted", lambda doctrine, seed: LostPlayer(seed))
    tally = simulate(Plan("stalingrad", "standard", ["recruit", "recruit"], {}, 1), 2)

    assert ["RuntimeError: this player is lost"] * 2 == [match.error for match in tally.faults]
    assert all(3 <= match.decisions <= 6 for match in tally.faults)
