### Barbarossa. Parts of sentences begin small: a finished sentence gets its capital by itself.
### A list has one variable for each way to join it: $list (and), $list-or, $list-comma, $list-sentences.
### Names of cards bear no article: in a sentence they stand in « » behind a noun with gender and number, in
### options and lists bare behind a colon. Types and groups stand unchanged behind "carte" (cartes Infanterie);
### all zones are feminine. Players are named without contraction: chez Joueur 2.
### Glossary: forfeit sacrifier, scrap mettre au rebut, return remettre, gain (a card) acquérir, recruit recruter,
### exhaust épuiser, save sauver, lay poser, Army Unité, Site Objectif, Support Soutien, Foothold Tête de pont,
### Front Line ligne de front, playing area zone de jeu, Starting / Tactics / Reinforcement / Clean-up Phase
### phase initiale / tactique / de renfort / d'ajustement.

## Cards. A card is named as its definition names it.

card-horse-drawn-transport = Transport hippomobile
card-motorized-transport = Transport motorisé
card-locomotive-transport = Transport ferroviaire
card-strategic-planning = Planification stratégique
card-air-supply = Ravitaillement aérien
card-blitzkrieg = Guerre éclair
card-grenadier-regiment = Régiment de grenadiers
card-field-replacement-battalion = Bataillon de remplacement
card-panzer-grenadier-regiment = Régiment de panzergrenadiers
card-flak-battalion = Bataillon de Flak
card-armored-scout-battalion = Bataillon de reconnaissance blindé
card-motorcycle-battalion = Bataillon de motocyclistes
card-engineer-battalion = Bataillon du génie
card-artillery-regiment = Régiment d’artillerie
card-assault-gun-battalion = Bataillon de canons d’assaut
card-anti-tank-battalion = Bataillon antichar
card-division-hq-company = Compagnie d’état-major de division
card-panzer-regiment = Régiment blindé
card-heavy-tank-battalion = Bataillon de chars lourds
card-ss-panzer-regiment = Régiment blindé SS
card-heinz-guderian = Heinz Guderian
card-erich-von-manstein = Erich von Manstein
card-field-repair-workshop = Atelier de réparation de campagne
card-field-hospital = Hôpital de campagne
card-forward-supply-depot = Dépôt de ravitaillement avancé
card-forward-airfield = Aérodrome avancé
card-supreme-command-headquarters = Quartier général du Commandement suprême
card-fortified-hill = Colline fortifiée
card-strategic-position = Position stratégique
card-minsk = Minsk
card-riga = Riga
card-odessa = Odessa
card-bryansk = Briansk
card-smolensk = Smolensk
card-kiev = Kiev
card-rostov = Rostov
card-kharkov = Kharkov
card-sevastopol = Sébastopol
card-leningrad = Léningrad
card-stalingrad = Stalingrad
card-moscow = Moscou
card-russian-guards-tank-army = Armée russe de chars de la Garde
card-soviet-tank-corps = Corps de chars soviétique
card-soviet-rifle-army = Armée de fusiliers soviétique
card-siberian-reserves = Réserves sibériennes
card-general-winter = Général Hiver
card-rasputitsa = Raspoutitsa
card-partisans = Partisans
card-luftwaffe-support = Appui de la Luftwaffe

any-card = carte
card-exhausted = { $card } (carte épuisée)
card-lingering = { $card } (carte épuisée depuis un tour précédent)
card-played = { $card } (dans votre zone de jeu)

## Types, groups and zones.

type-supply = Ravitaillement
type-strategy = Stratégie
type-army = Unité
type-support = Soutien
type-site = Objectif
type-event = Évènement

group-army = Unité
group-infantry = Infanterie
group-tank = Char
group-gun = Canon
group-recon = Reconnaissance
group-staff = État-major
group-engineer = Génie
group-foothold = Tête de pont
group-city = Ville
group-armour = Blindés

zone-active = active
zone-exhausted = épuisée
zone-hand = main
zone-discard = défausse
zone-war-zone = zone de guerre
zone-events = pile d’évènements
zone-cities = pile de villes
zone-support = pile de soutien

## Points. The number stands before these words, so that 0 and 1 need not be told apart.

tactic-points =
    { $count ->
        [one] point de tactique
       *[other] points de tactique
    }
supply-points =
    { $count ->
        [one] point de ravitaillement
       *[other] points de ravitaillement
    }
draw-points =
    { $count ->
        [one] point de pioche
       *[other] points de pioche
    }
