"""Chapter 5, keywords: discard, forfeit, return, scrap, exhaust and reactivate."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.sequence.moves import forfeit
from eastfront.games.barbarossa.verbs import PLAYED, placed
from eastfront.kernel.notices import EVERYBODY
from tests.games.barbarossa.naming import EDITIONS, card_ids, card_number
from tests.games.barbarossa.scene import Scene


@pytest.mark.rule("bb-5.23")
def test_a_discarded_card_goes_face_up_on_its_owners_discard_pile(scene: Scene) -> None:
    scene.seat1(
        hand=["flak-battalion", "panzer-regiment"],
        deck=["air-supply"] * 4,
        discard=["blitzkrieg", "air-supply"],
    )
    scene.in_phase("clean-up")

    scene.seat1.keeps("panzer-regiment")

    assert ["blitzkrieg", "air-supply", "flak-battalion"] == scene.seat1.discard
    (notice,) = scene.heard("discards")
    assert (["flak-battalion"], "hand/1", "discard/1") == (
        card_ids(notice.cards),
        notice.origin,
        notice.target,
    )
    assert EVERYBODY == notice.seen


@pytest.mark.rule("bb-5.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forfeited_card_goes_from_the_front_line_to_its_owners_discard_pile(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion"],
        deck=["air-supply"],
        discard=["blitzkrieg"],
        front=["grenadier-regiment", "panzer-regiment exhausted"],
    )
    scene.in_phase("tactics")
    before = scene.war_zone("grenadier-regiment")

    scene.seat1.uses("grenadier-regiment", 2)
    scene.seat1.uses("panzer-regiment exhausted", 2)

    assert ["blitzkrieg", "grenadier-regiment", "panzer-regiment"] == scene.seat1.discard
    assert [] == scene.seat1.front
    assert before == scene.war_zone("grenadier-regiment")


@pytest.mark.rule("bb-5.24")
def test_a_card_can_be_forfeited_from_the_playing_area(scene: Scene) -> None:
    """No card does so, so the move is shown by itself."""
    scene.seat1(hand=["air-supply"], deck=["air-supply"], played=["flak-battalion", "panzer-regiment"])
    scene.in_phase("tactics")

    forfeit(scene.state, 0, placed(card_number("flak-battalion"), PLAYED), "bb-5.24")

    assert ["panzer-regiment"] == scene.seat1.played
    assert ["flak-battalion"] == scene.seat1.discard


@pytest.mark.rule("bb-5.25")
def test_a_returned_card_goes_back_to_its_pile_of_the_war_zone(scene: Scene) -> None:
    scene.seat1(
        hand=["field-replacement-battalion", "air-supply"],
        deck=["air-supply"],
        discard=["grenadier-regiment"],
    )
    scene.in_phase("tactics")
    before = scene.war_zone("field-replacement-battalion")
    scene.seat1.plays("field-replacement-battalion")

    scene.seat1.uses("field-replacement-battalion played")

    assert before + 1 == scene.war_zone("field-replacement-battalion")
    assert [] == scene.seat1.played == scene.seat1.discard


@pytest.mark.rule("bb-5.25", "bb-5.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_returned_event_goes_under_the_event_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["general-winter"])
    scene.events("partisans", "rasputitsa", only=True)
    scene.points(supply=3)
    scene.in_phase("tactics")

    scene.seat1.uses("general-winter", 2)

    assert ["partisans", "rasputitsa", "general-winter"] == scene.event_pile
    assert [] == scene.seat1.front


@pytest.mark.rule("bb-5.27")
def test_a_returned_event_may_go_on_top_of_the_event_pile(scene: Scene) -> None:
    scene.edition("kamikaze", return_position="top")
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["general-winter"])
    scene.events("partisans", "rasputitsa", only=True)
    scene.points(supply=3)
    scene.in_phase("tactics")

    scene.seat1.uses("general-winter", 2)

    assert ["general-winter", "partisans", "rasputitsa"] == scene.event_pile


@pytest.mark.rule("bb-5.28")
def test_a_scrapped_card_is_out_of_the_game(scene: Scene) -> None:
    scene.seat1(
        hand=["soviet-rifle-army", "engineer-battalion", "horse-drawn-transport"],
        deck=["air-supply"] * 4,
    )
    scene.in_phase("tactics")
    piles = (scene.war_zone("soviet-rifle-army"), scene.war_zone("horse-drawn-transport"))

    scene.seat1.plays("soviet-rifle-army")
    scene.seat1.plays("engineer-battalion")
    scene.seat1.uses("engineer-battalion played")
    scene.seat1.chooses("scrap", "horse-drawn-transport")
    scene.seat1.ends()
    scene.seat1.ends_turn()

    assert ["soviet-rifle-army", "horse-drawn-transport"] == scene.scrapped
    assert piles == (scene.war_zone("soviet-rifle-army"), scene.war_zone("horse-drawn-transport"))
    owned = scene.seat1.hand + scene.seat1.deck + scene.seat1.discard + scene.seat1.played
    assert ["air-supply"] * 4 + ["engineer-battalion"] == sorted(owned)


@pytest.mark.rule("bb-5.29")
def test_a_deployed_card_is_active_or_exhausted(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["grenadier-regiment"] * 2)
    scene.in_phase("tactics")

    scene.seat1.uses("grenadier-regiment", 1)
    assert ["grenadier-regiment", "grenadier-regiment exhausted"] == scene.seat1.front
    scene.seat1.uses("grenadier-regiment", 1)

    assert ["grenadier-regiment exhausted"] * 2 == scene.seat1.front


@pytest.mark.rule("bb-5.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_enters_a_front_line_active_unless_a_text_says_otherwise(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["division-hq-company", "grenadier-regiment", "panzer-regiment", "field-hospital"],
        deck=["assault-gun-battalion"],
    )
    scene.seat2(hand=["air-supply"])
    scene.cities("minsk")
    scene.events("partisans")
    scene.points(tactic=5, attack=8)
    scene.in_phase("tactics")

    scene.seat1.plays("division-hq-company")
    scene.seat1.places("panzer-regiment")
    scene.seat1.plays("field-hospital")
    scene.seat1.plays("assault-gun-battalion")
    scene.seat1.plays("grenadier-regiment")
    scene.seat1.deploys("grenadier-regiment")
    scene.seat1.attacks("minsk")
    scene.seat1.conquers()
    if scene.kind == "spare":
        scene.seat1.ends()

    active = ["field-hospital", "minsk", "panzer-regiment"]
    assert ["assault-gun-battalion exhausted", *active] == scene.seat1.front
    assert ["partisans"] == scene.seat2.front
    grenadiers = [card_number("grenadier-regiment")]
    assert ["exhausted/1"] == [each.target for each in scene.heard("deploys") if each.cards == grenadiers]


@pytest.mark.rule("bb-5.31")
def test_an_exhausted_card_cannot_be_exhausted_again(scene: Scene) -> None:
    infantry = ["grenadier-regiment", "panzer-grenadier-regiment", "panzer-grenadier-regiment exhausted"]
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["partisans", *infantry])
    scene.in_phase("tactics")

    scene.seat1.uses("partisans")

    assert [
        "grenadier-regiment exhausted",
        "panzer-grenadier-regiment exhausted",
        "panzer-grenadier-regiment exhausted",
    ] == scene.seat1.front
    assert 2 == len(scene.heard("exhausts"))


@pytest.mark.rule("bb-5.31", "bb-5.32")
def test_an_exhausted_card_does_not_count_towards_a_cost_that_exhausts(scene: Scene) -> None:
    front = ["partisans", "grenadier-regiment", "panzer-grenadier-regiment exhausted"]
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=front)
    scene.in_phase("tactics")

    assert not scene.offers("use-1 partisans")


@pytest.mark.rule("bb-5.32", "bb-5.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_exhausted_card_may_use_only_abilities_that_do_not_exhaust_it(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion"],
        deck=["air-supply"],
        front=[
            "panzer-regiment exhausted",
            "assault-gun-battalion exhausted",
            "grenadier-regiment exhausted",
        ],
    )
    scene.points(supply=9)
    scene.in_phase("tactics")

    assert [] == scene.offered("use-1")
    assert [
        "grenadier-regiment exhausted",
        "assault-gun-battalion exhausted",
        "panzer-regiment exhausted",
    ] == scene.offered("use-2")
    scene.seat1.uses("assault-gun-battalion exhausted", 3)
    assert 2 == scene.attack
    assert ["grenadier-regiment"] == scene.seat1.discard


@pytest.mark.rule("bb-5.34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_active_card_cannot_be_reactivated(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion"], deck=["air-supply"], front=["heavy-tank-battalion", "field-repair-workshop"]
    )
    scene.points(supply=9)
    scene.in_phase("starting")

    assert not scene.offers("use-1 heavy-tank-battalion")
    assert not scene.offers("use-1 field-repair-workshop")


@pytest.mark.rule("bb-5.34", "bb-5.35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_reactivate_exhausted_cards(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    heavy = "heavy-tank-battalion"
    scene.seat1(
        hand=["flak-battalion"],
        deck=["air-supply"],
        front=[heavy, f"{heavy} exhausted", f"{heavy} exhausted", "field-repair-workshop"],
    )
    scene.points(supply=3)
    scene.in_phase("starting")
    assert scene.asks("seat1", "starting-phase")

    scene.seat1.uses("field-repair-workshop")
    assert [heavy, heavy, f"{heavy} exhausted"] == scene.seat1.front[1:]
    scene.seat1.uses(f"{heavy} exhausted")

    assert ["field-repair-workshop exhausted", heavy, heavy, heavy] == scene.seat1.front
    assert 0 == scene.supply


@pytest.mark.rule("bb-5.36")
def test_a_card_that_comes_back_to_the_front_line_enters_anew(scene: Scene) -> None:
    scene.seat1(
        hand=["field-replacement-battalion", "division-hq-company"],
        deck=["air-supply"],
        front=["grenadier-regiment exhausted"],
    )
    scene.in_phase("tactics")
    scene.seat1.plays("field-replacement-battalion")
    scene.seat1.plays("division-hq-company")

    scene.seat1.uses("grenadier-regiment exhausted", 2)
    scene.seat1.uses("field-replacement-battalion played")
    scene.seat1.places("grenadier-regiment")

    assert ["grenadier-regiment"] == scene.seat1.front
    assert scene.offers("use-1 grenadier-regiment")
