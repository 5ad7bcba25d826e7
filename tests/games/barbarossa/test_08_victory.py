"""Chapter 8, victory: which cards count, who wins, how ties are broken and places given."""

from __future__ import annotations

import pytest

from eastfront.kernel.outcome import Outcome
from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
ZONES = ["front", "deck", "discard", "hand", "played"]


def final(scene: Scene) -> Outcome:
    """End every phase until the game is over and return how it ended."""
    scene.in_phase("tactics", turn=1)
    while scene.asked:
        scene.choose(scene.state.asked, "end")
    assert scene.outcome is not None
    return scene.outcome


def compare(scene: Scene, edition: str, *fronts: list[str], tiebreak: str = "") -> Outcome:
    """Return the outcome of a game of one turn in which each seat has one of these Front Lines."""
    answers = {"tiebreak": tiebreak} if tiebreak else {}
    scene.edition(edition, len(fronts), answers, turn_limit="1")
    for seat, front in zip(scene.seats, fronts, strict=True):
        seat(front=front)
    return final(scene)


@pytest.mark.rule("bb-8.5", "bb-8.6", "bb-8.7")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(
    ("edition", "options", "counting"),
    [
        ("arclight", {}, ZONES),
        ("kamikaze", {}, ZONES),
        ("kamikaze", {"vp_zones": "without-play-area"}, ZONES[:4]),
        ("lundstrom", {}, ZONES[:3]),
        ("arclight", {"vp_zones": "front-deck-discard"}, ZONES[:3]),
    ],
)
def test_victory_points_count_in_the_zones_of_the_answer(
    scene: Scene, edition: str, options: dict[str, str], counting: list[str], zone: str
) -> None:
    """8.5 to 8.7: a card worth 2 points lies in one zone while Moscow, worth 16, falls."""
    scene.edition(edition, answers=options)
    laid: dict[str, list[str]] = {"front": ["grenadier-regiment"]}
    laid[zone] = [*laid.get(zone, []), "heinz-guderian"]
    scene.seat1(**laid)
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support", only=True)
    scene.points(attack=30)
    scene.in_phase("tactics")
    scene.seat1.attacks("moscow")
    scene.seat1.conquers()
    while scene.asked:
        scene.seat1.ends()

    assert scene.outcome is not None
    assert 16 + (2 if zone in counting else 0) == scene.outcome.scores[0]


