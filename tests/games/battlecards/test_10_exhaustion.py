"""Chapter 10, exhausted games: no battle left, worn decks, barred battles, and the letter of the sheet."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

UNREACHABLE: Final = 200
# The battles without a prerequisite besides Kursk and Stalingrad, split so that the others stay barred.
GERMAN_26: Final = [
    "stalingrad",
    "kursk",
    "kharkov",
    "crossing-of-the-dnieper",
    "winter-counteroffensive",
    "arctic-convoys",
]
SOVIET_23: Final = [
    "battle-for-kiev",
    "bialystok-minsk",
    "smolensk",
    "siege-of-leningrad",
    "sevastopol",
    "kerch-feodosia-landing",
]
LAST: Final = "black-sea-campaign"
BARRED: Final = ["battle-for-moscow", "operation-bagration", "konigsberg", "battle-for-germany"]


# German and Soviet points are equal once the German has won Smolensk.
EQUAL_35: Final = [
    "battle-for-moscow",
    "battle-for-germany",
    "stalingrad",
    "kursk",
    "battle-for-kiev",
    "kerch-feodosia-landing",
]


def all_but(scene: Scene, left: list[str]) -> list[str]:
    """Return the battles of the game that are not *left*."""
    ids = [scene.rules.cards.ids[card] for battles in scene.rules.battles for card in battles]
    return [battle for battle in ids if battle not in left]


def ruled(scene: Scene) -> str:
    """Return the clause by which the game was ended, as everybody is told and later asked."""
    assert [scene.german.refused("draw")] == [notice.rule for notice in scene.told("ends-exhausted")]
    return scene.german.refused("draw")


@pytest.mark.rule("bc-10.9", "bc-10.19")
@pytest.mark.parametrize("strict", ["off", "on"])
@pytest.mark.parametrize(
    ("own", "winner"), [([*EQUAL_35, "sevastopol"], "german"), (EQUAL_35, ""), (EQUAL_35[1:], "soviet")]
)
def test_when_no_battle_is_left_most_points_win(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, own: list[str], winner: str, strict: str
) -> None:
    """Clause 10.9: with a target out of reach the last battle ends the game, strict or not."""
    scene.options(strict=strict)
    monkeypatch.setattr(scene.rules, "target", UNREACHABLE)
    scene.german(ground=["panzer-iv"], won=own)
    scene.soviet(hand=["kv-1"], won=all_but(scene, ["smolensk", *own]))

    scene.fights("smolensk")

    assert 76 == scene.german.points + scene.soviet.points
    assert scene.ended("exhausted", winner=winner)
    assert "bc-10.9" == ruled(scene)


@pytest.mark.rule("bc-10.9")
def test_while_a_battle_is_left_to_be_won_the_game_goes_on(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clause 10.9: Arctic Convoys has no prerequisite and may still come."""
    monkeypatch.setattr(scene.rules, "target", UNREACHABLE)
    scene.german(ground=["panzer-iv"])
    scene.soviet(hand=["kv-1"], won=all_but(scene, ["smolensk", "arctic-convoys"]))

    scene.fights("smolensk")

    assert scene.asks("soviet", "turn")


def draw_the_last_card(scene: Scene, seat: str, battle: str) -> None:
    """Let *seat* draw the last card of its Conflict deck, a battle that its aggressor declines."""
    scene.conflict([battle], rest="spent", front=scene.seat(seat).front)
    scene.starts_turn(seat)
    if scene.kind == "turn":
        scene.seat(seat).draws()
    scene.seat(scene.asked).declines()


@pytest.mark.rule("bc-10.15", "bc-10.19", "bc-10.20")
@pytest.mark.parametrize(
    ("edition", "seat", "battle", "held"),
    [
        ("russian-front", "german", "smolensk", "bialystok-minsk"),
        ("western", "british", "norway", "channel-dash"),
        ("combined", "soviet", "kharkov", "smolensk"),
        ("combined", "german", "norway", "dunkirk"),
    ],
)
@pytest.mark.parametrize("leader", [0, 1, None])
@pytest.mark.parametrize("rebuilt", [10, 11])
def test_the_twelfth_rebuilding_of_a_deck_ends_the_game(
    scene: Scene, edition: str, seat: str, battle: str, held: str, leader: int | None, rebuilt: int
) -> None:
    """Clause 10.15: most points win, equal points are a draw; the eleventh ends nothing."""
    scene.edition(edition)
    if leader is not None:
        scene.seats[leader](won=[held])
    scene.rebuilt(rebuilt, front=scene.seat(seat).front)

    draw_the_last_card(scene, seat, battle)

    winner = "" if leader is None else scene.names[leader]
    assert (rebuilt == 11) == scene.ended("exhausted", winner=winner)
    assert (rebuilt == 10) == (scene.outcome is None)


