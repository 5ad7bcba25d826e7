### The cards of Battle for Stalingrad: their names, their facts and their text.

## Locations.

sg-card-mamayev-kurgan = Kourgane Mamaïev
sg-card-pavlovs-house = Maison Pavlov
sg-card-dzerzhinsky-tractor-works = Usine de tracteurs Dzerjinski
sg-card-red-october-steel-works = Aciérie Octobre rouge
sg-card-barrikady-gun-factory = Usine de canons Barrikady
sg-card-grain-elevator = Silo à grain
sg-card-central-railway-station = Gare centrale
sg-card-lazur-chemical-plant = Usine chimique Lazour
sg-card-univermag-department-store = Grand magasin Univermag
sg-card-central-volga-landing = Débarcadère central de la Volga

## German Forces.

sg-card-16th-panzer-division = 16e division blindée
sg-card-24th-panzer-division = 24e division blindée
sg-card-14th-panzer-division = 14e division blindée
sg-card-29th-motorised-infantry-division = 29e division d’infanterie motorisée
sg-card-60th-motorised-infantry-division = 60e division d’infanterie motorisée
sg-card-3rd-motorised-infantry-division = 3e division d’infanterie motorisée
sg-card-71st-infantry-division = 71e division d’infanterie
sg-card-295th-infantry-division = 295e division d’infanterie
sg-card-305th-infantry-division = 305e division d’infanterie
sg-card-79th-infantry-division = 79e division d’infanterie
sg-card-100th-jaeger-division = 100e division de chasseurs
sg-card-44th-infantry-division = 44e division d’infanterie
sg-card-389th-infantry-division = 389e division d’infanterie
sg-card-94th-infantry-division = 94e division d’infanterie
sg-card-297th-infantry-division = 297e division d’infanterie
sg-card-371st-infantry-division = 371e division d’infanterie
sg-card-384th-infantry-division = 384e division d’infanterie
sg-card-76th-infantry-division = 76e division d’infanterie
sg-card-376th-infantry-division = 376e division d’infanterie
sg-card-113th-infantry-division = 113e division d’infanterie
sg-card-assault-pioneer-battalions = Bataillons de pionniers d’assaut
sg-card-244th-assault-gun-battalion = 244e bataillon de canons d’assaut
sg-card-369th-croatian-reinforced-regiment = 369e régiment croate renforcé

## Soviet Forces.

sg-card-13th-guards-rifle-division = 13e division de fusiliers de la Garde
sg-card-37th-guards-rifle-division = 37e division de fusiliers de la Garde
sg-card-39th-guards-rifle-division = 39e division de fusiliers de la Garde
sg-card-35th-guards-rifle-division = 35e division de fusiliers de la Garde
sg-card-95th-rifle-division = 95e division de fusiliers
sg-card-138th-rifle-division = 138e division de fusiliers
sg-card-284th-rifle-division = 284e division de fusiliers
sg-card-308th-rifle-division = 308e division de fusiliers
sg-card-45th-rifle-division = 45e division de fusiliers
sg-card-84th-tank-brigade = 84e brigade de chars
sg-card-6th-guards-tank-brigade = 6e brigade de chars de la Garde
sg-card-137th-tank-brigade = 137e brigade de chars
sg-card-10th-nkvd-rifle-division = 10e division de fusiliers du NKVD
sg-card-193rd-rifle-division = 193e division de fusiliers
sg-card-112th-rifle-division = 112e division de fusiliers
sg-card-244th-rifle-division = 244e division de fusiliers
sg-card-131st-rifle-division = 131e division de fusiliers
sg-card-92nd-naval-rifle-brigade = 92e brigade de fusiliers marins
sg-card-124th-rifle-brigade = 124e brigade de fusiliers
sg-card-42nd-rifle-brigade = 42e brigade de fusiliers
sg-card-149th-rifle-brigade = 149e brigade de fusiliers
sg-card-115th-rifle-brigade = 115e brigade de fusiliers
sg-card-workers-militia = Milice ouvrière

## German Action cards.

sg-card-stuka-dive-bombers = Bombardiers en piqué Stuka
sg-card-heavy-artillery = Artillerie lourde
sg-card-carpet-bombing = Tapis de bombes
sg-card-panzer-thrust = Percée blindée
sg-card-pioneer-assault = Assaut des pionniers
sg-card-flamethrowers = Lance-flammes
sg-card-ju-52-airlift = Pont aérien de Ju 52
sg-card-supply-column = Colonne de ravitaillement
sg-card-kampfgruppe = Kampfgruppe
sg-card-night-march = Marche de nuit
sg-card-air-reconnaissance = Reconnaissance aérienne
sg-card-sixth-army-headquarters = QG de la 6e armée
sg-card-hold-at-all-costs = Tenir à tout prix
sg-card-iron-cross = Croix de fer
sg-card-signals-intercept = Interception radio
sg-card-operation-winter-storm = Opération Tempête d’hiver
sg-card-assault-guns = Canons d’assaut
sg-card-hedgehog-defence = Défense en hérisson
sg-card-exploitation = Exploitation

