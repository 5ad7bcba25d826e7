### Barbarossa's table in the browser.

bb-board = The table
bb-zone-of = { $zone } of { $name }
bb-zone-war-zone = War Zone
bb-zone-cities = Cities
bb-zone-events = Events
bb-zone-support = Support
bb-zone-removed = Not in this game
bb-zone-scrapped = Scrapped
bb-zone-revealed = Revealed
bb-zone-doomed = Losses
bb-zone-active = Front Line
bb-zone-exhausted = Exhausted
bb-zone-lingering = Stays exhausted
bb-zone-played = Playing area
bb-zone-hand = Hand
bb-zone-deck = Deck
bb-zone-discard = Discard pile
bb-short-discard = Discards
bb-state-active = active
bb-state-exhausted = exhausted
bb-state-lingering = stays exhausted

bb-cost = Reinforcement Cost { $cost }
bb-footholds = Footholds, to be attacked
bb-bought-out = no card left

bb-turn = The turn
bb-turn-of = { $name }: turn { $turn }
bb-called = { $name }, { $seat }
bb-phases = Phases of the turn
bb-starting-phase = Starting
bb-tactics-phase = Tactics
bb-reinforcement-phase = Reinforcement
bb-clean-up = Clean-up
bb-points = Points at hand
bb-point-tactic = Tactic
bb-point-supply = Supply
bb-point-reinforcement = Reinforcement
bb-point-attack = Attack
bb-points-tactic =
    { $count ->
        [one] { $count } Tactic Point
       *[other] { $count } Tactic Points
    }
bb-points-supply =
    { $count ->
        [one] { $count } Supply Point
       *[other] { $count } Supply Points
    }
bb-points-reinforcement =
    { $count ->
        [one] { $count } Reinforcement Point
       *[other] { $count } Reinforcement Points
    }
bb-points-attack =
    { $count ->
        [one] { $count } Attack Point
       *[other] { $count } Attack Points
    }

bb-seat-of = Combat Zone of { $name }
bb-victory =
    { $count ->
        [one] { $count } Victory Point, as far as everybody knows
       *[other] { $count } Victory Points, as far as everybody knows
    }
bb-cities =
    { $count ->
        [0] no city
        [one] { $count } city
       *[other] { $count } cities
    }
bb-losses = Choose losses

bb-combat = Combat
bb-combat-target = under attack
bb-combat-on = Attack on { $site }
bb-combat-printed = Printed
bb-combat-lowered = Lowered
bb-combat-floor = Never below 0
bb-combat-missing =
    { $count ->
        [one] { $count } Attack Point is missing.
       *[other] { $count } Attack Points are missing.
    }
bb-combat-enough = That is enough to conquer it.
bb-combat-break-off = Break off
bb-combat-none =
    { $count ->
        [0] No combat now, and none more this turn.
        [one] No combat now. One may be declared this turn.
       *[other] No combat now. { $count } may be declared this turn.
    }

bb-look-through =
    { $count ->
        [one] Look through: { $pile }, { $count } card
       *[other] Look through: { $pile }, { $count } cards
    }
bb-from-the-top = From the top
bb-events-above = Known to lie on top
bb-events-unseen = Not seen yet, in no order
bb-events-below = Known to lie at the bottom
bb-deck-unseen = In the deck, in no order
bb-deck-and-hand-unseen = In the deck or unknown in the hand, in no order

bb-kind-supply = Supply card
bb-kind-strategy = Strategy card
bb-kind-army = Army card
bb-kind-support = Support card
bb-kind-site = Site card
bb-kind-event = Event card
bb-letter-supply = S
bb-letter-strategy = T
bb-letter-army = A
bb-letter-support = U
bb-letter-site = F
bb-letter-city = C
bb-letter-event = E
bb-subtype-infantry = Infantry
bb-subtype-staff = Staff
bb-subtype-gun = Gun
bb-subtype-recon = Recon
bb-subtype-engineer = Engineer
bb-subtype-tank = Tank
bb-subtype-foothold = Foothold
bb-subtype-city = City
bb-subtype-armour = Armour
bb-fact-buy_cost = Reinforcement Cost
bb-fact-play_cost = Play cost
bb-fact-defence = Defence
bb-fact-modifier = Added to Defence
bb-fact-victory = Victory Points
