### What the coach says in the first game of BattleCards.

## Before the first decision.

coach-battlecards-intro-goal-title = What it is about
coach-battlecards-intro-goal =
    You command the German side against the Soviet one. Whoever wins a battle keeps its card and scores
    its Victory Points; 38 points win the game. Two battles decide it at once: Moscow, if you win it, and
    Germany, if the Soviet side does.
coach-battlecards-intro-forces-title = Your forces
coach-battlecards-intro-forces =
    Three stacks, face down: Ground, Air and Sea. What lies here is deployed and fights. The enemy sees how
    many cards each stack has, but not which.
coach-battlecards-intro-hand-title = The Reserve Hand
coach-battlecards-intro-hand =
    Cards in your hand do not fight. They are deployed when a Conflict card lets you, or all together in
    an emergency. So a good hand is a promise, not an army.
coach-battlecards-intro-turn-title = A turn in short
coach-battlecards-intro-turn =
    Draw one Conflict card and do what it says. It may bring new units, trouble the enemy, be kept for
    later, or name a battle. Then it is the enemy’s turn.
coach-battlecards-intro-battle-title = Battles
coach-battlecards-intro-battle =
    A battle names an aggressor and the types of force that take part. Both sides turn up all their units of
    these types. Units fire in four phases, the aggressor first in each; then either side may withdraw.
    Whoever is left wins.
coach-battlecards-intro-shot-title = A shot
coach-battlecards-intro-shot =
    Every shot turns up a Conflict card for its Action Number. It hits if the number is higher than the
    target’s Defence and not higher than the Attack Value. So the gap between the two is your chance.

## Every kind of decision.

coach-battlecards-forces-title = First forces
coach-battlecards-forces =
    Of your six cards you deploy exactly three and keep three. Any mix is allowed. Most battles are
    fought on the ground and in the air; ships count in about a third of them. Your choice stays secret.
coach-battlecards-turn-title = Your turn
coach-battlecards-turn =
    Normally you draw a Conflict card. You cannot know what it brings: about a quarter of the deck brings new
    units, and almost a third are battles.
coach-battlecards-refight-title = Fighting again
coach-battlecards-refight =
    Choose a battle that the enemy holds. You fight it as the aggressor; if you win, the card and its points
    change sides, which counts twice.
coach-battlecards-leader-title = Your Leader
coach-battlecards-leader =
    A Leader in your Ground stack never fights and is never a target. It makes cards that bring new units
    better: you draw one more and may deploy one more.
coach-battlecards-deploy-title = Deploying
coach-battlecards-deploy =
    Now cards of your hand may go to their stacks. What you do not deploy stays in the hand and waits for the
    next chance, which may be long in coming.
coach-battlecards-discard-title = Discarding
coach-battlecards-discard =
    Weak cards in the hand take the place of better ones, and some cards set a limit to it. What you discard
    comes back when your Arsenal deck is shuffled anew.
coach-battlecards-take-back-title = Redeploying
coach-battlecards-take-back =
    Take back deployed cards, then deploy as many others from your hand. Exchange what is weak, or a type
    that no battle needs any more.
coach-battlecards-counter-title = Foiling a trick
coach-battlecards-counter =
    The enemy has drawn a card against you. Whoever holds the right Kept Card can foil it. You are asked
    even if you hold none, so that a question betrays nothing.
coach-battlecards-look-title = Spying
coach-battlecards-look =
    Look at one stack of the enemy, at the hand or at the Kept Cards. What you learn here tells you
    which battles you can risk.
coach-battlecards-sabotage-title = Sabotage
coach-battlecards-sabotage =
    Choose a stack to look at. If a commander lies there you may remove one from the game; otherwise one card
    goes back to the enemy’s hand. Most commanders are on the ground.
coach-battlecards-assassinate-title = Striking
coach-battlecards-assassinate =
    A commander who is assassinated leaves the game for good. A card that is sent back to the hand is
    missing in battles until it is deployed again.
coach-battlecards-capture-title = Captured equipment
coach-battlecards-capture =
    You take a card at random from the stack that you choose. An ordinary unit joins your own stack; a
    commander is only shown and put back.
coach-battlecards-divide-title = Dividing a stack
coach-battlecards-divide =
    Choose a stack of the enemy. It is split into two piles; its owner chooses which one stays deployed,
    and the other goes back to the hand. A large stack loses most.