## Soviet Action cards.

sg-card-operation-uranus = Opération Uranus
sg-card-katyusha-barrage = Barrage de Katiouchas
sg-card-guns-across-the-volga = Canons d’outre-Volga
sg-card-snipers = Tireurs d’élite
sg-card-hugging-the-enemy = Coller à l’ennemi
sg-card-storm-groups = Groupes d’assaut
sg-card-order-no-227 = Ordre n° 227
sg-card-volga-ferry = Bac de la Volga
sg-card-night-crossing = Traversée de nuit
sg-card-factory-t-34s = T-34 sortis d’usine
sg-card-workers-battalions = Bataillons ouvriers
sg-card-barricades-and-mines = Barricades et mines
sg-card-sewer-infiltration = Infiltration par les égouts
sg-card-62nd-army-headquarters = QG de la 62e armée
sg-card-order-of-lenin = Ordre de Lénine
sg-card-maskirovka = Maskirovka
sg-card-kotluban-offensive = Offensive de Kotlouban
sg-card-general-winter = Général Hiver
sg-card-nkvd-blocking-detachment = Détachement de barrage du NKVD

## Facts.

sg-facts = { $facts-comma }
sg-fact-location = objectif
sg-fact-force =
    { $side ->
        [german] unité allemande
       *[soviet] unité soviétique
    }
sg-fact-action =
    { $side ->
        [german] carte action allemande
       *[soviet] carte action soviétique
    }
sg-fact-armoured = { $type } (unité blindée)
sg-fact-value = valeur de Force { $value }
sg-fact-combat = valeur de combat { $combat }
sg-fact-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

## Text of Locations: the chart, from $first to $last Rubble, and the notes.

sg-text-chart = Rapporte, selon ses jetons de décombres : { $steps-comma }. Détruit au { $limit }e jeton.
sg-chart-step =
    { $count ->
        [1] { sg-rations } à { $first }
       *[other] { sg-rations } de { $first } à { $last }
    }
sg-text-note = Particularité : { $note }.
sg-text-note-of = Particularité tant que { $who } contrôle cet objectif : { $note }.
sg-text-keeps =
    { $count ->
        [1] La particularité subsiste quand l’objectif est détruit.
       *[other] Les particularités subsistent quand l’objectif est détruit.
    }
sg-text-loses =
    { $count ->
        [1] La particularité disparaît quand l’objectif est détruit.
       *[other] Les particularités disparaissent quand l’objectif est détruit.
    }

sg-note-draw =
    { $amount ->
        [one] celui qui contrôle l’objectif pioche { $amount } carte de plus à la phase de tirage
       *[other] celui qui contrôle l’objectif pioche { $amount } cartes de plus à la phase de tirage
    }
sg-note-shelter = dans les batailles livrées ici, le défenseur ajoute { $amount } à son total de combat
sg-note-price-less =
    { $amount ->
        [one] celui qui contrôle l’objectif paie { $amount } carte de moins pour { $bought }
       *[other] celui qui contrôle l’objectif paie { $amount } cartes de moins pour { $bought }
    }
sg-note-price-more =
    { $amount ->
        [one] celui qui contrôle l’objectif paie { $amount } carte de plus pour { $bought }
       *[other] celui qui contrôle l’objectif paie { $amount } cartes de plus pour { $bought }
    }
sg-bought-each = chaque unité
sg-bought-each-of = chaque unité de type { $types-or }
sg-bought-first = la première unité achetée à chaque tour
sg-bought-first-of = la première unité achetée à chaque tour, si elle est de type { $types-or }
sg-note-toll-more =
    { $amount ->
        [one] l’adversaire de celui qui contrôle l’objectif paie { $amount } carte de plus pour chaque unité
       *[other] l’adversaire de celui qui contrôle l’objectif paie { $amount } cartes de plus pour chaque unité
    }
sg-note-toll-less =
    { $amount ->
        [one] l’adversaire de celui qui contrôle l’objectif paie { $amount } carte de moins pour chaque unité
       *[other] l’adversaire de celui qui contrôle l’objectif paie { $amount } cartes de moins pour chaque unité
    }
sg-note-retreat =
    { $amount ->
        [one]
            dans les batailles livrées ici, chaque recul d’une unité en défense absorbe { $amount } perte de plus
       *[other]
            dans les batailles livrées ici, chaque recul d’une unité en défense absorbe { $amount } pertes de plus
    }
