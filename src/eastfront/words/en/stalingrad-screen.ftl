### What the screen of Stalingrad says around the game.

## Seats, by edition and number.

screen-side-stalingrad-standard-1 = German
screen-side-stalingrad-standard-2 = Soviet

## The row of Locations.

sg-screen-location = { $number } { $name }
sg-screen-controlled = { $side ->
        [german] German
       *[soviet] Soviet
    }
sg-screen-contested = contested
sg-screen-uncontrolled = nobody's
sg-screen-rubble = Rubble { $rubble } of { $limit }, yields { $rations }
sg-screen-destroyed = Destroyed, yields nothing
sg-screen-zone-control = { $side ->
        [german] German Control
       *[soviet] Soviet Control
    }
sg-screen-zone-perimeter = { $side ->
        [german] German Perimeter
       *[soviet] Soviet Perimeter
    }
sg-screen-force = { $force } ({ $values })
sg-screen-legend = In brackets: Combat/Rations, a ★ for each medal (its Combat is counted), abilities.

## The table.

sg-screen-title = Battle for Stalingrad: turn { $turn } of { $cap }, { $seat }
sg-screen-title-set-up = Battle for Stalingrad: { $seat } sets up
sg-screen-column-seat = Seat
sg-screen-column-locations = Controls
sg-screen-column-hand = Hand
sg-screen-column-deck = Deck
sg-screen-column-discard = Discard
sg-screen-column-forces = Force pile
sg-screen-column-lost = Lost
sg-screen-next = { $side ->
        [german] Next German Force
       *[soviet] Next Soviet Force
    }
sg-screen-top = { $force } for { $price ->
        [one] 1 card
       *[other] { $price } cards
    }
sg-screen-in-play = In play
sg-screen-in-play-wins = { $cards }; { $wins } of them win
sg-screen-known = { $side ->
        [german] Known in the German hand
       *[soviet] Known in the Soviet hand
    }
sg-screen-known-cards = { $cards }{ $unknown ->
        [0] {""}
       *[other] {" "}and { $unknown } more
    }
sg-screen-column-own-hand = Hand
sg-screen-column-firefight = Firefight
sg-screen-column-event = Event

## The own chair and the battle.

sg-screen-hand = Hand
sg-screen-valued = { $card } { $value }
sg-screen-chosen = Chosen
sg-screen-feeding-order = Rations go out in a fixed order: a Force that was passed over gets none of these.
sg-screen-loss-order = First retreats, then destructions, then Rations: a later pick passes over what comes before it.
sg-screen-announced = Announced
sg-screen-event = { $card } ({ $event })
sg-screen-answered = { $event }, answered by { $reaction }
sg-screen-battle = Battle
sg-screen-attack = { $side ->
        [german] The German player attacks at { $location } ({ $rubble }).
       *[soviet] The Soviet player attacks at { $location } ({ $rubble }).
    }
sg-screen-retreated = Retreated: { $forces }
sg-screen-total = Total { $total }: { $parts }
sg-screen-part-forces = Forces { $amount }
sg-screen-part = { $source } { $amount }
sg-screen-part-struck = { $source } { $amount } (struck out)
sg-screen-held = May not retreat.
sg-screen-harried = Retreats absorb 1 less.
sg-screen-ignores = Ignores { $count ->
        [one] 1 loss.
       *[other] { $count } losses.
    }
sg-screen-muted = { $keywords } events have no effect.
sg-screen-losses = { $count ->
        [one] 1 loss
       *[other] { $count } losses
    } still to absorb.
sg-screen-turned-up = Turned up

## The open piles.

sg-screen-discards = { $side ->
        [german] German discards
       *[soviet] Soviet discards
    }
sg-screen-lost = { $side ->
        [german] German Forces lost
       *[soviet] Soviet Forces lost
    }
sg-screen-to-come = { $side ->
        [german] German Forces to come
       *[soviet] Soviet Forces to come
    }
sg-screen-unused = Locations not in play
sg-screen-column-location = Location
sg-screen-column-chart = Rations at 0, 1, 2 … Rubble; now in brackets
sg-screen-chart = { $steps }; destroyed by counter { $limit }

## Moves.

sg-screen-one-way = from there it can only go to { $zone }