coach-battlecards-keep-title = Which pile stays
coach-battlecards-keep =
    Your stack was divided. One pile stays deployed, the other returns to your hand and has to be deployed
    again.
coach-battlecards-repair-title = Repairs
coach-battlecards-repair =
    An ordinary unit from your Arsenal discard pile comes back and is deployed at once. Commanders cannot
    be repaired.
coach-battlecards-shed-title = Too far ahead
coach-battlecards-shed =
    You have more cards deployed than the enemy and must discard half of the difference. Choose those that
    you miss least; they are shuffled in again later.
coach-battlecards-battle-title = Attack or not?
coach-battlecards-battle =
    You are the aggressor and may decline; the card is discarded then and comes back some day. If you
    attack, all your units of the types named take part. Compare the sizes of the stacks: the aggressor
    fires first in every phase.
coach-battlecards-free-battle-title = A battle without an enemy
coach-battlecards-free-battle =
    No enemy is left in this theatre, so the battle and its points are yours for the taking.
coach-battlecards-delay-title = Preventing a battle
coach-battlecards-delay =
    A battle is about to begin. Whoever holds the right Kept Card can prevent it; the battle is discarded
    then. You are asked even if you hold none.
coach-battlecards-homeland-title = Your homeland
coach-battlecards-homeland =
    This battle can put you out of the game. You may throw your whole hand into your stacks now, at no cost.
    Nothing is worth keeping back for later.
coach-battlecards-bonus-title = Kept Cards in battle
coach-battlecards-bonus =
    At the start of each round either side may play Kept Cards that make units stronger for this round. They
    are used up by that, so save them for battles that matter.
coach-battlecards-support-title = Support
coach-battlecards-support =
    This unit can help another one instead of firing itself. The bonus holds for this round only, and one
    unit can be supported by one other. Fighters protect bombers in this way, guns help infantry.
coach-battlecards-air-group-title = The Air Group
coach-battlecards-air-group =
    Divide the points of this ship between its attack and its defence. It holds for this round.
coach-battlecards-fire-title = Firing
coach-battlecards-fire =
    Units of this phase’s number fire now, one after the other, in the order that you like. A unit that is
    destroyed before its phase comes never fires, so early shots count most.
coach-battlecards-target-title = The target
coach-battlecards-target =
    Each option shows your Attack Value, the target’s Defence and the numbers that hit; they run from 1
    to 20. Weigh the chance against what the target can still do to you.
coach-battlecards-destruction-title = A unit is hit
coach-battlecards-destruction =
    Whoever holds the right Kept Card can save a unit that was hit. You are asked even if you hold none.
coach-battlecards-withdraw-title = Withdrawing
coach-battlecards-withdraw =
    After the four phases you may pull out any units. They stay deployed and are safe, but are out of this
    battle. If your last one leaves, the enemy wins the card. A lost battle costs less than a lost army.
coach-battlecards-post-title = After a joint battle
coach-battlecards-post = Units that fought beside an ally may stay with him or come home.
coach-battlecards-transfer-title = Units for an ally
coach-battlecards-transfer = You give up your draw and move deployed cards to the stacks of your ally.
coach-battlecards-give-title = A card for an ally
coach-battlecards-give = You offer your ally a card of your hand; if he agrees, you get one of his.
coach-battlecards-agree-title = An exchange
coach-battlecards-agree = Your ally offers you a card of his hand for one of yours. You may say no.

## Other moments.

coach-battlecards-waiting-title = The enemy’s turn
coach-battlecards-waiting =
    The enemy draws. A battle that comes up may name you as the aggressor, whoever has drawn it.
coach-battlecards-over-title = The end
coach-battlecards-over =
    A game ends with 38 points, with the fall of a homeland, or when nothing is left to be won. Look back
    at it step by step, or play again: the next game is dealt by chance and has no coach.
coach-battlecards-counterattack-title = Counterattack
coach-battlecards-counterattack =
    Instead of drawing you may play a Kept Card that lets you fight a battle again which the enemy has
    won. Do so when your stacks have grown since.
coach-battlecards-emergency-title = Emergency Deployment
coach-battlecards-emergency =
    Instead of drawing you may deploy your whole hand at once. That is quick, but costs the draw, and you
    have no hand until a card brings new ones. It is for times when your stacks are far too thin.
coach-battlecards-kept-title = A Kept Card
coach-battlecards-kept =
    You have drawn a card that is kept. It lies face down beside your stacks until its moment comes; you are
    asked when it does.
