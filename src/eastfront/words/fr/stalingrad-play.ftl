### Battle for Stalingrad in play: what is asked, what is offered, what happens.

## Decisions.

sg-decision-choose =
    { $points ->
        [one] Mise en place : quelle unité choisissez-vous ? Il vous reste { $points } point de valeur de Force.
       *[other] Mise en place : quelle unité choisissez-vous ? Il vous reste { $points } points de valeur de Force.
    }
sg-decision-place = Mise en place : où placez-vous l’unité « { $force } » ?
sg-decision-feed =
    { $left ->
        [1] { $card } : quelle unité reçoit la dernière ration ?
       *[other] { $card } : quelle unité reçoit la prochaine ration ? Il en reste { $left }.
    }
sg-decision-feed-location =
    { $left ->
        [1] Ravitaillement, objectif « { $card } » : quelle unité reçoit la dernière ration ?
       *[other]
            Ravitaillement, objectif « { $card } » : quelle unité reçoit la prochaine ration ? Il en reste { $left }.
    }
sg-decision-feed-resupply =
    { $left ->
        [1] Ravitaillement par défausse : quelle unité reçoit la dernière ration ?
       *[other] Ravitaillement par défausse : quelle unité reçoit la prochaine ration ? Il en reste { $left }.
    }
sg-decision-action = Tour { $turn }, phase d’action : que faites-vous ?
sg-decision-react = { $who } annonce la carte « { $card } ». Réagissez-vous ?
sg-decision-react-again =
    { $who } répond à la carte « { $answered } » par la carte « { $card } ». Réagissez-vous à votre tour ?
sg-decision-move = Où déplacez-vous l’unité « { $force } » ?
sg-decision-engage = Attaque de l’objectif « { $location } » : quelle unité attaque ? Chacune paie 1 ration.
sg-decision-engage-more =
    Attaque de l’objectif « { $location } » : quelle autre unité attaque ? Chacune paie 1 ration.
sg-decision-event =
    Bataille pour l’objectif « { $location } », votre total : { $own } contre { $enemy }. Jouez-vous un évènement ?
sg-decision-firefight =
    Bataille pour l’objectif « { $location } », votre total : { $own } contre { $enemy }. Jouez-vous une carte à
    l’accrochage ?
sg-decision-flip =
    Bataille pour l’objectif « { $location } », votre total : { $own } contre { $enemy }. Laquelle des cartes
    révélées utilisez-vous ?
sg-decision-losses =
    { $left ->
        [1]
            Bataille pour l’objectif « { $location } » : comment absorbez-vous 1 perte ? Désignez une unité qui recule
            ou qui est détruite, ou sacrifiez une ration.
       *[other]
            Bataille pour l’objectif « { $location } » : comment absorbez-vous { $left } pertes ? Désignez les unités
            qui reculent, puis celles qui sont détruites, et sacrifiez des rations pour le reste.
    }
sg-decision-medal =
    Bataille pour l’objectif « { $location } » : toutes les unités ennemies engagées sont détruites. Quelle unité
    reçoit la médaille ?
sg-decision-pay =
    { $left ->
        [1] Renfort « { $force } » (prix : { $price }) : avec quelle carte payez-vous ? C’est la dernière.
       *[other]
            Renfort « { $force } » (prix : { $price }) : avec quelle carte payez-vous ? Il en faut encore { $left }.
    }
sg-decision-station = Où placez-vous l’unité « { $force } » ?
sg-decision-march =
    { $left ->
        [one] { $card } : quelle unité se déplace ? Encore { $left } déplacement possible.
       *[other] { $card } : quelle unité se déplace ? Encore { $left } déplacements possibles.
    }
sg-decision-infiltrate = { $card } : quelle unité se déplace ?
sg-decision-decorate = { $card } : quelle unité reçoit la médaille ?
sg-decision-bomb = { $card } : quel objectif bombardez-vous ?
sg-decision-snipe = { $card } : quelle unité visez-vous ?

## What another player is asked, as those who wait read it.

sg-kind-choose = choix des unités
sg-kind-place = placement des unités
sg-kind-feed = répartition des rations
sg-kind-action = phase d’action
sg-kind-react = réaction à une carte
sg-kind-move = déplacement
sg-kind-engage = choix des attaquants
sg-kind-event = évènements
sg-kind-firefight = accrochage
sg-kind-flip = cartes révélées
sg-kind-losses = absorption des pertes
sg-kind-medal = attribution d’une médaille
sg-kind-pay = paiement d’une unité
sg-kind-station = placement d’une nouvelle unité
sg-kind-march = déplacement d’unités par une carte
sg-kind-infiltrate = déplacement d’une unité par une carte
sg-kind-decorate = attribution d’une médaille
sg-kind-bomb = choix d’un objectif
sg-kind-snipe = choix d’une unité

