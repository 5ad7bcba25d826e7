### What the coach says in the first game of Barbarossa.

## Before the first decision.

coach-barbarossa-intro-goal-title = What it is about
coach-barbarossa-intro-goal =
    You lead an army towards Moscow, and so does your opponent. Cities and some other cards bear
    Victory Points. Moscow lies under all other cities; when it falls, the game ends and whoever has the
    most Victory Points wins. That need not be the one who took Moscow.
coach-barbarossa-intro-deck-title = Your deck
coach-barbarossa-intro-deck =
    You begin with a weak deck of eight cards and draw four at a time. What you use goes to your discard
    pile, and when the deck is empty the discard pile becomes the new deck. So everything you add today
    comes into your hand again and again.
coach-barbarossa-intro-war-zone-title = The War Zone
coach-barbarossa-intro-war-zone =
    Here lie all the cards that anybody can recruit: Supply that pays, Army units that fight, Strategy and
    Support that help. One pile was taken out at the start, so no two games offer quite the same.
coach-barbarossa-intro-front-title = Your Front Line
coach-barbarossa-intro-front =
    Army cards that you deploy leave your deck and stay here, turn after turn. Active ones can be used; using
    one mostly exhausts it, and it wakes up when your next turn starts. Only with an Army card on the Front
    Line can you attack.
coach-barbarossa-intro-turn-title = A turn in short
coach-barbarossa-intro-turn =
    Four phases: in the Starting Phase your cards wake up; in the Tactics Phase you play cards and may
    attack once; in the Reinforcement Phase you recruit; in the Clean-up Phase you may keep one card and
    draw four. Points that you have not used are lost.
coach-barbarossa-intro-attack-title = Conquering
coach-barbarossa-intro-attack =
    You attack a hill, a position or the top city. If your Attack Points reach its Defence, it is yours.
    An attack on a city also turns up an Event, which mostly makes it harder. Such Sites can be given
    up later to make a city weaker.

## Every kind of decision.

coach-barbarossa-starting-phase-title = Starting Phase
coach-barbarossa-starting-phase =
    Your exhausted cards have just woken up by themselves. Now only Supply cards and abilities that name
    this phase may be used. Most of the time there is nothing to do here: supply that you play now lasts
    for the whole turn, but you can play it later as well.
coach-barbarossa-tactics-phase-title = Tactics Phase
coach-barbarossa-tactics-phase =
    You begin it with one Tactic Point. A card costs its Play Cost in Tactic Points; Supply cards cost nothing.
    Cards that give more Tactic Points or draw cards come first. Play, deploy, use abilities and attack in
    any order, then end the phase.
coach-barbarossa-reinforcement-phase-title = Reinforcement Phase
coach-barbarossa-reinforcement-phase =
    Each Reinforcement Point recruits one card, paid for in Supply Points. The card goes to your discard
    pile and comes into your hand after the next shuffle. At first better Supply is worth more than
    anything; later units win the game.
coach-barbarossa-clean-up-title = Clean-up Phase
coach-barbarossa-clean-up =
    You may keep one card of your hand for the next turn; the others are discarded. Then you draw four,
    whatever you have kept. All points that are left are lost. A unit that you could not pay for today is a
    good card to keep.
coach-barbarossa-combat-title = Combat
coach-barbarossa-combat =
    Gather Attack Points with your abilities until they reach the Defence, then conquer. Exhausting a unit
    costs nothing for good; forfeiting it sends it to your discard pile. What you have used is spent, even if
    you break off. Cards cannot be played now.
coach-barbarossa-commit-title = How much to use
coach-barbarossa-commit =
    The attack will fail. Only the Attack Points that you name now are lost; the others stay for the rest
    of this turn.
coach-barbarossa-pick-title = Which cards
coach-barbarossa-pick =
    A text asks for some of your cards, and you choose which. A card that you forfeit goes to your discard
    pile and comes back with the deck; it is not gone for good. Where you may choose, give up what is
    exhausted or weak.
coach-barbarossa-spare-title = Saving a card
coach-barbarossa-spare =
    You are about to lose cards from the Front Line, and one of your cards can save some of them. An
    ability with an arrow is never forced on you: use it, or let it be.
coach-barbarossa-scrap-title = Scrapping a card
coach-barbarossa-scrap =
    A scrapped card leaves the game for good. That is no loss: without its weakest cards a deck draws its
    best ones more often.
coach-barbarossa-gain-title = Taking a card
coach-barbarossa-gain =
    You get a card without recruiting it. Unless the text names another place it goes to your discard pile.
coach-barbarossa-order-title = Several Events
coach-barbarossa-order =
    More than one Event was turned up. You say in which order they are dealt with, or which of them is
    replaced. Their numbers have all been counted already.
coach-barbarossa-lay-title = A nuisance to give away
coach-barbarossa-lay =
    This Event has no cost: it is laid on a Front Line and hinders that player until its text lets it
    go. You won the city, so you choose the victim.

## Other moments.

coach-barbarossa-waiting-title = Your opponent’s turn
coach-barbarossa-waiting =
    Watch what is recruited and what stands on the other Front Line. All discard piles and open piles may be
    looked through at any time.