@pytest.mark.rule("bc-10.16")
@pytest.mark.parametrize(
    ("limit", "rebuilt", "over"), [(1, 0, True), (3, 1, False), (3, 2, True), (20, 12, False)]
)
def test_another_number_of_rebuilds_may_be_chosen(scene: Scene, limit: int, rebuilt: int, over: bool) -> None:
    """Clause 10.16: the game ends with that one."""
    scene.options(reshuffles=str(limit))
    scene.soviet(hand=["kv-1"])
    scene.rebuilt(rebuilt)

    draw_the_last_card(scene, "german", "smolensk")

    assert over == scene.ended("exhausted")
    assert over != scene.asks("soviet", "turn")
    assert not over or ruled(scene) == "bc-10.16"


@pytest.mark.rule("bc-10.17")
def test_a_battle_in_the_last_turn_is_fought_to_its_end(scene: Scene) -> None:
    """Clause 10.17: the deck runs out in the middle of it, and its points still decide."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], won=["kharkov"])
    scene.conflict(["siege-of-leningrad", "kursk"], rest="spent")
    scene.rebuilt(11)
    scene.starts_turn("german")
    scene.german.attacks()

    scene.german.fires("panzer-iv", at="t-34-76")
    assert (1, None) == (len(scene.told("rebuilds-conflict")), scene.outcome)
    assert scene.asks("soviet", "fire")
    scene.passes_until("soviet", "withdraw")
    scene.soviet.withdraws_all()

    assert (5, 4) == (scene.german.points, scene.soviet.points)
    assert scene.ended("exhausted", winner="german")
    assert "bc-10.15" == ruled(scene)


@pytest.mark.rule("bc-10.17")
def test_a_victory_won_in_the_last_turn_counts(scene: Scene) -> None:
    """Clause 10.17: 38 points are a Standard Victory, not an exhausted game."""
    scene.german(ground=["panzer-iv"], won=[*EQUAL_35[1:], "arctic-convoys", "sevastopol", "bialystok-minsk"])
    scene.conflict(["smolensk"], rest="spent")
    scene.rebuilt(11)
    scene.starts_turn("german")
    assert (37, 1) == (scene.german.points, len(scene.told("rebuilds-conflict")))

    scene.german.attacks()

    assert scene.ended("standard-victory", winner="german")


def fight_the_last_open_battle(scene: Scene, winner: str) -> None:
    """Let *winner* win the last battle that is not barred, with nobody to meet him."""
    scene.german(sea=["s-boote"] if winner == "german" else [], won=GERMAN_26, hand=["panzer-iv"])
    scene.soviet(sea=["kirov"] if winner == "soviet" else [], won=SOVIET_23, hand=["kv-1"])
    scene.fights(LAST)


@pytest.mark.rule("bc-10.18", "bc-10.19", "bc-10.20")
@pytest.mark.parametrize(
    ("last", "points", "winner"), [("german", (29, 23), "german"), ("soviet", (26, 26), "")]
)
def test_the_game_ends_when_all_that_is_left_is_barred(
    scene: Scene, last: str, points: tuple[int, int], winner: str
) -> None:
    """Clause 10.18: four battles are held by nobody, and none of them can be fought."""
    fight_the_last_open_battle(scene, last)

    assert set(BARRED) < set(scene.deck())
    assert points == (scene.german.points, scene.soviet.points)
    assert scene.ended("exhausted", winner=winner)
    assert "bc-10.18" == ruled(scene)


@pytest.mark.rule("bc-10.18")
def test_the_game_goes_on_while_one_battle_is_not_barred(scene: Scene) -> None:
    """Clause 10.18: with Kharkov the Soviet player may still reach Bagration and Königsberg."""
    scene.german(won=[battle for battle in GERMAN_26 if battle != "kharkov"], hand=["panzer-iv"])
    scene.soviet(sea=["kirov"], won=[*SOVIET_23, "kharkov"], hand=["kv-1"])

    scene.fights(LAST)

    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-10.18")
def test_a_theatre_without_open_battles_does_not_end_the_combined_game(scene: Scene) -> None:
    """Clause 10.18: each battle that is left must be barred, in the West as well."""
    scene.edition("combined")
    scene.barbarossa(won=GERMAN_26)
    scene.soviet(sea=["kirov"], won=SOVIET_23)
    scene.german(hand=["bismarck"])

    scene.fights(LAST)

    assert scene.asks("german", "turn")


def hand_to_and_fro(scene: Scene, turns: int, strict: str = "off") -> None:
    """Let the partners of either alliance give the same units to each other for some turns in a row."""
    scene.edition("combined")
    scene.options(strict=strict)
    scene.german(ground=["western-panther"])
    scene.british(ground=["cromwell"], won=["dunkirk"])
    scene.starts_turn("german")
    for _ in range(turns // len(scene.seats)):
        for giver, unit in (
            (scene.german, "western-panther"),
            (scene.british, "cromwell"),
            (scene.barbarossa, "western-panther"),
            (scene.soviet, "cromwell"),
        ):
            giver.chooses("transfer")
            giver.chooses("give", unit)


@pytest.mark.rule("bc-10.20", "bc-10.22")
def test_forty_turns_without_a_draw_end_the_game(scene: Scene) -> None:
    """Clause 10.22: units are handed to and fro, and the British player, who holds a battle, wins."""
    hand_to_and_fro(scene, 36)
    assert scene.asks("german", "turn")

    hand_to_and_fro(scene, 40)

    assert scene.ended("exhausted", winner="british")
    assert "bc-10.22" == ruled(scene)


@pytest.mark.rule("bc-10.22")
def test_a_draw_begins_the_count_anew(scene: Scene) -> None:
    """Clause 10.22: after 36 turns somebody draws, and four more turns end nothing."""
    hand_to_and_fro(scene, 36)

    scene.german.draws("field-repairs")
    scene.british.chooses("transfer")
    scene.british.chooses("give", "cromwell")
    scene.barbarossa.draws("redeployment")
    scene.soviet.chooses("transfer")
    scene.soviet.chooses("give", "cromwell")

    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-10.21")
def test_strictly_turns_without_a_draw_end_nothing(scene: Scene) -> None:
    """Clause 10.21: partners may hand units to and fro for ever."""
    hand_to_and_fro(scene, 80, strict="on")

    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-10.21")
@pytest.mark.parametrize("winner", ["german", "soviet"])
def test_strictly_barred_battles_end_nothing(scene: Scene, winner: str) -> None:
    """Clause 10.21: a Counterattack might open them again."""
    scene.options(strict="on")

    fight_the_last_open_battle(scene, winner)

    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-10.21")
@pytest.mark.parametrize(("limit", "rebuilt"), [(12, 11), (12, 40), (1, 0)])
def test_strictly_worn_decks_end_nothing(scene: Scene, limit: int, rebuilt: int) -> None:
    """Clause 10.21: whatever the number of rebuilds is set to."""
    scene.options(strict="on", reshuffles=str(limit))
    scene.soviet(hand=["kv-1"])
    scene.rebuilt(rebuilt)

    draw_the_last_card(scene, "german", "smolensk")

    assert 1 == len(scene.told("rebuilds-conflict"))
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-10.21")
@pytest.mark.parametrize("quiet_rounds", ["1", "8"])
def test_strictly_quiet_rounds_are_no_stalemate(scene: Scene, quiet_rounds: str) -> None:
    """Clause 10.21: whatever the number of quiet rounds is set to, both sides may wait."""
    scene.options(strict="on", quiet_rounds=quiet_rounds)
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    for _ in range(20):
        scene.passes_until("soviet", "withdraw")
        scene.soviet.passes()

    assert (21, []) == (len(scene.told("begins-round")), scene.told("stalemate"))
