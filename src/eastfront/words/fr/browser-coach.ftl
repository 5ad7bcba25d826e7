### The coach of a first game, beside the board.

coaching-label = Guide
coaching-progress = Leçons : { $met } sur { $all }
coaching-step = { $step } sur { $steps }
coaching-next = Suivant
coaching-back = Précédent
coaching-skip = Passer l’introduction
coaching-begin = Jouons
coaching-again = L’introduction
coaching-new = Nouveau
coaching-met = Vous connaissez déjà cela
coaching-would = Je choisirais :
coaching-gist = Je choisirais : { $option }
coaching-do = Faire ainsi
coaching-thinking = Un instant…
coaching-quiet = Les autres choisissent.
coaching-silent = Je ne peux rien dire pour l’instant : mes conseils ne sont pas arrivés.
coaching-fold = Replier le guide
coaching-unfold = Déplier le guide
coaching-leave = Quitter le guide
coaching-return = Rappeler le guide
coaching-once-more = Rejouer cette partie avec le guide
coaching-real = Jouer sans le guide
coaching-opening = Le guide prépare la table…
coaching-failed = Il n’y a pas de guide pour ce jeu
