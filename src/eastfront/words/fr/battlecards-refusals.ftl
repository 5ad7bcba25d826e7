### Why something is not offered in BattleCards.

## The game, the turn and whoever is asked.

bc-why-game-over =
    { $ending ->
        [total-victory] La partie est terminée : un camp n’a plus personne en jeu.
        [standard-victory] La partie est terminée : les points de victoire nécessaires sont atteints.
       *[exhausted] La partie est terminée : elle ne pouvait plus mener à une victoire.
    }
bc-why-watching = Vous êtes spectateur ; seuls les joueurs choisissent.
bc-why-out = Vous êtes éliminé, vaincu dans cette bataille : { $battle }.
bc-why-not-in-game = La carte « { $card } » n’est pas de cette partie : on joue sans sa série.
bc-why-other-turn = C’est { $who } qui joue en ce moment.
bc-why-waiting-forces = { $who } choisit ses premières forces.
bc-why-waiting-fire = { $who } tire dans la phase { $phase }.
bc-why-waiting-round =
    { $kind ->
        [bonus] { $who } doit dire s’il joue des cartes conservées pour cette manche.
        [support] { $who } attribue les soutiens.
        [air-group] { $who } répartit les points d’un groupe aérien.
       *[withdraw] { $who } choisit les unités à replier.
    }
bc-why-waiting-battle =
    { $kind ->
        [battle] { $who } est l’agresseur et décide de cette bataille : { $battle }.
        [free-battle] { $who } décide du sort de cette bataille : { $battle }.
        [delay] { $who } doit dire s’il empêche cette bataille : { $battle }.
        [homeland] { $who } doit dire s’il déploie toute sa main pour cette bataille : { $battle }.
        [destruction] { $who } doit dire si une unité touchée survit.
       *[post] { $who } décide où vont les unités survivantes.
    }
bc-why-waiting-choice =
    { $kind ->
        [refight] { $who } désigne la bataille à livrer de nouveau.
        [transfer] { $who } choisit les cartes à transférer.
        [give] { $who } choisit une carte à échanger.
       *[agree] { $who } doit dire s’il accepte l’échange.
    }
bc-why-waiting-card =
    { $kind ->
        [counter] { $who } doit d’abord dire si la carte « { $card } » reste sans effet.
       *[other] C’est { $who } qui choisit maintenant : la carte « { $card } » est en cours d’application.
    }
bc-why-first-forces =
    Les premières forces passent avant tout : { $count ->
        [one] choisissez { $count } carte à déployer.
       *[other] choisissez { $count } cartes à déployer.
    }

## Passing.

bc-why-must-pick =
    { $count ->
        [1] Vous ne pouvez pas vous arrêter là : il reste une carte à choisir.
       *[other] Vous ne pouvez pas vous arrêter là : il reste { $count } cartes à choisir.
    }
bc-why-must-aim = L’unité « { $unit } » a été désignée pour tirer : désignez une cible.
bc-why-must-choose =
    { $kind ->
        [turn] On ne passe pas son tour : piochez une carte de conflit, ou faites ce qui peut en tenir lieu.
        [refight] La contre-attaque est jouée : désignez la bataille à livrer de nouveau.
        [look] Choisissez ce que regardent les espions.
        [sabotage] Choisissez la pile à saboter.
        [assassinate] Si personne n’est assassiné, une carte de la pile doit être renvoyée.
        [capture] Choisissez la pile où capturer une carte.
        [divide] Choisissez la pile à partager.
        [keep] Choisissez le paquet qui reste déployé.
        [repair] Une unité de votre défausse doit être déployée.
        [battle] Attaquez ou renoncez.
        [free-battle] Prenez la bataille, ou abandonnez-la pour un raid.
        [air-group] Les points du groupe aérien doivent être répartis.
       *[agree] Donnez une carte en retour, ou refusez.
    }

## Drawing, emergencies and aid.

bc-why-drawn-already = Vous avez pioché votre carte de conflit ; on en pioche une par tour.
bc-why-draw-given-up = Un transfert de cartes tient lieu de pioche.
bc-why-draw-counterattack = La contre-attaque tient lieu de pioche.
bc-why-exchange-first = Choisissez d’abord la carte que vous proposez ; vous pourrez piocher ensuite.
bc-why-emergency-no-hand = Vous n’avez aucune carte en main.
bc-why-emergency-start = La main ne se déploie qu’au début de votre tour, avant toute autre chose.
bc-why-emergency-other-turn =
    La main ne se déploie qu’au début de votre propre tour, ou quand commence une bataille qui pourrait vous éliminer ;
    c’est { $who } qui joue.
