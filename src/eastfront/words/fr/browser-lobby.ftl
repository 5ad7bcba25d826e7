### Setting up, finding and joining tables in the browser.

setup-head = Préparer une table
setup-title = Préparer une partie de { $game }
setup-no-game = Ce jeu n’existe pas ici
setup-others = Autres jeux
setup-other = Plutôt { $game }
setup-summary = Cette table
setup-edition = Édition
setup-edition-usual = l’édition habituelle
setup-edition-differs =
    { $count ->
        [one] { $count } règle diffère
       *[other] { $count } règles diffèrent
    }
setup-seats = Qui joue
setup-count = Nombre de joueurs
setup-fill-computer = Contre l’ordinateur
setup-fill-me = Tous à cet écran
setup-fill-open = Inviter
setup-alliance-axis = Axe
setup-alliance-allies = Alliés
setup-sitter-me = Moi
setup-sitter-me-named = Moi ({ $name })
setup-sitter-open = place libre, à prendre
setup-sitter-computer = Ordinateur : { $level }
setup-note-me = On y joue depuis ce navigateur.
setup-note-open = Quiconque a le lien peut prendre place.
setup-hot-seat = Plusieurs places sont à vous : passez-vous l’écran, la table se tourne vers celui qui doit choisir.
setup-clock = Pendule
setup-clock-kind = Temps de réflexion
setup-clock-none = sans pendule
setup-clock-move = pour chaque coup
setup-clock-bank = pour toute la partie
setup-clock-days = des jours pour chaque coup
setup-clock-minutes = Minutes
setup-clock-increment = Secondes ajoutées après chaque coup
setup-clock-in-days = Jours
setup-clock-none-text = Chacun prend le temps qu’il veut.
setup-clock-move-text = Un coup est tout ce qu’un joueur choisit jusqu’à ce qu’un autre doive choisir. Celui dont le temps est écoulé perd sa place dans la partie.
setup-clock-bank-text = Une réserve de temps pour toute la partie, un peu augmentée après chaque coup.
setup-clock-days-text = Pour les parties qui se jouent au fil des jours ; activez les notifications dans les réglages.
setup-clock-wrong = Cette pendule est impossible : d’une demi-minute à un jour, ou de 1 à 30 jours.
setup-visibility = Qui la trouve
setup-private = Privée
setup-private-text = Seulement ceux qui ont le lien.
setup-public = Publique
setup-public-text = Tout le monde la trouve dans la liste des tables et peut la regarder.
setup-is-private = privée
setup-is-public = publique
setup-is-me = vous
setup-training = Conseils
setup-hints-no = Aucun
setup-hints-no-text = Chacun réfléchit par soi-même.
setup-hints-yes = Table d’entraînement
setup-hints-yes-text = Chaque place peut demander ce que valent ses options. Tous voient qu’un conseil a été demandé.
setup-is-training = table d’entraînement
setup-is-plain = aucun
setup-options =
    { $count ->
        [one] Règles maison : { $count } question ouverte
       *[other] Règles maison : { $count } questions ouvertes
    }
setup-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
setup-options-text = Là où les documents de règles divergent ou se taisent, l’édition donne une réponse. Vous pouvez en choisir une autre ; les points de règle disent ce que chacune signifie.
setup-options-english = Les points de règle ne sont écrits qu’en anglais.
setup-options-reset = Réponses de l’édition
setup-filter = Chercher une question
setup-filter-none = Aucune question ne contient ces mots.
setup-changed = modifiée
setup-answer-of = comme dans { $editions }
setup-number = Un nombre de { $low } à { $high }
setup-number-wrong = Ce nombre ne convient pas ici.
setup-deviations = Règles maison
setup-not-yet = Quelque chose ci-dessus ne peut pas rester ainsi ; c’est signalé à sa place.
setup-open = Ouvrir et inviter
setup-start = Commencer la partie
setup-start-watching = Commencer et regarder
setup-reset = Revenir aux réglages de départ

name-label = Comment les autres doivent-ils vous appeler ?
link-label = Lien vers cette table
link-copy = Copier
link-share = Partager
link-copied = Le lien est copié.
link-marked = Le lien est sélectionné : copiez-le avec le clavier ou le menu.

waiting-title = { $game } : avant la partie
waiting-free =
    { $count ->
        [1] Une place est encore libre. Faites circuler le lien.
        [one] { $count } place est encore libre. Faites circuler le lien.
       *[other] { $count } places sont encore libres. Faites circuler le lien.
    }
