### Battle for Stalingrad: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-stalingrad-standard = Battle for Stalingrad

## What an edition differs in, with the clauses.

edition-text-stalingrad-standard = Il n’y a que cette édition. Celui qui contrôle les cinq objectifs à la fin d’un tour gagne (sg-1.10), et la sixième Opération Uranus donne la victoire aux Soviétiques (sg-1.15). Là où les sources se taisent, les règles maison ci-dessous proposent d’autres réponses.

## Questions, each with its answers.

question-stalingrad-control = Ce qui donne le contrôle d’un objectif
answer-stalingrad-control-presence = les unités en zone de contrôle
answer-stalingrad-control-markers = des marqueurs de contrôle
question-stalingrad-uranus-win = Si la sixième Opération Uranus en jeu donne la victoire
answer-stalingrad-uranus-win-on = oui, aussitôt
answer-stalingrad-uranus-win-off = non
question-stalingrad-flips = Qui retourne une carte après l’accrochage
answer-stalingrad-flips-both = les deux camps
answer-stalingrad-flips-one = l’attaquant seul
question-stalingrad-control-move-from-perimeter = Si un mouvement vers une zone de contrôle peut partir d’une zone périphérique
answer-stalingrad-control-move-from-perimeter-off = non, seulement d’une zone de contrôle
answer-stalingrad-control-move-from-perimeter-on = oui
question-stalingrad-defenders-pay = Si les unités en défense paient aussi une ration
answer-stalingrad-defenders-pay-off = non, les attaquants seuls
answer-stalingrad-defenders-pay-on = oui, si elles en ont
question-stalingrad-turn-cap = Nombre de tours de chaque camp après lequel la partie reste indécise
