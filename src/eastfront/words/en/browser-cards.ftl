### The card browser, and the faces of cards.

face-reconstructed = Partly reconstructed: no source tells everything about this card. Values of our own making have a dashed ring.

browse-games = Games
browse-to-rules = Its rules
browse-to-cards = Its cards
browse-all = all
browse-clear = Show everything
browse-yes = yes
browse-no = no
browse-legend = What the words and the keys of the sources mean
browse-sources = Sources
browse-status-stated = stated
browse-status-derived = derived
browse-status-ruled = ruled
browse-status-reconstructed = reconstructed
browse-status-note = note
browse-status-stated-text = A source says it.
browse-status-derived-text = It follows from what sources say.
browse-status-ruled-text = The sources leave it open; we decided, and say why.
browse-status-reconstructed-text = No source tells it; we chose it so that it fits. Do not take it for what is printed.
browse-status-note-text = A fact about the documents that does not change play.

cards-title = Cards
cards-text = Every card with its text, its values and where each of them comes from.
cards-count-game =
    { $kinds ->
        [one] { $kinds } kind of card
       *[other] { $kinds } kinds of cards
    }, up to { $copies } cards in a game
cards-title-of = Cards of { $game }
cards-title-card = { $card }: a card of { $game }
cards-search = Look for words in names and texts
cards-found =
    { $kinds ->
        [one] { $kinds } kind of card
       *[other] { $kinds } kinds of cards
    }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
