### What the screens and commands say around a game. What is typed stays as it is in every language.

screen-seat = { $seat } ({ $occupant ->
        [you] vous
        [random] hasard
        [recruit] recrue
       *[other] { $occupant }
    })
screen-list = { $items-comma }
screen-several-cards = « { $text } » peut désigner plusieurs cartes : { $cards }
screen-rule = Règle { $clause } ({ $status ->
        [stated] énoncée
        [derived] déduite
        [ruled] tranchée
        [reconstructed] reconstituée
        [note] remarque
       *[other] { $status }
    } ; { $source }) : { $text }
screen-why = Pourquoi : { $why }

## Asking.

screen-prompt = Votre choix (? pour l’aide) :
screen-curtain = Joueur suivant : { $seat }. Appuyez sur Entrée :
screen-no-number = tapez un nombre de 1 à { $count }
screen-not-understood = « { $line } » n’est ni un numéro de la liste ni une commande ; ? donne la liste des commandes
screen-refused = { $reason } Tapez « ? { $line } » pour lire la règle
screen-say-what = précisez : ? { $verb } { $noun }
screen-no-clause = Il n’y a pas de règle { $clause }.
screen-offered = N° { $number } de la liste : { $name }
screen-hint-odds = { $title } – { $odds }
screen-hint-percent = { $whole },{ $tenth } %
screen-undone = Choix annulé.
screen-in-order = Les choix descendent la liste : ce qui est au-dessus de votre dernier choix est laissé de côté.
screen-times = { $sentence } ({ $count } fois)

help-number = prendre cette option ; son nom convient aussi : { $game ->
        [battlecards] deploy panther
        [stalingrad] move 71st to control 3
       *[other] play grenadier-regiment
    }
help-again = prendre cette option aussi souvent qu’elle est proposée dans cette phase : 2*
help-sources = dire d’où vient chaque valeur d’une carte : { $game ->
        [battlecards] ?? panther
        [stalingrad] ?? stuka
       *[other] ?? panzer-regiment
    }
help-card-of-option = expliquer la carte de cette option
help-card = expliquer une carte, désignée par son identifiant ou une partie de son nom : { $game ->
        [battlecards] ? katyusha
        [stalingrad] ? mamayev
       *[other] ? panzer
    }
help-refusal = dire pourquoi quelque chose n’est pas proposé : { $game ->
        [battlecards] ? deploy panther
        [stalingrad] ? play maskirovka
       *[other] ? play panzer-regiment
    }
help-clause = lire un point de règle : { $game ->
        [battlecards] ? bc-5.5
        [stalingrad] ? sg-8.7
       *[other] ? bb-5.14
    }
help-table = afficher de nouveau toute la table
help-piles = consulter les piles visibles : { $game ->
        [battlecards] défausses et batailles que personne ne tient
        [stalingrad] défausses, unités perdues et à venir, barèmes de décombres
       *[other] soutien, défausses, cartes retirées
    }
help-hint = essayer les options, et dire ce qu’elles valent
help-undo = annuler votre dernier choix, s’il n’a rien révélé à personne
help-save = sauvegarder, sous un autre nom si vous en donnez un
help-quit = quitter ; la partie est conservée et pourra reprendre

## Cards explained.

screen-card = { $name } ({ $card })
screen-marks = { $marks-sentences }.
screen-marked = { $status ->
        [stated] indiqué
        [derived] déduit
        [reconstructed] reconstitué
       *[other] { $status }
    } : { $fields }
screen-no-card = il n’y a pas de carte « { $text } »
screen-provenance = { $status ->
        [stated] indiqué
        [derived] déduit
        [reconstructed] reconstitué
       *[other] { $status }
    } : { $fields } ({ $source })

## Saving and ending.

