### Stalingrad's table in the browser.

## Zones and piles. $side is the name of a side, $location that of a Location.

sgt-zone-control = { $side } Control zone of { $location }
sgt-zone-perimeter = { $side } Perimeter zone of { $location }
sgt-area-control = Control
sgt-area-perimeter = Perimeter
sgt-zone-hand = Hand
sgt-zone-deck = Deck
sgt-zone-discard = Discards
sgt-zone-lost = Lost
sgt-zone-chosen = Chosen, to be placed
sgt-zone-pending = Announced
sgt-zone-in-play = In play
sgt-zone-unused = Locations not in play
sgt-pending-none = Played cards wait here for a reaction.
sgt-middle = Between the sides
sgt-muster = Forces to choose from
sgt-stack-name = { $side }: { $title }
sgt-stack = { $name }, { $count }
sgt-stack-look = { $name }, { $count }, look through them
sgt-hand-known =
    { $count ->
        [one] { $count } card is known
       *[other] { $count } cards are known
    }
sgt-hand-known-title = Known in the { $side } hand
sgt-pile-next = Next Force, of { $count }
sgt-pile-closed =
    { $count ->
        [one] { $count } Force to come
       *[other] { $count } Forces to come
    }

## Sides.

sgt-side = The { $side } side
sgt-side-holds =
    { $held ->
        [one] Controls { $held } Location
       *[other] Controls { $held } Locations
    }
sgt-side-turn = turn { $turn } of { $cap }

## Forces and Locations on the table.

sgt-force-state =
    Combat { $combat }, { $rations ->
        [one] { $rations } Ration
       *[other] { $rations } Rations
    }{ $medals ->
        [0] {""}
        [one] , { $medals } medal
       *[other] , { $medals } medals
    }
sgt-force-value = value { $value }
sgt-force-engaged = engaged in the battle
sgt-force-carried = to be placed now
sgt-held = { $side } Control
sgt-held-contested = Contested
sgt-held-nobody = Nobody's
sgt-location-rubble = { $rubble } of { $limit } Rubble, yields { $rations }
sgt-location-destroyed = Destroyed
sgt-location-fought = attacked now
sgt-glance = The Locations at a glance
sgt-glance-location = { $name }: { $enemy } Forces above, { $own } below
sgt-card-struck = without effect
sgt-card-flipped = turned up

## What a Location's notes change. $amount is a signed number; $what is first, each or a type of Force.

sgt-note-draw = The controller's draws: { $amount }
sgt-note-shelter = The defender's total: { $amount }
sgt-note-price =
    { $what ->
        [first] The controller's price for the first Force of a turn: { $amount }
        [infantry] The controller's price for infantry: { $amount }
        [motorised] The controller's price for motorised Forces: { $amount }
        [tanks] The controller's price for tanks: { $amount }
        [engineers] The controller's price for engineers: { $amount }
       *[each] The controller's price for a Force: { $amount }
    }
sgt-note-toll = The enemy's price for a Force: { $amount }
sgt-note-retreat = A defender's retreat absorbs: { $amount }
sgt-note-flips = Cards the last controller turns up: { $amount }
sgt-note-flips-attacking = Cards the last controller turns up if it attacks: { $amount }
sgt-note-march = The controller's Perimeter moves are free
sgt-note-armour = Combat of armoured Forces: { $amount }

## The battle.

sgt-battle-title = { $side } attack at { $location }
sgt-battle-against = vs
sgt-battle-attacker = { $side }, attacking
sgt-battle-defender = { $side }, defending
sgt-battle-forces = Forces
sgt-battle-retreated = { $force } (retreated)
sgt-battle-held = May not retreat.
sgt-battle-harried = Retreats absorb 1 loss less.
sgt-battle-ignores =
    { $count ->
        [one] Ignores { $count } loss.
       *[other] Ignores { $count } losses.
    }
sgt-battle-muted =
    { $keyword ->
        [air] Air events have no effect.
        [artillery] Artillery events have no effect.
       *[other] Uranus events have no effect.
    }
sgt-battle-losses =
    { $count ->
        [one] { $count } loss to absorb
       *[other] { $count } losses to absorb
    }

## The faces of cards.

sgt-kind-force =
    { $type ->
        [motorised]
            { $side ->
                [german] German Force, motorised
               *[soviet] Soviet Force, motorised
            }
        [tanks]
            { $side ->
                [german] German Force, tanks
               *[soviet] Soviet Force, tanks
            }
        [engineers]
            { $side ->
                [german] German Force, engineers
               *[soviet] Soviet Force, engineers
            }
       *[infantry]
            { $side ->
                [german] German Force, infantry
               *[soviet] Soviet Force, infantry
            }
    }
sgt-kind-action =
    { $side ->
        [german] German Action card
       *[soviet] Soviet Action card
    }
sgt-kind-location = Location
sgt-action-uses = An event, a firefight value, or money: 1 card of a price, or Rations.
sgt-letter-infantry = I
sgt-letter-motorised = M
sgt-letter-tanks = T
sgt-letter-engineers = E
sgt-letter-action = A
sgt-letter-battle = B
sgt-letter-reaction = R
sgt-letter-location = L
sgt-ability-mobile = Mobile
sgt-ability-assault = Assault
sgt-ability-defence = Defence
sgt-ability-stubborn = Stubborn
sgt-ability-sappers = Sappers
sgt-fact-combat = Combat
sgt-fact-rations = Rations
sgt-fact-value = Force value
sgt-fact-firefight = Firefight value
sgt-fact-yield = Rations without Rubble
sgt-fact-limit = Rubble that destroys it
