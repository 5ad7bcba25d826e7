### Why something is not offered in BattleCards.

## The game, the turn and whoever is asked.

bc-why-game-over =
    { $ending ->
        [total-victory] The game is over: one side has nobody left in it.
        [standard-victory] The game is over: the Victory Points needed have been reached.
       *[exhausted] The game is over: it could not go on to a victory.
    }
bc-why-watching = You are watching; only the players choose.
bc-why-out = You are out of the game since { $battle } was lost.
bc-why-not-in-game = { $card } is not in this game: its set is not played with.
bc-why-other-turn = It is the turn of { $who }.
bc-why-waiting-forces = { $who } is choosing first forces.
bc-why-waiting-fire = { $who } is firing in phase { $phase }.
bc-why-waiting-round =
    { $kind ->
        [bonus] { $who } is asked for Kept Cards for this round.
        [support] { $who } is allocating support.
        [air-group] { $who } is dividing the points of an Air Group.
       *[withdraw] { $who } is deciding which units withdraw.
    }
bc-why-waiting-battle =
    { $kind ->
        [battle] { $who } is the aggressor and decides about { $battle }.
        [free-battle] { $who } decides what becomes of { $battle }.
        [delay] { $who } is asked whether to prevent { $battle }.
        [homeland] { $who } is asked whether to deploy the whole hand for { $battle }.
        [destruction] { $who } is asked whether a unit that was hit survives.
       *[post] { $who } decides where the surviving units go.
    }
bc-why-waiting-choice =
    { $kind ->
        [refight] { $who } names the battle to be fought again.
        [transfer] { $who } picks the cards to transfer.
        [give] { $who } picks a card to exchange.
       *[agree] { $who } is asked whether to agree to the exchange.
    }
bc-why-waiting-card =
    { $kind ->
        [counter] { $who } is asked first whether { $card } is to have no effect.
       *[other] It is for { $who } to choose now: { $card } is being carried out.
    }
bc-why-first-forces = The first forces come before everything else: pick { $count } cards to deploy.

## Passing.

bc-why-must-pick =
    You cannot stop here: { $count ->
        [one] one more card has
       *[other] { $count } more cards have
    } to be picked.
bc-why-must-aim = { $unit } was named to fire: name a target.
bc-why-must-choose =
    { $kind ->
        [turn] A turn cannot be passed: draw a Conflict card, or do what may take its place.
        [refight] The Counterattack is played: name the battle to be fought again.
        [look] Choose what the Spies look at.
        [sabotage] Choose the stack to be sabotaged.
        [assassinate] If nobody is assassinated, a card of the stack has to be returned.
        [capture] Choose the stack to capture a card from.
        [divide] Choose the stack to be divided.
        [keep] Choose the pile that stays deployed.
        [repair] A unit of your discard pile has to be deployed.
        [battle] Attack or decline.
        [free-battle] Take the battle, or give it up for a raid.
        [air-group] The points of the Air Group have to be divided.
       *[agree] Give a card in return, or decline.
    }

## Drawing, emergencies and aid.

bc-why-drawn-already = You have drawn your Conflict card; one is drawn in a turn.
bc-why-draw-given-up = Transferring cards takes the place of the draw.
bc-why-draw-counterattack = The Counterattack takes the place of the draw.
bc-why-exchange-first = First pick the card that you offer; then you may draw.
bc-why-emergency-no-hand = You have no card in your hand.
bc-why-emergency-start = The hand is deployed only at the start of your turn, before anything else is done.
bc-why-emergency-other-turn =
    The hand is deployed only at the start of your own turn, or when a battle that could put you out begins;
    it is the turn of { $who }.
bc-why-emergency-battle = { $battle } cannot put you out, so you cannot deploy your hand for it.
bc-why-emergency-early = The hand is deployed only when it is settled that the battle is not prevented.
bc-why-emergency-late = It is too late to deploy your hand for { $battle }.
bc-why-no-ally = You have no ally in this game.
bc-why-aided = You have aided your ally in this turn; that is possible once.
bc-why-ally-out = { $who } is out of the game and cannot be aided.
bc-why-aid-late =
    { $aid ->
        [transfer] A transfer takes the place of the draw; it is too late for it in this turn.
        [exchange] Cards are exchanged at the start of the turn, before the draw.
       *[send] A card is sent at the start of the turn, before the draw.
    }
bc-why-aid-empty =
    { $aid ->
        [transfer] You have no deployed card to transfer.
        [exchange] You have no card in your hand to exchange.
       *[send] Your Arsenal deck has no card to send.
    }
