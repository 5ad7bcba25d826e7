### Barbarossa: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-barbarossa-arclight = Arclight (2010)
edition-barbarossa-lundstrom = Lundström, version 2.0
edition-barbarossa-kamikaze = Kamikaze Games

## What an edition differs in, with the clauses.

edition-text-barbarossa-arclight = Les règles anglaises de l’éditeur lui-même. Une attaque ratée coûte tous les points d’attaque (bb-12.28), les cartes Ravitaillement se jouent à chaque phase (bb-7.10) et leurs piles restent toujours en jeu (bb-4.11).
edition-text-barbarossa-lundstrom = Les règles anglaises de Simon Lundström. N’importe quelle carte à vous sur la ligne de front permet d’attaquer (bb-12.4), une Tête de pont utilisée est défaussée (bb-12.24) et la partie se termine dès la chute de Moscou (bb-8.3).
edition-text-barbarossa-kamikaze = Le livret de l’édition anglaise, le meilleur pour commencer. Une Tête de pont affaiblit tout Objectif (bb-12.21), une attaque ratée ne coûte que les points d’attaque annoncés (bb-12.29) et la chute de Moscou met fin à la partie après cette phase tactique (bb-8.2).

## Questions, each with its answers.

question-barbarossa-removable-piles = Quelles piles peuvent être retirées à la mise en place
answer-barbarossa-removable-piles-with-supply = les piles de Ravitaillement aussi
answer-barbarossa-removable-piles-without-supply = toutes sauf celles de Ravitaillement
question-barbarossa-removed-pile = Quelle pile est retirée
answer-barbarossa-removed-pile-random = une pile tirée au sort
answer-barbarossa-removed-pile-support = pile de Soutien
answer-barbarossa-removed-pile-horse-drawn-transport = { card-horse-drawn-transport }
answer-barbarossa-removed-pile-motorized-transport = { card-motorized-transport }
answer-barbarossa-removed-pile-locomotive-transport = { card-locomotive-transport }
answer-barbarossa-removed-pile-strategic-planning = { card-strategic-planning }
answer-barbarossa-removed-pile-air-supply = { card-air-supply }
answer-barbarossa-removed-pile-blitzkrieg = { card-blitzkrieg }
answer-barbarossa-removed-pile-grenadier-regiment = { card-grenadier-regiment }
answer-barbarossa-removed-pile-field-replacement-battalion = { card-field-replacement-battalion }
answer-barbarossa-removed-pile-panzer-grenadier-regiment = { card-panzer-grenadier-regiment }
answer-barbarossa-removed-pile-flak-battalion = { card-flak-battalion }
answer-barbarossa-removed-pile-armored-scout-battalion = { card-armored-scout-battalion }
answer-barbarossa-removed-pile-motorcycle-battalion = { card-motorcycle-battalion }
answer-barbarossa-removed-pile-engineer-battalion = { card-engineer-battalion }
answer-barbarossa-removed-pile-artillery-regiment = { card-artillery-regiment }
answer-barbarossa-removed-pile-assault-gun-battalion = { card-assault-gun-battalion }
answer-barbarossa-removed-pile-anti-tank-battalion = { card-anti-tank-battalion }
answer-barbarossa-removed-pile-division-hq-company = { card-division-hq-company }
answer-barbarossa-removed-pile-panzer-regiment = { card-panzer-regiment }
answer-barbarossa-removed-pile-heavy-tank-battalion = { card-heavy-tank-battalion }
answer-barbarossa-removed-pile-ss-panzer-regiment = { card-ss-panzer-regiment }
question-barbarossa-first-player = Qui commence
answer-barbarossa-first-player-random = un joueur tiré au sort
answer-barbarossa-first-player-youngest = le plus jeune, à la première place
question-barbarossa-tp-timing = Quand arrive le point de tactique du tour
answer-barbarossa-tp-timing-tactics-phase = au début de la phase tactique
answer-barbarossa-tp-timing-turn-start = au début du tour
question-barbarossa-rp-timing = Quand arrive le point de renfort du tour
answer-barbarossa-rp-timing-reinforcement-phase = au début de la phase de renfort
answer-barbarossa-rp-timing-turn-start = au début du tour
question-barbarossa-supply-window = Quand les cartes Ravitaillement peuvent être jouées
answer-barbarossa-supply-window-any-phase = à chaque phase
answer-barbarossa-supply-window-tactics = pendant la phase tactique
answer-barbarossa-supply-window-three-phases = pendant les trois premières phases
question-barbarossa-first-starting-phase = La phase initiale au premier tour
answer-barbarossa-first-starting-phase-held = a lieu
answer-barbarossa-first-starting-phase-skipped = est sautée
question-barbarossa-reactivation-scope = Ce qui se réactive pendant la phase initiale
answer-barbarossa-reactivation-scope-all = toutes les cartes épuisées
answer-barbarossa-reactivation-scope-previous-turn = les cartes épuisées au tour précédent
question-barbarossa-ability-window = Quand les capacités peuvent servir
answer-barbarossa-ability-window-tactics = pendant la phase tactique
answer-barbarossa-ability-window-own-turn = à chaque phase de son tour
question-barbarossa-deploy-choice = Quelles cartes jouées peuvent être déployées
answer-barbarossa-deploy-choice-as-card-says = selon le texte de la carte
answer-barbarossa-deploy-choice-any-with-deploy-rule = toutes celles qui ont une règle de déploiement
question-barbarossa-attack-requirement = Ce qui doit être déployé pour déclarer un combat
answer-barbarossa-attack-requirement-army = une carte Unité
answer-barbarossa-attack-requirement-any-card = n’importe quelle carte à soi
question-barbarossa-combat-mandatory = Si une attaque assurée est obligatoire
answer-barbarossa-combat-mandatory-off = non, le combat est facultatif
answer-barbarossa-combat-mandatory-on = oui, elle doit avoir lieu
question-barbarossa-ap-spend = Ce qu’une attaque ratée coûte en points d’attaque
answer-barbarossa-ap-spend-all = tous
answer-barbarossa-ap-spend-named = ceux annoncés avant
question-barbarossa-foothold-targets = Quels Objectifs une Tête de pont affaiblit
answer-barbarossa-foothold-targets-cities = les Villes seulement
answer-barbarossa-foothold-targets-any-site = n’importe quel Objectif
question-barbarossa-foothold-after-use = Où va une Tête de pont utilisée
answer-barbarossa-foothold-after-use-return = dans sa pile de la zone de guerre
answer-barbarossa-foothold-after-use-discard = dans la défausse
question-barbarossa-fail-foothold-red = Le texte rouge après l’échec d’une attaque contre une Tête de pont
answer-barbarossa-fail-foothold-red-applies = s’applique
answer-barbarossa-fail-foothold-red-cities-only = s’applique aux Villes seulement
question-barbarossa-event-red-timing = Quand agit le texte rouge des Évènements
answer-barbarossa-event-red-timing-per-card = selon chaque carte
answer-barbarossa-event-red-timing-gain-only = seulement quand l’Évènement est acquis
question-barbarossa-won-city-order = Ordre des acquisitions et des textes rouges après la prise d’une Ville
answer-barbarossa-won-city-order-gains-first = d’abord les acquisitions, puis les textes rouges
answer-barbarossa-won-city-order-site-first = d’abord la Ville et son texte, puis les Évènements
question-barbarossa-strategy-return-timing = Quand une carte Stratégie utilisée est remise
answer-barbarossa-strategy-return-timing-end-of-turn = à la fin du tour
answer-barbarossa-strategy-return-timing-after-play = dès qu’elle a été jouée
question-barbarossa-return-position = Où se place une carte remise dans sa pile
answer-barbarossa-return-position-bottom = en dessous
answer-barbarossa-return-position-top = au-dessus
question-barbarossa-gained-cards = Où vont les cartes acquises
answer-barbarossa-gained-cards-as-card-says = selon le texte de la carte
answer-barbarossa-gained-cards-discard-pile = toujours dans la défausse
question-barbarossa-game-end = Quand la partie se termine après la chute de Moscou
answer-barbarossa-game-end-end-of-phase = à la fin de la phase tactique
answer-barbarossa-game-end-at-once = aussitôt
question-barbarossa-vp-zones = Quelles zones comptent pour les points de victoire
answer-barbarossa-vp-zones-all = toutes
answer-barbarossa-vp-zones-without-play-area = toutes sauf la zone de jeu
answer-barbarossa-vp-zones-front-deck-discard = la ligne de front, la pioche et la défausse
question-barbarossa-tiebreak = Comment une égalité est départagée
answer-barbarossa-tiebreak-site-cities-shared = le meilleur Objectif, puis le plus de Villes, sinon victoire partagée
answer-barbarossa-tiebreak-site-draw = le meilleur Objectif, sinon match nul
answer-barbarossa-tiebreak-city-cities-draw = la meilleure Ville, puis le plus de Villes, sinon match nul
question-barbarossa-example-values = Points d’attaque des régiments de panzergrenadiers et de grenadiers
answer-barbarossa-example-values-2-1 = 2 et 1
answer-barbarossa-example-values-1-3 = 1 et 3
question-barbarossa-lay-on-self = Si un Évènement peut être posé chez soi
answer-barbarossa-lay-on-self-off = non, seulement chez un adversaire
answer-barbarossa-lay-on-self-on = oui
question-barbarossa-turn-limit = Nombre de tours de chaque joueur avant l’arrêt de la partie
answer-barbarossa-turn-limit-none = sans limite

## Answers that exclude each other: the first and the second, as they are named above.

contradiction-barbarossa-removable-piles-removed-pile = Avec cette réponse, les piles de Ravitaillement restent toujours ; celle-ci ne peut donc pas être retirée : { $second }.
