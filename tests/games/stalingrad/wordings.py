"""How every question of Stalingrad and its options read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.stalingrad.questions import (
    acting,
    acting_for_the_soviet_side,
    airlifting,
    answering_an_event,
    bombing,
    choosing,
    choosing_with_the_last_point,
    decorating,
    engaging,
    engaging_more,
    fighting,
    firing,
    firing_last,
    flipping,
    infiltrating,
    infiltrating_there,
    losing,
    losing_one,
    marching,
    marching_on,
    moving,
    moving_between_control_zones,
    moving_free,
    paying,
    paying_the_last,
    placing,
    reacting,
    reacting_again,
    resupplying,
    sniping,
    stationing,
    supplying,
    supplying_the_last,
    winning_a_medal,
)
from tests.games.stalingrad.scene import Scene

# Of each scene: the question and the options as the seat reads them that is asked.
QUESTIONS: Final[list[tuple[Callable[[Scene], None], str, list[str]]]] = [
    (
        choosing,
        "Set-up: which Force do you choose? 6 points of Force value are left.",
        [
            "Choose no more Forces",
            "Choose Workers' Militia (value 1, Combat 1, 1 Ration, defence)",
        ],
    ),
    (
        choosing_with_the_last_point,
        "Set-up: which Force do you choose? 1 point of Force value is left.",
        [
            "Choose no more Forces",
            "Choose 42nd Rifle Brigade (value 1, Combat 1, 2 Rations)",
            "Choose 149th Rifle Brigade (value 1, Combat 1, 2 Rations)",
            "Choose 115th Rifle Brigade (value 1, Combat 1, 2 Rations)",
            "Choose Workers' Militia (value 1, Combat 1, 1 Ration, defence)",
        ],
    ),
    (
        placing,
        "Set-up: where do you place 384th Infantry Division?",
        [
            "Place it in the Perimeter zone of Mamayev Kurgan (nobody there)",
            "Place it in the Perimeter zone of Pavlov's House (1 of yours there)",
            "Place it in the Perimeter zone of Grain Elevator (nobody there)",
            "Place it in the Perimeter zone of Red October Steel Works (nobody there)",
            "Place it in the Perimeter zone of Lazur Chemical Plant (nobody there)",
        ],
    ),
    (
        supplying,
        "Supply from Mamayev Kurgan: which Force gets the next Ration? 3 are left.",
        [
            "Give a Ration to 71st Infantry Division (Control zone of Mamayev Kurgan, 4 Rations)",
            "Give a Ration to 16th Panzer Division (Perimeter zone of Mamayev Kurgan, 5 Rations)",
        ],
    ),
    (
        supplying_the_last,
        "Supply from Mamayev Kurgan: which Force gets the last Ration?",
        [
            "Give a Ration to 71st Infantry Division (Control zone of Mamayev Kurgan, 6 Rations)",
            "Give a Ration to 16th Panzer Division (Perimeter zone of Mamayev Kurgan, 5 Rations)",
        ],
    ),
    (
        airlifting,
        "Ju 52 Airlift: which Force gets the next Ration? 4 are left.",
        [
            "Give a Ration to 71st Infantry Division (Control zone of Mamayev Kurgan, 1 Ration)",
            "Give a Ration to 16th Panzer Division (Perimeter zone of Mamayev Kurgan, 5 Rations)",
        ],
    ),
    (
        resupplying,
        "Resupply: which Force gets the last Ration?",
        [
            "Give a Ration to Workers' Militia (Perimeter zone of Mamayev Kurgan, 2 Rations)",
            "Give a Ration to 95th Rifle Division (Control zone of Pavlov's House, 3 Rations)",
        ],
    ),
    (
        acting,
        "Turn 4, Action phase: what do you do?",
        [
            "End the Action phase",
            "Play Carpet Bombing (at one Location 1 Ration lost by each enemy Force, 2 Rubble)",
            "Play Kampfgruppe (reinforce with 79th Infantry Division for 1 card)",
            "Play Operation Winter Storm (an enemy Uranus card leaves play)",
            "Discard Heavy Artillery for 2 Rations",
            "Discard Carpet Bombing for 2 Rations",
            "Discard Kampfgruppe for 2 Rations",
            "Discard Operation Winter Storm for 2 Rations",
            "Move 16th Panzer Division (Perimeter zone of Mamayev Kurgan, 0 Rations)",
            "Move 71st Infantry Division (Control zone of Pavlov's House, 1 Ration)",
            "Attack at Pavlov's House (up to 6 against 7)",
            "Reinforce with 79th Infantry Division for 3 cards",
        ],
    ),
    (
        acting_for_the_soviet_side,
        "Turn 1, Action phase: what do you do?",
        [
            "End the Action phase",
            "Play Operation Uranus (each enemy Force loses 1 Ration, stays in play, 6 of them win)",
            "Play Sewer Infiltration (from anywhere free to any Control zone)",
            "Play 62nd Army Headquarters (draw 3 cards)",
            "Play General Winter (each enemy Force in a Control zone loses 1 Ration)",
            "Discard Operation Uranus for 2 Rations",
            "Discard Sewer Infiltration for 2 Rations",
            "Discard 62nd Army Headquarters for 2 Rations",
            "Discard General Winter for 2 Rations",
            "Reinforce with 10th NKVD Rifle Division for 1 card",
        ],
    ),
    (
        reacting,
        "The Soviet player announces Operation Uranus. Do you answer?",
        [
            "Do not answer",
            "Play Signals Intercept (cancels the card announced)",
            "Play Operation Winter Storm (cancels a Uranus card announced)",
        ],
    ),
    (
        reacting_again,
        "The German player answers Operation Uranus with Operation Winter Storm. Do you answer that?",
        [
            "Do not answer",
            "Play Maskirovka (cancels the card announced)",
        ],
    ),
    (
        moving,
        "Where do you move 71st Infantry Division?",
        [
            "Enter the Control zone of Mamayev Kurgan (1 Ration, 2 enemy Forces there)",
            "Enter the Perimeter zone of Pavlov's House (1 Ration, 1 of yours there)",
            "Enter the Perimeter zone of Grain Elevator (1 Ration, nobody there)",
            "Enter the Perimeter zone of Red October Steel Works (1 Ration, nobody there)",
            "Enter the Perimeter zone of Lazur Chemical Plant (1 Ration, nobody there)",
        ],
    ),
    (
        moving_free,
        "Where do you move 16th Panzer Division?",
        [
            "Enter the Control zone of Mamayev Kurgan (free, 1 enemy Force there)",
            "Enter the Perimeter zone of Pavlov's House (free, 1 of yours there)",
            "Enter the Perimeter zone of Grain Elevator (free, nobody there)",
            "Enter the Perimeter zone of Red October Steel Works (free, nobody there)",
            "Enter the Perimeter zone of Lazur Chemical Plant (free, nobody there)",
        ],
    ),
    (
        moving_between_control_zones,
        "Where do you move 94th Infantry Division?",
        [
            "Enter the Control zone of Pavlov's House (1 Ration, 1 of yours and 1 of the enemy there)",
            "Enter the Control zone of Red October Steel Works (1 Ration, nobody there)",
            "Enter the Control zone of Lazur Chemical Plant (1 Ration, nobody there)",
        ],
    ),
    (
        engaging,
        "Attack at Lazur Chemical Plant: which Force attacks? Each pays 1 Ration.",
        [
            "Send 16th Panzer Division into the attack (Combat 7, 5 Rations)",
            "Send 71st Infantry Division into the attack (Combat 7, 4 Rations)",
            "Send 94th Infantry Division into the attack (Combat 3, 1 Ration)",
        ],
    ),
    (
        engaging_more,
        "Attack at Lazur Chemical Plant: which Force attacks as well? Each pays 1 Ration.",
        [
            "Begin the attack with 16th Panzer Division and 71st Infantry Division",
            "Send 94th Infantry Division into the attack (Combat 3, 1 Ration)",
        ],
    ),
    (
        fighting,
        "Battle at Pavlov's House, your total 5 against 8: do you play an event?",
        [
            "Pass",
            "Play Stuka Dive-Bombers (own total +4, 1 Rubble)",
            "Play Panzer Thrust (own total +4 if armoured, otherwise +2)",
            "Play Pioneer Assault (own total +3, note struck out, enemy retreats absorb 1 less)",
            "Play Hold at All Costs (no own retreats, first 3 losses ignored)",
            "Play Assault Guns (own total +3, 1 loss ignored)",
        ],
    ),
    (
        answering_an_event,
        "Battle at Pavlov's House, your total 8 against 5: do you play an event?",
        [
            "Pass and go on to the firefight",
            "Play Guns across the Volga (enemy total \N{MINUS SIGN}3)",
            "Play Hugging the Enemy (enemy air and artillery events without effect)",
            "Play Factory T-34s (own total +4 if armoured or at Dzerzhinsky Tractor Works, otherwise +2)",
            "Play Barricades and Mines (own total +3)",
        ],
    ),
    (
        firing,
        "Battle at Pavlov's House, your total 8 against 8: do you play a card in the firefight?",
        [
            "Pass",
            "Fire Guns across the Volga (enemy total \N{MINUS SIGN}1)",
            "Fire Hugging the Enemy (enemy total \N{MINUS SIGN}1)",
            "Fire Factory T-34s (own total +2)",
            "Fire Barricades and Mines (enemy total \N{MINUS SIGN}1)",
        ],
    ),
    (
        firing_last,
        "Battle at Pavlov's House, your total 8 against 8: do you play a card in the firefight?",
        [
            "Pass and end the firefight",
            "Fire Stuka Dive-Bombers (enemy total \N{MINUS SIGN}2)",
            "Fire Panzer Thrust (own total +2)",
            "Fire Pioneer Assault (own total +3)",
            "Fire Assault Guns (own total +2)",
        ],
    ),
    (
        flipping,
        "Battle at Barrikady Gun Factory, your total 1 against 5: which of the cards turned up do you use?",
        [
            "Use Operation Uranus (own total +3)",
            "Use Snipers (enemy total \N{MINUS SIGN}1)",
        ],
    ),
    (
        losing,
        "Battle at Red October Steel Works: how do you absorb 9 losses? "
        "Say who retreats, then who is destroyed, then burn Rations for the rest.",
        [
            "Retreat 138th Rifle Division (absorbs 5)",
            "Retreat Workers' Militia (absorbs 3)",
            "Destroy 138th Rifle Division (absorbs 14, its Rations included)",
            "Destroy Workers' Militia (absorbs 5, its Rations included)",
            "Burn 1 of 8 Rations of 138th Rifle Division (absorbs 1)",
        ],
    ),
    (
        losing_one,
        "Battle at Grain Elevator: how do you absorb 1 loss? "
        "Say who retreats or is destroyed, or burn a Ration.",
        [
            "Retreat 42nd Rifle Brigade (absorbs 2)",
            "Destroy 42nd Rifle Brigade (absorbs 4, its Rations included)",
            "Burn the last Ration of 42nd Rifle Brigade (absorbs 1)",
        ],
    ),
    (
        winning_a_medal,
        "Battle at Grain Elevator: all enemies engaged are destroyed. Which Force gets the medal?",
        [
            "Decorate 16th Panzer Division (Control zone of Grain Elevator)",
            "Decorate 71st Infantry Division (Control zone of Grain Elevator, 1 medal)",
        ],
    ),
    (
        paying,
        "Reinforcing with 79th Infantry Division (price 3): which card do you pay? 3 are left to pay.",
        [
            "Pay Heavy Artillery",
            "Pay Night March",
        ],
    ),
    (
        paying_the_last,
        "Reinforcing with 79th Infantry Division (price 3): which card do you pay? 1 is left to pay.",
        [
            "Pay Night March",
            "Pay Iron Cross",
            "Pay Exploitation",
        ],
    ),
    (
        stationing,
        "Where do you place 76th Infantry Division?",
        [
            "Place it in the Perimeter zone of Mamayev Kurgan (nobody there)",
            "Place it in the Perimeter zone of Pavlov's House (1 of yours there)",
            "Place it in the Perimeter zone of Grain Elevator (nobody there)",
            "Place it in the Perimeter zone of Red October Steel Works (nobody there)",
            "Place it in the Perimeter zone of Lazur Chemical Plant (nobody there)",
        ],
    ),
    (
        marching,
        "Night March: which Force moves? 3 more may move.",
        [
            "Move no more Forces",
            "Move 94th Infantry Division (Control zone of Mamayev Kurgan, 0 Rations)",
            "Move 71st Infantry Division (Perimeter zone of Pavlov's House, 4 Rations)",
        ],
    ),
    (
        marching_on,
        "Where do you move 94th Infantry Division?",
        [
            "Enter the Control zone of Pavlov's House (free, nobody there)",
            "Enter the Control zone of Grain Elevator (free, nobody there)",
            "Enter the Control zone of Red October Steel Works (free, nobody there)",
            "Enter the Control zone of Lazur Chemical Plant (free, nobody there)",
        ],
    ),
    (
        infiltrating,
        "Exploitation: which Force moves?",
        [
            "Move 71st Infantry Division (Control zone of Mamayev Kurgan, 4 Rations)",
            "Move 94th Infantry Division (Control zone of Mamayev Kurgan, 3 Rations)",
        ],
    ),
    (
        infiltrating_there,
        "Where do you move 94th Infantry Division?",
        [
            "Enter the Control zone of Pavlov's House (free, 1 enemy Force there)",
            "Enter the Control zone of Grain Elevator (free, nobody there)",
            "Enter the Control zone of Red October Steel Works (free, nobody there)",
            "Enter the Control zone of Lazur Chemical Plant (free, nobody there)",
        ],
    ),
    (
        decorating,
        "Order of Lenin: which Force gets the medal?",
        [
            "Decorate 95th Rifle Division (Control zone of Mamayev Kurgan)",
            "Decorate 45th Rifle Division (Control zone of Mamayev Kurgan, 1 medal)",
            "Decorate 138th Rifle Division (Control zone of Pavlov's House, 2 medals)",
        ],
    ),
    (
        bombing,
        "Carpet Bombing: which Location do you bomb?",
        [
            "Bomb Mamayev Kurgan (2 enemy Forces in the Control zone, 4 of 10 Rubble)",
            "Bomb Pavlov's House (no enemy Force in the Control zone, 0 of 6 Rubble)",
            "Bomb Grain Elevator (1 enemy Force in the Control zone, Destroyed)",
            "Bomb Lazur Chemical Plant (no enemy Force in the Control zone, 0 of 7 Rubble)",
        ],
    ),
    (
        sniping,
        "Snipers: which Force do you aim at?",
        [
            "Aim at 71st Infantry Division (Control zone of Mamayev Kurgan, 1 Ration)",
            "Aim at 94th Infantry Division (Control zone of Pavlov's House, 3 Rations)",
        ],
    ),
]
