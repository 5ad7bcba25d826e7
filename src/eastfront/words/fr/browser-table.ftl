### The table in the browser.

table-decision = Ce qui est à choisir
table-over = La partie est terminée.
table-skip = Passer au présent
table-undo = Annuler
table-undo-ask = Demander d’annuler
table-undo-nothing = Vous n’avez encore rien choisi qui puisse être annulé.
table-only = C’est le seul choix : il est fait pour vous.
table-waits = { $name } choisit ({ $seat }).
table-waits-away = { $name } doit choisir ({ $seat }), mais est absent.
table-log = Ce qui s’est passé
table-seats = Joueurs
table-lost = La connexion est perdue. Elle est relancée sans cesse ; rien de ce que vous avez fait n’est perdu.
table-refused = Cette place n’est plus à vous ici. Elle est peut-être passée sur un autre appareil.
table-closed = Cette table a été fermée avant le début de la partie.
table-halted = Les règles ont changé depuis le début de cette partie : elle est suspendue.
table-missing = Cette table ne peut pas être affichée
table-show-board = Plateau
table-show-side = Journal
table-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
seat-open = place libre
seat-here = présent
seat-away = absent
seat-asked = doit choisir
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
card-back = une carte face cachée
card-count = { $count } exemplaires
zoom-close = Reposer
look-empty = Il n’y a ici aucune carte que vous puissiez voir.
rule-link = Règle { $rule }
rule-link-tab = Règle { $rule }, dans un nouvel onglet
said-keys = Tab y mène, Échap en ramène.

## Beside the board.

side-label = À côté du plateau
side-log = Journal
side-insight = Chances
side-chat = Discussion
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-text = Dire quelque chose
chat-send = Dire
chat-mute = Masquer { $name }
chat-hear = Ne plus masquer { $name }
log-earlier = Tout afficher depuis le début
log-forked = Reprise d’une partie antérieure à l’étape { $step }
log-times = { $count } fois
log-seated = { $seat } : { $name } prend place.
log-computer = { $seat } : un ordinateur prend la place.
log-free = { $seat } : place libre.
log-offer-draw = { $who } : proposition de nulle.
log-offer-abandon = { $who } : proposition d’arrêter la partie sans vainqueur.
log-offer-undo = { $who } : demande d’annuler le dernier choix.
log-offer-rematch = { $who } : proposition de rejouer.
log-agrees = { $who } : d’accord.
log-declines = { $who } : pas d’accord.
log-status-running = La partie commence.
log-status-ended = La partie est terminée.
log-status-closed = La table est fermée.
log-status-halted = La partie est suspendue.
log-status-unfinished = La partie reste inachevée.
log-status-open = La table est ouverte.
log-undo = { $who } : dernier choix annulé.
log-hint = { $who } demande un conseil.
log-resigned = { $who } : abandon.
log-time-out = { $who } : temps écoulé.
log-return = { $who } : de retour.
log-draw = Nulle d’un commun accord.
log-abandon = La partie est arrêtée sans vainqueur.
log-rematch = Une revanche est proposée : « Rejouer » y mène.
log-fork = La partie continue à une autre table.
sequel-rematch = Voir la partie suivante
sequel-fork = Aller à la table où elle continue

## Before something is lost.

doubt-title = { $option } ?
doubt-never = Ne plus demander
doubt-go-on = Confirmer
doubt-back = Revenir
doubt-undo = Annuler votre dernier choix ?
doubt-undo-text = Si les autres en ont vu quelque chose, on leur demande leur accord.

## Offers.

offer-draw = { $who } : proposition de nulle.
offer-abandon = { $who } : proposition d’arrêter la partie sans vainqueur.
offer-undo = { $who } : demande d’annuler le dernier choix.
offer-agree = Accepter
offer-decline = Refuser
offer-withdraw = Retirer l’offre
offer-waiting = On attend les autres.

## The menu of a table.

