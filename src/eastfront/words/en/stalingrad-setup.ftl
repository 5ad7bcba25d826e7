### Battle for Stalingrad: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-stalingrad-standard = Battle for Stalingrad

## What an edition differs in, with the clauses.

edition-text-stalingrad-standard = There is only this edition. Whoever Controls all five Locations at the end of a turn wins (sg-1.10), and the sixth Operation Uranus wins for the Soviets (sg-1.15). Where the sources are silent, the house rules below offer other answers.

## Questions, each with its answers.

question-stalingrad-control = What gives Control of a Location
answer-stalingrad-control-presence = Forces in the Control zone
answer-stalingrad-control-markers = control markers
question-stalingrad-uranus-win = Whether the sixth Operation Uranus in play wins
answer-stalingrad-uranus-win-on = yes, at once
answer-stalingrad-uranus-win-off = no
question-stalingrad-flips = Who turns up a card after the firefight
answer-stalingrad-flips-both = both sides
answer-stalingrad-flips-one = the attacker alone
question-stalingrad-control-move-from-perimeter = Whether a control-zone move may start from a Perimeter zone
answer-stalingrad-control-move-from-perimeter-off = no, from a Control zone only
answer-stalingrad-control-move-from-perimeter-on = yes
question-stalingrad-defenders-pay = Whether defending Forces pay a Ration too
answer-stalingrad-defenders-pay-off = no, the attackers alone
answer-stalingrad-defenders-pay-on = yes, as far as they have any
question-stalingrad-turn-cap = Turns of each side after which the game is undecided
