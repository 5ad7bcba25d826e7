### Why something is not offered in Battle for Stalingrad.

## The game, the turn and whoever is asked.

sg-why-over-control = The game is over: { $who } Controls all five Locations.
sg-why-over-uranus = The game is over: { $who } has laid the sixth Operation Uranus in play.
sg-why-over-undecided =
    The game is over and undecided: each side has had { $turns ->
        [one] its turn
       *[other] its { $turns } turns
    }.
sg-why-watching = You are watching; only the players choose.
sg-why-other-turn = It is the turn of { $who }.
sg-why-waiting-set-up =
    { $kind ->
        [choose] { $who } is choosing the first Forces.
       *[place] { $who } is placing the first Forces.
    }
sg-why-waiting-reaction = { $who } is asked whether to answer { $card } with a reaction.
sg-why-waiting-event = It is for { $who } to choose now: { $card } is being carried out.
sg-why-waiting-battle =
    { $kind ->
        [engage] { $who } is picking the Forces that attack at { $location }.
        [event] { $who } is asked for an event in the battle for { $location }.
        [firefight] { $who } is asked for a card in the firefight for { $location }.
        [flip] { $who } is choosing which of the cards turned up counts.
        [losses] { $who } is allocating losses.
       *[medal] { $who } is awarding a medal.
    }

## What a verb can be about.

sg-why-other-kind =
    { $kind ->
        [location] { $card } is not a Location.
        [force] { $card } is not a Force.
       *[action] { $card } is not an Action card.
    }
sg-why-enemy-card = { $card } belongs to the enemy.
sg-why-not-in-row = { $location } is not among the five Locations of this game.
sg-why-not-in-hand = { $card } is not in your hand.
sg-why-force-lost = { $force } has been destroyed and is out of the game.
sg-why-force-in-pile = { $force } is not on the table: it is in the Force pile still.
sg-why-zone-full = { $zone } has no room for another Force: { $most } of yours are there already.

## Passing and ending.

sg-why-pass-instead =
    { $kind ->
        [react] There is nothing to end: if you do not want to react, pass.
        [event] There is nothing to end: if you do not want to play an event, pass.
       *[firefight] There is nothing to end: if you do not want to play a card, pass.
    }
sg-why-end-instead =
    { $kind ->
        [choose] There is nothing to pass: if you want no more Forces, end the choice.
        [action] There is nothing to pass: if you want no more actions, end the Action phase.
        [engage] There is nothing to pass: if no more Forces are to attack, end the choice.
       *[march] There is nothing to pass: if no more Forces are to move, end the march.
    }
sg-why-must-place = First say in which zone { $force } is placed.
sg-why-must-pay =
    The Force has to be paid for: { $count ->
        [one] one more card is
       *[other] { $count } more cards are
    } missing.
sg-why-must-attack = At least one Force has to attack at { $location }.
sg-why-must-use = One of the cards turned up has to count.
sg-why-must-decorate = The medal that was won cannot be declined.
sg-why-must-lose =
    You cannot stop here: { $count ->
        [one] one loss has
       *[other] { $count } losses have
    } to be absorbed.

## What comes before another action.

sg-why-own-phase = You take actions in your own Action phase only; it is the turn of { $who }.
sg-why-supply-first = The Supply phase comes first: the Action phase begins when all Rations are placed.
sg-why-answer-first = First it is for you to say whether you answer { $card } with a reaction.
sg-why-battle-first = The battle for { $location } has to be fought to its end before you take another action.
sg-why-rations-first =
    First { $count ->
        [one] the Ration that is left has
       *[other] the { $count } Rations that are left have
    } to be placed.
sg-why-payment-first = First finish the purchase: the price of { $force } is not paid yet.
sg-why-zone-first = { $force } was named to move: choose the zone that it enters.
sg-why-event-first = { $card } is being carried out: make the choice that it asks for.

## The set-up.

sg-why-no-hand-yet = You have no cards yet: the hands are drawn when both sides have set up.
sg-why-set-up-first = You are setting up; the first turn begins when both sides have done so.
sg-why-all-chosen = You have ended the choice of Forces; now they are placed.
sg-why-choice-over = Forces are chosen at the set-up only; after that they are bought from the Force pile.
sg-why-chosen-already = You have chosen { $force } already.
sg-why-choice-order =
    Forces are chosen in the order in which they are listed, and { $force } comes before { $last }.
