"""Forces that must absorb losses: what the clauses say of them, and where the picks offered lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eastfront.games.stalingrad.state import StalingradState
from tests.games.stalingrad.allocations import DESTROYED, RETREATS, STAYS, Fate, Fates, Fighter, Plight
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.seat import SceneSeat
from tests.games.stalingrad.skirmish import BATTLEFIELD, DIAL, ENEMY, TOP, takes_anything

# Forces that fill a Perimeter zone.
BEHIND: Final = {
    "german": ["389th-infantry-division", "94th-infantry-division", "371st-infantry-division"],
    "soviet": ["45th-rifle-division", "244th-rifle-division", "131st-rifle-division"],
}
# Orders to hold: no retreats, and the first 3 losses are ignored.
HOLD: Final = {"german": "hold-at-all-costs", "soviet": "order-no-227"}
SPARED: Final = 3
# Where each retreat of a defender absorbs 1 more.
STEEL_WORKS: Final = "red-october-steel-works"


@dataclass(frozen=True)
class Stand:
    """Forces of a side that are attacked, or attack; *room* is left in their Perimeter zone."""

    side: str
    forces: tuple[str, ...]
    rations: tuple[int, ...]
    medals: tuple[int, ...]
    room: int = 3
    held: bool = False
    location: str = BATTLEFIELD
    attacks: bool = False

    def plight(self, losses: int) -> Plight:
        """Return the case by what the clauses say that each Force absorbs."""
        numbers = zip(self.forces, self.rations, self.medals, strict=True)
        fighters = [self.fighter(force, rations, medals) for force, rations, medals in numbers]
        return Plight(tuple(fighters), losses, 0 if self.held else self.room)

    def fighter(self, force: str, rations: int, medals: int) -> Fighter:
        """Return what a Force absorbs (sg-8.3, sg-8.7, sg-8.19, sg-10.5, sg-11.5)."""
        card = game().card_set.definitions[card_number(force)]
        sheltered = self.location == STEEL_WORKS and not self.attacks
        retreat = 2 + medals + ("stubborn" in card.abilities) + sheltered
        return Fighter(retreat, max(2 + card.value, retreat + 1), rations)

    def most(self) -> int:
        """Return how many losses all Forces together absorb."""
        return sum(fighter.destruction + fighter.rations for fighter in self.plight(1).fighters)

    def fought(self, losses: int) -> Scene:
        """Return the scene in which these losses are to be absorbed."""
        scene = Scene()
        enemy = ENEMY[self.side]
        scene.row(self.location)
        scene.seat(self.side)(
            hand=[HOLD[self.side]] if self.held else [],
            deck=[TOP[self.side]],
            control={1: self.forces},
            perimeter={1: BEHIND[self.side][self.room :]},
            rations={force: n + self.attacks for force, n in zip(self.forces, self.rations, strict=True)},
            medals=dict(zip(self.forces, self.medals, strict=True)),
        )
        total = losses + SPARED * self.held
        scene.seat(enemy)(deck=[TOP[enemy]], control={1: [DIAL[enemy]]}, medals={DIAL[enemy]: total - 1})
        attacker = self.side if self.attacks else enemy
        scene.starts_actions(attacker)
        scene.seat(attacker).attacks(self.location)
        self.reach_losses(scene)
        assert losses == scene.seat(self.side).must_lose
        return scene

    def reach_losses(self, scene: Scene) -> None:
        """Play the order to hold, if there is one; a defender who is not watched absorbs his losses first."""
        if self.held:
            scene.passes_until(self.side, "event")
            scene.seat(self.side).plays(HOLD[self.side])
            scene.nobody_plays()
        if self.attacks:
            takes_anything(scene, ENEMY[self.side])

    def endings(self, losses: int) -> list[Fates]:
        """Return what every way through the picks offered comes to."""
        scene = self.fought(losses)
        seat = scene.seat(self.side)
        found: list[Fates] = []
        waiting = [scene.state]
        while waiting:
            state = waiting.pop()
            if (state.asked, game().kinds[state.kind]) != (seat.seat, "losses"):
                found.append(tuple(fate_of(seat, state, force) for force in self.forces))
                continue
            for option in state.options:
                after = state.clone()
                game().apply(after, option, [])
                waiting.append(after)
        return found


def fate_of(seat: SceneSeat, state: StalingradState, force: str) -> Fate:
    """Return what has become of a Force."""
    number = card_number(force)
    army = state.seats[seat.seat]
    if army.lost.has(number):
        return DESTROYED, 0
    return STAYS if army.places[0].has(number) else RETREATS, int(state.rations[number])