reinforcement-points =
    { $count ->
        [one] point de renfort
       *[other] points de renfort
    }
attack-points =
    { $count ->
        [one] point d’attaque
       *[other] points d’attaque
    }
victory-points =
    { $count ->
        [one] point de victoire
       *[other] points de victoire
    }

points-tactic = { $count } { tactic-points }
points-supply = { $count } { supply-points }
points-draw = { $count } { draw-points }
points-reinforcement = { $count } { reinforcement-points }
points-attack = { $count } { attack-points }

bonus-tactic = +{ $count } { tactic-points }
bonus-supply = +{ $count } { supply-points }
bonus-draw = +{ $count } { draw-points }
bonus-reinforcement = +{ $count } { reinforcement-points }
bonus-attack = +{ $count } { attack-points }

## Card text: facts.

facts = { $facts-comma }
fact-subtype = { $type } ({ $subtype })
fact-play-cost = coût de jeu { $cost }
fact-buy-cost = coût de renfort { $cost }
fact-defence = défense { $defence }
fact-modifier-plus = défense +{ $amount }
fact-modifier-minus = défense −{ $amount }
fact-victory = { $count } { victory-points }
fact-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

## Card text: lines.

text-play = Quand vous jouez cette carte : { $effect-sentences }.
text-standing = Tant que cette carte est déployée : { $effect }.
text-ability = { $cost } ⇒ { $effect-sentences }.
text-ability-conditional = { $conditions-comma } : { $cost } ⇒ { $effect-sentences }.
text-on-reveal = Quand cette carte est révélée : { $effect-sentences }.
text-on-gain = Quand vous acquérez cette carte : { $effect-sentences }.
text-on-attack = Après une attaque contre cet objectif, réussie ou non : { $effect-sentences }.
text-on-attack-won = Après la conquête de cet objectif : { $effect-sentences }.
text-on-attack-edition =
    Après la conquête de cet objectif (et après une attaque manquée, si l’option fail_foothold_red le prévoit) :
    { $effect-sentences }.
text-on-clean-up = Pendant votre phase d’ajustement : { $effect-sentences }.
text-strategy = Après usage, remettez cette carte dans sa pile.
ability = { $cost } ⇒ { $effect-sentences }

condition-answer = si l’option { $question } vaut { $answer }
condition-play-area = depuis votre zone de jeu
condition-windows = { $windows-or }
condition-against-city = pendant un combat contre une ville
condition-against-site = pendant un combat
condition-against-edition =
    pendant un combat (contre une ville ou contre tout objectif, selon l’option foothold_targets)
condition-limit =
    { $limit ->
        [1] une seule fois après l’avoir jouée
       *[other] { $limit } fois au plus après l’avoir jouée
    }

window-starting = pendant votre phase initiale
window-tactics = pendant votre phase tactique hors combat
window-combat = pendant un combat
window-forfeit = quand un objectif vous fait sacrifier des cartes

## Card text: ops, as parts of a line.

op-bonus = { $points }
op-may-deploy = vous pouvez la déployer, { $state }
op-deploy = déployez-la aussitôt, { $state }
op-exhaust-this = épuisez cette carte
op-forfeit-this = sacrifiez cette carte
op-return-this = remettez cette carte dans sa pile
op-give-up-this = remettez cette carte dans sa pile ou sacrifiez-la, selon l’option foothold_after_use
op-scrap-this = mettez cette carte au rebut
op-reactivate-this = réactivez cette carte
op-pay = payez { $points }
op-forfeit-other =
    { $count ->
        [one] sacrifiez { $count } autre carte { $what } déployée
       *[other] sacrifiez { $count } autres cartes { $what } déployées
    }
op-exhaust-others = épuisez { $count } de vos cartes { $what } actives
op-reactivate = réactivez 1 de vos cartes { $what }, sauf celles qui ne se réactivent pas d’elles-mêmes
op-reactivate-any = réactivez 1 de vos cartes { $what }, y compris celles qui ne se réactivent pas d’elles-mêmes
op-forfeit = sacrifiez { $count } de vos cartes { $what } déployées
op-forfeit-half = sacrifiez la moitié de vos cartes { $what } déployées, arrondie au supérieur
op-forfeit-all = sacrifiez toutes vos cartes { $what } déployées
op-forfeit-group =
    sacrifiez, à votre choix, toutes vos cartes { $what } déployées ou toutes vos autres cartes Unité déployées
