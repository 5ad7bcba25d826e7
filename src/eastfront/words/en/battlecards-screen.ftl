### What the screen of BattleCards says around the game.

## Seats, by edition and number.

screen-side-battlecards-russian-front-1 = German
screen-side-battlecards-russian-front-2 = Soviet
screen-side-battlecards-western-1 = German
screen-side-battlecards-western-2 = British
screen-side-battlecards-combined-1 = German
screen-side-battlecards-combined-2 = British
screen-side-battlecards-combined-3 = Barbarossa
screen-side-battlecards-combined-4 = Soviet
screen-axis = Axis
screen-allies = Allies

## The table.

screen-battlecards-title = BattleCards, { $edition }{ $packs ->
        [none] {""}
       *[other] {" "}with { $packs }
    }: { $turn ->
        [0] the first forces
       *[other] turn { $turn } of { $seat }
    }
screen-column-ground = Ground
screen-column-air = Air
screen-column-sea = Sea
screen-column-kept = Kept
screen-battles-held = Battles held
screen-held-by = { $side }: { $battles }
screen-out = { $seat }, out
screen-target = { $first } { $own }, { $second } { $other }; { $target } of { $total } win
screen-conflict-one = Conflict deck
screen-conflict-western = Western deck
screen-conflict-russian-front = Russian deck
screen-conflict = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $spent } discarded; rebuilt { $rebuilds ->
        [one] once
       *[other] { $rebuilds } times
    } ({ $most } end the game)
screen-conflict-strict = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $spent } discarded; rebuilt { $rebuilds ->
        [one] once
       *[other] { $rebuilds } times
    }
screen-cards-of = Cards of { $side }
screen-lies-here = { $place }: { $cards }
screen-known-of = Known of { $side }
screen-known-here = { $place }: { $cards }{ $unknown ->
        [0] {""}
       *[other] {" "}and { $unknown } more
    }
screen-place-ground = Ground
screen-place-air = Air
screen-place-sea = Sea
screen-place-hand = Hand
screen-place-kept = Kept Cards
screen-place-under = Under the deck

## The own cards and the battle.

screen-apart = Picked
screen-pending = Card drawn
screen-battle = Battle
screen-battle-drawn = { $battle } ({ $points } points): { $aggressor } ({ $attacking }) attacks { $defender } ({ $defending }).
screen-battle-refought = { $battle } ({ $points } points) again: { $aggressor } ({ $attacking }) attacks { $defender } ({ $defending }).
screen-battle-raid = A raid: { $aggressor } ({ $attacking }) attacks { $defender } ({ $defending }).
screen-defenders = { $first } and { $second }
screen-objective = Objective: { $type }.
screen-prepared = Prepared defences: Ground +{ $defence }.
screen-round = Stage
screen-stage-before = Round { $round }, before the firing.
screen-stage-firing = Round { $round }, firing phase { $phase }: { $side } fires.
screen-stage-withdrawing = Round { $round }, withdrawal: { $side }.
screen-stage-won = Won by { $side }.
screen-quiet = { $count } of { $most } rounds without a loss.
screen-withdrawn = Withdrawn
screen-withdrawn-of = { $side }: { $cards }
screen-attack = A { $types }
screen-defence = D { $types }
screen-phase = Ph
screen-shots = Shots
screen-ability = *
screen-abilities = *: with an ability
screen-legend = A, D: attack, defence against g(round) a(ir) s(ea) now. Ph: phase.
screen-legend-shots = •: shot left.
screen-legend-supports = →3: supports 3.
screen-legend-printed = A, D: attack, defence against g(round) a(ir) s(ea). Ph: firing phase.

## The open piles.

screen-spent-pile = { $deck }, discard pile
screen-assassinated = Assassinated
screen-column-open-battle = Battles that nobody holds
screen-column-aggressor = Aggressor
screen-column-missing = Needs first
screen-column-forces = Forces
screen-missing-holds = { $side } must hold { $share ->
        [all] {""}
       *[some] { $count } more of{" "}
    }{ $battles }
screen-missing-fought = { $share ->
        [all] {""}
       *[some] { $count } of{" "}
    }{ $battles } must have been fought