waiting-full = Toutes les places sont prises. L’hôte commence la partie.
waiting-full-host = Toutes les places sont prises. Vous pouvez commencer.
waiting-rematch = Une revanche : elle commence dès que tous ceux qui ont joué sont d’accord.
waiting-closed = La table est fermée.
waiting-seats = Joueurs
waiting-seat-free = place libre
waiting-seat-mine = { $name } (vous)
waiting-here = présent
waiting-away = absent
waiting-claim = Prendre place
waiting-claim-too = Prendre aussi cette place
waiting-leave = Quitter la place
waiting-free-seat = Libérer la place
waiting-computer = Ordinateur…
waiting-computer-at = Ordinateur à cette place : { $seat }
waiting-start = Commencer la partie
waiting-start-later = La partie commence quand toutes les places sont prises, par des personnes ou par l’ordinateur.
waiting-host-starts = C’est l’hôte de cette table qui commence la partie. Cette page devient alors la table d’elle-même.
waiting-close = Fermer la table
waiting-invite = Inviter
waiting-invite-private = Quiconque a ce lien peut prendre place et jouer, sans compte.
waiting-invite-public = Cette table est dans la liste des tables. Le lien y mène directement, sans compte.
waiting-local = Ce lien ne marche que sur cet ordinateur. Pour accueillir d’autres joueurs de votre réseau, arrêtez le serveur et relancez-le par cette commande, avec l’adresse de votre ordinateur dans ce réseau à la place de { $address }. Vos tables restent.
waiting-share-title = Une partie de { $game } avec moi ?
facts-title = Réglages de la table
facts-answer = { $question } : { $answer }

list-game = Jeu
list-all = tous les jeux
list-refresh = Actualiser
list-more = En afficher plus
list-start-own = Ouvrir une table
list-host = ouverte par { $name }
list-training = Table d’entraînement
list-house-rules =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
list-go-open = Rejoindre
list-go-running = Regarder
list-go-ended = Relire

join-title = Rejoindre une table
join-paste = On vous a envoyé un lien, ou l’identifiant d’une table ? Collez-le ici :
join-follow = Y aller
join-wrong = Ce n’est ni un de nos liens ni l’identifiant d’une table. Un lien se termine par /join/ et l’identifiant.
join-public = Tables publiques avec une place libre
join-none = Aucune table publique n’attend de joueurs en ce moment.

watch-title = Regarder
watch-which = Quelles parties
watch-running = En cours
watch-ended = Terminées
watch-none-running = Aucune partie publique n’est en cours en ce moment.
watch-none-ended = Aucune partie publique n’est encore terminée.

mine-title = Mes tables
mine-turn = À vous de jouer
mine-running = En cours
mine-open = Pas encore commencées
mine-halted = Arrêtées après une mise à jour
mine-over = Terminées
mine-none = Vous n’avez encore de place à aucune table. Si vous avez un compte, connectez-vous pour retrouver ici vos tables.
mine-join = En rejoindre une
mine-sign-in = Se connecter
mine-with = avec { $names }
mine-alone = toutes les places à vous
mine-step = étape { $step }
mine-go-turn = Jouer
mine-go = Vers la table
mine-is-unfinished = inachevée
mine-is-halted = suspendue

invite-head = Invitation à une table
invite-title = { $name } vous invite à jouer à { $game }
invite-title-nobody = Vous êtes invité à jouer à { $game }
invite-which = Quelle place ?
invite-sit = Prendre place
invite-sit-as = Prendre place sous le nom de { $name }
invite-rename = Un autre nom
invite-free = Aucun compte n’est nécessaire ; ce navigateur garde votre place.
invite-yours = Vous avez déjà une place ici.
invite-to-table = Vers la table
invite-full = Toutes les places ont été prises entre-temps.
invite-running = La partie a commencé, et toutes les places sont prises.
invite-ended = Cette partie est terminée.
invite-unfinished = Cette partie est restée inachevée, mais on peut la relire.
invite-halted = Cette partie est suspendue : les règles actuelles mèneraient ailleurs.
invite-closed = L’hôte a fermé cette table.
invite-watch = Regarder
invite-replay = Voir comment elle s’est passée
invite-look = La voir
invite-own = Ouvrir votre propre table
invite-other-tables = Chercher d’autres tables
invite-learn = Apprendre { $game } en quelques minutes
invite-rules = Les règles

move-title = Continuer ici
move-text = Ce lien amène sur cet appareil une place dans une partie de { $game } : { $name } ({ $seat }).
move-warning = L’appareil où elle se trouve la perd, et le lien ne marche qu’une fois.
move-take = Prendre la place ici
move-not = La laisser où elle est
move-gone = Ce lien a déjà servi, a expiré, ou n’en a jamais été un. Demandez-en un nouveau sur l’appareil où se trouve la place.
