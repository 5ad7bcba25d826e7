### What the screens and commands say around a game.

screen-seat = { $seat } ({ $occupant })
screen-list = { $items-comma }
screen-several-cards = "{ $text }" could be any of { $cards }
screen-rule = Rule { $clause } ({ $status }; { $source }): { $text }
screen-why = Why: { $why }

## Asking.

screen-prompt = Your choice (? for help):
screen-curtain = Pass to { $seat }, press Enter:
screen-no-number = type a number from 1 to { $count }
screen-not-understood = "{ $line }" is neither a number of the list nor a command; ? lists the commands
screen-refused = { $reason } Type "? { $line }" for the rule
screen-say-what = say what: ? { $verb } { $noun }
screen-no-clause = There is no clause { $clause }.
screen-offered = { $number } in the list: { $name }
screen-hint-odds = { $title } – { $odds }
screen-hint-percent = { $whole }.{ $tenth } %
screen-undone = Taken back.
screen-in-order = Picks go down the list: what stands above your last pick is passed over.
screen-times = { $sentence } ({ $count } times)

help-number = take that option; its name works too: { $game ->
        [battlecards] deploy panther
        [stalingrad] move 71st to control 3
       *[other] play grenadier-regiment
    }
help-again = take that option as often as it is offered in this phase: 2*
help-sources = say where each value of a card comes from: { $game ->
        [battlecards] ?? panther
        [stalingrad] ?? stuka
       *[other] ?? panzer-regiment
    }
help-card-of-option = explain the card of that option
help-card = explain a card, by id or a part of its name: { $game ->
        [battlecards] ? katyusha
        [stalingrad] ? mamayev
       *[other] ? panzer
    }
help-refusal = say why something is not offered: { $game ->
        [battlecards] ? deploy panther
        [stalingrad] ? play maskirovka
       *[other] ? play panzer-regiment
    }
help-clause = read a clause of the rules: { $game ->
        [battlecards] ? bc-5.5
        [stalingrad] ? sg-8.7
       *[other] ? bb-5.14
    }
help-table = show the whole table again
help-piles = look through the open piles: { $game ->
        [battlecards] discards, and the battles that nobody holds
        [stalingrad] discards, Forces lost and still to come, Rubble charts
       *[other] Support, discards, removed cards
    }
help-hint = try out the options, and say how they compare
help-undo = take back your last choice, if it showed nobody anything
help-save = save, under another name if you give one
help-quit = quit; the game is kept and can go on

## Cards explained.

screen-card = { $name } ({ $card })
screen-marks = { $marks-sentences }.
screen-marked = { $status }: { $fields }
screen-no-card = there is no card "{ $text }"
screen-provenance = { $status }: { $fields } ({ $source })

## Saving and ending.

screen-resumed = The game in { $file } goes on: { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } so far.
screen-torn = Something is missing at the end of { $file }: { $problem }. The game goes on from the line before.
screen-saved = Saved in { $file }.
screen-file-exists = there is a file { $file } already; give another name
screen-quit = The game is kept in { $file }. Go on with:
screen-kept = The game is kept in { $file }. Read it again with:
screen-over = The game is over ({ $ending }). { $verdict }
screen-verdict-won = Winner: { $winners }.
screen-verdict-draw = A draw: { $winners }.
screen-verdict-none = Nobody has won.
screen-verdict-shared = A shared win: { $winners }.
screen-column-rank = Rank
screen-column-score = { $game ->
        [stalingrad] Locations
       *[other] Victory Points
    }

## A table.

screen-column-seat = Seat
screen-column-victory = VP
screen-column-hand = Hand
screen-column-deck = Deck
screen-column-discard = Discard
screen-column-front = Front Line

## Barbarossa's table.

screen-barbarossa-title = Barbarossa, { $edition }: turn { $turn } of { $seat }
screen-war-zone = War Zone
screen-cost = Cost
screen-piles = Piles
screen-pile = { $card } × { $count }
screen-support = Support pile: { $card } on top, { $count } in all
screen-cities = Cities
screen-city = { $card }, Defence { $defence }
screen-more = { $count ->
        [0] { $first }; the last one
       *[other] { $first }; then { $more }
    }
screen-footholds = Footholds
screen-support-pile = Support, from the top
screen-discard-pile = Discard pile of { $seat }
screen-removed-pile = Removed at set-up
screen-scrapped-pile = Scrapped
screen-unseen-events = Events not seen yet
screen-foothold = { $pile } (Defence { $defence })
screen-events = Events
screen-event-pile = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-events-above = on top { $cards }
screen-events-below = at the bottom { $cards }
screen-column-known = Known in hand
screen-front = { $active }; exhausted: { $exhausted }
screen-front-line = Front Line
screen-played = Played
screen-hand = Hand
screen-discard = Discard
screen-points = Points
screen-points-now = Tactic { $tactic }, Supply { $supply }, Reinforcement { $reinforcement }, Attack { $attack }
screen-combat = Combat
screen-combat-enough = attack { $attack } is enough
screen-combat-short = attack { $attack } is { $missing } short

## Replays.

screen-story = { $game }, edition { $edition }, { $seats } seats
screen-story-options = { $story }; { $options }
screen-step = { $number }. { $seat }: { $option }
screen-step-hidden = { $number }. { $seat }
screen-entry-undo = { $seat } takes back the last choice
screen-entry-take-back = { $seat } takes back the last choice and all that followed, as the others agree
screen-entry-hint = { $seat } takes a hint
screen-entry-resign = { $seat } resigns
screen-entry-time-out = { $seat } runs out of time
screen-entry-return = { $seat } comes back
screen-entry-draw = All agree to a draw
screen-entry-abandon = All agree to abandon the game
screen-entry-seat-change = { $seat } makes room for { $occupant }
