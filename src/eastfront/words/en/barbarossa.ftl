### Barbarossa. Parts of sentences begin small: a finished sentence gets its capital by itself.
### A list has one variable for each way to join it: $list (and), $list-or, $list-comma, $list-sentences.

## Cards. A card is named as its definition names it.

card-horse-drawn-transport = Horse-drawn Transport
card-motorized-transport = Motorized Transport
card-locomotive-transport = Locomotive Transport
card-strategic-planning = Strategic Planning
card-air-supply = Air Supply
card-blitzkrieg = Blitzkrieg
card-grenadier-regiment = Grenadier Regiment
card-field-replacement-battalion = Field Replacement Battalion
card-panzer-grenadier-regiment = Panzer Grenadier Regiment
card-flak-battalion = Flak Battalion
card-armored-scout-battalion = Armored Scout Battalion
card-motorcycle-battalion = Motorcycle Battalion
card-engineer-battalion = Engineer Battalion
card-artillery-regiment = Artillery Regiment
card-assault-gun-battalion = Assault Gun Battalion
card-anti-tank-battalion = Anti-Tank Battalion
card-division-hq-company = Division HQ Company
card-panzer-regiment = Panzer Regiment
card-heavy-tank-battalion = Heavy Tank Battalion
card-ss-panzer-regiment = SS Panzer Regiment
card-heinz-guderian = Heinz Guderian
card-erich-von-manstein = Erich von Manstein
card-field-repair-workshop = Field Repair Workshop
card-field-hospital = Field Hospital
card-forward-supply-depot = Forward Supply Depot
card-forward-airfield = Forward Airfield
card-supreme-command-headquarters = Supreme Command Headquarters
card-fortified-hill = Fortified Hill
card-strategic-position = Strategic Position
card-minsk = Minsk
card-riga = Riga
card-odessa = Odessa
card-bryansk = Bryansk
card-smolensk = Smolensk
card-kiev = Kiev
card-rostov = Rostov
card-kharkov = Kharkov
card-sevastopol = Sevastopol
card-leningrad = Leningrad
card-stalingrad = Stalingrad
card-moscow = Moscow
card-russian-guards-tank-army = Russian Guards Tank Army
card-soviet-tank-corps = Soviet Tank Corps
card-soviet-rifle-army = Soviet Rifle Army
card-siberian-reserves = Siberian Reserves
card-general-winter = General Winter
card-rasputitsa = Rasputitsa
card-partisans = Partisans
card-luftwaffe-support = Luftwaffe Support

any-card = card
card-exhausted = { $card } (exhausted)
card-lingering = { $card } (exhausted since an earlier turn)
card-played = { $card } (in your playing area)

## Types, groups and zones.

type-supply = Supply
type-strategy = Strategy
type-army = Army
type-support = Support
type-site = Site
type-event = Event

group-army = Army
group-infantry = Infantry
group-tank = Tank
group-gun = Gun
group-recon = Recon
group-staff = Staff
group-engineer = Engineer
group-foothold = Foothold
group-city = City
group-armour = Armour

zone-active = active
zone-exhausted = exhausted
zone-hand = hand
zone-discard = discard pile
zone-war-zone = War Zone
zone-events = Event pile
zone-cities = City pile
zone-support = Support pile

## Points.

tactic-points =
    { $count ->
        [one] Tactic Point
       *[other] Tactic Points
    }
supply-points =
    { $count ->
        [one] Supply Point
       *[other] Supply Points
    }
draw-points =
    { $count ->
        [one] Draw Point
       *[other] Draw Points
    }
reinforcement-points =
    { $count ->
        [one] Reinforcement Point
       *[other] Reinforcement Points
    }
attack-points =
    { $count ->
        [one] Attack Point
       *[other] Attack Points
    }
victory-points =
    { $count ->
        [one] Victory Point
       *[other] Victory Points
    }

points-tactic = { $count } { tactic-points }
points-supply = { $count } { supply-points }
points-draw = { $count } { draw-points }
points-reinforcement = { $count } { reinforcement-points }
points-attack = { $count } { attack-points }

bonus-tactic = +{ $count } { tactic-points }
bonus-supply = +{ $count } { supply-points }
bonus-draw = +{ $count } { draw-points }
bonus-reinforcement = +{ $count } { reinforcement-points }
bonus-attack = +{ $count } { attack-points }

## Card text: facts.

