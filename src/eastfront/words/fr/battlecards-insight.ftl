# What a player of BattleCards could work out: waste, sums, chances, cards not seen.

## What an option would waste.

bc-caution-fire = Certaines de vos unités pourraient encore tirer. Leurs tirs de cette phase seront perdus.
bc-caution-shots =
    { $count ->
        [1] Il reste à cette unité un tir, qui sera perdu.
        [one] Il reste à cette unité { $count } tir, qui sera perdu.
       *[other] Il reste à cette unité { $count } tirs, qui seront perdus.
    }
bc-caution-miss = Aucun numéro qui peut sortir maintenant ne touche cette cible. Le tir sera perdu.
bc-caution-attack = Aucune de vos unités déployées ne peut y prendre part. Cette attaque ne peut pas réussir.

## Sums. Titles, then terms.

bc-sum-attack = Attaque de l’unité « { $unit } » contre les unités { $type }
bc-sum-defence = Défense de l’unité « { $unit } » contre les unités { $type }
bc-term-printed = sur la carte
bc-term-prepared = défenses préparées
bc-term-kept = cartes conservées de cette manche
bc-term-air-group = groupe aérien et cartes conservées de cette manche

## Chances.

bc-chance-hit =
    L’unité « { $shooter } » touche l’unité « { $target } » avec un numéro de { $low } à { $high }
bc-chance-hit-one = L’unité « { $shooter } » touche l’unité « { $target } » avec le numéro { $low }
bc-chance-autokill = L’unité « { $shooter } » détruit l’unité « { $target } » d’un coup sûr
bc-chance-shots =
    L’unité « { $shooter } » touche l’unité « { $target } » au moins une fois, si ses { $count } tirs restants la visent tous
bc-chance-together =
    L’unité « { $target } » est touchée au moins une fois, si toutes les unités qui peuvent la viser tirent sur elle, soit { $count } tirs

## Cards not seen.

bc-unseen = { $places-or }
bc-unseen-places = { $zones-or } chez { $who }
bc-unseen-conflict = pioche de conflit ({ $theatre })
