### What the coach says in the first game of Battle for Stalingrad.

## Before the first decision.

coach-stalingrad-intro-goal-title = What it is about
coach-stalingrad-intro-goal =
    You lead the German side. Five Locations of the city lie in a row. Whoever Controls all five at the
    end of a turn wins, either side. The Soviet side may begin with all of them, so your first task is to get
    a foot in the door.
coach-stalingrad-intro-zones-title = Control zones
coach-stalingrad-intro-zones =
    In front of each Location lies your Control zone, opposite the enemy’s. If only one side has Forces
    in the Control zones of a Location, it Controls it. If both have, it is contested, and nobody does. Up to
    three Forces of a side fit into a zone.
coach-stalingrad-intro-perimeter-title = Perimeter zones
coach-stalingrad-intro-perimeter =
    Behind it lies the Perimeter zone. Forces there cannot attack or be attacked; they rest, get a Ration
    each turn, and advance from here into the Control zone of the same Location.
coach-stalingrad-intro-forces-title = Forces and Rations
coach-stalingrad-intro-forces =
    A Force shows its Force value, which is its price, its Combat value, and its Rations. Rations are
    everything: a move costs one, an attack costs one, and in a battle they soak up losses.
coach-stalingrad-intro-cards-title = Action cards
coach-stalingrad-intro-cards =
    Every card can be used in one of four ways: for its event, for its number in a firefight, as two Rations,
    or as money for a new Force. Whatever you do with it, it is gone then.
coach-stalingrad-intro-turn-title = A turn in short
coach-stalingrad-intro-turn =
    Supply: Locations that you Control and the Perimeter zones feed your Forces. Action: do as much as you
    can pay for. Draw: five cards, and one more for each Location that you Control.

## Every kind of decision.

coach-stalingrad-choose-title = Choosing Forces
coach-stalingrad-choose =
    You have nine points of Force value and know how the enemy stands. Points left over are lost. Mobile
    Forces move without paying Rations. What you do not choose comes into your Force pile and can be bought
    later.
coach-stalingrad-place-title = Placing
coach-stalingrad-place =
    Your Forces start in Perimeter zones, three at most in each. Share them out behind three weakly held
    Locations: from a Perimeter zone you can only advance into the Control zone before it.
coach-stalingrad-feed-title = Giving out Rations
coach-stalingrad-feed =
    One Ration at a time, to the Force that you choose. Strong Forces in the Control zones need them most:
    they pay for attacks and soak up losses. A Force without Rations cannot attack, and cannot move
    unless it is mobile.
coach-stalingrad-action-title = Action phase
coach-stalingrad-action =
    Move, attack, play events, buy Forces, get Rations: as much and in any order as you can pay for.
    Moving and attacking need Rations, no cards. When nothing useful is left, end the phase and draw.
coach-stalingrad-react-title = Answering a card
coach-stalingrad-react =
    The enemy has announced an event. Some cards cancel it before it happens. Whoever has cards in hand is
    asked, whether they fit or not, so that the question betrays nothing.
coach-stalingrad-move-title = Where to?
coach-stalingrad-move =
    From Perimeter to any other Perimeter zone; from Perimeter to the Control zone before it, whoever is
    there; or from Control zone to another Control zone where the enemy is not alone. Back to the Perimeter
    leads only a retreat.
coach-stalingrad-engage-title = Who attacks?
coach-stalingrad-engage =
    Each attacking Force pays one Ration. All enemy Forces in that Control zone defend, and they pay
    nothing. Forces that stay out of the attack suffer no losses in it either.
coach-stalingrad-event-title = Battle: events
coach-stalingrad-event =
    Beginning with the attacker you take turns: play one event or pass. A pass is not final; the step ends
    when both pass in a row. Compare the totals first: your total is what the enemy will lose, and the
    enemy’s is what you will lose.
