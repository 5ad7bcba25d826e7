"""Fuzzing meets every answer, checks what must be true and tells an endless game from a long one."""

from __future__ import annotations

from collections import Counter

import pytest

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Description, Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import DRAW, SHARED, WON, Endings, Outcome
from eastfront.kernel.state import State
from eastfront.lab import fuzz as fuzzing
from eastfront.lab.coverage import all_answers, count_ops, op_names
from eastfront.lab.fuzz import Findings, Trial, counted_game, edition_pairs, fuzz, fuzz_cells, is_whole
from eastfront.lab.soundness import Unsound, card_counts, check_cards, check_data, check_outcome
from eastfront.lab.variation import varied_setup
from eastfront.players import levels
from tests.lab.faults import LostPlayer, broken_op

ENDINGS = load_game("barbarossa").describe().endings


@pytest.mark.parametrize(
    ("slug", "count", "games"), [("barbarossa", 12, 16), ("battlecards", 3, 16), ("stalingrad", 1, 24)]
)
def test_the_set_ups_of_a_run_meet_every_answer(slug: str, count: int, games: int) -> None:
    game = load_game(slug)
    cells = fuzz_cells(slug, [], [], 1)
    met: set[str] = set()

    for cell in cells:
        for index in range(games):
            met |= {f"{key}={value}" for key, value in game.check(cell.setup(index)).items()}

    assert count == len(cells)
    assert set(all_answers(game)) <= met


def test_an_answer_that_an_edition_refuses_is_left_out() -> None:
    western, russian = fuzz_cells("battlecards", ["western", "russian-front"], [2], 1)
    options = [western.setup(index).options for index in range(200)]

    assert {"none"} == {chosen.get("packs", "none") for chosen in options}
    assert any("strict" in chosen for chosen in options)
    assert any(russian.setup(index).options.get("packs") == "x1" for index in range(200))


def test_a_number_is_varied_up_to_the_usual_one() -> None:
    game = load_game("stalingrad")
    plain = Setup("stalingrad", "standard", 2)
    caps = {varied_setup(game, plain, 0, seed).options.get("turn_cap", "") for seed in range(400)}

    assert {"20", "1"} <= caps
    assert max(int(cap) for cap in caps if cap) == 20
    assert len(caps) > 10


def test_cells_that_take_turns_meet_all_answers_each() -> None:
    game = load_game("battlecards")
    answers = all_answers(game)
    plain = Setup("battlecards", "combined", 4)
    every_third = range(2, 3 * len(answers) ** 2, 3)

    met = {varied(game, plain, turn) for turn in every_third}

    assert set(answers) <= {answer for found in met for answer in found}


def test_an_edition_that_is_not_named_is_left_out_where_the_seats_do_not_fit() -> None:
    editions = load_game("barbarossa").describe().editions
    seats = {"arclight": [2], "lundstrom": [2, 3], "kamikaze": [4]}
    sides: dict[str, list[str]] = {name: [] for name in seats}
    description = Description("barbarossa", "Barbarossa", seats, sides, editions, ENDINGS)

    everything = [("arclight", 2), ("lundstrom", 2), ("lundstrom", 3), ("kamikaze", 4)]
    assert everything == edition_pairs(description, [], [])
    assert [("lundstrom", 3), ("kamikaze", 4)] == edition_pairs(description, [], [3, 4])
    assert [("arclight", 3)] == edition_pairs(description, ["arclight"], [3])
    assert ("arclight", 9) in edition_pairs(description, [], [2, 9])


def test_a_run_is_whole_with_every_edition_and_number_of_seats() -> None:
    assert is_whole(fuzz_cells("battlecards", [], [], 1))
    assert is_whole(fuzz_cells("battlecards", ["combined", "western", "russian-front"], [], 1))
    assert not is_whole(fuzz_cells("battlecards", ["combined", "western"], [], 1))
    assert not is_whole(fuzz_cells("battlecards", [], [2], 1))
    assert not is_whole(fuzz_cells("barbarossa", [], [2, 3, 4], 1))


@pytest.mark.parametrize("edition", ["arclight", "lundstrom", "kamikaze"])
def test_an_answer_is_met_in_every_edition_without_contradiction(edition: str) -> None:
    game = load_game("barbarossa")
    answers = all_answers(game)

    for turn, answer in enumerate(answers):
        setup = varied_setup(game, Setup("barbarossa", edition, 2), turn, seed=turn)
        key, _, value = answer.partition("=")
        assert value == game.check(setup)[key]


def varied(game: Game[State, View], plain: Setup, turn: int) -> frozenset[str]:
    """The answers of a varied set-up; equal dice for all, so that only the turn matters."""
    setup = varied_setup(game, plain, turn, seed=1)
    return frozenset(f"{key}={value}" for key, value in setup.options.items())


def test_every_second_game_is_as_its_edition_says() -> None:
    cell = fuzz_cells("barbarossa", ["arclight"], [3], 1)[0]

    assert all({} == cell.setup(index).options for index in range(0, 20, 2))
    assert all(cell.setup(index).options for index in range(1, 20, 2))


def test_half_of_all_games_are_uniform_in_both_kinds_of_set_up() -> None:
    cell = fuzz_cells("barbarossa", ["kamikaze"], [2], 1)[0]
    kinds = Counter((bool(index % 2), Trial(cell, index).is_uniform) for index in range(8))

    assert {(False, False): 2, (False, True): 2, (True, False): 2, (True, True): 2} == kinds


