### BattleCards in play: what is asked, what is offered, what happens.

## Decisions.

bc-decision-forces =
    Premières forces : quelle carte déployez-vous ? { $left ->
        [1] Il en reste une à choisir.
       *[other] Il en reste { $left } à choisir.
    }
bc-decision-turn = Tour { $turn } : que faites-vous ?
bc-decision-refight = Quelle bataille livrez-vous de nouveau ?
bc-decision-leader = { $card } : faites-vous appel à un dirigeant ?
bc-decision-deploy = { $card } : quelle carte déployez-vous ? Vous pouvez en déployer encore { $left }.
bc-decision-deploy-type =
    { $card } : quelle carte { $type } déployez-vous ? Vous pouvez en déployer encore { $left }.
bc-decision-deploy-as-many = { $card } : quelle carte déployez-vous ? Il vous en reste { $left } à déployer.
bc-decision-discard = { $card } : quelle carte de votre main défaussez-vous ?
bc-decision-discard-to =
    { $card } : quelle carte de votre main défaussez-vous ? { $left ->
        [1] Il y en a une de trop.
       *[other] Il y en a { $left } de trop.
    }
bc-decision-take-back = { $card } : quelle carte déployée reprenez-vous en main ?
bc-decision-counter = { $who } a pioché contre vous la carte « { $card } ». La déjouez-vous ?
bc-decision-look = { $card } : où regardez-vous ?
bc-decision-sabotage = { $card } : quelle pile regardez-vous ?
bc-decision-assassinate = { $card } : quel chef assassinez-vous, ou quelle carte renvoyez-vous ?
bc-decision-capture = { $card } : dans quelle pile prenez-vous une carte ?
bc-decision-divide = { $card } : quelle pile partagez-vous ?
bc-decision-keep = { $card } : quel paquet reste déployé ? L’autre revient dans votre main.
bc-decision-repair = { $card } : quelle unité déployez-vous de nouveau ?
bc-decision-shed =
    Vous avez plus de cartes déployées que l’ennemi. Laquelle défaussez-vous ? { $left ->
        [1] Il en reste une à défausser.
       *[other] Il en reste { $left } à défausser.
    }
bc-decision-battle =
    { $battle } ({ bc-victory-points }) : attaquez-vous { $defender }, avec des unités { $attacking } contre des
    unités { $defending } ?
bc-decision-free-battle = { $battle } : il ne reste aucun ennemi sur ce théâtre. Que faites-vous ?
bc-decision-delay = { $battle } : { $who } est sur le point d’attaquer. L’empêchez-vous ?
bc-decision-homeland = Votre patrie est attaquée : { $battle }. Déployez-vous toute votre main ?
bc-decision-bonus = { $battle }, manche { $round } : jouez-vous une carte conservée ?
bc-decision-support =
    Quelle unité est soutenue dans cette manche par l’unité « { $unit } » ? Celle-ci lui donne { $bonus } et ne tire
    pas.
bc-decision-air-group = Comment l’unité « { $unit } » répartit-elle ses { $points } points dans cette manche ?
bc-decision-fire = Manche { $round }, phase { $phase } : quelle unité tire ?
bc-decision-target =
    { $left ->
        [1] Quelle cible pour l’unité « { $unit } » ?
       *[other] Quelle cible pour l’unité « { $unit } » ? Elle dispose de { $left } tirs.
    }
bc-decision-destruction = L’unité « { $unit } » va être détruite. Jouez-vous une carte conservée ?
bc-decision-withdraw = { $battle }, fin de la manche { $round } : lesquelles de vos unités repliez-vous ?
bc-decision-post = Lesquelles de vos unités vont dans les piles, chez { $ally } ?
bc-decision-transfer =
    Quelle carte déployée transférez-vous chez { $ally } ? Vous pouvez en transférer encore { $left }.
bc-decision-give = Quelle carte de votre main proposez-vous en échange ? L’offre est pour { $ally }.
bc-decision-agree = { $ally } vous propose un échange de cartes en main. Quelle carte donnez-vous ?

bc-kind-forces = premières forces
bc-kind-turn = choix du tour
bc-kind-refight = choix d’une bataille
bc-kind-leader = appel à un dirigeant
bc-kind-deploy = déploiement
bc-kind-discard = défausse
bc-kind-take-back = reprise de cartes
bc-kind-counter = carte à déjouer
bc-kind-look = espionnage
bc-kind-sabotage = sabotage
bc-kind-assassinate = sabotage
bc-kind-capture = capture d’une carte
bc-kind-divide = partage d’une pile
bc-kind-keep = pile partagée
bc-kind-repair = réparation d’une unité
bc-kind-shed = défausse de cartes déployées
bc-kind-battle = choix d’attaquer ou non
bc-kind-free-battle = bataille sans ennemi
bc-kind-delay = bataille à empêcher
bc-kind-homeland = défense de la patrie
bc-kind-bonus = cartes conservées pour la manche
bc-kind-support = soutien
bc-kind-air-group = groupe aérien
bc-kind-fire = tir
bc-kind-target = choix d’une cible
bc-kind-destruction = sauvetage d’une unité
bc-kind-withdraw = repli
bc-kind-post = affectation des unités
bc-kind-transfer = transfert d’unités
bc-kind-give = offre d’une carte
bc-kind-agree = échange proposé