facts = { $facts-comma }
fact-subtype = { $type } ({ $subtype })
fact-play-cost = Play Cost { $cost }
fact-buy-cost = Reinforcement Cost { $cost }
fact-defence = Defence { $defence }
fact-modifier-plus = Defence +{ $amount }
fact-modifier-minus = Defence −{ $amount }
fact-victory = { $count } { victory-points }
fact-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }

## Card text: lines.

text-play = Play: { $effect-sentences }.
text-standing = While deployed: { $effect }.
text-ability = { $cost } ⇒ { $effect-sentences }.
text-ability-conditional = { $conditions-comma }: { $cost } ⇒ { $effect-sentences }.
text-on-reveal = When revealed: { $effect-sentences }.
text-on-gain = When gained: { $effect-sentences }.
text-on-attack = After an attack on this Site, won or lost: { $effect-sentences }.
text-on-attack-won = After conquering this Site: { $effect-sentences }.
text-on-attack-edition =
    After conquering this Site (after a failed attack too, if the option fail_foothold_red says so):
    { $effect-sentences }.
text-on-clean-up = In your Clean-up Phase: { $effect-sentences }.
text-strategy = After use, return this card to its pile.
ability = { $cost } ⇒ { $effect-sentences }

condition-answer = if the option { $question } is { $answer }
condition-play-area = from your playing area
condition-windows = { $windows-or }
condition-against-city = in combat against a City
condition-against-site = in combat
condition-against-edition = in combat (against a City or any Site, as the option foothold_targets says)
condition-limit =
    { $limit ->
        [one] once each time you play it
       *[other] { $limit } times each time you play it
    }

window-starting = in your Starting Phase
window-tactics = in your Tactics Phase outside combat
window-combat = in combat
window-forfeit = when you must forfeit cards to a Site

## Card text: ops, as parts of a line.

op-bonus = { $points }
op-may-deploy = you may deploy it, { $state }
op-deploy = deploy it at once, { $state }
op-exhaust-this = exhaust this card
op-forfeit-this = forfeit this card
op-return-this = return this card to its pile
op-give-up-this = return this card to its pile or forfeit it, as the option foothold_after_use says
op-scrap-this = scrap this card
op-reactivate-this = reactivate this card
op-pay = pay { $points }
op-forfeit-other =
    { $count ->
        [one] forfeit 1 other deployed { $what } card
       *[other] forfeit { $count } other deployed { $what } cards
    }
op-exhaust-others = exhaust { $count } of your active { $what } cards
op-reactivate = reactivate 1 of your { $what } cards, except those that do not reactivate by themselves
op-reactivate-any = reactivate 1 of your { $what } cards, even one that does not reactivate by itself
op-forfeit = forfeit { $count } of your deployed { $what } cards
op-forfeit-half = forfeit half of your deployed { $what } cards, rounded up
op-forfeit-all = forfeit all your deployed { $what } cards
op-forfeit-group =
    forfeit, as you choose, all your deployed { $what } cards or all your other deployed Army cards
op-spare = 1 { $what } card among them stays on your Front Line, exhausted
op-lower-defence = lower the Defence of the attacked Site by { $amount } for this combat
op-bonus-if-deployed =
    if you have { $count } or more { $what } cards deployed, +{ $attack } more { $attack ->
        [one] Attack Point
       *[other] Attack Points
    }
op-bonus-if-revealed =
    if any { $tag } Event lies revealed in this combat, +{ $attack } more { $attack ->
        [one] Attack Point
       *[other] Attack Points
    }
op-permit-placing =
    until the Tactics Phase ends, outside combat, you may put any number of { $what } cards from your hand
    on your Front Line, active, at no cost and without their play text
op-scrap-from-hand = scrap 1 { $types-or } card from your hand
op-gain-upgrade =
    you may gain 1 card of the same type whose Reinforcement Cost is at most { $within } higher (a Supply card
    goes to your hand or discard pile, as the option gained_cards says)
op-gain-upgrade-hand =
    you may gain 1 card of the same type whose Reinforcement Cost is at most { $within } higher; a Supply card
    goes to your hand
op-gain-upgrade-discard =
    you may gain 1 card of the same type whose Reinforcement Cost is at most { $within } higher
op-recover = take 1 { $what } card from your discard pile into your hand
op-second-combat =
    you may declare one more combat this turn. When the first combat ends, or at once if it is over, you may
    reactivate up to { $reactivate } of your deployed Army cards
op-replace-event = put a revealed Event under the Event pile and reveal the next one instead
op-reveal-another = reveal one more Event and add its Defence too
op-to-discard-pile = put this card into your discard pile
op-lay = lay this card on the Front Line of an opponent of your choice
op-lay-anywhere = lay this card on the Front Line of a player of your choice
op-end-game = the game ends after this combat or this Tactics Phase, as the edition or the table has it
op-end-game-phase = the game ends after this Tactics Phase
op-end-game-at-once = the game ends as soon as this combat is over