cards-none = No card is like that. Look for less, or show everything.
cards-unknown = There is no card { $card } in this game.
cards-by-kind = Kind
cards-by-side = Side
cards-by-type = Type
cards-by-class = Class
cards-by-edition = Edition
cards-by-status = Where values come from
cards-with-stated = something is stated
cards-with-derived = something is derived
cards-with-reconstructed = something is reconstructed
cards-group-side = { $kind }, { $side }
cards-group-count =
    { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cards-number = number { $number }
cards-ours = partly reconstructed
cards-leaf = Leaf through the cards
cards-back =
    { $count ->
        [one] Back to the list
       *[other] Back to the list of { $count }
    }
cards-copies-title = Copies
cards-only-pack =
    { $count ->
        [one] { $count } copy, only where the pack { $pack } is mixed in
       *[other] { $count } copies, only where the pack { $pack } is mixed in
    }
cards-as-edition = As it reads in the edition { $edition }.
cards-facts-title = Values and where they come from
cards-reconstructed = Part of this card is reconstructed: no source that we know tells it, and we chose it so that the game works. Do not take it for the printed card.
cards-english = The notes on sources are written in English only.
cards-fact = Of the card
cards-value = Value
cards-source = Source
cards-in-text = see its text
cards-no-source = no source is kept for it
cards-clauses-title = Rules about this card
cards-no-clauses = No clause is about this card alone; the rules of its kind apply.
cards-kind-code = { $kind }, { $code } in our lists
cards-option = The option { $key } changes its text:
cards-namesakes = Other cards of this name
cards-namesake =
    { $number ->
        [0] { $code }
       *[other] number { $number } ({ $code })
    }

card-kind-supply = Supply cards
card-kind-strategy = Strategy cards
card-kind-army = Army cards
card-kind-support = Support cards
card-kind-site = Site cards
card-kind-event = Event cards
card-kind-force = Forces
card-kind-location = Locations
card-kind-action = Action cards
card-kind-unit = Units
card-kind-battle = Battlecards
card-kind-buildup = Buildup cards
card-kind-immediate = Cards carried out at once
card-kind-kept = Kept Cards

card-fact-name = Name
card-fact-subtype = Type
card-fact-copies = Copies
card-fact-play_cost = Play Cost
card-fact-buy_cost = Reinforcement Cost
card-fact-defence = Defence
card-fact-modifier = Modifier
card-fact-victory = Victory Points
card-fact-side = Side
card-fact-type = Type
card-fact-value = Force value
card-fact-combat = Combat
card-fact-rations = Rations
card-fact-abilities = Abilities
card-fact-chart = Rations by Rubble
card-fact-chart-length = Length of the chart
card-fact-chart-rations = Rations in the chart
card-fact-notes = Note
card-fact-keeps = Note stays when Destroyed
card-fact-firefight = Firefight value
card-fact-keywords = Keywords
card-fact-role = Only for
card-fact-modes = Event
card-fact-set = Set
card-fact-class = Class
card-fact-phases = Firing phases
card-fact-shots = Shots
card-fact-attack = Attack
card-fact-theatre = Theatre
card-fact-number = Action Number
card-fact-date = Date
card-fact-aggressor = Aggressor
card-fact-defender = Defender
card-fact-aggressor_forces = Forces of the aggressor
card-fact-defender_forces = Forces of the defender
card-fact-requires = Prerequisite
card-fact-forced = Forced
card-fact-objective = Objective
card-fact-prepared = Prepared defences
card-fact-homeland = Homeland
card-fact-window = May be played
card-fact-counterable = Can be foiled
card-fact-play = Text when played
card-fact-standing = Standing text
card-fact-on_attack = Text when attacked
card-fact-on_gain = Text when gained
card-fact-on_reveal = Text when revealed
card-fact-on_clean_up = Text in the Clean-up Phase
card-fact-battle = Event in battle
card-fact-action = Event in the Action phase
card-fact-reaction = Event as a reaction
card-fact-part = { $name } { $number }
card-against = { $type } { $value }
card-requires-holds = to hold at least { $count } of { $cards }
card-requires-fought = at least { $count } fought of { $cards }

card-word-german = German
card-word-soviet = Soviet
card-word-barbarossa = Barbarossa
card-word-british = British
card-word-infantry = Infantry
card-word-staff = Staff
card-word-gun = Guns
card-word-recon = Reconnaissance
card-word-engineer = Engineers
card-word-engineers = Engineers
card-word-tank = Tank
card-word-tanks = Tanks
card-word-armour = Armour
card-word-armor = Armor
card-word-motorised = Motorised
card-word-foothold = Foothold
card-word-city = City
card-word-ground = Ground
card-word-air = Air
card-word-sea = Sea
card-word-general = General
card-word-admiral = Admiral
card-word-leader = Leader
card-word-artillery = Artillery
card-word-aa = Anti-aircraft
card-word-fighter = Fighter
card-word-attack = Attack aircraft
card-word-bomber = Bomber
card-word-battleship = Battleship
card-word-carrier = Carrier
card-word-cruiser = Cruiser
card-word-destroyer = Destroyer
card-word-submarine = Submarine
card-word-light = Light vessel
card-word-mobile = Mobile
card-word-assault = Assault
card-word-stubborn = Stubborn
card-word-defence = Defence
card-word-sappers = Sappers
card-word-uranus = Uranus
card-word-attacker = the attacker
card-word-defender = the defender
card-word-battle = in battle
card-word-action = in the Action phase
card-word-reaction = as a reaction
card-word-russian-front = The Russian Front
card-word-western = Western Europe
card-word-x1 = X1, Red Army Reinforcements
card-word-x2 = X2, Panzers East
card-word-delay = when a battle is about to begin
card-word-turn = in one’s own turn
card-word-round = at the start of a round
card-word-destruction = when a unit is destroyed
card-word-counter = against a card of the enemy

source-ours = A ruling made while the rules were written down.
source-card-set = Our own cards: what the card files say.
source-own-values = Nothing at all is known; the value is ours.
source-barbarossa-s0 = Arclight’s English rulebook, 2010 (the edition Arclight).
source-barbarossa-s1 = The English rules 2.0 by Simon Lundström (the edition Lundström).
source-barbarossa-s2 = Kamikaze Games’ English rulebook (the edition Kamikaze).
source-barbarossa-w = Reviews and play reports.
source-barbarossa-d = Our derivations.
source-barbarossa-r = The rows of our comparison of the three documents.
source-barbarossa-tables = Our card tables.
source-barbarossa-addenda = Rulings that we added to complete the tables.
source-battlecards-rs = The rule sheet of the Russian Front set; its section follows.
source-battlecards-br = Chris Brooks’s review of the Western European Campaign, 2003.
source-battlecards-bn = The same author’s notes of November 2003.
source-battlecards-fq = The publisher’s answers to questions, version 1.6 of 2003; the number of the answer follows.
source-stalingrad-a = The French player aid; S, T or C and a number follow: a step of the set-up, a phase of the turn, a step of the attack. Where sources differ it wins.
source-stalingrad-rb = The rulebook, of which only the opening could be read.
source-stalingrad-jp = A Japanese report of a game and its impressions.
source-stalingrad-reviews = Reviews and news, of which only the openings could be read.
source-stalingrad-bgg = The text of a catalogue, which counts for little.
