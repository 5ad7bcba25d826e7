"""Doctrine: the numbers that a rule-of-thumb player weighs things by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Doctrine:
    """What the player cares for; worths are measured in Action cards.

    The numbers were found by letting players with slightly different ones play one another.
    """

    # What a Ration is worth to a defender, and to those who take it from an enemy.
    ration: float = 0.27
    # What a Ration is worth to an attacker, who spends them on moves and on the attack.
    effort: float = 0.6
    # What a Force is worth for each point of its value.
    body: float = 0.8
    # What a Force is worth besides.
    force: float = 0.5
    # What a medal is worth.
    medal: float = 1.0
    # What a retreat costs a defender.
    retreat: float = 0.4
    # What a retreat costs an attacker.
    recoil: float = 0.4
    # What Controlling a Location is worth for each card that it brings.
    hold: float = 1.2
    # What Controlling a Location is worth for each Ration that it yields.
    harvest: float = 0.3
    # What it costs if the enemy is about to Control all five Locations.
    doom: float = 40.0
    # What it costs if one Location more would do for the enemy.
    peril: float = 2.0
    # What it costs if two Locations more would do for the enemy.
    worry: float = 0.5
    # What the last of the five Locations is worth.
    victory: float = 40.0
    # The gain that calls for an attack.
    attack: float = 0.3
    # The share of a card's power that counts in the forecast of a battle.
    help: float = 0.3
    # How many cards of a hand count in the forecast of a battle.
    helpers: int = 4
    # What each point of Combat weighs when it is decided who comes to an attack.
    mass: float = 1.0
    # What a Ration costs that a card must bring before an attack.
    feed: float = 0.2
    # The cards in hand above which one may be spent on Rations for an attack.
    purse: int = 1
    # The least that a card in hand is worth.
    card: float = 1.0
    # How many times its worth a card must bring in a battle.
    spend: float = 1.25
    # How many times its worth a card must bring that moves Forces.
    steal: float = 1.0
    # What each card saved in buying a Force is worth.
    discount: float = 0.9
    # The cards kept in hand when a Force is bought.
    reserve: int = 0
    # How many firefight cards are weighed together.
    volley: int = 5
    # The cards in hand above which one is turned into Rations for a starving Force.
    larder: int = 5
    # The Rations wanted on each Force.
    comfort: int = 3
    # What an enemy card must do to be cancelled.
    counter: float = 1.6
    # What a point of Combat is worth at set-up.
    setup_combat: float = 1.0
    # What a Ration is worth at set-up.
    setup_ration: float = 0.5
    # What one more Force is worth at set-up.
    setup_force: float = 1.0
    # What it is worth at set-up that an attacker moves fast.
    setup_mobile: float = 0.5
    # The share of the harm of an attack to come that counts against standing in a Control zone.
    exposure: float = 0.25
    # The share of the enemy's own losses that makes up for that harm.
    revenge: float = 0.5
    # The share of the strength of enemies behind other Locations that counts in an attack to come.
    march: float = 0.5
    # The share of a Location's worth that standing there beside the enemy keeps.
    deny: float = 0.7
    # The Locations not under enemy control below which one more is worth a worry.
    footholds: int = 3
    # The spread of a guess, as a share of the value.
    noise: float = 1.0


RECRUIT: Final = Doctrine()
# Found by `eastfront lab tune stalingrad`, but for what speed is worth at set-up.
SERGEANT: Final = Doctrine(
    ration=0.237,
    effort=0.498,
    body=1.06,
    force=0.613,
    medal=1.0,
    retreat=0.315,
    recoil=0.45,
    hold=1.38,
    harvest=0.249,
    doom=42.4,
    peril=1.68,
    worry=0.61,
    victory=38.7,
    attack=0.272,
    help=0.361,
    mass=1.09,
    feed=0.2,
    card=1.11,
    spend=1.26,
    steal=0.97,
    discount=1.15,
    counter=1.44,
    setup_combat=0.898,
    setup_ration=0.422,
    setup_force=1.02,
    setup_mobile=2.0,
    exposure=0.189,
    revenge=0.638,
    march=0.458,
    deny=0.849,
    noise=0.0,
)