sg-note-flips =
    dans les batailles livrées ici, le dernier camp à avoir contrôlé l’objectif révèle { $cards } cartes au lieu
    d’une et en utilise une
sg-note-flips-attacking =
    dans les batailles livrées ici, le dernier camp à avoir contrôlé l’objectif, s’il attaque, révèle { $cards }
    cartes au lieu d’une et en utilise une
sg-note-march =
    les mouvements périphériques de celui qui contrôle l’objectif ne coûtent pas de ration ; chaque unité fait au
    plus { $most } mouvements gratuits par tour
sg-note-armour =
    dans les batailles livrées ici, chaque unité blindée engagée, quel que soit son camp, a +{ $amount } au combat

## Text of Forces.

sg-text-mobile =
    Mobile : fait jusqu’à { $most } mouvements par tour sans payer de ration ; ses attaques en coûtent une comme
    d’habitude.
sg-text-assault = Assaut : +1 au combat quand l’unité attaque.
sg-text-defence = Défense : +1 au combat quand l’unité défend.
sg-text-stubborn = Tenace : son recul absorbe 3 pertes au lieu de 2.
sg-text-sappers = Sapeurs : une attaque à laquelle l’unité participe place 2 jetons de décombres au lieu d’un.

## Text of Action cards: when, then what, an op after the other.

sg-text-keywords =
    { $count ->
        [1] Type : { $keywords-comma }.
       *[other] Types : { $keywords-comma }.
    }
sg-text-action = Pendant votre phase d’action : { $effect-sentences }.
sg-text-battle = En bataille : { $effect-sentences }.
sg-text-battle-attacker = En bataille, si vous attaquez : { $effect-sentences }.
sg-text-battle-defender = En bataille, si vous défendez : { $effect-sentences }.
sg-text-reaction = En réaction : { $effect-sentences }.
sg-text-draws =
    { $amount ->
        [one] Tant que cette carte est en jeu : piochez { $amount } carte de plus à votre phase de tirage.
       *[other] Tant que cette carte est en jeu : piochez { $amount } cartes de plus à votre phase de tirage.
    }
sg-text-firefight = À l’accrochage : { $effect }.

sg-op-combat = ajoutez { $amount } à votre total de combat
sg-op-combat-armoured =
    ajoutez { $armoured } à votre total de combat si l’une de vos unités blindées est engagée, sinon { $amount }
sg-op-combat-armoured-at =
    ajoutez { $armoured } à votre total de combat si l’une de vos unités blindées est engagée ou si la bataille
    porte sur l’objectif « { $location } », sinon { $amount }
sg-op-weaken = retirez { $amount } au total de combat adverse
sg-op-rubble =
    { $amount ->
        [one] placez { $amount } jeton de décombres sur l’objectif
       *[other] placez { $amount } jetons de décombres sur l’objectif
    }
sg-op-breach =
    ce que la particularité de l’objectif ajoute au total adverse ne compte pas dans cette bataille ({ $locations })
sg-op-harry = chaque recul ennemi dans cette bataille absorbe 1 perte de moins, mais au moins 1
sg-op-hold =
    { $losses ->
        [1] vos unités ne peuvent pas reculer dans cette bataille et votre première perte est ignorée
       *[other]
            vos unités ne peuvent pas reculer dans cette bataille et vos { $losses } premières pertes sont ignorées
    }
sg-op-shrug-off = ignorez { sg-losses }
sg-op-strike-out =
    les évènements adverses de type { $keywords-or } sont sans effet dans cette bataille, y compris ceux déjà
    joués ; les décombres déjà placés restent
sg-op-supply = répartissez { sg-rations } entre vos unités, à votre guise
sg-op-reinforce =
    { $discount ->
        [one] renforcez-vous une fois en payant { $discount } carte de moins, mais au moins 1 carte
       *[other] renforcez-vous une fois en payant { $discount } cartes de moins, mais au moins 1 carte
    }
sg-op-draw =
    { $cards ->
        [one] piochez { $cards } carte
       *[other] piochez { $cards } cartes
    }
sg-op-decorate =
    décorez d’une médaille l’une de vos unités dans la zone de contrôle d’un objectif que vous contrôlez
sg-op-march =
    { $forces ->
        [1] l’une de vos unités fait un mouvement gratuit
       *[other] jusqu’à { $forces } de vos unités font chacune un mouvement gratuit
    }