coach-stalingrad-firefight-title = Battle: firefight
coach-stalingrad-firefight =
    Now cards count by their number only. A plus raises your own total, a minus lowers the enemy’s: hit
    harder, or be hit less. When both have passed in a row, each side turns up a card by chance, and
    losses follow.
coach-stalingrad-flip-title = Two cards turned up
coach-stalingrad-flip =
    You hold the place that lets you turn up two cards instead of one. Choose the number that counts; both are
    discarded.
coach-stalingrad-losses-title = Taking losses
coach-stalingrad-losses =
    You must absorb all losses. A Ration absorbs one, a retreat to the Perimeter mostly two, a destroyed
    Force two more than its value. Rations come back; Forces do not. But who retreats gives up ground.
coach-stalingrad-medal-title = A medal
coach-stalingrad-medal =
    Every enemy Force in the battle is destroyed and the Location is yours: one of your Forces gets a medal. It
    fights with one Combat more from now on, and its retreat absorbs one loss more.
coach-stalingrad-pay-title = Paying for a Force
coach-stalingrad-pay =
    You pay with any cards of your hand, one for each point of the price. Pay with those that you would miss
    least.
coach-stalingrad-station-title = A new Force arrives
coach-stalingrad-station =
    It comes with its printed Rations to one of your Perimeter zones. Behind a Location that you want to
    attack it can advance at once.
coach-stalingrad-march-title = Free moves
coach-stalingrad-march =
    This event moves several Forces, one move each, without Rations. Use it for Forces that have none to
    spare.
coach-stalingrad-infiltrate-title = Slipping through
coach-stalingrad-infiltrate =
    This event brings one Force into any Control zone, even one that the enemy holds alone. A zone that you
    contest is not Controlled any more.
coach-stalingrad-decorate-title = A decoration
coach-stalingrad-decorate =
    One of your Forces in a Location that you Control gets a medal: one Combat more, and one loss more
    absorbed when it retreats. Medals add up and are lost with the Force.
coach-stalingrad-bomb-title = Bombing
coach-stalingrad-bomb =
    Choose a Location: enemy Forces in its Control zone lose Rations, and Rubble is added. Much Rubble means
    fewer Rations there for whoever Controls it, and in the end it is Destroyed.
coach-stalingrad-snipe-title = Snipers
coach-stalingrad-snipe =
    Choose an enemy Force in a Control zone: it loses Rations. One that has none left can neither attack nor
    soak up losses.

## Other moments.

coach-stalingrad-waiting-title = The enemy acts
coach-stalingrad-waiting =
    Watch where the enemy brings Rations and Forces: that is where the next attack comes.
coach-stalingrad-over-title = The end
coach-stalingrad-over =
    The game ends when a side Controls all five Locations at the end of a turn, with the sixth Operation
    Uranus, or after twenty turns. Look back at it step by step, or play again: the next game is dealt by
    chance and has no coach.
coach-stalingrad-first-turn-title = Your first turn counts
coach-stalingrad-first-turn =
    If the Soviet side still Controls all five Locations when this turn ends, you have lost. So advance into
    at least one Control zone: to contest a Location is enough.
coach-stalingrad-events-title = Events
coach-stalingrad-events =
    Some cards have an event for the Action phase: play it, and the card is spent. Others are for battles, or
    answer the enemy; they are not offered now.
coach-stalingrad-reinforcing-title = Buying a Force
coach-stalingrad-reinforcing =
    The top Force of your pile can be bought for as many cards as its Force value. It brings its own Rations.
    Keep some cards for the battles to come.
coach-stalingrad-moving-title = Moving
coach-stalingrad-moving =
    A move costs the Force one Ration each time, unless it is mobile. To enter a Control zone that the enemy holds, advance from
    the Perimeter zone behind it. Once in front, there is no way back but a retreat.
coach-stalingrad-attack-title = Attacking
coach-stalingrad-attack =
    Forces in a Control zone may attack the enemy there. First the attack adds Rubble. Then totals, events,
    firefight, a card by chance, losses. Both sides lose as much as the other’s total says, so attack with
    many against few.