## Options.

sg-option-end-choose =
    { $count ->
        [0] Ne choisir aucune unité
       *[other] Ne plus choisir d’unité
    }
sg-option-end-action =
    { $outlook ->
        [won] Terminer la phase d’action et gagner : vous contrôlez les cinq objectifs
        [lost] Terminer la phase d’action et perdre : l’adversaire contrôle les cinq objectifs
       *[open] Terminer la phase d’action
    }
sg-option-end-engage = Lancer l’attaque avec : { $forces }
sg-option-end-march = Ne plus déplacer d’unité
sg-option-pass-react = Ne pas réagir
sg-option-pass-event =
    { $last ->
        [0] Passer
       *[other] Passer et commencer l’accrochage
    }
sg-option-pass-firefight =
    { $last ->
        [0] Passer
       *[other] Passer et terminer l’accrochage
    }
sg-option-choose =
    { $count ->
        [0] Choisir : { $force } (valeur { $value }, combat { $combat }, { sg-rations })
       *[other] Choisir : { $force } (valeur { $value }, combat { $combat }, { sg-rations }, { $abilities-comma })
    }
sg-option-place = La placer dans { $zone } ({ $there })
sg-option-feed = Donner une ration : { $force } ({ $spot }, { sg-rations })
sg-option-play = Jouer : { $card } ({ $effect-comma })
sg-option-play-reinforce =
    { $price ->
        [one] Jouer : { $card } (renfort pour { $price } carte : { $force })
       *[other] Jouer : { $card } (renfort pour { $price } cartes : { $force })
    }
sg-option-resupply = Défausser pour { sg-rations } : { $card }
sg-option-move = Déplacer : { $force } ({ $spot }, { sg-rations })
sg-option-enter = Entrer dans { $zone } ({ $price }, { $there })
sg-option-attack = Attaquer : { $location } (jusqu’à { $own } contre { $enemy })
sg-option-engage = Engager : { $force } (combat { $combat }, { sg-rations })
sg-option-reinforce =
    { $price ->
        [one] Se renforcer pour { $price } carte : { $force }
       *[other] Se renforcer pour { $price } cartes : { $force }
    }
sg-option-pay = Payer avec : { $card }
sg-option-fire = Accrochage : { $card } ({ $effect })
sg-option-use = Utiliser : { $card } ({ $effect })
sg-option-burn =
    { $rations ->
        [1] Sacrifier la dernière ration : { $force } (absorbe 1)
       *[other] Sacrifier 1 ration sur { $rations } : { $force } (absorbe 1)
    }
sg-option-retreat = Faire reculer : { $force } (absorbe { $absorbed })
sg-option-destroy = Laisser détruire : { $force } (absorbe { $absorbed }, rations comprises)
sg-option-decorate =
    { $medals ->
        [0] Décorer : { $force } ({ $spot })
        [one] Décorer : { $force } ({ $spot }, { $medals } médaille)
       *[other] Décorer : { $force } ({ $spot }, { $medals } médailles)
    }
sg-option-bomb =
    { $enemy ->
        [0] Bombarder : { $location } (aucune unité ennemie en zone de contrôle, { $rubble })
        [one] Bombarder : { $location } ({ $enemy } unité ennemie en zone de contrôle, { $rubble })
       *[other] Bombarder : { $location } ({ $enemy } unités ennemies en zone de contrôle, { $rubble })
    }
sg-option-snipe = Viser : { $force } ({ $spot }, { sg-rations })

## Notices. Whatever moves is one card, but for the row, and draws, which others see as backs.

sg-notice-lays-row = Les objectifs de la partie sont, dans l’ordre : { $cards }.
sg-notice-chooses-force = { $who } choisit l’unité « { $cards } ».
sg-notice-places-force = { $who } place l’unité « { $cards } » dans { $zone }.
sg-notice-turns-up = { $who } révèle la prochaine unité de sa pile : { $cards }.
sg-notice-draws = { $who } pioche { $cards }.
sg-notice-begins-turn = { $who } commence le tour { $turn }.
sg-notice-feeds = { $who } donne une ration à l’unité « { $force } ».
sg-notice-feeds-perimeters =
    { $count ->
        [1] { $who } donne une ration à une unité en zone périphérique.
       *[other] { $who } donne une ration à chacune de ses { $count } unités en zone périphérique.
    }
