### Battle for Stalingrad in play: what is asked, what is offered, what happens.

## Decisions.

sg-decision-choose =
    { $points ->
        [one] Set-up: which Force do you choose? 1 point of Force value is left.
       *[other] Set-up: which Force do you choose? { $points } points of Force value are left.
    }
sg-decision-place = Set-up: where do you place { $force }?
sg-decision-feed =
    { $left ->
        [one] { $card }: which Force gets the last Ration?
       *[other] { $card }: which Force gets the next Ration? { $left } are left.
    }
sg-decision-feed-location =
    { $left ->
        [one] Supply from { $card }: which Force gets the last Ration?
       *[other] Supply from { $card }: which Force gets the next Ration? { $left } are left.
    }
sg-decision-feed-resupply =
    { $left ->
        [one] Resupply: which Force gets the last Ration?
       *[other] Resupply: which Force gets the next Ration? { $left } are left.
    }
sg-decision-action = Turn { $turn }, Action phase: what do you do?
sg-decision-react = { $who } announces { $card }. Do you answer?
sg-decision-react-again = { $who } answers { $answered } with { $card }. Do you answer that?
sg-decision-move = Where do you move { $force }?
sg-decision-engage = Attack at { $location }: which Force attacks? Each pays 1 Ration.
sg-decision-engage-more = Attack at { $location }: which Force attacks as well? Each pays 1 Ration.
sg-decision-event =
    Battle at { $location }, your total { $own } against { $enemy }: do you play an event?
sg-decision-firefight =
    Battle at { $location }, your total { $own } against { $enemy }: do you play a card in the firefight?
sg-decision-flip =
    Battle at { $location }, your total { $own } against { $enemy }: which of the cards turned up do you use?
sg-decision-losses =
    { $left ->
        [one] Battle at { $location }: how do you absorb 1 loss? Say who retreats or is destroyed, or burn a Ration.
       *[other] Battle at { $location }: how do you absorb { $left } losses? Say who retreats, then who is
            destroyed, then burn Rations for the rest.
    }
sg-decision-medal = Battle at { $location }: all enemies engaged are destroyed. Which Force gets the medal?
sg-decision-pay =
    { $left ->
        [one] Reinforcing with { $force } (price { $price }): which card do you pay? 1 is left to pay.
       *[other] Reinforcing with { $force } (price { $price }): which card do you pay? { $left } are left to pay.
    }
sg-decision-station = Where do you place { $force }?
sg-decision-march =
    { $left ->
        [one] { $card }: which Force moves? 1 more may move.
       *[other] { $card }: which Force moves? { $left } more may move.
    }
sg-decision-infiltrate = { $card }: which Force moves?
sg-decision-decorate = { $card }: which Force gets the medal?
sg-decision-bomb = { $card }: which Location do you bomb?
sg-decision-snipe = { $card }: which Force do you aim at?

## What another player is asked, as those who wait read it.

sg-kind-choose = choosing Forces
sg-kind-place = placing Forces
sg-kind-feed = placing Rations
sg-kind-action = the Action phase
sg-kind-react = answering a card
sg-kind-move = a move
sg-kind-engage = picking attackers
sg-kind-event = events
sg-kind-firefight = the firefight
sg-kind-flip = cards turned up
sg-kind-losses = absorbing losses
sg-kind-medal = a medal
sg-kind-pay = paying for a Force
sg-kind-station = placing a new Force
sg-kind-march = moving Forces by a card
sg-kind-infiltrate = moving a Force by a card
sg-kind-decorate = a medal
sg-kind-bomb = picking a Location
sg-kind-snipe = picking a Force

## Options.

sg-option-end-choose =
    { $count ->
        [0] Choose no Force at all
       *[other] Choose no more Forces
    }
sg-option-end-action =
    { $outlook ->
        [won] End the Action phase and win: you Control all five Locations
        [lost] End the Action phase and lose: the enemy Controls all five Locations
       *[open] End the Action phase
    }
sg-option-end-engage = Begin the attack with { $forces }
sg-option-end-march = Move no more Forces
sg-option-pass-react = Do not answer
sg-option-pass-event =
    { $last ->
        [0] Pass
       *[other] Pass and go on to the firefight
    }
sg-option-pass-firefight =
    { $last ->
        [0] Pass
       *[other] Pass and end the firefight
    }
sg-option-choose =
    { $count ->
        [0] Choose { $force } (value { $value }, Combat { $combat }, { sg-rations })
       *[other] Choose { $force } (value { $value }, Combat { $combat }, { sg-rations }, { $abilities-comma })
    }
sg-option-place = Place it in { $zone } ({ $there })
sg-option-feed = Give a Ration to { $force } ({ $spot }, { sg-rations })
sg-option-play = Play { $card } ({ $effect-comma })
sg-option-play-reinforce =
    { $price ->
        [one] Play { $card } (reinforce with { $force } for 1 card)
       *[other] Play { $card } (reinforce with { $force } for { $price } cards)
    }
sg-option-resupply = Discard { $card } for { sg-rations }
sg-option-move = Move { $force } ({ $spot }, { sg-rations })
sg-option-enter = Enter { $zone } ({ $price }, { $there })
sg-option-attack = Attack at { $location } (up to { $own } against { $enemy })
sg-option-engage = Send { $force } into the attack (Combat { $combat }, { sg-rations })
sg-option-reinforce =
    { $price ->
        [one] Reinforce with { $force } for 1 card
       *[other] Reinforce with { $force } for { $price } cards
    }
