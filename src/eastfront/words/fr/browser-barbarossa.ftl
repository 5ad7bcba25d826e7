### Barbarossa's table in the browser.

bb-board = La table
bb-zone-of = { $zone } ({ $name })
bb-zone-war-zone = Zone de guerre
bb-zone-cities = Villes
bb-zone-events = Évènements
bb-zone-support = Soutien
bb-zone-removed = Hors de cette partie
bb-zone-scrapped = Mises au rebut
bb-zone-revealed = Révélés
bb-zone-doomed = Pertes
bb-zone-active = Ligne de front
bb-zone-exhausted = Épuisées
bb-zone-lingering = Restent épuisées
bb-zone-played = Zone de jeu
bb-zone-hand = Main
bb-zone-deck = Pioche
bb-zone-discard = Défausse
bb-short-discard = Défausse
bb-state-active = active
bb-state-exhausted = épuisée
bb-state-lingering = reste épuisée

bb-cost = Coût de renfort { $cost }
bb-footholds = Têtes de pont, à attaquer
bb-bought-out = Plus aucune carte :

bb-turn = Le tour
bb-turn-of = { $name } : tour { $turn }
bb-called = { $name }, { $seat }
bb-phases = Phases du tour
bb-starting-phase = Initiale
bb-tactics-phase = Tactique
bb-reinforcement-phase = Renfort
bb-clean-up = Ajustement
bb-points = Points disponibles
bb-point-tactic = Tactique
bb-point-supply = Ravitaillement
bb-point-reinforcement = Renfort
bb-point-attack = Attaque
bb-points-tactic =
    { $count ->
        [one] { $count } point de tactique
       *[other] { $count } points de tactique
    }
bb-points-supply =
    { $count ->
        [one] { $count } point de ravitaillement
       *[other] { $count } points de ravitaillement
    }
bb-points-reinforcement =
    { $count ->
        [one] { $count } point de renfort
       *[other] { $count } points de renfort
    }
bb-points-attack =
    { $count ->
        [one] { $count } point d’attaque
       *[other] { $count } points d’attaque
    }

bb-seat-of = Zone de combat : { $name }
bb-victory =
    { $count ->
        [one] { $count } point de victoire, d’après ce que tous savent
       *[other] { $count } points de victoire, d’après ce que tous savent
    }
bb-cities =
    { $count ->
        [0] aucune ville
        [one] { $count } ville
       *[other] { $count } villes
    }
bb-losses = Choisir les pertes

bb-combat = Combat
bb-combat-target = objectif attaqué
bb-combat-on = Attaque : { $site }
bb-combat-printed = Sur la carte
bb-combat-lowered = Réduction
bb-combat-floor = Jamais moins de 0
bb-combat-missing =
    { $count ->
        [one] Il manque { $count } point d’attaque.
       *[other] Il manque { $count } points d’attaque.
    }
bb-combat-enough = C’est assez pour le conquérir.
bb-combat-break-off = Rompre
bb-combat-none =
    { $count ->
        [0] Aucun combat en cours, et plus aucun ce tour-ci.
        [1] Aucun combat en cours. Un combat peut être déclaré ce tour-ci.
        [one] Aucun combat en cours. Combats possibles ce tour-ci : { $count }.
       *[other] Aucun combat en cours. Combats possibles ce tour-ci : { $count }.
    }

bb-look-through =
    { $count ->
        [one] Consulter : { $pile }, { $count } carte
       *[other] Consulter : { $pile }, { $count } cartes
    }
bb-from-the-top = À partir du dessus
bb-events-above = Connues, sur le dessus
bb-events-unseen = Pas encore vues, sans ordre
bb-events-below = Connues, tout au fond
bb-deck-unseen = Dans la pioche, sans ordre
bb-deck-and-hand-unseen = Dans la pioche ou inconnues en main, sans ordre

bb-kind-supply = Carte Ravitaillement
bb-kind-strategy = Carte Stratégie
bb-kind-army = Carte Unité
bb-kind-support = Carte Soutien
bb-kind-site = Carte Objectif
bb-kind-event = Carte Évènement
bb-letter-supply = R
bb-letter-strategy = S
bb-letter-army = U
bb-letter-support = O
bb-letter-site = T
bb-letter-city = V
bb-letter-event = E
bb-subtype-infantry = Infanterie
bb-subtype-staff = État-major
bb-subtype-gun = Canon
bb-subtype-recon = Reconnaissance
bb-subtype-engineer = Génie
bb-subtype-tank = Char
bb-subtype-foothold = Tête de pont
bb-subtype-city = Ville
bb-subtype-armour = Blindés
bb-fact-buy_cost = Coût de renfort
bb-fact-play_cost = Coût de jeu
bb-fact-defence = Défense
bb-fact-modifier = Ajouté à la défense
bb-fact-victory = Points de victoire