bc-why-emergency-battle =
    Vous ne pouvez pas déployer votre main pour cette bataille, qui ne peut pas vous éliminer : { $battle }.
bc-why-emergency-early = La main ne se déploie qu’une fois sûr que la bataille n’est pas empêchée.
bc-why-emergency-late = Il est trop tard pour déployer votre main pour cette bataille : { $battle }.
bc-why-no-ally = Vous n’avez pas d’allié dans cette partie.
bc-why-aided = Vous avez aidé votre allié ce tour-ci ; ce n’est possible qu’une fois.
bc-why-ally-out = { $who } est éliminé et ne peut pas être aidé.
bc-why-aid-late =
    { $aid ->
        [transfer] Un transfert tient lieu de pioche ; il est trop tard ce tour-ci.
        [exchange] On échange des cartes au début du tour, avant de piocher.
       *[send] On envoie une carte au début du tour, avant de piocher.
    }
bc-why-aid-empty =
    { $aid ->
        [transfer] Vous n’avez aucune carte déployée à transférer.
        [exchange] Vous n’avez aucune carte en main à échanger.
       *[send] Votre pioche d’arsenal n’a aucune carte à envoyer.
    }
bc-why-exchange-ally = { $who } n’a aucune carte à donner en retour.
bc-why-no-giving = On ne donne des cartes à son allié que dans un transfert ou un échange.

## Picking cards.

bc-why-not-a-unit = La carte « { $card } » est une carte de conflit ; cela ne se fait qu’avec des cartes d’arsenal.
bc-why-not-in-hand = Vous n’avez pas la carte « { $card } » en main.
bc-why-not-deployed = Vous n’avez pas la carte « { $card } » parmi vos cartes déployées.
bc-why-deployed-already = La carte « { $card } » est déjà déployée ; elle n’est pas dans votre main.
bc-why-picked-already = La carte « { $card } » est de celles que vous avez choisies.
bc-why-other-type = La carte « { $card } » n’est pas de type { $type }.
bc-why-pick-order =
    On choisit les cartes dans l’ordre de la liste, et la carte « { $card } » vient avant la carte « { $last } ».
bc-why-too-few-left =
    On choisit les cartes dans l’ordre de la liste ; il en reste { $count } à choisir, et à partir de la carte
    « { $card } » il n’y en a pas assez.
bc-why-no-deployment = Rien ne vous permet de déployer une carte maintenant.
bc-why-leader-first = Dites d’abord si un dirigeant vous aide ; on pioche et on déploie ensuite.
bc-why-take-back-first = Reprenez d’abord ce que vous voulez échanger ; autant de cartes se déploient ensuite.
bc-why-deployed-most =
    { $most ->
        [one] La carte « { $card } » a fait déployer ce qu’elle permet : { $most } carte au plus.
       *[other] La carte « { $card } » a fait déployer ce qu’elle permet : { $most } cartes au plus.
    }
bc-why-deployed-behind =
    La carte « { $card } » a fait déployer ce qu’elle permet : { $most } cartes au plus, et { $behind } pour celui qui a
    moins de cartes déployées que l’ennemi.
bc-why-no-discard = Rien ne vous permet ni ne vous impose de défausser une carte maintenant.
bc-why-discard-later = La carte vous fait d’abord déployer ; vous défausserez ensuite.
bc-why-no-taking-back =
    Seule la carte « { bc-card-redeployment } » vous permet de reprendre des cartes déployées.
bc-why-taken-back-already = Vous avez repris ce que vous vouliez ; autant de cartes se déploient maintenant.
bc-why-no-repair = Seule la carte « { bc-card-field-repairs } » fait revenir une unité de votre défausse.
bc-why-not-in-discard = La carte « { $card } » n’est pas dans votre défausse.
bc-why-repair-commander =
    La carte « { $card } » est un chef ; la carte « { bc-card-field-repairs } » ne vaut que pour les unités ordinaires.
bc-why-not-a-leader = La carte « { $card } » n’est pas un dirigeant.
bc-why-leader-not-deployed = La carte « { $card } » n’est pas dans votre pile Terre.
bc-why-leader-late = On fait appel à un dirigeant avant de piocher, et à un seul.
bc-why-no-buildup = Un dirigeant n’aide que pour une carte de renforcement que vous avez piochée.

## Kept Cards.

bc-why-play-unit = La carte « { $card } » est une carte d’arsenal : on la déploie, on ne la joue pas.
bc-why-play-drawn =
    La carte « { $card } » s’applique quand elle est piochée ; ce n’est pas une carte conservée.
