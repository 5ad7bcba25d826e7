"""Chapter 8, game end: the fall of Moscow, what is still done after it, and the limit of turns."""

from __future__ import annotations

import pytest

from eastfront.kernel.errors import SetupError
from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"


def before_moscow(scene: Scene, event: str = "luftwaffe-support") -> None:
    """Let the first seat stand before Moscow, the last City, with points for any attack."""
    scene.cities("moscow", only=True)
    scene.events(event, only=True)
    scene.points(attack=30)
    scene.in_phase("tactics")


def take_moscow(scene: Scene) -> None:
    scene.seat1.attacks("moscow")
    scene.seat1.conquers()


def play_on(scene: Scene) -> None:
    """End every phase until the game is over."""
    while scene.asked:
        scene.choose(scene.state.asked, "end")


@pytest.mark.rule("bb-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_conquest_of_moscow_ends_the_game(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], front=["grenadier-regiment"])
    before_moscow(scene)
    assert scene.outcome is None

    take_moscow(scene)
    if edition != "lundstrom":
        scene.seat1.ends()

    assert scene.outcome is not None
    assert "moscow" == scene.outcome.ending
    assert ["bb-8.1"] == [each.rule for each in scene.heard("ends-moscow")]
    assert "" == scene.asked


@pytest.mark.rule("bb-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_attack_on_moscow_ends_nothing(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4, front=["grenadier-regiment"])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    scene.cities("moscow", only=True)
    scene.in_phase("tactics")

    scene.seat1.attacks("moscow")
    scene.seat1.breaks_off()
    scene.seat1.ends_turn()

    assert scene.outcome is None
    assert "seat2" == scene.asked
    assert ["moscow"] == scene.city_pile


@pytest.mark.rule("bb-8.1")
def test_the_fall_of_another_city_ends_nothing(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4, front=["panzer-regiment"])
    scene.cities("kiev", "moscow", only=True)
    scene.points(attack=30)
    scene.in_phase("tactics")

    scene.seat1.attacks("kiev")
    scene.seat1.conquers()

    assert scene.outcome is None
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-8.2")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"game_end": "end-of-phase"})],
)
def test_the_player_goes_on_until_that_tactics_phase_is_over(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    """8.2: cards are played and even a second combat is fought before the game ends."""
    scene.edition(edition, answers=options)
    scene.seat1(hand=["blitzkrieg", "assault-gun-battalion"], deck=[HORSE], front=["grenadier-regiment"])
    before_moscow(scene)
    scene.seat1.plays("blitzkrieg")

    take_moscow(scene)
    assert scene.outcome is None
    scene.seat1.plays("assault-gun-battalion")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    assert scene.outcome is None
    if scene.asked:
        scene.seat1.ends()

    assert scene.outcome is not None
    assert ["assault-gun-battalion exhausted", "fortified-hill", "moscow"] == scene.seat1.front


@pytest.mark.rule("bb-8.3")
@pytest.mark.parametrize(("edition", "options"), [("lundstrom", {}), ("kamikaze", {"game_end": "at-once"})])
def test_the_game_ends_at_once(scene: Scene, edition: str, options: dict[str, str]) -> None:
    scene.edition(edition, answers=options)
    scene.seat1(hand=["flak-battalion", HORSE], deck=[HORSE], front=["grenadier-regiment"])
    before_moscow(scene)

    take_moscow(scene)

    assert scene.outcome is not None
    assert "" == scene.asked
    assert ["flak-battalion", HORSE] == scene.seat1.hand


@pytest.mark.rule("bb-8.4")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_no_phase_follows_and_cards_are_scored_where_they_lie(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["heavy-tank-battalion", "russian-guards-tank-army"],
        deck=[HORSE] * 4,
        front=["grenadier-regiment"],
    )
    before_moscow(scene)
    take_moscow(scene)
    scene.seat1.plays("russian-guards-tank-army")

    scene.seat1.ends()

    assert [] == scene.heard("begins-reinforcement") + scene.heard("clears") + scene.heard("draws")
    assert ["heavy-tank-battalion"] == scene.seat1.hand
    assert ["russian-guards-tank-army"] == scene.seat1.played
    assert scene.outcome is not None
    assert 16 + 3 + 2 == scene.outcome.scores[0]


@pytest.mark.rule("bb-8.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_is_called_after_sixty_turns_of_each_player(scene: Scene, edition: str) -> None:
    scene.edition(edition, seats=3)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4, front=["kiev"])
    scene.seat3(hand=[HORSE], deck=[HORSE] * 4, front=["minsk"])
    scene.in_phase("tactics", turn=60)

    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    assert scene.outcome is None
    scene.seat3.ends_turn()

    assert scene.outcome is not None
    assert "exhausted" == scene.outcome.ending
    assert [0, 8, 6] == scene.outcome.scores
    assert [3, 1, 2] == scene.outcome.ranks
    assert [60, 60, 60] == [seat.turns for seat in scene.seats]
    assert ["bb-8.16"] == [each.rule for each in scene.heard("ends-exhausted")]


@pytest.mark.rule("bb-8.16")
def test_moscow_taken_in_the_last_turn_is_no_exhaustion(scene: Scene) -> None:
    scene.edition("kamikaze", turn_limit="1")
    scene.seat1(hand=["flak-battalion"], front=["grenadier-regiment"])
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support", only=True)
    scene.points(attack=30)
    scene.in_phase("tactics", turn=1)

    take_moscow(scene)
    scene.seat1.ends()

    assert scene.outcome is not None
    assert "moscow" == scene.outcome.ending


@pytest.mark.rule("bb-8.17")
def test_without_a_limit_the_turns_go_on(scene: Scene) -> None:
    scene.edition("kamikaze", turn_limit="none")
    for seat in scene.seats:
        seat(hand=[HORSE], deck=[HORSE] * 12)
    scene.in_phase("tactics", turn=60)

    scene.seat1.ends_turn()
    scene.seat2.ends_turn()

    assert scene.outcome is None
    assert "seat1" == scene.asked
    assert 61 == scene.seat1.turns


@pytest.mark.rule("bb-8.18")
@pytest.mark.parametrize(("limit", "edition"), [(1, "arclight"), (3, "lundstrom"), (999, "kamikaze")])
def test_a_table_may_name_its_own_limit(scene: Scene, limit: int, edition: str) -> None:
    scene.edition(edition, turn_limit=str(limit))
    scene.in_phase("tactics", turn=limit)

    play_on(scene)

    assert scene.outcome is not None
    assert "exhausted" == scene.outcome.ending
    assert [limit, limit] == [seat.turns for seat in scene.seats]


@pytest.mark.rule("bb-8.18")
@pytest.mark.parametrize("limit", ["0", "1000", "-1", "2.5", "many", ""])
def test_any_other_limit_is_refused(scene: Scene, limit: str) -> None:
    with pytest.raises(SetupError, match="a whole number from 1 to 999"):
        scene.edition("kamikaze", turn_limit=limit)


@pytest.mark.rule("bb-8.19")
def test_an_end_at_once_comes_after_the_combat_is_settled(scene: Scene) -> None:
    """8.19: Moscow takes its toll and the Event is laid before the game is over."""
    scene.edition("lundstrom", seats=3)
    scene.seat1(hand=["flak-battalion"], front=["grenadier-regiment", "panzer-regiment"])
    scene.seat3(front=["minsk"])
    before_moscow(scene, event="general-winter")

    take_moscow(scene)
    assert scene.outcome is None
    assert ["lay seat2", "lay seat3"] == scene.options
    scene.seat1.chooses("lay", "seat3")

    assert scene.outcome is not None
    assert ["moscow"] == scene.seat1.front
    assert ["grenadier-regiment", "panzer-regiment"] == sorted(scene.seat1.discard)
    assert ["general-winter", "minsk"] == scene.seat3.front


@pytest.mark.rule("bb-8.19")
def test_an_end_at_once_counts_the_event_that_was_gained(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=["flak-battalion"], front=["grenadier-regiment"])
    before_moscow(scene, event="russian-guards-tank-army")

    take_moscow(scene)

    assert scene.outcome is not None
    assert 16 + 2 == scene.outcome.scores[0]