@pytest.mark.rule("bb-8.5", "bb-8.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exhausted_cards_count_like_active_ones(scene: Scene, edition: str) -> None:
    outcome = compare(scene, edition, ["heavy-tank-battalion exhausted"], ["panzer-regiment"])

    assert [3, 2] == outcome.scores


@pytest.mark.rule("bb-8.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_victory_points_win_whoever_took_moscow(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(front=["grenadier-regiment"])
    scene.seat2(front=["stalingrad"], deck=["panzer-regiment"])
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support", only=True)
    scene.points(attack=30)
    scene.in_phase("tactics")

    scene.seat1.attacks("moscow")
    scene.seat1.conquers()

    assert scene.outcome is not None
    assert ([16, 17], [2, 1]) == (scene.outcome.scores, scene.outcome.ranks)
    assert ("won", [1]) == (scene.outcome.verdict, scene.outcome.winners())


@pytest.mark.rule("bb-8.9", "bb-8.10", "bb-8.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_most_valuable_city_breaks_a_tie(scene: Scene, edition: str) -> None:
    outcome = compare(scene, edition, ["minsk", "fortified-hill"], ["odessa"])

    assert [7, 7] == outcome.scores
    assert ([2, 1], "won") == (outcome.ranks, outcome.verdict)


@pytest.mark.rule("bb-8.9", "bb-8.10", "bb-8.11")
@pytest.mark.parametrize(
    ("edition", "ranks", "verdict"),
    [("arclight", [1, 2], "won"), ("lundstrom", [1, 2], "won"), ("kamikaze", [1, 1], "draw")],
)
def test_a_foothold_breaks_a_tie_only_where_any_site_does(
    scene: Scene, edition: str, ranks: list[int], verdict: str
) -> None:
    outcome = compare(scene, edition, ["strategic-position"], ["panzer-regiment"])

    assert [2, 2] == outcome.scores
    assert (ranks, verdict) == (outcome.ranks, outcome.verdict)


@pytest.mark.rule("bb-8.9", "bb-8.10", "bb-8.11")
@pytest.mark.parametrize(
    ("edition", "ranks", "verdict"),
    [("arclight", [1, 2], "won"), ("lundstrom", [1, 1], "draw"), ("kamikaze", [1, 2], "won")],
)
def test_the_number_of_cities_breaks_a_tie_where_it_counts(
    scene: Scene, edition: str, ranks: list[int], verdict: str
) -> None:
    outcome = compare(scene, edition, ["kiev", "minsk"], ["smolensk", *["strategic-position"] * 3])

    assert [14, 14] == outcome.scores
    assert (ranks, verdict) == (outcome.ranks, outcome.verdict)


@pytest.mark.rule("bb-8.9", "bb-8.10", "bb-8.11")
@pytest.mark.parametrize(
    ("edition", "tiebreak", "verdict"),
    [
        ("arclight", "", "shared"),
        ("lundstrom", "", "draw"),
        ("kamikaze", "", "draw"),
        ("kamikaze", "site-cities-shared", "shared"),
        ("arclight", "site-draw", "draw"),
    ],
)
def test_a_tie_that_nothing_breaks_is_shared_or_drawn(
    scene: Scene, edition: str, tiebreak: str, verdict: str
) -> None:
    outcome = compare(scene, edition, ["minsk"], ["riga"], tiebreak=tiebreak)

    assert ([1, 1], verdict) == (outcome.ranks, outcome.verdict)
    assert [0, 1] == outcome.winners()


@pytest.mark.rule("bb-8.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_with_fewer_points_has_no_part_in_the_tie_break(scene: Scene, edition: str) -> None:
    """8.12: the third seat has the best City of all, but is not tied."""
    outcome = compare(scene, edition, ["rostov", "kiev"], ["sevastopol", "minsk"], ["stalingrad"])

    assert [17, 17, 15] == outcome.scores
    assert [2, 1, 3] == outcome.ranks


@pytest.mark.rule("bb-8.12")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_who_falls_behind_in_the_first_tie_break_has_no_part_in_the_second(
    scene: Scene, edition: str
) -> None:
    """8.12: the third seat has the most Cities, but lost by its best one."""
    outcome = compare(
        scene,
        edition,
        ["rostov", "smolensk", "heinz-guderian"],
        ["kharkov", "ss-panzer-regiment", "ss-panzer-regiment"],
        ["minsk", "riga", "odessa"],
    )

    assert [19, 19, 19] == outcome.scores
    assert ([1, 2, 3], "won") == (outcome.ranks, outcome.verdict)


@pytest.mark.rule("bb-8.13")
@pytest.mark.parametrize(
    ("answer", "front", "ranks", "verdict"),
    [
        ("all", [], [1, 2], "won"),
        ("without-play-area", [], [1, 2], "won"),
        ("front-deck-discard", ["panzer-regiment"], [1, 1], "draw"),
    ],
)
def test_sites_break_ties_only_in_zones_that_count(
    scene: Scene, answer: str, front: list[str], ranks: list[int], verdict: str
) -> None:
    """8.13: the first seat draws a used Foothold into its last hand, which counts or does not."""
    scene.edition("lundstrom", turn_limit="1", vp_zones=answer)
    scene.seat1(deck=["strategic-position"], front=front)
    scene.seat2(front=["panzer-regiment"])

    outcome = final(scene)

    assert ["strategic-position"] == scene.seat1.hand
    assert [2, 2] == outcome.scores
    assert (ranks, verdict) == (outcome.ranks, outcome.verdict)


@pytest.mark.rule("bb-8.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_out_of_the_game_or_in_the_war_zone_count_for_nobody(scene: Scene, edition: str) -> None:
    scene.edition(edition, removed_pile="ss-panzer-regiment", turn_limit="1")
    scene.seat1(hand=["engineer-battalion", "heavy-tank-battalion", HORSE], front=["minsk"])
    scene.seat2(front=["riga"])
    scene.in_phase("tactics", turn=1)
    scene.seat1.plays("engineer-battalion")
    scene.seat1.uses("engineer-battalion played")
    scene.seat1.chooses("scrap", "heavy-tank-battalion")
    scene.seat1.ends()

    while scene.asked:
        scene.choose(scene.state.asked, "end")

    assert ["heavy-tank-battalion"] == scene.scrapped
    assert scene.war_zone("panzer-regiment") > 0
    assert scene.outcome is not None
    assert [6, 6] == scene.outcome.scores


@pytest.mark.rule("bb-8.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_who_are_level_share_a_place_behind_the_winner(scene: Scene, edition: str) -> None:
    outcome = compare(scene, edition, ["minsk"], ["kiev"], ["riga"], ["fortified-hill"])

    assert [2, 1, 2, 4] == outcome.ranks
    assert "won" == outcome.verdict


@pytest.mark.rule("bb-8.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tie_breaks_also_part_the_places_behind_the_winner(scene: Scene, edition: str) -> None:
    outcome = compare(scene, edition, ["fortified-hill"] * 6, ["kiev"], ["riga"])

    assert [6, 8, 6] == outcome.scores
    assert [3, 1, 2] == outcome.ranks