def test_what_is_found_does_not_depend_on_the_number_of_processes() -> None:
    cells = fuzz_cells("barbarossa", ["kamikaze"], [2], 3)

    one = fuzz(cells, 4, jobs=1)
    two = fuzz(cells, 4, jobs=2)

    assert (one.games, one.decisions, one.unfinished) == (two.games, two.decisions, two.unfinished)
    assert one.coverage == two.coverage
    assert 4 == one.games
    assert [] == one.faults == two.faults


def test_ops_are_counted_where_they_stand() -> None:
    game = load_game("barbarossa")
    names = op_names(game)
    counts = count_ops(game)

    state = game.new(Setup("barbarossa", "kamikaze", 2), key_of_seed(1))
    game.apply(state, game.read_option("end"))

    counted = Counter({names[place]: count for place, count in counts.items()})
    assert 1 == counted["BeginTurn"]
    assert 1 == counted["TacticsPhase"]
    assert 1 == counted["ReinforcementPhase"]
    assert 0 == counted["CleanUp"]


def test_a_game_without_end_is_no_fault_if_nothing_guards_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "LONGEST", 100)
    cell = fuzz_cells("barbarossa", ["kamikaze"], [2], 1)[0]
    unguarded = Trial(cell, 0)
    unguarded.setup = Setup("barbarossa", "kamikaze", 2, {"turn_limit": "none"})
    unguarded.answers = unguarded.game.check(unguarded.setup)
    findings = Findings()

    unguarded.play(findings)
    assert (1, 0) == (findings.unfinished, len(findings.faults))
    Trial(cell, 0).play(findings)

    assert 1 == findings.unfinished
    assert ["Unsound: no end after 100 decisions"] == [fault.error for fault in findings.faults]


def test_a_fault_holds_every_choice_that_led_to_it() -> None:
    cell = fuzz_cells("barbarossa", ["kamikaze"], [2], 1)[0]
    findings = Findings()

    with broken_op(counted_game("barbarossa")[0], "EndTurn"):
        Trial(cell, 0).play(findings)
        Trial(cell, 2).play(findings)

    game = load_game("barbarossa")
    for fault in findings.faults:
        state = game.new(fault.setup, fault.key)
        asked = []
        for name in fault.choices:
            asked.append(int(state.asked))
            game.apply(state, game.read_option(name))
        assert "RuntimeError: this op is broken" == fault.error
        # The first turn, whole: with rules that work the other seat would be asked now.
        assert [asked[0]] * len(asked) == asked
        assert 1 - asked[0] == state.asked
    assert 2 == len(findings.faults)


def test_a_player_that_fails_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "scripted", lambda doctrine, seed: LostPlayer(seed))

    findings = fuzz(fuzz_cells("stalingrad", [], [], 1), 4)

    assert {"RuntimeError: this player is lost"} == {fault.error for fault in findings.faults}
    assert all(len(fault.choices) >= 3 for fault in findings.faults)


def test_a_card_that_got_lost_is_found() -> None:
    game = load_game("barbarossa")
    state = game.new(Setup("barbarossa", "kamikaze", 2), key_of_seed(1))
    whole = card_counts(game, state)
    check_cards(game, state, whole)
    data = game.to_data(state)
    assert isinstance(data, dict)
    data["events"] = []

    with pytest.raises(Unsound, match=r"too many or too few: .*partisans"):
        check_cards(game, game.from_data(data), whole)


def test_a_state_that_survives_plain_data_is_sound() -> None:
    game = load_game("barbarossa")

    check_data(game, game.new(Setup("barbarossa", "kamikaze", 2), key_of_seed(1)))


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        (None, "no outcome"),
        (Outcome("moscow", [3], [1, 2], WON), "1 scores and 2 ranks for 2 seats"),
        (Outcome("moscow", [3, 2], [1, 3], WON), "leave gaps"),
        (Outcome("moscow", [2, 3], [1, 2], WON), "do not follow scores"),
        (Outcome("moscow", [3, 3], [1, 1], WON), "verdict 'won'"),
        (Outcome("moscow", [3, 2], [1, 2], DRAW), "verdict 'draw'"),
        (Outcome("flood", [3, 2], [1, 2], WON), "unknown ending 'flood'"),
    ],
)
def test_an_outcome_without_sense_is_found(outcome: Outcome | None, reason: str) -> None:
    with pytest.raises(Unsound, match=reason):
        check_outcome(outcome, 2, ENDINGS)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome("moscow", [3, 2], [1, 2], WON),
        Outcome("exhausted", [3, 3], [1, 2], WON),
        Outcome("exhausted", [3, 3], [1, 1], DRAW),
        Outcome("exhausted", [3, 3], [1, 1], SHARED),
    ],
)
def test_an_outcome_with_sense_passes(outcome: Outcome) -> None:
    check_outcome(outcome, 2, ENDINGS)


def test_the_winner_of_an_outright_ending_may_have_the_lower_score() -> None:
    outcome = Outcome("knocked-out", [2, 3], [1, 2], WON)

    check_outcome(outcome, 2, Endings(["knocked-out"], ["knocked-out"], []))
    with pytest.raises(Unsound, match="do not follow scores"):
        check_outcome(outcome, 2, Endings(["knocked-out"], [], []))