sg-notice-resupplies = { $who } défausse la carte « { $cards } » pour se ravitailler.
sg-notice-moves = { $who } déplace l’unité « { $cards } » de { $origin } à { $zone } pour une ration.
sg-notice-moves-free = { $who } déplace gratuitement l’unité « { $cards } » de { $origin } à { $zone }.
sg-notice-marches = { $who } fait marcher l’unité « { $cards } » de { $origin } à { $zone }.
sg-notice-infiltrates = { $who } fait passer l’unité « { $cards } » de { $origin } à { $zone }.
sg-notice-retreats = { $who } fait reculer l’unité « { $cards } » dans { $zone }.
sg-notice-pays = { $who } paie avec la carte « { $cards } ».
sg-notice-reinforces = { $who } reçoit en renfort l’unité « { $cards } » dans { $zone }.
sg-notice-announces = { $who } annonce la carte « { $cards } ».
sg-notice-cancels = { $who } annule la carte « { $card } ».
sg-notice-is-cancelled = { $who } défausse sans effet la carte « { $cards } ».
sg-notice-is-done = { $who } a appliqué la carte « { $cards } » et la défausse.
sg-notice-stays = { $who } garde en jeu la carte « { $cards } ».
sg-notice-recalls = { $who } retire du jeu la carte « { $cards } » et la défausse.
sg-notice-discards-at-random = { $who } défausse au hasard la carte « { $cards } ».
sg-notice-adds-rubble =
    { $amount ->
        [one] { $location } : +{ $amount } jeton de décombres.
       *[other] { $location } : +{ $amount } jetons de décombres.
    }
sg-notice-destroys-location = Un objectif est détruit : { $location }.
sg-notice-engages = { $who } paie une ration pour attaquer avec l’unité « { $force } ».
sg-notice-attacks = { $who } attaque l’objectif « { $location } ».
sg-notice-attacks-paid =
    { $who } attaque l’objectif « { $location } » ; chaque unité en défense qui a une ration en paie une elle aussi.
sg-notice-contributes-forces = { $who } aligne des unités pour un total de combat de { $total }.
sg-notice-contributes-more = { $source } : +{ $amount } au combat pour { $who }, total { $total }.
sg-notice-contributes-less = { $source } : −{ $amount } au combat pour { $who }, total { $total }.
sg-notice-recounts = { $who } a désormais un total de combat de { $total }.
sg-notice-fires = { $who } joue la carte « { $cards } » à l’accrochage.
sg-notice-flips = { $who } révèle la carte « { $cards } » de sa pioche.
sg-notice-puts-away = { $who } défausse la carte révélée « { $cards } ».
sg-notice-must-lose =
    { $count ->
        [0] { $who } n’a aucune perte à absorber.
        [one] { $who } a { $count } perte à absorber.
       *[other] { $who } a { $count } pertes à absorber.
    }
sg-notice-burns = { $who } sacrifie une ration de l’unité « { $force } ».
sg-notice-is-destroyed = { $who } perd l’unité « { $cards } » : elle est détruite.
sg-notice-decorates =
    { $count ->
        [1] { $who } décore l’unité « { $force } » d’une médaille.
       *[other] { $who } décore l’unité « { $force } » d’une nouvelle médaille, { $count } en tout.
    }
sg-notice-loses-rations =
    { $count ->
        [one] { $who } perd { $count } ration de l’unité « { $force } ».
       *[other] { $who } perd { $count } rations de l’unité « { $force } ».
    }
sg-notice-rebuilds =
    { $count ->
        [one] { $who } mélange sa défausse ({ $count } carte) pour former une nouvelle pioche.
       *[other] { $who } mélange sa défausse ({ $count } cartes) pour former une nouvelle pioche.
    }
sg-notice-ends-battle = La bataille pour l’objectif « { $location } » est terminée.
sg-notice-ends-control = { $who } contrôle les cinq objectifs et gagne la partie.
sg-notice-ends-uranus = { $who } a assez de cartes « { sg-card-operation-uranus } » en jeu et gagne la partie.
sg-notice-ends-undecided = Le dernier tour est terminé et personne n’a gagné : match nul.
