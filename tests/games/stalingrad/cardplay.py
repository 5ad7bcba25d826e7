"""Battles and plays of events that the scenes of single cards share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.seat import SceneSeat
from tests.games.stalingrad.skirmish import BATTLEFIELD, ENEMY, FORCE, TOP

# A card of each side that is no battle event: whoever holds it is asked, so the battle waits.
SPARE: Final = {"german": "iron-cross", "soviet": "workers-battalions"}
# A Force of each side with so many Rations that it absorbs all losses of a battle; with that many medals
# it absorbs by retreat or destruction whatever the retreats of others leave.
SPONGE: Final = {"german": "369th-croatian-reinforced-regiment", "soviet": "42nd-rifle-brigade"}
PLENTY: Final = 60
STURDY: Final = 20


def unanswered(scene: Scene, side: str, *cards: str) -> None:
    """Play events one after the other; the enemy answers none and plays none of his own in between."""
    enemy = scene.seat(ENEMY[side])
    for card in cards:
        while scene.asks(enemy.name, "event"):
            enemy.passes()
        scene.seat(side).plays(card)
        if scene.asks(enemy.name, "react"):
            enemy.passes()


def rules_told(scene: Scene, id: str) -> set[str]:
    """Return the clauses that notices of this id cite."""
    return {notice.rule for notice in scene.told(id)}


def totals(scene: Scene) -> tuple[int, int]:
    """Return the Combat totals, the German one first."""
    return scene.german.total, scene.soviet.total


def battle(
    scene: Scene,
    attacker: str,
    german: Sequence[str] = (),
    soviet: Sequence[str] = (),
    forces: Mapping[str, Sequence[str]] | None = None,
    location: str = BATTLEFIELD,
    medals: Mapping[str, Mapping[str, int]] | None = None,
) -> None:
    """Begin a battle with these hands, a spare card each, and one plain Force each or these *forces*."""
    begin(scene, attacker, {"german": german, "soviet": soviet}, forces or {}, location, medals or {})


def battle_with(
    scene: Scene,
    attacker: str,
    side: str,
    cards: Sequence[str],
    forces: Mapping[str, Sequence[str]] | None = None,
    medals: Mapping[str, Mapping[str, int]] | None = None,
) -> None:
    """Begin such a battle in which only *side* has cards, and let the others pass until it is asked."""
    begin(scene, attacker, {side: cards, ENEMY[side]: []}, forces or {}, BATTLEFIELD, medals or {})
    scene.passes_until(side, "event")


def begin(
    scene: Scene,
    attacker: str,
    hands: Mapping[str, Sequence[str]],
    forces: Mapping[str, Sequence[str]],
    location: str,
    medals: Mapping[str, Mapping[str, int]],
) -> None:
    """Lay what a battle needs, with decks whose cards cancel out, and attack."""
    scene.row(location)
    for side in ENEMY:
        standing = forces.get(side, [FORCE[side]])
        scene.seat(side)(
            hand=[*hands[side], SPARE[side]],
            deck=[TOP[side]] * 2,
            control={1: standing},
            rations={SPONGE[side]: PLENTY} if SPONGE[side] in standing else {},
            medals=medals.get(side, {}),
        )
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(location)


def absorbed_by_retreat(scene: Scene, side: str, force: str) -> int:
    """Let everybody pass until *side* absorbs losses, retreat *force* and return what that absorbed."""
    seat: SceneSeat = scene.seat(side)
    until_losses(scene, side)
    before = seat.losses
    seat.retreats(force)
    assert scene.asks(side, "losses"), "nothing is left to tell by"
    return before - seat.losses


def until_losses(scene: Scene, side: str) -> None:
    """Let everybody pass, and the other side burn Rations, until *side* absorbs losses."""
    scene.nobody_plays()
    while scene.asks(ENEMY[side], "losses"):
        burn_one(scene)
    assert scene.asks(side, "losses"), scene.asking


def burn_off(scene: Scene) -> None:
    """Let everybody pass and both sides absorb their losses with Rations, to the end of the battle."""
    scene.nobody_plays()
    while scene.kind == "losses":
        burn_one(scene)


def burn_one(scene: Scene) -> None:
    """Let the side that is asked burn a Ration of its last Force."""
    seat = scene.seat(scene.asked)
    seat.burns(seat.offered("burn")[-1])
