### Looking back at games in the browser.

## The list of games.

replays-title = Relectures
replays-text = Toute partie terminée peut être relue, étape par étape et de chaque place, et reprise à n’importe quel moment.
replays-mine = Mes parties
replays-mine-none = Aucune de vos parties n’est encore terminée.
replays-all = Parties publiques
replays-all-none = Aucune partie publique n’est encore terminée.
import-title = Apporter une partie
import-pick = Choisir un fichier de partie
import-busy = La partie est rejouée…
import-text = Ou déposez-en un ici. Il est rejoué, ligne par ligne, avant d’être accepté ; vous pouvez ensuite le relire et en reprendre la partie.
import-too-large = Ce fichier dépasse 4 Mo : c’est plus qu’aucune partie ne contient.
import-broken = { $file } n’a pas été accepté
import-line = Ligne { $line } :
import-broken-why = Chaque ligne porte une somme de contrôle de tout ce qui la précède. Un fichier dont quoi que ce soit a été changé, ou qui a été joué avec d’autres règles, ne peut pas être rejoué.

## A game looked back at.

replay-title = Relecture : { $game }
replay-missing = Cette partie ne peut pas être affichée
replay-not-begun = Cette partie n’a pas commencé
replay-to-table = Vers la table
replay-running = La partie est encore en cours : vous ne voyez que ce que vous pouvez savoir maintenant.
replay-halted = La partie est suspendue : vous ne voyez que ce que vous pouvez savoir maintenant.
replay-unfinished = Cette partie est inachevée.
replay-refresh = Actualiser
replay-look = Vue par
replay-seat = { $side } ({ $name })
replay-spectator = un spectateur
replay-whole = Toutes les cartes
replay-copy = Copier le lien
replay-copied = Le lien vers l’étape { $step } est copié.
replay-copy-by-hand = Le navigateur ne nous laisse pas copier. La barre d’adresse contient ce même lien.
replay-download = Télécharger
replay-fork = Reprendre d’ici
replay-board = La table
replay-side = Ce qui s’est passé
replay-this-turn = Ce tour-ci
replay-piles = Toutes les piles, à partir du dessus
replay-timeline = Toute la partie
replay-slider = Étape
replay-ways = Parcourir la partie
replay-step = Étape { $step } sur { $last }
replay-turn = { $who } : tour { $turn }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-turn-next = Tour suivant
replay-last = À la fin
replay-keys = ← → : étapes, Maj ← → : tours, Espace : lecture
replay-step-now = Cette étape
replay-of-options =
    { $count ->
        [1] la seule option
        [one] sur { $count } option
       *[other] sur { $count } options
    }
replay-start = La partie est mise en place.
replay-nothing-said = Sans effet visible.
replay-asked-next = Prochain choix : { $who }.
replay-rank = { $rank }. { $who } :

## Where cards lie.

replay-zone-of = { $zone } ({ $who })
replay-zone-barbarossa-deck = Pioche
replay-zone-barbarossa-hand = Main
replay-zone-barbarossa-discard = Défausse
replay-zone-barbarossa-played = Zone de jeu
replay-zone-barbarossa-active = Ligne de front, cartes actives
replay-zone-barbarossa-exhausted = Ligne de front, cartes épuisées
replay-zone-barbarossa-lingering = Cartes qui restent épuisées
replay-zone-barbarossa-support = Pile de soutien
replay-zone-barbarossa-cities = Pile de villes
replay-zone-barbarossa-events = Pile d’évènements
replay-zone-barbarossa-revealed = Évènements révélés
replay-zone-barbarossa-doomed = Cartes sur le point d’être sacrifiées
replay-zone-barbarossa-scrapped = Cartes mises au rebut
replay-zone-barbarossa-war-zone = Zone de guerre
replay-zone-barbarossa-removed = Cartes hors de la partie
replay-zone-battlecards-deck = Pioche d’arsenal
replay-zone-battlecards-under = Sous la pioche d’arsenal
replay-zone-battlecards-hand = Main
replay-zone-battlecards-kept = Cartes conservées
replay-zone-battlecards-ground = Pile Terre
replay-zone-battlecards-air = Pile Air
replay-zone-battlecards-sea = Pile Mer
replay-zone-battlecards-apart = Cartes mises de côté
replay-zone-battlecards-discard = Défausse
replay-zone-battlecards-won = Batailles gagnées
replay-zone-battlecards-conflict = Pioche de conflit
replay-zone-battlecards-spent = Défausse de conflit
replay-zone-battlecards-pending = Carte de bataille sur la table
replay-zone-battlecards-removed = Cartes hors jeu
replay-zone-battlecards-resting = Unités repliées
replay-zone-battlecards-aggressor = Ligne de l’agresseur
replay-zone-battlecards-defender = Ligne du défenseur
replay-zone-stalingrad-deck = Pioche
replay-zone-stalingrad-hand = Main
replay-zone-stalingrad-discard = Défausse
replay-zone-stalingrad-pile = Pile d’unités
replay-zone-stalingrad-lost = Unités détruites
replay-zone-stalingrad-chosen = Unités choisies
replay-zone-stalingrad-control = Zone de contrôle de l’objectif { $number }
replay-zone-stalingrad-perimeter = Zone périphérique de l’objectif { $number }
replay-zone-stalingrad-row = Rangée d’objectifs
replay-zone-stalingrad-locations = Objectifs hors de la rangée
replay-zone-stalingrad-pending = Cartes annoncées
replay-zone-stalingrad-in-play = Cartes en jeu
replay-zone-stalingrad-flipped = Cartes révélées

