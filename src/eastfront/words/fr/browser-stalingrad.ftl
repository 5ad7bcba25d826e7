### Stalingrad's table in the browser.

## Zones and piles. $side is the name of a side (Allemand, Soviétique), $location that of a Location.

sgt-zone-control = Zone de contrôle « { $location } » ({ $side })
sgt-zone-perimeter = Zone périphérique « { $location } » ({ $side })
sgt-area-control = Contrôle
sgt-area-perimeter = Périphérie
sgt-zone-hand = Main
sgt-zone-deck = Pioche
sgt-zone-discard = Défausse
sgt-zone-lost = Perdues
sgt-zone-chosen = Choisies, à placer
sgt-zone-pending = Annonce
sgt-zone-in-play = En jeu
sgt-zone-unused = Objectifs hors jeu
sgt-pending-none = Les cartes jouées y attendent une réaction.
sgt-middle = Entre les camps
sgt-muster = Unités au choix
sgt-stack-name = { $side } : { $title }
sgt-stack = { $name }, { $count }
sgt-stack-look = { $name }, { $count }, consulter
sgt-hand-known =
    { $count ->
        [one] { $count } carte connue
       *[other] { $count } cartes connues
    }
sgt-hand-known-title = Cartes connues en main : { $side }
sgt-pile-next = Prochaine unité, sur { $count }
sgt-pile-closed =
    { $count ->
        [one] { $count } unité à venir
       *[other] { $count } unités à venir
    }

## Sides.

sgt-side = Camp : { $side }
sgt-side-holds =
    { $held ->
        [one] Contrôle { $held } objectif
       *[other] Contrôle { $held } objectifs
    }
sgt-side-turn = tour { $turn } sur { $cap }

## Forces and Locations on the table.

sgt-force-state =
    Combat { $combat }, { $rations ->
        [one] { $rations } ration
       *[other] { $rations } rations
    }{ $medals ->
        [0] {""}
        [one] , { $medals } médaille
       *[other] , { $medals } médailles
    }
sgt-force-value = valeur { $value }
sgt-force-engaged = engagée dans la bataille
sgt-force-carried = à placer maintenant
sgt-held = Contrôle : { $side }
sgt-held-contested = Disputé
sgt-held-nobody = À personne
sgt-location-rubble = Décombres { $rubble } sur { $limit }, rapporte { $rations }
sgt-location-destroyed = Détruit
sgt-location-fought = attaqué en ce moment
sgt-glance = Les objectifs en un coup d’œil
sgt-glance-location = { $name } : unités en haut { $enemy }, en bas { $own }
sgt-card-struck = sans effet
sgt-card-flipped = révélée

## What a Location's notes change. $amount is a signed number; $what is first, each or a type of Force.

sgt-note-draw = Pioche de qui contrôle : { $amount }
sgt-note-shelter = Total du défenseur : { $amount }
sgt-note-price =
    { $what ->
        [first] Prix de la première unité du tour pour qui contrôle : { $amount }
        [infantry] Prix de l’infanterie pour qui contrôle : { $amount }
        [motorised] Prix des unités motorisées pour qui contrôle : { $amount }
        [tanks] Prix des chars pour qui contrôle : { $amount }
        [engineers] Prix du génie pour qui contrôle : { $amount }
       *[each] Prix d’une unité pour qui contrôle : { $amount }
    }
sgt-note-toll = Prix d’une unité pour l’ennemi : { $amount }
sgt-note-retreat = Pertes absorbées par un recul en défense : { $amount }
sgt-note-flips = Cartes révélées par le dernier à contrôler : { $amount }
sgt-note-flips-attacking = Cartes révélées par le dernier à contrôler, s’il attaque : { $amount }
sgt-note-march = Mouvements périphériques gratuits pour qui contrôle
sgt-note-armour = Combat des unités blindées : { $amount }

## The battle.

sgt-battle-title = Attaque de l’objectif « { $location } » ({ $side })
sgt-battle-against = contre
sgt-battle-attacker = { $side } (attaque)
sgt-battle-defender = { $side } (défense)
sgt-battle-forces = Unités
sgt-battle-retreated = { $force } (recul)
sgt-battle-held = Ne peut pas reculer.
sgt-battle-harried = Ses reculs absorbent 1 de moins.
sgt-battle-ignores =
    { $count ->
        [one] Ignore { $count } perte.
       *[other] Ignore { $count } pertes.
    }
sgt-battle-muted =
    { $keyword ->
        [air] Évènements d’aviation sans effet.
        [artillery] Évènements d’artillerie sans effet.
       *[other] Évènements Uranus sans effet.
    }
sgt-battle-losses =
    { $count ->
        [one] { $count } perte à absorber
       *[other] { $count } pertes à absorber
    }

## The faces of cards.

sgt-kind-force =
    { $type ->
        [motorised]
            { $side ->
                [german] Unité allemande, infanterie motorisée
               *[soviet] Unité soviétique, infanterie motorisée
            }
        [tanks]
            { $side ->
                [german] Unité allemande, chars
               *[soviet] Unité soviétique, chars
            }
        [engineers]
            { $side ->
                [german] Unité allemande, génie
               *[soviet] Unité soviétique, génie
            }
       *[infantry]
            { $side ->
                [german] Unité allemande, infanterie
               *[soviet] Unité soviétique, infanterie
            }
    }
sgt-kind-action =
    { $side ->
        [german] Carte action allemande
       *[soviet] Carte action soviétique
    }
sgt-kind-location = Objectif
sgt-action-uses = Un évènement, une valeur d’accrochage, ou un moyen de paiement : 1 carte d’un prix, ou des rations.
sgt-letter-infantry = I
sgt-letter-motorised = M
sgt-letter-tanks = C
sgt-letter-engineers = G
sgt-letter-action = A
sgt-letter-battle = B
sgt-letter-reaction = R
sgt-letter-location = O
sgt-ability-mobile = Mobile
sgt-ability-assault = Assaut
sgt-ability-defence = Défense
sgt-ability-stubborn = Tenace
sgt-ability-sappers = Sapeurs
sgt-fact-combat = Combat
sgt-fact-rations = Rations
sgt-fact-value = Valeur de Force
sgt-fact-firefight = Valeur d’accrochage
sgt-fact-yield = Rations sans décombres
sgt-fact-limit = Décombres qui le détruisent
