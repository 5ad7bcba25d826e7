"""Chapter 9, cancelled cards: events without effect, and reactions that are cancelled themselves."""

from __future__ import annotations

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.answering import BONUS, COUNTER, EVENT, RECRUIT, meet, nobody_reacts
from tests.games.stalingrad.cardplay import SPARE
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, COMBAT, ENEMY
from tests.games.stalingrad.troops import PLAIN


def events(mode: str) -> list[tuple[str, str]]:
    """Return every event of the Action phase or of battles, with its side."""
    return [(card.side, card.id) for card in game().card_set.definitions if mode in card.programs]


def everything(scene: Scene) -> dict[str, object]:
    """Return all that an event could change, apart from the hands that it is played from."""
    view = scene.spectator
    fight = view.battle
    return {
        "rations": view.rations,
        "medals": view.medals,
        "rubble": view.rubble,
        "in play": view.in_play,
        "places": [army.places for army in view.seats],
        "decks": [army.deck_size for army in view.seats],
        "piles": [army.pile_size for army in view.seats],
        "totals": [seat.total for seat in scene.seats] if scene.told("attacks") else [],
        "hindrances": [list(each) for each in (fight.held, fight.spared, fight.shrugged, fight.harried)],
        "struck out": (list(fight.muted), fight.breached),
        "random discards": len(scene.told("discards-at-random")),
    }


def lay_chances(scene: Scene, side: str, card: str) -> None:
    """Start an Action phase in which any event of *side* would do something; both hold counters."""
    scene.uranus(1)
    for name in SIDES:
        own = [card] if name == side else []
        slot = 1 if name == "german" else 2
        scene.seat(name)(
            hand=[*own, COUNTER[name], SPARE[name]], control={slot: PLAIN[name][:2]}, pile=[RECRUIT[name]]
        )
    scene.starts_actions(side)


def lay_battle(scene: Scene, side: str, card: str) -> None:
    """Begin a battle in which *side* may play *card* now; both hold counters."""
    role = next(each.role for each in game().card_set.definitions if each.id == card)
    hand, answer = [COUNTER[side], card], [COUNTER[ENEMY[side]]]
    if role == "defender":
        meet(scene, ENEMY[side], own=answer, other=hand)
    else:
        meet(scene, side, own=hand, other=answer)
    scene.passes_until(side, "event")


def carry_out(scene: Scene, side: str, card: str) -> None:
    """Play an event that nobody answers, and take the last of all picks offered."""
    kind = scene.kind
    scene.seat(side).plays(card)
    scene.seat(ENEMY[side]).passes()
    while scene.asked == side and scene.kind != kind:
        verb, _, noun = scene.offered[-1].partition(" ")
        scene.seat(side).chooses(verb, noun)


def cancel(scene: Scene, side: str, card: str) -> None:
    """Play an event that the enemy cancels without an answer."""
    scene.seat(side).plays(card)
    scene.seat(ENEMY[side]).plays(COUNTER[ENEMY[side]])
    scene.seat(side).passes()


@pytest.mark.rule("sg-9.9")
@pytest.mark.parametrize(("side", "card"), events("action"))
def test_a_cancelled_event_of_the_action_phase_has_no_effect(scene: Scene, side: str, card: str) -> None:
    """Clause 9.9: nothing has changed; both cards are discarded, an Operation Uranus too."""
    lay_chances(scene, side, card)
    before = everything(scene)
    cancel(scene, side, card)

    assert scene.asks(side, "action")
    assert before == everything(scene)
    assert ([card], []) == (scene.seat(side).discard, scene.pending)
    assert [COUNTER[ENEMY[side]]] == scene.seat(ENEMY[side]).discard

    scene.options()
    lay_chances(scene, side, card)
    carry_out(scene, side, card)
    assert before != everything(scene), "the event does nothing in this scene anyway"


@pytest.mark.rule("sg-9.9")
@pytest.mark.parametrize(("side", "card"), events("battle"))
def test_a_cancelled_battle_event_has_no_effect(scene: Scene, side: str, card: str) -> None:
    """Clause 9.9: totals, Rubble and losses to come are as they were, and both cards are discarded."""
    lay_battle(scene, side, card)
    before = everything(scene)
    cancel(scene, side, card)

    assert scene.asks(ENEMY[side], "event")
    assert before == everything(scene)
    assert ([card], []) == (scene.seat(side).discard, scene.pending)
    assert [COUNTER[ENEMY[side]]] == scene.seat(ENEMY[side]).discard

    scene.options()
    lay_battle(scene, side, card)
    carry_out(scene, side, card)
    assert before != everything(scene), "the event does nothing in this scene anyway"


@pytest.mark.rule("sg-9.10")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("reactions", [0, 1, 2, 3, 4, 5, 6])
def test_a_cancelled_reaction_leaves_what_it_answered_as_it_was(
    scene: Scene, attacker: str, reactions: int
) -> None:
    """Clause 9.10: each reaction of a chain cancels the one before; an even number saves the event."""
    defender = ENEMY[attacker]
    meet(scene, attacker, own=[EVENT[attacker], *[COUNTER[attacker]] * 3], other=[COUNTER[defender]] * 3)
    scene.seat(attacker).plays(EVENT[attacker])

    for place in range(reactions):
        side = attacker if place % 2 else defender
        scene.seat(side).plays(COUNTER[side])
    nobody_reacts(scene)

    assert scene.asks(defender, "event")
    assert COMBAT[attacker] + (0 if reactions % 2 else BONUS) == scene.seat(attacker).total
    used = {defender: (reactions + 1) // 2, attacker: reactions // 2}
    assert [COUNTER[defender]] * used[defender] == scene.seat(defender).discard
    assert sorted([EVENT[attacker], *[COUNTER[attacker]] * used[attacker]]) == scene.seat(attacker).discard


@pytest.mark.rule("sg-9.10")
def test_a_cancelled_counter_lets_an_operation_uranus_come_into_play(scene: Scene) -> None:
    """Clause 9.10: Operation Winter Storm is cancelled, the Germans lose their Ration all the same."""
    force = PLAIN["german"][0]
    scene.german(hand=["operation-winter-storm"], control={1: [force]}, rations={force: 3})
    scene.soviet(hand=["operation-uranus", "maskirovka"])
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")
    scene.german.plays("operation-winter-storm")
    scene.soviet.plays("maskirovka")

    assert scene.asks("soviet", "action")
    assert (["operation-uranus"], 2) == (scene.in_play, scene.german.rations(force))
    assert (["operation-winter-storm"], ["maskirovka"]) == (scene.german.discard, scene.soviet.discard)
