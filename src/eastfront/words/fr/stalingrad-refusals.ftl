### Why something is not offered in Battle for Stalingrad.

## The game, the turn and whoever is asked.

sg-why-over-control = La partie est terminée : { $who } contrôle les cinq objectifs.
sg-why-over-uranus = La partie est terminée : { $who } a mis en jeu la sixième carte « Opération Uranus ».
sg-why-over-undecided =
    La partie est terminée sans décision : chaque camp a joué { $turns ->
        [1] son tour
       *[other] ses { $turns } tours
    }.
sg-why-watching = Vous êtes spectateur ; seuls les joueurs choisissent.
sg-why-other-turn = C’est { $who } qui joue en ce moment.
sg-why-waiting-set-up =
    { $kind ->
        [choose] { $who } choisit ses premières unités.
       *[place] { $who } place ses premières unités.
    }
sg-why-waiting-reaction = { $who } doit d’abord dire s’il réagit à la carte « { $card } ».
sg-why-waiting-event = C’est { $who } qui choisit maintenant : la carte « { $card } » est en cours d’application.
sg-why-waiting-battle =
    { $kind ->
        [engage] { $who } choisit les unités qui attaquent l’objectif « { $location } ».
        [event] { $who } doit dire s’il joue un évènement dans la bataille pour l’objectif « { $location } ».
        [firefight] { $who } doit dire s’il joue une carte à l’accrochage pour l’objectif « { $location } ».
        [flip] { $who } choisit laquelle des cartes révélées compte.
        [losses] { $who } répartit ses pertes.
       *[medal] { $who } décerne une médaille.
    }

## What a verb can be about.

sg-why-other-kind =
    { $kind ->
        [location] La carte « { $card } » n’est pas un objectif.
        [force] La carte « { $card } » n’est pas une unité.
       *[action] La carte « { $card } » n’est pas une carte action.
    }
sg-why-enemy-card = La carte « { $card } » appartient à l’adversaire.
sg-why-not-in-row = L’objectif « { $location } » n’est pas l’un des cinq de cette partie.
sg-why-not-in-hand = Vous n’avez pas la carte « { $card } » en main.
sg-why-force-lost = L’unité « { $force } » a été détruite : elle est hors jeu.
sg-why-force-in-pile = L’unité « { $force } » n’est pas sur la table : elle est encore dans la pile d’unités.
sg-why-zone-full = { $zone } est pleine : elle contient déjà { $most } de vos unités.

## Passing and ending.

sg-why-pass-instead =
    { $kind ->
        [react] Il n’y a rien à terminer : si vous ne voulez pas réagir, passez.
        [event] Il n’y a rien à terminer : si vous ne voulez pas jouer d’évènement, passez.
       *[firefight] Il n’y a rien à terminer : si vous ne voulez pas jouer de carte, passez.
    }
sg-why-end-instead =
    { $kind ->
        [choose] On ne passe pas ici : si vous ne voulez plus d’unités, terminez le choix.
        [action] On ne passe pas ici : si vous ne voulez plus agir, terminez la phase d’action.
        [engage] On ne passe pas ici : si aucune autre unité ne doit attaquer, terminez le choix.
       *[march] On ne passe pas ici : si aucune autre unité ne doit se déplacer, terminez la marche.
    }
sg-why-must-place = Dites d’abord dans quelle zone vous placez l’unité « { $force } ».
sg-why-must-pay =
    L’unité doit être payée : { $count ->
        [one] il manque encore { $count } carte
       *[other] il manque encore { $count } cartes
    }.
sg-why-must-attack = Au moins une unité doit attaquer l’objectif « { $location } ».
sg-why-must-use = Il faut choisir laquelle des cartes révélées compte.
sg-why-must-decorate = Une médaille gagnée ne se refuse pas.
sg-why-must-lose =
    Vous ne pouvez pas vous arrêter là : { $count ->
        [one] il reste { $count } perte
       *[other] il reste { $count } pertes
    } à absorber.

## What comes before another action.

sg-why-own-phase = Vous n’agissez que pendant votre propre phase d’action ; c’est { $who } qui joue en ce moment.
sg-why-supply-first =
    La phase de ravitaillement vient d’abord : la phase d’action commence quand toutes les rations sont placées.
sg-why-answer-first = Dites d’abord si vous réagissez à la carte « { $card } ».
sg-why-battle-first =
    La bataille pour l’objectif « { $location } » doit aller à son terme avant que vous puissiez agir de nouveau.
