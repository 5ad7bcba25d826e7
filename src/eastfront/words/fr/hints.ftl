### What is said about the options of a decision that were tried out.

hint-best = Conseillée
hint-same = Pareille dans tous les mondes essayés
hint-ahead = Peut-être meilleure : { $gain } points (de { $low } à { $high })
hint-behind =
    { $tone ->
        [sure] Moins bonne
       *[other] Sans doute moins bonne
    } : { $gain } points (de { $low } à { $high })
hint-close =
    { $tone ->
        [slight] Presque aucune différence
       *[other] Trop proche pour trancher
    } : { $gain } points (de { $low } à { $high })
hint-unwon = Contrairement à l’option conseillée, ne gagne pas bientôt dans tous les mondes essayés
hint-only = Aucune autre option n’est meilleure
hint-pointless = Inutile
hint-forced = Il n’y a rien à choisir : c’est la seule option.
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
    Gagne bientôt la partie dans { $part ->
        [all] tous les mondes essayés.
       *[some] { $count } des { $worlds } mondes essayés.
    }
hint-loses =
    Perd bientôt la partie dans { $part ->
        [all] tous les mondes essayés.
       *[some] { $count } des { $worlds } mondes essayés.
    }
hint-leads-to = Après { $turns } tours, ou une fois la partie finie, en moyenne : { $changes-comma }
hint-thumb = C’est le choix des règles empiriques.

## Why options are left out.

hint-rest = Les autres options sont derrière celles-ci, gaspillent quelque chose ou n’ont pas été essayées.
hint-rest-level = Certaines des autres options valent celles-ci ; le reste est derrière, gaspille quelque chose ou n’a pas été essayé.
hint-rest-only = Les autres options ne peuvent pas être meilleures que celle-ci.

## How a seat stands.

hint-barbarossa-points = vos points de victoire { $amount }
hint-barbarossa-rival-points =
    points de victoire { $seats ->
        [2] de votre rival
       *[other] du meilleur rival
    } { $amount }
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
