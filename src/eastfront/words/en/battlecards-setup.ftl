### BattleCards: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-battlecards-russian-front = The Russian Front
edition-battlecards-western = The Western European Campaign
edition-battlecards-combined = Western Europe and the Russian Front together

## What an edition differs in, with the clauses.

edition-text-battlecards-russian-front = German against Soviet over one Conflict deck, and the best one to begin with. 38 of its Victory Points win (bc-10.6), or at once the Battle for Moscow (bc-10.2) or for Germany (bc-10.3).
edition-text-battlecards-western = German against British, with fewer troops on the ground and more ships (bc-17.7). 40 Victory Points win (bc-10.7), or at once the Invasion of Britain or the Battle for Germany (bc-10.4).
edition-text-battlecards-combined = Four armies in two alliances (bc-13.2), each front with a Conflict deck of its own (bc-13.4). Allies aid each other (bc-13.7), the fallen can be liberated (bc-13.54), and an alliance wins with 78 Victory Points (bc-13.43): the longest game of the three.

## Questions, each with its answers.

question-battlecards-packs = Which expansion packs are mixed into the Russian Front
answer-battlecards-packs-none = none
answer-battlecards-packs-x1 = X1, Red Army Reinforcements
answer-battlecards-packs-x2 = X2, Panzers East
answer-battlecards-packs-x1-x2 = both
question-battlecards-strict = Whether the safeguards against endless play are off
answer-battlecards-strict-off = no, they are in force
answer-battlecards-strict-on = yes, they are off
question-battlecards-quiet-rounds = Rounds without a casualty that count as stalemate
question-battlecards-reshuffles = Rebuilds of a Conflict deck after which the game ends
question-battlecards-commanders-return = Whether commanders of an eliminated player escape capture
answer-battlecards-commanders-return-no = no, they are captured
answer-battlecards-commanders-return-yes = yes, they go to the discard pile
question-battlecards-allied-cards = Whether allies see each other's cards
answer-battlecards-allied-cards-hidden = no, they stay hidden
answer-battlecards-allied-cards-shown = yes, they are shown