sg-why-rations-first =
    { $count ->
        [1] Il faut d’abord placer la ration qui reste.
       *[other] Il faut d’abord placer les { $count } rations qui restent.
    }
sg-why-payment-first = Terminez d’abord l’achat : l’unité « { $force } » n’est pas encore payée.
sg-why-zone-first = Vous déplacez l’unité « { $force } » : choisissez la zone où elle entre.
sg-why-event-first = La carte « { $card } » est en cours d’application : faites le choix qu’elle demande.

## The set-up.

sg-why-no-hand-yet =
    Vous n’avez pas encore de cartes : les mains sont piochées une fois les deux camps mis en place.
sg-why-set-up-first =
    Vous en êtes à la mise en place ; le premier tour commence quand les deux camps l’ont terminée.
sg-why-all-chosen = Vous avez terminé le choix de vos unités ; il faut maintenant les placer.
sg-why-choice-over =
    On ne choisit des unités qu’à la mise en place ; ensuite, elles s’achètent sur la pile d’unités.
sg-why-chosen-already = Vous avez déjà choisi l’unité « { $force } ».
sg-why-choice-order =
    Les unités se choisissent dans l’ordre de la liste, et « { $force } » vient avant « { $last } ».
sg-why-points =
    L’unité « { $force } » a une valeur de Force de { $value } ; de vos { $points } points, { $left ->
        [0] il ne reste rien
       *[other] il reste { $left }
    }.
sg-why-choose-first = Choisissez d’abord toutes vos unités ; vous les placerez ensuite.
sg-why-german-perimeter = Le joueur allemand ne se met en place que dans les zones périphériques.
sg-why-nothing-to-place = Vous n’avez pas d’unité à placer en ce moment.

## Supply.

sg-why-no-rations-to-place =
    Les rations se placent pendant votre phase de ravitaillement, quand vous vous ravitaillez ou par un évènement, et
    il n’y en a pas à placer maintenant.
sg-why-feed-elsewhere =
    L’unité « { $force } » est ailleurs : ces rations sont pour les unités dans la zone de contrôle et la zone
    périphérique de l’objectif « { $location } ».
sg-why-feed-order = Les rations se donnent dans l’ordre de la liste, et « { $force } » vient avant « { $last } ».
sg-why-no-force-to-feed = Vous n’avez sur la table aucune unité à qui donner des rations.

## Reinforcing.

sg-why-bought-perimeter = Une unité achetée se place dans une zone périphérique.
sg-why-pay-first = Payez d’abord l’unité ; vous la placerez ensuite.
sg-why-pile-empty = Votre pile d’unités est vide.
sg-why-no-perimeter = Aucune de vos zones périphériques n’a de place pour une unité de plus.
sg-why-too-few-cards =
    { $price ->
        [one] L’unité « { $force } » coûte { $price } carte ; vous en avez { $count } pour payer.
       *[other] L’unité « { $force } » coûte { $price } cartes ; vous en avez { $count } pour payer.
    }
sg-why-nothing-to-pay = On ne paie avec des cartes que pour acheter une unité, quand on se renforce.
sg-why-pay-order = Les cartes se paient dans l’ordre de la liste, et « { $card } » vient avant « { $last } ».
sg-why-pay-too-few =
    Les cartes se paient dans l’ordre de la liste ; il en faut encore { $count }, et à partir de « { $card } » il n’en
    reste pas autant.

## Moving.

sg-why-force-first = Désignez d’abord l’unité qui se déplace.
sg-why-no-ration-to-move = L’unité « { $force } » n’a pas de ration pour payer le déplacement.
sg-why-free-moves-spent =
    L’unité « { $force } » a fait ses { $most } mouvements gratuits de ce tour et n’a pas de ration pour un autre.
sg-why-nowhere-to-go =
    { $area ->
        [control]
            L’unité « { $force } » n’a nulle part où aller : les autres zones de contrôle sont pleines ou aux mains de
            l’ennemi.
       *[perimeter] L’unité « { $force } » n’a nulle part où aller : les zones qui lui sont ouvertes sont pleines.
    }
sg-why-marched-already = L’unité « { $force } » a déjà fait son déplacement grâce à cet évènement.
sg-why-start-controlled =
    L’unité « { $force } » n’est pas dans la zone de contrôle d’un objectif que vous contrôlez.
