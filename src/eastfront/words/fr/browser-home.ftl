### The first page of the browser.

home-head = eastfront : jeux de cartes du front de l’Est
home-title = Trois jeux de cartes sur le front de l’Est
home-lead = Jouez tout de suite, sans compte : contre l’ordinateur, entre amis devant un même écran, ou avec tous ceux qui ont votre lien. La table connaît les règles et vous dit laquelle vous arrête.
home-play = Jouer
home-set-up = Préparer une table
home-learn = Apprendre en jouant
home-waiting =
    { $count ->
        [1] Une table vous attend
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
home-waiting-all = Toutes les voir
home-about-barbarossa = Chaque joueur mène sa propre armée et la bâtit au fil de la guerre : d’abord le ravitaillement, puis les régiments, puis les villes sur la route de Moscou. Chaque attaque révèle des évènements que personne n’a prévus, et ce sont les villes prises, non les kilomètres, qui désignent le vainqueur.
home-length-barbarossa = 1 à 2 heures
home-about-battlecards = Les forces de terre, d’air et de mer attendent face cachée dans leurs piles jusqu’à ce qu’une bataille soit piochée. Les deux camps les retournent alors et s’affrontent, phase après phase, un numéro contre l’autre ; repliez-vous à temps, ou perdez ce que vous avez mis la moitié de la soirée à réunir.
home-length-battlecards = 2 à 3 heures
home-about-stalingrad = Cinq objectifs de la ville en ruine vous séparent, et seul celui qui les contrôle tous a gagné. Chaque carte est un évènement ou de la puissance de feu, jamais les deux ; chaque unité consomme des rations, et derrière le fleuve se prépare Uranus.
home-length-stalingrad = environ 1 h 30

home-ways = Autres possibilités
home-way-join = Rejoindre
home-way-join-text = Les tables où il reste une place, ou un lien que vous avez reçu.
home-way-watch = Regarder
home-way-watch-text = Suivre les parties des autres.
home-way-replays = Relectures
home-way-replays-text = Les parties terminées, coup par coup.
home-way-cards = Cartes
home-way-cards-text = Toutes les cartes, et ce que nous en savons vraiment.
home-way-rules = Règles
home-way-rules-text = Tous les points de règle, avec leur source.

home-unofficial = Ceci est une réalisation non officielle et non commerciale de jeux épuisés. Aucun de leurs auteurs ou éditeurs ne l’a vérifiée ni approuvée, et beaucoup de valeurs de cartes sont reconstituées ; ces cartes le signalent.
home-credits = Crédits, et à qui appartiennent ces jeux
