### BattleCards' table in the browser.

## Types, classes and sides, and the letters that stand for them on cards.

bct-type-ground = Ground
bct-type-air = Air
bct-type-sea = Sea
bct-class-infantry = Infantry
bct-class-armor = Armor
bct-class-artillery = Artillery
bct-class-aa = Anti-Aircraft
bct-class-general = General
bct-class-leader = Leader
bct-class-fighter = Fighter
bct-class-attack = Attack Aircraft
bct-class-bomber = Bomber
bct-class-battleship = Battleship
bct-class-cruiser = Cruiser
bct-class-destroyer = Destroyer
bct-class-submarine = Submarine
bct-class-light = Light Craft
bct-class-carrier = Carrier
bct-class-admiral = Admiral
bct-side-german = German
bct-side-british = British
bct-side-barbarossa = Barbarossa
bct-side-soviet = Soviet
bct-letter-ground = G
bct-letter-air = A
bct-letter-sea = S
bct-letter-battle = B
bct-letter-buildup = U
bct-letter-immediate = I
bct-letter-kept = K

## Faces of cards.

bct-face-unit = { $side }: { $class } ({ $type })
bct-face-fire =
    { $shots ->
        [one] Fires in phase { $phases }, 1 shot.
       *[other] Fires in phase { $phases }, { $shots } shots.
    }
bct-face-attack = Attack against { $type }
bct-face-defence = Defence against { $type }
bct-face-battle = Battle, { $date }
bct-face-forces = { $aggressor } ({ $attacking }) against { $defender } ({ $defending })
bct-face-victory = Victory Points
bct-face-number = Action Number
bct-face-prepared = Prepared defences
bct-face-buildup = Conflict card: Buildup
bct-face-immediate = Conflict card: carried out at once
bct-face-kept = Conflict card: kept
bct-window-delay = Played when a battle is about to begin.
bct-window-turn = Played at the start of one’s own turn.
bct-window-round = Played at the start of a round.
bct-window-destruction = Played when a unit would be destroyed.
bct-window-counter = Played when the enemy draws a card against one.

## Dates of battles, on faces of cards and in their texts.

bc-date-year = { $year }
bc-date-month = { $month } { $year }
bc-date-months = { $first }–{ $last } { $year }
bc-date-span = { $first }–{ $last }
bc-date-planned = planned { $date }

bc-month-jan = Jan
bc-month-feb = Feb
bc-month-mar = Mar
bc-month-apr = Apr
bc-month-may = May
bc-month-jun = Jun
bc-month-jul = Jul
bc-month-aug = Aug
bc-month-sep = Sep
bc-month-oct = Oct
bc-month-nov = Nov
bc-month-dec = Dec

## Places on the table.

bct-seat = { $side }
bct-own = Your side: { $side }
bct-seat-out = Out of the game: { $battle }
bct-seat-ally = Your ally
bct-turn = Turn { $turn }
bct-middle = Conflict cards and points
bct-place-ground = Ground
bct-place-air = Air
bct-place-sea = Sea
bct-place-hand = Hand
bct-place-kept = Kept
bct-place-apart = Picked
bct-place-deck = Arsenal
bct-place-discard = Discard
bct-arsenal-deck = Arsenal deck
bct-face-down = { $place }, face down
bct-known = known to you
bct-open-pile = Look through
bct-close-pile = Close
bct-whole-hand = The whole hand
bct-whole-pile = This pile
bct-conflict = Conflict deck
bct-conflict-western = Western deck
bct-conflict-russian-front = Russian deck
bct-spent = Discard
bct-rebuilt =
    { $count ->
        [0] not rebuilt yet
        [one] rebuilt once
       *[other] rebuilt { $count } times
    }
bct-pending = Drawn card
bct-removed = Assassinated

## Points and battles won.

bct-score = Victory Points
bct-target = { $target } of { $total } Victory Points win
bct-points =
    { $points ->
        [one] 1 Victory Point
       *[other] { $points } Victory Points
    }
bct-won =
    { $points ->
        [0] No battles won
        [one] Battles won: 1 point
       *[other] Battles won: { $points } points
    }
bct-won-of = Battles won: { $side }
bct-alliance-axis = Axis
bct-alliance-allies = Allies

## The battle.

bct-battle = The battle
bct-heading-sides =
    { $partner ->
        [none] { $aggressor } attacks { $defender }.
       *[other] { $aggressor } attacks { $defender } and { $partner }.
    }
bct-heading-points =
    { $points ->
        [one] 1 Victory Point
       *[other] { $points } Victory Points
    }
bct-heading-refought = fought again
bct-heading-raid = a raid
bct-heading-forces = { $attacking } against { $defending }
bct-heading-prepared = prepared defences: Ground +{ $defence }
bct-heading-objective = objective: { $type }
bct-heading-quiet =
    { $count ->
        [one] 1 round without a loss
       *[other] { $count } rounds without a loss
    }
bct-round = Round { $round }
bct-stage-before = Before the firing
bct-stage-phase = Phase { $phase }
bct-stage-withdrawing = Withdrawal
bct-stage-acting = ({ $side })
bct-line-aggressor = Aggressor’s line: { $side }
bct-line-defender = Defender’s line: { $side }
bct-role-aggressor = attacks
bct-role-defender = defends
bct-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
bct-unit-place = number { $place }
bct-unit-attack = attack against { $type } { $value }
bct-unit-defence = defence against { $type } { $value }
bct-unit-bonus = bonus { $attack } on attack, { $defence } on defence
bct-unit-shots =
    { $count ->
        [one] 1 shot left
       *[other] { $count } shots left
    }
bct-unit-supports = supports { $place }
bct-unit-supported = supported by { $place }
bct-unit-fires = fires
bct-shot = { $attack } : { $defence }, hit by { $low }–{ $high }
bct-shot-one = { $attack } : { $defence }, hit by { $low }
bct-shots = Last shots
bct-resting = Withdrawn
bct-withdraw-all = Withdraw everything
