"""Claims: what a captain would rather do is played to the end beside what rules of thumb name."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from bench.claims import Claim, Study, main, summaries
from bench.series import Series
from eastfront.players.search.planner import Prudence

RASH = Prudence(decisions=400, sure=0.0, margin=0.0, turns=1)


def study(part: float, worlds: int) -> Study:
    """A game of Barbarossa between two."""
    return Study(Series("barbarossa", "kamikaze", 2, part, worlds), 2)


def test_a_rash_captain_claims_what_he_sees_and_it_is_tried_out() -> None:
    asked = study(part=0.1, worlds=2)
    asked.captain.prudence = RASH

    found = asked.play()

    assert found
    assert all(each.claimed > 0.0 for each in found)
    assert {each.brought for each in found} <= {-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0}


def test_a_captain_who_is_never_sure_claims_nothing() -> None:
    asked = study(part=0.02, worlds=1)
    asked.captain.prudence = Prudence(decisions=150, sure=1.0, margin=2.0, turns=1)

    assert [] == asked.play()


def test_how_sure_a_captain_must_be_may_be_said() -> None:
    usual = study(part=0.1, worlds=2).captain.prudence
    asked = Study(Series("barbarossa", "kamikaze", 2, 0.1, 2), 2, sure=0.5)

    found = asked.captain.prudence

    assert usual.sure != found.sure
    assert (usual.decisions, 0.5, usual.margin, usual.turns) == (
        found.decisions,
        found.sure,
        found.margin,
        found.turns,
    )


def test_an_option_brings_nothing_beyond_itself() -> None:
    """Worlds and luck are the same for both."""
    asked = study(part=0.1, worlds=1)
    view = asked.game.view(asked.state, int(asked.state.asked))

    assert [0.0] * 3 == [asked.gain(view, view.options[:1], view.options[:1]) for _ in range(3)]


def test_asking_a_captain_does_not_change_the_game() -> None:
    ends = []
    for part in (0.0, 0.05):
        asked = study(part=part, worlds=1)
        asked.captain.prudence = RASH
        asked.play()
        ends.append(asked.game.to_data(asked.state))

    assert ends[0] == ends[1]


def test_claims_are_summed_up_by_kind() -> None:
    claims = [Claim("battle", 0.06, 0.5), Claim("battle", 0.04, -0.25), Claim("turn", 0.02, 0.125)]

    everything, battle, turn = summaries(claims)

    assert ("all", 3, 4.0, 12.5) == (
        everything.kind,
        everything.claims,
        everything.claimed,
        everything.brought,
    )
    assert ("battle", 2, 5.0, 12.5) == (battle.kind, battle.claims, battle.claimed, battle.brought)
    assert ("turn", 1, 2.0, 12.5) == (turn.kind, turn.claims, turn.claimed, turn.brought)
    assert "battle: 2 claims of 5.0 hundredths brought 12.5 ± 73.5" == battle.told()
    assert "turn: a claim of 2.0 hundredths brought 12.5" == turn.told()
    assert [] == summaries([])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["barbarossa", "--edition", "moscow"], "moscow"),
        (["stalingrad", "--seats", "3"], "standard is for 2 seats, not 3"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], problem: str) -> None:
    result = CliRunner().invoke(main, arguments)

    assert 2 == result.exit_code
    assert problem in result.output


def test_a_run_prints_json_for_scripts() -> None:
    result = CliRunner().invoke(main, ["barbarossa", "--games", "1", "--part", "0.005", "--json"])

    assert 0 == result.exit_code, result.output
    assert 1 == json.loads(result.output)["games"]
