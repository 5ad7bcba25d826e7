### What the coach says in the first game of Barbarossa.

## Before the first decision.

coach-barbarossa-intro-goal-title = But du jeu
coach-barbarossa-intro-goal =
    Vous menez une armée vers Moscou, et votre adversaire aussi. Les villes et quelques autres cartes valent des
    points de victoire. Moscou est sous toutes les autres villes ; quand elle tombe, la partie se termine et celui qui
    a le plus de points de victoire gagne. Ce n’est pas forcément celui qui a pris Moscou.
coach-barbarossa-intro-deck-title = Votre pioche
coach-barbarossa-intro-deck =
    Vous commencez avec huit cartes faibles et en piochez quatre à la fois. Ce que vous utilisez va dans votre
    défausse, et quand la pioche est vide, la défausse devient la nouvelle pioche. Tout ce que vous ajoutez
    aujourd’hui vous reviendra donc encore et encore en main.
coach-barbarossa-intro-war-zone-title = La zone de guerre
coach-barbarossa-intro-war-zone =
    Voici toutes les cartes que chacun peut recruter : le Ravitaillement qui paie, les Unités qui combattent, la
    Stratégie et le Soutien qui aident. Une pile a été retirée au début : deux parties n’offrent jamais tout à fait la
    même chose.
coach-barbarossa-intro-front-title = Votre ligne de front
coach-barbarossa-intro-front =
    Les unités que vous déployez quittent votre pioche et restent ici, tour après tour. Une carte active peut servir ;
    s’en servir l’épuise le plus souvent, et elle se réactive au début de votre tour suivant. On ne peut attaquer
    qu’avec une carte Unité sur la ligne de front.
coach-barbarossa-intro-turn-title = Un tour en bref
coach-barbarossa-intro-turn =
    Quatre phases : dans la phase initiale, vos cartes se réactivent ; dans la phase tactique, vous jouez des cartes
    et pouvez attaquer une fois ; dans la phase de renfort, vous recrutez ; dans la phase d’ajustement, vous pouvez
    garder une carte et en piochez quatre. Les points non utilisés sont perdus.
coach-barbarossa-intro-attack-title = La conquête
coach-barbarossa-intro-attack =
    Vous attaquez une colline, une position ou la première ville. Si vos points d’attaque atteignent sa défense, elle
    est à vous. Attaquer une ville révèle aussi un évènement, qui rend le plus souvent l’attaque plus difficile.
    Collines et positions peuvent être cédées plus tard pour affaiblir une ville.

## Every kind of decision.

coach-barbarossa-starting-phase-title = Phase initiale
coach-barbarossa-starting-phase =
    Vos cartes épuisées viennent de se réactiver d’elles-mêmes. Seules les cartes Ravitaillement et les capacités qui
    nomment cette phase peuvent servir maintenant. Il n’y a le plus souvent rien à faire ici : le ravitaillement joué
    maintenant vaut pour tout le tour, mais vous pouvez aussi le jouer plus tard.
coach-barbarossa-tactics-phase-title = Phase tactique
coach-barbarossa-tactics-phase =
    Vous la commencez avec un point de tactique. Une carte coûte son coût de jeu en points de tactique ; les cartes
    Ravitaillement ne coûtent rien. Commencez par les cartes qui donnent des points de tactique ou font piocher.
    Jouez, déployez, utilisez des capacités et attaquez dans l’ordre qui vous plaît, puis terminez la phase.
coach-barbarossa-reinforcement-phase-title = Phase de renfort
coach-barbarossa-reinforcement-phase =
    Chaque point de renfort recrute une carte, payée en points de ravitaillement. La carte va dans votre défausse et
    vous viendra en main après le prochain mélange. Au début, un meilleur Ravitaillement vaut plus que tout ; plus
    tard, ce sont les unités qui gagnent la partie.
coach-barbarossa-clean-up-title = Phase d’ajustement
coach-barbarossa-clean-up =
    Vous pouvez garder une carte de votre main pour le tour suivant ; les autres sont défaussées. Puis vous en piochez
    quatre, quoi que vous ayez gardé. Tous les points restants sont perdus. Une unité que vous n’avez pas pu payer
    aujourd’hui est une bonne carte à garder.
coach-barbarossa-combat-title = Le combat
coach-barbarossa-combat =
    Réunissez des points d’attaque avec vos capacités jusqu’à atteindre la défense, puis conquérez. Épuiser une unité
    ne coûte rien de définitif ; la sacrifier l’envoie dans votre défausse. Ce qui a servi est dépensé, même si vous
    rompez l’attaque. On ne peut pas jouer de carte maintenant.