screen-resumed = La partie enregistrée dans { $file } reprend après { $choices } choix.
screen-torn = Il manque quelque chose à la fin de { $file } : { $problem }. La partie reprend à la ligne précédente.
screen-saved = Partie sauvegardée dans { $file }.
screen-file-exists = il y a déjà un fichier { $file } ; donnez un autre nom
screen-quit = La partie est conservée dans { $file }. Pour la reprendre :
screen-kept = La partie est conservée dans { $file }. Pour la relire :
screen-over = La partie est terminée ({ $ending ->
        [moscow] chute de Moscou
        [exhausted] forces épuisées
        [total-victory] victoire totale
        [standard-victory] victoire aux points
        [control] contrôle des cinq objectifs
        [uranus] opération Uranus
        [undecided] sans décision
        [resigned] abandon
        [timed-out] temps écoulé
        [agreed-draw] nulle d’un commun accord
        [abandoned] arrêtée d’un commun accord
       *[other] { $ending }
    }). { $verdict }
screen-verdict-won = Vainqueur : { $winners }.
screen-verdict-draw = Match nul : { $winners }.
screen-verdict-none = Personne n’a gagné.
screen-verdict-shared = Victoire partagée : { $winners }.
screen-column-rank = Rang
screen-column-score = { $game ->
        [stalingrad] Objectifs
       *[other] Points de victoire
    }

## A table.

screen-column-seat = Joueur
screen-column-victory = PV
screen-column-hand = Main
screen-column-deck = Pioche
screen-column-discard = Défausse
screen-column-front = Ligne de front

## Barbarossa's table.

screen-barbarossa-title = Barbarossa, { $edition } : tour { $turn }, { $seat }
screen-war-zone = Zone de guerre
screen-cost = Coût
screen-piles = Piles
screen-pile = { $card } × { $count }
screen-support = Pile de soutien : { $card } sur le dessus, { $count } en tout
screen-cities = Villes
screen-city = { $card }, défense { $defence }
screen-more = { $count ->
        [0] { $first } ; c’est la dernière
       *[other] { $first } ; ensuite { $more }
    }
screen-footholds = Têtes de pont
screen-support-pile = Soutien, à partir du dessus
screen-discard-pile = Défausse : { $seat }
screen-removed-pile = Retirées à la mise en place
screen-scrapped-pile = Mises au rebut
screen-unseen-events = Évènements pas encore vus
screen-foothold = { $pile } (défense { $defence })
screen-events = Évènements
screen-event-pile = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-events-above = sur le dessus { $cards }
screen-events-below = tout au fond { $cards }
screen-column-known = Connues en main
screen-front = { $active } ; épuisées : { $exhausted }
screen-front-line = Ligne de front
screen-played = Jouées
screen-hand = Main
screen-discard = Défausse
screen-points = Points
screen-points-now = Tactique { $tactic }, ravitaillement { $supply }, renforts { $reinforcement }, attaque { $attack }
screen-combat = Combat
screen-combat-enough = l’attaque de { $attack } suffit
screen-combat-short = il manque { $missing } à l’attaque de { $attack }

## Replays.

screen-story = { $game }, édition { $edition }, { $seats } joueurs
screen-story-options = { $story } ; { $options }
screen-step = { $number }. { $seat } — { $option }
screen-step-hidden = { $number }. { $seat }
screen-entry-undo = { $seat } annule son dernier choix
screen-entry-take-back = { $seat } annule son dernier choix et tout ce qui a suivi, avec l’accord des autres
screen-entry-hint = { $seat } demande un conseil
screen-entry-resign = { $seat } abandonne
screen-entry-time-out = { $seat } dépasse son temps
screen-entry-return = { $seat } revient
screen-entry-draw = Tous conviennent d’une partie nulle
screen-entry-abandon = Tous conviennent d’arrêter la partie
screen-entry-seat-change = { $seat } cède sa place. Nouveau joueur : { $occupant ->
        [you] vous
        [random] hasard
        [recruit] recrue
       *[other] { $occupant }
    }
