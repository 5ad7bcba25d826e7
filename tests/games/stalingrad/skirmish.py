"""Battles that scenes share: one Force against one, and one whose number of losses a test sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.seat import SceneSeat

ENEMY: Final = {"german": "soviet", "soviet": "german"}
ATTACKERS: Final = ["german", "soviet"]
BATTLEFIELD: Final = "grain-elevator"
# A Force of each side without abilities: Combat 4 and 5, Rations 4 and 3.
FORCE: Final = {"german": "295th-infantry-division", "soviet": "37th-guards-rifle-division"}
COMBAT: Final = {"german": 4, "soviet": 5}
# A Force of Combat 1 of each side; medals set its total.
DIAL: Final = {"german": "369th-croatian-reinforced-regiment", "soviet": "42nd-rifle-brigade"}
# Turned up, these cancel out: 1 for the German, 1 from the German.
TOP: Final = {"german": "supply-column", "soviet": "snipers"}


def clash(
    scene: Scene,
    attacker: str = "german",
    german: Sequence[str] = (),
    soviet: Sequence[str] = (),
    tops: Mapping[str, str] = TOP,
    rations: int | None = None,
) -> None:
    """Let FORCE of one side attack that of the other at BATTLEFIELD, with these hands.

    Both have the Rations printed on them, or so many *rations*.
    """
    for side, hand in (("german", german), ("soviet", soviet)):
        supplied = {} if rations is None else {FORCE[side]: rations}
        scene.seat(side)(hand=hand, deck=[tops[side]], control={1: [FORCE[side]]}, rations=supplied)
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks(BATTLEFIELD)


def defends(
    scene: Scene,
    side: str,
    forces: Sequence[str],
    losses: int,
    rations: Mapping[str, int] | None = None,
    medals: Mapping[str, int] | None = None,
    behind: Sequence[str] = (),
    location: str = BATTLEFIELD,
) -> SceneSeat:
    """Attack *forces*, so that they must absorb *losses*; return their seat.

    *behind* stand in the Perimeter zone.
    """
    lay(scene, side, forces, losses, rations, medals, behind, location)
    scene.starts_actions(ENEMY[side])
    scene.seat(ENEMY[side]).attacks(location)
    assert losses == scene.seat(side).must_lose
    return scene.seat(side)


def attacks(
    scene: Scene,
    side: str,
    forces: Sequence[str],
    losses: int,
    rations: Mapping[str, int] | None = None,
    medals: Mapping[str, int] | None = None,
    behind: Sequence[str] = (),
    location: str = BATTLEFIELD,
    with_: Sequence[str] = (),
) -> SceneSeat:
    """Let *forces* attack, or only *with_*, and absorb *losses* once the defender has; return their seat."""
    lay(scene, side, forces, losses, rations, medals, behind, location)
    scene.starts_actions(side)
    scene.seat(side).attacks(location, with_=with_)
    takes_anything(scene, ENEMY[side])
    assert losses == scene.seat(side).must_lose
    return scene.seat(side)


def lay(
    scene: Scene,
    side: str,
    forces: Sequence[str],
    losses: int,
    rations: Mapping[str, int] | None,
    medals: Mapping[str, int] | None,
    behind: Sequence[str],
    location: str,
) -> None:
    """Lay *forces* against a Force whose total comes to *losses*."""
    enemy = ENEMY[side]
    scene.row(location)
    scene.seat(side)(
        deck=[TOP[side]], control={1: forces}, perimeter={1: behind}, rations=rations, medals=medals
    )
    scene.seat(enemy)(deck=[TOP[enemy]], control={1: [DIAL[enemy]]}, medals={DIAL[enemy]: losses - 1})


def takes_anything(scene: Scene, side: str) -> None:
    """Let a side absorb its losses by Rations if it can, and else by whatever is offered first."""
    while scene.asks(side, "losses"):
        burning = [option for option in scene.offered if option.startswith("burn ")]
        verb, _, force = (burning or scene.offered)[0].partition(" ")
        scene.seat(side).chooses(verb, force)