sg-op-infiltrate =
    { $start ->
        [controlled]
            l’une de vos unités dans la zone de contrôle d’un objectif que vous contrôlez se déplace gratuitement
            vers n’importe quelle autre zone de contrôle, même celle d’un objectif que l’ennemi contrôle
       *[anywhere]
            l’une de vos unités, où qu’elle soit, se déplace gratuitement vers n’importe quelle autre zone de
            contrôle, même celle d’un objectif que l’ennemi contrôle
    }
sg-op-discard-at-random =
    { $cards ->
        [one] l’adversaire défausse { $cards } carte de sa main au hasard
       *[other] l’adversaire défausse { $cards } cartes de sa main au hasard
    }
sg-op-bomb =
    { $rubble ->
        [one]
            à un objectif de votre choix, chaque unité ennemie en zone de contrôle perd { sg-rations } ; placez-y
            { $rubble } jeton de décombres
       *[other]
            à un objectif de votre choix, chaque unité ennemie en zone de contrôle perd { sg-rations } ; placez-y
            { $rubble } jetons de décombres
    }
sg-op-snipe = une unité ennemie en zone de contrôle perd { sg-rations }
sg-op-starve =
    { $zone ->
        [control] chaque unité ennemie en zone de contrôle perd { sg-rations }
       *[any] chaque unité ennemie, où qu’elle soit, perd { sg-rations }
    }
sg-op-cancel = annulez la carte que l’adversaire vient d’annoncer, qui est défaussée sans effet
sg-op-cancel-marked =
    annulez une carte de type { $keywords-or } que l’adversaire vient d’annoncer, qui est défaussée sans effet
sg-op-recall = une carte adverse en jeu de type { $keyword } rejoint la défausse de l’adversaire
sg-op-stay =
    { $wins ->
        [0] cette carte reste en jeu
       *[other] cette carte reste en jeu ; dès qu’il y en a { $wins } en jeu, vous gagnez la partie
    }

## The same in short, for the choice of a card.

sg-brief-combat = total +{ $amount }
sg-brief-combat-armoured = total +{ $armoured } avec une unité blindée, sinon +{ $amount }
sg-brief-combat-armoured-at =
    total +{ $armoured } avec une unité blindée ou sur l’objectif « { $location } », sinon +{ $amount }
sg-brief-weaken = total adverse −{ $amount }
sg-brief-rubble =
    { $amount ->
        [one] { $amount } jeton de décombres
       *[other] { $amount } jetons de décombres
    }
sg-brief-breach = particularité ignorée
sg-brief-harry = les reculs ennemis absorbent 1 de moins
sg-brief-hold =
    { $losses ->
        [1] sans recul possible, première perte ignorée
       *[other] sans recul possible, { $losses } premières pertes ignorées
    }
sg-brief-shrug-off =
    { $losses ->
        [one] { $losses } perte ignorée
       *[other] { $losses } pertes ignorées
    }
sg-brief-strike-out = évènements adverses de type { $keywords-or } sans effet
sg-brief-supply = { sg-rations }
sg-brief-reinforce =
    { $discount ->
        [one] une unité pour { $discount } carte de moins
       *[other] une unité pour { $discount } cartes de moins
    }
sg-brief-draw =
    { $cards ->
        [one] piocher { $cards } carte
       *[other] piocher { $cards } cartes
    }
sg-brief-decorate = une médaille
sg-brief-march =
    { $forces ->
        [1] une unité se déplace gratuitement
       *[other] jusqu’à { $forces } unités se déplacent gratuitement
    }
sg-brief-infiltrate =
    { $start ->
        [controlled] de l’un de vos objectifs vers toute autre zone de contrôle, gratuitement
       *[anywhere] de n’importe où vers toute autre zone de contrôle, gratuitement
    }
sg-brief-discard-at-random =
    { $cards ->
        [one] l’adversaire défausse { $cards } carte au hasard
       *[other] l’adversaire défausse { $cards } cartes au hasard
    }
sg-brief-bomb =
    { $rubble ->
        [one] sur un objectif, { sg-rations } de moins par unité ennemie et { $rubble } jeton de décombres
       *[other] sur un objectif, { sg-rations } de moins par unité ennemie et { $rubble } jetons de décombres
    }
sg-brief-snipe = une unité ennemie perd { sg-rations }
sg-brief-starve =
    { $zone ->
        [control] chaque unité ennemie en zone de contrôle perd { sg-rations }
       *[any] chaque unité ennemie perd { sg-rations }
    }
sg-brief-cancel = annule la carte annoncée
sg-brief-cancel-marked = annule une carte annoncée de type { $keywords-or }
sg-brief-recall = une carte adverse de type { $keyword } quitte le jeu
sg-brief-stay =
    { $wins ->
        [0] reste en jeu
       *[other] reste en jeu, la { $wins }e donne la victoire
    }
