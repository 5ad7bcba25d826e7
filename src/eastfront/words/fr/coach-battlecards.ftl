### What the coach says in the first game of BattleCards.

## Before the first decision.

coach-battlecards-intro-goal-title = But du jeu
coach-battlecards-intro-goal =
    Vous commandez le camp allemand contre le camp soviétique. Celui qui gagne une bataille en garde la carte et
    marque ses points de victoire ; 38 points gagnent la partie. Deux batailles la décident aussitôt : Moscou, si vous
    la gagnez, et l’Allemagne, si le camp soviétique la gagne.
coach-battlecards-intro-forces-title = Vos forces
coach-battlecards-intro-forces =
    Trois piles, face cachée : Terre, Air et Mer. Ce qui s’y trouve est déployé et combat. L’ennemi voit combien de
    cartes a chaque pile, mais pas lesquelles.
coach-battlecards-intro-hand-title = La main
coach-battlecards-intro-hand =
    Les cartes de votre main ne combattent pas. On les déploie quand une carte de conflit le permet, ou toutes
    ensemble en cas d’urgence. Une bonne main est donc une promesse, pas une armée.
coach-battlecards-intro-turn-title = Un tour en bref
coach-battlecards-intro-turn =
    Piochez une carte de conflit et faites ce qu’elle dit. Elle peut apporter de nouvelles unités, gêner l’ennemi,
    être conservée pour plus tard, ou nommer une bataille. Puis c’est le tour de l’ennemi.
coach-battlecards-intro-battle-title = Les batailles
coach-battlecards-intro-battle =
    Une bataille nomme un agresseur et les types d’unités qui y participent. Les deux camps retournent toutes leurs
    unités de ces types. Les unités tirent en quatre phases, l’agresseur d’abord dans chacune ; puis chaque camp peut
    se replier. Celui qui reste gagne.
coach-battlecards-intro-shot-title = Un tir
coach-battlecards-intro-shot =
    Chaque tir retourne une carte de conflit pour son numéro d’action. Il touche si le numéro dépasse la défense de la
    cible sans dépasser l’attaque du tireur. L’écart entre les deux est donc votre chance.

## Every kind of decision.

coach-battlecards-forces-title = Premières forces
coach-battlecards-forces =
    De vos six cartes, vous en déployez exactement trois et en gardez trois. Tous les mélanges sont permis. La plupart
    des batailles se livrent sur terre et dans les airs ; les navires comptent dans un tiers environ. Votre choix
    reste secret.
coach-battlecards-turn-title = Votre tour
coach-battlecards-turn =
    Normalement, vous piochez une carte de conflit. Vous ne pouvez pas savoir ce qu’elle apporte : environ un quart de
    la pioche amène de nouvelles unités, et près d’un tiers sont des batailles.
coach-battlecards-refight-title = Livrer de nouveau
coach-battlecards-refight =
    Choisissez une bataille que détient l’ennemi. Vous la livrez en tant qu’agresseur ; si vous gagnez, la carte et
    ses points changent de camp, ce qui compte double.
coach-battlecards-leader-title = Votre dirigeant
coach-battlecards-leader =
    Un dirigeant dans votre pile Terre ne combat jamais et n’est jamais une cible. Il améliore les cartes qui amènent
    de nouvelles unités : vous en piochez une de plus et pouvez en déployer une de plus.
coach-battlecards-deploy-title = Déployer
coach-battlecards-deploy =
    Des cartes de votre main peuvent maintenant rejoindre leurs piles. Ce que vous ne déployez pas reste en main et
    attend la prochaine occasion, qui peut tarder.
coach-battlecards-discard-title = Défausser
coach-battlecards-discard =
    Les cartes faibles en main prennent la place de meilleures, et certaines cartes limitent la main. Ce que vous
    défaussez revient quand votre pioche d’arsenal est reformée.
coach-battlecards-take-back-title = Redéployer
coach-battlecards-take-back =
    Reprenez en main des cartes déployées, puis déployez-en autant d’autres de votre main. Échangez ce qui est faible,
    ou un type dont plus aucune bataille n’a besoin.
coach-battlecards-counter-title = Déjouer une ruse
coach-battlecards-counter =
    L’ennemi a pioché une carte contre vous. Celui qui a la bonne carte conservée peut la déjouer. La question vous
    est posée même si vous n’en avez pas : elle ne trahit donc rien.