coach-barbarossa-commit-title = Combien engager
coach-barbarossa-commit =
    L’attaque va échouer. Seuls les points d’attaque que vous indiquez maintenant sont perdus ; les autres restent
    pour la suite de ce tour.
coach-barbarossa-pick-title = Quelles cartes
coach-barbarossa-pick =
    Un texte vous demande certaines de vos cartes, et vous choisissez lesquelles. Une carte sacrifiée va dans votre
    défausse et revient avec la pioche ; elle n’est pas perdue pour toujours. Quand vous avez le choix, cédez ce qui
    est épuisé ou faible.
coach-barbarossa-spare-title = Sauver une carte
coach-barbarossa-spare =
    Vous allez perdre des cartes de la ligne de front, et l’une de vos cartes peut en sauver. Une capacité avec une
    flèche n’est jamais imposée : utilisez-la, ou non.
coach-barbarossa-scrap-title = Mettre une carte au rebut
coach-barbarossa-scrap =
    Une carte mise au rebut quitte la partie pour toujours. Ce n’est pas une perte : sans ses cartes les plus faibles,
    une pioche donne plus souvent les meilleures.
coach-barbarossa-gain-title = Acquérir une carte
coach-barbarossa-gain =
    Vous obtenez une carte sans la recruter. Sauf si le texte nomme un autre endroit, elle va dans votre défausse.
coach-barbarossa-order-title = Plusieurs évènements
coach-barbarossa-order =
    Plus d’un évènement a été révélé. Vous dites dans quel ordre ils s’appliquent, ou lequel est remplacé. Leurs
    nombres ont tous déjà été comptés.
coach-barbarossa-lay-title = Un ennui à offrir
coach-barbarossa-lay =
    Cet évènement n’a pas de coût : il est posé sur une ligne de front et gêne ce joueur jusqu’à ce que son texte le
    libère. Vous avez gagné la ville, c’est donc vous qui choisissez la victime.

## Other moments.

coach-barbarossa-waiting-title = Le tour de l’adversaire
coach-barbarossa-waiting =
    Regardez ce qui est recruté et ce qui se trouve sur l’autre ligne de front. Toutes les défausses et les piles
    visibles peuvent être consultées à tout moment.
coach-barbarossa-over-title = La fin
coach-barbarossa-over =
    Les points de victoire comptent sur toutes les cartes d’un joueur, où qu’elles soient. Relisez la partie étape par
    étape, ou rejouez : la prochaine partie est distribuée au hasard et n’a pas de guide.
coach-barbarossa-event-title = Un évènement
coach-barbarossa-event =
    Une attaque contre une ville révèle le premier évènement, et son nombre s’ajoute à la défense. Si vous gagnez,
    vous acquérez aussi l’évènement : certains vont dans votre pioche, d’autres sont posés sur une ligne de front. Si
    vous échouez, le texte rouge de la ville vous frappe quand même.
coach-barbarossa-attack-title = Vous pouvez attaquer
coach-barbarossa-attack =
    Une fois par tour, vous pouvez attaquer une colline, une position ou la première ville. Additionnez ce que votre
    ligne de front peut donner et comparez avec la défense. Pour une ville, gardez une marge pour l’évènement :
    l’onglet « Chances » calcule vos probabilités.
coach-barbarossa-deploying-title = Déployer
coach-barbarossa-deploying =
    La carte que vous venez de jouer peut aller sur votre ligne de front. Beaucoup d’unités arrivent épuisées et
    peuvent combattre à partir de votre tour suivant. Vous pouvez vous décider jusqu’à la fin de la phase, mais pas
    pendant un combat.
coach-barbarossa-placing-title = Droit au front
coach-barbarossa-placing =
    Une carte que vous avez jouée vous permet de mettre des unités de votre main sur la ligne de front sans les payer.
    Elles ne donnent pas leur bonus de carte jouée, mais arrivent actives et peuvent combattre aussitôt.
coach-barbarossa-abilities-title = Les capacités
coach-barbarossa-abilities =
    Une flèche signifie : payez ce qui est à sa gauche, obtenez ce qui est à sa droite, si vous voulez. Une capacité
    qui épuise sa carte sert une fois, jusqu’à ce que la carte se réactive.
coach-barbarossa-empty-deck-title = Votre pioche est vide
coach-barbarossa-empty-deck =
    Rien de grave. Dès qu’il vous faut une carte, votre défausse est mélangée et devient la pioche : tout ce que vous
    avez recruté y entre maintenant.
