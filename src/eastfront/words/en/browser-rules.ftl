### The rules browser.

rules-title = Rules
rules-text = Every clause that the tables keep to, in our own words, with its source, its reason and the tests that show it.
rules-learn = New to a game? A coach teaches it while you play.
rules-count-game =
    { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    }, { $editions ->
        [one] { $editions } edition
       *[other] { $editions } editions
    }, { $questions ->
        [one] { $questions } question of the set-up
       *[other] { $questions } questions of the set-up
    }
rules-title-of = Rules of { $game }
rules-about = These are the rules that the tables keep to, in our own words and clause by clause: version { $version }. A refusal at the table names the clause that it rests on.
rules-english = The clauses themselves are written in English only.
rules-search = Look for words, numbers of clauses or sources
rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-none = No clause is like that. Look for less, or show everything.
rules-by-status = Where it comes from
rules-by-edition = Edition
rules-by-question = Answer to
rules-chapters = Chapters
rules-chapter = { $number }. { $title }
rules-no-edition = in no edition by itself, only where it is chosen
rules-why = Why:
rules-answers = An answer to the question
rules-cards = Cards:
rules-cited = Cites or is cited by:
rules-together = Shown together with:
rules-source = Source:
rules-tests =
    { $count ->
        [one] { $count } test shows it
       *[other] { $count } tests show it
    }
rules-questions = Questions of the set-up
rules-questions-text = The documents differ here, or leave room. Each edition has its answers; a table may be set up with others.
rules-to-set-up = Set up a table
rules-numbers = any number from { $low } to { $high }

rules-chapter-bb-1 = Components
rules-chapter-bb-2 = The six kinds of points
rules-chapter-bb-3 = Cards
rules-chapter-bb-4 = Preparations
rules-chapter-bb-5 = Areas, playing cards, keywords
rules-chapter-bb-6 = The flow of the game
rules-chapter-bb-7 = Phases of a turn
rules-chapter-bb-8 = Game end and victory
rules-chapter-bb-9 = Card effects and abilities
rules-chapter-bb-10 = Deploying cards
rules-chapter-bb-11 = Reinforcement
rules-chapter-bb-12 = Combat
rules-chapter-bb-13 = Other rulings
rules-chapter-bb-14 = Example of play
rules-chapter-bb-15 = Rulings on single cards
rules-chapter-bb-16 = Notes that do not change play

rules-chapter-sg-1 = Components, victory and the end of the game
rules-chapter-sg-2 = Set-up
rules-chapter-sg-3 = Control, Rubble, destruction
rules-chapter-sg-4 = Supply
rules-chapter-sg-5 = Action phase
rules-chapter-sg-6 = Draw
rules-chapter-sg-7 = The attack
rules-chapter-sg-8 = Losses and medals
rules-chapter-sg-9 = Events, reactions and counters
rules-chapter-sg-10 = Location notes
rules-chapter-sg-11 = Force abilities
rules-chapter-sg-12 = Action cards one by one
rules-chapter-sg-13 = Hidden knowledge
rules-chapter-sg-14 = Notes: facts about the components

rules-chapter-bc-1 = Components and set-up
rules-chapter-bc-2 = The turn
rules-chapter-bc-3 = A Battlecard is drawn
rules-chapter-bc-4 = Rounds
rules-chapter-bc-5 = Firing
rules-chapter-bc-6 = Support and commanders
rules-chapter-bc-7 = Stalemate
rules-chapter-bc-8 = Kept Cards
rules-chapter-bc-9 = Rebuilding decks
rules-chapter-bc-10 = Winning
rules-chapter-bc-11 = Emergency Deployment
rules-chapter-bc-12 = Packs
rules-chapter-bc-13 = The combined game
rules-chapter-bc-14 = Conflict cards one by one
rules-chapter-bc-15 = Unit abilities and battle texts
rules-chapter-bc-16 = Hidden knowledge
rules-chapter-bc-17 = Notes: facts about the documents and the set