coach-battlecards-look-title = Espionner
coach-battlecards-look =
    Regardez une pile de l’ennemi, sa main ou ses cartes conservées. Ce que vous apprenez ici vous dit quelles
    batailles vous pouvez risquer.
coach-battlecards-sabotage-title = Le sabotage
coach-battlecards-sabotage =
    Choisissez une pile à regarder. S’il s’y trouve un chef, vous pouvez en retirer un de la partie ; sinon, une carte
    retourne dans la main de l’ennemi. La plupart des chefs sont à terre.
coach-battlecards-assassinate-title = Frapper
coach-battlecards-assassinate =
    Un chef assassiné quitte la partie pour toujours. Une carte renvoyée en main manque dans les batailles jusqu’à ce
    qu’elle soit déployée de nouveau.
coach-battlecards-capture-title = Matériel capturé
coach-battlecards-capture =
    Vous prenez une carte au hasard dans la pile que vous choisissez. Une unité ordinaire rejoint votre pile ; un chef
    est seulement montré et remis en place.
coach-battlecards-divide-title = Partager une pile
coach-battlecards-divide =
    Choisissez une pile de l’ennemi. Elle est partagée en deux paquets ; son propriétaire choisit celui qui reste
    déployé, et l’autre retourne dans sa main. C’est une grande pile qui perd le plus.
coach-battlecards-keep-title = Quel paquet reste
coach-battlecards-keep =
    Votre pile a été partagée. Un paquet reste déployé, l’autre revient dans votre main et devra être déployé de
    nouveau.
coach-battlecards-repair-title = Réparations
coach-battlecards-repair =
    Une unité ordinaire de votre défausse revient et se déploie aussitôt. Les chefs ne se réparent pas.
coach-battlecards-shed-title = Trop d’avance
coach-battlecards-shed =
    Vous avez plus de cartes déployées que l’ennemi et devez défausser la moitié de la différence. Choisissez celles
    qui vous manqueront le moins ; elles reviendront plus tard dans la pioche.
coach-battlecards-battle-title = Attaquer ou non ?
coach-battlecards-battle =
    Vous êtes l’agresseur et pouvez renoncer ; la carte est alors défaussée et reviendra un jour. Si vous attaquez,
    toutes vos unités des types nommés participent. Comparez la taille des piles : l’agresseur tire le premier dans
    chaque phase.
coach-battlecards-free-battle-title = Une bataille sans ennemi
coach-battlecards-free-battle =
    Il ne reste aucun ennemi sur ce théâtre : la bataille et ses points n’attendent que vous.
coach-battlecards-delay-title = Empêcher une bataille
coach-battlecards-delay =
    Une bataille est sur le point de commencer. Celui qui a la bonne carte conservée peut l’empêcher ; elle est alors
    défaussée. La question vous est posée même si vous n’en avez pas.
coach-battlecards-homeland-title = Votre patrie
coach-battlecards-homeland =
    Cette bataille peut vous éliminer. Vous pouvez jeter maintenant toute votre main dans vos piles, sans rien payer.
    Rien ne vaut la peine d’être gardé pour plus tard.
coach-battlecards-bonus-title = Cartes conservées en bataille
coach-battlecards-bonus =
    Au début de chaque manche, chaque camp peut jouer des cartes conservées qui renforcent ses unités pour cette
    manche. Elles sont alors dépensées : gardez-les pour les batailles qui comptent.
coach-battlecards-support-title = Le soutien
coach-battlecards-support =
    Cette unité peut en aider une autre au lieu de tirer. Le bonus ne vaut que pour cette manche, et une unité n’est
    soutenue que par une autre. C’est ainsi que les chasseurs protègent les bombardiers, et que les canons aident
    l’infanterie.
coach-battlecards-air-group-title = Le groupe aérien
coach-battlecards-air-group =
    Répartissez les points de ce navire entre son attaque et sa défense. Cela vaut pour cette manche.
coach-battlecards-fire-title = Tirer
coach-battlecards-fire =
    Les unités qui ont le numéro de cette phase tirent maintenant, l’une après l’autre, dans l’ordre qui vous plaît.
    Une unité détruite avant sa phase ne tire jamais : les premiers tirs comptent donc le plus.
