### BattleCards' table in the browser.

## Types, classes and sides, and the letters that stand for them on cards.

bct-type-ground = Terre
bct-type-air = Air
bct-type-sea = Mer
bct-class-infantry = Infanterie
bct-class-armor = Blindé
bct-class-artillery = Artillerie
bct-class-aa = DCA
bct-class-general = Général
bct-class-leader = Dirigeant
bct-class-fighter = Chasseur
bct-class-attack = Avion d’assaut
bct-class-bomber = Bombardier
bct-class-battleship = Cuirassé
bct-class-cruiser = Croiseur
bct-class-destroyer = Destroyer
bct-class-submarine = Sous-marin
bct-class-light = Bâtiment léger
bct-class-carrier = Porte-avions
bct-class-admiral = Amiral
bct-side-german = Allemagne
bct-side-british = Grande-Bretagne
bct-side-barbarossa = Barbarossa
bct-side-soviet = URSS
bct-letter-ground = T
bct-letter-air = A
bct-letter-sea = M
bct-letter-battle = B
bct-letter-buildup = R
bct-letter-immediate = I
bct-letter-kept = C

## Faces of cards.

bct-face-unit = { $side } : { $class } ({ $type })
bct-face-fire =
    { $shots ->
        [one] Tire en phase { $phases }, { $shots } tir.
       *[other] Tire en phase { $phases }, { $shots } tirs.
    }
bct-face-attack = Attaque contre { $type }
bct-face-defence = Défense contre { $type }
bct-face-battle = Bataille, { $date }
bct-face-forces = { $aggressor } ({ $attacking }) contre { $defender } ({ $defending })
bct-face-victory = Points de victoire
bct-face-number = Numéro d’action
bct-face-prepared = Défenses préparées
bct-face-buildup = Carte de conflit : renforcement
bct-face-immediate = Carte de conflit : immédiate
bct-face-kept = Carte de conflit : à conserver
bct-window-delay = Se joue quand une bataille est sur le point de commencer.
bct-window-turn = Se joue au début de son propre tour.
bct-window-round = Se joue au début d’une manche.
bct-window-destruction = Se joue quand une unité va être détruite.
bct-window-counter = Se joue quand l’ennemi pioche une carte contre soi.

## Dates of battles, on faces of cards and in their texts.

bc-date-year = { $year }
bc-date-month = { $month } { $year }
bc-date-months = { $first }–{ $last } { $year }
bc-date-span = { $first } – { $last }
bc-date-planned = prévue en { $date }

bc-month-jan = janvier
bc-month-feb = février
bc-month-mar = mars
bc-month-apr = avril
bc-month-may = mai
bc-month-jun = juin
bc-month-jul = juillet
bc-month-aug = août
bc-month-sep = septembre
bc-month-oct = octobre
bc-month-nov = novembre
bc-month-dec = décembre

## Places on the table.

bct-seat = { $side }
bct-own = Votre camp : { $side }
bct-seat-out = Éliminé : { $battle }
bct-seat-ally = Votre allié
bct-turn = Tour { $turn }
bct-middle = Cartes de conflit et points
bct-place-ground = Terre
bct-place-air = Air
bct-place-sea = Mer
bct-place-hand = Main
bct-place-kept = Conservées
bct-place-apart = Choisies
bct-place-deck = Arsenal
bct-place-discard = Défausse
bct-arsenal-deck = Pioche d’arsenal
bct-face-down = { $place }, face cachée
bct-known = carte connue de vous
bct-open-pile = Consulter
bct-close-pile = Fermer
bct-whole-hand = Toute la main
bct-whole-pile = Ce paquet
bct-conflict = Pioche de conflit
bct-conflict-western = Pioche de l’Ouest
bct-conflict-russian-front = Pioche russe
bct-spent = Défausse
bct-rebuilt =
    { $count ->
        [0] pas encore reformée
        [one] reformée { $count } fois
       *[other] reformée { $count } fois
    }
bct-pending = Carte piochée
bct-removed = Assassinés

## Points and battles won.

bct-score = Points de victoire
bct-target = Il faut { $target } points de victoire sur { $total }
bct-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
bct-won =
    { $points ->
        [0] Aucune bataille gagnée
        [one] Batailles gagnées : { $points } point
       *[other] Batailles gagnées : { $points } points
    }
bct-won-of = Batailles gagnées : { $side }
bct-alliance-axis = Axe
bct-alliance-allies = Alliés

## The battle.

bct-battle = La bataille
bct-heading-sides =
    { $partner ->
        [none] Agresseur : { $aggressor } ; défenseur : { $defender }.
       *[other] Agresseur : { $aggressor } ; défenseurs : { $defender } et { $partner }.
    }
bct-heading-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
bct-heading-refought = livrée de nouveau
bct-heading-raid = un raid
bct-heading-forces = { $attacking } contre { $defending }
bct-heading-prepared = défenses préparées : Terre +{ $defence }
bct-heading-objective = objectif : { $type }
bct-heading-quiet =
    { $count ->
        [one] { $count } manche sans perte
       *[other] { $count } manches sans perte
    }
bct-round = Manche { $round }
bct-stage-before = Avant les tirs
bct-stage-phase = Phase { $phase }
bct-stage-withdrawing = Repli
bct-stage-acting = ({ $side })
bct-line-aggressor = Ligne de l’agresseur : { $side }
bct-line-defender = Ligne du défenseur : { $side }
bct-role-aggressor = attaque
bct-role-defender = défend
bct-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
bct-unit-place = numéro { $place }
bct-unit-attack = attaque contre { $type } { $value }
bct-unit-defence = défense contre { $type } { $value }
bct-unit-bonus = bonus de { $attack } à l’attaque, de { $defence } à la défense
bct-unit-shots =
    { $count ->
        [one] { $count } tir restant
       *[other] { $count } tirs restants
    }
bct-unit-supports = soutient { $place }
bct-unit-supported = soutenue par { $place }
bct-unit-fires = tire
bct-shot = { $attack } : { $defence }, touche de { $low } à { $high }
bct-shot-one = { $attack } : { $defence }, touche sur { $low }
bct-shots = Derniers tirs
bct-resting = Repliées
bct-withdraw-all = Tout replier
