### The first page of the browser.

home-head = eastfront: card games of the Eastern Front
home-title = Three card games of the Eastern Front
home-lead = Play at once, without an account: against the computer, with friends at one screen, or with anybody who has your link. The table knows the rules, and tells you which one stands in your way.
home-play = Play now
home-set-up = Set up a table
home-learn = Learn by playing
home-waiting =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
home-waiting-all = All of them
home-about-barbarossa = Every player leads an army of his own and builds it as the war goes on: supply first, then regiments, then the cities on the road to Moscow. Each attack turns up events that nobody has planned for, and the cities taken, not the miles, decide who has won.
home-length-barbarossa = 1 to 2 hours
home-about-battlecards = Ground, air and sea forces lie face down in their stacks until a battle is drawn from the deck. Then both sides turn them up and shoot it out, phase by phase, one number against another; withdraw in time, or lose what you took half the evening to gather.
home-length-battlecards = 2 to 3 hours
home-about-stalingrad = Five Locations of the ruined city lie between you, and only whoever controls them all has won. Every card is an event or firepower, never both, every Force eats, and behind the river Uranus is being prepared.
home-length-stalingrad = about 1½ hours

home-ways = More to do here
home-way-join = Join
home-way-join-text = Tables with a free seat, or a link you were sent.
home-way-watch = Watch
home-way-watch-text = Look over the shoulders of others.
home-way-replays = Replays
home-way-replays-text = Games that are over, move by move.
home-way-cards = Cards
home-way-cards-text = Every card, and how sure we are of it.
home-way-rules = Rules
home-way-rules-text = Every clause, with its source.

home-unofficial = This is an unofficial, non-commercial implementation of games that are out of print. Nobody who made or published them has checked or endorsed it, and many card values are reconstructed; such cards say so.
home-credits = Credits, and whose games these are
