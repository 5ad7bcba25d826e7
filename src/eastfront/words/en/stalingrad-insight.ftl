# What a player of Battle for Stalingrad could work out: waste, sums, chances, cards not seen.

## What an option would waste.

sg-caution-points =
    { $count ->
        [one] You could still choose a Force: 1 point is left, and will be lost.
       *[other] You could still choose a Force: { $count } points are left, and will be lost.
    }
sg-caution-march =
    { $count ->
        [one] 1 more Force could move free of charge.
       *[other] { $count } more Forces could move free of charge.
    } The chance lapses.
sg-caution-lost = The enemy controls all five Locations. If your turn ends like this, the game is lost.

## Sums. Titles, then terms.

sg-sum-total = Combat total of { $who }
sg-sum-losses = Losses of { $who }
sg-term-forces = Forces engaged
sg-term-medals = { $force }: medals
sg-term-ability = { $force }: { $ability }
sg-term-note = { $force }: { $location }
sg-term-struck = { $card } (without effect)
sg-term-floor = never below 0
sg-term-enemy-total = Combat total of the enemy
sg-term-ignored = ignored
sg-term-absorbed = absorbed already

## Chances.

sg-chance-flip = { $who } turns up a card for: { $effect }
sg-chance-flips = { $who } turns up a card to choose for: { $effect }
sg-chance-flips-only =
    { $count ->
        [2] (counting only cards turned up from now on, chosen for or against this)
       *[other] (counting only cards turned up from now on)
    }
sg-chance-driven-out = { $who } can keep no Force in { $zone } { sg-chance-flips-only }
sg-chance-destroyed = All engaged Forces of { $who } are destroyed { sg-chance-flips-only }
sg-chance-fire = If { $card } is fired, { $who } can keep no Force in { $zone } { sg-chance-flips-only }
sg-chance-use = If { $card } is used, { $who } can keep no Force in { $zone }{ $count ->
        [0] {""}
       *[other] {" "}{ sg-chance-flips-only }
    }
sg-chance-use-destroyed = If { $card } is used, all engaged Forces of { $who } are destroyed{ $count ->
        [0] {""}
       *[other] {" "}{ sg-chance-flips-only }
    }
sg-chance-attack =
    If all Forces that can attack at { $site } do, { $who } can keep no Force there { sg-chance-flips-only }

## Cards not seen.

sg-unseen-deck = In the Action deck of { $who }
sg-unseen-deck-or-hand = In the Action deck or hand of { $who }
sg-unseen-pile = In the Force pile of { $who }, below its top card