sg-option-pay = Pay { $card }
sg-option-fire = Fire { $card } ({ $effect })
sg-option-use = Use { $card } ({ $effect })
sg-option-burn =
    { $rations ->
        [one] Burn the last Ration of { $force } (absorbs 1)
       *[other] Burn 1 of { $rations } Rations of { $force } (absorbs 1)
    }
sg-option-retreat = Retreat { $force } (absorbs { $absorbed })
sg-option-destroy = Destroy { $force } (absorbs { $absorbed }, its Rations included)
sg-option-decorate =
    { $medals ->
        [0] Decorate { $force } ({ $spot })
        [one] Decorate { $force } ({ $spot }, 1 medal)
       *[other] Decorate { $force } ({ $spot }, { $medals } medals)
    }
sg-option-bomb =
    { $enemy ->
        [0] Bomb { $location } (no enemy Force in the Control zone, { $rubble })
        [one] Bomb { $location } (1 enemy Force in the Control zone, { $rubble })
       *[other] Bomb { $location } ({ $enemy } enemy Forces in the Control zone, { $rubble })
    }
sg-option-snipe = Aim at { $force } ({ $spot }, { sg-rations })

## Notices.

sg-notice-lays-row = The Locations in the row are { $cards }.
sg-notice-chooses-force = { $who } chooses { $cards }.
sg-notice-places-force = { $who } places { $cards } in { $zone }.
sg-notice-turns-up = { $who } turns up { $cards } as the next Force of the pile.
sg-notice-draws = { $who } draws { $cards }.
sg-notice-begins-turn = { $who } begins turn { $turn }.
sg-notice-feeds = { $who } gives a Ration to { $force }.
sg-notice-feeds-perimeters =
    { $count ->
        [one] { $who } gives a Ration to 1 Force in a Perimeter zone.
       *[other] { $who } gives a Ration to each of { $count } Forces in Perimeter zones.
    }
sg-notice-resupplies = { $who } discards { $cards } for Rations.
sg-notice-moves = { $who } moves { $cards } from { $origin } to { $zone } for a Ration.
sg-notice-moves-free = { $who } moves { $cards } from { $origin } to { $zone } free of charge.
sg-notice-marches = { $who } marches { $cards } from { $origin } to { $zone }.
sg-notice-infiltrates = { $who } brings { $cards } from { $origin } to { $zone }.
sg-notice-retreats = { $who } retreats { $cards } to { $zone }.
sg-notice-pays = { $who } pays { $cards }.
sg-notice-reinforces = { $who } reinforces with { $cards } in { $zone }.
sg-notice-announces = { $who } announces { $cards }.
sg-notice-cancels = { $who } cancels { $card }.
sg-notice-is-cancelled = { $who } discards { $cards } without effect.
sg-notice-is-done = { $who } has carried out { $cards } and discards it.
sg-notice-stays = { $who } keeps { $cards } in play.
sg-notice-recalls = { $who } discards { $cards } from play.
sg-notice-discards-at-random = { $who } discards { $cards } at random.
sg-notice-adds-rubble = { $location }: +{ $amount } Rubble.
sg-notice-destroys-location = The Location is Destroyed: { $location }.
sg-notice-engages = { $who } pays a Ration to attack with { $force }.
sg-notice-attacks = { $who } attacks at { $location }.
sg-notice-attacks-paid = { $who } attacks at { $location }; each defending Force that has a Ration pays one, too.
sg-notice-contributes-forces = { $who } brings Forces with a Combat total of { $total }.
sg-notice-contributes-more = { $source }: Combat +{ $amount } for { $who }, total { $total }.
sg-notice-contributes-less = { $source }: Combat −{ $amount } for { $who }, total { $total }.
sg-notice-recounts = { $who } now has a Combat total of { $total }.
sg-notice-fires = { $who } plays { $cards } in the firefight.
sg-notice-flips = { $who } turns up { $cards } from the deck.
sg-notice-puts-away = { $who } discards { $cards } after the flip.
sg-notice-must-lose =
    { $count ->
        [0] { $who } has no losses to absorb.
        [one] { $who } has 1 loss to absorb.
       *[other] { $who } has { $count } losses to absorb.
    }
sg-notice-burns = { $who } burns a Ration of { $force }.
sg-notice-is-destroyed = { $who } loses { $cards }: destroyed.
sg-notice-decorates =
    { $count ->
        [one] { $who } decorates { $force } with a medal.
       *[other] { $who } decorates { $force } with another medal, { $count } in all.
    }
sg-notice-loses-rations =
    { $count ->
        [one] { $who } loses 1 Ration of { $force }.
       *[other] { $who } loses { $count } Rations of { $force }.
    }
sg-notice-rebuilds =
    { $count ->
        [one] { $who } shuffles the discard pile (1 card) into a new deck.
       *[other] { $who } shuffles the discard pile ({ $count } cards) into a new deck.
    }
sg-notice-ends-battle = The battle at { $location } is over.
sg-notice-ends-control = { $who } Controls all five Locations and wins.
sg-notice-ends-uranus = { $who } has enough { sg-card-operation-uranus } cards in play and wins.
sg-notice-ends-undecided = The last turn is over and nobody has won: a draw.
