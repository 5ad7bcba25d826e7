### What the screen of Stalingrad says around the game.

## Seats, by edition and number.

screen-side-stalingrad-standard-1 = Allemand
screen-side-stalingrad-standard-2 = Soviétique

## The row of Locations.

sg-screen-location = { $number } { $name }
sg-screen-controlled = { $side ->
        [german] allemand
       *[soviet] soviétique
    }
sg-screen-contested = disputé
sg-screen-uncontrolled = à personne
sg-screen-rubble = décombres { $rubble } sur { $limit }, rapporte { $rations }
sg-screen-destroyed = détruit, ne rapporte rien
sg-screen-zone-control = { $side ->
        [german] contrôle allemand
       *[soviet] contrôle soviétique
    }
sg-screen-zone-perimeter = { $side ->
        [german] périphérie allemande
       *[soviet] périphérie soviétique
    }
sg-screen-force = { $force } ({ $values })
sg-screen-legend =
    Entre parenthèses : combat/rations, une ★ par médaille (déjà comptée dans le combat), capacités.

## The table.

sg-screen-title = Battle for Stalingrad : tour { $turn } sur { $cap }, { $seat }
sg-screen-title-set-up = Battle for Stalingrad : mise en place, { $seat }
sg-screen-column-seat = Joueur
sg-screen-column-locations = Contrôle
sg-screen-column-hand = Main
sg-screen-column-deck = Pioche
sg-screen-column-discard = Défausse
sg-screen-column-forces = Pile d’unités
sg-screen-column-lost = Perdues
sg-screen-next = { $side ->
        [german] Prochaine unité allemande
       *[soviet] Prochaine unité soviétique
    }
sg-screen-top = { $force } pour { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }
sg-screen-in-play = En jeu
sg-screen-in-play-wins = { $cards } ; il en faut { $wins } pour gagner
sg-screen-known = { $side ->
        [german] Connues dans la main allemande
       *[soviet] Connues dans la main soviétique
    }
sg-screen-known-cards = { $cards }{ $unknown ->
        [0] {""}
        [one] {" "}et { $unknown } autre
       *[other] {" "}et { $unknown } autres
    }
sg-screen-column-own-hand = Main
sg-screen-column-firefight = Accrochage
sg-screen-column-event = Évènement

## The own chair and the battle.

sg-screen-hand = Main
sg-screen-valued = { $card } { $value }
sg-screen-chosen = Choisies
sg-screen-feeding-order =
    Les rations se donnent dans un ordre fixe : une unité dont le tour est passé n’en reçoit plus de celles-ci.
sg-screen-loss-order = D’abord les reculs, puis les destructions, puis les rations : on ne revient pas en arrière.
sg-screen-announced = Annonce
sg-screen-event = { $card } ({ $event })
sg-screen-answered = { $event }, réaction : { $reaction }
sg-screen-battle = Bataille
sg-screen-attack = { $side ->
        [german] Le joueur allemand attaque l’objectif « { $location } » ({ $rubble }).
       *[soviet] Le joueur soviétique attaque l’objectif « { $location } » ({ $rubble }).
    }
sg-screen-retreated = Recul : { $forces }
sg-screen-total = Total { $total } : { $parts }
sg-screen-part-forces = unités { $amount }
sg-screen-part = { $source } { $amount }
sg-screen-part-struck = { $source } { $amount } (ne compte pas)
sg-screen-held = Ne peut pas reculer.
sg-screen-harried = Ses reculs absorbent 1 de moins.
sg-screen-ignores = Ignore { $count ->
        [one] { $count } perte.
       *[other] { $count } pertes.
    }
sg-screen-muted = Ses évènements de type { $keywords-or } sont sans effet.
sg-screen-losses = Encore { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    } à absorber.
sg-screen-turned-up = Révélées

## The open piles.

sg-screen-discards = { $side ->
        [german] Défausse allemande
       *[soviet] Défausse soviétique
    }
sg-screen-lost = { $side ->
        [german] Unités allemandes perdues
       *[soviet] Unités soviétiques perdues
    }
sg-screen-to-come = { $side ->
        [german] Unités allemandes à venir
       *[soviet] Unités soviétiques à venir
    }
sg-screen-unused = Objectifs hors jeu
sg-screen-column-location = Objectif
sg-screen-column-chart = Rations pour 0, 1, 2… jetons de décombres ; la case actuelle entre crochets
sg-screen-chart = { $steps } ; détruit au { $limit }e jeton

## Moves.

sg-screen-one-way = de là, une seule destination est possible : { $zone }
