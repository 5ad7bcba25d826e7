### Battle for Stalingrad: what its sentences are about. Every id of the game begins with sg-.
### Parts of sentences begin small: a finished sentence gets its capital by itself.
### Names of cards bear no article here. In a sentence they stand in « » behind a noun that has gender and
### number (l'unité, la carte, l'objectif, la zone), in options and lists bare behind a colon: no name is
### ever elided or contracted with what comes before it.

## Players.

sg-player-german = le joueur allemand
sg-player-soviet = le joueur soviétique

## Types, abilities and keywords.

sg-type-infantry = infanterie
sg-type-motorised = infanterie motorisée
sg-type-tanks = chars
sg-type-engineers = génie

sg-ability-mobile = mobile
sg-ability-assault = assaut
sg-ability-defence = défense
sg-ability-stubborn = tenace
sg-ability-sappers = sapeurs

sg-keyword-air = aviation
sg-keyword-artillery = artillerie
sg-keyword-uranus = Uranus

## Zones. Those of the table are named by their Location; as a spot they stand in brackets.

sg-zone-control = la zone de contrôle « { $location } »
sg-zone-perimeter = la zone périphérique « { $location } »
sg-spot-control = zone de contrôle « { $location } »
sg-spot-perimeter = zone périphérique « { $location } »
sg-zone-hand = main
sg-zone-deck = pioche
sg-zone-discard = défausse
sg-zone-pile = pile d’unités
sg-zone-chosen = unités choisies
sg-zone-lost = unités détruites
sg-zone-pending = cartes annoncées
sg-zone-in-play = cartes en jeu
sg-zone-flipped = cartes révélées
sg-zone-row = rangée d’objectifs
sg-zone-locations = objectifs hors de la rangée

## Numbers of things.

sg-rations =
    { $rations ->
        [one] { $rations } ration
       *[other] { $rations } rations
    }
sg-losses =
    { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    }
sg-free = gratuit
sg-rubble-of = décombres : { $rubble } sur { $limit }
sg-destroyed = objectif détruit

## How many Forces stand in a zone, those of the reader ($own) and of the enemy.

sg-there =
    { $own ->
        [0] { $enemy ->
            [0] vide
            [one] { $enemy } unité ennemie
           *[other] { $enemy } unités ennemies
        }
        [1] { $enemy ->
            [0] une de vos unités
            [1] une de vos unités et une de l’ennemi
           *[other] une de vos unités et { $enemy } de l’ennemi
        }
       *[other] { $enemy ->
            [0] { $own } de vos unités
            [1] { $own } de vos unités et une de l’ennemi
           *[other] { $own } de vos unités et { $enemy } de l’ennemi
        }
    }

## What a firefight value does: plus for the side that plays the card, minus for its enemy.

sg-firefight-own = total +{ $amount }
sg-firefight-enemy = total adverse −{ $amount }