coach-stalingrad-resupply-title = Rations for a card
coach-stalingrad-resupply =
    Any card can be discarded for two Rations, wherever you need them. That is the right end for a card that
    you will not use otherwise.
coach-stalingrad-uranus-title = Operation Uranus
coach-stalingrad-uranus =
    A card of the Soviet build-up lies in play: it brings the enemy a card more each turn, and the sixth one
    wins the game at once. Time is not on the German side.
coach-stalingrad-lost-forces-title = A Force is lost
coach-stalingrad-lost-forces =
    A destroyed Force leaves the game for good, with its Rations and medals. Next time compare what a retreat
    would have absorbed.
coach-stalingrad-rebuilt-title = The deck was shuffled anew
coach-stalingrad-rebuilt =
    Your Action deck ran out, and your discard pile became the new one. Cards that you have used can come
    again.
coach-stalingrad-undo-title = Taking back
coach-stalingrad-undo =
    A slip is no disaster. As long as a choice has shown you nothing new, you can take it back by yourself;
    against computer players you may take back the others, too.
coach-stalingrad-caution-title = A mark of caution
coach-stalingrad-caution =
    An option marked with an exclamation mark would waste something that you could still use, or lose the
    game. You are asked again before it is done. Sometimes it is right all the same.
coach-stalingrad-log-title = The log
coach-stalingrad-log =
    Everything that has happened stands in the log beside the board, with the rule behind it. Touch the name
    of a card there to read the card.

## Why something is suggested.

coach-stalingrad-why-choose-choose = it belongs to the strongest army that your points allow.
coach-stalingrad-why-place-place = that Location is worth much for what holds it.
coach-stalingrad-why-feed-feed = it needs a Ration most.
coach-stalingrad-why-action-play = its event is worth more now than the card in your hand.
coach-stalingrad-why-action-resupply = Rations are needed there, and you would miss this card least.
coach-stalingrad-why-action-move = it is wanted for an attack, or at a better post.
coach-stalingrad-why-action-attack = the enemy should lose more in it than you.
coach-stalingrad-why-action-reinforce = you can afford it and still keep enough cards.
coach-stalingrad-why-action-end = nothing else is worth its price now.
coach-stalingrad-why-react-play = that event would hurt more than your card is worth.
coach-stalingrad-why-react-pass = you hold nothing for it, or it is not worth a card now.
coach-stalingrad-why-move-enter = there it can do most.
coach-stalingrad-why-engage-engage = it makes the attack better than it costs.
coach-stalingrad-why-engage-end = these are enough; the others need not pay.
coach-stalingrad-why-event-play = it changes this battle by more than the card is worth.
coach-stalingrad-why-event-pass = no event would change enough to be worth its card.
coach-stalingrad-why-firefight-fire = its number changes the losses by more than the card is worth.
coach-stalingrad-why-firefight-pass = no number would change the losses enough.
coach-stalingrad-why-flip-use = it changes the losses most in your favour.
coach-stalingrad-why-losses-burn = Rations are the cheapest way to absorb what is left.
coach-stalingrad-why-losses-retreat = it is part of the cheapest way to absorb all losses.
coach-stalingrad-why-losses-destroy = it is part of the cheapest way to absorb all losses.
coach-stalingrad-why-medal-decorate = it is worth most.
coach-stalingrad-why-pay-pay = you would miss it least.
coach-stalingrad-why-station-place = a Force is called for there most.
coach-stalingrad-why-march-move = it gains most by a move.
coach-stalingrad-why-march-enter = there it can do most.
coach-stalingrad-why-infiltrate-move = it gains most by going.
coach-stalingrad-why-infiltrate-enter = there it can do most.
coach-stalingrad-why-decorate-decorate = it is the strongest.
coach-stalingrad-why-bomb-bomb = there it hurts most.
coach-stalingrad-why-snipe-snipe = it loses most by it.
