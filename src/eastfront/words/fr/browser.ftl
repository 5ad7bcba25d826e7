### What the browser says around every page. The browser formats these files itself.
### Buttons are infinitives or nouns; whoever reads is « vous ». Names of seats (Joueur 1, Allemagne, Allemand)
### bear no article: they stand behind a colon, in brackets, or alone in front of a colon.
### Glossary: seat (of a person) place, log journal, take back annuler, look back relire, replay relecture, move
### (on a clock) coup, house rule règle maison, clause point de règle, host hôte, account compte, passkey clé d'accès,
### coach guide, odds chances, edition édition, pack extension, copy exemplaire.

guest-name = Invité
loading = Un instant…
go-home = Retour aux jeux
dismiss = Fermer ce message
skip-to-page = Aller au contenu
missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène à aucune page. La table a peut-être été fermée, ou le lien est incomplet.
problem-unreachable = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
problem-unreadable = La réponse du serveur est illisible.

nav-label = Pages
nav-join = Rejoindre
nav-mine = Mes tables
nav-watch = Regarder
nav-cards = Cartes
nav-rules = Règles
nav-replays = Relectures
nav-settings = Réglages
close = Fermer
try-again = Réessayer
nav-menu = Menu
nav-home = eastfront : les jeux
nav-turn = À vous : { $game }

problem-not-there = Cette table, cette place ou ce lien n’existe pas, ou n’existe plus.
problem-no-name = Dites d’abord qui vous êtes : donnez-vous un nom dans les réglages.
problem-forbidden = Le serveur a refusé cette demande. Rechargez la page et réessayez.
problem-too-often = Trop de demandes. Attendez une minute et réessayez.
problem-busy = Le serveur est occupé. Rien n’a changé ; réessayez dans un instant.
problem-server-error = Une erreur s’est produite sur le serveur. Rien n’en a été gardé ; réessayez.
problem-stale = La table a changé entre-temps. Regardez-la de nouveau, puis choisissez.
problem-not-now = Ce n’est pas possible à cette table en ce moment. Regardez-la de nouveau ; elle a peut-être changé.
problem-not-yours = Seul quelqu’un d’autre peut faire cela.
problem-refused = Cela n’est pas proposé en ce moment. Regardez ce qui est demandé.
problem-bad-request = Le serveur n’accepte pas cela. Vérifiez ce que vous avez saisi et réessayez.
problem-bad-set-up = Aucune table ne peut être préparée ainsi. Vérifiez vos choix.
problem-broken-file = Ce fichier n’est pas une partie qui puisse être rejouée.
problem-too-large = C’est plus que le serveur n’accepte.
problem-wrong-method = Cette page et le serveur ne se comprennent pas. Rechargez la page.
stale-title = Cette page n’a pas pu être chargée
stale-text = Le serveur ne répond pas, ou il a été mis à jour pendant que cette fenêtre était ouverte. Rien de vos parties n’est perdu.
stale-reload = Recharger la page

level-conscript = Conscrit
level-conscript-text = Choisit n’importe quelle option : pour mesurer les autres.
level-recruit = Recrue
level-recruit-text = Joue vite et avec bon sens : un premier adversaire.
level-sergeant = Sergent
level-sergeant-text = Pèse bien les choses et se trompe peu : pour qui connaît le jeu.
level-captain = Capitaine
level-captain-text = Essaie ses options quelques tours à l’avance : difficile à battre.
level-own-text = Ajouté par l’administrateur de ce serveur.
seats-label = Joueurs
seat-number = Joueur { $number }
seat-free = place libre
seat-computer = ordinateur
clock-is-none = sans pendule
clock-is-move = { $minutes } min par coup
clock-is-bank = { $minutes } min par joueur, plus { $increment } s par coup
clock-is-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-range = { $low } à { $high } joueurs
players-either = { $low } ou { $high } joueurs
