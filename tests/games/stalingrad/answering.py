"""Events that scenes announce and the reactions that answer them, in a battle or in the Action phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.games.stalingrad.cardplay import battle
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE

# The reaction of each side that cancels any event.
COUNTER: Final = {"german": "signals-intercept", "soviet": "maskirovka"}
# A battle event of each side for either role, and what it gives a Force that is not armoured.
EVENT: Final = {"german": "panzer-thrust", "soviet": "factory-t-34s"}
BONUS: Final = 2
# An event of each side for the Action phase, which brings 3 Rations.
SUPPLY: Final = {"german": "supply-column", "soviet": "workers-battalions"}
# A Force of each side of value 3.
RECRUIT: Final = {"german": "71st-infantry-division", "soviet": "138th-rifle-division"}


def meet(scene: Scene, attacker: str, own: Sequence[str] = (), other: Sequence[str] = ()) -> None:
    """Begin a battle: the attacker holds his *own* cards, the defender the *other*, and each a spare one."""
    hands = {attacker: own, ENEMY[attacker]: other}
    battle(scene, attacker, german=hands["german"], soviet=hands["soviet"])


def announce_supply(scene: Scene, side: str, own: Sequence[str] = (), other: Sequence[str] = ()) -> None:
    """Let *side*, which holds its *own* cards besides, announce 3 Rations for a Force that has none."""
    scene.seat(side)(hand=[SUPPLY[side], *own], control={1: [FORCE[side]]}, rations={FORCE[side]: 0})
    scene.seat(ENEMY[side])(hand=other)
    scene.starts_actions(side)
    scene.seat(side).plays(SUPPLY[side])


def nobody_reacts(scene: Scene) -> None:
    """Let everybody pass who is asked for a reaction."""
    while scene.kind == "react":
        scene.seat(scene.asked).passes()