sg-why-fronts-full =
    L’unité « { $force } » n’a nulle part où aller : toutes les autres zones de contrôle sont pleines.
sg-why-control-only = L’évènement conduit l’unité « { $force } » dans une zone de contrôle.
sg-why-there-already = L’unité « { $force } » y est déjà.
sg-why-no-way-back =
    L’unité « { $force } » est dans une zone de contrôle, et seul un recul ramène de là en zone périphérique.
sg-why-advance-only =
    L’unité « { $force } » est dans une zone périphérique et ne peut avancer que dans la zone de contrôle de son
    propre objectif, pas dans celle de l’objectif « { $location } ».
sg-why-enemy-controls =
    L’ennemi contrôle l’objectif « { $location } » : l’unité « { $force } » ne pourrait entrer dans la zone de contrôle
    que depuis la zone périphérique correspondante.

## Attacks, firefight, flips.

sg-why-no-attacker = Vous n’avez aucune unité dans la zone de contrôle de l’objectif « { $location } ».
sg-why-attackers-behind =
    Vos unités sur l’objectif « { $location } » sont en zone périphérique ; seules celles en zone de contrôle pourraient
    attaquer.
sg-why-no-defender = Il n’y a aucun ennemi dans la zone de contrôle de l’objectif « { $location } ».
sg-why-defenders-behind =
    Les unités ennemies sur l’objectif « { $location } » sont en zone périphérique, où elles ne peuvent pas être
    attaquées.
sg-why-attackers-hungry =
    Aucune de vos unités dans la zone de contrôle de l’objectif « { $location } » n’a de ration pour payer une attaque.
sg-why-attack-first = Dites d’abord où vous attaquez.
sg-why-attack-begun = L’attaque a commencé ; les attaquants sont déjà choisis.
sg-why-all-defend = Vous êtes en défense : toutes vos unités en zone de contrôle participent.
sg-why-engaged-already = L’unité « { $force } » attaque déjà.
sg-why-not-in-battle = L’unité « { $force } » n’est pas dans la zone de contrôle de l’objectif « { $location } ».
sg-why-no-ration-to-attack = L’unité « { $force } » n’a pas de ration pour payer une attaque.
sg-why-attack-order =
    Les attaquants se choisissent dans l’ordre de la liste, et « { $force } » vient avant « { $last } ».
sg-why-no-firefight =
    On ne joue une carte pour sa valeur d’accrochage qu’en bataille, et aucune n’est en cours.
sg-why-fire-early = L’accrochage vient après l’étape des évènements.
sg-why-fire-late = L’accrochage de cette bataille est terminé.
sg-why-not-turned-up = La carte « { $card } » n’est pas parmi les cartes révélées.
sg-why-no-flip-to-choose =
    Une carte révélée compte d’office ; on ne choisit entre plusieurs que par la particularité d’un objectif, après
    l’accrochage.

## Losses and medals.

sg-why-no-losses =
    { $verb ->
        [burn]
            On ne sacrifie des rations que pour absorber les pertes d’une bataille, et aucune n’est en cours.
        [retreat]
            Les unités ne reculent que pour absorber les pertes d’une bataille, et aucune n’est en cours.
       *[destroy]
            Les unités ne sont détruites que pour absorber les pertes d’une bataille, et aucune n’est en cours.
    }
sg-why-losses-later =
    Les pertes se répartissent à la fin de la bataille : d’abord celles du défenseur, puis celles de l’attaquant.
sg-why-losses-done = Les pertes de cette bataille ont été absorbées.
sg-why-took-no-part = L’unité « { $force } » n’a pas participé à cette bataille.
sg-why-retreated-already = L’unité « { $force } » a reculé ; on ne peut plus que sacrifier ses rations.
sg-why-loss-order =
    { $verb ->
        [burn] Les rations se sacrifient unité par unité, et le tour de celle-ci est passé.
        [retreat]
            Dites d’abord quelles unités reculent, celle qui absorbe le moins avant celle qui absorbe le plus ; ensuite,
            lesquelles sont détruites.
       *[destroy]
            Dites d’abord quelles unités sont détruites, celle qui absorbe le plus avant celle qui absorbe le moins ;
            sacrifiez ensuite des rations.
    }
sg-why-no-ration-to-burn = L’unité « { $force } » n’a pas de ration à sacrifier.
sg-why-held =
    Vos unités ne peuvent pas reculer dans cette bataille : vous leur avez donné l’ordre de tenir.
