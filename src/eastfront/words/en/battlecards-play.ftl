### BattleCards in play: what is asked, what is offered, what happens.

## Decisions.

bc-decision-forces =
    First forces: which card do you deploy? { $left ->
        [one] One more is to be chosen.
       *[other] { $left } are to be chosen.
    }
bc-decision-turn = Turn { $turn }: what do you do?
bc-decision-refight = Which battle do you fight again?
bc-decision-leader = { $card }: does a Leader help?
bc-decision-deploy = { $card }: which card do you deploy? You may deploy { $left } more.
bc-decision-deploy-type =
    { $card }: which { $type } card do you deploy? You may deploy { $left } more.
bc-decision-deploy-as-many = { $card }: which card do you deploy? You deploy { $left } more.
bc-decision-discard = { $card }: which card of your hand do you discard?
bc-decision-discard-to =
    { $card }: which card of your hand do you discard? { $left ->
        [one] There is 1 too many.
       *[other] There are { $left } too many.
    }
bc-decision-take-back = { $card }: which deployed card do you take back?
bc-decision-counter = { $who } has drawn { $card } against you. Do you foil it?
bc-decision-look = { $card }: where do you look?
bc-decision-sabotage = { $card }: which stack do you look at?
bc-decision-assassinate = { $card }: which card do you assassinate or send back?
bc-decision-capture = { $card }: from which stack do you take a card?
bc-decision-divide = { $card }: which stack do you divide?
bc-decision-keep = { $card }: which pile stays deployed? The other one goes back to your hand.
bc-decision-repair = { $card }: which unit do you deploy again?
bc-decision-shed =
    You have more cards deployed than the enemy. Which do you discard? { $left ->
        [one] One more must go.
       *[other] { $left } more must go.
    }
bc-decision-battle =
    { $battle } ({ bc-victory-points }): do you attack { $defender }, with { $attacking } units against
    { $defending } units?
bc-decision-free-battle = { $battle } comes up, and no enemy is left in this theatre. What do you do?
bc-decision-delay = { $battle } is about to begin: { $who } attacks. Do you prevent it?
bc-decision-homeland = Your homeland is attacked: { $battle }. Do you deploy your whole hand?
bc-decision-bonus = { $battle }, round { $round }: do you play a Kept Card?
bc-decision-support = Whom does { $unit } support in this round? It gives { $bonus } and does not fire.
bc-decision-air-group = How does { $unit } divide its { $points } points in this round?
bc-decision-fire = Round { $round }, phase { $phase }: which unit fires?
bc-decision-target =
    { $left ->
        [one] Which target for { $unit }?
       *[other] Which target for { $unit }? It has { $left } shots.
    }
bc-decision-destruction = { $unit } would be destroyed. Do you play a Kept Card?
bc-decision-withdraw = { $battle }, end of round { $round }: which of your units withdraw?
bc-decision-post = Which of your units go to the stacks of { $ally }?
bc-decision-transfer =
    Which deployed card do you hand over to { $ally }? You may hand over { $left } more.
bc-decision-give = Which card of your hand do you offer { $ally }?
bc-decision-agree = { $ally } offers you a card of the hand in exchange. Which card do you give?

bc-kind-forces = first forces
bc-kind-turn = the turn
bc-kind-refight = naming a battle
bc-kind-leader = using a Leader
bc-kind-deploy = deploying
bc-kind-discard = discarding
bc-kind-take-back = taking cards back
bc-kind-counter = foiling a card
bc-kind-look = looking at cards
bc-kind-sabotage = sabotage
bc-kind-assassinate = sabotage
bc-kind-capture = capturing a card
bc-kind-divide = dividing a stack
bc-kind-keep = a divided stack
bc-kind-repair = repairing a unit
bc-kind-shed = discarding deployed cards
bc-kind-battle = whether to attack
bc-kind-free-battle = a battle without an enemy
bc-kind-delay = preventing a battle
bc-kind-homeland = defending the homeland
bc-kind-bonus = Kept Cards for the round
bc-kind-support = support
bc-kind-air-group = the Air Group
bc-kind-fire = firing
bc-kind-target = picking a target
bc-kind-destruction = saving a unit
bc-kind-withdraw = withdrawal
bc-kind-post = posting units
bc-kind-transfer = handing over units
bc-kind-give = offering a card
bc-kind-agree = an offered exchange

