### The cards of Battle for Stalingrad: their names, as the definitions have them, their facts and their text.

## Locations.

sg-card-mamayev-kurgan = Mamayev Kurgan
sg-card-pavlovs-house = Pavlov's House
sg-card-dzerzhinsky-tractor-works = Dzerzhinsky Tractor Works
sg-card-red-october-steel-works = Red October Steel Works
sg-card-barrikady-gun-factory = Barrikady Gun Factory
sg-card-grain-elevator = Grain Elevator
sg-card-central-railway-station = Central Railway Station
sg-card-lazur-chemical-plant = Lazur Chemical Plant
sg-card-univermag-department-store = Univermag Department Store
sg-card-central-volga-landing = Central Volga Landing

## German Forces.

sg-card-16th-panzer-division = 16th Panzer Division
sg-card-24th-panzer-division = 24th Panzer Division
sg-card-14th-panzer-division = 14th Panzer Division
sg-card-29th-motorised-infantry-division = 29th Motorised Infantry Division
sg-card-60th-motorised-infantry-division = 60th Motorised Infantry Division
sg-card-3rd-motorised-infantry-division = 3rd Motorised Infantry Division
sg-card-71st-infantry-division = 71st Infantry Division
sg-card-295th-infantry-division = 295th Infantry Division
sg-card-305th-infantry-division = 305th Infantry Division
sg-card-79th-infantry-division = 79th Infantry Division
sg-card-100th-jaeger-division = 100th Jaeger Division
sg-card-44th-infantry-division = 44th Infantry Division
sg-card-389th-infantry-division = 389th Infantry Division
sg-card-94th-infantry-division = 94th Infantry Division
sg-card-297th-infantry-division = 297th Infantry Division
sg-card-371st-infantry-division = 371st Infantry Division
sg-card-384th-infantry-division = 384th Infantry Division
sg-card-76th-infantry-division = 76th Infantry Division
sg-card-376th-infantry-division = 376th Infantry Division
sg-card-113th-infantry-division = 113th Infantry Division
sg-card-assault-pioneer-battalions = Assault Pioneer Battalions
sg-card-244th-assault-gun-battalion = 244th Assault Gun Battalion
sg-card-369th-croatian-reinforced-regiment = 369th (Croatian) Reinforced Regiment

## Soviet Forces.

sg-card-13th-guards-rifle-division = 13th Guards Rifle Division
sg-card-37th-guards-rifle-division = 37th Guards Rifle Division
sg-card-39th-guards-rifle-division = 39th Guards Rifle Division
sg-card-35th-guards-rifle-division = 35th Guards Rifle Division
sg-card-95th-rifle-division = 95th Rifle Division
sg-card-138th-rifle-division = 138th Rifle Division
sg-card-284th-rifle-division = 284th Rifle Division
sg-card-308th-rifle-division = 308th Rifle Division
sg-card-45th-rifle-division = 45th Rifle Division
sg-card-84th-tank-brigade = 84th Tank Brigade
sg-card-6th-guards-tank-brigade = 6th Guards Tank Brigade
sg-card-137th-tank-brigade = 137th Tank Brigade
sg-card-10th-nkvd-rifle-division = 10th NKVD Rifle Division
sg-card-193rd-rifle-division = 193rd Rifle Division
sg-card-112th-rifle-division = 112th Rifle Division
sg-card-244th-rifle-division = 244th Rifle Division
sg-card-131st-rifle-division = 131st Rifle Division
sg-card-92nd-naval-rifle-brigade = 92nd Naval Rifle Brigade
sg-card-124th-rifle-brigade = 124th Rifle Brigade
sg-card-42nd-rifle-brigade = 42nd Rifle Brigade
sg-card-149th-rifle-brigade = 149th Rifle Brigade
sg-card-115th-rifle-brigade = 115th Rifle Brigade
sg-card-workers-militia = Workers' Militia

## German Action cards.

sg-card-stuka-dive-bombers = Stuka Dive-Bombers
sg-card-heavy-artillery = Heavy Artillery
sg-card-carpet-bombing = Carpet Bombing
sg-card-panzer-thrust = Panzer Thrust
sg-card-pioneer-assault = Pioneer Assault
sg-card-flamethrowers = Flamethrowers
sg-card-ju-52-airlift = Ju 52 Airlift
sg-card-supply-column = Supply Column
sg-card-kampfgruppe = Kampfgruppe
sg-card-night-march = Night March
sg-card-air-reconnaissance = Air Reconnaissance
sg-card-sixth-army-headquarters = Sixth Army Headquarters
sg-card-hold-at-all-costs = Hold at All Costs
sg-card-iron-cross = Iron Cross
sg-card-signals-intercept = Signals Intercept
sg-card-operation-winter-storm = Operation Winter Storm
sg-card-assault-guns = Assault Guns
sg-card-hedgehog-defence = Hedgehog Defence
sg-card-exploitation = Exploitation

## Soviet Action cards.

