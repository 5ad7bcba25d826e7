### BattleCards: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-battlecards-russian-front = Le front russe
edition-battlecards-western = La campagne d’Europe de l’Ouest
edition-battlecards-combined = L’Europe de l’Ouest et le front russe réunis

## What an edition differs in, with the clauses.

edition-text-battlecards-russian-front = L’Allemagne contre l’URSS autour d’une seule pioche de conflit, la meilleure édition pour commencer. On gagne avec 38 points de victoire (bc-10.6), ou aussitôt par la bataille de Moscou (bc-10.2) ou d’Allemagne (bc-10.3).
edition-text-battlecards-western = L’Allemagne contre la Grande-Bretagne, avec moins de troupes à terre et plus de navires (bc-17.7). On gagne avec 40 points de victoire (bc-10.7), ou aussitôt par l’invasion de la Grande-Bretagne ou la bataille d’Allemagne (bc-10.4).
edition-text-battlecards-combined = Quatre armées en deux alliances (bc-13.2), chaque front avec sa propre pioche de conflit (bc-13.4). Les alliés s’entraident (bc-13.7), les vaincus peuvent être libérés (bc-13.54) et une alliance gagne avec 78 points de victoire (bc-13.43) : la plus longue des trois.

## Questions, each with its answers.

question-battlecards-packs = Quelles extensions sont mêlées au front russe
answer-battlecards-packs-none = aucune
answer-battlecards-packs-x1 = X1, renforts de l’Armée rouge
answer-battlecards-packs-x2 = X2, les Panzers à l’Est
answer-battlecards-packs-x1-x2 = les deux
question-battlecards-strict = Si les garde-fous contre les parties sans fin sont levés
answer-battlecards-strict-off = non, ils s’appliquent
answer-battlecards-strict-on = oui, ils sont levés
question-battlecards-quiet-rounds = Nombre de manches sans perte qui valent une impasse
question-battlecards-reshuffles = Nombre de reconstitutions d’une pioche de conflit qui mettent fin à la partie
question-battlecards-commanders-return = Si les chefs d’un joueur éliminé échappent à la capture
answer-battlecards-commanders-return-no = non, ils sont capturés
answer-battlecards-commanders-return-yes = oui, ils vont à la défausse
question-battlecards-allied-cards = Si les alliés voient les cartes l’un de l’autre
answer-battlecards-allied-cards-hidden = non, elles restent cachées
answer-battlecards-allied-cards-shown = oui, elles sont montrées