coach-barbarossa-last-city-title = Il ne reste que Moscou
coach-barbarossa-last-city =
    Celui qui prend Moscou met fin à la partie quand cette phase tactique se termine. Comparez d’abord les points de
    victoire : la prendre quand vous êtes en retard, c’est perdre la partie.
coach-barbarossa-undo-title = Annuler
coach-barbarossa-undo =
    Une étourderie n’est pas un désastre. Tant qu’un choix ne vous a rien montré de nouveau, vous pouvez l’annuler
    vous-même ; contre l’ordinateur, vous pouvez aussi annuler les autres.
coach-barbarossa-caution-title = Une mise en garde
coach-barbarossa-caution =
    Une option signalée par un point d’exclamation ferait perdre quelque chose que vous pourriez encore utiliser. On
    vous demande confirmation avant. Parfois, c’est tout de même le bon choix.
coach-barbarossa-log-title = Le journal
coach-barbarossa-log =
    Tout ce qui s’est passé est dans le journal à côté du plateau, avec la règle correspondante. Touchez-y le nom
    d’une carte pour la lire.

## Why something is suggested.

coach-barbarossa-why-starting-phase-end = rien n’est rentable ici maintenant ; le ravitaillement peut attendre la suite.
coach-barbarossa-why-starting-phase-play = ce ravitaillement paie la réactivation d’une unité.
coach-barbarossa-why-starting-phase-use-1 = ce qu’elle réactive vaut son prix.
coach-barbarossa-why-tactics-phase-play = elle ne coûte rien, ou rapporte le plus pour son coût.
coach-barbarossa-why-tactics-phase-deploy = une unité sur la ligne de front y reste, et sans unité, pas d’attaque.
coach-barbarossa-why-tactics-phase-place = elle arrive sur la ligne de front gratuitement, et active.
coach-barbarossa-why-tactics-phase-attack = elle promet plus qu’elle ne devrait coûter.
coach-barbarossa-why-tactics-phase-end = rien d’autre n’est rentable, et aucune attaque ne paraît assez bonne.
coach-barbarossa-why-tactics-phase-use-1 = cela rapporte plus que cela ne coûte.
coach-barbarossa-why-tactics-phase-use-2 = cela rapporte plus que cela ne coûte.
coach-barbarossa-why-reinforcement-phase-recruit = à ce prix, rien n’améliore mieux votre pioche.
coach-barbarossa-why-reinforcement-phase-play = jouer du Ravitaillement ne coûte rien, et ce qui reste en main n’achète rien.
coach-barbarossa-why-reinforcement-phase-end = rien de ce que vous pouvez payer n’améliorerait votre pioche.
coach-barbarossa-why-clean-up-keep = c’est elle qui vous manquerait le plus au tour suivant.
coach-barbarossa-why-clean-up-end = aucune de ces cartes ne vous aiderait beaucoup au tour suivant.
coach-barbarossa-why-combat-use-1 = avec les autres, elle atteint la défense au moindre coût.
coach-barbarossa-why-combat-use-2 = avec les autres, elle atteint la défense au moindre coût.
coach-barbarossa-why-combat-use-3 = avec les autres, elle atteint la défense au moindre coût.
coach-barbarossa-why-combat-conquer = vos points d’attaque suffisent.
coach-barbarossa-why-combat-break-off = gagner coûterait plus que cela ne rapporte.
coach-barbarossa-why-commit-commit = l’attaque échoue de toute façon : perdez-y le moins possible.
coach-barbarossa-why-pick-forfeit = c’est celle qui vaut le moins.
coach-barbarossa-why-pick-exhaust = c’est celle qui vaut le moins.
coach-barbarossa-why-pick-reactivate = c’est celle qui frappe le plus fort.
coach-barbarossa-why-pick-forfeit-group = celles-ci valent moins que les autres.
coach-barbarossa-why-pick-forfeit-rest = celles-ci valent moins que les autres.
coach-barbarossa-why-spare-use-1 = elle sauve une unité.
coach-barbarossa-why-spare-spare = c’est la meilleure d’entre elles.
coach-barbarossa-why-scrap-scrap = ce qui prend sa place vaut davantage.
coach-barbarossa-why-gain-gain = c’est la meilleure que vous puissiez obtenir.
coach-barbarossa-why-gain-recover = c’est la meilleure unité qui s’y trouve.
coach-barbarossa-why-order-replace = son nombre est le pire.
coach-barbarossa-why-lay-lay = c’est l’adversaire le plus à craindre.