## Options.

bc-option-draw = Piocher une carte de conflit
bc-option-emergency = Déploiement d’urgence de toute votre main ({ bc-cards-there })
bc-option-play = Jouer : { $card }
bc-option-refight = Livrer de nouveau : { $card } ({ bc-victory-points }, carte détenue par { $enemy })
bc-option-transfer = Transférer des cartes déployées chez { $ally } au lieu de piocher
bc-option-exchange = Proposer un échange de cartes : { $ally }
bc-option-send = Envoyer chez { $ally }, sans la regarder, la première carte de votre pioche d’arsenal
bc-option-deploy = Déployer : { $card }
bc-option-discard = Défausser : { $card }
bc-option-take-back = Reprendre en main : { $card }
bc-option-give = Donner : { $card }
bc-option-repair = Déployer de nouveau : { $card }
bc-option-use = Faire appel au dirigeant : { $card } (piocher { $draw } de plus, déployer { $deploy } de plus)
bc-option-look = Regarder : { $zone } ({ bc-cards-there })
bc-option-sabotage = Regarder : { $zone } ({ bc-cards-there })
bc-option-capture = Prendre une carte : { $zone } ({ bc-cards-there })
bc-option-divide = Partager : { $zone } ({ bc-cards-there })
bc-cards-there =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
bc-option-assassinate = Assassiner : { $card }
bc-option-return = Renvoyer dans la main : { $card }
bc-option-keep =
    { $pile ->
        [1] Garder le premier paquet : { $cards }
       *[other] Garder le second paquet : { $cards }
    }
bc-option-attack = Attaquer
bc-option-decline-battle = Ne pas attaquer
bc-option-decline-agree = Refuser l’échange
bc-option-take = La prendre sans combat
bc-option-raid-ground = La défausser et lancer un raid avec des unités Terre et Air
bc-option-raid-sea = La défausser et lancer un raid avec des unités Air et Mer
bc-option-support = Soutenir : { $unit }
bc-option-set = +{ $attack } à l’attaque, +{ $defence } à la défense
bc-option-fire = Faire tirer : { $unit }
bc-option-shoot =
    Viser : { $unit }, { $attack } contre { $defence }, { $chances ->
        [1] touche sur { $low }
       *[other] touche de { $low } à { $high }
    }
bc-option-autokill = Porter un coup sûr : { $unit }
bc-option-withdraw = Replier : { $unit }
bc-option-withdraw-all = Tout replier
bc-option-post = Affecter chez { $ally } : { $unit }
bc-option-end-leader = Ne faire appel à aucun dirigeant
bc-option-end-deploy = Ne plus déployer de carte
bc-option-end-discard = Ne plus défausser de carte
bc-option-end-take-back = Ne plus reprendre de carte
bc-option-end-counter = La laisser prendre effet
bc-option-end-delay = Laisser livrer la bataille
bc-option-end-homeland = Ne pas déployer
bc-option-end-bonus = Ne plus jouer de carte
bc-option-end-support = Ne soutenir personne
bc-option-end-fire = Ne plus faire tirer d’unité dans cette phase
bc-option-end-target = Renoncer aux autres tirs
bc-option-end-destruction = La laisser détruire
bc-option-end-withdraw = Ne plus replier d’unité
bc-option-end-post = Garder les autres
bc-option-end-transfer = Ne plus transférer de carte

## Notices. Where a card may be hidden from the reader, its name stands bare: "une carte" may take its place.

bc-notice-begins-turn = { $who } commence le tour { $turn }.
bc-notice-draws = { $who } pioche { $cards }.
bc-notice-picks = { $who } choisit { $cards }.
bc-notice-deploys = { $who } déploie { $cards } dans la { $zone }.
bc-notice-discards = { $who } défausse { $cards }.
bc-notice-returns = { $who } reprend en main { $cards }.
bc-notice-emergency =
    { $count ->
        [one] { $who } fait un déploiement d’urgence de { $count } carte.
       *[other] { $who } fait un déploiement d’urgence de { $count } cartes.
    }
bc-notice-rebuilds-arsenal =
    { $count ->
        [one] { $who } mélange sa défausse ({ $count } carte) pour former une nouvelle pioche d’arsenal.
       *[other] { $who } mélange sa défausse ({ $count } cartes) pour former une nouvelle pioche d’arsenal.
    }