bc-why-exchange-ally = { $who } has no card to give in return.
bc-why-no-giving = Cards are given to the ally only in a transfer or an exchange.

## Picking cards.

bc-why-not-a-unit = { $card } is a Conflict card; this is done with Arsenal cards only.
bc-why-not-in-hand = { $card } is not in your hand.
bc-why-not-deployed = You have no { $card } deployed.
bc-why-deployed-already = { $card } is deployed already; it is not in your hand.
bc-why-picked-already = { $card } is among those you have picked.
bc-why-other-type = { $card } is not of the type { $type }.
bc-why-pick-order = Cards are picked in the order in which they are listed, and { $card } comes before { $last }.
bc-why-too-few-left =
    Cards are picked in the order in which they are listed; { $count } more have to be picked, and from
    { $card } on there are fewer.
bc-why-no-deployment = Nothing lets you deploy a card now.
bc-why-leader-first = First say whether a Leader helps; then cards are drawn and deployed.
bc-why-take-back-first = First take back what you want to exchange; then as many cards are deployed.
bc-why-deployed-most =
    { $card } has had its deployment; it allows { $most ->
        [one] one card
       *[other] { $most } cards
    } at most.
bc-why-deployed-behind =
    { $card } has had its deployment; it allows { $most } cards at most, and { $behind } to whoever has fewer
    deployed cards than the enemy.
bc-why-no-discard = Nothing lets or makes you discard a card now.
bc-why-discard-later = The card has you deploy first; you discard after that.
bc-why-no-taking-back = Only Redeployment lets you take deployed cards back.
bc-why-taken-back-already = You have taken back what you wanted; now as many cards are deployed.
bc-why-no-repair = Only Field Repairs bring a unit back from your discard pile.
bc-why-not-in-discard = { $card } is not in your discard pile.
bc-why-repair-commander = { $card } is a commander; Field Repairs are for ordinary units.
bc-why-not-a-leader = { $card } is not a Leader.
bc-why-leader-not-deployed = { $card } is not in your Ground stack.
bc-why-leader-late = The Leader is called on before any card is drawn, and one Leader only.
bc-why-no-buildup = A Leader helps only with a Buildup card that you have drawn.

## Kept Cards.

bc-why-play-unit = { $card } is an Arsenal card: it is deployed, not played.
bc-why-play-drawn = { $card } is carried out when it is drawn; it is not a Kept Card.
bc-why-not-kept = { $card } is not among your Kept Cards.
bc-why-kept-spent = { $card } lies on the discard pile.
bc-why-delay-no-battle = { $card } prevents a battle, and none is about to begin.
bc-why-delay-early = { $card } is played once it is decided that { $battle } is to be fought.
bc-why-delay-late = { $card } is played before the stacks are turned up; the moment for it in { $battle } is over.
bc-why-counterattack-start = { $card } is played at the start of your turn, instead of drawing.
bc-why-nothing-held = No enemy holds a battle that could be fought again.
bc-why-bonus-late = { $card } is played at the start of a round, before support is allocated.
bc-why-bonus-no-round = { $card } is played at the start of a round of a battle, and none is being fought.
bc-why-nothing-destroyed = { $card } is played when an attack would destroy one of your units.
bc-why-nothing-to-foil =
    { $card } is played when the enemy draws Spies, Sabotage, Captured Equipment or Divide & Conquer.
bc-why-not-a-battle = { $card } is not a battle.
bc-why-refight-no-card = A battle is fought again only with a Counterattack, and you have none.
bc-why-refight-play-first = A battle is fought again by playing { $card } at the start of your turn.
bc-why-refight-own = { $battle } is held by your own side.
bc-why-refight-unheld = Nobody holds { $battle }.
bc-why-refight-theatre = { $battle } belongs to the other theatre and did not put your ally out.
bc-why-refight-prerequisite =
    { $form ->
        [holds] You would invade a homeland in { $battle }, and for that you must hold { $count } of these
            battles: { $battles-comma }.
       *[fought] You would invade a homeland in { $battle }, and for that { $count } of these battles must
            have been won by somebody: { $battles-comma }.
    }

## Spies, Sabotage, Captured Equipment, Divide & Conquer.

bc-why-needs-card =
    { $verb ->
        [look] Only Spies let you look at what the enemy has.
        [sabotage] Only Sabotage lets you choose a stack to be sabotaged.
        [capture] Only Captured Equipment lets you take a card of an enemy stack.
        [divide] Only Divide & Conquer lets you divide an enemy stack.
        [assassinate] Only Sabotage lets you assassinate a commander.
       *[return] Only Sabotage lets you return a card of an enemy stack to its owner's hand.
    }
