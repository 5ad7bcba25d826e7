"""Chapter 5, playing cards: when, at what price, in which steps, and where the card lies afterwards."""

from __future__ import annotations

import pytest

from eastfront.kernel.playout import Dice
from tests.games.barbarossa.naming import EDITIONS, game
from tests.games.barbarossa.scene import Scene

HAND = ["horse-drawn-transport", "soviet-rifle-army", "flak-battalion", "air-supply"]


@pytest.mark.rule("bb-5.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_played_in_the_tactics_phase(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=HAND, deck=["air-supply"])
    scene.in_phase("tactics")

    assert sorted(HAND) == sorted(scene.offered("play"))


@pytest.mark.rule("bb-5.12")
@pytest.mark.parametrize(
    ("edition", "phases"),
    [
        ("arclight", ["starting", "reinforcement", "clean-up"]),
        ("lundstrom", ["starting"]),
        ("kamikaze", ["starting", "reinforcement"]),
    ],
)
def test_in_other_phases_only_supply_cards_are_played_where_the_edition_allows(
    scene: Scene, edition: str, phases: list[str]
) -> None:
    found = {}
    for phase in ("starting", "reinforcement", "clean-up"):
        scene.edition(edition)
        scene.seat1(hand=HAND, deck=["air-supply"], front=["heavy-tank-battalion exhausted"])
        scene.points(tactic=9, supply=1)
        scene.in_phase(phase)
        assert phase in scene.kind
        found[phase] = scene.offered("play")

    assert {phase: ["horse-drawn-transport"] for phase in phases} == {
        phase: cards for phase, cards in found.items() if cards
    }


@pytest.mark.rule("bb-5.12")
@pytest.mark.parametrize(
    ("edition", "phase", "clause"),
    [
        ("lundstrom", "starting", "bb-5.12"),
        ("lundstrom", "clean-up", "bb-5.12"),
        ("kamikaze", "reinforcement", "bb-7.22"),
        ("kamikaze", "clean-up", "bb-5.12"),
        ("arclight", "clean-up", "bb-5.12"),
    ],
)
def test_a_card_refused_outside_the_tactics_phase_names_a_clause_of_the_edition_and_the_phase(
    scene: Scene, edition: str, phase: str, clause: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=HAND, deck=["air-supply"], front=["heavy-tank-battalion exhausted"])
    scene.in_phase(phase)

    assert clause == scene.seat1.refused("play", "flak-battalion")


@pytest.mark.rule("bb-5.12", "bb-5.17")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_only_the_player_on_turn_is_asked_and_holds_no_card_that_cannot_be_played(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    front = ["fortified-hill", "strategic-position", "heavy-tank-battalion", "ss-panzer-regiment"]
    deck = ["flak-battalion", "panzer-grenadier-regiment", "horse-drawn-transport"] * 3
    scene.seat1(hand=["air-supply"], deck=deck, front=front)
    scene.seat2(hand=["division-hq-company"], deck=deck[:6], front=front)
    scene.in_phase("tactics")
    dice = Dice(1)

    for _ in range(600):
        seat = scene.seats[scene.state.asked]
        assert scene.state.turn == seat.seat
        scene.choose(seat.seat, eager_choice(scene, dice))
        held = [card for each in scene.seats for card in each.hand + each.deck + each.discard]
        assert [] == [card for card in held if card in dead_cards()]

    assert scene.heard("gains-site")
    assert scene.heard("returns")


def eager_choice(scene: Scene, dice: Dice) -> str:
    """Conquer where that is possible, and stop only where nothing else is."""
    eager = [name for name in scene.options if name not in ("end", "break-off")] or scene.options
    return "conquer" if "conquer" in eager else eager[dice.below(len(eager))]


def dead_cards() -> set[str]:
    return {each.id for each in game().card_set.definitions if each.play_cost is None}


@pytest.mark.rule("bb-5.13", "bb-5.22")
def test_a_played_card_stays_in_the_playing_area_until_the_clean_up(scene: Scene) -> None:
    scene.seat1(
        hand=["armored-scout-battalion", "horse-drawn-transport", "motorized-transport", "panzer-regiment"],
        deck=["air-supply"] * 4,
    )
    scene.in_phase("tactics")

    scene.seat1.plays("armored-scout-battalion")
    scene.seat1.plays("horse-drawn-transport")

    assert ["motorized-transport", "panzer-regiment"] == scene.seat1.hand
    scene.seat1.ends()
    scene.seat1.plays("motorized-transport")
    scene.seat1.ends()
    assert scene.asks("seat1", "clean-up")
    assert ["armored-scout-battalion", "horse-drawn-transport", "motorized-transport"] == scene.seat1.played
    assert [] == scene.seat1.discard
    scene.seat1.keeps("panzer-regiment")
    assert [] == scene.seat1.played
    assert 3 == len(scene.seat1.discard)


@pytest.mark.rule("bb-5.22")
def test_a_played_card_leaves_the_playing_area_when_deployed_or_moved_by_a_text(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion", "soviet-rifle-army", "luftwaffe-support"], deck=["air-supply"])
    scene.in_phase("tactics")

    scene.seat1.plays("flak-battalion")
    scene.seat1.plays("soviet-rifle-army")
    scene.seat1.plays("luftwaffe-support")
    assert ["flak-battalion"] == scene.seat1.played
    scene.seat1.deploys("flak-battalion")

    assert [] == scene.seat1.played
    assert ["flak-battalion exhausted"] == scene.seat1.front
    assert ["soviet-rifle-army"] == scene.scrapped
    assert "luftwaffe-support" == scene.event_pile[-1]


@pytest.mark.rule("bb-5.14")
@pytest.mark.parametrize(
    ("tactic", "playable"),
    [(0, []), (1, ["flak-battalion"]), (2, ["flak-battalion", "panzer-regiment"])],
)
def test_the_whole_play_cost_must_be_there(scene: Scene, tactic: int, playable: list[str]) -> None:
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=["air-supply"])
    scene.points(tactic=tactic)
    scene.in_phase("tactics")

    assert playable == scene.offered("play")


@pytest.mark.rule("bb-5.14")
def test_the_whole_play_cost_is_paid(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=["air-supply"])
    scene.points(tactic=3)
    scene.in_phase("tactics")

    scene.seat1.plays("panzer-regiment")

    assert 1 == scene.tactic


@pytest.mark.rule("bb-5.15")
def test_any_number_of_cards_that_cost_nothing_are_played_without_points(scene: Scene) -> None:
    free = ["horse-drawn-transport"] * 2 + ["soviet-rifle-army"] * 2 + ["luftwaffe-support"]
    scene.seat1(hand=[*free, "flak-battalion"], deck=["air-supply"])
    scene.points(tactic=0)
    scene.in_phase("tactics")

    for card in free:
        scene.seat1.plays(card)

    assert (0, 4, 2) == (scene.tactic, scene.supply, scene.attack)
    assert ["flak-battalion"] == scene.seat1.hand


@pytest.mark.rule("bb-5.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_without_a_play_cost_cannot_be_played(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["fortified-hill", "minsk", "general-winter", "rasputitsa"], deck=["air-supply"])
    scene.points(tactic=9)
    scene.in_phase("tactics")

    assert [] == scene.offered("play")


@pytest.mark.rule("bb-5.17")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_cards_without_a_play_cost_come_from_the_table_and_go_back_to_it(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion"],
        front=["fortified-hill", "general-winter", "grenadier-regiment", "panzer-regiment"],
    )
    scene.cities("minsk")
    scene.events("partisans")
    scene.points(attack=7, supply=3)
    scene.in_phase("tactics")

    scene.seat1.uses("general-winter", 2)
    scene.seat1.attacks("minsk")
    scene.seat1.uses("fortified-hill")
    scene.seat1.conquers()

    assert ["grenadier-regiment"] == scene.seat1.discard
    assert ["minsk", "panzer-regiment"] == scene.seat1.front
    assert ["partisans"] == scene.seat2.front
    assert 10 == scene.war_zone("fortified-hill")
    assert 4 == scene.war_zone("general-winter")


@pytest.mark.rule("bb-5.18")
def test_a_used_foothold_is_a_dead_card_among_its_owners_cards(scene: Scene) -> None:
    scene.edition("lundstrom")
    scene.seat1(hand=["flak-battalion"], front=["fortified-hill", "panzer-regiment"])
    scene.seat2()
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    scene.seat1.uses("fortified-hill")
    scene.seat1.breaks_off()
    assert ["fortified-hill"] == scene.seat1.discard
    scene.seat1.ends_turn()
    scene.seat1.ends()

    assert (3, "tactics-phase") == (scene.seat1.turns, scene.kind)
    assert ["flak-battalion", "fortified-hill"] == scene.seat1.hand
    assert ["flak-battalion"] == scene.offered("play")
    scene.seat1.ends()
    scene.seat1.ends()
    assert scene.asks("seat1", "clean-up")
    assert [] == scene.offered("play")
    assert ["flak-battalion", "fortified-hill"] == scene.offered("keep")
    scene.seat1.keeps("fortified-hill")
    assert "fortified-hill" in scene.seat1.hand


@pytest.mark.rule("bb-5.19")
def test_a_play_runs_in_six_steps(scene: Scene) -> None:
    scene.seat1(
        hand=["division-hq-company", "engineer-battalion"], deck=["air-supply", "panzer-grenadier-regiment"]
    )
    scene.in_phase("tactics")
    assert ["division-hq-company", "engineer-battalion"] == sorted(scene.offered("play"))
    assert [] == scene.offered("use-1") == scene.offered("place")

    scene.seat1.plays("division-hq-company")

    # Paid 1 and gained 1; the card lay in the playing area before it gave anything.
    assert 1 == scene.tactic
    told = [notice.id for notice in scene.notices]
    assert ["plays", "gains-points", "draws", "permits-placing"] == told[-4:]
    assert "played/1" == scene.heard("plays")[0].target
    # The rest of the black text finds the card just drawn.
    assert ["panzer-grenadier-regiment"] == scene.offered("place")
    scene.seat1.plays("engineer-battalion")
    scene.seat1.ends_turn()
    assert scene.asked == "seat2"


@pytest.mark.rule("bb-5.19")
def test_a_card_cannot_pay_for_itself(scene: Scene) -> None:
    scene.seat1(hand=["armored-scout-battalion", "air-supply"], deck=["air-supply"])
    scene.points(tactic=0)
    scene.in_phase("tactics")

    assert [] == scene.offered("play")


@pytest.mark.rule("bb-5.19")
@pytest.mark.parametrize(
    ("card", "last"), [("soviet-rifle-army", "scraps"), ("luftwaffe-support", "returns")]
)
def test_other_black_text_follows_the_bonus(scene: Scene, card: str, last: str) -> None:
    scene.seat1(hand=[card, "flak-battalion"], deck=["air-supply"])
    scene.in_phase("tactics")

    scene.seat1.plays(card)

    assert ["plays", "gains-points", last] == [notice.id for notice in scene.notices[-3:]]


@pytest.mark.rule("bb-5.19")
def test_abilities_of_a_played_card_may_be_used_from_then_on(scene: Scene) -> None:
    scene.seat1(hand=["engineer-battalion", "horse-drawn-transport"], deck=["air-supply"])
    scene.in_phase("tactics")
    assert [] == scene.offered("use-1")

    scene.seat1.plays("engineer-battalion")

    assert ["engineer-battalion played"] == scene.offered("use-1")


@pytest.mark.rule("bb-5.20")
def test_a_played_card_is_resolved_before_the_next_one(scene: Scene) -> None:
    scene.seat1(
        hand=["blitzkrieg", "horse-drawn-transport", "flak-battalion"],
        deck=["air-supply"],
        front=["panzer-regiment exhausted", "artillery-regiment exhausted"],
    )
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.breaks_off()

    scene.seat1.plays("blitzkrieg")

    assert scene.asks("seat1", "pick")
    assert [] == scene.offered("play")
    scene.seat1.chooses("reactivate", "artillery-regiment exhausted")
    assert [] == scene.offered("play")
    scene.seat1.ends()
    assert ["horse-drawn-transport", "flak-battalion"] == scene.offered("play")


@pytest.mark.rule("bb-5.21")
def test_playing_a_card_does_not_start_its_deploy_rule(scene: Scene) -> None:
    scene.seat1(hand=["panzer-grenadier-regiment", "heavy-tank-battalion"], deck=["air-supply"])
    scene.points(tactic=3, supply=9)
    scene.in_phase("tactics")

    scene.seat1.plays("heavy-tank-battalion")
    assert 0 == scene.attack
    scene.seat1.plays("panzer-grenadier-regiment")
    assert 1 == scene.attack

    assert [] == scene.offered("use-1") == scene.offered("use-2") == scene.offered("use-3")
    assert ["heavy-tank-battalion", "panzer-grenadier-regiment"] == scene.seat1.played
    assert [] == scene.seat1.front
