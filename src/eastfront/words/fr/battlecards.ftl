### BattleCards: what its sentences are about, and the text of its cards. Every id of the game begins with bc-.
### Parts of sentences begin small: a finished sentence gets its capital by itself.
### Names of cards bear no article: in a sentence they stand in « » behind a noun with gender and number, or bare
### behind a colon or where a back may stand in their place. Types stand unchanged behind a noun (unités Terre).
### Players bring their article, so nothing contracts with them: chez, par, pour, contre, sur, never de or à.
### Glossary: Arsenal card carte d'arsenal, Conflict card carte de conflit, Battlecard carte de bataille, Buildup
### card carte de renforcement, Kept Card carte conservée, stack pile, pile of a divided stack paquet, commander
### chef, Leader dirigeant, round manche, withdraw replier, foil déjouer, Autokill coup sûr, homeland patrie, out
### of the game éliminé, hand over transférer, post affecter, fight again livrer de nouveau, hold détenir.

## Sides, players and theatres. With one German player, Barbarossa is simply German.

bc-side-german = Allemagne
bc-side-british = Grande-Bretagne
bc-side-barbarossa = Barbarossa
bc-side-soviet = URSS

bc-player-german = le joueur allemand
bc-player-british = le joueur britannique
bc-player-barbarossa = le joueur Barbarossa
bc-player-soviet = le joueur soviétique

bc-axis = l’Axe
bc-allies = les Alliés

bc-theatre-western = Europe de l’Ouest
bc-theatre-russian-front = Front russe

## Types, classes, cards and units.

bc-type-ground = Terre
bc-type-air = Air
bc-type-sea = Mer

bc-class-infantry = infanterie
bc-class-armor = blindé
bc-class-artillery = artillerie
bc-class-aa = DCA
bc-class-general = général
bc-class-leader = dirigeant
bc-class-fighter = chasseur
bc-class-attack = avion d’assaut
bc-class-bomber = bombardier
bc-class-battleship = cuirassé
bc-class-cruiser = croiseur
bc-class-destroyer = destroyer
bc-class-submarine = sous-marin
bc-class-light = bâtiment léger
bc-class-carrier = porte-avions
bc-class-admiral = amiral

bc-card-kind-battle = carte de bataille
bc-card-kind-buildup = carte de renforcement
bc-card-kind-immediate = carte immédiate
bc-card-kind-kept = carte conservée

bc-card-of = { $card } ({ $of })
bc-card-numbered = { $card } ({ $number })
bc-unit = { $card } ({ $place })
bc-raid = raid contre { $defender }
bc-number = { $number }

## Zones. Those that a sentence puts an article to are feminine.

bc-zone-deck = pioche d’arsenal
bc-zone-under = cartes sous la pioche d’arsenal
bc-zone-hand = main
bc-zone-ground = pile Terre
bc-zone-air = pile Air
bc-zone-sea = pile Mer
bc-zone-kept = cartes conservées
bc-zone-apart = cartes mises de côté
bc-zone-discard = défausse
bc-zone-won = batailles gagnées
bc-zone-conflict = pioche de conflit
bc-zone-spent = défausse de conflit
bc-zone-pending = table
bc-zone-removed = cartes hors jeu
bc-zone-aggressor = ligne de l’agresseur
bc-zone-defender = ligne du défenseur
bc-zone-resting = unités repliées

## Points and bonuses.

bc-victory-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
bc-bonus =
    { $attack ->
        [0] +{ $defence } à la défense
       *[other]
            { $defence ->
                [0] +{ $attack } à l’attaque
               *[other] +{ $attack } à l’attaque et +{ $defence } à la défense
            }
    }

## Card text: facts.

bc-facts = { $facts-comma }
bc-fact-class = { $type } ({ $group })
bc-fact-phases = phase { $phases }
bc-fact-shots =
    { $count ->
        [one] { $count } tir
       *[other] { $count } tirs
    }
bc-fact-attack = attaque ({ $values-comma })
bc-fact-defence = défense ({ $values-comma })
bc-value = { $type } { $value }
bc-value-none = { $type } –
bc-fact-number = numéro d’action { $number }
bc-fact-date = { $date-comma }
bc-fact-victory =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
bc-fact-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
bc-fact-expansion = carte d’extension

## Card text: units.

bc-text-aura =
    Tant que cette carte participe à une bataille, toutes les autres unités { $type } de son camp ont { $bonus }.
bc-text-autokill =
    Coup sûr : une fois par manche, dans sa phase et au lieu de tirer, cette carte détruit une unité { $type } ennemie
    dont la défense contre elle, tous bonus compris, est de { $most } au plus ; aucun numéro n’est retourné.
bc-text-support =
    Soutien : dans une manche où cette carte ne tire pas, une autre unité de son camp, de classe { $classes-or }, a
    { $bonus }.
bc-text-air-group =
    Groupe aérien : à chaque manche, le propriétaire ajoute { $points } points à l’attaque et à la défense de cette
    carte, répartis à son gré.
