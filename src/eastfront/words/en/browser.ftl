### What the browser says around every page. The browser formats these files itself.

guest-name = Guest
loading = One moment…
go-home = Back to the games
dismiss = Close this message
skip-to-page = Skip to the page
missing-title = There is nothing here
missing-text = This address leads to no page. Perhaps the table was closed, or the link is incomplete.
problem-unreachable = The server does not answer. Nothing was lost; try again in a moment.
problem-unreadable = The server answered with something that cannot be read.

nav-label = Pages
nav-join = Join
nav-mine = My tables
nav-watch = Watch
nav-cards = Cards
nav-rules = Rules
nav-replays = Replays
nav-settings = Settings
close = Close
try-again = Try again
nav-menu = Menu
nav-home = eastfront: the games
nav-turn = Your turn: { $game }

problem-not-there = There is no such table, seat or link, or there is none any more.
problem-no-name = Say who you are first: give yourself a name in the settings.
problem-forbidden = The server did not take this from here. Load the page anew and try again.
problem-too-often = That was too often. Wait a minute and try again.
problem-busy = The server is busy. Nothing was changed; try again in a moment.
problem-server-error = Something went wrong on the server. Nothing of it was kept; try again.
problem-stale = The table has moved on meanwhile. Look again, and choose again.
problem-not-now = That cannot be done at this table now. Look again; perhaps it has changed.
problem-not-yours = That is for somebody else to do.
problem-refused = That is not offered now. Look at what is asked.
problem-bad-request = The server does not take that. Check what you have entered and try again.
problem-bad-set-up = No table can be set up like that. Check what you have chosen.
problem-broken-file = This file is no game that can be played again.
problem-too-large = That is larger than the server takes.
problem-wrong-method = This page and the server do not understand each other. Load the page anew.
stale-title = This page could not be loaded
stale-text = Either the server does not answer, or it was renewed while this window was open. Nothing of your games is lost.
stale-reload = Load the page anew

level-conscript = Conscript
level-conscript-text = Takes any option: there to measure others by.
level-recruit = Recruit
level-recruit-text = Plays sensibly and quickly: a first opponent.
level-sergeant = Sergeant
level-sergeant-text = Weighs things well and makes few mistakes: for those who know the game.
level-captain = Captain
level-captain-text = Tries out his options a few turns ahead: hard to beat.
level-own-text = Added by whoever runs this server.
seats-label = Seats
seat-number = Seat { $number }
seat-free = a free seat
seat-computer = computer
clock-is-none = no clock
clock-is-move = { $minutes } min a move
clock-is-bank = { $minutes } min a player, { $increment } s more after each move
clock-is-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $low } to { $high } players
players-either = { $low } or { $high } players
