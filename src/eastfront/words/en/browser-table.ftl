### The table in the browser.

table-decision = What is asked
table-over = The game is over.
table-skip = Skip ahead
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-nothing = You have not chosen anything yet that could be taken back.
table-only = It is the only choice, and is taken for you.
table-waits = { $name } is choosing ({ $seat }).
table-waits-away = { $name } is to choose ({ $seat }), but is away.
table-log = What has happened
table-seats = Seats
table-lost = The connection is lost. It is being tried again; nothing that you did is lost.
table-refused = This seat is no longer yours here. Perhaps it was moved to another device.
table-closed = This table was closed before the game began.
table-halted = The rules have changed since this game began, so it stands still.
table-missing = This table cannot be shown
table-show-board = Board
table-show-side = Log
table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
seat-open = free seat
seat-here = here
seat-away = away
seat-asked = to choose
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
card-back = a card face down
card-count = { $count } of it
zoom-close = Put it down
look-empty = There is no card here that you may see.
rule-link = Rule { $rule }
rule-link-tab = Rule { $rule }, in a new tab
said-keys = Tab leads there, Escape back.

## Beside the board.

side-label = Beside the board
side-log = Log
side-insight = Odds
side-chat = Talk
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-text = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-hear = Hear { $name } again
log-earlier = Show everything from the beginning
log-forked = Played on from step { $step } of an earlier game
log-times = { $count } times
log-seated = { $name } sits down ({ $seat }).
log-computer = A computer player takes over for { $seat }.
log-free = { $seat } is free.
log-offer-draw = { $who } offers a draw.
log-offer-abandon = { $who } proposes to end the game without a winner.
log-offer-undo = { $who } asks to take back the last choice.
log-offer-rematch = { $who } wants to play again.
log-agrees = { $who } agrees.
log-declines = { $who } does not agree.
log-status-running = The game begins.
log-status-ended = The game is over.
log-status-closed = The table is closed.
log-status-halted = The game stands still.
log-status-unfinished = The game is left unfinished.
log-status-open = The table is open.
log-undo = { $who } takes back the last choice.
log-hint = { $who } takes a hint.
log-resigned = { $who } gives up.
log-time-out = The time of { $who } is up.
log-return = { $who } is back.
log-draw = A draw is agreed.
log-abandon = The game is ended without a winner.
log-rematch = A rematch is proposed: “Play again” leads to it.
log-fork = The game goes on at another table.
sequel-rematch = Watch the next game
sequel-fork = Go to the table where it goes on

## Before something is lost.

doubt-title = { $option }?
doubt-never = Do not ask again
doubt-go-on = Do it
doubt-back = Go back
doubt-undo = Take back your last choice?
doubt-undo-text = If others have seen something of it, they are asked whether they agree.

## Offers.

offer-draw = { $who } offers a draw.
offer-abandon = { $who } proposes to end the game without a winner.
offer-undo = { $who } asks to take back the last choice.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw the offer
offer-waiting = Waiting for the others.

## The menu of a table.

menu-open = Table
menu-title = At this table
menu-help = Keys and help
menu-rules = Rules
menu-cards = Cards
menu-replay = Look back
menu-copy-link = Copy the link to this table
menu-copied = Copied.
menu-copy-by-hand = The browser does not let us copy: mark the text and copy it by hand.
menu-copy = Copy
menu-link = Link
menu-link-explained = Open this link on the other device. It works once, for a day, and the seat leaves this device then.
menu-move-seat = Move my seat to another device
menu-draw = Offer a draw
menu-abandon = Propose to end without a winner
menu-abandon-alone = End without a winner
menu-resign = Give up
menu-resign-sure = Do you really give up this game?
menu-abandon-sure = The game ends at once, and nobody has won it.
menu-return = Take my seat again
menu-go-on = Try to go on

## The end.

ending-title =
    { $verdict ->
        [won] You have won
        [lost] You have lost
        [draw] A draw
        [shared] A shared win
       *[other] The game is over
    }
ending-moscow = Moscow has fallen.
ending-exhausted = The cards have run out.
ending-total-victory = Total victory.
ending-standard-victory = Victory by points.
ending-control = All five Locations are under one side’s control.
ending-uranus = Operation Uranus has closed the ring.
ending-undecided = The battle is undecided.
ending-abandoned = The game was ended without a winner.
ending-resigned = Somebody has given up.
ending-timed-out = Somebody’s time has run out.
ending-agreed-draw = A draw was agreed.
ending-score-barbarossa =
    { $score ->
        [one] { $score } Victory Point
       *[other] { $score } Victory Points
    }
ending-score-battlecards =
    { $score ->
        [one] { $score } Victory Point
       *[other] { $score } Victory Points
    }
ending-score-stalingrad =
    { $score ->
        [one] { $score } Location
       *[other] { $score } Locations
    }
ending-rematch = Play again
ending-rematch-rotate = Play again, other seats
ending-replay = Look back

## Hot seat.

curtain-who = Who sits here now?
curtain-pass = Next to choose: { $who }. Please pass the screen on.
curtain-text = The table is hidden until whoever is to choose now sits here alone.
curtain-lift = { $who }: show my table
curtain-other = Not { $who }: choose another seat

## Help.

help-title = How to play here
help-keys = Keys
help-mouse = What you may choose is lit: click it, or drag it to where it goes. Every choice also stands as a button, beside or below the board. Hover over a card to read it; click one that is not lit to learn why not.
help-touch = On a touch screen, tap what is lit, or pull it to where it goes; where the board scrolls, press long first. Press long on a card to read it.
help-letters = Take the option with that letter
help-arrows = Go from thing to thing
help-enter = Choose the thing in focus
help-zoom = Read the card in focus
help-said = Go from what was just refused to the rule that says so
help-undo-key = Take back
help-skip = Skip ahead to the present
help-hint-key = Take a hint, at a training table
help-escape = Put a card down, close a window
help-help = This help
key-enter = Enter
key-tab = Tab
key-escape = Esc
help-marks = A gold corner on a card and a dashed ring around a number mark values that no source states and that we have reconstructed.

## Answers given beforehand.

standing-open = Always…
standing-some = Always: { $count }
standing-title = Answers given beforehand
standing-text = Whenever you are asked this again and the answer is possible, it is given for you at once, in this game.
standing-always = Always: { $option }
standing-end = No longer
standing-elsewhere = an answer given on another device
standing-forget =
    { $count ->
        [one] Take back the answer given beforehand
       *[other] Take back all { $count } answers given beforehand
    }
