"""Chapter 11, reinforcement: where cards go that are gained by a text or won in combat."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.game import Barbarossa
from tests.games.barbarossa.naming import EDITIONS, card_number, game, ids_of
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
MOTORIZED = "motorized-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
ENGINEER = "engineer-battalion"

AS_CARD_SAYS = [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"gained_cards": "as-card-says"})]
DISCARD_PILE = [("lundstrom", {}), ("kamikaze", {"gained_cards": "discard-pile"})]
LAID = ["general-winter", "rasputitsa", "partisans"]


def upgrade(scene: Scene, edition: str, answers: Answers, old: str, new: str) -> None:
    """Have the Engineers turn *old* in hand into *new*."""
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[ENGINEER, old, "air-supply"], deck=["air-supply"], discard=["blitzkrieg"])
    scene.in_phase("tactics")
    scene.seat1.plays(ENGINEER)
    scene.seat1.uses(f"{ENGINEER} played")
    scene.seat1.chooses("scrap", old)
    scene.seat1.chooses("gain", new)


@pytest.mark.rule("bb-11.11")
@pytest.mark.parametrize(("edition", "answers"), AS_CARD_SAYS)
def test_a_gain_goes_where_the_card_that_gains_it_says(scene: Scene, edition: str, answers: Answers) -> None:
    """11.11: the Engineers send a Supply card to the hand."""
    upgrade(scene, edition, answers, HORSE, MOTORIZED)

    assert ["air-supply", MOTORIZED] == scene.seat1.hand
    assert ["blitzkrieg"] == scene.seat1.discard


@pytest.mark.rule("bb-11.11", "bb-11.12")
@pytest.mark.parametrize(("edition", "answers"), AS_CARD_SAYS + DISCARD_PILE)
def test_a_gain_for_which_no_place_is_named_goes_to_the_discard_pile(
    scene: Scene, edition: str, answers: Answers
) -> None:
    upgrade(scene, edition, answers, GRENADIER, FLAK)

    assert ["air-supply"] == scene.seat1.hand
    assert ["blitzkrieg", FLAK] == scene.seat1.discard


@pytest.mark.rule("bb-11.12")
@pytest.mark.parametrize(("edition", "answers"), DISCARD_PILE)
def test_a_gain_never_goes_to_the_hand_whatever_the_card_says(
    scene: Scene, edition: str, answers: Answers
) -> None:
    upgrade(scene, edition, answers, HORSE, MOTORIZED)

    assert ["air-supply"] == scene.seat1.hand
    assert ["air-supply"] == scene.seat1.deck
    assert ["blitzkrieg", MOTORIZED] == scene.seat1.discard


def win(scene: Scene, event: str, *behind: str) -> None:
    """Conquer Kharkov with *event* revealed; *behind* lies below it."""
    scene.seat1(hand=[FLAK], deck=[HORSE], front=["forward-airfield", PANZER, GRENADIER])
    scene.seat2(deck=[HORSE])
    scene.cities("kharkov")
    scene.events(event, *behind)
    scene.points(attack=30)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")
    scene.seat1.conquers()


@pytest.mark.rule("bb-11.12")
@pytest.mark.parametrize(("edition", "answers"), DISCARD_PILE)
def test_sites_and_events_follow_their_red_text_even_so(scene: Scene, edition: str, answers: Answers) -> None:
    """11.12: neither the City nor the Partisans go to the discard pile; the lost tank alone does."""
    scene.edition(edition, answers=answers)

    win(scene, "partisans")

    assert ["forward-airfield", GRENADIER, "kharkov"] == scene.seat1.front
    assert [PANZER] == scene.seat1.discard
    assert ["partisans"] == scene.seat2.front


@pytest.mark.rule("bb-11.13")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
@pytest.mark.parametrize("event", [card for card in ids_of("event") if card != "soviet-rifle-army"])
def test_a_won_card_without_a_play_cost_goes_to_a_front_line_and_one_with_it_to_the_discard_pile(
    scene: Scene, edition: str, event: str
) -> None:
    scene.edition(edition)
    unplayed = {each.id for each in game().card_set.definitions if each.play_cost is None}
    assert {"kharkov", *LAID} == unplayed & {"kharkov", *ids_of("event")}

    win(scene, event)

    assert "kharkov" in scene.seat1.front
    assert (event in unplayed) == (event in scene.seat2.front)
    assert (event not in unplayed) == (event in scene.seat1.discard)
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-11.13")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
@pytest.mark.parametrize("site", ["fortified-hill", "strategic-position"])
def test_a_won_foothold_is_deployed_at_once(scene: Scene, edition: str, site: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[FLAK], deck=[HORSE], front=["forward-airfield", PANZER])
    scene.points(attack=30)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)

    scene.seat1.conquers()

    assert site in scene.seat1.front
    assert site not in scene.seat1.discard


@pytest.mark.rule("bb-11.14")
@pytest.mark.parametrize("event", [card for card in ids_of("event") if card != "soviet-rifle-army"])
def test_a_won_event_goes_where_its_red_text_says(scene: Scene, event: str) -> None:
    scene.edition("lundstrom")

    win(scene, event)

    assert (event in LAID) == (event in scene.seat2.front)
    assert (event not in LAID) == (event in scene.seat1.discard)


@pytest.mark.rule("bb-11.14")
@pytest.mark.parametrize(
    ("event", "text"), [("soviet-tank-corps", "partisans"), ("partisans", "luftwaffe-support")]
)
def test_its_red_text_and_not_its_play_cost_places_a_won_event(event: str, text: str) -> None:
    """11.14: in the set both always agree, so an Event is given the red text of another."""
    own = Barbarossa()
    tables = own.card_set.tables
    tables.on_gain[card_number(event)] = tables.on_gain[card_number(text)]
    scene = Scene("lundstrom", own_game=own)

    win(scene, event)

    assert (text == "partisans") == (event in scene.seat2.front)
    assert (text != "partisans") == (event in scene.seat1.discard)


@pytest.mark.rule("bb-11.13", "bb-11.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_revealed_event_is_placed_by_itself(scene: Scene, edition: str) -> None:
    scene.edition(edition)

    win(scene, "soviet-rifle-army", "general-winter")
    while scene.kind == "order":
        scene.seat1.chooses("next", scene.offered("next")[0])

    assert "soviet-rifle-army" in scene.seat1.discard
    assert ["general-winter"] == scene.seat2.front
