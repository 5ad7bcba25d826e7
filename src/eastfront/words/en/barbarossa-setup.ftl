### Barbarossa: what a table is set up with. Ids end in the game and in the edition, or the question and its answer.

## Editions.

edition-barbarossa-arclight = Arclight (2010)
edition-barbarossa-lundstrom = Lundström, version 2.0
edition-barbarossa-kamikaze = Kamikaze Games

## What an edition differs in, with the clauses.

edition-text-barbarossa-arclight = The publisher’s own English rules. A failed attack costs all Attack Points (bb-12.28), Supply cards may be played in every phase (bb-7.10), and their piles always stay in the game (bb-4.11).
edition-text-barbarossa-lundstrom = English rules by Simon Lundström. Any card of your own on the Front Line lets you attack (bb-12.4), a used Foothold is discarded (bb-12.24), and the game is over the moment Moscow falls (bb-8.3).
edition-text-barbarossa-kamikaze = The rulebook of the English edition, and the best one to begin with. Footholds weaken every Site (bb-12.21), a failed attack costs only the Attack Points you name (bb-12.29), and Moscow’s fall ends the game with that Tactics Phase (bb-8.2).

## Questions, each with its answers.

question-barbarossa-removable-piles = Which piles may be removed at set-up
answer-barbarossa-removable-piles-with-supply = Supply piles too
answer-barbarossa-removable-piles-without-supply = all but Supply piles
question-barbarossa-removed-pile = Which pile is removed
answer-barbarossa-removed-pile-random = any, at random
answer-barbarossa-removed-pile-support = Support pile
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
question-barbarossa-first-player = Who begins
answer-barbarossa-first-player-random = somebody, at random
answer-barbarossa-first-player-youngest = the youngest, in the first seat
question-barbarossa-tp-timing = When the Tactic Point of the turn arrives
answer-barbarossa-tp-timing-tactics-phase = at the beginning of the Tactics Phase
answer-barbarossa-tp-timing-turn-start = at the beginning of the turn
question-barbarossa-rp-timing = When the Reinforcement Point of the turn arrives
answer-barbarossa-rp-timing-reinforcement-phase = at the beginning of the Reinforcement Phase
answer-barbarossa-rp-timing-turn-start = at the beginning of the turn
question-barbarossa-supply-window = When Supply cards may be played
answer-barbarossa-supply-window-any-phase = in every phase
answer-barbarossa-supply-window-tactics = in the Tactics Phase
answer-barbarossa-supply-window-three-phases = in the first three phases
question-barbarossa-first-starting-phase = Starting Phase in the first turn
answer-barbarossa-first-starting-phase-held = is held
answer-barbarossa-first-starting-phase-skipped = is skipped
question-barbarossa-reactivation-scope = What reactivates in the Starting Phase
answer-barbarossa-reactivation-scope-all = all exhausted cards
answer-barbarossa-reactivation-scope-previous-turn = cards exhausted in the previous turn
question-barbarossa-ability-window = When abilities may be used
answer-barbarossa-ability-window-tactics = in the Tactics Phase
answer-barbarossa-ability-window-own-turn = in every phase of one’s turn
question-barbarossa-deploy-choice = Which played cards may be deployed
answer-barbarossa-deploy-choice-as-card-says = as the card says
answer-barbarossa-deploy-choice-any-with-deploy-rule = any with a Deploy Rule
question-barbarossa-attack-requirement = What must be deployed to declare combat
answer-barbarossa-attack-requirement-army = an Army card
answer-barbarossa-attack-requirement-any-card = any card of one’s own
question-barbarossa-combat-mandatory = Whether a sure attack must be made
answer-barbarossa-combat-mandatory-off = no, combat is optional
answer-barbarossa-combat-mandatory-on = yes, it must be made
question-barbarossa-ap-spend = What a failed attack costs in Attack Points
answer-barbarossa-ap-spend-all = all of them
answer-barbarossa-ap-spend-named = those named beforehand
question-barbarossa-foothold-targets = Which Sites a Foothold weakens
answer-barbarossa-foothold-targets-cities = cities only
answer-barbarossa-foothold-targets-any-site = any Site
question-barbarossa-foothold-after-use = Where a used Foothold goes
answer-barbarossa-foothold-after-use-return = to its pile in the War Zone
answer-barbarossa-foothold-after-use-discard = to the discard pile
question-barbarossa-fail-foothold-red = Red text after a failed attack on a Foothold
answer-barbarossa-fail-foothold-red-applies = applies
answer-barbarossa-fail-foothold-red-cities-only = applies to cities only
question-barbarossa-event-red-timing = When the red text of Events acts
answer-barbarossa-event-red-timing-per-card = as each card says
answer-barbarossa-event-red-timing-gain-only = only when the Event is gained
question-barbarossa-won-city-order = Order of gains and red texts after a won City
answer-barbarossa-won-city-order-gains-first = first all gains, then the red texts
answer-barbarossa-won-city-order-site-first = first the City with its text, then the Events
question-barbarossa-strategy-return-timing = When a used Strategy card returns
answer-barbarossa-strategy-return-timing-end-of-turn = at the end of the turn
answer-barbarossa-strategy-return-timing-after-play = directly after it was played
question-barbarossa-return-position = Where a returned card lies in its pile
answer-barbarossa-return-position-bottom = at the bottom
answer-barbarossa-return-position-top = on top
question-barbarossa-gained-cards = Where gained cards go
answer-barbarossa-gained-cards-as-card-says = as the card says
answer-barbarossa-gained-cards-discard-pile = always to the discard pile
question-barbarossa-game-end = When the game ends after Moscow falls
answer-barbarossa-game-end-end-of-phase = at the end of the Tactics Phase
answer-barbarossa-game-end-at-once = at once
question-barbarossa-vp-zones = Which zones count for Victory Points
answer-barbarossa-vp-zones-all = all
answer-barbarossa-vp-zones-without-play-area = all but the playing area
answer-barbarossa-vp-zones-front-deck-discard = Front Line, deck and discard pile
question-barbarossa-tiebreak = How a tie is broken
answer-barbarossa-tiebreak-site-cities-shared = best Site, then most cities, then shared victory
answer-barbarossa-tiebreak-site-draw = best Site, then a draw
answer-barbarossa-tiebreak-city-cities-draw = best City, then most cities, then a draw
question-barbarossa-example-values = Attack Points of Panzer Grenadier and Grenadier
answer-barbarossa-example-values-2-1 = 2 and 1
answer-barbarossa-example-values-1-3 = 1 and 3
question-barbarossa-lay-on-self = Whether an Event may be laid on oneself
answer-barbarossa-lay-on-self-off = no, only on an opponent
answer-barbarossa-lay-on-self-on = yes
question-barbarossa-turn-limit = Turns for each player before the game is called
answer-barbarossa-turn-limit-none = no limit

## Answers that exclude each other: the first and the second, as they are named above.

contradiction-barbarossa-removable-piles-removed-pile = Supply piles always stay under this answer, so that pile cannot be the one removed: { $second }.
