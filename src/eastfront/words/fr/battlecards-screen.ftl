### What the screen of BattleCards says around the game.

## Seats, by edition and number.

screen-side-battlecards-russian-front-1 = Allemagne
screen-side-battlecards-russian-front-2 = URSS
screen-side-battlecards-western-1 = Allemagne
screen-side-battlecards-western-2 = Grande-Bretagne
screen-side-battlecards-combined-1 = Allemagne
screen-side-battlecards-combined-2 = Grande-Bretagne
screen-side-battlecards-combined-3 = Barbarossa
screen-side-battlecards-combined-4 = URSS
screen-axis = Axe
screen-allies = Alliés

## The table.

screen-battlecards-title = BattleCards, { $edition }{ $packs ->
        [none] {""}
       *[other] {" "}avec { $packs }
    } : { $turn ->
        [0] premières forces
       *[other] tour { $turn }, { $seat }
    }
screen-column-ground = Terre
screen-column-air = Air
screen-column-sea = Mer
screen-column-kept = Conservées
screen-battles-held = Batailles détenues
screen-held-by = { $side } : { $battles }
screen-out = { $seat }, éliminé
screen-target = { $first } { $own }, { $second } { $other } ; il en faut { $target } sur { $total } pour gagner
screen-conflict-one = Pioche de conflit
screen-conflict-western = Pioche de l’Ouest
screen-conflict-russian-front = Pioche russe
screen-conflict = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, défausse { $spent } ; { $rebuilds ->
        [0] pas encore reformée
       *[other] reformée { $rebuilds } fois
    } (fin de la partie à la { $most }e fois)
screen-conflict-strict = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, défausse { $spent } ; { $rebuilds ->
        [0] pas encore reformée
       *[other] reformée { $rebuilds } fois
    }
screen-cards-of = Cartes : { $side }
screen-lies-here = { $place } : { $cards }
screen-known-of = Cartes connues : { $side }
screen-known-here = { $place } : { $cards }{ $unknown ->
        [0] {""}
        [one] {" "}et { $unknown } autre
       *[other] {" "}et { $unknown } autres
    }
screen-place-ground = Terre
screen-place-air = Air
screen-place-sea = Mer
screen-place-hand = Main
screen-place-kept = Cartes conservées
screen-place-under = Sous la pioche

## The own cards and the battle.

screen-apart = Choisies
screen-pending = Carte piochée
screen-battle = Bataille
screen-battle-drawn = { $battle } ({ $points } points) : { $aggressor } ({ $attacking }) contre { $defender } ({ $defending }).
screen-battle-refought =
    { $battle } ({ $points } points), livrée de nouveau : { $aggressor } ({ $attacking }) contre { $defender }
    ({ $defending }).
screen-battle-raid = Raid : { $aggressor } ({ $attacking }) contre { $defender } ({ $defending }).
screen-defenders = { $first } et { $second }
screen-objective = Objectif : { $type }.
screen-prepared = Défenses préparées : Terre +{ $defence }.
screen-round = Déroulement
screen-stage-before = Manche { $round }, avant les tirs.
screen-stage-firing = Manche { $round }, phase de tir { $phase }, au tour de ce camp : { $side }.
screen-stage-withdrawing = Manche { $round }, repli : { $side }.
screen-stage-won = Vainqueur : { $side }.
screen-quiet =
    { $count ->
        [one] { $count } manche sans perte sur { $most }.
       *[other] { $count } manches sans perte sur { $most }.
    }
screen-withdrawn = Repliées
screen-withdrawn-of = { $side } : { $cards }
screen-attack = A { $types }
screen-defence = D { $types }
screen-phase = Ph
screen-shots = Tirs
screen-ability = *
screen-abilities = * : avec une capacité
screen-legend = A, D : attaque, défense actuelles contre t(erre) a(ir) m(er). Ph : phase.
screen-legend-shots = • : tir restant.
screen-legend-supports = →3 : soutient l’unité 3.
screen-legend-printed = A, D : attaque, défense contre t(erre) a(ir) m(er). Ph : phase de tir.

## The open piles.

screen-spent-pile = { $deck }, défausse
screen-assassinated = Chefs assassinés
screen-column-open-battle = Batailles que personne ne détient
screen-column-aggressor = Agresseur
screen-column-missing = Condition
screen-column-forces = Forces
screen-missing-holds = { $share ->
        [all] à détenir ({ $side }) :
       *[some] encore { $count } à détenir ({ $side }) parmi :
    } { $battles }
screen-missing-fought = { $share ->
        [all] à livrer d’abord :
       *[some] { $count } à livrer d’abord parmi :
    } { $battles }