coach-battlecards-won-title = A battle won
coach-battlecards-won =
    The card before you is worth its points as long as you hold it. The enemy can win it back by a
    Counterattack. Some battles need others as a prerequisite: held cards open the way to Moscow.
coach-battlecards-casualties-title = Losses
coach-battlecards-casualties =
    Your destroyed units lie on the discard pile of your Arsenal. When the Arsenal deck is used up they are
    shuffled and come back.
coach-battlecards-autokill-title = Autokill
coach-battlecards-autokill =
    This General may destroy a weak Ground unit without turning a card, instead of firing. The Defence
    that counts is the one after all bonuses.
coach-battlecards-rebuilt-title = The deck was shuffled anew
coach-battlecards-rebuilt =
    The Conflict deck ran out, and its discard pile was shuffled. Battles that nobody won come up again. Won
    battles and Kept Cards stay out of it.
coach-battlecards-undo-title = Taking back
coach-battlecards-undo =
    A slip is no disaster. As long as a choice has shown you nothing new, you can take it back by yourself;
    against computer players you may take back the others, too.
coach-battlecards-caution-title = A mark of caution
coach-battlecards-caution =
    An option marked with an exclamation mark would waste something that you could still use. You are asked
    again before it is done. Sometimes it is right all the same.
coach-battlecards-log-title = The log
coach-battlecards-log =
    Everything that has happened stands in the log beside the board, with the rule behind it. Touch the name
    of a card there to read the card.

## Why something is suggested.

coach-battlecards-why-forces-deploy = it fits best with the battles that can come and with your other cards.
coach-battlecards-why-turn-draw = your stacks are good enough, and only a draw brings points and units.
coach-battlecards-why-turn-emergency = your stacks are far behind and your hand can change that.
coach-battlecards-why-turn-play = there is a battle that you have a good chance to win back.
coach-battlecards-why-refight-refight = it promises most for its risk.
coach-battlecards-why-leader-use = it costs nothing and brings more units.
coach-battlecards-why-leader-end = you have no Leader deployed who could help.
coach-battlecards-why-deploy-deploy = it adds most to your stacks.
coach-battlecards-why-discard-discard = it is the weakest of your cards.
coach-battlecards-why-discard-end = all these cards are worth keeping.
coach-battlecards-why-take-back-take-back = your hand holds something clearly better.
coach-battlecards-why-take-back-end = your hand holds nothing clearly better.
coach-battlecards-why-counter-play = the trick would cost you units.
coach-battlecards-why-counter-end = you hold nothing for it, or it is not worth a card now.
coach-battlecards-why-look-look = there is most to learn about what will fight.
coach-battlecards-why-sabotage-sabotage = a good card or a commander is most likely there.
coach-battlecards-why-assassinate-assassinate = no other commander there is worth more.
coach-battlecards-why-assassinate-return = no other card there is worth more.
coach-battlecards-why-capture-capture = its average unit should be worth most.
coach-battlecards-why-divide-divide = it is the stack that is worth most.
coach-battlecards-why-keep-keep = these cards are worth more on the table than the others.
coach-battlecards-why-repair-repair = it adds most to your stacks.
coach-battlecards-why-shed-discard = it is the cheapest to lose.
coach-battlecards-why-battle-attack = by what you can see, your forces are strong enough.
coach-battlecards-why-battle-decline = by what you can see, the enemy is too strong there.
coach-battlecards-why-delay-play = you would probably lose this battle, and it matters.
coach-battlecards-why-delay-end = you hold nothing for it, or it is not worth a card now.
coach-battlecards-why-homeland-emergency = it costs nothing, and nothing is worth more.
coach-battlecards-why-bonus-play = the battle is open, it matters, and several units gain by it.
coach-battlecards-why-bonus-end = you hold nothing for it, or it is not worth a card now.
coach-battlecards-why-support-support = the other unit gains more than this one’s own fire achieves.
coach-battlecards-why-support-end = its own fire achieves more.
coach-battlecards-why-fire-fire = it has the fewest targets to choose from, so let it choose first.
coach-battlecards-why-target-shoot = chance and worth of the target together promise most.
coach-battlecards-why-target-autokill = it is certain.
coach-battlecards-why-destruction-play = this unit is worth the card.
coach-battlecards-why-destruction-end = you hold nothing for it, or it is not worth a card now.
coach-battlecards-why-withdraw-end = the battle is not lost.
coach-battlecards-why-withdraw-withdraw-all = the battle is nearly lost, and units are worth more than it.