menu-open = Table
menu-title = À cette table
menu-help = Touches et aide
menu-rules = Règles
menu-cards = Cartes
menu-replay = Relire la partie
menu-copy-link = Copier le lien vers cette table
menu-copied = Copié.
menu-copy-by-hand = Le navigateur ne nous laisse pas copier : sélectionnez le texte et copiez-le vous-même.
menu-copy = Copier
menu-link = Lien
menu-link-explained = Ouvrez ce lien sur l’autre appareil. Il marche une seule fois, pendant un jour, et la place quitte alors cet appareil.
menu-move-seat = Passer ma place sur un autre appareil
menu-draw = Proposer la nulle
menu-abandon = Proposer d’arrêter sans vainqueur
menu-abandon-alone = Arrêter sans vainqueur
menu-resign = Abandonner
menu-resign-sure = Voulez-vous vraiment abandonner cette partie ?
menu-abandon-sure = La partie s’arrête aussitôt, et personne ne l’a gagnée.
menu-return = Reprendre ma place
menu-go-on = Essayer de continuer

## The end.

ending-title =
    { $verdict ->
        [won] Vous avez gagné
        [lost] Vous avez perdu
        [draw] Match nul
        [shared] Victoire partagée
       *[other] La partie est terminée
    }
ending-moscow = Moscou est tombée.
ending-exhausted = Les cartes sont épuisées.
ending-total-victory = Victoire totale.
ending-standard-victory = Victoire aux points.
ending-control = Un seul camp contrôle les cinq objectifs.
ending-uranus = L’opération Uranus a refermé l’encerclement.
ending-undecided = La bataille reste indécise.
ending-abandoned = La partie a été arrêtée sans vainqueur.
ending-resigned = Un joueur a abandonné.
ending-timed-out = Le temps d’un joueur est écoulé.
ending-agreed-draw = Nulle d’un commun accord.
ending-score-barbarossa =
    { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
ending-score-battlecards =
    { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
ending-score-stalingrad =
    { $score ->
        [one] { $score } objectif
       *[other] { $score } objectifs
    }
ending-rematch = Rejouer
ending-rematch-rotate = Rejouer en changeant de places
ending-replay = Relire la partie

## Hot seat.

curtain-who = Qui est assis ici maintenant ?
curtain-pass = Prochain choix : { $who }. Passez l’écran, s’il vous plaît.
curtain-text = La table est cachée jusqu’à ce que celui qui doit choisir soit seul devant l’écran.
curtain-lift = { $who } : montrer ma table
curtain-other = Ce n’est pas { $who } : choisir une autre place

## Help.

help-title = Comment jouer ici
help-keys = Touches
help-mouse = Ce que vous pouvez choisir est éclairé : cliquez dessus, ou faites-le glisser à sa place. Chaque choix est aussi un bouton, à côté du plateau ou en dessous. Survolez une carte pour la lire ; cliquez sur une carte non éclairée pour savoir pourquoi elle ne l’est pas.
help-touch = Sur un écran tactile, touchez ce qui est éclairé, ou tirez-le à sa place ; là où le plateau défile, appuyez d’abord longuement. Appuyez longuement sur une carte pour la lire.
help-letters = Prendre l’option de cette lettre
help-arrows = Aller d’une chose à l’autre
help-enter = Choisir ce qui est sélectionné
help-zoom = Lire la carte sélectionnée
help-said = Aller de ce qui vient d’être refusé à la règle qui le dit
help-undo-key = Annuler
help-skip = Passer aussitôt au présent
help-hint-key = Demander un conseil, à une table d’entraînement
help-escape = Reposer une carte, fermer une fenêtre
help-help = Cette aide
key-enter = Entrée
key-tab = Tab
key-escape = Échap
help-marks = Un coin doré sur une carte et un cercle en pointillé autour d’un nombre signalent des valeurs qu’aucune source n’indique et que nous avons reconstituées.

## Answers given beforehand.

standing-open = Toujours…
standing-some = Toujours : { $count }
standing-title = Réponses données d’avance
standing-text = Chaque fois que ce choix revient et que la réponse est possible, elle est donnée pour vous aussitôt, dans cette partie.
standing-always = Toujours : { $option }
standing-end = Ne plus le faire
standing-elsewhere = une réponse donnée sur un autre appareil
standing-forget =
    { $count ->
        [1] Retirer la réponse donnée d’avance
        [one] Retirer { $count } réponse donnée d’avance
       *[other] Retirer les { $count } réponses données d’avance
    }