## Card text: standing modifiers, as parts of a line.

modifier-self-reactivation = this card does not reactivate by itself in your Starting Phase
modifier-reactivation-limit =
    at most { $amount } of your Army cards { $amount ->
        [one] reactivates by itself
       *[other] reactivate by themselves
    } in your Starting Phase
modifier-supply-bonus-less =
    each { $card } gives you { $amount } { $amount ->
        [one] Supply Point
       *[other] Supply Points
    } less
modifier-supply-bonus-more =
    each { $card } gives you { $amount } { $amount ->
        [one] Supply Point
       *[other] Supply Points
    } more
modifier-first-supply-less = the first time you gain Supply Points each turn, you gain { $amount } less
modifier-first-supply-more = the first time you gain Supply Points each turn, you gain { $amount } more
modifier-cards-kept-less =
    { $amount ->
        [1] you may not keep a card in your Clean-up Phase
       *[other] you may keep { $amount } cards fewer in your Clean-up Phase
    }
modifier-cards-kept-more =
    { $amount ->
        [one] you may keep 1 card more in your Clean-up Phase
       *[other] you may keep { $amount } cards more in your Clean-up Phase
    }

## Decisions.

decision-starting-phase = Starting Phase: you have { $points }.
decision-tactics-phase = Tactics Phase: you have { $points }.
decision-reinforcement-phase = Reinforcement Phase: you have { $points }.
decision-clean-up = Clean-up Phase: which card do you keep? The others are discarded.
decision-clean-up-none = Clean-up Phase: you may not keep a card.
decision-combat-plain = Attack on { $site }: Defence { $defence }; { combat-sum }.
decision-combat = Attack on { $site }: Defence { $defence } ({ $parts-comma }); { combat-sum }.
combat-sum =
    you have { $attack } { $attack ->
        [one] Attack Point
       *[other] Attack Points
    }, { $missing ->
        [0] enough to conquer it
       *[other] { $missing } too few
    }
part-printed = { $amount } printed
part-event-plus = +{ $amount } { $card }
part-event-minus = −{ $amount } { $card }
part-lowered = −{ $amount } by your cards
decision-commit =
    The attack on { $site } has failed against Defence { $defence }. You have { $attack } { $attack ->
        [one] Attack Point
       *[other] Attack Points
    }; how many did it use? Only those are lost.
decision-gain-next = Which Event do you gain next?
decision-bury-next = Which Event goes under the Event pile next?
decision-replace = Which Event do you replace?
decision-losses = You are about to forfeit { $cards }. Do you save any?
decision-spare = You are about to forfeit { $cards }. Which card stays?
decision-of-card = { $card }: { $question }
decision-forfeit = which card do you forfeit?
decision-exhaust = which card do you exhaust?
decision-reactivate = which card do you reactivate?
decision-scrap = which card from your hand do you scrap?
decision-gain = which card do you gain?
decision-recover = which card do you take from your discard pile into your hand?
decision-lay = on whose Front Line do you lay it?
decision-forfeit-group = which cards do you forfeit?

kind-starting-phase = Starting Phase
kind-tactics-phase = Tactics Phase
kind-reinforcement-phase = Reinforcement Phase
kind-clean-up = Clean-up Phase
kind-combat = combat
kind-commit = a failed attack
kind-pick = picking cards
kind-spare = losses
kind-scrap = scrapping a card
kind-gain = gaining a card
kind-order = ordering Events
kind-lay = laying an Event

## Options.

option-play = Play { $card }
option-deploy = Deploy { $card }, { $state }
option-place = Put { $card } on the Front Line, active
option-attack = Attack { $card } (Defence { $defence })
option-use = { $card }: { $ability }
option-conquer = Conquer { $site } for { $count } { attack-points }
option-break-off = Break off the attack on { $site }
option-commit = Use { $count } { attack-points }
option-recruit = Recruit { $card } for { $cost }
option-keep = Keep { $card }
option-forfeit = Forfeit { $card }
option-exhaust = Exhaust { $card }
option-reactivate = Reactivate { $card }
option-spare = Save { $card }
option-scrap = Scrap { $card }
option-gain = Gain { $card }
option-recover = Take { $card }
option-replace = Replace { $card }
option-gain-next = Gain { $card }
option-bury-next = Put { $card } under the Event pile
option-lay = Lay it on the Front Line of { $who }
option-forfeit-group = Forfeit all your { $what } cards
option-forfeit-rest = Forfeit all your Army cards but the { $what } cards
option-end-starting-phase = End the Starting Phase
option-end-tactics-phase = End the Tactics Phase
option-end-reinforcement-phase = End the Reinforcement Phase
option-end-clean-up = Keep nothing
option-end-pick = Reactivate no more cards
option-end-spare = Save no more cards
option-end-gain = Gain nothing