bc-why-not-kept = La carte « { $card } » n’est pas parmi vos cartes conservées.
bc-why-kept-spent = La carte « { $card } » est dans la défausse.
bc-why-delay-no-battle =
    La carte « { $card } » empêche une bataille, et aucune n’est sur le point de commencer.
bc-why-delay-early =
    La carte « { $card } » se joue une fois décidé que cette bataille est livrée : { $battle }.
bc-why-delay-late =
    La carte « { $card } » se joue avant que les piles soient retournées ; il est trop tard pour cette bataille :
    { $battle }.
bc-why-counterattack-start = La carte « { $card } » se joue au début de votre tour, au lieu de piocher.
bc-why-nothing-held = Aucun ennemi ne détient de bataille qui pourrait être livrée de nouveau.
bc-why-bonus-late = La carte « { $card } » se joue au début d’une manche, avant l’attribution des soutiens.
bc-why-bonus-no-round =
    La carte « { $card } » se joue au début d’une manche de bataille, et aucune n’est en cours.
bc-why-nothing-destroyed = La carte « { $card } » se joue quand une attaque va détruire l’une de vos unités.
bc-why-nothing-to-foil =
    La carte « { $card } » se joue quand l’ennemi pioche « { bc-card-spies } », « { bc-card-sabotage } »,
    « { bc-card-captured-equipment } » ou « { bc-card-divide-and-conquer } ».
bc-why-not-a-battle = La carte « { $card } » n’est pas une bataille.
bc-why-refight-no-card =
    Une bataille n’est livrée de nouveau qu’avec la carte « { bc-card-counterattack } », et vous n’en avez pas.
bc-why-refight-play-first =
    Pour livrer de nouveau une bataille, jouez la carte « { $card } » au début de votre tour.
bc-why-refight-own = La carte « { $battle } » est détenue par votre propre camp.
bc-why-refight-unheld = Personne ne détient la carte « { $battle } ».
bc-why-refight-theatre =
    La carte « { $battle } » appartient à l’autre théâtre et n’a pas éliminé votre allié.
bc-why-refight-prerequisite =
    { $form ->
        [holds] Vous envahiriez une patrie ({ $battle }), et pour cela vous devez détenir { $count } de ces batailles :
            { $battles-comma }.
       *[fought] Vous envahiriez une patrie ({ $battle }), et pour cela { $count } de ces batailles doivent avoir été
            gagnées par quelqu’un : { $battles-comma }.
    }

## Spies, Sabotage, Captured Equipment, Divide & Conquer.

bc-why-needs-card =
    { $verb ->
        [look] Seule la carte « { bc-card-spies } » permet de regarder ce qu’a l’ennemi.
        [sabotage] Seule la carte « { bc-card-sabotage } » permet de choisir une pile à saboter.
        [capture] Seule la carte « { bc-card-captured-equipment } » permet de prendre une carte d’une pile ennemie.
        [divide] Seule la carte « { bc-card-divide-and-conquer } » permet de partager une pile ennemie.
        [assassinate] Seule la carte « { bc-card-sabotage } » permet d’assassiner un chef.
       *[return]
            Seule la carte « { bc-card-sabotage } » permet de renvoyer une carte d’une pile ennemie dans la main de son
            propriétaire.
    }
bc-why-empty-place =
    { $place ->
        [ground] La pile Terre est vide chez { $who }.
        [air] La pile Air est vide chez { $who }.
        [sea] La pile Mer est vide chez { $who }.
        [hand] La main est vide chez { $who }.
       *[kept] { $who } n’a pas de carte conservée.
    }
bc-why-not-a-stack = On ne peut choisir qu’une pile, pas { $place ->
        [hand] la main
       *[kept] les cartes conservées
    }.
bc-why-capture-type = On capture du matériel dans la pile Terre ou dans la pile Air.
bc-why-divide-few =
    { $count ->
        [one] Cette pile a { $count } carte ; il en faut { $least } pour la partager.
       *[other] Cette pile a { $count } cartes ; il en faut { $least } pour la partager.
    }
bc-why-stack-first = Choisissez d’abord la pile que vous regardez.
bc-why-stack-chosen = La pile est choisie ; choisissez maintenant l’une de ses cartes.
bc-why-not-in-stack = La carte « { $card } » n’est pas dans la pile que vous regardez.
bc-why-not-a-commander = La carte « { $card } » est une unité ordinaire ; on n’assassine que des chefs.
bc-why-two-piles = Il y a deux paquets, 1 et 2.
bc-why-no-piles = Aucune de vos piles n’est en cours de partage.

## Battles.

bc-why-no-battlecard = Aucune carte de bataille n’attend de décision.
bc-why-take-or-raid =
    Il ne reste aucun ennemi pour défendre cette bataille : { $battle }. Prenez-la, ou abandonnez-la pour un raid.