bc-why-empty-place =
    { $place ->
        [ground] The Ground stack of { $who } is empty.
        [air] The Air stack of { $who } is empty.
        [sea] The Sea stack of { $who } is empty.
        [hand] The hand of { $who } is empty.
       *[kept] { $who } has no Kept Cards.
    }
bc-why-not-a-stack = Only a stack can be chosen, not the { $place ->
        [hand] hand
       *[kept] Kept Cards
    }.
bc-why-capture-type = Equipment is captured from the Ground stack or the Air stack.
bc-why-divide-few =
    { $count ->
        [one] That stack has one card; it takes { $least } to divide it.
       *[other] That stack has { $count } cards; it takes { $least } to divide it.
    }
bc-why-stack-first = First choose the stack that you look at.
bc-why-stack-chosen = The stack is chosen; now choose a card of it.
bc-why-not-in-stack = { $card } is not in the stack that you look at.
bc-why-not-a-commander = { $card } is an ordinary unit; only commanders are assassinated.
bc-why-two-piles = There are two piles, 1 and 2.
bc-why-no-piles = None of your stacks is being divided.

## Battles.

bc-why-no-battlecard = No Battlecard is to be decided about.
bc-why-take-or-raid = No enemy is left to defend { $battle }: take it, or give it up for a raid.
bc-why-counterattack-on = The Counterattack is under way: there is nothing to decide about { $battle }.
bc-why-aggressor-decides = Whether { $battle } is fought is for the aggressor, { $who }, to decide.
bc-why-forced = { $battle } has to be fought when it is drawn; it cannot be declined.
bc-why-decided = It is decided: { $battle } is fought.
bc-why-combined-only = Battles are taken without a fight, and raids made, only in the combined game.
bc-why-no-free-battle =
    A battle is taken without a fight, or given up for a raid, only when you draw it and no enemy is left in
    its theatre.
bc-why-no-round = No round of a battle is being fought.
bc-why-battle-over = The battle is over.
bc-why-no-unit = There is no such unit in this battle.
bc-why-alike = The choice is there already: a unit just like { $unit } is offered.
bc-why-enemy-unit = { $unit } is not on your side.
bc-why-own-unit = { $unit } is on your own side.
bc-why-partners-unit = { $unit } belongs to { $who }, who decides for it.
bc-why-passed-over = Units are chosen in the order of their places, and { $unit } has been passed over.
bc-why-support-early = Support is allocated after the Kept Cards for the round.
bc-why-support-late = Support is allocated at the start of a round.
bc-why-support-enemy = { $unit } is the enemy's.
bc-why-support-itself = { $unit } cannot support itself.
bc-why-support-class = { $supporter } does not support units of the class of { $unit }.
bc-why-supported = { $unit } is supported already, and by one unit only.
bc-why-no-air-group = The points of an Air Group are divided at the start of a round, after support.
bc-why-air-group-points = { $unit } has { $points } points to divide.
bc-why-withdraw-later = Units withdraw in the withdrawal phase, after the four firing phases.
bc-why-no-partner = Nobody fought beside you: your survivors return to your own stacks.
bc-why-no-posting = Survivors go to the partner's stacks only after a battle that both fought together.

## Firing.

bc-why-round-opens = The round is only being opened: Kept Cards, support and Air Groups come before the firing.
bc-why-firing-over = The firing phases of this round are over.
bc-why-hit-first = First it is to be settled whether the unit that was hit survives.
bc-why-unit-fires = { $unit } is firing: name its target.
bc-why-shooter-first = First name the unit that fires.
bc-why-supports = { $unit } supports { $other } and does not fire in this round.
bc-why-support-ended = { $unit } has supported a unit in this round and does not fire in it.
bc-why-other-phase = { $unit } fires in phase { $phases }; this is phase { $phase }.
bc-why-has-fired = { $unit } has had its shots in this phase, or let them go.
bc-why-no-target = { $unit } has no enemy that it could hit.
bc-why-not-applicable = { $unit } cannot attack { $type } units such as { $target }: its Attack Value is N/A.
bc-why-defence =
    { $target } has a Defence of { $defence } against { $unit }, whose attack of { $attack } is not higher.
bc-why-no-autokill = { $unit } has no Autokill.
bc-why-autokill-late = { $unit } has fired; Autokill takes the place of its attack.
bc-why-autokill-type = The Autokill of { $unit } is not for units of the type of { $target }.
bc-why-autokill-defence =
    { $target } has a Defence of { $defence } against { $unit }, whose Autokill reaches { $most } at most.
