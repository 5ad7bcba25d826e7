### What the coach says in the first game of Battle for Stalingrad.

## Before the first decision.

coach-stalingrad-intro-goal-title = But du jeu
coach-stalingrad-intro-goal =
    Vous menez le camp allemand. Cinq objectifs de la ville forment une rangée. Celui qui contrôle les cinq à la fin
    d’un tour gagne, quel que soit son camp. Le camp soviétique les tient peut-être tous au début : votre première
    tâche est de mettre un pied dans la porte.
coach-stalingrad-intro-zones-title = Zones de contrôle
coach-stalingrad-intro-zones =
    Devant chaque objectif se trouve votre zone de contrôle, face à celle de l’ennemi. Si un seul camp a des unités
    dans les zones de contrôle d’un objectif, il le contrôle. Si les deux en ont, l’objectif est disputé et personne
    ne le contrôle. Une zone accueille jusqu’à trois unités d’un camp.
coach-stalingrad-intro-perimeter-title = Zones périphériques
coach-stalingrad-intro-perimeter =
    Derrière elle se trouve la zone périphérique. Les unités n’y attaquent pas et n’y sont pas attaquées ; elles se
    reposent, reçoivent une ration à chaque tour, et avancent de là dans la zone de contrôle du même objectif.
coach-stalingrad-intro-forces-title = Unités et rations
coach-stalingrad-intro-forces =
    Une unité montre sa valeur de Force, qui est son prix, sa valeur de combat et ses rations. Les rations sont tout :
    un mouvement en coûte une, une attaque en coûte une, et en bataille elles absorbent les pertes.
coach-stalingrad-intro-cards-title = Cartes action
coach-stalingrad-intro-cards =
    Chaque carte peut servir d’une manière sur quatre : pour son évènement, pour son nombre à l’accrochage, contre
    deux rations, ou pour payer une nouvelle unité. Quoi que vous en fassiez, elle est alors dépensée.
coach-stalingrad-intro-turn-title = Un tour en bref
coach-stalingrad-intro-turn =
    Ravitaillement : les objectifs que vous contrôlez et les zones périphériques nourrissent vos unités. Action :
    faites tout ce que vous pouvez payer. Tirage : cinq cartes, et une de plus par objectif que vous contrôlez.

## Every kind of decision.

coach-stalingrad-choose-title = Choisir des unités
coach-stalingrad-choose =
    Vous avez neuf points de valeur de Force et savez où se trouve l’ennemi. Les points restants sont perdus. Les
    unités mobiles se déplacent sans payer de rations. Ce que vous ne choisissez pas va dans votre pile d’unités et
    pourra être acheté plus tard.
coach-stalingrad-place-title = Placer
coach-stalingrad-place =
    Vos unités commencent en zone périphérique, trois au plus dans chacune. Répartissez-les derrière trois objectifs
    mal tenus : d’une zone périphérique, on n’avance que dans la zone de contrôle qui est devant.
coach-stalingrad-feed-title = Donner des rations
coach-stalingrad-feed =
    Une ration à la fois, à l’unité que vous choisissez. Les unités fortes en zone de contrôle en ont le plus besoin :
    elles paient les attaques et absorbent les pertes. Une unité sans ration ne peut pas attaquer, ni se déplacer si
    elle n’est pas mobile.
coach-stalingrad-action-title = Phase d’action
coach-stalingrad-action =
    Déplacez, attaquez, jouez des évènements, achetez des unités, prenez des rations : autant que vous pouvez payer,
    et dans l’ordre qui vous plaît. Mouvements et attaques demandent des rations, pas de cartes. Quand il ne reste
    rien d’utile, terminez la phase et piochez.
coach-stalingrad-react-title = Réagir à une carte
coach-stalingrad-react =
    L’ennemi a annoncé un évènement. Certaines cartes l’annulent avant qu’il n’ait lieu. La question est posée à
    quiconque a des cartes en main, qu’elles conviennent ou non : elle ne trahit donc rien.
coach-stalingrad-move-title = Où aller ?
coach-stalingrad-move =
    D’une zone périphérique à n’importe quelle autre ; d’une zone périphérique à la zone de contrôle qui est devant,
    quel que soit celui qui s’y trouve ; ou d’une zone de contrôle à une autre où l’ennemi n’est pas seul. Seul un
    recul ramène en zone périphérique.
coach-stalingrad-engage-title = Qui attaque ?
coach-stalingrad-engage =
    Chaque unité qui attaque paie une ration. Toutes les unités ennemies de cette zone de contrôle défendent, et ne
    paient rien. Les unités qui restent hors de l’attaque n’y subissent pas non plus de pertes.
coach-stalingrad-event-title = Bataille : évènements
coach-stalingrad-event =
    En commençant par l’attaquant, chacun à son tour joue un évènement ou passe. Passer n’est pas définitif ; l’étape
    se termine quand les deux passent de suite. Comparez d’abord les totaux : le vôtre est ce que l’ennemi perdra, et
    le sien est ce que vous perdrez.