## Playing on from the past.

fork-title = Reprendre à l’étape { $step }
fork-text = Une nouvelle partie commence à ce moment, avec désormais son propre hasard. L’ancienne reste comme elle est.
fork-seats = Qui joue
fork-redeal = Cartes cachées
fork-redeal-none = Tout reste où c’était
fork-redeal-seat = Redistribuer ce que ce joueur ignore : { $who }
fork-redeal-text = La relecture vous a peut-être montré ce que les autres ont en main. Si les cartes sont redistribuées pour un joueur, tout ce qu’il ne pouvait pas savoir à ce moment est mélangé et distribué de nouveau ; ce qu’il savait reste vrai.

## What can be checked.

proof-title = Ce qui peut être vérifié de cette partie
proof-open = Vérification…
proof-good = Partie vérifiée
proof-unsure = Vérifiée en partie
proof-bad = Ne concorde pas
proof-failed = Vérification impossible
proof-sealed = Sous scellé
proof-sealed-text = La clé qui décide de tout le hasard de cette partie a été fixée avant la distribution de la première carte. L’engagement ci-dessous en est le sceau : il ne dit rien de la clé, et ne convient à aucune autre. Après la fin, la clé est révélée, et ce navigateur, qui a noté l’engagement, peut comparer.
proof-checking = La clé est comparée, et la partie rejouée…
proof-mark-good = Cela concorde.
proof-mark-unsure = Ce n’est pas certain.
proof-mark-bad = Cela ne concorde pas.
proof-key-fits = La clé et le sel, révélés après la fin, donnent exactement l’engagement. Votre navigateur l’a calculé lui-même.
proof-key-differs = La clé et le sel, révélés après la fin, ne donnent pas l’engagement : cette partie n’a pas été jouée avec la clé promise.
proof-key-unable = La clé n’a pas été comparée. Les navigateurs ne font de tels calculs que sur des pages sécurisées (en HTTPS, ou sur la machine du serveur), et cette page est arrivée en simple HTTP. Téléchargez le fichier et vérifiez-le comme ci-dessous.
proof-key-none = Cette partie est arrivée sous forme de fichier sans engagement : il n’y a rien à quoi comparer sa clé.
proof-key-fixed = Cette partie a été jouée avec le guide. Sa clé est toujours la même et n’a jamais été secrète : elle ne prouve donc rien.
proof-seal-same = C’est l’engagement qui a été montré à ce navigateur pendant que la partie se jouait encore.
proof-seal-other = Pendant la partie, un autre engagement a été montré à ce navigateur. Quelqu’un a échangé la partie ou sa clé.
proof-seal-unseen = Ce navigateur n’a pas vu la table avant la fin. Que l’engagement ait été montré à l’ouverture, c’est le serveur qui le dit.
proof-seal-file = La partie est arrivée sous forme de fichier, et son engagement aussi : il vaut ce que vaut le fichier. Comparez-le avec ce qu’a noté quelqu’un qui était là.
proof-log-agrees =
    { $lines ->
        [one] Le serveur a rejoué { $lines } ligne : elle mène où le dit le journal.
       *[other] Le serveur a rejoué les { $lines } lignes depuis la première : chacune mène où le dit le journal.
    }
proof-log-differs = Le serveur a rejoué le journal, et il ne concorde pas à la ligne { $line }.
proof-commitment = Engagement
proof-means-title = Ce que cela signifie
proof-means = Tout le hasard découle de la clé. Une clé conforme à son engagement a été choisie avant la partie et n’a été changée au profit de personne, et un journal qui se rejoue ne contient que des choix permis par les règles, sans rien d’omis ni d’ajouté.
proof-means-not-title = Ce que cela ne signifie pas
proof-means-not = Cela ne dit ni qui était à la table, ni que l’administrateur du serveur n’a pas regardé la clé pendant la partie. Et que le journal se rejoue, c’est ce serveur qui le dit, tant que vous ne l’avez pas vérifié sur votre propre machine.
proof-check-yourself = Téléchargez le fichier et, là où eastfront est installé, tapez :

## What happened since one last looked.

recap-label = Depuis votre dernière visite
recap-missed =
    { $count ->
        [one] { $count } fait nouveau depuis votre dernière visite.
       *[other] { $count } faits nouveaux depuis votre dernière visite.
    }
recap-show = Me montrer
recap-list = Lire
recap-dismiss = J’ai vu
recap-step = { $step } sur { $last }
recap-close = Revenir au présent