## Options.

bc-option-draw = Draw a Conflict card
bc-option-emergency = Emergency Deployment of your whole hand ({ bc-cards-there })
bc-option-play = Play { $card }
bc-option-refight = Fight { $card } again ({ bc-victory-points }, held by { $enemy })
bc-option-transfer = Hand over deployed cards to { $ally } instead of drawing
bc-option-exchange = Offer { $ally } an exchange of cards
bc-option-send = Send the top card of your Arsenal deck, unseen, to { $ally }
bc-option-deploy = Deploy { $card }
bc-option-discard = Discard { $card }
bc-option-take-back = Take back { $card }
bc-option-give = Give { $card }
bc-option-repair = Deploy { $card } again
bc-option-use = Use { $card }: draw { $draw } more, deploy { $deploy } more
bc-option-look = Look at the { $zone } ({ bc-cards-there })
bc-option-sabotage = Look at the { $zone } ({ bc-cards-there })
bc-option-capture = Take a card from the { $zone } ({ bc-cards-there })
bc-option-divide = Divide the { $zone } ({ bc-cards-there })
bc-cards-there =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bc-option-assassinate = Assassinate { $card }
bc-option-return = Send { $card } back to the hand
bc-option-keep =
    { $pile ->
        [1] Keep the first pile: { $cards }
       *[other] Keep the second pile: { $cards }
    }
bc-option-attack = Attack
bc-option-decline-battle = Do not attack
bc-option-decline-agree = Decline the exchange
bc-option-take = Take it without a fight
bc-option-raid-ground = Discard it and raid with Ground and Air units
bc-option-raid-sea = Discard it and raid with Air and Sea units
bc-option-support = Support { $unit }
bc-option-set = +{ $attack } on attack, +{ $defence } on defence
bc-option-fire = Fire { $unit }
bc-option-shoot =
    Shoot at { $unit }: { $attack } against { $defence }, hit by { $chances ->
        [one] { $low }
       *[other] { $low } to { $high }
    }
bc-option-autokill = Use Autokill against { $unit }
bc-option-withdraw = Withdraw { $unit }
bc-option-withdraw-all = Withdraw everything
bc-option-post = Give { $unit } to { $ally }
bc-option-end-leader = Use no Leader
bc-option-end-deploy = Deploy no more cards
bc-option-end-discard = Discard no more cards
bc-option-end-take-back = Take back no more cards
bc-option-end-counter = Let it take effect
bc-option-end-delay = Let it be fought
bc-option-end-homeland = Do not deploy
bc-option-end-bonus = Play no more cards
bc-option-end-support = Support nobody
bc-option-end-fire = Fire no more units in this phase
bc-option-end-target = Hold the other shots
bc-option-end-destruction = Let it be destroyed
bc-option-end-withdraw = Withdraw no more units
bc-option-end-post = Keep the others
bc-option-end-transfer = Hand over no more cards

## Notices.

bc-notice-begins-turn = { $who } begins turn { $turn }.
bc-notice-draws = { $who } draws { $cards }.
bc-notice-picks = { $who } picks { $cards }.
bc-notice-deploys = { $who } deploys { $cards } to the { $zone }.
bc-notice-discards = { $who } discards { $cards }.
bc-notice-returns = { $cards } goes back to the hand of { $who }.
bc-notice-emergency =
    { $who } makes an Emergency Deployment of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
bc-notice-rebuilds-arsenal =
    { $who } shuffles the discard pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }) into a new Arsenal deck.
bc-notice-rebuilds-conflict =
    The Conflict discard pile ({ $theatre }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }) is shuffled into a new deck.
