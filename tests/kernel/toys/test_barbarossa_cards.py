"""Manstein and Field Hospital in the real game: mid-effect states are plain data and leak nothing."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.data import Data
from eastfront.kernel.luck import key_of_seed
from tests.games.barbarossa.naming import game
from tests.games.barbarossa.scene import Scene

SPARE = "use-1 field-hospital"


@pytest.fixture
def scene() -> Scene:
    return Scene()


def check(scene: Scene) -> None:
    """The state at this decision survives JSON and text, and no view of it tells what is hidden."""
    data = game().to_data(scene.state)
    text = json.dumps(data)
    assert text == json.dumps(game().to_data(game().from_data(json.loads(text))))
    assert text == json.dumps(game().to_data(game().read_position(game().position(scene.state))))
    assert text == json.dumps(game().to_data(game().clone(scene.state)))
    for seat in (0, 1, None):
        view = game().view(scene.state, seat)
        seen = json.dumps(game().view_to_data(view))
        for number in range(3):
            sampled = game().sample(view, key_of_seed(number))
            assert seen == json.dumps(game().view_to_data(game().view(sampled, seat)))


def choose(scene: Scene, *options: str) -> None:
    """Take these options for the seat asked, checking the state before each and after the last."""
    for name in options:
        check(scene)
        scene.choose(scene.state.asked, name)
    check(scene)


def frames(scene: Scene) -> list[Data]:
    data = game().to_data(scene.state)
    assert isinstance(data, dict)
    found = data["frames"]
    assert isinstance(found, list)
    return [frame["program"] for frame in found if isinstance(frame, dict)]


def before_minsk(scene: Scene, *events: str) -> None:
    scene.seat1(
        hand=["horse-drawn-transport"],
        deck=["flak-battalion", "motorized-transport"],
        front=["erich-von-manstein", "panzer-regiment"],
    )
    scene.cities("minsk")
    scene.events(*events)
    scene.in_phase("tactics")
    choose(scene, "attack minsk")


def test_manstein_puts_the_event_below_and_reveals_another(scene: Scene) -> None:
    before_minsk(scene, "russian-guards-tank-army", "luftwaffe-support")
    assert ["russian-guards-tank-army"] == scene.revealed
    with_guards = scene.defence

    choose(scene, "use-1 erich-von-manstein")

    assert ["luftwaffe-support"] == scene.revealed
    assert with_guards - 6 - 3 == scene.defence
    assert "russian-guards-tank-army" == scene.event_pile[-1]
    for seat in (0, 1, None):
        assert [game().names.card("russian-guards-tank-army")] == game().view(scene.state, seat).events_below


def test_manstein_keeps_what_the_replaced_event_had_revealed(scene: Scene) -> None:
    before_minsk(scene, "soviet-rifle-army", "siberian-reserves", "partisans")
    assert sorted(["siberian-reserves", "soviet-rifle-army"]) == sorted(scene.revealed)

    choose(scene, "use-1 erich-von-manstein")
    assert "erich-von-manstein.ability-1" == frames(scene)[-1], "asked in the middle of the effect"
    choose(scene, "replace soviet-rifle-army")

    assert sorted(["partisans", "siberian-reserves"]) == sorted(scene.revealed)
    assert "soviet-rifle-army" == scene.event_pile[-1]


def test_the_replacement_acts_when_it_is_revealed(scene: Scene) -> None:
    before_minsk(scene, "general-winter", "soviet-rifle-army", "partisans")

    choose(scene, "use-1 erich-von-manstein")

    assert sorted(["partisans", "soviet-rifle-army"]) == sorted(scene.revealed)


def test_manstein_needs_an_event_to_replace_with(scene: Scene) -> None:
    scene.seat1(front=["erich-von-manstein", "panzer-regiment"], hand=["horse-drawn-transport"])
    scene.cities("minsk")
    scene.events("general-winter", only=True)
    scene.in_phase("tactics")

    choose(scene, "attack minsk")

    assert ["general-winter"] == scene.revealed
    assert not scene.offers("use-1 erich-von-manstein")


def taking_odessa(scene: Scene, *front: str) -> None:
    """Odessa costs two Infantry, the lower one picked first; it is taken with points to spare."""
    scene.seat1(hand=["horse-drawn-transport"], deck=["flak-battalion"], front=["field-hospital", *front])
    scene.cities("odessa")
    scene.events("luftwaffe-support")
    scene.points(attack=20)
    scene.in_phase("tactics")
    choose(scene, "attack odessa", "conquer")


def test_the_hospital_is_asked_when_the_lost_lie_open(scene: Scene) -> None:
    taking_odessa(scene, "grenadier-regiment", "grenadier-regiment", "panzer-grenadier-regiment")

    choose(scene, "forfeit panzer-grenadier-regiment")

    assert ["end", SPARE] == scene.options
    assert ["grenadier-regiment", "panzer-grenadier-regiment"] == game().zones(scene.state)["doomed"]
    assert [] == scene.seat1.discard
    assert ["turn", "combat", "won", "odessa.on_attack", "losses"] == frames(scene)


def test_the_hospital_spares_one_and_the_rest_goes(scene: Scene) -> None:
    taking_odessa(scene, "grenadier-regiment", "grenadier-regiment", "panzer-grenadier-regiment")
    choose(scene, "forfeit panzer-grenadier-regiment", SPARE)
    assert ["spare grenadier-regiment", "spare panzer-grenadier-regiment"] == scene.options
    assert "field-hospital.ability-1" == frames(scene)[-1]

    choose(scene, "spare panzer-grenadier-regiment")

    assert "grenadier-regiment" in scene.seat1.discard
    assert "panzer-grenadier-regiment exhausted" in scene.seat1.front
    assert "field-hospital exhausted" in scene.seat1.front
    assert [] == game().zones(scene.state)["doomed"]


def test_the_hospital_may_be_left_alone(scene: Scene) -> None:
    taking_odessa(scene, "grenadier-regiment", "panzer-grenadier-regiment")

    choose(scene, "end")

    assert {"grenadier-regiment", "panzer-grenadier-regiment"} <= set(scene.seat1.discard)
    assert "field-hospital" in scene.seat1.front


def test_the_hospital_has_nothing_to_do_with_lost_tanks(scene: Scene) -> None:
    scene.seat1(front=["field-hospital", "panzer-regiment"], hand=["horse-drawn-transport"])
    scene.cities("kharkov")
    scene.events("luftwaffe-support")
    scene.points(attack=20)
    scene.in_phase("tactics")

    choose(scene, "attack kharkov", "conquer")

    assert ["panzer-regiment"] == [card for card in scene.seat1.discard if card == "panzer-regiment"]
    assert not scene.offers(SPARE)