coach-battlecards-target-title = La cible
coach-battlecards-target =
    Chaque option montre votre attaque, la défense de la cible et les numéros qui touchent ; ils vont de 1 à 20. Pesez
    la chance contre ce que la cible peut encore vous faire.
coach-battlecards-destruction-title = Une unité est touchée
coach-battlecards-destruction =
    Celui qui a la bonne carte conservée peut sauver une unité touchée. La question vous est posée même si vous n’en
    avez pas.
coach-battlecards-withdraw-title = Le repli
coach-battlecards-withdraw =
    Après les quatre phases, vous pouvez replier des unités. Elles restent déployées, à l’abri, mais hors de cette
    bataille. Si la dernière part, l’ennemi gagne la carte. Une bataille perdue coûte moins qu’une armée perdue.
coach-battlecards-post-title = Après une bataille commune
coach-battlecards-post = Les unités qui ont combattu aux côtés d’un allié peuvent rester chez lui ou rentrer.
coach-battlecards-transfer-title = Des unités pour un allié
coach-battlecards-transfer = Vous renoncez à piocher et transférez des cartes déployées dans les piles de votre allié.
coach-battlecards-give-title = Une carte pour un allié
coach-battlecards-give =
    Vous proposez à votre allié une carte de votre main ; s’il accepte, vous en recevez une de la sienne.
coach-battlecards-agree-title = Un échange
coach-battlecards-agree =
    Votre allié vous propose une carte de sa main contre une de la vôtre. Vous pouvez refuser.

## Other moments.

coach-battlecards-waiting-title = Le tour de l’ennemi
coach-battlecards-waiting =
    L’ennemi pioche. Une bataille qui survient peut vous nommer agresseur, quel que soit celui qui l’a piochée.
coach-battlecards-over-title = La fin
coach-battlecards-over =
    Une partie se termine à 38 points, avec la chute d’une patrie, ou quand il n’y a plus rien à gagner. Relisez-la
    étape par étape, ou rejouez : la prochaine partie est distribuée au hasard et n’a pas de guide.
coach-battlecards-counterattack-title = La contre-attaque
coach-battlecards-counterattack =
    Au lieu de piocher, vous pouvez jouer une carte conservée qui vous fait livrer de nouveau une bataille gagnée par
    l’ennemi. Faites-le quand vos piles ont grandi depuis.
coach-battlecards-emergency-title = Le déploiement d’urgence
coach-battlecards-emergency =
    Au lieu de piocher, vous pouvez déployer d’un coup toute votre main. C’est rapide, mais vous ne piochez pas, et
    vous n’avez plus de main jusqu’à ce qu’une carte en apporte. C’est pour les moments où vos piles sont bien trop
    minces.
coach-battlecards-kept-title = Une carte conservée
coach-battlecards-kept =
    Vous avez pioché une carte qui se conserve. Elle attend son moment face cachée à côté de vos piles ; il vous sera
    alors proposé de la jouer.
coach-battlecards-won-title = Une bataille gagnée
coach-battlecards-won =
    La carte devant vous vaut ses points tant que vous la détenez. L’ennemi peut la regagner par une contre-attaque.
    Certaines batailles en ont d’autres pour condition : les cartes détenues ouvrent la route de Moscou.
coach-battlecards-casualties-title = Des pertes
coach-battlecards-casualties =
    Vos unités détruites sont dans la défausse de votre arsenal. Quand la pioche d’arsenal est épuisée, elles sont
    mélangées et reviennent.
coach-battlecards-autokill-title = Le coup sûr
coach-battlecards-autokill =
    Ce général peut détruire une unité Terre faible sans retourner de carte, au lieu de tirer. La défense qui compte
    est celle après tous les bonus.
coach-battlecards-rebuilt-title = La pioche a été reformée
coach-battlecards-rebuilt =
    La pioche de conflit était vide, et sa défausse a été mélangée. Les batailles que personne n’a gagnées reviennent.
    Les batailles gagnées et les cartes conservées n’y retournent pas.
coach-battlecards-undo-title = Annuler
coach-battlecards-undo =
    Une étourderie n’est pas un désastre. Tant qu’un choix ne vous a rien montré de nouveau, vous pouvez l’annuler
    vous-même ; contre l’ordinateur, vous pouvez aussi annuler les autres.
