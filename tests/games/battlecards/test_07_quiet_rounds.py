"""Chapter 7, quiet rounds: how many without a casualty count as a stalemate."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from tests.games.battlecards.naming import game
from tests.games.battlecards.scene import Scene

EIGHT: Final = 8


def rounds(scene: Scene) -> int:
    """Return how many rounds have begun."""
    return len(scene.told("begins-round"))


def let_rounds_pass(scene: Scene, first: str, second: str, count: int) -> None:
    """Let *count* whole rounds go by in which nobody fires or withdraws."""
    for _ in range(count):
        scene.passes_until(first, "withdraw")
        scene.seat(first).passes()
        assert scene.asks(second, "withdraw")
        scene.seat(second).passes()


@pytest.mark.rule("bc-7.6", "bc-10.20")
@pytest.mark.parametrize("edition", ["russian-front", "western", "combined"])
def test_eight_rounds_without_a_casualty_are_a_stalemate(scene: Scene, edition: str) -> None:
    """Clause 7.6: after the eighth, the aggressor withdraws and the defender scores."""
    western = edition == "western"
    battle, first, second = ("dunkirk", "german", "british") if western else ("smolensk", "german", "soviet")
    first = "barbarossa" if edition == "combined" else first
    scene.edition(edition)
    scene.seat(first)(ground=["western-panzer-iv" if western else "panzer-iv"])
    scene.seat(second)(ground=["cromwell" if western else "t-34-76"])
    scene.fights(battle)

    let_rounds_pass(scene, first, second, EIGHT - 1)
    assert (EIGHT, []) == (rounds(scene), scene.told("quiet-stalemate"))
    let_rounds_pass(scene, first, second, 1)

    assert 1 == len(scene.told("quiet-stalemate"))
    assert [battle] == scene.seat(second).won


@pytest.mark.rule("bc-7.6")
def test_quiet_rounds_are_counted_from_the_last_casualty(scene: Scene) -> None:
    """Clause 7.6: a loss in the eighth round begins the count anew; misses and withdrawals do not."""
    scene.german(ground=["panzer-iv", "tiger-i"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")
    let_rounds_pass(scene, "german", "soviet", EIGHT - 1)
    scene.german.fires("tiger-i", at="t-34-76", number=9)

    let_rounds_pass(scene, "german", "soviet", EIGHT)
    assert [] == scene.told("quiet-stalemate")
    scene.german.fires("tiger-i", at="kv-1", number=1)
    scene.passes_until("german", "withdraw")
    scene.german.withdraws("panzer-iv")
    scene.german.passes()
    scene.soviet.passes()

    assert 1 == len(scene.told("quiet-stalemate"))
    assert (2 * EIGHT + 1, ["smolensk"]) == (rounds(scene), scene.soviet.won)


@pytest.mark.rule("bc-7.7")
@pytest.mark.parametrize("number", [1, 3, 12])
def test_another_number_of_quiet_rounds_may_be_chosen(scene: Scene, number: int) -> None:
    """Clause 7.7: the battle ends after that many."""
    scene.options(quiet_rounds=str(number))
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    let_rounds_pass(scene, "german", "soviet", number - 1)
    assert [] == scene.told("quiet-stalemate")
    let_rounds_pass(scene, "german", "soviet", 1)

    assert 1 == len(scene.told("quiet-stalemate"))


@pytest.mark.rule("bc-7.7", "bc-10.16")
@pytest.mark.parametrize("key", ["quiet_rounds", "reshuffles"])
def test_limits_lie_between_one_and_ninety_nine(key: str) -> None:
    """Clauses 7.7 and 10.16: both ends may be chosen, nothing beyond them."""
    for number in (1, 99):
        game().check(Setup("battlecards", "russian-front", 2, {key: str(number)}))

    for number in (0, 100):
        with pytest.raises(SetupError, match=key):
            game().check(Setup("battlecards", "russian-front", 2, {key: str(number)}))