bc-notice-shows = { $who } draws the Conflict card { $cards }.
bc-notice-keeps = { $who } draws { $cards } and keeps it face down.
bc-notice-lays-off = { $cards } goes to the Conflict discard pile.
bc-notice-plays = { $who } plays { $cards }.
bc-notice-drops = { $who } gives up the Kept Card { $cards }.
bc-notice-uses-leader = { $who } uses the Leader { $leader }.
bc-notice-looks = { $who } looks at the { $zone } of { $enemy }: { $cards }.
bc-notice-assassinates = { $cards } of { $enemy } is assassinated and leaves the game.
bc-notice-captures = { $who } captures { $cards } from the { $origin } of { $enemy }.
bc-notice-shows-commander = The card drawn is { $cards }: a commander stays with { $enemy }.
bc-notice-splits = { $cards } of { $who } goes to a second pile.
bc-notice-keeps-pile = { $cards } of { $who } stays in the { $zone }.
bc-notice-repairs = { $who } deploys { $cards } from the discard pile to the { $zone }.
bc-notice-sends = { $who } sends { $cards } of the Arsenal deck, unseen, under that of { $ally }.
bc-notice-hands-over = { $who } gives { $cards } to { $ally }, into the { $zone }.
bc-notice-declines = { $who } declines the exchange.
bc-notice-lacks-prerequisite = The prerequisite for { $battle } is not met.
bc-notice-refuses = { $who } does not attack: { $battle }.
bc-notice-attacks = { $who } attacks: { $battle }.
bc-notice-refights = { $who } counterattacks against { $defender }: { $battle }.
bc-notice-raids = { $who } raids { $defender } with { $forces } units.
bc-notice-finds-no-forces = Neither side has forces for this battle.
bc-notice-finds-one-side = Only { $who } has forces for this battle.
bc-notice-turns-up = { $who } turns up { $cards }.
bc-notice-begins-round = Round { $round } begins.
bc-notice-stalemate = Stalemate: neither side can hit the other. The aggressor must withdraw.
bc-notice-quiet-stalemate =
    { $rounds ->
        [one] A round went by without a loss and counts as a stalemate. The aggressor must withdraw.
       *[other] { $rounds } rounds in succession without a loss count as a stalemate. The aggressor must withdraw.
    }
bc-notice-has-no-effect = { $cards } finds nothing to act on and has no effect.
bc-notice-supports = { $supporter } supports { $supported }.
bc-notice-divides-air-group = { $carrier } has +{ $attack } on attack and +{ $defence } on defence.
bc-notice-shoots =
    { $shooter } fires at { $victim }: { $attack } against { $defence }; the number is { $number }: { $hit ->
        [0] missed
       *[other] hit
    }.
bc-notice-autokills = { $shooter } uses Autokill against { $victim }.
bc-notice-destroys = { $cards } of { $who } is destroyed.
bc-notice-withdraws = { $who } withdraws { $cards }.
bc-notice-turns-down = { $who } turns { $cards } face down again.
bc-notice-posts = { $who } gives { $cards } to { $ally }, into the { $zone }.
bc-notice-waits = { $cards } of { $who } comes back for its posting.
bc-notice-wins-battle = { $who } wins the battle: { $battle }.
bc-notice-wins-raid = { $who } wins the raid.
bc-notice-takes-card = { $who } takes the card { $cards } ({ bc-victory-points }).
bc-notice-loses-card = { $who } loses the card { $cards }.
bc-notice-falls = { $who } is out of the game: { $battle } is lost.
bc-notice-is-freed = { $who } is freed and plays again.
bc-notice-ends-total-victory = No enemy is left: total victory for { $alliance }.
bc-notice-ends-standard-victory = Half of all Victory Points are held: victory for { $alliance }.
bc-notice-ends-exhausted = The war is exhausted: more Victory Points, and the victory, for { $alliance }.
bc-notice-ends-exhausted-draw = The war is exhausted, and the Victory Points are equal: a draw.