## Notices.

notice-begins-game = { $who } goes first.
notice-lays-out = The { $zone }, from the top: { $pile-comma }.
notice-removes-pile = Out of this game: { $cards }.
notice-begins-turn = { $who } begins turn { $turn }.
notice-begins-tactics = { $who } begins the Tactics Phase.
notice-begins-reinforcement = { $who } begins the Reinforcement Phase.
notice-draws = { $who } draws { $cards }.
notice-shuffles =
    { $count ->
        [one] { $who } makes a new deck of the 1 card in the discard pile.
       *[other] { $who } shuffles the { $count } cards of the discard pile into a new deck.
    }
notice-plays = { $who } plays { $cards }.
notice-gains-points =
    { $who } gains { $points }.
notice-loses-supply =
    { $who } loses { $supply ->
        [one] 1 Supply Point
       *[other] { $supply } Supply Points
    } of { $first ->
        [1] the first gain of the turn
       *[other] this gain
    }.
notice-pays = { $who } pays { $points }.
notice-deploys = { $who } deploys { $cards }, { $zone }.
notice-places = { $who } puts { $cards } from the hand on the Front Line, active.
notice-uses = { $who } uses { $cards }: { $ability }.
notice-permits-placing =
    { $who } may put { $groups } cards from the hand on the Front Line until the Tactics Phase ends.
notice-grants-combat =
    { $afterwards ->
        [0] { $who } may declare one more combat this turn.
       *[other]
            { $who } may declare one more combat this turn, and reactivate up to { $afterwards } Army cards
            when the first one ends.
    }
notice-exhausts = { $who } exhausts { $cards }.
notice-reactivates = { $who } reactivates { $cards }.
notice-lingers = { $who } keeps { $cards } exhausted.
notice-forgoes-reactivation =
    { $count ->
        [one] { $who } leaves 1 reactivation unused.
       *[other] { $who } leaves { $count } reactivations unused.
    }
notice-forfeits = { $who } forfeits { $cards }.
notice-returns = { $who } returns { $cards } to the { $zone }.
notice-scraps = { $who } scraps { $cards }.
notice-gains = { $who } gains { $cards }, into the { $zone }.
notice-recovers = { $who } takes { $cards } from the discard pile into the hand.
notice-attacks = { $who } attacks { $cards } (Defence { $defence }).
notice-reveals = { $who } reveals { $cards } ({ $modifier }).
notice-buries-event = { $who } puts { $cards } under the Event pile.
notice-lowers-defence = { $who } lowers the Defence of the attacked Site by { $amount }.
notice-conquers =
    { $who } conquers { $cards } for { $attack } { $attack ->
        [one] Attack Point
       *[other] Attack Points
    }.
notice-gains-site = { $who } deploys { $cards } on the Front Line.
notice-fails = { $who } fails against { $cards } (Defence { $defence }).
notice-loses-attack =
    { $who } loses { $attack ->
        [0] no Attack Points
        [one] 1 Attack Point
       *[other] { $attack } Attack Points
    }.
notice-decides-game = { $cards } falls to { $who }: the game will end.
notice-ends-combat = The combat of { $who } is over.
notice-dooms = { $who } is about to forfeit { $cards }.
notice-spares = { $who } saves { $cards }, which stays on the Front Line, exhausted.
notice-lays = { $who } lays { $cards } on the Front Line of { $victim }.
notice-recruits = { $who } recruits { $cards } for { $cost }.
notice-clears = { $who } puts { $cards } from the playing area into the discard pile.
notice-discards = { $who } discards { $cards }.
notice-ends-moscow = Moscow has fallen: the game is over.
notice-ends-exhausted = Every player has had the last turn: the game is over.

## Verbs, as refusals name them ("nothing asks you to … this now").

verb-forfeit = forfeit
verb-exhaust = exhaust
verb-reactivate = reactivate
verb-spare = save
verb-scrap = scrap
verb-gain = gain
verb-recover = take
verb-replace = replace
verb-lay = lay
verb-next = pick
verb-forfeit-group = forfeit
verb-forfeit-rest = forfeit