coach-barbarossa-over-title = The end
coach-barbarossa-over =
    Victory Points count on every card a player has, wherever it lies. Have a look back at the game step by
    step, or play again: the next game is dealt by chance and has no coach.
coach-barbarossa-event-title = An Event
coach-barbarossa-event =
    An attack on a city turns up the top Event, and its number is added to the Defence. If you win, you
    gain the Event as well: some go into your deck, some are laid on a Front Line. If you fail, the city’s
    red text still hurts you.
coach-barbarossa-attack-title = You can attack
coach-barbarossa-attack =
    Once a turn you may attack one hill, one position or the top city. Add up what your Front Line can give
    and compare it with the Defence. For a city leave a margin for the Event: the tab “Odds” works out your
    chances.
coach-barbarossa-deploying-title = Deploying
coach-barbarossa-deploying =
    The card that you have just played may go to your Front Line. Many units arrive exhausted and can fight
    from your next turn on. You may decide until the phase ends, but not during combat.
coach-barbarossa-placing-title = Straight to the front
coach-barbarossa-placing =
    A card that you played lets you put units from your hand on the Front Line without paying for them.
    They give no bonus for being played, but arrive active and can fight at once.
coach-barbarossa-abilities-title = Abilities
coach-barbarossa-abilities =
    An arrow means: pay what stands on its left, get what stands on its right, if you want to. An ability
    that exhausts its card works once, until the card wakes up again.
coach-barbarossa-empty-deck-title = Your deck is empty
coach-barbarossa-empty-deck =
    Nothing bad happens. As soon as you need a card, your discard pile is shuffled and becomes the deck:
    all that you have recruited comes in now.
coach-barbarossa-last-city-title = Only Moscow is left
coach-barbarossa-last-city =
    Whoever takes Moscow ends the game when that Tactics Phase is over. Compare the Victory Points first: to
    take it while you are behind loses the game.
coach-barbarossa-undo-title = Taking back
coach-barbarossa-undo =
    A slip is no disaster. As long as a choice has shown you nothing new, you can take it back by yourself;
    against computer players you may take back the others, too.
coach-barbarossa-caution-title = A mark of caution
coach-barbarossa-caution =
    An option marked with an exclamation mark would waste something that you could still use. You are asked
    again before it is done. Sometimes it is right all the same.
coach-barbarossa-log-title = The log
coach-barbarossa-log =
    Everything that has happened stands in the log beside the board, with the rule behind it. Touch the name
    of a card there to read the card.

## Why something is suggested.

coach-barbarossa-why-starting-phase-end = nothing here pays now; supply can wait for the phases to come.
coach-barbarossa-why-starting-phase-play = the supply pays for waking up a unit.
coach-barbarossa-why-starting-phase-use-1 = what it wakes up is worth its price.
coach-barbarossa-why-tactics-phase-play = it costs nothing, or brings most for its cost.
coach-barbarossa-why-tactics-phase-deploy = a unit on the Front Line stays, and without one there is no attack.
coach-barbarossa-why-tactics-phase-place = it comes to the Front Line for nothing, and active.
coach-barbarossa-why-tactics-phase-attack = it promises more than it is likely to cost.
coach-barbarossa-why-tactics-phase-end = nothing else pays, and no attack looks good enough.
coach-barbarossa-why-tactics-phase-use-1 = it brings more than it costs.
coach-barbarossa-why-tactics-phase-use-2 = it brings more than it costs.
coach-barbarossa-why-reinforcement-phase-recruit = for this supply it makes your deck better than anything else.
coach-barbarossa-why-reinforcement-phase-play = Supply costs nothing to play, and what is left in the hand buys nothing.
coach-barbarossa-why-reinforcement-phase-end = nothing that you can pay for would make your deck better.
coach-barbarossa-why-clean-up-keep = it would be missed most in your next turn.
coach-barbarossa-why-clean-up-end = none of these cards would help much in your next turn.
coach-barbarossa-why-combat-use-1 = together with the others it reaches the Defence at the least cost.
coach-barbarossa-why-combat-use-2 = together with the others it reaches the Defence at the least cost.
coach-barbarossa-why-combat-use-3 = together with the others it reaches the Defence at the least cost.
coach-barbarossa-why-combat-conquer = your Attack Points are enough.
coach-barbarossa-why-combat-break-off = to win would cost more than it brings.
coach-barbarossa-why-commit-commit = the attack fails anyway, so lose as little as possible.
coach-barbarossa-why-pick-forfeit = it is worth least.
coach-barbarossa-why-pick-exhaust = it is worth least.
coach-barbarossa-why-pick-reactivate = it hits hardest.
coach-barbarossa-why-pick-forfeit-group = these are worth less than the others.
coach-barbarossa-why-pick-forfeit-rest = these are worth less than the others.
coach-barbarossa-why-spare-use-1 = it saves a unit.
coach-barbarossa-why-spare-spare = it is the best of them.
coach-barbarossa-why-scrap-scrap = what takes its place is worth more.
coach-barbarossa-why-gain-gain = it is the best that you can get.
coach-barbarossa-why-gain-recover = it is the best unit there.
coach-barbarossa-why-order-replace = its number is the worst.
coach-barbarossa-why-lay-lay = this opponent is to be feared most.