bc-text-leader =
    Dirigeant : ne participe pas aux batailles. Tant qu’il est déployé, son propriétaire { $draw ->
        [one] pioche { $draw } carte de plus
       *[other] pioche { $draw } cartes de plus
    } et peut en déployer { $deploy } de plus avec chaque carte de renforcement.

## Card text: battles.

bc-text-forces =
    Agresseur : { $aggressor }, avec des unités { $attacking }. Défenseur : { $defender }, avec des unités
    { $defending }.
bc-text-holds =
    Condition : l’agresseur détient { $of ->
        [1] la carte « { $battles } »
       *[other] au moins { $count } de ces batailles : { $battles-comma }
    }.
bc-text-fought =
    Condition : quelqu’un détient { $of ->
        [1] la carte « { $battles } »
       *[other] au moins { $count } de ces batailles : { $battles-comma }
    }.
bc-text-forced = Quand cette carte est piochée pendant un tour, l’agresseur doit attaquer.
bc-text-objective =
    Objectif : l’agresseur gagne dès que le défenseur n’a plus d’unité { $type } dans la bataille, s’il en avait au
    début.
bc-text-prepared = Défenses préparées : les unités Terre du défenseur ont +{ $defence } à la défense.
bc-text-homeland =
    { $count ->
        [1] Patrie : si l’ennemi gagne, { $players } est éliminé.
       *[other] Patrie : { $players } la défendent ensemble ; si l’ennemi gagne, tous deux sont éliminés.
    }

## Card text: other Conflict cards.

bc-text-effect = { $effect-sentences }.
bc-text-kept = Conservez cette carte. { $window } : { $effect-sentences }.
bc-text-counterable = L’ennemi peut la déjouer avec la carte « { bc-card-counter-intelligence } ».

bc-window-delay = Quand une bataille est sur le point de commencer, quel que soit l’agresseur
bc-window-turn = Au début de votre tour, au lieu de piocher
bc-window-round = Au début d’une manche d’une bataille à laquelle vous participez
bc-window-destruction = Quand un tir va détruire l’une de vos unités
bc-window-counter = Quand l’ennemi pioche une carte qui peut être déjouée, avant qu’une cible soit désignée

bc-op-draw =
    { $count ->
        [one] piochez { $count } carte d’arsenal
       *[other] piochez { $count } cartes d’arsenal
    }
bc-op-draw-to = piochez des cartes d’arsenal jusqu’à en avoir { $hand } en main
bc-op-deploy =
    { $most ->
        [one] déployez jusqu’à { $most } carte de votre main
       *[other] déployez jusqu’à { $most } cartes de votre main
    }
bc-op-deploy-behind =
    { $most ->
        [one] déployez jusqu’à { $most } carte de votre main
       *[other] déployez jusqu’à { $most } cartes de votre main
    }, ou jusqu’à { $behind } tant que l’ennemi a plus de cartes déployées que vous
bc-op-deploy-type =
    { $most ->
        [one] déployez jusqu’à { $most } carte { $type } de votre main
       *[other] déployez jusqu’à { $most } cartes { $type } de votre main
    }
bc-op-discard-any = défaussez autant de cartes de votre main que vous voulez
bc-op-discard-to =
    { $hand ->
        [one] défaussez-vous jusqu’à n’avoir que { $hand } carte en main
       *[other] défaussez-vous jusqu’à n’avoir que { $hand } cartes en main
    }
bc-op-spy = regardez une pile, la main ou les cartes conservées de l’ennemi
bc-op-sabotage =
    regardez une pile ennemie, puis assassinez un chef qui s’y trouve ou renvoyez l’une de ses cartes dans la main de
    son propriétaire
bc-op-capture =
    prenez une carte au hasard dans la pile { $stacks-or } de l’ennemi et ajoutez-la à votre pile du même type ; un
    chef est montré à tous et remis en place
bc-op-divide =
    partagez au hasard une pile ennemie d’au moins { $least } cartes en deux paquets ; son propriétaire en garde un
    déployé et reprend l’autre en main
bc-op-take-back = reprenez en main autant de vos cartes déployées que vous voulez
bc-op-deploy-as-many = déployez ensuite exactement autant de cartes de votre main
bc-op-repair = déployez une unité ordinaire de votre défausse
bc-op-overextend =
    de vous et de l’ennemi, celui qui a le plus de cartes déployées défausse la moitié de la différence, arrondie à
    l’inférieur
bc-op-prevent-battle = la bataille n’est pas livrée ; une carte de bataille piochée est défaussée
bc-op-refight = livrez de nouveau, en tant qu’agresseur, une bataille dont l’ennemi détient la carte
bc-op-round-bonus = les unités { $type } de votre camp ont { bc-bonus } dans cette manche
bc-op-survive = cette unité survit
bc-op-no-effect = la carte reste sans effet