op-spare = 1 carte { $what } parmi elles reste sur votre ligne de front, épuisée
op-lower-defence = réduisez de { $amount } la défense de l’objectif attaqué pour ce combat
op-bonus-if-deployed =
    si vous avez au moins { $count } cartes { $what } déployées, { $attack ->
        [one] +{ $attack } point d’attaque supplémentaire
       *[other] +{ $attack } points d’attaque supplémentaires
    }
op-bonus-if-revealed =
    si au moins un évènement { $tag } est révélé dans ce combat, { $attack ->
        [one] +{ $attack } point d’attaque supplémentaire
       *[other] +{ $attack } points d’attaque supplémentaires
    }
op-permit-placing =
    jusqu’à la fin de la phase tactique, hors combat, vous pouvez mettre autant de cartes { $what } que vous voulez
    de votre main sur votre ligne de front, actives, sans en payer le coût ni appliquer leur texte de jeu
op-scrap-from-hand = mettez au rebut 1 carte { $types-or } de votre main
op-gain-upgrade =
    vous pouvez acquérir 1 carte du même type dont le coût de renfort dépasse le sien de { $within } au plus (une
    carte Ravitaillement va dans votre main ou votre défausse, selon l’option gained_cards)
op-gain-upgrade-hand =
    vous pouvez acquérir 1 carte du même type dont le coût de renfort dépasse le sien de { $within } au plus ; une
    carte Ravitaillement va dans votre main
op-gain-upgrade-discard =
    vous pouvez acquérir 1 carte du même type dont le coût de renfort dépasse le sien de { $within } au plus
op-recover = prenez en main 1 carte { $what } de votre défausse
op-second-combat =
    vous pouvez déclarer un combat de plus ce tour-ci. À la fin du premier combat, ou aussitôt s’il est terminé, vous
    pouvez réactiver jusqu’à { $reactivate } de vos cartes Unité déployées
op-replace-event = mettez un évènement révélé sous la pile d’évènements et révélez le suivant à sa place
op-reveal-another = révélez un évènement de plus et ajoutez aussi sa défense
op-to-discard-pile = mettez-la dans votre défausse
op-lay = posez-la sur la ligne de front d’un adversaire de votre choix
op-lay-anywhere = posez-la sur la ligne de front d’un joueur de votre choix
op-end-game = la partie se termine après ce combat ou après cette phase tactique, selon l’édition ou le choix de la table
op-end-game-phase = la partie se termine après cette phase tactique
op-end-game-at-once = la partie se termine dès que ce combat est fini

## Card text: standing modifiers, as parts of a line.

modifier-self-reactivation = elle ne se réactive pas d’elle-même pendant votre phase initiale
modifier-reactivation-limit =
    { $amount ->
        [one] { $amount } de vos cartes Unité au plus se réactive d’elle-même pendant votre phase initiale
       *[other] { $amount } de vos cartes Unité au plus se réactivent d’elles-mêmes pendant votre phase initiale
    }
modifier-supply-bonus-less =
    { $amount ->
        [one] chaque { $card } vous rapporte { $amount } point de ravitaillement de moins
       *[other] chaque { $card } vous rapporte { $amount } points de ravitaillement de moins
    }
modifier-supply-bonus-more =
    { $amount ->
        [one] chaque { $card } vous rapporte { $amount } point de ravitaillement de plus
       *[other] chaque { $card } vous rapporte { $amount } points de ravitaillement de plus
    }
modifier-first-supply-less =
    la première fois que vous gagnez des points de ravitaillement à chaque tour, vous en gagnez { $amount } de moins
modifier-first-supply-more =
    la première fois que vous gagnez des points de ravitaillement à chaque tour, vous en gagnez { $amount } de plus
modifier-cards-kept-less =
    { $amount ->
        [1] vous ne pouvez pas garder de carte pendant votre phase d’ajustement
       *[other] vous pouvez garder { $amount } cartes de moins pendant votre phase d’ajustement
    }
modifier-cards-kept-more =
    { $amount ->
        [one] vous pouvez garder { $amount } carte de plus pendant votre phase d’ajustement
       *[other] vous pouvez garder { $amount } cartes de plus pendant votre phase d’ajustement
    }

## Decisions.