sg-why-points =
    { $force } has a Force value of { $value }; of your { $points } points { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }.
sg-why-choose-first = First choose all your Forces; after that they are placed.
sg-why-german-perimeter = The German player sets up in Perimeter zones only.
sg-why-nothing-to-place = You have no Force to place now.

## Supply.

sg-why-no-rations-to-place =
    Rations are placed in your Supply phase, by Resupply or by an event, and none are there now.
sg-why-feed-elsewhere =
    { $force } stands elsewhere: these Rations are for the Forces in the Control zone and the Perimeter zone of
    { $location }.
sg-why-feed-order =
    Rations are given in the order in which the Forces are listed, and { $force } comes before { $last }.
sg-why-no-force-to-feed = You have no Force on the table that could be given Rations.

## Reinforcing.

sg-why-bought-perimeter = A Force that was bought is placed in a Perimeter zone.
sg-why-pay-first = First pay for the Force; then it is placed.
sg-why-pile-empty = Your Force pile is empty.
sg-why-no-perimeter = None of your Perimeter zones has room for another Force.
sg-why-too-few-cards =
    { $force } costs { $price ->
        [one] one card
       *[other] { $price } cards
    }; you have { $count } to pay with.
sg-why-nothing-to-pay = Cards are paid for a Force only, when you reinforce.
sg-why-pay-order = Cards are paid in the order in which they are listed, and { $card } comes before { $last }.
sg-why-pay-too-few =
    Cards are paid in the order in which they are listed; { $count } more have to be paid, and from { $card } on
    there are fewer.

## Moving.

sg-why-force-first = First name the Force that moves.
sg-why-no-ration-to-move = { $force } has no Ration to pay for the move.
sg-why-free-moves-spent =
    { $force } has made its { $most } free moves in this turn and has no Ration for another.
sg-why-nowhere-to-go =
    { $area ->
        [control] { $force } has nowhere to go: the other Control zones are full or Controlled by the enemy.
       *[perimeter] { $force } has nowhere to go: the zones that it might enter are full.
    }
sg-why-marched-already = { $force } has made its move by this event.
sg-why-start-controlled = { $force } is not in the Control zone of a Location that you Control.
sg-why-fronts-full = { $force } has nowhere to go: all other Control zones are full.
sg-why-control-only = The event takes { $force } to a Control zone.
sg-why-there-already = { $force } stands there already.
sg-why-no-way-back = { $force } is in a Control zone, and only a retreat leads from there to a Perimeter zone.
sg-why-advance-only =
    { $force } is in a Perimeter zone and may advance only to the Control zone of its own Location, not of
    { $location }.
sg-why-enemy-controls =
    The enemy Controls { $location }: { $force } could enter the Control zone only from the Perimeter zone there.

## Attacks, firefight, flips.

sg-why-no-attacker = You have no Force in the Control zone of { $location }.
sg-why-attackers-behind =
    Your Forces at { $location } are in the Perimeter zone; only those in the Control zone could attack.
sg-why-no-defender = There is no enemy in the Control zone of { $location }.
sg-why-defenders-behind =
    The enemy Forces at { $location } are in the Perimeter zone, where they cannot be attacked.
sg-why-attackers-hungry =
    None of your Forces in the Control zone of { $location } has a Ration to pay for an attack.
sg-why-attack-first = First say where you attack.
sg-why-attack-begun = The attack has begun; who attacks was settled before.
sg-why-all-defend = You are defending: all your Forces in the Control zone take part.
sg-why-engaged-already = { $force } attacks already.
sg-why-not-in-battle = { $force } is not in the Control zone of { $location }.
sg-why-no-ration-to-attack = { $force } has no Ration to pay for an attack.
sg-why-attack-order =
    Attackers are picked in the order in which they are listed, and { $force } comes before { $last }.
sg-why-no-firefight = Cards are played for their firefight value in a battle only, and none is being fought.
sg-why-fire-early = The firefight comes after the event step.
sg-why-fire-late = The firefight of this battle is over.
sg-why-not-turned-up = { $card } is not among the cards turned up.
sg-why-no-flip-to-choose =
    A card that is turned up counts without being asked about; a choice between several comes only by the note
    of a Location, after the firefight.

