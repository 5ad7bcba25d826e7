### What is said about the options of a decision that were tried out.

hint-best = La meilleure
hint-same = Aussi bonne : pareille dans tous les mondes essayés
hint-behind = { $gain } points (de { $low } à { $high })
hint-close = Trop proche pour trancher : { $gain } points (de { $low } à { $high })
hint-only = La seule option qui ait un sens
hint-pointless = Inutile
hint-named = C’est le choix des règles empiriques
hint-untried = Non comparée
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
        [1] Gagne la partie ce tour-ci dans { $part ->
            [all] tous les mondes essayés.
           *[some] { $count } des { $worlds } mondes essayés.
        }
       *[other] Gagne la partie en { $turns } tours dans { $part ->
            [all] tous les mondes essayés.
           *[some] { $count } des { $worlds } mondes essayés.
        }
    }
hint-loses =
    { $turns ->
        [1] Perd la partie ce tour-ci dans { $part ->
            [all] tous les mondes essayés.
           *[some] { $count } des { $worlds } mondes essayés.
        }
       *[other] Perd la partie en { $turns } tours dans { $part ->
            [all] tous les mondes essayés.
           *[some] { $count } des { $worlds } mondes essayés.
        }
    }
hint-leads-to =
    { $turns ->
        [1] À la fin du tour, en moyenne : { $changes-comma }
       *[other] Après { $turns } tours, en moyenne : { $changes-comma }
    }
hint-thumb = C’est le choix des règles empiriques.

## Why options are left out.

hint-rest = Les autres options sont derrière celles-ci, gaspillent quelque chose ou n’ont pas été essayées.
hint-rest-only = Les autres options n’apportent rien ou gaspillent quelque chose.
hint-rest-named = Les options n’ont pas été essayées : ici, les capitaines aussi suivent les règles empiriques.

## How a seat stands.

hint-barbarossa-points = vos points de victoire { $amount }
hint-barbarossa-rival-points = points de victoire du meilleur rival { $amount }
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
