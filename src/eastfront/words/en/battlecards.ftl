### BattleCards: what its sentences are about, and the text of its cards. Every id of the game begins with bc-.
### Parts of sentences begin small: a finished sentence gets its capital by itself.

## Sides, players and theatres. With one German player, Barbarossa is simply German.

bc-side-german = German
bc-side-british = British
bc-side-barbarossa = Barbarossa
bc-side-soviet = Soviet

bc-player-german = the German player
bc-player-british = the British player
bc-player-barbarossa = the Barbarossa player
bc-player-soviet = the Soviet player

bc-axis = the Axis
bc-allies = the Allies

bc-theatre-western = Western Europe
bc-theatre-russian-front = Russian Front

## Types, classes, cards and units.

bc-type-ground = Ground
bc-type-air = Air
bc-type-sea = Sea

bc-class-infantry = Infantry
bc-class-armor = Armor
bc-class-artillery = Artillery
bc-class-aa = Anti-Aircraft
bc-class-general = General
bc-class-leader = Leader
bc-class-fighter = Fighter
bc-class-attack = Attack Aircraft
bc-class-bomber = Bomber
bc-class-battleship = Battleship
bc-class-cruiser = Cruiser
bc-class-destroyer = Destroyer
bc-class-submarine = Submarine
bc-class-light = Light Craft
bc-class-carrier = Carrier
bc-class-admiral = Admiral

bc-card-kind-battle = Battlecard
bc-card-kind-buildup = Buildup card
bc-card-kind-immediate = Immediate card
bc-card-kind-kept = Kept Card

bc-card-of = { $card } ({ $of })
bc-card-numbered = { $card } ({ $number })
bc-unit = { $card } ({ $place })
bc-raid = the raid on { $defender }
bc-number = { $number }

## Zones.

bc-zone-deck = Arsenal deck
bc-zone-under = cards under the Arsenal deck
bc-zone-hand = hand
bc-zone-ground = Ground stack
bc-zone-air = Air stack
bc-zone-sea = Sea stack
bc-zone-kept = Kept Cards
bc-zone-apart = cards laid apart
bc-zone-discard = discard pile
bc-zone-won = battles won
bc-zone-conflict = Conflict deck
bc-zone-spent = Conflict discard pile
bc-zone-pending = table
bc-zone-removed = cards out of the game
bc-zone-aggressor = aggressor's line
bc-zone-defender = defender's line
bc-zone-resting = withdrawn units

## Points and bonuses.

bc-victory-points =
    { $points ->
        [one] 1 Victory Point
       *[other] { $points } Victory Points
    }
bc-bonus =
    { $attack ->
        [0] +{ $defence } on defence
       *[other]
            { $defence ->
                [0] +{ $attack } on attack
               *[other] +{ $attack } on attack and +{ $defence } on defence
            }
    }

## Card text: facts.

bc-facts = { $facts-comma }
bc-fact-class = { $type } ({ $group })
bc-fact-phases = phase { $phases }
bc-fact-shots =
    { $count ->
        [one] 1 shot
       *[other] { $count } shots
    }
bc-fact-attack = attack ({ $values-comma })
bc-fact-defence = defence ({ $values-comma })
bc-value = { $type } { $value }
bc-value-none = { $type } N/A
bc-fact-number = Action Number { $number }
bc-fact-date = { $date-comma }
bc-fact-victory =
    { $count ->
        [one] 1 Victory Point
       *[other] { $count } Victory Points
    }
bc-fact-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
bc-fact-expansion = expansion card

## Card text: units.

bc-text-aura = While this card is in a battle, all other { $type } units of its side have { $bonus }.
bc-text-autokill =
    Autokill: once a round, in its phase and instead of firing, this card destroys an enemy { $type } unit whose
    Defence against it, with all bonuses, is { $most } or less; no number is turned.
bc-text-support =
    Support: in a round in which this card does not fire, one other { $classes-or } unit of its side has { $bonus }.