coach-stalingrad-firefight-title = Bataille : accrochage
coach-stalingrad-firefight =
    Maintenant, seul compte le nombre des cartes. Un plus augmente votre total, un moins réduit celui de l’ennemi :
    frappez plus fort, ou soyez moins frappé. Quand les deux ont passé de suite, chaque camp révèle une carte au
    hasard, puis viennent les pertes.
coach-stalingrad-flip-title = Deux cartes révélées
coach-stalingrad-flip =
    Vous tenez le lieu qui vous fait révéler deux cartes au lieu d’une. Choisissez le nombre qui compte ; les deux
    sont défaussées.
coach-stalingrad-losses-title = Absorber les pertes
coach-stalingrad-losses =
    Vous devez absorber toutes les pertes. Une ration en absorbe une, un recul en zone périphérique le plus souvent
    deux, une unité détruite deux de plus que sa valeur. Les rations reviennent, pas les unités. Mais reculer, c’est
    céder du terrain.
coach-stalingrad-medal-title = Une médaille
coach-stalingrad-medal =
    Toutes les unités ennemies de la bataille sont détruites et l’objectif est à vous : l’une de vos unités reçoit une
    médaille. Elle a désormais +1 au combat, et son recul absorbe une perte de plus.
coach-stalingrad-pay-title = Payer une unité
coach-stalingrad-pay =
    Vous payez avec n’importe quelles cartes de votre main, une par point du prix. Payez avec celles qui vous
    manqueront le moins.
coach-stalingrad-station-title = Une nouvelle unité arrive
coach-stalingrad-station =
    Elle arrive avec ses rations imprimées dans l’une de vos zones périphériques. Derrière un objectif que vous voulez
    attaquer, elle peut avancer aussitôt.
coach-stalingrad-march-title = Mouvements gratuits
coach-stalingrad-march =
    Cet évènement déplace plusieurs unités, un mouvement chacune, sans rations. Servez-vous-en pour des unités qui
    n’en ont pas de trop.
coach-stalingrad-infiltrate-title = Se glisser
coach-stalingrad-infiltrate =
    Cet évènement amène une unité dans n’importe quelle zone de contrôle, même une que l’ennemi tient seul. Un
    objectif que vous disputez n’est plus contrôlé.
coach-stalingrad-decorate-title = Une décoration
coach-stalingrad-decorate =
    L’une de vos unités, sur un objectif que vous contrôlez, reçoit une médaille : +1 au combat, et une perte de plus
    absorbée quand elle recule. Les médailles s’ajoutent et se perdent avec l’unité.
coach-stalingrad-bomb-title = Bombarder
coach-stalingrad-bomb =
    Choisissez un objectif : les unités ennemies de sa zone de contrôle perdent des rations, et des décombres
    s’ajoutent. Beaucoup de décombres, c’est moins de rations pour qui le contrôle, et à la fin il est détruit.
coach-stalingrad-snipe-title = Tireurs d’élite
coach-stalingrad-snipe =
    Choisissez une unité ennemie en zone de contrôle : elle perd des rations. Une unité qui n’en a plus ne peut ni
    attaquer ni absorber de pertes.

## Other moments.

coach-stalingrad-waiting-title = L’ennemi agit
coach-stalingrad-waiting =
    Regardez où l’ennemi amène des rations et des unités : c’est de là que viendra la prochaine attaque.
coach-stalingrad-over-title = La fin
coach-stalingrad-over =
    La partie se termine quand un camp contrôle les cinq objectifs à la fin d’un tour, avec la sixième Opération
    Uranus, ou après vingt tours. Relisez-la étape par étape, ou rejouez : la prochaine partie est distribuée au
    hasard et n’a pas de guide.
coach-stalingrad-first-turn-title = Votre premier tour compte
coach-stalingrad-first-turn =
    Si le camp soviétique contrôle encore les cinq objectifs à la fin de ce tour, vous avez perdu. Avancez donc dans
    au moins une zone de contrôle : disputer un objectif suffit.
coach-stalingrad-events-title = Évènements
coach-stalingrad-events =
    Certaines cartes ont un évènement pour la phase d’action : jouez-le, et la carte est dépensée. D’autres servent en
    bataille, ou en réaction à l’ennemi ; elles ne sont pas proposées maintenant.
coach-stalingrad-reinforcing-title = Acheter une unité
coach-stalingrad-reinforcing =
    La première unité de votre pile s’achète pour autant de cartes que sa valeur de Force. Elle apporte ses propres
    rations. Gardez quelques cartes pour les batailles à venir.
coach-stalingrad-moving-title = Se déplacer
coach-stalingrad-moving =
    Chaque mouvement coûte une ration à l’unité, sauf si elle est mobile. Pour entrer dans une zone de contrôle que
    tient l’ennemi, avancez de la zone périphérique qui est derrière. Une fois devant, il n’y a de retour que par un
    recul.
coach-stalingrad-attack-title = Attaquer
coach-stalingrad-attack =
    Les unités d’une zone de contrôle peuvent y attaquer l’ennemi. L’attaque ajoute d’abord des décombres. Puis
    viennent les totaux, les évènements, l’accrochage, une carte au hasard, les pertes. Chaque camp perd autant que le
    total de l’autre : attaquez donc en nombre.