sg-card-operation-uranus = Operation Uranus
sg-card-katyusha-barrage = Katyusha Barrage
sg-card-guns-across-the-volga = Guns across the Volga
sg-card-snipers = Snipers
sg-card-hugging-the-enemy = Hugging the Enemy
sg-card-storm-groups = Storm Groups
sg-card-order-no-227 = Order No. 227
sg-card-volga-ferry = Volga Ferry
sg-card-night-crossing = Night Crossing
sg-card-factory-t-34s = Factory T-34s
sg-card-workers-battalions = Workers' Battalions
sg-card-barricades-and-mines = Barricades and Mines
sg-card-sewer-infiltration = Sewer Infiltration
sg-card-62nd-army-headquarters = 62nd Army Headquarters
sg-card-order-of-lenin = Order of Lenin
sg-card-maskirovka = Maskirovka
sg-card-kotluban-offensive = Kotluban Offensive
sg-card-general-winter = General Winter
sg-card-nkvd-blocking-detachment = NKVD Blocking Detachment

## Facts.

sg-facts = { $facts-comma }
sg-fact-location = Location
sg-fact-force =
    { $side ->
        [german] German Force
       *[soviet] Soviet Force
    }
sg-fact-action =
    { $side ->
        [german] German Action card
       *[soviet] Soviet Action card
    }
sg-fact-armoured = { $type } (armoured)
sg-fact-value = Force value { $value }
sg-fact-combat = Combat { $combat }
sg-fact-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }

## Text of Locations: the chart, from $first to $last Rubble, and the notes.

sg-text-chart = Yields { $steps-comma }. Destroyed at { $limit } Rubble.
sg-chart-step =
    { $count ->
        [one] { sg-rations } at { $first } Rubble
       *[other] { sg-rations } at { $first } to { $last } Rubble
    }
sg-text-note = Note: { $note }.
sg-text-note-of = Note while { $who } Controls this Location: { $note }.
sg-text-keeps =
    { $count ->
        [one] The note stays when this Location is Destroyed.
       *[other] The notes stay when this Location is Destroyed.
    }
sg-text-loses =
    { $count ->
        [one] The note is lost when this Location is Destroyed.
       *[other] The notes are lost when this Location is Destroyed.
    }

sg-note-draw =
    { $amount ->
        [one] the controller draws 1 card more in the Draw phase
       *[other] the controller draws { $amount } cards more in the Draw phase
    }
sg-note-shelter = in battles here the defending side adds { $amount } to its Combat total
sg-note-price-less =
    { $amount ->
        [one] the controller pays 1 card less for { $bought }
       *[other] the controller pays { $amount } cards less for { $bought }
    }
sg-note-price-more =
    { $amount ->
        [one] the controller pays 1 card more for { $bought }
       *[other] the controller pays { $amount } cards more for { $bought }
    }
sg-bought-each = each Force
sg-bought-each-of = each Force of the type { $types-or }
sg-bought-first = the first Force of a turn
sg-bought-first-of = the first Force of a turn, if it is of the type { $types-or }
sg-note-toll-more =
    { $amount ->
        [one] the controller's enemy pays 1 card more for each Force
       *[other] the controller's enemy pays { $amount } cards more for each Force
    }
sg-note-toll-less =
    { $amount ->
        [one] the controller's enemy pays 1 card less for each Force
       *[other] the controller's enemy pays { $amount } cards less for each Force
    }
sg-note-retreat =
    { $amount ->
        [one] in battles here each retreat of a defending Force absorbs 1 loss more
       *[other] in battles here each retreat of a defending Force absorbs { $amount } losses more
    }
sg-note-flips =
    in battles here the side that Controlled this Location last turns up { $cards } cards instead of 1 and uses one
    of them
sg-note-flips-attacking =
    in battles here the side that Controlled this Location last, if it attacks, turns up { $cards } cards instead of
    1 and uses one of them
sg-note-march =
    moves of the controller from one Perimeter zone to another cost no Ration; each Force makes at most { $most } free
    moves in a turn
sg-note-armour = in battles here each armoured Force engaged, of either side, has { $amount } Combat more

## Text of Forces.

sg-text-mobile = Mobile: it makes up to { $most } moves in a turn without a Ration; its attacks cost one as usual.
sg-text-assault = Assault: it has 1 Combat more while it attacks.
sg-text-defence = Defence: it has 1 Combat more while it defends.
sg-text-stubborn = Stubborn: its retreat absorbs 3 losses instead of 2.
sg-text-sappers = Sappers: an attack that it joins places 2 Rubble instead of 1.

## Text of Action cards: when, then what, an op after the other.

sg-text-keywords =
    { $count ->
        [one] Keyword: { $keywords-comma }.
       *[other] Keywords: { $keywords-comma }.
    }
sg-text-action = In your Action phase: { $effect-sentences }.
sg-text-battle = In battle: { $effect-sentences }.
sg-text-battle-attacker = In battle, as the attacker: { $effect-sentences }.
sg-text-battle-defender = In battle, as the defender: { $effect-sentences }.
sg-text-reaction = As a reaction: { $effect-sentences }.
sg-text-draws =
    { $amount ->
        [one] While it is in play: draw 1 card more in your Draw phase.
       *[other] While it is in play: draw { $amount } cards more in your Draw phase.
    }