bc-why-counterattack-on = La contre-attaque est en cours ; il n’y a rien à décider : { $battle }.
bc-why-aggressor-decides = C’est l’agresseur, { $who }, qui décide si cette bataille est livrée : { $battle }.
bc-why-forced = Cette bataille doit être livrée quand elle est piochée ; on ne peut y renoncer : { $battle }.
bc-why-decided = C’est décidé, cette bataille est livrée : { $battle }.
bc-why-combined-only =
    On ne prend une bataille sans combat, et on ne lance de raid, que dans la partie combinée.
bc-why-no-free-battle =
    On ne prend une bataille sans combat, ou on ne l’abandonne pour un raid, que si on la pioche alors qu’il ne reste
    aucun ennemi sur son théâtre.
bc-why-no-round = Aucune manche de bataille n’est en cours.
bc-why-battle-over = La bataille est terminée.
bc-why-no-unit = Il n’y a pas de telle unité dans cette bataille.
bc-why-alike = Le choix est déjà proposé avec une unité toute semblable à l’unité « { $unit } ».
bc-why-enemy-unit = L’unité « { $unit } » n’est pas de votre camp.
bc-why-own-unit = L’unité « { $unit } » est de votre propre camp.
bc-why-partners-unit = C’est { $who } qui possède l’unité « { $unit } » et qui décide pour elle.
bc-why-passed-over =
    On choisit les unités dans l’ordre de leurs places, et l’unité « { $unit } » a été laissée de côté.
bc-why-support-early = Les soutiens s’attribuent après les cartes conservées pour la manche.
bc-why-support-late = Les soutiens s’attribuent au début d’une manche.
bc-why-support-enemy = L’unité « { $unit } » appartient à l’ennemi.
bc-why-support-itself = L’unité « { $unit } » ne peut pas se soutenir elle-même.
bc-why-support-class =
    L’unité « { $supporter } » ne soutient pas les unités de la classe de l’unité « { $unit } ».
bc-why-supported = L’unité « { $unit } » est déjà soutenue, et ne peut l’être que par une seule unité.
bc-why-no-air-group = Les points d’un groupe aérien se répartissent au début d’une manche, après les soutiens.
bc-why-air-group-points = L’unité « { $unit } » a { $points } points à répartir.
bc-why-withdraw-later = Les unités se replient dans la phase de repli, après les quatre phases de tir.
bc-why-no-partner = Personne n’a combattu à vos côtés : vos survivants reviennent dans vos propres piles.
bc-why-no-posting =
    Les survivants ne vont dans les piles du partenaire qu’après une bataille livrée ensemble.

## Firing.

bc-why-round-opens =
    La manche ne fait que s’ouvrir : les cartes conservées, les soutiens et les groupes aériens passent avant les tirs.
bc-why-firing-over = Les phases de tir de cette manche sont terminées.
bc-why-hit-first = Il faut d’abord décider si l’unité touchée survit.
bc-why-unit-fires = L’unité « { $unit } » est en train de tirer : désignez sa cible.
bc-why-shooter-first = Désignez d’abord l’unité qui tire.
bc-why-supports = L’unité « { $unit } » soutient l’unité « { $other } » et ne tire pas dans cette manche.
bc-why-support-ended = L’unité « { $unit } » a soutenu une unité dans cette manche et n’y tire pas.
bc-why-other-phase =
    L’unité « { $unit } » tire en phase { $phases } ; nous sommes en phase { $phase }.
bc-why-has-fired = L’unité « { $unit } » a fait ses tirs dans cette phase, ou y a renoncé.
bc-why-no-target = L’unité « { $unit } » n’a aucun ennemi qu’elle pourrait toucher.
bc-why-not-applicable =
    L’unité « { $unit } » ne peut pas attaquer les unités { $type } telles que « { $target } » : elle n’a pas de valeur
    d’attaque contre ce type.
bc-why-defence =
    L’unité « { $target } » a une défense de { $defence } contre l’unité « { $unit } », dont l’attaque de { $attack }
    n’est pas supérieure.
bc-why-no-autokill = L’unité « { $unit } » n’a pas de coup sûr.
bc-why-autokill-late = L’unité « { $unit } » a tiré ; le coup sûr tient lieu d’attaque.
bc-why-autokill-type = Le coup sûr de l’unité « { $unit } » ne vaut pas pour les unités du type de « { $target } ».
bc-why-autokill-defence =
    L’unité « { $target } » a une défense de { $defence } contre l’unité « { $unit } », dont le coup sûr n’atteint que
    { $most } au plus.