coach-stalingrad-resupply-title = Des rations pour une carte
coach-stalingrad-resupply =
    Toute carte peut être défaussée contre deux rations, là où il vous en faut. C’est la bonne fin pour une carte que
    vous n’utiliserez pas autrement.
coach-stalingrad-uranus-title = L’opération Uranus
coach-stalingrad-uranus =
    Une carte des préparatifs soviétiques est en jeu : elle apporte à l’ennemi une carte de plus à chaque tour, et la
    sixième gagne la partie aussitôt. Le temps ne joue pas pour le camp allemand.
coach-stalingrad-lost-forces-title = Une unité est perdue
coach-stalingrad-lost-forces =
    Une unité détruite quitte la partie pour toujours, avec ses rations et ses médailles. La prochaine fois, comparez
    avec ce qu’un recul aurait absorbé.
coach-stalingrad-rebuilt-title = La pioche a été reformée
coach-stalingrad-rebuilt =
    Votre pioche était vide, et votre défausse est devenue la nouvelle. Les cartes que vous avez utilisées peuvent
    revenir.
coach-stalingrad-undo-title = Annuler
coach-stalingrad-undo =
    Une étourderie n’est pas un désastre. Tant qu’un choix ne vous a rien montré de nouveau, vous pouvez l’annuler
    vous-même ; contre l’ordinateur, vous pouvez aussi annuler les autres.
coach-stalingrad-caution-title = Une mise en garde
coach-stalingrad-caution =
    Une option signalée par un point d’exclamation ferait perdre quelque chose que vous pourriez encore utiliser, ou
    perdre la partie. On vous demande confirmation avant. Parfois, c’est tout de même le bon choix.
coach-stalingrad-log-title = Le journal
coach-stalingrad-log =
    Tout ce qui s’est passé est dans le journal à côté du plateau, avec la règle correspondante. Touchez-y le nom
    d’une carte pour la lire.

## Why something is suggested.

coach-stalingrad-why-choose-choose = elle fait partie de l’armée la plus forte que permettent vos points.
coach-stalingrad-why-place-place = cet objectif vaut beaucoup au regard de ce qui le tient.
coach-stalingrad-why-feed-feed = c’est elle qui a le plus besoin d’une ration.
coach-stalingrad-why-action-play = son évènement vaut plus maintenant que la carte en main.
coach-stalingrad-why-action-resupply = il faut des rations là-bas, et cette carte vous manquera le moins.
coach-stalingrad-why-action-move = on a besoin d’elle pour une attaque, ou à un meilleur poste.
coach-stalingrad-why-action-attack = l’ennemi devrait y perdre plus que vous.
coach-stalingrad-why-action-reinforce = vous pouvez la payer et garder assez de cartes.
coach-stalingrad-why-action-end = rien d’autre ne vaut son prix maintenant.
coach-stalingrad-why-react-play = cet évènement ferait plus de mal que votre carte ne vaut.
coach-stalingrad-why-react-pass = vous n’avez rien pour cela, ou cela ne vaut pas une carte maintenant.
coach-stalingrad-why-move-enter = c’est là qu’elle peut le plus.
coach-stalingrad-why-engage-engage = ce qu’elle apporte à l’attaque vaut plus que son prix.
coach-stalingrad-why-engage-end = celles-ci suffisent ; les autres n’ont pas besoin de payer.
coach-stalingrad-why-event-play = ce qu’elle change à cette bataille vaut plus que la carte.
coach-stalingrad-why-event-pass = aucun évènement n’y changerait assez pour valoir sa carte.
coach-stalingrad-why-firefight-fire = ce que son nombre change aux pertes vaut plus que la carte.
coach-stalingrad-why-firefight-pass = aucun nombre ne changerait assez les pertes.
coach-stalingrad-why-flip-use = c’est celle qui change le plus les pertes en votre faveur.
coach-stalingrad-why-losses-burn = les rations sont le moyen le moins cher d’absorber le reste.
coach-stalingrad-why-losses-retreat = c’est le moyen le moins cher d’absorber toutes les pertes.
coach-stalingrad-why-losses-destroy = c’est le moyen le moins cher d’absorber toutes les pertes.
coach-stalingrad-why-medal-decorate = c’est elle qui vaut le plus.
coach-stalingrad-why-pay-pay = c’est elle qui vous manquera le moins.
coach-stalingrad-why-station-place = c’est là qu’une unité est le plus demandée.
coach-stalingrad-why-march-move = c’est elle qui gagne le plus à se déplacer.
coach-stalingrad-why-march-enter = c’est là qu’elle peut le plus.
coach-stalingrad-why-infiltrate-move = c’est elle qui gagne le plus à y aller.
coach-stalingrad-why-infiltrate-enter = c’est là qu’elle peut le plus.
coach-stalingrad-why-decorate-decorate = c’est la plus forte.
coach-stalingrad-why-bomb-bomb = c’est là que cela fait le plus mal.
coach-stalingrad-why-snipe-snipe = c’est elle qui y perd le plus.