sg-text-firefight = In the firefight: { $effect }.

sg-op-combat = add { $amount } to your Combat total
sg-op-combat-armoured =
    add { $armoured } to your Combat total if an armoured Force of yours is engaged, otherwise { $amount }
sg-op-combat-armoured-at =
    add { $armoured } to your Combat total if an armoured Force of yours is engaged or the battle is at { $location },
    otherwise { $amount }
sg-op-weaken = take { $amount } from the enemy's Combat total
sg-op-rubble = place { $amount } Rubble on the Location
sg-op-breach = what the note of the Location adds to the enemy's total does not count in this battle ({ $locations })
sg-op-harry = each enemy retreat in this battle absorbs 1 loss less, but at least 1
sg-op-hold =
    { $losses ->
        [one] your Forces may not retreat in this battle, and your first loss is ignored
       *[other] your Forces may not retreat in this battle, and your first { $losses } losses are ignored
    }
sg-op-shrug-off =
    { $losses ->
        [one] 1 of your losses is ignored
       *[other] { $losses } of your losses are ignored
    }
sg-op-strike-out =
    enemy { $keywords } events have no effect in this battle, those already played included; Rubble already placed
    stays
sg-op-supply = place { sg-rations } on your Forces, split as you like
sg-op-reinforce =
    { $discount ->
        [one] reinforce once for 1 card less, but at least 1 card
       *[other] reinforce once for { $discount } cards less, but at least 1 card
    }
sg-op-draw =
    { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
sg-op-decorate = give a medal to a Force of yours in the Control zone of a Location that you Control
sg-op-march =
    { $forces ->
        [one] one of your Forces makes one move free of charge
       *[other] up to { $forces } of your Forces make one move each, free of charge
    }
sg-op-infiltrate =
    { $start ->
        [controlled]
            one of your Forces moves free of charge from the Control zone of a Location that you Control to any other
            Control zone, even one that the enemy Controls
       *[anywhere]
            one of your Forces, wherever it stands, moves free of charge to any other Control zone, even one that the
            enemy Controls
    }
sg-op-discard-at-random =
    { $cards ->
        [one] the enemy discards 1 card of the hand at random
       *[other] the enemy discards { $cards } cards of the hand at random
    }
sg-op-bomb =
    at a Location of your choice each enemy Force in the Control zone loses { sg-rations }, and { $rubble } Rubble is
    placed
sg-op-snipe = one enemy Force in a Control zone loses { sg-rations }
sg-op-starve =
    { $zone ->
        [control] each enemy Force in a Control zone loses { sg-rations }
       *[any] each enemy Force, wherever it stands, loses { sg-rations }
    }
sg-op-cancel = the enemy card just announced has no effect and is discarded
sg-op-cancel-marked = an enemy { $keywords-or } card just announced has no effect and is discarded
sg-op-recall = an enemy { $keyword } card in play goes to its discard pile
sg-op-stay =
    { $wins ->
        [0] this card stays in play
       *[other] this card stays in play; with { $wins } like it in play you win the game at once
    }

## The same in short, for the choice of a card.

sg-brief-combat = own total +{ $amount }
sg-brief-combat-armoured = own total +{ $armoured } if armoured, otherwise +{ $amount }
sg-brief-combat-armoured-at = own total +{ $armoured } if armoured or at { $location }, otherwise +{ $amount }
sg-brief-weaken = enemy total −{ $amount }
sg-brief-rubble = { $amount } Rubble
sg-brief-breach = note struck out
sg-brief-harry = enemy retreats absorb 1 less
sg-brief-hold = no own retreats, first { sg-losses } ignored
sg-brief-shrug-off = { sg-losses } ignored
sg-brief-strike-out = enemy { $keywords } events without effect
sg-brief-supply = { sg-rations }
sg-brief-reinforce =
    { $discount ->
        [one] a Force for 1 card less
       *[other] a Force for { $discount } cards less
    }
sg-brief-draw =
    { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
sg-brief-decorate = a medal
sg-brief-march =
    { $forces ->
        [one] 1 Force moves free
       *[other] up to { $forces } Forces move free
    }
sg-brief-infiltrate =
    { $start ->
        [controlled] from a Control zone of yours free to any other
       *[anywhere] from anywhere free to any Control zone
    }
sg-brief-discard-at-random =
    { $cards ->
        [one] the enemy discards 1 card at random
       *[other] the enemy discards { $cards } cards at random
    }
sg-brief-bomb = at one Location { sg-rations } lost by each enemy Force, { $rubble } Rubble
sg-brief-snipe = an enemy Force loses { sg-rations }
sg-brief-starve =
    { $zone ->
        [control] each enemy Force in a Control zone loses { sg-rations }
       *[any] each enemy Force loses { sg-rations }
    }
sg-brief-cancel = cancels the card announced
sg-brief-cancel-marked = cancels a { $keywords-or } card announced
sg-brief-recall = an enemy { $keyword } card leaves play
sg-brief-stay =
    { $wins ->
        [0] stays in play
       *[other] stays in play, { $wins } of them win
    }
