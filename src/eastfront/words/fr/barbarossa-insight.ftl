# What a player of Barbarossa could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bb-caution-points = Vous perdez ce que vous pourriez encore utiliser : { $points }.
bb-caution-deploy = Une carte que vous avez jouée pourrait encore être déployée. Elle ira dans votre défausse.
bb-caution-place =
    Une carte de votre main pourrait encore aller directement sur votre ligne de front. La permission prend fin avec
    cette phase.
bb-caution-reactivate =
    { $count ->
        [one] Vous pourriez encore réactiver { $count } carte.
       *[other] Vous pourriez encore réactiver { $count } cartes.
    } L’occasion se perd.
bb-caution-break-off =
    { $count ->
        [one] Vous avez { $count } point d’attaque : c’est assez pour gagner ce combat.
       *[other] Vous avez { $count } points d’attaque : c’est assez pour gagner ce combat.
    }

## Sums. Titles, then terms.

bb-sum-attack = Points d’attaque chez { $who }, en épuisant toutes les cartes qui en donnent
bb-sum-given-up = Ce qu’ajouteraient des cartes sacrifiées contre l’objectif « { $site } »
bb-sum-defence = Défense de l’objectif « { $site } »
bb-term-at-hand = disponibles
bb-term-revealed-bonus = bonus pour un évènement révélé
bb-term-printed = sur la carte
bb-term-lowered = réduction dans ce combat
bb-term-floor = jamais moins de 0

## Chances.

bb-chance-attack =
    { $means ->
        [hand] Prendre l’objectif « { $site } » avec les points d’attaque disponibles : { $count }
        [exhausting] Prendre l’objectif « { $site } » en épuisant toutes les cartes qui ajoutent des points : { $count }
       *[all] Prendre l’objectif « { $site } » en épuisant et en sacrifiant toutes les cartes qui ajoutent des points : { $count }
    }
bb-chance-attack-replacing =
    { $means ->
        [hand] Prendre l’objectif « { $site } » avec les points d’attaque disponibles, en remplaçant au besoin un évènement : { $count }
        [exhausting] Prendre l’objectif « { $site } » en épuisant toutes les cartes qui ajoutent des points, et en remplaçant au besoin un évènement : { $count }
       *[all] Prendre l’objectif « { $site } » en épuisant et en sacrifiant toutes les cartes qui ajoutent des points, et en remplaçant au besoin un évènement : { $count }
    }
bb-chance-combat =
    { $means ->
        [hand] Gagner ce combat avec les points d’attaque disponibles : { $count }
        [exhausting] Gagner ce combat en épuisant toutes les cartes qui ajoutent des points : { $count }
       *[all] Gagner ce combat en épuisant et en sacrifiant toutes les cartes qui ajoutent des points : { $count }
    }
bb-chance-replace =
    { $means ->
        [hand] Gagner une fois remplacé l’évènement « { $card } », avec les points d’attaque disponibles : { $count }
        [exhausting] Gagner une fois remplacé l’évènement « { $card } », en épuisant toutes les cartes qui ajoutent des points : { $count }
       *[all] Gagner une fois remplacé l’évènement « { $card } », en épuisant et en sacrifiant toutes les cartes qui ajoutent des points : { $count }
    }

## Cards not seen.

bb-unseen-events = Dans la pile d’évènements
bb-unseen-own = Dans votre pioche
bb-unseen-seat = Dans la pioche ou la main, chez { $who }
