### What can be worked out, beside the board.

insight-sums = Calculs
insight-total = Total
insight-chances = Probabilités
insight-certain = certain
insight-impossible = impossible
insight-cases = { $good } sur { $all }
insight-unseen = Pas encore vues
insight-nothing = Il n’y a rien à calculer pour l’instant.
insight-missing = Ce calcul est impossible pour le moment. Il sera repris quand la partie continuera.
