### Battle for Stalingrad: what its sentences are about. Every id of the game begins with sg-.
### Parts of sentences begin small: a finished sentence gets its capital by itself.
### Wherever a sentence has $who, it also has $side, german or soviet, to choose by.

## Players.

sg-player-german = the German player
sg-player-soviet = the Soviet player

## Types, abilities and keywords.

sg-type-infantry = infantry
sg-type-motorised = motorised
sg-type-tanks = tanks
sg-type-engineers = engineers

sg-ability-mobile = mobile
sg-ability-assault = assault
sg-ability-defence = defence
sg-ability-stubborn = stubborn
sg-ability-sappers = sappers

sg-keyword-air = air
sg-keyword-artillery = artillery
sg-keyword-uranus = Uranus

## Zones. Those of the table are named by their Location; as a spot they stand in brackets.

sg-zone-control = the Control zone of { $location }
sg-zone-perimeter = the Perimeter zone of { $location }
sg-spot-control = Control zone of { $location }
sg-spot-perimeter = Perimeter zone of { $location }
sg-zone-hand = hand
sg-zone-deck = Action deck
sg-zone-discard = discard pile
sg-zone-pile = Force pile
sg-zone-chosen = Forces chosen
sg-zone-lost = Forces destroyed
sg-zone-pending = cards announced
sg-zone-in-play = cards in play
sg-zone-flipped = cards turned up
sg-zone-row = row of Locations
sg-zone-locations = Locations not in the row

## Numbers of things.

sg-rations =
    { $rations ->
        [one] 1 Ration
       *[other] { $rations } Rations
    }
sg-losses =
    { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }
sg-free = free
sg-rubble-of = { $rubble } of { $limit } Rubble
sg-destroyed = Destroyed

## How many Forces stand in a zone, those of the reader ($own) and of the enemy.

sg-there =
    { $own ->
        [0] { $enemy ->
            [0] nobody there
            [one] 1 enemy Force there
           *[other] { $enemy } enemy Forces there
        }
       *[other] { $enemy ->
            [0] { $own } of yours there
           *[other] { $own } of yours and { $enemy } of the enemy there
        }
    }

## What a firefight value does: plus for the side that plays the card, minus for its enemy.

sg-firefight-own = own total +{ $amount }
sg-firefight-enemy = enemy total −{ $amount }
