### What is said about the options of a decision that were tried out.

hint-best = La meilleure
hint-behind = { $gain } points (de { $low } à { $high })
hint-close = Trop proche pour trancher : { $gain } points (de { $low } à { $high })
hint-scale =
    { $winning ->
        [100] Une partie vaut 100 points, tous pour la victoire.
       *[other] Une partie vaut 100 points : { $winning } pour la victoire, le reste selon l’avance ou le retard à la fin.
    } Jouée jusqu’au bout, une différence se situe entre les nombres entre parenthèses dans environ 95 cas sur 100.
hint-change =
    { $sign ->
        [none] ±0
        [less] −{ $whole },{ $tenth }
       *[more] +{ $whole },{ $tenth }
    }

## Reasons.

hint-wins =
    { $turns ->
        [1] Gagne la partie ce tour-ci dans tous les mondes essayés.
       *[other] Gagne la partie en { $turns } tours dans tous les mondes essayés.
    }
hint-leads-to =
    { $turns ->
        [1] À la fin du tour, en moyenne : { $changes-comma }
       *[other] Après { $turns } tours, en moyenne : { $changes-comma }
    }
hint-thumb = C’est le choix des règles empiriques.

## How a seat stands.

hint-barbarossa-points = points de victoire { $amount }
hint-barbarossa-front-line = cartes sur votre ligne de front { $amount }
hint-barbarossa-deck = cartes en pioche, en main et en défausse { $amount }
hint-barbarossa-supply = ravitaillement de vos cartes { $amount }
hint-battlecards-points = vos points de victoire { $amount }
hint-battlecards-enemy-points = points de victoire de l’ennemi { $amount }
hint-battlecards-discard = cartes dans votre défausse { $amount }
hint-battlecards-enemy-discard = cartes dans la défausse ennemie { $amount }
hint-battlecards-deployed = vos cartes déployées { $amount }
hint-battlecards-hand = cartes dans votre main { $amount }
hint-stalingrad-locations = vos objectifs { $amount }
hint-stalingrad-forces = vos unités sur la table { $amount }
hint-stalingrad-enemy-forces = unités ennemies sur la table { $amount }
hint-stalingrad-rations = rations de vos unités { $amount }
hint-stalingrad-hand = cartes dans votre main { $amount }