bc-notice-rebuilds-conflict =
    { $count ->
        [one] La défausse de conflit ({ $theatre }, { $count } carte) est mélangée et forme une nouvelle pioche.
       *[other] La défausse de conflit ({ $theatre }, { $count } cartes) est mélangée et forme une nouvelle pioche.
    }
bc-notice-shows = { $who } pioche la carte de conflit « { $cards } ».
bc-notice-keeps = { $who } pioche { $cards } et conserve cette carte face cachée.
bc-notice-lays-off = La carte « { $cards } » va dans la défausse de conflit.
bc-notice-plays = { $who } joue la carte « { $cards } ».
bc-notice-drops = { $who } perd la carte conservée « { $cards } ».
bc-notice-uses-leader = { $who } fait appel au dirigeant « { $leader } ».
bc-notice-looks = { $who } regarde chez { $enemy } : { $zone } ({ $cards }).
bc-notice-assassinates = { $enemy } perd la carte « { $cards } » : le chef est assassiné et quitte le jeu.
bc-notice-captures = { $who } capture { $cards } chez { $enemy } ({ $origin }).
bc-notice-shows-commander = La carte tirée est « { $cards } » : un chef reste chez { $enemy }.
bc-notice-splits = Second paquet chez { $who } : { $cards }.
bc-notice-keeps-pile = { $who } garde { $cards } dans la { $zone }.
bc-notice-repairs = { $who } déploie { $cards } de sa défausse dans la { $zone }.
bc-notice-sends =
    { $who } envoie { $cards } de sa pioche d’arsenal, sans la regarder, chez { $ally }, sous la pioche d’arsenal.
bc-notice-hands-over = { $who } transfère { $cards } chez { $ally } ({ $zone }).
bc-notice-declines = { $who } refuse l’échange.
bc-notice-lacks-prerequisite = La condition de cette bataille n’est pas remplie : { $battle }.
bc-notice-refuses = { $who } n’attaque pas : { $battle }.
bc-notice-attacks = { $who } attaque : { $battle }.
bc-notice-refights = { $who } contre-attaque { $defender } : { $battle }.
bc-notice-raids = { $who } lance un raid contre { $defender } avec des unités { $forces }.
bc-notice-finds-no-forces = Aucun des deux camps n’a de forces pour cette bataille.
bc-notice-finds-one-side = Seul { $who } a des forces pour cette bataille.
bc-notice-turns-up = { $who } retourne face visible : { $cards }.
bc-notice-begins-round = La manche { $round } commence.
bc-notice-stalemate = Impasse : aucun camp ne peut toucher l’autre. L’agresseur doit se replier.
bc-notice-quiet-stalemate =
    { $rounds ->
        [1] Une manche s’est passée sans perte : c’est une impasse. L’agresseur doit se replier.
       *[other] { $rounds } manches de suite se sont passées sans perte : c’est une impasse. L’agresseur doit se replier.
    }
bc-notice-has-no-effect = La carte « { $cards } » ne trouve rien à quoi s’appliquer et reste sans effet.
bc-notice-supports = L’unité « { $supporter } » soutient l’unité « { $supported } ».
bc-notice-divides-air-group = L’unité « { $carrier } » a +{ $attack } à l’attaque et +{ $defence } à la défense.
bc-notice-shoots =
    L’unité « { $shooter } » tire sur l’unité « { $victim } », { $attack } contre { $defence } ; le numéro est
    { $number } : { $hit ->
        [0] manqué
       *[other] touché
    }.
bc-notice-autokills = L’unité « { $shooter } » porte un coup sûr à l’unité « { $victim } ».
bc-notice-destroys = { $who } perd l’unité « { $cards } » : elle est détruite.
bc-notice-withdraws = { $who } replie : { $cards }.
bc-notice-turns-down = { $who } remet face cachée : { $cards }.
bc-notice-posts = { $who } affecte { $cards } chez { $ally } ({ $zone }).
bc-notice-waits = { $who } reprend { $cards } en attente d’affectation.
bc-notice-wins-battle = { $who } gagne la bataille : { $battle }.
bc-notice-wins-raid = { $who } gagne le raid.
bc-notice-takes-card = { $who } prend la carte « { $cards } » ({ bc-victory-points }).
bc-notice-loses-card = { $who } perd la carte « { $cards } ».
bc-notice-falls = { $who } est éliminé, vaincu dans cette bataille : { $battle }.
bc-notice-is-freed = { $who } est libéré et joue de nouveau.
bc-notice-ends-total-victory = Il ne reste aucun ennemi : victoire totale pour { $alliance }.
bc-notice-ends-standard-victory =
    La moitié de tous les points de victoire est atteinte : victoire pour { $alliance }.
bc-notice-ends-exhausted = La guerre s’épuise : le plus de points de victoire, et la victoire, pour { $alliance }.
bc-notice-ends-exhausted-draw = La guerre s’épuise, et les points de victoire sont à égalité : match nul.