## Losses and medals.

sg-why-no-losses =
    { $verb ->
        [burn] Rations are burned only to absorb the losses of a battle, and none is being fought.
        [retreat] Forces retreat only to absorb the losses of a battle, and none is being fought.
       *[destroy] Forces are destroyed only to absorb the losses of a battle, and none is being fought.
    }
sg-why-losses-later =
    Losses are allocated at the end of the battle, first by the defender, then by the attacker.
sg-why-losses-done = The losses of this battle have been absorbed.
sg-why-took-no-part = { $force } took no part in this battle.
sg-why-retreated-already = { $force } has retreated; only its Rations may still be burned.
sg-why-loss-order =
    { $verb ->
        [burn] Rations are burned Force by Force, and that Force has had its turn.
        [retreat] First say who retreats, what absorbs less before what absorbs more; then who is destroyed.
       *[destroy] First say who is destroyed, what absorbs more before what absorbs less; then burn Rations.
    }
sg-why-no-ration-to-burn = { $force } has no Ration to burn.
sg-why-held = Your Forces may not retreat in this battle: you have ordered them to hold.
sg-why-rations-too-few =
    { $count ->
        [one] One loss is left,
       *[other] { $count } losses are left,
    } and the Rations of { $force } and of Forces after it cannot absorb that many: whoever retreats or is destroyed
    comes first, and then the Rations of Forces before it.
sg-why-absorbs-too-little =
    { $verb ->
        [retreat] A retreat of { $force } absorbs { $absorbed }, and what may follow cannot absorb the rest of the
            { $count } losses.
       *[destroy] The destruction of { $force } absorbs { $absorbed }, and what may follow cannot absorb the rest of
            the { $count } losses: Forces that absorb more are destroyed first.
    }
sg-why-no-medal =
    No medal has been won: it takes a battle in which every enemy Force engaged is destroyed and you Control the
    Location at the end.
sg-why-not-at-front = { $force } is not in the Control zone of a Location that you Control.

## Events.

sg-why-other-time = { $card } is played { $times-or }.
sg-why-time-action = in your own Action phase
sg-why-time-battle = in the event step of a battle
sg-why-time-reaction = as a reaction, when the enemy has announced a card
sg-why-event-early = { $card } is played in the event step, when the attackers have been picked.
sg-why-event-late = { $card } is played in the event step, and that is over in this battle.
sg-why-cannot-cancel = { $card } cannot cancel { $event }.
sg-why-other-role =
    { $role ->
        [attacker] { $card } is played by the attacker only, and you are defending.
       *[defender] { $card } is played by the defender only, and you are attacking.
    }
sg-why-struck-out =
    Air and artillery events have no effect in this battle any more, so { $card } is not played.
sg-why-does-nothing =
    { $lack ->
        [draw] { $card } would do nothing: there is no card to draw.
        [decorate] { $card } would do nothing: you have no Force in the Control zone of a Location that you Control.
        [march] { $card } would do nothing: none of your Forces can move anywhere.
        [discard] { $card } would do nothing: the enemy has no card in hand.
        [recall] { $card } would do nothing: no Operation Uranus is in play.
       *[starve] { $card } would do nothing: no enemy Force in a Control zone has Rations.
    }
sg-why-nobody-to-infiltrate =
    { $start ->
        [controlled] { $card } would do nothing: you have no Force in the Control zone of a Location that you Control.
       *[anywhere] { $card } would do nothing: you have no Force on the table.
    }
sg-why-all-fronts-full = { $card } would do nothing: there is no room in another Control zone.
sg-why-nothing-to-bomb =
    All Locations are Destroyed, and no enemy Force in a Control zone has Rations to lose.
sg-why-nothing-to-bomb-there =
    { $location } is Destroyed, and no enemy Force in its Control zone has Rations to lose.
sg-why-no-bombing = A Location is bombed only by an event that says so, when it is carried out.
sg-why-nobody-to-snipe = No enemy Force in a Control zone has Rations to lose.
sg-why-no-sniping = A Force is sniped at only by an event that says so, when it is carried out.
sg-why-snipe-own = { $force } is one of your own Forces.
sg-why-snipe-perimeter = { $force } is in a Perimeter zone; snipers reach Control zones only.
sg-why-snipe-hungry = { $force } has no Rations to lose.