decision-starting-phase = Phase initiale : vous avez { $points }.
decision-tactics-phase = Phase tactique : vous avez { $points }.
decision-reinforcement-phase = Phase de renfort : vous avez { $points }.
decision-clean-up = Phase d’ajustement : quelle carte gardez-vous ? Les autres sont défaussées.
decision-clean-up-none = Phase d’ajustement : vous ne pouvez garder aucune carte.
decision-combat-plain = Attaque contre l’objectif « { $site } », défense { $defence } ; { combat-sum }.
decision-combat = Attaque contre l’objectif « { $site } », défense { $defence } ({ $parts-comma }) ; { combat-sum }.
combat-sum =
    { $attack ->
        [one] vous avez { $attack } point d’attaque
       *[other] vous avez { $attack } points d’attaque
    }, { $missing ->
        [0] assez pour le conquérir
       *[other] il en manque { $missing }
    }
part-printed = { $amount } sur la carte
part-event-plus = +{ $amount } { $card }
part-event-minus = −{ $amount } { $card }
part-lowered = −{ $amount } par vos cartes
decision-commit =
    L’attaque contre l’objectif « { $site } » a échoué devant une défense de { $defence }. { $attack ->
        [one] Vous avez { $attack } point d’attaque
       *[other] Vous avez { $attack } points d’attaque
    } ; combien en avez-vous engagé ? Seuls ceux-là sont perdus.
decision-gain-next = Quel évènement acquérez-vous maintenant ?
decision-bury-next = Quel évènement va maintenant sous la pile d’évènements ?
decision-replace = Quel évènement remplacez-vous ?
decision-losses = Vous allez sacrifier : { $cards }. Voulez-vous sauver une carte ?
decision-spare = Vous allez sacrifier : { $cards }. Quelle carte reste ?
decision-of-card = { $card } : { $question }
decision-forfeit = quelle carte sacrifiez-vous ?
decision-exhaust = quelle carte épuisez-vous ?
decision-reactivate = quelle carte réactivez-vous ?
decision-scrap = quelle carte de votre main mettez-vous au rebut ?
decision-gain = quelle carte acquérez-vous ?
decision-recover = quelle carte de votre défausse prenez-vous en main ?
decision-lay = sur quelle ligne de front la posez-vous ?
decision-forfeit-group = quelles cartes sacrifiez-vous ?

kind-starting-phase = phase initiale
kind-tactics-phase = phase tactique
kind-reinforcement-phase = phase de renfort
kind-clean-up = phase d’ajustement
kind-combat = combat
kind-commit = attaque manquée
kind-pick = choix de cartes
kind-spare = pertes
kind-scrap = mise au rebut d’une carte
kind-gain = acquisition d’une carte
kind-order = ordre des évènements
kind-lay = pose d’un évènement

## Options.

option-play = Jouer : { $card }
option-deploy = Déployer : { $card } (carte { $state })
option-place = Mettre sur la ligne de front, active : { $card }
option-attack = Attaquer : { $card } (défense { $defence })
option-use = { $card } : { $ability }
option-conquer = Conquérir pour { $count } { attack-points } : { $site }
option-break-off = Rompre l’attaque : { $site }
option-commit = Engager { $count } { attack-points }
option-recruit = Recruter pour { $cost } : { $card }
option-keep = Garder : { $card }
option-forfeit = Sacrifier : { $card }
option-exhaust = Épuiser : { $card }
option-reactivate = Réactiver : { $card }
option-spare = Sauver : { $card }
option-scrap = Mettre au rebut : { $card }
option-gain = Acquérir : { $card }
option-recover = Prendre : { $card }
option-replace = Remplacer : { $card }
option-gain-next = Acquérir : { $card }
option-bury-next = Mettre sous la pile d’évènements : { $card }
option-lay = La poser chez { $who }, sur la ligne de front
option-forfeit-group = Sacrifier toutes vos cartes { $what }
option-forfeit-rest = Sacrifier toutes vos cartes Unité sauf les cartes { $what }
option-end-starting-phase = Terminer la phase initiale
option-end-tactics-phase = Terminer la phase tactique
option-end-reinforcement-phase = Terminer la phase de renfort
option-end-clean-up = Ne rien garder
option-end-pick = Ne plus réactiver de carte
option-end-spare = Ne plus sauver de carte
option-end-gain = Ne rien acquérir

## Notices.

notice-begins-game = { $who } joue en premier.
notice-lays-out = { $zone }, à partir du dessus : { $pile-comma }.
notice-removes-pile = Hors de cette partie : { $cards }.
notice-begins-turn = { $who } commence le tour { $turn }.
notice-begins-tactics = { $who } commence la phase tactique.
notice-begins-reinforcement = { $who } commence la phase de renfort.
notice-draws = { $who } pioche { $cards }.
notice-shuffles =
    { $count ->
        [1] { $who } forme une nouvelle pioche avec la seule carte de sa défausse.
       *[other] { $who } mélange les { $count } cartes de sa défausse pour former une nouvelle pioche.
    }
