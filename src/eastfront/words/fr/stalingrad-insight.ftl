# What a player of Battle for Stalingrad could work out: waste, sums, chances, cards not seen.

## What an option would waste.

sg-caution-points =
    { $count ->
        [1] Vous pourriez encore choisir une unité : il vous reste un point, qui sera perdu.
        [one] Vous pourriez encore choisir une unité : il vous reste { $count } point, qui sera perdu.
       *[other] Vous pourriez encore choisir une unité : il vous reste { $count } points, qui seront perdus.
    }
sg-caution-march =
    { $count ->
        [one] { $count } unité de plus pourrait se déplacer gratuitement.
       *[other] { $count } unités de plus pourraient se déplacer gratuitement.
    } L’occasion se perd.
sg-caution-lost = L’ennemi contrôle les cinq objectifs. Si votre tour se termine ainsi, la partie est perdue.

## Sums. Titles, then terms.

sg-sum-total =
    { $side ->
        [german] Total de combat du joueur allemand
       *[soviet] Total de combat du joueur soviétique
    }
sg-sum-losses =
    { $side ->
        [german] Pertes du joueur allemand
       *[soviet] Pertes du joueur soviétique
    }
sg-term-forces = unités engagées
sg-term-medals = { $force } : médailles
sg-term-ability = { $force } : { $ability }
sg-term-note = { $force } : { $location }
sg-term-struck = { $card } (sans effet)
sg-term-floor = jamais moins de 0
sg-term-enemy-total = total de combat adverse
sg-term-ignored = ignorées
sg-term-absorbed = déjà absorbées

## Chances.

sg-chance-flip = { $who } révèle une carte : { $effect }
sg-chance-flips = { $who } révèle une carte au choix : { $effect }
sg-chance-flips-only =
    { $count ->
        [2] (en ne comptant plus que les cartes qui seront révélées, choisies pour ou contre cela)
       *[other] (en ne comptant plus que les cartes qui seront révélées)
    }
sg-chance-driven-out = { $who } ne peut garder aucune unité dans { $zone } { sg-chance-flips-only }
sg-chance-destroyed =
    { $side ->
        [german] Toutes les unités engagées du joueur allemand sont détruites
       *[soviet] Toutes les unités engagées du joueur soviétique sont détruites
    } { sg-chance-flips-only }
sg-chance-fire =
    Accrochage avec « { $card } » : { $who } ne peut garder aucune unité dans { $zone } { sg-chance-flips-only }
sg-chance-use = Avec « { $card } », { $who } ne peut garder aucune unité dans { $zone }{ $count ->
        [0] {""}
       *[other] {" "}{ sg-chance-flips-only }
    }
sg-chance-use-destroyed = Avec « { $card } », { $side ->
        [german] toutes les unités engagées du joueur allemand sont détruites
       *[soviet] toutes les unités engagées du joueur soviétique sont détruites
    }{ $count ->
        [0] {""}
       *[other] {" "}{ sg-chance-flips-only }
    }
sg-chance-attack =
    Attaque de l’objectif « { $site } » par toutes les unités possibles : { $who } ne peut y garder aucune
    unité { sg-chance-flips-only }

## Cards not seen.

sg-unseen-deck =
    { $side ->
        [german] Dans la pioche du joueur allemand
       *[soviet] Dans la pioche du joueur soviétique
    }
sg-unseen-deck-or-hand =
    { $side ->
        [german] Dans la pioche ou la main du joueur allemand
       *[soviet] Dans la pioche ou la main du joueur soviétique
    }
sg-unseen-pile =
    { $side ->
        [german] Dans la pile d’unités du joueur allemand, sous la première carte
       *[soviet] Dans la pile d’unités du joueur soviétique, sous la première carte
    }