bc-text-air-group =
    Air Group: each round the owner adds { $points } points to this card's attack and defence, divided at will.
bc-text-leader =
    Leader: takes no part in battles. While deployed, it lets its owner draw { $draw } more and deploy { $deploy }
    more with each Buildup card.

## Card text: battles.

bc-text-forces =
    Aggressor: { $aggressor }, with { $attacking } units. Defender: { $defender }, with { $defending } units.
bc-text-holds =
    Prerequisite: the aggressor holds { $of ->
        [one] { $battles }
       *[other] at least { $count } of these: { $battles-comma }
    }.
bc-text-fought =
    Prerequisite: somebody holds { $of ->
        [one] { $battles }
       *[other] at least { $count } of these: { $battles-comma }
    }.
bc-text-forced = When this card is drawn in a turn, the aggressor must attack.
bc-text-objective =
    Objective: the aggressor wins as soon as the defender has no { $type } unit left in the battle, if there was
    one at its start.
bc-text-prepared = Prepared defences: the defender's Ground units have +{ $defence } on defence.
bc-text-homeland =
    { $count ->
        [one] Homeland: if the enemy wins, { $players } is out of the game.
       *[other] Homeland: { $players } defend it together; if the enemy wins, both are out of the game.
    }

## Card text: other Conflict cards.

bc-text-effect = { $effect-sentences }.
bc-text-kept = Keep this card. { $window }: { $effect-sentences }.
bc-text-counterable = The enemy may foil it with { bc-card-counter-intelligence }.

bc-window-delay = When a battle is about to begin, whoever attacks
bc-window-turn = At the start of your turn, instead of drawing
bc-window-round = At the start of a round of a battle that you fight in
bc-window-destruction = When a shot would destroy one of your units
bc-window-counter = When the enemy draws a card that can be foiled, before a target is named

bc-op-draw =
    { $count ->
        [one] draw 1 Arsenal card
       *[other] draw { $count } Arsenal cards
    }
bc-op-draw-to = draw Arsenal cards until your hand has { $hand }
bc-op-deploy =
    { $most ->
        [one] deploy up to 1 card of your hand
       *[other] deploy up to { $most } cards of your hand
    }
bc-op-deploy-behind =
    deploy up to { $most } { $most ->
        [one] card
       *[other] cards
    } of your hand, or up to { $behind } while the enemy has more deployed cards than you
bc-op-deploy-type =
    { $most ->
        [one] deploy up to 1 { $type } card of your hand
       *[other] deploy up to { $most } { $type } cards of your hand
    }
bc-op-discard-any = discard as many cards of your hand as you like
bc-op-discard-to =
    { $hand ->
        [one] discard down to 1 card in your hand
       *[other] discard down to { $hand } cards in your hand
    }
bc-op-spy = look at one stack, the hand or the Kept Cards of the enemy
bc-op-sabotage =
    look at one enemy stack, then assassinate a commander in it or send one of its cards back to its owner's hand
bc-op-capture =
    take a card at random from the enemy's { $stacks-or } stack into your own stack of its type; a commander is
    shown to all and put back
bc-op-divide =
    split an enemy stack of { $least } or more cards at random into two piles; its owner keeps one of them deployed
    and takes the other back into the hand
bc-op-take-back = take back as many of your deployed cards as you like
bc-op-deploy-as-many = then deploy just as many cards of your hand
bc-op-repair = deploy an ordinary unit of your discard pile
bc-op-overextend =
    of you and the enemy, whoever has more deployed cards discards half of the difference, rounded down
bc-op-prevent-battle = the battle is not fought; a drawn Battlecard is discarded
bc-op-refight = fight again, as the aggressor, a battle whose card the enemy holds
bc-op-round-bonus = the { $type } units of your side have { bc-bonus } in this round
bc-op-survive = that unit survives
bc-op-no-effect = the card has no effect
