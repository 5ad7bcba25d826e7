"""Chapter 12, when cards are played: in the Action phase, in battle, or as a reaction."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import SPARE, battle_with
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE

ACTION: Final = "action"
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
REACTION: Final = "reaction"
BATTLE: Final = [ATTACK, DEFENCE]
# Events of each side that are announced for the other to answer.
ANSWERED: Final = {"german": ["iron-cross"], "soviet": ["order-of-lenin", "operation-uranus"]}
# The Force that can be bought.
CHEAP: Final = {"german": "389th-infantry-division", "soviet": "112th-rifle-division"}


def can_play(scene: Scene, side: str, card: str) -> bool:
    """Tell whether *side*, which is asked, may play a card now."""
    return card in scene.seat(side).offered("play")


def lay_chances(scene: Scene, side: str, card: str) -> None:
    """Lay a position in which every event of the Action phase would do something."""
    scene.options()
    for name in ENEMY:
        hand = [SPARE[name]] if name == ENEMY[side] else [card, *ANSWERED[name]]
        scene.seat(name)(hand=hand, control={1 if name == "german" else 2: [FORCE[name]]}, pile=[CHEAP[name]])
    scene.uranus(1)


def times_of(scene: Scene, side: str, card: str) -> list[str]:
    """Return the moments at which *card* is offered as an event, in four games."""
    found = []
    lay_chances(scene, side, card)
    scene.starts_actions(side)
    if can_play(scene, side, card):
        found.append(ACTION)
    for attacker, time in ((side, ATTACK), (ENEMY[side], DEFENCE)):
        scene.options()
        battle_with(scene, attacker, side, [card])
        if can_play(scene, side, card):
            found.append(time)
    if any(answers(scene, side, card, event) for event in ANSWERED[ENEMY[side]]):
        found.append(REACTION)
    return found


def answers(scene: Scene, side: str, card: str, event: str) -> bool:
    """Tell whether *card* may answer an *event* of the enemy."""
    enemy = ENEMY[side]
    scene.options()
    scene.seat(side)(hand=[card], control={1: [FORCE[side]]})
    scene.seat(enemy)(hand=[event], control={2: [FORCE[enemy]]})
    scene.starts_actions(enemy)
    scene.seat(enemy).plays(event)
    return can_play(scene, side, card)


@pytest.mark.parametrize(
    ("card", "times"),
    [
        pytest.param("stuka-dive-bombers", BATTLE, marks=pytest.mark.rule("sg-12.1")),
        pytest.param("heavy-artillery", BATTLE, marks=pytest.mark.rule("sg-12.2")),
        pytest.param("carpet-bombing", [ACTION], marks=pytest.mark.rule("sg-12.3")),
        pytest.param("panzer-thrust", BATTLE, marks=pytest.mark.rule("sg-12.5")),
        pytest.param("pioneer-assault", [ATTACK], marks=pytest.mark.rule("sg-12.6")),
        pytest.param("flamethrowers", BATTLE, marks=pytest.mark.rule("sg-12.9")),
        pytest.param("ju-52-airlift", [ACTION], marks=pytest.mark.rule("sg-12.11")),
        pytest.param("supply-column", [ACTION], marks=pytest.mark.rule("sg-12.12")),
        pytest.param("kampfgruppe", [ACTION], marks=pytest.mark.rule("sg-12.13")),
        pytest.param("night-march", [ACTION], marks=pytest.mark.rule("sg-12.15")),
        pytest.param("air-reconnaissance", [ACTION], marks=pytest.mark.rule("sg-12.17")),
        pytest.param("sixth-army-headquarters", [ACTION], marks=pytest.mark.rule("sg-12.19")),
        pytest.param("hold-at-all-costs", BATTLE, marks=pytest.mark.rule("sg-12.20")),
        pytest.param("iron-cross", [ACTION], marks=pytest.mark.rule("sg-12.23")),
        pytest.param("signals-intercept", [REACTION], marks=pytest.mark.rule("sg-12.24")),
        pytest.param(
            "operation-winter-storm", [ACTION, REACTION], marks=pytest.mark.rule("sg-12.25", "sg-12.26")
        ),
        pytest.param("assault-guns", BATTLE, marks=pytest.mark.rule("sg-12.28")),
        pytest.param("hedgehog-defence", [DEFENCE], marks=pytest.mark.rule("sg-12.29")),
        pytest.param("exploitation", [ACTION], marks=pytest.mark.rule("sg-12.30")),
        pytest.param("operation-uranus", [ACTION], marks=pytest.mark.rule("sg-12.32")),
        pytest.param("katyusha-barrage", BATTLE, marks=pytest.mark.rule("sg-12.36")),
        pytest.param("guns-across-the-volga", BATTLE, marks=pytest.mark.rule("sg-12.37")),
        pytest.param("snipers", [ACTION], marks=pytest.mark.rule("sg-12.38")),
        pytest.param("hugging-the-enemy", BATTLE, marks=pytest.mark.rule("sg-12.40")),
        pytest.param("storm-groups", [ATTACK], marks=pytest.mark.rule("sg-12.44")),
        pytest.param("order-no-227", BATTLE, marks=pytest.mark.rule("sg-12.45")),
        pytest.param("volga-ferry", [ACTION], marks=pytest.mark.rule("sg-12.46")),
        pytest.param("night-crossing", [ACTION], marks=pytest.mark.rule("sg-12.47")),
        pytest.param("factory-t-34s", BATTLE, marks=pytest.mark.rule("sg-12.48")),
        pytest.param("workers-battalions", [ACTION], marks=pytest.mark.rule("sg-12.49")),
        pytest.param("barricades-and-mines", [DEFENCE], marks=pytest.mark.rule("sg-12.50")),
        pytest.param("sewer-infiltration", [ACTION], marks=pytest.mark.rule("sg-12.51")),
        pytest.param("62nd-army-headquarters", [ACTION], marks=pytest.mark.rule("sg-12.52")),
        pytest.param("order-of-lenin", [ACTION], marks=pytest.mark.rule("sg-12.53")),
        pytest.param("maskirovka", [REACTION], marks=pytest.mark.rule("sg-12.54")),
        pytest.param("kotluban-offensive", [ACTION], marks=pytest.mark.rule("sg-12.55")),
        pytest.param("general-winter", [ACTION], marks=pytest.mark.rule("sg-12.56")),
        pytest.param("nkvd-blocking-detachment", BATTLE, marks=pytest.mark.rule("sg-12.57")),
    ],
)
def test_each_event_has_its_time(scene: Scene, card: str, times: list[str]) -> None:
    """Chapter 12: where something would come of it, and at no other moment."""
    cards = game().card_set.definitions
    side = next(each.side for each in cards if each.id == card)

    assert times == times_of(scene, side, card)