sg-why-rations-too-few =
    { $count ->
        [one] Il reste { $count } perte à absorber,
       *[other] Il reste { $count } pertes à absorber,
    } et les rations de l’unité « { $force } » et des suivantes n’y suffisent pas : désignez d’abord les unités qui
    reculent ou qui sont détruites, puis prenez les rations des unités qui précèdent.
sg-why-absorbs-too-little =
    { $verb ->
        [retreat]
            Le recul de l’unité « { $force } » absorbe { $absorbed }, et ce qui peut suivre ne suffit pas pour le reste
            des pertes ({ $count } en tout).
       *[destroy]
            La destruction de l’unité « { $force } » absorbe { $absorbed }, et ce qui peut suivre ne suffit pas pour le
            reste des pertes ({ $count } en tout) : les unités qui absorbent plus sont détruites d’abord.
    }
sg-why-no-medal =
    Aucune médaille n’a été gagnée : il faut une bataille où toutes les unités ennemies engagées sont détruites et où
    vous contrôlez l’objectif à la fin.
sg-why-not-at-front = L’unité « { $force } » n’est pas dans la zone de contrôle d’un objectif que vous contrôlez.

## Events.

sg-why-other-time = La carte « { $card } » se joue { $times-or }.
sg-why-time-action = pendant votre propre phase d’action
sg-why-time-battle = à l’étape des évènements d’une bataille
sg-why-time-reaction = en réaction, quand l’adversaire vient d’annoncer une carte
sg-why-event-early = La carte « { $card } » se joue à l’étape des évènements, une fois les attaquants choisis.
sg-why-event-late =
    La carte « { $card } » se joue à l’étape des évènements, et celle de cette bataille est terminée.
sg-why-cannot-cancel = La carte « { $card } » ne peut pas annuler la carte « { $event } ».
sg-why-other-role =
    { $role ->
        [attacker] La carte « { $card } » ne peut être jouée que par l’attaquant, et vous défendez.
       *[defender] La carte « { $card } » ne peut être jouée que par le défenseur, et vous attaquez.
    }
sg-why-struck-out =
    Les évènements de type aviation ou artillerie sont désormais sans effet dans cette bataille : la carte
    « { $card } » ne se joue donc pas.
sg-why-does-nothing =
    { $lack ->
        [draw] La carte « { $card } » serait sans effet : il n’y a aucune carte à piocher.
        [decorate]
            La carte « { $card } » serait sans effet : vous n’avez aucune unité dans la zone de contrôle d’un objectif
            que vous contrôlez.
        [march] La carte « { $card } » serait sans effet : aucune de vos unités ne peut se déplacer.
        [discard] La carte « { $card } » serait sans effet : l’adversaire n’a aucune carte en main.
        [recall] La carte « { $card } » serait sans effet : il n’y a aucune carte « Opération Uranus » en jeu.
       *[starve]
            La carte « { $card } » serait sans effet : aucune unité ennemie en zone de contrôle n’a de rations.
    }
sg-why-nobody-to-infiltrate =
    { $start ->
        [controlled]
            La carte « { $card } » serait sans effet : vous n’avez aucune unité dans la zone de contrôle d’un objectif
            que vous contrôlez.
       *[anywhere] La carte « { $card } » serait sans effet : vous n’avez aucune unité sur la table.
    }
sg-why-all-fronts-full =
    La carte « { $card } » serait sans effet : il n’y a de place dans aucune autre zone de contrôle.
sg-why-nothing-to-bomb =
    Tous les objectifs sont détruits et aucune unité ennemie en zone de contrôle n’a de rations à perdre.
sg-why-nothing-to-bomb-there =
    L’objectif « { $location } » est détruit et aucune unité ennemie dans sa zone de contrôle n’a de rations à perdre.
sg-why-no-bombing = On ne bombarde un objectif que par un évènement qui le dit, quand il s’applique.
sg-why-nobody-to-snipe = Aucune unité ennemie en zone de contrôle n’a de rations à perdre.
sg-why-no-sniping = On ne vise une unité que par un évènement qui le dit, quand il s’applique.
sg-why-snipe-own = L’unité « { $force } » est l’une des vôtres.
sg-why-snipe-perimeter =
    L’unité « { $force } » est en zone périphérique ; les tireurs d’élite n’atteignent que les zones de contrôle.
sg-why-snipe-hungry = L’unité « { $force } » n’a pas de rations à perdre.