coach-battlecards-caution-title = Une mise en garde
coach-battlecards-caution =
    Une option signalée par un point d’exclamation ferait perdre quelque chose que vous pourriez encore utiliser. On
    vous demande confirmation avant. Parfois, c’est tout de même le bon choix.
coach-battlecards-log-title = Le journal
coach-battlecards-log =
    Tout ce qui s’est passé est dans le journal à côté du plateau, avec la règle correspondante. Touchez-y le nom
    d’une carte pour la lire.

## Why something is suggested.

coach-battlecards-why-forces-deploy = c’est elle qui va le mieux avec les batailles possibles et vos autres cartes.
coach-battlecards-why-turn-draw = vos piles sont assez bonnes, et seule la pioche apporte des points et des unités.
coach-battlecards-why-turn-emergency = vos piles sont très en retard et votre main peut y remédier.
coach-battlecards-why-turn-play = il y a une bataille que vous avez de bonnes chances de regagner.
coach-battlecards-why-refight-refight = c’est celle qui promet le plus pour son risque.
coach-battlecards-why-leader-use = cela ne coûte rien et amène plus d’unités.
coach-battlecards-why-leader-end = aucun dirigeant déployé ne peut vous aider.
coach-battlecards-why-deploy-deploy = c’est elle qui renforce le plus vos piles.
coach-battlecards-why-discard-discard = c’est la plus faible de vos cartes.
coach-battlecards-why-discard-end = toutes ces cartes valent d’être gardées.
coach-battlecards-why-take-back-take-back = votre main contient nettement mieux.
coach-battlecards-why-take-back-end = votre main ne contient rien de nettement mieux.
coach-battlecards-why-counter-play = la ruse vous coûterait des unités.
coach-battlecards-why-counter-end = vous n’avez rien pour cela, ou cela ne vaut pas une carte maintenant.
coach-battlecards-why-look-look = c’est là que vous en apprendrez le plus sur ce qui va combattre.
coach-battlecards-why-sabotage-sabotage = c’est là que se trouve le plus probablement une bonne carte ou un chef.
coach-battlecards-why-assassinate-assassinate = aucun autre chef n’y vaut davantage.
coach-battlecards-why-assassinate-return = aucune autre carte n’y vaut davantage.
coach-battlecards-why-capture-capture = c’est là qu’une unité devrait valoir le plus en moyenne.
coach-battlecards-why-divide-divide = c’est la pile qui vaut le plus.
coach-battlecards-why-keep-keep = ces cartes valent plus sur la table que les autres.
coach-battlecards-why-repair-repair = c’est elle qui renforce le plus vos piles.
coach-battlecards-why-shed-discard = c’est la perte la moins chère.
coach-battlecards-why-battle-attack = d’après ce que vous pouvez voir, vos forces suffisent.
coach-battlecards-why-battle-decline = d’après ce que vous pouvez voir, l’ennemi y est trop fort.
coach-battlecards-why-delay-play = vous perdriez probablement cette bataille, et elle compte.
coach-battlecards-why-delay-end = vous n’avez rien pour cela, ou cela ne vaut pas une carte maintenant.
coach-battlecards-why-homeland-emergency = cela ne coûte rien, et rien ne vaut davantage.
coach-battlecards-why-bonus-play = la bataille est ouverte, elle compte, et plusieurs unités en profitent.
coach-battlecards-why-bonus-end = vous n’avez rien pour cela, ou cela ne vaut pas une carte maintenant.
coach-battlecards-why-support-support = l’autre unité y gagne plus que ne donne le tir de celle-ci.
coach-battlecards-why-support-end = son propre tir donne davantage.
coach-battlecards-why-fire-fire = elle a le moins de cibles possibles : qu’elle choisisse la première.
coach-battlecards-why-target-shoot = chance et valeur de la cible réunies, c’est ce qui promet le plus.
coach-battlecards-why-target-autokill = c’est certain.
coach-battlecards-why-destruction-play = cette unité vaut bien la carte.
coach-battlecards-why-destruction-end = vous n’avez rien pour cela, ou cela ne vaut pas une carte maintenant.
coach-battlecards-why-withdraw-end = la bataille n’est pas perdue.
coach-battlecards-why-withdraw-withdraw-all = la bataille est presque perdue, et les unités valent plus qu’elle.