notice-plays = { $who } joue la carte « { $cards } ».
notice-gains-points =
    { $points ->
        [rien] { $who } ne gagne rien.
       *[other] { $who } gagne { $points }.
    }
notice-loses-supply =
    { $supply ->
        [one] { $who } perd { $supply } point de ravitaillement
       *[other] { $who } perd { $supply } points de ravitaillement
    } sur { $first ->
        [1] le premier gain du tour
       *[other] ce gain
    }.
notice-pays = { $who } paie { $points }.
notice-deploys = { $who } déploie la carte « { $cards } », { $zone }.
notice-places = { $who } met la carte « { $cards } » de sa main sur sa ligne de front, active.
notice-uses = { $who } utilise la carte « { $cards } » : { $ability }.
notice-permits-placing =
    { $who } peut mettre des cartes { $groups } de sa main sur sa ligne de front jusqu’à la fin de la phase tactique.
notice-grants-combat =
    { $afterwards ->
        [0] { $who } peut déclarer un combat de plus ce tour-ci.
       *[other]
            { $who } peut déclarer un combat de plus ce tour-ci et, à la fin du premier, réactiver jusqu’à
            { $afterwards } de ses cartes Unité.
    }
notice-exhausts = { $who } épuise la carte « { $cards } ».
notice-reactivates = { $who } réactive la carte « { $cards } ».
notice-lingers = { $who } ne réactive pas : { $cards }.
notice-forgoes-reactivation =
    { $count ->
        [one] { $who } renonce à { $count } réactivation.
       *[other] { $who } renonce à { $count } réactivations.
    }
notice-forfeits =
    { $cards ->
        [rien] { $who } ne sacrifie rien.
       *[other] { $who } sacrifie : { $cards }.
    }
notice-returns = { $who } remet la carte « { $cards } » dans la { $zone }.
notice-scraps = { $who } met au rebut la carte « { $cards } ».
notice-gains = { $who } acquiert la carte « { $cards } », qui va dans la { $zone }.
notice-recovers = { $who } prend en main la carte « { $cards } » de sa défausse.
notice-attacks = { $who } attaque l’objectif « { $cards } » (défense { $defence }).
notice-reveals = { $who } révèle l’évènement « { $cards } » ({ $modifier }).
notice-buries-event = { $who } met l’évènement « { $cards } » sous la pile d’évènements.
notice-lowers-defence = { $who } réduit de { $amount } la défense de l’objectif attaqué.
notice-conquers =
    { $attack ->
        [one] { $who } conquiert l’objectif « { $cards } » pour { $attack } point d’attaque.
       *[other] { $who } conquiert l’objectif « { $cards } » pour { $attack } points d’attaque.
    }
notice-gains-site = { $who } déploie l’objectif « { $cards } » sur sa ligne de front.
notice-fails = { $who } échoue contre l’objectif « { $cards } » (défense { $defence }).
notice-loses-attack =
    { $attack ->
        [0] { $who } ne perd aucun point d’attaque.
        [one] { $who } perd { $attack } point d’attaque.
       *[other] { $who } perd { $attack } points d’attaque.
    }
notice-decides-game = { $who } a pris l’objectif « { $cards } » : la partie va se terminer.
notice-ends-combat = { $who } a terminé son combat.
notice-dooms = { $who } va sacrifier : { $cards }.
notice-spares = { $who } sauve la carte « { $cards } », qui reste sur la ligne de front, épuisée.
notice-lays = { $who } pose la carte « { $cards } » chez { $victim }, sur la ligne de front.
notice-recruits = { $who } recrute la carte « { $cards } » pour { $cost }.
notice-clears = { $who } met de sa zone de jeu dans sa défausse : { $cards }.
notice-discards = { $who } défausse : { $cards }.
notice-ends-moscow = Moscou est tombée : la partie est terminée.
notice-ends-exhausted = Chaque joueur a joué son dernier tour : la partie est terminée.

## Verbs, as refusals name them behind "à".

verb-forfeit = sacrifier
verb-exhaust = épuiser
verb-reactivate = réactiver
verb-spare = sauver
verb-scrap = mettre au rebut
verb-gain = acquérir
verb-recover = prendre
verb-replace = remplacer
verb-lay = poser
verb-next = choisir
verb-forfeit-group = sacrifier
verb-forfeit-rest = sacrifier
