### The rules browser.

rules-title = Règles
rules-text = Tous les points de règle que suivent les tables, avec nos propres mots, leur source, leur raison et les tests qui les montrent.
rules-learn = Un jeu est nouveau pour vous ? Un guide vous l’apprend pendant que vous jouez.
rules-count-game =
    { $clauses ->
        [one] { $clauses } point de règle
       *[other] { $clauses } points de règle
    }, { $editions ->
        [one] { $editions } édition
       *[other] { $editions } éditions
    }, { $questions ->
        [one] { $questions } question de mise en place
       *[other] { $questions } questions de mise en place
    }
rules-title-of = Règles de { $game }
rules-about = Voici les règles que suivent les tables, avec nos propres mots et point par point : version { $version }. À la table, chaque refus nomme le point de règle sur lequel il se fonde.
rules-english = Les points de règle eux-mêmes ne sont écrits qu’en anglais.
rules-search = Chercher des mots, des numéros de règle ou des sources
rules-found =
    { $count ->
        [one] { $count } point de règle
       *[other] { $count } points de règle
    }
rules-none = Aucun point de règle ne correspond. Cherchez moins précisément, ou affichez tout.
rules-by-status = Origine
rules-by-edition = Édition
rules-by-question = Réponse à
rules-chapters = Chapitres
rules-chapter = { $number }. { $title }
rules-no-edition = dans aucune édition, seulement par choix
rules-why = Pourquoi :
rules-answers = Une réponse à la question
rules-cards = Cartes :
rules-cited = Cite ou est cité par :
rules-together = Montré avec :
rules-source = Source :
rules-tests =
    { $count ->
        [one] { $count } test le montre
       *[other] { $count } tests le montrent
    }
rules-questions = Questions de mise en place
rules-questions-text = Ici les documents divergent, ou laissent de la marge. Chaque édition a ses réponses ; une table peut en choisir d’autres.
rules-to-set-up = Préparer une table
rules-numbers = tout nombre de { $low } à { $high }

rules-chapter-bb-1 = Matériel
rules-chapter-bb-2 = Les six sortes de points
rules-chapter-bb-3 = Les cartes
rules-chapter-bb-4 = Préparatifs
rules-chapter-bb-5 = Zones, jeu des cartes, mots clés
rules-chapter-bb-6 = Déroulement de la partie
rules-chapter-bb-7 = Phases d’un tour
rules-chapter-bb-8 = Fin de la partie et victoire
rules-chapter-bb-9 = Effets et capacités des cartes
rules-chapter-bb-10 = Déploiement des cartes
rules-chapter-bb-11 = Renfort
rules-chapter-bb-12 = Le combat
rules-chapter-bb-13 = Autres points tranchés
rules-chapter-bb-14 = Exemple de partie
rules-chapter-bb-15 = Points tranchés sur des cartes
rules-chapter-bb-16 = Remarques sans effet sur le jeu

rules-chapter-sg-1 = Matériel, victoire et fin de la partie
rules-chapter-sg-2 = Mise en place
rules-chapter-sg-3 = Contrôle, décombres, destruction
rules-chapter-sg-4 = Ravitaillement
rules-chapter-sg-5 = Phase d’action
rules-chapter-sg-6 = Tirage
rules-chapter-sg-7 = L’attaque
rules-chapter-sg-8 = Pertes et médailles
rules-chapter-sg-9 = Évènements, réactions et réponses
rules-chapter-sg-10 = Particularités des objectifs
rules-chapter-sg-11 = Capacités des unités
rules-chapter-sg-12 = Les cartes action une à une
rules-chapter-sg-13 = Ce qui est caché
rules-chapter-sg-14 = Remarques : faits sur le matériel

rules-chapter-bc-1 = Matériel et mise en place
rules-chapter-bc-2 = Le tour
rules-chapter-bc-3 = Une carte de bataille est piochée
rules-chapter-bc-4 = Manches
rules-chapter-bc-5 = Tirs
rules-chapter-bc-6 = Soutien et chefs
rules-chapter-bc-7 = Impasse
rules-chapter-bc-8 = Cartes conservées
rules-chapter-bc-9 = Pioches reformées
rules-chapter-bc-10 = Victoire
rules-chapter-bc-11 = Déploiement d’urgence
rules-chapter-bc-12 = Extensions
rules-chapter-bc-13 = La partie combinée
rules-chapter-bc-14 = Les cartes de conflit une à une
rules-chapter-bc-15 = Capacités des unités et textes des batailles
rules-chapter-bc-16 = Ce qui est caché
rules-chapter-bc-17 = Remarques : faits sur les documents et la série
