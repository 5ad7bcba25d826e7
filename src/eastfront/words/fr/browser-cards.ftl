### The card browser, and the faces of cards.

face-reconstructed = En partie reconstituée : aucune source ne dit tout de cette carte. Les valeurs qui sont de nous ont un cercle en pointillé.

browse-games = Jeux
browse-to-rules = Ses règles
browse-to-cards = Ses cartes
browse-all = tout
browse-clear = Tout afficher
browse-yes = oui
browse-no = non
browse-legend = Ce que signifient les mots et les clés des sources
browse-sources = Les sources
browse-status-stated = indiqué
browse-status-derived = déduit
browse-status-ruled = tranché
browse-status-reconstructed = reconstitué
browse-status-note = remarque
browse-status-stated-text = Une source le dit.
browse-status-derived-text = Cela découle de ce que disent les sources.
browse-status-ruled-text = Les sources laissent la question ouverte ; nous avons tranché, et disons pourquoi.
browse-status-reconstructed-text = Aucune source ne le dit ; nous l’avons choisi pour que tout s’accorde. Ne le prenez pas pour ce qui est imprimé.
browse-status-note-text = Un fait sur les documents qui ne change rien au jeu.

cards-title = Cartes
cards-text = Toutes les cartes, avec leur texte, leurs valeurs et l’origine de chacune.
cards-count-game =
    { $kinds ->
        [one] { $kinds } sorte de cartes
       *[other] { $kinds } sortes de cartes
    }, jusqu’à { $copies } cartes dans une partie
cards-title-of = Cartes de { $game }
cards-title-card = { $card } : une carte de { $game }
cards-search = Chercher des mots dans les noms et les textes
cards-found =
    { $kinds ->
        [one] { $kinds } sorte de cartes
       *[other] { $kinds } sortes de cartes
    }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
cards-none = Aucune carte ne correspond. Cherchez moins précisément, ou affichez tout.
cards-unknown = Il n’y a pas de carte { $card } dans ce jeu.
cards-by-kind = Sorte
cards-by-side = Camp
cards-by-type = Type
cards-by-class = Classe
cards-by-edition = Édition
cards-by-status = Origine des valeurs
cards-with-stated = avec des valeurs indiquées
cards-with-derived = avec des valeurs déduites
cards-with-reconstructed = avec des valeurs reconstituées
cards-group-side = { $kind }, { $side }
cards-group-count =
    { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
cards-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
cards-number = numéro { $number }
cards-ours = en partie reconstituée
cards-leaf = Feuilleter les cartes
cards-back =
    { $count ->
        [1] Retour à la liste
        [one] Retour à la liste ({ $count })
       *[other] Retour à la liste ({ $count })
    }
cards-copies-title = Exemplaires
cards-only-pack =
    { $count ->
        [one] { $count } exemplaire, seulement si l’extension est de la partie : { $pack }
       *[other] { $count } exemplaires, seulement si l’extension est de la partie : { $pack }
    }
cards-as-edition = Texte dans l’édition { $edition }.
cards-facts-title = Les valeurs et leur origine
cards-reconstructed = Une partie de cette carte est reconstituée : aucune source connue de nous ne la donne, et nous l’avons choisie pour que le jeu fonctionne. Ne la prenez pas pour la carte imprimée.
cards-english = Les notes sur les sources ne sont écrites qu’en anglais.
cards-fact = Donnée
cards-value = Valeur
cards-source = Source
cards-in-text = voir son texte
cards-no-source = aucune source enregistrée
cards-clauses-title = Règles sur cette carte
cards-no-clauses = Aucun point de règle ne porte sur cette carte seule ; les règles de sa sorte s’appliquent.
cards-kind-code = { $kind }, { $code } dans nos listes
cards-option = L’option { $key } change son texte :
cards-namesakes = Autres cartes de ce nom
cards-namesake =
    { $number ->
        [0] { $code }
       *[other] numéro { $number } ({ $code })
    }

card-kind-supply = Cartes Ravitaillement
card-kind-strategy = Cartes Stratégie
card-kind-army = Cartes Unité
card-kind-support = Cartes Soutien
card-kind-site = Cartes Objectif
card-kind-event = Cartes Évènement
card-kind-force = Unités
card-kind-location = Objectifs
card-kind-action = Cartes action
card-kind-unit = Unités
card-kind-battle = Cartes de bataille
card-kind-buildup = Cartes de renforcement
card-kind-immediate = Cartes immédiates
card-kind-kept = Cartes conservées

card-fact-name = Nom
card-fact-subtype = Type
card-fact-copies = Exemplaires
card-fact-play_cost = Coût de jeu
card-fact-buy_cost = Coût de renfort
card-fact-defence = Défense
card-fact-modifier = Modificateur
card-fact-victory = Points de victoire
card-fact-side = Camp
card-fact-type = Type
card-fact-value = Valeur de Force
card-fact-combat = Combat
card-fact-rations = Rations
card-fact-abilities = Capacités
card-fact-chart = Rations selon les décombres
card-fact-chart-length = Longueur du barème
card-fact-chart-rations = Rations du barème
card-fact-notes = Particularité
card-fact-keeps = La particularité subsiste si l’objectif est détruit
card-fact-firefight = Valeur d’accrochage
card-fact-keywords = Mots clés
card-fact-role = Seulement pour
card-fact-modes = Évènement
card-fact-set = Série
card-fact-class = Classe
card-fact-phases = Phases de tir
card-fact-shots = Tirs
card-fact-attack = Attaque
card-fact-theatre = Théâtre
card-fact-number = Numéro d’action
card-fact-date = Date
card-fact-aggressor = Agresseur
card-fact-defender = Défenseur
card-fact-aggressor_forces = Forces de l’agresseur
card-fact-defender_forces = Forces du défenseur
card-fact-requires = Condition
card-fact-forced = Attaque obligatoire
card-fact-objective = Objectif
card-fact-prepared = Défenses préparées
card-fact-homeland = Patrie
card-fact-window = Moment où elle se joue
card-fact-counterable = Peut être déjouée
card-fact-play = Texte quand elle est jouée
card-fact-standing = Texte permanent
card-fact-on_attack = Texte après une attaque
card-fact-on_gain = Texte à l’acquisition
card-fact-on_reveal = Texte quand elle est révélée
card-fact-on_clean_up = Texte de la phase d’ajustement
card-fact-battle = Évènement en bataille
card-fact-action = Évènement de la phase d’action
card-fact-reaction = Évènement en réaction
card-fact-part = { $name } { $number }
card-against = { $type } { $value }
card-requires-holds = au moins { $count } à détenir parmi : { $cards }
card-requires-fought = au moins { $count } à livrer d’abord parmi : { $cards }

card-word-german = Allemagne
card-word-soviet = URSS
card-word-barbarossa = Barbarossa
card-word-british = Grande-Bretagne
card-word-infantry = Infanterie
card-word-staff = État-major
card-word-gun = Canon
card-word-recon = Reconnaissance
card-word-engineer = Génie
card-word-engineers = Génie
card-word-tank = Char
card-word-tanks = Chars
card-word-armour = Blindés
card-word-armor = Blindé
card-word-motorised = Infanterie motorisée
card-word-foothold = Tête de pont
card-word-city = Ville
card-word-ground = Terre
card-word-air = Air
card-word-sea = Mer
card-word-general = Général
card-word-admiral = Amiral
card-word-leader = Dirigeant
card-word-artillery = Artillerie
card-word-aa = DCA
card-word-fighter = Chasseur
card-word-attack = Avion d’assaut
card-word-bomber = Bombardier
card-word-battleship = Cuirassé
card-word-carrier = Porte-avions
card-word-cruiser = Croiseur
card-word-destroyer = Destroyer
card-word-submarine = Sous-marin
card-word-light = Bâtiment léger
card-word-mobile = Mobile
card-word-assault = Assaut
card-word-stubborn = Tenace
card-word-defence = Défense
card-word-sappers = Sapeurs
card-word-uranus = Uranus
card-word-attacker = l’attaquant
card-word-defender = le défenseur
card-word-battle = en bataille
card-word-action = en phase d’action
card-word-reaction = en réaction
card-word-russian-front = Front russe
card-word-western = Europe de l’Ouest
card-word-x1 = X1, Renforts de l’Armée rouge
card-word-x2 = X2, Panzers à l’Est
card-word-delay = quand une bataille va commencer
card-word-turn = pendant son propre tour
card-word-round = au début d’une manche
card-word-destruction = quand une unité est détruite
card-word-counter = contre une carte de l’ennemi

source-ours = Un point tranché pendant la rédaction des règles.
source-card-set = Nos propres cartes : ce que disent les fichiers de cartes.
source-own-values = On n’en sait rien du tout ; la valeur est de nous.
source-barbarossa-s0 = Le livret de règles anglais d’Arclight, 2010 (l’édition Arclight).
source-barbarossa-s1 = Les règles anglaises 2.0 de Simon Lundström (l’édition Lundström).
source-barbarossa-s2 = Le livret de règles anglais de Kamikaze Games (l’édition Kamikaze).
source-barbarossa-w = Des critiques et des comptes rendus de parties.
source-barbarossa-d = Nos déductions.
source-barbarossa-r = Les lignes de notre comparaison des trois documents.
source-barbarossa-tables = Nos tableaux de cartes.
source-barbarossa-addenda = Des points que nous avons tranchés pour compléter les tableaux.
source-battlecards-rs = La feuille de règles de la série du Front russe ; suit sa section.
source-battlecards-br = La critique de la campagne d’Europe de l’Ouest par Chris Brooks, 2003.
source-battlecards-bn = Les notes du même auteur, de novembre 2003.
source-battlecards-fq = Les réponses de l’éditeur aux questions, version 1.6 de 2003 ; suit le numéro de la réponse.
source-stalingrad-a = L’aide de jeu française ; suivent S, T ou C et un numéro : une étape de la mise en place, une phase du tour, une étape de l’attaque. Là où les sources divergent, elle l’emporte.
source-stalingrad-rb = Le livret de règles, dont seul le début a pu être lu.
source-stalingrad-jp = Un compte rendu de partie japonais et ses impressions.
source-stalingrad-reviews = Des critiques et des nouvelles, dont seuls les débuts ont pu être lus.
source-stalingrad-bgg = Le texte d’un catalogue, qui compte peu.
